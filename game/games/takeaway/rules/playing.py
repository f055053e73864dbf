"""Playing a slot: take while any stack fits, else draw."""

from collections.abc import Iterator

from game.cards import french
from game.core.event import Event
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.games.takeaway.moves import TAKE_STACK_MOVES, TAKEAWAY_DRAW_MOVE, Draw, Move, Take
from game.games.takeaway.rules import fitting, round
from game.games.takeaway.rules.fitting import fast_has_play, plays
from game.games.takeaway.rules.next_slot import after, turn_to
from game.games.takeaway.state import EMPTY_SLOT_TOP, TOP_CARD_BITS, TakeawayFacts, zone_of
from game.text.message import Message


def legal(state: TakeawayFacts) -> Iterator[Move]:
    """Legal moves, takings clockwise."""
    if state.phase == "draw":
        return iter((TAKEAWAY_DRAW_MOVE,))
    if state.phase == "take":
        return iter([TAKE_STACK_MOVES[slot] for slot in plays(state, state.slot)])
    return iter(())


def refusal(state: TakeawayFacts, move: Move) -> Illegal | None:
    if isinstance(move, Draw):
        return _draw_refusal(state)
    return _take_refusal(state, move)


def _draw_refusal(state: TakeawayFacts) -> Illegal | None:
    if state.phase == "draw":
        return None
    return Illegal("not-your-phase", Message("takeaway-draw-late"), "playing")


def _take_refusal(state: TakeawayFacts, move: Take) -> Illegal | None:
    if not 0 <= move.slot < state.used:
        return Illegal("not-a-move", Message("takeaway-no-slot", slot=move.slot))
    if state.phase == "draw":
        filled = state.slots[state.slot]
        why = Message("takeaway-draw-first") if filled else Message("takeaway-fill-first")
        return Illegal("not-your-phase", why, "playing")
    return fitting.refusal(state, move.slot)


def play(state: TakeawayFacts, move: Move, tell: EventSink | None = None) -> None:
    """Apply a move; when nothing else fits, turn to the next slot or end the round."""
    if isinstance(move, Draw):
        _draw(state, tell)
    else:
        _take(state, move.slot, tell)
    if fast_has_play(state, state.slot):
        state.phase = "take"
        return
    slot = after(state)
    if slot is None:
        round.end_round(state, tell)
    else:
        turn_to(state, slot)


def _draw(state: TakeawayFacts, tell: EventSink | None) -> None:
    slot = state.slot
    card = state.stock.pop()
    state.slots[slot].append(card)
    covered = state.tops[slot]
    state.lying += TOP_CARD_BITS[card] - TOP_CARD_BITS[covered]
    state.tops[slot] = card
    if tell:
        texts = (french.write(card),)
        tell(Event("draw", state.asked, "stock", zone_of(slot), texts))


def _take(state: TakeawayFacts, other: int, tell: EventSink | None) -> None:
    slot, slots, tops = state.slot, state.slots, state.tops
    taken = slots[other]
    slots[slot] += taken
    slots[other] = []
    state.lying -= TOP_CARD_BITS[tops[slot]]
    tops[slot] = tops[other]
    tops[other] = EMPTY_SLOT_TOP
    if tell:
        texts = tuple(map(french.write, taken))
        tell(Event("take", state.asked, zone_of(other), zone_of(slot), texts))
