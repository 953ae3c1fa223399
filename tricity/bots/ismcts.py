# mypyc: compile
"""Information-set Monte Carlo tree search (ISMCTS) with determinization, PUCT selection and progressive widening.

Every simulation draws a determinization: a full state that agrees with the searching seat's view. It walks down one
shared tree by the moves that are legal in that state, expands a leaf, plays a short random rollout, and backs up a
reward for each seat on the path. A node stands for the sequence of moves that leads to it, whatever the determinization
was. Every seat maximizes its own reward (max^n).

Priors come from the game's `evaluate`: a move is as promising as the estimate after it, compared with its siblings.
"""

import time
from math import exp, sqrt
from typing import Final

from tricity.bots.reward import estimated_points, lead_from_reward, lead_over_best, reward
from tricity.core.game import Game, lowest_seat
from tricity.core.native import Random, append, i64, vec
from tricity.core.state import Imagination, State

_ROOT: Final[i64] = 0
_NONE: Final[i64] = -1
_NO_LIMIT: Final[i64] = 1 << 30
_CLOCK_INTERVAL: Final[i64] = 8
"""Simulations between two looks at the clock."""
_HIGHEST_LOG_PRIOR: Final = 3.0
"""A move that is found later and is better than all moves before it gets a prior of at most e³ times theirs."""


class SearchSettings:
    """Parameters of the search. The defaults are those that did best in the arena (docs/bots.md)."""

    def __init__(
        self,
        exploration: float = 0.5,
        prior_visits: float = 1.0,
        prior_temperature: float = 0.05,
        reward_scale: float = 800.0,
        horizon: i64 = -1,
        expand_after: i64 = 1,
        widening: float = 4.0,
    ) -> None:
        self.exploration = exploration
        """PUCT's constant: the weight of the exploration bonus."""
        self.prior_visits = prior_visits
        """How many visits the prior value of a move counts for in its mean reward."""
        self.prior_temperature = prior_temperature
        """Softmax temperature of the priors: a prior value higher by this much makes the prior e times as large."""
        self.reward_scale = reward_scale
        """The lead, in hundredths of a point, that has a reward of 0.75."""
        self.horizon = horizon
        """Length of the random rollout from a leaf before `evaluate`; -1: the game's own `horizon`."""
        self.expand_after = expand_after
        """Visits that a leaf needs before it is expanded."""
        self.widening = widening
        """Progressive widening: a node considers `widening` × √visits moves; the root considers all of them."""


class SearchTree:
    """A search tree grown from one seat's view.

    Nodes are numbered in the order of their creation, and a node also stands for the move that leads to it. Their
    attributes are parallel arrays, because objects would cost an allocation per node.
    """

    def __init__(
        self, game: Game, imagination: Imagination, seat: i64, players: i64, settings: SearchSettings, seed: i64
    ) -> None:
        self.game = game
        self.imagination = imagination
        self.seat = seat
        self.players = players
        self.settings = settings
        self.rng = Random(seed)
        self.simulations: i64 = 0
        self.solo_baseline: i64 = 0
        """With one player: the points estimated before the search, from which its leads are measured."""
        self.move = vec[i64]([i64(-1)])
        self.parent = vec[i64]([_NONE])
        self.visits = vec[i64]([i64(0)])
        self.total_reward = vec[float]([0.0])
        self.prior_value = vec[float]([0.0])
        """The reward of the estimate right after the move, when the node was created."""
        self.prior = vec[float]([1.0])
        """Softmax weight of the prior value among its siblings, not normalized."""
        self.best_prior_value = vec[float]([-1.0])
        """The best prior value among the node's first children; below 0 before it has any."""
        self.slots = vec[i64]([_NONE] * 4096)
        """Hash table of nodes by parent and move, with open addressing."""
        if players == 1:
            self.solo_baseline = game.evaluate(imagination.world(self.rng), 0)

    def run(self, simulations: i64, seconds: float) -> None:
        """Simulate until one of the limits is reached; 0 means no limit."""
        end = time.perf_counter() + seconds
        limit: i64 = simulations if simulations > 0 else _NO_LIMIT
        done: i64 = 0
        while done < limit:
            self.simulate()
            done += 1
            if seconds > 0 and done % _CLOCK_INTERVAL == 0 and time.perf_counter() >= end:
                break

    def simulate(self) -> None:
        """One simulation: determinize, select, expand, roll out, back up."""
        game = self.game
        state = self.imagination.world(self.rng)
        expand_after = self.settings.expand_after
        node = _ROOT
        path = vec[i64](capacity=32)
        movers = vec[i64](capacity=32)
        actors = game.actors(state)
        while actors:
            # In a simultaneous phase the searching seat decides first, so that the root is its own decision.
            seat = self.seat if (actors >> self.seat) & 1 else lowest_seat(actors)
            moves = game.legal(state, seat)
            count: i64 = len(moves)
            if node != _ROOT and self.visits[node] < expand_after and count > 1:
                break
            node = self.select(state, node, seat, moves)
            path = append(path, node)
            movers = append(movers, seat)
            game.apply(state, seat, self.move[node])
            actors = game.actors(state)
        self.roll_out(state)
        points = estimated_points(game, state, self.players)
        scale = self.settings.reward_scale
        self.visits[_ROOT] += 1
        depth: i64 = len(path)
        step: i64 = 0
        while step < depth:
            node = path[step]
            self.visits[node] += 1
            self.total_reward[node] += reward(lead_over_best(points, movers[step], self.solo_baseline), scale)
            step += 1
        self.simulations += 1

    def roll_out(self, state: State) -> None:
        """Play uniformly random moves, in place, up to the horizon or the end of the game."""
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

    def select(self, state: State, node: i64, seat: i64, moves: vec[i64]) -> i64:
        """The child to visit next, among the moves that are legal in this determinization; may create children."""
        count: i64 = len(moves)
        children = vec[i64](capacity=count)
        known: i64 = 0
        sibling: i64 = _NONE
        index: i64 = 0
        while index < count:
            child = self.find_child(node, moves[index], sibling)
            if child != _NONE:
                sibling = child
                known += 1
            children = append(children, child)
            index += 1
        allowed: i64 = count
        if node != _ROOT:
            allowed = i64(self.settings.widening * sqrt(float(self.visits[node] + 1)))
        if known < count and known < allowed:
            self.expand(state, node, seat, moves, children, min(count, allowed) - known)
        return self.best_child(children)

    def best_child(self, children: vec[i64]) -> i64:
        """The child with the best PUCT score: mean reward plus exploration bonus. Missing children are `_NONE`."""
        visits = self.visits
        total_reward = self.total_reward
        prior_value = self.prior_value
        prior = self.prior
        prior_visits = self.settings.prior_visits
        count: i64 = len(children)
        prior_sum = 0.0
        visit_sum: i64 = 0
        index: i64 = 0
        while index < count:
            child = children[index]
            if child != _NONE:
                prior_sum += prior[child]
                visit_sum += visits[child]
            index += 1
        # Divided by the sum here, which normalizes the priors of the moves that are legal this time.
        exploration = self.settings.exploration * sqrt(float(visit_sum + 1)) / prior_sum
        best: i64 = _NONE
        best_score = -1.0
        index = 0
        while index < count:
            child = children[index]
            if child != _NONE:
                tried = float(visits[child])
                mean = (total_reward[child] + prior_visits * prior_value[child]) / (tried + prior_visits)
                score = mean + exploration * prior[child] / (tried + 1.0)
                if score > best_score:
                    best_score = score
                    best = child
            index += 1
        return best

    def expand(self, state: State, node: i64, seat: i64, moves: vec[i64], children: vec[i64], missing: i64) -> None:
        """Create `missing` children, in place in `children`, with prior values from the estimate after each move.

        Only the mover's own points are estimated again; its opponents' are taken as they were before the move.
        """
        game = self.game
        settings = self.settings
        count: i64 = len(moves)
        before = estimated_points(game, state, self.players)
        rival = before[seat] - lead_over_best(before, seat, self.solo_baseline)
        first: i64 = len(self.move)
        best = 0.0
        # Start at a random move, so that widening does not always leave out the same end of a long list.
        index: i64 = self.rng.randrange(count)
        while missing > 0:
            if children[index] == _NONE:
                after = state.copy()
                game.apply(after, seat, moves[index])
                value = reward(game.evaluate(after, seat) - rival, settings.reward_scale)
                best = max(best, value)
                children[index] = self.add_node(node, moves[index], value)
                missing -= 1
            index = index + 1 if index + 1 < count else 0
        # The reference stays that of the first children: priors of siblings that come later must compare with theirs.
        if self.best_prior_value[node] < 0.0:
            self.best_prior_value[node] = best
        reference = self.best_prior_value[node]
        end: i64 = len(self.move)
        while first < end:
            log_prior = (self.prior_value[first] - reference) / settings.prior_temperature
            self.prior[first] = exp(min(log_prior, _HIGHEST_LOG_PRIOR))
            first += 1

    def add_node(self, parent: i64, move: i64, prior_value: float) -> i64:
        """Append a node and enter it in the hash table, which doubles when it is half full."""
        node: i64 = len(self.move)
        self.move = append(self.move, move)
        self.parent = append(self.parent, parent)
        self.visits = append(self.visits, i64(0))
        self.total_reward = append(self.total_reward, 0.0)
        self.prior_value = append(self.prior_value, prior_value)
        self.prior = append(self.prior, 1.0)
        self.best_prior_value = append(self.best_prior_value, -1.0)
        size: i64 = len(self.slots)
        if 2 * node >= size:
            self.slots = vec[i64]([_NONE] * int(size * 2))
            old: i64 = 1
            while old <= node:
                self.insert(old)
                old += 1
        else:
            self.insert(node)
        return node

    def insert(self, node: i64) -> None:
        """Enter a node in the hash table: linear probing from its slot."""
        size: i64 = len(self.slots)
        slot = hash_slot(self.parent[node], self.move[node], size)
        while self.slots[slot] != _NONE:
            slot = (slot + 1) & (size - 1)
        self.slots[slot] = node

    def find_child(self, parent: i64, move: i64, sibling: i64) -> i64:
        """The child for that move, -1 when there is none.

        Siblings are created in a row, in the order of the moves: the node after the last sibling found is mostly the
        one, and saves the look into the hash table.
        """
        if (
            sibling != _NONE
            and sibling + 1 < len(self.move)
            and self.move[sibling + 1] == move
            and self.parent[sibling + 1] == parent
        ):
            return sibling + 1
        size: i64 = len(self.slots)
        slot = hash_slot(parent, move, size)
        node = self.slots[slot]
        while node != _NONE:
            if self.move[node] == move and self.parent[node] == parent:
                return node
            slot = (slot + 1) & (size - 1)
            node = self.slots[slot]
        return _NONE

    def root_visits(self, move: i64) -> i64:
        """How many simulations went through a move of the root."""
        node = self.find_child(_ROOT, move, _NONE)
        return 0 if node == _NONE else self.visits[node]

    def expected_lead(self, move: i64) -> float:
        """The lead in hundredths of a point that corresponds to a root move's mean reward; 0 if it was never visited.

        With one player it is the expected score.
        """
        node = self.find_child(_ROOT, move, _NONE)
        if node == _NONE or self.visits[node] == 0:
            return 0.0
        mean = self.total_reward[node] / float(self.visits[node])
        return lead_from_reward(mean, self.settings.reward_scale) + float(self.solo_baseline)


def hash_slot(parent: i64, move: i64, size: i64) -> i64:
    """The first slot to probe for a child, in a hash table whose size is a power of two.

    Multiplying by large odd constants carries every bit upwards, and the shifted copies bring the high bits down again;
    the slot is taken from the middle, where all of them have mixed.
    """
    # Masked to 62 bits at each step, so that compiled products, which wrap around, and Python's agree.
    mixed = ((move ^ (move >> 29)) * 0x1F3D5B79 + parent * 0x2545F491) & 0x3FFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 32)) * 0x1B873593) & 0x3FFFFFFFFFFFFFFF
    return (mixed >> 20) & (size - 1)
