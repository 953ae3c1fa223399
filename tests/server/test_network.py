"""The home network: opened by a click at the computer that runs the server, never by anybody else."""

import asyncio
import socket
from typing import Any

import httpx
import pytest
import uvicorn

from support.servers import Guest, get, post
from tricity.server import home_network
from tricity.server.home_network import HOME_NETWORK, HomeNetwork
from tricity.server.serve import bind
from tricity.server.shutdown import StoppableServer
from tricity.table.errors import WrongState

ELSEWHERE = "127.0.0.2"
"""Another address of this computer, which stands for that in the network."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        for kind in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{kind}.complete"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"here"})


def test_a_running_server_is_opened_to_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_network, "own_address", lambda: ELSEWHERE)

    async def main() -> None:
        listening, started = bind("127.0.0.1", 0, or_any=True), asyncio.Event()
        config = uvicorn.Config(app, lifespan="on", log_config=None)
        server = StoppableServer(config, started.set, may_open_network=True)
        running = asyncio.create_task(server.serve([listening]))
        await started.wait()
        network: HomeNetwork = server.lifespan.state[HOME_NETWORK]
        assert (network.address, network.is_offered) == ("", True)
        address = await network.open()
        assert address == f"http://{ELSEWHERE}:{listening.getsockname()[1]}"
        assert await network.open() == address
        assert not network.is_offered
        async with httpx.AsyncClient() as client:
            assert (await client.get(address)).text == "here"
        server.should_exit = True
        await running
        listening.close()

    asyncio.run(main())


def test_without_a_network_or_a_desk_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        not_offered = HomeNetwork(listening, None)
        assert not not_offered.is_offered
        with pytest.raises(WrongState, match="no-network"):
            asyncio.run(not_offered.open())
        monkeypatch.setattr(home_network, "own_address", lambda: "")

        async def listen(_: socket.socket) -> None:
            raise AssertionError

        with pytest.raises(WrongState, match="no-network"):
            asyncio.run(HomeNetwork(listening, listen).open())


def test_only_the_server_s_own_computer_may_ask(url: str, anna: Guest) -> None:
    nothing = {"address": "", "offered": False}
    assert get(f"{url}/api/network", headers={"x-forwarded-for": "203.0.113.5"}).json() == nothing
    assert get(f"{url}/api/network", headers={"host": "tricity.example"}).json() == nothing
    assert post(f"{url}/api/network", headers={"x-forwarded-for": "203.0.113.5"}).status_code == 403
    assert post(f"{url}/api/network", headers={"host": "tricity.example"}).status_code == 403


def test_a_link_to_this_server_is_drawn_as_a_qr_code(url: str) -> None:
    picture = get(f"{url}/api/qr", params={"link": f"{url}/table/abc"})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    for link in ("https://elsewhere.example/", "javascript:alert(1)", "http://[", f"{url}/ł"):
        assert get(f"{url}/api/qr", params={"link": link}).status_code == 400
