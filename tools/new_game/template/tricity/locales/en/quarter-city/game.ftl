### Quarter City in English. Rules stand in the order of the rules page; a message `qc-part-…` opens a part of it.
### A card has another form than its name: `{ $quarter_a }` is “a park”.

game-quarter-city = Quarter City
    .about = Build one card a turn and collect as many of a kind as you can. For 2 to 4 players.

quarter-park = park
    .a = a park
quarter-market = market
    .a = a market
quarter-school = school
    .a = a school

qc-area-deck = Deck
qc-area-hand = Hand
qc-area-city = City

## Rules

qc-part-setup = Setup

QC-01 =
    Take 9 cards per player: 3 parks, 3 markets and 3 schools. Shuffle them all, deal 3 to each player and place the rest
    face down as the deck. The first player is drawn at random.
QC-02 = Only you know the cards in your hand. Nobody knows the order of the deck.

qc-part-turn = Your turn

QC-10 = On your turn, build one card from your hand: place it face up in your city. Then it is the next player’s turn.
    .refused = It is not { $seat }’s turn.
QC-11 = After building, draw a card from the deck, so that you hold 3 cards again.
    .refused = You don’t have { $quarter_a } in your hand. Choose another card.

qc-part-end = End of the game

QC-20 = The game ends when the deck is empty, after 6 turns each. Cards left in your hand are worth nothing.
QC-21 =
    Each kind of card in your city is worth 1 point for the first card, 2 more for the second, 3 more for the third and
    so on. The player with the most points wins; tied players share the place.
    .scored = { $quarter }: { $count }

## Score table

line-QC-21 = Sets of a kind

## Events

qc-begins = { $seat } goes first.
qc-built = { $seat } builds { $quarter_a }.
qc-drew = { $seat } draws a card.
    .secret = You draw { $quarter_a }.

## Prompts

qc-now-build = Choose a card from your hand to build.
