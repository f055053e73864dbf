"""What a card on the table is and does, told on demand: the game's sentence, and why it cannot be
played now."""

from typing import NamedTuple

from game.core.table import HAND
from game.ui.table.grip import grip_of
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind, Notice
from game.words.message import say, told


class Asked(NamedTuple):
    """A card that was asked about: its zone, and its place there (in the hand its slot)."""

    zone: str
    card: int


class Telling:
    """Answers what a card is, from what the person sees and from nothing else.

    Of a zone whose cards are no nodes of their own the one under the pointer is meant; by keyboard
    the top one, and each time one asks again the one beneath it.
    """

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._last: Asked | None = None

    def at(self, key: str, point: tuple[float, float] | None = None) -> Notice:
        """What there is to say of the node with this key; ``point`` is where the mouse is."""
        grip = grip_of(key)
        place = None if grip is None else self.model.show.laid.place(grip.zone)
        if grip is None or place is None:
            return Notice(Kind.ABOUT, say("table-about-how"))
        held = self.model.show.seen.at(grip.zone)
        count = held if isinstance(held, int) else len(held)
        if not count:
            return Notice(Kind.ABOUT, say("table-about-empty", place=place.name))
        if isinstance(held, int):
            return Notice(Kind.ABOUT, say("table-about-hidden", place=place.name, count=count))
        card = grip.card if grip.card is not None else self._meant(grip.zone, count, point)
        return self._about(Asked(grip.zone, min(card, count - 1)))

    def _meant(self, zone: str, count: int, point: tuple[float, float] | None) -> int:
        """The place of the card that is meant in a zone that is one node."""
        poses = self.model.show.laid.poses.get(zone, [])
        if point is not None and len(poses) == count:
            under = [place for place, pose in enumerate(poses) if pose.rect().collidepoint(point)]
            return under[-1] if under else count - 1
        again = self._last is not None and self._last.zone == zone and self._telling
        return (self._last.card - 1) % count if again and self._last is not None else count - 1

    @property
    def _telling(self) -> bool:
        """Whether a card is being told about."""
        notice = self.model.notice
        return notice is not None and notice.kind is Kind.ABOUT

    def _about(self, asked: Asked) -> Notice:
        self._last = asked
        show = self.model.show
        hand = asked.zone == HAND
        text = show.hand.order[asked.card] if hand else show.seen.at(asked.zone)[asked.card]
        about = show.table.about(show.state, text)
        refused = self._refused(asked, text)
        if refused is None:
            return Notice(Kind.ABOUT, told(about.says), about.rule)
        whole = say("table-about-refused", says=about.says, why=refused.text)
        return Notice(Kind.ABOUT, whole, refused.rule or about.rule)

    def _refused(self, asked: Asked, text: str) -> Notice | None:
        """Why the card cannot be played or taken now, while the person is asked."""
        model = self.model
        if not model.your_turn or model.hides():
            return None
        if asked.zone == HAND:
            return model.asking.refused(text)
        return model.asking.barred(asked.zone, asked.card)
