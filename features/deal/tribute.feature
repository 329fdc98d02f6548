Feature: Tribute and its return within a deal
  What the deal before left owing is paid, by itself, once the new hands are dealt; only what is returned is chosen.

  @TRIB-001
  Rule: In the first deal no tribute is paid

    Background:
      Given the deal stands at tribute
      And every other seat holds "23459K"

    @id:nothing-owed
    Scenario: Where nothing is owed nothing is paid, and nothing returned
      When the deal begins
      Then nobody paid
      And seat 0 holds "23459K"
      And seat 5 holds "23459K"
      And seat 0 may not return "4" to seat 5
      And the phase is not tribute

    @id:on-to-the-next
    Scenario Outline: The deal goes straight on to what can be done in it
      When the deal begins
      Then the phase is <phase>

      @call_window=after-deal
      Examples:
        | phase |
        | calls |

      @call_window=by-kind
      Examples:
        | phase |
        | calls |

      @call_window=before-deal
      Examples:
        | phase |
        | play  |

  @TRIB-002
  Rule: Tribute is paid in the next deal, out of the hands dealt in it

    Background:
      Given the hands
        | seat | cards     |
        | 0    | 2345679JK |
        | 5    | D23459K   |
      And every other seat holds "23459K"
      And seat 5 owes seat 0 2 cards of fall

    @id:paid
    Scenario: It is paid when the hands are dealt
      Given the deal stands at tribute
      When the deal begins
      Then seat 5 paid seat 0 "D2" of fall
      And seat 5 holds "3459K"
      And seat 0 holds "D22345679JK"
      And the phase is tribute
      And seat 0 is to act

    @id:before-all-else
    Scenario: Nothing else is done before it is settled
      Given the deal stands at tribute
      When seat 1 lays "5"
      Then the action is refused, under TRIB-002
      And nothing has changed

    @id:only-then
    Scenario Outline: Later in the deal none is paid any more
      Given the deal stands at <phase>
      When the deal begins
      Then nobody paid
      And seat 5 holds "D23459K"
      And seat 0 may not return "45" to seat 5

      Examples:
        | phase      |
        | buying     |
        | calls      |
        | revolution |
        | show-fours |

  @TRIB-022
  Rule: The payer has no choice, and what is not fall tribute leaves nothing to do

    @id:by-itself
    Scenario: The payer is not asked
      Given the deal stands at tribute
      And the hands
        | seat | cards   |
        | 5    | D23459K |
      And every other seat holds "23459K"
      And seat 5 owes seat 0 1 card of fall
      When the deal begins
      Then seat 5 paid seat 0 "D" of fall
      And seat 0 is to act
      And seat 5 may not return "K" to seat 0

    @id:at-once
    Scenario: Without a return the tribute is over by itself
      Given the deal stands at tribute
      And the hands
        | seat | cards   |
        | 3    | D23459K |
      And every other seat holds "23459K"
      And seat 3 owes seat 0 1 card of dot
      When the deal begins
      Then seat 3 paid seat 0 "D" of dot
      And the phase is not tribute
      And seat 0 holds "D23459K"
      And seat 3 holds "23459K"

  @TRIB-011
  Rule: What is eaten is not paid on

    @id:at-the-same-time @threes=held
    Scenario: Who receives a joker and owes a card himself pays with his own highest
      Given the deal stands at tribute
      And the hands
        | seat | cards   |
        | 3    | D23459K |
      And every other seat holds "23459K"
      And seat 3 owes seat 0 1 card of dot
      And seat 0 owes seat 1 1 card of choke
      When the deal begins
      Then seat 3 paid seat 0 "D" of dot
      And seat 0 paid seat 1 "2" of choke
      And seat 0 holds "D3459K"
      And seat 1 holds "223459K"

  @TRIB-018
  Rule: Fall tribute is returned card for card, and no other kind is

    Background:
      Given the deal stands at tribute
      And the hands
        | seat | cards     |
        | 0    | 2345679JK |
        | 5    | D23459K   |
      And every other seat holds "23459K"

    @id:as-many
    Scenario: The receiver returns as many cards as he was paid
      Given seat 5 owes seat 0 2 cards of fall
      When seat 0 returns "45" to seat 5
      Then the action is legal
      And seat 0 returned "45" to seat 5
      And seat 0 holds "D223679JK"
      And seat 5 holds "344559K"
      And the phase is not tribute

    @id:another-number
    Scenario Outline: He returns neither fewer nor more
      Given seat 5 owes seat 0 2 cards of fall
      When seat 0 returns "<cards>" to seat 5
      Then the action is refused, under TRIB-018
      And nothing has changed

      Examples:
        | cards |
        | 4     |
        | 459   |

    @id:no-way-round
    Scenario: He must return
      Given seat 5 owes seat 0 2 cards of fall
      When nobody else acts
      Then the action is refused, under TRIB-018
      And nothing has changed
      And seat 0 is to act

    @id:to-the-payer
    Scenario Outline: Receiver and payer are the only two in it
      Given seat 5 owes seat 0 2 cards of fall
      When seat <from> returns "45" to seat <to>
      Then the action is refused, under TRIB-018
      And nothing has changed

      Examples:
        | from | to |
        | 0    | 3  |
        | 5    | 0  |
        | 2    | 5  |

    @id:once
    Scenario: He returns once
      Given seat 5 owes seat 0 2 cards of fall
      And play has gone
        | seat | action                |
        | 0    | return "45" to seat 5 |
      When seat 0 returns "39" to seat 5
      Then the action is refused, under TRIB-018
      And seat 5 holds "344559K"

    @id:other-kinds
    Scenario Outline: Other tribute is kept
      Given seat 5 owes seat 0 2 cards of <kind>
      When seat 0 returns "45" to seat 5
      Then the action is refused, under TRIB-018
      And nothing has changed
      And the phase is not tribute
      And seat 0 holds "D22345679JK"

      Examples:
        | kind |
        | dot  |

      @interrupt=burn
      Examples:
        | kind |
        | burn |

      @threes=held
      Examples:
        | kind  |
        | choke |

      @interrupt=shao
      Examples:
        | kind |
        | shao |

    @id:only-the-fall-part
    Scenario: Of two kinds from one payer only the fall cards are returned
      Given the hands
        | seat | cards    |
        | 5    | DD23459K |
      And seat 5 owes seat 0 1 card of dot
      And seat 5 owes seat 0 2 cards of fall
      When seat 0 returns "45" to seat 5
      Then the action is legal
      And seat 0 holds "DD223679JK"
      And the phase is not tribute

    @id:what-was-paid
    Scenario Outline: What could not be paid is not returned either
      Given the hands
        | seat | cards   |
        | 5    | 23459KA |
      And seat 5 owes seat 0 2 cards of fall
      When the deal begins
      Then seat 5 paid seat 0 "<paid>" of fall
      And seat 0 may return "<returned>" to seat 5
      And seat 0 may not return "<not>" to seat 5

      @tribute_cards=highest
      Examples:
        | paid | returned | not |
        | 2A   | 45       | 4   |

      @tribute_cards=highest-but-aces
      Examples:
        | paid | returned | not |
        | 2K   | 45       | 4   |

      @tribute_cards=jokers-and-twos
      Examples:
        | paid | returned | not |
        | 2    | 4        | 45  |

    @id:nothing-paid @tribute_cards=jokers-and-twos
    Scenario: Nothing paid, nothing returned
      Given the hands
        | seat | cards  |
        | 5    | 3459KA |
      And seat 5 owes seat 0 2 cards of fall
      When the deal begins
      Then nobody paid
      And seat 0 may not return "4" to seat 5
      And the phase is not tribute

    @id:two-receivers
    Scenario: The first and the second place each return to their own payer
      Given the hands
        | seat | cards   |
        | 4    | D23459K |
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When seat 1 returns "4" to seat 4
      Then the action is legal
      And seat 1 holds "D2359K"
      And seat 4 holds "234459K"
      And the phase is tribute
      And seat 0 is to act
      And seat 0 may return "45" to seat 5
      And seat 1 may not return "5" to seat 4

    @id:either-first
    Scenario: Neither waits for the other
      Given the hands
        | seat | cards   |
        | 4    | D23459K |
      And seat 5 owes seat 0 2 cards of fall
      And seat 4 owes seat 1 1 card of fall
      When the deal begins
      Then seats 0 1 are to act
      And seat 0 may return "45" to seat 5
      And seat 1 may return "4" to seat 4
      And seat 0 may not return "4" to seat 4

  @TRIB-019 @tribute_return=fall-rank-held
  Rule: Where a return must match the payer's hand, only ranks that he still holds go back

    Background:
      Given the deal stands at tribute
      And the hands
        | seat | cards     |
        | 0    | 2345679JK |
        | 5    | D23459K   |
      And every other seat holds "23459K"
      And seat 5 owes seat 0 2 cards of fall

    @id:in-the-deal
    Scenario Outline: Each card must be of a rank in the payer's hand
      When seat 0 returns "<cards>" to seat 5
      Then the action is <ruling>

      Examples:
        | case | cards | ruling                  | note                            |
        | 39   | 39    | legal                   |                                 |
        | 4K   | 4K    | legal                   | a high card may go back too     |
        | 46   | 46    | refused, under TRIB-019 | he holds no 6                   |
        | 67   | 67    | refused, under TRIB-019 |                                 |
        | 25   | 25    | refused, under TRIB-019 | the 2 that he had has been paid |
        | JK   | JK    | refused, under TRIB-019 |                                 |

    @id:none-matches-in-the-deal @assumed
    Scenario: If too few match, the lowest others fill up
      Our reading: the lowest others make up the number; the document does not say what becomes of the rest.

      Given the hands
        | seat | cards  |
        | 0    | 2679JK |
        | 5    | D2345K |
      When the deal begins
      Then seat 0 may return "6K" to seat 5
      And seat 0 may not return "7K" to seat 5
      And seat 0 may not return "67" to seat 5

  @TRIB-020
  Rule: Small cards of one's own choice go back

    Background:
      Given the deal stands at tribute
      And the hands
        | seat | cards     |
        | 0    | 2345679JK |
        | 5    | D23459K   |
      And every other seat holds "23459K"
      And seat 5 owes seat 0 2 cards of fall

    @id:small-in-the-deal @tribute_return=fall-same-count
    Scenario Outline: Any card below the 10 may go back, no other
      When seat 0 returns "<cards>" to seat 5
      Then the action is <ruling>

      Examples:
        | case | cards | ruling                  |
        | 34   | 34    | legal                   |
        | 67   | 67    | legal                   |
        | 59   | 59    | legal                   |
        | 9J   | 9J    | refused, under TRIB-020 |
        | 4K   | 4K    | refused, under TRIB-020 |

    @id:boundary-in-the-deal @tribute_return=fall-same-count
    Scenario: A 9 is small, a 10 is not
      Given the hands
        | seat | cards   |
        | 0    | 23459TK |
      When the deal begins
      Then seat 0 may return "49" to seat 5
      And seat 0 may not return "4T" to seat 5

    @id:too-few-in-the-deal @tribute_return=fall-same-count
    Scenario: If he has too few small ones, the lowest others fill up
      Given the hands
        | seat | cards |
        | 0    | 29TJK |
      When the deal begins
      Then seat 0 may return "9T" to seat 5
      And seat 0 may not return "9J" to seat 5
      And seat 0 may not return "TJ" to seat 5

    @id:his-choice
    Scenario: The returner chooses among them
      When the deal begins
      Then seat 0 may return "34" to seat 5
      And seat 0 may return "45" to seat 5
      And seat 0 may return "59" to seat 5

    @id:not-received
    Scenario Outline: What was received does not go back
      When seat 0 returns "<cards>" to seat 5
      Then the action is refused, under TRIB-020
      And nothing has changed

      Examples:
        | cards |
        | D4    |
        | 22    |
        | D2    |

    @id:must-hold
    Scenario: Nor does a card that he does not hold
      When seat 0 returns "44" to seat 5
      Then the action is refused, under TRIB-020
      And nothing has changed

  @TRIB-021
  Rule: What is paid and what is returned is told to all

    Background:
      Given the deal stands at tribute
      And the hands
        | seat | cards     |
        | 0    | 2345679JK |
        | 5    | D23459K   |
      And every other seat holds "23459K"
      And seat 5 owes seat 0 2 cards of fall

    @id:payment
    Scenario: The cards paid are told
      When the deal begins
      Then the event paid of seat 5 is told
      And seat 5 paid seat 0 "D2" of fall

    @id:return
    Scenario: So are the cards returned
      When seat 0 returns "59" to seat 5
      Then the event returned of seat 0 is told
      And seat 0 returned "59" to seat 5
      And no event paid is told

  @TRIB-024
  Rule: Whoever revolts has paid and received his tribute before

    Background:
      Given the hands
        | seat | cards     |
        | 0    | 2345679JK |
        | 5    | D23459K   |
      And every other seat holds "23459K"

    @id:paid-his-last
    Scenario Outline: Who has paid his last 2 and his last joker may revolt
      Given the deal stands at tribute
      And seat 5 owes seat 0 2 cards of fall
      And play has gone
        | seat | action                |
        | 0    | return "59" to seat 5 |
        |      | next                  |
      When seat 5 revolts
      Then the action is <ruling>
      And seat 5 has revolted
      And seat 5 holds "345599K"

      @call_window=after-deal
      Examples:
        | case | ruling |
        | may  | legal  |

      @call_window=by-kind
      Examples:
        | case | ruling |
        | may  | legal  |

    @id:paid-his-last-blind @call_window=before-deal
    Scenario: So he may where calls came before the deal
      Given the deal stands at tribute
      And seat 5 owes seat 0 2 cards of fall
      And play has gone
        | seat | action                |
        | 0    | return "59" to seat 5 |
      When seat 5 revolts
      Then the action is legal
      And seat 5 has revolted

    @id:received @call_window=before-deal
    Scenario: Who was paid a 2 or a joker may not
      Given the deal stands at tribute
      And the hands
        | seat | cards  |
        | 2    | 3459KA |
        | 4    | 3459KA |
      And seat 5 owes seat 2 1 card of dot
      When the deal begins
      Then the phase is revolution
      And seat 2 may not revolt
      And seat 4 may revolt
      And seat 4 is to act

    @id:forced @penniless=revolution @threes=held
    Scenario: Tribute may leave a player penniless, so that he revolts as soon as it is settled
      Given the deal stands at tribute
      And the hands
        | seat | cards   |
        | 5    | D24459K |
      And seat 5 owes seat 0 2 cards of fall
      When seat 0 returns "45" to seat 5
      Then the action is legal
      And the event revolted of seat 5 is told
      And seat 5 has revolted
      And seat 5 holds "444559K"

    @id:not-before @penniless=revolution @threes=held
    Scenario: He does not before the return
      Given the deal stands at tribute
      And the hands
        | seat | cards   |
        | 5    | D24459K |
      And seat 5 owes seat 0 2 cards of fall
      When the deal begins
      Then seat 5 paid seat 0 "D2" of fall
      And seat 5 has not revolted
      And the phase is tribute

    @id:saved @penniless=revolution @threes=held @tribute_return=fall-same-count
    Scenario: A returned 3 saves him
      Given the deal stands at tribute
      And the hands
        | seat | cards   |
        | 5    | D24459K |
      And seat 5 owes seat 0 2 cards of fall
      When seat 0 returns "35" to seat 5
      Then the action is legal
      And seat 5 has not revolted
      And nobody has revolted
