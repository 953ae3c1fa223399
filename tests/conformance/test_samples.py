"""Records and positions that earlier programs wrote are read, shown, played on and written again as they were."""

import json
import random
from pathlib import Path

import pytest

import tricity
from support.golden import annotated
from support.variants import play_random
from tricity.analysis.match import Match
from tricity.games import find, names

FOLDER = Path(__file__).parents[1] / "samples"
RECORDS = sorted(FOLDER.glob("*/*.record.txt"))
POSITIONS = sorted(FOLDER.glob("*/*.position.json"))


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.name.partition('.')[0]}"


def rules_of(file: Path) -> int:
    return int(file.parent.name.removeprefix("rules-"))


@pytest.mark.parametrize("game", names())
def test_there_are_samples_of_every_version_of_the_rules(game: str) -> None:
    for rules in range(1, find(game).rules_version + 1):
        for players in find(game).players:
            for kind in ("record.txt", "position.json", "played-on.txt"):
                assert (FOLDER / f"rules-{rules}" / f"{game}-{players}p.{kind}").exists()


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
@pytest.mark.parametrize("trusted", [False, True])
def test_a_stored_record_is_replayed_and_played_on(file: Path, trusted: bool) -> None:
    text = file.read_text(encoding="utf-8")
    match = Match.from_record(text, find, trusted=trusted)
    assert match.rules == rules_of(file)
    assert match.record() == text
    for viewer in (None, *range(match.players)):
        view = match.view(viewer)
        assert view["options"] == match.rulings
        assert tricity.words(view["prompt"])
    moves = match.version
    play_random(match, random.Random(1))
    assert match.over
    replayed = tricity.replay(match.record())
    assert replayed.record() == match.record()
    assert replayed.scores() == match.scores()
    assert replayed.at(moves).record() == text


@pytest.mark.parametrize("file", POSITIONS, ids=name_of)
@pytest.mark.parametrize("trusted", [False, True])
def test_a_stored_position_is_played_on_as_it_was_then(file: Path, trusted: bool) -> None:
    """With the same legal moves before each move, the same scores, and the same record in the end."""
    text = file.read_text(encoding="utf-8")
    played_on = file.with_name(file.name.replace(".position.json", ".played-on.txt")).read_text(encoding="utf-8")
    match = Match.from_position(json.loads(text), find, trusted=trusted)
    assert match.rules == rules_of(file)
    assert json.dumps(match.position(), indent=1, ensure_ascii=False) + "\n" == text
    for played in tricity.replay(played_on).moves:
        match.play(played.move, seat=played.seat)
    assert annotated(match) == played_on


@pytest.mark.parametrize("file", POSITIONS, ids=name_of)
def test_worlds_imagined_from_a_stored_position_play_by_its_rulings(file: Path) -> None:
    match = Match.from_position(json.loads(file.read_text(encoding="utf-8")), find)
    for seat in match.to_act:
        world = match.imagine(seat, 3)
        assert list(match.game.legal(world, seat)) == [match.game.encode(move) for move in match.legal_moves(seat)]
