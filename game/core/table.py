"""Where a game's zones lie on the table and what its gestures and buttons mean: data only.

A game's ``table`` fills this in; the window does the rest.  There are two kinds of table.
One gives every zone a place of its own (``extent`` says how much room that needs); lengths
are in card widths (a card is 1 wide and 1.4 high) from the middle of the table, x to the right
and y down.  At the other, players sit around with cards in their hands: it only names its zones
and the window finds the room for fans, melds and piles.

What is asked of the rules is asked of a *state*: one that cannot be told from the real one by
seat 0's view, so that nothing here could give a hidden card away.
"""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.cards import french
from game.core.event import Seat, View, bare
from game.core.words import cards, whose

HAND = "hands/0"
FELT = "felt"
"""The target of an offer that puts cards on the table where nothing lies yet: a new meld."""

STACK, STOCK, HELD, FAN, MELD, PILE, SPREAD = (
    "stack",
    "stock",
    "hand",
    "fan",
    "meld",
    "pile",
    "spread",
)


def went_out(view: View, names: Sequence[str]) -> str:
    """Who went out in the round just scored; empty if nobody did."""
    out = view["rounds"][-1]["out"]
    return "" if out is None else f"{names[out]} went out"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a zone lies.

    ``zone`` is its way into the view; ``kind`` is how its cards lie: ``stack`` (face up, the
    edges of what lies beneath showing), ``stock`` (face down), ``hand`` (the person's), ``fan``
    (another's hand: backs), ``meld`` (in front of its ``owner``, every card readable), ``pile``
    (face up, the last ``open`` cards side by side), ``spread`` (face up, every card readable).
    ``name`` is what a person calls it, ``icon`` a small drawing that marks it (a lock).
    ``x`` and ``y`` are the centre of its top card at a table whose places are fixed.
    """

    zone: str
    kind: str
    name: str
    owner: Seat | None = None
    x: float = 0.0
    y: float = 0.0
    open: int = 1
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """Where the plate with a player's portrait, name and count has its centre."""

    seat: Seat
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that could be meant now, legal or not: what its button says and where it goes.

    ``group`` is the kind of thing it is (its button's key on the screen): several offers of a
    group become one button and a choice.  ``target`` is the zone a gesture must end on to mean
    this move, or ``FELT``.  ``cards`` are shown where a choice is to be made: how they would
    lie afterwards, or what would be taken.  ``title`` is what the button says in place of
    ``name`` when the group has several.  ``plain`` is for a button that is not the thing most
    people want just now.
    """

    move: str
    name: str
    group: str
    key: str
    icon: str
    target: str | None = None
    cards: tuple[str, ...] = ()
    title: str = ""
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """A call window that is open for the person.

    ``silence`` is the move made when its time has run out; ``spoken`` the move that a helpful
    setting makes by itself, where there is one.
    """

    title: str
    sentence: str
    silence: str
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """A public fact shown beside the middle of the table, such as the wild rank.

    ``drawing`` names a drawing (``taki/shape-R``), ``icon`` an icon; ``warning`` has it stand
    out.
    """

    text: str
    icon: str | None = None
    drawing: str | None = None
    warning: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """What lies open of one player's cards when a round is scored: melds, and what is left."""

    seat: Seat
    melds: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sum on the score sheet: its label and a figure a seat."""

    label: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ring:
    """An ellipse that marks the way of play: its half axes, and the angles of its arrows.

    Angles are in radians, clockwise on the screen from the right.  ``turned`` is for a way of
    play that goes counter-clockwise.
    """

    across: float
    down: float
    arrows: tuple[float, ...]
    turned: bool = False


def around(view: View, names: Sequence[str], pile: str = PILE, opened: int = 1) -> list[Place]:
    """The zones that players with cards in their hands have around them: hands, stock and pile.

    ``pile`` is how the pile lies, ``opened`` how many of its cards are side by side.
    """
    others = map(Seat, range(1, view["players"]))
    return [
        Place(HAND, HELD, "your hand", Seat(0)),
        *(Place(f"hands/{seat}", FAN, f"{whose(names, seat)} hand", seat) for seat in others),
        Place("stock", STOCK, "the stock"),
        Place("pile", pile, "the pile", open=opened),
    ]


class Table(ABC):
    """A game's table as seen from seat 0, where the person sits.

    Where the view has ``melds``, everybody is given room to lay them in front of them.

    ``faces`` is the folder of the cards' drawings.  ``sorts`` are the ways in which a hand can
    be sorted, each a word and its name.  ``lowest_wins`` is for games in which points are bad.
    ``plans`` says that cards of the hand may be picked before their time: where melds are made,
    one puts together what one will lay.
    """

    faces: ClassVar[str] = "cards"
    sorts: ClassVar[tuple[tuple[str, str], ...]] = (("suit", "By suit"), ("rank", "By rank"))
    sort_icons: ClassVar[tuple[str, ...]] = ("sort-suit", "sort-rank")
    lowest_wins: ClassVar[bool] = False
    scored: ClassVar[bool] = True
    plans: ClassVar[bool] = True

    # What lies where.

    @abstractmethod
    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        """The zones, in the order in which the keyboard visits them."""

    def extent(self, players: int) -> tuple[float, float] | None:
        """The width and height that fixed places need; None where the window arranges them."""
        return None

    def plates(self, view: View) -> list[Plate]:
        """Where each player's plate lies, at a table whose places are fixed."""
        return []

    def ring(self, view: View) -> Ring | None:
        """The mark of the way of play; None for no mark."""
        return None

    def signs(self, view: View) -> list[Sign]:
        """Public facts to be shown beside the middle."""
        return []

    # Cards and players in words and figures.

    def card_name(self, text: str) -> str:
        """A card in words; a game with cards of its own says its own."""
        card = french.name(french.read(bare(text)))
        stands = text.partition("=")[2]
        if not stands:
            return card
        if len(stands) == 1:
            rank = french.RANK_NAMES[french.RANKS.index(stands)]
            return f"{card} as {'an' if rank[0] in 'a8' else 'a'} {rank}"
        return f"{card} as the {french.name(french.read(stands))}"

    def sort_key(self, text: str, how: str) -> Any:
        """What a hand's cards are sorted by: suit and then rank, or the other way round."""
        card = french.read(bare(text))
        if card == french.JOKER:
            return (99, 99)
        suit, rank = SUIT_ORDER[french.suit(card)], (french.rank(card) + 12) % 13
        return (suit, rank) if how == "suit" else (rank, suit)

    def counts(self, view: View) -> list[int]:
        """What each player's plate shows: by default how many cards are in the hand."""
        hands = view.get("hands") or [0] * view["players"]
        return [hand if isinstance(hand, int) else len(hand) for hand in hands]

    def counted(self, count: int) -> str:
        """The plate's figure in words."""
        return f"{cards(count)} in hand"

    def state_of(self, view: View, seat: Seat) -> str:
        """A word or two about how a player stands, such as "floating"; empty for nothing."""
        return ""

    def figure(self, view: View) -> str:
        """A figure about the person's hand that is kept up to date, such as the deadwood."""
        return ""

    def card_icons(self, view: View) -> Mapping[str, str]:
        """Icons on cards of the person's hand, by the card's text: wild, owed, barred."""
        return {}

    def top_face(self, view: View) -> str | None:
        """What the top card of the pile shows, where it is not the card itself."""
        return None

    def wild(self, view: View, text: str) -> bool:
        """Whether a card on the table or in the hand is to be marked as wild."""
        return False

    def purse(self, view: View) -> tuple[int, list[int]] | None:
        """The coins in the pot and with each player; None in a game without coins."""
        return None

    # What is to be done.

    @abstractmethod
    def prompt(self, view: View, names: Sequence[str]) -> str:
        """What is to be done now and why, for the person at seat 0."""

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        """The zone that is played next as things stand, and a sentence that says more."""
        return None, ""

    def played(self, view: View) -> str | None:
        """The zone the turn is about, to be lit."""
        return None

    def call(self, view: View) -> Call | None:
        """The call window that is open for the person."""
        return None

    def waits(self, view: View) -> str:
        """What everybody waits for in a window that gives nothing away; empty for nothing."""
        return ""

    # What gestures mean.

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        """The moves that may be meant with these cards of the hand picked, the likeliest first.

        With none picked, what can be done without a card.  They need not be legal: the window
        shows those that are, and an illegal one is tried for the sentence that says why not.
        """
        return []

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        """The move that a click on a zone (``target`` None) or a drag to another means.

        ``card`` is the place in the zone of the card that was touched.  The move need not be
        legal: the rules say why not.  None if the gesture means no move.
        """
        return None

    def coming(self, view: View, zone: str, card: int) -> tuple[int, str]:
        """From which place on a zone's cards come along with one of them, and what is said of it.

        Where the top cards of a pile are taken together.
        """
        return card, ""

    def fitting(self, view: View, zone: str) -> list[str]:
        """The zones that go together with this one, to be shown while it is hovered over."""
        return []

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        """What to say of a gesture that means no move, in the person's own turn.

        ``picked`` are the cards of the hand it is about.  True of the position at hand.
        """
        return ""

    def usable(self, state: Any) -> Container[str] | None:
        """The cards of the hand that can be used now: the others are shaded.

        None where nearly all can, or where a card is not what is wanted.
        """
        return None

    def together(self, state: Any) -> Container[str]:
        """Cards of the hand that can be played now only after others that are picked with them."""
        return ()

    def wasteful(self, state: Any, move: str) -> str:
        """What a legal move gives away that nobody gives away by a slip of the hand.

        A sentence about the card: "That card is wild."; empty for nothing.  A double click does
        not make such a move, it asks.
        """
        return ""

    def melds(self, state: Any) -> list[tuple[str, ...]]:
        """Melds that the person's hand could form together, to be gently marked."""
        return []

    # The round's end.

    @abstractmethod
    def ending(self, view: View, names: Sequence[str]) -> str:
        """Why the round just scored is over, without a full stop: "Ada went out"."""

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        """Everybody's cards when a round is scored; ``hands`` are those that were laid open."""
        return []

    def sum(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        """How the figures of the round just scored came about, line by line."""
        return []

    def row(self, view: View, number: int) -> str:
        """The label of a round's row on the score sheet, rounds counted from 0."""
        return f"Round {number + 1}"

    def rows(self, view: View) -> list[str]:
        """The labels of all the rows the sheet will have, where that is known beforehand."""
        return [self.row(view, number) for number in range(len(view["rounds"]))]

    def behind(self, view: View, seat: Seat) -> tuple[int, ...]:
        """How far from winning a player was when a match without points ended: less is better."""
        return ()

    def verdict(self, view: View, seat: Seat) -> str:
        """What is said of a player at the end of a match beside the points."""
        return ""


def breaks(hand: Sequence[str], melds: Sequence[Sequence[str]], text: str) -> bool:
    """Whether a card is in one of the melds of a hand that holds no copy of it besides."""
    needed = sum(list(meld).count(text) for meld in melds)
    return 0 < needed >= list(hand).count(text)


SUIT_ORDER = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: black and red by turns."""
