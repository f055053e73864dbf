"""Ends that are counted through, in a game of one guess; and few worlds in turn."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai.endings import OPEN, Ending
from game.ai.search import _in_turn
from game.core.event import Seat
from game.core.game import World


class Guess:
    """Seat 0 begins, seat 1 tells or is silent, and seat 0 guesses a hidden number.

    Told seat 0 always wins; else only by a right guess.  It may also give up a half at once.
    """

    round = 1
    setup = SimpleNamespace(players=2)

    def __init__(self, hidden: int, told: bool) -> None:
        self.hidden, self.told = hidden, told
        self.made: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        return len(self.made) == 3 or self.made == ("half",)

    @property
    def asked(self) -> Seat | None:
        return None if self.over else Seat(len(self.made) % 2)

    def legal(self) -> list[str]:
        if len(self.made) == 1:
            return ["tell", "silent"] if self.told else ["silent"]
        return ["0", "1"] if self.made else ["guess", "half"]

    def clone(self) -> "Guess":
        other = Guess(self.hidden, self.told)
        other.made = self.made
        return other

    def advance(self, move: str) -> None:
        self.made += (move,)

    def view(self, seat: Seat) -> tuple[str, ...]:
        return self.made


class Knows:
    """Chances of ``Guess``."""

    def position(self, state: Guess) -> object:
        return state.hidden, state.made

    def chances_after_round(self, state: Guess) -> list[float]:
        if state.made == ("half",):
            return [0.5, 0.5]
        won = float("tell" in state.made or state.made[-1] == str(state.hidden))
        return [won, 1.0 - won]


def solved(told: bool, ways: tuple[int, ...], most: int = 100) -> dict[Any, float] | None:
    game: Any = SimpleNamespace(bot=Knows())
    worlds = [World(Guess(hidden, told), count, 1.0) for hidden, count in enumerate(ways)]
    return Ending(game, worlds[0].state, most).solve(worlds)


def test_a_move_is_the_same_in_worlds_that_look_alike() -> None:
    assert solved(told=False, ways=(3, 1)) == {"guess": 0.75, "half": 0.5}
    assert solved(told=False, ways=(1, 1)) == {"guess": 0.5, "half": 0.5}


def test_with_one_world_nothing_is_guessed() -> None:
    assert solved(told=False, ways=(1,)) == {"guess": 1.0, "half": 0.5}


def test_a_win_is_certain_only_whatever_the_others_do() -> None:
    # With open cards seat 1 loses anyway and tells; silent it would leave a guess.
    assert solved(told=True, ways=(1, 1)) == {"guess": 1.0 - OPEN, "half": 0.5}


def test_an_end_with_too_many_positions_is_not_counted() -> None:
    assert solved(told=False, ways=(1, 1), most=1) is None


@pytest.mark.parametrize(("ways", "odds"), [((1, 3), (1.0, 1.0)), ((1, 1), (0.5, 1.5))])
def test_few_worlds_come_in_turn_as_often_as_they_are_likely(
    ways: tuple[int, ...], odds: tuple[float, ...]
) -> None:
    worlds = [World(name, *both) for name, *both in zip("ab", ways, odds, strict=True)]
    assert Counter(_in_turn(worlds, number).state for number in range(8)) == {"a": 2, "b": 6}
