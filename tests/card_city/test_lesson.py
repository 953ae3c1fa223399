"""The lesson of Card City shows one game: what is built stays where it is, although rounds are left out."""

from tricity.games.lessons import LEARNER, lesson


def test_cities_only_grow() -> None:
    card_city = lesson("card-city")
    assert card_city is not None
    built: list[dict[str, str]] = [{}, {}]
    moves: list[str] = []
    for number, step in enumerate(card_city.steps):
        match = card_city.stage(number, moves).match
        cities = [dict(seat["city"]) for seat in match.view(LEARNER)["seats"]]
        for before, now in zip(built, cities, strict=True):
            assert before.items() <= now.items(), step.id
        built = cities
        if step.move and not step.refused:
            moves.append(card_city.example(number, match))
