"""Nothing that can be pressed ends the program with an error, on no page, nor what follows."""

from pathlib import Path
from random import Random

import pytest

from game.ui.kit.tree import Node
from tests.ui import tallies
from tests.ui.pages import PAGES
from tests.ui.stage import Stage, staged

MOST, AFTER = 12, 2
"""So many buttons of a page are pressed, drawn by lot if there are more, and so many after each."""
PLAYED = [
    name
    for name, made in PAGES.items()
    if getattr(made, "func", made).__module__ != tallies.__name__
]
"""The pages but for those about a match that was never played: there is none to go on with."""


def buttons(stage: Stage) -> list[Node]:
    """What can be pressed; nothing once the program has ended."""
    if stage.app.page_stack.top is None:
        return []
    return [node for node in stage.nodes if node.act is not None and node.enabled and node.seen]


@pytest.mark.night
@pytest.mark.parametrize("name", PLAYED)
def test_whatever_is_pressed_the_program_goes_on(name: str, tmp_path: Path) -> None:
    rng = Random(name)
    with staged(tmp_path / "first") as stage:
        PAGES[name](stage)
        count = len(buttons(stage))
    # By their place: the keys of some have the time in them at which a match began.
    for number, place in enumerate(rng.sample(range(count), min(MOST, count))):
        with staged(tmp_path / str(number)) as stage:
            PAGES[name](stage)
            stage.click(buttons(stage)[place])
            for _ in range(AFTER):
                if stage.app.page_stack.top is not None:
                    stage.tick()
                found = buttons(stage)
                if found:
                    stage.click(rng.choice(found))
