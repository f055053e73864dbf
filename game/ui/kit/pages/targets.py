"""Large targets: a panel over a page that has what can be used there as large buttons."""

from collections.abc import Sequence

from game.text.message import TextValue
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Flow
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column
from game.ui.kit.layout.scroll import Scroll
from game.ui.kit.pages.dialog import DIALOG_PANEL_KEY, Dialog, DialogButton
from game.ui.kit.pages.host import Host
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import Panel

LARGE_TARGET_UNITS = 88.0
"""Height of a large target, for players who point with their eyes."""


class TargetsPage(Dialog):
    """A dialog whose answers are large, as many beside each other as fit; they scroll."""

    name = "targets"
    restrained = False
    wide = 1100.0

    def __init__(self, app: Host, heading: TextValue, answers: Sequence[DialogButton]) -> None:
        super().__init__(app, self.name, heading, "", answers)

    def page(self, kit: Kit) -> Box:
        gap, pad = kit.px(14), kit.px(20)
        buttons = [
            self._answer(number, answer, kit, LARGE_TARGET_UNITS)
            for number, answer in enumerate(self.answers)
        ]
        heading = kit.words(self.heading, 25, role=Role.HEADING, weight="bold")
        flow = Scroll(self.column, Flow(buttons, gap, gap), kit.measures, outside=True)
        panel = NodeBox(
            Node(Role.PANEL, self.heading, nowhere(), DIALOG_PANEL_KEY, widget=Panel()),
            Pad(Column([heading, Space(high=gap), flow]), pad, pad),
        )
        return Pad(Align(Limit(panel, ideal=kit.measures.grown_length(self.wide))), pad, pad)
