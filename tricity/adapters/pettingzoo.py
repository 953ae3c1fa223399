"""The games as PettingZoo AEC environments. Needs the extra `pettingzoo`; documented in docs/adapters/pettingzoo.md."""

import sys
from collections.abc import Mapping
from io import StringIO
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from rich.console import Console

from tricity.adapters.arrays import ActionMask, ObservationArray, action_mask, observation
from tricity.adapters.rewards import RANK, checked_reward, rewards
from tricity.core.deals import Deal, fresh_seed, seed_text
from tricity.core.encoding import Encoding
from tricity.core.errors import BadOption
from tricity.core.state import State
from tricity.games import find, folder
from tricity.locales import format_message
from tricity.locales.board_text import game_terminal

Observation = dict[str, ObservationArray | ActionMask]

RENDER_MODES: Final = ("human", "ansi")
_ILLEGAL_REWARD: Final = -1.0
_RENDER_WIDTH: Final = 120
_AUTOMA_NAME: Final = "opponent"
"""The name of an opponent without a seat, as in Point City's solo game."""


class Environment(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """An AEC environment. Where several seats may act at once, the lowest of them comes first.

    What PettingZoo's usual wrappers do is done here, because they would take two thirds of the time: an illegal action
    ends the game with a reward of -1 for its agent, and nothing may be called before `reset`.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = RANK,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, seed, options, reward, render_mode)
        super().__init__()
        self.game = find(game)
        self.players = players
        self.options = self.game.checked_options(players, options)
        self.reward = checked_reward(reward)
        if render_mode not in (None, *RENDER_MODES):
            allowed = list(RENDER_MODES)
            raise BadOption("bad-option-value", option="render_mode", value=str(render_mode)[:40], allowed=allowed)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tricity_{folder(game)}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.encoding = self.game.encoding(players, self.options)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: Discrete(int(self.encoding.action_count)) for agent in self.possible_agents}
        self._observation_spaces = {agent: _observation_space(self.encoding) for agent in self.possible_agents}
        self._seed = fresh_seed() if seed is None else seed_text(seed)
        self._deals = 0
        self._state: State | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with a seed, that of `tricity.new` with the same seed; without, the next one of a series."""
        if seed is not None:
            self._seed, self._deals = seed_text(int(seed)), 0
        deal_seed = self._seed if not self._deals else f"{self._seed}/{self._deals}"
        self._deals += 1
        self._state = self.game.setup(self.players, self.options, Deal(deal_seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.next_actor(self._state)]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, as numbers, and the mask of its legal actions."""
        state = self._state
        if state is None:
            raise _before_reset("observe")
        seat = self._seat_of[agent]
        return {
            "observation": observation(self.encoding, state, seat),
            "action_mask": action_mask(self.game, self.encoding, state, seat),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; None for an agent whose game is over."""
        state = self._state
        if state is None:
            raise _before_reset("step")
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat, game = self._seat_of[agent], self.game
        chosen = -1 if action is None else int(action)
        move = self.encoding.move(state, seat, game.legal(state, seat), chosen)
        if move < 0:
            EnvLogger.warn_on_illegal_move()
            self._finish({agent: _ILLEGAL_REWARD}, truncated=True)
            return
        game.apply(state, seat, move)
        # Rewards come at the end only, so the cumulative rewards so far are 0.
        next_seat = game.next_actor(state)
        if next_seat >= 0:
            self.agent_selection = self.possible_agents[next_seat]
        else:
            final_rewards = rewards(game, state, self.players, self.reward)
            self._finish(dict(zip(self.agents, final_rewards, strict=True)), truncated=False)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the selected agent sees it: returned as text (`ansi`) or printed (`human`)."""
        if self._state is None:
            raise _before_reset("render")
        if self.render_mode is None:
            return None
        seat = self._seat_of[self.agent_selection] if self.agents else None
        text = _render_text(self.game.view(self._state, seat))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Part of PettingZoo's interface; there is nothing to close."""

    def _finish(self, final_rewards: Mapping[str, float], truncated: bool) -> None:
        self.rewards = {agent: final_rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self._deads_step_first()


def _render_text(view: Mapping[str, Any]) -> str:
    """The board as the terminal draws it, in English and without colours."""
    names = [*(f"player_{seat}" for seat in range(view["players"])), _AUTOMA_NAME]
    board = game_terminal(view["game"]).board(view, lambda key, **facts: format_message(key, "en", names, facts), names)
    output = StringIO()
    Console(file=output, width=_RENDER_WIDTH, no_color=True, highlight=False).print(board)
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines())


def _before_reset(method: str) -> AssertionError:
    """The same error as PettingZoo's `OrderEnforcingWrapper` raises."""
    return AssertionError(f"reset() needs to be called before {method}")


def _observation_space(encoding: Encoding) -> Dict:
    low = [field.low for field in encoding.fields for _ in range(field.size)]
    high = [field.high for field in encoding.fields for _ in range(field.size)]
    return Dict(
        {
            "observation": Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
            "action_mask": Box(0, 1, (int(encoding.action_count),), np.int8),
        }
    )


env = Environment
"""The environment of a game, by the name that PettingZoo's modules use; raises `BadOption`."""
