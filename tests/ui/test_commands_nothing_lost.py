"""Whatever could be done on a page still can: at once, or behind one more button.

``tests/data/commands_by_page.json`` has the commands of each page as they were when most of them
had a button of their own; of the pages after a round and a match it has the labels of buttons
without a key as well.
"""

import json
from pathlib import Path

import pytest

from game.ui.kit.input.commands import GO_BACK, MUTE_SOUND, OPEN_RERUN, PROGRAM_COMMANDS, Command
from game.ui.kit.input.events import Key
from game.ui.kit.pages.page import Page
from game.ui.kit.tree import Node
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage, staged

KEPT_PATH = Path(__file__).parents[1] / "data" / "commands_by_page.json"
KEPT: dict[str, list[str]] = json.loads(KEPT_PATH.read_text("utf-8"))
MADE = {**PAGES, **TABLES}
COMMANDS = {one.name: one for one in PROGRAM_COMMANDS}
GONE = {"a tile’s offer": "A tile plays at once, and the link below it opens the set-up page."}
"""Pages that are no longer there, each with where its commands are now."""
CANNED = {name for name in MADE if name.startswith(("result of ", "result without"))}
CANNED -= {"result of many rounds"}
"""Pages whose match cannot be looked back on: “result” stands for what is behind their buttons."""
INSTEAD = {
    "Replay": "Look back",
    "Review": "Look back",
    "Start page": "Done",
    "tab-2": "tab-1",
    "tab-3": "tab-1",
}
"""Labels of before that another button has now."""
FIRST_HANDS = {"first hand", "first hand, double take"}
"""Pages whose button leads on to a match: the way back is in their menu, and on Escape."""
WAY_BACK_LABEL = "Start page"
OPENING_KEYS = ("more", "how")
OPENING_LABELS = ("Look back",)
"""Keys and labels of the buttons behind which others stand."""
LABELLED_AREA = "answers"
LABELLED_PAGES = ("result", "round")


def usable(page: Page) -> list[Node]:
    return [node for node in page.tree.nodes if node.enabled and node.act is not None]


def names_on(page: Page) -> set[str]:
    """The commands of a page, and the labels of its answers that have no key."""
    names = {node.command.name for node in usable(page) if node.command is not None}
    return names & set(COMMANDS) | {
        node.name for node in usable(page) if node.command is None and node.area == LABELLED_AREA
    }


def kept_names(page: Page) -> list[str]:
    """What is kept of a page."""
    labelled = page.name in LABELLED_PAGES
    return sorted(name for name in names_on(page) if labelled or name in COMMANDS)


def build(stage: Stage, name: str) -> Page:
    for path in stage.app.match_store.paths():
        path.unlink()
    stage.worker.slow = False
    MADE[name](stage)
    stage.app.send(Key("f15"))
    return stage.scene


def pressed(command: Command) -> Key:
    first = command.keys[0]
    return Key(first.key, bool(first.shift), bool(first.control), first.alt)


def is_pressed_by_its_key(stage: Stage, page: Page, command: Command) -> bool:
    """Whether the key of a command presses the button that is on the page."""
    done: list[str] = []
    for node in usable(page):
        if node.command is not None and node.command.name == command.name:
            node.act = lambda: done.append("pressed")
    stage.app.send(pressed(command))
    return bool(done) or command in (GO_BACK, MUTE_SOUND)


def does_something(stage: Stage, page: Page, command: Command) -> bool:
    """Whether the key of a command without a button on the page does something there."""
    before = stage.said()
    stage.app.send(pressed(command))
    return stage.scene is not page or stage.said() != before


@pytest.mark.parametrize("name", KEPT)
def test_every_command_is_at_most_one_click_away_and_has_its_key(name: str, stage: Stage) -> None:
    assert (name in MADE) != (name in GONE)
    if name in GONE:
        return
    page = build(stage, name)
    here = names_on(page)
    kept = {one if one in here else INSTEAD.get(one, one) for one in KEPT[name]}
    left = kept - here
    if name in CANNED:
        left -= {OPEN_RERUN.name}
    # Escape leaves some pages, so it comes last.
    held = here & kept & set(COMMANDS)
    for place in sorted(held, key=lambda one: (one == GO_BACK.name, one)):
        assert is_pressed_by_its_key(stage, page, COMMANDS[place]), place
        page.changed()
    opening = [
        node.key
        for node in usable(page)
        if node.key in OPENING_KEYS
        or (node.name in OPENING_LABELS and name not in CANNED)
        or (node.key == "menu" and name in FIRST_HANDS)
    ]
    behind: set[str] = set()
    for key in opening if left else []:
        page = build(stage, name)
        stage.click(next(node for node in usable(page) if node.key == key))
        behind |= names_on(stage.scene)
    if name in FIRST_HANDS:
        assert WAY_BACK_LABEL in behind
        behind.add(GO_BACK.name)
    assert left <= behind, "not reached by one click more"
    for place in sorted(left & set(COMMANDS)):
        assert does_something(stage, build(stage, name), COMMANDS[place]), place


def test_every_page_of_before_is_kept() -> None:
    assert set(KEPT) == set(MADE) | set(GONE)


def write(folder: Path) -> None:
    """Keep the commands of today's pages."""
    with staged(folder) as stage:
        kept = {name: kept_names(build(stage, name)) for name in MADE}
    lines = (f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(kept[name])}" for name in kept)
    KEPT_PATH.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
