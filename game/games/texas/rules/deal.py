"""The packs in play, and the deal of a round."""

from game.cards import french
from game.cards.french import Card
from game.cards.shuffle import first_dealer
from game.core.event import SEATS, Event, Seat
from game.core.game import EventSink
from game.games.texas.state import TexasFacts, law_in, texts


def packs(players: int) -> tuple[int, int]:
    """Numbers of packs and jokers: one pack for two players, two up to six, three above."""
    count = 1 if players == 2 else 2 if players <= 6 else 3
    return count, 2 * count


def pack(players: int, jokers: bool = True) -> list[Card]:
    """All cards in play, in order."""
    count, wild = packs(players)
    return french.pack(count, wild if jokers else 0)


def cards_dealt(number: int) -> int:
    """Cards dealt to each player in a round, 1 to 11: three to thirteen."""
    return number + 2


def first_and_last(state: TexasFacts) -> tuple[int, int]:
    """The first and the last round of the match, among the eleven."""
    return state.options.first_and_last


def untouched(state: TexasFacts) -> bool:
    """Whether nobody has drawn since the deal."""
    return (
        not state.emptied
        and len(state.pile) == 1
        and state.phase == "draw"
        and not any(state.known)
    )


def left_of(state: TexasFacts, seat: Seat) -> Seat:
    """Seat that plays after ``seat``."""
    return SEATS[(seat + 1) % state.setup.players]


def begin(state: TexasFacts, tell: EventSink | None) -> None:
    """Deal the first round; the seed picks a dealer if the set-up names none."""
    dealer = state.setup.dealer
    if dealer is None:
        dealer = Seat(first_dealer(state.setup.players, state.round_seed))
    next_round(state, first_and_last(state)[0], dealer, tell)


def next_round(state: TexasFacts, number: int, dealer: Seat, tell: EventSink | None) -> None:
    """Deal a round, 1 to 11; the seat at the dealer's left begins."""
    state.begin_round()
    state.round = number
    state.dealer = dealer
    state.law = law_in(state.setup, number)
    state.wild = state.law.wild_text
    cards = pack(state.setup.players, state.options.jokers)
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
