"""The first of today's stations: a puzzle with two tries, from which one can always go on."""

from dataclasses import dataclass

from game.features.daily.daily_puzzle import DailyMarks, DailyPuzzle
from game.features.puzzles.puzzle import Attempt
from game.session import MatchSession
from game.text.icon import Icon
from game.text.message import say
from game.ui.features.daily.open_today import go_on_to_round
from game.ui.features.puzzles.puzzle_page import PuzzlePage
from game.ui.kit.input.commands import OPEN_NEXT_PUZZLE, RETRY_PUZZLE, Command
from game.ui.kit.tree import Action, Node
from game.ui.program import Program
from game.ui.table.render.action_bar import bar_button


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Go on to the round of the day."""


class TodayPuzzlePage(PuzzlePage):
    """The puzzle of a day. Its own end counts for the level, a later look at it does not."""

    def __init__(
        self, app: Program, session: MatchSession, daily: DailyPuzzle, marks: DailyMarks
    ) -> None:
        self.daily = daily
        self.marks = marks
        super().__init__(app, session, daily.puzzles, daily.place, marks)

    def new_attempt(self) -> Attempt:
        return Attempt(self.puzzle, self.daily.wrong_try_count)

    @property
    def commands(self) -> list[Command]:
        gone = (RETRY_PUZZLE, OPEN_NEXT_PUZZLE)
        return [one for one in super().commands if one not in gone]

    def _which(self) -> str:
        return say("today-puzzle")

    def _ways_on(self) -> list[Node]:
        over = self.attempt.over
        made = [] if over else super()._ways_on()
        go_on = bar_button("go on", GoOn(), Icon.NEXT, name=say("today-go-on"), leads=over)
        return [*made, go_on]

    def perform(self, action: Action) -> None:
        if isinstance(action, GoOn):
            go_on_to_round(self.app, self.marks.day)
        else:
            super().perform(action)
