"""Cards dragged at a table or gliding back, and the keys of their nodes.

A card's key names the card, not its index, so it stays the same when the hand is reordered.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.table import OWN_HAND_STYLE, PERSON_HAND_ZONE, SPREAD_STYLE
from game.ui.table.layout.hand_layout import Copy
from game.ui.table.motion.timeline import Timeline

CARD_KEY_PREFIX = "card "
"""Prefix of a card's key."""
ZONE_KEY_PREFIX = "zone "
"""Prefix of a zone's key."""
COPY_SEPARATOR = "~"
"""Separator before the number of a copy; the first copy has none."""


@dataclass(frozen=True, slots=True)
class NodeRef:
    """Zone and card that a node's key names.

    ``card`` is a slot in the person's hand, elsewhere a place in the zone; None for the whole zone.
    """

    zone: str
    card: int | None = None


def card_key(zone: str, copy: Copy) -> str:
    """The key of the node of a card.

    >>> card_key("hands/0", ("5S", 0)), card_key("hands/0", ("5S", 1))
    ('card hands/0/5S', 'card hands/0/5S~1')
    """
    text, number = copy
    return (
        f"{CARD_KEY_PREFIX}{zone}/{text}{COPY_SEPARATOR}{number}"
        if number
        else f"{CARD_KEY_PREFIX}{zone}/{text}"
    )


def card_keys(show: Timeline, zone: str) -> list[str]:
    """The keys of all the cards of a zone whose cards are nodes, in their order."""
    place = show.laid.place(zone)
    if place is None or place.style not in (OWN_HAND_STYLE, SPREAD_STYLE):
        return []
    copies = show.hand.copies() if zone == PERSON_HAND_ZONE else copies_of(show.seen.zone(zone))
    return [card_key(zone, copy) for copy in copies]


def copies_of(cards: Sequence[str]) -> list[Copy]:
    """Cards that lie on each other, each told apart from its copies beneath it."""
    beneath: Counter[str] = Counter()
    found = []
    for text in cards:
        found.append((text, beneath[text]))
        beneath[text] += 1
    return found


def node_ref(show: Timeline, key: str) -> NodeRef | None:
    """The zone or card that a node's key names.

    None for any other key, and for a card that has left the zone.
    """
    if key.startswith(ZONE_KEY_PREFIX):
        return NodeRef(key.removeprefix(ZONE_KEY_PREFIX))
    if not key.startswith(CARD_KEY_PREFIX):
        return None
    zone = key.removeprefix(CARD_KEY_PREFIX).rpartition("/")[0]
    keys = card_keys(show, zone)
    return NodeRef(zone, keys.index(key)) if key in keys else None


Point = tuple[float, float]
GLIDE_BACK_SECONDS = 0.22
"""Seconds that cards take to glide back."""


@dataclass(frozen=True, slots=True)
class GlideBack:
    """Released cards that glide back: from ``start`` in pixels, since a time in seconds."""

    grip: NodeRef
    slots: tuple[int, ...]
    start: Point
    since: float


@dataclass(slots=True)
class DragState:
    """Held cards: none, those of a zone, or some of the hand. Positions are in pixels."""

    pressed: NodeRef | None = None
    """Zone and card on which the button went down."""
    dragging: bool = False
    """Whether the pressed cards have been lifted."""
    slots: tuple[int, ...] = ()
    """Slots of the cards of the hand that were lifted last."""
    place: Point = (0.0, 0.0)
    """Position of the pointer."""
    origin: Point = (0.0, 0.0)
    """Position at which the button went down."""
    offset: Point = (0.0, 0.0)
    """Distance of the card's middle from the pointer."""
    glide: GlideBack | None = None
    since: float = 0.0
    """Time in seconds at which the button went down."""

    @property
    def carried(self) -> str | None:
        """Zone whose cards are dragged or glide back; None if there is none."""
        if self.dragging and self.pressed is not None:
            return self.pressed.zone
        return None if self.glide is None else self.glide.grip.zone

    @property
    def hand_slots(self) -> tuple[int, ...]:
        """Slots of the cards of the hand that are dragged or glide back."""
        if self.carried != PERSON_HAND_ZONE:
            return ()
        return self.slots if self.glide is None else self.glide.slots

    @property
    def first(self) -> int | None:
        """Place of the first dragged card in its zone; None for the hand or a whole zone."""
        grip = self.pressed if self.dragging else None
        if self.glide is not None:
            grip = self.glide.grip
        return None if grip is None or grip.zone == PERSON_HAND_ZONE else grip.card

    @property
    def holds_hand(self) -> bool:
        """Whether cards of the hand are dragged."""
        return self.dragging and self.pressed is not None and self.pressed.zone == PERSON_HAND_ZONE

    @property
    def middle(self) -> Point:
        """Middle of the held card."""
        return (self.place[0] + self.offset[0], self.place[1] + self.offset[1])
