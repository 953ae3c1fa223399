"""Bots from outside: classes, entry points and programs play, are given what they ask for, and fail visibly."""

import json
import shlex
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest
from click.testing import CliRunner

from support import custom_bots as bots
from tricity.arena import BotFailed, Tournament, custom_bots, make_player, play, programs
from tricity.arena.files import load
from tricity.bots.protocol import NewGame, Ready
from tricity.cli import main
from tricity.core.errors import BadOption
from tricity.games import names

ROOT = Path(__file__).parents[2]
PROGRAM = f"program:{sys.executable} {ROOT / 'examples' / 'program_bot.py'}"
TRICITY = [sys.executable, "-P", "-c", "from tricity.cli import main; main()"]
LEVEL = f"program:{shlex.join(TRICITY)} bot --level"


def answering(*lines: str) -> str:
    """A program that answers with these lines, whatever it is asked."""
    code = f"for line in {list(lines)}: input(); print(line, flush=True)"
    return "program:" + shlex.join([sys.executable, "-c", code])


def results(*specs: str, game: str = "card-city", games: int = 2) -> list[tuple[int, ...]]:
    return [result.totals for result in play(Tournament.create(game, specs, games, seed=3))]


@pytest.mark.parametrize("game", names())
def test_the_examples_play_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)
    assert len(results("examples.first_bot:FirstBot", PROGRAM, game=game)) == 2


def test_ideas_for_the_search_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)
    ideas = ["examples.search_variants:WithoutRollout", "examples.search_variants:WithRollout"]
    assert len(results(*ideas, game="point-city")) == 2


def test_the_example_is_short() -> None:
    code = [line for line in (ROOT / "examples/first_bot.py").read_text().split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= 20


def test_the_same_seed_gives_the_same_games() -> None:
    assert results("support.custom_bots:ByNumbers", PROGRAM) == results("support.custom_bots:ByNumbers", PROGRAM)


def test_a_level_as_a_program_plays_as_it_does_at_home() -> None:
    """Of two equal bots in the same seats, with the same seeds, all moves are the same."""
    tournament = Tournament.create("point-city", ["strong:20", "beginner"], 2, seed=3)
    outside = Tournament.create("point-city", [f"{LEVEL} strong:20", "beginner"], 2, seed=3)
    at_home, away = ([result.record for result in play(each, records=True)] for each in (tournament, outside))
    assert at_home == away


def test_numbers_for_those_who_ask() -> None:
    bots.ByNumbers.seen.clear()
    results("support.custom_bots:ByNumbers", "random")
    observation, actions = bots.ByNumbers.seen[0]
    assert len(observation) > 50
    assert len(actions) == len(set(actions)) > 1


def test_an_entry_point_is_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = EntryPoint("mine", "support.custom_bots:ByNumbers", custom_bots.ENTRY_POINTS)
    monkeypatch.setattr(custom_bots, "entry_points", lambda **asked: EntryPoints([installed]).select(**asked))
    assert len(results("mine", "random")) == 2


@pytest.mark.parametrize(
    "spec",
    [
        "nobody",
        "no.such.module:Bot",
        "support.custom_bots:Nobody",
        "support.custom_bots:NOT_A_BOT",
        "program:",
        "program:no-such-program",
        "program:'",
    ],
)
def test_what_cannot_play_is_refused_before_the_first_game(spec: str) -> None:
    with pytest.raises(BadOption):
        make_player(spec, 1)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("support.custom_bots:Raising", "custom_bots.py:"),
        ("support.custom_bots:Illegal", "sing"),
        (answering("1"), "Expected `object`"),
        (answering('{"error": "tired"}'), "tired"),
        (answering("{}", "{}"), "bot-illegal-move"),
        (f"program:{sys.executable} -c exit(3)", "exit code 3"),
    ],
)
def test_a_failure_is_seen(spec: str, says: str) -> None:
    with pytest.raises(BotFailed) as failure:
        results(spec, "random")
    assert says in str(failure.value)


def test_a_program_that_ended_before_it_was_asked_is_reported_with_its_exit_code() -> None:
    program = programs.Program(f"{sys.executable} -c exit(3)")
    program._process.wait()
    with pytest.raises(BotFailed, match="exit code 3"):
        program.ask(NewGame(1, "card-city", 1, 2, {}, 0, 0), Ready)
    program.end()


def test_a_program_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    program = programs.Program(f"{sys.executable} -c 'import time; time.sleep(60)'", seconds=0.05)
    with pytest.raises(BotFailed, match=r"no answer after 0.05 s"):
        program.ask(NewGame(1, "card-city", 1, 2, {}, 0, 0), Ready)
    program.end()


def test_games_before_a_failure_are_kept_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.Failing, "games", 0)
    command = ["arena", "card-city", "--bots", "support.custom_bots:Failing,random", "--games", "6", "--workers", "1"]
    outcome = CliRunner().invoke(main, [*command, "--lang", "en", "--json", str(tmp_path / "file")])
    assert outcome.exit_code == 2
    assert "2 games" in outcome.output
    assert "enough" in outcome.output
    assert len(load(tmp_path / "file")[1]) == 2


def test_the_command_speaks_the_protocol() -> None:
    lines = [{"kind": "decide", "view": {}, "moves": ["pass"]}, "nonsense"]
    sent = "".join(json.dumps(line) + "\n" for line in lines) + "\n"
    command = [*TRICITY, "bot", "--level", "beginner"]
    done = subprocess.run(command, input=sent, capture_output=True, text=True, timeout=60, check=True)
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["move"] == "pass"
    assert second["error"]


def test_a_level_that_does_not_exist_is_refused() -> None:
    assert CliRunner().invoke(main, ["bot", "--level", "wizard"]).exit_code == 2
