"""Who sits where: people at this keyboard first, bots in the last seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tricity.bots import Bot, make
from tricity.bots.apart import Apart, Desk
from tricity.cli.language import Voice
from tricity.core.deals import Deal
from tricity.core.errors import BadOption
from tricity.core.match import Match

DESK: Final = Desk()
"""Where all bots of this terminal think, but for those that don't."""
_USUAL_BOT: Final = "improver"
_AT_ONCE: Final = "random"
"""Needs no process to think in."""
_LONGEST_NAME: Final = 20
_LUCK: Final = 1 << 62


@dataclass(frozen=True)
class Seating:
    """What was asked for on the command line; a match of any number of players can be seated by it."""

    bots: tuple[str, ...] | None = None
    """None: one person, and a bot in every other seat."""
    names: tuple[str, ...] = ()

    @classmethod
    def parse(cls, bot_list: str | None, hot_seat: bool, name_list: str | None) -> "Seating":
        """Raises `BadOption`."""
        if hot_seat and bot_list:
            raise BadOption("hot-seat-or-bots")
        named = _parts(bot_list) if bot_list else None
        for name in named or ():
            make(name, 0)
        names = _parts(name_list or "")
        for name in names:
            if not name.isprintable() or len(name) > _LONGEST_NAME:
                raise BadOption("bad-name", name=name[:40], limit=_LONGEST_NAME)
        return cls(() if hot_seat else named, names)

    def bots_of(self, match: Match) -> dict[int, Bot]:
        """The bots by seat; raises `BadOption` when there are more than seats."""
        # The same game is played again from the same seed, and no bot can tell the deal from its luck.
        luck = Deal(match.seed or "position")
        kinds = self.kinds_of(match.players)
        return {seat: _bot(kind, luck.below(f"bot {seat}", _LUCK)) for seat, kind in kinds.items()}

    def names_of(self, match: Match, say: Voice) -> list[str]:
        """Everybody's name, in the language for those who gave none; last, rivals that the game itself plays."""
        kinds = self.kinds_of(match.players)
        names = [say("called-bot" if seat in kinds else "player", number=seat + 1) for seat in range(match.players)]
        names[: len(self.names)] = self.names[: match.players]
        return names + [say("called-rival")] * (len(match.scores()) - match.players)

    def kinds_of(self, players: int) -> dict[int, str]:
        """The kinds of bots by seat; raises `BadOption` when there are more than seats."""
        wanted = (_USUAL_BOT,) * (players - 1) if self.bots is None else self.bots
        if len(wanted) > players:
            raise BadOption("too-many-bots", count=len(wanted), players=players)
        return dict(enumerate(wanted, start=players - len(wanted)))


def _bot(kind: str, seed: int) -> Bot:
    return make(kind, seed) if kind == _AT_ONCE else Apart(kind, seed, DESK)


def _parts(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def privately(match: Match, seats: Sequence[int]) -> bool:
    """Whether any of these seats sees something that a spectator does not."""
    common = _without_viewer(match, None)
    return any(_without_viewer(match, seat) != common for seat in seats)


def _without_viewer(match: Match, seat: int | None) -> dict[str, object]:
    return {key: value for key, value in match.view(seat).items() if key not in ("seat", "prompt")}
