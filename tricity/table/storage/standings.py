"""The ratings of a game: bots as the arena measured them and people whose profiles a viewer may see, in one list."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from tricity.core.frozen import Frozen
from tricity.table.principal import Principal
from tricity.table.ratings import Rating, anchors
from tricity.table.storage.schema import friends, persons, ratings

_MOST: Final = 5000
_PAGE: Final = 50
_SURE: Final = 200
"""With a wider interval, on Elo's scale, a rating says too little for a list of others."""


class Standing(Frozen):
    """A bot by its level, or a person by name and handle; the rating on Elo's scale with half of its 95 % interval.

    `rank` counts among all that the viewer may see, from 1; people whose rating is not certain yet have none (0).
    """

    rank: int
    bot: str
    name: str
    person: str
    rating: int
    margin: int
    games: int
    yours: bool


class StandingPage(Frozen):
    """The best first; `more` is the `skip` of the next page, if there is one. `own` is the viewer's, on any page."""

    standings: tuple[Standing, ...]
    own: Standing | None
    total: int
    more: int | None


def read(connection: Connection, game: str, viewer: Principal, *, skip: int = 0, text: str = "") -> StandingPage:
    """A page of those whose name contains the text, with their places in the whole list."""
    bots = [(rating, level, "", "", 0, False) for level, rating in anchors(game).items()]
    columns = (ratings.c.mu, ratings.c.sigma, persons.c.name, persons.c.handle, persons.c.id, ratings.c.games)
    wanted = (
        select(*columns)
        .where(ratings.c.game == game, persons.c.id == ratings.c.person_id, _visible(viewer))
        .order_by(ratings.c.mu.desc())
        .limit(_MOST)
    )
    people = [
        (Rating(mu, sigma), "", name, handle or "", games, person == viewer)
        for mu, sigma, name, handle, person, games in connection.execute(wanted)
    ]
    standings: list[Standing] = []
    own: Standing | None = None
    for rating, bot, name, handle, games, yours in sorted([*bots, *people], key=lambda each: -each[0].mu):
        is_sure = bool(bot) or rating.margin <= _SURE
        rank = len(standings) + 1 if is_sure else 0
        standing = Standing(rank, bot, name, handle, rating.elo, rating.margin, games, yours)
        own = standing if yours else own
        if is_sure:
            standings.append(standing)
    # Names are compared here: databases know upper and lower case of English letters only.
    matching = [each for each in standings if text.casefold() in each.name.casefold() and (each.name or not text)]
    end = skip + _PAGE
    return StandingPage(tuple(matching[skip:end]), own, len(matching), end if end < len(matching) else None)


def _visible(viewer: Principal) -> ColumnElement[bool]:
    """As `profiles.may_see` has it, for all rows at once."""
    stays = and_(persons.c.erased.is_(None), persons.c.merged_into.is_(None))
    public = and_(persons.c.profile == "public", persons.c.handle.is_not(None))
    if viewer is None:
        return and_(stays, public)
    friend = exists().where(
        friends.c.person_id == persons.c.id, friends.c.other_id == viewer, friends.c.state == "friend"
    )
    blocked = exists().where(
        friends.c.person_id == persons.c.id, friends.c.other_id == viewer, friends.c.state == "blocked"
    )
    seen = or_(public, and_(persons.c.profile == "friends", friend))
    return and_(stays, or_(persons.c.id == viewer, and_(seen, ~blocked)))
