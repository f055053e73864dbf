"""A hand that has taken a great pile: its lays are marked all the same, and at once."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType

from game.cards import french
from game.cards.melds import read, shape
from game.games.rummy500.cards import values
from game.games.rummy500.melds import RUMMY500_MELD_RULES
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.state import full_pack
from game.games.rummy500.table import _arranged
from tests.together import each_of

OPTIONS = Rummy500Options()
WORTH = values(OPTIONS).cards
MAX_CALLS = 200_000


@contextmanager
def little_work() -> Iterator[None]:
    """Fails as soon as what happens inside has called too many functions."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"
        assert calls < MAX_CALLS, "this takes far too long"

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


@each_of("players", [2, 8])
@each_of("count", [13, 24, 34, 45, 52, 100])
def test_melds_of_any_hand_are_found_at_once_and_are_melds(players: int, count: int) -> None:
    pack = list(full_pack(players, OPTIONS))
    for seed in range(4):
        Random(seed).shuffle(pack)
        hand = tuple(sorted(pack[:count]))
        with little_work():
            found = _arranged(hand, WORTH)
        held = Counter(map(french.write, hand))
        used = Counter(text for meld in found for text in meld)
        assert used <= held
        assert found or count < 20
        for meld in found:
            if "JK" not in meld:
                assert (
                    shape(tuple([read(text) for text in meld]), RUMMY500_MELD_RULES) is not None
                ), meld


def test_in_a_great_hand_every_run_of_a_suit_is_found() -> None:
    hand = tuple(sorted(full_pack(8, OPTIONS)))
    used = Counter(text for meld in _arranged(hand, WORTH) for text in meld)
    naturals = Counter(map(french.write, hand))
    del naturals["JK"]
    assert used == naturals
