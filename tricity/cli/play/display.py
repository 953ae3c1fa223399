"""What a session shows: the title, a turn, a list of moves, a message, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.text import Text

from tricity.bots import level_of
from tricity.cli.play import move_list, score_sheet
from tricity.cli.record_files import offer_to_save
from tricity.core.notation import Move

if TYPE_CHECKING:
    from tricity.cli.play.session import Session


def show_introduction(session: Session) -> None:
    """The game, the options that differ from their defaults, and the levels of the bots."""
    translate, match = session.translate, session.match
    parts = [translate.name_of("game", match.game.name), translate("title-players", players=match.players)]
    for option in match.game.options:
        value = match.rulings.get(option.name, option.default)
        if value != option.default:
            title = translate.name_of("option", option.name)
            words = translate.name_of(f"value-{option.name}", value) if isinstance(value, str) else ""
            parts.append(translate("labelled", label=title, text=words) if words else title)
    session.screen.show(Rule(Text(" · ".join(parts), style="bold"), style="dim"))
    seats_by_level: dict[str, list[int]] = {}
    for seat, bot in session.seat_plan.bot_levels(match.players).items():
        seats_by_level.setdefault(level_of(bot), []).append(seat)
    for level, seats in seats_by_level.items():
        session.screen.show(translate("title-bots", seats=seats, bot=level), style="dim")
    session.screen.show(translate("type-help"), "", style="dim")


def show_turn(session: Session, seat: int) -> None:
    """What the seat has not seen yet, the board in its view, the prompt and its legal moves."""
    _show_board(session, seat)
    prompt = session.translate.describe(session.match.view(seat)["prompt"])
    if len(session.human_seats()) > 1:
        prompt = session.translate("labelled", label=session.translate.names[seat], text=prompt)
    session.screen.show(prompt, style="bold")
    moves = session.match.legal_moves(seat)
    for pattern in _move_patterns(session, moves):
        show_message(session, pattern, style="dim")
    show_moves(session, moves, moves)


def show_moves(session: Session, moves: Sequence[Move], shown: Sequence[Move]) -> None:
    """Some of the legal moves, with their numbers among all of them."""
    numbered = [(number, move) for number, move in enumerate(moves, start=1) if move in shown]
    session.screen.show(move_list.folded_list(numbered, session.notation, session.translate))


def show_message(session: Session, text: str, style: str = "") -> None:
    """An indented line."""
    session.screen.show_indented(text, 2, style)


def show_result(session: Session) -> None:
    """The last events, the board, the score sheets, the ranking, the winners and the seed; then offer to save."""
    translate, screen, match = session.translate, session.screen, session.match
    people = session.human_seats()
    _show_board(session, people[0] if len(people) == 1 else None)
    sheets = match.scores()
    for sheet in sorted(sheets, key=lambda sheet: sheet.rank):
        screen.show(Text(translate.names[sheet.seat], style="bold"), score_sheet.sheet_table(sheet, translate), "")
    screen.show(score_sheet.ranking_table(sheets, translate), "")
    if len(sheets) > 1:
        winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
        screen.show(translate("winners", count=len(winners), seats=winners), style="bold")
    if match.seed is not None:
        screen.show(translate("the-seed", seed=match.seed))
    offer_to_save(match, screen, translate)


def _show_board(session: Session, seat: int | None) -> None:
    for event in session.take_unseen_events(seat):
        show_message(session, session.translate.describe(event, seat))
    view = session.match.view(seat)
    session.screen.show("", session.terminal.board(view, session.translate, session.translate.names), "")


def _move_patterns(session: Session, moves: Sequence[Move]) -> list[str]:
    """How moves of these kinds are written, for the kinds whose messages explain it."""
    vocabulary = session.terminal.VOCABULARY
    keys = dict.fromkeys(f"{vocabulary[move.verb]}.shape" for move in moves if move.verb in vocabulary)
    return [session.translate(key) for key in keys if session.translate.has(key)]
