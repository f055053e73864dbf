"""The law of what is said of moves: what a table says is to be done can be done and nothing else,
and what it says comes next does, whatever is played.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.core.event import Seat
from game.core.game import Game, State
from game.text.message import Message
from tests.laws.agreeing import YOU, names_at
from tests.laws.at import At, as_message, prompt_of
from tests.laws.promising import promises_of
from tests.laws.walks import choices, every_game
from tests.sitting import seen
from tests.tiers import example_count

LONG, WALKED, LISTED, TRIED = 400, example_count(40), 400, 12
"""So many moves of so many matches are walked; so many legal moves are listed, and tried."""
FOLLOW = (
    *("take-then-you", "take-then-other", "rummy500-why-next"),
    *("texas-next-you", "texas-next-other", "texas-next-others"),
)
"""What says who follows."""
ENDING = ("draw stock", "draw pile", "finish")
"""Moves that end a round without anybody going out."""


def kind(move: str) -> str:
    """What sort of move it is: of a draw from somewhere, also from where."""
    words = move.split(" ")
    return " ".join(words[:2]) if words[0] == "draw" else words[0]


def walk(game: Game[Any, Any]) -> Iterator[State[Any]]:
    """Positions of matches of many choices, by random and by good moves."""
    every = list(choices(game))
    for number in range(WALKED):
        players, options = every[number * len(every) // WALKED]
        rng = Random(number)
        state: State[Any] = game.new(game.setup(players, options, number))
        for _ in range(LONG):
            if state.over:
                break
            yield state
            if rng.random() < (0.3 if number % 2 else 0.05):
                state.advance(rng.choice(list(islice(state.legal(), LISTED))))
            else:
                state.advance(game.bot.rollout_move(state, rng))


@every_game
def test_what_is_said_to_be_done_can_be_done_and_nothing_else(game: Game[Any, Any]) -> None:
    promises = promises_of(game).PROMISES
    met: Counter[str] = Counter()
    kinds: set[str] = set()
    for state in walk(game):
        if state.asked != YOU:
            continue
        kinds |= {game.write(move).split()[0] for move in state.legal()}
        at = At(game, state.clone(), as_message(prompt_of(game, state)))
        assert promises[at.message.name](at), str(at.message)
        met[at.message.name] += 1
    # Each kind of move is asked for in a way of its own, at least in a game of few.
    assert len(met) >= min(3, len(kinds))


@pytest.mark.night("take")
@every_game
def test_what_is_said_to_come_next_does_whatever_is_played(game: Game[Any, Any]) -> None:
    """Where a slot is said to be next it is; where somebody is said to follow they do: neither is
    said where the move may end the round."""
    table = game.table
    assert table is not None
    for state in walk(game):
        names, at = names_at(state), seen(state)
        zone, why = table.next_zone(at, names)
        name = why.name if isinstance(why, Message) else ""
        if zone is None and name not in FOLLOW:
            continue
        for move in islice(state.legal(), TRIED):
            then = state.clone()
            then.advance(move)
            said = str(why), game.write(move)
            ended = then.over or len(then.rounds) > len(state.rounds)
            # Whoever has cards that nobody sees may go out with them.
            hidden = state.asked != YOU and kind(game.write(move)) not in ENDING
            assert not ended or (hidden and game.name != "take"), said
            if ended:
                continue
            if zone is not None:
                lit = table.active_zone(seen(then))
                assert lit in (zone, table.active_zone(at)), said
            elif then.asked != state.asked and "call" not in (state.phase, then.phase):
                assert then.asked == _seat(why, names), said


def _seat(said: Any, names: Any) -> Seat:
    """Who is said to follow."""
    return Seat(names.index(said.values["who"])) if "who" in said.values else YOU
