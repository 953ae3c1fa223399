"""The standings of a tournament as tables for the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from tricity.arena.schedule import Result
from tricity.arena.sprt import BOUND, SequentialTest
from tricity.arena.standings import BotStanding, Standings
from tricity.cli.language import Translator
from tricity.cli.screen import Screen

_LONGEST_NAME: Final = 20


def show_standings(final: Standings, results: Sequence[Result], screen: Screen, translate: Translator) -> None:
    """Ratings, pairings, and what was played."""
    tournament = final.tournament
    screen.show(_standings_table(final, translate), "")
    if final.pairs:
        screen.show(_pairs_table(final, translate), "")
    facts = {"count": len(results), "players": tournament.players, "seed": tournament.seed}
    screen.show(translate("arena-note", game=tournament.game, **facts))


def bot_name(spec: str, translate: Translator) -> str:
    """The level in the reader's language, with its budget if it has one; of bots from outside, the end of the name."""
    name, colon, budget = spec.partition(":")
    if translate.has(f"bot-{name}"):
        return translate.name_of("bot", name) + (f" {budget}" if colon else "")
    return spec if len(spec) <= _LONGEST_NAME else f"…{spec[1 - _LONGEST_NAME :]}"


def show_test(test: SequentialTest, screen: Screen, translate: Translator) -> None:
    """How a sequential test stands."""
    assert test.tournament.sprt is not None
    elo0, elo1 = test.tournament.sprt
    elo, low, high = (f"{value:+.1f}" for value in test.elo)
    bots = [bot_name(bot, translate) for bot in test.tournament.bots]
    facts = {
        "first": bots[0],
        "second": bots[1],
        "elo0": f"{elo0:g}",
        "elo1": f"{elo1:g}",
        "ratio": f"{test.log_likelihood_ratio:+.2f}",
        "bound": f"{BOUND:.2f}",
        "pairs": " ".join(map(str, test.counts)),
        "elo": elo,
        "low": low,
        "high": high,
    }
    screen.show(translate("arena-sprt", case=test.verdict, **facts))


def _standings_table(final: Standings, translate: Translator) -> Table:
    rated = final.tournament.players > 1
    with_wins = any(standing.wins is not None for standing in final.bots)
    seats = range(final.tournament.players) if rated else ()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(translate("arena-bot"), no_wrap=True)
    headings = [*(["arena-rating"] if rated else []), "arena-games", "arena-score"]
    for heading in [*headings, *(["arena-wins"] if with_wins else [])]:
        table.add_column(translate(heading), justify="right")
    for seat in seats:
        table.add_column(translate("arena-seat", number=seat + 1), justify="right")
    for standing in final.bots:
        table.add_row(*_cells(standing, with_wins, translate))
    return table


def _cells(standing: BotStanding, with_wins: bool, translate: Translator) -> list[str | Text]:
    cells: list[str | Text] = [bot_name(standing.bot, translate)]
    if standing.rating is not None:
        cells.append(f"{standing.rating.rating:.0f} ({standing.rating.low:.0f}–{standing.rating.high:.0f})")
    cells += [str(standing.games), f"{standing.score:.1f}"]
    if with_wins:
        wins = None if standing.wins is None else [100 * rate for rate in standing.wins]
        cells.append("" if wins is None else "{:.0f} % ({:.0f}–{:.0f})".format(*wins))
    if standing.rating is not None:
        cells += ["" if rate is None else f"{100 * rate:.0f} %" for rate in standing.wins_by_seat]
    return cells


def _pairs_table(final: Standings, translate: Translator) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("arena-bot", "arena-rival"):
        table.add_column(translate(heading), no_wrap=True)
    for heading in ("arena-wins", "arena-games"):
        table.add_column(translate(heading), justify="right")
    for pair in final.pairs:
        wins = f"{100 * pair.rate:.1f} % ({100 * pair.low:.1f}–{100 * pair.high:.1f})"
        table.add_row(bot_name(pair.bot, translate), bot_name(pair.rival, translate), wins, str(pair.games))
    return table
