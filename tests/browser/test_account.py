"""Passkeys in a real browser with a virtual authenticator, two devices that become one person, and a profile."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from support.servers import Guest
from support.start_page import SOLO, open_table, signed_in

Visit = Callable[..., Page]


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that has passkeys and lets its owner in without asking."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(added["authenticatorId"])


def with_a_game(visit: Visit, address: str, name: str) -> Page:
    # Browsers have no passkeys for a number.
    page = visit(base=address.replace("127.0.0.1", "localhost"))
    open_table(page, "Card City", SOLO, name=name)
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_label("Your name")).to_have_value(name)
    return page


def test_a_passkey_brings_one_back_and_two_devices_together(visit: Visit, address: str) -> None:
    laptop = with_a_game(visit, address, "Anna")
    session, device = authenticator(laptop)
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_role("listitem").filter(has_text="last used")).to_have_count(1)
    laptop.get_by_role("button", name="Sign out here").click()
    expect(laptop.get_by_role("heading", name="You are not signed in here")).to_be_visible()
    laptop.get_by_role("button", name="Sign in with a passkey").click()
    expect(laptop.get_by_label("Your name")).to_have_value("Anna")

    # The passkey is synchronized to a phone on which Anna has played under another name.
    phone = with_a_game(visit, address, "Ania")
    phone_session, phone_device = authenticator(phone)
    for credential in session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]:
        phone_session.send("WebAuthn.addCredential", {"authenticatorId": phone_device, "credential": credential})
    phone.get_by_role("link", name="Sign in as someone else").click()
    phone.get_by_role("button", name="Sign in with a passkey").click()
    phone.get_by_role("button", name="Continue on this device").click()
    expect(phone.get_by_role("heading", name="Are you also Ania?")).to_be_visible()
    phone.get_by_role("button", name="That’s me").click()
    expect(phone.get_by_text("Welcome back, Anna.")).to_be_visible()
    phone.get_by_role("link", name="Your tables").click()
    own = phone.get_by_role("region", name="Your tables").or_(phone.locator("section").filter(has_text="Your tables"))
    expect(own.first.get_by_role("link").filter(has_text="Card City")).to_have_count(2)

    # Signing out elsewhere reaches the other device.
    laptop.get_by_role("button", name="Sign out on all other devices").click()
    expect(laptop.get_by_text("All other devices are signed out.")).to_be_visible()
    phone.goto("/account")
    expect(phone.get_by_role("heading", name="You are not signed in here")).to_be_visible()


def test_ones_games_become_puzzles_only_if_one_wants(visit: Visit, address: str) -> None:
    page = with_a_game(visit, address, "Anna")
    choice = page.get_by_label("My finished games may become puzzles")
    expect(choice).not_to_be_checked()
    choice.check()
    page.reload()
    expect(choice).to_be_checked()
    choice.uncheck()
    page.reload()
    expect(choice).to_be_visible()
    expect(choice).not_to_be_checked()


def test_one_deletes_oneself(visit: Visit, address: str) -> None:
    page = with_a_game(visit, address, "Zenobia")
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Your account has been deleted.")).to_be_visible()
    expect(page.get_by_role("heading", name="You are not signed in here")).to_be_visible()


def test_the_host_replaces_the_link(visit: Visit, address: str) -> None:
    bela = Guest(address, "Bela")
    table = bela.open("me", "open")
    page = visit("/api/me")
    page.context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in bela.http.cookies.items()]
    )
    page.goto(f"/table/{table}")
    link = page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(re.compile(f"/table/{table}$"))
    page.get_by_role("button", name="Replace this link").click()
    expect(link).to_have_value(re.compile(rf"/table/{table}\.[\w-]+$"))
    stranger = visit(f"/table/{table}")
    expect(stranger.get_by_text("This table does not exist")).to_be_visible()
    stranger.goto(link.input_value())
    expect(stranger.get_by_role("button", name="Join", exact=True)).to_be_visible()


def test_a_profile_without_games_shows_no_empty_figures(visit: Visit, address: str) -> None:
    anna = Guest(address, "Anna")
    page = signed_in(visit, anna, "/profile")
    expect(page.get_by_text("Who can see your profile").first).to_be_visible()
    main = page.get_by_role("main")
    expect(main.get_by_text("Games per week over the last six months")).to_have_count(0)
    expect(main.get_by_text("All games")).to_have_count(0)
    main.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Play: Card City")).to_be_visible()
    # Somebody who shows their profile to nobody: it is not the visitor's own that is missing.
    hidden = Guest(address, "Basia").get("/api/me/profile")["person"]
    page.goto(f"/player/{hidden}")
    expect(page.get_by_role("heading", name="Profile not available")).to_be_visible()
    expect(page).to_have_title("Profile not available · Tricity")


def test_an_invitation_names_the_game(visit: Visit, address: str) -> None:
    anna, basia = Guest(address, "Anna"), Guest(address, "Basia")
    own = {guest: guest.get("/api/me/profile")["person"] for guest in (anna, basia)}
    anna.post("/api/friends", {"person": own[basia]})
    basia.post("/api/friends", {"person": own[anna]})
    table = basia.open("me", "open", game="point-city")
    basia.post(f"/api/tables/{table}/invite", {"person": own[anna]})
    page = signed_in(visit, anna, "/")
    expect(page.get_by_text("Basia invites you to play Point City.")).to_be_visible()
