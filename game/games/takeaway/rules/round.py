"""A round: a draw for dealer, a card into each slot, and its end."""

from collections.abc import Sequence
from typing import Any

from game.cards import french
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.takeaway.rules.next_slot import turn_to
from game.games.takeaway.state import TakeawayFacts, bits_of, owners, zone_of


def next_round(state: TakeawayFacts, tell: EventSink | None) -> None:
    """Begin a round; the dealer's right slot is dealt to and played first."""
    state.round += 1
    state.begin_round()
    state.dealer = _cut(state, tell)
    deck = state.shuffle_deck(french.pack(), french.read)
    if tell:
        facts = {"round": state.round, "dealer": state.dealer, "stock": len(deck)}
        tell(Event("shuffle", state.dealer, changes=facts))
    state.stock = deck[::-1]
    first = state.owner.index(state.dealer)
    for place in range(first, first + state.used):
        slot = place % state.used
        card = state.stock.pop()
        state.slots[slot].append(card)
        state.tops[slot] = card
        if tell:
            texts = (french.write(card),)
            tell(Event("deal", state.owner[slot], "stock", zone_of(slot), texts))
    state.lying = bits_of(state.tops)
    turn_to(state, first)


def _cut(state: TakeawayFacts, tell: EventSink | None) -> Seat:
    """Dealer of the round: the highest card of a draw, ties drawn again; aces are high.

    A dealer named by the set-up skips the draw, but not the count of shuffles.
    """
    if not state.draws_dealer:
        state.shuffles += 1
        return state.dealer
    deck = iter(state.shuffled_for_dealer(french.pack()))
    drawing = [Seat(seat) for seat in range(state.setup.players)]
    while len(drawing) > 1:
        drawn = {seat: next(deck) for seat in drawing}
        if tell:
            for seat, card in drawn.items():
                tell(Event("cut", seat, cards=(french.write(card),)))
        height = {seat: (french.rank(card) - 1) % 13 for seat, card in drawn.items()}
        highest = max(height.values())
        drawing = [seat for seat in drawing if height[seat] == highest]
    return drawing[0]


# The end of a round.


def count(players: int, stacks: Sequence[Sequence[Any]]) -> list[int]:
    """Points of each seat if the round ended now: its cards.

    >>> count(4, [["5S", "5H"], ["KD"], [], [], [], [], [], ["AS"]])
    [3, 0, 0, 1]
    """
    points = [0] * players
    for owner, stack in zip(owners(players), stacks, strict=True):
        if owner is not None:
            points[owner] += len(stack)
    return points


def rounds(state: TakeawayFacts) -> int:
    """Number of rounds in the match."""
    return int(state.setup.options.as_values()["rounds"])


def end_round(state: TakeawayFacts, tell: EventSink | None) -> None:
    """Score the cards, then deal again or end the match; the highest total wins."""
    points = count(state.setup.players, state.slots)
    state.scores = [total + more for total, more in zip(state.scores, points, strict=True)]
    state.rounds.append({"scores": points, "out": None})
    last = state.round == rounds(state)
    if last:
        best = max(state.scores)
        state.end(tuple(Seat(seat) for seat, total in enumerate(state.scores) if total == best))
    if tell:
        facts: dict[str, Any] = {
            "rounds": [dict(one) for one in state.rounds],
            "scores": list(state.scores),
        }
        tell(Event("round-end", changes=facts))
    if not last:
        if tell:
            _gather(state, tell)
        next_round(state, tell)


def _gather(state: TakeawayFacts, tell: EventSink) -> None:
    for slot, stack in enumerate(state.slots):
        if stack:
            texts = tuple(map(french.write, stack))
            tell(Event("gather", None, zone_of(slot), "stock", texts))
