"""The source distribution has the page built, so that installing it takes no node."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from support.releases import ROOT

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
