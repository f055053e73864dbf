"""The settings: each made from its own description, applied and kept at once."""

from dataclasses import replace

from pygame import Rect

from game.core.options import Described, Value, grouped
from game.games import GAMES
from game.storage.looks import BACK_NAMED, CLOTH_NAMED, felt
from game.storage.settings import CARDS, Settings
from game.ui.box import Box, Column, Fixed, Flow, Space
from game.ui.headed import HeadedPage
from game.ui.paint.assets import card_height
from game.ui.paint.painter import Painter
from game.ui.tree import Node, Role
from game.ui.widgets.cards import Cards
from game.ui.widgets.kit import Kit, nowhere
from game.ui.widgets.rows import AFTER_GROUP, Form, Pictured, option_rows
from game.ui.widgets.sample import Drawing
from game.ui.window.commands import filled
from game.words.message import say

SAMPLES = (None, "AS", "KH", "QD", "JC", "7D", "8C")
BACK, SWATCH = (76.0, 106.0), (96.0, 58.0)
"""Units of the pictures of card backs and cloths."""


def _back(name: Value) -> Drawing:
    """The back of a card, in the middle of its room."""
    drawing = BACK_NAMED[str(name)].drawing

    def paint(painter: Painter, room: Rect) -> None:
        high = min(room.h, card_height(room.w))
        card = painter.assets.drawing(f"cards/{drawing}", high * 5 // 7, high)
        painter.surface.blit(card, card.get_rect(midtop=room.midtop))

    return paint


def _cloth(name: Value) -> Drawing:
    """A piece of a cloth in its light, or of every game's."""
    one = CLOTH_NAMED[str(name)].felt
    felts = (one,) if one else tuple(felt("own", game.felt) for game in GAMES)
    return lambda painter, room: painter.swatch(felts, room)


PICTURED = {"back": Pictured(_back, BACK), "cloth": Pictured(_cloth, SWATCH)}
"""The settings that are chosen from pictures."""


class SettingsPage(HeadedPage):
    """Every setting with its sentence, under headings."""

    name = "settings"

    @property
    def heading(self) -> str:  # type: ignore[override]
        """What stands at the top."""
        return say("settings-heading")

    def content(self, kit: Kit) -> Box:
        settings = self.app.settings
        values = {one.name: settings.get(one.name) for one in Settings.described()}
        form = Form(values, self._change, self._browse, "settings", sliding=True,
                    pictured=PICTURED)  # fmt: skip
        boxes: list[Box] = []
        for title, some in grouped(tuple(map(_with_keys, Settings.described()))):
            if boxes:
                boxes.append(Space(high=kit.px(AFTER_GROUP)))
            boxes += option_rows(some, form, kit)
            if title == CARDS:
                boxes += [Space(high=kit.px(14)), self._samples(kit)]
        return Column(boxes)

    def _samples(self, kit: Kit) -> Box:
        """A few cards as they look with the settings."""
        width = kit.px(84)
        cards = []
        for card in SAMPLES:
            shown = Cards((card,), width, "cards")
            node = Node(Role.PICTURE, say("settings-sample"), nowhere(), widget=shown)
            cards.append(Fixed(node, width, card_height(width)))
        return Flow(cards, kit.px(10), kit.px(10), lean=0.5)

    def _change(self, one: Described, value: Value) -> None:
        if value == self.app.settings.get(one.name):
            return
        self.app.set(one.name, value)
        if one.name in ("sound", "voice"):
            self.app.sounds.play("place" if one.name == "sound" else "turn")

    def _browse(self, one: Described) -> None:
        current = self.app.settings.get(one.name)
        self.ways.pick(one, current, lambda value: self._change(one, value))


def _with_keys(one: Described) -> Described:
    """A setting whose sentence names keys by what they are now."""
    if isinstance(one.help, str):
        return one
    return replace(one, help=one.help.changed(filled))
