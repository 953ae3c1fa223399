"""`tricity analyse`: what the moves before one moment of a record are worth."""

import click
import msgspec
from rich.table import Table

from tricity.analysis.decision import analyse_decision
from tricity.analysis.values import DecisionAnalysis
from tricity.analysis.words import AnalysisWords
from tricity.bots.budget import Budget
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import analysis_options
from tricity.cli.play.localized_notation import LocalizedNotation
from tricity.cli.play.seats import SeatPlan
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen
from tricity.core.errors import BadOption
from tricity.core.match import Match
from tricity.core.notation import Move
from tricity.locales.board_text import game_terminal


def create_command(translate: Translator) -> click.Command:
    def analyse(file: str, number: int | None, seat: int | None, seconds: float, seed: int, as_json: bool) -> None:
        match = _match_before(read_match(file), number)
        acting = _acting_seat(match, seat)
        translate.names = SeatPlan(bots=()).player_names(match, translate)
        screen = Screen()
        moves = match.legal_moves(acting)
        with screen.spinner(translate("thinking", seat=acting)):
            analysis = analyse_decision(match.game, match.view(acting), moves, Budget(seconds=seconds), seed)
        if as_json:
            click.echo(msgspec.json.format(msgspec.json.encode(analysis), indent=1))
        else:
            screen.show(translate("analysis-title", number=match.version + 1, seat=acting), style="bold")
            screen.show(_table(match, analysis, translate))

    params = [
        click.Argument(["file"]),
        click.Option(["--move", "number"], type=int, metavar="N", help=translate("about-analyse-move")),
        click.Option(["--seat"], type=int, metavar="N", help=translate("about-analyse-seat")),
        click.Option(
            ["--seconds"],
            type=click.FloatRange(0.01, 3600),
            default=2.0,
            metavar="N",
            help=translate("about-analyse-seconds"),
        ),
        *analysis_options(translate),
    ]
    return LocalizedCommand("analyse", help=translate("command-analyse"), params=params, callback=analyse)


def _match_before(match: Match, number: int | None) -> Match:
    """The match before its move of that number; without one before the next move, or the last of a finished match."""
    last = match.version if match.over else match.version + 1
    wanted = last if number is None else number
    if not 1 <= wanted <= last:
        raise BadOption("no-such-turn", number=wanted, count=last)
    return match.at(wanted - 1)


def _acting_seat(match: Match, seat: int | None) -> int:
    if seat is None:
        return match.to_act[0]
    if not 1 <= seat <= match.players:
        raise BadOption("no-such-player", number=seat, players=match.players)
    if seat - 1 not in match.to_act:
        raise BadOption("nothing-to-analyse", place=seat - 1)
    return seat - 1


def _table(match: Match, analysis: DecisionAnalysis, translate: Translator) -> Table:
    notation = LocalizedNotation(game_terminal(match.game.name).VOCABULARY, translate)
    words = AnalysisWords(match.game.name, analysis.scale.unit, translate.lang, translate.names, notation.text)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    for column in ("move", "value", "lead", "visits", "reasons", "line"):
        case = analysis.scale.unit if column == "value" else ""
        table.add_column(translate(f"analysis-column-{column}", case=case), justify="left")
    for value in analysis.moves:
        if not value.visits:
            continue
        line = [notation.text(Move.parse(step.move)) for step in value.line[1:4]]
        table.add_row(
            notation.text(Move.parse(value.move)),
            words.value(value.value),
            words.points(value.lead),
            str(value.visits),
            words.reasons(value.reasons),
            " · ".join(line),
        )
    return table
