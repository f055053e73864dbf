"""Sentences of the Takeaway table."""

from game.cards import card_names, french
from game.core.event import Event
from game.core.table import CardInfo
from game.games.takeaway.rules import TakeawayState, next_slot
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.state import zone_of
from game.games.takeaway.words import own_place_name, place_name, which_of
from game.text.message import Message, Names, TextValue


def prompt(state: TakeawayState, names: Names) -> TextValue:
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
    top = card_names.named(stack[-1])
    if state.phase == "draw":
        return Message("takeaway-nothing-fits", card=top, slot=where)
    return Message("takeaway-fits", count=len(plays(state, slot)), card=top, slot=where)


def consequence(event: Event, after: TakeawayState, names: Names) -> TextValue:
    """Size and slot of the stack that has received taken cards."""
    if event.name != "take":
        return ""
    slot = int(str(event.target).split("/")[1])
    where = place_name(after.setup.players, slot, names)
    return Message("takeaway-lie-now", count=len(after.slots[slot]), slot=where)


def following(state: TakeawayState, names: Names) -> tuple[str | None, TextValue]:
    """Zone played next if nothing changes, and the reason."""
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
        # Taking a stack leaves an empty slot behind.
        why = Message("takeaway-next-empty", slot=where)
    else:
        why = Message("takeaway-next-clockwise", slot=where)
    return zone_of(slot), why


def about(run_suits: str, text: str) -> CardInfo:
    """Card info: its point, and the cards that fit under ``run_suits``."""
    card = french.read(text)
    rank, suit = french.rank(card), french.suit(card)
    below, above = (rank - 1) % 13, (rank + 1) % 13
    name, own = card_names.named_first(card), french.RANKS[rank]
    if run_suits == "any":
        says = Message(
            "takeaway-about.any",
            card=name,
            rank=own,
            below=card_names.rank_name(below),
            above=card_names.rank_name(above),
        )
    else:
        says = Message(
            "takeaway-about",
            card=name,
            rank=own,
            below=card_names.the(french.make(suit, below)),
            above=card_names.the(french.make(suit, above)),
        )
    return CardInfo(says, "what-fits")
