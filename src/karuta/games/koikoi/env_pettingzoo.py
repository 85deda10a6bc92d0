"""A match of Koi-Koi as an environment of PettingZoo (`pip install karuta[learning]`): one agent a seat, in turn.

An observation is the view as one vector of int16: `places`, `facts` and `past` of `karuta.games.koikoi.env`, one behind
the other. What the agent on turn may do is `info["action_mask"]`, int8[ACTIONS]; of the others it is empty. Rewards
come when a round ends: what it brought to the own side, less what it brought to the other.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from karuta.games.koikoi.env import ACTIONS, COLUMNS, FACTS, TURNS, Environment
from karuta.games.koikoi.fast.env import ON_TABLE, OTHER_PILE, OWN_HAND, OWN_PILE
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import side_of
from karuta.hanafuda.deck import DECK

SIZE = 48 + len(FACTS) + TURNS * COLUMNS
"""Length of an observation."""


class KoiKoiEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One match by `rules`; agents are `seat_0`, `seat_1` ... Seeds of `reset` make it the same for ever."""

    metadata: ClassVar[dict[str, Any]] = {"name": "koikoi_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules: Rules | None = None, *, render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = rules or Rules()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        seen = spaces.Box(-(2**15), 2**15 - 1, (SIZE,), np.int16)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._matches = Environment(self.rules, 1, again=False)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Box:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """`spaces.Discrete(ACTIONS)`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; without a seed the next of those that follow from the last one given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._matches.reset([int(self._seeds.integers(2**63))])
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """Name the agent on turn and what it may do; of a match that is over, the first."""
        now = self._matches.look()
        self.agent_selection = self.possible_agents[max(0, int(now.seat[0]))]
        nothing = np.zeros(ACTIONS, np.int8)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": nothing} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": now.mask[0].astype(np.int8)}

    def step(self, action: int | None) -> None:
        """Do an action of the agent on turn; None once it is terminated."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        if action is None:
            raise ValueError(
                f"{self.agent_selection} is on turn and has to act: None is for agents that are terminated"
            )
        done = self._matches.step([action])
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(-done.points[0] if side_of(seat) else done.points[0])
        if done.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> NDArray[np.int16]:
        """What `agent` sees, whoever is on turn."""
        seen = self._matches.seen_by(0, self.possible_agents.index(agent))
        parts = (seen.places[0], seen.facts[0], seen.past[0].ravel())
        return np.concatenate([part.astype(np.int16) for part in parts])

    def render(self) -> str | None:
        """With `render_mode="ansi"` what the agent on turn sees, in the names of the cards."""
        if self.render_mode != "ansi":
            return None
        seen = self.observe(self.agent_selection)[:48]
        lines = [
            f"{words}: {' '.join(card.token for card in DECK if seen[card.number] == place)}"
            for place, words in ((OWN_HAND, "hand"), (ON_TABLE, "table"), (OWN_PILE, "own"), (OTHER_PILE, "other"))
        ]
        return "\n".join([self.agent_selection, *lines])

    def close(self) -> None:
        """There is nothing to release."""
