"""The scanner: playing with one switch or two, which a key, a mouse or a gamepad can stand for.

A frame goes through the groups of what can be used on a page, the group with the focus first. The
switch enters a group, and the frame goes through its stops; the switch uses one. After the last
stop the frame stands around the group once more, and the switch leaves it.

With one switch the frame goes on by itself. After ``MAX_SCAN_ROUND_COUNT`` rounds it rests until
the switch is pressed. With two, one moves the frame and the other one uses what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.storage.settings import ONE_SWITCH, TWO_SWITCHES
from game.text.message import say
from game.ui.kit.input.commands import GO_TO_NEXT_AREA, PICK_FOCUSED, PRESS_FOCUSED
from game.ui.kit.input.events import Explain, InputEvent, Key, KeyHeld, Moved, Press, Release, Typed
from game.ui.kit.layout.scroll import WHEEL_NOTCH_UNITS, ScrollState
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Act, Node, Tree
from game.ui.program import Program

if TYPE_CHECKING:
    from game.ui.app.screen_reader.accessible_tree import AccessibleTree, StopGroup

MAX_SCAN_ROUND_COUNT = 3
"""Number of times that the frame goes through all places before it rests."""
MIN_SWITCH_GAP_SECONDS = 0.2
"""The least time between two presses; a switch that bounces presses once."""
UNSEEN_CHANGE_SECONDS = 0.3
"""A press this soon after the page has changed by itself was meant for what was there before."""
AIMED_CLICK_SECONDS = 1.0
"""A click this soon after the mouse has moved is aimed, and presses no switch."""

FIRST_AREAS = ("bar", "answers")
"""Focus areas whose group comes first: there stands what is asked now."""


class Place(NamedTuple):
    """Where the frame can stand: its name, its frame, what the switch does there.

    ``keys`` are those of the nodes that it uses or leads to; empty if it leads out or scrolls.
    """

    name: str
    rect: Rect
    use: Act
    keys: tuple[str, ...] = ()


class Scanner:
    """Moves a frame over the top page, and uses what is in it when the switch is pressed."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._page: Page | None = None
        self._tree: Tree | None = None
        self._places: list[Place] = []
        self._group: tuple[str, ...] = ()
        self._slider = ""
        self._at = self._steps = 0
        self._now = self._due = 0.0
        self._pressed = self._changed = self._moved = -inf
        self._held = False
        self._untold = self._cuts = False

    @property
    def on(self) -> bool:
        """Whether the player plays with switches."""
        return self._app.settings.switch in (ONE_SWITCH, TWO_SWITCHES)

    @property
    def place(self) -> Place | None:
        """Where the frame stands; None while it rests, or with nothing to use."""
        return self._places[self._at] if self._places and not self._rests else None

    @property
    def _walks(self) -> bool:
        return self._app.settings.switch == ONE_SWITCH

    @property
    def _rests(self) -> bool:
        return self._walks and self._steps >= MAX_SCAN_ROUND_COUNT * len(self._places)

    # Input.

    def take(self, event: InputEvent, page: Page, now: float) -> bool:
        """Answer an input event; whether it was a switch."""
        if not self.on or page.grasps:
            return False
        self._now = now
        if isinstance(event, Moved):
            self._moved = now
        if isinstance(event, Release):
            held, self._held = self._held, False
            return held
        if isinstance(event, KeyHeld):
            return self._is_use(event.key) or self._is_next(event.key)
        if isinstance(event, Typed):
            return event.text == " " and PICK_FOCUSED.matches(Key("space"))
        goes_on = not self._walks and self._is_next(event)
        if not goes_on and not self._is_use(event):
            return False
        self._held = isinstance(event, Press)
        bounced = now - self._pressed < MIN_SWITCH_GAP_SECONDS
        self.follow(page, now)
        if not bounced and now - self._changed >= UNSEEN_CHANGE_SECONDS:
            self._pressed = now
            self._press(goes_on)
            self._keep_up(page)
        return True

    def _is_next(self, event: InputEvent) -> bool:
        if isinstance(event, Key):
            return PICK_FOCUSED.matches(event) or GO_TO_NEXT_AREA.matches(event)
        return isinstance(event, Explain)

    def _is_use(self, event: InputEvent) -> bool:
        if isinstance(event, Key):
            return PRESS_FOCUSED.matches(event) or PICK_FOCUSED.matches(event)
        return isinstance(event, Press) and self._now - self._moved >= AIMED_CLICK_SECONDS

    def _press(self, goes_on: bool) -> None:
        if goes_on:
            self._go_on()
        elif self._rests:
            self._begin()
        elif self.place is not None:
            self.place.use()

    # Time.

    @property
    def next_due(self) -> float | None:
        """Time of the next step in seconds; None while the frame stays where it is."""
        return self._due if self.on and self._walks and self.place is not None else None

    def follow(self, page: Page, now: float) -> None:
        """Have the frame on the page as it is now, and move it on if that is due.

        It begins again when what can be used changes. Where it stands is said last: what the
        switch did comes before.
        """
        self._now = now
        self._keep_up(page)
        if self._untold and self.place is not None:
            self._app.announcements.say(self.place.name, at_once=self._cuts)
        self._untold = False

    def _keep_up(self, page: Page) -> None:
        """Have the frame on the page as it is now, and move it on if that is due."""
        if page is not self._page:
            self.leave()
            self._page = page
        if page.tree is not self._tree:
            self._tree = page.tree
            self._read(page)
        due, now = self.next_due, self._now
        if due is not None and now >= due:
            self._go_on()
        place, renderer = self.place, page.renderer
        shown = (None, "") if place is None else (place.rect, place.name)
        if shown != (renderer.reading, renderer.reading_tip):
            renderer.reading, renderer.reading_tip = shown
            renderer.dirty = True

    def leave(self) -> None:
        """Take the frame from the page, and forget it."""
        if self._page is not None:
            self._page.renderer.reading, self._page.renderer.reading_tip = None, ""
            self._page.renderer.dirty = True
        self._page = self._tree = None
        self._places, self._group, self._slider = [], (), ""

    # Places.

    def _read(self, page: Page) -> None:
        """Find the places again; the frame stays if the same can be used as before."""
        from game.ui.app.screen_reader.accessible_tree import screen

        shown = screen(page.name, page.tree.root, page.tree.focus)
        groups = {_keys(shown, group): group for group in groups_in_order(shown)}
        self._group = _like(self._group, groups)
        if not self._group or self._slider not in self._group:
            self._slider = ""
        before, self._places = self._places, self._found(page, shown, groups)
        self._at = min(self._at, max(0, len(self._places) - 1))
        # That a column scrolls further or no more changes nothing that can be used.
        used, now_used = ([one.keys for one in some if one.keys] for some in (before, self._places))
        if used != now_used:
            self._changed = -inf if self._now == self._pressed else self._now
            self._begin()

    def _found(
        self, page: Page, shown: AccessibleTree, groups: dict[tuple[str, ...], StopGroup]
    ) -> list[Place]:
        if not self._group:
            stops = [
                _stop(shown, group.stops[0], self._use)
                if len(keys) == 1
                else Place(group.name, frame_around(shown, group), partial(self._enter, keys), keys)
                for keys, group in groups.items()
            ]
            return [*stops, *_scrolls(page)]
        if self._slider:
            around, slide = page.tree.by_key[self._slider].rect, self._slide
            back = partial(self._enter, self._group)
            steps = [Place(say("reading-scan-more"), around, partial(slide, 1)),
                     Place(say("reading-scan-less"), around, partial(slide, -1))]  # fmt: skip
        else:
            group = groups[self._group]
            around, back = frame_around(shown, group), partial(self._enter, ())
            steps = [_stop(shown, stop, self._use) for stop in group.stops]
        return [*steps, Place(say("reading-scan-back"), around, back)]

    def _begin(self) -> None:
        self._at = self._steps = 0
        self._arrive()

    def _go_on(self) -> None:
        if self._places:
            self._steps += 1
            self._at = (self._at + 1) % len(self._places)
            self._arrive(cuts=True)

    def _arrive(self, cuts: bool = False) -> None:
        """Have it said where the frame is, and scroll there. ``cuts`` interrupts what is said."""
        self._untold, self._cuts = True, cuts
        self._due = self._now + self._app.settings.switch_step_seconds
        place, page = self.place, self._page
        if place is None or page is None or len(place.keys) != 1:
            return
        node = page.tree.by_key.get(place.keys[0])
        if node is not None:
            page.reveal(node)

    # What a switch does.

    def _enter(self, group: tuple[str, ...], slider: str = "") -> None:
        """Go into a group or a slider, or out to the place of what was left."""
        left = self._group
        self._group, self._slider = group, slider
        if self._page is not None:
            self._read(self._page)
        self._begin()
        keys = [one.keys for one in self._places]
        if not group and left in keys:
            self._at = keys.index(left)
            self._arrive()

    def _use(self, key: str) -> None:
        page = self._page
        node = page.tree.by_key.get(key) if page is not None else None
        if page is None or node is None:
            return
        if node.step is not None and node.act is None:
            self._enter(self._group or (key,), key)
            return
        use_node(page, key)
        self._enter(())

    def _slide(self, way: int) -> None:
        node = self._page.tree.by_key.get(self._slider) if self._page is not None else None
        if node is not None and node.step is not None:
            node.step(way)
        self._steps = 0
        self._due = self._now + self._app.settings.switch_step_seconds


def use_node(page: Page, key: str) -> None:
    """Use a node of the page, if it is still there; a text field opens the keys on the screen."""
    node = page.tree.by_key.get(key)
    if node is None:
        return
    if node.edit is not None:
        page.type_in(node)
    else:
        page.use(node)


def groups_in_order(shown: AccessibleTree) -> list[StopGroup]:
    """The groups of what can be used now: what is asked first, else from the focus on."""
    groups = [
        group._replace(stops=usable)
        for group in shown.groups(used=True)
        if (usable := tuple(stop for stop in group.stops if _is_usable(shown, stop)))
    ]
    asked = [one for one in groups if shown.sources[one.stops[0]].area in FIRST_AREAS]
    if not asked:
        first = next((n for n, group in enumerate(groups) if shown.focus in group.stops), 0)
        return [*groups[first:], *groups[:first]]
    return [*asked, *(one for one in groups if one not in asked)]


def _keys(shown: AccessibleTree, group: StopGroup) -> tuple[str, ...]:
    return tuple(shown.sources[stop].key for stop in group.stops)


def _like(group: tuple[str, ...], groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The group that most of a group has become, as one more of it can be used; else none."""
    return max(
        (one for one in groups if 2 * len(set(one) & set(group)) > len(group)),
        key=lambda one: len(set(one) & set(group)),
        default=(),
    )


def _is_usable(shown: AccessibleTree, stop: int) -> bool:
    node = shown.nodes.get(stop)
    return node is not None and bool(node.key)


def _stop(shown: AccessibleTree, stop: int, use: Callable[[str], None]) -> Place:
    node = shown.sources[stop]
    return Place(shown.items[stop].text, _seen(node), partial(use, node.key), (node.key,))


def _seen(node: Node) -> Rect:
    return node.rect if node.clip is None else node.rect.clip(node.clip)


def frame_around(shown: AccessibleTree, group: StopGroup) -> Rect:
    """The frame around what is seen of a group."""
    rects = [_seen(shown.sources[stop]) for stop in group.stops]
    seen = [rect for rect in rects if rect.w and rect.h] or rects
    return seen[0].unionall(seen[1:])


def _scrolls(page: Page) -> list[Place]:
    """A place for each way that a column of the page scrolls."""
    places = []
    for column in page.columns:
        for name, way, ends in (
            (say("reading-scan-down"), 1, column.offset >= column.most),
            (say("reading-scan-up"), -1, column.offset <= 0),
        ):
            if column.view.h and not ends:
                places.append(Place(name, column.view, partial(_scroll, page, column, way)))
    return places


def _scroll(page: Page, column: ScrollState, way: int) -> None:
    if column.turn(way * (column.view.h - page.measures.px(WHEEL_NOTCH_UNITS))):
        page.changed()
