"""The contract every game keeps: what a Game, a State and an opponent's Knowledge can do.

Everything above the games (the engine, the record, opponents, the window, the laws) knows
these classes and nothing of a particular game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.core.event import COMMON_EVENT_KINDS, Event, EventKind, Seat, View
from game.core.game_info import GameInfo
from game.core.illegal import InvalidSetup, quoted
from game.core.options import Options
from game.core.state import EventSink, SeatView, Setup, State
from game.core.table import Table
from game.core.trait import Traits
from game.core.win_model import ScoreSpread, WinModel, final_chances, win_chances
from game.text.message import Message, Names, TextValue

__all__ = ["Bot", "EventSink", "Game", "LevelResult", "Setup", "State"]

M = TypeVar("M")
S = TypeVar("S", bound=State[Any])


class LevelResult(NamedTuple):
    """How often a level won against the one below it, two playing; a shared win is half of one.

    ``command`` is what counted it.
    """

    level: str
    wins: float
    matches: int
    command: str


class Bot(ABC, Generic[S, M]):
    """What a game's opponents know: its ``bot/knowledge.py``.

    Searches are given states made up from a view, so nothing here can see a hidden card.
    ``horizon`` is how many moves a search looks ahead: the rest is left to ``promise``.
    ``thought_again`` is how many playouts an expert makes for a move where a whole match is played
    while somebody waits: five such matches take about a minute.
    ``unit`` is what prospects are counted in, in words, and ``taste`` how many of them are
    little: a puzzle asks for more.  ``measured`` is how strong each level was found to be:
    ``bot/measured.py``.  ``traits`` are what players may be fond of: ``bot/traits.py``.
    ``winning`` says how likely a lead wins: ``bot/winning.py``.
    """

    search_horizon: ClassVar[int] = 2000
    puzzle_margin: ClassVar[float] = 1.0
    level_results: ClassVar[Sequence[LevelResult]] = ()
    traits: ClassVar[Traits] = Traits(rating=0.0)
    win_model: ClassVar[WinModel] = WinModel((ScoreSpread(2, 1.0, 1.0),))
    rerun_playouts: ClassVar[int] = 96
    score_unit: ClassVar[TextValue] = Message("advice-points")

    @abstractmethod
    def candidates(self, state: S) -> list[M]:
        """The legal moves worth a thought, the most promising first; never empty."""

    @abstractmethod
    def quick_score(self, state: S, move: M) -> float:
        """How good a candidate looks at once, without looking ahead; higher is better."""

    @abstractmethod
    def value(self, state: S) -> Sequence[float]:
        """How well each seat stands, in points of the game, higher is better.

        A round that is going on counts as it would be scored now.
        """

    def unit_of(self, options: Options) -> TextValue:
        """What a match by these options is counted in, in words, as ``standing`` does."""
        return self.score_unit

    def result(self, state: S) -> Sequence[float]:
        """How each seat stands in what ``unit_of`` names alone, higher is better.

        At the end of a match that is its result.  By default the prospects, which in a game
        without points may hold more: what winning is worth.
        """
        return self.value(state)

    def evaluate_leaf(self, state: S) -> Sequence[float]:
        """How well each seat stands where a playout was cut off, as ``prospects``.

        The hands may be looked at, and what they promise counted: all of them are made up.
        """
        return self.value(state)

    def rounds_left(self, state: S) -> float:
        """How much of a match is still to come, in rounds that count once."""
        return 1.0

    def win_chances(self, state: S) -> Sequence[float]:
        """How likely each seat is to win the match, where a playout was cut off; 1 in all."""
        if state.winners is not None:
            return final_chances(state.winners, state.setup.players)
        points = self.evaluate_leaf(state)
        return win_chances(points, self.win_model.spread(len(points)).at(self.rounds_left(state)))

    def solve_exactly(self, state: S) -> dict[M, float] | None:
        """Each legal move's chance to win the match for the seat that is asked, exactly.

        None where too much is hidden for that.  What the view hides must not matter.
        """
        return None

    def rollout_move(self, state: S, rng: Random) -> M:
        """A good move found fast: what the playouts of a search are played with."""
        return max(self.candidates(state), key=lambda move: self.quick_score(state, move))

    def evaluate_moves(self, state: S) -> dict[M, float]:
        """How good each candidate looks to a player who knows the game well; higher is better.

        It may take longer than ``rate`` and mind more: what others hold, what the cards not
        yet seen allow.
        """
        return {move: self.quick_score(state, move) for move in self.candidates(state)}

    def search_prior(self, state: S) -> dict[M, float]:
        """As ``weigh`` with time to think: what a search begins with."""
        return self.evaluate_moves(state)

    def prior_error(self, state: S) -> float:
        """By how many points the difference of two of ``ponder``'s weights is usually wrong.

        About the standard deviation, measured: a search then weighs what its playouts say
        against what it began with.  0, where that was not measured: the weights are no points
        and say only what comes first.
        """
        return 0.0

    def move_costs(self, state: S) -> dict[M, float]:
        """What the sensible moves cost against the best, at most 0, in what prospects count.

        Asked only where ``ponder`` leaves nothing to search: a rating, not the outcome of
        playouts.  By default no moves are compared.
        """
        return {}

    def random_move(self, state: S, rng: Random) -> M:
        """The move of a beginner: any."""
        moves: list[M] = list(state.legal())
        return rng.choice(moves)

    def shown_trait(self, state: S, move: M) -> str:
        """What sort of person likes this move: the first leaning that it shows, or nothing."""
        return self.traits.first(state, move)

    def is_leaf(self, state: S, start: S) -> bool:
        """Whether a playout begun at ``start`` may stop here and be evaluated.

        By default when the round is over.
        """
        return state.over or state.round != start.round

    def explain(self, state: S, move: M, names: Names, other: M | None = None) -> TextValue:
        """What decides for a move, in a sentence or two: only what its seat knows, and true.

        ``other`` is the move that it is compared with: the reason names what differs.
        """
        return ""


class Game(GameInfo, ABC, Generic[S, M]):
    """One game: what its cover tells, its notation, and the way to a state.

    ``state`` is the class of its states, and ``knowledge`` what its opponents know.  ``events``
    are the natures of the events that only this game tells.  ``dealing`` says how the cards come
    from the deck to the players, for who does the sums of a seal.
    ``rules`` is the file of the rules text in English; in another language it lies beside it.
    ``deeds`` says for each word with which a move's text begins what kind of decision that is:
    words with the same sentence are one kind.
    """

    options_type: ClassVar[type[Options]]
    state_type: ClassVar[Any]
    bot: ClassVar[Any]
    rules_text: ClassVar[Path]
    table: ClassVar[Table | None] = None
    event_kinds: ClassVar[Mapping[str, EventKind]] = {}
    dealing: ClassVar[Message] = Message("proof-hands")
    move_categories: ClassVar[Mapping[str, Message]] = {}

    def event_kind(self, event: Event) -> EventKind:
        """The nature of something that happened."""
        return self.event_kinds.get(event.name) or COMMON_EVENT_KINDS.get(
            event.name, EventKind.OTHER
        )

    @property
    def puzzle_file(self) -> Path:
        """The file of its puzzles; there need not be one."""
        return self.rules_text.parents[1] / "puzzles.jsonl"

    @property
    def has_table(self) -> bool:
        return self.table is not None

    def lesson_file(self, name: str) -> Path:
        """The record of one of its lessons."""
        return self.rules_text.parent.parent / "lessons" / f"{name}.record"

    @abstractmethod
    def write(self, move: M) -> str:
        """The move's text: what the record, the engine and the log of a search hold."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move a text stands for, the inverse of ``write``; else ``NotAMove``."""

    @abstractmethod
    def describe_move(self, state: S, move: M, names: Names) -> TextValue:
        """The move as a person reads it before it is made: "Take the 6 of hearts and 3 more"."""

    @abstractmethod
    def describe_event(self, seen: SeatView[S], event: Event, names: Names) -> TextValue | None:
        """The log's sentence for an event about to be seen, None if it needs none."""

    @abstractmethod
    def deal_hidden(self, state: S, rng: Random) -> None:
        """Put cards by chance in the place of the unknown ones of a state read from a view.

        What play has shown of them is kept to.  A ``ValueError`` if no cards agree with it.
        """

    @abstractmethod
    def card(self, card: Any) -> str:
        """The text of one of a state's cards."""

    @abstractmethod
    def pack(self, players: int, options: Options) -> Sequence[str]:
        """The texts of all the cards in play, in no promised order."""

    @abstractmethod
    def max_moves(self, players: int, options: Options) -> int:
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
        parts: Sequence[str] | None = None,
    ) -> Setup:
        """A set-up of this game, checked; raises ``BadSetup`` with a sentence."""
        self.check_players(players)
        if not isinstance(options, Options):
            options = self.options_type.from_values(options)
        options.check_players(players)
        if dealer is not None and not 0 <= dealer < players:
            raise InvalidSetup(
                Message("match-dealer", last=players - 1, dealer=quoted(dealer)),
                "dealer",
            )
        if deck is not None and sorted(deck) != sorted(self.pack(players, options)):
            raise InvalidSetup(Message("match-deck"), "deck")
        if cuts and not 0 <= max(cuts) < len(self.pack(players, options)):
            raise InvalidSetup(Message("match-cuts", cards=max(cuts)), "cuts")
        return Setup(
            self.name,
            players,
            options,
            seed,
            None if dealer is None else Seat(dealer),
            None if deck is None else tuple(deck),
            secret,
            tuple(cuts),
            None if parts is None else tuple(parts),
        )

    def dealer_for(self, first: Seat, players: int) -> Seat:
        """Who deals a round that a seat begins: the seat before it, where no game says else."""
        return Seat((first - 1) % players)

    def check_players(self, players: int) -> None:
        """Raise ``BadSetup`` with a sentence if the game is not for so many players."""
        least, most = self.players
        if not least <= players <= most:
            raise InvalidSetup(
                Message(
                    "match-players",
                    game=self.title,
                    least=least,
                    most=most,
                    players=quoted(players),
                ),
                "players",
            )

    def from_view(self, view: View) -> S:
        """The state as far as a view tells it, every hidden card being ``UNKNOWN``.

        It is there to be looked at: it cannot be played on.  Its own view, for the seat that
        the view is of, is the view again.  Raises ``ValueError`` (a ``BadSetup`` is one) with a
        sentence if this is no view of the game.
        """
        if view.get("game") != self.name:
            raise ValueError(f"This is no view of {self.title}.")
        seen: S = self.state_type.from_view(view, self.options_type)
        self.check_players(seen.setup.players)
        seen.setup.options.check_players(seen.setup.players)
        return seen

    def sample_state(self, seen: S, rng: Random) -> S:
        """A full state that a state read from a view cannot be told from, by chance."""
        state = seen.clone()
        setup = seen.setup
        state.setup = Setup(setup.game, setup.players, setup.options, rng.getrandbits(48))
        self.deal_hidden(state, rng)
        return state

    def determinize(self, view: View, rng: Random) -> S:
        """A full state the view cannot tell from the real one, the hidden cards by chance."""
        return self.sample_state(self.from_view(view), rng)

    def blank_state(self, setup: Setup) -> S:
        """The state before the first card is dealt: empty zones."""
        blank: S = self.state_type(setup)
        return blank

    def new_with_events(self, setup: Setup) -> tuple[S, list[Event]]:
        """A new match, the first round dealt, and the events that lead there from nothing."""
        state = self.blank_state(setup)
        opening = Event("match", changes=state.full_view(), redactions=type(state).__hides__)
        events = state._collect_events(state._begin)
        return state, [opening, *events]

    def new(self, setup: Setup) -> S:
        """A new match, the first round dealt."""
        state = self.blank_state(setup)
        state._begin(None)
        return state
