"""What went well in a lost match: the first true thing, and nothing that is not true."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.core.event import PERSON_SEAT, EventKind, Seat
from game.core.table_values import HighlightKind
from game.features.moments.best_moments import MatchStory
from game.features.moments.good_side import good_side, points_before
from game.games import GAMES_BY_NAME
from game.games.take.game import TAKE
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from game.storage.match_store import MatchStore
from game.storage.profile import Profile
from game.text.message import Who, told
from tests import archive
from tests.ui.stage import NAMES

YOU, ADA, MAX = Seat(0), Seat(1), Seat(2)


def said(
    rounds: list[list[int]],
    largest: dict[tuple[Seat, HighlightKind], int] | None = None,
    scored: bool = True,
    before: int | None = None,
    game: str = "take",
) -> str:
    """What is said after rounds with these points, and the largest takes of each."""
    totals = [sum(column) for column in zip(*rounds, strict=True)]
    state: Any = SimpleNamespace(
        rounds=[{"scores": one} for one in rounds], scores=totals, round=len(rounds)
    )
    story: Any = SimpleNamespace(largest=largest or {})
    names = [Who("You", True), Who("Ada"), Who("Max")]
    table = GAMES_BY_NAME[game].table
    assert table is not None
    return told(good_side(state, table, names, story, scored, before) or "")


def test_the_largest_take_comes_first_and_only_if_nobody_took_more() -> None:
    take, capture, dig = HighlightKind.TAKE, HighlightKind.CAPTURE, HighlightKind.DIG
    rounds = [[50, 10, 20], [0, 90, 20]]
    assert said(rounds, {(YOU, take): 95, (ADA, take): 90}) == (
        "You made the largest take: 95 points."
    )
    # Larger than the winner's is not enough to be the largest.
    assert said(rounds, {(YOU, take): 95, (ADA, take): 90, (MAX, take): 100}).startswith(
        "You won round 1"
    )
    assert said(rounds, {(YOU, take): 95, (ADA, take): 95}).startswith("You won round 1")
    assert said(rounds, {(YOU, capture): 17}) == "You took the largest stack: 17 cards."
    assert said(rounds, {(YOU, dig): 12, (MAX, dig): 7}) == "You dug the deepest: 12 cards."


def test_then_a_round_won_by_oneself_alone() -> None:
    assert said([[10, 20, 5], [30, 20, 25]]) == "You won round 2."
    assert "Round" not in said([[20, 20, 5], [30, 90, 25]])
    # A match of one round has no round won besides.
    assert "Round" not in said([[10, 20, 5]])
    lowest = said([[5, 20, 15], [90, 20, 25]], game="texas")
    assert lowest == "You won round 1, with the fewest points."


def test_then_more_points_than_last_time_in_the_same_kind_of_match() -> None:
    assert said([[10, 20, 5]], before=-2) == "12 points better than last time."
    assert said([[10, 20, 5]], before=9) == "One point better than last time."
    assert said([[10, 20, 15]], before=10) == ""
    assert said([[90, 20, 95]], before=102, game="texas") == "12 points better than last time."


def test_then_somebody_behind_and_else_nothing() -> None:
    assert said([[10, 20, 5]]) == "You finished ahead of Max."
    assert said([[60, 20, 65]], game="texas") == "You finished ahead of Max."
    assert said([[5, 20, 5]]) == ""
    assert said([[10, 20, 5]], scored=False) == ""


def sizes(game: Any, state: Any, events: list[Any]) -> Iterator[tuple[Seat, int]]:
    """Who takes how much by some events, read without a highlight: points in Take, else cards."""
    for event in events:
        what = game.event_kind(event)
        if game is TAKE:
            yield from ((one.actor, one.size) for one in game.table.deeds(state, event, what))
        elif what is EventKind.TAKE:
            yield event.seat, len(event.cards)


@pytest.mark.parametrize("game", [TAKE, TAKEAWAY], ids=lambda game: game.name)
def test_the_largest_of_a_match_is_that_of_its_events(game: Any) -> None:
    kind, compared = (HighlightKind.TAKE if game is TAKE else HighlightKind.CAPTURE), 0
    for seed in range(2):
        options = {"target": 200} if game is TAKE else {"rounds": 1}
        match, rng = Match(game, game.setup(3, options, seed), NAMES[:3]), Random(seed)
        counted: Counter[Seat] = Counter()
        while not match.state.over:
            choose = match.moves_now() if game is TAKEAWAY else ()
            rolled = game.bot.rollout_move(match.state.clone(), rng) if not choose else None
            move = rng.choice(choose) if choose else game.write(rolled)
            state = match.state.clone()
            for seat, size in sizes(game, state, state.clone().apply(game.parse(move))):
                counted[seat] = max(counted[seat], size)
            match.play(move)
        story = MatchStory(match, "none")
        for _ in story.read():
            pass
        shown = {seat: size for (seat, sort), size in story.largest.items() if sort is kind}
        for seat, size in shown.items():
            assert size == counted[seat]
            compared += 1
        # What is too small to be staged is smaller than all that is.
        small = counted.keys() - shown.keys()
        assert all(counted[seat] <= min(shown.values()) for seat in small if shown)
    assert compared > 2


def test_only_a_match_of_the_same_rules_and_players_is_compared(tmp_path: Path) -> None:
    match_store = MatchStore(Profile(tmp_path))
    match_store.finished.mkdir(parents=True, exist_ok=True)
    game = GAMES_BY_NAME["take"]
    for number, players in enumerate((3, 3, 2)):
        when = archive.LAST.replace(day=number + 1)
        text = archive.played(game, number, players, when)
        (match_store.finished / f"take-{number}.record").write_text(text, encoding="utf-8")
    match_store.match_index.look()
    while match_store.match_index.step():
        pass
    index = match_store.match_index
    summaries = {name: entry.summary for name, entry in index.entries.items()}
    first = summaries["take-0.record"]
    assert first is not None and first.over
    opened = match_store.open(match_store.finished / "take-1.record").match
    assert opened is not None
    same = first.options == summaries["take-1.record"].options  # type: ignore[union-attr]
    expected = first.scores[PERSON_SEAT] if same else None
    assert points_before(index, opened, "take-1.record") == expected
    assert points_before(index, opened, "take-0.record") is None
    two = match_store.open(match_store.finished / "take-2.record").match
    assert two is not None
    assert points_before(index, two, "take-2.record") is None
