"""The options: all of them go together, and every combination plays to its end."""

from itertools import product
from random import Random

import pytest

from game.cards import french
from game.cards.melds import bits_of, read_meld
from game.core.illegal import InvalidSetup
from game.games.rummy500.cards import values
from game.games.rummy500.game import RUMMY500
from game.games.rummy500.moves import RUMMY500_DRAW_PILE_MOVES
from game.games.rummy500.options import Rummy500Options
from game.games.rummy500.scoring import counted, points_of
from tests.games.rummy500.positions import position
from tests.together import each_of


def test_the_options_and_their_values() -> None:
    described = {one.name: one.values.describe() for one in RUMMY500.options_type.described()}
    assert described == {
        "target": {"min": 100, "max": 5000, "also": [0]},
        "jokers": ["on", "one", "four", "off"],
        "pips": ["face", "fives"],
        "low_ace": [1, 5, 15],
        "single_draw": ["keep", "meld"],
        "deepest_in": ["any", "new"],
        "deepest_when": ["turn", "at_once"],
        "rummy_call": ["pile", "top", "off"],
        "going_out": ["free", "discard", "float", "strict_float", "called"],
        "hand_for_two": [13, 10, 7],
        "next_dealer": ["left", "winner", "loser"],
        "first_turn": ["draw", "discard"],
        "spade_queen": [10, 40],
        "wilds": ["free", "one"],
        "shortest_run": [3, 4],
        "ace": ["both", "low"],
        "joker_swap": ["off", "on"],
    }
    assert RUMMY500.options_type().as_values()["target"] == 500


@each_of(
    "values",
    [
        {"target": 99},
        {"target": 5001},
        {"low_ace": 10},
        {"jokers": True},
        {"decks": 2},
        {"target": 50},
        {"target": -1},
        {"deepest_when": "later"},
    ],
)
def test_a_value_that_is_not_offered_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(InvalidSetup):
        RUMMY500.options_type.from_values(values)


@pytest.mark.parametrize("value, count", [("on", 2), ("one", 1), ("four", 4), ("off", 0)])
def test_each_pack_has_its_jokers(value: str, count: int) -> None:
    for players, packs in ((2, 1), (4, 1), (5, 2), (8, 2)):
        pack = RUMMY500.pack(players, RUMMY500.options_type.from_values({"jokers": value}))
        assert (pack.count("JK"), len(pack)) == (packs * count, packs * (52 + count))


def test_all_cards_of_two_packs_with_four_jokers_can_be_taken() -> None:
    pack = RUMMY500.pack(8, RUMMY500.options_type.from_values({"jokers": "four"}))
    assert RUMMY500.write(RUMMY500.parse(f"draw pile {len(pack)}")) == f"draw pile {len(pack)}"
    assert len(RUMMY500_DRAW_PILE_MOVES) == len(pack) + 1


def test_a_last_card_cannot_be_called_where_nobody_calls() -> None:
    values = {"going_out": "called", "rummy_call": "off"}
    with pytest.raises(InvalidSetup, match="Called discards need calls"):
        RUMMY500.options_type.from_values(values)
    with pytest.raises(InvalidSetup, match="Called discards need calls"):
        RUMMY500.options_type.from_text("rummy_call=off going_out=called")
    assert RUMMY500.options_type.from_values({**values, "rummy_call": "top"}).floats


def test_a_record_without_the_new_options_has_their_defaults() -> None:
    old = (
        "target=300 jokers=off pips=fives low_ace=5 single_draw=meld deepest_in=new "
        "rummy_call=top going_out=strict_float"
    )
    values = RUMMY500.options_type.from_text(old).as_values()
    assert (values["deepest_when"], values["target"]) == ("turn", 300)
    assert (
        RUMMY500.options_type.from_text(old).as_text()
        == old.replace(" rummy_call", " deepest_when=turn rummy_call")
        + " hand_for_two=13 next_dealer=left first_turn=draw spade_queen=10"
        + " wilds=free shortest_run=3 ace=both joker_swap=off"
    )


def test_the_presets_are_what_they_are_called() -> None:
    usual, books = RUMMY500.options_type.presets[:2]
    assert (str(usual.title), usual.values) == ("The usual game", {})
    assert (str(books.title), books.values) == (
        "As in the books",
        {"single_draw": "meld", "rummy_call": "off", "jokers": "off"},
    )


def test_two_players_can_be_dealt_fewer_cards_and_more_players_always_seven() -> None:
    for count in (13, 10, 7):
        for players, each in ((2, count), (3, 7)):
            state = RUMMY500.new(RUMMY500.setup(players, {"hand_for_two": count}, 1))
            assert [len(hand) for hand in state.hands] == [each] * players
            assert len(state.stock) == 54 - players * each - 1


def test_the_queen_of_spades_can_count_forty_on_the_table_and_in_hand() -> None:
    worth = values(Rummy500Options(spade_queen=40))
    assert points_of(tuple(read_meld("QS QH QD")), worth) == 60
    assert points_of(tuple(read_meld("JS JK=QS KS")), worth) == 35
    state = position("QS 5H", "2C", melds=["QS QH QD"], stock="4C", spade_queen=40)
    assert counted(state) == [60 - 40 - 5, -2]
    held = bits_of(map(french.read, ("QS", "QH", "KD", "9C")))
    for pips, rest in (("face", 29), ("fives", 25)):
        cards = values(Rummy500Options(spade_queen=40, pips=pips)).cards
        assert cards.points_of(held) == 40 + rest
    assert values(Rummy500Options()).cards.points_of(held) == 39


def test_two_to_eight_players() -> None:
    for players in (1, 9):
        with pytest.raises(InvalidSetup):
            RUMMY500.setup(players, {}, 1)


def test_two_packs_from_five_players_on_and_two_jokers_with_each() -> None:
    for players, jokers, count in ((4, "on", 54), (4, "off", 52), (5, "on", 108), (8, "off", 104)):
        pack = RUMMY500.pack(players, RUMMY500.options_type.from_values({"jokers": jokers}))
        assert len(pack) == count
        assert list(pack).count("JK") == (count % 52 if jokers == "on" else 0)


@pytest.mark.night
def test_every_combination_of_options_plays_and_what_is_listed_is_allowed() -> None:
    by_turns = {
        "hand_for_two": (13, 10, 7),
        "spade_queen": (10, 40),
        "ace": ("both", "low", "low"),
        "joker_swap": ("off", "on", "on", "on", "on"),
    }
    described = [
        one for one in RUMMY500.options_type.described() if one.name not in ("target", *by_turns)
    ]
    rng = Random(3)
    for number, chosen in enumerate(product(*(one.values.describe() for one in described))):
        options = {one.name: value for one, value in zip(described, chosen, strict=True)}
        options |= {name: of[number % len(of)] for name, of in by_turns.items()}
        if options["going_out"] == "called" and options["rummy_call"] == "off":
            continue
        state = RUMMY500.new(RUMMY500.setup(2 + number % 7, options, number))
        for _ in range(40):
            if state.over:
                break
            moves = list(state.legal())
            for move in rng.sample(moves, min(4, len(moves))):
                assert state.check(move) is None
            state.advance(rng.choice(moves))
