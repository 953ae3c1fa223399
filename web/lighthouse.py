"""Runs Lighthouse on every kind of page, on a phone and on a desktop (`make lighthouse`); fails below 95.

Lighthouse is installed from npm into build/lighthouse on the first run. `python web/lighthouse.py start replay` visits
these pages only; `LIGHTHOUSE_RUNS=1` visits each once.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import npm

FOLDER = npm.ROOT / "build" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = ("largest-contentful-paint", "total-blocking-time")
MIN_SCORE = 95
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run"
RUNS = int(os.environ.get("LIGHTHOUSE_RUNS", "3"))
"""Single runs vary with the load of the machine; Lighthouse recommends the median of several."""
ATTEMPTS = 3
FORMS = {"phone": [], "desktop": ["--preset=desktop"]}


def main() -> int:
    command = npm.find_npm()
    chrome = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if command is None or chrome is None:
        sys.stderr.write("tricity: Lighthouse takes npm and Chromium.\n")
        return 127
    environ = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")]),
        "CHROME_PATH": chrome,
        "PUPPETEER_SKIP_DOWNLOAD": "1",
    }
    script = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not script.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        options = ["--prefix", str(FOLDER), "--no-save", "--no-package-lock", "--no-audit", "--no-fund"]
        subprocess.run([*command, "install", *options, "lighthouse"], env=environ, check=True)
    with tempfile.TemporaryDirectory() as folder:
        server, address = serve(Path(folder))
        try:
            pages = open_pages(address)
            lowest = min(
                measure([command[0], str(script)], environ, f"{address}{path}", f"{page:14} {form:8}", FORMS[form])
                for page, path in pages.items()
                if page in (sys.argv[1:] or pages)
                for form in FORMS
            )
        finally:
            server.terminate()
            server.wait()
    return 0 if lowest >= MIN_SCORE else 1


def serve(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Start a server; returns its process and its address."""
    server = subprocess.Popen(
        [sys.executable, "-P", "-c", "from tricity.cli import main; main()", "serve", "--port", "0"],
        env={**os.environ, "TRICITY_DATABASE": f"sqlite:///{folder / 'tricity.db'}", "TRICITY_LANG": "en"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    words = server.stdout.readline().split()
    return server, next(word for word in words if word.startswith("http")).rstrip("/")


def open_pages(address: str) -> dict[str, str]:
    """The path of each page, which Lighthouse visits as a stranger: tables of all games, and what follows a game."""
    with httpx.Client(base_url=address) as guest:
        guest.post("/api/me", json={"name": "Ada"}).raise_for_status()
        seen_by_all = {"visibility": "public", "shows_online": False}
        profile = guest.patch("/api/me/profile", json=seen_by_all).raise_for_status().json()
        games = [game["name"] for game in guest.get("/api/games").raise_for_status().json()["games"]]
        running = {game: open_table(guest, game, "improver") for game in games}
        waiting = open_table(guest, games[0], "open")
        finished = open_table(guest, games[0], "random")
        play(guest, finished)
    return {
        "start": "/",
        "rules": f"/rules/{games[0]}",
        "player aid": f"/rules/{games[0]}/aid",
        "lesson": f"/learn/{games[0]}",
        "puzzles": f"/puzzles/{games[0]}",
        "invitation": f"/table/{waiting}",
        **{game: f"/table/{table}" for game, table in running.items()},
        "result": f"/table/{finished}",
        "replay": f"/replay/{finished}/20",
        "profile": f"/player/{profile['person']}",
        "about": "/about",
    }


def open_table(guest: httpx.Client, game: str, other: str) -> str:
    """The name of a new table at which the guest and another one sit."""
    body = {"key": f"lighthouse-{game}-{other}", "game": game, "seats": ["me", other], "public": True}
    return str(guest.post("/api/tables", json=body).raise_for_status().json()["table"])


def play(guest: httpx.Client, table: str) -> None:
    """Play the guest's seat to the end of the game, always with the first legal move."""
    while (state := guest.get(f"/api/tables/{table}").raise_for_status().json()["now"])["status"] == "playing":
        if state["choices"]:
            move = {"seat": 0, "version": state["version"], "move": state["choices"][0]}
            key = f"lighthouse-{state['version']}"
            guest.post(f"/api/tables/{table}/moves", json={"key": key, **move}).raise_for_status()
        else:
            time.sleep(0.05)


def measure(lighthouse: list[str], environ: dict[str, str], address: str, title: str, form: list[str]) -> int:
    """Print the median scores of a page and the audits that lower them in the last run; returns the lowest median."""
    runs = []
    for _ in range(RUNS):
        report = visit([*lighthouse, address, *form], environ)
        runs.append({name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES})
    scores = {name: int(median(run[name] for run in runs)) for name in CATEGORIES}
    audits = report["audits"]
    times = "  ".join(f"{audits[name]['title']} {audits[name]['displayValue']}" for name in TIMES)
    # Of the machine at that moment: below a thousand it is slow or busy, and its times say little about the page.
    speed = f"benchmark index {report['environment']['benchmarkIndex']:.0f}"
    sys.stdout.write(f"{title} {'  '.join(f'{name} {score}' for name, score in scores.items())}  {times}  {speed}\n")
    for audit in audits.values():
        if audit["score"] is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] != "informative":
            sys.stdout.write(f"    {audit['id']}: {audit.get('displayValue', audit['title'])}\n")
    sys.stdout.flush()
    return min(scores.values())


def visit(lighthouse: list[str], environ: dict[str, str]) -> dict[str, Any]:
    """Lighthouse's report of one visit. It loses the browser's trace now and then, so it is retried."""
    options = [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet", f"--chrome-flags={FLAGS}"]
    for retries_left in reversed(range(ATTEMPTS)):
        done = subprocess.run(
            [*lighthouse, *options], env=environ, stdout=subprocess.PIPE, check=retries_left == 0, text=True
        )
        if done.returncode == 0:
            break
    return dict(json.loads(done.stdout))


if __name__ == "__main__":
    sys.exit(main())
