### Infinite City in English. Rules stand in the order of the rules page; a message `ic-part-…` opens a part of it.

game-infinite-city = Infinite City
    .about = Play tiles, claim them with your tokens and use their effects in a city without edges. For 2 to 6 players.
    .pitch = Play tiles, use their effects and claim the largest groups in a city without edges.
    .invitation =
        On your turn you add a tile to a city without edges, place a token on it and carry out its effect. Effects move
        tiles, swap tokens and take over whole blocks. Whoever holds the most valuable groups at the end wins.

option-printed_values = Printed values
    .about =
        Enter the bonus points and silver borders of your own tiles. Otherwise only those shown in the rulebook count.

tile-arboretum = arboretum
    .a = an arboretum
    .the = the arboretum
    .many = { $count } arboretums
tile-bank = bank
    .a = a bank
    .the = the bank
    .many = { $count } banks
tile-capitol = capitol
    .a = a capitol
    .the = the capitol
    .many = { $count } capitols
tile-construction-site = construction site
    .a = a construction site
    .the = the construction site
    .many = { $count } construction sites
tile-disaster-site = disaster site
    .a = a disaster site
    .the = the disaster site
    .many = { $count } disaster sites
tile-embassy = embassy
    .a = an embassy
    .the = the embassy
    .many = { $count } embassies
tile-factory = factory
    .a = a factory
    .the = the factory
    .many = { $count } factories
tile-hotel = hotel
    .a = a hotel
    .the = the hotel
    .many = { $count } hotels
tile-housing = housing
    .a = a housing tile
    .the = the housing tile
    .many = { $count } housing tiles
tile-library = library
    .a = a library
    .the = the library
    .many = { $count } libraries
tile-mausoleum = mausoleum
    .a = a mausoleum
    .the = the mausoleum
    .many = { $count } mausoleums
tile-plaza = plaza
    .a = a plaza
    .the = the plaza
    .many = { $count } plazas
tile-police-hq = police HQ
    .a = a police HQ
    .the = the police HQ
    .many = { $count } police HQs
tile-port = port
    .a = a port
    .the = the port
    .many = { $count } ports
tile-post-office = post office
    .a = a post office
    .the = the post office
    .many = { $count } post offices
tile-power-station = power station
    .a = a power station
    .the = the power station
    .many = { $count } power stations
tile-security-guardpost = security guardpost
    .a = a security guardpost
    .the = the security guardpost
    .many = { $count } security guardposts
tile-shopping-complex = shopping complex
    .a = a shopping complex
    .the = the shopping complex
    .many = { $count } shopping complexes
tile-stadium = stadium
    .a = a stadium
    .the = the stadium
    .many = { $count } stadiums
tile-temple = temple
    .a = a temple
    .the = the temple
    .many = { $count } temples
tile-transit-station = transit station
    .a = a transit station
    .the = the transit station
    .many = { $count } transit stations

## Rules

ic-part-setup = Components and setup

IC-01 =
    The box contains 120 tiles: 4 arboretums, 6 banks, 1 capitol, 7 construction sites, 3 disaster sites, 8 embassies,
    5 factories, 4 hotels, 10 housing tiles, 6 libraries, 6 mausoleums, 6 plazas, 3 police HQs, 8 ports, 8 post offices,
    5 power stations, 9 security guardposts, 4 shopping complexes, 5 stadiums, 4 temples and 8 transit stations. Each
    player has 15 tokens.
IC-02 =
    Some tiles have bonus points printed on them, and some have a silver border with rings. The rulebook shows these for
    three kinds only: the power station (1 bonus point, silver), the police HQ (1 bonus point) and the construction site
    (silver). Ruling: all other tiles count as having neither, unless the table is opened with the values of your own
    tiles.
IC-03 =
    Shuffle the tiles. Deal 5 to each player, for their eyes only, and lay 5 face down in the shape of a plus: centre,
    top, right, bottom, left. Spaces are named by their distance from the centre: first to the right, then down. Ruling:
    Tricity keeps showing you tiles that you have seen in another player’s hand until they leave it; it does not track
    tiles that go back to the deck.
IC-04 = The first player is drawn at random. Play goes clockwise.
    .refused = { $seat } must wait: it is { $other_seat }’s turn.

ic-part-turn = Your turn

IC-10 =
    Play a tile from your hand: place it face up so that it shares a side with a tile in play, place one of your tokens
    on it, then carry out its effect.
    .refused =
        { $case ->
            [hand] You don’t have { $tile_a } in your hand. Your hand: { $tiles_a }.
            [empty] You have no tiles to play. Place a token on a hotel if you can, or pass.
            [taken] You can’t place a tile at { $at }: that space is taken.
            [apart] You can’t place a tile at { $at }: it must share a side with another tile.
           *[turn] There is no effect to carry out now. Play a tile from your hand, or place a token on a hotel.
        }
IC-11 = Or, instead of playing a tile, place a token on a hotel (IC-H8).
    .refused = There is no face-up hotel at { $at }.
IC-12 =
    When you place a token on a face-down tile, turn it face up and carry out its effect. When you place one on a face-up
    tile, do not carry out its effect. Moving or swapping a token is not placing one.
IC-13 =
    If an effect makes you play another tile, place your token on that tile and carry out its effect as well, and so on.
    Then finish what is left of the earlier effects, the most recent first (putting the library’s other tiles away,
    drawing after a temple), even if their own tile has been moved or removed in the meantime. A tile still waiting for
    its effect (IC-H3) loses it by leaving the city; a tile that has only been moved or has lost its token takes effect
    from where it is.
    .refused = No tile is waiting for its effect at { $at }.
IC-14 =
    You must carry out a tile’s effect if you can; only the arboretum and the hotel are optional. If there is nothing it
    could apply to, it does nothing.
    .refused =
        { $case ->
            [pending] First carry out the effect of { $tile_the } at { $at }.
           *[empty] There is no tile at { $at }.
        }
IC-15 =
    At the end of your turn, draw until you hold 5 tiles; if you already hold 5 or more, draw none. Then draw for your
    factories (IC-H7).
IC-16 =
    Ruling: if the deck runs out, draw what is left; no tiles are shuffled back in. If your hand is empty, you may place
    a token on a hotel or pass, and you draw as usual at the end of your turn. With tiles in hand you may not pass. The
    game ends when every player passes in a row.
    .refused =
        You can’t pass with { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        } in your hand.
IC-17 = Every player with a token on a tile controls it, no matter how many tokens there are.
IC-18 =
    Ruling: to place a token where others must be returned first, you need one in your supply. Return the others, place
    yours, then check whether it was your last. If you have too few tokens for an effect, place as many as you have, one
    at a time, where you like. If you have none, the effect does nothing.

ic-part-texts = Tile effects

IC-H1 = Arboretum: you may take back up to three of your tokens from tiles.
    .refused = You have no token at { $at }.
IC-H2 = Bank: swap your token on this tile with one token on a tile that you don’t control. You choose whose token.
    .refused =
        { $case ->
            [own] You control the tile at { $at }. Choose a token on a tile that you don’t control.
           *[none] { $seat } has no token at { $at }.
        }
IC-H3 =
    Capitol: place one of your tokens on each adjacent tile and return the tokens there to their owners, including your
    own. Power stations do not prevent this. Ruling: first place all your tokens and turn the tiles face up, then carry
    out the effects of the tiles you turned, in any order. If you have fewer tokens than there are adjacent tiles, choose
    where they go, one at a time; each one turns its tile at once, but the effects wait for the last token.
    .refused = The capitol cannot place a token at { $at }.
IC-H4 = Construction site: play another tile from your hand.
IC-H5 =
    Disaster site: choose another tile in play and put it at the bottom of the deck. Return its tokens to their owners.
    .refused = The disaster site at { $at } cannot remove itself. Choose another tile.
IC-H6 = Embassy: place one of your tokens on an adjacent tile and return the tokens there to their owners.
    .refused = The tile at { $at } is not next to the embassy.
IC-H7 = Factory: after drawing at the end of this turn, draw 5 more tiles.
IC-H8 =
    Hotel: if you have no token on this hotel, you may begin your turn by placing one here instead of playing a tile.
    Your tokens on other hotels do not matter. A hotel that comes into play does nothing. Ruling: you may not place a
    token here instead of a tile that a construction site, a library or a temple lets you play.
    .refused = You already have a token on the hotel at { $at }.
IC-H9 = Housing: place one of your tokens on a tile without tokens, face up or face down.
    .refused = There is already a token at { $at }. Choose a tile without tokens.
IC-H10 =
    Library: look at the top five tiles of the deck, or as many as there are. Play one that is not a library. When its
    effect is finished, put the others at the bottom of the deck. If all of them are libraries, play none. Ruling: the
    tiles go to the bottom in the order in which you saw them.
    .refused =
        { $case ->
            [library] A library does not let you play another library. Choose another tile.
           *[tile] There is no { $tile } among the library’s tiles, only { $tiles_a }.
        }
IC-H11 =
    Mausoleum: take an adjacent tile into your hand and return its tokens to their owners. If it was face down, only you
    see it.
    .refused = The tile at { $at } is not next to the mausoleum.
IC-H12 =
    Plaza: as long as there is a free space next to a face-up plaza, every tile must be placed next to a plaza, whether
    it comes from a hand or is placed by a library, temple, port or post office. A post office lifts its tile first, and
    the space it leaves does not count. If there is no such space, any space will do. Swapping tiles is not placing
    them. A protected plaza counts as well.
    .refused = You can’t place a tile at { $at }: it must go next to a plaza, for example at { $other_at }.
IC-H13 =
    Police HQ: when it is played or turned face up by a token, every other player who has a token places one here,
    clockwise from the player whose turn it is.
IC-H14 = Port: place the top tile of the deck face down next to any tile. Nobody looks at it.
IC-H15 = Post office: move a tile, with its tokens, to another space next to any other tile. This may split the city.
    .refused = The tile at { $at } must move to another space.
IC-H16 =
    Power station: no other tile’s effect can touch this tile, the tiles beside it or the tokens on them (IC-30). When
    all five power stations are face up, the game ends at once (IC-41).
IC-H17 = Security guardpost: return all tokens on one tile to their owners.
    .refused = There is no token at { $at }.
IC-H18 = Shopping complex: swap hands with another player.
    .refused =
        { $case ->
            [self] You can’t swap hands with yourself. Choose another player.
           *[nobody] { $other_seat } is not at this table.
        }
IC-H19 = Stadium: move one token or all tokens from an adjacent tile to this one.
    .refused =
        { $case ->
            [apart] The tile at { $at } is not next to the stadium.
            [few] There is at most one token at { $at }: name its owner instead of “all”.
           *[none] { $seat } has no token at { $at }.
        }
IC-H20 =
    Temple: look at the hand of another player who has tiles and play one of them as if it were yours. When its effect is
    finished, that player draws a tile.
    .refused =
        { $case ->
            [tile] { $other_seat } does not have { $tile_a }, only { $tiles_a }.
            [self] You can’t look at your own hand. Choose another player.
            [empty] { $other_seat } has no tiles.
           *[nobody] { $other_seat } is not at this table.
        }
IC-H21 = Transit station: swap two tiles, with all their tokens.
    .refused = You can’t swap the tile at { $at } with itself. Choose another one.

ic-part-protection = Protection

IC-30 =
    A face-up power station protects itself and every tile that currently shares a side with it. No other tile’s
    effect may move, swap, remove or turn these tiles, or place, remove, move or swap tokens on them.
    .refused = The tile at { $at } is protected by the power station at { $other_at }.
IC-31 =
    Ruling: read literally, this also applies to a tile’s effect on itself. Beside a power station, no token can be
    placed on a hotel, a police HQ gets only the token of the player who played it, and a bank or a stadium does
    nothing.
    .refused = No token can be placed on the hotel at { $at }: it is protected by the power station at { $other_at }.
IC-32 =
    When you play a tile, you always place your token on it (IC-10). A tile beside a power station can still affect tiles
    that are not protected.
IC-33 =
    The capitol overrides protection (IC-H3). Ruling: a face-down power station protects nothing and does not count
    towards the five that end the game.
IC-34 = A tile that is not protected may be moved to a space beside a power station.

ic-part-end = End of the game

IC-40 =
    When a player places their last token, finish the effects in progress, but for the rest of this turn the
    construction site, library, temple and port do nothing (a post office still moves its tile). Then every other player
    takes one last turn, starting to the left of the player whose turn it was; anyone without tokens passes. Ruling: if
    several players run out, the first of them gets no last turn. Getting tokens back does not cancel the end of the
    game. Placing a last token during these last turns has the same effect on those four tiles, but gives nobody another
    turn.
    .refused =
        { $case ->
            [tokens] { $seat } has no tokens and must pass.
           *[over] The game is over.
        }
IC-41 =
    The game ends at once when the fifth power station is face up with its token on it: no more effects, no more
    drawing. A capitol first places all its tokens and turns its tiles face up.

ic-part-scoring = Scoring

IC-50 =
    For each group of 3 or more tiles that you control, connected side to side, score 1 point per tile.
    .scored = Groups by size: { $sizes }
IC-51 = Score the bonus points printed on the tiles you control.
    .scored = Tiles with bonus points: { $tiles }
IC-52 =
    The player who controls the most silver tiles scores 1 point for each of them. If several players tie for the most,
    all of them score.
    .scored =
        { $count ->
            [one] { $count } silver tile
           *[other] { $count } silver tiles
        } (the most anyone has: { $most })
IC-53 = A tile controlled by several players counts in full for each of them.
IC-54 =
    The player with the most points wins. Ties for any place go to the player with the largest single group, whatever its
    size. Ruling: players who are still tied share the place.
    .scored = Largest group (tie-break): { $size }

## What happens

ic-first = { $seat } goes first.
ic-drew =
    { $seat } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .secret =
        { $seat } draws { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }: { $tiles_a }.
ic-played = { $seat } plays { $tile_a } at { $at }.
ic-hotel = { $seat } places a token on the hotel at { $at }.
ic-passed = { $seat } passes.
ic-put = { $seat } places a token at { $at }.
ic-turned = The tile at { $at } is turned face up. It is { $tile_a }.
ic-returned =
    { $seat } gets back { $count ->
        [one] a token
       *[other] { $count } tokens
    } from { $at }.
ic-took-back = { $seat } takes back a token from { $at }.
ic-done = { $seat } stops taking back tokens.
ic-traded = { $seat } swaps a token at { $at } for one of { $other_seat }’s at { $other_at }.
ic-removed = { $seat } removes { $tile_the } at { $at }. It goes under the deck.
ic-removed-down = { $seat } removes the face-down tile at { $at }. It goes under the deck.
ic-factory = { $seat } will draw 5 more tiles at the end of this turn.
ic-library =
    { $seat } looks at the top { $count ->
        [one] tile
       *[other] { $count } tiles
    } of the deck.
    .secret =
        { $seat } looks at the top { $count ->
            [one] tile
           *[other] { $count } tiles
        } of the deck: { $tiles_a }.
ic-under =
    { $count ->
        [one] { $count } tile goes
       *[other] { $count } tiles go
    } under the deck.
ic-took = { $seat } picks up { $tile_the } at { $at }.
ic-took-down = { $seat } picks up the face-down tile at { $at }.
    .secret = { $seat } picks up the face-down tile at { $at }. It is { $tile_a }.
ic-laid = { $seat } places a face-down tile at { $at }.
ic-moved = { $seat } moves { $tile_the } from { $at } to { $other_at }.
ic-moved-down = { $seat } moves the face-down tile from { $at } to { $other_at }.
ic-cleared = { $seat } clears all tokens from the tile at { $at }.
ic-swapped-hands = { $seat } and { $other_seat } swap hands.
ic-received =
    { $seat } now holds { $count ->
        [0] no tiles
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .secret =
        { $count ->
            [0] { $seat } now holds no tiles.
           *[other] { $seat } now holds { $tiles_a }.
        }
ic-gathered =
    { $case ->
        [own] { $count ->
            [one] { $seat } moves one of their own tokens from { $other_at } to { $at }.
           *[other] { $seat } moves { $count } of their own tokens from { $other_at } to { $at }.
        }
       *[other] { $count ->
            [one] { $seat } moves one of { $other_seat }’s tokens from { $other_at } to { $at }.
           *[other] { $seat } moves { $count } of { $other_seat }’s tokens from { $other_at } to { $at }.
        }
    }
ic-looked = { $seat } looks at { $other_seat }’s tiles.
    .secret = { $seat } looks at { $other_seat }’s tiles: { $tiles_a }.
ic-swapped = { $seat } swaps the tiles at { $at } and { $other_at }.
ic-idle = At { $at }, { $tile_the } has no effect.
ic-ran-out = { $seat } has placed their last token. After this turn, everyone else takes one last turn.
ic-ran-out-too = { $seat } has placed their last token.
ic-last-turn = This is { $seat }’s last turn.
ic-over = The last turns have been played: the city is scored.
ic-over-passes = Everyone has passed: the city is scored.
ic-over-stations = All five power stations are face up: the game ends and the city is scored.

## What to do now

ic-now-play = Play a tile from your hand, or place a token on a hotel if you can. Your hand: { $tiles_a }.
    .seen = Play a tile from your hand, or place a token on a hotel if you can.
ic-now-empty = You have no tiles. Place a token on a hotel if you can, or pass.
ic-now-no-tokens = You have no tokens left, so you must pass.
ic-now-waiting = Choose which of the tiles that were turned face up takes effect first.
ic-now-arboretum =
    Arboretum at { $at }: { $left ->
        [one] take back one more of your tokens, or stop.
       *[other] take back up to { $left } of your tokens, one at a time, or stop.
    }
ic-now-bank = Bank at { $at }: choose a token to swap yours with.
ic-now-capitol =
    Capitol at { $at }: you have only { $left ->
        [one] { $left } token
       *[other] { $left } tokens
    } left. Choose where the next one goes.
ic-now-construction-site = Construction site at { $at }: play another tile. Your hand: { $tiles_a }.
ic-now-disaster-site = Disaster site at { $at }: choose a tile to put under the deck.
ic-now-embassy = Embassy at { $at }: choose an adjacent tile for your token.
ic-now-housing = Housing at { $at }: place one of your tokens on a tile without tokens.
ic-now-library = Library at { $at }: play one of these tiles, but not a library: { $tiles_a }.
ic-now-mausoleum = Mausoleum at { $at }: choose an adjacent tile to take into your hand.
ic-now-port = Port at { $at }: choose where to place the top tile of the deck, face down.
ic-now-post-office = Post office at { $at }: choose a tile to move, then its new space.
ic-now-to = Post office at { $at }: choose a new space for the tile at { $other_at }.
ic-now-security-guardpost = Security guardpost at { $at }: choose a tile. Its tokens go back to their owners.
ic-now-shopping-complex = Shopping complex at { $at }: choose a player to swap hands with.
ic-now-stadium = Stadium at { $at }: choose one token, or all tokens, on an adjacent tile to move here.
ic-now-temple = Temple at { $at }: choose whose hand to look at, then a tile to play.
ic-now-from-hand = Temple at { $at }: play one of { $other_seat }’s tiles: { $tiles_a }.
ic-now-transit-station = Transit station at { $at }: choose two tiles to swap, one after the other.
ic-now-with = Transit station at { $at }: choose a tile to swap with the one at { $other_at }.

## Values and positions that cannot be

ic-values-shape = { $option }: give a value for each kind of tile, or a table in CSV format.
ic-values-columns =
    { $option }: the table needs a first line with the columns { $columns }, and lines below it. { $count ->
        [0] It has no lines.
       *[other] Missing: { $missing_columns }.
    }
ic-values-kind =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }line { $line }
    }: there is no tile called “{ $kind }”. The tiles are: { $tiles }.
ic-values-copy = { $option }, { $tile }: give bonus and silver, or a list with count, bonus and silver.
ic-values-number =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }line { $line }
    }, { $tile }: “{ $value }” is not a number from 0 to { $most } ({ $column }).
ic-values-silver =
    { $option }{ $line ->
        [0] { "" }
       *[other] { ", " }line { $line }
    }, { $tile }: “{ $value }” does not say whether the tile is silver. Write yes or no.
ic-values-count =
    { $option }, { $tile }: you give { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }, but the box has { $expected }.
# Columns of such a table, with other names that they may have; and what means yes and no in it.
column-kind = tile
    .also = kind
column-count = count
    .also = copies
column-bonus = bonus
    .also = points
column-silver = silver
    .also = silver border
ic-values-yes = yes, y
ic-values-no = no, n
ic-position-tile = Position, { $place }: there is no tile “{ $text }” in this box.
ic-position-tiles =
    Position, { $place }: there { $there ->
        [one] is { $there } tile
       *[other] are { $there } tiles
    } of the kind “{ $tile }”, but there should be { $expected }. { $rule }
ic-position-tokens =
    Position, { $place }: this player has { $there ->
        [one] { $there } token
       *[other] { $there } tokens
    }, but should have { $expected }. { $rule }
ic-position-cell = Position, { $place }: { $at } is not a space, or it is too far away.
ic-position-known = Position, { $place }: nobody can know this about that hand.
ic-position-form = Position, { $place }: this should be written as { $expected }.

## A board in a terminal: letters of the tiles, labels, and the words of moves

ic-letter-arboretum = Ar
ic-letter-bank = Ba
ic-letter-capitol = Ca
ic-letter-construction-site = Co
ic-letter-disaster-site = Di
ic-letter-embassy = Em
ic-letter-factory = Fa
ic-letter-hotel = Ho
ic-letter-housing = Hs
ic-letter-library = Li
ic-letter-mausoleum = Ma
ic-letter-plaza = Pz
ic-letter-police-hq = Pq
ic-letter-port = Po
ic-letter-post-office = Of
ic-letter-power-station = Pw
ic-letter-security-guardpost = Gu
ic-letter-shopping-complex = Sh
ic-letter-stadium = St
ic-letter-temple = Te
ic-letter-transit-station = Tr
ic-board-deck = deck { $count }
ic-board-tokens = tokens { $count }
ic-board-last-turns = still to take a last turn: { $seats }
ic-board-last-turn = this is the last turn
ic-board-following = effects in progress, the most recent first:
ic-board-text = { $tile } at { $at }
ic-board-aside =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } to go under the deck
ic-board-outside =
    { $count ->
        [one] { $count } more tile is off this map
       *[other] { $count } more tiles are off this map
    }: { $ats }
ic-board-legend = { $down } face down · { $free } a tile may go here · { $safe } protected · letters are tokens
ic-verb-play = play
ic-verb-hotel = hotel
ic-verb-take-back = take back
ic-verb-done = done
ic-verb-trade = trade
ic-verb-put = place
ic-verb-follow = carry out
ic-verb-remove = remove
ic-verb-take = take
ic-verb-lay = lay
ic-verb-move = move
ic-verb-to = to
ic-verb-clear = clear
ic-verb-swap-hands = swap hands
ic-verb-gather = gather
ic-verb-look = look
ic-verb-swap = swap
ic-verb-with = with
ic-all = all
ic-object-arboretum = arboretum
ic-object-bank = bank
ic-object-capitol = capitol
ic-object-construction-site = construction site
ic-object-disaster-site = disaster site
ic-object-embassy = embassy
ic-object-factory = factory
ic-object-hotel = hotel
ic-object-housing = housing
ic-object-library = library
ic-object-mausoleum = mausoleum
ic-object-plaza = plaza
ic-object-police-hq = police HQ
ic-object-port = port
ic-object-post-office = post office
ic-object-power-station = power station
ic-object-security-guardpost = security guardpost
ic-object-shopping-complex = shopping complex
ic-object-stadium = stadium
ic-object-temple = temple
ic-object-transit-station = transit station

## The effects in short

ic-short-arboretum = Take back up to 3 of your tokens.
ic-short-bank = Swap your token here with one elsewhere.
ic-short-capitol = Place your token on every adjacent tile.
ic-short-construction-site = Play another tile.
ic-short-disaster-site = Put a tile under the deck.
ic-short-embassy = Replace the tokens on an adjacent tile with yours.
ic-short-factory = Draw 5 more tiles at the end of the turn.
ic-short-hotel = Later: place a token here instead of a tile.
ic-short-housing = Place your token on a tile without tokens.
ic-short-library = Play one of the top 5 tiles of the deck.
ic-short-mausoleum = Take an adjacent tile into your hand.
ic-short-plaza = Tiles must be placed next to a plaza.
ic-short-police-hq = All other players place a token here too.
ic-short-port = Place the top tile of the deck face down.
ic-short-post-office = Move a tile with its tokens.
ic-short-power-station = Protects itself and the tiles beside it.
ic-short-security-guardpost = Return all tokens on a tile to their owners.
ic-short-shopping-complex = Swap hands with another player.
ic-short-stadium = Move tokens here from an adjacent tile.
ic-short-temple = Play a tile from another player’s hand.
ic-short-transit-station = Swap two tiles.
