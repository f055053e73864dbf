"""The grinder: it gains where no part is given, and nothing over words that it does not know."""

from statistics import fmean

import pytest

from game.core.part import NO_PART, words_part
from game.games import BY_NAME
from game.match.seal import Given
from tests.support.grinder import GUESSED_WORDS, Grinder, claim, deals_first, hand_value, rows

GAMES = ("take", "takeaway", "rummy500")


@pytest.mark.parametrize("name", GAMES)
def test_where_no_part_is_given_it_gains_and_nothing_is_claimed(name: str) -> None:
    grinder = Grinder(BY_NAME[name], hand_value(BY_NAME[name]), 200)
    gain = grinder.gain(grinder.over(grinder.best([NO_PART]), [NO_PART]))
    assert gain.mean > gain.half
    assert claim(BY_NAME[name], NO_PART) is Given.NOTHING


@pytest.mark.parametrize("name", GAMES)
def test_over_words_that_it_does_not_know_it_gains_nothing(name: str) -> None:
    for like in (hand_value(BY_NAME[name]), deals_first):
        grinder = Grinder(BY_NAME[name], like, 300)
        number = grinder.best([words_part(GUESSED_WORDS)])
        assert grinder.gain(grinder.over(number, grinder.words[:300])).is_none


def test_it_would_gain_over_words_that_had_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.core.state.with_part", lambda number, part: number)
    grinder = Grinder(BY_NAME["take"], deals_first, 300)
    number = grinder.best([words_part(GUESSED_WORDS)])
    assert not grinder.gain(grinder.over(number, grinder.words[:300])).is_none


@pytest.mark.night
def test_of_a_cut_it_can_weigh_all_places_and_that_is_claimed_no_more() -> None:
    grinder = Grinder(BY_NAME["take"], deals_first, 300)
    weighed = fmean(grinder.over(grinder.best(grinder.places, 100), grinder.places))
    assert weighed - fmean(grinder.fair) > 0.08
    assert {given for _, given, _ in rows(grinder, 1)} == set(Given)
