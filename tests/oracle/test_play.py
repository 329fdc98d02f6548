"""Deals worked out by hand: what each rule of play brings about, event by event."""

from __future__ import annotations

from itertools import product

import pytest

from oracle.actions import Action, Burn, Next, Pass, Play, Waive, Yield
from oracle.cards import Counts, counts_of
from oracle.combination import Combination, classify
from oracle.deal import Accepted, Played, Refused, places, play
from oracle.legality import legal_actions
from oracle.rules.burning import can_be_played_out
from oracle.rulesets import RuleSet, base_rules, with_policies
from oracle.seats import SEATS
from oracle.setup import InvalidSetup, Setup, start
from oracle.state import Phase, seats_of

Said = str | tuple[str, ...]


def rules_of(base: str, **values: str | int) -> RuleSet:
    return with_policies(base, values)


def deal(
    rules: RuleSet, hands: dict[int, str], *said: str, leader: int = 0, others: str = "5566788", **more: object
) -> Played:
    """Play actions such as "0 KK", "1 pass", "2 yield", "1 burn", "next"."""
    out = more.get("out", ())
    assert isinstance(out, tuple)
    dealt = tuple(counts_of("" if seat in out else hands.get(seat, others)) for seat in SEATS)
    return play(Setup(rules, dealt, leader, **more), [action(one) for one in said])  # type: ignore[arg-type]


def action(said: str) -> Action:
    if said == "next":
        return Next()
    seats, what = said.split()
    if what == "burn":
        return Burn(tuple(map(int, seats)))
    if what in {"pass", "yield"}:
        return (Pass if what == "pass" else Yield)(int(seats))
    return Play(int(seats), counts_of(what))


def told(played: Played) -> list[str]:
    """The events without their rules."""
    assert all(isinstance(ruling, Accepted) for ruling in played.rulings), refusals(played)
    return [repr(event).partition(" [")[0] for event in played.events]


def refusals(played: Played) -> list[list[str]]:
    return [
        [violation.rule_id for violation in ruling.violations] if isinstance(ruling, Refused) else []
        for ruling in played.rulings
    ]


CHONGDIAN, BIESAN, SHANDONG, FASI = (base_rules(name) for name in ("chongdian", "biesan", "shandong", "fasi"))


# rounds


def test_a_play_that_is_not_gouji_goes_round_and_its_player_leads_again() -> None:
    played = deal(BIESAN, {0: "98888"}, "0 9", *(f"{seat} pass" for seat in (1, 2, 3, 4, 5)))
    assert told(played) == ["round-closed 0"]
    assert played.state.round.turn == 0


def test_gouji_is_answered_by_the_opposite_alone_and_opens_when_he_passes() -> None:
    played = deal(BIESAN, {0: "KK8"}, "0 KK", "3 pass")
    assert told(played) == ["round-closed 0", "opened 0"]


def test_a_passed_opposite_is_asked_on_his_opposites_play_and_stays_bound_on_others() -> None:
    played = deal(BIESAN, {0: "49", 3: "56T", 2: "57"}, "2 5", "3 pass", "4 pass", "5 pass", "0 9", leader=2)
    assert told(played) == []
    asked = seats_of(played.state.round.asked)
    assert asked == (1, 2, 3)


def test_a_yielder_is_asked_again_after_the_next_two_and_cannot_yield_twice() -> None:
    first = ("0 5", "1 pass", "2 pass", "3 yield", "4 pass", "5 pass")
    played = deal(BIESAN, {0: "5888", 3: "7999"}, *first)
    assert told(played) == []
    assert played.state.round.turn == 3
    again = deal(BIESAN, {0: "5888", 3: "7999"}, *first, "3 yield")
    assert "TURN-013" in refusals(again)[-1]
    assert told(deal(BIESAN, {0: "5888", 3: "7999"}, *first, "3 pass")) == ["round-closed 0"]
    answered = deal(BIESAN, {0: "5888", 3: "7999"}, *first, "3 7")
    assert seats_of(answered.state.round.asked) == (0,)


def test_the_wind_goes_to_the_next_in_play_and_the_last_gouji_opens_nobody() -> None:
    played = deal(BIESAN, {0: "KK"}, "0 KK", "3 pass")
    assert told(played) == ["out 0 1", "headless 3", "round-closed 0", "wind 0 1"]


def test_who_is_headless_by_a_play_may_still_answer_that_very_play_after_a_pass() -> None:
    passed = deal(BIESAN, {0: "9", 2: "57", 3: "TT"}, "2 5", "3 pass", "4 pass", "5 pass", "0 9", leader=2)
    assert told(passed) == ["out 0 1", "headless 3"]
    assert seats_of(passed.state.round.asked) == (1, 2, 3)
    asked = deal(BIESAN, {0: "5", 3: "6AA"}, "0 5", "1 pass", "2 pass")
    assert asked.state.round.turn == 3
    assert Yield(3) in legal_actions(asked.state)


def test_an_unanswerable_gouji_waits_to_be_closed() -> None:
    rules = rules_of("biesan", headless_when_opposite_out="no")
    played = deal(rules, {0: "KK8"}, "0 KK", out=(3,))
    assert played.state.round.turn is None
    assert legal_actions(played.state) == (Next(),)
    assert told(deal(rules, {0: "KK8"}, "0 KK", "next", out=(3,))) == ["round-closed 0", "opened 0"]


# burning


def test_mates_burn_before_enemies_and_the_burner_must_lay() -> None:
    hands = {0: "KK8", 1: "AA8", 2: "225", 4: "22D6"}
    played = deal(CHONGDIAN, hands, "0 KK", "124 burn", "2 pass", "2 22", "5 pass", "2 5")
    assert refusals(played)[2] == ["BURN-003"]
    kinds = [repr(event).partition(" [")[0] for event in played.events]
    assert kinds == [
        "burn-granted 2",
        "burned 2 0",
        "round-closed 2",
        "opened 2",
        "out 2 1",
        "burn-succeeded 2 0",
        "headless 5",
    ]


def test_a_burn_is_refused_to_a_hand_that_cannot_be_played_out() -> None:
    hands = {0: "KK8", 1: "AA789"}
    assert refusals(deal(CHONGDIAN, hands, "0 KK", "1 burn"))[-1] == ["BURN-004"]
    assert refusals(deal(CHONGDIAN, hands | {1: "AA89X"}, "0 KK", "1 burn"))[-1] == []
    assert refusals(deal(BIESAN, hands | {1: "AA8"}, "0 KK", "1 burn"))[-1] == []
    assert refusals(deal(BIESAN, hands, "0 KK", "1 burn"))[-1] == ["BURN-005"]


def test_beating_the_burner_undoes_the_burn_and_costs_nothing() -> None:
    hands = {0: "KK8", 1: "AA8", 4: "2267"}
    played = deal(CHONGDIAN, hands, "0 KK", "1 burn", "1 AA", "4 22")
    assert told(played) == ["burn-granted 1", "burned 1 0", "unburned 4 1"]
    assert played.state.round.burner is None
    assert played.state.round.turn == 1


def test_a_breach_is_legal_but_not_laid_and_costs_the_last_place() -> None:
    hands = {0: "KK8", 1: "AA8D95"}
    so_far = ("0 KK", "1 burn", "1 AA", "4 pass")
    played = deal(CHONGDIAN, {**hands, 1: "AA8D9"}, *so_far, "1 8")
    assert told(played)[-2:] == ["burn-failed 1", "headless 4"]
    assert played.state.hands[1] == counts_of("8D9")
    assert places(played.state) == {1: 6}
    assert played.state.round.turn == 0


def test_where_a_breach_is_refused_a_burner_without_a_lawful_lead_is_free() -> None:
    hands = {0: "KK8", 1: "AA89D"}
    so_far = ("0 KK", "1 burn", "1 AA", "4 pass")
    assert refusals(deal(BIESAN, hands, *so_far, "1 8"))[-1] == ["BURN-006", "BURN-012"]
    free = deal(BIESAN, hands | {1: "22892"}, "0 KK", "1 burn", "1 22", "4 pass", "1 8")
    assert told(free)[-1] == "opened 1"
    assert free.state.round.burner is None


def test_a_burn_may_be_burned() -> None:
    hands = {0: "KK8", 1: "AA8", 2: "22X6"}
    played = deal(CHONGDIAN, hands, "0 KK", "1 burn", "1 AA", "2 burn", "2 22")
    assert told(played) == ["burn-granted 1", "burned 1 0", "burn-granted 2", "burned 2 1", "unburned 2 1"]
    assert played.state.round.burner == 2


@pytest.mark.parametrize("values", [{"threes": "held"}, {"threes": "ordinary"}, {"last_threes_borrow_twos": "no"}])
def test_the_play_out_test_is_exact(values: dict[str, str | int]) -> None:
    rules = with_policies("chongdian", values)
    for numbers in product((0, 1), (0, 2), (0, 1), (0, 2), (0, 1), (0, 1, 2), (0, 2)):
        hand = [0] * 15
        for rank, number in zip((0, 5, 6, 7, 8, 12, 13), numbers, strict=True):
            hand[rank] = number
        assert can_be_played_out(tuple(hand), rules) == _searched(tuple(hand), rules), hand


def _searched(rest: Counts, rules: RuleSet) -> bool:
    """Try every first play with a joker, and whether all that is left is one last play."""
    if not any(rest):
        return True
    held = rules.threes == "held" and rest[0] > 0
    whole = classify(rest, rules)
    borrows = rest[12] and rules.last_threes_borrow_twos == "no"
    if isinstance(whole, Combination) and not (held and (whole.jokers or borrows)):
        return True
    for taken in product(*(range(count + 1) for count in rest)):
        if not taken[13] or (held and taken[0]) or not isinstance(classify(taken, rules), Combination):
            continue
        if _searched(tuple(mine - theirs for mine, theirs in zip(rest, taken, strict=True)), rules):
            return True
    return False


# shao and killing


def test_counter_shaos_add_up_for_the_last_or_count_each_for_its_own() -> None:
    hands = {0: "QQQ5", 1: "KKK5", 2: "AAA5", 3: "222D"}
    said = ("0 QQQ", "1 KKK", "2 AAA", "5 pass")
    cumulative = deal(FASI, hands, *said)
    assert [one for one in told(cumulative) if one.startswith("shao-s")] == ["shao-succeeded 2 1 2"]
    each = deal(rules_of("fasi", shao_chain="each"), hands, *said)
    assert [one for one in told(each) if one.startswith("shao-s")] == ["shao-succeeded 1 0 1", "shao-succeeded 2 1 1"]


def test_nobody_shaos_after_a_pass_or_his_opposites_play() -> None:
    hands = {0: "5QQQ", 1: "6KKK", 2: "7AAA8", 3: "9222D"}
    gone = ("5 5", "0 pass", "1 pass", "2 2", "1 X")
    refused = deal(FASI, {5: "5Q", 0: "66", 1: "6X", 2: "72"}, *gone, leader=5)
    assert refusals(refused)[-1] == ["TURN-008", "SHAO-008"]
    assert refusals(deal(FASI, hands, "0 QQQ", "3 222"))[-1] == []
    assert refusals(deal(FASI, hands | {4: "5"}, "0 QQQ", "1 KKK", "4 5"))[-1] != []
    late = deal(FASI, {0: "QQQ5", 1: "KKK5"}, "0 QQQ", "3 pass", "1 KKK")
    assert refusals(late)[-1] == ["TURN-001"]


def test_anyone_kills_one_big_joker_even_when_he_has_passed() -> None:
    hands = {0: "D58", 1: "DD6", 4: "555"}
    played = deal(FASI, hands, "0 D", "1 DD")
    assert told(played) == []
    assert played.state.round.turn == 4
    dead = deal(FASI, hands, "0 D", "1 DD", revolted=3)
    assert refusals(dead)[-1] == ["KILL-002", "HEAD-007"]


# held 3s


def test_threes_are_one_last_hand() -> None:
    hands = {0: "33245"}
    assert refusals(deal(BIESAN, hands, "0 3"))[-1] == ["THREE-002", "THREE-003"]
    assert refusals(deal(BIESAN, {0: "33X"}, "0 33X"))[-1] == ["THREE-001", "THREE-004"]
    assert told(deal(BIESAN, {0: "332"}, "0 332")) == ["out 0 1", "headless 3"]
    assert refusals(deal(rules_of("biesan", last_threes_borrow_twos="no"), {0: "332"}, "0 332"))[-1] == [
        "THREE-001",
        "THREE-004",
    ]


def test_a_choke_is_final_when_only_threes_are_left() -> None:
    hands = {0: "833", 1: "95"}
    assert told(deal(BIESAN, hands, "0 8", "1 9")) == ["choked 1 0"]
    assert told(deal(rules_of("biesan", choke_announced="when-out"), hands, "0 8", "1 9")) == []
    assert told(deal(BIESAN, {0: "8233", 1: "95"}, "0 8", "1 9")) == []
    opposite = deal(SHANDONG, {0: "833", 3: "95"}, "0 8", "1 pass", "2 pass", "3 9")
    assert told(opposite) == []


# fours


def test_an_opening_is_provisional_until_4s_are_led() -> None:
    won = ("0 KK", "3 pass")
    assert told(deal(FASI, {0: "KK448"}, *won, "0 44")) == ["round-closed 0", "provisional 0", "opened 0"]
    assert told(deal(FASI, {0: "KK448"}, *won, "0 8"))[-1] == "opening-void 0"
    assert told(deal(FASI, {0: "KK8"}, *won)) == ["round-closed 0", "opened 0"]
    waived = deal(FASI, {0: "KK448"}, "0 4")
    assert seats_of(waived.state.standing.waived) == (0,)


# heads


def test_the_third_dead_gouji_leaves_its_player_headless_once_it_is_off_the_table() -> None:
    played = deal(CHONGDIAN, {0: "KK5566"}, "0 KK", revolted=3, dead_gouji={0: 1})
    assert told(played) == []
    assert played.state.round.turn is None
    closed = deal(CHONGDIAN, {0: "KK5566"}, "0 KK", "next", revolted=3, dead_gouji={0: 1})
    assert told(closed) == ["round-closed 0", "opened 0", "headless 0"]
    burned = deal(CHONGDIAN, {0: "KK5566", 1: "AA5"}, "0 KK", "1 burn", "1 AA", revolted=3, dead_gouji={0: 1})
    assert told(burned) == ["burn-granted 1", "burned 1 0", "headless 0"]
    assert seats_of(burned.state.round.asked) == (0, 4)


# the tangle and the end


def test_the_tangle_begins_in_the_round_and_asks_everybody_anew() -> None:
    hands = {0: "6", 1: "7", 2: "58"}
    played = deal(BIESAN, hands, "0 6", "1 7", "2 8", "3 pass", "4 pass", "5 pass")
    assert told(played) == ["out 0 1", "headless 3", "out 1 2", "tangle", "round-closed 2"]
    begun = deal(BIESAN, hands, "0 6", "1 7")
    assert seats_of(begun.state.round.asked) == (2, 3, 4, 5)
    assert begun.state.standing.headless == 0


def test_a_revolutionary_is_third_when_his_mates_are_first_and_second() -> None:
    played = deal(BIESAN, {0: "9", 4: "8"}, "4 8", "5 pass", "0 9", leader=4, revolted=2)
    assert places(played.state) == {4: 1, 0: 2, 2: 3}
    other = deal(BIESAN, {0: "9", 5: "8", 1: "T"}, "5 8", "0 9", "1 T", leader=5, revolted=2)
    assert places(other.state) == {5: 1, 0: 2, 1: 3, 2: 4}


def test_a_deal_ends_when_a_side_is_out_or_when_one_is_left() -> None:
    hands = {0: "", 2: "", 4: "9", 1: "567", 3: "56", 5: "57"}
    ended = deal(CHONGDIAN, hands, "4 9", leader=4, out=(0, 2))
    assert told(ended) == ["out 4 3", "over"]
    assert places(ended.state) == {0: 1, 2: 2, 4: 3, 5: 4, 3: 5, 1: 6}
    assert told(deal(BIESAN, hands, "4 9", leader=4, out=(0, 2))) == ["out 4 3"]


def test_after_the_deal_only_a_waiver_is_left() -> None:
    played = deal(SHANDONG, {0: "9", 4: "89"}, "0 9", leader=0, out=(1, 2, 3, 5))
    assert played.state.phase is Phase.OVER
    assert legal_actions(played.state) == (Waive((0, 3)), Waive((1, 4)), Waive((2, 5)))
    assert refusals(deal(SHANDONG, {0: "9", 4: "89"}, "0 9", "4 8", out=(1, 2, 3, 5)))[-1] == ["RANK-006"]


# setups


def test_an_impossible_setup_is_refused_with_every_reason() -> None:
    hands = tuple(map(counts_of, ("55", "", "77", "88", "99", "TT")))
    with pytest.raises(InvalidSetup) as caught:
        start(Setup(CHONGDIAN, hands, 0, out=(0, 0), revolted=2))
    assert len(caught.value.reasons) == 4
    with pytest.raises(InvalidSetup, match="cannot stand in rush"):
        start(Setup(CHONGDIAN, hands, 0, start=Phase.RUSH))


def test_a_leader_who_is_out_gives_the_lead_to_the_next_in_play() -> None:
    played = deal(BIESAN, {}, leader=1, out=(1, 2))
    assert played.state.round.leader == 3
