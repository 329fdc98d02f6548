"""The faults of the level `cards`: at least one for every rule, those of real engines among them.

A later level adds its own list in a module beside this one, and its entry in tests/miniatures/faults.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import UNSET

from conformance_report.protocol import messages as m
from oracle.cards import BIG, RANKS, SMALL, TWO, counts_of, letters_of
from oracle.combination import Combination, classify, is_a_run, natural_ranks
from oracle.rules.gouji import THRESHOLDS
from oracle.rulesets import RuleSet
from oracle.rulesets.policies import JokerCompare, OpeningPlays, TwoKillOne
from tests.miniatures.bent import Bend, Fault1, with_

Ruling = m.Judged
OfPlay = Callable[[Combination, Ruling, RuleSet], Ruling]
OfPair = Callable[[Combination, Combination, RuleSet], bool | None]

NO_PLAY = m.Judged(valid=False, reasons=[])


def _of(cards: str, rules: RuleSet) -> Combination | None:
    found = classify(counts_of(cards), rules)
    return found if isinstance(found, Combination) else None


def _on_play(change: OfPlay) -> Bend:
    """Bend the ruling on valid plays."""

    def bend(question: Any, ruling: Ruling, rules: RuleSet) -> Ruling:
        play = _of(question.cards, rules)
        return ruling if play is None else change(play, ruling, rules)

    return bend


def _refusing(when: Callable[[Combination], bool]) -> Bend:
    """Take some plays for no plays."""
    return _on_play(lambda play, ruling, _rules: NO_PLAY if when(play) else ruling)


def _accepting(when: Callable[[tuple[int, ...]], bool], rank: str) -> Bend:
    """Take something that is no play for a play."""

    def bend(question: Any, ruling: Ruling, _rules: RuleSet) -> Ruling:
        cards = counts_of(question.cards)
        if ruling.valid or not when(cards):
            return ruling
        beats = UNSET if question.table is UNSET else False
        jokers = cards[SMALL] + cards[BIG]
        return m.Judged(
            valid=True, size=sum(cards), jokers=jokers, joker="X" if jokers else None, rank=rank,  # type: ignore[arg-type]
            gouji=jokers > 0, opens=False, beats=beats,
        )  # fmt: skip

    return bend


def _gouji(decide: Callable[[Combination], bool | None]) -> Bend:
    """Call some plays gouji that are not, or the other way round (None: as it is); opening follows from gouji."""

    def change(play: Combination, ruling: Ruling, _rules: RuleSet) -> Ruling:
        gouji = decide(play)
        if gouji is None or gouji == ruling.gouji:
            return ruling
        return with_(ruling, gouji=gouji, opens=ruling.opens and gouji)

    return _on_play(change)


def _opens(decide: Callable[[Combination, Ruling, RuleSet], bool | None]) -> Bend:
    """Let some plays open that do not, or the other way round (None: as it is)."""

    def change(play: Combination, ruling: Ruling, rules: RuleSet) -> Ruling:
        opens = decide(play, ruling, rules)
        return ruling if opens is None else with_(ruling, opens=opens)

    return _on_play(change)


def _beats(decide: OfPair) -> Bend:
    """Let some plays beat that do not, or the other way round (None: as it is)."""

    def bend(question: Any, ruling: Ruling, rules: RuleSet) -> Ruling:
        if question.table is UNSET or not ruling.valid:
            return ruling
        answer, table = _of(question.cards, rules), _of(question.table, rules)
        assert answer is not None and table is not None
        beats = decide(answer, table, rules)
        return ruling if beats is None else with_(ruling, beats=beats)

    return bend


def _exactly(cards: str) -> Callable[[Combination], bool]:
    wanted = counts_of(cards)
    return lambda play: play.counts == wanted


def _pair(table_cards: str, *answers: str) -> OfPair:
    """Get one worked example wrong."""
    on_table, wanted = counts_of(table_cards), [counts_of(cards) for cards in answers]

    def decide(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
        return False if table.counts == on_table and answer.counts in wanted else None

    return decide


def _free(answer: Combination, table: Combination) -> bool:
    return not answer.jokers and not table.jokers and answer.size == table.size


def _higher(answer: Combination, table: Combination) -> bool:
    return (answer.rank if answer.rank is not None else BIG) > (table.rank if table.rank is not None else BIG)


def _twos_are_low(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    if not _free(answer, table) or (answer.rank == TWO) == (table.rank == TWO):
        return None
    return table.rank == TWO


def _order_inverted(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return _higher(table, answer) if _free(answer, table) and answer.size == 1 else None


def _suits_decide(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return True if _free(answer, table) and answer.rank == table.rank and answer.size == 1 else None


def _swapped(play: Combination, ruling: Ruling, _rules: RuleSet) -> Ruling:
    return with_(ruling, joker={"X": "D", "D": "X"}[ruling.joker]) if isinstance(ruling.joker, str) else ruling


def _twos_keep_rank(play: Combination, ruling: Ruling, _rules: RuleSet) -> Ruling:
    return with_(ruling, rank="2") if play.twos else ruling


def _not_demoted(play: Combination, ruling: Ruling, _rules: RuleSet) -> Ruling:
    return with_(ruling, joker="D") if play.counts[SMALL] and play.counts[BIG] else ruling


def _example_not_demoted(play: Combination, ruling: Ruling, _rules: RuleSet) -> Ruling:
    return with_(ruling, jokers=1) if play.counts == counts_of("DX225555") else ruling


def _other_sizes(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return _higher(answer, table) if answer.size != table.size else None


def _bomb(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return True if not answer.jokers and answer.size == 4 and table.size < 4 and not table.jokers else None


def _tie_break(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    if not table.jokers or not answer.jokers or answer.size != table.size or answer.rank is None or table.rank is None:
        return None
    if answer.rank != table.rank:
        return answer.rank > table.rank
    return (answer.joker or 0, answer.jokers) > (table.joker or 0, table.jokers)


def _any_joker_wins(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return True if table.jokers and answer.jokers and answer.size == table.size else None


def _unbeatable_joker(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return False if table.jokers else None


def _joker_over_plain(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return True if answer.jokers and not table.jokers and answer.size == table.size else None


def _plain_over_joker(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    if answer.jokers or not table.jokers or answer.size != table.size:
        return None
    return table.rank is None or _higher(answer, table)


def _big_beaten(answer: Combination, table: Combination, rules: RuleSet) -> bool | None:
    if rules.joker_compare is not JokerCompare.EVERY_CARD or not table.bigs or answer.size != table.size:
        return None
    return True if answer.bigs >= table.bigs and answer.rank is not None and _higher(answer, table) else None


def _carried_over_twos(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    over_twos = table.rank == TWO and not table.jokers and answer.size == table.size
    return True if over_twos and answer.jokers and answer.rank is not None else None


def _converted_is_weaker(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    return False if _free(answer, table) and answer.twos and not table.twos else None


def _converted_beats_equal(answer: Combination, table: Combination, _rules: RuleSet) -> bool | None:
    if not _free(answer, table) or answer.rank != table.rank or answer.twos == table.twos:
        return None
    return answer.twos > table.twos


def _kill_with_equal_count(answer: Combination, table: Combination, rules: RuleSet) -> bool | None:
    if rules.two_kill_one is TwoKillOne.NO or table.bigs != 1 or answer.bigs < 2:
        return None
    return answer.size == table.size


def _no_kill(answer: Combination, table: Combination, rules: RuleSet) -> bool | None:
    return False if table.bigs == 1 and answer.size == table.size + 1 else None


def _several_killed(answer: Combination, table: Combination, rules: RuleSet) -> bool | None:
    if rules.two_kill_one is TwoKillOne.NO or table.bigs < 2:
        return None
    return answer.bigs > table.bigs


def _is_example(*names: str) -> Callable[[Combination], bool | None]:
    wanted = [counts_of(name) for name in names]
    return lambda play: False if play.counts in wanted else None


def _is_full_house(cards: tuple[int, ...]) -> bool:
    return len(natural_ranks(cards)) == 2


def _empty_is_a_play(question: Any, ruling: Ruling, _rules: RuleSet) -> Ruling:
    if question.cards:
        return ruling
    return m.Judged(valid=True, size=0, jokers=0, joker=None, rank=None, gouji=False, opens=False)


def _converted_opens(play: Combination, ruling: Ruling, rules: RuleSet) -> bool | None:
    wants = rules.opening_plays is OpeningPlays.NATURAL
    return wants if ruling.gouji and play.twos and not play.jokers else None


def _every(*rows: tuple[str, str, str, Bend]) -> Iterator[Fault1]:
    for rule, name, words, bend in rows:
        yield Fault1(rule, name, words, "cards.judge", bend)


FAULTS: tuple[Fault1, ...] = tuple(
    _every(
        ("CARD-001", "order-inverted", "of two single cards the lower wins", _beats(_order_inverted)),
        ("CARD-002", "suits-decide", "a card beats its own rank by its suit", _beats(_suits_decide)),
        ("CARD-003", "names-swapped", "X is the big joker, D the small one", _on_play(_swapped)),
        ("CARD-004", "twos-low", "the 2 is the lowest card", _beats(_twos_are_low)),
        ("HAND-001", "nothing-is-a-play", "laying no card is a play", _empty_is_a_play),
        ("HAND-001", "no-single", "a single card is no play", _refusing(lambda play: play.size == 1)),
        (
            "HAND-002",
            "four-at-most",
            "five or more of a rank are no play",
            _refusing(lambda p: p.body - p.twos > 4 and not p.jokers),
        ),
        ("HAND-003", "runs", "runs are accepted", _accepting(is_a_run, "7")),
        ("HAND-004", "never-wild", "2s are never wild", _refusing(lambda p: p.twos > 0)),
        ("HAND-005", "example", "22333 is no play", _refusing(_exactly("22333"))),
        ("HAND-006", "example", "266 is no play", _refusing(_exactly("266"))),
        ("HAND-007", "example", "22777 is no play", _refusing(_exactly("22777"))),
        ("HAND-008", "only-wild", "2s alone are no play", _refusing(lambda p: p.rank == TWO and not p.jokers)),
        (
            "HAND-009",
            "jokers-alone",
            "jokers carry nothing",
            _refusing(lambda p: p.jokers > 0 and p.rank not in (None, TWO)),
        ),
        ("HAND-010", "example", "XX888 is no play", _refusing(_exactly("XX888"))),
        (
            "HAND-011",
            "no-twos-beside-jokers",
            "2s do not convert beside jokers",
            _refusing(lambda p: p.jokers > 0 and p.twos > 0),
        ),
        ("HAND-012", "no-carried-twos", "jokers carry no 2s", _refusing(lambda p: p.jokers > 0 and p.rank == TWO)),
        ("HAND-013", "not-demoted", "mixed jokers are not demoted", _on_play(_not_demoted)),
        ("HAND-014", "example", "DX225555 has one joker", _on_play(_example_not_demoted)),
        (
            "HAND-015",
            "no-joker-set",
            "two jokers alone are no play",
            _refusing(lambda p: p.rank is None and p.jokers > 1),
        ),
        ("HAND-016", "two-ranks", "two ranks are a play, as a full house", _accepting(_is_full_house, "8")),
        ("HAND-017", "twos-keep-rank", "2s keep their rank", _on_play(_twos_keep_rank)),
        (
            "GOUJI-001",
            "four-tens",
            "four 10s are gouji",
            _gouji(lambda p: True if p.rank == 7 and p.body == 4 else None),
        ),
        (
            "GOUJI-001",
            "two-queens",
            "two Qs are gouji",
            _gouji(lambda p: True if p.rank == 9 and p.body == 2 else None),
        ),
        (
            "GOUJI-001",
            "single-ace",
            "a single ace is gouji",
            _gouji(lambda p: True if p.rank == 11 and p.body == 1 else None),
        ),
        (
            "GOUJI-002",
            "lone-big-joker",
            "a lone big joker is not gouji",
            _gouji(lambda p: False if p.size == 1 and p.bigs else None),
        ),
        (
            "GOUJI-002",
            "lone-two",
            "a single 2 is not gouji",
            _gouji(lambda p: False if p.rank == TWO and p.size == 1 else None),
        ),
        (
            "GOUJI-003",
            "jokers-do-not-count",
            "a joker does not make a low play gouji",
            _gouji(lambda p: False if p.jokers and (p.rank or 0) < 7 and p.rank is not None else None),
        ),
        (
            "GOUJI-004",
            "twos-do-not-count",
            "attached 2s are not counted toward gouji",
            _gouji(lambda p: p.body - p.twos >= THRESHOLDS.get(p.rank or 0, 99) if p.twos and not p.jokers else None),
        ),
        (
            "GOUJI-005",
            "exactly",
            "only the least number is gouji",
            _gouji(
                lambda p: (
                    False
                    if not p.jokers and p.rank in THRESHOLDS and p.rank != TWO and p.body > THRESHOLDS[p.rank]
                    else None
                )
            ),
        ),
        (
            "GOUJI-006",
            "many-nines",
            "six or more of a low rank are gouji",
            _gouji(lambda p: True if p.rank is not None and p.rank < 7 and p.body >= 6 else None),
        ),
        ("GOUJI-007", "example", "TTTTT is not gouji", _gouji(_is_example("TTTTT"))),
        ("GOUJI-008", "example", "QQQQ is not gouji", _gouji(_is_example("QQQQ"))),
        (
            "GOUJI-009",
            "wild-joker",
            "a joker with QQ makes three Qs, which open",
            _opens(lambda p, r, _: True if p.jokers == 1 and p.rank == 9 and p.body == 2 else None),
        ),
        ("GOUJI-010", "example", "X55 is not gouji", _gouji(_is_example("X55"))),
        ("GOUJI-011", "example", "TTTTTT is not gouji", _gouji(_is_example("TTTTTT"))),
        ("GOUJI-012", "example", "JJJJ is not gouji", _gouji(_is_example("JJJJ"))),
        ("GOUJI-013", "example", "D444 is not gouji", _gouji(_is_example("D444"))),
        ("GOUJI-014", "example", "2222T is not gouji", _gouji(_is_example("2222T"))),
        (
            "GOUJI-015",
            "attached-is-natural",
            "gouji with attached 2s counts as natural",
            _opens(
                lambda p, r, s: (
                    True if p.twos and r.gouji and not p.jokers and s.opening_plays is OpeningPlays.NATURAL else None
                )
            ),
        ),
        (
            "GOUJI-015",
            "aces-only",
            "of natural gouji only Ks and As open",
            _opens(
                lambda p, r, s: (
                    False
                    if r.opens and p.rank is not None and p.rank < 10 and s.opening_plays is OpeningPlays.NATURAL
                    else None
                )
            ),
        ),
        ("OPEN-005", "jokers-open", "a play with a joker opens", _opens(lambda p, r, _: True if p.jokers else None)),
        (
            "OPEN-006",
            "single-two-opens",
            "a single 2 opens",
            _opens(lambda p, r, _: True if p.rank == TWO and p.size == 1 else None),
        ),
        (
            "OPEN-006",
            "twos-open-nowhere",
            "sets of 2s open nowhere",
            _opens(lambda p, r, _: False if p.rank == TWO else None),
        ),
        (
            "OPEN-007",
            "other-way",
            "attached 2s open where they may not, and the other way round",
            _opens(_converted_opens),
        ),
        (
            "OPEN-008",
            "anything-opens",
            "a play that is not gouji opens",
            _opens(lambda p, r, _: True if not r.gouji else None),
        ),
        ("CMP-001", "unequal-counts", "plays of other sizes are compared by rank", _beats(_other_sizes)),
        ("CMP-001", "bomb", "four of a kind beat anything smaller", _beats(_bomb)),
        (
            "CMP-002",
            "equal-rank",
            "an equal rank beats",
            _beats(lambda a, t, _: True if _free(a, t) and a.rank == t.rank else None),
        ),
        ("CMP-003", "converted-weaker", "a play with attached 2s beats no natural one", _beats(_converted_is_weaker)),
        ("CMP-003", "converted-stronger", "a play with attached 2s beats its own rank", _beats(_converted_beats_equal)),
        ("CMP-004", "example", "99999 does not beat 22888", _beats(_pair("22888", "99999"))),
        ("CMP-005", "tie-break", "jokers are compared only as a tie-break", _beats(_tie_break)),
        ("CMP-005", "any-joker", "any joker wins over jokers", _beats(_any_joker_wins)),
        ("CMP-005", "unbeatable", "a joker on the table is unbeatable", _beats(_unbeatable_joker)),
        ("CMP-006", "example", "DD999 does not beat XX888", _beats(_pair("XX888", "DD999"))),
        ("CMP-007", "example", "DDD99 does not beat XX888", _beats(_pair("XX888", "DDD99"))),
        ("CMP-008", "example", "DD888 does not beat XX777", _beats(_pair("XX777", "DD888"))),
        ("CMP-009", "joker-wins", "any joker wins over a play without", _beats(_joker_over_plain)),
        ("CMP-010", "plain-wins", "a higher rank beats jokers", _beats(_plain_over_joker)),
        ("CMP-011", "big-beaten", "a big joker is beaten by another that carries more", _beats(_big_beaten)),
        ("CMP-012", "carried-over-twos", "jokers that carry beat 2s", _beats(_carried_over_twos)),
        ("KILL-001", "equal-count", "two big jokers kill one with an equal count", _beats(_kill_with_equal_count)),
        ("KILL-001", "never", "two big jokers never kill", _beats(_no_kill)),
        ("KILL-004", "several-killed", "more big jokers kill fewer", _beats(_several_killed)),
    )
)

assert RANKS[7] == "T" and RANKS[9] == "Q" and RANKS[11] == "A" and letters_of(counts_of("T")) == "T"
