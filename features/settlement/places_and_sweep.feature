Feature: Places and sweeps
  The places of a deal follow from the order in which its players went out; a revolutionary is third or fourth, and who
  failed a burn stands at the end. A federation that has the first three places sweeps. What a sweep does to the tribute
  of the deal, and to the match, differs.

  @SWEEP-001
  Rule: A federation whose three players are first, second and third sweeps

    @id:sweeps
    Scenario Outline: The first three places of one federation
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then the places are <places>
      And the sweep is that of the <side> seats

      Examples:
        | order       | places      | side | note                                |
        | 0 2 4 1 3 5 | 1 4 2 5 3 6 | even |                                     |
        | 4 0 2 5 3 1 | 2 6 3 5 1 4 | even | in which order they went out is one |
        | 1 3 5 0 2 4 | 4 1 5 2 6 3 | odd  |                                     |
        | 5 3 1 2 0 4 | 5 3 4 2 6 1 | odd  |                                     |

    @id:no-sweep
    Scenario Outline: Three places of one federation that are not the first three
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then the places are <places>
      And there is no sweep

      Examples:
        | order       | places      | note                                 |
        | 0 1 2 3 4 5 | 1 2 3 4 5 6 |                                      |
        | 0 2 1 4 3 5 | 1 3 2 5 4 6 | an enemy is third                    |
        | 0 1 2 4 3 5 | 1 2 3 5 4 6 | an enemy is second                   |
        | 1 0 2 4 3 5 | 2 1 3 5 4 6 | an enemy is first                    |
        | 0 1 3 5 2 4 | 1 2 5 3 6 4 | second, third and fourth of one side |

    @id:tribute-as-ever
    Scenario Outline: Where a sweep moves no cards of its own, tribute is owed as after any other deal
      Given the seats went out in the order 0 2 4 1 3 5
      And seats <opened> opened
      When the deal is settled
      Then the sweep is that of the even seats
      And the tribute is
        | kind | from     | to | cards |
        | dot  | <closed> | 0  | 1     |
        | fall | 3        | 2  | 1     |
        | fall | 5        | 0  | 2     |

      @sweep=ordinary
      Examples: an ordinary deal
        | opened    | closed |
        | 0 1 2 4 5 | 3      |

      @sweep=settle-and-restart
      Examples: settled, and the match starts again
        | opened    | closed |
        | 0 1 2 4 5 | 3      |

    @id:failed-burner @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario Outline: Failed burners of the losing side do not hinder a sweep
      Given the seats went out in the order <order>
      And the failed burners are seats <failed>
      And everybody opened
      When the deal is settled
      Then the places are <places>
      And the sweep is that of the even seats

      Examples:
        | order     | failed | places      |
        | 0 2 4 3 5 | 1      | 1 6 2 4 3 5 |
        | 0 2 4 5   | 1 3    | 1 6 2 5 3 4 |

    @id:own-failed-burner @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: A failed burner of one's own does
      Given the seats went out in the order 0 2 1 3 5
      And the failed burners are seats 4
      And everybody opened
      When the deal is settled
      Then the places are 1 3 2 4 6 5
      And there is no sweep

    @id:impossible
    Scenario Outline: An order that cannot be
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then it cannot be

      Examples:
        | order         | note                  |
        | 0 2 4 1 3     | a seat is missing     |
        | 0 2 4 1 3 3   | a seat is named twice |
        | 0 2 4 1 3 5 0 | a seat too many       |

  @SWEEP-002
  Rule: With a revolutionary a federation sweeps when its other two players are first and second; he is third

    @id:sweeps
    Scenario Outline: His mates are first and second
      Given the revolutionary is seat <seat>
      And the seats went out in the order <order>
      And seats <opened> opened
      When the deal is settled
      Then the places are <places>
      And the sweep is that of the <side> seats

      Examples:
        | seat | order     | opened    | places      | side |
        | 2    | 0 4 1 3 5 | 0 1 3 4 5 | 1 4 3 5 2 6 | even |
        | 2    | 4 0 5 3 1 | 0 1 3 4 5 | 2 6 3 5 1 4 | even |
        | 3    | 5 1 0 2 4 | 0 1 2 4 5 | 4 2 5 3 6 1 | odd  |

    @id:no-sweep
    Scenario Outline: Otherwise he is fourth, and his side does not sweep
      Given the revolutionary is seat 2
      And the seats went out in the order <order>
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the places are <places>
      And there is no sweep

      Examples:
        | order     | places      | note                                        |
        | 0 1 4 3 5 | 1 2 4 5 3 6 | first and third                             |
        | 1 0 4 3 5 | 2 1 4 5 3 6 | second and third                            |
        | 0 1 3 4 5 | 1 2 4 3 5 6 | only the first                              |
        | 1 3 0 5 4 | 3 1 4 2 6 5 | two enemies do not sweep by a revolutionary |

    @id:enemies-sweep
    Scenario: His enemies sweep with their own three, he being fourth
      Given the revolutionary is seat 2
      And the seats went out in the order 1 3 5 0 4
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the places are 5 1 4 2 6 3
      And the sweep is that of the odd seats

    @id:failed-burner @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: A burn that failed on the other side changes neither
      Given the revolutionary is seat 2
      And the failed burners are seats 3
      And the seats went out in the order 0 4 1 5
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the places are 1 4 3 6 2 5
      And the sweep is that of the even seats

    @id:impossible
    Scenario: A revolutionary who went out as well cannot be
      Given the revolutionary is seat 2
      And the seats went out in the order 0 4 1 3 5 2
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then it cannot be

  @SWEEP-003 @sweep=one-each
  Rule: After a sweep each of the three losers gives one card to his opposite

    @id:one-each @assumed
    Scenario Outline: One card each, whoever was fourth, fifth or last
      Our reading: each pays his own opposite; the document says one card each.

      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | sweep | 1    | 4  | 1     |
        | sweep | 3    | 0  | 1     |
        | sweep | 5    | 2  | 1     |

      Examples:
        | order       |
        | 0 2 4 1 3 5 |
        | 4 0 2 5 3 1 |

    @id:loses-and-wins
    Scenario Outline: Each loser pays one card, and each winner gets one
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then seats <losers> owe one card of sweep each, and seats <winners> get one

      Examples:
        | order       | losers | winners |
        | 0 2 4 1 3 5 | 1 3 5  | 0 2 4   |
        | 5 1 3 0 2 4 | 0 2 4  | 1 3 5   |

    @id:odd @assumed
    Scenario: The even seats pay when the odd ones sweep
      Our reading: each pays his own opposite; the document says one card each.

      Given the seats went out in the order 5 1 3 0 2 4
      And everybody opened
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | sweep | 0    | 3  | 1     |
        | sweep | 2    | 5  | 1     |
        | sweep | 4    | 1  | 1     |

    @id:revolutionary-wins @assumed
    Scenario: The revolutionary of a side that sweeps receives his card
      Our reading: each pays his own opposite; the document says one card each.

      Given the revolutionary is seat 2
      And the seats went out in the order 0 4 1 3 5
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | sweep | 1    | 4  | 1     |
        | sweep | 3    | 0  | 1     |
        | sweep | 5    | 2  | 1     |

    @id:revolutionary-loses @assumed
    Scenario: The revolutionary of a side that is swept is one of the three losers
      Our reading: each pays his own opposite; the document says one card each.

      Given the revolutionary is seat 2
      And the seats went out in the order 1 3 5 0 4
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | sweep | 0    | 3  | 1     |
        | sweep | 2    | 5  | 1     |
        | sweep | 4    | 1  | 1     |

    @id:failed-burner @assumed @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: A failed burner gives one card, no more
      Our reading: each pays his own opposite; the document says one card each.

      Given the seats went out in the order 0 2 4 3 5
      And the failed burners are seats 1
      And everybody opened
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | sweep | 1    | 4  | 1     |
        | sweep | 3    | 0  | 1     |
        | sweep | 5    | 2  | 1     |

    @id:no-sweep
    Scenario: Without a sweep there is none of it
      Given the seats went out in the order 0 2 1 4 3 5
      And everybody opened
      When the deal is settled
      Then nobody owes sweep
      And the tribute is
        | kind | from | to | cards |
        | fall | 3    | 2  | 1     |
        | fall | 5    | 0  | 2     |

  @SWEEP-004 @sweep=one-each
  Rule: After a sweep every other tribute of the deal falls away

    Background:
      Given the seats went out in the order 0 2 4 1 3 5

    @id:dot-and-fall @assumed
    Scenario Outline: Dot tribute and fall tribute, of losers and of winners
      Our reading: fall tribute falls away too; not every document lists it.

      Given <who> opened
      When the deal is settled
      Then nobody owes dot
      And nobody owes fall

      Examples:
        | who         |
        | nobody      |
        | seats 0 2 4 |
        | seats 1 3 5 |

    @id:dot
    Scenario Outline: Dot tribute, whoever opened
      Given <who> opened
      When the deal is settled
      Then nobody owes dot

      Examples:
        | who         |
        | nobody      |
        | seats 0 2 4 |
        | seats 1 3 5 |

    @id:called @calls=xuan
    Scenario: A call brings nothing either
      Given seat 0 called xuan
      And seats 0 1 2 4 5 opened
      When the deal is settled
      Then nobody owes dot

    @id:called-ming @calls=ming-yu
    Scenario: Nor does a call of ming or yu
      Given seat 0 called yu
      And seat 3 called ming
      And seats 0 1 2 4 5 opened
      When the deal is settled
      Then nobody owes dot

    @id:burn @interrupt=burn
    Scenario Outline: Burn tribute
      Given seat <by> burned seat <on>
      And everybody opened
      When the deal is settled
      Then nobody owes burn

      Examples:
        | by | on | note                             |
        | 0  | 1  | a loser was burned               |
        | 2  | 0  | a winner was burned, by his mate |

    @id:shao @interrupt=shao
    Scenario: Shao tribute
      Given seat 0 shao-ed seat 1 for 2 cards
      And everybody opened
      When the deal is settled
      Then nobody owes shao

    @id:choke @threes=held
    Scenario Outline: Choke tribute
      Given seat <by> choked seat <on>
      And everybody opened
      When the deal is settled
      Then nobody owes choke

      Examples:
        | by | on | note                |
        | 0  | 5  | a loser was choked  |
        | 5  | 0  | a winner was choked |

  @SWEEP-005
  Rule: Where a sweep moves one card each, that card counts as often as the rule set says

    @id:scores @sweep=one-each
    Scenario Outline: What a sweep scores
      Given the seats went out in the order 0 2 4 1 3 5
      And everybody opened
      When the deal is settled
      Then the scores are <scores>
      And the federations score <even> and <odd>

      @sweep_score_multiplier=1 @points_per_card=1
      Examples: once, a point a card
        | scores         | even | odd |
        | 1 -1 1 -1 1 -1 | 3    | -3  |

      @sweep_score_multiplier=2 @points_per_card=1
      Examples: twice, a point a card
        | scores         | even | odd |
        | 2 -2 2 -2 2 -2 | 6    | -6  |

      @sweep_score_multiplier=1 @points_per_card=2
      Examples: once, two points a card
        | scores         | even | odd |
        | 2 -2 2 -2 2 -2 | 6    | -6  |

      @sweep_score_multiplier=2 @points_per_card=2
      Examples: twice, two points a card
        | scores         | even | odd |
        | 4 -4 4 -4 4 -4 | 12   | -12 |

    @id:not-swept @sweep=one-each @sweep_score_multiplier=2 @points_per_card=1
    Scenario: A deal that is not swept counts once
      Given the seats went out in the order 0 2 1 4 3 5
      And everybody opened
      When the deal is settled
      Then the scores are 2 0 1 -1 0 -2
      And the federations score 3 and -3

    @id:counts-once-elsewhere @sweep_score_multiplier=2 @points_per_card=1
    Scenario Outline: Where a sweep does not move one card each, its tribute counts once
      Given the seats went out in the order 0 2 4 1 3 5
      And everybody opened
      When the deal is settled
      Then the scores are <scores>
      And the federations score 3 and -3

      @sweep=ordinary
      Examples: an ordinary deal
        | scores        |
        | 2 0 1 -1 0 -2 |

      @sweep=settle-and-restart
      Examples: settled, and the match starts again
        | scores        |
        | 2 0 1 -1 0 -2 |

  @SWEEP-006 @sweep=settle-and-restart @match_deals=3
  Rule: A sweep before the required number of deals is scored once, and the match starts again without tribute

    @id:restarts @match_scoring=last-deal-on-exit @points_per_card=2
    Scenario: Swept in the second of three deals
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 1
      And deal 1 does not score
      And deal 2 scores 4 0 2 -2 0 -4
      And deal 3 does not score
      And the debts of deal 1 are carried on
      And the debts of deal 2 are not carried on
      And the debts of deal 3 are carried on
      And the totals are 4 0 2 -2 0 -4
      And the match is not complete

    @id:restarts-at-once @match_scoring=last-deal-on-exit @points_per_card=2
    Scenario: Swept in the first deal, and in the first again
      Given the deals
        | order       |
        | 0 2 4 1 3 5 |
        | 1 3 5 0 2 4 |
      When the match is scored
      Then the deals are numbered 1 1
      And deal 1 scores 4 0 2 -2 0 -4
      And deal 2 scores 0 4 -2 2 -4 0
      And the debts of deal 1 are not carried on
      And the debts of deal 2 are not carried on
      And the totals are 4 4 0 0 -4 -4
      And the match is not complete

    @id:required-number @match_scoring=last-deal-on-exit @points_per_card=2
    Scenario: A sweep in the deal that completes the match is a deal like any other
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 3 4
      And deal 3 does not score
      And the debts of deal 3 are carried on
      And deal 4 scores 4 2 0 0 -2 -4
      And the totals are 4 2 0 0 -2 -4
      And the match is complete

    @id:every-deal @match_scoring=every-deal @points_per_card=1
    Scenario: Where every deal scores, the swept one is counted like the others
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 1 2 3
      And deal 2 scores 2 0 1 -1 0 -2
      And the debts of deal 2 are not carried on
      And the debts of deal 3 are carried on
      And the totals are 10 4 1 -1 -4 -10
      And the match is complete
