### Card City in English. Rules stand in the order of the rules page; a message `cc-part-…` opens a part of it.

game-card-city = Card City
    .about = Divide the cards or choose a lot, build a 5 × 5 city and watch its districts grow. For 2 to 4 players, or solo.
    .pitch = Divide the cards or choose a lot, then build a 5 × 5 city whose districts grow.
    .invitation =
        In every round one of you divides the cards into lots and the others choose. With your cards you build a city of
        5 × 5 spaces whose districts grow. After ten rounds, the city with the most points wins.

option-decentralisation = Decentralisation
    .about =
        Score extra points for zones that touch every colour they need, for a town hall away from the centre and for
        separate industrial zones.
option-parking_meters = Parking meters
    .about = Car parks that touch at least three colours earn gold every round.
option-discard = Discarding
    .about =
        When do you discard a card that you cannot build? Either as soon as you play it, even if building your other
        card first would help, or only when you can build neither of your cards.
value-discard-in-order = as soon as you play it
value-discard-last = only when you can build neither card
option-first_player = Who begins
    .about =
        Draw the first player at random, or let whoever sits in the first seat begin. You decide who sits where before
        the game starts.
value-first_player-drawn = drawn at random
value-first_player-first-seat = the player in the first seat

card-residence = residence
    .a = a residence
    .many = { $count } residences
card-commerce = shop
    .a = a shop
    .many = { $count } shops
card-leisure = leisure card
    .a = a leisure card
    .many = { $count } leisure cards
card-industry = industry
    .a = an industry
    .many = { $count } industries
card-parking = car park
    .a = a car park
    .many = { $count } car parks
card-town-hall = town hall
    .a = a town hall
    .many = { $count } town halls

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

cc-part-setup = Components and setup

CC-01 =
    The box contains 34 green residences, 24 blue shops, 12 red leisure cards, 20 yellow industries, 16 grey car parks
    and 4 violet town halls, as well as 48 gold coins (16 each of 1, 5 and 25) and a first-player marker.
CC-02 =
    To make the deck, take 6 residences, 4 industries, 4 car parks, 3 shops and 3 leisure cards per player and shuffle
    them together: 40 cards for two players, 60 for three and 80 for four. They last exactly 10 rounds.
CC-03 =
    The remaining residences, industries and shops form the reserve: three face-up piles that anyone may count. They
    hold 22 residences, 12 industries and 18 shops with two players; 16, 8 and 15 with three; 10, 4 and 12 with four.
    All other remaining cards are out of the game.
CC-04 = Each player starts with 3 gold and a town hall, which is the first card of their city.
CC-05 =
    The first player is drawn at random. With the option “Who begins”, the player in the first seat begins instead. After
    each round, the player to their left becomes the first player. Ruling: in the rulebook, the player who most recently
    visited a town begins.
CC-06 = Anyone may count the cards left in the deck at any time.

cc-part-acquisition = Phase 1: acquisition

CC-10 = The first player draws 2 cards per player, looks at them in secret and becomes the divider.
    .refused = { $seat } can’t divide cards right now. Current phase: { $phase }.
CC-11 =
    In round 1 only, set aside any leisure cards that are drawn and draw replacements until there are none among the
    cards drawn. Then shuffle the leisure cards back into the deck.
CC-12 =
    The divider makes two lots of all the cards in hand. The small lot has exactly 2 cards, face up. The big lot has all
    the others, half of them face up and half face down, as the divider chooses.
    .refused = Your two lots must contain exactly these cards: { $cards_a }.
CC-13 =
    The next player to the divider’s left who has no cards yet is the chooser. The chooser takes one of the two lots,
    seeing only the face-up cards.
    .refused = { $seat } can’t choose a lot right now. Current phase: { $phase }.
CC-14 =
    If the chooser takes the small lot, those are the chooser’s two cards. The divider takes the big lot back and divides
    it again for the next chooser.
CC-15 =
    If the chooser takes the big lot, the divider keeps the small one. The chooser becomes the divider and divides the
    big lot for the next chooser.
CC-16 =
    When there are only 4 cards to divide, the big lot also has 2 cards, one face up and one face down. The divider gets
    the lot that the chooser leaves. Everyone ends up with exactly 2 cards.
CC-17 =
    Face-down cards are known only to the players who have divided them and to the chooser who takes them. Everyone
    knows what has been face up, but only by kind: cards of the same kind cannot be told apart.

cc-part-construction = Phase 2: construction

CC-20 = All players place their two cards at the same time, each in their own city and in any order.
    .refused =
        { $case ->
            [hand] { $seat } has no { $card } in hand, only { $cards_a }.
           *[turn] { $seat } can’t build or discard right now. Current phase: { $phase }.
        }
CC-21 =
    Play your two cards in any order. When you play a card, you must build it if you can. If you cannot, because it
    costs too much, your city is full or there is no space for it, discard it face up: it is out of the game. This
    applies even if you could have built your other card first. With the option “Discarding” you may choose the other
    reading: you discard a card only when you can build neither of the cards in your hand.
    .refused =
        { $case ->
            [last] You can’t discard the { $card } yet, because you can still build the { $other_card }.
           *[card] You can’t discard the { $card }, because you can build it, for example at { $at }.
        }
CC-22 =
    Place each new card on an empty space next to a card already in your city. Cards touch side to side, not at the
    corners.
    .refused =
        { $case ->
            [taken] You can’t place the { $card } at { $at }: that space is taken.
           *[apart] You can’t place the { $card } at { $at }: it must be next to a card in your city.
        }
CC-23 =
    Your city must fit in a 5 × 5 square. The position of the square is not fixed until your city is 5 cards wide and 5
    cards high.
    .refused = You can’t place the { $card } at { $at }: your city would no longer fit in a 5 × 5 square.
CC-24 =
    City limit: your city may hold 5 cards, plus 5 for each of its industries. Industries do not count towards the
    limit; the town hall does.
    .refused =
        Your city is full, so you can’t place the { $card }: { $industries ->
            [0] without an industry
            [one] with { $industries } industry
           *[other] with { $industries } industries
        } it holds { $limit } cards (industries not counted).
CC-25 = You may not build a residence next to a residence, nor a shop next to a shop.
    .refused = You can’t build the { $card } at { $at }: it would touch the { $other_card } at { $other_at }.
CC-26 = A residence and an industry may never touch.
    .refused = You can’t place the { $card } at { $at }: it would touch the { $other_card } at { $other_at }.
CC-27 = A leisure card costs 5 gold, paid when you place it. If you have less, you cannot build it.
    .refused = You can’t afford this yet: a leisure card costs { $price } gold and you have { $gold }.
CC-28 = All other cards may touch freely. Once placed, a card never moves.

cc-part-development = Phase 3: development

CC-30 = A district is a group of cards of one kind connected side to side. The town hall is a district of its own.
CC-31 = The town hall and the leisure cards are culture cards.
CC-32 =
    A residential district that touches more culture cards than it has residences develops: place a residence from the
    reserve next to it. Each culture card counts once.
    .refused =
        You can’t add a { $card } at { $at }: no residential district next to it touches more culture cards than it has
        residences.
CC-33 =
    A commercial district that touches more residential districts than it has shops develops: place a shop from the
    reserve next to it. Each residential district counts once.
    .refused =
        You can’t add a { $card } at { $at }: no commercial district next to it touches more residential districts than
        it has shops.
CC-34 =
    The new card must obey CC-22, CC-23, CC-24 and CC-26, but not CC-25: it may also touch other districts of its kind,
    and then joins them together.
CC-35 =
    If a district can develop, it must. You choose which district develops and where. Ruling, in line with what the
    designer has said: a district may develop several times in the same phase, until nothing more can develop.
CC-36 =
    A district does not develop if the reserve has no more cards of its kind or if there is no legal space for one; it
    does not catch up later. Your development ends when nothing more can develop.
    .refused = You can’t add a { $card } at { $at }: there are none left in the reserve.
CC-37 =
    Players develop one after another, starting with the first player and going clockwise. Ruling: in the rulebook
    everyone develops at the same time, but the reserve may run out.
    .refused = { $seat } can’t develop right now. Current phase: { $phase }.

cc-part-income = Phase 4: income

CC-40 = Each player receives a salary of 1 gold.
CC-41 =
    Each commercial district pays 1 gold for its first card, 2 for its second, 3 for its third and so on. Districts of 1
    to 10 cards pay 1, 3, 6, 10, 15, 21, 28, 36, 45 and 55 gold.

cc-part-end-of-round = Phase 5: end of the round

CC-50 =
    Starting with the first player and going clockwise, each player may buy one industry from the reserve, or pass. The
    first industry in your city costs 5 gold, the second 10, the third 15 and so on, counting those you built from your
    hand. Players who cannot buy are skipped. This phase is also played in round 10.
    .refused = { $seat } can’t buy or pass right now. Current phase: { $phase }.
CC-51 =
    Place an industry as soon as you buy it, following CC-22, CC-23 and CC-26. It raises your city limit at once.
    Nothing develops until phase 3 of the next round. Ruling: without a space for it, you cannot buy an industry.
CC-52 = Then the player to the first player’s left becomes the first player.

cc-part-scoring = End of the game

CC-60 =
    The game ends after round 10. Each residential district is worth 1 point for its first card, 2 for its second, 3 for
    its third and so on. Districts of 1 to 10 cards are worth 1, 3, 6, 10, 15, 21, 28, 36, 45 and 55 points.
    .scored = Residential districts by size: { $sizes }
CC-61 = Lose 1 point for each empty space in your 5 × 5 square.
    .scored = Empty spaces: { $empty }
CC-62 = Score 1 point for every 5 gold.
    .scored = Gold: { $gold }
CC-63 =
    The player with the most points wins. Ties for any place go to the player with more gold left after CC-62 (0 to 4).
    Ruling: players who are still tied share the place; the rulebook has them play another game.
    .scored = Gold left over (tie-break): { $gold }

cc-part-variants = Variants

CC-70 =
    Decentralisation: at the end of the game, score 5 points for each zone that touches all the colours it needs. Every
    district except the town hall is a zone. Shops need green, red, violet, yellow and grey; car parks need green, blue,
    red, violet and yellow; leisure cards need green, blue, violet, yellow and grey; residences and industries need
    blue, red, violet and grey. The town hall counts as both violet and red.
    .scored =
        { $count ->
            [0] Zones that touch all their colours: none
           *[other] Zones that touch all their colours: { $count } ({ $cards })
        }
CC-71 =
    Decentralisation: score 2 points for each step, horizontal or vertical, between the town hall and the centre of the
    5 × 5 square. Ruling: if your city is less than 5 cards wide or high, the square is placed to your advantage.
    .scored = Steps from the centre to the town hall: { $steps }
CC-72 = Decentralisation: score 3 points for each industrial zone after the first.
    .scored = Industrial zones: { $zones }
CC-80 =
    Parking meters: in phase 4, each zone of car parks pays 1 gold if it touches 3 colours, 2 gold for 4 colours and 3
    gold for 5. The colours are green, blue, red, violet and yellow; the town hall counts as both violet and red.

cc-part-solo = Solo

CC-90 =
    For a solo game, the deck has 6 residences, 4 industries, 4 car parks, 3 shops and 3 leisure cards, and the reserve
    has 28 residences, 16 industries and 21 shops. All other rules stay the same. Ruling: you may add the variants, and
    their points count towards your level.
CC-91 =
    In phase 1, draw 3 cards, keep 2 and put the third under the deck. In round 10 only 2 cards are left, and you keep
    both. In round 1, replace leisure cards first, as in CC-11.
    .refused =
        { $case ->
            [cards] You can only keep two of these cards: { $cards_a }.
           *[turn] { $seat } can’t choose cards to keep right now. Current phase: { $phase }.
        }
CC-92 =
    Your score decides the level of your city: { level-locality } below 10 points, { level-hamlet } from 10,
    { level-village } from 15, { level-market-town } from 20, { level-town } from 25, { level-city } from 30,
    { level-conurbation } from 35, { level-metropolis } from 40, { level-capital } from 45 and { level-megalopolis }
    from 50.
    .scored = Level: { $level }

## What happens

cc-round = Round { $round } begins. { $seat } is the first player.
cc-drew =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .secret =
        { $seat } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards_a }.
cc-divided =
    { $seat } makes two lots. Small lot: { $small_cards_a }. Big lot: { $up_cards_a } face up, and { $down ->
        [one] { $down } card
       *[other] { $down } cards
    } face down.
    .secret =
        { $seat } makes two lots. Small lot: { $small_cards_a }. Big lot: { $up_cards_a } face up, and
        { $hidden_cards_a } face down.
cc-chose =
    { $case ->
        [again] { $seat } takes the { $lot }. { $other_seat } takes the big lot back and divides it again.
       *[last] { $seat } takes the { $lot }, and { $other_seat } gets the other one.
    }
    .secret =
        { $case ->
            [again] { $seat } takes the { $lot }. { $other_seat } takes the big lot back and divides it again. The big lot contains { $cards_a }.
           *[last] { $seat } takes the { $lot }, and { $other_seat } gets the other one. The big lot contains { $cards_a }.
        }
cc-kept = { $seat } keeps { $cards_a }. The third card goes under the deck.
    .secret = { $seat } keeps { $cards_a }. The { $card } goes under the deck.
cc-built = { $seat } builds { $card_a } at { $at }.
cc-discarded = { $seat } discards { $card_a }.
cc-developed = { $seat } adds { $card_a } from the reserve at { $at }.
cc-income =
    { $meters ->
        [0] { $seat } earns { $gold } gold (salary 1, shops { $shops }).
       *[other] { $seat } earns { $gold } gold (salary 1, shops { $shops }, parking meters { $meters }).
    }
cc-bought = { $seat } buys an industry for { $price } gold and places it at { $at }.
cc-passed = { $seat } buys nothing.
cc-over = Ten rounds have been played: the cities are scored.

## What to do now

cc-now-divide =
    Divide your { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into two lots: { $cards_a }.
cc-now-choose = Choose one of the two lots that { $other_seat } has made.
cc-now-keep = Choose two of these cards to keep: { $cards_a }.
cc-now-build = Place { $cards_a } in your city.
cc-now-develop = Your city develops: place a card from the reserve.
cc-now-buy = Buy an industry for { $price } gold (you have { $gold }), or pass.
