"""Plans: moves that a seat makes by itself when its turn comes, depending on what the others did until then.

A plan belongs to the position in which it was made. If moves were undone, or the others did something that it has no
answer to, it no longer matches and none of it is played.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from tricity.core.events import GameEvent
from tricity.core.frozen import Frozen
from tricity.table import preconditions
from tricity.table.clocks import LiveClock
from tricity.table.errors import StaleVersion, WrongState
from tricity.table.move_view import event_views
from tricity.table.principal import PersonId, Principal
from tricity.table.table import Table

KEY_PREFIX: Final = "plan:"
"""The prefix of the idempotency keys of planned moves. Keys of clients contain no colon."""


class PlanBranch(Frozen, forbid_unknown_fields=True):
    """If the others make exactly these moves, in this order (None: whatever they do), the seat plays `move`.

    `then` is how it goes on from there: of the branches that fit, the one with the most moves of others is taken.
    """

    others: tuple[str, ...] | None
    move: str
    then: tuple["PlanBranch", ...] = ()


class StoredBranch(Frozen):
    """The same, with a digest of what the owner sees of each move: only that decides whether the branch matches."""

    others: tuple[str, ...] | None
    seen: tuple[str, ...]
    move: str
    then: tuple["StoredBranch", ...] = ()


class Plan(Frozen):
    """A plan of the owner of a seat, made at that version, when the match had that number of moves."""

    id: str
    table: str
    seat: int
    person: PersonId
    version: int
    moves: int
    branches: tuple[StoredBranch, ...]


class Waiting(Frozen):
    """The plan still matches, and it is not the seat's turn yet."""


class Finished(Frozen):
    """Nothing of the plan is left to play."""


class Misfit(Frozen):
    """The plan does not match what happened."""


class Due(Frozen):
    """A move of the plan is to be made now, in answer to that version."""

    move: str
    version: int


Step = Waiting | Finished | Misfit | Due


def check_plannable(table: Table, person: Principal, seat: int, version: int) -> None:
    """Raises a refusal if this person cannot plan for that seat now, at that version."""
    preconditions.playing(table)
    seat = preconditions.seat_of(table, person, seat)
    if isinstance(table.opened.clock, LiveClock):
        raise WrongState("plan-live-clock")
    if table.seats[seat].away:
        raise WrongState("bot-stands-in", seat=seat)
    if version != table.version:
        raise StaleVersion(given=version, version=table.version)
    if seat in table.to_act:
        raise WrongState("plan-your-turn")


def follow(table: Table, plan: Plan) -> Step:
    """Where a plan stands, after all that has happened at the table since it was made."""
    seat, match = plan.seat, table.match
    if table.ended or table.seats[seat].owner != plan.person:
        return Finished()
    made = match.version - plan.moves
    # A move makes one version, and so does undoing any number of them.
    if made < 0 or table.version - plan.version != made or made > len(table.steps):
        return Misfit()
    branches, turn = plan.branches, -1
    seen: tuple[str, ...] = ()
    steps = table.steps[len(table.steps) - made :]
    for number, (step, played) in enumerate(zip(steps, match.moves[plan.moves :], strict=True)):
        if turn < 0 and seat in step.actors:
            turn = plan.version + number
        if played.seat == seat:
            branch = _fitting(branches, seen)
            if branch is None or branch.move != str(played.move):
                return Misfit() if branches else Finished()
            branches, seen, turn = branch.then, (), -1
        elif turn < 0:
            # What others do in a phase in which the seat can act as well changes nothing about its answer.
            seen = (*seen, digest(played.events, seat))
    if not branches:
        return Finished()
    if seat not in table.to_act:
        return Waiting() if any(_may_fit(branch, seen) for branch in branches) else Misfit()
    if table.seats[seat].away or table.undo_request is not None:
        return Waiting()
    branch = _fitting(branches, seen)
    return Misfit() if branch is None else Due(branch.move, turn if turn >= 0 else table.version)


def digest(events: Sequence[GameEvent], seat: int) -> str:
    """A digest of what that seat sees of a move."""
    return sha256(_encode(event_views(events, seat))).hexdigest()[:32]


def _fitting(branches: Sequence[StoredBranch], seen: tuple[str, ...]) -> StoredBranch | None:
    exact = (branch for branch in branches if branch.others is not None and branch.seen == seen)
    return next(exact, None) or next((branch for branch in branches if branch.others is None), None)


def _may_fit(branch: StoredBranch, seen: tuple[str, ...]) -> bool:
    """Whether this branch can still match, after these and further moves of others."""
    return branch.others is None or (len(branch.seen) > len(seen) and branch.seen[: len(seen)] == seen)


_encode = msgspec.json.Encoder(order="sorted").encode
