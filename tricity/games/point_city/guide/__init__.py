"""The guide of Point City: how to play it, with the tables of its rulebook, the 22 tokens, and the player aid."""

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
from tricity.games.point_city.automa import points_per_token, resource_points
from tricity.games.point_city.cards import TIER_SIZES
from tricity.games.point_city.options import AUTOMA_LEVEL, AUTOMA_SCORING, OPTIONS
from tricity.games.point_city.resources import RESOURCES
from tricity.games.point_city.setup import CARDS_USED, TOKENS_FACE_UP, empty_table
from tricity.games.point_city.state import ROUNDS, PointCity
from tricity.games.point_city.tokens import TOKEN_NAMES

_STEPS = ("flip", "take", "pay", "token", "refill")
_OWNED = range(1, 5)


def guide(say: Say, readings: Readings) -> Guide:
    """The guide in the language of `say`. Its figures of the Automa are those of the rulebook of that language."""
    return Guide(
        sections=(
            Section(say("pc-guide-goal"), (Paragraph(say("pc-guide-goal-text")), _resources(say))),
            Section(say("pc-guide-setup"), (Paragraph(say("pc-guide-setup-text")), _used(say))),
            Section(say("pc-guide-turn"), (_turn(say), Paragraph(say("pc-guide-pay-text")))),
            Section(
                say("pc-guide-score"),
                (Paragraph(say("pc-guide-score-text", rounds=int(ROUNDS))), ExamplePosition("scoring"), _tokens(say)),
            ),
            Section(say("pc-guide-solo"), (Paragraph(say("pc-guide-solo-text")), *_automa(say, readings))),
        ),
        aid=(
            Section(say("pc-guide-setup"), (_used(say),)),
            Section(say("pc-guide-turn"), (_turn(say),)),
            Section(say("pc-guide-score"), (Paragraph(say("pc-guide-score-text", rounds=int(ROUNDS))), _tokens(say))),
            Section(say("pc-guide-solo"), _automa(say, readings)),
        ),
    )


def _resources(say: Say) -> Gallery:
    pictures = [Picture(f"resources/{name}", say(f"resource-{name}"), "", f"resource-{name}") for name in RESOURCES]
    wild = Picture("resources/ingenuity", say("resource-ingenuity"), say("pc-guide-ingenuity"), "resource-ingenuity")
    return Gallery(say("pc-guide-resources"), (*pictures, wild))


def _used(say: Say) -> GuideTable:
    """PC-04 and PC-07: how much of the box is used. One player uses as much as two."""
    rows = [
        ("1–2" if players == 2 else str(players), *map(str, CARDS_USED[players]), str(TOKENS_FACE_UP[players]))
        for players in CARDS_USED
        if players > 1
    ]
    tiers = (say("pc-guide-tier", tier=tier + 1, count=size) for tier, size in enumerate(TIER_SIZES))
    return GuideTable(say("pc-guide-used"), (say("pc-guide-players"), *tiers, say("pc-guide-tokens")), tuple(rows))


def _turn(say: Say) -> Steps:
    return Steps(tuple(say(f"pc-guide-step-{step}") for step in _STEPS))


def _tokens(say: Say) -> Gallery:
    pictures = (Picture(_token_drawing(name), "", say(f"token-{name}.about")) for name in TOKEN_NAMES)
    return Gallery(say("pc-guide-all-tokens", count=len(TOKEN_NAMES)), tuple(pictures))


def _token_drawing(token: str) -> str:
    """The resources that a token counts, or a drawing of its own."""
    words = RESOURCES if token == "set" else token.split("-")
    counted = [name for name in (*RESOURCES, "ingenuity") if name in words]
    return " ".join(f"resources/{name}" for name in counted) or f"tokens/{token}"


def _automa(say: Say, readings: Readings) -> tuple[GuideTable, Paragraph, Paragraph]:
    """PC-34 and PC-35: what the Automa scores at each level, for a resource that it has so often and for each token."""
    rows = []
    for level in AUTOMA_LEVEL.values:
        state = _solo_table(level, readings)
        by_count = (str(resource_points(state, owned)) for owned in _OWNED)
        rows.append((say(f"level-{level}"), *by_count, str(points_per_token(state))))
    head = (say("pc-guide-level"), *(say("pc-guide-owned", count=owned) for owned in _OWNED), say("pc-guide-token"))
    reading = readings.get(AUTOMA_SCORING.name, AUTOMA_SCORING.default)
    return (
        GuideTable(say("pc-guide-automa"), head, tuple(rows)),
        Paragraph(say("pc-guide-automa-reading", reading=reading)),
        Paragraph(say("pc-guide-automa-hard")),
    )


def _solo_table(level: str, readings: Readings) -> PointCity:
    options = {option.name: option.default for option in OPTIONS} | dict(readings) | {AUTOMA_LEVEL.name: level}
    return empty_table(1, OPTIONS.pack(options), [], [])
