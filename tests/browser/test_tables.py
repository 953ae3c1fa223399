"""Around a game: refusals, previews, history, languages, reloads, connections, spectators."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from support.page_input import Keyboard, Mouse, confirm, wait_until_sent
from support.page_input_card_city import choose_move, play_move
from support.servers import Guest, Process
from support.start_page import BOTS, SOLO, open_table
from tricity.games import names

Visit = Callable[..., Page]

ACKNOWLEDGEMENT_MS = 4000
"""As long as a move may wait for its acknowledgement."""


def begin(page: Page, mode: str = SOLO) -> Page:
    open_table(page, "Card City", mode)
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    return page


def test_an_illegal_cell_explains_why_and_links_to_the_rule(visit: Visit) -> None:
    page = begin(visit())
    forbidden = page.locator("[data-cell].illegal")
    while not forbidden.count():
        play_move(Mouse(page))
        if page.locator(".placement").count():
            page.locator(".placement").first.click()
    forbidden.first.hover()
    read = page.get_by_role("button", name=re.compile("Read rule CC-"))
    expect(read).to_be_visible()
    rule = read.inner_text().split()[-1]
    read.click()
    expect(page.locator(f"#{rule}")).to_be_in_viewport()


def test_a_card_links_to_its_rule(visit: Visit) -> None:
    page = begin(visit())
    page.locator("[role=grid] [data-rule]").click()
    page.get_by_role("button", name="Read rule CC-31").click()
    expect(page.locator("#CC-31")).to_be_in_viewport()
    page.get_by_role("region", name="Lots").get_by_role("button").first.focus()
    read = page.get_by_role("button", name=re.compile("Read rule CC-"))
    expect(read).not_to_have_text("Read rule CC-31")
    rule = read.inner_text().split()[-1]
    read.press("Enter")
    expect(page.locator(f"#{rule}")).to_be_focused()


def test_what_comes_late_does_not_push_a_rule_out_of_sight(visit: Visit) -> None:
    page = begin(visit())
    page.locator("[role=grid] [data-rule]").click()
    page.get_by_role("button", name="Read rule CC-31").click()
    rule = page.locator("#CC-31")
    expect(rule).to_be_in_viewport()
    rule.evaluate("""rule => {
        // As in browsers that don't keep the scroll position by themselves.
        for (let around = rule; around; around = around.parentElement) around.style.overflowAnchor = "none";
        const drawing = document.createElement("div");
        drawing.style.height = "4000px";
        rule.closest("section").before(drawing);
    }""")
    expect(rule).to_be_in_viewport()
    # Who scrolls away is left alone.
    rule.hover()
    page.mouse.wheel(0, -2000)
    expect(rule).not_to_be_in_viewport()


def test_a_move_is_previewed_and_scored(visit: Visit) -> None:
    page = begin(visit())
    play_move(Mouse(page))
    choose_move(Mouse(page))
    expect(page.locator(".move-preview")).to_contain_text("Guest builds")
    page.get_by_role("tab", name="Score").click()
    sheets = page.get_by_role("tabpanel")
    expect(sheets).to_contain_text("If the game ended now:")
    before = sheets.inner_text()
    confirm(Mouse(page))
    expect(sheets).not_to_have_text(before)
    expect(sheets).to_contain_text("Empty spaces")


def test_escape_clears_the_draft_and_arrows_step_through_the_history(visit: Visit) -> None:
    page = begin(visit())
    page.get_by_role("region", name="Lots").get_by_role("button").first.click()
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    page.locator("body").press("Escape")
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    for _ in range(3):
        play_move(Mouse(page))
    page.locator("body").press("ArrowLeft")
    expect(page.get_by_text("After move 2 of 3")).to_be_visible()
    expect(page).to_have_url(re.compile("/2$"))
    page.locator("body").press("Escape")
    expect(page.get_by_text("After move")).to_have_count(0)
    page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(page.get_by_text("After move 0 of 3")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


def test_the_language_can_be_switched_during_a_game(visit: Visit) -> None:
    page = begin(visit())
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_text("Runda 1 z 10")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_label("Język").select_option("fr")
    expect(page.get_by_text("Manche 1 sur 10")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Manche 1 sur 10")).to_be_visible()


def test_the_language_follows_the_browser(visit: Visit) -> None:
    expect(visit(locale="pl-PL").get_by_role("button", name="Zagraj: Card City")).to_be_visible()
    expect(visit(locale="fr-CA").get_by_role("button", name=re.compile(r"^Jouer\W+Card City$"))).to_be_visible()


def test_a_reload_during_a_turn_loses_nothing(visit: Visit) -> None:
    page = begin(visit())
    play_move(Mouse(page))
    number = page.locator("main").get_attribute("data-number") or ""
    page.locator(".placement").first.click()
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-number", number)
    play_move(Mouse(page))


def test_a_spectator_watches_and_is_counted(visit: Visit) -> None:
    page = begin(visit(), BOTS)
    watcher = visit(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(page.get_by_text("1 person is watching.")).to_be_visible()
    # The bot may be the first to move.
    page.locator(".bar.turn").wait_for()
    play_move(Mouse(page))
    expect(watcher.get_by_role("tabpanel")).to_contain_text("Guest")


NO_SOCKETS = """
window.WebSocket = class {
  readyState = 3;
  constructor() { setTimeout(() => this.onclose({ code: 1006, reason: "" })); }
  close() {}
};
"""


def test_a_game_without_sockets(visit: Visit) -> None:
    page = visit()
    page.add_init_script(NO_SOCKETS)
    page.reload()
    begin(page)
    for _ in range(3):
        play_move(Mouse(page))
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)
    watcher = visit()
    watcher.add_init_script(NO_SOCKETS)
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    before = watcher.locator("main").get_attribute("data-number") or ""
    play_move(Mouse(page))
    expect(watcher.locator("main")).not_to_have_attribute("data-number", before)


def test_moves_go_over_the_socket(visit: Visit) -> None:
    page = visit()
    frames: list[dict[str, Any]] = []
    requests: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: frames.append(json.loads(text))))
    page.on("request", lambda request: requests.append(request.url) if request.url.endswith("/moves") else None)
    begin(page)
    play_move(Mouse(page))
    assert [frame["version"] for frame in frames if frame["kind"] == "move"] == [0]
    assert requests == []


@pytest.mark.parametrize("arrives", [True, False], ids=["acknowledgement lost", "move lost"])
def test_a_move_into_a_dead_socket_is_made_once(visit: Visit, arrives: bool) -> None:
    page = visit()
    keys: list[str] = []

    def relay(socket: WebSocketRoute) -> None:
        """The first socket is dead from its first move on."""
        server = socket.connect_to_server()
        is_first = not keys

        def to_server(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["kind"] == "move":
                keys.append(frame["key"])
            if arrives or not (is_first and keys):
                server.send(text)

        socket.on_message(to_server)
        server.on_message(lambda text: None if is_first and keys else socket.send(text))

    def note_key(request: Request) -> None:
        if request.url.endswith("/moves"):
            keys.append(json.loads(request.post_data or "{}")["key"])

    page.clock.install()
    page.route_web_socket(re.compile("/socket"), relay)
    page.on("request", note_key)
    begin(page)
    choose_move(Mouse(page))
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("main[data-sending]")).to_have_count(1)
    number = int(page.locator("main").get_attribute("data-number") or "")
    # From now on time stands still: the next attempt comes after the next socket, however slow that is.
    page.clock.pause_at(page.evaluate("Date.now()") + ACKNOWLEDGEMENT_MS)
    if arrives:
        expect(page.locator(f"main[data-number='{number}']")).to_have_count(0)
    page.clock.resume()
    wait_until_sent(page)
    # A move that arrived is shown by the next socket, before it would be sent again.
    assert len(keys) == (1 if arrives else 2)
    assert len(set(keys)) == 1
    state = page.evaluate(
        "fetch(location.pathname.replace('/table/', '/api/tables/')).then(response => response.json())"
    )
    assert state["now"]["moves"] == 1


def test_the_page_reconnects_after_a_restart_of_the_server(visit: Visit, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tricity.db'}"
    server = Process(database)
    try:
        page = begin(visit(base=server.url))
        play_move(Mouse(page))
        number = page.locator("main").get_attribute("data-number") or ""
        server.kill()
        lost = page.get_by_text(re.compile("This is the table as it was at"))
        expect(lost).to_be_visible()
        server = Process(database, server.port)
        page.get_by_role("button", name="Try now").click()
        expect(lost).to_have_count(0)
        expect(page.locator("main")).to_have_attribute("data-number", number)
        play_move(Mouse(page))
    finally:
        server.stop()


def test_lots_are_divided_by_keyboard(visit: Visit) -> None:
    """1, 2 and 3 assign the focused card, and the focus goes to the next one."""
    page = begin(visit(), BOTS)
    region = page.get_by_role("region", name="Lots")
    while not region.locator(".unassigned").count():
        page.locator(".bar.turn").wait_for()
        if not region.locator(".unassigned").count():
            play_move(Mouse(page))
    region.locator(".unassigned button").first.focus()
    for key in "1132":
        page.keyboard.press(key)
    expect(region.locator(".unassigned")).to_have_count(0)
    Keyboard(page).activate(page.get_by_role("button", name="Confirm"))
    expect(page.get_by_role("tabpanel")).to_contain_text("Guest makes two lots")


@pytest.mark.parametrize("game", names())
def test_every_seat_has_its_points(visit: Visit, address: str, game: str) -> None:
    table = Guest(address, "Bela").open("me", "random", "random", game=game)
    seats = visit(f"/table/{table}").get_by_role("region", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(3)
    for seat in range(3):
        expect(seats.nth(seat).locator(".who .points")).to_have_text(re.compile(r"\d"))


def test_a_result_is_shared_as_a_picture(visit: Visit, finished: str) -> None:
    page = visit("/about")
    # As on devices that have a share sheet.
    page.add_init_script("""
        navigator.canShare = () => true;
        navigator.share = async ({ title, files }) => { window.shared = [title, files[0].name, files[0].type] };
    """)
    page.goto(f"/table/{finished}")
    bar = page.get_by_role("region", name="What to do now")
    expect(bar.get_by_role("link", name="Replay")).to_be_visible()
    bar.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    poster = dialog.get_by_role("img", name=re.compile(r"^Poster: (Ada|Bela) wins \d+|^Poster: Shared victory"))
    expect(poster).to_be_visible()
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Save the picture").click()
    assert download.value.suggested_filename == f"card-city-{finished}.png"
    dialog.get_by_role("button", name="Share the picture").click()
    page.wait_for_function("() => window.shared")
    title, name, media_type = page.evaluate("window.shared")
    assert (name, media_type) == (f"card-city-{finished}.png", "image/png")
    expect(poster).to_have_attribute("alt", f"Poster: {title}")
