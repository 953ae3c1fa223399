"""The pictures of README and docs, and a short animation, taken from real tables: `make pictures`.

The deals are fixed and the players are bots with fixed seeds, so that the same program takes the same pictures.
"""

import base64
import io
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from support.chromium import DESKTOP, PHONE, launch
from support.servers import Guest, served
from tricity.bots import make
from tricity.core.notation import Move
from tricity.table.commands import new_table

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
NAMES: Final = ("Anna", "Basia", "Céline", "Dawid")


class Scene(NamedTuple):
    """A table after a number of moves, at Anna's turn."""

    game: str
    players: int
    moves: int
    seed: str


SCENES: Final = {
    "table": Scene("card-city", 3, 62, "c1"),
    "point-city": Scene("point-city", 3, 42, "p4"),
    "infinite-city": Scene("infinite-city", 4, 44, "i2"),
}


class PlayedTable:
    """A table whose players are bots of this process, with all its people there."""

    def __init__(self, url: str, scene: Scene) -> None:
        new_table.fresh_seed = lambda: scene.seed  # type: ignore[attr-defined]
        self.guests = [Guest(url, name) for name in NAMES[: scene.players]]
        self.name = self.guests[0].open("me", *["open"] * (scene.players - 1), game=scene.game, public=True)
        for guest in self.guests[1:]:
            guest.do(self.name, "join")
        self._bots = [make("beginner", seed) for seed in range(scene.players)]
        self.guests[-1].do(self.name, "chat", seat=scene.players - 1, phrase="good-luck")
        self.moves = 0
        while self.moves < scene.moves or (self.state(0)["status"] == "playing" and not self.state(0)["choices"]):
            if not self.move():
                break

    def state(self, seat: int) -> Any:
        return self.guests[seat].state(self.name)

    def move(self) -> bool:
        """One move of whoever may act; False when the game is over."""
        for seat, guest in enumerate(self.guests):
            state = self.state(seat)
            if state["choices"]:
                moves = [Move.parse(text) for text in state["choices"]]
                move = self._bots[seat].decide(state["view"], moves).move
                guest.do(self.name, "moves", seat=seat, version=state["version"], move=str(move))
                self.moves += 1
                return True
        return False

    @contextmanager
    def everybody_here(self) -> Iterator[None]:
        with ExitStack() as sockets:
            for guest in self.guests[1:]:
                sockets.enter_context(guest.socket(self.name))
            yield


def visit(browser: Browser, guest: Guest, path: str, **options: Any) -> Page:
    """The page at that address, as a guest sees it who has played before."""
    context = browser.new_context(base_url=guest.url, locale="en-GB", **options)
    context.add_init_script("localStorage.setItem('tricity.coach', 'off')")
    context.add_cookies(
        [{"name": name, "value": value, "url": guest.url} for name, value in guest.http.cookies.items()]
    )
    page = context.new_page()
    page.goto(path)
    page.locator("main#board").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def save(page: Page, name: str) -> None:
    """The page as a PNG with at most 256 colours: that is enough for flat drawings, and a third of the size."""
    page.wait_for_timeout(1000)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def take_tables(browser: Browser, url: str) -> None:
    """Each game on a desktop by day and by night, and on a phone."""
    for name, scene in SCENES.items():
        table = PlayedTable(url, scene)
        with table.everybody_here():
            for theme, scheme in (("day", "light"), ("night", "dark")):
                options: dict[str, Any] = {"viewport": DESKTOP, "color_scheme": scheme, "reduced_motion": "reduce"}
                save(visit(browser, table.guests[0], f"/table/{table.name}", **options), f"{name}-{theme}")
            options = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
            save(visit(browser, table.guests[0], f"/table/{table.name}", **options), f"{name}-phone")


def take_ending(browser: Browser, url: str) -> None:
    """The result of a game of Card City, and its poster."""
    table = PlayedTable(url, SCENES["table"]._replace(moves=1000))
    with table.everybody_here():
        page = visit(browser, table.guests[0], f"/table/{table.name}", viewport=DESKTOP, color_scheme="light")
        save(page, "result")
        page.get_by_role("button", name="Share").click()
        address = page.locator("dialog img").get_attribute("src") or ""
    poster = Image.open(io.BytesIO(base64.b64decode(address.partition(",")[2])))
    poster.resize((540, 675)).convert("RGB").quantize(256).save(FOLDER / "poster.png", optimize=True)


def take_animation(browser: Browser, url: str, moves: int = 9, seconds: float = 1.1, width: int = 840) -> None:
    """Some turns as they are shown: `seconds` for each move, the picture `width` pixels wide."""
    table = PlayedTable(url, SCENES["table"]._replace(moves=48))
    with table.everybody_here():
        page = visit(browser, table.guests[0], f"/table/{table.name}", viewport=DESKTOP, color_scheme="light")
        frames, times = [], []
        for _ in range(moves):
            table.move()
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                times.append(time.monotonic())
                frames.append(Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=92))))
    height = width * DESKTOP["height"] // DESKTOP["width"]
    small = [frame.resize((width, height), Image.Resampling.LANCZOS) for frame in frames]
    durations = [round(1000 * (later - now)) for now, later in pairwise(times)]
    small[0].save(
        FOLDER / "game.webp", save_all=True, append_images=small[1:], duration=[*durations, 1500], quality=55, method=6
    )


def main(*parts: str) -> None:
    """Take these pictures (tables, ending, animation), or all."""
    takers = {"tables": take_tables, "ending": take_ending, "animation": take_animation}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/tricity.db") as url,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for part in parts or takers:
            takers[part](browser, url)
        browser.close()
        Guest.all_leave()


if __name__ == "__main__":
    main(*sys.argv[1:])
