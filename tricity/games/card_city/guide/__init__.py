"""The guide of Card City: how to play it, with the tables of its rulebook, and the player aid."""

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
from tricity.games.card_city.districts import triangular_sum
from tricity.games.card_city.legal import LEISURE_COST
from tricity.games.card_city.scoring import LEVELS, LOWEST_LEVEL
from tricity.games.card_city.setup import BOX, DRAWN_PER_PLAYER, GOLD, reserve
from tricity.games.card_city.state import COMMERCE, INDUSTRY, KIND_NAMES, RESIDENCE

_LARGEST_IN_THE_TABLE = 10
_PHASES = ("acquisition", "construction", "development", "income", "end")
_NEIGHBOURS = ("side", "alike", "industry", "leisure")
_POINTS = ("districts", "empty", "gold", "tie")


def guide(say: Say, readings: Readings) -> Guide:
    """The guide in the language of `say`. The rulebooks of the game agree: there are no readings."""
    return Guide(
        sections=(
            Section(say("cc-guide-goal"), (Paragraph(say("cc-guide-goal-text")), _cards(say))),
            Section(say("cc-guide-setup"), (Paragraph(say("cc-guide-setup-text", gold=GOLD)), _piles(say))),
            Section(say("cc-guide-round"), (_phases(say), Paragraph(say("cc-guide-limit")))),
            Section(
                say("cc-guide-growth"),
                (
                    Paragraph(say("cc-guide-growth-text")),
                    ExamplePosition("residences"),
                    Paragraph(say("cc-guide-districts")),
                    ExamplePosition("districts"),
                    _worth(say),
                ),
            ),
            Section(say("cc-guide-score"), (Paragraph(say("cc-guide-score-text")), _points(say))),
            Section(say("cc-guide-solo"), (Paragraph(say("cc-guide-solo-text")), _levels(say))),
            Section(say("cc-guide-variants"), (Paragraph(say("cc-guide-variants-text")),)),
        ),
        aid=(
            Section(say("cc-guide-round"), (_phases(say),)),
            Section(say("cc-guide-building"), (_neighbours(say), _room(say))),
            Section(say("cc-guide-growth"), (Paragraph(say("cc-guide-growth-text")), _worth(say))),
            Section(say("cc-guide-score"), (_points(say), _piles(say))),
        ),
    )


def _cards(say: Say) -> Gallery:
    return Gallery(
        say("cc-guide-cards"),
        tuple(
            Picture(
                f"card-city/{name}",
                f"{say(f'card-{name}')} × {BOX[kind]}",
                say(f"cc-guide-card-{name}", gold=int(LEISURE_COST)),
                name,
            )
            for kind, name in enumerate(KIND_NAMES)
        ),
    )


def _piles(say: Say) -> GuideTable:
    piles = [int(kind) for kind in (RESIDENCE, INDUSTRY, COMMERCE)]
    head = [say("cc-guide-players"), say("cc-guide-deck"), *(say(f"card-{KIND_NAMES[k]}") for k in piles)]
    rows = [
        (players, players * sum(DRAWN_PER_PLAYER), *(int(reserve(players)[kind]) for kind in piles))
        for players in range(1, 5)
    ]
    return GuideTable(say("cc-guide-piles"), tuple(head), tuple(tuple(map(str, row)) for row in rows))


def _phases(say: Say) -> Steps:
    return Steps(tuple(say(f"cc-guide-phase-{phase}") for phase in _PHASES))


def _neighbours(say: Say) -> Steps:
    return Steps(tuple(say(f"cc-guide-build-{rule}", gold=int(LEISURE_COST)) for rule in _NEIGHBOURS))


def _room(say: Say) -> GuideTable:
    """CC-24 and CC-50: what the city holds with each number of industries, and what the next one costs."""
    return GuideTable(
        say("cc-guide-industries"),
        (say("cc-guide-industries-head"), *map(str, range(5))),
        (
            (say("cc-guide-room"), *(str(5 * (1 + industries)) for industries in range(5))),
            (say("cc-guide-price"), *(str(5 * (1 + industries)) for industries in range(5))),
        ),
    )


def _worth(say: Say) -> GuideTable:
    """CC-41 and CC-60: the rulebook's table of district sizes."""
    sizes = range(1, _LARGEST_IN_THE_TABLE + 1)
    # Neighbouring bits are neighbouring cells: as many of them are one district.
    worth = [int(triangular_sum((1 << size) - 1)) for size in sizes]
    return GuideTable(
        say("cc-guide-worth"),
        (say("cc-guide-size"), *map(str, sizes)),
        ((say("cc-guide-worth-row"), *map(str, worth)),),
    )


def _points(say: Say) -> GuideTable:
    return GuideTable(
        say("cc-guide-points-title"),
        (say("cc-guide-for"), say("cc-guide-points")),
        tuple((say(f"cc-guide-for-{line}"), say(f"cc-guide-points-{line}")) for line in _POINTS),
    )


def _levels(say: Say) -> GuideTable:
    named = [(say("cc-guide-from", points=least), name) for least, name in reversed(LEVELS)]
    lowest = (say("cc-guide-below", points=LEVELS[-1][0]), LOWEST_LEVEL)
    return GuideTable(
        say("cc-guide-levels"),
        (say("cc-guide-level"), say("cc-guide-points")),
        tuple((say(f"level-{name}"), points) for points, name in (lowest, *named)),
    )
