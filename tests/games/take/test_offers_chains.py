"""Cards added to a run one after another: which of those picked follow, and which stay."""

from game.cards import french
from game.cards.melds import laid_cards
from game.games.take.table.offers import chains
from tests.games.take.positions import position


def followed(run: str, picked: str) -> str:
    """The cards that the first chain adds to a run, in their order."""
    state = position([picked, "3C 4C"], [(1, run)])
    (run_there,) = state.table.runs
    first = chains(state.table, run_there.number, [french.read(text) for text in picked.split()])[0]
    return " ".join(laid_cards.write(card) for card in first.used)


def test_a_joker_follows_where_it_leads_on_to_a_natural() -> None:
    assert followed("4S 5S 6S", "7S 9S JK") == "7S JK=8S 9S"


def test_a_joker_that_leads_on_to_nothing_stays_in_the_hand() -> None:
    assert followed("4S 5S 6S", "7S KH JK") == "7S"


def test_of_the_ways_on_with_a_joker_the_one_that_uses_most_cards_is_taken() -> None:
    assert followed("5S 6S 7S", "8S TS JS JK 3S") == "8S JK=9S TS JS"
    assert followed("5S 6S 7S", "4S 9S 2S AS JK") == "4S JK=3S 2S AS"
