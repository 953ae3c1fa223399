"""Several people at a table: undo requests, bots that stand in, chat, missed moves, votes, presence."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from support.page_input import Mouse
from support.page_input_card_city import play_move
from support.servers import Guest, play
from support.start_page import FRIENDS, confirm, open_sheet

Visit = Callable[..., Page]

MAX_POLLS = 500


def with_bela(visit: Visit, address: str, **more: Any) -> tuple[Page, Guest, str]:
    """A game of Card City that Anna plays in the browser, and Bela over HTTP."""
    bela = Guest(address, "Bela")
    table = bela.open("me", "open", **more)
    anna = visit(f"/table/{table}")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Join", exact=True).click()
    expect(anna.get_by_text("Round 1 of 10")).to_be_visible()
    return anna, bela, table


def as_guest(anna: Page, address: str) -> Guest:
    """The same person over HTTP."""
    guest = Guest(address)
    for cookie in anna.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])
    return guest


def wait_until_current(anna: Page, bela: Guest, table: str) -> None:
    """Wait until Anna's page has all entries."""
    expect(anna.locator("main")).to_have_attribute("data-number", str(bela.state(table)["number"]))


def until(anna: Page, bela: Guest, table: str, turn: str) -> None:
    """One of them moves until it is the other's turn."""
    while bela.state(table)["to_act"] == [0 if turn == "Anna" else 1]:
        if turn == "Anna":
            play({0: bela}, table, moves=1)
        else:
            wait_until_current(anna, bela, table)
            play_move(Mouse(anna))
    wait_until_current(anna, bela, table)


def test_undo_needs_the_consent_of_the_others(visit: Visit, address: str) -> None:
    anna, bela, table = with_bela(visit, address)
    until(anna, bela, table, "Anna")
    play_move(Mouse(anna))
    # After Bela has moved, Anna cannot undo her move alone.
    until(anna, bela, table, "Bela")
    play({0: bela}, table, moves=1)
    wait_until_current(anna, bela, table)
    moves = bela.state(table)["moves"]
    anna.get_by_role("button", name="Undo").click()
    # The request names the move, and the moves after it that would go too.
    what_now = anna.get_by_role("region", name="What to do now")
    expect(what_now).to_contain_text(re.compile(r"You have asked to undo this move: Anna .+ Waiting for Bela\."))
    taken_back = bela.state(table)["undo_request"]["moves"]
    expect(what_now.locator("details")).to_contain_text("would be undone too:")
    expect(what_now.locator("details li")).to_have_count(len(taken_back) - 1)
    expect(what_now.get_by_role("timer")).to_be_visible()
    bela.do(table, "answer", seat=0, yes=True)
    expect(anna.get_by_role("button", name="Confirm")).to_be_visible()
    assert bela.state(table)["moves"] < moves

    until(anna, bela, table, "Bela")
    play({0: bela}, table, moves=1)
    until(anna, bela, table, "Anna")
    play_move(Mouse(anna))
    bela.do(table, "undo", seat=0, version=bela.state(table)["version"])
    expect(anna.get_by_text(re.compile("^Bela asks to undo this move: Bela .+")).first).to_be_visible()
    anna.get_by_role("button", name="Disagree").click()
    expect(anna.get_by_role("tabpanel")).to_contain_text("Anna disagrees.")


def test_a_table_says_whether_moves_can_be_taken_back(visit: Visit, address: str) -> None:
    anna = visit("/")
    sheet = open_sheet(anna, "Card City", FRIENDS)
    sheet.get_by_text("Options").click()
    sheet.get_by_label("Undoing moves").select_option("never")
    confirm(sheet)
    expect(anna.get_by_text("Moves cannot be undone at this table.")).to_be_visible()
    anna.get_by_role("button", name="This table").click()
    expect(anna.get_by_role("dialog")).to_contain_text("never")


def test_whoever_joins_a_continued_game_is_told(visit: Visit, address: str, finished: str) -> None:
    bela = Guest(address, "Bela")
    record = bela.http.get(f"/api/tables/{finished}/record").text
    body = {"key": "continued-game", "record": record, "moves": 10, "seats": ["me", "open"]}
    table = bela.post("/api/continuations", body, 201)["table"]
    anna = visit(f"/table/{table}")
    notice = "Someone at the table may already know which cards come next."
    expect(anna.get_by_role("main")).to_contain_text(notice)
    anna.get_by_role("button", name="Join", exact=True).click()
    expect(anna.get_by_text(re.compile(r"Round \d+ of 10"))).to_be_visible()
    anna.get_by_role("button", name="This table").click()
    expect(anna.get_by_role("dialog")).to_contain_text(notice)


def test_a_bot_stands_in(visit: Visit, address: str) -> None:
    anna, bela, table = with_bela(visit, address)
    until(anna, bela, table, "Bela")
    anna.get_by_role("button", name="This table").click()
    anna.get_by_role("button", name="Let a bot play for me").click()
    expect(anna.get_by_role("region", name="Players")).to_contain_text("a bot stands in (intermediate)")
    anna.get_by_role("button", name="Close").click()
    expect(anna.get_by_role("region", name="What to do now")).to_contain_text(
        "A bot (intermediate) is playing for you."
    )
    anna.get_by_role("button", name="Take back my seat").click()
    expect(anna.get_by_text("is playing for you.")).to_have_count(0)
    expect(anna.get_by_role("region", name="Players")).not_to_contain_text("a bot stands in")
    assert not bela.state(table)["seats"][1]["away"]


def test_chat_and_mute(visit: Visit, address: str) -> None:
    anna, bela, table = with_bela(visit, address)
    bela.do(table, "chat", seat=0, text="Nice city")
    tab = anna.get_by_role("tab", name=re.compile("Chat"))
    expect(tab).to_contain_text("1")
    tab.click()
    panel = anna.get_by_role("tabpanel")
    expect(panel).to_contain_text("Bela Nice city")
    panel.get_by_role("button", name="Well played!").click()
    expect(panel).to_contain_text("Anna Well played!")
    panel.get_by_role("button", name="Mute Bela").click()
    expect(panel.get_by_role("button", name="Unmute Bela")).to_be_visible()
    bela.do(table, "chat", seat=0, text="Can you hear me?")
    bela.do(table, "chat", seat=0, phrase="hello")
    panel.get_by_role("button", name="Unmute Bela").click()
    expect(panel.get_by_role("button", name="Mute Bela")).to_be_visible()


def test_missed_moves_are_pointed_out(visit: Visit, address: str) -> None:
    anna, bela, table = with_bela(visit, address)
    her = as_guest(anna, address)
    while bela.state(table)["view"]["phase"] != "construction":
        play({0: bela, 1: her}, table, moves=1)
    # Wait until the page has reported what Anna has seen.
    for _ in range(MAX_POLLS):
        if not her.get(f"/api/tables/{table}/since")["entries"]:
            break
        anna.wait_for_timeout(20)
    anna.goto("/rules/card-city")
    play({0: bela}, table, moves=2)
    anna.goto(f"/table/{table}")
    expect(anna.get_by_text("2 moves since your last visit.")).to_be_visible()
    anna.get_by_role("button", name="Show them").click()
    expect(anna.get_by_text("Since your last visit:")).to_be_visible()
    expect(anna.locator(".missed button")).to_be_focused()
    play_move(Mouse(anna))
    expect(anna.get_by_text("since your last visit")).to_have_count(0)


def test_ending_the_game_needs_everybody(visit: Visit, address: str) -> None:
    anna, bela, table = with_bela(visit, address)
    anna.get_by_role("button", name="This table").click()
    anna.get_by_role("button", name="End the game").click()
    anna.get_by_role("button", name="Yes, end the game").click()
    expect(anna.get_by_text("Votes to end the game: Anna.")).to_be_visible()
    bela.do(table, "vote", seat=0, yes=True)
    expect(anna.get_by_role("heading", name="The game ended without a result.")).to_be_attached()


def test_presence_and_clocks(visit: Visit, address: str) -> None:
    anna, bela, table = with_bela(visit, address, clock={"kind": "live", "move": 60, "reserve": 300})
    expect(anna.get_by_role("timer")).to_have_text(re.compile(r"[56]:\d\d"))
    players = anna.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").filter(has_text="Bela")).to_contain_text("offline")
    with bela.socket(table):
        expect(players.get_by_role("listitem").filter(has_text="Bela")).not_to_contain_text("offline")
