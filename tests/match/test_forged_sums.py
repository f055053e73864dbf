"""Both verifiers say the same of honest records, and of forgeries in which all sums are made anew.

How answers are compared, and what only the rules of play can tell, says ``tests.match.both``.  Such
records are counted, printed and few.
"""

from functools import cache
from random import Random
from typing import Any

import pytest

from game.core.game import Game
from game.games import GAMES
from tests.match.both import OTHER_REASONS, PAGE_ALONE, by_program, compare
from tests.match.forging import FORGERS as DAMAGERS
from tests.match.forging import damaged
from tests.match.remade import FORGERS, forged, honest, remade
from tests.match.test_seal import OLD, THIRD, old_record

pytestmark = pytest.mark.node
HONEST = 40
FORGED = 200
DAMAGED = 200
"""Records of each game."""


@cache
def honest_of(game: Game[Any, Any]) -> list[tuple[str, str]]:
    return list(honest(game, HONEST))


def honest_records() -> list[tuple[str, str]]:
    return [record for game in GAMES for record in honest_of(game)]


def test_both_say_the_same_of_honest_records() -> None:
    records = honest_records()
    records += [(file.name, file.read_text(encoding="utf-8")) for file in (*OLD, *THIRD)]
    records += [("version 1", old_record()), ("version 1, left", old_record(5))]
    assert len(records) >= 200
    assert not compare(records)
    unproved = [name for name, text in records if not by_program(text).proved]
    assert all("sealed later" in name for name in unproved)


def test_a_record_made_anew_is_the_record() -> None:
    """What ``remade`` computes is what the program keeps: seals, sums, decks, shuffles, dealers."""
    for name, text in honest_records():
        assert remade(text) == text.replace("\r\n", "\n"), name


def test_both_say_the_same_of_forgeries_with_all_sums_made_anew() -> None:
    rng = Random(45)
    records = [
        record
        for game in GAMES
        for record in forged([text for _, text in honest_of(game)], FORGED, rng)
    ]
    assert len(records) == 1000
    assert {kind for kind, _ in records} == set(FORGERS)
    differ = compare(records)
    assert differ[PAGE_ALONE] <= 90
    assert differ[OTHER_REASONS] <= 100
    # What is no matter of moves is told by both.
    for kind in ("a dealer's line", "a salt again", "cards", "a note", "a version"):
        assert not differ[kind], kind


def test_both_say_the_same_of_damage_in_one_place() -> None:
    rng = Random(46)
    records = [
        record
        for game in GAMES
        for record in damaged([text for _, text in honest_of(game)], DAMAGED, rng)
    ]
    assert {kind for kind, _ in records} == set(DAMAGERS)
    differ = compare(records)
    assert differ[PAGE_ALONE] <= 65
    assert differ[OTHER_REASONS] <= 190
