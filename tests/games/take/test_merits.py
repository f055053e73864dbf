"""What Take's moves bring, as the reasons of puzzles count it."""

import pytest

from game.games.take.game import TAKE
from game.games.take.merits import TAKE_MERITS
from game.games.take.rules import TakeState
from tests.games.take.positions import position

COUNTS = {merit.name: merit.count for merit in TAKE_MERITS}
HAND = "9C TC JC 8H 2D KS JK"


def count(name: str, state: TakeState, move: str) -> int:
    return COUNTS[name](state, TAKE.parse(move))


@pytest.mark.parametrize(
    ("name", "brought"),
    [
        ("takes", {"add 8H to M1": 15, "lay 9C TC JC": 0, "discard KS": 0}),
        ("lays", {"add 8H to M1": 5, "lay 9C TC JC": 25, "discard KS": 0}),
        ("holds", {"add 8H to M1": 0, "lay 9C TC JC": 0, "discard KS": 1}),
        ("jokers", {"discard KS": 1, "lay 9C TC JC": 1}),
        ("left", {"discard 2D": -60, "discard KS": -55}),
    ],
)
def test_what_a_move_brings_is_counted(name: str, brought: dict[str, int]) -> None:
    state = position([HAND, "3S 4S"], [(1, "5H 6H 7H")], pile="QD")
    assert {move: count(name, state, move) for move in brought} == brought


def test_the_top_of_the_pile_is_drawn_to_play_it_and_the_stock_where_it_cannot_be() -> None:
    fits = position(["9C TC", "3S 4S"], [(1, "5H 6H 7H")], pile="8H", phase="draw")
    idle = position(["9C TC", "3S 4S"], [(1, "5H 6H 7H")], pile="KD", phase="draw")
    drawn = [
        (count("top", one, "draw pile"), count("digs", one, "draw stock")) for one in (fits, idle)
    ]
    assert drawn == [(1, 0), (0, 1)]


def test_a_discard_feeds_the_next_player_by_its_open_runs() -> None:
    state = position([HAND, "3S 4S"], [(1, "5H 6H 7H")], pile="QD")
    discards = {card: count("feeds", state, f"discard {card}") for card in ("2D", "KS", "TC", "JK")}
    # 2D: A23 and 234. KS: JQK and QKA. TC: this player holds a card of each run.
    assert discards == {"2D": -2, "KS": -2, "TC": 0, "JK": -60}
    assert count("feeds", state, "lay 9C TC JC") == 0
