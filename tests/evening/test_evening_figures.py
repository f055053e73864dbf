"""The sheet of an evening as cells, and the figures of many evenings."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.features.evening.evening import Evening, GameResult, usual_order
from game.features.evening.evening_results import (
    ASSISTED_EVENING_SORT,
    RERUN_EVENING_SORT,
    UNAIDED_EVENING_SORT,
    UNPROVED_EVENING_SORT,
    EveningTally,
    figures_of,
    kept_evening,
    longest_row,
    most_points,
    sheet_of,
    why,
)
from game.features.rule_sets.own_sets import OwnSets
from game.storage.profile import Profile
from game.text.message import Who, told
from tests.evening.evenings import begin_match, play, play_games, store_in, terms


def ended(*places: tuple[int, ...], stopped: bool = False) -> Evening:
    """An evening whose games came out so, in the order in which they are listed."""
    evening = Evening("20261124-195501", terms(len(places[0]), 7, "listed", listed=usual_order()))
    for number, one in enumerate(places, 1):
        evening.began(str(evening.due()), f"record-{number}")
        evening.settled(GameResult(one, (0,) * len(one)))
    if stopped:
        evening.stop()
    return evening


def test_points_say_why() -> None:
    names = [Who("You", True), Who("Ada"), Who("Max")]
    said = [told(one) for one in why(names, GameResult((1, 1, 3), (9, 9, 2)))]
    assert said == [
        "You: 2 for beating Max, 1 for a tie with Ada",
        "Ada: 2 for beating Max, 1 for a tie with you",
        "Max: 0 for last place",
    ]


def test_the_sheet_is_a_plain_table_for_a_file(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file, 2)
    writer = begin_match(store, file)
    writer.match.notes.hint(0)
    writer.match.notes.played(0, 437)
    writer.rewrite()
    file.settle(play(writer))
    table = sheet_of(file.evening, store, OwnSets(Profile(tmp_path))).table()
    words = [one.word for one in table.columns]
    assert words[:5] == ["number", "game", "rules", "minutes", "assisted"]
    assert words[5:] == ["score", "place", "points", "total"] * 3
    assert [one.seat for one in table.columns[5:]] == [0] * 4 + [1] * 4 + [2] * 4
    rows = [row.cells for row in (*table.rows, *table.totals)]
    assert [row[0] for row in rows] == [1, 2, 3, 4, 5, "total"]
    assert all(len(row) == len(words) for row in rows)
    assert rows[2][3:5] == (7, "yes")
    result, points = file.evening.results[2], file.evening.standing.points
    assert rows[2][5:9] == (result.scores[0], result.places[0], result.points[0], points[0])
    assert rows[4][3:] == (None,) * (len(words) - 3)
    assert rows[-1][7] == points[0] and rows[-1][5] is None
    assert table.rows[2].marked == tuple(s for s in range(3) if result.places[s] == 1)
    assert table.rows[2].figures == result.points
    assert table.totals[0].marked == ()


def test_the_sheet_is_kept_under_the_time_or_the_week(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    file = store.begin(terms())
    play_games(store, file, 1)
    sheet = sheet_of(file.evening, store, OwnSets(Profile(tmp_path)))
    kept = kept_evening(file.evening, sheet)
    assert kept.stem == f"five-takes-evening-{file.evening.name[:8]}-{file.evening.name[9:13]}"
    assert "Not finished yet." in kept.text and "Takeaway" in kept.text
    assert kept.csv.startswith("\ufeffnumber,game,rules,minutes,assisted,You score")
    week = Evening(file.evening.name, replace(file.evening.terms, week="2026-W48"))
    assert kept_evening(week, sheet).stem == "five-takes-week-2026-W48"


def test_a_tally_counts_wins_points_and_places() -> None:
    tally = EveningTally(3)
    tally.add(ended(*[(1, 2, 3)] * 5))
    tally.add(ended((1, 2, 3), (2, 1, 3), (1, 2, 3), (2, 1, 3), (1, 1, 3)))
    tally.add(ended((3, 2, 1), stopped=True))
    assert (tally.played, tally.given_up, tally.ended) == (3, 1, 2)
    assert tally.won == 1.5
    assert (tally.best, tally.points, most_points(3)) == (20, 35, 20)
    assert tally.share == 35 / 40
    first = usual_order()[0]
    assert tally.mean_place(first) == (1 + 1 + 3) / 3


def test_a_row_of_weeks_goes_over_the_years_end() -> None:
    assert longest_row([]) == 0
    assert longest_row(["2026-W52", "2026-W53", "2027-W01", "2027-W01", "2027-W03"]) == 3
    assert longest_row(["nonsense"]) == 0


@pytest.mark.night
def test_assisted_evenings_and_those_played_again_stand_apart(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for more, hints in (({}, 0), ({}, 1), ({"week": "2026-W48"}, 0),
                        ({"week": "2026-W48", "again": True}, 0)):  # fmt: skip
        file = store.begin(terms(**more))
        writer = begin_match(store, file)
        for _ in range(hints):
            writer.match.notes.hint(0)
        writer.rewrite()
        file.settle(play(writer))
        play_games(store, file, 4)
    files = store.over()
    assert len(files) == 4
    plain = figures_of(files, store, UNAIDED_EVENING_SORT, weeks=False)
    assert plain.tallies[3].played == 2 and plain.apart == {
        ASSISTED_EVENING_SORT: 1,
        RERUN_EVENING_SORT: 1,
    }
    assert figures_of(files, store, UNAIDED_EVENING_SORT, weeks=True).tallies[3].played == 1
    assert figures_of(files, store, ASSISTED_EVENING_SORT, weeks=False).tallies[3].played == 1
    assert figures_of(files, store, RERUN_EVENING_SORT, weeks=True).tallies[3].played == 1
    assert plain.row == 1


def test_an_evening_with_a_match_that_does_not_prove_its_deals_stands_apart(
    tmp_path: Path,
) -> None:
    store = store_in(tmp_path)
    for number in range(2):
        file = store.begin(terms(week="2026-W48" if number else ""))
        writer = begin_match(store, file)
        writer.match.notes.hint(0)
        writer.rewrite()
        file.settle(play(writer))
        play_games(store, file, 4)
    records = sorted(store.match_store.finished.glob("*.record"))
    match_index = store.match_store.match_index
    while match_index.step():
        pass
    proofs = [one.summary and one.summary.proof for one in match_index.entries.values()]
    assert proofs == ["proved"] * 10
    assert (
        figures_of(store.over(), store, ASSISTED_EVENING_SORT, weeks=False).tallies[3].played == 2
    )
    [(changed, text)] = [
        (path, text)
        for path in records
        if "# hint" in (text := path.read_text(encoding="utf-8")) and "# mode week" in text
    ]
    changed.write_text(re.sub("(?m)^# hint.*\n", "", text), encoding="utf-8")
    match_index.look()
    while match_index.step():
        pass
    figures = figures_of(store.over(), store, ASSISTED_EVENING_SORT, weeks=False)
    assert figures.tallies[3].played == 1 and figures.apart == {UNPROVED_EVENING_SORT: 1}
