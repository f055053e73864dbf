"""The start page: five games, and the matches that wait."""

from typing import Any

from pygame import Rect

from game.core.game import Game
from game.games import GAMES
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.scenes.unfinished import summary
from game.ui.theme import Measures
from game.ui.tree import Act, Node
from game.ui.widgets.make import button, words


class StartScene(Scene):
    """Where the program begins."""

    name = "start"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.paths = app.shelf.paths()
        self.chosen = ""

    def entered(self) -> None:
        super().entered()
        self.paths = self.app.shelf.paths()

    def update(self, now: float) -> bool:
        if self.app.notices and self.ways.on_top(self):
            self.ways.tell("A word first", self.app.notices.pop(0))
        return False

    def build(self, measures: Measures) -> Node:
        root = Node("page", "Five Takes", Rect(0, 0, measures.width, measures.height))
        mark = measures.px(92)
        sign = Rect(0, 0, measures.px(396), measures.px(88))
        whole = mark + measures.px(18) + sign.w
        left = (measures.width - whole) // 2
        y = (measures.height - measures.px(596)) // 2
        emblem = Rect(left, y, mark, mark)
        sign.midleft = (emblem.right + measures.px(18), emblem.centery)
        root.children = [
            Node("picture", "", emblem, look={"drawing": "pictures/mark"}),
            Node("picture", "Five Takes", sign, look={"drawing": "pictures/wordmark"}),
        ]
        y = emblem.bottom + measures.px(34)
        root.children += self._games(y, measures)
        y += measures.px(340) + measures.px(30)
        root.children += self._buttons(y, measures)
        return root

    def _games(self, y: int, measures: Measures) -> list[Node]:
        wide, gap = measures.px(216), measures.px(20)
        left = (measures.width - 5 * wide - 4 * gap) // 2
        nodes = []
        for place, game in enumerate(GAMES):
            rect = Rect(left + place * (wide + gap), y, wide, measures.px(340))
            nodes.append(self._tile(game, rect, measures))
        return nodes

    def _tile(self, game: Game[Any, Any], rect: Rect, measures: Measures) -> Node:
        ready = game.table is not None
        tile = Node(
            "tile",
            game.title,
            rect,
            f"game {game.name}",
            value=game.pitch if ready else "coming",
            enabled=ready,
            act=self._opener(game) if ready else None,
            area="games",
            look={"first": ready and not self.paths, "radius": measures.px(16)},
        )
        picture = Rect(rect.x, rect.y, rect.w, rect.w * 5 // 4)
        look = {"drawing": game.drawing, "round": measures.px(14), "dim": not ready}
        text = Rect(rect.x + measures.px(12), picture.bottom + measures.px(8),
                    rect.w - measures.px(24), measures.px(24))  # fmt: skip
        least, most = game.players
        tile.children = [
            Node("picture", "", picture, look=look),
            words(game.title, text, measures.text(18), weight="bold", anchor="midtop",
                  tone="text" if ready else "dim"),
            words(f"{least} to {most} players" if ready else "coming",
                  text.move(0, measures.px(25)),
                  measures.text(13.5), tone="dim", anchor="midtop"),
        ]  # fmt: skip
        return tile

    def _opener(self, game: Game[Any, Any]) -> Act:
        return lambda: self.ways.setup(game)

    def _buttons(self, y: int, measures: Measures) -> list[Node]:
        made: list[tuple[str, str, str | None, Act]] = []
        if self.paths:
            newest = self.paths[0]
            made.append(("Continue", "play", "C", lambda: self.ways.continue_match(newest)))
        if len(self.paths) > 1:
            count = len(self.paths)
            made.append((f"Unfinished ({count})", "cards", "N", self.ways.unfinished))
        made += [
            ("Rules", "rules", "F1", self._open_rules),
            ("Settings", "settings", "S", self.ways.settings),
            ("Quit", "quit", "Q", self.app.quit),
        ]
        wide, high, gap = measures.px(216), measures.target(50), measures.px(20)
        left = (measures.width - len(made) * (wide + gap) + gap) // 2
        nodes = []
        for place, (name, icon, key, act) in enumerate(made):
            nodes.append(
                button(
                    name.lower().split(" ")[0],
                    name,
                    Rect(left + place * (wide + gap), y, wide, high),
                    act,
                    icon=icon,
                    shortcut=key,
                    primary=name == "Continue",
                    area="buttons",
                    first=name == "Continue",
                )
            )
        if self.paths:
            line = Rect(0, y + high + measures.px(8), measures.width, measures.px(22))
            nodes.append(
                words(summary(self.app.shelf.glance(self.paths[0])), line, measures.text(14),
                      tone="dim", anchor="midtop")
            )  # fmt: skip
        return nodes

    def set_focus(self, node: Node) -> None:
        super().set_focus(node)
        if node.role == "tile":
            self.chosen = node.key

    def _open_rules(self) -> None:
        """The rules of the game that was in focus last, else of the first that can be played."""
        first = next((game for game in GAMES if game.table is not None), GAMES[0])
        game = next((one for one in GAMES if f"game {one.name}" == self.chosen), first)
        self.ways.rules(game, games=GAMES)

    def back(self) -> None:
        """Escape does not end the program by accident: it puts the focus on Quit."""
        quit_button = self.tree.by_key.get("quit")
        if quit_button is not None:
            self.set_focus(quit_button)
