"""A public fact on a tag."""

from dataclasses import dataclass

from game.core.sign import Sign
from game.ui.tree import Widget


@dataclass(frozen=True, slots=True)
class Tag(Widget):
    """A fact on the felt; the board paints it with its drawings."""

    sign: Sign
