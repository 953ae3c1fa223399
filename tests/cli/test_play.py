"""Whole games by script, from the command line to the saved record."""

from pathlib import Path

import pytest

import tricity as engine
from support.terminal import refused, tricity

FIRST_MOVES = ["1"] * 120
"""More than a game needs; what is left over answers the question for a file name."""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_ends_with_the_scores_the_winner_and_the_seed() -> None:
    result = tricity("play", "card-city", "--seed", "7", typed=FIRST_MOVES)
    assert result.exit_code == 0
    assert "end of the game" in result.output
    assert "tie-break" in result.output
    assert "wins!" in result.output
    assert "Seed: 7" in result.output


def test_the_record_offered_at_the_end_replays_the_game() -> None:
    tricity("play", "card-city", "--seed", "7", "--players", "3", "--parking-meters", typed=FIRST_MOVES)
    match = engine.replay(Path("1").read_text())
    assert match.over
    assert (match.seed, match.players, match.options["parking_meters"]) == ("7", 3, True)


def test_the_same_seed_and_moves_play_the_same_game() -> None:
    runs = [tricity("play", "card-city", "--seed", "x", typed=["1"] * 30).output for _ in range(2)]
    assert runs[0] == runs[1]


@pytest.mark.parametrize(
    ("lang", "given", "scoring"),
    [("en", [], "type"), ("pl", [], "symbol"), ("pl", ["--automa-scoring", "type"], "type")],
)
def test_solo_point_city_follows_the_rulebook_of_the_language(lang: str, given: list[str], scoring: str) -> None:
    run = tricity("play", "point-city", "--players", "1", *given, "--seed", "7", "--lang", lang, typed=FIRST_MOVES)
    assert run.exit_code == 0
    assert engine.replay(Path("1").read_text()).options["automa_scoring"] == scoring


def test_two_players_of_point_city_have_no_solo_options_in_polish() -> None:
    tricity("play", "point-city", "--seed", "7", "--lang", "pl", typed=FIRST_MOVES)
    assert engine.replay(Path("1").read_text()).options == {}


def test_bots_alone_play_to_the_end() -> None:
    result = tricity("play", "card-city", "--players", "2", "--bots", "random,random", "--seed", "1")
    assert "wins!" in result.output
    assert "Round 10 begins." in result.output


def test_bots_take_the_last_seats_and_people_the_first() -> None:
    result = tricity("play", "card-city", "--players", "3", "--bots", "random", "--names", "Ana,Jan", "--seed", "1")
    assert "Bot 3: random" in result.output
    assert "Ana" in result.output
    assert "Jan" in result.output


def test_bots_without_a_number_of_players_make_room_for_one_person() -> None:
    result = tricity("play", "card-city", "--bots", "random,random", "--seed", "1")
    assert "3 players" in result.output


def test_solo_has_a_level_and_no_winner() -> None:
    result = tricity("play", "card-city", "--players", "1", "--seed", "7", typed=FIRST_MOVES)
    assert "Level:" in result.output
    assert "wins" not in result.output


def test_pressing_enter_twice_starts_a_game_from_the_menu() -> None:
    result = tricity("play", typed=["", ""])
    assert "Card City · 2 players" in result.output
    assert "Round 1 of 10" in result.output


def test_the_menu_understands_names_and_asks_again() -> None:
    result = tricity("play", typed=["chess", "card", "7", "4"])
    assert result.output.count("Which game?") == 2
    assert result.output.count("How many players") == 2
    assert "Card City · 4 players" in result.output


def test_options_before_the_name_of_the_game_apply_to_it() -> None:
    result = tricity("play", "--players", "3", "--seed", "2", "card-city")
    assert "3 players" in result.output


def test_the_end_of_the_input_leaves_the_game() -> None:
    result = tricity("play", "card-city")
    assert result.exit_code == 0
    assert result.output.endswith("Goodbye!\n")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "There is no game called “chess”. Available games: card-city"),
        (["card-city", "--players", "9"], "cannot be played with 9 players"),
        (["card-city", "--seed", " "], "cannot be used as a seed"),
        (["card-city", "--bots", "oracle"], "There is no bot called “oracle”"),
        (["card-city", "--players", "1", "--bots", "random,random"], "2 bots are too many for 1 player"),
        (["card-city", "--bots", "random", "--hot-seat"], "Use either --hot-seat or --bots"),
        (["card-city", "--names", "x" * 21], "cannot be used as a name"),
        (["card-city", "--names", "a\x1b[2Jb"], "cannot be used as a name"),
    ],
)
def test_impossible_games_are_rejected_with_one_line(args: list[str], words: str) -> None:
    assert words in refused(tricity("play", *args))


def test_unknown_languages_are_rejected() -> None:
    assert tricity("play", "card-city", "--lang", "tlh").exit_code == 2
