"""The games in OpenSpiel: chance is explicit, and what a seat may not see stays unseen."""

import json
import re
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import donjon
from donjon.core.game import Game
from donjon.core.options import Value
from donjon.core.state import CHANCE, OVER, State
from donjon.envs.batch import Batch

NUMERIC = re.compile(r"[-+.0-9]*")


def register() -> list[str]:
    """Make every game known to `pyspiel.load_game`; their names there, such as donjon_terre_de_barons."""
    return [_register(game) for game in donjon.games()]


def _register(game: Game) -> str:
    name = f"donjon_{game.slug.replace('-', '_')}"
    if name not in pyspiel.registered_names():
        kind = _kind(game, name, game.settle(None, game.capped())[1])
        pyspiel.register_game(kind, type(name, (SpielGame,), {"game": game, "kind": kind}))
    return name


def _kind(game: Game, name: str, options: Mapping[str, Value]) -> Any:
    """The facts of the game with these options, in OpenSpiel's words; its parameters are `players` and all options."""
    usual = game.settle(None, game.capped())[1]
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.hides(options) else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats.start, **{name: _written(usual[name]) for name in usual}},
    )


def _written(value: object) -> object:
    """An option as a parameter. OpenSpiel reads "112233" back as a number and parts "0,1,3" at its commas: such texts
    are written "_112233" and "0%2C1%2C3"."""
    if not isinstance(value, str):
        return value
    return f"_{value}" if NUMERIC.fullmatch(value) else value.replace(",", "%2C")


def _read(value: object) -> object:
    """The inverse; a text without its "_" is understood too."""
    return value.removeprefix("_").replace("%2C", ",") if isinstance(value, str) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its number of players and its options."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {name: _read(value) for name, value in (params or {}).items()}
        players = chosen.pop("players", self.game.seats.start)
        self.seats, self.options = self.game.settle(players, self.game.capped(chosen))
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.game.space,
            max_chance_outcomes=self.game.space,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.game.longest,
        )
        kind = _kind(self.game, self.kind.short_name, self.options)
        super().__init__(kind, facts, {name: _written(value) for name, value in (params or {}).items()})

    def new_initial_state(self) -> "SpielState":
        """The position before the first decision."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Somebody who tells what a seat sees."""
        version, *others = {"version": 1, **(params or {})}.items()
        if others:
            raise ValueError(f"the observer takes no parameters but version, not {dict(others)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(Batch(self.game, 1, self.seats, self.options, 0, version[1], again=False), kind)


class Held:
    """A position and what each seat was told on the way, in a shape pyspiel can clone (deepcopy) and save (pickle)."""

    def __init__(self, game: Game, position: State, told: list[tuple[str | None, ...]]) -> None:
        self.game = game
        self.position = position
        self.told = told

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.game, self.position.copy(), self.told[:])

    def __getstate__(self) -> dict[str, Any]:
        return {"game": self.game.slug, "position": self.game.dump(self.position), "told": self.told}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.game = donjon.game(saved["game"])
        self.position = self.game.load(saved["position"])
        self.told = saved["told"]


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position as OpenSpiel steps it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.game, game.game.new(game.seats, game.options), [])

    @property
    def position(self) -> State:
        """The position itself."""
        return self.held.position

    def current_player(self) -> int:
        """A seat, chance or the end."""
        actor = int(self.position.actor)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        """What that player may play, in ascending order."""
        return sorted(self.position.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes and how likely each is."""
        outcomes = sorted(self.position.actions())
        weights = [int(self.position.weight(outcome)) for outcome in outcomes]
        return [(outcome, weight / sum(weights)) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        """Play it, and note what each seat was told."""
        told = tuple(self.held.game.mask(self.position, action, seat) for seat in range(int(self.position.seats)))
        self.position.play(action)
        self.held.told.append(told)

    def _action_to_string(self, player: int, action: int) -> str:
        """The action's canonical text."""
        return self.held.game.text(self.position, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.position.actor == OVER)

    def returns(self) -> list[float]:
        """Each seat's result; nothing before the end."""
        seats = range(int(self.position.seats))
        return [self.position.result(seat) if self.is_terminal() else 0.0 for seat in seats]

    def __str__(self) -> str:
        """The whole position, as JSON on one line."""
        return json.dumps(self.held.game.dump(self.position))


class Observer:
    """What a seat sees now, or all it was told since the start (`perfect_recall`).

    `version`, the only parameter, is that of the observations: 1 or 2.
    """

    def __init__(self, batch: Batch, kind: Any) -> None:
        self.batch = batch
        self.recalls: bool = kind.perfect_recall
        self.public_only: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(0 if self.recalls else batch.numbers, np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what that player sees."""
        if not self.recalls:
            self.batch.inner.look(state.position, -1 if self.public_only else player)
            self.tensor[:] = self.batch.glimpse

    def string_from(self, state: SpielState, player: int) -> str:
        """What that player sees, as JSON; or every decision so far, "?" where he was not told."""
        if not self.recalls:
            return json.dumps(self.batch.game.view(state.position, None if self.public_only else player))
        told = ["?" if line[player] is None else str(line[player]) for line in state.held.told]
        return f"{player}: " + "; ".join(told)
