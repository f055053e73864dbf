"""Each widget looks as it did, in each state; ``tests/ui/widgets.py`` is the gallery."""

from collections.abc import Callable, Iterator

import pytest
from pygame import Surface

from game.ui.kit.paint.painter import Painter
from game.ui.kit.tree import Node
from game.ui.kit.widgets.widget import NodeStyle, PaintedWidget
from tests.together import check_each
from tests.ui import widgets
from tests.ui.widgets import SPECIMENS, Digest, gallery, kept

MEND = "looks otherwise; python -m tests.ui.widgets --folder FOLDER shows it, --write keeps it"


@pytest.fixture(autouse=True)
def fonts() -> None:
    """Fonts of this test: those of an earlier one may be closed by now."""
    widgets.all_texts.cache_clear()


def test_each_widget_looks_as_it_did() -> None:
    before = kept()

    def same(one: tuple[str, Callable[[], Surface]]) -> None:
        name, paint = one
        assert name in before and Digest.of(paint()).like(before[name]), f"{name} {MEND}"

    check_each(same, gallery(), lambda one: one[0])


def test_no_picture_is_kept_of_what_is_not_shown() -> None:
    assert kept().keys() == {name for name, _ in gallery()}
    assert len(kept()) == sum(1 for _ in gallery()), "two pictures have one name"


def names_of_widgets(base: type) -> Iterator[str]:
    for one in base.__subclasses__():
        if one.__module__.startswith("game.ui.kit."):
            yield one.__name__
        yield from names_of_widgets(one)


def test_each_widget_of_the_toolkit_is_in_the_gallery(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = set()

    def noted(painter: Painter, node: Node, mood: NodeStyle) -> None:
        shown.add(type(node.widget).__name__)

    monkeypatch.setattr(widgets, "paint_node", noted)
    for _, paint in gallery():
        paint()
    all_of_them = set(names_of_widgets(PaintedWidget))
    assert len(all_of_them) > 30
    assert not all_of_them - shown


def changed(picture: Surface, by: int) -> Surface:
    """A picture with every other pixel brighter, and the rest as it was."""
    other = picture.copy()
    for x in range(0, picture.get_width(), 2):
        for y in range(picture.get_height()):
            colour = picture.get_at((x, y))
            other.set_at((x, y), [min(255, part + by) for part in colour[:3]])
    return other


def test_rounding_is_let_pass_and_a_pixel_is_not() -> None:
    def passes(one: tuple[str, Callable[[], Surface]]) -> None:
        picture = one[1]()
        digest = Digest.of(picture)
        assert Digest.of(changed(picture, 4)).like(digest)
        assert not Digest.of(changed(picture, 24)).like(digest)

    some = [one for one in gallery() if one[0] in ("button", "field", "kit: person")]
    check_each(passes, some, lambda one: one[0])
    moved = widgets.seen(SPECIMENS["button"], "", "")
    before = Digest.of(moved)
    moved.scroll(1, 0)
    assert not Digest.of(moved).like(before)


def test_a_picture_is_read_as_it_was_written() -> None:
    digest = Digest.of(widgets.seen(SPECIMENS["graph"], "", "focused"))
    assert Digest.read(digest.written()) == digest
    assert digest.picture().get_size() == (4 * digest.wide, 4 * digest.high)
