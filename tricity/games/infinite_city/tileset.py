"""The tiles of the box (IC-01), and the option `printed_values` (IC-02): the bonus and silver of one's own copy.

The option is None (the values of the data file), a mapping from kinds to values, or the text of a CSV file (see
`values_table`). Kinds that it leaves out keep the values of the data file. Its normal form has every kind,
with copies that are printed alike grouped together; values equal to those of the data file become None again.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tricity.core.errors import BadOption
from tricity.core.native import i64, vec
from tricity.games.infinite_city.codes import pack
from tricity.games.infinite_city.kinds import KIND_NAMES, KINDS
from tricity.games.infinite_city.moves import MAX_BONUS, tile_number
from tricity.games.infinite_city.play import printed_suffix
from tricity.games.infinite_city.state import (
    FACE_UP,
    KIND_SHIFT,
    PRINT_SHIFT,
    ROLE_SHIFT,
    SILVER_SHIFT,
    TYPE_SHIFT,
    TileSet,
)
from tricity.games.infinite_city.step import PLAY
from tricity.games.infinite_city.values_table import read_rows

OPTION: Final = "printed_values"
Values = dict[str, list[dict[str, Any]]]


def normalized_values(given: Any) -> Values | None:
    """The normal form of the option; raises `BadOption`."""
    if given is None:
        return None
    kinds = _from_table(given) if isinstance(given, str) else given
    if not isinstance(kinds, Mapping):
        raise BadOption("ic-values-shape", option=OPTION)
    for kind in kinds:
        _check_kind(kind)
    values = {
        kind: _normalized_kind(kind, kinds[kind]) if kind in kinds else DEFAULT_VALUES[kind] for kind in KIND_NAMES
    }
    return None if values == DEFAULT_VALUES else values


@cache
def _cached_tileset(values: str) -> TileSet:
    return _build(json.loads(values) or DEFAULT_VALUES)


def tileset_of(values: Values | None) -> TileSet:
    """The tile set of an option in its normal form. Cached: equal options share one tile set."""
    return _cached_tileset(json.dumps(values))


def values_of(tileset: TileSet) -> Values | None:
    """The normal form of the option that this tile set was made from."""
    values: Values = {kind: [] for kind in KIND_NAMES}
    for tile_type in range(len(tileset.names)):
        values[KIND_NAMES[tileset.kinds[tile_type]]].append(
            {
                "count": int(tileset.counts[tile_type]),
                "bonus": int(tileset.bonus[tile_type]),
                "silver": bool(tileset.silver[tile_type]),
            }
        )
    return None if values == DEFAULT_VALUES else values


def _build(values: Values) -> TileSet:
    kinds, counts, bonus, silver, packed_tiles, play_codes = [], [], [], [], [], []
    names: list[str] = []
    for kind in KINDS:
        copies = values[kind.name]
        kind_bits = int(kind.landmark) << int(ROLE_SHIFT) | int(kind.code) << int(KIND_SHIFT)
        for copy in copies:
            number = tile_number(int(kind.code), (copy["bonus"], copy["silver"]) if len(copies) > 1 else None)
            printed_bits = copy["bonus"] << int(PRINT_SHIFT) | int(copy["silver"]) << int(SILVER_SHIFT)
            packed_tiles.append(printed_bits | kind_bits | len(names) << int(TYPE_SHIFT) | int(FACE_UP))
            play_codes.append(int(pack(PLAY.code, number, 0)))
            kinds.append(int(kind.code))
            counts.append(copy["count"])
            bonus.append(copy["bonus"])
            silver.append(int(copy["silver"]))
            names.append(kind.name + printed_suffix(number >> 5))
    return TileSet(_vec(kinds), _vec(counts), _vec(bonus), _vec(silver), _vec(packed_tiles), _vec(play_codes), names)


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _normalized_kind(kind: str, entry: Any) -> list[dict[str, Any]]:
    """The copies of one kind, those printed alike grouped together, sorted by bonus and silver."""
    size = sum(copy["count"] for copy in DEFAULT_VALUES[kind])
    copies = [{"count": size, **entry}] if isinstance(entry, Mapping) else entry
    if not isinstance(copies, Sequence) or isinstance(copies, str):
        raise BadOption("ic-values-shape", option=OPTION)
    counts: dict[tuple[int, bool], int] = {}
    for copy in copies:
        count, bonus, silver = _checked_copy(kind, copy)
        counts[bonus, silver] = counts.get((bonus, silver), 0) + count
    if sum(counts.values()) != size:
        raise BadOption("ic-values-count", option=OPTION, tile=kind, count=sum(counts.values()), expected=size)
    return [
        {"count": count, "bonus": bonus, "silver": silver} for (bonus, silver), count in sorted(counts.items()) if count
    ]


def _check_kind(kind: object, line: int = 0) -> None:
    if kind not in KIND_NAMES:
        raise BadOption("ic-values-kind", option=OPTION, line=line, kind=str(kind)[:40], tiles=list(KIND_NAMES))


def _checked_copy(kind: str, entry: Any, line: int = 0) -> tuple[int, int, bool]:
    """The numbers of one entry; `line` is that of a table, 0 elsewhere."""
    if not isinstance(entry, Mapping) or set(entry) != {"count", "bonus", "silver"}:
        raise BadOption("ic-values-copy", option=OPTION, tile=kind)
    count, bonus, silver = entry["count"], entry["bonus"], entry["silver"]
    place = {"option": OPTION, "line": line, "tile": kind}
    for column, number, most in (("count", count, BOX_SIZE), ("bonus", bonus, MAX_BONUS)):
        if type(number) is not int or not 0 <= number <= most:
            raise BadOption("ic-values-number", **place, column=column, value=str(number)[:40], most=most)
    if type(silver) is not bool:
        raise BadOption("ic-values-silver", **place, value=str(silver)[:40])
    return count, bonus, silver


def _from_table(text: str) -> Values:
    """The copies by kind; raises `BadOption` with the line of what is wrong."""
    values: Values = {}
    for line, kind, *copy in read_rows(text, OPTION):
        _check_kind(kind, line)
        entry = dict(zip(("count", "bonus", "silver"), copy, strict=True))
        _checked_copy(kind, entry, line)
        values.setdefault(kind, []).append(entry)
    return values


def _data_file() -> Values:
    values: Values = {}
    text = files(__package__).joinpath("data", "tiles.csv").read_text(encoding="utf-8")
    for row in read_rows(text, OPTION):
        values.setdefault(row.kind, []).append({"count": row.copies, "bonus": row.bonus, "silver": row.silver})
    return values


DEFAULT_VALUES: Final[Values] = _data_file()
"""The values of the data file."""
BOX_SIZE: Final = sum(copy["count"] for copies in DEFAULT_VALUES.values() for copy in copies)
"""The number of tiles in the box."""
