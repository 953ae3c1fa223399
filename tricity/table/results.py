"""How the seats of a finished game did: the source of people's histories and profiles."""

from typing import Any, Literal

from tricity.core.frozen import Frozen
from tricity.table.principal import SERVER, PersonId
from tricity.table.table import Table

Mode = Literal["solo", "bots", "people", "here"]
"""Alone, with bots only, with other people, or several people on one device."""


class SeatResult(Frozen):
    """`person` had the seat when the game began ("": a bot did) and played it to the end if `finished`.

    `note` is the last line of a solo sheet, such as the level that was reached; `spent` are milliseconds of thinking.
    """

    seat: int
    person: PersonId
    bot: str
    total: int
    rank: int
    finished: bool
    note: dict[str, Any] | None
    spent: int


class GameResult(Frozen):
    """The result of one finished table."""

    game: str
    mode: Mode
    options: dict[str, Any]
    ended: int
    rated: bool
    seats: tuple[SeatResult, ...]


def result_of(table: Table) -> GameResult | None:
    """None for a table that is not finished, or that began from a record: somebody may have known its cards."""
    if table.status != "finished" or table.opened.position is not None:
        return None
    sheets = table.match.scores()
    note = sheets[0].lines[-1] if len(sheets) == 1 and sheets[0].lines and not sheets[0].lines[-1].points else None
    seats = tuple(
        SeatResult(
            seat=number,
            person=person,
            bot="" if person else seat.bot,
            total=sheets[number].total,
            rank=sheets[number].rank,
            finished=seat.owner == person and not seat.away if person else True,
            note={"rule": note.rule, "facts": dict(note.facts)} if note else None,
            spent=table.spent[number],
        )
        for number, (seat, person) in enumerate(zip(table.seats, table.starters, strict=True))
    )
    mode = _mode(table.starters)
    return GameResult(
        game=table.opened.game,
        mode=mode,
        options=table.opened.options,
        ended=table.updated,
        rated=table.opened.rated and mode in ("bots", "people"),
        seats=seats,
    )


def _mode(starters: tuple[PersonId, ...]) -> Mode:
    people = [person for person in starters if person != SERVER]
    if len(starters) == 1:
        return "solo"
    if len(people) > len(set(people)):
        return "here"
    return "bots" if len(people) == 1 else "people"
