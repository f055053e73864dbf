"""Scores and dimes counted again, slowly, from the events of random matches."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.core.event import Event, apply_event
from game.games.texas.game import TEXAS
from tests.games.texas import slow


class Recount:
    """Follows a match by its events alone and does the sums of each round again."""

    def __init__(self, players: int, whole: bool) -> None:
        self.players = players
        self.whole = whole
        self.view: dict[str, Any] = {}
        self.totals = [0] * players
        self.pot = 5 * players
        self.dimes = [0] * players
        self.out: int | None = None

    def follow(self, event: Event) -> None:
        if event.name == "out":
            self.out = event.seat
        apply_event(self.view, event)
        if event.name == "round-end":
            self._count()

    def _count(self) -> None:
        number = self.view["round"]
        entry = self.view["rounds"][-1]
        assert entry["out"] == self.out
        for seat, told in enumerate(entry["arranged"]):
            self._count_hand(number, self.view["hands"][seat], told)
            assert entry["scores"][seat] == told["points"]
            self.totals[seat] += told["points"]
        if self.out is not None:
            assert entry["scores"][self.out] == 0
            if self.pot:
                self.pot -= 1
                self.dimes[self.out] += 1
        self.out = None

    def _count_hand(self, number: int, hand: list[str], told: dict[str, Any]) -> None:
        assert told["points"] == sum(slow.cost(card, number) for card in told["deadwood"])
        assert all(slow.lies_right(meld, number) for meld in told["melds"])
        laid = [card.partition("=")[0] for meld in told["melds"] for card in meld]
        assert Counter(laid + told["deadwood"]) == Counter(hand)
        if self.whole:
            assert told["points"] == slow.fewest(hand, number)

    def end(self) -> None:
        """Share the pot again: a dime at a time from the last dealer's left."""
        best = min(self.totals)
        order = [(self.view["dealer"] + 1 + step) % self.players for step in range(self.players)]
        winners = [seat for seat in order if self.totals[seat] == best]
        for turn in range(self.pot):
            self.dimes[winners[turn % len(winners)]] += 1
        assert self.view["winners"] == sorted(winners)
        assert self.view["scores"] == self.totals
        assert self.view["dimes"] == self.dimes
        assert self.view["pot"] == 0


@pytest.mark.parametrize(
    ("players", "rounds", "whole"),
    [(2, "1-6", True), (3, "1-5", True), (2, "all", False), (6, "9-11", False), (10, "2-4", True)],
)
def test_scores_and_dimes_equal_a_slow_recount(players: int, rounds: str, whole: bool) -> None:
    for seed in range(2):
        rng = Random(seed)
        state, events = TEXAS.new_with_events(TEXAS.setup(players, {"rounds": rounds}, seed))
        recount = Recount(players, whole)
        while True:
            for event in events:
                recount.follow(event)
            if state.over:
                break
            assert state.pot + sum(state.dimes) == 5 * players
            events = state.apply(rng.choice(list(state.legal())))
        recount.end()
