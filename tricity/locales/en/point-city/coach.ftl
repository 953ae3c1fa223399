### Tips for the first game: one for each phase, named after its prompt

coach-pc-now-turn = Where you take a resource, a building turns up, and the next player gets the first chance at it.
coach-pc-now-take = Everyone can see the card that you flipped. Take it now, or take something better.
coach-pc-now-pay = Cards that you spend are gone for good. Ingenuity cards pay for anything: keep them if you can.
coach-pc-now-token = Choose the token that suits the city you are going to build, not only the one that you have.
coach-pc-now-line-up =
    You line up the tokens yourself, and the Automa always takes the leftmost. Put what you want further to the
    right.
