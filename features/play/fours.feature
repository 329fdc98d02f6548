Feature: Leading 4s after opening
  Where 4s come after opening, a player who has won the lead with an eligible gouji play confirms his opening by leading
  4s with it. Leading anything else undoes it; playing 4s before it gives it up for the deal.

  @FOUR-001
  Rule: An opening is confirmed by leading 4s with the lead that it won

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 5644KK |
      And every other seat holds "56"
      And seat 0 leads

    @id:provisional @fours=after-opening
    Scenario: Having won the lead he is open provisionally
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the event provisional of seat 0 is told
      And no event opened is told
      And seat 0 is provisionally open
      And seat 0 is not open
      And seat 0 leads
      And seat 0 may lay "44"
      And seat 0 may lay "5"

    @id:confirmed @fours=after-opening
    Scenario: Leading 4s he is open
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "44"
      Then the action is legal
      And the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 is not provisionally open
      And seat 0 has not waived opening
      And seat 1 is asked in turn

    @id:remains @fours=after-opening
    Scenario: He remains open when his 4s are beaten
      Given the hands
        | seat | cards |
        | 1    | 566   |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
        | 0    | 44     |
      When seat 1 lays "66"
      Then seat 0 is open
      And no event opening-void is told

    @id:beaten @fours=after-opening
    Scenario: A gouji play that is beaten opens not even provisionally
      Given the hands
        | seat | cards |
        | 3    | 5AA   |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
      When seat 0 passes
      Then no event provisional of seat 0 is told
      And seat 0 is not provisionally open
      And seat 0 is not open
      And seat 3 leads

    @id:not-eligible @fours=after-opening
    Scenario Outline: So does one that is not eligible
      Given the hands
        | seat | cards  |
        | 0    | 5442XK |
      And play has gone
        | seat | action  |
        | 0    | <cards> |
      When seat 3 passes
      Then seat 0 leads
      And no event provisional is told
      And seat 0 is not provisionally open
      And seat 0 is not open

      Examples:
        | cards |
        | 2     |
        | X     |
        | XK    |

    @id:opposite @fours=after-opening
    Scenario: The opposite whose beat wins the lead confirms it in the same way
      Given the hands
        | seat | cards |
        | 3    | 54AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
      When seat 0 passes
      Then the event provisional of seat 3 is told
      And seat 3 is provisionally open
      And seat 3 is not open

    @id:last-cards @fours=after-opening
    Scenario: The 4s may be his last cards
      Given the hands
        | seat | cards |
        | 0    | 44KK  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "44"
      Then seat 0 is out
      And the event opened of seat 0 is told
      And seat 0 is open

    @id:ordinary @fours=ordinary
    Scenario: Where 4s are ordinary cards he is open at once
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And no event provisional is told
      And seat 0 is not provisionally open

  @FOUR-002
  Rule: Who leads anything else has to open again

    Background:
      Given the hands
        | seat | cards      |
        | 0    | 5944QQQKK2 |
      And every other seat holds "56"
      And seat 0 leads

    @id:void @fours=after-opening
    Scenario Outline: Any other lead undoes the opening
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 0 lays "<cards>"
      Then the action is legal
      And the event opening-void of seat 0 is told
      And seat 0 is not open
      And seat 0 is not provisionally open
      And seat 0 has not waived opening

      Examples:
        | cards | note                |
        | 5     |                     |
        | 9     |                     |
        | 2     | no 4 stands with it |
        | KK    | a gouji play        |

    @id:again @fours=after-opening
    Scenario: Winning the lead again, he is provisionally open again
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
        | 0    | KK     |
      When seat 3 passes
      Then the event provisional of seat 0 is told
      And seat 0 is provisionally open
      And seat 0 is not open

    @id:again-confirmed @fours=after-opening
    Scenario: Leading 4s this time, he is open
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "44"
      Then the event opened of seat 0 is told
      And seat 0 is open

    @id:not-later @fours=after-opening
    Scenario: With a lead that he wins otherwise it is too late to confirm
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
        | 0    | 9      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "44"
      Then the action is legal
      And no event opened is told
      And seat 0 is not open
      And seat 0 has waived opening

    @id:no-four @assumed
    Scenario: One who has no 4 keeps his opening
      Our reading: the duty to lead 4s falls on who has any; the document does not speak of one without.

      Given the hands
        | seat | cards |
        | 0    | 59QQQ |
      And play has gone
        | seat | action |
        | 0    | QQQ    |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 is not provisionally open

    @id:no-four-any-lead @assumed
    Scenario: He leads what he likes
      Our reading: the duty to lead 4s falls on who has any; the document does not speak of one without.

      Given the hands
        | seat | cards |
        | 0    | 59QQQ |
      And play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 0 lays "9"
      Then seat 0 is open
      And no event opening-void is told

    @id:ordinary @fours=ordinary
    Scenario: Where 4s are ordinary cards no lead undoes an opening
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 0 lays "9"
      Then seat 0 is open
      And no event opening-void is told

    @id:opened-before @fours=after-opening
    Scenario: One who has opened before keeps it, whatever he leads
      Given seat 0 has opened
      And play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 0 lays "9"
      Then seat 0 is open
      And no event opening-void is told

  @FOUR-003
  Rule: Who plays a 4 before he has opened gives up opening for the deal

    Background:
      Given the hands
        | seat | cards      |
        | 0    | 5944422KKX |
      And every other seat holds "56"
      And seat 0 leads

    @id:waives @fours=after-opening
    Scenario Outline: Any play with 4s gives it up
      When seat 0 lays "<cards>"
      Then the action is legal
      And seat 0 has waived opening
      And seat 0 is not open
      And no event opened is told

      Examples:
        | cards |
        | 4     |
        | 444   |
        | 24    |
        | X4    |

    @id:keeps @fours=after-opening
    Scenario Outline: A play without does not
      When seat 0 lays "<cards>"
      Then seat 0 has not waived opening

      Examples:
        | cards |
        | 5     |
        | 22    |
        | X     |
        | KK    |

    @id:no-opening-later @fours=after-opening
    Scenario: A later gouji play wins the lead, and no opening
      Given play has gone
        | seat | action |
        | 0    | 444    |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | KK     |
      When seat 3 passes
      Then seat 0 leads
      And no event provisional is told
      And no event opened is told
      And seat 0 is not open
      And seat 0 is not provisionally open
      And seat 0 has waived opening

    @id:no-opening-while-4s-are-left @fours=after-opening
    Scenario: Nor while he has 4s left to lead
      Given play has gone
        | seat | action |
        | 0    | 4      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "44"
      Then seat 0 is not open
      And no event opened is told

    @id:others @fours=after-opening
    Scenario: It gives up nobody else's opening
      When seat 0 lays "444"
      Then seat 1 has not waived opening
      And seat 2 has not waived opening
      And seat 3 has not waived opening

    @id:opened @fours=after-opening
    Scenario: One who has opened plays 4s as he likes
      Given seat 0 has opened
      When seat 0 lays "444"
      Then seat 0 is open
      And seat 0 has not waived opening
      And no event opened is told

    @id:ordinary @fours=ordinary
    Scenario: Where 4s are ordinary cards nothing is given up
      Given play has gone
        | seat | action |
        | 0    | 444    |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | KK     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 has not waived opening

  @FOUR-006
  Rule: Any number of 4s may be led, with 2s and jokers or without

    Background:
      Given the hands
        | seat | cards     |
        | 0    | 54442KKXD |
      And every other seat holds "56"
      And seat 0 leads

    @id:confirms @fours=after-opening
    Scenario Outline: All of these confirm the opening
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "<cards>"
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 is not provisionally open

      Examples:
        | cards | note             |
        | 444   | all of them      |
        | 44    | some of them     |
        | 4     | one              |
        | 24    | with a 2         |
        | X444  | with a joker     |
        | D4    | with a big joker |
        | 2X44  | with both        |

    @id:confirms-not @fours=after-opening
    Scenario Outline: A 2 or a joker without a 4 does not
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "<cards>"
      Then no event opened is told
      And seat 0 is not open

      Examples:
        | cards |
        | 2     |
        | X     |
        | X2    |

    @id:joker-is-gouji @fours=after-opening
    Scenario: 4s with a joker are a gouji play, put to the opposite
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 0 lays "X444"
      Then seat 3 is asked in turn
      And seat 3 is to act

    @id:the-rest-later @fours=after-opening
    Scenario: The 4s that he keeps change nothing afterwards
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
        | 0    | 4      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "5"
      Then seat 0 is open
      And seat 0 has not waived opening
      And no event opening-void is told

  @FOUR-007
  Rule: 4s beat nothing but 3s

    Background:
      Given the hands
        | seat | cards |
        | 0    | 3     |
        | 1    | 5449  |
        | 5    | 5599  |
      And every other seat holds "56"

    @id:beats-a-three
    Scenario: A 4 beats the 3 with which another goes out
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 3      |
      When seat 1 lays "4"
      Then the action is legal
      And the table holds "4" of seat 1
      And seat 0 is out

    @id:waives @fours=after-opening
    Scenario: By that too one who has not opened gives up opening
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 3      |
      When seat 1 lays "4"
      Then seat 1 has waived opening
      And seat 1 is not open

    @id:opened-does-not-waive @fours=after-opening
    Scenario: One who has opened does not
      Given seat 0 leads
      And seat 1 has opened
      And play has gone
        | seat | action |
        | 0    | 3      |
      When seat 1 lays "4"
      Then seat 1 is open
      And seat 1 has not waived opening

    @id:ordinary @fours=ordinary
    Scenario: Where 4s are ordinary cards it gives up nothing
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 3      |
      When seat 1 lays "4"
      Then seat 1 has not waived opening

    @id:not-higher
    Scenario Outline: On anything else 4s are no answer
      Given the hands
        | seat | cards |
        | 0    | 44    |
      And seat 5 leads
      And play has gone
        | seat | action  |
        | 5    | <table> |
      When seat 0 lays "<cards>"
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 0 has not waived opening
      And seat 0 may pass

      Examples:
        | table | cards | reason  | note           |
        | 5     | 4     | CMP-002 | lower          |
        | 55    | 44    | CMP-002 |                |
        | 9     | 44    | CMP-001 | no two for one |
