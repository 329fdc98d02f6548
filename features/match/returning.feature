Feature: Returning cards for tribute
  For fall tribute the receiver gives cards back, as many as he got. Which cards he may give differs: cards of ranks that the
  payer holds, or small cards of his own choice. All other tribute is kept for nothing.

  @TRIB-018
  Rule: Fall tribute alone is returned, one card for one

    @id:one-for-one
    Scenario: Two cards for two, one card for one
      Given the hands as dealt
        | seat | cards    |
        | 0    | 44567    |
        | 1    | 6788     |
        | 4    | 2A678    |
        | 5    | DX2A4567 |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 0 returns 2 cards to seat 5 out of "44567"
      And seat 1 returns 1 card to seat 4 out of "6788"
      And seat 0 returns nothing to seat 4
      And seat 5 returns nothing to seat 0
      And after the payments seat 0 holds "DX44567"

    @id:between-mates
    Scenario: To a mate as well
      Given the hands as dealt
        | seat | cards  |
        | 0    | 4556   |
        | 4    | DX2456 |
      And every other hand is "55"
      And seat 4 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 0 returns 2 cards to seat 4 out of "4556"

    @id:not-dot
    Scenario Outline: Dot tribute is kept, however much of it there is
      Given the hands as dealt
        | seat | cards   |
        | 3    | DX22456 |
      And every other hand is "456"
      And seat 3 owes seat 0 <owed> of dot
      When tribute is paid
      Then seat 0 returns nothing to seat 3
      And nothing is returned
      And after the payments seat 0 holds "456<paid>"

      Examples:
        | owed    | paid |
        | 1 card  | D    |
        | 2 cards | DX   |

    @id:not-burn @interrupt=burn
    Scenario: Burn tribute is kept
      Given the hands as dealt
        | seat | cards   |
        | 3    | DX22456 |
      And every other hand is "456"
      And seat 3 owes seat 2 1 card of burn
      When tribute is paid
      Then seat 3 pays seat 2 "D" of burn
      And nothing is returned

    @id:not-shao @interrupt=shao
    Scenario: Shao tribute is kept
      Given the hands as dealt
        | seat | cards   |
        | 3    | DX22456 |
      And every other hand is "456"
      And seat 3 owes seat 2 2 cards of shao
      When tribute is paid
      Then seat 3 pays seat 2 "DX" of shao
      And nothing is returned

    @id:not-choke @threes=held
    Scenario: Choke tribute is kept
      Given the hands as dealt
        | seat | cards   |
        | 3    | DX22456 |
      And every other hand is "456"
      And seat 3 owes seat 2 1 card of choke
      When tribute is paid
      Then seat 3 pays seat 2 "D" of choke
      And nothing is returned

    @id:not-sweep @sweep=one-each
    Scenario: The cards of a sweep are kept
      Given the hands as dealt
        | seat | cards |
        | 1    | D456  |
        | 3    | X456  |
        | 5    | 2456  |
      And every other hand is "456"
      And seat 1 owes seat 4 1 card of sweep
      And seat 3 owes seat 0 1 card of sweep
      And seat 5 owes seat 2 1 card of sweep
      When tribute is paid
      Then seat 1 pays seat 4 "D" of sweep
      And seat 3 pays seat 0 "X" of sweep
      And seat 5 pays seat 2 "2" of sweep
      And nothing is returned
      And after the payments seat 0 holds "X456"

    @id:other-kinds-beside-it @interrupt=burn
    Scenario: Of two kinds from one payer the fall cards alone are counted
      Given the hands as dealt
        | seat | cards    |
        | 0    | 44567    |
        | 5    | DX224567 |
      And every other hand is "55"
      And seat 5 owes seat 0 1 card of burn
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 "D" of burn
      And seat 5 pays seat 0 "X2" of fall
      And seat 0 returns 2 cards to seat 5 out of "44567"

    @id:other-payer-beside-it
    Scenario: One who paid dot gets nothing back, while another gets his fall cards' worth
      Given the hands as dealt
        | seat | cards   |
        | 0    | 44567   |
        | 3    | DX4567  |
        | 5    | XX24567 |
      And every other hand is "55"
      And seat 3 owes seat 0 1 card of dot
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 0 returns 2 cards to seat 5 out of "44567"
      And seat 0 returns nothing to seat 3

    @id:partly-paid @tribute_cards=jokers-and-twos
    Scenario Outline: What was not paid is not returned
      Given the hands as dealt
        | seat | cards  |
        | 0    | 44567  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 "<paid>" of fall
      And seat 0 returns <count> to seat 5 out of "44567"

      Examples:
        | hand    | paid | count   |
        | D2A4567 | D2   | 2 cards |
        | 2A4567  | 2    | 1 card  |

    @id:unpaid @tribute_cards=jokers-and-twos
    Scenario: For nothing, nothing
      Given the hands as dealt
        | seat | cards |
        | 0    | 44567 |
        | 5    | A4567 |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 nothing of fall
      And seat 0 returns nothing to seat 5
      And after the payments seat 0 holds "44567"

    @id:one-card-left
    Scenario: Who has one card of his own and owes two returns the one
      Given the hands as dealt
        | seat | cards |
        | 0    | 6     |
        | 5    | DX26  |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 0 returns 1 card to seat 5 out of "6"
      And after the payments seat 0 holds "DX6"

    @id:no-card-left
    Scenario: Who has paid his own last card has nothing to return
      Given the hands as dealt
        | seat | cards |
        | 0    | 2     |
        | 5    | DX26  |
      And every other hand is "55"
      And seat 0 owes seat 3 1 card of dot
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 0 pays seat 3 "2" of dot
      And nothing is returned
      And after the payments seat 0 holds "DX"

  @TRIB-019 @tribute_return=fall-rank-held
  Rule: A card may be returned only if the payer still holds one of its rank among his own

    @id:ranks-held
    Scenario Outline: The ranks of the payer's own hand are those that may be returned
      Given the hands as dealt
        | seat | cards   |
        | 0    | <own>   |
        | 4    | <payer> |
      And every other hand is "8888"
      And seat 4 owes seat 0 <owed> of fall
      When tribute is paid
      Then seat 0 returns <owed> to seat 4 out of "<choice>"

      Examples:
        | payer | owed    | own    | choice | note                                        |
        | D557  | 1 card  | 5677K  | 577    | a 5 or a 7, no 6                            |
        | DX557 | 2 cards | 55567K | 5557   | one 7 of his stands for each 7 of the other |
        | D2AK5 | 1 card  | 2AKQ56 | 2AK5   | high cards too, where he holds the like     |
        | XT9   | 1 card  | 89TJ   | 9T     |                                             |
        | X34   | 1 card  | 33467  | 334    | 3s and 4s are ranks like any other          |
        | D99   | 1 card  | 456789 | 9      | small cards are not better cards            |

    @id:after-his-payments
    Scenario Outline: What he has paid away he does not hold
      Given the hands as dealt
        | seat | cards   |
        | 0    | <own>   |
        | 4    | <payer> |
      And every other hand is "8888"
      And seat 4 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 4 pays seat 0 "D2" of fall
      And seat 0 returns 2 cards to seat 4 out of "<choice>"

      Examples:
        | payer | own  | choice | note               |
        | D27   | 2577 | 77     | his only 2 is gone |
        | D227  | 2577 | 277    | he has another     |

    @id:after-all-his-payments
    Scenario: Nor what went to somebody else
      Given the hands as dealt
        | seat | cards |
        | 0    | 2557  |
        | 1    | 66    |
        | 4    | D27   |
      And every other hand is "8888"
      And seat 4 owes seat 0 1 card of fall
      And seat 4 owes seat 1 1 card of dot
      When tribute is paid
      Then seat 4 pays seat 1 "D" of dot
      And seat 4 pays seat 0 "2" of fall
      And seat 0 returns 1 card to seat 4 out of "7"

    @id:what-he-eats
    Scenario: What the payer eats himself is not among his own
      Given the hands as dealt
        | seat | cards |
        | 0    | 2557  |
        | 1    | 2266  |
        | 4    | D7    |
      And every other hand is "8888"
      And seat 1 owes seat 4 1 card of dot
      And seat 4 owes seat 0 1 card of fall
      When tribute is paid
      Then seat 1 pays seat 4 "2" of dot
      And seat 0 returns 1 card to seat 4 out of "7"
      And after the payments seat 4 holds "27"

    @id:what-was-just-received @assumed
    Scenario: The very cards received are not handed back, though the payer holds their rank
      Our reading: one's own cards are returned, not those received; the document does not say which.

      Given the hands as dealt
        | seat | cards |
        | 0    | 2557  |
        | 4    | 22257 |
      And every other hand is "8888"
      And seat 4 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 4 pays seat 0 "22" of fall
      And seat 0 returns 2 cards to seat 4 out of "2557"
      And after the payments seat 0 holds "222557"

    @id:own-payments
    Scenario: What the returner has paid away himself is not to be chosen
      Given the hands as dealt
        | seat | cards |
        | 0    | 2557  |
        | 4    | D257  |
      And every other hand is "8888"
      And seat 0 owes seat 3 1 card of dot
      And seat 4 owes seat 0 1 card of fall
      When tribute is paid
      Then seat 0 pays seat 3 "2" of dot
      And seat 0 returns 1 card to seat 4 out of "557"

    @id:too-few
    Scenario Outline: If fewer cards qualify than are owed, the lowest others make up the number
      Given the hands as dealt
        | seat | cards   |
        | 0    | <own>   |
        | 4    | <payer> |
      And every other hand is "8888"
      And seat 4 owes seat 0 <owed> of fall
      When tribute is paid
      Then seat 0 returns <owed> to seat 4 out of "<choice>"

      Examples:
        | payer | owed    | own   | choice | note                                    |
        | DX28  | 2 cards | 5688  | 88     | two qualify                             |
        | D28   | 1 card  | TA9K8 | 8      | one owed and one qualifies              |

      @assumed
      Examples: Our reading: the lowest others make up the number; the document does not say what becomes of the rest
        | payer | owed    | own   | choice | note                                    |
        | DX28  | 2 cards | 5668  | 58     | one does: the 5 joins it                |
        | DX28  | 2 cards | 5569  | 55     | none does: the two lowest               |
        | DX28  | 2 cards | 5699  | 56     | the two lowest cards, of two ranks      |
        | DX28  | 2 cards | 666T  | 66     | as many as make up the number, no more  |
        | D28   | 1 card  | 9TKA  | 9      | one owed and none qualifies: the lowest |

  @TRIB-020 @tribute_return=fall-same-count
  Rule: The receiver returns small cards of his own choice, below the 10

    @id:below-ten
    Scenario Outline: Every card of his below the 10 may be chosen
      Given the hands as dealt
        | seat | cards |
        | 0    | <own> |
        | 4    | DX2AK |
      And every other hand is "66"
      And seat 4 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 0 returns 2 cards to seat 4 out of "<choice>"

      Examples:
        | own           | choice  | note                             |
        | 3456789TJQKA2 | 3456789 | 3s and 4s too; a 10 is not small |
        | 4479TT2       | 4479    |                                  |
        | 99999T        | 99999   |                                  |
        | DX29988       | 9988    | jokers and 2s are not small      |
        | 88            | 88      |                                  |

    @id:whatever-the-payer-holds
    Scenario Outline: Whether the payer holds the like makes no difference
      Given the hands as dealt
        | seat | cards   |
        | 0    | 5677K   |
        | 4    | <payer> |
      And every other hand is "66"
      And seat 4 owes seat 0 1 card of fall
      When tribute is paid
      Then seat 4 pays seat 0 "D" of fall
      And seat 0 returns 1 card to seat 4 out of "5677"

      Examples:
        | payer |
        | D557  |
        | DKK   |

    @id:what-was-just-received @tribute_cards=highest
    Scenario Outline: Small cards that he has just received are not to be chosen
      Given the hands as dealt
        | seat | cards |
        | 0    | <own> |
        | 4    | 98765 |
      And every other hand is "66"
      And seat 4 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 4 pays seat 0 "98" of fall
      And seat 0 returns 2 cards to seat 4 out of "<choice>"

      Examples:
        | own  | choice | note                            |
        | 4779 | 4779   | the 9 of his own                |
        | 47JQ | 47     | the 9 and the 8 he got stay out |
        | TJQK | TJ     | even when he has nothing small  |

    @id:own-payments
    Scenario: Nor what he has paid away himself
      Given the hands as dealt
        | seat | cards |
        | 0    | 2T9   |
        | 4    | D2A   |
      And every other hand is "66"
      And seat 0 owes seat 3 1 card of dot
      And seat 4 owes seat 0 1 card of fall
      When tribute is paid
      Then seat 0 pays seat 3 "2" of dot
      And seat 0 returns 1 card to seat 4 out of "9"

    @id:own-small-card-paid @tribute_cards=highest
    Scenario: A small card that went as his own tribute is gone
      Given the hands as dealt
        | seat | cards |
        | 0    | 4478  |
        | 4    | D2A   |
      And every other hand is "66"
      And seat 0 owes seat 3 1 card of dot
      And seat 4 owes seat 0 1 card of fall
      When tribute is paid
      Then seat 0 pays seat 3 "8" of dot
      And seat 0 returns 1 card to seat 4 out of "447"

    @id:too-few
    Scenario Outline: If he has fewer than he owes, the lowest others make up the number
      Given the hands as dealt
        | seat | cards |
        | 0    | <own> |
        | 4    | DX2AK |
      And every other hand is "66"
      And seat 4 owes seat 0 <owed> of fall
      When tribute is paid
      Then seat 0 returns <owed> to seat 4 out of "<choice>"

      Examples:
        | own   | owed    | choice | note                                   |
        | 89TTJ | 2 cards | 89     | two are small                          |
        | 9TTJ  | 2 cards | 9T     | one is: one 10 joins it                |
        | QTJ   | 2 cards | TJ     | none is: the two lowest                |
        | KKKA  | 2 cards | KK     | as many as make up the number, no more |
        | 9TTJ  | 1 card  | 9      | one owed, one small                    |
        | TTJ   | 1 card  | T      |                                        |
        | A2    | 1 card  | A      | an A is lower than a 2                 |
        | DX2   | 2 cards | X2     | a small joker is lower than a big one  |
