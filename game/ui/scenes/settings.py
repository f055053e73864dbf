"""The settings: each made from its own description, applied and kept at once."""

from collections.abc import Callable

from pygame import Rect

from game.core.options import Described, Value
from game.storage.settings import Settings
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.make import option_row


class SettingsScene(PageScene):
    """Every setting with its sentence."""

    name = "settings"
    heading = "Settings"

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        gap = measures.px(8)
        place = Rect(rect.x, rect.y, rect.w, max(measures.px(52), measures.target(44)))
        nodes = []
        for one in Settings.described():
            row = option_row(
                one,
                self.app.settings.get(one.name),
                place,
                measures,
                self.app.texts,
                self._setter(one),
                area="settings",
                sliding=True,
            )
            nodes.append(row)
            place = place.move(0, row.rect.h + gap)
        return nodes

    def _setter(self, one: Described) -> Callable[[Value], None]:
        def change(value: Value) -> None:
            if value == self.app.settings.get(one.name):
                return
            self.app.set(one.name, value)
            if one.name in ("sound", "voice"):
                self.app.sounds.play("place" if one.name == "sound" else "turn")

        return change
