Feature: Showing 4s for the first lead
  Where the first leader is found by showing 4s, whoever shows the most of one suit leads first.

  @DEAL-011
  Rule: Whoever shows the most 4s of one suit leads first

    Background:
      Given the deal stands at show-fours
      And every other seat holds "2344459K"
      And seat 0 leads

    @id:leads @first_leader=show-fours
    Scenario: The longer show leads, whichever came first
      Given seat 2 holds the 4s "SSS"
      And seat 5 holds the 4s "HHC"
      And play has gone
        | seat | action          |
        | 5    | show 2 4s of H  |
      When seat 2 shows 3 4s of S
      Then the action is legal
      And the phase is play
      And seat 2 leads

    @id:shorter-later @first_leader=show-fours
    Scenario: A shorter show after it is legal, and leads nothing
      Given seat 2 holds the 4s "SSS"
      And seat 5 holds the 4s "HHC"
      And play has gone
        | seat | action          |
        | 2    | show 3 4s of S  |
      When seat 5 shows 2 4s of H
      Then the action is legal
      And the phase is play
      And seat 2 leads

    @id:nobody-has-to @first_leader=show-fours
    Scenario: Nobody has to show, and without a show the given leader leads
      Given seat 2 holds the 4s "SSS"
      When the deal begins
      Then the phase is show-fours
      And seat 2 is to act
      And the window may be closed

    @id:one-of-a-suit @first_leader=show-fours
    Scenario Outline: At least two of one suit are shown, and not more than he holds
      Given seat 1 holds the 4s "SSHC"
      And seat 4 holds the 4s "DD"
      When seat 1 shows <count> 4s of <suit>
      Then the action is <ruling>
      And the phase is show-fours

      Examples:
        | case | count | suit | ruling                  |
        | 2-S  | 2     | S    | legal                   |
        | 1-S  | 1     | S    | refused, under DEAL-011 |
        | 1-H  | 1     | H    | refused, under DEAL-011 |
        | 2-H  | 2     | H    | refused, under DEAL-011 |
        | 3-S  | 3     | S    | refused, under DEAL-011 |
        | 2-D  | 2     | D    | refused, under DEAL-011 |

    @id:who-can @first_leader=show-fours
    Scenario: Exactly those are asked who hold two of a suit
      Given seat 1 holds the 4s "SSH"
      And seat 3 holds the 4s "SHC"
      And seat 4 holds the 4s "DD"
      When the deal begins
      Then the phase is show-fours
      And seats 1 4 are to act
      And seat 1 may show 2 4s of S
      And seat 3 may not show 2 4s of S
      And seat 0 may not show 2 4s of S

    @id:fewer @first_leader=show-fours
    Scenario: He may show fewer than he holds, and more later
      Given seat 2 holds the 4s "SSS"
      And play has gone
        | seat | action         |
        | 2    | show 2 4s of S |
      When nobody else acts
      Then the action is legal
      And seat 2 leads

    @id:more-later @first_leader=show-fours
    Scenario: Who has shown may show again, but only more
      Given seat 2 holds the 4s "SSSHH"
      When seat 2 shows 2 4s of S
      Then the action is legal
      And the phase is show-fours
      And seat 2 may show 3 4s of S
      And seat 2 may not show 2 4s of S
      And seat 2 may not show 2 4s of H

    @id:another-suit @first_leader=show-fours
    Scenario: What he shows later may be of another suit
      Given seat 2 holds the 4s "SSHHH"
      And play has gone
        | seat | action         |
        | 2    | show 2 4s of S |
      When seat 2 shows 3 4s of H
      Then the action is legal
      And the phase is play
      And seat 2 leads

    @id:closes @first_leader=show-fours
    Scenario: When the window is closed it is too late
      Given seat 2 holds the 4s "SS"
      And seat 5 holds the 4s "HH"
      And play has gone
        | seat | action         |
        | 5    | show 2 4s of H |
        |      | next           |
      When seat 2 shows 2 4s of S
      Then the action is refused, under DEAL-011
      And nothing has changed
      And seat 5 leads

    @id:no-lead-yet @first_leader=show-fours
    Scenario: Nobody leads while 4s may be shown
      Given seat 2 holds the 4s "SS"
      When seat 0 lays "5"
      Then the action is refused, under DEAL-011
      And nothing has changed

    @id:keeps-them @first_leader=show-fours
    Scenario: What is shown stays in the hand
      Given seat 2 holds the 4s "SS"
      When seat 2 shows 2 4s of S
      Then the action is legal
      And seat 2 holds "2344459K"
      And seat 2 leads

    @id:no-revolution @first_leader=show-fours @revolution_contest=trial
    Scenario: Where a trial would name the leader, 4s are shown all the same if nobody has revolted
      Given seat 2 holds the 4s "SS"
      When the deal begins
      Then the phase is show-fours
      And seat 2 is to act
      And seat 2 may show 2 4s of S

    @id:given @first_leader=given
    Scenario: Where the first leader is given nobody shows 4s
      Given seat 2 holds the 4s "SSS"
      When seat 2 shows 3 4s of S
      Then the action is refused, under DEAL-011
      And nothing has changed
      And the phase is play
      And seat 0 leads

  @DEAL-012 @first_leader=show-fours
  Rule: Of equal shows the earlier leads

    Background:
      Given the deal stands at show-fours
      And every other seat holds "2344459K"
      And seat 0 leads
      And seat 0 holds the 4s "HHH"
      And seat 3 holds the 4s "CC"

    @id:equal
    Scenario: The first of two shows of equal length leads
      Given play has gone
        | seat | action         |
        | 3    | show 2 4s of C |
        | 0    | show 2 4s of H |
      When nobody else acts
      Then seat 3 leads

    @id:equal-other-order
    Scenario: So it does in the other order
      Given play has gone
        | seat | action         |
        | 0    | show 2 4s of H |
        | 3    | show 2 4s of C |
      When nobody else acts
      Then seat 0 leads

    @id:overtaken
    Scenario: A longer one overtakes it
      Given play has gone
        | seat | action         |
        | 3    | show 2 4s of C |
        | 0    | show 2 4s of H |
      When seat 0 shows 3 4s of H
      Then the action is legal
      And the phase is play
      And seat 0 leads

    @id:three-of-them
    Scenario: The earliest of several leads
      Given seat 5 holds the 4s "SS"
      And play has gone
        | seat | action         |
        | 5    | show 2 4s of S |
        | 3    | show 2 4s of C |
        | 0    | show 2 4s of H |
      When nobody else acts
      Then seat 5 leads

  @DEAL-013
  Rule: If nobody shows 4s, the leader is the one that was drawn

    Background:
      Given the deal stands at show-fours
      And every other seat holds "2344459K"
      And seat 4 leads

    @id:nobody-shows @first_leader=show-fours
    Scenario: Who could show and does not
      Given seat 1 holds the 4s "SS"
      When nobody else acts
      Then the action is legal
      And the phase is play
      And seat 4 leads

    @id:nobody-can @first_leader=show-fours
    Scenario: Where nobody holds two of a suit nobody is asked
      Given seat 1 holds the 4s "SHC"
      When the deal begins
      Then the phase is play
      And seat 4 leads

    @id:given @first_leader=given
    Scenario: A leader who is given leads
      When the deal begins
      Then the phase is play
      And seat 4 leads

    @id:not-in-play
    Scenario: If he revolted, the next player leads
      Given seat 4 has revolted
      And seat 1 plays headless
      And the hands
        | seat | cards    |
        | 4    | 344459KA |
      When the deal begins
      Then the phase is play
      And seat 5 leads

  @DEAL-014 @first_leader=show-fours
  Rule: A show has two, three or four 4s

    @id:sizes
    Scenario Outline: Neither one nor five
      Given the deal stands at show-fours
      And every other seat holds "23444459K"
      And seat 0 leads
      And seat 1 holds the 4s "SSSS"
      And seat 2 holds the 4s "HH"
      When seat 1 shows <count> 4s of S
      Then the action is <ruling>

      Examples:
        | case | count | ruling                  |
        | 1    | 1     | refused, under DEAL-014 |
        | 2    | 2     | legal                   |
        | 3    | 3     | legal                   |
        | 4    | 4     | legal                   |
        | 5    | 5     | refused, under DEAL-014 |

    @id:longest
    Scenario: Four cannot be outdone, only equalled too late
      Given the deal stands at show-fours
      And every other seat holds "23444459K"
      And seat 0 leads
      And seat 1 holds the 4s "SSSS"
      And seat 2 holds the 4s "HHHH"
      And play has gone
        | seat | action         |
        | 1    | show 4 4s of S |
      When seat 2 shows 4 4s of H
      Then the action is legal
      And the phase is play
      And seat 1 leads
