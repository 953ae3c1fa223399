"""A stored log is applied, not judged by `evolve`; `at` and `undo` go to any of its moves."""

import random

import pytest

import tricity
from support.variants import Variant, midgame, plain_variants, play_random, seeds, variants
from tricity.analysis.match import Match
from tricity.core.checkpoints import INTERVAL
from tricity.core.errors import CorruptLog


def log_of(match: Match) -> list[tuple[int, str]]:
    return [(turn.seat, str(turn.move)) for turn in match.moves]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_evolving_by_the_log_gives_the_same_match(variant: Variant) -> None:
    played = play_random(variant.new(11), random.Random(11))
    evolved = variant.new(11)
    events = [evolved.evolve(move, seat) for seat, move in log_of(played)]
    assert events == [turn.events for turn in played.moves]
    assert evolved.moves == played.moves
    assert evolved.position() == played.position()
    assert evolved.record() == played.record()


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_evolving_asks_for_no_refusal_and_no_legal_moves(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    log = log_of(midgame(variant, 1))
    evolved = variant.new(1)

    class Unasked:
        """The game without the questions that a decision asks."""

        def __getattr__(self, name: str) -> object:
            assert name not in ("refusal", "legal"), f"{name} was asked"
            return getattr(game, name)

    game = evolved.game
    monkeypatch.setattr(evolved, "game", Unasked())
    for seat, move in log:
        evolved.evolve(move, seat)
    assert evolved.version == len(log)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@pytest.mark.parametrize("move", ["", "stand still", "build residence z99", "\0"])
def test_a_stored_move_that_cannot_be_decoded_is_damage(variant: Variant, move: str) -> None:
    match = midgame(variant, 2)
    before, version = match.position(), match.version
    with pytest.raises(CorruptLog) as damage:
        match.evolve(move, match.to_act[0])
    assert damage.value.number == version + 1
    assert (match.position(), match.version) == (before, version)
    assert len({tricity.words(damage.value, lang) for lang in tricity.LANGUAGES}) == len(tricity.LANGUAGES)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@pytest.mark.parametrize("seat", [-1, 99])
def test_a_stored_move_of_a_seat_that_is_not_to_act_is_damage(variant: Variant, seat: int) -> None:
    match = midgame(variant, 3)
    before = match.position()
    with pytest.raises(CorruptLog):
        match.evolve(str(match.legal_moves()[0]), seat)
    assert match.position() == before


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_the_match_at_an_earlier_move(variant: Variant) -> None:
    match = midgame(variant, 4)
    all_moves, position = match.moves, match.position()
    replayed = match.at(0)
    for moves, turn in enumerate(all_moves):
        earlier = match.at(moves)
        assert earlier.version == moves
        assert earlier.moves == all_moves[:moves]
        assert earlier.opening == match.opening
        assert earlier.position() == replayed.position()
        replayed.play(turn.move, seat=turn.seat)
    assert match.at(match.version).record() == match.record()
    assert (match.moves, match.position()) == (all_moves, position)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_the_match_at_a_move_is_independent(variant: Variant) -> None:
    match = midgame(variant, 5)
    position = match.position()
    play_random(match.at(match.version // 2), random.Random(5))
    assert match.position() == position


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_undo_goes_back_to_any_move(variant: Variant) -> None:
    match = midgame(variant, 6)
    for moves in (match.version, match.version // 2, 0):
        earlier = match.at(moves)
        match.undo(to=moves)
        assert match.position() == earlier.position()
        assert match.moves == earlier.moves


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@pytest.mark.parametrize("beyond", [-1, 10_000])
def test_moves_that_were_not_made(variant: Variant, beyond: int) -> None:
    match = midgame(variant, 7)
    before = match.position()
    with pytest.raises(tricity.BadMove):
        match.at(beyond)
    with pytest.raises(tricity.BadMove):
        match.undo(to=beyond)
    assert match.position() == before


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_going_back_costs_the_same_in_matches_of_any_length(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in applied moves: every step is bounded, so that walking through a whole match is linear."""
    match = play_random(variant.new(8), random.Random(8))
    positions = [match.at(moves).position() for moves in range(match.version + 1)]
    applied: list[int] = []

    class Counted:
        def __getattr__(self, name: str) -> object:
            if name == "apply":
                applied.append(1)
            return getattr(game, name)

    game = match.game
    monkeypatch.setattr(match, "game", Counted())
    for moves in range(match.version + 1):
        applied.clear()
        assert match.at(moves).position() == positions[moves]
        assert len(applied) < INTERVAL
    while match.version:
        applied.clear()
        match.undo()
        assert len(applied) < INTERVAL
        assert match.position() == positions[match.version]


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@pytest.mark.parametrize("back", [1, INTERVAL - 1, INTERVAL, INTERVAL + 1])
def test_a_match_goes_on_after_undo(variant: Variant, back: int) -> None:
    """The copies of undone moves are forgotten: going back again gives the states of the new moves."""
    match = play_random(variant.new(9), random.Random(9), moves=2 * INTERVAL)
    match.undo(to=max(match.version - back, 0))
    play_random(match, random.Random(10), moves=2 * INTERVAL)
    replayed = match.at(0)
    for moves, turn in enumerate(match.moves):
        assert match.at(moves).position() == replayed.position()
        replayed.play(turn.move, seat=turn.seat)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_match_at_a_move_and_its_origin_go_on_independently(variant: Variant) -> None:
    match = play_random(variant.new(10), random.Random(10), moves=2 * INTERVAL)
    branch = match.at(min(INTERVAL, match.version))
    play_random(branch, random.Random(11))
    record = branch.record()
    match.undo(to=3)
    play_random(match, random.Random(12))
    assert branch.at(branch.version).record() == record
    assert tricity.replay(record).position() == branch.position()


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_legal_move_fits(variant: Variant) -> None:
    match, rng = variant.new(9), random.Random(9)
    while not match.over:
        state = match.state()
        for seat in match.to_act:
            for move in match.legal_moves(seat):
                assert match.game.fits(state, seat, match.game.encode(move)), move
        play_random(match, rng, moves=1)


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_damaged_log_is_noticed_or_leaves_a_match_that_can_be_shown(variant: Variant, seed: int) -> None:
    """Moves of other matches in the log: whatever can still be applied leaves nothing that hangs or fails."""
    rng = random.Random(f"{variant}/{seed}")
    texts = [move for other in range(3) for _, move in log_of(play_random(variant.new(other), random.Random(other)))]
    match = midgame(variant, seed)
    applied = noticed = 0
    for attempt in range(150):
        if match.over:
            match = midgame(variant, seed + attempt)
        try:
            match.evolve(rng.choice(texts), rng.choice(match.to_act))
            applied += 1
        except CorruptLog:
            noticed += 1
        for seat in range(match.players):
            match.view(seat)
            match.legal_moves(seat)
        match.position()
        match.scores()
    assert noticed
    assert applied or match.version
