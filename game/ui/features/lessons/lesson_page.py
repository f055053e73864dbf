"""The table of a lesson: the teacher's panel explains each step, and markers show its subject.

`LessonPage` is a table page. `teacher` builds the panel; `pointed_at` makes the markers.
`FirstHandPage` is the round that a newcomer to a game wins. `LessonOverPage` is the end of a
lesson: the new skill, the next lesson, and a small celebration. The confetti falls behind the
panel, so it never lies on the words.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from pygame import Rect

from game.core.event import Seat, bare_card
from game.core.game import Game
from game.core.table import PERSON_HAND_ZONE
from game.features.lessons.answers import answer
from game.features.lessons.guide import LessonSession, calm, lesson_of
from game.features.lessons.lesson import LEARNER_SEAT, Aim, Point, Step, minutes
from game.features.lessons.lesson_check import why
from game.features.lessons.progress import Progress
from game.games import GAMES
from game.text.icon import Icon
from game.text.message import Message, TextValue, in_order, listed, say, told
from game.ui import routes
from game.ui.features.lessons.open_lesson import begin_first_hand, begin_lesson
from game.ui.features.match.match_page import TablePage
from game.ui.features.scores.victory import FLYING_CARD_COUNT, VictoryShow
from game.ui.features.setup.planned_match import begin_short
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.input.commands import (
    CONTINUE_LESSON,
    GO_BACK,
    OPEN_LOG,
    OPEN_RULES,
    OPEN_SETTINGS,
    REPLAY_LAST_MOVES,
    SHOW_HINT,
    UNDO_MOVE,
    Command,
    Scope,
)
from game.ui.kit.input.events import Key
from game.ui.kit.layout.alternatives import FirstFit, LargestFit
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, NodeBox, Pad
from game.ui.kit.layout.leaf import Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.layout.scroll import Scroll, ScrollState
from game.ui.kit.pages.dialog import DIALOG_PANEL_KEY, Dialog, DialogButton
from game.ui.kit.pages.page import called
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Act, Action, Node, Role
from game.ui.kit.widgets.surfaces import Panel
from game.ui.program import Program, leave_for
from game.ui.table.model.actions import Undo
from game.ui.table.model.table_model import TableModel
from game.ui.table.motion.event_effects import DURATION_FACTORS
from game.ui.table.render import page_layout
from game.ui.table.render.felt_effects import POINTER_ANIMATION_SECONDS, paint_pointer
from game.ui.table.render.page_layout import hand_rect


class Lecture(NamedTuple):
    """Content of the teacher's panel: title with progress, text and buttons.

    ``go_on`` is None if the step asks for a move. ``take_back`` is None unless the learner strayed.
    ``leaving`` labels the button that leaves; ``leave_command`` does the same by key.
    """

    head: TextValue
    text: TextValue
    go_on: Act | None
    take_back: Act | None
    leave: Act
    leaving: TextValue = Message("lessons-leave")
    leave_command: Command | None = GO_BACK


def teacher(lecture: Lecture, scroller: ScrollState, kit: Kit) -> Box:
    """The teacher's panel. It replaces the log, so it covers nothing of the table."""
    ground = Node(
        Role.PANEL, say("lessons-teacher"), nowhere(), scroller.panel, widget=Panel(edge=True)
    )
    pad, gap = kit.px(14), kit.px(8)
    text = kit.words(told(lecture.text), 17, role=Role.ALERT, weight="semibold")
    buttons: list[Box] = []
    if lecture.take_back is not None:
        buttons.append(
            kit.button(
                "take back",
                say("lessons-back"),
                lecture.take_back,
                target=44,
                icon=Icon.UNDO,
                command=UNDO_MOVE,
                primary=True,
                area="lesson",
                first=True,
            )
        )
    if lecture.go_on is not None:
        buttons.append(
            kit.button(
                "go on",
                CONTINUE_LESSON.label,
                lecture.go_on,
                target=44,
                icon=Icon.PLAY,
                command=CONTINUE_LESSON,
                primary=True,
                area="lesson",
                first=True,
            )
        )
    buttons.append(
        kit.button(
            "leave lesson",
            told(lecture.leaving),
            lecture.leave,
            target=44,
            icon=Icon.HOME if lecture.leave_command else Icon.PLAY,
            command=lecture.leave_command,
            area="lesson",
        )
    )
    inside = Column(
        [
            kit.words(told(lecture.head), 13.5, tone="gold", weight="semibold"),
            Space(high=kit.px(4)),
            Scroll(scroller, text, kit.measures, outside=True).growing(),
            Space(high=gap),
            FirstFit(Row([one.growing() for one in buttons], gap), Column(buttons, gap)),
        ]
    )
    return NodeBox(ground, Pad(inside, pad, kit.px(10)))


# Markers.


def pointed_at(model: TableModel, points: Sequence[Point], nodes: Sequence[Node]) -> list[Node]:
    """A node at each marked place, for the screen reader and the paint overlay. Nodes have no
    action."""
    found = []
    for number, point in enumerate(points):
        for place, (what, rect) in enumerate(_spots(model, point, nodes)):
            found.append(
                Node(Role.TAG, say("lessons-look", what=what), rect, f"look {number}/{place}")
            )
    return found


def _spots(model: TableModel, point: Point, nodes: Sequence[Node]) -> list[tuple[str, Rect]]:
    """Description and rectangle of each place that a point marks."""
    laid = model.show.laid
    match point.aim:
        case Aim.PLAYER:
            seat = Seat(int(point.name))
            return [(told(model.show.names[seat].called), laid.plates[seat].copy())]
        case Aim.FACTS:
            rects = [node.rect for node in nodes if node.role is Role.SIGN]
            return [(say("lessons-facts"), rects[0].unionall(rects[1:]))] if rects else []
        case Aim.BUTTON:
            return [
                (say("lessons-button", name=node.name), node.rect.copy())
                for node in nodes
                if node.move == point.name and node.area == "bar"
            ]
    place = laid.place(point.name)
    if place is None or point.name not in laid.spots:
        return []
    if not point.cards:
        return [(told(place.name), rect) for rect in _whole(model, point.name)]
    named = told(listed([model.show.table.card_name(text) for text in point.cards]))
    rects = card_rects(model, point.name, point.cards)
    what = say("lessons-cards", cards=named, place=told(place.name))
    return [(what, rect) for rect in _joined(rects)]


def _whole(model: TableModel, zone: str) -> list[Rect]:
    """The rectangle of a zone: the hand where its cards are painted now; none without cards."""
    laid = model.show.laid
    if zone != PERSON_HAND_ZONE:
        return [laid.spots[zone].copy()]
    sprites = model.show.cast.zones.get(zone, [])
    rects = [sprite.where(model.now).rect(laid.card) for sprite in sprites]
    return [rects[0].unionall(rects[1:])] if rects else []


def card_rects(model: TableModel, zone: str, cards: Sequence[str]) -> list[Rect]:
    """Rectangles of the given cards in a zone where they are painted now, including duplicates."""
    laid, wanted = model.show.laid, set(cards)
    if zone == PERSON_HAND_ZONE:
        order = laid.order[PERSON_HAND_ZONE]
        places = [order[slot] for slot, text in enumerate(model.show.hand.order) if text in wanted]
    else:
        held = enumerate(model.show.seen.zone(zone))
        places = [at for at, text in held if text in wanted or bare_card(text) in wanted]
    rects = laid.rects.get(zone, [laid.spots[zone]] * len(laid.poses[zone]))
    return [where_painted(model, zone, place, rects[place]) for place in places]


def where_painted(model: TableModel, zone: str, place: int, rect: Rect) -> Rect:
    """A card's uncovered part at the place where the card is painted now."""
    sprites = model.show.cast.zones.get(zone, [])
    if not 0 <= place < len(sprites):
        return rect.copy()
    return Rect(sprites[place].where(model.now).rect(model.show.laid.card).topleft, rect.size)


def _joined(rects: Sequence[Rect]) -> list[Rect]:
    """Rectangles with neighbours merged, so that a row of cards gets one marker."""
    found: list[Rect] = []
    for rect in sorted(rects, key=lambda one: (one.y, one.x)):
        if found and found[-1].inflate(4, 4).colliderect(rect):
            found[-1] = found[-1].union(rect)
        else:
            found.append(rect)
    return found


class LessonPage(TablePage):
    """The table of a lesson.

    Opponents move as the lesson's record says. An unexpected move is played and explained; the
    lesson pauses until the player takes it back.
    """

    name = "lesson"
    places = (Scope.TABLE, Scope.MOVE, Scope.LESSON)

    def __init__(self, app: Program, lesson_session: LessonSession, fresh: bool) -> None:
        super().__init__(app, lesson_session, fresh)
        self.lesson_session = lesson_session
        self.guide = lesson_session.guide
        self.scroller = ScrollState("teacher")
        self.model.posed = True
        self.model.rules = self.guide.lesson.title
        self.model.settings = calm(app.settings)
        self._about: tuple[object, ...] = ()
        self._since = 0.0
        self._left = self._over = False
        self.announcing.asks = False
        self._taught: TextValue = ""
        self._lectured: tuple[TextValue, TextValue] = ("", "")

    @property
    def commands(self) -> list[Command]:
        """Those of a table; but the teacher stands in the place of the log."""
        return [one for one in super().commands if one not in (OPEN_LOG, REPLAY_LAST_MOVES)]

    @property
    def called(self) -> str:
        return called(super().called, told(self.guide.lesson.title))

    # Lifecycle.

    def entered(self) -> None:
        super().entered()
        self.model.settings = calm(self.app.settings)
        self.session.forced = False

    def left(self) -> None:
        super().left()
        self._keep()

    def _keep(self) -> None:
        lesson = self.guide.lesson
        progress = Progress(self.app.settings.lessons)
        if self._over:
            game = self.model.game
            # A first hand teaches a turn, as the first lesson does.
            also = game.lessons[:1] if lesson.name == game.first_hand else ()
            for name in (lesson.name, *also):
                progress.finished(lesson.game, name)
        else:
            progress.left(lesson.game, lesson.name, self.guide.place)
        self.app.save_settings()

    # Time.

    def advance(self, now: float) -> bool:
        self.lesson_session.follow()
        moving = super().advance(now)
        self.lesson_session.follow()
        self.model.paused = self.guide.reading or self.guide.over or self.guide.strayed is not None
        about = self._position()
        if about != self._about:
            self._about, self._since = about, now
            self.model.taught = self._taught_move()
            self.scroller.offset = 0
            self.changed()
            if self.app.by_keyboard and self.settled:
                self._focus_teacher()
            self._teach()
        pulsing = self._pulsing and now - self._since < POINTER_ANIMATION_SECONDS
        if pulsing:
            self.renderer.dirty = True
        if self.guide.over and not self._over and self.navigator.is_top(self):
            self._finish()
        return moving or pulsing

    def _taught_move(self) -> str | None:
        """The move whose button is primary: empty if none is; None where the learner is free."""
        step = self.teaching
        if self.guide.free or (step is not None and step.free):
            return None
        return (step.move if step is not None else None) or ""

    def _teach(self) -> None:
        """Announce the teacher's text to the screen reader, once."""
        text = self._lecture().text if self.settled else ""
        if text and text != self._taught:
            self.announcing.say(told(text), at_once=self.guide.strayed is not None)
        self._taught = text

    def _position(self) -> tuple[object, ...]:
        """A key that changes whenever the teacher has a new text."""
        guide = self.guide
        return guide.place, guide.strayed, len(self.session.match.moves), self.settled

    @property
    def settled(self) -> bool:
        """Whether all animations are over."""
        return self.show.quiet or self.show.stopped is not None

    @property
    def _pulsing(self) -> bool:
        settings = self.app.settings
        points = self.teaching is not None and self.teaching.points
        return bool(points) and not settings.still

    @property
    def teaching(self) -> Step | None:
        """The step that the teacher explains now; None during animations and after a stray move."""
        if not self.settled or self.guide.strayed is not None or self.guide.over:
            return None
        return self.guide.step

    @property
    def coming(self) -> bool:
        """Always False: the teacher comments on a round instead of a result page."""
        return False

    def _turn_page(self) -> None:
        """Open no page after the match either."""

    # Layout.

    def build(self, measures: Measures) -> Node:
        table = super().build(measures)
        table.children += pointed_at(self.model, self._points, list(table.walk()))
        return table

    @property
    def _points(self) -> Sequence[Point]:
        """What the teacher points at now."""
        step = self.teaching
        return () if step is None or (self.guide.free and step.free) else step.points

    @property
    def columns(self) -> list[ScrollState]:
        return [*super().columns, self.scroller]

    def panels(self, kit: Kit) -> Box:
        """The teacher under the score, or in its place where the text would not fit."""
        talk = teacher(self._lecture(), self.scroller, kit)
        whole = page_layout.panels(self.model, kit, talk)
        alone = page_layout.panels(self.model, kit, talk, scored=False)
        self.model.standing.away()
        return LargestFit([whole, alone])

    def below(self, kit: Kit, room: Rect) -> Box:
        if not self.model.finished and self.show.stopped is None:
            return super().below(kit, room)
        return Align(kit.words(say("lessons-over"), 17, role=Role.PROMPT, weight="semibold"))

    def _point(self) -> None:
        hovered = self.show.hand.hovered
        super()._point()
        if self.show.hand.hovered != hovered:
            # What a reader is told of follows the raised card too.
            self.changed()

    def _lecture(self) -> Lecture:
        guide = self.guide
        lesson, count = guide.lesson, len(guide.lesson.steps)
        number = min(count, guide.place + 1)
        head = Message("lessons-head", title=lesson.title, step=number, count=count)
        if not self.settled:
            # Until an opponent is asked, the sentence of the person's own move and its head stay.
            if self.show.state.asked not in (LEARNER_SEAT, None):
                self._lectured = head, Message("lessons-watch")
            return Lecture(*self._lectured, None, None, self.leave)
        if guide.strayed is not None:
            return Lecture(head, self._answer(), None, self.take_back, self.leave)
        step = lesson.steps[-1] if guide.over else guide.step
        if step is None:
            return Lecture(head, Message("lessons-watch"), None, None, self.leave)
        text = lesson.said(step.says)
        self._lectured = head, text
        return Lecture(head, text, self.go_on if guide.reading else None, None, self.leave)

    def _answer(self) -> TextValue:
        guide, match = self.guide, self.session.match
        step, strayed = guide.expected, guide.strayed
        assert strayed is not None and step is not None and step.move is not None, "a task"
        reply = answer(guide.lesson, step, strayed)
        if reply:
            return Message("lessons-astray", why=reply)
        before = guide.lesson.match(step.moves)
        game, names = match.game, self.model.show.names
        seen = game.from_view(before.view(LEARNER_SEAT))
        move = game.describe_move(seen, game.parse(step.move), names)
        reason = why(before, step.move)
        better = Message("lessons-strayed", move=move, why=reason)
        return Message("lessons-astray", why=better)

    def paint_over(self, painter: Painter) -> None:
        super().paint_over(painter)
        since = self.model.now - self._since if self._pulsing else None
        kept = [one.rect for one in self.tree.nodes if one.role is Role.FIGURE]
        hand = hand_rect(self.show.laid)
        kept += [] if hand is None else [hand]
        # Cards may have moved since the tree was built.
        for node in pointed_at(self.model, self._points, self.tree.nodes):
            paint_pointer(painter, node.rect, since, kept)

    def _focus_teacher(self) -> None:
        """Focus the teacher's button if there is one."""
        for key in ("take back", "go on"):
            node = self.tree.by_key.get(key)
            if node is not None:
                self.set_focus(node)
                return
        first = self.tree.first()
        if first is not None and self.focus in ("take back", "go on"):
            self.set_focus(first)

    # Actions.

    def go_on(self) -> None:
        """Go on after a text."""
        self.guide.go_on()
        self.changed()

    def take_back(self) -> None:
        """Take back all moves since the lesson left its course."""
        while self.guide.strayed is not None and self.session.undoable:
            self.undoing.take_back()
            self.lesson_session.follow()
        self.model.say(None)
        self.changed()

    def perform(self, action: Action) -> None:
        if not isinstance(action, Undo):
            super().perform(action)
        elif self.guide.strayed is not None:
            self.take_back()
        elif self.session.undoable:
            self.undoing.take_back()

    def pause(self) -> None:
        navigator = self.navigator
        rules = navigator.opener(routes.Rules.of_match(self.model.session.match))
        navigator.ask(
            "lesson menu",
            Message("lessons-menu"),
            Message("lessons-menu-text"),
            [
                DialogButton(Message("dialog-go-on"), navigator.back, Icon.PLAY),
                DialogButton(OPEN_RULES.called, rules, Icon.RULES, OPEN_RULES),
                DialogButton(
                    OPEN_SETTINGS.called,
                    navigator.opener(routes.Settings()),
                    Icon.SETTINGS,
                    OPEN_SETTINGS,
                ),
                DialogButton(Message("lessons-leave-lesson"), self.leave, Icon.HOME),
            ],
            Scope.PAUSE,
        )

    def leave(self) -> None:
        """Leave for the list of lessons. The lesson resumes here later. Escape does the same."""
        leave_for(self.app, routes.Start(), routes.Lessons(self.model.game))

    def _finish(self) -> None:
        """End the lesson and offer the next one."""
        self._over = True
        self._keep()
        game, lesson = self.model.game, self.guide.lesson
        heading = Message("lessons-finished", title=lesson.title)
        all_of_them = DialogButton(Message("lessons-all"), self.leave, Icon.BACK)
        following = Progress(self.app.settings.lessons).next(game.name, game.lessons)
        if following is not None:
            nextly = lesson_of(game, following)
            text = Message("lessons-finished-next", title=nextly.title, count=minutes(nextly))
            answer = DialogButton(
                Message("lessons-next-lesson"),
                lambda: begin_lesson(self.app, game, following),
                Icon.PLAY,
            )
        else:
            text = Message("lessons-finished-all", game=game.title, key=SHOW_HINT.said)
            answer = DialogButton(
                Message("lessons-play"), lambda: begin_short(self.app, game), Icon.PLAY
            )
        self._open_end(heading, text, [answer, all_of_them], flying=following is None)

    def _open_end(
        self, heading: TextValue, text: TextValue, answers: Sequence[DialogButton], flying: bool
    ) -> None:
        """Say what the learner can do now, then ``text``; cards of the game fly if ``flying``."""
        game, cards = self.model.game, list[str]()
        if flying:
            match = self.session.match
            pack = list(game.pack(match.setup.players, match.setup.options))
            cards = Random(len(match.moves)).sample(pack, FLYING_CARD_COUNT)
        said = in_order([self.guide.lesson.learned, text])
        faces = self.show.table.face_set
        self.navigator.open(routes.LessonOver(heading, said, answers, cards, faces))


# The first hand.


class FirstHandPage(LessonPage):
    """A lesson that begins from the start page, leads back there, and ends with a match."""

    name = "first hand"

    def _lecture(self) -> Lecture:
        lecture = super()._lecture()
        if self.lesson_session.over:
            return lecture
        return lecture._replace(leave=self.skip, leaving=Message("first-skip"), leave_command=None)

    def _turn_page(self) -> None:
        """Show the final scores on the table; no page follows the round."""
        if self.show.stopped is not None:
            self.show.go_on()

    def pause(self) -> None:
        navigator = self.navigator
        navigator.ask(
            "lesson menu",
            Message("lessons-menu"),
            Message("first-menu-text"),
            [
                DialogButton(Message("dialog-go-on"), navigator.back, Icon.PLAY),
                DialogButton(
                    OPEN_SETTINGS.called,
                    navigator.opener(routes.Settings()),
                    Icon.SETTINGS,
                    OPEN_SETTINGS,
                ),
                DialogButton(Message("first-skip"), self.skip, Icon.CARDS),
                DialogButton(Message("score-start"), self.leave, Icon.HOME),
            ],
            Scope.PAUSE,
        )

    def skip(self) -> None:
        """Play a short match in place of the rest."""
        begin_short(self.app, self.model.game)

    def leave(self) -> None:
        """Leave for the start page. Escape does the same."""
        leave_for(self.app, routes.Start())

    def _finish(self) -> None:
        """End the hand, and offer a match against easy opponents or the first hand of a game."""
        self._over = True
        self._keep()
        answers = [DialogButton(Message("first-go-on"), self.skip, Icon.PLAY)]
        other = self._another_game()
        if other is not None:
            answers.append(
                DialogButton(
                    Message("first-another"), lambda: begin_first_hand(self.app, other), Icon.CARDS
                )
            )
        answers.append(DialogButton(Message("first-done"), self.leave, Icon.HOME))
        self._open_end(Message("first-won"), Message("first-won.text"), answers, flying=True)

    def _another_game(self) -> Game[Any, Any] | None:
        """The next game whose first hand was not won; None if all were."""
        progress, at = Progress(self.app.settings.lessons), GAMES.index(self.model.game)
        following = (*GAMES[at + 1 :], *GAMES[:at])
        return next(
            (
                one
                for one in following
                if one.first_hand and not progress.was_finished(one.name, one.first_hand)
            ),
            None,
        )


# The end of a lesson.


LESSON_CONFETTI_COUNT = 90
"""Number of pieces of confetti after a lesson; after a game's last one cards fly as well."""


class LessonOverPage(Dialog):
    """The dialog after a lesson; ``cards`` fly when all lessons of the game are done."""

    def __init__(
        self,
        app: Program,
        heading: TextValue,
        text: TextValue,
        answers: Sequence[DialogButton],
        cards: Sequence[str],
        faces: str,
    ) -> None:
        super().__init__(app, "lesson over", heading, text, answers)
        speed = DURATION_FACTORS[app.settings.speed]
        self.party: VictoryShow | None = None
        if speed:
            reduced = app.settings.less_motion
            self.party = VictoryShow(speed, 0.0, 0.0, reduced, LESSON_CONFETTI_COUNT, cards, faces)
        self._begun = False

    def update(self, now: float) -> bool:
        if self.party is None:
            return False
        if not self._begun:
            self._begun, self.party.begins = True, now
        self.renderer.dirty = True
        if not self.party.update(now):
            self.party = None
        return self.party is not None

    def on_press(self, x: float, y: float) -> None:
        celebrates = self.party is not None
        self._end_party()
        inside = self.tree.by_key[DIALOG_PANEL_KEY].rect.collidepoint(x, y)
        if inside or not celebrates:
            super().on_press(x, y)

    def on_key(self, key: Key) -> None:
        self._end_party()
        super().on_key(key)

    def _end_party(self) -> None:
        self.renderer.dirty = self.renderer.dirty or self.party is not None
        self.party = None

    def paint(self, painter: Painter) -> None:
        painter.shade()
        if self.party is not None and self._begun:
            self.party.paint(painter)
        self.renderer.paint_nodes(painter)
