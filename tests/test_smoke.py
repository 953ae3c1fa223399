import tricity


def test_a_random_game_ends() -> None:
    match = tricity.new("card-city", players=2, seed=1)
    while not match.over:
        match.play(match.legal_moves()[0])
    assert match.result() is not None
