"""One game at one keyboard: shows, asks, plays, until it is over."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tricity.cli import completion, movelist, orders, sheets
from tricity.cli.language import Voice
from tricity.cli.notation import Phrasebook
from tricity.cli.rooms import room_of
from tricity.cli.saving import offer_to_save
from tricity.cli.screen import Screen, readable
from tricity.cli.seating import Seating, privately
from tricity.core.errors import BadMove, IllegalMove, TricityError
from tricity.core.events import Event
from tricity.core.match import Match
from tricity.core.moves import Move


class Table:
    """The match, the people and the bots around it. `orders` answers what is typed and is no move."""

    def __init__(self, match: Match, seating: Seating, voice: Voice, screen: Screen) -> None:
        self.screen = screen
        self.say = voice
        self.seating = seating
        self.last_refusal: IllegalMove | None = None
        self.sit(match)

    def sit(self, match: Match) -> None:
        """Begin or go on with that match; raises `BadOption` and changes nothing when its seats can't be filled."""
        self.bots = self.seating.bots_of(match)
        self.match = match
        self.room = room_of(match.game.name)
        # Everybody has heard what came before their own last move.
        self._heard = dict.fromkeys(range(match.players), -1)
        self._heard |= {turn.seat: number for number, turn in enumerate(match.turns)}
        self._looking: int | None = None
        """The person who last looked at the screen."""
        self._due: int | None = None
        """The person who is asked next, when several may act."""
        self.speak(self.say.lang)

    def speak(self, lang: str) -> None:
        self.say.lang = lang
        self.say.names = self.seating.names_of(self.match.players, self.say)
        self.book = Phrasebook(self.room.VOCABULARY, self.say)

    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def play(self) -> None:
        self._introduce()
        while not self.match.over:
            acting = self.match.to_act
            thinking = [seat for seat in acting if seat in self.bots]
            if thinking:
                self._let_think(thinking[0])
            else:
                self._let_decide(self._due if self._due in acting else acting[0])
        self._finish()

    def _let_think(self, seat: int) -> None:
        move = self.bots[seat].choose(self.match.view(seat), self.match.legal_moves(seat))
        self.match.play(move, seat)

    def _let_decide(self, seat: int) -> None:
        """Ask a person until the position is another one."""
        self._due = seat
        self._hand_over(seat)
        self.show(seat)
        changed = False
        while not changed:
            moves = self.match.legal_moves(seat)
            completion.offer(moves, self.book, orders.words(self.say))
            line = self.screen.ask()
            try:
                changed = self._answer(line, seat, moves)
            except IllegalMove as refusal:
                self.last_refusal = refusal
                self.tell(f"{refusal.rule} · {self.say.tell(refusal)}", style="bold red")
                self.tell(self.say("why-hint"), style="dim")
            except TricityError as fault:
                self.tell(self.say.tell(fault), style="bold red")

    def _hand_over(self, seat: int) -> None:
        """With several people at the keyboard, nobody reads what another may not know (what the rules call hidden)."""
        before, self._looking = self._looking, seat
        if before == seat or len(self.people()) < 2:
            return
        seats = [seat] if before is None else [before, seat]
        if privately(self.match, seats):
            self.screen.clear()
            self.screen.ask(self.say("hand-over", seat=seat))
            self.screen.clear()

    def show(self, seat: int | None) -> None:
        """What happened since that seat last looked, the table, and what to do."""
        for line in self.news(seat):
            self.tell(line)
        view = self.match.view(seat)
        self.screen.show("", self.room.board(view, self.say, self.say.names), "")
        if seat is not None and not self.match.over:
            who = f"{self.say.names[seat]}: " if len(self.people()) > 1 else ""
            self.screen.show(who + self.say.tell(view["prompt"]), style="bold")
            moves = self.match.legal_moves(seat)
            for shape in self.shapes(moves):
                self.tell(shape, style="dim")
            self.list_moves(list(enumerate(moves, start=1)))

    def shapes(self, moves: Sequence[Move]) -> list[str]:
        """What the words of these moves stand for, where that does not go without saying."""
        keys = {f"{self.room.VOCABULARY[move.verb]}.shape": None for move in moves if move.verb in self.room.VOCABULARY}
        return [self.say(key) for key in keys if self.say.knows(key)]

    def list_moves(self, moves: Sequence[tuple[int, Move]]) -> None:
        self.screen.show(movelist.overview(moves, self.book, self.say))

    def tell(self, text: str, style: str = "") -> None:
        self.screen.show(Padding(Text(readable(text), style=style), (0, 0, 0, 2), expand=False))

    def news(self, seat: int | None) -> list[str]:
        """What happened since that seat (None: whoever was last) looked; from now on it is heard."""
        last = self._looking if seat is None else seat
        since = -1 if last is None else self._heard[last]
        events: list[Event] = [*self.match.opening] if since < 0 else []
        for turn in self.match.turns[max(since, 0) :]:
            events += turn.events
        if seat is not None:
            self._heard[seat] = self.match.version
        return [self.say.tell(event, seat) for event in events]

    def undo(self) -> None:
        """Back to the last decision that a person made; raises `BadMove` when there is none."""
        made = [number for number, turn in enumerate(self.match.turns) if turn.seat not in self.bots]
        if not made:
            raise BadMove("nothing-to-undo")
        self._due = self.match.turns[made[-1]].seat
        while self.match.version > made[-1]:
            self.match.undo()
        self._heard = {seat: min(heard, self.match.version) for seat, heard in self._heard.items()}
        self.last_refusal = None

    def move_of(self, line: str, moves: Sequence[Move]) -> Move:
        """The move that was typed, legal or not; raises `BadMove`."""
        meant = self.book.meant(line, moves)
        if meant is not None:
            return meant
        game = self.match.game
        try:
            return game.decode(game.encode(Move.parse(self.book.written(line, moves))))
        except BadMove as fault:
            if fault.key == "not-a-move":
                raise BadMove("not-a-move", text=line[:80]) from None
            raise

    def _answer(self, line: str, seat: int, moves: list[Move]) -> bool:
        """Whether the position is another one now."""
        if not line:
            self.list_moves(list(enumerate(moves, start=1)))
            return False
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if not 1 <= number <= len(moves):
                raise BadMove("no-such-number", number=line[:9], count=len(moves))
            return self._make(moves[number - 1], seat)
        order, rest = orders.parse(line, self.say)
        if order is not None:
            return order(self, seat, rest)
        try:
            return self._make(self.move_of(line, moves), seat)
        except BadMove:
            fitting = self.book.fitting(line, moves)
            if not fitting:
                raise
            return self._narrow(fitting, seat, moves)

    def _narrow(self, fitting: list[Move], seat: int, moves: list[Move]) -> bool:
        """Words that fit several moves list them; those that fit one ask whether it is meant."""
        if len(fitting) > 1:
            self.list_moves([(number, move) for number, move in enumerate(moves, start=1) if move in fitting])
            return False
        if not self.screen.confirm(self.say("confirm-move", text=self.book.spoken(fitting[0])), self.say):
            return False
        return self._make(fitting[0], seat)

    def _make(self, move: Move, seat: int) -> bool:
        self.match.play(move, seat)
        self.last_refusal = None
        return True

    def _introduce(self) -> None:
        """The game, its options, and what kind of players the bots are."""
        say = self.say
        parts = [say.name_of("game", self.match.game.name), say("title-players", players=self.match.players)]
        for name, value in self.match.options.items():
            if value is True:
                parts.append(say.name_of("option", name))
            elif value is not False and value is not None:
                parts.append(f"{say.name_of('option', name)}: {value}")
        self.screen.show(Rule(Text(" · ".join(parts), style="bold"), style="dim"))
        bots: dict[str, list[int]] = {}
        for seat, kind in self.seating.kinds_of(self.match.players).items():
            bots.setdefault(kind, []).append(seat)
        for kind, seats in bots.items():
            self.screen.show(say("title-bots", seats=seats, bot=kind), style="dim")
        self.screen.show(say("type-help"), "", style="dim")

    def _finish(self) -> None:
        """The last news, the boards, the score table, the winners, the seed."""
        people = self.people()
        self.show(people[0] if len(people) == 1 else None)
        sheet_list = self.match.scores()
        self.screen.show(sheets.ranking(sheet_list, self.say), "")
        for sheet in sorted(sheet_list, key=lambda sheet: sheet.rank):
            self.screen.show(Text(self.say.names[sheet.seat], style="bold"), sheets.explained(sheet, self.say), "")
        if self.match.players > 1:
            winners = [sheet.seat for sheet in sheet_list if sheet.rank == 1]
            self.screen.show(self.say("winners", count=len(winners), seats=winners), style="bold")
        if self.match.seed is not None:
            self.screen.show(self.say("the-seed", seed=self.match.seed))
        offer_to_save(self.match, self.screen, self.say)
