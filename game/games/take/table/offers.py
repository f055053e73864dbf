"""Offers of Take: the moves that buttons and gestures make with the picked cards."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from game.cards import card_names, french
from game.cards.french import JOKER, Card
from game.cards.melds import (
    HIGH_ACE_PLACE,
    MAX_RUN_CARD_COUNT,
    MIN_MELD_CARD_COUNT,
    LaidCard,
    card_at,
    filled_run,
    is_joker,
    laid_cards,
    melds_of,
    stands_for,
)
from game.cards.melds.laid_cards import joker_as
from game.core.event import PERSON_SEAT
from game.core.table_values import FELT_ZONE, Intent, Offer
from game.games.take.melds import TAKE_MELD_RULES, InsertPoint, LaidRuns, Run
from game.games.take.moves import (
    TAKE_DISCARD_MOVES,
    TAKE_DRAW_PILE_MOVE,
    TAKE_DRAW_STOCK_MOVE,
    TAKE_FINISH_MOVE,
    Add,
    Lay,
    Move,
    write,
)
from game.games.take.rules import TakeState
from game.games.take.scoring import laid_value
from game.games.take.state import DRAW_PHASE
from game.games.take.words import (
    in_short,
    in_words,
    jokers_of,
    shorts,
    suit_in_words,
)
from game.text.icon import Icon
from game.text.message import Message, Names, TextValue, dashed, listed, together, told


def zone(run: Run) -> str:
    return f"melds/M{run.number}/cards"


def sequences_of(cards: Sequence[Card]) -> list[tuple[LaidCard, ...]]:
    """All sequences of exactly these cards, the highest first.

    There are several only if a joker or an ace can go to either end.
    """
    return melds_of(cards, TAKE_MELD_RULES)


def sequences_in(hand: Sequence[Card]) -> list[tuple[LaidCard, ...]]:
    """Useful new sequences of a hand, by fewest jokers and then by points.

    No joker stands for a held card or lengthens a sequence that is complete without it.  None is
    part of another with as many jokers.  Sequences with more jokers use further naturals.
    """
    held = frozenset(hand) - {JOKER}
    jokers = hand.count(JOKER)
    found: list[tuple[LaidCard, ...]] = []
    for suit in sorted({card // 13 for card in held}):
        used: frozenset[Card] = frozenset()
        for missing in range(jokers + 1):
            sequences = [
                filled_run(suit, low, high, held) for low, high in _spans(suit, held, missing)
            ]
            new = [cards for cards in sequences if not used.issuperset(_naturals(cards))]
            found += new
            used = used.union(*map(_naturals, new))
    found.sort(key=lambda cards: (sum(map(is_joker, cards)), -laid_value(cards)))
    return found


def _spans(suit: int, held: frozenset[Card], missing: int) -> list[tuple[int, int]]:
    """Lowest and highest place of each longest sequence that lacks ``missing`` cards."""
    there = [card_at(suit, place) in held for place in range(HIGH_ACE_PLACE + 1)]
    kept: list[tuple[int, int]] = []
    for length in range(MAX_RUN_CARD_COUNT, max(MIN_MELD_CARD_COUNT - 1, missing), -1):
        for low in range(HIGH_ACE_PLACE + 2 - length):
            high = low + length - 1
            wasted = length > MIN_MELD_CARD_COUNT and not (there[low] and there[high])
            if (
                length - sum(there[low : high + 1]) == missing
                and not wasted
                and not any(below <= low and high <= above for below, above in kept)
            ):
                kept.append((low, high))
    return kept


def _naturals(cards: tuple[LaidCard, ...]) -> list[Card]:
    return [stands_for(card) for card in cards if not is_joker(card)]


class Chain(NamedTuple):
    """Cards added one after another to a run."""

    place: InsertPoint
    move: Add
    """The first addition."""
    used: tuple[LaidCard, ...]
    """The added cards, in their order."""
    grown: Run
    """The run after all additions."""


def touched(table: LaidRuns, place: InsertPoint) -> list[Run]:
    """The runs beside a lay-off spot, the lower first."""
    return [table.runs[one] for one in (place.below, place.above) if one is not None]


def won_points(table: LaidRuns, place: InsertPoint) -> int:
    """Points that an addition at this spot takes from opponents."""
    return sum([laid_value(run.cards) for run in touched(table, place) if run.owner != PERSON_SEAT])


def chains(table: LaidRuns, number: int, cards: Sequence[Card]) -> list[Chain]:
    """All chains of these cards at a run, those that use most cards first.

    A natural that fits goes first, as a joker can follow anywhere.
    """
    places = _places_at(table, number)
    first = next((place.card for place in places if place.card in cards), None)
    if first is not None:
        fitting = [place for place in places if place.card == first]
        return [_chain(table, place, place.natural, cards) for place in fitting]
    if JOKER not in cards:
        return []
    found = [_chain(table, place, place.joker, cards) for place in places]
    return sorted(found, key=lambda chain: -len(chain.used))


def _chain(table: LaidRuns, place: InsertPoint, move: Add, cards: Sequence[Card]) -> Chain:
    left = list(cards)
    left.remove(JOKER if is_joker(move.card) else stands_for(move.card))
    number = min([run.number for run in touched(table, place)])
    used, grown = _grow(table.with_card(PERSON_SEAT, move.card, place), number, left)
    return Chain(place, move, (move.card, *used), grown)


def _grow(table: LaidRuns, number: int, left: list[Card]) -> tuple[tuple[LaidCard, ...], Run]:
    """Add the remaining cards that fit: naturals, and jokers that lead on to a natural."""
    run = table.find(number)
    assert run is not None, "a run that is added to keeps its number or a smaller one"
    places = _places_at(table, number)
    for place in places:
        if place.card in left:
            return _on(table, place, place.natural.card, number, left)
    best: tuple[tuple[LaidCard, ...], Run] = (), run
    if JOKER in left and any(card != JOKER for card in left):
        for place in places:
            tried = _on(table, place, place.joker.card, number, left)
            if len(tried[0]) > max(1, len(best[0])):
                best = tried
    return best


def _on(
    table: LaidRuns, place: InsertPoint, card: LaidCard, number: int, left: list[Card]
) -> tuple[tuple[LaidCard, ...], Run]:
    rest = left[:]
    rest.remove(JOKER if is_joker(card) else stands_for(card))
    number = min([number, *(run.number for run in touched(table, place))])
    used, grown = _grow(table.with_card(PERSON_SEAT, card, place), number, rest)
    return (card, *used), grown


def _places_at(table: LaidRuns, number: int) -> list[InsertPoint]:
    """The lay-off spots of a run; those that join it to another come last."""
    at_ends = [
        place for place in table.places if number in [run.number for run in touched(table, place)]
    ]
    return sorted(at_ends, key=lambda place: None not in (place.below, place.above))


MAX_OFFERED_SEQUENCES_COUNT: Final = 6
"""Maximum number of new sequences offered before a card is picked."""
MAX_OFFERED_ADDITIONS_COUNT: Final = 8
"""Maximum number of additions offered before a card is picked."""
MAX_BUTTON_NAME_LETTER_COUNT: Final = 34
"""Maximum length of a button's name, in characters, if a shorter name exists."""


def offers(state: TakeState, picked: Sequence[str], names: Names) -> list[Offer]:
    """Offers for seat 0, the likeliest first; none if it is not to move."""
    if state.asked != PERSON_SEAT:
        return []
    if picked:
        return _with([french.read(text) for text in picked], state, names)
    return _draws(state) if state.phase == DRAW_PHASE else _ready(state, names)


def _draws(state: TakeState) -> list[Offer]:
    found = []
    if state.stock:
        found.append(
            Offer(
                write(TAKE_DRAW_STOCK_MOVE),
                Message("take-draw"),
                Intent.DRAW,
                "D",
                Icon.CARDS,
                "stock",
            )
        )
    if state.pile and state.hand:
        top = state.pile[-1]
        name, cards = Message("take-take-card", card=card_names.named(top)), (french.write(top),)
        found.append(
            Offer(
                write(TAKE_DRAW_PILE_MOVE),
                name,
                Intent.TAKE_PILE,
                "P",
                Icon.ARROW_DOWN,
                "pile",
                cards,
            )
        )
    if not state.stock:
        name = Message("take-finish")
        found.append(
            Offer(write(TAKE_FINISH_MOVE), name, Intent.FINISH, "F", Icon.OUT, secondary=True)
        )
    return found


# Before a card is picked.


def _ready(state: TakeState, names: Names) -> list[Offer]:
    lays = sequences_in(state.hand)
    places = [
        (place, place.natural if place.card in state.hand else place.joker)
        for place in state.table.places
        if place.card in state.hand or JOKER in state.hand
    ]
    places.sort(key=lambda one: (is_joker(one[1].card), -won_points(state.table, one[0])))
    if state.owed:
        # Moves with the owed card come first; moves that rule it out are dropped below.
        lays.sort(
            key=lambda cards: state.must_meld not in [laid_cards.card_of(card) for card in cards]
        )
        places.sort(key=lambda one: laid_cards.card_of(one[1].card) != state.must_meld)
    laying = (cards for cards in lays if _leaves_a_way(state, Lay(cards)))
    adding = (one for one in places if _leaves_a_way(state, one[1]))
    return [
        *(
            _lay(cards, Message("take-asks-sequence"))
            for cards in islice(laying, MAX_OFFERED_SEQUENCES_COUNT)
        ),
        *(
            _add(state, place, move, names, Message("take-add-or-take"), Message("take-asks-add"))
            for place, move in islice(adding, MAX_OFFERED_ADDITIONS_COUNT)
        ),
    ]


def _leaves_a_way(state: TakeState, move: Move) -> bool:
    return not state.owed or state.check(move) is None


# Offers with picked cards.


def _with(cards: list[Card], state: TakeState, names: Names) -> list[Offer]:
    """All readings of the picked cards, then illegal offers for their refusals."""
    sequences = sequences_of(cards) or _parts(cards)
    sequences.sort(key=lambda sequence: _doubled_jokers(sequence, state.hand))
    jokers = cards.count(JOKER)
    asks: TextValue = Message("take-asks-joker", count=jokers) if jokers else ""
    laying = [_lay(sequence, asks or Message("take-asks-sequence")) for sequence in sequences]
    if len(cards) == 1:
        card = cards[0]
        discard = Offer(
            write(TAKE_DISCARD_MOVES[card]),
            Message("take-discard", card=card_names.named(card)),
            Intent.DISCARD,
            "X",
            Icon.DISCARD,
            "pile",
        )
        adding = [*_places_for(card, state, names), discard]
    else:
        adding = list(_chained(cards, state, names))
    found = laying + adding
    return found + list(_refused(cards, state, {offer.target for offer in found}))


def _parts(cards: list[Card]) -> list[tuple[LaidCard, ...]]:
    """Sequences of each suit's naturals, if several suits are picked."""
    suits = sorted({card // 13 for card in cards if card != JOKER})
    if len(suits) < 2:
        return []
    parted = ([card for card in cards if card // 13 == suit] for suit in suits)
    return [sequence for part in parted for sequence in sequences_of(part)]


def _doubled_jokers(cards: tuple[LaidCard, ...], hand: Sequence[Card]) -> int:
    return sum([is_joker(card) and stands_for(card) in hand for card in cards])


def _places_for(card: Card, state: TakeState, names: Names) -> Iterator[Offer]:
    """Offers for all lay-off spots of one card; a double take is offered on both its runs."""
    table = state.table
    fitting = [place for place in table.places if card in (place.card, JOKER)]
    fitting.sort(
        key=lambda place: (place.card in state.hand and card == JOKER, -won_points(table, place))
    )
    title = Message("take-add-card", card=card_names.named(card))
    asks = Message("take-asks-where", card=card_names.named(card))
    for place in fitting:
        move = place.joker if card == JOKER else place.natural
        for run in touched(table, place):
            yield _add(state, place, move, names, title, asks, run)


def _chained(cards: list[Card], state: TakeState, names: Names) -> Iterator[Offer]:
    """For each run that takes all picked cards, the offer of the first addition."""
    found = [
        (chain, run)
        for run in state.table.runs
        for chain in chains(state.table, run.number, cards)
        if _takes_all(chain, cards)
    ]
    found.sort(key=lambda one: -won_points(state.table, one[0].place))
    for chain, run in found:
        yield _chain_offer(state, chain, run, names, len(cards) - len(chain.used))


def _takes_all(chain: Chain, cards: list[Card]) -> bool:
    """Whether all cards can be added: remaining jokers need only room in the run."""
    left = list(cards)
    for card in chain.used:
        left.remove(laid_cards.card_of(card))
    room = MAX_RUN_CARD_COUNT - len(chain.grown.cards)
    return all(card == JOKER for card in left) and len(left) <= room


def _refused(cards: list[Card], state: TakeState, offered: set[str | None]) -> Iterator[Offer]:
    """Illegal offers with these cards: their refusals tell the person why."""
    if FELT_ZONE not in offered:
        name = Message("take-lay.picked")
        yield Offer(write(Lay(_guessed(cards))), name, Intent.MELD, "L", Icon.LAY, FELT_ZONE)
    for run in state.table.runs:
        if zone(run) not in offered:
            misfit = _misfit(cards, state, run)
            card = joker_as(stands_for(run.cards[0])) if misfit == JOKER else LaidCard(misfit)
            name = Message("take-add-to", run=in_words(run.cards))
            yield Offer(
                write(Add(card, run.number)), name, Intent.LAY_OFF, "A", Icon.ADD, zone(run)
            )


def _misfit(cards: list[Card], state: TakeState, run: Run) -> Card:
    """The first card that cannot be added to a run, even after the others."""
    left = list(cards)
    for chain in chains(state.table, run.number, cards)[:1]:
        for card in map(laid_cards.card_of, chain.used):
            left.remove(card)
    return left[0]


def _guessed(cards: list[Card]) -> tuple[LaidCard, ...]:
    naturals = [card for card in cards if card != JOKER] or [french.make(0, 0)]
    return tuple([joker_as(naturals[0]) if card == JOKER else LaidCard(card) for card in cards])


# Single offers.


def _lay(cards: tuple[LaidCard, ...], asks: TextValue) -> Offer:
    texts = tuple([laid_cards.write(card) for card in cards])
    title = Message("take-lay.title")
    return Offer(
        write(Lay(cards)),
        _lay_name(cards),
        Intent.MELD,
        "L",
        Icon.LAY,
        FELT_ZONE,
        texts,
        title,
        question=asks,
        points=laid_value(cards),
    )


def _lay_name(cards: tuple[LaidCard, ...]) -> Message:
    run, jokers = in_words(cards), shorts(jokers_of(cards))
    if not jokers:
        return Message("take-lay", run=run)
    return Message("take-lay-jokers", count=len(jokers), run=run, ranks=together(jokers))


def _add(
    state: TakeState,
    place: InsertPoint,
    move: Add,
    names: Names,
    title: TextValue,
    asks: TextValue,
    run: Run | None = None,
) -> Offer:
    """The offer of one addition; ``run`` is the run on which the gesture ends."""
    runs = touched(state.table, place)
    below = runs[0].cards if place.below is not None else ()
    above = runs[-1].cards if place.above is not None else ()
    whole = (*below, move.card, *above)
    texts = tuple([laid_cards.write(card) for card in whole])
    target = zone(run or runs[0])
    name = _add_name(state.table, runs, move, names)
    return Offer(
        write(move),
        name,
        Intent.LAY_OFF,
        "A",
        Icon.ADD,
        target,
        texts,
        title,
        question=asks,
        points=_gained_points(whole, runs),
    )


def _gained_points(whole: Sequence[LaidCard], runs: Sequence[Run]) -> int:
    """Points that the person gains when these runs become part of a whole one."""
    return laid_value(whole) - sum(
        [laid_value(run.cards) for run in runs if run.owner == PERSON_SEAT]
    )


def _add_name(table: LaidRuns, runs: list[Run], move: Add, names: Names) -> Message:
    """Name of an addition, as long as the room allows."""
    if len(runs) > 1:
        return _join_name(runs, move, names)
    run = runs[0]
    which = card_names.whose(names[run.owner], _told_apart(table, run))
    rank, short = _ranks_of(move)
    theirs = run.owner != PERSON_SEAT
    if is_joker(move.card):
        if theirs:
            return _first_fit(
                Message("take-take-joker", run=which, rank=rank),
                Message("take-take-joker", run=which, rank=short),
            )
        return _first_fit(
            Message("take-add-joker", run=which, rank=rank),
            Message("take-add-joker", run=which, rank=short),
        )
    # Only an ace can be added to two sequences of one suit.
    suit = suit_in_words(run.cards)
    ace = stands_for(move.card) % 13 == 0
    brief = which if ace else card_names.whose(names[run.owner], suit)
    if theirs:
        return _first_fit(
            Message("take-take-rank", run=which, rank=rank),
            Message("take-take-rank", run=brief, rank=rank),
        )
    return _first_fit(
        Message("take-add-rank", run=which, rank=rank),
        Message("take-add-rank", run=brief, rank=rank),
    )


def _join_name(runs: list[Run], move: Add, names: Names) -> Message:
    card = card_names.named(stands_for(move.card))
    suit = suit_in_words(runs[0].cards)
    rank, short = _ranks_of(move)
    theirs = any(run.owner != PERSON_SEAT for run in runs)
    if is_joker(move.card):
        if theirs:
            return Message("take-double-joker", rank=short, suit=suit)
        return Message("take-join-joker", rank=short, suit=suit)
    if theirs:
        return _first_fit(
            Message("take-double-card", card=card), Message("take-double-card", card=rank)
        )
    yours = card_names.whose(names[PERSON_SEAT], suit)
    return _first_fit(
        Message("take-join-card", run=yours, card=card),
        Message("take-join-card", run=yours, card=rank),
    )


def _ranks_of(move: Add) -> tuple[Message, Message]:
    """Rank of an added card, in words and as printed, with its end if that must be named."""
    number = stands_for(move.card) % 13
    rank, short = card_names.rank_name(number), card_names.rank_short(number)
    if not move.end:
        return rank, short
    return (
        Message("take-end-rank", end=move.end, rank=rank),
        Message("take-end-rank", end=move.end, rank=short),
    )


def _told_apart(table: LaidRuns, run: Run) -> Message:
    """Name of a run by its suit; with its ranks if its owner has another of that suit."""
    alike = [
        one
        for one in table.runs
        if one.owner == run.owner and one.lying.suit == run.lying.suit and not one.locked
    ]
    return card_names.short_run(run.cards) if len(alike) > 1 else suit_in_words(run.cards)


def _chain_offer(state: TakeState, chain: Chain, run: Run, names: Names, jokers: int) -> Offer:
    """The offer of the first of several additions; its cards show the final run.

    ``jokers`` is the number of picked jokers that can go to either end afterwards.
    """
    texts = tuple([laid_cards.write(card) for card in chain.grown.cards])
    runs, title = touched(state.table, chain.place), Message("take-add-or-take")
    if len(chain.used) == 1:
        name = _add_name(state.table, runs, chain.move, names)
    else:
        name = _chain_name(state, chain, run, names)
    if jokers:
        # The person chooses their ends after the other cards are laid.
        name = Message("take-then-jokers", name=name, count=jokers)
    joined = [one for one in state.table.runs if set(one.cards) <= set(chain.grown.cards)]
    count = len(chain.used) + jokers
    return Offer(
        write(chain.move),
        name,
        Intent.LAY_OFF,
        "A",
        Icon.ADD,
        zone(run),
        texts,
        title,
        question=Message("take-asks-where.several", count=count),
        points=_gained_points(chain.grown.cards, joined),
    )


def _chain_name(state: TakeState, chain: Chain, run: Run, names: Names) -> Message:
    suit = suit_in_words(run.cards)
    places = [place for place, card in enumerate(chain.grown.cards) if card in chain.used]
    added = shorts([chain.grown.cards[place] for place in places])
    together = places[-1] - places[0] < len(places)
    ranks = dashed(added) if together else listed(added)
    count = card_names.so_many(len(chain.used))
    joined = [one for one in state.table.runs if set(one.cards) <= set(chain.grown.cards)]
    whole = card_names.whose(names[run.owner], suit)
    if len(joined) > 1:
        if all(one.owner == PERSON_SEAT for one in joined):
            return _first_fit(
                Message("take-join-cards", run=whole, cards=ranks),
                Message("take-join-cards", run=whole, cards=count),
            )
        return _first_fit(
            Message("take-double-cards", cards=ranks), Message("take-double-cards", cards=count)
        )
    if run.owner == PERSON_SEAT:
        exact = card_names.whose(names[PERSON_SEAT], card_names.short_run(run.cards))
        return _first_fit(
            Message("take-add-cards", cards=ranks, run=exact),
            Message("take-add-cards", cards=ranks, run=whole),
            Message("take-add-cards", cards=count, run=whole),
        )
    brief = card_names.whose(names[run.owner], in_short(run.cards))
    return _first_fit(
        Message("take-take-cards-suit", run=brief, cards=ranks, suit=suit),
        Message("take-take-cards", run=whole, cards=ranks),
        Message("take-take-cards", run=whole, cards=count),
    )


def _first_fit(*names: Message) -> Message:
    """The first name within ``MAX_BUTTON_NAME_LETTER_COUNT``; the last is the fallback."""
    return next(
        (name for name in names if len(told(name)) <= MAX_BUTTON_NAME_LETTER_COUNT), names[-1]
    )
