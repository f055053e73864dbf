"""Dispatch of input events to the top page, and commands that work on every page.

It also applies display settings to measures and image caches (`fitted`).
"""

from typing import Protocol

import pygame

from game.storage.settings import ENGLISH_LETTERS, Settings
from game.text.icon import Icon
from game.text.message import (
    Message,
    adapt_words,
    index_letters,
    is_right_to_left,
    language_tag,
)
from game.ui import routes
from game.ui.app.gamepad import Gamepads
from game.ui.app.input_devices import OUTSIDE_WINDOW_PIXELS, InputDevices
from game.ui.app.large_targets import LargeTargets
from game.ui.app.navigator import PageStack
from game.ui.app.reading_cursor import ReadingCursor
from game.ui.app.scanner import Scanner
from game.ui.app.voice.own_voice import OwnVoice
from game.ui.deck.card_images import CardImages, CardInks
from game.ui.kit.clock import Clock
from game.ui.kit.input import events
from game.ui.kit.input.chord import pressed
from game.ui.kit.input.commands import (
    MUTE_SOUND,
    OPEN_HELP,
    OPEN_RULES,
    QUIT_NOW,
    SHOW_NEXT_LINE,
    SHOW_PREVIOUS_LINE,
    TOGGLE_FULL_SCREEN,
    play_with,
)
from game.ui.kit.input.events import MAX_DOUBLE_CLICK_SECONDS, Device, InputEvent, Press
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.page import Page
from game.ui.kit.paint import theme
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.program import Program

HELP_PAGE = "help"
"""Name of the page with the keys, which the same key opens and closes."""
PAD_GONE_DIALOG = "pad-gone"
"""Name of the dialog about a disconnected gamepad."""
MAX_DOUBLE_CLICK_DISTANCE_POINTS = 6.0
"""Maximum distance between the clicks of a double click, in points."""


class Played(Program, Protocol):
    """What input dispatch needs from the program.

    ``fresh`` requests a full repaint; ``scale`` is in pixels per point.
    """

    page_stack: PageStack
    hands: InputDevices
    pads: Gamepads
    reading: ReadingCursor
    voice: OwnVoice
    scanner: Scanner
    large_targets: LargeTargets
    clock: Clock
    scale: float
    fresh: bool

    def follow_device(self) -> None:
        """Fit the display to the current input device."""

    def toggle_fullscreen(self) -> None:
        """Toggle full screen."""


class StrayClicks:
    """Detects the second press of a double click that would hit a new page.

    A double click on the last card of a match must not press a button of the result page.
    """

    def __init__(self) -> None:
        self._page: object = None
        self._place = (0.0, 0.0)
        self._at = 0.0

    def strays(self, press: Press, page: object, scale: float, now: float) -> bool:
        """Whether a press was meant for the previous page.

        ``scale`` is in pixels per point, ``now`` in seconds.
        """
        (x, y), steady = self._place, MAX_DOUBLE_CLICK_DISTANCE_POINTS * scale
        again = (
            now - self._at < MAX_DOUBLE_CLICK_SECONDS
            and max(abs(press.x - x), abs(press.y - y)) <= steady
        )
        if again and self._page is not None and page is not self._page:
            return True
        self._page, self._place, self._at = page, (press.x, press.y), now
        return False

    def interrupt(self) -> None:
        """Note a key press: the clicks before and after it are no double click."""
        self._page = None


class InputDispatch:
    """Dispatches input events and switches the display to the device in use."""

    def __init__(self, app: Played) -> None:
        self._app = app
        self._strays = StrayClicks()

    def take(self, event: pygame.Event) -> None:
        """Dispatch the input events of a pygame event."""
        app, hands = self._app, self._app.hands
        top = app.page_stack.top
        if (
            event.type == pygame.CONTROLLERDEVICEADDED
            and top is not None
            and top.name == PAD_GONE_DIALOG
        ):
            app.navigator.back()
        looked = hands.finger.looks
        for done in hands.hear(event, app.clock.now()):
            if not self._has_strayed(done.input):
                self.send(done.input, done.device)
        if hands.is_from_touch(event) and event.type == pygame.MOUSEBUTTONUP and not looked:
            self._lifted()

    def take_due(self) -> None:
        for done in self._app.hands.due(self._app.clock.now()):
            self.send(done.input, done.device)

    def unplug(self, event: pygame.Event) -> None:
        """Remove a disconnected gamepad. If it was in use, a dialog pauses the game."""
        app = self._app
        if app.pads.unplug(event) and app.device is Device.PAD:
            on = DialogButton(Message("dialog-ok"), app.navigator.back, Icon.CHECK)
            app.navigator.ask(
                PAD_GONE_DIALOG, Message("pads-gone"), Message("pads-gone.text"), [on]
            )

    def left(self) -> None:
        """Tell the top page that the pointer left the window, except during a drag."""
        top = self._app.page_stack.top
        if top is not None and not pygame.mouse.get_pressed()[0]:
            top.handle(events.Moved(OUTSIDE_WINDOW_PIXELS, OUTSIDE_WINDOW_PIXELS))

    def _lifted(self) -> None:
        """Clear the hover state: a lifted finger points at nothing."""
        for page in self._app.page_stack.stack:
            if page.renderer.hover:
                page.handle(events.Moved(OUTSIDE_WINDOW_PIXELS, OUTSIDE_WINDOW_PIXELS))
        self._app.follow_device()

    def _has_strayed(self, done: InputEvent) -> bool:
        """Whether a click was aimed at a page that has just closed."""
        app = self._app
        if isinstance(done, events.Key):
            self._strays.interrupt()
        if not isinstance(done, events.Press):
            return False
        return self._strays.strays(done, app.page_stack.top, app.scale, app.clock.now())

    def send(self, event: InputEvent, device: Device | None = None) -> None:
        """Dispatch one input event to the top page, or run a global command.

        The default device is the keyboard for keys and the mouse for anything else.
        """
        app = self._app
        if app.voice.take(event, app.clock.now()):
            app.set("speech", "on")
            return
        by_keyboard = isinstance(event, events.Key | events.KeyHeld | events.Typed)
        if device is None:
            device = Device.KEYS if by_keyboard else Device.MOUSE
        means = isinstance(event, events.Press | events.Explain | events.Key)
        # Neither may the layout change under the mouse just before a click.
        means = means or device is Device.TOUCH or not app.device.types
        if means and device is not app.device:
            self._play_with(device)
        if device is not Device.TOUCH:
            # The layout must not change under a finger.
            app.follow_device()
        if isinstance(event, events.Press | events.Key):
            app.announcements.let_go()
        top = app.page_stack.top
        if top is not None and (
            app.scanner.take(event, top, app.clock.now()) or app.large_targets.take(event, top)
        ):
            return
        everywhere = isinstance(event, events.Key) and top is not None and self._means(event, top)
        if top is not None and not everywhere:
            top.handle(event)
        if by_keyboard and app.page_stack.top is not None:
            app.page_stack.top.renderer.keep_focus()

    def _play_with(self, device: Device) -> None:
        app = self._app
        app.device = device
        play_with(device, app.pads.style)
        app.fresh = True
        for page in app.page_stack.stack:
            page.changed()

    def _means(self, key: events.Key, top: Page) -> bool:
        """Run a key's global command. Whether it has one."""
        app = self._app
        if top.grasps or (top.typing and pressed(key).types):
            return False
        if TOGGLE_FULL_SCREEN.matches(key):
            app.toggle_fullscreen()
        elif MUTE_SOUND.matches(key):
            app.toggle_sound()
        elif QUIT_NOW.matches(key):
            app.quit()
        elif app.announcements.brief and SHOW_NEXT_LINE.matches(key):
            app.announcements.show_next_line()
        elif app.announcements.brief and SHOW_PREVIOUS_LINE.matches(key):
            app.announcements.show_previous_line()
        elif OPEN_RULES.matches(key):
            self._open_rules(top)
        elif OPEN_HELP.matches(key):
            if top.name == HELP_PAGE:
                app.navigator.back()
            else:
                app.navigator.open(routes.Help(top))
        else:
            return app.reading.take(top, key)
        return True

    def _open_rules(self, top: Page) -> None:
        """Open the rules of what is played: by the page's own button, or as the topmost page with a
        game does, or those of the game played last."""
        button = next((node for node in top.tree.nodes if node.command == OPEN_RULES), None)
        if button is not None:
            top.activate(button)
            return
        ways = (page.opens_rules for page in reversed(self._app.page_stack.stack))
        way = next((way for way in ways if way is not None), None)
        if way is not None:
            way()
            return
        # The first frame does not wait for this import.
        from game.ui.features.rules.open_rules import open_usual_rules

        open_usual_rules(self._app)


def fitted(settings: Settings, measures: Measures, images: CardImages, texts: Texts) -> Measures:
    """Measures with the display settings applied; caches, card images and texts follow them."""
    adapt_words(settings.letters == ENGLISH_LETTERS, settings.colours)
    measures = measures._replace(
        large=settings.face == "large",
        text_factor=settings.text_percent / 100,
        contrast=settings.high_contrast,
        ample=settings.size == "large",
        mirrored=settings.left_handed != is_right_to_left(),
        right_to_left=is_right_to_left(),
        language=language_tag(),
        letters=index_letters(),
    )
    texts.turn(is_right_to_left())
    for store in (images.store, texts.lines):
        store.fit((measures.width, measures.height))
    images.back = settings.back
    images.inks = CardInks(
        settings.deck == "four", settings.colours, settings.high_contrast, measures.letters
    )
    images.large = measures.large
    images.small = theme.MAX_SMALL_CARD_WIDTH_POINTS * measures.scale
    return measures
