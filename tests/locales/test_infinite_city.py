"""Infinite City's messages where their facts change the wording: plurals, cases, printed values, secret facts."""

import pytest

from tricity import GameEvent, IllegalMove, Line, words
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.locales import LANGUAGES, has_message


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, "Ewa dobiera 1 płytkę."),
        (2, "Ewa dobiera 2 płytki."),
        (5, "Ewa dobiera 5 płytek."),
        (22, "Ewa dobiera 22 płytki."),
    ],
)
def test_polish_tiles_are_counted_in_three_forms(count: int, expected: str) -> None:
    assert words(GameEvent("ic-drew", {"seat": 0, "count": count}), "pl", names=["Ewa"]) == expected


@pytest.mark.parametrize(("count", "expected"), [(1, "1 płytkę"), (3, "3 płytki"), (6, "6 płytek"), (24, "24 płytki")])
def test_polish_tiles_in_hand_are_counted(count: int, expected: str) -> None:
    assert f" masz na ręce {expected}:" in words(IllegalMove("IC-16", count=count), "pl")


@pytest.mark.parametrize(("count", "expected"), [(1, "1 jeton posé"), (3, "3 jetons posés")])
def test_french_tokens_are_counted(count: int, expected: str) -> None:
    returned = GameEvent("ic-returned", {"seat": 0, "count": count, "at": "0,1"})
    assert words(returned, "fr", names=["Zoé"]) == f"Zoé récupère {expected} en 0,1."


def test_a_polish_player_without_a_name_is_a_number_after_the_word_for_player() -> None:
    looked = GameEvent("ic-looked", {"seat": 0, "other_seat": 1, "count": 2})
    assert words(looked, "pl") == "Gracz 1 ogląda płytki gracza 2."
    assert words(looked, "pl", names=["Gracz 1", "Gracz 2"]) == "Gracz 1 ogląda płytki gracza 2."
    assert words(looked, "pl", names=["Ewa", "Jan"]) == "Ewa ogląda płytki gracza Jan."


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (["bank", "embassy"], "bank i ambasadę"),
        (["plaza", "plaza", "port"], "2 place i port"),
        (["temple"] * 4, "4 świątynie"),
        (["library", *["shopping-complex"] * 5], "bibliotekę i 5 centrów handlowych"),
    ],
)
def test_polish_tiles_in_a_list_stand_in_their_case(tiles: list[str], expected: str) -> None:
    received = GameEvent("ic-received", {"seat": 0, "count": len(tiles)}, {"tiles": tiles}, (0,))
    assert words(received, "pl", names=["Ewa"], viewer=0) == f"Ewa ma teraz na ręce {expected}."
    refusal = IllegalMove("IC-10", case="hand", tile="stadium", tiles=tiles)
    assert words(refusal, "pl") == f"Nie masz na ręce stadionu, tylko {expected}."


def test_only_viewers_who_may_know_see_the_hand() -> None:
    looked = GameEvent("ic-looked", {"seat": 0, "other_seat": 1, "count": 2}, {"tiles": ["bank", "bank"]}, (0, 1))
    assert words(looked, names=["Ewa", "Jan"], viewer=1) == "Ewa looks at Jan’s tiles: 2 banks."
    assert words(looked, names=["Ewa", "Jan"], viewer=2) == "Ewa looks at Jan’s tiles."


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (["library", "library", "port"], "Jan now holds 2 libraries and a port."),
        ([], "Jan now holds no tiles."),
    ],
)
def test_a_hand_that_was_swapped_may_be_empty(tiles: list[str], expected: str) -> None:
    received = GameEvent("ic-received", {"seat": 1, "count": len(tiles)}, {"tiles": tiles}, (1,))
    assert words(received, names=["Ewa", "Jan"], viewer=1) == expected
    for lang in LANGUAGES:
        assert "—" not in words(received, lang, names=["Ewa", "Jan"], viewer=1)


def test_the_printed_values_of_a_tile_are_kept() -> None:
    played = GameEvent("ic-played", {"seat": 0, "tile": "embassy+1s", "at": "0,1"})
    assert words(played, "pl") == "Gracz 1 zagrywa ambasadę+1s na polu 0,1."
    assert words(played, "fr") == "Joueur 1 joue la tuile Embassy+1s en 0,1."


@pytest.mark.parametrize(
    ("refusal", "expected"),
    [
        (
            IllegalMove("IC-10", case="hand", tile="bank", tiles=["port", "port"]),
            "You don’t have a bank in your hand. Your hand: 2 ports.",
        ),
        (IllegalMove("IC-10", case="empty"), "You have no tiles to play. Place a token on a hotel"),
        (IllegalMove("IC-10", case="taken", at="0,1"), "that space is taken"),
        (IllegalMove("IC-10", case="apart", at="0,1"), "it must share a side with another tile"),
        (
            IllegalMove("IC-14", case="pending", tile="embassy", at="0,1"),
            "First carry out the effect of the embassy at 0,1.",
        ),
        (IllegalMove("IC-40", case="tokens", seat=1), "Player 2 has no tokens and must pass."),
        (IllegalMove("IC-40", case="over"), "The game is over."),
        (IllegalMove("IC-H12", at="0,1", other_at="2,0"), "it must go next to a plaza, for example at 2,0"),
        (IllegalMove("IC-H20", case="nobody", other_seat=5), "Player 6 is not at this table."),
    ],
    ids=str,
)
def test_a_refusal_explains_its_case(refusal: IllegalMove, expected: str) -> None:
    assert expected in words(refusal)


def test_score_lines_explain_the_points() -> None:
    assert words(Line("IC-50", 8, {"sizes": [5, 3]})) == "Groups by size: 5, 3"
    assert words(Line("IC-51", 3, {"tiles": ["police-hq", "power-station", "power-station"]}), "pl") == (
        "Płytki z premią: komenda policji, 2 × elektrownia"
    )
    assert words(Line("IC-52", 0, {"count": 1, "most": 2})) == "1 silver tile (the most anyone has: 2)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_a_name_letters_of_its_own_and_a_place_in_moves(lang: str) -> None:
    for noun in ("tile", "ic-letter", "ic-object"):
        assert [kind for kind in KIND_NAMES if not has_message(f"{noun}-{kind}", lang)] == []
    letters = [words(f"ic-letter-{kind}", lang) for kind in KIND_NAMES]
    assert len(set(letters)) == len(KIND_NAMES)
    assert all(len(pair) == 2 for pair in letters)
