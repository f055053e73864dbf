"""The base class of every game's state, and a seat's view of a match as it follows events."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeVar

from game.cards.shuffle import first_dealer, of_round, shuffled, with_part
from game.core.event import Event, Seat, View, apply_event, value_at_path
from game.core.fact import StateMeta, derived, fact, from_setup, internal, zone
from game.core.fact_types import (
    FLAG_TYPE,
    JSON_LIST_TYPE,
    NUMBER_TYPE,
    SEAT_NUMBERS_TYPE,
    SEAT_TYPE,
    TEXT_TYPE,
    OptionalType,
    PlainType,
    TupleType,
)
from game.core.illegal import Illegal, IllegalMove, InvalidSetup, quoted
from game.core.options import Options
from game.core.part import NO_PART
from game.text.message import Message

M = TypeVar("M")
C = TypeVar("C", bound=int)
EventSink = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that determines a match: equal set-ups and moves give equal matches.

    ``dealer`` and ``deck`` (texts of the whole pack, in the order in which it is dealt and
    drawn) fix the first round where they are given.  ``secret``: each round's chance is drawn
    from a number of its own, so that one round's can be shown without the next one's; else all
    of it is drawn from the seed.  ``cuts`` has for each round, from the first, how many cards
    were cut from the top of its deck to the bottom; rounds beyond it were not cut.
    ``parts`` are the player's parts in the rounds' chance, from the first; rounds beyond them
    have ``NO_PART``.  It is None where the chance is the number's alone.  ``dealer_by_number``:
    who deals follows from the number alone in spite of parts, as in matches of older versions.
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
    dealer_by_number: bool = False

    @property
    def seed_in_view(self) -> int | None:
        """The seed as the full view shows it."""
        return self.seed


class PublicSetup(Setup):
    """A set-up read from a view, with an unknown seed."""

    __slots__ = ()

    @property
    def seed_in_view(self) -> int | None:
        return None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffle other than that of a round's deck: its number, the cards before and after it.

    ``round`` counts the match's rounds from 1, ``count`` the shuffles drawn from one number.
    ``draw``: its cards decide who deals.
    """

    round: int
    count: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    draw: bool = False


def _setup_seen(view: View, options: type[Options]) -> Setup:
    """The set-up in a view; raises ``InvalidSetup`` if it cannot be read."""
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
    """A whole match at one moment, hidden cards included.

    Mutable; cards are small ints.  A subclass declares its zones and facts and implements
    the abstract methods.  ``asked`` is the seat to move, None exactly when the match is over.  A
    state read from a view has ``UNKNOWN_CARD`` in place of hidden cards.

    ``deck`` is the round's deck before the cut, first card first.  ``shuffles`` counts the
    shuffles drawn from ``round_seed``; ``later_shuffles`` are all shuffles of the match except
    those of the decks.
    """

    round: int = fact(NUMBER_TYPE, lasts=True)
    dealer: Seat = fact(SEAT_TYPE, make=_first_dealer, lasts=True)
    phase: str = fact(TEXT_TYPE, "deal")
    asked: Seat | None = fact(OptionalType(SEAT_TYPE), key="seat")
    over: bool = derived(lambda state: state.winners is not None, FLAG_TYPE, lasts=True, told=True)
    scores: list[int] = fact(SEAT_NUMBERS_TYPE, lasts=True)
    winners: tuple[Seat, ...] | None = fact(OptionalType(TupleType(SEAT_TYPE)), lasts=True)
    setup: Setup = from_setup()
    rounds: list[dict[str, Any]] = zone(JSON_LIST_TYPE, lasts=True)
    shuffles: int = internal(NUMBER_TYPE, lasts=True)
    deck: tuple[int, ...] = internal(PlainType(tuple, ()))
    later_shuffles: tuple[Shuffle, ...] = internal(PlainType(tuple, ()), lasts=True)

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._reset()

    @classmethod
    def from_view(cls, view: View, options: type[Options]) -> Self:
        """The state read from a view; ``Game.from_view`` checks more."""
        state = cls.__new__(cls)
        state.setup = _setup_seen(view, options)
        state._load_view(view)
        return state

    # Implemented by each game.

    @abstractmethod
    def legal(self) -> Iterator[M]:
        """Every legal move of the seat to move, without duplicates, in a stable order."""

    @abstractmethod
    def check(self, move: M) -> Illegal | None:
        """The refusal of a move of the seat to move; None if it is legal.

        It does not list the legal moves.
        """

    @abstractmethod
    def _begin(self, tell: EventSink | None) -> None:
        """Deal the first round."""

    @abstractmethod
    def _play(self, move: M, tell: EventSink | None) -> None:
        """Make a legal move and all its automatic consequences; ``tell`` receives the events."""

    def owner_of(self, zone: str) -> Seat | None:
        """The owner of a zone whose cards others may take; None if no player can lose them."""
        return None

    def redact_view(self, view: View, seat: Seat) -> None:
        """Redact a view beyond the declarations; by default nothing."""

    # Generated from the declarations: ``StateMeta`` overrides these in every class.

    def _reset(self) -> None:
        """Reset all facts to their values before the first deal; the set-up stays."""
        raise NotImplementedError

    def _reset_round(self) -> None:
        """Reset the facts that do not last for the match, and compute derived values again."""
        raise NotImplementedError

    def _load_view(self, view: View) -> None:
        """Set all facts from a view, and compute those that it lacks; the set-up stays.

        Raises ``ValueError`` with a sentence if a value cannot be read.
        """
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this state."""
        raise NotImplementedError

    def public_values(self) -> dict[str, Any]:
        """The values that are not zones, by key in the view.

        The last event of a move sets those that changed.
        """
        raise NotImplementedError

    def full_view(self) -> View:
        """The view of the whole state, hidden cards included."""
        raise NotImplementedError

    def _visible_values(self, seat: Seat) -> View:
        """The values that a seat may know, with the keys of ``full_view``."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        raise NotImplementedError

    __hash__ = None  # type: ignore[assignment]

    # Common to all games.

    def apply(self, move: M) -> list[Event]:
        """Make a move and return its events in order.

        Raises ``IllegalMove`` without any change.
        """
        illegal = self.check(move)
        if illegal is not None:
            raise IllegalMove(illegal)
        events: list[Event] = []
        before = self.public_values()
        self._play(move, events.append)
        return self._add_changes(events, before)

    def advance(self, move: M) -> None:
        """Make a move known to be legal, without events; for searches."""
        self._play(move, None)

    # Randomness.

    @property
    def round_seed(self) -> int:
        """The number that is this round's before the player has had a part in it.

        Never the same in two secret rounds.
        """
        setup = self.setup
        return of_round(setup.seed, len(self.rounds) + 1) if setup.secret else setup.seed

    @property
    def chance(self) -> int:
        """The seed of this round's cards: its number, with the player's part if any."""
        parts, done = self.setup.parts, len(self.rounds)
        if parts is None:
            return self.round_seed
        return with_part(self.round_seed, parts[done] if done < len(parts) else NO_PART)

    @property
    def dealer_chance(self) -> int:
        """The seed of what decides who deals this round, where chance does."""
        return self.round_seed if self.setup.dealer_by_number else self.chance

    @property
    def draws_dealer(self) -> bool:
        """Whether chance decides who deals this round: the first, if the set-up names nobody."""
        return not self.rounds and self.setup.dealer is None

    def drawn_dealer(self) -> Seat:
        """The first dealer, drawn apart from every shuffle."""
        return Seat(first_dealer(self.setup.players, self.dealer_chance))

    def begin_round(self) -> None:
        """Reset the facts of a round; called before its first shuffle."""
        if self.rounds:
            self._reset_round()
        if self.setup.secret:
            self.shuffles = 0

    def shuffle_deck(self, pack: Sequence[C], read: Callable[[str], C]) -> list[C]:
        """The round's deck in order of deal and draw: shuffled, then cut.

        In the first round it is the given deck, if any; ``read`` parses its cards.
        """
        setup = self.setup
        if self.deck:
            # The deal was void: the new one follows from the sealed seed and is not cut.
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
        return self._shuffled(cards, self.chance, draw=False)

    def shuffled_for_dealer(self, cards: Sequence[C]) -> list[C]:
        """Some cards in the order of the next shuffle, from which players draw for the deal."""
        return self._shuffled(cards, self.dealer_chance, draw=True)

    def _shuffled(self, cards: Sequence[C], number: int, draw: bool) -> list[C]:
        self.shuffles += 1
        after = shuffled(cards, number, self.shuffles)
        this = Shuffle(len(self.rounds) + 1, self.shuffles, tuple(cards), tuple(after), draw)
        self.later_shuffles += (this,)
        return after

    def status(self) -> dict[str, Any]:
        """The engine's status: game, players, and the public values of every state."""
        return {"game": self.setup.game, "players": self.setup.players, **State.public_values(self)}

    def view(self, seat: Seat) -> View:
        """The view of one seat, with the keys of ``full_view``."""
        view = self._visible_values(seat)
        self.redact_view(view, seat)
        return view

    def end(self, winners: tuple[Seat, ...]) -> None:
        self.winners = winners
        self.over = True
        self.asked = None
        self.phase = "over"

    def _add_changes(self, events: list[Event], before: dict[str, Any]) -> list[Event]:
        """The events with a last one that sets what changed of the public values ``before``."""
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
        """The event that names the seat to move and sets the changed values."""
        return Event("over" if self.over else "asked", self.asked, changes=changed)


S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class ViewReader(Protocol[S_co]):
    def from_view(self, view: View) -> S_co:
        """The state read from a view."""


class SeatView(Generic[S]):
    """A seat's view that follows its events.

    The events must be those for the seat.
    """

    def __init__(self, game: ViewReader[S], view: View | None = None) -> None:
        self.game = game
        self.view: View = {} if view is None else view
        self._state: S | None = None

    def __bool__(self) -> bool:
        """Whether an event has been applied or a view given."""
        return bool(self.view)

    @property
    def state(self) -> S:
        """The state read from the view, cached until the next event."""
        if self._state is None:
            self._state = self.game.from_view(self.view)
        return self._state

    @property
    def round(self) -> int:
        """Number of the round; 0 before the first."""
        number: int = self.view.get("round", 0)
        return number

    def apply(self, event: Event) -> None:
        """Apply an event; raises the errors of ``apply_event``."""
        self._state = None
        apply_event(self.view, event)

    def zone(self, way: str) -> Any:
        """The value at a path in the view: the cards of a zone, or their number."""
        return value_at_path(self.view, way)
