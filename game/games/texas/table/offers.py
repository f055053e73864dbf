"""Offers and gestures of the Texas Rummy table, and what in the hand is worth keeping."""

from collections.abc import Sequence

from game.cards import card_names, french
from game.cards.french import Card
from game.cards.melds import laid_cards
from game.cards.melds.laid_cards import breaks
from game.core.event import PERSON_SEAT, bare_card
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import Intent, Offer
from game.games.texas.moves import (
    GO_OUT_MOVES,
    TEXAS_DISCARD_MOVES,
    TEXAS_DRAW_PILE_MOVE,
    TEXAS_DRAW_STOCK_MOVE,
    write,
)
from game.games.texas.rules.discarding import ways_of
from game.games.texas.rules.drawing import must_draw_from_stock
from game.games.texas.state import TexasFacts, texts
from game.games.texas.table.prompts import does_draw_end_turn, outs
from game.text.icon import Icon
from game.text.message import Message, TextValue


def offers(state: TexasFacts, picked: Sequence[Card]) -> list[Offer]:
    """Offers of seat 0 with these cards picked."""
    if state.asked != PERSON_SEAT:
        return []
    if state.phase == "discard":
        return discards(state, picked)
    if not picked:
        return draws(state)
    # Offered too early for its refusal, which tells the player to draw first.
    return [discard(card) for card in picked] if len(picked) == 1 else []


def meaning(source: str, target: str | None) -> str | None:
    """Draw meant by a click on ``source`` or a drag to ``target``, if any."""
    if target not in (None, PERSON_HAND_ZONE):
        return None
    return {"stock": "draw stock", "pile": "draw pile"}.get(source)


def aside(state: TexasFacts, source: str, target: str, picked: Sequence[str]) -> TextValue:
    """Sentence for a drag that means no move."""
    if source == target:
        return ""
    if source == PERSON_HAND_ZONE:
        return _not_there(state, target, picked)
    if source in ("stock", "pile"):
        return Message("texas-aside-drawn")
    return ""


def wasteful(state: TexasFacts, move: str) -> TextValue:
    """Warning about a discard that is probably a mistake; empty for others."""
    word, _, text = move.partition(" ")
    if word != "discard":
        return ""
    if outs(state):
        return Message("texas-wasteful-out")
    if is_wild(state, text):
        return Message("texas-wasteful-wild")
    if breaks(texts(state.hands[PERSON_SEAT]), melds(state), text):
        return Message("texas-wasteful-meld")
    return ""


def draws(state: TexasFacts) -> list[Offer]:
    name, plain = Message("texas-offer-draw"), False
    if not state.stock:
        # These two draws do more than draw, so their names say so.
        if does_draw_end_turn(state):
            last = state.laid is not None
            name = Message("texas-offer-draw.end-turn") if last else Message("texas-offer-draw.end")
            plain = not must_draw_from_stock(state)
        else:
            name = Message("texas-offer-draw.shuffle")
    found = [
        Offer(
            write(TEXAS_DRAW_STOCK_MOVE),
            name,
            Intent.DRAW,
            "D",
            Icon.CARDS,
            "stock",
            secondary=plain,
        )
    ]
    if state.pile:
        top = state.pile[-1]
        found.append(
            Offer(
                write(TEXAS_DRAW_PILE_MOVE),
                Message("texas-offer-take", card=card_names.named(top)),
                Intent.TAKE_PILE,
                "P",
                Icon.ARROW_DOWN,
                "pile",
                cards=(french.write(top),),
            )
        )
    return found


def discards(state: TexasFacts, picked: Sequence[Card]) -> list[Offer]:
    """Going out and discarding with the picked card; without one, every way out."""
    # The barred card is offered too, for its refusal.
    ways = ways_of(state, state.hand, None)
    if not picked:
        return [_out(card) for card in ways]
    if len(picked) > 1:
        return []
    card = picked[0]
    return [_out(card), discard(card)] if card in ways else [discard(card)]


def discard(card: Card) -> Offer:
    return Offer(
        write(TEXAS_DISCARD_MOVES[card]),
        Message("texas-discard", card=card_names.named(card)),
        Intent.DISCARD,
        "X",
        Icon.DISCARD,
        "pile",
        cards=(french.write(card),),
    )


def _out(card: Card) -> Offer:
    return Offer(
        write(GO_OUT_MOVES[card]),
        Message("texas-offer-out.with", card=card_names.named(card)),
        Intent.GO_OUT,
        "G",
        Icon.OUT,
        "pile",
        cards=(french.write(card),),
        group_name=Message("texas-offer-out"),
        question=Message("texas-asks-out"),
    )


def _not_there(state: TexasFacts, target: str, picked: Sequence[str]) -> TextValue:
    """Sentence for a drag from the hand that means no move."""
    if state.phase == "draw":
        return Message("texas-draw-first")
    if target == "pile":
        return Message("texas-aside-one") if len(picked) > 1 else ""
    if target == "stock":
        return Message("texas-aside-stock")
    return Message("texas-aside-melds")


def is_wild(state: TexasFacts, text: str) -> bool:
    """Whether a card is wild in this round."""
    return state.law is not None and state.law.rules.wild[french.read(bare_card(text))]


def melds(state: TexasFacts) -> list[tuple[str, ...]]:
    """Melds in the best arrangement of seat 0's hand."""
    if state.law is None:
        return []
    hand = list(state.hands[PERSON_SEAT])
    if state.asked == PERSON_SEAT and state.phase == "discard":
        # A player who can go out sees the melds that remain after the discard.
        for card in outs(state)[:1]:
            hand.remove(card)
    melds = state.law.arrange(hand).melds
    return [tuple([french.write(laid_cards.card_of(card)) for card in meld]) for meld in melds]
