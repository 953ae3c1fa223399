"""A record move by move: printed as a whole, or browsed on a terminal."""

from rich.text import Text

from tricity.cli.language import Translator
from tricity.cli.play import score_sheet
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.cli.screen import Screen
from tricity.core.match import Match
from tricity.locales.board_text import game_terminal


class ReplayViewer:
    """Shows a match after any of its moves, as one seat (None: a spectator) saw it."""

    def __init__(self, match: Match, seat: int | None, translate: Translator, screen: Screen) -> None:
        self._match = match
        self._seat = seat
        self._translate = translate
        self._screen = screen
        self._terminal = game_terminal(match.game.name)
        self._notation = LocalizedNotation(self._terminal.VOCABULARY, translate)

    def print_until(self, last: int) -> None:
        """Print the start and each move up to that number."""
        for number in range(last + 1):
            self._show(number)

    def browse(self, number: int) -> None:
        """Show a move and ask for the next one to show, until the reader leaves."""
        last = self._match.version
        while number >= 0:
            self._show(number)
            following = None
            while following is None:
                answer = self._screen.ask(self._translate("replay-keys", last=last))
                following = _following_number(number, last, answer)
            number = following

    def _show(self, number: int) -> None:
        translate, screen = self._translate, self._screen
        if number:
            played = self._match.moves[number - 1]
            events = played.events
            title = translate("replay-move", number=number, seat=played.seat, text=self._notation.text(played.move))
        else:
            events = self._match.opening
            title = translate("replay-start")
        screen.show(Text(title, style="bold"))
        for event in events:
            screen.show(f"  {translate.describe(event, self._seat)}")
        match = self._match.at(number)
        screen.show("", self._terminal.board(match.view(self._seat), translate, translate.names), "")
        if match.over:
            screen.show(score_sheet.ranking_table(match.scores(), translate), "")


def _following_number(number: int, last: int, answer: str) -> int | None:
    """The number of the move to show next: -1 to leave, None for an answer that makes no sense."""
    if not answer:
        return number + 1 if number < last else None
    if answer == "b":
        return max(number - 1, 0)
    if answer.isascii() and answer.isdigit() and int(answer[:9]) <= last:
        return int(answer[:9])
    return -1 if answer == "q" else None
