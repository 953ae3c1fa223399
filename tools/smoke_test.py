"""Tries an installed Tricity: `python tools/smoke_test.py` plays a game of each kind and serves the page.

It needs nothing but the standard library and what is installed, so that it can run in an empty environment: after
building a wheel, on every system.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from typing import Any
from urllib.request import urlopen

SECONDS = 60
COMMAND = (sys.executable, "-I", "-c", "from tricity.cli import main; main()")
"""As the script `tricity` does it, which may not be on the path; -I leaves out the current folder."""


def run(*arguments: str) -> str:
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, encoding="utf-8", timeout=SECONDS, check=False, env=environment()
    )
    if done.returncode:
        sys.exit(f"tricity {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def environment() -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("TRICITY_", "PYTHONPATH"))}
    return {**ours, "TRICITY_LANG": "en", "PYTHONUTF8": "1"}


def ask(expression: str) -> Any:
    """The value of a Python expression about the installed package."""
    program = f"import json, tricity; print(json.dumps({expression}))"
    return json.loads(subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, check=True).stdout)


def serve_the_page() -> int:
    """The number of bytes of the start page; the server has said that it is well."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--data", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env=environment(),
        )
        try:
            line = server.stdout.readline() if server.stdout else ""
            address = re.search(r"http://[\w.:]+", line)
            if address is None:
                sys.exit(f"tricity serve did not start: {line}")
            with urlopen(f"{address.group()}/healthz", timeout=SECONDS) as health:
                json.load(health)
            with urlopen(f"{address.group()}/", timeout=SECONDS) as page:
                text = page.read().decode()
            script = re.search(r'src="(/[^"]+\.js)"', text)
            if script is None:
                sys.exit("the page is not part of this installation")
            with urlopen(address.group() + script.group(1), timeout=SECONDS) as loaded:
                return len(loaded.read())
        finally:
            server.terminate()
            server.communicate()


def main() -> None:
    mode = "compiled" if ask("tricity.compiled()") else "pure Python"
    sys.stdout.write(f"{run('--version').strip()}, {mode}\n")
    for game in ask("list(tricity.games())"):
        result = run("play", game, "--players", "2", "--bots", "random,random", "--seed", "1")
        sys.stdout.write(f"{game}: {len(result.splitlines())} lines\n")
    sys.stdout.write(f"page: {serve_the_page()} bytes of script\n")


if __name__ == "__main__":
    main()
