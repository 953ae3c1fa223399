### Card City in English. Rules stand in the order of the rules page; a message `cc-part-…` opens a part of it.

game-card-city = Card City
    .about = Divide and choose cards, build a city of 5 × 5 places, let its districts grow. For 2 to 4 players, or solo.

option-decentralisation = Decentralisation
    .about = Extra points for zones with every neighbour, for a town hall off the centre and for scattered industry.
option-parking_meters = Parking meters
    .about = Parking zones that touch at least three colours bring gold in every round.
option-discard = Discarding
    .about =
        When to discard a card that you cannot build: as soon as you play it, even if the other card could go first, or
        only when you can build none of your cards.
value-discard-in-order = as soon as you play it
value-discard-last = only when you can build none

card-residence = residence
card-commerce = commerce
card-leisure = leisure
card-industry = industry
card-parking = parking
card-town-hall = town hall

lot-small = small lot
lot-big = big lot

phase-divide = dividing
phase-choose = choosing a lot
phase-keep = choosing cards
phase-construction = construction
phase-development = development
phase-end-of-round = end of the round
phase-over = end of the game

level-locality = locality
level-hamlet = hamlet
level-village = village
level-market-town = market town
level-town = town
level-city = city
level-conurbation = conurbation
level-metropolis = metropolis
level-capital = capital
level-megalopolis = megalopolis

## Rules

cc-part-setup = Set-up

CC-01 =
    The box holds 34 green residences, 24 blue commerces, 12 red leisures, 20 yellow industries, 16 grey parkings and 4
    violet town halls.
CC-02 =
    For each player 6 residences, 4 industries, 4 parkings, 3 commerces and 3 leisures go into the deck, and it is
    shuffled. That makes 40 cards for two players, 60 for three, 80 for four: exactly enough for 10 rounds.
CC-03 =
    The residences, industries and commerces left over are the reserve: three face-up piles that anybody may count. They
    hold 22, 12 and 18 cards with two players, 16, 8 and 15 with three, 10, 4 and 12 with four. All other cards left
    over are out of the game.
CC-04 = Each player starts with 3 gold and a town hall, the first card of the city.
CC-05 = The first player is drawn at random. The role moves one player to the left after each round.
CC-06 = How many cards are left in the deck is public at all times.

cc-part-acquisition = Phase 1: acquisition

CC-10 = The first player draws 2 cards for each player, looks at them in secret and is the first divider.
    .refused = { $seat } may not divide cards now (phase: { $phase }).
CC-11 =
    In round 1, leisures that are drawn are put aside and replaced, until no card drawn is a leisure. Those put aside
    are then shuffled back into the deck.
CC-12 =
    The divider makes two lots of all the cards in hand. The small lot is exactly 2 cards, face up. The big lot is all
    the others: half of them face up, half face down, whichever the divider likes.
    .refused = The two lots must be made of exactly these cards: { $cards }.
CC-13 =
    The chooser is the next player on the divider’s left who has no cards yet. The chooser takes one of the two lots,
    seeing only the cards that lie face up.
    .refused = { $seat } may not choose a lot now (phase: { $phase }).
CC-14 =
    A chooser who takes the small lot is done. The divider takes the big lot back and divides it again for the next
    chooser.
CC-15 =
    If the chooser takes the big lot, the divider is done with the small one. The chooser becomes the divider and
    divides the big lot for the next chooser.
CC-16 =
    With only 4 cards to divide, the big lot has 2 cards as well, one up and one down, and the divider gets the lot that
    the chooser leaves. Everybody ends up with exactly 2 cards.
CC-17 =
    Face-down cards are known to those who have divided them and to the chooser who takes them, to nobody else. What has
    lain face up is known to all, but only by kind: cards of one kind are never told apart.

cc-part-construction = Phase 2: construction

CC-20 = All players at the same time place both their cards, each in their own city and in the order they like.
    .refused =
        { $case ->
            [hand] { $seat } has no such card in hand: { $card }. In hand: { $cards }.
           *[turn] { $seat } may not build or discard now (phase: { $phase }).
        }
CC-21 =
    Play your two cards in the order you like. When it is a card’s turn, you must build it if you can. If you cannot,
    because it costs too much, the city limit is reached or no space is allowed, discard it face up: it is out of the
    game. This holds even if you could build the other card first. The option “Discarding” has the other reading: you may
    discard only when you can build none of the cards in your hand.
    .refused =
        { $case ->
            [last] You cannot discard the { $card } yet: you can still build the { $other_card }.
           *[card] You cannot discard the { $card }: you can still build it, for example at { $at }.
        }
CC-22 =
    A new card goes to an empty place where it touches a card of the city. Cards touch by their sides, not by corners.
    .refused =
        { $case ->
            [taken] The { $card } cannot go to { $at }: that place is taken.
           *[apart] The { $card } cannot go to { $at }: it would touch no card of the city.
        }
CC-23 =
    The whole city fits in a square of 5 × 5 places. The square floats until the city’s own width and height fix where
    it lies.
    .refused = The { $card } cannot go to { $at }: the city would no longer fit in 5 × 5 places.
CC-24 =
    City limit: a city may have 5 cards, and 5 more for each industry in it. Industries don’t count towards the limit,
    the town hall does.
    .refused =
        City limit reached, no { $card }: with { $industries ->
            [0] no industry
            [one] { $industries } industry
           *[other] { $industries } industries
        } the city may have { $limit } cards, industries not counted.
CC-25 = A residence may not be built so that it touches a residence, nor a commerce so that it touches a commerce.
    .refused = The { $card } cannot go to { $at }: it would touch the { $other_card } at { $other_at }.
CC-26 = A residence and an industry may never touch.
    .refused = The { $card } cannot go to { $at }: it would touch the { $other_card } at { $other_at }.
CC-27 = A leisure costs 5 gold, paid when it is placed. A player who has less cannot build it.
    .refused = Not enough gold: { $gold }. A leisure costs { $price }.
CC-28 = Otherwise all cards may touch. A card that has been placed never moves.

cc-part-development = Phase 3: development

CC-30 =
    A district is all the cards of one kind that hang together by their sides. The town hall is a district by itself.
CC-31 = The culture cards are the town hall and the leisures.
CC-32 =
    A residential district that touches more culture cards than it has residences develops: one residence from the
    reserve is placed so that it touches the district. Each culture card counts once.
    .refused =
        No { $card } develops at { $at }: no residential district beside that place touches more culture cards than it
        has residences.
CC-33 =
    A commercial district that touches more residential districts than it has commerces develops: one commerce from the
    reserve is placed so that it touches the district. Each residential district counts once.
    .refused =
        No { $card } develops at { $at }: no commercial district beside that place touches more residential districts
        than it has commerces.
CC-34 =
    The new card obeys CC-22, CC-23, CC-24 and CC-26, but not CC-25: it may also touch other districts of its kind, and
    joins them.
CC-35 =
    Development is compulsory as long as any is possible. The player chooses which district develops, and where. A
    district may develop several times.
CC-36 =
    A district does not develop if its pile of the reserve is empty or if no place is allowed; nothing is owed later. A
    player is done when nothing more can develop.
    .refused = No { $card } develops at { $at }: that pile of the reserve is empty.
CC-37 = Players develop one after the other, from the first player on to the left.
    .refused = { $seat } may not develop now (phase: { $phase }).

cc-part-income = Phase 4: income

CC-40 = Each player gets 1 gold as salary.
CC-41 =
    Each commercial district pays 1 gold for its first card, 2 for its second, 3 for its third and so on: 1, 3, 6, 10,
    15 gold for 1 to 5 cards.

cc-part-end-of-round = Phase 5: end of the round

CC-50 =
    From the first player on to the left, each player may buy one industry from the reserve, or pass. A city’s first
    industry costs 5 gold, its second 10, its third 15 and so on; those built from the hand count too. A player who
    cannot buy is not asked. Round 10 has this phase as well.
    .refused = { $seat } may not buy or pass now (phase: { $phase }).
CC-51 =
    A bought industry is placed at once, by CC-22, CC-23 and CC-26, and raises the city limit at once. Without an
    allowed place it cannot be bought. Nothing develops before phase 3 of the next round.
CC-52 = Then the player on the first player’s left becomes the first player.

cc-part-scoring = End of the game

CC-60 =
    The game ends after round 10. Each residential district is worth 1 point for its first card, 2 for its second, 3 for
    its third and so on: 1, 3, 6, 10, 15 points for 1 to 5 cards.
    .scored = Residential districts by size: { $sizes }
CC-61 = Each place of the 5 × 5 square that is still empty costs 1 point.
    .scored = Empty places: { $empty }
CC-62 = Every 5 gold is worth 1 point.
    .scored = Gold: { $gold }
CC-63 =
    The player with the most points wins. A tie, for any place, goes to the player with more gold left over from CC-62,
    which is 0 to 4; if that is equal too, the place is shared.
    .scored = Gold left over, for ties: { $gold }

cc-part-variants = Variants

CC-70 =
    Decentralisation: at the end of the game, 5 points for each zone that touches all the colours asked of it. Every
    district but the town hall is a zone. Commerces need green, red, violet, yellow and grey; parkings green, blue, red,
    violet and yellow; leisures green, blue, violet, yellow and grey; residences and industries blue, red, violet and
    grey. The town hall counts as violet and as red.
    .scored =
        { $count ->
            [0] Zones that touch all their colours: none
           *[other] Zones that touch all their colours: { $count } ({ $cards })
        }
CC-71 =
    Decentralisation: 2 points for each step, horizontal or vertical, from the centre of the 5 × 5 square to the town
    hall. Where the city is less than 5 wide or high, the square is laid to the player’s advantage.
    .scored = Steps of the town hall from the centre: { $steps }
CC-72 = Decentralisation: 3 points for each industrial zone after the first.
    .scored = Industrial zones: { $zones }
CC-80 =
    Parking meters: in phase 4 each parking zone pays 1 gold if it touches 3 colours, 2 gold if it touches 4 and 3 gold
    if it touches 5. The colours are green, blue, red, violet and yellow; the town hall counts as violet and as red.

cc-part-solo = Solo

CC-90 =
    The solo deck has 6 residences, 4 industries, 4 parkings, 3 commerces and 3 leisures; the reserve has 28 residences,
    16 industries and 21 commerces. All else stays as it is. Variants may be added, and count for the level.
CC-91 =
    In phase 1 the player draws 3 cards, keeps 2 and puts the third under the deck. In round 10 only 2 cards are left,
    and both are kept. In round 1 leisures are first replaced, as in CC-11.
    .refused =
        { $case ->
            [cards] The two cards to keep must be among these: { $cards }.
           *[turn] { $seat } may not choose cards to keep now (phase: { $phase }).
        }
CC-92 =
    The score gives the level of the city: under 10 { level-locality }, from 10 { level-hamlet }, from 15
    { level-village }, from 20 { level-market-town }, from 25 { level-town }, from 30 { level-city }, from 35
    { level-conurbation }, from 40 { level-metropolis }, from 45 { level-capital }, from 50 { level-megalopolis }.
    .scored = Level: { $level }

## What happens

cc-round = Round { $round }. First player: { $seat }.
cc-drew =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .secret =
        { $seat } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }.
cc-divided = { $seat } divides. Small lot: { $small_cards }. Big lot, face up: { $up_cards }; face down: { $down }.
    .secret =
        { $seat } divides. Small lot: { $small_cards }. Big lot, face up: { $up_cards }; face down: { $hidden_cards }.
cc-chose =
    { $case ->
        [again] { $seat } takes the { $lot }; { $other_seat } takes the big lot back and divides it again.
       *[last] { $seat } takes the { $lot }, { $other_seat } the other one.
    }
    .secret =
        { $case ->
            [again] { $seat } takes the { $lot }; { $other_seat } takes the big lot back and divides it again. In the big lot: { $cards }.
           *[last] { $seat } takes the { $lot }, { $other_seat } the other one. In the big lot: { $cards }.
        }
cc-kept = { $seat } keeps: { $cards }. The third card goes under the deck.
    .secret = { $seat } keeps: { $cards }. Under the deck goes: { $card }.
cc-built = { $seat } builds at { $at }: { $card }.
cc-discarded = { $seat } discards: { $card }.
cc-developed = { $seat } develops at { $at }: { $card }.
cc-income =
    { $meters ->
        [0] { $seat } gets { $gold } gold (salary 1, commerces { $shops }).
       *[other] { $seat } gets { $gold } gold (salary 1, commerces { $shops }, parking meters { $meters }).
    }
cc-bought = { $seat } buys an industry for { $price } gold and places it at { $at }.
cc-passed = { $seat } buys nothing.
cc-over = Ten rounds are over: the cities are scored.

## What to do now

cc-now-divide =
    Divide your { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into two lots: { $cards }.
cc-now-choose = Choose a lot. The divider is { $other_seat }.
cc-now-keep = Keep two of these cards: { $cards }.
cc-now-build = Place your cards: { $cards }.
cc-now-develop = Your city develops: place a card from the reserve.
cc-now-buy = Buy an industry for { $price } gold (you have { $gold }), or pass.
