"""The policies in which rule sets differ, one enumeration each.

An integer policy is a plain int. The words of the questions and of the values stand in policies.toml.
"""

from __future__ import annotations

from enum import StrEnum


class FirstLeader(StrEnum):
    """Who leads the first round of a deal?"""

    SHOW_FOURS = "show-fours"
    GIVEN = "given"


class Threes(StrEnum):
    """Must the 3s be held back and be the whole of the last hand (憋三)?"""

    HELD = "held"
    ORDINARY = "ordinary"


class LastThreesBorrowTwos(StrEnum):
    """May 2s be counted as 3s in the last hand of 3s?"""

    YES = "yes"
    NO = "no"


class MixedJokers(StrEnum):
    """Does a big joker count as a small one in a play that has both?"""

    DEMOTED = "demoted"
    AS_THEY_ARE = "as-they-are"


class JokerCompare(StrEnum):
    """What beats a play with jokers: every card by a higher card, or jokers that are more or of a higher kind?"""

    EVERY_CARD = "every-card"
    COUNT_OR_KIND = "count-or-kind"


class TwoKillOne(StrEnum):
    """May two big jokers kill one (大王二杀一)?"""

    YES = "yes"
    NO = "no"


class OpeningPlays(StrEnum):
    """Which gouji plays open: any without jokers but the single 2, or only natural cards of one rank?"""

    JOKER_FREE = "joker-free"
    NATURAL = "natural"


class Fours(StrEnum):
    """Are 4s ordinary cards, or led only with the lead won by opening (开点发四), and bought when missing?"""

    ORDINARY = "ordinary"
    AFTER_OPENING = "after-opening"


class Calls(StrEnum):
    """Which calls are there: 宣点, or 明点 and 预点? It selects the dot-tribute table."""

    XUAN = "xuan"
    MING_YU = "ming-yu"


class CallWindow(StrEnum):
    """When is 宣点 called?"""

    AFTER_DEAL = "after-deal"
    BEFORE_DEAL = "before-deal"
    BY_KIND = "by-kind"


class DotMutualWaivable(StrEnum):
    """May a pair of which neither opened agree that neither pays?"""

    YES = "yes"
    NO = "no"


class DotBothOpen(StrEnum):
    """When both of a pair opened, does a caller still pay (2 for xuan, 4 for ming, 8 for yu)?"""

    CALLER_PAYS = "caller-pays"
    NOBODY_PAYS = "nobody-pays"


class Interrupt(StrEnum):
    """How may a gouji play be beaten out of turn: 烧 (burn, with a duty) or 捎 (shao, without)?"""

    BURN = "burn"
    SHAO = "shao"


class BurnTest(StrEnum):
    """Who may burn: a hand that can be played out with a joker in every play but the last, or the printed formula?"""

    PLAY_OUT = "play-out"
    FORMULA = "formula"
    NONE = "none"


class BurnBreach(StrEnum):
    """What happens to a burner who leads without a joker, not being his last hand?"""

    LAST_PLACE = "last-place"
    REFUSED = "refused"


class BurnTributeBetweenMates(StrEnum):
    """Does a burn of a mate earn burn (or shao) tribute?"""

    YES = "yes"
    NO = "no"


class ShaoChain(StrEnum):
    """After counter-shaos, does the last one standing take all, or does each beaten player pay his beater?"""

    CUMULATIVE = "cumulative"
    EACH = "each"


class BuyThreePays(StrEnum):
    """With what is a 3 bought?"""

    TWO_OR_JOKER = "two-or-joker"
    TWO = "two"


class BuyThreeAsks(StrEnum):
    """Whom does a buyer turn to, in order?"""

    OPPOSITE_ENEMIES_MATES = "opposite-enemies-mates"
    OPPOSITE_MATES = "opposite-mates"


class Penniless(StrEnum):
    """What becomes of a player with no 3 and no 2 or joker to pay with?"""

    REVOLUTION = "revolution"
    ASKS_MATES = "asks-mates"
    PAYS_HIGHEST = "pays-highest"


class RevolutionContest(StrEnum):
    """How is the opening settled between a revolutionary and his opposite?"""

    RUSH = "rush"
    CONCEDE = "concede"
    TRIAL = "trial"


class RevolutionHead(StrEnum):
    """What is the opposite of a revolutionary: headless at once, free to choose, or headed for three gouji plays?"""

    HEADLESS = "headless"
    CHOOSE_THREE = "choose-three"
    CHOOSE_ALWAYS = "choose-always"
    THREE = "three"


class HeadlessWhenOppositeOut(StrEnum):
    """Is a player headless once his opposite has gone out?"""

    YES = "yes"
    NO = "no"


class DealEnds(StrEnum):
    """Does a deal end when one side is out, or when one player is left?"""

    SIDE_OUT = "side-out"
    ONE_LEFT = "one-left"


class ChokeByOpposite(StrEnum):
    """Does it choke a player when it is his opposite who beats the hand before his 3s (对家无闷)?"""

    COUNTS = "counts"
    EXEMPT = "exempt"


class ChokeAnnounced(StrEnum):
    """When is a choke made known?"""

    AT_ONCE = "at-once"
    WHEN_OUT = "when-out"


class Sweep(StrEnum):
    """What does a sweep (串三户) do to tribute?"""

    ONE_EACH = "one-each"
    ORDINARY = "ordinary"
    SETTLE_AND_RESTART = "settle-and-restart"


class TributeOrder(StrEnum):
    """In which order are the kinds of tribute served?"""

    DOT_BURN_CHOKE_FALL = "dot-burn-choke-fall"
    CHOKE_BURN_DOT_FALL = "choke-burn-dot-fall"
    DOT_CHOKE_SHAO_FALL = "dot-choke-shao-fall"


class TributeCards(StrEnum):
    """Which cards are paid?"""

    HIGHEST = "highest"
    JOKERS_AND_TWOS = "jokers-and-twos"
    HIGHEST_BUT_ACES = "highest-but-aces"


class TributeReturn(StrEnum):
    """Which tribute is returned, and with what?"""

    FALL_RANK_HELD = "fall-rank-held"
    FALL_SAME_COUNT = "fall-same-count"


class ScoreBasis(StrEnum):
    """Are points counted on tribute owed or on tribute paid?"""

    OWED = "owed"
    PAID = "paid"


class MatchScoring(StrEnum):
    """Which deals score?"""

    EVERY_DEAL = "every-deal"
    LAST_DEAL_ON_EXIT = "last-deal-on-exit"
