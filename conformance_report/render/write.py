"""The report as files in a folder, each put in place whole or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from conformance_report.render import badge, ctrf, html, junit
from conformance_report.results.report import encode_report, to_report
from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate

_MAKERS: Final[Mapping[str, Callable[[Run, Certificate], bytes]]] = {
    "report.json": lambda run, certificate: encode_report(to_report(run, certificate)),
    "junit.xml": junit.render,
    "ctrf.json": ctrf.render,
    "badge.svg": badge.render_svg,
    "badge.json": badge.render_json,
    "index.html": html.render,
}
FILES: Final = tuple(_MAKERS)
"""What a report consists of, beside the stream report.ndjson that the run itself writes."""


def write_reports(run: Run, certificate: Certificate, out_dir: Path) -> None:
    """Write every file of the report: all are made before the first is replaced. Raises OSError, leaving no debris."""
    contents = {name: make(run, certificate) for name, make in _MAKERS.items()}
    out_dir.mkdir(parents=True, exist_ok=True)
    waiting: dict[str, Path] = {}
    try:
        for name, content in contents.items():
            waiting[name] = _aside(out_dir, name, content)
        for name in contents:
            waiting[name].replace(out_dir / name)
            del waiting[name]
    finally:
        for path in waiting.values():
            path.unlink(missing_ok=True)


def _aside(out_dir: Path, name: str, content: bytes) -> Path:
    """The content in a new file beside its place, safely on the disk."""
    path = out_dir / f".{name}.{secrets.token_hex(4)}"
    try:
        with path.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path
