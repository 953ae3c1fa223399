"""`refusals` and `legal` agree about every move that can be said, in positions of random games."""

import random

import pytest

import tricity
from support.point_city import CELLS, TOKENS, kind
from support.variants import Variant, midgame, seeds, variants
from tricity import Match

VARIANTS = [variant for variant in variants() if variant.game == "point-city"]


def sayable(match: Match, rng: random.Random) -> set[str]:
    """All flips, pairs, tokens; draw and pass; payments that are legal, nearly legal and any."""
    texts = {"draw", "pass", *(f"flip {at}" for at in CELLS), *(f"token {name}" for name in TOKENS)}
    texts |= {f"take {one} {other}" for place, one in enumerate(CELLS) for other in CELLS[place + 1 :]}
    signs = [kind(sign) for sign in ["c", "e", "n", "l", "i", "cc", "ee", "nn", "ll", "ii", "*"]]
    for move in [move for move in match.legal_moves() if move.verb == "pay"][:20]:
        cards = list(move.args)
        texts |= {f"pay {' '.join(cards)}", f"pay {' '.join([*cards, rng.choice(signs)])}"}
        cards[rng.randrange(len(cards))] = rng.choice(signs)
        texts |= {f"pay {' '.join(cards)}", *([f"pay {' '.join(cards[1:])}"] if cards[1:] else [])}
    texts |= {f"pay {' '.join(rng.choices(signs, k=rng.randint(1, 6)))}" for _ in range(10)}
    return {str(match.game.decode(match.game.encode(tricity.Move.parse(text)))) for text in texts}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", seeds(8))
def test_a_move_is_refused_unless_it_is_legal(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    checked = sayable(match, random.Random(seed))
    for seat in range(match.players):
        legal = {str(move) for move in match.legal_moves(seat)}
        assert legal <= checked | {str(move) for move in match.legal_moves() if move.verb == "pay"}
        for text in checked:
            assert (match.refusal(text, seat) is None) == (text in legal), (seat, text)


@pytest.mark.parametrize("seed", seeds(40))
def test_payments_asked_for_in_random_games(seed: int) -> None:
    rng = random.Random(seed)
    match = tricity.new("point-city", players=2 + seed % 3, seed=seed)
    met = 0
    while not match.over:
        moves = match.legal_moves()
        if moves[0].verb == "pay":
            met += 1
            legal = {str(move) for move in moves}
            assert len(legal) > 1
            for text in sayable(match, rng):
                assert (match.refusal(text) is None) == (text in legal), text
        # Those who build are asked more often.
        takes = [move for move in moves if move.verb == "take"]
        match.play(rng.choice(takes or moves))
    assert met
