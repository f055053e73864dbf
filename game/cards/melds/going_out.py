"""Whether a whole hand can be melded, and which discards make it possible.

Natural cards are one int in layers (`card_sets`); wild cards are only counted.  Usually
the answer is no, so a lower bound of the wild cards needed comes first.  If the hand has that many,
a search melds one card after another, the hardest first, and caches positions.

A card outside every meld of natural cards is *alone*.  A meld with one wild card holds at most
two alone cards of a rank, or four of a suit on both sides of it.  So each alone card needs half a
wild card, or a third or a quarter if it can be in such a long run.  A card outside every meld
with one wild card and another alone card is *far*: it needs a whole one.
"""

from collections.abc import Collection, Iterator
from typing import Final

from game.cards.french import Card
from game.cards.melds.card_sets import (
    ALL_COPIES_FACTOR,
    BITS_PER_COPY_COUNT,
    FIRST_COPY_MASK,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    remove_cards,
    unpack,
)
from game.cards.melds.deadwood import in_rank, in_suit
from game.cards.melds.meld_rules import HIGH_ACE_PLACE, MIN_MELD_CARD_COUNT, MeldRules

WILD_CARD_TWELFTHS_COUNT: Final = 12
"""A wild card, in twelfths."""
IMPOSSIBLE_WILD_CARD_COUNT: Final = 1 << 10
"""More wild cards than any hand has."""
_ALONE_NEED_TWELFTHS_COUNT: Final = 6
"""Maximum need of an alone card that is not far, in twelfths of a wild card."""
_MELDED_DROP_TWELFTHS_COUNT: Final = 4
"""Maximum drop of the bound, in twelfths, when a card that is not alone leaves the hand: far
cards lie at both sides of its run."""
_MAX_CACHED_POSITIONS_COUNT: Final = 1 << 12
"""Maximum number of positions in a cache before it is emptied."""
_WILD_COUNT_BIT: Final = 60
"""Lowest bit of the count of wild cards, in the sum of a hand's units."""
_NATURALS_MASK: Final = (1 << _WILD_COUNT_BIT) - 1
_ACE_COPIES: Final = ONE_RANK_MASK * ALL_COPIES_FACTOR


class GoingOutSearch:
    """Which hands can be melded whole under one set of meld rules; caches its results."""

    __slots__ = ("_alone", "_each", "_groups", "_known", "_rules", "_spare", "_unit")

    def __init__(self, rules: MeldRules) -> None:
        self._rules = rules
        self._groups = rules.groups
        self._each = rules.wilds_per_natural
        self._alone = MIN_MELD_CARD_COUNT if rules.wilds_alone else IMPOSSIBLE_WILD_CARD_COUNT
        units = [1 << (_WILD_COUNT_BIT if wild else card) for card, wild in enumerate(rules.wild)]
        self._unit = tuple(units).__getitem__
        self.forget()

    def forget(self) -> None:
        self._known: dict[tuple[int, int, int], bool] = {}
        self._spare: dict[tuple[int, int, int], int] = {}

    def discards(self, cards: Collection[Card]) -> list[Card]:
        """The cards, in order, whose discard lets all others be melded.

        A discard lowers the bound by at most the twelfths that the card itself needs.
        """
        total = sum(map(self._unit, cards))
        held, wilds = total & _NATURALS_MASK, total >> _WILD_COUNT_BIT
        if held.bit_count() + wilds < len(cards):
            held = self._layered_cards(cards)  # equal cards carried into another bit
        needed, far, melded = self._needed(held)
        lacking = needed - wilds * WILD_CARD_TWELFTHS_COUNT
        if lacking > _ALONE_NEED_TWELFTHS_COUNT and (lacking > WILD_CARD_TWELFTHS_COUNT or not far):
            return []
        spare = held & FIRST_COPY_MASK
        if not wilds:
            alone = spare & ~melded
            if alone & alone - 1:
                return []
            spare = alone or spare
        elif lacking > _MELDED_DROP_TWELFTHS_COUNT or (lacking > 0 and not far):
            spare &= far if lacking > _ALONE_NEED_TWELFTHS_COUNT else ~melded
        stuck = self._stuck_cards(held, far, wilds) if far and wilds else 0
        if stuck:
            if stuck & stuck - 1:
                return []
            spare = stuck
        if spare == held & FIRST_COPY_MASK:
            found = unpack(self._spared_cards(held, wilds, 0))
        else:
            found = [
                card for card in unpack(spare) if self.clears(remove_cards(held, 1 << card), wilds)
            ]
        if (
            wilds
            and lacking <= -WILD_CARD_TWELFTHS_COUNT
            and not stuck
            and self.clears(held, wilds - 1)
        ):
            wild = self._rules.wild
            return sorted([*found, *{card for card in cards if wild[card]}])
        return found

    def _spared_cards(self, held: int, wilds: int, room: int) -> int:
        """Card set of the cards whose discard lets all others be melded."""
        if not held:
            return 0
        position = held, wilds, room
        known = self._spare.get(position)
        if known is None:
            if len(self._spare) > _MAX_CACHED_POSITIONS_COUNT:
                self._spare.clear()
            known = self._spare[position] = self._spare_of(held, wilds, room)
        return known

    def _spare_of(self, held: int, wilds: int, room: int) -> int:
        """``_spared_cards`` uncached: the hardest card is discarded, or it is in a meld."""
        needed, far, melded = self._needed(held)
        lacking = needed - wilds * WILD_CARD_TWELFTHS_COUNT
        if lacking > _ALONE_NEED_TWELFTHS_COUNT and (lacking > WILD_CARD_TWELFTHS_COUNT or not far):
            return 0
        first = held & FIRST_COPY_MASK
        alone = first & ~melded
        if not wilds and alone & alone - 1:
            return 0
        hardest = far or alone or held
        hardest &= -hardest
        found = hardest if self.clears(remove_cards(held, hardest), wilds, room) else 0
        if alone and not wilds:
            return found
        for rest, after, space in self._ways(held, wilds, room, hardest):
            found |= self._spared_cards(rest, after, space)
            if found == first:
                break
        return found

    def clears(self, held: int, wilds: int, room: int = 0) -> bool:
        """Whether all cards can be melded, with ``room`` for wild cards in earlier melds."""
        if not held:
            return wilds <= room or wilds >= self._alone
        position = held, wilds, room
        known = self._known.get(position)
        if known is None:
            known = self._clears(held, wilds, room)
            if len(self._known) > _MAX_CACHED_POSITIONS_COUNT:
                self._known.clear()
            self._known[position] = known
        return known

    def _clears(self, held: int, wilds: int, room: int) -> bool:
        needed, far, melded = self._needed(held)
        if needed > wilds * WILD_CARD_TWELFTHS_COUNT:
            return False
        alone = held & FIRST_COPY_MASK & ~melded
        if alone and not wilds:
            return False
        hardest = far or alone or held
        for rest, after, space in self._ways(held, wilds, room, hardest & -hardest):
            if self.clears(rest, after, space):
                return True
        return False

    def _ways(self, held: int, wilds: int, room: int, card: int) -> Iterator[tuple[int, int, int]]:
        """The position after each meld with a card, as arguments of ``clears``."""
        suit, rank = divmod(card.bit_length() - 1, 13)
        shift = 13 * suit
        mates = held >> rank & _ACE_COPIES
        if self._groups and (mates & mates - 1 or self._rules.single_groups):
            for cards, need, most in in_rank(mates, wilds, self._rules):
                if cards >> shift & 1:
                    after = wilds - need
                    yield remove_cards(held, cards << rank), after, min(room + most - need, after)
        for cards, need, most in in_suit(held >> shift & ONE_SUIT_MASK, wilds, self._rules):
            if cards >> rank & 1:
                after = wilds - need
                yield remove_cards(held, cards << shift), after, min(room + most - need, after)

    def _layered_cards(self, cards: Collection[Card]) -> int:
        held = 0
        for bit in map(self._unit, cards):
            if bit <= FIRST_COPY_MASK:
                while held & bit:
                    bit <<= BITS_PER_COPY_COUNT
                held |= bit
        return held

    def _needed(self, held: int) -> tuple[int, int, int]:
        """A lower bound of the wild cards needed, in twelfths; the far cards; those not alone.

        Both card sets may be incomplete.
        """
        spades, hearts = held & ONE_SUIT_MASK, held >> 13 & ONE_SUIT_MASK
        diamonds, clubs = held >> 26 & ONE_SUIT_MASK, held >> 39 & ONE_SUIT_MASK
        code = (
            _SPADE_CODES[spades]
            + _HEART_CODES[hearts]
            + _DIAMOND_CODES[diamonds]
            + _CLUB_CODES[clubs]
        )
        if code < 0:
            _look_at((spades, hearts, diamonds, clubs))
            return self._needed(held)
        needed, melded, far = (
            code & _TWELFTHS_MASK,
            code >> _MELDED_CARDS_BIT & FIRST_COPY_MASK,
            code >> _FAR_CARDS_BIT,
        )
        if self._groups:
            two, others = spades & hearts, diamonds & clubs
            either, other = spades | hearts, diamonds | clubs
            pairs = two | others | either & other
            ranks = two & other | others & either
            if held > FIRST_COPY_MASK:
                second = held >> BITS_PER_COPY_COUNT
                third = second >> BITS_PER_COPY_COUNT
                again = (second | second >> 13 | second >> 26 | second >> 39) & ONE_SUIT_MASK
                ranks |= pairs & again
                ranks |= (third | third >> 13 | third >> 26 | third >> 39) & ONE_SUIT_MASK
                pairs |= again
            if ranks:
                in_groups = ranks * ONE_RANK_MASK
                needed -= _ALONE_NEED_TWELFTHS_COUNT * (held & in_groups & ~melded).bit_count()
                melded |= in_groups
            if far:
                far &= ~(pairs * ONE_RANK_MASK)
        if far:
            needed += (WILD_CARD_TWELFTHS_COUNT - _ALONE_NEED_TWELFTHS_COUNT) * far.bit_count()
        return needed, far, melded

    def _stuck_cards(self, held: int, far: int, wilds: int) -> int:
        """The far cards that are in no meld at all."""
        if self._each > 1 and wilds > 1:
            return 0
        stuck = 0
        while far:
            card = far & -far
            far ^= card
            suit, rank = divmod(card.bit_length() - 1, 13)
            others = held >> 13 * suit & ONE_SUIT_MASK & ~(1 << rank)
            reach = (8 << 2 * wilds) - 1 << rank >> wilds + 1
            if not rank:
                reach |= (8 << 2 * wilds) - 1 << HIGH_ACE_PLACE >> wilds + 1
            if not (others | (others & 1) << HIGH_ACE_PLACE) & reach:
                stuck |= card
        return stuck


_TWELFTHS_MASK: Final = (1 << 10) - 1
_MELDED_CARDS_BIT: Final = 10
_FAR_CARDS_BIT: Final = _MELDED_CARDS_BIT + BITS_PER_COPY_COUNT
_UNKNOWN_SUIT_CODE: Final = -1 << _FAR_CARDS_BIT + BITS_PER_COPY_COUNT
"""Less than any sum of the other three suits."""
_SPADE_CODES: Final = [_UNKNOWN_SUIT_CODE] * (ONE_SUIT_MASK + 1)
"""By the ranks of the spades (13 bits): twelfths needed; from ``_MELDED_CARDS_BIT`` on the cards in
runs, from bit ``_FAR_CARDS_BIT`` on the far cards."""
_HEART_CODES: Final = _SPADE_CODES.copy()
_DIAMOND_CODES: Final = _SPADE_CODES.copy()
_CLUB_CODES: Final = _SPADE_CODES.copy()


def _look_at(suits: Collection[int]) -> None:
    """Fill the tables of the four suits for the ranks of a hand."""
    tables = (_SPADE_CODES, _HEART_CODES, _DIAMOND_CODES, _CLUB_CODES)
    for number, (known, ranks) in enumerate(zip(tables, suits, strict=True)):
        if known[ranks] < 0:
            needed, far, melded = _looked_at(ranks)
            known[ranks] = (
                needed | (melded << _MELDED_CARDS_BIT | far << _FAR_CARDS_BIT) << 13 * number
            )


def _looked_at(ranks: int) -> tuple[int, int, int]:
    places = ranks | (ranks & 1) << HIGH_ACE_PLACE
    runs = places & places >> 1 & places >> 2
    runs |= runs << 1 | runs << 2
    melded = (runs | runs >> HIGH_ACE_PLACE) & ONE_SUIT_MASK
    alone = ranks & ~melded
    if not alone:
        return 0, 0, melded
    # With a wild card between them or at an end, these are in a run with one, two or three other
    # alone cards.
    places = alone | (alone & 1) << HIGH_ACE_PLACE
    beside = places & places >> 1
    over = places & places >> 2
    two = beside | beside << 1 | over | over << 2
    low, high = beside & places >> 3, places & beside >> 2
    three = low | low << 1 | low << 3 | high | high << 2 | high << 3
    four = beside & beside >> 3
    four |= four << 1 | four << 3 | four << 4
    two, three, four = [(found | found >> HIGH_ACE_PLACE) & alone for found in (two, three, four)]
    needed = (
        _ALONE_NEED_TWELFTHS_COUNT * alone.bit_count() - 2 * three.bit_count() - four.bit_count()
    )
    return needed, alone & ~two, melded
