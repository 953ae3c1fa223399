"""What leaves a table: to each viewer what they may know, over the registry."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.sitting import ANNA, PEOPLE, Sitting
from support.variants import Variant, plain_variants
from tricity.core.match import Match
from tricity.table import deeds, opening, replaying, telling
from tricity.table.refusals import NotNow, NotThere, NotYours
from tricity.table.table import Table
from tricity.table.telling import Viewer


def sitting_for(variant: Variant, seed: int) -> Sitting:
    return Sitting(("me",) * variant.players, game=variant.game, options=variant.options, seed=f"secret-{seed}")


def heard(table: Table, looks: Viewer) -> bytes:
    return msgspec.json.encode(telling.news(table, looks, 0))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(seed=st.integers(0, 1000), moves=st.integers(0, 40))
def test_nobody_hears_the_words_or_secrets_of_others(variant: Variant, seed: int, moves: int) -> None:
    sitting = sitting_for(variant, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if sitting.table.ended:
            return
        seat = rng.choice(sitting.table.to_act)
        sitting.move(seat, str(rng.choice(sitting.table.match.legal_moves(seat))))
    if sitting.table.ended:
        return
    for viewer in (None, *range(variant.players)):
        news = telling.news(sitting.table, Viewer(ANNA, viewer), 0)
        assert news.now.seed is None
        assert news.now.view == sitting.table.match.view(viewer)
        for entry, happening in zip(news.entries, sitting.table.story, strict=True):
            if isinstance(happening.entry.deed, deeds.Moved):
                assert bool(entry.move) == (happening.entry.deed.seat == viewer)
            said = [(it.say.partition(".")[0], it.facts) for it in entry.events]
            assert said == [(event.kind, event.seen_by(viewer)) for event in happening.events]
        assert b"secret-" not in heard(sitting.table, Viewer(ANNA, viewer))


def test_before_the_start_nobody_sees_a_card() -> None:
    table = Sitting(join=False).table
    news = telling.news(table, telling.viewer(table, ANNA), 0)
    assert (news.now.view, news.now.choices, news.entries[0].events) == (None, (), ())
    assert news.now.commitment == table.match.commitment
    with pytest.raises(NotNow):
        replaying.moment(table, Viewer(ANNA, 0), None, 0)


def test_a_strangers_seat_is_not_to_be_had() -> None:
    table = Sitting().table
    with pytest.raises(NotYours):
        telling.viewer(table, ANNA, 1)
    assert telling.viewer(table, ANNA) == Viewer(ANNA, 0)
    assert telling.viewer(table, "stranger") == Viewer("", None)
    assert telling.viewer(table, "") == Viewer("", None)


def test_spectators_only_where_they_are_wanted() -> None:
    sitting = Sitting(spectators=False)
    with pytest.raises(NotYours, match="no-spectators"):
        telling.viewer(sitting.table, "stranger")
    assert telling.viewer(sitting.table, PEOPLE[1]) == Viewer(PEOPLE[1], 1)


def test_persons_are_not_named_by_their_identity() -> None:
    sitting = Sitting(("me", "open", "open"))
    sitting.play_until(lambda table: table.version == 5)
    for looks in (Viewer(ANNA, 0), Viewer("", None)):
        text = heard(sitting.table, looks).decode()
        assert not any(f'"{person}"' in text for person in PEOPLE)


def test_while_the_match_is_on_one_looks_back_with_ones_own_eyes() -> None:
    sitting = Sitting()
    sitting.play_until(lambda table: table.version == 6)
    table = sitting.table
    looks = Viewer(ANNA, 0)
    assert replaying.moment(table, looks, None, 3).view["seat"] == 0
    assert replaying.moment(table, looks, "spectator", 3).view["seat"] is None
    for eyes in (1, "open"):
        with pytest.raises(NotYours):
            replaying.moment(table, looks, eyes, 3)
        with pytest.raises(NotYours):
            replaying.replay(table, looks, eyes)
    assert {turn.seat for turn in replaying.replay(table, looks, None).turns if turn.move} == {0}
    with pytest.raises(NotThere):
        replaying.moment(table, looks, None, 7)
    with pytest.raises(NotNow, match="table-not-ended"):
        replaying.record(table)


def test_afterwards_everybody_sees_everything() -> None:
    sitting = Sitting(("me", "me"))
    sitting.play_until(lambda table: table.ended)
    table, stranger = sitting.table, Viewer("", None)
    assert table.status == "finished"
    assert replaying.moment(table, stranger, "open", 4).position is not None
    assert replaying.moment(table, stranger, 1, 4).view["seat"] == 1
    assert all(turn.move for turn in replaying.replay(table, stranger, None).turns)
    now = telling.state(table, stranger)
    assert (now.seed, len(now.sheets)) == ("7", 2)
    again = Match.from_record(replaying.record(table), lambda _: table.match.game)
    assert (again.commitment, again.result()) == (now.commitment, table.match.result())


def test_a_record_can_be_looked_at_and_played_on() -> None:
    sitting = Sitting(("me", "me"))
    sitting.play_until(lambda table: table.ended)
    record = replaying.record(sitting.table)
    shown = Table("s", deeds.Entry(1, 0, ANNA, "", opening.import_record(record)))
    assert shown.status == "imported"
    assert replaying.moment(shown, Viewer("", None), "open", 5).moves == 5
    deed = opening.play_on(ANNA, "Anna", record, 5, ("me", "random"))
    table = Table("p", deeds.Entry(1, 0, ANNA, "", deed))
    assert table.match.position() == opening.at_move(sitting.table.match, 5).position()
    assert (table.status, table.match.commitment) == ("playing", None)
    with pytest.raises(NotThere):
        opening.play_on(ANNA, "Anna", record, 5000, ("me", "random"))


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(seed=st.integers(0, 1000))
def test_a_log_rebuilds_its_table_exactly(variant: Variant, seed: int) -> None:
    sitting = sitting_for(variant, seed)
    rng = random.Random(seed)
    for _ in range(30):
        if sitting.table.ended:
            break
        sitting.now += rng.randrange(5000)
        seat = rng.choice(sitting.table.to_act)
        sitting.move(seat, str(rng.choice(sitting.table.match.legal_moves(seat))))
    again = Table.of(
        "t", (msgspec.structs.replace(it, deed=deeds.decode(deeds.encode(it.deed))) for it in sitting.entries)
    )
    for looks in (Viewer(ANNA, 0), Viewer("", None)):
        assert heard(again, looks) == heard(sitting.table, looks)
