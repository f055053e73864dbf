"""Laws of opponents: they are given a view and nothing else."""

import json
from collections import Counter
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.ai.levels import ALL_LEVELS, advice_text, advise
from game.core.event import Seat, View
from game.core.fact_types import UNKNOWN_CARD
from game.core.game import Game
from game.text.message import seats
from tests.laws.walks import cards_in, every_game, law, positions


@every_game
@law(25)
@given(data=st.data())
def test_a_view_cannot_tell_a_made_up_state_from_the_real_one(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    rng = Random(data.draw(st.integers(0, 2**32)))
    pack = Counter(game.pack(state.setup.players, state.setup.options))
    for seat in map(Seat, range(state.setup.players)):
        view = state.view(seat)
        world = game.determinize(view, rng)
        assert world.view(seat) == view
        assert cards_in(world.full_view()) == pack
        if seat == state.asked:
            assert set(map(game.write, world.legal())) == set(map(game.write, state.legal()))


@every_game
@law(15)
@given(data=st.data())
def test_what_is_hidden_is_made_up_anew_each_time(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game, 40))
    full = state.full_view()
    # Twelve cards or more that are not all alike never come in one order five times.
    if len(full["stock"]) < 12 or state.over:
        return
    view = state.view(Seat(0))
    worlds = [game.determinize(view, Random(seed)).full_view() for seed in range(5)]
    assert len({repr(world["stock"]) for world in worlds}) > 1
    assert any(world["stock"] != full["stock"] for world in worlds)
    assert worlds == [game.determinize(view, Random(seed)).full_view() for seed in range(5)]
    read = game.from_view(view)
    hands = getattr(read, "hands", ())[1:]
    # Of a hand that was taken from the pile nearly every card is known.
    if any(sum(card == UNKNOWN_CARD for card in hand) > 4 for hand in hands):
        dealt = {repr([sorted(hand) for hand in world["hands"]]) for world in worlds}
        assert len(dealt) > 1


@every_game
@law(15)
@given(data=st.data())
def test_a_made_up_state_plays_on_by_the_rules(game: Game[Any, Any], data: st.DataObject) -> None:
    state = data.draw(positions(game))
    if state.asked is None:
        return
    rng = Random(data.draw(st.integers(0, 2**32)))
    world = game.determinize(state.view(state.asked), rng)
    pack = Counter(game.pack(state.setup.players, state.setup.options))
    for _ in range(30):
        if world.over:
            break
        moves = list(world.legal())
        assert moves
        move = rng.choice(moves)
        assert world.check(move) is None
        world.advance(move)
        assert cards_in(world.full_view()) == pack


@every_game
@law(8)
@given(data=st.data())
def test_an_opponents_answer_depends_on_its_view_alone(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game, 40))
    if state.asked is None:
        return
    view = state.view(state.asked)
    other = game.determinize(view, Random(data.draw(st.integers(0, 2**32))))
    # Through a pipe to the process that thinks, and read there.
    sent: View = json.loads(json.dumps(other.view(state.asked)))
    for level, seed in [
        *((level, 3) for level in ALL_LEVELS),
        *((ALL_LEVELS[0], one) for one in range(5)),
    ]:
        mine = advise(game, view, level.name, seed, most=8)
        assert mine == advise(game, sent, level.name, seed, most=8)
        assert state.check(game.parse(mine.move)) is None
        assert mine.move in mine.scores
        assert set(mine.scores) <= set(map(game.write, state.legal()))
        assert not mine.why or str(mine.why).endswith((".", "!"))
        said = advice_text(game, game.from_view(view), mine, seats(state.setup.players))
        assert str(said).endswith((".", "!"))
    assert view == state.view(state.asked)


@every_game
@law(15)
@given(data=st.data())
def test_candidates_are_legal_and_policies_choose_among_them(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    state = data.draw(positions(game))
    if state.over:
        return
    knowledge = game.bot
    before = state.clone()
    candidates = knowledge.candidates(state)
    assert candidates
    assert len(set(map(game.write, candidates))) == len(candidates)
    weighed, pondered = knowledge.evaluate_moves(state), knowledge.search_prior(state)
    assert weighed and pondered
    for move in [
        *candidates,
        *weighed,
        *pondered,
        knowledge.rollout_move(state, Random(1)),
    ]:
        assert state.check(move) is None
        assert all(trait.is_shown(state, move) in (True, False) for trait in knowledge.traits)
    assert len(knowledge.evaluate_leaf(state)) == state.setup.players
    assert len(knowledge.value(state)) == state.setup.players
    assert not knowledge.is_leaf(state, before)
    assert state == before
