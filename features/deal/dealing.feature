Feature: Dealing the cards
  Four packs with their jokers are shuffled together and dealt out to the last card. Where ten 3s are taken out first, the
  hands do not come out even. Which cards a seat gets is the engine's own shuffle, and no case asks for it.

  @DEAL-007 @deck_threes_removed=0
  Rule: The deck is four full packs, 216 cards

    @id:four-packs
    Scenario: Sixteen cards of each rank, four small jokers and four big ones
      When the cards are dealt
      Then together they are four packs

    @id:one-seed
    Scenario: One seed stands for one deal
      When the cards are dealt
      Then the same seed deals the same again
      And together they are four packs

    @id:two-seeds
    Scenario: Another seed deals otherwise
      When the cards are dealt
      Then another seed deals otherwise
      And together they are four packs

  @DEAL-008 @deck_threes_removed=0
  Rule: Every player gets 36 cards

    @id:thirty-six
    Scenario: Nobody gets more than another, and nothing is left over
      When the cards are dealt
      Then the hands have 36 36 36 36 36 36 cards

  @DEAL-009 @deck_threes_removed=10
  Rule: Ten of the sixteen 3s are taken out, which leaves 206 cards

    @id:six-threes
    Scenario: Six 3s, and of everything else all that four packs have
      When the cards are dealt
      Then together they are four packs without ten 3s

    @id:one-seed
    Scenario: One seed stands for one deal here too
      When the cards are dealt
      Then the same seed deals the same again
      And together they are four packs without ten 3s

    @id:two-seeds
    Scenario: Another seed deals otherwise here too
      When the cards are dealt
      Then another seed deals otherwise
      And together they are four packs without ten 3s

  @DEAL-010 @deck_threes_removed=10
  Rule: Dealt one by one, the first two players get 35 cards and the others 34

    @id:uneven
    Scenario: The two cards beyond an even share go to the first two, whichever seat is dealt to first
      When the cards are dealt
      Then the hands have 35 35 34 34 34 34 cards
