Feature: Deal after deal
  A match is a number of deals, and each leaves its tribute to the next. Where every deal scores, the match ends with its
  last; where only the deal counts after which the players part, they may go on as long as they like. Who leaves too early
  has escaped.

  @MATCH-001
  Rule: A match is complete when the required number of deals has been played

    @id:three-deals @match_deals=3
    Scenario: Three deals
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 1 0 3 2 5 4 |
        | 5 4 3 2 1 0 |
      When the match is scored
      Then the deals are numbered 1 2 3
      And the match is complete

    @id:two-of-three @match_deals=3
    Scenario: Two of three
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 1 0 3 2 5 4 |
      When the match is scored
      Then the deals are numbered 1 2
      And the match is not complete

    @id:five-deals @match_deals=5
    Scenario: Five deals
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 1 0 3 2 5 4 |
        | 5 4 3 2 1 0 |
        | 0 1 2 3 4 5 |
        | 0 1 3 2 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 3 4 5
      And the match is complete

    @id:four-of-five @match_deals=5
    Scenario: Four of five
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 1 0 3 2 5 4 |
        | 5 4 3 2 1 0 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 3 4
      And the match is not complete

    @id:begun-again @match_deals=3 @sweep=settle-and-restart
    Scenario: After a new beginning the required number is counted anew
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 1 0 3 2 5 4 |
      When the match is scored
      Then the deals are numbered 1 2 1 2
      And the match is not complete

    @id:begun-again-complete @match_deals=3 @sweep=settle-and-restart
    Scenario: And it is complete with as many deals as ever
      Given the deals
        | order       |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 1 0 3 2 5 4 |
        | 5 4 3 2 1 0 |
      When the match is scored
      Then the deals are numbered 1 1 2 3
      And the match is complete

  @MATCH-002
  Rule: After a deal of a match that is not complete the next one follows, with the next number

    @id:follows @match_deals=5
    Scenario Outline: One after another, and each leaves its debts to the next
      Given the deals
        | order   |
        | <order> |
        | <order> |
        | <order> |
      When the match is scored
      Then the deals are numbered 1 2 3
      And the debts of deal 1 are carried on
      And the debts of deal 2 are carried on
      And the debts of deal 3 are carried on
      And the match is not complete

      Examples:
        | order       |
        | 0 1 2 3 4 5 |
        | 4 3 5 1 2 0 |

    @id:first-deal @match_deals=3
    Scenario: The first deal is number 1, and a second follows
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1
      And the debts of deal 1 are carried on
      And the match is not complete

    @id:number-one
    Scenario: The first is number 1, however many make a match
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1

    @id:revolution @match_deals=3
    Scenario: A deal with a revolutionary is a deal like any other
      Given the deals
        | order       | opened    | revolted |
        | 0 1 2 3 4 5 | all       |          |
        | 0 1 3 4 5   | 0 1 3 4 5 | 2        |
      When the match is scored
      Then the deals are numbered 1 2
      And the debts of deal 2 are carried on
      And the match is not complete

    @id:after-a-sweep @match_deals=3
    Scenario Outline: After a sweep too, unless a sweep begins the match again
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered <numbers>
      And the debts of deal 1 are carried on
      And the debts of deal 2 are <carried>
      And the match is <state>

      @sweep=ordinary
      Examples: a deal like any other
        | numbers | carried    | state    |
        | 1 2 3   | carried on | complete |

      @sweep=one-each
      Examples: one card each to pay in the next deal
        | numbers | carried    | state    |
        | 1 2 3   | carried on | complete |

      @sweep=settle-and-restart
      Examples: settled, and begun again
        | numbers | carried        | state        |
        | 1 2 1   | not carried on | not complete |

  @MATCH-003
  Rule: When a match is complete its players may end it or begin another

    @id:ended @match_deals=3 @match_scoring=every-deal
    Scenario: Where every deal scores, the last deal of a match leaves no tribute behind
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the debts of deal 2 are carried on
      And the debts of deal 3 are not carried on
      And the match is complete

    @id:no-further-deal @match_deals=3 @match_scoring=every-deal
    Scenario: Where every deal scores, no further deal belongs to it
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then it cannot be

    @id:no-further-deal-anew @match_deals=3 @match_scoring=every-deal @sweep=settle-and-restart
    Scenario: Nor after a match that began again
      Given the deals
        | order       |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then it cannot be

    @id:swept-at-the-end @match_deals=3 @match_scoring=every-deal
    Scenario: A sweep in the last deal begins nothing again
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
      When the match is scored
      Then the deals are numbered 1 2 3
      And the debts of deal 3 are not carried on
      And the match is complete

    @id:playing-on @match_deals=3 @match_scoring=last-deal-on-exit
    Scenario: Where the last deal scores, the players may go on, and the deals are numbered on
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 3 4 5
      And the debts of deal 3 are carried on
      And the debts of deal 4 are carried on
      And the debts of deal 5 are not carried on
      And the match is complete

    @id:ended-of-five @match_deals=5 @match_scoring=every-deal
    Scenario: So it does after the last of five
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the debts of deal 3 are carried on
      And the debts of deal 4 are carried on
      And the debts of deal 5 are not carried on
      And the match is complete

    @id:no-further-deal-of-five @match_deals=5 @match_scoring=every-deal
    Scenario: Nor does a sixth belong to five
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then it cannot be

    @id:swept-at-the-end-of-five @match_deals=5 @match_scoring=every-deal
    Scenario: Nor does a sweep in the last of five begin anything again
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
      When the match is scored
      Then the deals are numbered 1 2 3 4 5
      And the debts of deal 5 are not carried on
      And the match is complete

    @id:playing-on-after-five @match_deals=5 @match_scoring=last-deal-on-exit
    Scenario: Nor do the numbers end with five where the last deal scores
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 2 3 4 5 6
      And the debts of deal 5 are carried on
      And the debts of deal 6 are not carried on
      And the match is complete

  @MATCH-004
  Rule: Who leaves before the required deals have been played has escaped

    @id:too-early @match_deals=3
    Scenario Outline: Before the last of three deals
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after <finished>
      When the match is scored
      Then seat 4 is fined <fine>
      And the match is not complete

      @escape_penalty=10
      Examples: ten points
        | finished | fine      |
        | 0 deals  | 10 points |
        | 1 deal   | 10 points |
        | 2 deals  | 10 points |

      @escape_penalty=0
      Examples: it costs nothing
        | finished | fine     |
        | 0 deals  | 0 points |
        | 2 deals  | 0 points |

    @id:too-early-of-five @match_deals=5
    Scenario Outline: With four of five deals played
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat <seat> left after <finished>
      When the match is scored
      Then seat <seat> is fined <fine>

      @escape_penalty=10
      Examples: ten points
        | seat | finished | fine      |
        | 1    | 3 deals  | 10 points |
        | 1    | 4 deals  | 10 points |

      @escape_penalty=0
      Examples: it costs nothing
        | seat | finished | fine     |
        | 1    | 4 deals  | 0 points |

    @id:before-the-first-is-done
    Scenario Outline: Before the first deal is done, however many make a match
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      And seat 4 left after 0 deals
      When the match is scored
      Then seat 4 is fined <fine>
      And seat 1 is fined 0 points

      @escape_penalty=10
      Examples: ten points
        | fine      |
        | 10 points |

      @escape_penalty=0
      Examples: it costs nothing
        | fine     |
        | 0 points |

    @id:in-time @match_deals=3
    Scenario: After the last deal leaving costs nothing
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 3 deals
      When the match is scored
      Then nobody is fined
      And the match is complete

    @id:in-time-of-five @match_deals=5
    Scenario: After the last of five deals it costs nothing either
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 5 deals
      When the match is scored
      Then nobody is fined
      And the match is complete

    @id:nobody-left @match_deals=3
    Scenario: Who stays is not fined, though the match is not complete
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then nobody is fined

    @id:earlier-in-the-match @match_deals=3 @escape_penalty=10
    Scenario: That the others finish the match does not help the one who left before
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 2 deals
      And seat 1 left after 3 deals
      When the match is scored
      Then seat 4 is fined 10 points
      And seat 1 is fined 0 points
      And the match is complete

    @id:before-the-first-deal @match_deals=3 @escape_penalty=10
    Scenario: Nor does it help who left before the first deal
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 0 deals
      When the match is scored
      Then seat 4 is fined 10 points
      And the match is complete

    @id:no-deal-played @match_deals=5 @escape_penalty=10
    Scenario: Who leaves before any deal was played has escaped too
      Given seat 4 left after 0 deals
      When the match is scored
      Then seat 4 is fined 10 points
      And the totals are 0 0 0 0 -10 0
      And the match is not complete

    @id:playing-on @match_deals=3 @match_scoring=last-deal-on-exit
    Scenario: Who goes on beyond the required number may leave after any deal
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 4 deals
      When the match is scored
      Then nobody is fined

    @id:begun-again @match_deals=3 @sweep=settle-and-restart @escape_penalty=10
    Scenario: Where a sweep began the match again, the deals before it do not help
      Given the deals
        | order       |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 3 deals
      When the match is scored
      Then the deals are numbered 1 1 2
      And seat 4 is fined 10 points
      And the match is not complete

    @id:impossible @match_deals=3
    Scenario: Nobody can have left after a deal that was not played
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 4 left after 3 deals
      When the match is scored
      Then it cannot be

  @MATCH-005 @escape_penalty=10
  Rule: An escape costs the one who leaves ten points, and nobody else anything

    @id:off-his-total @match_deals=3 @match_scoring=every-deal @points_per_card=1
    Scenario: They are taken off his own total
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 2 left after 2 deals
      When the match is scored
      Then deal 2 scores 2 1 0 0 -1 -2
      And seat 2 is fined 10 points
      And seat 0 is fined 0 points
      And seat 4 is fined 0 points
      And seat 5 is fined 0 points
      And the totals are 4 2 -10 0 -2 -4

    @id:without-a-score @match_deals=3 @match_scoring=last-deal-on-exit
    Scenario: Where no deal has scored yet, they are all there is
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 0 left after 2 deals
      When the match is scored
      Then seat 0 is fined 10 points
      And the totals are -10 0 0 0 0 0

    @id:two-leave @match_deals=3 @match_scoring=every-deal @points_per_card=1
    Scenario: Two who leave pay ten points each
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      And seat 1 left after 0 deals
      And seat 5 left after 1 deal
      When the match is scored
      Then seat 1 is fined 10 points
      And seat 5 is fined 10 points
      And the totals are 2 -9 0 0 -1 -12

    @id:twice @match_deals=3 @match_scoring=every-deal @points_per_card=1
    Scenario: Who leaves twice pays twice
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 2 left after 0 deals
      And seat 2 left after 1 deal
      When the match is scored
      Then seat 2 is fined 20 points
      And the totals are 4 2 -20 0 -2 -4

    @id:before-the-first-is-done
    Scenario: Ten points before the first deal is done, however many make a match
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      And seat 2 left after 0 deals
      When the match is scored
      Then seat 2 is fined 10 points
      And seat 0 is fined 0 points
      And seat 5 is fined 0 points

    @id:no-deal-played
    Scenario: Before any deal it is all there is, and each time counts
      Given seat 2 left after 0 deals
      And seat 2 left after 0 deals
      And seat 5 left after 0 deals
      When the match is scored
      Then seat 2 is fined 20 points
      And seat 5 is fined 10 points
      And the totals are 0 0 -20 0 0 -10

    @id:off-his-total-of-five @match_deals=5 @match_scoring=every-deal @points_per_card=1
    Scenario: With two of five played they are taken off his own total too
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 2 left after 2 deals
      When the match is scored
      Then seat 2 is fined 10 points
      And seat 0 is fined 0 points
      And the totals are 4 2 -10 0 -2 -4

    @id:two-and-twice-of-five @match_deals=5 @match_scoring=every-deal @points_per_card=1
    Scenario: Each pays for himself, and each time
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      And seat 1 left after 0 deals
      And seat 1 left after 1 deal
      And seat 5 left after 1 deal
      When the match is scored
      Then seat 1 is fined 20 points
      And seat 5 is fined 10 points
      And the totals are 2 -19 0 0 -1 -12

  @MATCH-006 @match_scoring=last-deal-on-exit
  Rule: The deals in between bring tribute and no score

    @id:in-between @match_deals=3
    Scenario: Two deals of three
      Given the deals
        | order       | opened |
        | 0 1 2 3 4 5 | all    |
        | 0 1 2 3 4 5 | 0 1 2  |
      When the match is scored
      Then deal 1 does not score
      And deal 2 does not score
      And the debts of deal 1 are carried on
      And the debts of deal 2 are carried on
      And the totals are 0 0 0 0 0 0
      And the match is not complete

    @id:in-between-of-five @match_deals=5
    Scenario: Four deals of five
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then deal 3 does not score
      And deal 4 does not score
      And the debts of deal 4 are carried on
      And the totals are 0 0 0 0 0 0

    @id:left-too-early @match_deals=3 @escape_penalty=0
    Scenario: Nor do they score when somebody leaves before the required number
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
      And seat 3 left after 2 deals
      When the match is scored
      Then deal 2 does not score
      And the totals are 0 0 0 0 0 0

  @MATCH-007 @match_scoring=last-deal-on-exit
  Rule: The deal after which the match is left is the one that scores

    @id:third @match_deals=3 @points_per_card=2
    Scenario: Left after the third of three
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 1 0 2 3 5 4 |
      And seat 3 left after 3 deals
      When the match is scored
      Then deal 1 does not score
      And deal 2 does not score
      And deal 3 scores 2 4 0 0 -4 -2
      And the debts of deal 2 are carried on
      And the debts of deal 3 are not carried on
      And the totals are 2 4 0 0 -4 -2

    @id:fourth @match_deals=3 @points_per_card=2
    Scenario: Left after a fourth, the third brings tribute instead
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 1 0 2 3 5 4 |
        | 5 4 2 3 1 0 |
      And seat 3 left after 4 deals
      When the match is scored
      Then deal 3 does not score
      And the debts of deal 3 are carried on
      And deal 4 scores -4 -2 0 0 2 4
      And the debts of deal 4 are not carried on
      And the totals are -4 -2 0 0 2 4

    @id:one-left-before @disputed @match_deals=3 @points_per_card=2
    Scenario: Who left after the third makes it score no more, where the others played a fourth
      Our reading: the match is left when it ends; the document scores the third deal if somebody leaves, and not if they go on.

      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 1 0 2 3 5 4 |
        | 5 4 2 3 1 0 |
      And seat 3 left after 3 deals
      When the match is scored
      Then deal 3 does not score
      And deal 4 scores -4 -2 0 0 2 4
      And nobody is fined

    @id:sixth-of-five @match_deals=5 @points_per_card=1
    Scenario: Left after a sixth, where five are required
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 5 4 2 3 1 0 |
      And seat 3 left after 6 deals
      When the match is scored
      Then the deals are numbered 1 2 3 4 5 6
      And deal 5 does not score
      And the debts of deal 5 are carried on
      And deal 6 scores -2 -1 0 0 1 2
      And the totals are -2 -1 0 0 1 2

    @id:swept-beyond @match_deals=3 @sweep=settle-and-restart @points_per_card=2
    Scenario: From the required number on a sweep settles nothing by itself
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
        | 1 3 5 0 2 4 |
        | 5 4 2 3 1 0 |
      When the match is scored
      Then the deals are numbered 1 2 3 4 5
      And deal 3 does not score
      And deal 4 does not score
      And the debts of deal 3 are carried on
      And the debts of deal 4 are carried on
      And deal 5 scores -4 -2 0 0 2 4
      And the totals are -4 -2 0 0 2 4

  @MATCH-008 @match_scoring=last-deal-on-exit @match_deals=3
  Rule: Before the required number a sweep alone scores

    @id:settled @sweep=settle-and-restart
    Scenario Outline: The swept deal scores, the others do not
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 2 4 1 3 5 |
      When the match is scored
      Then deal 1 does not score
      And deal 2 scores <scores>
      And the debts of deal 1 are carried on
      And the debts of deal 2 are not carried on
      And the totals are <scores>
      And the match is not complete

      @points_per_card=1
      Examples: a point a card
        | scores        |
        | 2 0 1 -1 0 -2 |

      @points_per_card=2
      Examples: two points a card
        | scores        |
        | 4 0 2 -2 0 -4 |

    @id:revolution @sweep=settle-and-restart @points_per_card=2
    Scenario: A sweep with a revolutionary scores as well, his dot included
      Given the deals
        | order     | opened    | revolted |
        | 0 4 1 3 5 | 0 1 3 4 5 | 2        |
      When the match is scored
      Then deal 1 scores 4 0 -2 -2 2 -2
      And the debts of deal 1 are not carried on
      And the match is not complete

    @id:counted-anew @sweep=settle-and-restart @points_per_card=2
    Scenario: After it the required number is reached later, and until then no other deal scores
      Given the deals
        | order       |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 1 0 2 3 5 4 |
      When the match is scored
      Then the deals are numbered 1 1 2
      And deal 1 scores 4 0 2 -2 0 -4
      And deal 2 does not score
      And deal 3 does not score
      And the debts of deal 3 are carried on
      And the totals are 4 0 2 -2 0 -4

    @id:no-sweep @sweep=settle-and-restart
    Scenario: First, second and fourth are no sweep
      Given the deals
        | order       |
        | 0 2 1 4 3 5 |
      When the match is scored
      Then deal 1 does not score
      And the debts of deal 1 are carried on
      And the totals are 0 0 0 0 0 0

    @id:elsewhere
    Scenario Outline: Where a sweep begins nothing again, it does not score early either
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | <swept>     |
      When the match is scored
      Then the deals are numbered 1 2
      And deal 2 does not score
      And the debts of deal 2 are carried on
      And the totals are 0 0 0 0 0 0

      @sweep=ordinary
      Examples: an ordinary deal
        | swept       |
        | 0 2 4 1 3 5 |

      @sweep=one-each
      Examples: one card each
        | swept       |
        | 0 2 4 1 3 5 |
