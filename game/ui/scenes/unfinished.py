"""The matches that wait to be played on."""

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.storage.shelf import Unfinished
from game.ui.scenes.begin import continue_match
from game.ui.scenes.page import PageScene
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button

if TYPE_CHECKING:
    from game.ui.app import App


def summary(unfinished: Unfinished) -> str:
    """A match in a line: the game, the round, the totals."""
    match = unfinished.match
    if match is None:
        return f"{unfinished.path.name} is damaged"
    state = match.state
    names = [name.partition(" (")[0] for name in match.seats]
    totals = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    damaged = " (damaged)" if unfinished.fault else ""
    deal = match.setup.seed
    return f"{match.game.title}, deal {deal}, round {state.round}: {totals}{damaged}"


class UnfinishedScene(PageScene):
    """A list of the unfinished matches, the one played last first."""

    name = "unfinished"
    heading = "Unfinished matches"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.rows: list[tuple[Path, str]] = []

    def entered(self) -> None:
        super().entered()
        shelf = self.app.shelf
        self.rows = [(path, summary(shelf.open(path))) for path in shelf.paths()]

    def content(self, rect: Rect, measures: Measures) -> list[Node]:
        high = measures.target(52)
        gap = measures.px(10)
        return [
            button(
                f"match {place}",
                line,
                Rect(rect.x, rect.y + place * (high + gap), rect.w, high),
                self._opener(path),
                icon="play",
                area="matches",
                first=place == 0,
            )
            for place, (path, line) in enumerate(self.rows)
        ]

    def _opener(self, path: Path) -> Act:
        return lambda: continue_match(self.app, path)
