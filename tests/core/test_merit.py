"""The merits that decide between moves, with moves that are tuples of numbers."""

from typing import Any

from game.core.merit import Merit, deciding, explaining, lacking
from game.games import GAMES
from game.text.message import told


def merit(place: int, counts: bool = True) -> Merit:
    def count(state: Any, move: Any) -> int:
        return int(move[place])

    return Merit(f"game-merit-{place}", "game-theme", count, counts)


MERITS = [merit(place) for place in range(3)]
STATE: Any = None


def named(best: list[tuple[int, ...]], worse: list[tuple[int, ...]]) -> str:
    return "".join(one.name for one in deciding(MERITS, STATE, best, worse))


def test_one_merit_decides_before_two_and_the_first_of_equals() -> None:
    assert named([(5, 5, 5)], [(1, 1, 1)]) == "0"
    assert named([(5, 5, 5)], [(1, 9, 1), (9, 1, 1)]) == "2"
    assert named([(5, 5, 5)], [(1, 9, 9), (9, 1, 9)]) == "01"


def test_three_merits_explain_nothing() -> None:
    assert named([(5, 5, 5)], [(1, 9, 9), (9, 1, 9), (9, 9, 1)]) == ""
    assert named([(5, 5, 5)], [(5, 5, 5)]) == "", "an equal number is no merit"


def test_two_merits_that_count_the_same_from_both_ends_explain_nothing() -> None:
    assert named([(5, -5, 0)], [(1, -1, 0), (9, -9, 0)]) == ""
    assert named([(5, -5, 0)], [(1, -1, 0), (9, -8, 0)]) == "01"


def test_every_best_move_has_the_merit() -> None:
    assert named([(5, 5, 5), (4, 5, 5)], [(1, 1, 1)]) == "1"


def test_what_a_move_lacks_is_the_first_merit_that_it_has_too_little_of() -> None:
    missed = lacking(MERITS, STATE, (5, 5, 5), (5, 4, 4))
    assert missed is MERITS[1]
    assert lacking(MERITS, STATE, (5, 5, 5), (5, 9, 5)) is None


def test_a_sentence_counts_what_is_given_away_without_a_sign() -> None:
    said = [(one.name, one.values) for one in (MERITS[1].has(-3), MERITS[1].lacks(4))]
    assert said == [("game-merit-1", {"count": 3}), ("game-merit-1.not", {"count": 4})]


def test_merits_that_count_explain_before_others() -> None:
    """Two that count come before one that does not, which is better than nothing."""
    merits = [merit(0, counts=False), merit(1), merit(2)]

    def names(worse: list[tuple[int, ...]]) -> str:
        return "".join(one.name for one in explaining(merits, STATE, [(5, 5, 5)], worse))

    assert names([(1, 1, 1)]) == "1"
    assert names([(1, 9, 1), (1, 1, 9)]) == "12"
    assert names([(1, 9, 9)]) == "0"
    assert names([(1, 9, 9), (9, 1, 9)]) == "01"


def test_a_merit_that_counts_tells_its_number() -> None:
    for game in GAMES:
        for one in game.merits:
            told_numbers = told(one.has(2)) != told(one.has(3))
            assert told_numbers or not one.counts, one.name
            repeats = one.name in {"many", "few"}
            assert one.counts or repeats or not told_numbers, one.name
