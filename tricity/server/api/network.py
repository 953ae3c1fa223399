"""How other devices reach the server: its address on the home network, and links as QR codes."""

from io import BytesIO
from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from tricity.core.frozen import Frozen
from tricity.server.endpoints import get, post
from tricity.server.home_network import HOME_NETWORK, HomeNetwork
from tricity.server.services import HttpRequest, address
from tricity.table.errors import BadRequest, Forbidden


class Network(Frozen):
    """`address`: where other devices on the network reach the server, "" if they cannot. `offered`: whether the server
    can be opened to them.
    """

    address: str
    offered: bool


@get("/api/network", "Read the server's address on the home network (on its own computer only)")
async def read_network(request: HttpRequest) -> Network:
    network = _network(request)
    return Network(network.address, network.is_offered) if network else Network("", False)


@post("/api/network", "Let other devices on the home network reach the server", 403, 409)
async def open_network(request: HttpRequest) -> Network:
    """Only a browser on the server's own computer may ask, and only if the server was started with such a browser
    (`tricity serve --open`).
    """
    network = _network(request)
    if network is None:
        raise Forbidden("not-at-the-server")
    return Network(await network.open(), False)


@get(
    "/api/qr",
    "Get a link to this server as a QR code",
    400,
    answer=ResponseSpec(bytes, description="SVG", media_type="image/svg+xml"),
    media_type="image/svg+xml",
    sync_to_thread=False,
)
def qr_code(
    request: HttpRequest, link: Annotated[str, QueryParameter(max_length=300, description="Begins with `http`.")]
) -> Response[bytes]:
    # Imported here, because it is rarely needed.
    import segno

    network = _network(request)
    own = {request.headers.get("host", ""), urlsplit(network.address).netloc if network else ""} - {""}
    try:
        parts = urlsplit(link)
    except ValueError:
        raise BadRequest("not-our-link") from None
    if parts.scheme not in ("http", "https") or parts.netloc not in own or not link.isascii():
        raise BadRequest("not-our-link")
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", xmldecl=False, scale=4, light="#fff")
    headers = {"cache-control": "private, max-age=3600"}
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=headers)


def _network(request: HttpRequest) -> HomeNetwork | None:
    """The home network, for a browser on the computer that runs the server; None for everybody else."""
    host = (urlsplit(f"//{request.headers.get('host', '')}").hostname or "").lower()
    is_here = _is_loopback(address(request)) and (host == "localhost" or _is_loopback(host))
    # Somebody behind a proxy may be anywhere.
    if not is_here or "x-forwarded-for" in request.headers:
        return None
    network: HomeNetwork | None = request.scope["state"].get(HOME_NETWORK)
    return network


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


ENDPOINTS = (read_network, open_network, qr_code)
