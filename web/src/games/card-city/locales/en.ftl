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
cc-city-of = City of { $seat }
cc-your-city = Your city
cc-face-down = face-down card
cc-desk = On the desk
cc-small = Small lot
cc-big = Big lot
cc-big-up = Big lot, face up
cc-big-down = Big lot, face down
cc-to-place = Still to be placed
cc-divide-help = Click the cards in turn: two for the small lot, then the face-up ones; the rest lies face down. Or press 1, 2 or 3 on a card. A click takes it back.
cc-choose-lot = Take this lot
cc-keep-help = Choose the two cards that you keep.
cc-select-card = Choose a card, then a place.
cc-build-verb = Build
cc-develop-verb = Develops
cc-buy-verb = Buy for { $price } gold
cc-cell-empty = { $at }, empty
cc-cell-card = { $at }, { $card }
cc-cell-may = { $at }: { $card } may go here
cc-cell-not = { $at }: not here
cc-waiting-divide = { $seat } makes two lots.
cc-waiting-choose = { $seat } chooses a lot.
cc-pick-place = Now choose a place for it: { $card }.

## A move, after “Your move:”

cc-do-divide = small lot: { $small_cards }; big lot, face up: { $up_cards }; face down: { $down_cards }
cc-do-choose-small = take the small lot
cc-do-choose-big = take the big lot
cc-do-keep = keep { $cards }
cc-do-build = build at { $at }: { $card }
cc-do-develop = develop at { $at }: { $card }
cc-do-buy = buy at { $at }: { $card }
cc-do-discard = discard: { $card }
cc-do-pass = pass
