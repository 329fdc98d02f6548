Feature: Dot tribute and the calls of ming and yu
  Who calls ming, or yu before the cards are dealt, says that his opposite will not open. His opposite unopened pays two
  or four instead of one; but a caller who did not open himself while his opposite did pays four or eight besides.

  Background:
    Given the seats went out in the order 0 1 2 3 4 5

  Rule: Where nobody called, an unopened player owes one card

    @id:table
    Scenario Outline: Neither seat 0 nor his opposite, seat 3, called
      Given seats <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | rule    | opened    | opposite | self    |
        | DOT-101 | 0 1 2 4 5 | 1 card   | nothing |
        | DOT-110 | 1 2 4 5   | 1 card   | 1 card  |
        | DOT-119 | 1 2 3 4 5 | nothing  | 1 card  |

  @calls=ming-yu
  Rule: The table of ming and yu

    @id:opposite-called
    Scenario Outline: Seat 0 did not call, and his opposite, seat 3, did
      Given seat 3 called <call>
      And seats <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | rule    | call | opened    | opposite | self    |
        | DOT-102 | ming | 0 1 2 4 5 | 5 cards  | nothing |
        | DOT-103 | yu   | 0 1 2 4 5 | 9 cards  | nothing |
        | DOT-111 | ming | 1 2 4 5   | 1 card   | 2 cards |
        | DOT-112 | yu   | 1 2 4 5   | 1 card   | 4 cards |
        | DOT-120 | ming | 1 2 3 4 5 | nothing  | 2 cards |
        | DOT-121 | yu   | 1 2 3 4 5 | nothing  | 4 cards |

    @id:self-called
    Scenario Outline: Seat 0 called, and his opposite, seat 3, did not
      Given seat 0 called <call>
      And seats <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | rule    | call | opened    | opposite | self    |
        | DOT-104 | ming | 0 1 2 4 5 | 2 cards  | nothing |
        | DOT-107 | yu   | 0 1 2 4 5 | 4 cards  | nothing |
        | DOT-113 | ming | 1 2 4 5   | 2 cards  | 1 card  |
        | DOT-116 | yu   | 1 2 4 5   | 4 cards  | 1 card  |
        | DOT-122 | ming | 1 2 3 4 5 | nothing  | 5 cards |
        | DOT-125 | yu   | 1 2 3 4 5 | nothing  | 9 cards |

    @id:both-called
    Scenario Outline: Seat 0 and his opposite, seat 3, both called
      Given seat 0 called <his call>
      And seat 3 called <other call>
      And seats <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | rule    | his call | other call | opened    | opposite | self     |
        | DOT-105 | ming     | ming       | 0 1 2 4 5 | 6 cards  | nothing  |
        | DOT-106 | ming     | yu         | 0 1 2 4 5 | 10 cards | nothing  |
        | DOT-108 | yu       | ming       | 0 1 2 4 5 | 8 cards  | nothing  |
        | DOT-109 | yu       | yu         | 0 1 2 4 5 | 12 cards | nothing  |
        | DOT-114 | ming     | ming       | 1 2 4 5   | 2 cards  | 2 cards  |
        | DOT-115 | ming     | yu         | 1 2 4 5   | 2 cards  | 4 cards  |
        | DOT-117 | yu       | ming       | 1 2 4 5   | 4 cards  | 2 cards  |
        | DOT-118 | yu       | yu         | 1 2 4 5   | 4 cards  | 4 cards  |
        | DOT-123 | ming     | ming       | 1 2 3 4 5 | nothing  | 6 cards  |
        | DOT-124 | ming     | yu         | 1 2 3 4 5 | nothing  | 8 cards  |
        | DOT-126 | yu       | ming       | 1 2 3 4 5 | nothing  | 10 cards |
        | DOT-127 | yu       | yu         | 1 2 3 4 5 | nothing  | 12 cards |

  @DOT-128 @calls=ming-yu
  Rule: Where both opened, a caller pays four for ming and eight for yu, or nobody pays

    @id:one-called
    Scenario Outline: Both opened, and one of them had called
      Given seat <caller> called <call>
      And everybody opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      @dot_both_open=caller-pays
      Examples: the caller pays
        | caller | call | opposite | self    |
        | 0      | ming | nothing  | 4 cards |
        | 0      | yu   | nothing  | 8 cards |
        | 3      | ming | 4 cards  | nothing |
        | 3      | yu   | 8 cards  | nothing |

      @dot_both_open=nobody-pays
      Examples: nobody pays
        | caller | call | opposite | self    |
        | 0      | ming | nothing  | nothing |
        | 3      | yu   | nothing  | nothing |

    @id:both-called
    Scenario Outline: Both opened, and both had called
      Given seat 0 called <his call>
      And seat 3 called <other call>
      And everybody opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      @dot_both_open=caller-pays
      Examples: each caller pays
        | his call | other call | opposite | self    |
        | ming     | ming       | 4 cards  | 4 cards |
        | ming     | yu         | 8 cards  | 4 cards |
        | yu       | ming       | 4 cards  | 8 cards |
        | yu       | yu         | 8 cards  | 8 cards |

      @dot_both_open=nobody-pays
      Examples: nobody pays
        | his call | other call | opposite | self    |
        | ming     | ming       | nothing  | nothing |
        | yu       | ming       | nothing  | nothing |

    @id:one-unopened @dot_both_open=nobody-pays
    Scenario Outline: That nobody pays where both opened does not help who did not open
      Given seat 0 called <call>
      And seats <opened> opened
      When the deal is settled
      Then seat 3 owes seat 0 <opposite> of dot
      And seat 0 owes seat 3 <self> of dot

      Examples:
        | call | opened    | opposite | self    |
        | ming | 0 1 2 4 5 | 2 cards  | nothing |
        | yu   | 1 2 4 5   | 4 cards  | 1 card  |
        | yu   | 1 2 3 4 5 | nothing  | 9 cards |

  @DOT-129 @calls=ming-yu
  Rule: An unopened player pays what the other's call is worth, and his own stake besides if the other opened

    @id:three-pairs
    Scenario: Worth and stake in three pairs
      Given seat 0 called yu
      And seat 3 called yu
      And seat 1 called ming
      And seat 2 called ming
      And seat 5 called yu
      And seats 0 5 opened
      When the deal is settled
      Then the tribute is
        | kind | from | to | cards |
        | dot  | 1    | 4  | 1     |
        | dot  | 2    | 5  | 8     |
        | dot  | 3    | 0  | 12    |
        | dot  | 4    | 1  | 2     |
        | fall | 4    | 1  | 1     |
        | fall | 5    | 0  | 2     |
