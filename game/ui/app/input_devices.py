"""Input of mouse, keyboard, touch and gamepads, converted to input events.

`InputDevices` combines all devices. `Keyboard` repeats held keys, `TouchTracker` interprets
gestures of a finger and `Hold` a long press of the mouse button.

Key repeat uses a timer here instead of the system's events: a key that was released during a slow
frame must not repeat. SDL reports the first finger as a mouse with the flag ``touch``. The meaning
of a touch is open until the finger lifts, moves or stays for a while.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, Protocol

import pygame

from game.ui.app.gamepad import GAMEPAD_EVENTS, Gamepads
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.input import events
from game.ui.kit.input.chord import key_name, shifted
from game.ui.kit.input.commands import presses, repeats
from game.ui.kit.input.events import (
    Device,
    Explain,
    InputEvent,
    Key,
    KeyHeld,
    Moved,
    Press,
    Release,
    Wheel,
    key_of,
)
from game.ui.kit.layout.scroll import WHEEL_NOTCH_UNITS
from game.ui.kit.paint.theme import Measures

KEY_REPEAT_DELAY_SECONDS = 0.4
"""Seconds until the first repeat of a held key."""
KEY_REPEAT_INTERVAL_SECONDS = 0.04
"""Seconds between further repeats."""
IGNORED_KEY_NAMES = {
    *(f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta")),
    *("caps lock", "numlock", "scroll lock", "alt gr", "altgr", "menu", "print screen", ""),
}
"""Modifiers and other keys that have no meaning alone."""


class Keyboard:
    """Converts key events and repeats the last held key."""

    def __init__(self) -> None:
        self._held: tuple[int, Key] | None = None
        self._due = 0.0

    def down(self, event: pygame.Event, now: float) -> Key | None:
        """The pressed key; None for a modifier."""
        scancode = getattr(event, "scancode", 0)
        name = key_name(event.key, scancode)
        if name.lower() in IGNORED_KEY_NAMES:
            return None
        key = key_of(
            name,
            shifted(name, scancode, getattr(event, "unicode", "")),
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            control=bool(event.mod & pygame.KMOD_CTRL),
            alt=bool(event.mod & pygame.KMOD_ALT),
        )
        self._held, self._due = (
            (event.key, key) if repeats(key) or presses(key) else None,
            now + KEY_REPEAT_DELAY_SECONDS,
        )
        return key

    def up(self, event: pygame.Event) -> None:
        """Stop the repeat if the held key is released."""
        if self._held is not None and self._held[0] == event.key:
            self._held = None

    def let_go(self) -> None:
        """Forget the held key, after the window lost the focus."""
        self._held = None

    @property
    def next_due(self) -> float | None:
        """Time of the next repeat in seconds; None if no key is held."""
        return None if self._held is None else self._due

    def due(self, now: float) -> list[Key | KeyHeld]:
        """The held key if its repeat is due. Late repeats do not add up."""
        if self._held is None or now < self._due:
            return []
        self._due = now + KEY_REPEAT_INTERVAL_SECONDS
        key = self._held[1]
        return [key if repeats(key) else KeyHeld(key)]


MAX_STEADY_PRESS_DISTANCE_POINTS = 12.0
"""Maximum movement of a resting finger or mouse, in points."""
OUTSIDE_WINDOW_PIXELS = -1.0
"""Pointer coordinate without a finger: outside the window."""


class Gesture(Enum):
    """Meaning of a touch or of a held mouse button."""

    OPEN = auto()
    CARRIES = auto()
    TURNS = auto()
    LOOKS = auto()


@dataclass(slots=True)
class Down:
    """A finger or button that is down: start time in seconds, start point, current point."""

    since: float
    start: tuple[float, float]
    place: tuple[float, float]
    means: Gesture = Gesture.OPEN

    def distance(self) -> float:
        """Distance from the start point along the longer axis, in pixels."""
        return max(abs(self.place[0] - self.start[0]), abs(self.place[1] - self.start[1]))


class TouchTracker:
    """Interprets the gestures of the first finger: tap, drag, scroll and long press.

    The callback ``grabs`` tells whether a drag at a point moves something. The callback ``tells``
    tells whether the node there has a tooltip. ``notch`` is the scroll distance of one wheel notch
    and ``steady`` the movement threshold of a drag, both in pixels.
    """

    def __init__(
        self, grabs: Callable[[float, float], bool], tells: Callable[[float, float], bool]
    ) -> None:
        self.grabs = grabs
        self.tells = tells
        self.notch = 1.0
        self.steady = MAX_STEADY_PRESS_DISTANCE_POINTS
        self._down: Down | None = None

    @property
    def looks(self) -> bool:
        """Whether a long press is showing an explanation."""
        return self._down is not None and self._down.means is Gesture.LOOKS

    def down(self, x: float, y: float, now: float) -> list[InputEvent]:
        """Begin a touch. It only moves the pointer."""
        self._down = Down(now, (x, y), (x, y))
        return [Moved(x, y)]

    def move(self, x: float, y: float) -> list[InputEvent]:
        """Drag or scroll once the finger passes the threshold."""
        down = self._down
        if down is None:
            return []
        was, down.place = down.place, (x, y)
        if down.means is Gesture.OPEN and down.distance() > self.steady:
            if self.grabs(*down.start):
                down.means = Gesture.CARRIES
                return [Press(*down.start), Moved(x, y)]
            down.means = Gesture.TURNS
            was = down.start
            return [
                Moved(OUTSIDE_WINDOW_PIXELS, OUTSIDE_WINDOW_PIXELS),
                *self._turned(down, y - was[1]),
            ]
        if down.means is Gesture.CARRIES:
            return [Moved(x, y)]
        if down.means is Gesture.TURNS:
            return self._turned(down, y - was[1])
        return []

    def _turned(self, down: Down, pixels: float) -> list[InputEvent]:
        return [Wheel(*down.start, pixels / self.notch)] if pixels else []

    def up(self, x: float, y: float) -> list[InputEvent]:
        """End the touch. A tap becomes a click; an explanation stays open until the next touch."""
        down, self._down = self._down, None
        if down is None or down.means in (Gesture.TURNS, Gesture.LOOKS):
            return []
        if down.means is Gesture.CARRIES:
            return [Moved(x, y), Release(x, y)]
        return [Press(*down.start), Release(*down.start)]

    def forget(self) -> None:
        """Forget the touch, after the window lost the focus."""
        self._down = None

    @property
    def next_due(self) -> float | None:
        """Time of the long press in seconds; None if the finger has moved."""
        down = self._down
        if down is None or down.means is not Gesture.OPEN or math.isinf(down.since):
            return None
        return down.since + LONG_PRESS_SECONDS

    def due(self, now: float) -> list[InputEvent]:
        """The event of a long press that is due: it explains its node or presses it."""
        due, down = self.next_due, self._down
        if due is None or down is None or now < due:
            return []
        tells = self.tells(*down.start)
        if not tells and self.grabs(*down.start):
            down.means = Gesture.CARRIES
            return [Press(*down.start)]
        if not tells:
            # Without an explanation a long touch is still a tap.
            down.since = math.inf
            return []
        down.means = Gesture.LOOKS
        return [Explain(*down.start)]


class Hold:
    """The left mouse button, which opens an explanation after a long press on a card."""

    def __init__(self, explains: Callable[[float, float], bool]) -> None:
        self.explains = explains
        self.steady = MAX_STEADY_PRESS_DISTANCE_POINTS
        self._down: Down | None = None

    def down(self, x: float, y: float, now: float) -> None:
        """Begin a press."""
        self._down = Down(now, (x, y), (x, y))

    def move(self, x: float, y: float) -> None:
        """Cancel the long press if the mouse drags something."""
        if self._down is not None:
            self._down.place = (x, y)
            if self._down.distance() > self.steady and self._down.means is Gesture.OPEN:
                self._down = None

    def lift(self) -> bool:
        """End the press; whether it was a long press with an explanation."""
        down, self._down = self._down, None
        return down is not None and down.means is Gesture.LOOKS

    @property
    def next_due(self) -> float | None:
        """Time of the long press in seconds; None if no press is open."""
        down = self._down
        return (
            down.since + LONG_PRESS_SECONDS
            if down is not None and down.means is Gesture.OPEN
            else None
        )

    def due(self, now: float) -> list[InputEvent]:
        """The explanation event of a long press, if it is due."""
        due, down = self.next_due, self._down
        if due is None or down is None or now < due:
            return []
        if not self.explains(*down.start):
            self._down = None
            return []
        down.means = Gesture.LOOKS
        return [Explain(*down.start)]


MOUSE_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class InputKind(NamedTuple):
    """An input event with its device; None if the event type implies it."""

    input: InputEvent
    device: Device | None = None


class Under(Protocol):
    """Answers questions about a point of the top page, in pixels of the surface."""

    def grabs(self, x: float, y: float) -> bool:
        """Whether a drag that starts there moves something."""

    def explains(self, x: float, y: float) -> bool:
        """Whether the page can explain the node there."""

    def tells(self, x: float, y: float) -> bool:
        """Whether the node there has a tooltip with more than it shows."""


class InputDevices:
    """Converts pygame's events and held keys to input events.

    ``count`` is the number of clicks, taps, keys and buttons.
    """

    def __init__(self, under: Under) -> None:
        self.pads = Gamepads()
        self.keyboard = Keyboard()
        self.finger = TouchTracker(under.grabs, under.tells)
        self.hold = Hold(under.explains)
        self.count = 0
        self._scale = 1.0
        self._mouse = (0.0, 0.0)

    def measure(self, measures: Measures) -> None:
        """Take the window's scale for distances in pixels."""
        self._scale = measures.scale
        self.finger.notch = measures.px(WHEEL_NOTCH_UNITS)
        self.finger.steady = MAX_STEADY_PRESS_DISTANCE_POINTS * measures.scale

    def let_go(self) -> None:
        """Forget all held keys, buttons and touches."""
        self.keyboard.let_go()
        self.pads.let_go()
        self.finger.forget()

    @property
    def next_due(self) -> float | None:
        """Earliest time of a repeat or long press in seconds; None if nothing is held."""
        held = (self.pads, self.keyboard, self.finger, self.hold)
        due = [one.next_due for one in held]
        return min([time for time in due if time is not None], default=None)

    @property
    def again(self) -> bool:
        """Whether a held key or button repeats."""
        return self.pads.next_due is not None or self.keyboard.next_due is not None

    def due(self, now: float) -> Iterator[InputKind]:
        """Iterate over the repeats and long presses that are due."""
        for again in self.pads.due(now):
            yield InputKind(again, Device.PAD)
        for key in self.keyboard.due(now):
            yield InputKind(key)
        for told in self.finger.due(now):
            yield InputKind(told, Device.TOUCH)
        for told in self.hold.due(now):
            yield InputKind(told)

    def hear(self, event: pygame.Event, now: float) -> list[InputKind]:
        """The input events of a pygame event."""
        if event.type in GAMEPAD_EVENTS:
            pushed = self.pads.hear(event, now)
            self.count += len(pushed)
            return [InputKind(one, Device.PAD) for one in pushed]
        if self.is_from_touch(event):
            return [InputKind(one, Device.TOUCH) for one in self._touch(event, now)]
        done = self._input(event, now)
        return [] if done is None else [InputKind(done)]

    @staticmethod
    def is_from_touch(event: pygame.Event) -> bool:
        """Whether SDL made a mouse event from a touch."""
        return event.type in MOUSE_EVENTS and getattr(event, "touch", False)

    def _touch(self, event: pygame.Event, now: float) -> list[InputEvent]:
        x, y = self._place(event)
        if event.type == pygame.MOUSEMOTION:
            return self.finger.move(x, y)
        self.count += 1
        if event.type == pygame.MOUSEBUTTONUP:
            return self.finger.up(x, y)
        return self.finger.down(x, y, now)

    def _place(self, event: pygame.Event) -> tuple[float, float]:
        """Position of an event, in pixels of the surface."""
        return event.pos[0] * self._scale, event.pos[1] * self._scale

    def _input(self, event: pygame.Event, now: float) -> InputEvent | None:
        """The input event of a mouse or keyboard event; None if it has none."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse = self._place(event)
            self.hold.move(*self._mouse)
            return events.Moved(*self._mouse)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.count += 1
            self.hold.down(*self._place(event), now)
            return events.Press(*self._place(event))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.count += 1
            return events.Explain(*self._place(event))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.count += 1
            if self.hold.lift():
                # A long press opened an explanation, so its release is no click.
                return events.Release(OUTSIDE_WINDOW_PIXELS, OUTSIDE_WINDOW_PIXELS)
            return events.Release(*self._place(event))
        if event.type == pygame.MOUSEWHEEL:
            return events.Wheel(*self._mouse, event.precise_y)
        if event.type == pygame.KEYDOWN:
            key = self.keyboard.down(event, now)
            self.count += key is not None
            return key
        if event.type == pygame.KEYUP:
            self.keyboard.up(event)
        if event.type == pygame.TEXTINPUT:
            return events.Typed(event.text)
        return None
