"""The table of 500 Rummy: the layout of its zones, its texts, the moves of gestures.

``Rummy500Table`` dispatches to the other modules.  The best melds of a hand are found here.

Fixed: it looks at the player's view and asks `rules` for the legal moves.
Free: which of the best melds is offered first, sizes, wording of prompts.
Then look at: tests/games/rummy500/test_table.py, tests/games/rummy500/test_table_gestures.py
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.cards.melds import (
    LaidCard,
    MeldRules,
    best_arrangement,
    card_of,
    is_joker,
    melds_in,
    melds_with,
    summed,
)
from game.cards.melds.laid_cards import breaks
from game.core.event import PERSON_SEAT, Event, EventKind, Seat, bare_card
from game.core.match_progress import Progress, by_points
from game.core.options import Options
from game.core.table import (
    MELD_STYLE,
    PERSON_HAND_ZONE,
    SPREAD_STYLE,
    CardInfo,
    CardMark,
    LineMove,
    MeldTable,
    TableZone,
    ring_zones,
    stake,
)
from game.core.table_values import (
    CallWindow,
    Deed,
    Highlight,
    HighlightKind,
    Offer,
    RevealedHand,
    ScoreLine,
    TableSign,
    players_out,
)
from game.games.rummy500.melds import RUMMY500_MELD_RULES, LaidMeld
from game.games.rummy500.moves import (
    RUMMY500_DISCARD_MOVES,
    RUMMY500_DRAW_PILE_MOVES,
    RUMMY500_DRAW_STOCK_MOVE,
    RUMMY_CALL_MOVES,
    Discard,
    LayMeld,
    RummyTo,
    parse,
    write_move,
)
from game.games.rummy500.options import NO_CALLS, Rummy500Options
from game.games.rummy500.rules import Rummy500State, calling, discarding, turn
from game.games.rummy500.rules.turn import PHASE_REFUSALS
from game.games.rummy500.state import texts
from game.games.rummy500.table import offers, prompts, result
from game.games.rummy500.table.prompts import asked, is_persons_turn
from game.games.rummy500.words import in_line, next_in_line, whose_meld, whose_most
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value

CALL_OFFER_KEYS = ("R", "K")
"""The letters of a call, and of saying nothing where there may be one."""

MAX_JOKER_HAND_CARD_COUNT = 20
"""Maximum hand size for arranging jokers: beyond it the search is too slow."""
MAX_ARRANGED_HAND_CARD_COUNT = 32
"""Maximum hand size for the best arrangement; the fallback is ``_suit_by_suit``."""


class Rummy500Table(MeldTable[Rummy500State]):
    duty_messages: ClassVar[frozenset[str]] = frozenset(
        {
            "rummy500-why-stock",
            "rummy500-why-whatever",
            "rummy500-why-whatever.single",
            "rummy500-why-no-deeper",
            "rummy500-why-deepest",
            "rummy500-why-leave-one",
            "rummy500-why-barred",
            "rummy500-why-last",
        }
    )
    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
        "P": Message("offers-take"),
        "F": Message("offers-finish"),
        "K": Message("offers-silent"),
        "R": Message("rummy500-letter-call"),
        "L": Message("offers-lay"),
        "A": Message("offers-add"),
        "X": Message("offers-discard"),
    }

    has_melds = True
    cardless_moves = frozenset({"pass", "finish"})
    story_figure = (frozenset({HighlightKind.DIG}), Message("rummy500-story"))

    def letters_of(self, options: Rummy500Options) -> Mapping[str, TextValue]:
        if options.rummy_call != NO_CALLS:
            return self.offer_keys
        return {key: does for key, does in self.offer_keys.items() if key not in CALL_OFFER_KEYS}

    def goal(self, options: Options) -> TextValue:
        assert isinstance(options, Rummy500Options)
        return Message("rummy500-goal", value=options.target)

    def length_name(self, value: Value, form: str) -> TextValue:
        return Message("rummy500-length", value=value, form=form)

    # Zones.

    def zones(self, state: Rummy500State, names: Names) -> list[TableZone]:
        """A meld lies before the player who laid most of its cards."""
        return [
            *ring_zones(state, names, SPREAD_STYLE),
            *(
                TableZone(
                    offers.zone(meld.number),
                    MELD_STYLE,
                    whose_meld(meld, names),
                    whose_most(meld.by),
                    icon=None if meld.shape.room else Icon.LOCK,
                )
                for meld in result.lying(state)
            ),
        ]

    def table_signs(self, state: Rummy500State) -> list[TableSign]:
        if asked(state) is None:
            return []
        if not state.stock:
            empty = Message("rummy500-stock-used-up.sentence")
            return [TableSign(Message("rummy500-stock-used-up"), empty, Icon.CARDS, warning=True)]
        if state.phase == "draw" and turn.must_stock_come_first(state):
            barred = Message("rummy500-not-alone.sentence")
            return [TableSign(Message("rummy500-not-alone"), barred, Icon.CARDS, warning=True)]
        return []

    def consequence(
        self, before: Rummy500State, event: Event, after: Rummy500State, names: Names
    ) -> TextValue:
        if after.must_meld not in (None, before.must_meld) and after.asked != PERSON_SEAT:
            return prompts.prompt(after, names)
        return super().consequence(before, event, after, names)

    # Cards and players.

    def player_status(self, state: Rummy500State, seat: Seat) -> TextValue:
        if asked(state) is None or state.hands[seat]:
            return ""
        if calling.ends_round(state) and seat == state.discarder:
            return ""
        return Message("rummy500-floating")

    def card_info(self, state: Rummy500State, text: str) -> CardInfo:
        return prompts.about(state.options, text)

    def hand_figure(self, state: Rummy500State) -> TextValue:
        if asked(state) is None:
            return ""
        down = result.on_the_table(state)[PERSON_SEAT]
        held = -result.in_hand(state, [state.hands[PERSON_SEAT]])[PERSON_SEAT]
        return Message("rummy500-figure", laid=down, held=held)

    def new_words(self, state: Rummy500State) -> list[Message]:
        if asked(state) is None:
            return []
        floating = any(self.player_status(state, Seat(seat)) for seat in range(len(state.hands)))
        words = [Message("rummy500-word-float")] if floating else []
        # Why one may draw matters more than the figure.
        return words if state.phase == "draw" else [*words, Message("rummy500-word-figure")]

    def laid_points(self, state: Rummy500State) -> list[int] | None:
        return None if asked(state) is None else result.on_the_table(state)

    def meld_points(self, state: Rummy500State, zone: str) -> list[tuple[Seat, int]]:
        return result.worth(state, _meld_at(state, zone))

    def laid_by(self, state: Rummy500State, zone: str) -> Sequence[Seat]:
        return [Seat(seat) for seat in _meld_at(state, zone).by]

    def card_marks(self, state: Rummy500State) -> Mapping[str, CardMark]:
        if not is_persons_turn(state):
            return {}
        if state.must_meld is not None:
            return {french.write(state.must_meld): CardMark.OWED}
        barred = discarding.barred(state)
        return {} if barred is None else {french.write(barred): CardMark.BARRED}

    def progress(self, state: Rummy500State) -> Progress | None:
        return by_points(state, state.options.target, state.options.most_rounds)

    def highlight(
        self, state: Rummy500State, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        return result.moment(state, event, names) or super().highlight(state, event, what, names)

    def deeds(self, state: Rummy500State, event: Event, what: EventKind) -> Iterator[Deed]:
        return result.deeds(state, event)

    # Prompts.

    def prompt(self, state: Rummy500State, names: Names) -> TextValue:
        return prompts.prompt(state, names)

    def next_zone(self, state: Rummy500State, names: Names) -> tuple[str | None, TextValue]:
        return None, prompts.why(state, names)

    def open_call(self, state: Rummy500State) -> CallWindow | None:
        return prompts.call(state)

    # Lines of braille.

    def line_about(self, state: Rummy500State, names: Names) -> TextValue:
        held = next_in_line(state, names)
        if state.phase != "play" and state.pile:
            if state.discarder is not None:
                held = stake(names, state.discarder, len(state.hands[state.discarder]))
            return Message("line-top", card=card_names.the(state.pile[-1]), next=held)
        hand = state.hands[PERSON_SEAT]
        points = stake(names, PERSON_SEAT, sum(state.worth.cards[card] for card in hand))
        return Message("line-cards", count=len(hand), points=points, next=held)

    def line_move(self, state: Rummy500State, move: str, names: Names) -> LineMove:
        return in_line(state, parse(move), names)

    # Gestures.

    def offers(self, state: Rummy500State, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, [french.read(text) for text in picked], names)

    def gesture_move(
        self, state: Rummy500State, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        if source == "stock":
            return (
                write_move(RUMMY500_DRAW_STOCK_MOVE) if target in (None, PERSON_HAND_ZONE) else None
            )
        if source != "pile" or not state.pile:
            return None
        count = 1 if card is None else len(state.pile) - card
        if state.phase == "call" and calling.lays_off_top(state):
            return self._calling_top(state, target, count)
        if target not in (None, PERSON_HAND_ZONE):
            return None
        return write_move(
            RUMMY_CALL_MOVES[count] if state.phase == "call" else RUMMY500_DRAW_PILE_MOVES[count]
        )

    def _calling_top(self, state: Rummy500State, target: str | None, count: int) -> str | None:
        """The text of the only call that lays the pile top off here; None if it is not unique."""
        if count > 1 or not is_persons_turn(state):
            return None
        found = [
            one
            for one in state.calls
            if isinstance(one, RummyTo) and target in (None, offers.zone(one.meld))
        ]
        return write_move(found[0]) if len(found) == 1 else None

    def cards_taken_along(
        self, state: Rummy500State, zone: str, card: int
    ) -> tuple[int, TextValue]:
        return card, prompts.coming(state, card) if zone == "pile" else ""

    def no_move_text(
        self, state: Rummy500State, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        if source == target:
            return ""
        if state.is_opening:
            return Message("rummy500-opening")
        if source == PERSON_HAND_ZONE and state.phase != "play":
            return PHASE_REFUSALS[state.phase]
        if source == PERSON_HAND_ZONE and target == "pile" and len(picked) > 1:
            return Message("rummy500-aside-one")
        if source == PERSON_HAND_ZONE:
            return Message("rummy500-aside-hand")
        if source.startswith("melds/"):
            if state.options.joker_swap:
                return Message("rummy500-aside-table.swap")
            return Message("rummy500-aside-table")
        if source in ("stock", "pile"):
            return Message("rummy500-aside-drawn")
        return ""

    def waste_warning(self, state: Rummy500State, move: str) -> TextValue:
        word, _, text = move.partition(" ")
        text = text.split(" ")[0]
        hand = state.hands[PERSON_SEAT]
        if word not in ("discard", "layoff") or len(hand) == 1:
            return ""
        melds = self.possible_melds(state)
        if word == "discard" and can_go_out(state, melds):
            if calling.allows_after_last(state):
                return Message("rummy500-wasteful-out.called")
            return Message("rummy500-wasteful-out")
        if bare_card(text) == "JK":
            return Message("rummy500-wasteful-joker")
        if breaks(texts(hand), melds, bare_card(text)):
            return Message("rummy500-wasteful-meld")
        return ""

    def possible_melds(self, state: Rummy500State) -> list[tuple[str, ...]]:
        hand, worth = tuple(sorted(state.hands[PERSON_SEAT])), state.worth.cards
        return _arranged(hand, worth, state.meld_rules, state.must_meld, state.kept)

    # Round end.

    def holding_cost(self, state: Rummy500State, text: str) -> int:
        return state.worth.cards[french.read(text)]

    def round_end_title(self, state: Rummy500State, names: Names) -> TextValue:
        return players_out(state, names) or Message("rummy500-ended")

    def revealed_hands(
        self, state: Rummy500State, hands: Mapping[int, Sequence[str]]
    ) -> list[RevealedHand]:
        return result.opened(state, hands)

    def score_lines(
        self, state: Rummy500State, hands: Mapping[int, Sequence[str]]
    ) -> list[ScoreLine]:
        return result.sum_of(state, hands)

    def final_remark(self, state: Rummy500State, seat: Seat) -> TextValue:
        return result.verdict(state, seat)


def _meld_at(state: Rummy500State, zone: str) -> LaidMeld:
    return state.melds[int(zone.split("/")[1][1:]) - 1]


def can_go_out(state: Rummy500State, melds: Sequence[Sequence[str]]) -> bool:
    """Whether these melds leave one card of the hand, which may be discarded."""
    left = [french.write(card) for card in state.hands[PERSON_SEAT]]
    for text in (text for meld in melds for text in meld):
        left.remove(text)
    if len(left) != 1 or not melds:
        return False
    last = RUMMY500_DISCARD_MOVES[french.read(left[0])]
    return state.check(last) is None and _goes_out_after(state, melds, last)


def _goes_out_after(state: Rummy500State, melds: Sequence[Sequence[str]], last: Discard) -> bool:
    """Whether a discard ends the turn once these cards are laid as melds."""
    if not melds:
        return state.check(last) is None
    for cards in offers.melds(state, list(map(french.read, melds[0]))):
        after = state.clone()
        if after.check(LayMeld(cards)) is None:
            after.advance(LayMeld(cards))
            if _goes_out_after(after, melds[1:], last):
                return True
    return False


@lru_cache(maxsize=16)
def _arranged(
    hand: tuple[Card, ...],
    worth: tuple[int, ...],
    rules: MeldRules = RUMMY500_MELD_RULES,
    owed: Card | None = None,
    kept: int = 0,
) -> list[tuple[str, ...]]:
    """Card texts of the melds that are worth most together.

    The first meld holds the ``owed`` card if any meld can.  ``kept`` is the number of cards to
    keep for a discard, 0 or 1.
    """
    found = _melds(hand, worth, rules, owed)
    if kept and hand and sum(map(len, found)) == len(hand):
        found = _melds(_all_but_one(hand, worth, rules, owed), worth, rules, owed)
    return [tuple([french.write(card_of(card)) for card in meld]) for meld in found]


def _melds(
    hand: tuple[Card, ...], worth: tuple[int, ...], rules: MeldRules, owed: Card | None
) -> list[tuple[LaidCard, ...]]:
    """The best melds of a hand; for a large hand a quick approximation."""
    natural = tuple([card for card in hand if card != JOKER])
    few = hand if len(hand) <= MAX_JOKER_HAND_CARD_COUNT else natural
    arranged = len(few) <= MAX_ARRANGED_HAND_CARD_COUNT
    found = melds_with(few, rules, worth, owed) if arranged else _suit_by_suit(few, worth, rules)
    if owed is None:
        return found
    found.sort(key=lambda meld: owed not in map(card_of, meld))
    if found and owed in map(card_of, found[0]):
        return found
    paying = _paying(hand, worth, rules, owed)
    if paying is None:
        return found
    left = list(hand)
    for card in paying:
        left.remove(card_of(card))
    return [paying, *_melds(tuple(left), worth, rules, None)]


def _paying(
    hand: Sequence[Card], worth: tuple[int, ...], rules: MeldRules, owed: Card
) -> tuple[LaidCard, ...] | None:
    """The meld with the owed card: of those with fewest jokers, the one of most points."""
    held = summed(hand)
    found = [meld for meld in melds_in(held.held, held.jokers, rules) if owed in map(card_of, meld)]
    return min(
        found,
        key=lambda meld: (sum(map(is_joker, meld)), -sum([worth[card_of(one)] for one in meld])),
        default=None,
    )


def _all_but_one(
    hand: tuple[Card, ...], worth: tuple[int, ...], rules: MeldRules, owed: Card | None
) -> tuple[Card, ...]:
    """A hand that can be melded whole, minus the card whose discard costs least."""

    def cost(card: Card) -> tuple[bool, int, int]:
        left = list(hand)
        left.remove(card)
        melded = [card_of(one) for meld in _melds(tuple(left), worth, rules, owed) for one in meld]
        unpaid = owed is not None and owed not in melded
        return unpaid, -sum([worth[one] for one in melded]), card

    spared = [card for card in dict.fromkeys(hand) if card != owed or hand.count(card) > 1]
    best = min(spared, key=cost)
    left = list(hand)
    left.remove(best)
    return tuple(left)


def _suit_by_suit(
    hand: Sequence[Card], worth: tuple[int, ...], rules: MeldRules
) -> list[tuple[LaidCard, ...]]:
    """Quick melds of a very large hand without jokers, not always the best."""
    suits = [[card for card in hand if french.suit(card) == suit] for suit in range(4)]
    found = [meld for suit in suits for meld in best_arrangement(suit, rules, worth).melds]
    left = list(hand)
    for meld in found:
        for card in meld:
            left.remove(card_of(card))
    if len(left) <= MAX_ARRANGED_HAND_CARD_COUNT:
        found += best_arrangement(left, rules, worth).melds
    return found
