"""Replays, continuing from a move, verifying the deal, importing records, and recovering an identity."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.page_input import Mouse
from support.page_input_card_city import play_move
from support.servers import Guest
from support.start_page import FRIENDS, open_table

Visit = Callable[..., Page]


def test_a_replay_has_a_url_for_every_move_and_view(visit: Visit, finished: str) -> None:
    page = visit()
    page.get_by_role("region").or_(page.locator("section")).filter(has_text="Replays").get_by_role("link").first.click()
    page.wait_for_url(f"**/replay/{finished}/0")
    board = page.locator("main[data-moves]")
    expect(board).to_have_attribute("data-moves", "0")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-moves", "2")
    expect(page).to_have_url(re.compile("/2$"))

    # A spectator does not see the hands of Ada and Bela; in their own view they do.
    expect(page.get_by_label("Whose view to show")).to_have_value("")
    expect(page.get_by_label("Whose view to show")).not_to_contain_text("your own view")
    players = page.get_by_role("region", name="Players")
    page.get_by_label("Whose view to show").select_option("0")
    page.wait_for_url("**/2?eyes=0")
    expect(players.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("you")
    page.get_by_label("Whose view to show").select_option("open")
    page.wait_for_url("**/2?eyes=open")
    expect(page.get_by_text("After move 2 of")).to_be_visible()

    page.get_by_role("list", name="Moves").get_by_role("link").nth(5).click()
    expect(board).to_have_attribute("data-moves", "5")
    page.reload()
    expect(board).to_have_attribute("data-moves", "5")
    page.go_back()
    expect(board).to_have_attribute("data-moves", "2")
    page.go_forward()
    expect(board).to_have_attribute("data-moves", "5")
    page.go_back()
    expect(board).to_have_attribute("data-moves", "2")
    page.get_by_text("Score", exact=True).click()
    expect(page.get_by_text("If the game ended now:")).to_be_visible()


def test_a_link_opens_the_same_move_with_the_same_eyes(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}/0")
    page.get_by_label("Whose view to show").select_option("1")
    board = page.locator("main[data-moves]")
    expect(page.get_by_role("region", name="Players").get_by_role("listitem").nth(1)).to_contain_text("you")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-moves", "3")

    other = visit(page.url)
    expect(other.locator("main[data-moves]")).to_have_attribute("data-moves", "3")
    expect(other.get_by_label("Whose view to show")).to_have_value("1")
    expect(other.get_by_role("region", name="Players").get_by_role("listitem").nth(1)).to_contain_text("you")


def test_nothing_but_its_reader_moves_a_replay(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}/0")
    board, prompt = page.locator("main[data-moves]"), page.get_by_role("region", name="What to do now")
    expect(board).to_have_attribute("data-moves", "0")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-moves", "3")

    # Somebody else opens the replay and the table, which everybody who has the table open is informed of.
    visit(f"/replay/{finished}/1").locator("main[data-moves]").wait_for()
    visit(f"/table/{finished}").get_by_role("region", name="Result").wait_for()
    page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-moves", "4")
    expect(page).to_have_url(re.compile("/4$"))

    # The connection is lost, and returns.
    page.context.set_offline(True)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    expect(page).to_have_url(re.compile("/5$"))
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Try now")).to_have_count(0)
    expect(prompt).to_contain_text("After move 5 of")
    expect(board).to_have_attribute("data-moves", "5")


def test_a_replay_plays_and_shows_the_city_of_whoever_acts(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}/0?eyes=open")
    board = page.locator("main[data-moves]")
    expect(board).to_have_attribute("data-moves", "0")
    page.keyboard.press("End")
    last = int(re.search(r"/(\d+)\?", page.url).group(1))  # type: ignore[union-attr]
    expect(board).to_have_attribute("data-moves", str(last))
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(board).to_have_attribute("data-moves", "3")
    page.get_by_role("button", name="Pause").click()
    # Construction: each builder's city in turn.
    replay = Guest(page.url.split("/replay")[0], "Reader").get(f"/api/tables/{finished}/replay")
    names = ["Ada", "Bela"]
    # After the last move all cities are shown.
    built = {move["seat"]: move["number"] for move in replay["moves"][:-1] if move["move"].startswith("build")}
    assert set(built) == {0, 1}
    for seat, number in built.items():
        page.goto(f"/replay/{finished}/{number}?eyes=open")
        expect(page.locator("[data-owner] h2")).to_contain_text(names[seat])
        expect(page.get_by_role("region", name="What to do now")).to_contain_text(names[seat])


def test_a_game_continues_from_any_move(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}/9")
    page.get_by_text("Play on from here").click()
    page.get_by_label("Your seat").select_option("1")
    page.get_by_role("button", name="Start the new game").click()
    page.wait_for_url("**/table/*")
    page.locator(".bar.turn").wait_for()
    play_move(Mouse(page))
    expect(page.get_by_role("region", name="Players")).to_contain_text("Bot 1")


def test_the_deal_is_verified_in_the_page(visit: Visit, finished: str) -> None:
    page = visit(f"/table/{finished}")
    result = page.get_by_role("region", name="Result")
    result.get_by_text("Fair deal").click()
    expect(result).to_contain_text("Seed of the deal")
    result.get_by_role("button", name="Check the deal").click()
    expect(result.get_by_role("status")).to_contain_text("Verified")
    with page.expect_download() as download:
        result.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("tricity record 1\ngame: card-city\n")


def test_a_record_is_imported(visit: Visit, address: str, finished: str) -> None:
    record = Guest(address, "Reader").http.get(f"/api/tables/{finished}/record").text
    page = visit("/import")
    text = page.get_by_label("Or paste its text")
    text.fill("tricity record 1\ngame: chess\n")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text("Record, line")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(text).to_have_value(record)
    page.get_by_role("button", name="Open it").click()
    page.wait_for_url("**/replay/*/0")
    expect(page.get_by_text("After move 0 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("After move 1 of")).to_be_visible()


def test_an_identity_is_recovered_on_another_device(visit: Visit) -> None:
    page = visit()
    open_table(page, "Card City", FRIENDS, name="Cleo")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_label("Open this link on your other device.").input_value()

    other = visit(link)
    other.get_by_role("button", name="Continue on this device").click()
    expect(other.get_by_text("Welcome back, Cleo.")).to_be_visible()
    other.get_by_role("link", name="Your tables").click()
    mine = other.locator("section").filter(has=other.get_by_role("heading", name="Your tables"))
    mine.get_by_role("link").first.click()
    expect(other).to_have_url(page.url)
    expect(other.get_by_label("Link to this table")).to_be_visible()

    late = visit(link)
    late.get_by_role("button", name="Continue on this device").click()
    expect(late.get_by_role("alert")).to_contain_text("This link no longer works")
