"""Table of Taki: the open pile, the direction ring, signs, cards and players, gestures.

Fixed: signs tell the rules in force (colour, open run, +2s), which the pile's top may not.
Free: where signs stand, and when a run is staged as a highlight.
Then look at: tests/games/taki/test_table.py, tests/laws/test_strength.py
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from math import tau
from typing import Any, ClassVar, Final

from game.core.event import Event, EventKind, Seat, bare_card
from game.core.match_progress import Progress
from game.core.options import Options
from game.core.table import CardInfo, LineGroup, LineMove, Table, TableZone, ring_zones
from game.core.table_values import (
    CallWindow,
    Deed,
    DirectionRing,
    Highlight,
    HighlightKind,
    Offer,
    RevealedHand,
    TableSign,
)
from game.games.taki.cards import (
    CHANGE_COLOR_CARD,
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    KING_CARD,
    NO_COLOR_OR_SYMBOL,
    PLUS_THREE_BREAKER_CARD,
    PLUS_THREE_CARD,
    SUPER_TAKI_CARD,
    Card,
    color,
    holds_open,
    read,
    write,
)
from game.games.taki.moves import MOVES_BY_TEXT, RUN_CONTINUING_CARDS, Play
from game.games.taki.options import TakiOptions
from game.games.taki.rules import TakiState
from game.games.taki.rules.winning import counts_games, progress
from game.games.taki.table import offers, prompts, result
from game.games.taki.table.prompts import is_between_games
from game.games.taki.words import (
    NO_SYMBOL_VALUE,
    PLAY_LINE_WORD,
    color_of,
    in_color,
    in_line,
    named,
    symbol_of,
)
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value

MAX_SPREAD_PILE_CARD_COUNT: Final = 12
"""Maximum number of run cards side by side."""
PLUS_THREE_AND_BREAKER_CARDS: Final = frozenset({PLUS_THREE_CARD, PLUS_THREE_BREAKER_CARD})

DIRECTION_ARROW_ANGLES: Final = tuple(tau * (quarter + 0.5) / 4 for quarter in range(4))
BREAKER_OFFER_KEY: Final = "B"
"""Key of the offer that answers a +3 with a breaker."""


class TakiTable(Table[TakiState]):
    """Hands around the stock and the pile with its open run, seen from seat 0."""

    duty_messages: ClassVar[frozenset[str]] = frozenset({"taki-beneath"})
    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
        "L": Message("taki-letter-lay"),
        "A": Message("taki-letter-add"),
        BREAKER_OFFER_KEY: Message("taki-letter-break"),
        "C": Message("taki-letter-close"),
        "V": Message("taki-letter-leave"),
        "K": Message("taki-letter-stop"),
    }

    cardless_moves = frozenset({"pass", "leave", "stop"})
    story_figure = (frozenset({HighlightKind.CLOSE}), Message("taki-story"))

    def letters_of(self, options: TakiOptions) -> Mapping[str, TextValue]:
        if options.plus_three:
            return self.offer_keys
        return {key: does for key, does in self.offer_keys.items() if key != BREAKER_OFFER_KEY}

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

    def goal(self, options: Options) -> TextValue:
        assert isinstance(options, TakiOptions)
        if options.mode == "tournament":
            return ""
        return Message("taki-goal", value=options.wins)

    def length_name(self, value: Value, form: str) -> TextValue:
        return Message("taki-length", value=value, form=form)

    def points(self, count: int) -> TextValue:
        return Message("taki-count-wins", count=count)

    # Zones.

    def zones(self, state: TakiState, names: Names) -> list[TableZone]:
        return ring_zones(state, names, opened=_opened_out(state))

    def direction_ring(self, state: TakiState) -> DirectionRing | None:
        if state.players == 2:
            return None
        return DirectionRing(2.6, 1.5, DIRECTION_ARROW_ANGLES, turned=state.direction < 0)

    def table_signs(self, state: TakiState) -> list[TableSign]:
        """Signs for colour and symbol in force, the open run, active +2s, and an open +3."""
        if is_between_games(state):
            return []
        if state.color == NO_COLOR_OR_SYMBOL:
            anything = Message("taki-anything.sentence")
            found = [TableSign(Message("taki-anything"), anything, drawing="taki/king")]
        else:
            by_color_alone = state.pending or state.phase == "run"
            color = color_of(state.color)
            symbol = NO_SYMBOL_VALUE if by_color_alone else symbol_of(state.symbol)
            force = Message("taki-force", color=color, symbol=symbol)
            sentence = Message("taki-force.sentence", color=color, symbol=symbol)
            found = [TableSign(force, sentence, drawing=f"taki/color={color}")]
        if state.run != NO_COLOR_OR_SYMBOL:
            color = color_of(state.run)
            run = Message("taki-open-run", color=color)
            sentence = Message("taki-open-run.sentence", color=color)
            found.append(TableSign(run, sentence, drawing=f"taki/super={color}"))
        if state.pending:
            waiting = Message("taki-to-draw", count=state.pending)
            sentence = Message("taki-to-draw.sentence", count=state.pending)
            found.append(TableSign(waiting, sentence, Icon.CARDS, warning=True))
        # The cards that follow an answer are drawn before the +3 is closed.
        if state.by != NO_COLOR_OR_SYMBOL and state.pile[-1] == PLUS_THREE_CARD:
            out = Message("taki-three-out"), Message("taki-three-out.sentence")
            found.append(TableSign(*out, drawing="taki/+3", warning=True))
        return found

    # Cards and players.

    def card_name(self, text: str) -> TextValue:
        """Name of a card, with its chosen colour."""
        card = read(bare_card(text))
        chosen = text.partition("=")[2]
        return in_color(card, COLOR_LETTERS.index(chosen)) if chosen else named(card)

    def card_info(self, state: TakiState, text: str) -> CardInfo:
        return prompts.about(state.options, text)

    def top_face(self, state: TakiState) -> str | None:
        """Face of a Change Colour or Super Taki in its colour."""
        top = state.pile[-1] if state.pile else None
        if top in (CHANGE_COLOR_CARD, SUPER_TAKI_CARD) and state.color != NO_COLOR_OR_SYMBOL:
            return f"{write(top)}={color_of(state.color)}"
        return None

    def sort_key(self, text: str, how: str) -> Any:
        """Sort key of a card in a hand, by colour or by symbol."""
        card = read(bare_card(text))
        if card >= COLORED_KINDS_COUNT:
            return (COLORED_KINDS_COUNT, card)
        color, symbol = divmod(card, 13)
        return (color, symbol) if how == "suit" else (symbol, color)

    def player_status(self, state: TakiState, seat: Seat) -> TextValue:
        """Stage in a tournament, otherwise an announced last card."""
        if state.stages is not None:
            return Message("taki-stage", stage=state.stages[seat])
        playing = state.asked == seat and state.phase in ("run", "extra", "announce")
        last = len(state.hands[seat]) == 1 and not playing and not state.over
        return Message("taki-last-card") if last and not is_between_games(state) else ""

    def highlight(
        self, state: TakiState, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        found = result.moment(state, event, names)
        if found is None and counts_games(state):
            return super().highlight(state, event, what, names)
        return found

    def deeds(self, state: TakiState, event: Event, what: EventKind) -> Iterator[Deed]:
        return result.deeds(state, event)

    def progress(self, state: TakiState) -> Progress | None:
        return progress(state)

    def standing(self, state: TakiState) -> list[int]:
        """Games won, else the cards still held, negative."""
        if counts_games(state):
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

    def line_about(self, state: TakiState, names: Names) -> TextValue:
        return prompts.line_about(state, names)

    def line_move(self, state: TakiState, move: str, names: Names) -> LineMove:
        return in_line(state, MOVES_BY_TEXT[move])

    def line_choice(self, state: TakiState, move: str, names: Names) -> LineMove:
        """A colour with the cards that are held in it, where it is the colour that is asked."""
        chosen = MOVES_BY_TEXT[move]
        if isinstance(chosen, Play) and chosen.color != NO_COLOR_OR_SYMBOL:
            return LineMove(PLAY_LINE_WORD, prompts.line_choice(state, chosen.color))
        return super().line_choice(state, move, names)

    def line_groups(self, state: TakiState, moves: Iterable[str], names: Names) -> list[LineGroup]:
        """The cards that can be played are told with how many are held."""
        usable = offers.usable(state) or ()
        return [
            prompts.fitting(group, state, usable) if group.word == PLAY_LINE_WORD else group
            for group in super().line_groups(state, moves, names)
        ]

    # Gestures and offers.

    def offers(self, state: TakiState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, picked)

    def playable_cards(self, state: TakiState) -> Container[str] | None:
        return offers.usable(state)

    def follow_up_cards(self, state: TakiState) -> Container[str]:
        return offers.together(state)

    def can_be_joined(self, state: TakiState, cards: Sequence[str]) -> bool:
        return offers.can_be_joined(state, cards)

    def waste_warning(self, state: TakiState, move: str) -> TextValue:
        return offers.wasteful(state, move)

    def partners(self, state: TakiState, text: str) -> list[str]:
        """The other cards of its colour in the player's hand; none for one without a colour."""
        card, rest = read(text), list(state.hands[0])
        if card in rest:
            rest.remove(card)
        return [
            write(one)
            for one in rest
            if card < COLORED_KINDS_COUNT > one and color(one) == color(card)
        ]

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

    def winning_cards_name(self, state: TakiState, seat: Seat, names: Names) -> TextValue:
        if result.last_cards(state, seat):
            return Message("taki-ending-pile")
        return super().winning_cards_name(state, seat, names)

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


def _opened_out(state: TakiState) -> int:
    """Number of cards side by side on top of the pile.

    They are an open run, the active +2s and what was played on them, or a +3 and the card it leaves
    in force. The start of a run is not recorded: it is the lowest Taki or Super Taki with nothing
    but its colour above.
    """
    pile = state.pile[-MAX_SPREAD_PILE_CARD_COUNT:]
    if not pile:
        return 1
    if state.run != NO_COLOR_OR_SYMBOL:
        block = pile[len(pile) - _on_top(pile, RUN_CONTINUING_CARDS[state.run]) :]
        begun = (place for place, card in enumerate(block) if holds_open(card))
        return len(block) - next(begun, 0)
    if state.pending:
        above = _on_top(pile, (state.on_plus_two - {KING_CARD}) | PLUS_THREE_AND_BREAKER_CARDS)
        twos = [
            place
            for place in range(1, above + 1)
            if pile[-place] not in PLUS_THREE_AND_BREAKER_CARDS
        ]
        return max(twos[: state.pending // 2], default=1)
    return min(len(pile), _on_top(pile, PLUS_THREE_AND_BREAKER_CARDS) + 1)


def _on_top(pile: Sequence[Card], wanted: Container[Card]) -> int:
    """Number of wanted cards in a row on top of the pile."""
    return sum(1 for _ in takewhile(lambda card: card in wanted, reversed(pile)))
