"""A gamepad held by a test: what SDL would tell of it, given to the program as events."""

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame

from game.ui.app.gamepad import (
    FULL_AXIS_VALUE,
    LEFT_TRIGGER_AXIS,
    RIGHT_TRIGGER_AXIS,
    SDL_PAD_BUTTONS,
)
from game.ui.kit.input.pad_buttons import PadButton
from tests.ui.stage import Stage

Tree = dict[str, Any]
NUMBERS = {button: number for number, button in SDL_PAD_BUTTONS.items()}
PULLS = {PadButton.LEFT_TRIGGER: LEFT_TRIGGER_AXIS, PadButton.RIGHT_TRIGGER: RIGHT_TRIGGER_AXIS}


class Pad:
    """One pad at the program on a stage, and the screen as somebody with it sees it."""

    def __init__(self, stage: Stage, number: int = 0) -> None:
        self.stage = stage
        self.number = number
        stage.app.clock = SimpleNamespace(now=lambda: stage.now)  # type: ignore[assignment]

    def tell(self, *events: pygame.Event) -> None:
        """Have the loop find these events, and nothing else."""
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
        self.stage.app._read(moving=True)

    def down(self, button: PadButton) -> None:
        """Push a button."""
        self.tell(
            pygame.Event(
                pygame.CONTROLLERBUTTONDOWN, instance_id=self.number, button=NUMBERS[button]
            )
        )

    def up(self, button: PadButton) -> None:
        """Let go of it."""
        self.tell(
            pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=self.number, button=NUMBERS[button])
        )

    def tilt(self, axis: int, share: float) -> None:
        """Move a stick or a trigger so far, from -1 to 1."""
        value = round(share * FULL_AXIS_VALUE)
        self.tell(
            pygame.Event(
                pygame.CONTROLLERAXISMOTION, instance_id=self.number, axis=axis, value=value
            )
        )

    def press(self, *buttons: PadButton) -> None:
        """Push buttons and let go of them, one after another."""
        for button in buttons:
            if button in PULLS:
                self.tilt(PULLS[button], 1)
                self.tilt(PULLS[button], 0)
            else:
                self.down(button)
                self.up(button)


class Held:
    """The stage as a ``Window`` of ``tests.window``, as far as it is played with a pad."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.pad = Pad(stage)
        self.pressed: list[PadButton] = []

    def tree(self) -> Tree:
        """What the window shows."""
        page = self.stage.scene
        return {
            "scene": page.name,
            "busy": page.waiting,
            "status": self.stage.app._status(),
            "tree": page.tree.as_json(1.0),
        }

    def wait(self, enough: Callable[[Tree], bool], most: int = 20_000) -> Tree:
        """Let time pass until the tree is as wanted."""
        for _ in range(most):
            if self.stage.tick() or self.stage.scene.waiting:
                continue
            tree = self.tree()
            if enough(tree):
                return tree
        raise AssertionError(f"it stayed at {json.dumps(self.tree())[:3000]}")

    def answered(self) -> Tree:
        """The tree after what was pressed."""
        self.stage.tick()
        self.stage.scene.renderer.keep_focus()
        return self.tree()

    @staticmethod
    def nodes(tree: Tree) -> list[dict[str, Any]]:
        """Every node of a tree."""
        rest, found = [tree["tree"]], []
        while rest:
            node = rest.pop(0)
            found.append(node)
            rest[:0] = node.get("children", ())
        return found

    def moves(self, tree: Tree) -> list[dict[str, Any]]:
        """The things on the screen that make a move."""
        return [node for node in self.nodes(tree) if node["move"]]

    def push(self, button: PadButton) -> None:
        """Press a button of the pad."""
        self.pressed.append(button)
        self.pad.press(button)
