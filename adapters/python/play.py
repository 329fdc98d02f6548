"""The question deal.play: a setup, actions one by one, and what then stands.

Only the phase of play is known here. To begin earlier, teach `stand` the other phases, and `carry_out` their actions.
"""

from __future__ import annotations

from collections.abc import Iterable

from actions import action_of, carry_out, legal_actions, one_of, seat_of, seats_of
from deal import SEATS, Deal, opposite
from hand import in_order
from params import BAD_PARAMS, DECLINED, Fault, Members, cards_of, member
from rulesets import Rules, rules_of

PHASES = ("tribute", "buying", "calls", "revolution", "show-fours", "play")
HANDS, PLACE = 6, "params.setup"


def play_deal(params: Members) -> Members:
    """Rule on each action in turn, and say how the deal stands after the last."""
    rules = rules_of(params)
    deal = stand(member(params, "setup", dict), rules)
    given = member(params, "actions", list)
    actions = [action_of(value, f"params.actions[{index}]") for index, value in enumerate(given)]
    asked = [one_of("state", "legal", "events")({"ask": name}, "ask", "params") for name in member(params, "ask", list)]
    rulings, events = [], deal.take_events()
    for action in actions:
        rulings.append({"legal": carry_out(deal, action)})
        events += deal.take_events()
    result: Members = {"rulings": rulings}
    legal = legal_actions(deal) if {"state", "legal"} & set(asked) else []
    if "state" in asked:
        result["state"] = state_of(deal, legal)
    if "legal" in asked:
        result["legal"] = legal
    if "events" in asked:
        result["events"] = events
    return result


def impossible(message: str) -> Fault:
    """Make the fault of a setup that cannot be."""
    return Fault(BAD_PARAMS, f"{PLACE} cannot be: {message}")


def stand(setup: Members, rules: Rules) -> Deal:
    """Set a deal up as it stands before its first lead."""
    phase = one_of(*PHASES)(setup, "from", PLACE) if "from" in setup else "play"
    hands = hands_of(setup)
    leader = seat_of(setup, "leader", PLACE)
    out = distinct_seats(setup, "out")
    opened = distinct_seats(setup, "opened")
    revolted = seat_of(setup, "revolted", PLACE) if "revolted" in setup else None
    calls = calls_of(setup, rules)
    check_forms(setup)
    for seat in SEATS:
        if seat in out and (hands[seat] or seat == revolted):
            raise impossible(f"seat {seat} is out, so it has no card and has not revolted")
        if seat not in out and seat != revolted and not hands[seat]:
            raise impossible(f"seat {seat} is in play and has no card: give it one, or name it in out")
    if phase != "play":
        raise Fault(DECLINED, f'{PLACE}.from is {phase!r}: this engine begins with "play" only')
    deal = Deal(rules, hands, leader, calls, out, revolted, set(opened))
    if deal.over:
        raise impossible("the deal is over before its first lead: too many seats are out")
    set_head(deal, setup)
    return deal


def hands_of(setup: Members) -> list[str]:
    """Return the six hands, of whatever size; packs are not counted."""
    given = member(setup, "hands", list, PLACE)
    if len(given) != HANDS:
        raise Fault(BAD_PARAMS, f"{PLACE}.hands must be six strings")
    return [in_order(cards_of({"hands": hand}, "hands", PLACE)) for hand in given]


def distinct_seats(setup: Members, name: str) -> list[int]:
    """Return a list of seats that may be left out, none of them twice."""
    seats = seats_of(setup, name, PLACE) if name in setup else []
    if len(set(seats)) < len(seats):
        raise impossible(f"{name} names a seat twice")
    return seats


def by_seat(setup: Members, name: str) -> dict[int, object]:
    """Return a member that gives something to some seats, empty when it is left out."""
    given: Members = member(setup, name, dict, PLACE) if name in setup else {}
    if not set(given) <= set("012345"):
        raise Fault(BAD_PARAMS, f'{PLACE}.{name} must be by seat, "0" to "5"')
    return {int(seat): value for seat, value in given.items()}


def calls_of(setup: Members, rules: Rules) -> dict[int, str]:
    """Return the calls made before, of kinds that the rule set has."""
    check = one_of("xuan", "ming", "yu")
    calls = {seat: check({"calls": call}, "calls", PLACE) for seat, call in by_seat(setup, "calls").items()}
    for call in calls.values():
        if (call == "xuan") != (rules["calls"] == "xuan"):
            raise impossible(f"the rule set has no call {call!r}")
    return calls


def check_forms(setup: Members) -> None:
    """Check the form of what counts from earlier phases only."""
    for suits in by_seat(setup, "fours").values():
        if not isinstance(suits, str) or not set(suits) <= set("SHDC"):
            raise Fault(BAD_PARAMS, f"{PLACE}.fours must give each seat suits, of S, H, D and C")
    if "debts" in setup:
        member(setup, "debts", list, PLACE)


def set_head(deal: Deal, setup: Members) -> None:
    """Set up the opposite of a revolutionary: headless, headed, or headed for some dead gouji."""
    check = one_of("head", "headless")
    chosen = {seat: check({"head": choice}, "head", PLACE) for seat, choice in by_seat(setup, "head").items()}
    left = {
        seat: member({"dead_gouji": number}, "dead_gouji", int, PLACE)
        for seat, number in by_seat(setup, "dead_gouji").items()
    }
    seat = None if deal.revolted is None else opposite(deal.revolted)
    if (set(chosen) | set(left)) - {seat}:
        raise impossible("head and dead_gouji belong to the opposite of a revolutionary")
    if seat is None or not deal.plays(seat):
        return
    policy = str(deal.rules["revolution_head"])
    grants = policy in ("three", "choose-three")
    if left and (not grants or left[seat] not in range(4)):
        raise impossible(f"dead_gouji is 0 to 3, where three are granted: here revolution_head is {policy}")
    if policy.startswith("choose") and not chosen and not left:
        raise impossible(f"head must say what seat {seat} chose")
    headless = policy == "headless" or (policy.startswith("choose") and chosen.get(seat) == "headless")
    if headless and left:
        raise impossible("who has dead gouji left has chosen head")
    if headless or left.get(seat) == 0:
        deal.headless.add(seat)
    elif grants:
        deal.dead_gouji[seat] = left.get(seat, 3)


def state_of(deal: Deal, legal: Iterable[Members]) -> Members:
    """Return the state as the protocol has it."""
    to_act: set[object] = set()
    for action in legal:
        if action["type"] == "burn":
            to_act |= set(seats_of(action, "seats", "legal"))
        elif "seat" in action:
            to_act.add(action["seat"])
    table = deal.table
    return {
        "phase": "over" if deal.over else "play",
        "turn": deal.turn,
        "to_act": [seat for seat in SEATS if seat in to_act],
        "leader": deal.leader,
        "table": None if table is None else {"seat": table.seat, "cards": table.cards},
        "hands": deal.hands,
        "calls": {str(seat): deal.calls[seat] for seat in sorted(deal.calls)},
        "passed": sorted(deal.passed),
        "opened": sorted(deal.opened),
        "provisional": sorted(deal.provisional),
        "waived_opening": sorted(deal.waived_opening),
        "out": deal.out,
        "revolted": [] if deal.revolted is None else [deal.revolted],
        "headless": [seat for seat in SEATS if deal.is_headless(seat)],
        "dead_gouji": {str(seat): left for seat, left in deal.dead_gouji.items()},
        "tangle": deal.tangle,
        "burner": None if deal.burn is None else deal.burn.by,
        "places": {str(seat): deal.places[seat] for seat in sorted(deal.places)},
        "choked": [link._asdict() for link in deal.known_chokes],
        "burns": [link._asdict() for link in deal.burns],
        "shaos": [link._asdict() | {"cards": cards} for link, cards in deal.shaos],
        "void": False,
        "over": deal.over,
    }
