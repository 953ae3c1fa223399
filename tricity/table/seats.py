"""A seat of a table: its owner, and the bot that plays for them."""

from dataclasses import dataclass
from typing import Literal

from tricity.table.events import SeatPlan
from tricity.table.principal import PersonId

Plays = Literal["person", "bot", "open"]


@dataclass(slots=True)
class Seat:
    """A person's seat keeps its owner while a bot stands in, so that the owner can take it back.

    `kept_for` is a person of the last game, for whom an open seat of a rematch is reserved. `timed_out`: the bot stands
    in because the owner ran out of time. `chances` and `warnings` say which advice the owner has turned on.
    """

    owner: PersonId | None = None
    name: str = ""
    bot: str = ""
    kept_for: PersonId | None = None
    timed_out: bool = False
    chances: bool = False
    warnings: bool = False

    @classmethod
    def planned(cls, plan: SeatPlan) -> "Seat":
        return cls(plan.owner or None, plan.name, plan.bot, plan.kept_for or None)

    @property
    def plays(self) -> Plays:
        if self.bot:
            return "bot"
        return "person" if self.owner else "open"

    @property
    def away(self) -> bool:
        """Whether a bot stands in for the owner."""
        return bool(self.owner and self.bot)
