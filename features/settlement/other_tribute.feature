Feature: Tribute of the places, the choked, the burned and the unopened
  After a deal the last two owe the first two fall tribute, who was choked or burned owes the one who did it, and who
  did not open owes his opposite. The kinds are served in turn, so that the earlier kind gets the higher card.

  @TRIB-008
  Rule: The last gives the first two cards

    @id:last-to-first
    Scenario Outline: Whoever is last, to whoever is first
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then seat <last> owes seat <first> 2 cards of fall
      And seat <first> owes seat <last> nothing of fall

      Examples:
        | order       | last | first | note                     |
        | 0 1 2 3 4 5 | 5    | 0     |                          |
        | 5 0 1 2 3 4 | 4    | 5     |                          |
        | 3 0 1 4 2 5 | 5    | 3     | mates pay each other too |
        | 2 3 0 1 4 5 | 5    | 2     | opposites too            |

    @id:revolution
    Scenario: A revolutionary is neither
      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then seat 5 owes seat 0 2 cards of fall

    @id:failed-burner @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: Who failed a burn is last, whoever was left
      Given the seats went out in the order 0 1 2 4 5
      And the failed burners are seats 3
      And everybody opened
      When the deal is settled
      Then the places are 1 2 3 6 4 5
      And seat 3 owes seat 0 2 cards of fall
      And seat 5 owes seat 0 nothing of fall

  @TRIB-009
  Rule: The fifth gives the second one card

    @id:fifth-to-second
    Scenario Outline: Whoever is fifth, to whoever is second
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then seat <fifth> owes seat <second> 1 card of fall
      And seat <second> owes seat <fifth> nothing of fall

      Examples:
        | order       | fifth | second | note                     |
        | 0 1 2 3 4 5 | 4     | 1      |                          |
        | 5 0 1 2 3 4 | 3     | 0      |                          |
        | 0 3 2 4 1 5 | 1     | 3      | mates pay each other too |

    @id:revolution
    Scenario: With a revolutionary the fourth to go out is fifth
      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then seat 4 owes seat 1 1 card of fall

    @id:failed-burners @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario Outline: Of two who failed a burn the first is last and the second fifth
      Given the seats went out in the order 0 1 2 4
      And the failed burners are seats <failed>
      And everybody opened
      When the deal is settled
      Then the places are <places>
      And seat <second> owes seat 1 1 card of fall
      And seat <first> owes seat 0 2 cards of fall

      Examples:
        | failed | first | second | places      |
        | 3 5    | 3     | 5      | 1 2 3 6 4 5 |
        | 5 3    | 5     | 3      | 1 2 3 5 4 6 |

    @id:failed-burner-is-last @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: Where one failed a burn, who is left is fifth
      Given the seats went out in the order 0 1 2 4 5
      And the failed burners are seats 3
      And everybody opened
      When the deal is settled
      Then seat 5 owes seat 1 1 card of fall
      And seat 4 owes seat 1 nothing of fall

  @TRIB-010
  Rule: The third and the fourth have no part in fall tribute

    @id:fall-only
    Scenario: Where everybody opened, they neither pay nor receive
      Given the seats went out in the order 0 1 2 3 4 5
      And everybody opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:other-kinds
    Scenario: What they owe otherwise they owe
      Given the seats went out in the order 0 1 2 3 4 5
      And seats 0 1 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 2    | 5  | 1     |
        | dot  | 3    | 0  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

  @TRIB-025
  Rule: A revolutionary has no part in fall tribute

    @id:fourth
    Scenario: Being fourth he owes his dot, and nothing of fall
      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the places are 1 2 4 3 5 6
      And the tribute is
        | kind | from | to | cards |
        | dot  | 2    | 5  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:third
    Scenario Outline: Being third, where a sweep moves no cards of its own, he has no part in it either
      Given the revolutionary is seat 2
      And the seats went out in the order <order>
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to       | cards |
        | dot  | 2    | 5        | 1     |
        | fall | 3    | <second> | 1     |
        | fall | 5    | <first>  | 2     |

      @sweep=ordinary
      Examples: an ordinary deal
        | order     | first | second |
        | 0 4 1 3 5 | 0     | 4      |

      @sweep=settle-and-restart
      Examples: settled, and the match starts again
        | order     | first | second |
        | 4 0 1 3 5 | 4     | 0      |

  @TRIB-012 @threes=held
  Rule: The choked player pays one card to the one who choked him

    Background:
      Given the seats went out in the order 0 1 2 3 4 5

    @id:one-card
    Scenario Outline: One card, to an enemy or a mate
      Given everybody opened
      And seat <by> choked seat <on>
      When the deal is settled
      Then seat <on> owes seat <by> 1 card of choke
      And seat <by> owes seat <on> nothing of choke

      Examples:
        | by | on | note                 |
        | 1  | 0  | the first was choked |
        | 4  | 5  | the last was choked  |
        | 2  | 0  | by a mate            |

    @id:opposite @THREE-018 @choke_by_opposite=counts
    Scenario: By his opposite as by anybody
      Given everybody opened
      And seat 3 choked seat 0
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | choke | 0    | 3  | 1     |
        | fall  | 4    | 1  | 1     |
        | fall  | 5    | 0  | 2     |

    @id:opposite-exempt @THREE-018 @choke_by_opposite=exempt
    Scenario: Where an opposite does not choke, it costs nothing
      Given everybody opened
      And seat 3 choked seat 0
      When the deal is settled
      Then nobody owes choke
      And the tribute is
        | kind | from | to | cards |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:several
    Scenario: Several are listed by payer
      Given everybody opened
      And seat 5 choked seat 4
      And seat 1 choked seat 2
      And seat 1 choked seat 0
      When the deal is settled
      Then the tribute is
        | kind  | from | to | cards |
        | choke | 0    | 1  | 1     |
        | choke | 2    | 1  | 1     |
        | choke | 4    | 5  | 1     |
        | fall  | 4    | 1  | 1     |
        | fall  | 5    | 0  | 2     |

    @id:not-choked
    Scenario: Where nobody was choked, nobody pays
      Given everybody opened
      When the deal is settled
      Then nobody owes choke

  @TRIB-013 @interrupt=burn
  Rule: The burned player pays the burner one card

    @id:one-card
    Scenario Outline: One card, to an enemy
      Given the seats went out in the order 0 1 2 3 4 5
      And everybody opened
      And seat <by> burned seat <on>
      When the deal is settled
      Then seat <on> owes seat <by> 1 card of burn
      And seat <by> owes seat <on> nothing of burn

      Examples:
        | by | on | note                                              |
        | 0  | 1  |                                                   |
        | 0  | 5  |                                                   |
        | 1  | 0  | the gouji with which the first went out is burned |

    @id:mate @burn_tribute_between_mates=yes
    Scenario: A mate pays as well
      Given the seats went out in the order 0 1 2 3 4 5
      And everybody opened
      And seat 0 burned seat 2
      When the deal is settled
      Then seat 2 owes seat 0 1 card of burn

    @id:mate-exempt @burn_tribute_between_mates=no
    Scenario: Where mates owe each other no burn tribute, a mate pays nothing
      Given the seats went out in the order 0 1 2 3 4 5
      And everybody opened
      And seat 0 burned seat 2
      When the deal is settled
      Then nobody owes burn
      And the tribute is
        | kind | from | to | cards |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:both-burners
    Scenario: Each of two burners of one player is paid
      Given the seats went out in the order 2 0 1 3 4 5
      And everybody opened
      And seat 2 burned seat 1
      And seat 0 burned seat 1
      When the deal is settled
      Then seat 1 owes seat 2 1 card of burn
      And seat 1 owes seat 0 1 card of burn

    @id:two-burners @TRIB-023
    Scenario: Two burners of one player are served in the order of their burns
      Given the seats went out in the order 2 0 1 3 4 5
      And everybody opened
      And seat 2 burned seat 1
      And seat 0 burned seat 1
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | burn | 1    | 2  | 1     |
        | burn | 1    | 0  | 1     |
        | fall | 4    | 0  | 1     |
        | fall | 5    | 2  | 2     |

    @id:not-burned
    Scenario: Where no burn succeeded, nobody pays
      Given the seats went out in the order 0 1 2 3 4 5
      And everybody opened
      When the deal is settled
      Then nobody owes burn

  @TRIB-012 @TRIB-007 @threes=held
  Rule: Dot, choke, and burn or shao are served in a fixed order, and fall last

    Background:
      Given the seats went out in the order 0 1 2 3 4 5

    @id:one-payer @interrupt=burn
    Scenario Outline: One player owes four kinds, a burn among them
      Given seats 0 1 2 3 4 opened
      And seat 0 burned seat 5
      And seat 4 choked seat 5
      When the deal is settled
      Then the tribute is
        | kind     | from | to         | cards |
        | <first>  | 5    | <to first> | 1     |
        | <second> | 5    | <to next>  | 1     |
        | <third>  | 5    | <to third> | 1     |
        | fall     | 4    | 1          | 1     |
        | fall     | 5    | 0          | 2     |

      @tribute_order=dot-burn-choke-fall
      Examples: dot, burn, choke
        | first | to first | second | to next | third | to third |
        | dot   | 2        | burn   | 0       | choke | 4        |

      @tribute_order=choke-burn-dot-fall
      Examples: choke, burn, dot
        | first | to first | second | to next | third | to third |
        | choke | 4        | burn   | 0       | dot   | 2        |

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, and burn where shao would be
        | first | to first | second | to next | third | to third |
        | dot   | 2        | choke  | 4       | burn  | 0        |

    @id:one-payer-shao @interrupt=shao
    Scenario Outline: One player owes four kinds, two shaos of one enemy among them, which are one debt
      Given seats 0 1 2 3 4 opened
      And seat 0 shao-ed seat 5 for 1 card
      And seat 4 choked seat 5
      And seat 0 shao-ed seat 5 for 2 cards
      When the deal is settled
      Then the tribute is
        | kind     | from | to         | cards      |
        | dot      | 5    | 2          | 1          |
        | <second> | 5    | <to next>  | <of next>  |
        | <third>  | 5    | <to third> | <of third> |
        | fall     | 4    | 1          | 1          |
        | fall     | 5    | 0          | 2          |

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, shao
        | second | to next | of next | third | to third | of third |
        | choke  | 4       | 1       | shao  | 0        | 3        |

      @tribute_order=dot-burn-choke-fall
      Examples: dot, shao where burn would be, choke
        | second | to next | of next | third | to third | of third |
        | shao   | 0       | 3       | choke | 4        | 1        |

    @id:several-payers @interrupt=burn
    Scenario Outline: A kind is served for all players before the next kind is
      Given seats 0 1 2 4 5 opened
      And seat 0 burned seat 5
      And seat 2 choked seat 1
      When the deal is settled
      Then <first> is served before <second>
      And <second> is served before <third>
      And <third> is served before fall

      @tribute_order=dot-burn-choke-fall
      Examples: dot, burn, choke
        | first | second | third |
        | dot   | burn   | choke |

      @tribute_order=choke-burn-dot-fall
      Examples: choke, burn, dot
        | first | second | third |
        | choke | burn   | dot   |

      @tribute_order=dot-choke-shao-fall
      Examples: dot, choke, and burn where shao would be
        | first | second | third |
        | dot   | choke  | burn  |

    @id:shao-of-a-mate @SHAO-006 @interrupt=shao
    Scenario Outline: A shao of an enemy is served, one of a mate only where mates owe each other for it
      Given everybody opened
      And seat 1 shao-ed seat 0 for 1 card
      And seat 2 shao-ed seat 0 for 1 card
      When the deal is settled
      Then seat 0 owes seat 1 1 card of shao
      And seat 0 owes seat 2 <mate> of shao

      @burn_tribute_between_mates=no
      Examples: mates do not
        | mate    |
        | nothing |

      @burn_tribute_between_mates=yes
      Examples: mates do
        | mate   |
        | 1 card |

    @id:two-shaos @TRIB-023 @interrupt=shao @tribute_order=dot-choke-shao-fall
    Scenario: Two who shao-ed one player are served in the order of their shaos
      Given everybody opened
      And seat 5 shao-ed seat 0 for 1 card
      And seat 1 shao-ed seat 0 for 2 cards
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | shao | 0    | 5  | 1     |
        | shao | 0    | 1  | 2     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

  @TRIB-014
  Rule: Who did not open owes his opposite dot tribute, one card without calls

    @id:one-card
    Scenario Outline: One of a pair did not open
      Given the seats went out in the order 0 1 2 3 4 5
      And seats <opened> opened
      When the deal is settled
      Then seat <unopened> owes seat <opposite> 1 card of dot
      And seat <opposite> owes seat <unopened> nothing of dot

      Examples:
        | opened    | unopened | opposite | note                        |
        | 0 1 2 4 5 | 3        | 0        |                             |
        | 1 2 3 4 5 | 0        | 3        | the first to go out as well |
        | 0 2 3 4 5 | 1        | 4        |                             |
        | 0 1 2 3 4 | 5        | 2        |                             |

    @id:called @calls=xuan
    Scenario: A revolutionary pays what his opposite called
      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seat 5 called xuan
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then seat 2 owes seat 5 3 cards of dot

    @id:called-himself @assumed @calls=xuan
    Scenario: What a revolutionary called before he revolted stands
      Our reading: he pays and receives dots, so that his call counts; no document speaks of it.

      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seat 2 called xuan
      And seats 0 1 3 4 opened
      When the deal is settled
      Then seat 5 owes seat 2 2 cards of dot
      And seat 2 owes seat 5 1 card of dot

    @id:called-ming-himself @assumed @calls=ming-yu
    Scenario: What a revolutionary called before he revolted stands, be it ming
      Our reading: he pays and receives dots, so that his call counts; no document speaks of it.

      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seat 2 called ming
      And seats 0 1 3 4 opened
      When the deal is settled
      Then seat 5 owes seat 2 2 cards of dot
      And seat 2 owes seat 5 1 card of dot

    @id:failed-burner-called @calls=xuan @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: What a failed burner called stands
      Given the seats went out in the order 0 1 2 4 5
      And the failed burners are seats 3
      And seat 3 called xuan
      And seats 0 1 2 4 5 opened
      When the deal is settled
      Then seat 3 owes seat 0 3 cards of dot

    @id:called-yu @calls=ming-yu
    Scenario: A revolutionary pays what his opposite called, be it yu
      Given the revolutionary is seat 2
      And the seats went out in the order 0 1 3 4 5
      And seat 5 called yu
      And seats 0 1 3 4 5 opened
      When the deal is settled
      Then seat 2 owes seat 5 4 cards of dot

    @id:failed-burner @interrupt=burn @burn_test=play-out @burn_breach=last-place
    Scenario: Who failed a burn without having opened owes it beside his fall tribute
      Given the seats went out in the order 0 1 2 4 5
      And the failed burners are seats 3
      And seats 0 1 2 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 3    | 0  | 1     |
        | fall | 3    | 0  | 2     |
        | fall | 5    | 1  | 1     |

  @TRIB-015
  Rule: An unopened pair owe each other

    @id:mutual
    Scenario Outline: Both of a pair did not open
      Given the seats went out in the order 0 1 2 3 4 5
      And seats <opened> opened
      When the deal is settled
      Then seat <one> owes seat <other> 1 card of dot
      And seat <other> owes seat <one> 1 card of dot

      Examples:
        | opened  | one | other |
        | 1 2 4 5 | 0   | 3     |
        | 0 2 3 5 | 1   | 4     |

  @TRIB-016 @dot_mutual_waivable=yes
  Rule: An unopened pair may agree that neither pays

    Background:
      Given the seats went out in the order 0 1 2 3 4 5

    @id:waived
    Scenario: One pair waived, the others did not
      Given nobody opened
      And seats 0 and 3 waived dots
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 1    | 4  | 1     |
        | dot  | 2    | 5  | 1     |
        | dot  | 4    | 1  | 1     |
        | dot  | 5    | 2  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:each-pair
    Scenario Outline: Any of the three pairs may
      Given nobody opened
      And seats <pair> waived dots
      When the deal is settled
      Then seat <one> owes seat <other> nothing of dot
      And seat <other> owes seat <one> nothing of dot
      And seat <payer> owes seat <paid> 1 card of dot

      Examples:
        | pair    | one | other | payer | paid |
        | 0 and 3 | 0   | 3     | 4     | 1    |
        | 1 and 4 | 1   | 4     | 5     | 2    |
        | 2 and 5 | 2   | 5     | 3     | 0    |

    @id:two-pairs
    Scenario: Two pairs waived
      Given nobody opened
      And seats 0 and 3 waived dots
      And seats 2 and 5 waived dots
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 1    | 4  | 1     |
        | dot  | 4    | 1  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:called @calls=xuan
    Scenario: Calls do not stand in the way
      Given seats 1 2 4 5 opened
      And seat 0 called xuan
      And seats 0 and 3 waived dots
      When the deal is settled
      Then nobody owes dot

    @id:called-ming @calls=ming-yu
    Scenario: Calls of ming and yu do not either
      Given seats 1 2 4 5 opened
      And seat 0 called yu
      And seat 3 called ming
      And seats 0 and 3 waived dots
      When the deal is settled
      Then nobody owes dot

    @id:not-waived
    Scenario: Who does not waive pays
      Given seats 1 2 4 5 opened
      When the deal is settled
      Then seat 0 owes seat 3 1 card of dot
      And seat 3 owes seat 0 1 card of dot

  @TRIB-017
  Rule: An opened pair without calls owe no dots

    @id:opened
    Scenario Outline: Both of a pair opened
      Given the seats went out in the order 0 1 2 3 4 5
      And <who> opened
      When the deal is settled
      Then seat 0 owes seat 3 nothing of dot
      And seat 3 owes seat 0 nothing of dot

      Examples:
        | who       | note                        |
        | everybody |                             |
        | seats 0 3 | what the others owe is none |

    @id:nobody-owes
    Scenario: Where everybody opened and nobody called, nobody owes dots
      Given the seats went out in the order 0 1 2 3 4 5
      And everybody opened
      When the deal is settled
      Then nobody owes dot
