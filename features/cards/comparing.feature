Feature: What beats what
  The play on the table is beaten by a play of as many cards, each higher than its counterpart when both
  are laid out from high to low. 2s count as the cards they accompany. Jokers stay jokers, and where they are
  compared by number or kind, more jokers or a higher kind will do.

  @CMP-001
  Rule: A play is beaten only by a play of the same number of cards

    @id:other-number
    Scenario Outline: More cards, or fewer, do not beat
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-001

      Examples:
        | table | answer | note                               |
        | 44    | 5      |                                    |
        | A     | KK     |                                    |
        | K     | 4444   | four of a kind are nothing special |
        | 88    | X99    | a joker counts as a card           |
        | X88   | D999   |                                    |
        | X     | DD     |                                    |
        | XX88  | DD999  |                                    |
        | 2888  | 999    | so does a converted 2              |

    @id:same-number
    Scenario Outline: The same number beats when higher
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | 44    | 55     |
        | X88   | D99    |

    @id:no-killing @two_kill_one=no
    Scenario Outline: Where two big jokers do not kill one, one card more is one too many
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-001

      Examples:
        | table | answer |
        | D     | DD     |
        | 888D  | 999DD  |
        | D8    | DDD    |

  @CMP-002
  Rule: Of two plays without jokers, of as many cards, the higher rank beats; an equal rank does not

    @id:higher
    Scenario Outline: A higher rank beats
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | 55555 | 66666  |
        | 99    | TT     |
        | AA    | 22     |

    @id:not-higher
    Scenario Outline: An equal or a lower rank does not
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-002

      Examples:
        | table | answer |
        | 66666 | 66666  |
        | 66666 | 55555  |
        | AA    | AA     |
        | 2     | 2      |

  @CMP-003
  Rule: A play with converted 2s compares as the same number of natural cards

    @id:higher
    Scenario Outline: Its rank is higher
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                                |
        | 2888  | 9999   | natural on converted                |
        | 8888  | 2999   | converted on natural                |
        | 99999 | 2222T  |                                     |
        | 2222T | JJJJJ  |                                     |
        | KKK   | 22A    |                                     |
        | 2AA   | 222    | natural 2s are above converted ones |

    @id:not-higher
    Scenario Outline: Its rank is equal or lower
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-003

      Examples:
        | table | answer | note                                    |
        | 9999  | 2999   |                                         |
        | 2999  | 9999   | the natural cards are not higher either |
        | 2K    | 2K     |                                         |
        | JJJJJ | 2222T  |                                         |
        | 222   | 2AA    |                                         |

  @CMP-004
  Rule: Two 2s with three 8s are five 8s, and five 9s beat them

    @id:beats
    Scenario Outline: Beaten and beating as five 8s
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | 22888 | 99999  |
        | 77777 | 22888  |

    @id:does-not-beat
    Scenario Outline: Not above five 8s, nor below
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-003

      Examples:
        | table | answer |
        | 88888 | 22888  |
        | 99999 | 22888  |

  @CMP-005
  Rule: A play with jokers is beaten only in both parts: its jokers by higher jokers, and its other cards by higher cards

    @id:both-higher
    Scenario Outline: Both parts are higher
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                        |
        | X88   | D99    |                             |
        | X88   | DD9    | the second joker beats an 8 |
        | X88   | D22    |                             |
        | X88   | DDD    | jokers alone                |

    @id:rest-not-higher
    Scenario Outline: The other cards are not higher
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | table | answer |
        | X88   | D88    |
        | XX888 | DD888  |
        | X88   | DD8    |
        | X2    | D2     |

    @id:jokers-not-higher
    Scenario Outline: The jokers are not higher
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | table | answer | note                                      |
        | X88   | X99    |                                           |
        | XX888 | XX999  |                                           |
        | XX888 | X9999  |                                           |
        | XX888 | D9999  | one of two small jokers is left           |
        | D88   | D99    |                                           |
        | XX    | D2     | a 2 does not beat the second small joker  |
        | D88   | XX9    |                                           |
        | X88   | XXX    | jokers alone, and the first is not higher |

    @id:more-jokers-do-not-count @joker_compare=every-card
    Scenario Outline: Card by card, more jokers are no higher ones
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | table | answer | note                                       |
        | X88   | XX9    |                                            |
        | X8888 | XXX99  |                                            |
        | D8888 | DD999  | a big joker is not higher than a big joker |

    @id:more-jokers-count @joker_compare=count-or-kind
    Scenario Outline: By number or kind, more jokers of at least the kind are higher
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | X88   | XX9    |
        | X8888 | XXX99  |
        | D8888 | DD999  |
        | DX888 | DDD99  |

    @id:mixed-by-card @joker_compare=every-card
    Scenario Outline: Card by card, one big joker does not help a small one beside it
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | table | answer | note                                     |
        | XX888 | DX999  | the second small joker meets a small one |
        | DD888 | DXX99  |                                          |

    @id:mixed-by-kind @mixed_jokers=as-they-are @joker_compare=count-or-kind
    Scenario Outline: Jokers as they are, by number or kind
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                                               |
        | XX888 | DX999  | as many, and of a higher kind by its one big joker |
        | DD888 | DXX99  | more, of the same kind by its one big joker        |

    @id:mixed-lower-kind @mixed_jokers=as-they-are
    Scenario: More jokers of a lower kind do not beat a mixture
      Given "DX888" is on the table
      When "XXX99" is judged
      Then it does not beat the table, under CMP-005

    @id:mixed-demoted @mixed_jokers=demoted
    Scenario Outline: Demoted jokers are small ones
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples: however jokers are compared
        | table | answer | note                                   |
        | D8888 | DX999  | two small jokers do not beat a big one |
        | X88   | DXX    | three small jokers                     |

      @joker_compare=count-or-kind
      Examples: by number or kind
        | table | answer | note                               |
        | XX888 | DX999  | two small jokers on two            |
        | DD888 | DXX99  | three small jokers on two big ones |

    @id:mixed-table-demoted @mixed_jokers=demoted
    Scenario: Demoted jokers are beaten by big ones
      Given "DX888" is on the table
      When "DD999" is judged
      Then it beats the table

    @id:mixed-alone @mixed_jokers=as-they-are
    Scenario: Jokers alone are compared card by card
      Given "X88" is on the table
      When "DXX" is judged
      Then it beats the table

  @CMP-006
  Rule: Two big jokers carrying three 9s beat two small ones carrying three 8s

    @id:beats
    Scenario: Bigger jokers and higher cards
      Given "XX888" is on the table
      When "DD999" is judged
      Then it beats the table

    @id:not-back
    Scenario: The other way round they do not
      Given "DD999" is on the table
      When "XX888" is judged
      Then it does not beat the table, under CMP-005

  @CMP-007
  Rule: Three big jokers carrying two 9s beat two small jokers carrying three 8s; whether three others do depends on how jokers are compared

    @id:three-big
    Scenario: Three big jokers beat
      Given "XX888" is on the table
      When "DDD99" is judged
      Then it beats the table

    @id:rest-not-higher
    Scenario Outline: Three jokers carrying no higher cards do not
      Given "XX888" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | answer |
        | DDD88  |
        | DXX88  |

    @id:by-card @joker_compare=every-card
    Scenario Outline: Card by card, a small joker beats no small joker
      Given "XX888" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | answer | note                                               |
        | XXX99  |                                                    |
        | DXX99  | demoted or not, a small joker meets the second one |

    @id:by-number @joker_compare=count-or-kind
    Scenario Outline: By number, any three jokers are more than two small ones
      Given "XX888" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | answer |
        | XXX99  |
        | DXX99  |
        | DDX99  |

    @id:two-big-one-small @mixed_jokers=demoted @joker_compare=every-card
    Scenario: Two big jokers and a small one are three small ones where big jokers are demoted
      Given "XX888" is on the table
      When "DDX99" is judged
      Then it does not beat the table, under CMP-005

    @id:two-big-kept @mixed_jokers=as-they-are
    Scenario: Two big jokers and a small one beat where they count as they are
      Given "XX888" is on the table
      When "DDX99" is judged
      Then it beats the table

  @CMP-008
  Rule: Two big jokers carrying three 8s beat two small ones carrying three 7s

    @id:beats
    Scenario: One rank lower they do as well
      Given "XX777" is on the table
      When "DD888" is judged
      Then it beats the table

    @id:one-part
    Scenario Outline: One part is not higher
      Given "XX777" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-005

      Examples:
        | answer | note             |
        | XX888  | the jokers       |
        | DD777  | the 7s           |
        | D8888  | the second joker |

  @CMP-009
  Rule: A play with jokers beats one without only if its other cards are higher as well

    @id:rest-higher
    Scenario Outline: Its other cards are higher, or it has none
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                             |
        | 888   | X99    |                                  |
        | 888   | XX9    |                                  |
        | 666   | X77    |                                  |
        | 888   | DX9    | whatever the big joker counts as |
        | KKK   | X2A    | two aces carried                 |
        | 888   | XXX    | no other card                    |

    @id:rest-not-higher
    Scenario Outline: Its other cards are equal or lower
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-009

      Examples:
        | table | answer | note                         |
        | 888   | X88    |                              |
        | 888   | X77    |                              |
        | 888   | XX7    |                              |
        | 888   | DD8    | not even with big jokers     |
        | AAA   | X2A    | two aces carried             |
        | 44444 | DDXX3  | four jokers do not raise a 3 |

  @CMP-010
  Rule: A play without jokers never beats one with a joker

    @id:joker-free
    Scenario Outline: However high or many, they do not
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-010

      Examples:
        | table | answer | note              |
        | X     | 2      |                   |
        | X66   | 777    |                   |
        | X44   | AAA    |                   |
        | X3    | 222222 | nor do more cards |
        | D44   | 2AA    |                   |

  @CMP-011
  Rule: Nothing beats a play with a big joker that is not demoted, unless two of them kill it

    @id:unbeatable @joker_compare=every-card
    Scenario Outline: A big joker on the table is not beaten
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-011

      Examples:
        | table | answer |
        | D     | D      |
        | D33   | DD2    |
        | D3    | DD     |
        | DD3   | DD4    |

    @id:no-killing @joker_compare=every-card @two_kill_one=no
    Scenario Outline: Nor by two of them where they do not kill
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-011

      Examples:
        | table | answer |
        | D     | DD     |
        | D8    | DD9    |

    @id:mixed-kept @mixed_jokers=as-they-are @joker_compare=every-card
    Scenario: One that stands beside a small joker is not beaten either where it stays big
      Given "DX3" is on the table
      When "DD2" is judged
      Then it does not beat the table, under CMP-011

    @id:mixed-demoted @mixed_jokers=demoted
    Scenario: A demoted one is
      Given "DX3" is on the table
      When "DD2" is judged
      Then it beats the table

  @CMP-012
  Rule: 2s alone are beaten by jokers alone, and not by jokers that carry anything

    @id:jokers-alone
    Scenario Outline: As many jokers beat 2s
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                             |
        | 2     | X      |                                  |
        | 222   | XXX    |                                  |
        | 222   | DDD    |                                  |
        | 222   | DXX    | whatever the big joker counts as |

    @id:jokers-carry
    Scenario Outline: Jokers carrying 2s, or less, do not
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-012

      Examples:
        | table | answer |
        | 222   | X22    |
        | 222   | DD2    |
        | 22    | DA     |

    @id:converted-on-the-table
    Scenario: Jokers carrying a 2 beat converted 2s
      Given "2A" is on the table
      When "X2" is judged
      Then it beats the table
