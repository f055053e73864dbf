"""The plans of the characters in Take: where each has a say, and which moves fit."""

from game.games.take.game import TAKE
from tests.games.take.positions import position
from tests.laws.planning import astray, fitting, shown

THEIRS = "2D 3D 4H 9S TS JC QC"


def test_ada_takes_no_run() -> None:
    state = position(["8C KD 2H", THEIRS], [(1, "5C 6C 7C"), (0, "9D TD JD")])
    assert astray(TAKE, "Ada", state) == {"add 8C to M1"}
    assert not astray(TAKE, "Ada", position(["8C KD 2H", THEIRS], [(0, "5C 6C 7C")]))


def test_leo_takes_runs() -> None:
    state = position(["8C QD 2H", THEIRS], [(1, "5C 6C 7C"), (0, "9D TD JD")])
    assert fitting(TAKE, "Leo", state) == shown(TAKE, "Leo", state) == {"add 8C to M1"}


def test_leo_keeps_singles_close_to_others_runs() -> None:
    state = position(["9C KD 2H", THEIRS], [(1, "5C 6C 7C"), (0, "9D TD JD")])
    assert astray(TAKE, "Leo", state) == {"discard 9C"}


def test_max_takes_long_runs_alone() -> None:
    state = position(["8C 8H KD", THEIRS], [(1, "5C 6C 7C"), (1, "9H TH JH QH KH")])
    assert fitting(TAKE, "Max", state) == {"add 8H to M2"}
    assert shown(TAKE, "Max", state) == {"add 8H to M2"}
    state = position(["8C 7H KD", THEIRS], [(1, "5C 6C 7C"), (1, "9H TH JH QH KH")])
    assert astray(TAKE, "Max", state) == {"add 8C to M1", "discard 7H"}


def test_otto_lays_runs_of_three() -> None:
    state = position(["5C 6C 7C 8C KD", THEIRS])
    assert astray(TAKE, "Otto", state) == {"lay 5C 6C 7C 8C"}
    assert not astray(TAKE, "Otto", position(["5C 6C 7C AC KD", THEIRS]))


def test_iris_discards_nothing_close_to_what_anybody_took() -> None:
    state = position(["8C TH KD", THEIRS, "2S"], known=("", "", "TC 2S"))
    assert astray(TAKE, "Iris", state) == {"discard 8C"}
    assert not astray(TAKE, "Iris", position(["8C TH KD", THEIRS], known=("TC", "")))


def test_noor_lays_nothing_until_three_runs_can_go() -> None:
    state = position(["5C 6C 7C KD 2H", THEIRS])
    assert astray(TAKE, "Noor", state) == {"lay 5C 6C 7C"}
    three = position(["5C 6C 7C 9D TD JD 6H 7H 8H KS QD", THEIRS])
    assert not astray(TAKE, "Noor", three)


def test_noor_lays_once_all_can_go() -> None:
    assert not astray(TAKE, "Noor", position(["5C 6C 7C KD", THEIRS]))


def test_mina_lays_at_once() -> None:
    state = position(["5C 6C 7C KD 2H", THEIRS])
    assert fitting(TAKE, "Mina", state) == shown(TAKE, "Mina", state) == {"lay 5C 6C 7C"}
    assert not fitting(TAKE, "Mina", position(["5C 6C 8C KD 2H", THEIRS]))


def test_tomas_keeps_one_run_back_until_somebody_has_five_cards() -> None:
    state = position(["5C 6C 7C KD 2H", THEIRS])
    assert astray(TAKE, "Tomas", state) == {"lay 5C 6C 7C"}
    assert not astray(TAKE, "Tomas", position(["5C 6C 7C KD 2H", "2D 3D 4H 9S TS"]))
    assert not astray(TAKE, "Tomas", position(["5C 6C 7C 9D TD JD KD 2H", THEIRS]))


def test_zora_baits_with_a_neighbour_of_a_pair() -> None:
    state = position(["5C 6C 8C KD 2H", THEIRS])
    assert astray(TAKE, "Zora", state) == {"discard 5C", "discard 8C", "discard KD", "discard 2H"}


def test_zora_draws_what_goes_with_a_pair() -> None:
    state = position(["5C 6C KD", THEIRS], pile="8H 7C", phase="draw")
    assert fitting(TAKE, "Zora", state) == {"draw pile"}
    assert not fitting(TAKE, "Zora", position(["5C 6C KD", THEIRS], pile="9H", phase="draw"))


def test_yuki_discards_what_no_run_can_take() -> None:
    state = position(["2C 9H KD", THEIRS], [(1, "5C 6C 7C"), (0, "9D TD JD")])
    assert fitting(TAKE, "Yuki", state) == {"discard 9H"}
    assert not fitting(TAKE, "Yuki", position(["2C 9H KD", THEIRS]))


JOKERED = (["8C JK KD 2H", THEIRS], [(1, "5C 6C 7C")])


def test_rosa_plays_jokers() -> None:
    found = fitting(TAKE, "Rosa", position(*JOKERED))
    assert found == {move for move in map(TAKE.write, position(*JOKERED).legal()) if "JK=" in move}
    assert not fitting(TAKE, "Rosa", position(["8C 3S KD 2H", THEIRS], [(1, "5C 6C 7C")]))


def test_emil_keeps_jokers() -> None:
    found = astray(TAKE, "Emil", position(*JOKERED))
    assert found == {move for move in map(TAKE.write, position(*JOKERED).legal()) if "JK" in move}


def test_emil_goes_out_with_a_joker() -> None:
    assert not astray(TAKE, "Emil", position(["8C JK KD", THEIRS], [(1, "5C 6C 7C")]))
