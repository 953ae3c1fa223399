### Point City in English. Rules stand in the order of the rules page; a message `pc-part-…` opens a part of it.

game-point-city = Point City
    .about =
        Take two neighbouring cards each turn: resources to spend, buildings that produce for good, and civic tokens
        that score at the end. For 2 to 4 players, or solo against the Automa.
    .pitch = Take two neighbouring cards: collect resources and turn them into buildings that keep producing.
    .invitation =
        On your turn you take two neighbouring cards from the market. Resources pay for buildings, and every
        building makes the next ones cheaper. Civic tokens reward the city you have shaped, and whoever
        has the most points wins.

option-automa_level = Automa
    .about = How much your solo opponent scores: easy, medium or hard.
option-automa_scoring = Automa’s resources
    .about = Whether the Automa scores each of its resources once, or each of its symbols.
option-solo_tokens = Solo tokens
    .about = Whether you choose and line up the ten civic tokens of a solo game, or they are drawn at random.

resource-community = community
    .a = a community card
    .many = { $count } community cards
resource-economy = economy
    .a = an economy card
    .many = { $count } economy cards
resource-energy = energy
    .a = an energy card
    .many = { $count } energy cards
resource-ecology = ecology
    .a = an ecology card
    .many = { $count } ecology cards
resource-industry = industry
    .a = an industry card
    .many = { $count } industry cards
resource-2community = double community
    .a = a double community card
    .many = { $count } double community cards
resource-2economy = double economy
    .a = a double economy card
    .many = { $count } double economy cards
resource-2energy = double energy
    .a = a double energy card
    .many = { $count } double energy cards
resource-2ecology = double ecology
    .a = a double ecology card
    .many = { $count } double ecology cards
resource-2industry = double industry
    .a = a double industry card
    .many = { $count } double industry cards
resource-ingenuity = ingenuity
    .a = an ingenuity card
    .many = { $count } ingenuity cards

building-atm = ATM
    .a = an ATM
    .many = { $count } ATMs
building-minigolf = minigolf course
    .a = a minigolf course
    .many = { $count } minigolf courses
building-newsstand = newsstand
    .a = a newsstand
    .many = { $count } newsstands
building-market-stall = market stall
    .a = a market stall
    .many = { $count } market stalls
building-bus-stop = bus stop
    .a = a bus stop
    .many = { $count } bus stops
building-post-office = post office
    .a = a post office
    .many = { $count } post offices
building-pond = pond
    .a = a pond
    .many = { $count } ponds
building-food-truck = food truck
    .a = a food truck
    .many = { $count } food trucks
building-playground = playground
    .a = a playground
    .many = { $count } playgrounds
building-hot-dog-stand = hot dog stand
    .a = a hot dog stand
    .many = { $count } hot dog stands
building-tiny-house = tiny house
    .a = a tiny house
    .many = { $count } tiny houses
building-treehouse = treehouse
    .a = a treehouse
    .many = { $count } treehouses
building-bird-feeder = bird feeder
    .a = a bird feeder
    .many = { $count } bird feeders
building-art-gallery = art gallery
    .a = an art gallery
    .many = { $count } art galleries
building-fountain = fountain
    .a = a fountain
    .many = { $count } fountains
building-cafe = café
    .a = a café
    .many = { $count } cafés
building-community-garden = community garden
    .a = a community garden
    .many = { $count } community gardens
building-townhouses = townhouses
    .a = a row of townhouses
    .many = { $count } rows of townhouses
building-cell-tower = cell tower
    .a = a cell tower
    .many = { $count } cell towers
building-factory = factory
    .a = a factory
    .many = { $count } factories
building-radio-station = radio station
    .a = a radio station
    .many = { $count } radio stations
building-observatory = observatory
    .a = an observatory
    .many = { $count } observatories
building-supermarket = supermarket
    .a = a supermarket
    .many = { $count } supermarkets
building-square = square
    .a = a square
    .many = { $count } squares
building-manor = manor
    .a = a manor
    .many = { $count } manors
building-warehouse = warehouse
    .a = a warehouse
    .many = { $count } warehouses
building-fairground = fairground
    .a = a fairground
    .many = { $count } fairgrounds
building-apartments = apartments
    .a = a block of apartments
    .many = { $count } blocks of apartments
building-data-center = data centre
    .a = a data centre
    .many = { $count } data centres
building-quarry = quarry
    .a = a quarry
    .many = { $count } quarries
building-train-station = train station
    .a = a train station
    .many = { $count } train stations
building-dam = dam
    .a = a dam
    .many = { $count } dams

# A token is called by what it counts.
token-set = set of all five resources
    .about = 6 points for each complete set of all five permanent resources.
token-flat-5 = 5 points
    .about = 5 points.
token-flat-7 = 7 points
    .about = 7 points.
token-types-2 = resource produced 2+ times
    .about = 2 points for each resource that your city produces at least twice.
token-types-3 = resource produced 3+ times
    .about = 3 points for each resource that your city produces at least three times.
token-missing = resource not produced
    .about = 4 points for each of the five resources that your city does not produce.
token-unspent-ingenuity = unspent ingenuity card
    .about = 2 points for each ingenuity card left in your stock.
token-each-economy = permanent economy
    .about = 2 points for each permanent economy resource.
token-each-industry = permanent industry
    .about = 2 points for each permanent industry resource.
token-each-community = permanent community
    .about = 2 points for each permanent community resource.
token-each-energy = permanent energy
    .about = 2 points for each permanent energy resource.
token-each-ecology = permanent ecology
    .about = 2 points for each permanent ecology resource.
token-pair-community-economy = pair of community and economy
    .about = 3 points for each pair of one permanent community and one permanent economy resource.
token-pair-economy-ecology = pair of economy and ecology
    .about = 3 points for each pair of one permanent economy and one permanent ecology resource.
token-pair-economy-energy = pair of economy and energy
    .about = 3 points for each pair of one permanent economy and one permanent energy resource.
token-pair-energy-ecology = pair of energy and ecology
    .about = 3 points for each pair of one permanent energy and one permanent ecology resource.
token-pair-economy-industry = pair of economy and industry
    .about = 3 points for each pair of one permanent economy and one permanent industry resource.
token-pair-community-industry = pair of community and industry
    .about = 3 points for each pair of one permanent community and one permanent industry resource.
token-pair-energy-industry = pair of energy and industry
    .about = 3 points for each pair of one permanent energy and one permanent industry resource.
token-pair-community-energy = pair of community and energy
    .about = 3 points for each pair of one permanent community and one permanent energy resource.
token-pair-community-ecology = pair of community and ecology
    .about = 3 points for each pair of one permanent community and one permanent ecology resource.
token-pair-ecology-industry = pair of ecology and industry
    .about = 3 points for each pair of one permanent ecology and one permanent industry resource.

question-nothing = end of the game
question-turn = flip, take or draw
question-take = take or draw
question-pay = payment
question-token = choice of a civic token
question-line-up = lining up the civic tokens

level-easy = easy
level-medium = medium
level-hard = hard
reading-type = once per resource
reading-symbol = for each symbol

card-tier-1 = tier 1
card-tier-2 = tier 2
card-tier-3 = tier 3

## Rules

pc-part-setup = Components and setup

PC-01 =
    There are 160 double-sided cards, with a resource on one side and a building on the other: 65 of tier 1, 50 of tier
    2 and 45 of tier 3. Everyone knows the tier of every card in the deck, the market and the cities.
PC-02 =
    A resource side shows community, economy, energy, ecology, industry or ingenuity; ingenuity stands for any of the
    others. Tier 1 cards show one symbol; tier 2 and 3 cards show two. An ingenuity card always counts as one resource.
PC-03 =
    A building side shows a cost and what the building gives you: a permanent resource (sometimes with points as well),
    points alone, or a civic token. A building that gives you a token is called civic; it has no points and no resource.
PC-04 =
    Draw the cards for this game at random from each tier. With one or two players, use 40 cards of tier 1, 24 of tier 2
    and 18 of tier 3; with three players 52, 36 and 28; with four players 64, 48 and 38. The others are out of the game,
    unseen.
PC-05 =
    Shuffle each tier with the resource sides up. Stack tier 1 on tier 2 and both on tier 3: this is the deck. Everyone
    can see the resource on its top card.
PC-06 =
    Deal the market: a grid of 4 × 4 cards, row by row from the top left, resource sides up.
PC-07 =
    Lay out civic tokens face up, drawn at random from the 22: 10 with two players, 12 with three, 14 with four. The
    rest are out of the game. For a solo game, see PC-31.
PC-08 =
    Each player starts with an ingenuity card in their stock. These four cards are not among the 160. The first player
    is drawn at random.
PC-09 =
    Nobody knows the deck below its top card, any building side that has not been shown yet, or the cards removed at the
    start. Everyone knows everything else: stocks, cities, tokens, discarded cards, the size of the deck and the
    resource side of every card that has been on top of it. No player has secrets.

pc-part-turn = Your turn

PC-10 =
    Once per turn, before you take cards, you may flip a market card to its building side if all the cards in its row or
    in its column show resources. A building is never flipped back.
    .refused =
        { $case ->
            [once] You can’t flip the card at { $at }: you have already flipped a card this turn.
            [building] You can’t flip the card at { $at }: it already shows a building, the { $building }.
            [line] You can’t flip the card at { $at }: there is a building in its row and another in its column.
           *[turn] { $seat } can’t flip a card right now. Current step: { $question }.
        }
PC-11 =
    Then take two cards: either two market cards that share a side, or the top two cards of the deck as resources. You
    may not take one card from the market and one from the deck.
    .refused =
        { $case ->
            [apart] You can’t take the cards at { $at } and { $other_at } together: they do not share a side.
            [deck] You can’t draw: the deck is empty.
           *[turn] { $seat } can’t take cards right now. Current step: { $question }.
        }
PC-12 = Resource cards go to your stock. You may spend them on a building that you take in the same turn.
PC-13 =
    You may take a building only if you pay its cost at once. If you take two buildings, you pay both costs together.
    .refused =
        You can’t afford this yet. Cost: { $cost_resources }. Missing: { $missing_resources }. { $ingenuity ->
            [0] You have no ingenuity card to make up the difference.
            [one] One ingenuity card is not enough to make up the difference.
           *[other] { $ingenuity } ingenuity cards are not enough to make up the difference.
        }
PC-14 =
    Each permanent resource in your city pays for one symbol per turn. Pay the rest with cards from your stock, which
    are discarded. A card with two symbols pays for two of its resource, even across two buildings. An ingenuity card
    pays for any one symbol. Ruling: if you need only one of a card’s two symbols, the other is lost.
    .refused = You can’t pay with { $resources_a }: that is not in your stock.
PC-15 = A building that you build this turn produces from your next turn on.
PC-16 =
    Ruling: permanent resources are used before cards. If you can pay in more than one way, you choose which cards to
    spend (never more than needed), for both buildings together. If there is only one way, the cards are spent
    automatically.
    .refused =
        { $case ->
            [superfluous] You don’t need the { $resource } card: the others already cover the cost.
           *[turn] { $seat } has no payment to make right now. Current step: { $question }.
        }
PC-17 =
    Pay first, then choose civic tokens, then refill the market. Buildings you have paid for go to your city. For each
    civic building, choose one of the face-up civic tokens. Ruling: if there are none left, you get none.
    .refused =
        { $case ->
            [token] The civic token “{ $token }” is not on the table. Choose one of these: { $tokens }.
           *[turn] { $seat } can’t choose a civic token right now. Current step: { $question }.
        }
PC-18 =
    If you took cards from the market, fill the gaps from the top of the deck, from left to right and top to bottom.
    Where you took a resource, place the new card with its building side up; where you took a building, with its
    resource side up.
PC-19 =
    Ruling: if you can take nothing, because the deck is empty and you cannot pay for any pair, you pass. Otherwise you
    may not pass. After a flip you may still draw from the deck.
    .refused =
        { $case ->
            [deck] { pc-no-passing } You can draw from the deck.
            [pair] { pc-no-passing } You can take the cards at { $at } and { $other_at }.
           *[turn] { $seat } can’t pass right now. Current step: { $question }.
        }

pc-part-end = End of the game and scoring

PC-20 =
    The turn that begins with an empty deck is the last turn of the game. By then everyone has had exactly 17 turns, and
    14 cards are left in the market (16 if the last turn was passed).
PC-21 =
    Add up the points on your buildings and the points of your civic tokens. All 22 tokens are different. Two are simply
    worth 5 and 7 points. Five give 2 points for each permanent resource of one kind. Ten give 3 points for each pair of
    permanent resources: one each of two kinds. The others give 6 points for each complete set of all five kinds, 2
    points for each kind you have at least twice, 3 points for each kind you have at least three times, 4 points for
    each kind you do not have, and 2 points for each ingenuity card left in your stock. Apart from that last one and the
    two for 5 and 7 points, tokens count only permanent resources; the other cards in your stock are worth nothing.
    .scored =
        { $case ->
            [buildings] Buildings: { $count }
           *[token]
                { $each ->
                    [5] Civic token: { $token }
                    [7] Civic token: { $token }
                   *[other] { $count } × { $token } ({ $each } each)
                }
        }
PC-22 =
    The player with the most points wins. Ties for any place go to the player with more cards left in their stock; if
    they have the same number, they share the place. Ruling: ingenuity cards count as well, and a card with two symbols
    is one card.
    .scored = Cards left in the stock (tie-break): { $count }

pc-part-solo = Solo: the Automa

PC-30 = Set up the game as for two players. Only you get an ingenuity card, and you go first.
PC-31 =
    Once the market is dealt, choose 10 civic tokens and lay them in a row, from left to right (or use the option to
    draw them at random). The other 12 are out of the game. When you may take a token, take any one from the row; the
    Automa takes the leftmost, or the two leftmost for two civic buildings, as long as there are any. Then close up the
    row.
    .refused = The civic token “{ $token }” is already in the row. Choose another one.
PC-32 =
    Two markers start at column 1 and row 2. On its turn, the Automa takes the card where they cross and the card below
    it (or, from the bottom row, the top card of the same column) without paying. Resources go to its stock, buildings to
    its city. Then refill the market as usual and move both markers on by one; from the last column or row they go back
    to the first.
PC-33 =
    The Automa never flips a card and never draws from the deck. You always know which two spaces it will take from, but
    your own turn may change the cards there.
PC-34 =
    The Automa scores the points on its buildings, plus extra points that depend on its level. Easy: 1 point for each
    permanent resource and 3 for each civic token. Medium: 1, 2 or 3 points for a resource it has once, twice, or three
    times or more, and 5 for each token. Hard: 1, 3 or 6 points in the same way, 7 for each token and 1 for each
    ingenuity card.
    .scored =
        { $case ->
            [buildings] Automa ({ $level }), buildings: { $count }
            [resource] Permanent resources: { $count } × { $resource }
            [ingenuity] Ingenuity cards: { $count }
           *[token] Civic tokens: { $count } ({ $each } each)
        }
PC-35 =
    The rulebooks disagree about these points, so you choose with the option “Automa’s resources”. In the French one
    they are scored once per resource: with four energy symbols, the medium Automa scores 3. This is what we play unless
    you choose otherwise. In the Polish one they are scored for each symbol: four energy symbols score 12.
    .scored = Permanent resources: { $count } × { $resource } ({ $level }, { $reading })
PC-36 = You win if you have more points than the Automa. Ruling: a tie is not a win.
    .scored = A tie with the Automa is not a win

pc-no-passing = You may pass only if there is nothing you can take.

## What happens

pc-begins = { $seat } goes first.
pc-lined-up = { $seat } puts the civic token “{ $token }” in position { $place } of the row.
pc-flipped = { $seat } flips the card at { $at } and reveals { $building_a }.
pc-took = { $seat } takes { $resource_a } from { $at }.
pc-took-building = { $seat } takes the { $building } from { $at }.
pc-paid =
    { $count ->
        [0] { $seat } builds { $buildings_a } with permanent resources alone (cost: { $cost_resources }).
       *[other] { $seat } builds { $buildings_a } (cost: { $cost_resources }) and spends { $resources_a }.
    }
pc-drew = { $seat } draws { $resources_a } from the deck.
pc-token = { $seat } takes the civic token “{ $token }”.
pc-no-token = There is no civic token left for { $seat }.
pc-passed = { $seat } can’t take anything and passes.
pc-dealt-resource = In the market, { $resource_a } appears at { $at }.
pc-dealt-building = In the market, { $building_a } appears at { $at }.
pc-top =
    The top card of the deck is now { $resource_a }. { $count ->
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
pc-deck-empty = The deck is empty: the next turn is the last.
pc-automa-took = The Automa takes { $resource_a } from { $at }.
pc-automa-built = The Automa takes the card at { $at } and builds { $building_a }.
pc-automa-token = The Automa takes the leftmost civic token, “{ $token }”.
pc-automa-next = Next, the Automa will take the cards at { $at } and { $other_at }.
pc-over = Everyone has had 17 turns: the cities are scored.

## What to do now

pc-now-turn =
    { $deck ->
        [0] This is the last turn. Take two neighbouring cards from the market; you may flip one first.
       *[other] Take two neighbouring cards from the market, or draw two. You may flip one first.
    }
pc-now-take =
    { $deck ->
        [0] This is the last turn. Take two neighbouring cards from the market.
       *[other] Take two neighbouring cards from the market, or draw two.
    }
pc-now-pass = There is nothing you can take, so you must pass.
pc-now-pay = Choose the cards to pay with. You are building { $buildings_a }. Still to pay: { $resources }.
pc-now-token =
    { $count ->
        [one] Choose a civic token.
       *[other] Choose a civic token. You get { $count } of them.
    }
pc-now-line-up = Choose civic token { $place } of 10 for the row, from left to right.

## Labels of the board in a terminal

short-community = comm
short-economy = econ
short-energy = ener
short-ecology = ecol
short-industry = indu
short-ingenuity = inge
pc-board-round = Round { $round } of { $rounds }
pc-board-top = on top
pc-board-points = { $points } pts
pc-board-civic = civic
pc-board-tokens = Civic tokens
pc-board-row = Civic tokens, from the left
pc-board-stock = stock
pc-board-city = city
pc-board-won = tokens
pc-board-sites = to pay for
pc-board-tier = tier
pc-board-automa = the Automa’s next cards
