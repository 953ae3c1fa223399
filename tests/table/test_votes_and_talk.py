"""Giving up together, meeting again, chat and its mute."""

import pytest

from support.sitting import ANNA, BASIA, CELINE, Sitting
from tricity.table import rematching, seating, talking, telling, voting
from tricity.table.refusals import BadRequest, NotNow, NotYours
from tricity.table.telling import Viewer


def test_a_match_is_abandoned_when_all_who_play_are_for_it() -> None:
    sitting = Sitting(("me", "open", "open"))
    sitting.do(ANNA, voting.vote(sitting.table, ANNA, 0, True))
    sitting.do(BASIA, voting.vote(sitting.table, BASIA, 1, True))
    sitting.do(BASIA, voting.vote(sitting.table, BASIA, 1, False))
    sitting.do(CELINE, voting.vote(sitting.table, CELINE, 2, True))
    assert sitting.status() == "playing"
    sitting.do(BASIA, voting.vote(sitting.table, BASIA, 1, True))
    assert sitting.status() == "abandoned"
    with pytest.raises(NotNow):
        voting.vote(sitting.table, ANNA, 0, True)


def test_who_is_away_does_not_hold_the_others_up() -> None:
    sitting = Sitting()
    sitting.do(ANNA, voting.vote(sitting.table, ANNA, 0, True))
    sitting.do(BASIA, seating.hand_over(sitting.table, BASIA, 1))
    assert sitting.status() == "abandoned"


def test_an_abandoned_match_shows_its_seed() -> None:
    sitting = Sitting()
    assert telling.state(sitting.table, Viewer(ANNA, 0)).seed is None
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        sitting.do(person, voting.vote(sitting.table, person, seat, True))
    assert telling.state(sitting.table, Viewer(ANNA, 0)).seed == "7"


def test_a_rematch_keeps_the_seats_and_another_one_begins() -> None:
    sitting = Sitting(("me", "open", "random"))
    with pytest.raises(NotNow, match="table-not-ended"):
        rematching.rematch(sitting.table, BASIA, "u")
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        sitting.do(person, voting.vote(sitting.table, person, seat, True))
    with pytest.raises(NotYours):
        rematching.rematch(sitting.table, CELINE, "u")
    deed, opened = rematching.rematch(sitting.table, BASIA, "u")
    sitting.do(BASIA, deed)
    assert sitting.table.rematch == "u"
    assert [(it.owner, it.kept_for, it.bot) for it in opened.places] == [
        (BASIA, "", ""),
        ("", "", "random"),
        ("", ANNA, ""),
    ]
    assert opened.seed != sitting.table.opened.seed


def test_a_kept_seat_is_for_one_person() -> None:
    sitting = Sitting()
    for person, seat in ((ANNA, 0), (BASIA, 1)):
        sitting.do(person, voting.vote(sitting.table, person, seat, True))
    _, opened = rematching.rematch(sitting.table, ANNA, "u")
    again = Sitting(join=False)
    again.table.seats[1].kept_for = opened.places[0].kept_for
    with pytest.raises(NotNow, match="no-free-seat"):
        seating.join(again.table, CELINE, "Céline")
    assert seating.join(again.table, BASIA, "Basia").seat == 1


def test_talk_is_for_those_who_sit_there() -> None:
    sitting = Sitting()
    said = talking.say(sitting.table, ANNA, 0, "hello", "")
    sitting.do(ANNA, said)
    assert telling.news(sitting.table, Viewer(BASIA, 1), 2).entries[0].phrase == "hello"
    with pytest.raises(NotYours):
        talking.say(sitting.table, CELINE, 0, "hello", "")
    for phrase, text in (("", ""), ("hello", "hello"), ("", "x" * 301), ("", "a\nb"), ("rude", "")):
        with pytest.raises(BadRequest):
            talking.say(sitting.table, ANNA, 0, phrase, text)


def test_talk_does_not_make_moves_stale() -> None:
    sitting = Sitting()
    version = sitting.table.version
    sitting.do(ANNA, talking.say(sitting.table, ANNA, 0, "", "take your time"))
    sitting.move(sitting.table.to_act[0], version=version)


def test_who_is_muted_is_heard_by_the_others_only() -> None:
    sitting = Sitting(("me", "open", "open"))
    sitting.do(BASIA, talking.mute(sitting.table, BASIA, 0, True))
    sitting.do(ANNA, talking.say(sitting.table, ANNA, 0, "", "hey"))
    heard = {
        seat: telling.news(sitting.table, Viewer(person, seat), 3).entries
        for seat, person in enumerate((ANNA, BASIA, CELINE))
    }
    assert [entry.kind for entry in heard[1]] == ["muted", "hidden"]
    assert [entry.kind for entry in heard[2]] == ["hidden", "said"]
    assert [(entry.kind, entry.text) for entry in heard[0]] == [("hidden", ""), ("said", "hey")]
    sitting.do(BASIA, talking.mute(sitting.table, BASIA, 0, False))
    assert telling.news(sitting.table, Viewer(BASIA, 1), 4).entries[0].text == "hey"
    with pytest.raises(NotYours):
        talking.mute(sitting.table, "stranger", 0, True)
