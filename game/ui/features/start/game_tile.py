"""What the tile of a game does, which is never a question, and what it says of that.

A click begins the first hand, goes on with the newest unfinished match, or begins a match: a short
one for a newcomer, else one with the last choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.game_info import SHORT_MATCH_MINUTES
from game.features.lessons.progress import Progress
from game.text.message import Message, TextValue, listed, say, told
from game.ui.program import Program

if TYPE_CHECKING:
    from game.core.game import Game


MAX_TOLD_PLAYER_COUNT = 3
"""Maximum number of players whose points stand on a tile."""


class TileWay(Enum):
    """What a click on a tile does."""

    FIRST_HAND = auto()
    GO_ON = auto()
    SHORT_MATCH = auto()
    LAST_CHOICES = auto()


class GameTile:
    """The tile of a game.

    ``paths`` are the unfinished matches outside evenings, newest first; ``is_known`` is whether a
    match of the game is finished. ``look_closer`` reads what the first frame does not wait for: the
    standing of the match that waits, or the last choices.
    """

    def __init__(
        self, app: Program, game: Game[Any, Any], paths: Sequence[Path], is_known: bool
    ) -> None:
        self.app = app
        self.game = game
        self.waiting = [path for path in paths if path.name.startswith(f"{game.name}-")]
        self.way = self._way(is_known)
        self._more = ""

    def _way(self, is_known: bool) -> TileWay:
        game = self.game
        if self.waiting:
            return TileWay.GO_ON
        if is_known:
            return TileWay.LAST_CHOICES
        begun = Progress(self.app.settings.lessons).has_begun(game.name)
        return TileWay.FIRST_HAND if game.first_hand and not begun else TileWay.SHORT_MATCH

    @property
    def name(self) -> str:
        """The name for a screen reader."""
        game = self.game.title
        match self.way:
            case TileWay.FIRST_HAND:
                return say("start-tile.first", game=game)
            case TileWay.GO_ON if self._more:
                return say("start-tile.standing", game=game, standing=self._more)
            case TileWay.GO_ON:
                return say("start-tile.go-on", game=game)
            case _ if self._more:
                return say("start-tile.choices", game=game, choices=self._more)
        return say("start-tile", game=game)

    @property
    def line(self) -> str:
        """The line below the pitch; empty where nothing is known about the length."""
        match self.way:
            case TileWay.FIRST_HAND:
                return say("start-first")
            case TileWay.GO_ON if self._more:
                return say("start-go-on.standing", standing=self._more)
            case TileWay.GO_ON:
                return say("start-go-on")
        minutes = self._minutes
        return say("start-lasts", minutes=minutes) if minutes else ""

    @property
    def _minutes(self) -> int:
        """About how long the match takes that a click begins; 0 if that was not measured."""
        lengths = self.game.lengths
        if lengths is None:
            return self.game.minutes
        length = self._last_options().get(lengths.option, lengths.short)
        known = {lengths.usual: self.game.minutes, lengths.short: SHORT_MATCH_MINUTES}
        return known.get(length, 0)

    def _last_options(self) -> dict[str, Any]:
        """The options of the last choices; empty before the first time."""
        settings = self.app.settings
        last = settings.last.get(settings.choices_key(self.game.name))
        options = last.get("options") if isinstance(last, dict) else None
        return options if isinstance(options, dict) else {}

    def look_closer(self) -> None:
        """Read what the tile says beyond its way."""
        if self.way is TileWay.GO_ON:
            self._more = self._standing()
        elif self._last_options():
            self._more = told(self._choices())

    def _standing(self) -> str:
        from game.features.history.match_text import standing

        seen = self.app.match_store.glance(self.waiting[0])
        few = len(seen.seats) <= MAX_TOLD_PLAYER_COUNT
        return standing(seen) if seen.game is not None and few else ""

    def _choices(self) -> TextValue:
        """The people and the length of the match that a click begins."""
        from game.ui.features.setup.planned_match import last_plan

        plan = last_plan(self.app, self.game, Random(0))
        people = listed([one.who.called for one in plan.company()])
        lengths, table = self.game.lengths, self.game.table
        if lengths is None or table is None:
            return people
        length = table.length_name(plan.shown()[lengths.option], "name")
        return Message("start-choices", people=people, length=length)

    def open(self) -> None:
        """Do what the tile says; a match that cannot be read is left alone."""
        from game.ui.features.match.begin_match import continue_match
        from game.ui.features.setup.planned_match import begin_last

        if self.way is TileWay.FIRST_HAND:
            from game.ui.features.lessons.open_lesson import begin_first_hand

            begin_first_hand(self.app, self.game)
            return
        for path in self.waiting:
            seen = self.app.match_store.glance(path)
            if seen.game is not None and seen.fault is None and not seen.newer:
                continue_match(self.app, path)
                return
        begin_last(self.app, self.game)
