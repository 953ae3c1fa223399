"""A fingerprint of whole games: every list of legal moves, position, view, event and imagined world on the way.

Run as a program it prints the mode of the engine and the fingerprint, for the comparison of the two modes.
"""

import json
import random
from hashlib import sha256

import tricity
from support.variants import compared_variants, viewers
from tricity.core.native import Random


def fingerprint(games_each: int) -> str:
    digest = sha256()

    def add(value: object) -> None:
        digest.update(json.dumps(value, ensure_ascii=False, default=str).encode())

    for variant in compared_variants():
        for seed in range(games_each):
            match, rng = variant.new(seed), random.Random(seed)
            encoding = match.game.encoding(match.players, match.options)
            while not match.over:
                seat = rng.choice(match.to_act)
                moves = match.legal_moves(seat)
                add([str(move) for move in moves])
                add([(event.kind, event.seen_by(seat)) for event in match.play(rng.choice(moves), seat=seat)])
                if rng.random() < 0.1:
                    add(match.position())
                    add([int(match.game.evaluate(match.state(), each)) for each in range(match.players)])
                    add(encoding.actions_of(match.state(), seat, match.game.legal(match.state(), seat)))
                    add([list(encoding.observe(match.state(), viewer)) for viewer in range(match.players)])
                    for viewer in viewers(match):
                        view = match.view(viewer)
                        add(view)
                        add(match.game.position(match.game.imagination(view).world(Random(seed))))
            add([(sheet.total, sheet.tiebreak, sheet.rank) for sheet in match.scores()])
            add([int(match.game.standing(match.state(), seat)) for seat in range(match.players)])
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if tricity.compiled() else "pure", fingerprint(2))  # noqa: T201
