### Tips for the first game: one for each phase, named after its prompt

coach-cc-now-divide =
    The next player takes one of your lots, and you are left with the other. Make two lots that you would be happy with;
    what you hide is your bluff.
coach-cc-now-choose = Take one lot and leave the other. What lies face down may be a treasure or a trap.
coach-cc-now-keep = Keep two cards; the third goes under the deck. What can your city still use?
coach-cc-now-build =
    Once placed, a card never moves. Residences beside culture cards and shops between residences will develop.
coach-cc-now-develop = A free card! Place it so that the district can go on growing.
coach-cc-now-buy =
    An industry makes room for 5 more cards. On the other hand, every 5 gold is worth a point at the end.
