"""Swapping a joker on the table: by mouse, by keys and for a listener, refused and in a choice."""

from game.ui.features.match.choice_page import ChoicePage
from game.ui.features.match.match_page import TablePage
from tests.ui.crowds import Crowd
from tests.ui.stage import Stage

RUN = {"id": "M1", "kind": "run", "cards": ["9S", "JK=TS", "JS"], "by": [1, 1, 1]}
SET = {"id": "M2", "kind": "group", "cards": ["7S", "7H", "JK=7"], "by": [1, 1, 1]}
LYING = [(1, ["9S", "JK=TS", "JS"]), (1, ["7S", "7H", "JK=7"])]


def seated(stage: Stage, joker_swap: str = "on", speed: str = "off") -> TablePage:
    """A table with a run and a set that have a joker each, whose cards the person holds."""
    stage.app.settings.speed = speed
    crowd = Crowd(
        "rummy500", 2, ["TS", "7D", "4H", "KC"], ["3C"], LYING, others=5,
        facts={"melds": [RUN, SET]}, options={"joker_swap": joker_swap},
    )  # fmt: skip
    table = stage.sit_at(crowd.match())
    stage.tick()
    return table


def test_the_mouse_drops_the_card_on_the_meld_with_its_joker(stage: Stage) -> None:
    table = seated(stage)
    tree = table.tree.by_key
    stage.drag(tree["card hands/0/TS"], tree["zone melds/M1/cards"])
    assert table.session.match.moves == [(0, "swap TS in M1")]
    stage.until(lambda: table.show.quiet)
    assert sorted(table.show.hand.order) == ["4H", "7D", "JK", "KC"]
    assert table.show.seen.zone("melds/M1/cards") == ["9S", "TS", "JS"]


def test_keys_pick_the_card_and_put_it_on_the_meld(stage: Stage) -> None:
    table = seated(stage)
    stage.app.announcements.take()
    for key, press in (("card hands/0/TS", "space"), ("zone melds/M1/cards", "return")):
        table.set_focus(table.tree.by_key[key])
        stage.key(press)
    assert table.session.match.moves == [(0, "swap TS in M1")]
    stage.until(lambda: table.show.quiet)
    spoken = " ".join(str(one.text) for one in stage.app.announcements.take())
    assert "You swap the 10 of spades for the joker in Ada’s 9-10-J of spades." in spoken


def test_a_card_that_can_be_added_or_swapped_brings_a_choice(stage: Stage) -> None:
    table = seated(stage)
    tree = table.tree.by_key
    stage.drag(tree["card hands/0/7D"], tree["zone melds/M2/cards"])
    page = stage.top(ChoicePage)
    assert [offer.move for offer in page.offers] == ["layoff 7D to M2", "swap 7D in M2"]
    stage.key("2")
    assert table.session.match.moves == [(0, "swap 7D in M2")]


def test_without_the_option_it_is_refused_with_the_option_that_allows_it(stage: Stage) -> None:
    table = seated(stage, "off")
    tree = table.tree.by_key
    stage.drag(tree["card hands/0/TS"], tree["zone melds/M1/cards"])
    notice = table.model.notice
    assert notice is not None
    assert notice.text == "At this table nobody swaps a joker on the table."
    assert notice.more == "It’s allowed with “Swapping jokers: On”."
    assert table.session.match.moves == []


def test_joker_and_card_travel_from_place_to_place(stage: Stage) -> None:
    """The joker leaves first, bare; then the card lies where it lay."""
    table = seated(stage, speed="normal")
    assert table.moves.try_move("swap TS in M1")
    met = [["9S", "JK=TS", "JS"]]
    for _ in range(600):
        stage.tick()
        lying = [one.text for one in table.show.cast.zones["melds/M1/cards"]]
        if met[-1] != lying:
            met.append(lying)
    assert met == [["9S", "JK=TS", "JS"], ["9S", "JS"], ["9S", "TS", "JS"]]
    assert "JK" in [one.text for one in table.show.cast.zones["hands/0"]]
