"""A page that shows the table of a model: looked at, and not yet played at."""

from typing import Any, NamedTuple

from pygame import Rect

from game.core.event import View
from game.core.felt import Felt
from game.core.table import HAND, MELD
from game.ui.box import Box
from game.ui.box.scroll import NOTCH
from game.ui.page import Page
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.program import Program
from game.ui.sitting import Sitting
from game.ui.table import page
from game.ui.table.about import Telling
from game.ui.table.acts import Acts
from game.ui.table.announcing import Announcing
from game.ui.table.grip import grip_of
from game.ui.table.model import TableModel
from game.ui.table.picture import Picture, Seen
from game.ui.table.queries import Queries
from game.ui.table.show import Show
from game.ui.tree import Node, Role
from game.ui.widgets.kit import Kit
from game.ui.window.commands import ABOUT
from game.ui.window.inputs import Key


class Shown(NamedTuple):
    """What the show has told: its log, whether it is quiet, who is asked, and of what moment."""

    log: int
    quiet: bool
    asked: int | None
    news: int
    said: str


def model_of(app: Program, sitting: Sitting, view: View) -> TableModel:
    """The model of a table at which this much of a match has been seen."""
    show = Show(
        sitting.match.game,
        view,
        sitting.names,
        page.felt(app.measures, app.texts),
        app.measures,
        app.sounds.play,
        app.settings.sort,
    )
    return TableModel(sitting, show, app.settings, app.texts, app.measures)


class TableView(Page, Acts):
    """The table of a ``model`` as one looks at it: its show goes on, what there is to read opens.

    Gestures that would be moves do nothing: of ``Acts`` only what changes nothing of the match
    is done here.  A page of this kind may lay something else ``below`` the felt than the bar and
    beside it than the panels, and have more be done as time goes on (``advance``).
    """

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.show = model.show
        self.picture = Picture(model)
        self.telling = Telling(model)
        self.announcing = Announcing(model, app.announcements)
        self.queries = Queries(model)
        self._looked_at = ""

    # What the parts of the table want of the page.

    @property
    def by_keyboard(self) -> bool:
        """Whether the keyboard was used last, and not the mouse."""
        return self.app.by_keyboard

    def at(self, x: float, y: float) -> Node | None:
        """What lies at a point, in pixels."""
        return self.tree.at(x, y)

    def repaint(self) -> None:
        """The same nodes look different now."""
        self.dirty = True

    def set(self, name: str, value: object) -> None:
        """Change a setting of the player's."""
        self.app.set(name, value)

    # The page.

    @property
    def felt(self) -> Felt | None:
        return self.model.game.felt

    @property
    def called(self) -> str:
        return self.model.game.title

    def status(self) -> dict[str, Any]:
        return self.model.sitting.match.state.status()

    def build(self, measures: Measures) -> Node:
        page.fit(self.model, measures)
        self._follow_attention()
        return page.tree(self.model, self, self.below, self.panels)

    def below(self, kit: Kit, room: Rect) -> Box:
        """What lies below the felt; ``room`` is as wide as it is and as high as it is usually."""
        return page.below(self.model, self, kit, room)

    def panels(self, kit: Kit) -> Box:
        """What lies beside the felt."""
        return page.panels(self.model, self, kit)

    # Time.

    def entered(self) -> None:
        super().entered()
        settings = self.app.settings
        self.show.set_pace(settings.speed, settings.reduced_motion == "on")
        self.model.kept.clear()
        if self.show.hand.asked != settings.sort:
            self._sort(settings.sort)

    def woken(self, now: float) -> None:
        self.model.now = now

    def update(self, now: float) -> bool:
        moving = self.show_on(now)
        if self.model.sweep_notice():
            self.changed()
        return moving or self.show.pending or self.show.stage.lit

    def show_on(self, now: float) -> bool:
        """Have the show go on to this time, in seconds; whether something moves."""
        self.model.now = now
        page.fit(self.model, self.measures)
        before, laid = self._shown(), self.show.laid
        moving = self.advance(now)
        after = self._shown()
        if before != after or laid is not self.show.laid:
            if after.quiet and not before.quiet:
                self.all_seen()
            self.changed()
        self.announcing.update()
        return moving

    def advance(self, now: float) -> bool:
        """Do what the time has come for; whether something moves."""
        return self.show.update(now)

    def all_seen(self) -> None:
        """All that has happened has been shown now."""

    def _shown(self) -> Shown:
        """What there is to read at the table, as far as the show changes it."""
        show = self.show
        return Shown(len(show.log), show.quiet, show.state.asked, show.telling.news, show.said)

    # What the nodes do.

    def sort(self, how: str) -> None:
        """Sort the hand, or leave it as it is from now on."""
        self.app.set("sort", "none" if self.show.hand.how == how else how)
        self._sort(self.app.settings.sort)

    def _sort(self, how: str) -> None:
        self.show.hand.sort(how)
        self.show.rearrange(self.model.now)
        self.changed()

    def open_result(self) -> None:
        """The result of the match, which is over."""
        self.ways.result(self.model)

    def open_sheet(self) -> None:
        """The score sheet as it stands."""
        self.ways.sheet(self.model)

    def open_log(self) -> None:
        """The whole of the log."""
        self.ways.log(self.model)

    def open_rules(self) -> None:
        """The rules, at the rule the notice is about."""
        notice = self.model.notice
        self.ways.rules(self.model.game, "" if notice is None else notice.rule)

    def open_seal(self) -> None:
        """The proof of the deals."""
        self.ways.seal(self.model)

    def pause(self) -> None:
        """The pause menu."""
        self.ways.pause(self.model)

    def toggle_sound(self) -> None:
        """Turn the sound off, or on again."""
        self.app.toggle_sound()

    # What the player does.

    def on_key(self, key: Key) -> None:
        answer = self.queries.by(key, self.tree.focused)
        if answer is not None:
            self.model.say(answer)
            self.changed()
        elif ABOUT.by(key):
            self._tell_about(self._looked_at)
        elif not (key.control and self._control(key)):
            super().on_key(key)

    def on_look(self, x: float, y: float) -> None:
        self.on_move(x, y)
        self._tell_about(self.hover, (x, y))

    def _tell_about(self, key: str, point: tuple[float, float] | None = None) -> None:
        """Say what the card is that is pointed at or has the focus."""
        if self.model.held.carried is None:
            self.model.say(self.telling.at(key, point))
            self.changed()

    def _control(self, key: Key) -> bool:
        """Press the button that a key means together with Control; whether it means one."""
        for node in self.tree.nodes:
            meant = node.command is not None and node.command.by(key)
            if meant and node.act is not None and node.enabled:
                node.act()
                return True
        return False

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        # From the end of one row of the hand to the beginning of the next.
        if here is not None and dx and here.key.startswith(f"card {HAND}/"):
            slot = int(here.key.rpartition("/")[2])
            beside = self.tree.by_key.get(f"card {HAND}/{slot + dx}")
            if beside is not None:
                self._go(beside)
                return
        super()._arrow(here, dx, dy)

    def on_move(self, x: float, y: float) -> None:
        hover = self.hover
        super().on_move(x, y)
        self.carry(x, y)
        if hover != self.hover:
            self._looked_at = self.hover
            self._point()

    def carry(self, x: float, y: float) -> None:
        """Have what the pointer holds go with it."""

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        self._looked_at = node.key
        self._point()

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        node = self.tree.at(x, y)
        standing = self.model.standing
        if standing.view.collidepoint(x, y):
            if standing.turn(-dy * self.measures.px(NOTCH)):
                self.changed()
        elif node is not None and node.role == Role.LOG:
            most = max(0, len(self.show.log) - 4)
            self.model.scrolled = min(most, max(0, self.model.scrolled + round(dy * 2)))
            self.changed()

    # What has the player's attention.

    def _follow_attention(self) -> None:
        """Tell the model what is under the pointer, or has the focus."""
        key = self.hover
        if not key and self.app.by_keyboard:
            key = self.tree.focus if self._tree is not None else self.focus
        self.model.pointed = key

    def pointed(self) -> tuple[str, int] | None:
        """The zone and the place of the single card under the pointer or the focus."""
        self._follow_attention()
        return self.model.pointed_card()

    def _point(self) -> None:
        """Have the card pointed at rise out of the hand, or say what comes with it."""
        before, hand, was = self.model.coming, self.show.hand, self.model.pointed
        pointed = self.pointed()
        now = self.model.pointed
        if was != now and (self.app.by_keyboard or self._melds(was) or self._melds(now)):
            # More is said of what has the focus, and of a meld that is pointed at.
            self.changed()
        over = pointed[1] if pointed is not None and pointed[0] == HAND else None
        if self.model.held.carried is None and over != hand.hovered:
            hand.hovered = over
            self.show.rearrange(self.model.now)
        self.model.coming = pointed if pointed is not None and pointed[0] != HAND else None
        if before != self.model.coming:
            self.changed()

    def _melds(self, key: str) -> bool:
        """Whether the node with this key is a meld."""
        grip = grip_of(key)
        place = None if grip is None else self.show.laid.place(grip.zone)
        return place is not None and place.kind is MELD

    # Painting.

    def tipped(self) -> Node | None:
        """Nothing is told while cards are held: it would lie over where they may go."""
        held = self.model.held
        return None if held.holds_hand or held.carried is not None else super().tipped()

    def paint(self, painter: Painter) -> None:
        tree = self.tree
        self._follow_attention()
        seen = Seen(tree, self.built, self.hover, self.pressed, self.app.by_keyboard, self.mood)
        self.picture.paint(painter, seen)
        self.paint_tip(painter)
