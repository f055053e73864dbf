"""The page of a match in progress, with undo, redo and hints.

``UndoControl`` takes decisions back and describes them. ``HintControl`` asks the coach and marks
its advice. ``TablePage`` is the page.
"""

from collections.abc import Callable

from game.ai.levels import advice_text, certainty_text
from game.core.event import PERSON_SEAT, View, apply_event
from game.match.summary import is_counted
from game.match.undo import Undone
from game.session import MatchSession
from game.storage.match_store import MatchWriter
from game.storage.settings import MADE_FOR_PLAYER
from game.text.icon import Icon
from game.text.message import Message, TextValue, Value, in_order, together
from game.ui import routes
from game.ui.features.match.table_page import TableView, model_of
from game.ui.kit.input.commands import CANCEL_UNDO, Scope, presses
from game.ui.kit.input.events import InputEvent, Key, KeyHeld
from game.ui.kit.pages.dialog import DialogButton
from game.ui.kit.tree import Act, Action, Node, Role
from game.ui.program import Navigation, Program
from game.ui.routes import Comparison
from game.ui.table.control.move_maker import MoveChooser, MoveMaker
from game.ui.table.control.pointer import Pointer
from game.ui.table.control.table_talk import TableTalk
from game.ui.table.control.turn_clock import CallClock, TurnPacing
from game.ui.table.model.actions import (
    AskHint,
    ClickCard,
    ClickZone,
    LayAll,
    NextOpponent,
    OpenMenu,
    PickZone,
    PressOffers,
    Redo,
    ShowAgain,
    SkipAhead,
    SpotCall,
    TableHost,
    TogglePick,
    Undo,
)
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.model.table_model import TableModel
from game.ui.table.render.hints import compares_moves, pick_hinted
from game.ui.table.render.side_panel import lost_at_the_end

MAX_NAMED_CARD_COUNT = 2
"""Maximum number of cards that are named; more are counted."""
MIN_TABLE_SECONDS = 0.4
"""Minimum time on the table between two pages, in seconds, so that the screen does not flash."""


def not_undone(writer: MatchWriter) -> Notice | None:
    """A notice that the undo is not saved; None if it is on disk."""
    if not writer.loss:
        return None
    return Notice(NoticeKind.NOT_SAVED, Message("unsaved-undone", problem=writer.problem or ""))


class UndoControl:
    """Undo and redo of the person's decisions."""

    def __init__(
        self,
        model: TableModel,
        moves: MoveMaker,
        calls: CallClock,
        page: TableHost,
        navigator: Navigation,
    ) -> None:
        self.model = model
        self.moves = moves
        self.calls = calls
        self.page = page
        self.navigator = navigator

    def undo(self) -> None:
        """Take the last decision back; ask first if it lies in an earlier round.

        A child is never asked.
        """
        session = self.model.session
        if not session.undoable or session.match.state.over:
            return
        back = session.rounds_back
        if not back or self.model.for_children:
            self.take_back()
            return
        now = session.match.state.round
        self.navigator.ask(
            "undo",
            Message("undo-heading", round=now - back),
            Message("undo-text", round=now - back),
            [
                DialogButton(Message("undo-back", round=now - back), self._go_back, Icon.UNDO),
                DialogButton(Message("undo-stay"), self.navigator.back, Icon.CROSS, CANCEL_UNDO),
            ],
            Scope.UNDO,
        )

    def _go_back(self) -> None:
        self.navigator.back()
        self.take_back()

    def take_back(self) -> None:
        """Take the last decision back without asking."""
        model = self.model
        undone = model.session.undo()
        self._let_go()
        model.show.snap(model.session.match.view(PERSON_SEAT))
        if not model.show.telling.forget(len(model.session.match.moves)):
            model.show.telling.remember(model.session.told())
        model.say(
            not_undone(model.session.writer) or Notice(NoticeKind.UNDONE, said(model, undone))
        )
        self.page.changed()

    def redo(self) -> None:
        """Redo the undone moves, up to the person's next decision."""
        session = self.model.session
        if not session.redoable or not session.yours:
            return
        events = session.redo()
        self._let_go()
        self.model.say(None)
        self.model.show.add(events)
        self.moves.moved()

    def _let_go(self) -> None:
        """Clear the picks and the open call, since the position has changed."""
        self.model.picked = None
        self.model.show.hand.picks.clear()
        self.calls.forget()


def said(model: TableModel, undone: Undone) -> TextValue:
    """A description of the undone moves, in the game's own words."""
    game, names = model.game, model.show.names
    move = game.describe_move(undone.before, game.parse(undone.moves[0].move), names)
    sentences = [Message("undo-taken-back", move=move)]
    if undone.others:
        others = together([names[seat] for seat in undone.others])
        sentences.append(Message("undo-others", who=others))
    count = len(undone.shown)
    if count:
        table = model.show.table
        cards: Value = Message("undo-from-stock", count=count)
        if count <= MAX_NAMED_CARD_COUNT:
            named = [Message("undo-the", card=table.card_name(card)) for card in undone.shown]
            cards = together(named)
        sentences.append(Message("undo-seen", count=count, cards=cards))
    return in_order(sentences)


class HintControl:
    """Asks the coach and marks its advice at the table."""

    def __init__(self, model: TableModel, page: TableHost, navigator: Navigation) -> None:
        self.model = model
        self.page = page
        self.navigator = navigator

    def ask(self) -> None:
        """Ask the coach or repeat the move and why; while that is shown, say how sure it is.

        While that is shown, open the comparison of moves.
        """
        session, notice = self.model.session, self.model.notice
        if compares_moves(self.model):
            assert session.advice is not None, "there is advice to compare"
            self.navigator.open(Comparison(self.model, session.advice))
            return
        if notice is not None and notice.sure:
            self.model.say(Notice(NoticeKind.SURE, notice.certainty))
            self.page.changed()
            return
        if session.advice is None:
            session.ask_coach()
        self._tell()

    def listen(self) -> None:
        """Show the coach's advice once it has arrived."""
        if self.model.session.listen():
            self._tell()

    def _tell(self) -> None:
        model = self.model
        advice = model.session.advice
        if advice is not None:
            state, game, names = model.session.state, model.game, model.show.names
            sure = certainty_text(game, state, advice, names)
            how_sure = sure or ""
            # That it is only a guess is said at once.
            more, later = (how_sure, "") if advice.failed else ("", how_sure)
            text = advice_text(game, state, advice, names)
            model.say(Notice(NoticeKind.HINT, text, further=more, certainty=later))
            pick_hinted(model)
        self.page.changed()


def greet(app: Program, session: MatchSession, company: TableTalk) -> None:
    """Let a rival greet the player who sits down, but not in two matches running."""
    match, settings = session.match, app.settings
    if not settings.remarks or not is_counted(match.notes.mode):
        return
    greeting = None
    if not settings.greeted:
        greeting = app.rivals.greeting(match.seats, match.game.name, app.rng)
    if settings.greeted != (greeting is not None):
        settings.greeted = greeting is not None
        app.save_settings()
    if greeting is not None:
        company.remarks.greet(*greeting)


class TablePage(TableView):
    """The table of a match; clicks, drags and keys become moves of seat 0.

    Its parts share the ``model``.
    """

    name = "table"

    @property
    def places(self) -> tuple[Scope, ...]:  # type: ignore[override]
        """The table's scope, plus that of moves or of a finished match."""
        return (Scope.TABLE, Scope.OVER if self.model.finished else Scope.MOVE)

    def __init__(self, app: Program, session: MatchSession, fresh: bool) -> None:
        view: View = {}
        if fresh:
            opening, *events = session.match.opening
            apply_event(view, opening.as_seen_by(PERSON_SEAT))
        else:
            view = session.match.view(PERSON_SEAT)
        super().__init__(app, model_of(app, session, view))
        self.session = session
        self.moves = MoveMaker(self.model, self, app.sounds)
        doing = MoveChooser(self.model, self.moves, self)
        self.pointer: Pointer = Pointer(self.model, self, self.moves, doing)
        self.calls = CallClock(self.model, self.moves, self, app.sounds, app.front)
        self.others = TurnPacing(self.model, self.moves, self.calls, self)
        self.undoing = UndoControl(self.model, self.moves, self.calls, self, self.navigator)
        self.company = TableTalk(self.model, self, app.rng)
        self.show.listen = self.company.hear
        self.coaching = HintControl(self.model, self, self.navigator)
        self._talking = self._travelling = False
        self._updated = self._passed = 0.0
        self._result_shown = False
        self._next_page_at = None if fresh else 0.0
        self.model.opening = fresh
        if fresh:
            self.show.add(events)
            greet(app, session, self.company)
        else:
            self.show.telling.remember(session.told())

    # Time.

    @property
    def waiting(self) -> bool:
        session = self.session
        thinks = session.thinking or session.coaching or self.show.held
        beat = self.model.plays_itself() or self.pointer.stacks.held.pressing
        beat = beat or self.pointer.why.waiting
        return thinks or beat or self._talking or self.model.notice_ends

    def seconds_until_due(self, now: float) -> float:
        return self.others.glow.seconds_until_due(now)

    @property
    def only_decorates(self) -> bool:
        return self.model.call_left is not None and not self.show.is_travelling(self._updated)

    def entered(self) -> None:
        super().entered()
        self.pointer.stacks.let_go()
        self.session.presence.back()
        self.session.forced = True
        self.session.makes_all = self.app.settings.forced == MADE_FOR_PLAYER

    def left(self) -> None:
        if self.moves.explained:
            self.app.save_settings()
        self.app.worker.drop()
        self.session.leave()

    def may_go(self, then: Act) -> bool:
        """Whether the match can be left without a loss; otherwise asks first.

        Tries to save before.
        """
        writer = self.session.writer
        writer.try_again()
        if writer.loss:
            self.navigator.open(routes.Unsaved(writer, then))
            return False
        return True

    def lost(self) -> Message | None:
        self.session.writer.try_again()
        return lost_at_the_end(self.session.writer)

    def woken(self, now: float) -> None:
        super().woken(now)
        self.session.presence.pass_to(now, self.app.front.seen)
        self.session.presence.did(now)

    @property
    def music(self) -> tuple[str, bool]:
        # A match that could end at an earlier turn of this round still can.
        can_end = self.model.last_round == self.show.seen.round and not self.model.finished
        return self.model.game.instrument, can_end

    def update(self, now: float) -> bool:
        self._passed = min(0.25, max(0.0, now - self._updated))
        self._updated = now
        if self.model.opening:
            self.model.opening = False
            # Captions of another match end here.
            self.app.sounds.captions.clear()
            self.app.sounds.play("motif")
        self.session.presence.pass_to(now, self.app.front.seen)
        moving = self.show_on(now)
        progress = self.show.table.progress(self.show.state) if self.show.seen else None
        if progress is not None and progress.is_last:
            self.model.last_round = self.show.state.round
        self.pointer.prune()
        self.pointer.why.update(now)
        moving = self.calls.count_down(self._passed) or moving
        if not self.app.front.seen:
            # In the background the clocks stop, and clocks alone cause no repaint.
            moving = self._travelling
        self._talking = self.company.update(now)
        self.others.glow.update(now)
        if self.model.sweep_notice():
            self.changed()
        if self._next_page_at is None and self.navigator.is_top(self):
            self._next_page_at = now + MIN_TABLE_SECONDS
        if self.coming and self._next_page_at is not None and now < self._next_page_at:
            moving = True
        elif not self.show.is_travelling(now):
            self._turn_page()
        return moving or self.show.pending or self.show.stage.lit

    def advance(self, now: float) -> bool:
        self.others.keep_pace(now)
        self._travelling = self.show.update(now) or self.pointer.drag.is_gliding(now)
        self._passed = self.calls.counted_seconds(self._passed)
        moving = self.calls.keep_waiting(self._passed) or self._travelling
        if (self.show.quiet and (not moving or self.show.overlaps)) or self.calls.is_unanswered():
            self.others.play(now, self.navigator.is_top(self))
            self.session.think_ahead()
        if self.pointer.stacks.held.pressing and self.navigator.is_top(self):
            self.pointer.stacks.held.update(now)
        self.coaching.listen()
        return moving

    def all_seen(self) -> None:
        if self.session.yours and not self.model.plays_itself():
            self.app.sounds.play("turn")
            self.app.rumble("turn")
        if self.app.by_keyboard:
            self.pointer.stacks.focus_largest()

    def _turn_page(self) -> None:
        """Open the page for the end of a round or match."""
        if not self.navigator.is_top(self):
            return
        if self.stops:
            self._next_page_at = None
            self.app.sounds.play("round")
            self.navigator.open(routes.Round(self.model))
        elif self.show.stopped is not None:
            self.show.go_on()
            self.changed()
        elif self.model.finished and not self._result_shown:
            self._result_shown = True
            won = PERSON_SEAT in (self.session.match.state.winners or ())
            self.app.sounds.play("win" if won else "lose")
            self.navigator.open(routes.Result(self.model))

    @property
    def coming(self) -> bool:
        over = self.session.match.state.over and not self._result_shown
        return self.stops or bool(over)

    @property
    def stops(self) -> bool:
        """Whether the round page opens once all animations end."""
        return self.show.stopped is not None and not self.was_last_round()

    def was_last_round(self) -> bool:
        """Whether the round just shown was the last one of a finished match."""
        state = self.session.match.state
        return state.over and len(self.show.state.rounds) == len(state.rounds)

    # Actions of nodes.

    def perform(self, action: Action) -> None:
        match action:
            case ClickZone(zone):
                self.pointer.click(zone)
            case ClickCard(zone, card):
                self.pointer.click_card(zone, card)
            case PickZone(zone):
                self.pointer.pick(zone)
            case TogglePick(slot):
                self.pointer.toggle(slot)
            case PressOffers(offers):
                self.pointer.doing.press(offers)
            case SpotCall():
                self.calls.spot()
            case LayAll():
                self.pointer.doing.lay_all()
            case AskHint():
                self.coaching.ask()
            case Undo():
                self.undoing.undo()
            case Redo():
                self.undoing.redo()
            case SkipAhead():
                self.others.hurry_on()
            case NextOpponent():
                self.others.step()
            case ShowAgain():
                self.pointer.show_again()
            case OpenMenu():
                self.pause()
            case _:
                super().perform(action)

    # Input.

    def back(self) -> None:
        if self.pointer.drag.break_off():
            return
        if self.model.picked or self.show.hand.picks:
            self.pointer.drop_pick()
        elif self.model.notice is not None:
            self.model.say(None)
            self.changed()
        else:
            self.leave()

    def pause(self) -> None:
        self.navigator.open(routes.Pause(self.model))

    def leave(self) -> None:
        """Open the menu: what Escape does when nothing is held, picked or said."""
        self.pause()

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, KeyHeld):
            self.pointer.stacks.hold_key()
        else:
            super().handle(event)

    def on_key(self, key: Key) -> None:
        stacks = self.pointer.stacks
        stacks.let_go()
        if presses(key) and not self.show.quiet:
            self.moves.skip()
        elif not (presses(key) and stacks.press_key()):
            super().on_key(key)

    def grabs(self, x: float, y: float) -> bool:
        return super().grabs(x, y) or self.pointer.stacks.is_repeated_at(x, y)

    def tells(self, x: float, y: float) -> bool:
        return super().tells(x, y) and not self.pointer.stacks.is_repeated_at(x, y)

    def on_press(self, x: float, y: float) -> None:
        self.press_beside(x, y)
        if self._is_for(lambda: self.under(x, y)):
            super().on_press(x, y)
            self.pointer.drag.press(x, y)
            self.pointer.stacks.press(x, y)

    def on_release(self, x: float, y: float) -> None:
        if self.pointer.stacks.held.release():
            self.renderer.pressed = ""
        super().on_release(x, y)

    def use(self, node: Node) -> None:
        if self._is_for(lambda: self.tree.by_key.get(node.key)):
            super().use(self.tree.by_key.get(node.key, node))

    def _is_for(self, find: Callable[[], Node | None]) -> bool:
        """Whether a click applies to the node found now; otherwise it skips or steps."""
        if not self.show.quiet and self.show.stopped is None:
            seen = self.show.state.asked == PERSON_SEAT
            self.moves.skip()
            node = find()
            # After a skip the table differs from what the player clicked on.
            return seen or node is None or node.area != "table"
        if self.model.stepping:
            node = find()
            if node is None or node.role != Role.BUTTON:
                self.others.step()
                return False
        return True
