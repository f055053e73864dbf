"""Why a move of 500 Rummy is refused: one sentence that names the rule, and its code.

Nothing here lists the legal moves.  Of several reasons the first counts, in the order of the
contract: the move does not exist, it is not its time, the card is not there, a card is owed,
a card is barred, a card must be melded, the cards do not fit.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.cards import french
from game.cards.french import JOKER, Card
from game.cards.melds import GROUP, Laid, card_of, is_joker, shape, summed
from game.core.illegal import Illegal
from game.core.words import cards as cards_in_words
from game.games.rummy500.listing import offers
from game.games.rummy500.melding import RULES
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    Finish,
    LayMeld,
    LayOff,
    Move,
    Rummy,
    RummyTo,
)
from game.games.rummy500.words import meld_name

if TYPE_CHECKING:
    from game.games.rummy500.position import Position

PHASES = {
    "draw": "Your turn begins with drawing: the top of the stock, or from the pile.",
    "play": "You have drawn: now meld, lay off, or discard to end your turn.",
    "call": 'The call is open: answer with "Rummy!", or pass.',
}


def check(state: "Position", move: Move) -> Illegal | None:
    """Why the seat that is asked may not make this move; None if it may."""
    if state.asked is None:
        return Illegal("match-over", "The match is over.")
    if isinstance(move, LayOff | RummyTo):
        illegal = _nameless(state, move)
        if illegal is not None:
            return illegal
    if _phase(move) != state.phase:
        heading = 'Calling "Rummy!"' if state.phase == "call" else "A turn"
        return Illegal("not-your-phase", PHASES[state.phase], heading)
    match move:
        case DrawStock():
            if not state.stock:
                return Illegal(
                    "stock-empty",
                    "The stock is used up: draw from the pile, or finish the round.",
                    "The end of a round",
                )
        case DrawPile(count):
            return _drawing(state, count)
        case Finish():
            if state.stock:
                return Illegal(
                    "not-your-phase",
                    "The round can be finished only when the stock is used up.",
                    "The end of a round",
                )
        case LayMeld(cards):
            return _melding(state, cards, None)
        case LayOff(card):
            return _melding(state, (card,), move)
        case Discard(card):
            return _discarding(state, card)
        case Rummy() | RummyTo():
            return _calling(state, move)
        case _:
            pass
    return None


def _phase(move: Move) -> str:
    match move:
        case DrawStock() | DrawPile() | Finish():
            return "draw"
        case LayMeld() | LayOff() | Discard():
            return "play"
        case _:
            return "call"


def _nameless(state: "Position", move: LayOff | RummyTo) -> Illegal | None:
    """A meld that does not exist, or an end that must be named and is not."""
    if not 1 <= move.meld <= len(state.melds):
        return Illegal("not-a-move", f"There is no meld M{move.meld} on the table.")
    if move.end:
        return None
    if isinstance(move, LayOff):
        card = move.card
    elif move.joker is not None:
        card = move.joker
    elif state.pile and state.pile[-1] != JOKER:
        card = Laid(state.pile[-1])
    else:
        return None
    if any(
        off.card == card and off.end
        for _, off in offers(state.melds[move.meld - 1].shape, move.meld)
    ):
        return Illegal(
            "not-a-move",
            "The ace fits both ends of this run: say which one, low or high.",
            "Laying off",
        )
    return None


def _drawing(state: "Position", count: int) -> Illegal | None:
    if count > len(state.pile):
        return Illegal(
            "does-not-fit",
            f"The pile has only {cards_in_words(len(state.pile))}."
            if state.pile
            else "The pile is empty.",
            "Drawing",
        )
    if count == 1 and state.stock_first():
        return Illegal(
            "stock-first",
            "Every player in turn has only taken the top card and melded nothing: "
            "now a card must come from the stock, or more than one from the pile.",
            "The stock comes first",
        )
    if count == 1 and not state.single_is_owed():
        return None
    deepest = state.pile[-count]
    hand = summed(state.hands[state.asked or 0] + state.pile[-count:])
    if state.still_melds(deepest, hand, state.table):
        return None
    where = "in a new meld " if state.new_only else ""
    spare = " and leave a card to discard" if state.kept else ""
    return Illegal(
        "does-not-fit",
        f"The {french.name(deepest)}, the deepest card taken, must be melded {where}this turn, "
        f"and your hand, the cards taken and the table do not allow it{spare}.",
        "Drawing",
    )


def _melding(state: "Position", cards: tuple[Laid, ...], off: LayOff | None) -> Illegal | None:
    held = state.hands[state.asked or 0]
    missing = _missing(held, map(card_of, cards))
    if missing is not None:
        return _not_in_hand(missing)
    fits = shape_in_order(cards) if off is None else state.fitting(off)
    illegal = _leaving(state, cards, off, fits)
    if illegal is not None or fits:
        return illegal
    if off is None:
        return Illegal("not-a-meld", _no_meld(cards), "Melds")
    return Illegal("does-not-fit", _no_fit(state, off), "Laying off")


def shape_in_order(cards: tuple[Laid, ...]) -> bool:
    """Whether these cards are a meld, written in the order in which it is laid."""
    lying = shape(cards, RULES)
    return lying is not None and (lying.suit != GROUP or list(cards) == sorted(cards))


def _missing(held: list[Card], wanted: Iterable[Card]) -> Card | None:
    lacking = Counter(wanted) - Counter(held)
    return min(lacking, default=None)


def _not_in_hand(card: Card) -> Illegal:
    again = "a " if card == JOKER else "the "
    return Illegal("not-in-hand", f"You do not hold {again}{french.name(card)}.")


def _leaving(
    state: "Position", cards: tuple[Laid, ...], off: LayOff | None, fits: bool
) -> Illegal | None:
    """Refuse what leaves no card to discard, or a debt that cannot be paid any more."""
    hand = summed(state.hands[state.asked or 0])
    if hand.size - len(cards) < state.kept:
        return Illegal(
            "must-meld",
            "The last card must be discarded to go out: melding all your cards is not allowed.",
            "Going out",
        )
    if state.leaves_enough(hand, cards, off, fits):
        return None
    owed = french.name(state.must_meld) if state.must_meld is not None else "card taken"
    where = " in a new meld" if state.new_only else ""
    return Illegal(
        "must-meld",
        f"You owe the {owed}, the deepest card taken: after this it could no longer be "
        f"melded{where} this turn.",
        "Drawing",
    )


def _no_meld(cards: tuple[Laid, ...]) -> str:
    if len(cards) < 3:
        return "A meld has at least three cards."
    if all(map(is_joker, cards)):
        return "A meld needs at least one card that is not a joker."
    return (
        "This is no meld: it must be three or four cards of one rank in different suits, "
        "or three or more consecutive cards of one suit."
    )


def _no_fit(state: "Position", off: LayOff) -> str:
    meld = state.melds[off.meld - 1]
    where = f"the {meld_name(meld.cards)}"
    if not meld.shape.room:
        return f"No card can be added to {where} any more."
    name = french.name(card_of(off.card))
    if is_joker(off.card):
        return f"The joker cannot stand for that card at {where}."
    if off.end:
        return f"The {name} does not fit both ends of {where}: no end is named."
    if meld.shape.low == meld.shape.high:
        return f"The {name} cannot be added to {where}: a group has one rank and each suit once."
    return f"The {name} cannot be added to {where}: it is not the next card at either end."


def _discarding(state: "Position", card: Card) -> Illegal | None:
    held = state.hands[state.asked or 0]
    if card not in held:
        return _not_in_hand(card)
    if state.must_meld is not None:
        return Illegal(
            "must-meld",
            f"The {french.name(state.must_meld)} you took must be melded before you discard.",
            "Drawing",
        )
    if card == state.barred and held.count(card) == 1:
        return Illegal(
            "barred-card",
            f"You took the {french.name(card)} from the pile this turn: "
            "it may be kept or melded, not discarded.",
            "Discarding",
        )
    if state.options.going_out == "strict_float" and len(held) == 1 and state.lays_off(card):
        return Illegal(
            "playable-card",
            f"The {french.name(card)} is your last card and can be melded: "
            "then it must be melded, not discarded.",
            "Going out",
        )
    return None


def _calling(state: "Position", move: Move) -> Illegal | None:
    if move in state.calls:
        return None
    match move:
        case Rummy(count) if state.options.rummy_call == "top":
            why = "Only the last discard can be called, by naming the meld it is laid off on."
        case Rummy(count) if count > len(state.pile):
            why = f"The pile has only {cards_in_words(len(state.pile))}."
        case Rummy(count):
            deepest = french.name(state.pile[-count])
            where = "melded in a new meld" if state.new_only else "melded"
            why = (
                f"The {deepest} cannot be {where} with nothing but the cards above it "
                "and the table."
            )
        case _ if state.options.rummy_call == "pile":
            why = "Say how many cards of the pile you call for."
        case _:
            why = f"The {french.name(state.pile[-1])} cannot be laid off so."
    return Illegal("does-not-fit", why, 'Calling "Rummy!"')
