"""What is to be heard of what happens, in order and each once, by whoever has the screen read."""

from collections import deque
from typing import NamedTuple


class Spoken(NamedTuple):
    """A sentence to be heard; ``at_once`` is for one that does not wait until others are said."""

    text: str
    at_once: bool = False


class Announcements:
    """Sentences that wait to be given to the reader of the screen.

    What happens comes in its order and is never dropped for what comes later; a refusal or a
    question is said at once.
    """

    def __init__(self) -> None:
        self._waiting: deque[Spoken] = deque()

    def say(self, text: str, at_once: bool = False) -> None:
        """Have a sentence be heard."""
        if text:
            self._waiting.append(Spoken(text, at_once))

    def take(self) -> list[Spoken]:
        """All that waits, in order; it does not wait any longer."""
        taken = list(self._waiting)
        self._waiting.clear()
        return taken
