"""Pictures around the landing of a highlight, and the share of the felt that it changes.

The landing cards' own pixels do not count.
"""

from typing import TYPE_CHECKING, Any

from tests.ui.scenes import Scene
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from game.ui.features.match.match_page import TablePage

LONGEST = 6.0
"""Maximum length of a strip, in seconds."""
TIMES = (-0.45, -0.15, 0.02, 0.12, 0.24, 0.45, 0.8, 1.2)
"""Seconds from the landing at which a picture is kept."""
SMALL = (480, 270)
"""Size of a picture on a sheet, in pixels."""
SEEN = 8
"""Least difference of a colour by which a pixel has changed, of 255."""
SETTLE = 30
"""Frames before the move, until every card is sharp."""
JUST_LANDED = 0.18
"""Seconds after the landing within which the change is measured."""


CARD_EDGE_PIXELS = 12
"""Pixels around landing cards that are theirs: they hang over their place, and have a shadow."""


def changed(before: Any, after: Any, but: Any = None) -> float:
    """Share of the pixels that differ, without those of a rectangle."""
    import pygame

    if but is not None:
        before, after = before.copy(), after.copy()
        for one in (before, after):
            one.fill((0, 0, 0), but)
    same = pygame.mask.from_threshold(after, (0, 0, 0), (SEEN, SEEN, SEEN, 255), before)
    return 1 - same.count() / (before.get_width() * before.get_height())


def measured(stage: Stage, scene: Scene, strength: float, less: bool) -> tuple[list[Any], float]:
    """Pictures at ``TIMES`` of a moment of a strength, and the share changed at its landing."""
    from unittest.mock import patch

    from tests.ui.stage import FRAME

    stage.app.settings.speed = "normal"
    stage.app.settings.reduced_motion, stage.app.settings.remarks = less, False
    stage.worker.slow = True
    table: TablePage = stage.sit_at(scene.match)
    show, felt = table.show, table.show.felt

    def picture() -> Any:
        stage.app.painter.images.begin_frame(False)
        stage.app._paint()
        return stage.app.painter.surface

    kept: list[Any] = []
    goal = felt
    for _ in range(SETTLE):
        # The first pictures of cards are scaled from others.
        stage.tick(FRAME)
        picture()
    show.add(table.session.play(scene.move))
    # The hand no longer shows what can be played: that is seen before anything lands.
    table.changed()
    before, most, lands = picture().subsurface(felt).copy(), 0.0, None
    with patch.object(type(show.table), "strength", lambda *about: strength):
        for _ in range(int(2 * LONGEST / FRAME)):
            stage.tick(FRAME)
            moment = show.stage.moment
            if lands is None and moment is not None and moment.about.sort is scene.moment.sort:
                lands, goal = moment.times.slams, moment.goal
            seen = picture()
            if lands is None:
                before = seen.subsurface(felt).copy()
                continue
            passed = stage.now - lands
            if passed < 0:
                before = seen.subsurface(felt).copy()
            elif before is not None and passed < JUST_LANDED:
                edge = 2 * CARD_EDGE_PIXELS
                own = goal.inflate(edge, edge).move(-felt.x, -felt.y)
                most = max(most, changed(before, seen.subsurface(felt), own))
            if len(kept) < len(TIMES) and passed >= TIMES[len(kept)]:
                import pygame

                kept.append(pygame.transform.smoothscale(seen, SMALL))
            if len(kept) == len(TIMES) or stage.scene is not table:
                break
    return kept, most
