"""A finger on the screen, and a button of the mouse that is held: what each comes to.

SDL tells of the first finger as of a mouse, and says that it was one (``touch``).  What a finger
means is known only when it is lifted, has moved, or has stayed: until then it only points.
"""

import math
from collections.abc import Callable
from enum import Enum, auto

from game.ui.resting import REST_SECONDS
from game.ui.window.inputs import Input, Looked, Moved, Press, Release, Wheel
from game.values import dataclass

LONG = REST_SECONDS
"""Who stays in one place for so many seconds wants to know what lies there."""
STEADY = 12.0
"""A finger or a hand that stays moves by no more than this, in points."""
NOWHERE = -1.0
"""Where the pointer is when there is no finger: left of the window and above it."""


class Means(Enum):
    """What has become of what is held down."""

    OPEN = auto()
    CARRIES = auto()
    TURNS = auto()
    LOOKS = auto()


@dataclass(slots=True)
class Down:
    """Something is held down: since when (in seconds), where it began and where it is."""

    since: float
    start: tuple[float, float]
    place: tuple[float, float]
    means: Means = Means.OPEN

    def far(self) -> float:
        """How far it is from where it began, in pixels."""
        return max(abs(self.place[0] - self.start[0]), abs(self.place[1] - self.start[1]))


class Finger:
    """The first finger on the screen.

    ``grabs`` says whether what lies at a point goes with what drags it, ``tells`` whether there is
    more to be told of it than is seen; ``notch`` is how far a page turns with a notch of the wheel,
    in pixels, ``steady`` how far one moves that stays.
    """

    def __init__(
        self, grabs: Callable[[float, float], bool], tells: Callable[[float, float], bool]
    ) -> None:
        self.grabs = grabs
        self.tells = tells
        self.notch = 1.0
        self.steady = STEADY
        self._down: Down | None = None

    @property
    def looks(self) -> bool:
        """Whether it has stayed to be told more."""
        return self._down is not None and self._down.means is Means.LOOKS

    def down(self, x: float, y: float, now: float) -> list[Input]:
        """It touches the screen: it points."""
        self._down = Down(now, (x, y), (x, y))
        return [Moved(x, y)]

    def move(self, x: float, y: float) -> list[Input]:
        """It moves: what it began on goes with it, or the page is turned."""
        down = self._down
        if down is None:
            return []
        was, down.place = down.place, (x, y)
        if down.means is Means.OPEN and down.far() > self.steady:
            if self.grabs(*down.start):
                down.means = Means.CARRIES
                return [Press(*down.start), Moved(x, y)]
            down.means = Means.TURNS
            was = down.start
            return [Moved(NOWHERE, NOWHERE), *self._turned(down, y - was[1])]
        if down.means is Means.CARRIES:
            return [Moved(x, y)]
        if down.means is Means.TURNS:
            return self._turned(down, y - was[1])
        return []

    def _turned(self, down: Down, pixels: float) -> list[Input]:
        return [Wheel(*down.start, pixels / self.notch)] if pixels else []

    def up(self, x: float, y: float) -> list[Input]:
        """It is lifted: a tap is a click.  What a long press has shown stays until the next."""
        down, self._down = self._down, None
        if down is None or down.means in (Means.TURNS, Means.LOOKS):
            return []
        if down.means is Means.CARRIES:
            return [Moved(x, y), Release(x, y)]
        return [Press(*down.start), Release(*down.start)]

    def forget(self) -> None:
        """The finger is nowhere: the window has lost the focus."""
        self._down = None

    @property
    def next_due(self) -> float | None:
        """When it will have stayed for long, in seconds; None if it does not stay."""
        down = self._down
        if down is None or down.means is not Means.OPEN or math.isinf(down.since):
            return None
        return down.since + LONG

    def due(self, now: float) -> list[Input]:
        """What it comes to that it has stayed till now: to be told more, where there is more."""
        due, down = self.next_due, self._down
        if due is None or down is None or now < due:
            return []
        if not self.tells(*down.start):
            # Let go, it is a tap however long it was.
            down.since = math.inf
            return []
        down.means = Means.LOOKS
        return [Looked(*down.start)]


class Hold:
    """The main button of the mouse, which may be held down on a card to ask what it is."""

    def __init__(self, explains: Callable[[float, float], bool]) -> None:
        self.explains = explains
        self.steady = STEADY
        self._down: Down | None = None

    def down(self, x: float, y: float, now: float) -> None:
        """It is pressed."""
        self._down = Down(now, (x, y), (x, y))

    def move(self, x: float, y: float) -> None:
        """The mouse moves: if it moves far, something is dragged."""
        if self._down is not None:
            self._down.place = (x, y)
            if self._down.far() > self.steady and self._down.means is Means.OPEN:
                self._down = None

    def up(self) -> bool:
        """It is let go: whether it was held only to look."""
        down, self._down = self._down, None
        return down is not None and down.means is Means.LOOKS

    @property
    def next_due(self) -> float | None:
        """When it will have been held for long, in seconds."""
        down = self._down
        return down.since + LONG if down is not None and down.means is Means.OPEN else None

    def due(self, now: float) -> list[Input]:
        """What it comes to that it has been held till now."""
        due, down = self.next_due, self._down
        if due is None or down is None or now < due:
            return []
        if not self.explains(*down.start):
            self._down = None
            return []
        down.means = Means.LOOKS
        return [Looked(*down.start)]
