"""Today on the start page: one button, and objects for a puzzle, a round and a moment.

The puzzle is a sheet with its cards and its question, the round the poster of the day with the
date, and the moment a photo. At the end is a line about a rival.

Nothing of it is read from disk before the match index is complete, so the first frame does not
wait: until then there is room for it. What does not exist is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.games import GAMES_BY_NAME
from game.text.icon import Icon
from game.text.message import Message, TextValue, say, told
from game.ui.deck.card_images import card_height
from game.ui.deck.on_cloth import LaidObject, Objects
from game.ui.kit.forms.builder import Kit, nowhere
from game.ui.kit.layout.box import Box
from game.ui.kit.layout.frame import Align, Limit, Pad
from game.ui.kit.layout.leaf import FixedBox, Space
from game.ui.kit.layout.linear import Column, Row
from game.ui.kit.steps import Steps
from game.ui.kit.tree import Node, Role
from game.ui.kit.widgets.surfaces import drawn
from game.ui.program import Program

if TYPE_CHECKING:
    from game.features.daily.daily_puzzle import DailyPuzzle
    from game.features.daily.stations import Stations
    from game.features.moments.best_moments import Moment
    from game.ui.features.daily.today_objects import PuzzleCards
    from game.ui.features.scores.composer import Story

TODAY_OBJECT_HEIGHT_UNITS = 112.0
"""Height of an object, in units."""
OBJECT_PADDING_UNITS = 7.0
"""Space above and below what stands on an object, in units."""
PUZZLE_GAPS_UNITS = 8.0
"""Space above and below the cards of the puzzle together, in units."""
PUZZLE_CARD_WIDTH_UNITS = 36.0
"""Width of a card of the puzzle, in units."""
PHOTO_SIZE = (96.0, 120.0)
"""Width and height of the photo of the best moment, in units."""
MIN_PUZZLE_SHEET_UNITS = 236.0
"""Minimum width of the puzzle's sheet, in units."""
TODAY_POSTER_SIZE = (78.0, 97.5)
"""Width and height of the poster of the day, in units."""
MIN_ROUND_SHEET_UNITS = 120.0
"""Minimum width of the words beside the poster of the day, in units."""
PUZZLE_TURN_DEGREES = -2.0
ROUND_TURN_DEGREES = 1.0
PHOTO_TURN_DEGREES = -1.0
"""How far the objects are turned, in degrees."""
MIN_LARGE_TEXT_FACTOR = 1.4
"""Text scale from which the strip may take several rows."""

PUZZLE_RESULT_TEXTS = {
    None: Message("today-puzzle.new"),
    "dealt": Message("today-puzzle.tried"),
    "tried": Message("today-puzzle.tried"),
    "shown": Message("today-puzzle.shown"),
    "first": Message("today-puzzle.found"),
    "found": Message("today-puzzle.found"),
}
"""What the strip says of the results of a puzzle."""


class TodayStrip:
    """What today has, and how far the player is with it.

    ``button`` and ``cells`` build the strip; ``update`` reads on, and tells whether something
    changed. ``may_come`` is whether a match lies among the finished ones. ``objects`` are the
    poses of what lies on the page.
    """

    def __init__(self, app: Program, objects: Objects) -> None:
        self.app = app
        self.objects = objects
        self.day = app.today()
        self.may_come = bool(app.match_store.finished_count())
        self.rival: TextValue = ""
        self._stations: Stations | None = None
        self._seen: tuple[object, ...] = ()
        self._best: Moment | None = None
        self._face = ""
        self._photo: Story | None = None
        self._developing = Steps()
        self._position: tuple[DailyPuzzle, PuzzleCards] | None = None

    def look(self) -> None:
        """Read everything again at the next update."""
        self._seen = ()

    def retell(self) -> None:
        """Make the photo again: words stand on it."""
        self._best = None
        self.look()

    def update(self) -> bool:
        """Read the cells again if a record or a moment is new; whether one was."""
        match_index = self.app.match_store.match_index
        if not match_index.complete:
            return False
        moments = self.app.moments
        seen = (match_index.version, moments.version, moments.complete)
        if seen == self._seen:
            return self.is_waiting and not self._developing.go_on()
        self._seen = seen
        # The first frame does not wait for this import.
        from game.ui.features.daily.open_today import look_at, stations_of

        if self._stations is None:
            self._stations = stations_of(self.app, self.day)
        look_at(self.app, self._stations)
        if self.app.moments.complete:
            self.rival = self._of_rival()
            self._look_at_moment()
        return True

    @property
    def is_waiting(self) -> bool:
        """Whether the photo of the best moment is on its way."""
        return not self._developing.are_over

    def _look_at_moment(self) -> None:
        """Begin to make the photo if the best moment or the player's face is another one."""
        best, face = self.app.moments.best(), self.app.settings.portrait
        if (best, face) != (self._best, self._face):
            self._best, self._face, self._photo = best, face, None
            self._developing = Steps()
            if best is not None:
                self._developing.begin(self._photo_steps(best))

    def _photo_steps(self, best: Moment) -> Iterator[None]:
        from game.ui.features.daily.today_objects import photo_steps

        self._photo = yield from photo_steps(self.app, best)

    def least_height(self, kit: Kit) -> int:
        """Height in pixels that is kept free for the objects before they are read; 0 for none."""
        if not self.may_come:
            return 0
        words = kit.line_height(13) + kit.line_height(15.5)
        puzzle = words + card_height(kit.px(PUZZLE_CARD_WIDTH_UNITS)) + kit.px(PUZZLE_GAPS_UNITS)
        return max(kit.px(PHOTO_SIZE[1]), puzzle + 2 * kit.px(OBJECT_PADDING_UNITS))

    def _of_rival(self) -> TextValue:
        """What is told of a rival, or once that the notes on them were made again."""
        from game.features.rivals.sentences import printed

        moments = self.app.moments
        if moments.damaged:
            moments.damaged = False
            return Message("rivals-damaged")
        found = self.app.rivals.recent(self.day)
        said = None if found is None else printed(found)
        if found is None or said is None:
            return ""
        return Message("rivals-in", game=GAMES_BY_NAME[found.game].title, said=said)

    # The button.

    @property
    def is_open(self) -> bool:
        """Whether there is something to play today that is not done."""
        found = self._stations
        return found is not None and found.is_offered and not found.is_done

    def button(self, kit: Kit) -> list[Box]:
        """The button that leads through today, gold until it is done; none before a match."""
        if self._stations is None or not self._stations.is_offered:
            return []
        return [
            kit.button(
                "today",
                say("today-button") if self.is_open else say("today-button.done"),
                self._open,
                icon=Icon.STAR if self.is_open else Icon.CHECK,
                target=40,
                primary=self.is_open,
                area="today",
            )
        ]

    def _open(self) -> None:
        from game.ui.features.daily.open_today import open_next

        open_next(self.app, self.day)

    # Objects.

    def cells(self, kit: Kit) -> list[Box]:
        """The objects, which are buttons; none is there for what does not exist."""
        found, cells = self._stations, []
        if found is None:
            return []
        if found.puzzle is not None:
            cells.append(self._puzzle(found.puzzle, kit))
        if found.short is not None:
            cells.append(self._round(found, kit))
        return [*cells, *self._moment(kit)]

    def end(self, kit: Kit, anchor: str = "center") -> list[Box]:
        """The line of a rival; nothing without one."""
        said = told(self.rival)
        return [kit.words(said, 13, anchor=anchor)] if said else []

    def _object(
        self, node: Node, fill: Callable[[Kit], Box], kit: Kit, degrees: float
    ) -> LaidObject:
        node.area = "today"
        return LaidObject(node, fill, kit, self.objects.pose(node.key), degrees)

    def _puzzle(self, puzzle: DailyPuzzle, kit: Kit) -> Box:
        """The puzzle: its game, the cards of its position, and its question."""
        title, question = told(puzzle.game.title), told(PUZZLE_RESULT_TEXTS[puzzle.result])
        shown = self._cards(puzzle)

        def fill(kit: Kit) -> Box:
            gap = Space(high=kit.px(PUZZLE_GAPS_UNITS / 2))
            cards = [] if shown is None else [shown.box(PUZZLE_CARD_WIDTH_UNITS, kit), gap]
            rows: list[Box] = [
                kit.words(say("today-puzzle-of", game=title), 13, tone="pencil", anchor="midleft"),
                gap,
                *cards,
                kit.words(question, 15.5, tone="ink", weight="semibold", anchor="midleft"),
            ]
            return _sheet(rows, MIN_PUZZLE_SHEET_UNITS, kit)

        node = Node(
            Role.BUTTON, say("today-puzzle"), nowhere(), "today puzzle",
            value=", ".join((title, question)), act=self._solve,
        )  # fmt: skip
        return self._object(node, fill, kit, PUZZLE_TURN_DEGREES)

    def _cards(self, puzzle: DailyPuzzle) -> PuzzleCards | None:
        """The cards of a puzzle's position; None if its record cannot be read."""
        if self._position is None or self._position[0] != puzzle:
            from game.ui.features.daily.today_objects import puzzle_cards

            cards = puzzle_cards(puzzle)
            if cards is None:
                return None
            self._position = puzzle, cards
        return self._position[1]

    def _solve(self) -> None:
        from game.ui.features.daily.open_today import open_puzzle_of_day

        if self._stations is None:
            return
        self._stations.look()
        if self._stations.puzzle is not None:
            open_puzzle_of_day(self.app, self.day, self._stations.puzzle)

    def _round(self, found: Stations, kit: Kit) -> Box:
        """The poster of the day beside the date, the game and how far its round is."""
        from game.features.history.match_text import short_date

        game, state = found.short, told(self._state(found))
        assert game is not None, "a day without a game has no round"
        date = told(short_date(self.day))
        drawing = self.app.images.shown(game.picture)

        def fill(kit: Kit) -> Box:
            says = Column(
                [
                    Space().growing(),
                    kit.words(date, 13, tone="pencil", anchor="midleft"),
                    kit.words(
                        told(game.title), 15.5, tone="ink", weight="semibold", anchor="midleft"
                    ),
                    kit.words(state, 13, tone="pencil", anchor="midleft"),
                    Space().growing(),
                ]
            )
            wide, high = (kit.px(side) for side in TODAY_POSTER_SIZE)
            words = Limit(says, least=kit.measures.grown_length(MIN_ROUND_SHEET_UNITS))
            cells: list[Box] = [words.growing()]
            if drawing:
                poster = drawn(drawing, nowhere(), radius=kit.px(4))
                cells.insert(0, FixedBox(poster, wide, high))
            row = Row(cells, kit.px(12), "middle")
            high = kit.px(TODAY_OBJECT_HEIGHT_UNITS)
            return Limit(Pad(row, kit.px(8), kit.px(OBJECT_PADDING_UNITS)), high=high)

        node = Node(
            Role.BUTTON, say("today-round"), nowhere(), "today round",
            value=", ".join((told(game.title), state)), act=self._play, tip=say("today-round"),
        )  # fmt: skip
        return self._object(node, fill, kit, ROUND_TURN_DEGREES)

    def _state(self, found: Stations) -> TextValue:
        """The state of today's round."""
        if found.played is not None and found.played.unfinished is not None:
            return Message("today-round.begun")
        if not found.is_done:
            return Message("today-round.new")
        from game.features.daily.daily_results import sentence

        return Message("today-round.played") if found.result is None else sentence(found.result[0])

    def _play(self) -> None:
        """Begin today's round, go on with it, or look back at it."""
        from game.ui.features.daily.open_today import open_round
        from game.ui.features.replay.open_replay import open_replay

        if self._stations is None:
            return
        self._stations.look()
        if self._stations.path is not None:
            open_replay(self.app, self._stations.path)
        else:
            open_round(self.app, self._stations)

    def _moment(self, kit: Kit) -> list[Box]:
        """The photo of the best moment: its saved picture in little."""
        best, photo = self._best, self._photo
        if best is None or photo is None:
            return []
        from game.ui.features.daily.today_objects import PhotoBox
        from game.ui.features.replay.open_replay import open_moment

        said = told(best.said)
        node = Node(
            Role.BUTTON, say("today-moment"), nowhere(), "today moment",
            value=said, tip=said, act=partial(open_moment, self.app, best),
        )  # fmt: skip
        fill = partial(PhotoBox, photo, PHOTO_SIZE)
        return [Align(self._object(node, fill, kit, PHOTO_TURN_DEGREES))]


def _sheet(rows: Sequence[Box], least: float, kit: Kit) -> Box:
    """Rows in the middle of a sheet that is as high as the others."""
    middle = Column([Space().growing(), *rows, Space().growing()])
    inside = Pad(middle, kit.px(12), kit.px(OBJECT_PADDING_UNITS))
    return Limit(inside, least=kit.px(least), high=kit.px(TODAY_OBJECT_HEIGHT_UNITS))
