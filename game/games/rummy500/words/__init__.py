"""The texts of 500 Rummy: names of melds, sentences of the log, and the rules text.

Fixed: a sentence for each move and event; heading anchors, to which refusals point.
Free: the sentences themselves, and the short names of melds.
Then look at: tests/games/rummy500/test_words.py, tests/laws/test_rules.py
"""

from collections.abc import Sequence
from functools import reduce

from game.cards import card_names, french
from game.cards.french import RANKS
from game.cards.melds import LaidCard, card_of, is_joker, is_run, names_rank_only, rank_of, read
from game.core.event import Event, Seat, bare_card
from game.core.state import SeatView
from game.core.table import LineMove, item, stake
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.moves import (
    Discard,
    DrawPile,
    DrawStock,
    Finish,
    LayMeld,
    LayOff,
    Move,
    Pass,
    Rummy,
    RummyTo,
    Swap,
)
from game.games.rummy500.rules import Rummy500State
from game.games.rummy500.scoring import points_laid_off, points_of, swapped_points
from game.games.rummy500.state import Rummy500Facts
from game.text.message import Message, Names, TextValue, Value, figured, listed

# Names of melds and cards.


def melded(cards: Sequence[LaidCard]) -> TextValue:
    """A meld with its jokers: ``6-7-8 of clubs, joker as 6``, ``three kings with a joker``."""
    return _with_jokers(cards, card_names.meld(cards))


def melded_in_short(cards: Sequence[LaidCard]) -> TextValue:
    """The short form of ``melded``: ``5-6-7 of clubs``, ``5 to J of clubs``."""
    return (
        _with_jokers(cards, card_names.short_run(cards)) if is_run(tuple(cards)) else melded(cards)
    )


def _with_jokers(cards: Sequence[LaidCard], meld: Message) -> TextValue:
    jokers = [card for card in cards if is_joker(card)]
    if not jokers:
        return meld
    count = len(jokers)
    if not is_run(tuple(cards)):
        return Message("rummy500-group-with-jokers", meld=meld, count=count)
    ranks = reduce(
        lambda before, after: Message("lists-and", before=before, after=after),
        [card_names.rank_name(rank_of(card)) for card in jokers],
    )
    return Message("rummy500-run-with-jokers", meld=meld, count=count, ranks=ranks)


def added(off: LayOff) -> Message:
    """The card of a lay-off: ``8 of clubs``, ``ace low``, ``a joker``, ``a joker as 9``."""
    if not is_joker(off.card):
        return (
            Message("rummy500-ace-at-end", end=off.end)
            if off.end
            else card_names.named(card_of(off.card))
        )
    if names_rank_only(off.card):
        return card_names.the(card_of(off.card))
    return Message("rummy500-joker-as", rank=_end_or_rank(off))


def added_first(off: LayOff) -> Message:
    """``added`` for the beginning of a sentence: ``Jack of clubs``, ``A joker as 9``."""
    if not is_joker(off.card):
        if off.end:
            return Message("rummy500-ace-at-end.first", end=off.end)
        return card_names.named_first(card_of(off.card))
    if names_rank_only(off.card):
        return card_names.the_first(card_of(off.card))
    return Message("rummy500-joker-as.first", rank=_end_or_rank(off))


def _end_or_rank(off: LayOff) -> Message:
    if off.end:
        return Message("rummy500-ace-at-end", end=off.end)
    return card_names.rank_name(rank_of(off.card))


def target(meld: LaidMeld, names: Names) -> Message:
    """The meld of a lay-off: ``Ada's run``, ``your queens``."""
    who = names[whose_most(meld.by)]
    if is_run(meld.cards):
        return Message("rummy500-run-of", who=who)
    return Message("rummy500-group-of", who=who, rank=RANKS[rank_of(meld.cards[0])])


def whose_meld(meld: LaidMeld, names: Names) -> Message:
    """A meld and the player who laid most of it: ``Ada's 5-6-7 of clubs``."""
    return card_names.whose(names[whose_most(meld.by)], card_names.meld(meld.cards))


def whose_most(by: Sequence[int]) -> Seat:
    """The seat that laid most of a meld's cards."""
    return Seat(max(by, key=list(by).count))


# Sentences.


def say(state: Rummy500Facts, move: Move, names: Names) -> Message:
    match move:
        case DrawStock():
            return Message("rummy500-draw-stock")
        case DrawPile(count):
            deepest = card_names.the(state.pile[-count])
            if count == 1:
                return Message("rummy500-draw-pile", card=deepest)
            return Message("rummy500-draw-pile.several", count=count, card=deepest)
        case LayMeld(cards):
            return Message("rummy500-meld", meld=melded(cards))
        case LayOff(card, number, end):
            meld = whose_meld(state.melds[number - 1], names)
            return Message("rummy500-lay-off", card=card_names.the_laid(card), meld=meld, end=end)
        case Swap(card, number):
            meld = whose_meld(state.melds[number - 1], names)
            return Message("rummy500-swap", card=card_names.the(card), meld=meld)
        case Discard(card):
            return Message("rummy500-discard", card=card_names.the(card))
        case Rummy(count):
            deepest = card_names.the(state.pile[-count])
            if count == 1:
                return Message("rummy500-call-take", card=deepest)
            return Message("rummy500-call-take.several", count=count, card=deepest)
        case RummyTo(number, joker, end):
            what = card_names.the_laid(LaidCard(state.pile[-1]) if joker is None else joker)
            meld = whose_meld(state.melds[number - 1], names)
            return Message("rummy500-call-lay-off", card=what, meld=meld, end=end)
        case Pass():
            return Message("rummy500-silent")
        case Finish():
            return Message("rummy500-finish")


def in_line(state: Rummy500Facts, move: Move, names: Names) -> LineMove:
    """A move on a line of braille, with its points; the pile is taken down to a card.

    At stake are also the cards of the deck.
    """
    match move:
        case DrawStock():
            return LineMove(Message("line-draw"), str(len(state.stock)))
        case DrawPile(count):
            return LineMove(Message("line-take"), _pile_in_line(state, count))
        case LayMeld(cards):
            points = str(points_of(cards, state.worth))
            run = is_run(tuple(cards))
            meld = card_names.run_in_line(cards) if run else melded(cards)
            return LineMove(Message("line-lay"), item(points, meld))
        case LayOff():
            return LineMove(Message("line-add"), _addition_in_line(state, move, names))
        case Swap(card, number):
            owner = whose_most(state.melds[number - 1].by)
            told = stake(names, owner, swapped_points(state, move, state.worth))
            return LineMove(Message("rummy500-line-swap"), item(told, card_names.the(card)))
        case Discard(card):
            return LineMove(Message("line-discard"), card_names.the(card))
        case Rummy(count):
            return LineMove(Message("rummy500-line-call"), _pile_in_line(state, count))
        case RummyTo(number, joker, end):
            called = LayOff(LaidCard(state.pile[-1]) if joker is None else joker, number, end)
            told = _addition_in_line(state, called, names)
            return LineMove(Message("rummy500-line-call.add"), told)
        case Pass():
            return LineMove(Message("line-pass"))
        case Finish():
            return LineMove(Message("line-finish"))


def next_in_line(state: Rummy500Facts, names: Names) -> Message:
    """The next player and the cards they hold, on a line of braille."""
    following = state.left_of(state.seat)
    return stake(names, following, len(state.hands[following]))


def _pile_in_line(state: Rummy500Facts, count: int) -> Message:
    """The points of the top cards of the pile, the lowest of them, and how many lie on it."""
    cards = state.pile[-count:]
    points = str(sum(state.worth.cards[card] for card in cards))
    lowest: TextValue = card_names.the(cards[0])
    if count > 1:
        lowest = Message("rummy500-line-pile", card=lowest, count=count - 1)
    return item(points, lowest)


def _addition_in_line(state: Rummy500Facts, off: LayOff, names: Names) -> Message:
    """Whose meld a card is added to, its points, and the card."""
    owner = whose_most(state.melds[off.meld - 1].by)
    card: TextValue = card_names.the_laid(off.card)
    if off.end:
        card = Message("rummy500-line-end", card=card, end=off.end)
    return item(stake(names, owner, points_laid_off(state, off, state.worth)), card)


def tell(seen: SeatView[Rummy500State], event: Event, names: Names) -> Message | None:
    """The log's sentence for an event, before the view follows it; None if it needs none."""
    if event.name == "shuffle":
        who = names[event.changes["dealer"]]
        return Message("rummy500-deals", who=who, round=event.changes["round"])
    if event.name == "turn-up":
        return Message("rummy500-turned-up", card=card_names.the_first(_card(event)))
    if event.name == "round-end":
        return _round_end(event, names)
    if event.seat is None:
        return None
    return _turn(seen, event, event.seat, names)


def _turn(seen: SeatView[Rummy500State], event: Event, seat: Seat, names: Names) -> Message | None:
    who = names[seat]
    match event.name:
        case "draw" if event.source == "stock":
            if event.cards[0] is None:
                return Message("rummy500-draws", who=who)
            return Message("rummy500-draws-card", who=who, card=card_names.the(_card(event)))
        case "draw":
            return Message("rummy500-takes", who=who, cards=_all(event))
        case "rummy":
            return Message("rummy500-calls-takes", who=who, cards=_all(event))
        case "lay":
            cards = [read(str(text)) for text in event.cards]
            return Message("rummy500-melds", who=who, meld=melded(cards))
        case "add":
            return _added(seen.state, event, seat, names)
        case "swap":
            return _swapped(seen.state, event, seat, names)
        case "discard":
            return Message("rummy500-discards", who=who, card=card_names.the(_card(event)))
        case "float":
            return Message("rummy500-floats", who=who)
        case "keep":
            return Message("rummy500-keeps", who=who)
        case "finish":
            return Message("rummy500-finishes", who=who)
        case _:
            return None


def _added(state: Rummy500Facts, event: Event, seat: Seat, names: Names) -> Message:
    who = names[seat]
    lies = state.melds[int(str(event.target).split("/")[1][1:]) - 1]
    card = card_names.the_laid(read(str(event.cards[0])))
    called = event.source == "pile"
    if whose_most(lies.by) == seat:
        meld = card_names.meld(lies.cards)
        if called:
            return Message("rummy500-calls-lays-off-own", who=who, card=card, meld=meld)
        return Message("rummy500-lays-off-own", who=who, card=card, meld=meld)
    meld = whose_meld(lies, names)
    if called:
        return Message("rummy500-calls-lays-off", who=who, card=card, meld=meld)
    return Message("rummy500-lays-off", who=who, card=card, meld=meld)


def _swapped(state: Rummy500Facts, event: Event, seat: Seat, names: Names) -> Message:
    """The swap of a card for a joker, which has left its meld before."""
    lies, place = state.melds[int(str(event.target).split("/")[1][1:]) - 1], event.index
    card = read(str(event.cards[0]))
    meld = card_names.meld((*lies.cards[:place], card, *lies.cards[place:]))
    who, named, owner = names[seat], card_names.the(card_of(card)), whose_most(lies.by)
    if owner == seat:
        return Message("rummy500-swaps-own", who=who, card=named, meld=meld)
    whose = card_names.whose(names[owner], meld)
    return Message("rummy500-swaps", who=who, card=named, meld=whose)


def _round_end(event: Event, names: Names) -> Message:
    scores = event.changes["rounds"][-1]["scores"]
    points = listed(
        Message("rummy500-points-of", who=who, points=figured(count, signed=True))
        for who, count in zip(names, scores, strict=True)
    )
    if event.seat is None:
        return Message("rummy500-round-over", points=points)
    return Message("rummy500-out", who=names[event.seat], points=points)


def _all(event: Event) -> Value:
    return card_names.all_of([french.read(str(text)) for text in event.cards])


def _card(event: Event) -> french.Card:
    return french.read(bare_card(str(event.cards[0])))
