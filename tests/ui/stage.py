"""A window without a screen, played at made-up times by whoever tests it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from pygame import Surface

from game.ai.levels import Advice
from game.ai.worker import Job, Question
from game.core.event import Event
from game.core.game import Game
from game.features.puzzles.puzzle_finder import MadePuzzle, PuzzleJob
from game.features.rerun.rerun import RerunJob, RerunProgress
from game.features.review.oversights import NOTHING_OVERLOOKED, Overlooked, OversightJob
from game.features.review.review import Judgement, Review
from game.features.worker_jobs import JobClient
from game.games import GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.match.undo import only_move
from game.session import MatchSession
from game.storage.profile import Profile
from game.ui.app.app import App
from game.ui.features.match.match_page import TablePage
from game.ui.features.setup.setup_page import SetupPage
from game.ui.kit.input.commands import choose
from game.ui.kit.input.events import Key, Moved, Press, Release, Typed, Wheel
from game.ui.kit.pages.page import Page
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Node
from tests.tiers import by_tier

NAMES = (
    *("You", "Ada (medium)", "Max (easy)", "Iris (hard)", "Otto (expert)"),
    *("Noor (medium)", "Leo (easy)", "Mina (hard)", "Tomas (expert)", "Yuki (medium)"),
)
USUAL_SIZE = (1280, 720)
EVERY_SIZE = (
    (960, 600),
    USUAL_SIZE,
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
    (960, 1200),
    (2560, 600),
    (1000, 2000),
    (1000, 1300),
    (2560, 1080),
)
"""Windows of the usual shapes, the smallest one, and odd ones."""
SIZES = by_tier(change=(USUAL_SIZE,), night=EVERY_SIZE)
"""Those that one case goes through, in the tier that runs."""

FRAME = 1 / 60
POINTS_ACROSS = 8
"""Points along a side of a node that are tried where its middle is covered."""
TODAY = date(2026, 11, 21)
S = TypeVar("S", bound=Page)


class Prompt(JobClient):
    """Answers at once and here, by the easiest level that takes what looks best.

    ``slow`` has it keep the answer back, ``asked`` are the questions so far.  Opponents overlook
    what ``overlooks`` says, which is nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.coach_slow = False
        self.asked: list[Question] = []
        self._open: Question | None = None
        self._looked_back: Review | None = None
        self._piece: RerunJob | None = None
        self._posed: PuzzleJob | None = None
        self._hindsight: OversightJob | None = None
        self.overlooks: Callable[[OversightJob], Overlooked] = lambda _: NOTHING_OVERLOOKED

    def start(self) -> None:
        raise AssertionError("no process is needed here")

    def ask(self, question: Job) -> None:
        if isinstance(question, RerunJob):
            self._piece = question
            return
        if isinstance(question, PuzzleJob):
            self._posed = question
            return
        if isinstance(question, Review):
            self._looked_back = question
            return
        if isinstance(question, OversightJob):
            self._hindsight = question
            return
        self.asked.append(question)
        self._open = question

    def drop(self) -> None:
        self._open = self._looked_back = self._piece = self._posed = self._hindsight = None

    def poll(self) -> Advice | None:
        if self._open is None or self.slow or (self.coach_slow and self._open.explain):
            return None
        question, self._open = self._open, None
        quick = Question(question.game, question.view, "medium", question.seed, question.names)
        return quick.answer() if question.explain else self.moved(quick)

    @staticmethod
    def moved(question: Question) -> Advice:
        """The answer's move alone: nobody is told why an opponent made it."""
        game = GAMES_BY_NAME[question.game]
        state, knowledge = game.determinize(question.view, Random(question.seed)), game.bot
        values = {move: knowledge.quick_score(state, move) for move in knowledge.candidates(state)}
        return Advice(game.write(question.style.choose(knowledge, state, values)), "", {})

    def judged(self) -> Judgement | None:
        if self._looked_back is None or self.slow:
            return None
        question, self._looked_back = self._looked_back, None
        return question.answer()

    @property
    def thinking(self) -> bool:
        return any((self._open, self._looked_back, self._piece, self._posed, self._hindsight))

    def made(self) -> MadePuzzle | None:
        question, self._posed = self._posed, None
        return None if question is None else MadePuzzle("")

    def cancel(self, job: Job) -> None:
        if self._posed is job:
            self._posed = None
        if self._hindsight is job:
            self._hindsight = None

    def overlooked(self, job: OversightJob) -> Overlooked | None:
        if self._hindsight is not job or self.slow:
            return None
        self._hindsight = None
        return self.overlooks(job)

    def played(self) -> RerunProgress | None:
        if self._piece is None or self.slow:
            return None
        piece, self._piece = self._piece, None
        return piece.answer()


class StagedSession(MatchSession):
    """A session in which a ``slow`` worker also keeps back the only move of an opponent."""

    def think(self, now: float, pace: float) -> list[Event]:
        slow = self.forced and isinstance(self.worker, Prompt) and self.worker.slow
        return [] if slow and only_move(self.match) is not None else super().think(now, pace)


@lru_cache(12)
def canvas(size: tuple[int, int]) -> Surface:
    """What is painted on in a window of a size; one for all tests, as a large one costs time."""
    return Surface(size)


class Stage:
    """The program with a profile of its own; ``now`` is its time, in seconds."""

    def __init__(self, folder: Path, size: tuple[int, int] = (960, 600), seed: int = 11) -> None:
        self.app = App(Profile(folder), seed=seed, size=size)
        self.app.settings.speed = self.app.settings.thinking = "off"
        self.worker = Prompt()
        self.app.worker = self.worker
        self.now = 100.0
        self.app.today = lambda: TODAY

    # Scenes.

    @property
    def scene(self) -> Page:
        """The scene on top."""
        top = self.app.page_stack.top
        assert top is not None, "the program has ended"
        return top

    def top(self, kind: type[S]) -> S:
        """The scene on top, which is of this kind."""
        assert isinstance(self.scene, kind), f"{self.scene.name} is on top"
        return self.scene

    def show(self, scene: S) -> S:
        """Have one scene and no other."""
        self.app.page_stack.replace(scene)
        return scene

    def sit(
        self,
        players: int = 3,
        rounds: int = 1,
        seed: int = 7,
        moves: int = 0,
        fresh: bool | None = None,
        speed: str = "off",
        game: Game[Any, Any] = TAKEAWAY,
        options: Mapping[str, object] | None = None,
    ) -> TablePage:
        """Sit down at a table, some moves into the match: random ones, or at a table with
        hands such as opponents make.

        A match without moves is shown from the deal on, unless ``fresh`` is false.  Where no
        ``options`` are given, Takeaway has so many ``rounds`` and other games their usual ones.
        """
        self.app.settings.speed = self.app.settings.thinking = speed
        if options is None:
            options = {"rounds": rounds} if game is TAKEAWAY else {}
        match = Match(game, game.setup(players, options, seed), NAMES[:players])
        rng = Random(seed)
        for _ in range(moves):
            move = (
                rng.choice(match.moves_now())
                if game is TAKEAWAY
                else game.write(game.bot.rollout_move(match.state, rng))
            )
            match.play(move)
        return self.sit_at(match, moves == 0 if fresh is None else fresh)

    def sit_at(self, match: Match, fresh: bool = False) -> TablePage:
        """Sit down at the table of a match, shown from the deal on if ``fresh``."""
        session = StagedSession(match, self.app.match_store.begin(match), self.worker)
        return self.show(TablePage(self.app, session, fresh))

    def set_up(self, game: Game[Any, Any]) -> SetupPage:
        """Have the set-up page of a game with all its rows."""
        page = SetupPage(self.app, game)
        page.more = True
        return self.show(page)

    def resize(self, width: int, height: int, scale: float = 1.0, text_factor: float = 1.0) -> None:
        """Have a window of another size, in pixels, and text so much larger than usual."""
        self.app.measures = Measures(width, height, scale)
        self.app._apply()
        if text_factor != 1:
            self.app.measures = self.app.measures._replace(text_factor=text_factor)
        self.app.painter.surface = canvas((width, height))
        self.app.painter.surface.fill("black")
        self.app.painter.shown = None
        self.app.painter.measures = self.app.measures

    # Time.

    def tick(self, seconds: float = FRAME) -> bool:
        """Let time pass for the scene on top, without painting; whether something moves."""
        self.now += seconds
        moving = self.scene.update(self.now)
        working = self.app.errands.go_on()
        assert self.scene.tree.root
        return moving or working

    def until(self, enough: Callable[[], bool], most: int = 20_000) -> None:
        """Let time pass until something is as wanted."""
        for _ in range(most):
            if enough():
                return
            self.tick()
        raise AssertionError("it never came")

    def asked(self) -> None:
        """Let time pass until a page comes up, or the person is asked and nothing moves."""

        def wanted() -> bool:
            moving = self.tick()
            if not isinstance(self.scene, TablePage):
                return True
            return self.scene.model.your_turn and not moving

        self.until(wanted)

    # The tree.

    @property
    def nodes(self) -> Sequence[Node]:
        """The nodes of the scene on top."""
        return self.scene.tree.nodes

    def find(self, name: str) -> Node:
        """What can be used and has this name or this key."""
        for node in self.nodes:
            if name in (node.name, node.key) and (node.act or node.step):
                return node
        raise AssertionError(f"there is no {name!r}: {[n.name for n in self.nodes if n.act]}")

    def role(self, role: str) -> list[Node]:
        """The nodes of a role."""
        return [node for node in self.nodes if node.role == role]

    def said(self) -> str:
        """All that is written on the page."""
        return "\n".join(f"{node.name} {node.value or ''}" for node in self.nodes)

    # Doing.

    def key(self, *names: str, shift: bool = False) -> None:
        for name in names:
            self.app.send(Key(name, shift))

    def type(self, text: str) -> None:
        """Type letters, as the system tells of it: a key and then the text."""
        for sign in text:
            self.app.send(Key("space" if sign == " " else sign))
            self.app.send(Typed(sign))

    def move(self, place: tuple[float, float]) -> None:
        self.app.send(Moved(*place))

    def press(self, place: tuple[float, float]) -> None:
        self.app.send(Press(*place))

    def release(self, place: tuple[float, float]) -> None:
        self.app.send(Release(*place))

    def wheel(self, place: tuple[float, float], notches: float) -> None:
        self.app.send(Wheel(*place, notches))

    def visible_point(self, node: Node) -> tuple[int, int]:
        """A point where the pointer finds a node: its middle, or where that is covered another.

        The middle if the pointer finds the node nowhere.
        """
        rect = node.rect
        across = range(rect.left, rect.right, max(1, rect.w // POINTS_ACROSS))
        down = range(rect.top, rect.bottom, max(1, rect.h // POINTS_ACROSS))
        for point in (rect.center, *((x, y) for y in down for x in across)):
            found = self.scene.tree.at(*point)
            if found is not None and (found.key, found.rect) == (node.key, rect):
                return point
        return rect.center

    def click(self, what: str | Node) -> None:
        """Click a node where it can be seen."""
        place = self.visible_point(self.find(what) if isinstance(what, str) else what)
        self.move(place)
        self.press(place)
        self.release(place)

    def drag(self, source: Node, target: Node) -> None:
        """Drag one node onto another."""
        (x, y), there = self.visible_point(source), self.visible_point(target)
        self.press((x, y))
        self.move((x + 20, y))
        self.move(there)
        self.release(there)


@contextmanager
def staged(folder: Path) -> Iterator[Stage]:
    """The program in a profile of its own; what is changed of its keys does not outlive it."""
    stage = Stage(folder)
    try:
        yield stage
    finally:
        stage.app.close()
        choose({})
