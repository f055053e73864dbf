"""What the parts of a table share: a passive record that does nothing to anything but itself.

What is offered to the person: moves in groups, each of which has a button.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from game.core.event import Seat
from game.core.game import Game
from game.core.state import SeatView
from game.core.table import HAND
from game.core.table_values import CallWindow, Intent, Offer
from game.session import HUMAN_SEAT, MatchSession
from game.storage.settings import Settings
from game.text.message import Message, told
from game.ui.kit.layout.box import Memo
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.table.model.drag_state import DragState, node_ref
from game.ui.table.model.legal_moves import LegalMoves
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.notice import Looking, Notice, NoticeKind
from game.ui.table.motion.timeline import Timeline

PASSING = 2.0
"""For how many seconds it is said whose turn it is."""
UNTIMED_WAIT = 3.0
"""How long a window that gives nothing away stays open where calls are untimed, in seconds."""


@dataclass(frozen=True, slots=True)
class TimedNotice:
    """A notice with the position it is about, and until when it is said (in seconds) if not
    for as long as that position lasts."""

    notice: Notice
    about: tuple[object, ...]
    until: float | None = None


@dataclass(slots=True)
class TableModel:
    """A match at a table as the player sees it, and what they are doing there.

    ``now`` is the time in seconds.  ``held`` is what the mouse holds, ``picked`` a zone whose
    cards were picked up with a key, at a table without hands; the cards of the hand that are
    picked stand in ``show.hand``.  ``pointed`` is the key of the node under the pointer or the
    focus, ``coming`` the zone and place of the card for which is shown what would come along.
    ``call_left`` is how many seconds are left of the call window that is open: None where none
    is open, or where it stays open for as long as it takes; ``spotting`` is whether the person has
    called in it and is to click the card they mean.  ``remark`` is what somebody is
    saying, ``moods`` how those feel who are not calm.  The log is ``scrolled`` up by so many
    lines; ``standing`` is how far the score panel is turned, where it is higher than its room;
    ``bar`` is how high the bar has had to be so far in a window so large, in pixels.  What shows
    the same as before is ``kept``.  While ``hurrying`` everything up to the person's turn is shown
    at once; ``stepping`` is whether the next opponent's move waits for the player.
    ``paused`` is whether nobody moves until the player has done something else (in a lesson).
    ``celebrated`` is whether the end of the match has been seen; ``replayed`` whether it is only
    looked at, move by move, and nobody plays; ``posed`` whether it is no match but a position that
    was set, whose deal is nobody's.
    """

    sitting: MatchSession
    show: Timeline
    settings: Settings
    texts: Texts
    measures: Measures
    now: float = 0.0
    held: DragState = field(default_factory=DragState)
    picked: str | None = None
    pointed: str = ""
    coming: tuple[str, int] | None = None
    spotting: bool = False
    hurrying: bool = False
    stepping: bool = False
    paused: bool = False
    celebrated: bool = False
    replayed: bool = False
    posed: bool = False
    call_left: float | None = None
    remark: tuple[Seat, str] | None = None
    moods: dict[Seat, OpponentMood] = field(default_factory=dict)
    scrolled: int = 0
    standing: ScrollState = field(default_factory=ScrollState)
    bar: int = 0
    kept: Memo = field(default_factory=Memo)
    said: TimedNotice | None = None
    looking: Looking | None = None
    asking: LegalMoves = field(init=False)
    portraits: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.asking = LegalMoves(self.sitting, self.show)
        self.portraits = [
            "you" if player.character is None else player.character.portrait
            for player in self.sitting.players
        ]

    def ended(self) -> "TableModel":
        """The table as it will be seen when the end of the match, which is over, has been shown.

        What is shown there is not: nothing but what tells of the match may be read of it.
        """
        found = copy(self)
        found.show = copy(self.show)
        found.show.seen = SeatView(self.game, self.sitting.match.view(HUMAN_SEAT))
        found.show.recent = self.show.recent.after(self.show.waiting, self.game.event_kind)
        return found

    @property
    def scored(self) -> bool:
        """Whether points are counted in this match."""
        return self.show.table.is_scored(self.sitting.match.setup.options)

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return self.sitting.match.game

    @property
    def your_turn(self) -> bool:
        """Whether the person is asked and has seen all that happened."""
        return self.sitting.yours and self.show.quiet and not self.replayed

    @property
    def finished(self) -> bool:
        """Whether the match is over and its end has been shown."""
        return bool(self.show.state.over) and self.show.quiet

    @property
    def seal(self) -> str:
        """The seal of the deal that is being shown; nothing if it was never sealed."""
        deals = self.sitting.match.deals
        shown = min(len(self.show.state.rounds), len(deals) - 1)
        return deals[shown].seal or ""

    def forced_move(self) -> str | None:
        """The move that is about to be made for the person, for want of any other."""
        if self.settings.forced == "off" or not self.your_turn or self.sitting.coaching:
            return None
        only = self.asking.only()
        return None if only is None or only.out or self.held.carried is not None else only.move

    @property
    def repeatable(self) -> bool:
        """Whether what happened since the person's turn can be shown again now."""
        return self.show.repeatable and self.open_call() is None

    @property
    def asked(self) -> Seat | None:
        """Who is seen to be asked, once all that led to it has been shown; None for nobody."""
        seat: Seat | None = self.show.state.asked if self.show.quiet else None
        return seat

    def thinker(self) -> Seat | None:
        """Who is seen to think: whoever is asked, unless a window or the player holds them up."""
        return None if self.show.held or self.stepping or self.paused else self.asked

    def face(self, seat: int) -> str:
        """The drawing of a player's face as they feel now; the person's shows no feelings."""
        mood = self.moods.get(Seat(seat))
        feels = mood is not None and self.sitting.players[seat].character is not None
        return self._portrait(seat, mood if feels else None)

    def faces(self, seat: int) -> list[str]:
        """The drawings of a player's face, whatever they feel; none of the person's."""
        if self.sitting.players[seat].character is None:
            return []
        return [self._portrait(seat, mood) for mood in OpponentMood]

    def _portrait(self, seat: int, mood: OpponentMood | None) -> str:
        portrait = f"portraits/{self.portraits[seat]}"
        return portrait if mood is None else f"{portrait}-{mood}"

    # What is said.

    @property
    def notice(self) -> Notice | None:
        """What is said of the position that is shown, at this time; None for nothing."""
        return None if self.said is None or self._past() else self.said.notice

    @property
    def noticed(self) -> Notice | None:
        """The notice that the bar shows: what a card is stands beside the card."""
        notice = self.notice
        return None if notice is not None and notice.kind is NoticeKind.ABOUT else notice

    def say(self, notice: Notice | None, passing: bool = False) -> None:
        """Have something said of the position that is shown now, or nothing any more.

        It is about that position and no other; what is ``passing`` is said for a moment only.
        """
        until = self.now + PASSING if passing else None
        self.said = None if notice is None else TimedNotice(notice, self._position(), until)

    def _position(self) -> tuple[object, ...]:
        """Another value whenever the match or what is seen of it has moved on."""
        return (self.sitting.version, len(self.show.log), self.show.quiet)

    def _past(self) -> bool:
        said = self.said
        if said is None or said.notice.lasts:
            return False
        if said.until is not None and self.now >= said.until:
            return True
        return said.about != self._position()

    @property
    def notice_ends(self) -> bool:
        """Whether what is said goes by itself in a moment."""
        return self.said is not None and self.said.until is not None

    def sweep_notice(self) -> bool:
        """Forget what is past; whether something was."""
        past = self._past()
        if past:
            self.said = None
        return past

    # Calls.

    def open_call(self) -> CallWindow | None:
        """The call window that is open for the person."""
        return self.show.table.open_call(self.show.state) if self.your_turn else None

    def hides(self) -> bool:
        """Whether it is not to be told which card can be called: the person looks for it."""
        call = self.open_call() if self.settings.spot == "on" else None
        return call is not None and bool(call.find_in)

    def untaken(self, zone: str) -> frozenset[int]:
        """The places of the cards of a spread pile that are told to be out of reach."""
        return frozenset() if self.hides() else self.asking.untaken(zone)

    def call_seconds(self) -> float | None:
        """How long a call window stays open; None for as long as it takes."""
        chosen = self.settings.get("calls")
        return None if isinstance(chosen, str) else float(chosen)

    def call_whole(self) -> float | None:
        """How long the window that is open stays open in all; None for as long as it takes."""
        seconds = self.call_seconds()
        return (seconds or UNTIMED_WAIT) if self.show.held else seconds

    # What a gesture is about.

    def gesture_cards(self) -> tuple[str, ...]:
        """The cards of the hand that a gesture is about: those dragged, else those picked."""
        hand = self.show.hand
        if self.held.holds_hand:
            return tuple(hand.order[slot] for slot in self.held.slots)
        return hand.picked

    def pointed_card(self) -> tuple[str, int] | None:
        """The zone and the place of the single card under the pointer or the focus."""
        grip = node_ref(self.show, self.pointed)
        if grip is None or grip.card is None:
            return None
        if grip.card >= len(self.show.laid.poses.get(grip.zone, ())):
            # It has gone since, from under a pointer that rests.
            return None
        return grip.zone, grip.card

    def coming_text(self) -> str:
        """What is said of the card of a pile that is pointed at, with all that comes along."""
        card = self.pointed_card() if self.your_turn else None
        if card is None or card[0] == HAND or self.hides():
            return ""
        return told(self.show.table.cards_taken_along(self.show.state, *card)[1])


OF_THE_HAND = (Intent.MELD, Intent.LAY_OFF, Intent.PLAY)
"""The groups of offers that put cards of the hand on the table."""


def groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Offers by their group, in the order in which the groups come first, each move once.

    A move may be offered for several targets: it is still one thing to choose.
    """
    found: dict[Intent, dict[str, Offer]] = {}
    for offer in offers:
        found.setdefault(offer.intent, {}).setdefault(offer.move, offer)
    return [list(group.values()) for group in found.values()]


def offered(model: TableModel) -> list[list[Offer]]:
    """What can be done now: with the cards that are picked, and besides without any.

    What can be done with other cards of the hand is left out, unless the picked are of no use.
    """
    if not model.your_turn:
        return []
    cards = model.show.hand.picked
    only = model.asking.only()
    if only is not None and only.out:
        return [[Offer(only.move, Message("table-go-out"), Intent.GO_OUT, "G", "out")]]
    found = groups(model.asking.legal(cards))
    if cards:
        known = {one[0].intent for one in found}
        found += [
            one
            for one in groups(model.asking.legal(()))
            if one[0].intent not in known and not (known and one[0].intent in OF_THE_HAND)
        ]
    return found
