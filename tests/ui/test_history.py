"""The history: what is listed, found again, played again, deleted and brought back."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core.record import parse_record
from game.features.history.match_text import circumstances, date_of, result
from game.games import GAMES_BY_NAME
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match, load
from game.match.record_notes import SAME_CARDS_MODE
from game.match.seal_check import explained, proof
from game.ui import routes
from game.ui.features.history.history_page import HISTORY_FILTERS, HistoryPage
from game.ui.features.history.unfinished_page import UnfinishedPage
from game.ui.features.match.match_page import TablePage
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.pages.dialog import Dialog
from game.ui.kit.tree import Node
from game.ui.kit.widgets.surfaces import ImageWidget, Medallion
from game.ui.program import leave_for
from game.ui.table.model.actions import OpenMenu
from tests import archive
from tests.ui.stage import NAMES, Stage


def opened(stage: Stage, count: int = 8) -> HistoryPage:
    """The page, with so many matches and a damaged record."""
    archive.fill(stage.app.profile.folder, count)
    page = stage.show(HistoryPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    return page


def names(page: HistoryPage) -> list[str]:
    return [one.name for one in page.shown]


def rows(stage: Stage) -> list[str]:
    return [node.name for node in stage.nodes if node.key.startswith("match ")]


def test_every_match_is_listed_the_newest_first(stage: Stage) -> None:
    page = opened(stage)
    assert len(page.shown) == 9
    assert page.subtitle == "8 matches, and 1 we can’t read"
    times = [one.begun for one in page.shown]
    assert times == sorted(times, reverse=True)
    assert rows(stage)[0].startswith("put in by hand.record: Not readable")


def test_while_records_are_read_the_page_says_how_many_have_been(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 6)
    page = stage.show(HistoryPage(stage.app))
    assert page.subtitle == "Looking for your matches…"
    match_index = stage.app.match_store.match_index
    while len(match_index.entries) < 3:
        assert match_index.step(lambda: True)
    stage.tick(1.0)
    assert page.subtitle == "3 of 7 matches read"
    assert len(rows(stage)) == 3


def test_filters_leave_what_they_say(stage: Stage) -> None:
    page = opened(stage, 14)
    everything = set(names(page))
    for name, (_, values) in HISTORY_FILTERS.items():
        kept = []
        for place, one in enumerate(values):
            page.choose(name, place)
            stage.tick()
            assert set(names(page)) == {key for key, entry in page.match_index.entries.items()
                                        if one.leaves(entry)}  # fmt: skip
            kept.append(set(names(page)))
        assert kept[0] == everything
        assert all(some < everything for some in kept[1:])
        assert any(kept[1:])
        page.choose(name, 0)


def test_a_filter_is_turned_by_keys_and_by_mouse(stage: Stage) -> None:
    page = opened(stage)
    page.set_focus(page.tree.by_key["game"])
    stage.key("return", "right", "return")
    assert page.chosen["game"] == 1 and stage.scene is page
    stage.click("result")
    stage.click("Won")
    assert page.chosen["result"] == 1 and stage.scene is page
    stage.tick()
    assert "matches" in page.subtitle and " of 9" in page.subtitle


def test_the_keyboard_goes_through_the_whole_list(stage: Stage) -> None:
    page = opened(stage, 14)
    page.set_focus(next(node for node in stage.nodes if node.key.startswith("match ")))

    def walked(key: str, times: int) -> list[str]:
        seen = [page.focus]
        for _ in range(times):
            stage.key(key)
            seen.append(page.focus)
        return seen

    keys = [f"match {name}" for name in names(page)]
    assert walked("down", 14) == keys
    assert walked("up", 14) == keys[::-1]
    assert walked("end", 1)[-1] == keys[-1]


def lines_in_view(stage: Stage) -> list[Node]:
    return [node for node in stage.nodes if node.key.startswith("match ") and node.seen]


def test_a_match_is_told_as_it_ended(stage: Stage) -> None:
    page = opened(stage)
    entry = next(one for one in page.shown if one.summary and one.summary.players == 3)
    match = entry.summary
    assert match is not None

    def told(**changes: Any) -> str:
        return result(replace(entry, summary=replace(match, **changes)))

    over: dict[str, Any] = {"over": True, "given_up": False}
    assert told(**over, winners=(0,), places=(1, 2, 3)) == "Won"
    assert told(**over, winners=(0, 2), places=(1, 3, 1)) == "Shared"
    assert told(**over, winners=(1,), places=(3, 1, 2)) == "Place 3 of 3"
    assert told(**over, winners=(1,), places=(2, 1), seats=match.seats[:2]) == "Lost"
    nobody: dict[str, Any] = {"over": False, "winners": ()}
    assert told(**nobody, given_up=True) == "Given up"
    assert told(**nobody, given_up=False) == "Unfinished"
    assert result(replace(entry, summary=None)) == "Not readable"
    assert result(replace(entry, summary=None, newer=True)) == "From a newer version"


def test_a_line_shows_the_poster_the_faces_the_result_and_the_day(stage: Stage) -> None:
    page = opened(stage)
    stage.resize(1280, 720)
    stage.tick()
    for line in (node for node in stage.nodes if node.key.startswith("match ")):
        entry = page.match_index.entries[line.key.removeprefix("match ")]
        one = entry.summary
        said = [node.name for node in line.walk() if node.role == "text"]
        pictures = [node.widget for node in line.walk() if isinstance(node.widget, ImageWidget)]
        faces = [node.widget for node in line.walk() if isinstance(node.widget, Medallion)]
        if one is None:
            assert not pictures and not faces
            continue
        assert [picture.drawing for picture in pictures] == [f"pictures/{one.game}"]
        assert len(faces) == one.players or (len(faces) == 4 and f"+{one.players - 4}" in said)
        gold = {seat for seat, face in enumerate(faces) if face.gold}
        assert gold == {seat for seat in one.winners if seat < len(faces)}
        assert result(entry) in said
        assert any(text.startswith(date_of(entry.begun)) for text in said)


def test_of_a_long_history_only_what_is_visible_is_laid_out(stage: Stage) -> None:
    page = opened(stage, 14)
    select = page.select
    page.select = lambda: [select()[number % 15] for number in range(4000)]  # type: ignore[method-assign]
    page._made_for = None
    page.changed()
    stage.tick()
    lines = page._lines
    assert lines is not None and len(lines) == 4000
    assert 0 < len(lines.made) <= page.column.view.h // page.column.step + 2


@pytest.mark.parametrize(("factor", "count"), [(1.0, 8), (2.0, 3)])
def test_a_match_is_one_line_and_many_are_in_view(stage: Stage, factor: float, count: int) -> None:
    opened(stage, 40)
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        stage.resize(*size, text_factor=factor)
        stage.tick()
        lines = lines_in_view(stage)
        assert len(lines) >= count, size
        assert len({line.rect.x for line in lines}) == 1
        ends = [line.rect.bottom for line in lines]
        assert all(line.rect.top >= end for line, end in zip(lines[1:], ends[:-1], strict=True))
        words = [node.rect for line in lines for node in line.walk() if node.role == "text"]
        assert all(any(line.rect.contains(word) for line in lines) for word in words)


def test_an_empty_history_invites(stage: Stage) -> None:
    page = stage.show(HistoryPage(stage.app))
    while page.match_index.step():
        pass
    stage.tick()
    assert not [node for node in stage.nodes if node.area == "filters"], "nothing to filter"
    stage.click("Play your first match")
    assert stage.app.page_stack.stack == [stage.top(StartPage)]


def test_when_the_filters_leave_nothing_one_click_shows_all(stage: Stage) -> None:
    page = opened(stage, 3)
    page.choose("kind", 1)
    stage.tick()
    assert page.shown == [] and "No matches like that." in stage.said()
    stage.click("Show all matches")
    stage.tick()
    assert len(page.shown) == 4


@pytest.mark.parametrize("count", [3, 14])
def test_what_is_deleted_is_gone_at_once_and_an_undo_brings_it_back(
    stage: Stage, count: int
) -> None:
    page = opened(stage, count)
    before = names(page)
    entry = page.shown[1]
    data = (page.match_index.folder / entry.name).read_bytes()
    page.open(entry)
    stage.key("d")
    stage.tick()
    assert stage.scene is page
    assert names(page) == [name for name in before if name != entry.name]
    assert "30 days" in page.subtitle
    stage.key("u")
    while page.match_index.step():
        pass
    stage.tick()
    assert names(page) == before
    assert (page.match_index.folder / entry.name).read_bytes() == data


def test_a_match_is_replayed_and_reviewed_from_the_list(stage: Stage) -> None:
    page = opened(stage, 3)
    entry = next(one for one in page.shown if one.summary is not None)
    for key, reviewed in (("r", False), ("v", True)):
        page.open(entry)
        stage.key(key)
        replay = stage.top(ReplayPage)
        assert replay.reviewing is not None, "the coach looks back by itself"
        assert replay.session.at == (replay.reviewing.numbers[0] if reviewed else 0)
        stage.show(page)


def test_the_same_deal_again_has_the_same_decks_and_says_that_it_is_no_secret(
    stage: Stage,
) -> None:
    setup = TAKEAWAY.setup(3, {"rounds": 2}, 2**100 + 7, secret=True, parts=())
    match = Match(TAKEAWAY, setup, NAMES[:3])
    match.cut(9)
    while not match.state.over:
        match.play(match.moves_now()[0])
        if match.wants_part:
            match.add_part("words Once more")
    folder = stage.app.match_store.finished
    folder.mkdir()
    (folder / "one.record").write_text(match.sealed_record(), encoding="utf-8")
    page = stage.show(HistoryPage(stage.app))
    while page.match_index.step():
        pass
    stage.tick()
    page.open(page.shown[0])
    stage.key("a")
    assert "counts separately" in stage.said()
    stage.click("Play it")
    assert "a deal played again" in stage.said()
    again = stage.top(TablePage).session
    assert again.match.notes.mode == SAME_CARDS_MODE
    assert again.match.foreseen and not again.cuttable
    for _, move in match.moves:
        again.play(move)
    assert [deal.deck for deal in again.match.deals] == [deal.deck for deal in match.deals]
    assert [deal.part for deal in again.match.deals] == ["cut 9", "words Once more"]
    assert again.match.state.scores == match.state.scores
    kept = load((folder / again.writer.path.name).read_text(encoding="utf-8"))
    assert kept.notes.mode == SAME_CARDS_MODE
    assert parse_record(kept.sealed_record()).fault is None
    assert "Anyone who has the number can know every card" in proof(kept, kept.deals[0])
    assert [explained(match, deal).name for deal in match.deals[:2]] == [
        "proof-claim.place",
        "proof-claim",
    ]


# Unfinished matches.


def test_an_unfinished_match_can_be_deleted_and_brought_back(stage: Stage) -> None:
    for seed in range(3):
        stage.sit(3, seed=seed, moves=5)
    page = stage.show(UnfinishedPage(stage.app))
    before = [one.path for one in page.rows]
    stage.click("delete 1")
    assert [one.path for one in page.rows] == [before[0], before[2]]
    assert not before[1].exists()
    stage.key("u")
    assert {one.path for one in page.rows} == set(before)


def test_the_last_one_that_was_deleted_can_be_brought_back(stage: Stage) -> None:
    stage.sit(3, moves=5)
    stage.show(StartPage(stage.app))
    stage.key("n")
    stage.click("delete 0")
    assert "Nothing unfinished" in stage.said()
    assert "Choose a game" in stage.said()
    stage.key("escape")
    stage.key("n")
    stage.key("u")
    assert len(stage.top(UnfinishedPage).rows) == 1


def test_a_match_bears_the_name_of_its_rules(stage: Stage) -> None:
    folder = stage.app.match_store.finished
    folder.mkdir(exist_ok=True)
    for number, (rules, children) in enumerate((("Ours", False), ("", True))):
        text = archive.played(
            GAMES_BY_NAME["take"], 3, 2, archive.LAST, rules=rules, children=children
        )
        (folder / f"take-20261120-20140{number}.record").write_text(text, encoding="utf-8")
    page = stage.show(HistoryPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    childrens, ours = rows(stage)
    assert ours.endswith(" 20 November 2026, Ours.")
    assert childrens.endswith(" 20 November 2026, for children.")
    for entry, own in zip(page.shown, (False, True), strict=True):
        page.open(entry)
        said = stage.said()
        assert ("Rules: Ours." in said) is own
        assert ("Rules: Take, to 100." in said) is not own
        assert "Changes: Points to win: 100." in said
        assert ("Played on 20 November 2026, for children." in said) is not own
        assert ("20:14" in said) is own
        stage.key("escape")


# The pause page.


def paused(stage: Stage) -> TablePage:
    table = stage.sit(3, rounds=2, moves=12, seed=3)
    stage.asked()
    table.perform(OpenMenu())
    stage.key("d")
    return table


def test_giving_up_is_asked_about_and_counts_as_lost(stage: Stage) -> None:
    table = paused(stage)
    moves = list(table.session.match.moves)
    stage.key("g")
    assert "counts as a loss" in stage.said()
    stage.click("Give up")
    stage.top(StartPage)
    assert stage.app.match_store.paths() == []
    match_index = stage.app.match_store.match_index
    while match_index.step():
        pass
    (entry,) = match_index.entries.values()
    assert entry.summary is not None
    assert entry.summary.given_up and entry.summary.counts and entry.summary.share == 0
    kept = load((match_index.folder / entry.name).read_text(encoding="utf-8"))
    assert kept.moves == moves


def test_who_thinks_better_of_it_has_given_nothing_up(stage: Stage) -> None:
    table = paused(stage)
    stage.key("g", "escape", "escape")
    assert stage.scene is table
    assert not table.session.match.notes.given_up
    assert len(stage.app.match_store.paths()) == 1


def test_a_deal_is_begun_once_more_and_the_match_that_is_left_waits(stage: Stage) -> None:
    table = paused(stage)
    stage.key("r")
    again = stage.top(TablePage).session.match
    assert again.deals[0].deck == table.session.match.deals[0].deck
    assert again.notes.mode == SAME_CARDS_MODE
    assert len(stage.app.match_store.paths()) == 2


def test_a_new_deal_has_the_same_opponents(stage: Stage) -> None:
    table = paused(stage)
    stage.key("n")
    fresh = stage.top(TablePage).session.match
    assert fresh.seats == table.session.match.seats
    assert fresh.deals[0].deck != table.session.match.deals[0].deck
    assert fresh.notes.mode == ""


def test_a_given_up_match_that_was_not_filed_is_not_played_on(stage: Stage) -> None:
    table = stage.sit(3, moves=9)
    table.session.match.notes.give_up(9)
    table.session.writer.note()
    (path,) = stage.app.match_store.paths()
    stage.show(StartPage(stage.app))
    stage.key("c")
    assert "gave up" in stage.top(Dialog).heading
    assert not path.exists()
    assert [one.name for one in stage.app.match_store.finished.iterdir()] == [Path(path).name]


# How long a match was played.


def test_the_time_at_the_table_is_counted_and_kept(stage: Stage) -> None:
    table = stage.sit(3, moves=6, seed=3, fresh=False)
    stage.asked()
    before = table.session.presence.seconds
    for _ in range(60):
        stage.tick(1.0)
    assert table.session.presence.seconds == pytest.approx(before + 60, abs=1)
    leave_for(table.app, routes.Start())
    (path,) = stage.app.match_store.paths()
    kept = load(path.read_text(encoding="utf-8"))
    assert kept.notes.seconds == int(table.session.presence.seconds)
    stage.key("c")
    assert stage.top(TablePage).session.presence.seconds == kept.notes.seconds


def test_nobody_is_at_a_table_that_is_hidden_covered_or_left_alone(stage: Stage) -> None:
    table = stage.sit(3, moves=6, seed=3, fresh=False)
    stage.asked()
    presence = table.session.presence

    def passed(seconds: int) -> float:
        before = presence.seconds
        for _ in range(seconds):
            stage.tick(1.0)
        return presence.seconds - before

    table.woken(stage.now)
    assert passed(10) == pytest.approx(10)
    stage.app.front._lost.add("sight")
    assert passed(10) == 0
    stage.app.front._lost.clear()
    table.perform(OpenMenu())
    assert passed(30) == 0
    stage.key("escape")
    table.woken(stage.now)
    assert passed(10) <= 10
    assert passed(1000) == pytest.approx(110, abs=2), "nobody has done anything for so long"
    table.woken(stage.now)
    assert passed(5) == pytest.approx(5)
    before = presence.seconds
    stage.tick(100.0)
    assert presence.seconds == pytest.approx(before + 100), "the program may have slept so long"


# What is unfinished, and what was won with help.


def test_unfinished_matches_stand_above_the_others_and_all_are_a_click_away(stage: Stage) -> None:
    for seed in range(3):
        stage.sit(3, rounds=9, seed=seed, moves=40)
    archive.fill(stage.app.profile.folder, 4)
    page = stage.show(HistoryPage(stage.app))
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    waiting = [node for node in stage.nodes if node.area == "waiting"]
    assert [node.key for node in waiting] == ["waiting 0", "waiting 1", "all waiting"]
    lines = lines_in_view(stage)
    assert max(node.rect.bottom for node in waiting) <= min(node.rect.top for node in lines)
    assert ": Unfinished. " in waiting[0].name
    stage.click("all waiting")
    stage.top(UnfinishedPage)
    stage.key("escape")
    assert stage.scene is page
    stage.click("waiting 0")
    stage.top(TablePage)


def test_without_anything_unfinished_nothing_stands_above(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 2)
    stage.show(HistoryPage(stage.app))
    assert not [node for node in stage.nodes if node.area == "waiting"]


def test_a_match_won_with_help_says_so_in_its_result_and_not_twice(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 14)
    page = stage.show(HistoryPage(stage.app))
    index = stage.app.match_store.match_index
    while index.step():
        pass
    stage.tick()
    won = next(
        entry
        for entry in index.entries.values()
        if entry.summary is not None and entry.summary.over and entry.summary.share == 1
    )
    assert won.summary is not None
    for helped, said in ((True, "Won, with help"), (False, "Won")):
        one = replace(won, summary=replace(won.summary, hints=int(helped), undos=0))
        assert one.summary is not None
        assert result(one) == said
        assert "with help" not in circumstances(one, page.own)
