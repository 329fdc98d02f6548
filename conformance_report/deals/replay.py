"""A deal played by the oracle, ply after ply, and told in the words of the protocol."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from conformance_report.deals.format import Deal, DealError, End, Ply, digest_of, text_of
from conformance_report.engines.oracle_deal import action_of, action_told, event_told, ruling_told, setup_of, state_told
from conformance_report.protocol import messages as m
from oracle.actions import Action
from oracle.deal import Accepted, Ruling, apply_action
from oracle.events import Event
from oracle.legality import legal_actions
from oracle.rulesets import RuleSet, RuleSetError, with_policies
from oracle.setup import InvalidSetup, start
from oracle.state import DealState


class Position:
    """A position with its legal set, listed once and only when it is asked for."""

    def __init__(self, state: DealState) -> None:
        self.state = state

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """Every legal action, as the oracle lists them."""
        return legal_actions(self.state)

    @cached_property
    def told(self) -> dict[str, m.Action]:
        """The legal actions in the words of the protocol, by their canonical texts, sorted."""
        told = [action_told(action) for action in self.legal]
        return dict(sorted((text_of(action), action) for action in told))

    @cached_property
    def digest(self) -> str:
        """The digest of the legal set."""
        return digest_of(self.told)

    @property
    def state_told(self) -> m.State:
        """The state in the words of the protocol."""
        return state_told(self.state)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a deal: where it is judged, the ruling, and the position after it."""

    n: int
    before: Position
    action: m.Action
    ruling: Ruling
    after: Position

    @property
    def accepted(self) -> bool:
        """Whether the action was legal."""
        return isinstance(self.ruling, Accepted)

    @property
    def reasons(self) -> tuple[str, ...]:
        """The rules that refuse it."""
        return () if isinstance(self.ruling, Accepted) else tuple(one.rule_id for one in self.ruling.violations)

    @property
    def events(self) -> tuple[Event, ...]:
        """What it brought about."""
        return self.ruling.events if isinstance(self.ruling, Accepted) else ()

    @property
    def ply(self) -> Ply:
        """The action as it is recorded."""
        return Ply(
            n=self.n,
            action=self.action,
            ruling=ruling_told(self.ruling),
            events=[event_told(event) for event in self.events],
            count=len(self.before.legal),
            digest=self.before.digest,
        )


def rule_set_of(rules: m.Rules, name: str) -> RuleSet:
    """The rule set that a deal names. Raises DealError."""
    try:
        return with_policies(rules.base, rules.set)
    except RuleSetError as error:
        raise DealError(f"{name}: rules: {error}", f"{name}：rules：{error}") from None


def opened_at(rules: m.Rules, setup: m.Setup, name: str) -> tuple[Position, tuple[Event, ...]]:
    """The position of a setup, and the events that it sets off. Raises DealError for one that cannot be."""
    try:
        state, events = start(setup_of(setup, rule_set_of(rules, name)))
    except InvalidSetup as error:
        raise DealError(f"{name}: setup: {error}", f"{name}：setup 不成立：{error}") from None
    return Position(state), events


def take(before: Position, action: m.Action, n: int) -> Step:
    """One step from a position."""
    ruling = apply_action(before.state, action_of(action))
    after = Position(ruling.state) if isinstance(ruling, Accepted) else before
    return Step(n, before, action, ruling, after)


def steps(start_at: Position, actions: Iterable[m.Action]) -> Iterator[Step]:
    """The actions one after the other, each judged where the accepted ones before it led."""
    position = start_at
    for n, action in enumerate(actions):
        step = take(position, action, n)
        yield step
        position = step.after


@dataclass(frozen=True, slots=True)
class Replayed:
    """A deal as the oracle played it."""

    deal: Deal
    start: Position
    events: tuple[Event, ...]
    steps: tuple[Step, ...]

    @property
    def end(self) -> Position:
        """The position after the last action."""
        return self.steps[-1].after if self.steps else self.start

    def at(self, n: int) -> Position:
        """The position after so many actions, in which action n is judged."""
        return self.steps[n].before if n < len(self.steps) else self.end


def replay(deal: Deal, name: str) -> Replayed:
    """Play a deal through the oracle. Raises DealError when its setup cannot be."""
    position, events = opened_at(deal.rules, deal.setup, name)
    return Replayed(deal, position, events, tuple(steps(position, [ply.action for ply in deal.plies])))


def recorded(played: Replayed, *, shows: Iterable[str] = ()) -> Deal:
    """A deal as it was played, with all that is recorded of it."""
    end = played.end
    return Deal(
        rules=played.deal.rules,
        setup=played.deal.setup,
        plies=[step.ply for step in played.steps],
        shows=list(shows),
        events=[event_told(event) for event in played.events],
        end=End(count=len(end.legal), digest=end.digest, state=end.state_told),
        player=played.deal.player,
    )
