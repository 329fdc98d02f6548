"""JSON Schemas of the protocol, from the typed messages: the parameters and the result of each method."""

from __future__ import annotations

import json
from collections.abc import Mapping

import msgspec

from conformance_report.protocol.messages import METHODS, PROTOCOL_VERSION
from tools import common

WHAT = "the JSON Schemas of the protocol"


def make() -> Mapping[str, str]:
    """The texts by path."""
    files: dict[str, str] = {}
    for method, (params, result) in METHODS.items():
        for part, kind in (("params", params), ("result", result)):
            schema = msgspec.json.schema(kind)
            head = {
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "title": f"{method} {part}, protocol {PROTOCOL_VERSION}",
            }
            text = json.dumps(head | schema, indent=2, ensure_ascii=False)
            files[f"conformance_report/protocol/schemas/{method}.{part}.json"] = text + "\n"
    return files


if __name__ == "__main__":
    raise SystemExit(common.main(WHAT, make))
