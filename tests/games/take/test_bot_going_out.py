"""What an expert sees beyond the single card: going out, floating, what is safe, what closes."""

from random import Random

import pytest

from game.ai.levels import advise
from game.cards import french
from game.cards.french import JOKER, Card
from game.games.take.bot.evaluate import FORCED_FLOATING_POINTS, Insight
from game.games.take.bot.inference import MISSING_CARD_FACTOR, goes_out, ways_without
from game.games.take.game import TAKE
from game.games.take.moves import Discard
from game.games.take.rules import TakeState
from game.games.take.state import TAKE_PACK
from tests.games.take.positions import NAMES, position


def cards(text: str) -> list[Card]:
    return [french.read(one) for one in text.split()]


def choice(state: TakeState) -> str:
    """What an expert would do at a look."""
    return TAKE.write(Insight(state).best())


OTHER = "2D 3D 4H 9S TS JC QC"


@pytest.mark.parametrize(
    ("hand", "out"),
    [
        ("4S 5S 6S 7H 8H 9H TH KD", True),
        ("4S 5S 6S 7H 8H 9H QH KD", False),
        # The eighth card can be melded, too: it must be.
        ("4S 5S 6S 7H 8H 9H TH JH", False),
        ("4S 5S 6S 8C", False),
        ("4S 5S 6S 9C", True),
        # The joker is the 3, so that the 7 fits nowhere.
        ("4S 5S JK 7S", True),
        ("4S 5S JK", False),
        ("KD", True),
        ("8C", False),
    ],
)
def test_who_goes_out_has_one_card_left_that_fits_nowhere(hand: str, out: bool) -> None:
    state = position([hand, OTHER], [(1, "5C 6C 7C")])
    assert goes_out(state.table, state.hand, None) is out


def test_the_barred_card_is_none_to_go_out_with() -> None:
    state = position(["4S 5S 6S KD", OTHER])
    assert goes_out(state.table, state.hand, french.read("4S"))
    assert not goes_out(state.table, state.hand, french.read("KD"))


def ends_round(state: TakeState) -> bool:
    """Whether some moves of this turn end the round by a discard, found by trying all."""
    front, met = [state], set()
    while front:
        here = front.pop()
        for move in here.legal():
            if isinstance(move, Discard):
                if len(here.hand) == 1:
                    return True
                continue
            after = here.clone()
            after.advance(move)
            if after.asked == state.asked and after.round == state.round and after.melded:
                key = repr((sorted(after.hand), after.table.runs))
                if key not in met:
                    met.add(key)
                    front.append(after)
    return False


def test_going_out_is_seen_exactly_where_it_can_be_done() -> None:
    rng = Random(3)
    seen = [0, 0]
    for number in range(160):
        suits = [rng.randrange(4), rng.randrange(4)]
        near = [card for card in TAKE_PACK if card == JOKER or card // 13 in suits]
        table = rng.choice(["5C 6C 7C", "2S 3S 4S 5S", "JD QD KD", "TH JH QH KH AH"])
        left = [card for card in near if french.write(card) not in table.split()]
        hand = rng.sample(left, 3 + number % 3)
        # Jokers and neighbours come together more often than by chance.
        if number % 2 and JOKER not in hand:
            hand[0] = JOKER
        written = " ".join(map(french.write, hand))
        rest = [french.write(card) for card in TAKE_PACK[:52] if card not in hand]
        other = " ".join([text for text in rest if text not in table.split()][:7])
        state = position([written, other], [(1, table)])
        out = goes_out(state.table, state.hand, None)
        assert out == ends_round(state), f"{written} with {table} on the table"
        seen[out] += 1
    assert min(seen) >= 10


def test_an_expert_goes_out_rather_than_float() -> None:
    state = position(["4S 5S JK 7S", OTHER])
    played: list[str] = []
    while state.round == 1 and state.asked == 0 and len(played) < 5:
        played.append(choice(state))
        state.apply(TAKE.parse(played[-1]))
    assert played == ["lay JK=3S 4S 5S", "discard 7S"]
    assert state.rounds[0]["out"] == 0


def test_a_card_that_leaves_none_to_go_out_with_is_not_taken() -> None:
    hand = "4S 5S 6S 7H 8H 9H TH"
    state = position([hand, OTHER], pile="JH", phase="draw")
    assert Insight(state).top_rating() == FORCED_FLOATING_POINTS
    assert choice(state) == "draw stock"
    told = str(TAKE.bot.explain(state, TAKE.parse("draw stock"), NAMES))
    assert told == (
        "Take the jack of hearts, and you’d have to play every card. "
        "You’d have none left to go out with."
    )


def test_what_only_helps_towards_a_sequence_is_left_on_the_pile() -> None:
    hand = "4S 5S 8H JH QD QC 2C"
    others = "2D 3D 4H 9S TS JC AC"
    helps, whole = (position([hand, others], pile=top, phase="draw") for top in ("TH", "6S"))
    assert 12 < Insight(helps).promised_points(helps.pile[-1]) < 20
    assert choice(helps) == "draw stock"
    assert choice(whole) == "draw pile"


def test_a_discard_with_which_hardly_a_sequence_is_open_is_chosen() -> None:
    state = position(["7D 9S 8S 8C 5D QC AD JH", "2D 3D 4H TS JC QS KH"], pile="2S KC")
    insight = Insight(state)
    queen, ace = (Discard(french.read(text)) for text in ("QC", "AD"))
    assert insight.open_to_next(queen.card) < insight.open_to_next(ace.card)
    assert choice(state) == "discard QC"
    told = str(TAKE.bot.explain(state, queen, NAMES, ace))
    assert told.endswith(
        "Ada could still make more runs with the ace of diamonds than with the queen of clubs."
    )


def test_what_a_third_player_was_seen_to_take_is_not_open_to_the_next() -> None:
    hands = ["7D 9S 8S 8C 5D QC AD JH", "2D 3D 4H TS JC QS KH", "TC KC 2H 4C 6H 8H QD"]
    unknown = Insight(position(hands))
    known = Insight(position(hands, known=["", "", "TC"]))
    queen = french.read("QC")
    assert (unknown.open_to_next(queen), known.open_to_next(queen)) == (3, 2)


def test_a_sequence_is_laid_early_where_hardly_a_card_can_be_added() -> None:
    others = "2D 3D 4H 9S TS JC QC"
    open_ends = position(["5S 6S 7S 9H JD KD 2C TC", others])
    closed = position(["5S 6S 7S 9H JD KD 2C TC", others], pile="4S 8S 3H")
    assert choice(open_ends).startswith("discard")
    assert choice(closed) == "lay 5S 6S 7S"
    told = str(TAKE.bot.explain(closed, TAKE.parse("lay 5S 6S 7S"), NAMES))
    assert told.endswith("Only a joker you haven’t seen could take it.")


def test_others_sequences_are_taken_when_they_can_be_but_jokers_not_spent_on_them() -> None:
    other, table = "3D 4H 9S TS JC QC", [(1, "5C 6C 7C")]
    assert choice(position(["8C KD JS 2H 4D 9D QH", other], table)) == "add 8C to M1"
    assert choice(position(["JK KD JS 2H 4D 9D QH", other], table)).startswith("discard")


def test_an_expert_who_is_pressed_lets_go_what_costs_most() -> None:
    state = position(["4S 5S 9H 2D KC", "3D"], pile="8C")
    assert choice(state) == "discard KC"


def test_ways_are_counted_by_the_cards_that_have_to_come() -> None:
    hand = cards("4S 5S 9D KH")
    state = position(["4S 5S 9D KH", OTHER])
    found = ways_without(hand, 0, state.table, [french.read("KH")])
    # Spades: 2 with one card missing, 2 with two, 8 with three; diamonds: 3 with two, 9 with
    # three; hearts without the king: 10 with three; clubs: 12 with three.
    expected = 2 * MISSING_CARD_FACTOR + 5 * MISSING_CARD_FACTOR**2 + 39 * MISSING_CARD_FACTOR**3
    assert found == {french.read("KH"): pytest.approx(expected)}


def test_what_is_gone_closes_ways_and_a_joker_opens_them() -> None:
    table = position(["4S", OTHER]).table
    king = french.read("KH")

    def ways(hand: str, away: str = "") -> float:
        gone = sum(1 << card for card in cards(away))
        return ways_without(cards(hand), gone, table, [king])[king]

    assert ways("4S 5S 9D KH", "3S 6S") < ways("4S 5S 9D KH", "3S") < ways("4S 5S 9D KH")
    assert ways("4S 5S 9D KH") < ways("4S 5S JK KH")


def test_with_sequences_on_the_table_a_single_card_is_a_way() -> None:
    table = position(["8C", OTHER], [(1, "5C 6C 7C")]).table
    king = french.read("KH")
    fits = ways_without(cards("8C KH"), 0, table, [king])
    not_fits = ways_without(cards("9D KH"), 0, table, [king])
    # The 8 is melded as it is; else the 4 or the 8 has to come.
    assert fits[king] == pytest.approx(1 + MISSING_CARD_FACTOR)
    assert not_fits[king] == pytest.approx(2 * MISSING_CARD_FACTOR)


def test_the_coach_names_the_chances_of_other_discards() -> None:
    state = position(["4S 5S 9H JD KD 2C TC QH", "2D 3D 4H 9S TS JC QS"])
    view = state.view(state.asked)  # type: ignore[arg-type]
    advice = advise(TAKE, view, "expert", 1, playouts=8)
    assert len(advice.scores) > 3
    assert advice.scores[advice.move] == max(advice.scores.values())
    assert all(0.0 < chance < 100.0 for chance in advice.scores.values())
