"""From the cards dealt to the first lead, worked out by hand: what each phase asks, refuses and brings about."""

from __future__ import annotations

import pytest

from oracle.actions import (
    Action,
    AnswerTrial,
    Buy,
    ChooseHead,
    Fight,
    MakeCall,
    Next,
    Pass,
    Play,
    Return,
    Revolt,
    Rush,
    ShowFours,
    Trial,
)
from oracle.before_play.revolution import is_void, revolutionaries
from oracle.cards import RANKS, counts_of, letters_of
from oracle.deal import Accepted, Played, Refused, places, play
from oracle.events import Bought, CardsMoved, Event
from oracle.facts import Call, Debt, TributeKind
from oracle.legality import legal_actions, seats_to_act
from oracle.rulesets import RuleSet, base_rules, with_policies
from oracle.seats import SEATS
from oracle.setup import InvalidSetup, Setup, start
from oracle.state import Phase, seats_of

CHONGDIAN, BIESAN, SHANDONG, FASI = (base_rules(name) for name in ("chongdian", "biesan", "shandong", "fasi"))
RICH = "3456789X2"
"""A hand that neither buys nor revolts."""


def deal(
    rules: RuleSet, phase: Phase, hands: dict[int, str], *said: Action | str, others: str = RICH, **more: object
) -> Played:
    """Play these actions from a phase; whoever has no hand named holds the others' hand."""
    dealt = tuple(counts_of(hands.get(seat, others)) for seat in SEATS)
    leader = more.pop("leader", 0)
    acts = [action(one) if isinstance(one, str) else one for one in said]
    return play(Setup(rules, dealt, leader, phase, **more), acts)  # type: ignore[arg-type]


def action(said: str) -> Action:
    """An action such as "next", "0 xuan", "2 revolt", "0 buys 3 for 2", "0 asks 3", "5 head", "1 pass", "0 KK"."""
    if said == "next":
        return Next()
    first, *words = said.split()
    seat = int(first)
    match words:
        case ["revolt"]:
            return Revolt(seat)
        case ["pass"]:
            return Pass(seat)
        case ["xuan" | "ming" | "yu" as call]:
            return MakeCall(seat, Call(call))
        case ["head" | "headless" as choice]:
            return ChooseHead(seat, choice == "head")
        case ["buys", rank, "for", pay]:
            return Buy(seat, RANKS.index(rank), RANKS.index(pay))
        case ["asks", rank]:
            return Buy(seat, RANKS.index(rank), None)
        case ["returns", cards, "to", to]:
            return Return(seat, int(to), counts_of(cards))
        case ["shows", count, suit]:
            return ShowFours(seat, suit, int(count))
        case ["rushes", *plays]:
            return Rush(seat, tuple(map(counts_of, plays)))
        case ["fights", *plays]:
            return Fight(seat, tuple(map(counts_of, plays)) if plays else None)
        case ["tries", cards]:
            return Trial(seat, counts_of(cards))
        case ["answers", *cards]:
            return AnswerTrial(seat, counts_of(cards[0]) if cards else None)
        case [cards]:
            return Play(seat, counts_of(cards))
    raise AssertionError(said)


def told(played: Played) -> list[str]:
    """The events in words, without their rules."""
    assert all(isinstance(ruling, Accepted) for ruling in played.rulings), refusals(played)
    return [words(event) for event in played.events]


def words(event: Event) -> str:
    said = repr(event).partition(" [")[0]
    if isinstance(event, CardsMoved):
        return f"{said} {letters_of(event.cards)}" + (f" {event.tribute}" if event.tribute else "")
    if isinstance(event, Bought):
        return f"{said} {RANKS[event.rank]} for {'nothing' if event.pay is None else RANKS[event.pay]}"
    return said


def refusals(played: Played) -> list[list[str]]:
    return [
        [violation.rule_id for violation in ruling.violations] if isinstance(ruling, Refused) else []
        for ruling in played.rulings
    ]


def hands_of(played: Played) -> list[str]:
    return [letters_of(hand) for hand in played.state.hands]


def fall(payer: int, receiver: int, cards: int = 1) -> Debt:
    return Debt(TributeKind.FALL, payer, receiver, cards)


# tribute and return


def test_tribute_is_paid_by_itself_and_returned_out_of_the_cards_that_the_rule_set_names() -> None:
    hands = {5: "3478QKAA2X", 0: "3446TJD2"}
    played = deal(FASI, Phase.TRIBUTE, hands, debts=(fall(5, 0, 2),))
    assert told(played) == ["paid 5 0 2X fall"]
    assert played.state.phase is Phase.TRIBUTE
    assert seats_to_act(played.state) == (0,)
    assert {letters_of(one.cards) for one in legal_actions(played.state) if isinstance(one, Return)} == {
        "34", "36", "44", "46",
    }  # fmt: skip
    played = deal(FASI, Phase.TRIBUTE, hands, "0 returns 46 to 5", debts=(fall(5, 0, 2),))
    assert told(played) == ["paid 5 0 2X fall", "returned 0 5 46"]
    assert played.state.phase is Phase.CALLS
    assert hands_of(played)[0] == "34TJ22XD"


def test_returned_cards_match_ranks_that_the_payer_still_holds() -> None:
    hands = {5: "34992", 0: "358KK9"}
    played = deal(BIESAN, Phase.TRIBUTE, hands, "0 returns 5 to 5", "0 returns 9 to 5", debts=(fall(5, 0),))
    assert refusals(played) == [["TRIB-019"], []]


def test_received_cards_are_not_returned_and_too_many_are_not_either() -> None:
    hands = {5: "34X", 0: "34KK"}
    played = deal(
        CHONGDIAN, Phase.TRIBUTE, hands, "0 returns X to 5", "0 returns 34 to 5", "0 returns 4 to 3", "1 returns 3 to 5",
        debts=(fall(5, 0),),
    )  # fmt: skip
    assert refusals(played) == [["TRIB-020"], ["TRIB-018"], ["TRIB-018"], ["TRIB-018"]]


def test_dot_tribute_is_not_returned_and_without_debts_there_is_no_tribute() -> None:
    dot = Debt(TributeKind.DOT, 3, 0, 1)
    played = deal(BIESAN, Phase.TRIBUTE, {}, debts=(dot,))
    assert told(played) == ["paid 3 0 X dot"]
    assert played.state.phase is Phase.CALLS
    assert told(deal(BIESAN, Phase.TRIBUTE, {})) == []


def test_tribute_can_make_a_revolutionary() -> None:
    played = deal(SHANDONG, Phase.TRIBUTE, {5: "34567X"}, "5 revolt", debts=(Debt(TributeKind.DOT, 5, 2, 1),))
    assert told(played) == ["paid 5 2 X dot", "opened 2", "revolted 5"]


# buying


def test_a_three_is_bought_from_the_opposite_who_keeps_one() -> None:
    played = deal(BIESAN, Phase.BUYING, {0: "456X2", 3: "3345"}, "0 buys 3 for X", "0 asks 3", "0 buys 3 for 2")
    assert refusals(played) == [["THREE-006"], ["THREE-009"], []]
    assert [words(event) for event in played.events] == ["bought 0 3 3 for 2"]
    assert hands_of(played)[0] == "3456X"
    assert hands_of(played)[3] == "3452"
    played = deal(SHANDONG, Phase.BUYING, {0: "456X2", 3: "3345"}, "0 buys 3 for X")
    assert told(played) == ["bought 0 3 3 for X"]


def test_the_other_enemies_sell_where_the_rule_set_asks_them_and_mates_give() -> None:
    hands = {0: "4562", 1: "3345", 2: "3345X", 5: "33345", 4: "333X"}
    played = deal(CHONGDIAN, Phase.BUYING, hands, "0 buys 3 for 2")
    assert [words(event) for event in played.events] == ["bought 0 1 3 for 2"]
    played = deal(SHANDONG, Phase.BUYING, hands, "0 buys 3 for 2", "0 asks 3")
    assert refusals(played) == [["THREE-007", "THREE-008", "THREE-010"], []]
    assert [words(event) for event in played.events] == ["bought 0 2 3 for nothing"]


def test_without_seller_and_giver_the_buyer_is_done() -> None:
    played = deal(BIESAN, Phase.BUYING, {0: "4562"})
    assert played.state.phase is Phase.CALLS


def test_who_cannot_pay_revolts_pays_his_highest_card_or_asks_his_mates() -> None:
    hands = {0: "456K", 3: "3345X", 2: "33X"}
    assert told(deal(SHANDONG, Phase.BUYING, hands)) == ["opened 3", "revolted 0"]
    played = deal(BIESAN, Phase.BUYING, hands, "0 buys 3 for K", "0 asks 3")
    assert refusals(played)[0]
    assert [words(event) for event in played.events] == ["bought 0 2 3 for nothing"]
    played = deal(FASI, Phase.BUYING, hands, "0 asks 3", "0 buys 3 for 6", "0 buys 3 for K")
    assert refusals(played) == [["THREE-009"], ["THREE-006", "THREE-012"], []]
    assert [words(event) for event in played.events] == ["bought 0 3 3 for K"]


def test_two_who_cannot_pay_void_the_deal() -> None:
    played = deal(SHANDONG, Phase.BUYING, {0: "456K", 1: "789"})
    assert told(played) == ["revolted 0", "revolted 1", "void"]
    assert is_void(played.state)
    assert revolutionaries(played.state) == (0, 1)
    assert played.state.phase is Phase.OVER
    assert legal_actions(played.state) == ()
    assert places(played.state) == {}


def test_the_only_three_of_the_opposite_is_not_sold_and_a_revolutionary_sells_none() -> None:
    hands = {0: "4562", 3: "3345", 2: "3345X"}
    played = deal(SHANDONG, Phase.BUYING, hands, "0 buys 3 for 2", "0 asks 3", revolted=3)
    assert refusals(played) == [["THREE-007", "THREE-008", "THREE-010", "REV-002"], []]


def test_threes_are_bought_before_fours_and_fours_from_the_opposite_alone() -> None:
    hands = {0: "356X2", 1: "4567X", 3: "3445", 4: "3345X"}
    played = deal(FASI, Phase.BUYING, hands, "0 buys 4 for 2", "1 buys 3 for X", "0 buys 4 for 2")
    assert refusals(played) == [["FOUR-004"], [], []]
    assert [words(event) for event in played.events] == ["bought 1 4 3 for X", "bought 0 3 4 for 2"]
    assert played.state.phase is Phase.CALLS


def test_where_threes_and_fours_are_ordinary_nobody_buys() -> None:
    rules = with_policies("biesan", {"threes": "ordinary"})
    assert deal(rules, Phase.BUYING, {0: "4562", 3: "3345"}).state.phase is Phase.CALLS


# calls


def test_everybody_calls_once_and_the_window_ends_by_word_or_by_itself() -> None:
    played = deal(BIESAN, Phase.CALLS, {}, "0 xuan", "0 xuan", "1 ming", "next")
    assert refusals(played) == [[], ["CALL-011"], ["CALL-001", "CALL-004"], []]
    assert played.state.phase is Phase.PLAY
    assert dict(played.state.calls) == {0: Call.XUAN}
    played = deal(BIESAN, Phase.CALLS, {}, *(f"{seat} xuan" for seat in SEATS))
    assert played.state.phase is Phase.PLAY
    assert told(played) == []


def test_xuan_before_the_deal_opens_no_window_and_yu_neither() -> None:
    assert deal(SHANDONG, Phase.CALLS, {}).state.phase is Phase.PLAY
    played = deal(FASI, Phase.CALLS, {}, "0 yu", "1 xuan", calls={2: Call.YU})
    assert refusals(played) == [["CALL-003", "CALL-007"], ["CALL-001"]]
    assert seats_to_act(played.state) == (0, 1, 3, 4, 5)


def test_ming_may_be_called_until_the_first_lead_and_xuan_may_not() -> None:
    late = deal(FASI, Phase.PLAY, {}, "1 ming", "1 ming", "0 9", "2 ming")
    assert refusals(late) == [[], ["CALL-011"], [], ["CALL-003", "CALL-004"]]
    assert dict(late.state.calls) == {1: Call.MING}
    assert refusals(deal(BIESAN, Phase.CALLS, {}, "next", "0 xuan"))[-1] == ["CALL-001", "CALL-003"]
    early = deal(FASI, Phase.TRIBUTE, {5: "34X"}, "1 ming", debts=(fall(5, 0),))
    assert refusals(early) == [["CALL-003", "CALL-004"]]


# revolution


def test_a_hand_without_jokers_and_twos_may_revolt_and_need_not() -> None:
    played = deal(BIESAN, Phase.REVOLUTION, {2: "33AAK"}, "1 revolt", "2 revolt")
    assert refusals(played) == [["REV-001"], []]
    assert [words(event) for event in played.events] == ["opened 5", "headless 5", "revolted 2"]
    assert played.state.phase is Phase.PLAY
    assert hands_of(played)[2] == "33KAA"
    assert deal(BIESAN, Phase.REVOLUTION, {2: "33AAK"}, "next").state.standing.revolted is None
    assert deal(BIESAN, Phase.REVOLUTION, {}).state.phase is Phase.PLAY


def test_the_second_revolution_voids_the_deal() -> None:
    played = deal(BIESAN, Phase.REVOLUTION, {2: "33AAK", 4: "345"}, "2 revolt", "4 revolt", "0 9")
    assert [words(event) for event in played.events] == ["revolted 2", "revolted 4", "void"]
    assert refusals(played)[-1] == ["REV-003"]
    assert seats_of(played.state.standing.opened) == ()
    assert seats_to_act(played.state) == ()


def test_a_leader_who_revolts_gives_the_lead_to_the_next() -> None:
    played = deal(BIESAN, Phase.REVOLUTION, {2: "33AAK"}, "2 revolt", leader=2)
    assert played.state.round.leader == 3


# the contest


RUSHER = {2: "3AAAKKKKQQQQQ", 5: "3222AAAAKKKKK4X"}


def test_a_rush_that_is_not_fought_opens_the_revolutionary() -> None:
    played = deal(CHONGDIAN, Phase.REVOLUTION, RUSHER, "2 revolt", "2 rushes AAA KKKK QQQQQ", "5 fights")
    assert told(played) == ["revolted 2", "opened 2"]
    assert hands_of(played)[2] == "3"
    assert played.state.phase is Phase.HEAD


def test_a_rush_beaten_three_times_opens_the_opposite() -> None:
    said = ("2 revolt", "2 rushes AAA KKKK QQQQQ", "5 fights 222 AAAA KKKKK", "5 head")
    played = deal(CHONGDIAN, Phase.REVOLUTION, RUSHER, *said)
    assert told(played) == ["revolted 2", "opened 5"]
    assert hands_of(played)[5] == "34X"
    assert played.state.standing.dead_left == 3
    assert played.state.phase is Phase.PLAY


def test_a_fight_that_breaks_off_spends_its_cards_and_opens_the_revolutionary() -> None:
    said = (
        "2 revolt",
        "2 rushes AAA KKKK QQQQQ",
        "5 fights AAA",
        "5 fights 222 KKKK",
        "5 fights 222 AAAA",
        "5 headless",
    )
    played = deal(CHONGDIAN, Phase.REVOLUTION, RUSHER, *said)
    refused = refusals(played)
    assert "RUSH-007" in refused[2]
    assert "RUSH-007" in refused[3]
    assert [words(event) for event in played.events] == ["revolted 2", "opened 2", "headless 5"]
    assert hands_of(played)[5] == "34KKKKKX"


def test_a_fight_that_leaves_no_card_is_refused() -> None:
    hands = RUSHER | {5: "222AAAAKKKKK"}
    said = ("2 revolt", "2 rushes AAA KKKK QQQQQ", "5 fights 222 AAAA KKKKK")
    played = deal(CHONGDIAN, Phase.REVOLUTION, hands, *said)
    assert refusals(played)[-1] == ["RUSH-007"]
    assert Fight(5, tuple(map(counts_of, ("222", "AAAA", "KKKKK")))) not in legal_actions(played.state)


@pytest.mark.parametrize(
    ("said", "rules"),
    [
        ("2 rushes AAA KKKK", ["RUSH-003"]),
        ("2 rushes AAA KKKK QQ", ["RUSH-001", "RUSH-003"]),
        ("2 rushes AAA KKKK KKKK", ["RUSH-002", "RUSH-003"]),
        ("5 rushes AAA KKKK QQQQQ", ["RUSH-001", "RUSH-002", "RUSH-003"]),
    ],
)
def test_what_is_no_rush(said: str, rules: list[str]) -> None:
    assert refusals(deal(CHONGDIAN, Phase.REVOLUTION, RUSHER, "2 revolt", said))[-1] == rules


def test_each_set_of_three_plays_is_listed_once_and_any_order_is_accepted() -> None:
    played = deal(CHONGDIAN, Phase.REVOLUTION, {2: "3AAAAKKK"}, "2 revolt")
    rushes = [one for one in legal_actions(played.state) if isinstance(one, Rush)]
    assert [[letters_of(cards) for cards in one.plays] for one in rushes] == [
        ["KK", "AA", "AA"],
        ["KKK", "AA", "AA"],
    ]
    said = ("2 revolt", "2 rushes AA KKK AA")
    assert refusals(deal(CHONGDIAN, Phase.REVOLUTION, {2: "3AAAAKKK"}, *said)) == [[], []]


def test_two_sets_are_no_rush_and_without_a_rush_nobody_is_open() -> None:
    played = deal(CHONGDIAN, Phase.REVOLUTION, {2: "3AAKK"}, "2 revolt", "5 headless")
    assert told(played) == ["revolted 2", "headless 5"]
    played = deal(CHONGDIAN, Phase.REVOLUTION, RUSHER, "2 revolt", "next", "5 headless")
    assert told(played) == ["revolted 2", "headless 5"]
    assert hands_of(played)[2] == "3QQQQQKKKKAAA"


def test_a_full_hand_of_gouji_is_listed_in_time() -> None:
    played = deal(CHONGDIAN, Phase.REVOLUTION, {2: "T" * 7 + "J" * 7 + "Q" * 7 + "K" * 7 + "A" * 8}, "2 revolt")
    assert len(legal_actions(played.state)) > 500


# the trial


TRIAL = {2: "344QQQKK", 5: "3445KKKAA22X"}


def test_a_trial_that_is_not_beaten_opens_the_revolutionary_when_he_leads_fours() -> None:
    said = ("2 revolt", "2 tries QQQ", "5 answers", "3 9", "2 KK", "2 4")
    played = deal(FASI, Phase.REVOLUTION, TRIAL, *said)
    assert refusals(played)[3:] == [["TURN-001", "REV-011"], ["FOUR-001", "REV-011"], []]
    assert [words(event) for event in played.events] == ["revolted 2", "provisional 2", "opened 2"]
    assert hands_of(played)[2] == "34KK"
    assert played.state.round.turn == 3
    assert played.state.before is None
    assert played.state.standing.out == ()
    done = deal(FASI, Phase.REVOLUTION, TRIAL, *said, "3 pass", "4 pass", "5 pass", "0 pass", "1 pass")
    assert [words(event) for event in done.events][-2:] == ["round-closed 2", "wind 2 3"]
    assert done.state.round.turn == 3


def test_the_answer_to_a_trial_is_natural_gouji_that_beats_it() -> None:
    said = ("2 revolt", "2 tries KK", "5 answers 2A", "5 answers KK", "1 answers AA", "5 answers AA")
    played = deal(FASI, Phase.REVOLUTION, TRIAL, *said)
    assert [bool(refused) for refused in refusals(played)] == [False, False, True, True, True, False]
    assert [words(event) for event in played.events] == ["revolted 2", "provisional 5"]
    assert hands_of(played)[5] == "3445KKK22X"
    assert played.state.round.turn == 5
    assert {letters_of(one.cards) for one in legal_actions(played.state) if isinstance(one, Play)} >= {"4", "44", "44X"}
    assert all("4" in letters_of(one.cards) for one in legal_actions(played.state) if isinstance(one, Play))


def test_a_revolutionary_without_natural_gouji_has_lost_the_trial() -> None:
    played = deal(FASI, Phase.REVOLUTION, {2: "3456", 5: "3567X"}, "2 revolt")
    assert told(played) == ["opened 5", "revolted 2"]
    assert played.state.round.turn == 5
    assert played.state.standing.dead_left == 3


def test_a_won_trial_without_fours_gives_the_lead_to_the_next_in_play() -> None:
    played = deal(FASI, Phase.REVOLUTION, {2: "3KK"}, "2 revolt", "2 tries KK", "5 answers", leader=0)
    assert told(played) == ["revolted 2", "opened 2"]
    assert played.state.round.turn == 3


def test_a_trial_leaves_no_show_of_fours() -> None:
    rules = with_policies("chongdian", {"revolution_contest": "trial", "revolution_head": "headless"})
    played = deal(rules, Phase.REVOLUTION, {2: "3KK"}, "2 revolt", "2 tries KK", "5 answers", fours={1: "SS"})
    assert played.state.phase is Phase.PLAY


# showing fours


def test_the_longest_show_leads_and_of_equals_the_earlier() -> None:
    fours = {1: "SSH", 3: "CC", 0: "HHH"}
    said = ("1 shows 1 S", "3 shows 2 C", "0 shows 2 H", "1 shows 3 S", "3 shows 2 C")
    played = deal(CHONGDIAN, Phase.SHOW_FOURS, {}, *said, leader=5, fours=fours)
    assert refusals(played) == [["DEAL-011", "DEAL-014"], [], [], ["DEAL-011"], ["DEAL-011"]]
    assert played.state.round.leader == 3
    played = deal(CHONGDIAN, Phase.SHOW_FOURS, {}, *said, "0 shows 3 H", "next", leader=5, fours=fours)
    assert played.state.round.turn == 0
    assert played.state.phase is Phase.PLAY


def test_without_a_show_the_given_seat_leads_and_elsewhere_nobody_shows() -> None:
    assert deal(CHONGDIAN, Phase.SHOW_FOURS, {}, "next", leader=5, fours={1: "SS"}).state.round.turn == 5
    assert deal(CHONGDIAN, Phase.SHOW_FOURS, {}, leader=5, fours={1: "SH"}).state.phase is Phase.PLAY
    assert deal(BIESAN, Phase.SHOW_FOURS, {}, leader=5, fours={1: "SS"}).state.phase is Phase.PLAY


# what cannot be


def test_impossible_setups_before_play() -> None:
    hands = tuple(map(counts_of, ["34567"] * 6))
    for more in (
        {"start": Phase.CALLS, "hands": (counts_of(""), *hands[1:]), "out": (0,)},
        {"start": Phase.BUYING, "hands": (counts_of("3X"), *hands[1:]), "revolted": 0},
        {"start": Phase.SHOW_FOURS, "fours": {0: "SSSSS"}},
        {"start": Phase.BUYING, "calls": {0: Call.XUAN}},
        {"start": Phase.CALLS, "opened": frozenset({0})},
        {"start": Phase.REVOLUTION, "revolted": 0, "heads": {3: True}},
        {"start": Phase.TRIBUTE, "revolted": 0},
        {"start": Phase.TRIBUTE, "hands": (counts_of("X"), *hands[1:]), "debts": (Debt(TributeKind.DOT, 0, 3, 1),)},
    ):
        with pytest.raises(InvalidSetup):
            start(Setup(**({"rules": BIESAN, "hands": hands, "leader": 0} | more)))  # type: ignore[arg-type]
