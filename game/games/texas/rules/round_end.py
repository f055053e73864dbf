"""End of a round: score the hands, then deal again or end the match."""

from typing import Any

from game.core.event import Event, Seat, copy_json
from game.core.game import EventSink
from game.games.texas.rules.deal import first_and_last, left_of, next_round
from game.games.texas.scoring import Arranged, shares
from game.games.texas.state import TexasFacts, texts


def next_turn(state: TexasFacts, seat: Seat, tell: EventSink | None) -> None:
    """Ask the seat after ``seat`` to draw; if it is out, the round ends."""
    following = left_of(state, seat)
    if following == state.out:
        end_round(state, following, tell)
    else:
        state.phase = "draw"
        state.asked = following


def end_round(state: TexasFacts, out: Seat | None, tell: EventSink | None) -> None:
    """Score the hands; ``out`` is the seat that went out, None if nobody did."""
    law = state.round_law
    arranged = [law.arrange(hand) for hand in state.hands]
    points = [one.points for one in arranged]
    state.scores = [total + more for total, more in zip(state.scores, points, strict=True)]
    state.rounds.append(_entry(out, arranged))
    if out is not None and state.laid is None:
        pay_for_going_out(state, out, tell)
    _tell_of_the_round(state, out, tell)
    if state.round == first_and_last(state)[1]:
        _end_match(state, tell)
    else:
        _gather(state, tell)
        next_round(state, state.round + 1, left_of(state, state.dealer), tell)


def _entry(out: Seat | None, arranged: list[Arranged]) -> dict[str, Any]:
    """Result of a round, serialized."""
    return {
        "scores": [one.points for one in arranged],
        "out": out,
        "arranged": [one.as_json() for one in arranged],
    }


def _tell_of_the_round(state: TexasFacts, out: Seat | None, tell: EventSink | None) -> None:
    """Tell the hands, laid open, then their scores."""
    if tell:
        for seat, hand in enumerate(state.hands):
            zone = f"hands/{seat}"
            tell(Event("reveal", Seat(seat), zone, zone, texts(hand)))
        facts = {"rounds": copy_json(state.rounds), "scores": list(state.scores)}
        tell(Event("round-end", out, changes=facts))


def _end_match(state: TexasFacts, tell: EventSink | None) -> None:
    """The lowest total wins and takes the pot; equal totals share both."""
    best = min(state.scores)
    winners = tuple([Seat(seat) for seat, total in enumerate(state.scores) if total == best])
    state.end(winners)
    share(state, winners, tell)


def _gather(state: TexasFacts, tell: EventSink | None) -> None:
    """Tell that all cards go back; the hands are public by now."""
    if tell:
        for seat, hand in enumerate(state.hands):
            tell(Event("gather", Seat(seat), f"hands/{seat}", "stock", texts(hand)))
        tell(Event("gather", None, "pile", "stock", texts(state.pile)))


def pay_for_going_out(state: TexasFacts, seat: Seat, tell: EventSink | None) -> None:
    """Pay a dime to the seat that went out, unless the pot is empty."""
    if state.pot:
        _pay(state, seat, 1, "dime", tell)


def share(state: TexasFacts, winners: tuple[Seat, ...], tell: EventSink | None) -> None:
    """Divide the pot among the winners."""
    for seat, dimes in shares(state.pot, winners, state.dealer, state.setup.players):
        _pay(state, seat, dimes, "share", tell)


def _pay(state: TexasFacts, seat: Seat, dimes: int, kind: str, tell: EventSink | None) -> None:
    state.pot -= dimes
    state.dimes[seat] += dimes
    if tell:
        tell(Event(kind, seat, changes={"pot": state.pot, "dimes": list(state.dimes)}))
