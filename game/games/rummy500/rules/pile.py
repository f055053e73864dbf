"""The open pile: how many cards can be taken from its top, and how they are taken."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import MeldableHand, TableMelds, fewest_of, has_meld, perhaps_melded
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.rummy500.state import Rummy500Facts, texts

_JOKER: Final = 1 << JOKER
_ANY: Final = (1 << JOKER + 1) - 1
_FEW: Final = 2
"""No more cards than these are looked at one by one."""


def in_one_move(table: TableMelds) -> TableMelds:
    """The table for a card that must be melded at once: nothing is laid off before it."""
    return table._replace(runs=((),) * 4)


def melds_nothing(cards: int, table: TableMelds) -> bool:
    """Whether of these cards, as bits with a joker's, none can be melded: so it is mostly."""
    return not cards & (table.fits | _JOKER) and not has_meld(cards)


def takings(
    pile: Sequence[Card],
    piled: int,
    hand: MeldableHand,
    table: TableMelds,
    new_only: bool,
    kept: int,
    least: int = 1,
) -> list[int]:
    """How many cards can be taken from the top of the pile so that the deepest can be melded.

    In that turn, with what is in the hand and on the table; ``piled`` is the pile as bits, jokers
    too, ``kept`` the number of cards that must be left in the hand at the end, ``least`` the
    fewest that are asked for.
    """
    if not hand.jokers and melds_nothing(hand.held | piled, table):
        return []
    return looked_through(pile, piled, hand, table, new_only, kept, least)


def looked_through(
    pile: Sequence[Card],
    piled: int,
    hand: MeldableHand,
    table: TableMelds,
    new_only: bool,
    kept: int,
    least: int,
) -> list[int]:
    """The same where ``melds_nothing`` has been asked."""
    held, _, jokers, size = hand
    joker = piled & _JOKER
    found: list[int] = []
    wanted = _ANY
    if len(pile) - least >= _FEW:
        more = jokers + pile.count(JOKER) if joker else jokers
        wanted = perhaps_melded(held | piled ^ joker, more, table, new_only) | joker
        if not wanted & piled:
            return found
    fits = 0 if new_only else table.fits
    for count, card in enumerate(reversed(pile), 1):
        bit = 1 << card
        if card == JOKER:
            jokers += 1
        else:
            held |= bit
        if not wanted & bit or count < least:
            continue
        fewest = 1 if fits & bit else fewest_of(card, held, jokers, table, new_only)
        if fewest and fewest + kept <= size + count:
            found.append(count)
    return found


def take(state: Rummy500Facts, seat: Seat, count: int, kind: str, tell: EventSink | None) -> Card:
    """Take the top cards of the pile into the hand, as an event of this kind; the deepest."""
    pile = state.pile
    taken = pile[-count:]
    del pile[-count:]
    state.hands[seat] += taken
    state.known[seat] += taken
    let_go = state.let_go[seat]
    for card in taken:
        state.held[seat] |= 1 << card
        if card not in pile:
            state.piled &= ~(1 << card)
        if card in let_go:
            let_go.remove(card)
    state.phase = "play"
    if tell:
        tell(Event(kind, seat, "pile", f"hands/{seat}", texts(taken)))
    return taken[0]
