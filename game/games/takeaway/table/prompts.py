"""What the table of Takeaway says: what is to be done now, and which slot is next."""

from game.cards import naming
from game.core.event import Event
from game.games.takeaway.rules import TakeawayState, next_slot
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.state import zone_of
from game.games.takeaway.words import own_place_name, place_name, which_of
from game.words.message import Message, Names, Said


def prompt(state: TakeawayState, names: Names) -> Said:
    """What is to be done now."""
    if state.over:
        return Message("match-over")
    seat, slot, players = state.asked, state.slot, state.setup.players
    if seat is None:
        return Message("takeaway-highest-deals")
    where = own_place_name(players, slot, names, seat)
    if not names[seat].you:
        return Message("takeaway-plays", who=names[seat], slot=where)
    stack = state.slots[slot]
    if not stack:
        return Message("takeaway-fill", which=which_of(players, slot))
    top = naming.named(stack[-1])
    if state.phase == "draw":
        return Message("takeaway-nothing-fits", card=top, slot=where)
    return Message("takeaway-fits", count=len(plays(state, slot)), card=top, slot=where)


def consequence(event: Event, after: TakeawayState, names: Names) -> Said:
    """Where cards that were taken lie now, and how many lie there."""
    if event.kind != "take":
        return ""
    slot = int(str(event.target).split("/")[1])
    where = place_name(after.setup.players, slot, names)
    return Message("takeaway-lie-now", count=len(after.slots[slot]), slot=where)


def following(state: TakeawayState, names: Names) -> tuple[str | None, Said]:
    """The zone that is played next, as the table lies, and a sentence why it is that one."""
    if state.asked is None:
        return None, ""
    stays = len(state.stock) > (state.phase == "draw")
    if state.stock and not stays:
        return None, Message("takeaway-next-last")
    first, *others = next_slot.ways(state)
    if others:
        return None, Message("takeaway-next-depends")
    if first is None:
        return None, Message("takeaway-next-none")
    where = place_name(state.setup.players, first, names)
    slot = first
    if not stays:
        why = Message("takeaway-next-play", slot=where)
    elif state.phase == "take" or not state.slots[slot]:
        # What is taken leaves an empty slot behind.
        why = Message("takeaway-next-empty", slot=where)
    else:
        why = Message("takeaway-next-clockwise", slot=where)
    return zone_of(slot), why
