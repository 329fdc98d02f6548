Feature: Two big jokers kill one, at the table
  Where two big jokers kill one, anybody may do it, in turn or out of turn, until the first who is asked has answered.
  A kill is otherwise a beat like any other. It is neither a burn nor a shao.

  @KILL-002
  Rule: Anybody in play may kill a big joker with two, enemy, mate or opposite, in turn or out of turn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5568D |
      And every other seat holds "567"
      And seat 0 leads

    @id:who @two_kill_one=yes
    Scenario Outline: Enemy, mate or opposite
      Given the hands
        | seat   | cards |
        | <seat> | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat <seat> lays "DD"
      Then the action is legal
      And the table holds "DD" of seat <seat>
      And seat <opposite> is asked in turn
      And seat <opposite> is to act
      And seat <seat> is not burning

      Examples:
        | seat | opposite | note                   |
        | 1    | 4        | the next neighbour     |
        | 2    | 5        | a mate                 |
        | 3    | 0        | the opposite, in turn  |
        | 4    | 1        | the other mate         |
        | 5    | 2        | the previous neighbour |

    @id:may @two_kill_one=yes
    Scenario Outline: One who holds two may, while the opposite is asked
      Given the hands
        | seat   | cards |
        | <seat> | 567DD |
      When seat 0 lays "D"
      Then seat 3 is asked in turn
      And seats <seat> 3 are to act
      And seat <seat> may lay "DD"
      And seat <seat> may not lay "D"
      And seat <seat> may not pass
      And seat 3 may pass

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 4    |
        | 5    |

    @id:who-cannot @two_kill_one=yes
    Scenario: One who does not hold two may not
      Given the hands
        | seat | cards |
        | 1    | 567D  |
        | 2    | 567XD |
        | 4    | 567XX |
        | 5    | 567   |
      When seat 0 lays "D"
      Then seat 3 is to act
      And seat 1 may not lay "D"
      And seat 2 may not lay "XD"
      And seat 4 may not lay "XX"

    @id:with-other-cards @assumed @two_kill_one=yes
    Scenario: With other cards, which are beaten one for one
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given the hands
        | seat | cards  |
        | 2    | 5699DD |
      And play has gone
        | seat | action |
        | 0    | 8D     |
      When seat 2 lays "9DD"
      Then the action is legal
      And the table holds "9DD" of seat 2
      And seat 2 holds "569"
      And seat 5 is asked in turn

    @id:no-kill @two_kill_one=yes
    Scenario Outline: Neither with as many cards, nor with lower ones
      Given the hands
        | seat | cards   |
        | 2    | 56799DD |
      And play has gone
        | seat | action |
        | 0    | 8D     |
      When seat 2 lays "<cards>"
      Then the action is refused, under KILL-001
      And nothing has changed
      And seat 3 is asked in turn

      Examples:
        | cards | note              |
        | 9D    | one big joker     |

      @assumed
      Examples: Our reading: the other cards are beaten one for one; the document only says that two kill one
        | cards | note              |
        | DD    | as many cards     |
        | 7DD   | 7 does not beat 8 |
        | 99DD  | two more          |

    @id:having-passed @two_kill_one=yes
    Scenario: One who has passed in the round may still kill
      Given the hands
        | seat | cards |
        | 5    | 567DD |
      And seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 5      |
        | 5    | pass   |
        | 0    | D      |
      When seat 5 lays "DD"
      Then the action is legal
      And the table holds "DD" of seat 5
      And seat 2 is asked in turn

    @id:having-yielded @two_kill_one=yes
    Scenario: So may the leader of the round, and one who has yielded
      Given the hands
        | seat | cards |
        | 1    | 567DD |
        | 0    | 567D  |
      And seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 5      |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | yield  |
        | 2    | 6      |
        | 3    | 7      |
        | 4    | pass   |
        | 0    | D      |
      When seat 1 lays "DD"
      Then the action is legal
      And seat 4 is asked in turn

    @id:not-on-his-own @two_kill_one=yes
    Scenario: Nobody kills his own
      Given the hands
        | seat | cards |
        | 0    | 55DDD |
      When seat 0 lays "D"
      Then seat 0 may not lay "DD"
      And seat 3 is to act

    @id:after-the-pass @two_kill_one=yes
    Scenario: When the opposite has passed it is too late
      Given the hands
        | seat | cards |
        | 2    | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
        | 3    | pass   |
      When seat 2 lays "DD"
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 0 is to act

    @id:after-the-first-pass @assumed @two_kill_one=yes @headless_when_opposite_out=yes
    Scenario: It is too late as soon as the first who is asked has passed, though others are still asked
      Our reading: a kill out of turn is open until the first who is asked has answered; the document sets no time.

      Given seat 2 is out
      And the hands
        | seat | cards |
        | 1    | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
        | 3    | pass   |
      When seat 1 lays "DD"
      Then the action is refused, under KILL-002
      And nothing has changed
      And seat 5 is asked in turn
      And seat 5 is to act

    @id:before-the-first-pass @two_kill_one=yes @headless_when_opposite_out=yes
    Scenario: Before, it is not
      Given seat 2 is out
      And the hands
        | seat | cards |
        | 1    | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat 1 lays "DD"
      Then the action is legal
      And the table holds "DD" of seat 1

    @id:dead-gouji @disputed @two_kill_one=yes
    Scenario Outline: A dead gouji is not killed
      Our reading: a dead gouji is not to be killed; whether that reaches two big jokers is read in two ways.

      Given the hands
        | seat | cards |
        | 1    | 567DD |
      And seat 3 has revolted
      And seat 0 has 3 dead gouji left
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat 1 lays "DD"
      Then the action is refused, under KILL-002
      And nothing has changed
      And seat 0 has 2 dead gouji left
      And nobody is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:wins-the-lead @two_kill_one=yes
    Scenario: The killer leads when his opposite passes, and nobody has opened
      Given the hands
        | seat | cards |
        | 1    | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
        | 1    | DD     |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And no event opened is told
      And seat 1 leads

    @id:two-on-the-table @two_kill_one=yes
    Scenario: Two big jokers are not killed, but the opposite is asked and passes
      Given the hands
        | seat | cards |
        | 0    | 55DD  |
        | 1    | 567DD |
      When seat 0 lays "DD"
      Then seat 3 is asked in turn
      And seat 3 is to act
      And seat 3 may pass
      And seat 1 may not lay "DD"

    @id:not-in-turn-either @two_kill_one=yes
    Scenario: Nor does the opposite kill two
      Given the hands
        | seat | cards |
        | 0    | 55DD  |
        | 3    | 567DD |
      And play has gone
        | seat | action |
        | 0    | DD     |
      When seat 3 lays "DD"
      Then the action is refused, under KILL-004
      And nothing has changed
      And seat 3 is to act

    @id:in-the-tangle @two_kill_one=yes
    Scenario: In the tangle one kills in turn
      Given seats 1 2 are out
      And the hands
        | seat | cards |
        | 3    | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat 3 lays "DD"
      Then the action is legal
      And seat 4 is asked in turn
      And seat 4 is to act

    @id:not-out-of-turn-in-the-tangle @two_kill_one=yes
    Scenario Outline: And not out of turn
      Given seats 1 2 are out
      And the hands
        | seat   | cards |
        | <seat> | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat <seat> lays "DD"
      Then the action is refused, under KILL-002
      And nothing has changed
      And seat 3 is to act

      Examples:
        | seat |
        | 4    |
        | 5    |

    @id:asked-in-the-tangle @two_kill_one=yes
    Scenario: In the tangle one kills when one is asked
      Given seats 1 2 are out
      And the hands
        | seat | cards |
        | 5    | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
        | 3    | pass   |
      When seat 4 passes
      Then seat 5 is to act
      And seat 5 may lay "DD"
      And seat 5 may pass

    @id:not-played @two_kill_one=no
    Scenario Outline: Where it is not played, nobody kills, in turn or out of turn
      Given the hands
        | seat   | cards |
        | <seat> | 567DD |
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat <seat> lays "DD"
      Then the action is refused, under CMP-001
      And nothing has changed
      And seat 3 is to act
      And seat 3 may pass

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |
        | 5    |

  @KILL-003 @two_kill_one=yes
  Rule: A kill is never a shao, nor a burn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 55D   |
      And every other seat holds "56"
      And seat 0 leads

    @id:no-shao
    Scenario Outline: It wins the round and earns nothing
      Given the hands
        | seat   | cards  |
        | <seat> | 5679DD |
      And play has gone
        | seat   | action |
        | 0      | D      |
        | <seat> | DD     |
      When seat <opposite> passes
      Then the event round-closed of seat <seat> is told
      And seat <seat> leads
      And nobody has shao-ed
      And nobody has burned
      And no event shao-succeeded is told

      Examples:
        | seat | opposite | note     |
        | 1    | 4        | an enemy |
        | 2    | 5        | a mate   |

    @id:no-shao-when-laid
    Scenario: Nothing of the kind is told when it is laid
      Given the hands
        | seat | cards  |
        | 1    | 5679DD |
      And play has gone
        | seat | action |
        | 0    | D      |
      When seat 1 lays "DD"
      Then no event shao is told
      And no event burned is told
      And no event burn-granted is told

    @id:no-claim
    Scenario: It needs no claim
      Given the hands
        | seat | cards  |
        | 1    | 5679DD |
      When seat 0 lays "D"
      Then seat 1 may lay "DD"
      And seat 1 may not claim the burn

    @id:no-duty
    Scenario: The killer has no duty in what he leads
      Given the hands
        | seat | cards  |
        | 1    | 5679DD |
      And play has gone
        | seat | action |
        | 0    | D      |
        | 1    | DD     |
        | 4    | pass   |
      When seat 1 lays "9"
      Then the action is legal
      And seat 1 is not burning
      And no event burn-failed is told

    @id:shao-earns @interrupt=shao
    Scenario: A shao in the same place earns
      Given the hands
        | seat | cards |
        | 0    | 55X   |
        | 1    | 5679D |
      And play has gone
        | seat | action |
        | 0    | X      |
        | 1    | D      |
      When seat 4 passes
      Then seat 1 has shao-ed seat 0 for 1 card
