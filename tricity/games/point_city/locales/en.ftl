### Point City in English. Rules stand in the order of the rules page; a message `pc-part-…` opens a part of it.

game-point-city = Point City
    .about =
        Take two neighbouring cards a turn: resources to pay with, buildings that produce for ever, civic tokens for the
        end. For 2 to 4 players, or solo against the Automa.

option-automa_level = Automa
    .about = How much the solo opponent scores: easy, medium or hard.
option-automa_scoring = Automa’s resources
    .about = What 1/2/3 points for resources mean: once for the type, or for each of its symbols.
option-solo_tokens = Solo tokens
    .about = The ten civic tokens of a solo game: chosen and lined up by the player, or drawn at random.

resource-community = community
resource-economy = economy
resource-energy = energy
resource-ecology = ecology
resource-industry = industry
resource-2community = double community
resource-2economy = double economy
resource-2energy = double energy
resource-2ecology = double ecology
resource-2industry = double industry
resource-ingenuity = ingenuity

building-atm = ATM
building-minigolf = minigolf
building-newsstand = newsstand
building-market-stall = market stall
building-bus-stop = bus stop
building-post-office = post office
building-pond = pond
building-food-truck = food truck
building-playground = playground
building-hot-dog-stand = hot dog stand
building-tiny-house = tiny house
building-treehouse = treehouse
building-bird-feeder = bird feeder
building-art-gallery = art gallery
building-fountain = fountain
building-cafe = café
building-community-garden = community garden
building-townhouses = townhouses
building-cell-tower = cell tower
building-factory = factory
building-radio-station = radio station
building-observatory = observatory
building-supermarket = supermarket
building-square = square
building-manor = manor
building-warehouse = warehouse
building-fairground = fairground
building-apartments = apartments
building-data-center = data centre
building-quarry = quarry
building-train-station = train station
building-dam = dam

# A token is called by what it counts.
token-set = set of all five resources
    .about = 6 points for each complete set of all five permanent resources.
token-flat-5 = 5 points
    .about = 5 points.
token-flat-7 = 7 points
    .about = 7 points.
token-types-2 = resource produced 2+ times
    .about = 2 points for each resource that the city produces at least twice.
token-types-3 = resource produced 3+ times
    .about = 3 points for each resource that the city produces at least three times.
token-missing = resource not produced
    .about = 4 points for each of the five resources that the city does not produce.
token-unspent-ingenuity = unspent ingenuity card
    .about = 2 points for each ingenuity card left in the stock.
token-each-economy = permanent economy
    .about = 2 points for each permanent economy.
token-each-industry = permanent industry
    .about = 2 points for each permanent industry.
token-each-community = permanent community
    .about = 2 points for each permanent community.
token-each-energy = permanent energy
    .about = 2 points for each permanent energy.
token-each-ecology = permanent ecology
    .about = 2 points for each permanent ecology.
token-pair-community-economy = pair of community and economy
    .about = 3 points for each pair of permanent community and economy.
token-pair-economy-ecology = pair of economy and ecology
    .about = 3 points for each pair of permanent economy and ecology.
token-pair-economy-energy = pair of economy and energy
    .about = 3 points for each pair of permanent economy and energy.
token-pair-energy-ecology = pair of energy and ecology
    .about = 3 points for each pair of permanent energy and ecology.
token-pair-economy-industry = pair of economy and industry
    .about = 3 points for each pair of permanent economy and industry.
token-pair-community-industry = pair of community and industry
    .about = 3 points for each pair of permanent community and industry.
token-pair-energy-industry = pair of energy and industry
    .about = 3 points for each pair of permanent energy and industry.
token-pair-community-energy = pair of community and energy
    .about = 3 points for each pair of permanent community and energy.
token-pair-community-ecology = pair of community and ecology
    .about = 3 points for each pair of permanent community and ecology.
token-pair-ecology-industry = pair of ecology and industry
    .about = 3 points for each pair of permanent ecology and industry.

question-nothing = the game is over
question-turn = flip, take or draw
question-take = take or draw
question-pay = payment
question-token = choice of a civic token
question-line-up = line-up of the civic tokens

level-easy = easy
level-medium = medium
level-hard = hard
reading-type = by type
reading-symbol = by symbol

card-tier-1 = tier 1
card-tier-2 = tier 2
card-tier-3 = tier 3

## Rules

pc-part-setup = Components and set-up

PC-01 =
    There are 160 cards with a resource side and a building side: 65 of tier 1, 50 of tier 2, 45 of tier 3. The tier of
    every card in the deck, the market and the cities is known to all.
PC-02 =
    A resource side shows community, economy, energy, ecology, industry, or ingenuity, which stands for any of them.
    Tier 1 shows one symbol, tiers 2 and 3 show two; ingenuity always counts as one.
PC-03 =
    A building side has a cost, and one of three things: a permanent resource, some with points too; points alone; or a
    civic token, without points or resource of its own.
PC-04 =
    Of tiers 1, 2 and 3, chosen at random, 40, 24 and 18 cards are used with one or two players, 52, 36 and 28 with
    three, 64, 48 and 38 with four. The others are out of the game, unseen.
PC-05 =
    Each tier is shuffled. Tier 1 lies on tier 2, which lies on tier 3, resource sides up: the top card’s resource is
    always known.
PC-06 = The market is a grid of 4 × 4 cards, dealt row by row from the top left, resource sides up.
PC-07 =
    Lay out civic tokens face up, drawn at random from the 22: 10 with two players, 12 with three, 14 with four. The
    rest are out of the game. When you play alone, see PC-31.
PC-08 =
    Each player begins with an ingenuity card in the stock. These four extra cards are not among the 160. The first
    player is drawn at random.
PC-09 =
    Nobody knows the deck below its top card, the building side of a card that never showed it, nor the cards removed at
    the start. All else is known to everybody: stocks, cities, tokens, discarded cards, the size of the deck, and the
    resource side of every card that was on top of it. Nothing is private.

pc-part-turn = A turn

PC-10 =
    Once a turn, before taking cards, a player may flip a market card to its building side if its row or its column
    shows resource sides only. A building is never flipped back.
    .refused =
        { $case ->
            [once] The card at { $at } cannot be flipped: one card has been flipped this turn.
            [building] The card at { $at } is a building already: { $building }.
            [line] The card at { $at } cannot be flipped: there is a building in its row and one in its column.
           *[turn] { $seat } may not flip a card now ({ $question }).
        }
PC-11 =
    Then the player takes two cards: either two market cards that share a side, or the top two of the deck, as
    resources. Never one of each.
    .refused =
        { $case ->
            [apart] The cards at { $at } and { $other_at } do not share a side.
            [deck] The deck is empty.
           *[turn] { $seat } may not take cards now ({ $question }).
        }
PC-12 = A resource card goes to the player’s stock, and may pay for a building taken in the same turn.
PC-13 =
    A building may be taken only if its cost is paid at once. Two buildings in one turn: both costs together.
    .refused =
        Cost: { $cost_resources }. Missing: { $missing_resources }. Ingenuity cards at hand: { $ingenuity }.
PC-14 =
    Each permanent resource of the city pays once a turn, for both buildings together. The rest is paid with stock
    cards, which are discarded for good. A double card pays two of its resource, if need be over two buildings, and
    gives no change. An ingenuity card pays one of any resource.
    .refused = Not in the stock: { $resources }.
PC-15 = A building built this turn produces from the next turn on.
PC-16 =
    Permanent resources are used before cards. Where several sets of cards pay, none of them with a card too many, the
    player chooses one, for both buildings together; cards of the same resource and amount are the same. Where only one
    set pays, it is paid without asking.
    .refused =
        { $case ->
            [superfluous] One card is too many: { $resource }. The others pay without it.
           *[turn] { $seat } has nothing to pay now ({ $question }).
        }
PC-17 =
    The order is: pay, choose tokens, refill. A paid building goes to the city. For a civic building the player chooses
    one civic token from the table, for two civic buildings two. If none is left, none is taken.
    .refused =
        { $case ->
            [token] This civic token is not on the table: { $token }. There are: { $tokens }.
           *[turn] { $seat } may not choose a civic token now ({ $question }).
        }
PC-18 =
    If the cards came from the market, its gaps are filled in reading order from the top of the deck. Where a resource
    was taken a building is laid, and where a building was taken a resource.
PC-19 =
    If nothing can be taken, because the deck is empty and no pair can be paid for, the turn is passed; otherwise there
    is no passing. A flip may be followed by a draw from the deck.
    .refused =
        { $case ->
            [deck] { pc-no-passing } The deck is not empty.
            [pair] { pc-no-passing } The cards at { $at } and { $other_at } can be taken.
           *[turn] { $seat } may not pass now ({ $question }).
        }

pc-part-end = End and scoring

PC-20 =
    A turn that begins with an empty deck is the last of the game. Everybody has exactly 17 turns, and 14 cards are left
    in the market, or 16 if the last turn was passed.
PC-21 =
    A player scores the points of the buildings and those of the civic tokens. Tokens count permanent resources only,
    but for the one that counts ingenuity cards left in the stock. Other stock cards score nothing.
    .scored =
        { $case ->
            [buildings] Buildings: { $count }
           *[token] { $count } × { $token } ({ $each } each)
        }
PC-22 =
    A tie, for any place, goes to the player with more cards left in the stock: cards, not symbols, ingenuity included.
    If that is equal too, the place is shared.
    .scored = Cards left in the stock, for ties: { $count }

pc-part-solo = Solo: the Automa

PC-30 = The game is set up as for two players. Only the player gets an ingenuity card, and begins.
PC-31 =
    Once the market is dealt, the player chooses 10 civic tokens and lays them in a row, from left to right; an option
    draws and lays them at random. The other 12 are out of the game. The player takes any token of the row, the Automa
    the leftmost, or as many as it is due and as there are. The row closes up.
    .refused = This civic token lies in the row already: { $token }.
PC-32 =
    Two markers stand at column 1 and row 2. On its turn the Automa takes the card where they cross and the one below it
    (from the bottom row: the top card of that column), for nothing: resources to its stock, buildings to its city. The
    market is refilled as usual, and both markers move on by one, from the last place back to the first.
PC-33 =
    The Automa never flips a card and never draws from the deck. The two cells that it will take from are known; what
    lies there may still change in the player’s turn.
PC-34 =
    The Automa scores the points of its buildings and, by level: easy, 1 for each permanent resource and 3 for each
    token; medium, 1, 2 or 3 for a resource owned once, twice, or three times and more, and 5 for each token; hard, 1, 3
    or 6 likewise, 7 for each token and 1 for each ingenuity card.
    .scored =
        { $case ->
            [buildings] Automa ({ $level }), buildings: { $count }
            [resource] Permanent resources: { $count } × { $resource }
            [ingenuity] Ingenuity cards: { $count }
           *[token] Civic tokens: { $count } ({ $each } each)
        }
PC-35 =
    The rulebooks differ on what 1, 2 or 3 points mean. By type, a resource owned four times scores 3 at the medium
    level; by symbol, each of its four symbols scores 3, which is 12. An option decides.
    .scored = Permanent resources: { $count } × { $resource } ({ $level }, { $reading })
PC-36 = The player wins with more points than the Automa. A tie is not a win.
    .scored = A tie with the Automa is not a win

pc-no-passing = Passing is for those who can take nothing.

## What happens

pc-begins = { $seat } begins.
pc-lined-up = { $seat } lays civic token { $place } of the row: { $token }.
pc-flipped = { $seat } flips the card at { $at }: { $building }.
pc-took = { $seat } takes from { $at }: { $resource }.
pc-took-building = { $seat } takes from { $at }: { $building }.
pc-paid =
    { $count ->
        [0] { $seat } builds with permanent resources alone: { $buildings }. Cost: { $cost_resources }.
       *[other] { $seat } builds: { $buildings }. Cost: { $cost_resources }. Cards paid: { $resources }.
    }
pc-drew = { $seat } draws from the deck: { $resources }.
pc-token = { $seat } takes a civic token: { $token }.
pc-no-token = No civic token is left for { $seat }.
pc-passed = { $seat } can take nothing and passes.
pc-dealt-resource = New at { $at }: { $resource }.
pc-dealt-building = New at { $at }: { $building }.
pc-top =
    On top of the deck: { $resource }. { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left.
pc-deck-empty = The deck is empty: the next turn is the last.
pc-automa-took = The Automa takes from { $at }: { $resource }.
pc-automa-built = The Automa takes from { $at } and builds: { $building }.
pc-automa-token = The Automa takes the leftmost civic token: { $token }.
pc-automa-next = Next time the Automa takes from { $at } and { $other_at }.
pc-over = All have had their 17 turns: the cities are scored.

## What to do now

pc-now-turn =
    { $deck ->
        [0] Take two neighbouring cards from the market; you may flip one first. This is the last turn.
       *[other] Take two neighbouring cards from the market, or draw two; you may flip one first.
    }
pc-now-take =
    { $deck ->
        [0] Take two neighbouring cards from the market. This is the last turn.
       *[other] Take two neighbouring cards from the market, or draw two.
    }
pc-now-pass = You can take nothing: pass.
pc-now-pay = Choose the cards to pay with. You build: { $buildings }. To be paid from the stock: { $resources }.
pc-now-token =
    { $count ->
        [one] Choose a civic token.
       *[other] Choose a civic token; { $count } are yours.
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
pc-board-sites = to be paid
pc-board-tier = tier
pc-board-automa = the Automa takes next
