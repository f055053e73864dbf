"""Adding a card to a meld on the table: where it fits, and what it may join.

For laws without wild ranks, since only under those are melds laid on the table.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from game.cards.french import JOKER, Card
from game.cards.melds.laid import (
    Laid,
    is_joker,
    joker_as,
    joker_of_rank,
    names_rank_only,
    rank_of,
    stands_for,
)
from game.cards.melds.law import (
    HIGH_ACE,
    LONGEST_RUN,
    MeldRules,
    Span,
    card_at,
    is_run,
    span,
)

type_end = Literal["low", "high"]
End = Literal["low", "high"]
LOW: Final = "low"
HIGH: Final = "high"
