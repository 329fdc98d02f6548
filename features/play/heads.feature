Feature: Head and headless
  A player without an opposite is headless: his plays are put to everybody, and everybody's are put to him. The opposite of
  a revolutionary may keep a head: for three gouji plays that nobody answers, or for the whole deal.

  @HEAD-001
  Rule: A player whose opposite has gone out is headless

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK22 |
        | 3    | 9     |
      And every other seat holds "56"
      And seat 3 leads

    @id:at-once @headless_when_opposite_out=yes
    Scenario: He is headless as soon as his opposite is out
      When seat 3 lays "9"
      Then seat 3 is out
      And the event headless of seat 0 is told
      And seat 0 is headless
      And seat 1 is not headless
      And seat 4 is not headless
      And the deal is not in the tangle

    @id:not-before @headless_when_opposite_out=yes
    Scenario: He is not while his opposite holds a card
      Given the hands
        | seat | cards |
        | 3    | 9J    |
      When seat 3 lays "9"
      Then seat 3 is still in play
      And seat 0 is not headless
      And no event headless is told

    @id:not-played @headless_when_opposite_out=no
    Scenario: Where it is not played, he keeps his head
      When seat 3 lays "9"
      Then seat 3 is out
      And seat 0 is not headless
      And no event headless is told

    @id:last-gouji @headless_when_opposite_out=yes
    Scenario: The last gouji of his opposite is put to him alone
      Given the hands
        | seat | cards |
        | 3    | AA    |
      When seat 3 lays "AA"
      Then seat 3 is out
      And seat 0 is headless
      And seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "22"
      And seat 0 may pass

    @id:beats-last-gouji @headless_when_opposite_out=yes
    Scenario: Having beaten it he is answered by everybody
      Given the hands
        | seat | cards |
        | 1    | 56XX  |
        | 3    | AA    |
      And play has gone
        | seat | action |
        | 3    | AA     |
      When seat 0 lays "22"
      Then the action is legal
      And seat 1 is asked in turn
      And seat 1 is to act
      And seat 1 may lay "XX"
      And seat 1 may pass

    @id:refuses-last-gouji @headless_when_opposite_out=yes
    Scenario: When he passes on it the round is over
      Given the hands
        | seat | cards |
        | 3    | AA    |
      And play has gone
        | seat | action |
        | 3    | AA     |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And the event wind of seat 3 is told
      And seat 4 leads

    @id:beaten-by-opposite @headless_when_opposite_out=yes
    Scenario: Beaten by the last cards of his opposite, he answers once more as an opposite
      Given the hands
        | seat | cards |
        | 3    | AA    |
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then seat 3 is out
      And seat 0 is headless
      And seat 0 is asked in turn
      And seat 0 is to act

    @id:within-the-round @headless_when_opposite_out=yes
    Scenario: Within the round his gouji is put to all who have not passed, and to nobody who has
      Given play has gone
        | seat | action |
        | 3    | 9      |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "2"
      Then the action is legal
      And seat 0 is headless
      And seat 1 is asked in turn
      And seat 1 is to act

    @id:passed-stays-passed @headless_when_opposite_out=yes
    Scenario: Who has passed is not asked again
      Given play has gone
        | seat | action |
        | 3    | 9      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 2      |
        | 1    | pass   |
      When seat 2 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads

    @id:asked-at-once @headless_when_opposite_out=yes
    Scenario: Within the round he is asked on the gouji of others
      Given the hands
        | seat | cards |
        | 0    | 59X   |
        | 4    | 562   |
      And play has gone
        | seat | action |
        | 3    | 9      |
        | 4    | 2      |
      When seat 1 passes
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "X"
      And seat 0 may pass

    @id:asked-only-with-head @headless_when_opposite_out=no
    Scenario: Where it is not played, he is not asked
      Given the hands
        | seat | cards |
        | 4    | 562   |
      And play has gone
        | seat | action |
        | 3    | 9      |
        | 4    | 2      |
      When seat 1 passes
      Then the event round-closed of seat 4 is told
      And seat 4 leads

    @id:nobody-is-asked @headless_when_opposite_out=no
    Scenario: Where it is not played, his gouji is put to nobody
      Given the hands
        | seat | cards |
        | 0    | 56    |
        | 1    | 5KK   |
      And seat 4 is out
      And seat 1 leads
      When seat 1 lays "KK"
      Then nobody is asked in turn
      And nobody is to act
      And the round may be closed
      And the table holds "KK" of seat 1

    @id:out-before @headless_when_opposite_out=yes
    Scenario: Of one who is out before, the opposite is headless
      Given seat 4 is out
      And seat 1 leads
      When seat 1 lays "5"
      Then seat 1 is headless
      And seat 0 is not headless
      And seat 2 is not headless
      And no event headless is told

    @id:tangle
    Scenario: In the tangle nobody is headless
      Given seat 5 is out
      When seat 3 lays "9"
      Then the deal is in the tangle
      And seat 0 is not headless
      And seat 2 is not headless
      And no event headless is told

    @id:failed-burner @assumed @interrupt=burn @burn_breach=last-place
    Scenario Outline: The opposite of a failed burner is headless
      Our reading: he is as one whose opposite has gone out; the documents speak of going out and of revolution.

      Given the hands
        | seat | cards  |
        | 0    | 599AAX |
        | 4    | 56KK   |
        | 3    | 56     |
      And seat 4 leads
      And play has gone
        | seat | action          |
        | 4    | KK              |
        | 0    | claims the burn |
        | 0    | AA              |
        | 3    | pass            |
      When seat 0 lays "99"
      Then the event burn-failed of seat 0 is told
      And the event headless of seat 3 is told
      And seat 3 is headless
      And seat 0 is not headless
      And seat 4 leads

      @burn_test=play-out
      Examples:
        | case     |
        | play-out |

      @burn_test=formula
      Examples:
        | case    |
        | formula |

  @HEAD-003
  Rule: Any play of a headless player is put to everybody in turn

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KKQ  |
        | 1    | 59AA  |
        | 2    | 59AA  |
        | 5    | 5922  |
      And every other seat holds "56"
      And seat 0 leads

    @id:gouji-goes-round @headless_when_opposite_out=yes
    Scenario: His gouji is put to the next seat, like any other play
      Given seat 3 is out
      When seat 0 lays "KK"
      Then seat 1 is asked in turn
      And seat 1 is to act
      And seat 1 may lay "AA"
      And seat 1 may pass
      And the round may not be closed

    @id:next @headless_when_opposite_out=yes
    Scenario: The next seat beats it
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 1
      And seat 1 is not burning
      And no event burned is told
      And no event shao is told

    @id:mate @headless_when_opposite_out=yes
    Scenario: So does a mate
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
      When seat 2 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 2
      And seat 5 is asked in turn
      And no event burned is told
      And no event shao is told

    @id:last-asked @headless_when_opposite_out=yes
    Scenario: So does the last who is asked
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
        | 2    | pass   |
        | 4    | pass   |
      When seat 5 lays "22"
      Then the action is legal
      And the table holds "22" of seat 5

    @id:out-of-turn @headless_when_opposite_out=yes
    Scenario Outline: Nobody beats it before he is asked
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> lays "<cards>"
      Then the action is refused, under TURN-003
      And nothing has changed
      And seat 1 is asked in turn
      And seat 1 is to act

      Examples:
        | seat | cards |
        | 2    | AA    |
        | 5    | 22    |

    @id:all-refuse @headless_when_opposite_out=yes
    Scenario: When all have refused, he leads again
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
        | 2    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads

    @id:not-one-early @headless_when_opposite_out=yes
    Scenario: Not before the last has refused
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
        | 2    | pass   |
      When seat 4 passes
      Then no event round-closed is told
      And seat 5 is asked in turn
      And seat 5 is to act
      And the table holds "KK" of seat 0

    @id:pass-binds @headless_when_opposite_out=yes
    Scenario: A pass on it binds for the round
      Given the hands
        | seat | cards |
        | 1    | 59XX  |
      And seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | pass   |
        | 2    | pass   |
        | 4    | pass   |
      When seat 5 lays "22"
      Then seat 0 is asked in turn
      And seat 1 has passed
      And seat 1 may not lay "XX"

    @id:not-gouji @headless_when_opposite_out=yes
    Scenario: His other plays go round as ever
      Given seat 3 is out
      When seat 0 lays "Q"
      Then seat 1 is asked in turn
      And seat 1 is to act
      And seat 1 may lay "A"

    @id:revolted @revolution_head=headless
    Scenario: So it is with one who is headless by a revolution
      Given seat 3 has revolted
      When seat 0 lays "KK"
      Then seat 0 is headless
      And seat 1 is asked in turn
      And seat 1 is to act
      And seat 1 may lay "AA"

    @id:chosen
    Scenario Outline: So it is with one who has chosen to be headless
      Given seat 3 has revolted
      And seat 0 plays headless
      When seat 0 lays "KK"
      Then seat 0 is headless
      And seat 0 has no dead gouji left
      And seat 1 is asked in turn
      And seat 1 is to act

      @revolution_head=choose-three
      Examples:
        | case     |
        | of-three |

      @revolution_head=choose-always
      Examples:
        | case      |
        | of-always |

  @HEAD-004
  Rule: A headless player may beat anybody's play, gouji too

    Background:
      Given the hands
        | seat | cards |
        | 0    | 59AA  |
        | 1    | 5KK   |
        | 5    | 56QQQ |
      And every other seat holds "56"
      And seat 1 leads

    @id:after-the-opposite @headless_when_opposite_out=yes
    Scenario: He is asked after the opposite who sits nearer
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 4 passes
      Then no event round-closed is told
      And seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "AA"
      And seat 0 may pass

    @id:before-the-opposite @headless_when_opposite_out=yes
    Scenario: He is asked before the opposite who sits farther
      Given the hands
        | seat | cards |
        | 0    | 59AAA |
      And seat 3 is out
      And seat 5 leads
      When seat 5 lays "QQQ"
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "AAA"

    @id:opposite-still-asked @headless_when_opposite_out=yes
    Scenario: When he has refused, the opposite is asked
      Given seat 3 is out
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | QQQ    |
      When seat 0 passes
      Then no event round-closed is told
      And seat 2 is asked in turn
      And seat 2 is to act
      And seat 0 has passed

    @id:beats @headless_when_opposite_out=yes
    Scenario: He beats it, and that is no burn
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
        | 4    | pass   |
      When seat 0 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 0
      And seat 0 is not burning
      And no event burned is told
      And no event burn-granted is told
      And no event shao is told

    @id:put-to-all @headless_when_opposite_out=yes
    Scenario: What he laid is put to all who have not passed
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
        | 4    | pass   |
      When seat 0 lays "AA"
      Then seat 1 is asked in turn
      And seat 1 is to act

    @id:skips-the-passed @headless_when_opposite_out=yes
    Scenario: It is not put to one who has passed
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
        | 4    | pass   |
        | 0    | AA     |
        | 1    | pass   |
      When seat 2 passes
      Then seat 5 is asked in turn
      And seat 5 is to act
      And seat 4 has passed

    @id:no-duty @headless_when_opposite_out=yes
    Scenario: Having won the lead with it, he leads what he likes
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
        | 4    | pass   |
        | 0    | AA     |
        | 1    | pass   |
        | 2    | pass   |
        | 5    | pass   |
      When seat 0 lays "5"
      Then the action is legal
      And seat 0 is still in play
      And no event burn-failed is told

    @id:mates-gouji @headless_when_opposite_out=yes
    Scenario: He beats the gouji of a mate
      Given the hands
        | seat | cards |
        | 2    | 5KK   |
      And seat 3 is out
      And seat 2 leads
      And play has gone
        | seat | action |
        | 2    | KK     |
        | 5    | pass   |
      When seat 0 lays "AA"
      Then the action is legal
      And the table holds "AA" of seat 0
      And no event burned is told
      And no event shao is told

    @id:out-of-turn @headless_when_opposite_out=yes
    Scenario: Before he is asked he beats nothing
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 0 lays "AA"
      Then the action is refused, under TURN-003
      And nothing has changed
      And seat 4 is asked in turn
      And seat 4 is to act

    @id:claims-nothing @interrupt=burn @headless_when_opposite_out=yes
    Scenario: He claims no burn
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 0 claims the burn
      Then the action is refused, under BURN-007
      And nothing has changed
      And seat 4 is asked in turn

    @id:having-passed @headless_when_opposite_out=yes
    Scenario: Having passed in the round, he is not asked
      Given the hands
        | seat | cards |
        | 1    | 5KK   |
        | 5    | 5699  |
      And seat 3 is out
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 99     |
        | 0    | pass   |
        | 1    | KK     |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads
      And no event headless is told

    @id:not-yet-passed @headless_when_opposite_out=yes
    Scenario: When he has only been beaten, he is
      Given the hands
        | seat | cards  |
        | 0    | 59TTAA |
        | 5    | 5699   |
      And seat 3 is out
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 99     |
        | 0    | TT     |
        | 1    | KK     |
      When seat 4 passes
      Then seat 0 is asked in turn
      And seat 0 is to act

    @id:has-a-head @headless_when_opposite_out=no
    Scenario: One who keeps his head is not asked
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 1    | KK     |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And seat 1 leads

  @HEAD-005 @headless_when_opposite_out=yes
  Rule: A headless player plays gouji like anybody else

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 57QQQA |
        | 5    | 5666   |
      And every other seat holds "56"
      And seat 0 leads

    @id:leads
    Scenario: He leads gouji
      Given seat 3 is out
      When seat 0 lays "QQQ"
      Then the action is legal
      And the table holds "QQQ" of seat 0
      And seat 0 is headless

    @id:beats
    Scenario: He beats with gouji
      Given seat 3 is out
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 666    |
      When seat 0 lays "QQQ"
      Then the action is legal
      And the table holds "QQQ" of seat 0
      And seat 1 is asked in turn

    @id:opens
    Scenario: Unbeaten, it opens
      Given seat 3 is out
      And play has gone
        | seat | action |
        | 0    | QQQ    |
        | 1    | pass   |
        | 2    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then seat 0 leads
      And the event opened of seat 0 is told
      And seat 0 is open

    @id:does-not-open
    Scenario: Beaten, it does not
      Given the hands
        | seat | cards |
        | 1    | 5KKK  |
      And seat 3 is out
      And play has gone
        | seat | action |
        | 0    | QQQ    |
        | 1    | KKK    |
        | 4    | pass   |
      When seat 0 passes
      Then seat 1 leads
      And no event opened of seat 0 is told
      And seat 0 is not open

  @HEAD-007
  Rule: With a head, the first three gouji plays are answered by nobody

    Background:
      Given the hands
        | seat | cards        |
        | 5    | 5567QQQKKAA2 |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads

    @id:unanswered
    Scenario Outline: His gouji is put to nobody
      When seat 5 lays "QQQ"
      Then the action is legal
      And nobody is asked in turn
      And nobody is to act
      And the round may be closed
      And the table holds "QQQ" of seat 5
      And seat 5 has 2 dead gouji left
      And seat 5 is not headless

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:leads-again
    Scenario Outline: Nobody burning or shaoing, he leads again
      Given play has gone
        | seat | action |
        | 5    | QQQ    |
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

    @id:not-beaten @interrupt=burn
    Scenario Outline: Nobody beats it, in turn or out of turn
      Given the hands
        | seat | cards  |
        | 0    | 59KKKX |
      And play has gone
        | seat | action |
        | 5    | QQQ    |
      When seat 0 lays "KKK"
      Then the action is refused, under HEAD-007
      And nothing has changed
      And nobody is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:no-pass
    Scenario Outline: Nobody passes on it
      Given play has gone
        | seat | action |
        | 5    | QQQ    |
      When seat 0 passes
      Then the action is refused, under HEAD-007
      And nothing has changed
      And nobody is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:burned @interrupt=burn
    Scenario Outline: It may be burned
      Given the hands
        | seat | cards  |
        | 0    | 59KKKX |
      And play has gone
        | seat | action          |
        | 5    | QQQ             |
        | 0    | claims the burn |
      When seat 0 lays "KKK"
      Then the action is legal
      And the event burned of seat 0 is told
      And seat 0 is burning
      And the table holds "KKK" of seat 0
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:who-may-burn @interrupt=burn
    Scenario Outline: The window for burns stays open until nobody else acts
      Given the hands
        | seat | cards  |
        | 0    | 59KKKX |
      When seat 5 lays "QQQ"
      Then nobody is asked in turn
      And seat 0 is to act
      And seat 0 may claim the burn
      And the round may be closed

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:shaoed @interrupt=shao
    Scenario Outline: It may be taken by shao
      Given the hands
        | seat | cards |
        | 0    | 59KKK |
      And play has gone
        | seat | action |
        | 5    | QQQ    |
      When seat 0 lays "KKK"
      Then the action is legal
      And the event shao of seat 0 is told
      And the table holds "KKK" of seat 0
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:shao-earns @interrupt=shao
    Scenario Outline: Such a shao earns its card
      Given the hands
        | seat | cards |
        | 0    | 59KKK |
      And play has gone
        | seat | action |
        | 5    | QQQ    |
        | 0    | KKK    |
      When seat 3 passes
      Then seat 0 has shao-ed seat 5 for 1 card
      And seat 0 leads

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:not-killed @disputed @two_kill_one=yes
    Scenario Outline: Two big jokers do not kill it
      Our reading: a dead gouji is not to be killed; whether that reaches two big jokers is read in two ways.

      Given the hands
        | seat | cards |
        | 0    | 59DD  |
        | 5    | 55D   |
      And play has gone
        | seat | action |
        | 5    | D      |
      When seat 0 lays "DD"
      Then the action is refused, under HEAD-007
      And nothing has changed
      And nobody is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:as-a-beat
    Scenario Outline: It is so when he beats with it as well
      Given the hands
        | seat | cards |
        | 4    | 5677  |
      And seat 4 leads
      And play has gone
        | seat | action |
        | 4    | 77     |
      When seat 5 lays "KK"
      Then the action is legal
      And nobody is asked in turn
      And the round may be closed
      And seat 5 has 2 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:not-gouji
    Scenario Outline: His other plays go round, and none of the three is spent
      When seat 5 lays "55"
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 5 has 3 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:others-gouji
    Scenario Outline: With a head he is not asked on the gouji of others
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads
      And seat 5 is not headless

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:counts-each
    Scenario Outline: Each of the three is counted
      Given play has gone
        | seat | action |
        | 5    | QQQ    |
        | 5    | next   |
      When seat 5 lays "KK"
      Then seat 5 has 1 dead gouji left
      And nobody is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

  @HEAD-008
  Rule: After the third dead gouji he is headless

    Background:
      Given the hands
        | seat | cards      |
        | 0    | 922X       |
        | 5    | 557QQQKKAA |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads

    @id:third-itself
    Scenario Outline: The third itself is still answered by nobody
      Given seat 5 has 1 dead gouji left
      When seat 5 lays "KK"
      Then nobody is asked in turn
      And seat 5 has no dead gouji left
      And seat 5 is not headless
      And no event headless is told

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:then-headless
    Scenario Outline: When it has won the round, he is headless
      Given seat 5 has 1 dead gouji left
      And play has gone
        | seat | action |
        | 5    | KK     |
      When nobody else acts
      Then the event headless of seat 5 is told
      And seat 5 is headless
      And seat 5 leads
      And seat 5 has no dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:fourth
    Scenario Outline: His fourth gouji is put to everybody
      Given seat 5 has 1 dead gouji left
      And play has gone
        | seat | action |
        | 5    | KK     |
        | 5    | next   |
      When seat 5 lays "AA"
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "22"
      And seat 0 may pass
      And the round may not be closed

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:one-two-three
    Scenario Outline: So it is after three in a row
      Given the hands
        | seat | cards       |
        | 5    | 557QQQKKAA2 |
      And play has gone
        | seat | action |
        | 5    | QQQ    |
        | 5    | next   |
        | 5    | KK     |
        | 5    | next   |
        | 5    | AA     |
        | 5    | next   |
      When seat 5 lays "2"
      Then seat 5 is headless
      And seat 0 is asked in turn
      And seat 0 is to act

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:after-two
    Scenario Outline: After the second he still has his head
      Given play has gone
        | seat | action |
        | 5    | QQQ    |
        | 5    | next   |
        | 5    | KK     |
      When nobody else acts
      Then no event headless is told
      And seat 5 is not headless
      And seat 5 has 1 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:asked-then
    Scenario Outline: Headless, he is asked on the gouji of others
      Given the hands
        | seat | cards   |
        | 0    | 59QQQ   |
        | 5    | 57KKAAA |
      And seat 5 has 1 dead gouji left
      And play has gone
        | seat | action |
        | 5    | KK     |
        | 5    | next   |
        | 5    | 7      |
        | 0    | 9      |
        | 1    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | QQQ    |
      When seat 3 passes
      Then seat 5 is asked in turn
      And seat 5 is to act
      And seat 5 may lay "AAA"

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:burned @interrupt=burn
    Scenario Outline: Burned, the third makes him headless as soon as the burn is laid
      Given seat 5 has 1 dead gouji left
      And play has gone
        | seat | action          |
        | 5    | KK              |
        | 0    | claims the burn |
      When seat 0 lays "22"
      Then the event headless of seat 5 is told
      And seat 5 is headless
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:may-undo @interrupt=burn
    Scenario Outline: Then he is asked on the burn itself
      Given the hands
        | seat | cards   |
        | 5    | 557KKXX |
      And seat 5 has 1 dead gouji left
      And play has gone
        | seat | action          |
        | 5    | KK              |
        | 0    | claims the burn |
        | 0    | 22              |
      When seat 3 passes
      Then seat 5 is asked in turn
      And seat 5 is to act
      And seat 5 may lay "XX"

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:shaoed @interrupt=shao
    Scenario Outline: Taken by shao, likewise
      Given seat 5 has 1 dead gouji left
      And play has gone
        | seat | action |
        | 5    | KK     |
      When seat 0 lays "22"
      Then the event headless of seat 5 is told
      And seat 5 is headless
      And seat 3 is asked in turn

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:taken-by-a-last-hand @interrupt=burn
    Scenario Outline: Burned with a last hand that begins the tangle, he keeps his head: there nobody is headless
      Given the hands
        | seat | cards |
        | 0    | AA    |
      And seat 5 has 1 dead gouji left
      And play has gone
        | seat | action           |
        | 5    | KK               |
        | 0    | claims the burn |
      When seat 0 lays "AA"
      Then the event tangle is told
      And no event headless is told
      And seat 5 is not headless

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:shao-ed-by-a-last-hand @interrupt=shao
    Scenario Outline: Shao-ed with a last hand that begins the tangle, he keeps his head: there nobody is headless
      Given the hands
        | seat | cards |
        | 0    | AA    |
      And seat 5 has 1 dead gouji left
      And play has gone
        | seat | action |
        | 5    | KK     |
      When seat 0 lays "AA"
      Then the event tangle is told
      And no event headless is told
      And seat 5 is not headless

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

  @HEAD-009
  Rule: Any gouji counts as a dead gouji

    Background:
      Given the hands
        | seat | cards          |
        | 5    | 55779QQQKAA2XX |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads

    @id:any-gouji
    Scenario Outline: With 2s and jokers too it is dead
      When seat 5 lays "<cards>"
      Then the action is legal
      And nobody is asked in turn
      And the round may be closed
      And seat 5 has 2 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case        | cards |
        | chosen-QQQ  | QQQ   |
        | chosen-AA   | AA    |
        | chosen-2    | 2     |
        | chosen-2K   | 2K    |
        | chosen-QQ2  | QQ2   |
        | chosen-X    | X     |
        | chosen-9X   | 9X    |
        | chosen-77XX | 77XX  |

      @revolution_head=three
      Examples:
        | case         | cards |
        | granted-QQQ  | QQQ   |
        | granted-AA   | AA    |
        | granted-2    | 2     |
        | granted-2K   | 2K    |
        | granted-QQ2  | QQ2   |
        | granted-X    | X     |
        | granted-9X   | 9X    |
        | granted-77XX | 77XX  |

    @id:not-gouji
    Scenario Outline: One card fewer, and it is put to the next seat
      When seat 5 lays "<cards>"
      Then the action is legal
      And seat 0 is asked in turn
      And seat 5 has 3 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case       | cards |
        | chosen-QQ  | QQ    |
        | chosen-A   | A     |
        | chosen-K   | K     |
        | chosen-Q2  | Q2    |
        | chosen-772 | 772   |

      @revolution_head=three
      Examples:
        | case        | cards |
        | granted-QQ  | QQ    |
        | granted-A   | A     |
        | granted-K   | K     |
        | granted-Q2  | Q2    |
        | granted-772 | 772   |

  @HEAD-010
  Rule: A dead gouji is spent when it is laid, burned or not

    Background:
      Given the hands
        | seat | cards      |
        | 0    | 922X       |
        | 5    | 557QQQKKAA |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads

    @id:when-laid
    Scenario Outline: It is spent as soon as it is laid
      When seat 5 lays "KK"
      Then seat 5 has 2 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:burned @interrupt=burn
    Scenario Outline: A burn does not give it back
      Given play has gone
        | seat | action          |
        | 5    | KK              |
        | 0    | claims the burn |
      When seat 0 lays "22"
      Then the event burned of seat 0 is told
      And seat 5 has 2 dead gouji left
      And seat 5 is not headless

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:shaoed @interrupt=shao
    Scenario Outline: Nor does a shao
      Given play has gone
        | seat | action |
        | 5    | KK     |
      When seat 0 lays "22"
      Then the event shao of seat 0 is told
      And seat 5 has 2 dead gouji left
      And seat 5 is not headless

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

    @id:refused
    Scenario Outline: One that is refused is not spent
      When seat 5 lays "KKK"
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 5 has 3 dead gouji left

      @revolution_head=choose-three
      Examples:
        | case   |
        | chosen |

      @revolution_head=three
      Examples:
        | case    |
        | granted |

  @HEAD-011 @revolution_head=choose-three @revolution_contest=rush
  Rule: A dead gouji that wins the lead opens, if it is of a kind that opens

    Background:
      Given the hands
        | seat | cards       |
        | 0    | 922X        |
        | 5    | 557QQQKKA2X |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads

    @id:opens
    Scenario: Nobody beating it, he is open
      Given play has gone
        | seat | action |
        | 5    | KK     |
      When nobody else acts
      Then the event opened of seat 5 is told
      And seat 5 is open
      And seat 5 leads

    @id:not-yet
    Scenario: Not before the round is closed
      When seat 5 lays "KK"
      Then no event opened is told
      And seat 5 is not open

    @id:not-eligible
    Scenario Outline: Of another kind, it does not open
      Given play has gone
        | seat | action  |
        | 5    | <cards> |
      When nobody else acts
      Then no event opened is told
      And seat 5 is not open
      And seat 5 leads

      Examples:
        | cards | note            |
        | 2     | a single 2      |
        | X     | a joker         |
        | QQX   | a joker with Qs |

    @id:burned @interrupt=burn
    Scenario: Burned, it does not open
      Given play has gone
        | seat | action          |
        | 5    | KK              |
        | 0    | claims the burn |
        | 0    | 22              |
      When seat 3 passes
      Then seat 0 leads
      And no event opened of seat 5 is told
      And seat 5 is not open

    @id:shaoed @interrupt=shao
    Scenario: Taken by shao, it does not open
      Given play has gone
        | seat | action |
        | 5    | KK     |
        | 0    | 22     |
      When seat 3 passes
      Then seat 0 leads
      And no event opened of seat 5 is told
      And seat 5 is not open

  @HEAD-011 @revolution_head=three
  Rule: So does one of the three that are granted without a choice

    Background:
      Given the hands
        | seat | cards        |
        | 0    | 922X         |
        | 5    | 44567QQQKK2X |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 leads

    @id:granted-opens @fours=after-opening
    Scenario: Nobody beating it, he is open once he leads 4s
      Given play has gone
        | seat | action |
        | 5    | KK     |
      When nobody else acts
      Then the event provisional of seat 5 is told
      And seat 5 is provisionally open
      And seat 5 leads

    @id:granted-not-eligible
    Scenario Outline: Of another kind, it opens nothing
      Given play has gone
        | seat | action  |
        | 5    | <cards> |
      When nobody else acts
      Then seat 5 is not open
      And seat 5 is not provisionally open
      And seat 5 leads

      Examples:
        | cards | note            |
        | 2     | a single 2      |
        | X     | a joker         |
        | QQX   | a joker with Qs |

  @HEAD-012 @revolution_head=choose-always
  Rule: Where head has no limit, he plays gouji as if his opposite were still there

    Background:
      Given the hands
        | seat | cards         |
        | 0    | 922X          |
        | 5    | 557QQQKKAA2XX |
      And every other seat holds "56"
      And seat 2 has revolted
      And seat 5 plays with a head
      And seat 5 leads

    @id:unanswered
    Scenario: His gouji is put to nobody, and nothing is counted
      When seat 5 lays "QQQ"
      Then the action is legal
      And nobody is asked in turn
      And the round may be closed
      And seat 5 has no dead gouji left
      And seat 5 is not headless

    @id:fifth
    Scenario: So it is with the fourth and the fifth
      Given play has gone
        | seat | action |
        | 5    | QQQ    |
        | 5    | next   |
        | 5    | KK     |
        | 5    | next   |
        | 5    | AA     |
        | 5    | next   |
        | 5    | 2      |
        | 5    | next   |
      When seat 5 lays "X"
      Then the action is legal
      And nobody is asked in turn
      And the round may be closed
      And seat 5 is not headless
      And no event headless is told

    @id:not-beaten @interrupt=burn
    Scenario: Nobody beats it without a burn
      Given play has gone
        | seat | action |
        | 5    | KK     |
      When seat 0 lays "22"
      Then the action is refused, under TURN-008
      And nothing has changed
      And nobody is asked in turn

    @id:burned @interrupt=burn
    Scenario: It may be burned, the fourth too
      Given the hands
        | seat | cards        |
        | 5    | 557QQQKKAA22 |
      And play has gone
        | seat | action          |
        | 5    | QQQ             |
        | 5    | next            |
        | 5    | 2               |
        | 5    | next            |
        | 5    | 2               |
        | 5    | next            |
        | 5    | AA              |
        | 0    | claims the burn |
      When seat 0 lays "22"
      Then the action is legal
      And the event burned of seat 0 is told
      And seat 5 is not headless
      And no event headless is told
      And seat 3 is asked in turn

    @id:others-gouji
    Scenario: He is not asked on the gouji of others
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 22     |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads
      And seat 5 is not headless

    @id:may-burn @interrupt=burn
    Scenario: He may burn it, for he has a head
      Given the hands
        | seat | cards |
        | 5    | 55XX  |
      And seat 0 leads
      When seat 0 lays "22"
      Then seat 3 is asked in turn
      And seats 3 5 are to act
      And seat 5 may claim the burn

    @id:headless-instead
    Scenario: Had he chosen to be headless, it would be put to everybody
      Given seat 5 plays headless
      When seat 5 lays "KK"
      Then seat 5 is headless
      And seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "22"
