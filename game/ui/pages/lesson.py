"""A lesson at the table: the teacher says what is to be done, and the learner does it."""

from pygame import Rect

from game.ai.characters import YOU, Player
from game.learn.judging import why
from game.learn.length import minutes
from game.learn.lesson import LEARNER, Step
from game.learn.progress import Progress
from game.ui.box import Align, Box, Scroller
from game.ui.learning import begin_lesson, calm, lesson_of
from game.ui.lessonsitting import LessonSitting
from game.ui.page import called
from game.ui.pages.table import TablePage
from game.ui.paint.painter import Painter
from game.ui.paint.theme import Measures
from game.ui.plan import Plan
from game.ui.program import Program
from game.ui.table import page
from game.ui.table.pointing import LASTS, paint_pointer
from game.ui.table.teacher import Lecture, pointed_at, teacher
from game.ui.tree import Node, Role
from game.ui.ways import Answer
from game.ui.widgets.kit import Kit
from game.ui.window.commandplaces import Place
from game.ui.window.commands import HINT, LOG, ONCE_MORE, RULES, SETTINGS, Command
from game.words.message import Message, say, told


class LessonPage(TablePage):
    """A table at which a lesson is played.

    The others move as its record has it.  A move that it does not expect is made and answered,
    and nobody goes on until it has been taken back.
    """

    name = "lesson"
    places = (Place.TABLE, Place.MOVE, Place.LESSON)

    def __init__(self, app: Program, sitting: LessonSitting, fresh: bool) -> None:
        super().__init__(app, sitting, fresh)
        self.lessons = sitting
        self.guide = sitting.guide
        self.scroller = Scroller()
        self.model.posed = True
        self.model.settings = calm(app.settings)
        self._about: tuple[object, ...] = ()
        self._since = 0.0
        self._left = self._over = False
        self.announcing.asks = False
        self._taught = ""

    @property
    def commands(self) -> list[Command]:
        """Those of a table; but the teacher stands in the place of the log."""
        return [one for one in super().commands if one not in (LOG, ONCE_MORE)]

    @property
    def called(self) -> str:
        return called(super().called, told(self.guide.lesson.title))

    # Coming and going.

    def entered(self) -> None:
        super().entered()
        self.model.settings = calm(self.app.settings)
        self.sitting.forced = False

    def left(self) -> None:
        super().left()
        self._keep()

    def _keep(self) -> None:
        """Keep how far one has come."""
        lesson = self.guide.lesson
        progress = Progress(self.app.settings.lessons)
        if self._over:
            progress.finished(lesson.game, lesson.name)
        else:
            progress.left(lesson.game, lesson.name, self.guide.place)
        self.app.save_settings()

    # Time.

    def advance(self, now: float) -> bool:
        self.lessons.follow()
        moving = super().advance(now)
        self.lessons.follow()
        self.model.paused = self.guide.reading or self.guide.over or self.guide.strayed is not None
        about = self._position()
        if about != self._about:
            self._about, self._since = about, now
            self.scroller.offset = 0
            self.changed()
            if self.app.by_keyboard and self.settled:
                self._focus_teacher()
            self._teach()
        pulsing = self._pulsing and now - self._since < LASTS
        if pulsing:
            self.dirty = True
        if self.guide.over and not self._over and self.ways.on_top(self):
            self._finish()
        return moving or pulsing

    def _teach(self) -> None:
        """Have what the teacher says be heard, once."""
        text = self._lecture().text if self.settled else ""
        if text and text != self._taught:
            self.announcing.say(text, at_once=self.guide.strayed is not None)
        self._taught = text

    def _position(self) -> tuple[object, ...]:
        """Another value whenever the teacher has something else to say."""
        guide = self.guide
        return guide.place, guide.strayed, len(self.sitting.match.moves), self.settled

    @property
    def settled(self) -> bool:
        """Whether all that has happened has been seen."""
        return self.show.quiet or self.show.stopped is not None

    @property
    def _pulsing(self) -> bool:
        settings = self.app.settings
        points = self.teaching is not None and self.teaching.points
        return bool(points) and settings.get("reduced_motion") == "off" and settings.speed != "off"

    @property
    def teaching(self) -> Step | None:
        """What the teacher speaks of now."""
        if not self.settled or self.guide.strayed is not None or self.guide.over:
            return None
        return self.guide.step

    @property
    def coming(self) -> bool:
        """No page comes up after a round: the teacher speaks of it."""
        return False

    def _turn_page(self) -> None:
        """None comes up after the match either."""

    # What is seen.

    def build(self, measures: Measures) -> Node:
        table = super().build(measures)
        step = self.teaching
        if step is not None and not (self.guide.free and step.free):
            nodes = list(table.walk())
            table.children += pointed_at(self.model, step.points, nodes)
        return table

    @property
    def columns(self) -> dict[str, Scroller]:
        return {**super().columns, "teacher": self.scroller}

    def panels(self, kit: Kit) -> Box:
        talk = teacher(self._lecture(), self.scroller, kit)
        return page.panels(self.model, self, kit, talk)

    def below(self, kit: Kit, room: Rect) -> Box:
        if not self.model.finished and self.show.stopped is None:
            return super().below(kit, room)
        return Align(kit.words(say("learn-over"), 17, role=Role.PROMPT, weight="semibold"))

    def _lecture(self) -> Lecture:
        guide = self.guide
        lesson, count = guide.lesson, len(guide.lesson.steps)
        number = min(count, guide.place + 1)
        head = say("learn-head", title=lesson.title, step=number, count=count)
        if not self.settled:
            return Lecture(head, say("learn-watch"), None, None, self.leave)
        if guide.strayed is not None:
            return Lecture(head, self._answer(), None, self.take_back, self.leave)
        step = lesson.steps[-1] if guide.over else guide.step
        if step is None:
            return Lecture(head, say("learn-watch"), None, None, self.leave)
        text = told(lesson.said(step.says))
        return Lecture(head, text, self.go_on if guide.reading else None, None, self.leave)

    def _answer(self) -> str:
        """What is said of a move that was not expected."""
        guide, match = self.guide, self.sitting.match
        step, strayed = guide.expected, guide.strayed
        assert strayed is not None, "there is a move to speak of"
        if step is None or step.move is None:
            return say("learn-over-astray") if self.lessons.over else say("learn-early")
        own = step.misses.get(strayed, step.misses.get(""))
        if own is not None:
            return say("learn-astray", why=guide.lesson.said(own))
        before = guide.lesson.match(step.moves)
        game, names = match.game, self.model.show.names
        seen = game.from_view(before.view(LEARNER))
        move = game.say(seen, game.parse(step.move), names)
        reason = why(before, step.move)
        better = Message("learn-strayed", move=move, why=reason)
        return say("learn-astray", why=better)

    def paint_over(self, painter: Painter) -> None:
        super().paint_over(painter)
        since = self.model.now - self._since if self._pulsing else None
        for node in self.tree.nodes:
            if node.key.startswith("look "):
                paint_pointer(painter, node.rect, since)

    def _focus_teacher(self) -> None:
        """Have the keyboard at the teacher's button, where there is something to read."""
        for key in ("take back", "go on"):
            node = self.tree.by_key.get(key)
            if node is not None:
                self.set_focus(node)
                return
        first = self.tree.first()
        if first is not None and self.focus in ("take back", "go on"):
            self.set_focus(first)

    # What the learner does.

    def go_on(self) -> None:
        """What was to be read has been read."""
        self.guide.go_on()
        self.changed()

    def take_back(self) -> None:
        """Take back what the lesson did not expect."""
        while self.guide.strayed is not None and self.sitting.undoable:
            self.undoing.take_back()
            self.lessons.follow()
        self.model.say(None)
        self.changed()

    def undo(self) -> None:
        if self.guide.strayed is not None:
            self.take_back()
        elif self.sitting.undoable:
            self.undoing.take_back()

    def pause(self) -> None:
        ways = self.ways
        self.ways.ask(
            "lesson menu",
            Message("learn-menu"),
            Message("learn-menu-text"),
            [
                Answer(Message("dialog-go-on"), ways.back, "play"),
                Answer(RULES.label, lambda: ways.rules(self.model.game), "rules", RULES),
                Answer(SETTINGS.label, ways.settings, "settings", SETTINGS),
                Answer(Message("learn-leave-lesson"), self.leave, "home"),
            ],
            Place.PAUSE,
        )

    def leave(self) -> None:
        """To the page of lessons; this one goes on where it is left.  Escape does that, too."""
        self.ways.lessons(self.model.game)

    def _finish(self) -> None:
        """The lesson is done: say what comes next."""
        self._over = True
        self._keep()
        game, lesson = self.model.game, self.guide.lesson
        heading = Message("learn-finished", title=lesson.title)
        all_of_them = Answer(Message("learn-all"), self.leave, "back")
        following = Progress(self.app.settings.lessons).next(game.name, game.lessons)
        if following is not None:
            nextly = lesson_of(game, following)
            text = Message("learn-finished-next", title=nextly.title, count=minutes(nextly))
            answer = Answer(
                Message("learn-next-lesson"),
                lambda: begin_lesson(self.app, game, following),
                "play",
            )
        else:
            text = Message("learn-finished-all", game=game.title, key=HINT.said)
            answer = Answer(Message("learn-play"), self._play, "play")
        self.ways.ask("lesson over", heading, text, [answer, all_of_them])

    def _play(self) -> None:
        """A real match, with easy opponents and the usual rules."""
        game = self.model.game
        plan = Plan(game, self.app.rng)
        plan.levels = ["easy"] * len(plan.levels)
        seats = [Player(YOU, None).seat(), *(one.seat() for one in plan.company())]
        self.ways.begin(game, game.options(), seats)
