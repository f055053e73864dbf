"""The matches that wait to be played on."""

from pathlib import Path

from game.storage.shelf import Glance
from game.ui.box import Box, Column
from game.ui.program import Program
from game.ui.scenes.page import PageScene
from game.ui.tree import Act
from game.ui.widgets.kit import Kit


def headline(seen: Glance) -> str:
    """Which match it is: the game, the deal, the round."""
    if seen.newer:
        return f"{seen.path.name} is from a newer version"
    if seen.game is None:
        return f"{seen.path.name} is damaged"
    damaged = " (damaged)" if seen.fault else ""
    deal = "" if seen.number is None else f", deal {seen.number}"
    return f"{seen.game.title}{deal}, round {seen.round}{damaged}"


def standing(seen: Glance) -> str:
    """Who plays and, in a game with points, who has how many."""
    if seen.game is None:
        return seen.fault or ""
    names = [name.partition(" (")[0] for name in seen.seats]
    if seen.game.table is not None and not seen.game.table.scored:
        return ", ".join(names)
    return ", ".join(f"{name} {score}" for name, score in zip(names, seen.scores, strict=True))


def summary(seen: Glance) -> str:
    """A match in a line."""
    return headline(seen) if seen.game is None else f"{headline(seen)}: {standing(seen)}"


class UnfinishedScene(PageScene):
    """A list of the unfinished matches, the one played last first."""

    name = "unfinished"
    heading = "Unfinished matches"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
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
        return lambda: self.ways.continue_match(path)
