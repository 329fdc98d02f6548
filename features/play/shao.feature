Feature: Shao
  Where gouji is taken by shao, anybody who has not passed may beat the gouji play of somebody else's opposite, out of
  turn, without a test and without a duty. A shao earns a card if it wins the round; a counter-shao raises what is due.

  @SHAO-001
  Rule: Whoever has not passed may beat, out of turn, the gouji play of one who is not his opposite

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And every other seat holds "56"
      And seat 0 leads

    @id:shao @interrupt=shao
    Scenario Outline: The shao stands in place of the gouji play, and is put to the opposite of the shao-er
      Given the hands
        | seat   | cards |
        | <seat> | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> lays "AA"
      Then the action is legal
      And the event shao of seat <seat> is told
      And the table holds "AA" of seat <seat>
      And seat <seat> holds "59"
      And seat <opposite> is asked in turn
      And seat <opposite> is to act
      And seat <seat> is not burning
      And no event burned is told
      And seat 0 is not open

      Examples:
        | seat | opposite | note                   |
        | 1    | 4        | the next neighbour     |
        | 2    | 5        | a mate                 |
        | 4    | 1        | the other mate         |
        | 5    | 2        | the previous neighbour |

    @id:may @interrupt=shao
    Scenario: Who can beat may, beside the opposite who is asked
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
        | 2    | 59QQ  |
      When seat 0 lays "KK"
      Then seats 1 3 are to act
      And seat 3 is asked in turn
      And seat 1 may lay "AA"
      And seat 1 may not pass
      And seat 1 may not claim the burn
      And seat 2 may not lay "QQ"
      And seat 3 may pass
      And the round may not be closed

    @id:gouji-is-burned @interrupt=burn
    Scenario: Where gouji is burned, nobody shaos
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is refused, under TURN-008
      And nothing has changed
      And no event shao is told
      And seat 3 is asked in turn

    @id:opposite @interrupt=shao
    Scenario: The opposite beats in turn, and that is no shao
      Given the hands
        | seat | cards |
        | 3    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 lays "AA"
      Then the action is legal
      And no event shao is told
      And the table holds "AA" of seat 3
      And seat 0 is asked in turn

    @id:opposite-earns-nothing @interrupt=shao
    Scenario: The opposite who wins the round has earned nothing
      Given the hands
        | seat | cards |
        | 3    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
      When seat 0 passes
      Then seat 3 leads
      And nobody has shao-ed
      And no event shao-succeeded is told

    @id:beaten-opposite @interrupt=shao
    Scenario: The opposite of the player beaten is no longer asked
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
        | 3    | 5KK22 |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then seat 4 is asked in turn
      And seats 3 4 are to act
      And seat 3 may not pass
      And seat 3 may lay "22"
      And seat 3 may not lay "KK"

    @id:does-not-beat @interrupt=shao
    Scenario Outline: A play that does not beat is no shao
      Given the hands
        | seat | cards   |
        | 1    | 5KKAAAX |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "<cards>"
      Then the action is refused, under <reason>
      And nothing has changed
      And seat 3 is asked in turn
      And seat 1 may lay "AA"

      Examples:
        | cards | reason  | note                    |
        | KK    | CMP-002 | equal                   |
        | KX    | CMP-009 | equal but for the joker |
        | A     | CMP-001 | fewer                   |
        | AAA   | CMP-001 | more                    |

    @id:not-gouji @interrupt=shao
    Scenario Outline: What is not gouji is beaten in turn only
      Given the hands
        | seat | cards     |
        | 0    | 55699QQKA |
        | 2    | 5AA2      |
      And play has gone
        | seat | action  |
        | 0    | <table> |
      When seat 2 lays "<answer>"
      Then the action is refused, under TURN-003
      And nothing has changed
      And seat 1 is asked in turn
      And seat 1 is to act

      Examples:
        | table | answer |
        | QQ    | AA     |
        | K     | A      |
        | A     | 2      |
        | 99    | AA     |

    @id:round-over @interrupt=shao
    Scenario: After the pass that ends the round there is nothing to shao
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 1 lays "AA"
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 0 is asked in turn
      And seat 0 is to act

    @id:before-the-first-asked @interrupt=shao @headless_when_opposite_out=yes
    Scenario: Until the first who is asked has passed or played, a shao is open
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
        | 4    | 59AA  |
      And seat 1 is out
      When seat 0 lays "KK"
      Then seat 3 is asked in turn
      And seats 2 3 are to act
      And seat 2 may lay "AA"
      And seat 4 may not lay "AA"
      And seat 4 may not pass

    @id:first-asked-has-passed @assumed @interrupt=shao @headless_when_opposite_out=yes
    Scenario: After that it is closed, though a headless player is still to be asked
      Our reading: a shao is open until the first who is asked has answered; the document sets no time.

      Given the hands
        | seat | cards |
        | 2    | 59AA  |
        | 4    | 59AA  |
      And seat 1 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 2 lays "AA"
      Then the action is refused, under SHAO-001
      And nothing has changed
      And seat 4 is asked in turn
      And seat 4 is to act

    @id:headless-waits @interrupt=shao @headless_when_opposite_out=yes
    Scenario: A headless player waits for his turn
      Given the hands
        | seat | cards |
        | 4    | 59AA  |
      And seat 1 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 4 lays "AA"
      Then the action is refused, under SHAO-001
      And nothing has changed
      And seat 3 is asked in turn

    @id:headless-in-turn @interrupt=shao @headless_when_opposite_out=yes
    Scenario: What a headless player lays in turn is no shao
      Given the hands
        | seat | cards |
        | 4    | 59AA  |
      And seat 1 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 4 lays "AA"
      Then the action is legal
      And no event shao is told
      And the table holds "AA" of seat 4
      And seat 5 is asked in turn

    @id:not-on-headless @interrupt=shao @headless_when_opposite_out=yes
    Scenario: The gouji of a headless player is not taken by shao
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
      And seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 2 lays "AA"
      Then the action is refused, under SHAO-001
      And nothing has changed
      And seat 1 is asked in turn
      And seat 1 is to act

    @id:headless-beaten @interrupt=shao @headless_when_opposite_out=yes
    Scenario: Beaten in turn by an enemy it earns him nothing
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And seat 3 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 4    | pass   |
      When seat 0 passes
      Then seat 1 leads
      And nobody has shao-ed
      And no event shao-succeeded is told

    @id:put-to-headless @interrupt=shao @headless_when_opposite_out=yes
    Scenario: A shao is put to the opposite of the shao-er and to headless players, in playing order
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
        | 1    | 5922  |
      And seat 4 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 2    | AA     |
      When seat 5 passes
      Then seat 1 is asked in turn
      And seat 1 is to act
      And seat 1 may lay "22"
      And seat 1 may pass
      And nobody has shao-ed

    @id:nobody-entitled @interrupt=shao @headless_when_opposite_out=no
    Scenario: Where nobody is asked in turn, a shao is open until the round is closed
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And seat 3 is out
      When seat 0 lays "KK"
      Then nobody is asked in turn
      And seat 1 is to act
      And seat 1 may lay "AA"
      And seat 1 may not pass
      And the round may be closed

    @id:revolted @interrupt=shao
    Scenario: A revolutionary does not shao, whatever he held
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And seat 1 has revolted
      And seat 4 plays headless
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is refused, under SHAO-001
      And nothing has changed
      And no event shao is told

    @id:tangle-in-turn @interrupt=shao
    Scenario: In the tangle beating gouji is no shao
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And seats 3 5 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is legal
      And the deal is in the tangle
      And no event shao is told
      And seat 2 is asked in turn

    @id:tangle-earns-nothing @interrupt=shao
    Scenario: In the tangle it earns nothing
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And seats 3 5 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | pass   |
        | 4    | pass   |
      When seat 0 passes
      Then seat 1 leads
      And nobody has shao-ed

    @id:tangle-out-of-turn @interrupt=shao
    Scenario: In the tangle nobody beats out of turn
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
      And seats 3 5 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 2 lays "AA"
      Then the action is refused, under TANGLE-005
      And nothing has changed
      And seat 1 is asked in turn
      And seat 1 is to act

  @SHAO-002 @interrupt=shao
  Rule: A shao needs no more than a play that beats, and lays no duty on the shao-er

    Background:
      Given the hands
        | seat | cards            |
        | 0    | 5KK              |
        | 1    | 5566778899TTJQAA |
      And every other seat holds "56"
      And seat 0 leads

    @id:any-hand
    Scenario: The rest of the hand does not matter
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then the action is legal
      And the event shao of seat 1 is told
      And seat 1 is not burning
      And no event burn-granted is told

    @id:leads-without-joker
    Scenario Outline: He leads without a joker
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 4    | pass   |
      When seat 1 lays "<cards>"
      Then the action is legal
      And the table holds "<cards>" of seat 1
      And no event burn-failed is told
      And seat 1 is still in play
      And seat 2 is asked in turn

      Examples:
        | cards |
        | 55    |
        | J     |
        | Q     |

    @id:beaten
    Scenario: Beaten, he plays on as before
      Given the hands
        | seat | cards |
        | 4    | 5922  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 4 lays "22"
      Then the action is legal
      And no event unburned is told
      And no event burn-failed is told
      And seat 1 is still in play
      And no place of seat 1 is known

    @id:claims-nothing
    Scenario: It is laid without a claim
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 claims the burn
      Then the action is refused, under BURN-001
      And nothing has changed
      And seat 1 may lay "AA"
      And seat 3 is asked in turn

  @SHAO-003 @interrupt=shao
  Rule: A shao that succeeds earns one card of the enemy whose gouji it beat

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 59AA  |
      And every other seat holds "56"
      And seat 0 leads

    @id:one-card
    Scenario: The shao stands, and one card is owed
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 4 passes
      Then the event shao-succeeded of seat 1 is told
      And seat 1 has shao-ed seat 0 for 1 card
      And seat 1 leads
      And nobody has burned

    @id:previous-neighbour
    Scenario: It may be the enemy on the other side
      Given the hands
        | seat | cards |
        | 5    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 5    | AA     |
      When seat 2 passes
      Then seat 5 has shao-ed seat 0 for 1 card
      And seat 5 leads

    @id:one-for-many
    Scenario: One card, however many were beaten
      Given the hands
        | seat | cards  |
        | 0    | 5TTTTT |
        | 1    | 9JJJJJ |
      And play has gone
        | seat | action |
        | 0    | TTTTT  |
        | 1    | JJJJJ  |
      When seat 4 passes
      Then seat 1 has shao-ed seat 0 for 1 card

    @id:with-the-last-cards
    Scenario: Who goes out by a shao has earned it all the same
      Given the hands
        | seat | cards |
        | 1    | AA    |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 4 passes
      Then seat 1 is out
      And seat 1 is in place 1
      And seat 1 has shao-ed seat 0 for 1 card
      And the event shao-succeeded of seat 1 is told
      And the event wind of seat 1 is told
      And seat 2 leads

    @id:on-the-last-cards @headless_when_opposite_out=yes
    Scenario: So has one who beats the last hand of another
      Given the hands
        | seat | cards |
        | 0    | KK    |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 3    | pass   |
      When seat 4 passes
      Then seat 0 is out
      And seat 1 has shao-ed seat 0 for 1 card
      And seat 1 leads
      And no event wind is told

    @id:no-shao
    Scenario: Without a shao nothing is owed
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then nobody has shao-ed
      And no event shao-succeeded is told
      And seat 0 leads

  @SHAO-004 @interrupt=shao
  Rule: To shao the shao-er is a counter-shao, and raises what is owed

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 5KK22  |
        | 1    | 59AAXX |
        | 2    | 5922   |
        | 3    | 59XX   |
      And every other seat holds "56"
      And seat 0 leads

    @id:counter-shao
    Scenario: The play of a shao-er is taken by shao like any other
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 2 lays "22"
      Then the action is legal
      And the event shao of seat 2 is told
      And the table holds "22" of seat 2
      And seat 5 is asked in turn
      And nobody has shao-ed
      And seat 1 is still in play

    @id:by-the-beaten
    Scenario: By the player who was beaten, too
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 0 lays "22"
      Then the action is legal
      And the event shao of seat 0 is told
      And the table holds "22" of seat 0
      And seat 3 is asked in turn

    @id:has-to-beat
    Scenario: It has to beat the shao
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 2 lays "AA"
      Then the action is refused, under CMP-002
      And nothing has changed
      And seat 4 is asked in turn

    @id:not-by-the-opposite
    Scenario: The opposite of the shao-er beats in turn, and that is no counter-shao
      Given the hands
        | seat | cards |
        | 4    | 5922  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 4 lays "22"
      Then the action is legal
      And no event shao is told
      And seat 1 is asked in turn

    @id:too-late
    Scenario: Once the shao has won the round it is too late
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 4    | pass   |
      When seat 2 lays "22"
      Then the action is refused, under TURN-001
      And nothing has changed
      And seat 1 is to act

    @id:two-cards @shao_chain=cumulative
    Scenario: The last takes two cards of the one he beat, and the first shao lapses
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
      When seat 5 passes
      Then seat 2 has shao-ed seat 1 for 2 cards
      And the event shao-succeeded of seat 2 is told
      And no event shao-succeeded of seat 1 is told
      And seat 2 leads

    @id:three-cards @shao_chain=cumulative
    Scenario: After two counter-shaos he takes three
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
        | 3    | XX     |
      When seat 0 passes
      Then seat 3 has shao-ed seat 2 for 3 cards
      And no event shao-succeeded of seat 1 is told
      And no event shao-succeeded of seat 2 is told
      And seat 3 leads

    @id:to-and-fro @shao_chain=cumulative
    Scenario: To and fro between two players it is counted alike
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 0    | 22     |
        | 1    | XX     |
      When seat 4 passes
      Then seat 1 has shao-ed seat 0 for 3 cards
      And no event shao-succeeded of seat 0 is told

    @id:mates-in-the-middle @shao_chain=cumulative @burn_tribute_between_mates=no
    Scenario: A counter-shao between mates adds no card, and does not break the chain
      Given the hands
        | seat | cards |
        | 2    | 59XX  |
        | 3    | 5922  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 3    | 22     |
        | 2    | XX     |
      When seat 5 passes
      Then seat 2 has shao-ed seat 3 for 2 cards
      And no event shao-succeeded of seat 1 is told
      And no event shao-succeeded of seat 3 is told

    @id:mates-first @burn_tribute_between_mates=no
    Scenario: A first shao between mates does not count
      Given the hands
        | seat | cards |
        | 1    | 5922  |
        | 2    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 2    | AA     |
        | 1    | 22     |
      When seat 4 passes
      Then seat 1 has shao-ed seat 2 for 1 card
      And no event shao-succeeded of seat 2 is told

    @id:mates-last @shao_chain=cumulative @burn_tribute_between_mates=no
    Scenario: Where the last two are mates, nothing is owed
      Given the hands
        | seat | cards |
        | 3    | 5922  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 3    | 22     |
      When seat 0 passes
      Then nobody has shao-ed
      And no event shao-succeeded is told
      And seat 3 leads

    @id:ordinary-beat
    Scenario: An ordinary beat breaks the chain
      Given the hands
        | seat | cards |
        | 4    | 5922  |
        | 5    | 59XX  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 4    | 22     |
        | 5    | XX     |
      When seat 2 passes
      Then seat 5 has shao-ed seat 4 for 1 card
      And no event shao-succeeded of seat 1 is told
      And seat 5 leads

    @id:ordinary-beat-last
    Scenario: An ordinary beat that wins the round leaves nothing of the chain
      Given the hands
        | seat | cards |
        | 5    | 59XX  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
        | 5    | XX     |
      When seat 2 passes
      Then nobody has shao-ed
      And no event shao-succeeded is told
      And seat 5 leads

    @id:kill @two_kill_one=yes
    Scenario: Nor does a kill leave anything of it
      Given the hands
        | seat | cards |
        | 0    | 5X    |
        | 1    | 59D   |
        | 2    | 59DD  |
      And play has gone
        | seat | action |
        | 0    | X      |
        | 1    | D      |
        | 2    | DD     |
      When seat 5 passes
      Then nobody has shao-ed
      And no event shao-succeeded is told
      And seat 2 leads

  @SHAO-005 @interrupt=shao
  Rule: Every shao suffered counts

    Background:
      Given the hands
        | seat | cards |
        | 0    | 52KK  |
        | 1    | 59X   |
        | 2    | 5922  |
        | 5    | 66AA  |
      And every other seat holds "56"
      And seat 0 leads

    @id:two-rounds
    Scenario: A player taken in two rounds owes for both
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 5    | AA     |
        | 2    | pass   |
        | 5    | 6      |
        | 0    | 2      |
        | 1    | X      |
      When seat 4 passes
      Then seat 5 has shao-ed seat 0 for 1 card
      And seat 1 has shao-ed seat 0 for 1 card
      And the event shao-succeeded of seat 1 is told
      And no event shao-succeeded of seat 5 is told

    @id:first-remains
    Scenario: What the first round earned remains when the second shao is beaten
      Given the hands
        | seat | cards |
        | 4    | 59D   |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 5    | AA     |
        | 2    | pass   |
        | 5    | 6      |
        | 0    | 2      |
        | 1    | X      |
        | 4    | D      |
      When seat 1 passes
      Then seat 5 has shao-ed seat 0 for 1 card
      And no event shao-succeeded is told
      And seat 4 leads

    @id:each-link @shao_chain=each
    Scenario: Each player beaten owes his beater, when the last shao wins the round
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
      When seat 5 passes
      Then seat 1 has shao-ed seat 0 for 1 card
      And seat 2 has shao-ed seat 1 for 1 card
      And the event shao-succeeded of seat 1 is told
      And the event shao-succeeded of seat 2 is told

    @id:three-links @shao_chain=each
    Scenario: So three shaos earn one card each
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
        | 3    | 59XX  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
        | 3    | XX     |
      When seat 0 passes
      Then seat 1 has shao-ed seat 0 for 1 card
      And seat 2 has shao-ed seat 1 for 1 card
      And seat 3 has shao-ed seat 2 for 1 card

    @id:each-mates-last @shao_chain=each @burn_tribute_between_mates=no
    Scenario: A last shao between mates earns nothing itself, and lets the others count
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
        | 3    | 5922  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 3    | 22     |
      When seat 0 passes
      Then seat 1 has shao-ed seat 0 for 1 card
      And no event shao-succeeded of seat 3 is told

    @id:each-beaten @shao_chain=each
    Scenario: When the last shao is beaten, none of them counts
      Given the hands
        | seat | cards |
        | 1    | 59AA  |
        | 5    | 59XX  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
        | 5    | XX     |
      When seat 2 passes
      Then nobody has shao-ed
      And no event shao-succeeded is told

  @SHAO-006 @interrupt=shao
  Rule: Mates shao one another, and nothing is owed

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And every other seat holds "56"
      And seat 0 leads

    @id:legal
    Scenario Outline: The gouji play of a mate is taken like an enemy's
      Given the hands
        | seat   | cards |
        | <seat> | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat <seat> lays "AA"
      Then the action is legal
      And the event shao of seat <seat> is told
      And the table holds "AA" of seat <seat>
      And seat 0 is not open

      Examples:
        | seat |
        | 2    |
        | 4    |

    @id:no-tribute @burn_tribute_between_mates=no
    Scenario Outline: It wins the round, and earns nothing
      Given the hands
        | seat   | cards |
        | <seat> | 59AA  |
      And play has gone
        | seat   | action |
        | 0      | KK     |
        | <seat> | AA     |
      When seat <opposite> passes
      Then seat <seat> leads
      And nobody has shao-ed
      And no event shao-succeeded is told

      Examples:
        | seat | opposite |
        | 2    | 5        |
        | 4    | 1        |

    @id:opens
    Scenario: The mate who wins the lead with it is open, and the one beaten is not
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 2    | AA     |
      When seat 5 passes
      Then the event opened of seat 2 is told
      And seat 2 is open
      And seat 0 is not open

  @SHAO-007 @interrupt=shao
  Rule: A shao succeeds by winning the round

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 59AA  |
        | 4    | 5922  |
      And every other seat holds "56"
      And seat 0 leads

    @id:not-at-once
    Scenario: It has not succeeded when it is laid
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 1 lays "AA"
      Then nobody has shao-ed
      And no event shao-succeeded is told
      And seat 4 is to act
      And seat 4 may pass
      And seat 4 may lay "22"

    @id:wins
    Scenario: Unbeaten, it has
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And the event shao-succeeded of seat 1 is told
      And seat 1 has shao-ed seat 0 for 1 card

    @id:beaten-by-the-opposite
    Scenario: Beaten by the opposite of the shao-er, it has not
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 4    | 22     |
      When seat 1 passes
      Then seat 4 leads
      And nobody has shao-ed
      And no event shao-succeeded is told

    @id:beaten-by-headless @headless_when_opposite_out=yes
    Scenario: Nor when a headless player has beaten it
      Given the hands
        | seat | cards |
        | 2    | 5922  |
      And seat 5 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | 22     |
        | 3    | pass   |
        | 4    | pass   |
        | 0    | pass   |
      When seat 1 passes
      Then seat 2 leads
      And nobody has shao-ed
      And no event shao-succeeded is told

    @id:into-the-tangle
    Scenario: It succeeds although going out with it begins the tangle
      Given the hands
        | seat | cards |
        | 1    | AA    |
      And seat 5 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 0 passes
      Then the deal is in the tangle
      And seat 1 is in place 2
      And seat 1 has shao-ed seat 0 for 1 card
      And the event wind of seat 1 is told
      And seat 2 leads

    @id:beaten-in-the-tangle
    Scenario: It does not when somebody then beats it
      Given the hands
        | seat | cards |
        | 1    | AA    |
      And seat 5 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 1    | AA     |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | 22     |
        | 0    | pass   |
        | 2    | pass   |
      When seat 3 passes
      Then seat 4 leads
      And nobody has shao-ed
      And no event shao-succeeded is told

  @SHAO-008 @interrupt=shao
  Rule: Who has passed in the round does not shao

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 559    |
        | 1    | 5AA    |
        | 2    | 5KKQQQ |
      And every other seat holds "56"
      And seat 0 leads

    @id:passed
    Scenario: He has passed, and may not
      Given play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | KK     |
      When seat 1 lays "AA"
      Then the action is refused, under SHAO-008
      And nothing has changed
      And seat 5 is asked in turn
      And seat 1 may not lay "AA"

    @id:not-passed
    Scenario Outline: Who has not passed may
      Given the hands
        | seat   | cards |
        | <seat> | 559AA |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | KK     |
      When seat <seat> lays "AA"
      Then the action is legal
      And the event shao of seat <seat> is told
      And seat <opposite> is asked in turn

      Examples:
        | seat | opposite | note                                  |
        | 0    | 3        | whose play was beaten                 |
        | 3    | 0        |                                       |
        | 4    | 1        | the opposite has passed, and is asked |

    @id:to-act
    Scenario: Of two who could beat, only the one who has not passed may
      Given the hands
        | seat | cards |
        | 3    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
      When seat 2 lays "KK"
      Then seats 3 5 are to act
      And seat 3 may lay "AA"
      And seat 1 may not lay "AA"

    @id:later-play
    Scenario: No later play of the round either
      Given the hands
        | seat | cards |
        | 1    | 522   |
        | 3    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | KK     |
        | 3    | AA     |
      When seat 1 lays "22"
      Then the action is refused, under SHAO-008
      And nothing has changed
      And seat 0 is asked in turn

    @id:own-opposite
    Scenario: The play of his own opposite he may beat in turn, and that is no shao
      Given the hands
        | seat | cards |
        | 1    | 522   |
        | 4    | 59AA  |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | KK     |
        | 4    | AA     |
      When seat 1 lays "22"
      Then the action is legal
      And no event shao is told
      And the table holds "22" of seat 1

    @id:yielded
    Scenario: Who has yielded has not passed, and may
      Given the hands
        | seat | cards |
        | 3    | 59AA  |
        | 4    | 59KK  |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |
        | 4    | KK     |
      When seat 3 lays "AA"
      Then the action is legal
      And the event shao of seat 3 is told
      And seat 0 is asked in turn

    @id:passed-before-the-yield
    Scenario: Who passed before the yield may not
      Given the hands
        | seat | cards |
        | 2    | 59AA  |
        | 4    | 59KK  |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |
        | 4    | KK     |
      When seat 2 lays "AA"
      Then the action is refused, under SHAO-008
      And nothing has changed
      And seat 1 is asked in turn

    @id:new-round
    Scenario: In the next round his pass is forgotten
      Given the hands
        | seat | cards |
        | 1    | 5AAA  |
      And play has gone
        | seat | action |
        | 0    | 55     |
        | 1    | pass   |
        | 2    | KK     |
        | 5    | pass   |
        | 2    | QQQ    |
      When seat 1 lays "AAA"
      Then the action is legal
      And the event shao of seat 1 is told
      And seat 4 is asked in turn
