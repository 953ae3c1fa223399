### The lesson: steps, and replies to the moves in them

lesson-point-city-market =
    This is the market. Every card has a resource on one side and a building on the other. Buildings win the game,
    resources pay for them.
lesson-point-city-stock = This is your stock. You start with an ingenuity card: it can stand in for any one resource.
lesson-point-city-take =
    On your turn you take two cards: two that lie side by side in the market, or the top two of the deck. Take two
    now.
lesson-point-city-take-done = They are yours. Resources stay in your stock until you spend them.
lesson-point-city-take-drawn = Two resources for your stock. They stay there until you spend them.
lesson-point-city-take-other = You will flip cards later. For now, take two.
lesson-point-city-refill =
    When cards leave the market, new ones take their place and show the other side: where a resource was taken, a
    building appears.
lesson-point-city-building =
    A few turns later there is a tiny house at b2. It costs 2 economy and gives you 1 point and a permanent
    community resource.
lesson-point-city-price =
    You pay for a building when you take it. The bus stop at c4 costs 3 industry, and you have none. Try to take it
    anyway.
lesson-point-city-price-done = Nothing has happened. The board always tells you what is missing.
lesson-point-city-price-other = You could do that, but first try the bus stop at c4.
lesson-point-city-buy =
    You can afford the tiny house. Take it together with the economy card at c2: you can spend a resource in the same
    turn in which you take it.
lesson-point-city-buy-done = Both cards are yours. Now pay for the house.
lesson-point-city-buy-other = You could do that, but for what comes next, take b2 and c2 together.
lesson-point-city-pay =
    You owe 2 economy and can pay in two ways: with both economy cards, or with one of them and your ingenuity card.
    Choose whichever you like.
lesson-point-city-pay-kept = Good thinking: the ingenuity card can pay for anything later on.
lesson-point-city-pay-done = That’s fine too: an economy card stays in your stock.
lesson-point-city-permanent =
    The tiny house is now in your city. From your next turn on, it pays 1 community every turn and is never used up.
lesson-point-city-flip =
    Once a turn, before you take cards, you may flip a card to its building side if its row or column shows only
    resources. Flip one in row 3.
lesson-point-city-flip-done = Now everyone can see the building. After flipping, you take two cards as usual.
lesson-point-city-flip-other = You will take cards in a moment. Flip one first.
lesson-point-city-civic =
    The post office at b3 gives no points, but it gives you a civic token. Your two ponds pay 2 of its 3 ecology, and a
    card pays the third. Take it with any card next to it.
lesson-point-city-civic-done = It is built. Now choose your token.
lesson-point-city-civic-other = You could do that, but first take the post office at b3 with a card next to it.
lesson-point-city-token = At the end, a civic token scores for what your city produces. Choose one that suits you.
lesson-point-city-token-done = Now you know what to build next: whatever your token counts.
lesson-point-city-score =
    After 17 turns each, the game is over. Add up your buildings and your civic tokens: you win 17 to 9.
lesson-point-city-end =
    Take two cards, build, and let your city pay for the next building: that is the whole game. If you forget
    something, the board will help you. Have fun!
