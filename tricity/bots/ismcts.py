# mypyc: compile
"""Information-set Monte Carlo tree search (ISMCTS) with determinization, PUCT selection and progressive widening.

Every simulation draws a determinization: a full state that agrees with the searching seat's view. It walks down one
shared tree by the moves that are legal in that state, expands a leaf, plays a short random rollout where that helps,
and backs up a reward for each seat on the path. A node stands for the sequence of moves that leads to it, whatever the
determinization was. Every seat maximizes its own reward (max^n). Where a game says what another seat is expected to do
(`Game.reply`), that is done and takes no node.

Priors come from the game's `evaluate`: a move is as promising as the estimate after it, compared with its siblings.
"""

import time
from math import exp, sqrt
from typing import Final

from tricity.bots.reward import appraised_points, best_rival_points, lead_from_reward, lead_over_best, reward
from tricity.core.bits import shifted
from tricity.core.game import Game
from tricity.core.native import Random, extend, i64, vec
from tricity.core.seats import lowest_seat
from tricity.core.signals import check_signals
from tricity.core.state import Imagination, State

_ROOT: Final[i64] = 0
_NONE: Final[i64] = -1
_NO_LIMIT: Final[i64] = 1 << 30
_CLOCK_INTERVAL: Final[i64] = 8
"""Simulations between checks for signals and of the clock."""
_INITIAL_CAPACITY: Final[i64] = 2048
"""How many nodes a new tree can hold before it grows."""
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
        """The lead, in hundredths of a point, that is worth a reward of 0.75."""
        self.horizon = horizon
        """Length of the random rollout from a leaf before `evaluate`; -1: what the game says."""
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
        self.own_reward = 0.0
        """The sum of the searching seat's rewards over all simulations."""
        self.solo_baseline: i64 = 0
        """With one player: the best estimate after one of its moves, from which leads are measured."""
        self.size: i64 = 1
        """The number of nodes; the arrays below are longer."""
        self.move = vec[i64]([i64(-1)] * _INITIAL_CAPACITY)
        self.parent = vec[i64]([_NONE] * _INITIAL_CAPACITY)
        self.mover = vec[i64]([_NONE] * _INITIAL_CAPACITY)
        """The seat that made the move, noted at each visit."""
        self.visits = vec[i64]([i64(0)] * _INITIAL_CAPACITY)
        self.total_reward = vec[float]([0.0] * _INITIAL_CAPACITY)
        self.prior_value = vec[float]([0.0] * _INITIAL_CAPACITY)
        """The reward of the estimate right after the move, when the node was created."""
        self.mean = vec[float]([0.0] * _INITIAL_CAPACITY)
        """The mean of the node's rewards and its prior value, which counts for `prior_visits`."""
        self.prior = vec[float]([1.0] * _INITIAL_CAPACITY)
        """Softmax weight of the prior value among its siblings, not normalized."""
        self.best_prior_value = vec[float]([-1.0] * _INITIAL_CAPACITY)
        """The best prior value among the node's first children; below 0 before it has any."""
        self.child_marks = vec[i64]([i64(0)] * _INITIAL_CAPACITY)
        """A Bloom filter of the moves to the node's children: see `mark_of`."""
        self.slots = vec[i64]([_NONE] * (2 * _INITIAL_CAPACITY))
        """Hash table of nodes by parent and move, with open addressing and twice as many slots as there can be nodes.
        """
        self.root_children = vec[i64]()
        """The children of the root, once it has them: the searching seat's legal moves are the same in every
        determinization."""
        self.root_prior_sum = 0.0
        """The sum of their priors."""
        self.is_own_decision = False
        """Whether the searching seat decides at the root. If not, replies may come before its first decision, and its
        legal moves then differ between determinizations."""
        self.newest_state: State | None = None
        """Right after children were created: the state after the move of the last one, which is the last node."""
        if players == 1:
            self.solo_baseline = best_estimate(game, imagination.world(self.rng))

    def run(self, simulations: i64, seconds: float) -> None:
        """Simulate until one of the limits is reached; 0 means no limit."""
        end = time.perf_counter() + seconds
        limit = simulations
        if limit <= 0:
            limit = _NO_LIMIT
        done: i64 = 0
        while done < limit:
            self.simulate()
            done += 1
            if done % _CLOCK_INTERVAL == 0:
                check_signals()
                if seconds > 0 and time.perf_counter() >= end:
                    break

    def simulate(self) -> None:
        """One simulation: determinize, select, expand, roll out, back up."""
        game = self.game
        state = self.imagination.world(self.rng)
        expand_after = self.settings.expand_after
        node = _ROOT
        actors = game.actors(state)
        self.is_own_decision = (actors >> self.seat) & 1 != 0
        while actors:
            # In a simultaneous phase the searching seat decides first, so that the root is its own decision.
            seat = self.seat
            if not (actors >> seat) & 1:
                seat = lowest_seat(actors)
                # A leaf is estimated where it is, not after the reply.
                if self.visits[node] >= expand_after or not game.has_choice(state, seat):
                    expected = game.reply(state, seat)
                    if expected >= 0:
                        game.apply(state, seat, expected)
                        self.newest_state = None
                        actors = game.actors(state)
                        continue
            if node == _ROOT and len(self.root_children):
                # One of its children was visited in each simulation so far.
                node = self.best_child(self.root_children, self.root_prior_sum, self.visits[_ROOT])
            elif node != _ROOT and self.visits[node] < expand_after and game.has_choice(state, seat):
                break
            else:
                node = self.select(state, node, seat)
            self.mover[node] = seat
            newest = self.newest_state
            if newest is not None and node == self.size - 1:
                state = newest
            else:
                game.apply(state, seat, self.move[node])
            self.newest_state = None
            actors = game.actors(state)
        self.roll_out(state)
        self.back_up(node, appraised_points(game, state, self.players))
        self.simulations += 1

    def back_up(self, node: i64, points: vec[i64]) -> None:
        """Add the reward of each mover to the nodes from this one up to the root."""
        scale = self.settings.reward_scale
        self.own_reward += reward(lead_over_best(points, self.seat, self.solo_baseline), scale)
        while node != _ROOT:
            self.visits[node] += 1
            self.total_reward[node] += reward(lead_over_best(points, self.mover[node], self.solo_baseline), scale)
            self.update_mean(node)
            node = self.parent[node]
        self.visits[_ROOT] += 1

    def roll_out(self, state: State) -> None:
        """Play uniformly random moves, in place, up to the horizon or the end of the game."""
        game = self.game
        rng = self.rng
        left = self.settings.horizon
        if left < 0:
            left = game.horizon(self.players)
        if left == 0:
            return
        seat = game.next_actor(state)
        while seat >= 0 and left > 0:
            game.apply(state, seat, game.random_move(state, seat, rng))
            seat = game.next_actor(state)
            left -= 1

    def select(self, state: State, node: i64, seat: i64) -> i64:
        """The child to visit next, among the moves that are legal in this determinization; may create children."""
        moves = self.game.legal(state, seat)
        count: i64 = len(moves)
        children = vec[i64]([_NONE] * count)
        known = self.find_children(node, moves, children)
        allowed: i64 = count
        if node != _ROOT:
            allowed = min(count, i64(self.settings.widening * sqrt(float(self.visits[node] + 1))))
        if known < allowed:
            self.expand(state, node, seat, moves, children, allowed - known)
        visits = self.visits
        prior = self.prior
        prior_sum = 0.0
        visit_sum: i64 = 0
        for child in children:
            if child != _NONE:
                prior_sum += prior[child]
                visit_sum += visits[child]
        if node == _ROOT and self.is_own_decision:
            self.root_children = children
            self.root_prior_sum = prior_sum
        return self.best_child(children, prior_sum, visit_sum)

    def best_child(self, children: vec[i64], prior_sum: float, visit_sum: i64) -> i64:
        """The child with the best PUCT score (mean reward plus exploration bonus). A child of -1 does not exist.

        Their priors and visits have already been added up.
        """
        visits = self.visits
        mean = self.mean
        prior = self.prior
        # Divided by the sum here, which normalizes the priors of the moves that are legal this time.
        exploration = self.settings.exploration * sqrt(float(visit_sum + 1)) / prior_sum
        best: i64 = _NONE
        best_score = -1.0
        for child in children:
            if child != _NONE:
                score = mean[child] + exploration * prior[child] / (float(visits[child]) + 1.0)
                if score > best_score:
                    best_score = score
                    best = child
        return best

    def expand(self, state: State, node: i64, seat: i64, moves: vec[i64], children: vec[i64], missing: i64) -> None:
        """Create `missing` of the children that do not exist yet, with prior values from the estimate after each move.

        Only the mover's own points are estimated again; its opponents' are taken as they were before the move.
        """
        game = self.game
        settings = self.settings
        count: i64 = len(moves)
        rival = best_rival_points(game, state, seat, self.players, self.solo_baseline)
        first = self.size
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
                self.newest_state = after
                missing -= 1
            index += 1
            if index == count:
                index = 0
        # The reference stays that of the first children: priors of siblings that come later must compare with theirs.
        if self.best_prior_value[node] < 0.0:
            self.best_prior_value[node] = best
        reference = self.best_prior_value[node]
        while first < self.size:
            log_prior = (self.prior_value[first] - reference) / settings.prior_temperature
            self.prior[first] = exp(min(log_prior, _HIGHEST_LOG_PRIOR))
            first += 1

    def add_node(self, parent: i64, move: i64, prior_value: float) -> i64:
        """Add a node and enter it in the hash table. Returns its number."""
        node = self.size
        if node == len(self.move):
            self.grow()
        self.size = node + 1
        self.move[node] = move
        self.parent[node] = parent
        self.prior_value[node] = prior_value
        self.update_mean(node)
        self.child_marks[parent] |= mark_of(move)
        self.insert(node)
        return node

    def update_mean(self, node: i64) -> None:
        """Note the mean of a node that is new or has been visited."""
        prior_visits = self.settings.prior_visits
        total = self.total_reward[node] + prior_visits * self.prior_value[node]
        self.mean[node] = total / (float(self.visits[node]) + prior_visits)

    def grow(self) -> None:
        """Double the capacity for nodes, and with it the hash table, which is never more than half full."""
        size: i64 = len(self.move)
        self.move = extend(self.move, vec[i64]([i64(-1)] * size))
        self.parent = extend(self.parent, vec[i64]([_NONE] * size))
        self.mover = extend(self.mover, vec[i64]([_NONE] * size))
        self.visits = extend(self.visits, vec[i64]([i64(0)] * size))
        self.total_reward = extend(self.total_reward, vec[float]([0.0] * size))
        self.prior_value = extend(self.prior_value, vec[float]([0.0] * size))
        self.mean = extend(self.mean, vec[float]([0.0] * size))
        self.prior = extend(self.prior, vec[float]([1.0] * size))
        self.best_prior_value = extend(self.best_prior_value, vec[float]([-1.0] * size))
        self.child_marks = extend(self.child_marks, vec[i64]([i64(0)] * size))
        self.slots = vec[i64]([_NONE] * (4 * size))
        node: i64 = 1
        while node < self.size:
            self.insert(node)
            node += 1

    def insert(self, node: i64) -> None:
        """Enter a node in the hash table: linear probing from its slot."""
        slots = self.slots
        size: i64 = len(slots)
        slot = hash_slot(self.parent[node], self.move[node], size)
        while slots[slot] != _NONE:
            slot = (slot + 1) & (size - 1)
        slots[slot] = node

    def find_children(self, node: i64, moves: vec[i64], children: vec[i64]) -> i64:
        """Write the node's existing children for these moves to the same positions; returns how many there are.

        Siblings are created one after the other, in the order of the moves, so the next one is usually the node right
        after the last one found, which saves a hash lookup.
        """
        known: i64 = 0
        marks = self.child_marks[node]
        if not marks:
            return known
        move_of = self.move
        parent_of = self.parent
        size = self.size
        after_last: i64 = _NONE
        # The move of the node after the last sibling found, if that is a sibling too.
        next_move: i64 = _NONE
        index: i64 = 0
        for move in moves:
            child: i64 = _NONE
            if move == next_move:
                child = after_last
            elif marks & mark_of(move):
                child = self.find_child(node, move)
            if child != _NONE:
                children[index] = child
                known += 1
                after_last = child + 1
                next_move = _NONE
                if after_last < size and parent_of[after_last] == node:
                    next_move = move_of[after_last]
            index += 1
        return known

    def find_child(self, parent: i64, move: i64) -> i64:
        """The child for that move, -1 when there is none."""
        slots = self.slots
        size: i64 = len(slots)
        slot = hash_slot(parent, move, size)
        node = slots[slot]
        while node != _NONE:
            if self.move[node] == move and self.parent[node] == parent:
                return node
            slot = (slot + 1) & (size - 1)
            node = slots[slot]
        return _NONE

    def root_visits(self, move: i64) -> i64:
        """How many simulations went through a move of the root."""
        node = self.find_child(_ROOT, move)
        if node == _NONE:
            return 0
        return self.visits[node]

    def focus(self, moves: vec[i64]) -> None:
        """Consider only these moves of the root from now on; the tree has visited them before."""
        self.root_children = vec[i64]([self.find_child(_ROOT, move) for move in moves])

    def root_reward(self, move: i64) -> float:
        """The mean reward of a move of the root, for the seat that makes it; without visits, its prior value."""
        node = self.find_child(_ROOT, move)
        if node == _NONE:
            return 0.5
        if self.visits[node] == 0:
            return self.prior_value[node]
        return self.total_reward[node] / float(self.visits[node])

    def principal_line(self, move: i64, length: i64) -> list[tuple[i64, i64]]:
        """Seat and move of the most likely continuation from a move of the root on: the most visited child each time,
        down to a node without visits.
        """
        line: list[tuple[i64, i64]] = []
        node = self.find_child(_ROOT, move)
        while node != _NONE and self.visits[node] > 0 and len(line) < length:
            line.append((self.mover[node], self.move[node]))
            following: i64 = _NONE
            most: i64 = 0
            # Children come after their parent.
            child = node + 1
            while child < self.size:
                if self.parent[child] == node and self.visits[child] > most:
                    following = child
                    most = self.visits[child]
                child += 1
            node = following
        return line

    def expected_lead(self, move: i64) -> float:
        """The lead in hundredths of a point that corresponds to a root move's mean reward; 0 if it was never visited.

        With one player it is the expected score.
        """
        node = self.find_child(_ROOT, move)
        if node == _NONE or self.visits[node] == 0:
            return 0.0
        return self.lead_of(self.total_reward[node] / float(self.visits[node]))

    def lead_of(self, mean_reward: float) -> float:
        """The lead in hundredths of a point that corresponds to a mean reward; with one player the score."""
        return lead_from_reward(mean_reward, self.settings.reward_scale) + float(self.solo_baseline)


def best_estimate(game: Game, state: State) -> i64:
    """The highest of the points that a solo player is estimated to have after one of its moves, if it has any."""
    moves = game.legal(state, 0)
    if not len(moves):
        return game.appraise(state, 0)
    best: i64 = -_NO_LIMIT
    for move in moves:
        after = state.copy()
        game.apply(after, 0, move)
        best = max(best, game.appraise(after, 0))
    return best


def hash_slot(parent: i64, move: i64, size: i64) -> i64:
    """The first slot to probe for a child, in a hash table whose size is a power of two.

    Multiplying by large odd constants carries every bit upwards, and the shifted copies bring the high bits down again;
    the slot is taken from the middle, where all of them have mixed.
    """
    # Masked to 62 bits at each step, so that compiled products, which wrap around, and Python's agree.
    mixed = ((move ^ (move >> 29)) * 0x1F3D5B79 + parent * 0x2545F491) & 0x3FFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 32)) * 0x1B873593) & 0x3FFFFFFFFFFFFFFF
    return (mixed >> 20) & (size - 1)


def mark_of(move: i64) -> i64:
    """The move's bit, one of 62, in a Bloom filter: a node without this bit has no child for the move.

    Most moves of a long list have no child yet, and the bit saves a hash lookup for each of them.
    """
    mixed = ((move ^ (move >> 22) ^ (move >> 47)) & 0x3FFFFFFF) * 0x1F3D5B79
    return shifted(1, (((mixed >> 24) & 0xFFFF) * 62) >> 16)
