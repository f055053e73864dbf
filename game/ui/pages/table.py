"""The table: a match being played."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.core.event import View, follow
from game.core.felt import Felt
from game.core.offer import Offer
from game.core.table import HAND
from game.ui.box.scroll import NOTCH
from game.ui.page import Page
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.program import Program
from game.ui.sitting import YOU, Sitting
from game.ui.table import page
from game.ui.table.calls import Calls
from game.ui.table.company import Company
from game.ui.table.doing import Doing
from game.ui.table.enlarged import enlarged
from game.ui.table.hints import pick_hinted
from game.ui.table.model import TableModel
from game.ui.table.moves import Moves
from game.ui.table.notice import Kind, Notice
from game.ui.table.others import Others
from game.ui.table.picture import Picture, Seen
from game.ui.table.pointer import Pointer
from game.ui.table.show import Show
from game.ui.table.undoing import Undoing
from game.ui.table.unsaved import lost_at_the_end
from game.ui.tree import Act, Node, Role
from game.ui.window.inputs import Key
from game.words.message import Message, say

LONG = 0.5
"""Who holds the button down on a small meld for so many seconds only looks at it."""


class Shown(NamedTuple):
    """What the show has told: its log, whether it is quiet, who is asked, and of what moment."""

    log: int
    quiet: bool
    asked: int | None
    news: int
    said: str


class TablePage(Page):
    """Shows a sitting, and turns clicks, drags and keys into moves of seat 0.

    What its parts share is the ``model``.
    """

    name = "table"

    def __init__(self, app: Program, sitting: Sitting, fresh: bool) -> None:
        super().__init__(app)
        view: View = {}
        if fresh:
            opening, *events = sitting.match.opening
            follow(view, opening.for_seat(YOU))
        else:
            view = sitting.match.view(YOU)
        self.sitting = sitting
        self.show = Show(
            sitting.match.game,
            view,
            sitting.names,
            page.felt(self.measures, app.texts),
            self.measures,
            app.sounds.play,
            app.settings.sort,
        )
        self.model = TableModel(sitting, self.show, app.settings, app.texts, self.measures)
        self.moves = Moves(self.model, self, app.sounds)
        self.doing = Doing(self.model, self.moves, self._choose)
        self.pointer = Pointer(self.model, self, self.moves, self.doing)
        self.calls = Calls(self.model, self.moves, self, app.sounds, app.front)
        self.others = Others(self.model, self.moves, self.calls, self)
        self.undoing = Undoing(self.model, self.moves, self.calls, self, self.ways)
        self.company = Company(self.model, self, app.rng)
        self.show.listen = self.company.hear
        self.picture = Picture(self.model)
        self._talking = False
        self._updated = 0.0
        self._result_shown = False
        self._pressed_at = 0.0
        if fresh:
            self.show.add(events)
        else:
            self.show.telling.remember(sitting.told())

    def _choose(self, offers: Sequence[Offer], then: Callable[[Offer], object]) -> None:
        self.ways.choose(self.model, offers, then)

    # What its parts want of the page.

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

    # Time.

    @property
    def waiting(self) -> bool:
        sitting = self.sitting
        thinks = sitting.thinking or sitting.coaching or self.show.held
        beat = self.model.forced_move() is not None
        return thinks or beat or self._talking or self.model.notice_ends

    @property
    def counting(self) -> bool:
        return self.model.call_left is not None and not self.show.travelling(self._updated)

    def status(self) -> dict[str, Any]:
        return self.sitting.match.state.status()

    def entered(self) -> None:
        super().entered()
        settings = self.app.settings
        self.show.set_pace(settings.speed, settings.reduced_motion == "on")
        self.sitting.forced = settings.forced == "on"
        self.pointer.drag.break_off()
        self.model.kept.clear()
        if self.show.hand.asked != settings.sort:
            self.show.hand.sort(settings.sort)
            self.moves.arranged()

    def left(self) -> None:
        self.app.thinker.drop()
        self.sitting.leave()

    def may_go(self, then: Act) -> bool:
        """Whether nothing of the match is lost if it is left now; if something is, ask first.

        What can be saved by now is saved.
        """
        keeper = self.sitting.keeper
        keeper.try_again()
        if keeper.loss:
            self.ways.unsaved(keeper, then)
            return False
        return True

    def lost(self) -> Message | None:
        self.sitting.keeper.try_again()
        return lost_at_the_end(self.sitting.keeper)

    def woken(self, now: float) -> None:
        self.model.now = now
        self.sitting.presence.did(now)

    def update(self, now: float) -> bool:
        passed = min(0.25, max(0.0, now - self._updated))
        self._updated = now
        self.model.now = now
        self.sitting.presence.pass_to(now, self.app.front.seen)
        self._resize(self.measures)
        before = self._shown()
        laid = self.show.laid
        self.others.keep_pace(now)
        moving = self.show.update(now) or self.pointer.drag.gliding(now)
        passed = self.calls.counted(passed)
        travelling, moving = moving, self.calls.keep_waiting(passed) or moving
        if (self.show.quiet and not moving) or self.calls.unanswered():
            self.others.play(now, self.ways.on_top(self))
        if self.sitting.listen():
            self._hear_coach()
        after = self._shown()
        if before != after or laid is not self.show.laid:
            if after.quiet and not before.quiet and self.sitting.yours:
                self._your_turn()
            self.changed()
        self.pointer.prune()
        moving = self.calls.count_down(passed) or moving
        if not self.app.front.seen:
            # The clocks stand still, and nothing moves because of them.
            moving = travelling
        self._talking = self.company.update(now)
        if self.model.sweep_notice():
            self.changed()
        if not self.show.travelling(now):
            self._turn_page()
        return moving or self.show.pending or self.show.stage.lit

    def _shown(self) -> "Shown":
        """What there is to read at the table, as far as the show changes it."""
        show = self.show
        return Shown(len(show.log), show.quiet, show.state.asked, show.telling.news, show.said)

    def _resize(self, measures: Measures) -> None:
        """Follow the window's size."""
        page.fit(self.model, measures)

    def _your_turn(self) -> None:
        """The person's turn has come, and all that led to it has been seen."""
        if self.model.forced_move() is None:
            self.app.sounds.play("turn")

    def _turn_page(self) -> None:
        """Bring up the page that belongs to the end of a round or of the match."""
        if not self.ways.on_top(self):
            return
        if self.show.stopped is not None and not self.sitting_over_and_last():
            self.app.sounds.play("round")
            self.ways.round(self.model)
        elif self.show.stopped is not None:
            self.show.go_on()
        elif self.model.finished and not self._result_shown:
            self._result_shown = True
            won = YOU in (self.sitting.match.state.winners or ())
            self.app.sounds.play("win" if won else "lose")
            self.open_result()

    def sitting_over_and_last(self) -> bool:
        """Whether the round just shown is the last of a match that is over."""
        state = self.sitting.match.state
        return state.over and len(self.show.state.rounds) == len(state.rounds)

    @property
    def felt(self) -> Felt | None:
        return self.model.game.felt

    def build(self, measures: Measures) -> Node:
        self._resize(measures)
        self._follow_attention()
        return page.tree(self.model, self)

    # What the nodes do.

    def click(self, zone: str) -> None:
        """A click on a zone."""
        self.pointer.click(zone)

    def click_card(self, zone: str, card: int) -> None:
        """A click on one card of a zone; in the hand ``card`` is a slot."""
        self.pointer.click_card(zone, card)

    def pick(self, zone: str) -> None:
        """Pick a zone's cards up, or put them down again."""
        self.pointer.pick(zone)

    def toggle(self, slot: int) -> None:
        """Pick a card of the hand, or let go of it."""
        self.pointer.toggle(slot)

    def press(self, offers: Sequence[Offer]) -> None:
        """Press the button of what is offered."""
        self.doing.press(offers)

    def spot(self) -> None:
        """Call, and then click the card that is meant."""
        self.calls.spot()
        if self.app.by_keyboard:
            lying = (node for node in self.tree.nodes if node.area == "table")
            for top in [node for node in lying if node.role is Role.CARD][-1:]:
                self.set_focus(top)

    def lay_all(self) -> None:
        """Lay all the melds that are marked in the hand."""
        self.doing.lay_all()

    def sort(self, how: str) -> None:
        """Sort the hand, or leave it as it is from now on."""
        self.app.set("sort", "none" if self.show.hand.how == how else how)
        self.show.hand.sort(self.app.settings.sort)
        self.moves.arranged()

    def hint(self) -> None:
        """Ask the coach, or repeat what it said."""
        if self.sitting.advice is None:
            self.sitting.ask_coach()
        self._hear_coach()

    def _hear_coach(self) -> None:
        advice = self.sitting.advice
        if advice is not None:
            state, game = self.sitting.match.state, self.model.game
            move = game.say(state, game.parse(advice.move), self.show.names)
            self.model.say(Notice(Kind.HINT, say("table-hint", move=move, why=advice.why)))
            pick_hinted(self.model)
        self.changed()

    def undo(self) -> None:
        """Take the last decision back."""
        self.undoing.undo()

    def redo(self) -> None:
        """Make what was taken back again."""
        self.undoing.redo()

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

    def hurry_on(self) -> None:
        """Show everything up to the person's turn at once."""
        self.others.hurry_on()

    def step(self) -> None:
        """Have the next opponent move."""
        self.others.step()

    def again(self) -> None:
        """Show once more what happened since the person's turn."""
        if self.model.repeatable:
            self.model.say(None)
            self.pointer.drop_pick()
            self.show.again()
            self.changed()

    def pause(self) -> None:
        """The pause menu."""
        self.ways.pause(self.model)

    def toggle_sound(self) -> None:
        """Turn the sound off, or on again."""
        self.app.toggle_sound()

    # What the player does.

    def back(self) -> None:
        if self.pointer.drag.break_off():
            return
        if self.model.picked or self.show.hand.picks:
            self.pointer.drop_pick()
        elif self.model.notice is not None:
            self.model.say(None)
            self.changed()
        else:
            self.pause()

    def on_key(self, key: Key) -> None:
        if key.name in ("return", "enter", "space") and not self.show.quiet:
            self.moves.skip()
            return
        if key.control and self._control(key):
            return
        super().on_key(key)

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
        self.pointer.drag.move(x, y)
        if hover != self.hover:
            self._point()

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        self._point()

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
        before, hand = self.model.coming, self.show.hand
        pointed = self.pointed()
        over = pointed[1] if pointed is not None and pointed[0] == HAND else None
        if self.model.held.carried is None and over != hand.hovered:
            hand.hovered = over
            self.show.rearrange(self.model.now)
        self.model.coming = pointed if pointed is not None and pointed[0] != HAND else None
        if before != self.model.coming:
            self.changed()

    def on_press(self, x: float, y: float) -> None:
        if not self.show.quiet and self.show.stopped is None:
            seen = self.show.state.asked == YOU
            self.moves.skip()
            node = self.tree.at(x, y)
            if not seen and node is not None and node.area == "table":
                # The click was for skipping: what lies there now had not been seen yet.
                return
        elif self.model.stepping:
            node = self.tree.at(x, y)
            if node is None or node.role != Role.BUTTON:
                self.others.step()
                return
        super().on_press(x, y)
        self._pressed_at = self.model.now
        self.pointer.drag.press(x, y)

    def on_release(self, x: float, y: float) -> None:
        if self.model.now - self._pressed_at >= LONG and enlarged(self.model) is not None:
            # It was looked at and no more.
            self.pressed = ""
        if not self.pointer.drag.release(x, y):
            node = self.tree.at(x, y)
            if node is not None and node.click is not None and self.pressed == node.key:
                node.click()
            super().on_release(x, y)
        self.pressed = ""

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
