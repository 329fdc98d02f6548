"""The JSON Schema of report.json, from the typed report."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from conformance_report.results.report import Report
from conformance_report.results.run import FORMAT
from tools import common

WHAT = "the JSON Schema of the report"
PATH = "conformance_report/results/schemas/report.schema.json"


def make() -> Mapping[str, str]:
    """The text by its path."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"A report, format {FORMAT}"}
    schema = head | msgspec.json.schema(Report)
    for definition in schema["$defs"].values():
        _close(definition)
    return {PATH: json.dumps(schema, indent=2, ensure_ascii=False) + "\n"}


def _close(definition: dict[str, Any]) -> None:
    """A report is written with every member, and with no other: so says the schema of each object."""
    if "properties" in definition:
        definition["required"] = list(definition["properties"])
        definition["additionalProperties"] = False
        for member in definition["properties"].values():
            member.pop("default", None)


if __name__ == "__main__":
    raise SystemExit(common.main(WHAT, make))
