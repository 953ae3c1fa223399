### Infinite City in English. Rules stand in the order of the rules page; a message `ic-part-…` opens a part of it.

game-infinite-city = Infinite City
    .about = Lay tiles, put tokens on them and follow their texts in a city without edges. For 2 to 6 players.

option-printed_values = Printed values
    .about = The bonus points and silver borders of your own tiles. Without them, only those that the rulebook shows count.

tile-arboretum = arboretum
tile-bank = bank
tile-capitol = capitol
tile-construction-site = construction site
tile-disaster-site = disaster site
tile-embassy = embassy
tile-factory = factory
tile-hotel = hotel
tile-housing = housing
tile-library = library
tile-mausoleum = mausoleum
tile-plaza = plaza
tile-police-hq = police HQ
tile-port = port
tile-post-office = post office
tile-power-station = power station
tile-security-guardpost = security guardpost
tile-shopping-complex = shopping complex
tile-stadium = stadium
tile-temple = temple
tile-transit-station = transit station

## Rules

ic-part-setup = Set-up

IC-01 =
    The box holds 120 tiles: 4 arboretums, 6 banks, 1 capitol, 7 construction sites, 3 disaster sites, 8 embassies,
    5 factories, 4 hotels, 10 housings, 6 libraries, 6 mausoleums, 6 plazas, 3 police HQs, 8 ports, 8 post offices,
    5 power stations, 9 security guardposts, 4 shopping complexes, 5 stadiums, 4 temples and 8 transit stations. Each
    player has 15 tokens.
IC-02 =
    Some tiles have bonus points printed on them, and some a silver border with rings. The rulebook shows them for three
    kinds only: power station (1 bonus point, silver), police HQ (1 bonus point) and construction site (silver). All
    other tiles count as bare, unless the table is opened with the values of its own tiles.
IC-03 =
    The tiles are shuffled. Each player gets 5, which nobody else sees; then 5 are laid face down in a plus: centre, up,
    right, down, left. Places are named by how far they are from the centre: to the right, then down.
IC-04 = The first player is drawn at random; then it goes clockwise.
    .refused = { $seat } must wait: it is { $other_seat }’s turn.

ic-part-turn = A turn

IC-10 =
    Play a tile from your hand: lay it face up so that it shares a side with a tile in play, put one of your tokens on
    it, then follow its text.
    .refused =
        { $case ->
            [hand] No such tile in hand: { $tile }. In hand: { $tiles }.
            [taken] No tile can go to { $at }: one lies there already.
            [apart] No tile can go to { $at }: it would touch no other tile.
           *[turn] No text is being followed now: play a tile from your hand, or take a hotel.
        }
IC-11 = Or, instead of playing a tile, put a token on a hotel (IC-H8).
    .refused = There is no hotel at { $at } that lies face up.
IC-12 =
    A token that you put on a face-down tile turns it face up, and you follow its text. On a face-up tile you follow
    none. Moving or swapping tokens is not putting one.
IC-13 =
    A tile that a text makes you play gets your token and has its text followed as well, and so on. What is left of the
    earlier text (the library’s other tiles, the temple’s draw) comes afterwards, the innermost first, even if its own
    tile has been moved or removed meanwhile. A tile that waits for its text (IC-H3) loses it by leaving the city; one
    that has been moved, or has lost its token, acts from where it lies.
    .refused = No tile waits for its text at { $at }.
IC-14 =
    A text must be followed if it finds anything to act on, but for arboretum and hotel, which leave you the choice. If
    it finds nothing, it does nothing.
    .refused =
        { $case ->
            [pending] First follow the text of the { $tile } at { $at }.
           *[empty] There is no tile at { $at }.
        }
IC-15 =
    At the end of your turn, draw tiles until you hold 5; if you already hold 5 or more, draw none. Then the factories
    take effect (IC-H7).
IC-16 =
    If the deck runs out, draw what there is; it is not shuffled again. With an empty hand you may take a hotel or pass,
    and draw as usual; with tiles in hand there is no passing. The game ends when as many passes as there are players
    follow each other.
    .refused =
        No passing with { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        } in hand.
IC-17 = A tile is controlled by every player with a token on it, however many there are.
IC-18 =
    To put a token where others must be returned first, you need one in your supply. The others return, then yours is
    put, then it is judged whether it was your last. With too few tokens for a text put as many as you have, one by one,
    where you like; with none the text does nothing.

ic-part-texts = The texts of the tiles

IC-H1 = Arboretum: you may take back up to three of your tokens from tiles.
    .refused = None of your tokens lies at { $at }.
IC-H2 = Bank: swap a token of yours on this tile with one token, whose you choose, on a tile that you don’t control.
    .refused =
        { $case ->
            [own] You control the tile at { $at }: the bank trades with tiles that you don’t control.
           *[none] { $seat } has no token at { $at }.
        }
IC-H3 =
    Capitol: place one of your tokens on each adjacent tile, returning the tokens there to their owners, your own
    included. Power stations do not prevent it. First place all the tokens and turn the tiles face up; then carry out
    the effects of the tiles turned up, in any order you like. If you have fewer tokens than there are adjacent tiles,
    choose where they go, one by one. Each turns its tile face up at once, but the effects still wait until the last
    token is placed.
    .refused = The capitol cannot place a token at { $at }.
IC-H4 = Construction site: play another tile from your hand.
IC-H5 =
    Disaster site: choose another tile in play. It goes to the bottom of the deck, its tokens return to their owners.
    .refused = The disaster site at { $at } cannot remove itself.
IC-H6 = Embassy: put one of your tokens on an adjacent tile and return the tokens there to their owners.
    .refused = The tile at { $at } does not touch the embassy.
IC-H7 = Factory: after drawing at the end of this turn, draw 5 more tiles.
IC-H8 =
    Hotel: on your turn, if you have no token on this hotel, you may place one here instead of the tile that begins your
    turn. You may not do so instead of a tile that a construction site, a library or a temple lets you play. Your tokens
    on other hotels do not matter. A hotel that comes into play does nothing.
    .refused = You have a token on the hotel at { $at } already.
IC-H9 = Housing: put one of your tokens on a tile without tokens, face down or up.
    .refused = There are tokens at { $at }: housing needs a tile without any.
IC-H10 =
    Library: look at the top five tiles of the deck, or as many as there are. Play one of them that is not a library;
    the others go to the bottom in the order seen, once the text of the tile played is finished. If all are libraries,
    play none.
    .refused =
        { $case ->
            [library] A library lets you play no other library.
           *[tile] The library did not find this tile: { $tile }. It found: { $tiles }.
        }
IC-H11 =
    Mausoleum: take an adjacent tile into your hand and return its tokens to their owners. Nobody else sees what lay
    face down.
    .refused = The tile at { $at } does not touch the mausoleum.
IC-H12 =
    Plaza: while a face-up plaza has a free side, every tile that is placed must touch a plaza: from a hand, from a
    library, by a port or a post office. A tile that is moved is lifted first, and its old place doesn’t count. If there
    is no such place, any will do. Tiles that swap places are not placed. A protected plaza binds as well.
    .refused = No tile can go to { $at } while a plaza has a free side, as at { $other_at }.
IC-H13 =
    Police HQ: when it is played, or turned face up by a token, every other player who has a token puts one here,
    clockwise from the player whose turn it is.
IC-H14 = Port: lay the top tile of the deck face down so that it touches any tile. Nobody looks at it.
IC-H15 =
    Post office: move a tile with its tokens to another place, where it touches a tile other than itself. The city may
    fall into parts.
    .refused = The tile at { $at } may not stay where it is.
IC-H16 =
    Power station: no other tile’s effect can touch this tile, the tiles beside it or the tokens on them (IC-30). When
    all five power stations lie face up, the game ends at once (IC-41).
IC-H17 = Security guardpost: return all tokens of one tile to their owners.
    .refused = There is no token at { $at }.
IC-H18 = Shopping complex: swap hands with another player.
    .refused =
        { $case ->
            [self] You cannot swap hands with yourself.
           *[nobody] { $other_seat } is not at this table.
        }
IC-H19 = Stadium: move one token, or all tokens, from one adjacent tile to this one.
    .refused =
        { $case ->
            [apart] The tile at { $at } does not touch the stadium.
            [few] There is at most one token at { $at }: say whose.
           *[none] { $seat } has no token at { $at }.
        }
IC-H20 =
    Temple: look at the hand of another player who has any tiles, and play one of them as yours. That player draws one
    once the text of the tile played is finished.
    .refused =
        { $case ->
            [tile] { $other_seat } has no such tile in hand: { $tile }. In hand: { $tiles }.
            [self] The temple looks at the hand of another player.
            [empty] { $other_seat } has no tile in hand.
           *[nobody] { $other_seat } is not at this table.
        }
IC-H21 = Transit station: two tiles swap places, with all their tokens.
    .refused = The tile at { $at } cannot swap places with itself.

ic-part-protection = Protection

IC-30 =
    A face-up power station protects itself and the tiles that share a side with it, as they lie now. No other tile’s
    text may move, swap, remove or turn them, nor put, take, move or swap tokens on them.
    .refused = The tile at { $at } is protected by the power station at { $other_at }.
IC-31 =
    To the letter this holds for a tile’s own text as well: a hotel beside a power station takes no tokens, a police HQ
    there only its player’s, and a bank or a stadium there does nothing.
    .refused = The hotel at { $at } is protected by the power station at { $other_at } and takes no tokens.
IC-32 =
    The token of a tile that is played (IC-10) is always put. A tile beside a power station still acts on tiles that are
    not protected.
IC-33 = The capitol overrides protection (IC-H3). A face-down power station neither protects nor counts.
IC-34 = A tile that is not protected may be moved to a place beside a power station.

ic-part-end = End of the game

IC-40 =
    When a player puts a last token, the texts being followed are finished, but for the rest of this turn construction
    site, library, temple and port do nothing. After this turn every player but the one who ran out (the first, if
    several did) has one last turn, from the left of the player whose turn it is; without tokens, that player passes.
    Getting tokens back does not undo the end. A last token put in a last turn stops further tiles in the same way and
    gives nobody another turn.
    .refused =
        { $case ->
            [tokens] { $seat } has no tokens and must pass.
           *[over] The game is over.
        }
IC-41 =
    As soon as the fifth power station lies face up with its token on it, the game ends: no more texts, no drawing. A
    capitol puts all its tokens and turns all its tiles first.

ic-part-scoring = Scoring

IC-50 = Each group of 3 or more tiles that you control and that hang together by their sides: 1 point per tile.
    .scored = Groups by size: { $sizes }
IC-51 = The bonus points printed on the tiles that you control.
    .scored = Tiles with bonus points: { $tiles }
IC-52 =
    The player who controls most silver tiles: 1 point for each of them. If several do, each of them scores so.
    .scored =
        { $count ->
            [one] { $count } silver tile
           *[other] { $count } silver tiles
        }; the most anybody has: { $most }
IC-53 = A tile that several players control counts in full for each of them.
IC-54 =
    The player with the most points wins. A tie, for any place, goes to the player with the larger single group, of
    whatever size; if that is equal too, the place is shared.
    .scored = Largest group, for ties: { $size }

## What happens

ic-first = { $seat } begins.
ic-drew =
    { $seat } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .secret =
        { $seat } draws { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }: { $tiles }.
ic-played = { $seat } plays at { $at }: { $tile }.
ic-hotel = { $seat } takes the hotel at { $at }.
ic-passed = { $seat } passes.
ic-put = { $seat } puts a token at { $at }.
ic-turned = Turned face up at { $at }: { $tile }.
ic-returned =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } at { $at } back to { $seat }.
ic-took-back = { $seat } takes back a token from { $at }.
ic-done = { $seat } takes back no more tokens.
ic-traded = { $seat } swaps a token at { $at } for one of { $other_seat } at { $other_at }.
ic-removed = { $seat } removes from { $at }: { $tile }. It goes under the deck.
ic-removed-down = { $seat } removes the face-down tile at { $at }. It goes under the deck.
ic-factory = { $seat } will draw 5 more tiles at the end of the turn.
ic-library =
    { $seat } looks at the top of the deck: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .secret =
        { $seat } looks at the top of the deck: { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }: { $tiles }.
ic-under =
    { $count ->
        [one] { $count } tile goes
       *[other] { $count } tiles go
    } under the deck.
ic-took = { $seat } takes from { $at } into hand: { $tile }.
ic-took-down = { $seat } takes the face-down tile at { $at } into hand.
    .secret = { $seat } takes the face-down tile at { $at } into hand: { $tile }.
ic-laid = { $seat } lays a tile face down at { $at }.
ic-moved = { $seat } moves a tile from { $at } to { $other_at }: { $tile }.
ic-moved-down = { $seat } moves the face-down tile at { $at } to { $other_at }.
ic-cleared = { $seat } clears the tile at { $at }.
ic-swapped-hands = { $seat } and { $other_seat } swap hands.
ic-received =
    { $seat } now holds { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .secret = { $seat } now holds: { $tiles }.
ic-gathered =
    { $seat } moves { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of { $other_seat } from { $other_at } to { $at }.
ic-looked = { $seat } looks at the hand of { $other_seat }.
    .secret = { $seat } looks at the hand of { $other_seat }: { $tiles }.
ic-swapped = { $seat } swaps the tiles at { $at } and { $other_at }.
ic-idle = The text of the tile at { $at } does nothing: { $tile }.
ic-ran-out = { $seat } has put the last token: after this turn everybody else has one last turn.
ic-ran-out-too = { $seat } has put the last token.
ic-last-turn = The last turn of { $seat }.
ic-over = The last turns are over: the city is scored.
ic-over-passes = Everybody has passed: the city is scored.
ic-over-stations = The fifth power station is in play: the city is scored at once.

## What to do now

ic-now-play = Play a tile from your hand, or take a hotel if you may. In hand: { $tiles }.
ic-now-empty = You have no tiles: take a hotel if you may, or pass.
ic-now-no-tokens = You have no tokens: pass.
ic-now-waiting = Choose which of the tiles turned face up has its text followed first.
ic-now-arboretum =
    Arboretum at { $at }: take back tokens, one at a time, or stop. Up to { $left } more.
ic-now-bank = Bank at { $at }: choose the token that you swap yours with.
ic-now-capitol =
    Capitol at { $at }: you have { $left ->
        [one] { $left } token
       *[other] { $left } tokens
    } and too few for all sides. Choose where the next one goes.
ic-now-construction-site = Construction site at { $at }: play another tile. In hand: { $tiles }.
ic-now-disaster-site = Disaster site at { $at }: choose the tile that goes under the deck.
ic-now-embassy = Embassy at { $at }: choose the adjacent tile that gets your token.
ic-now-housing = Housing at { $at }: choose the tile without tokens that gets yours.
ic-now-library = Library at { $at }: play one of these tiles, but no library: { $tiles }.
ic-now-mausoleum = Mausoleum at { $at }: choose the adjacent tile that you take into your hand.
ic-now-port = Port at { $at }: choose where the top tile of the deck goes, face down.
ic-now-post-office = Post office at { $at }: choose the tile that moves; its new place comes next.
ic-now-to = Post office at { $at }: choose the new place of the tile at { $other_at }.
ic-now-security-guardpost = Security guardpost at { $at }: choose the tile whose tokens return.
ic-now-shopping-complex = Shopping complex at { $at }: choose the player you swap hands with.
ic-now-stadium = Stadium at { $at }: choose the token, or all tokens, that move here from an adjacent tile.
ic-now-temple = Temple at { $at }: choose the player whose hand you look at; the tile comes next.
ic-now-from-hand = Temple at { $at }: play one of the tiles of { $other_seat }: { $tiles }.
ic-now-transit-station = Transit station at { $at }: choose one of the two tiles; the other comes next.
ic-now-with = Transit station at { $at }: choose the tile that swaps places with the one at { $other_at }.

## Values and positions that cannot be

ic-values-shape = { $option }: give the kinds with their values, or a table in CSV form.
ic-values-columns = { $option }: the table needs rows, and the columns { $columns }.
ic-values-kind = { $option }: there is no kind of tile “{ $kind }”. There are: { $tiles }.
ic-values-copy = { $option }, { $tile }: give bonus and silver, or a list of count, bonus and silver.
ic-values-number = { $option }, { $tile }: “{ $value }” is no number from 0 to { $most } ({ $field }).
ic-values-silver = { $option }, { $tile }: “{ $value }” does not say whether it is silver.
ic-values-count =
    { $option }, { $tile }: there { $count ->
        [one] is { $count } copy
       *[other] are { $count } copies
    } where the box has { $expected }.
ic-position-tile = Position, { $place }: there is no tile “{ $text }” in this box.
ic-position-tiles =
    Position, { $place }: there { $there ->
        [one] is { $there } tile
       *[other] are { $there } tiles
    } of the kind “{ $tile }” where { $expected } should be. { $rule }
ic-position-tokens =
    Position, { $place }: there { $there ->
        [one] is { $there } token
       *[other] are { $there } tokens
    } of this player where { $expected } should be. { $rule }
ic-position-cell = Position, { $place }: { $at } is no place, or too far out.
ic-position-known = Position, { $place }: nobody can know this of that hand.
ic-position-form = Position, { $place }: this is written otherwise: { $expected }.

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
ic-board-known = known
ic-board-last-turns = last turns still to come: { $seats }
ic-board-last-turn = this is the last turn
ic-board-following = texts being followed, the innermost first:
ic-board-text = { $tile } at { $at }
ic-board-aside =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } to go under the deck
ic-board-outside =
    { $count ->
        [one] { $count } more tile lies outside this part
       *[other] { $count } more tiles lie outside this part
    }: { $ats }
ic-board-legend = { $down } face down · { $free } a tile may go here · { $safe } protected · letters are tokens
ic-verb-play = play
ic-verb-hotel = hotel
ic-verb-take-back = take back
ic-verb-done = done
ic-verb-trade = trade
ic-verb-put = put
ic-verb-follow = follow
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
