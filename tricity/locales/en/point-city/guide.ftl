# The guide of Point City: pages for people, player aid and worked examples. No table loads it.

## The guide

pc-guide-goal = The goal
pc-guide-goal-text =
    Build the city with the most points. Each turn you take two neighbouring cards: resources to pay with, or buildings.
    Buildings serve you until the end of the game: each produces a resource every turn, scores points, or earns you a
    civic token that scores at the end.
pc-guide-resources = The resources
pc-guide-ingenuity = Stands in for any of the others.
pc-guide-setup = Setup
pc-guide-setup-text =
    From each tier, draw the number of cards shown in the table. Stack the tiers with tier 1 on top. Lay out the top 16
    in a 4 × 4 grid, resource sides up: this is the market. Place the civic tokens beside it. Everyone gets an ingenuity
    card.
pc-guide-used = Cards and civic tokens in play
pc-guide-players = players
pc-guide-tier = tier { $tier } (of { $count })
pc-guide-tokens = civic tokens
pc-guide-turn = Your turn
pc-guide-step-flip = If you like, flip one card to its building side, in a row or column that shows only resources.
pc-guide-step-take = Take two market cards that share a side, or the top two cards of the deck.
pc-guide-step-pay = Pay for each building at once, with your city’s permanent resources and cards from your stock.
pc-guide-step-token = For each civic building, choose a civic token.
pc-guide-step-refill =
    Fill the market from the deck. Where a resource was taken, a building appears; where a building was taken, a
    resource.
pc-guide-pay-text =
    Each permanent resource pays once per turn and stays. Cards from your stock are spent; a card with two symbols pays
    for two. What you build this turn produces from the next turn on.
pc-guide-score = The end and the score
pc-guide-score-text =
    The game ends when the deck can no longer fill the market: after { $rounds } turns each. Add the points on your
    buildings and those of your tokens. The player with the most points wins; a tie goes to whoever has more unspent cards.
pc-guide-all-tokens = The { $count } civic tokens
pc-guide-solo = Solo against the Automa
pc-guide-solo-text =
    You choose 10 tokens and lay them in a row. After each of your turns the Automa takes the card where its two markers
    cross and the one below, for free, and the markers move on, so you always know what it will take. Beat its score: it
    gets the points on its buildings, plus extra points that depend on its level.
pc-guide-automa = The Automa’s extra points: for a resource that it has 1, 2, 3 or 4 times, and for each token
pc-guide-automa-reading =
    At the medium and hard levels, points for resources are scored { $reading } unless you choose
    otherwise (PC-35).
pc-guide-automa-hard = At the hard level the Automa also gets 1 point for each ingenuity card.
pc-guide-level = level
pc-guide-owned = { $count } ×
pc-guide-token = token

## Worked examples

pc-example-scoring = The final score
    .about =
        One turn is left; take any two resources other than ingenuity. The buildings give 24 points. The tokens
        give 8 points for 4 economy symbols (2 each), 6 for 2 pairs of energy and community (3 each), 6 for the two
        resources produced at least three times, economy and ecology (3 each), and 4 for 2 unspent ingenuity cards
        (2 each). 24 + 8 + 6 + 6 + 4 = 48 points.
pc-example-automa = The Automa’s four energy symbols
    .about =
        At the medium level, the Polish rulebook scores each symbol: four energy symbols are worth 4 × 3 = 12 points.
        The French rulebook scores each resource once: 3 points. You choose which; this position follows the Polish
        rulebook.
