"""Melds: the common ground of the three rummies (Take, 500 Rummy, Texas Rummy).

A game states its law once, as a ``MeldRules`` value, and asks:

* ``as_meld``: are these cards a meld, and how does it lie?
* ``melds_in``: which melds can a hand lay?
* ``fits``, ``layoffs``, ``ways_to_add``: what can be added to the table?
* ``can_all_be_melded``, ``fewest_to_meld``: what can one turn put on the table?
* ``best_arrangement``, ``can_go_out``, ``Arranger``: how few points can be left in a hand?

All answers are exact, wild cards included.  How:

* A hand's natural cards are one int, a bit a card, further copies in further
  layers (``copies``).  Wild cards are only counted: each can stand for anything.
* An ace has two places in its suit, 0 below the two and 13 above the king; a run is a
  window of at most 13 of the 14 places, so it never has both and never goes round.
* A set of natural cards with wild cards for its gaps is one candidate, charged
  the wild cards it cannot do without: the gaps, or what it lacks to three cards
  (``candidates``).  Wild cards that are over go wherever a meld has room, so
  they need no candidates of their own.
* The lowest natural card left is in one of the candidates of which it is the
  lowest card, or (where cards may be left over) in none.  Branching on that meets
  every arrangement once; positions met before are looked up (``packing``,
  ``covering``).  All discards of a hand share the positions.
* Where runs are joined the order of moves matters; there every order is tried, one
  suit at a time, since runs of different suits share nothing but jokers (``joining``).
"""

from game.cards.melds.adding import (
    HIGH,
    LOW,
    End,
    extended,
    fits,
    layoffs,
    open_places,
    ways_to_add,
)
from game.cards.melds.arranging import Arrangement, Arranger, best_arrangement, can_go_out
from game.cards.melds.forming import melds_in
from game.cards.melds.laid import (
    Laid,
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
from game.cards.melds.law import (
    HIGH_ACE,
    LONGEST_RUN,
    SHORTEST,
    MeldRules,
    Span,
    as_meld,
    card_at,
    is_run,
    span,
)
from game.cards.melds.placing import can_all_be_melded, fewest_to_meld

__all__ = [
    "HIGH",
    "HIGH_ACE",
    "LONGEST_RUN",
    "LOW",
    "SHORTEST",
    "Arrangement",
    "Arranger",
    "End",
    "Laid",
    "MeldRules",
    "Span",
    "as_meld",
    "best_arrangement",
    "can_all_be_melded",
    "can_go_out",
    "card_at",
    "card_of",
    "extended",
    "fewest_to_meld",
    "fits",
    "is_joker",
    "is_run",
    "joker_as",
    "joker_of_rank",
    "layoffs",
    "melds_in",
    "names_rank_only",
    "open_places",
    "rank_of",
    "read",
    "read_meld",
    "span",
    "stands_for",
    "ways_to_add",
    "write",
    "write_meld",
]
