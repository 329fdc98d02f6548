Feature: Revolution
  A player with neither a 2 nor a joker may lay down his cards before the first lead and take no part in the deal.

  @REV-001
  Rule: Who holds neither a joker nor a 2 may revolt

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      And every other seat holds "23459K"

    @id:may
    Scenario: Without any he may
      When seat 2 revolts
      Then the action is legal
      And the event revolted of seat 2 is told
      And seat 2 has revolted
      And seat 2 holds "3459KA"
      And the deal is not void
      And the deal is not over

    @id:may-not
    Scenario Outline: With a single one he may not
      Given the hands
        | seat | cards  |
        | 1    | <hand> |
      When seat 1 revolts
      Then the action is refused, under REV-001
      And nothing has changed
      And seat 1 has not revolted

      Examples:
        | hand    |
        | 23459KA |
        | X3459KA |
        | D3459KA |
        | 2XD3459 |

    @id:high-cards
    Scenario: The other cards do not matter
      Given the hands
        | seat | cards        |
        | 2    | 345QQQKKKAAA |
      When the deal begins
      Then seat 2 may revolt
      And seat 1 may not revolt

    @id:as-now @assumed @threes=held
    Scenario Outline: The hand counts as it is when the time comes
      Our reading: the hand is looked at in the window of revolution, not as it was dealt.

      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 2    | 2459KA  |
        | 5    | 233459K |
      And play has gone
        | seat | action          |
        | 2    | buy a 3 for "2" |
        |      | next            |
      When seat 2 revolts
      Then the action is <ruling>
      And seat 2 has revolted
      And seat 2 holds "3459KA"

      @call_window=after-deal
      Examples:
        | case | ruling |
        | may  | legal  |

      @call_window=by-kind
      Examples:
        | case | ruling |
        | may  | legal  |

    @id:as-now-blind @assumed @threes=held @call_window=before-deal
    Scenario: So it does without a window for calls
      Our reading: the hand is looked at in the window of revolution, not as it was dealt.

      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 2    | 2459KA  |
        | 5    | 233459K |
      And play has gone
        | seat | action          |
        | 2    | buy a 3 for "2" |
      When seat 2 revolts
      Then the action is legal
      And seat 2 has revolted

    @id:seller @assumed @threes=held
    Scenario Outline: A 2 that he was paid for a 3 binds him
      Our reading: the hand is looked at in the window of revolution, not as it was dealt.

      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 3    | 33459KA |
      And play has gone
        | seat | action          |
        | 0    | buy a 3 for "2" |
        |      | next            |
      When seat <seat> revolts
      Then the action is <ruling>
      And seat 3 has not revolted
      And seat 3 holds "23459KA"

      @call_window=after-deal
      Examples:
        | case | seat | ruling                 |
        | 3    | 3    | refused, under REV-001 |
        | 2    | 2    | legal                  |

      @call_window=by-kind
      Examples:
        | case | seat | ruling                 |
        | 3    | 3    | refused, under REV-001 |
        | 2    | 2    | legal                  |

  @REV-002
  Rule: A revolutionary takes no further part in the deal

    @id:not-asked
    Scenario: He is passed over when the seats are asked
      Given seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      And every other seat holds "23459K"
      And seat 1 leads
      When seat 1 lays "5"
      Then the action is legal
      And seat 3 is asked in turn

    @id:cannot-play
    Scenario: He lays nothing
      Given seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      And every other seat holds "23459K"
      And seat 1 leads
      And play has gone
        | seat | action |
        | 1    | 5      |
      When seat 2 lays "9"
      Then the action is refused, under REV-002
      And nothing has changed

    @id:was-to-lead
    Scenario: If he was to lead, the next player leads
      Given seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      And every other seat holds "23459K"
      And seat 2 leads
      When the deal begins
      Then seat 3 leads
      And the phase is play

    @id:keeps-cards
    Scenario: His cards stay out of the game, and he is not out
      Given seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      And every other seat holds "23459K"
      When the deal begins
      Then seat 2 holds "3459KA"
      And seat 2 is not out
      And no place of seat 2 is known
      And the deal is not in the tangle

    @id:no-seller @threes=held
    Scenario: He sells no 3, so that a mate is asked
      Given the deal stands at buying
      And seat 3 has revolted
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 2    | 233459K |
        | 3    | 33459KA |
      And every other seat holds "23459K"
      When seat 0 buys a 3 for "2"
      Then the action is refused, under REV-002
      And nothing has changed
      And seat 0 may ask a mate for a 3

    @id:no-giver @threes=held
    Scenario: He gives no 3 either, so that nobody does
      Given the deal stands at buying
      And seat 2 has revolted
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 2    | 33459KA |
      And every other seat holds "23459K"
      When the deal begins
      Then the phase is not buying
      And seat 0 may not ask a mate for a 3

    @id:no-buyer @threes=held
    Scenario: He needs no 3
      Given the deal stands at buying
      And seat 0 has revolted
      And the hands
        | seat | cards   |
        | 0    | 459KA   |
        | 2    | 233459K |
        | 3    | 233459K |
      And every other seat holds "23459K"
      When the deal begins
      Then the phase is not buying
      And seat 0 may not buy a 3 for "A"
      And seat 0 may not ask a mate for a 3

    @id:no-show @first_leader=show-fours
    Scenario Outline: He shows no 4s
      Given the deal stands at show-fours
      And seat 2 has revolted
      And seat 5 plays headless
      And the hands
        | seat | cards  |
        | 2    | 34459K |
      And every other seat holds "234459K"
      And seat 2 holds the 4s "SS"
      And seat 4 holds the 4s "HH"
      When seat 2 shows 2 4s of <suit>
      Then the action is refused, under REV-002
      And nothing has changed
      And seat 4 is to act

      @revolution_contest=rush
      Examples:
        | suit |
        | S    |

      @revolution_contest=concede
      Examples:
        | suit |
        | S    |

  @REV-003
  Rule: Two revolutionaries void the deal

    Background:
      Given the deal stands at revolution
      And every other seat holds "23459K"

    @id:second
    Scenario Outline: The second voids it at once, whichever sides they are of
      Given the hands
        | seat     | cards  |
        | <first>  | 3459KA |
        | <second> | 3459KA |
      And play has gone
        | seat    | action |
        | <first> | revolt |
      When seat <second> revolts
      Then the action is legal
      And the deal is void
      And the event void is told
      And no event over is told
      And the phase is over
      And the deal is over
      And nobody is to act

      Examples:
        | first | second | note      |
        | 1     | 4      | opposites |
        | 4     | 1      |           |
        | 1     | 3      | mates     |
        | 0     | 1      | enemies   |

    @id:nobody-opened
    Scenario: A void deal leaves nobody open and nobody headless to play on
      Given the hands
        | seat | cards       |
        | 1    | 3459KKAAQQQ |
        | 3    | 3459KKAAQQQ |
      And play has gone
        | seat | action |
        | 1    | revolt |
      When seat 3 revolts
      Then nobody is open
      And seat 0 may not lay "5"
      And seat 1 may not rush with "KK AA QQQ"
      And seat 1 may not lay "KK" for trial
      And seat 4 may not choose headless

    @id:after-void
    Scenario: Nothing is done in a void deal
      Given the hands
        | seat | cards  |
        | 1    | 3459KA |
        | 3    | 3459KA |
        | 5    | 3459KA |
      And play has gone
        | seat | action |
        | 1    | revolt |
        | 3    | revolt |
      When seat 5 revolts
      Then the action is refused, under REV-003
      And nothing has changed
      And seat 5 has not revolted

    @id:only-one
    Scenario: If only one of two revolts, the deal is played
      Given the hands
        | seat | cards  |
        | 1    | 3459KA |
        | 3    | 3459KA |
      And play has gone
        | seat | action |
        | 1    | revolt |
      When nobody else acts
      Then the deal is not void
      And the deal is not over
      And seat 1 has revolted
      And seat 3 has not revolted

    @id:after-a-compulsory-one
    Scenario: One who had to revolt counts
      Given seat 0 has revolted
      And the hands
        | seat | cards  |
        | 0    | 459KA  |
        | 2    | 3459KA |
      When seat 2 revolts
      Then the action is legal
      And the deal is void

    @id:beside-a-compulsory-one
    Scenario: Beside one who had to revolt, nobody else need
      Given seat 0 has revolted
      And the hands
        | seat | cards  |
        | 0    | 459KA  |
        | 2    | 3459KA |
      When nobody else acts
      Then the action is legal
      And the deal is not void
      And seat 0 has revolted
      And seat 2 has not revolted

  @REV-004
  Rule: Nobody has to revolt

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      And every other seat holds "23459K"

    @id:not-compelled
    Scenario: The window may be closed without a revolution
      When the deal begins
      Then the phase is revolution
      And seat 2 is to act
      And seat 2 may revolt
      And the window may be closed

    @id:declines
    Scenario: Who may and does not plays like anybody
      When nobody else acts
      Then the action is legal
      And nobody has revolted
      And seat 2 is still in play
      And seat 5 is not headless
      And seat 5 is not open
      And the phase is play

    @id:asked-in-turn
    Scenario: He is asked in his turn
      Given seat 1 leads
      And play has gone
        | seat | action |
        |      | next   |
      When seat 1 lays "5"
      Then seat 2 is asked in turn

  @REV-005
  Rule: Everybody who may is asked, once, before the first lead

    Background:
      Given the deal stands at revolution
      And every other seat holds "23459K"

    @id:exactly-these
    Scenario: Exactly those who may are to act
      Given the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 3    | 3459KA |
      When the deal begins
      Then the phase is revolution
      And seats 2 3 are to act
      And seat 2 may revolt
      And seat 3 may revolt
      And seat 0 may not revolt

    @id:nobody-may
    Scenario: Where nobody may, nobody is asked
      When the deal begins
      Then the phase is play
      And seat 0 leads

    @id:the-other-still
    Scenario: After one revolution the others are still asked
      Given the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 3    | 3459KA |
      When seat 2 revolts
      Then the phase is revolution
      And seat 3 is to act
      And seat 2 may not revolt

    @id:no-longer
    Scenario: When the window is closed it is too late
      Given the hands
        | seat | cards  |
        | 2    | 3459KA |
      And play has gone
        | seat | action |
        |      | next   |
      When seat 2 revolts
      Then the action is refused, under REV-005
      And nothing has changed
      And nobody has revolted

    @id:not-yet @assumed @calls=xuan @call_window=after-deal
    Scenario: While calls are made it is too early
      Our reading: revolution follows the calls; no document orders the two.

      Given the deal stands at calls
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
      When seat 2 revolts
      Then the action is refused, under REV-005
      And nothing has changed
      And nobody has revolted

  @REV-006
  Rule: A revolutionary is fourth

    @id:settled
    Scenario: He has the place between those who went out first and those who went out last
      Given the seats went out in the order 1 0 5 4 3
      And the revolutionary is seat 2
      When the deal is settled
      Then the places are 2 1 4 6 5 3
      And there is no sweep

    @id:when-third-is-out
    Scenario: His place is known when the third has gone out
      Given seat 2 has revolted
      And seat 5 plays headless
      And seats 0 1 are out
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 3    | 9      |
      And every other seat holds "23459K"
      And seat 3 leads
      When seat 3 lays "9"
      Then the action is legal
      And seat 3 is in place 3
      And seat 2 is in place 4

    @id:not-before
    Scenario: Before that it is not
      Given seat 2 has revolted
      And seat 5 plays headless
      And seat 0 is out
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 3    | 9      |
      And every other seat holds "23459K"
      And seat 3 leads
      When seat 3 lays "9"
      Then seat 3 is in place 2
      And no place of seat 2 is known

  @REV-007
  Rule: A revolutionary is third when his mates are first and second

    @id:settled
    Scenario: That makes a sweep
      Given the seats went out in the order 0 4 1 3 5
      And the revolutionary is seat 2
      When the deal is settled
      Then the places are 1 4 3 5 2 6
      And the sweep is that of the even seats

    @id:at-once
    Scenario: His place is known as soon as the second has gone out
      Given seat 2 has revolted
      And seat 5 plays headless
      And seat 0 is out
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 4    | 9      |
      And every other seat holds "23459K"
      And seat 4 leads
      When seat 4 lays "9"
      Then seat 4 is in place 2
      And seat 2 is in place 3

    @id:only-one-of-them
    Scenario Outline: With one of them behind he is fourth
      Given the seats went out in the order <order>
      And the revolutionary is seat 2
      When the deal is settled
      Then the places are <places>
      And there is no sweep

      Examples:
        | order     | places      |
        | 0 1 4 3 5 | 1 2 4 5 3 6 |
        | 1 0 4 3 5 | 2 1 4 5 3 6 |

  @REV-008
  Rule: A revolution does not stand in the way of the enemies' sweep

    @id:settled
    Scenario: The enemies are first, second and third
      Given the seats went out in the order 1 3 5 0 4
      And the revolutionary is seat 2
      When the deal is settled
      Then the places are 5 1 4 2 6 3
      And the sweep is that of the odd seats

    @id:in-play
    Scenario: He is fourth when the third of them goes out
      Given seat 2 has revolted
      And seat 5 plays headless
      And seats 1 3 are out
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 5    | 9      |
      And every other seat holds "23459K"
      And seat 5 leads
      When seat 5 lays "9"
      Then seat 5 is in place 3
      And seat 2 is in place 4

  @REV-009
  Rule: Where the opening is conceded, a revolution opens the opposite

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards       |
        | 2    | 3459KKAAQQQ |
      And every other seat holds "23459K"

    @id:conceded @revolution_contest=concede
    Scenario: The opposite is open before the first lead
      When seat 2 revolts
      Then the action is legal
      And the event opened of seat 5 is told
      And seat 5 is open
      And seat 2 is not open
      And seat 5 is not provisionally open

    @id:nobody-else @revolution_contest=concede
    Scenario: It opens nobody else
      When seat 2 revolts
      Then seat 0 is not open
      And seat 1 is not open
      And seat 3 is not open
      And seat 4 is not open

    @id:every-seat @revolution_contest=concede
    Scenario Outline: It is always the seat that he faced
      Given the hands
        | seat   | cards  |
        | 2      | 23459K |
        | <seat> | 3459KA |
      When seat <seat> revolts
      Then seat <opposite> is open
      And seat <seat> is not open

      Examples:
        | seat | opposite |
        | 0    | 3        |
        | 1    | 4        |
        | 3    | 0        |
        | 4    | 1        |
        | 5    | 2        |

    @id:compulsory @revolution_contest=concede
    Scenario: So does one who has to revolt, when others have been asked
      Given seat 0 has revolted
      And the hands
        | seat | cards  |
        | 0    | 459KA  |
        | 2    | 3459KA |
      When nobody else acts
      Then seat 3 is open
      And seat 0 is not open

    @id:no-contest @revolution_contest=concede
    Scenario: Nothing is contested
      When seat 2 revolts
      Then seat 2 may not rush with "KK AA QQQ"
      And seat 2 may not lay "KK" for trial

    @id:not-conceded
    Scenario Outline: Elsewhere the opposite is not open by the revolution alone
      When seat 2 revolts
      Then seat <opposite> is not open
      And no event opened is told

      @revolution_contest=rush
      Examples:
        | opposite |
        | 5        |

      @revolution_contest=trial
      Examples:
        | opposite |
        | 5        |
