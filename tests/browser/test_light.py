"""The size of a first visit to a table, the latency of a move, and pages that stay where they are while they load."""

import gzip
import re
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page, Response, expect

from support.chromium import DESKTOP, PHONE
from support.page_input import Mouse, confirm
from support.page_input_card_city import choose_move
from support.servers import Guest
from support.start_page import SOLO, open_table, signed_in
from tricity.games import names
from tricity.locales import LANGUAGES

Visit = Callable[..., Page]

MAX_BYTES = 125_000
"""JavaScript and CSS, gzipped."""
MAX_LATENCY_MS = 100
"""Milliseconds from the click to the other player's page, on the clock of this machine."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_size_of_a_first_visit_to_a_table(
    visit: Visit, address: str, game: str, lang: str, report: Callable[[str], None]
) -> None:
    table = Guest(address, "Ada").open("me", "improver", game=game)
    page = visit("/api/me", locale=lang)
    parts: list[Response] = []
    page.on("response", lambda response: parts.append(response) if re.search(r"\.(js|css)$", response.url) else None)
    page.goto(f"/table/{table}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("main[data-number]")).not_to_be_empty()
    expect(page.locator(".bar").first).not_to_be_empty()
    weight = sum(len(gzip.compress(part.body())) for part in parts)
    report(f"{game} ({lang}): {weight} bytes of gzipped JavaScript and CSS on a first visit")
    assert len(parts) > 3
    assert len({part.url for part in parts}) == len(parts), "a file was fetched twice"
    assert weight <= MAX_BYTES


def test_the_latency_of_a_move(visit: Visit, report: Callable[[str], None]) -> None:
    page = visit()
    open_table(page, "Card City", SOLO)
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    watcher = visit(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    page.evaluate("addEventListener('click', () => { window.clicked = Date.now() }, true)")
    watcher.evaluate(
        "new MutationObserver(() => { window.seen = Date.now() })"
        ".observe(document.querySelector('main'), { attributes: true, attributeFilter: ['data-number'] })"
    )
    taken = []
    for _ in range(7):
        choose_move(Mouse(page))
        confirm(Mouse(page))
        expect(watcher.locator("main")).to_have_attribute("data-number", _number(page))
        taken.append(watcher.evaluate("window.seen") - page.evaluate("window.clicked"))
    report(f"from a click to the other player's page: median {median(taken)} ms of {sorted(taken)}")
    # Other work shares this machine: the best of seven shows the time of the program, not of waiting.
    assert 0 <= min(taken) <= MAX_LATENCY_MS


MAX_SHIFT = 0.05
"""What Lighthouse calls cumulative layout shift: 0.1 is still called good."""
SLOW = {"offline": False, "latency": 250, "downloadThroughput": 100_000, "uploadThroughput": 50_000}
"""A bad mobile network: milliseconds, bytes in a second."""
COUNT_SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("is_known", [False, True], ids=["stranger", "player"])
def test_the_start_page_does_not_move_while_it_loads(
    visit: Visit, address: str, viewport: dict[str, int], is_known: bool
) -> None:
    ada = Guest(address, "Ada")
    ada.open("me", "improver", public=True)
    options = {"viewport": viewport, "locale": "pl"}
    page = signed_in(visit, ada, "/about", **options) if is_known else visit("/about", **options)
    slow_down(page)
    page.goto("/", wait_until="networkidle")
    expect(page.locator(".import a").first).to_be_attached()
    if is_known:
        expect(page.get_by_role("heading", name="Twoje stoły")).to_be_visible()
    assert page.evaluate("window.shift") <= MAX_SHIFT


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_result_does_not_move_while_it_loads(visit: Visit, finished: str, viewport: dict[str, int]) -> None:
    page = visit("/about", viewport=viewport)
    slow_down(page)
    page.goto(f"/table/{finished}")
    expect(page.get_by_role("region", name="Result").get_by_role("table")).to_be_attached()
    expect(page.get_by_role("tablist")).to_be_visible()
    assert page.evaluate("window.shift") <= MAX_SHIFT


def slow_down(page: Page) -> None:
    """Give the page a bad network and no cache, and count how far what is on it moves."""
    page.add_init_script(COUNT_SHIFTS)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    network.send("Network.emulateNetworkConditions", SLOW)


def _number(page: Page) -> str:
    return page.locator("main").get_attribute("data-number") or ""
