Feature: Order of play and places
  Play and lead go counter-clockwise. Everybody tries to be rid of his cards: the places follow the order in which the
  players go out. One who has revolted is third or fourth, one whose burn has failed is last.

  @DEAL-015
  Rule: Play and lead go counter-clockwise, from seat 0 to 5 and back to 0

    Background:
      Given every other seat holds "5667799"

    @id:next-seat
    Scenario Outline: A play is put to the next seat
      Given seat <leader> leads
      When seat <leader> lays "6"
      Then seat <next> is asked in turn
      And seat <next> is to act

      Examples:
        | leader | next |
        | 0      | 1    |
        | 1      | 2    |
        | 2      | 3    |
        | 3      | 4    |
        | 4      | 5    |
        | 5      | 0    |

    @id:all-round
    Scenario: From seat 5 it goes on to seat 0
      Given seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 66     |
      When seat 5 passes
      Then seat 0 is asked in turn
      And seat 3 may not pass

    @id:not-backwards
    Scenario: It does not go the other way
      Given seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 66     |
      When seat 3 lays "77"
      Then the action is refused, under TURN-003
      And nothing has changed
      And seat 5 is to act

    @id:lead-by-the-wind
    Scenario Outline: So does the lead, when the one who won it is out
      Given the hands
        | seat     | cards |
        | <leader> | 9     |
      And seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | 9      |
        | <first>  | pass   |
        | <second> | pass   |
        | <third>  | pass   |
        | <fourth> | pass   |
      When seat <fifth> passes
      Then seat <first> leads
      And seat <first> is to act

      Examples:
        | leader | first | second | third | fourth | fifth |
        | 2      | 3     | 4      | 5     | 0      | 1     |
        | 5      | 0     | 1      | 2     | 3      | 4     |

    @id:first-lead
    Scenario: The first lead passes to the next seat in play when the leader has revolted
      Given seat 5 has revolted
      And seat 2 plays headless
      And seat 5 leads
      When seat 0 lays "6"
      Then the action is legal
      And the table holds "6" of seat 0
      And seat 1 is asked in turn

  @RANK-001
  Rule: The first to go out has the first place

    Background:
      Given every other seat holds "5666"

    @id:first-out
    Scenario Outline: Whoever it is
      Given the hands
        | seat   | cards |
        | <seat> | 9     |
      And seat <seat> leads
      When seat <seat> lays "9"
      Then seat <seat> is in place 1
      And the event out of seat <seat> is told
      And seat <seat> holds nothing

      Examples:
        | seat |
        | 0    |
        | 1    |
        | 4    |

    @id:card-left
    Scenario: With a card left he has no place yet
      Given the hands
        | seat | cards |
        | 4    | 99    |
      And seat 4 leads
      When seat 4 lays "9"
      Then no place of seat 4 is known
      And no event out is told
      And seat 4 is still in play

    @id:others-have-none
    Scenario: The others have no place yet, however few cards they hold
      Given the hands
        | seat | cards |
        | 4    | 9     |
        | 5    | 5     |
      And seat 4 leads
      When seat 4 lays "9"
      Then no place of seat 5 is known
      And no place of seat 0 is known
      And no place of seat 1 is known

    @id:beaten
    Scenario: He keeps it though his last hand is beaten
      Given the hands
        | seat | cards |
        | 4    | 9     |
        | 5    | 5T    |
      And seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 9      |
      When seat 5 lays "T"
      Then seat 4 is in place 1
      And no place of seat 5 is known

  @RANK-002
  Rule: The second to go out has the second place

    Background:
      Given the hands
        | seat | cards |
        | 1    | 9     |
        | 4    | 7     |
      And every other seat holds "5666"

    @id:second-out
    Scenario: He goes out after the first
      Given seat 4 is out
      And the hands
        | seat | cards |
        | 4    |       |
      And seat 1 leads
      When seat 1 lays "9"
      Then seat 1 is in place 2
      And seat 4 is in place 1
      And no place of seat 0 is known

    @id:same-round
    Scenario: He goes out on the last hand of the first
      Given seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 7      |
        | 5    | pass   |
        | 0    | pass   |
      When seat 1 lays "9"
      Then seat 4 is in place 1
      And seat 1 is in place 2
      And the event out of seat 1 is told

  @RANK-003
  Rule: The third to go out has the third place

    Background:
      Given the hands
        | seat | cards |
        | 0    | 9     |
      And every other seat holds "5666"
      And seat 0 leads

    @id:third-out
    Scenario Outline: He goes out after two others
      Given seats <gone> are out
      When seat 0 lays "9"
      Then seat 0 is in place 3
      And seat <first> is in place 1
      And seat <second> is in place 2
      And no place of seat 5 is known
      And the deal is not over

      Examples:
        | gone | first | second |
        | 4 1  | 4     | 1      |
        | 1 4  | 1     | 4      |
        | 1 3  | 1     | 3      |

    @id:revolutionary-is-no-finisher
    Scenario: One who has revolted takes no place before the third is out
      Given seat 1 is out
      And seat 2 has revolted
      And seat 5 plays headless
      When seat 0 lays "9"
      Then seat 0 is in place 2
      And no place of seat 2 is known
      And the deal is not over

  @RANK-004
  Rule: The fourth to go out has the fourth place, unless one has revolted, who has it then

    Background:
      Given the hands
        | seat | cards |
        | 3    | 9     |
      And every other seat holds "5666"
      And seat 3 leads

    @id:fourth-out
    Scenario: Without a revolution the fourth to go out
      Given seats 4 1 0 are out
      When seat 3 lays "9"
      Then seat 3 is in place 4
      And seat 0 is in place 3
      And no place of seat 2 is known
      And no place of seat 5 is known

    @id:revolutionary
    Scenario: One who has revolted has it when the third is out
      Given seats 4 1 are out
      And seat 2 has revolted
      And seat 5 plays headless
      When seat 3 lays "9"
      Then seat 3 is in place 3
      And seat 2 is in place 4
      And no place of seat 0 is known
      And the deal is not over

    @id:after-the-enemies @deal_ends=one-left
    Scenario: He has it behind three enemies
      Given seats 5 1 are out
      And seat 2 has revolted
      And seat 5 plays headless
      When seat 3 lays "9"
      Then seat 3 is in place 3
      And seat 2 is in place 4
      And no place of seat 0 is known
      And the deal is not over

    @id:after-the-enemies-side-out @deal_ends=side-out
    Scenario: He has it behind three enemies, with whom the deal ends
      Given seats 5 1 are out
      And seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards |
        | 0    | 566   |
      When seat 3 lays "9"
      Then the deal is over
      And seat 3 is in place 3
      And seat 2 is in place 4
      And seat 0 is in place 5
      And seat 4 is in place 6

    @id:behind-two-mates
    Scenario: When his mates are first and second he is third at once
      Given seat 5 is out
      And seat 1 has revolted
      And seat 4 plays headless
      When seat 3 lays "9"
      Then seat 3 is in place 2
      And seat 1 is in place 3

    @id:behind-two-mates-then-fourth @deal_ends=one-left
    Scenario: The next to go out is then fourth
      Given seat 5 is out
      And seat 1 has revolted
      And seat 4 plays headless
      And the hands
        | seat | cards |
        | 4    | T     |
      And play has gone
        | seat | action |
        | 3    | 9      |
      When seat 4 lays "T"
      Then seat 4 is in place 4
      And no place of seat 0 is known
      And the deal is not over

    @id:one-mate-and-an-enemy
    Scenario: When an enemy is among the first two he is not third
      Given seat 0 is out
      And seat 1 has revolted
      And seat 4 plays headless
      When seat 3 lays "9"
      Then seat 3 is in place 2
      And no place of seat 1 is known

    @id:mates-first-and-third @deal_ends=one-left
    Scenario: With his mates first and third he is fourth
      Given seats 5 0 are out
      And seat 1 has revolted
      And seat 4 plays headless
      When seat 3 lays "9"
      Then seat 3 is in place 3
      And seat 1 is in place 4
      And no place of seat 2 is known

  @RANK-005
  Rule: The last but one to go out has the fifth place

    Background:
      Given the hands
        | seat | cards |
        | 3    | 9     |
      And every other seat holds "5666"
      And seat 3 leads

    @id:fifth-out
    Scenario Outline: The fifth to go out
      Given seats <gone> are out
      When seat 3 lays "9"
      Then seat 3 is in place 5
      And seat <last> is in place 6
      And the deal is over

      Examples:
        | gone    | last |
        | 0 1 2 5 | 4    |
        | 5 4 1 0 | 2    |

    @id:fourth-after-a-revolution
    Scenario: With a revolution the fourth to go out
      Given seats 4 1 3 are out
      And seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards |
        | 3    |       |
        | 5    | 9     |
      And seat 5 leads
      When seat 5 lays "9"
      Then seat 5 is in place 5
      And seat 2 is in place 4
      And seat 0 is in place 6
      And the deal is over

  @RANK-006
  Rule: The one who is left when all the others are out has the last place

    Background:
      Given the hands
        | seat | cards |
        | 4    | 9     |
        | 5    | 566   |
      And every other seat holds "5666"
      And seat 4 leads
      And seats 1 0 3 2 are out

    @id:left-over
    Scenario: He keeps his cards, and the deal is over
      When seat 4 lays "9"
      Then the deal is over
      And the event over is told
      And seat 5 is in place 6
      And seat 5 holds "566"
      And seat 5 is not out
      And nobody is to act
      And the table is empty

    @id:not-played-out
    Scenario: He does not play them out
      Given play has gone
        | seat | action |
        | 4    | 9      |
      When seat 5 lays "5"
      Then the action is refused, under RANK-006
      And nothing has changed
      And nobody is to act

    @id:two-left
    Scenario: While two are left neither is last
      Given the hands
        | seat | cards |
        | 4    | 99    |
      When seat 4 lays "9"
      Then the deal is not over
      And no place of seat 4 is known
      And no place of seat 5 is known
      And seat 5 is asked in turn

    @id:though-he-could-have-won
    Scenario: The cards that he has left do not matter
      Given the hands
        | seat | cards |
        | 5    | D     |
      When seat 4 lays "9"
      Then the deal is over
      And seat 5 is in place 6
      And seat 4 is in place 5

  @RANK-007
  Rule: To go out early is the aim, and every seat has a place of its own

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5     |
        | 1    | 6     |
        | 2    | 7     |
        | 3    | 8     |
        | 4    | 9     |
        | 5    | 566   |
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 5      |
        | 1    | 6      |
        | 2    | 7      |
        | 3    | 8      |

    @id:each-its-own
    Scenario: The places are those of the order in which they went out
      When seat 4 lays "9"
      Then the deal is over
      And seat 0 is in place 1
      And seat 1 is in place 2
      And seat 2 is in place 3
      And seat 3 is in place 4
      And seat 4 is in place 5
      And seat 5 is in place 6

    @id:not-yet
    Scenario: Before the end the places of those in play are open
      When seat 4 passes
      Then the deal is not over
      And seat 3 is in place 4
      And no place of seat 4 is known
      And no place of seat 5 is known
      And seat 5 is asked in turn

  @RANK-008 @interrupt=burn
  Rule: One whose burn has failed has the last place, whenever the others go out

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 56      |
        | 1    | 5599AAX |
        | 2    | 6KK     |
        | 4    | 7       |
        | 5    | 9       |
      And every other seat holds "56"
      And seat 2 leads
      And play has gone
        | seat | action          |
        | 2    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |

    @id:last-at-once @burn_breach=last-place
    Scenario Outline: He has it at once, and nobody else has a place
      Given play has gone
        | seat | action |
        | 4    | pass   |
      When seat 1 lays "99"
      Then seat 1 is in place 6
      And seat 1 is not out
      And no event out is told
      And no place of seat 2 is known
      And seat 2 leads

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

    @id:first-is-first @burn_breach=last-place
    Scenario Outline: The first to go out after him is first
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 99     |
      When seat 2 lays "6"
      Then seat 2 is in place 1
      And seat 1 is in place 6
      And the deal is not over

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

    @id:last-of-the-others @burn_breach=last-place
    Scenario Outline: The last of the others is fifth
      Given the hands
        | seat | cards |
        | 3    | 8     |
      And play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 99     |
        | 2    | 6      |
        | 3    | 8      |
        | 4    | pass   |
      When seat 5 lays "9"
      Then seat 2 is in place 1
      And seat 3 is in place 2
      And seat 5 is in place 3
      And seat 1 is in place 6

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

    @id:fifth-is-last-of-five @burn_breach=last-place @headless_when_opposite_out=yes
    Scenario Outline: The one left over is fifth
      Given seat 3 is out
      And the hands
        | seat | cards |
        | 3    |       |
      And play has gone
        | seat | action |
        | 4    | pass   |
        | 0    | pass   |
        | 1    | 99     |
        | 2    | 6      |
        | 4    | 7      |
      When seat 5 lays "9"
      Then the deal is over
      And seat 3 is in place 1
      And seat 2 is in place 2
      And seat 4 is in place 3
      And seat 5 is in place 4
      And seat 0 is in place 5
      And seat 1 is in place 6
      And seat 0 holds "56"

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

    @id:undone
    Scenario: One whose burn was undone is placed like anybody else
      Given the hands
        | seat | cards |
        | 1    | 9AA   |
        | 4    | 5722  |
      And play has gone
        | seat | action |
        | 4    | 22     |
        | 1    | pass   |
        | 4    | 5      |
        | 5    | pass   |
        | 0    | pass   |
      When seat 1 lays "9"
      Then seat 1 is in place 1
      And no event burn-succeeded is told
      And nobody has burned
