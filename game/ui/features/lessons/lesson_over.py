"""The end of a lesson: the new skill, the next lesson, and a small celebration.

The confetti falls behind the panel, so it never lies on the words.
"""

from collections.abc import Sequence

from game.text.message import TextValue
from game.ui.features.scores.victory import VictoryShow
from game.ui.kit.input.events import Key
from game.ui.kit.pages.dialog import Dialog, DialogButton
from game.ui.kit.paint.painter import Painter
from game.ui.program import Program
from game.ui.table.motion.event_effects import SPEEDS

FEW = 90
"""Number of pieces of confetti after a lesson; after a game's last one cards fly as well."""


class LessonOverPage(Dialog):
    """The dialog after a lesson; ``cards`` fly when all lessons of the game are done."""

    def __init__(
        self,
        app: Program,
        heading: TextValue,
        text: TextValue,
        answers: Sequence[DialogButton],
        cards: Sequence[str],
        faces: str,
    ) -> None:
        super().__init__(app, "lesson over", heading, text, answers)
        speed = SPEEDS[app.settings.speed]
        self.party: VictoryShow | None = None
        if speed:
            reduced = app.settings.less_motion
            self.party = VictoryShow(True, cards, faces, speed, 0.0, 0.0, reduced, FEW)
        self._begun = False

    def update(self, now: float) -> bool:
        if self.party is None:
            return False
        if not self._begun:
            self._begun, self.party.begins = True, now
        self.renderer.dirty = True
        if not self.party.update(now):
            self.party = None
        return self.party is not None

    def on_press(self, x: float, y: float) -> None:
        self._end_party()
        super().on_press(x, y)

    def on_key(self, key: Key) -> None:
        self._end_party()
        super().on_key(key)

    def _end_party(self) -> None:
        self.renderer.dirty = self.renderer.dirty or self.party is not None
        self.party = None

    def paint(self, painter: Painter) -> None:
        painter.shade()
        if self.party is not None and self._begun:
            self.party.paint(painter, ())
        self.renderer.paint_nodes(painter)
