"""`tricity review`: luck, errors and what would have been better, in a recorded game."""

import click
import msgspec
from rich.table import Table

from tricity.analysis.review import Effort, review
from tricity.analysis.values import Review
from tricity.analysis.words import AnalysisWords
from tricity.arena.batch import open_workers
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import analysis_options, worker_options
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.cli.play.seats import SeatPlan
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen, progress_bar
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.notation import Move
from tricity.locales.board_text import game_terminal


def create_command(translate: Translator) -> click.Command:
    def show_review(
        file: str, effort: float, seed: int, as_json: bool, workers: int | None, cluster: str | None
    ) -> None:
        match = read_match(file)
        if not match.over:
            raise BadOption("review-unfinished")
        with open_workers(workers, cluster) as opened, progress_bar() as bar:
            task = bar.add_task(translate("review-progress"), total=match.version)

            def progress(done: int, _: int) -> None:
                bar.update(task, completed=done)

            made = review(match, Effort().scaled(effort), seed, progress, opened.run_in_order)
        if as_json:
            click.echo(msgspec.json.format(msgspec.json.encode(made), indent=1))
            return
        translate.names = SeatPlan(bots=()).player_names(match, translate)
        _show(Screen(), match, made, translate)

    params = [
        click.Argument(["file"]),
        click.Option(
            ["--effort"],
            type=click.FloatRange(0.01, 100),
            default=1.0,
            metavar="N",
            help=translate("about-review-effort"),
        ),
        *worker_options(translate),
        *analysis_options(translate),
    ]
    return LocalizedCommand("review", help=translate("command-review"), params=params, callback=show_review)


def _show(screen: Screen, match: Match, reviewed: Review, translate: Translator) -> None:
    notation = LocalizedNotation(game_terminal(match.game.name).VOCABULARY, translate)
    words = AnalysisWords(reviewed.game, reviewed.unit, translate.lang, translate.names, notation.text)
    screen.show(translate("review-accounts"), style="bold")
    screen.show(_account_table(reviewed, words, translate), "")
    for seat, account in enumerate(reviewed.accounts):
        screen.show(translate("review-of", seat=seat, accuracy=round(account.accuracy)), style="bold")
        if not account.worst:
            screen.show_indented(translate("review-no-errors"), 2)
        for number in account.worst:
            decision = reviewed.decisions[number - 1]
            played = notation.text(Move.parse(decision.move))
            label = words.label(decision)
            screen.show_indented(translate("review-move", number=number, move=played, label=label), 2)
            screen.show_indented(words.why(decision), 4)
    screen.show("", translate("review-luck"), style="bold")
    for seat, name in enumerate(translate.names):
        for reveal in reviewed.largest_reveals(seat):
            played = notation.text(Move.parse(reviewed.decisions[reveal.number - 1].move))
            luck = words.value(reveal.luck, signed=True)
            revealed = translate("review-reveal", number=reveal.number, move=played, value=luck)
            screen.show_indented(translate("labelled", label=name, text=revealed), 2)
    screen.show("", translate("review-note"), style="dim")


def _account_table(reviewed: Review, words: AnalysisWords, translate: Translator) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column("")
    for name in translate.names:
        table.add_column(name, justify="right")
    columns = [words.account(account) for account in reviewed.accounts]
    for row in zip(*columns):
        table.add_row(row[0][0], *(text for _, text in row))
    return table
