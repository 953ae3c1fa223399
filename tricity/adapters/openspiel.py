"""The games as OpenSpiel games. Needs the extra `openspiel`; documented in docs/adapters/openspiel.md.

Importing this module registers them: `pyspiel.load_game("tricity_card_city(players=3)")`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tricity.adapters.arrays import observation
from tricity.adapters.openspiel_state import StateWithHistory
from tricity.adapters.rewards import RANK, REWARDS, checked_reward, rewards
from tricity.core.encoding import Encoding
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.options import Option
from tricity.core.state import State
from tricity.games import find, folder, names
from tricity.locales import format_message

PREFIX: Final = "tricity_"
"""Of the short names under which the games are registered."""
DEAL_DIGITS: Final = 4
"""Chance nodes of the deal: each draws a byte of the seed, the most significant first."""
DEAL_BASE: Final = 256

_OUTCOMES: Final = [(outcome, 1 / DEAL_BASE) for outcome in range(DEAL_BASE)]


class TricityGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its players and options. Each game has a subclass."""

    game: ClassVar[Game]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.players = int(params["players"])
        self.options = self.game.checked_options(self.players, _changed_options(self.game, params))
        self.reward = checked_reward(params["reward"])
        self.encoding: Encoding = self.game.encoding(self.players, self.options)
        lowest, highest = (-1, 1) if self.reward == RANK else self.encoding.score_range
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.action_count),
            max_chance_outcomes=DEAL_BASE,
            num_players=self.players,
            min_utility=float(lowest),
            max_utility=float(highest),
            max_game_length=self.encoding.max_decisions,
        )
        super().__init__(self.game_type, info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "TricityState":
        return TricityState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL_DIGITS

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "Observer | None":
        """An observer of one player's observations or information states; None for public or private parts alone."""
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.encoding, self.players, wanted.perfect_recall)


class TricityState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of one of our games. OpenSpiel copies and pickles its attributes: `inner` knows how that is done."""

    def __init__(self, game: TricityGame) -> None:
        super().__init__(game)
        self.inner = StateWithHistory(game.game, game.players, game.options)

    def current_player(self) -> int:
        if self.inner.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.inner.current_seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.inner.state is not None and self.inner.current_seat() is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        return rewards(game.game, self.inner.dealt_state(), game.players, game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TricityState":
        """A determinization: a state that the player cannot tell from this one. Its `history()` is empty."""
        state: TricityState = self.get_game().new_initial_state()
        if self.inner.state is not None:
            state.inner = self.inner.resampled(player, Random(int(sampler() * 2**53)))
        return state

    def __str__(self) -> str:
        return self.inner.full_text()

    def _legal_actions(self, player: int) -> list[int]:
        encoding: Encoding = self.get_game().encoding
        return encoding.actions_of(self.inner.dealt_state(), player, self.inner.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.inner.state is None:
            self.inner.add_seed_digit(action, DEAL_BASE, DEAL_DIGITS)
        else:
            self.inner.play(self.get_game().encoding, self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.inner.state is None:
            return f"deal {action}"
        move = self._code_of(player, action)
        return self.get_game().encoding.name_of(action) if move < 0 else str(self.inner.game.decode(move))

    def move_of(self, action: int) -> Move:
        """The move that a legal action of the current player stands for."""
        return self.inner.game.decode(self._code_of(self.current_player(), action))

    def _code_of(self, player: int, action: int) -> int:
        encoding: Encoding = self.get_game().encoding
        return int(encoding.move(self.inner.dealt_state(), player, self.inner.legal(player), action))


def state_at(game: Game, players: int, options: Mapping[str, Any], state: State) -> TricityState:
    """An OpenSpiel state for a state of the engine, with an empty history."""
    given = {
        option.name: _as_parameter(option, options[option.name]) for option in game.options if option.name in options
    }
    loaded = pyspiel.load_game(PREFIX + folder(game.name), {"players": players, **given})
    initial: TricityState = loaded.new_initial_state()
    initial.inner.state = state
    return initial


class Observer:
    """Tensors and strings of one player's knowledge: observations, or information states with `perfect_recall`."""

    def __init__(self, encoding: Encoding, players: int, perfect_recall: bool) -> None:
        self._encoding = encoding
        self._players = players
        shapes = {field.name: field.shape for field in encoding.fields}
        if perfect_recall:
            shapes["history"] = (encoding.max_decisions, 2)
        self.tensor: NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        offset = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[offset : offset + size].reshape(shape)
            offset += size

    def set_from(self, state: TricityState, player: int) -> None:
        self.tensor.fill(0)
        inner = state.inner
        if inner.state is None:
            return
        size = int(self._encoding.size)
        self.tensor[:size] = observation(self._encoding, inner.state, player)
        if "history" in self.dict and inner.actions:
            seats, actions = np.array(inner.actions[-self._encoding.max_decisions :], np.int64).T
            self.dict["history"][: len(actions), 0] = (seats - player) % self._players + 1
            self.dict["history"][: len(actions), 1] = actions + 1

    def string_from(self, state: TricityState, player: int) -> str:
        return state.inner.text_for(player, with_history="history" in self.dict)


def _changed_options(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that differ from their defaults; the others may not even apply to this number of players."""
    changed = {}
    for option in game.options:
        value = params.get(option.name, _default_parameter(option))
        if value != _default_parameter(option):
            changed[option.name] = json.loads(value) if _is_json(option) else value
    return changed


def _default_parameter(option: Option) -> Any:
    return _as_parameter(option, option.default)


def _as_parameter(option: Option, value: Any) -> Any:
    """The value of an option as a game parameter: JSON text unless it is a bool, an int or a string."""
    return json.dumps(value, separators=(",", ":")) if _is_json(option) else value


def _is_json(option: Option) -> bool:
    return not isinstance(option.default, bool | int | str)


def _register(name: str) -> None:
    game = find(name)
    game_type = pyspiel.GameType(
        short_name=PREFIX + folder(name),
        long_name=format_message(f"game-{name}", "en", (), {}),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "reward": REWARDS[0],
            **{option.name: _default_parameter(option) for option in game.options},
        },
    )
    # A class rather than a function: OpenSpiel drops its reference after Python has shut down, and a class, unlike a
    # function, is not freed by that.
    pyspiel.register_game(game_type, type(name, (TricityGame,), {"game": game, "game_type": game_type}))


for _name in names():
    _register(_name)
