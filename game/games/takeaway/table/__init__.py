"""Table of Takeaway."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.core.event import Event, EventKind
from game.core.table import CardInfo, PlateSpot, Table, TableZone
from game.core.table_values import DirectionRing, Highlight, Offer
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import zone_of
from game.games.takeaway.table import offers, places, prompts, result
from game.text.message import Message, Names, TextValue


class TakeawayTable(Table[TakeawayState]):
    """Seat 0's slots at the bottom of a ring; play goes clockwise."""

    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
    }

    has_hands = False

    # Layout.

    def fixed_size(self, players: int) -> tuple[float, float] | None:
        return places.extent(players)

    def zones(self, state: TakeawayState, names: Names) -> list[TableZone]:
        return places.places(state, names)

    def plate_spots(self, state: TakeawayState) -> list[PlateSpot]:
        return places.plates(state)

    def direction_ring(self, state: TakeawayState) -> DirectionRing | None:
        return places.ring(state)

    def card_info(self, state: TakeawayState, text: str) -> CardInfo:
        return prompts.about(state.run_suits, text)

    def highlight(
        self, state: TakeawayState, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        return result.moment(state, event, names) or super().highlight(state, event, what, names)

    def consequence(
        self, before: TakeawayState, event: Event, after: TakeawayState, names: Names
    ) -> TextValue:
        return prompts.consequence(event, after, names)

    # Prompts.

    def prompt(self, state: TakeawayState, names: Names) -> TextValue:
        return prompts.prompt(state, names)

    def next_zone(self, state: TakeawayState, names: Names) -> tuple[str | None, TextValue]:
        return prompts.following(state, names)

    def active_zone(self, state: TakeawayState) -> str | None:
        return None if state.asked is None else zone_of(state.slot)

    # Gestures and offers.

    def offers(self, state: TakeawayState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers()

    def gesture_move(
        self, state: TakeawayState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(state, source, target)

    def matching_zones(self, state: TakeawayState, zone: str) -> list[str]:
        return offers.fitting(state, zone)

    def no_move_text(
        self, state: TakeawayState, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        return offers.aside(source, target)

    # End of the round.

    def round_number(self, state: TakeawayState) -> tuple[int, int | None]:
        rounds = state.setup.options.as_values()["rounds"]
        assert isinstance(rounds, int), "its values are numbers"
        return state.round or 1, rounds

    def plate_counts(self, state: TakeawayState) -> list[int]:
        return result.counts(state)

    def count_text(self, count: int) -> TextValue:
        return result.counted(count)

    def round_end_title(self, state: TakeawayState, names: Names) -> TextValue:
        return result.ENDING
