"""Every version of a game's rules can be played: its matches keep it, and it is a set of rulings and nothing else."""

import ast
import json
import pickle
import random
from copy import deepcopy
from pathlib import Path

import pytest

import tricity
from support.variants import play_random
from tricity.core.options import Option
from tricity.games import find, names

GAMES = Path(tricity.__file__).parent / "games"
VERSIONS = [
    (game, players, rules)
    for game in names()
    for players in find(game).players
    for rules in range(1, find(game).rules_version + 1)
]


def midway(game: str, players: int, rules: int) -> tricity.Match:
    return play_random(tricity.new(game, players=players, seed=5, rules=rules), random.Random(5), moves=25)


@pytest.mark.parametrize(("game", "players", "rules"), VERSIONS)
def test_a_match_keeps_its_rules(game: str, players: int, rules: int) -> None:
    match = midway(game, players, rules)
    copies = [match.at(3), deepcopy(match), pickle.loads(pickle.dumps(match)), tricity.replay(match.record())]
    match.undo()
    for kept in (match, *copies, tricity.from_position(match.position())):
        assert kept.rules == rules
        assert kept.rulings == match.rulings
        assert f"rules: {rules}" in kept.record().splitlines()
        assert kept.position().get("rules", 1) == rules


@pytest.mark.parametrize(("game", "players", "rules"), VERSIONS)
def test_records_and_positions_of_any_rules_are_written_as_they_were_read(game: str, players: int, rules: int) -> None:
    match = midway(game, players, rules)
    from_position = tricity.from_position(json.loads(json.dumps(match.position())))
    assert json.dumps(from_position.position()) == json.dumps(match.position())
    play_random(from_position, random.Random(6), moves=10)
    for text in (match.record(), from_position.record()):
        replayed = tricity.replay(text)
        assert replayed.record() == text
        play_random(replayed, random.Random(7))
        assert tricity.replay(replayed.record()).scores() == replayed.scores()


@pytest.mark.parametrize(("game", "players", "rules"), VERSIONS)
def test_older_rules_are_the_newest_with_their_rulings_chosen(game: str, players: int, rules: int) -> None:
    older = play_random(tricity.new(game, players=players, seed=8, rules=rules), random.Random(8))
    newest = tricity.new(game, players=players, seed=8, options=older.rulings)
    for played in older.moves:
        assert newest.legal_moves(played.seat) == older.at(newest.version).legal_moves(played.seat)
        newest.play(played.move, seat=played.seat)
    assert newest.scores() == older.scores()


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("rules", [0, -1, 99])
def test_rules_that_nobody_knows_are_refused(game: str, rules: int) -> None:
    with pytest.raises(tricity.BadOption):
        tricity.new(game, players=find(game).players[0], seed=1, rules=rules)
    match = tricity.new(game, players=find(game).players[0], seed=1)
    with pytest.raises(tricity.BadRecord) as fault:
        tricity.replay(match.record().replace(f"rules: {match.rules}", f"rules: {rules}"))
    assert fault.value.line == 3
    with pytest.raises(tricity.BadPosition) as misplaced:
        tricity.from_position({**match.position(), "rules": rules})
    assert misplaced.value.place == "$.rules"


@pytest.mark.parametrize("game", [name for name in names() if find(name).rules_version > 1])
def test_a_record_and_its_position_are_of_the_same_rules(game: str) -> None:
    match = tricity.from_position(tricity.new(game, players=find(game).players[0], seed=1).position())
    with pytest.raises(tricity.BadRecord) as fault:
        tricity.replay(match.record().replace(f"rules: {match.rules}\n", "rules: 1\n"))
    assert fault.value.facts["why"].key == "bad-position-other-rules"
    assert len({tricity.words(fault.value, lang) for lang in tricity.LANGUAGES}) == len(tricity.LANGUAGES)


@pytest.mark.parametrize("game", [name for name in names() if find(name).rules_version > 1])
def test_options_of_later_rules_do_not_exist_in_older_ones(game: str) -> None:
    players = find(game).players[0]
    for option in find(game).options:
        for rules in range(1, option.since):
            given = {option.name: option.default_in(rules)}
            with pytest.raises(tricity.BadOption):
                tricity.new(game, players=players, seed=1, options=given, rules=rules)
            position = tricity.new(game, players=players, seed=1, rules=rules).position()
            with pytest.raises(tricity.BadPosition):
                tricity.from_position({**position, "options": {**position["options"], **given}})


@pytest.mark.parametrize("game", names())
def test_the_games_show_their_versions_and_rulings(game: str) -> None:
    shown = tricity.games()[game]
    newest = shown["rules"]
    assert newest == find(game).rules_version
    for name, option in shown["options"].items():
        assert list(option["defaults"]) == list(range(1, newest + 1))
        assert option["defaults"][newest] == option["default"]
        assert 1 <= option["since"] <= newest
        players = option["players"][0]
        for rules, default in option["defaults"].items():
            assert tricity.new(game, players=players, seed=1, rules=rules).rulings[name] == default


def test_defaults_change_from_version_to_version() -> None:
    option = Option("market", "XX-1", "open", ("open", "closed", "none"), since=2, earlier=((1, "none"), (3, "closed")))
    assert [option.default_in(rules) for rules in range(1, 6)] == ["none", "closed", "closed", "open", "open"]


@pytest.mark.parametrize("path", sorted(GAMES.rglob("*.py")), ids=lambda path: str(path.relative_to(GAMES)))
def test_a_game_asks_for_rulings_and_never_for_a_version(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            compared = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
            compared |= {name.attr for name in ast.walk(node) if isinstance(name, ast.Attribute)}
            assert not compared & {"RULES", "rules", "rules_version", "version"}, f"line {node.lineno}"
