"""axe finds nothing wrong with any page, by day and by night."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from support.hands import Mouse, act

Visit = Callable[..., Page]


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{it['id']}: {node['html'][:160]}" for it in found for node in it["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 820}, {"width": 360, "height": 720}])
def test_no_violations(visit: Visit, scheme: str, viewport: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=viewport)
    expect(page.get_by_role("article").first).to_be_visible()
    assert faults(page) == []
    page.get_by_text("Options").first.click()
    assert faults(page) == []

    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    expect(page).to_have_title(re.compile("^●"))
    assert faults(page) == []
    act(Mouse(page))
    for tab in ("Chat", "Score", "Rules", "Log"):
        page.get_by_role("tab", name=tab).click()
        assert faults(page) == []

    page.goto("/rules/card-city")
    expect(page.get_by_text("CC-25").first).to_be_visible()
    assert faults(page) == []
