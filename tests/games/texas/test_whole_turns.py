"""Whole turns of Texas Rummy, which puzzles ask for, and what they bring."""

from game.core.merit import Merit
from game.games.texas.bot.evaluate import least_points, unseen
from game.games.texas.game import TEXAS
from game.games.texas.moves import TEXAS_DRAW_PILE_MOVE, TEXAS_DRAW_STOCK_MOVE, Move, write
from game.games.texas.rules import TexasState
from tests.games.texas.positions import play, table

KNOWS = TEXAS.bot
DRAW = (TEXAS_DRAW_STOCK_MOVE,)


def dealt() -> TexasState:
    return table("9H TH KD", "4S 6D 8C", turned="JH", stock="2C")


def merit(name: str) -> Merit:
    return next(one for one in TEXAS.merits if one.name == name)


def ending_in(state: TexasState, last: str) -> tuple[Move, ...]:
    return next(turn for turn in KNOWS.whole_turns(state) if write(turn[-1]) == last)


def test_a_turn_is_a_draw_unseen_or_the_pile_with_a_way_to_end_it() -> None:
    state = dealt()
    after = state.clone()
    after.advance(TEXAS_DRAW_PILE_MOVE)
    turns = KNOWS.whole_turns(state)
    assert turns[-1] == DRAW
    assert [turn[0] for turn in turns[:-1]] == [TEXAS_DRAW_PILE_MOVE] * len(list(after.legal()))
    assert [turn[1] for turn in turns[:-1]] == list(after.legal())
    assert "out KD" in [write(turn[-1]) for turn in turns]


def test_within_a_turn_single_moves_are_asked_for() -> None:
    state = dealt()
    play(state, "draw stock")
    assert KNOWS.whole_turns(state) == ()


def test_a_turn_brings_what_its_last_move_does() -> None:
    state = dealt()
    before = state.full_view()
    left, out = merit("left"), merit("out")
    after = state.clone()
    after.advance(TEXAS_DRAW_PILE_MOVE)
    for turn in KNOWS.whole_turns(state)[:-1]:
        for one in TEXAS.merits:
            assert one.count(state, turn) == one.count(after, turn[-1])
    assert left.count(state, ending_in(state, "discard KD")) == 0
    assert out.count(state, ending_in(state, "out KD")) == 1
    assert out.count(state, DRAW) == 0
    assert state.full_view() == before


def test_a_turn_that_draws_unseen_brings_what_the_unseen_cards_do() -> None:
    """Nothing else is known of it: without a card the hand is as it was."""
    state = dealt()
    assert merit("left").count(state, DRAW) == merit("left").count(state, TEXAS_DRAW_STOCK_MOVE) < 0
    out = sum(
        count
        for card, count in unseen(state, 0).items()
        if least_points(state.round_law.after_discards(sorted([*state.hand, card]))) == 0
    )
    assert merit("ways").count(state, DRAW) == out > 0
    assert -30 < merit("ahead").count(state, DRAW) < 0
