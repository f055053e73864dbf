"""A round: the board, the cards drawn for the deal, the deal, its end and its score; the match."""

from itertools import groupby
from random import Random

import pytest

from game.cards import french, shuffle
from game.core.event import Event, Seat
from game.games.takeaway.game import TAKEAWAY
from game.games.takeaway.rules import TakeawayState
from game.games.takeaway.state import owners
from tests.games.takeaway.positions import dealt, moves, play, position, stack, turn


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


def test_the_round_ends_when_the_deck_is_empty_and_nothing_fits() -> None:
    state = position({0: "2S", 2: "6D KC"}, slot=0, stock="9D")
    events = play(state, "draw")
    assert state.over
    assert [event.name for event in events] == ["draw", "round-end", "over"]


def test_the_round_goes_on_while_there_is_a_card_in_the_deck() -> None:
    state = position({0: "2S", 2: "6D"}, slot=0, stock="9D 5C")
    play(state, "draw")
    assert not state.over


def test_without_a_deck_an_empty_slot_has_no_priority() -> None:
    state = position({0: "2S", 2: "6D", 4: "TS", 7: "TH"}, slot=0, stock="9D")
    play(state, "draw")
    assert turn(state) == (4, 2, "take")


def test_without_a_deck_slots_that_have_no_play_are_passed_over() -> None:
    slots = {0: "2S", 1: "4H", 2: "6D", 3: "8C", 4: "QS", 5: "JH", 6: "KD", 7: "QC"}
    state = position(slots, slot=0, stock="9S")
    play(state, "draw")
    assert turn(state) == (4, 2, "take")
    assert moves(state) == ["take 7"]


def test_without_a_deck_the_first_slot_clockwise_is_counted_from_the_one_just_done() -> None:
    slots = {3: "2S", 0: "QS", 6: "QC", 2: "6D"}
    state = position(slots, slot=3, stock="9D")
    play(state, "draw")
    assert turn(state) == (6, 3, "take")


def test_without_a_deck_the_takeaway_must_still_be_made() -> None:
    state = position({0: "2S", 4: "TS", 7: "TH"}, slot=0, stock="9D")
    play(state, "draw")
    assert not state.over
    assert moves(state) == ["take 7"]
    play(state, "take 7")
    assert stack(state, 4) == "TS TH"
    assert state.over


def test_without_a_deck_the_round_goes_on_as_long_as_any_two_tops_fit() -> None:
    slots = {0: "2S", 4: "TS", 5: "3C JS", 6: "QS", 7: "TH"}
    state = position(slots, slot=0, stock="9D")
    play(state, "draw", "take 7")
    assert turn(state) == (5, 2, "take")
    play(state, "take 6")
    assert state.over
    assert state.scores == [2, 0, 5, 0]


def test_a_takeaway_with_the_last_card_drawn_is_made_before_the_round_ends() -> None:
    state = position({0: "2S", 5: "KC 9C"}, slot=0, stock="9D")
    play(state, "draw")
    assert turn(state) == (0, 0, "take")
    play(state, "take 5")
    assert state.over
    assert state.scores == [4, 0, 0, 0]


@pytest.mark.parametrize(("players", "scores"), [(4, [3, 2, 1, 1]), (3, [3, 2, 1]), (2, [5, 2])])
def test_each_card_in_a_players_slots_is_one_point(players: int, scores: list[int]) -> None:
    slots = {0: "2S 7C", 3: "6D KC", 4: "TS", 6: "QH"}
    if players == 3:
        del slots[6]
    state = position(slots, slot=0, players=players, stock="9D")
    play(state, "draw")
    assert state.scores == scores
    assert state.rounds == [{"scores": scores, "out": None}]


def test_the_highest_total_wins() -> None:
    state = position({0: "2S", 2: "6D KC AH"}, slot=0, stock="9D")
    play(state, "draw")
    assert state.winners == (1,)


def test_equal_totals_share_the_win() -> None:
    state = position({0: "2S", 2: "6D KC", 5: "4S"}, slot=0, stock="9D")
    play(state, "draw")
    assert state.scores == [2, 2, 1, 0]
    assert state.winners == (0, 1)


def test_the_total_over_all_rounds_decides_not_the_last_round() -> None:
    state = position({0: "2S", 2: "6D KC"}, slot=0, stock="9D", rounds=2)
    state.round = 2
    state.rounds = [{"scores": [0, 20, 22, 10], "out": None}]
    state.scores = [0, 20, 22, 10]
    play(state, "draw")
    assert state.scores == [2, 22, 22, 10]
    assert state.winners == (1, 2)


@pytest.mark.parametrize("rounds", [1, 3, 9])
def test_a_match_has_as_many_rounds_as_chosen(rounds: int) -> None:
    state = TAKEAWAY.new(TAKEAWAY.setup(3, {"rounds": rounds}, seed=9))
    rng = Random(2)
    while not state.over:
        state.advance(rng.choice(list(state.legal())))
    assert state.round == len(state.rounds) == rounds
    assert state.phase == "over"
    assert all(sum(one["scores"]) == 52 for one in state.rounds)
    for seat, total in enumerate(state.scores):
        assert total == sum(one["scores"][seat] for one in state.rounds)


def test_a_match_has_three_rounds_unless_chosen_otherwise() -> None:
    assert TAKEAWAY.options_type().as_values() == {"rounds": 3, "run_suits": "same"}


def test_a_new_round_gathers_all_cards_and_deals_them_again() -> None:
    state = TAKEAWAY.new(TAKEAWAY.setup(4, {}, seed=9))
    while state.round == 1:
        events = state.apply(next(iter(state.legal())))
    kinds = [event.name for event in events]
    kinds = kinds[kinds.index("round-end") :]
    once = [kind for place, kind in enumerate(kinds) if kind not in kinds[:place]]
    assert once == ["round-end", "gather", "cut", "shuffle", "deal", "asked"]
    assert [len(stack) for stack in state.slots] == [1] * 8
    assert len(state.stock) == 44


def test_the_zones_stay_as_they_ended_when_the_match_is_over() -> None:
    state = position({0: "2S", 2: "6D KC"}, slot=0, stock="9D")
    play(state, "draw")
    assert stack(state, 0) == "2S 9D"
    assert stack(state, 2) == "6D KC"
    assert moves(state) == []
    assert state.asked is None
