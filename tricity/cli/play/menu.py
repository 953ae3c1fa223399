"""The menu of `tricity play` without a game: two questions, each with a default."""

from collections.abc import Sequence

from rich.table import Table

from tricity.cli.language import Translator, fold
from tricity.cli.screen import Screen
from tricity.core.game import Game
from tricity.games import find, names


def choose_game(screen: Screen, translate: Translator) -> Game:
    """Ask for a game, by its number or the beginning of its name; Enter takes the first."""
    games = [find(name) for name in names()]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", justify="right")
    for number, game in enumerate(games, start=1):
        table.add_row(str(number), translate.name_of("game", game.name), translate(f"game-{game.name}.about"))
    screen.show(table)
    while True:
        answer = fold(screen.ask(translate("or-enter", question=translate("which-game"), default=1))) or "1"
        for number, game in enumerate(games, start=1):
            titles = (fold(game.name), fold(translate.name_of("game", game.name)))
            if answer == str(number) or any(title.startswith(answer) for title in titles):
                return game


def choose_players(screen: Screen, translate: Translator, game: Game) -> int:
    """Ask for the number of players; Enter takes the default."""
    default = default_players(game)
    question = translate("how-many-players", allowed=list(game.players))
    while True:
        answer = screen.ask(translate("or-enter", question=question, default=default)) or str(default)
        if answer in map(str, game.players):
            return int(answer)


def default_players(game: Game, bots: Sequence[str] | None = None) -> int:
    """One person more than the requested bots, else two players, or the nearest number that the game allows."""
    wanted = 2 if bots is None else len(bots) + 1
    return wanted if wanted in game.players else min(game.players, key=lambda players: abs(players - wanted))
