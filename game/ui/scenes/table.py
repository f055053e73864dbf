"""The table: a match being played."""

from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.event import View, follow
from game.core.illegal import Illegal, IllegalMove
from game.ui.inputs import Key
from game.ui.paint import Painter
from game.ui.scene import Scene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.score import ResultScene, RoundScene
from game.ui.sitting import YOU, Sitting
from game.ui.table.effects import PACES
from game.ui.table.layout import at
from game.ui.table.nodes import bar, corner, place_node, plate
from game.ui.table.picture import Picture
from game.ui.table.pointer import Pointer
from game.ui.table.show import Show
from game.ui.table.side import journal, standing, standing_height
from game.ui.theme import Measures
from game.ui.tree import Node

if TYPE_CHECKING:
    from game.ui.app import App


class TableScene(Scene):
    """Shows a sitting, and turns clicks, drags and keys into moves of seat 0."""

    name = "table"

    def __init__(self, app: "App", sitting: Sitting, fresh: bool) -> None:
        super().__init__(app)
        self.sitting = sitting
        self.game = sitting.match.game
        self.message: Illegal | None = None
        self.scrolled = 0
        self.pointer = Pointer(self)
        self._result_shown = False
        self._trouble: str | None = None
        self.picture = Picture(self)
        names = sitting.names
        self.portraits = [
            "you" if player.character is None else player.character.portrait
            for player in sitting.players
        ]
        if fresh:
            opening, *events = sitting.match.opening
            view: View = {}
            follow(view, opening.for_seat(YOU))
            self.show = Show(self.game, view, names, self._felt(), app.sounds.play)
            self.show.add(events)
        else:
            view = sitting.match.view(YOU)
            self.show = Show(self.game, view, names, self._felt(), app.sounds.play)
            self.show.log = sitting.told()

    # Measures.

    def _side(self) -> int:
        return self.measures.px(264)

    def _bar(self) -> int:
        measures = self.measures
        message = 3 * self.app.texts.height(measures.text(15.5)) + measures.px(16)
        return max(measures.px(78), message, measures.target(44) + measures.px(12))

    def _felt(self) -> Rect:
        measures = self.measures
        edge = measures.px(12)
        wide = measures.width - self._side() - edge
        return Rect(edge, edge, wide - edge, measures.height - self._bar() - 2 * edge)

    # Time.

    @property
    def waiting(self) -> bool:
        return self.sitting.thinking or self.sitting.coaching

    @property
    def your_turn(self) -> bool:
        """Whether the person is asked and has seen all that happened."""
        return self.sitting.yours and self.show.quiet

    def status(self) -> dict[str, Any]:
        return self.sitting.match.state.status()

    def entered(self) -> None:
        super().entered()
        settings = self.app.settings
        self.show.set_pace(settings.speed, settings.reduced_motion == "on")
        self.pointer.break_off()

    def left(self) -> None:
        self.app.thinker.drop()

    def update(self, now: float) -> bool:
        self.pointer.now = now
        self.show.resize(self._felt())
        before = (len(self.show.log), self.show.quiet, self.show.view.get("seat"))
        laid = self.show.laid
        moving = self.show.update(now) or self.pointer.gliding(now)
        if self.show.quiet and not moving:
            self._let_think(now)
        if self.sitting.listen():
            self._hear_coach()
        after = (len(self.show.log), self.show.quiet, self.show.view.get("seat"))
        if before != after or laid is not self.show.laid:
            if after[1] and not before[1] and self.sitting.yours:
                self.app.sounds.play("turn")
            self.changed()
        if not self.show.travelling(now):
            self._turn_page()
        return moving or self.show.pending

    def _let_think(self, now: float) -> None:
        events = self.sitting.think(now, PACES[self.app.settings.speed])
        if events:
            self.show.add(events)
            self.changed()

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
            self.app.director.push(ResultScene(self.app, self))

    def sitting_over_and_last(self) -> bool:
        """Whether the round just shown is the last of a match that is over."""
        state = self.sitting.match.state
        return state.over and len(self.show.view["rounds"]) == len(state.rounds)

    # The tree.

    def build(self, measures: Measures) -> Node:
        show = self.show
        show.resize(self._felt())
        root = Node("table", self.game.title, Rect(0, 0, measures.width, measures.height))
        root.children = [
            *self._zones(),
            *(self._plate(seat) for seat in show.laid.plates),
            *self._panels(measures),
            *corner(self, measures),
            *bar(self, Rect(0, measures.height - self._bar(), self._felt().right, self._bar())),
        ]
        return root

    def _zones(self) -> list[Node]:
        show = self.show
        legal = self.pointer.legal_by_zone() if self.your_turn else {}
        played = self.game.table.played(show.view) if self.game.table else None
        return [
            place_node(
                self,
                place,
                at(show.view, place.zone),
                legal.get(place.zone),
                first=place.zone == self._first_zone(legal, played),
            )
            for place in show.laid.places
        ]

    def _first_zone(self, legal: dict[str, str], played: str | None) -> str | None:
        return next(iter(legal), played)

    def _plate(self, seat: int) -> Node:
        thinks = self.show.view["seat"] == seat and self.show.quiet
        return plate(self, seat, thinks)

    def _panels(self, measures: Measures) -> list[Node]:
        left = measures.width - self._side()
        edge = measures.px(12)
        top = Rect(
            left,
            edge,
            self._side() - edge,
            standing_height(len(self.show.names), measures),
        )
        low = Rect(left, top.bottom + edge, top.w, measures.height - top.bottom - 2 * edge)
        return [
            standing(
                self.show.view,
                self.game.title,
                self._round_text(),
                self.show.names,
                top,
                self.portraits,
                measures,
            ),
            journal(self.show.log, low, self.scrolled, self.app.texts, measures),
        ]

    def _round_text(self) -> str:
        view = self.show.view
        rounds = view["options"].get("rounds")
        of = f" of {rounds}" if isinstance(rounds, int) else ""
        return f"Round {view['round'] or 1}{of}, deal {self.sitting.match.setup.seed}"

    # What the player does.

    def try_move(self, move: str) -> bool:
        """Make a move of the person's, or say why it is refused; whether it was made."""
        illegal = self.sitting.why(move)
        if illegal is None:
            try:
                self.show.add(self.sitting.play(move))
            except IllegalMove as error:
                illegal = error.illegal
        if illegal is not None:
            self.refuse(illegal)
            return False
        self.message = None
        self.pointer.picked = None
        self._tell_trouble()
        self.changed()
        return True

    def _tell_trouble(self) -> None:
        """Say that moves are not being saved, once for each reason."""
        trouble = self.sitting.keeper.trouble
        if trouble is not None and trouble != self._trouble:
            self.message = Illegal("not-saved", trouble)
        self._trouble = trouble

    def refuse(self, illegal: Illegal) -> None:
        """Say why something is not done."""
        self.message = illegal
        self.app.sounds.play("refuse")
        self.changed()

    def press_action(self, move: str) -> None:
        """A button of the bar."""
        if not self.show.quiet:
            self.skip()
        self.try_move(move)

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
            self.message = Illegal("hint", f"{said}. {advice.why}")
        self.changed()

    def undo(self) -> None:
        """Take the last decision back."""
        if not self.sitting.undoable or self.sitting.match.state.over:
            return
        self.sitting.undo()
        self.pointer.picked = None
        self.show.snap(self.sitting.match.view(YOU))
        self.show.log = self.sitting.told()
        self.message = Illegal(
            "undone", "Taken back to your last decision; a card that was drawn goes back unseen."
        )
        self.changed()

    def skip(self) -> None:
        """Have everything arrive at once."""
        self.show.skip()
        self.changed()

    def open_rules(self) -> None:
        """The rules, at the rule the message is about."""
        heading = "" if self.message is None else self.message.rule
        self.app.director.push(RulesScene(self.app, self.game, heading))

    def back(self) -> None:
        if self.pointer.break_off():
            return
        if self.pointer.picked:
            self.pointer.drop_pick()
        elif self.message is not None:
            self.message = None
            self.changed()
        else:
            self.pause()

    def pause(self) -> None:
        """The pause menu."""
        self.app.director.push(PauseScene(self.app, self))

    def on_key(self, key: Key) -> None:
        if key.name in ("return", "enter", "space") and not self.show.quiet:
            self.skip()
            return
        super().on_key(key)

    def on_move(self, x: float, y: float) -> None:
        super().on_move(x, y)
        self.pointer.move(x, y)

    def on_press(self, x: float, y: float) -> None:
        if not self.show.quiet and self.show.stopped is None:
            seen = self.show.view["seat"] == YOU
            self.skip()
            node = self.tree.at(x, y)
            if not seen and node is not None and node.area == "table":
                # The click was for skipping: what lies there now had not been seen yet.
                return
        super().on_press(x, y)
        self.pointer.press(x, y)

    def on_release(self, x: float, y: float) -> None:
        if not self.pointer.release(x, y):
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

    def hinted_zone(self) -> str | None:
        """The zone the coach's move is about, while its advice is shown."""
        advice = self.sitting.advice
        if advice is None or self.message is None or self.message.code != "hint":
            return None
        for place in self.show.laid.places:
            if self.show.table.meaning(self.show.view, place.zone, None) == advice.move:
                return place.zone
        return None
