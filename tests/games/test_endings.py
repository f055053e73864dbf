"""Why a round is over, in each game's own words, for every way in which its rounds end."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.core.event import Seat
from game.core.game import State
from game.games import GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from tests.games.rummy500 import positions as rummy500
from tests.games.take import positions as take
from tests.games.taki import positions as taki
from tests.games.texas import positions as texas
from tests.games.texas.test_stock import running_out
from tests.sitting import at_table, seen

NAMES = at_table("You", "Ada", "Max")
FIVES = (1, "5C 6C 7C")


def told(state: State[Any]) -> str:
    table = GAMES_BY_NAME[state.setup.game].table
    assert table is not None
    return str(table.round_end_title(seen(state), NAMES))


def discarded() -> State[Any]:
    state = take.position(["KH", "2D 3H"], [FIVES])
    take.play(state, "discard KH")
    return state


def floater_discards() -> State[Any]:
    """A floater draws what fits nowhere, and the discard ends the round."""
    state = take.position(["KH 2S", ""], [FIVES], stock="9D 4H")
    take.play(state, "discard KH")
    return state


def finished() -> State[Any]:
    state = take.position(["KH 2S", "2D"], [FIVES], pile="8C", stock="", phase="draw")
    take.play(state, "finish")
    return state


def by_itself() -> State[Any]:
    state = take.position(["KH 2S", "2D 3H"], [FIVES], stock="")
    take.play(state, "discard KH")
    return state


def floater_without_stock() -> State[Any]:
    state = take.position(["8D 2S", ""], [FIVES], stock="")
    take.play(state, "discard 8D")
    return state


def out_in_texas() -> State[Any]:
    state = texas.table("9H TH JH", "AD 4C 7C", turned="QS", stock="KD")
    texas.play(state, "draw stock", "out KD")
    return state


def third_time() -> State[Any]:
    state = running_out(2)
    texas.play(state, "draw stock")
    return state


def discarded_last() -> State[Any]:
    state = rummy500.position("9S", "3H 4H", pile="KC", phase="play")
    rummy500.play(state, "discard 9S")
    return state


def melded_last() -> State[Any]:
    state = rummy500.position("9S 9H 9D", "3H 4H", pile="KC", phase="play")
    rummy500.play(state, "meld 9S 9H 9D")
    return state


def used_up() -> State[Any]:
    state = rummy500.position("2S 4H", "3H", pile="KC", phase="play", stock="")
    rummy500.play(state, "discard 2S")
    return state


def out_in_taki() -> State[Any]:
    state = taki.position(["R7", "B7 B8"])
    taki.play(state, "play R7")
    return state


def other_out_in_taki() -> State[Any]:
    state = taki.position(["B7 B8", "R7"], asked=1)
    taki.play(state, "play R7")
    return state


def nobody_could() -> State[Any]:
    state = taki.position(["G7 G8", "B7 B8 B9"], dry=True)
    taki.play(state, "draw", "draw")
    return state


def so_many_turns() -> State[Any]:
    state = taki.position(["G7 G8 G9", "B7 B8"], turns=399)
    taki.play(state, "draw", "draw")
    return state


def nothing_fits() -> State[Any]:
    state = TAKEAWAY.new(TAKEAWAY.setup(3, {"rounds": 1}, 4))
    rng = Random(4)
    while not state.over:
        state.apply(rng.choice(list(state.legal())))
    return state


@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        (discarded, "You went out"),
        (floater_discards, "Ada went out"),
        (finished, "The deck is empty"),
        (by_itself, "The deck is empty"),
        (floater_without_stock, "The deck is empty"),
        (out_in_texas, "You went out"),
        (third_time, "The deck is empty for the third time"),
        (discarded_last, "You went out"),
        (melded_last, "You went out"),
        (used_up, "The deck is empty"),
        (out_in_taki, "You went out"),
        (other_out_in_taki, "Ada went out"),
        (nobody_could, "Nobody could play or draw"),
        (so_many_turns, "All 400 turns are played"),
        (nothing_fits, "The deck is empty and nothing fits"),
    ],
)
def test_the_heading_says_why_the_round_is_over(
    end: Callable[[], State[Any]], sentence: str
) -> None:
    state = end()
    assert state.rounds
    assert told(state) == sentence
    out = state.rounds[-1]["out"]
    assert (out is not None) == sentence.endswith("went out")
    if out is not None:
        assert sentence.startswith(NAMES[Seat(out)].name)
