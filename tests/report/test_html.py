"""The page in a browser: what is shown, found, copied and reached by key, in both languages, wide, narrow and dark."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance_report.certify import certify
from conformance_report.render import html
from conformance_report.results import Run
from tests.report import factory

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
RUNS = {
    "passing": factory.passing,
    "failing": factory.failing,
    "incomplete": factory.incomplete,
    "left open": factory.left_open,
    "not started": factory.not_started,
}


def missing(what: str) -> None:
    """Without a browser the tests are skipped, but never silently where they must run."""
    if os.environ.get("CI"):
        pytest.fail(f"{what}, and CI is set: the page must be tested there")
    pytest.skip(what)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed")
    if not CHROMIUM.exists():
        missing(f"{CHROMIUM} is not there; install the package chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        yield running
        running.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("pages")
    for name, make in RUNS.items():
        write(made / f"{name}.html", make())
    return made


def write(path: Path, run: Run) -> None:
    path.write_bytes(html.render(run, certify(run)))


class Opened:
    """One page, with everything that it asked of the network and every error of its script."""

    def __init__(self, context: Any, address: str) -> None:
        self.page = context.new_page()
        self.address = address
        self.requests: list[str] = []
        self.errors: list[str] = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.goto(address)

    def shown(self) -> list[str]:
        """The ids of the cases in the list."""
        found: list[str] = self.page.locator("#list summary .what code").all_text_contents()
        return found

    def count(self) -> int:
        """How many cases the page says that it found."""
        return int(self.page.locator("#count .en").text_content().split(" ")[0].replace(",", ""))

    def hash_is(self, wanted: str) -> None:
        self.page.wait_for_function("wanted => location.hash === wanted", arg=wanted)


@pytest.fixture
def visit(browser: Any, folder: Path) -> Iterator[Any]:
    contexts = []
    visited = []

    def open_page(name: str, after: str = "", **options: Any) -> Opened:
        context = browser.new_context(**({"locale": "en-GB", "viewport": {"width": 1280, "height": 900}} | options))
        contexts.append(context)
        visited.append(Opened(context, (folder / f"{name}.html").as_uri() + after))
        return visited[-1]

    yield open_page
    for opened in visited:
        assert opened.errors == []
        assert all(one.split("#")[0] == opened.address.split("#")[0] for one in opened.requests)
    for context in contexts:
        context.close()


@pytest.mark.parametrize("name", RUNS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_violation_that_axe_finds(visit: Any, name: str, scheme: str, language: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")
    opened = visit(name, f"#lang={language}", color_scheme=scheme)
    for place in (10, 16, 28):
        row = opened.page.locator("#list summary").nth(place)
        if row.count():
            row.click()
    found = axe.Axe().run(opened.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("name", RUNS)
def test_no_sideways_scroll_on_a_phone(visit: Any, name: str) -> None:
    opened = visit(name, viewport={"width": 360, "height": 740})
    opened.page.evaluate(
        "for (const one of [...document.querySelectorAll('#list details')].slice(0, 40)) one.open = true"
    )
    opened.page.wait_for_function("[...document.querySelectorAll('#list details[open]')].every(one => one.children[1])")
    assert opened.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_the_engine_says_is_shown_and_never_runs(visit: Any) -> None:
    opened = visit("failing", "#text=CMP-002/hostile")
    body = opened.page.locator("#list details[open] .body").text_content()
    assert "<script>window.hacked=1</script>" in body
    assert "⟨U+202E⟩" in body
    assert opened.page.evaluate("window.hacked") is None
    assert opened.page.locator("img").count() == 0


def test_failures_stand_first_and_the_first_is_open(visit: Any) -> None:
    opened = visit("failing")
    first = opened.page.locator("#list > li").first
    assert first.locator("summary strong").text_content().startswith("✗ failed")
    assert first.locator("details").get_attribute("open") is not None
    body = first.locator(".body")
    for words in ("beats = false", "beats = true", "gouji certify --engine", "printf", "judging 5 over 44", "stated"):
        assert words in body.text_content()
    assert body.locator(".card").count() > 3


def test_cards_are_drawn_but_copied_as_letters(visit: Any) -> None:
    opened = visit("failing")
    wire = opened.page.locator("#list details[open] .wire pre").first
    assert '"table": "888D"' in wire.text_content()
    assert wire.locator(".card.big").get_attribute("data-face") == "大"


def test_filters_are_kept_in_the_address(visit: Any) -> None:
    opened = visit("failing")
    run = factory.failing()
    opened.page.select_option("#outcome", "errored")
    opened.hash_is("#outcome=errored")
    assert opened.count() == run.counts.errored
    opened.page.select_option("#set", "fasi")
    opened.hash_is("#outcome=errored&set=fasi")
    wanted = [case.id for case in run.cases if case.outcome == "errored" and case.ruleset == "fasi"]
    assert sorted(opened.shown()) == sorted(wanted)
    opened.page.reload()
    assert sorted(opened.shown()) == sorted(wanted)
    opened.page.click("button[type=reset]")
    opened.hash_is("")
    assert opened.count() == len(run.cases)


@pytest.mark.parametrize(
    ("after", "matches"),
    [
        ("#outcome=problem", lambda case: case.outcome in ("failed", "errored", "could-not-run")),
        ("#outcome=known", lambda case: case.id == "GOUJI-004/known/JJJJ"),
        ("#level=protocol", lambda case: case.level == "protocol"),
        ("#rule=CMP", lambda case: case.rule.startswith("CMP-")),
        ("#rule=HAND-002&set=biesan", lambda case: case.rule == "HAND-002" and case.ruleset == "biesan"),
        ("#text=known+JJJJ", lambda case: case.id == "GOUJI-004/known/JJJJ"),
        ("#outcome=nonsense", lambda case: True),
    ],
)
def test_an_address_shows_what_it_names(visit: Any, after: str, matches: Any) -> None:
    opened = visit("failing", after)
    assert opened.count() == sum(map(matches, factory.failing().cases))


def test_totals_and_tiles_lead_to_their_cases(visit: Any) -> None:
    opened = visit("failing")
    opened.page.click(".totals .failed a")
    opened.hash_is("#outcome=failed")
    assert opened.count() == factory.failing().counts.failed
    opened.page.click('a.tile[data-rule="HAND-002"]')
    opened.hash_is("#rule=HAND-002")
    about = opened.page.locator("#about")
    assert about.is_visible()
    assert "chongdian 冲点" in about.text_content()
    assert opened.page.locator('a.tile[aria-current="true"]').get_attribute("data-rule") == "HAND-002"


def test_the_verdict_leads_to_what_did_not_pass(visit: Any) -> None:
    opened = visit("failing")
    opened.page.click(".jump a >> visible=true")
    opened.hash_is("#outcome=problem")
    counts = factory.failing().counts
    assert opened.count() == counts.failed + counts.errored + counts.could_not_run
    assert visit("passing").page.locator(".jump").count() == 0


@pytest.mark.parametrize("name", ["passing", "failing", "incomplete", "left open"])
def test_each_level_says_how_many_rules_are_certified_and_left_open(visit: Any, name: str) -> None:
    page = visit(name).page
    headings = page.locator(".levels thead th").all_text_contents()[1:]
    for row, one in enumerate(certify(RUNS[name]()).rulesets):
        cells = page.locator(f".levels tbody tr >> nth={row}").locator("td").all_text_contents()
        told = dict(zip(headings, cells, strict=True))
        for level in one.levels:
            said = told.pop(level.level)
            assert (f"✓ {len(level.certified)} certified" in said) == bool(level.certified)
            assert (f"○ {len(level.open)} left open" in said) == bool(level.open)
            assert (f"✗ {len(level.failed)} failed" in said) == bool(level.failed)
        assert not any(rest.strip() for rest in told.values())


def test_the_rules_left_open_are_listed_under_their_rule_set(visit: Any) -> None:
    listed = visit("left open").page.locator("details.open")
    listed.evaluate_all("all => all.forEach(one => one.open = true)")
    assert listed.locator("summary .en").all_text_contents() == ["rules that the document leaves open"] * 2
    assert listed.locator("dt").all_text_contents() == ["cards", "play"]
    assert listed.locator("dd a").all_text_contents() == ["HAND-002", "TURN-016"]


def test_tiles_show_the_state_under_the_chosen_rule_set(visit: Any) -> None:
    run = factory.failing()
    states = {one.label: one.states() for one in certify(run).rulesets}
    opened = visit("failing", "#set=shandong")
    for tile in opened.page.locator("a.tile").all()[:20]:
        state = states["shandong"].get(tile.get_attribute("data-rule"), "not-shown")
        assert str(state) in tile.get_attribute("class")


def test_both_languages(visit: Any) -> None:
    opened = visit("incomplete")
    assert opened.page.locator("h1 .en").is_visible()
    assert not opened.page.locator("h1 .zh").is_visible()
    opened.page.click("#language")
    opened.hash_is("#lang=zh")
    assert opened.page.locator("html").get_attribute("lang") == "zh-Hans"
    assert opened.page.locator("h1 .zh").is_visible()
    assert not opened.page.locator("h1 .en").is_visible()
    assert opened.page.locator("#outcome option").first.text_content() == "全部"
    opened.page.reload()
    assert opened.page.locator("h1 .zh").is_visible()
    assert visit("passing", locale="zh-CN").page.locator("h1 .zh").is_visible()


def test_copying_gives_the_line_that_is_shown(visit: Any) -> None:
    opened = visit("failing", permissions=["clipboard-read", "clipboard-write"])
    again = opened.page.locator("#list details[open] .again")
    assert again.count() == 2
    for place in range(2):
        one = again.nth(place)
        one.locator("button").click()
        one.get_by_text("copied ✓").wait_for()
        assert opened.page.evaluate("navigator.clipboard.readText()") == one.locator("code").text_content()


def test_keys(visit: Any) -> None:
    opened = visit("failing")
    keyboard = opened.page.keyboard
    focused = "document.activeElement.querySelector('.what code')?.textContent"
    ids = opened.shown()
    keyboard.press("j")
    assert opened.page.evaluate(focused) == ids[0]
    keyboard.press("j")
    keyboard.press("ArrowDown")
    assert opened.page.evaluate(focused) == ids[2]
    keyboard.press("k")
    assert opened.page.evaluate(focused) == ids[1]
    keyboard.press("Enter")
    assert opened.page.locator("#list details").nth(1).get_attribute("open") is not None
    keyboard.press("/")
    assert opened.page.evaluate("document.activeElement.id") == "text"
    keyboard.type("jj//kk")
    opened.hash_is("#text=jj%2F%2Fkk")
    assert opened.count() == 0
    keyboard.press("Escape")
    assert opened.page.evaluate("document.activeElement.id") != "text"


def test_everything_is_reached_by_tab_and_seen_there(visit: Any) -> None:
    opened = visit("incomplete")
    reached = set()
    for _ in range(120):
        opened.page.keyboard.press("Tab")
        place, outline = opened.page.evaluate(
            "[document.activeElement.id || document.activeElement.className || document.activeElement.tagName,"
            " getComputedStyle(document.activeElement).outlineStyle]"
        )
        assert place in ("BODY", "skip") or outline != "none", place
        reached.add(place)
        if place == "SUMMARY":
            break
    assert {"skip", "language", "copy", "text", "outcome", "set", "level", "rule", "SUMMARY"} <= reached


def test_thousands_are_quick_and_shown_in_pages(browser: Any, tmp_path: Path) -> None:
    run = factory.passing(8000)
    write(tmp_path / "index.html", run)
    opened = Opened(browser.new_context(locale="en-GB"), (tmp_path / "index.html").as_uri())
    took = opened.page.evaluate("performance.getEntriesByType('navigation')[0].domComplete")
    assert took < 5000
    assert (opened.count(), len(opened.shown())) == (8000, 100)
    opened.page.click("#more")
    assert len(opened.shown()) == 200
    opened.page.fill("#text", "GOUJI-003 row-9")
    opened.hash_is("#text=GOUJI-003+row-9")
    assert 0 < opened.count() < 100
    assert opened.errors == []


def test_without_scripts_the_verdict_and_the_failures_are_there(visit: Any) -> None:
    opened = visit("failing", java_script_enabled=False)
    assert opened.page.locator("h1 .en").is_visible()
    assert opened.page.locator("noscript li").count() == factory.failing().counts.failed
