Feature: What may be laid together
  A play is one card or any number of cards of one rank. 2s take the rank that they accompany, and jokers may
  be added to any play; jokers remain jokers. Nothing else is a play: no run, no full house, no two pairs.

  @HAND-001
  Rule: Any single card is a play

    @id:any-card
    Scenario Outline: A single card has its own rank
      When "<cards>" is judged
      Then it is a play of 1 card of rank <rank>

      Examples:
        | cards | rank | note                                                |
        | 3     | 3    | whether a 3 must be held back, the cards do not say |
        | 5     | 5    |                                                     |
        | A     | A    |                                                     |
        | 2     | 2    | a 2 that accompanies nothing stays a 2              |

    @id:small-joker
    Scenario: A single small joker
      When "X" is judged
      Then it is a play of 1 small joker

    @id:big-joker
    Scenario: A single big joker
      When "D" is judged
      Then it is a play of 1 big joker

    @id:nothing
    Scenario: No card at all is no play
      When "" is judged
      Then it is not a play, under HAND-001

  @HAND-002
  Rule: Any number of cards of one rank are a play

    @id:one-rank
    Scenario Outline: Cards of one rank
      When "<cards>" is judged
      Then it is a play of <size> cards of rank <rank>

      Examples:
        | cards            | size | rank | note                      |
        | 33               | 2    | 3    |                           |
        | 44               | 2    | 4    |                           |
        | 555              | 3    | 5    |                           |
        | 6666             | 4    | 6    |                           |
        | 55555            | 5    | 5    |                           |
        | 8888888          | 7    | 8    |                           |
        | 9999999999999999 | 16   | 9    | every 9 of the four packs |

    @id:two-ranks
    Scenario: One card of another rank spoils it
      When "556" is judged
      Then it is not a play, under HAND-016

  @HAND-003
  Rule: There are no runs

    @id:run
    Scenario Outline: Consecutive ranks are no play
      When "<cards>" is judged
      Then it is not a play, under HAND-003

      Examples:
        | cards |
        | 34567 |
        | 345   |
        | TJQKA |

    @id:broken-run
    Scenario Outline: Nor are ranks that a 2 or a joker would join, nor pairs in a row
      When "<cards>" is judged
      Then it is not a play, under HAND-016

      Examples:
        | cards  | note                 |
        | 3467X  | a joker fills no gap |
        | 34672  | a 2 fills no gap     |
        | 445566 |                      |

    @id:top-cards
    Scenario: An ace, a 2 and a joker are a play, but not as a run
      When "A2X" is judged
      Then it is a play of 3 cards of rank A carried by 1 small joker

  @HAND-004
  Rule: 2s laid with cards of another rank count as cards of that rank

    @id:converted
    Scenario Outline: 2s and cards of one rank
      When "<cards>" is judged
      Then it is a play of <size> cards of rank <rank>

      Examples:
        | cards | size | rank | note                              |
        | 2A    | 2    | A    |                                   |
        | 2222T | 5    | T    | four 2s may follow a single card  |
        | 6262  | 4    | 6    | the order of writing says nothing |

    @id:two-ranks
    Scenario: 2s make no play of two other ranks
      When "256" is judged
      Then it is not a play, under HAND-016

  @HAND-005
  Rule: 22333 is the same as 33333

    @id:play
    Scenario: It is five 3s
      When "22333" is judged
      Then it is a play of 5 cards of rank 3
      And it is not gouji

    @id:beaten
    Scenario: It is beaten as five 3s are
      Given "22333" is on the table
      When "44444" is judged
      Then it beats the table

    @id:equal
    Scenario Outline: It is neither above nor below five 3s
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-003

      Examples:
        | table | answer |
        | 33333 | 22333  |
        | 22333 | 33333  |

  @HAND-006
  Rule: 266 is the same as 666

    @id:play
    Scenario: It is three 6s
      When "266" is judged
      Then it is a play of 3 cards of rank 6
      And it is not gouji

    @id:beats
    Scenario Outline: It beats and is beaten as three 6s are
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | 555   | 266    |
        | 266   | 777    |

    @id:equal
    Scenario Outline: It is neither above nor below three 6s
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-003

      Examples:
        | table | answer |
        | 666   | 266    |
        | 266   | 666    |

  @HAND-007
  Rule: 22777 is the same as 77777

    @id:play
    Scenario: It is five 7s
      When "22777" is judged
      Then it is a play of 5 cards of rank 7
      And it is not gouji

    @id:beats
    Scenario Outline: It beats and is beaten as five 7s are
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | 66666 | 22777  |
        | 22777 | 88888  |

    @id:equal
    Scenario Outline: It is neither above nor below five 7s
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-003

      Examples:
        | table | answer |
        | 77777 | 22777  |
        | 22777 | 77777  |

  @HAND-008
  Rule: 2s alone are a play of 2s

    @id:twos
    Scenario Outline: 2s with no other rank keep their own
      When "<cards>" is judged
      Then it is a play of <size> cards of rank 2

      Examples:
        | cards | size |
        | 22    | 2    |
        | 222   | 3    |

    @id:beats
    Scenario Outline: They rank above aces and below jokers
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | AAA   | 222    |
        | 222   | XXX    |

    @id:equal
    Scenario: 2s do not beat as many 2s
      Given "222" is on the table
      When "222" is judged
      Then it does not beat the table, under CMP-002

  @HAND-009
  Rule: Jokers may be laid with cards of one rank, which they carry; they remain jokers

    @id:carried
    Scenario Outline: Jokers of one kind carry cards
      When "<cards>" is judged
      Then it is a play of <size> cards of rank <rank> carried by <jokers>

      Examples:
        | cards | size | rank | jokers         | note                              |
        | X5    | 2    | 5    | 1 small joker  |                                   |
        | X888  | 4    | 8    | 1 small joker  |                                   |
        | XXX9  | 4    | 9    | 3 small jokers | more jokers than cards            |
        | 8X8X8 | 5    | 8    | 2 small jokers | the order of writing says nothing |

    @id:two-ranks
    Scenario Outline: Jokers do not carry two ranks
      When "<cards>" is judged
      Then it is not a play, under HAND-016

      Examples:
        | cards | note                                           |
        | X89   |                                                |
        | X8889 | the joker is not a fourth 8 and not a second 9 |

  @HAND-010
  Rule: Two small jokers and three 8s are two small jokers carrying three 8s

    @id:play
    Scenario: A play of five cards
      When "XX888" is judged
      Then it is a play of 5 cards of rank 8 carried by 2 small jokers

  @HAND-011
  Rule: Beside jokers and cards of another rank, 2s count as cards of that rank

    @id:converted
    Scenario Outline: 2s are carried as the cards they accompany
      When "<cards>" is judged
      Then it is a play of <size> cards of rank <rank> carried by <jokers>

      Examples:
        | cards     | size | rank | jokers        | note                             |
        | DD2229999 | 9    | 9    | 2 big jokers  | two big jokers carrying seven 9s |
        | X27       | 3    | 7    | 1 small joker |                                  |
        | D2222T    | 6    | T    | 1 big joker   |                                  |

    @id:same-as-natural
    Scenario: Seven 9s and two big jokers, with or without 2s, are equal
      Given "DD9999999" is on the table
      When "DD2229999" is judged
      Then it does not beat the table, under CMP-005

  @HAND-012
  Rule: Jokers and 2s with no other rank are jokers carrying 2s

    @id:twos-carried
    Scenario Outline: The 2s stay 2s
      When "<cards>" is judged
      Then it is a play of <size> cards of rank 2 carried by <jokers>

      Examples:
        | cards | size | jokers        | note                             |
        | DD222 | 5    | 2 big jokers  | two big jokers carrying three 2s |
        | X2    | 2    | 1 small joker |                                  |

    @id:above-aces
    Scenario: Carried 2s are higher than carried aces
      Given "XXAAA" is on the table
      When "DD222" is judged
      Then it beats the table

  @HAND-013
  Rule: A play with both kinds of joker has its big jokers counted as small, where they are demoted

    @id:mixed
    Scenario Outline: Both kinds of joker carry cards
      When "<cards>" is judged
      Then it is a play of <size> cards of rank <rank> carried by <jokers>

      @mixed_jokers=demoted
      Examples: the big jokers count as small
        | cards | size | rank | jokers         | note                                  |
        | DX88  | 4    | 8    | 2 small jokers | without a 2 as well                   |
        | DX22  | 4    | 2    | 2 small jokers | with 2s alone as well                 |
        | DDX27 | 5    | 7    | 3 small jokers | one small joker demotes every big one |

      @mixed_jokers=as-they-are
      Examples: each joker counts as it is; the play is named after the higher kind
        | cards | size | rank | jokers       |
        | DX88  | 4    | 8    | 2 big jokers |
        | DX22  | 4    | 2    | 2 big jokers |
        | DDX27 | 5    | 7    | 3 big jokers |

    @id:one-kind
    Scenario: Big jokers with no small one beside them stay big
      When "DD288" is judged
      Then it is a play of 5 cards of rank 8 carried by 2 big jokers

    @id:demoted-on-the-table @mixed_jokers=demoted
    Scenario: A demoted big joker is beaten by a big one
      Given "DX8" is on the table
      When "DD9" is judged
      Then it beats the table

    @id:kept-on-the-table @mixed_jokers=as-they-are
    Scenario: A big joker that is not demoted is not beaten by a big one
      Given "DX8" is on the table
      When "DD9" is judged
      Then it does not beat the table, under CMP-005

    @id:demoted-in-the-answer @mixed_jokers=demoted @joker_compare=every-card
    Scenario: A demoted big joker does not beat a small one
      Given "X88" is on the table
      When "DX9" is judged
      Then it does not beat the table, under CMP-005

    @id:kept-in-the-answer @mixed_jokers=as-they-are
    Scenario: A big joker that is not demoted beats a small one
      Given "X88" is on the table
      When "DX9" is judged
      Then it beats the table

  @HAND-014
  Rule: A big joker, a small one, two 2s and four 5s are two small jokers carrying six 5s, where big jokers are demoted

    @id:play
    Scenario Outline: A play of eight cards
      When "<cards>" is judged
      Then it is a play of 8 cards of rank 5 carried by <jokers>

      @mixed_jokers=demoted
      Examples: the big joker counts as small
        | cards    | jokers         |
        | DX225555 | 2 small jokers |

      @mixed_jokers=as-they-are
      Examples: the big joker stays big
        | cards    | jokers       |
        | DX225555 | 2 big jokers |

    @id:beaten @mixed_jokers=demoted
    Scenario: Two big jokers carrying six 6s beat it
      Given "DX225555" is on the table
      When "DD666666" is judged
      Then it beats the table

    @id:not-demoted @mixed_jokers=as-they-are
    Scenario: Two big jokers carrying six 6s do not beat it where its big joker stays big
      Given "DX225555" is on the table
      When "DD666666" is judged
      Then it does not beat the table, under CMP-005

    @id:not-beaten
    Scenario: Two small jokers carrying six 6s never beat it
      Given "DX225555" is on the table
      When "XX666666" is judged
      Then it does not beat the table, under CMP-005

  @HAND-015
  Rule: Jokers alone are a play; in a mixture the big ones count as small where they are demoted

    @id:one-kind
    Scenario Outline: Jokers of one kind
      When "<cards>" is judged
      Then it is a play of <jokers>

      Examples:
        | cards | jokers         |
        | XX    | 2 small jokers |
        | DDD   | 3 big jokers   |

    @id:mixed
    Scenario Outline: Jokers of both kinds
      When "<cards>" is judged
      Then it is a play of <jokers>

      @mixed_jokers=demoted
      Examples: the big ones count as small
        | cards | jokers         |
        | DX    | 2 small jokers |

      @mixed_jokers=as-they-are
      Examples: the play is named after the higher kind
        | cards | jokers       |
        | DX    | 2 big jokers |

    @id:big-over-small
    Scenario: Big jokers beat as many small ones
      Given "XX" is on the table
      When "DD" is judged
      Then it beats the table

    @id:mixed-not-higher
    Scenario Outline: A mixed pair and a pair of small jokers do not beat one another
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | table | answer | note                                       |
        | XX    | DX     | at least one small joker meets a small one |
        | DX    | XX     |                                            |

    @id:mixed-demoted @mixed_jokers=demoted
    Scenario: Two big jokers beat a demoted pair
      Given "DX" is on the table
      When "DD" is judged
      Then it beats the table

    @id:mixed-kept @mixed_jokers=as-they-are
    Scenario: Two big jokers do not beat a pair whose big joker stays big
      Given "DX" is on the table
      When "DD" is judged
      Then it does not beat the table, under CMP-005

  @HAND-016
  Rule: Besides 2s and jokers, all cards of a play have one rank

    @id:two-ranks
    Scenario Outline: Two or more ranks are no play
      When "<cards>" is judged
      Then it is not a play, under HAND-016

      Examples:
        | cards    | note                         |
        | 56       |                              |
        | 7788     | two pairs                    |
        | 77888    | a full house                 |
        | 5556     | three with one               |
        | 555666JJ | a plane                      |
        | 7782     | the 2 cannot be a 7 and an 8 |

    @id:one-rank
    Scenario: 2s and jokers are no second rank
      When "7722D" is judged
      Then it is a play of 5 cards of rank 7 carried by 1 big joker

    @id:no-answer
    Scenario: Cards that are no play answer nothing
      Given "44" is on the table
      When "56" is judged
      Then it is not a play, under HAND-016

  @HAND-017
  Rule: A 2 laid with another rank never keeps its own

    @id:converted
    Scenario Outline: However many 2s there are, the other card gives the rank
      When "<cards>" is judged
      Then it is a play of <size> cards of rank <rank>

      Examples:
        | cards    | size | rank |
        | 22A      | 3    | A    |
        | 22222223 | 8    | 3    |

    @id:not-twos
    Scenario Outline: Converted 2s do not beat as 2s
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-003

      Examples:
        | table | answer | note                     |
        | AAA   | 22A    | three aces on three aces |
        | 222   | 22A    |                          |
        | AA    | 2K     |                          |

    @id:beaten-as-converted
    Scenario: Two 2s with an ace are beaten by three 2s
      Given "22A" is on the table
      When "222" is judged
      Then it beats the table

    @id:carried
    Scenario: A 2 carried with an ace counts as an ace, and a pair of carried 2s is higher
      Given "X2A" is on the table
      When "D22" is judged
      Then it beats the table
