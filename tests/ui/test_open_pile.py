"""A pile whose last cards lie side by side shows each of them, however much lies beneath."""

import pytest

from game.games.taki.game import TAKI
from game.match.match import Match
from tests.games.taki.positions import deck
from tests.ui.stage import NAMES, Stage

RUN = "R-taki R1 R3 R4 R5 R6 R7 R8 R-stop R9"
OTHER = "B1 B3 B4 B5 B6 B7 B8 B9 Y1 Y3"


@pytest.mark.parametrize("played", range(1, 10))
def test_every_card_of_an_open_run_is_painted(stage: Stage, played: int) -> None:
    setup = TAKI.setup(2, {"hand": 10}, 1, dealer=1, deck=deck((RUN, OTHER), "R5"))
    match = Match(TAKI, setup, NAMES[:2])
    for card in RUN.split()[:played]:
        match.play(f"play {card}")
    scene = stage.sit_at(match)
    stage.tick()
    scene.paint(stage.app.painter)
    poses = scene.show.laid.poses["pile"]
    assert len({pose.x for pose in poses}) == played
    for pose in poses[-played:]:
        # Left of everything drawn on a card the field is of its colour, the felt is not.
        spot = (round(pose.x - 0.44 * pose.width), round(pose.y + 0.2 * pose.width))
        red, green, blue, _ = stage.app.painter.surface.get_at(spot)
        assert red > 2 * max(green, blue)
