"""Why a move is refused: one question for each kind of move, in the order of the codes."""

from collections import Counter

from game.cards import french
from game.cards.french import JOKER
from game.cards.melds import SHORTEST, laid, shape
from game.core.illegal import Illegal
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.naming import card_in_words, in_words
from game.games.take.position import DRAW, PLAY, TakePosition
from game.games.take.runs import LAW

DRAWING = "Drawing"
SEQUENCES = "Sequences"
ADDING = "Laying, adding and taking"
JOINING = "The double take"
LOCKED = "Locked sequences"
DISCARDING = "Discarding"
FLOATING = "Floating"
EMPTY_STOCK = "When the stock is empty"


def refusal(position: TakePosition, move: Move) -> Illegal | None:
    """Why the seat that is asked may not make this move; None if it may."""
    if position.asked is None:
        return Illegal("match-over", "The match is over.")
    match move:
        case Draw(source):
            return _stock(position) if source == "stock" else _pile(position)
        case Finish():
            return _finish(position)
        case Lay():
            return _lay(position, move)
        case Add():
            return _add(position, move)
        case Discard():
            return _discard(position, move)


def _already_drawn() -> Illegal:
    return Illegal(
        "not-your-phase", "You have drawn a card already: one is drawn each turn.", DRAWING
    )


def _draw_first() -> Illegal:
    return Illegal("not-your-phase", "A turn begins with drawing a card.", DRAWING)


def _not_in_hand(card: int) -> Illegal:
    number = JOKER if card > JOKER else card
    return Illegal("not-in-hand", f"You do not hold the {french.name(french.Card(number))}.")


def _must_meld(position: TakePosition) -> Illegal:
    assert position.taken is not None, "a card is owed"
    return Illegal(
        "must-meld",
        f"The {french.name(position.taken)} was taken with the stock empty, so it must be melded "
        "this turn: only what leaves a way to do that is allowed.",
        EMPTY_STOCK,
    )


def _stock(position: TakePosition) -> Illegal | None:
    if position.phase != DRAW:
        return _already_drawn()
    if not position.stock:
        return Illegal(
            "stock-empty",
            "The stock is empty: take the top of the pile, or end the round.",
            EMPTY_STOCK,
        )
    return None


def _pile(position: TakePosition) -> Illegal | None:
    if position.phase != DRAW:
        return _already_drawn()
    if not position.hand:
        return Illegal(
            "not-your-phase", "A floater draws from the stock, never from the pile.", FLOATING
        )
    if not position.pile:
        return Illegal(
            "does-not-fit", "There is no card on the pile: draw from the stock.", DRAWING
        )
    if position.stock_first:
        return Illegal(
            "stock-first",
            "Everybody in turn has only taken the top of the pile and melded nothing: "
            "now the stock must be drawn from.",
            DRAWING,
        )
    if not position.stock and not position.can_take_last():
        return Illegal(
            "does-not-fit",
            f"The {french.name(position.pile[-1])} cannot be melded this turn, and with the stock "
            "empty only a card that is melded at once may be taken.",
            EMPTY_STOCK,
        )
    return None


def _finish(position: TakePosition) -> Illegal | None:
    if position.phase != DRAW:
        return Illegal(
            "not-your-phase", "The round can be ended only instead of drawing.", EMPTY_STOCK
        )
    if position.stock:
        return Illegal(
            "not-your-phase",
            "The round can be ended so only when the stock is empty.",
            EMPTY_STOCK,
        )
    return None


def _lay(position: TakePosition, move: Lay) -> Illegal | None:
    if position.phase != PLAY:
        return _draw_first()
    held = Counter(position.hand)
    for card in move.cards:
        if not held[laid.card_of(card)]:
            return _not_in_hand(card)
        held[laid.card_of(card)] -= 1
    if shape(move.cards, LAW) is None:
        return _no_sequence(move)
    if position.owed:
        after = position.table.with_new(position.laid + 1, position.asked or 0, move.cards)
        if not position.settles(move.cards, after):
            return _must_meld(position)
    return None


def _no_sequence(move: Lay) -> Illegal:
    told = "A sequence is three or more cards of one suit in a row, lowest first."
    if len(move.cards) < SHORTEST:
        told = "A new sequence has at least three cards."
    elif all(map(laid.is_joker, move.cards)):
        told = "A new sequence needs a card that is not a joker."
    return Illegal("not-a-meld", told, SEQUENCES)


def _add(position: TakePosition, move: Add) -> Illegal | None:
    table = position.table
    numbers = [move.number] if move.above is None else [move.number, move.above]
    for number in numbers:
        if table.find(number) is None:
            return Illegal("not-a-move", f"There is no sequence M{number} on the table.")
    if position.phase != PLAY:
        return _draw_first()
    if laid.card_of(move.card) not in position.hand:
        return _not_in_hand(move.card)
    place = table.adds.get(move)
    if place is None:
        return _misfit(position, move, numbers)
    if position.owed:
        after = table.with_card(position.asked or 0, move.card, place)
        if not position.settles([move.card], after):
            return _must_meld(position)
    return None


def _misfit(position: TakePosition, move: Add, numbers: list[int]) -> Illegal:
    runs = [run for run in position.table.runs if run.number in numbers]
    for run in runs:
        if run.locked:
            return Illegal(
                "locked",
                f"The {in_words(run.cards)} are locked: nothing can be added to 13 cards.",
                LOCKED,
            )
    card = laid.stands_for(move.card)
    ways = [place for place in position.table.places if place.card == card]
    ways = [place for place in ways if move.number in (place.natural.number, place.natural.above)]
    told = card_in_words(move.card)
    if not ways:
        return Illegal(
            "does-not-fit",
            f"The {told} is at neither end of the {in_words(runs[0].cards)}.",
            ADDING,
        )
    if any(place.natural.end for place in ways):
        why = f"The {told} fits at both ends: say whether it is added low or high."
        return Illegal("does-not-fit", why, LOCKED)
    if move.above is None and all(place.natural.above for place in ways):
        why = (
            f"The {told} lies between two sequences, so it joins them: name both, the lower first."
        )
        return Illegal("does-not-fit", why, JOINING)
    if move.end is not None:
        why = f"Only one end takes the {told}, so the end is not named."
        return Illegal("does-not-fit", why, LOCKED)
    return Illegal("does-not-fit", f"The {told} does not join these two sequences.", JOINING)


def _discard(position: TakePosition, move: Discard) -> Illegal | None:
    card, hand = move.card, position.hand
    if position.phase != PLAY:
        return _draw_first()
    if card not in hand:
        return _not_in_hand(card)
    if position.owed:
        return _must_meld(position)
    if position.table.takes_whole(hand):
        return Illegal(
            "must-meld",
            "All the cards in your hand can be melded, so they must be: nothing is discarded.",
            DISCARDING,
        )
    if card == position.taken and hand.count(card) == 1:
        return Illegal(
            "barred-card",
            f"The {french.name(card)} was taken from the pile this turn and may not be put back.",
            DISCARDING,
        )
    if position.fits(card):
        return Illegal("playable-card", _playable(position, move), DISCARDING)
    return None


def _playable(position: TakePosition, move: Discard) -> str:
    table, card = position.table, move.card
    if card == JOKER:
        return (
            "A joker can be added to any sequence that is not locked, so it may not be discarded."
        )
    place = next(place for place in table.places if place.card == card)
    index = place.above if place.below is None else place.below
    assert index is not None, "a place is at a run"
    return (
        f"The {french.name(card)} can be added to the {in_words(table.runs[index].cards)}, "
        "so it may not be discarded."
    )
