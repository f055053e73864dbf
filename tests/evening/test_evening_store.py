"""Evenings on disk: kept line by line, continued after a crash in each place, damaged, deleted."""

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from game.features.evening.evening import LAST, Evening, InvalidEvening, read_evening
from game.features.evening.evening_store import EveningFile, EveningStore
from game.match.summary import summary_of
from game.text.message import told
from tests.evening.evenings import begin_match, play, play_games, store_in, terms
from tests.storage.faults import BROKEN, FULL, failing
from tests.together import check_each

TODAY = date(2026, 11, 24)


def again(folder: Path) -> tuple[EveningStore, EveningFile]:
    """The one evening that a program finds when it is started again, and goes on with."""
    store = store_in(folder)
    [file] = store.waiting()
    return store, store.go_on(file)


def lines(file: EveningFile) -> list[str]:
    return file.path.read_text(encoding="utf-8").split("---\n")[1].splitlines()


def test_each_thing_that_happens_is_a_line_on_disk(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms(order=LAST))
    assert lines(file) == []
    play_games(store, file, 1)
    assert [line.split(" ")[0] for line in lines(file)][:2] == ["game", "done"]
    play_games(store, file, 4)
    words = [line.split(" ")[0] for line in lines(file)]
    assert words[-1] == "over" and words.count("done") == 5 and words.count("choose") == 3
    assert file.path.parent == store.finished
    assert store_in(tmp_path).waiting() == []
    [over] = store_in(tmp_path).over()
    assert over.evening.winners == file.evening.winners != ()


def crash_before_the_match(store: EveningStore, file: EveningFile) -> None:
    pass


def crash_before_its_line(store: EveningStore, file: EveningFile) -> None:
    begin_match(store, file, note=False)


def crash_in_the_match(store: EveningStore, file: EveningFile) -> None:
    play(begin_match(store, file), 5)


def crash_at_the_result(store: EveningStore, file: EveningFile) -> None:
    play(begin_match(store, file))


def crash_before_the_record_is_filed(store: EveningStore, file: EveningFile) -> None:
    writer = begin_match(store, file)
    play(writer)
    writer.record.replace(writer.path)


def crash_after_giving_up(store: EveningStore, file: EveningFile) -> None:
    writer = begin_match(store, file)
    play(writer, 5)
    writer.match.give_up()
    writer.note()
    writer.finish()


def crash_in_a_line(store: EveningStore, file: EveningFile) -> None:
    play(begin_match(store, file), 5)
    with file.path.open("a") as out:
        out.write("done 2 pla")


CRASHES: dict[Callable[[EveningStore, EveningFile], None], tuple[bool, bool]] = {
    crash_before_the_match: (False, False),
    crash_before_its_line: (True, False),
    crash_in_the_match: (True, False),
    crash_at_the_result: (True, True),
    crash_before_the_record_is_filed: (True, True),
    crash_after_giving_up: (False, False),
    crash_in_a_line: (True, False),
}
"""Whether there is a match then that goes on, and whether it is over."""


@pytest.mark.night
def test_after_a_crash_in_any_place_the_evening_goes_on_to_its_end(tmp_path: Path) -> None:
    def check(crash: Callable[[EveningStore, EveningFile], None]) -> None:
        for before in (0, 2, 4):
            folder = tmp_path / f"{crash.__name__}-{before}"
            folder.mkdir()
            store = store_in(folder)
            file = store.begin(terms())
            play_games(store, file, before)
            crash(store, file)
            given_up = crash is crash_after_giving_up
            if given_up and before == 4:
                [ended] = [store_in(folder).go_on(one) for one in store_in(folder).waiting()]
                assert ended.evening.closed and ended.path.parent == ended._finished
                continue
            store, file = again(folder)
            goes_on, over = CRASHES[crash]
            current = file.evening.current
            assert (current is not None) is goes_on
            assert file.evening.number == before + 1 + given_up
            if current is not None:
                path = store.record(file.evening, current)
                assert path is not None
                match = store.match_store.open(path).match
                assert match is not None and match.state.over is over
                if over:
                    file.settle(match)
                else:
                    writer = store.match_store.go_on(store.match_store.open(path))
                    file.settle(play(writer))
            play_games(store, file, 6 - file.evening.number)
            assert file.evening.closed and file.path.parent == store.finished
            assert not list(store.match_store.folder.glob("*.record"))

    check_each(check, CRASHES, lambda crash: crash.__name__)


def test_a_choice_that_a_crash_left_out_is_made_again(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms(order=LAST))
    play_games(store, file, 1)
    chosen, text = file.evening.chosen, file.path.read_text(encoding="utf-8")
    file.path.write_text(text.split("choose")[0], encoding="utf-8")
    _, file = again(tmp_path)
    assert file.evening.chosen == chosen
    assert ("choose" in text) == bool(chosen)


def test_an_end_that_a_crash_left_out_is_written(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file)
    text = file.path.read_text(encoding="utf-8")
    file.path.unlink()
    (store.folder / file.path.name).write_text(text.split("over")[0], encoding="utf-8")
    store = store_in(tmp_path)
    assert store.waiting() == []
    [over] = store.over()
    assert over.path.read_text(encoding="utf-8") == text


def test_a_damaged_line_is_told_and_the_rest_goes_on_from_the_matches(tmp_path: Path) -> None:
    def check(place: int) -> None:
        folder = tmp_path / str(place)
        folder.mkdir()
        store = store_in(folder)
        file = store.begin(terms(order=LAST))
        play_games(store, file, 3)
        if file.evening.chooser is not None:
            file.choose(file.evening.left()[0])
        play(begin_match(store, file), 5)
        whole = list(file.evening.lines)
        damaged = [*whole[:place], "done nothing", *whole[place + 1 :]]
        text = file.evening.terms.text() + "".join(f"{line}\n" for line in damaged)
        file.path.write_text(text, encoding="utf-8")
        old = file.path
        store = store_in(folder)
        [file] = store.waiting()
        assert file.evening.fault is not None
        assert told(file.evening.fault).startswith(
            f"Line {text.split('---')[0].count(chr(10)) + place + 2}:"
        )
        file = store.go_on(file)
        assert file.evening.lines == whole
        assert file.path.name == f"{old.stem}-recovered.evening"
        assert old.with_suffix(".damaged").read_text(encoding="utf-8") == text
        assert [one.path for one in store_in(folder).waiting()] == [file.path]
        current = file.evening.current
        assert current is not None and store.record(file.evening, current) is not None

    check_each(check, [0, 1, 4, 9])


def test_terms_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    text = file.path.read_text(encoding="utf-8")
    file.path.write_text(text.replace("players: 3", "players: 9"), encoding="utf-8")
    store = store_in(tmp_path)
    assert store.waiting() == []
    [damaged] = store.damaged()
    assert told(damaged.fault).startswith("Line 2:") and not damaged.newer
    file.path.write_text(text.replace("rounds=1 ", "rounds=99 "), encoding="utf-8")
    store = store_in(tmp_path)
    with pytest.raises(InvalidEvening):
        store.go_on(store.waiting()[0])


def test_the_match_of_an_evening_is_not_listed_beside_it(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    writer = begin_match(store, file)
    assert store.records() == {writer.path}
    part = writer.match.evening
    assert part is not None
    assert store.of(part) is file and store.holds(part)
    file.settle(play(writer))
    assert store.records() == frozenset() and store.of(part) is None and store.holds(part)


def test_one_evening_and_one_of_the_week_can_be_under_way(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    plain, week = store.begin(terms()), store.begin(terms(week="2026-W48"))
    assert (store.under_way(False), store.under_way(True)) == (plain, week)
    for file in (plain, week):
        play(begin_match(store, file), 3)
    assert len(store.records()) == 2
    play_games(store, store.go_on(week), 0)
    assert {one.current_part for one in store.waiting()} == {
        plain.current_part, week.current_part,
    }  # fmt: skip


def test_giving_a_game_up_counts_as_the_last_place_and_the_evening_goes_on(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    writer = begin_match(store, file)
    play(writer, 5)
    writer.match.give_up()
    writer.note()
    writer.finish()
    file.settle(writer.match)
    [result] = file.evening.results
    assert result.given_up and result.places == (3, 1, 1) and result.points == (0, 3, 3)
    assert file.evening.number == 2 and not file.evening.ended


def test_giving_the_evening_up_leaves_it_without_a_winner(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file, 2)
    file.stop()
    [over] = store_in(tmp_path).over()
    assert over.evening.stopped and over.evening.ended and over.evening.winners == ()
    assert len(over.evening.results) == 2


def test_the_record_decides_and_the_line_is_believed_where_it_is_gone(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file)
    evening = file.evening
    truth = [one.result for one in evening.games]
    gone = store.record(evening, evening.games[1])
    assert gone is not None
    gone.unlink()
    wrong = file.path.read_text(encoding="utf-8")
    for number in (1, 2):
        line = next(one for one in evening.lines if one.startswith(f"done {number}"))
        wrong = wrong.replace(line, f"done {number} places=2,2,1 points=1,1,4 scores=1,2,3")
    wrong = wrong[: wrong.index("over")]
    file.path.write_text(wrong, encoding="utf-8")
    store = store_in(tmp_path)
    [over] = store.over()
    store.believe_records(over.evening)
    first, second, *others = over.evening.games
    assert first.result == truth[0] and not first.missing
    assert second.result is not None and second.result.scores == (1, 2, 3) and second.missing
    assert [one.result for one in others] == truth[2:]


def test_an_evening_and_its_matches_are_deleted_and_brought_back_together(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file)
    assert store.delete(file, TODAY) is None
    assert store.over() == [] and not list(store.match_store.finished.glob("*.record"))
    last = store.last_deleted(store.deleted, store.match_store.deleted)
    assert last is not None
    name, problem = store.bring_back(store.deleted, last)
    assert (name, problem) == (file.path.name, None)
    [back] = store_in(tmp_path).over()
    assert len(list(store.match_store.finished.glob("*.record"))) == 5
    assert store.last_deleted(store.deleted, store.match_store.deleted) is None
    # One under way goes with the match that is played.
    file = store.begin(terms(number=8))
    play_games(store, file, 1)
    play(begin_match(store, file), 3)
    assert store.delete(file, TODAY) is None and store.waiting() == []
    last = store.last_deleted(store.thrown_away, store.match_store.thrown_away)
    assert last is not None
    store.bring_back(store.thrown_away, last)
    [file] = store_in(tmp_path).waiting()
    assert file.evening.current is not None
    assert store.record(file.evening, file.evening.current) is not None
    assert back.evening.closed


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    file.path.unlink()
    file.path.mkdir()
    play_games(store, file, 1)
    assert file.problem is not None
    file.path.rmdir()
    play_games(store, file, 1)
    assert file.problem is None
    [read] = store_in(tmp_path).waiting()
    assert read.evening.lines == file.evening.lines


def test_a_match_notes_which_part_of_which_evening_it_is(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for more in ({}, {"week": "2026-W48"}, {"week": "2026-W48", "again": True}):
        file = store.begin(terms(**more))
        evening: Evening = file.evening
        writer = begin_match(store, file)
        word = evening.terms.mode.split(" ")[0]
        which = evening.terms.week or evening.name
        assert summary_of(writer.match).mode == f"{word} {which} 1"
        assert writer.match.daily is bool(evening.terms.week)
        assert f"# mode {word} {which} 1\n" in writer.path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("call", "error"), [("write", FULL), ("fsync", BROKEN)])
def test_a_line_that_could_not_be_flushed_stands_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, error: OSError
) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    match = play(begin_match(store, file))
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(error))
        file.settle(match)
    assert file.problem is not None
    begin_match(store, file)
    assert file.problem is None
    again = read_evening("one", file.path.read_text(encoding="utf-8"))
    assert again.fault is None and again.lines == file.evening.lines


@pytest.mark.parametrize(
    ("call", "error"), [("write", FULL), ("fsync", BROKEN), ("replace", BROKEN)]
)
def test_an_end_that_could_not_be_written_is_written_before_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, error: OSError
) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file, 1)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(error))
        patch.setattr("tempfile.mkstemp", failing(error))
        file.stop()
        assert file.problem is not None
        assert store.waiting() == [file], "it is listed while it is not filed"
    assert store.waiting() == [], "it is filed as soon as that is possible"
    assert file.problem is None
    [over] = store_in(tmp_path).over()
    assert over.evening.stopped and over.evening.lines == file.evening.lines


def test_a_damaged_file_keeps_its_lines_where_the_evening_cannot_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file, 2)
    text = file.path.read_text(encoding="utf-8").replace("\ndone 2 ", "\ndone 3 ")
    file.path.write_text(text, encoding="utf-8")
    store = store_in(tmp_path)
    [file] = store.waiting()
    assert file.evening.fault is not None
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(BROKEN))
        file.stop()
    store.waiting()
    file.finish()
    assert text in file.path.read_text(encoding="utf-8")
