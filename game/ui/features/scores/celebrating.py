"""A page with a celebration over it, which a click or a key ends."""

from pygame import Surface

from game.ui.features.scores.victory import VictoryShow
from game.ui.kit.input.events import Key
from game.ui.kit.paint.painter import Painter
from game.ui.program import ProgramPage


class Celebrating(ProgramPage):
    """A page with a ``party``, None when there is none or it is over.

    Among the bases of a class it stands first.
    """

    party: VictoryShow | None = None
    _kept: Surface | None = None
    _key: tuple[object, ...] = ()

    def update(self, now: float) -> bool:
        if self.party is None:
            return False
        self.renderer.dirty = True
        if not self.party.update(now):
            self.party = self._kept = None
        return self.party is not None

    def on_press(self, x: float, y: float) -> None:
        self._skip()
        super().on_press(x, y)

    def on_key(self, key: Key) -> None:
        self._skip()
        super().on_key(key)

    def _skip(self) -> None:
        self.renderer.dirty = self.renderer.dirty or self.party is not None
        self.party = self._kept = None

    def paint(self, painter: Painter) -> None:
        if self.party is None:
            super().paint(painter)
            return
        # A snapshot of the page stays below the animation.
        nodes = self.tree.nodes
        key = (
            self.renderer.built,
            self.renderer.hover,
            self.renderer.pressed,
            self.tree.focus,
            self.renderer.reading,
            painter.surface.get_size(),
        )
        if self._kept is None or key != self._key or painter.images.behind:
            super().paint(painter)
            self._kept, self._key = painter.surface.copy(), key
        else:
            painter.surface.blit(self._kept, (0, 0))
        self.party.paint(painter, nodes)
