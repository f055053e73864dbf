"""The table of Taki: a hand, the others' fans, the stock, and the pile with its open run."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from game.core.event import Event, Seat, What
from game.core.moment import Moment
from game.core.offer import Call, Offer
from game.core.options import Options
from game.core.result import Opened
from game.core.sign import Ring, Sign
from game.core.table import About, Place, Table, around
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState
from game.games.taki.table import about, moments, offers, places, prompts, result
from game.words.message import Message, Names, Said, Value


class TakiTable(Table):
    """Seen from seat 0; play goes clockwise until the direction changes."""

    letters: ClassVar[Mapping[str, Said]] = {
        "D": Message("offers-draw"),
        "L": Message("taki-letter-lay"),
        "A": Message("taki-letter-add"),
        "B": Message("taki-letter-break"),
        "C": Message("taki-letter-close"),
        "V": Message("taki-letter-leave"),
        "K": Message("taki-letter-stop"),
    }

    faces: ClassVar[str] = "taki"
    sorts: ClassVar[tuple[tuple[str, Said], ...]] = (
        ("suit", Message("taki-by-color")),
        ("rank", Message("taki-by-symbol")),
    )
    sort_icons: ClassVar[tuple[str, ...]] = ("sort-color", "sort-symbol")
    scored: ClassVar[bool] = False
    points_word: ClassVar[Said] = Message("taki-word-wins")
    next_round: ClassVar[Said] = Message("taki-next-game")
    plans: ClassVar[bool] = False

    # What is counted: games won, where several are played.

    def is_scored(self, options: Options) -> bool:
        assert isinstance(options, TakiOptions)
        return options.several

    def points(self, count: int) -> Said:
        return Message("taki-count-wins", count=count)

    # What lies where.

    def places(self, state: TakiState, names: Names) -> list[Place]:
        return around(state, names, opened=places.opened_out(state))

    def ring(self, state: TakiState) -> Ring | None:
        return places.ring(state)

    def signs(self, state: TakiState) -> list[Sign]:
        return places.signs(state)

    # Cards and players in words and figures.

    def card_name(self, text: str) -> Said:
        return places.card_name(text)

    def about(self, state: TakiState, text: str) -> About:
        return about.about(text)

    def top_face(self, state: TakiState) -> str | None:
        return places.top_face(state)

    def sort_key(self, text: str, how: str) -> Any:
        return places.sort_key(text, how)

    def state_of(self, state: TakiState, seat: Seat) -> Said:
        return places.state_of(state, seat)

    def moment(self, state: TakiState, event: Event, what: What, names: Names) -> Moment | None:
        found = moments.moment(state, event, names)
        if found is None and state.options.several:
            return super().moment(state, event, what, names)
        return found

    def consequence(self, before: TakiState, event: Event, after: TakiState, names: Names) -> Said:
        return prompts.consequence(before, event, after, names)

    # What is to be done.

    def prompt(self, state: TakiState, names: Names) -> Said:
        return prompts.prompt(state, names)

    def following(self, state: TakiState, names: Names) -> tuple[str | None, Said]:
        return None, prompts.following(state, names)

    def waits(self, state: TakiState) -> Said:
        return prompts.waits(state)

    def call(self, state: TakiState) -> Call | None:
        return prompts.call(state)

    # What gestures mean.

    def offers(self, state: TakiState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, picked)

    def usable(self, state: TakiState) -> Container[str] | None:
        return offers.usable(state)

    def together(self, state: TakiState) -> Container[str]:
        return offers.together(state)

    def joined(self, state: TakiState, cards: Sequence[str]) -> bool:
        return offers.joined(state, cards)

    def wasteful(self, state: TakiState, move: str) -> Said:
        return offers.wasteful(state, move)

    def meaning(
        self, state: TakiState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def aside(self, state: TakiState, source: str, target: str, picked: Sequence[str] = ()) -> Said:
        return offers.aside(source, target)

    # The end.

    def ending(self, state: TakiState, names: Names) -> Said:
        return result.ending(state, names)

    def opened(self, state: TakiState, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return result.opened(hands)

    def row(self, state: TakiState, number: int) -> Said:
        return result.row(state, number)

    def round_name(self, state: TakiState, number: int) -> Said:
        return Message("taki-game", number=number)

    def told_of_round(self, number: int, best: Value, shared: bool) -> Said:
        if shared:
            return Message("taki-game-over.shared", number=number, players=best)
        return Message("taki-game-over", number=number, who=best)

    def behind(self, state: TakiState, seat: Seat) -> tuple[int, ...]:
        return result.behind(state, seat)

    def verdict(self, state: TakiState, seat: Seat) -> Said:
        return result.verdict(state, seat)
