"""How plans are measured: matches against the neutral player, and the reader."""

from random import Random

import pytest

from game.games.take.game import TAKE
from tests.bench.measure.bench_characters import main
from tests.games.take.positions import position
from tests.support.plan_reading import Followed, likelihood, named, right_shares


def follower(share: float, plan: str, count: int = 20) -> Followed:
    """One match of a player who follows a plan so often, and every other plan half of the time."""
    plans = ("Ada", "Leo", "Max", "Otto")
    fitted = {one: round(count * (share if one == plan else 0.5)) for one in plans}
    return Followed(dict.fromkeys(plans, count), fitted)


def test_moves_are_counted_where_a_plan_is_open() -> None:
    state = position(["5C 6C 7C KD 2H", "2D 3D 4H 9S TS JC QC"])
    followed = Followed()
    for move in ("lay 5C 6C 7C", "discard KD"):
        followed.see(TAKE, state, TAKE.parse(move))
    assert (followed.opened["Mina"], followed.fitted["Mina"]) == (2, 1)
    assert (followed.opened["Tomas"], followed.fitted["Tomas"]) == (2, 1)
    assert "Otto" not in followed.opened, "no run of more than three can be laid"


def test_a_share_is_counted_with_one_move_for_each_side() -> None:
    assert follower(1.0, "Ada").share("Ada") == pytest.approx(21 / 22)
    assert Followed().share("Ada") == 0.5


def test_a_reader_names_the_player_whose_shares_are_nearest() -> None:
    learned = {name: follower(0.9, name) for name in ("Ada", "Leo", "Max", "Otto")}
    for name in learned:
        seen = follower(0.8, name)
        assert named(seen, list(learned), learned) == name
        assert likelihood(seen, learned[name]) > likelihood(seen, follower(0.5, name))


def test_a_reader_is_right_where_plans_show_and_guesses_where_they_do_not() -> None:
    names = ("Ada", "Leo", "Max", "Otto")
    shown = {name: [follower(0.9, name)] * 6 for name in names}
    assert right_shares(shown, shown, Random(1)) == dict.fromkeys(names, 1.0)
    alike = {name: [follower(0.5, name)] * 120 for name in names}
    guessed = right_shares(alike, alike, Random(1)).values()
    assert sum(guessed) / len(names) == pytest.approx(0.25, abs=0.1)


@pytest.mark.night
def test_the_measure_of_plans_prints_what_they_cost_and_how_they_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = ["--games", "take", "--levels", "hard", "--short", "--playouts", "8"]
    people = ["--names", "Ada", "Leo", "Mina", "Rosa"]
    main(["--plans", "--deals", "2", "--training", "1", *match, *people])
    printed = capsys.readouterr().out
    assert printed.count("wins") == 5 and printed.count("named") == 5
