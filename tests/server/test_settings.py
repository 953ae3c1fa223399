"""Settings are declared once; environment, command line, documentation and hand-over to workers follow."""

import dataclasses
from pathlib import Path
from typing import Any

import click
import pytest

from support import server_page
from support.terminal import tricity
from tricity.cli.commands.serve import create_command
from tricity.cli.language import Translator
from tricity.locales import LANGUAGES, has_message
from tricity.server.settings import BadSetting, Limits, Setting, Settings, all_settings


def changed(setting: Setting) -> Any:
    """A value that the setting can have and does not have by default."""
    match setting.default:
        case bool() as switch:
            return not switch
        case int() | float() as number:
            return number + 1
        case tuple():
            return ("https://a.example", "https://b.example")
        case Limits():
            return None
    if isinstance(setting.type, click.Choice):
        return next(choice for choice in setting.type.choices if choice != setting.default)
    return f"some-{setting.name}"


CHANGED = Settings(**{each.name: changed(each) for each in all_settings()})


def test_every_setting_differs_from_its_default_in_this_test() -> None:
    assert [each.name for each in all_settings() if getattr(CHANGED, each.name) == each.default] == []


@pytest.mark.parametrize("settings", [CHANGED, Settings(database="sqlite://")], ids=["changed", "defaults"])
def test_workers_read_back_what_they_are_handed(settings: Settings) -> None:
    assert Settings.load(settings.as_environment()) == settings


def test_what_was_chosen_wins_over_the_environment() -> None:
    environ = {"TRICITY_PORT": "9000", "TRICITY_HOST": "0.0.0.0", "TRICITY_DATABASE": "sqlite://"}
    settings = Settings.load(environ, port=1)
    assert (settings.port, settings.host, settings.workers) == (1, "0.0.0.0", 1)


def test_an_empty_variable_is_not_set() -> None:
    assert Settings.load({"TRICITY_PORT": "", "TRICITY_DATABASE": "sqlite://"}).port == 8000


def test_the_database_is_by_default_in_the_data_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert Settings.load({"TRICITY_DATA": str(folder)}).database == f"sqlite:///{folder / 'tricity.db'}"
    assert folder.is_dir()


@pytest.mark.parametrize(
    ("variable", "value"),
    [("TRICITY_PORT", "65536"), ("TRICITY_WORKERS", "0"), ("TRICITY_HTTPS", "perhaps"), ("TRICITY_LIMITS", "none")],
)
def test_values_out_of_bounds_are_refused(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.load({variable: value})
    assert refused.value.facts["variable"] == variable
    monkeypatch.setenv(variable, value)
    outcome = tricity("serve")
    assert outcome.exit_code == 2
    assert variable in outcome.output


def test_the_secret_is_neither_shown_nor_an_option() -> None:
    assert CHANGED.secret not in repr(CHANGED)
    assert "--secret" not in tricity("serve", "--help").output


def test_every_other_setting_is_an_option_of_the_command() -> None:
    options = {option for param in create_command(Translator("en")).params for option in param.opts}
    assert {each.flag for each in all_settings() if not each.secret} <= options


def test_options_are_parsed_like_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Settings] = []

    def prepare(settings: Settings) -> None:
        loaded.append(settings)
        raise click.exceptions.Exit(0)

    monkeypatch.setattr("tricity.server.serve.prepare", prepare)
    args = []
    for each in all_settings():
        value = getattr(CHANGED, each.name)
        if isinstance(value, bool):
            args.append(each.flag)
        elif not each.secret:
            args += [each.flag, each.format(value)]
    tricity("serve", *args)
    assert loaded == [dataclasses.replace(CHANGED, secret="")]
    tricity(
        "serve", "--no-https", "--limits", "on", TRICITY_DATABASE="sqlite://", TRICITY_HTTPS="1", TRICITY_LIMITS="off"
    )
    assert (loaded[1].https, loaded[1].limits) == (False, Limits())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_its_help(lang: str) -> None:
    assert [each.message for each in all_settings() if not has_message(each.message, lang)] == []


def test_the_documented_tables_are_the_declared_ones() -> None:
    page = server_page.PAGE.read_text(encoding="utf-8")
    assert server_page.updated(page) == page, "run make docs"
