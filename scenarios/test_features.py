"""Every scenario of every feature as a test. The plugin of the suite gives it an engine and collects the results."""

from __future__ import annotations

from pathlib import Path

from pytest_bdd import scenarios

scenarios(str(Path(__file__).resolve().parent.parent / "features"))
