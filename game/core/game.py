"""The contract of a game: what the rest of the program may ask of a ``Game`` and a ``Bot``.

Engine, records, opponents and window know these classes and no particular game.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.core.blindness import Blindness
from game.core.bot_data import BotData, LevelResult, Skill
from game.core.event import COMMON_EVENT_KINDS, Event, EventKind, Seat, View
from game.core.example import Example
from game.core.game_info import GameInfo
from game.core.illegal import InvalidSetup, quoted
from game.core.merit import Merit
from game.core.options import Options
from game.core.outcome import Outcomes
from game.core.sheet import PlayedRounds, Sheet, points_sheet
from game.core.state import EventSink, SeatView, Setup, State
from game.core.table import Table
from game.core.trait import Traits
from game.core.win_model import ScoreSpread, WinModel, final_chances, win_chances
from game.text.message import Message, Names, TextValue
from game.text.rules_text import Pictured

__all__ = ["Bot", "EventSink", "Game", "LevelResult", "Setup", "State"]

M = TypeVar("M")
S = TypeVar("S", bound=State[Any])


DEFAULT_SKILLS = (
    Skill("easy", 240, 25.0, 30.0),
    Skill("medium", 240, 8.0, 12.0),
    Skill("hard", 240, 2.5, 6.0),
)
"""How the levels play a game without data."""


class World(NamedTuple):
    """One of the states that a view cannot tell apart.

    ``ways`` is how many deals come to it; ``odds`` is how likely it is by the play seen, relative
    to the others.
    """

    state: State[Any]
    ways: int
    odds: float


class Bot(ABC, Generic[S, M]):
    """What opponents know about one game; each game has one in ``bot/knowledge.py``.

    Searches pass determinizations, so nothing here can see a hidden card.  ``search_horizon`` is
    the maximum number of moves in a playout.  A puzzle's solution must lead by more than
    ``puzzle_margin``.  ``data`` has its measured and learned figures, None for a bot without.
    ``rerun_playouts`` is an expert's search budget for one move while the player waits for a rerun;
    five matches take about a minute.  ``score_unit`` names the unit of ``result``.  An end
    of a round with at most ``counted_worlds`` possible worlds is counted through.  ``blindnesses``
    are what people overlook, and ``outcomes`` what the coach counts in playouts.
    """

    search_horizon: ClassVar[int] = 2000
    puzzle_margin: ClassVar[float] = 1.0
    data: ClassVar[BotData | None] = None
    traits: ClassVar[Traits] = Traits(rating=0.0)
    blindnesses: ClassVar[Sequence[Blindness]] = ()
    outcomes: ClassVar[Outcomes] = Outcomes()
    rerun_playouts: ClassVar[int] = 96
    counted_worlds: ClassVar[int] = 0
    score_unit: ClassVar[TextValue] = Message("advice-points")

    @property
    def level_results(self) -> Sequence[LevelResult]:
        """The measured results of each level against the one below it."""
        return () if self.data is None else self.data.level_results

    @property
    def earlier_level_results(self) -> Sequence[LevelResult]:
        """The results of the levels as they played before they chose by cost."""
        return () if self.data is None else self.data.earlier_level_results

    @property
    def skills(self) -> Sequence[Skill]:
        """How the levels below the expert play this game."""
        return DEFAULT_SKILLS if self.data is None else self.data.skills

    @property
    def results_stale(self) -> bool:
        """Whether the results are of levels that played otherwise."""
        return self.data is not None and self.data.levels.stale

    @cached_property
    def win_model(self) -> WinModel:
        return WinModel((ScoreSpread(2, 1.0, 1.0),)) if self.data is None else self.data.win_model

    @abstractmethod
    def candidates(self, state: S) -> list[M]:
        """The candidate moves, the most promising first; never empty."""

    @abstractmethod
    def quick_score(self, state: S, move: M) -> float:
        """Value of a candidate move at a glance, without looking ahead; higher is better."""

    @abstractmethod
    def value(self, state: S) -> Sequence[float]:
        """Score of each seat, in points of the game; higher is better.

        A round in progress counts as if it were scored now.
        """

    def unit_of(self, options: Options) -> TextValue:
        """The unit of ``result`` in words, for a match with these options."""
        return self.score_unit

    def result(self, state: S) -> Sequence[float]:
        """Each seat's score in the unit of ``unit_of`` alone; higher is better.

        Defaults to ``value``, which in a game without points may include the worth of winning.
        """
        return self.value(state)

    def evaluate_leaf(self, state: S) -> Sequence[float]:
        """Leaf value of each seat where a playout is cut off, like ``value``.

        It may look at all hands, since they are made up.
        """
        return self.value(state)

    def rounds_left(self, state: S) -> float:
        """Expected number of rounds left, a fraction for the one in progress."""
        return 1.0

    def win_chances(self, state: S) -> Sequence[float]:
        """Each seat's chance to win the match, where a playout is cut off; the sum is 1."""
        if state.winners is not None:
            return final_chances(state.winners, state.setup.players)
        points = self.evaluate_leaf(state)
        return win_chances(
            points, self.win_model.spread(len(points)).temperature_at(self.rounds_left(state))
        )

    def worlds(self, seen: S, most: int) -> Sequence[World] | None:
        """Every state that a view cannot tell from the real one, read from the view in ``seen``.

        None if there are more than ``most``, or if chance other than the deal may come in.
        """
        return None

    def position(self, state: S) -> Hashable:
        """A value that two states of one round share only if they play on alike.

        Needed only where ``worlds`` gives some.
        """
        raise NotImplementedError

    def chances_after_round(self, state: S) -> Sequence[float]:
        """Each seat's chance to win when a round has just ended; hands dealt since do not count.

        By default the chances of a leaf: right where ``evaluate_leaf`` ignores a fresh deal.
        """
        return self.win_chances(state)

    def solve_exactly(self, state: S) -> dict[M, float] | None:
        """The exact chance of the seat to move to win, for each of its legal moves.

        None if too much is hidden.  Hidden cards must not affect the answer.
        """
        return None

    def whole_turns(self, state: S) -> Sequence[tuple[M, ...]]:
        """The ways to play the whole turn, where a puzzle asks for one; else empty.

        A turn may end at a draw unseen. Hidden cards must not affect the answer.
        """
        return ()

    def solve_turns(self, state: S) -> dict[tuple[M, ...], float]:
        """The exact chance of the seat to move to win, for each of the ``whole_turns``.

        Empty if they cannot be counted out.
        """
        return {}

    def certain_wins(self, state: S) -> Sequence[M]:
        """Moves after which the seat to move can win the match in this turn, whatever is hidden.

        Hidden cards must not affect the answer.  Empty if there are none, or if not searched.
        """
        return ()

    def plan(self, state: S, move: M) -> Sequence[M]:
        """The moves that follow a candidate in the same turn; by default the policy goes on.

        Playouts of the candidate make them.  Hidden cards must not affect them.
        """
        return ()

    def winning_line(self, state: S, move: M) -> Sequence[M]:
        """The series of moves, from one of ``certain_wins`` on, that wins in this turn.

        It ends where a hidden card decides how to go on. Hidden cards must not affect it, and after
        each of its moves the next one is the first of ``certain_wins``.
        """
        return (move, *self.plan(state, move))

    def rollout_move(self, state: S, rng: Random) -> M:
        """A good move found fast: the rollout policy of playouts."""
        return max(self.candidates(state), key=lambda move: self.quick_score(state, move))

    def evaluate_moves(self, state: S) -> dict[M, float]:
        """Score of each candidate move for a player who knows the game well; higher is better.

        Slower than ``quick_score``: it may consider the cards of others and the unseen cards.
        """
        return {move: self.quick_score(state, move) for move in self.candidates(state)}

    def search_prior(self, state: S) -> dict[M, float]:
        """The search prior of each candidate move; by default its ``evaluate_moves`` score."""
        return self.evaluate_moves(state)

    def prior_error(self, state: S) -> float:
        """Usual error of a difference between two search priors, in points.

        About the standard deviation, measured; a search weighs its playouts against it.  0 if not
        measured: the priors then only give an order.
        """
        return 0.0

    def move_costs(self, state: S) -> dict[M, float]:
        """Cost of each sensible move against the best, at most 0, in units of ``value``.

        Used only if ``search_prior`` leaves nothing to search.  By default no moves are compared.
        """
        return {}

    def is_leaf(self, state: S, start: S) -> bool:
        """Whether a playout from ``start`` may stop here; by default at the end of the round."""
        return state.over or state.round != start.round

    def explain(self, state: S, move: M, names: Names, other: M | None = None) -> TextValue:
        """The reason for a move in one or two sentences, from facts that its seat knows.

        ``other`` is a move to compare with: the reason then names the difference.
        """
        return ""


class Game(GameInfo, ABC, Generic[S, M]):
    """One game: its info, notation of moves, table, and ways to a state.

    ``options_type`` and ``state_type`` are the classes of its options and states, and ``bot`` is
    what its opponents know.  ``rules_text`` is the English rules file; translations lie beside it.
    ``event_kinds`` are the kinds of the events that only this game has.  ``dealing`` explains the
    order of dealing to a player who checks a seal.  ``move_categories`` are the labels of
    decisions, by the first word of a move's text; words with one label are one category.
    ``merits`` explain puzzles, the most telling first.  ``turn_question`` is what a puzzle asks for
    whose answer is a whole turn.  ``daily_levels`` are those of the opponents in a daily deal, and
    never change.  ``level_note`` is what a player should know who chooses a level, and
    ``level_helps`` says of some levels, by name, how they play this game.
    """

    options_type: ClassVar[type[Options]]
    state_type: ClassVar[Any]
    bot: ClassVar[Any]
    rules_text: ClassVar[Path]
    table: ClassVar[Table[Any] | None] = None
    event_kinds: ClassVar[Mapping[str, EventKind]] = {}
    dealing: ClassVar[Message] = Message("proof-hands")
    move_categories: ClassVar[Mapping[str, Message]] = {}
    merits: ClassVar[Sequence[Merit]] = ()
    turn_question: ClassVar[Message | None] = None
    daily_levels: ClassVar[Sequence[str]] = ("easy", "medium", "hard")
    level_note: ClassVar[TextValue] = ""
    level_helps: ClassVar[Mapping[str, TextValue]] = {}

    def event_kind(self, event: Event) -> EventKind:
        return self.event_kinds.get(event.name) or COMMON_EVENT_KINDS.get(
            event.name, EventKind.OTHER
        )

    @property
    def puzzle_file(self) -> Path:
        """The file of its puzzles, which may not exist."""
        return self.rules_text.parents[1] / "puzzles.jsonl"

    @property
    def has_table(self) -> bool:
        return self.table is not None

    def lesson_file(self, name: str) -> Path:
        return self.rules_text.parent.parent / "lessons" / f"{name}.record"

    @abstractmethod
    def write(self, move: M) -> str:
        """Text of a move, used by records, the engine and searches."""

    @abstractmethod
    def parse(self, text: str) -> M:
        """The move that a text names, the inverse of ``write``; raises ``UnreadableMove``."""

    @abstractmethod
    def describe_move(self, state: S, move: M, names: Names) -> TextValue:
        """A move in words before it is made: "Take the 6 of hearts and 3 more"."""

    @abstractmethod
    def describe_event(self, seen: SeatView[S], event: Event, names: Names) -> TextValue | None:
        """The log's sentence for an event that is not applied yet; None if it needs none."""

    @abstractmethod
    def deal_hidden(self, state: S, rng: Random) -> None:
        """Fill the unknown cards of a state read from a view at random.

        They agree with everything shown in play; raises ``ValueError`` if no cards do.
        """

    @abstractmethod
    def card(self, card: Any) -> str:
        """Text of one of a state's cards."""

    @abstractmethod
    def pack(self, players: int, options: Options) -> Sequence[str]:
        """The texts of all cards in play, in any order."""

    @abstractmethod
    def max_moves(self, players: int, options: Options) -> int:
        """An upper bound of the moves in a match; the docstring proves it."""

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
        """A checked set-up of this game; raises ``InvalidSetup``."""
        self.check_players(players)
        if not isinstance(options, Options):
            options = self.options_type.from_values(options)
        options.check_players(players)
        if dealer is not None and not 0 <= dealer < players:
            raise InvalidSetup(
                Message("match-dealer", last=players - 1, dealer=quoted(dealer)),
                "dealer",
            )
        if deck is not None:
            self.check_deck(players, options, deck)
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

    def dealing_for(self, options: Options) -> Message:
        """The order of dealing by these options, for a player who checks a seal."""
        return self.dealing

    def example(self, shown: Pictured, options: Options) -> Example | None:
        """What a picture of the rules shows, to be played by these options; None by default."""
        return None

    def sheet(self, match: PlayedRounds) -> Sheet:
        """The score sheet of the rounds that are over; by default points and their sums."""
        return points_sheet(match, self.round_labels(match))

    def round_labels(self, match: PlayedRounds) -> list[TextValue]:
        """The labels of the rounds that are over, as the score sheet has them."""
        table, numbers = self.table, range(len(match.ends))
        if table is None:
            return [Message("table-round", number=number + 1) for number in numbers]
        return [table.round_label(match.state, number) for number in numbers]

    def fewest_player_count(self, options: Options, cards: Sequence[str]) -> int:
        """The fewest players whose pack has these cards; raises ``ValueError`` if no pack has."""
        least, most = self.players
        for players in range(least, most + 1):
            try:
                options.check_players(players)
            except InvalidSetup:
                continue
            if Counter(cards) <= Counter(self.pack(players, options)):
                return players
        raise ValueError(f"no pack has {cards}")

    def dealer_for(self, first: Seat, players: int) -> Seat:
        """The dealer of a round that seat ``first`` begins; by default the seat before it."""
        return Seat((first - 1) % players)

    def check_deck(self, players: int, options: Options, deck: Sequence[str]) -> None:
        """Raise ``InvalidSetup`` if the first round cannot be dealt from ``deck``."""
        if sorted(deck) != sorted(self.pack(players, options)):
            raise InvalidSetup(Message("match-deck"), "deck")

    def check_players(self, players: int) -> None:
        """Raise ``InvalidSetup`` if the game does not allow this number of players."""
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
        """The state read from a view, every hidden card being ``UNKNOWN_CARD``.

        It can be inspected, not played on.  Its view for the same seat equals ``view``.  Raises
        ``ValueError`` (such as ``InvalidSetup``) if this is no view of the game.
        """
        if view.get("game") != self.name:
            raise ValueError(f"This is no view of {self.title}.")
        seen: S = self.state_type.from_view(view, self.options_type)
        self.check_players(seen.setup.players)
        seen.setup.options.check_players(seen.setup.players)
        return seen

    def sample_state(self, seen: S, rng: Random) -> S:
        """A random determinization of a state read from a view."""
        state = seen.clone()
        setup = seen.setup
        state.setup = Setup(setup.game, setup.players, setup.options, rng.getrandbits(48))
        self.deal_hidden(state, rng)
        return state

    def determinize(self, view: View, rng: Random) -> S:
        """A random determinization of a view."""
        return self.sample_state(self.from_view(view), rng)

    def blank_state(self, setup: Setup) -> S:
        """The state before the first deal, with empty zones."""
        blank: S = self.state_type(setup)
        return blank

    def new_with_events(self, setup: Setup) -> tuple[S, list[Event]]:
        """A new match with its first round dealt, and all events since the blank state."""
        state = self.blank_state(setup)
        opening = Event("match", changes=state.full_view(), redactions=type(state).__hides__)
        events: list[Event] = []
        before = state.public_values()
        state._begin(events.append)
        return state, [opening, *state._add_changes(events, before)]

    def new(self, setup: Setup) -> S:
        """A new match with its first round dealt."""
        state = self.blank_state(setup)
        state._begin(None)
        return state
