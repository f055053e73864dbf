"""What each message of Takeaway promises, and the messages that no rule could make false."""

from typing import Any, Final

from game.cards import french
from game.games.takeaway.rules.fitting import FITTING_CARDS
from game.text.rules_text import Pictured
from tests.laws.at import At
from tests.laws.comparing import Compares, less
from tests.laws.promising import Promise, only
from tests.laws.reasoning import Ring, Told

SHORT_MATCH: Final[dict[str, Any]] = {}
DAILY_OPTIONS: Final = "rounds=3 run_suits=same"


def shows_right(shown: Pictured, options: Any) -> bool:
    one, other = (french.read(text) for text in shown.cards if text is not None)
    return other in FITTING_CARDS[options.run_suits][one]


def _after_slot(at: At) -> list[At]:
    """The positions once the slot is done, by each way to take; none before a card is drawn."""
    if at.state.phase == "draw":
        return []
    done: list[At] = []
    going = [at]
    while going:
        one = going.pop()
        for move in one.moves:
            after = one.after(move)
            same = (after.state.slot, after.state.phase) == (at.state.slot, "take")
            (going if same and not one.ends(move) else done).append(after)
    return done


def _ended(at: At, then: At) -> bool:
    return then.state.over or len(then.state.rounds) > len(at.state.rounds)


def _next_slot(at: At) -> bool:
    """Whether the slot that is named follows, whatever is taken or after a draw that fits none."""
    named, _ = at.table.next_zone(at.state, at.told().names)
    slot = int(str(named).split("/")[1])
    if at.state.phase == "draw":
        drawn = at.after("draw").state
        return (drawn.phase == "take" and drawn.slot == at.state.slot) or drawn.slot == slot
    return {then.state.slot for then in _after_slot(at)} == {slot}


def _depends(at: At) -> bool:
    found = {None if _ended(at, then) else then.state.slot for then in _after_slot(at)}
    return len(found) > 1


# What was overlooked.


def _stack(at: At, move: str) -> list[french.Card]:
    """The stack that a move takes."""
    cards: list[french.Card] = at.state.slots[int(move.split()[1])]
    return cards


def _far(at: At) -> bool:
    return at.move in at.moves[3:] and french.write(_stack(at, at.move)[-1]) == at.said["card"]


def _leader_next(at: At) -> bool:
    """Whether another is next, who has the most cards, whatever is taken after the move made."""
    seat, taken = at.seat("other"), at.after(at.other)
    going_on = (taken.state.slot, taken.state.phase) == (at.state.slot, "take")
    for then in _after_slot(taken) if going_on else [taken]:
        held = [0] * at.state.setup.players
        for owner, stack in zip(then.state.owner, then.state.slots, strict=True):
            held[owner or 0] += len(stack)
        if then.state.asked != seat or held.count(max(held)) > 1 or held[seat] < max(held):
            return False
    return bool(seat != at.state.asked)


def _fitting(at: At) -> bool:
    """Whether so many cards in no slot fit the top of the stack that was taken."""
    top = _stack(at, at.other)[-1]
    lying = {card for stack in at.state.slots for card in stack}
    count = len(FITTING_CARDS[at.options.run_suits][top] - lying)
    return french.write(top) == at.said["card"] and count == at.said["count"] >= 3


def _second(at: At) -> bool:
    """Whether another stack has to be taken after the best move."""
    after = at.after(at.move)
    return after.only("take") and bool(after.state.slot == at.state.slot)


PROMISES: Final[dict[str, Promise]] = {
    # The log.
    "takeaway-round-over": lambda at: at.ends(at.move),
    # The first line.
    "takeaway-plays": lambda at: at.state.owner[at.state.slot] == at.state.asked != 0,
    "takeaway-turn": only("draw"),
    "takeaway-take": lambda at: at.only("take") and len(at.moves) == 1,
    "takeaway-take.several": lambda at: at.only("take") and len(at.moves) == at.said["count"],
    # The second line in the first turns.
    "takeaway-fill": lambda at: at.only("draw") and not at.state.slots[at.state.slot],
    "takeaway-nothing-fits": only("draw"),
    "takeaway-fits": lambda at: at.only("take") and len(at.moves) == at.said["count"],
    # Which slot follows.
    "takeaway-next-play": lambda at: (
        _next_slot(at)
        and not at.state.stock[1:]
        and all(then.can("take") for then in _after_slot(at))
    ),
    "takeaway-next-empty": lambda at: (
        _next_slot(at) and all(then.only("draw") for then in _after_slot(at))
    ),
    "takeaway-next-clockwise": _next_slot,
    "takeaway-next-depends": _depends,
    "takeaway-next-last": lambda at: at.ends("draw") or not at.after("draw").state.stock,
    "takeaway-next-none": lambda at: (
        not at.state.stock and all(_ended(at, then) for then in _after_slot(at))
    ),
    # Cards.
    "takeaway-about": lambda at: at.options.run_suits == "same",
    "takeaway-about.any": lambda at: at.options.run_suits == "any",
    # What was overlooked.
    "takeaway-overlooked-most": lambda at: (
        len(_stack(at, at.other))
        == max(len(_stack(at, move)) for move in at.moves)
        > len(_stack(at, at.move))
    ),
    "takeaway-overlooked-far": _far,
    "takeaway-overlooked-next": _leader_next,
    "takeaway-overlooked-deck": _fitting,
    "takeaway-overlooked-second": _second,
}

_PLAIN: Final = """
line-draw line-take match-over offers-draw takeaway-aside takeaway-cut takeaway-deals takeaway-deck
takeaway-draw takeaway-drew takeaway-ending takeaway-goal takeaway-highest-deals takeaway-length
takeaway-letter-take takeaway-lie-now takeaway-line-about takeaway-line-about.empty
takeaway-moment takeaway-moment-own takeaway-moment-title
takeaway-overlooked-deck.theme takeaway-overlooked-far.theme takeaway-overlooked-most.theme
takeaway-overlooked-next.theme takeaway-overlooked-second.theme takeaway-own-slot
takeaway-player-count takeaway-say-draw takeaway-say-take takeaway-say-take-none takeaway-slot
takeaway-stack takeaway-story takeaway-this-round takeaway-took takeaway-took-stack takeaway-turned
takeaway-turned.one takeaway-turned.several
"""
PLAIN: Final = frozenset(_PLAIN.split())
LESSON_PROMISES: Final[dict[str, Promise]] = {
    "takeaway-lesson-turn.end": lambda at: at.only("take") or at.only("draw"),
    "takeaway-lesson-order.third": only("take"),
    "takeaway-lesson-slots.empty": lambda at: not at.state.slots[at.state.slot],
    "takeaway-lesson-slots.yours": lambda at: (
        all(at.state.slots[: at.state.setup.players]) and at.only("draw")
    ),
}
PLAIN_LESSONS: Final = frozenset(["takeaway-lesson-first.next"])
REFUSING_OPTIONS: Final = ("run_suits",)


# What another move has.


def _won(told: Told, move: str) -> int:
    return int(Ring(told, move).way["won"])


def _ends(told: Told, move: str) -> bool:
    return bool(Ring(told, move).way["over"])


COMPARED: Final[dict[str, Compares]] = {
    "takeaway-why-more": lambda told, values: (
        values["more"] > 0 and values["count"] > _won(told, told.other)
    ),
    "takeaway-why-again": lambda told, values: not Ring(told, told.other).way["again"],
    "takeaway-why-open": less("open", "count"),
    "takeaway-why-safer": lambda told, values: (
        values["fits"] < values["theirs"] and values["size"] <= values["stake"]
    ),
    "takeaway-why-fewer": less("size", "stake"),
    "takeaway-why-ends": lambda told, values: not _ends(told, told.other),
    "takeaway-why-wins": lambda told, values: (
        not (_ends(told, told.other) and Ring(told, told.other).wins)
    ),
}
