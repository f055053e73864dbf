"""What every page does with the mouse, the keys and the focus."""

from functools import partial

from pygame import Rect

from game.ui.app.app import App
from game.ui.kit.input.commands import of_offer
from game.ui.kit.input.events import Key
from game.ui.kit.pages.page import Page, _uses
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Action, Node
from game.ui.kit.widgets.button import button
from tests.ui.stage import Stage


class Two(Page):
    """A page with a button that can be used and one that cannot."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.done: list[str] = []

    def build(self, measures: Measures) -> Node:
        root = Node("page", "", Rect(0, 0, measures.width, measures.height))
        for place, enabled in enumerate((True, False, True)):
            key = "abc"[place]
            rect = Rect(100 * place, 0, 80, 80)
            act = partial(self.done.append, key)
            root.children.append(
                button(
                    key,
                    key,
                    rect,
                    act,
                    enabled=enabled,
                    command=of_offer("taki", key, key, ""),
                    area="all",
                )
            )
        return root


def test_a_click_counts_where_it_began_and_ended(stage: Stage) -> None:
    scene = stage.show(Two(stage.app))
    stage.press((10, 10))
    stage.release((210, 10))
    stage.press((110, 10))
    stage.release((110, 10))
    stage.press((500, 500))
    stage.release((10, 10))
    stage.release((10, 10))
    assert scene.done == []
    stage.press((10, 10))
    stage.release((79, 79))
    assert scene.done == ["a"]


def test_what_cannot_be_used_is_not_done_by_its_key_either(stage: Stage) -> None:
    scene = stage.show(Two(stage.app))
    stage.key("a", "b", "c", "C")
    stage.app.send(Key("a", control=True))
    assert scene.done == ["a", "c", "c"]


def test_the_focus_stays_where_it_is_while_the_page_is_built_anew(stage: Stage) -> None:
    scene = stage.show(Two(stage.app))
    stage.key("c")
    scene.changed()
    focused = scene.tree.focused
    assert focused is not None
    assert focused.key == "c"
    stage.key("return", "space")
    assert scene.done == ["c", "c", "c"]


def test_the_focus_ring_is_shown_to_whoever_uses_the_keyboard(stage: Stage) -> None:
    scene = stage.show(Two(stage.app))
    node = scene.tree.by_key["a"]
    stage.key("a")
    assert scene.renderer.mood(node).focused
    stage.press((300, 300))
    assert not scene.renderer.mood(node).focused


def test_the_focus_comes_back_to_what_can_be_used_again(stage: Stage) -> None:
    scene = stage.show(Two(stage.app))
    stage.key("c")
    usable = scene.build

    def unusable(measures: Measures) -> Node:
        root = usable(measures)
        root.children[2].enabled = False
        return root

    scene.build = unusable  # type: ignore[method-assign]
    scene.changed()
    # Meanwhile what is near stands in for it.
    assert scene.tree.focus == "a"
    scene.build = usable  # type: ignore[method-assign]
    scene.changed()
    assert scene.tree.focused is scene.tree.by_key["c"]


def test_a_pick_needs_no_second_press_where_something_stands_in_for_the_focus() -> None:
    """A pick reveals nothing and is undone by the same key; all else is pressed again."""
    card = Node("card", "", Rect(0, 0, 9, 9), act=Action(), pick=Action())
    button = Node("button", "", Rect(0, 0, 9, 9), act=Action())
    asked = [(node, key) for node in (card, button) for key in ("space", "return")]
    assert [_uses(node, Key(key)) for node, key in asked] == [False, True, True, True]
