"""What the player does with mouse, keyboard, finger and gamepad, as the pages know it.

The keyboard: keys that go down, and those that do their work over and over while held.

The time is counted here, after all that the system has told was read: a key that was let go while
a page was being drawn is none that is held.

A finger on the screen, and a button of the mouse that is held: what each comes to.

SDL tells of the first finger as of a mouse, and says that it was one (``touch``).  What a finger
means is known only when it is lifted, has moved, or has stayed: until then it only points.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, Protocol

import pygame

from game.ui.app.gamepad import TOLD, Gamepads
from game.ui.kit.clock import LONG_PRESS_SECONDS
from game.ui.kit.input import events
from game.ui.kit.input.commands import repeats
from game.ui.kit.input.events import (
    Device,
    Explain,
    InputEvent,
    Key,
    Moved,
    Press,
    Release,
    Wheel,
    key_of,
)
from game.ui.kit.layout.scroll import NOTCH
from game.ui.kit.paint.theme import Measures
from game.ui.window.layouts import key_name, shifted

FIRST, AGAIN = 0.4, 0.04
"""Seconds until a key that is held comes for the second time, and from then on."""
ALONE = {
    *(f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta")),
    *("caps lock", "numlock", "scroll lock", "alt gr", "altgr", "menu", "print screen", ""),
}
"""Keys that mean nothing by themselves."""


class Keyboard:
    """The key that is held and does its work over and over; the last one, if it is several."""

    def __init__(self) -> None:
        self._held: tuple[int, Key] | None = None
        self._due = 0.0

    def down(self, event: pygame.Event, now: float) -> Key | None:
        """The key that went down; None for one that means nothing by itself."""
        scancode = getattr(event, "scancode", 0)
        name = key_name(event.key, scancode)
        if name.lower() in ALONE:
            return None
        key = key_of(
            name,
            shifted(name, scancode, getattr(event, "unicode", "")),
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            control=bool(event.mod & pygame.KMOD_CTRL),
            alt=bool(event.mod & pygame.KMOD_ALT),
        )
        self._held, self._due = (event.key, key) if repeats(key) else None, now + FIRST
        return key

    def up(self, event: pygame.Event) -> None:
        """A key went up."""
        if self._held is not None and self._held[0] == event.key:
            self._held = None

    def let_go(self) -> None:
        """Nothing is held any longer: the window has lost the focus."""
        self._held = None

    @property
    def next_due(self) -> float | None:
        """When the key that is held comes again, in seconds; None if none is."""
        return None if self._held is None else self._due

    def due(self, now: float) -> list[Key]:
        """What is held and comes again by now; however late it is, it comes once."""
        if self._held is None or now < self._due:
            return []
        self._due = now + AGAIN
        return [self._held[1]]


STEADY = 12.0
"""A finger or a hand that stays moves by no more than this, in points."""
NOWHERE = -1.0
"""Where the pointer is when there is no finger: left of the window and above it."""


class Gesture(Enum):
    """What has become of what is held down."""

    OPEN = auto()
    CARRIES = auto()
    TURNS = auto()
    LOOKS = auto()


@dataclass(slots=True)
class Down:
    """Something is held down: since when (in seconds), where it began and where it is."""

    since: float
    start: tuple[float, float]
    place: tuple[float, float]
    means: Gesture = Gesture.OPEN

    def far(self) -> float:
        """How far it is from where it began, in pixels."""
        return max(abs(self.place[0] - self.start[0]), abs(self.place[1] - self.start[1]))


class TouchTracker:
    """The first finger on the screen.

    ``grabs`` says whether what lies at a point goes with what drags it, ``tells`` whether there is
    more to be told of it than is seen; ``notch`` is how far a page turns with a notch of the wheel,
    in pixels, ``steady`` how far one moves that stays.
    """

    def __init__(
        self, grabs: Callable[[float, float], bool], tells: Callable[[float, float], bool]
    ) -> None:
        self.grabs = grabs
        self.tells = tells
        self.notch = 1.0
        self.steady = STEADY
        self._down: Down | None = None

    @property
    def looks(self) -> bool:
        """Whether it has stayed to be told more."""
        return self._down is not None and self._down.means is Gesture.LOOKS

    def down(self, x: float, y: float, now: float) -> list[InputEvent]:
        """It touches the screen: it points."""
        self._down = Down(now, (x, y), (x, y))
        return [Moved(x, y)]

    def move(self, x: float, y: float) -> list[InputEvent]:
        """It moves: what it began on goes with it, or the page is turned."""
        down = self._down
        if down is None:
            return []
        was, down.place = down.place, (x, y)
        if down.means is Gesture.OPEN and down.far() > self.steady:
            if self.grabs(*down.start):
                down.means = Gesture.CARRIES
                return [Press(*down.start), Moved(x, y)]
            down.means = Gesture.TURNS
            was = down.start
            return [Moved(NOWHERE, NOWHERE), *self._turned(down, y - was[1])]
        if down.means is Gesture.CARRIES:
            return [Moved(x, y)]
        if down.means is Gesture.TURNS:
            return self._turned(down, y - was[1])
        return []

    def _turned(self, down: Down, pixels: float) -> list[InputEvent]:
        return [Wheel(*down.start, pixels / self.notch)] if pixels else []

    def up(self, x: float, y: float) -> list[InputEvent]:
        """It is lifted: a tap is a click.  What a long press has shown stays until the next."""
        down, self._down = self._down, None
        if down is None or down.means in (Gesture.TURNS, Gesture.LOOKS):
            return []
        if down.means is Gesture.CARRIES:
            return [Moved(x, y), Release(x, y)]
        return [Press(*down.start), Release(*down.start)]

    def forget(self) -> None:
        """The finger is nowhere: the window has lost the focus."""
        self._down = None

    @property
    def next_due(self) -> float | None:
        """When it will have stayed for long, in seconds; None if it does not stay."""
        down = self._down
        if down is None or down.means is not Gesture.OPEN or math.isinf(down.since):
            return None
        return down.since + LONG_PRESS_SECONDS

    def due(self, now: float) -> list[InputEvent]:
        """What it comes to that it has stayed till now: to be told more, where there is more."""
        due, down = self.next_due, self._down
        if due is None or down is None or now < due:
            return []
        if not self.tells(*down.start):
            # Let go, it is a tap however long it was.
            down.since = math.inf
            return []
        down.means = Gesture.LOOKS
        return [Explain(*down.start)]


class Hold:
    """The main button of the mouse, which may be held down on a card to ask what it is."""

    def __init__(self, explains: Callable[[float, float], bool]) -> None:
        self.explains = explains
        self.steady = STEADY
        self._down: Down | None = None

    def down(self, x: float, y: float, now: float) -> None:
        """It is pressed."""
        self._down = Down(now, (x, y), (x, y))

    def move(self, x: float, y: float) -> None:
        """The mouse moves: if it moves far, something is dragged."""
        if self._down is not None:
            self._down.place = (x, y)
            if self._down.far() > self.steady and self._down.means is Gesture.OPEN:
                self._down = None

    def up(self) -> bool:
        """It is let go: whether it was held only to look."""
        down, self._down = self._down, None
        return down is not None and down.means is Gesture.LOOKS

    @property
    def next_due(self) -> float | None:
        """When it will have been held for long, in seconds."""
        down = self._down
        return (
            down.since + LONG_PRESS_SECONDS
            if down is not None and down.means is Gesture.OPEN
            else None
        )

    def due(self, now: float) -> list[InputEvent]:
        """What it comes to that it has been held till now."""
        due, down = self.next_due, self._down
        if due is None or down is None or now < due:
            return []
        if not self.explains(*down.start):
            self._down = None
            return []
        down.means = Gesture.LOOKS
        return [Explain(*down.start)]


MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class InputKind(NamedTuple):
    """Something that the player has done, and with what: None where the input says so itself."""

    input: InputEvent
    device: Device | None = None


class Under(Protocol):
    """Tells what lies at a point, in pixels of the surface."""

    def grabs(self, x: float, y: float) -> bool:
        """Whether what lies there goes with what drags it."""

    def explains(self, x: float, y: float) -> bool:
        """Whether it is said what lies there, if that is asked."""

    def tells(self, x: float, y: float) -> bool:
        """Whether there is more to be told of what lies there than is seen."""


class InputDevices:
    """Makes inputs of pygame's events, and of what is held for long enough.

    ``count`` is how many clicks, taps, keys and buttons there were.
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
        """Take the window's measures: how many pixels a point and a notch of the wheel are."""
        self._scale = measures.scale
        self.finger.notch = measures.px(NOTCH)
        self.finger.steady = STEADY * measures.scale

    def let_go(self) -> None:
        """Nothing is held any longer, as far as the window can know."""
        self.keyboard.let_go()
        self.pads.let_go()
        self.finger.forget()

    @property
    def next_due(self) -> float | None:
        """When, in seconds, what is held comes again or comes to something; None if nothing is."""
        held = (self.pads, self.keyboard, self.finger, self.hold)
        due = [one.next_due for one in held]
        return min([time for time in due if time is not None], default=None)

    @property
    def again(self) -> bool:
        """Whether a key or a button is held that does its work over and over."""
        return self.pads.next_due is not None or self.keyboard.next_due is not None

    def due(self, now: float) -> Iterator[InputKind]:
        """What it comes to by now that something is held."""
        for again in self.pads.due(now):
            yield InputKind(again, Device.PAD)
        for key in self.keyboard.due(now):
            yield InputKind(key)
        for told in self.finger.due(now):
            yield InputKind(told, Device.TOUCH)
        for told in self.hold.due(now):
            yield InputKind(told)

    def hear(self, event: pygame.Event, now: float) -> list[InputKind]:
        """What the player has done, as an event tells of it."""
        if event.type in TOLD:
            pushed = self.pads.hear(event, now)
            self.count += len(pushed)
            return [InputKind(one, Device.PAD) for one in pushed]
        if self.touched(event):
            return [InputKind(one, Device.TOUCH) for one in self._touch(event, now)]
        done = self._input(event, now)
        return [] if done is None else [InputKind(done)]

    @staticmethod
    def touched(event: pygame.Event) -> bool:
        """Whether a finger did it, of which SDL tells as of a mouse."""
        return event.type in MOUSE and getattr(event, "touch", False)

    def _touch(self, event: pygame.Event, now: float) -> list[InputEvent]:
        x, y = self._place(event)
        if event.type == pygame.MOUSEMOTION:
            return self.finger.move(x, y)
        self.count += 1
        if event.type == pygame.MOUSEBUTTONUP:
            return self.finger.up(x, y)
        return self.finger.down(x, y, now)

    def _place(self, event: pygame.Event) -> tuple[float, float]:
        """Where it was done, in pixels of the surface."""
        return event.pos[0] * self._scale, event.pos[1] * self._scale

    def _input(self, event: pygame.Event, now: float) -> InputEvent | None:
        """What was done with the mouse or the keyboard."""
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
            if self.hold.up():
                # It was held to be told what lies there, and not to click on it.
                return events.Release(NOWHERE, NOWHERE)
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
