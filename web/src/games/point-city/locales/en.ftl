pc-market = Market
pc-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pc-step-turn = Flip
pc-step-take = Take two
pc-step-pay = Pay
pc-step-token = Civic token
pc-cell-gap = { $at }, empty
pc-cell-resource = { $at }, { $resource }, tier { $tier }
pc-cell-building = { $at }, { $building }, costs { $cost_resources }
pc-cell-makes = produces { $resource }
pc-cell-civic = civic: brings a token
pc-cell-other = other side { $resource }, tier { $tier }
pc-chosen = chosen
pc-goes-with = may be taken with it
pc-missing-words = missing: { $resources }
pc-deck-words =
    Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. On top: { $resource }, tier { $tier }. Draw two
pc-deck-none = The deck is empty
pc-draw = Draw two
pc-take-help = Choose a card, then a neighbour that lights up.
pc-choose-second = Now a neighbour of it.
pc-flip-it = Flip it instead
pc-flip-help = Choose the card that you flip to its building side.
pc-bill-cost = Cost
pc-bill-city = The city pays
pc-bill-stock = From the stock
pc-bill-missing = Missing
pc-bill-nothing = Costs nothing: both go to your stock.
pc-bill-free = Your city pays for it all.
pc-bill-pays = You pay:
pc-bill-ways = { $ways } ways to pay: you choose next.
pc-bill-not =
    { $ingenuity ->
        [0] Not yet.
        [one] Not yet: one ingenuity card is not enough.
       *[other] Not yet: { $ingenuity } ingenuity cards are not enough.
    }
pc-pay-title = How do you pay?
pc-pool = Choose the next token of the row
pc-worth-now =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now.
pc-your-city = Your city
pc-city-of = City of { $seat }
pc-city-automa = Automa ({ $level })
pc-rest = Civic and points
pc-stock =
    { $count ->
        [one] { $count } card in stock
       *[other] { $count } cards in stock
    }
pc-tokens-of =
    { $count ->
        [one] { $count } civic token
       *[other] { $count } civic tokens
    }
pc-deck-size =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
pc-heap = Discarded: { $count }

## A move, after “Your move:”

pc-do-take = take { $card } ({ $at }) and { $other_card } ({ $other_at })
pc-do-flip = flip { $card } ({ $at }) to its building side
pc-do-draw = draw two cards from the deck
pc-do-pay = pay with { $resources }
pc-do-token = take the civic token: { $token }
pc-do-lay-token = the next token of the row: { $token }
pc-do-pass = pass
