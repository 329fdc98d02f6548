"""A finished deal settled under several rule sets: what is owed, by which rule, what does not count, and where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from conformance_report.protocol import messages as m
from conformance_report.run import RuleSetOrder
from conformance_report.standings import standing_in
from oracle.catalogue import Text, rule
from oracle.facts import Call, Debt, Deed, Facts, TributeKind
from oracle.rules.dot_tribute import dots_of_pair
from oracle.rulesets import with_policies
from oracle.rulesets.policies import (
    BurnBreach,
    BurnTributeBetweenMates,
    Calls,
    ChokeByOpposite,
    DotMutualWaivable,
    Interrupt,
    ScoreBasis,
    ShaoChain,
    Sweep,
    Threes,
)
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat, are_mates, opposite
from oracle.settlement import ORDER_OF_SERVICE, Settlement, settle

NOT_COUNTED: Final = "not counted"
GOOD_TO_KNOW: Final = "good to know"

KINDS: Final[Mapping[TributeKind, Text]] = {
    TributeKind.DOT: Text("dot", "点贡"),
    TributeKind.BURN: Text("burn", "烧贡"),
    TributeKind.CHOKE: Text("choke", "闷贡"),
    TributeKind.SHAO: Text("shao", "捎贡"),
    TributeKind.FALL: Text("fall", "落贡"),
    TributeKind.SWEEP: Text("sweep", "串贡"),
}
CALLS: Final[Mapping[Call, Text]] = {
    Call.XUAN: Text("xuan", "宣点"),
    Call.MING: Text("ming", "明点"),
    Call.YU: Text("yu", "预点"),
}


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that the rule set does not count, or that needs saying, with the rules that say so."""

    about: str
    rules: tuple[str, ...]
    words: Text


@dataclass(frozen=True, slots=True)
class Dots:
    """The row of the table that a pair of opposites comes under: what the lower seat pays, and what it gets."""

    pair: tuple[Seat, Seat]
    rule: str
    pays: int
    gets: int


@dataclass(frozen=True, slots=True)
class Settled:
    """The settlement of one deal under one rule set."""

    label: str
    asked: m.Rules
    settlement: Settlement
    dots: tuple[Dots, ...]
    remarks: tuple[Remark, ...]

    def standing(self, rule_id: str) -> str:
        """How firmly the document carries a rule; a house rule where the rule set departs from the document on it."""
        return standing_in(rule(rule_id), self.asked)

    def owing(self) -> dict[tuple[str, Seat, Seat], tuple[int, Debt]]:
        """Each debt with its number in the order of service, by kind, payer and receiver."""
        numbered = enumerate(self.settlement.tribute, 1)
        return {(one.kind.value, one.payer, one.receiver): (number, one) for number, one in numbered}


@dataclass(frozen=True, slots=True)
class Comparison:
    """The parts of a settlement in which the rule sets do not all say the same."""

    places: bool
    sweep: bool
    order: bool
    debts: frozenset[tuple[str, Seat, Seat]]
    dots: frozenset[Seat]
    scores: frozenset[Seat]
    federations: bool

    @property
    def any(self) -> bool:
        """Whether they differ in anything."""
        several = (self.debts, self.dots, self.scores)
        return self.places or self.sweep or self.order or self.federations or any(several)


def settle_under(facts: Facts, asked: RuleSetOrder) -> Settled:
    """The deal settled under one rule set."""
    rules = with_policies(asked.rules.base, asked.rules.set)
    found = settle(facts, rules)
    swept_away = found.sweep is not None and rules.sweep is Sweep.ONE_EACH
    dots = () if swept_away else tuple(dots_of(facts, rules))
    remarks = (*sweep_remarks(found, rules), *(() if swept_away else uncounted(facts, rules)))
    return Settled(asked.label, asked.rules, found, dots, (*remarks, *score_remarks(found, rules)))


def compare(found: Sequence[Settled]) -> Comparison:
    """Where these settlements differ. Of debts both the number of cards and their absence count, of dots what moves."""
    settlements = [one.settlement for one in found]
    owing = [{key: debt.cards for key, (_, debt) in one.owing().items()} for one in found]
    dots = [{one.pair[0]: (one.pays, one.gets) for one in each.dots} for each in found]
    return Comparison(
        places=_differ(one.places for one in settlements),
        sweep=_differ(one.sweep for one in settlements),
        order=_orders_differ(found),
        debts=frozenset(key for key in {key for one in owing for key in one} if _differ(one.get(key) for one in owing)),
        dots=frozenset(seat for seat in SEATS[:3] if _differ(one.get(seat) for one in dots)),
        scores=frozenset(seat for seat in SEATS if _differ(one.scores[seat] for one in settlements)),
        federations=_differ(one.federations for one in settlements),
    )


def _differ(values: Iterable[object]) -> bool:
    return len(set(values)) > 1


def _orders_differ(found: Sequence[Settled]) -> bool:
    """Whether some two of them serve debts that they both know one before the other and the other before the one."""
    lists = [list(one.owing()) for one in found]
    return any(
        [key for key in one if key in other] != [key for key in other if key in one] for one in lists for other in lists
    )


def kinds_in_order(one: Settled) -> tuple[TributeKind, ...]:
    """The kinds of tribute that the rule set knows in a deal without a sweep, in its order of service."""
    rules = with_policies(one.asked.base, one.asked.set)
    unknown = {TributeKind.SWEEP, TributeKind.BURN if rules.interrupt is Interrupt.SHAO else TributeKind.SHAO}
    if rules.threes is Threes.ORDINARY:
        unknown.add(TributeKind.CHOKE)
    return tuple(kind for kind in ORDER_OF_SERVICE[rules.tribute_order] if kind not in unknown)


def dots_of(facts: Facts, rules: RuleSet) -> Iterator[Dots]:
    """For each pair of opposites the row of the table that applies; one that waived, and may, comes under TRIB-016."""
    for seat in SEATS[:3]:
        other = opposite(seat)
        if waives(facts, seat, rules):
            yield Dots((seat, other), "TRIB-016", 0, 0)
            continue
        called = (facts.calls.get(seat), facts.calls.get(other))
        paid, received = dots_of_pair(called, (seat in facts.opened, other in facts.opened), rules)
        row = paid[1] if paid[0] or received[0] else "DOT-006"
        yield Dots((seat, other), row, paid[0], received[0])


def waives(facts: Facts, seat: Seat, rules: RuleSet) -> bool:
    """Whether the pair of this lower seat waived its dots, and might: neither opened, and the rule set lets them."""
    unopened = seat not in facts.opened and opposite(seat) not in facts.opened
    return seat in facts.waived and unopened and rules.dot_mutual_waivable is DotMutualWaivable.YES


def sweep_remarks(found: Settlement, rules: RuleSet) -> Iterator[Remark]:
    """What the sweep of this deal does to its tribute under these rules."""
    if found.sweep is None:
        return
    match rules.sweep:
        case Sweep.ONE_EACH:
            en = "After the sweep each loser gives his opposite one card, and all other tribute of the deal falls away."
            zh = "串三户：输方每人向对头进一张，本局其他贡全免。"
            yield Remark(GOOD_TO_KNOW, ("SWEEP-003", "SWEEP-004"), Text(en, zh))
        case Sweep.ORDINARY:
            words = Text("A sweep changes nothing here; tribute is as in any deal.", "串三户在此没有影响，照常进贡。")
            yield Remark(GOOD_TO_KNOW, ("SWEEP-001",), words)
        case Sweep.SETTLE_AND_RESTART:
            en = "Before the required number of deals this is scored at once, not paid, and the match begins anew."
            zh = "没打够局数时，按此计分一次，不进贡，重新开始。"
            yield Remark(GOOD_TO_KNOW, ("SWEEP-006",), Text(en, zh))


def uncounted(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    """What was told of the deal and brings nothing under these rules, each with the rule that says so."""
    yield from _calls_unknown(facts, rules)
    yield from _burns_without_tribute(facts, rules)
    yield from _shaos_without_tribute(facts, rules)
    yield from _chokes_without_tribute(facts, rules)
    yield from _waivers_without_effect(facts, rules)
    yield from _failures_unknown(facts, rules)


def _uncounted(rules: tuple[str, ...], en: str, zh: str) -> Remark:
    return Remark(NOT_COUNTED, rules, Text(en, zh))


def _calls_unknown(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    known = {Call.XUAN} if rules.calls is Calls.XUAN else {Call.MING, Call.YU}
    by = "CALL-001" if rules.calls is Calls.XUAN else "CALL-004"
    xuan, ming_yu = Text("there is only xuan", "只有宣点"), Text("there are only ming and yu", "只有明点和预点")
    here = xuan if rules.calls is Calls.XUAN else ming_yu
    for seat, call in sorted(facts.calls.items()):
        if call not in known:
            yield _uncounted(
                (by,),
                f"Seat {seat} called {CALLS[call].en}: {here.en} here, so the call counts as none.",
                f"座位{seat}叫了{CALLS[call].zh}：这里{here.zh}，算没有叫点。",
            )


def _burns_without_tribute(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    for one in facts.burns:
        if rules.interrupt is Interrupt.SHAO:
            yield _uncounted(
                ("SHAO-001",),
                f"Seat {one.by} burned seat {one.on}: there are no burns here, only shao; no tribute.",
                f"座位{one.by}烧了座位{one.on}：这里没有烧牌，只有捎牌；无贡。",
            )
        elif _between_mates(one, rules):
            yield _uncounted(
                ("TRIB-013",),
                f"Seat {one.by} burned seat {one.on}, his mate: no tribute between mates.",
                f"座位{one.by}烧了自己的联邦座位{one.on}：联邦之间无贡。",
            )


def _shaos_without_tribute(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    for one in facts.shaos:
        if rules.interrupt is Interrupt.BURN:
            yield _uncounted(
                ("BURN-001",),
                f"Seat {one.by} beat seat {one.on} by shao: there is no shao here, only burns; no tribute.",
                f"座位{one.by}捎了座位{one.on}：这里没有捎牌，只有烧牌；无贡。",
            )
        elif _between_mates(one, rules):
            yield _uncounted(
                ("SHAO-006",),
                f"Seat {one.by} beat seat {one.on}, his mate, by shao: no tribute between mates.",
                f"座位{one.by}捎了自己的联邦座位{one.on}：联邦之间无贡。",
            )
        elif one.cards > 1 and rules.shao_chain is ShaoChain.EACH:
            yield Remark(
                GOOD_TO_KNOW,
                ("SHAO-004", "SHAO-005"),
                Text(
                    f"The shao of seat {one.by} on seat {one.on} is told with {one.cards} cards: here every beaten player "
                    "pays his own beater one card, so tell each beating of a chain by itself.",
                    f"座位{one.by}捎座位{one.on}报为{one.cards}张：这里每个被捎者各付一张给捎他的人，反捎请逐次分开报。",
                ),
            )


def _between_mates(one: Deed, rules: RuleSet) -> bool:
    return are_mates(one.by, one.on) and rules.burn_tribute_between_mates is BurnTributeBetweenMates.NO


def _chokes_without_tribute(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    for one in facts.choked:
        if rules.threes is Threes.ORDINARY:
            yield _uncounted(
                ("THREE-014",),
                f"Seat {one.by} choked seat {one.on}: 3s are ordinary cards here, so nobody is choked.",
                f"座位{one.by}闷了座位{one.on}：这里3是普通牌，不算闷。",
            )
        elif one.by == opposite(one.on) and rules.choke_by_opposite is ChokeByOpposite.EXEMPT:
            yield _uncounted(
                ("THREE-018",),
                f"Seat {one.by} choked seat {one.on}, his opposite: the opposite does not choke here.",
                f"座位{one.by}闷了对头座位{one.on}：这里对家无闷。",
            )


def _waivers_without_effect(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    for seat in sorted(facts.waived):
        pair = f"{seat}-{opposite(seat)}"
        if rules.dot_mutual_waivable is DotMutualWaivable.NO:
            yield _uncounted(
                ("TRIB-015",),
                f"Seats {pair} agreed to waive their dots: that cannot be agreed here.",
                f"座位{pair}商定互免点贡：这里不能商免。",
            )
        elif not waives(facts, seat, rules):
            yield _uncounted(
                ("TRIB-016",),
                f"Seats {pair} agreed to waive their dots: only a pair of which neither opened can.",
                f"座位{pair}商定互免点贡：只有双方都没开点才能商免。",
            )


def _failures_unknown(facts: Facts, rules: RuleSet) -> Iterator[Remark]:
    if rules.interrupt is Interrupt.BURN and rules.burn_breach is BurnBreach.LAST_PLACE:
        return
    burns = rules.interrupt is Interrupt.BURN
    for seat in facts.failed_burners:
        yield _uncounted(
            ("BURN-012",) if burns else ("SHAO-001",),
            f"Seat {seat} failed a burn: "
            + ("the lead that breaks the duty is refused here" if burns else "there are no burns here")
            + ", so he would have played on; he is placed as told.",
            f"座位{seat}烧失败："
            + ("这里违例的牌不准出" if burns else "这里没有烧牌")
            + "，本应继续打；名次照所报的排。",
        )


def score_remarks(found: Settlement, rules: RuleSet) -> Iterator[Remark]:
    """What needs saying of the points: that those of record wait for the payment, or that a sweep counts double."""
    if rules.score_basis is ScoreBasis.PAID and found.tribute:
        en = "Points are counted on the cards really paid in the next deal; these are the points if all is paid."
        yield Remark(GOOD_TO_KNOW, ("SCORE-007",), Text(en, "积分按下一局实进的贡算；这里是全部进足时的分数。"))
    swept = any(one.kind is TributeKind.SWEEP for one in found.tribute)
    if swept and rules.sweep_score_multiplier != 1:
        times = rules.sweep_score_multiplier
        words = Text(f"A card of sweep tribute counts {times} times.", f"串三户的贡，每张按{times}倍计分。")
        yield Remark(GOOD_TO_KNOW, ("SWEEP-005",), words)


def facts_to_json(facts: Facts) -> dict[str, object]:
    """Facts in the form of the protocol and of a deal file."""
    return {
        "order": list(facts.order),
        "revolted": facts.revolted,
        "failed_burners": list(facts.failed_burners),
        "opened": sorted(facts.opened),
        "calls": {str(seat): call.value for seat, call in sorted(facts.calls.items())},
        "burns": [{"by": one.by, "on": one.on} for one in facts.burns],
        "shaos": [{"by": one.by, "on": one.on, "cards": one.cards} for one in facts.shaos],
        "choked": [{"by": one.by, "on": one.on} for one in facts.choked],
        "waived": [[seat, opposite(seat)] for seat in sorted(facts.waived)],
    }


def to_json(facts: Facts, found: Sequence[Settled]) -> dict[str, object]:
    """The facts, the settlements and where they differ, as plain data for --json."""
    differ = compare(found)
    return {
        "facts": facts_to_json(facts),
        "settlements": [_settled_to_json(one, differ) for one in found],
        "differ": {
            "places": differ.places,
            "sweep": differ.sweep,
            "order_of_service": differ.order,
            "tribute": [{"kind": kind, "from": payer, "to": to} for kind, payer, to in sorted(differ.debts)],
            "dots": [[seat, opposite(seat)] for seat in sorted(differ.dots)],
            "scores": sorted(differ.scores),
            "federations": differ.federations,
        },
    }


def _settled_to_json(one: Settled, differ: Comparison) -> dict[str, object]:
    even, odd = one.settlement.federations
    return {
        "rules": one.label,
        "base": one.asked.base,
        "set": dict(one.asked.set),
        "places": list(one.settlement.places),
        "sweep": one.settlement.sweep,
        "order_of_service": [kind.value for kind in kinds_in_order(one)],
        "tribute": [
            {
                "number": number,
                "kind": key[0],
                "from": debt.payer,
                "to": debt.receiver,
                "cards": debt.cards,
                "rule": debt.rule_id,
                "standing": one.standing(debt.rule_id),
                "differs": key in differ.debts,
            }
            for key, (number, debt) in one.owing().items()
        ],
        "dots": [
            {"pair": list(dots.pair), "rule": dots.rule, "lower_pays": dots.pays, "lower_gets": dots.gets}
            for dots in one.dots
        ],
        "scores": list(one.settlement.scores),
        "federations": {"even": even, "odd": odd},
        "remarks": [
            {"about": each.about, "rules": list(each.rules), "words": {"en": each.words.en, "zh": each.words.zh}}
            for each in one.remarks
        ],
    }
