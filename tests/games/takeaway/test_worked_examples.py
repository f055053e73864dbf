"""The worked examples of the rules, card by card."""

import pytest

from tests.games.takeaway.positions import moves, play, position, stack, turn


def six_takes_six(**more: str) -> dict[int, str]:
    """Slot 0 shows the 6 of spades, slot 5 the 6 of hearts over three cards; nothing else fits."""
    slots = {0: "2C 6S", 5: "TD 3S QH 6H", 1: "9C", 2: "KD", 3: "JC", 4: "4D", 6: "8S", 7: "AC"}
    return {**slots, **{int(slot[1:]): cards for slot, cards in more.items()}}


def test_a_takeaway_moves_the_whole_stack_and_its_top_stays_on_top() -> None:
    state = position(six_takes_six(), slot=0, stock="5C")
    play(state, "take 5")
    assert stack(state, 0) == "2C 6S TD 3S QH 6H"
    assert stack(state, 5) == ""


def test_after_a_takeaway_the_owner_of_the_emptied_slot_plays_it() -> None:
    state = position(six_takes_six(), slot=0, stock="5C")
    play(state, "take 5")
    assert turn(state) == (5, 2, "draw")


@pytest.mark.parametrize(
    ("empty", "following"), [(1, (1, 0)), (4, (4, 2)), (6, (5, 2)), (7, (5, 2))]
)
def test_another_empty_slot_comes_first_only_when_it_lies_nearer_clockwise(
    empty: int, following: tuple[int, int]
) -> None:
    state = position({**six_takes_six(), empty: ""}, slot=0, stock="5C")
    play(state, "take 5")
    assert turn(state)[:2] == following


def test_left_takes_right_then_right_is_played_and_then_left_again() -> None:
    slots = {0: "6S", 1: "6H", 2: "KD", 3: "JC", 4: "4D", 5: "9C", 6: "8S", 7: "AC"}
    state = position(slots, slot=1, stock="2H 3D 5C")
    play(state, "take 0")
    assert stack(state, 1) == "6H 6S"
    assert turn(state) == (0, 0, "draw")
    play(state, "draw")
    assert turn(state) == (1, 0, "draw")


@pytest.mark.parametrize(
    ("run_suits", "top", "other", "fits"),
    [
        ("same", "KD", "AD", True),
        ("same", "AD", "KD", True),
        ("same", "AD", "2D", True),
        ("same", "2D", "AD", True),
        ("same", "KD", "2D", False),
        ("same", "2D", "KD", False),
        ("same", "5H", "6D", False),
        ("same", "6D", "5H", False),
        ("any", "5H", "6D", True),
        ("any", "6D", "5H", True),
        ("any", "KD", "2C", False),
        ("any", "KD", "AC", True),
    ],
)
def test_runs_of_the_examples(run_suits: str, top: str, other: str, fits: bool) -> None:
    state = position({0: top, 3: other}, slot=0, stock="9C", run_suits=run_suits)
    assert moves(state) == (["take 3"] if fits else ["draw"])
