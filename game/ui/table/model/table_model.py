"""The table model: the passive record that all parts of a table share.

Controllers write to it, node builders and painters read it. Begin with ``TableModel``. ``offered``
groups the current offers, one group for each button of the bar.
"""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from game.core.event import PERSON_SEAT, Seat
from game.core.game import Game
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE
from game.core.table_values import CallWindow, Intent, Offer
from game.session import MatchSession
from game.storage.appearance import OWN_PORTRAITS_BY_NAME
from game.storage.settings import Settings
from game.text.icon import Icon
from game.text.message import Message, TextValue, told
from game.ui.kit.input.commands import GO_OUT_OFFER_KEY
from game.ui.kit.layout.box import Memo
from game.ui.kit.layout.scroll import ScrollState
from game.ui.kit.paint.text import Texts
from game.ui.kit.paint.theme import Measures
from game.ui.table.model.drag_state import DragState, node_ref
from game.ui.table.model.legal_moves import LegalMoves
from game.ui.table.model.moods import OpponentMood
from game.ui.table.model.notice import Looking, Notice, NoticeKind
from game.ui.table.model.second_lines import SecondLines
from game.ui.table.motion.timeline import Timeline

PASSING_NOTICE_SECONDS = 2.0
"""Seconds that a passing notice is shown."""
UNTIMED_CALL_SECONDS = 3.0
"""Seconds that a call window which hides who may answer stays open if calls are untimed."""


@dataclass(frozen=True, slots=True)
class TimedNotice:
    """A notice with the position it is about."""

    notice: Notice
    about: tuple[object, ...]
    until: float | None = None
    """Time in seconds at which it expires; None to last as long as its position."""


@dataclass(slots=True)
class TableModel:
    """A match as the player sees it, and the state of the player's input."""

    session: MatchSession
    show: Timeline
    settings: Settings
    texts: Texts
    measures: Measures
    rules: TextValue = ""
    """Name of the match's rules, or a lesson's title; empty for the usual game."""
    now: float = 0.0
    """Time in seconds."""
    held: DragState = field(default_factory=DragState)
    picked: str | None = None
    """Zone whose cards were picked by key; picked cards of the hand are in ``show.hand``."""
    pointed: str = ""
    """Key of the node under the pointer or the focus."""
    focused: str = ""
    """Key of the node that the keyboard points at; empty while the mouse does."""
    coming: tuple[str, int] | None = None
    """Zone and place of the pile card whose companions are marked."""
    spotting: bool = False
    """Whether the person has called and must now click the card."""
    hurrying: bool = False
    """Whether all events up to the person's turn are shown at once."""
    stepping: bool = False
    """Whether the next opponent waits for the player's step."""
    glowing: bool = False
    """Whether the cards that can be played glow, for a child who has waited long."""
    paused: bool = False
    """Whether nobody moves until the player acts, as in a lesson."""
    taught: str | None = None
    """Move whose buttons alone are primary, as in a lesson; empty if none is.

    None if the likeliest button is.
    """
    celebrated: bool = False
    """Whether the end of the match has been seen."""
    opening: bool = False
    """Whether the match has just begun and its motif was not played yet."""
    replayed: bool = False
    """Whether the match is only replayed and nobody plays."""
    posed: bool = False
    """Whether the position was set up rather than dealt."""
    call_left: float | None = None
    """Seconds left in the open call window; None without a window or a timeout."""
    remark: tuple[Seat, TextValue] | None = None
    """Seat that speaks, and its sentence."""
    spoken: tuple[object, Rect | None] | None = None
    """The last remark and the window, with its place in it; None without room."""
    captions: tuple[Message, ...] = ()
    """The last sounds in words, the newest last."""
    moods: dict[Seat, OpponentMood] = field(default_factory=dict)
    """Moods of the seats that are not calm."""
    last_round: int = -1
    """The latest round in which the match could end; -1 before there was one."""
    scrolled: int = 0
    """Lines by which the log is scrolled up."""
    standing: ScrollState = field(default_factory=lambda: ScrollState("score"))
    """Scroll offset of the score panel."""
    bar: int = 0
    """Greatest height of the bar at this window size, in pixels."""
    top: int = 0
    """Height of what stands above the felt, in pixels."""
    second_lines: SecondLines = field(default_factory=SecondLines)
    kept: Memo = field(default_factory=Memo)
    """Cache of page parts, reused while they show the same."""
    said: TimedNotice | None = None
    looking: Looking | None = None
    tag: Message = field(default_factory=lambda: Message("table-hint.tag"))
    """Label at the advised zone or card."""
    asking: LegalMoves = field(init=False)

    def __post_init__(self) -> None:
        self.asking = LegalMoves(self.session, self.show)

    def ended(self) -> "TableModel":
        """A copy of the model as it will be once the end of the match has been shown.

        Its layout and sprites stay those of now, so only facts of the match may be read.
        """
        found = copy(self)
        found.show = copy(self.show)
        found.show.seen = SeatView(self.game, self.session.match.view(PERSON_SEAT))
        found.show.recent = self.show.recent.after(self.show.waiting, self.game.event_kind)
        return found

    @property
    def portraits(self) -> list[str]:
        """Names of the calm portraits by seat."""
        own = OWN_PORTRAITS_BY_NAME[self.settings.portrait].drawing
        characters = [player.character for player in self.session.players]
        return [own if one is None else one.portrait for one in characters]

    @property
    def scored(self) -> bool:
        """Whether points are counted in this match."""
        return self.show.table.is_scored(self.session.match.setup.options)

    @property
    def for_children(self) -> bool:
        """Whether the match was begun with the switch for children."""
        return self.session.match.notes.children

    @property
    def game(self) -> Game[Any, Any]:
        return self.session.match.game

    @property
    def your_turn(self) -> bool:
        """Whether the person is asked and has seen all events; never in a replay."""
        seen = self.show.quiet and not self.show.staged
        return self.session.yours and seen and not self.replayed

    @property
    def finished(self) -> bool:
        """Whether the match is over and its end has been shown."""
        return bool(self.show.state.over) and self.show.quiet

    @property
    def seal(self) -> str:
        """Seal of the shown deal; empty if it was never sealed."""
        deals = self.session.match.deals
        shown = min(len(self.show.state.rounds), len(deals) - 1)
        return deals[shown].seal or ""

    def only_move(self) -> str | None:
        """The person's only legal move; None with a choice, in a call and before going out."""
        only = self.asking.only() if self.your_turn else None
        return None if only is None or only.out else only.move

    def plays_itself(self) -> bool:
        """Whether the only move is about to be made for the person, by their setting.

        After an undo nothing is, until they have moved.
        """
        session, move = self.session, self.only_move()
        if move is None or session.coaching or session.redoable or self.held.carried is not None:
            return False
        return session.is_made_for_person(move)

    def skips_move(self) -> bool:
        """Whether skipping ahead makes the person's only move, where the table does not stop.

        Never at a posed table: there each move is taught, or is what is to be found.
        """
        if self.posed or self.only_move() is None:
            return False
        return not self.show.table.stops_skip(self.show.state)

    @property
    def repeatable(self) -> bool:
        """Whether the events since the person's turn can be shown again now."""
        return self.show.repeatable and self.open_call() is None

    @property
    def asked(self) -> Seat | None:
        """Seat shown as asked; None while events wait to be shown."""
        seat: Seat | None = self.show.state.asked if self.show.quiet else None
        return seat

    @property
    def turn(self) -> int:
        """Number of the person's turn in the match, from 1: the present one, else the next."""
        turns, before = 0, None
        for seat, _ in self.session.match.moves:
            turns += before != seat == PERSON_SEAT
            before = seat
        return turns + (before != PERSON_SEAT)

    def second_line(self) -> TextValue:
        """The second sentence beside the prompt; empty for none."""
        show = self.show
        return show.table.second_line(show.state, show.names, self.turn)

    def worker(self) -> Seat | None:
        """Seat shown as thinking; None while a call window or the player holds it up."""
        return None if self.show.held or self.stepping or self.paused else self.asked

    def face(self, seat: int) -> str:
        """Portrait of a seat in its current mood; the person never looks thoughtful."""
        mood = self.moods.get(Seat(seat))
        if mood is OpponentMood.THINKING and self.session.players[seat].character is None:
            mood = None
        return self._portrait(seat, mood)

    def faces(self, seat: int) -> list[str]:
        """Portraits of a player in every mood, for the preload."""
        return [self._portrait(seat, mood) for mood in OpponentMood]

    def staged_faces(self, seat: int) -> tuple[str, str]:
        """Portraits of a player on the stage of a moment: who gains is glad, who loses is cross."""
        glad, cross = OpponentMood.GLAD, OpponentMood.CROSS
        return self._portrait(seat, glad), self._portrait(seat, cross)

    def _portrait(self, seat: int, mood: OpponentMood | None) -> str:
        portrait = f"portraits/{self.portraits[seat]}"
        return portrait if mood is None else f"{portrait}-{mood}"

    def new_word(self) -> Message | None:
        """The sentence about a word that is new to the person; None if the table is posed."""
        if not self.your_turn or self.posed:
            return None
        words = self.show.table.new_words(self.show.state)
        return next((one for one in words if one.name not in self.settings.explained), None)

    # Notices.

    @property
    def notice(self) -> Notice | None:
        """Notice about the shown position; None if there is none or it has expired."""
        return None if self.said is None or self._has_expired() else self.said.notice

    @property
    def noticed(self) -> Notice | None:
        """Notice for the bar; the description of a card is shown beside the card instead."""
        notice = self.notice
        return None if notice is not None and notice.kind is NoticeKind.ABOUT else notice

    def say(self, notice: Notice | None, passing: bool = False) -> None:
        """Set the notice about the shown position; None clears it.

        A ``passing`` notice expires after ``PASSING_NOTICE_SECONDS`` seconds.
        """
        until = self.now + PASSING_NOTICE_SECONDS if passing else None
        self.said = None if notice is None else TimedNotice(notice, self._position(), until)

    def _position(self) -> tuple[object, ...]:
        """A key that changes whenever the match or the shown view moves on."""
        return (self.session.version, len(self.show.log), self.show.quiet)

    def _has_expired(self) -> bool:
        said = self.said
        if said is None or said.notice.lasts:
            return False
        if said.until is not None and self.now >= said.until:
            return True
        return said.about != self._position()

    @property
    def notice_ends(self) -> bool:
        """Whether the notice has a timeout."""
        return self.said is not None and self.said.until is not None

    def sweep_notice(self) -> bool:
        """Clear an expired notice; whether there was one."""
        past = self._has_expired()
        if past:
            self.said = None
        return past

    # Calls.

    def open_call(self) -> CallWindow | None:
        """Call window that is open for the person; None if there is none."""
        return self.show.table.open_call(self.show.state) if self.your_turn else None

    def hides(self) -> bool:
        """Whether the callable card stays secret because the person must find it."""
        call = self.open_call() if self.settings.spot else None
        return call is not None and bool(call.find_in)

    def untaken(self, zone: str) -> frozenset[int]:
        """Places in a spread pile to shade as refused; empty while the callable card is secret."""
        return frozenset() if self.hides() else self.asking.untaken(zone)

    def call_seconds(self) -> float | None:
        """Timeout of call windows, in seconds; None if calls are untimed."""
        chosen = self.settings.get("calls")
        return None if isinstance(chosen, str) else float(chosen)

    def call_whole(self) -> float | None:
        """Full length of the open call window, in seconds; None if it is untimed."""
        seconds = self.call_seconds()
        return (seconds or UNTIMED_CALL_SECONDS) if self.show.held else seconds

    # Gestures.

    def gesture_cards(self) -> tuple[str, ...]:
        """Cards of the hand that a gesture applies to: the dragged ones, else the picked ones."""
        hand = self.show.hand
        if self.held.holds_hand:
            return tuple(hand.order[slot] for slot in self.held.slots)
        return hand.picked

    def pointed_card(self) -> tuple[str, int] | None:
        """Zone and index of the single card under the pointer or the focus."""
        grip = node_ref(self.show, self.pointed)
        if grip is None or grip.card is None:
            return None
        if grip.card >= len(self.show.laid.poses.get(grip.zone, ())):
            # The card has gone from under a resting pointer.
            return None
        return grip.zone, grip.card

    def coming_text(self) -> str:
        """Sentence about the cards taken along with the pointed card; empty without any."""
        card = self.pointed_card() if self.your_turn else None
        if card is None or card[0] == PERSON_HAND_ZONE or self.hides():
            return ""
        return told(self.show.table.cards_taken_along(self.show.state, *card)[1])


HAND_CARD_INTENTS = (Intent.MELD, Intent.LAY_OFF, Intent.PLAY)
"""Intents of offers that put cards of the hand on the table."""


def groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Offers grouped by intent, in order of first appearance, each move once.

    A move offered for several targets stays a single choice.
    """
    found: dict[Intent, dict[str, Offer]] = {}
    for offer in offers:
        found.setdefault(offer.intent, {}).setdefault(offer.move, offer)
    return [list(group.values()) for group in found.values()]


def offered(model: TableModel) -> list[list[Offer]]:
    """Groups of legal offers: with the picked cards, then without any.

    Offers of the second kind that use the hand are dropped, unless the picked cards are useless.
    """
    if not model.your_turn:
        return []
    cards = model.show.hand.picked
    only = model.asking.only()
    if only is not None and only.out:
        name, key = Message("table-go-out"), GO_OUT_OFFER_KEY
        return [[Offer(only.move, name, Intent.GO_OUT, key, Icon.OUT)]]
    found = groups(model.asking.legal(cards))
    if cards:
        known = {one[0].intent for one in found}
        found += [
            one
            for one in groups(model.asking.legal(()))
            if one[0].intent not in known and not (known and one[0].intent in HAND_CARD_INTENTS)
        ]
    return found
