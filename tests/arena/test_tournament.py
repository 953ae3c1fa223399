"""Whole tournaments: the same games whatever plays them, kept when interrupted, gone on with."""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tricity
from support import faulty_bots
from tricity.arena import Fixture, Result, Tournament, Workers, open_workers, play, play_fixture
from tricity.arena.files import load
from tricity.bots.pool import BotPool
from tricity.bots.workers import WorkerDied
from tricity.cli import main
from tricity.cli.commands import arena as command

COMMAND = ["arena", "card-city", "--bots", "strong:3,beginner,random", "--games", "4", "--seed", "11", "--lang", "en"]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments are written to the current folder unless a file is named."""
    monkeypatch.chdir(tmp_path)


def run(*args: str) -> str:
    outcome = CliRunner().invoke(main, list(args))
    assert outcome.exit_code == 0, outcome.output
    return outcome.output


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    run(*COMMAND, "--workers", "1", "--json", str(tmp_path / "one"))
    run(*COMMAND, "--workers", "2", "--json", str(tmp_path / "two"))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_any_executor_plays_the_same_games() -> None:
    tournament = Tournament("card-city", 2, 2, ("beginner", "random"), 6, "5")
    expected = [play_fixture(fixture) for fixture in tournament.fixtures()]
    with ThreadPoolExecutor(2) as threads, BotPool(2) as pool:
        for executor in (threads, pool):
            results = play(tournament, workers=Workers(executor, 1))
            assert sorted(results, key=lambda result: result.number) == expected
            assert [*Workers(executor, 1).run_in_order(play_fixture, tournament.fixtures())] == expected


def test_a_game_that_ends_its_process_stops_the_tournament() -> None:
    """No stand-in and no random move: in a tournament a failure has to be seen."""
    with open_workers(2) as workers, pytest.raises(WorkerDied):
        list(workers.run(faulty_bots.end_process, range(6)))


def test_leaving_early_ends_the_workers_and_no_other_process() -> None:
    bystander = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,))
    bystander.start()
    try:
        fixtures = Tournament("card-city", 2, 2, ("expert:100000", "random"), 20, "3").fixtures()
        quick = [Fixture(fixtures[0].tournament, 0, 0, ("random", "random"))]
        with open_workers(2) as workers:
            assert next(workers.run(play_fixture, [*quick, *fixtures])).number == 0
            assert len(multiprocessing.active_children()) == 3
        end = time.monotonic() + 60
        while len(multiprocessing.active_children()) > 1 and time.monotonic() < end:
            time.sleep(0.05)
        assert multiprocessing.active_children() == [bystander]
    finally:
        bystander.kill()
        bystander.join()


def interrupted_after(games: int) -> Callable[..., Iterator[Result]]:
    def interrupted(tournament: Tournament, played: Sequence[Result], **settings: Any) -> Iterator[Result]:
        yield from islice(play(tournament, played, records=settings["records"]), games)
        raise KeyboardInterrupt

    return interrupted


def test_ctrl_c_keeps_and_resume_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    uninterrupted, resumed = tmp_path / "whole", tmp_path / "kept"
    run(*COMMAND, "--workers", "1", "--json", str(uninterrupted))
    with monkeypatch.context() as patch:
        patch.setattr(command, "play", interrupted_after(5))
        output = run(*COMMAND, "--json", str(resumed))
    assert str(resumed) in output.replace("\n", "")
    assert "5 games" in output
    assert len(load(resumed)[1]) == 5
    run("arena", "card-city", "--resume", str(resumed), "--workers", "1")
    assert resumed.read_bytes() == uninterrupted.read_bytes()


def test_every_game_is_in_the_file_as_soon_as_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = []

    def watched(tournament: Tournament, played: Sequence[Result], **settings: Any) -> Iterator[Result]:
        for result in play(tournament, played):
            lines.append(len(Path("arena-card-city-11.jsonl").read_text().splitlines()))
            yield result

    monkeypatch.setattr(command, "play", watched)
    run(*COMMAND, "--workers", "1")
    assert lines == [1 + number for number in range(12)]


def test_a_tournament_goes_on_to_more_games_with_the_moves_of_each(tmp_path: Path) -> None:
    command = ["arena", "card-city", "--bots", "beginner,random", "--seed", "4", "--workers", "1", "--records"]
    run(*command, "--games", "6", "--json", str(tmp_path / "whole"))
    run(*command, "--games", "4")
    assert "6 games" in run("arena", "card-city", "--resume", "--games", "6", "--records", "--workers", "1")
    grown = Path("arena-card-city-4.jsonl")
    assert grown.read_bytes() == (tmp_path / "whole").read_bytes()
    results = load(grown)[1]
    assert [tricity.replay(result.record).result() for result in results] == [result.totals for result in results]


def test_a_file_that_was_cut_off_in_a_line_goes_on_from_the_whole_ones(tmp_path: Path) -> None:
    run(*COMMAND, "--workers", "1", "--json", str(tmp_path / "whole"))
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut").write_bytes(b"".join(lines[:4]) + lines[4][:20])
    assert len(load(tmp_path / "cut")[1]) == 3
    run("arena", "card-city", "--resume", str(tmp_path / "cut"), "--workers", "1")
    assert (tmp_path / "cut").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize("args", [["--resume"], ["--resume", "--seed", "3", "--json", "file"]])
def test_nothing_to_resume(args: list[str]) -> None:
    Path("file").write_text('{"format": 3, "tournament": {}}')
    assert CliRunner().invoke(main, ["arena", "card-city", *args]).exit_code == 2


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
    assert len(play_fixture(fixture).totals) == 2
    refused = CliRunner().invoke(main, ["play", "card-city", "--bots", "all-seeing", "--lang", "en"])
    assert refused.exit_code == 2


@pytest.mark.parametrize("bots", ["strong", "random,random", "wizard,random", "strong:0,random"])
def test_bots_that_cannot_meet_are_refused(bots: str) -> None:
    assert CliRunner().invoke(main, ["arena", "card-city", "--bots", bots]).exit_code == 2


def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("{}")
    assert CliRunner().invoke(main, ["arena", "card-city", "--resume", str(tmp_path / "file")]).exit_code == 2
