"""The laws that hold for every game, over random legal walks."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.ai.advice import LEVELS, advise
from game.core.event import Seat, follow
from game.core.game import Game
from game.core.illegal import IllegalMove, NotAMove
from game.match.match import Match, load
from tests.laws.walks import ALL, cards_in, positions, setups

every_game = pytest.mark.parametrize(("name", "game"), ALL)
law = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@every_game
@law
@given(data=st.data())
def test_a_move_and_its_text_are_exact_inverses(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    moves = list(state.legal())
    texts = [game.write(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == moves


@every_game
@law
@given(data=st.data())
def test_check_allows_exactly_the_legal_moves(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    legal = {game.write(move): move for move in state.legal()}
    for move in legal.values():
        assert state.check(move) is None
    other = data.draw(positions(game))
    probes = {game.write(move) for move in other.legal()}
    probes |= {_mutated(text, data.draw(st.randoms(use_true_random=False))) for text in legal}
    for text in probes - legal.keys():
        try:
            move = game.parse(text)
        except NotAMove:
            continue
        if game.write(move) not in legal:
            assert state.check(move) is not None, text


def _mutated(text: str, rng: Random) -> str:
    """The text with one of its words or signs put in another's place."""
    letters = list(text)
    place = rng.randrange(len(letters))
    letters[place] = rng.choice("0123456789AKQJTSHDCRYGBM")
    return "".join(letters)


@every_game
@law
@given(data=st.data())
def test_an_illegal_move_changes_nothing(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    before = state.clone()
    legal = set(map(game.write, state.legal()))
    for move in data.draw(positions(game)).legal():
        if game.write(move) not in legal:
            with pytest.raises(IllegalMove):
                state.apply(move)
    assert state == before


@every_game
@law
@given(data=st.data())
def test_cards_are_conserved_after_every_move(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game, 20))
    pack = Counter(game.pack(state.setup.players, state.setup.options))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(30):
        assert cards_in(state.full()) == pack
        if state.over:
            break
        state.advance(rng.choice(list(state.legal())))


@every_game
@law
@given(data=st.data())
def test_a_record_replays_to_the_same_state(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    match = Match(game, data.draw(setups(game)))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 80))):
        if match.state.over:
            break
        match.play(rng.choice(match.moves_now()))
    again = load(match.record())
    assert again.state == match.state
    assert again.record() == match.record()


@every_game
@law
@given(data=st.data())
def test_telling_or_not_telling_leads_to_the_same_state(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    if not state.over:
        move = data.draw(st.sampled_from(list(state.legal())))
        quiet = state.clone()
        state.apply(move)
        quiet.advance(move)
        assert quiet == state


@every_game
@law
@given(data=st.data())
def test_a_clone_and_its_original_share_nothing_that_changes(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    clone = state.clone()
    before = clone.full()
    rng = Random(1)
    for _ in range(20):
        if state.over:
            break
        state.apply(rng.choice(list(state.legal())))
    assert clone.full() == before


@every_game
@law
@given(data=st.data())
def test_a_view_cannot_tell_a_made_up_state_from_the_real_one(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for seat in map(Seat, range(state.setup.players)):
        view = state.view(seat)
        world = game.determinize(view, rng)
        assert world.view(seat) == view
        pack = Counter(game.pack(state.setup.players, state.setup.options))
        assert cards_in(world.full()) == pack
        assert set(view) == set(state.full())
        if seat == state.asked:
            assert set(map(game.write, world.legal())) == set(map(game.write, state.legal()))


@every_game
@settings(max_examples=8, deadline=None, derandomize=True)
@given(data=st.data())
def test_an_opponents_answer_depends_on_its_view_alone(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game, 40))
    if state.asked is None:
        return
    view = state.view(state.asked)
    other = game.determinize(view, Random(data.draw(st.integers(0, 2**32))))
    for level in LEVELS:
        mine = advise(game, view, level.name, 3, playouts=8)
        theirs = advise(game, other.view(state.asked), level.name, 3, playouts=8)
        assert mine == theirs
        assert state.check(game.parse(mine.move)) is None
        assert mine.move in mine.scores
        assert mine.why


@every_game
@settings(max_examples=12, deadline=None, derandomize=True)
@given(data=st.data())
def test_every_random_match_ends_within_the_stated_number_of_moves(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    setup = data.draw(setups(game))
    state = game.new(setup)
    rng = Random(data.draw(st.integers(0, 2**32)))
    moves = 0
    while not state.over:
        state.advance(rng.choice(list(state.legal())))
        moves += 1
        assert moves <= game.most_moves(setup.players, setup.options)
    assert state.asked is None
    assert state.winners
    assert list(state.legal()) == []


@every_game
@settings(max_examples=15, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_seat_that_follows_its_events_has_its_view(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state, events = game.open(data.draw(setups(game)))
    views: dict[Seat, dict[str, Any]] = {Seat(seat): {} for seat in range(state.setup.players)}
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(150):
        for seat, view in views.items():
            for event in events:
                follow(view, event.for_seat(seat))
            assert settled(view) == settled(state.view(seat))
        if state.over:
            break
        events = state.apply(rng.choice(list(state.legal())))


def settled(view: dict[str, Any]) -> dict[str, Any]:
    """The view with its hands in one order: hands are in no promised order."""
    hands = [sorted(hand) if isinstance(hand, list) else hand for hand in view["hands"]]
    known = [sorted(hand) for hand in view["known"]]
    return {**view, "hands": hands, "known": known}


@every_game
@law
@given(data=st.data())
def test_the_log_has_words_for_whatever_happens(
    name: str, game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    names = ["You", *(f"P{seat}" for seat in range(1, state.setup.players))]
    if state.over:
        return
    moves = list(state.legal())
    assert all(game.say(state, move, names) for move in moves)
    view = state.view(Seat(0))
    told = []
    for event in state.apply(data.draw(st.sampled_from(moves))):
        struck = event.for_seat(Seat(0))
        told.append(game.tell(view, struck, names))
        follow(view, struck)
    assert any(told)
