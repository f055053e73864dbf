"""The contract every game keeps: what a Game, a State and an opponent's Knowledge can do.

Everything above the games (the engine, the record, opponents, the window, the laws) knows
these classes and nothing of a particular game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from game.cards.shuffle import of_round, shuffled
from game.core.event import Event, Seat, View, copied, strike
from game.core.illegal import BadSetup, Illegal, IllegalMove
from game.core.options import Options
from game.core.table import Table
from game.core.words import quoted

M = TypeVar("M")
S = TypeVar("S", bound="State[Any]")
C = TypeVar("C", bound=int)
Tell = Callable[[Event], None]

TRAITS = ("take", "meld", "attack", "spend")
"""What a move may do that some like and others do not: take what others put down, put cards on
the table, harm the next player, use a card that could be kept for anything."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What fixes a match: the same set-up and the same moves give the same match.

    ``dealer`` and ``deck`` (texts of the whole pack, in the order in which it is dealt and
    drawn) fix the first round where they are given.  ``secret``: each round's chance is drawn
    from a number of its own, so that one round's can be shown without the next one's; else all
    of it is drawn from the seed.  ``cuts`` has for each round, from the first, how many cards
    were cut from the top of its deck to the bottom; rounds beyond it were not cut.
    """

    game: str
    players: int
    options: Options
    seed: int
    dealer: Seat | None = None
    deck: tuple[str, ...] | None = None
    secret: bool = False
    cuts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffle besides that of a round's deck: which one, the cards before it and after it.

    ``round`` counts the match's rounds from 1, ``count`` the shuffles drawn from one number.
    """

    round: int
    count: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class State(ABC, Generic[M]):
    """A match at one moment, all rounds of it, hidden cards included.

    Mutable; cards are small ints inside.  A subclass adds its zones as slots, fills in the
    abstract methods, and keeps ``asked`` None exactly when the match is over.

    ``deck`` is the round's deck as it was before it was cut, the card dealt first in front;
    ``shuffles`` counts the shuffles drawn from ``number`` and ``more_shuffles`` are those of
    the match besides the decks'.  None of the three is told in a view.
    """

    __slots__ = (
        "asked",
        "dealer",
        "deck",
        "more_shuffles",
        "phase",
        "round",
        "rounds",
        "scores",
        "setup",
        "shuffles",
        "winners",
    )

    setup: Setup
    asked: Seat | None
    phase: str
    round: int
    dealer: Seat
    scores: list[int]
    rounds: list[dict[str, Any]]
    winners: tuple[Seat, ...] | None
    shuffles: int
    deck: tuple[int, ...]
    more_shuffles: tuple[Shuffle, ...]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.asked = None
        self.phase = "deal"
        self.round = 0
        self.dealer = setup.dealer if setup.dealer is not None else Seat(0)
        self.scores = [0] * setup.players
        self.rounds = []
        self.winners = None
        self.shuffles = 0
        self.deck = ()
        self.more_shuffles = ()

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
    def zones(self) -> dict[str, Any]:
        """The game's own zones and facts as JSON-like data, hidden cards included."""

    @abstractmethod
    def _begin(self, tell: Tell | None) -> None:
        """Deal the first round."""

    @abstractmethod
    def _play(self, move: M, tell: Tell | None) -> None:
        """Make a legal move and all that follows by itself, telling of it if asked to."""

    @abstractmethod
    def _copy_zones(self, other: Self) -> None:
        """Take the other state's own slots, sharing nothing that changes."""

    def facts(self) -> dict[str, Any]:
        """The public values that are not zones, by their key in the view.

        The last event of a move sets those that changed.  A game adds its own.
        """
        return {
            "round": self.round,
            "dealer": self.dealer,
            "phase": self.phase,
            "seat": self.asked,
            "over": self.over,
            "scores": list(self.scores),
            "winners": None if self.winners is None else list(self.winners),
        }

    def hide(self, view: View, seat: Seat) -> None:
        """Strike out of a view what the common rules leave in it; most games have nothing."""

    # What every game has.

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.winners is not None

    def apply(self, move: M) -> list[Event]:
        """Make a move; what happened, in order.  Raises ``IllegalMove`` and changes nothing."""
        illegal = self.check(move)
        if illegal is not None:
            raise IllegalMove(illegal)
        return self._told(lambda tell: self._play(move, tell))

    def advance(self, move: M) -> None:
        """Make a move known to be legal without telling of it (for search)."""
        self._play(move, None)

    def clone(self) -> Self:
        """A state that shares nothing that changes with this one."""
        other = object.__new__(type(self))
        other.setup = self.setup
        other.asked = self.asked
        other.phase = self.phase
        other.round = self.round
        other.dealer = self.dealer
        other.scores = self.scores[:]
        other.rounds = self.rounds[:]
        other.winners = self.winners
        other.shuffles = self.shuffles
        other.deck = self.deck
        other.more_shuffles = self.more_shuffles
        other._copy_zones(self)
        return other

    # Chance.

    @property
    def number(self) -> int:
        """What this round's chance is drawn from: never the same in two secret rounds."""
        setup = self.setup
        return of_round(setup.seed, len(self.rounds) + 1) if setup.secret else setup.seed

    def _new_round(self) -> None:
        """Forget the last round's deck; called before a round's first shuffle."""
        self.deck = ()
        if self.setup.secret:
            self.shuffles = 0

    def _new_deck(self, pack: Sequence[C], read: Callable[[str], C]) -> list[C]:
        """The round's deck in the order in which it is dealt and drawn: shuffled, then cut.

        In the first round it is the deck that was given, if one was; ``read`` reads its cards.
        """
        setup = self.setup
        if self.deck:
            # A deal that was void: what is dealt now follows from what was sealed, uncut.
            return self._shuffled(pack)
        self.shuffles += 1
        if setup.deck is not None and not self.rounds:
            deck = [read(text) for text in setup.deck]
        else:
            deck = shuffled(pack, self.number, self.shuffles)
        self.deck = tuple(deck)
        cut = setup.cuts[len(self.rounds)] if len(self.rounds) < len(setup.cuts) else 0
        return deck[cut:] + deck[:cut]

    def _shuffled(self, cards: Sequence[C]) -> list[C]:
        """Some cards in the order of the next shuffle."""
        self.shuffles += 1
        after = shuffled(cards, self.number, self.shuffles)
        this = Shuffle(len(self.rounds) + 1, self.shuffles, tuple(cards), tuple(after))
        self.more_shuffles += (this,)
        return after

    def status(self) -> dict[str, Any]:
        """The engine's status: game, players, round, dealer, phase, seat, over, scores, winners."""
        return {"game": self.setup.game, "players": self.setup.players, **State.facts(self)}

    def full(self) -> View:
        """Everything, hidden cards included."""
        return {
            **self.status(),
            "options": self.setup.options.as_values(),
            "seed": self.setup.seed,
            "rounds": copied(self.rounds),
            **self.zones(),
        }

    def view(self, seat: Seat) -> View:
        """What a seat may know, with the same keys as ``full``."""
        view = strike(self.full(), seat)
        self.hide(view, seat)
        return view

    def _told(self, happen: Callable[[Tell], None]) -> list[Event]:
        """Let something happen; its events, and last one that sets the facts that changed."""
        events: list[Event] = []
        before = self.facts()
        happen(events.append)
        touched = {key for event in events for key in event.facts}
        changed = {
            key: value
            for key, value in self.facts().items()
            if key in touched or before[key] != value
        }
        events.append(self._asking(changed))
        return events

    def _asking(self, changed: dict[str, Any]) -> Event:
        """The event that tells who is asked now and what else changed."""
        return Event("over" if self.over else "asked", self.asked, facts=changed)

    def __eq__(self, other: object) -> bool:
        return (
            type(other) is type(self)
            and self.setup == cast(Self, other).setup
            and self.shuffles == cast(Self, other).shuffles
            and self.full() == cast(Self, other).full()
        )

    __hash__ = None  # type: ignore[assignment]


class Knowledge(ABC, Generic[S, M]):
    """What a game's opponents know: its ``bot.py``.

    Searches are given states made up from a view, so nothing here can see a hidden card.
    ``horizon`` is how many moves a search looks ahead: the rest is left to ``promise``.
    ``unit`` is what prospects are counted in, in words, and ``taste`` how many of them a
    player gives up at most for a move after their heart.
    """

    horizon: ClassVar[int] = 2000
    taste: ClassVar[float] = 1.0
    unit: ClassVar[str] = "points"

    @abstractmethod
    def candidates(self, state: S) -> list[M]:
        """The legal moves worth a thought, the most promising first; never empty."""

    @abstractmethod
    def rate(self, state: S, move: M) -> float:
        """How good a candidate looks at once, without looking ahead; higher is better."""

    @abstractmethod
    def prospects(self, state: S) -> Sequence[float]:
        """How well each seat stands, in points of the game, higher is better.

        A round that is going on counts as it would be scored now.
        """

    def standing(self, state: S) -> Sequence[float]:
        """How each seat stands in what ``unit`` names alone, higher is better.

        At the end of a match that is its result.  By default the prospects, which in a game
        without points may hold more: what winning is worth.
        """
        return self.prospects(state)

    def promise(self, state: S) -> Sequence[float]:
        """How well each seat stands where a playout was cut off, as ``prospects``.

        The hands may be looked at, and what they promise counted: all of them are made up.
        """
        return self.prospects(state)

    def policy(self, state: S, rng: Random) -> M:
        """A good move found fast: what the playouts of a search are played with."""
        return max(self.candidates(state), key=lambda move: self.rate(state, move))

    def weigh(self, state: S) -> dict[M, float]:
        """How good each candidate looks to a player who knows the game well; higher is better.

        It may take longer than ``rate`` and mind more: what others hold, what the cards not
        yet seen allow.
        """
        return {move: self.rate(state, move) for move in self.candidates(state)}

    def ponder(self, state: S) -> dict[M, float]:
        """As ``weigh`` with time to think: what a search begins with."""
        return self.weigh(state)

    def misjudged(self, state: S) -> float:
        """By how many points the difference of two of ``ponder``'s weights is usually wrong.

        About the standard deviation, measured: a search then weighs what its playouts say
        against what it began with.  0, where that was not measured: the weights are no points
        and say only what comes first.
        """
        return 0.0

    def compare(self, state: S) -> dict[M, float]:
        """What the sensible moves cost against the best, at most 0, in what prospects count.

        Asked only where ``ponder`` leaves nothing to search: a rating, not the outcome of
        playouts.  By default no moves are compared.
        """
        return {}

    def careless(self, state: S, rng: Random) -> M:
        """The move of a beginner: any."""
        moves: list[M] = list(state.legal())
        return rng.choice(moves)

    def trait(self, state: S, move: M) -> str:
        """What sort of person likes this move: a word of ``TRAITS``, or nothing."""
        return ""

    def settled(self, state: S, start: S) -> bool:
        """Whether a playout begun at ``start`` may stop here and be evaluated.

        By default when the round is over.
        """
        return state.over or state.round != start.round

    def reason(self, state: S, move: M, names: Sequence[str]) -> str:
        """One sentence for the player why the move is good."""
        return ""


class Game(ABC, Generic[S, M]):
    """One game: its name, its numbers, its notation, and the way to a state.

    ``pitch`` is what the start page says of it in a line.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    pitch: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    options: ClassVar[type[Options]]
    knowledge: ClassVar[Any]
    rules: ClassVar[Path]
    table: ClassVar[Table | None] = None

    @property
    def drawing(self) -> str:
        """The name of its picture, if somebody has painted one."""
        return f"pictures/{self.name}"

    @abstractmethod
    def blank(self, setup: Setup) -> S:
        """The state before the first card is dealt: empty zones."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The move's text: what the record, the engine and the log of a search hold."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move a text stands for, the inverse of ``write``; else ``NotAMove``."""

    @abstractmethod
    def say(self, state: S, move: M, names: Sequence[str]) -> str:
        """The move as a person reads it before it is made: "Take the 6 of hearts and 3 more"."""

    @abstractmethod
    def tell(self, view: View, event: Event, names: Sequence[str]) -> str | None:
        """The log's sentence for an event about to happen to a view, None if it needs none."""

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> S:
        """A full state the view cannot tell from the real one, the hidden cards by chance."""

    @abstractmethod
    def card(self, card: Any) -> str:
        """The text of one of a state's cards."""

    @abstractmethod
    def pack(self, players: int, options: Options) -> Sequence[str]:
        """The texts of all the cards in play, in no promised order."""

    @abstractmethod
    def most_moves(self, players: int, options: Options) -> int:
        """A number of moves within which every match ends; the docstring says why."""

    def setup(
        self,
        players: int,
        options: Mapping[str, object] | Options,
        seed: int,
        dealer: int | None = None,
        deck: Sequence[str] | None = None,
        secret: bool = False,
        cuts: Sequence[int] = (),
    ) -> Setup:
        """A set-up of this game, checked; raises ``BadSetup`` with a sentence."""
        least, most = self.players
        if not least <= players <= most:
            raise BadSetup(
                f"{self.title} is for {least} to {most} players, not {quoted(players)}.", "players"
            )
        if not isinstance(options, Options):
            options = self.options.from_values(options)
        if dealer is not None and not 0 <= dealer < players:
            raise BadSetup(
                f"The dealer must be a seat from 0 to {players - 1}, not {quoted(dealer)}.",
                "dealer",
            )
        if deck is not None and sorted(deck) != sorted(self.pack(players, options)):
            raise BadSetup("The deck is not the whole pack of this game.", "deck")
        if cuts and not 0 <= max(cuts) < len(self.pack(players, options)):
            raise BadSetup(f"{max(cuts)} cards cannot be cut from this game's pack.", "cuts")
        return Setup(
            self.name,
            players,
            options,
            seed,
            None if dealer is None else Seat(dealer),
            None if deck is None else tuple(deck),
            secret,
            tuple(cuts),
        )

    def open(self, setup: Setup) -> tuple[S, list[Event]]:
        """A new match, the first round dealt, and the events that lead there from nothing."""
        state = self.blank(setup)
        opening = Event("match", facts=state.full())
        events = state._told(state._begin)
        return state, [opening, *events]

    def new(self, setup: Setup) -> S:
        """A new match, the first round dealt."""
        state = self.blank(setup)
        state._begin(None)
        return state
