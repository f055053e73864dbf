"""The routes between pages, as a protocol.

A page opens another one through `Routes`, without an import of it. The navigator implements the
protocol and imports each page on first use.
"""

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
    """A page, as command lookup sees it."""

    @property
    def commands(self) -> list[Command]:
        """All commands that the page can offer."""

    def holds(self, command: Command) -> bool:
        """Whether the command would do something now."""


class DialogButton(NamedTuple):
    name: TextValue
    act: Act
    icon: str | None = None
    command: Command | None = None


class Routes(Protocol):
    """Opens and closes pages. Routes that end a match ask first if moves would be lost."""

    def back(self) -> None:
        """Pop the top page. The program ends with the last page."""

    def on_top(self, page: object) -> bool:
        """Whether ``page`` is the top of the page stack."""

    # Before a match.

    def start(self) -> None:
        """Replace all pages by the start page."""

    def new_setup(self, game: "Game[Any, Any]") -> None:
        """Replace all pages by the start page with a game's setup page on it."""

    def setup(self, game: "Game[Any, Any]") -> None:
        """Open the setup page of a game."""

    def pick(self, one: "OptionField", current: "Value", act: "Callable[[Value], None]") -> None:
        """Open a list of all values of an option; the callback ``act`` gets the chosen value."""

    def learn(self, game: "Game[Any, Any] | None" = None) -> None:
        """Open the list of lessons, with the given game first."""

    def unfinished(self) -> None:
        """Open the list of unfinished matches."""

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
        """Begin the match of a daily deal."""

    def calendar(self, game: "Game[Any, Any] | None" = None, day: "date | None" = None) -> None:
        """Open the calendar of daily deals.

        The default game is the one played last; the default day is today.
        """

    def twice(self, match: "Match", path: "Path") -> None:
        """Open the rerun page: an expert plays the cards of a finished match.

        ``path`` is the match's record.
        """

    def twice_of(self, path: "Path") -> None:
        """Load a match from disk and open its rerun page, or explain why it is unreadable."""

    def history(self) -> None:
        """Open the list of finished matches."""

    def statistics(self) -> None:
        """Open the statistics of all finished matches."""

    def same_deal(self, match: "Match") -> None:
        """Replace all pages by a new match with the same opponents, options and decks."""

    def continue_match(self, path: "Path") -> None:
        """Continue a match from disk, or explain why its record is unreadable."""

    def puzzles(self) -> None:
        """Open the list of puzzles."""

    def puzzle(self, game: "Game[Any, Any]", place: int) -> None:
        """Open a puzzle of a game by its place in the list. It replaces an open puzzle page."""

    # At the table.

    def sit(self, sitting: "MatchSession", fresh: bool, cut: bool = False) -> None:
        """Replace all pages by the table.

        With ``cut`` the page for the cut of the deck comes first. A ``fresh`` match starts with the
        deal animation.
        """

    def sit_for_lesson(self, sitting: "LessonSession") -> None:
        """Replace all pages by the table of a lesson."""

    def lessons(self, game: "Game[Any, Any] | None" = None) -> None:
        """Replace all pages by the list of lessons, with the given game first."""

    def choose(
        self, model: "TableModel", offers: "Sequence[Offer]", then: "Callable[[Offer], object]"
    ) -> None:
        """Open a choice between several offers; the callback ``then`` gets the chosen one."""

    def compare(self, model: "TableModel", advice: "Advice") -> None:
        """Open the coach's comparison of moves with their chances."""

    def pause(self, model: "TableModel") -> None:
        """Open the menu of a match. After a match it offers what to play next."""

    def round(self, model: "TableModel") -> None:
        """Open the page with the result of a round."""

    def sheet(self, model: "TableModel") -> None:
        """Open the current score sheet."""

    def log(self, model: "TableModel") -> None:
        """Open the whole log of the match."""

    def result(self, model: "TableModel") -> None:
        """Open the page with the result of a match."""

    def cut(self, sitting: "MatchSession", then: "Callable[[list[Event]], None]") -> None:
        """Open the page where the player cuts the next round's deck.

        The callback ``then`` gets the events of the new round.
        """

    def seal(self, model: "TableModel", finished: bool = False) -> None:
        """Open the seal check of the deals: of the round just ``finished``, or of the current
        one."""

    def review(self, sitting: "MatchSession") -> None:
        """Open the coach's review of a match."""

    def replay(self, path: "Path", review: bool = False) -> None:
        """Open the replay of a record, up to its first unreadable move.

        With ``review`` the coach's review starts too.
        """

    def watch(
        self,
        match: "Match",
        path: "Path | None" = None,
        review: bool = False,
        fault: "Message | None" = None,
    ) -> None:
        """Open the replay of a match. ``fault`` says why its record ends early."""

    def play_on(self, sitting: "ReplaySession") -> None:
        """Replace all pages by a new match that continues from the position of a replay."""

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
        """Open the rules of a game, at the heading of ``rule`` if given.

        With ``games`` the page can switch between the rules of those games.
        """

    def settings(self) -> None:
        """Open the settings."""

    def type_in(self, name: str, read: "Callable[[], str]", edit: "Callable[[str], None]") -> None:
        """Open an on-screen keyboard for the text field ``name``.

        The callbacks ``read`` and ``edit`` get and set the field's text.
        """

    def about(self) -> None:
        """Open the page about the program."""

    def licence(self, part: "LicencedPart") -> None:
        """Open the licence text of one part of the program."""

    def help(self, page: Keyed) -> None:
        """Open the list of a page's keys, or close it if it is the top page already."""

    def keys(self) -> None:
        """Open the page where the player changes key bindings."""

    def new_key(self, command: Command, then: "Callable[[Chord], None]") -> None:
        """Ask for a new key of a command; the callback ``then`` gets the chord."""

    def quit(self) -> None:
        """End the program. Asks first if a key may have been pressed by mistake."""

    def tell(self, heading: TextValue, text: TextValue) -> None:
        """Open a dialog with a text and a button that closes it."""

    def ask(
        self,
        name: str,
        heading: TextValue,
        text: TextValue,
        answers: Sequence[DialogButton],
        place: Scope = Scope.DIALOG,
    ) -> None:
        """Open a dialog with answers to a question. ``place`` is the scope of their commands."""

    def unsaved(self, keeper: "MatchWriter", then: Act) -> None:
        """Ask whether to leave a match with moves that could not be saved.

        The callback ``then`` runs if the player leaves.
        """
