"""Which rule ids a game has, and which of them the tests name by `@pytest.mark.rule("…")`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tricity.core.languages import SOURCE_LANGUAGE, fluent_text

TESTS = Path(__file__).parents[1]
_MESSAGE = re.compile(r"^([A-Z]{2}-[A-Z]?[0-9]+) *=", re.MULTILINE)


def rule_ids(words: str) -> set[str]:
    """The rules that a Fluent file tells."""
    return set(_MESSAGE.findall(words))


def rules_of(game: str) -> set[str]:
    return rule_ids(fluent_text(SOURCE_LANGUAGE, f"{game}/game"))


def marked_rules(source: str) -> set[str]:
    """The rules that the tests of a file name, in the text of the file: what is not run just now counts as well."""
    return {rule for node in ast.walk(ast.parse(source)) for mark in _marks(node) for rule in _ids(mark)}


def all_marked_rules() -> set[str]:
    return {rule for path in TESTS.rglob("test_*.py") for rule in marked_rules(path.read_text(encoding="utf-8"))}


def _marks(node: ast.AST) -> Iterator[ast.Call]:
    """Marks on a test, and those on one of its parameters."""
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
        yield from filter(_is_rule_mark, (call for call in node.decorator_list if isinstance(call, ast.Call)))
    elif isinstance(node, ast.keyword) and node.arg == "marks" and isinstance(node.value, ast.Call):
        yield from filter(_is_rule_mark, [node.value])


def _is_rule_mark(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "pytest.mark.rule"


def _ids(mark: ast.Call) -> Iterator[str]:
    for argument in mark.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise ValueError(f"line {mark.lineno}: a rule is named by its id, written out")
        yield argument.value
