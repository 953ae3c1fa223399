"""A lesson at the keyboard: the prompt and the boards of a game, step by step."""

from typing import Any

from rich.rule import Rule
from rich.text import Text

from tricity.cli.language import Translator
from tricity.cli.play import display, prompt, prompt_commands, score_sheet
from tricity.cli.play.seats import SeatPlan
from tricity.cli.play.session import Session
from tricity.cli.screen import Screen
from tricity.core.notation import Move
from tricity.games.lessons import LEARNER, Lesson

_OTHERS = "random"
"""Who sits in the other seats: the lesson says what they do, so they are never asked."""


class LessonSession(Session):
    """Shows the steps of a lesson and waits for what they ask for. `number` is the step that it has got to."""

    def __init__(self, lesson: Lesson, number: int, translate: Translator, screen: Screen) -> None:
        self.lesson = lesson
        self.number = number
        self._moves: list[str] = []
        self._is_done = False
        self._shown: dict[str, Any] = {}
        """The view whose board was shown last."""
        names = (translate("lesson-learner"), *lesson.names[1:])
        seat_plan = SeatPlan(bots=(_OTHERS,) * (len(names) - 1), names=names)
        super().__init__(lesson.stage(number, ()).match, seat_plan, translate, screen)

    def run(self) -> None:
        """Go on to the end of the lesson. Leaving raises `prompt_commands.Quit`, `EOFError` or `KeyboardInterrupt`."""
        for number in range(self.number, len(self.lesson.steps)):
            self.number = number
            self._take_step()

    def play_move(self, move: Move, seat: int) -> bool:
        """Make the move if it is what the step asks for, and say what happened. Raises `IllegalMove`."""
        attempt = self.lesson.attempt(self.number, self._moves, str(move))
        self._is_done = attempt.done
        if attempt.refusal is not None:
            raise attempt.refusal
        if attempt.done:
            self._moves.append(str(move))
        else:
            self._say(attempt.reply)
        return True

    def _take_step(self) -> None:
        step, translate = self.lesson.steps[self.number], self.translate
        # A lesson that is resumed has got to this step by its examples.
        self._moves += [""] * (self.lesson.moves_before(self.number) - len(self._moves))
        self.match = self.lesson.stage(self.number, self._moves).match
        title = translate("lesson-progress", number=self.number + 1, count=len(self.lesson.steps))
        self.screen.show("", Rule(Text(title, style="bold"), style="dim"))
        self._show_board()
        self._say(self.lesson.key(self.number))
        if step.kind == "read":
            self._ask_to_go_on()
        else:
            self._ask_for_move()

    def _show_board(self) -> None:
        """The board, unless it is still on the screen as it was."""
        view, shown = self.match.view(LEARNER), self._shown
        self._shown = view
        if view != shown:
            self.screen.show("", self.terminal.board(view, self.translate, self.translate.names), "")
            if self.match.over:
                self.screen.show(score_sheet.ranking_table(self.match.scores(), self.translate), "")

    def _ask_to_go_on(self) -> None:
        if self.number + 1 < len(self.lesson.steps):
            self._leave_if_asked(self.screen.ask(self.translate("command-learn-next")))

    def _ask_for_move(self) -> None:
        """Ask until the step is done; after a first attempt that will not do, with an example."""
        moves = self.match.legal_moves(LEARNER)
        display.show_moves(self, moves, moves)
        self._is_done = False
        while not self._is_done:
            prompt.set_completions([*map(self.notation.text, moves), *prompt_commands.names(self.translate)])
            line = self.screen.ask()
            self._leave_if_asked(line)
            self.execute_line(line, LEARNER, moves)
            if not self._is_done:
                example = self.notation.text(Move.parse(self.lesson.example(self.number, self.match)))
                display.show_message(self, self.translate("command-learn-example", text=example), style="dim")
        self._say(self.lesson.stage(self.number, self._moves).reply or self.lesson.key(self.number, "done"))
        self._leave_if_asked(self.screen.ask(self.translate("command-learn-next")))

    def _say(self, key: str) -> None:
        """In the terminal's own words where it has any, because the page shows what the terminal has to name."""
        self.screen.show(self.translate(f"{key}.terminal"), style="bold")

    def _leave_if_asked(self, line: str) -> None:
        """Unlike in a game, there is nothing to save."""
        if prompt_commands.parse(line, self.translate)[0] is prompt_commands.leave:
            raise prompt_commands.Quit
