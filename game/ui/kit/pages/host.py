"""Announcements: sentences for the screen reader, in order and each once."""

from collections import deque
from typing import NamedTuple


class Spoken(NamedTuple):
    """A sentence for the screen reader; ``at_once`` interrupts the current one."""

    text: str
    at_once: bool = False


class Announcements:
    """A queue of sentences for the screen reader.

    Events stay in order and none is dropped for a later one.  Refusals and questions are spoken at
    once.
    """

    def __init__(self) -> None:
        self._waiting: deque[Spoken] = deque()

    def say(self, text: str, at_once: bool = False) -> None:
        if text:
            self._waiting.append(Spoken(text, at_once))

    def take(self) -> list[Spoken]:
        """All queued sentences in order; the queue is empty afterwards."""
        taken = list(self._waiting)
        self._waiting.clear()
        return taken
