"""Firefox and WebKit as their makers let them be driven: WebDriver BiDi, and the older WebDriver protocol.

Each offers what a smoke test needs: to open a page, to evaluate an expression in it, and to click with a real pointer.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import create_server
from typing import Any, Final, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

_START_SECONDS: Final = 60
_PATIENCE_SECONDS: Final = 60


class Driver(Protocol):
    """One page of one browser."""

    def goto(self, url: str) -> None: ...

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, which must be JSON."""

    def press(self, x: int, y: int) -> None:
        """A click at this point of the window."""


class OtherBrowser:
    """What a person does with a page, by way of a driver."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.goto = driver.goto
        self.evaluate = driver.evaluate

    def wait_for(self, expression: str) -> Any:
        """Wait until the expression is true, and return its value."""
        until = time.monotonic() + _PATIENCE_SECONDS
        while not (value := self.evaluate(expression)):
            assert time.monotonic() < until, f"never true: {expression}\n{self.evaluate('document.body.innerText')}"
            time.sleep(0.05)
        return value

    def click(self, element: str) -> None:
        """Click in the middle of the element that the expression finds, as soon as there is one."""
        self.wait_for(f"!!({element})")
        script = f"""(() => {{
            const element = {element};
            element.scrollIntoView({{ block: "center" }});
            const {{ left, top, width, height }} = element.getBoundingClientRect();
            return [Math.round(left + width / 2), Math.round(top + height / 2)];
        }})()"""
        self._driver.press(*self.evaluate(script))


def _pointer_actions(x: int, y: int) -> list[dict[str, Any]]:
    press: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": press}]


class _Firefox:
    """WebDriver BiDi: commands over one socket, answered by their number."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._command("session.new", capabilities={})
        self._context = self._command("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, url: str) -> None:
        self._command("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self._command(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def press(self, x: int, y: int) -> None:
        self._command("input.performActions", context=self._context, actions=_pointer_actions(x, y))

    def _command(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=_PATIENCE_SECONDS))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]


class _WebKit:
    """WebDriver: one HTTP request for each command."""

    def __init__(self, address: str, binary: str) -> None:
        self._http = httpx.Client(base_url=address, timeout=_PATIENCE_SECONDS)
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = self._post("/session", capabilities=wanted)["sessionId"]

    def goto(self, url: str) -> None:
        self._command("url", url=url)

    def evaluate(self, expression: str) -> Any:
        return json.loads(
            self._command("execute/sync", script=f"return JSON.stringify({expression})", args=[]) or "null"
        )

    def press(self, x: int, y: int) -> None:
        self._command("actions", actions=_pointer_actions(x, y))

    def close(self) -> None:
        self._http.delete(f"/session/{self._session}")
        self._http.close()

    def _command(self, verb: str, **body: Any) -> Any:
        return self._post(f"/session/{self._session}/{verb}", **body)

    def _post(self, path: str, **body: Any) -> Any:
        response = self._http.post(path, json=body)
        assert response.status_code == httpx.codes.OK, response.text
        return response.json()["value"]


@contextmanager
def firefox(folder: Path) -> Iterator[OtherBrowser]:
    """Firefox without a window, with a new profile in that folder."""
    binary = shutil.which("firefox-esr") or shutil.which("firefox")
    assert binary, "Firefox is missing: apt install firefox-esr"
    command = [binary, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    log = folder / "log"
    with _process(command, log, {"HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1280", "MOZ_HEADLESS_HEIGHT": "820"}):
        address = _awaited(log, r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None) as socket:
            yield OtherBrowser(_Firefox(socket))


@contextmanager
def webkit(folder: Path) -> Iterator[OtherBrowser]:
    """WebKitGTK in a virtual screen."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = sorted(map(str, Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser")))
    assert driver and screen and browsers, "WebKit is missing: apt install webkit2gtk-driver xvfb"  # noqa: PT018
    with ExitStack() as stack:
        environ = {"HOME": str(folder), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        show = [screen, "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        stack.enter_context(_process(show, folder / "screen", {}))
        display = _awaited(folder / "screen", r"^(\d+)$")
        environ["DISPLAY"] = f":{display}"
        port = _free_port()
        stack.enter_context(_process([driver, f"--port={port}"], folder / "log", environ))
        address = f"http://127.0.0.1:{port}"
        _await_server(address)
        page = _WebKit(address, browsers[-1])
        stack.callback(page.close)
        yield OtherBrowser(page)


@contextmanager
def _process(command: list[str], log: Path, environ: Mapping[str, str]) -> Iterator[None]:
    """A process that ends, with all that it has started, at the end of the block. It writes to the log."""
    with (
        log.open("wb") as output,
        subprocess.Popen(
            command, stdout=output, stderr=output, env={**os.environ, **environ}, start_new_session=True
        ) as process,
    ):
        try:
            yield
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def _awaited(log: Path, pattern: str) -> str:
    """The first group of the pattern, once it is in the log."""
    until = time.monotonic() + _START_SECONDS
    while not (match := re.search(pattern, log.read_text(errors="replace"), re.MULTILINE)):
        assert time.monotonic() < until, log.read_text(errors="replace")
        time.sleep(0.05)
    return match.group(1)


def _await_server(address: str) -> None:
    until = time.monotonic() + _START_SECONDS
    while True:
        try:
            httpx.get(f"{address}/status")
        except httpx.TransportError:
            assert time.monotonic() < until, "the driver did not start"
            time.sleep(0.05)
        else:
            return


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
