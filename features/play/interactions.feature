Feature: Where rules meet
  Cases in which several rules are about the same play. Each rule is given in its own place; here it is shown which of
  them has its way.

  @BURN-006 @TURN-012 @TURN-016 @SHAO-008
  Rule: When gouji comes after a yield, the yield has lapsed, and the yielder may beat out of turn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 566   |
        | 2    | 59AAX |
        | 3    | 59AAX |
        | 4    | 5KK   |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 66     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |

    @id:gouji-after-a-yield
    Scenario: The gouji play is put to the opposite of its player, not to the yielder
      When seat 4 lays "KK"
      Then seat 1 is asked in turn
      And seat 3 may not pass
      And seat 3 may not yield
      And seat 3 has not passed

    @id:yielder-burns @interrupt=burn
    Scenario: The yielder burns
      Given play has gone
        | seat | action          |
        | 4    | KK              |
        | 3    | claims the burn |
      When seat 3 lays "AA"
      Then the action is legal
      And the event burned of seat 3 is told
      And seat 0 is asked in turn

    @id:yielder-shaos @interrupt=shao
    Scenario: The yielder, who has not passed, shaos
      Given play has gone
        | seat | action |
        | 4    | KK     |
      When seat 3 lays "AA"
      Then the action is legal
      And the event shao of seat 3 is told
      And seat 0 is asked in turn

    @id:passed-before-the-yield @interrupt=shao
    Scenario: One who has passed does not shao
      Given play has gone
        | seat | action |
        | 4    | KK     |
      When seat 2 lays "AA"
      Then the action is refused, under SHAO-008
      And nothing has changed
      And seat 1 is asked in turn

    @id:passed-before-the-burn @interrupt=burn
    Scenario: One who has passed burns all the same
      Given play has gone
        | seat | action          |
        | 4    | KK              |
        | 2    | claims the burn |
      When seat 2 lays "AA"
      Then the action is legal
      And the event burned of seat 2 is told
      And seat 5 is asked in turn

    @id:yielder-does-nothing
    Scenario: When the opposite passes the round ends, without another word of the yielder
      Given play has gone
        | seat | action |
        | 4    | KK     |
      When seat 1 passes
      Then the event round-closed of seat 4 is told
      And seat 4 leads

  @BURN-008 @BURN-015 @interrupt=burn
  Rule: After a burn the opposite of the burned player has lost his turn, and may only burn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 59AAX |
        | 3    | 5922X |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |

    @id:turn-lost-to-the-burn
    Scenario: The opposite of the burner is asked in his place
      When seat 1 lays "AA"
      Then seat 4 is asked in turn
      And seat 3 may not pass
      And seat 3 may not lay "22"
      And seat 3 may claim the burn
      And seats 3 4 are to act

    @id:burns-the-burner
    Scenario: He burns the burner
      Given play has gone
        | seat | action          |
        | 1    | AA              |
        | 3    | claims the burn |
      When seat 3 lays "22"
      Then the action is legal
      And the event burned of seat 3 is told
      And the event unburned of seat 3 is told
      And seat 1 is not burning
      And seat 3 is burning
      And seat 0 is asked in turn

    @id:not-without-a-claim
    Scenario: Without a claim he does not beat the burner
      Given play has gone
        | seat | action |
        | 1    | AA     |
      When seat 3 lays "22"
      Then the action is refused, under TURN-008
      And nothing has changed
      And seat 4 is asked in turn

  @BURN-020 @HEAD-007 @interrupt=burn
  Rule: One whose opposite has revolted burns if he plays with a head, and only a burn undoes it

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 5922X |
        | 5    | 59AAX |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 0 leads

    @id:head-burns
    Scenario Outline: Nobody is asked to answer his burn, and others may burn it
      Given seat 5 plays with a head
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 5    | claims the burn |
      When seat 5 lays "AA"
      Then the action is legal
      And seat 5 is burning
      And nobody is asked in turn
      And the round may be closed
      And seat 1 may claim the burn
      And seat 1 may not lay "22"

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
        | case    |
        | granted |

    @id:head-burns-on
    Scenario Outline: When nobody burns it he leads on
      Given seat 5 plays with a head
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 5    | claims the burn |
        | 5    | AA              |
      When nobody else acts
      Then the action is legal
      And the event round-closed of seat 5 is told
      And seat 5 leads
      And seat 5 is burning

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
        | case    |
        | granted |

    @id:head-is-burned
    Scenario Outline: Another burn undoes it
      Given seat 5 plays with a head
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 5    | claims the burn |
        | 5    | AA              |
        | 1    | claims the burn |
      When seat 1 lays "22"
      Then the action is legal
      And the event unburned of seat 1 is told
      And seat 5 is not burning
      And seat 1 is burning
      And seat 4 is asked in turn

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
        | case    |
        | granted |

    @id:headless-claims-nothing
    Scenario Outline: Headless he claims nothing, and is asked in turn
      Given seat 5 plays headless
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then seat 5 is asked in turn
      And seat 5 may not claim the burn
      And seat 5 may lay "AA"

      @revolution_head=headless
      Examples:
        | case   |
        | always |

      @revolution_head=choose-three
      Examples:
        | case      |
        | of-choice |

      @revolution_head=choose-always
      Examples:
        | case              |
        | instead-of-always |

  @HEAD-007 @HEAD-010 @SHAO-001 @BURN-001
  Rule: Dead gouji is not answered, but it is burned, or shao-ed

    Background:
      Given the hands
        | seat | cards |
        | 0    | 59AAX |
        | 5    | 5KK   |
      And every other seat holds "56AA"
      And seat 2 has revolted
      And seat 5 has 3 dead gouji left
      And seat 5 leads

    @id:dead-gouji-burned @interrupt=burn
    Scenario Outline: It is burned, and counts as one of the three
      Given play has gone
        | seat | action          |
        | 5    | KK              |
        | 0    | claims the burn |
      When seat 0 lays "AA"
      Then the action is legal
      And the event burned of seat 0 is told
      And seat 5 has 2 dead gouji left
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:dead-gouji-shao-ed @interrupt=shao
    Scenario Outline: It is shao-ed, and counts as one of the three
      Given play has gone
        | seat | action |
        | 5    | KK     |
      When seat 0 lays "AA"
      Then the action is legal
      And the event shao of seat 0 is told
      And seat 5 has 2 dead gouji left
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:dead-gouji-unanswered
    Scenario Outline: Nobody is asked, and its player leads when nobody takes it
      Given play has gone
        | seat | action |
        | 5    | KK     |
      When nobody else acts
      Then the action is legal
      And the event round-closed of seat 5 is told
      And seat 5 leads
      And seat 5 has 2 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

  @BURN-011 @TANGLE-001 @interrupt=burn @headless_when_opposite_out=yes
  Rule: The tangle that begins with a burner's last hand finds the burn succeeded, with another's, undone

    Background:
      Given seat 5 is out
      And the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 99AAX |
        | 2    | 5TT   |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 2    | pass            |

    @id:burner-begins-the-tangle
    Scenario: The burner goes out
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 9X     |
        | 2    | pass   |
        | 4    | pass   |
      When seat 1 lays "9"
      Then seat 1 is in place 2
      And seat 1 has burned seat 0
      And the event burn-succeeded of seat 1 is told
      And the deal is in the tangle
      And seat 2 is asked in turn

    @id:beaten-in-the-tangle
    Scenario: It has succeeded though the last hand is then beaten
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 1    | 9X     |
        | 2    | pass   |
        | 4    | pass   |
        | 1    | 9      |
      When seat 2 lays "T"
      Then the action is legal
      And seat 1 has burned seat 0
      And no event unburned is told

    @id:un-burner-begins-the-tangle
    Scenario: One who un-burns him goes out
      Given the hands
        | seat | cards |
        | 4    | 22    |
      When seat 4 lays "22"
      Then seat 4 is in place 2
      And the event unburned of seat 4 is told
      And the deal is in the tangle
      And seat 1 is not burning
      And nobody has burned
      And seat 0 is asked in turn

    @id:no-duty-after-the-tangle
    Scenario: The burner then leads what he likes
      Given the hands
        | seat | cards |
        | 0    | 55KK  |
        | 4    | 22    |
      And play has gone
        | seat | action |
        | 4    | 22     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 0    | 5      |
        | 1    | 9      |
        | 2    | pass   |
        | 3    | pass   |
        | 0    | pass   |
      When seat 1 lays "9"
      Then the action is legal
      And the table holds "9" of seat 1
      And no event burn-failed is told
      And no place of seat 1 is known

  @BURN-005 @BURN-011 @THREE-001 @THREE-014 @interrupt=burn @threes=held
  Rule: A burner's last hand may be his 3s, and the hand before it may be choked

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 5KK     |
        | 1    | 3399AAX |
        | 2    | 5TTD    |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |

    @id:threes-without-a-joker
    Scenario: The 3s need no joker
      Given play has gone
        | seat | action |
        | 1    | 99X    |
        | 4    | pass   |
      When seat 1 lays "33"
      Then the action is legal
      And seat 1 is out
      And seat 1 has burned seat 0
      And the event burn-succeeded of seat 1 is told
      And nobody is choked

    @id:burned-before-the-threes @choke_announced=at-once
    Scenario: One whose hand before the 3s is burned is un-burned and choked
      Given play has gone
        | seat | action          |
        | 1    | 99X             |
        | 2    | claims the burn |
      When seat 2 lays "TTD"
      Then seat 1 is choked by seat 2
      And the event choked of seat 2 is told
      And seat 1 is not burning
      And seat 2 is burning
      And seat 1 holds "33"

    @id:burned-before-the-threes-unannounced @choke_announced=when-out
    Scenario: Where it is announced when he goes out, it is not known yet
      Given play has gone
        | seat | action          |
        | 1    | 99X             |
        | 2    | claims the burn |
      When seat 2 lays "TTD"
      Then nobody is choked
      And no event choked is told
      And the event unburned of seat 2 is told

  @THREE-014 @BURN-011 @interrupt=burn @threes=held
  Rule: One who is burned on the hand before his 3s is choked as well

    Background:
      Given the hands
        | seat | cards |
        | 0    | KK33  |
        | 1    | 9AA   |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |

    @id:burned-and-choked @choke_announced=at-once
    Scenario: The burner has both, the burn once he is out
      Given play has gone
        | seat | action |
        | 1    | AA     |
        | 4    | pass   |
      When seat 1 lays "9"
      Then seat 1 has burned seat 0
      And seat 0 is choked by seat 1

    @id:choked-before-the-burn-succeeds @choke_announced=at-once
    Scenario: The choke does not wait for it
      When seat 1 lays "AA"
      Then seat 0 is choked by seat 1
      And the event choked of seat 1 is told
      And nobody has burned

    @id:burn-undone-choke-stands @choke_announced=at-once
    Scenario: The choke remains when the burn is undone
      Given the hands
        | seat | cards |
        | 4    | 522   |
      And play has gone
        | seat | action |
        | 1    | AA     |
      When seat 4 lays "22"
      Then seat 0 is choked by seat 1
      And nobody has burned
      And seat 1 is not burning

  @OPEN-002 @BURN-012 @RANK-008 @interrupt=burn @burn_breach=last-place
  Rule: One failed burner leaves five in play, and they go on opening

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 5QQQKK  |
        | 1    | 5599AAX |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | pass            |

    @id:no-tangle-yet @assumed
    Scenario Outline: The tangle does not begin, and the opposite of the failed burner is headless
      Our reading: the opposite of a failed burner is headless, and the burned player leads; the documents say neither.

      When seat 1 lays "99"
      Then seat 1 is in place 6
      And the deal is not in the tangle
      And seat 4 is headless
      And seat 0 leads

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

    @id:opens-after-a-failed-burn @assumed
    Scenario Outline: A gouji play that nobody beats opens
      Our reading: the lead goes to the burned player; the documents do not say who leads.

      Given play has gone
        | seat | action |
        | 1    | 99     |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 4 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 leads

      @burn_test=play-out
      Examples:
        | case   |
        | failed |

      @burn_test=formula
      Examples:
        | case   |
        | failed |

  @TURN-018 @TURN-008 @OPEN-014
  Rule: One goes out on gouji: his opposite is asked, others may take it out of turn, and else there is the wind

    Background:
      Given the hands
        | seat | cards |
        | 1    | KK    |
        | 2    | 59AAX |
        | 4    | 5AA   |
      And every other seat holds "56"
      And seat 1 leads

    @id:out-on-gouji
    Scenario: His opposite is asked, not the next seat
      When seat 1 lays "KK"
      Then seat 1 is in place 1
      And seat 4 is asked in turn
      And seat 2 may not pass
      And no event round-closed is told

    @id:out-on-gouji-unbeaten
    Scenario: Unbeaten it leaves the lead to the next seat and opens nobody
      Given play has gone
        | seat | action |
        | 1    | KK     |
      When seat 4 passes
      Then seat 2 leads
      And the event wind of seat 1 is told
      And seat 1 is not open
      And seat 2 is not open

    @id:out-on-gouji-burned @interrupt=burn
    Scenario: It is burned though he is out
      Given play has gone
        | seat | action          |
        | 1    | KK              |
        | 2    | claims the burn |
      When seat 2 lays "AA"
      Then the action is legal
      And the event burned of seat 2 is told
      And no event wind is told
      And the table holds "AA" of seat 2

    @id:out-on-gouji-shao-ed @interrupt=shao
    Scenario: It is shao-ed though he is out
      Given play has gone
        | seat | action |
        | 1    | KK     |
      When seat 2 lays "AA"
      Then the action is legal
      And the event shao of seat 2 is told
      And no event wind is told

  @TURN-019 @THREE-002 @TURN-018
  Rule: The last 3s are beaten like any other play, and only unbeaten do they leave a wind

    Background:
      Given the hands
        | seat | cards |
        | 0    | 3     |
      And every other seat holds "56"
      And seat 0 leads

    @id:last-three-beaten
    Scenario: A single 3 is beaten by any single card, and the round goes on
      Given play has gone
        | seat | action |
        | 0    | 3      |
      When seat 1 lays "5"
      Then the action is legal
      And seat 0 is in place 1
      And seat 2 is asked in turn
      And no event wind is told

    @id:last-three-beaten-lead
    Scenario: The one who beat it leads
      Given play has gone
        | seat | action |
        | 0    | 3      |
        | 1    | 6      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then seat 1 leads
      And the event round-closed of seat 1 is told
      And no event wind is told

    @id:last-three-unbeaten
    Scenario: Unbeaten it leaves the lead to the next seat
      Given play has gone
        | seat | action |
        | 0    | 3      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then seat 1 leads
      And the event wind of seat 0 is told

  @HEAD-001 @HEAD-003 @TURN-006
  Rule: One whose opposite goes out in the middle of a round is headless at once, but for that very play

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5TTKK |
        | 1    | 5AA   |
        | 2    | 566   |
        | 3    | 99    |
        | 4    | 5TT   |
        | 5    | 566   |
      And seat 2 leads

    @id:opposite-out-mid-round @headless_when_opposite_out=yes
    Scenario: The event is told at once
      Given play has gone
        | seat | action |
        | 2    | 66     |
      When seat 3 lays "99"
      Then the event headless of seat 0 is told
      And seat 0 is headless
      And seat 4 is asked in turn

    @id:opposite-out-mid-round-no @headless_when_opposite_out=no
    Scenario: Where going out makes nobody headless, it makes nobody headless
      Given play has gone
        | seat | action |
        | 2    | 66     |
      When seat 3 lays "99"
      Then no event headless is told
      And seat 0 is not headless

    @id:gouji-of-the-new-headless @headless_when_opposite_out=yes
    Scenario: His gouji in the same round is put to all who have not passed
      Given play has gone
        | seat | action |
        | 2    | 66     |
        | 3    | 99     |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "KK"
      Then seat 1 is asked in turn
      And seat 1 is to act
      And seat 1 may lay "AA"

    @id:gouji-of-the-new-headless-no @headless_when_opposite_out=no
    Scenario: Where he is not headless nobody is asked
      Given play has gone
        | seat | action |
        | 2    | 66     |
        | 3    | 99     |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "KK"
      Then nobody is asked in turn
      And the round may be closed
      And seat 1 may not pass

    @id:passed-and-the-opposite-out
    Scenario: On the play with which his opposite went out he is asked though he has passed
      Given seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 66     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | 99     |
        | 4    | pass   |
      When seat 5 passes
      Then seat 0 is asked in turn
      And seat 0 may lay "TT"
      And seat 0 may pass
      And no event round-closed is told

    @id:passed-and-a-later-play
    Scenario: On a later play his pass binds
      Given seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 66     |
        | 0    | pass   |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | 99     |
        | 4    | TT     |
      When seat 5 passes
      Then seat 1 is asked in turn
      And seat 0 may not lay "KK"
      And seat 0 may not pass

  @HEAD-001 @TANGLE-001
  Rule: When two opposites are both out nobody is headless, for the tangle has begun

    Background:
      Given seat 0 is out
      And the hands
        | seat | cards |
        | 3    | 9     |
      And every other seat holds "5TKK"
      And seat 3 leads

    @id:both-opposites-out
    Scenario: The headless player goes out second
      When seat 3 lays "9"
      Then the deal is in the tangle
      And seat 3 is in place 2
      And seat 3 is not headless
      And no event headless is told
      And seat 4 is asked in turn

    @id:one-opposite-out @headless_when_opposite_out=yes
    Scenario: Until then he is headless
      Given the hands
        | seat | cards |
        | 3    | 99    |
      When seat 3 lays "9"
      Then seat 3 is headless
      And the deal is not in the tangle

  @TANGLE-002 @TANGLE-003 @TANGLE-004 @OPEN-009
  Rule: With a revolution the tangle begins in the middle of the round in which the first goes out

    Background:
      Given the hands
        | seat | cards |
        | 0    | KK    |
        | 3    | 566AA |
      And every other seat holds "56AA"
      And seat 2 has revolted
      And seat 5 plays headless
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 66     |
        | 4    | pass   |
        | 5    | pass   |

    @id:mid-round-with-a-revolution
    Scenario: The gouji play stands, goes to the next seat, and the passes are void
      When seat 0 lays "KK"
      Then the deal is in the tangle
      And the table holds "KK" of seat 0
      And seat 1 is asked in turn
      And seat 1 is to act
      And seat 4 has not passed
      And seat 5 has not passed

    @id:mid-round-passed-seat-beats
    Scenario: One who had passed beats it
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
        | 3    | pass   |
      When seat 4 lays "AA"
      Then the action is legal
      And seat 5 is asked in turn

    @id:mid-round-wind
    Scenario: Unbeaten it leaves the lead to the next seat, and opens nobody
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event wind of seat 0 is told
      And seat 1 leads
      And seat 0 is not open

    @id:mid-round-no-opening
    Scenario: A gouji play that wins the lead afterwards opens nobody
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And seat 1 is not open
      And seat 1 is not provisionally open
      And no event opened is told

  @TURN-017 @TURN-003 @TURN-008
  Rule: The first to go out is never asked again, on his opposite's play neither

    Background:
      Given the hands
        | seat | cards |
        | 0    | 7     |
        | 3    | 56KK  |
        | 1    | 568   |
        | 5    | 569   |
      And every other seat holds "56"

    @id:not-in-the-same-round
    Scenario: In the same round he is passed over
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 7      |
        | 1    | 8      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 lays "9"
      Then seat 1 is asked in turn
      And seat 1 is to act
      And seat 0 may not pass

    @id:not-in-a-later-round
    Scenario: In a later round, on a play of his opposite
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 7      |
        | 1    | 8      |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 1    | 5      |
        | 2    | pass   |
        | 3    | 6      |
        | 4    | pass   |
      When seat 5 passes
      Then seat 1 is asked in turn
      And seat 0 may not pass

    @id:gouji-of-his-opposite @headless_when_opposite_out=yes
    Scenario: The gouji of his opposite, who is headless, is put to the others
      Given seat 0 is out
      And the hands
        | seat | cards |
        | 0    |       |
      And seat 3 leads
      When seat 3 lays "KK"
      Then seat 4 is asked in turn
      And seat 0 may not pass

    @id:gouji-of-his-opposite-no @headless_when_opposite_out=no
    Scenario: The gouji of his opposite, who is not headless, is put to nobody
      Given seat 0 is out
      And the hands
        | seat | cards |
        | 0    |       |
      And seat 3 leads
      When seat 3 lays "KK"
      Then nobody is asked in turn
      And the round may be closed
      And seat 0 may not pass

  @TURN-006 @TURN-005
  Rule: One who has passed is offered the turn by plays of his opposite only

    Background:
      Given the hands
        | seat | cards |
        | 5    | 568   |
        | 1    | 57    |
        | 3    | 59    |
      And every other seat holds "5T"
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 6      |
        | 0    | pass   |
        | 1    | 7      |
        | 2    | pass   |

    @id:not-by-anybody-else
    Scenario: The plays of others pass over him
      Given play has gone
        | seat | action |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 lays "8"
      Then seat 1 is asked in turn
      And seat 0 may not lay "T"

    @id:then-the-opposite-of-that-one
    Scenario: The one who is asked again is the opposite of the player
      Given play has gone
        | seat | action |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | 8      |
      When seat 1 passes
      Then seat 2 is asked in turn
      And seat 2 may lay "T"
      And seat 0 may not lay "T"

    @id:by-his-opposite
    Scenario: A play of his opposite is put to him
      Given play has gone
        | seat | action |
        | 3    | 9      |
        | 4    | pass   |
      When seat 5 passes
      Then seat 0 is asked in turn
      And seat 0 may lay "T"

  @KILL-002 @OPEN-005 @two_kill_one=yes
  Rule: A kill beats, but it opens nobody and is no shao

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5D    |
        | 1    | 5DD   |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | D      |
        | 1    | DD     |

    @id:kill-wins-the-lead-unopened
    Scenario: It wins the lead and nothing else
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And seat 1 is not open
      And seat 1 is not provisionally open
      And nobody has shao-ed
      And nobody has burned
