"""Generated files: write them, or check that they are what would be written."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent


def main(what: str, make: Callable[[], Mapping[str, str]]) -> int:
    """Run a tool that makes files (their texts by path from the root): --write them, or --check that they stand."""
    parser = argparse.ArgumentParser(description=f"{what}. Example: python -m tools.{Path(sys.argv[0]).stem} --check")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--check", action="store_true", help="exit with 1 when a file is not what would be written")
    mode.add_argument("--write", action="store_true", help="write the files")
    arguments = parser.parse_args()
    return write(make()) if arguments.write else check(what, make())


def write(files: Mapping[str, str]) -> int:
    """Write every file that changed."""
    for name, text in files.items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"wrote {name}")
    return 0


def check(what: str, files: Mapping[str, str]) -> int:
    """Name every file that is not what would be written."""
    stale = [
        name for name, text in files.items() if not (ROOT / name).exists() or (ROOT / name).read_text("utf-8") != text
    ]
    for name in stale:
        print(f"{name} is out of date ({what}); run the tool with --write and look at the difference")
    return 1 if stale else 0


def schema_of(kind: type[Any], title: str) -> str:
    """The JSON Schema of a type, as the text of its file."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    found: dict[str, Any] = head | msgspec.json.schema(kind)
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"
