"""Cards of the hand that cannot be used now are shaded, until shortly after the decision."""

from itertools import cycle, pairwise

import pytest

from game.core.table import PERSON_HAND_ZONE
from game.games.taki.game import TAKI
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.table.render.hand_shade import SHADE_LINGER_SECONDS
from tests.games.taki.positions import deck
from tests.ui.stage import FRAME, NAMES, Stage

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
    lit = {text for text, bright in brightest(stage, scene).items() if bright > 220}
    assert lit == {"R3"}, "the hand is not to flash if the next decision follows at once"
    assert stage.tick(SHADE_LINGER_SECONDS) or scene.renderer.dirty, "the end is painted"
    assert min(brightest(stage, scene).values()) > 220


def test_the_shade_changes_three_times_in_a_second_at_most(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = TAKI.setup(3, {"hand": 5}, 1, dealer=2, deck=deck(HANDS, "R5"))
    scene = stage.sit_at(Match(TAKI, setup, NAMES[:3]))
    shade, seen = scene.renderer.picture.shade, []
    usable = cycle([("R1", "B8"), ("B8",)])
    monkeypatch.setattr(scene.model.asking, "usable", lambda: next(usable))
    for _ in range(round(1 / FRAME)):
        stage.tick()
        seen.append(shade.numbers)
    assert 1 < sum(one != other for one, other in pairwise(seen)) <= 3
