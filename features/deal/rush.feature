Feature: The rush
  Where a revolution is contested by a rush, a revolutionary with three gouji plays may lay them all to be counted open;
  his opposite may stop him by beating all three.

  @RUSH-001
  Rule: A revolutionary with three gouji plays may rush

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards            |
        | 2    | 3459AAAKKKKQQQQQ |
      And every other seat holds "23459K"

    @id:may @revolution_contest=rush
    Scenario: After the revolution he is asked
      When seat 2 revolts
      Then the phase is rush
      And seat 2 is to act
      And seat 2 may rush with "AAA KKKK QQQQQ"
      And seat 2 may rush with "AA KK QQQ"
      And the window may be closed
      And nobody is open

    @id:legal @revolution_contest=rush
    Scenario: He may rush
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 rushes with "AAA KKKK QQQQQ"
      Then the action is legal
      And nobody is open

    @id:not-before @revolution_contest=rush
    Scenario: Who has not revolted does not rush
      When seat 2 rushes with "AAA KKKK QQQQQ"
      Then the action is refused, under RUSH-001
      And nothing has changed

    @id:nobody-else @revolution_contest=rush
    Scenario: Nor does anybody else
      Given the hands
        | seat | cards             |
        | 3    | 23459AAAKKKKQQQQQ |
      And play has gone
        | seat | action |
        | 2    | revolt |
      When seat 3 rushes with "AAA KKKK QQQQQ"
      Then the action is refused, under RUSH-001
      And nothing has changed

    @id:second-revolution-first @revolution_contest=rush
    Scenario: He waits until all others have been asked whether they revolt
      Given the hands
        | seat | cards  |
        | 3    | 3459KA |
      And play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 rushes with "AAA KKKK QQQQQ"
      Then the action is refused, under RUSH-001
      And nothing has changed
      And the phase is revolution

    @id:compulsory @revolution_contest=rush
    Scenario: Who had to revolt may rush as well
      Given seat 2 has revolted
      When the deal begins
      Then the phase is rush
      And seat 2 may rush with "AAA KKKK QQQQQ"

    @id:no-rush
    Scenario Outline: Elsewhere there is no rush
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 rushes with "<plays>"
      Then the action is refused, under RUSH-001
      And nothing has changed

      @revolution_contest=concede
      Examples:
        | plays          |
        | AAA KKKK QQQQQ |

      @revolution_contest=trial
      Examples:
        | plays          |
        | AAA KKKK QQQQQ |

  @RUSH-002 @revolution_contest=rush
  Rule: Who has fewer than three gouji plays cannot rush

    Background:
      Given the deal stands at revolution
      And every other seat holds "23459K"

    @id:counted
    Scenario Outline: Three plays that share no card are needed, of one rank or several
      Given the hands
        | seat | cards  |
        | 2    | <hand> |
      When seat 2 revolts
      Then the action is legal
      And the phase is <phase>

      Examples:
        | hand          | phase    | note               |
        | 3459AAKKQQQ   | rush     | two, two and three |
        | 3459AAKKQQ    | not rush | one Q too few      |
        | 3459AAKQQQ    | not rush | one K too few      |
        | 3459AAKKJJJJ  | rush     |                    |
        | 3459AAKKJJJ   | not rush |                    |
        | 3459AAKKTTTTT | rush     |                    |
        | 3459AAKKTTTT  | not rush |                    |
        | 3459AAAAA     | not rush |                    |
        | 3459QQQQQQQQ  | not rush |                    |
        | 345999999999  | not rush | 9s are never gouji |

      @assumed
      Examples: Our reading: plays that share no card may be of one rank; the document shows three ranks
        | hand          | phase    | note               |
        | 3459AAAAAA    | rush     | AA three times     |
        | 3459AAAAKK    | rush     | AA twice and KK    |
        | 3459QQQQQQQQQ | rush     | QQQ three times    |

    @id:no-fight
    Scenario: Then there is nothing to fight, and nobody is open
      Given the hands
        | seat | cards      |
        | 2    | 3459AAKKQQ |
      When seat 2 revolts
      Then nobody is open
      And no event opened is told
      And seat 2 may not rush with "AA KK QQ"
      And seat 2 may not rush with "AA KK"
      And seat 5 may not fight with "22"
      And seat 5 may not decline to fight

  @RUSH-003 @revolution_contest=rush
  Rule: All three plays are laid, one after the other

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards            |
        | 2    | 3459AAAKKKKQQQQQ |
      And every other seat holds "23459K"
      And play has gone
        | seat | action |
        | 2    | revolt |

    @id:spent
    Scenario: The cards laid are spent
      When seat 2 rushes with "AAA KKKK QQQQQ"
      Then the action is legal
      And seat 2 holds "3459"

    @id:kept
    Scenario: He may keep some of them back
      When seat 2 rushes with "AA KKK QQQ"
      Then the action is legal
      And seat 2 holds "3459AKQQ"

    @id:any-order
    Scenario: They may come in any order
      When seat 2 rushes with "QQQQQ AAA KKKK"
      Then the action is legal
      And seat 5 may decline to fight

    @id:same-rank @assumed
    Scenario: Two may be of one rank
      Our reading: three plays that share no card, of whatever ranks; the document shows three ranks.

      When seat 2 rushes with "KK KK AA"
      Then the action is legal
      And seat 2 holds "3459AQQQQQ"

    @id:three
    Scenario Outline: Neither two nor four make a rush
      When seat 2 rushes with "<plays>"
      Then the action is refused, under RUSH-003
      And nothing has changed
      And seat 2 is to act

      Examples:
        | plays          |
        | AAA            |
        | AAA KKKK       |
        | AA KK KK QQQQQ |

    @id:gouji-each
    Scenario Outline: Each must be gouji
      When seat 2 rushes with "<plays>"
      Then the action is refused, under RUSH-003
      And nothing has changed

      Examples:
        | plays       | note           |
        | AAA KKKK QQ | two Qs are not |
        | AAA KKKK 9  |                |
        | AA A KKKK   |                |

    @id:must-hold
    Scenario: No card is laid twice
      When seat 2 rushes with "AA AA KKKK"
      Then the action is refused, under RUSH-003
      And nothing has changed
      And seat 2 may not rush with "AA AA KKKK"
      And seat 2 may not rush with "AA AA KK"
      And seat 2 may rush with "AA KK QQQ"

    @id:no-play
    Scenario: Each must be a play
      When seat 2 rushes with "AAA KKK QQK"
      Then the action is refused, under HAND-016
      And nothing has changed

    @id:once
    Scenario: He rushes once
      Given the hands
        | seat | cards              |
        | 2    | 3459AAAAKKKKQQQQQQ |
      And play has gone
        | seat | action                |
        | 2    | rush with "AA KK QQQ" |
      When seat 2 rushes with "AA KK QQQ"
      Then the action is refused, under RUSH-001
      And nothing has changed
      And seat 2 holds "3459AAKKQQQ"

  @RUSH-004 @revolution_contest=rush
  Rule: AAA, KKKK and QQQQQ are a rush

    @id:example
    Scenario: They are laid in this order
      Given the deal stands at revolution
      And the hands
        | seat | cards            |
        | 2    | 3459AAAKKKKQQQQQ |
      And every other seat holds "23459K"
      And play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 rushes with "AAA KKKK QQQQQ"
      Then the action is legal
      And the phase is fight

  @RUSH-005 @revolution_contest=rush
  Rule: The opposite sees all three, and fights or does not

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards             |
        | 2    | 3459AAAKKKKQQQQQ  |
        | 4    | 2223459AAAAKKKKK  |
        | 5    | 22223459AAAAKKKKK |
      And every other seat holds "23459K"
      And play has gone
        | seat | action                     |
        | 2    | revolt                     |
        | 2    | rush with "AAA KKKK QQQQQ" |

    @id:choice
    Scenario: He alone is asked
      When seat 4 fights with "222 AAAA KKKKK"
      Then the action is refused, under RUSH-005
      And nothing has changed
      And the phase is fight
      And seat 5 is to act
      And seat 5 may fight with "222 AAAA KKKKK"
      And seat 5 may fight with "222"
      And seat 5 may decline to fight

    @id:must-answer
    Scenario: He has to say which
      When nobody else acts
      Then the action is refused, under RUSH-005
      And nothing has changed

    @id:nothing-to-beat-with
    Scenario: Who cannot beat them may only decline
      Given the hands
        | seat | cards  |
        | 5    | 23459K |
      When seat 5 fights with "2"
      Then the action is refused, under RUSH-007
      And nothing has changed
      And the phase is fight
      And seat 5 is to act
      And seat 5 may decline to fight

    @id:declines-once
    Scenario: Having declined he does not fight
      Given play has gone
        | seat | action         |
        | 5    | does not fight |
      When seat 5 fights with "222 AAAA KKKKK"
      Then the action is refused, under RUSH-005
      And nothing has changed

  @RUSH-006 @revolution_contest=rush
  Rule: If he does not fight, the revolutionary is open

    @id:not-fought
    Scenario: The revolutionary is open, his opposite is not
      Given the deal stands at revolution
      And the hands
        | seat | cards             |
        | 2    | 3459AAAKKKKQQQQQ  |
        | 5    | 22223459AAAAKKKKK |
      And every other seat holds "23459K"
      And play has gone
        | seat | action                     |
        | 2    | revolt                     |
        | 2    | rush with "AAA KKKK QQQQQ" |
      When seat 5 does not fight
      Then the action is legal
      And the event opened of seat 2 is told
      And seat 2 is open
      And seat 5 is not open
      And seat 5 holds "22223459AAAAKKKKK"
      And seat 2 has revolted
      And the phase is not fight

  @RUSH-007 @revolution_contest=rush
  Rule: He must beat the plays in order; one unbeaten opens the revolutionary

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards               |
        | 2    | 3459AAAKKKKQQQQQ    |
        | 5    | 222223459XXXAAAAKKKKK |
      And every other seat holds "23459K"
      And play has gone
        | seat | action                     |
        | 2    | revolt                     |
        | 2    | rush with "AAA KKKK QQQQQ" |

    @id:some-beaten
    Scenario Outline: Beating one or two of them is not enough, and costs the cards
      When seat 5 fights with "<plays>"
      Then the action is legal
      And the event opened of seat 2 is told
      And seat 2 is open
      And seat 5 is not open
      And seat 5 holds "<left>"

      Examples:
        | plays    | left               |
        | 222      | 223459XXXAAAAKKKKK |
        | 222 AAAA | 223459XXXKKKKK     |

    @id:any-beat
    Scenario Outline: Any play that beats will do, 2s and jokers too
      When seat 5 fights with "<plays>"
      Then the action is legal
      And seat 5 is open
      And seat 2 is not open

      Examples:
        | plays          |
        | 222 AAAA KKKKK |
        | XXX AAAA KKKKK |
        | 222 2AAA KKKKK |
        | 222 AAAA 2KKKK |
        | 222 AAAA XKKKK |

    @id:in-order
    Scenario Outline: Each of his plays must beat the one that it answers
      When seat 5 fights with "<plays>"
      Then the action is refused, under RUSH-007
      And nothing has changed
      And seat 5 is to act

      Examples:
        | plays          | note                     |
        | AAAA 222 KKKKK | AAAA does not answer AAA |
        | KKKKK AAAA 222 |                          |
        | AAA            | equal rank               |
        | 222 2KKK       | equal rank, KKKK         |
        | 22AA           | another number of cards  |
        | 222 AAAA 22222 | he has but two 2s left   |
        | 222 AAAA KKKK  | another number of cards  |

    @id:no-more-than-three
    Scenario: There is nothing to beat beyond the third
      When seat 5 fights with "222 AAAA KKKKK X"
      Then the action is refused, under RUSH-007
      And nothing has changed

    @id:at-least-one
    Scenario: With nothing laid there is no fight
      When seat 5 fights with ""
      Then the action is refused, under RUSH-007
      And nothing has changed

    @id:plays
    Scenario: Each of his must be a play
      When seat 5 fights with "222 AAAA KKKKX9"
      Then the action is refused, under HAND-016
      And nothing has changed

    @id:keeps-a-card @assumed
    Scenario: He may not fight with all his cards
      Our reading: nobody goes out in the fight; no document says so.

      Given the hands
        | seat | cards        |
        | 5    | 222AAAAKKKKK |
      When seat 5 fights with "222 AAAA KKKKK"
      Then the action is refused, under RUSH-007
      And nothing has changed
      And seat 5 may not fight with "222 AAAA KKKKK"
      And seat 5 may fight with "222 AAAA"

    @id:last-card
    Scenario: One card left is enough
      Given the hands
        | seat | cards         |
        | 5    | 2223AAAAKKKKK |
      When seat 5 fights with "222 AAAA KKKKK"
      Then the action is legal
      And seat 5 holds "3"

  @RUSH-008 @revolution_contest=rush
  Rule: If all three are beaten, the opposite is open and the revolutionary is not

    @id:all-beaten
    Scenario: 222 over AAA, AAAA over KKKK, KKKKK over QQQQQ
      Given the deal stands at revolution
      And the hands
        | seat | cards             |
        | 2    | 3459AAAKKKKQQQQQ  |
        | 5    | 22223459AAAAKKKKK |
      And every other seat holds "23459K"
      And play has gone
        | seat | action                     |
        | 2    | revolt                     |
        | 2    | rush with "AAA KKKK QQQQQ" |
      When seat 5 fights with "222 AAAA KKKKK"
      Then the action is legal
      And the event opened of seat 5 is told
      And seat 5 is open
      And seat 2 is not open
      And seat 5 holds "23459"
      And seat 2 holds "3459"
      And the phase is not fight

  @RUSH-009 @revolution_contest=rush
  Rule: Without a rush the revolutionary is not open, and his opposite opens in play

    @id:not-rushed
    Scenario: He may rush and does not
      Given the deal stands at revolution
      And the hands
        | seat | cards            |
        | 2    | 3459AAAKKKKQQQQQ |
      And every other seat holds "23459K"
      And play has gone
        | seat | action |
        | 2    | revolt |
      When nobody else acts
      Then the action is legal
      And nobody is open
      And no event opened is told
      And seat 2 holds "3459AAAKKKKQQQQQ"
      And the phase is not rush
      And seat 2 may not rush with "AAA KKKK QQQQQ"

    @id:opens-in-play @fours=ordinary @revolution_head=choose-three
    Scenario: His opposite opens like anybody, by a gouji play that wins the lead
      Given the deal stands at play
      And seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards    |
        | 2    | 3459AAA  |
        | 5    | 23459QQQ |
      And every other seat holds "23459K"
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | QQQ    |
        | 0    | pass   |
        | 1    | pass   |
        | 3    | pass   |
      When seat 4 passes
      Then the event opened of seat 5 is told
      And seat 5 is open
      And seat 2 is not open
