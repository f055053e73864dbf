"""Positions of Take set up card by card."""

from collections.abc import Sequence
from typing import Any

from game.cards import french, melds
from game.core.event import Seat
from game.games.take.game import TAKE
from game.games.take.melds import LaidRuns, run_of
from game.games.take.rules import TakeState
from game.games.take.state import TAKE_PACK
from game.text.message import Who

NAMES = (Who("You", you=True), Who("Ada"), Who("Max"), Who("Iris"), Who("Tomas"))


def position(
    hands: Sequence[str],
    table: Sequence[tuple[int, str]] = (),
    *,
    pile: str = "",
    stock: str | None = None,
    phase: str = "play",
    asked: int = 0,
    taken: str | None = None,
    owed: bool = False,
    idle: int = 0,
    melded: bool = False,
    known: Sequence[str] = (),
    scores: Sequence[int] = (),
    rounds: int = 0,
    target: int = 500,
    hand: int = 7,
    elsewhere: int | None = None,
) -> TakeState:
    """A position with these hands, sequences (owner, cards) and pile.

    The cards not named lie at the bottom of the stock, or, where the stock is named too, at
    the bottom of the pile, or in the hand of the seat ``elsewhere``.  ``rounds`` are over.
    """
    players = len(hands)
    state = TAKE.new(TAKE.setup(players, {"target": target, "hand": hand}, 7, dealer=players - 1))
    state.begin_round()
    state.hands = [_cards(hand) for hand in hands]
    state.known = [_cards(hand) for hand in known] or state.known
    runs = [melds.read_meld(text) for _, text in table]
    state.table = LaidRuns(
        tuple(
            [
                run_of(number, owner, run)
                for number, ((owner, _), run) in enumerate(zip(table, runs, strict=True), 1)
            ]
        )
    )
    state.laid = len(runs)
    state.pile = _cards(pile)
    state.stock = _cards(stock or "")[::-1]
    rest = list(TAKE_PACK)
    for zone in (*state.hands, state.pile, state.stock):
        for card in zone:
            rest.remove(card)
    for run in runs:
        for laid in run:
            rest.remove(melds.card_of(laid))
    if elsewhere is not None:
        state.hands[elsewhere] += rest
    elif stock is None:
        state.stock = rest + state.stock
    else:
        state.pile = rest + state.pile
    state.held = list(map(melds.bits_of, state.hands))
    state.phase, state.asked = phase, Seat(asked)
    state.barred = None if taken is None else french.read(taken)
    state.took_top = taken is not None and not melded
    state.must_meld = state.barred if owed else None
    state.idle, state.melded = idle, melded
    state.scores = list(scores) or [0] * players
    state.round = rounds + 1
    state.rounds = [{"scores": [0] * players, "out": None}] * rounds
    state.shuffles = state.round
    return state


def seen(state: TakeState) -> TakeState:
    """A position as the person at seat 0 knows it."""
    return TAKE.from_view(state.view(Seat(0)))


def _cards(text: str) -> list[french.Card]:
    return [french.read(card) for card in text.split()]


def moves(state: TakeState) -> set[str]:
    """The texts of the legal moves; every one of them passes the check."""
    legal = list(state.legal())
    assert all(state.check(move) is None for move in legal)
    texts = [TAKE.write(move) for move in legal]
    assert len(set(texts)) == len(texts)
    return set(texts)


def adds(state: TakeState) -> set[str]:
    """The texts of the legal moves that add a card."""
    return {text for text in moves(state) if text.startswith("add")}


def play(state: TakeState, *texts: str) -> list[dict[str, Any]]:
    """Make moves; all their events."""
    return [event.as_json() for text in texts for event in state.apply(TAKE.parse(text))]


def why(state: TakeState, text: str) -> str | None:
    """The code with which a move is refused, None if it is legal."""
    illegal = state.check(TAKE.parse(text))
    assert (illegal is None) == (text in moves(state))
    if illegal is None:
        return None
    assert str(illegal.message).endswith(".")
    return illegal.code


def melds_of(state: TakeState) -> list[tuple[str, int, str]]:
    """The sequences on the table: number, owner, cards."""
    return [(one["id"], one["owner"], " ".join(one["cards"])) for one in state.full_view()["melds"]]
