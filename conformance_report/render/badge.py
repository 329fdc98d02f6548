"""The verdict as a badge: a small SVG that stands alone, and the JSON that shields.io draws one from."""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec

from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate, Verdict

_LABEL: Final = "gouji"
_COLOURS: Final = {Verdict.CONFORMANT: "#1a7f37", Verdict.NONCONFORMANT: "#b42318", Verdict.INCOMPLETE: "#8a5a00"}
_NARROW: Final = frozenset("fijlrt .,:'!|()[]I1")
_SIDE: Final = 8.0


def render_json(run: Run, certificate: Certificate) -> bytes:
    """The badge as shields.io reads it from an address."""
    badge = {
        "schemaVersion": 1,
        "label": _LABEL,
        "message": message(run, certificate),
        "color": _COLOURS[certificate.verdict],
        "isError": certificate.verdict is Verdict.NONCONFORMANT,
    }
    return msgspec.json.encode(badge) + b"\n"


def render_svg(run: Run, certificate: Certificate) -> bytes:
    """The badge as an SVG of 20 pixels' height without fonts or addresses of its own."""
    words, colour = message(run, certificate), _COLOURS[certificate.verdict]
    left, right = _width(_LABEL), _width(words)
    title = escape(f"{_LABEL}: {words}")
    svg = f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{left + right:.0f}" height="20" role="img" aria-label="{title}">
<title>{title}</title>
<clipPath id="r"><rect width="{left + right:.0f}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="{left:.0f}" height="20" fill="#444"/>\
<rect x="{left:.0f}" width="{right:.0f}" height="20" fill="{colour}"/></g>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">\
<text x="{left / 2:.1f}" y="14">{_LABEL}</text><text x="{left + right / 2:.1f}" y="14">{escape(words)}</text></g>
</svg>
"""
    return svg.encode()


def message(run: Run, certificate: Certificate) -> str:
    """The verdict in a few words: a part of the suite or known failures are never hidden behind it."""
    if certificate.verdict is Verdict.INCOMPLETE:
        return "incomplete"
    rulesets = certificate.rulesets
    if certificate.verdict is Verdict.NONCONFORMANT:
        if len(rulesets) == 1:
            return "not conformant"
        wrong = sum(one.verdict is Verdict.NONCONFORMANT for one in rulesets)
        return f"not conformant ({wrong} of {len(rulesets)} rule sets)"
    words = "conformant"
    if known := sum(one.known_failing for one in rulesets):
        words += f" but {known} known"
    where = rulesets[0].label if len(rulesets) == 1 else f"{len(rulesets)} rule sets"
    return f"{words} ({'part, no certificate' if run.partial else where})"


def _width(words: str) -> float:
    return round(2 * _SIDE + sum(4.2 if one in _NARROW else 7.2 for one in words))
