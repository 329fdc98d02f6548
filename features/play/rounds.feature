Feature: Rounds
  A round is a lead and all that answers it. An ordinary play goes round the table, counter-clockwise; a gouji play is a
  matter between two opposites. A pass binds for the round, except against one's own opposite. Who is left unbeaten
  leads the next round.

  @TURN-001
  Rule: The first play of a round is a lead: any play from the leader's hand

    Background:
      Given the hands
        | seat | cards      |
        | 0    | 5777QQAA2X |
      And every other seat holds "56"
      And seat 0 leads

    @id:any-play
    Scenario Outline: The leader lays any play that he holds
      When seat 0 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 0

      Examples:
        | cards |
        | 5     |
        | 77    |
        | 777   |
        | QQ    |
        | AA    |
        | 2     |
        | 277   |
        | X     |
        | X77   |
        | X2    |

    @id:no-play
    Scenario Outline: The leader lays what is no play, or is not his
      When seat 0 lays "<cards>"
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 0 is asked in turn

      Examples:
        | case        | cards | reason   | note                |
        | two-ranks   | 57    | HAND-016 |                     |
        | full-house  | 777QQ | HAND-016 |                     |
        | nothing     |       | HAND-001 | a lead lays a card  |
        | too-many    | 7777  | TURN-001 | he holds three 7s   |
        | not-his-own | 6     | TURN-001 | the others hold a 6 |

    @id:neither-passes-nor-yields
    Scenario Outline: The leader neither passes nor yields
      When seat 0 <declines>
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 0 is to act

      Examples:
        | declines |
        | passes   |
        | yields   |

    @id:nobody-else
    Scenario Outline: Nobody else leads
      When seat <seat> lays "5"
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 0 is to act

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |
        | 5    |

    @id:again
    Scenario: The leader of the next round has the same choice, whatever was laid before
      Given play has gone
        | seat | action |
        | 0    | 777    |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then seat 0 leads
      And seat 0 may lay "5"
      And seat 0 may lay "QQ"
      And seat 0 may not pass
      And seat 0 may not yield
      And seat 1 may not lay "5"

    @id:leader-gone
    Scenario: When the leader of the deal is not in play, the next seat in play leads
      Given seat 4 leads
      And seat 4 is out
      When seat 5 lays "5"
      Then the action is legal
      And the table holds "5" of seat 5
      And seat 0 is asked in turn

  @TURN-002
  Rule: A play is beaten by as many cards that are higher

    Background:
      Given the hands
        | seat | cards        |
        | 0    | 6688         |
        | 1    | 55667788KK22 |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 66     |

    @id:higher
    Scenario Outline: As many cards, and higher
      When seat 1 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 1
      And seat 1 has not passed

      Examples:
        | cards | note                   |
        | 77    |                        |
        | 88    |                        |
        | 27    | 2s count as 7s         |
        | KK    | a gouji play beats too |
        | 22    |                        |

    @id:not-higher
    Scenario Outline: Not as many cards, or not higher
      When seat 1 lays "<cards>"
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 1 is asked in turn

      Examples:
        | cards | reason   | note  |
        | 55    | CMP-002  | lower |
        | 66    | CMP-002  | equal |
        | 7     | CMP-001  | fewer |
        | 277   | CMP-001  | more  |
        | 78    | HAND-016 |       |

    @id:leaves-the-hand
    Scenario: The cards laid leave the hand
      When seat 1 lays "88"
      Then seat 1 holds "55667722KK"
      And seat 0 holds "88"

  @TURN-003
  Rule: An ordinary play is put to the seats counter-clockwise, one after the other

    Background:
      Given every other seat holds "56699"
      And seat 0 leads

    @id:goes-round
    Scenario Outline: Each pass puts the play to the next seat
      Given seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | 6      |
        | <first>  | pass   |
        | <second> | pass   |
        | <third>  | pass   |
      When seat <fourth> passes
      Then seat <fifth> is asked in turn
      And seat <fifth> is to act
      And the table holds "6" of seat <leader>

      Examples:
        | leader | first | second | third | fourth | fifth |
        | 0      | 1     | 2      | 3     | 4      | 5     |
        | 2      | 3     | 4      | 5     | 0      | 1     |
        | 5      | 0     | 1      | 2     | 3      | 4     |

    @id:goes-on-from-the-beat
    Scenario: A play that beats is put to the seat after its player
      Given play has gone
        | seat | action |
        | 0    | 5      |
        | 1    | pass   |
      When seat 2 lays "6"
      Then seat 3 is asked in turn
      And seat 3 is to act

    @id:out-of-turn
    Scenario Outline: Nobody beats an ordinary play out of turn
      Given play has gone
        | seat | action |
        | 0    | 66     |
      When seat <seat> lays "99"
      Then the action is refused, under TURN-003
      And nothing has changed
      And seat 1 is to act

      Examples:
        | seat | note                |
        | 2    | a mate              |
        | 3    | the opposite        |
        | 4    | the other mate      |
        | 5    | the other neighbour |
        | 0    | the player himself  |

    @id:no-pass-out-of-turn
    Scenario Outline: Nobody passes out of turn
      Given play has gone
        | seat | action |
        | 0    | 66     |
      When seat <seat> passes
      Then the action is refused, under TURN-003
      And nothing has changed

      Examples:
        | seat |
        | 2    |
        | 3    |
        | 5    |
        | 0    |

    @id:not-closed-by-hand
    Scenario: A round of ordinary plays is not closed while somebody is asked
      Given play has gone
        | seat | action |
        | 0    | 66     |
      When nobody else acts
      Then the action is refused, under TURN-003
      And nothing has changed
      And seat 1 is asked in turn

  @TURN-004
  Rule: To decline a play that is put to one is to pass

    Background:
      Given the hands
        | seat | cards |
        | 0    | 577   |
        | 1    | 688   |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 77     |

    @id:able
    Scenario: One who could beat passes
      When seat 1 passes
      Then the action is legal
      And seat 1 has passed
      And seat 2 has not passed
      And seat 2 is asked in turn
      And seat 1 holds "688"
      And the table holds "77" of seat 0

    @id:unable
    Scenario: One who cannot beat is asked all the same, and can only pass
      Given play has gone
        | seat | action |
        | 1    | 88     |
      When seat 2 passes
      Then seat 3 is to act
      And seat 3 may pass
      And seat 3 may not lay "6"
      And the table holds "88" of seat 1

    @id:not-twice
    Scenario: One does not pass twice on the same play
      Given play has gone
        | seat | action |
        | 1    | pass   |
      When seat 1 passes
      Then the action is refused, under TURN-004
      And nothing has changed

    @id:not-closed-by-word
    Scenario Outline: As long as somebody is asked, the round is not closed by word
      Given play has gone
        | seat   | action |
        | <seat> | <does> |
      When nobody else acts
      Then the action is refused, under TURN-004
      And nothing has changed
      And seat <next> is asked in turn

      Examples:
        | case       | seat | does | next | note                    |
        | after-pass | 1    | pass | 2    |                         |
        | after-beat | 1    | 88   | 2    | nobody else can beat it |

  @TURN-005
  Rule: A pass binds for the round

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 566888 |
        | 1    | 599    |
        | 2    | 577AA  |
        | 3    | 599    |
        | 4    | 599    |
        | 5    | 599    |
      And seat 0 leads

    @id:skipped
    Scenario: One who has passed is not asked again when the play comes round
      Given play has gone
        | seat | action |
        | 0    | 66     |
        | 1    | pass   |
        | 2    | 77     |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "88"
      Then seat 2 is asked in turn
      And seat 2 is to act
      And seat 1 has passed
      And seat 1 may not lay "99"

    @id:refused
    Scenario Outline: One who has passed does not beat after all
      Given play has gone
        | seat | action |
        | 0    | 66     |
        | 1    | pass   |
        | 2    | 77     |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 88     |
      When seat <seat> lays "99"
      Then the action is refused, under TURN-005
      And nothing has changed
      And seat 2 is to act

      Examples:
        | seat | note                                            |
        | 1    | the play is his previous neighbour's            |
        | 4    | the play is his mate's                          |
        | 5    | the play is his next neighbour's                |
        | 3    | the play is his opposite's: not before his turn |

    @id:beaten-is-not-passed
    Scenario: One whose play was beaten has not passed
      Given play has gone
        | seat | action |
        | 0    | 66     |
        | 1    | 99     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then seat 0 is asked in turn
      And seat 0 has not passed
      And seat 0 may pass

    @id:next-round
    Scenario: In the next round a pass of the last one binds nobody
      Given play has gone
        | seat | action |
        | 0    | 66     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "88"
      Then seat 1 is asked in turn
      And seat 1 has not passed
      And seat 5 has not passed
      And seat 1 may lay "99"

    @id:own-lead
    Scenario: One who has passed leads again only when the lead is his
      Given play has gone
        | seat | action |
        | 0    | 66     |
        | 1    | pass   |
        | 2    | 77     |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
      When seat 1 lays "5"
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 2 is to act

  @TURN-006
  Rule: On a play of his opposite one who has passed is asked again

    Background:
      Given the hands
        | seat | cards |
        | 0    | 599   |
        | 1    | 599   |
        | 2    | 599   |
        | 3    | 588KK |
        | 4    | 599   |
        | 5    | 55577 |
      And seat 5 leads

    @id:in-his-turn
    Scenario: He is asked when the play comes round to him
      Given play has gone
        | seat | action |
        | 5    | 55     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | 88     |
        | 4    | pass   |
      When seat 5 passes
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "99"
      And seat 0 may pass
      And seat 1 may not lay "99"
      And seat 2 may not lay "99"

    @id:not-before
    Scenario: He is not asked before those who have not passed
      Given play has gone
        | seat | action |
        | 5    | 55     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 lays "88"
      Then seat 4 is asked in turn
      And seat 4 is to act

    @id:beats
    Scenario: Beating, he is back in the round, and the others who passed are not
      Given play has gone
        | seat | action |
        | 5    | 55     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | 88     |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "99"
      Then the action is legal
      And the table holds "99" of seat 0
      And seat 3 is asked in turn
      And seat 3 is to act

    @id:passes-again
    Scenario: Passing again, he ends the round
      Given play has gone
        | seat | action |
        | 5    | 55     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | 88     |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And seat 3 leads

    @id:gouji
    Scenario: On a gouji play of his opposite he is asked at once
      Given play has gone
        | seat | action |
        | 5    | 55     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 lays "KK"
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may pass

    @id:last-play-counts
    Scenario: It is the play on the table that counts, not an earlier one of his opposite
      Given play has gone
        | seat | action |
        | 5    | 55     |
        | 0    | pass   |
        | 1    | 99     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads

  @TURN-007
  Rule: The round ends when all the others who may answer have passed, and the last to have laid a play leads

    Background:
      Given the hands
        | seat | cards |
        | 0    | 577   |
        | 1    | 588   |
        | 5    | 588   |
      And every other seat holds "56"
      And seat 0 leads

    @id:all-pass
    Scenario: All pass on the lead
      Given play has gone
        | seat | action |
        | 0    | 77     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads
      And seat 0 is to act
      And the table is empty
      And seat 5 has not passed

    @id:one-short
    Scenario: One who has not passed is still asked
      Given play has gone
        | seat | action |
        | 0    | 77     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
      When seat 4 passes
      Then no event round-closed is told
      And seat 5 is asked in turn
      And the table holds "77" of seat 0
      And the round may not be closed

    @id:last-beat-leads
    Scenario: The lead goes to the last to have beaten
      Given play has gone
        | seat | action |
        | 0    | 77     |
        | 1    | 88     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And seat 1 is to act

    @id:leader-is-asked
    Scenario: The leader, once beaten, is one of the others
      Given play has gone
        | seat | action |
        | 0    | 77     |
        | 1    | 88     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then no event round-closed is told
      And seat 0 is asked in turn

    @id:opposite-who-passed
    Scenario: The opposite of the last player is waited for, although he has passed
      Given play has gone
        | seat | action |
        | 0    | 77     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | 88     |
      When seat 0 passes
      Then no event round-closed is told
      And seat 2 is asked in turn

    @id:opposite-has-passed-twice
    Scenario: When he has passed too, the round ends
      Given play has gone
        | seat | action |
        | 0    | 77     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | 88     |
        | 0    | pass   |
      When seat 2 passes
      Then the event round-closed of seat 5 is told
      And seat 5 leads

  @TURN-008
  Rule: A gouji play is answered in turn by the opposite only

    Background:
      Given the hands
        | seat | cards                 |
        | 0    | 5TTTTTJJJJQQQKKAA22XD |
        | 3    | 5AA                   |
      And every other seat holds "56"
      And seat 0 leads

    @id:gouji
    Scenario Outline: A gouji play is put to the opposite at once
      When seat 0 lays "<cards>"
      Then seat 3 is asked in turn
      And seat 3 is to act
      And seat 3 may pass

      Examples:
        | cards | note                    |
        | TTTTT |                         |
        | JJJJ  |                         |
        | QQQ   |                         |
        | KK    |                         |
        | AA    |                         |
        | 2     |                         |
        | X     | nothing of his beats it |
        | D     |                         |
        | X5    |                         |
        | K2    | two Ks                  |
        | QQ2   | three Qs                |

    @id:not-gouji
    Scenario Outline: One card fewer, and the play goes round
      When seat 0 lays "<cards>"
      Then seat 1 is asked in turn
      And seat 1 is to act

      Examples:
        | cards | note     |
        | TTTT  |          |
        | JJJ   |          |
        | QQ    |          |
        | K     |          |
        | A     |          |
        | J22   | three Js |
        | 522   | three 5s |

    @id:others-do-not-pass
    Scenario Outline: The others are not asked and do not pass
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> passes
      Then the action is refused, under TURN-008
      And nothing has changed
      And seat 3 is to act

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 4    |
        | 5    |

    @id:others-do-not-beat @interrupt=burn
    Scenario Outline: The others do not beat it, unless they burn
      Given the hands
        | seat   | cards |
        | <seat> | 5XAA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> lays "AA"
      Then the action is refused, under TURN-008
      And nothing has changed
      And seat 3 is asked in turn

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 4    |
        | 5    |

    @id:opposite-beats
    Scenario: The opposite beats, and then the first player alone is asked
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then the action is legal
      And seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "22"
      And seat 0 may pass

  @TURN-009
  Rule: A gouji play that beats an ordinary one isolates its player and his opposite as well

    Background:
      Given the hands
        | seat | cards |
        | 1    | 5KK   |
        | 3    | 599   |
        | 4    | 522   |
      And every other seat holds "56"
      And seat 3 leads

    @id:skips-those-not-asked
    Scenario: The opposite is asked at once, although others have not passed
      Given play has gone
        | seat | action |
        | 3    | 99     |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
      When seat 1 lays "KK"
      Then seat 4 is asked in turn
      And seat 4 is to act
      And seat 4 may lay "22"
      And seat 2 may not pass

    @id:closes
    Scenario: His pass ends the round, although others were never asked
      Given play has gone
        | seat | action |
        | 3    | 99     |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | KK     |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And seat 1 is to act

    @id:leader-not-asked
    Scenario: The leader of the round is not asked any more
      Given the hands
        | seat | cards |
        | 4    | 5KK   |
      And play has gone
        | seat | action |
        | 3    | 99     |
      When seat 4 lays "KK"
      Then seat 1 is asked in turn
      And seat 1 is to act
      And seat 3 may not pass

  @TURN-010
  Rule: When the opposite passes on a gouji play and nobody beats it out of turn, its player leads

    Background:
      Given every other seat holds "5KKAA22"
      And seat 0 leads

    @id:player-leads
    Scenario Outline: The player leads, not the opposite who passed
      Given seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | KK     |
      When seat <opposite> passes
      Then the event round-closed of seat <leader> is told
      And seat <leader> leads
      And seat <leader> is to act

      Examples:
        | leader | opposite |
        | 0      | 3        |
        | 2      | 5        |
        | 4      | 1        |

    @id:opposite-leads
    Scenario: The opposite leads when he has beaten it and is not beaten in turn
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And seat 3 leads

    @id:to-and-fro
    Scenario: They answer each other until one passes
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
        | 0    | 22     |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads
      And seat 3 holds "5KK22"

  @TURN-011
  Rule: On a gouji play one refusal ends the round

    Background:
      Given the hands
        | seat | cards |
        | 2    | 5AAA  |
      And every other seat holds "56"
      And seat 2 leads
      And play has gone
        | seat | action |
        | 2    | AAA    |

    @id:one-pass
    Scenario: The pass of the opposite is the only one
      When seat 5 passes
      Then the event round-closed of seat 2 is told
      And seat 2 leads
      And seat 2 is to act
      And seat 3 has not passed
      And seat 5 has not passed

    @id:asked-explicitly
    Scenario: Without it the round does not end, although he holds nothing that beats
      When nobody else acts
      Then the action is refused, under TURN-011
      And nothing has changed
      And seat 5 is asked in turn

    @id:nobody-entitled @headless_when_opposite_out=no
    Scenario: Where the opposite has gone out and nobody may answer, the play waits until nobody acts
      Given seat 5 is out
      When nobody else acts
      Then the action is legal
      And the event round-closed of seat 2 is told
      And seat 2 leads

  @TURN-017
  Rule: One who has laid his last card has gone out and takes no further part

    Background:
      Given the hands
        | seat | cards |
        | 0    | 579   |
        | 1    | 8     |
      And every other seat holds "56"
      And seat 0 leads

    @id:goes-out
    Scenario: The last card is laid
      Given play has gone
        | seat | action |
        | 0    | 7      |
      When seat 1 lays "8"
      Then the action is legal
      And the event out of seat 1 is told
      And seat 1 is out
      And seat 1 is in place 1
      And seat 1 holds nothing
      And seat 0 is still in play
      And the deal is not over

    @id:not-yet
    Scenario: One who keeps a card is in play
      When seat 0 lays "7"
      Then no event out is told
      And seat 0 is not out
      And no place of seat 0 is known

    @id:not-asked
    Scenario: He is not asked any more
      Given play has gone
        | seat | action |
        | 0    | 7      |
        | 1    | 8      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "9"
      Then seat 3 is asked in turn
      And seat 3 is to act

    @id:acts-no-more
    Scenario Outline: He acts no more
      Given play has gone
        | seat | action |
        | 0    | 7      |
        | 1    | 8      |
      When seat 1 <acts>
      Then the action is refused, under TURN-017
      And nothing has changed
      And seat 2 is to act

      Examples:
        | case  | acts     |
        | pass  | passes   |
        | yield | yields   |
        | play  | lays "8" |

    @id:places-in-order
    Scenario Outline: Places are taken in the order of going out
      Given seats <gone> are out
      And seat 3 leads
      And the hands
        | seat | cards |
        | 3    | 8     |
        | 1    | 56    |
      When seat 3 lays "8"
      Then seat 3 is in place <place>
      And seat 2 is in place <second>

      Examples:
        | gone | place | second |
        | 2 4  | 3     | 1      |
        | 4 2  | 3     | 2      |

  @TURN-018
  Rule: When nobody beats the last hand of one who goes out, the next seat in play gets the lead by the wind

    Background:
      Given the hands
        | seat | cards |
        | 1    | 9     |
        | 2    | 577AA |
      And every other seat holds "56"
      And seat 1 leads

    @id:next-seat
    Scenario: The next seat leads
      Given play has gone
        | seat | action |
        | 1    | 9      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event round-closed of seat 1 is told
      And the event wind of seat 1 is told
      And seat 2 leads
      And seat 2 is to act

    @id:leads-anything
    Scenario: He leads whatever he likes, and cannot pass
      Given play has gone
        | seat | action |
        | 1    | 9      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
      When seat 2 lays "77"
      Then the action is legal
      And the table holds "77" of seat 2
      And seat 3 is asked in turn

    @id:skips-the-gone
    Scenario: A seat that is out itself is left out
      Given seat 2 is out
      And the hands
        | seat | cards |
        | 2    |       |
      And play has gone
        | seat | action |
        | 1    | 9      |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event wind of seat 1 is told
      And seat 3 leads

    @id:skips-two
    Scenario: So are two
      Given seats 3 2 are out
      And the hands
        | seat | cards |
        | 2    |       |
      And play has gone
        | seat | action |
        | 1    | 9      |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event wind of seat 1 is told
      And seat 4 leads

    @id:beaten
    Scenario: There is no wind when the last hand is beaten
      Given the hands
        | seat | cards |
        | 5    | 5TT   |
      And play has gone
        | seat | action |
        | 1    | 9      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | T      |
        | 0    | pass   |
      When seat 2 passes
      Then the event round-closed of seat 5 is told
      And no event wind is told
      And seat 5 leads

    @id:not-closed-early
    Scenario: The wind waits for the opposite of the one who went out, although he had passed
      Given seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | 9      |
        | 2    | pass   |
      When seat 3 passes
      Then no event wind is told
      And seat 4 is asked in turn

    @id:after-gouji
    Scenario: After an unanswered gouji play the next seat leads as well, not the opposite
      Given the hands
        | seat | cards |
        | 1    | KK    |
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 4 passes
      Then the event wind of seat 1 is told
      And seat 2 leads

  @TURN-019
  Rule: The last hand of one who goes out is answered like any other play

    Background:
      Given the hands
        | seat | cards |
        | 1    | 7     |
        | 2    | 599   |
      And every other seat holds "56"
      And seat 1 leads

    @id:stays-on-the-table
    Scenario: It is put to the next seat
      When seat 1 lays "7"
      Then no event round-closed is told
      And no event wind is told
      And the table holds "7" of seat 1
      And seat 2 is asked in turn

    @id:beaten
    Scenario: It is beaten, and the round goes on without him
      Given play has gone
        | seat | action |
        | 1    | 7      |
      When seat 2 lays "9"
      Then the action is legal
      And the table holds "9" of seat 2
      And seat 1 is out
      And seat 3 is asked in turn

    @id:beater-leads
    Scenario: The one who beat it leads
      Given play has gone
        | seat | action |
        | 1    | 7      |
        | 2    | 9      |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 passes
      Then the event round-closed of seat 2 is told
      And no event wind is told
      And seat 2 leads

    @id:gouji-to-the-opposite
    Scenario: A gouji play is put to his opposite
      Given the hands
        | seat | cards |
        | 1    | KK    |
        | 4    | 5AA   |
      When seat 1 lays "KK"
      Then seat 1 is out
      And no event round-closed is told
      And seat 4 is asked in turn
      And seat 4 is to act
      And seat 4 may lay "AA"
      And seat 4 may pass

    @id:beaten-by-the-opposite @headless_when_opposite_out=yes
    Scenario: His opposite, who beats it, is headless, and his play is put to everybody
      Given the hands
        | seat | cards |
        | 1    | KK    |
        | 4    | 5AA   |
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 4 lays "AA"
      Then seat 5 is asked in turn
      And no event round-closed is told

    @id:nobody-left-to-answer @headless_when_opposite_out=no
    Scenario: His opposite, who beats it, has nobody to answer him, and his play waits
      Given the hands
        | seat | cards |
        | 1    | KK    |
        | 4    | 5AA   |
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 4 lays "AA"
      Then nobody is asked in turn
      And no event round-closed is told
      And the table holds "AA" of seat 4
      And the round may be closed

  @TURN-020
  Rule: A play is put first to the next seat, counter-clockwise

    @id:first-to-answer
    Scenario Outline: The next seat is the first to answer
      Given every other seat holds "5677"
      And seat <leader> leads
      When seat <leader> lays "77"
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

    @id:not-the-previous
    Scenario Outline: The other neighbour is not
      Given every other seat holds "5677"
      And seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | 6      |
      When seat <previous> lays "7"
      Then the action is refused, under TURN-020
      And nothing has changed

      Examples:
        | leader | previous |
        | 0      | 5        |
        | 3      | 2        |
