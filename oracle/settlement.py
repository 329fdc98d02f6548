"""The settlement of a deal: places, sweep, the tribute owed in the order of service, and the scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from oracle.catalogue import enforces
from oracle.facts import Debt, Deed, Facts, TributeKind
from oracle.rules.dot_tribute import dots_of_pair
from oracle.rules.final_places import Side, final_places, sweep_of
from oracle.rulesets.policies import (
    BurnTributeBetweenMates,
    ChokeByOpposite,
    DotMutualWaivable,
    Interrupt,
    Sweep,
    Threes,
    TributeOrder,
)
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat, are_mates, opposite

_K: Final = TributeKind
ORDER_OF_SERVICE: Final = {
    TributeOrder.DOT_BURN_CHOKE_FALL: (_K.SWEEP, _K.DOT, _K.BURN, _K.SHAO, _K.CHOKE, _K.FALL),
    TributeOrder.CHOKE_BURN_DOT_FALL: (_K.SWEEP, _K.CHOKE, _K.BURN, _K.SHAO, _K.DOT, _K.FALL),
    TributeOrder.DOT_CHOKE_SHAO_FALL: (_K.SWEEP, _K.DOT, _K.CHOKE, _K.BURN, _K.SHAO, _K.FALL),
}
"""Burn and shao stand at each other's place; a sweep card is never served beside another kind (TRIB-007)."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a deal came to: the place of each seat, the sweep, tribute in the order of service, the score of each seat."""

    places: tuple[int, ...]
    sweep: Side | None
    tribute: tuple[Debt, ...]
    scores: tuple[int, ...]

    @property
    def federations(self) -> tuple[int, int]:
        """The scores of the even and of the odd seats (SCORE-004)."""
        return federation_scores(self.scores)


def settle(facts: Facts, rules: RuleSet) -> Settlement:
    """Who owes whom what after this deal, as if it counted."""
    places = final_places(facts.order, facts.revolted, facts.failed_burners)
    sweep = sweep_of(places)
    tribute = in_order_of_service(owed(facts, places, sweep, rules), rules)
    return Settlement(places, sweep, tribute, scores_of(tribute, rules))


def owed(facts: Facts, places: tuple[int, ...], sweep: Side | None, rules: RuleSet) -> Iterable[Debt]:
    """Every debt of the deal, in the order of the facts."""
    if sweep is not None and rules.sweep is Sweep.ONE_EACH:
        return sweep_tribute(sweep)
    return (
        *dot_tribute(facts, rules),
        *burn_tribute(facts, rules),
        *shao_tribute(facts, rules),
        *choke_tribute(facts, rules),
        *fall_tribute(places),
    )


@enforces("SWEEP-003", "SWEEP-004")
def sweep_tribute(winners: Side) -> tuple[Debt, ...]:
    """After a sweep each loser gives one card to his opposite, and every other tribute of the deal falls away."""
    losers = SEATS[1::2] if winners == "even" else SEATS[::2]
    return tuple(Debt(TributeKind.SWEEP, seat, opposite(seat), 1, "SWEEP-003") for seat in losers)


@enforces("TRIB-014", "TRIB-015", "TRIB-016", "DOT-130", "CALL-010")
def dot_tribute(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    """Each pair of opposites pays dots both ways, as its openings and calls say; an unopened pair may have waived it."""
    for seat in SEATS[:3]:
        other = opposite(seat)
        opened = (seat in facts.opened, other in facts.opened)
        if seat in facts.waived and not any(opened) and rules.dot_mutual_waivable is DotMutualWaivable.YES:
            continue
        paid, received = dots_of_pair((facts.calls.get(seat), facts.calls.get(other)), opened, rules)
        yield Debt(TributeKind.DOT, seat, other, paid[0], paid[1])
        yield Debt(TributeKind.DOT, other, seat, received[0], received[1])


@enforces("TRIB-013", "BURN-021")
def burn_tribute(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    """A burned player gives his burner one card; between mates only where the rule set says so."""
    if rules.interrupt is Interrupt.BURN:
        for one in facts.burns:
            if earns_from_mate(one, rules):
                yield Debt(TributeKind.BURN, one.on, one.by, one.cards, "TRIB-013")


@enforces("SHAO-005", "SHAO-006")
def shao_tribute(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    """A player whose gouji was beaten by a shao gives its player a card for each; never between mates in the document."""
    if rules.interrupt is Interrupt.SHAO:
        for one in facts.shaos:
            if earns_from_mate(one, rules):
                yield Debt(TributeKind.SHAO, one.on, one.by, one.cards, "SHAO-005")


@enforces("TRIB-013", "SHAO-006")
def earns_from_mate(deed: Deed, rules: RuleSet) -> bool:
    """Whether a burn or shao earns tribute: always from an enemy, from a mate by policy."""
    return not are_mates(deed.by, deed.on) or rules.burn_tribute_between_mates is BurnTributeBetweenMates.YES


@enforces("TRIB-012", "THREE-018", "THREE-019")
def choke_tribute(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    """A choked player gives one card to whoever beat his last hand before the 3s, his opposite excepted by policy."""
    if rules.threes is Threes.ORDINARY:
        return
    for one in facts.choked:
        if one.by != opposite(one.on) or rules.choke_by_opposite is ChokeByOpposite.COUNTS:
            yield Debt(TributeKind.CHOKE, one.on, one.by, one.cards, "TRIB-012")


@enforces("TRIB-008", "TRIB-009", "TRIB-010", "TRIB-025")
def fall_tribute(places: tuple[int, ...]) -> tuple[Debt, ...]:
    """The last gives the first two cards, the fifth the second one; third and fourth, a revolutionary too, nothing."""
    at = {place: seat for seat, place in enumerate(places)}
    return (
        Debt(TributeKind.FALL, at[6], at[1], 2, "TRIB-008"),
        Debt(TributeKind.FALL, at[5], at[2], 1, "TRIB-009"),
    )


@enforces("TRIB-007", "TRIB-023")
def in_order_of_service(debts: Iterable[Debt], rules: RuleSet) -> tuple[Debt, ...]:
    """Kinds in the order of the rule set, a kind by payer, then as they happened; like debts are one, empty ones none."""
    kinds = ORDER_OF_SERVICE[rules.tribute_order]
    merged: dict[tuple[TributeKind, Seat, Seat], Debt] = {}
    for one in debts:
        key = (one.kind, one.payer, one.receiver)
        more = merged[key].cards if key in merged else 0
        merged[key] = Debt(one.kind, one.payer, one.receiver, one.cards + more, one.rule_id)
    real = [one for one in merged.values() if one.cards]
    return tuple(sorted(real, key=lambda one: (kinds.index(one.kind), one.payer)))


@enforces("SCORE-001", "SCORE-002", "SCORE-003", "SCORE-005", "SCORE-006")
def scores_of(debts: Iterable[Debt], rules: RuleSet) -> tuple[int, ...]:
    """Every card of tribute costs its payer the points of a card and gives them to its receiver, and nothing else scores."""
    scores = [0] * len(SEATS)
    for one in debts:
        points = one.cards * rules.points_per_card * multiplier(one, rules)
        scores[one.payer] -= points
        scores[one.receiver] += points
    return tuple(scores)


@enforces("SWEEP-005")
def multiplier(debt: Debt, rules: RuleSet) -> int:
    """How often a card of sweep tribute counts."""
    return rules.sweep_score_multiplier if debt.kind is TributeKind.SWEEP else 1


@enforces("SCORE-004")
def federation_scores(scores: tuple[int, ...]) -> tuple[int, int]:
    """The scores of a federation are those of its three players together."""
    return sum(scores[::2]), sum(scores[1::2])
