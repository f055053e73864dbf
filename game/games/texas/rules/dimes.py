"""Dimes: one for going out, the rest of the pot for the winners."""

from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.texas.scoring import shares
from game.games.texas.state import TexasFacts


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
