"""Cards left lying on the pile, where they could have been taken: everybody sees that, too."""

from collections import Counter
from random import Random

from game.core.event import Seat
from game.games.take.game import TAKE
from tests.games.take.positions import play, position


def test_who_draws_from_the_stock_has_passed_by_the_top_of_the_pile() -> None:
    state = position(["4S 9D", "2D 3H"], pile="5C KH", stock="TC 6H", phase="draw")
    play(state, "draw stock")
    assert state.view(Seat(1))["passed"] == [["KH"], []]
    play(state, "discard 9D", "draw stock")
    assert state.view(Seat(0))["passed"] == [["KH"], ["9D"]]
    assert state.view(Seat(0))["let_go"] == [["9D"], []]


def test_who_takes_the_pile_has_passed_nothing_by() -> None:
    state = position(["4S 9D", "2D 3H"], pile="5C KH", stock="TC 6H", phase="draw")
    play(state, "draw pile")
    assert state.full_view()["passed"] == [[], []]


def test_who_must_draw_from_the_stock_has_passed_nothing_by() -> None:
    state = position(["4S 9D", "2D 3H"], pile="5C KH", stock="TC 6H", phase="draw", idle=12)
    play(state, "draw stock")
    assert state.full_view()["passed"] == [[], []]


def test_a_floater_may_not_take_the_pile_and_has_passed_nothing_by() -> None:
    state = position(["9D 3C", "", "2D"], [(1, "5C 6C 7C")], pile="KH", stock="8C TS")
    play(state, "discard 9D")
    # The floater added the 8 by itself; then seat 2 is asked.
    assert state.asked == 2
    assert state.full_view()["passed"] == [[], [], []]


def test_a_card_passed_by_and_taken_later_is_passed_by_no_more() -> None:
    state = position(["8C 4S", "6C 7C"], pile="2D KH", stock="TC QS", phase="draw")
    play(state, "draw stock", "discard 8C")
    # Seat 1 takes the top away and floats: the king is open again.
    play(state, "draw pile", "lay 6C 7C 8C")
    assert (state.asked, state.full_view()["passed"]) == (0, [["KH"], []])
    assert state.full_view()["let_go"] == [["8C"], []]


def test_a_card_discarded_and_taken_back_is_no_longer_let_go() -> None:
    state = position(["KH 4S 9D", ""], [(1, "5C 6C 7C")], pile="2D", stock="8C TS")
    play(state, "discard KH")
    # The floater added the 8 by itself and left the king where it lay.
    assert (state.asked, state.full_view()["let_go"]) == (0, [["KH"], []])
    play(state, "draw pile")
    assert state.full_view()["let_go"] == [[], []]


def test_a_new_round_begins_with_nothing_let_go_or_passed_by() -> None:
    state = position(["KH 4S", "8D 9D"], pile="2D 9H", stock="QS", phase="draw")
    play(state, "draw stock", "discard KH")
    assert state.round == 2
    assert (state.full_view()["let_go"], state.full_view()["passed"]) == ([[], []], [[], []])


def test_neighbours_of_a_card_passed_by_lie_in_that_hand_less_often() -> None:
    state = position(["4S 9D", "2D 3H 4C 5H 9S TC"], pile="8C", phase="draw", asked=1)
    play(state, "draw stock")
    view = state.view(Seat(0))
    held: Counter[str] = Counter()
    rng = Random(3)
    for _ in range(2000):
        held.update(TAKE.determinize(view, rng).full_view()["hands"][1])
    others = [count for card, count in held.items() if card not in ("6C", "7C", "9C", "TC")]
    mean = sum(others) / len(others)
    assert 0.3 * mean < held["7C"] < 0.7 * mean
    assert 0.3 * mean < held["9C"] < 0.7 * mean
    assert 0.6 * mean < held["6C"] < 0.9 * mean
    assert 0.6 * mean < held["TC"] < 0.9 * mean
