"""The buttons of Texas Rummy: what may be meant with which cards picked."""

from collections.abc import Sequence

from game.cards import french
from game.cards.french import Card
from game.core.table import Offer
from game.games.texas.moves import DISCARDS, DRAW_PILE, DRAW_STOCK, OUTS, write
from game.games.texas.rules import MOST_EMPTIED, TexasState


def draws(state: TexasState) -> list[Offer]:
    """Drawing from the stock, and from the pile."""
    name, plain = "Draw", False
    if not state.stock:
        # The two draws that do more than they say must not be done by mistake.
        if state.emptied == MOST_EMPTIED:
            name, plain = "End the round", not state.must_draw_from_stock
        else:
            name = "Shuffle the pile and draw"
    found = [Offer(write(DRAW_STOCK), name, "draw", "D", "cards", "stock", plain=plain)]
    if state.pile:
        top = state.pile[-1]
        found.append(
            Offer(
                write(DRAW_PILE),
                f"Take the {french.name(top)}",
                "pile",
                "P",
                "arrow-down",
                "pile",
                cards=(french.write(top),),
            )
        )
    return found


def discards(state: TexasState, picked: Sequence[Card]) -> list[Offer]:
    """With a card picked, going out with it and discarding it; with none, every way to go out."""
    ways = state.round_law.going_out(state.hand)
    if not picked:
        return [_out(card) for card in ways]
    if len(picked) > 1:
        return []
    card = picked[0]
    return [_out(card), discard(card)] if card in ways else [discard(card)]


def discard(card: Card) -> Offer:
    """Putting a card on the pile."""
    return Offer(
        write(DISCARDS[card]),
        f"Discard the {french.name(card)}",
        "discard",
        "X",
        "discard",
        "pile",
        cards=(french.write(card),),
    )


def _out(card: Card) -> Offer:
    return Offer(
        write(OUTS[card]),
        f"Go out with the {french.name(card)}",
        "out",
        "G",
        "out",
        "pile",
        cards=(french.write(card),),
        title="Go out",
    )
