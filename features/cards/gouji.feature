Feature: Which plays are gouji
  Gouji are the high plays: five 10s, four Js, three Qs, two Ks, two aces, any 2, and every play with a joker.
  Each rank has a number of its own; 2s count as the cards that they accompany.

  @GOUJI-001
  Rule: Without jokers and apart from 2s, gouji begins at five 10s, four Js, three Qs, two Ks and two aces

    @id:enough
    Scenario Outline: The least number of each rank is gouji
      When "<cards>" is judged
      Then it is gouji

      Examples:
        | cards |
        | TTTTT |
        | JJJJ  |
        | QQQ   |
        | KK    |
        | AA    |

    @id:one-too-few
    Scenario Outline: One card fewer is not gouji
      When "<cards>" is judged
      Then it is not gouji

      Examples:
        | cards |
        | TTTT  |
        | JJJ   |
        | QQ    |
        | K     |
        | A     |

  @GOUJI-002
  Rule: A single 2 or joker is gouji, and so is any number of them

    @id:single
    Scenario Outline: One is enough
      When "<cards>" is judged
      Then it is gouji

      Examples:
        | cards |
        | 2     |
        | X     |
        | D     |

    @id:several
    Scenario Outline: Several are gouji
      When "<cards>" is judged
      Then it is gouji

      Examples:
        | cards | note                             |
        | 22    |                                  |
        | XX    |                                  |
        | DX    | whatever the big joker counts as |

    @id:ace
    Scenario: A single ace is not
      When "A" is judged
      Then it is not gouji

  @GOUJI-003
  Rule: Every play with a joker is gouji

    @id:with-joker
    Scenario Outline: A joker makes any play gouji
      When "<cards>" is judged
      Then it is gouji

      Examples:
        | cards | note                         |
        | X3    | the lowest rank and one card |
        | X266  |                              |

    @id:without
    Scenario Outline: A 2 in its place does not
      When "<cards>" is judged
      Then it is not gouji

      Examples:
        | cards |
        | 23    |
        | 255   |

  @GOUJI-004
  Rule: 2s count for gouji as cards of the rank that they accompany

    @id:enough
    Scenario Outline: With the 2s the number is reached
      When "<cards>" is judged
      Then it is gouji

      Examples:
        | cards |
        | 222TT |
        | 2JJJ  |
        | 2QQ   |
        | 2K    |
        | 2A    |

    @id:too-few
    Scenario Outline: With the 2s one card is lacking
      When "<cards>" is judged
      Then it is not gouji

      Examples:
        | cards | note                                |
        | 22TT  | four 10s                            |
        | 222T  | four 10s; the 2s are no 2s any more |
        | 2JJ   | three Js                            |
        | 2Q    | two Qs                              |

  @GOUJI-005
  Rule: More cards than the least number are gouji as well

    @id:more
    Scenario Outline: Any greater number
      When "<cards>" is judged
      Then it is gouji

      Examples:
        | cards |
        | JJJJJ |
        | KKK   |
        | AAAAA |

  @GOUJI-006
  Rule: 3s to 9s without a joker are never gouji

    @id:never
    Scenario Outline: No number of low cards is gouji
      When "<cards>" is judged
      Then it is not gouji

      Examples:
        | cards            | note        |
        | 4444             |             |
        | 999999           |             |
        | 99992222         | eight 9s    |
        | 9999999999999999 | all sixteen |

    @id:joker
    Scenario: One joker changes that
      When "X9" is judged
      Then it is gouji

  Rule: The plays that the documents give as examples of gouji are gouji

    @id:worked-examples
    Scenario Outline: The documents' examples
      When "<cards>" is judged
      Then it is a play of <play>
      And it is gouji

      Examples:
        | rule      | cards  | play                                     |
        | GOUJI-007 | TTTTT  | 5 cards of rank T                        |
        | GOUJI-008 | QQQQ   | 4 cards of rank Q                        |
        | GOUJI-011 | TTTTTT | 6 cards of rank T                        |
        | GOUJI-012 | JJJJ   | 4 cards of rank J                        |
        | GOUJI-013 | D444   | 4 cards of rank 4 carried by 1 big joker |
        | GOUJI-014 | 2222T  | 5 cards of rank T                        |

    @id:just-short
    Scenario Outline: The same without one card or without the joker
      When "<cards>" is judged
      Then it is not gouji

      Examples:
        | rule      | cards |
        | GOUJI-013 | 444   |
        | GOUJI-014 | 222T  |

    @id:beaten
    Scenario Outline: Four 2s with a 10 are beaten as five 10s are
      Given "2222T" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | rule      | answer |
        | GOUJI-014 | JJJJJ  |

  @GOUJI-009
  Rule: Two Qs and a joker are gouji, as a joker that carries two Qs

    @id:play
    Scenario Outline: The joker is not a third Q
      When "<cards>" is judged
      Then it is a play of 3 cards of rank Q carried by <jokers>
      And it is gouji
      And it does not open

      Examples:
        | cards | jokers        |
        | QQX   | 1 small joker |
        | QQD   | 1 big joker   |

    @id:three-kings
    Scenario: Three Ks do not beat it
      Given "QQX" is on the table
      When "KKK" is judged
      Then it does not beat the table, under CMP-010

    @id:big-joker
    Scenario: A big joker with two Ks beats it
      Given "QQX" is on the table
      When "KKD" is judged
      Then it beats the table

    @id:three-queens
    Scenario: It does not beat three Qs
      Given "QQQ" is on the table
      When "QQX" is judged
      Then it does not beat the table, under CMP-009

  @GOUJI-010
  Rule: A small joker and two 5s are gouji, as a small joker that carries two 5s

    @id:play
    Scenario: One small joker carries two 5s
      When "X55" is judged
      Then it is a play of 3 cards of rank 5 carried by 1 small joker
      And it is gouji
      And it does not open

  @GOUJI-015 @opening_plays=natural
  Rule: Pure gouji is gouji of natural cards of one rank, and apart from the single 2 it alone opens

    @id:pure
    Scenario Outline: Natural cards of one rank
      When "<cards>" is judged
      Then it is gouji
      And it opens

      Examples:
        | cards |
        | TTTTT |
        | QQQ   |
        | AA    |
        | 22    |

    @id:not-pure
    Scenario Outline: With a 2 or a joker it is gouji still, but not pure
      When "<cards>" is judged
      Then it is gouji
      And it does not open

      Examples:
        | cards |
        | QQ2   |
        | A2    |
        | XAA   |
