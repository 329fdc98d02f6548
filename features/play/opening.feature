Feature: Opening in play
  A player opens by winning the lead with a gouji play that is eligible to open. Where 4s confirm an opening, the hands
  here hold no 4, and an opening stands at once.

  @OPEN-001
  Rule: At the start of a deal nobody has opened

    @id:nobody
    Scenario Outline: Nobody has opened, whoever has laid what
      Given the hands
        | seat | cards   |
        | 0    | 56KK22X |
      And every other seat holds "56KK"
      And seat 0 leads
      When seat 0 lays "<cards>"
      Then seat 0 is not open
      And seat 1 is not open
      And seat 3 is not open
      And seat 5 is not open
      And no event opened is told

      Examples:
        | cards |
        | 5     |
        | KK    |
        | 22    |
        | X     |

  @OPEN-002
  Rule: A player opens when an eligible gouji play of his is beaten by nobody and wins him the lead

    Background:
      Given the hands
        | seat | cards                |
        | 0    | 5TTTTTJJJJQQQKKAA22X |
      And every other seat holds "56"
      And seat 0 leads

    @id:unbeaten
    Scenario Outline: An eligible gouji play that the opposite passes
      Given play has gone
        | seat | action  |
        | 0    | <cards> |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 leads
      And seat 3 is not open

      Examples:
        | cards |
        | TTTTT |
        | JJJJ  |
        | QQQ   |
        | KK    |
        | AA    |
        | 22    |

    @id:not-when-laid
    Scenario Outline: It does not open when it is laid, but when it has won
      When seat 0 lays "<cards>"
      Then seat 0 is not open
      And no event opened is told
      And seat 3 is asked in turn

      Examples:
        | cards |
        | TTTTT |
        | KK    |
        | 22    |

    @id:not-eligible
    Scenario Outline: The lead is won, but not with an eligible play
      Given play has gone
        | seat | action  |
        | 0    | <cards> |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And no event opened is told
      And seat 0 is not open
      And seat 0 leads

      Examples:
        | cards | note              |
        | 2     | a single 2        |
        | X     | a joker           |
        | XKK   | an attached joker |
        | X5    |                   |

    @id:not-gouji
    Scenario Outline: An ordinary play wins the lead without opening
      Given play has gone
        | seat | action  |
        | 0    | <cards> |
        | 1    | pass    |
        | 2    | pass    |
        | 3    | pass    |
        | 4    | pass    |
      When seat 5 passes
      Then the event round-closed of seat 0 is told
      And no event opened is told
      And seat 0 is not open

      Examples:
        | cards |
        | TTTT  |
        | JJJ   |
        | QQ    |
        | K     |
        | A     |

    @id:attached-twos @opening_plays=joker-free
    Scenario: With attached 2s it opens, where any play without jokers does
      Given play has gone
        | seat | action |
        | 0    | K2     |
      When seat 3 passes
      Then seat 0 is open

    @id:attached-twos-natural @opening_plays=natural
    Scenario: With attached 2s it does not, where only natural cards of one rank do
      Given play has gone
        | seat | action |
        | 0    | K2     |
      When seat 3 passes
      Then seat 0 is not open
      And seat 0 leads

    @id:beat-of-an-ordinary-play
    Scenario: A gouji play that beats an ordinary one opens as well
      Given the hands
        | seat | cards |
        | 5    | 566   |
      And seat 5 leads
      And play has gone
        | seat | action |
        | 5    | 66     |
        | 0    | KK     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 5 is not open

  @OPEN-003
  Rule: A gouji play that is beaten or burned does not open

    Background:
      Given the hands
        | seat | cards  |
        | 0    | 5QQQKK |
        | 1    | 9AAAX  |
        | 3    | 5KKKAA |
      And every other seat holds "56"
      And seat 0 leads

    @id:beaten
    Scenario: Beaten by the opposite
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | KKK    |
      When seat 0 passes
      Then no event opened of seat 0 is told
      And seat 0 is not open

    @id:beaten-at-the-moment
    Scenario: It is the beat that decides, not what comes of it
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
      When seat 3 lays "KKK"
      Then seat 0 is not open
      And seat 3 is not open
      And no event opened is told

    @id:burned @interrupt=burn
    Scenario: Burned by another
      Given play has gone
        | seat | action          |
        | 0    | QQQ             |
        | 1    | claims the burn |
        | 1    | AAA             |
      When seat 4 passes
      Then no event opened of seat 0 is told
      And seat 0 is not open
      And seat 1 leads

    @id:shao-ed @interrupt=shao
    Scenario: Shao-ed by another
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 1    | AAA    |
      When seat 4 passes
      Then no event opened of seat 0 is told
      And seat 0 is not open
      And seat 1 leads

    @id:too-late @interrupt=burn
    Scenario: After the opposite has passed the play stands, and is burned no more
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 1 claims the burn
      Then the action is refused, under BURN-008
      And nothing has changed
      And seat 0 is open

    @id:headless-still-asked @headless_when_opposite_out=yes
    Scenario: The pass of the opposite opens nobody while a headless player is still asked
      Given seat 2 is out
      And play has gone
        | seat | action |
        | 0    | QQQ    |
      When seat 3 passes
      Then seat 5 is asked in turn
      And seat 0 is not open
      And no event opened is told

    @id:beaten-by-a-headless-player @headless_when_opposite_out=yes
    Scenario: Beaten by a headless player after the opposite has passed
      Given the hands
        | seat | cards |
        | 5    | 59KKK |
      And seat 2 is out
      And play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | pass   |
      When seat 5 lays "KKK"
      Then the action is legal
      And seat 0 is not open
      And seat 5 is not open
      And no event opened is told

    @id:later-play
    Scenario: A later gouji play opens him yet
      Given the hands
        | seat | cards   |
        | 0    | 59QQQKK |
      And play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | KKK    |
        | 0    | pass   |
        | 3    | 5      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | 9      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | pass   |
        | 0    | KK     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 3 is open

  @OPEN-004
  Rule: The opposite who beats a gouji play with an eligible one and wins the lead is opened

    Background:
      Given the hands
        | seat | cards    |
        | 0    | 5QQQAA22 |
        | 3    | 5KKAAAX2 |
      And every other seat holds "56"
      And seat 0 leads

    @id:opens
    Scenario: The beat stands
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | AAA    |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And the event opened of seat 3 is told
      And seat 3 is open
      And seat 0 is not open
      And seat 3 leads

    @id:with-joker
    Scenario: With a joker the beat stands without opening
      Given play has gone
        | seat | action |
        | 0    | QQQ    |
        | 3    | XAA    |
      When seat 0 passes
      Then the event round-closed of seat 3 is told
      And no event opened is told
      And seat 3 is not open
      And seat 0 is not open

    @id:back-and-forth
    Scenario: After beats on both sides the last one opens, and he alone
      Given the hands
        | seat | cards |
        | 0    | 5KK22 |
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | AA     |
        | 0    | 22     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 3 is not open

  @OPEN-009
  Rule: Once four or fewer are in play nobody opens any more

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KKAA |
        | 3    | 5QQ   |
      And every other seat holds "56"
      And seat 0 leads

    @id:two-gone
    Scenario: With two gone an unbeaten gouji play wins the lead and does not open
      Given seats 1 2 are out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event round-closed of seat 0 is told
      And no event opened is told
      And seat 0 is not open
      And seat 0 leads

    @id:one-gone @headless_when_opposite_out=no
    Scenario: With one gone it opens
      Given seat 1 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open

    @id:one-gone-one-headless @headless_when_opposite_out=yes
    Scenario: With one gone it opens, once the opposite and the headless player have passed
      Given seat 1 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
      When seat 4 passes
      Then the event opened of seat 0 is told
      And seat 0 is open

    @id:keeps
    Scenario: Who has opened stays open
      Given seats 1 2 are out
      And seat 0 has opened
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then no event opened is told
      And seat 0 is open

    @id:revolution
    Scenario: One who has revolted and one who has gone out are two
      Given seat 1 has revolted
      And seat 4 plays headless
      And seat 2 is out
      And play has gone
        | seat | action |
        | 0    | KK     |
        | 3    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then no event opened is told
      And seat 0 is not open

  @OPEN-010
  Rule: Who has opened remains open for the deal

    Background:
      Given the hands
        | seat | cards    |
        | 0    | 56KKKQQQ |
        | 3    | 5AAA22   |
      And every other seat holds "56"
      And seat 0 leads
      And seat 0 has opened

    @id:beaten
    Scenario: He remains open when his gouji play is beaten
      Given play has gone
        | seat | action |
        | 0    | KKK    |
        | 3    | AAA    |
      When seat 0 passes
      Then seat 0 is open
      And seat 3 is open

    @id:ordinary-lead
    Scenario: He remains open whatever he leads
      When seat 0 lays "6"
      Then seat 0 is open
      And seat 0 is not provisionally open
      And no event opening-void is told

    @id:not-twice
    Scenario: He does not open again
      Given play has gone
        | seat | action |
        | 0    | KKK    |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And no event opened is told
      And seat 0 is open

    @id:out
    Scenario: He remains open when he has gone out
      Given the hands
        | seat | cards |
        | 0    | 9     |
      When seat 0 lays "9"
      Then seat 0 is out
      And seat 0 is open

    @id:won-in-play
    Scenario: An opening won in play remains whatever is led next
      Given the hands
        | seat | cards |
        | 1    | 5QQQ  |
      And seat 1 leads
      And play has gone
        | seat | action |
        | 1    | QQQ    |
        | 4    | pass   |
      When seat 1 lays "5"
      Then seat 1 is out
      And seat 1 is open
      And no event opened is told

    @id:holding-fours @fours=ordinary
    Scenario: Where 4s are ordinary cards, one who holds a 4 opens at once and leads what he likes
      Given the hands
        | seat | cards  |
        | 1    | 459QQQ |
      And seat 1 leads
      And play has gone
        | seat | action |
        | 1    | QQQ    |
        | 4    | pass   |
      When seat 1 lays "9"
      Then seat 1 is open
      And seat 1 is not provisionally open
      And no event opening-void is told

  @OPEN-011
  Rule: Both of a pair of opposites may open

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KKK  |
        | 3    | 9AAA  |
      And every other seat holds "56"

    @id:second-opens
    Scenario: The second opens as the first did
      Given seat 0 has opened
      And seat 3 leads
      And play has gone
        | seat | action |
        | 3    | AAA    |
      When seat 0 passes
      Then the event opened of seat 3 is told
      And seat 3 is open
      And seat 0 is open

    @id:in-play
    Scenario: One after the other in one deal
      Given the hands
        | seat | cards |
        | 0    | 55KKK |
        | 3    | 59AAA |
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | KKK    |
        | 3    | pass   |
        | 0    | 5      |
        | 1    | pass   |
        | 2    | pass   |
        | 3    | 9      |
        | 4    | pass   |
        | 5    | pass   |
        | 0    | pass   |
        | 3    | AAA    |
      When seat 0 passes
      Then the event opened of seat 3 is told
      And seat 0 is open
      And seat 3 is open
      And seat 3 leads

    @id:apart
    Scenario: The opening of one changes nothing for the other
      Given seat 0 leads
      And play has gone
        | seat | action |
        | 0    | KKK    |
      When seat 3 passes
      Then seat 0 is open
      And seat 3 is not open

  @OPEN-012
  Rule: One without an opposite opens as well

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 5    | 5QQAA |
      And every other seat holds "56"
      And seat 3 is out
      And seat 0 leads
      And play has gone
        | seat | action |
        | 0    | KK     |

    @id:headless @headless_when_opposite_out=yes
    Scenario: A headless player whose gouji play all have passed is open
      Given play has gone
        | seat | action |
        | 1    | pass   |
        | 2    | pass   |
        | 4    | pass   |
      When seat 5 passes
      Then the event round-closed of seat 0 is told
      And the event opened of seat 0 is told
      And seat 0 is open

    @id:headless-beaten @headless_when_opposite_out=yes
    Scenario: One whose gouji play is beaten, by whomever, is not
      Given play has gone
        | seat | action |
        | 1    | pass   |
        | 2    | pass   |
        | 4    | pass   |
        | 5    | AA     |
      When seat 0 passes
      Then seat 0 is not open
      And no event opened of seat 0 is told

    @id:not-before-all @headless_when_opposite_out=yes
    Scenario: He is not open before the last has passed
      Given play has gone
        | seat | action |
        | 1    | pass   |
        | 2    | pass   |
      When seat 4 passes
      Then seat 0 is not open
      And seat 5 is asked in turn

    @id:nobody-to-answer @headless_when_opposite_out=no
    Scenario: Where he is not headless, his play stands once nobody acts, and he is open
      When nobody else acts
      Then the event round-closed of seat 0 is told
      And the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 leads

  @OPEN-013
  Rule: A gouji play laid out of turn, and one that undoes a burn, open when they win the lead

    Background:
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
        | 1    | 9AAX  |
        | 2    | 9XAA  |
        | 4    | 522   |
      And every other seat holds "56"
      And seat 0 leads

    @id:burn @interrupt=burn
    Scenario: A burner opens with his burn
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
      When seat 4 passes
      Then the event opened of seat 1 is told
      And seat 1 is open
      And seat 0 is not open
      And seat 1 leads
      And seat 1 is burning

    @id:burn-not-when-laid @interrupt=burn
    Scenario: He does not open when he lays it
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
      When seat 1 lays "AA"
      Then seat 1 is not open
      And no event opened is told
      And seat 4 is asked in turn

    @id:burn-with-joker @interrupt=burn
    Scenario: With a joker in it the burn opens nobody
      Given the hands
        | seat | cards    |
        | 0    | 588JJJJ  |
        | 1    | XX99KKKK |
        | 2    | 56       |
      And play has gone
        | seat | action          |
        | 0    | JJJJ            |
        | 1    | claims the burn |
        | 1    | XKKK            |
      When seat 4 passes
      Then the event round-closed of seat 1 is told
      And no event opened is told
      And seat 1 is not open

    @id:unburn @interrupt=burn
    Scenario: The opposite who beats the burn opens
      Given play has gone
        | seat | action          |
        | 0    | KK              |
        | 1    | claims the burn |
        | 1    | AA              |
        | 4    | 22              |
      When seat 1 passes
      Then the event opened of seat 4 is told
      And seat 4 is open
      And seat 1 is not open
      And seat 0 is not open

    @id:shao @interrupt=shao
    Scenario: A shao opens
      Given play has gone
        | seat | action |
        | 0    | KK     |
        | 2    | AA     |
      When seat 5 passes
      Then the event opened of seat 2 is told
      And seat 2 is open
      And seat 0 is not open

    @id:shao-not-when-laid @interrupt=shao
    Scenario: It does not when it is laid
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 2 lays "AA"
      Then seat 2 is not open
      And no event opened is told
      And seat 5 is asked in turn

  @OPEN-014
  Rule: A gouji play that empties the hand opens nobody

    Background:
      Given the hands
        | seat | cards |
        | 0    | KK    |
        | 3    | 5AA   |
      And every other seat holds "56"
      And seat 0 leads

    @id:unbeaten
    Scenario: Unbeaten, it wins its player no lead
      Given play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the event round-closed of seat 0 is told
      And no event opened is told
      And seat 0 is not open
      And seat 3 is not open
      And seat 0 is out
      And seat 1 leads

    @id:a-card-left
    Scenario: With a card left it opens
      Given the hands
        | seat | cards |
        | 0    | 5KK   |
      And play has gone
        | seat | action |
        | 0    | KK     |
      When seat 3 passes
      Then the event opened of seat 0 is told
      And seat 0 is open
      And seat 0 leads
