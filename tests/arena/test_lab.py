"""The balance lab: what it plays, what its figures say about games with a known answer, and its files."""

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import tricity
from support.lab_pages import REPORTS, page
from tricity.arena.lab import experiment as experiments
from tricity.arena.lab.analysis import analyse
from tricity.arena.lab.experiment import Experiment, LabGame, play_task
from tricity.arena.lab.files import LabFile
from tricity.arena.lab.pieces import held_pieces, move_kinds, pieces_of
from tricity.arena.lab.statistics import Relation, between_share
from tricity.cli import main
from tricity.cli.commands import lab as command
from tricity.core.estimates import mean, mean_share
from tricity.core.native import Random
from tricity.games import names
from tricity.locales import LANGUAGES

COMMAND = ["--players", "2,3", "--bots", "random", "--games", "6", "--repeats", "3", "--seed", "1", "--workers", "1"]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lab(*args: str) -> str:
    done = CliRunner().invoke(main, ["lab", *args])
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def played(number: int, winner: int, **more: object) -> LabGame:
    """A game of two, by default begun by the first seat."""
    ranks = (1, 2) if winner == 0 else (2, 1)
    values = {"first": 0, "decisions": 10, "choices": 30, "lead_changes": 1, "settled": 0.5, **more}
    pieces = ({"card-tower": 1}, {}) if winner == 0 else ({}, {"card-tower": 1})
    totals = (10, 5) if winner == 0 else (5, 10)
    bots = more.pop("bots", ("a", "a"))
    values.pop("bots", None)
    kind = values.pop("kind", "game")
    return LabGame(kind, 2, number, number // 2, bots, totals, ranks, pieces=pieces, moves=({}, {}), **values)  # type: ignore[arg-type]


def experiment(repeats: int = 2) -> Experiment:
    return Experiment("card-city", 1, (2,), "a", 100, repeats, 0, "1")


def test_every_deal_is_played_many_times_by_equals_and_then_there_are_duels() -> None:
    plan = Experiment.create("card-city", "expert", players=[2, 3], games=7, repeats=3, duels=4, seed=1)
    tasks = list(plan.tasks())
    assert len(tasks) == plan.count() == 2 * 9 + 3 * 4
    games = [task.fixture for task in tasks if task.kind == "game"]
    assert [fixture.deal for fixture in games] == [deal for deal in range(3) for _ in range(6)]
    assert {task.kind for task in tasks[:12]} == {"game", "duel"}
    assert {fixture.bots for fixture in games} == {("expert",) * 2, ("expert",) * 3}
    assert plan.rivals() == ["expert:20", "expert:200", "expert:666"]


@pytest.mark.parametrize(
    ("bot", "rivals"),
    [
        ("strong:50", ["strong:5", "strong:16"]),
        ("expert:1.5s", ["expert:0.015s", "expert:0.15s", "expert:0.5s"]),
        ("improver", ["random", "beginner"]),
        ("random", []),
    ],
)
def test_the_bot_meets_its_smaller_budgets_or_weaker_levels(bot: str, rivals: list[str]) -> None:
    assert Experiment.create("card-city", bot, duels=2).rivals() == rivals


@pytest.mark.parametrize("name", names())
def test_what_seats_have_and_do_is_read_from_any_game(name: str) -> None:
    plan = Experiment.create(name, "random", players=[2], games=2, repeats=2, duels=0, seed=1)
    game = play_task(next(iter(plan.tasks())))
    assert game.decisions <= game.choices
    assert 0 <= game.settled <= 1
    for pieces in game.pieces:
        assert set(pieces) <= set(pieces_of(name).values())
    assert all(count > 0 for counts in (*game.pieces, *game.moves) for count in counts.values())
    assert sum(map(len, game.moves)) > 0


def test_the_pieces_of_a_city() -> None:
    match = tricity.new("card-city", players=2, seed=7)
    while not match.over:
        match.play(match.legal_moves()[0])
    seat = match.view(0)["seats"][0]
    assert held_pieces(match, 0)["card-residence"] == list(seat["city"].values()).count("residence")
    built = [played.move for played in match.moves if played.seat == 0 and played.move.verb == "build"]
    assert move_kinds(match, 0)["build card-residence"] == sum(move.args[0] == "residence" for move in built)


def test_the_share_of_variance_between_groups() -> None:
    assert between_share([[[1.0, 1.0]], [[5.0, 5.0]], [[9.0, 9.0]]]).value == pytest.approx(1)
    rng = Random(1)
    noise = [[[rng.random(), rng.random(), rng.random()]] for _ in range(400)]
    assert between_share(noise).value == pytest.approx(0, abs=0.08)
    half = [[[base + rng.random() for _ in range(3)]] for base in (rng.random() for _ in range(400))]
    share = between_share(half)
    assert share.value == pytest.approx(0.5, abs=0.1)
    assert share.low < 0.5 < share.high


def test_the_effect_of_one_more() -> None:
    relation = Relation(n=400, y=200.0, yy=200.0)
    for number in range(400):
        count, win = number % 3, float(number % 3 == 2 or number % 6 == 0)
        if count:
            relation.add(count, win)
    relation.y = relation.yy = float(sum(number % 3 == 2 or number % 6 == 0 for number in range(400)))
    slope = relation.slope()
    assert slope is not None
    assert slope.low < 0.25 < slope.high
    assert Relation(n=10, x=10, xx=10, y=5, yy=5, xy=5).slope() is None


def test_a_mean_has_an_interval() -> None:
    estimate = mean([1.0, 2.0, 3.0])
    assert estimate.low < estimate.value == 2 < estimate.high
    assert mean([]).value == 0
    shares = mean_share([1.0, 1.0, 1.0, 0.5])
    assert 0.5 < shares.low < shares.value < shares.high == 1


def test_who_begins_always_wins() -> None:
    report = analyse(experiment(), [played(number, number % 2, first=number % 2) for number in range(20)])
    (balance,) = report.balances
    assert [position.wins.value for position in balance.order] == [1, 0]
    assert balance.order[0].points.value == 10
    assert balance.margin.value == 5
    assert balance.pieces[0].name == "card-tower"
    assert balance.pieces[0].wins.value == 1
    assert (balance.pieces[0].winners, balance.pieces[0].others) == (1, 0)


def test_a_deal_that_decides_everything_and_one_that_decides_nothing() -> None:
    by_deal = analyse(experiment(), [played(number, number // 2 % 2) for number in range(40)])
    assert by_deal.balances[0].deal_wins.value == pytest.approx(1)
    by_chance = analyse(experiment(), [played(number, number % 2) for number in range(40)])
    assert by_chance.balances[0].deal_wins.value == 0


def test_a_deal_that_was_not_finished_does_not_count() -> None:
    report = analyse(experiment(repeats=4), [played(number, 0) for number in range(7)])
    assert (report.games, report.balances[0].games, report.balances[0].deals) == (7, 4, 1)


def test_skill_is_told_from_the_luck_of_the_deal() -> None:
    # Four deals, the bot first in the first seat, then in the second: it wins twice, its rival twice, each seat once.
    winners = [(0, 1), (1, 0), (0, 0), (1, 1)]
    games = [
        played(2 * deal + half, winner, kind="duel", bots=("a", "b") if half == 0 else ("b", "a"))
        for deal, pair in enumerate(winners)
        for half, winner in enumerate(pair)
    ]
    (duels,) = analyse(experiment(), games).duels
    assert (duels.rival, duels.games, duels.wins.value) == ("b", 8, 0.5)
    assert (duels.stronger_twice, duels.weaker_twice, duels.same_seat) == (0.25, 0.25, 0.5)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_in_every_language(name: str, lang: str) -> None:
    lab(name, "--players", "2", "--bots", "beginner", "--games", "2", "--repeats", "2", "--duels", "2", "--seed", "1",
        "--workers", "1", "--lang", lang)  # fmt: skip
    folder = Path(f"lab-{name}-1")
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count("<svg") >= 6
    assert "http" not in page
    assert len(json.loads((folder / "report.json").read_text())["duels"]) == 1
    with (folder / "seats.csv").open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 2 * 4
    assert (folder / "seats.parquet").stat().st_size > 0


@pytest.mark.parametrize("path", sorted(REPORTS.glob("*.json")), ids=lambda path: path.stem)
def test_the_reports_in_the_docs_are_what_the_lab_writes(path: Path) -> None:
    """After a change of words or layout: make pages."""
    assert page(path) == path.with_suffix(".html").read_text(encoding="utf-8")
    assert f"(lab/{path.stem}.html)" in (REPORTS.parent / "lab.md").read_text(encoding="utf-8")


def test_ctrl_c_reports_what_was_played_and_resume_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def interrupted(task: experiments.Task) -> LabGame:
        nonlocal calls
        calls += 1
        if calls > 8:
            raise KeyboardInterrupt
        return play_task(task)

    lab("card-city", *COMMAND, "--out", "whole")
    with monkeypatch.context() as patch:
        patch.setattr(command, "play_task", interrupted)
        assert "after 8 games" in lab("card-city", *COMMAND, "--lang", "en")
    assert LabFile.resumed(Path("lab-card-city-1")).count == 8
    with Path("lab-card-city-1/games.jsonl").open("ab") as file:
        file.write(b'{"kind":"ga')
    lab("card-city", "--resume", "--workers", "2")
    for file_name in ("games.jsonl", "report.html", "report.json", "seats.csv", "seats.parquet"):
        assert Path("lab-card-city-1", file_name).read_bytes() == Path("whole", file_name).read_bytes(), file_name


@pytest.mark.parametrize(
    "args",
    [
        ["--players", "1"],
        ["--players", "two"],
        ["--players", "9"],
        ["--bots", "wizard"],
        ["--resume"],
        ["--resume", "nowhere"],
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str]) -> None:
    assert CliRunner().invoke(main, ["lab", "card-city", *args]).exit_code == 2


def test_games_that_are_there_are_not_overwritten() -> None:
    Path("lab-card-city-1").mkdir()
    Path("lab-card-city-1/games.jsonl").write_text("{}")
    assert CliRunner().invoke(main, ["lab", "card-city", "--seed", "1"]).exit_code == 2
    assert CliRunner().invoke(main, ["lab", "card-city", "--resume"]).exit_code == 2
