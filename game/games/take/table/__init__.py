"""The table of Take: the layout of its zones, its texts, the moves of gestures.

``TakeTable`` dispatches to the other modules.

Fixed: each chain of a gesture's moves is legal as a whole, to its last move.
Free: the order of offers, and the second line of a prompt as long as its promise holds.
Then look at: tests/games/take/test_offers_chains.py, tests/laws/test_marks.py
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from game.cards import card_names, french
from game.cards.melds import laid_cards, melds_with
from game.cards.melds.laid_cards import breaks
from game.core.event import PERSON_SEAT, Event, EventKind, Seat, bare_card
from game.core.match_progress import Progress, by_points
from game.core.options import Options
from game.core.table import (
    MELD_STYLE,
    PERSON_HAND_ZONE,
    CardInfo,
    CardMark,
    LineMove,
    MeldTable,
    TableZone,
    ring_zones,
    stake,
)
from game.core.table_values import (
    Deed,
    Highlight,
    HighlightKind,
    Offer,
    RevealedHand,
    ScoreLine,
    TableSign,
    players_out,
)
from game.games.take.melds import TAKE_MELD_RULES, Run
from game.games.take.moves import TAKE_DRAW_PILE_MOVE, TAKE_DRAW_STOCK_MOVE, Lay, parse, write
from game.games.take.options import TakeOptions
from game.games.take.rules import TakeState, turn
from game.games.take.rules.round import most_rounds
from game.games.take.scoring import CARD_VALUES, laid_value, value
from game.games.take.state import DRAW_PHASE
from game.games.take.table import offers, prompts, result
from game.games.take.table.prompts import floats, is_resting, kept_cards
from game.games.take.words import in_line, next_in_line, whose
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value

_DRAW_TEXTS_BY_ZONE: Final = {
    "stock": write(TAKE_DRAW_STOCK_MOVE),
    "pile": write(TAKE_DRAW_PILE_MOVE),
}


class TakeTable(MeldTable[TakeState]):
    duty_messages: ClassVar[frozenset[str]] = frozenset(
        {
            "take-only-melded",
            "take-stocks-turn",
            "take-marked",
            "take-from-pile",
            "take-fits",
        }
    )
    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
        "P": Message("offers-take"),
        "F": Message("offers-finish"),
        "L": Message("offers-lay"),
        "A": Message("offers-add"),
        "X": Message("offers-discard"),
    }

    has_melds = True
    has_sets = False
    cardless_moves = frozenset({"finish"})
    story_figure = (frozenset({HighlightKind.TAKE, HighlightKind.JOIN}), Message("take-story"))

    def goal(self, options: Options) -> TextValue:
        assert isinstance(options, TakeOptions)
        return Message("take-goal", value=options.target)

    def length_name(self, value: Value, form: str) -> TextValue:
        return Message("take-length", value=value, form=form)

    # Zones, cards and players.

    def zones(self, state: TakeState, names: Names) -> list[TableZone]:
        """A sequence lies before its owner."""
        return [*ring_zones(state, names), *[_meld(run, names) for run in state.table.runs]]

    def table_signs(self, state: TakeState) -> list[TableSign]:
        if is_resting(state):
            return []
        if not state.stock:
            empty = Message("take-stock-empty.sentence")
            return [TableSign(Message("take-stock-empty"), empty, warning=True)]
        if state.phase == DRAW_PHASE and turn.must_stock_come_first(state):
            first = Message("take-stock-first.sentence")
            return [TableSign(Message("take-stock-first"), first, Icon.CARDS, warning=True)]
        return []

    def player_status(self, state: TakeState, seat: Seat) -> TextValue:
        return Message("take-floating") if floats(state, seat) else ""

    def card_info(self, state: TakeState, text: str) -> CardInfo:
        return prompts.about(text)

    def hand_figure(self, state: TakeState) -> TextValue:
        if is_resting(state):
            return ""
        points = result.owned_points(state, PERSON_SEAT) - value(state.hands[PERSON_SEAT])
        return Message("take-figure", points=points)

    def new_words(self, state: TakeState) -> list[Message]:
        if is_resting(state):
            return []
        floating = any(floats(state, Seat(seat)) for seat in range(state.setup.players))
        return [*([Message("take-word-float")] if floating else []), Message("take-word-figure")]

    def laid_points(self, state: TakeState) -> list[int] | None:
        if is_resting(state):
            return None
        return [result.owned_points(state, Seat(seat)) for seat in range(state.setup.players)]

    def meld_points(self, state: TakeState, zone: str) -> list[tuple[Seat, int]]:
        return [result.worth(run) for run in state.table.runs if offers.zone(run) == zone]

    def card_marks(self, state: TakeState) -> Mapping[str, CardMark]:
        return {french.write(card): why for card, why in kept_cards(state).items()}

    def waste_warning(self, state: TakeState, move: str) -> TextValue:
        hand = [french.write(card) for card in state.hands[PERSON_SEAT]]
        word, text, *_ = *move.split(" "), ""
        if word in ("discard", "add") and bare_card(text) == "JK":
            return Message("take-waste-joker")
        if word in ("discard", "add") and breaks(hand, self.possible_melds(state), bare_card(text)):
            return Message("take-waste-part")
        return ""

    def possible_melds(self, state: TakeState) -> list[tuple[str, ...]]:
        found = melds_with(state.hands[PERSON_SEAT], TAKE_MELD_RULES, CARD_VALUES, state.must_meld)
        return [tuple([french.write(laid_cards.card_of(card)) for card in meld]) for meld in found]

    def holding_cost(self, state: TakeState, text: str) -> int:
        return CARD_VALUES[french.read(text)]

    def progress(self, state: TakeState) -> Progress | None:
        return by_points(state, state.options.target, most_rounds(state.options))

    def highlight(
        self, state: TakeState, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        return result.moment(state, event, names) or super().highlight(state, event, what, names)

    def deeds(self, state: TakeState, event: Event, what: EventKind) -> Iterator[Deed]:
        return result.deeds(state, event)

    # Lines of braille.

    def line_about(self, state: TakeState, names: Names) -> TextValue:
        held = next_in_line(state, names)
        if state.phase == DRAW_PHASE and state.pile:
            return Message("line-top", card=card_names.named(state.pile[-1]), next=held)
        hand = state.hands[PERSON_SEAT]
        points = stake(names, PERSON_SEAT, value(hand))
        about = Message("line-cards", count=len(hand), points=points, next=held)
        if state.must_meld is not None:
            return Message("line-owed", about=about, card=card_names.named(state.must_meld))
        if state.barred in hand:
            return Message("line-barred", about=about, card=card_names.named(state.barred))
        return about

    def line_points(self, state: TakeState, move: str) -> int:
        laid = parse(move)
        return laid_value(laid.cards) if isinstance(laid, Lay) else 0

    def line_move(self, state: TakeState, move: str, names: Names) -> LineMove:
        return in_line(state, parse(move), names)

    # Prompts and gestures.

    def prompt(self, state: TakeState, names: Names) -> TextValue:
        return prompts.prompt(state, names)

    def next_zone(self, state: TakeState, names: Names) -> tuple[str | None, TextValue]:
        return None, prompts.following(state, names)

    def offers(self, state: TakeState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, picked, names)

    def gesture_move(
        self, state: TakeState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        if target not in (None, PERSON_HAND_ZONE):
            return None
        return _DRAW_TEXTS_BY_ZONE.get(source)

    def no_move_text(
        self, state: TakeState, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        if source == target:
            return ""
        if source == PERSON_HAND_ZONE:
            return _not_there(state, target, picked)
        if source in _DRAW_TEXTS_BY_ZONE:
            return Message("take-drawn-to-hand")
        if source.startswith("melds/"):
            return Message("take-runs-stay")
        return ""

    # Round end.

    def round_end_title(self, state: TakeState, names: Names) -> TextValue:
        return players_out(state, names) or Message("take-stock-empty")

    def revealed_hands(
        self, state: TakeState, hands: Mapping[int, Sequence[str]]
    ) -> list[RevealedHand]:
        return result.opened(state, hands)

    def score_lines(self, state: TakeState, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
        return result.sum_of(state, hands)


def _meld(run: Run, names: Names) -> TableZone:
    icon = Icon.LOCK if run.locked else None
    return TableZone(offers.zone(run), MELD_STYLE, whose(run, names), Seat(run.owner), icon=icon)


def _not_there(state: TakeState, target: str, picked: Sequence[str]) -> Message:
    """The sentence for a drop of hand cards that is no move."""
    if state.phase == DRAW_PHASE:
        return Message("take-begins-drawing")
    if target == "pile" and len(picked) > 1:
        return Message("take-discard-one")
    if target == "stock":
        return Message("take-discard-on-pile")
    return Message("take-hand-goes")
