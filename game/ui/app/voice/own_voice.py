"""When the program speaks by itself: where no screen reader runs and the player wants it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

import pygame

from game.text.message import Message, say
from game.ui.app.event_wait import rouse
from game.ui.kit.input.commands import OPEN_HELP, PICK_FOCUSED, READ_PAGE
from game.ui.kit.input.events import InputEvent, Key, Press

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.storage.settings import Settings
    from game.ui.app.voice.narration import Narration
    from game.ui.app.voice.speaker import Speaker
    from game.ui.kit.pages.host import Spoken
    from game.ui.kit.pages.page import Page

READER_ARRIVAL_SECONDS = 2.0
"""Time from the start to the offer, in seconds: a screen reader would have come by then."""
MAX_OFFER_SECONDS = 12.0
"""Time in which a key accepts the offer, in seconds."""
BROKEN_VOICE_MESSAGE = "voice-failed"
"""Name of the message about a voice that has stopped."""
USUAL_RATE_POINTS = 50
"""Value of the setting for the system's usual rate."""


def _system_speaker() -> Speaker:
    """A speaker with the system's voice. Nothing of it is imported before it is wanted."""
    from game.ui.app.voice.speaker import Speaker
    from game.ui.app.voice.system_voice import system_voice

    return Speaker(system_voice, _wake)


def _wake() -> None:
    """Wake the loop, from any thread, unless the window has gone."""
    if pygame.display.get_init():
        rouse()


class OwnVoice:
    """Says what a screen reader would, while ``settings.speech`` is on and none runs.

    At the first start it asks once, aloud, whether the player wants that. The callback ``make``
    makes a speaker; there is none while neither is the case.
    """

    def __init__(self, settings: Settings, make: Callable[[], Speaker] = _system_speaker) -> None:
        self._settings = settings
        self._make = make
        self._speaker: Speaker | None = None
        self._narration: Narration | None = None
        self._reader, self._seen = False, True
        self._offer_time: float | None = None
        self._offer_waits = False
        self._answer_time = -inf

    def start(self, now: float, asks: bool) -> None:
        """Begin to speak if the player wants it, or to ask; ``now`` is in seconds."""
        self.turn()
        if self._speaker is None and asks:
            self._speaker = self._make()
            self._offer_time = now + READER_ARRIVAL_SECONDS

    def turn(self) -> None:
        """Follow the settings."""
        if not self._settings.speech:
            self._leave()
            return
        if self._speaker is None:
            self._speaker = self._make()
        from game.ui.app.voice.speaker import Tone

        rate = (self._settings.speech_rate - USUAL_RATE_POINTS) / USUAL_RATE_POINTS
        self._speaker.tune(Tone(rate, self._settings.speech_volume / 100))

    def _leave(self) -> None:
        """Fall silent, and leave the system's voice."""
        speaker, self._speaker, self._narration = self._speaker, None, None
        self._offer_time, self._answer_time = None, -inf
        if speaker is not None:
            speaker.close()

    def close(self) -> None:
        """Fall silent at the end of the program."""
        speaker = self._speaker
        self._leave()
        if speaker is not None:
            speaker.join()

    @property
    def speaks(self) -> bool:
        """Whether the player listens to this voice."""
        works = self._speaker is not None and self._speaker.problem is None
        return self._settings.speech and works and not self._reader

    @property
    def problem(self) -> Message | None:
        """Why the voice is silent although it is on; None if it is not."""
        if not self._settings.speech:
            return None
        if self._reader:
            return Message("voice-beside-reader")
        return None if self._speaker is None else self._speaker.problem

    def offer_seconds(self, now: float) -> float:
        """Seconds until the offer; infinite if it waits for an event or is not to come."""
        if self._offer_time is None or self._offer_waits:
            return inf
        return max(0.0, self._offer_time - now)

    # Input.

    def hush(self) -> None:
        """Fall silent: the player has pressed a key."""
        if self._speaker is not None:
            self._speaker.stop()

    def take(self, event: InputEvent, now: float) -> bool:
        """Fall silent at a key or a press; whether it was the key that accepts the offer."""
        if self._speaker is None or not isinstance(event, Key | Press):
            return False
        self.hush()
        if self._settings.speech:
            return False
        if isinstance(event, Key) and PICK_FOCUSED.matches(event) and now < self._answer_time:
            self._offer_time, self._answer_time = None, -inf
            self._speaker.say(say("voice-on", read=READ_PAGE.said, help=OPEN_HELP.said))
            return True
        # Whoever goes on without an answer wants none.
        self._leave()
        return False

    # Output.

    def follow(self, *, reader: bool, seen: bool) -> None:
        """Fall silent while a screen ``reader`` listens, or the window is not ``seen``."""
        self._reader, self._seen = reader, seen
        if self._speaker is not None and self._narration is not None and (reader or not seen):
            self._narration = None
            self._speaker.stop()

    def tell(
        self, page: Page, said: Sequence[Spoken], now: float, moving: bool, reading: int
    ) -> None:
        """Say what is new on the top page; ``now`` is in seconds.

        ``said`` are the new announcements. The item ``reading`` has the focus in place of that of
        the page; 0 is none.
        """
        speaker = self._speaker
        if speaker is None:
            return
        if not self._settings.speech:
            self._ask(speaker, now)
        elif self._seen and not self._reader:
            if self._narration is None:
                from game.ui.app.voice.narration import Narration

                self._narration = Narration()
            for one in self._narration.follow(page, said, now, moving, reading):
                if one.at_once:
                    speaker.stop()
                speaker.say(one.text)

    def _ask(self, speaker: Speaker, now: float) -> None:
        """Ask aloud at the time of the offer, and leave once it is over."""
        if speaker.problem is not None or self._reader:
            self._leave()
        elif self._offer_time is None:
            if now >= self._answer_time:
                self._leave()
        elif now >= self._offer_time:
            self._offer_waits = not (self._seen and speaker.is_ready)
            if not self._offer_waits:
                self._offer_time, self._answer_time = None, now + MAX_OFFER_SECONDS
                speaker.say(say("voice-offer", key=PICK_FOCUSED.said))
