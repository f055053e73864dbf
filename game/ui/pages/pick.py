"""All the values of an option that has too many to lie side by side, to pick one of them."""

from collections.abc import Callable

from game.core.options import Described, OneOf, Value
from game.ui.box import Box, Grid
from game.ui.headed import HeadedPage
from game.ui.program import Program
from game.ui.tree import Act
from game.ui.widgets.kit import Kit
from game.words.message import told

MOST_ABREAST = 4


class PickPage(HeadedPage):
    """The values of one option; picking one leads back."""

    name = "pick"

    def __init__(
        self, app: Program, one: Described, current: Value, act: Callable[[Value], None]
    ) -> None:
        super().__init__(app)
        assert isinstance(one.values, OneOf), "only values one by one can be picked from a list"
        self.heading = told(one.label)
        self.values = one.values
        self.current = current
        self.act = act

    def entered(self) -> None:
        super().entered()
        chosen = self.tree.by_key[f"pick {self.current}"]
        self.set_focus(chosen)
        self.reveal(chosen)

    def content(self, kit: Kit) -> Box:
        chips = [
            kit.chip(f"pick {value}", told(self.values.label(value)), value == self.current,
                     self._picker(value), "values", pad=40, target=42)
            for value in self.values.values
        ]  # fmt: skip
        return Grid(chips, kit.px(10), most=MOST_ABREAST, fill=True)

    def _picker(self, value: Value) -> Act:
        def pick() -> None:
            self.ways.back()
            self.act(value)

        return pick
