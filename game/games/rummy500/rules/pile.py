"""The open pile: how many cards can be taken from its top, and how they are taken."""

from collections.abc import Sequence
from typing import Final

from game.cards.french import JOKER, Card
from game.cards.melds import Hand, Spread, bits, fewest_of, has_meld, perhaps_melded
from game.core.event import Event, Seat
from game.core.game import Tell
from game.games.rummy500.state import Rummy500Facts, texts

_JOKER: Final = 1 << JOKER
_ANY: Final = (1 << JOKER + 1) - 1
_FEW: Final = 2
"""No more cards than these are looked at one by one."""


def takings(
    pile: Sequence[Card],
    piled: int,
    hand: Hand,
    table: Spread,
    new_only: bool,
    kept: int,
    least: int = 1,
) -> list[int]:
    """How many cards can be taken from the top of the pile so that the deepest can be melded.

    In that turn, with what is in the hand and on the table; ``piled`` is the pile as bits, jokers
    too, ``kept`` the number of cards that must be left in the hand at the end, ``least`` the
    fewest that are asked for.
    """
    held, _, jokers, size = hand
    found: list[int] = []
    fits = table.fits
    joker = piled & _JOKER
    every = held | piled ^ joker
    if not joker and not jokers and not fits & every and not has_meld(every):
        # So it is mostly: of all these cards none can be melded.
        return found
    wanted = _ANY
    if len(pile) - least >= _FEW:
        more = jokers + pile.count(JOKER) if joker else jokers
        wanted = perhaps_melded(every, more, table, new_only) | joker
        if not wanted & piled:
            return found
    if new_only:
        fits = 0
    for count, card in enumerate(reversed(pile), 1):
        bit = 1 << card
        if card == JOKER:
            jokers += 1
        else:
            held |= bit
        size += 1
        if count < least:
            continue
        if fits & bit:
            if kept < size:
                found.append(count)
        elif wanted & bit:
            fewest = fewest_of(card, held, jokers, table, new_only)
            if fewest and fewest + kept <= size:
                found.append(count)
    return found


def take(state: Rummy500Facts, seat: Seat, count: int, kind: str, tell: Tell | None) -> Card:
    """Take the top cards of the pile into the hand, as an event of this kind; the deepest."""
    pile = state.pile
    taken = pile[-count:]
    del pile[-count:]
    state.piled = bits(pile)
    state.hands[seat] += taken
    state.held[seat] |= bits(taken)
    state.known[seat] += taken
    let_go = state.let_go[seat]
    for card in taken:
        if card in let_go:
            let_go.remove(card)
    state.phase = "play"
    if tell:
        tell(Event(kind, seat, "pile", f"hands/{seat}", texts(taken)))
    return taken[0]
