"""A page with a table whose cards can be looked at."""

from game.core.offer import FELT
from game.ui.box import Scroller
from game.ui.page import Page
from game.ui.paint.painter import Painter
from game.ui.program import Program
from game.ui.table.about import Telling
from game.ui.table.grip import grip_of
from game.ui.table.looking import KEY, looked_at
from game.ui.table.model import TableModel
from game.ui.table.notice import Looking
from game.ui.tree import Node
from game.ui.widgets.tips import tip
from game.ui.window.commands import ABOUT, BACK
from game.ui.window.cursor import Shape
from game.ui.window.device import Device
from game.ui.window.inputs import Input, Key, Press


class LookPage(Page):
    """Tells of the card that the pointer rests on, and shows the one large that is asked about.

    ``looked_at`` is the key of what was pointed at or had the focus last.
    """

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.show = model.show
        self.telling = Telling(model)
        self.words = Scroller()
        self.looked_at = ""
        self._mouse = (0.0, 0.0)
        self._tipped: tuple[object, Looking | None] | None = None

    def on_move(self, x: float, y: float) -> None:
        self._mouse = (x, y)
        super().on_move(x, y)

    # Large.

    @property
    def by_touch(self) -> bool:
        """Whether a finger was used last, which hides what lies under it."""
        return self.app.device is Device.TOUCH

    def at(self, x: float, y: float) -> Node | None:
        """What lies at a point, in pixels."""
        return self.under(x, y)

    def grabs(self, x: float, y: float) -> bool:
        return super().grabs(x, y) or self.explains(x, y)

    def explains(self, x: float, y: float) -> bool:
        node = self.under(x, y)
        grip = None if node is None else grip_of(self.show, node.key)
        return grip is not None and grip.zone != FELT

    def on_look(self, x: float, y: float) -> None:
        super().on_look(x, y)
        if not self.by_touch or grip_of(self.show, self.hover) is not None:
            self.tell_about(self.hover, (x, y))

    def tell_about(self, key: str, point: tuple[float, float] | None = None) -> None:
        """Say what the card is that is pointed at or has the focus."""
        if self.model.held.carried is None:
            looking = self.telling.at(key, point)
            self.model.looking = looking
            self.model.say(looking.notice)
            self.words.offset = 0
            self.changed()

    def look_away(self) -> None:
        """Show the card that is shown large no more."""
        if looked_at(self.model) is not None:
            self.model.say(None)
            self.changed()

    def set_focus(self, node: Node) -> None:
        if node.area != KEY:
            # What is under it could not be seen.
            self.look_away()
        super().set_focus(node)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press):
            shown = self.tree.by_key.get(KEY)
            if shown is not None and not shown.rect.collidepoint(event.x, event.y):
                self.look_away()
        elif isinstance(event, Key) and BACK.by(event) and looked_at(self.model) is not None:
            self.look_away()
            return
        super().handle(event)

    # After a moment.

    def tipped(self) -> Node | None:
        """Nothing is told while cards are held: it would lie over where they may go."""
        held = self.model.held
        return None if held.holds_hand or held.carried is not None else super().tipped()

    def rested_on(self) -> str:
        """A card, too, while nothing moves; beside one that is shown large nothing more is told."""
        model = self.model
        if not self.show.quiet or looked_at(model) is not None or model.held.carried is not None:
            return ""
        if self.app.by_keyboard or not self.hover:
            return super().rested_on()
        card = self.telling.pointed(self.hover, self._mouse)
        return super().rested_on() if card is None else f"{card.zone}/{card.card}"

    def _tip(self) -> Looking | None:
        """What is told of the card that the pointer rests on; worked out once for a place."""
        if self.app.by_keyboard:
            return None
        about = self.hover, self._mouse, self.built
        if self._tipped is None or self._tipped[0] != about:
            card = self.telling.pointed(self.hover, self._mouse)
            self._tipped = about, None if card is None else self.telling.of(card)
        return self._tipped[1]

    def paint_tip(self, painter: Painter) -> None:
        told_of = self._tip() if self.rest.shown else None
        if told_of is None:
            super().paint_tip(painter)
        else:
            tip(painter, told_of.notice.text, ABOUT, told_of.spot)

    @property
    def shape(self) -> Shape:
        return Shape.MOVES if self.model.held.dragging else super().shape
