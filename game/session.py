"""The match session: one match in the window, with opponents, coach, undo and its record on disk.

``MatchSession`` makes the moves, asks the worker process for those of opponents, and appends to
the record.  ``PlayTime`` measures the time at the table, ``LogLine`` is a line of the log.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Self

from game.ai.characters import Player, read_seat
from game.ai.levels import Advice
from game.ai.worker import Question, WorkerClient
from game.core.event import PERSON_SEAT, Event, Seat
from game.core.game import State
from game.core.illegal import Illegal, IllegalMove
from game.core.part import NO_PART
from game.core.state import SeatView
from game.core.table import PERSON_HAND_ZONE
from game.match.match import Match
from game.match.positions import Positions
from game.match.undo import Place, Taken, Undone, only_move, take_back
from game.storage.match_index import begun_of
from game.storage.match_store import MatchWriter
from game.text.message import Message, TextValue, Who, told

MAX_COUNTED_IDLE_SECONDS = 120.0
"""Idle timeout of the player, in seconds without input."""


class PlayTime:
    """Counts the ``seconds`` at a table while the window is in front and the player is active."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._last: float | None = None
        self._did = 0.0
        self._seen = False

    def back(self) -> None:
        """Restart after another page was on top: that time does not count."""
        self._last = None

    def did(self, now: float) -> None:
        """Note input of the player at this time, in seconds."""
        self._did = now

    def pass_to(self, now: float, seen: bool) -> None:
        """Count the time since the last call; ``seen`` tells whether the window is in front.

        An idle player's time counts until ``MAX_COUNTED_IDLE_SECONDS`` seconds after the last
        input.
        """
        last, self._last = self._last, now
        stayed, self._seen = seen and self._seen, seen
        if last is None:
            self._did = now
            return
        if stayed:
            self.seconds += max(0.0, min(now, self._did + MAX_COUNTED_IDLE_SECONDS) - last)


class LogLine(str):
    """A sentence of the log, in the language that was spoken when it was told.

    ``said`` is its message, which the window renders when it shows the line, and ``seat`` the
    player it is about, if any.  ``round`` counts rounds from 1; ``called`` is the game's own
    number of the round.
    """

    __slots__ = ("called", "round", "said", "seat")
    said: TextValue
    seat: Seat | None
    round: int
    called: int

    @classmethod
    def of(cls, said: TextValue, event: Event, round: int, before: Self | None) -> Self:
        """The line for an event in a round with this number, after the line ``before``."""
        line = cls(told(said))
        line.said = said
        line.seat = event.seat
        line.called = event.changes.get("round", round)
        line.round = 1
        if before is not None:
            line.round = before.round + (0 < before.called < line.called)
        return line


COACH_LEVEL = "expert"
FORCED_MOVE_TIME_SHARE = 0.3
"""Part of the usual time that an opponent takes for a move without a choice."""
MIN_TIME_NOTE_INTERVAL_SECONDS = 30
"""Minimum seconds of play between two notes of the time in the record."""
OUT_OF_TURN_CODE = "not-your-phase"
"""Code of the refusal that names the player whose turn it is."""


class MatchSession:
    """A match with the person at seat 0 and characters at the others.

    ``advice`` is the coach's answer until the next move.  ``version`` changes with every
    position.  If ``forced``, no opponent thinks about a move without a choice, and the person's
    only moves without a card are made for them; undo passes over those.  With ``makes_all`` the
    same holds for their only moves with a card.  ``presence`` measures the time at the table.
    ``fond`` is the seat and move number of the last opponent's move that publicly showed its
    leaning.
    """

    def __init__(self, match: Match, writer: MatchWriter, worker: WorkerClient) -> None:
        self.match = match
        self.writer = writer
        self.worker = worker
        self.players: list[Player] = [
            read_seat(text, seat) for seat, text in enumerate(match.seats)
        ]
        self.advice: Advice | None = None
        self.coaching = False
        self._ahead = False
        self._early: Advice | None = None
        self.version = 0
        self.forced = False
        self.makes_all = False
        self.presence = PlayTime(match.notes.seconds)
        self.fond: tuple[Seat, int] | None = None
        self._asked_at: float | None = None
        self._only: str | None = None
        self._choices: list[int] | None = None
        self._undone: list[Taken] = []
        self._seen: set[Place] = set()
        self._seen_now: tuple[tuple[int, int], SeatView[Any]] | None = None
        worker.drop()

    @property
    def begun(self) -> datetime | None:
        """When the match was begun; None for one that is only tried out."""
        noted, path = self.match.notes.begun, self.writer.path
        return begun_of(noted, path) if noted is not None or path.name else None

    @property
    def names(self) -> list[Who]:
        """The players at the table; the person is addressed."""
        return [player.who for player in self.players]

    @property
    def state(self) -> State[Any]:
        """The position as the person knows it, read from their view."""
        state: State[Any] = self._now().state
        return state

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self._now().zone(PERSON_HAND_ZONE)
        return hand

    def _now(self) -> SeatView[Any]:
        """The person's view of the position, cached."""
        at = (self.version, len(self.match.moves))
        if self._seen_now is None or self._seen_now[0] != at:
            self._seen_now = at, SeatView(self.match.game, self.match.view(PERSON_SEAT))
        return self._seen_now[1]

    @property
    def yours(self) -> bool:
        """Whether the person is to move."""
        return self.match.state.asked == PERSON_SEAT

    @property
    def thinking(self) -> bool:
        """Whether an opponent is to move."""
        return not self.match.state.over and not self.yours

    def play(self, move: str) -> list[Event]:
        """Make a move of the seat to move and save it; raises ``IllegalMove``.

        Moves taken back before can then no longer be redone.
        """
        seat = self.match.state.asked
        chosen = self._choices is not None and seat == PERSON_SEAT and only_move(self.match) is None
        events = self.match.play(move)
        if self._choices is not None and chosen:
            self._choices.append(len(self.match.moves) - 1)
        assert seat is not None, "a legal move has somebody who makes it"
        ended = self.match.state.over or self.match.deals[-1].after == len(self.match.moves)
        self._note_time(0 if ended else MIN_TIME_NOTE_INTERVAL_SECONDS)
        self.writer.append(*self.match.moves[-1])
        self.forget_advice()
        self._asked_at = None
        if self.match.state.over:
            self.writer.finish()
        self._undone = []
        return events

    def _note_time(self, least: int) -> bool:
        """Note the time played if it grew by more than ``least`` seconds; whether it did."""
        notes, seconds = self.match.notes, int(self.presence.seconds)
        if seconds - notes.seconds <= least:
            return False
        notes.played(len(self.match.moves), seconds)
        return True

    def leave(self) -> None:
        """Save the time played; the match is left for now."""
        if self._note_time(0):
            self.writer.note()

    def give_up(self) -> None:
        """Finish the match as given up by the person."""
        self._note_time(0)
        self.match.give_up()
        self.writer.note()
        self.worker.drop()
        self.writer.finish()

    def refusal(self, move: str) -> Illegal | None:
        """The refusal of a move of the person now; None if it is legal."""
        if not self.yours and not self.match.state.over:
            # From this seat's view: the seat to move may be hidden, as in Taki's +3 window.
            return self.not_yours(self.state)
        return self.match.refusal(move)

    def not_yours(self, state: State[Any]) -> Illegal:
        """The refusal that names the seat to move, in a state where the person is not to move."""
        asked = state.asked
        if asked is None or asked == PERSON_SEAT:
            return Illegal(OUT_OF_TURN_CODE, Message("match-anothers-turn"))
        return Illegal(OUT_OF_TURN_CODE, Message("match-turn", who=self.names[asked]))

    def think(self, now: float, pace: float) -> list[Event]:
        """Poll the opponent to move; the events of its move, or none yet.

        ``pace`` is the minimum time of a move, in seconds.  A forced move needs no search.
        """
        asked = self.match.state.asked
        if asked is None or asked == PERSON_SEAT:
            return []
        player = self.players[asked]
        if self._asked_at is None:
            self._asked_at = now
            self._only = only_move(self.match) if self.forced else None
            if self._only is None:
                self.worker.ask(self._question(asked, player.level or "medium"))
        character = player.character
        wait = pace * (1.0 if character is None else character.pace)
        if self._only is not None:
            wait *= FORCED_MOVE_TIME_SHARE
        if now < self._asked_at + wait:
            return []
        move = self._only
        if move is None:
            answer = self.worker.poll()
            if answer is None:
                return []
            move = answer.move
        state = self.state
        try:
            events = self.play(move)
        except IllegalMove:
            # The answer is for another position, after an undo: ask again.
            self._asked_at = None
            return []
        game = self.match.game
        fond = player.style.is_seen_in(game.bot.traits, state, game.parse(move))
        self.fond = (asked, len(self.match.moves)) if fond else None
        return events

    def _question(self, seat: Seat, level: str, explain: bool = False) -> Question:
        view = self.match.view(seat)
        seed = self.match.search_seed(len(self.match.moves))
        return Question(self.match.game.name, view, level, seed, self.names, explain)

    @property
    def cuttable(self) -> bool:
        """Whether the person can still give a part in the current round, which must be secret.

        A deal with known cards takes no part: one played before, or that of a day.
        """
        deal = self.match.deals[-1]
        fresh = not self.match.state.over and deal.after == len(self.match.moves)
        given = deal.part is not None or deal.cut > 0
        return fresh and not self.match.foreseen and not given

    @property
    def words_count(self) -> bool:
        """Whether words can be the person's part; in older versions' matches only a cut can."""
        return self.match.setup.parts is not None

    def add_part(self, part: str) -> list[Event]:
        """Deal the round that has just begun with the person's part and have that on disk.

        The events replace those of the round's beginning: ``opening``, or all after the last
        move.
        """
        self._undone.clear()
        return self._add_part(part)

    def leave_uncut(self) -> list[Event]:
        """Deal the round that has just begun without a cut, which is a part like any other.

        Nothing happens where the person has no part, or has given it.
        """
        return self.add_part(NO_PART) if self.match.wants_part else []

    def _add_part(self, part: str) -> list[Event]:
        events = self.match.add_part(part)
        self.writer.rewrite()
        self.forget_advice()
        self.worker.drop()
        self._asked_at = None
        return events

    # The coach.

    def ask_coach(self) -> None:
        """Ask the coach about the person's move; ``listen`` fetches the answer."""
        if self.yours and not self.coaching:
            self.coaching = True
            if self._early is None and not self._ahead:
                self._ask()

    def think_ahead(self) -> None:
        """Let the coach think during the person's turn, if it was asked before in this match.

        Its answer is then ready sooner.
        """
        known = self.coaching or self.advice or self._early or self._ahead
        if self.yours and self.match.notes.hints and not known and not self.worker.thinking:
            self._ahead = True
            self._ask()

    def _ask(self) -> None:
        self.worker.ask(self._question(PERSON_SEAT, COACH_LEVEL, explain=True))

    def listen(self) -> bool:
        """Poll the coach; whether a requested answer has just arrived."""
        if self._ahead or (self.coaching and self._early is None):
            self._early = self.worker.poll()
            self._ahead = self._ahead and self.worker.thinking
        if self.coaching and self._early is None and not self.worker.thinking:
            # Another question has replaced this one.
            self._ask()
        if not self.coaching or self._early is None:
            return False
        self.coaching = False
        self.advice, self._early = self._early, None
        self.match.notes.hint(len(self.match.moves))
        self.writer.note()
        return True

    def forget_advice(self) -> None:
        """Drop the coach's answer, because the position has changed."""
        self.version += 1
        self.advice = self._early = None
        if self.coaching or self._ahead:
            self.coaching = self._ahead = False
            self.worker.drop()

    # Undo.

    @property
    def undoable(self) -> bool:
        """Whether the person has a move to take back."""
        return any(seat == PERSON_SEAT for seat, _ in self.match.moves)

    def is_made_for_person(self, only: str) -> bool:
        """Whether the person's only move is made for them."""
        table = self.match.game.table
        cardless = table is not None and only in table.cardless_moves
        return self.forced and (self.makes_all or cardless)

    def _decisions(self) -> list[int]:
        """The numbers of the person's moves that an undo can return to.

        Those made by hand; where none is left, those made for the person.
        """
        moves = self.match.moves
        own = [number for number, (seat, _) in enumerate(moves) if seat == PERSON_SEAT]
        made = {number for number in own if self.is_made_for_person(moves[number][1])}
        if not made:
            return own
        if self._choices is None:
            self._choices = list(Positions(self.match).choices(PERSON_SEAT))
        made.difference_update(self._choices)
        return [number for number in own if number not in made] or own

    @property
    def only_move(self) -> str | None:
        """The person's only legal move; None if there are several."""
        return only_move(self.match) if self.yours else None

    @property
    def theirs_forced(self) -> bool | None:
        """Whether the opponent asked has one legal move; None before it was asked."""
        return None if self._asked_at is None else self._only is not None

    @property
    def rounds_back(self) -> int:
        """Number of rounds dealt since the person's last decision."""
        mine = self._decisions()
        return sum(deal.after > mine[-1] for deal in self.match.deals) if mine else 0

    def undo(self) -> Undone:
        """Take moves back to the person's last decision."""
        decisions = self._decisions()
        left = decisions[-1] if decisions else None
        undone = take_back(self.match, PERSON_SEAT, self._seen, left)
        self.match.notes.undo(len(self.match.moves))
        if self._choices is not None:
            self._choices = [one for one in self._choices if one < len(self.match.moves)]
        self._undone[:0] = undone.moves
        self.forget_advice()
        self.worker.drop()
        self._asked_at = None
        self.writer.rewrite()
        return undone

    @property
    def redoable(self) -> bool:
        return bool(self._undone)

    def redo(self) -> list[Event]:
        """Redo moves up to the person's next decision."""
        events: list[Event] = []
        left = self._undone
        while left:
            taken = left.pop(0)
            made = self.play(taken.move)
            self._undone = left
            events += self._add_part(taken.part) if taken.part else made
            only = self.only_move
            if self.yours and (only is None or not self.is_made_for_person(only)):
                break
        return events

    def told(self) -> list[list[LogLine]]:
        """The log lines of the deal and of each move, for a log opened in mid-match."""
        again = Match(self.match.game, self.match.setup, self.match.seats)
        seen: SeatView[Any] = SeatView(again.game)
        told = [self._lines(again.opening, seen)]
        last = told[0][-1] if told[0] else None
        for _, move in self.match.moves:
            told.append(self._lines(again.play(move), seen, last))
            last = told[-1][-1] if told[-1] else last
        return told

    def _lines(
        self, events: Iterable[Event], seen: SeatView[Any], before: LogLine | None = None
    ) -> list[LogLine]:
        """The log lines of events that the person sees one by one, after the line ``before``."""
        lines: list[LogLine] = []
        names = self.names
        for event in events:
            mine = event.as_seen_by(PERSON_SEAT)
            line = self.match.game.describe_event(seen, mine, names) if seen else None
            if line is not None:
                before = LogLine.of(line, mine, seen.round, before)
                lines.append(before)
            seen.apply(mine)
        return lines
