"""The model of an evening: places and points, the order of the games, the end, and the file."""

from dataclasses import replace

import pytest

from game.cards.shuffle import Stream
from game.features.evening.evening import (
    DRAWN_ORDER,
    LAST_CHOOSES_ORDER,
    LISTED_ORDER,
    Evening,
    GameResult,
    InvalidEvening,
    drawn_order,
    favourites,
    given_up_places,
    points_of,
    read_evening,
    standing,
    usual_order,
)
from game.games import GAMES_BY_NAME, evening_games
from game.text.message import told
from tests.evening.evenings import terms
from tests.together import check_each

WEEK_48 = 266419107109259352364810358881431311116


def results(*places: tuple[int, ...]) -> list[GameResult]:
    return [GameResult(one, (0,) * len(one)) for one in places]


def played(order: str, *places: tuple[int, ...], number: int = 7) -> Evening:
    """An evening after games with these places; the last one chooses the first game left."""
    evening = Evening("20261124-195501", terms(len(places[0]), number, order))
    for number, one in enumerate(places, 1):
        if evening.due() is None:
            evening.choose(evening.left()[0])
        evening.began(str(evening.due()), f"record-{number}")
        evening.settled(GameResult(one, (0,) * len(one)))
    return evening


def test_points_are_two_for_each_player_behind_and_one_for_each_level() -> None:
    told = {
        (1, 2, 3): (4, 2, 0),
        (1, 1, 3): (3, 3, 0),
        (1, 2, 2): (4, 1, 1),
        (1, 1, 1): (2, 2, 2),
        (1, 2, 3, 4): (6, 4, 2, 0),
        (1, 1, 3, 4): (5, 5, 2, 0),
        (1, 1, 3, 3): (5, 5, 1, 1),
        (1, 2, 2, 4): (6, 3, 3, 0),
        (1, 2, 3, 3): (6, 4, 1, 1),
        (1, 1, 1, 4): (4, 4, 4, 0),
        (1, 2, 2, 2): (6, 2, 2, 2),
        (1, 1, 1, 1): (3, 3, 3, 3),
        (2, 1): (0, 2),
    }

    def check(places: tuple[int, ...]) -> None:
        assert points_of(places) == told[places]
        assert sum(points_of(places)) == len(places) * (len(places) - 1)

    check_each(check, told)


def test_giving_a_game_up_puts_you_last_alone_and_the_others_stand_by_their_scores() -> None:
    assert given_up_places([120, 40, 75], True, 3) == (3, 1, 2)
    assert given_up_places([120, 40, 75], False, 3) == (3, 2, 1)
    assert given_up_places([0, 40, 40, 90], True, 3) == (4, 1, 1, 3)
    assert given_up_places([120, 40, 75], True, 0) == (3, 1, 1)


def test_most_points_win_then_more_games_won_and_then_the_evening_is_shared() -> None:
    clear = standing(results((1, 2, 3), (2, 1, 3), (1, 3, 2)), 3)
    assert (clear.points, clear.winners, clear.broke_tie) == ((10, 6, 2), (0,), False)
    # Six points each, but one seat has won a game and the other none alone or shared.
    broken = standing(results((2, 1, 3), (2, 3, 1), (1, 2, 3), (2, 1, 3)), 3)
    assert broken.points == (10, 10, 4)
    assert (broken.wins, broken.winners, broken.broke_tie) == ((1, 2, 1), (1,), True)
    shared = standing(results((1, 2, 3), (2, 1, 3)), 3)
    assert (shared.winners, shared.broke_tie) == ((0, 1), False)
    assert standing(results((1, 1, 3)), 3).wins == (1, 1, 0)


def test_the_games_are_those_that_have_a_form_for_an_evening() -> None:
    listed = ["Takeaway", "Taki", "500 Rummy", "Take", "Texas Rummy"]
    assert [str(GAMES_BY_NAME[name].title) for name in usual_order()] == listed
    assert set(usual_order()) == set(evening_games())


def test_a_drawn_order_follows_from_the_number() -> None:
    drawn = ["Takeaway", "Take", "500 Rummy", "Texas Rummy", "Taki"]
    assert [str(GAMES_BY_NAME[name].title) for name in drawn_order(WEEK_48)] == drawn
    evening = played(DRAWN_ORDER, (1, 2, 3), (2, 1, 3), number=WEEK_48)
    assert evening.due() == drawn_order(WEEK_48)[2]


def test_a_listed_order_is_played_as_it_is_listed() -> None:
    games = tuple(reversed(usual_order()))
    evening = Evening("one", replace(terms(order=LISTED_ORDER), listed=games))
    for number, game in enumerate(games):
        assert evening.due() == game
        evening.began(game, f"record-{number}")
        evening.settled(results((1, 2, 3))[0])
    assert evening.due() is None and evening.ended


def test_an_opponent_has_an_order_of_games_of_its_own() -> None:
    ada = ["500 Rummy", "Take", "Takeaway", "Texas Rummy", "Taki"]
    assert [str(GAMES_BY_NAME[name].title) for name in favourites("Ada")] == ada
    evening = played(LAST_CHOOSES_ORDER, (1, 3, 2), number=WEEK_48)
    assert evening.chooser == 1
    assert evening.favourite(1) == next(g for g in favourites("Ada") if g in evening.left())


def test_the_last_one_chooses_each_game_but_the_first_and_the_fifth() -> None:
    evening = Evening("one", terms(order=LAST_CHOOSES_ORDER, number=WEEK_48))
    assert evening.due() == drawn_order(WEEK_48)[0] and evening.chooser is None
    evening = played(LAST_CHOOSES_ORDER, (1, 2, 3), number=WEEK_48)
    assert (evening.due(), evening.chooser) == (None, 2)
    evening = played(LAST_CHOOSES_ORDER, (1, 2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3))
    assert evening.chooser is None and evening.due() == evening.left()[0]


def test_of_several_in_last_place_the_one_with_fewer_points_chooses_then_the_lot() -> None:
    evening = played(LAST_CHOOSES_ORDER, (2, 1, 3), (1, 2, 2))
    assert evening.standing.points == (6, 5, 1)
    assert evening.chooser == 2
    for number in range(30):
        three, two = (
            played(LAST_CHOOSES_ORDER, (1, 1, 1), number=number),
            played(LAST_CHOOSES_ORDER, (1, 2, 2), number=number),
        )
        assert three.chooser == Stream(number, "choose 2").number_below(3)
        assert two.chooser == (1, 2)[Stream(number, "choose 2").number_below(2)]
        third = played(LAST_CHOOSES_ORDER, (1, 2, 2), (2, 1, 1), number=number).chooser
        assert third == 0, "alone in the last place"
        third = played(LAST_CHOOSES_ORDER, (1, 2, 2), (1, 2, 2), number=number).chooser
        assert third == (1, 2)[Stream(number, "choose 3").number_below(2)]


def test_a_file_is_read_as_it_was_written() -> None:
    evening = played(LAST_CHOOSES_ORDER, (1, 2, 2), (3, 1, 2), (1, 1, 3))
    evening.choose(evening.left()[1])
    text = evening.terms.text() + "".join(f"{line}\n" for line in evening.lines)
    again = read_evening(evening.name, text)
    assert (again.terms, again.games, again.chosen, again.fault) == (
        evening.terms, evening.games, evening.chosen, None,
    )  # fmt: skip
    assert again.lines == evening.lines and again.due() == evening.due()
    assert not again.unknown_rules


def test_the_text_of_a_file_is_the_one_that_was_agreed() -> None:
    one = replace(terms(order=LISTED_ORDER), listed=usual_order(), children=True)
    evening = Evening("20261124-195501", one)
    evening.began("takeaway", "takeaway-20261124-195502")
    evening.settled(GameResult((1, 2, 2), (60, 48, 48)))
    evening.began("taki", "taki-20261124-200311")
    evening.settled(GameResult((3, 1, 1), (0, 1, 1), given_up=True))
    evening.stop()
    lines = (one.text() + "\n".join(evening.lines)).split("\n")
    assert lines[:6] == [
        "#five-takes-evening 1",
        "players: 3",
        "seats: You | Ada (hard) | Max (easy)",
        "mode: evening",
        "number: 7",
        "order: listed takeaway,taki,rummy500,take,texas",
    ]
    assert lines[6] == "rules: takeaway rounds=1 run_suits=same"
    assert lines[11:] == [
        "# for children",
        "---",
        "game 1 takeaway takeaway-20261124-195502",
        "done 1 places=1,2,2 points=4,1,1 scores=60,48,48",
        "game 2 taki taki-20261124-200311",
        "given-up 2 places=3,1,1 points=0,3,3 scores=0,1,1",
        "stopped",
    ]
    week = replace(terms(), week="2026-W48")
    assert "mode: week 2026-W48\n" in week.text()
    assert "mode: week-again 2026-W48\n" in replace(week, again=True).text()


def test_a_last_line_without_its_end_is_dropped() -> None:
    evening = played(DRAWN_ORDER, (1, 2, 3))
    text = evening.terms.text() + "".join(f"{line}\n" for line in evening.lines)
    again = read_evening("one", text + "game 2 ta")
    assert again.fault is None and len(again.games) == 1


def test_before_a_damaged_line_everything_holds() -> None:
    evening = played(DRAWN_ORDER, (1, 2, 3), (1, 3, 2))
    lines = [*evening.lines]

    def check(wrong: str) -> None:
        body = [*lines[:3], wrong, *lines[3:]]
        text = evening.terms.text() + "".join(f"{line}\n" for line in body)
        again = read_evening("one", text)
        assert again.fault is not None
        number = evening.terms.text().count("\n") + 4
        assert told(again.fault).startswith(f"Line {number}:")
        assert again.lines == lines[:3]

    check_each(
        check,
        [
            "nonsense",
            "",
            "done 1 places=1,2,3 points=4,2,0 scores=1,2,3",
            "done 2 places=1,2,3 points=4,2,1 scores=1,2,3",
            "done 2 places=1,2 points=2,0 scores=1,2",
            "done 2 places=1,2,9 points=4,2,0 scores=1,2,3",
            "game 3 taki taki-20261124-200311",
            "game 2 bridge bridge-20261124-200311",
            "choose 2 taki by 1",
            "over points=8,2,2 winners=0",
        ],
    )


def test_terms_that_cannot_be_read_are_told_with_their_line() -> None:
    text = terms(order=LAST_CHOOSES_ORDER).text()

    def check(change: tuple[str, str, int]) -> None:
        old, new, line = change
        assert old in text
        with pytest.raises(InvalidEvening) as caught:
            for fault in read_evening("one", text.replace(old, new, 1)).unknown_rules.values():
                raise fault
        assert caught.value.line == line

    check_each(
        check,
        [
            ("#five-takes-evening 1", "#five-takes-evening 2", 1),
            ("#five-takes-evening 1", "#five-takes 1", 1),
            ("players: 3", "players: 5", 2),
            ("players: 3", "players: 2", 3),
            ("mode: evening", "mode: night", 4),
            ("mode: evening", "mode: week 2027-W53", 4),
            ("number: 7", "number: seven", 5),
            ("order: last", "order: first", 6),
            ("order: last", "order: listed take", 6),
            ("rounds=1", "rounds=99", 7),
            ("rules: taki", "rules: bridge", 8),
            ("order: last\n", "", 11),
            ("---\n", "", 11),
        ],
        lambda change: f"{change[0]} to {change[1]}",
    )
