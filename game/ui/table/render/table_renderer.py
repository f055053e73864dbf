"""Renders a page with a table: its painter, the card inspector's text, and tooltips."""

from game.ui.kit.input.commands import ABOUT
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.pages.page_renderer import PageRenderer, Rendered, Shape, tip
from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node
from game.ui.table.model.notice import Looking
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.card_inspector import KEY, CardHelp, looked_at
from game.ui.table.render.picture import TablePainter


class TableRenderer(PageRenderer):
    """The renderer of a table; ``mouse`` is the pointer's place, in pixels."""

    def __init__(self, page: Rendered, model: TableModel) -> None:
        super().__init__(page)
        self.model = model
        self.picture = TablePainter(model)
        self.telling = CardHelp(model)
        self.words = ScrollState(KEY)
        self.mouse = (0.0, 0.0)
        self._tipped: tuple[object, Looking | None] | None = None

    def tipped(self) -> Node | None:
        """No tooltip during a drag: it could hide the target."""
        held = self.model.held
        return None if held.holds_hand or held.carried is not None else super().tipped()

    def rested_on(self) -> str:
        """Key of the node or card that may show a tooltip; empty during animations or with an
        enlarged card."""
        model = self.model
        if (
            not self.model.show.quiet
            or looked_at(model) is not None
            or model.held.carried is not None
        ):
            return ""
        if self.app.by_keyboard or not self.hover:
            return super().rested_on()
        card = self.telling.pointed(self.hover, self.mouse)
        return super().rested_on() if card is None else f"{card.zone}/{card.card}"

    def _tip(self) -> Looking | None:
        """Tooltip of the card under the pointer, cached per position."""
        if self.app.by_keyboard:
            return None
        about = self.hover, self.mouse, self.built
        if self._tipped is None or self._tipped[0] != about:
            card = self.telling.pointed(self.hover, self.mouse)
            self._tipped = about, None if card is None else self.telling.of(card)
        return self._tipped[1]

    def paint_tip(self, painter: Painter) -> None:
        told_of = self._tip() if self.rest.shown else None
        if told_of is None or self.reading is not None:
            super().paint_tip(painter)
        else:
            tip(painter, told_of.notice.text, ABOUT, told_of.spot)

    @property
    def shape(self) -> Shape:
        return Shape.MOVES if self.model.held.dragging else super().shape
