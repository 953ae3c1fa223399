### The lesson: steps, and replies to the moves in them. The page frames the places that they speak of; the terminal
### names them by their coordinates.

lesson-infinite-city-city =
    Everyone builds one shared city, which has no edges. It starts with five face-down tiles, and nobody knows what they
    are.
lesson-infinite-city-hand =
    This is your hand. Only you can see it. Every tile has an effect, which you carry out when you play it.
lesson-infinite-city-play = On your turn you play one tile. Choose one, then a space next to the city.
lesson-infinite-city-play-done =
    The tile is face up with your token on it, so you control it. At the end of your turn you drew a new tile.
lesson-infinite-city-tokens =
    You start with 15 tokens, and each tile you play uses one. Tokens show who controls what.
lesson-infinite-city-group =
    You score for groups: 3 or more connected tiles that you control are worth 1 point each. You already have two
    connected tiles. Play a third next to them.
lesson-infinite-city-group-done = A group of three, worth 3 points. And it can keep growing.
lesson-infinite-city-group-other = You could do that, but it doesn’t make a group. Choose a space next to your two tiles.
lesson-infinite-city-housing =
    A few turns later. Now for an effect: housing lets you place a second token, on any tile that has none. Play it
    wherever you like.
lesson-infinite-city-housing-done = Your tile is in place. Now for its effect: you place one more token.
lesson-infinite-city-housing-other = Not yet: play the housing tile first.
lesson-infinite-city-turn =
    Place the token on one of the face-down tiles. That tile is turned face up, and you carry out its effect as well.
lesson-infinite-city-turn-done =
    Two tiles in one turn! One effect can set off another, and so on: that is the heart of the game.
lesson-infinite-city-embassy =
    Another game: tiles can change hands. An embassy takes over a tile next to it. Play yours on the framed space,
    between Ada’s tiles.
    .terminal =
        Another game: tiles can change hands. An embassy takes over a tile next to it. Play yours at 0,-1, between Ada’s
        tiles.
lesson-infinite-city-embassy-done = The embassy is in place. Which tile will you take over?
lesson-infinite-city-embassy-other = You could do that, but for what comes next we need the embassy on the framed space.
    .terminal = You could do that, but for what comes next we need the embassy at 0,-1.
lesson-infinite-city-protected =
    Ada’s hotel is next to a power station, which protects it; both are framed. Try to take the hotel over anyway.
    .terminal = Ada’s hotel at 1,-1 is next to a power station, which protects it. Try to take the hotel over anyway.
lesson-infinite-city-protected-done =
    Power stations protect themselves and their neighbours. A move that breaks the rules is never played; instead, you
    are told why.
lesson-infinite-city-protected-other = That move is allowed. First try the one that isn’t: Ada’s framed hotel.
    .terminal = That move is allowed. First try the one that isn’t: the hotel at 1,-1.
lesson-infinite-city-replace =
    Her framed factory is not protected. Take it over: her token goes back to her, and yours takes its place.
    .terminal = Her factory at -1,-1 is not protected. Take it over: her token goes back to her, and yours takes its place.
lesson-infinite-city-replace-done =
    The factory is yours. It was already face up, so its effect is not carried out again.
lesson-infinite-city-replace-other = That tile is already yours. Take over the framed factory.
    .terminal = That tile is already yours. Take over the factory at -1,-1.
lesson-infinite-city-draw =
    At the end of your turn you draw until you hold five tiles again. Then it is the next player’s turn.
lesson-infinite-city-last =
    When someone places their last token, everyone else takes one more turn, and then the game is over. The fifth power
    station ends it at once.
lesson-infinite-city-score =
    Your group is worth 12 points, one per tile, the bonus points on your tiles add 4, and your tiles with a silver border
    another 4, because you have the most of them. You win 20 to 11.
lesson-infinite-city-end =
    Play a tile, carry out its effect, connect your tokens: that is the whole game. The board tells you what each tile
    does. Have fun!
