Feature: The opening trial
  Where a revolution is contested by a trial, the revolutionary lays one natural gouji play before the first lead, which
  only his opposite may beat, and only with another. The winner leads 4s.

  @REV-010
  Rule: A revolutionary must lay one natural gouji play, which his opposite may beat with another

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards          |
        | 2    | 3445999JJJKKKA |
        | 5    | 223459XXAAAA   |
      And every other seat holds "23459AAA"

    @id:must-lay @revolution_contest=trial
    Scenario: After the revolution he is to lay it
      When seat 2 revolts
      Then the phase is trial
      And seat 2 is to act
      And seat 2 may lay "KK" for trial
      And seat 2 may lay "KKK" for trial
      And nobody is open

    @id:no-way-round @revolution_contest=trial
    Scenario: He cannot leave it
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When nobody else acts
      Then the action is refused, under REV-010
      And nothing has changed

    @id:compulsory @revolution_contest=trial
    Scenario: Neither can one who had to revolt
      Given seat 2 has revolted
      When the deal begins
      Then the phase is trial
      And seat 2 is to act

    @id:second-revolution-first @revolution_contest=trial
    Scenario: First all others are asked whether they revolt
      Given the hands
        | seat | cards  |
        | 3    | 3459KA |
      And play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 lays "KK" for trial
      Then the action is refused, under REV-010
      And nothing has changed
      And the phase is revolution

    @id:not-gouji @revolution_contest=trial
    Scenario Outline: Nothing but gouji does
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 lays "<cards>" for trial
      Then the action is refused, under REV-010
      And nothing has changed

      Examples:
        | cards | note                    |
        | K     | a single K is not gouji |
        | A     |                         |
        | JJJ   | three Js are not        |
        | 999   | 9s never are            |
        | AA    | he has only one         |

    @id:his-to-lay @revolution_contest=trial
    Scenario: Nobody else lays one
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 5 lays "AA" for trial
      Then the action is refused, under REV-010
      And nothing has changed

    @id:answer @revolution_contest=trial
    Scenario: His opposite is asked whether he beats it
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 lays "KK" for trial
      Then the action is legal
      And the phase is answer-trial
      And seat 5 is to act
      And seat 5 may answer the trial with "AA"
      And seat 5 may answer the trial with "22"
      And seat 5 may not answer the trial with "AAA"
      And seat 5 may not answer the trial with "XX"
      And seat 5 may decline the trial
      And seat 2 holds "3445999JJJKA"
      And nobody is open

    @id:natural @revolution_contest=trial
    Scenario Outline: Converted 2s and jokers do not answer it
      Given play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |
      When seat 5 answers the trial with "<cards>"
      Then the action is refused, under REV-010
      And nothing has changed
      And seat 5 is to act

      Examples:
        | cards | note           |
        | 2A    | one A is a 2   |
        | XA    |                |
        | X2    |                |
        | XX    |                |
        | AAA   | another number |

    @id:equal @revolution_contest=trial
    Scenario: An equal play does not beat it
      Given the hands
        | seat | cards    |
        | 5    | 23459KKK |
      And play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |
      When seat 5 answers the trial with "KK"
      Then the action is refused, under REV-010
      And nothing has changed
      And seat 5 may not answer the trial with "KK"

    @id:must-hold @revolution_contest=trial
    Scenario: He answers with cards of his own
      Given the hands
        | seat | cards   |
        | 5    | 23459KA |
      And play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |
      When seat 5 answers the trial with "AA"
      Then the action is refused, under REV-010
      And nothing has changed

    @id:only-his-opposite @revolution_contest=trial
    Scenario Outline: Nobody else answers it
      Given play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |
      When seat <seat> answers the trial with "AA"
      Then the action is refused, under REV-010
      And nothing has changed

      Examples:
        | seat |
        | 3    |
        | 4    |
        | 1    |

    @id:must-answer @revolution_contest=trial
    Scenario: He has to say whether he does
      Given play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |
      When nobody else acts
      Then the action is refused, under REV-010
      And nothing has changed

    @id:no-gouji @assumed @revolution_contest=trial @fours=ordinary
    Scenario: Who has no natural gouji play has lost the trial
      Our reading: without a natural gouji play the trial is lost; the document does not say what becomes of it.

      Given the hands
        | seat | cards          |
        | 2    | 3445999JJJQQKA |
      When seat 2 revolts
      Then the phase is not trial
      And the phase is not answer-trial
      And the event opened of seat 5 is told
      And seat 5 is open
      And seat 2 is not open

    @id:no-gouji-fours @assumed @revolution_contest=trial @fours=after-opening
    Scenario: So he has where 4s follow
      Our reading: without a natural gouji play the trial is lost; the document does not say what becomes of it.

      Given the hands
        | seat | cards          |
        | 2    | 3445999JJJQQKA |
      When seat 2 revolts
      Then the event provisional of seat 5 is told
      And seat 5 is provisionally open
      And seat 5 is not open
      And seat 2 is not open
      And seat 2 is not provisionally open

    @id:no-trial
    Scenario Outline: Elsewhere there is no trial
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 2 lays "<cards>" for trial
      Then the action is refused, under REV-010
      And nothing has changed

      @revolution_contest=rush
      Examples:
        | cards |
        | KK    |

      @revolution_contest=concede
      Examples:
        | cards |
        | KK    |

  @REV-011 @revolution_contest=trial
  Rule: If it is not beaten, the revolutionary is open and leads 4s

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards       |
        | 2    | 34459KKA    |
        | 3    | 2345669K    |
        | 5    | 223459XXAAA |
      And every other seat holds "23459K"
      And seat 0 leads
      And play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |

    @id:provisional @fours=after-opening @revolution_head=three
    Scenario: Holding 4s he is open provisionally, and leads in place of the first leader
      When seat 5 does not answer the trial
      Then the action is legal
      And the event provisional of seat 2 is told
      And seat 2 is provisionally open
      And seat 2 is not open
      And seat 5 is not open
      And seat 2 leads
      And seat 2 is to act
      And seat 2 may lay "44"
      And seat 2 may lay "4"
      And seat 2 may not lay "5"
      And seat 0 may not lay "5"
      And seat 0 may not lay "4"

    @id:no-play @fours=after-opening @revolution_head=three
    Scenario Outline: What he leads must be a play, and his
      Given play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
      When seat 2 lays "<cards>"
      Then the action is refused, under <reason>
      And nothing has changed

      Examples:
        | cards | reason   | note              |
        | 45    | HAND-016 | two ranks         |
        | 444   | TURN-001 | he holds two only |

    @id:last-cards @fours=after-opening @revolution_head=three
    Scenario: When the 4s are his last cards he is not out by leading them
      Given the hands
        | seat | cards |
        | 2    | 44KK  |
      And play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
      When seat 2 lays "44"
      Then the action is legal
      And seat 2 is open
      And seat 2 holds ""
      And seat 2 is not out
      And no place of seat 2 is known
      And no event out is told
      And seat 3 is asked in turn

    @id:only-fours @fours=after-opening @revolution_head=three
    Scenario Outline: He leads nothing but 4s
      Given play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
      When seat 2 lays "<cards>"
      Then the action is refused, under REV-011
      And nothing has changed

      Examples:
        | cards |
        | 5     |
        | 9     |
        | A     |

    @id:confirmed @fours=after-opening @revolution_head=three
    Scenario: Leading them he is open, and the next player is asked
      Given play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
      When seat 2 lays "44"
      Then the action is legal
      And the event opened of seat 2 is told
      And seat 2 is open
      And seat 2 is not provisionally open
      And seat 3 is asked in turn
      And the table holds "44" of seat 2

    @id:wind @fours=after-opening @revolution_head=three
    Scenario: If nobody beats them the next player leads, and he is out of it
      Given play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
        | 2    | 44                        |
        | 3    | pass                      |
        | 4    | pass                      |
        | 5    | pass                      |
        | 0    | pass                      |
      When seat 1 passes
      Then the action is legal
      And seat 3 leads
      And seat 2 is open
      And seat 2 holds "359A"
      And seat 2 may not lay "5"

    @id:beaten @fours=after-opening @revolution_head=three
    Scenario: He stays open if they are beaten, and is not asked again
      Given play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
        | 2    | 44                        |
      When seat 3 lays "66"
      Then the action is legal
      And seat 2 is open
      And no event opening-void is told
      And seat 4 is asked in turn

    @id:without-fours @assumed @fours=after-opening @revolution_head=three
    Scenario: Without 4s he is open at once, and the next player leads anything
      Our reading: the duty to lead 4s falls on who has any; the document does not speak of one without.

      Given the hands
        | seat | cards    |
        | 2    | 35699KKA |
      When seat 5 does not answer the trial
      Then the event opened of seat 2 is told
      And seat 2 is open
      And seat 2 is not provisionally open
      And seat 3 leads
      And seat 3 may lay "5"

    @id:ordinary-fours @fours=ordinary @revolution_head=three
    Scenario: Where 4s are ordinary cards he is open at once, and the next player leads
      When seat 5 does not answer the trial
      Then the event opened of seat 2 is told
      And seat 2 is open
      And seat 2 is not provisionally open
      And seat 5 is not open
      And seat 3 leads
      And seat 2 may not lay "44"

    @id:dead-gouji @revolution_head=three
    Scenario: His opposite has three dead gouji
      When seat 5 does not answer the trial
      Then seat 5 has 3 dead gouji left
      And seat 5 is not headless

    @id:declined-once @revolution_head=three
    Scenario: Who has declined does not answer any more
      Given play has gone
        | seat | action                    |
        | 5    | does not answer the trial |
      When seat 5 answers the trial with "AA"
      Then the action is refused, under REV-010
      And nothing has changed

    @id:no-show @first_leader=show-fours @revolution_head=three
    Scenario: After a trial nobody shows 4s for the first lead
      Given seat 1 holds the 4s "SS"
      And the hands
        | seat | cards   |
        | 1    | 234459K |
      When seat 5 does not answer the trial
      Then the phase is play
      And seat 1 may not show 2 4s of S

  @REV-012 @revolution_contest=trial
  Rule: If it is beaten, his opposite is open and leads 4s

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards        |
        | 2    | 34459KKA     |
        | 5    | 2234459XXAAA |
      And every other seat holds "23459K"
      And seat 0 leads
      And play has gone
        | seat | action             |
        | 2    | revolt             |
        | 2    | lay "KK" for trial |

    @id:provisional @fours=after-opening @revolution_head=three
    Scenario: The opposite with 4s is open provisionally, and leads in place of the first leader
      When seat 5 answers the trial with "AA"
      Then the action is legal
      And the event provisional of seat 5 is told
      And seat 5 is provisionally open
      And seat 5 is not open
      And seat 2 is not open
      And seat 2 is not provisionally open
      And seat 5 leads
      And seat 5 may lay "44"
      And seat 5 may lay "4"
      And seat 5 may not lay "5"
      And seat 0 may not lay "4"

    @id:only-fours @fours=after-opening @revolution_head=three
    Scenario Outline: The opposite leads nothing but 4s
      Given play has gone
        | seat | action                     |
        | 5    | answer the trial with "AA" |
      When seat 5 lays "<cards>"
      Then the action is refused, under REV-012
      And nothing has changed

      Examples:
        | cards |
        | 5     |
        | A     |
        | XX    |

    @id:confirmed @fours=after-opening @revolution_head=three
    Scenario: Leading them he is open
      Given play has gone
        | seat | action                     |
        | 5    | answer the trial with "AA" |
      When seat 5 lays "44"
      Then the action is legal
      And the event opened of seat 5 is told
      And seat 5 is open
      And seat 0 is asked in turn

    @id:without-fours @assumed @fours=after-opening @revolution_head=three
    Scenario: Without 4s he is open at once, and leads anything
      Our reading: the duty to lead 4s falls on who has any; the document does not speak of one without.

      Given the hands
        | seat | cards       |
        | 5    | 223569XXAAA |
      When seat 5 answers the trial with "AA"
      Then the event opened of seat 5 is told
      And seat 5 is open
      And seat 5 leads
      And seat 5 may lay "5"
      And seat 0 may not lay "5"

    @id:ordinary-fours @fours=ordinary @revolution_head=three
    Scenario: Where 4s are ordinary cards he is open at once
      When seat 5 answers the trial with "AA"
      Then the event opened of seat 5 is told
      And seat 5 is open
      And seat 2 is not open
      And seat 5 leads
      And seat 5 may lay "5"

    @id:dead-gouji @disputed @revolution_head=three
    Scenario: He has three dead gouji as well
      Our reading: the document grants the three after the other outcome; that it does so here too is one of two readings.

      When seat 5 answers the trial with "AA"
      Then seat 5 has 3 dead gouji left
      And seat 5 is not headless

    @id:higher
    Scenario Outline: Any higher natural gouji beats it
      When seat 5 answers the trial with "<cards>"
      Then the action is legal
      And seat 2 is not open
      And seat 2 is not provisionally open

      Examples:
        | cards |
        | AA    |
        | 22    |

  @REV-013 @revolution_contest=trial
  Rule: What is laid in the trial is spent

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards        |
        | 2    | 34459KKA     |
        | 5    | 2234459XXAAA |
      And every other seat holds "23459K"
      And play has gone
        | seat | action |
        | 2    | revolt |

    @id:trial-play
    Scenario: The revolutionary's play
      When seat 2 lays "KK" for trial
      Then seat 2 holds "34459A"
      And seat 5 holds "2234459XXAAA"

    @id:answer
    Scenario: The answer to it
      Given play has gone
        | seat | action             |
        | 2    | lay "KK" for trial |
      When seat 5 answers the trial with "AA"
      Then seat 5 holds "2234459XXA"
      And seat 2 holds "34459A"

    @id:declined
    Scenario: Who does not answer loses nothing
      Given play has gone
        | seat | action             |
        | 2    | lay "KK" for trial |
      When seat 5 does not answer the trial
      Then seat 5 holds "2234459XXAAA"
      And seat 2 holds "34459A"

    @id:keeps-a-card @assumed
    Scenario: Nobody answers with his last cards
      Our reading: nobody goes out in the trial; no document says so.

      Given the hands
        | seat | cards |
        | 5    | 22    |
      And play has gone
        | seat | action             |
        | 2    | lay "KK" for trial |
      When seat 5 answers the trial with "22"
      Then the action is refused, under REV-013
      And nothing has changed
      And seat 5 may not answer the trial with "22"
      And seat 5 may decline the trial
