"""A round begins as the first one does: nothing is left of the last one but what lasts."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from game.core.event import Seat
from game.core.fact import FactRole
from game.core.game import Game, State
from tests.laws.walks import choices, every_game

KEPT = (FactRole.FACT, FactRole.ZONE, FactRole.INTERNAL, FactRole.DERIVED)


def next_round(game: Game[Any, Any], players: int, seed: int) -> State[Any] | None:
    """A match when its second round has just been dealt; None if it has no second round."""
    state: State[Any] = game.new(game.setup(players, {}, seed))
    rng = Random(seed)
    while not state.over and not state.rounds:
        # A move by chance now and then, so that some rounds do not end as tidily as they may.
        tidy = rng.random() < 0.7
        moves = [] if tidy else list(state.legal())
        state.advance(game.bot.rollout_move(state, rng) if tidy else rng.choice(moves))
    return None if state.over else state


def of_the_round(state: State[Any]) -> dict[str, Any]:
    """All that a state keeps, but what lasts for the whole match."""
    facts = type(state).__declared__.items()
    return {name: getattr(state, name) for name, one in facts if one.role in KEPT and not one.lasts}


def first_rounds(game: Game[Any, Any], state: State[Any]) -> list[dict[str, Any]]:
    """The same deal as the first round of a match, in each of the ways there are to begin one."""
    players, deck = state.setup.players, [game.card(card) for card in state.deck]
    ways = [game.options_type.from_values({}), *(options for _, options in choices(game))]
    pack = sorted(deck)
    return [
        of_the_round(game.new(game.setup(players, options, 1, state.dealer, deck)))
        for options in ways
        if sorted(game.pack(players, options)) == pack
    ]


@every_game
def test_of_a_round_nothing_is_left_when_the_next_begins(game: Game[Any, Any]) -> None:
    for seed in range(6):
        state = next_round(game, game.players[0] + seed % 2, seed)
        if state is not None:
            now = of_the_round(state)
            first = first_rounds(game, state)
            assert now in first, f"seed {seed}: {now}, not {first[0]}"


@every_game
def test_the_seat_that_is_to_begin_is_asked_first(game: Game[Any, Any]) -> None:
    """Whatever the number of players, and whoever begins."""
    least, most = game.players
    for players in range(least, most + 1):
        for first in range(players):
            dealer = game.dealer_for(Seat(first), players)
            state = game.new(game.setup(players, {}, first, dealer))
            assert (state.asked, state.dealer) == (first, dealer)


@every_game
def test_after_a_round_the_player_ahead_is_likelier_to_win(game: Game[Any, Any]) -> None:
    """By the totals alone: what has been dealt since changes nothing."""
    for seed in range(6):
        state = next_round(game, game.players[0] + seed % 2, seed)
        if state is not None:
            points = [-one if game.table.lowest_wins else one for one in state.scores]
            chances = game.bot.chances_after_round(state)
            for one, other in combinations(range(len(points)), 2):
                ahead = points[one] - points[other]
                gap = chances[one] - chances[other]
                if ahead:
                    assert gap * ahead > 0, seed
                else:
                    assert gap == pytest.approx(0), seed
