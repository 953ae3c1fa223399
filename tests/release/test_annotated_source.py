"""The build tells the C compiler what it cannot see in the source that mypyc writes: it knows how mypyc writes it."""

import re
import runpy
from pathlib import Path

import pytest
from mypyc.build import mypycify

from support.releases import ROOT

MODULE = """
from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64


def moved(items: vec[i64], index: i64) -> None:
    items[index + 1] = items[index]


def grown(items: vec[i64], item: i64) -> vec[i64]:
    items, last = pop(append(extend(vec[i64](capacity=4), items[:]), item))
    return append(items, last)
"""
BEGUN = ("bits", "vecs")
"""The modules of `core` with functions that begin with C of our own."""


@pytest.fixture(scope="module")
def annotated(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The annotated C source of a small module and of some of `core`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("annotated"))
        Path("indexed.py").write_text(MODULE, encoding="utf-8")
        for module in BEGUN:
            source = (ROOT / "tricity" / "core" / f"{module}.py").read_text(encoding="utf-8")
            Path(f"{module}.py").write_text(source, encoding="utf-8")
        mypycify(["indexed.py", *(f"{module}.py" for module in BEGUN)], target_dir="c", group_name="indexed")
        runpy.run_path(str(ROOT / "hatch_build.py"))["annotate"](Path("c"))
        return "".join(path.read_text(encoding="utf-8") for path in Path("c").rglob("*.c"))


def function(source: str, name: str) -> str:
    """The C source of a compiled function."""
    definition = re.search(rf"\n\w+ CPyDef_\w*___{name}\([^;]*?\) {{\n(.*?)\n}}\n", source, re.DOTALL)
    assert definition is not None
    return definition[1]


def test_every_index_is_predicted(annotated: str) -> None:
    code = function(annotated, "moved")
    checks = re.findall(r"(\w+) = (\w+) >= 0 && \2 < \w+;\n\s+if \((\S+)\) ", code)
    assert len(checks) == 2
    assert all(condition == f"likely({checked})" for checked, _, condition in checks)
    assert "(uint64_t)" not in code


def test_only_a_negative_index_counts_from_the_end(annotated: str) -> None:
    code = function(annotated, "moved")
    checks = re.findall(r"(\w+) = (\w+) \+ \w+;\n\s+(\w+) = \2 < 0 && \1 >= 0;\n\s+if \(unlikely\(\3\)\) ", code)
    assert len(checks) == 2


def test_no_length_is_negative(annotated: str) -> None:
    lengths = re.findall(r"(\w+) = \(int64_t\)\w+\.len;\n(.*)\n", function(annotated, "moved"))
    assert len(lengths) == 2
    assert all(after.strip() == f"if ({length} < 0) __builtin_unreachable();" for length, after in lengths)


def test_bits_are_found_and_counted_by_instructions(annotated: str) -> None:
    assert "__builtin_ctzll" in function(annotated, "lowest_bit").splitlines()[1]
    assert '__asm__("popcnt ' in function(annotated, "popcount")


def test_vecs_grow_where_the_compiler_sees_it(annotated: str) -> None:
    calls = re.findall(r"\b(VecI64Api\.\w+|vec_\w+)\(", function(annotated, "grown"))
    assert calls == ["vec_alloc", "vec_slice", "vec_extend_vec", "vec_append", "vec_pop", "vec_append"]


def test_items_are_moved_and_marked_at_once_where_there_is_room(annotated: str) -> None:
    for name, does in (("with_inserted", "memmove("), ("with_marked", "UNROLLED for")):
        code = function(annotated, name)
        assert code.index("likely(") < code.index(does) < code.index("return ") < code.index("cpy_r_r0 =")


def test_arguments_by_position_are_taken_where_the_compiler_sees_it(annotated: str) -> None:
    assert annotated.index("define CPyArg_ParseStackAndKeywordsSimple(") < annotated.index("CPyPy_")
    assert "!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_items, &obj_index)" in annotated


def test_errors_are_declared_rare_once(annotated: str) -> None:
    assert annotated.count("PyErr_Occurred(void) __attribute__((pure));") == 1
    assert annotated.index("__attribute__((pure))") < annotated.index("CPyDef_")
