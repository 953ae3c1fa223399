"""A tile is one file in `tiles`: everything else that knows the kinds, steps and verbs has them from there."""

from pathlib import Path

import pytest

import tricity
from tricity.games.infinite_city.codes import MAX_CODES, pack
from tricity.games.infinite_city.kinds import KIND_NAMES, KINDS, STEPS, VERBS, step_of
from tricity.games.infinite_city.terminal import VOCABULARY
from tricity.games.infinite_city.tileset import DEFAULT_VALUES
from tricity.locales import LANGUAGES, has_message

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path.stem for path in (ROOT / "tricity/games/infinite_city/tiles").glob("*.py") if path.stem != "__init__"
)


def test_every_file_declares_the_kind_of_its_name() -> None:
    assert sorted(name.replace("-", "_") for name in KIND_NAMES) == FILES
    for kind in KINDS:
        assert type(kind).__module__.rpartition(".")[2] in (kind.name.replace("-", "_"), "step")


def test_kinds_are_in_alphabetical_order_and_are_those_of_the_box() -> None:
    assert list(KIND_NAMES) == sorted(KIND_NAMES) == sorted(DEFAULT_VALUES)
    assert [kind.code for kind in KINDS] == list(range(len(KINDS)))


def test_every_kind_has_a_rule_of_its_own() -> None:
    rules = [kind.rule for kind in KINDS]
    assert len(set(rules)) == len(rules)
    assert tricity.new("infinite-city", seed=1).view(None)["printed"]["library"]["rule"] == "IC-H10"


def test_steps_and_verbs_have_numbers_and_names_of_their_own() -> None:
    assert len({step.name for step in STEPS}) == len({step.code for step in STEPS}) == len(STEPS) <= MAX_CODES
    assert all(step_of(pack(step.code, 0, 0)) is step for step in STEPS)
    assert [verb.code for verb in VERBS] == list(range(len(VERBS)))
    # Verbs of the same name in two files would be two verbs with one number: shared ones are in `step`.
    declared = {verb for step in STEPS for verb in step.verbs}
    assert declared <= set(VERBS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_prompt_and_every_verb_a_word(lang: str) -> None:
    assert [step.name for step in STEPS if step.verbs and not has_message(f"ic-now-{step.name}", lang)] == []
    assert [verb.name for verb in VERBS if not has_message(VOCABULARY[verb.name], lang)] == []


def test_no_other_source_lists_the_kinds() -> None:
    sources = [
        path
        for folder, endings in (("tricity", (".py",)), ("web/src", (".ts", ".svelte")))
        for path in (ROOT / folder).rglob("*")
        if path.suffix in endings
        and path.parent.name != "tiles"
        and "node_modules" not in path.parts
        # `make wire` writes these from the Python types, and a test fails when they differ.
        and not path.name.endswith(".generated.ts")
    ]
    assert len(sources) > 200
    for path in sources:
        text = path.read_text(encoding="utf-8")
        named = [kind for kind in KIND_NAMES if f'"{kind}"' in text or f"'{kind}'" in text]
        assert len(named) < len(KIND_NAMES) / 2, f"{path} lists {named}"
