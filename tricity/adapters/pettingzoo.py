"""The games as PettingZoo AEC environments. Needs the extra `pettingzoo`; told in docs/adapters/pettingzoo.md."""

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from tricity.adapters.drawing import drawn
from tricity.adapters.numbers import Mask, Numbers, action_mask, observation
from tricity.adapters.rewards import RANK, checked_reward, rewards
from tricity.core.deals import Deal, fresh_seed, seed_text
from tricity.core.encoding import Encoding
from tricity.core.errors import BadMove, BadOption
from tricity.core.state import State
from tricity.games import find, folder

Observation = dict[str, Numbers | Mask]

RENDER_MODES: Final = ("human", "ansi")
_ILLEGAL_REWARD: Final = -1.0


def env(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = RANK,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game, with -1 for who took it."""
    bare = raw_env(game, players, seed, options, reward, render_mode)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(bare, _ILLEGAL_REWARD))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - untyped, and the name that PettingZoo gives it
    """The environment without wrappers, which is faster: an illegal action raises `BadMove` and changes nothing.

    Where several seats may act at once, the lowest of them comes first.
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
        """Raises `BadOption`."""
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

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. With a seed, the deal of `tricity.new` with that seed; without, the next one after it."""
        if seed is not None:
            self._seed, self._deals = seed_text(int(seed)), 0
        dealt = self._seed if not self._deals else f"{self._seed}/{self._deals}"
        self._deals += 1
        self._state: State = self.game.setup(self.players, self.options, Deal(dealt))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(int(self.game.actors(self._state)))

    def observe(self, agent: str) -> Observation:
        seat, state = self._seat_of[agent], self._state
        return {
            "observation": observation(self.encoding, state, seat),
            "action_mask": action_mask(self.game, self.encoding, state, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat, state, game = self._seat_of[agent], self._state, self.game
        chosen = -1 if action is None else int(action)
        move = self.encoding.move(state, seat, game.legal(state, seat), chosen)
        if move < 0:
            raise BadMove("not-a-move", text=str(action)[:80])
        game.apply(state, seat, move)
        # Nothing is ever earned before the end, so what was accumulated so far is 0.
        actors = int(game.actors(state))
        if actors:
            self._select(actors)
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent that is to act sees it."""
        if self.render_mode is None:
            return None
        seat = self._seat_of[self.agent_selection] if self.agents else None
        text = drawn(self.game.view(self._state, seat))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def _select(self, actors: int) -> None:
        self.agent_selection = self.possible_agents[(actors & -actors).bit_length() - 1]

    def _finish(self) -> None:
        earned = rewards(self.game, self._state, self.players, self.reward)
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def _observation_space(encoding: Encoding) -> Dict:
    low = [it.low for it in encoding.fields for _ in range(it.size)]
    high = [it.high for it in encoding.fields for _ in range(it.size)]
    return Dict(
        {
            "observation": Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16),
            "action_mask": Box(0, 1, (int(encoding.action_count),), np.int8),
        }
    )
