"""Chances of winning and a warning before a blunder, turned on at the table, on a desktop and on a phone."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.advice import a_blunder
from support.measurements import small_targets, too_wide, violations
from support.servers import Guest, served
from tricity.server import advice

Visit = Callable[..., Page]

PHONE_WIDTH = 360
PHONE = {"viewport": {"width": PHONE_WIDTH, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_chances_are_shown_and_a_blunder_is_asked_about_once(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: dict[str, Any]
) -> None:
    # Bots of other tests' tables would go first, for as long as they play.
    with served(f"sqlite:///{tmp_path / 'tricity.db'}") as address:
        _play_with_advice(visit, address, monkeypatch, screen)


def _play_with_advice(visit: Visit, address: str, monkeypatch: pytest.MonkeyPatch, screen: dict[str, Any]) -> None:
    monkeypatch.setattr(advice, "move_cost", a_blunder)
    monkeypatch.setattr(advice, "_PATIENCE", 30.0)
    monkeypatch.setattr(advice, "_SEARCH_SECONDS", 30.0)
    ada, mia = Guest(address, "Ada"), Guest(address, "Mia")
    table = ada.open("me", "open", game="point-city", advice=True)
    page = visit("/api/me", base=address, **screen)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": mia.url} for name, value in mia.http.cookies.items()]
    )
    # Whoever is invited reads what they agree to.
    page.goto(f"/table/{table}")
    expect(page.get_by_text("players may see their chances of winning")).to_be_visible()
    mia.do(table, "join")
    while 1 not in (state := ada.state(table))["to_act"]:
        ada.do(table, "moves", seat=0, version=state["version"], move=state["choices"][0])

    page.goto(f"/table/{table}")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("checkbox", name="Show chances of winning").check()
    page.get_by_role("checkbox", name="Warn me before a blunder").check()
    expect(page.get_by_text("Players who are warned before a blunder: Mia")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    bar = page.get_by_role("list", name="Chances of winning")
    expect(bar.get_by_role("listitem")).to_have_text([re.compile(r"Ada\s*\d+%"), re.compile(r"Mia\s*\d+%")])
    assert not violations(page)
    if screen:
        assert not too_wide(page)
        assert not small_targets(page)

    move = next(choice for choice in mia.state(table)["choices"] if choice.startswith("take ")).split()
    board = page.locator("#board")
    before = int(board.get_attribute("data-number") or 0)
    for word in move[1:]:
        page.locator(f'#board [data-cell="{word}"]').first.click()
    page.get_by_role("button", name="Confirm").click()
    warning = page.get_by_role("alert").filter(has_text="percentage points")
    expect(warning).to_contain_text("about 21 percentage points")
    # After a reload the choice is still there, and so is the warning.
    page.reload()
    expect(warning).to_be_visible()
    assert mia.state(table)["moves"] == state["moves"]
    page.get_by_role("button", name="Confirm").click()
    expect(board).not_to_have_attribute("data-number", str(before))
    seen = [entry["kind"] for entry in ada.update(table)["entries"]]
    assert (seen.count("advice-chosen"), seen.count("warned")) == (2, 1)
    assert ada.state(table)["moves"] > state["moves"]
