"""The program's window and its loop: the only reader of pygame's events."""

import gc
import math
import time
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

from game.storage.looks import PLAIN, felt
from game.storage.profile import Profile
from game.storage.settings import SettingsFile
from game.storage.shelf import Shelf
from game.ui.announcing import Announcements
from game.ui.navigation import Navigation
from game.ui.page import Page
from game.ui.paint import theme
from game.ui.paint.assets import Assets
from game.ui.paint.inks import Inks
from game.ui.paint.painter import Painter
from game.ui.paint.text import Texts
from game.ui.paint.theme import Measures
from game.ui.tree import Act
from game.ui.ways import Answer
from game.ui.window import bindings, inputs
from game.ui.window.buttons import Style
from game.ui.window.chord import pressed
from game.ui.window.clock import Clock, today
from game.ui.window.commands import (
    FULL_SCREEN,
    HELP,
    HELP_HERE,
    MUTE,
    QUIT_NOW,
    play_with,
)
from game.ui.window.cursor import Cursor
from game.ui.window.device import Device
from game.ui.window.director import Director
from game.ui.window.events import Events, rouse
from game.ui.window.forward import Forward
from game.ui.window.front import Front
from game.ui.window.fullscreen import FullScreen
from game.ui.window.hands import Hands
from game.ui.window.idle import IDLE_SECONDS, Idle
from game.ui.window.inputs import Input
from game.ui.window.moment import a_moment
from game.ui.window.opening import opened
from game.ui.window.place import SMALLEST, USUAL, Place
from game.ui.window.reader.reader import HIDDEN, Reader
from game.ui.window.sound import Sounds
from game.ui.window.stray import Strays
from game.ui.window.touch import NOWHERE
from game.ui.window.treefile import TreeFile
from game.words.message import Message, name_shapes

if TYPE_CHECKING:
    from game.ai.worker import Thinker

PAD_GONE = "pad-gone"
"""The name of the page that says so."""
FRAME = 1 / 60
WAITING_SECONDS = 0.012
RESIZE_SECONDS = 0.15


class App:
    """Everything the pages share: the window, the assets, the profile, the thinking process."""

    def __init__(
        self,
        profile: Profile,
        tree_file: Path | None = None,
        seed: int | None = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        """``size`` is that of the window for this start, in points: none is then remembered."""
        self.profile = profile
        self.tree_file = TreeFile(tree_file)
        self.rng = Random(seed)
        self.seeded = seed is not None
        self.settings_file = SettingsFile(profile)
        self.settings = self.settings_file.settings
        bindings.use(self.settings.keys)
        self.shelf = Shelf(profile)
        self.director = Director()
        self.ways = Navigation(self, self.director)
        self.sounds = Sounds(self.settings, self.rng)
        self.clock = Clock()
        self.today = today
        self.events = Events()
        self.front = Front()
        self.hands = Hands(self)
        self.pads = self.hands.pads
        self.idle = Idle(self.events, self.sounds, self.pads)
        self.cursor = Cursor()
        self.device = Device.MOUSE
        play_with(self.device)
        self.announcements = Announcements()
        self.reader = Reader()
        self.running = True
        self.lost: list[Message] = []
        self.notices = [one for one in (profile.trouble, self.settings_file.trouble) if one]
        self._moved = False
        self._strays = Strays()
        self._resized = 0.0
        self._fresh = True
        self._rest: Iterator[None] | None = None
        self._whole = False
        self._open(size)

    @cached_property
    def thinker(self) -> "Thinker":
        """The process that thinks, as the window sees it."""
        from game.ai.worker import Thinker

        return Thinker()

    def _open(self, size: tuple[int, int] | None) -> None:
        # It is seen once it stands where it is to stand.
        self.window = opened(size or USUAL)
        self.place = None if size else Place(self.settings.window)
        if HIDDEN:
            self.reader.start(self.window, self.settings)
        self.window.minimum_size = SMALLEST
        if self.place is not None:
            self.place.take(self.window)
        surface = self.window.get_surface()
        self.assets = Assets()
        self.texts = Texts()
        self.painter = Painter(surface, self.assets, self.texts, PLAIN)
        self._measure()
        self.window.set_icon(self.assets.drawing("pictures/mark", 64, 64))
        self.forward = Forward(self.window, self.profile.folder)
        self.full_screen = FullScreen(self.window)
        self.full_screen.follow(self._wants_full_screen, self.clock.now())
        self.window.show()
        self._measure()
        pygame.key.set_repeat(400, 40)

    def _measure(self) -> None:
        """Take the window's size: pixels of its surface, and pixels to a point."""
        surface = self.window.get_surface()
        self.painter.surface = surface
        self.scale = surface.get_width() / max(1, self.window.size[0])
        self.measures = Measures(*surface.get_size(), self.scale)
        self.hands.measure(self.measures)
        self._apply()

    def _apply(self) -> None:
        """Have measures and drawings as the settings say."""
        settings, assets = self.settings, self.assets
        self.measures = self.measures._replace(
            large=settings.face == "large",
            text_factor=settings.text / 100,
            contrast=settings.contrast == "on",
            ample=settings.size == "large",
            mirrored=settings.left_handed == "on",
        )
        self.painter.measures = self.measures
        name_shapes(settings.colours == "on")
        assets.back = settings.back
        assets.inks = Inks(
            settings.deck == "four", settings.colours == "on", settings.contrast == "on"
        )
        assets.large = self.measures.large
        assets.small = theme.SMALL_CARD * self.measures.scale

    def grabs(self, x: float, y: float) -> bool:
        """Whether what lies at a point goes with what drags it."""
        top = self.director.top
        return top is not None and top.grabs(x, y)

    def explains(self, x: float, y: float) -> bool:
        """Whether it is said what lies at a point, if that is asked."""
        top = self.director.top
        return top is not None and top.explains(x, y)

    def tells(self, x: float, y: float) -> bool:
        """Whether there is more to be told of what lies at a point than is seen."""
        top = self.director.top
        return top is not None and top.tells(x, y)

    def _follow_device(self) -> None:
        """Have what is shown fit what is played with: keys, a pad's buttons, large targets."""
        device = Device.KEYS if self.device.types else self.device
        style = self.pads.style if device is Device.PAD else Style.LETTERS
        if (device, style) != (self.measures.device, self.measures.style):
            self.measures = self.measures._replace(device=device, style=style)
        self.painter.measures = self.measures

    # The loop.

    def run(self) -> None:
        """Play until the window is closed."""
        self._rest = self._starting()
        deadline = time.perf_counter()
        moving = True
        while self.running and self.director.top is not None:
            self._read(moving)
            moving = self.frame(self.clock.now())
            if self._rest is not None and next(self._rest, True):
                self._rest = None
            if moving:
                deadline = max(deadline + FRAME, time.perf_counter())
                time.sleep(max(0.0, deadline - time.perf_counter()))
            else:
                deadline = time.perf_counter()
        self.close()

    def _starting(self) -> Iterator[None]:
        """Start, after the first frames, what is not seen in them: a thing each."""
        self.reader.start(self.window, self.settings)
        yield
        self.sounds.start()
        yield
        self.thinker.start()
        yield
        self.pads.start()
        self.idle.start(self.profile.folder)

    def close(self) -> None:
        """Close the window and end whatever goes on beside it; ``lost`` is what was not saved."""
        said = (page.lost() for page in self.director.stack)
        self.lost = [one for one in said if one is not None]
        self.director.replace()
        self._remember_place(math.inf)
        self.idle.close()
        if "thinker" in vars(self):
            self.thinker.close()
        self.sounds.close()
        self.pads.close()
        self.shelf.annals.close()
        # Whatever is said after it, on a console, is said to nobody in particular.
        play_with(Device.MOUSE)
        # Destroyed only when it is collected, it could take down a window opened since.
        self.window.destroy()
        pygame.quit()

    def _read(self, moving: bool) -> None:
        """Hand what the player did to the top page; wait for it when nothing moves."""
        page = self.director.top
        patience = 0.0
        if not moving and page is not None and not page.dirty and not self._fresh:
            patience = min(self._patience(page), page.rest.due(self.clock.now()))
        due = self.hands.next_due
        if due is not None:
            patience = max(0.0, min(patience, due - self.clock.now()))
        came = self.events.wait(patience, self.pads.plugged)
        if patience > IDLE_SECONDS:
            self.clock.rested()
        if came or patience < IDLE_SECONDS:
            self.idle.stir(bool(came))
        events = [event for event in came if self.pads.means(event)]
        if (events or self.pads.next_due is not None) and page is not None:
            page.woken(self.clock.now())
        for event in events:
            self._take(event)
        for done in self.hands.due(self.clock.now()):
            self.send(done.input, done.device)

    def _patience(self, page: Page) -> float:
        """How long to wait for the player at the longest: for a page at rest, in seconds."""
        if self._rest is not None:
            return 0.0
        if page.waiting:
            return WAITING_SECONDS
        if self.ways.ahead():
            return 0.0
        if not self._whole:
            self._whole = True
            # What is there by now stays: looking through it for what can be thrown away would
            # make a frame 20 ms late now and then.
            gc.freeze()
        if not self.shelf.annals.complete:
            self.shelf.annals.step(a_moment())
            return WAITING_SECONDS
        return self.idle.patience()

    def _take(self, event: pygame.Event) -> None:
        self.front.hear(event)
        if self.place is not None:
            self.place.hear(event, self.clock.now())
        if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self._measure()
            self._resized = self.clock.now()
            self._fresh = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.hands.let_go()
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            if self.pads.unplug(event) and self.device is Device.PAD:
                self._without_pad()
        elif event.type == pygame.WINDOWLEAVE:
            # What is carried goes on with the mouse outside, too.
            if self.director.top is not None and not pygame.mouse.get_pressed()[0]:
                self.director.top.handle(inputs.Moved(NOWHERE, NOWHERE))
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._fresh = True
        else:
            self._used(event)

    def _used(self, event: pygame.Event) -> None:
        """Hand on what the player has done."""
        top = self.director.top
        if event.type == pygame.CONTROLLERDEVICEADDED and top is not None and top.name == PAD_GONE:
            self.ways.back()
        looked = self.hands.finger.looks
        for done in self.hands.hear(event, self.clock.now()):
            if not self._strayed(done.input):
                self.send(done.input, done.device)
        if self.hands.touched(event) and event.type == pygame.MOUSEBUTTONUP and not looked:
            self._lifted()

    def _without_pad(self) -> None:
        """The pad that was played with is gone: say so, and have everything wait meanwhile."""
        on = Answer(Message("dialog-go-on"), self.ways.back, "check")
        self.ways.ask(PAD_GONE, Message("pads-gone"), Message("pads-gone.text"), [on])

    def _lifted(self) -> None:
        """A finger points at nothing once it is lifted."""
        for page in self.director.stack:
            if page.hover:
                page.handle(inputs.Moved(NOWHERE, NOWHERE))
        self._follow_device()

    def _strayed(self, done: Input) -> bool:
        """Whether it was meant for a page that is no longer on top."""
        if not isinstance(done, inputs.Press):
            return False
        return self._strays.strays(done, self.director.top, self.scale, self.clock.now())

    @property
    def by_keyboard(self) -> bool:
        """Whether the player goes from one thing to the next with a focus."""
        return self.device.moves_focus or self.listened

    @property
    def listened(self) -> bool:
        """Whether somebody has the window read by a screen reader."""
        return self.settings.listened

    def send(self, event: Input, device: Device | None = None) -> None:
        """Give one input to the top page, or answer it here if it means the same everywhere.

        Unless told, a key came from the keyboard and anything else from the mouse.
        """
        by_keyboard = isinstance(event, inputs.Key | inputs.Typed)
        if device is None:
            device = Device.KEYS if by_keyboard else Device.MOUSE
        means = isinstance(event, inputs.Press | inputs.Looked | inputs.Key)
        # Before a click nothing may move away from under the mouse either.
        means = means or device is Device.TOUCH or not self.device.types
        if means and device is not self.device:
            self._play_with(device)
        if device is not Device.TOUCH:
            # Nothing may move away from under a finger.
            self._follow_device()
        top = self.director.top
        everywhere = isinstance(event, inputs.Key) and top is not None and self._means(event, top)
        if top is not None and not everywhere:
            top.handle(event)
        if by_keyboard and self.director.top is not None:
            self.director.top.keep_focus()

    def _play_with(self, device: Device) -> None:
        """Have what is shown and said follow the device that the player uses now."""
        self.device = device
        play_with(device, self.pads.style)
        self._fresh = True
        for page in self.director.stack:
            page.changed()

    def _means(self, key: inputs.Key, top: Page) -> bool:
        """Whether a key means the same on every page, which is done."""
        if top.grasps or (top.typing and pressed(key).types):
            return False
        if FULL_SCREEN.by(key):
            self.toggle_fullscreen()
        elif MUTE.by(key):
            self.toggle_sound()
        elif QUIT_NOW.by(key):
            self.quit()
        elif HELP.by(key) or (HELP_HERE.by(key) and set(HELP_HERE.where) & set(top.places)):
            self.ways.help(top)
        else:
            return False
        return True

    def frame(self, now: float) -> bool:
        """Let time pass and paint what changed; whether something is moving."""
        unheard = self.sounds.tend(self.front.seen)
        if unheard:
            self.notices.append(unheard)
        if self.full_screen.follow(self._wants_full_screen, now):
            self._measure()
            self._fresh = True
        self._remember_place(now)
        summoned, self.idle.summoned = self.idle.summoned, False
        self.forward.look(now, not self.front.sighted, summoned)
        page = self.director.top
        if page is None:
            return False
        if self.reader.serve(page, now):
            self.hands.count += 1
            return True
        moving = page.update(now)
        page = self.director.top
        if page is None:
            return False
        page.keep_focus()
        page.resting(now)
        resizing = now - self._resized < RESIZE_SECONDS
        # What has come to rest since the last frame is painted once more, at its place.
        if moving or self._moved or page.dirty or self._fresh or self.assets.behind:
            self.assets.begin_frame(hurry=resizing)
            self._paint()
            self.cursor.take(page.shape)
            self._fresh = False
        self._moved = moving
        self.reader.read(self, page, now, moving)
        if (not moving or page.counting) and not resizing and not self.assets.behind:
            self._tell(page)
        changing = self.full_screen.filled != self._wants_full_screen
        return moving or resizing or changing or self.assets.behind

    def _remember_place(self, now: float) -> None:
        """Have it on disk where the window stands, once it does."""
        rested = None
        if self.place is not None:
            rested = self.place.rests(now, self.full_screen.filled or self._wants_full_screen)
        if rested is not None:
            self.settings.window = rested.as_values()
            self.save_settings()

    def _paint(self) -> None:
        for page in self.director.visible():
            self.painter.cloth = felt(
                self.settings.cloth, self.director.felt(page), self.measures.contrast
            )
            page.paint(self.painter)
            page.dirty = False
        self.window.flip()

    def _tell(self, page: Page) -> None:
        """Have it in the file of the tree what is seen, if that is asked for."""
        if self.tree_file.path is None:
            return
        told = {
            "scene": page.name,
            "size": list(self.window.size),
            "inputs": self.hands.count,
            "busy": page.waiting,
            "status": self._status(),
            "tree": page.tree.as_json(self.scale),
        }
        trouble = self.tree_file.write(told)
        if trouble:
            self.notices.append(trouble)

    def _status(self) -> dict[str, object] | None:
        """The status of the match that is being played, also while a page lies over it."""
        told = (page.status() for page in reversed(self.director.stack))
        return next((status for status in told if status is not None), None)

    # What pages ask for.

    def set(self, name: str, value: object) -> None:
        """Change a setting, at once on the screen and on disk."""
        self.settings.choose(name, value)
        self._changed()

    def set_all(self, values: Mapping[str, object]) -> None:
        """Have several settings be as they were, at once on the screen and on disk."""
        for name, value in values.items():
            self.settings.forget(name, value)
        self._changed()

    def _changed(self) -> None:
        """The settings are different now."""
        bindings.use(self.settings.keys)
        self.reader.turn(self.settings.reader == "on")
        self._apply()
        self.save_settings()
        for page in self.director.stack:
            page.changed()

    def save_settings(self) -> None:
        """Have the settings on disk."""
        trouble = self.settings_file.save()
        if trouble and trouble not in self.notices:
            self.notices.append(trouble)

    @property
    def _wants_full_screen(self) -> bool:
        return self.settings.fullscreen == "on"

    def rumble(self, what: str) -> None:
        """Shake the gamepad that is played with, if the player wants that."""
        if self.settings.rumble == "on" and self.device is Device.PAD:
            self.pads.rumble(what)

    def toggle_fullscreen(self) -> None:
        """Full screen or a window."""
        self.set("fullscreen", "off" if self._wants_full_screen else "on")

    def toggle_sound(self) -> None:
        """All sound off, or on again."""
        self.set("muted", "off" if self.settings.muted == "on" else "on")

    def leave(self, then: Act) -> None:
        """Do what takes every page off, once no page wants to ask about it first."""
        if all(page.may_go(then) for page in reversed(self.director.stack)):
            then()

    def quit(self) -> None:
        """End the program after this frame; first ask, where moves would be lost."""
        self.leave(self.end)

    def end(self) -> None:
        """End the program after this frame, whatever is lost."""
        self.running = False
        if pygame.display.get_init():
            rouse()
