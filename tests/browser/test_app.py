"""The installed app: its worker shows push messages and an offline page, its icon a number; drafts survive a reload."""

import json
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Route, Worker, expect

from support.mail_server import mail_server
from support.measurements import violations
from support.page_input import Mouse
from support.page_input_card_city import choose_move
from support.push_service import Browser, receiver
from support.servers import Clock, Guest, eventually, served
from support.start_page import SOLO, open_table

Visit = Callable[..., Page]

PUBLIC = "https://games.example"

CACHED = "Promise.all((await caches.keys()).map(async k => (await (await caches.open(k)).keys()).map(r => r.url)))"
SHOWN = """(async () => {
  const { registration } = self;
  return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
})()"""


def with_worker(visit: Visit, path: str = "/", **more: Any) -> tuple[Page, Worker]:
    """A page that the worker controls."""
    page = visit(path, service_workers="allow", **more)
    # A string that the page evaluates by itself would violate its policy.
    page.evaluate("navigator.serviceWorker.ready")
    eventually(lambda: page.evaluate("navigator.serviceWorker.controller?.state") == "activated", 40)
    (worker,) = page.context.service_workers
    return page, worker


class PushDevice:
    """Hands messages to the worker of a page as the browser's own push service would."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._registrations: list[str] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._noted)
        self._session.send("ServiceWorker.enable")
        self._origin = page.evaluate("location.origin")

    def _noted(self, event: dict[str, Any]) -> None:
        self._registrations += [each["registrationId"] for each in event["registrations"]]

    def deliver(self, message: dict[str, Any]) -> None:
        self._session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self._origin, "registrationId": self._registrations[-1], "data": json.dumps(message)},
        )


@pytest.fixture
def push_url(tmp_path: Path) -> Iterator[tuple[str, Clock]]:
    clock = Clock()
    with served(f"sqlite:///{tmp_path / 'tricity.db'}", clock, webhooks="any") as url:
        yield url, clock


def pushed(url: str, clock: Clock) -> list[dict[str, Any]]:
    """What a push service gets for Anna, decrypted: it is her turn, then there is a message in the chat."""
    with receiver() as service:
        anna, bela = Guest(url, "Anna", **{"accept-language": "pl"}), Guest(url, "Bela")
        browser = Browser(service)
        key = anna.post("/api/me/notices/push", browser.subscription())["push_key"]
        table = bela.open("me", "open")
        anna.do(table, "join")
        guests = (bela, anna)
        for wanted in (0, 1):
            while wanted not in bela.state(table)["to_act"]:
                seat = 1 - wanted
                state = guests[seat].state(table, seat=seat)
                guests[seat].do(table, "moves", seat=seat, version=state["version"], move=state["choices"][0])
        clock.ahead += 6000
        eventually(lambda: len(service.requests) == 1)
        bela.do(table, "chat", seat=0, phrase="hello")
        clock.ahead += 6000
        eventually(lambda: len(service.requests) == 2)
        Guest.all_leave()
        return browser.messages(key)


def test_push_messages_are_shown_one_per_table_with_a_badge(visit: Visit, push_url: tuple[str, Clock]) -> None:
    url, clock = push_url
    turn, chat = pushed(url, clock)
    assert turn["kind"] == "turn"
    assert chat["kind"] == "chat"
    page, worker = with_worker(visit, base=url)
    page.context.grant_permissions(["notifications"], origin=url)
    device = PushDevice(page)
    worker.evaluate("navigator.setAppBadge = async number => { self.badge = number }")
    device.deliver(turn)
    eventually(lambda: len(worker.evaluate(SHOWN)) == 1)
    shown = {"title": "Twoja kolej w Card City", "body": "Pozostali gracze: Bela", "tag": turn["tag"], "lang": "pl"}
    assert worker.evaluate(SHOWN) == [shown]
    assert worker.evaluate("self.badge") == 1
    device.deliver(chat)
    eventually(lambda: [each["title"] for each in worker.evaluate(SHOWN)] == [chat["title"]])
    device.deliver({**turn, "tag": "another table"})
    eventually(lambda: len(worker.evaluate(SHOWN)) == 2)


@pytest.mark.parametrize("says_online", [True, False])
def test_without_a_network_the_app_says_so_and_comes_back(
    visit: Visit, push_url: tuple[str, Clock], says_online: bool
) -> None:
    url, _ = push_url
    page, worker = with_worker(visit, base=url, locale="fr-FR")
    # Nothing of the API, and no page but this one, is kept.
    cached = [file for files in worker.evaluate(f"(async () => {CACHED})()") for file in files]
    assert any("/offline.html" in file for file in cached)
    assert not [file for file in cached if not re.search(r"/offline\.html|/assets/(offline|logo|favicon)-", file)]
    if not says_online:
        # As when the server was away: nothing changes for the device.
        page.add_init_script("addEventListener('online', event => event.stopImmediatePropagation())")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Vous êtes hors ligne.")).to_be_visible()
    expect(page.get_by_text("You are offline")).to_be_hidden()
    assert not violations(page)
    page.context.set_offline(False)
    expect(page.get_by_role("article").first).to_be_visible()


def test_the_app_can_be_installed(visit: Visit, push_url: tuple[str, Clock]) -> None:
    url, _ = push_url
    page, _ = with_worker(visit, base=url)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert all(page.request.get(icon["src"]).ok for icon in icons)
    # The pages of a test belong to a private window, from which nothing is ever installed.
    obstacles = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in obstacles if each["errorId"] != "in-incognito"] == []

    # Where the browser offers it, the start page does; it can be used once.
    button = page.get_by_role("button", name="Install")
    expect(page.get_by_role("article").first).to_be_visible()
    expect(button).to_have_count(0)
    page.evaluate(
        """() => {
          const offer = new Event('beforeinstallprompt', { cancelable: true });
          offer.prompt = async () => { window.isAsked = true };
          dispatchEvent(offer);
        }"""
    )
    button.click()
    expect(button).to_have_count(0)
    assert page.evaluate("window.isAsked") is True


def test_the_badge_counts_the_games_that_wait(visit: Visit, address: str) -> None:
    page = visit("/about")
    page.context.add_init_script(
        "navigator.setAppBadge = async number => { window.badge = number };"
        "navigator.clearAppBadge = async () => { window.badge = 0 }"
    )
    page.goto("/")
    open_table(page, "Card City", SOLO)
    eventually(lambda: page.evaluate("window.badge") == 1, 40)


def test_a_new_version_is_announced_and_keeps_what_was_begun(visit: Visit) -> None:
    page = visit()
    open_table(page, "Card City", SOLO)
    expect(page.get_by_text("Round 1 of 10")).to_be_visible()
    choose_move(Mouse(page))
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message").fill("See you")

    def renewed(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=re.sub(r"assets/index-[\w-]+\.js", "assets/newer.js", response.text()))

    origin = page.evaluate("location.origin")
    page.route(f"{origin}/", renewed)
    drafted = page.get_by_role("button", name="Confirm")
    expect(drafted).to_be_enabled()
    notice = page.get_by_text("There is a new version of Tricity.")

    def is_announced() -> bool:
        page.evaluate("dispatchEvent(new Event('focus'))")
        return notice.is_visible()

    eventually(is_announced)
    page.get_by_role("alert").get_by_role("button", name="Reload").click()
    expect(notice).to_be_hidden()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_label("Message")).to_have_value("See you")


def test_the_links_of_a_mail_confirm_and_stop(visit: Visit, tmp_path: Path) -> None:
    with mail_server() as (inbox, smtp):
        settings: Any = {"smtp": smtp, "mail_from": "games@games.example", "public_url": PUBLIC}
        with served(f"sqlite:///{tmp_path / 'tricity.db'}", **settings) as url:
            page = visit("/notices", base=url)
            page.get_by_role("button", name="Continue as a guest").click()
            page.get_by_label("E-mail address").fill("anna@post.example")
            page.get_by_role("button", name="Send me a confirmation link").click()
            expect(page.get_by_text("We have sent a link to anna@post.example.")).to_be_visible()
            eventually(lambda: len(inbox.mails) == 1)
            elsewhere = visit(_link(inbox.mails[0], "/notices"), base=url)
            expect(elsewhere.get_by_text("Your e-mail address is confirmed.")).to_be_visible()
            expect(elsewhere.get_by_role("button", name="Continue as a guest")).to_be_visible()
            page.reload()
            page.get_by_role("button", name="Send a test").click()
            eventually(lambda: len(inbox.mails) == 2)
            elsewhere = visit(_link(inbox.mails[1], "/unsubscribe"), base=url)
            elsewhere.get_by_role("button", name="Stop e-mails").click()
            expect(elsewhere.get_by_text("you won’t get any more e-mails")).to_be_visible()
            page.reload()
            expect(page.get_by_label("E-mail address")).to_be_visible()


def _link(mail: EmailMessage, path: str) -> str:
    """The link of a mail to that page, without the name of the server."""
    (link,) = re.findall(rf"{PUBLIC}({path}#\S+)", mail.get_content())
    return str(link)


def test_a_part_of_the_page_that_does_not_come_leaves_a_way_on(visit: Visit, faults: list[str]) -> None:
    page = visit("/about")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.route("**/assets/Notices-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Notifications").click()
    expect(page.get_by_role("main").get_by_role("button", name="Reload")).to_be_visible()
    faults.clear()
