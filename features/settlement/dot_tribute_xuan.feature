Feature: Dot tribute and the call of xuan
  Who did not open owes his opposite dot tribute. Who calls xuan says that his opposite will not open: proved right he
  receives more, proved wrong he pays more. The table is taken as printed; its numbers do not add up from parts.

  Background:
    Given the seats went out in the order 0 1 2 3 4 5

  Rule: Where nobody called, an unopened player owes one card

    @id:table
    Scenario Outline: Seat 0 and his opposite, seat 3, who did not call
      Given <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | rule    | opened          | opposite | self    |
        | DOT-004 | seats 0 1 2 4 5 | 1 card   | nothing |
        | DOT-004 | seats 1 2 3 4 5 | nothing  | 1 card  |
        | DOT-005 | seats 1 2 4 5   | 1 card   | 1 card  |
        | DOT-006 | everybody       | nothing  | nothing |

  @calls=xuan
  Rule: Where both called xuan, the stakes are two and four

    @id:table
    Scenario Outline: Seat 0 and his opposite, seat 3, both callers
      Given seat 0 called xuan
      And seat 3 called xuan
      And <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples: one of them unopened, or both
        | rule    | opened          | opposite | self    |
        | DOT-001 | seats 0 1 2 4 5 | 4 cards  | nothing |
        | DOT-002 | seats 1 2 4 5   | 2 cards  | 2 cards |
        | DOT-012 | seats 1 2 3 4 5 | nothing  | 4 cards |

      @dot_both_open=caller-pays
      Examples: both opened, and a caller pays
        | rule    | opened    | opposite | self    |
        | DOT-003 | everybody | 2 cards  | 2 cards |

      @dot_both_open=nobody-pays
      Examples: both opened, and nobody pays
        | rule    | opened    | opposite | self    |
        | DOT-003 | everybody | nothing  | nothing |

  @calls=xuan
  Rule: Where one called xuan, he has three to win and three to lose

    @id:self-called
    Scenario Outline: Seat 0 called, and his opposite, seat 3, did not
      Given seat 0 called xuan
      And <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples: one of them unopened, or both
        | rule    | opened          | opposite | self    |
        | DOT-007 | seats 0 1 2 4 5 | 3 cards  | nothing |
        | DOT-008 | seats 1 2 4 5   | 2 cards  | 1 card  |
        | DOT-010 | seats 1 2 3 4 5 | nothing  | 3 cards |

      @dot_both_open=caller-pays
      Examples: both opened, and the caller pays
        | rule    | opened    | opposite | self    |
        | DOT-009 | everybody | nothing  | 2 cards |

      @dot_both_open=nobody-pays
      Examples: both opened, and nobody pays
        | rule    | opened    | opposite | self    |
        | DOT-009 | everybody | nothing  | nothing |

    @id:one-unopened @dot_both_open=nobody-pays
    Scenario Outline: That nobody pays where both opened does not help who did not open
      Given seat 0 called xuan
      And <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | rule    | opened          | opposite | self    |
        | DOT-007 | seats 0 1 2 4 5 | 3 cards  | nothing |
        | DOT-008 | seats 1 2 4 5   | 2 cards  | 1 card  |
        | DOT-010 | seats 1 2 3 4 5 | nothing  | 3 cards |

    @id:opposite-called @DOT-011
    Scenario Outline: Where seat 3 called, and seat 0 did not, it is the mirror image
      Given seat 3 called xuan
      And <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples: one of them unopened, or both
        | opened          | opposite | self    |
        | seats 0 1 2 4 5 | 3 cards  | nothing |
        | seats 1 2 4 5   | 1 card   | 2 cards |
        | seats 1 2 3 4 5 | nothing  | 3 cards |

      @dot_both_open=caller-pays
      Examples: both opened, and the caller pays
        | opened    | opposite | self    |
        | everybody | 2 cards  | nothing |

      @dot_both_open=nobody-pays
      Examples: both opened, and nobody pays
        | opened    | opposite | self    |
        | everybody | nothing  | nothing |

  @DOT-008 @DOT-012 @DOT-004 @calls=xuan
  Rule: Each pair is settled for itself

    @id:three-pairs
    Scenario: A caller unopened like his opposite, two callers of whom one opened, and a pair without a call
      Given seat 0 called xuan
      And seat 1 called xuan
      And seat 4 called xuan
      And seats 2 4 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 0    | 3  | 1     |
        | dot  | 1    | 4  | 4     |
        | dot  | 3    | 0  | 2     |
        | dot  | 5    | 2  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:call-of-a-neighbour
    Scenario: The call of a neighbour or a mate is nothing to a pair
      Given seat 1 called xuan
      And seat 2 called xuan
      And seats 1 2 4 5 opened
      When the deal is settled
      Then seat 3 owes seat 0 1 card of dot
      And seat 0 owes seat 3 1 card of dot

  @DOT-130
  Rule: Dots owed both ways are both paid, not one taken from the other

    @id:all-unopened
    Scenario: Six unopened players owe six cards
      Given nobody opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 0    | 3  | 1     |
        | dot  | 1    | 4  | 1     |
        | dot  | 2    | 5  | 1     |
        | dot  | 3    | 0  | 1     |
        | dot  | 4    | 1  | 1     |
        | dot  | 5    | 2  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:one-against-two @calls=xuan
    Scenario: One card against two stays one card and two
      Given seat 3 called xuan
      And seats 1 2 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 0    | 3  | 2     |
        | dot  | 3    | 0  | 1     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:four-against-four @calls=ming-yu
    Scenario: Four against four stay four and four
      Given seat 0 called yu
      And seat 3 called yu
      And seats 1 2 4 5 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 0    | 3  | 4     |
        | dot  | 3    | 0  | 4     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |

    @id:score
    Scenario Outline: In the score they cancel out
      Given seats 1 2 4 5 opened
      When the deal is settled
      Then seat 0 owes seat 3 1 card of dot
      And seat 3 owes seat 0 1 card of dot
      And the scores are <scores>

      @points_per_card=1
      Examples: a point a card
        | scores        |
        | 2 1 0 0 -1 -2 |

      @points_per_card=2
      Examples: two points a card
        | scores        |
        | 4 2 0 0 -2 -4 |
