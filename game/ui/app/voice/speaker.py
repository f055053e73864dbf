"""A thread that hands sentences to the system's voice, so that the loop never waits."""

from __future__ import annotations

from queue import Queue
from threading import Thread
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.text.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable

MAX_CLOSING_SECONDS = 0.5
"""How long the end of the program waits for the voice, in seconds."""


class VoiceError(Exception):
    """The system's voice is missing or broken; ``problem`` says so to the player."""

    def __init__(self, problem: Message) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Tone(NamedTuple):
    """How the voice sounds: ``rate`` from -1 (slow) over 0 (usual) to 1, ``volume`` up to 1."""

    rate: float = 0.0
    volume: float = 1.0


class SystemVoice(Protocol):
    """A voice of the system. Each method raises ``VoiceError`` if it breaks."""

    def speak(self, text: str) -> None:
        """Say a text after those before it; returns at once."""

    def stop(self) -> None:
        """Fall silent, and forget what was to be said."""

    def tune(self, tone: Tone) -> None:
        """Sound so from the next text on."""

    def close(self) -> None:
        """Fall silent for good. Raises nothing."""


class Speaker:
    """Speaks by a thread of its own, in order. None of its methods waits for the voice.

    ``is_ready`` is whether a voice was found. ``problem`` is why there is none, or None.  The
    callback ``changed`` is called on the thread when one of them changes.
    """

    def __init__(self, find: Callable[[], SystemVoice], changed: Callable[[], None]) -> None:
        self.is_ready = False
        self.problem: Message | None = None
        self._find = find
        self._changed = changed
        self._orders: Queue[Callable[[SystemVoice], None] | None] = Queue()
        self._stops = 0
        self._thread = Thread(target=self._serve, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str) -> None:
        """Say a text after those before it, unless ``stop`` comes first."""
        stops = self._stops

        def speak(voice: SystemVoice) -> None:
            if stops == self._stops:
                voice.speak(text)

        self._orders.put(speak)

    def stop(self) -> None:
        """Fall silent, and say nothing of what was to be said."""
        self._stops += 1
        self._orders.put(lambda voice: voice.stop())

    def tune(self, tone: Tone) -> None:
        """Sound so from the next text on."""
        self._orders.put(lambda voice: voice.tune(tone))

    def close(self) -> None:
        """Fall silent for good."""
        self.stop()
        self._orders.put(None)

    def join(self) -> None:
        """Wait for a short while until the voice has fallen silent, at the end of the program."""
        self._thread.join(MAX_CLOSING_SECONDS)

    def _serve(self) -> None:
        """Find a voice and give it the orders, on the thread. Ends when the voice breaks."""
        try:
            voice = self._find()
        except VoiceError as error:
            self._fail(error)
            return
        self.is_ready = True
        self._changed()
        try:
            while (order := self._orders.get()) is not None:
                order(voice)
        except VoiceError as error:
            self._fail(error)
        finally:
            voice.close()

    def _fail(self, error: VoiceError) -> None:
        self.is_ready = False
        self.problem = error.problem
        self._changed()
