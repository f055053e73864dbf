"""The rules of Taki: which moves there are, and what follows from each."""

from collections.abc import Iterator
from typing import Final

from game.core.event import Event, Seat
from game.core.game import Tell
from game.core.illegal import Illegal
from game.games.taki.cards import (
    BREAKER,
    CHANGE,
    COLORED,
    KING,
    NONE,
    PLUS,
    PLUS_THREE,
    PLUS_TWO,
    STOP,
    SUPER,
    TAKI,
    TURN,
    Card,
    color,
    holds_open,
    symbol,
    write,
)
from game.games.taki.lacking import OF_COLOR, UNFIT
from game.games.taki.moves import (
    BARE_PLAYS,
    CHANGES,
    CLOSE,
    DRAW,
    FITS,
    INSIDE,
    LEAVE,
    ON_PLUS_TWO,
    PASS,
    PLAIN,
    PLAYS,
    QUIET,
    SAY,
    STOP_THERE,
    Move,
    Play,
)
from game.games.taki.position import TakiPosition
from game.games.taki.refusals import refusal

QUIET_COST: Final = 4
PLUS_THREE_COST: Final = 3


class TakiState(TakiPosition):
    """A match of Taki at one moment."""

    __slots__ = ()

    # Which moves there are.

    def fits(self) -> frozenset[Card]:
        """The cards the seat that is asked may play in phase turn, run or extra."""
        if self.phase == "run":
            inside = INSIDE[self.run]
            return inside | {CHANGE} if self.may_end_run() else inside
        return ON_PLUS_TWO if self.pending else FITS[self.color][self.symbol]

    def can_play(self) -> bool:
        """Whether the seat that is asked has a card to play; a Breaker never has to be."""
        fits = self.fits()
        return any(card in fits and card != BREAKER for card in self.hands[self._seat])

    def may_end_run(self) -> bool:
        """Whether nothing more has to be played into the run."""
        return self.partial or not any(
            card < COLORED and card // 13 == self.run for card in self.hands[self._seat]
        )

    def legal(self) -> Iterator[Move]:
        phase = self.phase
        if phase == "turn" or phase == "extra":
            yield from self._turn_moves()
        elif phase == "run":
            yield from self._run_moves()
        elif phase == "answer":
            hand = self.hands[self._seat]
            if BREAKER in hand:
                yield PLAIN[BREAKER]
            if KING in hand and self.asked == self.following:
                yield PLAIN[KING]
            yield PASS
        elif phase == "announce":
            yield SAY
            yield QUIET

    def _turn_moves(self) -> Iterator[Move]:
        bare = self.color < 0
        fits = ON_PLUS_TWO if self.pending else FITS[self.color][self.symbol]
        plays = BARE_PLAYS if bare else PLAYS
        last = NONE
        can_play = False
        for card in self.hands[self._seat]:
            if card != last and card in fits:
                last = card
                can_play = can_play or card != BREAKER
                yield from plays[card]
        if bare and self.phase == "extra":
            yield STOP_THERE
        elif not can_play or self.pending or self.voluntary:
            yield DRAW

    def _run_moves(self) -> Iterator[Move]:
        inside = INSIDE[self.run]
        hand = self.hands[self._seat]
        last = NONE
        may_end = True
        for card in hand:
            if card != last and card in inside:
                last = card
                may_end = may_end and card == SUPER
                yield PLAIN[card]
        if may_end or self.partial:
            if CHANGE in hand:
                yield from CHANGES
            if not holds_open(self.pile[-1]):
                yield CLOSE
            yield LEAVE

    def check(self, move: Move) -> Illegal | None:
        return refusal(self, move)

    # What follows from a move.

    def _play(self, move: Move, tell: Tell | None) -> None:
        seat = self._seat
        if isinstance(move, Play):
            self.idle = 0
            if self.phase == "answer":
                self._answer(seat, move.card, tell)
            else:
                self._lay(seat, move, tell)
        elif move == DRAW:
            self._draw_instead(seat, tell)
        elif move in (CLOSE, LEAVE):
            self._show_end_of_run(seat)
            if move == CLOSE:
                self.run = NONE
            self._note(move.text, seat, tell)
            self._act(seat, self.pile[-1], tell)
        elif move == STOP_THERE:
            self._note("stop", seat, tell)
            self._finish(seat, self.after(seat), tell)
        elif move == PASS:
            if tell:
                # To the seat itself the window looks the same whether or not others are asked.
                tell(Event("pass", facts={"seat": None}))
            self._ask_answers(seat, tell)
        else:
            self._announce(seat, move == SAY, tell)

    @property
    def _seat(self) -> Seat:
        assert self.asked is not None, "a match that is not over asks a seat"
        return self.asked

    def _lay(self, seat: Seat, move: Play, tell: Tell | None) -> None:
        """Play a card on one's own turn: into a run, as the end of one, or by itself."""
        card = move.card
        into = self.phase == "run" or (self.run >= 0 and card in INSIDE[self.run])
        if card == CHANGE and self.phase == "run":
            self._show_end_of_run(seat)
        self._lead(seat, card, move.color)
        opens = holds_open(card)
        if opens or (into and card != CHANGE):
            self.run = self.color
            acts = not self.hands[seat]
            if acts and not opens:
                self.run = NONE
        else:
            self.run = NONE
            acts = True
        if tell:
            self._tell_play("play", seat, card, tell)
        if acts:
            self._act(seat, card, tell)
        else:
            self.phase = "run"

    def _lead(self, seat: Seat, card: Card, chosen: int = NONE) -> None:
        """Move a card from a hand to the pile and put in force what it puts in force."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.traces[seat] = (self.traces[seat], card)
        if card < COLORED:
            self.color = color(card)
            self.symbol = symbol(card)
        elif card == CHANGE:
            self.color = chosen
            self.symbol = NONE
        elif card == SUPER:
            self.symbol = TAKI
            if chosen != NONE:
                self.color = chosen
        elif card == KING:
            self.color = NONE
            self.symbol = NONE
            self.pending = 0

    def _tell_play(self, kind: str, seat: Seat, card: Card, tell: Tell) -> None:
        facts = self.facts()
        told = {key: facts[key] for key in ("color", "symbol", "run", "pending")}
        tell(Event(kind, seat, f"hands/{seat}", "pile", (write(card),), facts=told))

    def _act(self, seat: Seat, card: Card, tell: Tell | None) -> None:
        """Let the card that ends a play act."""
        steps = 1
        if card < COLORED:
            sign = card % 13
            if sign == STOP:
                steps = 2
                self._note("skip", self.after(seat), tell)
            elif sign == TURN:
                if self.players > 2:
                    self.direction = -self.direction
                    self._note("turn", seat, tell)
            elif sign == PLUS_TWO:
                self.pending += 2
                self.run = NONE
            elif sign == PLUS:
                self.run = NONE
                self.phase = "extra"
                return
        elif card == KING:
            if self.hands[seat]:
                self.phase = "extra"
                return
        elif card == PLUS_THREE:
            self.by = seat
        elif card == BREAKER:
            self._draw(seat, PLUS_THREE_COST, tell)
            self._finish(seat, self.after(seat), tell, may_go_out=False)
            return
        self._finish(seat, self.after(seat, steps), tell)

    def _finish(
        self, seat: Seat, following: Seat, tell: Tell | None, may_go_out: bool = True
    ) -> None:
        """A seat has nothing left to do: its last card, or its going out, or the next turn."""
        self.following = following
        left = len(self.hands[seat])
        if left == 1:
            self.asked = seat
            self.phase = "announce"
        elif self.by >= 0:
            self._open_answers(tell)
        elif left or not may_go_out or not self._go_out(seat, tell):
            self._ask(following, tell)

    def _draw_instead(self, seat: Seat, tell: Tell | None) -> None:
        """Draw one card for want of another, or all that wait on the active +2s."""
        count = self.pending or 1
        if not (self.pending or self.voluntary):
            none = UNFIT[self.color][self.symbol]
            self.traces[seat] = (self.traces[seat], none, len(self.hands[seat]))
        self.pending = 0
        if self._draw(seat, count, tell):
            self.idle = 0
        elif self.phase == "turn":
            self.idle += 1
        self._ask(self.after(seat), tell)

    def _show_end_of_run(self, seat: Seat) -> None:
        """Who ends a run that has to be played out has no more cards of its colour."""
        if not self.partial:
            self.traces[seat] = (self.traces[seat], OF_COLOR[self.run], len(self.hands[seat]))

    def _announce(self, seat: Seat, said: bool, tell: Tell | None) -> None:
        following = Seat(self.following)
        self._note("say" if said else "quiet", seat, tell)
        if not said:
            self._draw(seat, QUIET_COST, tell)
        if self.by >= 0:
            self._open_answers(tell)
        else:
            self._ask(following, tell)

    # The +3 window.

    def _open_answers(self, tell: Tell | None) -> None:
        """Open the window after a +3, and say so whether or not anybody holds an answer."""
        if tell:
            facts = {"phase": "answer", "seat": None, "by": self.by}
            tell(Event("answers", Seat(self.by), facts=facts))
        self._ask_answers(self.by, tell)

    def _ask_answers(self, last: int, tell: Tell | None) -> None:
        """Ask the next seat after ``last`` that holds an answer; if none does, all draw."""
        seat = self.after(last)
        while seat != self.by:
            hand = self.hands[seat]
            if BREAKER in hand or (KING in hand and seat == self.following):
                self.asked = seat
                self.phase = "answer"
                return
            seat = self.after(seat)
        player = self._answered()
        following = self.after(player)
        for step in range(1, self.players):
            self._draw(self.after(player, step), PLUS_THREE_COST, tell)
        if not self._went_out(player, tell):
            self._ask(following, tell)

    def _answer(self, seat: Seat, card: Card, tell: Tell | None) -> None:
        """Break the +3, or cancel it with a King and take the turn."""
        player = self._answered()
        self._lead(seat, card)
        if tell:
            self._tell_play("break" if card == BREAKER else "cancel", seat, card, tell)
        if card == BREAKER:
            self._draw(player, PLUS_THREE_COST, tell)
            self._finish(seat, self.after(player), tell)
        elif not self._went_out(player, tell):
            self.asked = seat
            self.following = NONE
            self._act(seat, card, tell)

    def _answered(self) -> Seat:
        """The +3 is answered now; the seat that played it."""
        player = Seat(self.by)
        self.by = NONE
        return player

    # Going out.

    def _went_out(self, seat: Seat, tell: Tell | None) -> bool:
        """Whether the match is over because a seat has gone out, if it has."""
        return not self.hands[seat] and self._go_out(seat, tell)

    def _go_out(self, seat: Seat, tell: Tell | None) -> bool:
        """A seat has emptied its hand: it wins, or goes to its next stage; whether it won."""
        if self.stages is None or self.stages[seat] == 1:
            self._end([seat], seat, tell)
            return True
        self.stages[seat] -= 1
        if tell:
            tell(Event("stage", seat, facts={f"stages/{seat}": self.stages[seat]}))
        self._draw(seat, self.stages[seat], tell)
        return False

    def _note(self, kind: str, seat: Seat, tell: Tell | None) -> None:
        if tell:
            tell(Event(kind, seat))
