"""Lessons in the browser, by keyboard and on a phone; and the coach of a first game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.measurements import too_wide, violations
from support.page_input import Keyboard
from support.start_page import SOLO, open_table
from tricity.games import lessons
from tricity.locales import words

Visit = Callable[..., Page]

_IS_COVERED = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !node.contains(top) && !top?.contains(node);
}"""

# Half a card above the desk would say nothing.
_LOOKS_OUT = """() => {
  const [desk, other] = ['.desk', '[data-city]'].map(part => document.querySelector(part)?.getBoundingClientRect().top);
  return desk !== undefined && other !== undefined && other < desk - 1;
}"""

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_lesson_by_keyboard_left_and_resumed(visit: Visit) -> None:
    page = visit()
    keyboard = Keyboard(page)

    def press(name: str) -> None:
        keyboard.activate(page.get_by_role("button", name=name, exact=True))

    def step(number: int) -> None:
        expect(page.get_by_text(f"Step {number} of 15")).to_be_visible()

    page.get_by_role("link", name="Learn").first.click()
    step(1)
    for number in (2, 3):
        press("Next")
        step(number)
        expect(page.locator(".bar .text")).to_be_focused()
    keyboard.activate(page.get_by_role("button", name="Small lot"))
    press("Confirm")
    expect(page.get_by_text("You have the residence and the car park.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have the residence and the car park.")).to_be_visible()
    press("Next")
    step(4)
    press("Back")
    step(3)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    press("Show me")
    press("Confirm")
    press("Next")
    step(4)
    keyboard.activate(page.locator(".desk").get_by_role("button", name="car park"))
    keyboard.activate(page.locator('[data-cell="f5"]'))
    press("Confirm")
    press("Next")
    step(5)
    keyboard.activate(page.locator(".desk").get_by_role("button", name="residence"))
    keyboard.activate(page.locator('[data-cell="e3"]'))
    expect(page.get_by_text("it would touch the residence at e4")).to_be_visible()
    press("Next")
    step(6)
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Learn").first.click()
    step(6)


@pytest.mark.parametrize(
    ("game", "lang"), [("card-city", "en"), ("point-city", "fr"), ("infinite-city", "pl")], ids=lambda value: value
)
def test_a_lesson_on_a_phone(visit: Visit, game: str, lang: str) -> None:
    lesson = lessons.lesson(game)
    assert lesson is not None
    page = visit(f"/learn/{game}", locale=lang, **PHONE)
    onward = page.locator(".bar .buttons button.primary")
    faults: list[str] = []
    for number, step in enumerate(lesson.steps):
        expect(page.locator(f'main[data-lesson="{number}"]')).to_be_visible()
        expect(page.get_by_text(words(lesson.key(number), lang))).to_be_visible()
        for point in step.points:
            lit = page.locator(f'[data-cell="{point}"][data-lit], [data-area="{point}"][data-lit]').first
            expect(lit, f"{step.id} points at {point}").to_be_in_viewport()
            if lit.evaluate(_IS_COVERED):
                faults.append(f"{step.id}: {point} is covered")
        for button in page.locator(".bar .buttons > *").all():
            expect(button, step.id).to_be_in_viewport(ratio=1)
        if page.evaluate(_LOOKS_OUT):
            faults.append(f"{step.id}: another city looks out above the desk")
        faults += [f"{step.id}: {fault}" for fault in too_wide(page)]
        if step.kind == "refusal":
            faults += [f"{step.id}: {fault}" for fault in violations(page)]
        if step.move:
            page.locator(".bar .buttons .button:not(.quiet, .primary)").tap()
        if step.id == "split":
            expect(page.locator(".trays [data-card]"), "the example fills the lots").to_have_count(4)
        if step.kind == "move":
            onward.tap()
        if step.move:
            expect(page.locator(".bar .good")).to_be_visible()
            # A card that has been placed leaves the desk.
            expect(page.locator(".desk [inert]")).to_have_count(0)
            if page.evaluate(_LOOKS_OUT):
                faults.append(f"{step.id}, done: another city looks out above the desk")
        if number + 1 < len(lesson.steps):
            onward.tap()
    expect(page.locator(".bar a.primary")).to_have_attribute("href", "/")
    assert not faults, "\n".join(faults)


def test_the_coach_of_a_first_game(visit: Visit) -> None:
    page = visit(coach="")
    open_table(page, "Card City", SOLO)
    tip = page.get_by_text("Keep two cards; the third goes under the deck.")
    expect(tip).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name="Got it").click()
    expect(tip).not_to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Show tips").click()
    expect(tip).to_be_visible()
    page.get_by_role("button", name="No more tips").click()
    expect(tip).not_to_be_visible()
    assert page.evaluate("localStorage.getItem('tricity.coach')") == "off"
