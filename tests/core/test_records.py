"""The text form of a match: what it says, and how it tells a fault with its line."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricity
from support.variants import Variant, plain_variants, play_random


def record(moves: int = 10_000) -> str:
    return play_random(tricity.new("card-city", players=2, seed=7), random.Random(7), moves).record()


def test_a_record_reads_like_the_game() -> None:
    match = tricity.new("card-city", players=2, seed=7, options={"parking_meters": True})
    match.play(match.legal_moves()[0])
    match.play("choose small")
    assert match.record().splitlines() == [
        "tricity record 1",
        "game: card-city",
        "rules: 3",
        "players: 2",
        'options: {"decentralisation":false,"parking_meters":true,"discard":"in-order","first_player":"drawn"}',
        "seed: 7",
        "result: unfinished",
        "",
        f"{match.moves[0].seat} {match.moves[0].move}",
        f"{match.moves[1].seat} choose small",
    ]


def test_comments_blank_lines_and_foreign_line_ends_are_fine() -> None:
    text = record()
    lines = [line for original in text.splitlines() for line in (original, "# a remark", "")]
    assert tricity.replay("\r\n".join(lines)).record() == text


def test_options_and_result_may_be_left_out() -> None:
    text = "\n".join(line for line in record().splitlines() if not line.startswith(("options", "result")))
    assert tricity.replay(text).record() == record()


FAULTS: dict[str, tuple[Callable[[list[str]], list[str]], int, str]] = {
    "no title": (lambda lines: lines[1:], 1, "bad-record-title"),
    "an unknown key": (lambda lines: [*lines[:2], "colour: red", *lines[2:]], 3, "bad-record-line"),
    "a key said twice": (lambda lines: [*lines[:2], lines[1], *lines[2:]], 3, "bad-record-line"),
    "a header after the moves": (lambda lines: [*lines, "rules: 1"], -1, "bad-record-line"),
    "a line that is nothing": (lambda lines: [*lines[:8], "build residence c2"], 9, "bad-record-line"),
    "a seat without a move": (lambda lines: [*lines[:8], "0"], 9, "bad-record-line"),
    "no game": (lambda lines: [lines[0], *lines[2:]], 1, "bad-record-missing"),
    "no seed": (lambda lines: [line for line in lines if not line.startswith("seed")], 1, "bad-record-start"),
    "an unknown game": (lambda lines: [lines[0], "game: chess", *lines[2:]], 2, "bad-record-header"),
    "other rules": (lambda lines: [*lines[:2], "rules: 99", *lines[3:]], 3, "bad-record-rules"),
    "a number that is none": (lambda lines: [*lines[:3], "players: two", *lines[4:]], 4, "bad-record-number"),
    "too many players": (lambda lines: [*lines[:3], "players: 9", *lines[4:]], 4, "bad-record-header"),
    "options that are no object": (lambda lines: [*lines[:4], "options: [1]", *lines[5:]], 5, "bad-record-json"),
    "a result that is none": (lambda lines: [*lines[:6], "result: many", *lines[7:]], 7, "bad-record-number"),
    "another result": (lambda lines: [*lines[:6], "result: 1 1", *lines[7:]], 7, "bad-record-result"),
    "not finished": (lambda lines: lines[:-1], 7, "bad-record-result"),
    "an illegal move": (lambda lines: [*lines[:10], "0 pass", *lines[10:]], 11, "bad-record-move"),
    "no move": (lambda lines: [*lines[:10], "0 dance", *lines[10:]], 11, "bad-record-move"),
    "no such seat": (lambda lines: [*lines[:10], "7 pass", *lines[10:]], 11, "bad-record-move"),
    "a move too many": (lambda lines: [*lines, "0 pass"], -1, "bad-record-move"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_names_its_line(name: str) -> None:
    damage, line, key = FAULTS[name]
    damaged = damage(record().splitlines())
    with pytest.raises(tricity.BadRecord) as fault:
        tricity.replay("\n".join(damaged))
    assert fault.value.line == (len(damaged) if line == -1 else line)
    assert fault.value.key == key
    for lang in tricity.LANGUAGES:
        assert str(fault.value.line) in tricity.words(fault.value, lang)


def test_an_illegal_move_in_a_record_keeps_its_rule() -> None:
    lines = record().splitlines()
    with pytest.raises(tricity.BadRecord) as fault:
        tricity.replay("\n".join([*lines[:8], "0 pass"]))
    why = fault.value.facts["why"]
    assert isinstance(why, tricity.IllegalMove)
    assert why.rule == "CC-50"


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@given(data=st.data())
def test_a_damaged_record_is_refused_or_replays(variant: Variant, data: st.DataObject) -> None:
    lines = play_random(variant.new(1), random.Random(1), 30).record().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    action = data.draw(st.sampled_from(["drop", "double", "swap", "noise"]))
    if action == "drop":
        del lines[at]
    elif action == "double":
        lines.insert(at, lines[at])
    elif action == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = data.draw(st.text(max_size=30))
    try:
        match = tricity.replay("\n".join(lines))
    except tricity.BadRecord as fault:
        assert 1 <= fault.line <= len(lines)
        assert tricity.words(fault)
    else:
        assert tricity.replay(match.record()).position() == match.position()


@pytest.mark.parametrize("noise", ["", "\n", "tricity record 2", "\0", "tricity record 1\n" + "9" * 5000])
def test_noise_is_no_record(noise: str) -> None:
    with pytest.raises(tricity.BadRecord):
        tricity.replay(noise)
