"""Facts declared once: what follows from one line in a state's class."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.event import Event, Seat, View, apply_event
from game.core.fact import Visibility, derived, fact, internal, zone
from game.core.fact_types import (
    CARD_TYPE,
    CARDS_TYPE,
    FLAG_TYPE,
    HANDS_TYPE,
    JSON_LIST_TYPE,
    NUMBER_TYPE,
    SEAT_NUMBERS_TYPE,
    SEAT_TYPE,
    STOCK_TYPE,
    TEXT_TYPE,
    UNKNOWN_CARD,
    CodedType,
    CustomType,
    ListType,
    OptionalType,
    PerSeatType,
    TupleType,
)
from game.core.game import EventSink, Setup, State
from game.core.illegal import Illegal, InvalidSetup
from game.core.options import Options
from tests.together import each_of

ADA, MAX = Seat(0), Seat(1)
SETUP = Setup("patience", 2, Options(), 7)


class Patience(State[str]):
    """A game that is not there: the moves ``draw`` and ``flip``."""

    stock: list[Any] = zone(STOCK_TYPE, seen=Visibility.HIDDEN)
    hands: list[list[Any]] = zone(HANDS_TYPE, seen=Visibility.OWNER)
    shown: Any = fact(OptionalType(CARD_TYPE))
    secret: Any = fact(CARD_TYPE, seen=Visibility.HIDDEN)
    bids: list[int] = fact(SEAT_NUMBERS_TYPE, seen=Visibility.OWNER)
    figures: list[int] = fact(SEAT_NUMBERS_TYPE, key="tally")
    count: int = fact(NUMBER_TYPE, 3)
    twice: int = derived(lambda state: 2 * state.count, NUMBER_TYPE, told=True)
    passes: int = internal(NUMBER_TYPE, restored=lambda state: state.count - 3)
    even: bool = derived(lambda state: state.count % 2 == 0)

    def legal(self) -> Iterator[str]:
        yield from ("draw", "flip")

    def check(self, move: str) -> Illegal | None:
        return None

    def _begin(self, tell: EventSink | None) -> None:
        self.stock = [3, 2, 1]
        if tell:
            tell(Event("shuffle", changes={"stock": 3}))
        self.asked = ADA

    def _play(self, move: str, tell: EventSink | None) -> None:
        card = self.stock.pop()
        self.hands[0].append(card)
        self.secret = card
        self.bids[1] += 5
        self.count += 1
        self.twice += 2
        self.passes += 1
        self.even = self.count % 2 == 0
        if tell:
            text = CARD_TYPE.to_json(card, 2)
            tell(Event("draw", ADA, "stock", "hands/0", (text,), visible_to=frozenset([ADA])))


class Flipping(Patience):
    """The same with one fact more: this line is all there is of it."""

    flipped: bool = fact(FLAG_TYPE)

    def _play(self, move: str, tell: EventSink | None) -> None:
        super()._play(move, tell)
        self.flipped = move == "flip"


def begun(state: Patience) -> Patience:
    state._begin(None)
    return state


def read(view: View, kind: type[Patience] = Patience) -> Patience:
    return kind.from_view(view, Options)


# One more fact is one line.


def test_a_fact_is_at_first_what_it_is_declared_to_be() -> None:
    state = Flipping(SETUP)
    assert (state.flipped, state.count, state.hands, state.shown) == (False, 3, [[], []], None)
    assert (state.twice, state.even, state.passes) == (6, False, 0)


def test_a_fact_is_cloned() -> None:
    state = begun(Flipping(SETUP))
    state.advance("flip")
    clone = state.clone()
    assert type(clone) is Flipping
    assert isinstance(clone, Flipping) and clone.flipped
    assert clone == state
    clone.advance("draw")
    assert isinstance(state, Flipping) and state.flipped
    assert (state.hands, state.bids, state.stock) == ([[1], []], [0, 5], [3, 2])


def test_a_fact_is_told_and_viewed_under_its_key() -> None:
    state = begun(Flipping(SETUP))
    state.advance("flip")
    for told in (state.full_view(), state.view(ADA), state.view(MAX)):
        assert told["flipped"] is True
        assert told["tally"] == [0, 0]
        assert told["twice"] == 8
        assert not {"passes", "even", "shuffles", "figures"} & set(told)


def test_a_fact_that_changed_is_set_by_the_last_event_and_followed() -> None:
    state = begun(Flipping(SETUP))
    views = {seat: state.view(seat) for seat in (ADA, MAX)}
    for move in ("flip", "flip", "draw"):
        before = state.public_values()["flipped"]
        events = state.apply(move)
        assert ("flipped" in events[-1].changes) == (before != (move == "flip"))
        for seat, view in views.items():
            for event in events:
                apply_event(view, event.as_seen_by(seat))
            assert view == state.view(seat)


def test_a_fact_is_read_from_a_view() -> None:
    state = begun(Flipping(SETUP))
    state.advance("flip")
    seen = read(state.view(MAX), Flipping)
    assert isinstance(seen, Flipping) and seen.flipped
    assert (seen.count, seen.even, seen.passes) == (4, True, 1)


def test_states_that_differ_in_a_fact_are_not_equal() -> None:
    one, other = Flipping(SETUP), Flipping(SETUP)
    assert one == other
    other.flipped = True
    assert one != other


def test_states_that_differ_in_what_is_not_told_are_not_equal() -> None:
    one, other = Patience(SETUP), Patience(SETUP)
    other.passes = 1
    assert one.full_view() == other.full_view()
    assert one != other


def test_the_facts_of_a_subclass_do_not_reach_its_base() -> None:
    assert "flipped" not in begun(Patience(SETUP)).full_view()
    assert not hasattr(Patience(SETUP), "flipped")


def test_a_state_has_slots_and_nothing_else() -> None:
    with pytest.raises(AttributeError):
        Flipping(SETUP).flipt = True  # type: ignore[attr-defined]


def test_a_subclass_may_say_anew_what_a_fact_is() -> None:
    class Later(Patience):
        count: int = fact(NUMBER_TYPE, 5)
        shuffles: int = internal(NUMBER_TYPE, restored=lambda state: 9)

    state = begun(Later(SETUP))
    assert (state.count, list(state.full_view())) == (5, list(Patience(SETUP).full_view()))
    assert (read(state.view(ADA), Later).shuffles, state.clone().shuffles) == (9, 0)


def test_what_changes_is_never_shared() -> None:
    one, other = Patience(SETUP), Patience(SETUP)
    assert one.hands is not other.hands
    assert one.hands[0] is not one.hands[1]
    with pytest.raises(TypeError, match="make="):
        fact(SEAT_NUMBERS_TYPE, [0, 0])


@pytest.mark.parametrize("key", ["tally", "seat", "seed"])
def test_no_two_facts_are_told_under_one_key(key: str) -> None:
    with pytest.raises(TypeError, match="two facts under one key"):

        class Twice(Patience):
            other: int = fact(NUMBER_TYPE, key=key)


# What is hidden.


def test_what_nobody_may_see_is_struck_out_of_every_view() -> None:
    state = begun(Patience(SETUP))
    state.advance("draw")
    assert (state.full_view()["secret"], state.full_view()["stock"]) == ("2S", ["3S", "4S"])
    for seat in (ADA, MAX):
        view = state.view(seat)
        assert (view["secret"], view["stock"], view["seed"]) == (None, 2, None)


def test_what_its_owner_may_see_is_struck_out_of_the_other_views() -> None:
    state = begun(Patience(SETUP))
    state.advance("draw")
    assert (state.view(ADA)["hands"], state.view(ADA)["bids"]) == ([["2S"], 0], [0, None])
    assert (state.view(MAX)["hands"], state.view(MAX)["bids"]) == ([1, []], [None, 5])


def test_an_event_shows_no_seat_what_its_view_hides() -> None:
    state = begun(Patience(SETUP))
    last = state.apply("draw")[-1]
    assert last.changes["bids"] == [0, 5]
    assert last.as_seen_by(ADA).changes["bids"] == [0, None]
    assert last.as_seen_by(MAX).changes["bids"] == [None, 5]
    assert last.as_seen_by(MAX).changes["secret"] is None
    assert last.as_seen_by(ADA).as_seen_by(MAX).changes["bids"] == [0, None]


def test_only_what_there_is_for_each_seat_can_be_its_owners() -> None:
    with pytest.raises(TypeError, match="each seat"):
        fact(NUMBER_TYPE, seen=Visibility.OWNER)


# Reading a view.


@pytest.mark.parametrize("seat", [ADA, MAX])
def test_a_state_read_from_a_view_has_that_view(seat: Seat) -> None:
    state = begun(Patience(SETUP))
    state.advance("draw")
    seen = read(state.view(seat))
    assert seen.view(seat) == state.view(seat)
    assert seen.full_view()["seed"] is None


def test_a_hidden_card_is_unknown_and_told_as_null() -> None:
    state = begun(Patience(SETUP))
    state.advance("draw")
    seen = read(state.view(MAX))
    assert (seen.hands, seen.stock, seen.secret) == (
        [[UNKNOWN_CARD], []],
        [UNKNOWN_CARD] * 2,
        UNKNOWN_CARD,
    )
    assert (seen.full_view()["hands"], seen.full_view()["stock"]) == ([[None], []], [None, None])


def test_a_state_that_was_told_whole_can_be_read_back() -> None:
    state = begun(Patience(SETUP))
    state.advance("draw")
    assert read(state.full_view()) == state


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("count", "3"),
        ("count", True),
        ("count", None),
        ("phase", 1),
        ("dealer", 2),
        ("dealer", -1),
        ("seat", 1.0),
        ("winners", [5]),
        ("stock", -1),
        ("stock", 10**9),
        ("stock", "5S"),
        ("stock", [["5S"]]),
        ("hands", 3),
        ("hands", [1]),
        ("hands", [1, ["XX"]]),
        ("hands", [1, [5]]),
        ("shown", "1S"),
        ("shown", ["5S"]),
        ("tally", [0]),
        ("tally", [0, None]),
        ("rounds", [3]),
        ("rounds", {}),
    ],
)
def test_what_is_no_view_is_refused_with_a_sentence(key: str, told: Any) -> None:
    view = begun(Patience(SETUP)).view(ADA)
    with pytest.raises(ValueError, match=rf"The view's {key} cannot be read: .*\."):
        read({**view, key: told})


@each_of("key", ["stock", "tally", "seat", "rounds"])
def test_a_view_that_lacks_something_is_refused(key: str) -> None:
    view = begun(Patience(SETUP)).view(ADA)
    del view[key]
    with pytest.raises(ValueError, match=f"The view has no {key}."):
        read(view)


@pytest.mark.parametrize(
    ("key", "told"),
    [("players", 0), ("players", "2"), ("options", None), ("options", {"speed": 3})],
)
def test_a_view_of_no_match_is_refused(key: str, told: Any) -> None:
    view = begun(Patience(SETUP)).view(ADA)
    with pytest.raises(InvalidSetup):
        read({**view, key: told})


# Kinds.


@pytest.mark.parametrize(
    ("kind", "value", "told"),
    [
        (TEXT_TYPE, "draw", "draw"),
        (OptionalType(SEAT_TYPE), None, None),
        (OptionalType(SEAT_TYPE), 1, 1),
        (TupleType(SEAT_TYPE), (1, 0), [1, 0]),
        (CARDS_TYPE, [4, 52], ["5S", "JK"]),
        (STOCK_TYPE, [4, 52], ["JK", "5S"]),
        (OptionalType(CARDS_TYPE), None, None),
        (PerSeatType(OptionalType(CARD_TYPE)), [None, 4], [None, "5S"]),
        (CodedType(("red", "blue")), -1, None),
        (CodedType(("red", "blue")), 1, "blue"),
        (ListType(ListType(NUMBER_TYPE)), [[1], []], [[1], []]),
    ],
)
def test_telling_and_reading_are_inverses(kind: Any, value: Any, told: Any) -> None:
    assert kind.to_json(value, 2) == told
    names: dict[str, Any] = {"players": 2, "value": value}
    assert eval(kind.to_json_source(names).format("value"), names) == told
    assert kind.from_json(told, 2) == value


@pytest.mark.parametrize(
    ("kind", "source"),
    [
        (NUMBER_TYPE, "it"),
        (CARDS_TYPE, "it[:]"),
        (HANDS_TYPE, "[one[:] for one in it]"),
        (ListType(HANDS_TYPE), "[[one[:] for one in one] for one in it]"),
        (OptionalType(SEAT_NUMBERS_TYPE), "(None if it is None else it[:])"),
    ],
)
def test_a_value_is_copied_as_deep_as_it_changes(kind: Any, source: str) -> None:
    assert kind.copying.format("it") == source


@each_of(
    "kind",
    [
        *(
            NUMBER_TYPE,
            TEXT_TYPE,
            SEAT_TYPE,
            CARD_TYPE,
            CARDS_TYPE,
            STOCK_TYPE,
            HANDS_TYPE,
            SEAT_NUMBERS_TYPE,
            JSON_LIST_TYPE,
        ),
        *(
            OptionalType(CARDS_TYPE),
            TupleType(SEAT_TYPE),
            ListType(HANDS_TYPE),
            PerSeatType(OptionalType(CARD_TYPE)),
            CustomType((1,), list, tuple),
        ),
    ],
)
def test_the_source_of_a_blank_value_gives_the_blank_value(kind: Any) -> None:
    names: dict[str, Any] = {"players": 3}
    source = kind.blank_source(names)
    blank = eval(source, names)
    assert blank == kind.blank(3)
    assert kind.is_shared or blank is None or blank is not eval(source, names)


def test_a_copy_of_lists_of_lists_of_lists_shares_none() -> None:
    class Deep(Patience):
        deep: list[list[list[int]]] = zone(ListType(PerSeatType(ListType(NUMBER_TYPE))))

    state = Deep(SETUP)
    state.deep = [[[1], [2]]]
    clone = state.clone()
    assert isinstance(clone, Deep)
    clone.deep[0][1].append(3)
    clone.deep[0].append([4])
    assert state.deep == [[[1], [2]]]
