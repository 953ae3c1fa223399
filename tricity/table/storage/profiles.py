"""A person's history, from the results of their games. Who may see it is decided here, too."""

import csv
import io
import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, case, func, select, update

from tricity.core.frozen import Frozen
from tricity.table.principal import PersonId, Principal
from tricity.table.ratings import Rating
from tricity.table.storage import friends
from tricity.table.storage.schema import persons, ratings, results, tables
from tricity.table.storage.table_summary import names_in

Visibility = Literal["private", "friends", "public"]
_WEEK: Final = 7 * 24 * 60 * 60 * 1000
_WEEKS: Final = 26
_NEWEST: Final = 2000
"""Games that streaks and plots look at."""
_MOST_RIVALS: Final = 20
_OWN: Final = results.alias("own")
_COUNTED: Final = ("bots", "people")
"""Modes in which one wins or loses."""


class ModeRecord(Frozen):
    """Of one game in one mode with that many players; `time` in milliseconds."""

    game: str
    mode: str
    players: int
    games: int
    won: int
    best: int
    mean: float
    time: int


class SoloBest(Frozen):
    """The best solo result of a game with these options; `note` is the line about the level, if there is one."""

    game: str
    options: dict[str, Any]
    total: int
    note: dict[str, Any] | None
    table: str


class Rival(Frozen):
    """Somebody whom this person has met; `person` is the handle of a profile that the viewer may see, or ""."""

    person: str
    name: str
    games: int
    won: int
    lost: int


class RatingPoint(Frozen):
    """On Elo's scale, with half of the 95 % interval."""

    at: int
    rating: int
    margin: int


class RatingHistory(Frozen):
    game: str
    games: int
    rating: int
    margin: int
    points: tuple[RatingPoint, ...]


class Profile(Frozen):
    """`weeks` counts the games of the last weeks, the newest last. `rivals` are the owner's to see."""

    person: str
    name: str
    yours: bool
    visibility: Visibility
    shows_online: bool
    since: int
    games: int
    won: int
    time: int
    streak: int
    longest_streak: int
    weeks: tuple[int, ...]
    modes: tuple[ModeRecord, ...]
    solo: tuple[SoloBest, ...]
    ratings: tuple[RatingHistory, ...]
    rivals: tuple[Rival, ...]
    relation: str


class PlayedGame(Frozen):
    """`table` is "" for a table that was deleted, or whose address is not the viewer's to know."""

    table: str
    game: str
    mode: str
    players: int
    ended: int
    total: int
    rank: int
    finished: bool
    names: tuple[str, ...]
    rating: int | None


class GamePage(Frozen):
    """The newest first; `more` is the `before` of the next page, if there is one."""

    games: tuple[PlayedGame, ...]
    more: int | None


def handle_of(connection: Connection, person: PersonId) -> str:
    """The address of the person's profile, which is made when it is first needed."""
    # Where another process makes one at the same time, the first stays.
    missing = update(persons).where(persons.c.id == person, persons.c.handle.is_(None))
    connection.execute(missing.values(handle=secrets.token_urlsafe(9)))
    return str(connection.execute(select(persons.c.handle).where(persons.c.id == person)).scalar_one())


def person_of(connection: Connection, handle: str) -> PersonId | None:
    """Whose profile it is, whoever may see it."""
    stays = and_(persons.c.erased.is_(None), persons.c.merged_into.is_(None))
    person = connection.execute(select(persons.c.id).where(persons.c.handle == handle, stays)).scalar()
    return None if person is None else PersonId(person)


def visible_person(connection: Connection, handle: str, viewer: Principal) -> PersonId | None:
    """The same, if the viewer may see the profile; None whether it does not exist or is hidden."""
    person = person_of(connection, handle)
    return person if person is not None and may_see(connection, person, viewer) else None


def may_see(connection: Connection, person: PersonId, viewer: Principal) -> bool:
    if viewer == person:
        return True
    if viewer is not None and friends.is_blocked(connection, viewer, person):
        return False
    visibility = connection.execute(select(persons.c.profile).where(persons.c.id == person)).scalar()
    if visibility == "friends" and viewer is not None:
        return friends.are_friends(connection, person, viewer)
    return bool(visibility == "public")


def set_visibility(connection: Connection, person: PersonId, visibility: Visibility, shows_online: bool) -> None:
    values = {"profile": visibility, "shows_online": shows_online}
    connection.execute(update(persons).where(persons.c.id == person).values(values))


def read(connection: Connection, person: PersonId, viewer: Principal, now: int) -> Profile:
    """The profile of somebody whom the viewer may see."""
    row = connection.execute(select(persons).where(persons.c.id == person)).mappings().one()
    yours = viewer == person
    modes = _modes(connection, person)
    newest = connection.execute(
        select(results.c.ended, results.c.rank, results.c.mode, results.c.finished)
        .where(results.c.person_id == person)
        .order_by(results.c.ended.desc())
        .limit(_NEWEST)
    ).all()
    streak, longest = _streaks([rank == 1 and done for _, rank, mode, done in newest if mode in _COUNTED])
    weeks = [0] * _WEEKS
    for ended, *_ in newest:
        age = max(0, now - ended) // _WEEK
        if age < _WEEKS:
            weeks[_WEEKS - 1 - age] += 1
    return Profile(
        person=row["handle"] or "",
        name=row["name"],
        yours=yours,
        visibility=row["profile"],
        shows_online=row["shows_online"],
        since=row["created"],
        games=sum(mode.games for mode in modes),
        won=sum(mode.won for mode in modes),
        time=sum(mode.time for mode in modes),
        streak=streak,
        longest_streak=longest,
        weeks=tuple(weeks),
        modes=modes,
        solo=_solo(connection, person, yours=yours),
        ratings=_ratings(connection, person),
        rivals=_rivals(connection, person) if yours else (),
        relation="" if viewer is None or yours else friends.relation(connection, viewer, person),
    )


def games(
    connection: Connection,
    person: PersonId,
    viewer: Principal,
    limit: int,
    *,
    before: int | None = None,
    game: str = "",
    mode: str = "",
    text: str = "",
) -> GamePage:
    """The games of a person whom the viewer may see; only the person finds those at private tables."""
    columns = (results, tables.c.summary, tables.c.id.label("stored"))
    wanted = select(*columns).where(results.c.person_id == person)
    if viewer == person:
        wanted = wanted.select_from(results.outerjoin(tables, tables.c.id == results.c.table_id))
    else:
        wanted = wanted.where(tables.c.id == results.c.table_id, tables.c.public)
    conditions: list[ColumnElement[bool]] = []
    if before is not None:
        conditions.append(results.c.ended < before)
    if game:
        conditions.append(results.c.game == game)
    if mode:
        conditions.append(results.c.mode == mode)
    # Names are compared here: databases know upper and lower case of English letters only.
    most = _NEWEST if text else limit
    rows = connection.execute(wanted.where(*conditions).order_by(results.c.ended.desc()).limit(most)).mappings()
    played = (_played(row) for row in rows)
    matching = tuple(islice((each for each in played if _has_name(each, text)), limit))
    return GamePage(matching, matching[-1].ended if len(matching) == limit else None)


def _played(row: RowMapping) -> PlayedGame:
    return PlayedGame(
        table=row["stored"] or "",
        game=row["game"],
        mode=row["mode"],
        players=row["players"],
        ended=row["ended"],
        total=row["total"],
        rank=row["rank"],
        finished=row["finished"],
        names=names_in(row["summary"]) if row["summary"] else (),
        rating=None if row["mu"] is None else Rating(row["mu"], row["sigma"]).elo,
    )


def _has_name(played: PlayedGame, text: str) -> bool:
    return not text or any(text.casefold() in name.casefold() for name in played.names)


def as_csv(played: Sequence[PlayedGame]) -> str:
    """A line for each game, for spreadsheets."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(("ended", "game", "mode", "players", "points", "rank", "finished", "rating", "names", "table"))
    for each in played:
        ended = datetime.fromtimestamp(each.ended / 1000, UTC).isoformat(timespec="seconds")
        # A name that begins like a formula would be one to a spreadsheet.
        names = " ".join(re.sub("^[=+@-]", "'\\g<0>", name) for name in each.names)
        figures = (each.players, each.total, each.rank, int(each.finished), each.rating or "")
        writer.writerow((ended, each.game, each.mode, *figures, names, each.table))
    return text.getvalue()


def _modes(connection: Connection, person: PersonId) -> tuple[ModeRecord, ...]:
    keys = (results.c.game, results.c.mode, results.c.players)
    won = case((and_(results.c.rank == 1, results.c.finished, results.c.mode.in_(_COUNTED)), 1), else_=0)
    figures = (func.count(), func.sum(won), func.max(results.c.total), func.avg(results.c.total))
    wanted = select(*keys, *figures, func.sum(results.c.spent)).where(results.c.person_id == person)
    rows = connection.execute(wanted.group_by(*keys).order_by(*keys))
    return tuple(
        ModeRecord(game, mode, players, count, int(wins), best, round(float(mean), 1), int(time))
        for game, mode, players, count, wins, best, mean, time in rows
    )


def _solo(connection: Connection, person: PersonId, *, yours: bool) -> tuple[SoloBest, ...]:
    columns = (results.c.game, results.c.options, results.c.total, results.c.note, results.c.table_id, tables.c.public)
    wanted = select(*columns).where(results.c.person_id == person, results.c.mode == "solo")
    joined = wanted.select_from(results.outerjoin(tables, tables.c.id == results.c.table_id))
    best: dict[tuple[str, str], SoloBest] = {}
    for game, options, total, note, table, public in connection.execute(joined.order_by(results.c.ended)):
        if (game, options) not in best or total > best[game, options].total:
            address = table if public or (yours and public is not None) else ""
            parsed = msgspec.json.decode(note) if note else None
            best[game, options] = SoloBest(game, msgspec.json.decode(options), total, parsed, address)
    return tuple(best[key] for key in sorted(best))


def _ratings(connection: Connection, person: PersonId) -> tuple[RatingHistory, ...]:
    points: dict[str, list[RatingPoint]] = {}
    columns = (results.c.game, results.c.ended, results.c.mu, results.c.sigma)
    wanted = select(*columns).where(results.c.person_id == person, results.c.mu.is_not(None))
    for game, ended, mu, sigma in connection.execute(wanted.order_by(results.c.ended.desc()).limit(_NEWEST)):
        rating = Rating(mu, sigma)
        points.setdefault(game, []).append(RatingPoint(ended, rating.elo, rating.margin))
    rows = connection.execute(select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.game)).mappings()
    return tuple(
        RatingHistory(
            row["game"],
            row["games"],
            Rating(row["mu"], row["sigma"]).elo,
            Rating(row["mu"], row["sigma"]).margin,
            tuple(reversed(points.get(row["game"], []))),
        )
        for row in rows
    )


def _rivals(connection: Connection, person: PersonId) -> tuple[Rival, ...]:
    """Head to head, whom one has met most often first."""
    won = func.sum(case((_OWN.c.rank < results.c.rank, 1), else_=0))
    lost = func.sum(case((_OWN.c.rank > results.c.rank, 1), else_=0))
    met = (
        _OWN.c.person_id == person,
        _OWN.c.mode == "people",
        results.c.table_id == _OWN.c.table_id,
        results.c.person_id != person,
        persons.c.id == results.c.person_id,
    )
    wanted = select(persons.c.id, persons.c.handle, persons.c.name, func.count(), won, lost).where(*met)
    grouped = wanted.group_by(persons.c.id, persons.c.handle, persons.c.name).order_by(func.count().desc())
    return tuple(
        Rival((handle or "") if may_see(connection, PersonId(other), person) else "", name, count, int(won), int(lost))
        for other, handle, name, count, won, lost in connection.execute(grouped.limit(_MOST_RIVALS)).all()
    )


def _streaks(wins: list[bool]) -> tuple[int, int]:
    """How many of the newest games were won in a row, and the longest such row.

    >>> _streaks([True, True, False, True, True, True])
    (2, 3)
    """
    current = longest = length = 0
    for number, won in enumerate(wins):
        length = length + 1 if won else 0
        longest = max(longest, length)
        if length == number + 1:
            current = length
    return current, longest
