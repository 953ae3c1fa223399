"""How a command ends early: errors, and mistakes in the command line, in the reader's language; and its exit codes.

Click finds the mistakes. It describes them in English, so its words are used for nothing but what we don't expect.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import click

from tricity.cli.language import Translator
from tricity.core.errors import TricityError
from tricity.locales.typed_values import wrong_value

_INTERRUPTED: Final = 130


class _ReportedError(click.ClickException):
    """An error that is reported as one line in the reader's language."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        from tricity.cli.screen import Screen

        Screen(errors=True).show(self.message)


class _UsageMistake(_ReportedError):
    """The same below the usage of the command and where to find its help."""

    def __init__(self, message: str, usage: str) -> None:
        super().__init__(message)
        self._usage = usage

    def show(self, file: Any = None) -> None:
        click.echo(f"{self._usage}\n", err=True)
        super().show(file)


class _Stopped(_ReportedError):
    """Nobody mistyped anything."""

    exit_code = 1


@contextmanager
def reported(translate: Translator) -> Iterator[None]:
    """What is raised here becomes an exception of click that shows our words; its exit code stays."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        message = _what_is_wrong(error, translate)
        raise (_UsageMistake(message, _usage(error.ctx)) if error.ctx else _ReportedError(message)) from error
    except click.FileError as error:
        raise _Stopped(translate("file-unreadable", path=error.ui_filename, detail=error.message)) from error
    except OSError as error:
        if error.filename is None:
            raise
        raise _Stopped(translate("file-unusable", path=str(error.filename), detail=str(error.strerror))) from error
    except TricityError as error:
        raise _ReportedError(translate.describe(error)) from error
    except (click.Abort, EOFError) as error:
        raise _Stopped(translate("stopped")) from error
    except KeyboardInterrupt as error:
        # The exit code that shells use. A game is left with code 0: see `play`.
        raise click.exceptions.Exit(_INTERRUPTED) from error


def _usage(context: click.Context) -> str:
    option = max(context.command.get_help_option_names(context), key=len)
    return f"{context.get_usage()}\n{context.obj('usage-help', command=f'{context.command_path} {option}')}"


def _what_is_wrong(error: click.UsageError, translate: Translator) -> str:
    match error:
        case click.MissingParameter(param=click.Parameter() as param):
            return translate("usage-missing", name=_name(param))
        case click.BadParameter(param=click.Parameter() as param):
            why = wrong_value(param.type, _refused_value(error, param), error.message)
            return translate("usage-value", name=_name(param), why=why)
        case click.NoSuchOption():
            return _unknown("usage-no-option", error.option_name, error.possibilities or (), translate)
        case click.NoSuchCommand(ctx=click.Context(command=click.Group() as group) as context):
            from difflib import get_close_matches

            # Click knows only the commands that are imported.
            similar = get_close_matches(error.command_name, group.list_commands(context), 1)
            return _unknown("usage-no-command", error.command_name, similar, translate)
        case click.BadOptionUsage(ctx=click.Context() as context):
            return _bad_option(context, error.option_name, translate)
        case click.UsageError(ctx=click.Context(command=click.Group())):
            return translate("usage-which-command")
        case click.UsageError(ctx=click.Context() as context) if rest := _parsed(context)[1]:
            return translate("usage-too-many", count=len(rest), typed=" ".join(rest))
    return error.format_message()


def _unknown(key: str, typed: str, similar: Sequence[str], translate: Translator) -> str:
    message = translate(key, typed=typed)
    return f"{message} {translate('usage-similar', name=similar[0])}" if similar else message


def _bad_option(context: click.Context, name: str, translate: Translator) -> str:
    option = next(
        param for param in context.command.get_params(context) if name in (*param.opts, *param.secondary_opts)
    )
    if isinstance(option, click.Option) and option.is_flag:
        return translate("usage-no-value", name=name)
    return translate("usage-needs-value", name=name, count=option.nargs)


def _name(param: click.Parameter) -> str:
    """An option as it is typed, an argument as the usage calls it."""
    return max(param.opts, key=len) if isinstance(param, click.Option) else param.human_readable_name


def _refused_value(error: click.BadParameter, param: click.Parameter) -> str:
    """What was typed for it; of several values, the first that its type refuses."""
    values = _parsed(error.ctx)[0].get(param.name, ())
    for value in values if isinstance(values, (list, tuple)) else (values,):
        try:
            param.type.convert(value, param, error.ctx)
        except click.BadParameter:
            return str(value)
    return ""


def _parsed(context: Any) -> tuple[dict[str, Any], list[str]]:
    """The values of the parameters as they were typed, and the arguments that were too many."""
    values, rest, _ = context.command.make_parser(context).parse_args([*context.typed])
    return values, rest
