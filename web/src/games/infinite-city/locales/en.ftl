### Words that only the drawn board of Infinite City needs.

ic-sheet = The city. Arrow keys move the sheet, plus and minus zoom, 0 shows all of it.
ic-zoom = Zoom
ic-zoom-in = Nearer
ic-zoom-out = Farther
ic-fit = Show the whole city
ic-poster =
    { $count ->
        [one] The finished city: { $count } tile
       *[other] The finished city: { $count } tiles
    }
ic-look-around = Look around in the city
ic-map =
    { $count ->
        [one] Map of the city: { $count } tile. Go to where something happened last
       *[other] Map of the city: { $count } tiles. Go to where something happened last
    }
ic-show = Show
ic-layer-changes = What’s new
    .about = Outlined in a player’s colour: what they changed since your last turn.
ic-layer-groups = Groups
    .about = Tiles that hang together, in their player’s colour. A group of three or more scores the number beside it.
ic-layer-protection = Protection
    .about = Hatched tiles are protected by a power station: texts cannot touch them.
ic-layer-plazas = Plazas
    .about = Open squares are the free sides of plazas. While there are any, tiles must be laid there.
ic-deck =
    { $count ->
        [one] { $count } tile in the deck
       *[other] { $count } tiles in the deck
    }
ic-stations = Power stations: { $count } of { $most }
ic-factories = Factory: { $count } more tiles after this turn
ic-hand = Your tiles
ic-hand-empty = You have no tiles.
ic-hand-of = Tiles of { $seat }
ic-found = The library found
ic-select-tile = Choose a tile, then a place.
ic-choices = Choices
ic-whose = Whose token?
ic-all-tokens = All tokens
ic-details = What you look at
ic-point = Point at a tile to read its text. Drag the sheet or use arrow keys to move it, the wheel or + and − to zoom.
ic-down-text = Face down: nobody knows what it is. A token that is put on it turns it.
ic-following = Texts being followed:
ic-bonus =
    { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }
ic-silver = silver border
ic-known-to = known to { $seats }
ic-tokens-left = tokens left
ic-tiles-held = tiles in hand
ic-known-tiles = You know: { $tiles }
ic-group-points = groups { $points }
ic-cell-empty = { $at }, empty
ic-cell-tile = { $at }, { $tile }
ic-cell-down = { $at }, face-down tile
ic-cell-tokens = tokens: { $seats }
ic-cell-protected = protected
ic-cell-source = its text is being followed
ic-cell-may = may be chosen
ic-cell-may-go = a tile may go here

## A move, after “Your move:”

ic-do-play = play { $tile } at { $at }
ic-do-hotel = take the hotel at { $at }
ic-do-pass = Pass
ic-do-take-back = take back your token from { $at }
ic-do-done = Take back no more
ic-do-trade = swap your token for one of { $seat } at { $at }
ic-do-put = put a token at { $at }
ic-do-follow = follow the text at { $at }
ic-do-remove = remove the tile at { $at }
ic-do-take = take the tile at { $at } into your hand
ic-do-lay = lay the top tile of the deck face down at { $at }
ic-do-move = move the tile at { $at }
ic-do-to = move it to { $at }
ic-do-clear = return the tokens at { $at }
ic-do-swap-hands = swap hands with { $seat }
ic-do-gather = bring a token of { $seat } from { $at }
ic-do-gather-all = bring all tokens from { $at }
ic-do-look = look at the tiles of { $seat }
ic-do-swap = swap the tile at { $at }
ic-do-with = swap it with the tile at { $at }
ic-ask-play = Choose a place for the { $tile }, or Escape.
ic-ask-trade = Bank: choose whose token at { $at }.
ic-ask-gather = Stadium: choose which tokens come from { $at }.

## The texts in short

ic-short-arboretum = Take back up to 3 of your tokens.
ic-short-bank = Swap your token here with one elsewhere.
ic-short-capitol = Your token on every adjacent tile.
ic-short-construction-site = Play another tile.
ic-short-disaster-site = A tile goes under the deck.
ic-short-embassy = Your token on an adjacent tile, alone.
ic-short-factory = Draw 5 more at the end of the turn.
ic-short-hotel = Later: anybody’s token instead of a tile.
ic-short-housing = Your token on a tile without tokens.
ic-short-library = Play one of the deck’s top 5.
ic-short-mausoleum = Take an adjacent tile into your hand.
ic-short-plaza = Tiles must touch a plaza with a free side.
ic-short-police-hq = The others put tokens here too.
ic-short-port = Lay the deck’s top tile face down.
ic-short-post-office = Move a tile with its tokens.
ic-short-power-station = Protects itself and its neighbours.
ic-short-security-guardpost = The tokens of a tile return.
ic-short-shopping-complex = Swap hands with somebody.
ic-short-stadium = Tokens from an adjacent tile come here.
ic-short-temple = Play a tile from another hand.
ic-short-transit-station = Two tiles swap places.
