"""The values that a game's table returns: offers, call windows, signs, scores, highlights, deeds.

They are data only.  A `table.Table` creates them from public facts; the window draws them and
knows no game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from game.core.event import Event, EventKind, Seat
from game.core.state import State
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue

FELT_ZONE = "felt"
"""Target zone of an offer that puts a new meld on the table."""


class Intent(StrEnum):
    """The meaning of a move; offers of one intent share a button.

    ``DRAW`` from the stock, ``TAKE_PILE``, ``MELD`` new cards, ``LAY_OFF`` on a meld, ``PLAY`` a
    card, ``DISCARD`` one and end the turn, ``CALL`` out or answer a call, ``PASS``, ``CLOSE`` an
    open run, ``KEEP_OPEN``, ``STOP_EARLY``, ``GO_OUT`` or ``FINISH`` a round.
    """

    DRAW = "draw"
    TAKE_PILE = "pile"
    MELD = "lay"
    LAY_OFF = "add"
    PLAY = "play"
    DISCARD = "discard"
    CALL = "call"
    PASS = "pass"
    CLOSE = "close"
    KEEP_OPEN = "leave"
    STOP_EARLY = "stop"
    GO_OUT = "out"
    FINISH = "finish"


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that a gesture may mean, legal or not, and the button for it.

    ``key`` is the letter of the button.  ``target`` is the zone where a drag must end, or
    ``FELT_ZONE``.  ``cards`` illustrate a choice between offers: cards as they would lie, or
    cards taken.  If several offers share an intent, the button shows ``group_name``, and
    ``question`` overrides the usual question ("Which colour?").  ``points`` is the score of the
    move for the player, if it scores.  ``secondary`` marks an offer that few players want now.
    """

    move: str
    name: TextValue
    intent: Intent
    key: str
    icon: Icon
    target: str | None = None
    cards: tuple[str, ...] = ()
    group_name: TextValue = ""
    secondary: bool = False
    question: TextValue = ""
    points: int | None = None


@dataclass(frozen=True, slots=True)
class CallWindow:
    """A call window that is open for the player.

    ``silent_move`` is made when the time runs out, ``auto_move`` by a setting that helps.
    ``find_in`` is the zone with the card in question, if the player may want to find it: a click
    on that card calls.  ``hidden_sentence`` is a prompt that does not reveal the card.
    """

    title: TextValue
    sentence: TextValue
    silent_move: str
    auto_move: str = ""
    find_in: str = ""
    hidden_sentence: TextValue = ""


@dataclass(frozen=True, slots=True)
class TableSign:
    """A public fact beside the middle of the table, such as the wild rank.

    ``text`` is a word or two, and ``sentence`` says the same to a listener.  ``drawing``
    names a drawing (``taki/shape-R``), ``icon`` an icon; a ``warning`` stands out.
    """

    text: TextValue
    sentence: TextValue
    icon: Icon | None = None
    drawing: str | None = None
    warning: bool = False


@dataclass(frozen=True, slots=True)
class DirectionRing:
    """An ellipse that marks the direction of play: half axes, and angles of its arrows.

    Angles are in radians, clockwise on the screen from the right.  ``turned`` means
    counter-clockwise play.
    """

    across: float
    down: float
    arrows: tuple[float, ...]
    turned: bool = False


@dataclass(frozen=True, slots=True)
class RevealedHand:
    """One player's open cards when a round is scored: melds and deadwood."""

    seat: Seat
    melds: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A row of the sum on the score sheet: its label, and a figure for each seat."""

    label: TextValue
    figures: tuple[str, ...]


def players_out(state: State[Any], names: Names) -> TextValue:
    """The sentence for who went out in the last scored round; empty for none."""
    out = state.rounds[-1]["out"]
    return "" if out is None else Message("table-went-out", who=names[out])


class HighlightKind(StrEnum):
    """The kind of a highlight.

    ``TAKE``: another player's meld changes hands.  ``JOIN``: a further meld comes with it.
    ``CAPTURE``:  many cards at once.  ``DIG``: many cards from a pile.  ``CALL``: called cards.
    ``CLOSE``: an open run ends.  ``BREAK``: a move is turned against its player.  ``STAND``: a move
    costs others cards.  ``OUT``: a last card.  ``ROUND``: a round is counted.
    """

    TAKE = "taken"
    JOIN = "joined"
    CAPTURE = "captured"
    DIG = "dug"
    CALL = "called"
    CLOSE = "closed"
    BREAK = "broken"
    STAND = "stands"
    OUT = "last card"
    ROUND = "counted"


@dataclass(frozen=True, slots=True)
class Highlight:
    """An event staged larger than others.

    ``text`` is a whole sentence, ``title`` one or two words.  ``gains`` are points won or lost,
    by seat.  ``zone`` holds cards that change their owner in place, without an event that moves
    them.  ``size`` says how much it did, in the game's own terms: 0 for the least that is staged,
    1 for as much as a match rarely sees.  ``cards`` are those it is about, if the event has others.
    ``figure`` stands below the title, by default what the actor gains.  ``melds`` are revealed with
    it.  A ``modest`` highlight never darkens the table.
    """

    sort: HighlightKind
    text: TextValue
    title: TextValue = ""
    actor: Seat | None = None
    victim: Seat | None = None
    gains: Mapping[Seat, int] = field(default_factory=dict)
    zone: str | None = None
    size: float = 0.4
    cards: tuple[str, ...] = ()
    figure: TextValue = ""
    melds: tuple[tuple[str, ...], ...] = ()
    modest: bool = False


class DeedKind(StrEnum):
    """The kind of a deed.

    ``TAKE``: another player's meld is taken.  ``CAPTURE``: another's stack.  ``CALL``: another's
    discard is called.  ``BREAK``: another's card is turned against them.  ``OUT``: going out before
    another.  ``LAST_CARD``: the same while they hold one card.  ``CAUGHT``: going out where the
    other's hand counts; its size is their points.
    """

    TAKE = "taken"
    CAPTURE = "captured"
    CALL = "called"
    BREAK = "broken"
    OUT = "out"
    LAST_CARD = "last card"
    CAUGHT = "caught"


class Deed(NamedTuple):
    """What one player does to another, for the tally of rivals.

    ``size`` is its size in points or cards, 0 where only the number of deeds matters.
    """

    kind: DeedKind
    actor: Seat
    victim: Seat
    size: int = 0


MIN_STRENGTH_SHARE: Final = 0.05
"""Strength of a highlight of size 0 that is nothing special."""
SIZE_STRENGTH_SHARE: Final = 0.65
"""Maximum strength that the size adds."""
LEAD_STRENGTH_SHARE: Final = 0.15
"""Strength that a new leader adds."""
VIEWER_STRENGTH_SHARE: Final = 0.1
"""Strength that a highlight gains if the person did it, or lost by it."""
RARITY_STRENGTH_SHARE: Final = 0.1
"""Strength that the first highlight of its kind gains; each later one gains less."""


def strength(moment: Highlight, leads: bool, viewer: Seat, earlier: int) -> float:
    """How strongly a highlight is staged, 0 to 1.

    ``leads`` is whether another player leads after it, ``viewer`` who looks on, ``earlier`` the
    number of highlights of its kind before it in the match.
    """
    found = (
        MIN_STRENGTH_SHARE
        + SIZE_STRENGTH_SHARE * min(1.0, max(0.0, moment.size))
        + RARITY_STRENGTH_SHARE / (1 + earlier)
    )
    if leads:
        found += LEAD_STRENGTH_SHARE
    if viewer in (moment.actor, moment.victim):
        found += VIEWER_STRENGTH_SHARE
    return min(1.0, found)


def last_card_highlight(seat: Seat, names: Names, size: float = 0.7) -> Highlight:
    """The highlight of a player's last card."""
    said = Message("table-goes-out", who=names[seat])
    return Highlight(HighlightKind.OUT, said, Message("table-out"), seat, size=size)


def round_highlight(
    event: Event, what: EventKind, said: TextValue, scored: bool
) -> Highlight | None:
    """The highlight of a counted round or of a match won without points, if the event is one."""
    if what is not EventKind.ROUND_END:
        return None
    if not scored:
        return (
            None
            if event.seat is None
            else Highlight(HighlightKind.OUT, said, Message("table-out"), event.seat, size=1.0)
        )
    scores = event.changes["rounds"][-1]["scores"]
    gains = {Seat(seat): score for seat, score in enumerate(scores)}
    apart = max(scores) - min(scores)
    most = max(1, *map(abs, scores))
    size = apart / (2 * most)
    return Highlight(HighlightKind.ROUND, said, actor=event.seat, gains=gains, size=size)
