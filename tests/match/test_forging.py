"""Forging: whatever is changed in a record up to its last sum, it is proved no more."""

from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.core.record import InvalidRecord, parse_record
from game.games import GAMES
from game.match.match import load, recover
from game.match.seal_check import doubt_of
from tests.match.forging import FORGERS, complaint, covered, first_change, places, record_of
from tests.together import each_of

MANY = 25
"""Places drawn here of each record, a kind; ``python -m tests.bench.search.forge`` takes all."""
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.night
@every_game
@each_of("secret", [True, False], ids=["secret", "by number"])
@each_of("kind", FORGERS)
def test_a_forged_record_is_not_proved(game: Game[Any, Any], secret: bool, kind: str) -> None:
    text = record_of(game, secret)
    assert complaint(text) is None
    assert covered(text) == len(text)
    rng = Random(f"{kind} {game.name}")
    many = places(text, kind)
    for place in rng.sample(range(many), min(many, MANY)):
        forged = FORGERS[kind](text, place, rng)
        if forged != text and complaint(forged) is None:
            assert kind == "lose the rest", (kind, place)
            assert _is_cut_short(text, forged), (kind, place)


@pytest.mark.night("take", "takeaway", "texas")
@every_game
@each_of("kind", FORGERS)
def test_of_a_match_being_played_all_up_to_the_last_sum_is_proved(
    game: Game[Any, Any], kind: str
) -> None:
    whole = record_of(game)
    text = record_of(game, moves=_middle(whole))
    assert complaint(text) is None
    rng = Random(f"{kind} {game.name}")
    for _ in range(MANY):
        place = rng.randrange(places(text, kind))
        forged = FORGERS[kind](text, place, rng)
        if forged != text and first_change(text, forged) < covered(text) - 1:
            assert _told(text, forged) is not None, (kind, place)


def _is_cut_short(text: str, forged: str) -> bool:
    """Whether a record is one of a match that is still being played, as a power cut leaves it."""
    return text.startswith(forged) and not load(forged).state.over


def _middle(text: str) -> int:
    """A number of moves that ends in the middle of the last round."""
    match = load(text)
    return (match.deals[-1].after + len(match.moves)) // 2


def _told(text: str, forged: str) -> str | None:
    """What is said of a forged record before it is gone on with.

    What a power cut may have left is another match, which begins as this one did.
    """
    if text.startswith(forged):
        return "cut short"
    said = complaint(forged)
    if said is None:
        return None
    try:
        match, fault = recover(forged)
    except InvalidRecord:
        return said
    assert fault is not None or doubt_of(match, parse_record(forged)) is not None
    return said
