"""The renderings for people, apart from what needs a browser: the terminal, the lines that reproduce, the page's text."""

from __future__ import annotations

import io
import json
import re
import shlex
from html.parser import HTMLParser

import pytest
from rich.console import Console

from conformance_report.certify import certify
from conformance_report.engines.port import Exchange
from conformance_report.render import html
from conformance_report.render.reproduce import certify_line, pipe_lines, run_line
from conformance_report.render.terminal import print_run
from conformance_report.render.text import visible
from conformance_report.render.words import OUTCOMES, STATES, VERDICTS
from conformance_report.results import EngineUnderTest, Outcome, RuleState, Run, Verdict
from oracle.catalogue import rules
from oracle.catalogue.book import TOPICS
from tests.report import factory


def printed(run: Run, *, quiet: bool = False, language: str = "en", colour: bool = False, width: int = 100) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=colour, color_system="standard" if colour else None)
    print_run(console, run, certify(run), rules=dict(rules()), quiet=quiet, language=language)
    return file.getvalue()


class Page(HTMLParser):
    """What a browser makes of the page: its elements, and the JSON in it."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self._in_data = False
        self.data = ""
        self.text = ""
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._in_data = dict(attrs).get("id") == "data"

    def handle_endtag(self, tag: str) -> None:
        self._in_data = self._in_data and tag != "script"

    def handle_data(self, data: str) -> None:
        if self._in_data:
            self.data += data
        self.text += data


def page_of(run: Run) -> Page:
    return Page(html.render(run, certify(run)))


def test_every_outcome_verdict_and_state_has_its_own_symbol_and_words() -> None:
    for words, members in ((OUTCOMES, Outcome), (VERDICTS, Verdict), (STATES, RuleState)):
        assert set(words) == set(members)
        assert len({one.symbol for one in words.values()}) == len(words)
        assert all(one.en and one.zh for one in words.values())


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("够级 ok\n\t", "够级 ok\n\t"),
        ("\x00\x1b[31m", "⟨U+0000⟩⟨U+001B⟩[31m"),
        ("\u202eabc\u2066\u200b\ufeff", "⟨U+202E⟩abc⟨U+2066⟩⟨U+200B⟩⟨U+FEFF⟩"),
        ("a\r\nb\rc", "a\nb⟨U+000D⟩c"),
        ("\ufffe\U0010ffff\u2028", "⟨U+FFFE⟩⟨U+10FFFF⟩⟨U+2028⟩"),
        ("\ud800", "⟨U+D800⟩"),
        ("🂡𠮷", "🂡𠮷"),
    ],
)
def test_what_is_unseen_is_shown(text: str, wanted: str) -> None:
    assert visible(text) == wanted


def test_the_lines_that_reproduce_are_safe_for_a_shell() -> None:
    run = factory.build(
        [factory.failed("CMP-002/it's $(here)", ruleset="biesan+opening_plays=natural")],
        labels=("biesan+opening_plays=natural",),
        engine=EngineUnderTest(address="node 'my engine.js'", name="x"),
    )
    words = shlex.split(certify_line(run, run.cases[0]))
    assert words == [
        "gouji", "certify", "--engine", "node 'my engine.js'", "--rules", "biesan", "--set", "opening_plays=natural",
        "--case", "CMP-002/it's $(here)",
    ]  # fmt: skip
    (pipe,) = pipe_lines(run, run.cases[0])
    assert shlex.split(pipe)[2] == run.cases[0].exchanges[0].sent.strip()
    assert pipe.endswith("| node 'my engine.js'")
    assert run_line(run) == "gouji certify --engine 'node my-engine.js'"


def test_a_question_kept_only_in_part_is_not_piped() -> None:
    cut = Exchange(sent='{"jsonrpc":"2.0", …', received="", ms=1)
    run = factory.build([factory.failed("CMP-002/b", exchanges=(cut,))])
    assert pipe_lines(run, run.cases[0]) == ()


def test_the_terminal_says_everything_of_a_failure() -> None:
    text = printed(factory.build([factory.case("CMP-001/a"), factory.failed("CMP-002/b")]))
    for words in (
        "✗ failed CMP-002/b", "beats = false", "beats = true", rules()["CMP-002"].statement.en,
        "gouji certify --engine 'node my-engine.js' --rules biesan --case CMP-002/b",
        "does not conform to biesan at level cards: 1 of 2 required cases failed.",
        "1 passed, 1 failed, 0 could not run",
    ):  # fmt: skip
        assert words in text, text
    assert text.index("CMP-002/b") < text.index("does not conform"), "the verdict stands last, where it is seen"


def test_the_terminal_shows_could_not_run_and_known_failures_beside_the_totals() -> None:
    text = printed(factory.failing(), quiet=True)
    assert re.search(r"\d+ could not run \(1 known to fail\)", text), text


def test_the_terminal_in_chinese() -> None:
    text = printed(factory.incomplete(), language="zh")
    for words in ("尚不能断定", "未能运行", "出错"):
        assert words in text


def test_quiet_is_the_verdict_and_the_totals_alone() -> None:
    lines = printed(factory.passing(), quiet=True).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("✓ my-engine 1.4.2 conforms")


def test_the_terminal_is_plain_without_colour_and_never_lets_the_engine_act() -> None:
    plain = printed(factory.failing())
    assert "\x1b" not in plain
    assert "\u202e" not in plain
    assert "\x00" not in plain
    coloured = printed(factory.failing(), colour=True)
    assert "\x1b[" in coloured
    assert "⟨U+001B⟩[31m" in coloured, "what the engine wrote is shown, not obeyed"


def test_the_page_needs_nothing_from_elsewhere() -> None:
    page = page_of(factory.failing(hostile=False))
    for tag, attributes in page.elements:
        assert tag not in ("link", "iframe", "object", "embed", "base", "img", "audio", "video")
        assert "src" not in attributes
    policy = [attributes.get("content") for _, attributes in page.elements if "http-equiv" in attributes]
    assert policy
    assert str(policy[0]).startswith("default-src 'none'")
    anchors = {str(attributes["href"]) for tag, attributes in page.elements if tag == "a"}
    assert {one for one in anchors if not one.startswith("#")} == {"https://example.org/my-engine"}


def test_nothing_that_the_engine_says_becomes_markup() -> None:
    hostile, tame = page_of(factory.failing()), page_of(factory.failing(hostile=False))
    count = [sum(tag == "script" for tag, _ in page.elements) for page in (hostile, tame)]
    assert count == [2, 2]
    assert not [tag for tag, _ in hostile.elements if tag == "img"]
    assert not [one for _, attributes in hostile.elements for one in attributes if one.startswith("on")]
    assert not [one for _, one in hostile.elements if str(one.get("href", "")).startswith("javascript:")]
    for character in "\x00\x1b\u202e\u2066\u200b\u2028":
        assert character not in hostile.text
    wrong = [one for one in json.loads(hostile.data)["cases"] if one["id"] == "CMP-002/hostile/D-X"]
    assert wrong[0]["actual"] == visible(factory.HOSTILE)


def test_the_page_has_every_case_worst_first() -> None:
    run = factory.failing()
    cases = json.loads(page_of(run).data)["cases"]
    assert len(cases) == len(run.cases)
    outs = [one["out"] for one in cases]
    assert outs.index("failed") == 0
    assert set(outs[-10:]) == {"not-applicable"}
    first_passed = outs.index("passed")
    assert not {"failed", "errored", "could-not-run"} & set(outs[first_passed:])
    counted = [one for one in cases if one["out"] == "failed" and one["required"] and not one["known"]]
    assert cases[: len(counted)] == counted


def test_the_page_of_many_cases_stays_small() -> None:
    run = factory.passing(8000)
    assert len(html.render(run, certify(run))) < 6_000_000
    many = factory.build([factory.failed(f"CMP-001/x/{number}") for number in range(3000)])
    cases = json.loads(page_of(many).data)["cases"]
    assert all(one["cut"] for one in cases[1000:])
    assert all("cut" not in one for one in cases[:1000])


def test_a_long_text_says_that_it_is_cut() -> None:
    run = factory.build([factory.failed("CMP-001/x", stderr="x" * 5000)])
    (case,) = json.loads(page_of(run).data)["cases"]
    assert case["stderr"].endswith("⟨… 1,000 more characters in report.json⟩")


def test_every_topic_has_words() -> None:
    assert set(html._TOPICS) == set(TOPICS)


def test_the_page_of_an_engine_that_never_started() -> None:
    page = page_of(factory.not_started())
    assert "The engine could not be started: no such program: my-engine." in page.text
    assert json.loads(page.data)["cases"] == []
