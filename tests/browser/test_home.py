"""The start page follows what happens at the tables, and leads to the next game."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.measurements import cut_texts
from support.servers import Guest

Visit = Callable[..., Page]


def test_my_games_and_the_lobby_are_live(visit: Visit, address: str) -> None:
    page = visit()
    page.get_by_role("button", name="Quick game").click()
    page.wait_for_url("**/table/*")
    waiting = page.url.rpartition("/")[2]
    page.get_by_role("link", name=re.compile("^Tricity")).click()
    own = page.get_by_role("region", name="Your tables").or_(page.locator("section", has_text="Your tables"))
    expect(own.get_by_role("link")).to_have_count(1)
    expect(page).to_have_title("Tricity")

    ada = Guest(address, "Ada")
    ada.do(waiting, "join")
    state = ada.state(waiting)
    while 0 not in state["to_act"]:
        move = ada.state(waiting, seat=1)["choices"][0]
        ada.do(waiting, "moves", seat=1, version=state["version"], move=move)
        state = ada.state(waiting)
    expect(own.get_by_text("Your turn")).to_be_visible()
    expect(page).to_have_title("(1) Tricity")

    public = ada.open("me", "open", public=True, game="infinite-city")
    lobby = page.locator("section", has_text="Open tables")
    expect(lobby.locator(f"a[href$='{public}']")).to_be_visible()
    lobby.locator(f"a[href$='{public}']").click()
    page.get_by_role("link", name="Next game: your turn").click()
    page.wait_for_url(f"**/table/{waiting}*")
    expect(page.get_by_role("link", name="Next game")).to_have_count(0)


def test_a_quick_game_joins_whoever_waits(visit: Visit, address: str) -> None:
    ada = Guest(address, "W" * 24)
    ada.open("me", "open", public=True)
    page = visit()
    expect(page.get_by_text("W" * 24).first).to_be_visible()
    # However long a name is, it covers nothing beside it.
    assert cut_texts(page, 100) == []
    page.get_by_role("button", name="Quick game").click()
    page.wait_for_url("**/table/*")
    # Whoever has waited longest is first: perhaps somebody whom another test has left waiting.
    seats = ada.state(page.url.rpartition("/")[2])["seats"]
    assert [seat["plays"] for seat in seats].count("person") > 1
