"""Fixtures: a browser (the system's Chromium or Playwright's own), and a server with the built client."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect, sync_playwright

from support.chromium import DESKTOP, launch
from support.servers import Guest, play, served
from tricity.server.pages import INDEX, load

PATIENCE = 30_000


def _skip(reason: str) -> None:
    """Skip the tests; in CI that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        launched = launch(playwright)
    except Error as fault:
        _skip(f"there is no browser: {fault.message.splitlines()[0]}")
        return
    expect.set_options(timeout=PATIENCE)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if INDEX not in load():
        _skip("the browser client is not built")
    folder: Path = tmp_path_factory.mktemp("browser")
    with served(f"sqlite:///{folder / 'tricity.db'}") as url:
        yield url


@pytest.fixture(scope="session")
def finished(address: str) -> Iterator[str]:
    """The name of a public table at which Ada and Bela have finished a game of Card City."""
    ada, bela = Guest(address, "Ada"), Guest(address, "Bela")
    table = ada.open("me", "open", public=True)
    bela.do(table, "join")
    play({0: ada, 1: bela}, table)
    yield table
    Guest.all_leave()


Visit = Callable[..., Page]

_MEASURED = "measured"


@pytest.fixture
def report(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Prints a measurement at the end of the run, in whichever process it was taken."""
    return lambda line: request.node.user_properties.append((_MEASURED, line))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for test in terminalreporter.getreports("passed"):
        for name, line in test.user_properties:
            if name == _MEASURED:
                terminalreporter.write_line(f"{name}: {line}")


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """The errors of all pages of a test, which fail it. A test that provokes one removes it."""
    messages: list[str] = []
    yield messages
    assert messages == []


@pytest.fixture
def visit(browser: Browser, address: str, faults: list[str]) -> Iterator[Visit]:
    """`visit(path, locale=…, viewport=…)` opens a page as a new visitor. An error in the page fails the test.

    Motion is reduced and turns are not shown, because both take time; `pace="normal"` shows them. The coach of a first
    game is off, because its tips take room; `coach=""` turns it on.
    """
    contexts: list[BrowserContext] = []

    def someone(path: str = "/", base: str = address, pace: str = "off", coach: str = "off", **options: Any) -> Page:
        # Without motion a page is stable for a click at once, and a machine without a graphics card keeps up.
        # The worker answers navigations itself, which tests that meddle with requests would not see.
        defaults = {"locale": "en-GB", "viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block"}
        context = browser.new_context(base_url=base, **{**defaults, **options})
        context.set_default_timeout(PATIENCE)
        for name, value in {"pace": pace, "coach": coach}.items():
            context.add_init_script(f"localStorage.setItem('tricity.{name}', '{value}')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on(
            "console",
            lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None,
        )
        page.goto(path)
        return page

    yield someone
    for context in contexts:
        context.close()
