"""The tiles of the box (IC-01), and the option `printed_values` (IC-02): a table with bonus and silver of its own.

The option is None (the values of the data file), or kinds with their values, or the text of a CSV file with the columns
of ours. Kinds that it leaves out keep the data file's values. Its normal form names every kind, the copies grouped by
what is printed on them; a table of the data file's own values is None again.
"""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.errors import BadOption
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.state import KIND_SHIFT, NAMES, TYPE_SHIFT, UP, TileSet

OPTION: Final = "printed_values"
_COLUMNS: Final = ("kind", "count", "bonus", "silver")
_YES_NO: Final = {"yes": True, "no": False}
Values = dict[str, list[dict[str, Any]]]


def normal_values(given: Any) -> Values | None:
    """The normal form of the option; raises `BadOption`."""
    if given is None:
        return None
    told = _rows_of(given) if isinstance(given, str) else given
    if not isinstance(told, Mapping):
        raise BadOption("ic-values-shape", option=OPTION)
    for kind in told:
        if kind not in NAMES:
            raise BadOption("ic-values-kind", option=OPTION, kind=str(kind)[:40], tiles=list(NAMES))
    values = {kind: _normal_kind(kind, told[kind]) if kind in told else BOX[kind] for kind in NAMES}
    return None if values == BOX else values


@cache
def _box(values: str) -> TileSet:
    return _made(json.loads(values) or BOX)


def tileset_of(values: Values | None) -> TileSet:
    """The box of an option in its normal form."""
    return _box(json.dumps(values))


def values_of(tileset: TileSet) -> Values | None:
    """The normal form of the option that made this box."""
    values: Values = {kind: [] for kind in NAMES}
    for tile in range(len(tileset.names)):
        values[NAMES[tileset.kinds[tile]]].append(
            {
                "count": int(tileset.counts[tile]),
                "bonus": int(tileset.bonus[tile]),
                "silver": bool(tileset.silver[tile]),
            }
        )
    return None if values == BOX else values


def _made(values: Values) -> TileSet:
    kinds, counts, bonus, silver, words, plays = [], [], [], [], [], []
    names: list[str] = []
    for kind, name in enumerate(NAMES):
        for copy in values[name]:
            printed = (copy["bonus"], copy["silver"]) if len(values[name]) > 1 else None
            words.append(kind << int(KIND_SHIFT) | len(names) << int(TYPE_SHIFT) | int(UP))
            plays.append(int(m.saying(m.PLAY, m.thing(kind, printed), 0)))
            kinds.append(kind)
            counts.append(copy["count"])
            bonus.append(copy["bonus"])
            silver.append(int(copy["silver"]))
            names.append(m.tile_name(kind, printed))
    return TileSet(_vec(kinds), _vec(counts), _vec(bonus), _vec(silver), _vec(words), _vec(plays), names)


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _normal_kind(kind: str, told: Any) -> list[dict[str, Any]]:
    """Copies of one kind, those printed alike together, in the order of their values."""
    size = sum(copy["count"] for copy in BOX[kind])
    copies = [{"count": size, **told}] if isinstance(told, Mapping) else told
    if not isinstance(copies, Sequence) or isinstance(copies, str):
        raise BadOption("ic-values-shape", option=OPTION)
    counts: dict[tuple[int, bool], int] = {}
    for copy in copies:
        count, bonus, silver = _copy(kind, copy)
        counts[bonus, silver] = counts.get((bonus, silver), 0) + count
    if sum(counts.values()) != size:
        raise BadOption("ic-values-count", option=OPTION, tile=kind, count=sum(counts.values()), expected=size)
    return [
        {"count": count, "bonus": bonus, "silver": silver} for (bonus, silver), count in sorted(counts.items()) if count
    ]


def _copy(kind: str, told: Any) -> tuple[int, int, bool]:
    if not isinstance(told, Mapping) or set(told) != {"count", "bonus", "silver"}:
        raise BadOption("ic-values-copy", option=OPTION, tile=kind)
    count, bonus, silver = told["count"], told["bonus"], told["silver"]
    if type(count) is not int or not 0 <= count <= 120:
        raise BadOption("ic-values-number", option=OPTION, tile=kind, field="count", value=str(count)[:40], most=120)
    if type(bonus) is not int or not 0 <= bonus <= m.HIGHEST_BONUS:
        most = m.HIGHEST_BONUS
        raise BadOption("ic-values-number", option=OPTION, tile=kind, field="bonus", value=str(bonus)[:40], most=most)
    if type(silver) is not bool:
        raise BadOption("ic-values-silver", option=OPTION, tile=kind, value=str(silver)[:40])
    return count, bonus, silver


def _rows_of(text: str) -> dict[str, list[dict[str, Any]]]:
    """The copies by kind that CSV text tells, a row for those of a kind that are printed alike."""
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
                "count": _number(row["count"]),
                "bonus": _number(row["bonus"]),
                "silver": _YES_NO.get(row["silver"] or "", row["silver"]),
            }
        )
    return values


def _number(text: str | None) -> int | str | None:
    """What is no number is left as it is, for `_copy` to refuse."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) <= 3 else text


BOX: Final[Values] = _rows_of(files(__package__).joinpath("data", "tiles.csv").read_text(encoding="utf-8"))
"""The data file."""
