Feature: The table, and the order of a deal
  Six players, two federations, and what is done one thing after another from the deal to the first lead.

  @DEAL-003
  Rule: Every other seat is of one federation

    @id:sides
    Scenario Outline: Who sweeps shows who belongs together
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then the sweep is that of the <side> seats

      Examples:
        | order       | side |
        | 0 2 4 1 3 5 | even |
        | 4 0 2 5 1 3 | even |
        | 1 3 5 0 2 4 | odd  |
        | 5 1 3 4 0 2 | odd  |

    @id:no-side
    Scenario Outline: Three seats in a row are no side
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then there is no sweep

      Examples:
        | order       |
        | 0 1 2 3 4 5 |
        | 0 2 3 4 1 5 |
        | 0 3 4 1 2 5 |

  @DEAL-004
  Rule: The opposite is the player faced, three seats on

    @id:faced
    Scenario Outline: He alone is asked on a gouji play
      Given every other seat holds "2359KK"
      And seat <seat> leads
      When seat <seat> lays "KK"
      Then the action is legal
      And seat <opposite> is asked in turn

      Examples:
        | seat | opposite |
        | 0    | 3        |
        | 1    | 4        |
        | 2    | 5        |
        | 3    | 0        |
        | 4    | 1        |
        | 5    | 2        |

  @DEAL-005
  Rule: Both neighbours and the opposite are enemies

    @id:enemies
    Scenario Outline: When these three are in front, the other side has swept
      Given the seats went out in the order <order>
      And everybody opened
      When the deal is settled
      Then the sweep is that of the <side> seats

      Examples:
        | case          | order       | side |
        | around-seat-0 | 1 5 3 0 2 4 | odd  |
        | around-seat-3 | 4 2 0 3 5 1 | even |
        | around-seat-5 | 0 4 2 5 1 3 | even |

  @CALL-003 @threes=held @calls=xuan @call_window=after-deal
  @revolution_contest=rush @revolution_head=choose-three @first_leader=show-fours
  Rule: The order, where a revolutionary may rush and 4s are shown

    Background:
      Given the deal stands at tribute
      And seat 0 leads
      And seat 5 owes seat 0 1 card of fall
      And the hands
        | seat | cards       |
        | 0    | 233459K     |
        | 1    | 234459K     |
        | 2    | 3459AAKKQQQ |
        | 3    | 22459K      |
        | 5    | D23459K     |
      And every other seat holds "23459K"
      And seat 1 holds the 4s "SS"

    @id:first-rush
    Scenario: Tribute comes first, with a rush
      When the deal begins
      Then seat 5 paid seat 0 "D" of fall
      And the phase is tribute
      And seat 0 is to act

    @id:return-rush @assumed
    Scenario: After the return 3s are bought, with a rush
      Our reading: buying follows the return; no document orders the two.

      When seat 0 returns "5" to seat 5
      Then the action is legal
      And the phase is buying
      And seat 3 is to act

    @id:buying-rush @assumed
    Scenario: After buying there are calls, with a rush
      Our reading: calls follow buying; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
      When seat 3 buys a 3 for "2"
      Then the action is legal
      And the phase is calls

    @id:calls-rush @assumed
    Scenario: After the calls there is revolution, with a rush
      Our reading: revolution follows the calls; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
      When nobody else acts
      Then the action is legal
      And the phase is revolution
      And seat 2 is to act

    @id:revolt-rush
    Scenario: After the revolution the rush, with a rush
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        |      | next                 |
      When seat 2 revolts
      Then the action is legal
      And the phase is rush
      And seat 2 is to act

    @id:rush-rush
    Scenario: After the rush the fight, with a rush
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        |      | next                 |
        | 2    | revolt               |
      When seat 2 rushes with "AA KK QQQ"
      Then the action is legal
      And the phase is fight
      And seat 5 is to act

    @id:fight-rush
    Scenario: After the fight the choice of head, with a rush
      Given play has gone
        | seat | action                |
        | 0    | return "5" to seat 5  |
        | 3    | buy a 3 for "2"       |
        |      | next                  |
        | 2    | revolt                |
        | 2    | rush with "AA KK QQQ" |
      When seat 5 does not fight
      Then the action is legal
      And the phase is head
      And seat 5 is to act

    @id:head-rush @assumed
    Scenario: After the choice 4s are shown, with a rush
      Our reading: 4s are shown last; no document orders the two.

      Given play has gone
        | seat | action                |
        | 0    | return "5" to seat 5  |
        | 3    | buy a 3 for "2"       |
        |      | next                  |
        | 2    | revolt                |
        | 2    | rush with "AA KK QQQ" |
        | 5    | does not fight        |
      When seat 5 chooses headless
      Then the action is legal
      And the phase is show-fours
      And seat 1 is to act

    @id:show-rush
    Scenario: After the show the first lead, with a rush
      Given play has gone
        | seat | action                |
        | 0    | return "5" to seat 5  |
        | 3    | buy a 3 for "2"       |
        |      | next                  |
        | 2    | revolt                |
        | 2    | rush with "AA KK QQQ" |
        | 5    | does not fight        |
        | 5    | choose headless       |
      When seat 1 shows 2 4s of S
      Then the action is legal
      And the phase is play
      And seat 1 leads

  @CALL-004 @threes=held @fours=after-opening @calls=ming-yu
  @call_window=by-kind @revolution_contest=trial @revolution_head=three
  Rule: The order, where 4s are bought too and a trial decides

    Background:
      Given the deal stands at tribute
      And seat 0 leads
      And seat 5 owes seat 0 1 card of fall
      And the hands
        | seat | cards   |
        | 0    | 233459K |
        | 1    | 223559K |
        | 2    | 3459AKK |
        | 3    | 22459K  |
        | 4    | 234459K |
        | 5    | D23459K |
      And every other seat holds "23459K"

    @id:first-trial
    Scenario: Tribute comes first, with a trial
      When the deal begins
      Then seat 5 paid seat 0 "D" of fall
      And the phase is tribute
      And seat 0 is to act

    @id:return-trial @assumed
    Scenario: After the return 3s are bought, with a trial
      Our reading: buying follows the return; no document orders the two.

      When seat 0 returns "5" to seat 5
      Then the action is legal
      And the phase is buying
      And seat 3 is to act

    @id:threes-trial @assumed
    Scenario: After the 3s the 4s are bought, with a trial
      Our reading: 3s are bought before 4s; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
      When seat 3 buys a 3 for "2"
      Then the action is legal
      And the phase is buying
      And seat 1 is to act

    @id:fours-trial @assumed
    Scenario: After buying there are calls, with a trial
      Our reading: calls follow buying; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
      When seat 1 buys a 4 for "2"
      Then the action is legal
      And the phase is calls

    @id:calls-trial @assumed
    Scenario: After the calls there is revolution, with a trial
      Our reading: revolution follows the calls; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        | 1    | buy a 4 for "2"      |
      When nobody else acts
      Then the action is legal
      And the phase is revolution
      And seat 2 is to act

    @id:revolt-trial
    Scenario: After the revolution the trial, with a trial
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        | 1    | buy a 4 for "2"      |
        |      | next                 |
      When seat 2 revolts
      Then the action is legal
      And the phase is trial
      And seat 2 is to act

    @id:trial-trial
    Scenario: After the trial play its answer, with a trial
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        | 1    | buy a 4 for "2"      |
        |      | next                 |
        | 2    | revolt               |
      When seat 2 lays "KK" for trial
      Then the action is legal
      And the phase is answer-trial
      And seat 5 is to act

    @id:answer-trial
    Scenario: After the answer the winner leads, with a trial
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        | 1    | buy a 4 for "2"      |
        |      | next                 |
        | 2    | revolt               |
        | 2    | lay "KK" for trial   |
      When seat 5 does not answer the trial
      Then the action is legal
      And the phase is play
      And seat 2 leads

  @REV-009 @threes=held @calls=xuan @call_window=after-deal
  @revolution_contest=concede @revolution_head=headless @first_leader=given
  Rule: The order, where a revolution concedes and leaves the opposite headless

    Background:
      Given the deal stands at tribute
      And seat 0 leads
      And seat 5 owes seat 0 1 card of fall
      And the hands
        | seat | cards    |
        | 0    | 233459K  |
        | 2    | 3459AAKK |
        | 3    | 22459K   |
        | 5    | D23459K  |
      And every other seat holds "23459K"

    @id:first-headless
    Scenario: Tribute comes first, with a concession
      When the deal begins
      Then seat 5 paid seat 0 "D" of fall
      And the phase is tribute
      And seat 0 is to act

    @id:return-headless @assumed
    Scenario: After the return 3s are bought, with a concession
      Our reading: buying follows the return; no document orders the two.

      When seat 0 returns "5" to seat 5
      Then the action is legal
      And the phase is buying
      And seat 3 is to act

    @id:buying-headless @assumed
    Scenario: After buying there are calls, with a concession
      Our reading: calls follow buying; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
      When seat 3 buys a 3 for "2"
      Then the action is legal
      And the phase is calls

    @id:calls-headless @assumed
    Scenario: After the calls there is revolution, with a concession
      Our reading: revolution follows the calls; no document orders the two.

      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
      When nobody else acts
      Then the action is legal
      And the phase is revolution
      And seat 2 is to act

    @id:revolt-headless
    Scenario: After the revolution the first lead, with a concession
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        |      | next                 |
      When seat 2 revolts
      Then the action is legal
      And the phase is play
      And seat 0 leads
      And seat 5 is open
      And seat 5 is headless

  @HEAD-006 @threes=held @call_window=before-deal @revolution_contest=concede
  @revolution_head=choose-always @first_leader=given
  Rule: The order, where calls come before the deal and the opposite chooses

    Background:
      Given the deal stands at tribute
      And seat 0 leads
      And seat 5 owes seat 0 1 card of fall
      And the hands
        | seat | cards    |
        | 0    | 233459K  |
        | 2    | 3459AAKK |
        | 3    | 22459K   |
        | 5    | D23459K  |
      And every other seat holds "23459K"

    @id:first-choice
    Scenario: Tribute comes first, with a free choice
      When the deal begins
      Then seat 5 paid seat 0 "D" of fall
      And the phase is tribute
      And seat 0 is to act

    @id:return-choice
    Scenario: After the return 3s are bought, with a free choice
      When seat 0 returns "5" to seat 5
      Then the action is legal
      And the phase is buying
      And seat 3 is to act

    @id:buying-choice
    Scenario: After buying there is revolution, with a free choice
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
      When seat 3 buys a 3 for "2"
      Then the action is legal
      And the phase is revolution

    @id:revolt-choice
    Scenario: After the revolution the choice of head, with a free choice
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
      When seat 2 revolts
      Then the action is legal
      And the phase is head
      And seat 5 is to act
      And seat 5 is open

    @id:head-choice
    Scenario: After the choice the first lead, with a free choice
      Given play has gone
        | seat | action               |
        | 0    | return "5" to seat 5 |
        | 3    | buy a 3 for "2"      |
        | 2    | revolt               |
      When seat 5 chooses head
      Then the action is legal
      And the phase is play
      And seat 0 leads

  @TRIB-016
  Rule: When the deal is over, a pair of which neither opened may waive

    Background:
      Given seats 0 1 2 3 are out
      And the hands
        | seat | cards |
        | 4    | 9     |
      And every other seat holds "23459K"
      And seat 4 leads

    @id:in-the-deal @dot_mutual_waivable=yes
    Scenario: They agree when the last card is laid
      Given play has gone
        | seat | action |
        | 4    | 9      |
      When seats 0 and 3 waive dots
      Then the action is legal
      And the deal is over
      And seats 1 and 4 may waive dots

    @id:nobody-is-waited-for @dot_mutual_waivable=yes
    Scenario: Nobody is waited for
      When seat 4 lays "9"
      Then the deal is over
      And seats 0 and 3 may waive dots
      And nobody is to act

    @id:pairs @dot_mutual_waivable=yes
    Scenario: Only a pair can
      Given play has gone
        | seat | action |
        | 4    | 9      |
      When seats 0 and 1 waive dots
      Then the action is refused, under TRIB-016
      And nothing has changed

    @id:one-opened @dot_mutual_waivable=yes
    Scenario: A pair of which one opened cannot
      Given seat 3 has opened
      And play has gone
        | seat | action |
        | 4    | 9      |
      When seats 0 and 3 waive dots
      Then the action is refused, under TRIB-016
      And nothing has changed
      And seats 1 and 4 may waive dots

    @id:whoever-opened @dot_mutual_waivable=yes
    Scenario Outline: Their own openings matter, those of others do not
      Given seat <opened> has opened
      And play has gone
        | seat | action |
        | 4    | 9      |
      When seats <one> and <other> waive dots
      Then the action is <ruling>

      Examples:
        | case     | opened | one | other | ruling                  |
        | own-0    | 0      | 0   | 3     | refused, under TRIB-016 |
        | own-1    | 1      | 1   | 4     | refused, under TRIB-016 |
        | own-4    | 4      | 1   | 4     | refused, under TRIB-016 |
        | own-2    | 2      | 2   | 5     | refused, under TRIB-016 |
        | others-1 | 1      | 0   | 3     | legal                   |
        | others-2 | 2      | 0   | 3     | legal                   |
        | others-4 | 4      | 0   | 3     | legal                   |
        | others-0 | 0      | 1   | 4     | legal                   |
        | others-3 | 3      | 2   | 5     | legal                   |

    @id:once @dot_mutual_waivable=yes
    Scenario: They agree once
      Given play has gone
        | seat    | action     |
        | 4       | 9          |
        | 0 and 3 | waive dots |
      When seats 0 and 3 waive dots
      Then the action is refused, under TRIB-016
      And nothing has changed
      And seats 2 and 5 may waive dots

    @id:not-before @dot_mutual_waivable=yes
    Scenario: Before the deal is over nobody can
      When seats 0 and 3 waive dots
      Then the action is refused, under TRIB-016
      And nothing has changed

    @id:no-waiving @dot_mutual_waivable=no
    Scenario: Elsewhere there is no such agreement
      Given play has gone
        | seat | action |
        | 4    | 9      |
      When seats 0 and 3 waive dots
      Then the action is refused, under TRIB-016
      And nothing has changed
