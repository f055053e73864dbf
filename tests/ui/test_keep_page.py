"""Keeping a score sheet: from every page that shows one, as text, table and picture."""

from collections import Counter
from pathlib import Path
from threading import current_thread, main_thread
from typing import Literal

import pygame
import pytest
from pygame import Rect, Surface

from game.core.event import PERSON_SEAT
from game.games import GAMES_BY_NAME
from game.text.message import figured, say, told
from game.ui import other_programs, routes
from game.ui.features.match.log_page import LogPage
from game.ui.features.scores import composer
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.scores.round_page import RoundPage
from game.ui.features.scores.score_sheet import SheetPage
from game.ui.features.sheets.keep_page import KeepPage
from game.ui.features.sheets.sheet_picture import picture_of, sheet_nodes
from game.ui.kit.input import events
from game.ui.kit.paint import render_worker
from game.ui.kit.paint.painter import Painter
from game.ui.kit.paint.picture_cache import Size
from game.ui.kit.paint.render_worker import RenderWorker
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import SHEET_COLOUR, Marker
from game.ui.kit.widgets.widget import NodeStyle
from game.ui.kit.widgets.words import Words
from tests import archive
from tests.storage.faults import FORBIDDEN, FULL, failing
from tests.ui.pages import history, keeping
from tests.ui.stage import Stage


def files(stage: Stage) -> list[str]:
    """The names of the files that were kept, without their beginnings."""
    folder = stage.app.profile.folder / "sheets"
    return sorted("-".join(path.name.split("-")[4:]) for path in folder.glob("*"))


def texts(stage: Stage) -> list[str]:
    return [node.name for node in stage.role("text")]


def save_picture(stage: Stage) -> None:
    """Save the picture of the sheet, and wait for it."""
    stage.key("p")
    stage.until(lambda: not stage.tick())


def test_a_sheet_is_kept_from_every_page_that_shows_one(stage: Stage) -> None:
    scene = stage.sit(3, rounds=2, seed=5, fresh=False)
    match = scene.session.match
    for page, rounds in ((SheetPage, 0), (RoundPage, 1), (ResultPage, 2)):
        while len(match.state.rounds) < rounds:
            match.play(match.moves_now()[0])
        scene.show.snap(match.view(PERSON_SEAT))
        stage.app.page_stack.push(page(stage.app, scene.model))
        stage.key("k")
        kept = stage.top(KeepPage).kept
        assert len(kept.sheet.rows) == rounds
        assert kept.whole is (rounds == 2)
        stage.app.navigator.back()
        stage.app.navigator.back()
    path = Path(archive.__file__)
    assert path.exists()
    history(stage, 3, opened=1)
    stage.key("k")
    stage.top(KeepPage)


def test_a_match_that_is_only_tried_out_has_no_sheet_to_keep(stage: Stage) -> None:
    scene = stage.sit(3, rounds=2, seed=5, fresh=False)
    scene.session.match.notes.begun = None
    scene.session.writer.path = Path()
    stage.app.page_stack.push(SheetPage(stage.app, scene.model))
    assert not [node for node in stage.nodes if node.name == say("score-keep")]


def test_it_is_copied_and_saved_and_the_folder_is_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = keeping(stage, "texas", 3)
    assert isinstance(page, KeepPage)
    assert not [node for node in stage.nodes if node.name == say("sheets-folder")]
    stage.key("c")
    assert events.pasted() == page.kept.text
    assert say("sheets-copied") in texts(stage)
    stage.key("s")
    stage.key("s")
    save_picture(stage)
    assert files(stage) == ["1955-sheet-2.csv", "1955-sheet.csv", "1955-sheet.png"]
    folder = stage.app.profile.folder / "sheets"
    assert any(text.startswith("Saved as five-takes-texas-20261124-1955") for text in texts(stage))
    shown: list[Path] = []
    monkeypatch.setattr(
        "game.ui.features.sheets.keep_page.open_folder", lambda path: shown.append(path)
    )
    stage.key("f")
    assert shown == [folder]
    assert say("sheets-folder-not", folder=str(folder)) in texts(stage)


def test_a_full_disk_is_told_of(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping(stage, "texas", 3)
    monkeypatch.setattr("os.fsync", failing(FULL))
    save_picture(stage)
    assert "We can’t save it (no space left on device)." in texts(stage)
    assert files(stage) == []


def test_the_picture_is_the_sheet_on_parchment_under_a_strip_of_the_poster(stage: Stage) -> None:
    page = keeping(stage, "texas", 3)
    assert isinstance(page, KeepPage)
    save_picture(stage)
    assert page.files.folder is not None
    (file,) = page.files.folder.iterdir()
    picture = pygame.image.load(file)
    wide, high = picture.get_size()
    assert wide == 1080 and high > 900
    margin = Counter(tuple(picture.get_at((3, y)))[:3] for y in range(280, high))
    assert margin.most_common(1)[0][0] == tuple(SHEET_COLOUR)[:3] and len(margin) > 3, "fibres"
    assert min(min(colour) for colour in margin) > 180, "no edge"
    strip = {tuple(picture.get_at((x, 100)))[:3] for x in range(0, wide, 40)}
    assert len(strip) > 2, "the poster"


def test_the_picture_is_made_in_small_steps(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the window goes on: a step paints few pieces or packs few rows, and renders no
    drawing but icons."""
    page = keeping(stage, "rummy500", 8)
    assert isinstance(page, KeepPage)
    images = stage.app.images
    images.aside = RenderWorker()
    pieces, rows, drawn = [0], [0], []
    paint, encode, rasterize = composer.paint_node, pygame.image.tobytes, render_worker.rasterize

    def count_piece(painter: Painter, node: Node, mood: NodeStyle) -> None:
        pieces[-1] += 1
        paint(painter, node, mood)

    def count_rows(picture: Surface, form: Literal["RGB"]) -> bytes:
        rows[-1] += picture.get_height()
        return encode(picture, form)

    def note_drawing(source: str, size: Size) -> Surface:
        if current_thread() is main_thread():
            drawn.append(max(size))
        return rasterize(source, size)

    monkeypatch.setattr(composer, "paint_node", count_piece)
    monkeypatch.setattr(pygame.image, "tobytes", count_rows)
    monkeypatch.setattr(render_worker, "rasterize", note_drawing)
    faces = ["you-eyeshade", *page.kept.portraits[1:]]
    steps = picture_of(page.kept, faces, images, stage.app.texts)
    for _ in range(3000):
        if next(steps, steps) is steps:
            break
        pieces.append(0)
        rows.append(0)
        images.aside.rest(5.0)
    nodes, (_, high) = sheet_nodes(page.kept, faces, stage.app.texts)
    assert sum(pieces) == 1 + len(nodes) and max(pieces) <= 8
    assert sum(rows) == high and max(rows) <= 24
    assert not any(few and more for few, more in zip(pieces, rows, strict=True))
    assert max(drawn, default=0) <= 18


@pytest.mark.parametrize("way", ["left", "closed"])
@pytest.mark.parametrize("full", [False, True])
def test_a_picture_is_not_lost_when_the_page_is_left_in_the_middle(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, way: str, full: bool
) -> None:
    keeping(stage, "texas", 3)
    if full:
        monkeypatch.setattr("os.fsync", failing(FULL))
    stage.key("p")
    assert say("sheets-saving") in texts(stage)
    assert files(stage) == []
    if way == "left":
        stage.app.navigator.replace(routes.Settings())
        assert files(stage) == []
        stage.until(lambda: stage.app.errands.are_over)
        (said,) = stage.app.notices
    else:
        stage.app.close()
        (said,) = stage.app.notices
    assert files(stage) == ([] if full else ["1955-sheet.png"])
    assert told(said).startswith("We can’t save it (no space" if full else "Saved as")


def test_a_picture_is_saved_once_however_often_its_button_is_pressed(stage: Stage) -> None:
    keeping(stage, "texas", 3)
    stage.key("p")
    save_picture(stage)
    assert files(stage) == ["1955-sheet.png"]
    save_picture(stage)
    assert files(stage) == ["1955-sheet-2.png", "1955-sheet.png"]


@pytest.mark.parametrize(("game", "players"), [("texas", 2), ("rummy500", 8), ("take", 5)])
def test_the_picture_has_every_figure_and_the_winner_s_column_in_gold(
    stage: Stage, game: str, players: int
) -> None:
    page = keeping(stage, game, players)
    assert isinstance(page, KeepPage)
    kept = page.kept
    assert kept.portraits[0] == "" and all(kept.portraits[1:])
    nodes, size = sheet_nodes(kept, ["ada"] * players, stage.app.texts)
    whole = Rect((0, 0), size)
    words = [node for node in nodes if isinstance(node.widget, Words)]
    assert all(whole.contains(node.rect) for node in nodes)
    for node in words:
        look = node.widget
        assert stage.app.texts.width(node.name, look.size, look.weight) <= node.rect.w, node.name
    said = Counter(node.name for node in words)
    lines = [*kept.sheet.rows, *kept.sheet.totals]
    figures = Counter(figured(one) for row in lines for one in row.figures if one is not None)
    assert all(said[figure] >= count for figure, count in figures.items())
    gold = [node.rect for node in nodes if isinstance(node.widget, Marker)]
    winners = kept.sheet.totals[0].marked
    assert len(gold) == len(winners) > 0
    names = {node.name: node.rect for node in words}
    for rect, seat in zip(gold, winners, strict=True):
        assert rect.contains(names[kept.names[seat]])


def test_the_log_is_saved_as_text(stage: Stage) -> None:
    scene = stage.sit(3, game=GAMES_BY_NAME["rummy500"], moves=9, seed=3, fresh=False)
    stage.asked()
    stage.app.page_stack.push(LogPage(stage.app, scene.model))
    page = stage.top(LogPage)
    stage.key("s")
    [file] = (stage.app.profile.folder / "sheets").iterdir()
    assert file.name.startswith("five-takes-rummy500-") and file.name.endswith("-log.txt")
    assert file.read_text(encoding="utf-8") == page.text()


def test_a_folder_is_shown_by_the_file_manager_or_the_browser(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(
        other_programs.subprocess, "Popen", lambda arguments, **_: started.append(arguments)
    )
    assert other_programs.open_folder(tmp_path)
    assert started[0][1:] == [str(tmp_path)]
    monkeypatch.setattr(other_programs.subprocess, "Popen", failing(FORBIDDEN))
    monkeypatch.setattr(other_programs, "open_page", lambda page: page == tmp_path)
    assert other_programs.open_folder(tmp_path)
