"""The ways from one page to another, as the pages know them: none needs to know the next."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.text.message import Message, TextValue
from game.ui.kit.input.command_scope import Scope
from game.ui.kit.input.commands import Command
from game.ui.kit.tree import Act

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from game.ai.levels import Advice
    from game.core.event import Event, Seat
    from game.core.game import Game
    from game.core.options import OptionField, Options, Value
    from game.core.table_values import Offer
    from game.features.daily.daily_deal import DailyDeal
    from game.features.lessons.guide import LessonSession
    from game.features.replay.replay_session import ReplaySession
    from game.match.deal_code import Code
    from game.match.match import Match
    from game.session import MatchSession
    from game.storage.licences import LicencedPart
    from game.storage.match_store import MatchWriter
    from game.ui.kit.input.chord import Chord
    from game.ui.table.model.table_model import TableModel


class Keyed(Protocol):
    """What commands hold on: a page."""

    @property
    def commands(self) -> list[Command]:
        """All that may hold there."""

    def holds(self, command: Command) -> bool:
        """Whether one of them does something just now."""


class DialogButton(NamedTuple):
    """A button of a dialog."""

    name: TextValue
    act: Act
    icon: str | None = None
    command: Command | None = None


class Routes(Protocol):
    """Where one can go from a page; what leaves a match asks first if moves would be lost."""

    def back(self) -> None:
        """Take the page on top off; the program ends with the last one."""

    def on_top(self, page: object) -> bool:
        """Whether a page is the one on top."""

    # Before a match.

    def start(self) -> None:
        """Leave everything for the start page."""

    def new_setup(self, game: "Game[Any, Any]") -> None:
        """Leave everything for the set-up page of a game, with the start page beneath it."""

    def setup(self, game: "Game[Any, Any]") -> None:
        """The set-up page of a game."""

    def pick(self, one: "OptionField", current: "Value", act: "Callable[[Value], None]") -> None:
        """All the values of an option, to pick one of them."""

    def learn(self, game: "Game[Any, Any] | None" = None) -> None:
        """The lessons, first those of a game."""

    def unfinished(self) -> None:
        """The matches that wait."""

    def begin(
        self,
        game: "Game[Any, Any]",
        options: "Options",
        seats: Sequence[str],
        code: "Code | None" = None,
        dealer: "Seat | None" = None,
    ) -> None:
        """Begin a match; raises ``BadSetup`` for a deal that does not fit it.

        ``dealer`` deals the first round where no code says who does; None has it drawn.
        """

    def day(self, deal: "DailyDeal") -> None:
        """Begin the match of a day's deal."""

    def calendar(self, game: "Game[Any, Any] | None" = None, day: "date | None" = None) -> None:
        """The deals of the day: of the game played last where none is named, today's first."""

    def twice(self, match: "Match", path: "Path") -> None:
        """What an expert makes of the cards of a match that is over; its record is at a path."""

    def twice_of(self, path: "Path") -> None:
        """The same of a match that is on the shelf, or what is wrong with its record."""

    def history(self) -> None:
        """All that has been played."""

    def statistics(self) -> None:
        """What all that has been played comes to."""

    def same_deal(self, match: "Match") -> None:
        """Leave everything for a match with the same opponents, options and decks."""

    def continue_match(self, path: "Path") -> None:
        """Go on with a match from the shelf, or say what is wrong with its record."""

    def puzzles(self) -> None:
        """The list of puzzles."""

    def puzzle(self, game: "Game[Any, Any]", place: int) -> None:
        """A game's puzzle at this place of its list, in place of the one that is shown."""

    # At the table.

    def sit(self, sitting: "MatchSession", fresh: bool, cut: bool = False) -> None:
        """The table in place of everything, after the page for a ``cut`` if one is wanted.

        A ``fresh`` match is shown from its deal on.
        """

    def sit_for_lesson(self, sitting: "LessonSession") -> None:
        """The table of a lesson in place of everything."""

    def lessons(self, game: "Game[Any, Any] | None" = None) -> None:
        """Leave everything for the lessons, first those of a game."""

    def choose(self, model: "TableModel", offers: "Sequence[Offer]",
               then: "Callable[[Offer], object]") -> None:  # fmt: skip
        """Have one of several offers chosen."""

    def compare(self, model: "TableModel", advice: "Advice") -> None:
        """The moves that the coach compared, with their chances."""

    def pause(self, model: "TableModel") -> None:
        """The menu of a match, with the ways on from one that is over."""

    def round(self, model: "TableModel") -> None:
        """The page after a round."""

    def sheet(self, model: "TableModel") -> None:
        """The score sheet as it stands."""

    def log(self, model: "TableModel") -> None:
        """The whole of the log."""

    def result(self, model: "TableModel") -> None:
        """The page after a match."""

    def cut(self, sitting: "MatchSession", then: "Callable[[list[Event]], None]") -> None:
        """The page on which the next round's deck is cut."""

    def seal(self, model: "TableModel", finished: bool = False) -> None:
        """The proof of the deals, first of the round just ``finished`` or of the one played."""

    def review(self, sitting: "MatchSession") -> None:
        """What the coach says of a match, looking back."""

    def replay(self, path: "Path", review: bool = False) -> None:
        """Go through a match of the shelf move by move, finished or not, as far as it can be read.

        With ``review`` the coach looks back on it.
        """

    def watch(
        self,
        match: "Match",
        path: "Path | None" = None,
        review: bool = False,
        fault: "Message | None" = None,
    ) -> None:
        """Go through a match move by move; ``fault`` is why no more of its record is read."""

    def play_on(self, sitting: "ReplaySession") -> None:
        """Leave everything for a new match that goes on where a replay is."""

    def again(self, match: "Match") -> None:
        """Leave everything for a match with the same opponents and options, of another deal.

        Who begins is drawn again, or whoever was chosen.
        """

    # Everywhere.

    def rules(
        self,
        game: "Game[Any, Any]",
        rule: str = "",
        games: "Sequence[Game[Any, Any]]" = (),
    ) -> None:
        """The rules of a game, at a rule's heading; with ``games`` one can turn to the others'."""

    def settings(self) -> None:
        """The settings."""

    def type_in(self, name: str, read: "Callable[[], str]", edit: "Callable[[str], None]") -> None:
        """Keys on the screen for a field of this name: what stands there, and what is to."""

    def about(self) -> None:
        """The page about the program."""

    def licence(self, part: "LicencedPart") -> None:
        """The text of the licence of a part of the program."""

    def help(self, page: Keyed) -> None:
        """The keys that hold on a page; on that page itself, back again."""

    def keys(self) -> None:
        """The keys of all commands, to be changed."""

    def new_key(self, command: Command, then: "Callable[[Chord], None]") -> None:
        """Ask for a key for a command."""

    def quit(self) -> None:
        """End the program; ask first, where a key might have meant it by accident."""

    def tell(self, heading: TextValue, text: TextValue) -> None:
        """A dialog that says something and is closed."""

    def ask(
        self,
        name: str,
        heading: TextValue,
        text: TextValue,
        answers: Sequence[DialogButton],
        place: Scope = Scope.DIALOG,
    ) -> None:
        """A dialog with a question, whose answers hold in a place."""

    def unsaved(self, keeper: "MatchWriter", then: Act) -> None:
        """Ask whether a match is to be left of which something is not on disk."""
