"""Table of Texas Rummy: its zones, signs and marks, and the moves of gestures.

Fixed: the deadwood it tells is the least there is, after the best allowed discard.
Free: which cards are said to be worth keeping.
Then look at: tests/games/texas/test_table.py, tests/games/texas/test_scoring.py
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from game.cards import french
from game.core.event import PERSON_SEAT, Event, EventKind, Seat, bare_card
from game.core.match_progress import Progress, by_rounds
from game.core.table import (
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
    Offer,
    RevealedHand,
    ScoreLine,
    TableSign,
    last_card_highlight,
)
from game.games.texas.moves import parse
from game.games.texas.rules import TexasState
from game.games.texas.rules.drawing import MAX_REFILLS_COUNT
from game.games.texas.rules.round import first_and_last, has_jokers, has_pot
from game.games.texas.scoring import Law, factor
from game.games.texas.table import offers, prompts, result
from game.games.texas.table.prompts import kept_card, must_begin_with_stock
from game.games.texas.words import card_in_line, in_line, next_in_line
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value


class TexasTable(MeldTable[TexasState]):
    """Hands around stock and pile, seen from seat 0; melds stay in the hand."""

    duty_messages: ClassVar[frozenset[str]] = frozenset(
        {
            "texas-why-last",
            "texas-why-stock",
            "texas-why-out.choose",
            "texas-why-out.not-yet",
            "texas-why-out.none",
            "texas-why-barred",
        }
    )
    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
        "P": Message("offers-take"),
        "G": Message("offers-out"),
        "X": Message("offers-discard"),
    }

    lowest_wins = True

    # Layout.

    def zones(self, state: TexasState, names: Names) -> list[TableZone]:
        return ring_zones(state, names)

    def table_signs(self, state: TexasState) -> list[TableSign]:
        """Signs for the wild rank, the factor, and the last or compulsory stock."""
        if state.law is None:
            return []
        found = [_wild_cards(state, state.law)]
        times = state.law.times
        if times > 1:
            counts = Message("texas-counts.sentence", times=times)
            found.append(TableSign(Message("texas-counts", times=times), counts))
        if state.laid is not None:
            turns = Message("texas-last-turns.sentence")
            found.append(TableSign(Message("texas-last-turns"), turns, warning=True))
        if state.emptied == MAX_REFILLS_COUNT:
            name, last = Message("texas-last-stock"), Message("texas-last-stock.sentence")
            if not state.stock:
                name, last = Message("texas-no-stock"), Message("texas-no-stock.sentence")
            found.append(TableSign(name, last, Icon.CARDS, warning=True))
        if must_begin_with_stock(state) and not prompts.does_draw_end_turn(state):
            first = Message("texas-stock-comes-first.sentence")
            found.append(
                TableSign(Message("texas-stock-comes-first"), first, Icon.CARDS, warning=True)
            )
        return found

    # Cards and coins.

    def card_info(self, state: TexasState, text: str) -> CardInfo:
        return prompts.about(state.round_law, text)

    def new_words(self, state: TexasState) -> list[Message]:
        if not self.hand_figure(state):
            return []
        return [Message("texas-word-wild"), Message("texas-word-left-over")]

    def hand_figure(self, state: TexasState) -> TextValue:
        return prompts.figure(state)

    def card_marks(self, state: TexasState) -> Mapping[str, CardMark]:
        """Marks on the wild cards and the barred card of seat 0."""
        hand = map(french.write, state.hands[PERSON_SEAT])
        marks = {text: CardMark.WILD for text in hand if offers.is_wild(state, text)}
        kept = kept_card(state)
        if kept is not None:
            marks[french.write(kept)] = CardMark.BARRED
        return marks

    def is_wild(self, state: TexasState, text: str) -> bool:
        return offers.is_wild(state, text)

    def coins(self, state: TexasState) -> tuple[int, list[int]] | None:
        return (state.pot, list(state.dimes)) if has_pot(state) else None

    def progress(self, state: TexasState) -> Progress | None:
        first, last = first_and_last(state)
        return by_rounds(state, last - first + 1, self.standing(state))

    def highlight(
        self, state: TexasState, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        if what is EventKind.GO_OUT and event.seat is not None:
            # The later a round, the more its points count.
            out = last_card_highlight(event.seat, names, 0.4 + 0.2 * factor(state.round))
            # The table gets dark when the melds are shown, at the round's end.
            return replace(out, modest=True)
        found = super().highlight(state, event, what, names)
        return result.revealed(found, event) if what is EventKind.ROUND_END else found

    def deeds(self, state: TexasState, event: Event, what: EventKind) -> Iterator[Deed]:
        return result.deeds(event, what)

    # Prompts.

    def prompt(self, state: TexasState, names: Names) -> TextValue:
        return prompts.prompt(state, names)

    def next_zone(self, state: TexasState, names: Names) -> tuple[str | None, TextValue]:
        return None, prompts.why(state, names)

    # Lines of braille.

    def line_about(self, state: TexasState, names: Names) -> TextValue:
        points = stake(names, PERSON_SEAT, prompts.deadwood(state) or 0)
        held = next_in_line(state, names)
        if state.phase == "draw" and state.pile:
            top = Message("line-top", card=card_in_line(state, state.pile[-1]), next=held)
            return Message("texas-line-about", top=top, points=points)
        count = len(state.hands[PERSON_SEAT])
        about = Message("line-cards", count=count, points=points, next=held)
        kept = kept_card(state)
        if kept is None:
            return about
        return Message("line-barred", about=about, card=card_in_line(state, kept))

    def line_card(self, state: TexasState, text: str) -> TextValue:
        return card_in_line(state, french.read(bare_card(text)))

    def line_move(self, state: TexasState, move: str, names: Names) -> LineMove:
        return in_line(state, parse(move), names)

    # Gestures and offers.

    def offers(self, state: TexasState, picked: Sequence[str], names: Names) -> list[Offer]:
        return offers.offers(state, [french.read(text) for text in picked])

    def gesture_move(
        self, state: TexasState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return offers.meaning(source, target)

    def no_move_text(
        self, state: TexasState, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        return offers.aside(state, source, target, picked)

    def waste_warning(self, state: TexasState, move: str) -> TextValue:
        return offers.wasteful(state, move)

    def possible_melds(self, state: TexasState) -> list[tuple[str, ...]]:
        return offers.melds(state)

    def holding_cost(self, state: TexasState, text: str) -> int:
        return state.round_law.values[french.read(text)]

    # End of the round.

    def round_end_title(self, state: TexasState, names: Names) -> TextValue:
        return result.ending(state, names)

    def revealed_hands(
        self, state: TexasState, hands: Mapping[int, Sequence[str]]
    ) -> list[RevealedHand]:
        return result.opened(state)

    def score_lines(self, state: TexasState, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
        return result.counting(state)

    def length_name(self, value: Value, form: str) -> TextValue:
        first, _, last = str(value).partition("-")
        if first == last:
            return Message("texas-length.one", number=int(first), form=form)
        return Message("texas-length", value=value, form=form)

    def round_label(self, state: TexasState, number: int) -> TextValue:
        return result.row(state, number)

    def round_number(self, state: TexasState) -> tuple[int, int | None]:
        return result.round_of(state)

    def round_called(self, state: TexasState) -> TextValue:
        return result.round_called(state) or super().round_called(state)

    def round_labels(self, state: TexasState) -> list[TextValue]:
        return result.rows(state)

    def final_remark(self, state: TexasState, seat: Seat) -> TextValue:
        return result.verdict(state, seat)


def _wild_cards(state: TexasState, law: Law) -> TableSign:
    """The wild cards of this round, in words; until one is held also how many a meld takes."""
    rank, deuces, jokers = law.wild_text, law.terms.wild_deuces, has_jokers(state)
    more = ("both" if jokers else "deuces") if deuces else "jokers" if jokers else "none"
    says = Message("texas-wild", rank=rank, more=more)
    if not law.terms.free and not any(law.rules.wild[card] for card in state.hands[PERSON_SEAT]):
        if law.terms.one_wild:
            says = Message("texas-wild.one", rank=rank, more=more)
        else:
            says = Message("texas-wild.half", rank=rank, more=more)
    return TableSign(
        says,
        Message("texas-wild.sentence", rank=rank, more=more),
        Icon.WILD,
    )
