"""The law of what a table says: sentences agree with who and how many they are about."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.core.game import Game, State
from game.core.state import SeatView
from game.text.message import TextValue, told
from tests.laws.agreeing import YOU, names_at
from tests.laws.test_prompts import walk
from tests.laws.walks import every_game
from tests.sitting import seen
from tests.tiers import example_count
from tests.words.test_agreement import DISAGREES, MANY

MOVES = 20
"""So many moves of each position are described."""


def said_of(game: Game[Any, Any], state: State[Any]) -> Iterator[TextValue]:
    """What the person reads of a position, and of the moves in it if they are asked."""
    table, names, at = game.table, names_at(state), seen(state)
    assert table is not None
    yield table.prompt(at, names)
    yield table.next_zone(at, names)[1]
    yield table.second_line(at, names, 1)
    yield from (sign.sentence for sign in table.table_signs(at))
    call = table.open_call(at)
    if call is not None:
        yield call.hidden_sentence
    if state.asked == YOU:
        for move in islice(state.legal(), MOVES):
            yield game.describe_move(at, move, names)


@pytest.mark.night("rummy500", "take", "takeaway")
@every_game
def test_what_a_table_says_agrees_with_who_and_how_many_it_is_about(
    game: Game[Any, Any],
) -> None:
    heard: set[str] = set()
    for state in walk(game):
        heard.update(told(one) for one in said_of(game, state))
        view = SeatView(game, state.view(YOU))
        move = next(iter(state.legal()))
        for event in state.clone().apply(move):
            line = game.describe_event(view, event, names_at(state))
            heard.add(told(line) if line else "")
            view.apply(event)
    assert len(heard) > example_count(200)
    assert [said for said in heard if DISAGREES.search(said) or MANY.search(said)] == []
