"""Events: what happened, enough to animate and enough to rebuild a seat's view.

An event may carry cards from one zone to another and set public facts.  A zone is named by
its way into the view: ``stock``, ``pile``, ``hands/1``, ``slots/5/cards``, ``melds/M1/cards``.
``follow`` plays an event on a view; a seat that follows its own events from the first one on
always has exactly the view it would be given (a law holds every game to it).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Final, NewType

Seat = NewType("Seat", int)
SEATS: Final = tuple([Seat(number) for number in range(10)])
"""Each seat that there may be, by its number: looked up far faster than made."""
View = dict[str, Any]
Redaction = Callable[[Any, Seat], Any]
"""What is left of a value as it is told for a seat that may not know all of it.  To hide it
twice is to hide it once."""


class EventKind(Enum):
    """The nature of what happened: how it is shown follows from it.

    ``NOTE``: a public fact that nobody does anything for.  ``DEAL``: a card to a player at the
    beginning.  ``TURN_UP``: a card for all to see.  ``DRAW``: into one's own hand or place.
    ``TAKE``: what was another's, or lay on the table.  ``LAY``: onto the table.  ``PLAY``: a card
    of the hand, in turn.  ``CALL``: something is called out, with a card or without.  ``SILENCE``:
    nobody calls.  ``SKIP``: a player's turn is passed over.  ``OUT``: the last card is put down.
    ``PAY``: coins.  ``CUT``: cards are drawn for the deal.  ``SHUFFLE``, ``GATHER`` and
    ``REVEAL`` are of all the cards.
    """

    MATCH = auto()
    SHUFFLE = auto()
    CUT = auto()
    DEAL = auto()
    TURN_UP = auto()
    DRAW = auto()
    TAKE = auto()
    MELD = auto()
    PLAY = auto()
    CALL = auto()
    NO_CALL = auto()
    SKIP = auto()
    GO_OUT = auto()
    PAY = auto()
    REVEAL = auto()
    COLLECT = auto()
    ROUND_END = auto()
    TURN = auto()
    MATCH_END = auto()
    OTHER = auto()


COMMON_EVENT_KINDS = {
    "match": EventKind.MATCH,
    "shuffle": EventKind.SHUFFLE,
    "deal": EventKind.DEAL,
    "turn-up": EventKind.TURN_UP,
    "draw": EventKind.DRAW,
    "take": EventKind.TAKE,
    "lay": EventKind.MELD,
    "add": EventKind.MELD,
    "discard": EventKind.PLAY,
    "reveal": EventKind.REVEAL,
    "gather": EventKind.COLLECT,
    "round-end": EventKind.ROUND_END,
    "asked": EventKind.TURN,
    "over": EventKind.MATCH_END,
}
"""The words for what happens in more than one game."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``cards`` are the texts of the cards that move, as they lie afterwards (a joker with what
    it stands for), in the order in which they arrive; None in place of one not to be seen.
    ``at`` is the index at which they are put into ``target`` (None: at its end).
    ``facts`` are new values of public keys of the view, by their way into it.
    ``seen_by`` are the seats that may see the cards and the ``private`` facts (None: all).
    ``hides`` are the ways to hide those facts that a state keeps from some seats.
    """

    name: str
    seat: Seat | None = None
    source: str | None = None
    target: str | None = None
    cards: tuple[str | None, ...] = ()
    index: int | None = None
    changes: Mapping[str, Any] = field(default_factory=dict)
    visible_to: frozenset[Seat] | None = None
    private_values: frozenset[str] = frozenset()
    redactions: Mapping[str, Redaction] = field(default_factory=dict)

    def as_seen_by(self, seat: Seat) -> "Event":
        """The event as this seat is told of it, with what it may not see struck out."""
        facts = redact(self.changes, self.redactions, seat) if self.redactions else self.changes
        if self.visible_to is None or seat in self.visible_to:
            if self.visible_to is None and not self.private_values and not self.redactions:
                return self
            return replace(
                self, changes=facts, visible_to=None, private_values=frozenset(), redactions={}
            )
        return replace(
            self,
            cards=(None,) * len(self.cards),
            changes={key: None if key in self.private_values else facts[key] for key in facts},
            visible_to=None,
            private_values=frozenset(),
            redactions={},
        )

    def as_json(self) -> dict[str, Any]:
        """The event as the engine writes it; ``card`` stands beside ``cards`` when it is one."""
        told: dict[str, Any] = {"event": self.name}
        if self.seat is not None:
            told["seat"] = self.seat
        if self.source is not None:
            told["from"] = self.source
        if self.target is not None:
            told["to"] = self.target
        if self.cards:
            told["cards"] = list(self.cards)
            if len(self.cards) == 1:
                told["card"] = self.cards[0]
        if self.index is not None:
            told["at"] = self.index
        if self.changes:
            told["set"] = copy_json(dict(self.changes))
        return told


def redact(told: Mapping[str, Any], hides: Mapping[str, Redaction], seat: Seat) -> View:
    """A copy of what is told without what this seat may not know of it."""
    return {key: hides[key](value, seat) if key in hides else value for key, value in told.items()}


def bare_card(text: str) -> str:
    """The card itself, without what it stands for, as it is in the hand.

    >>> bare_card("JK=5S"), bare_card("5S")
    ('JK', '5S')
    """
    return text.partition("=")[0]


def apply_event(view: View, event: Event) -> None:
    """Play an event on the view it happened in, changing the view.

    The event must be the one told to the view's seat.  Raises ``LookupError`` or
    ``ValueError`` if the event did not happen to this view.

    >>> view = {"stock": 20, "hands": [["5S"], 3]}
    >>> apply_event(view, Event("draw", Seat(0), "stock", "hands/0", ("8C",)))
    >>> view
    {'stock': 19, 'hands': [['5S', '8C'], 3]}
    """
    if event.source is not None:
        _remove(view, event.source, event.cards)
    if event.target is not None:
        _add(view, event.target, event.cards, event.index)
    for way, value in event.changes.items():
        holder, key = _find(view, way)
        if isinstance(value, list | dict):
            value = copy_json(value)
        if isinstance(holder, list) and key == len(holder):
            holder.append(value)
        else:
            holder[key] = value


def value_at_path(view: View, way: str) -> Any:
    """What a view has at a way into it; raises ``LookupError`` if it has nothing there.

    >>> value_at_path({"slots": [{"cards": ["5S"]}]}, "slots/0/cards")
    ['5S']
    """
    holder, key = _find(view, way)
    return holder[key]


def _find(view: View, way: str) -> tuple[Any, Any]:
    """The holder of the value at the end of a way, and its key or index in it."""
    holder: Any = view
    *steps, last = way.split("/")
    for step in steps:
        holder = holder[_key(holder, step)]
    return holder, _key(holder, last)


def _key(holder: Any, step: str) -> Any:
    if not isinstance(holder, list):
        return step
    if step.isdigit():
        return int(step)
    for index, one in enumerate(holder):
        if one["id"] == step:
            return index
    return len(holder)


def _remove(view: View, zone: str, cards: Iterable[str | None]) -> None:
    holder, key = _find(view, zone)
    if isinstance(holder[key], int):
        holder[key] -= len(tuple(cards))
        return
    held: list[str] = holder[key]
    for card in cards:
        if card is None:
            raise ValueError(f"a card that cannot be seen left {zone}")
        text = card if card in held else bare_card(card)
        if zone == "stock":
            held.remove(text)
        else:
            del held[len(held) - 1 - held[::-1].index(text)]


def _add(view: View, zone: str, cards: Iterable[str | None], at: int | None) -> None:
    holder, key = _find(view, zone)
    if isinstance(holder[key], int):
        holder[key] += len(tuple(cards))
        return
    held: list[str | None] = holder[key]
    place = len(held) if at is None else at
    held[place:place] = cards


def copy_json(value: Any) -> Any:
    """A copy of JSON-like data that shares no list and no dict with it."""
    if isinstance(value, dict):
        return {key: copy_json(one) for key, one in value.items()}
    if isinstance(value, list):
        return [copy_json(one) for one in value]
    return value
