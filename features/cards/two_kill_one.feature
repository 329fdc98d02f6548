Feature: Two big jokers kill one
  Where it is played, a big joker can be killed: by two others, in a play that has one card more and beats every
  other card as usual. Who may do so, and when, is a matter of play.

  @KILL-001 @two_kill_one=yes
  Rule: Two big jokers kill one, and every other card is beaten by a higher card, so the answer has one card more

    @id:kills
    Scenario Outline: Two for the one, and higher cards for the rest
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                                                |
        | D     | DD     |                                                     |

      @assumed
      Examples: Our reading: the other cards are beaten one for one; the document only says that two kill one
        | table | answer | note                                                |
        | 888D  | 999DD  |                                                     |
        | D8    | DDD    | the third big joker beats the 8                     |
        | D888  | DDD99  |                                                     |
        | D28   | DD29   | 2s count as the cards they accompany, on both sides |
        | D2    | DDD    | a 2 is beaten by a joker                            |

    @id:rest-not-higher @assumed
    Scenario Outline: The rest is not higher
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under KILL-001

      Examples:
        | table | answer | note                                                       |
        | 888D  | 888DD  |                                                            |
        | D888  | DDD88  | two big jokers are spent on the one, the third beats one 8 |
        | D2    | DD2    |                                                            |

    @id:not-two
    Scenario Outline: Not two big jokers
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under KILL-001

      Examples:
        | table | answer | note                      |
        | D     | D      |                           |
        | D     | XX     | small jokers kill nothing |
        | D     | DX     |                           |
        | D88   | D999   |                           |

    @id:wrong-size @assumed
    Scenario Outline: Not exactly one card more
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under KILL-001

      Examples:
        | table | answer | note                           |
        | D     | DDD    | two more                       |
        | D8    | DD     | as many: the 8 is not answered |

    @id:as-many @assumed @joker_compare=every-card
    Scenario: As many cards as the table do not kill
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "D88" is on the table
      When "DD9" is judged
      Then it does not beat the table, under KILL-001

    @id:mixed-answer-demoted @assumed @mixed_jokers=demoted
    Scenario: A small joker beside them demotes the two
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "D88" is on the table
      When "DDX9" is judged
      Then it does not beat the table, under KILL-001

    @id:mixed-answer-kept @assumed @mixed_jokers=as-they-are
    Scenario: A small joker beside them beats another card
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "D88" is on the table
      When "DDX9" is judged
      Then it beats the table

    @id:mixed-table-demoted @assumed @mixed_jokers=demoted
    Scenario: A demoted big joker on the table is small, and one card more is one too many
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "DX888" is on the table
      When "DDD999" is judged
      Then it does not beat the table, under CMP-001

    @id:mixed-table-kept @assumed @mixed_jokers=as-they-are
    Scenario Outline: Beside a small joker the one big joker is killed, and the small one beaten by a third
      Our reading: the other cards are beaten one for one; the document only says that two kill one.

      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | DX    | DDD    |
        | DX888 | DDD999 |

  @KILL-004 @two_kill_one=yes
  Rule: Two or more big jokers on the table cannot be killed

    @id:not-killed
    Scenario Outline: Neither one card more nor two kill a pair
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under KILL-004

      Examples:
        | table | answer | note                                            |
        | DD    | DD     |                                                 |
        | DD    | DDX    |                                                 |
        | DD    | DDDD   | four would be needed, more than the packs leave |
        | DD8   | DD99   |                                                 |
        | DD88  | DD999  |                                                 |

    @id:mixed-kept @mixed_jokers=as-they-are
    Scenario: Two big jokers beside a small one stay two
      Given "DDX" is on the table
      When "DD22" is judged
      Then it does not beat the table, under KILL-004
