"""A round: the packs in play, the deal, the next turn, the end of the round and of the match."""

from typing import Any, Final

from game.cards import french
from game.cards.french import Card
from game.core.event import SEATS_BY_NUMBER, Event, Seat, copy_json
from game.core.game import EventSink
from game.core.next_dealer import dealer_after
from game.games.texas.options import TexasOptions
from game.games.texas.scoring import Arranged, shares
from game.games.texas.state import TexasFacts, law_in, texts


def pack_count(players: int) -> int:
    """Number of packs in play: one for two players, two up to six, three above."""
    return 1 if players == 2 else 2 if players <= 6 else 3


USUAL_TEXAS_OPTIONS: Final = TexasOptions()


def pack(players: int, options: TexasOptions = USUAL_TEXAS_OPTIONS) -> list[Card]:
    """All cards in play, in order, with the jokers of each pack."""
    count = pack_count(players)
    return french.pack(count, count * options.jokers_per_pack)


def cards_dealt(number: int) -> int:
    """Cards dealt to each player in a round, 1 to 11: three to thirteen."""
    return number + 2


def first_and_last(state: TexasFacts) -> tuple[int, int]:
    """The first and the last round of the match, among the eleven."""
    return state.options.first_and_last


def has_jokers(state: TexasFacts) -> bool:
    """Whether the match is played with jokers."""
    return state.options.jokers_per_pack > 0


def has_pot(state: TexasFacts) -> bool:
    """Whether the match is played for dimes."""
    return state.options.dimes > 0


def is_untouched(state: TexasFacts) -> bool:
    """Whether nobody has drawn since the deal."""
    return (
        not state.emptied
        and len(state.pile) == 1
        and state.phase == "draw"
        and not any(state.known)
    )


def left_of(state: TexasFacts, seat: Seat) -> Seat:
    """Seat that plays after ``seat``."""
    return SEATS_BY_NUMBER[(seat + 1) % state.setup.players]


def begin(state: TexasFacts, tell: EventSink | None) -> None:
    """Deal the first round; the seed picks a dealer if the set-up names none."""
    dealer = state.setup.dealer
    if dealer is None:
        dealer = state.drawn_dealer()
    next_round(state, first_and_last(state)[0], dealer, tell)


def next_round(state: TexasFacts, number: int, dealer: Seat, tell: EventSink | None) -> None:
    """Deal a round, 1 to 11; the seat at the dealer's left begins."""
    state.begin_round()
    state.round = number
    state.dealer = dealer
    state.law = law_in(state.setup, number)
    state.wild = state.law.wild_text
    cards = pack(state.setup.players, state.options)
    _deal(state, state.shuffle_deck(cards, french.read), tell)
    state.phase = "draw"
    state.asked = left_of(state, dealer)


def _deal(state: TexasFacts, deck: list[Card], tell: EventSink | None) -> None:
    """Deal single cards from the dealer's left, then turn one up for the pile."""
    players = state.setup.players
    dealt = cards_dealt(state.round) * players
    first = left_of(state, state.dealer)
    for place in range(players):
        state.hands[(first + place) % players] = sorted(deck[place:dealt:players])
    state.pile = [deck[dealt]]
    state.stock = deck[:dealt:-1]
    if tell:
        facts = {
            "round": state.round,
            "dealer": state.dealer,
            "wild": state.wild,
            "stock": len(deck),
        }
        tell(Event("shuffle", state.dealer, changes=facts))
        for place, card in enumerate(texts(deck[:dealt])):
            seat = Seat((first + place) % players)
            seen_by = frozenset((seat,))
            tell(Event("deal", seat, "stock", f"hands/{seat}", (card,), visible_to=seen_by))
        tell(Event("turn-up", None, "stock", "pile", texts(state.pile)))


# The end of a turn and of a round.


def next_turn(state: TexasFacts, seat: Seat, tell: EventSink | None) -> None:
    """Ask the seat after ``seat`` to draw; if it is out, the round ends."""
    following = left_of(state, seat)
    if following == state.out:
        end_round(state, following, tell)
    else:
        state.phase = "draw"
        state.asked = following


def end_round(state: TexasFacts, out: Seat | None, tell: EventSink | None) -> None:
    """Score the hands; ``out`` is the seat that went out, None if nobody did."""
    law = state.round_law
    arranged = [law.arrange(hand) for hand in state.hands]
    points = [one.points for one in arranged]
    state.scores = [total + more for total, more in zip(state.scores, points, strict=True)]
    state.rounds.append(_entry(out, arranged))
    if out is not None and state.laid is None:
        pay_for_going_out(state, out, tell)
    _tell_of_the_round(state, out, tell)
    if state.round == first_and_last(state)[1]:
        _end_match(state, tell)
    else:
        _gather(state, tell)
        merits = [-one for one in points]
        dealer = dealer_after(state.options.next_dealer, state.dealer, merits, out)
        next_round(state, state.round + 1, dealer, tell)


def _entry(out: Seat | None, arranged: list[Arranged]) -> dict[str, Any]:
    """Result of a round, serialized."""
    return {
        "scores": [one.points for one in arranged],
        "out": out,
        "arranged": [one.as_json() for one in arranged],
    }


def _tell_of_the_round(state: TexasFacts, out: Seat | None, tell: EventSink | None) -> None:
    """Tell the hands, laid open, then their scores."""
    if tell:
        for seat, hand in enumerate(state.hands):
            zone = f"hands/{seat}"
            tell(Event("reveal", Seat(seat), zone, zone, texts(hand)))
        facts = {"rounds": copy_json(state.rounds), "scores": list(state.scores)}
        tell(Event("round-end", out, changes=facts))


def _end_match(state: TexasFacts, tell: EventSink | None) -> None:
    """The lowest total wins and takes the pot; equal totals share both."""
    best = min(state.scores)
    winners = tuple([Seat(seat) for seat, total in enumerate(state.scores) if total == best])
    state.end(winners)
    share(state, winners, tell)


def _gather(state: TexasFacts, tell: EventSink | None) -> None:
    """Tell that all cards go back; the hands are public by now."""
    if tell:
        for seat, hand in enumerate(state.hands):
            tell(Event("gather", Seat(seat), f"hands/{seat}", "stock", texts(hand)))
        tell(Event("gather", None, "pile", "stock", texts(state.pile)))


def pay_for_going_out(state: TexasFacts, seat: Seat, tell: EventSink | None) -> None:
    """Pay a dime to the seat that went out, unless the pot is empty."""
    if state.pot:
        _pay(state, seat, 1, "dime", tell)


def share(state: TexasFacts, winners: tuple[Seat, ...], tell: EventSink | None) -> None:
    """Divide the pot among the winners."""
    for seat, dimes in shares(state.pot, winners, state.dealer, state.setup.players):
        _pay(state, seat, dimes, "share", tell)


def _pay(state: TexasFacts, seat: Seat, dimes: int, kind: str, tell: EventSink | None) -> None:
    state.pot -= dimes
    state.dimes[seat] += dimes
    if tell:
        tell(Event(kind, seat, changes={"pot": state.pot, "dimes": list(state.dimes)}))
