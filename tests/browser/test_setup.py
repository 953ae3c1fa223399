"""Setting a table up: the sheet of the start page, the waiting room, invitations, several people on one device."""

import re
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import Page, Route, expect

from support.measurements import faults, violations
from support.page_input import Mouse, invitation, sit_down
from support.page_input_infinite_city import MapMouse, play_move
from support.start_page import BOTS, FRIENDS, HERE, confirm, open_sheet, open_table

Visit = Callable[..., Page]

PHONE = {"width": 360, "height": 740}
PLACES = "[...document.querySelectorAll('article')].map(card => [card.offsetTop, card.offsetHeight])"
"""Where the games of the start page are, however far it is scrolled."""

HOLDS_ALL_WORDS = """select => {
  const width = select.offsetWidth;
  select.style.cssText = "width: auto; min-width: 0; flex: none";
  const needed = select.offsetWidth;
  select.style.cssText = "";
  return needed <= width;
}"""
"""Whether a select is as wide as the longest of its options needs."""


NETWORK = "http://192.168.1.5:8000"
"""Where a server could be reached on a home network."""


def offer_network(page: Page) -> None:
    """Answer for a server that was started by `make play`: it opens to the network when it is asked to."""

    def answer(route: Route) -> None:
        is_open = route.request.method == "POST"
        route.fulfill(json={"address": NETWORK if is_open else "", "offered": not is_open})

    page.route("**/api/network", answer)
    page.route("**/api/qr?*", lambda route: route.fulfill(content_type="image/svg+xml", body="<svg/>"))


def test_the_sheet_moves_nothing_and_remembers(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    cards = page.get_by_role("article")
    expect(cards.first).to_contain_text("1–4 players")
    before = page.evaluate(PLACES)
    sheet = open_sheet(page, "Point City", BOTS)
    mode = sheet.get_by_role("button", name=BOTS)
    place = mode.bounding_box()
    sheet.get_by_role("button", name="One more player").click()
    sheet.get_by_label("Seat 2").select_option("beginner")
    sheet.get_by_label("Seat 3").select_option("here")
    sheet.get_by_label("Name for seat 3").fill("Ben")
    assert page.evaluate(PLACES) == before
    assert mode.bounding_box() == place
    assert faults(page) == []
    confirm(sheet)
    players = page.get_by_role("region", name="Players")
    expect(players).to_contain_text("Ben")
    page.goto("/")
    page.get_by_role("button", name="Play: Point City").click()
    again = page.get_by_role("dialog", name="Point City")
    expect(again.get_by_label("Seat 2")).to_have_value("beginner")
    expect(again.get_by_label("Name for seat 3")).to_have_value("Ben")


def test_values_of_ones_own_tiles_and_a_hint(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    sheet = open_sheet(page, "Infinite City", BOTS)
    sheet.get_by_text("Options", exact=True).click()
    sheet.get_by_text("Printed values", exact=True).click()
    bank = sheet.get_by_role("group", name="bank")
    bank.get_by_role("button", name="Some of them differ").click()
    bank.get_by_label("Bonus points").last.fill("2")
    sheet.get_by_text("Paste a table from a spreadsheet").click()
    table = sheet.get_by_role("textbox", name="One line for each tile")
    table.fill("płytka;liczba;premia;srebrna\nhotel;4;kilka;tak")
    sheet.get_by_role("button", name="Use this table").click()
    expect(sheet.get_by_text("Printed values, line 2, hotel: “kilka” is not a number")).to_be_visible()
    assert faults(page) == []
    table.fill("płytka;liczba;premia;srebrna\nhotel;4;1;tak")
    sheet.get_by_role("button", name="Use this table").click()
    hotel = sheet.get_by_role("group", name="hotel")
    expect(hotel.get_by_label("Bonus points")).to_have_value("1")
    expect(hotel.get_by_label("Silver border")).to_be_checked()
    confirm(sheet)

    page.locator(".bar.turn").wait_for()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint).to_contain_text("A strong player would consider:")
    assert faults(page) == []
    hint.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.goto("/")
    page.get_by_role("button", name="Play: Infinite City").click()
    expect(page.get_by_role("dialog", name="Infinite City")).to_contain_text("Printed values · your own values")


def test_selects_of_the_sheet_show_long_words_whole(visit: Visit) -> None:
    page = visit(locale="fr-FR", viewport={"width": 820, "height": 1180})
    page.get_by_role("button", name="Jouer : Infinite City").click()
    sheet = page.get_by_role("dialog", name="Infinite City")
    sheet.get_by_role("button", name="Entre amis").click()
    sheet.get_by_text("Options", exact=True).click()
    expect(sheet.get_by_label("Si quelqu’un quitte la table")).to_be_visible()
    for select in sheet.get_by_role("combobox").all():
        assert select.evaluate(HOLDS_ALL_WORDS), select.input_value()


def test_from_an_invitation_to_the_first_move(visit: Visit) -> None:
    anna = visit()
    offer_network(anna)
    sheet = open_sheet(anna, "Infinite City", FRIENDS)
    sheet.get_by_label("Your name").fill("Anna")
    for _ in range(2):
        sheet.get_by_role("button", name="One more player").click()
    sheet.get_by_label("Seat 4").select_option("random")
    confirm(sheet)
    link = invitation(anna)
    local = anna.get_by_text("This link works only on this computer.")
    expect(local).to_be_visible()
    anna.get_by_role("button", name="Let devices on my network join").click()
    expect(local).to_have_count(0)
    shared = invitation(anna)
    assert shared == NETWORK + link[link.index("/table/") :]
    qr_code = anna.get_by_role("img", name="QR code of the link to this table")
    expect(qr_code).to_have_attribute("src", f"/api/qr?link={quote(shared, safe='')}")

    basia, celine = visit(link, viewport=PHONE), visit(link)
    expect(basia.get_by_role("heading", name="Anna invites you to play Infinite City")).to_be_visible()
    assert faults(basia) == []
    sit_down(Mouse(basia), "Basia")
    sit_down(Mouse(celine), "Céline")
    seats = anna.get_by_role("list", name="Who sits where").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("Céline")
    anna.get_by_role("button", name="Remove: Céline").click()
    expect(celine.get_by_text("The host has removed you from this table.")).to_be_visible()
    basia.get_by_role("button", name="Sit here: Seat 3").click()
    expect(seats.nth(2)).to_contain_text("Basia")
    anna.get_by_role("button", name="Move up: Basia").click()
    expect(seats.nth(1)).to_contain_text("Basia")
    expect(basia.get_by_text("Anna will start the game.")).to_be_visible()
    assert faults(anna) == []
    start = anna.get_by_role("button", name="Start with bots")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    expect(basia.get_by_role("application")).to_be_visible()
    expect(basia.get_by_role("region", name="Players")).to_contain_text(
        re.compile("Anna.*Basia.*Bot 1.*Bot 2", re.DOTALL)
    )


def test_a_curtain_hides_secrets_between_turns(visit: Visit) -> None:
    page = visit()
    open_table(page, "Infinite City", HERE, name="Anna")
    turn = page.get_by_role("heading", name=re.compile("it’s your turn"))
    hand = page.locator("section.hand")
    names = []
    for _ in range(2):
        expect(turn).to_be_visible()
        expect(hand).to_have_count(0)
        assert violations(page) == []
        names.append((turn.text_content() or "").partition(",")[0])
        # A reload shows nobody's hand either.
        page.reload()
        expect(turn).to_be_visible()
        page.get_by_role("button", name=f"I’m {names[-1]}").click()
        expect(page.get_by_role("application")).to_be_visible()
        expect(hand.first).to_be_visible()
        pass_on = page.get_by_role("button", name=re.compile("^Pass to"))
        while not pass_on.count():
            page.locator(".bar.turn").wait_for()
            play_move(MapMouse(page))
            page.wait_for_function("() => !document.querySelector('main[data-sending]')")
        pass_on.click()
    assert sorted(names) == ["Anna", "Player 2"]
