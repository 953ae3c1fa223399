"""One match at one keyboard: asks people, runs bots, and hands the keyboard over in hot-seat games."""

from collections.abc import Sequence

from tricity.cli.language import Translator
from tricity.cli.play import advice, display, prompt, prompt_commands
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.cli.play.seats import SeatPlan, has_private_information
from tricity.cli.screen import Screen
from tricity.core.errors import BadMove, IllegalMove, TricityError
from tricity.core.events import GameEvent
from tricity.core.match import Match
from tricity.core.notation import Move
from tricity.locales.board_text import game_terminal


class Session:
    """The match, its players and what each of them has seen.

    `prompt` interprets what is typed, `prompt_commands` runs what is not a move, `display` writes to the screen.
    """

    def __init__(self, match: Match, seat_plan: SeatPlan, translate: Translator, screen: Screen) -> None:
        self.screen = screen
        self.translate = translate
        self.seat_plan = seat_plan
        self.last_refusal: IllegalMove | None = None
        self.warnings = False
        """Whether players are warned before blunders."""
        self.start(match)

    def start(self, match: Match) -> None:
        """Begin or continue that match; raises `BadOption`, and changes nothing, when it has too few seats."""
        self.bots = self.seat_plan.create_bots(match)
        self.match = match
        self.terminal = game_terminal(match.game.name)
        # The number of moves whose events each seat has seen; -1 before it has seen the opening. In a match that is
        # continued, a player has seen everything before their own last move.
        self._seen = dict.fromkeys(range(match.players), -1)
        self._seen |= {played.seat: number for number, played in enumerate(match.moves)}
        self.warned_at: int | None = None
        """The number of moves before the decision at which somebody was warned last."""
        self._explanations: dict[int, GameEvent] = {}
        """Why bots moved as they did, by the number of the move."""
        self._last_viewer: int | None = None
        """The person who last saw the screen."""
        self._next_person: int | None = None
        """The person who is asked next, when several may act."""
        self.change_language(self.translate.lang)

    def change_language(self, lang: str) -> None:
        self.translate.lang = lang
        self.translate.names = self.seat_plan.player_names(self.match, self.translate)
        self.notation = LocalizedNotation(self.terminal.VOCABULARY, self.translate)

    def human_seats(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def run(self) -> None:
        """Play until the match is over. Leaving raises `prompt_commands.Quit`, `EOFError` or `KeyboardInterrupt`."""
        display.show_introduction(self)
        while not self.match.over:
            acting = self.match.to_act
            acting_bots = [seat for seat in acting if seat in self.bots]
            if acting_bots:
                self._play_bot_turn(acting_bots[0])
            else:
                self._play_human_turn(self._next_person if self._next_person in acting else acting[0])
        display.show_result(self)

    def play_move(self, move: Move, seat: int) -> bool:
        """Returns whether the move was made: a warning may hold it back. Raises `IllegalMove`."""
        if advice.holds_back(self, move, seat):
            return False
        self.match.play(move, seat)
        self.last_refusal = None
        return True

    def undo(self) -> None:
        """Go back to the last decision that a person made; raises `BadMove` when there is none."""
        decisions = [number for number, played in enumerate(self.match.moves) if played.seat not in self.bots]
        if not decisions:
            raise BadMove("nothing-to-undo")
        version = decisions[-1]
        self._next_person = self.match.moves[version].seat
        self.match.undo(to=version)
        self._seen = {seat: min(seen, version) for seat, seen in self._seen.items()}
        self._explanations = {number: event for number, event in self._explanations.items() if number < version}
        self.last_refusal = None

    def take_unseen_events(self, seat: int | None) -> list[GameEvent]:
        """The events that this seat (None: the person who last saw the screen) has not seen; marks them as seen."""
        viewer = self._last_viewer if seat is None else seat
        seen = -1 if viewer is None else self._seen[viewer]
        events: list[GameEvent] = [*self.match.opening] if seen < 0 else []
        for number, played in enumerate(self.match.moves[max(seen, 0) :], start=max(seen, 0)):
            events += played.events
            if number in self._explanations:
                events.append(self._explanations[number])
        if seat is not None:
            self._seen[seat] = self.match.version
        return events

    def _play_bot_turn(self, seat: int) -> None:
        with self.screen.spinner(self.translate("thinking", seat=seat)):
            decision = self.bots[seat].decide(self.match.view(seat), self.match.legal_moves(seat))
        if decision.facts:
            self._explanations[self.match.version] = GameEvent(decision.reason, {"seat": seat, **decision.facts})
        self.match.play(decision.move, seat)

    def _play_human_turn(self, seat: int) -> None:
        """Ask a person until the position has changed."""
        self._next_person = seat
        self._hand_over_keyboard(seat)
        display.show_turn(self, seat)
        changed = False
        while not changed:
            moves = self.match.legal_moves(seat)
            prompt.set_completions([*map(self.notation.text, moves), *prompt_commands.names(self.translate)])
            changed = self.execute_line(self.screen.ask(), seat, moves)

    def execute_line(self, line: str, seat: int, moves: Sequence[Move]) -> bool:
        """Run what was typed and show what is wrong with it, if anything; returns whether the position has changed."""
        try:
            return prompt.execute_line(self, line, seat, moves)
        except IllegalMove as refusal:
            self.last_refusal = refusal
            message = f"{refusal.rule} · {self.translate.describe(refusal)}"
            display.show_message(self, message, style="bold red")
            display.show_message(self, self.translate("why-hint"), style="dim")
        except TricityError as error:
            display.show_message(self, self.translate.describe(error), style="bold red")
        return False

    def _hand_over_keyboard(self, seat: int) -> None:
        """In a hot-seat game, clear the screen between two people if either of them sees private information."""
        previous, self._last_viewer = self._last_viewer, seat
        if previous == seat or len(self.human_seats()) < 2:
            return
        if has_private_information(self.match, [seat] if previous is None else [previous, seat]):
            prompt.clear_history()
            self.screen.clear()
            self.screen.ask(self.translate("hand-over", seat=seat))
            self.screen.clear()
