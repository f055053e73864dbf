"""Base of the score pages: an overlay on the table with several parts.

`ScorePart` is one part. `ScorePage` shows its parts side by side, or in tabs as a fallback.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeVar

from pygame import Rect

from game.core.event import Seat
from game.core.options import Value
from game.features.rule_sets.own_sets import OwnSets
from game.features.sheets.sheet_text import kept_sheet
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, in_order, listed, say, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.forms.controls import choice
from game.ui.kit.input.commands import SAVE_SCORE_SHEET, TAB_COMMANDS, Command, Scope, arrow
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit, Reading, TabsOrColumns
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, NodeBox, Pad
from game.ui.kit.layout.grid import Grid
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.pages.page import called
from game.ui.kit.pages.scroll_page import ScrollAnchor, ScrollPage
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Node, Role
from game.ui.kit.widgets.surfaces import Panel, drawn
from game.ui.program import Program, ProgramPage
from game.ui.table.control.spoken_table import Queries
from game.ui.table.model.table_model import TableModel


class ScorePart(ABC):
    """One part of a score page; ``scroller`` keeps its scroll offset."""

    title: ClassVar[Message]

    def __init__(self, model: TableModel, kit: Kit, scroller: ScrollState) -> None:
        self.model = model
        self.show = model.show
        self.state = model.show.state
        self.names = model.show.names
        self.rules = model.show.table
        self.kit = kit
        self.scroller = scroller

    @abstractmethod
    def box(self) -> Box:
        """The layout of the part."""

    def narrow(self) -> Box | None:
        """The layout for a narrow window; None if there is no other."""
        return None

    def reading(self) -> Reading:
        """The part with its title. Side-by-side columns never use the narrow layout."""
        box, narrow = self.box(), self.narrow()
        whole = box if narrow is None else FirstFit(box, narrow)
        return Reading(told(self.title), whole, box.widths.least)

    @property
    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.names))]

    def portrait(self, seat: Seat) -> Node:
        return drawn(f"portraits/{self.model.portraits[seat]}", nowhere())


P = TypeVar("P", bound=ScorePart)
MIN_SCORE_PAGE_UNITS = 520.0
"""Minimum width of the page, in units."""
MIN_FOOT_BUTTON_UNITS = 230.0
"""Minimum width of a button, in units."""
USUAL_FOOT_BUTTON_UNITS = 196.0
"""Width per button that the page allows for, in units."""
SCORE_PAGE_PADDING_UNITS = 26.0
"""Padding inside the page, in units."""
SCORE_PAGE_MARGIN_UNITS = 10.0
"""Margin around the page, in units."""
SCORE_PARTS_GAP_UNITS = 34.0
"""Space between parts, in units."""
SCORE_SCROLL_STEP_UNITS = 44.0
"""Scroll distance of a key, in units."""


MORE_KEY = "more"
"""Key of the button behind which others stand."""


class FootButton(NamedTuple):
    """A button at the foot of a score page."""

    name: TextValue
    icon: Icon
    act: Act
    command: Command | None = None


class ScorePage(ProgramPage, ScrollPage):
    """A page over the table with parts side by side or in tabs."""

    covers = False
    places: tuple[Scope, ...] = (Scope.SCORE,)
    reads = True

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.queries = Queries(model)
        self.shown = 0
        self._scrollers: dict[type[ScorePart], ScrollState] = {}
        self._titles: list[str] = []
        self._unread: list[ScorePart] = []
        self._parts: list[Reading] = []
        self._made_for: Measures | None = None
        self._ahead: object = None

    @property
    @abstractmethod
    def head(self) -> TextValue:
        """Heading of the page."""

    @property
    @abstractmethod
    def sentence(self) -> TextValue:
        """Sentence below the heading."""

    @abstractmethod
    def buttons(self) -> list[FootButton]:
        """Buttons at the foot, the default one first."""

    def more(self) -> list[FootButton]:
        """Buttons behind “…”, whose keys hold here too."""
        return []

    @property
    def behind(self) -> Sequence[tuple[Command, Act]]:
        return [(one.command, one.act) for one in self.more() if one.command is not None]

    def open_more(self) -> None:
        """Show the buttons behind “…”."""
        answers = [DialogButton(one.name, one.act, one.icon, one.command) for one in self.more()]
        self.navigator.more(answers, Scope.SCORE)

    @abstractmethod
    def parts(self, kit: Kit) -> list[ScorePart]:
        """Parts of the page, in order."""

    @property
    def heading(self) -> str:
        return told(self.head)

    @property
    def called(self) -> str:
        return called(self.heading, told(in_order([self.sentence, *self.points()])))

    def points(self) -> list[TextValue]:
        """Sentences with the points, which are told after the page's own."""
        return []

    def keeping(self) -> list[FootButton]:
        """The button to keep the sheet; none for a match that is only tried out."""
        begun = self.model.session.begun
        if begun is None:
            return []
        return [
            FootButton(Message("score-keep"), Icon.SAVE, lambda: self.keep(begun), SAVE_SCORE_SHEET)
        ]

    def keep(self, begun: datetime) -> None:
        """Open the page on which the sheet of the shown rounds is kept."""
        match, rounds = self.model.session.match, len(self.model.show.state.rounds)
        own = OwnSets(self.app.profile)
        self.navigator.open(routes.Keep(partial(kept_sheet, match, begun, own, rounds)))

    @property
    def columns(self) -> list[ScrollState]:
        return [*self._scrollers.values(), self.column]

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    # Layout.

    def build(self, measures: Measures) -> Node:
        root = super().build(measures)
        self._titles, self.shown = self._pages.titles, self._pages.shown
        return root

    def page(self, kit: Kit) -> Box:
        self._find(kit)
        while self._unread:
            self._read()
        self._pages = TabsOrColumns(
            self._parts,
            kit.px(SCORE_PARTS_GAP_UNITS),
            self.shown,
            lambda body, titles: self._frame(body, titles, kit),
        )
        return Pad(self._pages, kit.px(SCORE_PAGE_MARGIN_UNITS), kit.px(SCORE_PAGE_MARGIN_UNITS))

    def _lay(self, box: Box, window: Rect) -> list[Node]:
        self._pages.alone = False
        nodes = super()._lay(box, window)
        if self.column.most:
            # The whole page scrolls: room reserved for the other parts would stay empty.
            self._pages.alone = True
            nodes = super()._lay(box, window)
        return nodes

    def _anchors(self) -> list[ScrollAnchor]:
        """The anchors kept across a change of measures.

        With a mouse only scrolled columns count: the default button has the focus without being
        the place where the player looks.
        """
        anchors = super()._anchors()
        if self.app.by_keyboard:
            return anchors
        return [one for one in anchors if one.column.offset]

    def _find(self, kit: Kit) -> None:
        """Create the parts again if the measures have changed."""
        if self._made_for != kit.measures:
            self._unread, self._parts = self.parts(kit), []
            self._made_for = kit.measures

    def _read(self) -> None:
        self._parts.append(self._unread[0].reading())
        del self._unread[0]

    def make_ahead(self) -> bool:
        """Build one step of the page ahead; whether steps remain."""
        if self._made_for != self.measures:
            self._find(Kit(self.measures, self.app.texts))
            return True
        if self._unread:
            self._read()
            return True
        if self.renderer.shown is None:
            self._ahead = told_of(self.model)
            return bool(self.tree.root)
        return False

    def takes(self, model: TableModel) -> bool:
        """Adopt the model if the preloaded page is up to date for it. Whether it is."""
        fits = self._ahead is not None and self._ahead == told_of(model)
        if fits:
            self.model, self.queries = model, Queries(model)
        return fits

    def part(self, kind: type[P], kit: Kit) -> P:
        """A part of the page with its kept scroll offset."""
        return kind(self.model, kit, self._scrollers.setdefault(kind, ScrollState()))

    def _frame(self, body: Box, titles: Sequence[str], kit: Kit) -> Box:
        inside = Column(
            [
                self._headed(self._top(titles, kit), bool(titles), kit),
                Space(high=kit.px(16)),
                body.growing(),
                Space(high=kit.px(18)),
                self.foot(kit),
            ]
        )
        whole = Limit(inside, ideal=max(inside.widths.ideal, kit.px(MIN_SCORE_PAGE_UNITS)))
        turned = Scroll(
            self.column, whole, kit.measures, x=kit.px(SCORE_PAGE_PADDING_UNITS), y=kit.px(18)
        )
        return Align(NodeBox(Node(Role.PANEL, self.heading, nowhere(), widget=Panel()), turned))

    def _top(self, titles: Sequence[str], kit: Kit) -> Box:
        """Heading and sentence: centred, or left of the tabs."""
        anchor = "topleft" if titles else "midtop"
        says = Column(
            [
                kit.words(self.heading, 28, role=Role.HEADING, weight="bold", anchor=anchor),
                kit.words(told(self.sentence), 16, tone="dim", anchor=anchor),
                *self.under_sentence(anchor, kit),
            ]
        )
        if not titles:
            return says
        tabs = self._tabs(titles, kit)
        least = min(says.widths.ideal, kit.measures.grown_length(MIN_SCORE_PAGE_UNITS / 2))
        beside = Row([Limit(says, least=least).growing(), tabs], kit.px(24), "top")
        return FirstFit(beside, Column([says, tabs], kit.px(8)))

    def under_sentence(self, anchor: str, kit: Kit) -> list[Box]:
        """The boxes below the sentence."""
        return []

    def _headed(self, top: Box, leaning: bool, kit: Kit) -> Box:
        """The top with the game's picture, if it fits."""
        drawing = self.app.images.shown(self.model.game.picture)
        if not drawing:
            return top
        high = kit.line_height(28) + kit.line_height(16)
        wide = high * 4 // 5
        poster = FixedBox(drawn(drawing, nowhere(), radius=kit.px(6)), wide, high)
        rest = [] if leaning else [Space(wide)]
        beside = Limit(top, least=top.widths.ideal).growing()
        return FirstFit(Row([poster, beside, *rest], kit.px(16)), top)

    def _tabs(self, titles: Sequence[str], kit: Kit) -> Box:
        places = tuple(range(len(titles)))
        shown = min(self.shown, places[-1])
        return choice(
            kit,
            "tab",
            say("score-tabs"),
            places,
            titles,
            shown,
            self._choose,
            "tabs",
            target=44,
            commands=TAB_COMMANDS,
        )

    def foot(self, kit: Kit) -> Box:
        """Centred buttons of equal width, or of natural width if that saves a row, and “…”."""
        made = [
            kit.button(
                f"answer {place}",
                told(one.name),
                one.act,
                width=MIN_FOOT_BUTTON_UNITS,
                target=48,
                icon=one.icon,
                primary=place == 0,
                area="answers",
                first=place == 0,
                command=one.command,
            )
            for place, one in enumerate(self.buttons())
        ]
        gap = kit.px(12)
        alike, own = Grid(made, gap, even=True), Row(made, gap)
        rows = FirstFit(alike, own, Grid(made, gap, level=True))
        foot: Box = Limit(rows, ideal=len(made) * kit.px(USUAL_FOOT_BUTTON_UNITS))
        if self.more():
            more = kit.icon_button(
                MORE_KEY, say("score-more"), self.open_more, Icon.MORE, 48, "answers"
            )
            foot = Align(Row([foot, more], gap))
        return foot

    def _choose(self, place: Value) -> None:
        """Switch to another tab and focus the default button."""
        if isinstance(place, int) and 0 <= place < len(self._titles):
            self.shown = place
            self.changed()
            self._begin()

    # Input.

    def entered(self) -> None:
        if self._ahead is None:
            super().entered()
            self._made_for = None
        self._ahead = None
        self._begin()

    def _begin(self) -> None:
        first = self.tree.first()
        if first is not None:
            self.set_focus(first)

    def _in_use(self) -> ScrollState:
        """The scroll state of the visible part, else of the page."""
        return next((one for one in self.columns if one.most), self.column)

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        column = self._in_use()
        self.scroll(-dy * (column.step or self.measures.px(SCORE_SCROLL_STEP_UNITS)))

    def on_key(self, key: Key) -> None:
        if self.queries.answers(key, self.tree.focused, self.app.announcements):
            return
        column = self._in_use()
        across, down = arrow(key) or (0, 0)
        if down and column.most:
            step = column.step or self.measures.px(SCORE_SCROLL_STEP_UNITS)
            if column.turn(down * step):
                self.turned()
                return
        if across and self._switch_tab(across):
            return
        super().on_key(key)

    def _switch_tab(self, direction: int) -> bool:
        """Switch tabs with an arrow key if the focus can't move; whether one did."""
        here = self.tree.focused
        beyond = self.tree.neighbour(direction, 0)
        alone = (
            here is not None
            and here.area == "answers"
            and (beyond is None or beyond.area != "answers")
        )
        if alone and 0 <= self.shown + direction < len(self._titles):
            self._choose(self.shown + direction)
            return True
        return alone

    def paint(self, painter: Painter) -> None:
        if self.covers:
            painter.ground()
        else:
            painter.shade()
        self.renderer.paint_nodes(painter)


def in_words(names: Names, figures: Sequence[int]) -> TextValue:
    """All figures in words, for the screen reader."""
    return listed(
        [
            Message("sheet-figure", name=who, figure=figure)
            for who, figure in zip(names, figures, strict=True)
        ]
    )


def told_of(model: TableModel) -> object:
    """Key of the shown data: equal keys mean equal pages."""
    show = model.show
    return model.session, show.state, {**show.recent.revealed}
