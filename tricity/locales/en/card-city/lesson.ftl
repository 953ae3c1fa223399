### The lesson: steps, and replies to the moves in them

lesson-card-city-city =
    This is your city. So far it is only a town hall. Over ten rounds you will build around it, in a square of 5 × 5
    spaces.
lesson-card-city-cards =
    Every card is a building. Green residences score points, blue shops earn gold, and the others help them grow.
lesson-card-city-choose =
    “I split, you choose”: Ada has made two lots. Take one, and she gets the other. One card of the big lot is face
    down, and only Ada knows what it is.
lesson-card-city-choose-small = You have the residence and the car park. Ada gets the big lot.
lesson-card-city-choose-big = The hidden card is an industry, and the shop is yours as well. Ada gets the small lot.
lesson-card-city-build = Time to build. Choose a card, then a space that shares a side with your city.
lesson-card-city-build-done = Well done. Once placed, a card never moves, so choose its space with care.
lesson-card-city-neighbours =
    A few rounds have passed. You may not build a residence next to another one. Try it anyway: choose the residence,
    then e3.
lesson-card-city-neighbours-done =
    Nothing has happened. A move that breaks the rules is never played; instead, you are told why, and you can read the rule.
lesson-card-city-neighbours-other = That move is allowed. First try the one that isn’t: the residence at e3.
lesson-card-city-house =
    Build the residence at f5 instead. There it touches no other residence, and leaves a corner for your shop.
lesson-card-city-house-done = Good. Now the corner between the two residences is free for the shop.
lesson-card-city-house-other = You could do that, but for what comes next we need the residence at f5.
lesson-card-city-shop = Build the shop at f4, in the corner between the two residences.
lesson-card-city-shop-done =
    This district has only one shop but touches two residential districts: more districts than shops, so it develops.
lesson-card-city-shop-other = You could do that, but only at f4 does the shop touch both residences.
lesson-card-city-develop =
    When a district develops, it gets a free card from the reserve. Place the new shop next to the first: now shops
    may touch.
lesson-card-city-develop-done = Two shops side by side: one district of two cards.
lesson-card-city-gold =
    Everyone earns 1 gold. A commercial district adds 1 gold for its first shop, 2 for the second, 3 for the third.
    You have just earned 1 + 1 + 2 = 4.
lesson-card-city-split =
    Now you divide. Two cards make the small lot; in the big lot, one lies face up and one face down. Ada takes one
    lot, and you keep the other.
lesson-card-city-split-done =
    Ada takes the big lot, so the small one is yours. Good lots leave you happy either way.
lesson-card-city-leisure =
    A residence next to two culture cards develops, too. Your town hall is one; a leisure card is another, for 5
    gold. Build it next to the residence at f5.
lesson-card-city-leisure-done = That cost you 5 gold. Now this residence touches two culture cards, so it develops.
lesson-card-city-leisure-other = Nothing would develop there. Choose a space beside f5.
lesson-card-city-grow = Place the new residence next to the one that develops.
lesson-card-city-grow-done =
    Two connected residences are worth 1 + 2 = 3 points, three are worth 6, four are worth 10. Large districts win
    games.
lesson-card-city-industry =
    Your city holds 5 cards, plus 5 for each industry. At the end of a round you may buy one. Do you want it, or
    would you rather save your gold?
lesson-card-city-industry-bought =
    Now there is room for 15 cards. Just remember: residences and industries may never touch.
lesson-card-city-industry-passed = Why not? You still have room, and every 5 gold is worth a point at the end.
lesson-card-city-score =
    After ten rounds the cities are scored: points for residential districts, minus 1 for each empty space, plus 1 for
    every 5 gold. You win 11 to 3.
lesson-card-city-end =
    Divide, build, develop, earn: that is the whole game. If you forget something, the board will help you. Enjoy
    your first city!
