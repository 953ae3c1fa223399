"""What mypyc makes of the modules that are compiled, before it writes it as C: which code runs in search, and where it
handles Python ints.

The intermediate representation of mypyc is what the C is printed from, operation by operation, with the line of each.
"""

import ast
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.ir.class_ir import ClassIR
from mypyc.ir.func_ir import FuncIR
from mypyc.ir.ops import Box, Call, CallC, LoadLiteral, MethodCall, Op, Unbox
from mypyc.ir.rtypes import is_fixed_width_rtype, is_int_rprimitive
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

ROOT: Final = Path(__file__).parents[2]
_MARKER: Final = "# mypyc: compile"
_INT_CALLS: Final = re.compile(r"CPyTagged_|CPyLong_|PyLong_|PyNumber_|CPyNumber_")


@dataclass(frozen=True, order=True)
class IntUse:
    """A place where compiled code handles an int object, or could: its function, line and what it does."""

    function: str
    line: int
    operation: str


class NativeCode:
    """The compiled modules as mypyc's intermediate representation."""

    def __init__(self) -> None:
        self._functions: dict[str, tuple[FuncIR, str]] = {}
        self._skipped: dict[str, set[int]] = {}
        self._classes: list[ClassIR] = []
        for name, module in _intermediate_representation().items():
            path = str(ROOT / (name.replace(".", "/") + ".py"))
            self._skipped[path] = _lines_outside_search(path)
            self._classes += module.classes
            for function in module.functions:
                self._functions[function.fullname] = (function, path)

    def subclasses(self, name: str) -> list[ClassIR]:
        """The class of that full name, and those that inherit from it."""
        return [each for each in self._classes if name in [base.fullname for base in each.mro]]

    def missable_attributes(self) -> set[str]:
        """The full names of the attributes that an object may lack, as far as the compiler knows."""
        return {
            f"{each.fullname}.{name}"
            for each in self._classes
            for name in each.attributes
            if not each.is_always_defined(name)
        }

    def reachable(self, roots: tuple[str, ...]) -> set[str]:
        """The full names of all functions that these call, whatever game and class; not those that only logs call."""
        visited: set[str] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name in visited or name not in self._functions:
                continue
            visited.add(name)
            for op in self._operations(name):
                waiting += _callees(op)
        return visited

    def int_uses(self, function: str) -> Iterator[IntUse]:
        """Where a function handles int objects."""
        for op in self._operations(function):
            what = _int_operation(op)
            if what is not None:
                yield IntUse(function, op.line, what)

    def _operations(self, name: str) -> Iterator[Op]:
        function, path = self._functions[name]
        for block in function.blocks:
            # Some operations have no line of their own: they prepare the next one that has.
            line = -1
            for op in reversed(block.ops):
                line = op.line if op.line > 0 else line
                if line not in self._skipped[path]:
                    yield op


def _intermediate_representation() -> dict[str, Any]:
    sources = sorted((ROOT / "tricity").rglob("*.py"))
    paths = [
        str(path.relative_to(ROOT)) for path in sources if _MARKER in path.read_text(encoding="utf-8").splitlines()
    ]
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        with tempfile.TemporaryDirectory() as scratch:
            compiler = CompilerOptions(target_dir=scratch, group_name="tricity", strict_dunder_typing=False)
            cache = FileSystemCache()
            compiled, everything, options = get_mypy_config(paths, None, compiler, cache)
            options.incremental = False
            groups = construct_groups(compiled, False, True, "tricity")
            result = parse_and_typecheck(everything, options, compiler, groups, cache)
            errors = Errors(options)
            modules = compile_modules_to_ir(result, Mapper(_group_map(groups)), compiler, errors)
            assert errors.num_errors == 0
            return modules
    finally:
        os.chdir(before)


def _group_map(groups: Any) -> dict[str, str | None]:
    return {source.module: name for sources, name in groups for source in sources}


def _callees(op: Op) -> list[str]:
    """The functions that an operation may call: of a method, that of every subclass."""
    if isinstance(op, Call):
        return [op.fn.fullname, f"{op.fn.fullname}.__init__"]
    if isinstance(op, MethodCall):
        declared: ClassIR = op.receiver_type.class_ir
        classes = [declared, *(declared.subclasses() or ())]
        methods = [cls.get_method(op.method) for cls in classes]
        return [method.fullname for method in methods if method is not None]
    return []


def _int_operation(op: Op) -> str | None:
    if isinstance(op, CallC) and _INT_CALLS.match(op.function_name):
        return op.function_name
    if isinstance(op, Box) and (is_fixed_width_rtype(op.src.type) or is_int_rprimitive(op.src.type)):
        return "box"
    if isinstance(op, Unbox) and (is_fixed_width_rtype(op.type) or is_int_rprimitive(op.type)):
        return "unbox"
    if isinstance(op, LoadLiteral) and isinstance(op.value, int):
        return "literal"
    return None


def _lines_outside_search(path: str) -> set[int]:
    """The lines that search never runs: what is done with a log, and what fails."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        body: list[ast.stmt] = []
        if isinstance(node, ast.If) and "log is not None" in ast.unparse(node.test):
            body = node.body
        elif isinstance(node, ast.Raise | ast.Assert):
            body = [node]
        for statement in body:
            lines |= set(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
    return lines
