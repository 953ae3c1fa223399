"""The caller's vacation, during which their clocks in games over days stand still."""

from litestar.params import JSONBody

from tricity.server.account_requests import VacationBody
from tricity.server.endpoints import delete, get, post
from tricity.server.responses import VacationState
from tricity.server.services import HttpRequest, authenticated, services
from tricity.table.storage import vacations
from tricity.table.storage.vacations import VacationDays


@get("/api/me/vacation", "Read your vacation days", 401)
async def read_vacation(request: HttpRequest) -> VacationState:
    person, running = authenticated(request), services(request)
    allowance = running.settings.vacation_days
    return _state(allowance, await running.store.read(vacations.days_of, person, running.live_tables.now(), allowance))


@post("/api/me/vacation", "Start a vacation", 401, 409)
async def begin_vacation(request: HttpRequest, data: JSONBody[VacationBody]) -> VacationState:
    """Your clocks in games over days stand still until it ends, and everyone at your tables can see when that is."""
    person, running = authenticated(request), services(request)
    allowance, now = running.settings.vacation_days, running.live_tables.now()
    days = await running.store.run(vacations.begin, person, now, data.days, allowance)
    await running.vacations.refresh()
    return _state(allowance, days)


@delete("/api/me/vacation", "End your vacation", 401)
async def end_vacation(request: HttpRequest) -> VacationState:
    person, running = authenticated(request), services(request)
    allowance, now = running.settings.vacation_days, running.live_tables.now()
    days = await running.store.run(vacations.end, person, now, allowance)
    await running.vacations.refresh()
    return _state(allowance, days)


def _state(allowance: int, days: VacationDays) -> VacationState:
    return VacationState(allowance=allowance, left=days.left, until=days.until)


ENDPOINTS = (read_vacation, begin_vacation, end_vacation)
