"""The laws of every page, at every size of the window."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from pygame import Rect

from game.text.languages import ALL_SPOKEN, SPOKEN_ENGLISH, Spoken
from game.text.message import ENGLISH_LANGUAGE, language_of, speak
from game.ui.features.match.table_page import TableView
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Action, Node, Tree
from game.ui.kit.widgets.surfaces import ImageWidget
from tests.tiers import by_tier
from tests.together import Laws
from tests.ui.heard import noise
from tests.ui.pages import PAGES
from tests.ui.proof import Proof, inside, overlapping, usable, visible
from tests.ui.stage import SIZES, Stage

WINDOWS = [*((size, 1.0) for size in SIZES), *by_tier(change=(), night=[((1920, 1200), 2.0)])]
PANELS = ("panel", "log", "player", "tile", "page", "table")
TARGET = 40
OWN_BUTTONS = {"leave lesson", "go on", "take back"}
"""Buttons of a lesson's teacher, who is no part of a table."""
AROUND = {"moves", "match", "review"}
"""Areas around a replayed table, which are no part of a table either."""


def in_the_night(spoken: Spoken) -> Any:
    return pytest.param(spoken, marks=pytest.mark.night)


@pytest.fixture(
    scope="module",
    params=[one if one is SPOKEN_ENGLISH else in_the_night(one) for one in ALL_SPOKEN],
    ids=lambda spoken: spoken.name,
)
def one_stage(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stage]:
    """In English, and in the night in every language that ships."""
    stage = Stage(tmp_path_factory.mktemp("profile"))
    speak(language_of(request.param))
    yield stage
    speak(ENGLISH_LANGUAGE)
    stage.app.close()


@pytest.fixture(scope="module", params=PAGES)
def page(request: pytest.FixtureRequest, one_stage: Stage) -> Stage:
    """A page of the program; the stage is as if nothing had been played before."""
    for path in one_stage.app.match_store.paths():
        path.unlink()
    one_stage.worker.slow = False
    one_stage.resize(960, 600)
    PAGES[request.param](one_stage)
    return one_stage


class Look(NamedTuple):
    """What was seen of a page in a window."""

    size: tuple[int, int]
    scale: float
    tree: Tree
    measures: Measures


@pytest.fixture(scope="module")
def looks(page: Stage) -> list[Look]:
    """The page in every window, laid out once for all the laws."""
    looks = []
    for size, scale in WINDOWS:
        page.resize(*size, scale)
        looks.append(Look(size, scale, page.scene.tree, page.scene.measures))
    return looks


law = Laws()


@law
def keys_are_unique(page: Stage, looks: list[Look]) -> None:
    for _, _, tree, _ in looks:
        keys = [node.key for node in tree.nodes if node.key]
        assert len(keys) == len(set(keys))


@law
def no_two_things_on_a_page_answer_to_the_same_key(page: Stage, looks: list[Look]) -> None:
    tree = page.scene.tree
    pressed = [(node.shortcut, node.command) for node in usable(tree) if node.command]
    assert len(pressed) == len({key for key, _ in pressed})
    assert all(key == command.shown for key, command in pressed)


@law
def whatever_can_be_used_has_a_key_a_name_and_an_area(page: Stage, looks: list[Look]) -> None:
    for node in usable(page.scene.tree):
        assert node.key, node
        assert node.name.strip(), node
        assert node.area, node


@law
def nothing_is_nameless_or_said_twice_to_whoever_hears_it(page: Stage, looks: list[Look]) -> None:
    assert noise(page.scene.tree.nodes) == []


@law
def every_picture_is_drawn(page: Stage, looks: list[Look]) -> None:
    shown = [node.widget for node in page.scene.tree.nodes if isinstance(node.widget, ImageWidget)]
    assert [one.drawing for one in shown if not page.app.images.has(one.drawing)] == []


@law
def everything_lies_inside_the_window(page: Stage, looks: list[Look]) -> None:
    for size, _, tree, _ in looks:
        window = Rect(0, 0, *size)
        for node in tree.nodes:
            assert inside(visible(node), window), (size, node.name, node.rect)


@law
def what_belongs_to_a_panel_lies_inside_it(page: Stage, looks: list[Look]) -> None:
    def spilled(node: Node, panel: Rect) -> Iterator[tuple[str, Rect, Rect]]:
        if not inside(visible(node), panel):
            yield node.name, node.rect, panel
        for child in node.children:
            yield from spilled(child, node.rect if node.role in PANELS else panel)

    for size, _, tree, _ in looks:
        assert (size, *spilled(tree.root, tree.root.rect)) == (size,)


@law
def targets_are_large_enough_for_a_finger(page: Stage, looks: list[Look]) -> None:
    for size, scale, tree, _ in looks:
        for node in usable(tree):
            assert min(node.rect.size) >= TARGET * scale, (size, node.name, node.rect)


@law
def no_two_targets_overlap(page: Stage, looks: list[Look]) -> None:
    for size, _, tree, _ in looks:
        assert (size, *overlapping(tree)) == (size,)


@law
def the_keyboard_reaches_whatever_can_be_used(page: Stage, looks: list[Look]) -> None:
    for size, _, tree, _ in looks:
        first = tree.first()
        wanted = {node.key for node in tree.reachable()}
        assert first is not None
        assert wanted == reached(tree, first), size


def reached(tree: Tree, first: Node) -> set[str]:
    """The nodes to which Tab and the arrow keys lead from the first one."""
    found = {first.key}
    waiting = [first]
    while waiting:
        here = waiting.pop()
        tree.focus = here.key
        sideways = [] if here.step else [tree.neighbour(-1, 0), tree.neighbour(1, 0)]
        ways = [tree.next_area(1), tree.next_area(-1), tree.neighbour(0, -1), tree.neighbour(0, 1)]
        for node in ways + sideways:
            if node is not None and node.key not in found:
                found.add(node.key)
                waiting.append(node)
    return found


# Words.


@law
def no_words_are_cut_and_all_stay_inside_what_they_belong_to(
    page: Stage, looks: list[Look]
) -> None:
    for size, _, tree, measures in looks:
        proof = Proof.of(page, measures)
        assert proof.spilled(tree) == [], size
        assert not proof.cut, size


@law
def every_page_is_painted(page: Stage, looks: list[Look]) -> None:
    for size in ((960, 600), (960, 1200)):
        page.resize(*size)
        for scene in page.app.page_stack.visible():
            scene.paint(page.app.painter)
        surface = page.app.painter.surface
        colours = {tuple(surface.get_at((x, y))) for x in range(0, size[0], 16) for y in (9, 300)}
        assert len(colours) > 3


@pytest.mark.night
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (2560, 600)])
def test_pages_are_painted_in_windows_of_every_kind(
    one_stage: Stage, size: tuple[int, int]
) -> None:
    for name in ("start with matches", "set-up of takeaway, most", "dealing to 4", "result"):
        one_stage.resize(960, 600)
        PAGES[name](one_stage)
        one_stage.resize(*size)
        for scene in one_stage.app.page_stack.visible():
            scene.paint(one_stage.app.painter)
        surface = one_stage.app.painter.surface
        assert surface.get_size() == size
        corners = [surface.get_at((x, y)) for x in (1, size[0] - 2) for y in (1, size[1] - 2)]
        assert all(tuple(colour)[:3] != (0, 0, 0) for colour in corners)


@law
def painting_changes_nothing_of_the_page(page: Stage, looks: list[Look]) -> None:
    page.resize(960, 600)
    before = page.scene.tree.as_json(1.0)
    page.scene.paint(page.app.painter)
    assert page.scene.tree.as_json(1.0) == before


@law
def no_node_of_a_table_has_a_callback_for_its_actions(page: Stage, looks: list[Look]) -> None:
    scene = page.scene
    if not isinstance(scene, TableView):
        return
    nodes = [
        node for node in scene.tree.nodes if node.key not in OWN_BUTTONS and node.area not in AROUND
    ]
    assert [node.key for node in nodes if callable(node.act)] == []
    actions = [node.act for node in nodes if isinstance(node.act, Action)]
    assert actions
    for one in actions:
        hash(one)


@pytest.mark.night("result of rummy-English")
def test_a_page_keeps_every_law(page: Stage, looks: list[Look]) -> None:
    law.hold(page, looks)
