Feature: Burning
  A gouji play may be beaten out of turn by somebody whose hand then plays itself out, a joker in every lead but the
  last. Burns are claimed together and go before the answer of the opposite. Whoever beats a burner undoes the burn.

  @BURN-001
  Rule: Where gouji is burned, others than the opposite may beat it out of turn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And every other seat holds "56"
      And seat 0 leads

    @id:burns @interrupt=burn
    Scenario Outline: The burn stands in place of the gouji play, and is put to the burner's opposite
      Given the hands
        | seat   | cards |
        | <seat> | 59AAX |
      And play has gone
        | seat   | action          |
        | 0      | KK              |
        | <seat> | claims the burn |
      When seat <seat> lays "AA"
      Then the action is legal
      And the table holds "AA" of seat <seat>
      And seat <seat> is burning
      And the event burned of seat <seat> is told
      And seat <opposite> is asked in turn
      And seat <opposite> is to act
      And seat 0 is not open

      Examples:
        | seat | opposite | note                   |
        | 1    | 4        | the next neighbour     |
        | 2    | 5        | a mate                 |
        | 4    | 1        | the other mate         |
        | 5    | 2        | the previous neighbour |

    @id:claim-first @interrupt=burn
    Scenario: A claim lays nothing yet
      Given the hands
        | seat | cards |
        | 1    | 59AAX |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is legal
      And the event burn-granted of seat 1 is told
      And no event burned is told
      And the table holds "KK" of seat 0
      And seat 1 is not burning
      And seat 1 is to act

    @id:no-claim @interrupt=burn
    Scenario: Without a claim nobody beats gouji out of turn
      Given the hands
        | seat | cards |
        | 1    | 59AAX |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is refused, under BURN-001
      And nothing has changed
      And seat 3 is asked in turn

    @id:no-test @interrupt=burn @burn_test=none
    Scenario: Where no test is made, whoever can beat may burn
      Given the hands
        | seat | cards     |
        | 1    | 56789TJAA |
        | 2    | 56789TJQQ |
      When seat 0 lays "KK"
      Then seat 1 may claim the burn
      And seat 2 may not claim the burn
      And seats 1 3 are to act

    @id:shao-instead @interrupt=shao
    Scenario: Where gouji is taken by shao, nobody claims a burn
      Given the hands
        | seat | cards |
        | 1    | 59AAX |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is refused, under BURN-001
      And nothing has changed
      And seat 1 may not claim the burn

  @BURN-002 @interrupt=burn
  Rule: Only gouji is burned

    Background:
      Given the hands
        | seat | cards                |
        | 0    | 55TTTTTJJJJQQQKKAA2X |
        | 2    | 522222D              |
      And every other seat holds "56"
      And seat 0 leads

    @id:gouji
    Scenario Outline: A gouji play may be burned
      When seat 0 lays "<cards>"
      Then seat 2 may claim the burn
      And seats 2 3 are to act

      Examples:
        | cards |
        | TTTTT |
        | JJJJ  |
        | QQQ   |
        | KK    |
        | AA    |
        | 2     |
        | X     |

    @id:not-gouji
    Scenario Outline: A play that is not gouji may not
      Given play has gone
        | seat | action  |
        | 0    | <cards> |
      When seat 2 claims the burn
      Then the action is refused, under BURN-002
      And nothing has changed
      And seat 1 is to act

      Examples:
        | cards |
        | TTTT  |
        | JJJ   |
        | QQ    |
        | K     |
        | A     |
        | 55    |

  @BURN-003 @interrupt=burn
  Rule: The burning play beats the gouji play by the ordinary comparison

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And every other seat holds "56"
      And seat 0 leads

    @id:any-that-beats
    Scenario Outline: Any play that beats will do
      Given the hands
        | seat | cards    |
        | 1    | 5AA22XX  |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 1 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 1
      And seat 1 is burning

      Examples:
        | cards | note                     |
        | AA    |                          |
        | 2A    | the 2 counts as an A     |
        | 22    |                          |
        | AX    |                          |
        | XX    |                          |

    @id:does-not-beat
    Scenario Outline: A play that does not beat is refused, and so is a pass
      Given the hands
        | seat | cards    |
        | 1    | KKAAAXXX |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 1 lays "<cards>"
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 1 is to act
      And seat 1 may lay "AA"
      And seat 1 may not pass

      Examples:
        | cards | reason  | note  |
        | KK    | CMP-002 | equal |
        | KX    | CMP-009 | equal but for the joker |
        | A     | CMP-001 | fewer |
        | AAA   | CMP-001 | more  |

    @id:must-play
    Scenario: Who was served does not pass after all
      Given the hands
        | seat | cards |
        | 1    | 59AAX |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 1 passes
      Then the action is refused, under BURN-003
      And nothing has changed
      And seat 1 is to act

    @id:cannot-beat
    Scenario Outline: Who holds nothing that beats does not claim
      Given the hands
        | seat | cards   |
        | 1    | <cards> |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is refused, under BURN-003
      And nothing has changed
      And seat 3 is to act

      Examples:
        | cards | note                |
        | QQQX  |                     |
        | KKX   |                     |
        | A     | one card            |
        | X5    | the 5 is not higher |

  @BURN-004 @interrupt=burn @burn_test=play-out
  Rule: Burning is open to a hand that plays itself out, a joker in every lead but the last

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And every other seat holds "56"
      And seat 0 leads

    @id:plays-out
    Scenario Outline: What is left divides so that at most the last lead has no joker
      Given the hands
        | seat | cards   |
        | 1    | <cards> |
      When seat 0 lays "KK"
      Then seat 1 may claim the burn
      And seats 1 3 are to act

      Examples:
        | cards        | note                                    |
        | AA           | nothing is left                         |
        | AA5          | one last lead                           |
        | AA666        |                                         |
        | AA2266       | the 2s count as 6s                      |
        | AAX          |                                         |
        | AA778X       | X77, then 8                             |
        | AA7788X      |                                         |
        | AA778899XX   | X77, X88, then 99                       |
        | 22AA7        | with AA, not with 22                    |
        | 78AXX        | with AX, then X7 and 8                  |
        | AA78D        | the big joker serves as well            |
        | 3AA9X        | X9, then 3                              |
        | 33AAX        | X, then 33                              |
        | AA5678XXX    |                                         |

    @id:does-not-play-out
    Scenario Outline: What is left cannot be so divided
      Given the hands
        | seat | cards   |
        | 1    | <cards> |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is refused, under BURN-004
      And nothing has changed
      And seat 1 may not claim the burn
      And seat 3 is to act

      Examples:
        | cards       | note                          |
        | AA56        | two leads without a joker     |
        | AA778       |                               |
        | AA2278      |                               |
        | AA778899X   | one joker short               |
        | AAA7X9      | only AX or AA beats           |
        | 2278        | the formula would admit it    |
        | 78XX        | the jokers are spent          |
        | 3AA9        | 9, then 3                     |
        | 3AA89X      |                               |

    @id:borrowed-twos @threes=held @last_threes_borrow_twos=yes
    Scenario: Where 2s go with the last 3s, they are one lead
      Given the hands
        | seat | cards |
        | 1    | 32AA  |
      When seat 0 lays "KK"
      Then seat 1 may claim the burn

    @id:no-borrowed-twos @threes=held @last_threes_borrow_twos=no
    Scenario: Where they do not, they are two
      Given the hands
        | seat | cards |
        | 1    | 32AA  |
      When seat 0 lays "KK"
      Then seat 1 may not claim the burn
      And seat 3 is to act

    @id:joker-of-the-threes @threes=held
    Scenario: The held 3s are the last lead, and need one of their own
      Given the hands
        | seat | cards |
        | 1    | 35AAX |
        | 2    | 35AA  |
      When seat 0 lays "KK"
      Then seat 1 may claim the burn
      And seat 2 may not claim the burn

  @BURN-005 @interrupt=burn @burn_test=formula
  Rule: Burning is open to a hand whose ranks, 2s and jokers left out, are at most two more than its jokers

    Background:
      Given the hands
        | seat | cards |
        | 0    | 52KK  |
      And every other seat holds "56"
      And seat 0 leads

    @id:admitted
    Scenario Outline: At most two more
      Given the hands
        | seat | cards   |
        | 1    | <cards> |
      When seat 0 lays "KK"
      Then seat 1 may claim the burn
      And seats 1 3 are to act

      Examples:
        | cards      | note                                 |
        | AA99       | 2 ranks, no joker                    |
        | AA99X5     | 3 ranks, 1 joker                     |
        | AA778899XX | 4 ranks, 2 jokers                    |
        | AA22277    | 2s do not count                      |
        | 2278       | it cannot be played out              |
        | 78XX       | it cannot be played out              |
        | 3AA9X      | the 3s are a rank                    |
        | AA99D5     | the big joker counts as well         |

    @id:not-admitted
    Scenario Outline: Three more, or nothing that beats
      Given the hands
        | seat | cards   |
        | 1    | <cards> |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 3 is to act

      Examples:
        | cards        | reason   | note                        |
        | AA98         | BURN-005 | 3 ranks, no joker           |
        | AA9988X5     | BURN-005 | 4 ranks, 1 joker            |
        | AA7788995XX  | BURN-005 | 5 ranks, 2 jokers           |
        | 3AA9         | BURN-005 | the 3s are a rank           |
        | AA2278       | BURN-005 | the 2s do not help          |
        | QQX          | BURN-003 | admitted, but does not beat |

    @id:before-the-burn
    Scenario: The joker that burns counts, since the hand is counted before
      Given the hands
        | seat | cards |
        | 1    | 567X  |
        | 2    | 5678X |
      When seat 0 lays "2"
      Then seat 1 may claim the burn
      And seat 2 may not claim the burn

  @BURN-006 @interrupt=burn
  Rule: After the burn every lead of the burner has a joker, but for the one that is his last hand

    Background:
      Given the hands
        | seat | cards     |
        | 0    | 5KK       |
        | 1    | 57799AAXX |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |

    @id:with-a-joker
    Scenario Outline: A lead with a joker is as it should be
      When seat 1 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 1
      And seat 1 is burning
      And no event burn-failed is told
      And seat 4 is asked in turn

      Examples:
        | cards | note                                    |
        | 77X   |                                         |
        | 99X   |                                         |
        | X     | a joker alone                           |
        | 7XX   | also when he cannot then play himself out |

    @id:last-hand
    Scenario: The last hand needs none
      Given play has gone
        | seat | action |
        | 1    | 77X    |
        | 4    | pass   |
        | 1    | 99X    |
        | 4    | pass   |
      When seat 1 lays "5"
      Then the action is legal
      And seat 1 is out
      And no event burn-failed is told

    @id:without-a-joker @burn_breach=refused
    Scenario Outline: Where a breach is refused, a lead without a joker is not legal
      When seat 1 lays "<cards>"
      Then the action is refused, under BURN-006
      And nothing has changed
      And seat 1 leads
      And seat 1 may lay "77X"
      And seat 1 may not lay "77"
      And seat 1 is burning

      @burn_test=play-out
      Examples:
        | cards |
        | 77    |
        | 5     |
        | 9     |

      @burn_test=formula
      Examples:
        | cards |
        | 77    |
        | 5     |
        | 9     |

    @id:no-duty @burn_test=none
    Scenario: Where no test is made there is no duty
      When seat 1 lays "77"
      Then the action is legal
      And the table holds "77" of seat 1
      And no event burn-failed is told
      And seat 1 is still in play
      And seat 2 is asked in turn

  @BURN-007 @interrupt=burn
  Rule: All may burn but the gouji player, his opposite and headless players

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 55KKAAX |
        | 3    | 59AAX   |
        | 5    | 59AAX   |
      And every other seat holds "56"
      And seat 0 leads

    @id:not-he
    Scenario Outline: The gouji player and his opposite do not burn
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> claims the burn
      Then the action is refused, under BURN-007
      And nothing has changed
      And seats 3 5 are to act
      And seat 3 may lay "AA"

      Examples:
        | seat | note                        |
        | 0    | his own play                |
        | 3    | the opposite simply beats   |

    @id:opposite-beats
    Scenario: The opposite who beats has not burned
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then the action is legal
      And seat 3 is not burning
      And no event burned is told
      And seat 0 is asked in turn

    @id:having-passed @disputed
    Scenario: One who has passed in the round may burn
      Our reading: a pass does not keep from burning; the documents let others burn, and bar who has passed from beating.

      Given the hands
        | seat | cards |
        | 4    | 5567  |
      And seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 55     |
        | 5    | pass   |
        | 0    | KK     |
      When seat 5 claims the burn
      Then the action is legal
      And the event burn-granted of seat 5 is told
      And seat 5 is to act
      And seat 5 may lay "AA"

    @id:mates-and-enemies
    Scenario Outline: A mate of the gouji player burns as an enemy does
      Given the hands
        | seat   | cards |
        | <seat> | 59AAX |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> claims the burn
      Then the action is legal
      And the event burn-granted of seat <seat> is told
      And seat <seat> is to act
      And seat <seat> may lay "AA"

      Examples:
        | seat | note                   |
        | 1    | the next neighbour     |
        | 2    | a mate                 |
        | 4    | the other mate         |
        | 5    | the previous neighbour |

    @id:headless @headless_when_opposite_out=yes
    Scenario: A headless player is asked in turn instead
      Given seat 2 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 5 claims the burn
      Then the action is refused, under BURN-007
      And nothing has changed
      And seat 3 is to act
      And seat 5 may not claim the burn

    @id:out
    Scenario: One who is out does not burn
      Given seat 2 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 2 claims the burn
      Then the action is refused, under BURN-007
      And nothing has changed

    @id:revolted
    Scenario: Nor does a revolutionary, whatever he held
      Given the hands
        | seat | cards |
        | 1    | 55AA  |
      And seat 1 has revolted
      And seat 4 plays headless
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is refused, under BURN-007
      And nothing has changed

  @BURN-008 @interrupt=burn
  Rule: Burns go before the answer of the opposite, and come too late after it

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 5922X |
        | 3    | 56AAA |
      And every other seat holds "56"
      And seat 0 leads

    @id:while-asked
    Scenario: Until the opposite has answered a burn may be claimed
      When seat 0 lays "KK"
      Then seat 3 is asked in turn
      And seats 1 3 are to act
      And seat 1 may claim the burn
      And seat 3 may lay "AA"
      And seat 3 may pass

    @id:waits-for-the-burn
    Scenario Outline: Once a burn is claimed the opposite does not answer
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 3 <answers>
      Then the action is refused, under BURN-008
      And nothing has changed
      And seat 1 is to act

      Examples:
        | answers   |
        | lays "AA" |
        | passes    |

    @id:opposite-loses-his-turn
    Scenario: After the burn the opposite of the burned player is not asked
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 1 lays "22"
      Then seat 4 is asked in turn
      And seat 4 is to act
      And seat 3 may not pass
      And seat 0 may not pass

    @id:after-the-pass
    Scenario: After the pass that ends the round it is too late
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 1 claims the burn
      Then the action is refused, under BURN-008
      And nothing has changed
      And seat 0 leads

    @id:after-the-answer
    Scenario: After the answer the burn is one of the answer
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
        | 1    | claims the burn |
      When seat 1 lays "22"
      Then the action is legal
      And the event burned of seat 1 is told
      And seat 4 is asked in turn

    @id:first-asked-has-passed @assumed @headless_when_opposite_out=yes
    Scenario: When the first who is asked has passed it is too late, though others are still asked
      Our reading: a burn is open until the first who is asked has answered; the documents know of one who is asked.

      Given the hands
        | seat | cards |
        | 4    | 5922X |
      And seat 2 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 4 claims the burn
      Then the action is refused, under BURN-008
      And nothing has changed
      And seat 5 is asked in turn
      And seat 5 is to act

    @id:before-the-first-asked @headless_when_opposite_out=yes
    Scenario: Before, it is not
      Given the hands
        | seat | cards |
        | 4    | 5922X |
      And seat 2 is out
      When seat 0 lays "KK"
      Then seat 4 may claim the burn
      And seats 1 3 4 are to act

    @id:no-second-claim
    Scenario: While a burn is to be laid no other is claimed
      Given the hands
        | seat | cards |
        | 2    | 5922X |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 2 claims the burn
      Then the action is refused, under BURN-008
      And nothing has changed
      And seat 1 is to act

  @BURN-009 @interrupt=burn
  Rule: Of burners on both sides the mates of the gouji player are served first

    Background:
      Given every other seat holds "9KKAAX"

    @id:mates-first
    Scenario Outline: A mate is served before an enemy, wherever they sit
      Given seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | KK     |
      When seats <claimers> claim the burn
      Then the action is legal
      And seat <served> is to act
      And the event burn-granted of seat <served> is told
      And seat <served> may lay "AA"
      And seat <other> may not lay "AA"
      And the table holds "KK" of seat <leader>

      Examples:
        | leader | claimers | served | other | note                              |
        | 0      | 1 and 2  | 2      | 1     | the enemy sits nearer             |
        | 0      | 1 and 4  | 4      | 1     |                                   |
        | 0      | 5 and 4  | 4      | 5     |                                   |
        | 0      | 2 and 5  | 2      | 5     |                                   |
        | 3      | 4 and 1  | 1      | 4     |                                   |
        | 5      | 0 and 3  | 3      | 0     |                                   |

    @id:all-four
    Scenario: Of four who claim, the first mate is served, and the other claims lapse
      Given seat 0 leads
      And play has gone
        | seat | action        |
        | 0    | KK            |
        | 1 2 4 5 | claim the burn |
      When seat 2 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 2
      And seat 5 is asked in turn
      And seat 1 may not lay "AA"
      And seat 4 may not lay "AA"

  @BURN-010 @interrupt=burn
  Rule: Burners of one side are served in playing order from the gouji player

    Background:
      Given every other seat holds "9KKAAX"

    @id:playing-order
    Scenario Outline: The first after the gouji player is served
      Given seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | KK     |
      When seats <claimers> claim the burn
      Then the action is legal
      And seat <served> is to act
      And seat <served> may lay "AA"
      And seat <other> may not lay "AA"

      Examples:
        | leader | claimers | served | other | note                          |
        | 0      | 1 and 5  | 1      | 5     | enemies                       |
        | 0      | 2 and 4  | 2      | 4     | mates                         |
        | 0      | 4 and 2  | 2      | 4     | the order of naming is nothing |
        | 0      | 5 and 1  | 1      | 5     |                               |
        | 4      | 0 and 2  | 0      | 2     |                               |
        | 2      | 1 and 3  | 3      | 1     |                               |
        | 4      | 3 and 5  | 5      | 3     |                               |
        | 1      | 3 and 5  | 3      | 5     |                               |

  @BURN-011 @interrupt=burn
  Rule: A burn has succeeded when the burner's hand is empty

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 59AAX |
      And every other seat holds "5622"
      And seat 0 leads

    @id:played-out
    Scenario: He has played out all his hand
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |
        | 1    | 9X              |
        | 4    | pass            |
      When seat 1 lays "5"
      Then the event burn-succeeded of seat 1 is told
      And seat 1 has burned seat 0
      And seat 1 is out
      And seat 1 is in place 1

    @id:not-before
    Scenario: Before his hand is empty nothing is won
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |
        | 1    | 9X              |
      When seat 4 passes
      Then nobody has burned
      And no event burn-succeeded is told
      And seat 1 is burning

    @id:last-hand-beaten
    Scenario: That his last hand is beaten changes nothing
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |
        | 1    | 9X              |
        | 4    | pass            |
        | 1    | 5               |
      When seat 2 lays "6"
      Then the action is legal
      And seat 1 has burned seat 0
      And no event unburned is told

    @id:burned-out-at-once
    Scenario: The burning play may be the whole hand
      Given the hands
        | seat | cards |
        | 1    | AA    |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 1 lays "AA"
      Then the event burned of seat 1 is told
      And the event burn-succeeded of seat 1 is told
      And seat 1 has burned seat 0
      And seat 1 is in place 1
      And the table holds "AA" of seat 1

    @id:beaten-after-burning-out
    Scenario: Beaten then, it has succeeded all the same
      Given the hands
        | seat | cards |
        | 1    | AA    |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
      When seat 4 lays "22"
      Then the action is legal
      And the table holds "22" of seat 4
      And seat 1 has burned seat 0
      And no event unburned is told

    @id:burned-out-and-beaten
    Scenario: His opposite claims no burn on it, and it has succeeded all the same
      Given the hands
        | seat | cards |
        | 1    | AA    |
        | 3    | 56    |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
      When seat 4 claims the burn
      Then the action is refused, under BURN-007
      And nothing has changed
      And seat 1 has burned seat 0

    @id:by-a-mate
    Scenario: A mate who burns has burned as well
      Given the hands
        | seat | cards |
        | 2    | 5AA   |
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 2    | claims the burn |
        | 2    | AA              |
        | 5    | pass            |
      When seat 2 lays "5"
      Then seat 2 has burned seat 0
      And seat 2 is in place 1

  @BURN-012 @interrupt=burn
  Rule: A burner who leads without a joker, with more than that lead in hand, breaks his duty

    Background:
      Given the hands
        | seat | cards     |
        | 0    | 5QQQKK    |
        | 1    | 5599AAX   |
        | 2    | 59KKKX    |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |

    @id:fails @burn_breach=last-place
    Scenario Outline: Where it costs the place, he is last
      Given play has gone
        | seat | action |
        | 1    | AA     |
        | 4    | pass   |
      When seat 1 lays "<cards>"
      Then the action is legal
      And the event burn-failed of seat 1 is told
      And seat 1 is in place 6
      And seat 1 is not out
      And seat 1 is not burning
      And seat 1 holds "5599X"
      And seat 1 may not lay "9"
      And nobody has burned

      @burn_test=play-out
      Examples:
        | cards |
        | 99    |
        | 5     |

      @burn_test=formula
      Examples:
        | cards |
        | 99    |
        | 5     |

    @id:burned-player-leads @assumed @burn_breach=last-place
    Scenario Outline: Then the burned player leads
      Our reading: the lead goes to the burned player; the documents do not say who leads.

      Given play has gone
        | seat | action |
        | 1    | AA     |
        | 4    | pass   |
      When seat 1 lays "<cards>"
      Then the event burn-failed of seat 1 is told
      And seat 0 leads
      And seat 0 is to act

      @burn_test=play-out
      Examples:
        | cards |
        | 99    |
        | 5     |

      @burn_test=formula
      Examples:
        | cards |
        | 99    |
        | 5     |

    @id:not-with-a-joker @burn_breach=last-place
    Scenario: He has not failed as long as his leads have jokers
      Given play has gone
        | seat | action |
        | 1    | AA     |
        | 4    | pass   |
      When seat 1 lays "99X"
      Then the action is legal
      And no event burn-failed is told
      And no place of seat 1 is known
      And seat 1 holds "55"

    @id:no-more-part @assumed @burn_breach=last-place
    Scenario Outline: He takes no more part in the deal
      Our reading: the lead goes to the burned player; the documents do not say who leads.

      Given play has gone
        | seat | action |
        | 1    | AA     |
        | 4    | pass   |
        | 1    | 99     |
        | 0    | 5      |
      When seat 1 lays "9"
      Then the action is refused, under BURN-012
      And nothing has changed
      And seat 2 is asked in turn

      @burn_test=play-out
      Examples:
        | case |
        | 9    |

      @burn_test=formula
      Examples:
        | case |
        | 9    |

    @id:second-failure @assumed @burn_breach=last-place
    Scenario Outline: The second who fails is fifth
      Our reading: the places are taken from below; the document speaks of one failure.

      Given play has gone
        | seat | action          |
        | 1    | AA              |
        | 4    | pass            |
        | 1    | 99              |
        | 0    | QQQ             |
        | 2    | claims the burn |
        | 2    | KKK             |
        | 4    | pass            |
        | 5    | pass            |
      When seat 2 lays "9"
      Then the event burn-failed of seat 2 is told
      And seat 2 is in place 5
      And seat 1 is in place 6
      And seat 0 leads
      And the deal is in the tangle

      @burn_test=play-out
      Examples:
        | case   |
        | second |

      @burn_test=formula
      Examples:
        | case   |
        | second |

    @id:burned-player-out @assumed @burn_breach=last-place @headless_when_opposite_out=yes
    Scenario Outline: When the burned player is out, the next in play after him leads
      Our reading: the lead goes to the burned player, or on from him; the documents do not say who leads.

      Given the hands
        | seat | cards |
        | 0    | KK    |
      And play has gone
        | seat | action |
        | 1    | AA     |
        | 3    | pass   |
        | 4    | pass   |
      When seat 1 lays "99"
      Then the event burn-failed of seat 1 is told
      And seat 1 is in place 6
      And seat 0 is in place 1
      And seat 2 leads

      @burn_test=play-out
      Examples:
        | case   |
        | next   |

      @burn_test=formula
      Examples:
        | case   |
        | next   |

    @id:stuck-and-failed @burn_breach=last-place
    Scenario Outline: One who has wasted his joker fails
      Given play has gone
        | seat | action |
        | 1    | AX     |
        | 4    | pass   |
      When seat 1 lays "99"
      Then the action is legal
      And the event burn-failed of seat 1 is told
      And seat 1 is in place 6
      And seat 1 holds "5599A"

      @burn_test=play-out
      Examples:
        | case   |
        | wasted |

      @burn_test=formula
      Examples:
        | case   |
        | wasted |

    @id:stuck-and-free @burn_breach=refused
    Scenario Outline: Where a breach is refused, he leads what he likes, and the burn is over
      Given play has gone
        | seat | action |
        | 1    | AX     |
        | 4    | pass   |
      When seat 1 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 1
      And no event burn-failed is told
      And seat 1 is not burning
      And seat 1 is still in play
      And nobody has burned
      And seat 2 is asked in turn

      @burn_test=play-out
      Examples:
        | cards |
        | 99    |
        | 5     |

      @burn_test=formula
      Examples:
        | cards |
        | 99    |
        | 5     |

  @BURN-013 @interrupt=burn
  Rule: Whoever beats a play of the burner undoes the burn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 59AAX |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |

    @id:burning-play-beaten
    Scenario: His opposite beats the burning play
      Given the hands
        | seat | cards |
        | 4    | 5622  |
      When seat 4 lays "22"
      Then the action is legal
      And the event unburned of seat 4 is told
      And seat 1 is not burning
      And seat 4 is not burning
      And nobody has burned
      And seat 1 is asked in turn

    @id:lead-beaten
    Scenario: His opposite beats a later lead
      Given the hands
        | seat | cards |
        | 4    | 56TD  |
      And play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 9X     |
      When seat 4 lays "TD"
      Then the action is legal
      And the event unburned of seat 4 is told
      And seat 1 is not burning
      And seat 1 is asked in turn

    @id:not-by-a-pass
    Scenario: A pass undoes nothing
      When seat 4 passes
      Then no event unburned is told
      And seat 1 is burning
      And seat 1 leads

    @id:by-a-headless-player @headless_when_opposite_out=yes
    Scenario: A headless player beats him in turn
      Given the hands
        | seat | cards |
        | 5    | 5622  |
      And seat 2 is out
      And play has gone
        | seat | action |
        | 4    | pass   |
      When seat 5 lays "22"
      Then the action is legal
      And the event unburned of seat 5 is told
      And seat 1 is not burning
      And seat 5 is not burning

    @id:by-a-kill @two_kill_one=yes
    Scenario: Two big jokers kill his lead
      Given the hands
        | seat | cards |
        | 1    | 59AAD |
        | 2    | 56TDD |
      And play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 9D     |
      When seat 2 lays "TDD"
      Then the action is legal
      And the event unburned of seat 2 is told
      And seat 1 is not burning
      And seat 2 is not burning
      And seat 5 is asked in turn

  @BURN-014 @interrupt=burn
  Rule: KKK, burned by the next neighbour with AAA, is un-burned with 222 by a mate of the KKK player

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 5KKK   |
        | 1    | 59AAAX |
        | 4    | 56222  |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KKK             |
        | 1    | claims the burn |
        | 1    | AAA             |

    @id:unburned
    Scenario: The mate, who is the burner's opposite, beats him
      When seat 4 lays "222"
      Then the action is legal
      And the event unburned of seat 4 is told
      And seat 1 is not burning
      And seat 1 is asked in turn
      And seat 1 is to act

    @id:nothing-earned
    Scenario: The burner has earned nothing when the round is over
      Given play has gone
        | seat | action |
        | 4    | 222    |
      When seat 1 passes
      Then nobody has burned
      And seat 4 leads
      And seat 1 is still in play
      And seat 0 is not open

  @BURN-015 @interrupt=burn
  Rule: One who was un-burned plays on without duty and without penalty

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 5KK     |
        | 1    | 5999AAX |
        | 4    | 55622   |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | 22              |
        | 1    | pass            |
        | 4    | 5               |
        | 5    | pass            |
        | 0    | pass            |
        | 1    | 9               |
        | 2    | pass            |
        | 3    | pass            |
        | 4    | pass            |

    @id:leads-freely
    Scenario Outline: He leads without a joker
      When seat 1 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 1
      And no event burn-failed is told
      And seat 1 is still in play
      And seat 2 is asked in turn

      Examples:
        | cards |
        | 99    |
        | 5     |

    @id:no-tribute
    Scenario: Going out later he has burned nobody
      Given play has gone
        | seat | action |
        | 1    | 99     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
      When seat 1 lays "5X"
      Then the action is legal
      And seat 1 is in place 1
      And nobody has burned
      And no event burn-succeeded is told

  @BURN-016 @interrupt=burn
  Rule: The play of a burner can itself be burned

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 522KKX  |
        | 1    | 59AAX   |
        | 2    | 5922X   |
        | 3    | 5922X   |
        | 4    | 56      |
        | 5    | 5678922 |
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |

    @id:burned-in-turn
    Scenario: The second burner takes the place of the first
      Given play has gone
        | seat | action          |
        | 2    | claims the burn |
      When seat 2 lays "22"
      Then the action is legal
      And the event burned of seat 2 is told
      And the event unburned of seat 2 is told
      And seat 2 is burning
      And seat 1 is not burning
      And the table holds "22" of seat 2
      And seat 5 is asked in turn

    @id:who
    Scenario Outline: Anybody may but the burner's opposite, the burned player too
      Given play has gone
        | seat   | action          |
        | <seat> | claims the burn |
      When seat <seat> lays "22"
      Then the action is legal
      And seat <seat> is burning
      And seat 1 is not burning

      Examples:
        | seat | note                                |
        | 0    | the burned player                   |
        | 2    | an enemy of the burner              |
        | 3    | his mate, opposite of the burned    |

    @id:mates-of-the-burner-first
    Scenario: Now the burner's mates are served first
      When seats 2 and 3 claim the burn
      Then seat 3 is to act
      And seat 3 may lay "22"

    @id:test
    Scenario Outline: The test holds for the second burner as for the first
      When seat 5 claims the burn
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 1 is burning

      @burn_test=play-out
      Examples:
        | reason   |
        | BURN-004 |

      @burn_test=formula
      Examples:
        | reason   |
        | BURN-005 |

    @id:a-later-lead
    Scenario: A later lead of the burner may be burned too
      Given the hands
        | seat | cards |
        | 2    | 5TD   |
      And play has gone
        | seat | action          |
        | 4    | pass            |
        | 1    | 9X              |
        | 2    | claims the burn |
      When seat 2 lays "TD"
      Then the action is legal
      And the event burned of seat 2 is told
      And seat 1 is not burning

    @id:who-is-burned
    Scenario: When the second burn succeeds it is the first burner who was burned
      Given play has gone
        | seat | action          |
        | 2    | claims the burn |
        | 2    | 22              |
        | 5    | pass            |
        | 2    | 9X              |
        | 5    | pass            |
      When seat 2 lays "5"
      Then seat 2 has burned seat 1
      And the event burn-succeeded of seat 2 is told
      And no event burn-succeeded of seat 1 is told

  @BURN-017 @interrupt=burn
  Rule: In the tangle nobody burns

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 5KK     |
        | 4    | 5599AAX |
        | 5    | 59AAX   |
      And every other seat holds "56"
      And seat 0 leads

    @id:no-claim
    Scenario Outline: With two gone, gouji is not burned
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> claims the burn
      Then the action is refused, under BURN-017
      And nothing has changed
      And seat 3 is to act

      Examples:
        | seat |
        | 4    |
        | 5    |

    @id:ordinary-beat
    Scenario: Who beats gouji there has not burned
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 4 lays "AA"
      Then the action is legal
      And seat 4 is not burning
      And no event burned is told
      And seat 5 is asked in turn

    @id:no-duty
    Scenario: And leads without a joker
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
        | 4    | AA     |
        | 5    | pass   |
        | 0    | pass   |
        | 3    | pass   |
      When seat 4 lays "99"
      Then the action is legal
      And the table holds "99" of seat 4
      And no event burn-failed is told

    @id:one-gone
    Scenario: With one gone, gouji is still burned
      Given seat 1 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 5 claims the burn
      Then the action is legal
      And seat 5 is to act
      And the deal is not in the tangle

  @BURN-018 @interrupt=burn
  Rule: As long as he is not beaten the burner leads on

    Background:
      Given the hands
        | seat | cards     |
        | 0    | 5KK       |
        | 1    | 57799AAXX |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |

    @id:after-the-burn
    Scenario: He leads when his opposite has passed on the burn
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And seat 1 is burning
      And seat 1 is to act
      And seat 1 may not pass

    @id:after-a-lead
    Scenario: He leads again when a lead of his stands
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 99X    |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And seat 1 is burning

    @id:nobody-else-leads
    Scenario: The burned player does not lead
      Given play has gone
        | seat | action |
        | 4    | pass   |
      When seat 0 lays "5"
      Then the action is refused, under BURN-018
      And nothing has changed
      And seat 1 leads

  @BURN-019 @interrupt=burn
  Rule: The gouji plays of a burner are answered by his opposite, like any other gouji

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 5KK    |
        | 1    | 59AAX  |
        | 2    | 567TTD |
        | 4    | 56TTD  |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |

    @id:opposite-answers
    Scenario: His opposite is asked on his lead
      When seat 1 lays "9X"
      Then seat 4 is asked in turn
      And seat 4 may lay "TD"
      And seat 4 may pass
      And seat 2 may not lay "TD"
      And seat 2 may not pass

    @id:nobody-else
    Scenario: Nobody else beats it in turn
      Given play has gone
        | seat | action |
        | 1    | 9X     |
      When seat 2 lays "TD"
      Then the action is refused, under BURN-019
      And nothing has changed
      And seat 4 is asked in turn

    @id:ordinary-last-hand
    Scenario: A last hand that is not gouji is put to the next seat
      Given play has gone
        | seat | action |
        | 1    | 9X     |
        | 4    | pass   |
      When seat 1 lays "5"
      Then seat 1 is out
      And seat 2 is asked in turn
      And seat 2 may lay "6"

  @BURN-020 @headless_when_opposite_out=yes
  Rule: A headless player neither burns nor is burned

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 5KK     |
        | 1    | 5599AAX |
        | 5    | 59AAX   |
      And every other seat holds "56"
      And seat 0 leads

    @id:beats-headless
    Scenario: Beating the gouji of a headless player is an ordinary beat
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is legal
      And seat 1 is not burning
      And no event burned is told
      And no event shao is told
      And the table holds "AA" of seat 1

    @id:not-burned
    Scenario: The gouji of a headless player is not burned
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 5 claims the burn
      Then the action is refused, under BURN-020
      And nothing has changed
      And seat 1 is asked in turn
      And seat 1 is to act

    @id:no-duty
    Scenario: Who has beaten a headless player leads without a joker
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 4    | pass   |
        | 0    | pass   |
      When seat 1 lays "99"
      Then the action is legal
      And the table holds "99" of seat 1
      And seat 1 is still in play
      And no event burn-failed is told

    @id:headless-beats
    Scenario: A headless player who beats gouji has not burned
      Given seat 2 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 5 lays "AA"
      Then the action is legal
      And seat 5 is not burning
      And no event burned is told
      And no event shao is told

  @BURN-021 @interrupt=burn
  Rule: A burn is offered to everybody who may, and forced on nobody

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 59AAX |
        | 2    | 59AAX |
      And every other seat holds "56"
      And seat 0 leads

    @id:offered
    Scenario: Everybody who may burn can claim it
      When seat 0 lays "KK"
      Then seat 1 may claim the burn
      And seat 2 may claim the burn
      And seat 4 may not claim the burn
      And seat 5 may not claim the burn
      And seats 1 2 3 are to act
      And the round may not be closed

    @id:declined
    Scenario: When nobody claims, the opposite answers
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the action is legal
      And seat 0 leads
      And seat 1 holds "59AAX"
      And seat 1 has not passed
      And seat 1 is not burning

    @id:one-may-not
    Scenario Outline: A claim that names somebody who may not is refused whole
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seats <claimers> claim the burn
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 1 may claim the burn
      And seats 1 2 3 are to act

      Examples:
        | claimers     | reason   | note                     |
        | 1 and 3      | BURN-007 | the opposite             |
        | 0 and 1      | BURN-007 | the gouji player         |
        | 1 and 4      | BURN-003 | cannot beat              |
        | 1, 2 and 5   | BURN-003 |                          |
        | 1 and 1      | BURN-021 | named twice              |

    @id:nobody-claims-a-lead
    Scenario: With nothing on the table there is nothing to burn
      When seat 1 claims the burn
      Then the action is refused, under BURN-002
      And nothing has changed
      And seat 0 leads
