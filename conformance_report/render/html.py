"""The run as one HTML page."""

from __future__ import annotations

from html import escape

from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate


def render(run: Run, certificate: Certificate) -> bytes:
    """The page."""
    sentence = escape(certificate.sentence.en)
    return f"<!doctype html><html lang='en'><meta charset='utf-8'><title>gouji</title><p>{sentence}</p>".encode()
