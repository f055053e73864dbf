"""What a card on the table is and does, told on demand: the game's sentence, and why it cannot be
played now."""

from typing import NamedTuple

from pygame import Rect

from game.core.offer import FELT
from game.core.table import FAN, HAND
from game.ui.table.grip import grip_of
from game.ui.table.model import TableModel
from game.ui.table.notice import Kind, Looking, Notice
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

    def at(self, key: str, point: tuple[float, float] | None = None) -> Looking:
        """What there is to say of the node with this key; ``point`` is where the mouse is."""
        grip = grip_of(self.model.show, key)
        zone = "" if grip is None else grip.zone
        if point is not None and zone in ("", FELT):
            zone = self._fan(point) or zone
        laid = self.model.show.laid
        place = laid.place(zone)
        if place is None or zone not in laid.spots:
            spot = Rect(self.model.show.felt.center, (0, 0))
            return Looking(None, spot, Notice(Kind.ABOUT, say("table-about-how")))
        held = self.model.show.seen.at(zone)
        count = held if isinstance(held, int) else len(held)
        if not count:
            says = say("table-about-empty", place=place.name)
            return Looking(None, laid.spots[zone], Notice(Kind.ABOUT, says))
        if isinstance(held, int):
            says = say("table-about-hidden", place=place.name, count=count)
            return Looking(None, laid.spots[zone], Notice(Kind.ABOUT, says))
        card = grip.card if grip is not None else None
        if card is None:
            card = self._meant(zone, count, point)
        asked = Asked(zone, min(card, count - 1))
        self._last = asked
        return self.of(asked)

    def pointed(self, key: str, point: tuple[float, float]) -> Asked | None:
        """The card that is pointed at; None where no card is, or none that is seen."""
        grip = grip_of(self.model.show, key)
        place = None if grip is None else self.model.show.laid.place(grip.zone)
        if grip is None or place is None:
            return None
        held = self.model.show.seen.at(grip.zone)
        if isinstance(held, int) or not held or (grip.zone == HAND and grip.card is None):
            return None
        card = grip.card
        if card is None:
            card = self._under(grip.zone, point)
        if card is None or card >= len(held):
            return None
        return Asked(grip.zone, card)

    def of(self, asked: Asked) -> Looking:
        """What there is to say of a card."""
        return Looking(self._text(asked), self.spot(asked), self._about(asked))

    def spot(self, asked: Asked) -> Rect:
        """Where a card lies, all of it, in pixels."""
        laid = self.model.show.laid
        poses = laid.poses.get(asked.zone, [])
        place = laid.order[HAND][asked.card] if asked.zone == HAND else asked.card
        return poses[place].rect() if place < len(poses) else laid.spots[asked.zone].copy()

    def _fan(self, point: tuple[float, float]) -> str:
        """Another player's hand at a point: it is no node that answers to the mouse."""
        laid = self.model.show.laid
        zones = (one.zone for one in laid.places if one.kind is FAN and one.zone in laid.spots)
        return next((zone for zone in zones if laid.spots[zone].collidepoint(point)), "")

    def _under(self, zone: str, point: tuple[float, float]) -> int | None:
        """The place of the card of a zone that lies on top at a point."""
        poses = self.model.show.laid.poses.get(zone, [])
        under = [place for place, pose in enumerate(poses) if pose.rect().collidepoint(point)]
        return under[-1] if under else None

    def _meant(self, zone: str, count: int, point: tuple[float, float] | None) -> int:
        """The place of the card that is meant in a zone that is one node."""
        poses = self.model.show.laid.poses.get(zone, [])
        if point is not None and len(poses) == count:
            under = self._under(zone, point)
            return count - 1 if under is None else under
        again = self._last is not None and self._last.zone == zone and self._telling
        return (self._last.card - 1) % count if again and self._last is not None else count - 1

    @property
    def _telling(self) -> bool:
        """Whether a card is being told about."""
        notice = self.model.notice
        return notice is not None and notice.kind is Kind.ABOUT

    def _text(self, asked: Asked) -> str:
        """The text of a card that is seen."""
        show = self.model.show
        text: str
        if asked.zone == HAND:
            text = show.hand.order[asked.card]
        else:
            text = show.seen.at(asked.zone)[asked.card]
        return text

    def _about(self, asked: Asked) -> Notice:
        show, text = self.model.show, self._text(asked)
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
