"""What the moves of Taki are called on the window's buttons, and what gestures may mean."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.core.event import Seat, bare
from game.core.table import HAND, Means, Offer
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLOR_NAMES,
    COLORS,
    KING,
    NONE,
    SUPER,
    Card,
    color,
    holds_open,
    name,
    read,
    write,
)
from game.games.taki.moves import CHANGES, INSIDE, SUPERS, TEXTS, Play
from game.games.taki.rules.fitting import can_play, fits
from game.games.taki.rules.plus_three import answers
from game.games.taki.rules.turns import may_stop
from game.games.taki.state import TakiFacts
from game.games.taki.words import the

YOU: Final = Seat(0)
PILE: Final = "pile"
STOCK: Final = "stock"


def offers(state: TakiFacts, picked: Sequence[str]) -> list[Offer]:
    """What seat 0 may mean with these cards of its hand picked, the likeliest first.

    With none picked every card that can be played is offered once, and everything that is said
    or drawn.  Cards picked together go onto the pile one after another where they can make a
    run; elsewhere each is offered by itself.
    """
    if state.asked != YOU:
        return []
    cards = [read(bare(text)) for text in picked]
    if not cards:
        return [*_all_plays(state), *_said(state)]
    run = list(_run_of(state, cards)) if len(cards) > 1 else []
    return run or [offer for card in dict.fromkeys(cards) for offer in _plays(state, card)]


def usable(state: TakiFacts) -> frozenset[str] | None:
    """The cards of seat 0's hand that can be played now; None while it is asked for no card."""
    if state.asked != YOU or state.phase == "announce":
        return None
    return frozenset(write(card) for card in state.hands[YOU] if card in _fitting(state))


def together(state: TakiFacts) -> frozenset[str]:
    """The cards of seat 0's hand that go into a run which another card of it can open."""
    if state.asked != YOU or state.phase not in ("turn", "extra") or state.pending:
        return frozenset()
    hand = state.hands[YOU]
    openers = {card for card in hand if holds_open(card)} & fits(state)
    runs = {state.color if card == SUPER else color(card) for card in openers}
    colors = range(4) if NONE in runs else runs
    return frozenset(write(card) for card in hand for run in colors if card in INSIDE[run])


def wasteful(state: TakiFacts, move: str) -> str:
    """The Breaker costs its player cards, except in answer to a +3."""
    if state.phase == "answer" or move != TEXTS[Play(BREAKER)]:
        return ""
    return "On your own turn it makes you draw three cards."


def meaning(source: str, target: str | None) -> str | None:
    """The move that a click on a zone or a drag from it means: drawing from the stock."""
    return "draw" if source == STOCK and target in (None, HAND) else None


def aside(source: str, target: str) -> str:
    """What is said of cards that are put where they mean nothing."""
    if source == PILE and target == HAND:
        return "What lies on the pile stays there: a card is drawn from the stock."
    if source == STOCK:
        return "A card that is drawn comes to your hand."
    if source == HAND and target == STOCK:
        return "Cards are played on the pile, not put back on the stock."
    return ""


# Playing cards.


def _all_plays(state: TakiFacts) -> list[Offer]:
    """Every card of the hand that fits, once; one that costs its player cards comes last."""
    if state.phase not in ("turn", "extra", "run", "answer"):
        return []
    fitting = _fitting(state)
    hand = [card for card in dict.fromkeys(state.hands[YOU]) if card in fitting]
    found = [offer for card in hand if card != BREAKER for offer in _plays(state, card)]
    if BREAKER in hand:
        found += _plays(state, BREAKER)
    groups = Counter(offer.group for offer in found)
    return [_listed(offer) if groups[offer.group] > 1 else offer for offer in found]


def _listed(offer: Offer) -> Offer:
    """One of several offers of a group: under their heading the card's name is enough."""
    said = str(offer.name).removeprefix("Play the ").removeprefix("Add the ")
    title = "Play" if offer.group is Means.PLAY else offer.title
    return replace(offer, name=said[0].upper() + said[1:], title=title)


def _fitting(state: TakiFacts) -> frozenset[Card]:
    """What may be played now by whoever holds it."""
    return answers(YOU, state.following) if state.phase == "answer" else fits(state)


def _plays(state: TakiFacts, card: Card) -> Iterator[Offer]:
    """The ways to play one card, legal or not."""
    if state.phase == "answer" and card in (BREAKER, KING):
        yield _answer(card)
    elif card == CHANGE:
        for move in CHANGES:
            chosen = COLOR_NAMES[move.color]
            yield _play(move, f"Change to {chosen}", title="Change the colour")
    elif card == SUPER and state.color == NONE:
        for move in SUPERS:
            yield _play(move, f"Super Taki in {COLOR_NAMES[move.color]}", title="Super Taki")
    elif state.phase == "run" and card in INSIDE[state.run]:
        yield _add(Play(card), f"Add {the(card)}")
    elif card == BREAKER:
        yield _play(Play(card), "Play the Breaker and draw three", plain=True)
    else:
        yield _play(Play(card), f"Play {the(card)}")


def _play(move: Play, said: str, title: str = "Play", plain: bool = False) -> Offer:
    return Offer(TEXTS[move], said, Means.PLAY, "L", "lay", PILE, (_shown(move),), title, plain)


def _shown(move: Play) -> str:
    """The card as it lies, with the colour that was chosen for it."""
    chosen = "" if move.color == NONE else f"={COLORS[move.color]}"
    return write(move.card) + chosen


def _run_of(state: TakiFacts, cards: Sequence[Card]) -> Iterator[Offer]:
    """Several cards one after another onto the pile: the move that comes first.

    Nothing where at most one of them can go into the run, or none can open one.
    """
    if state.run >= 0:
        into = [card for card in cards if card in INSIDE[state.run]]
        if len(into) > 1:
            yield _in_turn(Play(into[0]), len(into))
            return
    if state.phase not in ("turn", "extra") or state.pending:
        return
    fitting = fits(state)
    first = next((card for card in cards if holds_open(card) and card in fitting), None)
    if first is None:
        return
    bare_super = first == SUPER and state.color == NONE
    for move in SUPERS if bare_super else (Play(first),):
        run = move.color if bare_super else state.color if first == SUPER else color(first)
        count = sum(card in INSIDE[run] for card in cards)
        if count > 1:
            yield _in_turn(move, count)


def _in_turn(move: Play, count: int) -> Offer:
    chosen = "" if move.color == NONE else f" in {COLOR_NAMES[move.color]}"
    said = f"{name(move.card)}{chosen}, then {count - 1} more"
    return _add(move, said[0].upper() + said[1:])


def _add(move: Play, said: str) -> Offer:
    """A card into a run; the window goes on with other picked cards that can be added."""
    return Offer(TEXTS[move], said, Means.ADD, "A", "add", PILE, (_shown(move),), "Add to the run")


# What is said, drawn or left.


def _answer(card: Card) -> Offer:
    """A card that answers a +3."""
    move = TEXTS[Play(card)]
    if card == BREAKER:
        return Offer(move, "Break it", Means.CALL, "B", "call", PILE, (write(card),))
    return Offer(move, "Play the King", Means.PLAY, "N", "lay", PILE, (write(card),))


def _said(state: TakiFacts) -> Iterator[Offer]:
    """The moves without a card."""
    match state.phase:
        case "run":
            yield _word("close", "Close Taki", Means.CLOSE, "C", "close")
            closed = not holds_open(state.pile[-1])
            yield _word("leave", "Leave it open", Means.LEAVE, "V", "pass", plain=closed)
        case "extra" if may_stop(state):
            yield _word("stop", "Stop there", Means.STOP, "K", "pass", plain=True)
        case "turn" | "extra":
            many = state.pending or 1
            said = "Draw a card" if many == 1 else f"Draw {many}"
            could_play = can_play(state)
            yield Offer("draw", said, Means.DRAW, "D", "cards", STOCK, plain=could_play)
        case "answer":
            yield _word("pass", "Let it stand", Means.PASS, "K", "pass", plain=True)
        case "announce":
            yield _word("say last", "Last card!", Means.CALL, "L", "last-card")
            yield _word("quiet", "Keep quiet", Means.PASS, "K", "pass", plain=True)


def _word(
    move: str, said: str, group: Means, key: str, icon: str, target: str | None = None,
    *, plain: bool = False,
) -> Offer:  # fmt: skip
    return Offer(move, said, group, key, icon, target, plain=plain)
