"""The rules against the same rules told slowly, on walks under all options."""

from collections import Counter
from random import Random

import pytest

from game.cards.melds import bits
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.moves import PASS, Discard, LayMeld, LayOff, Move, Rummy, RummyTo
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500 import slow
from tests.games.rummy500.some import some_options
from tests.together import each_of

LARGE = 14
"""A hand of more cards has too many lays to be looked through slowly."""
EAGER = 0.7
"""How often something is put down where it can be."""


def some_move(state: Rummy500State, rng: Random) -> Move:
    """Any legal move, mostly one that puts something down."""
    moves = list(state.legal())
    down = [move for move in moves if isinstance(move, LayMeld | LayOff)]
    return rng.choice(down if down and rng.random() < EAGER else moves)


@pytest.mark.night
@each_of("when", ["turn", "at_once"])
@each_of("seed", range(3))
def test_every_legal_move_is_found_and_no_other(when: str, seed: int) -> None:
    rng = Random(seed)
    looked, owing = 0, 0
    for number in range(8):
        options = some_options(rng, deepest_when=when)
        state = RUMMY500.new(RUMMY500.setup(rng.randrange(3, 7), options, 100 * seed + number))
        for _ in range(150):
            if state.over:
                break
            if len(state.hands[state.seat]) + len(state.pile) <= LARGE:
                looked += 1
                owing += state.must_meld is not None
                found = sorted(map(RUMMY500.write, state.legal()))
                assert found == sorted(slow.legal(state)), (options, state.full_view())
            state.advance(some_move(state, rng))
    assert looked > 150
    assert owing > 3


@pytest.mark.night
@each_of("deepest_in", ["any", "new"])
@each_of("rummy_call", ["pile", "top"])
def test_a_last_card_is_called_exactly_where_it_can_be_melded_without_a_hand(
    rummy_call: str, deepest_in: str
) -> None:
    rng = Random(7)
    met: Counter[str] = Counter()
    for number in range(50):
        options = some_options(
            rng, going_out="called", rummy_call=rummy_call, deepest_in=deepest_in
        )
        state = RUMMY500.new(RUMMY500.setup(rng.randrange(3, 6), options, number))
        for _ in range(120):
            if state.over:
                break
            if state.phase == "play":
                last = with_a_last_card(state, rng)
                met[_after_a_last_card(last, Discard(last.hands[last.seat][0]), rng)] += 1
            state.advance(some_move(state, rng))
    assert min(met[one] for one in ("out", "silent", "called")) > 10, met


def with_a_last_card(state: Rummy500State, rng: Random) -> Rummy500State:
    """The same moment with one card of the hand left, and the others under the stock."""
    last, seat = state.clone(), state.seat
    hand = last.hands[seat]
    rng.shuffle(hand)
    last.stock[:0] = hand[1:]
    last.hands[seat], last.known[seat] = hand[:1], []
    last.held[seat] = bits(hand[:1])
    last.clear_turn()
    return last


def _after_a_last_card(state: Rummy500State, move: Discard, rng: Random) -> str:
    """What became of a last card, held to the rule: all pass, or somebody calls."""
    seat, ended = state.seat, len(state.rounds)
    callable = slow.melded_without_a_hand(state, move.card)
    state.advance(move)
    if not callable:
        assert state.rounds[-1]["out"] == seat
        return "out"
    assert (state.phase, state.discarder, len(state.rounds)) == ("call", seat, ended)
    assert state.asked == state.left_of(seat)
    silent = rng.random() < 0.5
    while state.phase == "call" and len(state.rounds) == ended:
        found = sorted(map(RUMMY500.write, state.legal()))
        assert found == sorted(slow.legal(state))
        calls = [one for one in state.legal() if isinstance(one, Rummy | RummyTo)]
        if not silent:
            events = state.apply(rng.choice(calls))
            assert next(one.seat for one in events if one.name == "float") == seat
            return "called"
        state.advance(PASS)
    assert state.rounds[-1]["out"] == seat
    return "silent"
