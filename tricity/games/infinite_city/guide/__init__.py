"""The guide of Infinite City: how to play it, one sheet of its 21 tiles, and the player aid."""

from tricity.core.guide import (
    ExamplePosition,
    Gallery,
    Guide,
    GuideTable,
    Paragraph,
    Picture,
    Readings,
    Say,
    Section,
    Steps,
)
from tricity.games.infinite_city.state import HAND_SIZE, STATIONS_TO_END, TOKENS_PER_SEAT
from tricity.games.infinite_city.tileset import DEFAULT_VALUES

_STEPS = ("place", "token", "effect", "draw")
_POINTS = ("groups", "bonus", "silver", "tie")


def guide(say: Say, readings: Readings) -> Guide:
    """The guide in the language of `say`. The rulebooks of the game agree: there are no readings."""
    tokens, hand = int(TOKENS_PER_SEAT), int(HAND_SIZE)
    end = Paragraph(say("ic-guide-end-text", stations=int(STATIONS_TO_END)))
    return Guide(
        sections=(
            Section(say("ic-guide-goal"), (Paragraph(say("ic-guide-goal-text")),)),
            Section(say("ic-guide-setup"), (Paragraph(say("ic-guide-setup-text", tokens=tokens, hand=hand)),)),
            Section(
                say("ic-guide-turn"),
                (_turn(say), Paragraph(say("ic-guide-chain")), Paragraph(say("ic-guide-power"))),
            ),
            Section(say("ic-guide-end"), (end, _points(say), ExamplePosition("scoring"))),
            Section(say("ic-guide-tiles"), (Paragraph(say("ic-guide-tiles-text")), _tiles(say))),
        ),
        aid=(
            Section(say("ic-guide-turn"), (_turn(say),)),
            Section(say("ic-guide-end"), (end, _points(say))),
            Section(say("ic-guide-tiles"), (_tiles(say),)),
        ),
    )


def _turn(say: Say) -> Steps:
    return Steps(tuple(say(f"ic-guide-step-{step}", hand=int(HAND_SIZE)) for step in _STEPS))


def _points(say: Say) -> GuideTable:
    return GuideTable(
        say("ic-guide-points-title"),
        (say("ic-guide-for"), say("ic-guide-points")),
        tuple((say(f"ic-guide-for-{line}"), say(f"ic-guide-points-{line}")) for line in _POINTS),
    )


def _tiles(say: Say) -> Gallery:
    """All kinds of tiles with their numbers (IC-01)."""
    pictures = []
    for kind, copies in DEFAULT_VALUES.items():
        count = sum(copy["count"] for copy in copies)
        pictures.append(Picture(f"infinite-city/{kind}", f"{say(f'tile-{kind}')} × {count}", say(f"ic-short-{kind}")))
    total = sum(copy["count"] for copies in DEFAULT_VALUES.values() for copy in copies)
    return Gallery(say("ic-guide-all-tiles", count=total, kinds=len(pictures)), tuple(pictures))
