"""What hands are known to lack: seen when somebody draws or ends a run, minded by worlds."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.event import Seat, apply_event
from game.games.taki.bot.worlds import dealt
from game.games.taki.cards import (
    COLOR_LETTERS,
    COLORED_KINDS_COUNT,
    COLORLESS_TEXTS,
    KING_CARD,
    PLUS_THREE_BREAKER_CARD,
    SYMBOL_TEXTS,
    TAKI_PACK,
    Card,
    color,
    symbol,
)
from game.games.taki.game import TAKI
from game.games.taki.rules import TakiState
from game.games.taki.state.lacking import KINDS_BY_TOKEN, kinds, told, understood
from game.match.match import Match
from tests.games.taki.positions import play, position
from tests.laws.walks import law, positions
from tests.together import each_of

IDLE = "B1 B3 B4 B6 B7"
WILD = COLORLESS_TEXTS[:-1]
"""All the cards without a colour but the Breaker."""


def lacking(state: TakiState, seat: int = 0) -> list[dict[str, Any]]:
    """What everybody sees that a seat lacks."""
    for one in range(state.players):
        assert state.view(Seat(one))["lacking"] == state.full_view()["lacking"]
    found: list[dict[str, Any]] = state.full_view()["lacking"][seat]
    return found


def agrees(hand: Sequence[Card], known: list[dict[str, Any]]) -> bool:
    """Whether a hand has so many cards that are none of what it is known to lack.

    Told from the words alone, card by card.
    """
    return all(
        sum(not any(is_one(card, word) for word in one["none"]) for card in hand) >= one["cards"]
        for one in known
    )


def is_one(card: Card, word: str) -> bool:
    """Whether a card is what a word stands for: a colour, a symbol, a card without a colour."""
    if card >= COLORED_KINDS_COUNT:
        return word == COLORLESS_TEXTS[card - COLORED_KINDS_COUNT]
    return word in (COLOR_LETTERS[color(card)], SYMBOL_TEXTS[symbol(card)])


# What is seen.


def test_at_first_nothing_is_known() -> None:
    assert position(["R7 G1", IDLE]).full_view()["lacking"] == [[], []]


def test_who_draws_lacks_the_colour_the_symbol_and_the_colourless_cards() -> None:
    state = position(["G7 Y1 break", IDLE])
    play(state, "draw")
    assert lacking(state) == [{"cards": 3, "none": ["R", "5", *WILD]}]
    assert lacking(state, 1) == []


def test_after_a_change_of_colour_no_symbol_is_lacking() -> None:
    state = position(["G7 Y1", IDLE], chosen="R")
    play(state, "draw")
    assert lacking(state) == [{"cards": 2, "none": ["R", *WILD]}]


def test_who_draws_on_a_bare_king_holds_breakers_alone() -> None:
    state = position(["break", IDLE], "R5 king", bare=True)
    play(state, "draw")
    assert lacking(state) == [{"cards": 1, "none": ["R", "Y", "G", "B", *WILD]}]


def test_who_draws_for_the_card_a_plus_asks_for_lacks_it() -> None:
    state = position(["R-plus G7 Y1", IDLE])
    play(state, "play R-plus", "draw")
    assert lacking(state) == [{"cards": 2, "none": ["R", "plus", *WILD]}]


def test_a_draw_that_is_no_proof_shows_nothing() -> None:
    stacked = position(["R+2 Y1 Y3", "B+2 G1 G3", "Y7"])
    play(stacked, "play R+2", "draw")
    assert lacking(stacked, 1) == []
    at_will = position(["G7 Y1", IDLE], options={"voluntary_draw": "on"})
    play(at_will, "draw")
    assert lacking(at_will) == []


def test_passing_declining_and_keeping_quiet_show_nothing() -> None:
    state = position(["+3 king R1 Y3", "break B1 B3", "B4 B5 B6"])
    play(state, "play +3", "pass")
    assert state.full_view()["lacking"] == [[], [], []]
    declined = position(["king R1 Y3", IDLE])
    play(declined, "play king", "stop")
    assert lacking(declined) == []
    quiet = position(["R1 G3", IDLE])
    play(quiet, "play R1", "quiet")
    assert lacking(quiet) == []


@pytest.mark.parametrize("end", ["close", "leave", "play color=G"])
def test_who_ends_a_run_has_no_more_of_its_colour(end: str) -> None:
    state = position(["R-taki R3 super color G1 G3", IDLE])
    play(state, "play R-taki", "play R3", end)
    held = 3 if end.startswith("play") else 4
    assert lacking(state) == [{"cards": held, "none": ["R"]}]


@pytest.mark.parametrize("end", ["close", "leave", "play color=G"])
def test_a_run_that_need_not_be_played_out_shows_nothing(end: str) -> None:
    state = position(["R-taki R3 R4 color G1 G3", IDLE], options={"partial_runs": "on"})
    play(state, "play R-taki", "play R3", end)
    assert lacking(state) == []


# What is left of it.


def test_cards_drawn_later_may_be_anything() -> None:
    state = position(["G7 Y1", "R+2 B1 B3"])
    play(state, "draw", "play R+2", "draw")
    assert len(state.hands[0]) == 5
    assert lacking(state) == [{"cards": 2, "none": ["R", "5", *WILD]}]


def test_a_card_that_was_lacking_is_played_from_the_new_ones() -> None:
    state = position(["G7 Y1", "B3 B4 R8", "B6 B8 R9"], stock="R1 B5 R3")
    play(state, "draw", "play R8", "play R9", "play R1")
    assert lacking(state) == [{"cards": 2, "none": ["R", "5", *WILD]}]


def test_any_other_card_may_have_been_an_old_one() -> None:
    state = position(["G7 Y1 Y3", "color R8 R9"], stock="B9")
    play(state, "draw", "play color=G", "play G7")
    assert lacking(state) == [{"cards": 2, "none": ["R", "5", *WILD]}]


def test_of_what_was_seen_twice_the_older_holds_for_the_older_cards() -> None:
    state = position(["G7 Y1 Y3", "color B8 B9"], stock="R9")
    play(state, "draw", "play color=B", "draw")
    assert lacking(state) == [
        {"cards": 4, "none": ["B", *WILD]},
        {"cards": 3, "none": ["R", "B", "5", *WILD]},
    ]


def test_nothing_is_known_of_the_hand_of_a_new_stage() -> None:
    state = position(["G7", "color color B1 B3"], stock="R9", stages=[5, 5])
    play(state, "draw", "play color=R", "play R9", "say last")
    assert lacking(state) == [{"cards": 1, "none": ["R", "5", *WILD]}]
    play(state, "play color=G", "play G7")
    assert state.stages == [4, 5]
    assert lacking(state) == []


def test_undoing_a_draw_takes_back_what_it_showed() -> None:
    match = Match(TAKI, TAKI.setup(3, {}, 3))
    before = []
    while not any(match.view(Seat(1))["lacking"]):
        before.append(match.view(Seat(1)))
        match.play(match.moves_now()[0])
    match.undo()
    assert match.view(Seat(1)) == before[-1]


def test_the_closing_event_tells_of_what_was_shown() -> None:
    state = position(["G7 Y1", IDLE])
    view = state.view(Seat(1))
    events = play(state, "draw")
    assert [("lacking" in event.changes) for event in events] == [False] * (len(events) - 1) + [
        True
    ]
    for event in events:
        apply_event(view, event.as_seen_by(Seat(1)))
    assert view == state.view(Seat(1))


@law(60)
@given(data=st.data())
def test_the_real_hands_are_always_among_those_that_can_be_dealt(data: st.DataObject) -> None:
    state: Any = data.draw(positions(TAKI))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for _ in range(60):
        for hand, known in zip(state.hands, state.full_view()["lacking"], strict=True):
            assert agrees(hand, known)
            assert all(0 < one["cards"] <= len(hand) for one in known)
        if state.over:
            break
        state.advance(rng.choice(list(state.legal())))


# The words.


def test_the_words_for_kinds_are_exact() -> None:
    rng = Random(2)
    for _ in range(300):
        words = rng.sample(list(KINDS_BY_TOKEN), rng.randint(1, 6))
        known = ((3, kinds(card for card in TAKI_PACK if any(is_one(card, one) for one in words))),)
        assert understood(told(known)) == known
        assert understood([{"cards": 3, "none": words}]) == known


# The worlds.


@law(40)
@given(data=st.data())
def test_every_hand_of_a_made_up_world_agrees_with_what_is_known(data: st.DataObject) -> None:
    state: Any = data.draw(positions(TAKI))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for seat in map(Seat, range(state.players)):
        view = state.view(seat)
        world = TAKI.determinize(view, rng)
        for hand, known in zip(world.hands, view["lacking"], strict=True):
            assert agrees(hand, known)


@pytest.mark.night
@each_of("seed", range(8))
def test_every_deal_that_agrees_with_what_is_known_comes_about_and_no_other(seed: int) -> None:
    """So few cards are hidden that all their deals can be written down."""
    rng = Random(seed)
    state = position(["Y1 Y3", "G7 B1 R8 king", "G9 B3"], dry=True)
    held = Counter(card for hand in state.hands for card in hand)
    state.pile = sorted((Counter(TAKI_PACK) - held).elements())
    for seat in (1, 2):
        words = [*rng.sample("RYGB", 2), "king"]
        outside = sum(not any(is_one(card, word) for word in words) for card in state.hands[seat])
        if outside:
            state.traces[seat] = (understood([{"cards": outside, "none": words}]),)
    known = state.full_view()["lacking"]
    hidden = state.hands[1] + state.hands[2]
    every = {
        (one, other)
        for one in combinations(sorted(hidden), 4)
        for other in [tuple(sorted((Counter(hidden) - Counter(one)).elements()))]
        if agrees(one, known[1]) and agrees(other, known[2])
    }
    view = state.view(Seat(0))
    worlds = [TAKI.determinize(view, Random(number)) for number in range(600)]
    assert {(tuple(world.hands[1]), tuple(world.hands[2])) for world in worlds} == every
    assert (tuple(state.hands[1]), tuple(state.hands[2])) in every


def test_the_answer_to_a_plus_three_lies_among_the_cards_that_may_be_one() -> None:
    """Another card of the hand is known to be neither red nor a Breaker, and stays so."""
    state = position(["+3 Y1 Y3", "B5 R3 break", "B3 B4 B6"])
    lacked = [{"cards": 3, "none": ["king"]}, {"cards": 1, "none": ["R", "king", "break"]}]
    state.traces[1] = (understood(lacked),)
    play(state, "play +3")
    view = state.view(Seat(0))
    assert view["lacking"][1] == lacked
    worlds = [TAKI.determinize(view, Random(number)) for number in range(300)]
    mine = [world.hands[1] for world in worlds if world.asked == 1]
    assert len(mine) > 50
    assert all(agrees(hand, lacked) for hand in mine)


def test_who_is_known_to_hold_no_king_is_not_asked_for_one() -> None:
    state = position(["+3 Y1 Y3", "B1 B3 G7", "break B5 B6"])
    state.traces[1] = (understood([{"cards": 3, "none": ["king"]}]),)
    play(state, "play +3")
    view = state.view(Seat(0))
    answers = []
    for number in range(60):
        world = TAKI.determinize(view, Random(number))
        assert world.asked is not None
        assert KING_CARD not in world.hands[1]
        answers.append((world.asked, PLUS_THREE_BREAKER_CARD in world.hands[world.asked]))
    assert set(answers) == {(1, True), (2, True)}


@law(150)
@given(
    pack=st.lists(st.integers(0, 3), min_size=1, max_size=6),
    barred=st.lists(st.integers(0, 15), max_size=6),
    seed=st.integers(0, 2**32),
)
def test_cards_are_dealt_wherever_it_can_be_done(
    pack: list[Card], barred: list[int], seed: int
) -> None:
    barred = barred[: len(pack)]
    allowed = [order for order in permutations(pack) if fits(order, barred)]
    order = dealt(pack, barred, Random(seed))
    assert (order is None) == (not allowed)
    assert order is None or tuple(order) in allowed


def fits(order: Sequence[Card], barred: Sequence[int]) -> bool:
    """Whether no card lies where it is barred."""
    return all(not bar >> card & 1 for card, bar in zip(order, barred, strict=False))


def test_where_all_places_bar_the_same_every_order_is_as_likely() -> None:
    pack = [Card(number) for number in (0, 1, 2, 3)]
    rng = Random(4)
    times = Counter(tuple(dealt(pack, [0b0001, 0b0001], rng) or ()) for _ in range(6000))
    assert len(times) == 12
    assert all(420 < count < 580 for count in times.values())
