"""Players remember what they worked out, in no more bytes than a function may have."""

import gc
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from random import Random
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from game.ai.search import PlayoutBatch
from game.cards.bounded_cache import BOUNDED_CACHES, CACHE_BYTES, clear_caches
from game.games import GAMES_BY_NAME
from game.games.texas.scoring import Law
from game.match.match import Match

ENOUGH = 100
"""Of so many answers their usual size can be told."""
CLOSE = 1.2
MAX_COUNTED = 4096
"""What is small may be bounded by its number: so many windows' measures, or options."""


SHARED = (type, ModuleType, FunctionType, CodeType, str, Law)
"""What something else reaches as well: a law is kept by ``law_of``."""


def weight(root: object) -> int:
    """The bytes of all that only this reaches, about."""
    seen: set[int] = set()
    todo, whole = [root], 0
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, SHARED):
            continue
        if one is None or isinstance(one, bool) or (isinstance(one, int) and -6 < one < 257):
            continue
        seen.add(id(one))
        whole += sys.getsizeof(one)
        todo += gc.get_referents(one)
    return whole


def stores() -> Iterator[tuple[str, Any]]:
    """Every function of the games, of cards and of thinking that remembers, by its name."""
    for part in ("cards", "core", "games", "ai"):
        package = importlib.import_module(f"game.{part}")
        for found in pkgutil.walk_packages(package.__path__, f"game.{part}."):
            for word, value in vars(importlib.import_module(found.name)).items():
                if isinstance(value, _lru_cache_wrapper):
                    yield f"{found.name}.{word}", value


def play(name: str, questions: int) -> None:
    """Have worlds of some questions played, as one who thinks does."""
    played, rng = GAMES_BY_NAME[name], Random(1)
    match = Match(played, played.setup(3, {}, 7))
    for number in range(questions):
        asked = match.state.asked
        assert asked is not None
        moves = list(match.state.legal())[:3]
        PlayoutBatch(played, match.view(asked), number).rows(range(2), moves)
        for _ in range(5):
            if not match.state.over:
                match.follow(played.write(played.bot.rollout_move(match.state, rng)))


@pytest.mark.parametrize("name", ["take", "rummy500", "texas"])
def test_an_answer_takes_the_bytes_that_are_said(name: str) -> None:
    clear_caches()
    play(name, 8)
    looked = 0
    for store, each in BOUNDED_CACHES:
        count = store.cache_info().currsize
        if count >= ENOUGH:
            looked += 1
            assert weight(store) / count <= each * CLOSE, store.__name__
    assert looked


def test_whatever_is_remembered_has_a_bound() -> None:
    bounded = {id(store) for store, _ in BOUNDED_CACHES}
    for store, each in BOUNDED_CACHES:
        assert store.cache_info().maxsize * each <= 2 * CACHE_BYTES
    for name, store in stores():
        most = store.cache_info().maxsize
        small = most is None or most <= MAX_COUNTED
        assert id(store) in bounded or small, name
        if most is None:
            assert name.rpartition(".")[2] in FEW, name


FEW = ("_covers", "_described", "_gaps", "_read_by", "law_of", "meld_rules_of", "still_open",
       "terms")  # fmt: skip
"""What is asked with but a few values: a class, the number of a round, what is left of a deck,
how many wild cards there are, the values of two options."""


def test_all_is_forgotten_for_another_game() -> None:
    play("take", 1)
    assert any(store.cache_info().currsize for store, _ in BOUNDED_CACHES)
    clear_caches()
    assert not any(store.cache_info().currsize for store, _ in BOUNDED_CACHES)
