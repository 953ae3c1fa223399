"""What a table puts on the screen: the title, a turn, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tricity.bots import level_of
from tricity.cli.play import move_list, score_sheet
from tricity.cli.play.save_dialog import offer_to_save
from tricity.cli.screen import readable
from tricity.core.moves import Move

if TYPE_CHECKING:
    from tricity.cli.play.session import Table


def introduce(table: Table) -> None:
    """The game, its options, and what kind of players the bots are."""
    say, match = table.say, table.match
    parts = [say.name_of("game", match.game.name), say("title-players", players=match.players)]
    for option in match.game.options:
        value = match.options.get(option.name, option.default)
        if value != option.default:
            title = say.name_of("option", option.name)
            parts.append(f"{title}: {value}" if isinstance(value, str) else title)
    table.screen.show(Rule(Text(" · ".join(parts), style="bold"), style="dim"))
    bots: dict[str, list[int]] = {}
    for seat, kind in table.seating.kinds_of(match.players).items():
        bots.setdefault(level_of(kind), []).append(seat)
    for kind, seats in bots.items():
        table.screen.show(say("title-bots", seats=seats, bot=kind), style="dim")
    table.screen.show(say("type-help"), "", style="dim")


def show(table: Table, seat: int) -> None:
    """What happened since that seat last looked, the table as it sees it, and what it can do."""
    _show_board(table, seat)
    prompt = table.say.tell(table.match.view(seat)["prompt"])
    who = f"{table.say.names[seat]}: " if len(table.people()) > 1 else ""
    table.screen.show(who + prompt, style="bold")
    moves = table.match.legal_moves(seat)
    for shape in _shapes(table, moves):
        tell(table, shape, style="dim")
    list_moves(table, moves, moves)


def list_moves(table: Table, moves: Sequence[Move], shown: Sequence[Move]) -> None:
    """Some of the moves, with their numbers among all."""
    numbered = [(number, move) for number, move in enumerate(moves, start=1) if move in shown]
    table.screen.show(move_list.overview(numbered, table.book, table.say))


def tell(table: Table, text: str, style: str = "") -> None:
    table.screen.show(Padding(Text(readable(text), style=style), (0, 0, 0, 2), expand=False))


def finish(table: Table) -> None:
    """The last news, the boards, the sheets, the ranking, the winners, the seed."""
    say, screen, match = table.say, table.screen, table.match
    people = table.people()
    _show_board(table, people[0] if len(people) == 1 else None)
    scores = match.scores()
    for sheet in sorted(scores, key=lambda sheet: sheet.rank):
        screen.show(Text(say.names[sheet.seat], style="bold"), score_sheet.explained(sheet, say), "")
    screen.show(score_sheet.ranking(scores, say), "")
    if len(scores) > 1:
        winners = [sheet.seat for sheet in scores if sheet.rank == 1]
        screen.show(say("winners", count=len(winners), seats=winners), style="bold")
    if match.seed is not None:
        screen.show(say("the-seed", seed=match.seed))
    offer_to_save(match, screen, say)


def _show_board(table: Table, seat: int | None) -> None:
    for event in table.news(seat):
        tell(table, table.say.tell(event, seat))
    view = table.match.view(seat)
    table.screen.show("", table.room.board(view, table.say, table.say.names), "")


def _shapes(table: Table, moves: Sequence[Move]) -> list[str]:
    """What the words of these moves stand for, where that does not go without saying."""
    vocabulary = table.room.VOCABULARY
    keys = dict.fromkeys(f"{vocabulary[move.verb]}.shape" for move in moves if move.verb in vocabulary)
    return [table.say(key) for key in keys if table.say.knows(key)]
