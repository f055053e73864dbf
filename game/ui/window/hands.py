"""What the player does with mouse, keyboard, finger and gamepad, as the pages know it."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pygame

from game.ui.box.scroll import NOTCH
from game.ui.paint.theme import Measures
from game.ui.window import inputs
from game.ui.window.device import Device
from game.ui.window.inputs import Input
from game.ui.window.keyboard import Keyboard
from game.ui.window.pads import TOLD, Pads
from game.ui.window.touch import NOWHERE, STEADY, Finger, Hold

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Done(NamedTuple):
    """Something that the player has done, and with what: None where the input says so itself."""

    input: Input
    device: Device | None = None


class Under(Protocol):
    """Tells what lies at a point, in pixels of the surface."""

    def grabs(self, x: float, y: float) -> bool:
        """Whether what lies there goes with what drags it."""

    def explains(self, x: float, y: float) -> bool:
        """Whether it is said what lies there, if that is asked."""

    def tells(self, x: float, y: float) -> bool:
        """Whether there is more to be told of what lies there than is seen."""


class Hands:
    """Makes inputs of pygame's events, and of what is held for long enough.

    ``count`` is how many clicks, taps, keys and buttons there were.
    """

    def __init__(self, under: Under) -> None:
        self.pads = Pads()
        self.keyboard = Keyboard()
        self.finger = Finger(under.grabs, under.tells)
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

    def due(self, now: float) -> Iterator[Done]:
        """What it comes to by now that something is held."""
        for again in self.pads.due(now):
            yield Done(again, Device.PAD)
        for key in self.keyboard.due(now):
            yield Done(key)
        for told in self.finger.due(now):
            yield Done(told, Device.TOUCH)
        for told in self.hold.due(now):
            yield Done(told)

    def hear(self, event: pygame.Event, now: float) -> list[Done]:
        """What the player has done, as an event tells of it."""
        if event.type in TOLD:
            pushed = self.pads.hear(event, now)
            self.count += len(pushed)
            return [Done(one, Device.PAD) for one in pushed]
        if self.touched(event):
            return [Done(one, Device.TOUCH) for one in self._touch(event, now)]
        done = self._input(event, now)
        return [] if done is None else [Done(done)]

    @staticmethod
    def touched(event: pygame.Event) -> bool:
        """Whether a finger did it, of which SDL tells as of a mouse."""
        return event.type in MOUSE and getattr(event, "touch", False)

    def _touch(self, event: pygame.Event, now: float) -> list[Input]:
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

    def _input(self, event: pygame.Event, now: float) -> Input | None:
        """What was done with the mouse or the keyboard."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse = self._place(event)
            self.hold.move(*self._mouse)
            return inputs.Moved(*self._mouse)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.count += 1
            self.hold.down(*self._place(event), now)
            return inputs.Press(*self._place(event))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.count += 1
            return inputs.Looked(*self._place(event))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.count += 1
            if self.hold.up():
                # It was held to be told what lies there, and not to click on it.
                return inputs.Release(NOWHERE, NOWHERE)
            return inputs.Release(*self._place(event))
        if event.type == pygame.MOUSEWHEEL:
            return inputs.Wheel(*self._mouse, event.precise_y)
        if event.type == pygame.KEYDOWN:
            key = self.keyboard.down(event, now)
            self.count += key is not None
            return key
        if event.type == pygame.KEYUP:
            self.keyboard.up(event)
        if event.type == pygame.TEXTINPUT:
            return inputs.Typed(event.text)
        return None
