"""The table of Takeaway: what is to be done, which slot is next, what gestures mean."""

import pytest

from game.core.event import Seat
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.table import TakeawayTable
from tests.games.takeaway.positions import NAMES, play, position

TABLE = TakeawayTable()


def seen(state: TakeawayState) -> TakeawayState:
    """The position as the person at seat 0 knows it."""
    return TAKEAWAY.from_view(state.view(Seat(0)))


@pytest.mark.parametrize(
    ("slots", "slot", "told", "why"),
    [
        ({1: "2S"}, 0, "Turn a card.", "Your right slot is empty."),
        (
            {0: "7H", 1: "2S"},
            0,
            "Turn a card.",
            "Nothing fits the 7 of hearts on your right slot.",
        ),
        (
            {1: "7H", 2: "7S"},
            1,
            "Take the stack.",
            "One stack fits the 7 of hearts on your left slot.",
        ),
        (
            {0: "7H", 2: "7S", 4: "6H"},
            0,
            "Take one of the two stacks.",
            "Two stacks fit the 7 of hearts on your right slot.",
        ),
        ({0: "7H", 2: "7S"}, 2, "Ada is playing the right slot.", ""),
    ],
)
def test_what_is_to_be_done_and_in_the_first_turns_why(
    slots: dict[int, str], slot: int, told: str, why: str
) -> None:
    state = position(slots, slot, stock="KC")
    assert str(TABLE.prompt(seen(state), NAMES)) == told
    for turn in (1, 2, 3):
        assert str(TABLE.second_line(seen(state), NAMES, turn)) == why
    assert TABLE.second_line(seen(state), NAMES, 4) == ""


@pytest.mark.parametrize(
    ("slots", "card", "told"),
    [
        ({0: "7H", 2: "2S"}, "TD", "Nothing fits."),
        ({0: "7H", 2: "4S 5S 4S"}, "3S", "It fits Ada’s 4 of spades, three cards."),
        ({0: "7H", 1: "4S"}, "3S", "It fits your 4 of spades, one card."),
        (
            {0: "7H", 2: "4S 4S", 4: "2S"},
            "3S",
            "Two fit: 4 of spades, two cards; 2 of spades, one card.",
        ),
    ],
)
def test_who_listens_hears_the_card_turned_and_what_fits_it(
    slots: dict[int, str], card: str, told: str
) -> None:
    before = position(slots, stock=f"{card} KC")
    after = before.clone()
    [event, *_] = after.apply(TAKEAWAY.parse("draw"))
    name = {"TD": "10 of diamonds", "3S": "3 of spades"}[card]
    heard = str(TABLE.heard_event(seen(before), event, seen(after), NAMES))
    assert heard == f"You draw the {name} onto your right slot. {told}"


def test_the_only_stack_that_fits_has_a_button() -> None:
    def moves(slots: dict[int, str]) -> list[str]:
        state = seen(position(slots, stock="KC"))
        return [one.move for one in TABLE.offers(state, (), NAMES)]

    assert moves({0: "7H", 2: "2S"}) == ["draw"]
    assert moves({0: "7H", 2: "7S"}) == ["draw", "take 2"]
    assert moves({0: "7H", 2: "7S", 4: "6H"}) == ["draw"]


def test_after_the_match_nothing_is_to_be_done() -> None:
    state = position({0: "2S", 2: "6D"}, stock="9D")
    play(state, "draw")
    assert str(TABLE.prompt(seen(state), NAMES)) == "The match is over."
    assert TABLE.next_zone(seen(state), NAMES) == (None, "")
    assert TABLE.active_zone(seen(state)) is None


def test_before_the_deal_the_highest_card_deals() -> None:
    state = TAKEAWAY.blank_state(TAKEAWAY.setup(3, {}, seed=1))
    assert str(TABLE.prompt(seen(state), NAMES)) == "The highest card deals."


@pytest.mark.parametrize(
    ("slots", "stock", "zone", "told"),
    [
        (
            {0: "7H", 1: "2S"},
            "KC QC",
            "slots/2/cards",
            "Next is Ada’s right slot, the first empty one.",
        ),
        (
            dict(enumerate(("2S", "4H", "6D", "8C", "TS", "QH", "KD", "3C"))),
            "9D JD",
            "slots/1/cards",
            "Next is your left slot, clockwise.",
        ),
        (
            {0: "7H", 3: "TS", 5: "TD"},
            "",
            "slots/3/cards",
            "Next is Ada’s left slot. Something fits it.",
        ),
        (
            {0: "7H", 3: "TS"},
            "",
            None,
            "The deck is empty. The round ends when nothing fits.",
        ),
    ],
)
def test_which_slot_is_next_and_why(
    slots: dict[int, str], stock: str, zone: str | None, told: str
) -> None:
    where, why = TABLE.next_zone(seen(position(slots, stock=stock)), NAMES)
    assert (where, str(why)) == (zone, told)


def test_of_the_last_card_no_slot_is_said_to_come_next() -> None:
    said = TABLE.next_zone(seen(position({0: "7H", 1: "2S"}, stock="KC")), NAMES)
    assert (said[0], str(said[1])) == (
        None,
        "This draws the last card. The round ends when nothing fits.",
    )


def test_a_stack_that_is_taken_leaves_the_slot_that_comes_next() -> None:
    lying = dict(enumerate(("2S", "4H", "6D", "8C", "TS", "QH", "KD", "2C")))
    where, why = TABLE.next_zone(seen(position(lying, stock="9D JD")), NAMES)
    assert (where, str(why)) == ("slots/7/cards", "Next is Iris’s left slot, the first empty one.")
    several = TABLE.next_zone(seen(position({**lying, 3: "3S"}, stock="9D JD")), NAMES)
    assert (several[0], str(several[1])) == (
        None,
        "The next slot depends on which stack goes.",
    )


def test_the_table_names_the_slots_in_use_and_the_deck() -> None:
    state = position({0: "7H"}, players=3, stock="KC")
    places = TABLE.zones(seen(state), NAMES)
    assert [place.owner for place in places] == [0, 0, 1, 1, 2, 2, None]
    assert [str(place.name) for place in places][-2:] == ["Max’s left slot", "the deck"]


def test_a_click_on_the_slot_being_played_draws_only_when_nothing_fits() -> None:
    drawing, taking = (position({0: "7H", 3: top}, stock="KC") for top in ("2S", "7S"))
    assert TABLE.gesture_move(seen(drawing), "slots/0/cards", None) == "draw"
    assert TABLE.gesture_move(seen(taking), "slots/0/cards", None) == "take 0"
    assert TABLE.gesture_move(seen(taking), "slots/3/cards", "slots/0/cards") == "take 3"
    assert TABLE.gesture_move(seen(taking), "slots/3/cards", "slots/2/cards") is None


def test_a_pointed_at_slot_shows_which_stacks_fit_it() -> None:
    state = seen(position({0: "7H", 2: "8H", 5: "7S", 6: "2C"}, stock="KC"))
    assert TABLE.matching_zones(state, "slots/0/cards") == ["slots/2/cards", "slots/5/cards"]
    assert TABLE.matching_zones(state, "stock") == []


def test_the_plates_count_the_cards_in_the_slots() -> None:
    state = seen(position({0: "7H 8H", 1: "2C", 6: "9S"}, stock="KC"))
    assert TABLE.plate_counts(state) == [3, 0, 0, 1]
    assert [str(TABLE.count_text(count)) for count in (1, 3)] == [
        "one card this round",
        "three cards this round",
    ]


def test_a_card_fits_the_ranks_beside_it_around_the_corner_too() -> None:
    state = position({0: "7H"}, stock="KC")
    neighbours = {"7H": "the 6 of hearts and the 8 of hearts", "AH": "the king of hearts and the 2"}
    for card, told in neighbours.items():
        assert told in str(TABLE.card_info(seen(state), card).text)
