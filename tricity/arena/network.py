"""Learning the network of Point City from games: python -m tricity.arena.network (make network).

A player that always makes the move with the best lead, by the linear estimate and the network, plays games against
itself. What it may not know is imagined for each decision. Temporal differences: the estimate of each position is
brought closer to the estimates that follow and to the points at the end. That takes no search, so that a core plays
some hundred thousand games in an hour. The linear weights stay as they are: the network learns what they leave over.

In each round all games are played with the same network, in batches, on `--workers` processes or a `--cluster`; then
the network learns from them (Adam). From time to time its errors are measured on games that it does not learn from,
and the player meets the same player with the network in use. At the end a search with what was learned meets a search
with the network in use in a sequential test on duplicate deals; only if it is not weaker, the file of the game is
written. All that is done is in `--file`: the same command again goes on from there. The same seed gives the same
network. Needs numpy: the extra `tuning`.
"""

import argparse
import json
import math
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tricity.arena.batch import Workers, open_workers
from tricity.arena.experiments import write_json
from tricity.arena.self_play import play_pair, searched_move
from tricity.arena.training_state import NetworkPlan, NetworkPoint, NetworkReport, TestResult
from tricity.arena.verdicts import progress_bar, sequential_test
from tricity.core.deals import Deal
from tricity.core.native import SEED_BOUND, Random, i64
from tricity.core.state import State
from tricity.games.point_city import evaluate
from tricity.games.point_city.cards import CARD_ROWS, TIER_SIZES, cards_with
from tricity.games.point_city.game import GAME
from tricity.games.point_city.market import put_card
from tricity.games.point_city.network import (
    AT_ONCE,
    FACTOR_SCALE,
    HIDDEN,
    INPUTS,
    MOST_ACTIVE,
    NETWORK,
    NETWORK_FILE,
    WEIGHT_SCALE,
    Network,
    active_inputs,
    correction,
)
from tricity.games.point_city.scoring import points, tiebreak
from tricity.games.point_city.state import CARDS_PER_WORD, CELLS, SEAT_CITY, PointCity

Array = NDArray[np.float32]

_PLAYERS: Final = (2, 1, 2, 3, 2, 4)
"""The numbers of players of one game after another."""
_SOLO: Final = {"automa_level": "hard", "solo_tokens": "random"}
_GAMES_OF_A_BATCH: Final = 20
_BATCHES_OF_A_ROUND: Final = 8
_MINIBATCH: Final = 500
_PASSES: Final = 2
"""How often each position is learned from."""
_FINAL_RATE: Final = 0.02
"""The share of the learning rate that is left at the end."""
_DECAYS: Final = (0.9, 0.999)
"""Adam's: of the mean gradient, and of the mean squared one."""
_SHOWN_BY_A_MOVE: Final = 6
"""More cards below the top of the deck do not matter right after a move, the Automa's included."""
_SAME_SIDE: Final = [cards_with(int(row["tier"]), row["resource"]) for row in CARD_ROWS]
"""By card: all cards that have the same resource side, and are of its tier."""
_NEXT_TIER: Final = [sum(TIER_SIZES[: int(row["tier"])]) for row in CARD_ROWS]
"""By card: the first card of the tier after its own."""
_ELO: Final = (-20.0, 0.0)
"""The two hypotheses of the verdict, in Elo: weaker, and as strong."""
_CURVE_POINTS: Final = 10
_HELD_OUT_BATCHES: Final = 15
_CURVE_DUELS: Final = 200
"""Pairs of games for a point of the curve."""
_LARGEST_SUM: Final = 15_000
"""What the weights of the data file may add up to: somewhat less than what fits into 16 bits."""
_NO_INPUT: Final = sum(INPUTS.values())
"""Fills the lists of active inputs: a row of zeros."""


@dataclass(frozen=True)
class Batch:
    """Games to be played with one network."""

    network: str
    """As in the data file."""
    trace: float
    chance: float
    seed: str
    numbers: range
    """Of the games."""


@dataclass(frozen=True)
class Duel:
    """A pair of games of two players on one deal, one with a new network and one with an old one."""

    new: str
    old: str
    simulations: int
    """Of a decision; 0: the player without search."""
    seed: str
    number: int


@dataclass(frozen=True)
class Positions:
    """Positions from the sides of their seats: active inputs, the linear estimate, and the points to be learned."""

    active: NDArray[np.int16]
    linear: Array
    targets: Array


class Net:
    """The network as floating-point numbers, in points."""

    def __init__(self, parts: list[Array]) -> None:
        self.parts = parts
        """The weights of the inputs, the factors and the constants."""

    @classmethod
    def random(cls, rng: np.random.Generator) -> "Net":
        """One that knows nothing."""
        hidden, rows = int(HIDDEN), INPUTS["row"]
        weights = rng.uniform(-0.1, 0.1, (_NO_INPUT, hidden)).astype(np.float32)
        factors = rng.uniform(-0.1, 0.1, (rows, hidden)).astype(np.float32)
        return cls([weights, factors, np.zeros(rows, np.float32)])

    @classmethod
    def of(cls, text: str) -> "Net":
        """That of a data file."""
        data, hidden = json.loads(text), int(HIDDEN)
        weights = [weight for name in INPUTS for weight in data["inputs"][name]]
        return cls(
            [
                np.array(weights, np.float32).reshape(-1, hidden) / np.float32(WEIGHT_SCALE),
                np.array(data["factors"], np.float32).reshape(-1, hidden) / np.float32(FACTOR_SCALE),
                np.array(data["constants"], np.float32) / np.float32(WEIGHT_SCALE * FACTOR_SCALE),
            ]
        )

    def whole(self) -> dict[str, Any]:
        """The numbers of the data file.

        A unit with smaller weights and larger factors is the same: so the sums are made to fit into 16 bits.
        """
        largest, begin = 0.0, 0
        for name, size in INPUTS.items():
            group = self.parts[0][begin : begin + size]
            largest += AT_ONCE.get(name, 1) * float(np.abs(group).max()) * int(WEIGHT_SCALE)
            begin += size
        share = min(1.0, _LARGEST_SUM / largest)
        weights = np.rint(self.parts[0] * (share * int(WEIGHT_SCALE))).astype(int)
        factors = np.rint(self.parts[1] * (int(FACTOR_SCALE) / share)).astype(int)
        constants = np.rint(self.parts[2] * int(WEIGHT_SCALE) * int(FACTOR_SCALE)).astype(int)
        inputs, begin = {}, 0
        for name, size in INPUTS.items():
            inputs[name] = weights[begin : begin + size].ravel().tolist()
            begin += size
        return {"inputs": inputs, "factors": factors.ravel().tolist(), "constants": constants.tolist()}

    def text(self) -> str:
        """The data file."""
        return json.dumps(self.whole(), separators=(",", ":")) + "\n"

    def step(self, positions: Positions, chosen: NDArray[np.int64]) -> tuple[float, list[Array]]:
        """The mean squared error of the chosen positions, and its gradient."""
        weights, factors, constants = self.parts
        active = positions.active[chosen]
        count = len(chosen)
        places = np.arange(count)[:, None] * (_NO_INPUT + 1) + active
        counted = np.bincount(places.ravel(), minlength=count * (_NO_INPUT + 1)).reshape(count, -1)
        inputs = counted[:, :_NO_INPUT].astype(np.float32)
        rows = active[:, 0]
        hidden = np.maximum(inputs @ weights, 0)
        error = positions.linear[chosen] + (hidden * factors[rows]).sum(1) + constants[rows] - positions.targets[chosen]
        slope = (2 / count) * error
        to_hidden = np.where(hidden > 0, slope[:, None] * factors[rows], 0)
        # The first inputs are those of the rows.
        by_row = inputs[:, : len(constants)].T
        return float((error**2).mean()), [inputs.T @ to_hidden, by_row @ (slope[:, None] * hidden), by_row @ slope]


_SAVED: Final = ("plan", "old", "games", "steps", "curve", "pairs", "verdict")
"""What the file has of a run, beside its arrays and the state of its random numbers."""


class Training:
    """A run of training, in memory: `run` takes it to its end."""

    def __init__(self, plan: NetworkPlan, file: Path | None = None) -> None:
        self.plan = plan
        self.file = file
        self.old = network_in_use()
        self.rng = np.random.default_rng(Deal(f"{plan.seed}/numbers").below("numpy", SEED_BOUND))
        self.net = Net.random(self.rng)
        self.means: list[Array] = [np.zeros_like(part) for part in self.net.parts]
        self.squares: list[Array] = [np.zeros_like(part) for part in self.net.parts]
        self.games = 0
        self.steps = 0
        self.curve: list[NetworkPoint] = []
        self.pairs = [0] * 5
        """Of the verdict."""
        self.verdict: TestResult | None = None

    def save(self) -> None:
        """Write the file, atomically."""
        if self.file is None:
            return
        state = {name: msgspec.to_builtins(getattr(self, name)) for name in _SAVED}
        state["rng"] = self.rng.bit_generator.state
        arrays = {
            f"{name} {number}": part
            for name, parts in (("part", self.net.parts), ("mean", self.means), ("square", self.squares))
            for number, part in enumerate(parts)
        }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.file.with_name(self.file.name + ".new")
        with unfinished.open("wb") as written:
            np.savez(written, state=np.frombuffer(json.dumps(state).encode(), np.uint8), **arrays)  # type: ignore[arg-type]
        unfinished.replace(self.file)

    @classmethod
    def load(cls, plan: NetworkPlan, file: Path) -> "Training":
        """Go on from a file; raises ValueError if it is of another run."""
        training = cls(plan, file)
        with np.load(file) as arrays:
            state = json.loads(arrays["state"].tobytes())
            if msgspec.convert(state["plan"], NetworkPlan) != plan:
                raise ValueError(f"{file} is of another run: {state['plan']}")
            for name in ("old", "games", "steps", "pairs"):
                setattr(training, name, state[name])
            training.curve = msgspec.convert(state["curve"], list[NetworkPoint])
            training.verdict = msgspec.convert(state["verdict"], TestResult | None)
            training.rng.bit_generator.state = state["rng"]
            for number in range(len(training.net.parts)):
                training.net.parts[number] = arrays[f"part {number}"]
                training.means[number] = arrays[f"mean {number}"]
                training.squares[number] = arrays[f"square {number}"]
        return training

    def run(self, workers: Workers) -> None:
        """Go on to the end. Ctrl-C ends it; what the file has is not lost."""
        plan, of_a_round = self.plan, _GAMES_OF_A_BATCH * _BATCHES_OF_A_ROUND
        rounds = -(-plan.games // of_a_round)
        marks = {rounds * mark // _CURVE_POINTS for mark in range(1, _CURVE_POINTS + 1)}
        with progress_bar("rounds", rounds, self.games // of_a_round) as advance:
            while self.games < plan.games:
                self.play_round(workers)
                if self.games // of_a_round in marks:
                    self.curve.append(self._measured(workers))
                self.save()
                advance()
        if self.verdict is None:
            new, seed = self.net.text(), f"{plan.seed}/verdict"
            duels = (
                Duel(new, self.old, plan.verdict_simulations, seed, number)
                for number in range(sum(self.pairs), plan.verdict_pairs)
            )
            args = self.pairs, plan.verdict_pairs, _ELO, "verdict, pairs", self.save
            self.verdict = sequential_test(workers, play_duel, duels, plan.verdict_simulations, *args)
            self.save()

    def report(self, workers: Workers) -> NetworkReport:
        """The results of the run."""
        held_out = self._held_out(workers)
        old, without = Net.of(self.old), Net([np.zeros_like(part) for part in self.net.parts])
        errors = error_of(without, held_out), error_of(old, held_out)
        return NetworkReport(self.plan, *errors, self.curve, self.verdict)

    def _measured(self, workers: Workers) -> NetworkPoint:
        """A point of the curve."""
        new, seed = self.net.text(), f"{self.plan.seed}/curve"
        duels = (Duel(new, self.old, 0, seed, number) for number in range(_CURVE_DUELS))
        points = sum(workers.run(play_duel, duels))
        error = error_of(self.net, self._held_out(workers))
        return NetworkPoint(self.games, error, round(points / (2 * _CURVE_DUELS), 4))

    def _held_out(self, workers: Workers) -> "Positions":
        """Games of the player with the network in use, and with the points at their ends as what is to be learned."""
        seed = f"{self.plan.seed}/held out"
        batches = [Batch(self.old, 1.0, self.plan.chance, seed, numbers) for numbers in _batches(0, _HELD_OUT_BATCHES)]
        return joined(workers.run_in_order(play_batch, batches))

    def play_round(self, workers: Workers) -> None:
        """Play the games of a round and learn from them."""
        plan, network = self.plan, self.net.text()
        batches = [
            Batch(network, plan.trace, plan.chance, plan.seed, numbers)
            for numbers in _batches(self.games, _BATCHES_OF_A_ROUND)
        ]
        positions = joined(workers.run_in_order(play_batch, batches))
        for _ in range(_PASSES):
            order = self.rng.permutation(len(positions.targets))
            for begin in range(0, len(order) - _MINIBATCH + 1, _MINIBATCH):
                self._learn(positions, order[begin : begin + _MINIBATCH])
        self.games += _GAMES_OF_A_BATCH * _BATCHES_OF_A_ROUND

    def _learn(self, positions: Positions, chosen: NDArray[np.int64]) -> None:
        gradient = self.net.step(positions, chosen)[1]
        self.steps += 1
        rate = self.plan.rate * (1 - (1 - _FINAL_RATE) * min(self.games / self.plan.games, 1))
        keep, keep_squares = _DECAYS
        rate *= (1 - keep_squares**self.steps) ** 0.5 / (1 - keep**self.steps)
        for part, mean, square, slope in zip(self.net.parts, self.means, self.squares, gradient):
            mean += (1 - keep) * (slope - mean)
            square += (1 - keep_squares) * (slope * slope - square)
            part -= rate * mean / (np.sqrt(square) + np.float32(1e-7))


def _batches(first: int, count: int) -> list[range]:
    """The numbers of the games of that many batches."""
    begins = (first + number * _GAMES_OF_A_BATCH for number in range(count))
    return [range(begin, begin + _GAMES_OF_A_BATCH) for begin in begins]


def error_of(net: Net, positions: "Positions") -> float:
    """The root of the mean squared error, in points."""
    parts = np.array_split(np.arange(len(positions.targets)), 100)
    squares = sum(len(chosen) * net.step(positions, chosen)[0] for chosen in parts)
    return round(math.sqrt(squares / len(positions.targets)), 4)


def joined(played: Iterable["Positions"]) -> "Positions":
    """All positions, in their order."""
    parts = list(played)
    return Positions(
        np.concatenate([each.active for each in parts]),
        np.concatenate([each.linear for each in parts]),
        np.concatenate([each.targets for each in parts]),
    )


def network_in_use() -> str:
    """The data file of the game."""
    return files("tricity.games.point_city").joinpath("data", NETWORK_FILE).read_text(encoding="utf-8")


def use(network: Network) -> None:
    """From now on the game is estimated with this network, in this process."""
    NETWORK.words, NETWORK.factors, NETWORK.constants = network.words, network.factors, network.constants


@lru_cache(maxsize=4)
def _read(text: str) -> Network:
    network = Network()
    network.read(text)
    return network


def play_duel(duel: Duel) -> float:
    """The points, of two, that the new network wins in the pair of games."""
    networks = [_read(duel.old), _read(duel.new)]

    def decide(state: State, seat: int, moves: list[int], rng: Random, is_new: bool) -> int:
        use(networks[is_new])
        if duel.simulations:
            return searched_move(GAME, state, seat, moves, duel.simulations, rng)
        assert isinstance(state, PointCity)
        return _best_move(state, seat, moves, rng)

    try:
        return play_pair(GAME, duel.seed, duel.number, decide)
    finally:
        use(_read(network_in_use()))


def play_batch(batch: Batch) -> Positions:
    """Play the games with the network of the batch, and say what is to be learned from them."""
    use(_read(batch.network))
    try:
        return joined(_play(batch, number) for number in batch.numbers)
    finally:
        use(_read(network_in_use()))


def _play(batch: Batch, number: int) -> Positions:
    players = _PLAYERS[number % len(_PLAYERS)]
    rng = Random(Deal(f"{batch.seed}/luck").below(f"game {number}", SEED_BOUND))
    options = GAME.checked_options(players, _SOLO if players == 1 else None)
    state = GAME.setup(players, options, Deal(f"{batch.seed}/{number}"))
    assert isinstance(state, PointCity)
    visited: list[list[tuple[list[int], float, float]]] = [[] for _ in range(players)]
    while GAME.actors(state):
        seat = int(GAME.next_actor(state))
        moves = [int(move) for move in GAME.legal(state, i64(seat))]
        if len(moves) == 1 or rng.random() < batch.chance:
            move = moves[rng.randrange(len(moves))]
        else:
            move = _best_move(state, seat, moves, rng)
        GAME.apply(state, i64(seat), i64(move))
        if GAME.actors(state):
            for each in range(players):
                row = int(evaluate.row_of(state, i64(each))) * len(evaluate.WEIGHTS)
                linear = int(evaluate.weighted_features(state, i64(each), evaluate.TABLE, i64(row))) / 1000
                estimate = linear + int(correction(state, i64(each))) / 100
                visited[each].append((active_inputs(state, i64(each)), linear, estimate))
    rows: list[list[int]] = []
    linears: list[float] = []
    targets: list[float] = []
    for seat, positions in enumerate(visited):
        target = float(points(state, i64(seat)))
        if players > 1:
            target += int(tiebreak(state, i64(seat))) / 100
        for active, linear, estimate in reversed(positions):
            rows.append(active + [_NO_INPUT] * (int(MOST_ACTIVE) - len(active)))
            linears.append(linear)
            targets.append(target)
            target = batch.trace * target + (1 - batch.trace) * estimate
    return Positions(np.array(rows, np.int16), np.array(linears, np.float32), np.array(targets, np.float32))


def _best_move(state: PointCity, seat: int, moves: Sequence[int], rng: Random) -> int:
    """The move with the best lead right after it, in a world that the seat may imagine."""
    world = imagined(state, rng)

    def lead(move: int) -> int:
        after = world.copy()
        GAME.apply(after, i64(seat), i64(move))
        rivals = [int(GAME.appraise(after, i64(each))) for each in range(state.players) if each != seat]
        return int(GAME.appraise(after, i64(seat))) - max(rivals, default=0)

    return max(moves, key=lead)


def imagined(state: PointCity, rng: Random) -> PointCity:
    """The state with other hidden cards, as likely as those, wherever one move may show them.

    `GAME.imagination` would do, but it reads a view, which would take most of the time of a game without search.
    """
    known = int(state.building_cells) | int(state.gaps)
    cells = [cell for cell in range(int(CELLS)) if not known >> cell & 1]
    top = int(state.deck_top)
    cards = [int(state.market[i64(cell)]) for cell in cells] + [int(card) for card in state.deck][top:]
    unseen = _unseen(state)
    # Of these, and of the top card of the deck, one side is seen.
    half_seen = len(cells) + 1
    for place in range(min(half_seen, len(cards))):
        possible = [card for card in _SAME_SIDE[cards[place]] if unseen >> card & 1]
        card = possible[rng.randrange(len(possible))]
        unseen ^= 1 << card
        if card in cards:
            cards[cards.index(card)] = cards[place]
        cards[place] = card
    for place in range(half_seen, min(half_seen + _SHOWN_BY_A_MOVE, len(cards))):
        # The deck is in the order of the tiers, and so are the numbers of the cards.
        end = bisect_left(cards, _NEXT_TIER[cards[place]], place)
        other = place + rng.randrange(end - place)
        cards[place], cards[other] = cards[other], cards[place]
    world = state.copy()
    world.lay_deck(cards[len(cells) :])
    for cell, card in zip(cells, cards):
        put_card(world, i64(cell), i64(card))
    return world


def _unseen(state: PointCity) -> int:
    """The mask of the cards of which nobody has seen both sides: in no city, on no site, not face up in the market."""
    seen = 0
    for seat in range(int(state.owner_count())):
        for word in range(3):
            seen |= int(state.get(i64(seat), i64(int(SEAT_CITY) + word))) << int(CARDS_PER_WORD) * word
    shown = int(state.building_cells) & ~int(state.gaps)
    for cell in range(int(CELLS)):
        if shown >> cell & 1:
            seen |= 1 << int(state.market[i64(cell)])
    sites = int(state.sites)
    while sites:
        seen |= 1 << (sites & 255) - 1
        sites >>= 8
    return ~seen


def main() -> None:
    """Parse the command line, start or continue the run, and write its results."""
    default = NetworkPlan()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=default.games)
    parser.add_argument("--rate", type=float, default=default.rate, help="learning rate")
    parser.add_argument("--trace", type=float, default=default.trace, help="lambda: the share of what comes later")
    parser.add_argument("--chance", type=float, default=default.chance, help="how often a random move is made")
    parser.add_argument("--verdict-pairs", type=int, default=default.verdict_pairs)
    parser.add_argument("--verdict-simulations", type=int, default=default.verdict_simulations)
    parser.add_argument("--seed", default=default.seed)
    parser.add_argument("--workers", type=int, help="processes; one per core by default")
    parser.add_argument("--cluster", help="a Dask cluster instead: dask://HOST:8786")
    parser.add_argument("--file", type=Path, help="what is done so far; if it is there, the run goes on from it")
    parser.add_argument("--report", type=Path, help="curve and verdict, as JSON")
    parser.add_argument("--output", type=Path, help="the data file of the game, written if the verdict is in favour")
    args = parser.parse_args()
    plan = NetworkPlan(**{name: getattr(args, name) for name in NetworkPlan.__struct_fields__})
    training = Training.load(plan, args.file) if args.file and args.file.exists() else Training(plan, args.file)
    try:
        with open_workers(args.workers, args.cluster) as workers:
            training.run(workers)
            report = training.report(workers)
    except KeyboardInterrupt:
        parser.exit(130, f"Stopped after {training.games} games; the same command goes on from there.\n")
    verdict = report.verdict
    assert verdict is not None
    if args.report:
        write_json(args.report, report)
    if args.output and verdict.verdict == "accepted":
        args.output.write_text(training.net.text(), encoding="utf-8")
    elo, low, high = verdict.elo
    print(f"{verdict.verdict}: pairs {verdict.pairs}, Elo {elo:+.0f} ({low:+.0f} … {high:+.0f})")  # noqa: T201


if __name__ == "__main__":
    main()
