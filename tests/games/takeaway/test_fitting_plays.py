"""Playing a slot: what fits, what must be taken, and when a card is drawn."""

import pytest

from game.cards import french
from game.games.takeaway.rules.fitting import FITTING_CARDS
from tests.games.takeaway.positions import moves, play, position, refusal, stack, turn

RANKS = list("A23456789TJQK")


def obviously_fits(one: str, other: str, run_suits: str) -> bool:
    """The rule spelled out on texts: neighbours stand side by side in the ring of ranks."""
    if one[0] == other[0]:
        return True
    neighbours = {frozenset(pair) for pair in zip(RANKS, [*RANKS[1:], "A"], strict=True)}
    suits = run_suits == "any" or one[1] == other[1]
    return suits and frozenset((one[0], other[0])) in neighbours


@pytest.mark.parametrize("run_suits", ["same", "any"])
def test_every_pair_of_cards_fits_as_the_rule_says(run_suits: str) -> None:
    for one in french.pack():
        for other in french.pack():
            if one != other:
                expected = obviously_fits(french.write(one), french.write(other), run_suits)
                assert (other in FITTING_CARDS[run_suits][one]) == expected


@pytest.mark.parametrize("other", ["7S", "7D", "7C"])
def test_the_same_rank_fits_whatever_the_suit(other: str) -> None:
    assert moves(position({0: "7H", 4: other}, stock="2C")) == ["take 4"]


@pytest.mark.parametrize(("other", "fits"), [("6H", True), ("8H", True), ("9H", False)])
def test_neighbours_of_the_same_suit_fit_up_and_down(other: str, fits: bool) -> None:
    assert moves(position({0: "7H", 4: other}, stock="2C")) == (["take 4"] if fits else ["draw"])


def test_only_top_cards_count() -> None:
    state = position({0: "7D 2H", 4: "7S KC", 5: "9S"}, stock="3C")
    assert moves(state) == ["draw"]


def test_any_player_may_be_taken_from_also_oneself() -> None:
    state = position({0: "7H", 1: "7D", 3: "8H", 6: "6H"}, stock="2C")
    assert moves(state) == ["take 1", "take 3", "take 6"]


def test_a_player_may_not_refuse_to_take_but_chooses_what() -> None:
    state = position({0: "7H", 3: "8H", 6: "6H"}, stock="2C")
    assert refusal(state, "draw") == "not-your-phase"
    assert moves(state) == ["take 3", "take 6"]


def test_what_fits_the_new_top_card_must_be_taken_too() -> None:
    state = position({0: "7H", 3: "2C 8H", 6: "9H", 2: "KS"}, stock="2D")
    play(state, "take 3")
    assert turn(state) == (0, 0, "take")
    assert moves(state) == ["take 6"]
    play(state, "take 6")
    assert stack(state, 0) == "7H 2C 8H 9H"
    assert state.slot != 0


def test_a_stack_that_fitted_the_old_top_card_only_can_no_longer_be_taken() -> None:
    state = position({0: "7H", 3: "8H", 6: "7C"}, stock="2D")
    assert moves(state) == ["take 3", "take 6"]
    play(state, "take 3")
    assert stack(state, 6) == "7C"
    assert state.slot != 0


def test_no_card_is_drawn_after_a_takeaway() -> None:
    state = position({0: "7H", 3: "8H"}, stock="2D 3S")
    events = play(state, "take 3")
    assert [event.name for event in events] == ["take", "asked"]
    assert len(state.stock) == 2


def test_one_card_is_drawn_when_nothing_fits_and_then_the_slot_is_done() -> None:
    state = position({0: "7H", 1: "KS", 3: "2C"}, stock="TD 5S")
    assert moves(state) == ["draw"]
    play(state, "draw")
    assert stack(state, 0) == "7H TD"
    assert state.slot != 0


def test_what_fits_the_drawn_card_must_be_taken() -> None:
    state = position({0: "7H", 1: "KS", 3: "2C"}, stock="2D 5S")
    play(state, "draw")
    assert turn(state) == (0, 0, "take")
    assert moves(state) == ["take 3"]
    play(state, "take 3")
    assert stack(state, 0) == "7H 2D 2C"


def test_an_empty_slot_is_filled_first_although_other_slots_fit_each_other() -> None:
    state = position({1: "7H", 3: "8H"}, slot=0, stock="TD 5S")
    assert turn(state) == (0, 0, "draw")
    assert moves(state) == ["draw"]
    assert refusal(state, "take 1") == "not-your-phase"
    play(state, "draw")
    assert stack(state, 0) == "TD"


def test_a_card_drawn_into_an_empty_slot_takes_all_that_fits() -> None:
    state = position({1: "7H", 3: "2C"}, slot=0, stock="8H 5S")
    play(state, "draw")
    assert moves(state) == ["take 1"]


def test_legal_moves_are_listed_clockwise_from_the_slot_being_played() -> None:
    slots = dict.fromkeys(range(8), "")
    state = position({**slots, 5: "7H", 1: "7D", 6: "7C", 4: "7S"}, slot=5, stock="2C")
    assert moves(state) == ["take 6", "take 1", "take 4"]
