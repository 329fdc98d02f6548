"""The suite: cases a second against plain parametrised pytest, and `gouji certify` with one job and two."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from conformance_report.suite import load_suite, suite_root
from oracle.rulesets import BASES, base_rules, policy_values
from tools.bench.measure import Figure, table

ROOT = Path(__file__).resolve().parent.parent.parent
PLAIN = """import pytest

@pytest.mark.parametrize("n", range({number}))
def test_case(n):
    assert isinstance(n, int)
"""
PASSES = 3


def report() -> str:
    """The two tables."""
    values = policy_values(base_rules("biesan"))
    number = sum(case.applies(values) for case in load_suite(suite_root()))
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "test_plain.py"
        plain.write_text(PLAIN.format(number=number), "utf-8")
        quiet = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        bare = _best([*quiet, "--rootdir", folder, str(plain)])
        ours = _best([*quiet, str(ROOT / "scenarios"), "--engine=oracle", "--rules=biesan"])
        engine = f"{sys.executable} {ROOT / 'adapters/python/engine.py'}"
        certify = [
            sys.executable,
            "-m",
            "conformance_report",
            "certify",
            "--engine",
            engine,
            "--quiet",
            "--out",
            folder,
        ]
        one, two = _best([*certify, "--jobs", "1"]), _best([*certify, "--jobs", "2"])
    every = len(load_suite(suite_root())) * len(BASES)
    return "\n".join(
        [
            table(
                f"The suite under pytest: {number} cases",
                "cases",
                [Figure("plain parametrised pytest", number / bare), Figure("the suite on the oracle", number / ours)],
            ),
            table(
                "gouji certify, adapters/python, all four rule sets",
                "cases",
                [Figure("one job", every / one), Figure("two jobs", every / two)],
            ),
        ]
    )


def _best(command: list[str]) -> float:
    """The shortest of several passes, start and end of the process included, in seconds; compiled files are kept."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(PASSES):
        began = time.perf_counter()
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env=environment)
        times.append(time.perf_counter() - began)
    return min(times)
