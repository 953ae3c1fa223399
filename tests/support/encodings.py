"""The pages that tell a game's numbers: `make docs` writes them, and a test holds that they are fresh."""

from collections.abc import Sequence
from pathlib import Path

from tricity.core.encoding import ActionRange, Encoding, Field
from tricity.core.game import Game
from tricity.games import find, names
from tricity.locales import words

FOLDER = Path(__file__).parents[2] / "docs" / "adapters"


def path(name: str) -> Path:
    return FOLDER / f"{name}.md"


def text(name: str) -> str:
    game = find(name)
    encodings = [game.encoding(players, game.checked_options(players, None)) for players in game.players]
    return "\n".join(
        [
            f"# {words(f'game-{name}')} in numbers",
            "",
            "Written by `make docs` from the game's `encoding` room. In a shape, `n` is the number of players, and the",
            "last index runs fastest. Seats are told as the viewer sees them: itself first, then the others in order.",
            "",
            "## Actions",
            "",
            f"{_totals(game, [int(it.action_count) for it in encodings], 'actions')}",
            "",
            *_actions(game, encodings),
            "",
            "## Observation",
            "",
            f"{_totals(game, [int(it.size) for it in encodings], 'numbers')} Whole numbers (int16), in this order:",
            "",
            *_fields(game, encodings),
            "",
        ]
    )


def _totals(game: Game, totals: Sequence[int], what: str) -> str:
    if len(set(totals)) == 1:
        return f"{totals[0]} {what}, whatever the number of players."
    told = ", ".join(f"{total} with {players}" for players, total in zip(game.players, totals, strict=True))
    return f"{what.capitalize()} by number of players: {told}."


def _actions(game: Game, encodings: Sequence[Encoding]) -> list[str]:
    rows = ["| first | name | shape | meaning |", "|---|---|---|---|"]
    firsts = [0] * len(encodings)
    for ranges in zip(*(it.actions for it in encodings), strict=True):
        first = " / ".join(str(it) for it in dict.fromkeys(firsts))
        rows.append(f"| {first} | `{ranges[0].name}` | {_shape(game, ranges)} | {ranges[0].meaning} |")
        firsts = [first + it.size for first, it in zip(firsts, ranges, strict=True)]
    return rows


def _fields(game: Game, encodings: Sequence[Encoding]) -> list[str]:
    rows = ["| name | shape | from | to | meaning |", "|---|---|---|---|---|"]
    for fields in zip(*(it.fields for it in encodings), strict=True):
        it = fields[0]
        high = max(field.high for field in fields)
        rows.append(f"| `{it.name}` | {_shape(game, fields)} | {it.low} | {high} | {it.meaning} |")
    return rows


def _shape(game: Game, told: Sequence[Field | ActionRange]) -> str:
    lengths = zip(*(it.shape for it in told), strict=True)
    return " × ".join(_length(game, list(length)) for length in lengths)


def _length(game: Game, lengths: list[int]) -> str:
    if len(set(lengths)) == 1:
        return str(lengths[0])
    return "n" if lengths == list(game.players) else " / ".join(map(str, lengths))


if __name__ == "__main__":
    for name in names():
        path(name).write_text(text(name), encoding="utf-8")
