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
from tricity.server.settings import BadSetting, Limits, Rate, Setting, Settings, all_settings
from tricity.table.errors import StorageError


def changed(setting: Setting) -> Any:
    """A value that the setting can have and does not have by default."""
    match setting.default:
        case bool() as switch:
            return not switch
        case Rate(per_second, burst):
            return Rate(per_second + 1, burst + 1)
        case int() | float() as number:
            return number + 1
        case tuple():
            return ("10.0.0.0/8", "2001:db8::/32")
    if isinstance(setting.type, click.Choice):
        return next(choice for choice in setting.type.choices if choice != setting.default)
    formatted = {
        "public_url": "https://games.example",
        "smtp": "smtp://a:b@mail.example",
        "mail_from": "a@b.example",
        "cluster": "dask://scheduler.example:8786",
    }
    return formatted.get(setting.name, f"some-{setting.name}")


SWITCH = "limits"
VALUES = {each.name: changed(each) for each in all_settings() if each.name != SWITCH}
CHANGED = Settings.load({}, **VALUES)
WITHOUT_LIMITS = Settings(database="sqlite://", limits=None)


def test_every_setting_differs_from_its_default_in_this_test() -> None:
    flat = {**dataclasses.asdict(CHANGED), **{f"limit_{name}": value for name, value in _limits(CHANGED).items()}}
    assert [each.name for each in all_settings() if each.name != SWITCH and flat[each.name] == each.default] == []


def _limits(settings: Settings) -> dict[str, Any]:
    assert settings.limits is not None
    return {field.name: getattr(settings.limits, field.name) for field in dataclasses.fields(Limits)}


@pytest.mark.parametrize(
    "settings", [CHANGED, WITHOUT_LIMITS, Settings(database="sqlite://")], ids=["changed", "without limits", "defaults"]
)
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


def test_a_data_folder_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="database-unreachable"):
        Settings.load({}, data=str(tmp_path / "file" / "folder"))


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TRICITY_PORT", "65536"),
        ("TRICITY_WORKERS", "0"),
        ("TRICITY_HTTPS", "perhaps"),
        ("TRICITY_LIMITS", "none"),
        ("TRICITY_LIMIT_REQUESTS", "20"),
        ("TRICITY_LIMIT_REQUESTS", "0/s 10"),
        ("TRICITY_LIMIT_REQUESTS", "20/d 10"),
        ("TRICITY_LIMIT_SOCKETS", "0"),
        ("TRICITY_TRUSTED_PROXIES", "10.0.0.0/8 my-proxy"),
        ("TRICITY_CLUSTER", "ray://here:8786"),
        ("TRICITY_CLUSTER", "dask://here"),
    ],
)
def test_values_out_of_bounds_are_refused(variable: str, value: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.load({variable: value})
    assert refused.value.facts["variable"] == variable
    environ: Any = {variable: value}
    outcome = tricity("serve", **environ)
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
        value = VALUES.get(each.name, True)
        if each.name == SWITCH:
            args += [each.flag, "on"]
        elif isinstance(value, bool):
            args.append(each.flag)
        elif not each.secret:
            args += [each.flag, each.format(value)]
    tricity("serve", *args)
    secrets: Any = {each.name: "" for each in all_settings() if each.secret}
    assert loaded == [dataclasses.replace(CHANGED, **secrets)]
    tricity(
        "serve", "--no-https", "--limits", "on", TRICITY_DATABASE="sqlite://", TRICITY_HTTPS="1", TRICITY_LIMITS="off"
    )
    assert (loaded[1].https, loaded[1].limits) == (False, Limits())


def test_rates_are_written_per_second_minute_or_hour() -> None:
    for text, rate in (("20/s 120", Rate(20, 120)), ("12/m 80", Rate(0.2, 80)), ("0.5/h 3", Rate(0.5 / 3600, 3))):
        assert Rate.parse(text) == rate
        assert Rate.parse(str(rate)) == rate


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_its_help(lang: str) -> None:
    assert [each.message for each in all_settings() if not has_message(each.message, lang)] == []


def test_the_documented_tables_are_the_declared_ones() -> None:
    page = server_page.PAGE.read_text(encoding="utf-8")
    assert server_page.updated(page) == page, "run make pages"
