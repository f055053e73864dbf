"""The open pile: how many cards can be taken from its top, and how they are taken."""

from collections.abc import Iterator, Sequence

from game.cards.french import JOKER, Card
from game.cards.melds import Hand, Spread, fewest_to_meld
from game.core.event import Event, Seat
from game.core.game import Tell
from game.games.rummy500.state import Rummy500Facts, texts


def takings(
    pile: Sequence[Card], hand: Hand, table: Spread, new_only: bool, kept: int
) -> Iterator[int]:
    """How many cards can be taken from the top of the pile so that the deepest can be melded.

    In that turn, with what is in the hand and on the table; ``kept`` is the number of cards
    that must be left in the hand at the end.
    """
    held, twice, jokers, size = hand
    for count, card in enumerate(reversed(pile), 1):
        if card == JOKER:
            jokers += 1
        else:
            held |= 1 << card
        size += 1
        fewest = fewest_to_meld(card, Hand(held, twice, jokers, size), table, new_only)
        if fewest and fewest + kept <= size:
            yield count


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
