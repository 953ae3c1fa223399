"""Reviews of finished games."""

from functools import cache

import msgspec
import pytest

import tricity
from support.variants import effort
from tricity.analysis.exercise import Exercise, mistakes
from tricity.analysis.line import line_moments
from tricity.analysis.match import Match
from tricity.analysis.review import accuracy, luck_during_play, moves_luck, put_together, review, review_opening
from tricity.analysis.scale import Unit
from tricity.analysis.values import Opening, Reveal, Review, ReviewPart
from tricity.bots import make
from tricity.core.notation import Move
from tricity.games import find

EFFORT = effort(600, value=80)


def played(game: str, players: int, levels: tuple[str, ...], seed: int) -> Match:
    match = tricity.new(game, players=players, seed=seed)
    bots = [make(level, seed) for level in levels]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.view(seat), match.legal_moves(seat)), seat=seat)
    return match


@cache
def reviewed(game: str, players: int) -> tuple[Match, Review]:
    match = played(game, players, ("improver", "random", "improver")[:players], 3)
    return match, review(match, EFFORT, seed=1)


GAMES = [("card-city", 2), ("point-city", 2), ("infinite-city", 3), ("card-city", 1), ("point-city", 1)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_parts_of_an_account_add_up_to_the_result(game: str, players: int) -> None:
    match, review = reviewed(game, players)
    assert len(review.values) == match.version + 1
    assert [decision.move for decision in review.decisions] == [str(each.move) for each in match.moves]
    for seat, account in enumerate(review.accounts):
        parts = account.seat + account.deal + account.luck + account.own_errors + account.others_errors + account.rest
        assert parts == pytest.approx(account.result)
        assert account.result == review.values[-1][seat]
    if review.unit == "chance" and players > 1:
        assert sum(account.result for account in review.accounts) == pytest.approx(1)
    else:
        assert review.accounts[0].others_errors == 0


def test_a_person_answers_for_their_own_decisions_and_not_for_those_of_a_stand_in() -> None:
    match, review = reviewed("point-city", 2)
    own = [decision for decision in review.decisions if decision.seat == 1]
    stood_in = {decision.number for decision in own if decision.label} - {own[0].number}
    assert stood_in
    levels = ["improver" if decision.number in stood_in else "" for decision in review.decisions]
    parts = [ReviewPart(decision, after, ()) for decision, after in zip(review.decisions, review.values[1:])]
    opening = Opening(review.values[0], tuple(account.deal for account in review.accounts))
    again = put_together(match, opening, parts, levels)
    account = again.accounts[1]
    left = [decision for decision in own if decision.number not in stood_in]
    assert account.own_errors == pytest.approx(-sum(decision.loss for decision in left))
    assert account.own_errors + account.stand_in_errors == pytest.approx(review.accounts[1].own_errors)
    assert account.accuracy > review.accounts[1].accuracy
    assert not stood_in & set(account.worst)
    assert not stood_in & {decision.number for decision in mistakes(again, frozenset([1]))}
    whole = account.seat + account.deal + account.luck + account.own_errors + account.stand_in_errors
    assert whole + account.others_errors + account.rest == pytest.approx(account.result)
    # A bot's own seat is judged by what the bot did.
    by_bots = put_together(match, opening, parts, ["random"] * len(parts)).accounts[1]
    assert (by_bots.worst, by_bots.stand_in_errors) == (review.accounts[1].worst, 0.0)


def test_a_review_is_the_same_for_the_same_seed_and_can_be_stored() -> None:
    match, first = reviewed("point-city", 2)
    assert review(match, EFFORT, seed=1) == first
    assert msgspec.json.decode(msgspec.json.encode(first), type=Review) == first


def test_progress_is_reported_move_by_move() -> None:
    match, _ = reviewed("point-city", 2)
    steps: list[tuple[int, int]] = []
    review(match, effort(200), on_progress=lambda done, of: steps.append((done, of)))
    assert steps == [(number, match.version) for number in range(1, match.version + 1)]


def test_random_play_is_less_accurate_than_lookahead() -> None:
    _, review = reviewed("point-city", 2)
    improver, randomly = review.accounts
    assert improver.accuracy > randomly.accuracy
    assert len(randomly.worst) == 3
    worst = [review.decisions[number - 1] for number in randomly.worst]
    assert [decision.seat for decision in worst] == [1, 1, 1]
    assert worst[0].loss >= worst[1].loss >= worst[2].loss > 0.05


def test_marked_decisions_name_a_better_move_and_how_play_might_have_gone_on() -> None:
    _, review = reviewed("point-city", 2)
    marked = [decision for decision in review.decisions if decision.label]
    assert marked
    for decision in marked:
        assert decision.best != decision.move
        assert decision.line[0].move == decision.best
        assert decision.reply[0].move == decision.move
        assert decision.loss > 2 * decision.error
        assert decision.losses[decision.best] == 0
        assert decision.losses[decision.move] == pytest.approx(decision.loss, abs=0.001)
    assert all(not decision.losses for decision in review.decisions if not decision.label)


def test_an_exercise_takes_every_move_that_is_about_as_good_as_the_best() -> None:
    match, review = reviewed("point-city", 2)
    decision = mistakes(review, frozenset([1]))[0]
    assert decision.seat == 1
    judged = msgspec.structs.replace(decision, losses={"best": 0.0, "near": 0.035, "worse": 0.036})
    exercise = Exercise(match.at(decision.number - 1), "chance", judged)
    assert [exercise.judge(move) for move in ("best", "near", "worse", "unseen")] == [
        (True, 0.0),
        (True, 0.035),
        (False, 0.036),
        (False, None),
    ]


@pytest.mark.parametrize(("game", "players"), [("point-city", 2), ("infinite-city", 3)])
def test_the_line_of_a_better_move_can_be_played_in_an_imagined_world(game: str, players: int) -> None:
    match, review = reviewed(game, players)
    marked = [each for each in review.decisions if each.label]
    assert marked
    for decision in marked:
        before = match.at(decision.number - 1)
        moments = line_moments(before, decision.line)
        assert [(each.seat, each.move) for each in moments] == [
            (step.seat, step.move) for step in decision.line[: len(moments)]
        ]
        assert moments[0].move == decision.best
        assert {each.view["seat"] for each in moments} == {decision.seat}
        # What the seat could not know does not matter.
        other = type(before)(match.game, before.imagine(decision.seat, 5), players, match.options, None, match.rules)
        assert line_moments(other, decision.line) == moments


def test_luck_is_told_where_something_was_revealed() -> None:
    _, review = reviewed("infinite-city", 3)
    assert review.reveals
    # Nobody learns anything from placing a tile that everybody sees, except from what is drawn at the end of a turn.
    assert len({reveal.number for reveal in review.reveals}) < len(review.decisions)


def test_the_luck_of_a_secret_draw_is_bad_luck_for_the_others() -> None:
    values = [(0.5, 0.25, 0.25), (0.5, 0.3, 0.2)]
    everybody = [Reveal(1, 0, 0.1), Reveal(1, 1, -0.04), Reveal(1, 2, -0.06)]
    secret = Reveal(2, 1, 0.07)
    assert [luck_during_play(seat, everybody, values) for seat in range(3)] == pytest.approx([0.1, -0.04, -0.06])
    whole = [luck_during_play(seat, [*everybody, secret], values) for seat in range(3)]
    assert whole == pytest.approx([0.1 - 0.05, -0.04 + 0.07, -0.06 - 0.02])
    assert sum(whole) == pytest.approx(0)


def test_a_card_that_another_player_hid_is_no_luck() -> None:
    """Whoever divides knows which card lies face down: what its taker finds there was chosen, not drawn."""
    match = tricity.new("card-city", players=2, seed=3)
    divider = match.to_act[0]
    match.play(match.legal_moves(divider)[0], seat=divider)
    chooser = match.to_act[0]
    match.play("choose big", seat=chooser)
    assert match.version == 2
    assert [moves_luck(match, number, EFFORT, 1) for number in range(2)] == [(), ()]


def test_a_game_that_began_from_a_position_was_not_dealt() -> None:
    dealt = tricity.new("point-city", players=2, seed=3)
    placed = Match.from_position(dealt.position(), find)
    assert any(review_opening(dealt, EFFORT, 1).luck)
    assert review_opening(placed, EFFORT, 1).luck == (0.0, 0.0)


@pytest.mark.parametrize("unit", ["chance", "points"])
def test_accuracy_falls_with_the_loss(unit: Unit) -> None:
    values = [accuracy(loss, unit) for loss in (-0.1, 0, 0.05, 0.5, 5)]
    assert values[0] == values[1] == 100
    assert values[1:] == sorted(values[1:], reverse=True)
    assert values[-1] >= 0


def test_moves_are_reviewed_as_they_were_played() -> None:
    match, review = reviewed("card-city", 2)
    for decision, each in zip(review.decisions, match.moves):
        assert decision.seat == each.seat
        assert str(Move.parse(decision.best)) == decision.best
