"""What a seat may know, and the worlds made up from it."""

from collections import Counter
from random import Random

import pytest

from game.core.event import Seat
from game.core.options import Choices
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.rules import Rummy500State
from tests.games.rummy500.positions import play, position


def test_a_view_hides_the_stock_the_other_hands_and_the_seed() -> None:
    state = position("2S 9H", "3S KD", pile="5C")
    view = state.view(Seat(0))
    assert view["hands"] == [["2S", "9H"], 2]
    assert view["stock"] == 49
    assert view["seed"] is None
    assert view["pile"] == ["5C"]


def test_cards_everybody_saw_stay_in_their_hand() -> None:
    state = position("2S 9H 9D", "3S KD", "4S 4D", pile="KC 9S 5C", jokers="off")
    play(state, "draw pile 2", "meld 9S 9H 9D", "discard 2S")
    view = state.view(Seat(1))
    assert view["known"] == [["5C"], [], []]
    rng = Random(1)
    for _ in range(20):
        assert "5C" in RUMMY500.determinize(view, rng).full_view()["hands"][0]


def test_hidden_cards_are_dealt_by_chance() -> None:
    state = RUMMY500.new(RUMMY500.setup(3, {}, 4))
    view = state.view(Seat(0))
    rng = Random(1)
    seen: set[str] = set()
    for _ in range(200):
        seen.update(RUMMY500.determinize(view, rng).full_view()["hands"][1])
    hidden = Counter(RUMMY500.pack(3, RUMMY500.options_type()))
    hidden.subtract(view["hands"][0] + view["pile"])
    assert seen == set(hidden.elements())


def held(state: Rummy500State, card: str) -> int:
    """In how many of 200 worlds that seat 0 makes up another hand has this card."""
    view, rng = state.view(Seat(0)), Random(1)
    worlds = [RUMMY500.determinize(view, rng).full_view()["hands"][1] for _ in range(200)]
    return sum([card in hand for hand in worlds])


@pytest.mark.parametrize("card", ["6S", "TS", "JK"])
def test_what_could_have_been_laid_off_is_hardly_held_by_who_had_a_turn(card: str) -> None:
    hands = ("2D 4C", "2H 9C KD 5H 3C")
    counts = []
    for melds in ([], ["7S 8S 9S"]):
        state = position(*hands, melds=melds, by=[[1, 1, 1]], pile="QD")
        state.let_go[1] = state.pile[:]
        counts.append(held(state, card))
    assert 0 < counts[1] < counts[0] / 2


def test_what_fits_since_this_turn_alone_tells_nothing_of_others() -> None:
    state = position("7S 8S 9S 2D 4C", "2H 9C KD 5H 3C", pile="QD", phase="play")
    state.let_go[1] = state.pile[:]
    before = held(state, "TS")
    play(state, "meld 7S 8S 9S")
    assert held(state, "TS") > before / 2


def test_a_world_made_up_in_the_window_has_the_same_calls() -> None:
    state = position("2D 6S 4C", "2H", "3H", melds=["7S 8S 9S"], pile="5S", phase="play")
    play(state, "discard 6S", "pass")
    world = RUMMY500.determinize(state.view(Seat(2)), Random(1))
    assert list(world.legal()) == list(state.legal())


def test_events_show_a_card_drawn_from_the_stock_to_its_owner_alone() -> None:
    state = position("2S 9H", "3S KD", pile="5C", stock="7D 8D")
    drawn = play(state, "draw stock")[0]
    assert drawn.as_seen_by(Seat(0)).cards == ("7D",)
    assert drawn.as_seen_by(Seat(1)).cards == (None,)
    discarded = play(state, "discard 7D")[0]
    assert discarded.as_seen_by(Seat(1)).cards == ("7D",)


def test_a_view_tells_whether_the_turn_has_only_taken_the_top_card() -> None:
    """Under every value of every option: the next draw from the pile may be refused for it."""
    met = set()
    for option in RUMMY500.options_type.described():
        for value in option.values.describe() if isinstance(option.values, Choices) else [None]:
            values = {} if value is None else {option.name: value}
            state = RUMMY500.new(RUMMY500.setup(3, values, 1))
            rng = Random(1)
            for _ in range(60):
                if state.asked is None:
                    break
                seen = RUMMY500.from_view(state.view(state.asked))
                assert seen.took_top == state.took_top, values
                met.add(state.took_top)
                legal = {RUMMY500.write(move): move for move in state.legal()}
                state.advance(legal.get("draw pile 1") or rng.choice(list(legal.values())))
    assert met == {False, True}


def test_where_aces_are_low_an_ace_can_be_held_beside_a_run_to_the_king() -> None:
    counts = []
    for ace in ("both", "low"):
        table = {"melds": ["JS QS KS"], "by": [[1, 1, 1]], "pile": "QD", "ace": ace}
        state = position("2D 4C", "2H 9C KD 5H 3C", **table, phase="play")
        state.let_go[1] = state.pile[:]
        state.melded = True
        counts.append(held(state, "AS"))
    assert counts[0] * 2 < counts[1]
