"""Melds: the common ground of the three rummies (Take, 500 Rummy, Texas Rummy).

A game states which melds it allows once, as a ``MeldRules`` value, and asks:

* ``as_meld``, ``shape``: are these cards a meld, and which cards fit on it?
* ``melds_in``, ``melds_of``: which melds can a hand lay, which use exactly these cards?
* ``lay_off_spots``, ``openings``: where do cards fit on a meld, or on runs that a card may join?
* ``fewest_to_meld``, ``can_all_be_melded``: which cards can one turn put on the table?
* ``best_arrangement``, ``ArrangementSearch``: how little deadwood can a hand have?
* ``in_runs``, ``in_groups``, ``pairs``: which natural cards form melds?

All answers are exact, wild cards included.  How:

* A card set is one int with a bit for each card (`card_sets`).  A ``MeldableHand`` adds second
  copies and the number of jokers (`hand_potential`).
* An ace has two places in its suit: 0 below the two, 13 above the king.  A run spans at most 13
  of the 14 places, so it never has both aces and never wraps around.
* A meld on the table becomes a ``TableMeld``, all of them a ``TableMelds``: which cards fit, and
  where the runs end (`table_melds`).
* Where runs can be joined every order of moves is tried, one suit at a time: runs of different
  suits share nothing but jokers (`run_joining`).
* The search for the least deadwood only counts wild cards, since each can stand for any card.  It
  branches on the lowest natural card: a meld candidate with that lowest card, or deadwood.  So it
  meets every arrangement once (`deadwood`, `arrangement`).
* Its caches outlive a question: opponents ask about many hands that differ in one card.

Fixed: answers are exact, and lists of melds keep their order, which searches depend on.
Free: bounds, layers of bits and caches: everything that only makes an answer faster.
Then look at: tests/cards/test_melds_law.py, tests/bench/measure/bench_melds.py
"""

from game.cards.melds.arrangement import (
    Arrangement,
    ArrangementSearch,
    best_arrangement,
    melds_with,
)
from game.cards.melds.card_sets import (
    ALL_NATURALS,
    ONE_RANK_MASK,
    ONE_SUIT_MASK,
    SUIT_CARDS,
    bits_of,
    has_meld,
    in_groups,
    in_runs,
    near_cards,
    neighbour_cards,
    pairs,
    ranks_in_suits,
)
from game.cards.melds.hand_potential import (
    EMPTY_MELDABLE_HAND,
    MeldableHand,
    fewest_of,
    fewest_to_meld,
    hand_of,
    perhaps_melded,
    summed,
)
from game.cards.melds.laid_cards import (
    LaidCard,
    card_of,
    is_joker,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    read,
    read_meld,
    stands_for,
    write,
    write_meld,
)
from game.cards.melds.meld_listing import (
    Meld,
    filled_run,
    groups_of,
    melds_in,
    melds_of,
    parts_in,
    runs_of,
)
from game.cards.melds.meld_rules import (
    HIGH_ACE_PLACE,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    MeldRules,
    as_meld,
    card_at,
    is_run,
)
from game.cards.melds.run_joining import (
    Opening,
    can_all_be_melded,
    can_go_out,
    leaves_unplayable,
    openings,
)
from game.cards.melds.table_melds import (
    GROUP_SUIT,
    HIGH_END,
    LOW_END,
    End,
    Ends,
    LayOffSpot,
    TableMeld,
    TableMelds,
    extended,
    goes_low,
    lay_off_spots,
    shape,
    shape_of,
    spread,
)

__all__ = [
    "ALL_NATURALS",
    "EMPTY_MELDABLE_HAND",
    "GROUP_SUIT",
    "HIGH_ACE_PLACE",
    "HIGH_END",
    "LOW_END",
    "MAX_RUN_CARD_COUNT",
    "MIN_MELD_CARD_COUNT",
    "ONE_RANK_MASK",
    "ONE_SUIT_MASK",
    "SUIT_CARDS",
    "Arrangement",
    "ArrangementSearch",
    "End",
    "Ends",
    "LaidCard",
    "LayOffSpot",
    "Meld",
    "MeldRules",
    "MeldableHand",
    "Opening",
    "TableMeld",
    "TableMelds",
    "as_meld",
    "best_arrangement",
    "bits_of",
    "can_all_be_melded",
    "can_go_out",
    "card_at",
    "card_of",
    "extended",
    "fewest_of",
    "fewest_to_meld",
    "filled_run",
    "goes_low",
    "groups_of",
    "hand_of",
    "has_meld",
    "in_groups",
    "in_runs",
    "is_joker",
    "is_run",
    "joker_as",
    "joker_of_rank",
    "lay_off_spots",
    "leaves_unplayable",
    "melds_in",
    "melds_of",
    "melds_with",
    "names_rank_only",
    "near_cards",
    "neighbour_cards",
    "openings",
    "pairs",
    "parts_in",
    "perhaps_melded",
    "rank_of",
    "ranks_in_suits",
    "read",
    "read_meld",
    "runs_of",
    "shape",
    "shape_of",
    "spread",
    "stands_for",
    "summed",
    "write",
    "write_meld",
]
