"""What is refused, with which code, and the sentence that names the rule."""

import pytest

from game.core.illegal import IllegalMove, UnreadableMove
from game.games.takeaway.game import TAKEAWAY
from tests.games.takeaway.positions import play, position, refusal
from tests.together import each_of


def sentence(slots: dict[int, str], text: str, **more: str) -> str:
    state = position(slots, stock="5C 9S", **more)  # type: ignore[arg-type]
    illegal = state.check(TAKEAWAY.parse(text))
    assert illegal is not None
    return str(illegal.message)


def test_drawing_when_something_fits_is_not_your_phase() -> None:
    slots = {0: "7H", 3: "8H"}
    assert refusal(position(slots, stock="5C"), "draw") == "not-your-phase"
    assert "have to take it" in sentence(slots, "draw")


def test_taking_when_nothing_fits_is_not_your_phase() -> None:
    slots = {0: "7H", 3: "9H"}
    assert refusal(position(slots, stock="5C"), "take 3") == "not-your-phase"
    assert "Draw a card" in sentence(slots, "take 3")


def test_taking_onto_an_empty_slot_is_not_your_phase() -> None:
    slots = {2: "7H", 3: "8H"}
    assert refusal(position(slots, stock="5C"), "take 3") == "not-your-phase"
    assert "First fill the empty slot" in sentence(slots, "take 3")


def test_a_stack_that_does_not_fit_is_refused_with_the_rule() -> None:
    slots = {0: "7H", 3: "8H", 5: "9D"}
    assert refusal(position(slots, stock="5C"), "take 5") == "does-not-fit"
    told = sentence(slots, "take 5")
    assert "9 of diamonds" in told
    assert "7 of hearts" in told
    assert "in its suit" in told


def test_the_sentence_speaks_of_suits_only_where_they_matter() -> None:
    slots = {0: "7H", 3: "8H", 5: "9D"}
    assert "suit" not in sentence(slots, "take 5", run_suits="any")


def test_a_slot_cannot_take_itself() -> None:
    slots = {0: "7H", 3: "8H"}
    assert refusal(position(slots, stock="5C"), "take 0") == "does-not-fit"
    assert "the slot you’re playing" in sentence(slots, "take 0")


def test_an_empty_slot_cannot_be_taken() -> None:
    slots = {0: "7H", 3: "8H"}
    assert refusal(position(slots, stock="5C"), "take 5") == "does-not-fit"
    assert "empty" in sentence(slots, "take 5")


@each_of("slot", [6, 7])
@each_of("top", ["7H", "2C"])
def test_a_slot_that_is_not_in_use_is_not_a_move_in_any_phase(slot: int, top: str) -> None:
    state = position({0: top, 3: "8H"}, players=3, stock="5C")
    assert refusal(state, f"take {slot}") == "not-a-move"


def test_no_move_is_legal_after_the_match() -> None:
    state = position({0: "2S", 2: "6D"}, slot=0, stock="9D")
    play(state, "draw")
    for text in ("draw", "take 0", "take 2"):
        assert refusal(state, text) == "match-over"


def test_a_refused_move_leaves_the_position_as_it_was() -> None:
    state = position({0: "7H", 3: "8H"}, stock="5C")
    before = state.clone()
    for text in ("draw", "take 0", "take 5"):
        with pytest.raises(IllegalMove):
            play(state, text)
    assert state == before


@each_of(
    "text",
    ["", "Draw", "DRAW", " draw", "draw ", "draw\n", "draw 1", "draw stock", "take", "take ",
     "take  5", "take 05", "take 8", "take -1", "take 5 ", "take 5\n", "take five", "Take 5",
     "take \u0665", "take 5.0", "take 10", "5", "pass"],
)  # fmt: skip
def test_what_is_not_written_exactly_as_a_move_is_none(text: str) -> None:
    with pytest.raises(UnreadableMove):
        TAKEAWAY.parse(text)


def test_the_notation_of_all_moves() -> None:
    texts = ["draw", *(f"take {slot}" for slot in range(8))]
    assert [TAKEAWAY.write(TAKEAWAY.parse(text)) for text in texts] == texts
