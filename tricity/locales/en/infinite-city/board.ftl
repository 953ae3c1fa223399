### Words that only the drawn board of Infinite City needs.

ic-sheet = The city. Use the arrow keys to move the map, plus and minus to zoom, and 0 to show all of it.
    .touch = The city. Drag to move it, pinch to zoom.
ic-zoom = Zoom
ic-zoom-in = Zoom in
ic-zoom-out = Zoom out
ic-fit = Show the whole city
ic-poster =
    { $count ->
        [one] The finished city: { $count } tile
       *[other] The finished city: { $count } tiles
    }
ic-look-around = Explore the city
ic-map =
    { $count ->
        [one] Map of the city: { $count } tile. Go to the latest change
       *[other] Map of the city: { $count } tiles. Go to the latest change
    }
ic-show = Show
ic-layer-changes = What’s new
    .about = Tiles that a player has changed since your last turn are outlined in that player’s colour.
ic-layer-groups = Groups
    .about = Connected tiles are shown in their player’s colour. A group of three or more scores the number beside it.
ic-layer-protection = Protection
    .about = Hatched tiles are protected by a power station: other tiles’ effects cannot change them.
ic-layer-plazas = Plazas
    .about = Outlined squares mark the free spaces beside plazas. As long as there are any, tiles must be placed there.
ic-deck =
    { $count ->
        [one] { $count } tile in the deck
       *[other] { $count } tiles in the deck
    }
ic-stations = Power stations: { $count } of { $most }
ic-factories = Factory: draw { $count } more tiles after this turn
ic-hand = Your tiles
ic-hand-empty = You have no tiles.
ic-hand-of = { $seat }’s tiles
ic-found = Tiles found by the library
ic-select-tile = Choose a tile, then a space.
ic-choices = Choices
ic-whose = Whose token?
ic-all-tokens = All tokens
ic-point = Point at a tile to read its effect. Drag the map or use the arrow keys to move it; use the mouse wheel or + and − to zoom.
    .touch = Tap a tile to read its effect. Drag the map to move it, and pinch to zoom.
ic-down-text = Face down: nobody knows what it is. A token placed on it turns it face up.
ic-following = Effects in progress:
ic-bonus =
    { $points ->
        [one] { $points } bonus point
       *[other] { $points } bonus points
    }
ic-silver = silver border
ic-known-to = known to { $seats }
ic-tokens-left = tokens left
ic-tiles-held = tiles in hand
ic-known-tiles = Tiles you know of: { $tiles }
ic-group-points = groups { $points }
ic-cell-empty = { $at }, empty
ic-cell-tile = { $at }, { $tile }
ic-cell-down = { $at }, face-down tile
ic-cell-tokens = tokens of { $seats }
ic-cell-protected = protected
ic-cell-source = its effect is in progress
ic-cell-may = can be chosen
ic-cell-may-go = a tile can go here

## A move, as a question: “Build a residence at c2?”; .button is what its button says

ic-do-play = Play { $tile_a } at { $at }
ic-do-hotel = Place a token on the hotel at { $at }
ic-do-pass = Pass
    .button = Pass
ic-do-take-back = Take back your token from { $at }
ic-do-done = Stop taking back tokens
    .button = Done
ic-do-trade = Swap your token for { $seat }’s at { $at }
ic-do-put = Place a token at { $at }
ic-do-follow = Carry out the effect at { $at }
ic-do-remove = Remove the tile at { $at }
ic-do-take = Take the tile at { $at } into your hand
ic-do-lay = Place the top tile of the deck face down at { $at }
ic-do-move = Move the tile at { $at }
ic-do-to = Move it to { $at }
ic-do-clear = Return the tokens at { $at } to their owners
ic-do-swap-hands = Swap hands with { $seat }
ic-do-gather = Move one of { $seat }’s tokens here from { $at }
ic-do-gather-all = Move all tokens here from { $at }
ic-do-look = Look at { $seat }’s tiles
ic-do-swap = Swap the tile at { $at }
ic-do-with = Swap it with the tile at { $at }
ic-ask-play = Choose a space for { $tile_the }.
ic-ask-trade = Bank: choose whose token to swap at { $at }.
ic-ask-gather = Stadium: choose which tokens to move here from { $at }.

## Lines of the score table

line-IC-50 = Groups
line-IC-51 = Bonus points
line-IC-52 = Silver tiles
line-IC-54 = Largest group

## The form of the printed values

ic-form-count = Copies
ic-form-bonus = Bonus points
ic-form-silver = Silver border
ic-form-split = Some of them differ
ic-form-table = Paste a table from a spreadsheet
ic-form-table-about = One line for each tile, below a line that names the columns: tile, count, bonus, silver.
ic-form-example-head = tile,count,bonus,silver
ic-form-example-row = hotel,4,1,yes
ic-form-read = Use this table
ic-form-file = Choose a CSV file
ic-form-own = You are playing with your own values. They are kept on this device for your next game.
ic-form-rulebook = These are the values that the rulebook shows.
ic-form-reset = Back to the rulebook’s values
