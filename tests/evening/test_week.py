"""The evening of the week: by the ISO week alone, at year's end, and what its matches are."""

from datetime import date
from pathlib import Path

import pytest

from game.features.evening.evening import drawn_order, short_form
from game.features.evening.evening_results import longest_row
from game.features.evening.week import FIRST_WEEK, Week, evening_number, match_setup, terms_of
from game.games import GAMES_BY_NAME, evening_games
from game.match.match import Match
from tests.evening.evenings import begin_match, play, store_in

W48 = Week(2026, 48)
TAKE_W48 = 166240883067090521285476756818905097911


def test_a_week_is_that_of_iso_8601_also_at_years_end() -> None:
    assert str(Week.of(date(2026, 11, 24))) == "2026-W48"
    days = {
        date(2026, 12, 27): "2026-W52",
        date(2026, 12, 28): "2026-W53",
        date(2027, 1, 1): "2026-W53",
        date(2027, 1, 3): "2026-W53",
        date(2027, 1, 4): "2027-W01",
        date(2025, 12, 29): "2026-W01",
    }
    assert {day: str(Week.of(day)) for day in days} == days
    assert str(Week(2026, 53).after(1)) == "2027-W01" and str(FIRST_WEEK.after(-1)) == "2025-W52"
    assert (W48.monday, W48.sunday) == (date(2026, 11, 23), date(2026, 11, 29))
    assert Week.read("2026-W53") == Week(2026, 53)
    with pytest.raises(ValueError, match="53"):
        Week.read("2027-W53")


def test_before_the_first_and_after_the_last_week_of_the_calendar_there_is_none() -> None:
    assert Week(9999, 52).after(1) is None and Week(1, 1).after(-1) is None
    assert Week(9999, 51).after(1) == Week(9999, 52)
    assert (Week(9999, 51).sunday, Week(9999, 52).sunday) == (date(9999, 12, 26), date.max)
    assert longest_row(["9999-W52", "9999-W51", "0001-W01"]) == 2


def test_number_order_and_company_follow_from_the_week() -> None:
    assert evening_number(W48) == 266419107109259352364810358881431311116
    terms = terms_of(W48, again=False)
    assert terms.seats == ("You", "Mina (hard)", "Leo (medium)")
    order = ["Takeaway", "Take", "500 Rummy", "Texas Rummy", "Taki"]
    assert [str(GAMES_BY_NAME[name].title) for name in drawn_order(terms.number)] == order
    assert terms.rules == {
        name: short_form(GAMES_BY_NAME[name]).as_text() for name in evening_games()
    }
    assert terms.mode == "week 2026-W48"
    assert terms_of(W48, again=True).mode == "week-again 2026-W48"


def test_each_match_has_a_number_of_its_own_and_is_not_cut() -> None:
    terms = terms_of(W48, again=False)
    setups = {name: match_setup(GAMES_BY_NAME[name], W48, terms) for name in evening_games()}
    assert TAKE_W48 in {setup.seed for setup in setups.values()}
    assert len({setup.seed for setup in setups.values()}) == len(setups)
    for name, setup in setups.items():
        assert setup.secret and setup.parts is None and setup.dealer is None
        match = Match(GAMES_BY_NAME[name], setup, terms.seats)
        match.notes.mode = "week 2026-W48 1"
        assert match.foreseen and not match.wants_part


def test_an_evening_begun_keeps_its_week_and_its_records_tell_it(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for again in (False, True):
        file = store.begin(terms_of(W48, again))
        writer = begin_match(store, file)
        play(writer, 3)
        [found] = store_in(tmp_path).waiting()
        assert found.evening.terms == file.evening.terms
        word = "week-again" if again else "week"
        assert found.current_part.mode == f"{word} 2026-W48 1"
        assert store.record(file.evening, file.evening.current) == writer.path
        file.stop()
        writer.record.unlink()


def test_a_match_of_a_week_played_again_is_not_taken_for_the_first_one(tmp_path: Path) -> None:
    """Evenings of one week that is played again share their notes; the record is the younger."""
    store = store_in(tmp_path)
    first = store.begin(terms_of(W48, again=True))
    old = begin_match(store, first)
    play(old, 3)
    old.path.rename(old.path.with_name(f"{old.match.game.name}-20200101-000000.record"))
    first.path.unlink()
    second = store.begin(terms_of(W48, again=True))
    assert store.go_on(second).evening.current is None
