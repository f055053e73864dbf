"""Events: what each seat is told of them, and how a view follows them."""

from typing import Any

import pytest

from game.core.event import Event, Redaction, Seat, apply_event, bare_card, redact
from game.core.fact_types import CARDS_TYPE, PerSeatType
from tests.together import each_of

ADA, MAX = Seat(0), Seat(1)
HIDES: dict[str, Redaction] = {
    "seed": lambda told, seat: None,
    "stock": lambda told, seat: CARDS_TYPE.redact(told),
    "hands": PerSeatType(CARDS_TYPE).redact_for_others,
}


def told_to_max(event: Event) -> Event:
    return event.as_seen_by(MAX)


# What a seat is told.


def test_an_event_that_all_may_see_is_told_whole() -> None:
    event = Event("draw", ADA, "pile", "hands/0", ("5S",), changes={"phase": "discard"})
    assert told_to_max(event) == event


def test_cards_that_a_seat_may_not_see_are_struck_out_one_by_one() -> None:
    event = Event("deal", ADA, "stock", "hands/0", ("5S", "6S"), visible_to=frozenset({ADA}))
    assert told_to_max(event).cards == (None, None)
    assert event.as_seen_by(ADA).cards == ("5S", "6S")


def test_an_event_nobody_may_see_is_struck_out_for_all() -> None:
    event = Event("draw", ADA, "stock", "hands/0", ("5S",), visible_to=frozenset())
    assert event.as_seen_by(ADA).cards == (None,)


def test_private_facts_are_struck_out_and_public_ones_stay() -> None:
    event = Event(
        "ask",
        ADA,
        changes={"seat": 0, "phase": "break"},
        visible_to=frozenset({ADA}),
        private_values=frozenset({"seat"}),
    )
    assert told_to_max(event).changes == {"seat": None, "phase": "break"}
    assert event.as_seen_by(ADA).changes == {"seat": 0, "phase": "break"}


def test_what_a_seat_is_told_does_not_say_who_else_may_see_it() -> None:
    event = Event(
        "draw",
        ADA,
        cards=("5S",),
        changes={"a": 1},
        visible_to=frozenset({ADA}),
        private_values=frozenset("a"),
    )
    for seat in (ADA, MAX):
        assert event.as_seen_by(seat).visible_to is None
        assert event.as_seen_by(seat).private_values == frozenset()


def test_facts_are_struck_like_a_view() -> None:
    facts = {"seed": 7, "stock": ["5S"], "hands": [["AS"], ["KD", "QD"]]}
    event = Event("match", changes=facts, redactions=HIDES)
    assert event.as_seen_by(ADA).changes == {"seed": None, "stock": 1, "hands": [["AS"], 2]}


def test_telling_a_seat_leaves_the_event_as_it_was() -> None:
    facts: dict[str, Any] = {"seed": 7, "stock": ["5S"], "hands": [["AS"], ["KD"]]}
    private = frozenset({"stock"})
    event = Event(
        "match",
        changes=facts,
        visible_to=frozenset({ADA}),
        private_values=private,
        redactions=HIDES,
    )
    told_to_max(event)
    assert facts == {"seed": 7, "stock": ["5S"], "hands": [["AS"], ["KD"]]}


def test_striking_a_view_twice_changes_nothing_more() -> None:
    view = {"seed": 7, "stock": ["5S"], "hands": [["AS"], ["KD", "QD"]], "pile": ["2C"]}
    once = redact(view, HIDES, MAX)
    assert once == {"seed": None, "stock": 1, "hands": [1, ["KD", "QD"]], "pile": ["2C"]}
    assert redact(once, HIDES, MAX) == once


def test_striking_adds_no_key() -> None:
    assert redact({"phase": "draw"}, HIDES, ADA) == {"phase": "draw"}


# What it looks like to a program.


def test_an_event_as_json_leaves_out_what_it_does_not_have() -> None:
    assert Event("shuffle").as_json() == {"event": "shuffle"}


def test_one_card_is_given_by_itself_too() -> None:
    event = Event("draw", ADA, "stock", "hands/0", ("5S",))
    assert event.as_json() == {
        "event": "draw",
        "seat": 0,
        "from": "stock",
        "to": "hands/0",
        "cards": ["5S"],
        "card": "5S",
    }
    assert "card" not in Event("deal", cards=("5S", "6S")).as_json()


def test_a_place_among_the_cards_of_a_zone_is_given_also_when_it_is_the_first() -> None:
    event = Event(
        "lay", MAX, "hands/1", "melds/M1/cards", ("5S",), index=0, changes={"phase": "lay"}
    )
    assert event.as_json()["at"] == 0
    assert event.as_json()["set"] == {"phase": "lay"}


# How a view follows.


def view_of_ada() -> dict[str, Any]:
    return {
        "stock": 3,
        "pile": ["2C", "9D"],
        "hands": [["AS", "JK", "AS"], 2],
        "melds": [{"id": "M1", "cards": ["5S", "6S"]}, {"id": "M2", "cards": ["KD", "KH", "KC"]}],
        "phase": "draw",
    }


def after(event: Event, view: dict[str, Any] | None = None) -> dict[str, Any]:
    view = view_of_ada() if view is None else view
    apply_event(view, event)
    return view


def test_a_card_from_a_count_into_a_hand_that_is_seen() -> None:
    view = after(Event("draw", ADA, "stock", "hands/0", ("7H",)))
    assert view["stock"] == 2
    assert view["hands"][0] == ["AS", "JK", "AS", "7H"]


def test_cards_that_are_not_seen_only_count() -> None:
    view = after(Event("draw", MAX, "stock", "hands/1", (None, None)))
    assert (view["stock"], view["hands"][1]) == (1, 4)


def test_of_several_copies_the_last_leaves_a_hand() -> None:
    view = after(Event("discard", ADA, "hands/0", "pile", ("AS",)))
    assert view["hands"][0] == ["AS", "JK"]
    assert view["pile"] == ["2C", "9D", "AS"]


def test_of_several_copies_the_next_leaves_the_stock() -> None:
    view = after(
        Event("draw", ADA, "stock", "pile", ("5S",)), {"stock": ["5S", "6S", "5S"], "pile": []}
    )
    assert view == {"stock": ["6S", "5S"], "pile": ["5S"]}


def test_a_card_is_put_where_the_event_says() -> None:
    view = after(Event("lay", MAX, "hands/1", "melds/M1/cards", ("4S",), index=0))
    assert view["melds"][0]["cards"] == ["4S", "5S", "6S"]
    view = after(Event("lay", MAX, "hands/1", "melds/M2/cards", ("JK=K",), index=1))
    assert view["melds"][1]["cards"] == ["KD", "JK=K", "KH", "KC"]


def test_a_joker_leaves_the_hand_bare_and_lies_as_what_it_stands_for() -> None:
    view = after(Event("lay", ADA, "hands/0", "melds/M1/cards", ("JK=7S",)))
    assert view["hands"][0] == ["AS", "AS"]
    assert view["melds"][0]["cards"] == ["5S", "6S", "JK=7S"]


def test_a_joker_taken_from_a_meld_is_found_by_what_it_stands_for() -> None:
    view = view_of_ada()
    view["melds"][0]["cards"].append("JK=7S")
    after(Event("swap", ADA, "melds/M1/cards", "hands/0", ("JK=7S",)), view)
    assert view["melds"][0]["cards"] == ["5S", "6S"]


def test_facts_are_set_by_their_way_into_the_view() -> None:
    view = after(
        Event("asked", MAX, changes={"phase": "discard", "melds/M2/id": "M3", "hands/1": 9})
    )
    assert view["phase"] == "discard"
    assert view["melds"][1]["id"] == "M3"
    assert view["hands"][1] == 9


def test_a_zone_that_is_not_there_yet_is_added_at_the_end() -> None:
    view = after(Event("meld", ADA, changes={"melds/M3": {"id": "M3", "cards": ["2C"]}}))
    assert [meld["id"] for meld in view["melds"]] == ["M1", "M2", "M3"]


def test_facts_come_after_the_cards_have_moved() -> None:
    view = after(
        Event("shuffle", source="pile", target="stock", cards=("2C", "9D"), changes={"stock": 9})
    )
    assert (view["pile"], view["stock"]) == ([], 9)


def test_a_view_shares_nothing_with_the_events_it_followed() -> None:
    facts = {"hands": [["AS"], 1], "rounds": [{"scores": [1, 2]}]}
    event = Event("match", changes=facts)
    view: dict[str, Any] = {}
    after(event, view)
    view["hands"][0].append("KD")
    view["rounds"][0]["scores"][0] = 99
    assert facts == {"hands": [["AS"], 1], "rounds": [{"scores": [1, 2]}]}


@each_of(
    "event",
    [
        Event("discard", ADA, "hands/0", "pile", ("7C",)),
        Event("discard", ADA, "hands/0", "pile", (None,)),
        Event("draw", ADA, "slots/5/cards", "hands/0", ("7C",)),
        Event("draw", ADA, "melds/M9/cards", "hands/0", ("7C",)),
        Event("draw", ADA, "hands/2", "hands/0", ("7C",)),
    ],
)
def test_an_event_that_did_not_happen_to_the_view_is_refused(event: Event) -> None:
    with pytest.raises((ValueError, LookupError)):
        after(event)


@pytest.mark.parametrize(
    ("text", "card"), [("JK=5S", "JK"), ("JK=7", "JK"), ("5S", "5S"), ("", "")]
)
def test_the_card_itself_without_what_it_stands_for(text: str, card: str) -> None:
    assert bare_card(text) == card
