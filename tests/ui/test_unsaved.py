"""While something of a match is not on disk the table says so, and nobody leaves unasked."""

import contextlib
import os
import resource
import signal
import tempfile
from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.core.event import PERSON_SEAT
from game.match.match import Match
from game.ui.features.match.match_page import TablePage
from game.ui.features.match.pause_page import PausePage
from game.ui.features.scores.result_page import ResultPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.tree import Node
from tests.storage.faults import BROKEN, FULL, failing
from tests.ui.stage import SIZES, Stage

QUESTION = "unsaved"


@contextlib.contextmanager
def full_disk() -> Iterator[None]:
    """Nothing can be written any more, and no file be begun."""
    with pytest.MonkeyPatch.context() as full:
        full.setattr(os, "write", failing(FULL))
        full.setattr(tempfile, "mkstemp", failing(FULL))
        yield


def sign(table: TablePage) -> Node | None:
    """The sign on the table that something is not on disk."""
    return table.tree.by_key.get("unsaved")


def says(table: TablePage) -> str:
    node = sign(table)
    return "" if node is None else f"{node.name}: {node.value}"


def move(stage: Stage, table: TablePage) -> None:
    """Make one move of the person's, and let the others make theirs."""
    stage.until(lambda: table.model.your_turn or stage.scene is not table)
    assert table.moves.try_move(table.session.match.moves_now()[0])


def saved(table: TablePage) -> Match:
    writer = table.session.writer
    match = writer.match_store.open(writer.path).match
    assert match is not None
    return match


def played(stage: Stage, moves: int = 12) -> TablePage:
    """A table in the middle of a match, the person asked."""
    table = stage.sit(3, rounds=3, moves=moves, seed=3)
    stage.asked()
    assert sign(table) is None
    return table


def test_a_move_that_is_not_on_disk_is_told_until_it_is(stage: Stage) -> None:
    table = played(stage)
    stage.worker.slow = True
    with full_disk():
        move(stage, table)
        assert says(table) == (
            "1 move isn’t saved: Your last move isn’t saved yet (no space left on device)."
        )
        stage.key("escape")  # away with the sentence in the bar
        for _ in range(60 * 60):
            stage.tick()
        assert says(table).startswith("1 move isn’t saved: ")
    stage.worker.slow = False
    stage.until(lambda: table.model.your_turn)
    assert sign(table) is None
    assert saved(table).moves == table.session.match.moves


def test_with_large_text_too_a_move_that_is_not_on_disk_is_told(stage: Stage) -> None:
    table = played(stage)
    stage.worker.slow = True
    stage.app.settings.text = 200
    stage.resize(1280, 720)
    stage.tick()
    with full_disk():
        move(stage, table)
        stage.tick()
        assert says(table).startswith("1 move isn’t saved")


def test_an_opponent_s_move_that_is_not_on_disk_is_told(stage: Stage) -> None:
    table = played(stage)
    stage.worker.slow = True
    move(stage, table)
    made = len(table.session.match.moves)
    stage.worker.slow = False
    with full_disk():
        stage.until(lambda: table.model.your_turn)
        theirs = len(table.session.match.moves) - made
        assert theirs > 1
        assert says(table).startswith(f"{theirs} moves aren’t saved: We can’t save this match")


def test_an_undo_that_is_not_on_disk_is_told_by_the_sign_and_by_the_sentence(stage: Stage) -> None:
    table = played(stage)
    move(stage, table)
    stage.until(lambda: table.model.your_turn)
    with full_disk():
        stage.key("u")
        assert says(table).startswith("The undo isn’t saved: ")
        [alert] = stage.role("alert")
        assert alert.name == (
            "Undone at the table, but not in the saved match. "
            "We can’t save this match (no space left on device)."
        )
        assert alert.widget.tone == "warning"
    assert len(saved(table).moves) > len(table.session.match.moves)
    move(stage, table)
    assert sign(table) is None


def test_a_new_match_of_which_nothing_is_on_disk_says_so(stage: Stage) -> None:
    with full_disk():
        table = stage.sit(3, fresh=False)
        assert says(table) == (
            "The match isn’t saved: We can’t save this match (no space left on device)."
        )


def over(stage: Stage) -> TablePage:
    """A match that the person has just ended."""
    for seed in range(30):
        table = stage.sit(2, seed=seed, fresh=False)
        match = table.session.match
        rng = Random(seed)
        while not match.state.over:
            if match.state.asked == PERSON_SEAT:
                copy = Match(match.game, match.setup, match.seats)
                for _, text in match.moves:
                    copy.play(text)
                copy.play(copy.moves_now()[0])
                if copy.state.over:
                    table.show.snap(match.view(PERSON_SEAT))
                    return table
            match.play(rng.choice(match.moves_now()))
    raise AssertionError("nobody ends a match")


def test_a_finished_match_that_cannot_be_filed_is_told_on_the_table(stage: Stage) -> None:
    table = over(stage)
    table.session.writer.rewrite()
    (stage.app.profile.folder / "finished").write_text("a file where the folder should be")
    move(stage, table)
    assert says(table).startswith("Match not in the history: We couldn’t move the finished match ")
    stage.until(lambda: stage.scene is not table)
    stage.app.navigator.back()
    assert stage.scene is table
    assert says(table).startswith("Match not in the history: ")
    stage.app.quit()
    assert not stage.app.running, "nothing of it is lost"


def test_after_the_result_a_match_that_is_not_on_disk_is_asked_about(stage: Stage) -> None:
    table = over(stage)
    table.session.writer.rewrite()
    for button in ("Done", "Play again"):
        with full_disk():
            if not table.session.match.state.over:
                move(stage, table)
                stage.until(lambda: isinstance(stage.scene, ResultPage))
            stage.click(button)
            assert stage.scene.name == QUESTION
            stage.key("escape")
            stage.top(ResultPage)
    stage.click("Done")
    stage.top(StartPage)
    assert stage.app.match_store.paths() == []
    assert len(list(stage.app.match_store.finished.iterdir())) == 1


# Leaving.


def leave(stage: Stage, way: str) -> None:
    if way == "the window’s button":
        stage.app._take(pygame.Event(pygame.WINDOWCLOSE))
        stage.app._take(pygame.Event(pygame.QUIT))
    else:
        stage.app.page_stack.push(PausePage(stage.app, stage.top(TablePage).model))
        stage.click(way)


WAYS = ("the window’s button", "Quit", "Save and leave")


def left(stage: Stage) -> bool:
    return not stage.app.running or isinstance(stage.scene, StartPage)


@pytest.mark.parametrize("way", WAYS)
def test_who_leaves_while_moves_are_not_on_disk_is_asked_and_told_how_many(
    stage: Stage, way: str
) -> None:
    table = played(stage)
    kept = len(table.session.match.moves)
    with full_disk():
        for _ in range(3):
            move(stage, table)
            stage.until(lambda: table.model.your_turn)
        missing = len(table.session.match.moves) - kept
        assert missing > 3
        leave(stage, way)
        assert not left(stage)
        assert stage.scene.name == QUESTION
        assert f"You’d lose {missing} moves that aren’t saved." in stage.said()
        assert "no space left on device" in stage.said()
        stage.click("Stay")
        assert not left(stage)
        while stage.scene is not table:
            stage.key("escape")
        leave(stage, way)
        stage.click("Leave anyway")
        assert left(stage)
    assert len(saved(table).moves) == kept


@pytest.mark.parametrize("way", WAYS)
def test_trying_again_saves_and_then_leaves(stage: Stage, way: str) -> None:
    table = played(stage)
    with full_disk():
        move(stage, table)
        leave(stage, way)
        stage.click("Try again")
        assert stage.scene.name == QUESTION
        assert "We still can’t save it." in stage.said()
    stage.click("Try again")
    assert left(stage)
    assert saved(table).moves == table.session.match.moves


@pytest.mark.parametrize("way", WAYS)
def test_what_can_be_saved_by_now_is_not_asked_about(stage: Stage, way: str) -> None:
    table = played(stage)
    stage.worker.slow = True
    with full_disk():
        move(stage, table)
    leave(stage, way)
    assert left(stage)
    assert saved(table).moves == table.session.match.moves


@pytest.mark.parametrize("way", WAYS)
def test_who_leaves_a_match_that_is_on_disk_is_not_asked(stage: Stage, way: str) -> None:
    move(stage, played(stage))
    leave(stage, way)
    assert left(stage)


def test_closing_the_window_while_one_is_asked_about_leaving_means_to_quit(stage: Stage) -> None:
    table = played(stage)
    with full_disk():
        move(stage, table)
        leave(stage, "Save and leave")
        stage.app._take(pygame.Event(pygame.QUIT))
        assert stage.scene.name == QUESTION
        assert [one.name for one in stage.app.page_stack.stack].count(QUESTION) == 1
        stage.click("Leave anyway")
        assert not stage.app.running


def test_an_undo_that_would_be_undone_is_told_truly(stage: Stage) -> None:
    table = played(stage)
    move(stage, table)
    stage.until(lambda: table.model.your_turn)
    before = len(table.session.match.moves)
    with full_disk():
        stage.key("u")
        back = before - len(table.session.match.moves)
        stage.app.quit()
        assert f"{back} moves you took back would be there again." in stage.said()
        assert "would be lost" not in stage.said()


def test_a_record_that_was_taken_away_is_told_as_all_of_the_match(stage: Stage) -> None:
    table = played(stage)
    writer = table.session.writer
    writer.path.unlink()
    with full_disk():
        move(stage, table)
        stage.app.quit()
        count = len(table.session.match.moves)
        assert f"Nothing of this match is saved. You’d lose it, with {count} moves." in (
            stage.said()
        )


def test_a_move_that_was_written_in_part_counts_as_lost(stage: Stage) -> None:
    table = played(stage)
    kept = table.session.match.moves[:]
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(os, "fsync", failing(BROKEN))
        move(stage, table)
        assert table.session.match.moves[: len(kept)] == kept
        stage.app.quit()
        assert "You’d lose 1 move that isn’t saved." in stage.said()


# How it looks.


@pytest.mark.parametrize("size", SIZES)
def test_the_sign_is_read_to_its_end_at_every_size(stage: Stage, size: tuple[int, int]) -> None:
    for players in (2, 4):
        stage.resize(*size)
        with full_disk():
            table = stage.sit(players, moves=6, fresh=False)
            node = sign(table)
            assert node is not None
            why = node.children[-1]
            lines = stage.app.texts.wrapped(why.name, why.widget.size, why.rect.w)
            assert why.rect.h >= len(lines) * stage.app.texts.height(why.widget.size)
            for part in node.children:
                assert node.rect.contains(part.rect)
            log = table.tree.by_key["log"]
            assert not log.rect.colliderect(node.rect)
            assert log.rect.h > 3 * node.children[0].rect.h
            assert stage.app.texts.width(node.name, node.children[0].widget.size, "bold") <= (
                node.children[0].rect.w
            )


def test_where_a_quota_is_reached_in_truth_the_moves_are_told_and_kept_once_there_is_room(
    stage: Stage,
) -> None:
    table = played(stage)
    stage.worker.slow = True
    kept = table.session.writer.path.stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (kept, before[1]))
        move(stage, table)
        assert says(table).startswith("1 move isn’t saved: ")
        assert "file too large" in says(table)
        stage.app.quit()
        assert stage.scene.name == QUESTION
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
    stage.click("Try again")
    assert not stage.app.running
    assert saved(table).moves == table.session.match.moves


def test_a_program_that_is_ended_unasked_knows_what_is_lost(stage: Stage) -> None:
    table = played(stage)
    stage.worker.slow = True
    with full_disk():
        move(stage, table)
        stage.key("escape")  # away with the sentence in the bar
        stage.key("escape")
        assert isinstance(stage.scene, PausePage)
        stage.app.end()
        stage.app.run()
    assert [str(one) for one in stage.app.lost] == [
        "1 move wasn’t saved and is lost. We can’t save this match (no space left on device)."
    ]


def test_nothing_is_lost_that_can_be_saved_at_the_end(stage: Stage) -> None:
    table = played(stage)
    stage.worker.slow = True
    with full_disk():
        move(stage, table)
    stage.app.end()
    stage.app.run()
    assert stage.app.lost == []
    assert saved(table).moves == table.session.match.moves
