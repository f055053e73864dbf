"""Explanations of Texas Rummy moves: deadwood now and after the next card.

They use only facts that the seat knows: its hand, the pile, cards that others took.
"""

from typing import NamedTuple, cast

from game.cards import card_names
from game.cards.french import Card
from game.cards.melds import card_of
from game.core.event import Seat
from game.games.texas.bot.evaluate import (
    CARD_LINK_STRENGTHS,
    least_points,
    links_sum,
    points_after_taking,
    unseen,
)
from game.games.texas.moves import Discard, Draw, GoOut, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.discarding import barred
from game.games.texas.rules.drawing import (
    MAX_SUCCESSIVE_PILE_DRAW_COUNT,
    is_stock_spent,
    must_draw_from_stock,
)
from game.games.texas.rules.round import first_and_last
from game.text.message import Message, Names, TextValue, in_order


class NextDraw(NamedTuple):
    """Effect of the next stock card on a hand, over all unseen cards.

    Of ``cards``, ``out`` let it go out and ``fewer`` leave less deadwood than a threshold. ``mean``
    is the mean deadwood.
    """

    cards: int
    out: int
    fewer: int
    mean: float


def following(state: TexasState, hand: list[Card], than: int) -> NextDraw:
    """Effect of the next stock card on a hand, with the threshold ``than``."""
    law = state.round_law
    cards = out = fewer = total = 0
    for card, count in unseen(state, cast(Seat, state.asked)).items():
        points = least_points(law.after_discards(sorted([*hand, card])))
        cards += count
        out += count * (points == 0)
        fewer += count * (points < than)
        total += count * points
    return NextDraw(cards, out, fewer, total / max(1, cards))


def reason(state: TexasState, move: Move, names: Names, other: Move | None = None) -> TextValue:
    """Explanation of a move; see ``Bot.explain``."""
    match move:
        case GoOut():
            return _why_out(state)
        case Draw():
            return _why_draw(state, move, other)
        case Discard():
            if isinstance(other, GoOut):
                return ""
            than = other.card if isinstance(other, Discard) else None
            return _why_discard(state, move.card, names, than)


def _why_out(state: TexasState) -> Message:
    seat = cast(Seat, state.asked)
    mine, others = state.scores[seat], [*state.scores[:seat], *state.scores[seat + 1 :]]
    if state.round == first_and_last(state)[1] and mine < min(others):
        return Message("texas-reason-out.match", points=mine)
    return Message("texas-reason-out")


def _is_no_card_left(state: TexasState) -> bool:
    """Whether a draw from the stock would yield no card."""
    return is_stock_spent(len(state.stock), state.emptied)


def _why_draw(state: TexasState, move: Draw, other: Move | None) -> TextValue:
    """The reason for a draw; empty if its figures speak for the other one."""
    if not move.from_pile and _is_no_card_left(state):
        points = state.round_law.points(state.hand)
        if state.laid is None:
            return Message("texas-reason-stock.end", points=points)
        return Message("texas-reason-stock.end-turn", points=points)
    if must_draw_from_stock(state):
        return Message("texas-reason-stock", count=MAX_SUCCESSIVE_PILE_DRAW_COUNT)
    law, top = state.round_law, state.pile[-1]
    card = card_names.named(top)
    now, after = law.points(state.hand), points_after_taking(state)
    if not move.from_pile:
        if after == 0 and state.laid is None:
            return Message("texas-reason-stock.out", card=card)
        then = following(state, state.hand, min(now, after))
        if other is not None and 2 * then.fewer <= (then.cards if after < now else 0):
            return ""
        if after < now:
            return Message(
                "texas-reason-stock.better",
                card=card,
                after=after,
                now=now,
                fewer=then.fewer,
                cards=then.cards,
            )
        return Message("texas-reason-stock.nothing", card=card, fewer=then.fewer, cards=then.cards)
    if after == 0 and state.laid is None:
        return Message("texas-reason-pile.out", card=card)
    if after < now:
        brings = Message("texas-reason-pile.brings", card=card, now=now, after=after)
        then = following(state, state.hand, after)
        if _is_no_card_left(state):
            return brings
        if 2 * then.fewer > then.cards:
            return brings if other is None else ""
        rarely = Message("texas-reason-pile.rarely", fewer=then.fewer, cards=then.cards)
        return in_order([brings, rarely])
    wild = law.rules.wild
    if wild[top]:
        return Message("texas-reason-pile.wild", card=card)
    if links_sum(law, state.hand, top):
        near = max(
            (one for one in state.hand if not wild[one]),
            key=lambda one: CARD_LINK_STRENGTHS[top][one],
        )
        return Message("texas-reason-pile", card=card, near=card_names.named(near))
    return Message("texas-reason-pile.nothing", card=card)


def _why_discard(state: TexasState, card: Card, names: Names, other: Card | None) -> TextValue:
    law = state.round_law
    after = law.after_discards(state.hand)
    if _fits_nowhere(state, card) and (other is None or not _fits_nowhere(state, other)):
        if law.terms.one_wild:
            return Message("texas-reason-discard.full-one")
        return Message("texas-reason-discard.full")
    name, points = card_names.named(card), after[card]
    least = points == least_points(after, barred(state))
    if other is not None and other != card:
        return _than(state, card, other, names)
    if state.laid is not None and least:
        return Message("texas-reason-last", points=points)
    if least:
        return Message("texas-reason-discard.least", card=name, points=points)
    return Message("texas-reason-discard", card=name, points=points)


def _than(state: TexasState, card: Card, other: Card, names: Names) -> TextValue:
    """The advantages of a discard over another one, each with both figures."""
    law = state.round_law
    after = law.after_discards(state.hand)
    than, said = card_names.named(other), []
    if after[card] < after[other]:
        said.append(
            Message(
                "texas-reason-discard.fewer",
                card=card_names.named(card),
                points=after[card],
                other=than,
                theirs=after[other],
            )
        )
    if law.rules.wild[other]:
        return in_order(said) if said else ""
    draws_again = state.laid is None and not _is_no_card_left(state)
    mine, theirs = (following(state, _without(state, one), 0) for one in (card, other))
    seat = Seat((cast(Seat, state.asked) + 1) % state.setup.players)
    wants = _wants(state, seat, other)
    before, later = round(theirs.mean), round(mine.mean)
    if draws_again and mine.out > theirs.out:
        said.append(
            Message(
                "texas-reason-discard.out",
                other=than,
                out=mine.out,
                theirs=theirs.out,
                cards=mine.cards,
            )
        )
    elif wants is not None and not law.rules.wild[card] and _wants(state, seat, card) is None:
        said.append(
            Message(
                "texas-reason-discard.wanted",
                other=than,
                who=names[seat],
                near=card_names.named(wants),
            )
        )
    elif draws_again and later < before:
        said.append(Message("texas-reason-discard.later", other=than, mean=later, theirs=before))
    return in_order(said) if said else ""


def _fits_nowhere(state: TexasState, card: Card) -> bool:
    """Whether a card is wild, and left over because no meld of the hand takes another one."""
    law = state.round_law
    if not law.rules.wild[card]:
        return False
    arranged = law.arrange(state.hand)
    wilds = [sum(law.rules.wild[card_of(laid)] for laid in meld) for meld in arranged.melds]
    return (
        card in arranged.deadwood
        and bool(arranged.melds)
        and all(
            count == law.rules.most_wild_count(len(meld) - count)
            for meld, count in zip(arranged.melds, wilds, strict=True)
        )
        and not law.rules.wilds_alone
    )


def _without(state: TexasState, card: Card) -> list[Card]:
    rest = state.hand[:]
    rest.remove(card)
    return rest


def _wants(state: TexasState, seat: Seat, card: Card) -> Card | None:
    """Card that a seat was seen to take and that links best with ``card``; None without a link."""
    wild = state.round_law.rules.wild
    known = [one for one in state.known[seat] if not wild[one] and CARD_LINK_STRENGTHS[card][one]]
    return max(known, key=lambda one: CARD_LINK_STRENGTHS[card][one], default=None)
