"""Games that the training of an evaluation learns from, and games that judge what it has learned.

In self-play a bot searches with the weights under training. Some of its decisions it thinks about for longer, with more
exploration than it plays with: what the search expects after each of the moves is what the evaluation should have said
before it. Everything depends on the task alone, so that games may be played in any order and anywhere.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.native import SEED_BOUND, Random, i64
from tricity.core.state import State
from tricity.games import find, folder

_STUDIED_SHARE: Final = 0.15
"""The share of decisions that are studied: neighbouring decisions are too similar to study them all."""
_PLAYED_SIMULATIONS: Final = 60
_RANDOM_MOVE_RATE: Final = 0.15
_MAX_DECISIONS: Final = 600
"""Some games could go on forever: they are scored as they stand after this many decisions."""

Weights = tuple[int, ...]
"""A whole table, in thousandths of a point."""


@dataclass(frozen=True)
class SelfPlay:
    """A game of bots with these weights against each other, some decisions of which are studied."""

    game: str
    players: int
    weights: Weights
    simulations: int
    """Simulations for a decision that is studied."""
    seed: str
    number: int


@dataclass(frozen=True)
class Duel:
    """A pair of games of two players on one deal, one with new weights and one with old ones."""

    game: str
    new: Weights
    old: Weights
    simulations: int
    seed: str
    number: int


class Inputs(NamedTuple):
    """What the evaluation knows of a seat: a row of its table, and the features that the row weighs."""

    row: int
    features: list[int]


class Judged(NamedTuple):
    """A position from a seat's side, and the lead in points over its best rival that a search has found."""

    own: Inputs
    rival: Inputs
    visits: int
    lead: float


class Studied(NamedTuple):
    """A decision: the position before it, those after its moves, and the lead with which the game ended."""

    before: Judged
    after: list[Judged]
    result: float


def has_weights(game: str) -> bool:
    """Whether the game is estimated by a weighted sum with any number of players."""
    return find_spec(f"tricity.games.{folder(game)}.evaluate") is not None


def evaluation_of(game: str) -> Any:
    """The game's module of features and weights."""
    return import_module(f"tricity.games.{folder(game)}.evaluate")


def weights_of(game: str) -> Weights:
    """The weights that the game plays with."""
    return tuple(int(weight) for weight in evaluation_of(game).TABLE)


@contextmanager
def weights_kept(game: str) -> Iterator[None]:
    """Restores the game's own weights at the end, whatever `use_weights` did."""
    own = weights_of(game)
    try:
        yield
    finally:
        use_weights(game, own)


def use_weights(game: str, weights: Weights) -> None:
    """From now on the game is evaluated with these weights, in this process."""
    table = evaluation_of(game).TABLE
    for index, weight in enumerate(weights):
        table[index] = weight


def play_studied_game(task: SelfPlay) -> list[Studied]:
    """Play the game to its end and return the decisions that were studied."""
    game, players = find(task.game), task.players
    rng = _random(task.seed, f"game {task.number}")
    state = game.setup(players, game.checked_options(players, None), Deal(f"{task.seed}/{task.number}"))
    play = SearchSettings()
    study = SearchSettings(exploration=2 * play.exploration, prior_temperature=3 * play.prior_temperature)
    studied: list[tuple[int, Judged, list[Judged]]] = []
    with weights_kept(task.game):
        use_weights(task.game, task.weights)
        for seat, codes in decisions(game, state):
            is_studied = rng.random() < _STUDIED_SHARE
            settings, simulations = (study, task.simulations) if is_studied else (play, _PLAYED_SIMULATIONS)
            tree = searched(game, state, seat, players, settings, simulations, rng)
            if is_studied:
                lead = tree.lead_of(tree.own_reward / float(tree.simulations)) / 100
                before = _judged(game, state, seat, players, simulations, lead)
                studied.append((seat, before, _moves_judged(game, state, seat, players, tree, codes)))
            code = codes[rng.randrange(len(codes))] if rng.random() < _RANDOM_MOVE_RATE else most_visited(tree, codes)
            game.apply(state, seat, code)
        results = [_lead(game, state, seat, players) / 100 for seat in range(players)]
    return [Studied(before, after, results[seat]) for seat, before, after in studied]


def play_duel(task: Duel) -> float:
    """The points, of two, that the new weights win in the pair of games: each side has each seat once."""
    game = find(task.game)

    def decide(state: State, seat: int, codes: list[int], rng: Random, is_new: bool) -> int:
        use_weights(task.game, task.new if is_new else task.old)
        return searched_move(game, state, seat, codes, task.simulations, rng)

    with weights_kept(task.game):
        return play_pair(game, task.seed, task.number, decide)


def play_pair(
    game: Game, seed: str, number: int, decide: Callable[[State, int, list[int], Random, bool], int]
) -> float:
    """The points, of two, that the new side wins in a pair of games of two players: it has each seat once.

    `decide` makes the decisions of both sides: from the state, the seat and its moves, and for the new side or not.
    """
    points = 0.0
    for new_seat in (0, 1):
        rng = _random(seed, f"pair {number} seat {new_seat}")
        state = game.setup(2, game.checked_options(2, None), Deal(f"{seed}/{number}"))
        for seat, codes in decisions(game, state):
            game.apply(state, seat, decide(state, seat, codes, rng, seat == new_seat))
        ahead = int(game.standing(state, new_seat)) - int(game.standing(state, 1 - new_seat))
        points += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return points


def searched_move(game: Game, state: State, seat: int, codes: list[int], simulations: int, rng: Random) -> int:
    """The move of a search with two players."""
    return most_visited(searched(game, state, seat, 2, SearchSettings(), simulations, rng), codes)


def decisions(game: Game, state: State) -> Iterator[tuple[int, list[int]]]:
    """Seat and moves of each decision, which the caller applies to the state; moves without a choice are made here."""
    for _ in range(_MAX_DECISIONS):
        seat = int(game.next_actor(state))
        if seat < 0:
            return
        codes = [int(code) for code in game.legal(state, seat)]
        if len(codes) == 1:
            game.apply(state, seat, codes[0])
        else:
            yield seat, codes


def searched(
    game: Game, state: State, seat: int, players: int, settings: SearchSettings, simulations: int, rng: Random
) -> SearchTree:
    imagination = game.imagination(game.view(state, seat))
    tree = SearchTree(game, imagination, seat, players, settings, rng.randrange(SEED_BOUND))
    tree.run(simulations, 0.0)
    return tree


def most_visited(tree: SearchTree, codes: list[int]) -> int:
    return max(codes, key=lambda code: int(tree.root_visits(code)))


def _moves_judged(
    game: Game, state: State, seat: int, players: int, tree: SearchTree, codes: list[int]
) -> list[Judged]:
    """The positions after the moves that the search has visited, without those in which the game is over."""
    judged = []
    for code in codes:
        visits = int(tree.root_visits(code))
        if visits:
            after = state.copy()
            game.apply(after, seat, code)
            if int(game.actors(after)):
                lead = tree.lead_of(tree.root_reward(code)) / 100
                judged.append(_judged(game, after, seat, players, visits, lead))
    return judged


def _judged(game: Game, state: State, seat: int, players: int, visits: int, lead: float) -> Judged:
    rival = max((each for each in range(players) if each != seat), key=lambda each: int(game.evaluate(state, each)))
    return Judged(_inputs(game.name, state, seat), _inputs(game.name, state, rival), visits, lead)


def _inputs(game: str, state: State, seat: int) -> Inputs:
    evaluation = evaluation_of(game)
    return Inputs(int(evaluation.row_of(state, seat)), [int(value) for value in evaluation.features(state, seat)])


def _lead(game: Game, state: State, seat: int, players: int) -> float:
    points = [float(game.evaluate(state, i64(each))) for each in range(players)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def _random(seed: str, purpose: str) -> Random:
    return Random(Deal(f"{seed}/luck").below(purpose, SEED_BOUND))
