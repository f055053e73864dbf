"""Pages in a language from right to left: the pseudo-Hebrew, which is English in Hebrew letters."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.core.table import PERSON_HAND_ZONE
from game.storage.appearance import PLAIN_FELT
from game.text.icon import Icon
from game.text.message import ENGLISH_LANGUAGE, Message, say, speak, told_in_line
from game.ui.deck.card_images import CardImages
from game.ui.deck.card_widgets import Cards
from game.ui.deck.cloth_backdrop import ClothBackdrop
from game.ui.features.match.log_page import LogPage
from game.ui.features.match.table_page import TableView
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.paint import theme
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.kit.tree import Mirror, Node, Role, Span
from game.ui.kit.widgets.button import Button, Switch
from game.ui.kit.widgets.inputs import Field, Slider
from game.ui.kit.widgets.widget import NodeStyle, paint_node
from game.ui.kit.widgets.words import Signed, Words
from game.ui.table.model.drag_state import card_keys
from tests.tiers import by_tier
from tests.ui.pages import PAGES, TABLES
from tests.ui.proof import inside, overlapping, run_together, visible
from tests.ui.stage import Stage
from tests.words.pseudo import PseudoHebrew, in_hebrew

SOME = (
    *("start with matches", "set-up of taki, most", "settings", "rules of take", "result"),
    *("playing rummy500, 3", "replay of texas, 5", "lessons"),
    *("playing with a call", "between many rounds"),
)
LAID = by_tier(change=SOME, night=tuple(PAGES | TABLES))
SIZES = ((960, 600), (1280, 720))
WINDOW = Rect(0, 0, 400, 100)


@pytest.fixture(autouse=True)
def hebrew() -> Iterator[None]:
    speak(PseudoHebrew())
    yield
    speak(ENGLISH_LANGUAGE)


@pytest.mark.parametrize("name", LAID)
def test_a_page_is_reflected_whole(stage: Stage, name: str) -> None:
    """Nothing leaves the window, nothing covers anything else, and it stays so in the next tree."""
    (PAGES | TABLES)[name](stage)
    for size in SIZES:
        stage.resize(*size)
        stage.tick()
        page = stage.scene
        window = page.measures.window
        assert page.measures.right_to_left
        outside = [one.name for one in page.tree.nodes if not inside(visible(one), window)]
        assert outside == []
        assert list(overlapping(page.tree)) == []
        assert list(run_together(page.tree)) == []
        before = [(node.key, node.rect.copy()) for node in page.tree.nodes]
        page.renderer.changed()
        assert [(node.key, node.rect) for node in page.tree.nodes] == before


def test_back_stands_at_the_right_and_the_scroll_bar_at_the_left(stage: Stage) -> None:
    stage.resize(960, 600)
    page = stage.show(SettingsPage(stage.app, "text"))
    tree = page.tree
    assert tree.by_key["back"].rect.right > 900
    panel = next(node for node in tree.nodes if node.role is Role.PANEL)
    bar = next(node for node in tree.nodes if node.role is Role.SCROLLBAR)
    assert bar.rect.right < panel.rect.centerx
    assert page.column.view.colliderect(bar.rect), "the wheel finds the column"


def test_the_panels_of_a_table_change_sides_and_the_felt_is_as_drawn(stage: Stage) -> None:
    stage.resize(1280, 720)
    page = TABLES["playing rummy500, 3"](stage)
    assert isinstance(page, TableView)
    sides = [node for node in page.tree.nodes if node.area == "corner"]
    assert sides and all(node.rect.right <= page.show.felt.x for node in sides)
    hand = [page.tree.by_key[key] for key in card_keys(page.show, PERSON_HAND_ZONE)]
    assert all(node.mirror is Mirror.NEVER for node in hand)
    assert hand == sorted(hand, key=lambda node: node.rect.x)
    prompt = next(node for node in page.tree.nodes if node.role is Role.PROMPT)
    undo = page.tree.by_key["undo"]
    assert undo.rect.right <= prompt.rect.x


def test_the_left_hand_has_its_panels_at_the_right(stage: Stage) -> None:
    stage.resize(1280, 720)
    stage.app.set("left_handed", "on")
    stage.resize(1280, 720)
    page = TABLES["playing rummy500, 3"](stage)
    assert isinstance(page, TableView)
    assert page.tree.by_key["menu"].rect.x >= page.show.felt.right
    assert page.tree.by_key["undo"].rect.x > page.show.felt.centerx


def test_the_ways_through_a_replay_keep_their_order(stage: Stage) -> None:
    page = TABLES["replay of texas, 5"](stage)
    ways = [page.tree.by_key[key] for key in ("backward", "play", "my-next")]
    assert ways == sorted(ways, key=lambda node: node.rect.x)
    assert all(node.mirror is Mirror.OWN for node in ways)


def test_the_keys_on_the_screen_keep_their_order(stage: Stage) -> None:
    page = PAGES["keys on the screen"](stage)
    for row in ("1234567890", "QWERTYUIOP"):
        keys = [page.tree.by_key[f"key {sign}"] for sign in in_hebrew(row)]
        assert keys == sorted(keys, key=lambda node: node.rect.x)
    panel = next(node for node in page.tree.nodes if node.role is Role.PANEL)
    keys = [node for node in page.tree.nodes if node.area == "keys"]
    assert all(panel.rect.contains(node.rect) for node in keys)


def test_a_licence_begins_at_the_left(stage: Stage) -> None:
    page = PAGES["licence"](stage)
    words = [node for node in page.tree.nodes if node.name in page.paragraphs]
    assert words and all(node.mirror is Mirror.OWN for node in words)


def test_left_and_right_go_by_sight(stage: Stage) -> None:
    stage.resize(1280, 720)
    page = stage.show(SettingsPage(stage.app))
    page.set_focus(page.tree.by_key["option speed=slow"])
    stage.key("left")
    assert page.tree.focus == "option speed=normal"
    stage.key("right")
    assert page.tree.focus == "option speed=slow"


def test_a_number_grows_towards_its_plus_and_a_slider_to_the_right(stage: Stage) -> None:
    PAGES["set-up of texas, most"](stage)
    stage.resize(1280, 1600)
    number = stage.scene.tree.by_key["option dimes"]
    less, more = number.children
    assert more.rect.x < less.rect.x
    stage.scene.set_focus(number)
    stage.key("left")
    assert stage.scene.tree.by_key["option dimes"].value == "6"
    PAGES["settings: volume"](stage)
    stage.scene.set_focus(stage.scene.tree.by_key["option bed"])
    stage.key("right")
    assert int(stage.scene.tree.by_key["option bed"].value or "") > 25


def test_tab_goes_in_reading_order(stage: Stage) -> None:
    stage.resize(1280, 720)
    page = stage.show(SettingsPage(stage.app))
    page.set_focus(page.tree.by_key["back"])
    stage.key("tab")
    focused = page.tree.focused
    assert focused is not None and focused.rect.x < page.tree.by_key["back"].rect.x


# Painting.


def painter(right_to_left: bool = True) -> Painter:
    images = CardImages()
    texts = Texts()
    texts.turn(right_to_left)
    made = Painter(Surface(WINDOW.size), images, texts, PLAIN_FELT, ClothBackdrop(images))
    made.measures = Measures(1280, 720, 1.0, right_to_left=right_to_left)
    return made


def ink(node: Node, colour: Color | None = None, right_to_left: bool = True) -> Rect:
    """Where a node paints, or where it paints in one colour."""
    brush = painter(right_to_left)
    paint_node(brush, node, NodeStyle(focused=node.role is Role.FIELD))
    if colour is None:
        brush.surface.set_colorkey("black")
        return brush.surface.get_bounding_rect()
    mask = pygame.mask.from_threshold(brush.surface, colour, (8, 8, 8, 255))
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


def test_words_begin_at_the_right_and_end_on_the_same_line() -> None:
    node = Node(Role.TEXT, in_hebrew("Back"), Rect(100, 20, 200, 30), widget=Words(18))
    painted = ink(node)
    assert 295 <= painted.right <= 300
    assert painted.left > 240
    assert abs(painted.bottom - ink(node, right_to_left=False).bottom) <= 1


def test_a_button_has_its_icon_before_its_words_and_a_switch_is_on_at_the_left() -> None:
    node = Node(Role.BUTTON, in_hebrew("Go"), Rect(100, 20, 200, 44), widget=Button(Icon.TRASH))
    with_icon, without = (
        ink(node, theme.LIGHT_INK),
        ink(
            Node(Role.BUTTON, in_hebrew("Go"), Rect(100, 20, 200, 44), widget=Button()),
            theme.LIGHT_INK,
        ),
    )
    assert with_icon.right > without.right
    switch = Node(Role.SWITCH, "", Rect(100, 20, 80, 44), checked=True, widget=Switch())
    assert ink(switch).left == 100
    assert ink(switch, theme.DARK_INK).centerx < ink(switch, theme.GOLD_COLOUR).centerx


def test_back_points_to_the_right_and_play_as_always() -> None:
    brush = painter()
    for icon, turned in ((Icon.BACK, True), (Icon.PLAY, False)):
        usual = brush.images.icon(icon, 40, theme.LIGHT_INK)
        wanted = pygame.mask.from_surface(pygame.transform.flip(usual, turned, False))
        brush.surface.fill("black")
        with brush.mirrored_about(Rect(0, 0, 40, 40)):
            brush.icon(icon, (20, 20), 40, theme.LIGHT_INK)
        seen = brush.surface.subsurface((0, 0, 40, 40))
        half = pygame.mask.from_threshold(seen, theme.LIGHT_INK, (120, 120, 120, 255))
        assert half.count() == wanted.overlap_area(half, (0, 0)) > 0.8 * wanted.count()


def test_a_slider_is_as_drawn() -> None:
    node = Node(
        Role.SLIDER, "", Rect(100, 20, 200, 44), value="", span=Span(0, 100, 25),
        widget=Slider(0.25),
    )  # fmt: skip
    assert ink(node) == ink(node, right_to_left=False)


def test_a_row_of_cards_begins_where_lines_of_text_begin() -> None:
    row = Cards(("7H", "8H"), 30, "cards", step=15.0)
    node = Node(Role.CARDS, "cards", Rect(100, 0, 200, 50), widget=row)
    assert ink(node).right == 300
    assert ink(node, right_to_left=False).left == 100


def test_suits_stand_behind_the_ranks_of_their_cards() -> None:
    """As in a line of words without drawn signs."""
    brush = painter()
    node = Node(
        Role.LINE, "", Rect(100, 20, 250, 30),
        widget=Signed(18, seen=f"{in_hebrew('Ada takes')} \u20687\u2665\u2069."),
    )  # fmt: skip
    paint_node(brush, node, NodeStyle())
    heart = brush.images.symbols["\u2665"].at_night
    mask = pygame.mask.from_threshold(brush.surface, heart, (40, 40, 40, 255))
    suit = mask.get_bounding_rects()[0]
    size = 18
    words = brush.texts.width(f"{in_hebrew('Ada takes')} ", size)
    assert suit.right <= 350 - words + 2
    assert suit.left >= 350 - words - brush.texts.width("\u2665", size) - 2


def test_the_caret_stands_where_a_text_ends_for_the_eye() -> None:
    def caret(value: str, right_to_left: bool) -> tuple[Rect, Rect]:
        node = Node(
            Role.FIELD, "", Rect(10, 20, 380, 44), value=value, edit=lambda _: None,
            widget=Field(""),
        )  # fmt: skip
        brush = painter(right_to_left)
        paint_node(brush, node, NodeStyle(focused=True))
        inner = brush.surface.subsurface((20, 26, 360, 32))
        gold, words = (
            pygame.mask.from_threshold(inner, one, (30, 30, 30, 255)).get_bounding_rects()
            for one in (theme.GOLD_COLOUR, theme.LIGHT_INK)
        )
        return gold[0].unionall(gold), words[0].unionall(words)

    for value, right_to_left, at_left in (
        ("Ada", False, False), ("Ada", True, False), ("עדה", False, True), ("עדה", True, True),
    ):  # fmt: skip
        gold, words = caret(value, right_to_left)
        assert (gold.right <= words.left) is at_left, value
        assert (gold.left >= words.right) is not at_left, value
        assert (words.centerx > 180) is right_to_left


# Sentences.


def test_values_are_isolated_and_english_has_no_such_signs() -> None:
    shown = say("rules-heading", game="Take")
    assert "\u2068Take\u2069" in shown
    speak(ENGLISH_LANGUAGE)
    assert not {"\u2068", "\u2069"} & set(say("rules-heading", game="Take"))


def test_a_line_of_braille_has_no_such_signs() -> None:
    line = told_in_line(Message("rules-heading", game="Take"))
    assert "Take" in line and "\u2068" not in line


def test_a_language_is_turned_at_once(stage: Stage) -> None:
    page = stage.show(SettingsPage(stage.app))
    stage.app._apply()
    assert page.tree.by_key["back"].rect.x > stage.app.measures.width / 2
    speak(ENGLISH_LANGUAGE)
    stage.app._apply()
    assert page.tree.by_key["back"].rect.x < stage.app.measures.width / 2
    assert not stage.app.texts.right_to_left


def test_a_kept_file_has_no_such_signs(stage: Stage, tmp_path: Path) -> None:
    page = PAGES["log"](stage)
    assert isinstance(page, LogPage)
    assert "\u2068" in page.text()
    page.save()
    (kept,) = tmp_path.rglob("*-log*.txt")
    assert "\u2068" not in kept.read_text(encoding="utf-8")


def test_the_clipboard_has_no_such_signs(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    put: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", put.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: put[-1])
    page = PAGES["log"](stage)
    assert isinstance(page, LogPage)
    page.copy()
    assert "\u2068" in page.text() and "\u2068" not in put[-1]
