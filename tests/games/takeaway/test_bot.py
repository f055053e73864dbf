"""What opponents know of Takeaway."""

import pytest

from game.games.takeaway.bot.knowledge import TakeawayBot
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.moves import TAKEAWAY_DRAW_MOVE
from game.games.takeaway.rules import TakeawayState
from tests.games.takeaway.positions import NAMES, play, position

KNOWLEDGE = TakeawayBot()


def at_a_glance(state: TakeawayState) -> str:
    """The move that is rated best."""
    moves = KNOWLEDGE.candidates(state)
    return TAKEAWAY.write(max(moves, key=lambda move: KNOWLEDGE.quick_score(state, move)))


def test_another_players_stack_is_worth_more_than_a_bigger_one_of_ones_own() -> None:
    state = position({0: "7H", 1: "2C 3C 4D 7D", 5: "JC 7S"}, stock="5C")
    assert at_a_glance(state) == "take 5"


def test_the_bigger_of_two_stacks_is_taken() -> None:
    state = position({0: "7H", 3: "7D", 5: "JC 7S"}, stock="5C")
    assert at_a_glance(state) == "take 5"


def test_candidates_are_the_legal_moves() -> None:
    state = position({0: "7H", 3: "7D", 5: "JC 7S"}, stock="5C")
    assert KNOWLEDGE.candidates(state) == list(state.legal())


def preferred(stock: str) -> float:
    """By how much a large stack is preferred that would lie under a six, in cards."""
    state = position({0: "7H", 4: "2C 4C 7D", 6: "KC TS 9C 6H"}, stock=stock)
    weights = KNOWLEDGE.evaluate_moves(state)
    return weights[TAKEAWAY.parse("take 6")] - weights[TAKEAWAY.parse("take 4")]


def test_a_stack_that_a_card_to_come_fits_is_worth_less() -> None:
    """One card: of two, the second often brings back what the first took.

    The slot whose stack was taken is empty, so it is its owner who draws next.
    """
    assert preferred("AS 2H AC JD") > preferred("6S 2H AC JD") + 2
    assert preferred("6S 2H AC JD") < preferred("6S 2H AC 6C")


def test_a_draw_weighs_nothing() -> None:
    assert list(KNOWLEDGE.evaluate_moves(position({0: "7H", 2: "2C"}, stock="5C"))) == [
        TAKEAWAY_DRAW_MOVE
    ]


def test_prospects_count_the_round_that_is_going_on() -> None:
    state = position({0: "7H 2C", 3: "7D"}, stock="5C", rounds=2)
    state.scores = [10, 20, 30, 40]
    assert KNOWLEDGE.value(state) == [12, 21, 30, 40]


def test_prospects_after_the_match_are_its_scores() -> None:
    state = position({0: "2S", 2: "6D KC"}, stock="9D")
    play(state, "draw")
    assert KNOWLEDGE.value(state) == [2, 2, 0, 0]


def test_a_playout_stops_at_the_end_of_the_round() -> None:
    state = position({0: "2S", 2: "6D KC"}, stock="9D", rounds=2)
    start = state.clone()
    assert not KNOWLEDGE.is_leaf(state, start)
    play(state, "draw")
    assert KNOWLEDGE.is_leaf(state, start)


@pytest.mark.parametrize(
    ("slots", "text", "words"),
    [
        ({2: "4H"}, "draw", "empty"),
        ({0: "7H", 2: "2C"}, "draw", "Nothing fits"),
        ({0: "7H", 2: "7D"}, "take 2", "Only the stack with the 7 of diamonds on top fits"),
        ({0: "7H", 1: "6H", 2: "7D"}, "take 1", "it just stacks two cards of your own"),
        ({0: "7H", 2: "2S 7D", 4: "6H"}, "take 2", "You take two cards from Ada."),
        ({0: "7H", 1: "7C", 2: "2S 7D"}, "take 1", "two cards in 2 stacks"),
    ],
)
def test_the_reason_of_each_kind_of_move(slots: dict[int, str], text: str, words: str) -> None:
    state = position(slots, stock="5C")
    assert words in str(KNOWLEDGE.explain(state, TAKEAWAY.parse(text), NAMES))
