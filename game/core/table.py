"""Where a game's zones lie on the table, and what the window asks a game about it: data only.

A game's ``table`` fills this in; the window does the rest.  There are two kinds of table.
One gives every zone a place of its own (``extent`` says how much room that needs); lengths
are in card widths (a card is 1 wide and 1.4 high) from the middle of the table, x to the right
and y down.  At the other, players sit around with cards in their hands: it only names its zones
and the window finds the room for fans, melds and piles.

A table is asked with a *state* read from seat 0's view (``Game.from_view``): hidden cards are
``UNKNOWN`` in it, so nothing here could give one away.  The state may be one in the middle of a
move, as the window shows it then.

The table of a game in which one puts melds together of the cards in one's hand.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, ClassVar, NamedTuple

from game.cards import card_names, french
from game.cards.melds import laid_cards
from game.core.event import Event, EventKind, Seat, bare_card
from game.core.options import Options
from game.core.table_values import (
    CallWindow,
    DirectionRing,
    Highlight,
    Offer,
    RevealedHand,
    ScoreLine,
    TableSign,
    round_highlight,
)
from game.text.message import Message, Names, TextValue, Value

HAND = "hands/0"
SORT_BY_MELD = "meld"
"""The way to sort a hand in which its melds lie side by side: for games that have any."""


class ZoneStyle(Enum):
    """How the cards of a place lie.

    ``STACK``: face up, the edges of what lies beneath showing.  ``STOCK``: face down.  ``HELD``:
    in the person's hand.  ``FAN``: in a hand that is not seen, backs only.  ``OPEN``: in another's
    hand, laid open to whoever looks on.  ``MELD``: in front of its owner,
    every card readable.  ``PILE``: face up, the last few side by side.  ``SPREAD``: face up, every
    card readable.
    """

    FACE_UP_STACK = "stack"
    FACE_DOWN_STACK = "stock"
    OWN_HAND = "hand"
    HIDDEN_HAND = "fan"
    OPEN_HAND = "open hand"
    MELD = "meld"
    PILE = "pile"
    SPREAD = "spread"


STACK, STOCK, HELD, FAN, OPEN, MELD, PILE, SPREAD = ZoneStyle


class CardMark(StrEnum):
    """What the icon on a card says.

    ``WILD``: it stands for others.  ``OWED``: it must be melded.  ``BARRED``: it may not be
    discarded.  ``FITS``: it must be added to what lies there.
    """

    WILD = "wild"
    OWED = "owed"
    BARRED = "barred"
    MUST_ADD = "add"


@dataclass(frozen=True, slots=True)
class TableZone:
    """Where a zone lies.

    ``zone`` is its way into the view; ``kind`` is how its cards lie; of a pile the last ``open``
    ones lie side by side.
    ``name`` is what a person calls it, ``icon`` a small drawing that marks it (a lock).
    ``x`` and ``y`` are the centre of its top card at a table whose places are fixed.
    """

    zone: str
    style: ZoneStyle
    name: TextValue
    owner: Seat | None = None
    x: float = 0.0
    y: float = 0.0
    open_count: int = 1
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class PlateSpot:
    """Where the plate with a player's portrait, name and count has its centre."""

    seat: Seat
    x: float
    y: float


def ring_zones(
    state: Any, names: Names, pile: ZoneStyle = PILE, opened: int = 1
) -> list[TableZone]:
    """The zones that players with cards in their hands have around them: hands, stock and pile.

    ``pile`` is how the pile lies, ``opened`` how many of its cards are side by side.
    """
    others = map(Seat, range(1, state.setup.players))
    return [
        TableZone(HAND, HELD, Message("table-your-hand"), Seat(0)),
        *(
            TableZone(f"hands/{seat}", FAN, Message("table-hand", who=names[seat]), seat)
            for seat in others
        ),
        TableZone("stock", STOCK, Message("table-stock")),
        TableZone("pile", pile, Message("table-pile"), open_count=opened),
    ]


class CardInfo(NamedTuple):
    """What there is to say of a card to somebody who asks: what it is and does and counts.

    ``rule`` is the name of the rule that says more, or empty.
    """

    text: TextValue
    rule: str = ""


class Table(ABC):
    """A game's table as seen from seat 0, where the person sits.

    ``holding``: the players hold cards in their hands.  ``melding``: everybody is given room for
    melds in front of them.

    ``faces`` is the folder of the cards' drawings.  ``sorts`` are the ways in which a hand can
    be sorted, each a word and its name.  ``lowest_wins`` is for games in which points are bad;
    ``points_word`` says what they are, ``next_round`` what the way to the next deal says.
    ``plans`` says that cards of the hand may be picked before their time: where melds are made,
    one puts together what one will lay.  ``letters`` are the keys of its offers' buttons, each
    with what it does.
    """

    offer_keys: ClassVar[Mapping[str, TextValue]] = {}

    face_set: ClassVar[str] = "cards"
    sorts: ClassVar[tuple[tuple[str, TextValue], ...]] = (
        ("suit", Message("table-by-suit")),
        ("rank", Message("table-by-rank")),
    )
    sort_icons: ClassVar[tuple[str, ...]] = ("sort-suit", "sort-rank")
    lowest_wins: ClassVar[bool] = False
    scored: ClassVar[bool] = True
    points_word: ClassVar[TextValue] = Message("table-word-points")
    next_round: ClassVar[TextValue] = Message("score-next")
    picks_out_of_turn: ClassVar[bool] = True
    has_melds: ClassVar[bool] = False
    has_hands: ClassVar[bool] = True

    # What is counted.

    def is_scored(self, options: Options) -> bool:
        """Whether points are counted in a match by these options: by default as ``scored`` says."""
        return self.scored

    def points(self, count: int) -> TextValue:
        """So many of what a match counts, in words: "3 points"."""
        return Message("table-count-points", points=count)

    # What lies where.

    @abstractmethod
    def zones(self, state: Any, names: Names) -> list[TableZone]:
        """The zones, in the order in which the keyboard visits them."""

    def fixed_size(self, players: int) -> tuple[float, float] | None:
        """The width and height that fixed places need; None where the window arranges them."""
        return None

    def plate_spots(self, state: Any) -> list[PlateSpot]:
        """Where each player's plate lies, at a table whose places are fixed."""
        return []

    def direction_ring(self, state: Any) -> DirectionRing | None:
        """The mark of the way of play; None for no mark."""
        return None

    def table_signs(self, state: Any) -> list[TableSign]:
        """Public facts to be shown beside the middle."""
        return []

    # Cards and players in words and figures.

    def card_name(self, text: str) -> TextValue:
        """A card in words; a game with cards of its own says its own."""
        card = french.read(bare_card(text))
        stands = text.partition("=")[2]
        if not stands:
            return card_names.named(card)
        if len(stands) == 1:
            return card_names.as_rank(card, french.RANKS.index(stands))
        return card_names.laid(laid_cards.read(text))

    def card_info(self, state: Any, text: str) -> CardInfo:
        """What a card that is seen is, does and counts, wherever it lies."""
        return CardInfo(Message("table-just-a-card", card=self.card_name(text)))

    def sort_key(self, text: str, how: str) -> Any:
        """What a hand's cards are sorted by: suit and then rank, or the other way round.

        By meld the melds are sorted by this as they are by suit, and so is what is left over.
        """
        card = french.read(bare_card(text))
        if card == french.JOKER:
            return (99, 99)
        suit, rank = SUIT_ORDER[french.suit(card)], (french.rank(card) + 12) % 13
        return (rank, suit) if how == "rank" else (suit, rank)

    def plate_counts(self, state: Any) -> list[int]:
        """What each player's plate shows: by default how many cards are in the hand."""
        return [len(hand) for hand in state.hands]

    def count_text(self, count: int) -> TextValue:
        """The plate's figure in words."""
        return Message("table-in-hand", count=count)

    def player_status(self, state: Any, seat: Seat) -> TextValue:
        """A word or two about how a player stands, such as "floating"; empty for nothing."""
        return ""

    def hand_figure(self, state: Any) -> TextValue:
        """A figure about the person's hand that is kept up to date, such as the deadwood."""
        return ""

    def laid_points(self, state: Any) -> list[int] | None:
        """The points that each player's cards on the table count in this round.

        None where nobody lays cards that count, and between rounds.
        """
        return None

    def meld_points(self, state: Any, zone: str) -> list[tuple[Seat, int]]:
        """What the cards of a meld count, and for whom; empty where melds have no points."""
        return []

    def laid_by(self, state: Any, zone: str) -> Sequence[Seat]:
        """Who put down each card of a meld; empty where they are all its owner's."""
        return ()

    def known_cards(self, state: Any, seat: Seat) -> list[str]:
        """The cards of another's hand that everybody saw come to it."""
        return []

    def card_marks(self, state: Any) -> Mapping[str, CardMark]:
        """Marks on cards of the person's hand, by the card's text: wild, owed, barred."""
        return {}

    def top_face(self, state: Any) -> str | None:
        """What the top card of the pile shows, where it is not the card itself."""
        return None

    def is_wild(self, state: Any, text: str) -> bool:
        """Whether a card on the table or in the hand is to be marked as wild."""
        return False

    def coins(self, state: Any) -> tuple[int, list[int]] | None:
        """The coins in the pot and with each player; None in a game without coins."""
        return None

    def highlight(
        self, state: Any, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        """What is worth more than the way of any card in an event about to be seen.

        ``state`` is the one before it.  By default the end of a round.
        """
        if what is not EventKind.ROUND_END:
            return None
        said = Message("table-round-over")
        if event.seat is not None:
            said = Message("table-goes-out", who=names[event.seat])
        return round_highlight(event, what, said, self.is_scored(state.setup.options))

    def consequence(self, before: Any, event: Event, after: Any, names: Names) -> TextValue:
        """What an event has led to that neither its line in the log nor a prompt says.

        For whoever hears what happens and sees nothing: a sentence, or empty for nothing.  Points,
        locks, coins and the way of play are told without it.
        """
        return ""

    # What is to be done.

    def letters_of(self, options: Any) -> Mapping[str, TextValue]:
        """The ``letters`` of what can be offered in a match with these options; usually all."""
        return self.offer_keys

    @abstractmethod
    def prompt(self, state: Any, names: Names) -> TextValue:
        """What is to be done now and why, for the person at seat 0."""

    def next_zone(self, state: Any, names: Names) -> tuple[str | None, TextValue]:
        """The zone that is played next as things stand, and a sentence that says more."""
        return None, ""

    def active_zone(self, state: Any) -> str | None:
        """The zone the turn is about, to be lit."""
        return None

    def open_call(self, state: Any) -> CallWindow | None:
        """The call window that is open for the person."""
        return None

    def waiting_text(self, state: Any) -> TextValue:
        """What everybody waits for in a window that gives nothing away; empty for nothing."""
        return ""

    # What gestures mean.

    def offers(self, state: Any, picked: Sequence[str], names: Names) -> list[Offer]:
        """The moves that may be meant with these cards of the hand picked, the likeliest first.

        With none picked, what can be done without a card.  They need not be legal: the window
        shows those that are, and an illegal one is tried for the sentence that says why not.
        """
        return []

    def gesture_move(
        self, state: Any, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        """The move that a click on a zone (``target`` None) or a drag to another means.

        ``card`` is the place in the zone of the card that was touched.  The move need not be
        legal: the rules say why not.  None if the gesture means no move.
        """
        return None

    def cards_taken_along(self, state: Any, zone: str, card: int) -> tuple[int, TextValue]:
        """From which place on a zone's cards come along with one of them, and what is said of it.

        Where the top cards of a pile are taken together.
        """
        return card, ""

    def matching_zones(self, state: Any, zone: str) -> list[str]:
        """The zones that go together with this one, to be shown while it is hovered over."""
        return []

    def no_move_text(
        self, state: Any, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        """What to say of a gesture that means no move, in the person's own turn.

        ``picked`` are the cards of the hand it is about.  True of the position at hand.
        """
        return ""

    def playable_cards(self, state: Any) -> Container[str] | None:
        """The cards of the hand that can be used now: the others are shaded.

        None where nearly all can, or where a card is not what is wanted.
        """
        return None

    def follow_up_cards(self, state: Any) -> Container[str]:
        """Cards of the hand that can be played now only after others that are picked with them."""
        return ()

    def joined(self, state: Any, cards: Sequence[str]) -> bool:
        """Whether several cards of the hand can be used together, now or later.

        Where they cannot, picking one more lets go of those picked before.  By default they can:
        in games with melds.
        """
        return True

    def waste_warning(self, state: Any, move: str) -> TextValue:
        """What a legal move gives away that nobody gives away by a slip of the hand.

        A sentence about the card: "That card is wild."; empty for nothing.  A double click does
        not make such a move, it asks.
        """
        return ""

    def possible_melds(self, state: Any) -> list[tuple[str, ...]]:
        """Melds that the person's hand could form together, to be gently marked."""
        return []

    # The round's end.

    @abstractmethod
    def round_end_title(self, state: Any, names: Names) -> TextValue:
        """Why the round just scored is over, as a heading: "Ada went out"."""

    def revealed_hands(self, state: Any, hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
        """Everybody's cards when a round is scored; ``hands`` are those that were laid open."""
        return []

    def score_lines(self, state: Any, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
        """How the figures of the round just scored came about, line by line."""
        return []

    def round_label(self, state: Any, number: int) -> TextValue:
        """The label of a round's row on the score sheet, rounds counted from 0."""
        return Message("table-round", number=number + 1)

    def round_name(self, state: Any, number: int) -> TextValue:
        """What a round is called, rounds counted from 1."""
        return Message("table-round", number=number)

    def told_of_round(self, number: int, best: Value, shared: bool) -> TextValue:
        """Who had the best of a round, as a sentence; ``best`` are several who ``shared`` it."""
        if self.lowest_wins:
            if shared:
                return Message("score-round.several-lowest", round=number, players=best)
            return Message("score-round.lowest", round=number, who=best)
        if shared:
            return Message("score-round.several", round=number, players=best)
        return Message("score-round", round=number, who=best)

    def round_number(self, state: Any) -> tuple[int, int | None]:
        """Which round it is, as the game numbers them, and the last one's number; None where
        that is open."""
        return state.round or 1, None

    def round_called(self, state: Any) -> TextValue:
        """What the round that is played is called."""
        number, last = self.round_number(state)
        if last is None:
            return self.round_name(state, number)
        return Message("table-round-of", number=number, count=last)

    def round_labels(self, state: Any) -> list[TextValue]:
        """The labels of all the rows the sheet will have, where that is known beforehand."""
        return [self.round_label(state, number) for number in range(len(state.rounds))]

    def distance_to_win(self, state: Any, seat: Seat) -> tuple[int, ...]:
        """How far from winning a player was when a match without points ended: less is better."""
        return ()

    def final_remark(self, state: Any, seat: Seat) -> TextValue:
        """What is said of a player at the end of a match beside the points."""
        return ""


SUIT_ORDER = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: black and red by turns."""


class MeldTable(Table):
    """A table whose players draw cards, some of them openly, to make melds of French cards."""

    sorts: ClassVar[tuple[tuple[str, TextValue], ...]] = (
        *Table.sorts,
        (SORT_BY_MELD, Message("table-by-meld")),
    )
    sort_icons: ClassVar[tuple[str, ...]] = (*Table.sort_icons, "sort-meld")

    def consequence(self, before: Any, event: Event, after: Any, names: Names) -> TextValue:
        """What the signs warn of since the event."""
        warned = [sign.text for sign in self.table_signs(before) if sign.warning]
        new = [
            one.text for one in self.table_signs(after) if one.warning and one.text not in warned
        ]
        return Message("heard-sign", sign=new[0]) if new else ""

    def known_cards(self, state: Any, seat: Seat) -> list[str]:
        return [french.write(card) for card in state.known[seat]]
