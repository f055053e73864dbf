"""What a game gives to the law of its rules page: ``tests/games/NAME/telling.py``.

* ``TOLD_RULES``: for sentences of the page that state a rule (how they begin is enough), a
  function of ``At`` that is true where the rules keep it, false where they do not, and None where
  the position has nothing to do with it.
* ``UNTESTED_RULES``: sentences of passages that depend on a refusing option, and that say what no
  move of a single position can show.
"""

import re
from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from game.core.event import bare_card
from game.core.game import Game
from game.text.rules_text import Block, plain
from tests.laws.at import At

ToldRule = Callable[[At], bool | None]


class Telling(Protocol):
    """What such a module has."""

    TOLD_RULES: Mapping[str, ToldRule]
    UNTESTED_RULES: Collection[str]


def telling_of(game: Game[Any, Any]) -> Telling:
    return cast(Telling, import_module(f"tests.games.{game.name}.telling"))


def sentences_of(page: Collection[Block]) -> list[str]:
    """The sentences of a page, without those under pictures and in tables."""
    return [one for block in page if block.kind in ("text", "item") for one in split(block)]


def split(block: Block) -> list[str]:
    """The sentences of a passage."""
    return re.split(r"(?<=[.:!)]) (?=[A-Z(+“])", plain(block.words))


def hand_of(at: At) -> list[str]:
    """The texts of the cards in the hand of the seat that is asked."""
    held: list[str] = at.state.full_view()["hands"][at.state.asked]
    return held


def during(*phases: str) -> Callable[[ToldRule], ToldRule]:
    """That a rule is kept in these phases."""
    return lambda rule: lambda at: rule(at) if at.state.phase in phases else None


def never(kind: str) -> ToldRule:
    """That no legal move begins so."""
    return lambda at: not at.can(kind)


def always(*kinds: str) -> ToldRule:
    """That a legal move begins with each of these."""
    return lambda at: all(map(at.can, kinds))


def all_begin(*kinds: str) -> ToldRule:
    """That every legal move begins with one of these."""
    return lambda at: all(move.startswith(kinds) for move in at.moves)


def cards_in(move: str) -> list[str]:
    """The cards that a move names, as they are called in a hand."""
    return [bare_card(word) for word in move.split()[1:]]
