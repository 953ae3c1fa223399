"""A player at a table of Point City: chooses whatever the page offers, without knowing the rules."""

from playwright.sync_api import Locator, expect

from support.hands import Hand, confirm, settled

MOST_TRIES = 3


def act(hand: Hand) -> None:
    """One decision, whatever it is, up to its confirmation."""
    prepare(hand)
    confirm(hand)


def prepare(hand: Hand) -> None:
    """Chooses a legal move and leaves it unconfirmed: a payment, a token, a pair with a building if one can be paid."""
    page = hand.page
    settled(page)
    expect(page.locator(".player-areas > *").first).to_be_attached()
    asked = page.locator(".payment-option, .token-choice:enabled")
    if asked.count():
        hand.use(asked.first)
        return
    buildings = page.locator("[data-cell].pickable:has(.building)").all()
    if any(take(hand, first) for first in buildings[:MOST_TRIES]):
        return
    if page.locator(".pile.open").count():
        hand.use(page.locator(".pile"))
    elif not any(take(hand, first) for first in page.locator("[data-cell].pickable").all()):
        hand.use(page.get_by_role("button", name="pass", exact=True))


def take(hand: Hand, first: Locator) -> bool:
    """This card and a neighbour that lights up; false if none does."""
    hand.use(first)
    lit = hand.page.locator("[data-cell].legal")
    if not lit.count():
        # The choice is taken back.
        hand.use(first)
        return False
    hand.use(lit.first)
    return True
