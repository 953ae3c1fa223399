"""Messages exist for every key in the source code, with the facts that the code passes."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from support.events import event_kinds, event_module, is_event_kind
from support.messages import variables
from tricity.core.events import event_fields
from tricity.games import names

SOURCES = sorted((Path(__file__).parents[2] / "tricity").rglob("*.py"))


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES)


def error_names() -> set[str]:
    """All subclasses of `TricityError` in the source, except `IllegalMove`, whose key is a rule."""
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = {"TricityError"}
    while derived := {node.name for node in classes if names & _base_names(node)} - names:
        names |= derived
    return names - {"IllegalMove"}


def _base_names(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """The name of the function or method, and the call."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                match node.func:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        yield name, node


def literal_key(call: ast.Call) -> str | None:
    match call.args:
        case [ast.Constant(value=str(key)), *_]:
            return key
    return None


def facts(call: ast.Call) -> frozenset[str] | None:
    """The names of the facts; None when some of them are not written out."""
    given = [keyword.arg for keyword in call.keywords]
    return None if None in given else frozenset(name for name in given if name)


# Their names are looked for in the test: every process that collects it would read the whole source.
@pytest.mark.parametrize("suffix", ["", ".refused"], ids=["errors", "refusals"])
def test_errors_have_messages_for_their_facts(suffix: str) -> None:
    makers = {"IllegalMove"} if suffix else error_names()
    checked = 0
    for name, call in calls():
        key = literal_key(call)
        if name in makers and key is not None:
            given = facts(call)
            needed = variables("en")[key + suffix]
            # A rule that is refused in several cases asks for the facts of the case at hand only.
            assert given is None or "case" in given or needed <= given, f"{key}: {needed} needed, {given} given"
            checked += 1
    assert checked


@pytest.mark.parametrize("game", names())
def test_events_have_messages_for_the_facts_that_the_reader_may_know(game: str) -> None:
    """For everybody a message of the public facts; for those who may know the secret ones, another."""
    for data in event_kinds(game):
        kind, public, secret = event_fields(data)
        assert kind in variables("en"), f"{data.__name__}: no message {kind}"
        assert variables("en")[kind] <= set(public), f"{kind} needs facts that {data.__name__} does not make public"
        if secret:
            assert f"{kind}.secret" in variables("en"), f"{data.__name__}: no message {kind}.secret"
            assert variables("en")[f"{kind}.secret"] <= {*public, *secret}


@pytest.mark.parametrize("game", names())
def test_all_kinds_of_events_are_in_the_union_of_their_game_and_are_used(game: str) -> None:
    kinds = event_kinds(game)
    declared = {name for name, value in vars(event_module(game)).items() if is_event_kind(value)}
    assert {data.__name__ for data in kinds} == declared
    assert len({event_fields(data)[0] for data in kinds}) == len(kinds)
    assert declared <= {name for name, _ in calls()}


def test_bad_positions_name_rules_that_have_messages() -> None:
    rules = {literal_key(call) for name, call in calls() if name == "bad_position"} - {None}
    assert rules
    assert rules <= variables("en").keys()
