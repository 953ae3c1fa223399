"""The build tells the C compiler that indices do not count from the end: it knows how mypyc writes that it asks."""

import re
import runpy
from pathlib import Path

import pytest
from mypyc.build import mypycify

from support.releases import ROOT

MODULE = """
from librt.vecs import vec
from mypy_extensions import i64


def moved(items: vec[i64], index: i64) -> None:
    items[index + 1] = items[index]
"""


def test_every_index_is_predicted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("indexed.py").write_text(MODULE, encoding="utf-8")
    mypycify(["indexed.py"], target_dir="c", group_name="indexed")
    runpy.run_path(str(ROOT / "hatch_build.py"))["predict_indices"](Path("c"))
    source = "".join(path.read_text(encoding="utf-8") for path in Path("c").rglob("*.c"))
    checks = re.findall(r"(\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s+if \((\S+)\) ", source)
    # Each index is asked for twice: as it is, and counted from the end.
    assert len(checks) == 4
    assert all(condition == f"likely({checked})" for checked, condition in checks)
