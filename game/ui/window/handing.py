"""What the player does, handed to the page on top, or done here if it means the same everywhere."""

from typing import Protocol

import pygame

from game.ui.page import Page
from game.ui.program import Program
from game.ui.ways import Answer
from game.ui.window import inputs
from game.ui.window.chord import pressed
from game.ui.window.clock import Clock
from game.ui.window.commands import FULL_SCREEN, HELP, HELP_HERE, MUTE, QUIT_NOW, play_with
from game.ui.window.device import Device
from game.ui.window.director import Director
from game.ui.window.hands import Hands
from game.ui.window.inputs import Input
from game.ui.window.pads import Pads
from game.ui.window.stray import Strays
from game.ui.window.touch import NOWHERE
from game.words.message import Message

PAD_GONE = "pad-gone"
"""The name of the page that says so."""


class Played(Program, Protocol):
    """The program as it is played: what knows the events, and the pages that get them.

    It is ``fresh`` when all is to be painted anew; ``scale`` is in pixels to a point.
    """

    director: Director
    hands: Hands
    pads: Pads
    clock: Clock
    scale: float
    fresh: bool

    def follow_device(self) -> None:
        """Have what is shown fit what is played with."""

    def toggle_fullscreen(self) -> None:
        """Full screen or a window."""


class Handing:
    """Hands on what the player has done, whatever with, and has the program follow the device."""

    def __init__(self, app: Played) -> None:
        self._app = app
        self._strays = Strays()

    def take(self, event: pygame.Event) -> None:
        """Hand on what an event tells that the player has done."""
        app, hands = self._app, self._app.hands
        top = app.director.top
        if event.type == pygame.CONTROLLERDEVICEADDED and top is not None and top.name == PAD_GONE:
            app.ways.back()
        looked = hands.finger.looks
        for done in hands.hear(event, app.clock.now()):
            if not self._strayed(done.input):
                self.send(done.input, done.device)
        if hands.touched(event) and event.type == pygame.MOUSEBUTTONUP and not looked:
            self._lifted()

    def take_due(self) -> None:
        """Hand on what it comes to that something is held."""
        for done in self._app.hands.due(self._app.clock.now()):
            self.send(done.input, done.device)

    def unplug(self, event: pygame.Event) -> None:
        """A pad is gone; if it was played with say so, and have everything wait meanwhile."""
        app = self._app
        if app.pads.unplug(event) and app.device is Device.PAD:
            on = Answer(Message("dialog-go-on"), app.ways.back, "check")
            app.ways.ask(PAD_GONE, Message("pads-gone"), Message("pads-gone.text"), [on])

    def left(self) -> None:
        """The mouse is outside the window: what is carried goes on there, too."""
        top = self._app.director.top
        if top is not None and not pygame.mouse.get_pressed()[0]:
            top.handle(inputs.Moved(NOWHERE, NOWHERE))

    def _lifted(self) -> None:
        """A finger points at nothing once it is lifted."""
        for page in self._app.director.stack:
            if page.hover:
                page.handle(inputs.Moved(NOWHERE, NOWHERE))
        self._app.follow_device()

    def _strayed(self, done: Input) -> bool:
        """Whether it was meant for a page that is no longer on top."""
        app = self._app
        if not isinstance(done, inputs.Press):
            return False
        return self._strays.strays(done, app.director.top, app.scale, app.clock.now())

    def send(self, event: Input, device: Device | None = None) -> None:
        """Give one input to the top page, or answer it here if it means the same everywhere.

        Unless told, a key came from the keyboard and anything else from the mouse.
        """
        app = self._app
        by_keyboard = isinstance(event, inputs.Key | inputs.Typed)
        if device is None:
            device = Device.KEYS if by_keyboard else Device.MOUSE
        means = isinstance(event, inputs.Press | inputs.Looked | inputs.Key)
        # Before a click nothing may move away from under the mouse either.
        means = means or device is Device.TOUCH or not app.device.types
        if means and device is not app.device:
            self._play_with(device)
        if device is not Device.TOUCH:
            # Nothing may move away from under a finger.
            app.follow_device()
        top = app.director.top
        everywhere = isinstance(event, inputs.Key) and top is not None and self._means(event, top)
        if top is not None and not everywhere:
            top.handle(event)
        if by_keyboard and app.director.top is not None:
            app.director.top.keep_focus()

    def _play_with(self, device: Device) -> None:
        """Have what is shown and said follow the device that the player uses now."""
        app = self._app
        app.device = device
        play_with(device, app.pads.style)
        app.fresh = True
        for page in app.director.stack:
            page.changed()

    def _means(self, key: inputs.Key, top: Page) -> bool:
        """Whether a key means the same on every page, which is done."""
        app = self._app
        if top.grasps or (top.typing and pressed(key).types):
            return False
        if FULL_SCREEN.by(key):
            app.toggle_fullscreen()
        elif MUTE.by(key):
            app.toggle_sound()
        elif QUIT_NOW.by(key):
            app.quit()
        elif HELP.by(key) or (HELP_HERE.by(key) and set(HELP_HERE.where) & set(top.places)):
            app.ways.help(top)
        else:
            return False
        return True
