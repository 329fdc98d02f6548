Feature: Buying 3s and 4s
  Where the 3s are held back, a player dealt none buys one, or asks a mate for one, before anything is called. Where 4s
  come after opening, the same is done for 4s. Nobody gives his last one away.

  @THREE-005
  Rule: A player without a 3 must get one before play

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 3    | 233459K |
      And every other seat holds "23459K"

    @id:must-buy @threes=held
    Scenario: Who was dealt none is to buy
      When the deal begins
      Then the phase is buying
      And seat 0 is to act
      And seat 0 may buy a 3 for "2"
      And nobody has revolted

    @id:has-one @threes=held
    Scenario: Who has one does not buy another
      When seat 1 buys a 3 for "2"
      Then the action is refused, under THREE-005
      And nothing has changed

    @id:no-way-round @threes=held
    Scenario: He cannot go on without
      When nobody else acts
      Then the action is refused, under THREE-005
      And nothing has changed

    @id:play-waits @threes=held
    Scenario: Nobody leads while a 3 is to be bought
      When seat 0 lays "5"
      Then the action is refused, under THREE-005
      And nothing has changed

    @id:only-one @threes=held
    Scenario: One is enough
      Given play has gone
        | seat | action        |
        | 0    | buy a 3 for "2" |
      When seat 0 buys a 3 for "2"
      Then the action is refused, under THREE-005
      And seat 0 holds "23459K"

    @id:several @threes=held
    Scenario: Of several buyers any may go first
      Given the hands
        | seat | cards   |
        | 1    | 22459K  |
        | 4    | 233459K |
      When seat 1 buys a 3 for "2"
      Then the action is legal
      And seat 1 bought a 3 from seat 4 for "2"
      And the phase is buying
      And seat 0 is to act
      And seat 0 may buy a 3 for "2"
      And seat 1 may not buy a 3 for "2"

    @id:served-first @threes=held @buy_three_asks=opposite-enemies-mates
    Scenario Outline: Each is judged on the hands of that moment, so that a seller may have none to spare any more
      Given the hands
        | seat | cards  |
        | 2    | 22459K |
      When seat <first> buys a 3 for "2"
      Then the action is legal
      And seat <first> bought a 3 from seat 3 for "2"
      And seat 3 holds "223459K"
      And seat <second> may not buy a 3 for "2"
      And seat <second> may not ask a mate for a 3
      And the phase is not buying

      Examples:
        | first | second |
        | 0     | 2      |
        | 2     | 0      |

    @id:nobody-lacks-one @threes=held
    Scenario Outline: Where everybody has one nothing is bought
      Given the hands
        | seat | cards  |
        | 0    | 23459K |
      When the deal begins
      Then the phase is <phase>
      And seat 0 may not buy a 3 for "2"

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

    @id:nobody-buys @threes=ordinary
    Scenario: Where the 3s are ordinary cards nobody buys them
      When seat 0 buys a 3 for "2"
      Then the action is refused, under THREE-005
      And nothing has changed
      And the phase is not buying
      And seat 0 may not ask a mate for a 3

    @THREE-011 @id:nobody-is-penniless @threes=ordinary @penniless=revolution
    Scenario: Where the 3s are ordinary cards nobody has to revolt for want of one
      Given the hands
        | seat | cards  |
        | 1    | 4459KA |
      When the deal begins
      Then nobody has revolted
      And seat 1 has not revolted

  @THREE-006 @threes=held
  Rule: A 3 costs one card, which goes to the seller

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards    |
        | 0    | 22XD459K |
        | 3    | 233459K  |
      And every other seat holds "23459K"

    @id:for-a-two
    Scenario: A 2 buys a 3
      When seat 0 buys a 3 for "2"
      Then the action is legal
      And seat 0 bought a 3 from seat 3 for "2"
      And seat 0 holds "2XD3459K"
      And seat 3 holds "223459K"

    @id:for-a-joker @buy_three_pays=two-or-joker
    Scenario Outline: A joker buys one as well, at the buyer's choice
      When seat 0 buys a 3 for "<pay>"
      Then the action is legal
      And seat 0 bought a 3 from seat 3 for "<pay>"
      And seat 0 holds "<buyer>"
      And seat 3 holds "<seller>"

      Examples:
        | pay | buyer    | seller  |
        | X   | 22D3459K | X23459K |
        | D   | 22X3459K | D23459K |

    @id:no-jokers @buy_three_pays=two
    Scenario Outline: Where only 2s are taken a joker buys nothing
      When seat 0 buys a 3 for "<pay>"
      Then the action is refused, under THREE-006
      And nothing has changed
      And seat 0 may buy a 3 for "2"

      Examples:
        | pay |
        | X   |
        | D   |

    @id:nothing-lower
    Scenario Outline: No other card is taken from a player who has a 2
      When seat 0 buys a 3 for "<pay>"
      Then the action is refused, under THREE-006
      And nothing has changed

      Examples:
        | pay |
        | K   |
        | 4   |

    @id:must-hold
    Scenario: The card must be in his hand
      Given the hands
        | seat | cards  |
        | 0    | 22459K |
      When seat 0 buys a 3 for "X"
      Then the action is refused, under THREE-006
      And nothing has changed

    @id:not-for-nothing
    Scenario: From the opposite there is no 3 for nothing
      When seat 0 asks a mate for a 3
      Then the action is refused, under THREE-009
      And nothing has changed

  @THREE-007 @threes=held
  Rule: The first seller is the opposite, who keeps his last 3

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards  |
        | 0    | 22459K |
      And every other seat holds "23459K"

    @id:opposite-first
    Scenario: The opposite sells, whoever else has 3s to spare
      Given the hands
        | seat | cards    |
        | 1    | 2333459K |
        | 2    | 2333459K |
        | 3    | 233459K  |
        | 4    | 2333459K |
        | 5    | 2333459K |
      When seat 0 buys a 3 for "2"
      Then seat 0 bought a 3 from seat 3 for "2"
      And seat 1 holds "2333459K"
      And seat 2 holds "2333459K"

    @id:his-only-one
    Scenario: He does not sell his only one, so that a mate is asked
      Given the hands
        | seat | cards   |
        | 2    | 233459K |
      When seat 0 buys a 3 for "2"
      Then the action is refused, under THREE-007
      And nothing has changed
      And seat 0 may ask a mate for a 3

    @id:all-only-ones
    Scenario: Where everybody else has one, nothing can be bought
      When the deal begins
      Then the phase is not buying
      And seat 0 may not buy a 3 for "2"
      And nobody has revolted

    @id:two-of-them
    Scenario: Of two he sells one
      Given the hands
        | seat | cards   |
        | 3    | 233459K |
      When seat 0 buys a 3 for "2"
      Then the action is legal
      And seat 3 holds "223459K"

    @id:every-seat
    Scenario Outline: Every seat turns to the seat it faces
      Given the hands
        | seat     | cards   |
        | 0        | 23459K  |
        | <buyer>  | 22459K  |
        | <seller> | 233459K |
      When seat <buyer> buys a 3 for "2"
      Then seat <buyer> bought a 3 from seat <seller> for "2"

      Examples:
        | buyer | seller |
        | 1     | 4      |
        | 2     | 5      |
        | 3     | 0      |
        | 4     | 1      |
        | 5     | 2      |

  @THREE-008 @threes=held
  Rule: The other enemies sell next, where they do at all

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards  |
        | 0    | 22459K |
      And every other seat holds "23459K"

    @id:neighbours @buy_three_asks=opposite-enemies-mates
    Scenario Outline: The next neighbour sells before the previous one, and both before a mate gives
      Given the hands
        | seat | cards   |
        | 1    | <next>  |
        | 5    | <last>  |
        | 2    | 233459K |
      When seat 0 buys a 3 for "2"
      Then the action is legal
      And seat 0 bought a 3 from seat <seller> for "2"
      And seat 2 holds "233459K"

      Examples:
        | next    | last     | seller |
        | 233459K | 23459K   | 1      |
        | 23459K  | 233459K  | 5      |

      @assumed
      Examples: Our reading: of two the next one is asked first; the document names no order
        | next    | last     | seller |
        | 233459K | 2333459K | 1      |

    @id:every-seat @buy_three_asks=opposite-enemies-mates
    Scenario Outline: Every seat turns to its own neighbours
      Given the hands
        | seat     | cards   |
        | 0        | 23459K  |
        | <buyer>  | 22459K  |
        | <seller> | 233459K |
      When seat <buyer> buys a 3 for "2"
      Then seat <buyer> bought a 3 from seat <seller> for "2"

      Examples:
        | buyer | seller |
        | 1     | 2      |
        | 5     | 0      |
        | 1     | 0      |
        | 2     | 1      |
        | 3     | 2      |
        | 4     | 3      |
        | 5     | 4      |

    @id:opposite-without @assumed @buy_three_asks=opposite-enemies-mates
    Scenario: So they do when the opposite has none at all
      Our reading: of two neighbours the next one is asked first; the document names no order.

      Given the hands
        | seat | cards   |
        | 1    | 233459K |
        | 3    | 22459K  |
        | 5    | 233459K |
      When seat 0 buys a 3 for "2"
      Then seat 0 bought a 3 from seat 1 for "2"
      And seat 3 is to act

    @id:their-only-ones @buy_three_asks=opposite-enemies-mates
    Scenario: They do not sell their only ones either
      Given the hands
        | seat | cards   |
        | 4    | 233459K |
      When seat 0 buys a 3 for "2"
      Then the action is refused, under THREE-008
      And nothing has changed

    @id:no-mate-before @buy_three_asks=opposite-enemies-mates
    Scenario: While a neighbour sells no mate is asked
      Given the hands
        | seat | cards   |
        | 2    | 233459K |
        | 5    | 233459K |
      When seat 0 asks a mate for a 3
      Then the action is refused, under THREE-009
      And nothing has changed
      And seat 0 may buy a 3 for "2"

    @id:not-asked @buy_three_asks=opposite-mates
    Scenario: Elsewhere they are passed over
      Given the hands
        | seat | cards   |
        | 1    | 233459K |
        | 2    | 233459K |
        | 5    | 233459K |
      When seat 0 buys a 3 for "2"
      Then the action is refused, under THREE-008
      And nothing has changed
      And seat 0 may ask a mate for a 3

    @id:not-asked-at-all @buy_three_asks=opposite-mates
    Scenario: Elsewhere their 3s help nobody
      Given the hands
        | seat | cards   |
        | 1    | 233459K |
        | 5    | 233459K |
      When the deal begins
      Then the phase is not buying
      And seat 0 may not buy a 3 for "2"
      And seat 0 may not ask a mate for a 3
      And nobody has revolted

  @THREE-009 @threes=held
  Rule: Where nobody sells, a mate is asked

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards  |
        | 0    | 22459K |
      And every other seat holds "23459K"

    @id:mates
    Scenario Outline: The mate two seats on gives before the other
      Given the hands
        | seat | cards    |
        | 2    | <second> |
        | 4    | <fourth> |
      When seat 0 asks a mate for a 3
      Then the action is legal
      And seat 0 bought a 3 from seat <giver> for nothing

      Examples:
        | second  | fourth   | giver |
        | 233459K | 23459K   | 2     |
        | 23459K  | 233459K  | 4     |

      @assumed
      Examples: Our reading: of two mates the one two seats on is asked first; no document names an order
        | second  | fourth   | giver |
        | 233459K | 2333459K | 2     |

    @id:only-one
    Scenario: A mate does not give his only one, so that the player does without
      When the deal begins
      Then the phase is not buying
      And seat 0 may not ask a mate for a 3
      And nobody has revolted

    @id:seller-there
    Scenario: While the opposite sells no mate is asked
      Given the hands
        | seat | cards   |
        | 2    | 233459K |
        | 3    | 233459K |
      When seat 0 asks a mate for a 3
      Then the action is refused, under THREE-009
      And nothing has changed
      And seat 0 may buy a 3 for "2"

  @THREE-010 @threes=held
  Rule: A mate's 3 costs nothing

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 2    | 233459K |
      And every other seat holds "23459K"

    @id:free
    Scenario: The asker keeps his cards, and the mate gets none
      When seat 0 asks a mate for a 3
      Then the action is legal
      And seat 0 holds "223459K"
      And seat 2 holds "23459K"

    @id:no-payment
    Scenario: He cannot pay for it
      When seat 0 buys a 3 for "2"
      Then the action is refused, under THREE-010
      And nothing has changed
      And seat 0 may ask a mate for a 3

  @THREE-011 @threes=held
  Rule: A player with no 3, no 2 and no joker

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 4459KA  |
        | 2    | 233459K |
        | 3    | 233459K |
      And every other seat holds "23459K"

    @id:revolts @penniless=revolution
    Scenario: He revolts, whether he will or not, and whoever could give him one
      When the deal begins
      Then the event revolted of seat 0 is told
      And seat 0 has revolted
      And the deal is not void
      And seat 0 may not ask a mate for a 3
      And seat 0 may not buy a 3 for "A"
      And seat 0 holds "4459KA"
      And seat 3 holds "233459K"
      And the phase is not buying

    @id:has-a-card @penniless=revolution
    Scenario Outline: One 2, one joker or one 3 keeps him in play
      Given the hands
        | seat | cards  |
        | 0    | <hand> |
      When the deal begins
      Then nobody has revolted
      And seat 0 has not revolted

      Examples:
        | hand    |
        | 24459KA |
        | X4459KA |
        | D4459KA |
        | 34459KA |

    @id:two-of-them @penniless=revolution
    Scenario: Two such players void the deal
      Given the hands
        | seat | cards  |
        | 5    | 4459KA |
      When the deal begins
      Then the deal is void
      And the event void is told
      And the phase is over
      And nobody is to act
      And seat 0 has revolted
      And seat 5 has revolted

    @id:tested-once @penniless=revolution @fours=after-opening
    Scenario: Only the hand before any purchase counts
      Given the hands
        | seat | cards   |
        | 0    | 2569KA  |
        | 2    | 23459K  |
        | 3    | 234459K |
      When seat 0 buys a 4 for "2"
      Then the action is legal
      And seat 0 holds "4569KA"
      And nobody has revolted

    @id:asks @penniless=asks-mates
    Scenario: Elsewhere he asks a mate at once, past an opposite who has 3s to sell
      When seat 0 asks a mate for a 3
      Then the action is legal
      And seat 0 bought a 3 from seat 2 for nothing
      And seat 0 holds "34459KA"
      And seat 3 holds "233459K"
      And nobody has revolted

    @id:asks-and-pays-nothing @penniless=asks-mates
    Scenario Outline: There he has nothing to buy with
      When seat 0 buys a 3 for "<pay>"
      Then the action is refused, under THREE-006
      And nothing has changed

      Examples:
        | pay |
        | A   |
        | 4   |

    @id:jokers-are-no-money @penniless=asks-mates @buy_three_pays=two
    Scenario: Where only 2s are taken, a joker leaves him as poor
      Given the hands
        | seat | cards   |
        | 0    | D4459KA |
      When the deal begins
      Then seat 0 may ask a mate for a 3
      And seat 0 may not buy a 3 for "D"
      And nobody has revolted

    @id:jokers-are-money @penniless=asks-mates @buy_three_pays=two-or-joker
    Scenario: Where jokers are taken he must buy
      Given the hands
        | seat | cards   |
        | 0    | D4459KA |
      When the deal begins
      Then seat 0 may buy a 3 for "D"
      And seat 0 may not ask a mate for a 3

    @id:nobody-to-ask @penniless=asks-mates
    Scenario: Without a mate to give, he does without
      Given the hands
        | seat | cards  |
        | 2    | 23459K |
      When the deal begins
      Then the phase is not buying
      And seat 0 may not ask a mate for a 3
      And seat 0 has not revolted

  @THREE-012 @threes=held @penniless=pays-highest
  Rule: A player with nothing else pays with his highest card

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 4459KAA |
        | 2    | 233459K |
        | 3    | 233459K |
      And every other seat holds "23459K"

    @id:highest
    Scenario: His highest card buys a 3 from the opposite
      When seat 0 buys a 3 for "A"
      Then the action is legal
      And seat 0 bought a 3 from seat 3 for "A"
      And seat 0 holds "34459KA"
      And seat 3 holds "A23459K"
      And nobody has revolted

    @id:not-lower
    Scenario Outline: No lower card does
      When seat 0 buys a 3 for "<pay>"
      Then the action is refused, under THREE-012
      And nothing has changed
      And seat 0 may not ask a mate for a 3

      Examples:
        | pay |
        | K   |
        | 4   |

    @id:money-first
    Scenario: Who has a 2 pays with the 2
      Given the hands
        | seat | cards    |
        | 0    | 24459KAA |
      When seat 0 buys a 3 for "A"
      Then the action is refused, under THREE-012
      And nothing has changed
      And seat 0 may buy a 3 for "2"

    @id:joker-is-highest @buy_three_pays=two
    Scenario Outline: Where only 2s are money, a joker is paid as the highest card
      Given the hands
        | seat | cards    |
        | 0    | X4459KAA |
      When seat 0 buys a 3 for "<pay>"
      Then the action is <ruling>

      Examples:
        | case | pay | ruling                   |
        | X    | X   | legal                    |
        | A    | A   | refused, under THREE-012 |

    @id:no-seller
    Scenario: Without a seller he asks, and pays nothing
      Given the hands
        | seat | cards  |
        | 3    | 23459K |
      When seat 0 asks a mate for a 3
      Then the action is legal
      And seat 0 bought a 3 from seat 2 for nothing
      And seat 0 holds "34459KAA"

    @id:each-purchase @fours=after-opening
    Scenario: He may be poor at the second purchase only
      Given the hands
        | seat | cards    |
        | 0    | 2569KA   |
        | 3    | 2334459K |
      And play has gone
        | seat | action          |
        | 0    | buy a 3 for "2" |
      When seat 0 buys a 4 for "A"
      Then the action is legal
      And seat 0 bought a 4 from seat 3 for "A"
      And seat 0 holds "34569K"

  @THREE-013 @threes=held
  Rule: Six 3s end up one with each player, as far as the asking reaches

    @id:one-each
    Scenario: The last purchase leaves one with each
      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 22459K  |
        | 3    | 233459K |
      And every other seat holds "23459K"
      When seat 0 buys a 3 for "2"
      Then seat 0 holds "23459K"
      And seat 3 holds "223459K"
      And seat 1 holds "23459K"
      And seat 0 may not buy a 3 for "2"
      And seat 3 may not buy a 3 for "2"

    @id:all-with-one @buy_three_asks=opposite-mates
    Scenario: With all six in one hand only his opposite and his mates reach them
      Given the deal stands at buying
      And the hands
        | seat | cards       |
        | 1    | 2333333459K |
      And every other seat holds "22459K"
      When the deal begins
      Then seats 3 4 5 are to act
      And seat 4 may buy a 3 for "2"
      And seat 3 may ask a mate for a 3
      And seat 5 may ask a mate for a 3
      And seat 0 may not buy a 3 for "2"
      And seat 2 may not ask a mate for a 3

    @id:done-without @buy_three_asks=opposite-mates
    Scenario: When these have theirs the buying is over
      Given the deal stands at buying
      And the hands
        | seat | cards       |
        | 1    | 2333333459K |
      And every other seat holds "22459K"
      And play has gone
        | seat | action           |
        | 4    | buy a 3 for "2"  |
        | 3    | ask a mate for a 3 |
      When seat 5 asks a mate for a 3
      Then the action is legal
      And seat 1 holds "22333459K"
      And seat 5 holds "223459K"
      And the phase is not buying
      And nobody has revolted

  @FOUR-004
  Rule: Where 4s come after opening, a player without a 4 gets one in the same way

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards   |
        | 0    | 23569K  |
        | 3    | 234459K |
      And every other seat holds "23459K"

    @id:buys @fours=after-opening
    Scenario: He buys it from his opposite
      When seat 0 buys a 4 for "2"
      Then the action is legal
      And seat 0 bought a 4 from seat 3 for "2"
      And seat 0 holds "34569K"
      And seat 3 holds "223459K"

    @id:must @fours=after-opening
    Scenario: Nobody goes on before he has
      When nobody else acts
      Then the action is refused, under FOUR-004
      And nothing has changed
      And the phase is buying
      And seat 0 is to act

    @id:has-one @fours=after-opening
    Scenario: Who holds a 4 does not buy another
      When seat 1 buys a 4 for "2"
      Then the action is refused, under FOUR-004
      And nothing has changed

    @id:for-a-joker @fours=after-opening @buy_three_pays=two-or-joker
    Scenario Outline: A joker is taken as well, a lower card is not
      Given the hands
        | seat | cards    |
        | 0    | 2XD3569K |
      When seat 0 buys a 4 for "<pay>"
      Then the action is <ruling>

      Examples:
        | case | pay | ruling                  |
        | 2    | 2   | legal                   |
        | X    | X   | legal                   |
        | D    | D   | legal                   |
        | K    | K   | refused, under FOUR-004 |

    @id:for-a-joker-too @fours=after-opening @buy_three_pays=two
    Scenario Outline: A joker is taken for a 4 even where none is taken for a 3
      Given the hands
        | seat | cards    |
        | 0    | 2XD3569K |
      When seat 0 buys a 4 for "<pay>"
      Then the action is legal
      And seat 0 bought a 4 from seat 3 for "<pay>"

      Examples:
        | pay |
        | X   |
        | D   |

    @id:mate @fours=after-opening
    Scenario: A mate gives one when the opposite has none to spare
      Given the hands
        | seat | cards   |
        | 2    | 234459K |
        | 3    | 23459K  |
      When seat 0 asks a mate for a 4
      Then the action is legal
      And seat 0 bought a 4 from seat 2 for nothing
      And seat 0 holds "234569K"
      And seat 2 holds "23459K"

    @id:mate-not-paid @fours=after-opening
    Scenario: A mate is not paid
      Given the hands
        | seat | cards   |
        | 2    | 234459K |
        | 3    | 23459K  |
      When seat 0 buys a 4 for "2"
      Then the action is refused, under FOUR-004
      And nothing has changed

    @id:not-asked-before @fours=after-opening
    Scenario: No mate is asked while the opposite sells
      Given the hands
        | seat | cards   |
        | 2    | 234459K |
      When seat 0 asks a mate for a 4
      Then the action is refused, under FOUR-004
      And nothing has changed

    @id:neighbours @fours=after-opening @buy_three_asks=opposite-mates
    Scenario: The neighbours do not sell
      Given the hands
        | seat | cards   |
        | 1    | 234459K |
        | 2    | 234459K |
        | 3    | 23459K  |
        | 5    | 234459K |
      When seat 0 buys a 4 for "2"
      Then the action is refused, under FOUR-004
      And nothing has changed
      And seat 0 may ask a mate for a 4

    @id:neighbours-of-threes @fours=after-opening @buy_three_asks=opposite-enemies-mates
    Scenario: Neither do they where they sell 3s
      Given the hands
        | seat | cards   |
        | 1    | 234459K |
        | 2    | 234459K |
        | 3    | 23459K  |
        | 5    | 234459K |
      When seat 0 buys a 4 for "2"
      Then the action is refused, under FOUR-004
      And nothing has changed
      And seat 0 may ask a mate for a 4

    @id:neighbours-only @fours=after-opening @buy_three_asks=opposite-mates
    Scenario: Their 4s help nobody
      Given the hands
        | seat | cards   |
        | 1    | 234459K |
        | 3    | 23459K  |
        | 5    | 234459K |
      When the deal begins
      Then the phase is not buying
      And seat 0 may not buy a 4 for "2"
      And seat 0 may not ask a mate for a 4

    @id:threes-first @assumed @fours=after-opening @threes=held
    Scenario: No 4 is bought while anybody has a 3 to buy
      Our reading: 3s are bought before 4s; no document orders the two.

      Given the hands
        | seat | cards   |
        | 1    | 22459K  |
        | 4    | 233459K |
      When seat 0 buys a 4 for "2"
      Then the action is refused, under FOUR-004
      And nothing has changed
      And seat 1 is to act

    @id:fours-next @assumed @fours=after-opening @threes=held
    Scenario: The 4s are bought when the 3s have been
      Our reading: 3s are bought before 4s; no document orders the two.

      Given the hands
        | seat | cards   |
        | 1    | 22459K  |
        | 4    | 233459K |
      And play has gone
        | seat | action          |
        | 1    | buy a 3 for "2" |
      When seat 0 buys a 4 for "2"
      Then the action is legal
      And seat 0 bought a 4 from seat 3 for "2"

    @id:highest @fours=after-opening @penniless=pays-highest
    Scenario Outline: Without a 2 or a joker he pays his highest card
      Given the hands
        | seat | cards  |
        | 0    | 3569KA |
      When seat 0 buys a 4 for "<pay>"
      Then the action is <ruling>

      Examples:
        | case | pay | ruling                  |
        | A    | A   | legal                   |
        | K    | K   | refused, under FOUR-004 |

    @id:cannot-pay @fours=after-opening
    Scenario Outline: Elsewhere, without them he asks a mate, and does not revolt
      Given the hands
        | seat | cards   |
        | 0    | 3569KA  |
        | 2    | 234459K |
      When seat 0 asks a mate for a 4
      Then the action is legal
      And seat 0 bought a 4 from seat 2 for nothing
      And seat 3 holds "234459K"
      And nobody has revolted

      @penniless=revolution
      Examples:
        | case     |
        | no-money |

      @penniless=asks-mates
      Examples:
        | case     |
        | no-money |

    @id:ordinary @fours=ordinary
    Scenario: Where 4s are ordinary cards nobody buys them
      When the deal begins
      Then the phase is not buying
      And seat 0 may not buy a 4 for "2"
      And seat 0 may not ask a mate for a 4

    @id:ordinary-beside-threes @fours=ordinary @threes=held
    Scenario: Nor do they while others buy 3s
      Given the hands
        | seat | cards   |
        | 1    | 22459K  |
        | 4    | 233459K |
      When seat 0 buys a 4 for "2"
      Then the action is refused, under FOUR-004
      And nothing has changed
      And seat 1 is to act

  @FOUR-005 @fours=after-opening
  Rule: Nobody gives his last 4

    Background:
      Given the deal stands at buying
      And the hands
        | seat | cards  |
        | 0    | 23569K |
      And every other seat holds "23459K"

    @id:opposite-keeps
    Scenario: The opposite does not sell his only one
      Given the hands
        | seat | cards   |
        | 2    | 234459K |
      When seat 0 buys a 4 for "2"
      Then the action is refused, under FOUR-005
      And nothing has changed
      And seat 0 may ask a mate for a 4

    @id:opposite-sells
    Scenario: Of two 4s he sells one
      Given the hands
        | seat | cards   |
        | 3    | 234459K |
      When seat 0 buys a 4 for "2"
      Then the action is legal
      And seat 3 holds "223459K"

    @id:mate-keeps
    Scenario: Nor does a mate give his only one
      When the deal begins
      Then the phase is not buying
      And seat 0 may not ask a mate for a 4
      And seat 0 may not buy a 4 for "2"
