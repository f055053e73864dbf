"""The settings: each made from its own description, applied and kept at once."""

from pygame import Rect

from game.core.options import Described, Value
from game.storage.settings import Settings
from game.ui.scenes.page import PageScene
from game.ui.scenes.pick import PickScene
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.rows import Form, option_rows


class SettingsScene(PageScene):
    """Every setting with its sentence, under headings."""

    name = "settings"
    heading = "Settings"

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        settings = self.app.settings
        values = {one.name: settings.get(one.name) for one in Settings.described()}
        form = Form(values, self._change, self._browse, "settings", sliding=True)
        return option_rows(Settings.described(), form, rect, measures, self.app.texts)

    def _change(self, one: Described, value: Value) -> None:
        if value == self.app.settings.get(one.name):
            return
        self.app.set(one.name, value)
        if one.name in ("sound", "voice"):
            self.app.sounds.play("place" if one.name == "sound" else "turn")

    def _browse(self, one: Described) -> None:
        current = self.app.settings.get(one.name)
        self.app.director.push(
            PickScene(self.app, one, current, lambda value: self._change(one, value))
        )
