# mypyc: compile
"""The rules of Quarter City. What they leave unsaid follows from its declared fields: see `core.declared_game`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tricity.core.board import Board, Hand, Pile
from tricity.core.deals import Deal
from tricity.core.declared_game import DeclaredGame, MoveRange
from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.core.options import OptionSet
from tricity.core.packed_counts import count_of, one_of, total
from tricity.core.positions import bad_position
from tricity.core.scores import Line
from tricity.core.state import State
from tricity.core.views import Prompt
from tricity.games.quarter_city.events import Began, Built, Drew
from tricity.games.quarter_city.schema import Fields
from tricity.games.quarter_city.state import CARDS_OF_A_KIND, HAND, KIND_NAMES, KINDS, TURNS, QuarterCity

BOARD: Final = Board(
    prefix="qc",
    areas=(
        Pile(field="deck", noun="quarter"),
        Hand(field="hand", noun="quarter", per_seat=True, verbs=("build",)),
        Hand(field="city", noun="quarter", per_seat=True),
    ),
)


class QuarterCityGame(DeclaredGame):
    """Quarter City, rules QC-01 to QC-21. A move is the kind of card to build."""

    def __init__(self) -> None:
        super().__init__(
            "quarter-city",
            Fields,
            (MoveRange("build", KIND_NAMES),),
            rules_version=1,
            players=(2, 3, 4),
            options=OptionSet(),
            box_rule="QC-01",
            shown_board=BOARD,
            max_decisions=4 * TURNS,
            score_range=(0, 100),
        )

    def actors(self, state: State) -> i64:
        city = cast(QuarterCity, state)
        return 1 << city.turn if city.deck_size() else 0

    def legal(self, state: State, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        kind: i64 = 0
        while kind < KINDS and (self.actors(state) >> seat) & 1:
            if count_of(cast(QuarterCity, state).hands[seat], kind):
                moves = append(moves, kind)
            kind += 1
        return moves

    def apply(self, state: State, seat: i64, move: i64, log: EventLog | None = None) -> None:
        """Build a card, draw one, and pass the turn on (QC-10, QC-11)."""
        city = cast(QuarterCity, state)
        drawn = city.deck[city.drawn]
        city.drawn += 1
        city.hands[seat] += one_of(drawn) - one_of(move)
        city.cities[seat] += one_of(move)
        city.turn = (seat + 1) % city.players
        if log is not None:
            log.emit(Built(seat=int(seat), quarter=KIND_NAMES[move]))
            log.emit(Drew(seat=int(seat), quarter=KIND_NAMES[drawn]), to=(int(seat),), reveals=True)

    def standing(self, state: State, seat: i64) -> i64:
        """The points (QC-21)."""
        points: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            cards = count_of(cast(QuarterCity, state).cities[seat], kind)
            points += cards * (cards + 1) // 2
            kind += 1
        return points

    def evaluate(self, state: State, seat: i64) -> i64:
        """What the cards are worth, and about two points for each turn that is left."""
        city = cast(QuarterCity, state)
        return 100 * self.standing(state, seat) + 200 * ((city.deck_size() + city.players - 1) // city.players)

    def setup(self, players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None = None) -> State:
        kinds = [kind for kind, cards in enumerate(self.box(players)) for _ in range(cards)]
        cards = deal.shuffled("deck", kinds)
        city = cast(QuarterCity, self.empty(players, self.options.pack(options)))
        for place, card in enumerate(cards[: HAND * players]):
            city.hands[place % players] += one_of(card)
        city.deck = vec[i64]([i64(card) for card in cards[HAND * players :]])
        city.turn = deal.below("first", players)
        if log is not None:
            log.emit(Began(seat=int(city.turn)))
        return city

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove | None:
        if not self.actors(state) >> seat & 1:
            return IllegalMove("QC-10", case="turn", seat=seat)
        if not self.fits(state, seat, code):
            return IllegalMove("QC-11", quarter=KIND_NAMES[code])
        return None

    def fits(self, state: State, seat: int, code: int) -> bool:
        return count_of(cast(QuarterCity, state).hands[seat], code) > 0

    def scores(self, state: State) -> Sequence[tuple[Sequence[Line], int]]:
        city = cast(QuarterCity, state)
        return [([_line(int(count_of(cards, kind)), kind) for kind in range(KINDS)], 0) for cards in city.cities]

    def empty(self, players: int, options: i64) -> State:
        nothing = vec[i64]([i64(0)] * players)
        return QuarterCity(players, options, 0, 0, vec[i64](), nothing, nothing[:])

    def box(self, players: int) -> list[int]:
        return [CARDS_OF_A_KIND * players] * len(KIND_NAMES)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt(say="qc-now-build", facts={})

    def check(self, state: State) -> None:
        """Hands are full (QC-11), and the seats have had their turns one after the other (QC-10)."""
        city = cast(QuarterCity, state)
        players = int(city.players)
        turns = TURNS * players - int(city.deck_size())
        built = [0] * players
        for step in range(turns):
            built[(int(city.turn) - 1 - step) % players] += 1
        for seat in range(players):
            if total(city.hands[seat]) != HAND:
                raise bad_position("QC-11", f"$.seats[{seat}].hand")
            if total(city.cities[seat]) != built[seat]:
                raise bad_position("QC-10", f"$.seats[{seat}].city")


def _line(cards: int, kind: int) -> Line:
    return Line("QC-21", cards * (cards + 1) // 2, {"quarter": KIND_NAMES[kind], "count": cards})


GAME: Final = QuarterCityGame()
