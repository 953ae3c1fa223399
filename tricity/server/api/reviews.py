"""Reviews of finished matches."""

from litestar import get
from litestar.params import FromPath

from tricity.server.error_handlers import responses
from tricity.server.reviews import ReviewStatus
from tricity.server.services import HttpRequest, principal, services


@get(
    "/api/tables/{table:str}/review",
    summary="Review a finished match: luck, mistakes, and what would have been better",
    description="Asking begins it; ask again every second until it is done. One that nobody asks about is given up.",
    responses=responses(404, 409),
)
async def read_review(request: HttpRequest, table: FromPath[str]) -> ReviewStatus:
    return await services(request).reviews.status(table, principal(request))


ENDPOINTS = (read_review,)
