"""Measured and learned values of a game's bot, from the JSON files in its ``bot/data``.

``levels.json`` has the skills of the levels and their results, ``weights.json`` the weights of
learned heuristics, and ``win_model.json`` the win model.  Each row of figures says by which command
it was measured, and when.  ``policy`` is a hash of the code that it was measured with
(``tests/bench/policy.py``), and ``stale`` is the reason why the figures are of an older policy.
"""

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from game.core.win_model import ScoreSpread, WinModel

T = TypeVar("T")


class Figures:
    """An object of a data file, whose values are asked for by key and type.

    Each method raises ``ValueError`` if the key is missing or its value is of another type.
    """

    def __init__(self, file: Path, values: dict[str, Any]) -> None:
        self._file = file
        self._values = values

    def _get(self, key: str, kind: type[T]) -> T:
        if key not in self._values:
            raise ValueError(f"{self._file}: the key {key!r} is missing.")
        value = self._values[key]
        if kind is float and type(value) is int:
            value = float(value)
        if type(value) is not kind:
            raise ValueError(f"{self._file}: {key!r} is {value!r}, which is no {kind.__name__}.")
        return value

    def text(self, key: str) -> str:
        return self._get(key, str)

    def whole_number(self, key: str) -> int:
        return self._get(key, int)

    def number(self, key: str) -> float:
        return self._get(key, float)

    def is_set(self, key: str) -> bool:
        return self._get(key, bool)

    def numbers(self, key: str) -> tuple[float, ...]:
        """The numbers of a list, or of an object in its order."""
        value = self._values.get(key)
        if isinstance(value, dict):
            return tuple(map(float, value.values()))
        return tuple(map(float, self._get(key, list)))

    def table(self, key: str) -> tuple[tuple[float, ...], ...]:
        """The rows of numbers of a list of lists."""
        return tuple([tuple(map(float, row)) for row in self._get(key, list)])

    def named(self, key: str) -> dict[str, float]:
        """The numbers of an object, by name."""
        return {name: float(one) for name, one in self._get(key, dict).items()}

    def rows(self, key: str) -> list["Figures"]:
        """The objects of a list."""
        return [Figures(self._file, one) for one in self._get(key, list)]

    @property
    def stale(self) -> bool:
        """Whether the file says that its figures are of an older policy."""
        return "stale" in self._values


class LevelResult(NamedTuple):
    """Wins of a level ``against`` one below it, in matches for two; a shared win counts half.

    ``command`` is the command that measured them.
    """

    level: str
    against: str
    wins: float
    matches: int
    command: str


class Skill(NamedTuple):
    """How a level below the expert plays one game.

    ``playouts`` is the playout budget of a decision. ``temperature_points`` is the cost at which a
    move is drawn 1/e as often as the best one, and ``cap_points`` the highest cost of a move that
    is made, both in percent points of the match. ``rates`` are the shares of decisions in which the
    level has a blindness, by its name. A level that is not ``offered`` plays in old matches only.
    """

    level: str
    playouts: int
    temperature_points: float
    cap_points: float
    rates: Mapping[str, float] = MappingProxyType({})
    offered: bool = True


class BotData:
    """The data of one game's bot; a file is read when it is first asked for."""

    def __init__(self, code: str) -> None:
        """``code`` is a module of the bot (``__file__``); the data is beside it."""
        self.folder = Path(code).with_name("data")

    def _read(self, name: str) -> Figures:
        file = self.folder / name
        return Figures(file, json.loads(file.read_text(encoding="utf-8")))

    @cached_property
    def levels(self) -> Figures:
        return self._read("levels.json")

    @cached_property
    def level_results(self) -> tuple[LevelResult, ...]:
        return self._results("results")

    @cached_property
    def earlier_level_results(self) -> tuple[LevelResult, ...]:
        """The results of the levels as they played before they chose by cost."""
        return self._results("before")

    def _results(self, key: str) -> tuple[LevelResult, ...]:
        return tuple(
            [
                LevelResult(
                    row.text("level"),
                    row.text("against"),
                    row.number("wins"),
                    row.whole_number("matches"),
                    row.text("command"),
                )
                for row in self.levels.rows(key)
            ]
        )

    @cached_property
    def skills(self) -> tuple[Skill, ...]:
        return tuple(
            [
                Skill(
                    row.text("level"),
                    row.whole_number("playouts"),
                    row.number("temperature_points"),
                    row.number("cap_points"),
                    row.named("rates"),
                    row.is_set("offered"),
                )
                for row in self.levels.rows("skills")
            ]
        )

    @cached_property
    def weights(self) -> Figures:
        return self._read("weights.json")

    @cached_property
    def win_figures(self) -> Figures:
        """``win_model.json``, which may have more than the win model."""
        return self._read("win_model.json")

    @cached_property
    def win_model(self) -> WinModel:
        return WinModel(
            tuple(
                [
                    ScoreSpread(
                        row.whole_number("players"), row.number("settled"), row.number("coming")
                    )
                    for row in self.win_figures.rows("spreads")
                ]
            )
        )
