"""Reviews of finished matches."""

from litestar.params import FromPath

from tricity.server.endpoints import get
from tricity.server.reviews import ReviewStatus
from tricity.server.services import HttpRequest, principal, services


@get(
    "/api/tables/{table:str}/review",
    "Review a finished match: luck, mistakes, and what would have been better",
    404,
    409,
    description="Asking starts it; ask again every second until it is done. A review that nobody asks for is dropped.",
)
async def read_review(request: HttpRequest, table: FromPath[str]) -> ReviewStatus:
    return await services(request).reviews.status(table, principal(request))


ENDPOINTS = (read_review,)
