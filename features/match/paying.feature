Feature: Paying tribute
  What one deal leaves owing is paid out of the hands dealt in the next, the highest cards that may be paid first, kind by
  kind. Nobody chooses, and nobody passes on what he has just received. Which cards may be paid, and which kind comes first,
  differs.

  @TRIB-001
  Rule: In the first deal of a match nobody pays tribute

    @id:no-debts
    Scenario: Nothing is owed, so no card moves
      Given the hands as dealt
        | seat | cards  |
        | 0    | 44567  |
        | 5    | DX22AK |
      And every other hand is "55"
      When tribute is paid
      Then seat 5 pays seat 0 nothing of fall
      And seat 5 pays seat 2 nothing of dot
      And nothing is returned
      And after the payments seat 0 holds "44567"
      And after the payments seat 5 holds "DX22AK"
      And the points are 0 0 0 0 0 0

    @id:begun-again @sweep=settle-and-restart
    Scenario Outline: The first deal of a match that began again has none to pay either
      Given the deals
        | order       |
        | <swept>     |
        | 0 1 2 3 4 5 |
      When the match is scored
      Then the deals are numbered 1 1
      And the debts of deal 1 are not carried on
      And the debts of deal 2 are carried on

      @match_deals=3
      Examples: three deals a match
        | swept       |
        | 0 2 4 1 3 5 |

      @match_deals=5
      Examples: five deals a match
        | swept       |
        | 5 1 3 4 2 0 |

  @TRIB-002
  Rule: What a deal leaves owing is paid in the next deal, out of the hands dealt there

    @id:out-of-the-new-hands
    Scenario: The cards leave the hands just dealt and join those of the receivers
      Given the hands as dealt
        | seat | cards   |
        | 0    | 44567   |
        | 1    | 6677    |
        | 4    | 2AK9    |
        | 5    | DX22AK9 |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 5 pays seat 0 "DX" of fall
      And seat 4 pays seat 1 "2" of fall
      And after the payments seat 0 holds "DX44567"
      And after the payments seat 1 holds "26677"
      And after the payments seat 4 holds "AK9"
      And after the payments seat 5 holds "22AK9"
      And after the payments seat 2 holds "55"
      And after the payments seat 3 holds "55"

    @id:from-deal-to-deal
    Scenario Outline: While a match goes on, the debts of each deal go into the next
      Given the deals
        | order       |
        | <first>     |
        | 1 0 3 2 5 4 |
      When the match is scored
      Then the debts of deal 1 are carried on
      And the debts of deal 2 are carried on

      @match_deals=3
      Examples: three deals a match
        | first       |
        | 0 1 2 3 4 5 |

      @match_deals=5
      Examples: five deals a match
        | first       |
        | 0 1 2 3 4 5 |

  @TRIB-003
  Rule: The highest cards that may be paid are paid, the higher before the lower

    @id:highest-go
    Scenario Outline: Jokers before 2s, big before small
      Given the hands as dealt
        | seat | cards  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 <owed> of fall
      When tribute is paid
      Then seat 5 pays seat 0 "<paid>" of fall
      And after the payments seat 5 holds "<left>"
      And after the payments seat 0 holds "<paid>55"

      Examples:
        | hand   | owed    | paid | left | note                                  |
        | DX22AK | 2 cards | DX   | 22AK |                                       |
        | DDX2   | 2 cards | DD   | X2   | a second big joker before a small one |
        | AKD9   | 1 card  | D    | AK9  |                                       |
        | XX2AK  | 1 card  | X    | X2AK | one card owed, one card gone          |
        | X22A4  | 2 cards | X2   | 2A4  |                                       |
        | 22AAK  | 1 card  | 2    | 2AAK | a 2 stands above an A                 |
        | 4422   | 2 cards | 22   | 44   | a pair may go                         |

    @id:any-card @tribute_cards=highest
    Scenario Outline: Whatever stands highest is paid, and be it a 4
      Given the hands as dealt
        | seat | cards  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 <owed> of fall
      When tribute is paid
      Then seat 5 pays seat 0 "<paid>" of fall
      And after the payments seat 5 holds "<left>"

      Examples:
        | hand | owed    | paid | left | note                            |
        | 2AAK | 2 cards | 2A   | AK   | an A follows a 2                |
        | AAK  | 1 card  | A    | AK   |                                 |
        | KQJ  | 2 cards | KQ   | J    |                                 |
        | 9T87 | 1 card  | T    | 987  | T is the ten                    |
        | 4433 | 1 card  | 4    | 433  |                                 |
        | 4333 | 2 cards | 43   | 33   | a 3 when nothing better is left |

    @id:four-owed @tribute_cards=highest
    Scenario: Four cards owed: a joker, a 2, an A and a K are paid
      Given the hands as dealt
        | seat | cards  |
        | 3    | KX2AQ9 |
      And every other hand is "55"
      And seat 3 owes seat 0 4 cards of dot
      When tribute is paid
      Then seat 3 pays seat 0 "X2AK" of dot
      And after the payments seat 3 holds "Q9"

  @TRIB-004 @tribute_cards=jokers-and-twos
  Rule: Only jokers and 2s are paid

    @id:no-other-card
    Scenario Outline: No other card takes their place
      Given the hands as dealt
        | seat | cards  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 "<paid>" of fall
      And after the payments seat 5 holds "<left>"

      Examples:
        | hand  | paid | left | note                          |
        | D2AK  | D2   | AK   |                               |
        | X22A  | X2   | 2A   |                               |
        | 2AAK  | 2    | AAK  | one 2 is all that may be paid |
        | DAK   | D    | AK   |                               |
        | X4433 | X    | 4433 |                               |

    @id:four-owed
    Scenario: Four cards owed: a joker and a 2 are paid
      Given the hands as dealt
        | seat | cards  |
        | 3    | KX2AQ9 |
      And every other hand is "55"
      And seat 3 owes seat 0 4 cards of dot
      When tribute is paid
      Then seat 3 pays seat 0 "X2" of dot
      And after the payments seat 3 holds "AKQ9"

  @TRIB-005 @tribute_cards=jokers-and-twos
  Rule: Who has no joker and no 2 pays nothing, and what he cannot pay lapses

    @id:nothing-to-pay
    Scenario Outline: High as his cards may be
      Given the hands as dealt
        | seat | cards  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 nothing of fall
      And seat 0 returns nothing to seat 5
      And after the payments seat 5 holds "<hand>"
      And after the payments seat 0 holds "55"
      And the points are 0 0 0 0 0 0

      Examples:
        | hand  |
        | AAAKK |
        | 3344  |

    @id:by-kind
    Scenario: What he has goes to the kind that is served first; the later one gets nothing
      Given the hands as dealt
        | seat | cards |
        | 5    | 2AAK  |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 5 owes seat 2 1 card of dot
      When tribute is paid
      Then seat 5 pays seat 2 "2" of dot
      And seat 5 pays seat 0 nothing of fall
      And nothing is returned
      And after the payments seat 5 holds "AAK"

    @id:part-of-a-debt
    Scenario Outline: Part of a debt is paid, and that part alone counts
      Given the hands as dealt
        | seat | cards |
        | 5    | 2AK   |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 "2" of fall
      And the points are <points>

      @points_per_card=1
      Examples: a point a card
        | points       |
        | 1 0 0 0 0 -1 |

      @points_per_card=2
      Examples: two points a card
        | points       |
        | 2 0 0 0 0 -2 |

    @id:others-pay
    Scenario: That one cannot pay excuses nobody else
      Given the hands as dealt
        | seat | cards |
        | 4    | 2AK   |
        | 5    | AAK   |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 5 pays seat 0 nothing of fall
      And seat 4 pays seat 1 "2" of fall
      And seat 0 returns nothing to seat 5
      And after the payments seat 1 holds "255"

  @TRIB-006 @tribute_cards=highest-but-aces
  Rule: As are passed over

    @id:passed-over
    Scenario Outline: After the 2s come the Ks
      Given the hands as dealt
        | seat | cards  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 <owed> of fall
      When tribute is paid
      Then seat 5 pays seat 0 "<paid>" of fall
      And after the payments seat 5 holds "<left>"

      Examples:
        | hand  | owed    | paid | left | note                                        |
        | 2AAKQ | 2 cards | 2K   | AAQ  |                                             |
        | AAKQ  | 1 card  | K    | AAQ  |                                             |
        | AAQQ  | 2 cards | QQ   | AA   |                                             |
        | XA4   | 2 cards | X4   | A    | far down the ranks, if need be              |
        | A33   | 1 card  | 3    | A3   |                                             |
        | 2AA   | 2 cards | 2    | AA   | two owed and one to pay: an A is never paid |

    @id:four-owed
    Scenario: Four cards owed: a joker, a 2, a K and a Q are paid
      Given the hands as dealt
        | seat | cards  |
        | 3    | KX2AQ9 |
      And every other hand is "55"
      And seat 3 owes seat 0 4 cards of dot
      When tribute is paid
      Then seat 3 pays seat 0 "X2KQ" of dot
      And after the payments seat 3 holds "A9"

    @id:aces-alone
    Scenario: Who holds nothing but As pays nothing
      Given the hands as dealt
        | seat | cards |
        | 5    | AAA   |
      And every other hand is "55"
      And seat 5 owes seat 0 1 card of fall
      When tribute is paid
      Then seat 5 pays seat 0 nothing of fall
      And nothing is returned
      And after the payments seat 5 holds "AAA"

  @TRIB-007
  Rule: Who owes several kinds serves them in a fixed order, and the earlier kind gets the higher cards

    @id:all-kinds @interrupt=burn @threes=held
    Scenario Outline: Dot, burn, choke and fall of one payer, in whatever order they are named
      Given the hands as dealt
        | seat | cards   |
        | 5    | 2K2X2D2 |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 5 owes seat 0 1 card of choke
      And seat 5 owes seat 4 1 card of burn
      And seat 5 owes seat 2 1 card of dot
      When tribute is paid
      Then seat 5 pays seat 2 "<dot>" of dot
      And seat 5 pays seat 4 "<burn>" of burn
      And seat 5 pays seat 0 "<choke>" of choke
      And seat 5 pays seat 0 "22" of fall
      And <first> is served before <second>
      And <second> is served before <third>
      And <third> is served before fall
      And after the payments seat 5 holds "2K"

      @tribute_order=dot-burn-choke-fall
      Examples: dot, burn, choke, fall
        | dot | burn | choke | first | second | third |
        | D   | X    | 2     | dot   | burn   | choke |

      @tribute_order=choke-burn-dot-fall
      Examples: choke, burn, dot, fall
        | dot | burn | choke | first | second | third |
        | 2   | X    | D     | choke | burn   | dot   |

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, then burn in the place of shao, fall
        | dot | burn | choke | first | second | third |
        | D   | 2    | X     | dot   | choke  | burn  |

    @id:by-payer
    Scenario: Within a kind by payer, and a payer's debts of a kind as they were named
      Given every other hand is "DD79"
      And seat 5 owes seat 2 1 card of fall
      And seat 4 owes seat 1 1 card of dot
      And seat 3 owes seat 0 1 card of fall
      And seat 2 owes seat 5 1 card of dot
      And seat 5 owes seat 0 1 card of fall
      When tribute is paid
      Then the payments are
        | kind | from | to | cards |
        | dot  | 2    | 5  | D     |
        | dot  | 4    | 1  | D     |
        | fall | 3    | 0  | D     |
        | fall | 5    | 2  | D     |
        | fall | 5    | 0  | D     |

    @id:all-kinds-shao @interrupt=shao @threes=held
    Scenario Outline: Dot, choke, shao and fall of one payer, in whatever order they are named
      Given the hands as dealt
        | seat | cards   |
        | 5    | 2K2X2D2 |
      And every other hand is "55"
      And seat 5 owes seat 4 1 card of shao
      And seat 5 owes seat 0 2 cards of fall
      And seat 5 owes seat 2 1 card of dot
      And seat 5 owes seat 0 1 card of choke
      When tribute is paid
      Then seat 5 pays seat 2 "<dot>" of dot
      And seat 5 pays seat 4 "<shao>" of shao
      And seat 5 pays seat 0 "<choke>" of choke
      And seat 5 pays seat 0 "22" of fall
      And <first> is served before <second>
      And <second> is served before <third>
      And <third> is served before fall
      And after the payments seat 5 holds "2K"

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, shao, fall
        | dot | choke | shao | first | second | third |
        | D   | X     | 2    | dot   | choke  | shao  |

      @tribute_order=dot-burn-choke-fall
      Examples: dot, shao in the place of burn, choke, fall
        | dot | choke | shao | first | second | third |
        | D   | 2     | X    | dot   | shao   | choke |

      @tribute_order=choke-burn-dot-fall
      Examples: choke, shao in the place of burn, dot, fall
        | dot | choke | shao | first | second | third |
        | 2   | D     | X    | choke | shao   | dot   |

    @id:dot-and-choke @threes=held
    Scenario Outline: Two cards of dot and one of choke
      Given the hands as dealt
        | seat | cards |
        | 3    | DX2AK |
      And every other hand is "55"
      And seat 3 owes seat 0 2 cards of dot
      And seat 3 owes seat 2 1 card of choke
      When tribute is paid
      Then seat 3 pays seat 0 "<dot>" of dot
      And seat 3 pays seat 2 "<choke>" of choke

      @tribute_order=dot-burn-choke-fall
      Examples: dot, burn, choke, fall
        | dot | choke |
        | DX  | 2     |

      @tribute_order=choke-burn-dot-fall
      Examples: choke, burn, dot, fall
        | dot | choke |
        | X2  | D     |

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, shao, fall
        | dot | choke |
        | DX  | 2     |

    @id:burn-and-choke @interrupt=burn @threes=held
    Scenario Outline: One card of choke and one of burn
      Given the hands as dealt
        | seat | cards |
        | 3    | X2AK  |
      And every other hand is "55"
      And seat 3 owes seat 4 1 card of choke
      And seat 3 owes seat 2 1 card of burn
      When tribute is paid
      Then seat 3 pays seat 4 "<choke>" of choke
      And seat 3 pays seat 2 "<burn>" of burn

      @tribute_order=dot-burn-choke-fall
      Examples: dot, burn, choke, fall
        | burn | choke |
        | X    | 2     |

      @tribute_order=choke-burn-dot-fall
      Examples: choke, burn, dot, fall
        | burn | choke |
        | 2    | X     |

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, then burn in the place of shao, fall
        | burn | choke |
        | 2    | X     |

    @id:fall-last
    Scenario: Under every order fall comes after dot, though it be owed to the first
      Given the hands as dealt
        | seat | cards |
        | 5    | DX2AK |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 5 owes seat 2 1 card of dot
      When tribute is paid
      Then seat 5 pays seat 2 "D" of dot
      And seat 5 pays seat 0 "X2" of fall
      And dot is served before fall
      And after the payments seat 5 holds "AK"

    @id:fall-last-shao @interrupt=shao
    Scenario: And after shao
      Given the hands as dealt
        | seat | cards |
        | 4    | DX2AK |
      And every other hand is "55"
      And seat 4 owes seat 1 1 card of fall
      And seat 4 owes seat 3 2 cards of shao
      When tribute is paid
      Then seat 4 pays seat 3 "DX" of shao
      And seat 4 pays seat 1 "2" of fall
      And shao is served before fall

    @id:several-payers
    Scenario: The order of kinds runs through all payers, the cards of each are his own
      Given the hands as dealt
        | seat | cards |
        | 3    | X2AK  |
        | 4    | D22A  |
        | 5    | DX2A  |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      And seat 4 owes seat 1 1 card of dot
      And seat 3 owes seat 0 1 card of dot
      When tribute is paid
      Then dot is served before fall
      And seat 3 pays seat 0 "X" of dot
      And seat 4 pays seat 1 "D" of dot
      And seat 4 pays seat 1 "2" of fall
      And seat 5 pays seat 0 "DX" of fall
      And after the payments seat 0 holds "DXX55"
      And after the payments seat 1 holds "D255"

  @TRIB-011
  Rule: What is eaten is not paid on

    @id:own-cards
    Scenario Outline: Who receives and owes pays from the hand that was dealt to him
      Given the hands as dealt
        | seat | cards   |
        | 3    | <giver> |
        | 0    | <own>   |
        | 1    | 55      |
      And every other hand is "66"
      And seat 3 owes seat 0 1 card of dot
      And seat 0 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 3 pays seat 0 "<eaten>" of dot
      And seat 0 pays seat 1 "<paid>" of fall
      And after the payments seat 0 holds "<left><eaten>"
      And after the payments seat 1 holds "<paid>55"

      Examples:
        | giver | own | eaten | paid | left | note                              |
        | DX9   | 2K  | D     | 2    | K    | a big joker eaten, a 2 paid       |
        | X29   | 22  | X     | 2    | 2    |                                   |
        | 229   | X2  | 2     | X    | 2    | the higher card is his own anyway |

    @id:in-either-direction
    Scenario Outline: Two opposites who owe each other pay at once
      Given the hands as dealt
        | seat | cards   |
        | 0    | <zero>  |
        | 3    | <three> |
      And every other hand is "55"
      And seat 3 owes seat 0 1 card of dot
      And seat 0 owes seat 3 1 card of dot
      When tribute is paid
      Then seat 3 pays seat 0 "<by3>" of dot
      And seat 0 pays seat 3 "<by0>" of dot
      And after the payments seat 0 holds "4<by3>"
      And after the payments seat 3 holds "6<by0>"
      And nothing is returned
      And the points are 0 0 0 0 0 0

      Examples:
        | zero | three | by0 | by3 | note                                       |
        | 4D   | 62    | D   | 2   | the joker is not handed back               |
        | 42   | 6X    | 2   | X   |                                            |
        | 42   | 62    | 2   | 2   | equal cards too are exchanged, not set off |

    @id:order-of-naming
    Scenario: It makes no difference which debt is named first
      Given the hands as dealt
        | seat | cards |
        | 0    | 2K    |
        | 3    | DX9   |
      And every other hand is "55"
      And seat 0 owes seat 1 1 card of fall
      And seat 3 owes seat 0 1 card of dot
      When tribute is paid
      Then seat 0 pays seat 1 "2" of fall
      And seat 3 pays seat 0 "D" of dot
      And after the payments seat 0 holds "DK"

    @id:nothing-of-his-own @tribute_cards=jokers-and-twos
    Scenario: Who was dealt no joker and no 2 pays nothing, whatever he eats
      Given the hands as dealt
        | seat | cards |
        | 0    | AK    |
        | 3    | DX9   |
      And every other hand is "55"
      And seat 3 owes seat 0 2 cards of dot
      And seat 0 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 3 pays seat 0 "DX" of dot
      And seat 0 pays seat 1 nothing of fall
      And after the payments seat 0 holds "DXAK"

    @id:only-aces-of-his-own @tribute_cards=highest-but-aces
    Scenario: Who was dealt nothing but As pays nothing, whatever he eats
      Given the hands as dealt
        | seat | cards |
        | 0    | AA    |
        | 3    | DK9   |
      And every other hand is "55"
      And seat 3 owes seat 0 2 cards of dot
      And seat 0 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 3 pays seat 0 "DK" of dot
      And seat 0 pays seat 1 nothing of fall
      And after the payments seat 0 holds "DAAK"

    @id:low-as-it-is @tribute_cards=highest
    Scenario: A poor hand pays what it has and keeps the joker
      Given the hands as dealt
        | seat | cards |
        | 0    | 446   |
        | 3    | DX9   |
      And every other hand is "55"
      And seat 3 owes seat 0 2 cards of dot
      And seat 0 owes seat 1 1 card of fall
      When tribute is paid
      Then seat 0 pays seat 1 "6" of fall
      And after the payments seat 0 holds "DX44"

  @TRIB-021
  Rule: Which cards went from whom to whom is made known

    @id:told
    Scenario: Every payment is told with its kind, its two seats and its cards
      Given the hands as dealt
        | seat | cards |
        | 1    | 22K   |
        | 3    | X2A   |
        | 4    | D2A   |
        | 5    | DXX   |
      And every other hand is "4567"
      And seat 1 owes seat 4 2 cards of dot
      And seat 3 owes seat 0 1 card of dot
      And seat 4 owes seat 1 1 card of fall
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 1 pays seat 4 "22" of dot
      And seat 3 pays seat 0 "X" of dot
      And seat 4 pays seat 1 "D" of fall
      And seat 5 pays seat 0 "DX" of fall
      And seat 4 pays seat 1 nothing of dot
      And seat 2 pays seat 5 nothing of dot

  @TRIB-022
  Rule: The payer has no choice; hands and debts settle what is paid

    @id:in-any-order
    Scenario Outline: However his hand is arranged, the same cards go
      Given the hands as dealt
        | seat | cards  |
        | 5    | <hand> |
      And every other hand is "55"
      And seat 5 owes seat 0 2 cards of fall
      When tribute is paid
      Then seat 5 pays seat 0 "DX" of fall
      And after the payments seat 5 holds "22AK4"

      Examples:
        | hand    |
        | DX22AK4 |
        | 4KA22XD |
        | 2D4A2XK |

  @TRIB-023
  Rule: Within one kind the debt that is listed first gets the higher card

    @id:burned-by-two @interrupt=burn
    Scenario Outline: Burned by two
      Given the hands as dealt
        | seat | cards |
        | 5    | DX2AK |
      And every other hand is "55"
      And seat 5 owes seat <first> 1 card of burn
      And seat 5 owes seat <second> 1 card of burn
      When tribute is paid
      Then seat 5 pays seat <first> "D" of burn
      And seat 5 pays seat <second> "X" of burn

      Examples:
        | first | second |
        | 0     | 4      |
        | 4     | 0      |

    @id:beaten-by-two @interrupt=shao
    Scenario Outline: Beaten by shao twice
      Given the hands as dealt
        | seat | cards |
        | 5    | DX2AK |
      And every other hand is "55"
      And seat 5 owes seat <first> <owed> of shao
      And seat 5 owes seat <second> <other> of shao
      When tribute is paid
      Then seat 5 pays seat <first> "<higher>" of shao
      And seat 5 pays seat <second> "<lower>" of shao

      Examples:
        | first | owed    | second | other   | higher | lower |
        | 0     | 1 card  | 4      | 1 card  | D      | X     |
        | 4     | 1 card  | 0      | 1 card  | D      | X     |
        | 0     | 2 cards | 4      | 1 card  | DX     | 2     |
        | 4     | 1 card  | 0      | 2 cards | D      | X2    |

    @id:another-kind-between @interrupt=burn
    Scenario: A debt of another kind between them changes nothing
      Given the hands as dealt
        | seat | cards  |
        | 5    | DX22AK |
      And every other hand is "55"
      And seat 5 owes seat 4 1 card of burn
      And seat 5 owes seat 0 1 card of fall
      And seat 5 owes seat 0 1 card of burn
      When tribute is paid
      Then seat 5 pays seat 4 "D" of burn
      And seat 5 pays seat 0 "X" of burn
      And seat 5 pays seat 0 "2" of fall
