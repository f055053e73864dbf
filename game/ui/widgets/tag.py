"""A public fact on a tag."""

from game.core.sign import Sign
from game.ui.tree import Widget
from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Tag(Widget):
    """A fact on the felt; the board paints it with its drawings."""

    sign: Sign
