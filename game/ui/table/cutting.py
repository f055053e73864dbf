"""Which cards are cut ahead, before anybody sees them."""

from collections.abc import Iterator, Sequence

from game.core.table import HAND, STACK, STOCK
from game.ui.paint.cutting import DOUBLE, FLAT, WAYS
from game.ui.table.board import Board
from game.ui.table.show import Show
from game.ui.table.sprites import Sprite

Wanted = tuple[str | None, int, Sequence[str]]
"""A card's face, or None for its back, how wide it will be wanted, and the ways to cut it."""


def cut_ahead(board: Board, show: Show, flying: Sequence[Sprite], repainted: bool) -> None:
    """Have pictures cut that will be wanted soon: aside, or one where a frame has time left.

    What flies has its faces cut in any case, the rest only where there is room.  ``repainted`` is
    whether the frame has painted anew what keeps still: something lies elsewhere than it did.
    """
    assets = board.painter.assets
    if assets.aside is None and repainted:
        return
    for text, width, ways in _turning(show, flying) if repainted else ():
        # Whenever other cards fly that is so: each of them is asked for once.
        assets.cut_ahead(text, width, board.faces, ways)
    lying = (*_backs(show), *_covered(show)) if repainted else ()
    wanted = (*_coming(show, flying), *lying)
    for text, width, ways in wanted if assets.store.roomy else ():
        if assets.cut_ahead(text, width, board.faces, ways):
            return


def _turning(show: Show, flying: Sequence[Sprite]) -> Iterator[Wanted]:
    """The faces of the cards that fly, as they will be seen on the way and where they land."""
    for sprite in flying:
        for width, how in sprite.wants(show.laid.card):
            assert sprite.text is not None, "a back is there"
            yield sprite.text, width, (how,)


def _coming(show: Show, flying: Sequence[Sprite]) -> Iterator[Wanted]:
    """The cards that are on their way to the person's hand, and those that will be."""
    if HAND not in show.laid.spots:
        return
    held = show.cast.zones.get(HAND, [])
    width = held[0].goal.width if held else show.laid.card
    coming = [sprite.text for sprite in flying if sprite in held and sprite.text is not None]
    for text in (*coming, *awaited(show)):
        yield text, width, WAYS


def awaited(show: Show) -> Iterator[str]:
    """The cards that will come to the person's hand, as far as what waits tells them."""
    for event in show.waiting:
        if event.target == HAND:
            yield from (text for text in event.cards if text is not None)


def _backs(show: Show) -> Iterator[Wanted]:
    """The back of the card on the stock, as it is while it is dealt."""
    if any(place.kind == STOCK for place in show.laid.places):
        yield None, show.laid.card, (DOUBLE,)


def _covered(show: Show) -> Iterator[Wanted]:
    """The cards of stacks on which others lie: a move may uncover them all."""
    for place in show.laid.places:
        if place.kind == STACK:
            for sprite in show.cast.zones.get(place.zone, [])[:-1]:
                if sprite.text is not None:
                    yield sprite.text, sprite.goal.width or show.laid.card, (FLAT,)
