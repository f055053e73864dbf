"""How many play Takeaway: two to four."""

import pytest

from game.core.illegal import InvalidSetup
from game.games.takeaway.game import TAKEAWAY


def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert TAKEAWAY.setup(players, {}, 1).players == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_cannot_play(players: int) -> None:
    with pytest.raises(InvalidSetup, match="Takeaway is for 2 to 4 players"):
        TAKEAWAY.setup(players, {}, 1)
