"""What people overlook in Takeaway: the moves that it is about, and what is said of it later."""

from game.games.takeaway.game import TAKEAWAY
from tests.games.takeaway.positions import position
from tests.laws.overlooking import excused, hidden, told

# most: the largest stack that fits.


def test_the_largest_stack_is_excused() -> None:
    state = position({0: "7H", 2: "2S 7D", 4: "6H", 5: "KD KS KC"}, stock="3C")
    assert excused(TAKEAWAY, "most", state) == {"take 2"}


def test_of_stacks_of_one_size_all_are_excused() -> None:
    state = position({0: "7H", 2: "7D", 4: "6H"}, stock="3C")
    assert excused(TAKEAWAY, "most", state) == {"take 2", "take 4"}


def test_the_largest_stack_is_told() -> None:
    state = position({0: "7H", 2: "2S 7D", 4: "6H"}, stock="3C")
    assert told(TAKEAWAY, "most", state, "take 4", "take 2") == (
        "You simply took the largest stack."
    )
    assert told(TAKEAWAY, "most", state, "take 4", "take 2", you=1) == (
        "P0 simply took the largest stack."
    )


# far: all but the first three stacks that fit.

FAR = {0: "7H", 1: "7D", 3: "7S", 4: "7C", 6: "6H", 7: "8H"}


def test_all_but_the_first_three_stacks_are_hidden() -> None:
    assert hidden(TAKEAWAY, "far", position(FAR)) == {"take 6", "take 7"}


def test_three_stacks_are_seen() -> None:
    state = position({slot: stack for slot, stack in FAR.items() if slot not in (1, 3)})
    assert hidden(TAKEAWAY, "far", state) == set()


def test_a_stack_far_round_the_ring_is_told() -> None:
    state = position(FAR)
    assert told(TAKEAWAY, "far", state, "take 7", "take 1") == (
        "You overlooked the stack with the 8 of hearts on top."
    )
    assert told(TAKEAWAY, "far", state, "take 7", "take 1", you=2) == (
        "P0 overlooked the stack with the 8 of hearts on top."
    )


# next: takes after which the player with the most cards is next.

NEXT = {0: "7H", 1: "2C", 2: "7D", 3: "3S 4C 9C JS QC", 4: "6H", 5: "KD", 6: "TS", 7: "2D"}


def test_a_take_that_leaves_the_next_slot_to_the_leader_is_excused() -> None:
    """Seat 1 has the most cards; the slot that is emptied comes next."""
    assert excused(TAKEAWAY, "next", position(NEXT, stock="3C 4D")) == {"take 2"}


def test_where_another_has_as_many_cards_none_is_excused() -> None:
    more = {**NEXT, 5: "KD 5S 8C QH AS"}
    assert excused(TAKEAWAY, "next", position(more, stock="3C 4D")) == set()


def test_the_next_player_is_told() -> None:
    state = position(NEXT, stock="3C 4D")
    assert told(TAKEAWAY, "next", state, "take 4", "take 2") == (
        "You overlooked that P1 was next, with the most cards."
    )
    assert told(TAKEAWAY, "next", state, "take 4", "take 2", you=1) == (
        "P0 overlooked that you were next, with the most cards."
    )


# deck: tops that three cards of the deck or more fit.


def lying(deck: str) -> str:
    """All cards that are neither in the deck nor named in a position of these tests."""
    named = {*deck.split(), "7H", "7D", "6H"}
    pack = TAKEAWAY.pack(4, TAKEAWAY.options_type())
    return " ".join(card for card in pack if card not in named)


def test_a_top_that_three_cards_of_the_deck_fit_is_excused() -> None:
    deck = "7S 7C 6D KH"
    state = position({0: "7H", 2: "7D", 4: "6H", 6: lying(deck)}, stock=deck)
    assert excused(TAKEAWAY, "deck", state) == {"take 2"}


def test_a_top_that_two_cards_of_the_deck_fit_is_not() -> None:
    deck = "7S 7C KH"
    state = position({0: "7H", 2: "7D", 4: "6H", 6: lying(deck)}, stock=deck)
    assert excused(TAKEAWAY, "deck", state) == set()


def test_the_cards_that_fit_are_told() -> None:
    deck = "7S 7C 6D KH"
    state = position({0: "7H", 2: "7D", 4: "6H", 6: lying(deck)}, stock=deck)
    assert told(TAKEAWAY, "deck", state, "take 4", "take 2") == (
        "You overlooked that three cards in the deck fit the 7 of diamonds."
    )
    assert told(TAKEAWAY, "deck", state, "take 4", "take 2", you=1) == (
        "P0 overlooked that three cards in the deck fit the 7 of diamonds."
    )


# second: takes that another follows, when a single one wins as much at once.

SECOND = {0: "7H", 2: "KC QS 7D", 4: "6H", 5: "5H"}


def test_a_row_of_takes_is_hidden_by_a_single_one_that_wins_as_much() -> None:
    assert hidden(TAKEAWAY, "second", position(SECOND, stock="3C")) == {"take 4"}


def test_a_row_that_wins_more_is_seen() -> None:
    state = position({**SECOND, 5: "2C 9D 5H"}, stock="3C")
    assert hidden(TAKEAWAY, "second", state) == set()


def test_the_second_stack_is_told() -> None:
    state = position(SECOND, stock="3C")
    assert told(TAKEAWAY, "second", state, "take 4", "take 2") == (
        "You overlooked that a second stack follows the 6 of hearts."
    )
    assert told(TAKEAWAY, "second", state, "take 4", "take 2", you=1) == (
        "P0 overlooked that a second stack follows the 6 of hearts."
    )
