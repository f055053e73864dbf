"""The table: a match being played."""

from typing import TYPE_CHECKING, Any

from game.core.event import View, follow
from game.core.illegal import Illegal, IllegalMove
from game.core.table import HAND
from game.ui.inputs import Key
from game.ui.paint import Painter
from game.ui.scene import Scene
from game.ui.scenes.dialog import Answer
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ResultScene, RoundScene
from game.ui.scenes.seal import SealScene
from game.ui.scenes.unsaved import may_go
from game.ui.sitting import YOU, Sitting
from game.ui.table import page, undoing
from game.ui.table.asking import Asking
from game.ui.table.calls import Calls
from game.ui.table.effects import PACES
from game.ui.table.grip import grip_of
from game.ui.table.hints import pick_hinted
from game.ui.table.notice import Kind, Notice, Notices, refusal
from game.ui.table.picture import Picture
from game.ui.table.pointer import Pointer
from game.ui.table.remarks import Remarks
from game.ui.table.show import Show
from game.ui.theme import Measures
from game.ui.tree import Act, Node

if TYPE_CHECKING:
    from game.ui.app import App


CONTROL = {("z", False): "undo", ("y", False): "redo", ("z", True): "redo"}
"""The keys of buttons that are pressed with Control besides their letter, and with Shift."""


class TableScene(Scene):
    """Shows a sitting, and turns clicks, drags and keys into moves of seat 0."""

    name = "table"

    def __init__(self, app: "App", sitting: Sitting, fresh: bool) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.game = sitting.match.game
        self.notices = Notices(self)
        self.scrolled = 0
        self.pointer = Pointer(self)
        self.asking = Asking(self)
        self.calls = Calls(self)
        self._talking = False
        self._updated = 0.0
        self.coming_shown: tuple[str, int] | None = None
        self._result_shown = False
        self._trouble: str | None = None
        self.picture = Picture(self)
        names = sitting.names
        self.portraits = [
            "you" if player.character is None else player.character.portrait
            for player in sitting.players
        ]
        view: View = {}
        if fresh:
            opening, *events = sitting.match.opening
            follow(view, opening.for_seat(YOU))
        else:
            view = sitting.match.view(YOU)
        self.remarks = Remarks(self)
        self.show = Show(
            self.game,
            view,
            names,
            page.felt(self),
            self.measures,
            app.sounds.play,
            app.settings.sort,
            self.remarks.hear,
        )
        if fresh:
            self.show.add(events)
        else:
            self.show.log = sitting.told()

    # What is said.

    @property
    def notice(self) -> Notice | None:
        """What is said in the bar about the position that is shown; None for nothing."""
        return self.notices.notice

    @notice.setter
    def notice(self, notice: Notice | None) -> None:
        self.notices.say(notice)

    # Time.

    @property
    def waiting(self) -> bool:
        sitting = self.sitting
        return sitting.thinking or sitting.coaching or self._talking or self.notices.ending

    @property
    def counting(self) -> bool:
        return self.calls.left is not None and not self.show.travelling(self._updated)

    @property
    def your_turn(self) -> bool:
        """Whether the person is asked and has seen all that happened."""
        return self.sitting.yours and self.show.quiet

    @property
    def finished(self) -> bool:
        """Whether the match is over and its end has been shown."""
        return self.sitting.match.state.over and self.show.quiet

    def status(self) -> dict[str, Any]:
        return self.sitting.match.state.status()

    def entered(self) -> None:
        super().entered()
        settings = self.app.settings
        self.show.set_pace(settings.speed, settings.reduced_motion == "on")
        self.pointer.drag.break_off()

    def left(self) -> None:
        self.app.thinker.drop()

    def may_go(self, then: Act) -> bool:
        return may_go(self.app, self.sitting.keeper, then)

    def woken(self, now: float) -> None:
        self.pointer.now = now

    def update(self, now: float) -> bool:
        passed = min(0.25, max(0.0, now - self._updated))
        self._updated = now
        self.pointer.now = now
        self.show.resize(page.felt(self), self.measures)
        before = (len(self.show.log), self.show.quiet, self.show.view.get("seat"))
        laid = self.show.laid
        moving = self.show.update(now) or self.pointer.drag.gliding(now)
        passed = self.calls.counted(passed)
        travelling, moving = moving, self.calls.keep_waiting(passed) or moving
        if (self.show.quiet and not moving) or self.calls.unanswered():
            self._let_think(now)
        if self.sitting.listen():
            self._hear_coach()
        after = (len(self.show.log), self.show.quiet, self.show.view.get("seat"))
        if before != after or laid is not self.show.laid:
            if after[1] and not before[1] and self.sitting.yours:
                self.app.sounds.play("turn")
            self.changed()
        self.pointer.prune()
        moving = self.calls.count_down(passed) or moving
        if not self.app.front.seen:
            # The clocks stand still, and nothing moves because of them.
            moving = travelling
        self._talking = self.remarks.update(now)
        if self.notices.sweep():
            self.changed()
        if not self.show.travelling(now):
            self._turn_page()
        return moving or self.show.pending

    def _let_think(self, now: float) -> None:
        events = self.sitting.think(now, PACES[self.app.settings.speed])
        if events:
            self.show.add(events)
            self.changed()
            self.calls.hear(events)

    def _turn_page(self) -> None:
        """Bring up the page that belongs to the end of a round or of the match."""
        if self.app.director.top is not self:
            return
        if self.show.stopped is not None and not self.sitting_over_and_last():
            self.app.sounds.play("round")
            self.app.director.push(RoundScene(self.app, self))
        elif self.show.stopped is not None:
            self.show.go_on()
        elif self.show.quiet and self.sitting.match.state.over and not self._result_shown:
            self._result_shown = True
            won = YOU in (self.sitting.match.state.winners or ())
            self.app.sounds.play("win" if won else "lose")
            self.open_result()

    def open_result(self) -> None:
        """The result of the match, which is over."""
        self.app.director.push(ResultScene(self.app, self))

    def sitting_over_and_last(self) -> bool:
        """Whether the round just shown is the last of a match that is over."""
        state = self.sitting.match.state
        return state.over and len(self.show.view["rounds"]) == len(state.rounds)

    def build(self, measures: Measures) -> Node:
        self.show.resize(page.felt(self), measures)
        return page.tree(self)

    # What the player does.

    def try_move(self, move: str) -> bool:
        """Make a move of the person's, or say why it is refused; whether it was made."""
        illegal = self.out_of_turn() or self.sitting.why(move)
        if illegal is None:
            try:
                events = self.sitting.play(move)
                self.show.fresh.clear()
                self.show.add(events)
            except IllegalMove as error:
                illegal = error.illegal
        if illegal is not None:
            self.refuse(refusal(illegal))
            return False
        self.notice = None
        self.pointer.picked = None
        self.moved()
        return True

    def moved(self) -> None:
        """A move of the person's has been made and is being shown."""
        self._tell_trouble()
        self.arranged()

    def _tell_trouble(self) -> None:
        """Say that moves are not being saved, once for each reason."""
        trouble = self.sitting.keeper.trouble
        if trouble is not None and trouble != self._trouble:
            self.notice = Notice(Kind.NOT_SAVED, trouble)
        self._trouble = trouble

    def out_of_turn(self) -> Illegal | None:
        """Whose turn it is as far as it has been shown; None if it is the person's.

        Also None once the match is over: nobody has a turn.
        """
        if self.sitting.yours or self.sitting.match.state.over:
            return None
        shown = self.show.view
        if shown["seat"] == YOU:
            # The person's own move is being shown, and who comes after it is known.
            shown = self.sitting.match.view(YOU)
        return self.sitting.not_yours(shown)

    def refuse(self, notice: Notice) -> None:
        """Say why something is not done: out of turn only for a moment."""
        self.notices.say(notice, passing=not self.sitting.yours)
        self.app.sounds.play("refuse")
        self.changed()

    def sort(self, how: str) -> None:
        """Sort the hand, or leave it as it is from now on."""
        self.app.set("sort", "none" if self.show.hand.how == how else how)
        self.show.hand.sort(self.app.settings.sort)
        self.arranged()

    def arranged(self) -> None:
        """The hand is held in another way now."""
        self.show.rearrange(self.pointer.now)
        self.changed()

    def coming_text(self) -> str:
        """What is said of the card of a pile that is pointed at, with all that comes along."""
        if not self.your_turn:
            return ""
        grip = self.pointed()
        if grip is None or grip[0] == HAND:
            return ""
        return self.show.table.coming(self.show.view, *grip)[1]

    def pointed(self) -> tuple[str, int] | None:
        """The zone and the place of the single card under the pointer or the focus."""
        key = self.hover
        if not key and self.app.by_keyboard:
            key = self.tree.focus if self._tree is not None else self.focus
        grip = grip_of(key)
        if grip is None or grip.card is None:
            return None
        if grip.card >= len(self.show.laid.poses.get(grip.zone, ())):
            # It has gone since, from under a pointer that rests.
            return None
        return grip.zone, grip.card

    def hint(self) -> None:
        """Ask the coach, or repeat what it said."""
        if self.sitting.advice is None:
            self.sitting.ask_coach()
        self._hear_coach()

    def _hear_coach(self) -> None:
        advice = self.sitting.advice
        if advice is not None:
            state = self.sitting.match.state
            said = self.game.say(state, self.game.parse(advice.move), self.show.names)
            self.notice = Notice(Kind.HINT, f"{said}. {advice.why}")
            pick_hinted(self)
        self.changed()

    def undo(self) -> None:
        """Take the last decision back."""
        undoing.undo(self)

    def redo(self) -> None:
        """Make what was taken back again."""
        undoing.redo(self)

    def skip(self) -> None:
        """Have everything arrive at once."""
        self.show.skip()
        self.changed()

    def open_rules(self) -> None:
        """The rules, at the rule the message is about."""
        heading = "" if self.notice is None else self.notice.rule
        self.app.director.push(RulesScene(self.app, self.game, heading))

    def seal(self) -> str:
        """The seal of the deal that is being shown; nothing if it was never sealed."""
        deals = self.sitting.match.deals
        shown = min(len(self.show.view["rounds"]), len(deals) - 1)
        return deals[shown].seal or ""

    def open_seal(self) -> None:
        """The proof of the deals."""
        self.app.director.push(SealScene(self.app, self))

    def back(self) -> None:
        if self.pointer.drag.break_off():
            return
        if self.pointer.picked or self.show.hand.picks:
            self.pointer.drop_pick()
        elif self.notice is not None:
            self.notice = None
            self.changed()
        else:
            self.pause()

    def pause(self) -> None:
        """The pause menu, with the ways on from a match that is over."""
        ends: list[Answer] = []
        if self.finished:
            result = ResultScene(self.app, self)
            ends = [
                Answer("Back to the result", self._result_again, "medal", "B"),
                Answer("Review", result.review, "graph", "V"),
                Answer("Play again", result.again, "replay", "P"),
            ]
        self.app.director.push(PauseScene(self.app, self, ends))

    def _result_again(self) -> None:
        """From the pause menu to the result."""
        self.app.director.pop()
        self.open_result()

    def on_key(self, key: Key) -> None:
        if key.name in ("return", "enter", "space") and not self.show.quiet:
            self.skip()
            return
        if key.control and self._control(key):
            return
        super().on_key(key)

    def _control(self, key: Key) -> bool:
        """Press the button that a key means together with Control; whether it means one."""
        meant = CONTROL.get((key.name, key.shift))
        node = None if meant is None else self.tree.by_key.get(meant)
        if node is None or node.act is None or not node.enabled:
            return False
        node.act()
        return True

    def on_move(self, x: float, y: float) -> None:
        hover = self.hover
        super().on_move(x, y)
        self.pointer.drag.move(x, y)
        if hover != self.hover:
            self._point()

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        self._point()

    def _point(self) -> None:
        """Have the card pointed at rise out of the hand, or say what comes with it."""
        before, hand = self.coming_shown, self.show.hand
        pointed = self.pointed()
        over = pointed[1] if pointed is not None and pointed[0] == HAND else None
        if self.pointer.carried is None and over != hand.hovered:
            hand.hovered = over
            self.show.rearrange(self.pointer.now)
        self.coming_shown = pointed if pointed is not None and pointed[0] != HAND else None
        if before != self.coming_shown:
            self.changed()

    def on_press(self, x: float, y: float) -> None:
        if not self.show.quiet and self.show.stopped is None:
            seen = self.show.view["seat"] == YOU
            self.skip()
            node = self.tree.at(x, y)
            if not seen and node is not None and node.area == "table":
                # The click was for skipping: what lies there now had not been seen yet.
                return
        super().on_press(x, y)
        self.pointer.drag.press(x, y)

    def on_release(self, x: float, y: float) -> None:
        if not self.pointer.drag.release(x, y):
            node = self.tree.at(x, y)
            if node is not None and "click" in node.look and self.pressed == node.key:
                node.look["click"]()
            super().on_release(x, y)
        self.pressed = ""

    def on_wheel(self, x: float, y: float, dy: float) -> None:
        node = self.tree.at(x, y)
        if node is not None and node.role == "log":
            most = max(0, len(self.show.log) - 4)
            self.scrolled = min(most, max(0, self.scrolled + round(dy * 2)))
            self.changed()

    # Painting.

    def paint(self, painter: Painter) -> None:
        self.picture.paint(painter)
        self.paint_tip(painter)
