"""For those who only typed `tricity play`: two questions, each with an answer ready."""

from collections.abc import Sequence

from rich.table import Table

from tricity.cli.language import Voice
from tricity.cli.play.notation import plain
from tricity.cli.screen import Screen
from tricity.core.game import Game
from tricity.games import find, names


def choose_game(screen: Screen, say: Voice) -> Game:
    """By number or by the beginning of the name; Enter takes the first."""
    games = [find(name) for name in names()]
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", justify="right")
    for number, game in enumerate(games, start=1):
        table.add_row(str(number), say.name_of("game", game.name), say(f"game-{game.name}.about"))
    screen.show(table)
    while True:
        answer = plain(screen.ask(say("or-enter", question=say("which-game"), default=1))) or "1"
        for number, game in enumerate(games, start=1):
            if answer == str(number) or any(it.startswith(answer) for it in _called(game, say)):
                return game


def choose_players(screen: Screen, say: Voice, game: Game) -> int:
    usual = usual_players(game)
    question = say("how-many-players", allowed=list(game.players))
    while True:
        answer = screen.ask(say("or-enter", question=question, default=usual)) or str(usual)
        if answer in map(str, game.players):
            return int(answer)


def usual_players(game: Game, bots: Sequence[str] | None = None) -> int:
    """One more than the bots that were asked for, else two, where the game is played so."""
    wanted = 2 if bots is None else len(bots) + 1
    return wanted if wanted in game.players else min(game.players, key=lambda players: abs(players - wanted))


def _called(game: Game, say: Voice) -> tuple[str, str]:
    return plain(game.name), plain(say.name_of("game", game.name))
