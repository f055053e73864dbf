"""The search: worlds made up from a view, shared by all candidates."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.ai.search import MOST_STEPS, NEUTRAL, Style, search
from game.core.event import Seat
from game.games.takeaway.game import TAKEAWAY
from tests.games.takeaway.positions import deck_of, position


class Dice:
    """A state of a game that is not there: a hidden number, and what was added to it."""

    def __init__(self, hidden: int) -> None:
        self.hidden = hidden
        self.moves: list[int] = []

    def clone(self) -> "Dice":
        other = Dice(self.hidden)
        other.moves = self.moves[:]
        return other

    def advance(self, move: int) -> None:
        self.moves.append(move)


class Worth:
    """Moves are worth what they are; the policy adds a hundred once."""

    def __init__(self, moves: Sequence[int], after: int = 2) -> None:
        self.moves = list(moves)
        self.after = after
        self.asked = 0

    def candidates(self, state: Dice) -> list[int]:
        return self.moves

    def settled(self, state: Dice, start: Dice) -> bool:
        assert start.moves == []
        return len(state.moves) >= self.after

    def policy(self, state: Dice, rng: Random) -> int:
        self.asked += 1
        return 100

    def prospects(self, state: Dice) -> list[float]:
        return [0.0, float(state.hidden + sum(state.moves)), -7.0]


class DiceGame:
    """Hides a large number; remembers the worlds that were made up."""

    def __init__(self, knowledge: Worth) -> None:
        self.knowledge = knowledge
        self.worlds: list[Dice] = []

    def determinize(self, view: dict[str, Any], rng: Random) -> Dice:
        self.worlds.append(Dice(rng.randrange(10**6)))
        return self.worlds[-1]


def searched(moves: Sequence[int], worlds: int, seed: int = 1, after: int = 2) -> dict[int, float]:
    game: Any = DiceGame(Worth(moves, after))
    most = worlds * len(moves)
    return search(game, {"seat": 1}, Random(seed), lambda made: made < most, Style(0.0))


def test_candidates_share_their_worlds() -> None:
    """However large the luck, the difference of two values is that of the moves."""
    values = searched([3, 5, 4], 7)
    assert values[5] - values[3] == pytest.approx(2)
    assert values[4] - values[3] == pytest.approx(1)


def test_the_value_is_the_mean_over_the_worlds() -> None:
    game: Any = DiceGame(Worth([3, 5]))
    values = search(game, {"seat": 1}, Random(1), lambda made: made < 8, Style(0.0))
    hidden = [world.hidden for world in game.worlds[1:]]
    assert len(hidden) == 4
    rivals = -3.5
    assert values[3] == pytest.approx(sum(hidden) / 4 + 3 + 100 - rivals, abs=0.001)


def test_going_on_is_asked_before_each_world_with_the_playouts_made() -> None:
    game: Any = DiceGame(Worth([3, 5, 4]))
    made: list[int] = []

    def going_on(count: int) -> bool:
        made.append(count)
        return len(made) < 3

    search(game, {"seat": 1}, Random(1), going_on)
    assert made == [3, 6, 9]


def test_one_world_is_played_even_without_time() -> None:
    game: Any = DiceGame(Worth([3, 5]))
    values = search(game, {"seat": 1}, Random(1), lambda made: False)
    assert set(values) == {3, 5}


def test_a_single_candidate_needs_no_search() -> None:
    game: Any = DiceGame(Worth([3]))
    assert search(game, {"seat": 1}, Random(1), lambda made: True) == {3: 0.0}
    assert game.knowledge.asked == 0


def test_a_playout_that_never_settles_is_cut_off() -> None:
    game: Any = DiceGame(Worth([3, 5], after=10**9))
    search(game, {"seat": 1}, Random(1), lambda made: False)
    assert game.knowledge.asked == 2 * MOST_STEPS


def test_a_world_is_left_as_it_was_made() -> None:
    game: Any = DiceGame(Worth([3, 5]))
    search(game, {"seat": 1}, Random(1), lambda made: made < 6)
    assert all(world.moves == [] for world in game.worlds)


def test_the_same_chance_gives_the_same_values() -> None:
    assert searched([3, 5], 5, seed=4) == searched([3, 5], 5, seed=4)
    assert searched([3, 5], 5, seed=4) != searched([3, 5], 5, seed=5)


# What a player wants.


def test_against_one_rival_the_value_is_the_lead_whatever_the_style() -> None:
    for others in (0.0, 0.5, 1.0):
        assert Style(others).value([10, 4], 0) == 6  # type: ignore[arg-type]
        assert Style(others).value([10, 4], 1) == -6  # type: ignore[arg-type]


def test_the_style_weighs_the_best_rival_against_the_mean_one() -> None:
    prospects = [10.0, 2.0, 8.0]
    seat: Any = 0
    assert Style(0.0).value(prospects, seat) == 5
    assert Style(1.0).value(prospects, seat) == 2
    assert NEUTRAL.value(prospects, seat) == 3.5


def test_points_for_oneself_and_from_the_leader_are_worth_more_with_every_style() -> None:
    seat: Any = 0
    for others in (0.0, 0.3, 1.0):
        style = Style(others)
        base = style.value([10, 2, 8], seat)
        assert style.value([11, 2, 8], seat) > base
        assert style.value([10, 2, 7], seat) > base


# On a real game.


def test_a_stack_that_can_be_kept_is_found_better_than_one_that_will_be_lost() -> None:
    """Two stacks of the same size fit, and one card is to come.  It fits the top of the one,
    so whoever draws it takes all; it does not fit the top of the other.
    """
    slots = {0: "9C 7H", 1: "2S", 2: "TS", 4: "QS 4C 7D", 5: "JS 4S 8H"}
    seen = " ".join(slots.values()).split()
    others = [text for text in deck_of("") if text not in [*seen, "6D"]]
    state = position({**slots, 3: " ".join(others)}, stock="6D")
    values = search(TAKEAWAY, state.view(Seat(0)), Random(1), lambda made: made < 40)
    written = {TAKEAWAY.write(move): value for move, value in values.items()}
    assert set(written) == {"take 4", "take 5"}
    assert written["take 5"] > written["take 4"] + 5
