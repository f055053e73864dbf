"""The settings: each made from its own description, applied and kept at once."""

from pygame import Rect

from game.core.options import Described, Value, grouped
from game.storage.settings import CARDS, Settings
from game.ui.assets import card_height
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Node
from game.ui.widgets.rows import Form, option_rows

SAMPLES = (None, "AS", "KH", "QD", "JC", "7D", "8C")


class SettingsScene(PageScene):
    """Every setting with its sentence, under headings."""

    name = "settings"
    heading = "Settings"

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        settings = self.app.settings
        values = {one.name: settings.get(one.name) for one in Settings.described()}
        form = Form(values, self._change, self._browse, "settings", sliding=True)
        nodes: list[Node] = []
        place = rect.copy()
        for title, some in grouped(Settings.described()):
            nodes += option_rows(some, form, place, measures, self.app.texts)
            place.y = nodes[-1].rect.bottom + measures.px(22)
            if title == CARDS:
                nodes += self._samples(place, measures)
                place.y = nodes[-1].rect.bottom + measures.px(22)
        return nodes

    def _samples(self, rect: Rect, measures: Measures) -> list[Node]:
        """A few cards as they look with the settings."""
        width, gap = measures.px(84), measures.px(10)
        x = rect.centerx - (len(SAMPLES) * (width + gap) - gap) // 2
        y = rect.y - measures.px(8)
        nodes = []
        for card in SAMPLES:
            look = {"cards": (card,), "width": width, "faces": "cards"}
            place = Rect(x, y, width, card_height(width))
            nodes.append(Node("cards", "A card as it looks", place, look=look))
            x += width + gap
        return nodes

    def _change(self, one: Described, value: Value) -> None:
        if value == self.app.settings.get(one.name):
            return
        self.app.set(one.name, value)
        if one.name in ("sound", "voice"):
            self.app.sounds.play("place" if one.name == "sound" else "turn")

    def _browse(self, one: Described) -> None:
        current = self.app.settings.get(one.name)
        self.ways.pick(one, current, lambda value: self._change(one, value))
