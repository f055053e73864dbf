"""What is kept of a page is what it would be if it were made anew, wherever a monkey goes."""

from collections.abc import Callable, Hashable
from typing import Any

import pytest

from game.games import GAMES
from game.games.taki.game import TAKI
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.forms.builder import Kit
from game.ui.kit.layout.box import Memo
from game.ui.kit.pages.page import Page
from game.ui.kit.pages.scroll_page import ScrollPage
from game.ui.kit.widgets.words import Words
from game.ui.table.render.picture import TablePainter
from tests.ui.anew import made_anew, nothing_is_stale, painted, picture_is_not_stale, told
from tests.ui.monkey import Monkey
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage
from tests.ui.test_hand_layout import ADDING, sit

STEPS = 40
WALKED = (
    *("replay of rummy500, 8", "replay of taki, 10", "replay of texas, 5", "review of texas"),
    *("lesson of take, turn, step 2", "lesson left by another move", "playing with a call"),
    *("playing a puzzle of take, missed", "playing with a card shown large"),
)


def walk(stage: Stage, monkey: Monkey, steps: int, speed: str = "off") -> None:
    """Have a monkey go about, and hold each page to itself made anew, and each picture."""
    stage.app.settings.speed = speed
    for step in range(steps):
        if stage.app.page_stack.top is None:
            return
        if step % 3 == 0:
            painted(stage)
        elif step % 3 == 1:
            picture_is_not_stale(stage)
        nothing_is_stale(stage)
        monkey.act()
        if stage.app.page_stack.top is not None:
            monkey.wait()


@pytest.mark.parametrize("name", WALKED)
def test_nothing_is_stale_at_any_kind_of_table(stage: Stage, name: str) -> None:
    (TABLES | PAGES)[name](stage)
    walk(stage, Monkey(stage, 5, homesick=True), STEPS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_stale_while_cards_travel(stage: Stage, game: Any) -> None:
    monkey = Monkey(stage, 6, homesick=True)
    monkey.sit(game)
    walk(stage, monkey, STEPS, "slow")


def seen(scene: Page) -> list[Any]:
    """All that a page shows, and where."""
    tree = scene.tree
    clips = [None if node.clip is None else tuple(node.clip) for node in tree.nodes]
    words = [node.widget for node in tree.nodes if isinstance(node.widget, Words)]
    return [tree.as_json(1.0), clips, words]


@pytest.mark.parametrize("page", PAGES)
def test_every_page_is_what_it_would_be_if_it_were_made_anew(stage: Stage, page: str) -> None:
    scene = PAGES[page](stage)
    nothing_is_stale(stage)
    if isinstance(scene, ScrollPage):
        stage.resize(960, 600, text_factor=1.5)
        for notches in (-2, -3, 1):
            stage.wheel(scene.columns[-1].view.center, notches)
            turned = seen(scene)
            scene.changed()
            assert seen(scene) == turned


def test_a_page_is_made_anew_when_it_changes_and_not_when_it_is_turned(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = stage.show(SettingsPage(stage.app))
    assert page.tree.root
    made: list[str] = []
    make = page.page

    def counted(kit: Kit) -> Any:
        made.append("once more")
        return make(kit)

    monkeypatch.setattr(page, "page", counted)
    before = page.column.offset
    stage.wheel(page.column.view.center, -2)
    assert page.tree.root and page.column.offset > before
    assert made == []
    page.changed()
    assert page.tree.root and made == ["once more"]
    stage.resize(1000, 640)
    assert page.tree.root and len(made) == 2


def test_a_meld_that_is_no_longer_pointed_at_says_no_more_what_would_fit(stage: Stage) -> None:
    sit(stage, ADDING)
    [meld] = [node for node in stage.nodes if node.role == "meld"]
    stage.move(stage.visible_point(meld))
    stage.tick()
    assert "8 of clubs would fit" in (stage.scene.tree.by_key[meld.key].value or "")
    stage.move((5, 5))
    stage.tick()
    assert "would fit" not in (stage.scene.tree.by_key[meld.key].value or "")


# The law itself.


def forgetful(name: Hashable, lacks: int) -> Callable[..., Any]:
    """Keeps the parts of a name by all that they show but for one thing."""
    keep = Memo.part

    def part(self: Memo, of: Hashable, shows: tuple[object, ...], make: Callable[[], Any]) -> Any:
        if name in (of, of[0] if isinstance(of, tuple) else ""):
            shows = (*shows[:lacks], *shows[lacks + 1 :])
        return keep(self, of, shows, make)

    return part


@pytest.mark.night("bar-4", "signs-3", "standing-3")
@pytest.mark.parametrize(
    ("name", "lacks"),
    [("bar", 4), ("standing", 3), ("journal", 1), ("signs", 3), ("plate", 3)],
)
def test_a_part_is_found_stale_if_what_it_is_kept_by_lacks_something(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str, lacks: int
) -> None:
    monkeypatch.setattr(Memo, "part", forgetful(name, lacks))
    monkey = Monkey(stage, 4, homesick=True)
    with pytest.raises(AssertionError, match="is stale"):
        for game in 2 * GAMES:
            monkey.sit(game)
            walk(stage, monkey, 3 * STEPS)


def test_a_picture_is_found_stale_if_it_is_kept_for_too_long(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    paint = TablePainter._still

    def still(self: TablePainter, *about: Any) -> Any:
        return self._kept or paint(self, *about)

    monkeypatch.setattr(TablePainter, "_still", still)
    monkey = Monkey(stage, 0, homesick=True)
    monkey.sit(TAKI)
    with pytest.raises(AssertionError, match="is stale"):
        walk(stage, monkey, STEPS)


def test_what_a_table_keeps_grows_as_old_as_in_a_match(stage: Stage) -> None:
    page = stage.sit(3)
    before = page.tree.root
    kept = page.model.kept, page.model.asking
    made = made_anew(page)
    assert (page.model.kept, page.model.asking) == kept
    assert page.tree.root is before
    assert [told(node) for node in made.walk()] == [told(node) for node in before.walk()]
