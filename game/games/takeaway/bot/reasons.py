"""Why a move of Takeaway is good, told by what decides: cards won, and who can take them back."""

from typing import Final, NamedTuple

from game.cards import naming
from game.cards.french import Card
from game.games.takeaway.moves import Draw, Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITS, plays, takeable
from game.games.takeaway.state import EMPTY
from game.words.message import Message, Names, Said, in_order

PACK: Final = frozenset(map(Card, range(52)))


class Prospect(NamedTuple):
    """What there is to know of a stack that is taken.

    ``won`` are its cards if they are another's, 0 of a stack of one's own; ``further`` those of the
    largest stack of another's that fits next.  ``last`` is whether nothing fits next: then its
    ``top`` lies on top in the end, and ``drawn`` cards of the deck fit it.
    """

    top: Card
    won: int
    further: int
    last: bool
    drawn: int


def prospect(state: TakeawayState, take: Take) -> Prospect:
    """What follows from taking a stack, all of which lies open."""
    seat, slot = state.asked, state.slot
    top = state.tops[take.slot]
    tops = state.tops[:]
    tops[slot], tops[take.slot] = top, EMPTY
    then = takeable(tops, state.used, slot, state.run_suits)
    return Prospect(
        top,
        0 if state.owner[take.slot] == seat else len(state.slots[take.slot]),
        max((len(state.slots[one]) for one in then if state.owner[one] != seat), default=0),
        not then,
        len(FITS[state.run_suits][top] & deck(state)),
    )


def deck(state: TakeawayState) -> frozenset[Card]:
    """The cards of the deck: all others lie in the slots, where everybody has seen them."""
    return PACK.difference(*state.slots)


def reason(state: TakeawayState, move: Move, names: Names, other: Move | None = None) -> Said:
    """What decides for a move; see ``Knowledge.reason``."""
    if isinstance(move, Draw):
        empty = not state.slots[state.slot]
        return Message("takeaway-why-fill") if empty else Message("takeaway-why-draw")
    mine = prospect(state, move)
    top = naming.named(mine.top)
    if len(plays(state, state.slot)) == 1:
        return Message("takeaway-why-only", card=top)
    theirs = prospect(state, other) if isinstance(other, Take) else None
    more = 0 if theirs is None else mine.won + mine.further - theirs.won - theirs.further
    brings = _brings(state, move, mine, names)
    if mine.further:
        return in_order([brings, Message("takeaway-why-leads", count=mine.further)])
    if theirs is None or not (mine.last and theirs.last and deck(state)):
        return brings
    than = naming.named(theirs.top)
    if mine.won and more > 0:
        owner = state.owner[move.slot]
        assert owner is not None, "a stack lies in a slot that is in use"
        brings = Message("takeaway-why-more", count=mine.won, who=names[owner], more=more,
                         other=than)  # fmt: skip
    left = len(deck(state))
    if mine.drawn < theirs.drawn:
        safer = Message("takeaway-why-safer", fits=mine.drawn, deck=left, card=top,
                        theirs=theirs.drawn, other=than)  # fmt: skip
        return in_order([brings, safer])
    if more > 0:
        return brings
    return in_order([brings, Message("takeaway-why-fits", fits=mine.drawn, deck=left, card=top)])


def _brings(state: TakeawayState, move: Take, mine: Prospect, names: Names) -> Message:
    """What a stack brings at once."""
    owner = state.owner[move.slot]
    assert owner is not None, "a stack lies in a slot that is in use"
    if owner == state.asked:
        return Message("takeaway-why-own", card=naming.named(mine.top))
    return Message("takeaway-why-brings", count=mine.won, who=names[owner])
