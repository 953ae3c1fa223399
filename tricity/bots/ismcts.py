# mypyc: compile
"""Information-set Monte Carlo tree search: one tree over many worlds that agree with the view.

Every simulation imagines a world, walks down the tree by the moves that are legal in it, and stops where the tree ends.
A place in the tree is the list of moves that led there, whatever the world. The walk follows PUCT: the mean reward so
far, and a bonus for what the game's guess liked and what was tried little. Each seat looks for its own reward.
"""

import time
from math import exp, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.bots.reward import guesses, lead_behind, lead_of, reward
from tricity.core.game import Game, lowest_seat
from tricity.core.state import Imagination, State

_ROOT: Final[i64] = 0
_NONE: Final[i64] = -1
_LONGEST: Final[i64] = 1 << 30
_CLOCK_EVERY: Final[i64] = 8


class Settings:
    """How a search weighs things; the defaults are those that did best in the arena (docs/bots.md)."""

    def __init__(
        self,
        explore: float = 0.5,
        trust: float = 1.0,
        warmth: float = 0.05,
        scale: float = 800.0,
        horizon: i64 = -1,
        ripe: i64 = 1,
        width: float = 4.0,
    ) -> None:
        self.explore = explore
        """The weight of the bonus."""
        self.trust = trust
        """How many simulations the guess about a move counts for."""
        self.warmth = warmth
        """Rewards this far apart make a move e times as likely to be liked."""
        self.scale = scale
        """The lead, in hundredths of a point, that is worth three quarters of a win."""
        self.horizon = horizon
        """Random moves that are played beyond the tree before the guess is asked; -1: the game's own number."""
        self.ripe = ripe
        """Simulations that end at a node before it gets children."""
        self.width = width
        """How many moves a node considers, times the square root of its simulations; the root considers all."""


class Search:
    """A tree that grows from one seat's view. Its nodes are numbered; a node is also the move that leads to it."""

    def __init__(
        self, game: Game, imagination: Imagination, seat: i64, players: i64, settings: Settings, seed: i64
    ) -> None:
        self.game = game
        self.imagination = imagination
        self.seat = seat
        self.players = players
        self.settings = settings
        self.rng = Random(seed)
        self.simulations: i64 = 0
        self.alone: i64 = 0
        """With one player: the points that rewards are measured from, guessed before the search."""
        self.move = vec[i64]([i64(-1)])
        self.parent = vec[i64]([_NONE])
        self.visits = vec[i64]([i64(0)])
        self.total = vec[float]([0.0])
        self.guess = vec[float]([0.0])
        self.liking = vec[float]([1.0])
        self.best_guess = vec[float]([-1.0])
        """Of the node's children, when they were first seen; below 0 before."""
        self.slots = vec[i64]([_NONE] * 4096)
        """Hash table of nodes by parent and move."""
        if players == 1:
            self.alone = game.evaluate(imagination.world(self.rng), 0)

    def run(self, simulations: i64, seconds: float) -> None:
        """Search until the budget is spent; a limit of 0 is none."""
        end = time.perf_counter() + seconds
        limit: i64 = simulations if simulations > 0 else _LONGEST
        done: i64 = 0
        while done < limit:
            self.simulate()
            done += 1
            if seconds > 0 and done % _CLOCK_EVERY == 0 and time.perf_counter() >= end:
                break

    def simulate(self) -> None:
        game = self.game
        state = self.imagination.world(self.rng)
        ripe = self.settings.ripe
        node = _ROOT
        path = vec[i64](capacity=32)
        movers = vec[i64](capacity=32)
        actors = game.actors(state)
        while actors:
            seat = self.seat if (actors >> self.seat) & 1 else lowest_seat(actors)
            moves = game.legal(state, seat)
            count: i64 = len(moves)
            if node != _ROOT and self.visits[node] < ripe and count > 1:
                break
            node = self.selected(state, node, seat, moves)
            path = append(path, node)
            movers = append(movers, seat)
            game.apply(state, seat, self.move[node])
            actors = game.actors(state)
        self.play_on(state)
        points = guesses(game, state, self.players)
        scale = self.settings.scale
        self.visits[_ROOT] += 1
        depth: i64 = len(path)
        step: i64 = 0
        while step < depth:
            node = path[step]
            self.visits[node] += 1
            self.total[node] += reward(lead_of(points, movers[step], self.alone), scale)
            step += 1
        self.simulations += 1

    def play_on(self, state: State) -> None:
        """Random moves, up to the horizon."""
        game = self.game
        rng = self.rng
        left = self.settings.horizon if self.settings.horizon >= 0 else game.horizon
        actors = game.actors(state)
        while actors and left > 0:
            seat = lowest_seat(actors)
            moves = game.legal(state, seat)
            count: i64 = len(moves)
            game.apply(state, seat, moves[rng.randrange(count)])
            actors = game.actors(state)
            left -= 1

    def selected(self, state: State, node: i64, seat: i64, moves: vec[i64]) -> i64:
        """The child to go to: of the legal ones, the one with the best mean and bonus."""
        count: i64 = len(moves)
        children = vec[i64](capacity=count)
        known: i64 = 0
        near: i64 = _NONE
        at: i64 = 0
        while at < count:
            found = self.child(node, moves[at], near)
            if found != _NONE:
                near = found
                known += 1
            children = append(children, found)
            at += 1
        room: i64 = count
        if node != _ROOT:
            room = i64(self.settings.width * sqrt(float(self.visits[node] + 1)))
        if known < count and known < room:
            self.grow(state, node, seat, moves, children, min(count, room) - known)
        return self.best_of(children)

    def best_of(self, children: vec[i64]) -> i64:
        visits = self.visits
        total = self.total
        guess = self.guess
        liking = self.liking
        trust = self.settings.trust
        count: i64 = len(children)
        liked = 0.0
        passed: i64 = 0
        at: i64 = 0
        while at < count:
            it = children[at]
            if it != _NONE:
                liked += liking[it]
                passed += visits[it]
            at += 1
        push = self.settings.explore * sqrt(float(passed + 1)) / liked
        best: i64 = _NONE
        best_score = -1.0
        at = 0
        while at < count:
            it = children[at]
            if it != _NONE:
                tried = float(visits[it])
                score = (total[it] + trust * guess[it]) / (tried + trust) + push * liking[it] / (tried + 1.0)
                if score > best_score:
                    best_score = score
                    best = it
            at += 1
        return best

    def grow(self, state: State, node: i64, seat: i64, moves: vec[i64], children: vec[i64], room: i64) -> None:
        """Children for so many of the moves that have none yet, judged by the guess at the mover's points after it."""
        game = self.game
        settings = self.settings
        count: i64 = len(moves)
        before = guesses(game, state, self.players)
        rival = before[seat] - lead_of(before, seat, self.alone)
        first: i64 = len(self.move)
        best = 0.0
        # From a random place on, so that a list that is too long for its node is not always cut at the same one.
        at: i64 = self.rng.randrange(count)
        while room > 0:
            if children[at] == _NONE:
                after = state.copy()
                game.apply(after, seat, moves[at])
                value = reward(game.evaluate(after, seat) - rival, settings.scale)
                best = max(best, value)
                children[at] = self.add(node, moves[at], value)
                room -= 1
            at = at + 1 if at + 1 < count else 0
        if self.best_guess[node] < 0.0:
            self.best_guess[node] = best
        reference = self.best_guess[node]
        end: i64 = len(self.move)
        while first < end:
            self.liking[first] = exp(min((self.guess[first] - reference) / settings.warmth, 3.0))
            first += 1

    def add(self, node: i64, move: i64, value: float) -> i64:
        it: i64 = len(self.move)
        self.move = append(self.move, move)
        self.parent = append(self.parent, node)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, 0.0)
        self.guess = append(self.guess, value)
        self.liking = append(self.liking, 1.0)
        self.best_guess = append(self.best_guess, -1.0)
        size: i64 = len(self.slots)
        if 2 * it >= size:
            self.slots = vec[i64]([_NONE] * int(size * 2))
            old: i64 = 1
            while old <= it:
                self.enter(old)
                old += 1
        else:
            self.enter(it)
        return it

    def enter(self, it: i64) -> None:
        size: i64 = len(self.slots)
        slot = place(self.parent[it], self.move[it], size)
        while self.slots[slot] != _NONE:
            slot = (slot + 1) & (size - 1)
        self.slots[slot] = it

    def child(self, node: i64, move: i64, near: i64) -> i64:
        """The node of that move, -1 when there is none. Siblings mostly lie in a row: the one after `near` is tried."""
        if (
            near != _NONE
            and near + 1 < len(self.move)
            and self.move[near + 1] == move
            and self.parent[near + 1] == node
        ):
            return near + 1
        size: i64 = len(self.slots)
        slot = place(node, move, size)
        it = self.slots[slot]
        while it != _NONE:
            if self.move[it] == move and self.parent[it] == node:
                return it
            slot = (slot + 1) & (size - 1)
            it = self.slots[slot]
        return _NONE

    def tries(self, move: i64) -> i64:
        """How often the search looked at a move of the root."""
        it = self.child(_ROOT, move, _NONE)
        return 0 if it == _NONE else self.visits[it]

    def lead(self, move: i64) -> float:
        """What the mean reward of a move of the root, tried at least once, says of the points; 0 when it never was."""
        it = self.child(_ROOT, move, _NONE)
        if it == _NONE or self.visits[it] == 0:
            return 0.0
        return lead_behind(self.total[it] / float(self.visits[it]), self.settings.scale) + float(self.alone)


def place(node: i64, move: i64, size: i64) -> i64:
    """Where the search for a node begins in a table of that size, a power of two."""
    # Masked to 62 bits at each step, so that compiled products, which wrap, and Python's agree.
    mixed = ((move ^ (move >> 29)) * 0x1F3D5B79 + node * 0x2545F491) & 0x3FFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 32)) * 0x1B873593) & 0x3FFFFFFFFFFFFFFF
    return (mixed >> 20) & (size - 1)
