Feature: Calling
  A call says that one's own opposite will not open in this deal. It touches nothing but the dot tribute that follows.

  @CALL-001
  Rule: Who calls xuan says that his opposite will not open

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"

    @id:called @calls=xuan
    Scenario Outline: The call stands, and changes nothing else
      When seat 0 calls <call>
      Then the action is legal
      And seat 0 has called xuan
      And seat 0 holds "23459K"
      And seat 0 is not open
      And seat 3 is not open
      And the phase is calls

      @call_window=after-deal
      Examples:
        | call |
        | xuan |

      @call_window=by-kind
      Examples:
        | call |
        | xuan |

    @id:other-calls @calls=xuan
    Scenario Outline: Where xuan is called there is no other call
      When seat 0 calls <call>
      Then the action is refused, under CALL-001
      And nothing has changed
      And seat 0 has not called

      Examples:
        | call |
        | ming |
        | yu   |

    @id:no-xuan @calls=ming-yu
    Scenario: Where ming and yu are called there is no xuan
      When seat 0 calls xuan
      Then the action is refused, under CALL-001
      And nothing has changed
      And seat 0 has not called

  @CALL-002 @calls=xuan @call_window=after-deal
  Rule: Nobody has to call

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"

    @id:everybody-may
    Scenario: Every seat may
      When the deal begins
      Then the phase is calls
      And seats 0 1 2 3 4 5 are to act
      And seat 0 may call xuan
      And seat 5 may call xuan
      And the window may be closed

    @id:nobody
    Scenario: Nobody calls, and the deal goes on
      When nobody else acts
      Then the action is legal
      And nobody has called
      And the phase is play

    @id:one
    Scenario: One calls, the others do not
      Given play has gone
        | seat | action    |
        | 4    | call xuan |
      When nobody else acts
      Then seat 4 has called xuan
      And seat 1 has not called
      And the phase is play

    @id:all
    Scenario: When all have called, nobody is waited for
      Given play has gone
        | seat | action    |
        | 4    | call xuan |
        | 1    | call xuan |
        | 0    | call xuan |
        | 5    | call xuan |
        | 2    | call xuan |
      When seat 3 calls xuan
      Then the action is legal
      And the phase is play

    @id:revolutionary
    Scenario: A revolutionary does not call
      Given the hands
        | seat | cards  |
        | 2    | 3459KA |
      And seat 2 has revolted
      When seat 2 calls xuan
      Then the action is refused, under REV-002
      And nothing has changed

  @CALL-002
  Rule: Nobody has to call, whatever the call is

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"

    @id:nobody-before-the-deal @call_window=before-deal
    Scenario: Nobody has called before the deal, and it goes on
      When the deal begins
      Then nobody has called
      And the phase is play

    @id:nobody-ming @calls=ming-yu @call_window=by-kind
    Scenario: Nobody calls ming, and the deal goes on
      When nobody else acts
      Then the action is legal
      And nobody has called
      And the phase is play

    @id:one-ming @calls=ming-yu @call_window=by-kind
    Scenario: One calls ming, the others do not
      Given play has gone
        | seat | action    |
        | 4    | call ming |
      When nobody else acts
      Then seat 4 has called ming
      And seat 1 has not called
      And the phase is play

  @CALL-003 @calls=xuan
  Rule: Xuan is called in its window only

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"

    @id:window
    Scenario Outline: After the deal everybody is asked
      When the deal begins
      Then the phase is <phase>
      And seat 2 may call xuan

      @call_window=after-deal
      Examples:
        | phase |
        | calls |

      @call_window=by-kind
      Examples:
        | phase |
        | calls |

    @id:closed
    Scenario Outline: When the window is closed it is too late
      Given play has gone
        | seat | action |
        |      | next   |
      When seat 0 calls <call>
      Then the action is refused, under CALL-003
      And nothing has changed
      And seat 0 has not called

      @call_window=after-deal
      Examples:
        | call |
        | xuan |

      @call_window=by-kind
      Examples:
        | call |
        | xuan |

    @id:first-lead
    Scenario: It is too late after the first lead, whatever the window
      Given the deal stands at play
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 5      |
      When seat 3 calls xuan
      Then the action is refused, under CALL-003
      And nothing has changed

    @id:too-early @assumed @threes=held
    Scenario: It is too early while 3s are bought
      Our reading: calls come after buying; no document orders the two.

      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 3    | 233459K |
      When seat 1 calls xuan
      Then the action is refused, under CALL-003
      And nothing has changed

    @id:blind @call_window=before-deal
    Scenario: Where it is called before the deal, nobody calls when he has seen his hand
      When seat 0 calls xuan
      Then the action is refused, under CALL-003
      And nothing has changed
      And the phase is play

    @id:blind-stands @call_window=before-deal
    Scenario: What was called before the deal stands
      Given seat 4 has called xuan
      When the deal begins
      Then seat 4 has called xuan
      And seat 1 has not called
      And the phase is play

  @CALL-003 @calls=ming-yu @call_window=by-kind
  Rule: Each kind of call has its time

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"
      And seat 0 leads

    @id:ming-in-its-time
    Scenario: Ming when the cards are dealt
      When the deal begins
      Then the phase is calls
      And seat 2 may call ming
      And seat 2 may not call yu

    @id:yu-in-its-time
    Scenario: What was called yu before the deal stands
      Given seat 3 has called yu
      When seat 2 calls ming
      Then the action is legal
      And seat 3 has called yu

    @id:none-in-play
    Scenario Outline: Neither once the first lead is laid
      Given the deal stands at play
      And play has gone
        | seat | action |
        | 0    | 5      |
      When seat 2 calls <call>
      Then the action is refused, under CALL-003
      And nothing has changed

      Examples:
        | call |
        | ming |
        | yu   |

  @CALL-004 @calls=ming-yu
  Rule: Ming is called after the deal and before the first lead

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"
      And seat 0 leads

    @id:called
    Scenario Outline: Everybody is asked when the cards are dealt
      When seat 2 calls <call>
      Then the action is legal
      And seat 2 has called ming
      And the phase is calls
      And seats 0 1 3 4 5 are to act
      And seat 5 may call ming

      @call_window=by-kind
      Examples:
        | call |
        | ming |

      @call_window=after-deal
      Examples:
        | call |
        | ming |

    @id:too-early @assumed @threes=held @call_window=by-kind
    Scenario: While 3s are bought it is too early for ming
      Our reading: calls come after buying; the document names tribute alone as done before.

      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 3    | 233459K |
      When seat 1 calls ming
      Then the action is refused, under CALL-004
      And nothing has changed
      And seat 1 has not called

    @id:late @call_window=by-kind
    Scenario: Until the first lead a late call is accepted
      Given play has gone
        | seat | action |
        |      | next   |
      When seat 2 calls ming
      Then the action is legal
      And seat 2 has called ming
      And the phase is play
      And seat 0 leads

    @id:not-waited-for @call_window=by-kind
    Scenario: Nobody is waited for after the window
      When nobody else acts
      Then the action is legal
      And the phase is play
      And seat 0 is to act

    @id:late-in-revolution @call_window=by-kind
    Scenario: So it is while others think about revolting
      Given the deal stands at revolution
      And the hands
        | seat | cards  |
        | 4    | 3459KA |
      When seat 2 calls ming
      Then the action is legal
      And seat 2 has called ming
      And the phase is revolution
      And seat 4 is to act

    @id:late-revolutionary @assumed @call_window=by-kind
    Scenario: But not from a revolutionary
      Our reading: who has left the deal calls no more; the document lets anyone call.

      Given the deal stands at revolution
      And the hands
        | seat | cards  |
        | 1    | 3459KA |
        | 4    | 3459KA |
      And play has gone
        | seat | action |
        | 4    | revolt |
      When seat 4 calls ming
      Then the action is refused, under REV-002
      And nothing has changed

    @id:first-lead
    Scenario: After the first lead it is too late
      Given the deal stands at play
      And play has gone
        | seat | action |
        | 0    | 5      |
      When seat 2 calls ming
      Then the action is refused, under CALL-003
      And nothing has changed
      And seat 2 has not called

    @id:before-deal @call_window=before-deal
    Scenario: Where calls come before the deal only, it is not called at all
      When seat 2 calls ming
      Then the action is refused, under CALL-004
      And nothing has changed
      And the phase is play

  @CALL-005 @calls=ming-yu
  Rule: If the opposite does not open, he owes a ming caller two cards

    @id:comes-true
    Scenario Outline: Two cards, whether the caller opened or not
      Given the seats went out in the order 0 1 2 3 4 5
      And seats <opened> opened
      And seat 0 called ming
      When the deal is settled
      Then seat 3 owes seat 0 2 cards of dot
      And seat 0 owes seat 3 <own> of dot

      Examples:
        | opened | own     |
        | 0 1    | nothing |
        | 1 2    | 1 card  |

  @CALL-006 @calls=ming-yu
  Rule: If the opposite opens, a ming caller owes four cards, and one more if he did not open himself

    @id:fails
    Scenario: The caller did not open
      Given the seats went out in the order 0 1 2 3 4 5
      And seats 1 3 opened
      And seat 0 called ming
      When the deal is settled
      Then seat 0 owes seat 3 5 cards of dot
      And seat 3 owes seat 0 nothing of dot

    @id:both-open @dot_both_open=caller-pays
    Scenario: Both opened
      Given the seats went out in the order 0 1 2 3 4 5
      And seats 0 3 opened
      And seat 0 called ming
      When the deal is settled
      Then seat 0 owes seat 3 4 cards of dot
      And seat 3 owes seat 0 nothing of dot

  @CALL-007 @calls=ming-yu
  Rule: Yu is called before the cards are dealt

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"
      And seat 0 leads

    @id:too-late @call_window=by-kind
    Scenario: Who has seen his hand cannot call yu
      When seat 0 calls yu
      Then the action is refused, under CALL-007
      And nothing has changed
      And seat 0 has not called
      And seat 0 may call ming

    @id:too-late-before-deal @call_window=before-deal
    Scenario: Nor can he where all calls come before the deal
      When seat 0 calls yu
      Then the action is refused, under CALL-007
      And nothing has changed

    @id:after-deal @call_window=after-deal
    Scenario: Where both are called after the deal he can
      When seat 0 calls yu
      Then the action is legal
      And seat 0 has called yu

    @id:stands @call_window=by-kind
    Scenario: What was called before the deal stands, and is not asked for again
      Given seat 0 has called yu
      When the deal begins
      Then seat 0 has called yu
      And seats 1 2 3 4 5 are to act

    @id:in-play
    Scenario: It cannot be called once play has begun
      Given the deal stands at play
      And play has gone
        | seat | action |
        | 0    | 5      |
      When seat 2 calls yu
      Then the action is refused, under CALL-003
      And nothing has changed

  @CALL-008 @calls=ming-yu
  Rule: If the opposite does not open, he owes a yu caller four cards

    @id:comes-true
    Scenario Outline: Four cards, whether the caller opened or not
      Given the seats went out in the order 0 1 2 3 4 5
      And seats <opened> opened
      And seat 0 called yu
      When the deal is settled
      Then seat 3 owes seat 0 4 cards of dot
      And seat 0 owes seat 3 <own> of dot

      Examples:
        | opened | own     |
        | 0 1    | nothing |
        | 1 2    | 1 card  |

  @CALL-009 @calls=ming-yu
  Rule: If the opposite opens, a yu caller owes eight cards, and one more if he did not open himself

    @id:fails
    Scenario: The caller did not open, after a yu call
      Given the seats went out in the order 0 1 2 3 4 5
      And seats 1 3 opened
      And seat 0 called yu
      When the deal is settled
      Then seat 0 owes seat 3 9 cards of dot
      And seat 3 owes seat 0 nothing of dot

    @id:both-open @dot_both_open=caller-pays
    Scenario: Both opened, after a yu call
      Given the seats went out in the order 0 1 2 3 4 5
      And seats 0 3 opened
      And seat 0 called yu
      When the deal is settled
      Then seat 0 owes seat 3 8 cards of dot
      And seat 3 owes seat 0 nothing of dot

  @CALL-010
  Rule: A call concerns one's own opposite only

    @id:opposite-may-too @calls=xuan @call_window=after-deal
    Scenario: The opposite may call as well, and so may everybody else
      Given the deal stands at calls
      And every other seat holds "23459K"
      And play has gone
        | seat | action    |
        | 0    | call xuan |
      When seat 3 calls xuan
      Then the action is legal
      And seat 0 has called xuan
      And seat 3 has called xuan
      And seats 1 2 4 5 are to act

    @id:other-pairs
    Scenario Outline: The other pairs settle as if nobody had called
      Given the seats went out in the order 0 1 2 3 4 5
      And nobody opened
      And seat 2 called <call>
      When the deal is settled
      Then seat 5 owes seat 2 <cards> cards of dot
      And seat 2 owes seat 5 1 card of dot
      And seat 0 owes seat 3 1 card of dot
      And seat 3 owes seat 0 1 card of dot
      And seat 1 owes seat 4 1 card of dot
      And seat 4 owes seat 1 1 card of dot

      @calls=xuan
      Examples:
        | call | cards |
        | xuan | 2     |

      @calls=ming-yu
      Examples:
        | call | cards |
        | ming | 2     |
        | yu   | 4     |

  @CALL-011
  Rule: A player calls once in a deal

    Background:
      Given the deal stands at calls
      And every other seat holds "23459K"

    @id:yu-then-ming @calls=ming-yu @call_window=by-kind
    Scenario: Who has called yu does not call ming as well
      Given seat 0 has called yu
      When seat 0 calls ming
      Then the action is refused, under CALL-011
      And nothing has changed
      And seat 0 has called yu

    @id:other-way-round @calls=ming-yu @call_window=after-deal
    Scenario: Nor the other way round
      Given seat 0 has called ming
      When seat 0 calls yu
      Then the action is refused, under CALL-011
      And nothing has changed

    @id:twice @calls=xuan @call_window=after-deal
    Scenario: Nobody calls the same twice
      Given play has gone
        | seat | action    |
        | 0    | call xuan |
      When seat 0 calls xuan
      Then the action is refused, under CALL-011
      And nothing has changed
      And seat 0 has called xuan
