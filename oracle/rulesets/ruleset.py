"""A rule set: the value of every policy, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from oracle.rulesets.policies import (
    BurnBreach,
    BurnTest,
    BurnTributeBetweenMates,
    BuyThreeAsks,
    BuyThreePays,
    Calls,
    CallWindow,
    ChokeAnnounced,
    ChokeByOpposite,
    DealEnds,
    DotBothOpen,
    DotMutualWaivable,
    FirstLeader,
    Fours,
    HeadlessWhenOppositeOut,
    Interrupt,
    JokerCompare,
    LastThreesBorrowTwos,
    MatchScoring,
    MixedJokers,
    OpeningPlays,
    Penniless,
    RevolutionContest,
    RevolutionHead,
    ScoreBasis,
    ShaoChain,
    Sweep,
    Threes,
    TributeCards,
    TributeOrder,
    TributeReturn,
    TwoKillOne,
)


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """The values of the policies: no defaults, no name. Logic asks which policy, never which document.

    One object for each set of values, made by oracle.rulesets, so that a rule set is a quick key of a memo.
    """

    deck_threes_removed: int
    first_leader: FirstLeader
    threes: Threes
    last_threes_borrow_twos: LastThreesBorrowTwos
    mixed_jokers: MixedJokers
    joker_compare: JokerCompare
    two_kill_one: TwoKillOne
    opening_plays: OpeningPlays
    fours: Fours
    calls: Calls
    call_window: CallWindow
    dot_mutual_waivable: DotMutualWaivable
    dot_both_open: DotBothOpen
    interrupt: Interrupt
    burn_test: BurnTest
    burn_breach: BurnBreach
    burn_tribute_between_mates: BurnTributeBetweenMates
    shao_chain: ShaoChain
    buy_three_pays: BuyThreePays
    buy_three_asks: BuyThreeAsks
    penniless: Penniless
    revolution_contest: RevolutionContest
    revolution_head: RevolutionHead
    headless_when_opposite_out: HeadlessWhenOppositeOut
    deal_ends: DealEnds
    choke_by_opposite: ChokeByOpposite
    choke_announced: ChokeAnnounced
    sweep: Sweep
    sweep_score_multiplier: int
    tribute_order: TributeOrder
    tribute_cards: TributeCards
    tribute_return: TributeReturn
    points_per_card: int
    score_basis: ScoreBasis
    match_scoring: MatchScoring
    match_deals: int
    escape_penalty: int
