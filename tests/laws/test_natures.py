"""Laws of the natures of events: how something is shown follows from what it is."""

from random import Random
from typing import Any

import pytest

from game.core.event import COMMON_EVENT_KINDS
from game.core.game import Game
from tests.laws.walks import every_game, fits

MATCHES, MOVES = 8, 400


def kinds(game: Game[Any, Any], number: int) -> set[str]:
    """The kinds of events that a match tells, with options that follow from its number."""
    rng = Random(number)
    presets = game.options_type.presets
    values = presets[number % len(presets)].values if presets else {}
    least, most = game.players
    players = rng.randint(least, most)
    if not fits(game.options_type.from_values(values), players):
        players = least
    state, events = game.new_with_events(game.setup(players, values, number))
    told = {event.name for event in events}
    for _ in range(MOVES):
        if state.over:
            break
        # At random more is tried; by the quick policy more rounds come to their end.
        at_random = number % 2 == 0
        move = rng.choice(list(state.legal())) if at_random else game.bot.rollout_move(state, rng)
        told |= {event.name for event in state.apply(move)}
    return told


@pytest.mark.night("texas")
@every_game
def test_whatever_a_game_tells_has_a_nature(game: Game[Any, Any]) -> None:
    told = set().union(*(kinds(game, number) for number in range(MATCHES)))
    assert "asked" in told
    assert sorted(told - COMMON_EVENT_KINDS.keys() - game.event_kinds.keys()) == []


@every_game
def test_a_game_gives_no_other_nature_to_what_is_told_in_every_game(game: Game[Any, Any]) -> None:
    assert game.event_kinds.keys() & COMMON_EVENT_KINDS.keys() == set()
