"""The strength of a highlight follows from what it did, who did it, and how rare it is."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.core.event import Event, EventKind, Seat
from game.core.game import Game
from game.core.state import SeatView
from game.core.table_values import Highlight, HighlightKind, round_highlight, strength
from game.games.take.game import TAKE
from game.games.take.table.result import size
from game.match.match import Match
from tests.games.take.positions import position
from tests.laws.walks import every_game
from tests.sitting import at_table
from tests.ui.stage import NAMES

YOU, ADA, MAX = Seat(0), Seat(1), Seat(2)
OTHERS = Highlight(HighlightKind.TAKE, "", "", ADA, MAX, {ADA: 30}, size=0.4)


def test_a_highlight_is_stronger_the_more_it_did() -> None:
    found = [strength(replace(OTHERS, size=one / 10), False, YOU, 3) for one in range(11)]
    assert found == sorted(set(found))
    assert found[0] < 0.1


def test_a_highlight_is_stronger_done_by_you_or_to_you() -> None:
    plain = strength(OTHERS, False, YOU, 0)
    assert strength(replace(OTHERS, actor=YOU), False, YOU, 0) > plain
    assert strength(replace(OTHERS, victim=YOU), False, YOU, 0) > plain


def test_a_highlight_is_stronger_if_it_is_rare_in_the_match() -> None:
    found = [strength(OTHERS, False, YOU, earlier) for earlier in range(5)]
    assert found == sorted(set(found), reverse=True)


def test_the_largest_highlight_that_turns_the_match_has_strength_one() -> None:
    assert strength(replace(OTHERS, actor=YOU, size=1.0), True, YOU, 0) == 1.0


def test_a_take_of_95_points_is_larger_than_one_of_25() -> None:
    assert [size(15), size(95), size(200)] == [0.0, 1.0, 1.0]
    assert 0 < size(25) < 0.2


def test_a_highlight_that_changes_the_leader_is_stronger() -> None:
    table = TAKE.table
    assert table is not None
    state = position(["4S 5S", "6H 7H", "9C TC"], scores=(0, 40, 60))
    taken = replace(OTHERS, gains={ADA: 15})
    keeps = replace(OTHERS, actor=MAX, victim=ADA, gains={MAX: 10})
    change = table.strength(state, taken, YOU), table.strength(state, keeps, YOU)
    assert change[0] > change[1] == strength(keeps, False, YOU, 0)


def test_the_points_of_a_round_replace_those_that_lay_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = TAKE.table
    assert table is not None
    monkeypatch.setattr(type(table), "laid_points", lambda self, state: [0, 50, 0])
    state = position(["4S 5S", "6H 7H", "9C TC"], scores=(0, 0, 30))
    counted = Highlight(HighlightKind.ROUND, "", gains={YOU: 0, ADA: 20, MAX: 0})
    assert table.strength(state, counted, YOU) == strength(counted, True, YOU, 0)


def test_a_round_is_larger_the_further_its_scores_are_apart() -> None:
    found = []
    for scores in ([40, 40, 40], [40, 30, 20], [80, 0, 10], [80, -80, 0]):
        ended = Event("end", None, changes={"rounds": [{"scores": scores}]})
        moment = round_highlight(ended, EventKind.ROUND_END, "", True)
        assert moment is not None
        found.append(moment.size)
    assert found == sorted(set(found))
    assert (found[0], found[-1]) == (0, 1)


@pytest.mark.night("rummy500", "take", "texas")
@every_game
def test_every_highlight_of_a_match_has_a_size_and_a_strength_up_to_one(
    game: Game[Any, Any],
) -> None:
    names, table = at_table(*NAMES[:4]), game.table
    assert table is not None
    found: list[float] = []
    for seed in range(4):
        match = Match(game, game.setup(4, {}, seed), NAMES[:4])
        seen: SeatView[Any] = SeatView(game, match.view(YOU))
        rng, earlier = Random(seed), Counter[HighlightKind]()
        for _ in range(250):
            if match.state.over:
                break
            for event in match.play(game.write(game.bot.rollout_move(match.state, rng))):
                mine = event.as_seen_by(YOU)
                moment = table.highlight(seen.state, mine, game.event_kind(mine), names)
                if moment is not None:
                    assert 0 <= moment.size <= 1, moment
                    found.append(table.strength(seen.state, moment, YOU, earlier[moment.sort]))
                    earlier[moment.sort] += 1
                seen.apply(mine)
    assert found and all(0 < one <= 1 for one in found)
    assert len(found) < 3 or max(found) > min(found) + 0.1
