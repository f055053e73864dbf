"""Pictures are cut once for their size, kept while they are used, and hurried while resizing."""

from types import SimpleNamespace

import pygame
import pytest

from game.cards import french
from game.storage.appearance import CARD_BACKS, TABLE_CLOTHS, felt
from game.text.icon import Icon
from game.ui.deck.card_images import CardImages, CardInks, card_height
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.paint import images, render_worker
from tests.ui.stage import Stage


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_every_card_and_back_is_drawn_at_the_size_asked_for(stage: Stage) -> None:
    kept = CardImages()
    for text in {french.write(card) for card in french.pack(1, 1)}:
        assert kept.card(text, 20).get_size() == (20, card_height(20))
    for back in CARD_BACKS:
        kept.back = back.name
        assert kept.card(None, 20).get_size() == (20, 28)


def test_a_picture_is_cut_once_for_a_size(stage: Stage) -> None:
    kept = CardImages()
    assert kept.card("5S", 40) is kept.card("5S", 40)
    assert kept.card("5S", 40) is not kept.card("5S", 41)
    assert kept.icon(Icon.HINT, 20) is kept.icon(Icon.HINT, 20)


def test_a_card_that_moves_has_the_edge_of_one_that_lies(stage: Stage) -> None:
    kept, size = stage.app.images, (60, card_height(60))
    lying, moving = (pygame.Surface(size) for _ in range(2))
    for one in (lying, moving):
        one.fill("white")
    lying.blit(kept.card("5S", 60), (0, 0))
    soft = kept.scaled("5S", 60, 60, 0)
    place = soft.get_rect(center=lying.get_rect().center)
    moving.blit(soft, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    for x in range(size[0]):
        for edge in (0, size[1] - 1):
            one, other = lying.get_at((x, edge)), moving.get_at((x, edge))
            assert max(abs(one[band] - other[band]) for band in range(3)) < 30, (x, edge)


def test_a_picture_that_is_painted_in_two_places_is_not_packed_for_one(stage: Stage) -> None:
    kept, window = stage.app.images, stage.app.painter.surface
    for one in (kept.card("5S", 60), kept.icon(Icon.HINT, 20), kept.drawing("coins/dime", 20, 20)):
        window.blit(one, (0, 0))
        assert not one.get_flags() & pygame.RLEACCEL, "each change of place would pack it anew"


def test_four_colours_change_diamonds_and_clubs_alone(stage: Stage) -> None:
    two, four = CardImages(), CardImages(CardInks(four=True))
    for suit, same in (("S", True), ("H", True), ("D", False), ("C", False)):
        assert (raw(two.card(f"5{suit}", 60)) == raw(four.card(f"5{suit}", 60))) is same


def test_the_settings_for_deck_and_back_change_the_very_next_picture(stage: Stage) -> None:
    kept = stage.app.images
    five, back = raw(kept.card("5D", 60)), raw(kept.card(None, 60))
    stage.app.set("deck", "four")
    stage.app.set("back", CARD_BACKS[-1].name)
    assert raw(kept.card("5D", 60)) != five
    assert raw(kept.card(None, 60)) != back
    stage.app.set("deck", "two")
    assert raw(kept.card("5D", 60)) == five


def test_every_cloth_of_the_settings_is_painted_in_its_own_colours(stage: Stage) -> None:
    stage.show(SettingsPage(stage.app))
    seen = set()
    for cloth in TABLE_CLOTHS:
        stage.app.set("cloth", cloth.name)
        stage.app.frame(stage.now)
        assert stage.app.painter.palette == felt(cloth.name, None)
        seen.add(raw(stage.app.painter.surface))
    assert len(seen) == len({felt(cloth.name, None) for cloth in TABLE_CLOTHS})


def test_pictures_that_are_not_used_make_room(stage: Stage) -> None:
    kept = CardImages()
    kept.store.room = 60_000
    first = kept.card("AS", 60)
    for text in ("2S", "3S", "4S", "5S", "6S"):
        kept.begin_frame(hurry=False)
        kept.card(text, 60)
    assert kept.card("AS", 60) is not first
    assert raw(kept.card("AS", 60)) == raw(first)
    assert not any("6H" in str(key) for key in kept._latest)
    assert len(kept._latest) == len(list(kept.store)), "what is gone is forgotten"


def test_in_a_hurry_an_old_picture_is_scaled_and_the_sharp_one_follows(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = CardImages()
    kept.begin_frame(hurry=False)
    kept.card("AS", 60)
    sharp = raw(CardImages().card("AS", 70))
    monkeypatch.setattr(images, "MAX_RESIZE_RENDER_SECONDS", -1.0)
    kept.begin_frame(hurry=True)
    hurried = kept.card("AS", 70)
    assert hurried.get_size() == (70, card_height(70))
    assert kept.behind
    assert raw(hurried) != sharp
    kept.begin_frame(hurry=False)
    assert raw(kept.card("AS", 70)) == sharp
    assert not kept.behind


def test_a_frame_that_has_cut_enough_shows_something_alike_until_the_next_one(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, sharp = CardImages(), CardImages()
    kept.lifted("AS", 60, 3.0)
    kept.card("5H", 60)
    monkeypatch.setattr(images, "MAX_FRAME_RENDER_SECONDS", -1.0)
    kept.begin_frame(hurry=False)
    assert raw(kept.lifted("AS", 60, 3.5)) == raw(kept.lifted("AS", 60, 3.0))
    assert kept.card("5H", 50).get_size() == (50, card_height(50))
    assert kept.scaled("5H", 60, 50, 0.0).get_size() >= (50, card_height(50))
    assert kept.behind
    kept.begin_frame(hurry=False)
    assert raw(kept.card("KC", 60)) == raw(sharp.card("KC", 60)), "there is nothing like it"
    assert raw(kept.icon(Icon.HINT, 30)) == raw(sharp.icon(Icon.HINT, 30)), "an icon is quickly cut"
    assert not kept.is_in_time("QD", 60, 0.0)
    assert kept.behind
    monkeypatch.setattr(images, "MAX_FRAME_RENDER_SECONDS", 1.0)
    kept.begin_frame(hurry=False)
    assert raw(kept.lifted("AS", 60, 3.5)) == raw(sharp.lifted("AS", 60, 3.5))
    assert raw(kept.card("5H", 50)) == raw(sharp.card("5H", 50))
    assert kept.is_in_time("QD", 60, 0.0)
    assert not kept.behind


def test_a_card_that_turns_for_the_first_time_is_turned_as_it_lay(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = CardImages()
    kept.card("QH", 60)
    monkeypatch.setattr(images, "MAX_FRAME_RENDER_SECONDS", -1.0)
    cut = render_worker.rasterize
    monkeypatch.setattr(render_worker, "rasterize", pytest.fail)
    kept.begin_frame(hurry=False)
    turned = kept.lifted("QH", 60, 3.0)
    assert kept.behind
    monkeypatch.setattr(render_worker, "rasterize", cut)
    monkeypatch.setattr(images, "MAX_FRAME_RENDER_SECONDS", 1.0)
    kept.begin_frame(hurry=False)
    sharp = kept.lifted("QH", 60, 3.0)
    assert not kept.behind
    assert raw(sharp) != raw(turned)
    apart = [one - other for one, other in zip(sharp.get_size(), turned.get_size(), strict=True)]
    assert max(map(abs, apart)) <= 2


def test_what_never_fits_into_the_time_is_cut_in_the_end(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = CardImages()
    kept.card("5H", 60)
    monkeypatch.setattr(images, "MAX_FRAME_RENDER_SECONDS", -1.0)
    frames = 0
    while frames == 0 or kept.behind:
        kept.begin_frame(hurry=False)
        kept.card("5H", 50)
        frames += 1
        assert frames < 1000
    assert raw(kept.card("5H", 50)) == raw(CardImages().card("5H", 50))


def test_a_card_cut_ahead_is_there_when_it_is_wanted(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, frames = CardImages(), 0
    kept.begin_frame(hurry=False)
    while kept.cut_ahead("QD", 60):
        frames += 1
        kept.begin_frame(hurry=False)
    assert frames == 3, "one picture a frame"

    def cut(*_: object) -> None:
        raise AssertionError("it was cut before")

    monkeypatch.setattr(render_worker, "rasterize", cut)
    assert kept.card("QD", 60).get_size() == (60, card_height(60))
    assert kept.lifted("QD", 60, 2.5).get_width() > 60
    assert kept.scaled("QD", 50, 60, 0.0).get_width() < 60


def test_what_is_cut_counts_once_in_the_time_of_its_frame(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which cutting one takes a sixteenth of what a frame may take."""
    now = 0.0
    rasterise = render_worker.rasterize

    def cut(source: str, size: tuple[int, int]) -> pygame.Surface:
        nonlocal now
        now += images.MAX_FRAME_RENDER_SECONDS / 16
        return rasterise(source, size)

    monkeypatch.setattr(images, "time", SimpleNamespace(perf_counter=lambda: now))
    monkeypatch.setattr(render_worker, "rasterize", cut)
    kept = CardImages()
    kept.card("5H", 90)
    kept.begin_frame(hurry=False)
    for degrees in range(2, 10):
        kept.lifted(f"{degrees}S", 90, float(degrees))
    assert kept.card("5H", 80).get_size() == (80, card_height(80))
    assert not kept.behind, "eight sixteenths and one"
    for degrees in range(2, 10):
        kept.lifted(f"{degrees}C", 90, float(degrees))
    kept.card("5H", 70)
    assert kept.behind
