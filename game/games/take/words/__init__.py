"""The texts of Take: names of sequences, sentences of the log, and the rules text.

Fixed: moves, log lines and prompts name a sequence alike, with what its jokers stand for.
Free: how much of a long sequence a sentence spells out.
Then look at: tests/games/take/test_rules_text.py, tests/words/test_catalogue.py
"""

from collections.abc import Sequence
from functools import reduce
from typing import TypeVar

from game.cards import card_names, french
from game.cards.melds import laid_cards
from game.cards.melds.laid_cards import LaidCard, is_joker, rank_of, stands_for
from game.core.event import Event, Seat
from game.core.state import SeatView
from game.core.table import LineMove, item, stake
from game.games.take.melds import Run
from game.games.take.moves import Add, Discard, Draw, Finish, Lay, Move
from game.games.take.scoring import laid_value, value
from game.games.take.state import TakeFacts
from game.text.message import Message, Names, TextValue, Value, Who, listed, together

# Names of sequences and their cards.


def in_words(cards: tuple[LaidCard, ...]) -> Message:
    """A sequence, for use after "the" or "your": ``5-6-7 of clubs``."""
    return (
        card_names.run(cards)
        if len(cards) <= card_names.MAX_SINGLY_NAMED_CARD_COUNT
        else card_names.suit_run(cards)
    )


def in_short(cards: tuple[LaidCard, ...]) -> TextValue:
    """The ranks of a sequence without its suit: ``5-6-7``, ``4 to J``."""
    ranks = shorts(cards)
    if len(cards) <= card_names.MAX_BRIEFLY_NAMED_CARD_COUNT:
        return card_names.ranks(cards)
    return Message("take-short-ends", low=ranks[0], high=ranks[-1])


def suit_in_words(cards: tuple[LaidCard, ...]) -> Message:
    """The suit of a sequence: ``clubs``."""
    return card_names.suit_name(stands_for(cards[0]) // 13)


def shorts(cards: Sequence[LaidCard]) -> list[Message]:
    return [card_names.rank_short(rank_of(card)) for card in cards]


def jokers_of(cards: tuple[LaidCard, ...]) -> list[LaidCard]:
    return [card for card in cards if is_joker(card)]


def jokers_in_words(jokers: Sequence[LaidCard]) -> Value:
    """One or more jokers with the cards they stand for: ``the joker as the 8 of clubs``."""
    return together([Message("take-the-joker", card=card_names.laid(card)) for card in jokers])


def whose(run: Run, names: Names) -> Message:
    """A sequence with its owner: ``your 5-6-7 of clubs``."""
    return card_names.whose(names[Seat(run.owner)], in_words(run.cards))


# Sentences.

F = TypeVar("F", bound=TakeFacts)


def say(position: TakeFacts, move: Move, names: Names) -> Message:
    match move:
        case Draw("stock"):
            return Message("take-say-draw")
        case Draw():
            return Message("take-say-draw-pile", card=card_names.named(position.pile[-1]))
        case Lay(cards):
            if jokers := jokers_of(cards):
                told = jokers_in_words(jokers)
                return Message("take-say-lay-jokers", run=in_words(cards), jokers=told)
            return Message("take-say-lay", run=in_words(cards))
        case Add():
            return _say_add(position, move, names)
        case Discard(card):
            return Message("take-say-discard", card=card_names.named(card))
        case Finish():
            return Message("take-say-finish")


def in_line(position: TakeFacts, move: Move, names: Names) -> LineMove:
    """A move on a line of braille; a joker tells which card it is, in a run by its mark.

    At stake are the points of a sequence or card, and the cards of the deck.
    """
    match move:
        case Draw("stock"):
            return LineMove(Message("line-draw"), str(len(position.stock)))
        case Draw():
            return LineMove(Message("line-take"), str(value(position.pile[-1:])))
        case Lay(cards):
            run = card_names.run_in_line(cards)
            return LineMove(Message("line-lay"), item(str(laid_value(cards)), run))
        case Add(card, _, _, end):
            runs = _touched(position, move)
            own = all(run.owner == position.asked for run in runs)
            word = Message("line-add") if own else Message("take-line-steal")
            named: TextValue = card_names.laid(card)
            if end:
                named = Message("take-line-end", card=named, end=end)
            return LineMove(word, item(_stakes(runs, names), named))
        case Discard(card):
            return LineMove(Message("line-discard"), card_names.named(card))
        case Finish():
            return LineMove(Message("line-finish"))


def next_in_line(position: TakeFacts, names: Names) -> Message:
    """The next player and the cards they hold, on a line of braille."""
    following = Seat((position.seat + 1) % position.setup.players)
    return stake(names, following, len(position.hands[following]))


def _touched(position: TakeFacts, move: Add) -> list[Run]:
    """The sequences that an addition makes one's own, the lower first."""
    place = position.table.place_of(move)
    return [position.table.runs[one] for one in (place.below, place.above) if one is not None]


def _stakes(runs: Sequence[Run], names: Names) -> TextValue:
    """Whose sequences they are, with their points: ``A15``, ``me15+A20``."""
    stakes: list[TextValue] = [stake(names, Seat(run.owner), laid_value(run.cards)) for run in runs]
    return reduce(lambda one, other: Message("line-and", one=one, other=other), stakes)


def _say_add(position: TakeFacts, move: Add, names: Names) -> Message:
    runs = _touched(position, move)
    told = [whose(run, names) for run in runs]
    card, end = card_names.laid(move.card), move.end or "either"
    if len(told) > 1:
        return Message("take-say-join", lower=told[0], upper=told[1], card=card)
    if runs[0].owner == position.asked:
        return Message("take-say-add", card=card, run=told[0], end=end)
    return Message("take-say-take", card=card, run=told[0], end=end)


def tell(seen: SeatView[F], event: Event, names: Names) -> Message | None:
    """The log's sentence for an event, before the view follows it; None if it needs none."""
    match event.name:
        case "shuffle":
            number = event.changes["round"]
            return Message("take-deals", who=_who(event, names), round=number)
        case "turn-up":
            return Message("take-turned-up", card=_card(event))
        case "draw":
            return _tell_draw(event, names)
        case "lay":
            return _tell_laid(event, names)
        case "add":
            told = in_words(_run(seen, event.target).cards)
            return Message("take-added", who=_who(event, names), card=_laid(event), run=told)
        case "take":
            told = whose(_run(seen, event.target), names)
            return Message("take-took", who=_who(event, names), card=_laid(event), run=told)
        case "join":
            run = _run(seen, event.source)
            if run.owner == event.seat:
                told = in_words(run.cards)
                return Message("take-joined-own", who=_who(event, names), run=told)
            return Message("take-joined", who=_who(event, names), run=whose(run, names))
        case "discard":
            return Message("take-discarded", who=_who(event, names), card=_card(event))
        case "float":
            return Message("take-floated", who=_who(event, names))
        case "keep":
            kept = seen.state.barred
            assert kept is not None, "the card that is kept was taken this turn"
            return Message("take-kept", who=_who(event, names), card=card_names.named(kept))
        case "finish":
            return Message("take-finished", who=_who(event, names))
        case "reveal":
            return _tell_left(event, names)
        case "round-end":
            return _tell_round(event, names)
        case _:
            return None


def _tell_draw(event: Event, names: Names) -> Message:
    who = _who(event, names)
    if event.source == "pile":
        return Message("take-drew-pile", who=who, card=_card(event))
    if event.cards == (None,):
        return Message("take-drew-unseen", who=who)
    return Message("take-drew", who=who, card=_card(event))


def _tell_laid(event: Event, names: Names) -> Message:
    who = _who(event, names)
    cards = tuple(laid_cards.read(str(card)) for card in event.cards)
    if jokers := jokers_of(cards):
        told = jokers_in_words(jokers)
        return Message("take-laid-jokers", who=who, run=in_words(cards), jokers=told)
    return Message("take-laid", who=who, run=in_words(cards))


def _tell_left(event: Event, names: Names) -> Message:
    held = [french.read(str(card)) for card in event.cards]
    who = _who(event, names)
    return Message("take-held", who=who, count=len(held), points=value(held))


def _tell_round(event: Event, names: Names) -> Message:
    told = listed(
        Message("take-player-points", who=who, points=points)
        for who, points in zip(names, event.changes["rounds"][-1]["scores"], strict=True)
    )
    if event.seat is None:
        return Message("take-round-over", points=told)
    return Message("take-round-over-out", who=_who(event, names), points=told)


def _run(seen: SeatView[F], zone: str | None) -> Run:
    found = seen.state.table.at(str(zone))
    assert found is not None, "what is told of lies on the table"
    return found


def _who(event: Event, names: Names) -> Who:
    return names[_seat(event)]


def _seat(event: Event) -> Seat:
    if event.seat is None:
        raise ValueError(f"the event {event.name!r} has no seat")
    return event.seat


def _card(event: Event) -> Message:
    return card_names.named(french.read(str(event.cards[-1])))


def _laid(event: Event) -> Message:
    return card_names.laid(laid_cards.read(str(event.cards[0])))
