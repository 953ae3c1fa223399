"""Commands that can be typed at the prompt instead of a move. Each returns whether the position has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from tricity.cli import record_files
from tricity.cli.language import Translator, fold
from tricity.cli.play import advice, display, move_list, score_sheet
from tricity.core.errors import BadMove, BadOption
from tricity.core.notation import Move
from tricity.locales import LANGUAGES

if TYPE_CHECKING:
    from tricity.cli.play.session import Session

PromptCommand = Callable[["Session", int, str], bool]
"""Runs in a session, for the seat that is asked, with the rest of the line as its argument."""


class Quit(Exception):
    """The player leaves the game."""


def parse(line: str, translate: Translator) -> tuple[PromptCommand | None, str]:
    """The command that the line begins with, in English or in the reader's language, and the rest of the line."""
    first, _, rest = line.partition(" ")
    for name, command in COMMANDS.items():
        if fold(first) in (name, fold(translate(f"prompt-{name}"))):
            return command, rest.strip()
    return (show_help, "") if first == "?" else (None, line)


def names(translate: Translator) -> list[str]:
    """The names of the commands in the reader's language."""
    return [translate(f"prompt-{name}") for name in COMMANDS]


def parse_move(session: Session, line: str, moves: Sequence[Move]) -> Move:
    """The move that was typed, legal or not; raises `BadMove`."""
    move = session.notation.complete_match(line, moves)
    if move is not None:
        return move
    game = session.match.game
    try:
        return game.decode(game.encode(Move.parse(session.notation.to_notation(line, moves))))
    except BadMove as error:
        if error.key == "not-a-move":
            # With the line as it was typed, not as it was translated.
            raise BadMove("neither-move-nor-command", text=line[:80]) from None
        raise


def show_help(session: Session, seat: int, argument: str) -> bool:
    translate, languages = session.translate, "|".join(LANGUAGES)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_row(translate("help-number"), translate("help-number.does"))
    table.add_row(f"{session.notation.words(session.match.legal_moves(seat)[0])[0]} …", translate("help-move"))
    for name in COMMANDS:
        key = f"prompt-{name}"
        takes = translate(f"{key}.takes", languages=languages) if translate.has(f"{key}.takes") else ""
        usage = f"{translate(key)} {takes}"
        table.add_row(usage, translate(f"{key}.does"))
    session.screen.show(table)
    return False


def list_moves(session: Session, seat: int, argument: str) -> bool:
    """All legal moves, or those that match the words, a page at a time."""
    moves = session.match.legal_moves(seat)
    matching = session.notation.matching(argument, moves)
    numbered = [(number, move) for number, move in enumerate(moves, start=1) if move in matching]
    if not numbered:
        raise BadMove("no-move-matches", text=argument[:80])
    session.screen.page(move_list.full_list(numbered, session.notation), session.translate("more"))
    return False


def undo(session: Session, seat: int, argument: str) -> bool:
    session.undo()
    display.show_message(session, session.translate("taken-back"), style="bold")
    return True


def hint(session: Session, seat: int, argument: str) -> bool:
    """The moves that a strong player would consider, with their numbers and what speaks for each."""
    translate, moves = session.translate, session.match.legal_moves(seat)
    with session.screen.spinner(translate("thinking", seat=seat)):
        candidates = session.seat_plan.pool.consider(session.match.view(seat), moves)
    if not candidates:
        raise BadMove("hint-failed")
    display.show_message(session, translate("hint-intro"), style="bold")
    table = Table.grid(padding=(0, 2))
    numbers = {str(move): number for number, move in enumerate(moves, start=1)}
    for candidate in candidates:
        number = numbers[candidate.move]
        facts = {"weight": candidate.weight, "case": candidate.case, "points": candidate.points}
        table.add_row(str(number), session.notation.text(moves[number - 1]), translate("hint-reason", **facts))
    session.screen.show(table)
    return False


def explain(session: Session, seat: int, argument: str) -> bool:
    """A rule, the rule that forbids a move, or without an argument the rule of the last refusal."""
    # Here and below: most games begin without a look at the rules, and reading them takes part of the start.
    from tricity.cli.commands.rules import one_rule
    from tricity.locales import rulebook

    translate = session.translate
    if not argument:
        if session.last_refusal is None:
            raise BadMove("nothing-refused")
        argument = session.last_refusal.rule
    rule = rulebook.find_rule(session.match.game.name, argument, translate.lang)
    if rule is None:
        move = _move_to_explain(session, argument, seat)
        refusal = session.match.refusal(move, seat)
        if refusal is None:
            display.show_message(session, translate("why-not"))
            return False
        display.show_message(session, f"{refusal.rule} · {translate.describe(refusal)}")
        rule = refusal.rule
    session.screen.show(one_rule(rule, translate))
    return False


def _move_to_explain(session: Session, argument: str, seat: int) -> Move:
    try:
        return parse_move(session, argument, session.match.legal_moves(seat))
    except BadMove as error:
        key = "not-a-rule-or-move" if error.key == "neither-move-nor-command" else error.key
        raise BadMove(key, **error.facts) from None


def show_rules(session: Session, seat: int, argument: str) -> bool:
    from tricity.cli.commands.rules import all_rules, one_rule
    from tricity.locales import rulebook

    game, translate = session.match.game.name, session.translate
    if argument:
        rule = rulebook.require_rule(game, argument, translate.lang)
        session.screen.show(one_rule(rule, translate))
    else:
        session.screen.page(all_rules(game, translate), translate("more"))
    return False


def show_score(session: Session, seat: int, argument: str) -> bool:
    """The ranking and the player's own sheet, as if the game ended now."""
    translate = session.translate
    sheets = session.match.scores()
    display.show_message(session, translate("score-now"), style="bold")
    session.screen.show(score_sheet.ranking_table(sheets, translate), "")
    session.screen.show(Text(translate.names[seat], style="bold"), score_sheet.sheet_table(sheets[seat], translate))
    return False


def save(session: Session, seat: int, argument: str) -> bool:
    if not argument:
        raise BadOption("file-wanted")
    record_files.save_match(session.match, argument, session.screen, session.translate)
    return False


def load(session: Session, seat: int, argument: str) -> bool:
    if not argument:
        raise BadOption("file-wanted")
    session.start(record_files.read_match(argument))
    return True


def change_language(session: Session, seat: int, argument: str) -> bool:
    if argument not in LANGUAGES:
        raise BadOption("no-such-language", language=argument[:40], allowed=list(LANGUAGES))
    session.change_language(argument)
    return True


def leave(session: Session, seat: int, argument: str) -> bool:
    """Offer to save, then raise `Quit`."""
    record_files.offer_to_save(session.match, session.screen, session.translate)
    raise Quit


COMMANDS: Final[dict[str, PromptCommand]] = {
    "help": show_help,
    "moves": list_moves,
    "hint": hint,
    "chances": advice.show_chances,
    "warnings": advice.switch_warnings,
    "undo": undo,
    "why": explain,
    "rules": show_rules,
    "score": show_score,
    "save": save,
    "load": load,
    "lang": change_language,
    "quit": leave,
}
"""By their English names; the message `prompt-<name>` has the name in each language."""
