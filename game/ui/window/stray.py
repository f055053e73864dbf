"""The second press of a double click, when it comes too late for what it was meant for."""

from game.ui.window.inputs import Press

DOUBLE = 0.4
"""The longest time between the clicks of a double click, in seconds."""
STEADY = 6.0
"""A hand that clicks twice moves the mouse by no more than this, in points."""


class Strays:
    """Knows the press of a double click that would fall on a page nobody has seen yet.

    Somebody who clicks twice on the card that ends a match means that card, not the button of
    the result page that has come up beneath the mouse in between.
    """

    def __init__(self) -> None:
        self._page: object = None
        self._place = (0.0, 0.0)
        self._at = 0.0

    def strays(self, press: Press, page: object, scale: float, now: float) -> bool:
        """Whether a press belongs to another page than the one that would get it.

        ``scale`` is in pixels to a point, ``now`` in seconds.
        """
        (x, y), steady = self._place, STEADY * scale
        again = now - self._at < DOUBLE and max(abs(press.x - x), abs(press.y - y)) <= steady
        if again and self._page is not None and page is not self._page:
            return True
        self._page, self._place, self._at = page, (press.x, press.y), now
        return False
