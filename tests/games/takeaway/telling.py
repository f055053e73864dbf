"""What the sentences of Takeaway's rules page promise of the rules."""

from collections.abc import Callable
from typing import Final

from game.cards import french
from tests.laws.at import At
from tests.laws.telling import ToldRule, all_begin, never


def fits(fit: Callable[[int, int, bool], bool]) -> ToldRule:
    """That just those stacks are taken whose top card fits.

    The function gets two ranks, and whether they are of one suit.
    """

    def rule(at: At) -> bool | None:
        slots, slot = at.state.slots, at.state.slot
        if not slots[slot]:
            return None
        top = slots[slot][-1]
        wanted = {
            f"take {number}"
            for number, stack in enumerate(slots)
            if number != slot and stack
            and fit(french.rank(top), french.rank(stack[-1]),
                    french.suit(top) == french.suit(stack[-1]))
        }  # fmt: skip
        return wanted == {move for move in at.moves if move.startswith("take")}

    return rule


def _are_neighbours(one: int, other: int) -> bool:
    return (one - other) % 13 in (1, 12)


TOLD_RULES: Final[dict[str, ToldRule]] = {
    "If another stack fits its top card, take that whole stack": lambda at: (
        all_begin("take")(at) if at.can("take") else None
    ),
    "If nothing fits, draw one card": lambda at: None if at.can("take") else at.only("draw"),
    "If the slot is empty, draw one card": lambda at: (
        None if at.state.slots[at.state.slot] else at.only("draw")
    ),
    "They also fit if they are neighbours in rank and of the same suit": fits(
        lambda one, other, same: one == other or (same and _are_neighbours(one, other))
    ),
    "Two top cards fit if they have the same rank, or": fits(
        lambda one, other, _: one == other or _are_neighbours(one, other)
    ),
    "When the deck is empty, nobody draws": lambda at: (
        None if at.state.stock else never("draw")(at)
    ),
}
UNTESTED_RULES: Final = frozenset(
    {"Two top cards fit if they have the same rank.", "Suits don’t matter."}
)
"""The sentence beside each is tried for all stacks."""
