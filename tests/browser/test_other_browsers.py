"""A short game in Firefox and in WebKit: `make test-browsers`, which says what it needs."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from support import other_browsers
from support.other_browsers import OtherBrowser

WANTED = os.environ.get("TRICITY_BROWSERS", "").split()

Start = Callable[[Path], AbstractContextManager[OtherBrowser]]


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_game_against_a_bot(name: str, address: str, tmp_path: Path) -> None:
    if name not in WANTED:
        pytest.skip("only by make test-browsers")
    start: Start = getattr(other_browsers, name)
    with start(tmp_path) as browser:
        browser.goto(address)
        browser.evaluate("(window.faults = [], addEventListener('error', event => faults.push(event.message)), 1)")
        card = "[...document.querySelectorAll('article')].find(card => card.textContent.includes('Point City'))"
        browser.click(f"{card}?.querySelector('.button.primary')")
        browser.click("document.querySelector('dialog[open] .button.primary')")
        browser.wait_for("location.pathname.startsWith('/table/')")
        browser.wait_for("!!document.querySelector('.bar.turn')")
        before = entries(browser)
        # A resource always has a neighbour with which it can be taken.
        browser.click("document.querySelector('[data-cell].pickable:not(:has(.building))')")
        browser.click("document.querySelector('[data-cell].legal:not(.selected)')")
        browser.click("document.querySelector('.bar .buttons .primary:not(:disabled)')")
        # Its own move, and then the bot's, come as updates over the socket.
        browser.wait_for(f"Number(document.querySelector('main').dataset.number) > {before + 1}")
        assert "Connection lost" not in browser.evaluate("document.body.innerText")
        assert browser.evaluate("window.faults") == []


def entries(browser: OtherBrowser) -> int:
    return int(browser.evaluate("document.querySelector('main').dataset.number"))
