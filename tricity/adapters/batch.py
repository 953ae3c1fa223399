"""Many games at once for learning programs: NumPy arrays that compiled code writes in place, step by step.

Needs the extra `pettingzoo`, for Gymnasium's modes of resetting; documented in docs/adapters/batch.md.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import ArrayLike, NDArray

from tricity.adapters.arrays import ActionMask, ObservationArray
from tricity.adapters.rewards import RANK, checked_reward, rewards
from tricity.core.batch import ILLEGAL, GameBatch
from tricity.core.deals import Deal, fresh_seed, seed_text
from tricity.core.state import State
from tricity.games import find

Integers = NDArray[np.int64]
Flags = NDArray[np.bool_]

_ILLEGAL_REWARD: Final = -1.0


class Batch:
    """`games` games of one kind, all of which make a move in every `step`.

    Game number n plays the same deals, in the same order, as a PettingZoo environment with its seed, and its actions,
    observations and rewards are the same. All arrays are overwritten by the next `step` or `reset`: copy what is kept.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        seed: int | Sequence[int | str] | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = RANK,
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        masks: bool = False,
    ) -> None:
        self.game = find(game)
        self.games = games
        self.players = players
        self.options = self.game.checked_options(players, options)
        self.reward = checked_reward(reward)
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"autoreset_mode": self.autoreset}
        self.encoding = self.game.encoding(players, self.options)
        self._seeds = [fresh_seed() for _ in range(games)]
        self._deals = [0] * games
        self._sow(seed, range(games))
        keeps_final = self.autoreset is AutoresetMode.SAME_STEP
        states = [self._deal(number) for number in range(games)]
        self._batch = GameBatch(self.game, self.encoding, states, masks, keeps_final)
        self.seats: Integers = _view(self._batch.seats, np.int64)
        """The seat to act in each game, the lowest where several may; -1 when the game is over."""
        self.observations: ObservationArray = _view(self._batch.observations, np.int16).reshape(games, -1)
        """What the seat to act may know of each game; when it is over, what the seat knows that acted last."""
        self.legal_starts: Integers = _view(self._batch.legal_starts, np.int64)
        """Game number n has the legal actions `legal_actions[legal_starts[n]:legal_starts[n + 1]]`, in any order."""
        self.action_masks: ActionMask | None = None
        """If asked for: 1 for each legal action of each game."""
        if masks:
            self.action_masks = _view(self._batch.masks, np.int8).reshape(games, -1)
        self.rewards = np.zeros((games, players))
        """By game and seat: what the last step has brought, which is 0 until the game ends."""
        self.terminations: Flags = np.zeros(games, np.bool_)
        """Whether the game has ended in the last step."""
        self.truncations: Flags = np.zeros(games, np.bool_)
        """Whether an illegal action was why."""
        self.final_observations: ObservationArray | None = None
        """When games are dealt again in the step in which they end: the rows of those that have ended, before that."""
        if keeps_final:
            self.final_observations = _view(self._batch.final_observations, np.int16).reshape(games, -1)
        self._results = _view(self._batch.results, np.uint8)
        self._legal = _view(self._batch.legal_actions, np.int64)
        self._begin(range(games))

    @property
    def legal_actions(self) -> Integers:
        """The legal actions of all games, one game after the other: see `legal_starts`."""
        return self._legal[: self.legal_starts[-1]]

    def reset(
        self, seed: int | Sequence[int | str] | None = None, mask: NDArray[np.bool_] | Sequence[bool] | None = None
    ) -> None:
        """Deal new games, to all or to those of the mask: the next of each series, or with a seed the first.

        The seeds are given by game, or as one number, to which each game adds its own.
        """
        numbers = range(self.games) if mask is None else [int(number) for number in np.flatnonzero(mask)]
        self._sow(seed, numbers)
        for number in numbers:
            self._batch.deal(number, self._deal(number))
        self._begin(numbers)

    def step(self, actions: ArrayLike) -> None:
        """Play an action in each game; that of a game that is over is ignored.

        With dealing in the next step, such a game is dealt again; otherwise it has to be reset first.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,):
            raise ValueError(
                f"{self.games} actions are needed, one for each game, not an array of shape {chosen.shape}"
            )
        over = [int(number) for number in np.flatnonzero(self.seats < 0)]
        if over and self.autoreset is AutoresetMode.DISABLED:
            raise ResetNeeded(f"games that are over need a reset: {over[:10]}")
        self._clear_outcomes()
        self._batch.play(chosen.tolist())
        for ended in np.flatnonzero(self._results):
            self._finish(int(ended))
        for number in over:
            self._batch.deal(number, self._deal(number))
        self._write()

    def _sow(self, seed: int | Sequence[int | str] | None, numbers: Sequence[int]) -> None:
        """Give these games their seeds and restart their series of deals; None leaves them as they are."""
        if seed is None:
            return
        for number in numbers:
            self._seeds[number] = seed_text(seed + number if isinstance(seed, int) else seed[number])
            self._deals[number] = 0

    def _deal(self, number: int) -> State:
        """The next deal of a game."""
        deals = self._deals[number]
        self._deals[number] += 1
        seed = self._seeds[number] if not deals else f"{self._seeds[number]}/{deals}"
        return self.game.setup(self.players, self.options, Deal(seed))

    def _begin(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            self._batch.find_seat(number)
        self._clear_outcomes()
        self._write()

    def _clear_outcomes(self) -> None:
        self.rewards[:] = 0
        self.terminations[:] = False
        self.truncations[:] = False

    def _finish(self, number: int) -> None:
        """Note how a game has ended, and deal the next one if that is to be at once."""
        self.terminations[number] = True
        if self._results[number] == ILLEGAL:
            self.truncations[number] = True
            self.rewards[number, self._batch.viewers[number]] = _ILLEGAL_REWARD
        else:
            state = self._batch.states[number]
            self.rewards[number] = rewards(self.game, state, self.players, self.reward)
        if self.final_observations is not None:
            self._batch.write_final_observation(number)
            self._batch.deal(number, self._deal(number))

    def _write(self) -> None:
        """Write observations, legal actions and masks."""
        self._batch.set_masks(0)
        self._batch.write()
        self._batch.set_masks(1)
        if len(self._legal) < len(self._batch.legal_actions):
            self._legal = _view(self._batch.legal_actions, np.int64)


def _view(buffer: Any, dtype: Any) -> NDArray[Any]:
    """A read-only array of the memory of a vec."""
    return np.frombuffer(memoryview(buffer), dtype)
