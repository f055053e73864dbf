"""What the player does, handed to the page on top, or done here if it means the same everywhere.

How the player wants the window to look: measures and drawings as the settings say.
"""

from typing import Protocol

import pygame

from game.storage.settings import Settings
from game.text.message import Message, name_shapes
from game.ui.app.gamepad import Gamepads
from game.ui.app.input_devices import NOWHERE, InputDevices
from game.ui.app.navigator import PageStack
from game.ui.deck.card_images import CardInks
from game.ui.kit.clock import Clock
from game.ui.kit.input import events
from game.ui.kit.input.chord import pressed
from game.ui.kit.input.commands import FULL_SCREEN, HELP, HELP_HERE, MUTE, QUIT_NOW, play_with
from game.ui.kit.input.events import Device, InputEvent
from game.ui.kit.pages.page import Page
from game.ui.kit.paint import theme
from game.ui.kit.paint.images import Assets
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.program import Program
from game.ui.routes import DialogButton
from game.ui.table.control.pointer import StrayClicks

PAD_GONE = "pad-gone"
"""The name of the page that says so."""


class Played(Program, Protocol):
    """The program as it is played: what knows the events, and the pages that get them.

    It is ``fresh`` when all is to be painted anew; ``scale`` is in pixels to a point.
    """

    director: PageStack
    hands: InputDevices
    pads: Gamepads
    clock: Clock
    scale: float
    fresh: bool

    def follow_device(self) -> None:
        """Have what is shown fit what is played with."""

    def toggle_fullscreen(self) -> None:
        """Full screen or a window."""


class InputDispatch:
    """Hands on what the player has done, whatever with, and has the program follow the device."""

    def __init__(self, app: Played) -> None:
        self._app = app
        self._strays = StrayClicks()

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
            on = DialogButton(Message("dialog-go-on"), app.ways.back, "check")
            app.ways.ask(PAD_GONE, Message("pads-gone"), Message("pads-gone.text"), [on])

    def left(self) -> None:
        """The mouse is outside the window: what is carried goes on there, too."""
        top = self._app.director.top
        if top is not None and not pygame.mouse.get_pressed()[0]:
            top.handle(events.Moved(NOWHERE, NOWHERE))

    def _lifted(self) -> None:
        """A finger points at nothing once it is lifted."""
        for page in self._app.director.stack:
            if page.hover:
                page.handle(events.Moved(NOWHERE, NOWHERE))
        self._app.follow_device()

    def _strayed(self, done: InputEvent) -> bool:
        """Whether it was meant for a page that is no longer on top."""
        app = self._app
        if not isinstance(done, events.Press):
            return False
        return self._strays.strays(done, app.director.top, app.scale, app.clock.now())

    def send(self, event: InputEvent, device: Device | None = None) -> None:
        """Give one input to the top page, or answer it here if it means the same everywhere.

        Unless told, a key came from the keyboard and anything else from the mouse.
        """
        app = self._app
        by_keyboard = isinstance(event, events.Key | events.Typed)
        if device is None:
            device = Device.KEYS if by_keyboard else Device.MOUSE
        means = isinstance(event, events.Press | events.Explain | events.Key)
        # Before a click nothing may move away from under the mouse either.
        means = means or device is Device.TOUCH or not app.device.types
        if means and device is not app.device:
            self._play_with(device)
        if device is not Device.TOUCH:
            # Nothing may move away from under a finger.
            app.follow_device()
        top = app.director.top
        everywhere = isinstance(event, events.Key) and top is not None and self._means(event, top)
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

    def _means(self, key: events.Key, top: Page) -> bool:
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


def fitted(settings: Settings, measures: Measures, assets: Assets, texts: Texts) -> Measures:
    """The measures as the settings have them; what is drawn and written fits them from now on."""
    measures = measures._replace(
        large=settings.face == "large",
        text_factor=settings.text / 100,
        contrast=settings.contrast == "on",
        ample=settings.size == "large",
        mirrored=settings.left_handed == "on",
    )
    for store in (assets.store, texts.lines):
        store.fit((measures.width, measures.height))
    name_shapes(settings.colours == "on")
    assets.back = settings.back
    assets.inks = CardInks(
        settings.deck == "four", settings.colours == "on", settings.contrast == "on"
    )
    assets.large = measures.large
    assets.small = theme.SMALL_CARD * measures.scale
    return measures
