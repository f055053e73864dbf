"""Cards of the hand that cannot be used now are shaded, and only while the person is asked."""

from game.core.table import PERSON_HAND_ZONE
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from tests.games.taki.positions import deck
from tests.ui.stage import NAMES, Stage

HANDS = ("R1 B8 R3 Y3 B4", "R8 R9 Y3 Y4 Y5", "R6 R7 G6 B7 B8")


def brightest(stage: Stage, scene: TablePage) -> dict[str, int]:
    """How bright the brightest spot is on the part of each card that shows."""
    scene.paint(stage.app.painter)
    surface = stage.app.painter.surface
    found = {}
    for text, rect in zip(
        scene.show.seen.zone(PERSON_HAND_ZONE), scene.show.laid.rects[PERSON_HAND_ZONE], strict=True
    ):
        inner = rect.inflate(-rect.w // 4, -rect.h // 4).clip(surface.get_rect())
        found[text] = max(
            min(surface.get_at((x, y))[:3])
            for x in range(inner.left, inner.right, 2)
            for y in range(inner.top, inner.bottom, 2)
        )
    return found


def test_what_cannot_be_played_is_shaded(stage: Stage) -> None:
    setup = TAKI.setup(3, {"hand": 5}, 1, dealer=2, deck=deck(HANDS, "R5"))
    scene = stage.sit_at(Match(TAKI, setup, NAMES[:3]))
    stage.tick()
    lit = {text for text, bright in brightest(stage, scene).items() if bright > 220}
    assert lit == {"R1", "R3"}
    stage.worker.slow = True
    scene.moves.try_move("play R1")
    stage.tick()
    stage.tick()
    assert not scene.model.your_turn
    assert min(brightest(stage, scene).values()) > 220
