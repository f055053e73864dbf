"""The open pile: how many cards can be taken from its top, and how they are taken."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import Hand, Spread, bits, fewest_to_meld, perhaps_melded
from game.core.event import Event, Seat
from game.core.game import Tell
from game.games.rummy500.state import Rummy500Facts, texts

_JOKER: Final = 1 << JOKER


def takings(
    pile: Sequence[Card], hand: Hand, table: Spread, new_only: bool, kept: int
) -> list[int]:
    """How many cards can be taken from the top of the pile so that the deepest can be melded.

    In that turn, with what is in the hand and on the table; ``kept`` is the number of cards
    that must be left in the hand at the end.
    """
    held, twice, jokers, size = hand
    lying = bits(pile)
    joker = lying & _JOKER
    more = pile.count(JOKER) if joker else 0
    wanted = lying & perhaps_melded(held | lying ^ joker, jokers + more, table, new_only) | joker
    found: list[int] = []
    if not wanted:
        return found
    fits = 0 if new_only else table.fits
    for count, card in enumerate(reversed(pile), 1):
        bit = 1 << card
        if card == JOKER:
            jokers += 1
        else:
            held |= bit
        size += 1
        if fits & bit:
            if kept < size:
                found.append(count)
        elif wanted & bit:
            fewest = fewest_to_meld(card, Hand(held, twice, jokers, size), table, new_only)
            if fewest and fewest + kept <= size:
                found.append(count)
    return found


def take(state: Rummy500Facts, seat: Seat, count: int, kind: str, tell: Tell | None) -> Card:
    """Take the top cards of the pile into the hand, as an event of this kind; the deepest."""
    taken = state.pile[-count:]
    del state.pile[-count:]
    state.hands[seat] += taken
    state.known[seat] += taken
    for card in taken:
        if card in state.let_go[seat]:
            state.let_go[seat].remove(card)
    state.phase = "play"
    if tell:
        tell(Event(kind, seat, "pile", f"hands/{seat}", texts(taken)))
    return taken[0]
