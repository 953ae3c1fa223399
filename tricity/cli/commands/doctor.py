"""`tricity doctor`: check a server's database, files and settings, and change nothing."""

import json
import os
import platform
from collections.abc import Iterator
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import click

from tricity.cli.database import chosen_database, database_options, now, progress_bar, shown_time
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import json_option, language_option
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError
from tricity.games import find, names
from tricity.server.settings import Settings, all_settings

if TYPE_CHECKING:
    from tricity.table.storage.checkup import Finding
    from tricity.table.storage.rows import Progress

_MARKS: Final = {"ok": ("✓", "green"), "warning": ("!", "yellow"), "problem": ("✗", "bold red")}
_NO_SETTINGS: Final = ("TRICITY_LANG", "TRICITY_MODE", "TRICITY_KILLS")


def create_command(translate: Translator) -> click.Command:
    def doctor(database: str | None, data: str | None, as_json: bool) -> None:
        url = chosen_database(database, data)
        with progress_bar(translate("doctor-running")) as progress:
            findings = [*_check_settings(url), *_check_database(url, progress)]
        screen = Screen()
        if as_json:
            click.echo(json.dumps([_as_json(finding, translate) for finding in findings], indent=1, ensure_ascii=False))
        else:
            screen.show(_versions(translate))
            for finding in findings:
                mark, style = _MARKS[finding.level]
                screen.show(f"{mark} {_text(finding, translate)}", style=style)
        problems = sum(finding.level == "problem" for finding in findings)
        if not as_json:
            screen.show(translate("doctor-result", count=problems))
        if problems:
            click.get_current_context().exit(1)

    params: list[click.Parameter] = [
        json_option(translate),
        *database_options(translate),
        language_option(translate),
    ]
    return LocalizedCommand("doctor", help=translate("command-doctor"), params=params, callback=doctor)


def _versions(translate: Translator) -> str:
    rules = ", ".join(f"{name} {find(name).rules_version}" for name in names())
    return translate("doctor-versions", program=version("tricity"), python=platform.python_version(), rules=rules)


def _check_settings(url: str) -> Iterator["Finding"]:
    from tricity.table.storage.checkup import Finding
    from tricity.table.storage.database import is_shared

    known = {setting.variable for setting in all_settings()}
    unknown = [name for name in sorted(os.environ) if name.startswith("TRICITY_")]
    yield from (
        Finding.warning("doctor-unknown-setting", variable=name)
        for name in unknown
        if name not in known and name not in _NO_SETTINGS
    )
    try:
        settings = Settings.load(database=url)
        if settings.workers > 1 and not is_shared(url):
            yield Finding.problem("workers-need-postgres")
        if settings.bus and not is_shared(url):
            yield Finding.warning("doctor-useless-bus")
        if settings.host not in ("127.0.0.1", "::1", "localhost") and not settings.https:
            yield Finding.warning("doctor-no-https", host=settings.host)
    except TricityError as error:
        yield Finding.problem(error.key, **error.facts)


def _check_database(url: str, progress: "Progress") -> Iterator["Finding"]:
    from tricity.table.storage import checkup
    from tricity.table.storage.database import connect_existing

    try:
        adapter = connect_existing(url, read_only=True)
    except TricityError as error:
        yield checkup.Finding.problem(error.key, **error.facts)
        return
    try:
        yield from checkup.check(adapter, now(), progress)
    finally:
        adapter.close()


def _text(finding: "Finding", translate: Translator) -> str:
    facts = {name: shown_time(value) if name == "at" else value for name, value in finding.facts.items()}
    if "why" in facts:
        facts["why"] = translate(facts["why"])
    return translate(finding.key, **facts)


def _as_json(finding: "Finding", translate: Translator) -> dict[str, object]:
    return {
        "level": finding.level,
        "check": finding.key,
        "facts": {name: _described(value, translate) for name, value in finding.facts.items()},
        "text": _text(finding, translate),
    }


def _described(fact: Any, translate: Translator) -> Any:
    """The fact, or the words for an error that is the reason for another one."""
    return translate.describe(fact) if isinstance(fact, TricityError) else fact
