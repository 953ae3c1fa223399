"""Mistakes in a command line are reported in the reader's language, whatever click calls them."""

from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from support.terminal import refused, tricity
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.reported import reported
from tricity.core.errors import TricityError
from tricity.locales import LANGUAGES
from tricity.server.settings import BadSetting, all_settings

MISTAKES = {
    ("plya",): (
        "There is no command “plya”. Did you mean play?",
        "La commande « plya » n’existe pas. Vouliez-vous dire play ?",
        "Nie ma polecenia „plya”. Może chodziło o play?",
    ),
    ("admin", "mutter"): (
        "There is no command “mutter”. Did you mean mute?",
        "La commande « mutter » n’existe pas. Vouliez-vous dire mute ?",
        "Nie ma polecenia „mutter”. Może chodziło o mute?",
    ),
    ("frobnicate",): (
        "There is no command “frobnicate”.",
        "La commande « frobnicate » n’existe pas.",
        "Nie ma polecenia „frobnicate”.",
    ),
    ("play", "card-city", "--sede", "4"): (
        "There is no option --sede. Did you mean --seed?",
        "L’option --sede n’existe pas. Vouliez-vous dire --seed ?",
        "Nie ma opcji --sede. Może chodziło o --seed?",
    ),
    ("verify", "-x"): (
        "There is no option -x.",
        "L’option -x n’existe pas.",
        "Nie ma opcji -x.",
    ),
    ("verify",): (
        "FILE is missing.",
        "Il manque FILE.",
        "Brakuje FILE.",
    ),
    ("games", "one"): (
        "One argument too many: one",
        "Un argument de trop : one",
        "Niepotrzebny argument: one",
    ),
    ("verify", "one", "two", "three"): (
        "2 arguments too many: two three",
        "2 arguments de trop : two three",
        "2 niepotrzebne argumenty: two three",
    ),
    ("play", "card-city", "--seed"): (
        "--seed needs a value.",
        "--seed demande une valeur.",
        "--seed wymaga podania wartości.",
    ),
    ("--lang",): (
        "--lang needs a value.",
        "--lang demande une valeur.",
        "--lang wymaga podania wartości.",
    ),
    ("--lang", "tlh"): (
        "--lang: “tlh” is not available. Choose from: en, fr, pl.",
        "--lang : « tlh » n’est pas possible. Choisissez parmi : en, fr, pl.",
        "--lang: Nie ma wartości „tlh”. Możliwe wartości: en, fr, pl.",
    ),
    ("verify", "--help=yes"): (
        "--help does not take a value.",
        "--help ne prend pas de valeur.",
        "--help nie przyjmuje wartości.",
    ),
    ("arena", "card-city", "--sprt", "elo0=0"): (
        "--sprt needs 2 values.",
        "--sprt demande 2 valeurs.",
        "--sprt wymaga podania 2 wartości.",
    ),
    ("play", "card-city", "--hot-seat=yes"): (
        "--hot-seat does not take a value.",
        "--hot-seat ne prend pas de valeur.",
        "--hot-seat nie przyjmuje wartości.",
    ),
    ("play", "card-city", "--discard", "never"): (
        "--discard: “never” is not available. Choose from: in-order, last.",
        "--discard : « never » n’est pas possible. Choisissez parmi : in-order, last.",
        "--discard: Nie ma wartości „never”. Możliwe wartości: in-order, last.",
    ),
    ("admin", "tables", "--status", "playing", "--status", "lost"): (
        "--status: “lost” is not available. Choose from: gathering, playing, finished, abandoned, imported.",
        "--status : « lost » n’est pas possible. Choisissez parmi : gathering, playing, finished, abandoned, imported.",
        "--status: Nie ma wartości „lost”. Możliwe wartości: gathering, playing, finished, abandoned, imported.",
    ),
    ("play", "card-city", "--players", "two"): (
        "--players: “two” is not a whole number.",
        "--players : « two » n’est pas un nombre entier.",
        "--players: „two” nie jest liczbą całkowitą.",
    ),
    ("arena", "card-city", "--games", "0.5"): (
        "--games: “0.5” is not a whole number.",
        "--games : « 0.5 » n’est pas un nombre entier.",
        "--games: „0.5” nie jest liczbą całkowitą.",
    ),
    ("review", "x", "--effort", "much"): (
        "--effort: “much” is not a number.",
        "--effort : « much » n’est pas un nombre.",
        "--effort: „much” nie jest liczbą.",
    ),
    ("review", "x", "--effort", "1000"): (
        "--effort: Choose a number from 0.01 to 100, not 1000.",
        "--effort : Choisissez un nombre de 0.01 à 100, et non 1000.",
        "--effort: Podaj liczbę od 0.01 do 100, a nie 1000.",
    ),
    ("learn", "card-city", "--step", "0"): (
        "--step: Choose 1 or more, not 0.",
        "--step : Choisissez un nombre d’au moins 1, et non 0.",
        "--step: Podaj liczbę nie mniejszą niż 1, a nie 0.",
    ),
    ("admin", "ban", "x", "--days", "0"): (
        "--days: Choose a number greater than 0, not 0.",
        "--days : Choisissez un nombre supérieur à 0, et non 0.",
        "--days: Podaj liczbę większą niż 0, a nie 0.",
    ),
    ("prune", "--guests", "long"): (
        "--guests: Write it like this: 90d, 12w, 6m, 1y.",
        "--guests : Écrivez par exemple : 90d, 12w, 6m, 1y.",
        "--guests: Napisz na przykład: 90d, 12w, 6m, 1y.",
    ),
    ("serve", "--limit-chat", "often"): (
        "--limit-chat: Write it like this: 20/s 120.",
        "--limit-chat : Écrivez par exemple : 20/s 120.",
        "--limit-chat: Napisz na przykład: 20/s 120.",
    ),
    ("serve", "--public-url", "games"): (
        "--public-url: Write it like this: https://games.example.",
        "--public-url : Écrivez par exemple : https://games.example.",
        "--public-url: Napisz na przykład: https://games.example.",
    ),
    ("export", "folder", "file", "nothing"): (
        "FILES: There is no file nothing.",
        "FILES : Le fichier nothing n’existe pas.",
        "FILES: Nie ma pliku nothing.",
    ),
    ("export", "file"): (
        "FOLDER: file is a file, not a folder.",
        "FOLDER : file est un fichier, pas un dossier.",
        "FOLDER: file to plik, a nie folder.",
    ),
    ("backup", "empty"): (
        "FILE: empty is a folder, not a file.",
        "FILE : empty est un dossier, pas un fichier.",
        "FILE: empty to folder, a nie plik.",
    ),
}


@pytest.mark.parametrize(("position", "lang"), [*enumerate(("en", "fr", "pl"))])
@pytest.mark.parametrize("args", MISTAKES, ids=" ".join)
def test_a_mistake_in_the_command_line(
    args: tuple[str, ...], lang: str, position: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("empty").mkdir()
    usage, _, message = refused(tricity(*args, columns=200, TRICITY_LANG=lang)).partition(" --help ")
    assert message.replace("\u00a0", " ") == MISTAKES[args][position]
    words = Translator(lang)
    assert usage.startswith(" ".join(words("help-usage").split()))
    assert " ".join(words("usage-help", command="tricity").split()) in usage


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_without_a_command(lang: str) -> None:
    assert refused(tricity("--lang", lang)).endswith(" ".join(Translator(lang)("usage-which-command").split()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_before_the_command(lang: str) -> None:
    error = refused(tricity("--lnag", "x", TRICITY_LANG=lang))
    assert " ".join(Translator(lang)("usage-no-option", typed="--lnag").split()) in error


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_group_alone_shows_its_help(lang: str) -> None:
    result = tricity("admin", TRICITY_LANG=lang)
    assert result.exit_code == 2
    assert result.stderr.startswith(Translator(lang)("help-usage"))
    assert Translator(lang)("about-help") in " ".join(result.stderr.split())


def stopping(what: BaseException, lang: str) -> click.Command:
    """A command in that language during which this happens."""

    def run() -> None:
        with reported(Translator(lang)):
            raise what

    return LocalizedCommand("any", callback=run)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("happens", "code", "key", "facts"),
    [
        (lambda: FileNotFoundError(2, "gone", "x"), 1, "file-unusable", {"path": "x", "detail": "gone"}),
        (lambda: click.FileError("x", "gone"), 1, "file-unreadable", {"path": "x", "detail": "gone"}),
        (click.Abort, 1, "stopped", {}),
        (EOFError, 1, "stopped", {}),
        (lambda: TricityError("no-such-player", number=3, players=2), 2, "no-such-player", {"number": 3, "players": 2}),
    ],
    ids=["path", "file", "abort", "end of input", "own"],
)
def test_other_ends(
    happens: Callable[[], BaseException], code: int, key: str, facts: dict[str, object], lang: str
) -> None:
    result = CliRunner().invoke(stopping(happens(), lang), obj=Translator(lang), env={"COLUMNS": "200"})
    assert result.exit_code == code
    assert not result.stdout
    assert result.stderr == Translator(lang)(key, **facts) + "\n"


def test_an_interrupt_is_silent_and_has_the_code_of_shells() -> None:
    result = CliRunner().invoke(stopping(KeyboardInterrupt(), "en"), obj=Translator("en"))
    assert (result.exit_code, result.output) == (130, "")


def test_what_we_do_not_expect_is_said_in_the_words_of_click() -> None:
    result = CliRunner().invoke(stopping(click.UsageError("strange"), "fr"), obj=Translator("fr"))
    assert (result.exit_code, result.stderr) == (2, "strange\n")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("port", "x", "TRICITY_PORT a une valeur inutilisable : « x » n’est pas un nombre entier."),
        ("https", "x", "TRICITY_HTTPS a une valeur inutilisable : « x » n’est ni yes (oui), ni no (non)."),
        (
            "smtp",
            "secret",
            "TRICITY_SMTP a une valeur inutilisable : Écrivez par exemple : smtp://user:password@host:587.",
        ),
    ],
)
def test_a_setting_of_the_environment(name: str, text: str, said: str) -> None:
    setting = next(setting for setting in all_settings() if setting.name == name)
    with pytest.raises(BadSetting) as caught:
        setting.parse(text)
    assert Translator("fr").describe(caught.value).replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("lang", "usage", "port"),
    [
        ("en", "Usage: tricity admin [OPTIONS] COMMAND [ARGUMENTS]...", "[default: 8000, from 0 to 65535]"),
        ("fr", "Utilisation : tricity admin [OPTIONS] COMMANDE [ARGUMENTS]...", "[par défaut : 8000, de 0 à 65535]"),
        ("pl", "Użycie: tricity admin [OPCJE] POLECENIE [ARGUMENTY]...", "[domyślnie: 8000, od 0 do 65535]"),
    ],
)
def test_placeholders_defaults_and_ranges_of_the_help(lang: str, usage: str, port: str) -> None:
    def shown(*args: str) -> str:
        return tricity(*args, "--help", columns=200, TRICITY_LANG=lang).stdout.replace("\u00a0", " ")

    assert shown("admin").startswith(usage + "\n")
    assert port in " ".join(shown("serve").split())


@pytest.mark.parametrize("option", ["--json", "--csv"])
def test_a_file_that_cannot_be_written_is_named(option: str, tmp_path: Path) -> None:
    path = tmp_path / "missing" / "games"
    bots = ("--bots", "random,beginner", "--games", "1", "--json", str(tmp_path / "games.jsonl"))
    result = tricity("arena", "card-city", *bots, option, str(path))
    assert result.exit_code == 1
    assert "cannot be used: No such file or directory." in " ".join(result.stderr.split())


@pytest.mark.parametrize("command", ["arena", "lab"])
def test_a_tournament_to_resume_that_does_not_exist(command: str) -> None:
    assert "There is no file nothing" in refused(tricity(command, "card-city", "--resume", "nothing"))
