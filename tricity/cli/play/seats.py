"""Who plays which seat: the people at this keyboard come first, bots take the last seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from tricity.bots import Bot, make
from tricity.bots.pool import BotPool, PooledBot
from tricity.cli.language import Translator
from tricity.core.deals import Deal
from tricity.core.errors import BadOption
from tricity.core.match import Match

_DEFAULT_LEVEL: Final = "improver"
_WITHOUT_WORKER: Final = "random"
"""Decides at once, and needs no worker process."""
_MAX_NAME: Final = 20
_SEEDS: Final = 1 << 62


@dataclass(frozen=True)
class SeatPlan:
    """The bots and names that were requested; it applies to a match of any number of players."""

    bots: tuple[str, ...] | None = None
    """Levels, with their budgets if any. None: one person, and a bot in every other seat."""
    names: tuple[str, ...] = ()
    pool: BotPool = field(default_factory=BotPool)
    """Where the bots decide, except those of level `_WITHOUT_WORKER`. Whoever made it closes it."""

    @classmethod
    def parse(cls, bot_list: str | None, hot_seat: bool, name_list: str | None, pool: BotPool) -> "SeatPlan":
        """From the arguments of `--bots`, `--hot-seat` and `--names`; raises `BadOption`."""
        if hot_seat and bot_list:
            raise BadOption("hot-seat-or-bots")
        bots = _split_list(bot_list) if bot_list else None
        for bot in bots or ():
            make(bot, 0)
        names = _split_list(name_list or "")
        for name in names:
            if not name.isprintable() or len(name) > _MAX_NAME:
                raise BadOption("bad-name", name=name[:40], limit=_MAX_NAME)
        return cls(() if hot_seat else bots, names, pool)

    def bot_levels(self, players: int) -> dict[int, str]:
        """The bots' levels by seat; raises `BadOption` when there are more bots than seats."""
        bots = (_DEFAULT_LEVEL,) * (players - 1) if self.bots is None else self.bots
        if len(bots) > players:
            raise BadOption("too-many-bots", count=len(bots), players=players)
        return dict(enumerate(bots, start=players - len(bots)))

    def create_bots(self, match: Match) -> dict[int, Bot]:
        """The bots by seat; raises `BadOption` when there are more bots than seats."""
        # Seeded from the match, so that a seed repeats the whole game, but under labels of their own, so that a bot's
        # random numbers tell it nothing about the deal.
        seeds = Deal(match.seed or "position")
        levels = self.bot_levels(match.players)
        return {seat: self._create_bot(level, seeds.below(f"bot {seat}", _SEEDS)) for seat, level in levels.items()}

    def player_names(self, match: Match, translate: Translator) -> list[str]:
        """The names by seat, with default names in the language; then those of opponents that the game itself plays."""
        bots = self.bot_levels(match.players)
        names = [
            translate("called-bot" if seat in bots else "player", number=seat + 1) for seat in range(match.players)
        ]
        names[: len(self.names)] = self.names[: match.players]
        return names + [translate("called-rival")] * (len(match.scores()) - match.players)

    def _create_bot(self, level: str, seed: int) -> Bot:
        return make(level, seed) if level == _WITHOUT_WORKER else PooledBot(level, seed, self.pool)


def has_private_information(match: Match, seats: Sequence[int]) -> bool:
    """Whether any of these seats sees something that a spectator does not."""
    public = _shared_part(match, None)
    return any(_shared_part(match, seat) != public for seat in seats)


def _shared_part(match: Match, seat: int | None) -> dict[str, object]:
    """A view without the parts that differ for every viewer."""
    return {key: value for key, value in match.view(seat).items() if key not in ("seat", "prompt")}


def _split_list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
