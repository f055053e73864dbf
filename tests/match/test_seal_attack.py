"""An attack on the seal: every deal there is by number, tried until one has the seal shown."""

import pytest

from game.games import GAMES
from game.games.takeaway.game import TAKEAWAY
from game.match.match import Match
from tests.match.sealed import setup
from tests.match.test_seal import old_record
from tests.support.deal_search import search

MANY = 400
"""Numbers tried here; ``python -m tests.bench.search.attack`` tries all there ever were."""


def test_the_attack_finds_what_an_older_version_sealed() -> None:
    seal = next(line for line in old_record().splitlines() if line.startswith("# seal 1"))
    assert search(TAKEAWAY, 2, seal.split(" ")[-1], range(MANY)) == 4


@pytest.mark.night
def test_the_attack_finds_nothing_of_a_fresh_match() -> None:
    for game in GAMES:
        for secret in (True, False):
            match = Match(game, setup(game, 4, secret))
            seal = match.deals[0].seal
            assert seal is not None
            assert search(game, 2, seal, range(MANY)) is None


def test_all_that_is_told_before_the_round_is_over_holds_neither_salt_nor_number() -> None:
    for game in GAMES:
        match = Match(game, setup(game, 1 << 127, True))
        deal = match.deals[0]
        told = repr([event.as_seen_by(game.players[0]) for event in match.opening])
        told += repr([match.view(seat) for seat in range(2)])
        numbers = (deal.root, deal.chance, match.setup.seed)
        for secret in (deal.salt, *map(str, numbers), *(f"{number:x}" for number in numbers)):
            assert secret not in told
