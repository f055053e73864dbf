"""The reason from playouts: which outcome explains a lead, and what is said of it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.ai.levels import COACH_PLAYOUTS, Advice, advise
from game.ai.outcome_reason import (
    MIN_REACHED_SHARE,
    OUTCOME_WORLDS_COUNT,
    OutcomeCount,
    count_outcomes,
    deciding_outcome,
    is_lead,
    outcome_reason,
    whole_percent_share,
)
from game.core.event import View
from game.core.outcome import Outcome, Telling, races
from game.games.takeaway.game import TAKEAWAY
from game.games.taki.game import TAKI
from game.match.match import Match
from game.text.message import Message, Who

NAMES = (Who("You", you=True), Who("Ada"))
ASKED_SHARE = 0.25
"""The part of the decisions that is asked."""
WORLDS_COUNT = 200
CHANCES = {True: 80.0, False: 40.0}
"""Percent chance with and without what happens."""


def outcome(name: str = "it", good: bool = True) -> Outcome:
    return Outcome(name, good, lambda moment: False, lambda telling: Message("lists-and"))


def counted(
    mine: float, theirs: float, worth: float = 1.0, name: str = "it", told: float = 1.0
) -> OutcomeCount:
    """Worlds in which something happens in these shares after two moves, and brings 40 points.

    ``worth`` is the part of the lead that comes by it; ``told`` is the share of worlds that tell.
    """
    count, rng = OutcomeCount(), Random(0)
    for number in range(WORLDS_COUNT):
        place = number / WORLDS_COUNT
        for side, share in enumerate((mine, theirs)):
            happens = place < share
            extra = (40 * (mine - theirs) * (1 / worth - 1)) if side == 0 else 0.0
            noise = rng.uniform(-1, 1)
            count.chances[side].append(CHANCES[happens] + extra + noise)
            count.seen[side].append({name: happens} if place >= 1 - told else {})
    return count


def test_an_outcome_explains_how_much_more_often_it_happens_times_what_it_brings() -> None:
    count = counted(0.6, 0.4)
    assert count.shares(outcome()) == (pytest.approx(0.6), pytest.approx(0.4))
    assert count.explained_points(outcome()) == pytest.approx(8, abs=0.5)
    assert deciding_outcome([outcome()], count) is not None


def test_what_is_bad_is_a_reason_if_it_happens_less_often() -> None:
    bad = outcome(good=False)
    count = counted(0.4, 0.6)
    # What happens less often costs: turn the chances round.
    turned = OutcomeCount(tuple([120 - one for one in side] for side in count.chances), count.seen)  # type: ignore[arg-type]
    assert deciding_outcome([bad], turned) is bad
    assert deciding_outcome([outcome()], turned) is None


@pytest.mark.parametrize(
    "count",
    [
        counted(0.4, 0.6),
        counted(0.5, 0.5),
        counted(0.58, 0.5),
        counted(0.6, 0.4, worth=0.4),
        counted(0.6, 0.4, worth=2.0),
        counted(0.6, 0.4, told=MIN_REACHED_SHARE - 0.05),
    ],
    ids=[
        "behind",
        "no lead",
        "too seldom",
        "too small a part",
        "too large a part",
        "too few worlds tell",
    ],
)
def test_no_outcome_is_told_that_does_not_explain_the_lead(count: OutcomeCount) -> None:
    assert deciding_outcome([outcome()], count) is None


def test_an_outcome_that_happens_more_often_is_none_if_it_brings_nothing_good() -> None:
    """What happens more often after the better move may still be bad for it."""
    count = counted(0.6, 0.4)
    assert deciding_outcome([outcome(good=False)], count) is None
    costly = OutcomeCount(([], []), count.seen)
    for side, lead in enumerate((30, 0)):
        costly.chances[side].extend([80 - 40 * one["it"] + lead for one in count.seen[side]])
    assert is_lead(costly) and costly.explained_points(outcome()) == 0


def test_of_several_the_one_that_explains_most_is_told_and_of_equal_ones_the_first() -> None:
    count = counted(0.6, 0.4)
    for side in (0, 1):
        for number, seen in enumerate(count.seen[side]):
            # Half as telling: a part of the worlds in which it happens is left out.
            seen["weak"] = seen["it"] and number % 10 > 2
            seen["late"] = seen["it"]
    listed = [outcome("weak"), outcome("it"), outcome("late")]
    found = deciding_outcome(listed, count)
    assert found is not None and found.name == "it"


def test_a_lead_within_two_errors_is_none() -> None:
    assert not is_lead(counted(0.5, 0.5))
    assert is_lead(counted(0.6, 0.4))


def decisions(count: int) -> list[View]:
    """Views of some decisions of seat 0 in matches of Taki."""
    rng, found, seed = Random(5), [], 0
    while len(found) < count:
        seed += 1
        match = Match(TAKI, TAKI.setup(2, {}, seed))
        while not match.state.over and len(found) < count:
            state = match.state
            if state.asked == 0 and len(match.moves_now()) > 1 and rng.random() < ASKED_SHARE:
                found.append(match.view(state.asked))
            match.play(TAKI.write(TAKI.bot.rollout_move(state, rng)))
    return found


def hint(view: Any, playouts: int = COACH_PLAYOUTS) -> Advice:
    return advise(TAKI, view, "expert", 1, playouts, names=NAMES, explain=True)


def test_a_hint_tells_the_outcome_with_both_figures_and_says_the_same_again() -> None:
    view = decisions(1)[0]
    advice = hint(view)
    assert isinstance(advice.why, Message) and advice.why.name == "taki-outcome-follow"
    assert str(advice.why).count("%") == 2
    assert hint(view) == advice


def test_a_smaller_search_counts_no_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr("game.ai.levels.outcome_reason", lambda *told: asked.append(told))
    views = decisions(8)
    for view in views:
        hint(view, 2 * OUTCOME_WORLDS_COUNT - 1)
    assert not asked
    for view in views:
        hint(view, 2 * OUTCOME_WORLDS_COUNT)
    assert asked


def test_a_seat_that_is_asked_out_of_turn_is_told_no_outcome(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, played = decisions(1)[0], []
    moves = tuple(TAKI.from_view(view).legal())[:2]
    monkeypatch.setattr("game.ai.outcome_reason.count_outcomes", lambda *told: played.append(told))
    outcome_reason(TAKI, view, 1, moves, NAMES)
    assert played
    played.clear()
    window = replace(TAKI.bot.outcomes, windows=frozenset([view["phase"]]))
    monkeypatch.setattr(type(TAKI.bot), "outcomes", window)
    assert outcome_reason(TAKI, view, 1, moves, NAMES) is None
    assert not played


def test_time_that_is_up_leaves_the_outcome_out() -> None:
    view = decisions(1)[0]
    moves = list(TAKI.from_view(view).legal())[:2]
    assert count_outcomes(TAKI, view, 0, moves, lambda: False) is None


def test_a_game_without_outcomes_plays_none() -> None:
    assert not TAKEAWAY.bot.outcomes.listed


def test_what_happened_in_every_try_is_told_in_words() -> None:
    told = Telling(100, 39, Message("advice-outcome-move", move="Wait"), NAMES[1], "no")
    going_out, _ = races()
    assert (
        str(going_out.told(told)) == "You go out by next turn in every try. After “Wait” it’s 39%."
    )
    told = told._replace(share=42)
    assert str(going_out.told(told)).startswith("You go out by next turn in 42% of tries.")


def test_never_and_always_are_said_only_of_no_and_every_world() -> None:
    said = [whole_percent_share(one) for one in (0.0, 0.001, 0.625, 0.999, 1.0)]
    assert said == [0, 1, 63, 99, 100]
