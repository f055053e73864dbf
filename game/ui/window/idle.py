"""Sleeping where nothing is to be done: nothing wakes the program but what happens.

For some seconds after the last thing that happened it looks up now and then, and whatever takes
its time is done by then.  Then it sleeps until the system has something to tell, if the system
tells of everything that is waited for; elsewhere it goes on looking every second.
"""

from pathlib import Path

from game.storage.summons import SUMMONS
from game.storage.watch import Watch
from game.ui.window.clock import left_today
from game.ui.window.events import Events, rouse
from game.ui.window.pads import DEVICES, Pads
from game.ui.window.sound import Sounds

IDLE_SECONDS = 1.0
"""How long one sleeps at a time while something may still be to do."""
LOOKS = 3
"""How often one looks up before one sleeps."""


class Idle:
    """How long the program may sleep.

    ``summoned`` is whether a second start has asked for the window.
    """

    def __init__(self, events: Events, sounds: Sounds, pads: Pads) -> None:
        self.summoned = False
        self._events, self._sounds, self._pads = events, sounds, pads
        self._watch: Watch | None = None
        self._looks = 0
        self._plugged = False

    def start(self, folder: Path) -> None:
        """Have the system tell what comes into the player's folder, and of pads, from now on."""
        watch = Watch({folder: (SUMMONS,), DEVICES: ("event", "js", "input")}, self._hear)
        self._watch = watch

    def _hear(self) -> None:
        """Something has come: on a thread of its own."""
        self.summoned = self._plugged = True
        rouse()

    def close(self) -> None:
        """Be told no longer."""
        if self._watch is not None:
            self._watch.close()
            self._watch = None

    def patience(self) -> float:
        """How long to sleep now that nothing is to be done, in seconds."""
        self._looks += 1
        if self._looks <= LOOKS or not self._asleep():
            return IDLE_SECONDS
        # The date is shown here and there.
        return left_today()

    def _asleep(self) -> bool:
        """Whether nothing wakes the program by itself any more."""
        if self._watch is None or not self._watch.works or not self._events.sleeps:
            return False
        quiet = self._sounds.rest()
        return self._pads.rest() and quiet

    def stir(self, happened: bool) -> None:
        """Something is to be done, or has ``happened``."""
        self._looks = 0
        if self._plugged:
            self._plugged = False
            self._pads.start()
        if happened:
            self._sounds.wake()
