"""How to play: guides, worked examples that can be played on, and who made the games."""

import pytest

from support.servers import Guest, new_key
from tricity.games import names
from tricity.games.box import box
from tricity.locales import LANGUAGES


@pytest.mark.parametrize("game", [game for game in names() if box(game)])
def test_every_worked_example_opens_as_a_table(anna: Guest, game: str) -> None:
    guide = anna.get(f"/api/guides/{game}", lang="fr")
    assert guide["sections"]
    assert guide["aid"]
    assert guide["labels"]["try_it"] == "Essayer"
    for example in guide["examples"]:
        own = min(example["seat"], example["players"] - 1)
        seats = ["me" if seat == own else "beginner" for seat in range(example["players"])]
        body = {"key": new_key(), "record": example["record"], "moves": 0, "seats": seats}
        table = anna.post("/api/continuations", body, status=201)["table"]
        assert anna.state(table)["to_act"] == [own], example["name"]
        assert anna.state(table)["choices"]


@pytest.mark.parametrize(("lang", "four_symbols"), [("en", "3"), ("fr", "3"), ("pl", "12")])
def test_the_guide_follows_the_rulebook_of_its_language(anna: Guest, lang: str, four_symbols: str) -> None:
    *_, solo = anna.get("/api/guides/point-city", lang=lang)["sections"]
    (table,) = [block for block in solo["blocks"] if block["kind"] == "table"]
    assert table["rows"][1][4] == four_symbols


def test_a_guide_of_nothing(anna: Guest) -> None:
    assert anna.http.get("/api/guides/chess").status_code == 404
    assert anna.http.get("/api/guides/card-city?lang=xx").status_code == 400


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_name_their_makers(anna: Guest, lang: str) -> None:
    about = anna.get("/api/about", lang=lang)
    named = {game["game"]: {name for credit in game["credits"] for name in credit["names"]} for game in about["games"]}
    assert "Alban Viard" in named["card-city"]
    assert {"Molly Johnson", "Robert Melvin", "Shawn Stankewich", "Dylan Mangini"} <= named["point-city"]
    assert [bool(game["note"]) for game in about["games"]] == [False, False, True]
