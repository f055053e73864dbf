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


MAX_KEPT_LINE_COUNT = 400
"""Maximum number of lines of braille that one can go back to."""


class Announcements:
    """A queue of sentences for the screen reader.

    Events stay in order and none is dropped for a later one.  Refusals and questions are spoken at
    once.

    While it is ``brief``, sentences come in lines of braille, one at a time: a line stays until the
    next key, and further ones wait for ``show_next_line``.  What is said at once shows at once, and
    the lines that waited lie behind ``show_previous_line``.  Lines wait only while the player has
    the keys to go on with: ``one_by_one``.
    """

    def __init__(self) -> None:
        self.brief = False
        self.one_by_one = False
        self._waiting: deque[Spoken] = deque()
        self._lines: list[str] = []
        self._at = -1
        self._stays = False

    def say(self, text: str, at_once: bool = False) -> None:
        if not self.brief:
            if text:
                self._waiting.append(Spoken(text, at_once))
            return
        lines, first = wrapped(text), len(self._lines)
        if lines:
            self._lines += lines
            if not self.one_by_one:
                for number in range(self._at + 1, len(self._lines)):
                    self._show(number, at_once and number == first)
            elif at_once or not (self._stays or self._at < first - 1):
                self._show(first, at_once)
            self._forget_old_lines()

    def say_move(self, text: str) -> None:
        """Say what comes of a move of the player's own.

        In brief the key that made it leaves the lines that waited behind, so that it shows at once.
        """
        if not self._stays:
            self._at = len(self._lines) - 1
        self.say(text)

    def let_go(self) -> None:
        """Let the shown line go, for the player has pressed a key."""
        self._stays = False

    def show_next_line(self) -> None:
        """Show the line that waits, or the last one again."""
        self._show(min(self._at + 1, len(self._lines) - 1), True)

    def show_previous_line(self) -> None:
        """Show the line before the shown one, or the first one again."""
        self._show(max(self._at - 1, 0), True)

    def _show(self, number: int, at_once: bool) -> None:
        if self._lines:
            self._at, self._stays = number, True
            self._waiting.append(Spoken(self._lines[number], at_once))

    def _forget_old_lines(self) -> None:
        # Lines that wait are kept, however many they are.
        old = min(len(self._lines) - MAX_KEPT_LINE_COUNT, self._at)
        if old > 0:
            del self._lines[:old]
            self._at -= old

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

    def type_in(
        self, field: Callable[[], str], read: Callable[[], str], edit: Callable[[str], None]
    ) -> None:
        """Open an on-screen keyboard for a text field.

        The callback ``field`` returns its name; ``read`` and ``edit`` get and set its text.
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
