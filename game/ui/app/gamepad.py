"""Gamepads: opened when connected, and converted to keys.

SDL reports all changes as events, so nothing polls. Only the repeat of a held direction needs a
timer.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame

from game.ui.kit.input.events import Key, KeyHeld, ScrollFocused
from game.ui.kit.input.pad_buttons import PadButton, PadStyle, style_of

GAMEPAD_DEVICE_FOLDER = Path("/dev/input" if Path("/dev/input").is_dir() else "/dev")
"""Folder where a gamepad appears on Linux, or its parent before the first one."""
DIRECTION_REPEAT_DELAY_SECONDS = 0.4
"""Seconds until the first repeat of a held direction."""
DIRECTION_REPEAT_INTERVAL_SECONDS = 0.09
"""Seconds between further repeats."""
STICK_SCROLL_INTERVAL_SECONDS = 1 / 30
"""Interval of scroll events from the right stick, in seconds."""
STICK_SCROLL_NOTCH_SHARE = 0.5
"""Wheel notches per scroll event at full deflection."""
MIN_PUSHED_DEFLECTION_SHARE = 0.55
"""Deflection from which a stick or trigger counts as pressed."""
MIN_HELD_DEFLECTION_SHARE = 0.35
"""Deflection below which it is released. The gap avoids flicker."""
FULL_AXIS_VALUE = 32767
"""Value of an axis at full deflection."""
OCCASION_RUMBLES = {"turn": (0.0, 0.35, 120), "call": (0.3, 0.5, 220), "robbed": (0.6, 0.4, 320)}
"""Rumble per occasion: strength of the heavy and light motor from 0 to 1, and milliseconds."""
LEFT_X_AXIS, LEFT_Y_AXIS, RIGHT_X_AXIS, RIGHT_Y_AXIS, LEFT_TRIGGER_AXIS, RIGHT_TRIGGER_AXIS = range(
    6
)
"""Axes, in SDL's order."""
SDL_PAD_BUTTONS = {
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
AXIS_BUTTONS = {
    LEFT_X_AXIS: (PadButton.LEFT, PadButton.RIGHT),
    LEFT_Y_AXIS: (PadButton.UP, PadButton.DOWN),
    LEFT_TRIGGER_AXIS: (None, PadButton.LEFT_TRIGGER),
    RIGHT_TRIGGER_AXIS: (None, PadButton.RIGHT_TRIGGER),
}
"""The buttons for the two directions of an axis."""
REPEATING_BUTTONS = (PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT)
"""Buttons that repeat while held."""
HELD_BUTTONS = (PadButton.A, PadButton.X)
"""Buttons that press or pick, and tell while they are held."""
GAMEPAD_EVENTS = (
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
"""Gamepad events of SDL that this module handles."""
IGNORED_GAMEPAD_EVENTS = (
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
"""Events of SDL that duplicate others or have no handler here."""


Done = Key | KeyHeld | ScrollFocused


@dataclass(slots=True)
class Held:
    """Held buttons of one gamepad; ``tilted`` maps an axis to its current button."""

    tilted: dict[int, PadButton] = field(default_factory=dict)
    direction: PadButton | None = None
    roll: float = 0.0
    due: float = 0.0
    rolls: float = 0.0


class Gamepads:
    """All connected gamepads.

    ``last`` is the id of the gamepad in use, ``style`` the labels on its buttons.
    """

    def __init__(self) -> None:
        self.last: int | None = None
        self._open: dict[int, Any] = {}
        self._controller: ModuleType | None = None
        self._styles: dict[int, PadStyle] = {}
        self._held: dict[int, Held] = {}

    def start(self) -> None:
        """Enable gamepad events in SDL; without support there are no gamepads."""
        if self._controller is not None:
            return
        try:
            # A late import: the first frame does not need it.
            from pygame._sdl2 import controller

            controller.init()
            self._controller = controller
        except (ImportError, pygame.error):
            return

    def close(self) -> None:
        for opened in self._open.values():
            opened.quit()
        self._open.clear()
        self._held.clear()
        if self._controller is not None:
            # If pygame did this, SDL would report no gamepad after a restart.
            self._controller.quit()
            self._controller = None

    def rest(self) -> bool:
        """Disable gamepad support while none is connected; whether none is.

        SDL would wake every few seconds to look for gamepads. ``start`` enables it again.
        """
        if not self._open:
            self.close()
        return not self._open

    @property
    def plugged(self) -> bool:
        return bool(self._open)

    @property
    def style(self) -> PadStyle:
        """Labels on the buttons of the gamepad in use."""
        return self._styles.get(-1 if self.last is None else self.last, PadStyle.LETTERS)

    # Events from SDL.

    def means(self, event: pygame.Event) -> bool:
        """Whether an event matters: no duplicate, and no stick below the threshold."""
        if event.type in IGNORED_GAMEPAD_EVENTS:
            return False
        if event.type != pygame.CONTROLLERAXISMOTION:
            return True
        held = self._held.get(event.instance_id, Held())
        share = event.value / FULL_AXIS_VALUE
        if event.axis == RIGHT_Y_AXIS:
            return held.roll != 0.0 or abs(share) >= MIN_PUSHED_DEFLECTION_SHARE
        tilted = self._tilt(held, event.axis, share)
        return tilted is not held.tilted.get(event.axis)

    def hear(self, event: pygame.Event, now: float) -> list[Done]:
        """The keys and scroll events of a gamepad event; ``now`` is in seconds."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self.last = event.instance_id
            button = SDL_PAD_BUTTONS.get(event.button)
            return [] if button is None else self._down(event.instance_id, button, now)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._up(event.instance_id, SDL_PAD_BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._moved(event, now)
        return []

    def unplug(self, event: pygame.Event) -> bool:
        """Close a disconnected gamepad; whether it was the one in use."""
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
            # Disconnected meanwhile, or in use by another program.
            return
        self._open[opened.id] = opened
        guid = str(getattr(event, "guid", ""))
        self._styles[opened.id] = style_of(guid, opened.name or "")

    # Held buttons.

    def _of(self, pad: int) -> Held:
        return self._held.setdefault(pad, Held())

    def _down(self, pad: int, button: PadButton, now: float) -> list[Done]:
        if button in (*REPEATING_BUTTONS, *HELD_BUTTONS):
            held = self._of(pad)
            held.direction, held.due = button, now + DIRECTION_REPEAT_DELAY_SECONDS
        return [_key(button)]

    def _up(self, pad: int, button: PadButton | None) -> None:
        held = self._of(pad)
        if button is not None and held.direction is button:
            held.direction = None

    def _tilt(self, held: Held, axis: int, share: float) -> PadButton | None:
        """The button that an axis counts as at a deflection from -1 to 1; None near its centre."""
        back, forth = AXIS_BUTTONS.get(axis, (None, None))
        was = held.tilted.get(axis)
        for button, far in ((back, -share), (forth, share)):
            if button is not None and far >= (
                MIN_HELD_DEFLECTION_SHARE if button is was else MIN_PUSHED_DEFLECTION_SHARE
            ):
                return button
        return None

    def _moved(self, event: pygame.Event, now: float) -> list[Done]:
        held = self._of(event.instance_id)
        share = max(-1.0, min(1.0, event.value / FULL_AXIS_VALUE))
        if event.axis == RIGHT_Y_AXIS:
            begins = not held.roll
            held.roll = (
                share
                if abs(share)
                >= (MIN_PUSHED_DEFLECTION_SHARE if begins else MIN_HELD_DEFLECTION_SHARE)
                else 0.0
            )
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
        """Time of the next repeat in seconds; None if nothing is held."""
        return min(self._times(), default=None)

    def _times(self) -> Iterator[float]:
        for held in self._held.values():
            if held.direction is not None:
                yield held.due
            if held.roll:
                yield held.rolls

    def due(self, now: float) -> list[Done]:
        """Repeats that are due. Late repeats do not add up."""
        done: list[Done] = []
        for held in self._held.values():
            if held.direction is not None and held.due <= now:
                held.due = now + DIRECTION_REPEAT_INTERVAL_SECONDS
                key = _key(held.direction)
                done.append(KeyHeld(key) if held.direction in HELD_BUTTONS else key)
            if held.roll and held.rolls <= now:
                held.rolls = now + STICK_SCROLL_INTERVAL_SECONDS
                done.append(ScrollFocused(-STICK_SCROLL_NOTCH_SHARE * held.roll))
        return done

    def let_go(self) -> None:
        """Forget all held buttons, after the window lost the focus."""
        self._held.clear()

    # Output.

    def rumble(self, what: str) -> None:
        """Shake the gamepad in use, for an occasion in ``OCCASION_RUMBLES``. Without motors nothing
        happens."""
        opened = self._open.get(-1 if self.last is None else self.last)
        if opened is not None:
            opened.rumble(*OCCASION_RUMBLES[what])


def _key(button: PadButton) -> Key:
    return Key("", button=button)
