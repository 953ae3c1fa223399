"""The games registered with OpenSpiel. Needs the extra `openspiel`; told in docs/adapters/openspiel.md.

Importing this module registers them: `pyspiel.load_game("tricity_card_city(players=3)")`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from librt.random import Random
from numpy.typing import NDArray

from tricity.adapters.arrays import observation
from tricity.adapters.openspiel_state import HiddenTable
from tricity.adapters.rewards import RANK, REWARDS, checked_reward, rewards
from tricity.core.encoding import Encoding
from tricity.core.game import Game, Option
from tricity.core.moves import Move
from tricity.core.state import State
from tricity.games import find, folder, names
from tricity.locales import format_message

PREFIX: Final = "tricity_"
"""Of the names under which OpenSpiel knows our games."""
DEAL_DIGITS: Final = 4
"""Chance deals in so many nodes: a seed of four bytes, the highest first."""
DEAL_BASE: Final = 256

_OUTCOMES: Final = [(outcome, 1 / DEAL_BASE) for outcome in range(DEAL_BASE)]


class TricityGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its players and options; a subclass a game."""

    game: ClassVar[Game]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.players = int(params["players"])
        self.options = self.game.checked_options(self.players, _given(self.game, params))
        self.reward = checked_reward(params["reward"])
        self.encoding: Encoding = self.game.encoding(self.players, self.options)
        lowest, highest = (-1, 1) if self.reward == RANK else self.encoding.points
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.action_count),
            max_chance_outcomes=DEAL_BASE,
            num_players=self.players,
            min_utility=float(lowest),
            max_utility=float(highest),
            max_game_length=self.encoding.longest,
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
        """Observations and information states of one player; there is no observer of public or private parts alone."""
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.encoding, self.players, wanted.perfect_recall)


class TricityState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """OpenSpiel copies and pickles the attributes of a state one by one: `table` knows how that is done."""

    def __init__(self, game: TricityGame) -> None:
        super().__init__(game)
        self.table = HiddenTable(game.game, game.players, game.options)

    def current_player(self) -> int:
        if self.table.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.to_act()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.to_act() is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        return rewards(game.game, self.table.dealt(), game.players, game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TricityState":
        """A state that the player cannot tell from this one; its history is empty."""
        state: TricityState = self.get_game().new_initial_state()
        if self.table.state is not None:
            state.table = self.table.imagined(player, Random(int(sampler() * 2**53)))
        return state

    def __str__(self) -> str:
        return self.table.told_whole()

    def _legal_actions(self, player: int) -> list[int]:
        encoding: Encoding = self.get_game().encoding
        return encoding.actions_of(self.table.dealt(), player, self.table.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.table.state is None:
            self.table.draw(action, DEAL_BASE, DEAL_DIGITS)
        else:
            self.table.play(self.get_game().encoding, self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table.state is None:
            return f"deal {action}"
        move = self._code_of(player, action)
        return self.get_game().encoding.name_of(action) if move < 0 else str(self.table.game.decode(move))

    def move_of(self, action: int) -> Move:
        """What a legal action of the player to act is in our words."""
        return self.table.game.decode(self._code_of(self.current_player(), action))

    def _code_of(self, player: int, action: int) -> int:
        encoding: Encoding = self.get_game().encoding
        return int(encoding.move(self.table.dealt(), player, self.table.legal(player), action))


def standing_at(game: Game, players: int, options: Mapping[str, Any], state: State) -> TricityState:
    """OpenSpiel's state for one of ours, without a past."""
    given = {it.name: _as_parameter(it, options[it.name]) for it in game.options if it.name in options}
    loaded = pyspiel.load_game(PREFIX + folder(game.name), {"players": players, **given})
    found: TricityState = loaded.new_initial_state()
    found.table.state = state
    return found


class Observer:
    """The numbers and the words of one player's knowledge; with `recall`, of all that it was told as well."""

    def __init__(self, encoding: Encoding, players: int, recall: bool) -> None:
        self._encoding = encoding
        self._players = players
        shapes = {it.name: it.shape for it in encoding.fields}
        if recall:
            shapes["history"] = (encoding.longest, 2)
        self.tensor: NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: TricityState, player: int) -> None:
        self.tensor.fill(0)
        table = state.table
        if table.state is None:
            return
        size = int(self._encoding.size)
        self.tensor[:size] = observation(self._encoding, table.state, player)
        if "history" in self.dict and table.moves:
            seats, actions = np.array(table.moves[-self._encoding.longest :], np.int64).T
            self.dict["history"][: len(actions), 0] = (seats - player) % self._players + 1
            self.dict["history"][: len(actions), 1] = actions + 1

    def string_from(self, state: TricityState, player: int) -> str:
        return state.table.told(player, with_past="history" in self.dict)


def _given(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that differ from their defaults; those that don't may not even apply to this number of players."""
    given = {}
    for option in game.options:
        value = params.get(option.name, _parameter(option))
        if value != _parameter(option):
            given[option.name] = json.loads(value) if _is_text_of(option) else value
    return given


def _parameter(option: Option) -> Any:
    return _as_parameter(option, option.default)


def _as_parameter(option: Option, value: Any) -> Any:
    """A value of an option as OpenSpiel can hold it: what is no simple value is its JSON."""
    return json.dumps(value, separators=(",", ":")) if _is_text_of(option) else value


def _is_text_of(option: Option) -> bool:
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
            **{option.name: _parameter(option) for option in game.options},
        },
    )
    # A class, and no function: OpenSpiel lets go of it when Python is gone already, and a class is never freed by that.
    pyspiel.register_game(game_type, type(name, (TricityGame,), {"game": game, "game_type": game_type}))


for _name in names():
    _register(_name)
