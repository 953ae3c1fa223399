"""What the rest of the program reads of a game without knowing it; a fault is reported by the name of the field."""

import re
from importlib.resources import files
from typing import Any

import pytest

from support.messages import variables
from support.rules import rules_of
from support.variants import Variant, midgame, plain_variants, viewers
from tricity.core.board import board_faults
from tricity.games import find, folder, names
from tricity.locales import LANGUAGES, has_message

VIEW: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "players": int,
    "options": dict,
    "seat": (int, type(None)),
    "prompt": dict,
    "to_act": list,
    "seats": list,
}
"""The keys that every view has, with their types."""
COMPILED = ("state", "game")
"""The modules that every game has, and that search calls millions of times."""
MARKER = "# mypyc: compile"


def faults_of(view: dict[str, Any], viewer: int | None) -> list[str]:
    faults = [f"view has no {key!r}" for key in VIEW if key not in view]
    if faults:
        return faults
    faults += [f"view[{key!r}] is {view[key]!r}" for key, kind in VIEW.items() if not isinstance(view[key], kind)]
    if view["seat"] != viewer:
        faults.append(f"view['seat'] is {view['seat']!r}, and the viewer {viewer!r}")
    if len(view["seats"]) != view["players"]:
        faults.append(f"view['seats'] has {len(view['seats'])} elements for {view['players']} players")
    if set(view["prompt"]) != {"say", "facts"}:
        faults.append(f"view['prompt'] has the keys {sorted(view['prompt'])}, not 'say' and 'facts'")
    return faults


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_views_have_what_tables_bots_and_displays_read(variant: Variant) -> None:
    match = midgame(variant, 2)
    for viewer in viewers(match):
        view = match.view(viewer)
        assert faults_of(view, viewer) == []
        assert (view["game"], view["players"], tuple(view["to_act"])) == (variant.game, variant.players, match.to_act)
        assert view["options"] == match.rulings


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_declared_board_fits_the_views_and_has_words(variant: Variant) -> None:
    match = midgame(variant, 3)
    board = match.game.board()
    if board is not None:
        for viewer in viewers(match):
            assert board_faults(board, match.view(viewer)) == []
        for lang in LANGUAGES:
            assert [board.label(area) for area in board.areas if not has_message(board.label(area), lang)] == []


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_rules_that_score_have_a_label_for_the_score_table(variant: Variant) -> None:
    scored = {line.rule for sheet in midgame(variant, 3).scores() for line in sheet.lines if line.points}
    for lang in LANGUAGES:
        assert sorted(rule for rule in scored if f"line-{rule}" not in variables(lang)) == []


@pytest.mark.parametrize("name", names())
def test_rules_events_and_prompts_share_the_game_s_prefix(name: str) -> None:
    prefixes = {rule.partition("-")[0] for rule in rules_of(name)}
    assert len(prefixes) == 1, f"the rules of {name} have the prefixes {sorted(prefixes)}"
    prefix = prefixes.pop().lower()
    match = midgame(next(variant for variant in plain_variants() if variant.game == name), 1)
    kinds = {event.kind for turn in match.moves for event in turn.events}
    kinds |= {match.view(seat)["prompt"]["say"] for seat in match.to_act}
    assert sorted(kind for kind in kinds if not kind.startswith(f"{prefix}-")) == []
    board = match.game.board()
    assert board is None or board.prefix == prefix


@pytest.mark.parametrize("name", names())
def test_state_and_game_are_compiled(name: str) -> None:
    for module in COMPILED:
        source = files("tricity.games").joinpath(folder(name), f"{module}.py").read_text(encoding="utf-8")
        assert MARKER in source.splitlines(), f"{folder(name)}/{module}.py has no line {MARKER!r}"


@pytest.mark.parametrize("name", names())
def test_the_name_is_written_as_in_addresses_and_the_folder_follows(name: str) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", name)
    assert folder(name) == name.replace("-", "_")
    assert find(name).name == name


def test_a_fault_names_the_field() -> None:
    match = midgame(plain_variants()[0], 1)
    view = match.view(None)
    assert faults_of({key: value for key, value in view.items() if key != "seats"}, None) == ["view has no 'seats'"]
    assert faults_of({**view, "to_act": None}, None) == ["view['to_act'] is None"]
    assert faults_of({**view, "prompt": {"say": "x"}}, None) == [
        "view['prompt'] has the keys ['say'], not 'say' and 'facts'"
    ]
