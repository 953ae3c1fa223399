"""When the connection fails: it is noticed, said, mended, and nothing that was sent is lost or made twice."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from support.page_input import Mouse
from support.page_input_card_city import choose_move, play_move
from support.servers import Guest, Process, get
from support.start_page import BOTS, SOLO, open_table

Visit = Callable[..., Page]

HEARTBEAT_MS = 5000
"""As long as a socket may be silent before it is pinged, and as long as the answer may take."""


class Network:
    """Between a page and the server: sockets that stay open although nothing gets through any more."""

    def __init__(self, page: Page) -> None:
        self.is_dead = False
        page.route_web_socket(re.compile("/socket"), self._relay)
        page.route(re.compile("/api/"), self._forward)

    def _relay(self, socket: WebSocketRoute) -> None:
        if self.is_dead:
            return
        server = socket.connect_to_server()
        # A socket that was open when the network failed stays dead.
        state = {"dead": False}

        def pass_on(to: WebSocketRoute, text: str | bytes) -> None:
            state["dead"] |= self.is_dead
            if not state["dead"]:
                to.send(text)

        socket.on_message(lambda text: pass_on(server, text))
        server.on_message(lambda text: pass_on(socket, text))

    def _forward(self, route: Route) -> None:
        if self.is_dead:
            route.abort()
        else:
            route.continue_()


def play_alone(page: Page) -> Page:
    open_table(page, "Card City", SOLO)
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    return page


def moves(page: Page) -> int:
    path = page.url.replace("/table/", "/api/tables/")
    return int(get(path).json()["now"]["moves"])


def test_a_half_open_connection_is_noticed_and_replaced(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    network = Network(page)
    play_alone(page)
    network.is_dead = True
    stale = page.get_by_text(re.compile(r"Connection lost.* This is the table as it was at \d\d:\d\d"))
    page.clock.run_for(HEARTBEAT_MS)
    page.clock.run_for(HEARTBEAT_MS)
    expect(stale).to_be_visible()
    network.is_dead = False
    page.get_by_role("button", name="Try now").click()
    expect(stale).to_have_count(0)
    play_move(Mouse(page))


def test_a_move_that_could_not_be_sent_is_made_once_when_the_connection_is_back(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    network = Network(page)
    play_alone(page)
    choose_move(Mouse(page))
    network.is_dead = True
    page.get_by_role("button", name="Confirm").click()
    bar = page.get_by_role("region", name="What to do now")
    expect(bar).to_contain_text("Sending…")
    for _ in range(8):
        page.clock.run_for(1000)
    expect(bar).to_contain_text("Your move has not arrived yet.")
    # No rule forbids anything here.
    expect(bar.get_by_role("button", name=re.compile("Read rule"))).to_have_count(0)
    assert moves(page) == 0
    network.is_dead = False
    page.get_by_role("button", name="Try now").click()
    expect(bar).not_to_contain_text("has not arrived")
    expect(page.locator("main")).to_have_attribute("data-number", "2")
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)
    assert moves(page) == 1


def test_the_page_says_when_the_browser_is_offline(visit: Visit) -> None:
    page = play_alone(visit())
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    play_move(Mouse(page))


def test_a_server_restored_from_a_backup_is_noticed(visit: Visit, tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    data.mkdir()
    server = Process(f"sqlite:///{data / 'tricity.db'}")
    try:
        page = play_alone(visit(base=server.url))
        play_move(Mouse(page))
        server.stop()
        shutil.copytree(data, backup)
        server = Process(f"sqlite:///{data / 'tricity.db'}", server.port)
        page.get_by_role("button", name="Try now").click()
        for _ in range(3):
            play_move(Mouse(page))
        expect(page.locator("main")).to_have_attribute("data-number", "5")
        server.stop()
        shutil.rmtree(data)
        shutil.copytree(backup, data)
        server = Process(f"sqlite:///{data / 'tricity.db'}", server.port)
        notice = page.get_by_text("The server was restored from a backup")
        expect(notice).to_be_visible()
        expect(page.locator("main")).to_have_attribute("data-number", "2")
        page.get_by_role("button", name="OK").click()
        expect(notice).to_have_count(0)
        play_move(Mouse(page))
        assert moves(page) == 2
    finally:
        server.stop()


def test_chat_and_presence_leave_alone_what_somebody_reads(visit: Visit, address: str) -> None:
    bela = Guest(address, "Bela")
    table = bela.open("me", "open")
    anna = visit(f"/table/{table}", viewport={"width": 1280, "height": 620})
    anna.get_by_role("button", name="Join", exact=True).click()
    expect(anna.get_by_text("Round 1 of 10")).to_be_visible()
    anna.locator("[role=grid] [data-rule]").first.click()
    rule = anna.get_by_role("button", name="Read rule CC-31")
    expect(rule).to_be_visible()
    log = anna.get_by_role("tabpanel")
    log.evaluate("panel => { panel.style.height = '40px'; panel.style.flex = 'none'; panel.scrollTop = 0 }")
    bela.do(table, "chat", seat=0, text="Nice city")
    # It is read out, and counted as unread.
    expect(anna.locator("[aria-live=polite]").filter(has_text="Bela: Nice city")).to_be_attached()
    expect(anna.get_by_role("tab", name=re.compile("Chat"))).to_contain_text("1")
    with bela.socket(table):
        expect(anna.get_by_role("region", name="Players").get_by_text("offline")).to_have_count(0)
    anna.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")
    assert log.evaluate("panel => panel.scrollTop") == 0
    expect(rule).to_be_visible()


def broken(frame: dict[str, Any]) -> dict[str, Any]:
    """An update with seats that no board can draw."""
    view = frame.get("now", {}).get("view")
    if view:
        view["seats"] = [{} for _ in view["seats"]]
    return frame


def test_a_board_that_fails_leaves_the_rest_usable(visit: Visit, faults: list[str]) -> None:
    page = visit()
    breaks = True
    whole: list[str | bytes] = []

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(text: str | bytes) -> None:
            socket.send(json.dumps(broken(json.loads(text))) if breaks else text)
            if not breaks:
                whole.append(text)

        server.on_message(to_page)

    page.route_web_socket(re.compile("/socket"), relay)
    open_table(page, "Card City", BOTS)
    expect(page.get_by_text("The board cannot be shown right now.")).to_be_visible()
    # What failed is in the console, so that it is found.
    assert faults
    faults.clear()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Well played!").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Guest Well played!")
    # Whoever is the first player divides the cards, the other one chooses.
    page.get_by_role("main").get_by_role("button", name=re.compile("^(divide|choose)$")).click()
    breaks = False
    page.evaluate("dispatchEvent(new Event('online'))")
    # Before a whole update has come, the board would fail again.
    while not any(b'"update"' in text.encode() for text in whole if isinstance(text, str)):
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("grid").first).to_be_visible()
    faults.clear()
