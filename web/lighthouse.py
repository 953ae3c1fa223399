"""Runs Lighthouse on the start page, the rules, a lesson and a table of each game (`make lighthouse`); fails below 95.

Lighthouse is installed from npm into build/lighthouse on the first run.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
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
RUNS = 3
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
            tables = open_tables(address)
            game = next(iter(tables))
            pages = {"start": "/", "rules": f"/rules/{game}", "lesson": f"/learn/{game}"}
            pages |= {name: f"/table/{table}" for name, table in tables.items()}
            lowest = min(
                measure([command[0], str(script)], environ, f"{address}{path}", f"{page:14} {form:8}", FORMS[form])
                for page, path in pages.items()
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


def open_tables(address: str) -> dict[str, str]:
    """Open a running table of each game, which Lighthouse visits as a spectator."""
    with httpx.Client(base_url=address) as guest:
        guest.post("/api/me", json={"name": "Ada"}).raise_for_status()
        games = [game["name"] for game in guest.get("/api/games").raise_for_status().json()["games"]]
        tables = {}
        for game in games:
            body = {"key": f"lighthouse-{game}", "game": game, "seats": ["me", "improver"]}
            tables[game] = str(guest.post("/api/tables", json=body).raise_for_status().json()["table"])
    return tables


def measure(lighthouse: list[str], environ: dict[str, str], address: str, title: str, form: list[str]) -> int:
    """Print the median scores of a page and the audits that lower them in the last run; returns the lowest median."""
    runs = []
    for _ in range(RUNS):
        report = visit([*lighthouse, address, *form], environ)
        runs.append({name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES})
    scores = {name: int(median(run[name] for run in runs)) for name in CATEGORIES}
    audits = report["audits"]
    times = "  ".join(f"{audits[name]['title']} {audits[name]['displayValue']}" for name in TIMES)
    sys.stdout.write(f"{title} {'  '.join(f'{name} {score}' for name, score in scores.items())}  {times}\n")
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
