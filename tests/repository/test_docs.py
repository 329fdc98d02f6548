"""What the documents show is true: the transcript, the smallest adapters, command lines and links."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from conformance_report.adapter_check import check_adapter
from conformance_report.cli.app import app
from conformance_report.config import suite_info
from conformance_report.engines.oracle_service import OracleService
from conformance_report.engines.stdio import StdioEngine
from oracle.rulesets import house_rules

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTS = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not {".venv", "node_modules", "report"} & set(path.relative_to(ROOT).parts) and "_suite" not in str(path)
)
SMALLEST = 60


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of a language in a document."""
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def transcript() -> list[tuple[str, Any]]:
    """The lines of the transcript: the question as sent, the reply as it should be."""
    lines = blocks(ROOT / "adapters/PROTOCOL.md", "transcript")[0].splitlines()
    sent = [line.removeprefix("→ ") for line in lines if line.startswith("→")]
    came = [json.loads(line.removeprefix("← ")) for line in lines if line.startswith("←")]
    assert len(sent) == len(came) > 5
    return list(zip(sent, came, strict=True))


def same(shown: Any, found: Any) -> bool:
    """Whether a reply is the one shown; what is shown as … may be anything, and reasons may be added."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        return set(shown) == set(found) - {"reasons"} and all(same(shown[key], found[key]) for key in shown)
    return bool(shown == found)


def test_the_transcript_is_what_the_oracle_answers() -> None:
    service = OracleService()
    for sent, shown in transcript():
        found = json.loads(service.answer(sent.encode() + b"\n"))
        assert same(shown, found), (sent, found)


def test_the_transcript_is_what_the_example_engine_answers() -> None:
    words = [sys.executable, str(ROOT / "adapters/python/engine.py")]
    text = "".join(sent + "\n" for sent, _ in transcript())
    done = subprocess.run(words, input=text.encode(), capture_output=True, timeout=20, check=True)
    for (sent, shown), line in zip(transcript(), done.stdout.splitlines(), strict=True):
        assert same(shown, json.loads(line)), sent


@pytest.mark.parametrize(
    ("language", "name", "command"), [("python", "smallest.py", sys.executable), ("javascript", "smallest.mjs", "node")]
)
def test_the_smallest_adapter_passes_the_check(language: str, name: str, command: str, tmp_path: Path) -> None:
    if shutil.which(command) is None:
        if os.environ.get("CI"):
            pytest.fail("node is missing")
        pytest.skip("did not run: node is not installed, so the adapter in Node cannot be started")
    source = blocks(ROOT / "adapters/README.md", language)[0]
    assert len(source.splitlines()) <= SMALLEST
    path = tmp_path / name
    path.write_text(source, "utf-8")
    found = list(check_adapter(StdioEngine([command, str(path)], suite=suite_info())))
    assert [one for one in found if not one.passed] == []


def command_lines() -> list[str]:
    """Every command line of gouji in the documents, shown in a block of its own."""
    found = []
    for path in DOCUMENTS:
        found += re.findall(r"^ {4}gouji ([a-z].*?)(?: {3,}#.*)?$", path.read_text("utf-8"), re.MULTILINE)
    return found


def test_every_command_line_has_a_known_command_and_known_options() -> None:
    lines = command_lines()
    assert len(lines) > 8
    for line in lines:
        words = re.findall(r'"[^"]*"|\S+', line)
        command = app
        while words and words[0] in command:
            command = command[words.pop(0)]
        assert command is not app, line
        options = {word for word in words if word.startswith("--")}
        known = {name for argument in command.assemble_argument_collection() for name in argument.names}
        assert options <= known, (line, options - known)


def test_links_between_documents_lead_somewhere() -> None:
    for path in DOCUMENTS:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
            assert (path.parent / target).exists(), f"{path.relative_to(ROOT)} links to {target}"


def test_the_house_rules_shown_can_be_loaded() -> None:
    for text in blocks(ROOT / "docs/house-rules.md", "toml"):
        assert house_rules(text, "shown.toml").departures


def test_nothing_speaks_of_a_place_outside_the_repository() -> None:
    outside = re.compile(r"\.\./shared|/work/|/root/|/tmp/gj")
    for path in ROOT.rglob("*"):
        inside = path.relative_to(ROOT).parts
        if path.suffix in {".py", ".md", ".toml", ".feature", ".mjs", ".json"} and not inside[0].startswith(
            (".", "report")
        ):
            assert path.name == "test_docs.py" or not outside.search(path.read_text("utf-8")), path
