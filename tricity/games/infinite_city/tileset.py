"""The tiles of the box (IC-01), and the option `printed_values` (IC-02): the bonus and silver of one's own copy.

The option is None (the values of the data file), a mapping from kinds to values, or the text of a CSV file with the
columns of the data file. Kinds that it leaves out keep the values of the data file. Its normal form has every kind,
with copies that are printed alike grouped together; values equal to those of the data file become None again.
"""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import Any, Final

from tricity.core.errors import BadOption
from tricity.core.native import i64, vec
from tricity.games.infinite_city.codes import pack
from tricity.games.infinite_city.kinds import KIND_NAMES, KINDS
from tricity.games.infinite_city.moves import MAX_BONUS, tile_number
from tricity.games.infinite_city.play import printed_suffix
from tricity.games.infinite_city.state import FACE_UP, KIND_SHIFT, ROLE_SHIFT, TYPE_SHIFT, TileSet
from tricity.games.infinite_city.step import PLAY

OPTION: Final = "printed_values"
_COLUMNS: Final = ("kind", "count", "bonus", "silver")
_YES_NO: Final = {"yes": True, "no": False}
Values = dict[str, list[dict[str, Any]]]


def normalized_values(given: Any) -> Values | None:
    """The normal form of the option; raises `BadOption`."""
    if given is None:
        return None
    kinds = _parse_csv(given) if isinstance(given, str) else given
    if not isinstance(kinds, Mapping):
        raise BadOption("ic-values-shape", option=OPTION)
    for kind in kinds:
        if kind not in KIND_NAMES:
            raise BadOption("ic-values-kind", option=OPTION, kind=str(kind)[:40], tiles=list(KIND_NAMES))
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
            packed_tiles.append(kind_bits | len(names) << int(TYPE_SHIFT) | int(FACE_UP))
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


def _checked_copy(kind: str, entry: Any) -> tuple[int, int, bool]:
    if not isinstance(entry, Mapping) or set(entry) != {"count", "bonus", "silver"}:
        raise BadOption("ic-values-copy", option=OPTION, tile=kind)
    count, bonus, silver = entry["count"], entry["bonus"], entry["silver"]
    if type(count) is not int or not 0 <= count <= BOX_SIZE:
        most = BOX_SIZE
        raise BadOption("ic-values-number", option=OPTION, tile=kind, field="count", value=str(count)[:40], most=most)
    if type(bonus) is not int or not 0 <= bonus <= MAX_BONUS:
        most = MAX_BONUS
        raise BadOption("ic-values-number", option=OPTION, tile=kind, field="bonus", value=str(bonus)[:40], most=most)
    if type(silver) is not bool:
        raise BadOption("ic-values-silver", option=OPTION, tile=kind, value=str(silver)[:40])
    return count, bonus, silver


def _parse_csv(text: str) -> dict[str, list[dict[str, Any]]]:
    """The copies by kind from CSV text: one row for the copies of a kind that are printed alike."""
    try:
        rows = list(csv.DictReader(StringIO(text.strip())))
    except csv.Error:
        rows = []
    if not rows or not set(_COLUMNS) <= set(rows[0]):
        raise BadOption("ic-values-columns", option=OPTION, columns=", ".join(_COLUMNS))
    values: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        values.setdefault(row["kind"] or "", []).append(
            {
                "count": _number_or_text(row["count"]),
                "bonus": _number_or_text(row["bonus"]),
                "silver": _YES_NO.get(row["silver"] or "", row["silver"]),
            }
        )
    return values


def _number_or_text(text: str | None) -> int | str | None:
    """The number, or the text as it is if it is none, for `_checked_copy` to refuse."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) <= 3 else text


DEFAULT_VALUES: Final[Values] = _parse_csv(files(__package__).joinpath("data", "tiles.csv").read_text(encoding="utf-8"))
"""The values of the data file."""
BOX_SIZE: Final = sum(copy["count"] for copies in DEFAULT_VALUES.values() for copy in copies)
"""The number of tiles in the box."""
