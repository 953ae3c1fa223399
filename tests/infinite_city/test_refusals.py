"""A move is refused exactly when it is not among the legal ones, with a rule and facts that have words."""

import random
from collections.abc import Iterator

import pytest

import tricity
from support.infinite_city_reference import cell_of
from support.variants import play_random, seeds
from tricity import Match
from tricity.games.infinite_city import step
from tricity.games.infinite_city.kinds import KIND_NAMES, VERBS
from tricity.games.infinite_city.moves import SEAT_LETTERS
from tricity.locales import LANGUAGES


def vicinity(match: Match) -> list[str]:
    """Every cell of the city and around it, and one far off."""
    cells = [cell_of(at) for at in match.view(None)["city"]]
    xs = range(min(x for x, _ in cells) - 2, max(x for x, _ in cells) + 3)
    ys = range(min(y for _, y in cells) - 2, max(y for _, y in cells) + 3)
    return [f"{x},{y}" for x in xs for y in ys] + ["999,-999"]


def all_moves(match: Match) -> Iterator[str]:
    """Everything that can be said of the vicinity."""
    cells = vicinity(match)
    for verb in VERBS:
        name, target = verb.name, verb.target
        if target == step.NOTHING:
            yield name
        elif target == step.SEAT:
            yield from (f"{name} {seat}" for seat in SEAT_LETTERS)
        elif target in (step.TILE_AND_OWNER, step.TILE_AND_OWNERS):
            owners = [*SEAT_LETTERS, "all"] if target == step.TILE_AND_OWNERS else SEAT_LETTERS
            yield from (f"{name} {cell} {owner}" for cell in cells for owner in owners)
        elif target == step.TILE_AND_CELL:
            yield from (f"{name} {tile} {cell}" for tile in (*KIND_NAMES, "embassy+1", "hotel+0s") for cell in cells)
        else:
            yield from (f"{name} {cell}" for cell in cells)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", seeds(2))
def test_a_move_is_refused_if_and_only_if_it_is_not_legal(players: int, seed: int) -> None:
    rng = random.Random(f"{players}/{seed}")
    match = tricity.new("infinite-city", players=players, seed=seed)
    encode, refusal = match.game.encode, match.game.refusal
    steps: set[str] = set()
    while not match.over:
        pending = match.position()["pending"]
        step = pending[-1]["step"] if pending else "turn"
        if step not in steps or rng.random() < 0.03:
            steps.add(step)
            state = match.state()
            moves = list(all_moves(match))
            codes = {encode(tricity.Move.parse(text)) for text in rng.sample(moves, min(len(moves), 700))}
            for seat in range(players):
                legal = {int(code) for code in match.game.legal(state, seat)}
                asked = codes | legal if seat in match.to_act else set(list(codes)[:40])
                assert {code for code in asked if refusal(state, seat, code) is None} == legal
        play_random(match, rng, moves=1)
    assert len(steps) > 5


@pytest.mark.parametrize("seed", seeds(4))
def test_every_refusal_has_words_for_its_facts(seed: int) -> None:
    rng = random.Random(seed)
    match = play_random(tricity.new("infinite-city", players=4, seed=seed), rng, moves=rng.randrange(20, 90))
    rules: set[str] = set()
    while not match.over and len(rules) < 12:
        moves = list(all_moves(match))
        for text in rng.sample(moves, 60):
            refusal = match.refusal(text)
            if refusal is not None:
                rules.add(refusal.rule)
                for lang in LANGUAGES:
                    assert tricity.words(refusal, lang)
        play_random(match, rng, moves=1)
    assert len(rules) > 5


def test_decoding_takes_only_what_encoding_gives() -> None:
    game = tricity.new("infinite-city", seed=1).game
    rng = random.Random(1)
    for _ in range(20_000):
        code = rng.getrandbits(rng.choice([20, 48, 58, 63]))
        try:
            move = game.decode(code)
        except tricity.BadMove:
            continue
        assert game.encode(move) == code
    for code in (-1, 1 << 63, 19 << 58, 1 << 200):
        with pytest.raises(tricity.BadMove):
            game.decode(code)


NO_MOVES = """
play embassy | play casino 0,0 | play embassy 0 | play embassy 0,0,0 | play embassy x,1 | play embassy+10 0,0 | play 0,0
play embassy+s 0,0 | play embassy+ 0,0 | put | put 0,0 a | put 99999999,0 | put --1,0 | put 1, | pass 0,0 | done done
look 1 | look | look g | trade 0,0 | trade 0,0 all | gather 0,0 g | build residence c2
"""


@pytest.mark.parametrize("text", ["", *(text.strip() for text in NO_MOVES.strip().replace("\n", "|").split("|"))])
def test_what_is_no_move_is_none(text: str) -> None:
    with pytest.raises(tricity.BadMove):
        tricity.new("infinite-city", seed=1).play(text)


def test_moves_read_back_as_they_are_written() -> None:
    game = tricity.new("infinite-city", seed=1).game
    for text in ("play embassy+1s -3,4", "gather 0,-1 all", "trade 2,1 c", "look f", "pass", "to -8388607,8388607"):
        assert str(game.decode(game.encode(tricity.Move.parse(text)))) == text
