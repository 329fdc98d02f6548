"""`gouji show` of a whole match: deal by deal what was paid, called and owed, and the score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UNSET, UnsetType, structs, to_builtins
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from conformance_report.cli.common import Language, UsageError, output, print_json
from conformance_report.cli.deals import event_words, label_of, say, usage
from conformance_report.deals.format import DealError
from conformance_report.deals.match import ReplayedMatch, replay_match
from conformance_report.deals.match_format import Match, MatchDeal
from conformance_report.deals.match_shown import DealSeen, MatchSeen
from conformance_report.deals.replay import Step
from conformance_report.deals.short import short
from conformance_report.protocol import messages as m
from conformance_report.render.text import visible
from conformance_report.settling import KINDS
from oracle.events import CardsMoved, EventType
from oracle.facts import Debt, Deed
from oracle.rulesets.policies import ScoreBasis
from oracle.seats import SEATS
from oracle.state import Phase

WORDS: Final = {
    "match": ("a match, {} deals", "一场比赛，{} 局"),
    "player": ("played by", "出牌者"),
    "deal": ("Deal {}", "第 {} 局"),
    "shuffle": ("shuffle {}", "洗牌 {}"),
    "tribute": ("tribute", "进贡"),
    "none due": ("none is due", "无贡"),
    "early": ("before play", "出牌前"),
    "lead": ("first lead", "首先领出"),
    "seat": ("seat {}", "座位 {}"),
    "play": ("play", "出牌"),
    "actions": ("{} actions, {} refused", "{} 个动作，其中 {} 个不合法"),
    "refused": ("refused", "不合法"),
    "void": ("void: two revolted; dealt again, with the same debts", "作废：两人革命；重新发牌，欠贡不变"),
    "open end": ("not played to its end", "没有打完"),
    "burned": ("burns", "烧牌"),
    "shaos": ("shao", "捎牌"),
    "chokes": ("chokes", "闷"),
    "opened": ("opened", "开点"),
    "nobody": ("nobody", "没有人"),
    "places": ("places", "名次"),
    "sweep": ("sweep of", "串三户："),
    "even": ("seats 0,2,4", "座位0、2、4"),
    "odd": ("seats 1,3,5", "座位1、3、5"),
    "owed": ("owed", "应进贡"),
    "nothing": ("nothing", "没有"),
    "cards": ("cards", "张"),
    "score": ("Score", "积分"),
    "number": ("deal", "局"),
    "counted as": ("number", "局数"),
    "not counted": ("does not count", "不计分"),
    "total": ("total", "合计"),
    "penalty": ("left early", "中途退出"),
    "complete": ("The match is complete.", "比赛已打完。"),
    "incomplete": ("The match is not complete.", "比赛没有打完。"),
    "left": ("seat {} left after deal {}", "座位 {} 在第 {} 局之后退出"),
    "left at once": ("seat {} left before the first deal was done", "座位 {} 在第一局打完前退出"),
    "paid": ("paid in deal {}", "第 {} 局实进"),
    "of record": (
        "Where what is really paid scores (SCORE-007), these are the points that count for the deal before.",
        "以实进的贡计分时（SCORE-007），算数的是这些，记在前一局。",
    ),
    "otherwise": ("recorded otherwise", "记录与此不同"),
    "one": ("One deal action by action: gouji show {}#1", "逐个动作看其中一局：gouji show {}#1"),
}


def show_match(given: Match, path: str, language: Language, *, as_json: bool) -> None:
    """Play a match through the oracle and show it. Raises UsageError for a deal that cannot be."""
    try:
        found = replay_match(given, path)
    except DealError as error:
        raise usage(error, language) from None
    if as_json:
        print_json(to_builtins(found.match))
    else:
        _Writer(output(), language).print_match(given, found, path)


def no_place_in_a_match(path: str, language: Language) -> UsageError:
    """--at without the number of a deal."""
    return UsageError(
        f"{path}：这是整场比赛；--at 要先指明其中一局，例如 {path}#1。" if language == "zh"
        else f"{path}: this is a whole match; for --at name one of its deals, such as {path}#1."
    )  # fmt: skip


class _Writer:
    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language

    def say(self, key: str) -> str:
        return say(WORDS, key, self.language)

    def line(self, key: str, words: str, style: str = "") -> None:
        self.console.print(Line.assemble((f"  {self.say(key)}: ", "dim"), (words, style)))

    def print_match(self, given: Match, found: ReplayedMatch, path: str) -> None:
        """The whole match."""
        head = Line(label_of(found.match, self.language), style="bold")
        head.append(f"  {self.say('match').format(len(found.deals))}", style="")
        if given.player is not UNSET:
            head.append(f"  {self.say('player')} {visible(given.player.name)} {given.player.seed}", style="dim")
        self.console.print(head)
        seen = MatchSeen(found)
        for deal, recorded in zip(seen.deals, given.deals, strict=True):
            self.console.print()
            self.print_deal(deal, recorded)
        self.console.print()
        self.print_score(seen, found.match, given)
        self.console.print(self.say("one").format(path), style="dim", markup=False)

    def print_deal(self, deal: DealSeen, recorded: MatchDeal) -> None:
        """One deal: what was paid, done before play, played, and is owed."""
        head = Line(self.say("deal").format(deal.number), style="bold")
        if recorded.seed is not UNSET:
            head.append(f"  {self.say('shuffle').format(recorded.seed)}", style="dim")
        self.console.print(head)
        self.print_tribute(deal)
        self.print_before_play(deal)
        if deal.settlement is None:
            self.line("play", self.say("void" if deal.of_kind(EventType.VOID) else "open end"))
        else:
            self.print_play(deal)
            self.print_settlement(deal)
        wrong = [name for name in MatchDeal.__struct_fields__ if _differs(name, recorded, deal.record)]
        if wrong:
            self.console.print(f"  ⚠ {self.say('otherwise')}: {', '.join(wrong)}", markup=False)

    def print_tribute(self, deal: DealSeen) -> None:
        """The cards that moved because of what was owed."""
        paid = [event for event in deal.of_kind(EventType.PAID) if isinstance(event, CardsMoved)]
        owed = f"{sum(debt.cards for debt in deal.debts)} {self.say('cards')}"
        self.line("tribute", owed if deal.debts else self.say("none due"))
        for event in paid:
            self.console.print(f"    {event_words(event)}", markup=False)

    def print_before_play(self, deal: DealSeen) -> None:
        """What was done between the payments and the first lead."""
        begun = [event_words(event) for event in deal.played.events if event.kind is not EventType.PAID]
        early = [step for step in deal.played.steps if step.before.state.phase not in (Phase.PLAY, Phase.OVER)]
        told = [*begun, *(one for step in early for one in self._told(step))]
        calls = deal.record.setup.calls
        if not isinstance(calls, UnsetType):
            told[:0] = [short(m.CallAction(int(seat), call), self.language) for seat, call in sorted(calls.items())]
        if told:
            self.line("early", "")
            for one in told:
                self.console.print(f"    {one}", markup=False)
        lead = next((step.before.state.round for step in deal.accepted if step.before.state.phase is Phase.PLAY), None)
        if lead is not None:
            self.line("lead", self.say("seat").format(lead.leader))

    def _told(self, step: Step) -> Iterator[str]:
        if not step.accepted:
            yield f"✗ {short(step.action, self.language)}  {self.say('refused')}: {', '.join(step.reasons)}"
            return
        happened = "  ".join(event_words(event) for event in step.events if event.kind is not EventType.PAID)
        if not isinstance(step.action, m.NextAction) or happened:
            yield f"✓ {short(step.action, self.language)}{'  ' + happened if happened else ''}"

    def print_play(self, deal: DealSeen) -> None:
        """What the play came to, in numbers and names."""
        in_play = [step for step in deal.played.steps if step.before.state.phase is Phase.PLAY]
        refused = sum(not step.accepted for step in in_play)
        self.line("play", self.say("actions").format(len(in_play), refused))
        facts, settlement = deal.facts, deal.settlement
        assert facts is not None
        assert settlement is not None
        for key, deeds in (("burned", facts.burns), ("shaos", facts.shaos), ("chokes", facts.choked)):
            if deeds:
                self.line(key, "  ".join(map(_deed, deeds)))
        self.line("opened", " ".join(map(str, sorted(facts.opened))) or self.say("nobody"))
        placed = sorted(SEATS, key=lambda seat: settlement.places[seat])
        self.line("places", "  ".join(f"{settlement.places[seat]}: {seat}" for seat in placed))

    def print_settlement(self, deal: DealSeen) -> None:
        """Who owes whom what."""
        assert deal.settlement is not None
        if deal.settlement.sweep is not None:
            self.line("sweep", self.say(deal.settlement.sweep))
        self.line("owed", "" if deal.owed else self.say("nothing"))
        for debt in deal.owed:
            self.console.print(f"    {self._debt(debt)}", markup=False)

    def _debt(self, debt: Debt) -> str:
        kind = KINDS[debt.kind].in_language(self.language)
        return f"{debt.payer} → {debt.receiver}  {debt.cards}  {kind} [{debt.rule_id}]"

    def print_score(self, seen: MatchSeen, match: Match, given: Match) -> None:
        """The score of each deal, the penalties and the totals."""
        self.console.print(self.say("score"), style="bold")
        table = Table(box=None, padding=(0, 1), pad_edge=False)
        for heading in (self.say("number"), self.say("counted as"), *(self.say("seat").format(seat) for seat in SEATS)):
            table.add_column(heading, justify="right")
        numbers = seen.score.deal_numbers if isinstance(seen.score.deal_numbers, list) else []
        for deal, number, scores in zip(seen.finished, numbers, seen.scores, strict=True):
            note = "" if any(scores) or not deal.owed else self.say("not counted")
            table.add_row(str(deal.number), str(number), *map(_signed, scores), note)
        paid = [deal for deal in seen.deals if deal.debts and seen.rules.score_basis is ScoreBasis.PAID]
        for deal in paid:
            label = self.say("paid").format(deal.number)
            table.add_row(Line(label, style="dim"), "", *map(_signed, deal.moved.scores))
        if any(seen.penalties):
            table.add_row(self.say("penalty"), "", *(_signed(-points) for points in seen.penalties))
        totals: Sequence[int] = seen.score.totals if isinstance(seen.score.totals, list) else []
        table.add_row(self.say("total"), "", *map(_signed, totals), style="bold")
        self.console.print(table)
        if paid:
            self.console.print(self.say("of record"), style="dim")
        for one in match.left:
            self.console.print(self.say("left" if one.after else "left at once").format(one.seat, one.after))
        self.console.print(self.say("complete" if seen.complete else "incomplete"))
        if given.score is not UNSET and given.score != match.score:
            self.console.print(f"⚠ {self.say('otherwise')}: score", markup=False)


def _deed(deed: Deed) -> str:
    return f"{deed.by}→{deed.on}" + (f" ×{deed.cards}" if deed.cards > 1 else "")


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def _differs(name: str, recorded: MatchDeal, found: MatchDeal) -> bool:
    """Whether a member that is recorded is not what the oracle finds; reasons and the like only inform."""
    told, mine = getattr(recorded, name), getattr(found, name)
    if told is UNSET:
        return False
    if name == "plies":
        return any(
            part is not UNSET and structs.asdict(one)[key] != structs.asdict(other)[key]
            for one, other in zip(told, mine, strict=True)
            for key, part in structs.asdict(one).items()
        )
    return bool(told != mine)
