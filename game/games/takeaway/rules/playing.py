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
    return Illegal(
        "not-your-phase",
        "A card is drawn only when nothing fits: a stack that fits must be taken.",
        "Playing a slot",
    )


def _refused_take(state: TakeawayFacts, move: Take) -> Illegal | None:
    if not 0 <= move.slot < state.used:
        return Illegal("not-a-move", f"There is no slot {move.slot} in this match.")
    if state.phase == "draw":
        return Illegal(
            "not-your-phase",
            "An empty slot is filled first: draw a card onto it."
            if not state.slots[state.slot]
            else "Nothing fits the slot being played: draw a card onto it first.",
            "Playing a slot",
        )
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
