"""Reads and writes the text form of a match; docs/records.md specifies it."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tricity.core.errors import BadRecord, TricityError
from tricity.core.game import Game
from tricity.core.notation import Move

_TITLE = "tricity record 1"
_KEYS = ("game", "rules", "players", "options", "seed", "position", "result")
_UNFINISHED = "unfinished"


@dataclass(frozen=True)
class MoveLine:
    """A line of a record that has a move."""

    line: int
    seat: int
    move: str

    @contextmanager
    def faults(self) -> Iterator[None]:
        """Errors inside become a `BadRecord` that names this line."""
        with _located(self.line, "bad-record-move", move=self.move[:80]):
            yield


@dataclass(frozen=True)
class Record:
    """The header of a record and, if it was parsed, its move lines."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str | None
    position: dict[str, Any] | None
    result: tuple[int, ...] | None
    moves: tuple[MoveLine, ...] = ()
    lines: dict[str, int] = field(default_factory=dict)
    """The line number of each header key."""

    def text(self, moves: Iterable[tuple[int, Move]]) -> str:
        """The record as text, with these moves by seat."""
        header: dict[str, object] = {
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": _json(self.options),
        }
        if self.seed is not None:
            header["seed"] = self.seed
        else:
            header["position"] = _json(self.position)
        header["result"] = _result_text(self.result)
        head = [_TITLE, *(f"{key}: {value}" for key, value in header.items()), ""]
        return "\n".join([*head, *(f"{seat} {move}" for seat, move in moves)]) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record that a text holds; raises `BadRecord` with the number of the line."""
        lines = [line.strip() for line in text.splitlines()]
        if not lines or lines[0] != _TITLE:
            raise BadRecord("bad-record-title", line=1, title=_TITLE)
        header: dict[str, str] = {}
        where: dict[str, int] = {}
        moves: list[MoveLine] = []
        for number, line in enumerate(lines[1:], start=2):
            if not line or line.startswith("#"):
                continue
            if line[0].isdigit():
                moves.append(_move_line(number, line))
                continue
            key, colon, value = line.partition(":")
            if not colon or key not in _KEYS or key in header or moves:
                raise BadRecord("bad-record-line", line=number, text=line[:80])
            header[key] = value.strip()
            where[key] = number
        for key in ("game", "rules", "players"):
            if key not in header:
                raise BadRecord("bad-record-missing", line=1, key=key)
        if ("seed" in header) == ("position" in header):
            raise BadRecord("bad-record-start", line=where.get("position", 1))
        return cls(
            game=header["game"],
            rules=_number(header, where, "rules"),
            players=_number(header, where, "players"),
            options=_object(header, where, "options") if "options" in header else {},
            seed=header.get("seed"),
            position=_object(header, where, "position") if "position" in header else None,
            result=_result(header, where),
            moves=tuple(moves),
            lines=where,
        )

    def check_game(self, find_game: Callable[[str], Game]) -> Game:
        """The record's game, which knows the record's version of the rules."""
        with self.faults_at("game"):
            game = find_game(self.game)
        if self.rules < 1:
            raise BadRecord("bad-record-number", line=self.lines["rules"], key="rules", text=str(self.rules))
        if self.rules > game.rules_version:
            facts = {"theirs": self.rules, "ours": game.rules_version}
            raise BadRecord("bad-record-rules", line=self.lines["rules"], **facts)
        return game

    def check_result(self, result: tuple[int, ...] | None) -> None:
        """Raises `BadRecord` unless the header gives this result, or none."""
        if "result" in self.lines and self.result != result:
            facts = {"said": _result_text(self.result), "found": _result_text(result)}
            raise BadRecord("bad-record-result", line=self.lines["result"], **facts)

    @contextmanager
    def faults_at(self, key: str) -> Iterator[None]:
        """Errors inside become a `BadRecord` that names the line of this header key."""
        with _located(self.lines.get(key, 1), "bad-record-header", key=key):
            yield


@contextmanager
def _located(line: int, key: str, /, **facts: Any) -> Iterator[None]:
    """Turns any error inside into a `BadRecord` at that line, which keeps it as the fact `why`."""
    try:
        yield
    except TricityError as fault:
        raise BadRecord(key, line=line, **facts, why=fault) from fault


def _move_line(number: int, line: str) -> MoveLine:
    seat, _, move = line.partition(" ")
    if not seat.isascii() or not seat.isdigit() or len(seat) > 2 or not move:
        raise BadRecord("bad-record-line", line=number, text=line[:80])
    return MoveLine(number, int(seat), move)


def _number(header: dict[str, str], where: dict[str, int], key: str) -> int:
    if not header[key].isascii() or not header[key].isdigit() or len(header[key]) > 9:
        raise BadRecord("bad-record-number", line=where[key], key=key, text=header[key][:40])
    return int(header[key])


def _object(header: dict[str, str], where: dict[str, int], key: str) -> dict[str, Any]:
    try:
        value = json.loads(header[key])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise BadRecord("bad-record-json", line=where[key], key=key)
    return value


def _result(header: dict[str, str], where: dict[str, int]) -> tuple[int, ...] | None:
    text = header.get("result", _UNFINISHED)
    if text == _UNFINISHED:
        return None
    try:
        return tuple(int(total) for total in text.split())
    except ValueError:
        raise BadRecord("bad-record-number", line=where["result"], key="result", text=text[:40]) from None


def _result_text(result: tuple[int, ...] | None) -> str:
    return _UNFINISHED if result is None else " ".join(map(str, result))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
