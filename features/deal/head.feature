Feature: Head or headless
  When the contest of a revolution is over, the opposite of the revolutionary plays with a head or headless: by his own
  choice, or as the rules say.

  @HEAD-002
  Rule: Whose opposite has revolted is headless at once, where he has no head by right or by choice

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards  |
        | 2    | 345899 |
      And every other seat holds "23459K"

    @id:at-once @revolution_head=headless
    Scenario: Where he has no choice he is headless at once
      When seat 2 revolts
      Then the action is legal
      And the event headless of seat 5 is told
      And seat 5 is headless
      And seat 5 has no dead gouji left
      And seat 2 is not headless
      And the phase is not head
      And seat 5 may not choose head

    @id:after-all-asked @revolution_head=headless
    Scenario: He is headless when no other revolution can void the deal
      Given the hands
        | seat | cards  |
        | 3    | 3459KA |
      And play has gone
        | seat | action |
        | 2    | revolt |
      When nobody else acts
      Then seat 5 is headless
      And seat 0 is not headless

    @id:with-a-head
    Scenario Outline: Under any other policy the revolution alone makes nobody headless
      When seat 2 revolts
      Then seat 5 is not headless
      And no event headless is told

      @revolution_head=choose-always
      Examples:
        | case          |
        | choose-always |

      @revolution_head=choose-three
      Examples:
        | case         |
        | choose-three |

      @revolution_head=three
      Examples:
        | case  |
        | three |

  @HEAD-006
  Rule: The opposite of a revolutionary chooses, where the choice is his

    Background:
      Given the deal stands at revolution
      And the hands
        | seat | cards  |
        | 2    | 345899 |
      And every other seat holds "23459K"

    @id:asked
    Scenario Outline: He is asked before the first lead
      When seat 2 revolts
      Then the phase is head
      And seat 5 is to act
      And seat <seat> may choose head
      And seat <seat> may choose headless
      And seat <seat> is not headless
      And seat <seat> has no dead gouji left
      And seat 2 may not choose head

      @revolution_head=choose-three
      Examples:
        | seat |
        | 5    |

      @revolution_head=choose-always
      Examples:
        | seat |
        | 5    |

    @id:headless
    Scenario Outline: He may choose headless
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 5 chooses <choice>
      Then the action is legal
      And the event headless of seat 5 is told
      And seat 5 is headless
      And seat 5 has no dead gouji left
      And seat 2 is not headless
      And the phase is play

      @revolution_head=choose-three
      Examples:
        | choice   |
        | headless |

      @revolution_head=choose-always
      Examples:
        | choice   |
        | headless |

    @id:head-three @revolution_head=choose-three
    Scenario: Choosing head he has three dead gouji
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 5 chooses head
      Then the action is legal
      And seat 5 is not headless
      And seat 5 has 3 dead gouji left
      And no event headless is told
      And the phase is play

    @id:head-always @revolution_head=choose-always
    Scenario: Choosing head he plays as if his opposite were still there
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 5 chooses head
      Then the action is legal
      And seat 5 is not headless
      And seat 5 has no dead gouji left
      And no event headless is told
      And the phase is play

    @id:must-choose
    Scenario Outline: He has to choose
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When nobody else acts
      Then the action is refused, under <reason>
      And nothing has changed
      And the phase is head

      @revolution_head=choose-three
      Examples:
        | reason   |
        | HEAD-006 |

      @revolution_head=choose-always
      Examples:
        | reason   |
        | HEAD-006 |

    @id:his-choice @revolution_head=choose-three
    Scenario Outline: Nobody chooses for him
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat <seat> chooses head
      Then the action is refused, under HEAD-006
      And nothing has changed

      Examples:
        | seat |
        | 1    |
        | 2    |
        | 3    |

    @id:once @revolution_head=choose-three
    Scenario: He chooses once
      Given play has gone
        | seat | action          |
        | 2    | revolt          |
        | 5    | choose headless |
      When seat 5 chooses head
      Then the action is refused, under HEAD-006
      And nothing has changed
      And seat 5 is headless

    @id:too-early @revolution_head=choose-three
    Scenario: There is nothing to choose before a revolution
      When seat 5 chooses head
      Then the action is refused, under HEAD-006
      And nothing has changed

    @id:after-rush @revolution_head=choose-three @revolution_contest=rush
    Scenario: After a rush he is asked when it has been answered
      Given the hands
        | seat | cards       |
        | 2    | 3459AAKKQQQ |
      And play has gone
        | seat | action                |
        | 2    | revolt                |
        | 2    | rush with "AA KK QQQ" |
      When seat 5 does not fight
      Then seat 2 is open
      And the phase is head
      And seat 5 may choose head
      And seat 5 may choose headless

    @id:before-the-answer @revolution_head=choose-three @revolution_contest=rush
    Scenario: He does not choose before that
      Given the hands
        | seat | cards       |
        | 2    | 3459AAKKQQQ |
      And play has gone
        | seat | action                |
        | 2    | revolt                |
        | 2    | rush with "AA KK QQQ" |
      When seat 5 chooses headless
      Then the action is refused, under HEAD-006
      And nothing has changed

    @id:no-choice-three @revolution_head=three
    Scenario: Where three dead gouji are his by right he has them at once
      When seat 2 revolts
      Then the action is legal
      And seat 5 is not headless
      And seat 5 has 3 dead gouji left
      And no event headless is told
      And the phase is not head
      And seat 5 may not choose headless

    @id:refused
    Scenario Outline: Where he has no choice he makes none
      Given play has gone
        | seat | action |
        | 2    | revolt |
      When seat 5 chooses <choice>
      Then the action is refused, under HEAD-006
      And nothing has changed

      @revolution_head=headless
      Examples:
        | choice   |
        | head     |
        | headless |

      @revolution_head=three
      Examples:
        | choice   |
        | head     |
        | headless |

    @id:no-revolution
    Scenario: Without a revolution nobody is headless
      When nobody else acts
      Then seat 5 is not headless
      And seat 2 is not headless
      And no event headless is told
