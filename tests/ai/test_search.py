"""The search: worlds made up from a view, shared by all candidates."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.ai.search import (
    BEHIND,
    DOUBT,
    LEAST_WORLDS,
    LOOKS,
    MOST_STEPS,
    NEUTRAL,
    Style,
    playout,
    search,
)
from game.core.event import Seat
from game.games.takeaway.game import TAKEAWAY
from tests.games.takeaway.positions import deck_of, position


class Dice:
    """A state of a game that is not there: a hidden number, and what was added to it."""

    def __init__(self, hidden: int, asked: int | None = None) -> None:
        self.hidden = hidden
        self.asked = asked
        self.moves: list[int] = []

    def clone(self) -> "Dice":
        other = Dice(self.hidden)
        other.moves = self.moves[:]
        return other

    def advance(self, move: int) -> None:
        self.moves.append(move)


class Worth:
    """Moves are worth what they are; the policy adds a hundred once."""

    horizon = 10**6

    def __init__(self, moves: Sequence[int], after: int = 2) -> None:
        self.moves = list(moves)
        self.after = after
        self.asked = 0

    def candidates(self, state: Dice) -> list[int]:
        return self.moves

    def ponder(self, state: Dice) -> dict[int, float]:
        return {move: -float(place) for place, move in enumerate(self.moves)}

    def misjudged(self, state: Dice) -> float:
        return 0.0

    def settled(self, state: Dice, start: Dice) -> bool:
        assert start.moves == []
        return len(state.moves) >= self.after

    def policy(self, state: Dice, rng: Random) -> int:
        self.asked += 1
        return 100

    def promise(self, state: Dice) -> list[float]:
        return [0.0, float(state.hidden + sum(state.moves)), -7.0]


class DiceGame:
    """Hides a large number; remembers the worlds that were made up."""

    def __init__(self, knowledge: Worth) -> None:
        self.knowledge = knowledge
        self.worlds: list[Dice] = []

    def from_view(self, view: dict[str, Any]) -> Dice:
        return Dice(0, view["seat"])

    def sample(self, seen: Dice, rng: Random) -> Dice:
        self.worlds.append(Dice(rng.randrange(10**6)))
        return self.worlds[-1]


def searched(moves: Sequence[int], worlds: int, seed: int = 1, after: int = 2) -> dict[int, float]:
    game: Any = DiceGame(Worth(moves, after))
    most = worlds * len(moves)
    return search(game, {"seat": 1}, Random(seed), lambda made: made < most, Style(0.0))


def test_candidates_share_their_worlds() -> None:
    """However large the luck, the difference of two values is that of the moves."""
    values = searched([3, 5, 4], LEAST_WORLDS)
    assert values[5] - values[3] == pytest.approx(2)
    assert values[4] - values[3] == pytest.approx(1)


def test_nothing_is_clear_in_a_few_worlds() -> None:
    """What is better there may be so by luck: it counts as no better than the first."""
    values = searched([3, 5, 2], LEAST_WORLDS - 1)
    assert values[5] == values[3]
    assert values[2] - values[3] == pytest.approx(-1)


class Luck(Worth):
    """Moves are worth what they are, give or take luck of their own in every world."""

    def __init__(self, moves: Sequence[int], spread: float) -> None:
        super().__init__(moves, after=1)
        self.spread = spread
        self.rng = Random(6)
        self.seen: dict[int, list[float]] = {move: [] for move in moves}

    def promise(self, state: Dice) -> list[float]:
        luck = self.rng.gauss(0, self.spread) if state.moves else 0.0
        self.seen[state.moves[0]].append(state.moves[0] + luck)
        return [0.0, self.seen[state.moves[0]][-1], 0.0]


def lucky(moves: Sequence[int], spread: float, playouts: int) -> tuple[dict[int, float], Luck]:
    knows = Luck(moves, spread)
    game: Any = DiceGame(knows)
    return search(game, {"seat": 1}, Random(1), lambda made: made < playouts, Style(0.0)), knows


def test_a_gain_counts_less_what_may_be_luck() -> None:
    values, knows = lucky([3, 4], 6.0, 400)
    gains = [two - one for one, two in zip(knows.seen[3], knows.seen[4], strict=True)]
    mean = sum(gains) / len(gains)
    error = (sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains)) ** 0.5
    assert values[4] - values[3] == pytest.approx(mean - DOUBT * error, abs=0.002)


class Thought(Luck):
    """Moves of which it was thought what they are worth, and how wrong that may be."""

    def __init__(self, moves: Sequence[int], thought: Sequence[float], misjudged: float) -> None:
        super().__init__(moves, 6.0)
        self.thought = thought
        self.wrong = misjudged

    def ponder(self, state: Dice) -> dict[int, float]:
        return dict(zip(self.moves, self.thought, strict=True))

    def misjudged(self, state: Dice) -> float:
        return self.wrong


def gained(misjudged: float, playouts: int, thought: float = -2.0) -> tuple[float, float, float]:
    """What a move is trusted to gain over the first, its mean gain, and the error of that."""
    knows = Thought([3, 5], [0.0, thought], misjudged)
    game: Any = DiceGame(knows)
    values = search(game, {"seat": 1}, Random(1), lambda made: made < playouts, Style(0.0))
    gains = [two - one for one, two in zip(knows.seen[3], knows.seen[5], strict=True)]
    mean = sum(gains) / len(gains)
    squares = sum((gain - mean) ** 2 for gain in gains)
    return values[5] - values[3], mean, (squares / (len(gains) - 1) / len(gains)) ** 0.5


@pytest.mark.parametrize("misjudged", [0.5, 2.0, 8.0])
def test_what_was_thought_and_what_was_found_weigh_as_much_as_they_are_sure(
    misjudged: float,
) -> None:
    gain, mean, error = gained(misjudged, 200)
    sure, found = 1 / misjudged**2, 1 / error**2
    assert gain == pytest.approx((sure * -2.0 + found * mean) / (sure + found), abs=0.002)


def test_many_playouts_overrule_what_was_thought_and_few_do_not() -> None:
    few, _, _ = gained(1.0, 2 * LEAST_WORLDS)
    many, _, _ = gained(1.0, 4000)
    assert few < 0 < many


def test_in_a_few_worlds_what_was_thought_stands() -> None:
    gain, _, _ = gained(8.0, 2 * LEAST_WORLDS - 2)
    assert gain == pytest.approx(-2.0)


def test_the_first_candidate_is_seldom_left_for_what_is_better_by_luck() -> None:
    """A move a little worse looks better now and then."""
    left = 0
    for seed in range(100):
        knows = Luck([3, 2], 20.0)
        knows.rng = Random(seed)
        game: Any = DiceGame(knows)
        values = search(game, {"seat": 1}, Random(1), lambda made: made < 200, Style(0.0))
        left += values[2] > values[3]
    assert 5 < left < 28


def test_what_is_clearly_behind_gets_no_more_playouts() -> None:
    _, knows = lucky([60, 61, 3], 16.0, 600)
    assert len(knows.seen[3]) <= 4 * LEAST_WORLDS < len(knows.seen[61])


def test_a_clear_choice_ends_the_search() -> None:
    for moves in ([30, 3], [3, 30], [3, 30, 4]):
        _, knows = lucky(moves, 5.0, 10**6)
        assert sum(map(len, knows.seen.values())) < 200


def test_moves_that_are_never_different_end_the_search() -> None:
    game: Any = DiceGame(Worth([3, 5], after=1))
    game.knowledge.promise = lambda state: [0.0, float(state.hidden), 0.0]
    search(game, {"seat": 1}, Random(1), lambda made: True, Style(0.0))
    assert len(game.worlds) == 1 + LEAST_WORLDS


def test_the_search_begins_with_what_weighs_most() -> None:
    game: Any = DiceGame(Worth([3, 5, 4]))
    game.knowledge.ponder = lambda state: {3: 1.0, 5: 0.5, 4: 2.0}
    values = search(game, {"seat": 1}, Random(1), lambda made: False)
    assert list(values) == [4, 3, 5]


def test_what_is_clear_and_when_it_is_asked_are_sensible() -> None:
    assert LEAST_WORLDS % LOOKS == 0
    assert DOUBT < BEHIND


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


def test_a_playout_is_cut_off_at_the_horizon() -> None:
    game: Any = DiceGame(Worth([3, 5], after=10**9))
    game.knowledge.horizon = 7
    search(game, {"seat": 1}, Random(1), lambda made: False)
    assert game.knowledge.asked == 2 * 7


def test_a_playout_that_never_settles_is_cut_off() -> None:
    knows: Any = Worth([3, 5], after=10**9)
    playout(knows, Dice(1), 3, Random(1))  # type: ignore[arg-type]
    assert knows.asked == MOST_STEPS


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
