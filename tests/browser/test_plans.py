"""Games over days: planning ahead, and vacations."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.servers import Guest, eventually

Visit = Callable[..., Page]
DAYS = {"kind": "days", "days": 3}


def sign_in(page: Page, guest: Guest) -> None:
    cookies = [{"name": name, "value": value, "url": guest.url} for name, value in guest.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


def choosing_table(ada: Guest, mia: Guest) -> tuple[str, Guest, Guest, int]:
    """A table of Card City where one of them chooses a lot: who chooses, who waits, and the seat of who waits."""
    table = ada.open("me", "open", clock=DAYS)
    mia.do(table, "join")
    people = (ada, mia)
    while True:
        seat = ada.state(table)["to_act"][0]
        state = people[seat].state(table)
        if "choose small" in state["choices"]:
            return table, people[seat], people[1 - seat], 1 - seat
        people[seat].do(table, "moves", seat=seat, version=state["version"], move=state["choices"][0])


def test_a_move_is_planned_and_played(visit: Visit, address: str) -> None:
    table, chooser, planner, seat = choosing_table(Guest(address, "Ada"), Guest(address, "Mia"))
    page = visit()
    sign_in(page, planner)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Plan ahead").click()
    page.get_by_role("group").get_by_role("button", name=re.compile("small lot", re.IGNORECASE)).click()
    expect(page.get_by_text("Choose your move for this case.")).to_be_visible()
    page.locator("[data-cell].legal").first.click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Save plan").click()
    expect(page.get_by_text("Your plan (only you can see it)")).to_be_visible()
    planned = planner.get(f"/api/tables/{table}/plan", seat=seat)["branches"]
    assert [branch["others"] for branch in planned] == [["choose small"]]

    page.get_by_role("button", name="Cancel plan").click()
    expect(page.get_by_role("button", name="Plan ahead")).to_be_visible()
    assert planner.get(f"/api/tables/{table}/plan", seat=seat)["branches"] == []
    version = planner.state(table)["version"]
    planner.http.put(f"/api/tables/{table}/plan", json={"seat": seat, "version": version, "branches": planned})
    chooser.do(table, "moves", seat=1 - seat, version=version, move="choose small")
    # It is made without anybody touching the page.
    eventually(lambda: planner.get(f"/api/tables/{table}/plan", seat=seat)["branches"] == [])
    made = [entry.get("move") for entry in planner.update(table, after=0)["entries"] if entry.get("seat") == seat]
    assert made[-1] == planned[0]["move"]


def test_a_vacation_is_seen_by_the_others(visit: Visit, address: str) -> None:
    ada, mia = Guest(address, "Ada"), Guest(address, "Mia")
    table, *_ = choosing_table(ada, mia)
    page = visit()
    sign_in(page, mia)
    page.goto("/account")
    page.get_by_label("Number of days").fill("3")
    page.get_by_role("button", name="Start vacation").click()
    expect(page.get_by_text(re.compile("You are on vacation until"))).to_be_visible()
    other = visit()
    sign_in(other, ada)
    other.goto(f"/table/{table}")
    expect(other.get_by_text(re.compile("^on vacation until"))).to_be_visible()
    page.get_by_role("button", name="End vacation").click()
    expect(other.get_by_text(re.compile("^on vacation until"))).to_have_count(0)
