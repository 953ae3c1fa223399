"""What training runs share: a progress bar, and the sequential test that judges what they have learned."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tricity.arena.batch import Workers
from tricity.arena.sprt import BOUND, elo_interval, log_likelihood_ratio
from tricity.arena.training_state import TestResult

_SAVE_EVERY: Final = 20

Duel = TypeVar("Duel")


@contextmanager
def progress_bar(title: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """A progress bar with the time left, on a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda: progress.advance(task)


def sequential_test(
    workers: Workers,
    play: Callable[[Duel], float],
    duels: Iterable[Duel],
    simulations: int,
    pairs: list[int],
    most: int,
    elo: tuple[float, float],
    title: str,
    save: Callable[[], None],
) -> TestResult:
    """Play pairs of games in their order until one of two hypotheses, in Elo, is likely enough, or there are `most`.

    `play` returns the points of what is new, of two; `pairs` counts them and has those that were played before.
    """
    ratio = log_likelihood_ratio(pairs, *elo)
    with progress_bar(title, most, sum(pairs)) as advance:
        if abs(ratio) < BOUND:
            for points in workers.run_in_order(play, duels):
                pairs[round(2 * points)] += 1
                ratio = log_likelihood_ratio(pairs, *elo)
                if sum(pairs) % _SAVE_EVERY == 0:
                    save()
                advance()
                if abs(ratio) >= BOUND:
                    break
    verdict = "open" if abs(ratio) < BOUND else "accepted" if ratio > 0 else "refused"
    return TestResult(simulations, tuple(pairs), verdict, elo_interval(pairs))
