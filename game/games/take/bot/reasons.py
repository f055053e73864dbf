"""The coach's explanations of moves in Take; they use only the seat's own knowledge."""

from math import inf
from typing import Final

from game.cards import card_names, french
from game.cards.french import Card
from game.cards.melds import LaidCard, bits_of
from game.core.event import Seat
from game.games.take.bot.evaluate import (
    FORCED_FLOATING_POINTS,
    GOING_OUT_RATING_POINTS,
    RUN_PARTNER_SETS,
    Insight,
)
from game.games.take.bot.inference import ways_without
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.rules import TakeState, melding, turn
from game.games.take.scoring import CARD_VALUES, laid_value
from game.games.take.words import in_words, jokers_of, whose
from game.text.message import Message, Names, TextValue, Value, in_order, together

TAKE_MAX_NEARLY_OUT_CARD_COUNT: Final = 3
"""Maximum hand size of an opponent who may soon go out."""
MAX_TOLD_OPEN_ENDS_COUNT: Final = 1
"""Number of cards that could take a new run, above which that is no reason to lay it."""
MIN_MENTIONED_WAYS_FACTOR: Final = 1.1
"""Threshold ratio of ways to go out above which an explanation mentions them."""


def reason(state: TakeState, move: Move, names: Names, other: Move | None = None) -> TextValue:
    """Sentences on the deciding reason for a move; see ``Bot.explain``."""
    outlook = Insight(state)
    match move:
        case Draw(source):
            return _why_stock(state, outlook) if source == "stock" else _why_pile(outlook)
        case Lay(cards):
            if _brought_points(outlook, other) >= laid_value(cards):
                return _why_fewer_jokers(outlook, move, other)
            why = _why_melded(outlook, move)
            said = Message("take-why-lay", why=why, points=laid_value(cards))
            if why == "out":
                return said
            if outlook.pressed:
                return in_order([said, _hurry(state, names)])
            count = outlook.open_ends(move)
            most = inf if other is None else MAX_TOLD_OPEN_ENDS_COUNT
            ends = [Message("take-why-ends", count=count)] if count <= most else []
            return in_order([said, *ends])
        case Add():
            brought = _brought_points(outlook, move)
            alike = brought or isinstance(other, Add)
            if alike and _brought_points(outlook, other) >= brought:
                return _why_fewer_jokers(outlook, move, other)
            said = _why_added(outlook, move, names)
            hurries = _why_melded(outlook, move) == "soon"
            return in_order([said, _hurry(state, names)]) if hurries else said
        case Discard(card):
            return _why_discard(outlook, card, names, other)
        case Finish():
            return Message("take-why-finish")


def _why_fewer_jokers(outlook: Insight, move: Lay | Add, other: Move | None) -> TextValue:
    """What speaks for a meld that brings no more than another one; empty for nothing."""
    saves = _joker_count(move) < _joker_count(other)
    if saves and _why_melded(outlook, move) != "out":
        return Message("take-why-joker-saved")
    return ""


def _joker_count(move: Move | None) -> int:
    """Number of jokers that a meld takes from the hand."""
    if isinstance(move, Lay):
        return len(jokers_of(move.cards))
    return len(jokers_of((move.card,))) if isinstance(move, Add) else 0


def _brought_points(outlook: Insight, move: Move | None) -> int:
    """Points that a meld scores at once, those of the runs that it takes counted; else 0."""
    if isinstance(move, Lay):
        return laid_value(move.cards)
    if not isinstance(move, Add):
        return 0
    place = outlook.table.place_of(move)
    runs = [outlook.table.runs[one] for one in (place.below, place.above) if one is not None]
    return sum(laid_value(run.cards) for run in runs if run.owner != outlook.seat)


def nearest(state: TakeState) -> Seat:
    """The opponent with the fewest cards; of several, the next in turn."""
    seat = state.asked
    assert seat is not None, "a seat is asked"
    count = len(state.hands)
    others = [Seat((seat + step) % count) for step in range(1, count)]
    return min(others, key=lambda one: len(state.hands[one]))


def _hurry(state: TakeState, names: Names) -> Message:
    seat = nearest(state)
    if len(state.hands[seat]) <= TAKE_MAX_NEARLY_OUT_CARD_COUNT:
        return Message("take-why-few", who=names[seat], count=len(state.hands[seat]))
    return Message("take-why-short", count=len(state.stock))


def mates(outlook: Insight, card: Card) -> list[Card]:
    """Cards of the hand that could form a sequence of three with a card."""
    held = outlook.bits & ~(1 << card)
    found = 0
    for others in RUN_PARTNER_SETS[card]:
        if not others & outlook.away:
            found |= others & held
    return [one for one in outlook.hand if one != french.JOKER and found >> one & 1]


def _why_stock(state: TakeState, outlook: Insight) -> Message:
    if not state.pile:
        return Message("take-why-no-pile")
    if turn.must_stock_come_first(state):
        return Message("take-why-stock-first")
    card = state.pile[-1]
    top = card_names.named(card)
    if outlook.top_rating() == FORCED_FLOATING_POINTS:
        return Message("take-why-not-float", card=top)
    if card == french.JOKER or card in outlook.table.wanted:
        return Message("take-why-stock", card=top)
    near = mates(outlook, card)
    if not near:
        return Message("take-why-stock-better", card=top)
    if any(others & outlook.bits == others for others in RUN_PARTNER_SETS[card]):
        return Message("take-why-stock", card=top)
    return Message("take-why-stock-near", card=top, near=_in_a_row(near))


def _why_pile(outlook: Insight) -> Message:
    card = outlook.state.pile[-1]
    top = card_names.named(card)
    if card != french.JOKER and outlook.estimates_going_out(
        outlook.table, [*outlook.hand, card], card
    ):
        return Message("take-why-out-with", card=top)
    if card == french.JOKER:
        return Message("take-why-joker")
    if not outlook.state.stock:
        return Message("take-why-empty-stock", card=top)
    if card in outlook.table.wanted:
        return Message("take-why-fits", card=top)
    near = mates(outlook, card)
    if near:
        return Message("take-why-goes", card=top, near=_in_a_row(near))
    return Message("take-why-alone", card=top)


def _why_melded(outlook: Insight, move: Lay | Add) -> str:
    """The variant of a message on a meld: ``out``, ``soon`` or ``other``."""
    if outlook.ready and outlook.rating_of(move) >= GOING_OUT_RATING_POINTS:
        return "out"
    return "soon" if outlook.pressed else "other"


def _why_added(outlook: Insight, move: Add, names: Names) -> Message:
    table, why = outlook.table, _why_melded(outlook, move)
    place = table.place_of(move)
    runs = [table.runs[one] for one in (place.below, place.above) if one is not None]
    others = [run for run in runs if run.owner != outlook.seat]
    if not others:
        return Message("take-why-add", why=why, run=in_words(runs[0].cards))
    points = sum(laid_value(run.cards) for run in others)
    told = together([whose(run, names) for run in others])
    return Message("take-why-take", why=why, runs=told, points=points)


def _why_discard(outlook: Insight, card: Card, names: Names, other: Move | None) -> TextValue:
    told = card_names.named(card)
    if len(outlook.hand) == 1:
        return Message("take-why-last", card=told)
    if card == french.JOKER:
        return Message("take-why-drop-joker")
    if isinstance(other, Lay) and not _needs(other, card):
        return Message("take-why-wait", card=told, count=outlook.open_ends(other))
    if isinstance(other, Add) and not _needs(other, card):
        return Message("take-why-keep", card=told)
    possible = melding.possible(outlook.state)
    if other is None and not all(_needs(move, card) for move in possible):
        return Message("take-why-later", card=told)
    if other is None:
        return _what_it_is(outlook, card)
    said = _instead(outlook, card, names, other)
    return in_order(said) if said else ""


def _needs(move: Lay | Add, card: Card) -> bool:
    """Whether a card of the hand is used up by a move."""
    return LaidCard(card) in (move.cards if isinstance(move, Lay) else (move.card,))


def _what_it_is(outlook: Insight, card: Card) -> Message:
    """The sentence on a discard's use for the hand."""
    told, near = card_names.named(card), mates(outlook, card)
    if outlook.promised_points(card) == 0:
        return Message("take-why-useless", card=told)
    if near:
        return Message("take-why-costs", card=told, points=CARD_VALUES[card], near=_in_a_row(near))
    return Message("take-why-lonely", card=told, points=CARD_VALUES[card])


def _instead(outlook: Insight, card: Card, names: Names, other: Move) -> list[Message]:
    """What speaks for a discard rather than for another, if anything."""
    if not isinstance(other, Discard) or french.JOKER in (other.card, card):
        return []
    useless = [outlook.promised_points(one) == 0 for one in (card, other.card)]
    found = [_what_it_is(outlook, card)] if useless == [True, False] else []
    return found + _against(outlook, card, names, other)


def _against(outlook: Insight, card: Card, names: Names, other: Discard) -> list[Message]:
    """The first point against the other discard that does not hold for this one, if any."""
    than = card_names.named(other.card)
    seat = Seat((outlook.seat + 1) % len(outlook.state.hands))
    if outlook.feeding_penalty(other.card) > outlook.feeding_penalty(card):
        wants = fed(outlook, other.card)
        return [Message("take-why-feeds", card=than, who=names[seat], near=card_names.named(wants))]
    near = mates(outlook, other.card)
    if near and not mates(outlook, card):
        return [Message("take-why-other", card=than, near=_in_a_row(near))]
    if not outlook.pressed:
        ways = ways_without(outlook.hand, outlook.away, outlook.table, [card, other.card])
        if ways[card] > MIN_MENTIONED_WAYS_FACTOR * ways[other.card]:
            return [Message("take-why-ways", card=card_names.named(card), other=than)]
        if outlook.open_to_next(other.card) > outlook.open_to_next(card):
            told = card_names.named(card)
            return [Message("take-why-open", card=told, other=than, who=names[seat])]
    points, theirs = CARD_VALUES[card], CARD_VALUES[other.card]
    if theirs < points:
        told = card_names.named(card)
        return [Message("take-why-dearer", card=told, points=points, other=than, theirs=theirs)]
    return []


def _in_a_row(cards: list[Card]) -> Value:
    return together([card_names.the(one) for one in cards])


def fed(outlook: Insight, card: Card) -> Card:
    """A publicly known card of the next player that goes with this discard."""
    gone = outlook.away | outlook.bits
    found = 0
    for others in RUN_PARTNER_SETS[card]:
        if not others & gone & ~outlook.fed:
            found |= others & outlook.fed
    return next(one for one in map(Card, range(52)) if found & bits_of([one]))
