"""Sentences of the Texas Rummy table for seat 0: prompts, deadwood, card infos."""

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.core.event import PERSON_SEAT, Seat, bare_card
from game.core.table import CardInfo
from game.games.texas.bot.evaluate import least_points
from game.games.texas.rules.discarding import barred, ways_of
from game.games.texas.rules.drawing import (
    MAX_SUCCESSIVE_PILE_DRAW_COUNT,
    is_stock_spent,
    must_draw_from_stock,
)
from game.games.texas.rules.round import cards_dealt, left_of
from game.games.texas.scoring import DEUCE_RANK, Law
from game.games.texas.state import TexasFacts
from game.text.message import Message, Names, TextValue


def hand(state: TexasFacts) -> list[Card]:
    return sorted(state.hands[PERSON_SEAT])


def is_discarding(state: TexasFacts) -> bool:
    """Whether the player has drawn and must discard."""
    return (
        state.asked == PERSON_SEAT
        and state.phase == "discard"
        and len(state.hands[PERSON_SEAT]) == cards_dealt(state.round) + 1
    )


def kept_card(state: TexasFacts) -> Card | None:
    """The card the person may not discard just now, by the rules."""
    return barred(state) if is_discarding(state) else None


def must_begin_with_stock(state: TexasFacts) -> bool:
    """Whether the turn must begin with a draw from the stock."""
    return state.phase == "draw" and must_draw_from_stock(state)


def deadwood(state: TexasFacts) -> int | None:
    """Least deadwood of the player's hand, in points; None during the deal.

    Before a discard, it is the deadwood after the best allowed one.
    """
    held = hand(state)
    if state.law is None or len(held) < cards_dealt(state.round):
        return None
    if is_discarding(state):
        return least_points(state.law.after_discards(held), kept_card(state))
    return state.law.points(held)


def figure(state: TexasFacts) -> TextValue:
    """The deadwood in words; empty during the deal."""
    points = deadwood(state)
    if points is None:
        return ""
    times = state.round_law.times if points else 1
    return Message("texas-deadwood", points=points // times, times=times)


def prompt(state: TexasFacts, names: Names) -> Message:
    if state.over:
        return Message("match-over")
    if state.asked is None:
        return Message("texas-prompt-dealing")
    drawing = state.phase == "draw"
    if state.asked != PERSON_SEAT:
        who = names[state.asked]
        if drawing:
            return Message("texas-prompt-others-draw", who=who)
        return Message("texas-prompt-others-discard", who=who)
    return _what_to_draw(state) if drawing else _what_to_discard(state)


def why(state: TexasFacts, names: Names) -> TextValue:
    """Sentence that explains the prompt; empty by default."""
    if state.over or state.asked is None:
        return ""
    if state.asked != PERSON_SEAT:
        if state.out is not None:
            return Message("texas-why-last.others")
        if state.phase == "draw" and does_draw_end_turn(state):
            return Message("texas-why-end")
        return _who_is_next(state, state.asked, names)
    if state.out is not None:
        if state.phase == "draw" and does_draw_end_turn(state):
            return Message("texas-why-end.turn")
        return Message("texas-why-last", who=names[state.out])
    return _about_drawing(state) if state.phase == "draw" else _about_discarding(state)


def does_draw_end_turn(state: TexasFacts) -> bool:
    """Whether a draw from the stock ends the round, or a last turn."""
    return is_stock_spent(len(state.stock), state.emptied)


def _what_to_draw(state: TexasFacts) -> Message:
    if must_begin_with_stock(state) or not state.pile:
        return (
            Message("texas-prompt-draw.end")
            if does_draw_end_turn(state)
            else Message("texas-prompt-draw")
        )
    top = card_names.named(state.pile[-1])
    if does_draw_end_turn(state):
        if state.laid is not None:
            return Message("texas-prompt-draw.take-or-end-turn", card=top)
        return Message("texas-prompt-draw.take-or-end", card=top)
    return Message("texas-prompt-draw.take", card=top)


def _about_drawing(state: TexasFacts) -> TextValue:
    if does_draw_end_turn(state):
        return Message("texas-why-end")
    if must_begin_with_stock(state):
        return Message("texas-why-stock", count=MAX_SUCCESSIVE_PILE_DRAW_COUNT)
    return "" if state.stock else Message("texas-why-shuffle")


def _what_to_discard(state: TexasFacts) -> Message:
    return Message("texas-prompt-discard.out") if outs(state) else Message("texas-prompt-discard")


def outs(state: TexasFacts) -> list[Card]:
    """Cards with which the player can go out."""
    return ways_of(state, hand(state), kept_card(state))


def _about_discarding(state: TexasFacts) -> TextValue:
    held = hand(state)
    found = outs(state)
    if len(found) == 1:
        return Message("texas-why-out", card=card_names.named(found[0]))
    if found:
        return Message("texas-why-out.choose")
    kept = kept_card(state)
    if kept is not None:
        if kept in ways_of(state, held, None):
            return Message("texas-why-out.not-yet", card=card_names.named(kept))
        return Message("texas-why-barred", card=card_names.named(kept))
    return "" if state.round_law.points(held) else Message("texas-why-out.none")


def _who_is_next(state: TexasFacts, asked: Seat, names: Names) -> Message:
    following = left_of(state, asked)
    last = state.setup.players - 1
    if following == PERSON_SEAT:
        return Message("texas-next-you")
    if following == last:
        return Message("texas-next-other", who=names[following])
    return Message("texas-next-others", who=names[following], last=names[last])


def about(law: Law, text: str) -> CardInfo:
    """Card info: wild or not, and its points under this law."""
    card = french.read(bare_card(text))
    points, name = law.values[card], card_names.named_first(card)
    deuce = law.terms.wild_deuces and french.rank(card) == DEUCE_RANK
    if card == JOKER or deuce:
        return CardInfo(Message("texas-about-always", card=name, points=points), "wild-cards")
    if law.rules.wild[card]:
        return CardInfo(Message("texas-about-wild", card=name, points=points), "wild-cards")
    return CardInfo(Message("texas-about", card=name, points=points), "scoring")
