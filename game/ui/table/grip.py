"""What is taken hold of on the table, and how the keys of nodes name it."""

from game.values import dataclass


@dataclass(frozen=True, slots=True)
class Grip:
    """What the button went down on: a zone, and the card of it that was touched.

    In the person's hand ``card`` is a slot, elsewhere the place in the zone.
    """

    zone: str
    card: int | None = None


def grip_of(key: str) -> Grip | None:
    """What the key of a node on the table stands for; None if it is no zone and no card."""
    kind, _, rest = key.partition(" ")
    if kind == "zone":
        return Grip(rest)
    if kind == "card":
        zone, _, card = rest.rpartition("/")
        return Grip(zone, int(card))
    return None
