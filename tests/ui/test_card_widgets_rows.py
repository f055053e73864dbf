"""Small cards in lines: a meld lies in one line wherever one is long enough for it."""

from game.ui.deck.card_widgets import CardGroup, fan_width, flow, groups_width
from game.ui.kit.paint.theme import Measures
from tests.together import check_each

MEASURES = Measures(1280, 720, 1.0)
MELD = CardGroup("a meld", ("7D", "8D", "9D"))


def test_melds_are_not_broken_in_a_room_that_is_just_wide_enough() -> None:
    def check(card: int) -> None:
        long = CardGroup("a longer one", ("5S", "6S", "7S", "8S"))
        room = groups_width([long, MELD], card, 0, MEASURES)
        found = flow([long, MELD], card, room, 0, MEASURES)
        assert [spot.cards for spot in found.spots] == [long.cards, MELD.cards]

    check_each(check, range(32, 80))


def test_no_card_lies_beyond_the_room() -> None:
    def check(card: int) -> None:
        for room in range(2 * card, 6 * card, 7):
            for spot in flow([MELD, MELD, MELD], card, room, 0, MEASURES).spots:
                assert spot.x + fan_width(len(spot.cards), card, MEASURES) <= room

    check_each(check, range(32, 80))
