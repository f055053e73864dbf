"""Every move can be taken back, and what is kept for that stays small."""

import tracemalloc
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.games.rummy500.game import RUMMY500
from game.match.match import MOVES_PER_SNAPSHOT_COUNT, Match, load
from tests.laws.walks import every_game

MOVES = 10_000


def played(game: Game[Any, Any], most: int, options: dict[str, object], players: int) -> Match:
    match = Match(game, game.setup(players, options, 3))
    rng = Random(1)
    while not match.state.over and len(match.moves) < most:
        match.follow(game.write(rng.choice(list(match.state.legal()))))
    return match


@pytest.fixture(scope="module")
def long() -> str:
    """The record of the longest kind of match: eight players, 5000 points."""
    return played(RUMMY500, MOVES, {"target": 5000}, 8).record()


@every_game
def test_a_move_that_is_only_followed_leads_where_a_told_one_does(game: Game[Any, Any]) -> None:
    setup = game.setup(game.players[0], {}, 5)
    one, other = (Match(game, setup, draw_salt=lambda: "0" * 32) for _ in range(2))
    rng = Random(2)
    for _ in range(2 * MOVES_PER_SNAPSHOT_COUNT):
        if one.state.over:
            break
        text = rng.choice(one.moves_now())
        one.play(text)
        other.follow(text)
        assert one.state == other.state
    assert one.sealed_record() == other.sealed_record()


def test_the_newest_states_are_there_without_a_move_made_again() -> None:
    match, states = Match(RUMMY500, RUMMY500.setup(2, {"target": 5000}, 3)), []
    rng = Random(3)
    while len(states) < 3 * MOVES_PER_SNAPSHOT_COUNT:
        states.append(match.state.clone())
        match.follow(rng.choice(match.moves_now()))
    replayed: list[int] = []
    history = match._before
    replay = history._replay
    history._replay = lambda state, number: (replayed.append(number), replay(state, number))[1]
    for number in range(2 * MOVES_PER_SNAPSHOT_COUNT, 3 * MOVES_PER_SNAPSHOT_COUNT):
        assert match.after(number) == states[number]
    assert replayed == []
    assert match.after(3) == states[3] and replayed == [0, 1, 2]


@every_game
def test_undo_brings_back_every_state_beyond_those_that_are_kept(game: Game[Any, Any]) -> None:
    match = Match(game, game.setup(game.players[0], {}, 5))
    rng = Random(3)
    states = []
    while not match.state.over and len(states) < 5 * MOVES_PER_SNAPSHOT_COUNT:
        states.append(match.state.clone())
        match.play(rng.choice(match.moves_now()))
    while states:
        match.undo()
        assert match.state == states.pop()
    assert match.moves == []


@pytest.mark.night
def test_forth_and_back_by_chance_the_record_still_gives_the_state() -> None:
    match = Match(RUMMY500, RUMMY500.setup(3, {}, 5))
    rng = Random(4)
    for _ in range(12):
        for _ in range(rng.randrange(2 * MOVES_PER_SNAPSHOT_COUNT)):
            if not match.state.over:
                match.play(rng.choice(match.moves_now()))
        for _ in range(rng.randrange(2 * MOVES_PER_SNAPSHOT_COUNT)):
            if match.moves:
                match.undo()
        assert load(match.record()).state == match.state


@pytest.mark.night
def test_of_ten_thousand_moves_few_states_are_kept_and_each_is_taken_back(long: str) -> None:
    match = load(long)
    start = Match(match.game, match.setup, match.seats)
    assert len(match.moves) == len(match._before) == MOVES
    assert (
        match._before.kept <= 2 * MOVES_PER_SNAPSHOT_COUNT + MOVES // MOVES_PER_SNAPSHOT_COUNT + 1
    )
    for _ in range(MOVES):
        match.undo()
    assert match.state == start.state
    assert [deal.deck for deal in match.deals] == [deal.deck for deal in start.deals]


@pytest.mark.night
def test_the_memory_of_a_match_grows_by_little_more_than_the_texts_of_its_moves(long: str) -> None:
    short = "".join(long.splitlines(keepends=True)[:3000])
    tracemalloc.start()
    match = load(short)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(match.moves) > 2900
    assert taken < 3_000_000
