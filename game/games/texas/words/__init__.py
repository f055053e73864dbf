"""Sentences of Texas Rummy: moves and log lines.

Fixed: one sentence for a move or event, and no card in it that its reader may not know.
Free: the wording of the log.
Then look at: tests/games/texas/test_words.py, tests/laws/test_telling.py
"""

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.core.event import Event, Seat
from game.core.state import SeatView
from game.core.table import LineMove, stake
from game.games.texas.moves import Discard, Draw, GoOut, Move
from game.games.texas.rules import TexasState
from game.games.texas.rules.round import cards_dealt, left_of
from game.games.texas.state import TexasFacts
from game.text.message import Message, Names, TextValue, Who, listed


def say(state: TexasFacts, move: Move) -> Message:
    """Description of a move before it is made."""
    match move:
        case Draw():
            if move.from_pile and state.pile:
                return Message("texas-draw-pile", card=card_names.named(state.pile[-1]))
            return Message("texas-draw-top") if move.from_pile else Message("texas-draw-stock")
        case Discard():
            return Message("texas-discard", card=card_names.named(move.card))
        case GoOut():
            return Message("texas-go-out", card=card_names.named(move.card))


def in_line(state: TexasFacts, move: Move, names: Names) -> LineMove:
    """A move on a line of braille.

    At stake are the cards of the deck, and the points of the pile top.
    """
    match move:
        case Draw(from_pile):
            if not from_pile:
                return LineMove(Message("line-draw"), str(len(state.stock)))
            points = state.round_law.values[state.pile[-1]] if state.pile else 0
            return LineMove(Message("line-take"), str(points))
        case Discard(card):
            return LineMove(Message("line-discard"), card_in_line(state, card))
        case GoOut(card):
            return LineMove(Message("line-out"), card_in_line(state, card))


def next_in_line(state: TexasFacts, names: Names) -> Message:
    """The next player and the cards they hold, on a line of braille."""
    assert state.asked is not None, "a seat is asked"
    following = left_of(state, state.asked)
    return stake(names, following, len(state.hands[following]))


def card_in_line(state: TexasFacts, card: Card) -> TextValue:
    """A card on a line of braille; a wild one is marked, except a joker."""
    named = card_names.named(card)
    wild = state.law is not None and state.law.rules.wild[card] and card != JOKER
    return Message("line-wild", card=named) if wild else named


def tell(seen: SeatView[TexasState], event: Event, names: Names) -> Message | None:
    """Log line of an event about to be seen, if it needs one."""
    match event.name:
        case "shuffle":
            return _shuffle(event, names)
        case "turn-up":
            return Message("texas-turned-up", card=_card(event))
        case "draw":
            return _draw(event, names)
        case "discard":
            return Message("texas-discards", who=_who(event, names), card=_card(event))
        case "out":
            return Message("texas-goes-out", who=_who(event, names), card=_card(event))
        case "laid":
            return Message("texas-lays", who=_who(event, names))
        case "stock-out":
            if seen.state.laid is not None:
                return Message("texas-stock-out-last", who=_who(event, names))
            return Message("texas-stock-out")
        case "round-end":
            return _round_end(seen.state, event, names)
        case "dime":
            return Message("texas-dime", who=_who(event, names))
        case "share":
            seat = _seat(event)
            gained = event.changes["dimes"][seat] - seen.state.dimes[seat]
            return Message("texas-share", who=names[seat], count=gained)
        case _:
            return None


def _shuffle(event: Event, names: Names) -> Message:
    if "round" not in event.changes:
        return Message("texas-new-stock")
    which = event.changes["round"]
    return Message(
        "texas-deals",
        who=_who(event, names),
        round=which,
        count=cards_dealt(which),
        rank=event.changes["wild"],
    )


def _draw(event: Event, names: Names) -> Message:
    who = _who(event, names)
    if event.source == "pile":
        return Message("texas-takes", who=who, card=_card(event))
    if event.cards[0] is None:
        return Message("texas-draws", who=who)
    return Message("texas-draws-card", who=who, card=_card(event))


def _round_end(state: TexasFacts, event: Event, names: Names) -> Message:
    points = event.changes["rounds"][-1]["scores"]
    told = [
        Message("texas-points-of", who=name, points=more)
        for name, more in zip(names, points, strict=True)
    ]
    return Message("texas-round-over", round=state.round, points=listed(told))


def _who(event: Event, names: Names) -> Who:
    return names[_seat(event)]


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.name!r} has no seat")
    return event.seat


def _card(event: Event) -> Message:
    return card_names.named(french.read(str(event.cards[0])))
