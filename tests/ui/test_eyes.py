"""What the settings for eyes change: text of any size, high contrast, colours told apart."""

import json
from pathlib import Path

import pygame
from pygame import Color, Rect

from game.games import GAMES
from game.games.taki.game import TAKI
from game.storage.appearance import BARE_FELT
from game.storage.settings import TEXT_SIZE_PERCENTS, Settings, SettingsFile
from game.text.message import (
    ENGLISH_LANGUAGE,
    Message,
    adapt_words,
    say,
    speak,
    told,
    told_in_signs,
)
from game.ui.deck.card_images import CardImages, CardInks
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.paint import theme
from game.ui.kit.paint.theme import Measures
from game.ui.table.layout.card_poses import MAX_PLATE_TEXT_FACTOR
from game.ui.table.layout.seat_plan import hand_card_factor
from tests.ui.pages import review, rules, taught
from tests.ui.stage import Stage
from tests.words.pseudo import Pseudo


def painted(stage: Stage) -> bytes:
    stage.tick()
    for _ in range(100):
        stage.app.images.begin_frame(False)
        stage.app._paint()
        if not stage.app.images.behind:
            break
    return pygame.image.tobytes(stage.app.painter.surface, "RGB")


def test_settings_of_an_older_version_load_with_the_usual_eyes(stage: Stage) -> None:
    path = stage.app.settings_file.path
    path.write_text(json.dumps({"version": 1, "deck": "four"}), encoding="utf-8")
    settings = SettingsFile(stage.app.profile).settings
    assert (settings.deck, settings.text, settings.contrast, settings.colours) == (
        "four", 100, False, False,
    )  # fmt: skip
    path.write_text(json.dumps({"version": 1, "text": 110, "contrast": 1}), encoding="utf-8")
    settings = SettingsFile(stage.app.profile).settings
    assert (settings.text, settings.contrast) == (100, False)


# Text.


def _name_on_plate(stage: Stage) -> Rect:
    """Where an opponent's name is on their plate."""
    plate = next(node for node in stage.role("player") if node.key == "plate 1")
    return next(one.rect for one in plate.children if one.name == plate.name)


def test_the_size_of_text_holds_at_once_on_every_page_and_the_next_time(stage: Stage) -> None:
    stage.sit(3, game=TAKI, moves=6)
    before = _name_on_plate(stage).h
    stage.app.page_stack.push(SettingsPage(stage.app))
    for percent in TEXT_SIZE_PERCENTS:
        stage.app.set("text", percent)
        assert stage.app.measures.text_factor == percent / 100
        assert stage.app.painter.measures is stage.app.measures
        assert SettingsFile(stage.app.profile).settings.text == percent
    heading = next(node for node in stage.nodes if node.role == "heading")
    assert heading.rect.h >= stage.app.measures.text_size(28)
    stage.app.page_stack.pop()
    stage.tick()
    assert abs(_name_on_plate(stage).h - MAX_PLATE_TEXT_FACTOR * before) < 1


def test_what_is_read_keeps_its_place_while_text_grows(stage: Stage) -> None:
    page = rules(stage, "taki")
    assert isinstance(page, RulesPage)
    page.column.offset = page.column.most // 2
    page.changed()
    share = page.column.offset / page.column.high if page.tree else 0
    stage.app.set("text", 200)
    assert page.tree
    assert abs(page.column.offset / page.column.high - share) < 0.02


def test_what_was_used_keeps_its_place_while_text_grows(stage: Stage) -> None:
    page = stage.show(SettingsPage(stage.app, "text"))
    for percent in (200, 100, 150):
        wanted = stage.find(f"option text={percent}")
        page.reveal(wanted)
        page.scroll(20)
        assert page.column.offset
        before = stage.find(f"option text={percent}").rect.centery - page.column.view.y
        stage.click(f"option text={percent}")
        after = stage.find(f"option text={percent}").rect
        assert page.column.view.contains(after)
        assert abs(after.centery - page.column.view.y - before) <= 1


def test_what_the_coach_says_can_be_turned_by_keys_alone(stage: Stage) -> None:
    stage.resize(960, 600, text_factor=2)
    page = review(stage, "take")
    verdict = page.tree.by_key["verdict"]
    assert verdict.reachable and page.verdict.most > 0
    stage.key("tab")
    for _ in range(40):
        if page.tree.focus == "verdict":
            break
        stage.key("tab")
    assert page.tree.focus == "verdict"
    while page.verdict.offset < page.verdict.most:
        before = page.verdict.offset
        stage.key("down")
        assert page.verdict.offset > before
    stage.key("down")
    assert page.tree.focus != "verdict"


def test_what_the_teacher_says_can_be_turned_by_wheel_and_keys(stage: Stage) -> None:
    stage.resize(960, 600, text_factor=2)
    page = taught(stage, "rummy500", "dig")
    column = page.scroller
    assert page.tree.by_key["teacher"].reachable and column.most > 0
    stage.wheel(column.view.center, -1)
    assert column.offset > 0
    stage.wheel(column.view.center, 1)
    page.set_focus(page.tree.by_key["teacher"])
    stage.key("down")
    assert column.offset > 0
    stage.resize(1920, 1080)
    assert not page.tree.by_key["teacher"].reachable


# High contrast.


def test_high_contrast_holds_at_once_and_changes_back(stage: Stage) -> None:
    stage.sit(3, moves=6)
    stage.asked()
    usual = painted(stage)
    stage.app.set("contrast", "on")
    bare = painted(stage)
    assert stage.app.painter.palette == BARE_FELT
    assert stage.app.painter.surface.get_at((1, 300))[:3] == (0, 0, 0)
    assert bare != usual
    stage.app.set("contrast", "off")
    assert painted(stage) == usual


def test_outlines_are_thick_in_high_contrast(stage: Stage) -> None:
    stage.resize(1280, 720)
    painter = stage.app.painter
    rect = pygame.Rect(100, 100, 200, 60)

    def edge() -> int:
        painter.surface.fill("black")
        painter.panel(rect, "#101010", 4, "#ffffff")
        row = [painter.surface.get_at((200, 100 + y))[0] for y in range(10)]
        return sum(one > 200 for one in row)

    assert edge() == 1
    stage.app.set("contrast", "on")
    assert edge() >= 2


def test_the_focus_is_seen_on_white_and_on_black_in_high_contrast(stage: Stage) -> None:
    stage.resize(1280, 720)
    stage.app.set("contrast", "on")
    painter = stage.app.painter
    for ground in ("white", "black"):
        painter.surface.fill(ground)
        painter.ring(pygame.Rect(100, 100, 200, 60), 6)
        row = [painter.surface.get_at((200, y))[0] for y in range(80, 110)]
        assert min(row) < 60 and max(row) > 240, ground


def test_a_card_has_a_dark_outline_and_a_light_rim_in_high_contrast(stage: Stage) -> None:
    for text, faces in (("5S", "cards"), ("R5", "taki"), ("king", "taki")):
        card = CardImages(CardInks(contrast=True)).card(text, 120, faces)
        row = [sum(card.get_at((x, 84))[:3]) // 3 for x in range(8)]
        assert max(row[:2]) < 60 and max(row[2:6]) > 200, (text, row)
    back = CardImages(CardInks(contrast=True)).card(None, 120)
    assert min(back.get_at((1, 84))[:3]) > 240


def test_faint_ink_is_strong_in_high_contrast(stage: Stage) -> None:
    painter = stage.app.painter
    assert painter.ink(theme.FAINT_INK) == theme.FAINT_INK
    stage.app.set("contrast", "on")
    assert painter.ink(theme.FAINT_INK) == Color("#b6c1bb")
    assert painter.ink(theme.LIGHT_INK) == theme.LIGHT_INK


# Colours.


def test_shapes_are_named_beside_colours_where_that_is_wanted(stage: Stage) -> None:
    run = Message("taki-open-run", color="G")
    assert told(run) == "Open green run"
    stage.app.set("colours", "on")
    assert told(run) == "Open green (square) run"
    assert told_in_signs(run) == told(run)
    assert say("settings-heading") == "Settings"
    assert str(run) == "Open green run", "records and the engine know nothing of it"
    stage.app.set("colours", "off")
    assert told(run) == "Open green run"


def test_shapes_are_named_in_every_language_that_has_them() -> None:
    speak(Pseudo())
    try:
        adapt_words(shapes=True)
        assert "(" in say("taki-color", color="R")
    finally:
        adapt_words()
        speak(ENGLISH_LANGUAGE)


def test_every_colour_of_taki_has_the_shape_that_is_drawn_on_it(stage: Stage) -> None:
    stage.app.set("colours", "on")
    shapes = [told(Message("taki-color", color=letter)) for letter in "RYGB"]
    assert shapes == ["red (circle)", "yellow (triangle)", "green (square)", "blue (star)"]


def test_the_table_is_painted_in_the_colours_that_are_wanted(stage: Stage) -> None:
    stage.sit(3, game=TAKI, moves=5)
    stage.asked()
    usual = painted(stage)
    stage.app.set("colours", "on")
    assert painted(stage) != usual
    stage.app.set("colours", "off")
    assert painted(stage) == usual


def test_the_settings_for_eyes_stand_on_their_page(stage: Stage) -> None:
    names = {one.name for one in Settings.described()}
    assert {"text", "contrast", "colours"} <= names
    stage.show(SettingsPage(stage.app, "contrast"))
    assert "thick outlines and clear words" in stage.said()


def test_text_is_as_large_the_next_time(tmp_path: Path) -> None:
    first = Stage(tmp_path / "one")
    first.app.set("text", 150)
    first.app.close()
    again = Stage(tmp_path / "one")
    assert again.app.measures.text_factor == 1.5
    again.app.close()


# Cards.


def test_large_cards_are_larger_wherever_there_is_room_and_never_smaller(stage: Stage) -> None:
    for game in GAMES:
        stage.app.set("size", "usual")
        stage.resize(1280, 720)
        table = stage.sit(4, game=game, moves=3, fresh=False)
        stage.tick()
        before = table.show.laid.card
        stage.app.set("size", "large")
        stage.app.set("face", "large")
        stage.tick()
        laid = table.show.laid
        assert laid.card > 1.1 * before or (table.show.table.fixed_size(4) and laid.card >= before)
        assert laid.large, "both go together"
        stage.app.set("face", "standard")


def test_large_cards_are_larger_at_every_text_size() -> None:
    usual, ample = Measures(1280, 720, 1.0), Measures(1280, 720, 1.0, ample=True)
    assert hand_card_factor(usual, melding=False) == 1
    assert hand_card_factor(ample, melding=False) > hand_card_factor(ample, melding=True) > 1
    assert hand_card_factor(ample._replace(text_factor=2.0), melding=False) == hand_card_factor(
        ample, melding=False
    )
