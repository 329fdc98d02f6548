"""`gouji adapter check`: is the adapter itself correctly written?"""

from __future__ import annotations

from typing import Final

from cyclopts import App

from conformance_report.adapter_check import check_adapter
from conformance_report.cli.common import UsageError, language_of, output
from conformance_report.config import suite_info
from conformance_report.engines.address import CommandAddress, parse_address
from conformance_report.engines.stdio import StdioEngine

EXAMPLES: Final = """Example:
  gouji adapter check --engine "node my-engine.js"
Exit code: 0 correctly written, 1 something to mend, 2 usage, 4 the engine could not be started."""

app = App(name="adapter", help="Help for the authors of adapters.", help_epilogue=EXAMPLES)
