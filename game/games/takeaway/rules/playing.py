"""Playing a slot: what fits is taken, and when nothing does, a card is drawn."""

from collections.abc import Iterator

from game.cards import french
from game.core.event import Event
from game.core.game import Tell
from game.core.illegal import Illegal
from game.games.takeaway.moves import DRAW, TAKES, Draw, Move, Take
from game.games.takeaway.rules import fitting, round_end
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.rules.next_slot import following, turn_to
from game.games.takeaway.state import TakeawayFacts, zone_of
from game.words.message import Message


def legal(state: TakeawayFacts) -> Iterator[Move]:
    """Every legal move, takings clockwise from the slot being played."""
    if state.phase == "draw":
        yield DRAW
    elif state.phase == "take":
        for slot in plays(state, state.slot):
            yield TAKES[slot]


def refused(state: TakeawayFacts, move: Move) -> Illegal | None:
    """Why the slot being played may not be played so; None if it may."""
    if isinstance(move, Draw):
        return _refused_draw(state)
    return _refused_take(state, move)


def _refused_draw(state: TakeawayFacts) -> Illegal | None:
    if state.phase == "draw":
        return None
    return Illegal("not-your-phase", Message("takeaway-draw-late"), "playing")


def _refused_take(state: TakeawayFacts, move: Take) -> Illegal | None:
    if not 0 <= move.slot < state.used:
        return Illegal("not-a-move", Message("takeaway-no-slot", slot=move.slot))
    if state.phase == "draw":
        filled = state.slots[state.slot]
        why = Message("takeaway-draw-first") if filled else Message("takeaway-fill-first")
        return Illegal("not-your-phase", why, "playing")
    return fitting.refused(state, move.slot)


def play(state: TakeawayFacts, move: Move, tell: Tell | None) -> None:
    """Draw onto the slot or take onto it; when nothing more fits, the slot is done."""
    if isinstance(move, Draw):
        _draw(state, tell)
    else:
        _take(state, move.slot, tell)
    if plays(state, state.slot):
        state.phase = "take"
        return
    stock = bool(state.stock)
    slot = following(state.slots, state.used, state.slot, stock, state.run_suits)
    if slot is None:
        round_end.end_round(state, tell)
    else:
        turn_to(state, slot)


def _draw(state: TakeawayFacts, tell: Tell | None) -> None:
    card = state.stock.pop()
    state.slots[state.slot].append(card)
    if tell:
        texts = (french.write(card),)
        tell(Event("draw", state.asked, "stock", zone_of(state.slot), texts))


def _take(state: TakeawayFacts, slot: int, tell: Tell | None) -> None:
    taken = state.slots[slot]
    state.slots[state.slot].extend(taken)
    state.slots[slot] = []
    if tell:
        texts = tuple(map(french.write, taken))
        tell(Event("take", state.asked, zone_of(slot), zone_of(state.slot), texts))
