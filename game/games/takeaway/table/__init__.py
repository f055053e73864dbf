"""The table of Takeaway: a ring of slots around the deck."""

from collections.abc import Sequence
from typing import Any

from game.core.byview import ViewTable
from game.core.event import View
from game.core.table import Offer, Place, Plate, Ring
from game.games.takeaway.state import zone_of
from game.games.takeaway.table import offers, places, prompts, result


class TakeawayTable(ViewTable):
    """Seen from seat 0: its slots at the bottom, play going clockwise."""

    holding = False

    # What lies where.

    def extent(self, players: int) -> tuple[float, float] | None:
        return places.extent(players)

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return places.places(view, names)

    def plates(self, view: View) -> list[Plate]:
        return places.plates(view)

    def ring(self, view: View) -> Ring | None:
        return places.ring(view)

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return prompts.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return prompts.following(view, names)

    def played(self, view: View) -> str | None:
        return None if view["seat"] is None else zone_of(view["slot"])

    # What gestures mean.

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        return offers.offers()

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(view, source, target)

    def fitting(self, view: View, zone: str) -> list[str]:
        return offers.fitting(view, zone)

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        return offers.aside(source, target)

    # The round's end.

    def counts(self, view: View) -> list[int]:
        return result.counts(view)

    def counted(self, count: int) -> str:
        return result.counted(count)

    def ending(self, view: View, names: Sequence[str]) -> str:
        return result.ENDING
