# mypyc: compile
"""Moves as ints and as text. An int has the verb in bits 60–62; the other bits depend on the verb.

divide: three packed counts of twenty bits each: the small lot, then the big lot's cards face up and face down.
keep: the packed counts of the two cards that are kept.
build, discard, develop, buy: the kind of card in bits 0–2, the cell of the sheet in bits 3–9.
"""

from typing import Final

from tricity.core.bits import shifted
from tricity.core.errors import BadMove
from tricity.core.native import i64
from tricity.core.notation import Move, cell_name, parse_cell
from tricity.core.packed_counts import PackedCounts, total
from tricity.games.card_city.state import COMMERCE, INDUSTRY, KIND_NAMES, RESIDENCE

VERB_DIVIDE: Final[i64] = 0
VERB_CHOOSE_SMALL: Final[i64] = 1
VERB_CHOOSE_BIG: Final[i64] = 2
VERB_KEEP: Final[i64] = 3
VERB_BUILD: Final[i64] = 4
VERB_DISCARD: Final[i64] = 5
VERB_DEVELOP: Final[i64] = 6
VERB_BUY: Final[i64] = 7

HELD_CARDS: Final = PackedCounts(KIND_NAMES[:5])
"""Packed counts of cards in hands and lots: all kinds but the town hall."""
LOT: Final[i64] = 0xFFFFF
PASS: Final[i64] = shifted(7, 60) | 7
"""A purchase of kind 7, which no card has: nothing is bought."""


def move_verb(move: i64) -> i64:
    return move >> 60


def divide_move(small: i64, up: i64, down: i64) -> i64:
    """The move that makes these lots, given as packed counts."""
    return small | (up << 20) | (down << 40)


def move_small_lot(move: i64) -> i64:
    return move & LOT


def move_up_cards(move: i64) -> i64:
    return (move >> 20) & LOT


def move_down_cards(move: i64) -> i64:
    return (move >> 40) & LOT


def choose_move(verb: i64) -> i64:
    """The move that takes the small or the big lot."""
    return verb << 60


def keep_move(cards: i64) -> i64:
    """The move that keeps these two cards, given as packed counts."""
    return (VERB_KEEP << 60) | cards


def card_move(verb: i64, kind: i64, cell: i64) -> i64:
    """The move that builds, discards, develops or buys one card; a discard has cell 0."""
    return (verb << 60) | (cell << 3) | kind


def with_cell(move: i64, cell: i64) -> i64:
    """The move of a card without a cell, at this cell."""
    return move | (cell << 3)


def move_kind(move: i64) -> i64:
    return move & 7


def move_cell(move: i64) -> i64:
    return (move >> 3) & 127


def encode(move: Move) -> int:
    """The int of a move in text notation; raises `BadMove`."""
    args = move.args
    match move.verb, len(args):
        case "divide", _:
            lots = " ".join(args).split("/")
            if len(lots) == 3:
                small, up, down = (_packed(move, lot.split()) for lot in lots)
                if total(small) == 2 and 1 <= total(up) == total(down) <= 3:
                    return int(divide_move(small, up, down))
        case "choose", 1 if args[0] in ("small", "big"):
            return int(choose_move(VERB_CHOOSE_SMALL if args[0] == "small" else VERB_CHOOSE_BIG))
        case "keep", 2:
            return int(keep_move(_packed(move, args)))
        case "build", 2:
            return int(card_move(VERB_BUILD, _kind(move, args[0]), _cell(args[1])))
        case "discard", 1:
            return int(card_move(VERB_DISCARD, _kind(move, args[0]), 0))
        case "develop", 2 if args[0] in (KIND_NAMES[RESIDENCE], KIND_NAMES[COMMERCE]):
            return int(card_move(VERB_DEVELOP, _kind(move, args[0]), _cell(args[1])))
        case "buy", 2 if args[0] == KIND_NAMES[INDUSTRY]:
            return int(card_move(VERB_BUY, INDUSTRY, _cell(args[1])))
        case "pass", 0:
            return int(PASS)
    raise BadMove("not-a-move", text=str(move)[:80])


def decode(code: int) -> Move:
    """The move of an int; raises `BadMove` for one that `encode` never gives."""
    if 0 <= code < 1 << 63:
        move = _decoded(code)
        if move is not None:
            return move
    raise BadMove("not-a-move", text=str(code)[:80])


def card_names(packed: i64) -> list[str]:
    """The names of the cards in packed counts, in the order of their kinds."""
    return HELD_CARDS.names(packed)


def cell_text(cell: i64) -> str:
    """The name of a cell of the sheet."""
    return cell_name(int(cell % 9), int(cell // 9))


def _decoded(code: i64) -> Move | None:
    verb = move_verb(code)
    if verb == VERB_DIVIDE:
        small, up, down = move_small_lot(code), move_up_cards(code), move_down_cards(code)
        if total(small) == 2 and 1 <= total(up) == total(down) <= 3:
            return Move("divide", (*card_names(small), "/", *card_names(up), "/", *card_names(down)))
    elif verb in (VERB_CHOOSE_SMALL, VERB_CHOOSE_BIG):
        if code == choose_move(verb):
            return Move("choose", ("small" if verb == VERB_CHOOSE_SMALL else "big",))
    elif verb == VERB_KEEP:
        if code == keep_move(move_small_lot(code)) and total(move_small_lot(code)) == 2:
            return Move("keep", tuple(card_names(move_small_lot(code))))
    elif code == PASS:
        return Move("pass")
    else:
        return _decoded_card(code, verb, move_kind(code), move_cell(code))
    return None


def _decoded_card(code: i64, verb: i64, kind: i64, cell: i64) -> Move | None:
    if code != card_move(verb, kind, cell) or kind > 4 or cell > 80:
        return None
    if verb == VERB_DISCARD:
        return Move("discard", (KIND_NAMES[kind],)) if cell == 0 else None
    if (verb == VERB_DEVELOP and kind > COMMERCE) or (verb == VERB_BUY and kind != INDUSTRY):
        return None
    return Move({4: "build", 6: "develop", 7: "buy"}[int(verb)], (KIND_NAMES[kind], cell_text(cell)))


def _packed(move: Move, names: tuple[str, ...] | list[str]) -> i64:
    if len(names) > 3 or not all(name in HELD_CARDS.kinds for name in names):
        raise BadMove("not-a-move", text=str(move)[:80])
    return HELD_CARDS.pack_names(names)


def _kind(move: Move, name: str) -> i64:
    if name in HELD_CARDS.kinds:
        return KIND_NAMES.index(name)
    raise BadMove("not-a-move", text=str(move)[:80])


def _cell(text: str) -> i64:
    column, row = parse_cell(text, 9, 9)
    return row * 9 + column
