"""`tricity replay`: a record, move by move."""

import click
from rich.text import Text

from tricity.cli.groups import SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import language_option
from tricity.cli.play import score_sheet
from tricity.cli.play.board import room_of
from tricity.cli.play.notation import Phrasebook
from tricity.cli.play.seats import Seating
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen
from tricity.core.errors import BadOption
from tricity.core.match import Match


def replay_command(say: Voice) -> click.Command:
    def replay(file: str, to: int | None, seat: int | None) -> None:
        match = read_match(file)
        if to is not None and not 0 <= to <= match.version:
            raise BadOption("no-such-turn", number=to, count=match.version)
        if seat is not None and not 1 <= seat <= match.players:
            raise BadOption("no-such-player", number=seat, players=match.players)
        say.names = Seating(bots=()).names_of(match, say)
        film = Film(match, None if seat is None else seat - 1, say, Screen())
        try:
            film.browse(to or 0) if film.screen.interactive else film.print_to(match.version if to is None else to)
        except (EOFError, KeyboardInterrupt):
            film.screen.show("")

    params = [
        click.Argument(["file"]),
        click.Option(["--to"], type=int, metavar="N", help=say("about-to")),
        click.Option(["--seat"], type=int, metavar="N", help=say("about-seat")),
        language_option(say),
    ]
    return SpokenCommand("replay", help=say("command-replay"), params=params, callback=replay)


class Film:
    """A match that is played again up to any of its moves, as one seat (None: a spectator) saw it."""

    def __init__(self, match: Match, seat: int | None, say: Voice, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.say = say
        self.screen = screen
        self._again = match.from_start()
        room = room_of(match.game.name)
        self._board = room.board
        self._book = Phrasebook(room.VOCABULARY, say)

    def print_to(self, last: int) -> None:
        for number in range(last + 1):
            self._show(number)

    def browse(self, number: int) -> None:
        """Until the reader has enough."""
        last = self.match.version
        while number >= 0:
            self._show(number)
            wanted = None
            while wanted is None:
                wanted = _wanted(number, last, self.screen.ask(self.say("replay-keys", last=last)))
            number = wanted

    def _show(self, number: int) -> None:
        self._go_to(number)
        if number:
            turn = self.match.turns[number - 1]
            events = turn.events
            title = self.say("replay-move", number=number, seat=turn.seat, text=self._book.spoken(turn.move))
        else:
            events = self.match.opening
            title = self.say("replay-start")
        self.screen.show(Text(title, style="bold"))
        for event in events:
            self.screen.show(f"  {self.say.tell(event, self.seat)}")
        self.screen.show("", self._board(self._again.view(self.seat), self.say, self.say.names), "")
        if self._again.over:
            self.screen.show(score_sheet.ranking(self._again.scores(), self.say), "")

    def _go_to(self, number: int) -> None:
        if number < self._again.version:
            self._again = self.match.from_start()
        for turn in self.match.turns[self._again.version : number]:
            self._again.play(turn.move, turn.seat)


def _wanted(number: int, last: int, answer: str) -> int | None:
    """The move that the answer asks for; below 0 to leave; None when it makes no sense."""
    if not answer:
        return number + 1 if number < last else None
    if answer == "b":
        return max(number - 1, 0)
    if answer.isascii() and answer.isdigit() and int(answer[:9]) <= last:
        return int(answer[:9])
    return -1 if answer == "q" else None
