"""What a person did wrong in their latest games, from the reviews that are stored."""

from typing import Final

import msgspec
from sqlalchemy import Connection, and_, select

from tricity.analysis.exercise import mistakes
from tricity.analysis.scale import Label, Unit
from tricity.analysis.values import REVIEW_FORMAT, Review
from tricity.core.frozen import Frozen
from tricity.table.principal import PersonId
from tricity.table.storage.schema import results, reviews, tables

_GAMES: Final = 30
_MOST: Final = 60
_MOST_UNREVIEWED: Final = 5

_decode = msgspec.json.Decoder(Review).decode


class Mistake(Frozen):
    """A marked decision: move `number` of a game, and what it lost in the unit of its review."""

    table: str
    game: str
    number: int
    label: Label
    loss: float
    unit: Unit


class UnreviewedGame(Frozen):
    table: str
    game: str
    ended: int


class LatestMistakes(Frozen):
    """The latest mistakes first, and the latest games that have not been reviewed."""

    mistakes: tuple[Mistake, ...]
    unreviewed: tuple[UnreviewedGame, ...]


def latest(connection: Connection, person: PersonId) -> LatestMistakes:
    """The latest mistakes, from games that the person played to the end."""
    reviewed = and_(reviews.c.table_id == results.c.table_id, reviews.c.format == REVIEW_FORMAT)
    columns = (results.c.table_id, results.c.seat, results.c.game, results.c.ended, reviews.c.body)
    wanted = select(*columns).select_from(
        results.join(tables, tables.c.id == results.c.table_id).outerjoin(reviews, reviewed)
    )
    own = wanted.where(results.c.person_id == person, results.c.finished).order_by(results.c.ended.desc())
    collected: list[Mistake] = []
    unreviewed: list[UnreviewedGame] = []
    for table, seat, game, ended, body in connection.execute(own.limit(_GAMES)):
        if body is None:
            unreviewed.append(UnreviewedGame(table, game, ended))
        elif len(collected) < _MOST:
            collected += in_review(table, _decode(bytes(body)), frozenset([seat]))
    return LatestMistakes(tuple(collected[:_MOST]), tuple(unreviewed[:_MOST_UNREVIEWED]))


def in_review(table: str, review: Review, seats: frozenset[int]) -> list[Mistake]:
    """Those of these seats in one game, in the order of play."""
    return [
        Mistake(table, review.game, each.number, each.label, each.loss, review.unit) for each in mistakes(review, seats)
    ]
