"""The list of ratings, and the page for those who look after the server, as people use them."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from support.chromium import DESKTOP
from support.measurements import cut_texts, small_targets, too_wide, violations
from support.people import appoint, rate, reported
from support.servers import Guest, served
from support.start_page import signed_in

Visit = Callable[..., Page]
PHONE = {"width": 360, "height": 720}
LOOKS = [
    pytest.param("en", "light", DESKTOP, id="en"),
    pytest.param("fr", "dark", PHONE, id="fr, night, phone"),
    pytest.param("pl", "light", PHONE, id="pl, phone"),
]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of a server and of its database."""
    database = f"sqlite:///{tmp_path_factory.mktemp('club') / 'tricity.db'}"
    with served(database) as url:
        yield url, database
        Guest.all_leave()


def administrator(club: tuple[str, str]) -> Guest:
    url, database = club
    ada = Guest(url, "Ada")
    appoint(database, ada)
    return ada


def rate_publicly(database: str, guest: Guest, mu: float) -> None:
    """As after many rated games; everybody may see it."""
    rate(database, guest, "point-city", mu)
    body = {"visibility": "public", "shows_online": False}
    assert guest.http.patch("/api/me/profile", json=body).status_code == 200


def faults_of(page: Page) -> list[str]:
    return [*violations(page), *small_targets(page), *too_wide(page), *cut_texts(page, 200)]


@pytest.mark.parametrize(("locale", "scheme", "viewport"), LOOKS)
def test_ratings_are_accessible(
    visit: Visit, club: tuple[str, str], locale: str, scheme: str, viewport: dict[str, int]
) -> None:
    url, database = club
    zofia = Guest(url, f"Zofia {locale}")
    rate_publicly(database, zofia, 40.0)
    page = signed_in(visit, zofia, "/ratings/point-city", locale=locale, color_scheme=scheme, viewport=viewport)
    expect(page.get_by_role("row").filter(has_text=zofia.get("/api/me")["name"])).to_be_visible()
    assert not faults_of(page)


def test_people_and_bots_are_in_one_list_with_a_search(visit: Visit, club: tuple[str, str]) -> None:
    url, database = club
    first, second = Guest(url, "Michalina"), Guest(url, "Mikołaj")
    rate_publicly(database, first, 61.0)
    rate_publicly(database, second, 60.5)
    page = visit("/", base=url)
    page.get_by_role("link", name="Ratings").click()
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    page.get_by_role("link", name="Point City").click()
    rows = page.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Michalina")
    expect(rows.nth(1)).to_contain_text("±")
    expect(rows.filter(has_text="Bot (expert)")).to_have_count(1)
    page.get_by_label("Find someone").fill("mikoł")
    expect(rows).to_have_count(2)
    expect(page.get_by_role("row", name="2 Mikołaj")).to_be_visible()
    page.get_by_role("link", name="Mikołaj").click()
    expect(page.get_by_role("heading", name="Mikołaj")).to_be_visible()

    # One's own is above the list, and the profile leads there.
    own = signed_in(visit, first, "/profile")
    own.get_by_role("link", name="Ratings").click()
    expect(own.get_by_role("region", name="Your rating")).to_contain_text("40 rated games")


@pytest.mark.parametrize(("locale", "scheme", "viewport"), LOOKS)
def test_administration_is_accessible(
    visit: Visit, club: tuple[str, str], locale: str, scheme: str, viewport: dict[str, int]
) -> None:
    ada = administrator(club)
    reported(club[0], public=True)
    ada.post("/api/admin/bans", {"subject": "203.0.113.0/24", "days": 7, "reason": "Spam"})
    page = signed_in(visit, ada, "/admin", locale=locale, color_scheme=scheme, viewport=viewport)
    faults = []
    for section in ("", "/people", "/tables", "/bans", "/log"):
        page.goto(f"/admin{section}")
        expect(page.locator("main li").first).to_be_visible()
        if section == "/people":
            page.locator("summary").first.click()
            page.locator("details[open] button[aria-expanded]").last.click()
        faults += [f"{section}: {fault}" for fault in faults_of(page)]
    assert not faults, "\n".join(faults)


def test_a_report_is_dealt_with_by_keyboard(visit: Visit, club: tuple[str, str]) -> None:
    ada = administrator(club)
    _, _, table = reported(club[0], "Keyed name", public=True)
    page = signed_in(visit, ada, "/account")
    page.get_by_role("link", name="Administration").press("Enter")
    mine = page.get_by_role("listitem").filter(has_text="Keyed name")
    expect(mine).to_have_count(2)
    about_name = mine.filter(has_text="The name “Keyed name” was reported.")
    about_name.get_by_role("button", name="Mute", exact=True).press("Enter")
    expect(page.get_by_role("status")).to_have_text("Keyed name can no longer chat.")
    about_name.get_by_role("button", name="Rename").press("Enter")
    about_name.get_by_label("New name").fill("Kasia")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("now called Kasia")
    about_name = page.get_by_role("listitem").filter(has_text="The name “Keyed name”")
    about_name.get_by_role("button", name="Close table").press("Enter")
    about_name.get_by_role("button", name="Yes, close it").press("Enter")
    expect(page.get_by_role("status")).to_have_text("The table has been closed.")
    assert ada.state(table)["status"] == "abandoned"
    about_name.get_by_role("button", name="Ban").press("Enter")
    about_name.get_by_label("For how long").select_option("forever")
    about_name.get_by_label("Reason").fill("Rude")
    about_name.get_by_role("button", name="Ban").last.press("Enter")
    expect(page.get_by_role("status")).to_have_text("Banned: Kasia.")
    about_name.get_by_role("button", name="Mark as dealt with").press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="The name “Keyed name”")).to_have_count(0)

    page.get_by_role("link", name="Bans").press("Enter")
    banned = page.get_by_role("listitem").filter(has_text="Kasia")
    expect(banned).to_contain_text("forever · Rude")
    banned.get_by_role("button", name="Lift the ban").press("Enter")
    expect(banned).to_have_count(0)
    page.get_by_label("Address or network").fill("127.0.0.1")
    page.get_by_role("button", name="Ban an address").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("would shut you out as well")

    page.get_by_role("link", name="Log").press("Enter")
    log = page.get_by_role("listitem")
    expect(log.nth(0)).to_contain_text("Lifted the ban on Kasia")
    expect(log.nth(0)).to_contain_text("Ada · ")
    expect(log.filter(has_text="Renamed Kasia – Keyed name → Kasia")).to_have_count(1)
    page.get_by_role("link", name="People").press("Enter")
    page.get_by_label("Name or ID").fill("kasia")
    expect(page.locator("summary")).to_have_count(1)
    expect(page.locator("summary")).to_contain_text("muted")


def test_others_are_told_whom_the_page_is_for(visit: Visit, club: tuple[str, str]) -> None:
    page = signed_in(visit, Guest(club[0], "Basia"), "/admin/people")
    expect(page.get_by_text("This page is for the people who run this server.")).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    page.goto("/account")
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()
    expect(page.get_by_role("link", name="Administration")).to_have_count(0)
