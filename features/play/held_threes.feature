Feature: Held 3s
  Who has 3s keeps them for one last hand, which is all his 3s. If the hand before it is beaten he is choked, and owes a
  card to the one who beat it.

  @THREE-001
  Rule: The last hand of a player who has 3s is of 3s

    @id:last-hand @threes=held
    Scenario Outline: The last hand is all 3s
      Given the hands
        | seat | cards   |
        | 0    | <cards> |
      And every other seat holds "56"
      And seat 0 leads
      When seat 0 lays "<cards>"
      Then the action is legal
      And seat 0 is out
      And seat 0 is in place 1

      Examples:
        | cards |
        | 3     |
        | 33    |
        | 333   |

    @id:no-joker @threes=held
    Scenario Outline: There is no joker in it
      Given the hands
        | seat | cards   |
        | 0    | <cards> |
      And every other seat holds "56"
      And seat 0 leads
      When seat 0 lays "<cards>"
      Then the action is refused, under THREE-001
      And nothing has changed
      And seat 0 may lay "<joker>"

      Examples:
        | cards | joker |
        | X3    | X     |
        | D33   | D     |
        | XX33  | XX    |
        | X23   | X     |

    @id:other-cards-first @threes=held
    Scenario: All other cards go before it
      Given the hands
        | seat | cards |
        | 0    | 9933  |
      And every other seat holds "56"
      And seat 0 leads
      When seat 0 lays "99"
      Then the action is legal
      And seat 0 holds "33"
      And seat 0 is not out

    @id:without-threes
    Scenario Outline: One who has no 3 goes out on any hand
      Given the hands
        | seat | cards   |
        | 0    | <cards> |
      And every other seat holds "56"
      And seat 0 leads
      When seat 0 lays "<cards>"
      Then the action is legal
      And seat 0 is out

      Examples:
        | cards |
        | 9     |
        | 77    |
        | KK    |
        | X     |
        | X99   |

    @id:ordinary @threes=ordinary
    Scenario Outline: Where 3s are ordinary cards, any play is a last hand
      Given the hands
        | seat | cards   |
        | 0    | <cards> |
      And every other seat holds "56"
      And seat 0 leads
      When seat 0 lays "<cards>"
      Then the action is legal
      And seat 0 is out

      Examples:
        | cards |
        | X3    |
        | 233   |
        | X23   |
        | 33    |

  @THREE-002
  Rule: No 3 is laid before the last hand

    Background:
      Given the hands
        | seat | cards   |
        | 0    | 27993XK |
      And every other seat holds "56"
      And seat 0 leads

    @id:refused @threes=held
    Scenario Outline: A 3 is held, alone or in company
      When seat 0 lays "<cards>"
      Then the action is refused, under THREE-002
      And nothing has changed
      And seat 0 may lay "99"

      Examples:
        | cards |
        | 3     |
        | 23    |
        | X3    |
        | X23   |

    @id:several @threes=held
    Scenario Outline: So are several
      Given the hands
        | seat | cards |
        | 0    | 9333  |
      When seat 0 lays "<cards>"
      Then the action is refused, under THREE-002
      And nothing has changed
      And seat 0 may lay "9"

      Examples:
        | cards |
        | 3     |
        | 33    |
        | 333   |

    @id:other-cards @threes=held
    Scenario Outline: The other cards are free
      When seat 0 lays "<cards>"
      Then the action is legal

      Examples:
        | cards |
        | 7     |
        | 99    |
        | 299   |
        | X     |
        | K     |

    @id:ordinary @threes=ordinary
    Scenario Outline: Where 3s are ordinary cards, they are laid like any other
      When seat 0 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 0

      Examples:
        | cards |
        | 3     |
        | 23    |
        | X3    |

  @THREE-003
  Rule: All the 3s of a player go together

    Background:
      Given the hands
        | seat | cards |
        | 0    | 333   |
      And every other seat holds "5666"
      And seat 0 leads

    @id:all @threes=held
    Scenario: All of them are laid
      When seat 0 lays "333"
      Then the action is legal
      And seat 0 is out
      And seat 1 may lay "666"

    @id:some @threes=held
    Scenario Outline: Some of them are not
      When seat 0 lays "<cards>"
      Then the action is refused, under THREE-003
      And nothing has changed
      And seat 0 may lay "333"

      Examples:
        | cards |
        | 3     |
        | 33    |

    @id:ordinary @threes=ordinary
    Scenario Outline: Where 3s are ordinary cards, some may be laid and some kept
      When seat 0 lays "<cards>"
      Then the action is legal
      And seat 0 is not out

      Examples:
        | cards |
        | 3     |
        | 33    |

    @id:only-pass
    Scenario: One who is left with 3s passes, and leads them once he has the lead
      Given seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 5      |
      When seat 0 passes
      Then the action is legal
      And seat 0 holds "333"
      And seat 1 is asked in turn

    @id:nothing-beaten
    Scenario: A 3 beats nothing
      Given seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 666    |
      When seat 0 lays "333"
      Then the action is refused, under CMP-002
      And nothing has changed

  @THREE-004
  Rule: With the last 3s go 2s that count as 3s, or nothing

    Background:
      Given the hands
        | seat | cards |
        | 0    | 22333 |
      And every other seat holds "56"
      And seat 0 leads

    @id:with-twos @threes=held @last_threes_borrow_twos=yes
    Scenario: All the 2s and 3s are one last hand
      When seat 0 lays "22333"
      Then the action is legal
      And seat 0 is out
      And seat 1 is asked in turn

    @id:twos-first @threes=held
    Scenario: The 2s may go first
      When seat 0 lays "22"
      Then the action is legal
      And seat 0 holds "333"

    @id:one-two-first @threes=held @last_threes_borrow_twos=yes
    Scenario: One 2 may go first and the other with the 3s
      Given play has gone
        | seat | action |
        | 0    | 2      |
        | 3    | pass   |
      When seat 0 lays "2333"
      Then the action is legal
      And seat 0 is out

    @id:not-all @threes=held
    Scenario Outline: It is the last hand only when nothing is left
      When seat 0 lays "<cards>"
      Then the action is refused, under THREE-002
      And nothing has changed

      Examples:
        | cards |
        | 2333  |
        | 333   |
        | 2233  |
        | 23    |

    @id:without-twos @threes=held @last_threes_borrow_twos=no
    Scenario: Where no 2 counts as a 3 there, the 3s go alone
      When seat 0 lays "22333"
      Then the action is refused, under THREE-004
      And nothing has changed
      And seat 0 may lay "22"
      And seat 0 may lay "2"

    @id:one-two @threes=held @last_threes_borrow_twos=no
    Scenario: Not even with one 2
      Given the hands
        | seat | cards |
        | 0    | 23    |
      When seat 0 lays "23"
      Then the action is refused, under THREE-004
      And nothing has changed
      And seat 0 may lay "2"

    @id:joker @threes=held
    Scenario: A joker goes with them in no case
      Given the hands
        | seat | cards |
        | 0    | 2333X |
      When seat 0 lays "2333X"
      Then the action is refused, under THREE-004
      And nothing has changed
      And seat 0 may lay "X"
      And seat 0 may lay "X2"

  @THREE-014
  Rule: Who is beaten in the last hand before his 3s is choked

    Background:
      Given the hands
        | seat | cards |
        | 0    | 9933  |
        | 1    | 5JJ   |
        | 2    | 5QQ   |
      And every other seat holds "56"
      And seat 0 leads

    @id:choked @threes=held @choke_announced=at-once
    Scenario: An enemy beats it
      Given play has gone
        | seat | action |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then seat 0 is choked by seat 1
      And the event choked of seat 1 is told
      And seat 0 is still in play
      And seat 2 is asked in turn

    @id:by-a-mate @threes=held @choke_announced=at-once
    Scenario: A mate who beats it chokes as well
      Given play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
      When seat 2 lays "QQ"
      Then seat 0 is choked by seat 2

    @id:unbeaten @threes=held
    Scenario: Unbeaten, he is not choked, and leads his 3s
      Given play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "33"
      Then nobody is choked
      And no event choked is told
      And seat 0 is out

    @id:more-to-come @threes=held
    Scenario: One who has another hand before his 3s is not choked yet
      Given the hands
        | seat | cards |
        | 0    | 99733 |
      And play has gone
        | seat | action |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then nobody is choked
      And no event choked is told

    @id:without-threes
    Scenario: One who has no 3 is not choked
      Given the hands
        | seat | cards |
        | 0    | 999   |
      And play has gone
        | seat | action |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then nobody is choked
      And no event choked is told

    @id:last-hand-itself @threes=held
    Scenario: The 3s themselves may be beaten without a choke
      Given the hands
        | seat | cards |
        | 0    | 33    |
      And play has gone
        | seat | action |
        | 0    | 33     |
      When seat 1 lays "JJ"
      Then the action is legal
      And seat 0 is out
      And nobody is choked

    @id:as-a-beat @threes=held @choke_announced=at-once
    Scenario: The hand before the 3s may itself be a beat
      Given the hands
        | seat | cards |
        | 5    | 566   |
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 66     |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then seat 0 is choked by seat 1

    @id:twos-for-threes @threes=held @last_threes_borrow_twos=yes
    Scenario: While a 2 is left it is not known whether there is another hand
      Given the hands
        | seat | cards |
        | 0    | 99233 |
      And play has gone
        | seat | action |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then nobody is choked
      And no event choked is told

    @id:twos-went-with-the-threes @threes=held @last_threes_borrow_twos=yes
    Scenario: When the 2 goes with the 3s, the beaten hand was the last before them
      Given the hands
        | seat | cards |
        | 0    | 99233 |
        | 5    | JJ    |
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | JJ     |
        | 0    | pass   |
        | 2    | pass   |
      When seat 0 lays "233"
      Then seat 0 is out
      And seat 0 is choked by seat 5
      And the event choked of seat 5 is told

    @id:two-went-first @threes=held
    Scenario: When the 2 goes first, it was not
      Given the hands
        | seat | cards |
        | 0    | 99233 |
        | 5    | JJ    |
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | JJ     |
        | 0    | pass   |
        | 2    | pass   |
      When seat 0 lays "2"
      Then nobody is choked
      And no event choked is told
      And seat 0 holds "33"

    @id:ordinary @threes=ordinary
    Scenario: Where 3s are ordinary cards nobody is choked
      Given play has gone
        | seat | action |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then nobody is choked
      And no event choked is told

  @THREE-015 @threes=held
  Rule: He stays choked, however he goes out afterwards

    Background:
      Given the hands
        | seat | cards |
        | 0    | 933   |
        | 5    | J     |
      And every other seat holds "56"
      And seat 0 leads

    @id:by-the-wind
    Scenario: He gets the lead by the wind and goes out
      Given play has gone
        | seat | action |
        | 0    | 9      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | J      |
        | 0    | pass   |
        | 2    | pass   |
      When seat 0 lays "33"
      Then seat 0 is out
      And seat 0 is choked by seat 5
      And no place of seat 4 is known

    @id:unbeaten-threes
    Scenario: His 3s may even win the round
      Given play has gone
        | seat | action |
        | 0    | 9      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | J      |
        | 0    | pass   |
        | 2    | pass   |
        | 0    | 33     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
      When seat 4 passes
      Then seat 0 is choked by seat 5
      And seat 1 leads

  @THREE-016 @threes=held
  Rule: A choke is made known at once, or when the choked player has gone out

    Background:
      Given the hands
        | seat | cards |
        | 0    | 933   |
        | 5    | J     |
      And every other seat holds "56"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 9      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |

    @id:at-once @choke_announced=at-once
    Scenario: Known at once
      When seat 5 lays "J"
      Then seat 0 is choked by seat 5
      And the event choked of seat 5 is told

    @id:hidden @choke_announced=when-out
    Scenario: Not known at once
      When seat 5 lays "J"
      Then nobody is choked
      And no event choked is told

    @id:hidden-in-the-next-round @choke_announced=when-out
    Scenario: Nor when the round has ended
      Given play has gone
        | seat | action |
        | 5    | J      |
        | 0    | pass   |
      When seat 2 passes
      Then nobody is choked
      And no event choked is told
      And seat 0 leads

    @id:known-when-out @choke_announced=when-out
    Scenario: Known when he goes out
      Given play has gone
        | seat | action |
        | 5    | J      |
        | 0    | pass   |
        | 2    | pass   |
      When seat 0 lays "33"
      Then seat 0 is choked by seat 5
      And the event choked of seat 5 is told

    @id:not-told-twice @choke_announced=at-once
    Scenario: Known at once, it is not told again
      Given play has gone
        | seat | action |
        | 5    | J      |
        | 0    | pass   |
        | 2    | pass   |
      When seat 0 lays "33"
      Then seat 0 is choked by seat 5
      And no event choked is told

  @THREE-017 @threes=held
  Rule: It is the player whose play beat it who chokes him

    Background:
      Given the hands
        | seat | cards |
        | 0    | 9933  |
        | 1    | 5JJ   |
        | 4    | 5QQ   |
      And every other seat holds "56"
      And seat 0 leads

    @id:beaten-in-turn @choke_announced=at-once
    Scenario: Also when his play is beaten in turn
      Given play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | JJ     |
        | 2    | pass   |
        | 3    | pass   |
      When seat 4 lays "QQ"
      Then seat 0 is choked by seat 1
      And no event choked of seat 4 is told

    @id:by-the-last-seat @choke_announced=at-once
    Scenario: Whoever beats it first, in whatever place he sits
      Given play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
      When seat 4 lays "QQ"
      Then seat 0 is choked by seat 4
      And no event choked of seat 1 is told

    @id:last-hand-after-the-beater-is-beaten
    Scenario: It is still he when the 3s are laid, after his play was beaten too
      Given the hands
        | seat | cards |
        | 4    | QQ    |
      And seats 2 3 5 are out
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | JJ     |
        | 4    | QQ     |
        | 0    | pass   |
        | 1    | pass   |
      When seat 0 lays "33"
      Then the action is legal
      And seat 0 is out
      And seat 0 is choked by seat 1

    @id:borrowed-twos-after-the-beater-is-beaten @last_threes_borrow_twos=yes
    Scenario: And when the choke is final no sooner than that, since a 2 was left as well
      Given the hands
        | seat | cards |
        | 0    | 99332 |
        | 4    | QQ    |
      And seats 2 3 5 are out
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | JJ     |
        | 4    | QQ     |
        | 0    | pass   |
        | 1    | pass   |
      When seat 0 lays "332"
      Then the action is legal
      And seat 0 is choked by seat 1
      And the event choked of seat 1 is told

  @THREE-018 @threes=held @choke_announced=at-once
  Rule: Whether a beat by one's opposite chokes is a custom of the table

    Background:
      Given the hands
        | seat | cards |
        | 0    | KK33  |
        | 3    | 5AA   |
      And every other seat holds "56"
      And seat 0 leads

    @id:counts @choke_by_opposite=counts
    Scenario: It chokes like any other
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then seat 0 is choked by seat 3
      And the event choked of seat 3 is told

    @id:exempt @choke_by_opposite=exempt
    Scenario: It does not choke
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then nobody is choked
      And no event choked is told

    @id:others-choke
    Scenario: A beat by anybody else does in any case
      Given the hands
        | seat | cards |
        | 0    | 9933  |
        | 1    | 5JJ   |
      And play has gone
        | seat | action |
        | 0    | 99     |
      When seat 1 lays "JJ"
      Then seat 0 is choked by seat 1

    @id:exempt-and-beaten-in-turn @choke_by_opposite=exempt
    Scenario: Who beats the opposite in turn does not choke him either
      Given the hands
        | seat | cards |
        | 0    | 9933  |
        | 3    | 5JJ   |
        | 4    | 5QQ   |
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | JJ     |
      When seat 4 lays "QQ"
      Then nobody is choked

    @id:counts-in-the-tangle @choke_by_opposite=counts
    Scenario: In the tangle it chokes as well
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then seat 0 is choked by seat 3

  @THREE-019 @threes=held
  Rule: The last player, left with nothing but 3s, is choked if the hand before them was beaten

    Background:
      Given the hands
        | seat | cards |
        | 0    | 933   |
        | 5    | J     |
      And seats 1 2 3 4 are out
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 9      |

    @id:left-with-threes
    Scenario: He never lays them, and is choked all the same
      When seat 5 lays "J"
      Then the deal is over
      And seat 0 is in place 6
      And seat 0 holds "33"
      And seat 0 is choked by seat 5
      And the event choked of seat 5 is told

    @id:left-with-more
    Scenario: Left with more than 3s, he is not
      Given the hands
        | seat | cards |
        | 0    | 9733  |
      When seat 5 lays "J"
      Then the deal is over
      And seat 0 is in place 6
      And nobody is choked
      And no event choked is told

    @id:left-with-a-two
    Scenario: Not even with a 2 that could have gone with them
      Given the hands
        | seat | cards |
        | 0    | 9233  |
      When seat 5 lays "J"
      Then the deal is over
      And nobody is choked

    @id:unbeaten
    Scenario: He is not choked by a hand that stood
      Given the hands
        | seat | cards |
        | 5    | 5J    |
      And play has gone
        | seat | action |
        | 5    | pass   |
      When seat 0 lays "33"
      Then the deal is over
      And seat 0 is in place 5
      And seat 5 is in place 6
      And nobody is choked

  @THREE-020 @threes=held
  Rule: Only the last hand before the 3s counts

    Background:
      Given the hands
        | seat | cards |
        | 0    | 99A33 |
        | 5    | 55JJ  |
      And every other seat holds "56"
      And seat 0 leads

    @id:earlier-hand-beaten
    Scenario: An earlier hand was beaten, the last one not
      Given play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | JJ     |
        | 0    | pass   |
        | 2    | pass   |
        | 5    | 5      |
        | 0    | A      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
      When seat 0 lays "33"
      Then seat 0 is out
      And nobody is choked
      And no event choked is told

    @id:last-hand-beaten @choke_announced=at-once
    Scenario: An earlier hand stood, the last one was beaten
      Given the hands
        | seat | cards |
        | 0    | 99733 |
        | 1    | 5J    |
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 7      |
      When seat 1 lays "J"
      Then seat 0 is choked by seat 1

    @id:both-beaten @choke_announced=at-once
    Scenario: Both were beaten: the one who beat the last chokes him
      Given the hands
        | seat | cards |
        | 0    | 99733 |
        | 1    | 5JJJ  |
        | 2    | 56K   |
      And play has gone
        | seat | action |
        | 0    | 99     |
        | 1    | JJ     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | 5      |
        | 2    | 6      |
        | 3    | pass   |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 7      |
        | 1    | pass   |
      When seat 2 lays "K"
      Then seat 0 is choked by seat 2
      And no event choked of seat 1 is told
