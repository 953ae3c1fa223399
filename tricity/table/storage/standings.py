"""The ratings of a game: bots as the arena measured them, and people whose profile is public, in one list."""

from typing import Final

from sqlalchemy import Connection, select

from tricity.core.frozen import Frozen
from tricity.table.ratings import Rating, anchors
from tricity.table.storage.schema import persons, ratings

_MOST: Final = 200
_SURE: Final = 200
"""With a wider interval, on Elo's scale, a rating says too little for a list."""


class Standing(Frozen):
    """A bot by its level, or a person by name and handle; the rating on Elo's scale with half of its 95 % interval."""

    bot: str
    name: str
    person: str
    rating: int
    margin: int
    games: int


def read(connection: Connection, game: str) -> tuple[Standing, ...]:
    """The best first."""
    bots = [Standing(level, "", "", rating.elo, rating.margin, 0) for level, rating in anchors(game).items()]
    wanted = (
        select(persons.c.name, persons.c.handle, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .where(ratings.c.game == game, persons.c.id == ratings.c.person_id, persons.c.profile == "public")
        .where(persons.c.handle.is_not(None))
        .order_by(ratings.c.mu.desc())
        .limit(_MOST)
    )
    people = [
        Standing("", name, handle, Rating(mu, sigma).elo, Rating(mu, sigma).margin, games)
        for name, handle, mu, sigma, games in connection.execute(wanted)
    ]
    sure = [standing for standing in people if standing.margin <= _SURE]
    return tuple(sorted([*bots, *sure], key=lambda standing: -standing.rating))
