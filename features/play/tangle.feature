Feature: The tangle
  When four or fewer are left in play, gouji no longer sets two opposites apart. Every play goes round the table, a pass
  no longer binds, and nobody yields, burns or opens. A round ends when all the others have passed in a row.

  @TANGLE-001
  Rule: When first and second place are decided, the four who are left are in the tangle

    Background:
      Given every other seat holds "5677TTAA"

    @id:second-goes-out
    Scenario Outline: It begins when the second goes out, whoever the two are
      Given seat <first> is out
      And the hands
        | seat     | cards |
        | <second> | 9     |
      And seat <second> leads
      When seat <second> lays "9"
      Then the deal is in the tangle
      And the event tangle is told
      And seat <second> is in place 2
      And seat <next> is asked in turn
      And seat <next> is to act
      And the table holds "9" of seat <second>

      Examples:
        | first | second | next | note       |
        | 0     | 1      | 2    | neighbours |
        | 0     | 2      | 3    | mates      |
        | 0     | 3      | 4    | opposites  |
        | 1     | 0      | 2    |            |
        | 3     | 5      | 0    |            |

    @id:first-goes-out
    Scenario: It does not begin when the first goes out
      Given the hands
        | seat | cards |
        | 2    | 9     |
      And seat 2 leads
      When seat 2 lays "9"
      Then the deal is not in the tangle
      And no event tangle is told
      And seat 2 is in place 1
      And seat 3 is asked in turn

    @id:card-left
    Scenario: Nor when the second has a card left
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | 99    |
      And seat 2 leads
      When seat 2 lays "9"
      Then the deal is not in the tangle
      And no event tangle is told

    @id:both-in-one-round
    Scenario: Both may go out in the same round
      Given the hands
        | seat | cards |
        | 0    | 7     |
        | 1    | 9     |
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 7      |
      When seat 1 lays "9"
      Then the deal is in the tangle
      And the event tangle is told
      And seat 2 is asked in turn
      And the table holds "9" of seat 1

    @id:passes-void
    Scenario: The passes of the round are void, and the seats are asked from the one after the finisher
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | 9     |
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
      When seat 2 lays "9"
      Then the deal is in the tangle
      And seat 4 has not passed
      And seat 5 has not passed
      And seat 0 has not passed
      And the table holds "9" of seat 2
      And no event round-closed is told
      And seat 3 is asked in turn

    @id:passed-before-it-began
    Scenario: One who had passed before it began is asked again, and may play
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | 9     |
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
        | 2    | 9      |
      When seat 3 passes
      Then no event round-closed is told
      And seat 4 is asked in turn
      And seat 4 is to act
      And seat 4 may lay "T"
      And seat 4 may pass

    @id:passed-and-no-tangle
    Scenario: While more than four are in play he is passed over
      Given the hands
        | seat | cards |
        | 2    | 9     |
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | 9      |
      When seat 3 passes
      Then seat 5 is asked in turn
      And seat 4 may not lay "T"
      And seat 4 has passed

    @id:last-hand-gouji
    Scenario: The gouji play with which the second goes out is put to the next seat, not to his opposite
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | KK    |
      And seat 2 leads
      When seat 2 lays "KK"
      Then seat 3 is asked in turn
      And seat 3 is to act
      And seat 3 may lay "AA"
      And seat 5 may not lay "AA"
      And no event headless is told

  @TANGLE-002
  Rule: When somebody has revolted, the tangle begins with the first place

    Background:
      Given the hands
        | seat | cards |
        | 0    | 9     |
      And every other seat holds "5667TT"
      And seat 2 has revolted
      And seat 5 plays headless

    @id:first-goes-out
    Scenario: It begins when the first goes out
      Given seat 0 leads
      When seat 0 lays "9"
      Then the deal is in the tangle
      And the event tangle is told
      And seat 0 is in place 1
      And seat 1 is asked in turn

    @id:revolutionary-is-passed-over
    Scenario: The one who revolted is not asked
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 9      |
      When seat 1 passes
      Then seat 3 is asked in turn
      And seat 3 is to act
      And the deal is in the tangle

    @id:nobody-out
    Scenario: The revolution alone does not begin it
      Given seat 1 leads
      When seat 1 lays "6"
      Then the deal is not in the tangle
      And no event tangle is told
      And seat 3 is asked in turn

    @id:passes-void
    Scenario: Passes of the same round are void
      Given seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 9      |
        | 1    | pass   |
      When seat 3 passes
      Then seat 4 is asked in turn
      And seat 4 may lay "T"

  @TANGLE-003
  Rule: Gouji, yielding, burning, shao and dead gouji are at an end

    Background:
      Given the hands
        | seat | cards |
        | 3    | 566KK |
        | 4    | 59AAX |
        | 5    | 59AAX |
        | 0    | 566AA |
      And every other seat holds "56"

    @id:gouji-to-the-next
    Scenario: A gouji play is put to the next seat, which may beat it
      Given seats 1 2 are out
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | KK     |
      When seat 4 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 4
      And seat 5 is asked in turn
      And seat 5 is to act

    @id:gouji-before
    Scenario: Before it the gouji play is put to the opposite
      Given seat 3 leads
      When seat 3 lays "KK"
      Then seat 0 is asked in turn
      And seat 4 may not pass

    @id:opposite-waits
    Scenario: The opposite has no right before his turn
      Given seats 1 2 are out
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | KK     |
      When seat 0 lays "AA"
      Then the action is refused, under TANGLE-005
      And nothing has changed
      And seat 4 is to act

    @id:no-yield
    Scenario: Nobody yields
      Given seats 1 2 are out
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 5      |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 3 may not yield
      And seat 3 may pass

    @id:no-burn
    Scenario Outline: Nobody claims a burn, in turn or out of turn
      Given seats 1 2 are out
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | KK     |
      When seat <seat> claims the burn
      Then the action is refused, under BURN-017
      And nothing has changed
      And seat <seat> may not claim the burn
      And seat 4 is to act

      Examples:
        | seat | note        |
        | 4    | in turn     |
        | 5    | out of turn |

    @id:no-shao
    Scenario: Nobody beats a gouji play out of turn
      Given seats 1 2 are out
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | KK     |
      When seat 5 lays "AA"
      Then the action is refused, under TANGLE-005
      And nothing has changed
      And seat 4 is to act

    @id:dead-gouji
    Scenario Outline: The dead gouji of one who plays with a head are answered by anyone
      Given seat 0 is out
      And the hands
        | seat | cards |
        | 0    |       |
        | 1    | 5AA   |
        | 5    | 5KK   |
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | KK     |
      When seat 1 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 1
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case  |
        | three |

      @revolution_head=choose-always
      Examples:
        | case   |
        | always |

      @revolution_head=three
      Examples:
        | case  |
        | three |

    @id:nobody-headless @headless_when_opposite_out=yes
    Scenario: Nobody is headless any more
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | 9     |
      And seat 2 leads
      When seat 2 lays "9"
      Then seat 4 is not headless
      And seat 5 is not headless
      And no event headless is told

  @TANGLE-004
  Rule: One who has passed may play later in the same round

    Background:
      Given the hands
        | seat | cards |
        | 3    | 579   |
        | 4    | 5TJ   |
        | 5    | 58TQ  |
      And every other seat holds "56"
      And seat 3 leads

    @id:plays-after-a-pass
    Scenario: Having passed, he beats a later play of one who is not his opposite
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
        | 5    | 8      |
        | 0    | pass   |
        | 3    | pass   |
      When seat 4 lays "T"
      Then the action is legal
      And the table holds "T" of seat 4
      And seat 5 is asked in turn

    @id:before
    Scenario: Before the tangle the same pass binds, and the round ends
      Given play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
        | 5    | 8      |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 passes
      Then the event round-closed of seat 5 is told
      And seat 5 leads

    @id:a-play-wipes-the-passes
    Scenario: Each play wipes out the passes before it
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
      When seat 5 lays "8"
      Then seat 4 has not passed
      And seat 0 is asked in turn

    @id:passes-twice
    Scenario: He may pass again and still play on a third play
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
        | 5    | 8      |
        | 0    | pass   |
        | 3    | 9      |
        | 4    | pass   |
        | 5    | T      |
        | 0    | pass   |
        | 3    | pass   |
      When seat 4 lays "J"
      Then the action is legal
      And seat 5 is asked in turn
      And seat 5 may lay "Q"

    @id:not-on-the-same-play
    Scenario: On the same play he is not asked twice
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
      When seat 4 lays "T"
      Then the action is refused, under TANGLE-005
      And nothing has changed
      And seat 5 is to act

  @TANGLE-005
  Rule: All who are in play act counter-clockwise, on gouji as on any other play

    Background:
      Given every other seat holds "5669KKAA22"

    @id:goes-round
    Scenario Outline: A play goes round the four
      Given seats <gone> are out
      And seat <leader> leads
      And play has gone
        | seat     | action  |
        | <leader> | <cards> |
        | <first>  | pass    |
      When seat <second> passes
      Then seat <third> is asked in turn
      And seat <third> is to act
      And the table holds "<cards>" of seat <leader>

      Examples:
        | gone | leader | cards | first | second | third |
        | 1 2  | 4      | AA    | 5     | 0      | 3     |
        | 1 2  | 4      | 6     | 5     | 0      | 3     |
        | 1 2  | 3      | 22    | 4     | 5      | 0     |
        | 0 3  | 2      | KK    | 4     | 5      | 1     |
        | 5 4  | 3      | AA    | 0     | 1      | 2     |
        | 2 0  | 5      | 66    | 1     | 3      | 4     |

    @id:goes-on-from-the-beat
    Scenario Outline: A play that beats is put to the seat after its player
      Given seats 1 2 are out
      And seat 3 leads
      And play has gone
        | seat | action  |
        | 3    | <cards> |
        | 4    | pass    |
      When seat 5 lays "<beat>"
      Then seat 0 is asked in turn
      And seat 0 is to act

      Examples:
        | cards | beat |
        | 6     | 9    |
        | 66    | KK   |
        | KK    | 22   |

    @id:no-pass-out-of-turn
    Scenario: Nobody passes out of turn, the opposite neither
      Given seats 1 2 are out
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | KK     |
      When seat 0 passes
      Then the action is refused, under TANGLE-005
      And nothing has changed
      And seat 4 is asked in turn

  @TANGLE-006
  Rule: To beat the gouji of another than the opposite is no burn and no shao

    Background:
      Given the hands
        | seat | cards |
        | 3    | 566KK |
        | 4    | 59AA  |
      And every other seat holds "56"
      And seat 3 leads

    @id:no-burn
    Scenario: The beat is an ordinary one
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | KK     |
      When seat 4 lays "AA"
      Then the action is legal
      And no event burned is told
      And no event shao is told
      And seat 4 is not burning

    @id:no-duty
    Scenario: It binds the one who beat to nothing
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | KK     |
        | 4    | AA     |
        | 5    | pass   |
        | 0    | pass   |
        | 3    | pass   |
      When seat 4 lays "5"
      Then the action is legal
      And the table holds "5" of seat 4
      And seat 4 is still in play
      And no event burn-failed is told

    @id:nothing-earned
    Scenario: It earns nothing, though he goes out at once
      Given seats 1 2 are out
      And the hands
        | seat | cards |
        | 4    | AA    |
      And play has gone
        | seat | action |
        | 3    | KK     |
        | 4    | AA     |
        | 5    | pass   |
        | 0    | pass   |
      When seat 3 passes
      Then seat 4 is in place 3
      And nobody has burned
      And nobody has shao-ed
      And no event shao-succeeded is told

    @id:burn-before @interrupt=burn
    Scenario: Before the tangle the same play, claimed, is a burn
      Given the hands
        | seat | cards |
        | 4    | AA    |
      And play has gone
        | seat | action          |
        | 3    | KK              |
        | 4    | claims the burn |
      When seat 4 lays "AA"
      Then the event burned of seat 4 is told
      And seat 4 has burned seat 3

    @id:shao-before @interrupt=shao
    Scenario: Before the tangle the same play is a shao
      Given play has gone
        | seat | action |
        | 3    | KK     |
        | 4    | AA     |
      When seat 1 passes
      Then seat 4 has shao-ed seat 3 for 1 card
      And seat 4 leads

  @TANGLE-007
  Rule: Gouji sets two opposites apart only while more than four are in play

    Background:
      Given the hands
        | seat | cards |
        | 3    | 566KK |
      And every other seat holds "56AA"
      And seat 3 leads

    @id:five
    Scenario: With five in play the gouji play is put to the opposite
      Given seat 5 is out
      When seat 3 lays "KK"
      Then the deal is not in the tangle
      And seat 0 is asked in turn
      And seat 4 may not pass

    @id:four-or-fewer
    Scenario Outline: With four or fewer it is put to the next seat
      Given seats <gone> are out
      When seat 3 lays "KK"
      Then the deal is in the tangle
      And seat <next> is asked in turn
      And seat <next> is to act
      And seat <next> may lay "AA"

      Examples:
        | gone    | next | note                      |
        | 5 2     | 4    | four                      |
        | 5 2 4   | 0    | three                     |
        | 5 2 1   | 4    | three                     |
        | 5 2 1 0 | 4    | two, who are no opposites |

    @id:five-with-a-revolution
    Scenario: A revolution leaves five
      Given seat 4 has revolted
      And seat 1 plays headless
      When seat 3 lays "KK"
      Then the deal is not in the tangle
      And seat 0 is asked in turn

    @id:four-with-a-revolution
    Scenario: A revolution and one who is out leave four
      Given seat 2 is out
      And seat 4 has revolted
      And seat 1 plays headless
      When seat 3 lays "KK"
      Then the deal is in the tangle
      And seat 5 is asked in turn
      And seat 5 may lay "AA"

    @id:failed-burner @interrupt=burn @burn_breach=last-place @headless_when_opposite_out=yes
    Scenario Outline: One whose burn has failed is no longer in play either
      Given seat 5 is out
      And the hands
        | seat | cards   |
        | 0    | 5QQQKK  |
        | 1    | 5599AAX |
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 2    | pass            |
        | 4    | pass            |
      When seat 1 lays "99"
      Then the event burn-failed of seat 1 is told
      And the deal is in the tangle
      And the event tangle is told

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

  @TANGLE-008
  Rule: Where the deal ends with a side, it ends when the last of its three is out

    Background:
      Given the hands
        | seat | cards |
        | 1    | 5667  |
        | 3    | 56    |
        | 4    | 9     |
        | 5    | 566   |
      And every other seat holds "56"
      And seat 4 leads

    @id:side-out @deal_ends=side-out
    Scenario: The deal ends, and the others are placed by fewer cards
      Given seats 0 2 are out
      When seat 4 lays "9"
      Then the deal is over
      And the event over is told
      And nobody is to act
      And the table is empty
      And seat 4 is in place 3
      And seat 3 is in place 4
      And seat 5 is in place 5
      And seat 1 is in place 6
      And seat 1 holds "5667"

    @id:plays-on @deal_ends=one-left
    Scenario: Where it ends with the last player but one, play goes on
      Given seats 0 2 are out
      When seat 4 lays "9"
      Then the deal is not over
      And no event over is told
      And seat 4 is in place 3
      And no place of seat 3 is known
      And the table holds "9" of seat 4
      And seat 5 is asked in turn

    @id:equal-cards @deal_ends=side-out
    Scenario Outline: Of equal hands the one that comes first after the last finisher is placed first
      Given seats 0 2 are out
      And the hands
        | seat | cards   |
        | 1    | <one>   |
        | 3    | <three> |
        | 5    | <five>  |
      When seat 4 lays "9"
      Then the deal is over
      And seat <fourth> is in place 4
      And seat <fifth> is in place 5
      And seat <sixth> is in place 6

      Examples:
        | one | three | five | fourth | fifth | sixth |
        | 56  | 56    | 56   | 5      | 1     | 3     |
        | 56  | 56    | 566  | 1      | 3     | 5     |
        | 56  | 5     | 56   | 3      | 5     | 1     |

    @id:one-enemy-out @deal_ends=side-out
    Scenario: An enemy may have gone out between
      Given seats 0 1 2 are out
      And the hands
        | seat | cards     |
        | 1    |           |
        | 3    | 55667     |
        | 5    | 556677899 |
      When seat 4 lays "9"
      Then the deal is over
      And seat 4 is in place 4
      And seat 3 is in place 5
      And seat 5 is in place 6

    @id:two-and-two
    Scenario: With one of each side left to play it is not over
      Given seats 0 1 2 are out
      And the hands
        | seat | cards |
        | 1    |       |
        | 3    | 9     |
        | 4    | 56    |
      And seat 3 leads
      When seat 3 lays "9"
      Then the deal is not over
      And no event over is told
      And seat 3 is in place 4
      And seat 4 is asked in turn

    @id:side-out-with-a-revolution @deal_ends=side-out
    Scenario: One who has revolted counts as out
      Given seat 0 is out
      And seat 2 has revolted
      And seat 5 plays headless
      When seat 4 lays "9"
      Then the deal is over
      And seat 4 is in place 2
      And seat 2 is in place 3
      And seat 3 is in place 4
      And seat 5 is in place 5
      And seat 1 is in place 6

    @id:plays-on-with-a-revolution @deal_ends=one-left
    Scenario: Where it ends with the last player but one, the revolution does not end it
      Given seat 0 is out
      And seat 2 has revolted
      And seat 5 plays headless
      When seat 4 lays "9"
      Then the deal is not over
      And seat 4 is in place 2
      And seat 2 is in place 3
      And seat 5 is asked in turn

    @id:side-out-with-a-failed-burner @deal_ends=side-out @interrupt=burn @burn_breach=last-place @headless_when_opposite_out=yes
    Scenario Outline: One whose burn has failed counts as out
      Given seat 3 is out
      And the hands
        | seat | cards   |
        | 0    | 5       |
        | 1    | 5599AAX |
        | 2    | 566KK   |
        | 3    |         |
        | 4    | 567     |
        | 5    | 9       |
      And seat 2 leads
      And play has gone
        | seat | action          |
        | 2    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |
        | 0    | pass            |
        | 1    | 99              |
        | 2    | 6               |
        | 4    | pass            |
      When seat 5 lays "9"
      Then the deal is over
      And seat 5 is in place 2
      And seat 0 is in place 3
      And seat 2 is in place 4
      And seat 4 is in place 5
      And seat 1 is in place 6

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

  @TANGLE-009
  Rule: The round ends when all the others have passed in a row since the last play

    Background:
      Given the hands
        | seat | cards |
        | 3    | 57KK  |
        | 5    | 58    |
      And every other seat holds "56"
      And seat 3 leads

    @id:all-pass
    Scenario Outline: When three of the four have passed, the fourth leads
      Given seats 1 2 are out
      And play has gone
        | seat | action  |
        | 3    | <cards> |
        | 4    | pass    |
        | 5    | pass    |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And seat 3 leads
      And seat 3 is to act
      And seat 3 may not pass

      Examples:
        | cards |
        | 7     |
        | KK    |

    @id:one-short
    Scenario Outline: When two have passed, the third is asked
      Given seats 1 2 are out
      And play has gone
        | seat | action  |
        | 3    | <cards> |
        | 4    | pass    |
      When seat 5 passes
      Then no event round-closed is told
      And seat 0 is asked in turn
      And the table holds "<cards>" of seat 3

      Examples:
        | cards |
        | 7     |
        | KK    |

    @id:not-in-a-row
    Scenario: Passes before the last play do not count
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
        | 5    | 8      |
        | 0    | pass   |
      When seat 3 passes
      Then no event round-closed is told
      And seat 4 is asked in turn

    @id:asked-again
    Scenario: Only when those have passed again does it end
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
        | 5    | 8      |
        | 0    | pass   |
        | 3    | pass   |
      When seat 4 passes
      Then the event round-closed of seat 5 is told
      And seat 5 leads

    @id:all-four
    Scenario: On the last hand of the second finisher all four must pass
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | 9     |
      And seat 2 leads
      And play has gone
        | seat | action |
        | 2    | 9      |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then no event round-closed is told
      And seat 0 is asked in turn

    @id:wind-of-the-second
    Scenario: When they have, the next seat has the lead by the wind
      Given seat 1 is out
      And the hands
        | seat | cards |
        | 2    | 9     |
      And seat 2 leads
      And play has gone
        | seat | action |
        | 2    | 9      |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event round-closed of seat 2 is told
      And the event wind of seat 2 is told
      And seat 3 leads

    @id:wind-of-the-third
    Scenario: On the last hand of the third finisher the three others must pass
      Given seats 1 2 are out
      And the hands
        | seat | cards |
        | 3    | 7     |
      And play has gone
        | seat | action |
        | 3    | 7      |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event wind of seat 3 is told
      And seat 4 leads

    @id:two-left
    Scenario: With two in play one pass ends the round
      Given seats 1 2 5 0 are out
      And the hands
        | seat | cards |
        | 5    |       |
      And play has gone
        | seat | action |
        | 3    | 7      |
      When seat 4 passes
      Then the event round-closed of seat 3 is told
      And seat 3 leads

    @id:no-waiting
    Scenario: A gouji play is not closed by hand
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 3    | KK     |
      When nobody else acts
      Then the action is refused, under TURN-004
      And nothing has changed
      And the round may not be closed
      And seat 4 is to act
