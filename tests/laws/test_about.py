"""Laws of what a card says of itself to whoever asks: every card of every deck has a sentence, the
rule it points to is there, and nothing hidden is told."""

from random import Random
from typing import Any

import pytest

from game.core.event import Seat, bare_card, value_at_path
from game.core.game import Game
from game.core.table import Table
from game.games import GAMES
from game.text.message import Message, seats
from tests.laws.test_rules import rules
from tests.laws.walks import every_game


def table_of(game: Game[Any, Any]) -> Table:
    assert game.table is not None
    return game.table


def positions(game: Game[Any, Any]) -> list[Any]:
    """Positions of some matches as seat 0 sees them, under each of the usual ways to play."""
    found = []
    for number, preset in enumerate(game.options_type.presets):
        rng = Random(number)
        state = game.new(game.setup(game.players[0], preset.values, number))
        for _ in range(60):
            if state.over:
                break
            found.append(game.from_view(state.view(Seat(0))))
            state.apply(game.bot.rollout_move(state, rng))
    return found


@pytest.mark.night("rummy500")
@every_game
def test_every_card_of_the_deck_says_what_it_is(game: Game[Any, Any]) -> None:
    seen = positions(game)[::40]
    for state in seen:
        cards = set(game.pack(game.players[0], state.setup.options))
        said = {text: table_of(game).card_info(state, text) for text in cards}
        for text, about in said.items():
            assert str(about.text).endswith("."), text
            assert isinstance(about.text, Message)
            assert about.text.name != "table-just-a-card", text
            assert about.rule in rules(game), text
        assert len({str(about.text) for about in said.values()}) == len(cards)


@every_game
def test_every_card_that_is_seen_says_what_it_is(game: Game[Any, Any]) -> None:
    names = seats(game.players[1])
    asked = 0
    for state in positions(game):
        view = state.view(Seat(0))
        for place in table_of(game).zones(state, names):
            held = value_at_path(view, place.zone)
            for text in held if isinstance(held, list) else ():
                assert str(table_of(game).card_info(state, text).text).endswith("."), text
                asked += 1
    assert asked or game not in GAMES


@every_game
def test_what_a_card_says_is_the_same_whatever_nobody_has_seen(game: Game[Any, Any]) -> None:
    for state in positions(game)[::20]:
        other = game.sample_state(state, Random(5))
        for text in sorted(set(game.pack(game.players[0], state.setup.options))):
            mine, theirs = (
                table_of(game).card_info(one, bare_card(text)) for one in (state, other)
            )
            assert mine == theirs
