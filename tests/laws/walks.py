"""Random legal walks through any game, drawn by Hypothesis."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import strategies as st

from game.core.game import Game, Setup, State
from game.core.options import Between, OneOf
from game.games import GAMES

ALL = [(game.name, game) for game in GAMES]


@st.composite
def setups(draw: Any, game: Game[Any, Any]) -> Setup:
    """Any set-up of a game: players, options that agree, seed, now and then a dealer."""
    players = draw(st.integers(*game.players))
    options = draw(any_options(game))
    dealer = draw(st.none() | st.integers(0, players - 1))
    return game.setup(players, options, draw(st.integers(0, 2**32)), dealer)


@st.composite
def any_options(draw: Any, game: Game[Any, Any]) -> Any:
    """Options of a game that do not contradict each other."""
    from hypothesis import assume

    from game.core.illegal import BadSetup

    values = {one.name: draw(_values(one.values)) for one in game.options.described()}
    try:
        return game.options.from_values(values)
    except BadSetup:
        assume(False)


def _values(values: Between | OneOf) -> Any:
    if isinstance(values, OneOf):
        return st.sampled_from(values.values)
    return st.integers(values.least, values.most)


@st.composite
def positions(draw: Any, game: Game[Any, Any], most: int = 120) -> State[Any]:
    """A position some random legal moves into a match."""
    state = game.new(draw(setups(game)))
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        if state.over:
            break
        state.apply(rng.choice(list(state.legal())))
    return state


def cards_in(value: Any) -> Counter[str]:
    """Every card text in the zones of a full view, whatever their shape."""
    counted: Counter[str] = Counter()
    for zone in ("stock", "pile", "hands", "slots", "melds"):
        _count(value.get(zone), counted)
    return counted


def _count(value: Any, counted: Counter[str]) -> None:
    if isinstance(value, str):
        counted[value.partition("=")[0]] += 1
    elif isinstance(value, list):
        for one in value:
            _count(one, counted)
    elif isinstance(value, dict):
        _count(value.get("cards"), counted)
