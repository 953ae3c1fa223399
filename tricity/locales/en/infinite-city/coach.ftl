### Tips for the first game: one for each phase, named after its prompt

coach-ic-now-play =
    Every tile costs you a token. Three or more connected tiles score; those beside a power station are safe from
    other tiles’ effects.
coach-ic-now-housing = A face-down tile may be anything. Place your token there: it is turned face up, and you carry out its effect.
coach-ic-now-embassy = The tokens on the tile you choose go back to their owners. Break up someone else’s largest group!
