"""Events: what happened, enough to animate it and to rebuild a seat's view.

An event may move cards from one zone to another and set public values.  A zone path names a place
in the view: ``stock``, ``pile``, ``hands/1``, ``slots/5/cards``, ``melds/M1/cards``.
``apply_event`` replays an event on a view.  A seat that applies all its events always has exactly
the view that the state would give it; tests check this for every game.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Final, NewType

Seat = NewType("Seat", int)
PERSON_SEAT: Final = Seat(0)
"""The seat of the person at the screen."""
SEATS_BY_NUMBER: Final = tuple([Seat(number) for number in range(10)])
"""Every seat by its number; an index is far faster than a constructor call."""
View = dict[str, Any]
Redaction = Callable[[Any, Seat], Any]
"""Removes from a value the part that a seat may not know; idempotent."""


class EventKind(Enum):
    """The nature of an event, which decides how it is shown.

    ``DRAW`` brings cards to a player, ``TAKE`` cards that belonged to others or lay on the table.
    ``CALL`` and ``NO_CALL`` answer a call window.  ``CUT`` draws for the deal.  ``SHUFFLE``,
    ``COLLECT`` and ``REVEAL`` concern all cards.  ``OTHER`` is a public fact without an action.
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
"""The event kinds of names that several games use."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``cards`` are the texts of the cards moved, in order of arrival and as they lie afterwards;
    None replaces a hidden one.  A joker that leaves a meld for a hand names what it stood for.
    ``index`` is their place in ``target`` (None: at its end).
    ``changes`` are new public values by their path in the view.  ``visible_to`` are the seats
    that may see the cards and the ``private_values`` (None: all).  ``redactions`` hide values
    that the state keeps from some seats.
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
        """The event with everything redacted that this seat may not see."""
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
        """The event as the engine prints it; a single card also stands under ``card``."""
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
    """A copy of the values, with the parts redacted that this seat may not know."""
    return {key: hides[key](value, seat) if key in hides else value for key, value in told.items()}


def bare_card(text: str) -> str:
    """The card as it is in the hand, without the card that it stands for.

    >>> bare_card("JK=5S"), bare_card("5S")
    ('JK', '5S')
    """
    return text.partition("=")[0]


def arriving_card(zone: str, text: str | None) -> str | None:
    """The card as it lies in a zone that it has moved to: bare in a hand."""
    return bare_card(text) if text is not None and zone.startswith("hands/") else text


def apply_event(view: View, event: Event) -> None:
    """Replay an event on the view that it happened in, in place.

    It must be the event for the view's seat.  Raises ``LookupError`` or ``ValueError`` if the
    event does not fit this view.

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
    """The value at a path in a view; raises ``LookupError`` if there is none.

    >>> value_at_path({"slots": [{"cards": ["5S"]}]}, "slots/0/cards")
    ['5S']
    """
    holder, key = _find(view, way)
    return holder[key]


def _find(view: View, way: str) -> tuple[Any, Any]:
    """The container of the value at a path, and the value's key or index in it."""
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
    held[place:place] = [arriving_card(zone, card) for card in cards]


def copy_json(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copy_json(one) for key, one in value.items()}
    if isinstance(value, list):
        return [copy_json(one) for one in value]
    return value
