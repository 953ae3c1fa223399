"""Looking ahead from a seat's own view: what the table may look like after a sequence of assumed moves.

Only the view goes in. From it come full states that agree with it (determinizations, with fixed seeds), and what is
said about the future is what holds in all of them: it cannot reveal anything hidden.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tricity.core.events import EventLog
from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.state import State
from tricity.games import find
from tricity.table.errors import BadRequest
from tricity.table.plans import PlanBranch, StoredBranch, digest

_WORLDS: Final = 8
"""How many states are imagined: what holds in all of them counts as certain."""
_MOST_CHOICES: Final = 200
_MOST_MOVES: Final = 60
"""How many moves of others are looked through for the seat's next turn."""


class Outlook(Frozen):
    """Who is to act after the assumed moves, and the moves that they certainly have then.

    `to_act` is empty if that is uncertain or the game is over. `choices` are moves of the seat itself if it is
    `your_turn`, else those of the one other player to act. `view` is what the seat will see; null where that depends on
    something hidden.
    """

    to_act: tuple[int, ...]
    your_turn: bool
    choices: tuple[str, ...]
    view: dict[str, Any] | None


def look_ahead(game: str, view: Mapping[str, Any], seat: int, path: Sequence[str | None]) -> Outlook:
    """After these moves, of whoever is to act each time (None: whatever others do until it is one's turn).

    Raises `BadRequest` for a move that is not certain to be possible.
    """
    future = _Future.of(find(game), view, seat)
    for move in path:
        future = future.at_next_turn() if move is None else future.after(move)[0]
    return future.outlook()


_MOST_BRANCHES: Final = 24
"""How many branches a plan has at most, in all its turns together."""
_MOST_TURNS: Final = 4


def checked_plan(
    game: str, view: Mapping[str, Any], seat: int, branches: Sequence[PlanBranch]
) -> tuple[StoredBranch, ...]:
    """The plan as it is stored; raises `BadRequest` for one that is too large, or has a move that may be impossible."""
    if not 1 <= _count(branches) <= _MOST_BRANCHES or _depth(branches) > _MOST_TURNS:
        raise BadRequest("plan-too-large", branches=_MOST_BRANCHES, turns=_MOST_TURNS)
    return tuple(_stored(_Future.of(find(game), view, seat), branch) for branch in branches)


class _Future:
    """All the worlds that are still possible, of those that were imagined at first."""

    def __init__(self, game: Game, seat: int, worlds: Sequence[State]) -> None:
        self._game = game
        self._seat = seat
        self._worlds = worlds

    @classmethod
    def of(cls, game: Game, view: Mapping[str, Any], seat: int) -> "_Future":
        imagination = game.imagination(view)
        return cls(game, seat, [imagination.world(Random(seed)) for seed in range(_WORLDS)])

    def outlook(self) -> Outlook:
        actors = self._actors()
        your_turn = self._seat in actors
        views = [self._game.view(world, self._seat) for world in self._worlds]
        return Outlook(
            to_act=actors,
            your_turn=your_turn,
            choices=tuple(str(self._game.decode(code)) for code in self._choices(actors)),
            view=views[0] if all(view == views[0] for view in views) else None,
        )

    @property
    def is_own_turn(self) -> bool:
        return self._seat in self._actors()

    def after(self, text: str) -> tuple["_Future", str]:
        """After a move of the seat, or else of the one other to act; and the digest of what the seat sees of it."""
        actors = self._actors()
        code = self._game.encode(Move.parse(text))
        if code not in self._choices(actors):
            raise BadRequest("plan-impossible-move", move=text[:80])
        worlds = [world.copy() for world in self._worlds]
        seen = {self._play(world, self._mover(actors), code) for world in worlds}
        return _Future(self._game, self._seat, worlds), seen.pop()

    def canonical(self, text: str) -> str:
        return str(self._game.decode(self._game.encode(Move.parse(text))))

    def at_next_turn(self) -> "_Future":
        """After random moves of the others. Worlds in which the game ends before are dropped."""
        worlds = []
        for number, world in enumerate(self._worlds):
            for sample in range(3):
                rng, reached = random.Random(10 * number + sample), world.copy()
                for _ in range(_MOST_MOVES):
                    actors = _seats(self._game.actors(reached))
                    if not actors or self._seat in actors:
                        break
                    self._game.apply(reached, actors[0], rng.choice(list(self._game.legal(reached, actors[0]))))
                if self._seat in _seats(self._game.actors(reached)):
                    worlds.append(reached)
        if not worlds:
            raise BadRequest("plan-no-turn")
        return _Future(self._game, self._seat, worlds)

    def _actors(self) -> tuple[int, ...]:
        """The seats to act, if that is certain; if the seat itself is among them in all worlds, only that seat."""
        masks = {int(self._game.actors(world)) for world in self._worlds}
        if all(mask >> self._seat & 1 for mask in masks):
            return (self._seat,)
        return _seats(masks.pop()) if len(masks) == 1 else ()

    def _mover(self, actors: tuple[int, ...]) -> int:
        return self._seat if self._seat in actors else actors[0]

    def _choices(self, actors: tuple[int, ...]) -> list[int]:
        """The moves that are possible in all worlds; for other players, only those that look the same to the seat in
        all of them.
        """
        if self._seat not in actors and len(actors) != 1:
            return []
        mover = self._mover(actors)
        certain: list[int] = [int(code) for code in self._game.legal(self._worlds[0], mover)]
        for world in self._worlds[1:]:
            legal = set(self._game.legal(world, mover))
            certain = [code for code in certain if code in legal]
        if mover == self._seat:
            return certain
        if len(certain) > _MOST_CHOICES:
            return []
        return [code for code in certain if len({self._play(world.copy(), mover, code) for world in self._worlds}) == 1]

    def _play(self, world: State, seat: int, code: int) -> str:
        log = EventLog()
        self._game.apply(world, seat, code, log)
        return digest(log.events, self._seat)


def _stored(future: _Future, branch: PlanBranch) -> StoredBranch:
    seen: list[str] = []
    if branch.others is None:
        future = future.at_next_turn()
    else:
        for move in branch.others:
            if future.is_own_turn:
                raise BadRequest("plan-impossible-move", move=move[:80])
            future, sight = future.after(move)
            seen.append(sight)
    if not future.is_own_turn:
        raise BadRequest("plan-impossible-move", move=branch.move[:80])
    move = future.canonical(branch.move)
    future, _ = future.after(move)
    return StoredBranch(branch.others, tuple(seen), move, tuple(_stored(future, each) for each in branch.then))


def _count(branches: Sequence[PlanBranch]) -> int:
    return sum(1 + _count(branch.then) for branch in branches)


def _depth(branches: Sequence[PlanBranch]) -> int:
    return max((1 + _depth(branch.then) for branch in branches), default=0)


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)
