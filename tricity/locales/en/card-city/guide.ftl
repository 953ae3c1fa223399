# The guide of Card City: pages for people, player aid and worked examples. No table loads it.

## The guide

cc-guide-goal = The goal
cc-guide-goal-text =
    You are the mayor of a tiny town. In 10 rounds you turn it into a city of 5 × 5 cards. Residences that grow
    together into large districts score points; shops earn the gold that pays for everything. The player with the most
    points wins.
cc-guide-cards = The six kinds of card, and how many of each are in the box
cc-guide-card-residence = Scores at the end of the game. Never next to an industry.
cc-guide-card-commerce = Earns gold every round.
cc-guide-card-leisure = Costs { $gold } gold. Culture: helps residences develop.
cc-guide-card-industry = Makes room for 5 more cards.
cc-guide-card-parking = Can go anywhere and fills an empty space.
cc-guide-card-town-hall = Your first card. Culture: helps residences develop.
cc-guide-setup = Setup
cc-guide-setup-text =
    Everyone gets a town hall and { $gold } gold. The deck holds exactly enough cards for 10 rounds. The reserve lies
    beside it, face up: your districts develop with its cards.
cc-guide-piles = Cards in the deck and in the three piles of the reserve
cc-guide-players = players
cc-guide-deck = deck
cc-guide-round = A round
cc-guide-phase-acquisition =
    Acquisition. One player divides the cards into two lots, the next player chooses one, and so on until everyone has 2
    cards.
cc-guide-phase-construction =
    Construction. Add both cards to your city: no residence next to a residence or an industry, no shop next to a
    shop.
cc-guide-phase-development =
    Development. Districts that are well placed develop: each gets a card from the reserve, for free.
cc-guide-phase-income = Income. You get 1 gold, and more from your shops.
cc-guide-phase-end =
    End of the round. You may buy one industry; each one costs 5 gold more than the last. Then the next player goes
    first.
cc-guide-limit =
    Space is limited: without an industry a city holds only 5 cards, and each industry makes room for 5 more. What you
    cannot build is lost.
cc-guide-growth = How districts develop
cc-guide-growth-text =
    A residential district develops if it touches more culture cards (town hall, leisure) than it has residences. A
    commercial district develops if it touches more residential districts than it has shops.
cc-guide-districts =
    A district is a group of cards of one kind that touch side to side; corners do not count. Development is the only
    way to get two residences, or two shops, next to each other.
cc-guide-worth = What a district is worth
cc-guide-size = cards
cc-guide-worth-row = points (residences) or gold (shops)
cc-guide-score = The end and the score
cc-guide-score-text = The game ends after 10 rounds. Add up:
cc-guide-points-title = What scores
cc-guide-for = for
cc-guide-points = points
cc-guide-for-districts = each residential district
cc-guide-points-districts = 1, 3, 6, 10 … by size
cc-guide-for-empty = each empty space of your 5 × 5 square
cc-guide-points-empty = −1
cc-guide-for-gold = every 5 gold
cc-guide-points-gold = +1
cc-guide-for-tie = in a tie
cc-guide-points-tie = the player with more gold left over wins
cc-guide-solo = Playing solo
cc-guide-solo-text =
    Draw 3 cards each round, keep 2 and put the third under the deck. Your score shows how far your town has come.
cc-guide-levels = The levels of a solo game
cc-guide-level = level
cc-guide-below = below { $points }
cc-guide-from = from { $points }
cc-guide-variants = Two variants
cc-guide-variants-text =
    Decentralisation gives extra points for districts that touch many colours, for a town hall away from the centre and
    for scattered industries. With parking meters, car parks pay gold. You may play with either or both.
cc-guide-building = Building
cc-guide-build-side = Every new card shares a side with your city, which must fit in 5 × 5.
cc-guide-build-alike = No residence next to a residence, no shop next to a shop, except by development.
cc-guide-build-industry = Never a residence next to an industry.
cc-guide-build-leisure = A leisure card costs { $gold } gold.
cc-guide-industries = Industries: room and price
cc-guide-industries-head = industries in your city
cc-guide-room = other cards it holds
cc-guide-price = gold for the next one

## Worked examples

cc-example-lots = Dividing and choosing
    .about =
        Three players. The first player draws a residence, an industry, a leisure card, a car park and two shops, offers
        a residence and a shop face up, and hides the leisure card and the industry in the big lot. The second player
        takes the small lot. The first player divides the other four cards again: a car park and an industry face up, or
        a shop and a hidden leisure card. The third player takes the car park and the industry; the first player is left
        with the shop and the leisure card.
cc-example-building = Where can you build?
    .about =
        An industry may go anywhere except 6, 7 and 8 (next to the residence); a shop anywhere except 4 and 5 (next to
        the shop). A residence may not go on 2, 3 or 4 (next to the industry) or on 6, 7 or 8 (next to the residence).
        Leisure cards and car parks may go anywhere.
cc-example-districts = Three districts
    .about = Six residences in districts of 3, 2 and 1: they would score 6 + 3 + 1 = 10 points.
cc-example-residences = A residence that develops
    .about =
        Only the residence on the left can develop: it touches the leisure card and the town hall, two culture cards for
        one residence. The new residence may go on A or B. On A it joins both residences into a district of 3. With one
        industry the city may hold 10 cards; with the new residence it has 7, not counting the industry.
cc-example-shops = Shops that develop, and shops that don’t
    .about =
        The shop on the left touches two residences, but they belong to one district: it does not develop. The shop on the
        right touches two different residential districts: a new shop is placed on one of the two spaces marked X.
cc-example-income = The income of a round
    .about =
        Two districts of one shop pay 1 gold each, a district of two shops pays 3, and the salary is 1: together 2 + 3 +
        1 = 6 gold.
cc-example-scoring = The final score
    .about =
        The last car park goes on the space marked P. There are then four residential districts, two of 3 cards (6
        points each) and two of 1. The last income brings the gold to 36: that is 7 points, with 1 gold left over for
        the tie-break. Two spaces are empty: 12 + 1 + 1 + 7 − 2 = 19 points.
cc-example-decentralisation = Decentralisation
    .about =
        The zone of three residences touches all the colours it needs: 5 points. Three industrial zones: 6 points. The
        town hall is one step below the centre and one to the side: 4 points. Together that makes 15 more points.
