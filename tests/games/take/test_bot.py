"""What the opponents know: recognisably good moves, from what they may see alone."""

from random import Random

import pytest

from game.ai.levels import advise, glance
from game.games.take.bot.evaluate import Outlook
from game.games.take.game import TAKE
from game.games.take.moves import Move
from game.games.take.rules import TakeState
from tests.games.take.positions import NAMES, position
from tests.together import each_of


def choice(state: TakeState, level: str = "") -> str:
    """What a good amateur would do at a look, or a level that does not look ahead."""
    assert state.asked is not None
    if not level:
        weights = TAKE.bot.evaluate_moves(state)
        return TAKE.write(max(weights, key=weights.__getitem__))
    return advise(TAKE, state.view(state.asked), level, 1, playouts=0).move


def test_it_melds_everything_in_the_turn_in_which_it_can_go_out() -> None:
    hand, table = "8C 4S 5S 6S 7H 9H JK KD", [(1, "5C 6C 7C")]
    state = position([hand, "2D 3D 4H 9S TS JC QC"], table)
    played = []
    while state.round == 1 and state.asked == 0:
        played.append(choice(state))
        state.apply(TAKE.parse(played[-1]))
    assert {"add 8C to M1", "lay 4S 5S 6S", "lay 7H JK=8H 9H"} <= set(played)
    assert played[-1] == "discard KD"
    assert state.rounds[0]["out"] == 0


def test_it_keeps_a_sequence_back_while_nobody_is_close_to_going_out() -> None:
    state = position(["4S 5S 6S 9H JD KD 2C TC", "2D 3D 4H 9S TS JC QC"])
    assert choice(state).startswith("discard")
    assert glance(TAKE, state).move == "lay 4S 5S 6S"


def test_whether_to_meld_or_to_wait_is_always_looked_at() -> None:
    waiting = position(["4S 5S 6S 9H JD KD 2C TC", "2D 3D 4H 9S TS JC QC"])
    hurried = position(["4S 5S 6S 9H JD KD 2C TC", "2D"])
    for state in (waiting, hurried):
        kinds = {TAKE.write(move).split()[0] for move in TAKE.bot.evaluate_moves(state)}
        assert kinds == {"lay", "discard"}


def test_the_reason_for_waiting_says_why() -> None:
    state = position(["4S 5S 6S 9H JD KD 2C TC", "2D 3D 4H 9S TS JC QC"])
    told = str(TAKE.bot.explain(state, TAKE.parse("discard 9H"), NAMES))
    assert told == ("They could take what you lay. Wait, and discard the 9 of hearts.")


def test_however_far_a_round_is_from_its_end_its_moves_are_pondered() -> None:
    state = position(["4S 5S 9H JD KD 2C TC QH", "2D 3D 4H 9S TS JC QS"])
    for left in (len(state.stock), 20, 4):
        del state.stock[: len(state.stock) - left]
        assert len(TAKE.bot.search_prior(state)) > 1
        assert max(TAKE.bot.move_costs(state).values()) == 0.0


def test_at_a_glance_the_sequence_worth_most_is_taken() -> None:
    state = position(["8C 4D KH 2S 9H", "3D"], [(1, "5C 6C 7C"), (1, "5D 6D 7D 8D")])
    assert glance(TAKE, state).move == "add 4D to M2"


def test_it_melds_what_it_can_when_another_is_close_to_going_out() -> None:
    state = position(["4S 5S 6S 9H JD KD 2C TC", "2D"])
    assert choice(state) == "lay 4S 5S 6S"


def test_it_takes_from_the_pile_what_completes_a_sequence() -> None:
    hands = ["4S 5S 9H JD KD 2C TC", "2D 3D 4H 9S TS JC QC"]
    assert choice(position(hands, pile="6S", phase="draw")) == "draw pile"
    assert choice(position(hands, pile="8D", phase="draw")) == "draw stock"


def test_it_gives_the_next_player_nothing_that_goes_with_a_card_seen_to_be_taken() -> None:
    hand, other = "4S 5S 6S 9H 9D KC KS", "8D 3D 4H 9S TS JC QC"
    free = position([hand, other])
    wary = position([hand, other], known=["", "8D"])
    nine, other_nine = TAKE.parse("discard 9D"), TAKE.parse("discard 9H")

    def rate(state: TakeState, move: Move) -> float:
        return Outlook(state).rating_of(move)

    assert rate(free, nine) == rate(free, other_nine) == rate(wary, other_nine)
    assert rate(wary, nine) < rate(free, nine)


@pytest.mark.night
@each_of("level", ["easy", "medium", "hard", "expert"])
def test_every_level_tells_why_of_each_kind_of_move_or_nothing_beside_a_rival(level: str) -> None:
    """Nothing may speak for a move that a level makes by mistake, against the best one."""
    rng = Random(11)
    told: set[str] = set()
    for number in range(3):
        state = TAKE.new(TAKE.setup(2 + number % 3, {"target": 100}, number))
        for _ in range(40):
            if state.asked is None:
                break
            advice = advise(TAKE, state.view(state.asked), level, number, playouts=1, most=1)
            if why := str(advice.why):
                assert why.endswith(".") and why[0].isupper()
                told.add(advice.move.split()[0])
            else:
                assert advice.rival is not None
            state.apply(TAKE.parse(advice.move) if rng.random() < 0.7 else _any(state, rng))
    assert {"draw", "discard"} < told


def test_a_reason_is_found_for_every_legal_move() -> None:
    rng = Random(12)
    state = TAKE.new(TAKE.setup(3, {}, 5))
    for _ in range(400):
        for move in list(state.legal())[:12]:
            assert str(TAKE.bot.explain(state, move, NAMES)).endswith(".")
        state.apply(_any(state, rng))


def _any(state: TakeState, rng: Random) -> Move:
    return rng.choice(list(state.legal()))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "add 8H to M1",
            "You take Ada’s 5-6-7 of hearts for 15 points, and lighten your hand.",
        ),
        ("add 4C to M2", "It makes your 5-6-7 of clubs longer and lightens your hand."),
    ],
)
def test_what_an_addition_brings_is_said_in_one_sentence(text: str, told: str) -> None:
    table = [(1, "5H 6H 7H"), (0, "5C 6C 7C")]
    state = position(["8H 4C KD 2S TD", "2D 3D 4H 9S TS JC QC"], table)
    assert str(TAKE.bot.explain(state, TAKE.parse(text), NAMES)) == told


def test_an_addition_on_the_way_out_makes_a_run_of_any_length_longer() -> None:
    state = position(["TD 2S", "2D 3H"], [(0, "4D 5D 6D 7D 8D 9D")])
    said = str(TAKE.bot.explain(state, TAKE.parse("add TD to M1"), NAMES))
    assert said == "You can go out this turn, and make your diamonds from 4 to 9 longer."


@pytest.mark.parametrize(
    ("move", "other", "told"),
    [
        ("lay JS QS KS", "lay JK=TS JS QS KS", "It saves a joker for another run."),
        ("lay JK=TS JS QS KS", "lay JK=9S JK=TS JS QS KS", "It saves a joker for another run."),
        ("lay JK=TS JS QS KS", "lay JS QS KS", "It scores 50 points now"),
        ("lay JS QS KS", "add JK=9H to M1", "It scores 30 points now"),
    ],
)
def test_of_two_melds_the_one_with_fewer_jokers_saves_one(move: str, other: str, told: str) -> None:
    state = position(["JS QS KS JK JK 9C 4D 2H", "2D 3H 4H 5H 6S 7S 8C"], [(0, "TH JH QH")])
    moves = TAKE.parse(move), TAKE.parse(other)
    assert str(TAKE.bot.explain(state, moves[0], NAMES, moves[1])).startswith(told)


def test_a_card_of_the_pile_is_not_said_to_go_with_others_where_the_stock_is_empty() -> None:
    state = position(["KH KD 2S 8C 9C", "2D"], pile="TC", phase="draw", stock="")
    told = str(TAKE.bot.explain(state, TAKE.parse("draw pile"), NAMES))
    assert told == "You can play the 10 of clubs before the round ends."


@pytest.mark.parametrize(
    ("hand", "card", "other", "told"),
    [
        ("4S 5S 9H JD KD 2C TC QH", "TC", "QH", "Discard the 10 of clubs, and you have more ways to"
         " play the rest than without the queen of hearts."),
        ("4S 5S 8H TH JD KD 2C 6C", "2C", "6C",
         "Ada could still make more runs with the 6 of clubs than with the 2 of clubs."),
        ("4S 5S 8H TH JD KD 2C KC", "KC", "2C",
         "The king of clubs costs you 10 points to keep, the 2 of clubs only 5."),
        ("4S 5S 8H TH JD KD 2C 2H", "2C", "2H", ""),
        ("4S 6S 8S 8H TH JD KD 7C", "8H", "8S", ""),
    ],
)  # fmt: skip
def test_what_speaks_against_another_discard_is_said_or_nothing(
    hand: str, card: str, other: str, told: str
) -> None:
    state = position([hand, "2D 3D 4H 9S TS JC QC"], pile="9C")
    moves = [TAKE.parse(f"discard {one}") for one in (card, other)]
    said = str(TAKE.bot.explain(state, moves[0], NAMES, moves[1]))
    assert said.endswith(told) if told else not said
