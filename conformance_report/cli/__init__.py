"""The `gouji` command."""

from conformance_report.cli.app import main

__all__ = ["main"]
