"""Names of cards and melds of 500 Rummy, as values of messages."""

from collections.abc import Sequence
from functools import reduce

from game.cards import card_names
from game.cards.french import RANKS
from game.cards.melds import LaidCard, card_of, is_joker, is_run, names_rank_only, rank_of
from game.core.event import Seat
from game.games.rummy500.melds import LaidMeld
from game.games.rummy500.moves import LayOff
from game.text.message import Message, Names, TextValue


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
            Message("rummy500-ace", end=off.end) if off.end else card_names.named(card_of(off.card))
        )
    if names_rank_only(off.card):
        return card_names.the(card_of(off.card))
    return Message("rummy500-joker-as", rank=_end_or_rank(off))


def added_first(off: LayOff) -> Message:
    """``added`` for the beginning of a sentence: ``Jack of clubs``, ``A joker as 9``."""
    if not is_joker(off.card):
        if off.end:
            return Message("rummy500-ace.first", end=off.end)
        return card_names.named_first(card_of(off.card))
    if names_rank_only(off.card):
        return card_names.the_first(card_of(off.card))
    return Message("rummy500-joker-as.first", rank=_end_or_rank(off))


def _end_or_rank(off: LayOff) -> Message:
    if off.end:
        return Message("rummy500-ace", end=off.end)
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
