"""Melds: the common ground of the three rummies (Take, 500 Rummy, Texas Rummy).

A game states its law once, as a ``MeldRules`` value, and asks:

* ``as_meld``, ``shape``: are these cards a meld, how does it lie, what can be added to it?
* ``melds_in``, ``melds_of``: which melds can a hand lay, which are exactly these cards?
* ``additions``, ``openings``: what can be added to one meld, to runs that a card may join?
* ``fewest_to_meld``, ``can_all_be_melded``: what can one turn put on the table?
* ``best_arrangement``, ``Arranger``: how few points can be left in a hand?
* ``in_runs``, ``in_groups``, ``pairs``: which natural cards go together?

All answers are exact, wild cards included.  How:

* A set of natural cards is one int, a bit a card (``masks``); a hand from which melds are
  laid also has its second copies and counts its jokers (``hands``).
* An ace has two places in its suit, 0 below the two and 13 above the king; a run is a
  window of at most 13 of the 14 places, so it never has both and never goes round.
* A meld on the table is summed up once (``Shape``), all of them together too (``Spread``):
  what fits, and where the runs end (``tabled``).  Whether a card can still be melded is
  then a question of a few bits (``reaching``).
* Where runs are joined the order of moves matters; there every order is tried, one
  suit at a time, since runs of different suits share nothing but jokers (``joining``).
* For the best arrangement a hand's natural cards are one int, further copies in further
  layers (``copies``).  Wild cards are only counted: each can stand for anything.
* A set of natural cards with wild cards for its gaps is one candidate, charged
  the wild cards it cannot do without: the gaps, or what it lacks to three cards
  (``candidates``).  Wild cards that are over go wherever a meld has room, so
  they need no candidates of their own.
* The lowest natural card left is in one of the candidates of which it is the
  lowest card, or (where cards may be left over) in none.  Branching on that meets
  every arrangement once; positions met before are looked up (``packing``).
* How few points are left over is asked of hand after hand that differ in a card: those
  have most positions in common, which are kept (``choosing``, ``leaving``; ``clearing`` for all
  of a hand).
"""

from game.cards.melds.arrangement import (
    Arrangement,
    ArrangementSearch,
    best_arrangement,
    melds_with,
)
from game.cards.melds.card_sets import (
    ALL,
    ONE_RANK,
    ONE_SUIT,
    beside,
    bits,
    has_meld,
    in_groups,
    in_runs,
    near,
    pairs,
    several,
)
from game.cards.melds.hand_potential import (
    NO_CARDS,
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
    HIGH_ACE,
    LONGEST_RUN,
    SHORTEST,
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
    GROUP,
    HIGH,
    LOW,
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
    "ALL",
    "GROUP",
    "HIGH",
    "HIGH_ACE",
    "LONGEST_RUN",
    "LOW",
    "NO_CARDS",
    "ONE_RANK",
    "ONE_SUIT",
    "SHORTEST",
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
    "beside",
    "best_arrangement",
    "bits",
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
    "near",
    "openings",
    "pairs",
    "parts_in",
    "perhaps_melded",
    "rank_of",
    "read",
    "read_meld",
    "runs_of",
    "several",
    "shape",
    "shape_of",
    "spread",
    "stands_for",
    "summed",
    "write",
    "write_meld",
]
