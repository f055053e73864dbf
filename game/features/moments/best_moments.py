"""Best moments: the player's in each finished match, and those of all players in one match.

A moment is a highlight of the game's table in which many cards are taken at once: a run taken, a
stack captured, a deep dig. Its worth is the highlight's size, so that moments of several games
compare. Every record is replayed once, in small steps, for the moment and for the deeds that rivals
remember; each result is a line of JSON with its checksum, so a damaged line only means that its
record is replayed again.

``MatchStory`` is the story of one match: the best moment of each player, and what happened how
often.
"""

import contextlib
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.ai.characters import read_seat
from game.core.event import PERSON_SEAT, Event, EventKind, Seat, bare_card
from game.core.game import Game, State
from game.core.record import InvalidRecord
from game.core.state import SeatView
from game.core.table import Table
from game.core.table_values import Highlight, HighlightKind
from game.features.moments.deed_tally import DeedCount, DeedWatcher, read_counts
from game.match.match import Match
from game.match.summary import summed
from game.storage.checked_lines import believed_json, checked_json, has_whole_numbers, said_of
from game.storage.match_index import IndexEntry, MatchIndex
from game.storage.profile import Profile, read_file, write_atomically
from game.text.message import Message, TextValue, Who, listed, packed

MOMENTS_FILE = "moments.jsonl"
MOMENTS_FIRST_LINE = checked_json(["five-takes moments", 2])
"""First line of the file; one of another version is made again."""
MAX_MOMENTS_BYTES = 1 << 26
"""Maximum size of the file, in bytes."""
RECORDS_PER_WRITE_COUNT = 20
"""Number of records between two writes."""
CARD_TAKING_HIGHLIGHTS = frozenset(
    {HighlightKind.TAKE, HighlightKind.JOIN, HighlightKind.CAPTURE, HighlightKind.DIG}
)
"""Highlights in which cards are taken."""
MAX_MOMENT_NESTING_COUNT = 60
"""Maximum nesting of a line; the name of a long run takes two levels for each of its cards."""
MAX_MOMENT_WORTH_POINTS = 1000
"""Worth of the largest moment that a match rarely sees."""
PLAYING_EVENTS = frozenset({EventKind.MELD, EventKind.PLAY, EventKind.GO_OUT})
"""Events in which the player puts down cards of the hand."""
MIN_MOMENT_CARD_COUNT = 3
"""Minimum number of cards of a moment."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of the player in a finished match.

    ``record`` is the file's name and ``at`` the number of moves before. ``cards`` are those taken,
    as the table tells them. ``worth`` compares moments; ``said`` is the sentence at the table.
    """

    record: str
    game: str
    at: int
    cards: tuple[str, ...]
    worth: int
    said: TextValue


@dataclass(frozen=True, slots=True)
class Scanned:
    """The result for a record with this ``digest``.

    ``moment`` is None if there was none; ``deeds`` are those of and to the player.
    """

    digest: str
    moment: Moment | None
    deeds: tuple[DeedCount, ...] = ()

    def line(self, name: str) -> str:
        one = self.moment
        about = one and [one.game, one.at, list(one.cards), one.worth, packed(one.said)]
        return checked_json([name, self.digest, about, self.deeds])


class BestMoments:
    """The best moment of every finished record, as far as they have been replayed.

    ``version`` differs after every change. ``step`` replays records one after another.
    ``damaged`` is whether something in the file could not be read, and is made again.
    """

    def __init__(self, profile: Profile, match_index: MatchIndex) -> None:
        self.match_index = match_index
        self.file = profile.folder / MOMENTS_FILE
        self.version = 0
        self.damaged = False
        self._found: dict[str, Scanned] = {}
        self._loaded = False
        self._seen = -1
        self._work: Iterator[None] | None = None
        self._unwritten = 0

    @property
    def complete(self) -> bool:
        """Whether every record that the index has read was replayed."""
        return self._work is None and self._seen == self.match_index.version

    def step(self, enough: Callable[[], bool] = lambda: False) -> bool:
        """Work until ``enough`` returns true; whether work remains."""
        if self._work is None:
            if self.complete:
                return False
            self._seen = self.match_index.version
            self._work = self._scan()
        for _ in self._work:
            if enough():
                return True
        self._work = None
        return not self.complete

    def best(self, game: str = "") -> Moment | None:
        """The best moment in a game, or in all; the latest of equals."""
        found = [
            (one.worth, self.match_index.entries[name].stamp, name, one)
            for name, scanned in self._found.items()
            if (one := scanned.moment) is not None
            and name in self.match_index.entries
            and game in ("", one.game)
        ]
        return max(found, key=lambda each: each[:3])[3] if found else None

    def deeds(self, name: str) -> tuple[DeedCount, ...] | None:
        """The deeds of and to the player in a record; None before it was replayed."""
        scanned = self._found.get(name)
        return None if scanned is None else scanned.deeds

    # Scanning.

    def _scan(self) -> Iterator[None]:
        if not self._loaded:
            self._loaded = True
            self._load()
            yield
        entries = self.match_index.entries
        for name, entry in list(entries.items()):
            known = self._found.get(name)
            if known is not None and known.digest == entry.digest:
                continue
            one = entry.summary
            if one is None or not one.counts:
                continue
            scanned = yield from self._replayed(entry)
            if scanned is None:
                continue
            self._found[name] = scanned
            self.version += scanned.moment is not None
            self._unwritten += 1
            if self._unwritten >= RECORDS_PER_WRITE_COUNT:
                self._write()
            yield
        for name in self._found.keys() - entries.keys():
            del self._found[name]
            self.version += 1
            self._unwritten += 1
        if self._unwritten:
            self._write()

    def _replayed(self, entry: IndexEntry) -> Generator[None, None, Scanned | None]:
        """Replay a record in steps; the generator returns None if it can't be read now."""
        watching: list[_Watcher] = []

        def watch(game: Game[Any, Any], seats: Sequence[str]) -> _Watcher:
            watching.append(_Watcher(entry.name, game, seats))
            return watching[0]

        try:
            text = read_file(self.match_index.folder / entry.name).decode("utf-8")
            yield from summed(text, watch)
        except (OSError, UnicodeDecodeError, InvalidRecord):
            return None
        return Scanned(entry.digest, watching[0].best, watching[0].deeds.counts())

    # The file.

    def _load(self) -> None:
        try:
            text = read_file(self.file, MAX_MOMENTS_BYTES).decode("utf-8", "replace")
        except FileNotFoundError:
            return
        except OSError:
            self.damaged = True
            return
        first, *lines = text.split("\n")
        if first != MOMENTS_FIRST_LINE:
            self.damaged = not _is_other_version(first)
            return
        for line in lines:
            try:
                name, scanned = _read(line)
            except (ValueError, LookupError, TypeError):
                self.damaged = self.damaged or line != ""
            else:
                self._found[name] = scanned
        self.version += 1

    def _write(self) -> None:
        """Write all that was found; after a failure it is found again at the next start."""
        self._unwritten = 0
        lines = [MOMENTS_FIRST_LINE, *(one.line(name) for name, one in self._found.items())]
        with contextlib.suppress(OSError):
            write_atomically(self.file, "".join(f"{line}\n" for line in lines), lasting=False)


def _is_other_version(line: str) -> bool:
    """Whether this is the first line of a file of another version."""
    with contextlib.suppress(ValueError):
        match believed_json(line):
            case ["five-takes moments", int()]:
                return True
    return False


def _read(line: str) -> tuple[str, Scanned]:
    """What a line tells; ``ValueError`` or ``LookupError`` if it tells nothing."""
    match believed_json(line, MAX_MOMENT_NESTING_COUNT):
        case [str(name), str(digest), None, list(deeds)]:
            return name, Scanned(digest, None, read_counts(deeds))
        case [str(name), str(digest), [str(game), at, list(cards), worth, said], list(deeds)]:
            if not has_whole_numbers((at, worth)) or not all(
                isinstance(card, str) for card in cards
            ):
                raise ValueError("These are no figures of a moment.")
            moment = Moment(name, game, at, tuple(cards), worth, said_of(said))
            return name, Scanned(digest, moment, read_counts(deeds))
    raise ValueError("This is no moment.")


def names_of(seats: Sequence[str]) -> list[Who]:
    """Names of the players, from the seats of a record."""
    return [read_seat(text, seat).who for seat, text in enumerate(seats)]


def cards_taken(
    game: Game[Any, Any], state: State[Any], event: Event, shown: Highlight
) -> tuple[str, ...]:
    """The cards that a highlight moves, as everybody sees them; first those that lie there."""
    cards = tuple(bare_card(card) for card in event.cards if card is not None)
    if shown.zone is None:
        return cards
    lying = SeatView(game, state.view(PERSON_SEAT)).zone(shown.zone)
    return (*map(bare_card, lying), *cards)


class _Watcher:
    """Looks at each move while a record is replayed.

    ``best`` is the best moment of the person, ``deeds`` counts what players did to each other.
    """

    seen: tuple[int, ...] = ()

    def __init__(self, record: str, game: Game[Any, Any], seats: Sequence[str]) -> None:
        self.record = record
        self.game = game
        self.names = names_of(seats)
        self.best: Moment | None = None
        self.deeds = DeedWatcher(game)
        self._moves = 0

    def see(self, state: State[Any], seat: Seat, move: Any) -> None:
        """Look at a move before it is applied."""
        at, self._moves = self._moves, self._moves + 1
        if not self.names:
            return
        events = state.clone().apply(move)
        self.deeds.see(state, events)
        if seat != PERSON_SEAT:
            return
        for event in events:
            found = self._moment(state, event)
            if found is not None and (self.best is None or found[1] > self.best.worth):
                self.best = Moment(self.record, self.game.name, at, *found)

    def _moment(
        self, state: State[Any], event: Event
    ) -> tuple[tuple[str, ...], int, TextValue] | None:
        """Cards, worth and sentence of an event in which the person takes cards; else None."""
        kind = self.game.event_kind(event)
        table = self.game.table
        if (
            table is None
            or kind not in (EventKind.TAKE, EventKind.DRAW)
            or event.seat != PERSON_SEAT
        ):
            return None
        shown = table.highlight(state, event, kind, self.names)
        if shown is None or shown.sort not in CARD_TAKING_HIGHLIGHTS or shown.actor != PERSON_SEAT:
            return None
        cards = cards_taken(self.game, state, event, shown)
        if len(cards) < MIN_MOMENT_CARD_COUNT:
            return None
        return cards, round(MAX_MOMENT_WORTH_POINTS * shown.size), shown.text


# The story of one match.


GOING_OUT_WORTH_FACTOR = 0.4
"""Factor for a last card: the cards taken on the way make the better story."""


class StoryMoment(NamedTuple):
    """A player's highlight; ``title`` is its name in one or two words, empty for none.

    ``gain`` is what the actor won, in points or cards; 0 where nothing is counted.
    """

    moment: Moment
    title: TextValue
    actor: Seat
    victim: Seat | None
    gain: int = 0


def staged_moment(match: Match, moment: Moment) -> StoryMoment | None:
    """A moment of the person with all that the table stages of it; None if it is none of theirs."""
    game, table = match.game, match.game.table
    if table is None or moment.at >= len(match.moves):
        return None
    state, names = match.after(moment.at), names_of(match.seats)
    for event in state.clone().apply(game.parse(match.moves[moment.at][1])):
        shown = table.highlight(state, event, game.event_kind(event), names)
        if (
            shown is not None
            and shown.actor == PERSON_SEAT
            and shown.sort in CARD_TAKING_HIGHLIGHTS
        ):
            gain = shown.gains.get(PERSON_SEAT, 0)
            return StoryMoment(moment, shown.title, PERSON_SEAT, shown.victim, gain)
    return None


class MatchStory:
    """The story of a match, told in small steps by iterating over ``read``.

    ``best`` has each player's best moment, if they had one. ``last_play`` is the last move in which
    the person put down cards of their hand. ``counts`` says how many highlights of a kind a seat
    had, and ``largest`` the most points or cards that they took at once by one; a double take
    counts as a take. ``moves`` is how many moves they made, ``drawn`` how many cards they drew.
    ``complete`` is whether all of it has been read.
    """

    def __init__(self, match: Match, record: str) -> None:
        self.best: dict[Seat, StoryMoment] = {}
        self.last_play: StoryMoment | None = None
        self.counts: Counter[tuple[Seat, HighlightKind]] = Counter()
        self.largest: dict[tuple[Seat, HighlightKind], int] = {}
        self.moves: Counter[Seat] = Counter()
        self.drawn: Counter[Seat] = Counter()
        self.complete = False
        self._match = match
        self._record = record

    def read(self) -> Iterator[None]:
        """Replay the match; a match that cannot be replayed has no story."""

        def watch(game: Game[Any, Any], seats: Sequence[str]) -> "_StoryWatcher":
            return _StoryWatcher(self, self._record, game, seats)

        try:
            yield from summed(self._match.record(), watch)
        except InvalidRecord:
            self.best.clear()
            self.last_play = None
            self.counts.clear()
            self.largest.clear()
            self.moves.clear()
            self.drawn.clear()
        self.complete = True

    def own_moment(self) -> StoryMoment | None:
        """The person's best moment, else their last play; None if they had neither."""
        return self.best.get(PERSON_SEAT) or self.last_play


class _StoryWatcher:
    """Looks at every move while a match is replayed."""

    seen: tuple[int, ...] = ()

    def __init__(
        self, story: MatchStory, record: str, game: Game[Any, Any], seats: Sequence[str]
    ) -> None:
        self.story = story
        self.record = record
        self.game = game
        self.names = names_of(seats)
        self._moves = 0

    def see(self, state: State[Any], seat: Seat, move: Any) -> None:
        """Look at a move before it is applied."""
        at, self._moves = self._moves, self._moves + 1
        self.story.moves[seat] += 1
        table = self.game.table
        if table is None or not self.names:
            return
        events = state.clone().apply(move)
        if seat == PERSON_SEAT and table.has_hands:
            self._remember_play(state, move, at, events, table)
        for event in events:
            what = self.game.event_kind(event)
            if what is EventKind.DRAW and event.seat is not None:
                self.story.drawn[event.seat] += len(event.cards)
            shown = table.highlight(state, event, what, self.names)
            if shown is None or shown.actor is None or shown.sort is HighlightKind.ROUND:
                continue
            self.story.counts[shown.actor, shown.sort] += 1
            if shown.sort in CARD_TAKING_HIGHLIGHTS:
                kind = HighlightKind.TAKE if shown.sort is HighlightKind.JOIN else shown.sort
                size = shown.gains.get(shown.actor, len(event.cards))
                largest = self.story.largest
                largest[shown.actor, kind] = max(size, largest.get((shown.actor, kind), 0))
            best = self.story.best.get(shown.actor)
            part = GOING_OUT_WORTH_FACTOR if shown.sort is HighlightKind.OUT else 1.0
            worth = round(MAX_MOMENT_WORTH_POINTS * shown.size * part)
            cards = shown.cards or cards_taken(self.game, state, event, shown)
            if cards and (best is None or worth > best.moment.worth):
                moment = Moment(self.record, self.game.name, at, cards, worth, shown.text)
                gain = shown.gains.get(shown.actor, 0)
                self.story.best[shown.actor] = StoryMoment(
                    moment, shown.title, shown.actor, shown.victim, gain
                )

    def _remember_play(
        self, state: State[Any], move: Any, at: int, events: Sequence[Event], table: Table[Any]
    ) -> None:
        """Keep a move of the person that puts down cards as their last play."""
        kinds = [self.game.event_kind(event) for event in events]
        cards = tuple(
            bare_card(card)
            for event, kind in zip(events, kinds, strict=True)
            if kind in PLAYING_EVENTS and event.seat == PERSON_SEAT
            for card in event.cards
            if card is not None
        )
        if not cards:
            return
        title: TextValue = self.game.describe_move(state, move, self.names)
        if EventKind.GO_OUT in kinds:
            names = listed([table.card_name(card) for card in cards])
            title = Message("ending-went-out", cards=names)
        moment = Moment(self.record, self.game.name, at, cards, 0, "")
        self.story.last_play = StoryMoment(moment, title, PERSON_SEAT, None)
