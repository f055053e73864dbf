"""The program's window and main loop: the only reader of pygame's events.

`App` implements the `Program` protocol. `TreeFile` writes the screen as JSON for programs that
drive the window.
"""

import json
import math
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

import pygame

from game.core.options import written
from game.storage.appearance import PLAIN_FELT, felt
from game.storage.match_store import MatchStore
from game.storage.profile import Profile, reason, write_atomically
from game.storage.settings import SettingsFile
from game.text.languages import chosen_language
from game.text.message import Message, language_of, speak
from game.ui import key_bindings, routes
from game.ui.app import idle_tasks
from game.ui.app.event_wait import SHORT_WAIT_SECONDS, Events, Idle, rouse
from game.ui.app.idle_tasks import IdleQueue
from game.ui.app.input_devices import InputDevices
from game.ui.app.input_dispatch import InputDispatch, fitted
from game.ui.app.large_targets import LargeTargets
from game.ui.app.navigator import Navigator, PageStack
from game.ui.app.reading_cursor import ReadingCursor
from game.ui.app.scanner import Scanner
from game.ui.app.screen_reader.reader import NEEDS_HIDDEN_WINDOW, ScreenReader
from game.ui.app.voice.own_voice import BROKEN_VOICE_MESSAGE, OwnVoice
from game.ui.app.window import (
    MIN_WINDOW_SIZE,
    USUAL_WINDOW_SIZE,
    Forward,
    FullScreen,
    WindowPlacement,
    opened,
)
from game.ui.deck.card_images import CardImages
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.kit.clock import Clock, today
from game.ui.kit.input.commands import name_keys, play_with
from game.ui.kit.input.events import Device, InputEvent
from game.ui.kit.input.pad_buttons import PadStyle
from game.ui.kit.pages.host import Announcements
from game.ui.kit.pages.page import Page
from game.ui.kit.pages.page_renderer import Cursor
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.render_worker import RenderWorker
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.steps import Steps
from game.ui.kit.tree import Act
from game.ui.program import Front
from game.ui.sound import Sounds

if TYPE_CHECKING:
    from game.features.evening.evening_store import EveningStore
    from game.features.moments.best_moments import BestMoments
    from game.features.review.review_session import Reviews
    from game.features.rivals.rivals import Rivals
    from game.features.worker_jobs import JobClient
    from game.storage.journal import Journal


class TreeFile:
    """The file for the screen's tree, written on changes; ``path`` is None without one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._written = ""

    def write(self, told: dict[str, Any]) -> Message | None:
        """Write the tree if it changed.

        The message about a failed write, else None; after a failure the file is disabled.
        """
        text = json.dumps(told, indent=1)
        if self.path is None or text == self._written:
            return None
        self._written = text
        try:
            write_atomically(self.path, text + "\n", lasting=False)
        except OSError as error:
            self.path = None
            return Message("storage-tree-unwritten", why=reason(error))
        return None


FRAME_INTERVAL_SECONDS = 1 / 60
"""Duration of one frame, in seconds."""
RESIZE_SCALING_SECONDS = 0.15
"""Seconds after a resize during which images are scaled instead of rendered."""


class App:
    """The program: window, images, profile, worker process and everything that pages share."""

    def __init__(
        self,
        profile: Profile,
        tree_file: Path | None = None,
        seed: int | None = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Open the window.

        ``size`` is a fixed window size in points; with it the position is neither restored nor
        saved.
        """
        self.profile = profile
        self.tree_file = TreeFile(tree_file)
        self.rng = Random(seed)
        self.seeded = seed is not None
        self.settings_file = SettingsFile(profile)
        self.settings = self.settings_file.settings
        key_bindings.use(self.settings.keys)
        self.match_store = MatchStore(profile)
        self.page_stack = PageStack()
        self.navigator = Navigator(self, self.page_stack)
        self.sounds = Sounds(self.settings, self.rng)
        self.clock = Clock()
        self.today = today
        self.events = Events()
        self.front = Front()
        self.hands = InputDevices(self.page_stack)
        self.pads = self.hands.pads
        self.handing = InputDispatch(self)
        self.idle = Idle(self.events, self.sounds, self.pads)
        self.idle_queue = IdleQueue(self)
        self.cursor = Cursor()
        self.device = Device.MOUSE
        play_with(self.device)
        self.announcements = Announcements()
        self.errands = Steps()
        self.reader = ScreenReader()
        self.voice = OwnVoice(self.settings)
        self._silence: Message | None = None
        self.reading = ReadingCursor(self)
        self.scanner = Scanner(self)
        self.large_targets = LargeTargets(self)
        self.running = True
        self.lost: list[Message] = []
        self._has_unsaved_settings = False
        self.asks = self.greeted = False
        self._wished: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.notices = [one for one in (profile.problem, self.settings_file.problem) if one]
        self._moved = False
        self._late = False
        """Whether the last frame built a page and left its painting to the next one."""
        self._heard = False
        """Whether the next frame answers the player."""
        self._resized = 0.0
        self.fresh = True
        self._open(size)

    @cached_property
    def reviews(self) -> "Reviews":
        """The coach's reviews beside the finished records."""
        from game.features.review.review_session import Reviews

        return Reviews(self.profile)

    @cached_property
    def moments(self) -> "BestMoments":
        """The best moments of the finished matches."""
        from game.features.moments.best_moments import BestMoments

        return BestMoments(self.profile, self.match_store.match_index)

    @cached_property
    def rivals(self) -> "Rivals":
        """What the player and each opponent did to each other."""
        from game.features.rivals.rivals import Rivals

        return Rivals(self.moments, self.match_store.match_index)

    @cached_property
    def evenings(self) -> "EveningStore":
        """The evenings of the profile."""
        from game.features.evening.evening_store import EveningStore

        return EveningStore(self.profile, self.match_store)

    @cached_property
    def worker(self) -> "JobClient":
        """The process that thinks, as the window sees it."""
        from game.features.worker_jobs import JobClient

        return JobClient(self._note_breakdown)

    @cached_property
    def _journal(self) -> "Journal":
        from game.storage.journal import Journal

        return Journal(self.profile)

    def _note_breakdown(self, what: str) -> None:
        """Note in the journal that the worker process broke down; the player is told once."""
        notice = self._journal.add(what)
        if notice is not None:
            self.notices.append(notice)

    def _open(self, size: tuple[int, int] | None) -> None:
        # The window stays hidden until its position is restored.
        self.window = opened(size or USUAL_WINDOW_SIZE)
        self.place = None if size else WindowPlacement(self.settings.window)
        if NEEDS_HIDDEN_WINDOW:
            self.reader.start(self.window, self.settings)
        self.window.minimum_size = MIN_WINDOW_SIZE
        if self.place is not None:
            self.place.take(self.window)
        surface = self.window.get_surface()
        self.images = CardImages()
        self.texts = Texts()
        self.painter = Painter(
            surface, self.images, self.texts, PLAIN_FELT, ClothBackdrop(self.images)
        )
        self._measure()
        self.window.set_icon(self.images.drawing("pictures/mark", 64, 64))
        self.forward = Forward(self.window, self.profile.folder)
        self.full_screen = FullScreen(self.window)
        self.full_screen.follow(self._wants_full_screen, self.clock.now())
        self.window.show()
        self._measure()

    def _measure(self) -> None:
        """Read the window's size: pixels of its surface, and pixels per point."""
        surface = self.window.get_surface()
        self.painter.surface = surface
        self.scale = surface.get_width() / max(1, self.window.size[0])
        self.measures = Measures(*surface.get_size(), self.scale)
        self.hands.measure(self.measures)
        self._apply()

    def _apply(self) -> None:
        """Apply the display settings to measures, drawings and announcements."""
        self.announcements.brief = self.settings.brief
        self.measures = fitted(self.settings, self.measures, self.images, self.texts)
        self.painter.measures = self.measures

    def follow_device(self) -> None:
        """Fit the display to the device in use: key names, gamepad buttons, large targets."""
        self.announcements.one_by_one = self.device.types
        device = Device.KEYS if self.device.types else self.device
        style = self.pads.style if device is Device.PAD else PadStyle.LETTERS
        if (device, style) != (self.measures.device, self.measures.style):
            self.measures = self.measures._replace(device=device, style=style)
        self.painter.measures = self.measures

    # The loop.

    def run(self) -> None:
        """Run the main loop until the window closes."""
        self.asks = not self.settings_file.found
        self.idle_queue.begin(self._starting())
        deadline = time.perf_counter()
        moving = True
        while self.running and self.page_stack.top is not None:
            self._read(moving)
            moving = self.frame(self.clock.now())
            self.idle_queue.step()
            if moving:
                deadline = max(deadline + FRAME_INTERVAL_SECONDS, time.perf_counter())
                self.idle_queue.between(deadline)
                time.sleep(max(0.0, deadline - time.perf_counter()))
            else:
                deadline = time.perf_counter()
        self.close()

    def _starting(self) -> Iterator[None]:
        """Run the remaining start tasks after the first frames, one per step."""
        idle_tasks.settle()
        self.images.aside = RenderWorker()
        self.reader.start(self.window, self.settings)
        yield
        self.sounds.start()
        yield
        self.voice.start(self.clock.now(), self.asks)
        yield
        self.pads.start()
        self.idle.start(self.profile.folder)
        Thread(target=self._ask_system, name="wishes", daemon=True).start()
        yield
        from game.storage.files import remove_leftovers

        remove_leftovers(self.profile, time.time())

    def _ask_system(self) -> None:
        """Ask the system for its wishes, on a thread: it may take seconds to answer."""
        from game.storage.system_wishes import wishes

        self._wished.put(wishes())
        if pygame.display.get_init():
            rouse()

    def _follow_system(self) -> None:
        """Apply what the system has asked for."""
        if self._wished.empty():
            return
        wished = self._wished.get()
        if wished != self.settings.wished:
            self.settings.wished = wished
            self._apply()
            self.navigator.ready = None
            for page in self.page_stack.stack:
                page.changed()

    def close(self) -> None:
        """Close the window, finish all errands and stop other background work.

        ``lost`` gets the messages about unsaved moves, and ``notices`` what the errands told and
        what else could not be saved.
        """
        try:
            said = (page.lost() for page in self.page_stack.stack)
            self.lost = [one for one in said if one is not None]
            self.notices.clear()
            self._save_the_rest()
        finally:
            self._end_background_work()

    def _save_the_rest(self) -> None:
        """Leave all pages, save the settings, and finish the errands."""
        self.page_stack.replace()
        if self._has_unsaved_settings:
            self.save_settings()
        self._remember_place(math.inf)
        if not self.errands.are_over:
            self.window.hide()
            self.errands.finish()

    def _end_background_work(self) -> None:
        self.idle.close()
        self.voice.close()
        if "worker" in vars(self):
            self.worker.close()
        self.sounds.close()
        self.images.close()
        self.pads.close()
        self.match_store.match_index.close()
        # Later console output has no device, so use the default names.
        play_with(Device.MOUSE)
        # Without this the garbage collector could destroy a window that was opened later.
        self.window.destroy()
        pygame.quit()

    def _read(self, moving: bool) -> None:
        """Dispatch input to the top page; wait for it while nothing moves."""
        page = self.page_stack.top
        patience = 0.0
        if not moving and page is not None and not page.renderer.dirty and not self.fresh:
            now = self.clock.now()
            rest = min(
                page.renderer.rest.seconds_until_due(now),
                page.seconds_until_due(now),
                self.voice.offer_seconds(now),
            )
            patience = min(self.idle_queue.seconds_to_wait(page), max(0.0, rest))
        dues = [due for due in (self.hands.next_due, self.scanner.next_due) if due is not None]
        if dues:
            due = min(dues)
            patience = max(0.0, min(patience, due - self.clock.now()))
        came = self.events.wait(patience, self.pads.plugged)
        if patience > SHORT_WAIT_SECONDS:
            self.clock.rested()
        if came or patience < SHORT_WAIT_SECONDS:
            self.idle.stir(bool(came))
        events = [event for event in came if self.pads.means(event)]
        self._heard = bool(events or self.hands.again)
        if self._heard and page is not None:
            page.woken(self.clock.now())
        for event in events:
            self._take(event)
        self.handing.take_due()

    def _take(self, event: pygame.Event) -> None:
        self.front.hear(event)
        if event.type == pygame.KEYDOWN:
            # A modifier too: Ctrl silences a voice and does nothing else.
            self.voice.hush()
        if self.place is not None:
            self.place.hear(event, self.clock.now())
        if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self._measure()
            self._resized = self.clock.now()
            self.fresh = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.hands.let_go()
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self.handing.unplug(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.handing.left()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.fresh = True
        else:
            self.handing.take(event)

    @property
    def by_keyboard(self) -> bool:
        """Whether the player moves a focus: with keys, a gamepad, a switch or by ear."""
        return self.device.moves_focus or self.listened or self.scanner.on

    @property
    def listened(self) -> bool:
        """Whether a screen reader or the program's own voice is in use."""
        return self.settings.listened

    @property
    def voice_problem(self) -> Message | None:
        """Why the program's own voice is silent although it is on; None if it is not."""
        return self.voice.problem

    def send(self, event: InputEvent, device: Device | None = None) -> None:
        """Dispatch one input event to the top page, or run a global command.

        The default device is the keyboard for keys and the mouse for anything else.
        """
        self.handing.send(event, device)

    def frame(self, now: float) -> bool:
        """Update and paint one frame; whether something still moves."""
        unheard = self.sounds.tend(self.front.seen, *self.page_stack.music)
        if unheard:
            self.notices.append(unheard)
        self._remember_device()
        self._follow_system()
        if self.full_screen.follow(self._wants_full_screen, now):
            self._measure()
            self.fresh = True
        self._remember_place(now)
        summoned, self.idle.summoned = self.idle.summoned, False
        self.forward.look(now, not self.front.sighted, summoned)
        page = self.page_stack.top
        if page is None:
            return False
        if self.reader.serve(page, now):
            self.hands.count += 1
            return True
        renderer, built = page.renderer, page.renderer.built
        moving = page.update(now)
        working = self.errands.go_on()
        page = self.page_stack.top
        if page is None:
            return False
        page.renderer.keep_focus()
        if self.scanner.on:
            self.scanner.follow(page, now)
        else:
            self.reading.follow(page)
        page.renderer.resting(now)
        resizing = now - self._resized < RESIZE_SCALING_SECONDS
        rebuilt = renderer is page.renderer and built != renderer.built
        answers = self._heard or self._late or self.fresh
        self._late = rebuilt and (moving or self._moved) and page.can_wait and not answers
        moving = moving or self._late
        # Repaint animated nodes once more at their final place.
        shown = moving or self._moved or page.renderer.dirty or self.fresh or self.images.behind
        if shown and not self._late:
            self.idle_queue.painted()
            self.painter.begin_frame(hurry=resizing, fresh=self.fresh)
            self._paint()
            self.cursor.take(page.renderer.shape)
            self.fresh = False
        self._moved = moving
        self._speak(page, now, moving)
        if (not moving or page.only_decorates) and not resizing and not self.images.behind:
            self._tell(page)
        changing = self.full_screen.filled != self._wants_full_screen
        return moving or working or resizing or changing or self.images.behind

    def _speak(self, page: Page, now: float, moving: bool) -> None:
        """Tell a screen reader or the program's own voice what is new."""
        said, reading = self.announcements.take(), self.reading.focus
        self.reader.read(self, page, said, now, moving, reading)
        self.voice.follow(reader=self.reader.listening, seen=self.front.seen)
        self._note_listener(page)
        self.voice.tell(page, said, now, moving, reading)

    def _note_listener(self, page: Page) -> None:
        """Note whether somebody listens now; the player is told of a voice that has stopped."""
        listened = self.reader.listening or self.voice.speaks
        before, self._silence = self._silence, self.voice.problem
        if self._silence == before and listened == self.settings.listened:
            return
        if self._silence is not None and self._silence.name == BROKEN_VOICE_MESSAGE:
            self.notices.append(self._silence)
        self.settings.listened = listened
        page.changed()

    def _remember_device(self) -> None:
        """Save whether the sound device is missing, so that its message appears only once."""
        lacks = self.sounds.lacks
        if lacks is not None and self.settings.soundless != bool(lacks):
            self.settings.soundless = bool(lacks)
            self.save_settings()

    def _remember_place(self, now: float) -> None:
        rested = None
        if self.place is not None:
            rested = self.place.rests(now, self.full_screen.filled or self._wants_full_screen)
        if rested is not None:
            self.settings.window = rested.as_values()
            self.save_settings()

    def _paint(self) -> None:
        for page in self.page_stack.visible():
            self.painter.palette = felt(
                self.settings.cloth, self.page_stack.felt(page), self.measures.contrast
            )
            self.painter.measures = page.measures
            page.paint(self.painter)
            page.renderer.dirty = False
        self.painter.measures = self.measures
        self.window.flip()

    def _tell(self, page: Page) -> None:
        """Write the visible tree to the tree file, if there is one."""
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
        problem = self.tree_file.write(told)
        if problem:
            self.notices.append(problem)

    def _status(self) -> dict[str, object] | None:
        """Status of the current match, even if another page covers it."""
        told = (page.status() for page in reversed(self.page_stack.stack))
        return next((status for status in told if status is not None), None)

    # The Program protocol.

    def set(self, name: str, value: object) -> None:
        """Change a setting; the screen and the settings file follow at once."""
        self.settings.choose(name, value)
        self._changed()

    def choose_language(self, setting: str) -> None:
        """Change the language's setting; the screen and the settings file follow at once."""
        self.settings.language = setting
        self.use_language()
        self.reader.retell()
        self._changed()

    def use_language(self, tag: str = "") -> None:
        """Speak the language with a tag, by default that of the settings, on every page."""
        locales = (str(one["language"]) for one in pygame.system.get_pref_locales())
        speak(language_of(chosen_language(tag or self.settings.language, locales)))
        name_keys()
        # The letters of offers are others now.
        key_bindings.use(self.settings.keys)
        self._apply()
        self.navigator.ready = None
        for page in self.page_stack.stack:
            page.retell()

    def set_all(self, values: Mapping[str, object]) -> None:
        """Restore several settings; the screen and the settings file follow at once."""
        for name, value in values.items():
            self.settings.forget(name, value)
        self._changed()

    def hold_for_children(self, on: bool) -> None:
        """Turn the switch for children; the screen and the settings file follow at once."""
        self.settings.hold_for_children(on)
        self._changed()

    def _changed(self) -> None:
        """Apply changed settings everywhere and save them."""
        key_bindings.use(self.settings.keys)
        self.reader.turn(self.settings.reader)
        self.voice.turn()
        self._apply()
        if not self.scanner.on:
            self.scanner.leave()
        self.navigator.ready = None
        self.save_settings()
        for page in self.page_stack.stack:
            page.changed()

    def save_settings(self) -> None:
        problem = self.settings_file.save()
        self._has_unsaved_settings = problem is not None
        if problem and problem not in self.notices:
            self.notices.append(problem)

    @property
    def _wants_full_screen(self) -> bool:
        return self.settings.fullscreen

    def type_in(
        self, field: Callable[[], str], read: Callable[[], str], edit: Callable[[str], None]
    ) -> None:
        """Open an on-screen keyboard for the text field that ``field`` names."""
        self.navigator.open(routes.Typing(field, read, edit))

    def rumble(self, what: str) -> None:
        """Shake the gamepad in use, if the settings allow it."""
        if self.settings.rumble and self.device is Device.PAD:
            self.pads.rumble(what)

    def toggle_fullscreen(self) -> None:
        self.set("fullscreen", "off" if self._wants_full_screen else "on")

    def toggle_sound(self) -> None:
        self.set("muted", written(not self.settings.muted))

    def leave(self, then: Act) -> None:
        """Call ``then``, which closes all pages, once no page objects to that."""
        if all(page.may_go(then) for page in reversed(self.page_stack.stack)):
            then()

    def quit(self) -> None:
        """End the program after this frame. A page with unsaved moves asks first."""
        self.leave(self.end)

    def end(self) -> None:
        """End the program after this frame, even with unsaved moves."""
        self.running = False
        if pygame.display.get_init():
            rouse()
