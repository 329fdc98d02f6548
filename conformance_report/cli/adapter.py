"""`gouji adapter check`: is the adapter itself correctly written?"""

from __future__ import annotations

from typing import Final

from cyclopts import App

EXAMPLES: Final = """Example:
  gouji adapter check --engine "node my-engine.js"
Exit code: 0 correctly written, 1 something to mend, 2 usage, 4 the engine could not be started."""

app = App(name="adapter", help="Help for the authors of adapters.", help_epilogue=EXAMPLES)
