Feature: Scores
  Tribute is all that scores: who receives a card gains, who pays one loses as much. A federation's score is that of its three
  players together, so that what one side gains the other loses. How much a card is worth differs, and whether it is the
  tribute owed that counts or the cards that are really paid.

  @SCORE-001
  Rule: Tribute alone scores; who receives gains, who pays loses

    @id:no-tribute
    Scenario: Where nothing is paid nobody scores
      Given the hands as dealt
        | seat | cards |
        | 0    | DX2AK |
      And every other hand is "4567"
      When tribute is paid
      Then the points are 0 0 0 0 0 0

    @id:returns
    Scenario Outline: Returned cards score nothing
      Given the hands as dealt
        | seat | cards   |
        | 0    | 44567   |
        | 5    | DX24567 |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 0 returns 2 cards to seat 5 out of "44567"
      And the points are <points>

      @points_per_card=1
      Examples: a point a card
        | points       |
        | 2 0 0 0 0 -2 |

      @points_per_card=2
      Examples: two points a card
        | points       |
        | 4 0 0 0 0 -4 |

    @id:both-ways
    Scenario Outline: Who receives and pays scores the difference
      Given the hands as dealt
        | seat | cards |
        | 0    | D2AK  |
        | 3    | DX2AK |
      And every other hand is "55"
      And seat 0 owes seat 3 1 card of dot
      And seat 3 owes seat 0 2 cards of dot
      When tribute is paid
      Then seat 0 pays seat 3 "D" of dot
      And seat 3 pays seat 0 "DX" of dot
      And the points are <points>

      @points_per_card=1
      Examples: a point a card
        | points       |
        | 1 0 0 -1 0 0 |

      @points_per_card=2
      Examples: two points a card
        | points       |
        | 2 0 0 -2 0 0 |

    @id:which-card
    Scenario Outline: A big joker scores no more than a 2
      Given the hands as dealt
        | seat | cards  |
        | 4    | <hand> |
      And every other hand is "55"
      And seat 4 owes seat 1 1 card of fall
      When tribute is paid
      Then the points are <points>

      @points_per_card=1
      Examples: a point a card
        | hand | points       |
        | DAK  | 0 1 0 0 -1 0 |
        | 2AK  | 0 1 0 0 -1 0 |

      @points_per_card=2
      Examples: two points a card
        | hand | points       |
        | DAK  | 0 2 0 0 -2 0 |
        | 2AK  | 0 2 0 0 -2 0 |

    @id:which-kind @threes=held @interrupt=burn
    Scenario Outline: A card scores the same, for whatever it is paid
      Given the hands as dealt
        | seat | cards |
        | 3    | D2AK  |
      And every other hand is "55"
      And seat 3 owes seat <to> 1 card of <kind>
      When tribute is paid
      Then the points are <points>

      @points_per_card=1
      Examples: a point a card
        | kind  | to | points       |
        | dot   | 0  | 1 0 0 -1 0 0 |
        | burn  | 2  | 0 0 1 -1 0 0 |
        | choke | 2  | 0 0 1 -1 0 0 |
        | fall  | 2  | 0 0 1 -1 0 0 |

      @points_per_card=2
      Examples: two points a card
        | kind  | to | points       |
        | dot   | 0  | 2 0 0 -2 0 0 |
        | burn  | 2  | 0 0 2 -2 0 0 |
        | choke | 2  | 0 0 2 -2 0 0 |
        | fall  | 2  | 0 0 2 -2 0 0 |

    @id:shao @interrupt=shao
    Scenario Outline: Each card of shao scores
      Given the hands as dealt
        | seat | cards |
        | 3    | D2AK  |
      And every other hand is "55"
      And seat 3 owes seat 2 2 cards of shao
      When tribute is paid
      Then the points are <points>

      @points_per_card=1
      Examples: a point a card
        | points       |
        | 0 0 2 -2 0 0 |

      @points_per_card=2
      Examples: two points a card
        | points       |
        | 0 0 4 -4 0 0 |

    @id:sweep @sweep=one-each
    Scenario Outline: A card paid for a sweep counts as often as the rule set says
      Given the hands as dealt
        | seat | cards |
        | 1    | D4    |
        | 3    | X4    |
        | 5    | 24    |
      And every other hand is "55"
      And seat 1 owes seat 4 1 card of sweep
      And seat 3 owes seat 0 1 card of sweep
      And seat 5 owes seat 2 1 card of sweep
      When tribute is paid
      Then seat 3 pays seat 0 "X" of sweep
      And the points are <points>

      @sweep_score_multiplier=1 @points_per_card=1
      Examples: once, a point a card
        | points         |
        | 1 -1 1 -1 1 -1 |

      @sweep_score_multiplier=2 @points_per_card=1
      Examples: twice, a point a card
        | points         |
        | 2 -2 2 -2 2 -2 |

      @sweep_score_multiplier=1 @points_per_card=2
      Examples: once, two points a card
        | points         |
        | 2 -2 2 -2 2 -2 |

      @sweep_score_multiplier=2 @points_per_card=2
      Examples: twice, two points a card
        | points         |
        | 4 -4 4 -4 4 -4 |

  @SCORE-002 @points_per_card=1
  Rule: A card of tribute costs its payer one point and gives one to its receiver

    @id:paid
    Scenario: Of cards that are paid
      Given the hands as dealt
        | seat | cards |
        | 3    | X2AK  |
        | 4    | 22AK  |
        | 5    | DX2A  |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      And seat 3 owes seat 0 1 card of dot
      When tribute is paid
      Then the points are 3 1 0 -1 -1 -2

    @id:owed @match_scoring=every-deal
    Scenario Outline: Of a deal in a match
      Given the deals
        | order   | opened   |
        | <order> | <opened> |
      When the match is scored
      Then deal 1 scores <scores>

      Examples:
        | order       | opened    | scores         | note                              |
        | 0 1 2 3 4 5 | all       | 2 1 0 0 -1 -2  | fall alone                        |
        | 0 1 2 3 4 5 | none      | 2 1 0 0 -1 -2  | each pair pays each other a dot   |
        | 0 1 2 3 4 5 | 0 1 2     | 3 2 1 -1 -2 -3 | three dots on top                 |
        | 0 1 2 3 4 5 | 3 4 5     | 1 0 -1 1 0 -1  | three dots the other way          |
        | 3 4 1 2 5 0 | 1 2 3 4 5 | -3 0 0 3 1 -1  | the last to go out has not opened |

    @id:revolutionary @match_scoring=every-deal
    Scenario: Of a deal with a revolutionary, fourth, who pays a dot and no fall
      Given the deals
        | order     | opened    | revolted |
        | 0 1 3 4 5 | 0 1 3 4 5 | 2        |
      When the match is scored
      Then deal 1 scores 2 1 -1 0 -1 -1

  @SCORE-003 @points_per_card=2
  Rule: A card of tribute costs its payer two points and gives two to its receiver

    @id:paid
    Scenario: Of cards that are paid, at two points
      Given the hands as dealt
        | seat | cards |
        | 3    | X2KQ  |
        | 4    | 22KQ  |
        | 5    | DX2K  |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      And seat 3 owes seat 0 1 card of dot
      When tribute is paid
      Then the points are 6 2 0 -2 -2 -4

    @id:owed @match_scoring=last-deal-on-exit @match_deals=3
    Scenario Outline: Of the deal in which a match is left
      Given the deals
        | order       | opened   |
        | 0 1 2 3 4 5 | all      |
        | 0 1 2 3 4 5 | all      |
        | <order>     | <opened> |
      When the match is scored
      Then deal 3 scores <scores>

      Examples:
        | order       | opened    | scores         | note                              |
        | 0 1 2 3 4 5 | all       | 4 2 0 0 -2 -4  | fall alone                        |
        | 0 1 2 3 4 5 | none      | 4 2 0 0 -2 -4  | each pair pays each other a dot   |
        | 0 1 2 3 4 5 | 0 1 2     | 6 4 2 -2 -4 -6 | three dots on top                 |
        | 0 1 2 3 4 5 | 3 4 5     | 2 0 -2 2 0 -2  | three dots the other way          |
        | 3 4 1 2 5 0 | 1 2 3 4 5 | -6 0 0 6 2 -2  | the last to go out has not opened |

    @id:revolutionary @match_scoring=every-deal
    Scenario: Of a deal with a revolutionary, fourth, who pays a dot and no fall, at two points
      Given the deals
        | order     | opened    | revolted |
        | 0 1 3 4 5 | 0 1 3 4 5 | 2        |
      When the match is scored
      Then deal 1 scores 4 2 -2 0 -2 -2

  @SCORE-004
  Rule: A federation's score is the sum of its three players' scores

    @id:sums
    Scenario Outline: Even seats and odd seats
      Given the seats went out in the order <order>
      And <who> opened
      When the deal is settled
      Then the scores are <scores>
      And the federations score <even> and <odd>

      @points_per_card=1
      Examples: a point a card
        | order       | who         | scores         | even | odd | note                                      |
        | 0 1 2 3 4 5 | everybody   | 2 1 0 0 -1 -2  | 1    | -1  |                                           |
        | 1 0 2 3 5 4 | everybody   | 1 2 0 0 -2 -1  | -1   | 1   | each side's last pays its own first       |
        | 0 2 1 4 3 5 | everybody   | 2 0 1 -1 0 -2  | 3    | -3  | first and second are mates                |
        | 0 1 2 3 4 5 | seats 0 1 2 | 3 2 1 -1 -2 -3 | 2    | -2  | two of the three dots go to the even side |
        | 0 1 2 3 4 5 | seats 0 2 4 | 3 0 1 -1 0 -3  | 4    | -4  | all three do                              |

      @points_per_card=2
      Examples: two points a card
        | order       | who         | scores        | even | odd |
        | 0 1 2 3 4 5 | everybody   | 4 2 0 0 -2 -4 | 2    | -2  |
        | 0 2 1 4 3 5 | everybody   | 4 0 2 -2 0 -4 | 6    | -6  |
        | 0 1 2 3 4 5 | seats 0 2 4 | 6 0 2 -2 0 -6 | 8    | -8  |

    @id:whatever-a-card-scores
    Scenario Outline: So it is whatever a card scores
      Given the seats went out in the order <order>
      And <who> opened
      When the deal is settled
      Then each federation scores what its players score

      Examples:
        | order       | who         |
        | 0 1 2 3 4 5 | everybody   |
        | 0 1 2 3 4 5 | seats 0 1 2 |
        | 0 2 4 1 3 5 | everybody   |

  @SCORE-005
  Rule: The scores of a deal add up to zero

    @id:whatever-a-card-scores
    Scenario Outline: So they do whatever a card scores
      Given the seats went out in the order <order>
      And <who> opened
      When the deal is settled
      Then the scores add up to zero

      Examples:
        | order       | who         |
        | 0 1 2 3 4 5 | everybody   |
        | 1 2 5 0 3 4 | seat 5      |
        | 0 2 4 1 3 5 | everybody   |

    @id:between-mates
    Scenario Outline: Fall tribute between mates leaves both sides where they were
      Given the seats went out in the order 0 1 2 3 5 4
      And everybody opened
      When the deal is settled
      Then the scores are <scores>
      And the federations score 0 and 0

      @points_per_card=1
      Examples: a point a card
        | scores        |
        | 2 1 0 0 -2 -1 |

      @points_per_card=2
      Examples: two points a card
        | scores        |
        | 4 2 0 0 -4 -2 |

    @id:sides @points_per_card=1
    Scenario Outline: What one side gains the other loses
      Given the seats went out in the order <order>
      And <who> opened
      When the deal is settled
      Then the scores are <scores>
      And the federations score <even> and <odd>

      Examples:
        | order       | who         | scores         | even | odd | note                    |
        | 1 2 5 0 3 4 | nobody      | 0 2 1 -1 -2 0  | -1   | 1   | dots both ways cancel   |
        | 5 4 3 2 1 0 | seat 5      | -2 -1 -1 0 1 3 | -2   | 2   | one pair half opened    |
        | 0 2 1 4 3 5 | seats 1 3 5 | 1 1 0 0 -1 -1  | 0    | 0   | dots and fall weigh out |

    @id:waived @dot_mutual_waivable=yes @points_per_card=1
    Scenario: With dots waived
      Given the seats went out in the order 0 1 2 3 4 5
      And seats 1 2 4 5 opened
      And seats 0 3 waived dots
      When the deal is settled
      Then the scores are 2 1 0 0 -1 -2
      And the federations score 1 and -1

  @SCORE-006
  Rule: A player's final score is what his tribute scored in the deals that count, added up

    @id:every-deal @match_scoring=every-deal
    Scenario Outline: Where every deal counts, all of them
      Given the deals
        | order       | opened |
        | 0 1 2 3 4 5 | all    |
        | 1 0 2 3 4 5 | 0 1 2  |
        | 5 4 3 2 1 0 | all    |
      When the match is scored
      Then deal 1 scores <first>
      And deal 2 scores <second>
      And deal 3 scores <third>
      And the totals are <totals>

      @points_per_card=1 @match_deals=3
      Examples: a point a card
        | first         | second         | third         | totals         |
        | 2 1 0 0 -1 -2 | 2 3 1 -1 -2 -3 | -2 -1 0 0 1 2 | 2 3 1 -1 -2 -3 |

      @points_per_card=1 @match_deals=5
      Examples: a point a card, three deals of five
        | first         | second         | third         | totals         |
        | 2 1 0 0 -1 -2 | 2 3 1 -1 -2 -3 | -2 -1 0 0 1 2 | 2 3 1 -1 -2 -3 |

      @points_per_card=2 @match_deals=3
      Examples: two points a card
        | first         | second         | third         | totals         |
        | 4 2 0 0 -2 -4 | 4 6 2 -2 -4 -6 | -4 -2 0 0 2 4 | 4 6 2 -2 -4 -6 |

    @id:last-deal @match_scoring=last-deal-on-exit @match_deals=3
    Scenario Outline: Where the last deal alone counts, that one
      Given the deals
        | order       | opened |
        | 0 1 2 3 4 5 | all    |
        | 1 0 2 3 4 5 | 0 1 2  |
        | 5 4 3 2 1 0 | all    |
      When the match is scored
      Then the totals are <totals>

      @points_per_card=1
      Examples: a point a card
        | totals        |
        | -2 -1 0 0 1 2 |

      @points_per_card=2
      Examples: two points a card
        | totals        |
        | -4 -2 0 0 2 4 |

    @id:swept-deals-too @match_scoring=last-deal-on-exit @match_deals=3 @sweep=settle-and-restart @points_per_card=2
    Scenario: What a sweep settled is added to what the last deal scores
      Given the deals
        | order       |
        | 0 2 4 1 3 5 |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 1 0 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 1 2 3
      And deal 1 scores 4 0 2 -2 0 -4
      And deal 2 does not score
      And deal 3 does not score
      And deal 4 scores 2 4 0 0 -2 -4
      And the totals are 6 4 2 -2 -2 -8

  @SCORE-007
  Rule: A deal scores the tribute that it leaves owed, or the cards that are really paid

    @id:owed @score_basis=owed @match_scoring=every-deal
    Scenario Outline: Owed: the deal scores before a card is paid, by the debts alone
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then deal 1 scores <scores>

      @points_per_card=1
      Examples: a point a card
        | scores        |
        | 2 1 0 0 -1 -2 |

      @points_per_card=2
      Examples: two points a card
        | scores        |
        | 4 2 0 0 -2 -4 |

    @id:owed-on-exit @score_basis=owed @match_scoring=last-deal-on-exit @match_deals=3
    Scenario Outline: Owed: so it is in the deal after which the match is left
      Given the deals
        | order       |
        | 0 1 2 3 4 5 |
        | 0 1 2 3 4 5 |
        | 1 0 2 3 5 4 |
      When the match is scored
      Then deal 3 scores <scores>

      @points_per_card=1
      Examples: a point a card
        | scores        |
        | 1 2 0 0 -2 -1 |

      @points_per_card=2
      Examples: two points a card
        | scores        |
        | 2 4 0 0 -4 -2 |

    @id:paid @score_basis=paid @tribute_cards=jokers-and-twos
    Scenario Outline: Paid: what lapses for want of a joker or a 2 does not score
      Given the hands as dealt
        | seat | cards |
        | 4    | AKQ   |
        | 5    | 2AK   |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When tribute is paid
      Then the points are <points>

      @points_per_card=1
      Examples: a point a card
        | points       |
        | 1 0 0 0 0 -1 |

      @points_per_card=2
      Examples: two points a card
        | points       |
        | 2 0 0 0 0 -2 |

    @id:all-paid @score_basis=paid
    Scenario Outline: Paid: where all is paid, all of it scores
      Given the hands as dealt
        | seat | cards |
        | 4    | 2KQ   |
        | 5    | X2K   |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When tribute is paid
      Then the points are <points>

      @points_per_card=1
      Examples: a point a card
        | points        |
        | 2 1 0 0 -1 -2 |

      @points_per_card=2
      Examples: two points a card
        | points        |
        | 4 2 0 0 -2 -4 |
