"""Explanations of Takeaway moves: cards won, and seats that can take them back.

Fitting stacks must be taken, so all consequences are public up to the next draw.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.cards import card_names
from game.cards.french import Card
from game.core.event import Seat
from game.games.takeaway.bot.evaluate import totals
from game.games.takeaway.moves import Draw, Move, Take
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.rules.fitting import FITTING_CARDS, plays, takeable
from game.games.takeaway.rules.next_slot import following
from game.games.takeaway.rules.round import rounds
from game.games.takeaway.state import EMPTY_SLOT_TOP, bits_of
from game.text.message import Message, Names, TextValue, in_order

WHOLE_PACK: Final = frozenset(map(Card, range(52)))


class BestLine(NamedTuple):
    """Takings until nothing fits, and their outcome.

    ``won`` counts cards of other seats, ``takes`` stacks. The slot ends with ``size`` cards under
    ``top``, and ``fits`` deck cards fit it. ``turn`` owns the next slot, None when the round is
    over. ``prey`` counts deck cards that fit a rival's stack, ``threat`` those that fit an own one.
    ``exposed`` counts own cards that a rival's top fits, ``held`` the cards of each seat.
    """

    won: int
    takes: int
    top: Card
    size: int
    fits: int
    turn: Seat | None
    prey: int
    threat: int
    exposed: int
    held: tuple[int, ...]

    @property
    def risk(self) -> int:
        """Cards in the slot times the deck cards that fit its top."""
        return self.size * self.fits


def deck(state: TakeawayState) -> frozenset[Card]:
    """Cards of the deck: those in no slot."""
    return WHOLE_PACK.difference(*state.slots)


def best_line(state: TakeawayState, take: Take) -> BestLine:
    """Line that wins most cards, then draws next, then risks least."""
    seat = state.asked
    sizes = [len(stack) for stack in state.slots]
    lines = _lines(state, list(state.tops), sizes, take.slot, 0, 0)
    return min(
        lines,
        key=lambda one: (
            *(-one.won, one.turn != seat, one.risk),
            *(one.exposed, one.size, one.top),
        ),
    )


def played_line(state: TakeawayState, takes: Sequence[Take]) -> BestLine:
    """Outcome of takings, after which nothing fits."""
    tops, sizes, won = list(state.tops), [len(stack) for stack in state.slots], 0
    for take in takes:
        won += _taken_card_count(state, tops, sizes, take.slot)
    return _end(state, tops, sizes, won, len(takes))


def _taken_card_count(state: TakeawayState, tops: list[Card], sizes: list[int], other: int) -> int:
    """Number of cards won from another seat by taking a stack, which changes tops and sizes."""
    slot = state.slot
    won = 0 if state.owner[other] == state.owner[slot] else sizes[other]
    tops[slot], tops[other] = tops[other], EMPTY_SLOT_TOP
    sizes[slot], sizes[other] = sizes[slot] + sizes[other], 0
    return won


def _lines(
    state: TakeawayState, tops: list[Card], sizes: list[int], other: int, won: int, takes: int
) -> Iterator[BestLine]:
    tops, sizes = tops[:], sizes[:]
    won += _taken_card_count(state, tops, sizes, other)
    then = takeable(tops, state.used, state.slot, state.run_suits)
    if not then:
        yield _end(state, tops, sizes, won, takes + 1)
    for one in then:
        yield from _lines(state, tops, sizes, one, won, takes + 1)


def _end(
    state: TakeawayState, tops: list[Card], sizes: list[int], won: int, takes: int
) -> BestLine:
    slot, owner, fits = state.slot, state.owner, FITTING_CARDS[state.run_suits]
    left = deck(state)
    after = following(tops, bits_of(tops), state.used, slot, bool(left), state.run_suits)
    turn = None if after is None else owner[after]
    mine = [
        one
        for one in range(state.used)
        if owner[one] == owner[slot] and tops[one] != EMPTY_SLOT_TOP
    ]
    others = [
        tops[one]
        for one in range(state.used)
        if owner[one] != owner[slot] and tops[one] != EMPTY_SLOT_TOP
    ]
    held = [0] * state.setup.players
    for one in range(state.used):
        seat = owner[one]
        assert seat is not None, "the slots in use have owners"
        held[seat] += sizes[one]
    return BestLine(
        won,
        takes,
        tops[slot],
        sizes[slot],
        len(fits[tops[slot]] & left),
        turn,
        sum(not fits[card].isdisjoint(others) for card in left),
        sum(not fits[card].isdisjoint(tops[one] for one in mine) for card in left),
        sum(sizes[one] for one in mine if fits[tops[one]].intersection(others)),
        tuple(held),
    )


def reason(state: TakeawayState, move: Move, names: Names, other: Move | None = None) -> TextValue:
    """Explanation of a move; see ``Bot.explain``."""
    if isinstance(move, Draw):
        empty = not state.slots[state.slot]
        return Message("takeaway-why-fill") if empty else Message("takeaway-why-draw")
    card = card_names.named(state.tops[move.slot])
    if len(plays(state, state.slot)) == 1:
        return Message("takeaway-why-only", card=card)
    mine = best_line(state, move)
    if not isinstance(other, Take):
        said = [_brings(state, move, mine, names), *_ends(state, mine)]
        if deck(state):
            said += [*_draws(state, mine), _fits(state, mine)]
        return in_order(said)
    theirs = best_line(state, other)
    speaks = _for(state, mine, theirs)
    than = card_names.named(state.tops[other.slot])
    told = [*_ends_alone(state, mine, theirs), *_told(state, mine, theirs, than, speaks)]
    if mine.won > theirs.won:
        more = Message(
            "takeaway-why-more",
            count=mine.won,
            takes=mine.takes,
            more=mine.won - theirs.won,
            other=than,
        )
        return in_order([more, *told])
    if told or mine.won < theirs.won:
        return in_order(told) if told else ""
    if mine.won and _leads(state, move) and not _leads(state, other):
        owner = state.owner[move.slot]
        assert owner is not None, "a stack lies in a slot that is in use"
        return Message("takeaway-why-leader", who=names[owner])
    return ""


def _for(state: TakeawayState, mine: BestLine, theirs: BestLine) -> list[str]:
    """Names of the advantages of ``mine`` over ``theirs`` besides cards won."""
    seat = state.asked
    # A smaller stake does not make up for fewer cards won.
    less = mine.won < theirs.won
    found = {
        "again": mine.turn == seat != theirs.turn and bool(deck(state)),
        "open": mine.exposed < theirs.exposed,
        "safer": mine.fits < theirs.fits and mine.size <= theirs.size,
        "fewer": mine.fits == theirs.fits > 0 and mine.size < theirs.size and not less,
    }
    return [name for name, holds in found.items() if holds]


def _leads(state: TakeawayState, take: Take) -> bool:
    """Whether the stack belongs to the leading opponent, with three or more players."""
    held = totals(state)
    owner = state.owner[take.slot]
    rest = [one for seat, one in enumerate(held) if seat not in (owner, state.asked)]
    return bool(rest) and owner not in (None, state.asked) and held[owner] > max(rest)


def _told(
    state: TakeawayState, mine: BestLine, theirs: BestLine, than: Message, speaks: list[str]
) -> list[Message]:
    left = len(deck(state))
    top, end = card_names.named(mine.top), card_names.named(theirs.top)
    said = {
        "again": Message(
            "takeaway-why-again", other=than, prey=mine.prey, deck=left, threat=theirs.threat
        ),
        "open": Message("takeaway-why-open", other=than, open=mine.exposed, count=theirs.exposed),
        "safer": Message(
            "takeaway-why-safer",
            fits=mine.fits,
            deck=left,
            card=top,
            size=mine.size,
            theirs=theirs.fits,
            other=end,
            stake=theirs.size,
        ),
        "fewer": Message(
            "takeaway-why-fewer", fits=mine.fits, deck=left, size=mine.size, stake=theirs.size
        ),
    }
    return [said[name] for name in speaks]


def _brings(state: TakeawayState, move: Take, mine: BestLine, names: Names) -> Message:
    owner = state.owner[move.slot]
    assert owner is not None, "a stack lies in a slot that is in use"
    if not mine.won:
        return Message("takeaway-why-own", count=mine.size, card=card_names.named(mine.top))
    if mine.takes > 1:
        return Message("takeaway-why-run", count=mine.won, takes=mine.takes)
    return Message("takeaway-why-brings", count=mine.won, who=names[owner])


def _ends(state: TakeawayState, mine: BestLine) -> list[Message]:
    """Sentence that the round is over or the match won, if so."""
    if mine.turn is not None:
        return []
    seat = state.asked
    assert seat is not None, "a seat is asked"
    scored = [score + now for score, now in zip(state.scores, mine.held, strict=True)]
    last = state.round == rounds(state)
    if last and scored.count(max(scored)) == 1 and scored[seat] == max(scored):
        return [Message("takeaway-why-wins", count=mine.held[seat])]
    return [Message("takeaway-why-ends", count=mine.held[seat])]


def _ends_alone(state: TakeawayState, mine: BestLine, theirs: BestLine) -> list[Message]:
    """The sentence of ``_ends``, unless the other line ends the round or wins as well."""
    ends, others = _ends(state, mine), _ends(state, theirs)
    if not ends or not others:
        return ends
    return ends if ends[0].name == "takeaway-why-wins" != others[0].name else []


def _draws(state: TakeawayState, mine: BestLine) -> list[Message]:
    """Sentence that the seat draws next, if so."""
    if mine.turn != state.asked:
        return []
    return [Message("takeaway-why-first", prey=mine.prey, deck=len(deck(state)))]


def _fits(state: TakeawayState, mine: BestLine) -> Message:
    left = len(deck(state))
    top = card_names.named(mine.top)
    return Message("takeaway-why-fits", fits=mine.fits, deck=left, card=top, size=mine.size)
