"""Gamepads: opened when they are plugged in, and what is done with them as keys.

Nothing here looks at a pad by itself: SDL tells what is pressed.  Only while a direction is held
does time matter: what it means comes again and again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame

from game.ui.kit.input.events import Key, ScrollFocused
from game.ui.kit.input.pad_buttons import PadButton, PadStyle, style_of

DEVICES = Path("/dev/input" if Path("/dev/input").is_dir() else "/dev")
"""Where a pad appears on Linux, or the folder for pads when the first comes."""
FIRST, AGAIN = 0.4, 0.09
"""Seconds until what is held comes for the second time, and from then on."""
ROLL = 1 / 30
"""Seconds between two turns of a page by the right stick."""
NOTCHES = 0.5
"""Notches of a wheel that one of them is, with the stick as far as it goes."""
PUSHED, LET_GO = 0.55, 0.35
"""How far a stick or trigger must be moved to be one that is pressed, and how near its rest it is
let go: between the two it stays as it was."""
FULL = 32767
SHAKES = {"turn": (0.0, 0.35, 120), "call": (0.3, 0.5, 220), "robbed": (0.6, 0.4, 320)}
"""How a pad shakes for what: its heavy and its light motor from 0 to 1, and milliseconds."""
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, LEFT_PULL, RIGHT_PULL = range(6)
"""The axes, in SDL's order."""
BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.SELECT,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
AXES = {
    LEFT_X: (PadButton.LEFT, PadButton.RIGHT),
    LEFT_Y: (PadButton.UP, PadButton.DOWN),
    LEFT_PULL: (None, PadButton.LEFT_TRIGGER),
    RIGHT_PULL: (None, PadButton.RIGHT_TRIGGER),
}
"""The buttons that an axis is in its two directions."""
HELD = (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT)
"""Buttons that do their work over and over while they are held."""
TOLD = (
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
"""What SDL tells of pads."""
NOISE = (
    pygame.JOYAXISMOTION,
    pygame.JOYBALLMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYHATMOTION,
    pygame.CONTROLLERSENSORUPDATE,
    pygame.CONTROLLERTOUCHPADDOWN,
    pygame.CONTROLLERTOUCHPADMOTION,
    pygame.CONTROLLERTOUCHPADUP,
)
"""What SDL tells once more, or of what nothing here is made of."""


Done = Key | ScrollFocused


@dataclass(slots=True)
class Held:
    """What is held on one pad; ``tilted`` are the buttons that its axes are now, by axis."""

    tilted: dict[int, PadButton] = field(default_factory=dict)
    direction: PadButton | None = None
    roll: float = 0.0
    due: float = 0.0
    rolls: float = 0.0


class Gamepads:
    """All pads that are plugged in.

    ``last`` is the number of the one that was used last, ``style`` what stands on its buttons.
    """

    def __init__(self) -> None:
        self.last: int | None = None
        self._open: dict[int, Any] = {}
        self._controller: ModuleType | None = None
        self._styles: dict[int, PadStyle] = {}
        self._held: dict[int, Held] = {}

    def start(self) -> None:
        """Have SDL tell of pads from now on; where it cannot, there are none."""
        if self._controller is not None:
            return
        try:
            # Not with the first imports: the first frame need not wait for it.
            from pygame._sdl2 import controller

            controller.init()
            self._controller = controller
        except (ImportError, pygame.error):
            return

    def close(self) -> None:
        """Let go of all pads."""
        for opened in self._open.values():
            opened.quit()
        self._open.clear()
        self._held.clear()
        if self._controller is not None:
            # Left to pygame, SDL would tell of no pad to whoever starts again.
            self._controller.quit()
            self._controller = None

    def rest(self) -> bool:
        """Have SDL look for pads no longer if there is none; whether there is none.

        It would wake up for that every few seconds.  ``start`` has it look again.
        """
        if not self._open:
            self.close()
        return not self._open

    @property
    def plugged(self) -> bool:
        """Whether there is a pad."""
        return bool(self._open)

    @property
    def style(self) -> PadStyle:
        """What stands on the buttons of the pad that was used last."""
        return self._styles.get(-1 if self.last is None else self.last, PadStyle.LETTERS)

    # What comes from the system.

    def means(self, event: pygame.Event) -> bool:
        """Whether an event says anything: not what is told twice, nor a stick that trembles."""
        if event.type in NOISE:
            return False
        if event.type != pygame.CONTROLLERAXISMOTION:
            return True
        held = self._held.get(event.instance_id, Held())
        share = event.value / FULL
        if event.axis == RIGHT_Y:
            return held.roll != 0.0 or abs(share) >= PUSHED
        tilted = self._tilt(held, event.axis, share)
        return tilted is not held.tilted.get(event.axis)

    def hear(self, event: pygame.Event, now: float) -> list[Done]:
        """What an event of a pad means; ``now`` is in seconds."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self.last = event.instance_id
            button = BUTTONS.get(event.button)
            return [] if button is None else self._down(event.instance_id, button, now)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._up(event.instance_id, BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._moved(event, now)
        return []

    def unplug(self, event: pygame.Event) -> bool:
        """A pad is gone; whether it was the one that was used last."""
        gone = event.instance_id
        self._held.pop(gone, None)
        opened = self._open.pop(gone, None)
        self._styles.pop(gone, None)
        if opened is not None:
            opened.quit()
        return bool(gone == self.last)

    def _plug(self, event: pygame.Event) -> None:
        if self._controller is None:
            return
        try:
            opened = self._controller.Controller(event.device_index)
        except pygame.error:
            # Gone again by now, or taken by another program.
            return
        self._open[opened.id] = opened
        guid = str(getattr(event, "guid", ""))
        self._styles[opened.id] = style_of(guid, opened.name or "")

    # What is held.

    def _of(self, pad: int) -> Held:
        return self._held.setdefault(pad, Held())

    def _down(self, pad: int, button: PadButton, now: float) -> list[Done]:
        if button in HELD:
            held = self._of(pad)
            held.direction, held.due = button, now + FIRST
        return [_key(button)]

    def _up(self, pad: int, button: PadButton | None) -> None:
        held = self._of(pad)
        if button is not None and held.direction is button:
            held.direction = None

    def _tilt(self, held: Held, axis: int, share: float) -> PadButton | None:
        """The button that an axis is when it stands so far, from -1 to 1."""
        back, forth = AXES.get(axis, (None, None))
        was = held.tilted.get(axis)
        for button, far in ((back, -share), (forth, share)):
            if button is not None and far >= (LET_GO if button is was else PUSHED):
                return button
        return None

    def _moved(self, event: pygame.Event, now: float) -> list[Done]:
        held = self._of(event.instance_id)
        share = max(-1.0, min(1.0, event.value / FULL))
        if event.axis == RIGHT_Y:
            begins = not held.roll
            held.roll = share if abs(share) >= (PUSHED if begins else LET_GO) else 0.0
            if held.roll and begins:
                self.last = event.instance_id
                held.rolls = now
            return []
        was, button = held.tilted.get(event.axis), self._tilt(held, event.axis, share)
        if button is was:
            return []
        if was is not None:
            del held.tilted[event.axis]
            self._up(event.instance_id, was)
        if button is None:
            return []
        held.tilted[event.axis] = button
        self.last = event.instance_id
        return self._down(event.instance_id, button, now)

    @property
    def next_due(self) -> float | None:
        """When something that is held comes again, in seconds; None if nothing is."""
        return min(self._times(), default=None)

    def _times(self) -> Iterator[float]:
        for held in self._held.values():
            if held.direction is not None:
                yield held.due
            if held.roll:
                yield held.rolls

    def due(self, now: float) -> list[Done]:
        """What is held and comes again by now; however late it is, it comes once."""
        done: list[Done] = []
        for held in self._held.values():
            if held.direction is not None and held.due <= now:
                held.due = now + AGAIN
                done.append(_key(held.direction))
            if held.roll and held.rolls <= now:
                held.rolls = now + ROLL
                done.append(ScrollFocused(-NOTCHES * held.roll))
        return done

    def let_go(self) -> None:
        """Nothing is held any longer: the window has lost the focus."""
        self._held.clear()

    # What the pad does.

    def rumble(self, what: str) -> None:
        """Shake the pad that was used last, for something in ``SHAKES``.  One without motors
        lies still."""
        opened = self._open.get(-1 if self.last is None else self.last)
        if opened is not None:
            opened.rumble(*SHAKES[what])


def _key(button: PadButton) -> Key:
    return Key("", button=button)
