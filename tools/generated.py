"""All that is generated, at once: python -m tools.generated --check, or --write."""

from __future__ import annotations

from collections.abc import Mapping

from tools import (
    common,
    kill_matrix,
    protocol_schemas,
    record_deals,
    record_matches,
    report_schema,
    state_diagram,
    traceability,
)

TOOLS = (protocol_schemas, report_schema, record_deals, record_matches, state_diagram, traceability, kill_matrix)


def make() -> Mapping[str, str]:
    """The texts of every tool by path."""
    files: dict[str, str] = {}
    for tool in TOOLS:
        files |= tool.make()
    return files


if __name__ == "__main__":
    raise SystemExit(common.main("generated files", make))
