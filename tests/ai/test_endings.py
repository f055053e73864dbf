"""Ends that are counted through, in a game of one guess; and few worlds in turn."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from game.ai.endings import MIN_UNDECIDED_CHANCE_MARGIN_SHARE, Ending
from game.ai.search import _in_turn
from game.core.event import Seat
from game.core.game import World


class Guess:
    """Seat 0 begins, seat 1 has its ``replies``, and seat 0 guesses a hidden number.

    After "tell" seat 0 always wins and after "cheat" never; else only by a right guess.  It may
    also give up a half at once.  With ``more`` rounds the match goes on after this one.
    """

    setup = SimpleNamespace(players=2)

    def __init__(self, hidden: int, replies: list[str], more: bool = False) -> None:
        self.hidden, self.replies, self.more = hidden, replies, more
        self.made: tuple[str, ...] = ()

    @property
    def _done(self) -> bool:
        return len(self.made) == 3 or self.made == ("half",)

    @property
    def over(self) -> bool:
        return self._done and not self.more

    @property
    def round(self) -> int:
        return 1 + self._done

    @property
    def asked(self) -> Seat | None:
        return None if self.over else Seat(len(self.made) % 2)

    def legal(self) -> list[str]:
        if len(self.made) == 1:
            return self.replies
        return ["0", "1"] if self.made else ["guess", "half"]

    def clone(self) -> "Guess":
        other = Guess(self.hidden, self.replies, self.more)
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
        right = state.made[-1] == str(state.hidden)
        won = float("cheat" not in state.made and (right or "tell" in state.made))
        return [won, 1.0 - won]


def solved(
    replies: str, ways: tuple[int, ...], most: int = 100, hurry: bool = False, more: bool = False
) -> dict[Any, float] | None:
    game: Any = SimpleNamespace(bot=Knows())
    worlds = [
        World(Guess(hidden, replies.split(), more), count, 1.0) for hidden, count in enumerate(ways)
    ]
    return Ending(game, worlds[0].state, most, lambda: not hurry).solve(worlds)


def test_a_move_is_the_same_in_worlds_that_look_alike() -> None:
    assert solved("silent", (3, 1)) == {"guess": 0.75, "half": 0.5}
    assert solved("silent", (1, 1)) == {"guess": 0.5, "half": 0.5}


def test_with_one_world_nothing_is_guessed() -> None:
    assert solved("silent", (1,)) == {"guess": 1.0, "half": 0.5}


def test_the_others_make_their_best_move() -> None:
    for ways in ((1,), (1, 1)):
        for replies in ("tell cheat", "cheat tell"):
            assert solved(replies, ways) == {"guess": 0.0, "half": 0.5}


def test_a_win_is_certain_only_whatever_the_others_do() -> None:
    # With open cards seat 1 loses anyway and tells; silent it would leave a guess.
    assert solved("tell silent", (1, 1)) == {
        "guess": 1.0 - MIN_UNDECIDED_CHANCE_MARGIN_SHARE,
        "half": 0.5,
    }


def test_nothing_is_certain_in_a_match_that_goes_on() -> None:
    assert solved("tell", (1,), more=True) == {
        "guess": 1.0 - MIN_UNDECIDED_CHANCE_MARGIN_SHARE,
        "half": 0.5,
    }
    assert solved("cheat", (1,), more=True) == {
        "guess": MIN_UNDECIDED_CHANCE_MARGIN_SHARE,
        "half": 0.5,
    }


def test_an_end_with_too_many_positions_is_not_counted() -> None:
    assert solved("silent", (1, 1), most=1) is None


def test_an_end_is_not_counted_once_time_is_up() -> None:
    many = (1,) * 70
    assert solved("silent", many, most=1000) is not None
    assert solved("silent", many, most=1000, hurry=True) is None


@pytest.mark.parametrize(("ways", "odds"), [((1, 3), (1.0, 1.0)), ((1, 1), (0.5, 1.5))])
def test_few_worlds_come_in_turn_as_often_as_they_are_likely(
    ways: tuple[int, ...], odds: tuple[float, ...]
) -> None:
    worlds = [World(name, *both) for name, *both in zip("ab", ways, odds, strict=True)]
    assert Counter(_in_turn(worlds, number).state for number in range(8)) == {"a": 2, "b": 6}
