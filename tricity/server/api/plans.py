"""Plans: moves that are made for the caller when their turn comes. Nobody else can see them."""

import secrets
from typing import Annotated

from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.server.endpoints import delete, get, post, put
from tricity.server.requests import OutlookBody, PlanBody
from tricity.server.responses import PlanState
from tricity.server.services import HttpRequest, authenticated, services, take
from tricity.table import outlook
from tricity.table.links import name_in
from tricity.table.outlook import Outlook
from tricity.table.plans import Plan, PlanBranch, StoredBranch, check_plannable
from tricity.table.storage import plans

OwnSeat = Annotated[int, QueryParameter(ge=0, le=15)]


@get("/api/tables/{table:str}/plan", "Read your plan", 401, 403, 404)
async def read_plan(request: HttpRequest, table: FromPath[str], seat: OwnSeat) -> PlanState:
    person, running = authenticated(request), services(request)
    stored = await running.store.read(plans.find, person, name_in(table), seat)
    if stored is None:
        return PlanState()
    return PlanState(tuple(map(_shown, stored.plan.branches)), stored.plan.version, stored.dropped)


@put("/api/tables/{table:str}/plan", "Plan your next moves", 401, 403, 404, 409, 422)
async def save_plan(request: HttpRequest, table: FromPath[str], data: JSONBody[PlanBody]) -> PlanState:
    """For games over days and games without a clock: when your turn comes, the move of the matching branch is made for
    you.

    A plan that no longer matches is dropped, and you are notified.
    """
    person, running = authenticated(request), services(request)
    take(running.limiters.plans, request)
    async with running.live_tables.table(table) as live:
        check_plannable(live, person, data.seat, data.version)
        game, view = live.match.game.name, live.match.view(data.seat)
        number, moves = live.number, live.match.version
    branches = await running.offload.run(outlook.checked_plan, game, view, data.seat, data.branches)
    plan = Plan(secrets.token_hex(16), name_in(table), data.seat, person, data.version, moves, branches)
    # The game may have moved on since the plan was made: perhaps its turn has come already, or it no longer matches.
    await running.store.run(plans.save, plan, number, running.live_tables.now())
    return PlanState(tuple(map(_shown, branches)), data.version)


@delete("/api/tables/{table:str}/plan", "Cancel your plan", 401)
async def cancel_plan(request: HttpRequest, table: FromPath[str], seat: OwnSeat) -> PlanState:
    """None of its moves is played after the response."""
    person, running = authenticated(request), services(request)
    await running.store.run(plans.cancel, person, name_in(table), seat)
    return PlanState()


@post(
    "/api/tables/{table:str}/outlook",
    "Look ahead: who is to act after assumed moves, and what they can do",
    401,
    403,
    404,
    409,
    422,
)
async def look_ahead(request: HttpRequest, table: FromPath[str], data: JSONBody[OutlookBody]) -> Outlook:
    """Computed from your own view: the answer never depends on anything hidden from you."""
    person, running = authenticated(request), services(request)
    take(running.limiters.plans, request)
    async with running.live_tables.table(table) as live:
        check_plannable(live, person, data.seat, data.version)
        game, view = live.match.game.name, live.match.view(data.seat)
    return await running.offload.run(outlook.look_ahead, game, view, data.seat, data.path)


def _shown(branch: StoredBranch) -> PlanBranch:
    return PlanBranch(branch.others, branch.move, tuple(map(_shown, branch.then)))


ENDPOINTS = (read_plan, save_plan, cancel_plan, look_ahead)
