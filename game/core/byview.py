"""Tables that are still asked with a view: to be gone when every game's is asked with a state."""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar

from game.cards import french
from game.core.event import Seat, View, bare
from game.core.table import (
    FAN,
    HAND,
    HELD,
    PILE,
    STOCK,
    SUIT_ORDER,
    Call,
    Lies,
    Line,
    Mark,
    Offer,
    Opened,
    Place,
    Plate,
    Ring,
    Sign,
    Table,
)
from game.core.words import cards, whose
from game.words.message import Names, Said


def went_out(view: View, names: Sequence[str]) -> str:
    """Who went out in the round just scored; empty if nobody did."""
    out = view["rounds"][-1]["out"]
    return "" if out is None else f"{names[out]} went out"


def around(view: View, names: Sequence[str], pile: Lies = PILE, opened: int = 1) -> list[Place]:
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


class ViewTable(ABC):
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
    melding: ClassVar[bool] = False
    holding: ClassVar[bool] = True

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

    def card_icons(self, view: View) -> Mapping[str, Mark]:
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


class ByView(Table):
    """Such a table asked with a state."""

    def __init__(self, old: ViewTable) -> None:
        self.old = old
        for name in (
            "faces",
            "sorts",
            "sort_icons",
            "lowest_wins",
            "scored",
            "plans",
            "melding",
            "holding",
        ):
            setattr(self, name, getattr(old, name))
        for name in ("melding", "holding"):
            setattr(self, name, getattr(old, name))

    def places(self, state: Any, names: Names) -> list[Place]:
        return self.old.places(seen(state), texts(names))

    def extent(self, players: int) -> tuple[float, float] | None:
        return self.old.extent(players)

    def plates(self, state: Any) -> list[Plate]:
        return self.old.plates(seen(state))

    def ring(self, state: Any) -> Ring | None:
        return self.old.ring(seen(state))

    def signs(self, state: Any) -> list[Sign]:
        return self.old.signs(seen(state))

    def card_name(self, text: str) -> str:
        return self.old.card_name(text)

    def sort_key(self, text: str, how: str) -> Any:
        return self.old.sort_key(text, how)

    def counts(self, state: Any) -> list[int]:
        return self.old.counts(seen(state))

    def counted(self, count: int) -> str:
        return self.old.counted(count)

    def state_of(self, state: Any, seat: Seat) -> str:
        return self.old.state_of(seen(state), seat)

    def figure(self, state: Any) -> str:
        return self.old.figure(seen(state))

    def card_icons(self, state: Any) -> Mapping[str, Mark]:
        return self.old.card_icons(seen(state))

    def top_face(self, state: Any) -> str | None:
        return self.old.top_face(seen(state))

    def wild(self, state: Any, text: str) -> bool:
        return self.old.wild(seen(state), text)

    def purse(self, state: Any) -> tuple[int, list[int]] | None:
        return self.old.purse(seen(state))

    def prompt(self, state: Any, names: Names) -> str:
        return self.old.prompt(seen(state), texts(names))

    def following(self, state: Any, names: Names) -> tuple[str | None, Said]:
        return self.old.following(seen(state), texts(names))

    def played(self, state: Any) -> str | None:
        return self.old.played(seen(state))

    def call(self, state: Any) -> Call | None:
        return self.old.call(seen(state))

    def waits(self, state: Any) -> str:
        return self.old.waits(seen(state))

    def offers(self, state: Any, picked: Sequence[str], names: Names) -> list[Offer]:
        return self.old.offers(state, picked, texts(names))

    def meaning(
        self, state: Any, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        return self.old.meaning(seen(state), source, target, card)

    def coming(self, state: Any, zone: str, card: int) -> tuple[int, Said]:
        return self.old.coming(seen(state), zone, card)

    def fitting(self, state: Any, zone: str) -> list[str]:
        return self.old.fitting(seen(state), zone)

    def aside(self, state: Any, source: str, target: str, picked: Sequence[str] = ()) -> str:
        return self.old.aside(seen(state), source, target, picked)

    def usable(self, state: Any) -> Container[str] | None:
        return self.old.usable(state)

    def together(self, state: Any) -> Container[str]:
        return self.old.together(state)

    def wasteful(self, state: Any, move: str) -> str:
        return self.old.wasteful(state, move)

    def melds(self, state: Any) -> list[tuple[str, ...]]:
        return self.old.melds(state)

    def ending(self, state: Any, names: Names) -> str:
        return self.old.ending(seen(state), texts(names))

    def opened(self, state: Any, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return self.old.opened(seen(state), hands)

    def sum(self, state: Any, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        return self.old.sum(seen(state), hands)

    def row(self, state: Any, number: int) -> str:
        return self.old.row(seen(state), number)

    def rows(self, state: Any) -> list[Said]:
        return list(self.old.rows(seen(state)))

    def behind(self, state: Any, seat: Seat) -> tuple[int, ...]:
        return self.old.behind(seen(state), seat)

    def verdict(self, state: Any, seat: Seat) -> str:
        return self.old.verdict(seen(state), seat)


def seen(state: Any) -> View:
    """The view a state was read from."""
    view: View = state.view(Seat(0))
    return view


def texts(names: Names) -> list[str]:
    """The names as plain text."""
    return [who.name for who in names]
