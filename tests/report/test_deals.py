"""Recorded deals: the format, the digest, and that the oracle and the example engine play every one of them alike."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from msgspec import UNSET, structs, to_builtins

from conformance_report.config import suite_info
from conformance_report.deals.format import Deal, DealError, digest_of, read_deal, text_of, write_deal
from conformance_report.deals.perft import Counter as Perft
from conformance_report.deals.perft import OracleLister, first_difference
from conformance_report.deals.players import PLAYERS
from conformance_report.deals.replay import recorded, replay
from conformance_report.deals.short import parse_action, short
from conformance_report.deals.shown import NOT_SHOWN, WITNESSES, rules_to_show, shown_by, shown_step_by_step
from conformance_report.deals.simulate import STARTS, simulate, starting
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.oracle_settling import hands_dealt
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import messages as m
from oracle.catalogue import Level, rules
from oracle.rulesets import BASES, with_policies
from tools.record_deals import PLAN

ROOT = Path(__file__).resolve().parent.parent.parent
DEALS = ROOT / "scenarios/deals"
PATHS = sorted(DEALS.glob("*/*.json"))
ENGINE = [sys.executable, str(ROOT / "adapters/python/engine.py")]
SCHEMA = json.loads((ROOT / "conformance_report/deals/schemas/deal.schema.json").read_text("utf-8"))
SETUP = '{"hands": ["5", "5", "5", "5", "5", "5"], "leader": 0}'
RANKS = "3456789TJQKA2XD"
CHUNKS = 6
LARGEST = 150_000


@cache
def recording(path: Path) -> Deal:
    """A recorded deal."""
    return read_deal(path.read_bytes(), path.name)


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def in_order(cards: str) -> str:
    return "".join(sorted(cards, key=RANKS.index))


def digest_by_the_recipe(actions: list[dict[str, Any]]) -> str:
    """The digest as FORMAT.md tells an engine author to compute it, from plain JSON."""
    texts = []
    for action in actions:
        plain = {name: in_order(value) if name == "cards" and value else value for name, value in action.items()}
        texts.append(json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False))
    return hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()[:16]


def marks(deal: Deal) -> list[int]:
    """The positions at which the legal set and the events so far are asked: the start, the end, and some between."""
    return sorted({len(deal.plies) * part // CHUNKS for part in range(CHUNKS + 1)})


def compare(engine: Any, deal: Deal) -> None:
    """Ask an engine for all of a recorded deal, in prefixes, and compare rulings, events, legal sets and the end."""
    for n in marks(deal):
        asked = m.DealPlay(deal.rules, deal.setup, [ply.action for ply in deal.plies[:n]], ["state", "legal", "events"])
        found = engine.ask("deal.play", asked)
        assert isinstance(found, m.DealPlayed), found
        assert [one.legal for one in found.rulings] == [ply.ruling.legal for ply in deal.plies[:n]]
        assert found.events == [*deal.events, *(event for ply in deal.plies[:n] for event in ply.events)]
        stands = deal.plies[n] if n < len(deal.plies) else deal.end
        legal = [to_builtins(action) for action in found.legal]
        assert (len(legal), digest_by_the_recipe(legal)) == (stands.count, stands.digest)
    assert with_cards_in_order(found.state) == with_cards_in_order(deal.end.state)


def with_cards_in_order(state: m.State) -> dict[str, Any]:
    told: dict[str, Any] = to_builtins(state)
    told["hands"] = [in_order(hand) for hand in told["hands"]]
    return told


# the recorded deals


def test_there_are_at_least_ten_deals_for_each_rule_set_by_random_and_other_players() -> None:
    assert Counter(path.parent.name for path in PATHS).keys() == set(BASES)
    for base in BASES:
        found = [recording(path) for path in PATHS if path.parent.name == base]
        assert len(found) >= 10
        assert all(deal.rules == m.Rules(base) for deal in found)
        assert {"random", "greedy"} <= {deal.player.name for deal in found}
        assert any(deal.setup.revolted is not UNSET for deal in found)


def test_the_deals_are_those_of_the_plan() -> None:
    planned = {f"{base}/{player}-{seed}-{start}" for base, entries in PLAN.items() for player, seed, start in entries}
    assert {name_of(path) for path in PATHS} == planned


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_recorded_deal_is_dealt_from_the_deck_small_and_valid(path: Path) -> None:
    deal = recording(path)
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(path.read_text("utf-8")))
    assert path.stat().st_size < LARGEST
    assert write_deal(deal) == path.read_text("utf-8")
    assert (
        deal.setup.hands
        == hands_dealt(m.DealHands(deal.rules, deal.player.seed), with_policies(deal.rules.base, {})).hands
    )
    assert [ply.n for ply in deal.plies] == list(range(len(deal.plies)))
    assert deal.end.state.over
    assert any(not ply.ruling.legal for ply in deal.plies)
    lines = path.read_text("utf-8").splitlines()
    assert sum(line.startswith('    {"action"') for line in lines) == len(deal.plies)


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_oracle_plays_a_recorded_deal_as_it_is_recorded(path: Path) -> None:
    deal = recording(path)
    again = recorded(replay(deal, path.name), shows=deal.shows)
    assert structs.replace(again, player=deal.player) == deal
    compare(OracleEngine([deal.rules]), deal)


@pytest.fixture(scope="module")
def example_engine() -> Iterator[StdioEngine]:
    with StdioEngine(ENGINE, suite=suite_info(), question_timeout=30) as engine:
        assert isinstance(engine.start(), m.Initialized)
        yield engine


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_example_engine_plays_a_recorded_deal_as_it_is_recorded(path: Path, example_engine: StdioEngine) -> None:
    compare(example_engine, recording(path))
    example_engine.take_exchanges()


def test_an_engine_with_a_fault_does_not_play_the_recorded_deals() -> None:
    deal = recording(PATHS[0])
    for n, ply in enumerate(deal.plies):
        if ply.events:
            forged = structs.replace(
                deal, plies=[*deal.plies[:n], structs.replace(ply, events=[]), *deal.plies[n + 1 :]]
            )
            with pytest.raises(AssertionError):
                compare(OracleEngine([deal.rules]), forged)
            return
    pytest.fail("the deal has no event")


# every rule is shown


@pytest.mark.parametrize("base", BASES)
def test_the_deals_of_a_rule_set_together_show_every_rule_of_play(base: str) -> None:
    shown: set[str] = set()
    for path in PATHS:
        if path.parent.name == base:
            shown |= shown_by(replay(recording(path), path.name).steps)
    assert [rule_id for rule_id in rules_to_show(base) if rule_id not in shown] == []


def test_the_deals_together_show_every_rule_of_play_but_for_one_example() -> None:
    shown = {rule_id for path in PATHS for rule_id in recording(path).shows}
    of_play = {one.id for one in rules().values() if one.level is Level.PLAY and not one.excluded}
    assert of_play - shown == {"BURN-014"}
    assert set(WITNESSES) <= of_play


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_deal_shows_what_it_says_it_shows(path: Path) -> None:
    deal = recording(path)
    of_play = {one.id for one in rules().values() if one.level is Level.PLAY}
    assert set(deal.shows) == shown_by(replay(deal, path.name).steps) & of_play


def test_the_exceptions_are_rules_of_play_each_with_a_reason() -> None:
    for base in BASES:
        for rule_id, why in NOT_SHOWN[base].items():
            assert rules()[rule_id].level is Level.PLAY
            assert why


def test_a_witness_looks_at_the_situation_and_not_at_the_play_alone() -> None:
    """KK led, answered by its opposite with AA: an answer, a beaten gouji; nobody is open, nothing is burned."""
    setup = m.Setup(hands=["5KK", "56", "56", "5AA", "56", "56"], leader=0)
    plies = ["0 KK", "3 AA", "0 pass"]
    actions = [{"action": to_builtins(parse_action(one))} for one in plies]
    deal = read_deal(json.dumps({"rules": {"base": "biesan"}, "setup": to_builtins(setup), "plies": actions}), "d")
    shown = [ids for _, ids in shown_step_by_step(replay(deal, "d").steps)]
    assert {"TURN-001"} <= shown[0]
    assert {"OPEN-003", "TURN-002"} <= shown[1]
    assert {"OPEN-004", "TURN-011", "TURN-004"} <= shown[2]
    assert not {"OPEN-004", "OPEN-013", "BURN-019"} & (shown[0] | shown[1])
    assert not {"OPEN-013", "OPEN-012", "TANGLE-009"} & shown[2]


# the format


def test_the_deals_that_the_description_names_are_there() -> None:
    named = re.findall(r"scenarios/deals/[\w/-]+\.json", (DEALS / "FORMAT.md").read_text("utf-8"))
    assert named
    assert [one for one in named if not (ROOT / one).exists()] == []


def test_the_worked_example_of_the_digest() -> None:
    text = (DEALS / "FORMAT.md").read_text("utf-8")
    block = text.partition("```digest\n")[2].partition("\n```")[0]
    actions = [json.loads(line) for line in block.splitlines()]
    setup = m.Setup(hands=["5KK", "56", "56", "AAX", "56", "56"], leader=0)
    asked = m.DealPlay(m.Rules("biesan"), setup, [m.PlayAction(0, "KK")], ["legal"])
    found = OracleEngine().ask("deal.play", asked)
    assert isinstance(found, m.DealPlayed)
    mine = [to_builtins(action) for action in found.legal if getattr(action, "seat", None) == 3]
    assert (
        digest_by_the_recipe(mine) == digest_by_the_recipe(actions) == digest_of(map(text_of, map(parse_json, actions)))
    )
    assert f"`{digest_by_the_recipe(actions)}`" in text
    assert digest_of([]) == hashlib.sha256(b"").hexdigest()[:16]


def parse_json(action: dict[str, Any]) -> m.Action:
    return parse_action(json.dumps(action))


def test_a_digest_depends_neither_on_the_order_of_actions_nor_of_cards_nor_of_seats() -> None:
    one = [m.PlayAction(3, "AX"), m.PassAction(3), m.BurnAction([1, 2]), m.RushAction(2, ["KKKK", "AAA", "222"])]
    other = [m.RushAction(2, ["222", "KKKK", "AAA"]), m.BurnAction([2, 1]), m.PassAction(3), m.PlayAction(3, "XA")]
    assert digest_of(map(text_of, one)) == digest_of(map(text_of, other))
    assert text_of(m.FightAction(5, ["222", "AAA"])) != text_of(m.FightAction(5, ["AAA", "222"]))
    assert text_of(m.FightAction(5, None)) == '{"plays":null,"seat":5,"type":"fight"}'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "line 1, column 2"),
        ("[]", "Expected `object`"),
        ("{}", "`rules`"),
        (b"\xff", "not UTF-8"),
        ('{"kind": "match"}', "'match'"),
        ('{"format": "2.0"}', "2.0"),
        ('{"method": "deal.hands", "params": {}}', "deal.hands"),
        ('{"rules": {"base": "biesan"}, "setup": {"hands": ["5"], "leader": 0}, "plies": []}', "$.setup.hands"),
        (
            f'{{"rules": {{"base": "biesan"}}, "setup": {SETUP}, "plies": [{{"action": {{"type": "sing"}}}}]}}',
            "$.plies[0].action",
        ),
    ],
)  # fmt: skip
def test_what_is_no_deal_is_refused_with_the_place(text: str | bytes, words: str) -> None:
    with pytest.raises(DealError) as error:
        read_deal(text, "deal.json")
    assert error.value.words.en.startswith("deal.json: ")
    assert words in error.value.words.en
    assert error.value.words.zh.startswith("deal.json：")


def test_a_question_of_the_protocol_is_read_as_a_deal() -> None:
    setup = m.Setup(hands=["5KK", "56", "56", "5AA", "56", "56"], leader=0)
    question = m.DealPlay(m.Rules("fasi"), setup, [m.PlayAction(0, "KK")], ["legal"])
    plain = to_builtins(question)
    for text in (json.dumps(plain), json.dumps({"jsonrpc": "2.0", "id": 1, "method": "deal.play", "params": plain})):
        deal = read_deal(text, "q")
        assert (deal.rules, deal.setup, [ply.action for ply in deal.plies]) == (question.rules, setup, question.actions)


# players and counting


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("start", STARTS)
def test_every_player_ends_every_deal_and_plays_alike_with_an_equal_seed(player: str, start: str) -> None:
    asked = m.Rules("chongdian")
    one, other = (simulate(asked, starting(asked, 5, start, "d"), player, 5) for _ in range(2))
    assert write_deal(recorded(one)) == write_deal(recorded(other))
    assert one.end.state_told.over
    assert all(step.accepted for step in one.steps)
    third = simulate(asked, starting(asked, 6, start, "d"), player, 6)
    assert write_deal(recorded(third)) != write_deal(recorded(one))


def test_with_tries_only_what_is_refused_is_added() -> None:
    asked = m.Rules("fasi")
    found = simulate(asked, starting(asked, 5, "dealt", "d"), "greedy", 5, with_tries=True)
    refused = [step for step in found.steps if not step.accepted]
    assert refused
    assert all(step.reasons for step in refused)
    assert all(step.after is step.before for step in refused)


def small() -> Any:
    text = {
        "rules": {"base": "biesan"},
        "setup": {"hands": ["5KK", "56", "56", "5AA", "56", "56"], "leader": 0},
        "plies": [],
    }
    return replay(read_deal(json.dumps(text), "d"), "d")


def lister(found: Any) -> OracleLister:
    return OracleLister(found.start, found.deal.rules, found.deal.setup, [])


def test_counting_agrees_with_counting_by_hand() -> None:
    """Seat 0 leads 5, K or KK; on 5 seat 1 has 6 or pass; on K it has only a pass, as on KK the opposite has AA or pass."""
    counter = Perft(lister(small()))
    assert {short(action): count for action, count in counter.divide(2)} == {"0 5": 2, "0 K": 1, "0 KK": 2}
    assert Perft(lister(small())).count([], 2) == 5
    assert Perft(lister(small())).count([], 1) == 3
    assert Perft(lister(small())).count([], 4) == sum(count for _, count in Perft(lister(small())).divide(4))


class Bent(OracleLister):
    """An oracle that forgets passing when a 6 lies on the table."""

    def legal(self, line: Any) -> Any:
        legal = super().legal(line)
        if line and getattr(line[-1], "cards", "") == "6":
            return {text: action for text, action in legal.items() if not isinstance(action, m.PassAction)}
        return legal


def test_the_first_difference_is_the_shortest_line_to_one() -> None:
    found = small()
    bent = Bent(found.start, found.deal.rules, found.deal.setup, [])
    assert first_difference(lister(found), bent, 2) is None
    difference = first_difference(lister(found), bent, 4)
    assert difference is not None
    assert [short(action) for action in difference.line] == ["0 5", "1 6"]
    assert [short(action) for action in difference.only_first] == ["2 pass"]
    assert difference.only_second == ()


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("3 pass", m.PassAction(3)), ("3 过", m.PassAction(3)), ("3 yield", m.YieldAction(3)), ("0 KK", m.PlayAction(0, "KK")),
        ("0 10 10 大王", m.PlayAction(0, "TTD")), ("1 burn", m.BurnAction([1])), ("1,2 burn", m.BurnAction([1, 2])),
        ("next", m.NextAction()), ("0+3 waive", m.WaiveAction([0, 3])), ("4 call xuan", m.CallAction(4, "xuan")),
        ("5 headless", m.HeadAction(5, "headless")), ('{"type":"pass","seat":3}', m.PassAction(3)),
    ],
)  # fmt: skip
def test_actions_are_taken_as_a_person_types_them_and_shown_so_that_they_can_be_typed(typed: str, action: Any) -> None:
    assert parse_action(typed) == action
    assert parse_action(short(action)) == action


@pytest.mark.parametrize(
    "typed", ["", "KK", "7 pass", "3", "0,3 KK", "0 sing", '{"type":"sing"}', "{", '{"type":"pass"}']
)
def test_an_action_that_is_not_understood_is_refused_in_both_languages(typed: str) -> None:
    with pytest.raises(DealError) as error:
        parse_action(typed)
    assert "--action" in error.value.words.en
    assert "--action" in error.value.words.zh
