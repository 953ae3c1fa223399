"""Whole tournaments: the same games whatever plays them, kept when interrupted, gone on with."""

import json
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner

from support import faulty_bots
from tricity.arena import runner
from tricity.arena.schedule import Fixture, Result, Tournament
from tricity.bots.pool import BotPool
from tricity.bots.workers import WorkerDied
from tricity.cli import main
from tricity.cli.commands import arena as command

COMMAND = ["arena", "card-city", "--bots", "strong:3,beginner,random", "--games", "4", "--seed", "11", "--lang", "en"]


def run(*args: str) -> str:
    outcome = CliRunner().invoke(main, list(args))
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    run(*COMMAND, "--workers", "1", "--json", str(tmp_path / "one"))
    run(*COMMAND, "--workers", "2", "--json", str(tmp_path / "two"))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_any_executor_plays_the_same_games() -> None:
    fixtures = Tournament("card-city", 2, 2, ("beginner", "random"), 6, "5").fixtures()
    expected = [runner.play_fixture(fixture) for fixture in fixtures]
    with ThreadPoolExecutor(2) as threads, BotPool(2) as pool:
        for executor in (threads, pool):
            results = runner.play_on(executor, fixtures, ahead=3)
            assert sorted(results, key=lambda result: result.number) == expected


def test_a_game_that_ends_its_process_stops_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    """No stand-in and no random move: in a tournament a failure has to be seen."""
    fixtures = Tournament("card-city", 2, 2, ("beginner", "random"), 6, "5").fixtures()
    monkeypatch.setattr(runner, "play_fixture", faulty_bots.end_process)
    with BotPool(2) as pool, pytest.raises(WorkerDied):
        list(runner.play_on(pool, fixtures, ahead=3))


def test_leaving_early_ends_the_workers_and_no_other_process() -> None:
    bystander = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    bystander.start()
    try:
        fixtures = Tournament("card-city", 2, 2, ("expert:100000", "random"), 20, "3").fixtures()
        quick = [Fixture(fixtures[0].tournament, 0, 0, ("random", "random"))]
        results = runner.play_fixtures([*quick, *fixtures], 2)
        assert next(results).number == 0
        assert len(multiprocessing.active_children()) == 3
        results.close()  # type: ignore[attr-defined]
        end = time.monotonic() + 20
        while len(multiprocessing.active_children()) > 1 and time.monotonic() < end:
            time.sleep(0.05)
        assert multiprocessing.active_children() == [bystander]
    finally:
        bystander.kill()
        bystander.join()


def test_ctrl_c_keeps_and_resume_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(fixtures: Sequence[Fixture], workers: int) -> Iterator[Result]:
        yield from runner.play_fixtures(fixtures[:5], 1)
        raise KeyboardInterrupt

    uninterrupted, resumed = tmp_path / "whole", tmp_path / "kept"
    run(*COMMAND, "--workers", "1", "--json", str(uninterrupted))
    with monkeypatch.context() as patch:
        patch.setattr(command, "play_fixtures", interrupted)
        assert str(resumed) in run(*COMMAND, "--json", str(resumed)).replace("\n", "")
    assert len(json.loads(resumed.read_text())["results"]) == 5
    run("arena", "card-city", "--resume", str(resumed), "--workers", "1")
    assert resumed.read_bytes() == uninterrupted.read_bytes()


def test_a_table_of_ratings_and_one_of_pairings(tmp_path: Path) -> None:
    output = run(*COMMAND, "--workers", "1", "--csv", str(tmp_path / "csv"))
    assert "beginner" in output
    assert "seat 2" in output
    rows = (tmp_path / "csv").read_text().splitlines()
    assert rows[0] == "game,deal,seat,bot,points,rank"
    assert len(rows) == 1 + 2 * 3 * 4


def test_alone_there_are_scores_and_no_ratings() -> None:
    output = run(
        "arena", "card-city", "--players", "1", "--bots", "random", "--games", "3", "--workers", "1", "--lang", "en"
    )
    assert "points" in output
    assert "rating " not in output


def test_the_all_seeing_player_sits_in_the_arena_only() -> None:
    fixture = Fixture(Tournament("card-city", 2, 2, (), 1, "3"), 0, 0, ("all-seeing:5", "random"))
    assert len(runner.play_fixture(fixture).totals) == 2
    refused = CliRunner().invoke(main, ["play", "card-city", "--bots", "all-seeing", "--lang", "en"])
    assert refused.exit_code == 2


@pytest.mark.parametrize("bots", ["strong", "random,random", "wizard,random", "strong:0,random"])
def test_bots_that_cannot_meet_are_refused(bots: str) -> None:
    assert CliRunner().invoke(main, ["arena", "card-city", "--bots", bots]).exit_code == 2


def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("{}")
    assert CliRunner().invoke(main, ["arena", "card-city", "--resume", str(tmp_path / "file")]).exit_code == 2
