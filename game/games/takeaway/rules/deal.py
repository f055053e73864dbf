"""The deal: a draw for dealer, then a card into each slot."""

from game.cards import french
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.games.takeaway.rules.next_slot import turn_to
from game.games.takeaway.state import TakeawayFacts, bits, zone_of


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
    state.lying = bits(state.tops)
    turn_to(state, first)


def _cut(state: TakeawayFacts, tell: EventSink | None) -> Seat:
    """Dealer of the round: the highest card of a draw, ties drawn again; aces are high.

    A dealer named by the set-up skips the draw, but not the count of shuffles.
    """
    if state.round == 1 and state.setup.dealer is not None:
        state.shuffles += 1
        return state.setup.dealer
    deck = iter(state.shuffled_early(french.pack()))
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
