Feature: Which plays can open
  A player opens by winning the lead with a gouji play that is fit for it. Here is which plays are fit; whether
  the lead is won is a matter of play.

  @OPEN-005
  Rule: No play with a joker opens

    @id:jokers-alone
    Scenario Outline: Jokers alone are gouji but do not open
      When "<cards>" is judged
      Then it is gouji
      And it does not open

      Examples:
        | cards |
        | X     |
        | D     |
        | XX    |
        | DX    |

    @id:joker-carries
    Scenario Outline: Nor does what jokers carry, be it enough without them
      When "<cards>" is judged
      Then it is gouji
      And it does not open

      Examples:
        | cards  | note                      |
        | X55    |                           |
        | DAA    | the aces alone would open |
        | XTTTTT |                           |
        | X22    |                           |

  @OPEN-006
  Rule: A single 2 does not open; more of them do

    @id:single
    Scenario: One 2 is gouji but does not open
      When "2" is judged
      Then it is gouji
      And it does not open

    @id:several
    Scenario Outline: Two or more 2s open
      When "<cards>" is judged
      Then it is gouji
      And it opens

      Examples:
        | cards |
        | 22    |
        | 222   |

  @OPEN-007
  Rule: Gouji that is reached with converted 2s opens like natural gouji, unless only natural cards open

    @id:natural
    Scenario Outline: Natural gouji opens everywhere
      When "<cards>" is judged
      Then it opens

      Examples:
        | cards |
        | TTTTT |
        | QQQ   |
        | AA    |

    @id:converted-opens @opening_plays=joker-free
    Scenario Outline: With 2s it opens
      When "<cards>" is judged
      Then it is gouji
      And it opens

      Examples:
        | cards |
        | TTTT2 |
        | JJ22  |
        | QQ2   |
        | QQQ2  |
        | A2    |

    @id:converted-does-not-open @opening_plays=natural
    Scenario Outline: With 2s it is gouji and does not open
      When "<cards>" is judged
      Then it is gouji
      And it does not open

      Examples:
        | cards | note                                         |
        | TTTT2 |                                              |
        | JJ22  |                                              |
        | QQ2   |                                              |
        | QQQ2  | gouji without the 2, but it was laid with it |
        | A2    |                                              |

    @id:answer
    Scenario: An answer can open as a lead can
      Given "KK" is on the table
      When "AA" is judged
      Then it beats the table
      And it opens

  @OPEN-008
  Rule: A play that is not gouji does not open

    @id:not-gouji
    Scenario Outline: Not gouji, not opening
      When "<cards>" is judged
      Then it is not gouji
      And it does not open

      Examples:
        | cards | note     |
        | 5     |          |
        | 9999  |          |
        | TTTT  |          |
        | K     |          |
        | A     |          |
        | 2Q    | two Qs   |
        | 22TT  | four 10s |
