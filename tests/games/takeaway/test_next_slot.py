"""Which slot is next when one is done."""

import pytest

from game.games.takeaway.rules.fitting import plays
from tests.games.takeaway.positions import play, position, turn
from tests.together import each_of

# Eight tops of which no two fit each other.
APART = {0: "2S", 1: "4H", 2: "6D", 3: "8C", 4: "TS", 5: "QH", 6: "KD", 7: "3C"}


def without(*empty: int) -> dict[int, str]:
    return {slot: card for slot, card in APART.items() if slot not in empty}


def test_the_tops_of_these_tests_are_apart() -> None:
    for slot in APART:
        assert plays(position(APART, slot=slot, stock="5C"), slot) == []


@each_of("slot", range(8))
def test_the_next_slot_clockwise_when_none_is_empty(slot: int) -> None:
    state = position(APART, slot=slot, stock="9D 5C")
    play(state, "draw")
    assert state.slot == (slot + 1) % 8


@pytest.mark.parametrize(
    ("slot", "empty", "following"),
    [
        (0, (3, 6), 3),
        (4, (3, 6), 6),
        (7, (3, 6), 3),
        (6, (0, 7), 7),
        (2, (1,), 1),
        (5, (6,), 6),
    ],
)
def test_the_first_empty_slot_clockwise_comes_before_all_others(
    slot: int, empty: tuple[int, ...], following: int
) -> None:
    state = position(without(*empty), slot=slot, stock="9D 5C")
    play(state, "draw")
    assert state.slot == following


def test_the_owner_of_the_next_slot_is_asked() -> None:
    state = position(APART, slot=1, stock="9D 5C")
    play(state, "draw")
    assert turn(state)[:2] == (2, 1)


def test_a_player_may_lose_the_turn_between_their_right_and_left_slot() -> None:
    state = position({**APART, 0: "2S", 5: "2H"}, slot=0, stock="9D 5C")
    play(state, "take 5")
    assert turn(state) == (5, 2, "draw")


def test_a_player_goes_on_with_their_left_slot_when_none_is_empty() -> None:
    state = position(APART, slot=0, stock="9D 5C")
    play(state, "draw")
    assert turn(state) == (1, 0, "draw")


def test_an_emptied_slot_that_is_filled_gives_the_turn_back_to_the_slot_before() -> None:
    """The first empty slot clockwise may be the one just behind the slot that emptied it."""
    state = position({**APART, 1: "2H"}, slot=1, stock="9D 5C 9S")
    play(state, "take 0")
    assert turn(state) == (0, 0, "draw")
    play(state, "draw")
    assert turn(state) == (1, 0, "draw")


def test_two_emptied_slots_are_filled_one_after_the_other() -> None:
    state = position({**APART, 6: "2H", 4: "AH"}, slot=0, stock="9D 5C 9S")
    play(state, "take 6", "take 4")
    assert state.slot == 4
    play(state, "draw")
    assert state.slot == 6


@pytest.mark.parametrize(("slot", "following"), [(5, 0), (4, 5), (0, 1)])
def test_with_three_players_the_unused_slots_are_passed_over(slot: int, following: int) -> None:
    state = position(without(6, 7), slot=slot, players=3, stock="9D 5C")
    play(state, "draw")
    assert state.slot == following


def test_with_three_players_the_unused_slots_are_never_the_empty_one() -> None:
    state = position(without(1, 6, 7), slot=5, players=3, stock="9D 5C")
    play(state, "draw")
    assert state.slot == 1


def test_with_two_players_four_neighbouring_slots_are_played_in_a_row() -> None:
    state = position(APART, slot=0, players=2, stock="9D 5C JC 7S 2H")
    asked: list[tuple[int, int | None]] = []
    while len(asked) < 5:
        asked.append((state.slot, state.asked))
        play(state, "draw")
    assert asked == [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)]
