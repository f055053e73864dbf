"""Laws of whole matches: set-ups, records, ends and scores."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.game import Game
from game.match.match import Match, load
from tests.laws.walks import any_options, every_game, law, setups


@every_game
@law(40)
@given(data=st.data())
def test_options_and_their_text_are_exact_inverses(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    options = data.draw(any_options(game))
    assert game.options_type.from_text(options.as_text()) == options
    assert game.options_type.from_values(options.as_values()) == options
    assert list(options.as_values()) == [one.name for one in game.options_type.described()]
    for one in game.options_type.described():
        assert str(one.label)
        assert str(one.help).endswith(".")


@every_game
@law(15)
@given(data=st.data())
def test_a_given_deck_is_dealt_whatever_the_seed(game: Game[Any, Any], data: st.DataObject) -> None:
    setup = data.draw(setups(game))
    deck = list(game.pack(setup.players, setup.options))
    Random(data.draw(st.integers(0, 2**32))).shuffle(deck)
    one, other = (
        game.new(game.setup(setup.players, setup.options, seed, 0, deck)).full_view()
        for seed in (1, 2)
    )
    # Only what the rules put back into the stock at a random place may lie differently there.
    assert {**one, "seed": None, "stock": None} == {**other, "seed": None, "stock": None}
    assert sorted(one["stock"]) == sorted(other["stock"])
    dealt = [card for hand in one.get("hands", ()) for card in hand]
    assert sorted(dealt) == sorted(deck[: len(dealt)])
    assert one["dealer"] == 0


@every_game
@law(25)
@given(data=st.data())
def test_a_record_replays_to_the_same_state(game: Game[Any, Any], data: st.DataObject) -> None:
    match = Match(game, data.draw(setups(game)))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 80))):
        if match.state.over:
            break
        match.play(rng.choice(match.moves_now()))
    again = load(match.record())
    assert again.state == match.state
    assert again.setup == match.setup
    assert again.record() == match.record()


@every_game
@law(10)
@given(data=st.data())
def test_every_random_match_ends_within_the_stated_number_of_moves(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    setup = data.draw(setups(game))
    state = game.new(setup)
    rng = Random(data.draw(st.integers(0, 2**32)))
    moves = 0
    move = None
    while not state.over:
        assert state.asked in range(setup.players)
        assert state.phase != "over"
        move = rng.choice(list(state.legal()))
        state.advance(move)
        moves += 1
        assert moves <= game.max_moves(setup.players, setup.options)
    status = state.status()
    assert (status["phase"], status["seat"], status["over"]) == ("over", None, True)
    assert status["winners"]
    assert set(status["winners"]) <= set(range(setup.players))
    assert list(state.legal()) == []
    illegal = state.check(move)
    assert illegal is not None
    assert illegal.code == "match-over"


@every_game
@law(10)
@given(data=st.data())
def test_the_totals_are_the_sums_of_the_finished_rounds(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    setup = data.draw(setups(game))
    state = game.new(setup)
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(400):
        if state.over:
            break
        state.advance(rng.choice(list(state.legal())))
    full = state.full_view()
    for one in full["rounds"]:
        assert one["out"] is None or one["out"] in range(setup.players)
    for seat in range(setup.players):
        assert full["scores"][seat] == sum(one["scores"][seat] for one in full["rounds"])
