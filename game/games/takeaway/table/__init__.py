"""Table of Takeaway: slots on a ring around the deck, its sentences, the moves of gestures.

Lengths are in card widths.

Fixed: seat 0's slots are at the bottom, and play goes clockwise around the deck.
Free: the radius of the ring, the gaps, and which slots are lit.
Then look at: tests/games/takeaway/test_table.py, tests/ui/test_ring.py, tests/ui/test_trays.py
"""

from collections.abc import Iterator, Mapping, Sequence
from math import copysign, cos, pi, sin
from typing import ClassVar, Final

from game.cards import card_names, french
from game.core.event import Event, EventKind, Seat
from game.core.match_progress import Progress, leader_of
from game.core.options import Options
from game.core.table import (
    FACE_DOWN_STACK_STYLE,
    FACE_UP_STACK_STYLE,
    CardInfo,
    LineMove,
    PlateSpot,
    Table,
    TableZone,
)
from game.core.table_values import (
    Deed,
    DeedKind,
    DirectionRing,
    Highlight,
    HighlightKind,
    Intent,
    Offer,
)
from game.games.takeaway.moves import TAKE_STACK_MOVES, parse, write
from game.games.takeaway.options import TakeawayOptions
from game.games.takeaway.rules import TakeawayState, next_slot
from game.games.takeaway.rules.fitting import plays
from game.games.takeaway.rules.round import count, rounds
from game.games.takeaway.state import zone_of
from game.games.takeaway.words import in_line, own_place_name, place_name, which_of
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, Value, apart, in_order

RING_RADIUS_CARD_WIDTHS: Final = 3.95
"""Horizontal half axis."""
RING_HALF_HEIGHTS: Final = {2: 2.45, 3: 2.4, 4: 2.45}
"""Vertical half axis, by number of players."""
RING_EXPONENTS: Final = {2: 0.77, 3: 0.83, 4: 0.77}
"""Exponent of the vertical coordinate, by number of players; 1 makes an ellipse."""
DECK_ZONE: Final = "stock"
MAX_EXPLAINED_TURN_COUNT: Final = 3
"""Number of the player's turns in a match in which the prompt says why."""
MIN_HIGHLIGHT_TAKEN_CARD_COUNT: Final = 4
"""Threshold: minimum number of taken cards for a highlight."""
FULL_HIGHLIGHT_TAKEN_CARD_COUNT: Final = 14
"""Number of taken cards of a highlight of size 1."""


class TakeawayTable(Table[TakeawayState]):
    """Seat 0's slots at the bottom of a ring; play goes clockwise."""

    offer_keys: ClassVar[Mapping[str, TextValue]] = {
        "D": Message("offers-draw"),
        "P": Message("takeaway-letter-take"),
    }

    has_hands = False
    story_figure = (frozenset({HighlightKind.CAPTURE}), Message("takeaway-story"))

    # Layout.

    def fixed_size(self, players: int) -> tuple[float, float] | None:
        return 9.3, 2 * RING_HALF_HEIGHTS[players] + 1.57

    def zones(self, state: TakeawayState, names: Names) -> list[TableZone]:
        players = state.setup.players
        found = []
        for slot, owner in enumerate(state.owner[: state.used]):
            x, y = _on_ring(players, slot)
            name = place_name(players, slot, names)
            found.append(TableZone(zone_of(slot), FACE_UP_STACK_STYLE, name, owner, x, y))
        return [*found, TableZone(DECK_ZONE, FACE_DOWN_STACK_STYLE, Message("takeaway-deck"))]

    def plate_spots(self, state: TakeawayState) -> list[PlateSpot]:
        """Plates, each in the middle of its player's slots."""
        players = state.setup.players
        found = []
        for seat in map(Seat, range(players)):
            slots = [slot for slot, owner in enumerate(state.owner) if owner == seat]
            x, y = _on_ring(players, sum(slots) / len(slots))
            if players == 3 and seat:
                # Keeps the plate clear of the edges of the upper stack.
                x, y = 1.03 * x, 0.86 * y
            elif players == 4 and abs(y) < 1:
                # In the middle between the edges of the upper stack and the lower one.
                y += 0.12
            found.append(PlateSpot(seat, x, y))
        return found

    def direction_ring(self, state: TakeawayState) -> DirectionRing | None:
        """Direction ring with an arrow before each player's first slot."""
        players = state.setup.players
        owned = [owner for owner in state.owner if owner is not None]
        ends = [slot for slot in range(len(owned)) if owned[slot] != owned[slot - 1]]
        return DirectionRing(
            RING_RADIUS_CARD_WIDTHS,
            RING_HALF_HEIGHTS[players],
            tuple(_slot_angle(players, slot - 0.5) for slot in ends),
        )

    def card_info(self, state: TakeawayState, text: str) -> CardInfo:
        """The card's point, and the cards that fit."""
        card = french.read(text)
        rank, suit = french.rank(card), french.suit(card)
        below, above = (rank - 1) % 13, (rank + 1) % 13
        name, own = card_names.named_first(card), french.RANKS[rank]
        if state.run_suits == "any":
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

    def highlight(
        self, state: TakeawayState, event: Event, what: EventKind, names: Names
    ) -> Highlight | None:
        taker, taken = event.seat, len(event.cards)
        if event.name != "take" or taker is None or taken < MIN_HIGHLIGHT_TAKEN_CARD_COUNT:
            return super().highlight(state, event, what, names)
        owner = state.owner_of(str(event.source))
        title = Message("takeaway-moment-title", count=taken)
        size = min(
            1.0,
            (taken - MIN_HIGHLIGHT_TAKEN_CARD_COUNT)
            / (FULL_HIGHLIGHT_TAKEN_CARD_COUNT - MIN_HIGHLIGHT_TAKEN_CARD_COUNT),
        )
        if owner is None or owner == taker:
            said = Message("takeaway-moment-own", who=names[taker], count=taken)
            # It brings nothing: the cards were the player's own.
            return Highlight(HighlightKind.CAPTURE, said, title, taker, size=size / 2)
        said = Message("takeaway-moment", who=names[taker], whose=names[owner], count=taken)
        gains = {taker: taken, Seat(owner): -taken}
        return Highlight(HighlightKind.CAPTURE, said, title, taker, Seat(owner), gains, size=size)

    def deeds(self, state: TakeawayState, event: Event, what: EventKind) -> Iterator[Deed]:
        """A stack captured from another player; its size is its cards."""
        owner = state.owner_of(str(event.source)) if event.name == "take" else None
        if event.seat is not None and owner is not None and owner != event.seat:
            yield Deed(DeedKind.CAPTURE, event.seat, Seat(owner), len(event.cards))

    def consequence(
        self, before: TakeawayState, event: Event, after: TakeawayState, names: Names
    ) -> TextValue:
        """Size and slot of the stack that has received taken cards."""
        if event.name != "take":
            return ""
        slot = int(str(event.target).split("/")[1])
        where = place_name(after.setup.players, slot, names)
        return Message("takeaway-lie-now", count=len(after.slots[slot]), slot=where)

    def heard_event(
        self, before: TakeawayState, event: Event, after: TakeawayState, names: Names
    ) -> TextValue:
        """The card that was turned, its slot, and the stacks that fit it."""
        if event.name != "draw" or event.seat is None:
            return ""
        card = card_names.named(french.read(str(event.cards[-1])))
        slot = int(str(event.target).split("/")[1])
        where = place_name(after.setup.players, slot, names)
        drew = Message("takeaway-drew", who=names[event.seat], card=card, slot=where)
        return in_order([drew, _fitting(after, slot, names)])

    # Prompts.

    def prompt(self, state: TakeawayState, names: Names) -> TextValue:
        if state.over:
            return Message("match-over")
        seat, slot, players = state.asked, state.slot, state.setup.players
        if seat is None:
            return Message("takeaway-highest-deals")
        if not names[seat].you:
            where = own_place_name(players, slot, names, seat)
            return Message("takeaway-plays", who=names[seat], slot=where)
        if state.phase == "draw":
            return Message("takeaway-turn")
        count = len(plays(state, slot))
        if count > 1:
            return Message("takeaway-take.several", count=count)
        return Message("takeaway-take")

    def second_line(self, state: TakeawayState, names: Names, turn: int) -> TextValue:
        """Why a card is turned or a stack taken, in the player's first turns."""
        seat, slot, players = state.asked, state.slot, state.setup.players
        if seat is None or not names[seat].you or turn > MAX_EXPLAINED_TURN_COUNT:
            return ""
        where, stack = place_name(players, slot, names), state.slots[slot]
        if not stack:
            return Message("takeaway-fill", which=which_of(players, slot))
        top = card_names.named(stack[-1])
        if state.phase == "draw":
            return Message("takeaway-nothing-fits", card=top, slot=where)
        return Message("takeaway-fits", count=len(plays(state, slot)), card=top, slot=where)

    def next_zone(self, state: TakeawayState, names: Names) -> tuple[str | None, TextValue]:
        """Zone played next if nothing changes, and the reason."""
        if state.asked is None:
            return None, ""
        stays = len(state.stock) > (state.phase == "draw")
        if state.stock and not stays:
            return None, Message("takeaway-next-last")
        slot, *others = next_slot.ways(state)
        if others:
            return None, Message("takeaway-next-depends")
        if slot is None:
            return None, Message("takeaway-next-none")
        where = place_name(state.setup.players, slot, names)
        if not stays:
            why = Message("takeaway-next-play", slot=where)
        elif state.phase == "take" or not state.slots[slot]:
            # Taking a stack leaves an empty slot behind.
            why = Message("takeaway-next-empty", slot=where)
        else:
            why = Message("takeaway-next-clockwise", slot=where)
        return zone_of(slot), why

    def stops_skip(self, state: TakeawayState) -> bool:
        """The last card of the deck is turned by hand."""
        return state.phase == "draw" and len(state.stock) == 1

    def active_zone(self, state: TakeawayState) -> str | None:
        return None if state.asked is None else zone_of(state.slot)

    # Lines of braille.

    def line_about(self, state: TakeawayState, names: Names) -> TextValue:
        which, stack = which_of(state.setup.players, state.slot), state.slots[state.slot]
        if not stack:
            return Message("takeaway-line-about.empty", which=which)
        return Message("takeaway-line-about", which=which, card=card_names.named(stack[-1]))

    def line_move(self, state: TakeawayState, move: str, names: Names) -> LineMove:
        return in_line(state, parse(move), names)

    # Gestures and offers.

    def offers(self, state: TakeawayState, picked: Sequence[str], names: Names) -> list[Offer]:
        """The draw, and the only stack that fits; among several one is chosen by gesture."""
        turn = Offer("draw", Message("takeaway-draw"), Intent.DRAW, "D", Icon.CARDS, DECK_ZONE)
        fits = plays(state, state.slot) if state.phase == "take" else ()
        if len(fits) != 1:
            return [turn]
        [slot] = fits
        name, played = Message("takeaway-letter-take"), zone_of(state.slot)
        take = Offer(write(TAKE_STACK_MOVES[slot]), name, Intent.TAKE_PILE, "P", Icon.CARDS, played)
        return [turn, take]

    def gesture_move(
        self, state: TakeawayState, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        played = zone_of(state.slot)
        if target not in (None, played):
            return None
        if source == DECK_ZONE or (source == played and target is None and state.phase == "draw"):
            return "draw"
        return None if source == target else f"take {source.split('/')[1]}"

    def matching_zones(self, state: TakeawayState, zone: str) -> list[str]:
        """Zones whose stacks fit the stack of ``zone``."""
        if zone == DECK_ZONE:
            return []
        return [zone_of(slot) for slot in sorted(plays(state, int(zone.split("/")[1])))]

    def no_move_text(
        self, state: TakeawayState, source: str, target: str, picked: Sequence[str] = ()
    ) -> TextValue:
        return "" if source == target else Message("takeaway-aside")

    # End of the round.

    def goal(self, options: Options) -> TextValue:
        assert isinstance(options, TakeawayOptions)
        return Message("takeaway-goal") if options.rounds == 1 else ""

    def length_name(self, value: Value, form: str) -> TextValue:
        return Message("takeaway-length", value=value, form=form)

    def round_number(self, state: TakeawayState) -> tuple[int, int | None]:
        return state.round or 1, rounds(state)

    def plate_counts(self, state: TakeawayState) -> list[int]:
        """Cards of each seat."""
        return count(state.setup.players, state.slots)

    def progress(self, state: TakeawayState) -> Progress | None:
        """The rounds, and of this one the cards drawn.

        The match can end now if this is the last round and the deck has at most one card for each
        player.
        """
        of = rounds(state)
        if state.round == len(state.rounds):
            return Progress(len(state.rounds) / of, False, leader_of(state.scores))
        drawn = 1 - len(state.stock) / (len(french.pack()) - state.used)
        is_last = state.round == of and len(state.stock) <= state.setup.players
        done = (len(state.rounds) + max(0.0, drawn)) / of
        return Progress(done, is_last, leader_of(self.standing(state)))

    def standing(self, state: TakeawayState) -> list[int]:
        """The points, with one for each card of a player's stacks."""
        cards = self.plate_counts(state)
        return [score + count for score, count in zip(state.scores, cards, strict=True)]

    def count_text(self, count: int) -> TextValue:
        return Message("takeaway-this-round", count=count)

    def round_end_title(self, state: TakeawayState, names: Names) -> TextValue:
        return Message("takeaway-ending")


def _fitting(state: TakeawayState, slot: int, names: Names) -> Message:
    """The stacks that fit the card of a slot."""
    found = [(state.slots[one], state.owner[one]) for one in sorted(plays(state, slot))]
    if not found:
        return Message("takeaway-turned")
    tops = [(card_names.named(stack[-1]), len(stack)) for stack, _ in found]
    if len(found) > 1:
        stacks = apart(Message("takeaway-stack", card=top, count=count) for top, count in tops)
        return Message("takeaway-turned.several", count=len(found), stacks=stacks)
    [(top, count)], [(_, owner)] = tops, found
    assert owner is not None, "only slots in use have cards"
    return Message("takeaway-turned.one", who=names[owner], top=top, count=count)


def _on_ring(players: int, slot: float) -> tuple[float, float]:
    """Centre of a slot; seat 0's lie at the bottom, the rest clockwise."""
    angle = _slot_angle(players, slot)
    # Flatter than an ellipse, so that plates fit between the sides.
    down = copysign(abs(sin(angle)) ** RING_EXPONENTS[players], sin(angle))
    return RING_RADIUS_CARD_WIDTHS * cos(angle), RING_HALF_HEIGHTS[players] * down


def _slot_angle(players: int, slot: float) -> float:
    each = 4 if players == 2 else 2
    return pi / 2 + (slot - (each - 1) / 2) * 2 * pi / (each * players)
