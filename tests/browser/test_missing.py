"""What is not there, not allowed or not possible: each says what happened and what one can do, and offers it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from support.servers import Guest, request
from support.start_page import BOTS, SOLO, confirm, open_sheet, open_table

Visit = Callable[..., Page]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/rules/nonsense",
        "/learn/nonsense",
        "/puzzles/nonsense",
        "/ratings/nonsense",
        "/%E0%A4%A",
        "/table",
        "/table/x/1/2",
    ],
)
def test_an_unknown_address_says_so_and_leads_home(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="Go to the home page").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_the_way_home_is_in_sight_on_a_low_screen(visit: Visit) -> None:
    page = visit("/nowhere", viewport={"width": 844, "height": 390})
    expect(page.get_by_role("link", name="Go to the home page")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("locale", "title"), [("en-GB", "This table does not exist"), ("fr-FR", "Cette table"), ("pl-PL", "Nie ma takiego")]
)
def test_an_unknown_table_says_so_in_every_language(visit: Visit, locale: str, title: str) -> None:
    page = visit("/table/nowhere", locale=locale)
    expect(page.get_by_role("heading", name=title)).to_be_visible()


@pytest.mark.parametrize(
    ("code", "reason", "title", "text", "link"),
    [
        (4410, "table-damaged", "This table has been closed", "Your other tables are not affected.", "Try now"),
        (4403, "banned", "You can no longer play here", "contact the people who run it", ""),
    ],
)
def test_a_socket_that_the_server_closes_says_why(
    visit: Visit, address: str, code: int, reason: str, title: str, text: str, link: str
) -> None:
    table = Guest(address, "Bela").open("me", "open")
    page = visit()
    page.route_web_socket(re.compile("/socket"), lambda socket: socket.close(code=code, reason=reason))
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(text)
    if link:
        expect(page.get_by_role("button", name=link)).to_be_visible()


def test_a_table_without_spectators_offers_to_come_back(visit: Visit, address: str) -> None:
    table = Guest(address, "Bela").open("me", "improver", spectators=False)
    page = visit(f"/table/{table}")
    expect(page.get_by_role("heading", name="Only its players can see this table")).to_be_visible()
    page.get_by_role("link", name="Continue with a link").click()
    expect(page.get_by_label("The link from your other device")).to_be_visible()


def test_a_lost_cookie_is_noticed_and_a_link_brings_the_seat_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "Card City", SOLO)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    table = page.url
    key = page.evaluate("fetch('/api/me/recovery', { method: 'POST' }).then(answer => answer.json())")["key"]
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_text("This browser is no longer signed in")).to_be_visible()
    page.get_by_role("link", name="Continue with a link").click()
    page.get_by_label("The link from your other device").fill(f"http://somewhere.example/recover#{key}")
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_role("button", name="Continue on this device").click()
    expect(page.get_by_text("Welcome back, Guest.")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.get_by_text("This browser is no longer signed in")).to_have_count(0)


def test_a_table_that_is_full_lets_one_watch_or_begin_another(visit: Visit, address: str) -> None:
    table = Guest(address, "Bela").open("me", "open")
    page = visit()
    is_slow = False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: None if is_slow else socket.send(text))

    page.route_web_socket(re.compile("/socket"), relay)
    page.goto(f"/table/{table}")
    join = page.get_by_role("button", name="Join", exact=True)
    expect(join).to_be_visible()
    is_slow = True
    Guest(address, "Carl").do(table, "join")
    join.click()
    expect(page.get_by_text("Someone just took the last seat.")).to_be_visible()
    expect(page.get_by_role("link", name="Start a game")).to_be_visible()
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_text("Someone just took the last seat.")).to_have_count(0)


def test_blocked_cookies_are_explained(visit: Visit, address: str) -> None:
    page = visit("/api/me")

    def without_cookie(route: Route) -> None:
        asked = route.request
        body = asked.post_data_json if asked.method == "POST" else None
        answer = request(asked.method, f"{address}/api/me", json=body)
        route.fulfill(status=answer.status_code, json=answer.json())

    page.route("**/api/me", without_cookie)
    page.goto("/")
    sheet = open_sheet(page, "Card City", SOLO)
    confirm(sheet)
    expect(sheet.get_by_role("alert")).to_contain_text("Your browser blocks cookies for this site.")
    page.unroute_all()
    sheet.get_by_role("button", name="Reload").click()
    open_table(page, "Card City", SOLO)
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


def test_without_javascript_the_page_speaks_every_language(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    sentences = page.locator("noscript p[lang]")
    for lang, text in (("en", "needs JavaScript"), ("fr", "a besoin de JavaScript"), ("pl", "wymaga JavaScriptu")):
        sentence = page.locator(f"noscript p[lang={lang}]")
        expect(sentence).to_be_visible()
        expect(sentence).to_contain_text(text)
    with page.expect_navigation():
        page.locator("noscript a").click()
    expect(sentences.first).to_be_visible()


SCRIPT = re.compile(r"/assets/.*\.js$")


def test_a_board_that_cannot_be_loaded_says_so(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("article").first).to_be_visible()
    sheet = open_sheet(page, "Card City", SOLO)
    is_cut = True

    def load_again(route: Route) -> None:
        nonlocal is_cut
        is_cut = False
        route.continue_()

    page.route(SCRIPT, lambda route: route.abort() if is_cut else route.continue_())
    page.route("**/table/*", load_again)
    confirm(sheet)
    expect(page.get_by_text("Part of the page could not be loaded.").first).to_be_visible()
    # Every part that is missing offers it.
    page.get_by_role("button", name="Reload").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()


def test_an_outdated_page_offers_the_new_version(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("article").first).to_be_visible()
    sheet = open_sheet(page, "Card City", SOLO)
    page.route(SCRIPT, lambda route: route.fulfill(status=404))
    page.route(re.compile(r":\d+/$"), lambda route: route.fulfill(body='<script type="module" src="/assets/new.js">'))
    confirm(sheet)
    notice = page.get_by_role("alert").filter(has_text="There is a new version of Tricity.")
    expect(notice.get_by_role("button", name="Reload")).to_be_visible()


def test_a_page_without_its_words_offers_to_reload(visit: Visit) -> None:
    page = visit("/api/me")
    page.route(re.compile("/assets/words-"), lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("Tricity could not be loaded completely.")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_an_error_is_shown_calmly(visit: Visit, faults: list[str]) -> None:
    page = visit()
    expect(page.get_by_role("article").first).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("setTimeout(() => Promise.reject(new Error('boom')))")
    notice = page.get_by_role("alert").filter(has_text="Something went wrong on this page.")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Copy details").click()
    expect(notice.get_by_role("button", name="Copied")).to_be_visible()
    assert "boom" in page.evaluate("navigator.clipboard.readText()")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    assert faults == ["boom"]
    faults.clear()


def test_copied_is_not_said_for_ever(visit: Visit, address: str) -> None:
    table = Guest(address, "Bela").open("me", "improver")
    page = visit("/api/me")
    page.clock.install()
    page.context.grant_permissions(["clipboard-write"])
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.clock.run_for(2000)
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_visible()


def test_the_focus_and_the_voice_follow_navigation(visit: Visit) -> None:
    page = visit()
    page.get_by_role("article").filter(has_text="Card City").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Card City")).to_be_visible()
    expect(page.locator("[aria-live=polite]").filter(has_text="Card City")).to_be_attached()
    assert page.evaluate("document.activeElement.contains(document.querySelector('h1'))")
    assert page.evaluate("document.activeElement !== document.body")


def test_forced_colours_keep_legal_cells_apart(visit: Visit) -> None:
    page = visit(forced_colors="active")
    open_table(page, "Point City", BOTS)
    expect(page.get_by_text("Take two neighbouring cards")).to_be_visible()
    legal = page.locator(".legal").first
    # A card under the mouse shows what it can be taken with, which may be nothing.
    for cell in ("a1", "d4", "a4", "d1", "b2"):
        page.locator(f"[data-cell={cell}]").hover()
        if legal.count():
            break
    expect(legal).to_be_visible()
    style = legal.evaluate(
        "cell => (({ outlineStyle, outlineWidth, outlineOffset }) =>"
        " [outlineStyle, outlineWidth, outlineOffset])(getComputedStyle(cell))"
    )
    # Outside of the cell, where no card covers it.
    assert style == ["solid", "3px", "1px"]


def test_playing_on_from_a_shared_replay_renames_nobody(visit: Visit, finished: str) -> None:
    page = visit("/import")
    page.request.post("/api/me", data={"name": "Grace"})
    page.goto(f"/replay/{finished}/3")
    page.get_by_text("Play on from here").click()
    page.get_by_role("button", name="Start the new game").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Grace")
