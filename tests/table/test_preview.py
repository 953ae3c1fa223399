"""Previews of score sheets and moves depend on what the viewer knows and on nothing else."""

import msgspec
import pytest

from support.tables import ANNA, TableDriver
from support.variants import Variant, midgame, variants, viewers
from tricity.analysis.match import Match
from tricity.core.native import Random
from tricity.games import find
from tricity.table import preview, replay
from tricity.table.move_view import event_views
from tricity.table.player_view import Viewer
from tricity.table.sheet_view import sheet_views

MOVES = 12


def matches(variant: Variant) -> list[Match]:
    return [midgame(variant, seed) for seed in range(2)]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_what_is_hidden_changes_no_byte_of_it(variant: Variant) -> None:
    for match in matches(variant):
        for viewer in viewers(match):
            imagination = match.game.imagination(match.view(viewer))
            for number in range(100, 102):
                position = match.game.position(imagination.world(Random(number)))
                other = Match.from_position(position, find)
                assert foreseen(match, viewer) == foreseen(other, viewer)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_a_preview_is_how_the_move_begins(variant: Variant) -> None:
    for match in matches(variant):
        seat = match.to_act[0]
        for move in match.legal_moves(seat)[:MOVES]:
            then = Match.from_position(match.position(), find)
            before = then.scores()[seat].total
            events = then.play(move, seat=seat)
            known, points = preview.preview(match, seat, move)
            assert known == event_views(events[: len(known)], seat)
            assert len(known) == len(events) or events[len(known)].reveals
            assert not any(event.reveals for event in events[: len(known)])
            if len(known) == len(events):
                assert points == then.scores()[seat].total - before


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_sheets_of_a_running_match_are_the_scores_as_they_are(variant: Variant) -> None:
    """No game scores anything that somebody may not see."""
    for match in matches(variant):
        for viewer in viewers(match):
            assert preview.sheets(match, viewer) == match.scores()


def test_every_moment_of_a_replay_has_its_sheets() -> None:
    driver = TableDriver(("me", "me"))
    driver.play_until(lambda table: table.ended)
    table, stranger = driver.table, Viewer(None, None)
    last = table.match.version
    final = sheet_views(table.match.scores())
    assert {sheet.rank for sheet in final} <= {1, 2}
    assert replay.replay(table, stranger, None).sheets == final
    for eyes in (None, "spectator", "open", 0, 1):
        assert replay.moment(table, stranger, eyes, last).sheets == final
        assert replay.sheets(table, stranger, eyes, None) == final
    assert replay.moment(table, stranger, "open", 3).sheets == replay.sheets(table, stranger, 1, 3) != final


def test_a_running_match_has_sheets_for_each_seat() -> None:
    driver = TableDriver()
    driver.play_until(lambda table: table.version == 9)
    sheets = replay.sheets(driver.table, Viewer(ANNA, 0), None, None)
    assert [sheet.seat for sheet in sheets] == [0, 1]
    assert all(sheet.total == sum(line.points for line in sheet.lines) for sheet in sheets)


def foreseen(match: Match, viewer: int | None) -> bytes:
    """All previews for that viewer."""
    previews: list[object] = [sheet_views(preview.sheets(match, viewer))]
    if viewer is not None and viewer in match.to_act:
        previews += [preview.preview(match, viewer, move) for move in match.legal_moves(viewer)[:MOVES]]
    return msgspec.json.encode(previews)
