"""Draws from the stock, which the pile refills."""

from bisect import insort

from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.taki.cards import COLORED_KINDS_COUNT
from game.games.taki.state import TakiFacts, moved, texts


def draw_cards(state: TakiFacts, seat: Seat, count: int, tell: EventSink | None) -> int:
    """Draw ``count`` cards, or all there are, into a seat's hand; the number drawn."""
    hand, stock = state.hands[seat], state.stock
    if not tell and len(stock) >= count:
        for _ in range(count):
            insort(hand, stock.pop())
        return count
    wanted = count
    while wanted and (state.stock or _reshuffle(state, tell)):
        cards = state.stock[-wanted:][::-1]
        del state.stock[-wanted:]
        wanted -= len(cards)
        for card in cards:
            insort(hand, card)
        if tell:
            tell(moved("draw", seat, "stock", f"hands/{seat}", cards, private=True))
    if wanted and tell:
        tell(Event("no-card", seat))
    return count - wanted


def _reshuffle(state: TakiFacts, tell: EventSink | None) -> bool:
    """Shuffle the pile under its last coloured card into a new stock; whether there is one."""
    kept = len(state.pile) - 1
    while state.pile[kept] >= COLORED_KINDS_COUNT:
        kept -= 1
    if kept == 0:
        return False
    cards = state.pile[:kept]
    del state.pile[:kept]
    # Sorted, so that the new order does not depend on the play.
    state.stock = state.next_shuffle(sorted(cards))
    if tell:
        facts = {"pile": texts(state.pile)}
        tell(Event("reshuffle", None, "pile", "stock", tuple(texts(cards)), changes=facts))
    return True
