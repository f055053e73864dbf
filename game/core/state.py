"""A match at one moment: what every game's state has, does and tells.

What a seat has seen of a match, event by event.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from game.cards.shuffle import of_round, shuffled, with_part
from game.core.event import Event, Seat, View, apply_event, value_at_path
from game.core.fact import StateMeta, derived, fact, from_setup, internal, zone
from game.core.fact_types import (
    FLAG,
    NOTES,
    NUMBER,
    NUMBERS,
    SEAT,
    TEXT,
    OptionalType,
    PlainType,
    TupleType,
)
from game.core.illegal import Illegal, IllegalMove, InvalidSetup, quoted
from game.core.options import Options
from game.core.part import NO_CUT
from game.text.message import Message

M = TypeVar("M")
C = TypeVar("C", bound=int)
EventSink = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class Setup:
    """What fixes a match: the same set-up and the same moves give the same match.

    ``dealer`` and ``deck`` (texts of the whole pack, in the order in which it is dealt and
    drawn) fix the first round where they are given.  ``secret``: each round's chance is drawn
    from a number of its own, so that one round's can be shown without the next one's; else all
    of it is drawn from the seed.  ``cuts`` has for each round, from the first, how many cards
    were cut from the top of its deck to the bottom; rounds beyond it were not cut.
    ``parts`` are the player's parts in the rounds' chance, from the first; rounds beyond them
    have ``NO_CUT``.  It is None where the chance is the number's alone.
    """

    game: str
    players: int
    options: Options
    seed: int
    dealer: Seat | None = None
    deck: tuple[str, ...] | None = None
    secret: bool = False
    cuts: tuple[int, ...] = ()
    parts: tuple[str, ...] | None = None

    @property
    def seed_in_view(self) -> int | None:
        """The seed as the full state has it."""
        return self.seed


class PublicSetup(Setup):
    """A set-up as a view tells it: its seed is not known."""

    __slots__ = ()

    @property
    def seed_in_view(self) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffle besides that of a round's deck: which one, the cards before it and after it.

    ``round`` counts the match's rounds from 1, ``count`` the shuffles drawn from one number.
    ``early``: it was made before the player's part, and depends on the round's number alone.
    """

    round: int
    count: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    early: bool = False


def _setup_seen(view: View, options: type[Options]) -> Setup:
    """The set-up that a view tells of; a ``BadSetup`` with a sentence if it tells of none."""
    players, values = view.get("players"), view.get("options")
    if type(players) is not int or players < 1:
        raise InvalidSetup(Message("match-no-players", players=quoted(players)), "players")
    if not isinstance(values, Mapping):
        raise InvalidSetup(Message("match-options", options=quoted(values)))
    game, seed, chosen = str(view.get("game")), view.get("seed"), options.from_values(values)
    if type(seed) is int:
        return Setup(game, players, chosen, seed)
    return PublicSetup(game, players, chosen, 0)


def _first_dealer(setup: Setup) -> Seat:
    return Seat(0) if setup.dealer is None else setup.dealer


class State(Generic[M], metaclass=StateMeta):
    """A match at one moment, all rounds of it, hidden cards included.

    Mutable; cards are small ints inside.  A subclass declares its zones and facts, fills in the
    abstract methods, and keeps ``asked`` None exactly when the match is over.

    A state read from a view (``Game.from_view``) has ``UNKNOWN`` in the place of hidden cards.

    ``deck`` is the round's deck as it was before it was cut, the card dealt first in front;
    ``shuffles`` counts the shuffles drawn from ``number`` and ``more_shuffles`` are those of
    the match besides the decks'.
    """

    round: int = fact(NUMBER, lasts=True)
    dealer: Seat = fact(SEAT, make=_first_dealer, lasts=True)
    phase: str = fact(TEXT, "deal")
    asked: Seat | None = fact(OptionalType(SEAT), key="seat")
    over: bool = derived(lambda state: state.winners is not None, FLAG, lasts=True, told=True)
    """Whether the match is over."""
    scores: list[int] = fact(NUMBERS, lasts=True)
    winners: tuple[Seat, ...] | None = fact(OptionalType(TupleType(SEAT)), lasts=True)
    setup: Setup = from_setup()
    rounds: list[dict[str, Any]] = zone(NOTES, lasts=True)
    shuffles: int = internal(NUMBER, lasts=True)
    deck: tuple[int, ...] = internal(PlainType(tuple, ()))
    later_shuffles: tuple[Shuffle, ...] = internal(PlainType(tuple, ()), lasts=True)

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._reset()

    @classmethod
    def from_view(cls, view: View, options: type[Options]) -> Self:
        """The state as far as a view tells it: see ``Game.from_view``, which checks more."""
        state = cls.__new__(cls)
        state.setup = _setup_seen(view, options)
        state._load_view(view)
        return state

    # What a game fills in.

    @abstractmethod
    def legal(self) -> Iterator[M]:
        """Every legal move of the seat that is asked, without doubles, in a stable order."""

    @abstractmethod
    def check(self, move: M) -> Illegal | None:
        """Why the seat that is asked may not make this move; None if it may.

        Answers without listing the legal moves.
        """

    @abstractmethod
    def _begin(self, tell: EventSink | None) -> None:
        """Deal the first round."""

    @abstractmethod
    def _play(self, move: M, tell: EventSink | None) -> None:
        """Make a legal move and all that follows by itself, telling of it if asked to."""

    def owner_of(self, zone: str) -> Seat | None:
        """Whose the cards of a zone are that others may take; None where nobody can lose them."""
        return None

    def redact_view(self, view: View, seat: Seat) -> None:
        """Strike out of a view what the declarations leave in it; most games have nothing."""

    # What follows from the declarations: ``Declaring`` writes it for every class.

    def _reset(self) -> None:
        """Give everything but the set-up the value that it has before the first deal."""
        raise NotImplementedError

    def _reset_round(self) -> None:
        """Give all that does not last for the match the value that it has before the first deal.

        What is derived is worked out again.
        """
        raise NotImplementedError

    def _load_view(self, view: View) -> None:
        """Take everything but the set-up from a view, and work out what it does not tell.

        Raises ``ValueError`` with a sentence if something in it cannot be read.
        """
        raise NotImplementedError

    def clone(self) -> Self:
        """A state that shares nothing that changes with this one."""
        raise NotImplementedError

    def public_values(self) -> dict[str, Any]:
        """The values that are not zones, by their key in the view.

        The last event of a move sets those that changed.
        """
        raise NotImplementedError

    def full_view(self) -> View:
        """Everything, hidden cards included."""
        raise NotImplementedError

    def _visible_values(self, seat: Seat) -> View:
        """What the declarations let a seat know, with the same keys as ``full``."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        raise NotImplementedError

    __hash__ = None  # type: ignore[assignment]

    # What every game has.

    def apply(self, move: M) -> list[Event]:
        """Make a move; what happened, in order.  Raises ``IllegalMove`` and changes nothing."""
        illegal = self.check(move)
        if illegal is not None:
            raise IllegalMove(illegal)
        return self._collect_events(lambda tell: self._play(move, tell))

    def advance(self, move: M) -> None:
        """Make a move known to be legal without telling of it (for search)."""
        self._play(move, None)

    # Chance.

    @property
    def round_seed(self) -> int:
        """The number that is this round's before the player has had a part in it.

        Never the same in two secret rounds.  Who deals is drawn from it.
        """
        setup = self.setup
        return of_round(setup.seed, len(self.rounds) + 1) if setup.secret else setup.seed

    @property
    def chance(self) -> int:
        """What this round's cards are drawn from: its number, with the player's part if any."""
        parts, done = self.setup.parts, len(self.rounds)
        if parts is None:
            return self.round_seed
        return with_part(self.round_seed, parts[done] if done < len(parts) else NO_CUT)

    def begin_round(self) -> None:
        """Forget all of the last round but what lasts; called before a round's first shuffle."""
        if self.rounds:
            self._reset_round()
        if self.setup.secret:
            self.shuffles = 0

    def shuffle_deck(self, pack: Sequence[C], read: Callable[[str], C]) -> list[C]:
        """The round's deck in the order in which it is dealt and drawn: shuffled, then cut.

        In the first round it is the deck that was given, if one was; ``read`` reads its cards.
        """
        setup = self.setup
        if self.deck:
            # A deal that was void: what is dealt now follows from what was sealed, uncut.
            return self.next_shuffle(pack)
        self.shuffles += 1
        if setup.deck is not None and not self.rounds:
            deck = [read(text) for text in setup.deck]
        else:
            deck = shuffled(pack, self.chance, self.shuffles)
        self.deck = tuple(deck)
        cut = setup.cuts[len(self.rounds)] if len(self.rounds) < len(setup.cuts) else 0
        return deck[cut:] + deck[:cut]

    def next_shuffle(self, cards: Sequence[C]) -> list[C]:
        """Some cards in the order of the next shuffle."""
        return self._shuffled(cards, self.chance, early=False)

    def shuffled_early(self, cards: Sequence[C]) -> list[C]:
        """Some cards in the order of the next shuffle, whatever the player's part will be.

        For who deals, which is told with the seal.
        """
        return self._shuffled(cards, self.round_seed, early=True)

    def _shuffled(self, cards: Sequence[C], number: int, early: bool) -> list[C]:
        self.shuffles += 1
        after = shuffled(cards, number, self.shuffles)
        this = Shuffle(len(self.rounds) + 1, self.shuffles, tuple(cards), tuple(after), early)
        self.later_shuffles += (this,)
        return after

    def status(self) -> dict[str, Any]:
        """The engine's status: game, players, round, dealer, phase, seat, over, scores, winners."""
        return {"game": self.setup.game, "players": self.setup.players, **State.public_values(self)}

    def view(self, seat: Seat) -> View:
        """What a seat may know, with the same keys as ``full``."""
        view = self._visible_values(seat)
        self.redact_view(view, seat)
        return view

    def end(self, winners: tuple[Seat, ...]) -> None:
        """The match is over: these have won it."""
        self.winners = winners
        self.over = True
        self.asked = None
        self.phase = "over"

    def _collect_events(self, happen: Callable[[EventSink], None]) -> list[Event]:
        """Let something happen; its events, and last one that sets the facts that changed."""
        events: list[Event] = []
        before = self.public_values()
        happen(events.append)
        touched = {key for event in events for key in event.changes}
        changed = {
            key: value
            for key, value in self.public_values().items()
            if key in touched or before[key] != value
        }
        last = self._turn_event(changed)
        hides = {key: one for key, one in type(self).__hides__.items() if key in last.changes}
        events.append(replace(last, redactions=hides) if hides else last)
        return events

    def _turn_event(self, changed: dict[str, Any]) -> Event:
        """The event that tells who is asked now and what else changed."""
        return Event("over" if self.over else "asked", self.asked, changes=changed)


S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class ViewReader(Protocol[S_co]):
    """What reads a view: a game."""

    def from_view(self, view: View) -> S_co:
        """The state as far as a view tells it."""


class SeatView(Generic[S]):
    """A seat's view that follows its events, and the state it tells of.

    ``state`` is read from the view when it is asked for, once a position: it has ``UNKNOWN`` in
    the place of hidden cards.  The events must be those told to the seat.
    """

    def __init__(self, game: ViewReader[S], view: View | None = None) -> None:
        self.game = game
        self.view: View = {} if view is None else view
        self._state: S | None = None

    def __bool__(self) -> bool:
        """Whether there is anything: before the first event there is not."""
        return bool(self.view)

    @property
    def state(self) -> S:
        """The state as far as this seat knows it."""
        if self._state is None:
            self._state = self.game.from_view(self.view)
        return self._state

    @property
    def round(self) -> int:
        """The number of the round; 0 before the first."""
        number: int = self.view.get("round", 0)
        return number

    def apply(self, event: Event) -> None:
        """See what happened; raises as ``event.follow`` does."""
        self._state = None
        apply_event(self.view, event)

    def zone(self, way: str) -> Any:
        """What lies at a way into the view: the cards of a zone, or how many they are."""
        return value_at_path(self.view, way)
