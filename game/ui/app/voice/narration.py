"""What the voice says of a page: the announcements, the page, and what has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.text.message import say
from game.ui.app.screen_reader.accessible_tree import AccessibleItem, in_a_row, screen
from game.ui.app.screen_reader.reader import ANIMATION_UPDATE_SECONDS
from game.ui.kit.pages.host import Spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.ui.kit.pages.page import Page
    from game.ui.kit.tree import Tree


def called(item: AccessibleItem) -> str:
    """What is said of an item that gets the focus: what it is, its state and all about it."""
    described = [item.description] if item.description else []
    return in_a_row([one for one in (item.label, *_kind(item), *state(item), *described) if one])


def state(item: AccessibleItem) -> list[str]:
    """What of an item changes when it is used: on or off, chosen or not, its value."""
    found = []
    if item.kind == "SWITCH":
        found.append(say("voice-switched", on="yes" if item.toggled else "no"))
    elif item.toggled or item.selected:
        found.append(say("voice-chosen"))
    if item.value:
        found.append(item.value)
    elif item.span is not None:
        found.append(f"{item.span.now:g}")
    return found


def _kind(item: AccessibleItem) -> list[str]:
    """The word for what can be done with an item, if its name does not say it."""
    match item.kind:
        case "BUTTON":
            return [say("voice-button")]
        case "SWITCH":
            return [say("voice-switch")]
        case "SLIDER":
            return [say("voice-slider")]
        case "TEXT_INPUT":
            return [say("voice-field")]
    return []


class Narration:
    """Follows the top page as a screen reader would."""

    def __init__(self) -> None:
        self._page: Page | None = None
        self._tree: Tree | None = None
        self._focused = ("", 0)
        self._item = AccessibleItem("", "", "")
        self._number = 0
        self._told = float("-inf")

    def follow(
        self, page: Page, said: Sequence[Spoken], now: float, moving: bool, reading: int
    ) -> Iterator[Spoken]:
        """What is to be said now; ``now`` is in seconds.

        ``said`` are the new announcements. The item ``reading`` has the focus in place of that of
        the page; 0 is none.  What has the focus is told after its page and after what happened.
        """
        entered = page is not self._page
        yield from (one for one in said if one.before)
        known = [one.text for one in said]
        name = page.called or page.tree.root.name
        if entered and name and name not in known:
            yield Spoken(name)
        yield from (one for one in said if not one.before)
        tree = page.tree
        turned = entered or (tree.focus, reading) != self._focused
        due = not moving or now >= self._told + ANIMATION_UPDATE_SECONDS
        if turned or (tree is not self._tree and due):
            text = self._of_focus(page, tree, reading, entered, bool(said))
            self._page, self._tree, self._focused = page, tree, (tree.focus, reading)
            self._told = now
            if text:
                yield Spoken(text)

    def _of_focus(
        self, page: Page, tree: Tree, reading: int, entered: bool, explained: bool
    ) -> str:
        """What is said of the item with the focus; empty if that is nothing new.

        A new name is told only of what can be used, unless an announcement has ``explained`` it.
        """
        shown = screen(page.name, tree.root, tree.focus, unsaid=True)
        number = reading if reading in shown.items else shown.focus
        stands_in = number != reading and tree.focus != page.focus
        if stands_in and not entered and self._number != shown.root:
            # The player has not moved: what stands in for the focus is told when they do.
            return ""
        item = shown.items[number]
        news = self._news(item, explained) if number == self._number and not entered else None
        self._item, self._number = item, number
        page.renderer.heard = item.key
        if number == shown.root:
            return ""
        return called(item) if news is None else news

    def _news(self, item: AccessibleItem, explained: bool) -> str:
        """What is new of the item that had the focus before; empty if nothing is to be told."""
        before = self._item
        if item.label != before.label and item.actions and not explained:
            return in_a_row([item.label, *state(item)])
        if state(item) != state(before):
            return in_a_row(state(item)) or say("voice-not-chosen")
        return ""
