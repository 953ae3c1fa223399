"""What can be typed at the prompt: numbers, moves and commands."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tricity as engine
from support.advice import a_blunder
from support.terminal import tricity
from tricity.bots.pool import BotPool
from tricity.cli.commands import play
from tricity.cli.play import advice
from tricity.locales import LANGUAGES

BUILDING = ["1"]
"""With seed 7 the first decision is to choose a lot, the second to build a residence or a parking."""


class _KeptPool(BotPool):
    """Bots for one game after the other: starting them takes longer than their moves."""

    def close(self) -> None:
        pass

    def really_close(self) -> None:
        super().close()


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    kept = _KeptPool()
    yield kept
    kept.really_close()


@pytest.fixture(autouse=True)
def _elsewhere(pool: BotPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "BotPool", lambda: pool)
    monkeypatch.chdir(tmp_path)


def answer_to(*lines: str, lang: str = "en", players: int = 2) -> str:
    """What the game answered to the last of the lines."""
    args = ("play", "card-city", "--seed", "7", "--players", str(players), "--lang", lang)
    before = tricity(*args, typed=lines[:-1]).output
    after = tricity(*args, typed=lines).output
    farewell = before.rstrip().rpartition("\n")[2]
    return after[len(before) - len(farewell) - 1 :].strip().removesuffix(farewell).rstrip("> \n")


def test_a_move_can_be_typed() -> None:
    assert "Player 1 builds a residence at e4." in answer_to(*BUILDING, "build residence e4")


def test_a_move_can_be_abbreviated() -> None:
    assert "Player 1 builds a car park at e6." in answer_to(*BUILDING, "b p e6")


def test_words_list_the_matching_moves() -> None:
    listed = answer_to(*BUILDING, "residence")
    assert "1\u00a0e4" in listed
    assert "car park" not in listed


def test_a_single_matching_move_is_confirmed_before_it_is_played() -> None:
    assert "Play “build car park e6”?" in answer_to(*BUILDING, "parking e6")
    assert "Player 1 builds a car park at e6." in answer_to(*BUILDING, "parking e6", "")
    assert "builds" not in answer_to(*BUILDING, "parking e6", "n")


def test_an_illegal_move_is_refused_with_its_rule_and_asked_again() -> None:
    answer = answer_to(*BUILDING, "build residence a1")
    assert "CC-22 · You can’t place the residence at a1" in answer
    assert "Player 1 builds a residence at e4" in answer_to(*BUILDING, "build residence a1", "1")


def test_text_that_is_not_a_move_is_rejected() -> None:
    answer = " ".join(answer_to("castle kingside").split())
    assert answer == "“castle kingside” is neither a move nor a command. Type “help” for all commands."


def test_a_list_without_moves_says_so() -> None:
    assert answer_to("moves castle") == "No legal move contains “castle”."


def test_a_hint_has_numbers_moves_and_reasons() -> None:
    intro, *rows = answer_to("hint").splitlines()
    assert intro == "A strong player would consider:"
    assert rows[0].startswith(("1  choose small", "2  choose big"))
    assert "you should finish" in rows[0] or "it will be close" in rows[0]


def test_chances_are_shown_for_every_player() -> None:
    intro, first, second = answer_to("chances").splitlines()
    assert intro == "Chances of winning"
    chances = [int(row.rpartition(" ")[2].removesuffix("%")) for row in (first, second)]
    assert sum(chances) == 100
    assert answer_to("chances", players=1).splitlines()[0] == "Expected score"


def test_a_blunder_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "move_cost", a_blunder)
    assert answer_to("warnings") == "You will be warned before a blunder."
    warned = answer_to("warnings", *BUILDING)
    assert "about 21 percentage points" in warned
    assert "type it again" in warned
    assert "Place a residence" in answer_to("warnings", *BUILDING, *BUILDING)
    assert answer_to("warnings", "warnings") == "You will not be warned any more."
    assert "Place a residence" in answer_to("warnings", "warnings", *BUILDING)


def test_a_number_out_of_range_is_refused() -> None:
    assert answer_to("3") == "There is no move 3. Choose a number from 1 to 2."
    assert "There is no move" in answer_to("9" * 5000)


def test_undo_goes_back_to_the_players_own_last_decision() -> None:
    answer = answer_to("1", "1", "undo")
    assert "Undone." in answer
    assert "Place a residence and a car park in your city." in answer
    assert "Choose one of the two lots" in answer_to("1", "1", "undo", "undo")
    assert answer_to("undo") == "There is no move to undo."


def test_a_game_continues_after_undo() -> None:
    assert "Player 1 builds a residence at e6." in answer_to("1", "1", "undo", "build residence e6")


def test_why_shows_the_rule_of_the_last_refusal() -> None:
    assert answer_to("why") == "No move has been refused. Type a rule or a move after “why”."
    assert answer_to(*BUILDING, "build residence a1", "why").startswith("CC-22  Place each new card on an empty space")


@pytest.mark.parametrize("rule", ["CC-25", "cc-25", "25"])
def test_why_shows_a_rule(rule: str) -> None:
    assert answer_to(f"why {rule}").startswith("CC-25  You may not build a residence next to a residence")


def test_why_checks_a_move_without_playing_it() -> None:
    assert "CC-22 · You can’t place the car park at a1" in answer_to(*BUILDING, "why build parking a1")
    assert answer_to(*BUILDING, "why build parking e4") == "This move is allowed."
    assert "Place a residence" not in answer_to(*BUILDING, "why build parking e4")


def test_score_is_as_if_the_game_ended_now() -> None:
    answer = answer_to("score")
    assert "If the game ended now:" in answer
    assert "−24" in answer
    assert "Empty spaces: 24" in answer


def test_help_lists_every_command() -> None:
    listed = answer_to("help")
    for command in ("moves", "undo", "why", "rules", "score", "save", "load", "lang", "quit"):
        assert f"\n{command} " in listed
    assert answer_to("?") == listed


def test_all_rules_or_one_rule_are_shown() -> None:
    rules = answer_to("rules")
    assert "CC-92" in rules
    assert "Phase 1: acquisition" in rules
    assert answer_to("rules 61").startswith("CC-61")
    assert answer_to("rules 99") == "Card City has no rule “99”."


def test_moves_lists_all_and_some() -> None:
    assert answer_to(*BUILDING, "moves").count("build") == 8
    assert answer_to(*BUILDING, "moves parking").count("build") == 4


def test_many_moves_are_folded() -> None:
    shown = tricity("play", "card-city", "--seed", "2", "--players", "4").output
    while_dividing = shown.rpartition("Divide your 8 cards")[2]
    assert "divide: small lot / big lot face up" in while_dividing
    assert while_dividing.count("\n") < 25
    assert "moves" in while_dividing


def test_save_and_load() -> None:
    assert answer_to(*BUILDING, "save game.txt") == "Saved to game.txt"
    match = engine.replay(Path("game.txt").read_text())
    assert match.version > 0
    assert "Place a residence and a car park in your city." in answer_to("load game.txt")
    assert "Place a residence and a car park in your city." in tricity("play", "card-city", "--load", "game.txt").output


def test_a_loaded_game_does_not_repeat_old_events() -> None:
    answer_to("1", "1", "1", "save game.txt")
    assert "Round 1." not in answer_to("load game.txt")


def test_saving_asks_before_it_writes_over_a_file() -> None:
    Path("mine.txt").write_text("precious")
    assert "already exists. Overwrite it?" in answer_to("save mine.txt")
    answer_to("save mine.txt", "n")
    assert Path("mine.txt").read_text() == "precious"
    answer_to("save mine.txt", "y")
    assert Path("mine.txt").read_text().startswith("tricity record")


def test_saving_to_an_impossible_path_is_rejected() -> None:
    assert "cannot be written" in answer_to("save nowhere/game.txt")
    assert answer_to("save") == "Please give a file name."
    assert answer_to("load") == "Please give a file name."
    assert answer_to("load nothing.txt") == "There is no file nothing.txt."


def test_quit_offers_to_save() -> None:
    args = ("play", "card-city", "--seed", "7")
    assert tricity(*args, typed=["quit", ""]).output.endswith("Goodbye!\n")
    result = tricity(*args, typed=["1", "quit", "nowhere/x.txt", "left.txt"])
    assert "cannot be written" in result.output
    assert engine.replay(Path("left.txt").read_text()).version > 0


@pytest.mark.parametrize(("lang", "no"), [("en", "n"), ("en", "No"), ("fr", "non"), ("pl", "nie")])
def test_a_no_is_not_a_file(lang: str, no: str) -> None:
    tricity("play", "card-city", "--seed", "7", "--lang", lang, typed=["1", "quit", no])
    assert list(Path.cwd().iterdir()) == []


def test_the_language_changes_in_the_middle() -> None:
    answer = answer_to("lang fr")
    assert "choisissez le vôtre." in answer
    assert "choisir  1\u00a0petit  2\u00a0grand" in answer
    assert "Player" not in answer
    assert answer_to("lang tlh") == f"There is no language “tlh”. Available languages: {', '.join(LANGUAGES)}."


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("fr", "construire résidence e4", "Joueur 1 construit une résidence en e4"),
        ("fr", "CONSTRUIRE residence e4", "Joueur 1 construit une résidence en e4"),
        ("fr", "build residence e4", "Joueur 1 construit une résidence en e4"),
        ("fr", "construire résidence a1", "CC-22 · "),
        ("fr", "pourquoi construire résidence a1", "CC-22 · "),
        ("fr", "annuler", "Coup annulé."),
        ("fr", "règles 25", "CC-25"),
        ("pl", "zbuduj dom e4", "Gracz 1 buduje dom na polu e4"),
        ("pl", "zbuduj rozrywke e4", "CC-20 · "),
        ("pl", "dlaczego 25", "CC-25"),
        ("pl", "jezyk en", "Place a residence"),
        ("pl", "undo", "Ruch cofnięty."),
    ],
)
def test_commands_and_moves_are_understood_in_the_language_and_in_english(lang: str, line: str, answer: str) -> None:
    assert answer in answer_to(*BUILDING, line, lang=lang)
