"""Laws of what is told: views, events, and words for whatever happens."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.event import Event, Seat, View, apply_event
from game.core.fact import FactRole, Visibility
from game.core.fact_types import UNKNOWN_CARD
from game.core.game import Game, State
from game.core.state import SeatView
from tests.laws.agreeing import names_at
from tests.laws.walks import every_game, law, positions, setups


@every_game
@law(25)
@given(data=st.data())
def test_what_the_rules_alone_know_is_restored_from_a_view_as_it_is(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    """What no view tells a game says how to work out, or it is as at first whenever one is asked.

    But for chance: which deck was dealt, and how often it was shuffled.  What is derived and kept
    is at any time what would be worked out anew.
    """
    state = data.draw(positions(game))
    declared = game.state_type.__declared__
    own = [
        name
        for name, fact in declared.items()
        if fact.role is FactRole.INTERNAL and name not in State.__declared__
    ]
    anew = game.from_view(state.full_view())
    for name, fact in declared.items():
        if fact.role is FactRole.DERIVED:
            assert getattr(anew, name) == getattr(state, name)
    if state.asked is None:
        return
    seen = game.from_view(state.view(state.asked))
    assert {name: getattr(seen, name) for name in own} == {
        name: getattr(state, name) for name in own
    }


@every_game
@law(25)
@given(data=st.data())
def test_telling_or_not_telling_leads_to_the_same_state(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    for _ in range(8):
        if state.over:
            break
        move = data.draw(st.sampled_from(list(state.legal())))
        quiet = state.clone()
        state.apply(move)
        quiet.advance(move)
        assert quiet == state


@every_game
@law(25)
@given(data=st.data())
def test_what_is_told_is_plain_json(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    told: list[Any] = [
        state.full_view(),
        *(state.view(Seat(seat)) for seat in range(state.setup.players)),
    ]
    if not state.over:
        told += [event.as_json() for event in state.apply(next(iter(state.legal())))]
    for one in told:
        assert json.loads(json.dumps(one)) == one


@every_game
@law(25)
@given(data=st.data())
def test_a_view_hides_the_seed_the_stock_and_the_other_hands(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    before = state.clone()
    full = state.full_view()
    for seat in map(Seat, range(state.setup.players)):
        view = state.view(seat)
        assert list(view) == list(full)
        assert view["seed"] is None
        assert view["stock"] == len(full["stock"])
        for owner, hand in enumerate(view.get("hands", ())):
            if owner == seat:
                assert sorted(hand) == sorted(full["hands"][owner])
            else:
                assert hand == len(full["hands"][owner])
        for key in view.keys() - {"seed", "stock", "hands"}:
            assert view[key] is None or view[key] == full[key]
    assert state == before


@every_game
@law(25)
@given(data=st.data())
def test_a_fact_that_is_hidden_shows_in_no_other_view(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    """Whatever is put in its place, the views of those who may not know it stay the same."""
    state = data.draw(positions(game))
    players = state.setup.players
    before = [state.view(Seat(seat)) for seat in range(players)]
    for name, one in type(state).__declared__.items():
        if one.seen is Visibility.PUBLIC or not one.told:
            continue
        for owner in range(players):
            other = state.clone()
            value = getattr(other, name)
            hidden = value if one.seen is Visibility.HIDDEN else value[owner]
            assert isinstance(hidden, list), "a hidden fact of another kind: spoil it here, too"
            hidden[:] = [UNKNOWN_CARD for _ in hidden]
            for seat in range(players):
                if one.seen is Visibility.HIDDEN or seat != owner:
                    assert other.view(Seat(seat)) == before[seat], (name, owner, seat)


@every_game
@law(25)
@given(data=st.data())
def test_a_state_read_from_a_view_has_that_view(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    for seat in map(Seat, range(state.setup.players)):
        view = state.view(seat)
        sent = json.loads(json.dumps(view))
        seen = game.from_view(sent)
        assert seen.view(seat) == view
        assert list(seen.view(seat)) == list(view)
        assert sent == view
        assert seen.full_view()["seed"] is None
    assert (
        game.from_view(json.loads(json.dumps(state.full_view()))).full_view() == state.full_view()
    )


@every_game
@law(15)
@given(data=st.data())
def test_what_is_no_view_is_refused_with_a_sentence(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    view = data.draw(positions(game)).view(Seat(0))
    for key in view.keys() - {"seed", "over"}:
        nonsense = ("nonsense", {"a": 1}, [[["x"]]], [{"cards": [3]}], 10**20, -1, 0.5, None)
        lacking = {one: view[one] for one in view if one != key}
        for spoiled in (lacking, *({**view, key: value} for value in nonsense)):
            try:
                read = game.from_view(spoiled)
            except ValueError as error:
                assert re.fullmatch(r"[A-Z0-9].*\.", str(error)), error
            else:
                assert {**read.view(Seat(0)), "over": view["over"]} == spoiled, key


@every_game
@law(12)
@given(data=st.data())
def test_a_seat_that_follows_its_events_has_its_view(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    views: dict[Seat, View] = {}
    for state, events in told(game, data, 120):
        for seat in map(Seat, range(state.setup.players)):
            view = views.setdefault(seat, {})
            for event in events:
                struck = event.as_seen_by(seat)
                assert not names_what_is_hidden(view, struck), struck
                apply_event(view, struck)
            assert settled(view) == settled(state.view(seat))


def told(
    game: Game[Any, Any], data: st.DataObject, most: int
) -> Iterator[tuple[State[Any], list[Event]]]:
    """A match from its opening on: each state, and the events that led to it."""
    state, events = game.new_with_events(data.draw(setups(game)))
    rng = Random(data.draw(st.integers(0, 2**32)))
    yield state, events
    for _ in range(most):
        if state.over:
            break
        yield state, state.apply(rng.choice(list(state.legal())))


@every_game
@law(12)
@given(data=st.data())
def test_hands_are_laid_open_only_at_the_end_of_a_round(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    for state, events in told(game, data, 120):
        kinds = [event.name for event in events]
        for event, following in pairwise(events):
            if event.name == "reveal":
                assert following.name in ("reveal", "round-end"), kinds
                assert event.source == event.target == f"hands/{event.seat}"
        assert kinds[-1] != "reveal", state.phase


def names_what_is_hidden(view: View, event: Event) -> bool:
    """Whether an event names a card on its way from the stock or a hand into a hidden hand.

    Hands that are laid open to be counted are named, and stay where they are.
    """
    if event.name == "reveal":
        return False
    zones = (event.source or "", event.target or "")
    into_hand = zones[1].startswith("hands/") and hidden(view, zones[1])
    return into_hand and hidden(view, zones[0]) and any(event.cards)


def hidden(view: View, zone: str) -> bool:
    """Whether a zone is a count in a view."""
    first, _, rest = zone.partition("/")
    if first == "hands":
        return isinstance(view["hands"][int(rest)], int)
    return first == "stock" and isinstance(view["stock"], int)


def settled(view: View) -> View:
    """The view with its hands in one order: hands are in no promised order."""
    sorts: dict[str, Any] = {
        key: [sorted(hand) if isinstance(hand, list) else hand for hand in view[key]]
        for key in ("hands", "known")
        if key in view
    }
    return {**view, **sorts}


@every_game
@law(20)
@given(data=st.data())
def test_there_are_words_for_every_move(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    for move in state.legal():
        said = str(game.describe_move(state, move, names_at(state)))
        assert said
        assert not said.endswith(".")


@every_game
@law(12)
@given(data=st.data())
def test_there_are_words_for_whatever_happens(game: Game[Any, Any], data: st.DataObject) -> None:
    seat = Seat(data.draw(st.integers(0, game.players[0] - 1)))
    seen = SeatView(game)
    for state, events in told(game, data, 120):
        sentences = []
        for event in events:
            struck = event.as_seen_by(seat)
            if seen:
                said = game.describe_event(seen, struck, names_at(state))
                sentences.append(None if said is None else str(said))
            seen.apply(struck)
        for sentence in sentences:
            assert sentence is None or sentence.endswith((".", "!", "?", "”")), sentence
            # "You" begins a sentence or is on a list of names: within a sentence it is "you".
            assert sentence is None or not re.search(r'[:;,"”] You [a-z]', sentence), sentence
        if any(event.target for event in events):
            assert any(sentences)
