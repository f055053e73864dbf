"""Random legal walks through any game, drawn by Hypothesis."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st

from game.core.fact import FactRole
from game.core.game import Game, Setup, State
from game.core.illegal import InvalidSetup
from game.core.options import Choices, IntRange, Options, Value
from game.games import BY_NAME, GAMES
from tests.tiers import example_count

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])

FARTHER = 30


def law(night_count: int, *allowed: HealthCheck) -> settings:
    """How a law is tried: on so many examples at night, the same ones every time."""
    return settings(
        max_examples=example_count(night_count),
        deadline=None,
        derandomize=True,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow, *allowed],
    )


@st.composite
def setups(draw: Any, game: Game[Any, Any]) -> Setup:
    """Any set-up of a game: players, options that agree, seed, now and then a dealer or a deck."""
    players = draw(st.integers(*game.players))
    options = draw(any_options(game))
    assume(fits(options, players))
    dealer = draw(st.none() | st.integers(0, players - 1))
    deck = None
    if draw(st.integers(0, 3)) == 3:
        deck = list(game.pack(players, options))
        Random(draw(st.integers(0, 2**32))).shuffle(deck)
    return game.setup(players, options, draw(st.integers(0, 2**32)), dealer, deck)


def fits(options: Options, players: int) -> bool:
    """Whether so many players can play by these options."""
    try:
        options.check_players(players)
    except InvalidSetup:
        return False
    return True


@st.composite
def any_options(draw: Any, game: Game[Any, Any]) -> Options:
    """Options of a game that do not contradict each other."""
    values = {one.name: draw(_values(one.values)) for one in game.options_type.described()}
    try:
        options = game.options_type.from_values(values)
    except InvalidSetup:
        assume(False)
        raise
    return options


def _values(values: IntRange | Choices) -> Any:
    if isinstance(values, Choices):
        return st.sampled_from(values.values)
    inside = st.integers(values.least, values.most)
    return inside | st.sampled_from(values.also) if values.also else inside


def choices(game: Game[Any, Any]) -> Iterator[tuple[int, Options]]:
    """Players and options of a game: each number of players, each value of each option once.

    The other options are at their defaults and two or three play, by turns.  Of an option that is
    a whole number, its least, the next, its most and those outside.
    """
    tables = range(game.players[0], game.players[1] + 1)
    yield from ((players, game.options_type.from_values({})) for players in tables)
    tables = tables[:2]
    turn = 0
    for one in game.options_type.described():
        for value in tried(one.values):
            if value == one.default:
                continue
            try:
                options = game.options_type.from_values({one.name: value})
            except InvalidSetup:
                continue
            yield tables[turn % len(tables)], options
            turn += 1


def tried(values: IntRange | Choices) -> tuple[Value, ...]:
    """The values of an option that are tried one by one."""
    if isinstance(values, Choices):
        return values.values
    return tuple(
        dict.fromkeys((values.least, values.least + values.step, values.most, *values.also))
    )


@st.composite
def positions(draw: Any, game: Game[Any, Any], most: int = 120) -> State[Any]:
    """A position some random legal moves into a match.

    Every second one goes on to a seat with more than one move, where there is one soon.
    """
    state: State[Any] = game.new(draw(setups(game)))
    rng = Random(draw(st.integers(0, 2**32)))
    moves = list(state.legal())
    left = draw(st.integers(0, most))
    chooses = draw(st.booleans())
    while moves and (left > 0 or (chooses and len(moves) == 1 and left > -FARTHER)):
        state.advance(rng.choice(moves))
        moves = list(state.legal())
        left -= 1
    return state


def cards_in(value: Any) -> Counter[str]:
    """Every card text in the zones of a full view, whatever their shape."""
    counted: Counter[str] = Counter()
    for one in BY_NAME[value["game"]].state_type.__declared__.values():
        # What is known of a hand lies in it, and nowhere else.
        if one.role is FactRole.ZONE and one.key != "known":
            _count(value[one.key], counted)
    return counted


def _count(value: Any, counted: Counter[str]) -> None:
    if isinstance(value, str):
        counted[value.partition("=")[0]] += 1
    elif isinstance(value, list):
        for one in value:
            _count(one, counted)
    elif isinstance(value, dict):
        _count(value.get("cards"), counted)
