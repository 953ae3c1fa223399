"""Analyses and reviews in the words of a language."""

from collections.abc import Callable, Sequence
from typing import Any

from tricity.analysis.scale import Unit
from tricity.analysis.values import RIVAL, Account, Reason, ReviewedDecision
from tricity.core.notation import Move
from tricity.locales import format_message, joined

MoveText = Callable[[Move], str]
"""How a move is written in the reader's language."""


class AnalysisWords:
    """The sentences about one game, in one language; `names` are the players' names by seat."""

    def __init__(self, game: str, unit: Unit, lang: str, names: Sequence[str], move_text: MoveText) -> None:
        self._game = game
        self._unit = unit
        self._lang = lang
        self._names = names
        self._move_text = move_text

    def value(self, value: float, *, signed: bool = False) -> str:
        """A chance in percent, or points; with a sign where it is a difference."""
        return self._signed(self._rounded(value), self._unit, plus=signed)

    def loss(self, loss: float) -> str:
        """What a decision cost, in a sentence: points are named."""
        return self._say("analysis-loss", unit=self._unit, number=self._rounded(loss))

    def points(self, points: float) -> str:
        """A difference in points, with its sign."""
        return self._signed(round(points, 1), "points", plus=True)

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """What speaks for a move and against it, with points."""
        return ", ".join(f"{self._say(self._theme(each))} {self.points(each.points)}" for each in reasons)

    def label(self, decision: ReviewedDecision) -> str:
        """What a marked decision is called."""
        return self._say("review-label", case=decision.label)

    def why(self, decision: ReviewedDecision) -> str:
        """The better move, what it would have brought, and the reply that the played one allowed; "" if unmarked."""
        if not decision.label:
            return ""
        explanation = decision.explanation
        better, loss = self._text(decision.best), self.loss(decision.loss)
        if explanation is None:
            return self._say("review-better", move=better, loss=loss)
        themes = [self._say(self._theme(each)) for each in explanation.reasons]
        why = self._say("review-better-because", move=better, loss=loss, reasons=joined(themes, self._lang))
        if explanation.reply is None:
            return why
        return (
            f"{why} {self._say('review-reply', seat=explanation.reply.seat, move=self._text(explanation.reply.move))}"
        )

    def account(self, account: Account) -> list[tuple[str, str]]:
        """The parts of a result: what each is called, and how much it is."""
        parts = {
            "seat": self.value(account.seat),
            "deal": self.value(account.deal, signed=True),
            "luck": self.value(account.luck, signed=True),
            "own": self.value(account.own_errors, signed=True),
            "others": self.value(account.others_errors, signed=True),
            "rest": self.value(account.rest, signed=True),
            "result": self.value(account.result),
        }
        return [(self._say("review-part", case=part, unit=self._unit), text) for part, text in parts.items()]

    def _theme(self, reason: Reason) -> str:
        return "theme-rival" if reason.theme == RIVAL else f"theme-{self._game}-{reason.theme}"

    def _rounded(self, value: float) -> float:
        return round(100 * value) if self._unit == "chance" else round(value, 1)

    def _signed(self, number: float, unit: Unit, *, plus: bool) -> str:
        """A number as the language writes it."""
        sign = "−" if number < 0 else "+" if plus and number > 0 else ""
        return sign + self._say("analysis-value", unit=unit, number=abs(number))

    def _text(self, move: str) -> str:
        return self._move_text(Move.parse(move))

    def _say(self, key: str, **facts: Any) -> str:
        return format_message(key, self._lang, self._names, facts)
