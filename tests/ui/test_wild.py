"""Wild cards are marked on the pile, where they might be taken without being noticed."""

import pytest

from game.games.texas.game import TEXAS
from game.match.match import Match
from tests.games.texas.positions import deck
from tests.ui.stage import NAMES, Stage

DARK = 60
"""Less than this is as dark as the disc of a mark: no pip of a red card is."""


def dark(stage: Stage, turned: str) -> int:
    """How many spots of the pile's card are dark in round 5, where sevens are wild."""
    dealt = deck(["9S TS JS 4S 4C 5C AC", "3S 3H 5D 6D 8C QC KC"], turned)
    scene = stage.sit_at(Match(TEXAS, TEXAS.setup(2, {"rounds": "5-5"}, 1, 1, dealt), NAMES[:2]))
    stage.tick()
    scene.paint(stage.app.painter)
    surface = stage.app.painter.surface
    rect = scene.show.laid.spots["pile"]
    # Where the mark is, and not the count at the other corner.
    rect.w //= 3
    return sum(
        max(surface.get_at((x, y))[:3]) < DARK
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    )


@pytest.mark.parametrize(("turned", "marked"), [("7H", True), ("2D", True), ("8H", False)])
def test_a_wild_card_on_top_of_the_pile_is_marked(stage: Stage, turned: str, marked: bool) -> None:
    assert (dark(stage, turned) > 0) == marked
