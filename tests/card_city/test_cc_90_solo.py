"""CC-90 to CC-92: the solo deck, keeping two of three, the levels."""

import random
from collections import Counter
from typing import Any

import pytest

import tricity
from support.card_city import cards, draw, refused, table


def keeping(pool: str, **fields: Any) -> tricity.Match:
    return table(players=1, phase="keep", pool=pool, **fields)


@pytest.mark.rule("CC-90")
def test_the_solo_deck() -> None:
    position = tricity.new("card-city", players=1, seed=3).position()
    drawn = Counter(position["deck"]) + Counter(position["pool"])
    assert drawn == {"residence": 6, "industry": 4, "parking": 4, "commerce": 3, "leisure": 3}
    assert position["reserve"] == {"residence": 28, "commerce": 21, "industry": 16}


@pytest.mark.rule("CC-90")
def test_everything_else_as_usual() -> None:
    """Construction, development, income and a purchase of one player, up to the next draw."""
    match = table(draw("R", "T"), players=1, hands=["LI"], gold=9, deck="RRR")
    for move in ("build leisure f4", "build industry e6", "develop residence e3"):
        match.play(move)
    assert match.view(None)["seats"][0]["gold"] == 9 - 5 + 1
    assert match.view(None)["phase"] == "keep"
    assert match.view(None)["round"] == 6


@pytest.mark.rule("CC-90", "CC-50")
def test_industries_are_bought_as_usual() -> None:
    match = table(players=1, phase="end-of-round", gold=5)
    assert {move.verb for move in match.legal_moves()} == {"buy", "pass"}
    match.play("buy industry e4")
    assert match.view(None)["reserve"]["industry"] == 15


@pytest.mark.rule("CC-91")
@pytest.mark.parametrize(
    ("pool", "kept"), [("RCI", ["RC", "RI", "CI"]), ("RRC", ["RR", "RC"]), ("PPP", ["PP"]), ("LIL", ["LL", "LI"])]
)
def test_two_of_three_cards_are_kept_told_apart_by_type(pool: str, kept: list[str]) -> None:
    moves = [str(move) for move in keeping(pool).legal_moves()]
    assert sorted(moves) == sorted(" ".join(["keep", *cards(two)]) for two in kept)


@pytest.mark.rule("CC-91")
def test_the_third_card_goes_under_the_deck_as_the_player_alone_knows() -> None:
    match = keeping("RCI", deck="PLP")
    deck = match.position()["deck"]
    (event,) = match.play("keep industry residence")
    assert event.seen_by(None) == {"seat": 0, "cards": cards("RI")}
    assert event.seen_by(0) == {"seat": 0, "cards": cards("RI"), "card": "commerce"}
    assert event.reveals
    assert match.position()["deck"] == [*deck, "commerce"]
    assert match.view(0)["seats"][0]["hand"]["known"] == cards("RI")
    assert match.view(None)["phase"] == "construction"
    assert match.view(0)["under"]["known"][-1] == "commerce"
    assert match.view(None)["under"] == {"known": [], "unknown": 5, "shown": []}


@pytest.mark.rule("CC-91")
def test_what_is_drawn_is_the_players_secret() -> None:
    match = keeping("RCI")
    assert match.view(0)["pool"]["known"] == cards("RCI")
    assert match.view(None)["pool"] == {"known": [], "unknown": 3, "shown": []}


@pytest.mark.rule("CC-91")
@pytest.mark.parametrize("move", ["keep residence residence", "keep parking residence", "keep leisure parking"])
def test_only_cards_that_were_drawn_are_kept(move: str) -> None:
    assert refused(keeping("RCI"), move) == ("CC-91", {"case": "cards", "cards": cards("RCI")})


@pytest.mark.rule("CC-91")
def test_nothing_is_kept_in_another_phase_or_by_several_players() -> None:
    match = table(players=1, hands=["RC"])
    facts = {"case": "turn", "seat": 0, "phase": "construction"}
    assert refused(match, "keep residence commerce") == ("CC-91", facts)
    match = table(players=2, phase="divide", pool="RCIP")
    assert refused(match, "keep residence commerce") == ("CC-91", {"case": "turn", "seat": 0, "phase": "divide"})


@pytest.mark.rule("CC-91")
@pytest.mark.parametrize("text", ["keep", "keep residence", "keep residence commerce industry", "keep town-hall e4"])
def test_what_is_no_keeping_at_all(text: str) -> None:
    with pytest.raises(tricity.BadMove):
        keeping("RCI").play(text)


@pytest.mark.rule("CC-91")
def test_nothing_is_divided_or_chosen_alone() -> None:
    match = keeping("RCI")
    facts = {"case": "turn", "seat": 0, "phase": "keep"}
    assert refused(match, "divide residence commerce / industry / industry") == ("CC-10", facts)
    assert refused(match, "choose small") == ("CC-13", facts)


@pytest.mark.rule("CC-91", "CC-11")
def test_no_leisure_is_drawn_or_put_under_in_round_1() -> None:
    for seed in range(60):
        match = tricity.new("card-city", players=1, seed=seed)
        assert "leisure" not in match.position()["pool"]
        assert match.position()["deck"].count("leisure") == 3
        match.play(match.legal_moves()[0])
        assert match.position()["deck"][-1] != "leisure"


@pytest.mark.rule("CC-91")
@pytest.mark.parametrize("seed", range(8))
def test_ten_rounds_with_the_cards_that_come_back(seed: int) -> None:
    """Against a plain pile: three from the top, one to the bottom; the player knows those from round 7 on before."""
    rng = random.Random(seed)
    match = tricity.new("card-city", players=1, seed=seed)
    pile = match.position()["pool"] + match.position()["deck"]
    put: list[str] = []
    for number in range(1, 11):
        assert match.view(None)["round"] == number
        view = match.view(0)
        if number == 10:
            assert view["phase"] == "construction"
            assert Counter(view["seats"][0]["hand"]["known"]) == Counter(pile)
            assert view["under"]["known"] == []
            assert view["deck"] == 0
        else:
            assert view["phase"] == "keep"
            drawn, pile = pile[:3], pile[3:]
            assert Counter(view["pool"]["known"]) == Counter(drawn)
            _check_pile(match, pile, put)
            keep = rng.choice(match.legal_moves())
            match.play(keep)
            (under,) = (Counter(drawn) - Counter(keep.args)).elements()
            put.append(under)
            pile.append(under)
            _check_pile(match, pile, put)
        while not match.over and match.view(None)["round"] == number:
            match.play(rng.choice(match.legal_moves()))
    assert match.over


def _check_pile(match: tricity.Match, pile: list[str], put: list[str]) -> None:
    assert match.position()["deck"] == pile
    known = put[-len(pile) :] if put else []
    assert match.view(0)["under"] == {"known": known, "unknown": 0, "shown": []}
    assert match.view(None)["under"] == {"known": [], "unknown": len(known), "shown": []}
    assert match.view(0)["deck"] == match.view(None)["deck"] == len(pile)


@pytest.mark.rule("CC-91")
def test_round_10_keeps_both_cards_without_asking() -> None:
    match = table(players=1, phase="end-of-round", gold=5, round_=9, deck="RC")
    events = match.play("pass")
    assert [event.kind for event in events] == ["cc-passed", "cc-round", "cc-drew"]
    assert events[-1].seen_by(0) == {"seat": 0, "count": 2, "cards": cards("RC")}
    assert match.view(None)["phase"] == "construction"
    assert match.view(0)["seats"][0]["hand"]["known"] == cards("RC")


LEVELS = [
    (-24, "locality"),
    (-1, "locality"),
    (0, "locality"),
    (9, "locality"),
    (10, "hamlet"),
    (14, "hamlet"),
    (15, "village"),
    (19, "village"),
    (20, "market-town"),
    (24, "market-town"),
    (25, "town"),
    (29, "town"),
    (30, "city"),
    (34, "city"),
    (35, "conurbation"),
    (39, "conurbation"),
    (40, "metropolis"),
    (44, "metropolis"),
    (45, "capital"),
    (49, "capital"),
    (50, "megalopolis"),
    (500, "megalopolis"),
]


@pytest.mark.rule("CC-92")
@pytest.mark.parametrize(("score", "level"), LEVELS)
def test_the_level_of_a_score(score: int, level: str) -> None:
    match = table(players=1, phase="over", gold=5 * (score + 24))
    (sheet,) = match.scores()
    assert sheet.total == score
    assert (sheet.lines[-1].rule, sheet.lines[-1].points, sheet.lines[-1].facts) == ("CC-92", 0, {"level": level})


@pytest.mark.rule("CC-92")
def test_the_level_has_its_name_in_french() -> None:
    match = table(players=1, phase="over", gold=5 * 74)
    assert "mégalopole" in tricity.words(match.scores()[0].lines[-1], "fr").lower()


@pytest.mark.rule("CC-90", "CC-92")
def test_variants_count_for_the_level() -> None:
    """The town hall alone is four steps off the centre."""
    match = table(players=1, phase="over", gold=5 * (6 + 24), decentralisation=True)
    (sheet,) = match.scores()
    assert sheet.total == 6 + 8
    assert sheet.lines[-1].facts == {"level": "hamlet"}
    assert tricity.new("card-city", players=1, seed=1, options={"parking_meters": True}).options["parking_meters"]


@pytest.mark.rule("CC-92")
def test_with_several_players_there_is_no_level() -> None:
    assert "CC-92" not in [line.rule for line in table(players=2, phase="over").scores()[0].lines]
