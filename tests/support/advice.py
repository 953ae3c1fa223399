"""Searches whose result a test knows. Workers import them, so that this module imports little."""

from tricity.analysis.advice import MoveCost


def a_blunder(view: object, moves: object, move: str, seed: int) -> MoveCost:
    return MoveCost("chance", 0.21, "blunder")


def no_loss(view: object, moves: object, move: str, seed: int) -> MoveCost:
    return MoveCost("chance", 0.0, "")
