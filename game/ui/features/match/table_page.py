"""A page with a table: its tree, its timeline, the card inspector and the keys that only look.

`TableView` has a model, a `TableRenderer` and, where cards can be played, a `Pointer`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from pygame import Rect

from game.core.event import View
from game.core.game_info import FeltTheme
from game.core.table import MELD_STYLE, OWN_HAND_STYLE, PERSON_HAND_ZONE, ZoneStyle
from game.core.table_values import FELT_ZONE, Offer, TableSign
from game.features.history.match_text import unusual_rules
from game.features.rule_sets.own_sets import OwnSets
from game.session import MatchSession
from game.text.message import Message, TextValue, told
from game.ui import routes
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import (
    ASK_WHY_NOT,
    CARD_COMMANDS,
    EXPLAIN_THIS,
    GO_BACK,
    LAY_ALL_MELDS,
    OPEN_SCORE_SHEET,
    PLAY_NEXT_OPPONENT_MOVE,
    SHOW_CLOSE_UP,
    SORT_COMMANDS,
    SORT_HAND_NEXT_WAY,
    Command,
    Scope,
    commands_of,
    offer_letters,
)
from game.ui.kit.input.events import Device, Key
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.scroll import WHEEL_NOTCH_UNITS, ScrollState
from game.ui.kit.pages.page import BUTTON_ROLES, Page
from game.ui.kit.pages.page_renderer import PageRenderer, Rendered, Shape, tip
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Action, Node, Role
from game.ui.program import Navigation, Program
from game.ui.table.control.pointer import Pointer
from game.ui.table.control.spoken_table import Queries, TableAnnouncer
from game.ui.table.control.zone_walk import ZoneWalk, zone_command
from game.ui.table.model.actions import (
    CloseInspector,
    OpenCloseUp,
    OpenLog,
    OpenResult,
    OpenRules,
    OpenSeal,
    OpenSheet,
    SortHand,
    ToggleSound,
)
from game.ui.table.model.drag_state import card_keys, node_ref
from game.ui.table.model.notice import Looking, Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render import page_layout
from game.ui.table.render.card_inspector import (
    INSPECTOR_KEY,
    CardHelp,
    Enlarged,
    looked_at,
    view,
    was_only_looked_at,
)
from game.ui.table.render.picture import PaintInput, TablePainter


class TableRenderer(PageRenderer):
    """The renderer of a table; ``mouse`` is the pointer's place, in pixels."""

    def __init__(self, page: Rendered, model: TableModel) -> None:
        super().__init__(page)
        self.model = model
        self.picture = TablePainter(model)
        self.telling = CardHelp(model)
        self.words = ScrollState(INSPECTOR_KEY)
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
            tip(painter, told_of.notice.text, EXPLAIN_THIS, told_of.spot)

    @property
    def shape(self) -> Shape:
        return Shape.MOVES if self.model.held.dragging else super().shape


class TimelineState(NamedTuple):
    """Progress of the timeline: log length, whether it is idle, asked seat, news and last text.

    ``signs`` are the public facts beside the middle of the table.
    """

    log: int
    quiet: bool
    asked: int | None
    news: int
    said: TextValue
    signs: Sequence[TableSign]


def model_of(app: Program, session: MatchSession, view: View) -> TableModel:
    """A table model with what seat 0 has seen in ``view``."""
    show = Timeline(
        session.match.game,
        view,
        session.names,
        page_layout.felt(app.measures, app.texts),
        app.measures,
        app.sounds.play,
        app.settings.sort,
    )
    rules = unusual_rules(session.match, OwnSets(app.profile))
    return TableModel(session, show, app.settings, app.texts, app.measures, rules)


class TableView(Page):
    """A table to look at: animations run, panels and reading pages work.

    Gestures make moves where there is a ``pointer``. A subclass can override the layout with
    ``below`` and ``panels``, and the work over time with ``advance``. ``looked_at`` is the key of
    the last node with the pointer or the focus.
    """

    app: Program
    navigator: Navigation
    pointer: Pointer | None = None

    def __init__(self, app: Program, model: TableModel) -> None:
        super().__init__(app)
        self.model = model
        self.show = model.show
        self.renderer: TableRenderer = TableRenderer(self, model)
        self.looked_at = ""
        self.announcing = TableAnnouncer(model, app.announcements)
        self.queries = Queries(model)
        self.zones = ZoneWalk(model, self.queries)

    # Layout.

    @property
    def felt(self) -> FeltTheme | None:
        return self.model.game.felt

    @property
    def music(self) -> tuple[str, bool]:
        return self.model.game.instrument, False

    @property
    def called(self) -> str:
        return told(self.model.game.title)

    def status(self) -> dict[str, Any]:
        return self.model.session.match.state.status()

    @property
    def commands(self) -> list[Command]:
        return commands(self.model, self.places)

    def holds(self, command: Command) -> bool:
        if command in CARD_COMMANDS:
            return any(
                key in self.tree.by_key for key in card_keys(self.show, PERSON_HAND_ZONE)[:1]
            )
        return super().holds(command)

    def build(self, measures: Measures) -> Node:
        page_layout.fit(self.model, measures)
        self._follow_attention()
        root = page_layout.tree(self.model, self.below, self.panels, self.above)
        root.children += view(self.model, Kit(measures, self.app.texts), self.renderer.words)
        self._turned_by_keys(root)
        return root

    def below(self, kit: Kit, room: Rect) -> Box:
        """Content below the felt; ``room`` has its width and default height."""
        return page_layout.below(self.model, kit, room)

    def above(self, kit: Kit) -> Box | None:
        """Content above the felt; None without any."""
        return None

    def panels(self, kit: Kit) -> Box:
        return page_layout.panels(self.model, kit)

    # Time.

    def entered(self) -> None:
        if self.pointer is not None:
            self.pointer.drag.break_off()
        super().entered()
        settings = self.app.settings
        self.show.set_pace(settings.speed, settings.less_motion)
        self.model.kept.clear()
        if self.show.hand.asked_order != settings.sort:
            self._sort(settings.sort)

    @property
    def acts_itself(self) -> bool:
        return self.model.your_turn and self.model.plays_itself()

    def put_away(self) -> None:
        self.renderer.picture.let_go()

    def woken(self, now: float) -> None:
        self.model.now = now

    def update(self, now: float) -> bool:
        moving = self.show_on(now)
        if self.model.sweep_notice():
            self.changed()
        return moving or self.show.pending or self.show.stage.lit

    def show_on(self, now: float) -> bool:
        """Advance the animations to ``now``, in seconds; whether something moves."""
        self.model.now = now
        page_layout.fit(self.model, self.measures)
        before, laid = self._shown(), self.show.laid
        moving = self.advance(now)
        picture = self.renderer.picture
        moving = picture.light.follow(self.model, now) or moving
        shaded = picture.shade.numbers
        moving = picture.shade.follow(self.model, now) or moving
        if picture.shade.numbers != shaded:
            self.renderer.dirty = True
        if self.app.settings.captions:
            captions = tuple(self.app.sounds.captions)
            if captions != self.model.captions:
                self.model.captions = captions
                self.changed()
        after = self._shown()
        if before != after or laid is not self.show.laid:
            if after.quiet and not before.quiet:
                self.all_seen()
            self.changed()
        self.announcing.update()
        return moving

    @property
    def can_wait(self) -> bool:
        return not self.renderer.picture.flies

    def advance(self, now: float) -> bool:
        """Do the work that is due; whether something moves."""
        return self.show.update(now)

    def all_seen(self) -> None:
        """Called when all events have been shown."""

    def _shown(self) -> TimelineState:
        """The texts that depend on the timeline."""
        show = self.show
        asked, news = show.state.asked, show.telling.news
        return TimelineState(len(show.log), show.quiet, asked, news, show.said, show.signs)

    # Actions of nodes.

    def perform(self, action: Action) -> None:
        """Do what a node of the table means; here all that only looks, and sorts the hand."""
        match action:
            case SortHand(how):
                self.app.set("sort", "none" if self.show.hand.sort_order == how else how)
                self._sort(self.app.settings.sort)
            case CloseInspector():
                self.look_away()
            case OpenCloseUp():
                self.show_close_up()
            case OpenRules():
                self.opens_rules()
            case OpenSeal():
                self.navigator.open(routes.Seal(self.model))
            case OpenSheet():
                self.navigator.open(routes.ScoreSheet(self.model))
            case OpenLog():
                self.navigator.open(routes.Log(self.model))
            case OpenResult():
                self.navigator.open(routes.Result(self.model))
            case ToggleSound():
                self.app.toggle_sound()

    @property
    def opens_rules(self) -> Act:
        return self.navigator.opener(_rules(self.model))

    def open_choice(self, offers: Sequence[Offer], choose: Callable[[Offer], object]) -> None:
        self.navigator.open(routes.Choice(self.model, offers, choose))

    def _sort_on(self) -> None:
        """Switch to the next sort order; after the last one sorting is off."""
        orders = ["none", *(how for how, _ in self.show.table.sorts)]
        how = self.show.hand.sort_order
        self.app.set("sort", orders[(orders.index(how) + 1 if how in orders else 1) % len(orders)])
        self._sort(self.app.settings.sort)

    def _sort(self, how: str) -> None:
        self.show.hand.sort(how)
        self.show.rearrange(self.model.now, sorts=True)
        self.changed()

    # Input.

    def on_key(self, key: Key) -> None:
        if GO_BACK.matches(key) and self.look_away():
            return
        answer = self.queries.by(key, self.tree.focused)
        zone = zone_command(key)
        card = next((place for place, one in enumerate(CARD_COMMANDS) if one.matches(key)), None)
        if answer is not None:
            self.model.say(answer)
            self.changed()
        elif zone is not None:
            self._to_zone(zone)
        elif SHOW_CLOSE_UP.matches(key):
            self.show_close_up()
        elif EXPLAIN_THIS.matches(key):
            self.tell_about(self.looked_at)
        elif self.pointer is not None and ASK_WHY_NOT.matches(key):
            self.model.say(self.pointer.why.ask(node_ref(self.show, self.looked_at)))
            self.changed()
        elif SORT_HAND_NEXT_WAY.matches(key):
            self._sort_on()
        elif card is not None and CARD_COMMANDS[0] in self.commands:
            self._to_card(card + (10 if key.shift else 0) + (20 if key.control else 0))
        elif not (key.control and self._run_shortcut(key)):
            super().on_key(key)

    def _to_zone(self, command: Command) -> None:
        """Focus the next node of a zone; without one, say what there is to know of it."""
        node = self.zones.next_node(command, self.tree)
        if node is None:
            self.model.say(self.zones.answer(command))
            self.changed()
        else:
            self._go(node)

    def _to_card(self, place: int) -> None:
        """Focus a card of the hand by its 0-based slot; if it has the focus, pick it."""
        node = self._card_in(place)
        if node is None or not node.reachable:
            self.model.say(Notice(NoticeKind.NO_MOVE, Message("table-no-card", number=place + 1)))
            self.changed()
        elif node.key == self.focus and node.pick is not None:
            self.perform(node.pick)
        else:
            self._go(node)

    def _card_in(self, slot: int) -> Node | None:
        """The card in a slot of the hand; None where there is none."""
        keys = card_keys(self.show, PERSON_HAND_ZONE)
        return self.tree.by_key.get(keys[slot]) if 0 <= slot < len(keys) else None

    def _run_shortcut(self, key: Key) -> bool:
        """Run the button with this Control shortcut; whether there is one."""
        for node in self.tree.nodes:
            meant = node.command is not None and node.command.matches(key)
            if meant and node.act is not None and node.enabled:
                self.activate(node)
                return True
        return False

    @property
    def columns(self) -> list[ScrollState]:
        """The scrolled columns beside the felt."""
        return [self.renderer.words, self.model.standing]

    def _turn(self, column: ScrollState, notches: float) -> bool:
        """Scroll a panel down (negative: up); whether it moved."""
        moved = column.turn(notches * self.measures.px(WHEEL_NOTCH_UNITS))
        if moved:
            self.changed()
        return moved

    def _turned_by_keys(self, root: Node) -> None:
        """Let the focus stop at scrollable panels, where arrow keys scroll."""
        columns = {one.panel: one for one in self.columns}
        for node in root.walk():
            column = columns.get(node.key)
            if column is not None:
                node.step = partial(self._turn, column) if column.most else None

    def _arrow(self, here: Node | None, dx: int, dy: int) -> None:
        panel = "" if here is None else here.key
        column = next((one for one in self.columns if one.panel == panel), None)
        if column is not None and dy and self._turn(column, dy):
            return
        # From the end of one row of the hand to the beginning of the next.
        grip = None if here is None or not dx else node_ref(self.show, here.key)
        if grip is not None and grip.zone == PERSON_HAND_ZONE and grip.card is not None:
            beside = self._card_in(grip.card + dx)
            if beside is not None:
                self._go(beside)
                return
        if here is not None and dx and here.step is None:
            # Stay in the row as long as it has another node.
            top, bottom = here.rect.top, here.rect.bottom
            beside = self.tree.neighbour(
                dx, 0, lambda node: node.rect.top < bottom and node.rect.bottom > top
            )
            if beside is not None:
                self._go(beside)
                return
        super()._arrow(here, dx, dy)

    def on_press(self, x: float, y: float) -> None:
        self.press_beside(x, y)
        super().on_press(x, y)

    def press_beside(self, x: float, y: float) -> None:
        """Close the card inspector on a press outside it."""
        shown = self.tree.by_key.get(INSPECTOR_KEY)
        if shown is not None and not shown.rect.collidepoint(x, y):
            self.look_away()

    def on_move(self, x: float, y: float) -> None:
        self.renderer.mouse = (x, y)
        hover = self.renderer.hover
        super().on_move(x, y)
        if self.pointer is not None:
            self.pointer.drag.move(x, y)
        if hover != self.renderer.hover:
            self.looked_at = self.renderer.hover
            self._point()

    def on_release(self, x: float, y: float) -> None:
        pressed, self.renderer.pressed = self.renderer.pressed, ""
        self.renderer.dirty = True
        if self.pointer is None:
            looked = dropped = False
        else:
            looked = was_only_looked_at(self.model)
            dropped = self.pointer.drag.release(x, y)
        node = self.under(x, y)
        if dropped or looked or node is None or not node.key or node.key != pressed:
            return
        action = node.act if node.click is None else node.click
        if isinstance(action, Action) and node.enabled and node.role not in BUTTON_ROLES:
            self.perform(action)
        else:
            self.activate(node, clicked=True)

    def set_focus(self, node: Node) -> None:
        if node.area != INSPECTOR_KEY:
            # The enlarged card could hide the focused node.
            self.look_away()
        super().set_focus(node)
        self.looked_at = node.key
        self._point()

    def on_roll(self, dy: float) -> None:
        """Scroll the log, even without the focus."""
        log = next((node for node in self.tree.nodes if node.role is Role.LOG), None)
        if log is None:
            super().on_roll(dy)
        else:
            self.on_wheel(*log.rect.center, dy)

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        node = self.under(x, y)
        under = (one for one in self.columns if one.view.collidepoint(x, y))
        column = next(under, None)
        if column is not None:
            self._turn(column, -dy)
        elif node is not None and node.role == Role.LOG:
            most = max(0, len(self.show.log) - 4)
            self.model.scrolled = min(most, max(0, self.model.scrolled + round(dy * 2)))
            self.changed()

    # The enlarged card.

    def grabs(self, x: float, y: float) -> bool:
        return super().grabs(x, y) or self.explains(x, y)

    def explains(self, x: float, y: float) -> bool:
        node = self.under(x, y)
        grip = None if node is None else node_ref(self.show, node.key)
        return grip is not None and grip.zone != FELT_ZONE

    def on_look(self, x: float, y: float) -> None:
        super().on_look(x, y)
        if (
            self.app.device is not Device.TOUCH
            or node_ref(self.show, self.renderer.hover) is not None
        ):
            self.tell_about(self.renderer.hover, (x, y))

    def tell_about(self, key: str, point: tuple[float, float] | None = None) -> None:
        """Explain the card with the pointer or the focus."""
        if self.model.held.carried is None:
            looking = self.renderer.telling.at(key, point)
            self.model.looking = looking
            self.model.say(looking.notice)
            self.renderer.words.offset = 0
            self.changed()

    def show_close_up(self) -> None:
        """Show the thing with the pointer or the focus as large as the window, by default the
        first one on the table."""
        if self.model.held.carried is not None:
            return

        def look() -> list[Enlarged]:
            found = (self.renderer.telling.enlarged(node) for node in self.tree.reachable())
            return [one for one in found if one is not None]

        def focus(key: str) -> None:
            node = self.tree.by_key.get(key)
            if node is not None and node.reachable:
                self.set_focus(node)

        keys = [one.key for one in look()]
        self.look_away()
        if keys:
            at = keys.index(self.looked_at) if self.looked_at in keys else 0
            self.navigator.open(routes.CloseUp(self.model, look, at, focus))

    def look_away(self) -> bool:
        """Close the card inspector; whether it was open."""
        if looked_at(self.model) is None:
            return False
        self.model.say(None)
        self.changed()
        return True

    # Pointer and focus.

    def _follow_attention(self) -> None:
        """Tell the model which node has the pointer or the focus."""
        key = self.renderer.hover
        if not key and self.app.by_keyboard:
            key = self.tree.focus if self.renderer.shown is not None else self.focus
        self.model.pointed = key
        was, now = self.model.focused, key if self.app.by_keyboard else ""
        self.model.focused = now
        if was != now and (self._is_in(was, OWN_HAND_STYLE) or self._is_in(now, OWN_HAND_STYLE)):
            self.changed()

    def pointed(self) -> tuple[str, int] | None:
        """Zone and index of the single card under the pointer or focus."""
        self._follow_attention()
        return self.model.pointed_card()

    def _point(self) -> None:
        """Raise the pointed hand card, or mark the cards that come with a pointed one."""
        before, hand, was = self.model.coming, self.show.hand, self.model.pointed
        pointed = self.pointed()
        now = self.model.pointed
        if was != now and (self._is_in(was, MELD_STYLE) or self._is_in(now, MELD_STYLE)):
            self.changed()
        over = pointed[1] if pointed is not None and pointed[0] == PERSON_HAND_ZONE else None
        if self.model.held.carried is None and over != hand.hovered:
            hand.hovered = over
            self.show.rearrange(self.model.now)
        self.model.coming = (
            pointed if pointed is not None and pointed[0] != PERSON_HAND_ZONE else None
        )
        if before != self.model.coming:
            self.changed()

    def _is_in(self, key: str, style: ZoneStyle) -> bool:
        """Whether the node with this key is a zone of this style, or a card in one."""
        grip = node_ref(self.show, key)
        place = None if grip is None else self.show.laid.place(grip.zone)
        return place is not None and place.style is style

    # Painting.

    def paint(self, painter: Painter) -> None:
        tree = self.tree
        self._follow_attention()
        seen = PaintInput(
            tree,
            self.renderer.built,
            self.renderer.hover,
            self.renderer.pressed,
            self.app.by_keyboard,
            self.renderer.mood,
        )
        self.renderer.picture.paint(painter, seen, self.paint_over)
        if not self.navigator.is_top(self):
            # Another page covers this one.
            painter.shown = None

    def paint_over(self, painter: Painter) -> None:
        """Paint the overlay of the table."""
        self.renderer.paint_tip(painter)


def commands(model: TableModel, places: Iterable[Scope]) -> list[Command]:
    """The commands of these places but for those that can never be there in this match."""
    game, table, options = model.game, model.game.table, model.session.match.setup.options
    letters = {} if table is None else offer_letters(table.letters_of(options), table.has_hands)
    never = _never(model)
    return [one for one in commands_of(places, letters, game.name) if one not in never]


def _rules(model: TableModel) -> routes.Rules:
    """The rules, at the rule of a notice with the hand that it speaks of."""
    notice, match, show = model.notice, model.session.match, model.show
    if notice is None or not notice.rule:
        return routes.Rules.of_match(match)
    hand: list[str] = []
    if notice.refuses and show.table.has_hands:
        hand = [f"{card}*" if show.table.is_wild(show.state, card) else card
                for card in show.hand.order]  # fmt: skip
    said = notice.text if notice.refuses else ""
    return routes.Rules.of_match(match, notice.rule, said, hand)


def _never(model: TableModel) -> set[Command]:
    """Commands that this table cannot use, or that the settings disable."""
    table, settings = model.show.table, model.settings
    never: set[Command] = set()
    if table.has_hands:
        never.update(SORT_COMMANDS[len(table.sorts) :])
    else:
        never.update((*SORT_COMMANDS, SORT_HAND_NEXT_WAY, *CARD_COMMANDS))
    if not table.has_melds or not settings.marks:
        never.add(LAY_ALL_MELDS)
    if not model.scored:
        never.add(OPEN_SCORE_SHEET)
    if not settings.step:
        never.add(PLAY_NEXT_OPPONENT_MOVE)
    return never
