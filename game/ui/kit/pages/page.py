"""A page of the program: its lifecycle and the handlers of the player's input."""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from math import inf
from typing import Any

from game.text.message import Message, notes_names, say
from game.ui.kit.input import events
from game.ui.kit.input.commands import (
    GO_BACK,
    GO_FIRST,
    GO_LAST,
    GO_LEFT,
    GO_RIGHT,
    GO_TO_NEXT_AREA,
    GO_TO_PREVIOUS_AREA,
    PASTE_TEXT,
    PICK_FOCUSED,
    PRESS_FOCUSED,
    Command,
    Scope,
    arrow,
    commands_of,
)
from game.ui.kit.input.events import (
    Device,
    Explain,
    InputEvent,
    Key,
    KeyHeld,
    Moved,
    Press,
    Release,
    ScrollFocused,
    Typed,
    Wheel,
)
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.pages.host import Host
from game.ui.kit.pages.page_renderer import PageRenderer, needs_tooltip
from game.ui.kit.paint.painter import Painter, Palette
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Action, Node, Tree
from game.ui.kit.widgets.inputs import slider_line
from game.ui.kit.widgets.widget import is_mirrored

BUTTON_ROLES = ("button", "option", "switch", "tab", "row")


def called(heading: str, text: str) -> str:
    """A heading and its text as one sentence for the screen reader."""
    if not text:
        return heading
    if heading.endswith(("!", "?")):
        return say("page-calls", heading=heading, text=text)
    return say("page-asks", heading=heading, text=text)


class Page(metaclass=ABCMeta):
    """A page: its tree, its updates over time, and its input handlers.

    ``places`` are the scopes whose commands hold here.  With ``grasps`` the page receives every
    key, including those with a global meaning.  An overlay has ``covers`` false: the page beneath
    stays visible.  ``asking`` is true for a page whose announcement interrupts others because it
    waits for an answer.

    ``focus`` is where the player put the focus; the tree has it there whenever that can be used.
    Where it cannot, something near stands in for it while the keyboard is in use.
    """

    name = ""
    covers = True
    places: tuple[Scope, ...] = (Scope.PLAIN,)
    grasps = False
    asking = False

    def __init__(self, app: Host) -> None:
        self.app = app
        self.navigator = app.navigator
        self.focus = ""
        self.renderer = PageRenderer(self)

    # Rendering.

    @abstractmethod
    def build(self, measures: Measures) -> Node:
        """Build the page's tree for a window of these measures."""

    @property
    def felt(self) -> Palette | None:
        """The colours of the page's own ground; None without such."""
        return None

    @property
    def music(self) -> tuple[str, bool] | None:
        """The instrument of the page's game, and whether its match can end; None without a game."""
        return None

    @property
    def measures(self) -> Measures:
        return self.app.measures

    @property
    def tree(self) -> Tree:
        """The page's tree, rebuilt after a change."""
        return self.renderer.tree

    def changed(self) -> None:
        """Mark the tree as stale, so that it is rebuilt."""
        self.renderer.changed()

    def retell(self) -> None:
        """Say everything in the language that is spoken now."""
        self.renderer.asks_again, self.renderer.named = "", None
        self.changed()

    @property
    def columns(self) -> list[ScrollState]:
        """All columns that scroll."""
        return []

    def paint(self, painter: Painter) -> None:
        """Paint the page without changing it."""
        painter.ground()
        self.renderer.paint_nodes(painter)

    # Time.

    def update(self, now: float) -> bool:
        """Advance to time ``now`` in seconds; whether an animation is running."""
        return False

    def woken(self, now: float) -> None:
        """React to input at time ``now`` in seconds, which may be long after the last update."""

    def put_away(self) -> None:
        """Release caches that can be rebuilt, after an idle period."""

    def load_pointed(self) -> bool:
        """Load what a click on the pointed node would, in an idle moment; whether it did."""
        return False

    @property
    def waiting(self) -> bool:
        """Whether the page needs an update soon although nothing moves."""
        return False

    def seconds_until_due(self, now: float) -> float:
        """Seconds until the page needs an update although nothing moves; infinite if never."""
        return inf

    @property
    def only_decorates(self) -> bool:
        """Whether only a clock or decoration moves: the tree is already as it will rest."""
        return False

    @property
    def can_wait(self) -> bool:
        """Whether a page that has just been built may be painted in the next frame.

        No frame has to do both then; nothing that moves may halt for it.
        """
        return False

    @property
    def coming(self) -> bool:
        """Whether the page opens another one by itself once its animations end."""
        return False

    def status(self) -> dict[str, Any] | None:
        """Status of the match on the page; None without a match."""
        return None

    def entered(self) -> None:
        """React to becoming the top page, for the first time or again."""
        self.changed()

    @property
    def opens_rules(self) -> Act | None:
        """What opens the rules of the page's game; None without a game."""
        return None

    def announce(self) -> None:
        """Announce the page and its question to the screen reader.

        A reader is told the name with the page, so that it comes before the focus in it.
        """
        if not self.app.listened:
            self.app.announcements.say(self.called, at_once=self.asking)

    @property
    def acts_itself(self) -> bool:
        """Whether the page is about to use what has the focus by itself."""
        return False

    @property
    def called(self) -> str:
        """The page's announcement: its heading, with the text of a short page."""
        return ""

    def left(self) -> None:
        """React to leaving the page stack."""

    def may_go(self, then: Act) -> bool:
        """Whether the page may leave the stack for good now.

        If not, it asks the player first and calls ``then`` once they agree.
        """
        return True

    def lost(self) -> Message | None:
        """Message about data lost if the program ends now, after a last save; else None."""
        return None

    # Input.

    def handle(self, event: InputEvent) -> None:
        """Answer what the player did."""
        if self.renderer.asks_again and not isinstance(event, Release | Typed | KeyHeld):
            self.renderer.asks_again = ""
            self.changed()
        match event:
            case Moved(x, y):
                self.on_move(x, y)
            case Press(x, y):
                self.on_press(x, y)
            case Release(x, y):
                self.on_release(x, y)
            case Explain(x, y):
                self.on_look(x, y)
            case Wheel(x, y, dy):
                self.on_wheel(x, y, dy)
            case ScrollFocused(dy):
                self.on_roll(dy)
            case Key():
                self.on_key(event)
            case Typed(text):
                self.on_text(text)

    def under(self, x: float, y: float) -> Node | None:
        """The node at a point; touch accepts a near miss."""
        touched = self.app.device is Device.TOUCH
        return self.tree.at(x, y, self.measures.finger if touched else 0)

    def on_move(self, x: float, y: float) -> None:
        self.renderer.rest.stir()
        if notes_names():
            self.renderer.name_under(x, y)
        node = self.under(x, y)
        key = "" if node is None else node.key
        if key != self.renderer.hover:
            self.renderer.hover = key
            self.renderer.dirty = True
        held = self.tree.by_key.get(self.renderer.pressed)
        if held is not None and held.slide is not None:
            self._slide(held, x)

    def on_press(self, x: float, y: float) -> None:
        self.on_move(x, y)
        node = self.under(x, y)
        self.renderer.pressed = ""
        if node is not None and node.enabled:
            self.renderer.pressed = node.key
            if node.reachable:
                self.set_focus(node)
            if node.slide is not None:
                self._slide(node, x)
        self.renderer.dirty = True

    def on_release(self, x: float, y: float) -> None:
        pressed, self.renderer.pressed = self.renderer.pressed, ""
        self.renderer.dirty = True
        node = self.under(x, y)
        if node is not None and node.key and node.key == pressed:
            self.activate(node, clicked=True)

    def activate(self, node: Node, clicked: bool = False) -> None:
        """Do what a node does; a click is heard, and has no effect on a disabled one."""
        if clicked:
            if node.act is None or not node.enabled:
                return
            if node.role in BUTTON_ROLES:
                self.app.sounds.play("click")
        if node.edit is not None and not self.app.device.types:
            self.type_in(node)
        elif isinstance(node.act, Action):
            self.perform(node.act)
        elif node.act is not None:
            node.act()

    def perform(self, action: Action) -> None:
        """Do what a node means by its action; a page whose nodes have such says how."""
        raise NotImplementedError(self.name, action)

    def grabs(self, x: float, y: float) -> bool:
        """Whether a drag at this point moves the node there instead of scrolling."""
        node = self.under(x, y)
        return node is not None and node.enabled and node.slide is not None

    def explains(self, x: float, y: float) -> bool:
        """Whether the page explains the thing at this point on request."""
        return False

    def tells(self, x: float, y: float) -> bool:
        """Whether there is a tooltip or an explanation for this point."""
        node = self.under(x, y)
        tipped = node is not None and (bool(node.tip) or needs_tooltip(node))
        return tipped or self.explains(x, y)

    def use(self, node: Node) -> None:
        """Click on a node without a pointer, for the screen reader."""
        if node.reachable:
            self.set_focus(node)
        self.activate(node, clicked=True)
        self.renderer.dirty = True

    def on_look(self, x: float, y: float) -> None:
        """Explain the thing at a point; by default only hover it."""
        self.on_move(x, y)

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        """Scroll by ``dy`` notches, if the page scrolls."""

    def on_roll(self, dy: float) -> None:
        """Scroll by ``dy`` notches, as a wheel over the focused node does."""
        here = self.tree.focused
        window = self.measures.window if here is None else here.rect
        self.on_wheel(*window.center, dy)

    def on_key(self, key: Key) -> None:
        tree = self.tree
        here = tree.focused
        way = arrow(key)
        if here is not None and self._stands_in(here) and _uses(here, key):
            # The player may have meant the node before it.
            self.set_focus(here)
            self._ask_again(key)
            return
        if here is not None and way is not None and self.app.listened and self._stands_in(here):
            # Nobody has said yet where the focus is, so a step from there would skip it.
            self._go(here)
            return
        if here is not None and here.key != self.focus and _uses(here, key):
            self.set_focus(here)
        if here is not None and self._type_key(here, key):
            self.renderer.dirty = True
        elif way is not None:
            self._arrow(here, *way)
        elif self._triggers(GO_TO_NEXT_AREA, key) or self._triggers(GO_TO_PREVIOUS_AREA, key):
            # The player has not chosen a focus yet, so leaving the fallback is no step.
            step = -1 if self._triggers(GO_TO_PREVIOUS_AREA, key) else 1
            self._go(tree.next_area(step) if self.focus else tree.first())
        elif self._triggers(GO_BACK, key):
            self.back()
        elif here is None and (self._triggers(PRESS_FOCUSED, key) or PICK_FOCUSED.matches(key)):
            self._go(tree.first())
            self._ask_again(key)
        elif here is not None and self._triggers(PRESS_FOCUSED, key):
            self.activate(here)
        elif PICK_FOCUSED.matches(key) and here is not None:
            if here.pick is not None:
                self.perform(here.pick)
            else:
                self.activate(here)
        elif (GO_FIRST.matches(key) or GO_LAST.matches(key)) and here is not None:
            self._go(tree.end_of(here, 0 if GO_FIRST.matches(key) else -1))
        else:
            self._shortcut(key)

    def _stands_in(self, here: Node) -> bool:
        """Whether the focused node stands in for another one, and no reader has said so."""
        told = self.app.listened and here.key == self.renderer.heard
        return here.key != self.focus and not told

    def _ask_again(self, key: Key) -> None:
        """Say that Enter or Space has brought the focus here and done nothing else."""
        command = next(
            (one for one in (PRESS_FOCUSED, PICK_FOCUSED) if self._triggers(one, key)), None
        )
        if command is not None and self.tree.focused is not None:
            self.renderer.asks_again = say("page-again", key=command.said)
            self.app.announcements.say(self.renderer.asks_again, at_once=True)
            self.changed()

    @property
    def typing(self) -> bool:
        here = self.tree.focused
        return here is not None and here.edit is not None

    def _triggers(self, command: Command, key: Key) -> bool:
        return command.matches_in_field(key) if self.typing else command.matches(key)

    @property
    def commands(self) -> list[Command]:
        return commands_of(self.places, {}, "")

    @property
    def behind(self) -> Sequence[tuple[Command, Act]]:
        """Commands whose buttons stand behind another one, with what they do: their keys hold."""
        return ()

    def holds(self, command: Command) -> bool:
        """Whether a command of the page's scopes has an effect at the moment."""
        if command.unseen or Scope.EVERYWHERE in command.where:
            return True
        if any(one == command for one, _ in self.behind):
            return True
        return any(
            node.command is not None and node.command.name == command.name and node.enabled
            for node in self.tree.nodes
        )

    def on_text(self, text: str) -> None:
        here = self.tree.focused
        if here is not None and here.edit is not None:
            here.edit((here.value or "") + text)

    def back(self) -> None:
        """Leave the page; the handler of Escape."""
        self.navigator.back()

    def set_focus(self, node: Node) -> None:
        self.focus = self.tree.focus = node.key
        self.renderer.stood = node.rect
        self.renderer.dirty = True

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        if here is not None and here.step is not None and dx:
            # What comes next stands at the left where the page runs from right to left.
            here.step(-dx if is_mirrored(here, self.measures) else dx)
            return
        node = self.tree.neighbour(dx, dy)
        if node is None and self.app.listened:
            self.app.announcements.say(say("page-edge"), at_once=True)
        self._go(node)

    def _go(self, node: Node | None) -> None:
        if node is not None:
            self.set_focus(node)
            self.reveal(node)

    def reveal(self, node: Node) -> None:
        """Scroll a node into view."""
        for column in self.columns:
            if node.clip == column.view and column.reveal(node.rect, self.measures):
                self.renderer.changed()

    def type_in(self, field: Node) -> None:
        """Open the on-screen keyboard for a field."""
        if field.edit is not None:
            key = field.key
            self.app.type_in(
                lambda: self.tree.by_key[key].name,
                lambda: self.tree.by_key[key].value or "",
                field.edit,
            )

    def _type_key(self, here: Node, key: Key) -> bool:
        """Edit a text field by a key; whether the field consumed it."""
        if here.edit is None:
            return False
        if key.name == "backspace":
            here.edit((here.value or "")[:-1])
            return True
        if PASTE_TEXT.matches(key):
            here.edit((here.value or "") + events.pasted())
            return True
        return len(key.name) == 1 and not (key.control or key.alt)

    def _shortcut(self, key: Key) -> None:
        for node in self.tree.nodes:
            if node.command is not None and node.enabled and node.command.matches(key):
                if node.reachable and node.role in BUTTON_ROLES:
                    self.set_focus(node)
                self.activate(node)
                return
        run_behind(self, key)

    def _slide(self, node: Node, x: float) -> None:
        line = slider_line(node.rect, self.measures)
        if node.slide is not None:
            node.slide(min(1.0, max(0.0, (x - line.x) / max(1, line.w))))


def run_behind(page: Page, key: Key) -> bool:
    """Do what a button that stands behind another one does; whether the key is its."""
    for command, act in page.behind:
        if command.matches(key):
            act()
            return True
    return False


def _uses(node: Node, key: Key) -> bool:
    if node.edit is not None and (len(key.name) == 1 or key.name == "backspace"):
        return True
    if GO_LEFT.matches(key) or GO_RIGHT.matches(key):
        return node.step is not None
    if PICK_FOCUSED.matches(key) and node.pick is not None:
        # A pick reveals nothing and the same key undoes it.
        return False
    return PRESS_FOCUSED.matches(key) or PICK_FOCUSED.matches(key)
