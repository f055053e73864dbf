"""The board, the deal and the cards drawn for the deal."""

from itertools import groupby

import pytest

from game.cards import french, shuffle
from game.core.event import Event, Seat
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import owners
from tests.games.takeaway.positions import dealt, stack, turn


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, (0, 0, 0, 0, 1, 1, 1, 1)),
        (3, (0, 0, 1, 1, 2, 2, None, None)),
        (4, (0, 0, 1, 1, 2, 2, 3, 3)),
    ],
)
def test_who_owns_which_slot(players: int, seats: tuple[int | None, ...]) -> None:
    assert owners(players) == seats
    state = TAKEAWAY.new(TAKEAWAY.setup(players, {}, seed=3))
    shown = [None if one is None else one["seat"] for one in state.full_view()["slots"]]
    assert shown == list(seats)


@pytest.mark.parametrize(
    ("players", "dealer", "order"),
    [
        (4, 0, [0, 1, 2, 3, 4, 5, 6, 7]),
        (4, 2, [4, 5, 6, 7, 0, 1, 2, 3]),
        (4, 3, [6, 7, 0, 1, 2, 3, 4, 5]),
        (3, 1, [2, 3, 4, 5, 0, 1]),
        (3, 2, [4, 5, 0, 1, 2, 3]),
        (2, 0, [0, 1, 2, 3, 4, 5, 6, 7]),
        (2, 1, [4, 5, 6, 7, 0, 1, 2, 3]),
    ],
)
def test_the_dealer_lays_a_card_in_each_slot_beginning_at_their_right_one(
    players: int, dealer: int, order: list[int]
) -> None:
    cards = ["2S", "4H", "6D", "8C", "TS", "QH", "AD", "3C"][: len(order)]
    state = dealt(" ".join(cards), players, dealer)
    assert [stack(state, slot) for slot in order] == cards
    assert len(state.stock) == 52 - len(order)


@pytest.mark.parametrize(("players", "dealer", "slot"), [(4, 3, 6), (3, 2, 4), (2, 1, 4)])
def test_the_dealer_begins_on_their_right_slot(players: int, dealer: int, slot: int) -> None:
    state = dealt("2S 4H 6D 8C TS QH AD 3C", players, dealer)
    assert turn(state) == (slot, dealer, "draw")


def test_the_rest_of_the_given_deck_is_drawn_in_its_order() -> None:
    state = dealt("2S 4H 6D 8C TS QH AD 3C 9H JS", 4, 0)
    assert state.full_view()["stock"][:2] == ["9H", "JS"]


def opened(players: int, seed: int, dealer: int | None = None) -> tuple[TakeawayState, list[Event]]:
    return TAKEAWAY.new_with_events(TAKEAWAY.setup(players, {}, seed, dealer))


def cuts(events: list[Event]) -> list[tuple[int, str]]:
    """Who drew which card for the deal, in order."""
    found = []
    for event in events:
        if event.name == "cut":
            assert event.seat is not None
            found.append((int(event.seat), str(event.cards[0])))
    return found


def test_each_card_is_dealt_to_the_owner_of_its_slot() -> None:
    state, events = opened(3, 1, dealer=1)
    deals = [(event.seat, event.target) for event in events if event.name == "deal"]
    slots = [2, 3, 4, 5, 0, 1]
    assert deals == [(state.owner[slot], f"slots/{slot}/cards") for slot in slots]


def stacked(monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    """Let the first shuffle of a match give these cards first."""
    begun = [french.read(text) for text in first.split()]

    def shuffled(pack: list[french.Card], seed: int, count: int) -> list[french.Card]:
        if count == 1:
            return begun + [card for card in pack if card not in begun]
        return shuffle.shuffled(pack, seed, count)

    monkeypatch.setattr("game.core.state.shuffled", shuffled)


def test_the_highest_card_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    stacked(monkeypatch, "9S TD QH JC")
    state, events = opened(4, 1)
    assert cuts(events) == [(0, "9S"), (1, "TD"), (2, "QH"), (3, "JC")]
    assert state.dealer == 2
    assert turn(state)[:2] == (4, 2)


def test_the_ace_is_high_when_cards_are_drawn_for_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    stacked(monkeypatch, "KS AD 2H")
    state, _ = opened(3, 1)
    assert state.dealer == 1


def test_only_those_who_tie_draw_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stacked(monkeypatch, "QS 3D QH QC 5S 9H 9D 2C 4C")
    state, events = opened(4, 1)
    assert cuts(events) == [
        *[(0, "QS"), (1, "3D"), (2, "QH"), (3, "QC")],
        *[(0, "5S"), (2, "9H"), (3, "9D")],
        *[(2, "2C"), (3, "4C")],
    ]
    assert state.dealer == 3


def test_every_player_draws_a_card_in_every_round() -> None:
    state, events = opened(4, 11)
    rounds = 0
    while not state.over:
        events += state.apply(next(iter(state.legal())))
    for kind, group in groupby(events, key=lambda event: event.name):
        if kind == "cut":
            rounds += 1
            assert {event.seat for event in group} == {0, 1, 2, 3}
    assert rounds == 3


def test_nobody_draws_for_the_deal_in_round_one_when_the_dealer_is_given() -> None:
    state, events = opened(4, 1, dealer=3)
    assert state.dealer == 3
    assert cuts(events) == []
    while state.round == 1:
        events += state.apply(next(iter(state.legal())))
    assert cuts(events)[:4] != []


def test_the_draw_for_the_deal_counts_as_a_shuffle_also_when_it_is_skipped() -> None:
    with_cut, _ = opened(3, 77)
    without, _ = opened(3, 77, dealer=int(with_cut.dealer))
    assert without.full_view() == with_cut.full_view()
    assert without.shuffles == with_cut.shuffles == 2
    deck = shuffle.shuffled(french.pack(), 77, 2)
    dealt_first = with_cut.slots[with_cut.owner.index(with_cut.dealer)]
    assert dealt_first == deck[:1]


def test_the_drawn_cards_come_from_the_shuffle_before_the_deal() -> None:
    _, events = opened(4, 5)
    deck = [french.write(card) for card in shuffle.shuffled(french.pack(), 5, 1)]
    assert [card for _, card in cuts(events)] == deck[: len(cuts(events))]


def test_a_given_deck_counts_as_a_shuffle_too() -> None:
    given = dealt("2S 4H 6D 8C TS QH AD 3C", 4, 0)
    assert given.shuffles == 2
    while given.round == 1:
        given.advance(next(iter(given.legal())))
    deck = shuffle.shuffled(french.pack(), 1, 4)
    assert given.slots[given.owner.index(given.dealer)] == deck[:1]


def test_the_dealer_of_a_match_is_fixed_by_its_seed() -> None:
    dealers = [opened(4, seed)[0].dealer for seed in range(40)]
    assert dealers == [opened(4, seed)[0].dealer for seed in range(40)]
    assert set(dealers) == {Seat(0), Seat(1), Seat(2), Seat(3)}
