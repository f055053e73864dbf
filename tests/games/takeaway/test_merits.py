"""What Takeaway's moves bring."""

import pytest

from game.core.event import Seat
from game.games.takeaway.bot.reasons import best_line
from game.games.takeaway.merits import _card_lead
from game.games.takeaway.moves import Take
from tests.games.takeaway.positions import position


@pytest.mark.parametrize(("held", "lead"), [((9, 5), 4), ((5, 5), 0), ((2, 5), -1)])
def test_a_round_that_ends_behind_counts_as_one_that_goes_on(
    held: tuple[int, ...], lead: int
) -> None:
    state = position({0: "7H", 4: "5C 6H"}, players=2)
    goes_on = best_line(state, Take(4))
    assert goes_on.turn == Seat(0) and _card_lead(state, goes_on) == -1
    assert _card_lead(state, goes_on._replace(turn=None, held=held)) == lead
