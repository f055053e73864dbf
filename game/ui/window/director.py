"""The director: the stack of scenes, the top one of which is played."""

from game.core.felt import Felt
from game.ui.scene import Scene


class Director:
    """A stack of scenes with one reader of input; a dialog is a scene on top."""

    def __init__(self) -> None:
        self.stack: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        """The scene that is played."""
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.stack.append(scene)
        scene.entered()

    def pop(self) -> None:
        """Take the top scene off; the program ends with the last one."""
        self.stack.pop().left()
        if self.stack:
            self.stack[-1].entered()

    def replace(self, *scenes: Scene) -> None:
        """Take every scene off and begin with these."""
        while self.stack:
            self.stack.pop().left()
        for scene in scenes:
            self.stack.append(scene)
            scene.entered()

    def visible(self) -> list[Scene]:
        """The scenes to be painted, lowest first: down to one that covers the rest."""
        first = len(self.stack) - 1
        while first > 0 and not self.stack[first].covers:
            first -= 1
        return self.stack[max(0, first) :]

    def felt(self, scene: Scene) -> Felt | None:
        """The felt of the game that a scene is about: its own game, or that of one beneath it."""
        below = self.stack[: self.stack.index(scene) + 1]
        return next((one.felt for one in reversed(below) if one.felt is not None), None)
