"""Why a move is not allowed: the same rules as `legal`, asked one by one, the first that forbids it with its facts.

Whose turn it is and what is to be answered come before the rest; a text's own conditions come before protection.
"""

from collections.abc import Callable

from tricity.core.errors import IllegalMove
from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city import state as s
from tricity.games.infinite_city.city import find, is_beside
from tricity.games.infinite_city.effects.library import aside_names
from tricity.games.infinite_city.legal import legal
from tricity.games.infinite_city.places import refused_place
from tricity.games.infinite_city.state import CELL, NAMES, InfiniteCity, kind_of, tokens_of

_PLAY_HAND = int(s.CONSTRUCTION_SITE)
_VERBS = {
    int(s.ARBORETUM): (m.TAKE_BACK, m.DONE),
    int(s.BANK): (m.TRADE,),
    int(s.CAPITOL): (m.PUT,),
    int(s.CONSTRUCTION_SITE): (m.PLAY,),
    int(s.DISASTER_SITE): (m.REMOVE,),
    int(s.EMBASSY): (m.PUT,),
    int(s.HOUSING): (m.PUT,),
    int(s.LIBRARY): (m.PLAY,),
    int(s.MAUSOLEUM): (m.TAKE,),
    int(s.PORT): (m.LAY,),
    int(s.POST_OFFICE): (m.MOVE,),
    int(s.SECURITY_GUARDPOST): (m.CLEAR,),
    int(s.SHOPPING_COMPLEX): (m.SWAP_HANDS,),
    int(s.STADIUM): (m.GATHER,),
    int(s.TEMPLE): (m.LOOK,),
    int(s.TRANSIT_STATION): (m.SWAP,),
    int(f.TO): (m.TO,),
    int(f.WITH): (m.WITH,),
    int(f.FROM_HAND): (m.PLAY,),
    int(f.WAITING): (m.FOLLOW,),
}
"""How each step is answered."""


def refusal(state: InfiniteCity, seat: int, code: int) -> IllegalMove | None:
    """None when the move is legal."""
    if state.over:
        return IllegalMove("IC-40", case="over")
    if seat != state.turn:
        return IllegalMove("IC-04", seat=seat, other_seat=int(state.turn))
    if code in legal(state, seat):
        return None
    if not len(state.pending):
        return _of_turn(state, code)
    top = int(state.pending[len(state.pending) - 1])
    step = int(f.code_of(top))
    if m.verb_of(code) not in _VERBS[step]:
        return IllegalMove("IC-14", case="pending", **_asked(state, top))
    return _OF_STEP[step](state, top, code)


def _of_turn(state: InfiniteCity, code: int) -> IllegalMove:
    verb = m.verb_of(code)
    if verb not in (m.PLAY, m.HOTEL, m.PASS):
        return IllegalMove("IC-10", case="turn")
    if not tokens_of(state.supply, state.turn):
        return IllegalMove("IC-40", case="tokens", seat=int(state.turn))
    if verb == m.PASS:
        return IllegalMove("IC-16", count=int(hands.size(state, state.turn)))
    if verb == m.PLAY:
        return _of_play(state, int(state.turn), code)
    at = find(state.cells, m.cell_of(code))
    cell = m.cell_text(m.cell_of(code))
    if at < 0 or not state.tiles[at] & s.UP or kind_of(state.tiles[at]) != s.HOTEL:
        return IllegalMove("IC-11", at=cell)
    if tokens_of(state.tiles[at], state.turn):
        return IllegalMove("IC-H8", at=cell)
    return _protected(state, code, "IC-31")


def _of_play(state: InfiniteCity, owner: int, code: int) -> IllegalMove:
    """A tile from one's own hand, or from the hand that a temple looks at."""
    tile, held = _tile(code), hands.names_of(state, owner)
    if tile not in held:
        if owner == state.turn:
            return IllegalMove("IC-10", case="hand", tile=tile, tiles=held)
        return IllegalMove("IC-H20", case="tile", tile=tile, other_seat=owner, tiles=held)
    return refused_place(state, m.cell_of(code), 0)


def _of_library(state: InfiniteCity, top: int, code: int) -> IllegalMove:
    tile = _tile(code)
    seen = aside_names(state.tileset, f.cell_of(state.pending[len(state.pending) - 2]))
    if m.thing_of(code) & 31 == s.LIBRARY:
        return IllegalMove("IC-H10", case="library")
    if tile not in seen:
        return IllegalMove("IC-H10", case="tile", tile=tile, tiles=seen)
    return refused_place(state, m.cell_of(code), 0)


def _of_tile(rule: str, allowed: Callable[[InfiniteCity, int, int, int], str | None]) -> "_Reason":
    """The refusal of a choice of a tile; `allowed` names the case in which the text's own rule forbids it."""

    def reason(state: InfiniteCity, top: int, code: int) -> IllegalMove:
        at = int(find(state.cells, m.cell_of(code)))
        cell = m.cell_text(m.cell_of(code))
        if at < 0:
            return IllegalMove("IC-14", case="empty", at=cell)
        case = allowed(state, top, code, at)
        if case is not None:
            return IllegalMove(rule, case=case, at=cell, seat=int(m.thing_of(code)))
        return _protected(state, code, "IC-30")

    return reason


def _of_place(lifted: bool) -> "_Reason":
    def reason(state: InfiniteCity, top: int, code: int) -> IllegalMove:
        return refused_place(state, m.cell_of(code), f.cell_of(top) if lifted else 0)

    return reason


def _of_seat(rule: str) -> "_Reason":
    """The refusal of a choice of a player."""

    def reason(state: InfiniteCity, top: int, code: int) -> IllegalMove:
        other = int(m.thing_of(code))
        if other >= state.players:
            return IllegalMove(rule, case="nobody", other_seat=other)
        return IllegalMove(rule, case="self" if other == state.turn else "empty", other_seat=other)

    return reason


def _of_follow(state: InfiniteCity, top: int, code: int) -> IllegalMove:
    return IllegalMove("IC-13", at=m.cell_text(m.cell_of(code)))


def _own(state: InfiniteCity, at: int) -> int:
    return int(tokens_of(state.tiles[at], state.turn))


def _occupied(state: InfiniteCity, at: int) -> bool:
    return bool(state.tiles[at] & s.TOKENS)


def _not_beside(state: InfiniteCity, top: int, code: int, at: int) -> str | None:
    return None if is_beside(f.cell_of(top), m.cell_of(code)) else "apart"


def _of_trade(state: InfiniteCity, top: int, code: int, at: int) -> str | None:
    if _own(state, at):
        return "own"
    return None if tokens_of(state.tiles[at], m.thing_of(code)) else "none"


def _of_gather(state: InfiniteCity, top: int, code: int, at: int) -> str | None:
    if not is_beside(f.cell_of(top), m.cell_of(code)):
        return "apart"
    if m.thing_of(code) != m.ALL:
        return None if tokens_of(state.tiles[at], m.thing_of(code)) else "none"
    tokens = sum(int(tokens_of(state.tiles[at], seat)) for seat in range(state.players))
    return None if tokens > 1 else "few"


def _itself(state: InfiniteCity, top: int, code: int, at: int) -> str | None:
    return "itself" if f.cell_of(top) == m.cell_of(code) else None


_Reason = Callable[[InfiniteCity, int, int], IllegalMove]
_OF_STEP: dict[int, _Reason] = {
    int(s.ARBORETUM): _of_tile("IC-H1", lambda state, top, code, at: None if _own(state, at) else "none"),
    int(s.BANK): _of_tile("IC-H2", _of_trade),
    int(s.CAPITOL): _of_tile("IC-H3", lambda state, top, code, at: "apart"),
    _PLAY_HAND: lambda state, top, code: _of_play(state, int(state.turn), code),
    int(s.DISASTER_SITE): _of_tile("IC-H5", _itself),
    int(s.EMBASSY): _of_tile("IC-H6", _not_beside),
    int(s.HOUSING): _of_tile("IC-H9", lambda state, top, code, at: "taken" if _occupied(state, at) else None),
    int(s.LIBRARY): _of_library,
    int(s.MAUSOLEUM): _of_tile("IC-H11", _not_beside),
    int(s.PORT): _of_place(lifted=False),
    int(s.POST_OFFICE): _of_tile("IC-H15", lambda state, top, code, at: None),
    int(s.SECURITY_GUARDPOST): _of_tile(
        "IC-H17", lambda state, top, code, at: None if _occupied(state, at) else "none"
    ),
    int(s.SHOPPING_COMPLEX): _of_seat("IC-H18"),
    int(s.STADIUM): _of_tile("IC-H19", _of_gather),
    int(s.TEMPLE): _of_seat("IC-H20"),
    int(s.TRANSIT_STATION): _of_tile("IC-H21", lambda state, top, code, at: None),
    int(f.TO): _of_place(lifted=True),
    int(f.WITH): _of_tile("IC-H21", _itself),
    int(f.FROM_HAND): lambda state, top, code: _of_play(state, int(f.extra_of(top)), code),
    int(f.WAITING): _of_follow,
}


def _protected(state: InfiniteCity, code: int, rule: str) -> IllegalMove:
    """Which power station protects the tile: itself or one beside it."""
    cell = m.cell_of(code)
    stations = [it & CELL for it in state.landmarks if it >> 48 == s.POWER_STATION]
    station = next(it for it in stations if it == cell or is_beside(it, cell))
    return IllegalMove(rule, at=m.cell_text(cell), other_at=m.cell_text(station))


def _tile(code: int) -> str:
    name = m.thing_name(int(m.thing_of(code)))
    assert name is not None
    return name


def _asked(state: InfiniteCity, top: int) -> dict[str, str]:
    """The tile whose text is to be followed; of several that wait, the last."""
    if f.code_of(top) in (f.TO, f.WITH):
        top = int(state.pending[len(state.pending) - 2])
    cell = f.cell_of(top)
    return {"tile": NAMES[kind_of(state.tiles[find(state.cells, cell)])], "at": m.cell_text(cell)}
