"""The open pile: the numbers of cards that can be taken from its top, and taking them."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import MeldableHand, TableMelds, fewest_of, has_meld, perhaps_melded
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.rummy500.state import Rummy500Facts, texts

_JOKER_BIT: Final = 1 << JOKER
_ALL_CARDS_SET: Final = (1 << JOKER + 1) - 1
_UNFILTERED_CARDS: Final = 2
"""Up to this many candidate cards are checked one by one, without a filter before."""


def in_one_move(table: TableMelds) -> TableMelds:
    """The table for an owed card melded at once: no lay-off before it can lengthen a run."""
    return table._replace(runs=((),) * 4)


def melds_nothing(cards: int, table: TableMelds) -> bool:
    """Whether none of a card set can be melded or laid off; False if it has a joker."""
    return not cards & (table.fits | _JOKER_BIT) and not has_meld(cards)


def takings(
    pile: Sequence[Card],
    piled: int,
    hand: MeldableHand,
    table: TableMelds,
    new_only: bool,
    kept: int,
    least: int = 1,
) -> list[int]:
    """Numbers of cards to take from the pile so that the deepest can be melded, ascending.

    The hand and the table help.  ``piled`` is the pile as a card set, ``kept`` the number of
    cards that must stay in the hand, and ``least`` the smallest number of interest.
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
    """``takings`` for a caller that has already checked ``melds_nothing``."""
    held, _, jokers, size = hand
    joker = piled & _JOKER_BIT
    found: list[int] = []
    wanted = _ALL_CARDS_SET
    if len(pile) - least >= _UNFILTERED_CARDS:
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
    """Move the top cards of the pile into a hand and give the deepest; the play phase begins.

    The event has the given kind.
    """
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
