"""What cost most in the matches that the coach looked back on, with help and without."""

from collections.abc import Sequence
from typing import Any

from game.ai.wording import whole
from game.core.game import Game
from game.storage.annals import Entry
from game.storage.reviews import Kept
from game.ui.box import Box, Column
from game.ui.chronicle import date_of
from game.ui.widgets.kit import Kit
from game.words.message import Message, in_order, say, told

COSTLIEST = 3
"""Moves that are told of, those that cost most."""

Looked = Sequence[tuple[Entry, Kept]]


def found_by_the_coach(game: Game[Any, Any], looked: Looked, outdated: int, kit: Kit) -> list[Box]:
    """What all of it comes to, then by kinds of decisions, then the dearest moves.

    How many matches were looked back on before chances were counted is said, too.
    """
    older: list[Box] = []
    if outdated:
        older = [kit.words(say("statistics-coach.older", count=outdated), 13.5, tone="dim")]
    if not looked:
        return older or [kit.words(say("statistics-coach.none"), 14)]
    sums = say(
        "statistics-coach.whole",
        count=len(looked),
        decisions=sum(one.decisions for _, one in looked),
        mistakes=sum(one.mistakes for _, one in looked),
        cost=whole(sum(one.cost for _, one in looked)),
    )
    kinds, costly = _by_kind(game, looked, kit), _dearest(looked, kit)
    return [kit.words(sums, 16), *kinds, *older, *costly]


def by_kind(game: Game[Any, Any], looked: Looked) -> list[tuple[Message, int, int, float]]:
    """The kinds of decisions, with how many there were, how many gave something away, and how
    much in all: the costliest first."""
    found: dict[Message, list[float]] = {}
    for _, kept in looked:
        for one in kept.sorts:
            deed = game.deeds.get(one.word, Message("statistics-coach.other"))
            sums = found.setdefault(deed, [0, 0, 0.0])
            for place, more in enumerate((one.decisions, one.mistakes, one.cost)):
                sums[place] += more
    kinds = [(deed, int(one[0]), int(one[1]), one[2]) for deed, one in found.items()]
    return sorted(kinds, key=lambda kind: (-kind[3], -kind[1]))


def _by_kind(game: Game[Any, Any], looked: Looked, kit: Kit) -> list[Box]:
    kinds = by_kind(game, looked)
    if not kinds:
        return []
    rows: list[Box] = []
    for deed, decisions, wrong, cost in kinds:
        rows.append(Column([
            kit.words(told(deed), 15, weight="semibold"),
            kit.words(say("statistics-coach.kind", cost=whole(cost), mistakes=wrong,
                          decisions=decisions), 14, tone="dim"),
        ]))  # fmt: skip
    return rows


def _dearest(looked: Looked, kit: Kit) -> list[Box]:
    costly = sorted(
        ((one, entry) for entry, kept in looked for one in kept.worst),
        key=lambda pair: -pair[0].cost,
    )
    rows: list[Box] = []
    if costly:
        rows.append(kit.words(say("statistics-coach.dearest"), 15, tone="dim"))
    for one, entry in costly[:COSTLIEST]:
        head = say("statistics-coach.costly", cost=whole(one.cost),
                   date=date_of(entry.begun), round=one.round)  # fmt: skip
        moves = in_order([Message("review-played", move=one.played),
                          Message("review-better", move=one.better)])  # fmt: skip
        rows.append(Column([kit.words(head, 15, weight="semibold"),
                            kit.words(told(moves), 14, tone="dim")]))  # fmt: skip
    return rows
