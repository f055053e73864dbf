"""What a person reads: moves before they are made, and the log."""

import pytest

from game.core.event import Seat
from game.core.state import SeatView
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.words import own_place_name, place_name
from tests.games.takeaway.positions import NAMES, dealt, play, position


def said(text: str, slots: dict[int, str], **more: int) -> str:
    state = position(slots, stock="5C 9S", **more)  # type: ignore[arg-type]
    return str(TAKEAWAY.describe_move(state, TAKEAWAY.parse(text), NAMES))


def test_a_draw_says_onto_which_slot() -> None:
    assert said("draw", {0: "2S"}) == "Draw a card onto your right slot"
    assert said("draw", {3: "2S"}, slot=3) == "Draw a card onto Ada’s left slot"


def test_a_takeaway_says_how_many_cards_and_which_is_on_top() -> None:
    told = said("take 5", {0: "6S", 5: "TD 3S QH 6H"})
    assert told == "Take four cards, the 6 of hearts on top, from Max’s left slot"


def test_a_refused_takeaway_from_an_empty_slot_can_be_said_too() -> None:
    assert said("take 5", {0: "6S"}) == "Take Max’s left slot"


@pytest.mark.parametrize(
    ("players", "slot", "words"),
    [
        (2, 2, "your third slot"),
        (2, 7, "Ada’s fourth slot"),
        (3, 5, "Max’s left slot"),
        (4, 6, "Iris’s right slot"),
    ],
)
def test_slots_in_words(players: int, slot: int, words: str) -> None:
    assert str(place_name(players, slot, NAMES)) == words


def test_a_slot_that_is_not_in_use_has_no_words() -> None:
    with pytest.raises(ValueError, match="slot 6"):
        place_name(3, 6, NAMES)


def test_in_a_sentence_about_its_owner_a_slot_does_not_need_the_name_again() -> None:
    assert str(own_place_name(4, 3, NAMES, Seat(1))) == "the left slot"
    assert str(own_place_name(4, 3, NAMES, Seat(2))) == "Ada’s left slot"
    assert str(own_place_name(4, 0, NAMES, Seat(0))) == "your right slot"


def log(slots: dict[int, str], *texts: str, stock: str = "9D 5C") -> list[str]:
    """The log's sentences as seat 0 reads them."""
    state = position(slots, stock=stock)
    seen = SeatView(TAKEAWAY, state.view(Seat(0)))
    told = []
    for event in play(state, *texts):
        struck = event.as_seen_by(Seat(0))
        sentence = TAKEAWAY.describe_event(seen, struck, NAMES)
        if sentence is not None:
            told.append(str(sentence))
        seen.apply(struck)
    return told


def test_the_log_of_a_draw_and_of_takeaways() -> None:
    slots = {0: "2S", 3: "TC 9S", 5: "TD"}
    assert log(slots, "draw", "take 3", stock="9D 5C") == [
        "You draw the 9 of diamonds onto your right slot.",
        "You take the 9 of spades and one card under it from Ada’s left slot.",
    ]
    assert log(slots, "draw", "take 5", stock="9D 5C") == [
        "You draw the 9 of diamonds onto your right slot.",
        "You take the 10 of diamonds from Max’s left slot.",
    ]


def test_the_log_of_the_end_of_a_round() -> None:
    told = log({0: "2S", 3: "TC 8S", 5: "4D"}, "draw", stock="QD")
    assert told[1:] == ["The round is over: You 2, Ada 2, Max 1, Iris 0."]


def test_the_log_of_the_deal() -> None:
    state, events = TAKEAWAY.new_with_events(TAKEAWAY.setup(4, {}, seed=1))
    seen = SeatView(TAKEAWAY, state.view(Seat(0)))
    told = [TAKEAWAY.describe_event(seen, event, NAMES) for event in events]
    sentences = [str(one) for one in told if one is not None]
    assert sentences[-1].startswith("Round 1")
    assert all(" for the deal." in one for one in sentences[:-1])
    assert len(sentences) >= 5


def test_slots_that_are_not_in_use_are_null_in_the_view() -> None:
    view = dealt("2S 4H 6D 8C TS QH", 3, 0).view(Seat(0))
    assert view["slots"][6:] == [None, None]
    assert view["slots"][0] == {"seat": 0, "cards": ["2S"]}


def test_the_view_hides_nothing_but_the_deck_and_the_seed() -> None:
    state = dealt("2S 4H 6D 8C TS QH", 3, 0)
    full, view = state.full_view(), state.view(Seat(1))
    assert {key for key in full if full[key] != view[key]} == {"seed", "stock"}
    assert view["seed"] is None
    assert view["stock"] == 46


def test_the_zones_of_the_rules() -> None:
    full = dealt("2S 4H 6D 8C TS QH AD 3C", 4, 2).full_view()
    assert not {"pile", "hands", "known"} & set(full)
    assert full["slot"] == 4
    assert full["phase"] == "draw"
