"""Every legal move is playable and no other is; whatever is refused changes nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricity
from support.variants import Variant, midgame, plain_variants, play_random, seeds, variants
from tricity.analysis.match import Match

SEEDS = seeds(2)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_legal_move_is_playable(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    before = match.position()
    for seat in match.to_act:
        moves = match.legal_moves(seat)
        assert moves
        assert len({str(move) for move in moves}) == len(moves)
        for move in random.Random(seed).sample(moves, min(len(moves), 25)):
            assert tricity.Move.parse(str(move)) == move
            assert match.game.decode(match.game.encode(move)) == move
            assert match.refusal(move, seat) is None
            match.play(str(move), seat=seat)
            match.undo()
            assert match.position() == before


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_seats_that_may_not_act_have_no_moves(variant: Variant, seed: int) -> None:
    match = midgame(variant, seed)
    for seat in set(range(match.players)) - set(match.to_act):
        assert match.legal_moves(seat) == []


@pytest.mark.parametrize("lang", tricity.LANGUAGES)
@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_a_refusal_out_of_turn_says_who_is_to_act(variant: Variant, lang: str) -> None:
    names = ("Anna", "Basia", "Chloé", "Dorota", "Emil", "Filip")
    match = variant.new(6)
    for _ in range(12):
        play_random(match, random.Random(6), moves=1)
        if match.over:
            break
        move = match.legal_moves()[0]
        for seat in set(range(match.players)) - set(match.to_act):
            refusal = match.refusal(move, seat)
            own = match.game.refusal(match.state(), seat, match.game.encode(move))
            assert refusal is not None
            assert own is not None
            assert refusal.rule == own.rule
            assert {**refusal.facts, **own.facts} == refusal.facts
            text = tricity.words(refusal, lang, names=names)
            assert [name for name in names if name in text] == [names[at] for at in sorted({seat, *match.to_act})]


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_stale_moves_and_moves_of_the_wrong_seat_are_refused(variant: Variant) -> None:
    rng = random.Random(5)
    match = play_random(variant.new(5), rng, moves=3)
    seen: set[str] = set()
    for _ in range(30):
        if match.over:
            break
        seen.update(str(move) for seat in match.to_act for move in match.legal_moves(seat)[:8])
        play_random(match, rng, moves=1)
        for text in rng.sample(sorted(seen), min(len(seen), 10)):
            for seat in range(match.players):
                legal = text in {str(move) for move in match.legal_moves(seat)}
                assert_refused_unless(match, text, seat, legal)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(text=st.text(max_size=60), number=st.integers(-(2**70), 2**70), seed=st.integers(0, 20))
def test_noise_is_no_move(variant: Variant, text: str, number: int, seed: int) -> None:
    match = play_random(variant.new(seed), random.Random(seed), moves=seed)
    legal = {str(move) for move in match.legal_moves()}
    for noise in (text, number):
        before = match.position()
        try:
            match.play(noise)
        except (tricity.BadMove, tricity.IllegalMove):
            assert match.position() == before
        else:
            assert str(match.moves[-1].move) in legal
            match.undo()


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(data=st.data())
def test_shuffled_words_of_moves_are_refused_unless_legal(variant: Variant, data: st.DataObject) -> None:
    match = play_random(variant.new(3), random.Random(3), moves=data.draw(st.integers(0, 25)))
    moves = [str(move) for seat in match.to_act for move in match.legal_moves(seat)]
    vocabulary = sorted({word for move in moves for word in move.split()})
    for seat in range(match.players):
        text = " ".join(data.draw(st.lists(st.sampled_from(vocabulary or ["pass"]), min_size=1, max_size=6)))
        try:
            canonical = str(match.game.decode(match.game.encode(tricity.Move.parse(text))))
        except tricity.BadMove:
            canonical = text
        legal = canonical in {str(move) for move in match.legal_moves(seat)}
        assert_refused_unless(match, text, seat, legal)


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@pytest.mark.parametrize("seat", [-1, 99, True, "0", 1.0])
def test_seats_that_are_not_there(variant: Variant, seat: object) -> None:
    match = variant.new(1)
    with pytest.raises(tricity.BadMove):
        match.play(match.legal_moves()[0], seat=seat)  # type: ignore[arg-type]
    with pytest.raises(tricity.BadMove):
        match.legal_moves(seat)  # type: ignore[arg-type]
    with pytest.raises(tricity.BadMove):
        match.view(seat)  # type: ignore[arg-type]
    assert match.version == 0


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
def test_nothing_to_undo(variant: Variant) -> None:
    with pytest.raises(tricity.BadMove):
        variant.new(1).undo()


def assert_refused_unless(match: Match, text: str, seat: int, legal: bool) -> None:
    before = match.position()
    try:
        match.play(text, seat=seat)
    except tricity.IllegalMove as refusal:
        assert not legal, (text, refusal)
        assert tricity.words(refusal.rule)
        assert match.position() == before
    except tricity.BadMove:
        assert not legal
        assert match.position() == before
    else:
        assert legal, text
        match.undo()
        assert match.position() == before
