"""What pages need from the program, and the sentences that they announce."""

from collections import deque
from collections.abc import Callable
from textwrap import wrap
from typing import NamedTuple, Protocol

from game.ui.kit.input.events import Device
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures


class Spoken(NamedTuple):
    """A sentence for the screen reader.

    ``at_once`` interrupts the current one.  ``before`` is whether it was said before the page was
    turned, so that it is spoken before the new page and its focus.
    """

    text: str
    at_once: bool = False
    before: bool = False


BRAILLE_CELL_COUNT = 40
"""Cells of the usual braille display."""


def wrapped(text: str) -> list[str]:
    """A text in lines of braille, broken between words; a longer word has a line of its own."""
    return wrap(text, BRAILLE_CELL_COUNT, break_long_words=False, break_on_hyphens=False)


class Announcements:
    """A queue of sentences for the screen reader.

    Events stay in order and none is dropped for a later one.  Refusals and questions are spoken at
    once.  While it is ``brief``, sentences come in lines of braille.
    """

    def __init__(self) -> None:
        self.brief = False
        self._waiting: deque[Spoken] = deque()

    def say(self, text: str, at_once: bool = False) -> None:
        for number, line in enumerate(wrapped(text) if self.brief else [text]):
            # Only the first line interrupts, as each would the one before.
            if line:
                self._waiting.append(Spoken(line, at_once and number == 0))

    def turn_page(self) -> None:
        """Have all queued sentences spoken before the page that comes up now."""
        self._waiting = deque(one._replace(before=True) for one in self._waiting)

    def take(self) -> list[Spoken]:
        """All queued sentences in order; the queue is empty afterwards."""
        taken = list(self._waiting)
        self._waiting.clear()
        return taken


class PageRoutes(Protocol):
    """The routes that every page uses."""

    def back(self) -> None:
        """Pop the top page. The program ends with the last page."""

    def is_top(self, page: object) -> bool:
        """Whether ``page`` is the top of the page stack."""


class SoundPlayer(Protocol):
    """Plays sounds."""

    def play(self, name: str) -> None:
        """Play a sound if it is loaded and not muted."""


class Host(Protocol):
    """What a page needs from the program."""

    measures: Measures
    device: Device
    announcements: Announcements
    texts: Texts

    def type_in(self, name: str, read: Callable[[], str], edit: Callable[[str], None]) -> None:
        """Open an on-screen keyboard for the text field ``name``.

        The callbacks ``read`` and ``edit`` get and set the field's text.
        """

    @property
    def sounds(self) -> SoundPlayer:
        """Plays the sounds of buttons."""

    @property
    def by_keyboard(self) -> bool:
        """Whether the player moves a focus, with keys, a gamepad or a screen reader."""

    @property
    def listened(self) -> bool:
        """Whether a screen reader or the program's own voice is in use."""

    @property
    def navigator(self) -> PageRoutes:
        """Closes the page, and opens pages on it."""
