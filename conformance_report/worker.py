"""One worker: runs one work order by pytest, in a process of its own, and writes what it finds as lines.

The order comes as JSON on stdin; the lines go to the stdout of the process. What pytest itself prints goes to stderr.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec
import pytest

from conformance_report.config import WorkOrder
from conformance_report.plugin import SuiteRunner
from conformance_report.results.outcome import CaseResult
from conformance_report.results.stream import encode_case
from conformance_report.suite import suite_root

_encode: Final = msgspec.json.Encoder().encode
_QUIET: Final = (
    "-q", "--no-header", "--no-summary", "--tb=no", "-p", "no:cacheprovider", "-p", "pytest_bdd.plugin",
    "-o", "addopts=",
)  # fmt: skip


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ended"):
    """What a worker tells after its last result."""

    restarts: int
    exit_code: int


def main() -> int:
    """Run the order on stdin; exit 0 when every case of it has a result."""
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=WorkOrder)
    lines = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)

    def emit(result: CaseResult) -> None:
        lines.write(encode_case(result))

    runner = SuiteRunner(order, emit)
    exit_code = run_pytest(runner)
    lines.write(_encode(Ended(restarts=runner.restarts, exit_code=exit_code)) + b"\n")
    return 0 if exit_code in (0, 1, 5) else 1


def run_pytest(runner: SuiteRunner) -> int:
    """Run the suite in this process with a runner; pytest's exit code."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    root = suite_root()
    test = root / "scenarios" / "test_features.py"
    arguments = [*_QUIET, "-c", os.devnull, "--rootdir", str(root), str(test)]

    class Named:
        """Registers the runner under its name before anything is configured."""

        def pytest_addoption(self, pluginmanager: pytest.PytestPluginManager) -> None:
            pluginmanager.register(runner, SuiteRunner.NAME)

    return int(pytest.main(arguments, plugins=[Named()]))


if __name__ == "__main__":
    raise SystemExit(main())
