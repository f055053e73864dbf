"""What an event has led to, in sentences, for whoever hears what happens and sees nothing of it."""

from collections.abc import Iterator
from typing import Any

from game.core.event import Event, What
from game.core.game import Game
from game.ui.sitting import YOU
from game.words.message import Message, Names, Said

LOCK = "lock"
"""The icon of a meld that nothing can be added to."""


def consequences(
    game: Game[Any, Any], before: Any, event: Event, after: Any, names: Names
) -> Iterator[Said]:
    """What to say after the line about an event that has been seen, sentence by sentence.

    ``before`` and ``after`` are the states around it, as the person knows them.
    """
    table, what = game.table, game.what(event)
    assert table is not None, "only a game with a table is shown"
    if what in (What.LAY, What.TAKE):
        yield from _laid(game, before, event, after, names)
    own = table.consequence(before, event, after, names)
    if own:
        yield own
    pots = table.purse(before), table.purse(after)
    if what is What.PAY and pots[0] is not None and pots[1] is not None:
        yield Message("heard-pot", count=pots[1][0])
    if what is not What.ASKED:
        return
    turned = _turned(game, before), _turned(game, after)
    if None not in turned and turned[0] != turned[1]:
        yield Message("heard-way", way="counter" if turned[1] else "clockwise")
        if after.asked not in (YOU, None) and not own:
            yield table.prompt(after, names)


def _turned(game: Game[Any, Any], state: Any) -> bool | None:
    """Whether play goes counter-clockwise; None where that is not marked."""
    ring = None if game.table is None else game.table.ring(state)
    return None if ring is None else ring.turned


def _laid(
    game: Game[Any, Any], before: Any, event: Event, after: Any, names: Names
) -> Iterator[Said]:
    """What cards that were put on the table count, and whether they are locked there."""
    table, seat = game.table, event.seat
    assert table is not None, "only a game with a table is shown"
    had, has = table.laid(before), table.laid(after)
    if seat is not None and had is not None and has is not None and has[seat] > had[seat]:
        yield Message("heard-points", points=has[seat] - had[seat])
    locked = [
        any(one.zone == event.target and one.icon == LOCK for one in table.places(state, names))
        for state in (before, after)
    ]
    if locked == [False, True]:
        yield Message("heard-locked")
