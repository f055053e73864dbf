"""Large targets, for players who point with their eyes or with little control of the mouse.

A click near a group of what can be used opens the group as large buttons; a click on one uses it.
A group of one is used at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.storage.settings import LARGE_TARGETS
from game.text.message import Message
from game.ui.app.scanner import frame_around, groups_in_order, use_node
from game.ui.kit.input.events import InputEvent, Press, Release
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Act
from game.ui.program import Program


class LargeTargets:
    """Answers clicks while the setting is on."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self._held = False

    def take(self, event: InputEvent, page: Page) -> bool:
        """Answer an input event; whether it was a click for large targets."""
        if isinstance(event, Release):
            held, self._held = self._held, False
            return held
        on = self._app.settings.switch == LARGE_TARGETS
        if not on or not isinstance(event, Press) or page.grasps:
            return False
        from game.ui.kit.pages.targets import TargetsPage

        if isinstance(page, TargetsPage):
            # Its buttons are large, and are clicked themselves.
            return False
        self._held = True
        self._open(page, event.x, event.y)
        return True

    def _open(self, page: Page, x: float, y: float) -> None:
        from game.ui.app.screen_reader.accessible_tree import screen

        shown = screen(page.name, page.tree.root, page.tree.focus)
        groups = groups_in_order(shown)
        if not groups:
            return
        group = min(groups, key=lambda one: _distance(frame_around(shown, one), x, y))
        keys = [shown.sources[stop].key for stop in group.stops]
        if len(keys) == 1 and page.tree.by_key[keys[0]].act is not None:
            use_node(page, keys[0])
            return
        answers, steps = [], []
        for key, stop in zip(keys, group.stops, strict=True):
            node, name = page.tree.by_key[key], shown.items[stop].text
            if node.act is not None or node.edit is not None:
                answers.append(DialogButton(name, partial(use_node, page, key)))
            elif node.step is not None:
                more, less = Message("reading-more", name=name), Message("reading-less", name=name)
                steps += [DialogButton(more, _stepper(node.step, 1)),
                          DialogButton(less, _stepper(node.step, -1))]  # fmt: skip
        self._app.navigator.enlarge(group.name, answers, steps)


def _stepper(step: Callable[[int], object], way: int) -> Act:
    def act() -> None:
        step(way)

    return act


def _distance(rect: Rect, x: float, y: float) -> tuple[float, int]:
    """How far a point is from a rectangle, in pixels; of several around it the smallest first."""
    across = max(rect.left - x, 0, x - rect.right)
    down = max(rect.top - y, 0, y - rect.bottom)
    return max(across, down), rect.w * rect.h
