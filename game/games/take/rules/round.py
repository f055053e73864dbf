"""A round: its deal, its end, and the end of the match."""

from typing import Final

from game.cards import french
from game.cards.melds import bits_of, laid_cards
from game.core.event import Event, Seat, copy_json
from game.core.game import EventSink
from game.core.illegal import Illegal
from game.core.next_dealer import dealer_after
from game.games.take.options import TakeOptions
from game.games.take.rules.empty_stock import EMPTY_STOCK_RULE
from game.games.take.scoring import counted
from game.games.take.state import DRAW_PHASE, TAKE_PACK, TakeFacts, drawn, texts
from game.text.message import Message

TAKE_MAX_ROUNDS_COUNT: Final = 50


def most_rounds(options: TakeOptions) -> int:
    """The number of rounds after which a match ends in any case; a single deal is one."""
    return TAKE_MAX_ROUNDS_COUNT if options.target else 1


def dealt_cards(players: int, options: TakeOptions) -> int:
    """The number of cards dealt to all players together."""
    return options.hand * players


def left_to_draw(players: int, options: TakeOptions) -> int:
    """The number of cards in the stock after the deal."""
    return len(TAKE_PACK) - dealt_cards(players, options) - 1


def begin(state: TakeFacts, tell: EventSink | None) -> None:
    """Choose the first dealer by the seed, unless the setup names one, and deal."""
    if state.setup.dealer is None:
        state.dealer = state.drawn_dealer()
    deal(state, tell)


def deal(state: TakeFacts, tell: EventSink | None) -> None:
    """Deal the next round; ``state.dealer`` is set."""
    state.round += 1
    state.begin_round()
    players = state.setup.players
    deck = state.next_deck()
    if tell:
        tell(_shuffle(state, len(deck)))
    first, count = state.dealer + 1, dealt_cards(players, state.options)
    for place in range(players):
        state.hands[(first + place) % players] = deck[place:count:players]
    state.held = list(map(bits_of, state.hands))
    state.pile = [deck[count]]
    state.stock = deck[:count:-1]
    if tell:
        for place, card in enumerate(deck[:count]):
            tell(drawn("deal", Seat((first + place) % players), card))
        tell(Event("turn-up", state.dealer, "stock", "pile", (french.write(deck[count]),)))
    state.asked = Seat(first % players)
    state.phase = DRAW_PHASE


def _shuffle(state: TakeFacts, count: int) -> Event:
    facts = {
        "round": state.round,
        "dealer": state.dealer,
        "stock": count,
        "known": [[] for _ in state.known],
        "melds": [],
    }
    return Event("shuffle", state.dealer, changes=facts)


# The end of a round.


def refusal(state: TakeFacts) -> Illegal | None:
    if state.phase != DRAW_PHASE:
        return Illegal("not-your-phase", Message("take-end-instead"), EMPTY_STOCK_RULE)
    if state.stock:
        return Illegal("not-your-phase", Message("take-end-empty"), EMPTY_STOCK_RULE)
    return None


def finish(state: TakeFacts, tell: EventSink | None) -> None:
    if tell:
        tell(Event("finish", state.asked))
    end(state, None, tell)


def end(state: TakeFacts, out: Seat | None, tell: EventSink | None) -> None:
    """Score the round, then end the match or deal the next round.

    The highest total wins once it reaches the target and is not shared.
    """
    points = counted(state)
    state.scores = [total + more for total, more in zip(state.scores, points, strict=True)]
    state.rounds.append({"scores": points, "out": out})
    best = max(state.scores)
    leaders = [Seat(seat) for seat, total in enumerate(state.scores) if total == best]
    options = state.options
    won = best >= options.target and len(leaders) == 1
    if won or state.round == most_rounds(options):
        state.end(tuple(leaders))
    if tell:
        for seat, hand in enumerate(state.hands):
            if hand:
                zone = f"hands/{seat}"
                tell(Event("reveal", Seat(seat), zone, zone, tuple(texts(hand))))
        facts = {"rounds": copy_json(state.rounds), "scores": state.scores[:]}
        tell(Event("round-end", out, changes=facts))
    if not state.over:
        if tell:
            _gather(state, tell)
        state.dealer = dealer_after(options.next_dealer, state.dealer, points, out)
        deal(state, tell)


def _gather(state: TakeFacts, tell: EventSink) -> None:
    for run in state.table.runs:
        cards = tuple([laid_cards.write(card) for card in run.cards])
        source = f"melds/M{run.number}/cards"
        tell(Event("gather", Seat(run.owner), source, "stock", cards))
    if state.pile:
        tell(Event("gather", None, "pile", "stock", tuple(texts(state.pile))))
    for seat, hand in enumerate(state.hands):
        if hand:
            mine = frozenset([Seat(seat)])
            told = tuple(texts(hand))
            tell(Event("gather", Seat(seat), f"hands/{seat}", "stock", told, visible_to=mine))
