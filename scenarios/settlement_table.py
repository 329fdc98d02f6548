"""What comes after a deal, as the steps see it: the facts, the debts, the match, and the reply to the one question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

from msgspec import UNSET, Struct, to_builtins

from conformance_report.examination import NoRulingError
from conformance_report.protocol import messages as m
from conformance_report.protocol.errors import ErrorCode
from scenarios.deal_table import in_order, seats_of
from scenarios.table import Driver, StepError

_EVERYBODY: Final = list(range(6))
_PREFIXES: Final = {
    "deal.settle": "settle",
    "match.tribute": "tribute",
    "match.score": "score",
    "deal.hands": "hands",
}
_Entry = TypeVar("_Entry", m.Debt, m.Payment)


class FactSheet:
    """The facts of a finished deal, gathered step by step. Who opened is everybody until a step says otherwise."""

    def __init__(self) -> None:
        self.order: list[int] = []
        self.revolted: int | None = None
        self.opened: list[int] = _EVERYBODY
        self.others: Final[dict[str, Any]] = {}

    def add(self, fact: str, entry: object) -> None:
        """One more burn, shao, choke, waiver or failed burner, in the order of the steps."""
        self.others.setdefault(fact, []).append(entry)

    def call(self, seat: str, call: str) -> None:
        """What a seat called."""
        self.others.setdefault("calls", {})[seat] = call

    def facts(self) -> m.Facts:
        """The facts as the protocol has them."""
        return m.Facts(order=self.order, revolted=self.revolted, opened=self.opened, **self.others)


class MatchSheet:
    """The deals of a match, in the order played, and who left it."""

    def __init__(self) -> None:
        self.deals: Final[list[m.Facts]] = []
        self.left: Final[list[m.Departure]] = []

    def add(self, row: dict[str, str]) -> None:
        """One more deal, of the columns order, opened and revolted; where opened is left out, everybody opened."""
        if "order" not in row or not set(row) <= {"order", "opened", "revolted"}:
            raise StepError(f"The deals have the columns {', '.join(row)}; write order, opened and revolted.")
        revolted = seats_of(row.get("revolted", ""))
        opened = _EVERYBODY if row.get("opened", "all") == "all" else sorted(seats_of(row["opened"]))
        self.deals.append(m.Facts(seats_of(row["order"]), revolted[0] if revolted else None, opened))


class DebtSheet:
    """Hands as dealt, and the debts that are paid out of them."""

    def __init__(self) -> None:
        self.hands: Final[dict[int, str]] = {}
        self.others = ""
        self.debts: Final[list[m.Debt]] = []

    def six_hands(self) -> list[str]:
        """Six hands; those not named are what every other hand is."""
        return [self.hands.get(seat, self.others) for seat in range(6)]


class Reply:
    """Asks one question, and demands of the reply what the steps say."""

    def __init__(self, driver: Driver) -> None:
        self.driver: Final = driver
        self._prefix = ""
        self._result: Struct | None = None
        self._refusal: NoRulingError | None = None

    def ask(self, method: str, params: Struct, kind: type[Struct]) -> None:
        """Ask; that the parameters cannot be is kept, for a step to demand. Raises NoRulingError for another fault."""
        self._prefix = _PREFIXES[method]
        try:
            self._result = self.driver.ask(method, params, kind)
        except NoRulingError as refusal:
            if refusal.fault.code != ErrorCode.INVALID_PARAMS:
                raise
            self._refusal = refusal

    def cannot_be(self) -> None:
        """What was asked about is refused as impossible, with the error that the protocol has for it."""
        code = None if self._refusal is None else self._refusal.fault.code
        wanted = f"the error {int(ErrorCode.INVALID_PARAMS)}, for what cannot be"
        self.driver.demand("error", code == ErrorCode.INVALID_PARAMS, wanted, "an answer, as if it could be")

    def member(self, name: str) -> Any:
        """A member of the result. Raises NoRulingError when the question was refused."""
        if self._refusal is not None:
            raise self._refusal
        if self._result is None or not hasattr(self._result, name):
            raise StepError(f"The question that was asked has no {name} in its answer; ask another one.")
        return getattr(self._result, name)

    def has(self, name: str) -> bool:
        """Whether the answer to the question that was asked has such a member."""
        return hasattr(self._result, name)

    def says(self, name: str, expected: object) -> None:
        """A member of the result has this value."""
        self.driver.compare(f"{self._prefix}.{name}", expected, self.member(name))

    def demand(self, name: str, holds: bool, expected: str, actual: str) -> None:
        """Something holds of a member of the result; a member that is missing is compared as such."""
        if self.member(name) is UNSET:
            self.driver.compare(f"{self._prefix}.{name}", expected, UNSET, words=expected)
        else:
            self.driver.demand(f"{self._prefix}.{name}", holds, expected, actual)

    def says_of(self, name: str, number: int, expected: object, words: str) -> None:
        """One entry of a list of the result, by its place, has this value."""
        entries = _listed(self.member(name))
        found = entries[number] if number < len(entries) else "nothing"
        self.demand(name, found == expected, f"{words} {expected}", f"{found}, of {name} {entries}")

    def lists(self, name: str, expected: Sequence[Struct]) -> None:
        """A list of the result is exactly this, in this order."""
        entries = _listed(self.member(name))
        shown = to_builtins([entries, list(expected)])
        self.demand(name, entries == list(expected), f"{name} {shown[1]}", f"{name} {shown[0]}")

    # tribute

    def owes(self, expected: m.Debt) -> None:
        """A seat owes another so many cards of a kind, in one entry; none at all for no card."""
        found = [debt.cards for debt in self._of("tribute", m.Debt, expected.kind, expected.from_, expected.to)]
        wanted = [expected.cards] if expected.cards else []
        between = f"of {expected.kind} from seat {expected.from_} to seat {expected.to}"
        self.demand("tribute", found == wanted, f"{_cards(wanted)} {between}", _cards(found))

    def owe_one_each(self, kind: str, payers: Sequence[int], receivers: Sequence[int]) -> None:
        """Of a kind each of these seats owes one card in all, each of those gets one, and no other seat takes part."""
        owed, got = [0] * 6, [0] * 6
        for debt in _listed(self.member("tribute")):
            if debt.kind == kind:
                owed[debt.from_] += debt.cards
                got[debt.to] += debt.cards
        wanted = [[int(seat in seats) for seat in range(6)] for seats in (payers, receivers)]
        words = f"of {kind} the seats owing {wanted[0]} and getting {wanted[1]}"
        self.demand("tribute", [owed, got] == wanted, words, f"them owing {owed} and getting {got}")

    def add_up_to_zero(self) -> None:
        """The scores of the six seats add up to zero, and are not all zero."""
        scores = _listed(self.member("scores"))
        self.demand("scores", sum(scores) == 0 and any(scores), "scores that add up to zero", f"{scores}")

    def federations_add_up(self) -> None:
        """The score of each federation is the sum of the scores of its seats."""
        scores = _listed(self.member("scores"))
        found = self.member("federations")
        sums = m.FederationScores(sum(scores[::2]), sum(scores[1::2]))
        words = f"the federations scoring {sums.even} and {sums.odd}, as the seats score {scores}"
        self.demand("federations", found == sums and any(scores), words, f"{to_builtins(found)}")

    def nobody_owes(self, kind: str) -> None:
        """No tribute of a kind is owed."""
        found = to_builtins([debt for debt in _listed(self.member("tribute")) if debt.kind == kind])
        self.demand("tribute", not found, f"no tribute of {kind}", f"{found}")

    def served_before(self, first: str, second: str) -> None:
        """Both kinds are there, and all of the one comes before all of the other."""
        name = "tribute" if self.has("tribute") else "payments"
        kinds = [entry.kind for entry in _listed(self.member(name))]
        both = first in kinds and second in kinds
        holds = both and max(_places(kinds, first)) < min(_places(kinds, second))
        self.demand(name, holds, f"{first} before {second}", f"the order {', '.join(kinds) or 'of nothing'}")

    def pays(self, kind: str, payer: int, receiver: int, cards: str) -> None:
        """A seat pays another these cards for a kind, in one entry; none at all for no card."""
        found = [in_order(paid.cards) for paid in self._of("payments", m.Payment, kind, payer, receiver)]
        wanted = [in_order(cards)] if cards else []
        between = f"of {kind} from seat {payer} to seat {receiver}"
        self.demand("payments", found == wanted, f"{_strings(wanted)} {between}", _strings(found))

    def pays_in_order(self, rows: Sequence[Mapping[str, str]]) -> None:
        """All payments are these, in this order: kind, payer, receiver and cards."""
        wanted = [f"{row['cards']} of {row['kind']} from {row['from']} to {row['to']}" for row in rows]
        found = [
            f"{in_order(paid.cards)} of {paid.kind} from {paid.from_} to {paid.to}"
            for paid in _listed(self.member("payments"))
        ]
        self.demand("payments", found == wanted, ", ".join(wanted), ", ".join(found) or "nothing")

    def returns(self, returner: int, payer: int, count: int, may_return: str) -> None:
        """A seat returns so many cards to a payer, and may choose them out of these; none at all for no card."""
        entries = _listed(self.member("returns"))
        dues = [due for due in entries if (due.from_, due.to) == (returner, payer)]
        found = [f'{due.count} out of "{in_order(due.may_return)}"' for due in dues]
        wanted = [f'{count} out of "{in_order(may_return)}"'] if count else []
        between = f"from seat {returner} to seat {payer}"
        words = f"the return of {', '.join(wanted) or 'nothing'} {between}"
        self.demand("returns", found == wanted, words, ", ".join(found) or "nothing")

    def hand_is(self, seat: int, cards: str) -> None:
        """A seat holds these cards."""
        hands = _listed(self.member("hands"))
        found = in_order(hands[seat]) if hands else ""
        self.demand("hands", found == in_order(cards), f'seat {seat} holding "{cards}"', f'it holds "{found}"')

    def _of(self, name: str, kind: type[_Entry], what: str, payer: int, receiver: int) -> Iterator[_Entry]:
        for entry in _listed(self.member(name)):
            assert isinstance(entry, kind)
            if (entry.kind, entry.from_, entry.to) == (what, payer, receiver):
                yield entry


def six(text: str) -> list[int]:
    """The numbers of a phrase such as `1 0 0 -1 0 0`, one for each seat. Raises StepError for more or fewer."""
    numbers = numbers_of(text)
    if len(numbers) != len(_EVERYBODY):
        raise StepError(f"{text!r} has {len(numbers)} numbers; write one for each of the six seats.")
    return numbers


def numbers_of(text: str) -> list[int]:
    """The numbers of a phrase such as `1 2 1`."""
    return [int(number) for number in text.split()]


def _listed(entries: Any) -> list[Any]:
    return [] if entries is UNSET else list(entries)


def _places(kinds: Sequence[str], kind: str) -> list[int]:
    return [place for place, one in enumerate(kinds) if one == kind]


def _cards(numbers: Sequence[int]) -> str:
    return " and ".join(f"{number} card{'' if number == 1 else 's'}" for number in numbers) or "nothing"


def _strings(plays: Sequence[str]) -> str:
    return " and ".join(f'"{play}"' for play in plays) or "nothing"
