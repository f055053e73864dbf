"""The story of one finished match: the best moment of each player, and what happened how often."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.core.event import EventKind, Seat
from game.core.game import Game, State
from game.core.record import InvalidRecord
from game.core.table_values import HighlightKind
from game.features.moments.best_moments import WORTH, Moment, cards_taken, names_of
from game.match.match import Match
from game.match.summary import summed
from game.text.message import TextValue

OF_OUT = 0.4
"""Factor for a last card: the cards taken on the way make the better story."""


class StoryMoment(NamedTuple):
    """A player's highlight; ``title`` is its name in one or two words, empty for none."""

    moment: Moment
    title: TextValue
    actor: Seat
    victim: Seat | None


class MatchStory:
    """The story of a match, told in small steps by iterating over ``read``.

    ``best`` has each player's best moment, if they had one. ``counts`` says how many highlights of
    a kind a seat had, ``moves`` how many moves they made, ``drawn`` how many cards they drew.
    ``complete`` is whether all of it has been read.
    """

    def __init__(self, match: Match, record: str) -> None:
        self.best: dict[Seat, StoryMoment] = {}
        self.counts: Counter[tuple[Seat, HighlightKind]] = Counter()
        self.moves: Counter[Seat] = Counter()
        self.drawn: Counter[Seat] = Counter()
        self.complete = False
        self._match = match
        self._record = record

    def read(self) -> Iterator[None]:
        """Replay the match; a match that cannot be replayed has no story."""

        def watch(game: Game[Any, Any], seats: Sequence[str]) -> "_Watcher":
            return _Watcher(self, self._record, game, seats)

        try:
            yield from summed(self._match.record(), watch)
        except InvalidRecord:
            self.best.clear()
            self.counts.clear()
            self.moves.clear()
            self.drawn.clear()
        self.complete = True

    def moment(self, seat: Seat) -> StoryMoment | None:
        """A player's best moment, else the best of anyone."""
        best = max(self.best.values(), key=lambda one: one.moment.worth, default=None)
        return self.best.get(seat, best)


class _Watcher:
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
        for event in state.clone().apply(move):
            kind = self.game.event_kind(event)
            if kind is EventKind.DRAW and event.seat is not None:
                self.story.drawn[event.seat] += len(event.cards)
            shown = table.highlight(state, event, kind, self.names)
            if shown is None or shown.actor is None or shown.sort is HighlightKind.ROUND:
                continue
            self.story.counts[shown.actor, shown.sort] += 1
            best = self.story.best.get(shown.actor)
            part = OF_OUT if shown.sort is HighlightKind.OUT else 1.0
            worth = round(WORTH * shown.size * part)
            cards = shown.cards or cards_taken(self.game, state, event, shown)
            if cards and (best is None or worth > best.moment.worth):
                moment = Moment(self.record, self.game.name, at, cards, worth, shown.text)
                self.story.best[shown.actor] = StoryMoment(
                    moment, shown.title, shown.actor, shown.victim
                )
