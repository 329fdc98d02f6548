"""`gouji oracle`: the reference engine as a process, speaking the protocol on stdin and stdout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conformance_report.cli.common import rule_sets
from conformance_report.engines.oracle_service import FOUR_RULE_SETS, OracleService, serve

EXAMPLES: Final = """Examples:
  gouji oracle < questions.ndjson
  gouji certify --engine "gouji oracle"
  gouji oracle --rules shandong --set threes=ordinary"""


def oracle(
    *,
    rules: list[str] = [],  # noqa: B006
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    house: list[Path] = [],  # noqa: B006
) -> int:
    """Answer the adapter protocol on stdin and stdout by the reference oracle.

    Parameters
    ----------
    rules
        A rule set to declare; may be repeated. Without it: the four.
    set_
        A policy set otherwise in the rule sets named by --rules, as key=value; may be repeated.
    house
        House rules in a TOML file, declared as well.
    """
    asked = rule_sets(rules, set_, house)
    service = OracleService([one.rules for one in asked] or FOUR_RULE_SETS)
    out = sys.stdout.buffer

    def write(line: bytes) -> None:
        out.write(line)
        out.flush()

    serve(sys.stdin.buffer, service, write)
    return 0
