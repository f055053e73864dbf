"""Table of Taki."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from game.core.event import Event, EventKind, Seat
from game.core.options import Options
from game.core.table import CardInfo, LineGroup, LineMove, Table, TableZone, ring_zones
from game.core.table_values import (
    CallWindow,
    DirectionRing,
    Highlight,
    HighlightKind,
    Offer,
    RevealedHand,
    TableSign,
)
from game.games.taki.moves import BY_TEXT
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState
from game.games.taki.table import offers, places, prompts, result
from game.games.taki.words import PLAYED, in_line
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value

BREAKING: Final = "B"
"""Key of the offer that answers a +3 with a breaker."""


class TakiTable(Table[TakiState]):
    """Hands around the stock and the pile with its open run, seen from seat 0."""

    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
        "L": Message("taki-letter-lay"),
        "A": Message("taki-letter-add"),
        BREAKING: Message("taki-letter-break"),
        "C": Message("taki-letter-close"),
        "V": Message("taki-letter-leave"),
        "K": Message("taki-letter-stop"),
    }

    story_figure = (frozenset({HighlightKind.CLOSE}), Message("taki-story"))

    def letters_of(self, options: TakiOptions) -> Mapping[str, TextValue]:
        if options.plus_three:
            return self.offer_keys
        return {key: does for key, does in self.offer_keys.items() if key != BREAKING}

    face_set: ClassVar[str] = "taki"
    sorts: ClassVar[tuple[tuple[str, TextValue], ...]] = (
        ("suit", Message("taki-by-color")),
        ("rank", Message("taki-by-symbol")),
    )
    sort_icons: ClassVar[tuple[Icon, ...]] = (Icon.SORT_COLOR, Icon.SORT_SYMBOL)
    scored: ClassVar[bool] = False
    points_word: ClassVar[TextValue] = Message("taki-word-wins")
    next_round: ClassVar[TextValue] = Message("taki-next-game")
    picks_out_of_turn: ClassVar[bool] = False

    # Points: games won, where several are played.

    def is_scored(self, options: Options) -> bool:
        assert isinstance(options, TakiOptions)
        return options.several

    def points(self, count: int) -> TextValue:
        return Message("taki-count-wins", count=count)

    # Zones.

    def zones(self, state: TakiState, names: Names) -> list[TableZone]:
        return ring_zones(state, names, opened=places.opened_out(state))

    def direction_ring(self, state: TakiState) -> DirectionRing | None:
        return places.ring(state)

    def table_signs(self, state: TakiState) -> list[TableSign]:
        return places.signs(state)

    # Cards and players.

    def card_name(self, text: str) -> TextValue:
        return places.card_name(text)

    def card_info(self, state: TakiState, text: str) -> CardInfo:
        return prompts.about(text)

    def top_face(self, state: TakiState) -> str | None:
        return places.top_face(state)

    def sort_key(self, text: str, how: str) -> Any:
        return places.sort_key(text, how)

    def player_status(self, state: TakiState, seat: Seat) -> TextValue:
        return places.state_of(state, seat)

    def highlight(
        self, state: TakiState, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        found = result.moment(state, event, names)
        if found is None and state.options.several:
            return super().highlight(state, event, what, names)
        return found

    def standing(self, state: TakiState) -> list[int]:
        """Games won, else the cards still held, negative."""
        if state.options.several:
            return list(state.scores)
        return [-len(hand) for hand in state.hands]

    def consequence(
        self, before: TakiState, event: Event, after: TakiState, names: Names
    ) -> TextValue:
        return prompts.consequence(before, event, after, names)

    # Prompts.

    def prompt(self, state: TakiState, names: Names) -> TextValue:
        return prompts.prompt(state, names)

    def next_zone(self, state: TakiState, names: Names) -> tuple[str | None, TextValue]:
        return None, prompts.following(state, names)

    def waiting_text(self, state: TakiState) -> TextValue:
        return prompts.waits(state)

    def open_call(self, state: TakiState) -> CallWindow | None:
        return prompts.call(state)

    # Lines of braille.

    def line_about(self, state: TakiState) -> TextValue:
        return prompts.line_about(state)

    def line_move(self, state: TakiState, move: str) -> LineMove:
        return in_line(state, BY_TEXT[move])

    def line_groups(self, state: TakiState, moves: Iterable[str]) -> list[LineGroup]:
        """The cards that can be played are told with how many are held."""
        usable = offers.usable(state) or ()
        return [
            prompts.fitting(group, state, usable) if group.word == PLAYED else group
            for group in super().line_groups(state, moves)
        ]

    # Gestures and offers.

    def offers(self, state: TakiState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, picked)

    def playable_cards(self, state: TakiState) -> Container[str] | None:
        return offers.usable(state)

    def follow_up_cards(self, state: TakiState) -> Container[str]:
        return offers.together(state)

    def joined(self, state: TakiState, cards: Sequence[str]) -> bool:
        return offers.joined(state, cards)

    def waste_warning(self, state: TakiState, move: str) -> TextValue:
        return offers.wasteful(state, move)

    def partners(self, state: TakiState, text: str) -> list[str]:
        """The other cards of its colour."""
        return places.of_colour(state, text)

    def gesture_move(
        self, state: TakiState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def no_move_text(
        self, state: TakiState, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        return offers.aside(source, target)

    # End of the match.

    def round_end_title(self, state: TakiState, names: Names) -> TextValue:
        return result.ending(state, names)

    def revealed_hands(
        self, state: TakiState, hands: Mapping[int, Sequence[str]]
    ) -> list[RevealedHand]:
        return result.opened(hands)

    def winning_cards(
        self, state: TakiState, seat: Seat, hands: Mapping[int, Sequence[str]]
    ) -> tuple[str, ...]:
        """The last cards of who went out; what a player holds otherwise."""
        return result.last_cards(state, seat) or super().winning_cards(state, seat, hands)

    def round_label(self, state: TakiState, number: int) -> TextValue:
        return result.row(state, number)

    def round_name(self, state: TakiState, number: int) -> TextValue:
        return Message("taki-game", number=number)

    def told_of_round(self, number: int, best: Value, shared: bool) -> TextValue:
        if shared:
            return Message("taki-game-over.shared", number=number, players=best)
        return Message("taki-game-over", number=number, who=best)

    def distance_to_win(self, state: TakiState, seat: Seat) -> tuple[int, ...]:
        return result.behind(state, seat)

    def final_remark(self, state: TakiState, seat: Seat) -> TextValue:
        return result.verdict(state, seat)
