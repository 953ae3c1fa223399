# The guide of Infinite City: pages for people, player aid and worked examples. No table loads it.

## The guide

ic-guide-goal = The goal
ic-guide-goal-text =
    The city grows tile by tile and has no edge. Every tile does something when it comes into play. Place your tokens on
    tiles that touch: the larger your groups at the end, the more points you score.
ic-guide-setup = Setup
ic-guide-setup-text =
    Everyone takes { $tokens } tokens of one colour and draws { $hand } tiles. Five more tiles are laid face down in the
    middle, in the shape of a plus.
ic-guide-turn = Your turn
ic-guide-step-place = Place a tile from your hand face up next to a tile in play, side to side.
ic-guide-step-token = Place one of your tokens on it: now you control it.
ic-guide-step-effect = Carry out its effect, if possible.
ic-guide-step-draw = Draw until you hold { $hand } tiles.
ic-guide-chain =
    Effects form chains: if you place a token on a face-down tile, turn it face up and carry out its effect too. On a
    face-up tile a new token has no further effect.
ic-guide-power =
    Power stations are safe places: no other tile’s effect, except the capitol’s, can touch them, the tiles beside them
    or the tokens there.
ic-guide-end = The end and the score
ic-guide-end-text =
    When a player places their last token, everyone else takes one more turn. When all { $stations } power stations are
    face up, the game ends at once.
ic-guide-points-title = What scores
ic-guide-for = for
ic-guide-points = points
ic-guide-for-groups = each group of 3 or more tiles that you control
ic-guide-points-groups = 1 per tile
ic-guide-for-bonus = tiles with bonus points
ic-guide-points-bonus = as printed
ic-guide-for-silver = the most tiles with a silver border
ic-guide-points-silver = 1 for each of them
ic-guide-for-tie = in a tie
ic-guide-points-tie = the largest group wins
ic-guide-tiles = The tiles
ic-guide-tiles-text =
    Every kind of tile, with the number of copies in the box and its effect in brief. The numbered rules below give every
    effect in full.
ic-guide-all-tiles = The { $kinds } kinds of tile, { $count } tiles in all

## Worked examples

ic-example-scoring = Abe and Betty
    .about =
        Abe (circles) controls 8 connected tiles: 8 points. Betty (squares) has only one group, of 3 tiles: 3 points.
        Bonus points: Abe 1 for the police HQ; Betty 2 for her power stations and 1 for the police HQ. Silver borders:
        Betty’s two power stations beat Abe’s one construction site, which gives her 2 points. Abe wins 9 to 8.
