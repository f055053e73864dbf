"""What many matches come to: each counted once, in the order in which they were played."""

import pytest

from game.features.statistics.player_statistics import (
    ASSISTED_MATCH_SORT,
    CHILDREN_MATCH_SORT,
    KNOWN_CARDS_MATCH_SORT,
    MIXED_LEVELS_KEY,
    RECENT_MATCH_COUNT,
    UNAIDED_MATCH_SORT,
    UNPROVED_MATCH_SORT,
    Tallies,
    level_of,
    sorted_out,
    tallied,
)
from game.match.summary import Summary
from tests.ai.test_player_statistics_rating import summary


def won(**more: object) -> Summary:
    return summary(2, (1, 2), (0,), **more)


def lost(**more: object) -> Summary:
    return summary(2, (2, 1), (1,), **more)


def whole(matches: list[Summary]) -> Tallies:
    return list(tallied(matches))[-1]


def test_of_no_matches_there_are_no_figures() -> None:
    none = whole([]).whole
    assert (none.matches, none.share, none.mean, none.most) == (0, 0.0, None, None)
    assert none.interval == (0.0, 1.0)


def test_every_match_is_counted_once() -> None:
    matches = [won(), lost(), won(), summary(2, (1, 1), (0, 1))] * 60
    made = whole(matches)
    assert made.whole.matches == 240
    assert (made.whole.won, made.whole.wins) == (150, 180)
    for group in (made.levels, made.players, made.rules):
        assert sum(one.matches for one in group.values()) == 240
        assert sum(one.won for one in group.values()) == 150
    assert len(made.course) == 240


def test_a_match_counts_for_every_character_at_the_table() -> None:
    made = whole([
        won(seats=("You", "Ada (hard)")),
        lost(seats=("You", "Ada (easy)", "Max (hard)")),
        lost(seats=("You", "Max (hard)")),
        lost(seats=("You", "Nobody (hard)")),
    ]).opponents  # fmt: skip
    assert {name: (one.matches, one.won) for name, one in made.items()} == {
        "Ada": (2, 1),
        "Max": (2, 0),
    }


def test_it_is_counted_some_at_a_time() -> None:
    assert sum(1 for _ in tallied([won()] * 1000)) >= 10


def test_streaks_are_those_of_the_order_played() -> None:
    made = whole([won(), won(), won(), lost(), won(), won()]).whole
    assert (made.streak, made.longest) == (2, 3)
    assert whole([won(), lost()]).whole.streak == 0


def test_a_shared_win_keeps_a_streak_going() -> None:
    shared = summary(2, (1, 1), (0, 1))
    assert whole([won(), shared, won()]).whole.streak == 3
    assert whole([shared, lost(), shared, shared]).whole.longest == 2


def test_points_are_a_rounds_and_the_best_and_worst_a_matchs() -> None:
    made = whole([
        won(points=(10, -4), scores=(6, 1)),
        lost(points=(3,), scores=(3, 9)),
        lost(points=(50,), scores=(50, 0), given_up=True, over=False, winners=()),
    ]).whole  # fmt: skip
    assert (made.rounds, made.points) == (4, 59)
    assert made.mean == pytest.approx(59 / 4)
    assert (made.fewest, made.most) == (3, 6), "a match that was given up has no result in points"
    assert made.given_up == 1 and made.won == 1


def test_time_is_that_of_the_matches_that_tell_it() -> None:
    made = whole([won(seconds=60), won(), lost(seconds=30)]).whole
    assert (made.seconds, made.timed) == (90, 2)


def test_what_is_even_depends_on_how_many_play() -> None:
    made = whole([won(), summary(4, (1, 2, 2, 2), (0,))]).whole
    assert made.even == pytest.approx((1 / 2 + 1 / 4) / 2)


def test_the_course_is_that_of_the_last_matches() -> None:
    made = whole([*[lost()] * RECENT_MATCH_COUNT, *[won()] * RECENT_MATCH_COUNT])
    assert made.course[RECENT_MATCH_COUNT - 1] == 0
    assert made.course[RECENT_MATCH_COUNT + RECENT_MATCH_COUNT // 2 - 1] == pytest.approx(0.5)
    assert made.course[-1] == pytest.approx(1)
    assert whole([won(), lost()]).course == [1, 0.5]


def test_opponents_of_several_levels_are_told_apart() -> None:
    assert level_of(won()) == "medium"
    mixed = won(seats=("You", "Ada (hard)", "Max (easy)"))
    assert level_of(mixed) == MIXED_LEVELS_KEY
    assert level_of(won(seats=("You", "Ada (hard)", "Max (hard)"))) == "hard"


def test_matches_with_help_are_counted_apart_and_lessons_not_at_all() -> None:
    matches = [won(), won(hints=1), lost(undos=2), won(mode="lesson 1"), won(mode="puzzle 3"),
               lost(mode="from-here"), won(), won(over=False, winners=())]  # fmt: skip
    sorts = sorted_out(matches)
    assert sorts[UNAIDED_MATCH_SORT] == [matches[0], matches[6]]
    assert sorts[ASSISTED_MATCH_SORT] == [matches[1], matches[2]]
    assert sorts[KNOWN_CARDS_MATCH_SORT] == []


def test_matches_for_children_are_a_group_of_their_own_with_help_or_without() -> None:
    matches = [won(), won(children=True), won(children=True, hints=2, known=True)]
    sorts = sorted_out(matches)
    assert sorts[UNAIDED_MATCH_SORT] == matches[:1] and sorts[CHILDREN_MATCH_SORT] == matches[1:]
    assert sorts[ASSISTED_MATCH_SORT] == sorts[KNOWN_CARDS_MATCH_SORT] == []


def test_what_is_not_proved_is_a_group_of_its_own_and_what_was_never_sealed_is_not() -> None:
    forged = [won(proof="unproved", **more) for more in ({}, {"hints": 1}, {"children": True})]
    others = [won(proof="proved"), won(proof="unsealed")]
    sorts = sorted_out([*forged, *others])
    assert sorts[UNPROVED_MATCH_SORT] == forged and sorts[UNAIDED_MATCH_SORT] == others


def test_rules_are_counted_together_by_what_is_played_not_by_name_or_stake() -> None:
    usual = "dimes=5"
    matches = [
        won(game="texas", options=usual, rules="Ours"),
        lost(game="texas", options="dimes=6"),
        won(game="texas", options="rounds=1-4"),
        won(game="texas", options=usual, rules="Theirs"),
        won(game="texas", options="a=b"),
    ]
    made = whole(matches)
    assert sorted(tally.matches for tally in made.rules.values()) == [1, 1, 3]
    assert list(made.called.values()) == ["Theirs"]


def test_matches_with_known_cards_are_counted_apart() -> None:
    matches = [won(), won(known=True), lost(known=True, hints=1), won(mode="again", known=True)]
    sorts = sorted_out(matches)
    assert sorts[UNAIDED_MATCH_SORT] == [matches[0]]
    assert sorts[KNOWN_CARDS_MATCH_SORT] == [matches[1], matches[3]]
    assert sorts[ASSISTED_MATCH_SORT] == [matches[2]]


def test_the_first_match_of_a_days_deal_counts_and_each_later_one_knew_its_cards() -> None:
    day = "day 2026-11-20"
    matches = [lost(mode=day), won(mode=day), won(mode="day 2026-11-21"),
               won(mode=day, game="taki")]  # fmt: skip
    sorts = sorted_out(matches)
    assert sorts[UNAIDED_MATCH_SORT] == [matches[0], *matches[2:]]
    assert sorts[KNOWN_CARDS_MATCH_SORT] == [matches[1]]


def test_whoever_gave_a_days_deal_up_or_had_help_in_it_knows_its_cards() -> None:
    day = "day 2026-11-20"
    for first in (lost(mode=day, over=False, winners=(), given_up=True), won(mode=day, hints=2)):
        assert sorted_out([first, won(mode=day)])[KNOWN_CARDS_MATCH_SORT] == [won(mode=day)]


def test_a_number_that_was_dealt_before_is_known() -> None:
    matches = [lost(number=7), won(number=8), won(number=7), won(number=None), won(number=None)]
    sorts = sorted_out(matches)
    assert sorts[KNOWN_CARDS_MATCH_SORT] == [matches[2]]
    assert len(sorts[UNAIDED_MATCH_SORT]) == 4
    more = summary(3, (1, 2, 2), (0,), number=7)
    assert sorted_out([lost(number=7), more])[UNAIDED_MATCH_SORT] == [lost(number=7), more], (
        "other hands"
    )
