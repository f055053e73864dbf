"""A replayed match equals its record at every step, whichever way one gets there."""

from itertools import islice
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.event import Seat, View, apply_event
from game.core.game import Game, State
from game.match.match import MOVES_PER_SNAPSHOT_COUNT, Match, load
from game.match.positions import Positions, view_of
from tests.laws.walks import every_game, law, setups

FEW = 30
"""One of so many legal moves is made: a hand of many cards has thousands."""


def any_move(match: Match, rng: Random) -> str:
    """A legal move by chance."""
    return match.game.write(rng.choice(list(islice(match.state.legal(), FEW))))


def unordered(view: View) -> View:
    """What a view tells but the order of the cards in a hand, which says nothing."""
    return {
        **view,
        **{
            key: [sorted(hand) if isinstance(hand, list) else hand for hand in view[key]]
            for key in ("hands", "known")
            if key in view
        },
    }


@st.composite
def played(draw: Any, game: Game[Any, Any], most: int) -> tuple[Positions, list[State[Any]]]:
    """The course of a match that was read from its record, and the states it was played through.

    Now and then a deck was cut.
    """
    match = Match(game, draw(setups(game)))
    rng = Random(draw(st.integers(0, 2**32)))
    states = []
    for _ in range(draw(st.integers(0, most))):
        if match.state.over:
            break
        if match.deals[-1].after == len(match.moves) and rng.random() < 0.5:
            match.cut(rng.randrange(1, len(match.deals[-1].deck)))
        states.append(match.state.clone())
        match.follow(any_move(match, rng))
    states.append(match.state.clone())
    return Positions(load(match.sealed_record())), states


@every_game
@law(4)
@given(data=st.data())
def test_a_replayed_match_is_the_match_whichever_way_one_goes(
    game: Game[Any, Any], data: Any
) -> None:
    course, states = data.draw(played(game, MOVES_PER_SNAPSHOT_COUNT + 40))
    last = len(states) - 1
    assert len(course) == last
    jumps = data.draw(st.lists(st.integers(0, last), max_size=20))
    for at in [*range(last + 1), *reversed(range(last + 1)), *jumps]:
        assert course.state(at).full_view() == states[at].full_view(), at


@every_game
@law(5)
@given(data=st.data())
def test_what_a_seat_sees_in_a_replay_is_what_it_saw_in_the_match(
    game: Game[Any, Any], data: Any
) -> None:
    course, states = data.draw(played(game, 100))
    for at in {*data.draw(st.lists(st.integers(0, len(course)), max_size=8)), len(course)}:
        for seat in map(Seat, range(course.match.setup.players)):
            assert course.view(at, seat) == states[at].view(seat)


@every_game
@law(5)
@given(data=st.data())
def test_with_every_hand_open_all_is_seen_but_what_nobody_knows(
    game: Game[Any, Any], data: Any
) -> None:
    course, states = data.draw(played(game, 100))
    seen, full = course.view(len(course), None), states[-1].full_view()
    hidden = {key for key in full if seen[key] != full[key]}
    assert hidden <= {"seed", "stock"}
    assert not full["stock"] or seen["stock"] == len(full["stock"])


@every_game
@law(5)
@given(data=st.data())
def test_the_events_of_a_step_lead_from_what_is_seen_to_what_is_seen_then(
    game: Game[Any, Any], data: Any
) -> None:
    course, _ = data.draw(played(game, 100))
    eyes = data.draw(st.sampled_from([None, *map(Seat, range(course.match.setup.players))]))
    view: View = {}
    for event in course.opening(eyes):
        apply_event(view, event)
    for at in range(len(course)):
        assert unordered(view) == unordered(course.view(at, eyes)), at
        for event in course.events(at, eyes):
            apply_event(view, event)
    assert unordered(view) == unordered(course.view(len(course), eyes))


@every_game
def test_a_step_back_across_a_mark_gives_the_same_state(game: Game[Any, Any]) -> None:
    match = Match(game, game.setup(game.players[0], {}, 5))
    rng = Random(3)
    states = []
    while not match.state.over and len(states) < 2 * MOVES_PER_SNAPSHOT_COUNT + 9:
        states.append(match.state.full_view())
        match.follow(any_move(match, rng))
    course = Positions(match)
    for at in reversed(range(len(states))):
        assert course.state(at).full_view() == states[at]


@every_game
def test_turns_and_rounds_begin_where_the_record_has_them(game: Game[Any, Any]) -> None:
    match = Match(game, game.setup(game.players[0], {}, 8))
    rng = Random(8)
    while not match.state.over and len(match.moves) < 250:
        match.follow(any_move(match, rng))
    course = Positions(match)
    for at, (seat, _) in enumerate(match.moves):
        begins = at == 0 or match.moves[at - 1][0] != seat
        begins = begins or len(course.state(at).rounds) != len(course.state(at - 1).rounds)
        assert (at in course.turns) is begins
        assert course.turn_start_index(at) == max(one for one in course.turns if one <= at)
        assert course.round_number(at) == len(course.state(at).rounds) + 1
    for seat in map(Seat, range(match.setup.players)):
        for at in course.choices(seat):
            assert course.state(at).asked == seat
            assert len(list(course.state(at).legal())) > 1


def test_eyes_see_what_their_state_lets_them() -> None:
    """``view_of`` is the one way to look: a seat's own view, or all hands."""
    from game.games.take.game import TAKE

    state = Match(TAKE, TAKE.setup(2, {}, 1)).state
    assert view_of(state, Seat(1)) == state.view(Seat(1))
    assert view_of(state, None)["hands"] == state.full_view()["hands"]
