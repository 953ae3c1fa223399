"""IC-30 to IC-34: what a power station protects, for every text that acts on tiles or tokens."""

from dataclasses import dataclass

import pytest

from support.card_city import refused
from support.infinite_city import LETTERS, choices, draw, is_turn_over, joined, kinds, played, table
from tricity import Match


@dataclass(frozen=True)
class Effect:
    """A text and the tile that it is pointed at: its letters with tokens, and the verb of the choice."""

    letters: str
    target: str
    verb: str
    whose: str = ""
    adjacent: bool = False
    itself: bool = False
    """Whether it may choose its own tile."""
    by_itself: bool = False
    """Whether it acts on its own tile as well, and so does nothing where that is protected."""


TEXTS = [
    Effect("Ar", "Hs:A", "take-back", itself=True),
    Effect("Ba", "Hs:B", "trade", " b", by_itself=True),
    Effect("Di", "Hs:B", "remove"),
    Effect("Em", "Hs:B", "put", adjacent=True),
    Effect("Hs", "Gu", "put"),
    Effect("Ma", "Hs:B", "take", adjacent=True),
    Effect("Of", "Hs:B", "move", itself=True),
    Effect("Gu", "Hs:B", "clear", itself=True),
    Effect("St", "Hs:B", "gather", " b", adjacent=True, by_itself=True),
    Effect("Tr", "Hs:B", "swap", itself=True),
]
BY_NAME = [pytest.param(text, id=LETTERS[text.letters]) for text in TEXTS]


def begun(text: Effect, *, target: str | None = None, beside_target: str = ".", beside_itself: str = ".") -> Match:
    """The tile is played at 1,0 beside its target at 0,0, or at 6,0 far from it, with two other targets beside it."""
    if text.adjacent:
        rows = [f"{beside_target} {beside_itself} .", f"{target or text.target} . {text.target}", f". {text.target} ."]
        city, cell = draw(*rows, at="0,-1"), "1,0"
    else:
        far = draw(beside_target, target or text.target, at="0,-1")
        city = joined(far, draw(f"{beside_itself} . .", f". {text.target} {text.target}", at="6,-1"))
        cell = "6,0"
    match = table(city, [text.letters])
    match.play(f"play {LETTERS[text.letters]} {cell}")
    return match


def offered(match: Match, text: Effect) -> set[str]:
    """The cells that may be chosen."""
    return {move.args[0] for move in match.legal_moves() if move.verb == text.verb}


def others(text: Effect) -> set[str]:
    return {"2,0", "1,1"} if text.adjacent else {"7,0", "8,0"}


def own(text: Effect) -> set[str]:
    if not text.itself:
        return set()
    return {"1,0"} if text.adjacent else {"6,0"}


@pytest.mark.rule("IC-30")
@pytest.mark.parametrize("text", BY_NAME)
def test_where_nothing_is_protected_everything_may_be_chosen(text: Effect) -> None:
    assert offered(begun(text), text) == {"0,0"} | others(text) | own(text)


@pytest.mark.rule("IC-30")
@pytest.mark.parametrize("text", BY_NAME)
def test_a_power_station_is_out_of_reach(text: Effect) -> None:
    match = begun(text, target=text.target.replace("Hs", "Pw").replace("Gu", "Pw"))
    if text.adjacent and text.by_itself:
        # Beside the power station it is protected itself.
        assert is_turn_over(match)
        return
    assert offered(match, text) == others(text) | (set() if text.adjacent else own(text))
    assert refused(match, f"{text.verb} 0,0{text.whose}") == ("IC-30", {"at": "0,0", "other_at": "0,0"})


@pytest.mark.rule("IC-30")
@pytest.mark.parametrize("text", BY_NAME)
def test_a_tile_beside_a_power_station_is_out_of_reach(text: Effect) -> None:
    match = begun(text, beside_target="Pw")
    # Housing may not choose the power station either, which has no token here.
    assert offered(match, text) == others(text) | own(text)
    assert refused(match, f"{text.verb} 0,0{text.whose}") == ("IC-30", {"at": "0,0", "other_at": "0,-1"})


@pytest.mark.rule("IC-31", "IC-32")
@pytest.mark.parametrize("text", BY_NAME)
def test_a_tile_beside_a_power_station_acts_on_others_but_not_on_itself(text: Effect) -> None:
    match = begun(text, beside_itself="Pw")
    if text.by_itself:
        assert "ic-idle" in kinds(match)
        assert is_turn_over(match)
    else:
        assert offered(match, text) == {"0,0"} | others(text)


@pytest.mark.rule("IC-30")
@pytest.mark.parametrize("text", BY_NAME)
def test_a_face_down_power_station_protects_nothing(text: Effect) -> None:
    match = begun(text, beside_target="#Pw")
    assert {"0,0"} | others(text) | own(text) <= offered(match, text)


@pytest.mark.rule("IC-30")
def test_the_second_tile_of_a_transit_station_must_be_in_reach_too() -> None:
    match = begun(TEXTS[-1], beside_target="Pw")
    match.play("swap 6,0")
    assert choices(match, "with") == {"7,0", "8,0"}
    assert refused(match, "with 0,0") == ("IC-30", {"at": "0,0", "other_at": "0,-1"})


@pytest.mark.rule("IC-30", "IC-14")
@pytest.mark.parametrize("letters", ["Ar", "Ba", "Di", "Em", "Hs", "Ma", "Of", "Gu", "St", "Tr"])
def test_where_all_is_protected_a_text_does_nothing(letters: str) -> None:
    match = table(draw(". Hs:B .", "Fa:A Pw:B .", ". Ho:B ."), [letters])
    city = played(match, f"play {LETTERS[letters]} 2,1")
    assert city == draw(". Hs:B .", f"Fa:A Pw:B {letters}:A", ". Ho:B .")
    assert kinds(match)[:2] == ["ic-played", "ic-idle"]
    assert is_turn_over(match)


@pytest.mark.rule("IC-30")
def test_a_single_tile_in_reach_is_none_for_a_transit_station() -> None:
    match = table(draw("Pw Hs:B Em"), ["Tr"])
    match.play("play transit-station 0,1")
    assert "ic-idle" in kinds(match)


@pytest.mark.rule("IC-31")
def test_a_hotel_beside_a_power_station_takes_no_tokens() -> None:
    match = table(draw("Pw Ho . Ho"), ["Fa"])
    assert [str(move) for move in match.legal_moves() if move.verb == "hotel"] == ["hotel 3,0"]
    assert refused(match, "hotel 1,0") == ("IC-31", {"at": "1,0", "other_at": "0,0"})


@pytest.mark.rule("IC-31", "IC-H13", "IC-32")
def test_a_police_hq_beside_a_power_station_gets_its_player_s_token_only() -> None:
    match = table(draw("Pw:B"), ["Pq"], players=3)
    assert played(match, "play police-hq 0,1") == draw("Pw:B", "Pq:A")
    assert "ic-idle" in kinds(match)


@pytest.mark.rule("IC-33", "IC-H3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["Hs:B . Gu:B"], ["Hs:A Ca:A Gu:A"]),
        (["Pw:B . Gu:B"], ["Pw:A Ca:A Gu:A"]),
        (["Pw:B . .", "Hs:B . Gu:B"], ["Pw:B . .", "Hs:A Ca:A Gu:A"]),
        ([". Pw:B .", "Hs:B . Gu:B"], [". Pw:A .", "Hs:A Ca:A Gu:A"]),
    ],
)
def test_a_capitol_overrides_protection_wherever_it_is(before: list[str], after: list[str]) -> None:
    match = table(draw(*before), ["Ca"])
    assert played(match, f"play capitol 1,{len(before) - 1}") == draw(*after)


@pytest.mark.rule("IC-33", "IC-H3")
def test_what_a_capitol_turns_acts_under_protection_again() -> None:
    match = table(draw("Pw:B Ho:B .", "#Em . ."), ["Ca"])
    # The embassy beside the power station finds the capitol, and nothing else that it may touch.
    assert played(match, "play capitol 1,1") == draw("Pw:B Ho:A .", "Em:A Ca:A .")
    match = table(draw("Pw:B Ho:B .", "#Pw . ."), ["Ca"])
    assert played(match, "play capitol 1,1") == draw("Pw:B Ho:A .", "Pw:A Ca:A .")


@pytest.mark.rule("IC-34", "IC-H15")
def test_a_tile_in_reach_may_be_moved_beside_a_power_station() -> None:
    match = table(draw("Pw Fa . Hs:B Em"), ["Of"])
    city = played(match, "play post-office 4,1", "move 3,0", "to 0,1")
    assert city == draw("Pw Fa . . Em", "Hs:B . . . Of:A")
    assert match.view(None)["city"]["0,1"]["protected"]


@pytest.mark.rule("IC-34")
@pytest.mark.parametrize("letters", ["Co", "Fa", "Li", "Pz", "Po", "Sh", "Te", "Pw", "Ho"])
def test_texts_that_act_on_no_tile_act_beside_a_power_station(letters: str) -> None:
    match = table(draw("Pw:B"), [f"{letters} Gu", "Gu Fa"], players=3)
    match.play(f"play {LETTERS[letters]} 0,1")
    assert "ic-idle" not in kinds(match)


@pytest.mark.rule("IC-30")
def test_protection_is_read_off_the_tiles_as_they_lie() -> None:
    match = table(draw("#Pw Hs:B Em"), ["Of"])
    played(match, "play post-office 2,1", "move 0,0", "to 3,0")
    assert not any(laid["protected"] for laid in match.view(None)["city"].values())
    match = table(draw("Hs:B Em #Pw"), ["Hs", "Gu"])
    played(match, "play housing 1,1", "put 2,0")
    assert match.view(None)["city"]["1,0"]["protected"]
    match.play("play security-guardpost 0,1")
    assert "1,0" not in choices(match, "clear")
