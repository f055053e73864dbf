"""The table of Takeaway: a ring of slots around the deck."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.core.event import Event, What
from game.core.moment import Moment
from game.core.offer import Offer
from game.core.sign import Ring
from game.core.table import About, Place, Plate, Table
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import zone_of
from game.games.takeaway.table import about, moments, offers, places, prompts, result
from game.words.message import Message, Names, Said


class TakeawayTable(Table):
    """Seen from seat 0: its slots at the bottom, play going clockwise."""

    letters: ClassVar[Mapping[str, Said]] = {
        "D": Message("offers-draw"),
    }

    holding = False

    # What lies where.

    def extent(self, players: int) -> tuple[float, float] | None:
        return places.extent(players)

    def places(self, state: TakeawayState, names: Names) -> list[Place]:
        return places.places(state, names)

    def plates(self, state: TakeawayState) -> list[Plate]:
        return places.plates(state)

    def ring(self, state: TakeawayState) -> Ring | None:
        return places.ring(state)

    def about(self, state: TakeawayState, text: str) -> About:
        return about.about(state.run_suits, text)

    def moment(self, state: TakeawayState, event: Event, what: What, names: Names) -> Moment | None:
        return moments.moment(state, event, names) or super().moment(state, event, what, names)

    def consequence(
        self, before: TakeawayState, event: Event, after: TakeawayState, names: Names
    ) -> Said:
        return prompts.consequence(event, after, names)

    # What is to be done.

    def prompt(self, state: TakeawayState, names: Names) -> Said:
        return prompts.prompt(state, names)

    def following(self, state: TakeawayState, names: Names) -> tuple[str | None, Said]:
        return prompts.following(state, names)

    def played(self, state: TakeawayState) -> str | None:
        return None if state.asked is None else zone_of(state.slot)

    # What gestures mean.

    def offers(self, state: TakeawayState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers()

    def meaning(
        self, state: TakeawayState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(state, source, target)

    def fitting(self, state: TakeawayState, zone: str) -> list[str]:
        return offers.fitting(state, zone)

    def aside(
        self, state: TakeawayState, source: str, target: str, picked: Sequence[str] = ()
    ) -> Said:
        return offers.aside(source, target)

    # The round's end.

    def round_of(self, state: TakeawayState) -> tuple[int, int | None]:
        rounds = state.setup.options.as_values()["rounds"]
        assert isinstance(rounds, int), "its values are numbers"
        return state.round or 1, rounds

    def counts(self, state: TakeawayState) -> list[int]:
        return result.counts(state)

    def counted(self, count: int) -> Said:
        return result.counted(count)

    def ending(self, state: TakeawayState, names: Names) -> Said:
        return result.ENDING
