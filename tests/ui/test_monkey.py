"""A monkey at the mouse and the keyboard: whatever it does, the program keeps its laws."""

from pathlib import Path
from random import Random

import pytest

from game.core.event import View
from game.match.match import load
from game.ui.scenes.start import StartScene
from game.ui.scenes.table import TableScene
from game.ui.sitting import YOU
from tests.storage import matches
from tests.ui.stage import Stage
from tests.ui.test_start_pages import keep

KEYS = (
    *("tab", "tab", "left", "right", "up", "down", "return", "return", "space", "space"),
    *("escape", "backspace", "f1", "f11", "home", "end", "page down"),
    *"dhumscnlq",
)
WINDOWS = ((960, 600), (1100, 640), (960, 1200))


class Monkey:
    """Does something at random, more often where something can be done."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self.stage = stage
        self.rng = Random(seed)

    def place(self) -> tuple[float, float]:
        """A point, more often than not on something that can be used."""
        rng, measures = self.rng, self.stage.app.measures
        nodes = [node for node in self.stage.nodes if node.act or node.step]
        if nodes and rng.random() < 0.8:
            return rng.choice(nodes).rect.center
        return rng.randrange(measures.width), rng.randrange(measures.height)

    def act(self) -> None:
        stage, rng = self.stage, self.rng
        moves = [node for node in stage.nodes if node.move]
        if moves and rng.random() < 0.7:
            stage.click(rng.choice(moves))
            return
        what = rng.random()
        if what < 0.3:
            place = self.place()
            stage.press(place)
            stage.release(place)
        elif what < 0.4:
            stage.press(self.place())
            for _ in range(3):
                stage.move(self.place())
            if rng.random() < 0.8:
                stage.release(self.place())
        elif what < 0.7:
            stage.key(rng.choice(KEYS), shift=rng.random() < 0.2)
        elif what < 0.75:
            stage.type(rng.choice(["7", "x", "12 3", "é"]))
        elif what < 0.8:
            stage.wheel(self.place(), rng.choice([-3, -1, 1, 40]))
        elif what < 0.82:
            stage.resize(*rng.choice(WINDOWS))
        elif what < 0.84:
            stage.thinker.slow = not stage.thinker.slow
        if rng.random() < 0.03:
            stage.app.set("speed", rng.choice(["off", "off", "fast", "slow"]))


def settled(view: View) -> View:
    """The view with the person's hand in one order: hands are in no promised order."""
    hands = [hand if isinstance(hand, int) else sorted(hand) for hand in view.get("hands", ())]
    return {**view, "hands": hands}


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    stage = Stage(tmp_path, seed=seed)
    keep(stage, "bad.record", matches.played(9).record() + "0 dance\n")
    stage.show(StartScene(stage.app))
    monkey = Monkey(stage, seed)
    seen = set()
    for step in range(700):
        monkey.act()
        stage.tick(monkey.rng.choice([0.0, 0.02, 0.3, 2.0]))
        if step % 7 == 0:
            for scene in stage.app.director.visible():
                scene.paint(stage.app.painter)
        scene = stage.scene
        seen.add(scene.name)
        keys = [node.key for node in scene.tree.nodes if node.key]
        assert len(keys) == len(set(keys))
        if isinstance(scene, TableScene):
            match, keeper = scene.sitting.match, scene.sitting.keeper
            if scene.show.quiet:
                assert settled(scene.show.view) == settled(match.view(YOU))
            if keeper.path.exists():
                text = keeper.path.read_bytes().decode()
                assert text == match.sealed_record()
                assert step % 20 or load(text).state == match.state
    assert len(seen) >= 6
    stage.app.close()
