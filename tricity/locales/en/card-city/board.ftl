cc-phase-acquisition = Acquisition
cc-phase-construction = Construction
cc-phase-development = Development
cc-phase-income = Income
cc-phase-end-of-round = End of round
cc-round-of = Round { $round } of { $rounds }
cc-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
cc-reserve = Reserve
cc-heap = Discarded
cc-gold = gold
cc-city-size = { $size } of { $limit } cards (industries not counted)
cc-hand-of =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
cc-city-of = { $seat }’s city
cc-your-city = Your city
cc-face-down = face-down card
cc-desk = Lots
cc-small = Small lot
cc-big = Big lot
cc-big-up = Big lot, face up
cc-big-down = Big lot, face down
cc-to-place = Cards to place
cc-divide-help =
    Click two cards for the small lot, then the cards that go face up in the big lot; the rest go face down. Or press 1,
    2 or 3 on a card.
    .touch =
        Tap two cards for the small lot, then the cards that go face up in the big lot; the rest go face down. Tap a
        card again to take it back.
cc-choose-lot = Take this lot
cc-keep-help = Choose two cards to keep.
cc-select-card = Choose a card, then a space.
cc-build-verb = Build
cc-develop-verb = Develop
cc-buy-verb = Buy for { $price } gold
cc-cell-empty = { $at }, empty
cc-cell-card = { $at }, { $card }
cc-cell-may = { $at }: you can place the { $card } here
cc-cell-not = { $at }: not allowed
cc-waiting-divide = { $seat } is making two lots.
cc-waiting-choose = { $seat } is choosing a lot.
cc-pick-place = Now choose a space for the { $card }.

## A move, as a question: “Build a residence at c2?”; .button is what its button says

cc-do-divide = Make a small lot of { $small_cards_a }, and a big lot of { $up_cards_a } face up and { $down_cards_a } face down
cc-do-choose-small = Take the small lot
cc-do-choose-big = Take the big lot
cc-do-keep = Keep { $cards_a }
cc-do-build = Build { $card_a } at { $at }
cc-do-develop = Add { $card_a } at { $at }
cc-do-buy = Buy { $card_a } and place it at { $at }
cc-do-discard = Discard the { $card }
    .button = Discard the { $card }
cc-do-pass = Pass
    .button = Pass

## Lines of the score table

line-CC-60 = Residential districts
line-CC-61 = Empty spaces
line-CC-62 = Gold
line-CC-63 = Gold left over
line-CC-70 = Complete zones
line-CC-71 = Town hall
line-CC-72 = Industrial zones
