"""What every state and every game has from the contract, seen on one of them."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.core.event import Event, Seat
from game.core.game import Bot, State
from game.core.illegal import IllegalMove, InvalidSetup
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from tests.together import each_of

OPTIONS = TAKEAWAY.options_type()


def new(seed: int = 7, players: int = 3, **options: object) -> TakeawayState:
    return TAKEAWAY.new(TAKEAWAY.setup(players, options, seed))


def first(state: TakeawayState) -> Any:
    return next(iter(state.legal()))


# Setting up.


@each_of("players", [1, 5, 0, -2])
def test_the_number_of_players_must_be_one_the_game_is_for(players: int) -> None:
    with pytest.raises(InvalidSetup, match=f"2 to 4 players, not {players}") as caught:
        TAKEAWAY.setup(players, {}, 1)
    assert caught.value.about == "players"


@pytest.mark.parametrize("dealer", [-1, 3, 100])
def test_the_dealer_must_be_a_seat_of_the_match(dealer: int) -> None:
    with pytest.raises(InvalidSetup, match=f"from 0 to 2, not {dealer}") as caught:
        TAKEAWAY.setup(3, {}, 1, dealer)
    assert caught.value.about == "dealer"


def spoiled(deck: Sequence[str]) -> list[list[str]]:
    """Decks that are not the whole pack."""
    cards = list(deck)
    return [
        [],
        cards[1:],
        [*cards, cards[0]],
        [cards[1], *cards[1:]],
        ["JK", *cards[1:]],
        ["1S", *cards[1:]],
        [cards[0].lower(), *cards[1:]],
    ]


@each_of("deck", spoiled(TAKEAWAY.pack(3, OPTIONS)))
def test_the_deck_must_be_the_whole_pack(deck: list[str]) -> None:
    with pytest.raises(InvalidSetup, match="not the whole pack") as caught:
        TAKEAWAY.setup(3, {}, 1, 0, deck)
    assert caught.value.about == "deck"


def test_options_may_be_given_as_they_are_or_by_their_values() -> None:
    by_values = TAKEAWAY.setup(3, {"rounds": 5}, 1)
    assert TAKEAWAY.setup(3, by_values.options, 1) == by_values
    with pytest.raises(InvalidSetup) as caught:
        TAKEAWAY.setup(3, {"rounds": 0}, 1)
    assert caught.value.about == "options"


# A state.


def test_the_same_setup_and_moves_give_the_same_match() -> None:
    one, other = new(), new()
    rng = Random(3)
    while not one.over:
        assert one == other
        move = rng.choice(list(one.legal()))
        one.apply(move)
        other.advance(move)
    assert one == other


def test_states_that_differ_are_not_equal() -> None:
    state = new()
    moved = state.clone()
    moved.advance(first(moved))
    assert state != moved
    assert state != new(seed=8)
    assert state != "a state"


def test_states_that_look_alike_but_would_go_on_differently_are_not_equal() -> None:
    state = new()
    shuffled = state.clone()
    shuffled.shuffles += 1
    assert shuffled.full_view() == state.full_view()
    assert shuffled != state
    given = TAKEAWAY.new(TAKEAWAY.setup(3, {}, 7, int(state.dealer)))
    assert given.full_view() == state.full_view()
    assert given != state


def test_a_clone_has_lists_of_its_own() -> None:
    state = new()
    clone = state.clone()
    assert clone.scores is not state.scores
    assert clone.rounds is not state.rounds


def test_a_state_cannot_be_hashed_since_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(new())


def test_an_illegal_move_is_raised_with_its_refusal_and_nothing_changes() -> None:
    state = new()
    before = state.clone()
    with pytest.raises(IllegalMove) as caught:
        state.apply(TAKEAWAY.parse("take 7"))
    assert caught.value.illegal.code == "not-a-move"
    assert str(caught.value) == str(caught.value.illegal.message)
    assert state == before


def test_the_status_has_these_keys_and_the_state_more() -> None:
    state = new()
    keys = ["game", "players", "round", "dealer", "phase", "seat", "over", "scores", "winners"]
    assert list(state.status()) == keys
    full = state.full_view()
    assert list(full)[: len(keys)] == keys
    assert list(full)[len(keys) :] == ["options", "seed", "rounds", "stock", "slots", "slot"]


def spoil(value: Any) -> None:
    """Change everything that can be changed in JSON-like data."""
    if isinstance(value, dict):
        for one in value.values():
            spoil(one)
        value["spoiled"] = True
    elif isinstance(value, list):
        for one in value:
            spoil(one)
        value.append("spoiled")


def test_a_view_can_be_changed_without_changing_the_state() -> None:
    state = new()
    while state.round == 1:
        state.advance(first(state))
    before = state.clone()
    told = str(before.full_view())
    for shown in (state.full_view(), state.view(Seat(1)), state.status(), state.public_values()):
        spoil(shown)
    assert state == before
    assert str(state.full_view()) == told


def test_events_can_be_followed_and_changed_without_changing_the_state() -> None:
    state = new()
    events: list[Event] = []
    while state.round == 1:
        events = state.apply(first(state))
    before = str(state.full_view())
    for event in events:
        spoil(event.as_json())
    assert str(state.full_view()) == before


def test_the_last_event_of_a_move_says_who_is_asked_and_what_changed() -> None:
    state = new()
    slot = state.slot
    while state.slot == slot:
        event = state.apply(first(state))[-1]
    assert (event.name, event.seat) == ("asked", state.asked)
    changed = {key: value for key, value in state.public_values().items() if key in event.changes}
    assert dict(event.changes) == changed
    assert "slot" in changed


def test_what_did_not_change_is_not_told() -> None:
    event = new().apply(TAKEAWAY.parse("draw"))[-1]
    assert not {"round", "dealer", "over", "winners", "scores"} & set(event.changes)


def test_what_was_told_on_the_way_is_told_as_it_is_in_the_end() -> None:
    """A fact that an event set is set once more, though it is what it was before the move."""

    class Winding(TakeawayState):
        __slots__ = ()

        def _play(self, move: Any, tell: Any) -> None:
            tell(Event("turn", changes={"phase": "elsewhere"}))

    state = Winding(TAKEAWAY.setup(3, {}, 7))
    state.phase = "draw"
    state.asked = Seat(0)
    assert state.apply(TAKEAWAY.parse("draw"))[-1].changes == {"phase": "draw"}


def test_the_last_event_of_a_match_says_so() -> None:
    state = new(rounds=1)
    event = None
    while not state.over:
        event = state.apply(first(state))[-1]
    assert event is not None
    assert (event.name, event.seat) == ("over", None)
    assert event.changes["winners"] == list(state.winners or ())
    assert event.changes["over"] is True
    assert event.changes["phase"] == "over"


def test_a_match_opens_with_the_whole_empty_state() -> None:
    state, events = TAKEAWAY.new_with_events(TAKEAWAY.setup(3, {}, 7))
    assert events[0].name == "match"
    assert set(events[0].changes) == set(state.full_view())
    assert events[0].as_seen_by(Seat(0)).changes["seed"] is None


def test_opening_and_not_telling_lead_to_the_same_state() -> None:
    assert TAKEAWAY.new_with_events(TAKEAWAY.setup(3, {}, 7))[0] == new()


# What an opponent has from the contract.


class Plain(Bot[State[str], str]):
    """Knows what each of three moves is worth."""

    worth = {"a": 1.0, "b": 3.0, "c": 3.0}  # noqa: RUF012

    def candidates(self, state: State[str]) -> list[str]:
        return list(self.worth)

    def quick_score(self, state: State[str], move: str) -> float:
        return self.worth[move]

    def value(self, state: State[str]) -> Sequence[float]:
        return [0.0]


def test_the_policy_is_the_candidate_that_rates_best_the_first_of_equals() -> None:
    state: Any = new()
    assert Plain().rollout_move(state, Random(1)) == "b"


def test_a_playout_settles_when_its_round_is_over() -> None:
    start: Any = new(rounds=2)
    state: Any = start.clone()
    while state.round == 1:
        assert not Plain().is_leaf(state, start)
        state.advance(first(state))
    assert Plain().is_leaf(state, start)
    last = state.clone()
    while not state.over:
        state.advance(first(state))
    assert Plain().is_leaf(state, last)
