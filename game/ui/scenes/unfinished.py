"""The matches that wait to be played on."""

from pathlib import Path
from typing import TYPE_CHECKING

from game.storage.shelf import Glance
from game.ui.box import Box, Column
from game.ui.scenes.begin import continue_match
from game.ui.scenes.page import PageScene
from game.ui.tree import Act
from game.ui.widgets.kit import Kit
from game.words.message import Message, listed, say, told

if TYPE_CHECKING:
    from game.ui.app import App


def headline(seen: Glance) -> str:
    """Which match it is: the game, the deal, the round."""
    if seen.newer:
        return say("unfinished-newer", file=seen.path.name)
    if seen.game is None:
        return say("unfinished-unknown", file=seen.path.name)
    game, number, round = seen.game.title, seen.number, seen.round
    if number is None:
        if seen.fault:
            return say("unfinished-match.damaged", game=game, round=round)
        return say("unfinished-match", game=game, round=round)
    if seen.fault:
        return say("unfinished-deal.damaged", game=game, deal=number, round=round)
    return say("unfinished-deal", game=game, deal=number, round=round)


def standing(seen: Glance) -> str:
    """Who plays and, in a game with points, who has how many."""
    if seen.game is None:
        return told(seen.fault or "")
    names = [name.partition(" (")[0] for name in seen.seats]
    if seen.game.table is not None and not seen.game.table.scored:
        return told(listed(names))
    scores = zip(names, seen.scores, strict=True)
    return told(listed(Message("unfinished-score", name=name, score=one) for name, one in scores))


def summary(seen: Glance) -> str:
    """A match in a line."""
    if seen.game is None:
        return headline(seen)
    return say("unfinished-line", match=headline(seen), standing=standing(seen))


class UnfinishedScene(PageScene):
    """A list of the unfinished matches, the one played last first."""

    name = "unfinished"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.heading = say("unfinished-heading")
        self.rows: list[Glance] = []

    def entered(self) -> None:
        super().entered()
        shelf = self.app.shelf
        self.rows = [shelf.glance(path) for path in shelf.paths()]

    def content(self, kit: Kit) -> Box:
        return Column([self._entry(place, one, kit) for place, one in enumerate(self.rows)],
                      kit.px(8))  # fmt: skip

    def _entry(self, place: int, one: Glance, kit: Kit) -> Box:
        return kit.entry(
            f"match {place}",
            summary(one),
            "" if one.game is None else self.app.assets.shown(one.game.drawing),
            (headline(one), standing(one)),
            self._opener(one.path),
            "matches",
            first=place == 0,
        )

    def _opener(self, path: Path) -> Act:
        return lambda: continue_match(self.app, path)
