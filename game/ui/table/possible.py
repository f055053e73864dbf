"""What the person can do now, in words: every legal move is named or counted."""

from collections.abc import Iterator
from itertools import islice

from game.core.event import bare
from game.core.offer import Means, Offer
from game.core.table import HAND
from game.ui.table.asking import LISTED
from game.ui.table.model import TableModel
from game.words.message import Message, Said, apart, in_order, listed

NAMED = 12
"""So many moves that no button offers are named; of more their number is told."""


def possible(model: TableModel) -> Said:
    """What is asked of the person, and the moves that answer it."""
    show = model.show
    prompt = asked_for(model)
    if not model.your_turn or model.paused:
        return in_order([prompt, Message("queries-nothing")])
    call = model.open_call()
    if call is not None and model.hides():
        return in_order([call.hidden, Message("queries-moves", moves=call.title)])
    why = show.table.following(show.state, show.names)[1]
    moves = Message("queries-moves", moves=apart(list(_named(model))))
    return in_order([prompt, *([why] if why else []), moves])


def asked_for(model: TableModel) -> Said:
    """What is to be done now; where a match is only looked at, whose turn it is."""
    show = model.show
    if not model.replayed:
        return show.table.prompt(show.state, show.names)
    if show.state.asked is None:
        return Message("replay-nobody")
    return Message("replay-next", who=show.names[show.state.asked])


def _named(model: TableModel) -> Iterator[Said]:
    """The moves, those that are offered first; discards together, by their cards."""
    offers = {one.move: one for one in _offers(model)}
    for offer in offers.values():
        if offer.group is not Means.DISCARD:
            yield offer.name
    cards = [one.move for one in offers.values() if one.group is Means.DISCARD]
    if cards:
        named = [model.show.table.card_name(move.split()[-1]) for move in cards]
        yield Message("queries-discards", cards=listed(named))
    game, names, state = model.game, model.show.names, model.asking.state
    legal = [game.write(move) for move in islice(state.legal(), LISTED)]
    rest = [move for move in legal if move not in offers]
    for move in rest[:NAMED]:
        yield game.say(state, game.parse(move), names)
    if len(rest) > NAMED:
        yield Message("queries-more", count=len(rest) - NAMED)


def _offers(model: TableModel) -> Iterator[Offer]:
    """What may be meant, legal: without a card, then with each card of the hand."""
    asking, show = model.asking, model.show
    yield from asking.legal(())
    if HAND in show.laid.spots:
        for text in dict.fromkeys(show.hand.order):
            yield from asking.legal((bare(text),))
