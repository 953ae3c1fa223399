"""One's own mistakes in the browser: the line of a review on the board, and exercises that are remembered."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.measurements import small_targets, too_wide, violations
from support.servers import Guest, eventually, play
from support.start_page import signed_in
from support.variants import effort
from tricity.server import reviews

Visit = Callable[..., Page]

PHONE_WIDTH = 360
PHONE = {"viewport": {"width": PHONE_WIDTH, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def ada(address: str, monkeypatch: pytest.MonkeyPatch) -> Guest:
    monkeypatch.setattr(reviews, "EFFORT", effort(300))
    return Guest(address, "Ada")


def reviewed(ada: Guest, game: str) -> tuple[str, list[dict[str, Any]]]:
    """A table at which Ada and Bela have played at random, and the decisions that its review marks as hers."""
    bela = Guest(ada.url, "Bela")
    table = ada.open("me", "open", game=game)
    bela.do(table, "join")
    play({0: ada, 1: bela}, table)
    eventually(lambda: ada.get(f"/api/tables/{table}/review")["state"] == "done", seconds=120)
    decisions = ada.get(f"/api/tables/{table}/review")["review"]["decisions"]
    return table, [each for each in decisions if each["label"] and each["seat"] == 0]


def test_a_line_is_played_and_mistakes_are_tried_again(visit: Visit, ada: Guest) -> None:
    table, mistakes = reviewed(ada, "point-city")
    page = signed_in(visit, ada, f"/replay/{table}/0#review")
    # The arrow keys lead along the graph to the board of each moment.
    graph = page.get_by_role("slider", name="Chance of winning, move by move")
    graph.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"/replay/{table}/1"))
    graph.press("End")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("100%"))
    expect(page.get_by_role("heading", name="Luckiest and unluckiest moments")).to_be_visible()
    assert (small_targets(page), violations(page)) == ([], [])
    page.get_by_role("button", name="Show it on the board").first.click()
    bar = page.get_by_role("region", name="What to do now")
    expect(bar).to_contain_text("A better line, move 1 of")
    expect(page.locator("#board [data-lit]").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Cards that nobody could see are imagined.")
    page.get_by_role("button", name="Back to the game").click()
    expect(bar).to_contain_text("After move")

    page.get_by_role("link", name=re.compile("Try your .*mistakes? again")).click()
    board = page.locator("main[data-exercise]")
    # The first one in which both moves are pairs of cards.
    index = next(i for i, each in enumerate(mistakes) if each["move"][:4] == each["best"][:4] == "take")
    tried, others = mistakes[index], [each for each in mistakes if each is not mistakes[index]]
    for each in mistakes[:index]:
        expect(board).to_have_attribute("data-exercise", f"{table}/{each['number']}")
        page.get_by_role("button", name="Skip").click()
    expect(board).to_have_attribute("data-exercise", f"{table}/{tried['number']}")
    expect(bar).to_contain_text("Can you find a better move?")
    page.get_by_role("button", name="Hint").click()
    expect(bar).to_contain_text("possible moves")
    assert not violations(page)

    # The move of the game is refused, the best one is right and remembered.
    propose(page, tried["move"])
    expect(bar).to_contain_text("the move you played in the game")
    propose(page, tried["best"])
    expect(bar).to_contain_text("That’s it!")
    assert f'"{table}/{tried["number"]}"' in page.evaluate("localStorage.getItem('tricity.learned')")
    expect(page.get_by_role("button", name="Next")).to_be_focused()

    # What has been learned does not come again among the latest.
    page.goto("/practice")
    expect(board).to_have_attribute("data-exercise", f"{table}/{others[0]['number']}")


@pytest.mark.parametrize(("game", "lang"), [("card-city", "fr"), ("infinite-city", "pl")])
def test_exercises_on_a_phone(visit: Visit, ada: Guest, game: str, lang: str) -> None:
    table, mistakes = reviewed(ada, game)
    page = signed_in(visit, ada, f"/practice/{table}", locale=lang, **PHONE)
    board = page.locator("main[data-exercise]")
    expect(board).to_have_attribute("data-exercise", f"{table}/{mistakes[0]['number']}")
    assert (too_wide(page), small_targets(page)) == ([], [])
    assert buttons_beyond_the_edge(page) == []
    give_up(page)
    assert (too_wide(page), violations(page)) == ([], [])
    for _ in mistakes[1:]:
        page.locator(".bar .buttons button.primary").tap()
        give_up(page)
    page.locator(".bar .buttons button.primary").tap()
    expect(page.locator('main a.primary[href="/practice"]')).to_be_visible()


def test_without_mistakes_there_is_a_way_on(visit: Visit) -> None:
    page = visit("/practice")
    expect(page.get_by_text("There is nothing to practise right now.")).to_be_visible()
    expect(page.get_by_role("link", name="Play a game")).to_be_visible()


def give_up(page: Page) -> None:
    """Ask for the hint, and then for the solution, which is in the same place."""
    expect(page.locator(".bar .good")).to_have_count(0)
    help_button = page.locator(".bar .buttons .button:not(.quiet, .primary)")
    hint = help_button.text_content() or ""
    help_button.tap()
    expect(help_button).not_to_have_text(hint)
    help_button.tap()
    expect(page.locator(".bar .good")).to_be_visible()


def buttons_beyond_the_edge(page: Page) -> list[str]:
    return [
        button.text_content() or ""
        for button in page.locator(".bar .buttons .button").all()
        if (box := button.bounding_box()) and (box["x"] < 0 or box["x"] + box["width"] > PHONE_WIDTH)
    ]


def propose(page: Page, move: str) -> None:
    """Choose a move of Point City by its words, and confirm it."""
    for word in move.split(" ")[1:]:
        page.locator(f'[data-cell="{word}"]').first.click()
    page.get_by_role("button", name="Confirm").click()


@pytest.mark.parametrize(("game", "lang"), [("card-city", "en"), ("point-city", "fr"), ("infinite-city", "pl")])
def test_the_puzzle_of_the_day(visit: Visit, game: str, lang: str) -> None:
    page = visit(locale=lang, **PHONE)
    page.locator(f'a[href="/puzzles/{game}"]').tap()
    board = page.locator("main[data-exercise]")
    expect(board).to_be_visible()
    today = board.get_attribute("data-exercise")
    assert (too_wide(page), small_targets(page)) == ([], [])
    give_up(page)
    assert (too_wide(page), violations(page)) == ([], [])
    # The next one is that of the day before.
    page.locator(".bar .buttons button.primary").tap()
    expect(board).not_to_have_attribute("data-exercise", today or "")
    expect(page.locator(".bar .good")).to_have_count(0)
