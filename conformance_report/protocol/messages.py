"""Every message of the adapter protocol, typed. Members that are not known are ignored, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

PROTOCOL_VERSION = "1.0"

Cards = Annotated[str, Meta(pattern="^[3456789TJQKA2XD]*$", max_length=216)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Count = Annotated[int, Meta(ge=0)]
Base = Literal["chongdian", "biesan", "shandong", "fasi"]
Rank = Literal["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2"]
CardLetter = Literal["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "X", "D"]
Joker = Literal["X", "D"]
Suit = Literal["S", "H", "C", "D"]
Call = Literal["xuan", "ming", "yu"]
Phase = Literal[
    "tribute", "buying", "calls", "revolution", "rush", "fight", "trial", "answer-trial", "head", "show-fours", "play",
    "over",
]  # fmt: skip
TributeKind = Literal["dot", "burn", "choke", "shao", "fall", "sweep"]
Capability = Literal["cards", "play", "deal", "match", "legal", "reasons"]
Hands = Annotated[list[Cards], Meta(min_length=6, max_length=6)]
Six = Annotated[list[int], Meta(min_length=6, max_length=6)]
Reasons = list[str]


class Rules(Struct, frozen=True, omit_defaults=True):
    """A rule set: one of the four, and the policies in which it departs from it."""

    base: Base
    set: dict[str, str | int] = field(default_factory=dict)


# initialize


class VersionRange(Struct, frozen=True):
    """The protocol versions that the suite speaks."""

    min: str
    max: str


class SuiteInfo(Struct, frozen=True):
    """Which suite asks: its name, version and the hash of its cases."""

    name: str
    version: str
    hash: str


class EngineInfo(Struct, frozen=True, omit_defaults=True):
    """Who the engine is, in its own words."""

    name: str
    version: str
    language: str
    homepage: str | None = None
    build: str | None = None


class Initialize(Struct, frozen=True):
    """The first question of a session."""

    protocol: VersionRange
    suite: SuiteInfo
    echo: str


class Initialized(Struct, frozen=True, omit_defaults=True):
    """What the engine is, plays and can."""

    protocol: str
    engine: EngineInfo
    rules: Annotated[list[Rules], Meta(min_length=1)]
    capabilities: list[str]
    echo: str
    omits: list[str] = field(default_factory=list)
    pipeline: Annotated[int, Meta(ge=1)] = 1


# cards.judge


class Judge(Struct, frozen=True, omit_defaults=True):
    """What is this play, and does it beat the table? Without a table the question is about a lead."""

    rules: Rules
    cards: Cards
    table: Cards | UnsetType = UNSET


class Judged(Struct, frozen=True, omit_defaults=True):
    """The ruling on a play. Of a play that is not valid only `valid` and `reasons` are told."""

    valid: bool
    size: Count | UnsetType = UNSET
    jokers: Count | UnsetType = UNSET
    joker: Joker | UnsetType | None = UNSET
    rank: Rank | UnsetType | None = UNSET
    gouji: bool | UnsetType = UNSET
    opens: bool | UnsetType = UNSET
    beats: bool | UnsetType = UNSET
    reasons: Reasons | UnsetType = UNSET


# deal.play


class PlayAction(Struct, frozen=True, tag_field="type", tag="play"):
    """Lay cards: a lead, a beat, a two-kill-one, a shao, or the cards of a burn that was granted."""

    seat: Seat
    cards: Cards


class PassAction(Struct, frozen=True, tag_field="type", tag="pass"):
    """Pass."""

    seat: Seat


class YieldAction(Struct, frozen=True, tag_field="type", tag="yield"):
    """Yield (让牌)."""

    seat: Seat


class BurnAction(Struct, frozen=True, tag_field="type", tag="burn"):
    """Those who claim, all at once, to burn the gouji play on the table."""

    seats: list[Seat]


class CallAction(Struct, frozen=True, tag_field="type", tag="call"):
    """Call xuan, ming or yu."""

    seat: Seat
    call: Call


class ShowFoursAction(Struct, frozen=True, tag_field="type", tag="show-fours"):
    """Show 4s of one suit for the first lead."""

    seat: Seat
    suit: Suit
    count: int


class BuyAction(Struct, frozen=True, tag_field="type", tag="buy"):
    """Buy a 3 or a 4 with one card; null asks a mate."""

    seat: Seat
    rank: Literal["3", "4"]
    pay: CardLetter | None


class ReturnAction(Struct, frozen=True, tag_field="type", tag="return"):
    """Return tribute to its payer."""

    seat: Seat
    to: Seat
    cards: Cards


class RevoltAction(Struct, frozen=True, tag_field="type", tag="revolt"):
    """Revolt."""

    seat: Seat


class RushAction(Struct, frozen=True, tag_field="type", tag="rush"):
    """Rush with three gouji plays."""

    seat: Seat
    plays: list[Cards]


class FightAction(Struct, frozen=True, tag_field="type", tag="fight"):
    """Beat the plays of a rush in order; null declines."""

    seat: Seat
    plays: list[Cards] | None


class TrialAction(Struct, frozen=True, tag_field="type", tag="trial"):
    """Lay the trial play of a revolutionary."""

    seat: Seat
    cards: Cards


class AnswerTrialAction(Struct, frozen=True, tag_field="type", tag="answer-trial"):
    """Answer a trial play; null declines."""

    seat: Seat
    cards: Cards | None


class HeadAction(Struct, frozen=True, tag_field="type", tag="head"):
    """Choose head or headless."""

    seat: Seat
    choice: Literal["head", "headless"]


class WaiveAction(Struct, frozen=True, tag_field="type", tag="waive"):
    """A pair agrees that neither pays dot tribute."""

    seats: list[Seat]


class NextAction(Struct, frozen=True, tag_field="type", tag="next"):
    """Nobody (else) acts in the window that is open."""


Action = (
    PlayAction | PassAction | YieldAction | BurnAction | CallAction | ShowFoursAction | BuyAction | ReturnAction
    | RevoltAction | RushAction | FightAction | TrialAction | AnswerTrialAction | HeadAction | WaiveAction | NextAction
)  # fmt: skip


class Debt(Struct, frozen=True):
    """Tribute owed: how many cards of which kind, from whom to whom."""

    kind: TributeKind
    from_: Seat = field(name="from")
    to: Seat
    cards: Count


SeatKey = Literal["0", "1", "2", "3", "4", "5"]


class Setup(Struct, frozen=True, omit_defaults=True):
    """Where a deal stands before its first action."""

    hands: Hands
    leader: Seat
    from_: Literal["tribute", "buying", "calls", "revolution", "show-fours", "play"] = field(
        default="play", name="from"
    )
    calls: dict[SeatKey, Call] | UnsetType = UNSET
    debts: list[Debt] | UnsetType = UNSET
    fours: dict[SeatKey, Annotated[str, Meta(pattern="^[SHCD]*$")]] | UnsetType = UNSET
    out: list[Seat] | UnsetType = UNSET
    revolted: Seat | UnsetType | None = UNSET
    opened: list[Seat] | UnsetType = UNSET
    head: dict[SeatKey, Literal["head", "headless"]] | UnsetType = UNSET
    dead_gouji: dict[SeatKey, Annotated[int, Meta(ge=0, le=3)]] | UnsetType = UNSET


class DealPlay(Struct, frozen=True):
    """Play these actions from this setup, rule on each, and tell what was asked."""

    rules: Rules
    setup: Setup
    actions: list[Action]
    ask: list[Literal["state", "legal", "events"]] = field(default_factory=list)


class Ruling(Struct, frozen=True, omit_defaults=True):
    """Whether one action was legal, and the rules that refuse it when not."""

    legal: bool
    reasons: Reasons | UnsetType = UNSET


class Table(Struct, frozen=True):
    """The play on the table and who laid it."""

    seat: Seat
    cards: Cards


class Pair(Struct, frozen=True):
    """One seat did something to another: burned, choked."""

    by: Seat
    on: Seat


class ShaoEntry(Struct, frozen=True):
    """A shao that succeeded, and what it earns."""

    by: Seat
    on: Seat
    cards: Count


class State(Struct, frozen=True, kw_only=True):
    """The facts of a deal. A member that the engine omits is unset."""

    phase: Phase | UnsetType = UNSET
    turn: Seat | UnsetType | None = UNSET
    to_act: list[Seat] | UnsetType = UNSET
    leader: Seat | UnsetType = UNSET
    table: Table | UnsetType | None = UNSET
    hands: Hands | UnsetType = UNSET
    calls: dict[SeatKey, Call] | UnsetType = UNSET
    passed: list[Seat] | UnsetType = UNSET
    opened: list[Seat] | UnsetType = UNSET
    provisional: list[Seat] | UnsetType = UNSET
    waived_opening: list[Seat] | UnsetType = UNSET
    out: list[Seat] | UnsetType = UNSET
    revolted: list[Seat] | UnsetType = UNSET
    headless: list[Seat] | UnsetType = UNSET
    dead_gouji: dict[SeatKey, int] | UnsetType = UNSET
    tangle: bool | UnsetType = UNSET
    burner: Seat | UnsetType | None = UNSET
    places: dict[SeatKey, int] | UnsetType = UNSET
    choked: list[Pair] | UnsetType = UNSET
    burns: list[Pair] | UnsetType = UNSET
    shaos: list[ShaoEntry] | UnsetType = UNSET
    void: bool | UnsetType = UNSET
    over: bool | UnsetType = UNSET


class DealPlayed(Struct, frozen=True, omit_defaults=True):
    """The rulings, and what was asked."""

    rulings: list[Ruling]
    state: State | UnsetType = UNSET
    legal: list[Action] | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET


# deal.settle


class Facts(Struct, frozen=True, omit_defaults=True):
    """What happened in a finished deal, raw."""

    order: list[Seat]
    revolted: Seat | None
    opened: list[Seat]
    failed_burners: list[Seat] = field(default_factory=list)
    calls: dict[SeatKey, Call] = field(default_factory=dict)
    burns: list[Pair] = field(default_factory=list)
    shaos: list[ShaoEntry] = field(default_factory=list)
    choked: list[Pair] = field(default_factory=list)
    waived: list[list[Seat]] = field(default_factory=list)


class DealSettle(Struct, frozen=True):
    """Who owes whom what after this deal?"""

    rules: Rules
    facts: Facts


class FederationScores(Struct, frozen=True):
    """The score of each federation."""

    even: int
    odd: int


class Settled(Struct, frozen=True):
    """Places, sweep, tribute in the order of service, scores."""

    places: Six | UnsetType = UNSET
    sweep: Literal["even", "odd"] | UnsetType | None = UNSET
    tribute: list[Debt] | UnsetType = UNSET
    scores: Six | UnsetType = UNSET
    federations: FederationScores | UnsetType = UNSET


# match.tribute


class MatchTribute(Struct, frozen=True):
    """Which cards are paid for these debts?"""

    rules: Rules
    hands: Hands
    debts: list[Debt]


class Payment(Struct, frozen=True):
    """Cards paid for one debt."""

    kind: TributeKind
    from_: Seat = field(name="from")
    to: Seat
    cards: Cards


class ReturnDue(Struct, frozen=True):
    """Cards owed back: how many, and which cards may be chosen."""

    from_: Seat = field(name="from")
    to: Seat
    count: Count
    may_return: Cards


class TributePaid(Struct, frozen=True):
    """The payments, the returns due, the hands between the two, the score of what was paid."""

    payments: list[Payment] | UnsetType = UNSET
    returns: list[ReturnDue] | UnsetType = UNSET
    hands: Hands | UnsetType = UNSET
    scores: Six | UnsetType = UNSET


# match.score


class Departure(Struct, frozen=True):
    """A seat that left the match, and after how many finished deals."""

    seat: Seat
    after: Count


class MatchScore(Struct, frozen=True, omit_defaults=True):
    """The score of these deals, and of those who left."""

    rules: Rules
    deals: list[Facts]
    left: list[Departure] = field(default_factory=list)


class MatchScored(Struct, frozen=True):
    """Which deals count, what they score, what is carried on, and the totals."""

    deal_numbers: list[int] | UnsetType = UNSET
    scores: list[Six] | UnsetType = UNSET
    carries: list[bool] | UnsetType = UNSET
    penalties: Six | UnsetType = UNSET
    totals: Six | UnsetType = UNSET
    complete: bool | UnsetType = UNSET


# deal.hands


class DealHands(Struct, frozen=True):
    """Deal from the engine's own shuffle."""

    rules: Rules
    seed: int


class HandsDealt(Struct, frozen=True, omit_defaults=True):
    """Six hands, and the suits of the 4s."""

    hands: Hands
    fours: dict[SeatKey, str] | UnsetType = UNSET


# shutdown


class Shutdown(Struct, frozen=True):
    """End the process within two seconds."""


class ShutDown(Struct, frozen=True):
    """The engine agrees to end."""


Params = Initialize | Judge | DealPlay | DealSettle | MatchTribute | MatchScore | DealHands | Shutdown
Result = Initialized | Judged | DealPlayed | Settled | TributePaid | MatchScored | HandsDealt | ShutDown

METHODS: dict[str, tuple[type[Struct], type[Struct]]] = {
    "initialize": (Initialize, Initialized),
    "cards.judge": (Judge, Judged),
    "deal.play": (DealPlay, DealPlayed),
    "deal.settle": (DealSettle, Settled),
    "match.tribute": (MatchTribute, TributePaid),
    "match.score": (MatchScore, MatchScored),
    "deal.hands": (DealHands, HandsDealt),
    "shutdown": (Shutdown, ShutDown),
}
"""Each method with the types of its parameters and of its result."""


class ErrorBody(Struct, frozen=True):
    """The error member of a reply."""

    code: int
    message: str = ""


class Request(Struct, frozen=True):
    """One question: an id that is not repeated within a session, a method, and its parameters."""

    id: int
    method: str
    params: Any
