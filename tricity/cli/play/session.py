"""One game at one keyboard: who is asked, who is not, until it is over."""

from tricity.cli.language import Voice
from tricity.cli.play import completion, display, prompt_commands
from tricity.cli.play.board import room_of
from tricity.cli.play.notation import Phrasebook
from tricity.cli.play.prompt import answer
from tricity.cli.play.seats import Seating, privately
from tricity.cli.screen import Screen
from tricity.core.errors import BadMove, IllegalMove, TricityError
from tricity.core.events import GameEvent
from tricity.core.match import Match
from tricity.core.moves import Move


class Table:
    """The match, and the people and bots around it.

    `answering` understands what is typed, `orders` does what is no move, `showing` puts it all on the screen.
    """

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
        self._thoughts: dict[int, GameEvent] = {}
        """Why bots moved as they did, by the number of the turn."""
        self._looking: int | None = None
        """The person who last looked at the screen."""
        self._due: int | None = None
        """The person who is asked next, when several may act."""
        self.speak(self.say.lang)

    def speak(self, lang: str) -> None:
        self.say.lang = lang
        self.say.names = self.seating.names_of(self.match, self.say)
        self.book = Phrasebook(self.room.VOCABULARY, self.say)

    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def play(self) -> None:
        display.introduce(self)
        while not self.match.over:
            acting = self.match.to_act
            thinking = [seat for seat in acting if seat in self.bots]
            if thinking:
                self._let_think(thinking[0])
            else:
                self._let_decide(self._due if self._due in acting else acting[0])
        display.finish(self)

    def make(self, move: Move, seat: int) -> None:
        """Raises `IllegalMove`."""
        self.match.play(move, seat)
        self.last_refusal = None

    def undo(self) -> None:
        """Back to the last decision that a person made; raises `BadMove` when there is none."""
        made = [number for number, turn in enumerate(self.match.turns) if turn.seat not in self.bots]
        if not made:
            raise BadMove("nothing-to-undo")
        self._due = self.match.turns[made[-1]].seat
        while self.match.version > made[-1]:
            self.match.undo()
        self._heard = {seat: min(heard, self.match.version) for seat, heard in self._heard.items()}
        self._thoughts = {number: it for number, it in self._thoughts.items() if number < self.match.version}
        self.last_refusal = None

    def news(self, seat: int | None) -> list[GameEvent]:
        """What happened since that seat (None: whoever was last) looked; from now on it is heard."""
        last = self._looking if seat is None else seat
        since = -1 if last is None else self._heard[last]
        events: list[GameEvent] = [*self.match.opening] if since < 0 else []
        for number, turn in enumerate(self.match.turns[max(since, 0) :], start=max(since, 0)):
            events += turn.events
            if number in self._thoughts:
                events.append(self._thoughts[number])
        if seat is not None:
            self._heard[seat] = self.match.version
        return events

    def _let_think(self, seat: int) -> None:
        with self.screen.waiting(self.say("thinking", seat=seat)):
            decision = self.bots[seat].decide(self.match.view(seat), self.match.legal_moves(seat))
        if decision.facts or decision.reason == "reason-late":
            self._thoughts[self.match.version] = GameEvent(decision.reason, {"seat": seat, **decision.facts})
        self.match.play(decision.move, seat)

    def _let_decide(self, seat: int) -> None:
        """Ask a person until the position is another one."""
        self._due = seat
        self._hand_over(seat)
        display.show(self, seat)
        changed = False
        while not changed:
            moves = self.match.legal_moves(seat)
            completion.offer(moves, self.book, prompt_commands.words(self.say))
            line = self.screen.ask()
            try:
                changed = answer(self, line, seat, moves)
            except IllegalMove as refusal:
                self.last_refusal = refusal
                display.tell(self, f"{refusal.rule} · {self.say.tell(refusal)}", style="bold red")
                display.tell(self, self.say("why-hint"), style="dim")
            except TricityError as fault:
                display.tell(self, self.say.tell(fault), style="bold red")

    def _hand_over(self, seat: int) -> None:
        """With several people at the keyboard, nobody is to read what only another may know."""
        before, self._looking = self._looking, seat
        if before == seat or len(self.people()) < 2:
            return
        if privately(self.match, [seat] if before is None else [before, seat]):
            completion.forget()
            self.screen.clear()
            self.screen.ask(self.say("hand-over", seat=seat))
            self.screen.clear()
