"""All the values of an option that has too many to lie side by side, to pick one of them."""

from collections.abc import Callable

from pygame import Rect

from game.core.options import Described, OneOf, Value
from game.ui.program import Program
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import chip

MOST_ABREAST = 4


class PickScene(PageScene):
    """The values of one option; picking one leads back."""

    name = "pick"

    def __init__(
        self, app: Program, one: Described, current: Value, act: Callable[[Value], None]
    ) -> None:
        super().__init__(app)
        assert isinstance(one.values, OneOf), "only values one by one can be picked from a list"
        self.heading = one.label
        self.values = one.values
        self.current = current
        self.act = act

    def entered(self) -> None:
        super().entered()
        chosen = self.tree.by_key[f"pick {self.current}"]
        self.set_focus(chosen)
        self.reveal(chosen)

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        size, gap = measures.text(15), measures.px(10)
        labels = [self.values.label(value) for value in self.values.values]
        widest = max(self.app.texts.width(label, size, "semibold") for label in labels)
        room = (rect.w + gap) // (widest + measures.px(40) + gap)
        abreast = max(1, min(MOST_ABREAST, room))
        wide = (rect.w + gap) // abreast - gap
        high = measures.target(42)
        return [
            chip(
                f"pick {value}",
                label,
                Rect(
                    rect.x + place % abreast * (wide + gap),
                    rect.y + place // abreast * (high + gap),
                    wide,
                    high,
                ),
                value == self.current,
                self._picker(value),
                "values",
            )
            for place, (value, label) in enumerate(zip(self.values.values, labels, strict=True))
        ]

    def _picker(self, value: Value) -> Act:
        def pick() -> None:
            self.ways.back()
            self.act(value)

        return pick
