"""Print the tables asked for by name, or all of them: `python -m tools.bench [judging] [plies] …`."""

from __future__ import annotations

import sys

from tools.bench import checked, differential, judging, plies, suite

TABLES = {
    "judging": judging.report,
    "plies": plies.report,
    "checked": checked.report,
    "differential": differential.report,
    "suite": suite.report,
}


def main(names: list[str]) -> int:
    """Measure and print. The exit code."""
    if {"--help", "-h"} & set(names):
        print(f"python -m tools.bench [TABLE …]: print these tables, or all: {', '.join(TABLES)}.")
        return 0
    unknown = [name for name in names if name not in TABLES]
    if unknown:
        print(f"There is no table {unknown[0]!r}; there are {', '.join(TABLES)}.", file=sys.stderr)
        return 2
    for name in names or TABLES:
        print(f"measuring {name} …", file=sys.stderr)
        print(TABLES[name]())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
