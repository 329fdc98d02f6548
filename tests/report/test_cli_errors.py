"""What every command says when it cannot be carried out: one clear line, in Chinese where asked for, and code 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from conformance_report.adapter_check import Check, check_adapter
from conformance_report.cli import main
from conformance_report.config import suite_info
from conformance_report.engines.stdio import StdioEngine


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Run a command line that must be refused; what it says on stderr."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str) -> str:
        assert main(arguments) == 2
        captured = capsys.readouterr()
        assert not captured.out
        assert "Traceback" not in captured.err
        return captured.err

    return run


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("judge 9 --rules nope", "发四"),
        ("judge 9 --set threes=held", "--rules"),
        ("judge 9 --rules fasi --set thres=held", "是否想写 threes"),
        ("judge 9 --rules fasi --set threes=what", "可用 held、ordinary"),
        ("judge 9 --rules fasi --set threes", "threes=ordinary"),
        ("judge 9 --house /nowhere/x.toml", "文件不存在"),
        ("judge 9 --foo", "没有这个选项"),
        ("rules CMP-999", "没有“CMP-999”这条规则"),
        ("rules --search zzzz", "没有规则提到"),
        ("rules --compare fasi nope", "没有“nope”这套规则"),
        ("rules A B", "多写了参数"),
        ("settle --order", "少写了参数"),
    ],
)
def test_players_are_told_in_chinese(refused, line: str, says: str) -> None:
    assert says in refused(*line.split(), "--lang", "zh")


def test_the_locale_decides_where_lang_is_left_out(refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert "没有“CMP-999”这条规则" in refused("rules", "CMP-999")
    assert "There is no rule 'CMP-999'" in refused("rules", "CMP-999", "--lang=en")


def test_house_rules_are_refused_in_both_languages(refused, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('extends = "fasi"\n[set]\nthrees = "what"\n', "utf-8")
    assert "my.toml：threes 不能是“what”" in refused("judge", "9", "--house", str(path), "--lang", "zh")
    assert "my.toml: threes cannot be 'what'" in refused("judge", "9", "--house", str(path))


@pytest.mark.parametrize("cards", ["", "9" * 17, "DDDDD", "3" * 100_000])
def test_cards_that_four_packs_do_not_have_are_refused(refused, cards: str) -> None:
    assert len(refused("judge", cards)) < 200


def test_all_the_cards_of_a_rank_can_be_judged() -> None:
    assert main(["judge", "9" * 16 + "DDDD", "--rules", "fasi", "--json"]) == 0


def test_the_option_is_named_as_it_was_given(refused) -> None:
    assert refused("rules", "--document", "/nowhere/x.toml").startswith("gouji: --document /nowhere/x.toml: ")


@pytest.mark.parametrize("more", [["CMP"], ["--search", "joker"], ["--document", "fasi"]])
def test_compare_stands_alone(refused, more: list[str]) -> None:
    assert "--compare stands alone" in refused("rules", *more, "--compare", "fasi", "biesan")


def test_a_time_limit_without_end_is_refused_before_the_run(refused) -> None:
    assert "--timeout" in refused("certify", "--engine", "oracle", "--timeout", "inf")


@pytest.mark.parametrize(("case", "hint"), [("x", ""), ("CMP-005/nope", "There is CMP-005/"), ("nope/x", "")])
def test_a_wrong_case_is_answered_by_one_like_it_or_none(refused, case: str, hint: str) -> None:
    said = refused("certify", "--engine", "oracle", "--case", case)
    assert hint in said if hint else "There is" not in said


def test_two_rule_sets_of_one_name_are_told_apart_or_refused(refused, tmp_path: Path) -> None:
    files = []
    for threes in ("held", "ordinary"):
        files.append(tmp_path / f"{threes}.toml")
        files[-1].write_text(f'name = "ours"\nextends = "fasi"\n[set]\nthrees = "{threes}"\n', "utf-8")
    given = [word for path in files for word in ("--house", str(path))]
    assert "called 'ours'" in refused("judge", "9", *given)


def test_a_rule_set_named_twice_is_asked_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "9", "--rules", "fasi", "--rules", "fasi", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("under fasi") == 1


def test_a_file_that_cannot_be_written_is_named(refused) -> None:
    said = refused("completion", "--shell", "bash", "--output", "/proc/nowhere")
    assert said.startswith("gouji: /proc/nowhere: ")
    assert "permissions" in said


def test_checks_of_an_adapter_are_told_as_they_are_made() -> None:
    vice = Path("tests/miniatures/vices/honest.py")
    made = check_adapter(StdioEngine([sys.executable, str(vice)], suite=suite_info()))
    first = next(made)
    assert isinstance(first, Check)
    assert first.passed
    assert sum(1 for _ in made) > 10


def test_a_silent_start_names_the_option_of_the_start() -> None:
    silent = [sys.executable, "-c", "import time; time.sleep(30)"]
    found = list(check_adapter(StdioEngine(silent, suite=suite_info(), start_timeout=0.3)))
    assert len(found) == 1
    assert found[0].mend is not None
    assert "--start-timeout" in found[0].mend.en


LONG = "9" * 5000
"""More digits than the interpreter turns into a number."""
DEEP = f"x = {'[' * 5000}"


@pytest.mark.parametrize(
    "line",
    [
        f"settle --order 031425 --shao 1:0:{LONG}",
        "settle --order 031425 --shao 1:0:37",
        f"settle --order 031425 --burn {LONG}:0",
        f"settle --order 031425 --revolted {LONG}",
        f"judge 9 --rules fasi --set points_per_card={LONG}",
    ],
)
def test_numbers_beyond_reason_are_refused(refused, line: str) -> None:
    refused(*line.split())


@pytest.mark.parametrize("text", [DEEP, f"order = [{LONG}]"])
@pytest.mark.parametrize("line", ["settle --file", "judge 9 --house", "certify --engine oracle --known"])
def test_files_beyond_reason_are_refused(refused, tmp_path: Path, line: str, text: str) -> None:
    path = tmp_path / "big.toml"
    path.write_text(text, "utf-8")
    assert "big.toml: not TOML" in refused(*line.split(), str(path))
