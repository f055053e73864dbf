"""A round: its deal, its end, and the end of the match."""

from typing import Any

from game.cards.melds import bits_of, write
from game.core.event import Event, Seat
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.core.next_dealer import dealer_after
from game.games.rummy500.moves import Finish
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.rules import turn
from game.games.rummy500.scoring import counted
from game.games.rummy500.state import Rummy500Facts, texts
from game.text.message import Message


def cards_each(players: int, options: Rummy500Options) -> int:
    """Number of cards dealt to each player."""
    return options.hand_for_two if players == 2 else 7


def begin(state: Rummy500Facts, tell: EventSink | None) -> None:
    """Choose the first dealer by the seed, unless the setup names one, and deal."""
    if state.setup.dealer is None:
        state.dealer = state.drawn_dealer()
    deal(state, tell)


def deal(state: Rummy500Facts, tell: EventSink | None) -> None:
    """Deal the next round; ``state.dealer`` is set."""
    players = state.setup.players
    state.round += 1
    deck = state.next_deck()
    if tell:
        facts = {"round": state.round, "dealer": state.dealer, "stock": len(deck), "melds": []}
        tell(Event("shuffle", state.dealer, changes=facts))
    first, count = state.left_of(state.dealer), players * cards_each(players, state.options)
    # An extra card goes to the first player again, and then none is turned up.
    dealt = count + state.first_discards
    for place in range(players):
        state.hands[(first + place) % players] = deck[place:dealt:players]
    state.held = list(map(bits_of, state.hands))
    state.pile = deck[dealt : count + 1]
    state.piled = bits_of(state.pile)
    state.stock = deck[:count:-1]
    if tell:
        for place, card in enumerate(deck[:dealt]):
            seat = Seat((first + place) % players)
            zone = f"hands/{seat}"
            told = texts([card])
            tell(Event("deal", seat, "stock", zone, told, visible_to=frozenset([seat])))
        if state.pile:
            tell(Event("turn-up", state.dealer, "stock", "pile", texts(state.pile)))
    turn.open_round(state, first)


# The end of a round.


def refusal(state: Rummy500Facts) -> Illegal | None:
    if not state.stock:
        return None
    return Illegal(
        "not-your-phase",
        Message("rummy500-not-finished"),
        "the-end-of-a-round",
    )


def finish(state: Rummy500Facts, move: Finish, tell: EventSink | None) -> None:
    if tell:
        tell(Event("finish", state.seat))
    end(state, None, tell)


def end(state: Rummy500Facts, out: Seat | None, tell: EventSink | None) -> None:
    """Score the round, then end the match or deal the next round.

    ``out`` is the seat that went out.  The highest total wins once it reaches the target and is
    not shared.  After the last round equal totals share the win.
    """
    state.clear_turn()
    scores = counted(state)
    state.scores = [total + more for total, more in zip(state.scores, scores, strict=True)]
    state.rounds.append({"scores": scores, "out": out})
    if tell:
        _lay_open(state, tell)
        facts: dict[str, Any] = {
            "rounds": [dict(one) for one in state.rounds],
            "scores": list(state.scores),
        }
        tell(Event("round-end", out, changes=facts))
    best = max(state.scores)
    ahead = tuple(Seat(seat) for seat, total in enumerate(state.scores) if total == best)
    reached = best >= state.options.target and len(ahead) == 1
    if reached or state.round == state.options.most_rounds:
        state.end(ahead)
        return
    if tell:
        _gather(state, tell)
    state.dealer = dealer_after(state.options.next_dealer, state.dealer, scores, out)
    deal(state, tell)


def _lay_open(state: Rummy500Facts, tell: EventSink) -> None:
    for seat, hand in enumerate(state.hands):
        if hand:
            zone = f"hands/{seat}"
            tell(Event("reveal", Seat(seat), zone, zone, texts(hand)))


def _gather(state: Rummy500Facts, tell: EventSink) -> None:
    zones = [
        ("pile", texts(state.pile)),
        *((f"hands/{seat}", texts(hand)) for seat, hand in enumerate(state.hands)),
        *(
            (f"melds/M{meld.number}/cards", tuple([write(card) for card in meld.cards]))
            for meld in state.melds
        ),
    ]
    for zone, cards in zones:
        if cards:
            tell(Event("gather", None, zone, "stock", cards))
