"""`gouji certify` and `gouji adapter check` from the command line: exit codes, selections, files, errors."""

from __future__ import annotations

import io
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from conformance_report.cli import main
from conformance_report.cli.certify import ProgressLines
from conformance_report.render.write import FILES
from conformance_report.results.report import load_report
from conformance_report.run import Progress

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = shlex.join([sys.executable, str(ROOT / "adapters/python/engine.py")])
ONE = "CMP-001/more-or-fewer"


def vice(name: str) -> str:
    return shlex.join([sys.executable, str(ROOT / f"tests/miniatures/vices/{name}.py")])


@pytest.fixture
def gouji(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Run a command line; its exit code, stdout and stderr."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return code, captured.out, captured.err

    return run


def test_a_conformant_engine_gets_a_verdict_and_all_files(gouji, tmp_path: Path) -> None:
    code, out, _ = gouji("certify", "--engine", EXAMPLE, "--level", "cards", "--jobs", "2", "--out", str(tmp_path))
    assert code == 0
    assert "conforms to chongdian, biesan, shandong and fasi" in out
    assert {*FILES, "report.ndjson"} == {path.name for path in tmp_path.iterdir()}
    for name in ("report.json", "report.ndjson"):
        assert len(load_report(tmp_path / name).cases) == len(
            json.loads((tmp_path / "report.json").read_text())["cases"]
        )


def test_failed_runs_exactly_what_failed(gouji, tmp_path: Path) -> None:
    engine = vice("changes_its_answer")
    code, _, _ = gouji(
        "certify", "--engine", vice("crashes_on_third"), "--rule", "CMP-001", "--out", str(tmp_path / "a")
    )
    assert code == 3
    lost = set(load_report(tmp_path / "a" / "report.json").failed_ids())
    code, out, _ = gouji(
        "certify", "--engine", engine, "--failed", str(tmp_path / "a" / "report.json"), "--out", str(tmp_path / "b")
    )
    assert {case.id for case in load_report(tmp_path / "b" / "report.ndjson").cases} == lost
    assert "no certificate" in out
    assert code == 0


def test_house_rules_and_set_are_the_rule_set_under_test(gouji, tmp_path: Path) -> None:
    house = tmp_path / "club.toml"
    house.write_text('name = "Club"\nextends = "biesan"\n[set]\njoker_compare = "count-or-kind"\n', "utf-8")
    by_file = (
        "certify",
        "--engine",
        "oracle",
        "--house",
        str(house),
        "--rule",
        "CMP-007",
        "--out",
        str(tmp_path / "a"),
    )
    code, out, _ = gouji(*by_file)
    assert code == 0
    assert "Club" in out
    by_set = ("--rules", "biesan", "--set", "joker_compare=count-or-kind", "--rule", "CMP-007")
    code, out, _ = gouji("certify", "--engine", "oracle", *by_set, "--out", str(tmp_path / "b"))
    assert code == 0
    assert "biesan+joker_compare=count-or-kind" in out
    same = [
        [(case.id, case.outcome) for case in load_report(tmp_path / name / "report.json").cases] for name in ("a", "b")
    ]
    assert same[0] == same[1]


def test_known_failures_are_shown_and_rot_is_not_tolerated(gouji, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('[[known]]\nrule = "CMP-001"\nreason = "it should fail, and passes"\n', "utf-8")
    arguments = ("certify", "--engine", "oracle", "--rules", "fasi", "--rule", "CMP-001", "--known", str(known))
    code, out, _ = gouji(*arguments, "--out", str(tmp_path / "a"))
    assert code == 1
    assert "is a known failure and passes" in out
    known.write_text('[[known]]\ncase = "CMP-001/nowhere"\nreason = "gone"\n', "utf-8")
    assert gouji(*arguments, "--out", str(tmp_path / "b"))[0] == 0  # a part of the suite says nothing about the rest
    whole = ("certify", "--engine", "oracle", "--rules", "fasi", "--level", "cards", "--known", str(known))
    code, out, _ = gouji(*whole, "--out", str(tmp_path / "c"))
    assert code == 1
    assert "matches no case" in out


def test_the_exit_code_tells_how_it_ended(gouji, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path))
    one = ("--rules", "biesan", "--rule", "CARD-003")
    assert gouji("certify", "--engine", vice("answers_invented_method"), "--rules", "biesan", *out)[0] == 1
    assert gouji("certify", "--engine", vice("honest"), *one, *out)[0] == 0
    assert gouji("certify", "--engine", vice("exits_at_once"), *one, *out)[0] == 4
    assert gouji("adapter", "check", "--engine", EXAMPLE)[0] == 0
    assert gouji("adapter", "check", "--engine", vice("answers_invented_method"))[0] == 1
    assert gouji("adapter", "check", "--engine", vice("exits_at_once"))[0] == 4


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("engine", [vice("exits_at_once"), "sleep 30", "cat"])
def test_certify_and_adapter_check_say_the_same_of_a_failed_handshake(
    gouji, tmp_path: Path, engine: str, lang: str
) -> None:
    asked = ("--engine", engine, "--start-timeout", "0.5", "--lang", lang)
    code, certified, _ = gouji("certify", *asked, "--out", str(tmp_path))
    assert code == 4
    code, checked, _ = gouji("adapter", "check", *asked)
    assert code == 4
    sentence = checked.splitlines()[-1]
    assert sentence.startswith(
        "引擎无法启动：no handshake: " if lang == "zh" else "The engine could not be started: no handshake: "
    )
    assert f"? {sentence}" in certified.splitlines()
    assert "gouji adapter check --engine" in certified


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "certify: 1,200 of 4,967 cases…"), ("zh", "已完成 1,200 个用例，共 4,967 个")]
)
def test_a_run_without_a_terminal_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, lang: Any, words: str) -> None:
    now = [100.0]
    monkeypatch.setattr("conformance_report.cli.certify.time.monotonic", lambda: now[0])
    written = io.StringIO()
    lines = ProgressLines(Console(file=written, highlight=False), lang)

    def told(seconds: float, done: int) -> list[str]:
        now[0] = 100.0 + seconds
        lines.tell(Progress(done=done, total=4967, failed=0, errored=0))
        return written.getvalue().splitlines()

    assert told(1.9, 1100) == []
    assert words in told(2.1, 1200)[0]
    assert len(told(11.9, 2000)) == 1
    assert len(told(12.2, 2100)) == 2
    assert len(told(90.0, 4967)) == 2


def test_the_lines_of_a_run_go_to_stderr_and_name_all_its_cases(
    gouji, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    arguments = ("certify", "--engine", "oracle", "--rules", "fasi", "--rules", "biesan", "--rule", "CMP-001")
    monkeypatch.setattr("conformance_report.cli.certify._FIRST_LINE_AFTER", 600.0)
    assert gouji(*arguments, "--out", str(tmp_path / "at-once"))[2] == ""
    monkeypatch.setattr("conformance_report.cli.certify._FIRST_LINE_AFTER", 0.0)
    monkeypatch.setattr("conformance_report.cli.certify._NEXT_LINE_AFTER", 0.0)
    err = gouji(*arguments, "--out", str(tmp_path / "told"))[2]
    cases = [one for one in load_report(tmp_path / "told" / "report.json").cases if one.outcome == "passed"]
    told = err.splitlines()
    assert told[-1] == f"certify: {len(cases) - 1} of {len(cases)} cases…"
    assert len({line.partition(" of ")[2] for line in told}) == 1
    assert gouji(*arguments, "--quiet", "--out", str(tmp_path / "quiet"))[2] == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "--engine"),
        (("--engine", ""), "--engine"),
        (("--engine", "no-such-command-anywhere"), "not on PATH"),
        (("--engine", "oracle", "--rules", "nowhere"), "chongdian"),
        (("--engine", "oracle", "--level", "cellar"), "cards, play, deal, match"),
        (("--engine", "oracle", "--case", "CMP-001/nowhere"), "no such case"),
        (("--engine", "oracle", "--rule", "CMP-099"), "CMP-099"),
        (("--engine", "oracle", "--failed", "/no/such/report.json"), "/no/such/report.json"),
        (("--engine", "oracle", "--known", "/no/such.toml"), "/no/such.toml"),
        (("--engine", "oracle", "--jobs", "0"), "--jobs"),
        (("--engine", "oracle", "--timeout", "soon"), "--timeout"),
        (("--engine", "oracle", "--rule", "CMP-001", "--out", "/dev/null/report"), "--out"),
    ],
)
def test_a_wrong_option_is_one_clear_line_and_exit_code_2(gouji, arguments: tuple[str, ...], words: str) -> None:
    code, out, err = gouji("certify", *arguments)
    assert (code, out) == (2, "")
    assert words in err


def test_a_truncated_report_is_refused_with_its_line(gouji, tmp_path: Path) -> None:
    gouji("certify", "--engine", "oracle", "--rule", "CARD-003", "--rules", "fasi", "--out", str(tmp_path))
    stream = tmp_path / "report.ndjson"
    stream.write_text("".join(stream.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    code, _, err = gouji("certify", "--engine", "oracle", "--failed", str(stream), "--out", str(tmp_path / "b"))
    assert code == 2
    assert "report.ndjson" in err
