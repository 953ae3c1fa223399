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
pc-building-cost = Cost: { $cost_resources }
pc-cell-makes = produces { $resource }
pc-cell-civic = civic: gives you a token
pc-cell-other = other side: { $resource }, tier { $tier }
pc-chosen = chosen
pc-taken-next = The Automa will take this card next.
pc-goes-with = can be taken with it
pc-missing-words = missing: { $resources }
pc-deck-words =
    Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. On top: { $resource }, tier { $tier }. Draw two
pc-deck-none = The deck is empty
pc-draw = Draw two
pc-take-help = Choose a card, then one of the highlighted cards next to it.
pc-choose-second = Now choose a card next to it.
pc-flip-it = Flip it instead
pc-flip-help = Choose a card to flip to its building side.
pc-bill-cost = Cost
pc-bill-city = Paid by your city
pc-bill-stock = From your stock
pc-bill-missing = Missing
pc-bill-nothing = These cost nothing: both go to your stock.
pc-bill-free = Your city pays for everything.
pc-bill-pays = You pay:
pc-bill-ways = There are { $ways } ways to pay: you choose next.
pc-bill-not =
    { $ingenuity ->
        [0] You can’t afford this yet.
        [one] You can’t afford this yet, even with your ingenuity card.
       *[other] You can’t afford this yet, even with your { $ingenuity } ingenuity cards.
    }
pc-pay-title = How do you want to pay?
pc-pool = Choose the next token for the row
pc-worth-now =
    Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } right now.
pc-your-city = Your city
pc-city-of = { $seat }’s city
pc-city-automa = Automa ({ $level })
pc-rest = Civic buildings and points
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

## A move, as a question: “Build a residence at c2?”; .button is what its button says

pc-do-take = Take the cards at { $at } ({ $card }) and { $other_at } ({ $other_card })
pc-do-flip = Flip the card at { $at } ({ $card }) to its building side
pc-do-draw = Draw two cards from the deck
pc-do-pay = Pay with { $resources_a }
pc-do-token = Take the civic token “{ $token }”
pc-do-lay-token = Put “{ $token }” next in the row
pc-do-pass = Pass
    .button = Pass

## Lines of the score table

line-PC-21 =
    { $case ->
        [buildings] Buildings
       *[token] Civic tokens
    }
line-PC-34 =
    { $case ->
        [buildings] Buildings
        [ingenuity] Ingenuity cards
        [resource] Permanent resources
       *[token] Civic tokens
    }
line-PC-35 = Permanent resources
line-PC-22 = Cards left
line-PC-36 = A tie: the Automa wins
