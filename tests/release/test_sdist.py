"""The source distribution has the page built, so that installing it takes no node."""

import subprocess
import sys
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

import tricity
from support.releases import ROOT, uv

# The root of the project is not on the path of the tests.
SPEC = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert SPEC is not None
assert SPEC.loader is not None
hatch_build = module_from_spec(SPEC)
SPEC.loader.exec_module(hatch_build)
NODE = hatch_build.NODE.split(">")[0]


def hook(target: str) -> Any:
    """The build hook for a wheel or a source distribution."""
    return hatch_build.BuildHook(str(ROOT), {}, None, None, "", target)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree for the hook, in which it may build nothing."""

    def build_nothing(*_: object, **__: object) -> None:
        raise AssertionError("the page is built again")

    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "STATIC", tmp_path / "static")
    monkeypatch.setattr("subprocess.run", build_nothing)
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").touch()
    return tmp_path


def needs_node(target: str) -> bool:
    return any(requirement.startswith(NODE) for requirement in hook(target).dependencies())


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_checkout_builds_the_page_with_node(tree: Path, target: str) -> None:
    assert needs_node(target)


def test_an_unpacked_source_distribution_brings_its_page(tree: Path) -> None:
    (tree / "PKG-INFO").touch()
    assert not needs_node("wheel")
    built: dict[str, Any] = {"artifacts": []}
    hook("wheel").add_client(built)
    assert built == {"artifacts": ["tricity/server/static/**"]}


@pytest.mark.parametrize("is_there", [True, False])
def test_what_compiles_is_fetched_where_there_is_a_compiler(monkeypatch: pytest.MonkeyPatch, is_there: bool) -> None:
    monkeypatch.setattr(hatch_build, "has_compiler", lambda: is_there)
    assert any(requirement.startswith("mypy[mypyc]") for requirement in hook("wheel").dependencies()) == is_there


def test_making_one_takes_no_compiler() -> None:
    assert all(requirement.startswith(NODE) for requirement in hook("sdist").dependencies())


def test_a_compiler_is_looked_for_with_its_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The C source, a minute's work, is not generated where it could not be compiled."""
    compiler = tmp_path / "compiler"
    compiler.touch(mode=0o700)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setenv("CC", f"{compiler} -pipe")
    assert not hatch_build.has_compiler()
    (tmp_path / "Python.h").touch()
    assert hatch_build.has_compiler()
    monkeypatch.setenv("CC", str(tmp_path / "missing"))
    assert not hatch_build.has_compiler()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What git has of the project. Its packages of npm, which take long to install, are borrowed."""
    ignored = [Path(line).name for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()]
    copytree(ROOT, tmp_path / "checkout", ignore=ignore_patterns(".git", *ignored))
    (tmp_path / "checkout" / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return tmp_path / "checkout"


@pytest.mark.long
def test_one_made_of_a_checkout_installs_without_node(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor with a compiler, which would take minutes. Nothing is on the path, and the wheel of node cannot be had."""
    constraints = ROOT / "constraints.txt"
    without_node = tmp_path / "without-node.txt"
    pins = constraints.read_text(encoding="utf-8").splitlines()
    without_node.write_text("\n".join([f"{NODE}==0", *(pin for pin in pins if not pin.startswith(NODE))]))
    python = str(tmp_path / "environment" / "bin" / "python")
    monkeypatch.setenv("TRICITY_REQUIRE_CLIENT", "1")

    build = ("build", "--quiet", "--sdist", "--python", sys.executable, "--build-constraints", str(constraints))
    uv(*build, "--out-dir", str(tmp_path / "dist"), str(checkout))
    (made,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(made) as archive:
        names = archive.getnames()
    assert any(name.endswith("/tricity/server/static/index.html") for name in names)
    assert not any("node_modules" in name for name in names)

    (tmp_path / "nothing").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setenv("CC", "missing")
    monkeypatch.delenv("TRICITY_REQUIRE_COMPILED", raising=False)
    uv("venv", "--quiet", "--python", sys.executable, str(tmp_path / "environment"))
    pinned = ("--constraint", str(constraints), "--build-constraints", str(without_node))
    uv("pip", "install", "--quiet", "--python", python, *pinned, str(made))
    tried = subprocess.run(
        [python, "-I", str(ROOT / "tools" / "smoke_test.py")], capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr
    lines = tried.stdout.splitlines()
    assert lines[0] == f"tricity {tricity.__version__}, pure Python"
    assert [line.split(":")[0] for line in lines[1:]] == [*tricity.games(), "page"]
