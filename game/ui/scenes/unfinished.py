"""The matches that wait to be played on."""

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.storage.shelf import Unfinished
from game.ui.scenes.begin import continue_match
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import entry

if TYPE_CHECKING:
    from game.ui.app import App


def headline(unfinished: Unfinished) -> str:
    """Which match it is: the game, the deal, the round."""
    match = unfinished.match
    if unfinished.newer:
        return f"{unfinished.path.name} is from a newer version"
    if match is None:
        return f"{unfinished.path.name} is damaged"
    damaged = " (damaged)" if unfinished.fault else ""
    return f"{match.game.title}, deal {match.setup.seed}, round {match.state.round}{damaged}"


def standing(unfinished: Unfinished) -> str:
    """Who plays and, in a game with points, who has how many."""
    match = unfinished.match
    if match is None:
        return unfinished.fault or ""
    names = [name.partition(" (")[0] for name in match.seats]
    if match.game.table is not None and not match.game.table.scored:
        return ", ".join(names)
    scores = match.state.scores
    return ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))


def summary(unfinished: Unfinished) -> str:
    """A match in a line."""
    if unfinished.match is None:
        return headline(unfinished)
    return f"{headline(unfinished)}: {standing(unfinished)}"


class UnfinishedScene(PageScene):
    """A list of the unfinished matches, the one played last first."""

    name = "unfinished"
    heading = "Unfinished matches"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.rows: list[Unfinished] = []

    def entered(self) -> None:
        super().entered()
        shelf = self.app.shelf
        self.rows = [shelf.glance(path) for path in shelf.paths()]

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        high = max(measures.px(62), measures.text(16.5) * 13 // 5)
        gap = measures.px(8)
        return [
            entry(
                f"match {place}",
                summary(one),
                Rect(rect.x, rect.y + place * (high + gap), rect.w, high),
                "" if one.match is None else one.match.game.drawing,
                (headline(one), standing(one)),
                self._opener(one.path),
                "matches",
                first=place == 0,
            )
            for place, one in enumerate(self.rows)
        ]

    def _opener(self, path: Path) -> Act:
        return lambda: continue_match(self.app, path)
