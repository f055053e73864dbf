"""The table: where a game's zones lie, and what the window asks a game about them.

There are two kinds.  One gives every zone a fixed place; ``fixed_size`` is the room it needs.
Its lengths are in card widths (a card is 1 wide and 1.4 high) from the middle of the table, x to
the right, y down.  The other seats players around with cards in their hands: it only names its
zones, and the window computes the layout of fans, melds and piles.

Each *state* comes from seat 0's view (``Game.from_view``): hidden cards are ``UNKNOWN_CARD``, so no
answer can reveal one.  It may be from the middle of a move, as the window shows it then.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from game.cards import card_names, french
from game.cards.melds import laid_cards, pairs
from game.core.event import Event, EventKind, Seat, bare_card
from game.core.match_progress import Progress, leader_of
from game.core.options import Options
from game.core.state import State
from game.core.table_values import (
    CallWindow,
    Deed,
    DirectionRing,
    Highlight,
    HighlightKind,
    Offer,
    RevealedHand,
    ScoreLine,
    TableSign,
    round_highlight,
    strength,
)
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value, told

PERSON_HAND_ZONE = "hands/0"
SORT_BY_MELD = "meld"
"""Sorts a hand so that its melds lie together; for games with melds."""


S = TypeVar("S", bound=State[Any])


class CardState(Protocol):
    """What the states of games with hands have besides the contract's ``State``."""

    hands: Sequence[Sequence[Any]]
    known: Sequence[Sequence[Any]]
    """The cards of each hand that all players saw."""


class ZoneStyle(Enum):
    """How the cards of a zone lie.

    ``FACE_UP_STACK`` shows the edges of the cards beneath.  ``OWN_HAND`` is the player's hand,
    ``HIDDEN_HAND`` shows backs only, ``OPEN_HAND`` is another's hand laid open.  ``MELD`` and
    ``SPREAD`` show every card, a meld in front of its owner.  ``PILE`` shows the last few cards
    side by side.
    """

    FACE_UP_STACK = "stack"
    FACE_DOWN_STACK = "stock"
    OWN_HAND = "hand"
    HIDDEN_HAND = "fan"
    OPEN_HAND = "open hand"
    MELD = "meld"
    PILE = "pile"
    SPREAD = "spread"


(
    FACE_UP_STACK_STYLE,
    FACE_DOWN_STACK_STYLE,
    OWN_HAND_STYLE,
    HIDDEN_HAND_STYLE,
    OPEN_HAND_STYLE,
    MELD_STYLE,
    PILE_STYLE,
    SPREAD_STYLE,
) = ZoneStyle


class CardMark(StrEnum):
    """The meaning of a card's icon.

    ``WILD``: it stands for others.  ``OWED``: it must be melded.  ``BARRED``: it may not be
    discarded.  ``MUST_ADD``: it must be laid off.
    """

    WILD = "wild"
    OWED = "owed"
    BARRED = "barred"
    MUST_ADD = "add"


@dataclass(frozen=True, slots=True)
class TableZone:
    """A zone as it lies on the table.

    ``zone`` is its zone path.  ``name`` is its name for the player, ``icon`` a small mark such as
    a lock.  ``x`` and ``y`` are the centre of its top card at a table with fixed places.
    ``open_count`` is the number of cards of a pile side by side.
    """

    zone: str
    style: ZoneStyle
    name: TextValue
    owner: Seat | None = None
    x: float = 0.0
    y: float = 0.0
    open_count: int = 1
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class PlateSpot:
    """The centre of a player's plate with portrait, name and count."""

    seat: Seat
    x: float
    y: float


def ring_zones(
    state: State[Any], names: Names, pile: ZoneStyle = PILE_STYLE, opened: int = 1
) -> list[TableZone]:
    """The zones of players with cards in their hands: hands, stock and pile.

    ``opened`` is the number of cards of the pile side by side.
    """
    others = map(Seat, range(1, state.setup.players))
    return [
        TableZone(PERSON_HAND_ZONE, OWN_HAND_STYLE, Message("table-your-hand"), Seat(0)),
        *(
            TableZone(
                f"hands/{seat}", HIDDEN_HAND_STYLE, Message("table-hand", who=names[seat]), seat
            )
            for seat in others
        ),
        TableZone("stock", FACE_DOWN_STACK_STYLE, Message("table-stock")),
        TableZone("pile", pile, Message("table-pile"), open_count=opened),
    ]


class CardInfo(NamedTuple):
    """A card explained to the player: what it is, does and counts.

    ``rule`` names the rule that says more; empty for none.
    """

    text: TextValue
    rule: str = ""


class LineMove(NamedTuple):
    """A move on a line of braille: its verb and its card.

    Owner and stakes stand before the card: ``A15 8C``.
    """

    word: TextValue
    card: TextValue = ""


class LineGroup(NamedTuple):
    """Moves that share a word on a line of braille: the words before their cards, the cards, and
    their substitute where these have no room."""

    word: TextValue
    cards: tuple[TextValue, ...]
    many: TextValue


def stake(names: Names, seat: Seat, count: int) -> Message:
    """A player on a line of braille, with their cards or points: ``me3``, ``A15``."""
    return Message("line-stake", who=initial(names, seat), count=count)


def initial(names: Names, seat: Seat) -> TextValue:
    """A player on a line of braille: the letters that no other's name begins with."""
    who = names[seat]
    if who.you:
        return Message("line-me")
    others = [told(one.called) for at, one in enumerate(names) if at != seat and not one.you]
    return shortest_start(told(who.called), others)


def shortest_start(name: str, others: Sequence[str]) -> str:
    """The first letters of a name with which none of the others begins; else the whole name.

    >>> shortest_start("Mina", ["You", "Max", "Ada"])
    'Mi'
    """
    starts = (name[:length] for length in range(1, len(name)))
    free = (one for one in starts if not any(other.startswith(one) for other in others))
    return next(free, name)


def item(staked: TextValue, card: TextValue) -> Message:
    """A card on a line of braille, after its stakes: ``A15 8C``, ``15 4-5-6C``."""
    return Message("line-item", stake=staked, card=card)


class Table(ABC, Generic[S]):
    """A game's table as seen from seat 0, where the player sits.

    ``has_hands`` tells whether players hold cards.  ``has_melds`` gives every player room for
    melds in front of them.

    ``face_set`` is the folder of the cards' drawings.  ``sorts`` are the orders of a hand, each
    a word and its name.  ``lowest_wins`` is for games in which points are bad.  ``points_word``
    names the points, and ``next_round`` is the label of the button to the next deal.
    ``picks_out_of_turn`` lets the player pick cards before their turn, to prepare a meld.
    ``offer_keys`` are the keys of the offers' buttons in English, each with its action, whose
    attribute ``.key`` is the letter in the player's language.  ``story_figure``
    are the kinds of highlights that the end of a match counts, and what they are called.
    ``cardless_moves`` neither move nor name a card: one that is the only move is made for the
    player.
    """

    offer_keys: ClassVar[Mapping[str, TextValue]] = {}

    face_set: ClassVar[str] = "cards"
    sorts: ClassVar[tuple[tuple[str, TextValue], ...]] = (
        ("suit", Message("table-by-suit")),
        ("rank", Message("table-by-rank")),
    )
    sort_icons: ClassVar[tuple[Icon, ...]] = (Icon.SORT_SUIT, Icon.SORT_RANK)
    lowest_wins: ClassVar[bool] = False
    scored: ClassVar[bool] = True
    points_word: ClassVar[TextValue] = Message("table-word-points")
    next_round: ClassVar[TextValue] = Message("score-next")
    picks_out_of_turn: ClassVar[bool] = True
    duty_messages: ClassVar[frozenset[str]] = frozenset()
    has_melds: ClassVar[bool] = False
    has_hands: ClassVar[bool] = True
    cardless_moves: ClassVar[frozenset[str]] = frozenset()
    story_figure: ClassVar[tuple[frozenset[HighlightKind], TextValue]] = (
        frozenset({HighlightKind.OUT}),
        Message("ending-out"),
    )

    # Points.

    def is_scored(self, options: Options) -> bool:
        """Whether points are counted in a match by these options: by default as ``scored`` says."""
        return self.scored

    def goal(self, options: Options) -> TextValue:
        """What ends a match by these options: "First to 100".

        Empty if the number of the last round says it.
        """
        return ""

    def length_name(self, value: Value, form: str) -> TextValue:
        """How long a match is by a value of ``GameInfo.lengths``.

        ``form`` is "label" where it stands alone ("To 100") and "name" behind a name ("to 100").
        """
        return str(value)

    def points(self, count: int) -> TextValue:
        """A number of points in words: "3 points"."""
        return Message("table-count-points", points=count)

    # Zones and marks of the felt.

    @abstractmethod
    def zones(self, state: S, names: Names) -> list[TableZone]:
        """The zones, in keyboard order."""

    def fixed_size(self, players: int) -> tuple[float, float] | None:
        """Width and height of a table with fixed places; None for a computed layout."""
        return None

    def plate_spots(self, state: S) -> list[PlateSpot]:
        """Each player's plate at a table with fixed places."""
        return []

    def direction_ring(self, state: S) -> DirectionRing | None:
        """The mark of the direction of play; None for none."""
        return None

    def table_signs(self, state: S) -> list[TableSign]:
        """The public facts shown beside the middle."""
        return []

    # Cards and players in words and figures.

    def card_name(self, text: str) -> TextValue:
        """A card in words; games with their own cards override it."""
        card = french.read(bare_card(text))
        stands = text.partition("=")[2]
        if not stands:
            return card_names.named(card)
        if len(stands) == 1:
            return card_names.as_rank(card, french.RANKS.index(stands))
        return card_names.laid(laid_cards.read(text))

    def card_info(self, state: S, text: str) -> CardInfo:
        """The explanation of a visible card, in any zone."""
        return CardInfo(Message("table-just-a-card", card=self.card_name(text)))

    def sort_key(self, text: str, how: str) -> Any:
        """Sort key of a hand's card: suit then rank, or rank then suit.

        Sorting by meld uses it for the order of the melds and of the deadwood, by suit.
        """
        card = french.read(bare_card(text))
        if card == french.JOKER:
            return (99, 99)
        suit, rank = SUIT_ORDER[french.suit(card)], (french.rank(card) + 12) % 13
        return (rank, suit) if how == "rank" else (suit, rank)

    def plate_counts(self, state: S) -> list[int]:
        """The figure on each player's plate; by default the number of cards in the hand."""
        return [len(hand) for hand in cast(CardState, state).hands]

    def count_text(self, count: int) -> TextValue:
        """The plate's figure in words."""
        return Message("table-in-hand", count=count)

    def player_status(self, state: S, seat: Seat) -> TextValue:
        """A word or two about a player's status, such as "floating"; empty for none."""
        return ""

    def hand_figure(self, state: S) -> TextValue:
        """A live figure about the player's hand, such as the deadwood; empty for none."""
        return ""

    def new_words(self, state: S) -> list[Message]:
        """Sentences that explain words on the table now; each is shown to a player once."""
        return []

    def laid_points(self, state: S) -> list[int] | None:
        """The points of each player's cards on the table in this round.

        None if melds do not count, and between rounds.
        """
        return None

    def meld_points(self, state: S, zone: str) -> list[tuple[Seat, int]]:
        """The points of a meld's cards, by seat; empty if melds have no points."""
        return []

    def laid_by(self, state: S, zone: str) -> Sequence[Seat]:
        """The seat that put down each card of a meld; empty if all are its owner's."""
        return ()

    def known_cards(self, state: S, seat: Seat) -> list[str]:
        """The cards of another player's hand that all players saw."""
        return []

    def card_marks(self, state: S) -> Mapping[str, CardMark]:
        """Marks on cards of the player's hand, by text."""
        return {}

    def top_face(self, state: S) -> str | None:
        """The face shown on the pile top, if it differs from the card."""
        return None

    def is_wild(self, state: S, text: str) -> bool:
        """Whether a visible card is marked as wild."""
        return False

    def coins(self, state: S) -> tuple[int, list[int]] | None:
        """The coins in the pot and of each player; None in a game without coins."""
        return None

    def highlight(self, state: S, event: Event, what: EventKind, names: Names) -> Highlight | None:
        """The highlight of an event that is not applied yet; by default the end of a round.

        ``state`` is the one before the event.
        """
        if what is not EventKind.ROUND_END:
            return None
        said = Message("table-round-over")
        if event.seat is not None:
            said = Message("table-goes-out", who=names[event.seat])
        return round_highlight(event, what, said, self.is_scored(state.setup.options))

    def deeds(self, state: S, event: Event, what: EventKind) -> Iterable[Deed]:
        """What a player does to others in an event of a move; by default nothing.

        ``state`` is the one before the move.  Rivals remember these, whatever their size.
        """
        return ()

    def standing(self, state: S) -> list[int]:
        """Each player's standing in the match; more is better.

        By default the points, with those of the cards on the table.
        """
        laid = self.laid_points(state) or [0] * state.setup.players
        found = [score + points for score, points in zip(state.scores, laid, strict=True)]
        return [-one for one in found] if self.lowest_wins else found

    def progress(self, state: S) -> Progress | None:
        """How far the match is; None if nothing tells, as in a match of one round.

        Where points count at the end of a round alone, it stays as it is within one.
        """
        return None

    def strength(self, state: S, moment: Highlight, viewer: Seat, earlier: int = 0) -> float:
        """How strongly a highlight is staged, 0 to 1.

        ``state`` is the one before the event, ``viewer`` who looks on, ``earlier`` the number of
        highlights of its kind before it in the match.
        """
        sign = -1 if self.lowest_wins else 1
        before = self.standing(state)
        counted = moment.sort is HighlightKind.ROUND
        after = [sign * score for score in state.scores] if counted else list(before)
        for seat, points in moment.gains.items():
            after[seat] += sign * points
        if moment.victim is not None and moment.victim not in moment.gains:
            after[moment.victim] -= sum(moment.gains.values())
        first, then = leader_of(before), leader_of(after)
        leads = first is not None and then is not None and first != then
        return strength(moment, leads, viewer, earlier)

    def consequence(self, before: S, event: Event, after: S, names: Names) -> TextValue:
        """An effect of an event that neither its log line nor a prompt tells; empty for none.

        It is for players who listen.  Points, locks, coins and the direction of play are
        announced elsewhere.
        """
        return ""

    def heard_event(self, before: S, event: Event, after: S, names: Names) -> TextValue:
        """A sentence for players who listen, in the place of the log line of their own move.

        Empty for the log line itself.
        """
        return ""

    # Prompts.

    def letters_of(self, options: Any) -> Mapping[str, TextValue]:
        """The ``offer_keys`` that a match with these options uses; by default all."""
        return self.offer_keys

    @abstractmethod
    def prompt(self, state: S, names: Names) -> TextValue:
        """The prompt: the task of the player at seat 0, and the reason."""

    def next_zone(self, state: S, names: Names) -> tuple[str | None, TextValue]:
        """The zone that will be played next, and a sentence with more detail, if it is asked for.

        Of these sentences only the ``duty_messages`` are shown unasked.
        """
        return None, ""

    def stops_skip(self, state: S) -> bool:
        """Whether skipping ahead leaves the player's only move to them; by default it does."""
        return True

    def second_line(self, state: S, names: Names, turn: int) -> TextValue:
        """A duty of the player at seat 0 that no button shows; empty without one.

        ``turn`` is the number of the player's turn in the match, from 1.
        """
        why = self.next_zone(state, names)[1]
        is_duty = isinstance(why, Message) and why.name in self.duty_messages
        return why if is_duty else ""

    def active_zone(self, state: S) -> str | None:
        """The zone of the current turn, to be lit."""
        return None

    def open_call(self, state: S) -> CallWindow | None:
        """The call window that is open for the player."""
        return None

    def waiting_text(self, state: S) -> TextValue:
        """The sentence of a call window that must reveal nothing; empty for none."""
        return ""

    # Lines of braille.

    def line_about(self, state: S, names: Names) -> TextValue:
        """What the player's next move depends on, in a few letters."""
        return self.count_text(self.plate_counts(state)[0])

    def line_card(self, state: S, text: str) -> TextValue:
        """A card on a line of braille, by default its name; a wild one may be marked."""
        return self.card_name(text)

    def line_move(self, state: S, move: str, names: Names) -> LineMove:
        """A legal move of the player on a line of braille, by default as it is written."""
        word, _, card = move.partition(" ")
        return LineMove(word, card)

    def line_choice(self, state: S, move: str, names: Names) -> LineMove:
        """A legal move on a line of braille that offers a choice among such moves."""
        return self.line_move(state, move, names)

    def line_points(self, state: S, move: str) -> int:
        """Points by which moves are sorted on a line of braille, the most first."""
        return 0

    def line_groups(self, state: S, moves: Iterable[str], names: Names) -> list[LineGroup]:
        """Legal moves on a line of braille: those of one word together, each card once."""
        found: dict[TextValue, dict[TextValue, None]] = {}
        for move in sorted(moves, key=lambda text: -self.line_points(state, text)):
            word, card = self.line_move(state, move, names)
            cards = found.setdefault(word, {})
            if card:
                cards[card] = None
        return [
            LineGroup(word, tuple(cards), Message("line-many", word=word, count=len(cards)))
            for word, cards in found.items()
        ]

    # Gestures.

    def offers(self, state: S, picked: Sequence[str], names: Names) -> list[Offer]:
        """The moves that may be meant with these cards picked, the likeliest first.

        Without picks: the moves without a card.  The window shows the legal ones; an illegal one
        is tried for its refusal.
        """
        return []

    def gesture_move(
        self, state: S, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        """The move of a click on a zone (``target`` None) or of a drag to another zone.

        ``card`` is the index of the touched card in its zone.  The move may be illegal; None if
        the gesture means no move.
        """
        return None

    def cards_taken_along(self, state: S, zone: str, card: int) -> tuple[int, TextValue]:
        """The index from which a zone's cards are dragged with a card, and a sentence about it.

        For piles whose top cards are taken together.
        """
        return card, ""

    def matching_zones(self, state: S, zone: str) -> list[str]:
        """The zones that belong to this one, shown while it is hovered."""
        return []

    def no_move_text(
        self, state: S, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        """The sentence for a gesture that means no move, in the player's turn.

        ``picked`` are its cards of the hand.  It must be true of this state.
        """
        return ""

    def playable_cards(self, state: S) -> Container[str] | None:
        """The cards of the hand that are usable now; the others are shaded.

        None for no shading: nearly all are usable, or the turn needs no card.
        """
        return None

    def follow_up_cards(self, state: S) -> Container[str]:
        """Cards of the hand that are playable only after others picked with them."""
        return ()

    def can_be_joined(self, state: S, cards: Sequence[str]) -> bool:
        """Whether several cards of the hand can be used together, now or later.

        Where they cannot, picking one more lets go of those picked before.  By default they can:
        in games with melds.
        """
        return True

    def waste_warning(self, state: S, move: str) -> TextValue:
        """A warning about a legal move that wastes a card: "That card is wild."; empty for none.

        A double click asks before such a move.
        """
        return ""

    def possible_melds(self, state: S) -> list[tuple[str, ...]]:
        """Disjoint melds in the player's hand, gently marked."""
        return []

    def partners(self, state: S, text: str) -> list[str]:
        """The cards of the player's hand that a card goes with, besides itself.

        They may become a meld, or be played in one turn.
        """
        return []

    def holding_cost(self, state: S, text: str) -> int | None:
        """The points that a card costs at the end of the round if it is left in the hand.

        None in a game in which cards cost nothing.
        """
        return None

    # The end of a round.

    @abstractmethod
    def round_end_title(self, state: S, names: Names) -> TextValue:
        """The heading over the round just scored: "Ada went out"."""

    def revealed_hands(self, state: S, hands: Mapping[int, Sequence[str]]) -> list[RevealedHand]:
        """All players' open cards when a round is scored, from the revealed ``hands``."""
        return []

    def winning_cards(
        self, state: S, seat: Seat, hands: Mapping[int, Sequence[str]]
    ) -> tuple[str, ...]:
        """The cards that stand for a player at the end of a match: by default all their melds,
        or what they hold if they have none.

        ``hands`` are the revealed ones.  Empty if the last cards mean nothing.
        """
        for one in self.revealed_hands(state, hands):
            if one.seat == seat:
                return tuple(text for meld in one.melds for text in meld) or one.left
        return ()

    def winning_cards_name(self, state: S, seat: Seat, names: Names) -> TextValue:
        """What the ``winning_cards`` of a player are: by default theirs."""
        return Message("ending-cards", who=names[seat])

    def score_lines(self, state: S, hands: Mapping[int, Sequence[str]]) -> list[ScoreLine]:
        """The rows that explain the scores of the last round."""
        return []

    def round_label(self, state: S, number: int) -> TextValue:
        """The label of a round's row on the score sheet; ``number`` is 0-based."""
        return Message("table-round", number=number + 1)

    def round_name(self, state: S, number: int) -> TextValue:
        """The name of a round; ``number`` is 1-based."""
        return Message("table-round", number=number)

    def told_of_round(self, number: int, best: Value, shared: bool) -> TextValue:
        """The sentence on a round's best player; ``best`` names several if they ``shared`` it."""
        if self.lowest_wins:
            if shared:
                return Message("score-round.several-lowest", round=number, players=best)
            return Message("score-round.lowest", round=number, who=best)
        if shared:
            return Message("score-round.several", round=number, players=best)
        return Message("score-round", round=number, who=best)

    def round_number(self, state: S) -> tuple[int, int | None]:
        """Which round it is, as the game numbers them, and the last one's number; None where
        that is open."""
        return state.round or 1, None

    def round_called(self, state: S) -> TextValue:
        """The name of the round being played."""
        number, last = self.round_number(state)
        if last is None:
            return self.round_name(state, number)
        return Message("table-round-of", number=number, count=last)

    def round_labels(self, state: S) -> list[TextValue]:
        """The labels of all rows on the score sheet, future rounds included if known."""
        return [self.round_label(state, number) for number in range(len(state.rounds))]

    def distance_to_win(self, state: S, seat: Seat) -> tuple[int, ...]:
        """A player's distance from winning a match without points; less is better."""
        return ()

    def final_remark(self, state: S, seat: Seat) -> TextValue:
        """A remark about a player at the end of a match; empty for none."""
        return ""


SUIT_ORDER = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: black and red alternate."""


class MeldTable(Table[S]):
    """A table where players draw French cards, partly in the open, to form melds.

    ``has_sets`` tells whether cards of one rank are a meld, as runs are.
    """

    has_sets: ClassVar[bool] = True

    sorts: ClassVar[tuple[tuple[str, TextValue], ...]] = (
        *Table.sorts,
        (SORT_BY_MELD, Message("table-by-meld")),
    )
    sort_icons: ClassVar[tuple[Icon, ...]] = (*Table.sort_icons, Icon.SORT_MELD)

    def consequence(self, before: S, event: Event, after: S, names: Names) -> TextValue:
        """The first new warning among the table signs, as a sentence."""
        warned = [sign.text for sign in self.table_signs(before) if sign.warning]
        new = [one for one in self.table_signs(after) if one.warning and one.text not in warned]
        return new[0].sentence if new else ""

    def known_cards(self, state: S, seat: Seat) -> list[str]:
        return [french.write(card) for card in cast(CardState, state).known[seat]]

    def partners(self, state: S, text: str) -> list[str]:
        """Natural cards that lack at most one natural card to a meld; a wild card has them all."""
        rest = [french.write(card) for card in cast(CardState, state).hands[Seat(0)]]
        if text in rest:
            rest.remove(text)
        natural = [one for one in rest if not self._stands_in(state, one)]
        if self._stands_in(state, text):
            return natural
        near = {one for pair in pairs(french.read(text), self.has_sets) for one in pair}
        return [one for one in natural if french.read(one) in near]

    def _stands_in(self, state: S, text: str) -> bool:
        """Whether a card may stand for another."""
        return french.read(text) == french.JOKER or self.is_wild(state, text)
