"""The question deal.play: a setup, actions one by one, and what then stands."""

from __future__ import annotations

from collections.abc import Iterator

from actions import action_of
from before_play import Calls, Start
from course import Course
from deal import Deal
from params import BAD_PARAMS, Fault, Members, by_seat, distinct_seats, hands_of, member, one_of, seat_of
from revolution import DEAD_GOUJI, may_revolt
from rulesets import Rules, rules_of
from seats import SEATS, opposite
from tribute import Debt, debts_of

PHASES = ("tribute", "buying", "calls", "revolution", "show-fours", "play")
PLACE = "params.setup"


def play_deal(params: Members) -> Members:
    """Rule on each action in turn, and say how the deal stands after the last."""
    rules = rules_of(params)
    course = stand(member(params, "setup", dict), rules)
    given = member(params, "actions", list)
    actions = [action_of(value, f"params.actions[{index}]") for index, value in enumerate(given)]
    wanted = member(params, "ask", list) if "ask" in params else []
    asked = [one_of("state", "legal", "events")({"ask": name}, "ask", "params") for name in wanted]
    rulings, events = [], course.deal.take_events()
    for action in actions:
        rulings.append({"legal": course.carry_out(action)})
        events += course.deal.take_events()
    result: Members = {"rulings": rulings}
    if "state" in asked:
        result["state"] = state_of(course)
    if "legal" in asked:
        result["legal"] = course.legal()
    if "events" in asked:
        result["events"] = events
    return result


def impossible(message: str) -> Fault:
    """Make the fault of a setup that cannot be."""
    return Fault(BAD_PARAMS, f"{PLACE} cannot be: {message}")


def stand(setup: Members, rules: Rules) -> Course:
    """Set a deal up in the phase in which it stands."""
    phase = one_of(*PHASES)(setup, "from", PLACE) if "from" in setup else "play"
    deal = Deal(
        rules,
        hands=hands_of(setup, PLACE),
        leader=seat_of(setup, "leader", PLACE),
        calls=calls_of(setup),
        out=distinct_seats(setup, "out", PLACE),
        rebels=[seat_of(setup, "revolted", PLACE)] if "revolted" in setup else [],
        opened=set(distinct_seats(setup, "opened", PLACE)),
    )
    start = Start(debts_of(setup, PLACE) if phase == "tribute" else debts_apart(setup), fours=fours_of(setup))
    for reason in unfit(deal):
        raise impossible(reason)
    if phase != "play":
        for reason in too_early(deal, phase):
            raise impossible(reason)
    set_head(deal, setup, phase)
    return Course(deal, start, phase)


def calls_of(setup: Members) -> dict[int, str]:
    """Return the calls made before."""
    check = one_of("xuan", "ming", "yu")
    return {seat: check({"calls": call}, "calls", PLACE) for seat, call in by_seat(setup, "calls", PLACE).items()}


def fours_of(setup: Members) -> dict[int, str]:
    """Return the suits of the 4s of those who have any given."""
    found = {}
    for seat, suits in by_seat(setup, "fours", PLACE).items():
        if not isinstance(suits, str) or not set(suits) <= set("SHDC"):
            raise Fault(BAD_PARAMS, f"{PLACE}.fours must give each seat suits, of S, H, D and C")
        found[seat] = suits
    return found


def debts_apart(setup: Members) -> list[Debt]:
    """Check the form only of debts that do not count, and return none."""
    if "debts" in setup:
        member(setup, "debts", list, PLACE)
    return []


def unfit(deal: Deal) -> Iterator[str]:
    """Yield each reason why a setup cannot be in any phase."""
    for seat in SEATS:
        if seat in deal.out and (deal.hands[seat] or seat in deal.rebels):
            yield f"seat {seat} is out, so it has no card and has not revolted"
        if deal.plays(seat) and not deal.hands[seat]:
            yield f"seat {seat} is in play and has no card: give it one, or name it in out"
    for call in deal.calls.values():
        if (call == "xuan") != (deal.rules["calls"] == "xuan"):
            yield f"the rule set has no call {call!r}"
    if deal.over:
        yield "the deal is over before its first lead: too many seats are out"


def too_early(deal: Deal, phase: str) -> Iterator[str]:
    """Yield each reason why a setup cannot be in a phase before play."""
    if deal.out:
        yield "nobody is out before the first lead"
    pair = {seat for rebel in deal.rebels for seat in (rebel, opposite(rebel))}
    if deal.opened - (pair if phase == "show-fours" else set()):
        yield "before the first lead only a revolution opens anybody, once its contest is done"
    if phase in ("tribute", "buying") and set(deal.calls.values()) & set(Calls(deal, Start()).kinds()):
        yield f"{phase} comes before the window of calls, and calls has one that is made in it"
    if phase in ("buying", "calls", "revolution") and not all(may_revolt(deal.hands[seat]) for seat in deal.rebels):
        yield "who revolted has no 2 and no joker"


def set_head(deal: Deal, setup: Members, phase: str) -> None:
    """Set up the opposite of a revolutionary: headless, headed, or headed for some dead gouji."""
    check = one_of("head", "headless")
    chosen = {seat: check({"head": choice}, "head", PLACE) for seat, choice in by_seat(setup, "head", PLACE).items()}
    left = {
        seat: member({"dead_gouji": number}, "dead_gouji", int, PLACE)
        for seat, number in by_seat(setup, "dead_gouji", PLACE).items()
    }
    if phase not in ("show-fours", "play"):
        if chosen or left:
            raise impossible(f"head and dead_gouji are decided after {phase}")
        return
    seat = opposite(deal.rebels[0]) if deal.rebels else None
    if (set(chosen) | set(left)) - {seat}:
        raise impossible("head and dead_gouji belong to the opposite of a revolutionary")
    if seat is None or not deal.plays(seat):
        return
    policy = str(deal.rules["revolution_head"])
    grants = policy in ("three", "choose-three")
    if left and left[seat] not in range(DEAD_GOUJI + 1):
        raise impossible("dead_gouji is 0 to 3")
    if policy.startswith("choose") and not chosen and not left:
        raise impossible(f"head must say what seat {seat} chose")
    headless = policy == "headless" or (policy.startswith("choose") and chosen.get(seat) == "headless")
    if headless and left and policy.startswith("choose"):
        raise impossible("who has dead gouji left has chosen head")
    if headless or (grants and left.get(seat) == 0):
        deal.headless.add(seat)
    elif grants:
        deal.dead_gouji[seat] = left.get(seat, DEAD_GOUJI)


def state_of(course: Course) -> Members:
    """Return the state as the protocol has it."""
    deal = course.deal
    table = deal.table
    return {
        "phase": course.phase_name,
        "turn": deal.turn,
        "to_act": course.to_act(),
        "leader": deal.leader,
        "table": None if table is None else {"seat": table.seat, "cards": table.cards},
        "hands": deal.hands,
        "calls": {str(seat): deal.calls[seat] for seat in sorted(deal.calls)},
        "passed": sorted(deal.passed),
        "opened": sorted(deal.opened),
        "provisional": sorted(deal.provisional),
        "waived_opening": sorted(deal.waived_opening),
        "out": deal.out,
        "revolted": sorted(deal.rebels),
        "headless": [seat for seat in SEATS if deal.is_headless(seat)],
        "dead_gouji": {str(seat): left for seat, left in deal.dead_gouji.items()},
        "tangle": deal.tangle,
        "burner": None if deal.burn is None else deal.burn.by,
        "places": {str(seat): deal.places[seat] for seat in sorted(deal.places)},
        "choked": [link._asdict() for link in deal.known_chokes],
        "burns": [link._asdict() for link in deal.burns],
        "shaos": [link._asdict() | {"cards": cards} for link, cards in deal.shaos],
        "void": deal.void,
        "over": deal.over,
    }
