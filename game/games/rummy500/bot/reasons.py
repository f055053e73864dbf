"""The coach's explanations of moves in 500 Rummy; they use only the seat's own knowledge."""

from collections import Counter
from typing import Final

from game.cards import card_names
from game.cards.french import JOKER, Card
from game.cards.melds import bits_of, card_of, summed
from game.games.rummy500.bot.inference import (
    can_meld,
    completing_pairs,
    gift_points,
    nearest,
    taken,
)
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
    Swap,
)
from game.games.rummy500.rules import Rummy500State, calling, drawing, laying_off, owing, swapping
from game.games.rummy500.rules.additions import lays_off
from game.games.rummy500.scoring import points_laid_off, points_of, swapped_points
from game.games.rummy500.state import full_pack
from game.text.message import Message, Names, TextValue, in_order, together

RUMMY500_MAX_NEARLY_OUT_CARD_COUNT: Final = 4
"""Maximum hand size of an opponent who may soon go out."""
MAX_SENTENCE_CARD_COUNT: Final = 3
"""Maximum number of cards that a sentence names."""


def reason(state: Rummy500State, move: Move, names: Names, other: Move | None = None) -> TextValue:
    """Sentences on the deciding reason for a move; see ``Bot.explain``."""
    if state.asked is None:
        return ""
    worth = state.worth
    match move:
        case DrawStock():
            return _why_stock(state, other)
        case DrawPile(1):
            return _why_top(state, other)
        case DrawPile(count):
            points = _taken_points(state, move)
            if _taken_points(state, other) >= points:
                return ""
            deepest = card_names.the(state.pile[-count])
            return Message("rummy500-reason-pile", card=deepest, points=points, count=count)
        case LayMeld() | LayOff() | Swap() if _laid_points(state, other) >= _laid_points(
            state, move
        ):
            return ""
        case LayMeld(cards):
            said = Message("rummy500-reason-meld", points=points_of(cards, worth))
            return _and_hurry(state, said, names)
        case LayOff(card):
            points = points_laid_off(state, move, worth)
            said = Message(
                "rummy500-reason-lay-off", card=card_names.the_first(card_of(card)), points=points
            )
            return _and_hurry(state, said, names)
        case Swap(card):
            points = swapped_points(state, move, worth)
            name = card_names.the_first(card)
            return Message("rummy500-reason-swap", card=name, points=points)
        case Discard(card):
            return _why_discard(state, card, names, other)
        case Rummy(count):
            points = _taken_points(state, move)
            if _taken_points(state, other) >= points:
                return ""
            said = Message("rummy500-reason-call", count=count, points=points)
            return in_order([said, *_stakes(state, names)])
        case RummyTo():
            return in_order([Message("rummy500-reason-call.off"), *_stakes(state, names)])
        case Pass():
            return _why_silent(state, names)
        case _:
            return Message("rummy500-reason-finish")


def _taken_points(state: Rummy500State, move: Move | None) -> int:
    """Points of the cards that a move takes from the pile."""
    if not isinstance(move, DrawPile | Rummy):
        return 0
    return sum([state.worth.cards[card] for card in state.pile[-move.count :]])


def _laid_points(state: Rummy500State, move: Move | None) -> int:
    """Points that a move lays on the table."""
    match move:
        case LayMeld(cards):
            return points_of(cards, state.worth)
        case LayOff():
            return points_laid_off(state, move, state.worth)
        case Swap():
            return swapped_points(state, move, state.worth)
        case _:
            return 0


def _stakes(state: Rummy500State, names: Names) -> list[Message]:
    """The sentence that the discarder goes out unless a player calls, if that is so."""
    if state.discarder is None or not calling.ends_round(state):
        return []
    return [Message("rummy500-reason-call.open", who=names[state.discarder])]


def _why_silent(state: Rummy500State, names: Names) -> Message:
    if state.discarder is not None and calling.ends_round(state):
        return Message("rummy500-reason-call.ending", who=names[state.discarder])
    return Message("rummy500-reason-call.silent")


def mates(state: Rummy500State, card: Card) -> list[Card]:
    """Cards of the hand that could be melded with a card: a third is held or may still come."""
    if card == JOKER:
        return []
    mine = hand(state)
    mine.remove(card) if card in mine else None
    held, gone = bits_of(mine), melded_away_cards(state)
    found = 0
    for one, two in completing_pairs(card, state.meld_rules):
        for near, far in ((one, two), (two, one)):
            if held >> near & 1 and (held >> far & 1 or not gone >> far & 1):
                found |= 1 << near
    return sorted({one for one in mine if one != JOKER and found >> one & 1})


def hand(state: Rummy500State) -> list[Card]:
    assert state.asked is not None, "a seat is asked"
    return list(state.hands[state.asked])


def melded_away_cards(state: Rummy500State) -> int:
    copies = full_pack(state.setup.players, state.options).count(Card(0))
    laid = [card_of(card) for meld in state.melds for card in meld.cards]
    return bits_of([card for card in set(laid) if card != JOKER and laid.count(card) >= copies])


def _why_stock(state: Rummy500State, other: Move | None) -> Message:
    if not drawing.takings(state):
        return Message("rummy500-reason-stock.only")
    worth = state.worth.cards
    if isinstance(other, DrawPile) and other.count > 1:
        points = sum([worth[card] for card in state.pile[-other.count :]])
        return Message(
            "rummy500-reason-stock.several",
            card=card_names.the(state.pile[-other.count]),
            count=other.count,
            points=points,
        )
    top = state.pile[-1]
    near = mates(state, top)
    frees = top in swapping.wanted(state)
    if top != JOKER and not near and not lays_off(state, top) and not frees:
        return Message(
            "rummy500-reason-stock.nothing", card=card_names.the_first(top), points=worth[top]
        )
    held = bits_of(hand(state))
    melds = (
        any(held >> one & held >> two & 1 for one, two in completing_pairs(top, state.meld_rules))
        if near
        else False
    )
    if near and not melds:
        return Message(
            "rummy500-reason-stock.near", card=card_names.the_first(top), near=_named(near)
        )
    return Message("rummy500-reason-stock")


def _why_top(state: Rummy500State, other: Move | None) -> TextValue:
    top = state.pile[-1]
    card = card_names.the_first(top)
    if lays_off(state, top) and not (state.new_only and owing.owes(state, 1)):
        return Message("rummy500-reason-top.fits", card=card)
    if top in swapping.wanted(state) and not owing.owes(state, 1):
        return Message("rummy500-reason-top.frees", card=card)
    near = mates(state, top)
    if near:
        return Message("rummy500-reason-top", card=card, near=_named(near))
    points = state.worth.cards[top]
    if _taken_points(state, other) >= points:
        return ""
    return Message("rummy500-reason-top.alone", card=card, points=points)


def _and_hurry(state: Rummy500State, said: Message, names: Names) -> Message:
    """The sentence, followed by a warning if an opponent may soon end the round."""
    seat = nearest(state)
    count = len(state.hands[seat])
    if not 0 < count <= RUMMY500_MAX_NEARLY_OUT_CARD_COUNT:
        return said
    return in_order([said, Message("rummy500-reason-few", who=names[seat], count=count)])


def _why_discard(state: Rummy500State, card: Card, names: Names, other: Move | None) -> TextValue:
    name = card_names.the_first(card)
    worth = state.worth.cards
    if len(hand(state)) == 1:
        if calling.may_be_called(state, card):
            return Message("rummy500-reason-out.callable", card=name)
        return Message("rummy500-reason-out")
    if isinstance(other, Discard):
        return _instead(state, card, other, names)
    if other is None and gift_points(state, card, worth):
        return Message("rummy500-reason-gift", card=name, points=worth[card])
    if melds_now(state):
        seat = nearest(state)
        count = len(state.hands[seat])
        if count <= RUMMY500_MAX_NEARLY_OUT_CARD_COUNT:
            return Message("rummy500-reason-wait.risk", who=names[seat], count=count)
        return Message("rummy500-reason-wait", card=card_names.the(card), count=count)
    if other is not None:
        return ""
    near = mates(state, card)
    said = Message("rummy500-reason-nothing", card=name, points=worth[card])
    if near:
        said = Message("rummy500-reason-spare", card=name, points=worth[card], near=_named(near))
    assert state.asked is not None, "a seat is asked"
    following = state.left_of(state.asked)
    wanted = taken(state, following, card)
    if wanted:
        wants = Message("rummy500-reason-tempting", who=names[following], near=_named(wanted))
        return in_order([said, wants])
    return said


def _instead(state: Rummy500State, card: Card, other: Discard, names: Names) -> TextValue:
    """The first point against the other discard that does not hold for this one, if any."""
    if JOKER in (card, other.card) or state.asked is None:
        return ""
    worth = state.worth.cards
    name, than = card_names.the_first(card), card_names.the_first(other.card)
    given = bool(gift_points(state, card, worth))
    if gift_points(state, other.card, worth) and not given:
        return Message("rummy500-reason-other.gift", card=than)
    following = state.left_of(state.asked)
    wanted = taken(state, following, other.card)
    if wanted and not given and not taken(state, following, card):
        return Message(
            "rummy500-reason-other.wanted", card=than, who=names[following], near=_named(wanted)
        )
    near, here = mates(state, other.card), mates(state, card)
    if near and not here:
        return Message("rummy500-reason-other", card=than, near=_named(near))
    points, theirs = worth[card], worth[other.card]
    if theirs < points:
        return Message(
            "rummy500-reason-other.cheaper",
            card=name,
            points=points,
            other=card_names.the(other.card),
            theirs=theirs,
        )
    unseen, there = unseen_mates(state, card), unseen_mates(state, other.card)
    if unseen < there:
        return Message("rummy500-reason-other.fewer", card=than, here=unseen, there=there)
    if theirs > points:
        return Message("rummy500-reason-other.dearer", card=than, points=points, theirs=theirs)
    return ""


def unseen_mates(state: Rummy500State, card: Card) -> int:
    """Number of unseen cards that could be melded with a natural."""
    unseen = Counter(full_pack(state.setup.players, state.options))
    unseen.subtract([*hand(state), *state.pile])
    for meld in state.melds:
        unseen.subtract([card_of(one) for one in meld.cards])
    for seat, known in enumerate(state.known):
        if seat != state.asked:
            unseen.subtract(known)
    gone = melded_away_cards(state)
    near = {
        one
        for pair in completing_pairs(card, state.meld_rules)
        for one, third in (pair, pair[::-1])
        if not gone >> third & 1
    }
    return sum([max(0, unseen[one]) for one in near])


def melds_now(state: Rummy500State) -> bool:
    """Whether a meld or lay-off is possible now without wasting a joker."""
    if next(iter(laying_off.legal(state, summed(hand(state)))), None) is not None:
        return True
    return can_meld(state)


def _named(cards: list[Card]) -> Message:
    named = together([card_names.the(one) for one in cards[:MAX_SENTENCE_CARD_COUNT]])
    assert isinstance(named, Message), "cards are messages"
    return named
