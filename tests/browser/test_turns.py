"""Turns that can be watched, with motion on: sentences, flights, sounds, skipping, lit cells, and why a bot moved."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from support.chromium import PHONE
from support.servers import Guest, play
from support.start_page import signed_in

Visit = Callable[..., Page]

WATCH = """() => {
    window.told = [];
    window.flew = 0;
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes]))
            if (node.nodeType === 1 && node.style.position === "fixed") window.flew += 1;
    }).observe(document.body, { childList: true });
    const look = () => {
        const text = document.querySelector(".narration p")?.textContent.trim();
        if (text && text !== window.told.at(-1)) window.told.push(text);
        requestAnimationFrame(look);
    };
    look();
}"""

COUNT_NOTES = """() => {
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...times) {
        window.notes += 1;
        return start.apply(this, times);
    };
}"""


COUNT_VIBRATIONS = (
    "() => { window.vibrations = 0; navigator.vibrate = () => { window.vibrations += 1; return true; }; }"
)


def opened(visit: Visit, address: str, **options: Any) -> tuple[Page, Guest, Guest, str]:
    """A game of Bela, Anna and a bot: Anna watches it in the browser, and both play over HTTP."""
    bela = Guest(address, "Bela")
    table = bela.open("me", "open", "random")
    page = visit(f"/table/{table}", pace="normal", **{"reduced_motion": "no-preference", **options})
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    anna = Guest(address)
    for cookie in page.context.cookies():
        anna.http.cookies.set(cookie["name"], cookie["value"])
    return page, anna, bela, table


def play_until_asked(anna: Guest, bela: Guest, table: str, moves: int) -> None:
    """Play at least that many moves, until both others have moved since Anna has and it is her turn."""
    while True:
        update = bela.update(table)
        state, movers = update["now"], [entry["seat"] for entry in update["entries"] if entry["kind"] == "moved"]
        since = movers[::-1].index(1) if 1 in movers else len(movers)
        if state["moves"] >= moves and 1 in state["to_act"] and set(movers[len(movers) - since :]) == {0, 2}:
            return
        # One at a time: who has moved since is asked after each move.
        seat = next((seat for seat in (0, 1) if seat in state["to_act"]), None)
        if seat is not None:
            guest = (bela, anna)[seat]
            own = guest.state(table)
            guest.do(table, "moves", seat=seat, version=own["version"], move=own["choices"][0])


def test_turns_are_shown_one_after_another_and_can_be_skipped(visit: Visit, address: str) -> None:
    page, anna, bela, table = opened(visit, address)
    page.evaluate(WATCH)
    play_until_asked(anna, bela, table, moves=14)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    page.wait_for_function("() => window.told.length > 3 && window.flew > 0")
    # What is told is what the log says, in its order; moves of one's own are told at once.
    log = page.evaluate("() => document.querySelector('#panel-log').textContent")
    narrated = [text for text in page.evaluate("() => window.told") if text in log][:3]
    assert narrated
    assert sorted(narrated, key=log.index) == narrated
    page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)

    page.get_by_role("button", name="Show me again").click()
    expect(skip).to_be_visible()
    expect(page.locator(".narration p")).to_be_visible()
    page.locator("#board [data-cell]").first.click()
    expect(skip).to_have_count(0)

    page.get_by_role("button", name="builds").last.hover()
    expect(page.locator("#board [data-lit]").first).to_be_visible()
    page.get_by_role("button", name="Why?").last.click()
    expect(page.get_by_text(re.compile("picks its moves at random|the only possible move")).first).to_be_visible()
    # Points on every seat, although nobody has asked for the score.
    expect(page.locator(".seats .points")).to_have_count(3)


def test_turns_are_shown_on_a_phone_before_one_is_asked(visit: Visit, address: str) -> None:
    page, anna, bela, table = opened(visit, address, viewport=PHONE, has_touch=True, is_mobile=True)
    page.evaluate(WATCH)
    play_until_asked(anna, bela, table, moves=14)
    bar = page.get_by_role("region", name="What to do now")
    expect(bar.get_by_role("button", name="Skip")).to_be_in_viewport(ratio=1)
    # Nothing is asked meanwhile.
    expect(bar.get_by_role("button", name="Confirm")).to_have_count(0)
    page.wait_for_function("() => window.told.length > 2 && window.flew > 0")
    page.locator("#board [data-cell]").first.tap()
    expect(bar.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)
    # Why one is asked now, and what else happened.
    expect(bar.locator(".cause")).to_be_in_viewport()
    expect(bar.get_by_role("button", name="Show me again")).to_be_in_viewport(ratio=1)
    expect(bar).to_contain_text("Since your last turn:")
    # A move that is tapped in the log is shown in the city where it was made.
    page.get_by_role("tab", name="Log").tap()
    page.get_by_role("button", name="builds").last.tap()
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    expect(page.locator("#board [data-lit]").first).to_be_in_viewport(ratio=1)


def test_turns_are_heard_by_those_who_want_to(visit: Visit, address: str) -> None:
    page, anna, bela, table = opened(visit, address)
    page.evaluate(COUNT_NOTES)
    confirm = page.get_by_role("button", name="Confirm")
    play_until_asked(anna, bela, table, moves=4)
    page.keyboard.press("Escape")
    expect(confirm).to_be_visible()
    assert page.evaluate("window.notes") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Soft sounds").check()
    page.get_by_role("button", name="Close").click()
    tried = page.evaluate("window.notes")
    assert tried > 0
    play_until_asked(anna, bela, table, moves=anna.state(table)["moves"] + 1)
    page.wait_for_function("tried => window.notes > tried", arg=tried)


def test_without_motion_turns_are_told_and_nothing_flies(visit: Visit, address: str) -> None:
    page, anna, bela, table = opened(visit, address, reduced_motion="reduce", forced_colors="active")
    page.evaluate(WATCH)
    play_until_asked(anna, bela, table, moves=14)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    page.wait_for_function("() => window.told.length > 3")
    expect(page.locator("#board [data-lit]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    assert page.evaluate("window.flew") == 0


def test_a_phone_vibrates_for_those_who_want_to(visit: Visit, address: str) -> None:
    guests = [Guest(address, "Bela"), Guest(address, "Anna")]
    table = guests[0].open("me", "open", game="point-city")
    guests[1].do(table, "join")
    page = signed_in(visit, guests[1], f"/table/{table}", viewport=PHONE, has_touch=True, is_mobile=True)
    page.evaluate(COUNT_VIBRATIONS)

    def next_turn() -> None:
        """Anna moves, then Bela, until it is Anna's turn again, and the page knows."""
        for seat, title in ((1, "^[^●]"), (0, "^●")):
            while seat in guests[0].state(table)["to_act"]:
                play({seat: guests[seat]}, table, moves=1)
            expect(page).to_have_title(re.compile(title))

    def switch(*, on: bool) -> int:
        page.get_by_role("button", name="Settings").tap()
        page.get_by_role("dialog").get_by_label("Vibrate when it is my turn").set_checked(on)
        page.get_by_role("button", name="Close").tap()
        return int(page.evaluate("window.vibrations"))

    next_turn()
    assert page.evaluate("window.vibrations") == 0
    assert switch(on=True) == 1
    next_turn()
    page.wait_for_function("window.vibrations === 2")
    assert switch(on=False) == 2
    next_turn()
    assert page.evaluate("window.vibrations") == 2
