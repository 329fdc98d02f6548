Feature: The cards and their order
  Four packs with their jokers are played as one. Only the rank of a card counts, never its suit.
  Cards are written 3456789TJQKA2XD: T is the ten, X the small joker, D the big joker.

  @CARD-001
  Rule: From low to high the ranks are 3 4 5 6 7 8 9 10 J Q K A 2, small joker, big joker

    @id:next-higher
    Scenario Outline: A card is beaten by the next higher one
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer |
        | 3     | 4      |
        | 4     | 5      |
        | 5     | 6      |
        | 6     | 7      |
        | 7     | 8      |
        | 8     | 9      |
        | 9     | T      |
        | T     | J      |
        | J     | Q      |
        | Q     | K      |
        | K     | A      |
        | A     | 2      |
        | 2     | X      |
        | X     | D      |

    @id:next-lower
    Scenario Outline: A card is not beaten by the next lower one
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under <reason>

      Examples:
        | table | answer | reason  |
        | 4     | 3      | CMP-002 |
        | 9     | 8      | CMP-002 |
        | T     | 9      | CMP-002 |
        | J     | T      | CMP-002 |
        | A     | K      | CMP-002 |
        | 2     | A      | CMP-002 |
        | X     | 2      | CMP-010 |
        | D     | X      | CMP-005 |

    @id:far-apart
    Scenario Outline: The order holds over any distance
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                              |
        | 3     | D      | the lowest by the highest         |
        | 3     | 2      | a 2 is a high card, not a low one |

  @CARD-002
  Rule: Suits play no part

    @id:same-rank
    Scenario: No card beats another of its rank, whatever the suits
      Given "7" is on the table
      When "7" is judged
      Then it does not beat the table, under CMP-002

    @id:pair
    Scenario: Two cards of one rank are a pair, whatever the suits
      When "77" is judged
      Then it is a play of 2 cards of rank 7

    @id:no-flush
    Scenario: Cards of several ranks are no play, whatever the suits
      When "579JK" is judged
      Then it is not a play, under HAND-016

  @CARD-003
  Rule: There are two jokers, the small one, written X, and the big one, written D

    @id:small
    Scenario: X is a small joker
      When "X" is judged
      Then it is a play of 1 small joker

    @id:big
    Scenario: D is a big joker
      When "D" is judged
      Then it is a play of 1 big joker

    @id:big-beats-small
    Scenario: The big joker beats the small one
      Given "X" is on the table
      When "D" is judged
      Then it beats the table

    @id:equal-small
    Scenario: A small joker does not beat a small joker
      Given "X" is on the table
      When "X" is judged
      Then it does not beat the table, under CMP-005

  @CARD-004
  Rule: The 2, called money, ranks directly below the small joker

    @id:above-aces
    Scenario Outline: 2s beat everything but jokers
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it beats the table

      Examples:
        | table | answer | note                              |
        | AA    | 22     |                                   |
        | 22    | XX     | the small joker is the next above |

    @id:below-jokers
    Scenario Outline: 2s do not beat jokers
      Given "<table>" is on the table
      When "<answer>" is judged
      Then it does not beat the table, under CMP-010

      Examples:
        | table | answer |
        | XX    | 22     |
        | D     | 2      |
