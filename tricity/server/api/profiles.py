"""Profiles, which show what people have played to those who may see it, and the ratings of a game."""

from typing import Annotated, Literal

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.games import find
from tricity.server.account_requests import ProfileBody
from tricity.server.api.lists import Before
from tricity.server.endpoints import get, patch
from tricity.server.problems import Unauthenticated
from tricity.server.services import HttpRequest, authenticated, principal, services
from tricity.table.errors import NotFound
from tricity.table.principal import PersonId
from tricity.table.storage import persons, profiles, standings
from tricity.table.storage.profiles import GamePage, Profile
from tricity.table.storage.standings import StandingPage

_PAGE = 25
_CSV = "text/csv"
_MOST_ROWS = 10_000

GameWanted = Annotated[str, QueryParameter(max_length=40, description="Only this game.")]
ModeWanted = Annotated[
    Literal["", "solo", "bots", "people", "here"], QueryParameter(description="Only games of this mode.")
]
TextWanted = Annotated[str, QueryParameter(max_length=64, description="Only games with a player of a similar name.")]

PersonWanted = Annotated[str, QueryParameter(max_length=64, description="Only people whose name contains this.")]
Skip = Annotated[
    int, QueryParameter(ge=0, le=100_000, description="How many to skip: the `more` of the previous page.")
]


@get("/api/me/profile", "Read your profile", 401)
async def own_profile(request: HttpRequest) -> Profile:
    person, running = authenticated(request), services(request)
    if await running.store.read(persons.find, person) is None:
        raise Unauthenticated("not-known")
    await running.store.run(profiles.handle_of, person)
    return await running.store.read(profiles.read, person, person, running.live_tables.now())


@patch("/api/me/profile", "Choose who may see your profile, and that you are online", 401)
async def change_profile(request: HttpRequest, data: JSONBody[ProfileBody]) -> Profile:
    person, running = authenticated(request), services(request)
    if await running.store.read(persons.find, person) is None:
        raise Unauthenticated("not-known")
    await running.store.run(profiles.handle_of, person)
    await running.store.run(profiles.set_visibility, person, data.visibility, data.shows_online)
    return await running.store.read(profiles.read, person, person, running.live_tables.now())


@get("/api/people/{person:str}", "Read a person's profile", 404)
async def profile(request: HttpRequest, person: FromPath[str]) -> Profile:
    running = services(request)
    owner = await _visible(request, person)
    return await running.store.read(profiles.read, owner, principal(request), running.live_tables.now())


@get("/api/people/{person:str}/games", "List a person's finished games", 404)
async def games(
    request: HttpRequest,
    person: FromPath[str],
    before: Before = None,
    game: GameWanted = "",
    mode: ModeWanted = "",
    text: TextWanted = "",
) -> GamePage:
    owner = await _visible(request, person)
    return await services(request).store.read(
        profiles.games, owner, principal(request), _PAGE, before=before, game=game, mode=mode, text=text.strip()
    )


@get(
    "/api/me/games.csv",
    "Download your results as a CSV file",
    401,
    answer=ResponseSpec(str, description="Results", media_type=_CSV),
    media_type=_CSV,
)
async def results_table(request: HttpRequest) -> Response[str]:
    person = authenticated(request)
    page = await services(request).store.read(profiles.games, person, person, _MOST_ROWS)
    text = profiles.as_csv(page.games)
    headers = {"content-disposition": 'attachment; filename="tricity-results.csv"'}
    return Response(text, media_type=_CSV, headers=headers)


@get("/api/ratings/{game:str}", "List the ratings of bots and people in a game")
async def game_ratings(
    request: HttpRequest, game: FromPath[str], skip: Skip = 0, text: PersonWanted = ""
) -> StandingPage:
    """Lists the bots, the caller, and people whose profile the caller may see and whose rating is certain enough."""
    store, viewer = services(request).store, principal(request)
    return await store.read(standings.read, find(game).name, viewer, skip=skip, text=text.strip())


async def _visible(request: HttpRequest, handle: str) -> PersonId:
    """Raises `NotFound` if the profile does not exist or is hidden, without revealing which."""
    owner = await services(request).store.read(profiles.visible_person, handle[:16], principal(request))
    if owner is None:
        raise NotFound("no-such-profile")
    return owner


ENDPOINTS = (own_profile, change_profile, profile, games, results_table, game_ratings)
