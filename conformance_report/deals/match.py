"""A match played deal after deal by a seeded player, from the cards dealt to the score; and played again from a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from msgspec import UNSET, UnsetType, structs

from conformance_report.deals.format import Deal, Player, Ply
from conformance_report.deals.match_format import Match, MatchDeal
from conformance_report.deals.players import PLAYERS
from conformance_report.deals.replay import Replayed, opened_at, recorded, replay, rule_set_of
from conformance_report.deals.simulate import from_the_cards_dealt, play_on
from conformance_report.engines.oracle_settling import hands_dealt, match_scored, settled, tribute_paid
from conformance_report.protocol import messages as m
from oracle.events import EventType
from oracle.rulesets import RuleSet
from oracle.rulesets.policies import MatchScoring
from oracle.seats import SEATS, opposite

MOST_DEALS: Final = 15
"""A match that goes on for longer, by restarts and void deals, ends here."""

_PLAYED_ON: Final = 0.5
"""How likely one deal more is played where the players may leave."""

_ESCAPES: Final = 0.5
"""How likely somebody leaves before the match is complete, and another takes his seat."""


@dataclass(frozen=True, slots=True)
class ReplayedMatch:
    """A match as the oracle played it: all that is recorded of it, and each deal with its positions."""

    match: Match
    deals: tuple[Replayed, ...]


def play_match(
    rules: m.Rules, player: str, seed: int, *, first: int | None = None, with_tries: bool = False, name: str = "match"
) -> ReplayedMatch:
    """Play a match to its end; `first` is the seed of the first shuffle where it is not to follow from the seed.

    Raises DealError for house rules that cannot be.
    """
    table = _Table(rules, rule_set_of(rules, name), player, Random(f"match {player} {seed}"), with_tries)
    while table.goes_on():
        table.play_a_deal(table.chance.randrange(10**6) if table.deals or first is None else first)
    return table.told(seed)


class _Table:
    """The deals of a match so far, and what is owed."""

    def __init__(self, rules: m.Rules, rule_set: RuleSet, player: str, chance: Random, with_tries: bool) -> None:
        self.rules = rules
        self.rule_set = rule_set
        self.player = player
        self.chance = chance
        self.refused: set[str] | None = set() if with_tries else None
        self.deals: list[MatchDeal] = []
        self.played: list[Replayed] = []

    def goes_on(self) -> bool:
        """Whether another deal is played."""
        if len(self.deals) == MOST_DEALS:
            return False
        if not score_of(self.deals, [], self.rules, self.rule_set).complete:
            return True
        may_go_on = self.rule_set.match_scoring is MatchScoring.LAST_DEAL_ON_EXIT
        return may_go_on and self.chance.random() < _PLAYED_ON

    def play_a_deal(self, seed: int) -> None:
        """Deal, pay what is owed, play, and settle."""
        debts = debts_after(self.deals, self.rules, self.rule_set)
        dealt = hands_dealt(m.DealHands(self.rules, seed), self.rule_set)
        setup = from_the_cards_dealt(dealt, self.rule_set, debts, self.chance)
        position, events = opened_at(self.rules, setup, f"deal {len(self.deals) + 1}")
        steps = tuple(play_on(position, PLAYERS[self.player], self.chance, self.refused, around=True))
        deal = Deal(rules=self.rules, setup=setup, plies=[Ply(step.action) for step in steps])
        played = Replayed(deal, position, events, steps)
        self.played.append(played)
        self.deals.append(told_of_deal(played, seed, self.rule_set))

    def told(self, seed: int) -> ReplayedMatch:
        """The match as it is recorded."""
        left = []
        finished = sum(deal.facts is not UNSET for deal in self.deals)
        if self.chance.random() < _ESCAPES:
            early = min(finished, self.rule_set.match_deals)
            left.append(m.Departure(self.chance.choice(SEATS), self.chance.randrange(early)))
        match = Match(
            kind="match", rules=self.rules, player=Player(self.player, seed), deals=self.deals, left=left,
            score=score_of(self.deals, left, self.rules, self.rule_set),
        )  # fmt: skip
        return ReplayedMatch(match, tuple(self.played))


def replay_match(match: Match, name: str) -> ReplayedMatch:
    """Play a recorded match through the oracle, and say of it all that is recorded. Raises DealError."""
    rule_set = rule_set_of(match.rules, name)
    played = tuple(replay(match.deal(number), f"{name}#{number}") for number in range(1, len(match.deals) + 1))
    deals = [told_of_deal(one, deal.seed, rule_set) for one, deal in zip(played, match.deals, strict=True)]
    score = score_of(deals, match.left, match.rules, rule_set)
    return ReplayedMatch(structs.replace(match, deals=deals, score=score), played)


# what is told of a deal, and between two


def told_of_deal(played: Replayed, seed: int | UnsetType, rule_set: RuleSet) -> MatchDeal:
    """All that is recorded of a deal: tribute, plies, what is remembered of it, and its settlement."""
    deal = recorded(played)
    facts = facts_of(played)
    debts = [] if deal.setup.debts is UNSET else deal.setup.debts
    return MatchDeal(
        seed=seed,
        setup=deal.setup,
        tribute=tribute_paid(m.MatchTribute(deal.rules, deal.setup.hands, debts), rule_set),
        events=deal.events,
        plies=deal.plies,
        end=deal.end,
        facts=UNSET if facts is None else facts,
        settled=UNSET if facts is None else settled(m.DealSettle(deal.rules, facts), rule_set),
    )


def facts_of(played: Replayed) -> m.Facts | None:
    """What a deal is remembered by; None where it is void or has not come to its end."""
    failed = [event.seat for step in played.steps for event in step.events if event.kind is EventType.BURN_FAILED]
    waived = [
        list(step.action.seats) for step in played.steps if step.accepted and isinstance(step.action, m.WaiveAction)
    ]
    return facts_told(played.end.state_told, [seat for seat in failed if seat is not None], waived)


def facts_told(state: m.State, failed: Sequence[int], waived: Sequence[Sequence[int]]) -> m.Facts | None:
    """What a deal is remembered by, from its last state, whose burns failed in order, and which pairs waived.

    None where the deal is void or has not come to its end.
    """
    if state.void or not state.over:
        return None
    assert isinstance(state.places, dict)
    places = {int(seat): place for seat, place in state.places.items()}
    revolted = state.revolted[0] if state.revolted else None
    facts = m.Facts(
        order=[seat for seat in sorted(SEATS, key=lambda seat: places[seat]) if seat not in (revolted, *failed)],
        revolted=revolted,
        opened=list(state.opened or ()),
        calls=dict(state.calls or {}),
        burns=list(state.burns or ()),
        shaos=list(state.shaos or ()),
        choked=list(state.choked or ()),
        waived=[list(pair) for pair in waived if pair[1] == opposite(pair[0])],
    )
    return structs.replace(facts, failed_burners=list(failed)) if failed else facts


def score_of(
    deals: Sequence[MatchDeal], left: Sequence[m.Departure], rules: m.Rules, rule_set: RuleSet
) -> m.MatchScored:
    """The score of a match so far: of every deal that was not void."""
    return match_scored(m.MatchScore(rules, list(finished(deals)), list(left)), rule_set)


def finished(deals: Sequence[MatchDeal]) -> Iterator[m.Facts]:
    """What the deals are remembered by that were played to their end."""
    return (deal.facts for deal in deals if not isinstance(deal.facts, UnsetType))


def debts_after(deals: Sequence[MatchDeal], rules: m.Rules, rule_set: RuleSet) -> list[m.Debt]:
    """What is owed when the next cards are dealt: the tribute of the last deal, unless it is not carried on.

    After a void deal it is what was owed before it.
    """
    if not deals:
        return []
    last = deals[-1]
    if isinstance(last.settled, UnsetType):
        return [] if isinstance(last.setup.debts, UnsetType) else last.setup.debts
    score = score_of(deals, [], rules, rule_set)
    assert isinstance(score.carries, list)
    played_on = score.complete
    return list(last.settled.tribute or ()) if score.carries[-1] or played_on else []
