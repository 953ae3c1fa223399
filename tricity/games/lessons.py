"""Lessons: the first steps in a game, on real positions and by its real rules.

A game's folder `lesson` has them as data: `lesson.json` lists the steps, and `positions/` has what they begin with. The
words are in the file `lesson.ftl` of the game in each language: the text of a step is the message
`lesson-<game>-<step>`; the reply to a move adds its own name to that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from tricity.core.errors import BadMove, IllegalMove
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.games import find, folder

LEARNER: Final = 0
"""The seat of the person who learns."""

Kind = Literal["read", "move", "refusal"]


class Step(Frozen, forbid_unknown_fields=True):
    """One thing to read, one move to make, or one move to try that is refused.

    `position` is what lies on the table; without one, the game goes on from the step before. `points` are the cells and
    the areas of the board that it points at. `move` is an example of the move that is asked for, and `accepts` has the
    patterns of all that will do, with the name of the reply to them; without any, every move will. A move that is
    refused by the rule `refused` is only tried. `then` are the moves of the others that follow, each with its seat:
    `1 choose big`.
    """

    id: str
    position: str = ""
    points: tuple[str, ...] = ()
    move: str = ""
    accepts: dict[str, str] = msgspec.field(default_factory=dict)
    refused: str = ""
    then: tuple[str, ...] = ()

    @property
    def kind(self) -> Kind:
        if self.refused:
            return "refusal"
        return "move" if self.move else "read"

    def reply_to(self, move: str) -> str:
        """The name of the reply to a legal move; "" if another one is asked for."""
        replies = self.accepts or ({"*": "done"} if self.kind == "move" else {})
        return next((reply for pattern, reply in replies.items() if fnmatchcase(move, pattern)), "")


class _File(Frozen, forbid_unknown_fields=True):
    names: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """A step as the learner has got to it: the match, and the message that replies to their move in this step."""

    match: Match
    reply: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """What became of a move in a step: the step is done or not; the reply is a message, "" without one."""

    done: bool
    reply: str
    refusal: IllegalMove | None = None


class Lesson:
    """The steps of a game's lesson. `names` are those of the seats; the learner's is empty."""

    def __init__(self, game: str, names: tuple[str, ...], steps: tuple[Step, ...]) -> None:
        self.game = game
        self.names = names
        self.steps = steps

    def key(self, number: int, reply: str = "") -> str:
        """The id of the message of a step, or of a reply in it."""
        return "-".join(["lesson", self.game, self.steps[number].id, *([reply] if reply else [])])

    def moves_before(self, number: int) -> int:
        """How many of the learner's moves come before this step."""
        return sum(step.kind == "move" for step in self.steps[:number])

    def chapter(self, number: int) -> int:
        """The step with whose position this one's game began."""
        return max(at for at, step in enumerate(self.steps[: number + 1]) if step.position)

    def stage(self, number: int, moves: Sequence[str]) -> Stage:
        """The step after the learner's moves, one for each step that asks for one, from the first step on.

        Where a move is missing, or no longer fits, the step's own example is made.
        """
        begin = self.chapter(number)
        match = Match.from_position(position(self.game, self.steps[begin].position), find, trusted=True)
        for at in range(begin, number):
            if self.steps[at].kind == "move":
                self._play(match, at, moves[self.moves_before(at) :][:1])
        own = moves[self.moves_before(number) :][:1] if self.steps[number].kind == "move" else ()
        return Stage(match, self._play(match, number, own) if own else "")

    def attempt(self, number: int, moves: Sequence[str], move: str) -> Attempt:
        """What becomes of a move of the learner in this step; nothing changes. Raises `BadMove`."""
        step, match = self.steps[number], self.stage(number, moves[: self.moves_before(number)]).match
        refusal = match.refusal(move, LEARNER)
        if refusal is not None:
            is_wanted = refusal.rule == step.refused
            return Attempt(is_wanted, self.key(number, "done") if is_wanted else "", refusal)
        reply = step.reply_to(str(match.check(move, LEARNER)))
        return Attempt(bool(reply), self.key(number, reply or "other"))

    def example(self, number: int, match: Match) -> str:
        """A move that will do in this step, where the match has got to; "" in a step without a move."""
        step = self.steps[number]
        if step.kind != "move":
            return step.move
        if _is_legal(match, step.move):
            return str(match.check(step.move, LEARNER))
        return next(str(move) for move in match.legal_moves(LEARNER) if step.reply_to(str(move)))

    def _play(self, match: Match, number: int, given: Sequence[str]) -> str:
        """Make the given move if it will do, else the example, and what follows; returns the reply."""
        step = self.steps[number]
        fitting = (move for move in given if _is_legal(match, move) and step.reply_to(str(match.check(move, LEARNER))))
        move = match.check(next(fitting, None) or self.example(number, match), LEARNER)
        match.play(move, LEARNER)
        for other in step.then:
            seat, _, text = other.partition(" ")
            match.play(text, int(seat))
        return self.key(number, step.reply_to(str(move)))


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of the game of that name; None if it has none. Raises `BadOption`."""
    file = files("tricity.games").joinpath(folder(game), "lesson", "lesson.json")
    if not file.is_file():
        return None
    content = msgspec.json.decode(file.read_bytes(), type=_File)
    return Lesson(game, content.names, content.steps)


@cache
def position(game: str, name: str) -> dict[str, Any]:
    """A position of a game's lesson."""
    file = files("tricity.games").joinpath(folder(game), "lesson", "positions", f"{name}.json")
    content: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return content


def _is_legal(match: Match, move: str) -> bool:
    try:
        return match.refusal(move, LEARNER) is None
    except BadMove:
        return False
