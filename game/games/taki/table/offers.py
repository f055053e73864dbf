"""Offers and gestures of the Taki table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.core.event import PERSON_SEAT, bare_card
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import Intent, Offer
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    STOP_SYMBOL,
    SUPER_TAKI_CARD,
    Card,
    color,
    holds_open,
    read,
    symbol,
    write,
)
from game.games.taki.moves import (
    CHANGE_COLOR_PLAYS,
    MOVE_TEXTS,
    RUN_CONTINUING_CARDS,
    SUPER_TAKI_PLAYS,
    Play,
)
from game.games.taki.rules.fitting import can_play, fits, playable
from game.games.taki.rules.turns import may_stop
from game.games.taki.rules.winning import is_last_turn
from game.games.taki.state import TakiFacts
from game.games.taki.words import color_of, in_color, named_first, the
from game.text.icon import Icon
from game.text.message import Message, TextValue

TAKI_PILE_ZONE: Final = "pile"
TAKI_STOCK_ZONE: Final = "stock"
COLOR_QUESTION: Final = Message("taki-asks-colour")
CARD_QUESTION: Final = Message("taki-asks-card")


def offers(state: TakiFacts, picked: Sequence[str]) -> list[Offer]:
    """Offers of seat 0 with these cards picked, the likeliest first.

    Without picks, every playable card is offered once, and all moves without a card. Several picks
    become one offer if they make a run, otherwise one offer each.
    """
    if state.asked != PERSON_SEAT:
        return []
    cards = [read(bare_card(text)) for text in picked]
    if not cards:
        return [*_all_plays(state), *_said(state)]
    run = list(_run_of(state, cards)) if len(cards) > 1 else []
    return run or [offer for card in dict.fromkeys(cards) for offer in _plays(state, card)]


def usable(state: TakiFacts) -> frozenset[str] | None:
    """Cards of seat 0 that can be played now; None while it is asked for no card."""
    if state.asked != PERSON_SEAT or state.phase == "announce":
        return None
    return frozenset(map(write, playable(state)))


def together(state: TakiFacts) -> frozenset[str]:
    """Cards of seat 0 that continue a run which another of its cards can open."""
    if state.asked != PERSON_SEAT or state.phase not in ("turn", "extra") or state.pending:
        return frozenset()
    hand = state.hands[PERSON_SEAT]
    openers = {card for card in hand if holds_open(card)} & fits(state)
    runs = {run for card in openers for run in _runs(state, card)}
    return frozenset(
        write(card) for card in hand for run in runs if card in RUN_CONTINUING_CARDS[run]
    )


def _runs(state: TakiFacts, opener: Card) -> Sequence[int]:
    """The colours of the runs that a card can open now."""
    run = state.color if opener == SUPER_TAKI_CARD else color(opener)
    return range(4) if run == NO_COLOR_OR_SYMBOL else (run,)


def can_be_joined(state: TakiFacts, cards: Sequence[str]) -> bool:
    """Whether cards of seat 0's hand go into one run, open or opened by one of them."""
    held = {read(bare_card(text)) for text in cards}
    if state.run >= 0 and held <= RUN_CONTINUING_CARDS[state.run]:
        return True
    if state.phase not in ("turn", "extra") or state.pending:
        return False
    openers = {card for card in held if holds_open(card)} & fits(state)
    return any(held <= RUN_CONTINUING_CARDS[run] for card in openers for run in _runs(state, card))


def wasteful(state: TakiFacts, move: str) -> TextValue:
    """Warning that a Breaker costs its player cards, except as an answer to a +3."""
    if state.phase == "answer" or move != MOVE_TEXTS[Play(PLUS_THREE_BREAKER_CARD)]:
        return ""
    return Message("taki-breaker-costs")


def meaning(source: str, target: str | None) -> str | None:
    """``draw`` for a click on the stock or a drag from it to the hand, else None."""
    return "draw" if source == TAKI_STOCK_ZONE and target in (None, PERSON_HAND_ZONE) else None


def aside(source: str, target: str) -> TextValue:
    """Sentence for a drag that means no move."""
    if source == TAKI_PILE_ZONE and target == PERSON_HAND_ZONE:
        return Message("taki-aside-pile")
    if source == TAKI_STOCK_ZONE:
        return Message("taki-aside-stock")
    if source == PERSON_HAND_ZONE and target == TAKI_STOCK_ZONE:
        return Message("taki-aside-hand")
    return ""


# Playing cards.


def _all_plays(state: TakiFacts) -> list[Offer]:
    """Every playable card, once; the Breaker comes last."""
    if state.phase not in ("turn", "extra", "run", "answer"):
        return []
    allowed = playable(state)
    hand = [card for card in dict.fromkeys(state.hands[PERSON_SEAT]) if card in allowed]
    if PLUS_THREE_BREAKER_CARD in hand:
        hand = [
            *(card for card in hand if card != PLUS_THREE_BREAKER_CARD),
            PLUS_THREE_BREAKER_CARD,
        ]
    found = [(card, offer) for card in hand for offer in _plays(state, card)]
    groups = Counter(offer.intent for _, offer in found)
    return [
        _listed(state, card, offer) if groups[offer.intent] > 1 else offer for card, offer in found
    ]


def _listed(state: TakiFacts, card: Card, offer: Offer) -> Offer:
    """The offer as one of several in its group: the card's name is enough."""
    name = offer.name
    if card == PLUS_THREE_BREAKER_CARD:
        name = Message("taki-button-play.breaker-listed")
    elif offer.cards == (write(card),) and not _goes_again(state, card):
        name = named_first(card)
    title = Message("taki-button-play") if offer.intent is Intent.PLAY else offer.group_name
    return replace(offer, name=name, group_name=title)


def _plays(state: TakiFacts, card: Card) -> Iterator[Offer]:
    """Ways to play one card, legal or not."""
    if state.phase == "answer" and card in (PLUS_THREE_BREAKER_CARD, KING_CARD):
        yield _answer(card)
    elif card == CHANGE_COLOR_CARD:
        title = Message("taki-button-change")
        for move in CHANGE_COLOR_PLAYS:
            said = Message("taki-button-change.color", color=color_of(move.color))
            yield _play(move, said, title, asks=COLOR_QUESTION)
    elif card == SUPER_TAKI_CARD and state.color == NO_COLOR_OR_SYMBOL:
        for move in SUPER_TAKI_PLAYS:
            title = Message("taki-button-super")
            yield _play(move, in_color(SUPER_TAKI_CARD, move.color), title, asks=COLOR_QUESTION)
    elif state.phase == "run" and card in RUN_CONTINUING_CARDS[state.run]:
        yield _add(Play(card), Message("taki-button-add.card", card=the(card)))
    elif card == PLUS_THREE_BREAKER_CARD:
        yield _play(Play(card), Message("taki-button-play.breaker"), plain=True)
    elif _goes_again(state, card):
        yield _play(Play(card), Message("taki-button-play.again", card=named_first(card)))
    else:
        yield _play(Play(card), Message("taki-button-play.card", card=the(card)))


def _goes_again(state: TakiFacts, card: Card) -> bool:
    """Whether a Stop gives its player another turn, since two play."""
    return (
        state.players == 2
        and card < COLORED_KINDS_COUNT
        and symbol(card) == STOP_SYMBOL
        and len(state.hands[PERSON_SEAT]) > 1
        and not is_last_turn(state)
    )


def _play(
    move: Play,
    said: Message,
    title: Message | None = None,
    plain: bool = False,
    asks: TextValue = CARD_QUESTION,
) -> Offer:
    heading = title or Message("taki-button-play")
    shown = (_shown(move),)
    return Offer(
        MOVE_TEXTS[move],
        said,
        Intent.PLAY,
        "L",
        Icon.LAY,
        TAKI_PILE_ZONE,
        shown,
        heading,
        plain,
        asks,
    )


def _shown(move: Play) -> str:
    """Text of the played card with its chosen colour."""
    chosen = "" if move.color == NO_COLOR_OR_SYMBOL else f"={COLOR_LETTERS[move.color]}"
    return write(move.card) + chosen


def _run_of(state: TakiFacts, cards: Sequence[Card]) -> Iterator[Offer]:
    """Offer for the first of several picks that make a run.

    Empty if fewer than two of them fit the run, or none can open one.
    """
    if state.run >= 0:
        into = [card for card in cards if card in RUN_CONTINUING_CARDS[state.run]]
        if len(into) > 1:
            yield _in_turn(Play(into[0]), len(into))
            return
    if state.phase not in ("turn", "extra") or state.pending:
        return
    fitting = fits(state)
    first = next((card for card in cards if holds_open(card) and card in fitting), None)
    if first is None:
        return
    bare_super = first == SUPER_TAKI_CARD and state.color == NO_COLOR_OR_SYMBOL
    for move in SUPER_TAKI_PLAYS if bare_super else (Play(first),):
        run = (
            move.color if bare_super else state.color if first == SUPER_TAKI_CARD else color(first)
        )
        count = sum(card in RUN_CONTINUING_CARDS[run] for card in cards)
        if count > 1:
            yield _in_turn(move, count, COLOR_QUESTION if bare_super else "")


def _in_turn(move: Play, count: int, asks: TextValue = "") -> Offer:
    card = (
        named_first(move.card)
        if move.color == NO_COLOR_OR_SYMBOL
        else in_color(move.card, move.color)
    )
    return _add(move, Message("taki-button-add.more", card=card, count=count - 1), asks)


def _add(move: Play, said: Message, asks: TextValue = "") -> Offer:
    """Card into a run; the window then adds the other picks that fit."""
    title = Message("taki-button-add")
    asks = asks or Message("taki-asks-add")
    return Offer(
        MOVE_TEXTS[move],
        said,
        Intent.LAY_OFF,
        "A",
        Icon.ADD,
        TAKI_PILE_ZONE,
        (_shown(move),),
        title,
        question=asks,
    )


# Moves without a card.


def _answer(card: Card) -> Offer:
    move = MOVE_TEXTS[Play(card)]
    if card == PLUS_THREE_BREAKER_CARD:
        said = Message("taki-button-break")
        return Offer(move, said, Intent.CALL, "B", Icon.CALL, TAKI_PILE_ZONE, (write(card),))
    said = Message("taki-button-play.king")
    return Offer(move, said, Intent.PLAY, "L", Icon.LAY, TAKI_PILE_ZONE, (write(card),))


def _said(state: TakiFacts) -> Iterator[Offer]:
    match state.phase:
        case "run":
            yield _word("close", Message("taki-button-close"), Intent.CLOSE, "C", Icon.CLOSE)
            said, closed = Message("taki-button-leave"), not holds_open(state.pile[-1])
            yield _word("leave", said, Intent.KEEP_OPEN, "V", Icon.PASS, plain=closed)
        case "extra" if may_stop(state):
            yield _word(
                "stop", Message("taki-button-stop"), Intent.STOP_EARLY, "K", Icon.PASS, plain=True
            )
        case "turn" | "extra":
            said = Message("taki-button-draw", count=state.pending or 1)
            could_play = can_play(state)
            yield Offer(
                "draw", said, Intent.DRAW, "D", Icon.CARDS, TAKI_STOCK_ZONE, secondary=could_play
            )
        case "answer":
            yield _word(
                "pass", Message("taki-button-pass"), Intent.PASS, "K", Icon.PASS, plain=True
            )
        case "announce":
            yield _word("say last", Message("taki-button-last"), Intent.CALL, "L", Icon.LAST_CARD)
            yield _word(
                "quiet", Message("taki-button-quiet"), Intent.PASS, "K", Icon.PASS, plain=True
            )


def _word(
    move: str,
    said: Message,
    group: Intent,
    key: str,
    icon: Icon,
    target: str | None = None,
    *,
    plain: bool = False,
) -> Offer:
    return Offer(move, said, group, key, icon, target, secondary=plain)
