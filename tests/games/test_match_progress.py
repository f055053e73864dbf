"""How far a match is: every threshold of every game, and that it tells only what all may know."""

from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.match_progress import Hour, Progress
from game.core.state import State
from game.games import GAMES_BY_NAME
from tests.laws.walks import every_game

NOON, AFTERNOON, EVENING, LAST_ROUND = Hour


def match(name: str, players: int = 3, **options: object) -> State[Any]:
    """A match that has just been dealt."""
    game = GAMES_BY_NAME[name]
    return game.new(game.setup(players, options, 5))  # type: ignore[no-any-return]


def counted(state: State[Any], *rounds: list[int]) -> State[Any]:
    """The match after rounds of these points, the next of them being dealt."""
    state.rounds = [{"scores": points, "out": None} for points in rounds]
    state.scores = [sum(column) for column in zip(*rounds, strict=True)] or state.scores
    state.round += len(rounds)
    return state


def progress(name: str, state: State[Any]) -> Progress | None:
    table = GAMES_BY_NAME[name].table
    assert table is not None
    return table.progress(state)


def hour(name: str, state: State[Any]) -> Hour:
    found = progress(name, state)
    assert found is not None
    return found.hour


@pytest.mark.parametrize("name", ["take", "rummy500"])
@pytest.mark.parametrize(
    ("rounds", "wanted"),
    [
        ([], NOON),
        ([[99, 0, 0]], NOON),
        ([[100, 0, 0]], AFTERNOON),
        ([[50, 0, 0], [49, -20, 0], [0, 0, 10]], NOON),
        ([[40, 0, 0]] * 4 + [[0, 0, 0]], AFTERNOON),
        ([[40, 0, 0]] * 5, EVENING),
        ([[40, 0, 0]] * 6 + [[19, 0, 0]], EVENING),
        ([[40, 0, 0]] * 6 + [[20, 0, 0]], LAST_ROUND),
        ([[200, 0, 0]], LAST_ROUND),
        ([[10, 200, 0]] + [[0, -20, 0]], LAST_ROUND),
        ([[10, 200, 0]] + [[0, -101, 0]], NOON),
        ([[300, 300, 0]], LAST_ROUND),
        ([[-5, -5, -10]] * 2, NOON),
    ],
)
def test_points_tell_the_hour_of_a_match_to_a_target(
    name: str, rounds: list[list[int]], wanted: Hour
) -> None:
    """It may end once a round as good as the best so far would reach the 300."""
    assert hour(name, counted(match(name, target=300), *rounds)) is wanted


@pytest.mark.parametrize(("name", "most"), [("take", 50), ("rummy500", 200)])
def test_the_last_round_that_can_be_dealt_is_the_last(name: str, most: int) -> None:
    for played, wanted in ((most - 2, NOON), (most - 1, LAST_ROUND)):
        state = counted(match(name, target=300), *[[0, 0, 0]] * played)
        assert hour(name, state) is wanted


@pytest.mark.parametrize(
    ("name", "options"),
    [("take", {"target": 0}), ("rummy500", {"target": 0}), ("texas", {"rounds": "3-3"})],
)
def test_a_match_of_one_round_has_no_hour(name: str, options: dict[str, object]) -> None:
    assert progress(name, match(name, **options)) is None


def test_the_rounds_tell_the_hour_of_texas_rummy() -> None:
    hours = [hour("texas", counted(match("texas"), *[[3, 9, 5]] * played)) for played in range(11)]
    assert hours == [NOON] * 4 + [AFTERNOON] * 4 + [EVENING] * 2 + [LAST_ROUND]
    short = [
        hour("texas", counted(match("texas", rounds="4-6"), *[[3, 9, 5]] * played))
        for played in range(3)
    ]
    assert short == [NOON, AFTERNOON, LAST_ROUND]


def test_fewest_points_lead_texas_rummy_and_most_points_the_others() -> None:
    for name, leader in (("texas", 0), ("take", 1), ("rummy500", 1)):
        for points, wanted in (([3, 9, 5], leader), ([4, 4, 4], None)):
            found = progress(name, counted(match(name), points))
            assert found is not None and found.leader == wanted


def drawn(rounds: int, played: int, left: int) -> State[Any]:
    """A match of Takeaway with four players after some rounds, with ``left`` cards in the deck."""
    state: Any = counted(match("takeaway", 4, rounds=rounds), *[[20, 10, 10, 12]] * played)
    state.stock = state.stock[:left]
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("rounds", "played", "left", "wanted"),
    [
        (1, 0, 44, NOON),
        (1, 0, 30, NOON),
        (1, 0, 29, AFTERNOON),
        (1, 0, 15, AFTERNOON),
        (1, 0, 14, EVENING),
        (1, 0, 5, EVENING),
        (1, 0, 4, LAST_ROUND),
        (1, 0, 0, LAST_ROUND),
        (3, 0, 1, NOON),
        (3, 0, 0, AFTERNOON),
        (3, 1, 44, AFTERNOON),
        (3, 1, 0, EVENING),
        (3, 2, 44, EVENING),
        (3, 2, 5, EVENING),
        (3, 2, 4, LAST_ROUND),
    ],
)
def test_rounds_and_the_deck_tell_the_hour_of_takeaway(
    rounds: int, played: int, left: int, wanted: Hour
) -> None:
    assert hour("takeaway", drawn(rounds, played, left)) is wanted


def test_between_the_rounds_of_takeaway_no_card_counts_twice() -> None:
    state: Any = drawn(3, 1, 0)
    state.round = 1
    assert hour("takeaway", state) is AFTERNOON
    found = progress("takeaway", state)
    assert found is not None and found.leader == 0


def holding(*counts: int, stages: list[int] | None = None, **options: object) -> State[Any]:
    """A match of Taki in which each player holds as many cards as ``counts`` says."""
    state: Any = match("taki", len(counts), **options)
    state.hands = [[0] * count for count in counts]
    state.stages = stages
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("counts", "wanted", "leader"),
    [
        ((8, 8, 8), NOON, None),
        ((6, 9, 12), NOON, 0),
        ((8, 5, 8), AFTERNOON, 1),
        ((8, 3, 8), AFTERNOON, 1),
        ((8, 8, 2), EVENING, 2),
        ((8, 1, 2), LAST_ROUND, 1),
        ((1, 1, 2), LAST_ROUND, None),
    ],
)
def test_the_cards_tell_the_hour_of_a_game_of_taki(
    counts: tuple[int, ...], wanted: Hour, leader: int | None
) -> None:
    found = progress("taki", holding(*counts))
    assert found is not None
    assert (found.hour, found.leader) == (wanted, leader)


@pytest.mark.parametrize(
    ("wins", "counts", "wanted", "leader"),
    [
        ([0, 0], (8, 8), NOON, None),
        ([0, 0], (1, 8), NOON, 0),
        ([1, 0], (8, 1), AFTERNOON, 0),
        ([1, 1], (8, 7), AFTERNOON, 1),
        ([2, 0], (8, 1), EVENING, 0),
        ([2, 0], (2, 1), EVENING, 0),
        ([2, 0], (1, 8), LAST_ROUND, 0),
    ],
)
def test_the_games_won_tell_the_hour_of_a_longer_match_of_taki(
    wins: list[int], counts: tuple[int, ...], wanted: Hour, leader: int | None
) -> None:
    state = holding(*counts, wins=3)
    state.scores = wins
    found = progress("taki", state)
    assert found is not None
    assert (found.hour, found.leader) == (wanted, leader)


@pytest.mark.parametrize(
    ("stages", "counts", "wanted", "leader"),
    [
        ([8, 8], (8, 8), NOON, None),
        ([8, 8], (1, 8), NOON, 0),
        ([6, 8], (6, 1), NOON, 0),
        ([6, 8], (2, 1), AFTERNOON, 0),
        ([3, 8], (3, 1), AFTERNOON, 0),
        ([3, 2], (1, 2), EVENING, 1),
        ([2, 2], (1, 2), EVENING, 0),
        ([1, 2], (2, 1), EVENING, 0),
        ([1, 2], (1, 1), LAST_ROUND, 0),
    ],
)
def test_the_stages_tell_the_hour_of_a_tournament_of_taki(
    stages: list[int], counts: tuple[int, ...], wanted: Hour, leader: int | None
) -> None:
    found = progress("taki", holding(*counts, stages=stages, mode="tournament"))
    assert found is not None
    assert (found.hour, found.leader) == (wanted, leader)


@every_game
def test_every_seat_sees_the_hour_of_the_whole_match(game: Game[Any, Any]) -> None:
    """It follows from public facts alone, and where points count at the end it waits for that."""
    state, rng, table = game.new(game.setup(3, {}, 9)), Random(9), game.table
    assert table is not None
    live = game.name in ("taki", "takeaway")
    before: tuple[int, Progress | None] = (-1, None)
    for _ in range(120):
        if state.over:
            break
        found = table.progress(state)
        for seat in range(3):
            assert table.progress(game.from_view(state.view(seat))) == found
        assert live or before[0] != len(state.rounds) or before[1] == found
        before = len(state.rounds), found
        state.apply(game.bot.rollout_move(state, rng))
    assert before[1] is not None


@every_game
def test_a_table_before_its_first_deal_lies_in_the_light_of_noon(game: Game[Any, Any]) -> None:
    state = game.new(game.setup(3, {}, 9))
    blank = type(state)(state.setup)
    found = game.table.progress(blank) if game.table else None
    assert found is not None
    assert (found.hour, found.is_last, found.leader) == (NOON, False, None)
