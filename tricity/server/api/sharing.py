"""What the caller lets others use: positions of their finished games, as puzzles."""

from litestar.params import JSONBody

from tricity.server.account_requests import SharingBody
from tricity.server.endpoints import get, put
from tricity.server.responses import Sharing
from tricity.server.services import HttpRequest, authenticated, services
from tricity.table.storage import puzzles


@get("/api/me/sharing", "Read whether your finished games may become puzzles", 401)
async def read_sharing(request: HttpRequest) -> Sharing:
    return Sharing(await services(request).store.read(puzzles.is_agreed, authenticated(request)))


@put("/api/me/sharing", "Choose whether your finished games may become puzzles", 401)
async def change_sharing(request: HttpRequest, data: JSONBody[SharingBody]) -> Sharing:
    """Nobody is named in them. If you withdraw, the puzzles made from your games are deleted."""
    await services(request).store.run(puzzles.set_agreed, authenticated(request), on=data.puzzles)
    return Sharing(data.puzzles)


ENDPOINTS = (read_sharing, change_sharing)
