"""What the rules allow the person just now: asked once a position and kept."""

from collections.abc import Container, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from game.core.table import Offer
from game.ui.sitting import YOU

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Asking:
    """Offers and meanings of a table scene, kept until the position or the picture changes."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._key: tuple[object, ...] = ()
        self._state: Any = None
        self._offers: dict[tuple[str, ...], list[Offer]] = {}
        self._legal: dict[tuple[str, ...], list[Offer]] = {}
        self._by_zone: dict[str, str] | None = None
        self._by_card: dict[tuple[str, int], str | None] = {}
        self._melds: list[tuple[str, ...]] | None = None
        self._usable: Container[str] | None = None
        self._usable_known = False

    def _fresh(self) -> None:
        sitting, show = self.scene.sitting, self.scene.show
        key = (sitting.version, len(sitting.match.moves), id(show.view), show.quiet)
        if key != self._key:
            self._key = key
            self._state = None
            self._offers.clear()
            self._legal.clear()
            self._by_card.clear()
            self._by_zone = self._melds = None
            self._usable_known = False

    @property
    def state(self) -> Any:
        """A state that the person's view cannot tell from the real one."""
        self._fresh()
        if self._state is None:
            match = self.scene.sitting.match
            self._state = match.game.determinize(match.view(YOU), Random(0))
        return self._state

    def offers(self, cards: Sequence[str]) -> list[Offer]:
        """The moves that may be meant with these cards of the hand picked."""
        self._fresh()
        key = tuple(cards)
        if not self.scene.sitting.yours:
            return []
        if key not in self._offers:
            show = self.scene.show
            self._offers[key] = show.table.offers(self.state, key, show.names)
        return self._offers[key]

    def legal(self, cards: Sequence[str]) -> list[Offer]:
        """Those of them that the rules allow."""
        self._fresh()
        key = tuple(cards)
        if key not in self._legal:
            why = self.scene.sitting.why
            self._legal[key] = [one for one in self.offers(key) if why(one.move) is None]
        return self._legal[key]

    def by_zone(self) -> dict[str, str]:
        """The legal move that a click on each zone makes."""
        self._fresh()
        if self._by_zone is None:
            self._by_zone = {}
            for place in self.scene.show.laid.places:
                move = self.scene.pointer.meaning(place.zone, None)
                if move is not None and self.scene.sitting.why(move) is None:
                    self._by_zone[place.zone] = move
        return self._by_zone

    def by_card(self, zone: str, card: int) -> str | None:
        """The legal move that a click on one card of a zone makes."""
        self._fresh()
        key = (zone, card)
        if key not in self._by_card:
            move = self.scene.pointer.meaning(zone, None, card)
            legal = move is not None and self.scene.sitting.why(move) is None
            self._by_card[key] = move if legal else None
        return self._by_card[key]

    def usable(self) -> Container[str] | None:
        """The cards of the person's hand that can be used now, where the others are shaded."""
        if not self.scene.your_turn:
            return None
        self._fresh()
        if not self._usable_known:
            self._usable = self.scene.show.table.usable(self.state)
            self._usable_known = True
        return self._usable

    def melds(self) -> list[tuple[str, ...]]:
        """Melds the person's hand could form together."""
        self._fresh()
        if self._melds is None:
            self._melds = self.scene.show.table.melds(self.state)
        return self._melds
