"""What a player can say besides moves. Each order tells whether the position is another one afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from tricity.cli import record_files, rules_text
from tricity.cli.language import Voice
from tricity.cli.play import display, move_list, save_dialog, score_sheet
from tricity.cli.play.notation import plain
from tricity.core.errors import BadMove, BadOption
from tricity.core.moves import Move
from tricity.locales import LANGUAGES, rulebook

if TYPE_CHECKING:
    from tricity.cli.play.session import Table

Order = Callable[["Table", int, str], bool]


class Quit(Exception):
    """The player leaves."""


def parse(line: str, say: Voice) -> tuple[Order | None, str]:
    """The order that the line begins with, in English or in the reader's language, and the rest of the line."""
    first, _, rest = line.partition(" ")
    for name, order in ORDERS.items():
        if plain(first) in (name, plain(say(f"order-{name}"))):
            return order, rest.strip()
    return (show_help, "") if first == "?" else (None, line)


def words(say: Voice) -> list[str]:
    """The orders as they are typed in the language."""
    return [say(f"order-{name}") for name in ORDERS]


def move_of(table: Table, line: str, moves: Sequence[Move]) -> Move:
    """The move that was typed, legal or not; raises `BadMove`."""
    meant = table.book.meant(line, moves)
    if meant is not None:
        return meant
    game = table.match.game
    try:
        return game.decode(game.encode(Move.parse(table.book.written(line, moves))))
    except BadMove as fault:
        if fault.key == "not-a-move":
            # Told as it was typed.
            raise BadMove("not-a-move", text=line[:80]) from None
        raise


def show_help(table: Table, seat: int, rest: str) -> bool:
    say = table.say
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_row(say("help-number"), say("help-number.does"))
    grid.add_row(f"{table.book.tokens(table.match.legal_moves(seat)[0])[0]} …", say("help-move"))
    for name in ORDERS:
        grid.add_row(f"{say(f'order-{name}')} {_argument(name, say)}", say(f"order-{name}.does"))
    table.screen.show(grid)
    return False


def show_moves(table: Table, seat: int, rest: str) -> bool:
    """All of them, or all that fit the words given, a page at a time."""
    moves = table.match.legal_moves(seat)
    fitting = table.book.fitting(rest, moves)
    numbered = [(number, move) for number, move in enumerate(moves, start=1) if move in fitting]
    table.screen.page(move_list.everything(numbered, table.book), table.say("more"))
    return False


def undo(table: Table, seat: int, rest: str) -> bool:
    table.undo()
    display.tell(table, table.say("taken-back"), style="bold")
    return True


def why(table: Table, seat: int, rest: str) -> bool:
    """The rule named, or of the last refusal; or what stands against a move."""
    say = table.say
    game = table.match.game.name
    if not rest:
        if table.last_refusal is None:
            raise BadMove("nothing-refused")
        rest = table.last_refusal.rule
    rule = rulebook.find_rule(game, rest, say.lang)
    if rule is None:
        refusal = table.match.refusal(move_of(table, rest, table.match.legal_moves(seat)), seat)
        if refusal is None:
            display.tell(table, say("why-not"))
            return False
        display.tell(table, f"{refusal.rule} · {say.tell(refusal)}")
        rule = refusal.rule
    table.screen.show(rules_text.one_rule(rule, say))
    return False


def show_rules(table: Table, seat: int, rest: str) -> bool:
    game = table.match.game.name
    if rest:
        rule = rulebook.require_rule(game, rest, table.say.lang)
        table.screen.show(rules_text.one_rule(rule, table.say))
    else:
        table.screen.page(rules_text.all_rules(game, table.say), table.say("more"))
    return False


def show_score(table: Table, seat: int, rest: str) -> bool:
    """As if the game ended now."""
    sheet_list = table.match.scores()
    display.tell(table, table.say("score-now"), style="bold")
    table.screen.show(score_sheet.ranking(sheet_list, table.say), "")
    table.screen.show(Text(table.say.names[seat], style="bold"), score_sheet.explained(sheet_list[seat], table.say))
    return False


def save(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        raise BadOption("file-wanted")
    save_dialog.save(table.match, rest, table.screen, table.say)
    return False


def load(table: Table, seat: int, rest: str) -> bool:
    if not rest:
        raise BadOption("file-wanted")
    table.sit(record_files.read_match(rest))
    return True


def change_language(table: Table, seat: int, rest: str) -> bool:
    if rest not in LANGUAGES:
        raise BadOption("no-such-language", language=rest[:40], allowed=list(LANGUAGES))
    table.speak(rest)
    return True


def leave(table: Table, seat: int, rest: str) -> bool:
    save_dialog.offer_to_save(table.match, table.screen, table.say)
    raise Quit


ORDERS: Final[dict[str, Order]] = {
    "help": show_help,
    "moves": show_moves,
    "undo": undo,
    "why": why,
    "rules": show_rules,
    "score": show_score,
    "save": save,
    "load": load,
    "lang": change_language,
    "quit": leave,
}


def _argument(name: str, say: Voice) -> str:
    return say(f"order-{name}.takes") if say.knows(f"order-{name}.takes") else ""
