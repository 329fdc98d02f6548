Feature: Yielding
  Facing an ordinary play of his opposite that the two seats between have passed, a player may let the next two answer
  first. If both pass, he beats or passes himself. To yield is not to pass.

  @TURN-012
  Rule: On a play of his opposite that the two before him have passed, a player may yield

    Background:
      Given every other seat holds "568899"
      And seat 0 leads

    @id:yields
    Scenario: He yields, and the next seat is asked
      Given play has gone
        | seat | action |
        | 0    | 88     |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 yields
      Then the action is legal
      And seat 4 is asked in turn
      And seat 4 is to act
      And seat 3 has not passed
      And the table holds "88" of seat 0
      And seat 3 holds "568899"

    @id:choice
    Scenario: He may as well beat or pass
      Given play has gone
        | seat | action |
        | 0    | 88     |
        | 1    | pass   |
      When seat 2 passes
      Then seat 3 may yield
      And seat 3 may pass
      And seat 3 may lay "99"
      And seat 3 is to act

    @id:on-a-beat
    Scenario: The play of his opposite may be a beat
      Given seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 5      |
        | 0    | 8      |
        | 1    | pass   |
      When seat 2 passes
      Then seat 3 may yield

    @id:every-seat
    Scenario Outline: Any seat may, facing its own opposite
      Given seat <leader> leads
      And play has gone
        | seat     | action |
        | <leader> | 8      |
        | <first>  | pass   |
        | <second> | pass   |
      When seat <opposite> yields
      Then the action is legal
      And seat <next> is asked in turn

      Examples:
        | leader | first | second | opposite | next |
        | 1      | 2     | 3      | 4        | 5    |
        | 2      | 3     | 4      | 5        | 0    |
        | 3      | 4     | 5      | 0        | 1    |
        | 5      | 0     | 1      | 2        | 3    |

    @id:last-hand
    Scenario: The play may be the last hand of his opposite
      Given the hands
        | seat | cards |
        | 0    | 88    |
      And play has gone
        | seat | action |
        | 0    | 88     |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 yields
      Then the action is legal
      And seat 4 is asked in turn

  @TURN-013
  Rule: After a yield the next two are asked, and if both pass the yielder beats or passes

    Background:
      Given every other seat holds "568899"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 88     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |

    @id:second-of-the-two
    Scenario: When the first passes, the second is asked
      Given play has gone
        | seat | action |
        | 4    | pass   |
      When seat 5 passes
      Then seat 3 is asked in turn
      And seat 3 is to act
      And seat 3 may lay "99"
      And seat 3 may pass

    @id:first-of-the-two
    Scenario: The yielder is not asked between the two
      When seat 4 passes
      Then seat 5 is asked in turn
      And seat 5 is to act

    @id:no-second-yield
    Scenario: He does not yield again on that play
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 5    | pass   |
      When seat 3 yields
      Then the action is refused, under TURN-013
      And nothing has changed
      And seat 3 is asked in turn

    @id:out-of-turn
    Scenario Outline: While the two are asked he neither beats nor passes
      When seat 3 <acts>
      Then the action is refused, under TURN-013
      And nothing has changed
      And seat 4 is to act

      Examples:
        | case  | acts      |
        | beat  | lays "99" |
        | pass  | passes    |
        | yield | yields    |

    @id:beats-after-all
    Scenario: He beats
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 5    | pass   |
      When seat 3 lays "99"
      Then the action is legal
      And the table holds "99" of seat 3
      And no event round-closed is told

    @id:passes-after-all
    Scenario: He passes, and the round ends
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 5    | pass   |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And seat 0 leads

    @id:not-closed
    Scenario: The round does not end before he has answered
      Given play has gone
        | seat | action |
        | 4    | pass   |
      When seat 5 passes
      Then no event round-closed is told
      And the round may not be closed
      And the table holds "88" of seat 0

    @id:the-two-do-not-yield
    Scenario: The two who are asked do not yield in their turn
      When seat 4 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 4 may pass
      And seat 4 may lay "99"

  @TURN-014
  Rule: A play that the yielder lays after both have passed is answered by his opposite only

    Background:
      Given the hands
        | seat | cards    |
        | 0    | 568888JJ |
        | 3    | 568899KK |
      And every other seat holds "568899QQ"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 88     |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |
        | 4    | pass   |
        | 5    | pass   |

    @id:opposite-is-asked
    Scenario: His opposite is asked, and nobody else
      When seat 3 lays "99"
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may lay "JJ"
      And seat 0 may pass
      And seat 4 may not lay "QQ"
      And seat 1 may not lay "QQ"

    @id:others-refused
    Scenario Outline: The others have passed
      Given play has gone
        | seat | action |
        | 3    | 99     |
      When seat <seat> lays "QQ"
      Then the action is refused, under TURN-005
      And nothing has changed
      And seat 0 is asked in turn

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 4    |
        | 5    |

    @id:opposite-passes
    Scenario: When his opposite passes, the yielder leads
      Given play has gone
        | seat | action |
        | 3    | 99     |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And seat 3 leads

    @id:opposite-beats
    Scenario: When his opposite beats, the yielder is asked, and may not yield: the next two have passed
      Given play has gone
        | seat | action |
        | 3    | 99     |
      When seat 0 lays "JJ"
      Then seat 3 is asked in turn
      And seat 3 is to act
      And seat 3 may lay "KK"
      And seat 3 may pass
      And seat 3 may not yield

    @id:gouji
    Scenario: It is the same when he lays a gouji play
      When seat 3 lays "KK"
      Then seat 0 is asked in turn
      And seat 0 is to act
      And seat 0 may pass

    @id:burned @disputed @interrupt=burn
    Scenario: His gouji play may be burned even by one who has passed
      Our reading: a pass does not keep from burning; the documents let others burn, and bar who has passed from beating.

      Given the hands
        | seat | cards |
        | 4    | 9AAX  |
      When seat 3 lays "KK"
      Then seat 4 may claim the burn
      And seats 0 4 are to act
      And seat 4 may not pass

    @id:not-shao-ed @interrupt=shao
    Scenario: It is not shao-ed by one who has passed
      Given the hands
        | seat | cards |
        | 4    | 9AAX  |
      When seat 3 lays "KK"
      Then seat 4 may not lay "AA"
      And seat 0 is to act

  @TURN-015
  Rule: A yield needs an ordinary play of one's opposite, two passes between, none of one's own, and a seat left to ask

    @id:mate
    Scenario: There is no yield on the play of a mate
      Given every other seat holds "5688"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
      When seat 4 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 4 may pass

    @id:neighbour
    Scenario: There is none on the play of the previous neighbour
      Given every other seat holds "5688"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 8      |
      When seat 1 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 1 may pass

    @id:next-neighbour
    Scenario: There is none on the play of the next neighbour
      Given every other seat holds "5688"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 5 may pass

    @id:gouji
    Scenario Outline: There is none on a gouji play
      Given the hands
        | seat | cards   |
        | 0    | 56QQQKK |
      And every other seat holds "56AAAKK"
      And seat 0 leads
      And play has gone
        | seat | action  |
        | 0    | <cards> |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 3 may pass

      Examples:
        | cards |
        | KK    |
        | QQQ   |

    @id:gouji-after-passes
    Scenario: Nor on one that the two between could not answer, having passed before
      Given every other seat holds "55667788KKAA"
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 55     |
        | 4    | 66     |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | 77     |
        | 2    | 88     |
        | 3    | pass   |
        | 4    | KK     |
      When seat 1 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 1 may pass
      And seat 1 may lay "AA"

    @id:gouji-with-a-seat-to-ask @headless_when_opposite_out=yes
    Scenario: Nor on one that a headless player is to be asked on after him
      Given every other seat holds "5566778899KKAA"
      And seat 1 is out
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 55     |
        | 4    | 66     |
        | 5    | pass   |
        | 0    | 77     |
        | 2    | pass   |
        | 3    | 88     |
        | 4    | 99     |
        | 0    | KK     |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 3 is asked in turn
      And seat 3 may lay "AA"
      And seat 3 may pass

    @id:not-gouji-by-one
    Scenario: On two Qs, which are not gouji, there is
      Given every other seat holds "56QQ"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | QQ     |
        | 1    | pass   |
      When seat 2 passes
      Then seat 3 may yield

    @id:passed-earlier
    Scenario: A pass earlier in the round counts for the two between
      Given every other seat holds "567899"
      And seat 1 leads
      And play has gone
        | seat | action |
        | 1    | 5      |
        | 2    | pass   |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | 7      |
        | 0    | 8      |
      When seat 1 passes
      Then seat 3 is asked in turn
      And seat 3 may yield

    @id:between-are-out
    Scenario: A seat between that is out counts as one that has passed
      Given every other seat holds "568899"
      And seat 1 is out
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 88     |
      When seat 2 passes
      Then seat 3 is asked in turn
      And seat 3 may yield
      And seat 3 may pass

    @id:having-passed
    Scenario: One who has passed is asked again on his opposite's play, but does not yield
      Given every other seat holds "5677899"
      And seat 2 leads
      And play has gone
        | seat | action |
        | 2    | 6      |
        | 3    | pass   |
        | 4    | 7      |
        | 5    | pass   |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 3 may lay "9"
      And seat 3 may pass

    @id:not-having-passed
    Scenario: One who has laid a play in the same place does
      Given every other seat holds "5677899"
      And seat 2 leads
      And play has gone
        | seat | action |
        | 2    | 5      |
        | 3    | 6      |
        | 4    | 7      |
        | 5    | pass   |
        | 0    | 8      |
        | 1    | pass   |
      When seat 2 passes
      Then seat 3 is asked in turn
      And seat 3 may yield

    @id:nobody-left-to-ask
    Scenario: There is none when the next two have passed
      Given every other seat holds "567899"
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 3 may pass
      And seat 3 may lay "9"

    @id:one-left-to-ask
    Scenario: There is when one of the next two has not passed
      Given every other seat holds "567899"
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | 7      |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
      When seat 3 yields
      Then the action is legal
      And seat 5 is asked in turn

    @id:one-left-and-back
    Scenario: The yielder is asked again when that one has passed
      Given every other seat holds "567899"
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | 6      |
        | 4    | pass   |
        | 5    | 7      |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |
      When seat 5 passes
      Then seat 3 is asked in turn
      And seat 3 may not yield
      And seat 3 may pass

    @id:not-in-turn
    Scenario: There is none before the two between have been asked
      Given every other seat holds "5688"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 8      |
        | 1    | pass   |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 2 is to act

    @id:tangle
    Scenario: There is none in the tangle
      Given every other seat holds "5688"
      And seats 1 2 are out
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 8      |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed
      And seat 3 may pass

  @TURN-016
  Rule: When one of the two beats the play, the yielder has not passed and keeps his right in the round

    Background:
      Given the hands
        | seat | cards  |
        | 3    | 56AAKK |
        | 4    | 5699JJ |
        | 5    | 56TTQQ |
      And every other seat holds "5688"
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | 8      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | yield  |

    @id:first-beats
    Scenario: Beaten by the first, the play goes round, and the yielder is asked in his place
      Given play has gone
        | seat | action |
        | 4    | 9      |
        | 5    | pass   |
        | 0    | pass   |
      When seat 1 passes
      Then seat 3 is asked in turn
      And seat 3 is to act
      And seat 3 has not passed
      And seat 3 may lay "A"
      And seat 3 may pass

    @id:next-after-the-beat
    Scenario: He is not asked out of his place
      When seat 4 lays "9"
      Then seat 5 is asked in turn
      And seat 5 is to act

    @id:second-beats
    Scenario: Beaten by the second, the play goes round as well
      Given play has gone
        | seat | action |
        | 4    | pass   |
        | 5    | T      |
        | 0    | pass   |
      When seat 2 passes
      Then seat 3 is asked in turn
      And seat 3 is to act

    @id:no-yield-on-it
    Scenario: On the new play, which is not his opposite's, he does not yield
      Given play has gone
        | seat | action |
        | 4    | 9      |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | pass   |
      When seat 3 yields
      Then the action is refused, under TURN-015
      And nothing has changed

    @id:pass-binds-then
    Scenario: Having passed then, he has passed for the round
      Given play has gone
        | seat | action |
        | 4    | 9      |
        | 5    | T      |
        | 0    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 4    | J      |
        | 5    | Q      |
        | 2    | pass   |
      When seat 4 passes
      Then the event round-closed of seat 5 is told
      And seat 5 leads

    @id:beats-later
    Scenario: He beats the new play
      Given play has gone
        | seat | action |
        | 4    | 9      |
        | 5    | pass   |
        | 0    | pass   |
        | 1    | pass   |
      When seat 3 lays "K"
      Then the action is legal
      And seat 4 is asked in turn
