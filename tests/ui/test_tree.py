"""The tree of the screen: what is at a point, where the focus goes, what a reader is told."""

import json
from typing import Any

from pygame import Rect

from game.ui.kit.input.commands import of_offer
from game.ui.kit.tree import Node, Tree


def node(key: str, x: int, y: int, area: str = "", **more: Any) -> Node:
    made = Node("button", key, Rect(x, y, 40, 40), key, act=lambda: None, area=area)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def tree(*nodes: Node, focus: str = "") -> Tree:
    return Tree(Node("page", "", Rect(0, 0, 900, 900), children=list(nodes)), focus)


def keys(*nodes: Node | None) -> list[str | None]:
    return [None if node is None else node.key for node in nodes]


# What is at a point.


def test_the_topmost_thing_that_answers_is_at_a_point() -> None:
    low, high = node("low", 0, 0), node("high", 20, 0)
    words = Node("text", "words", Rect(0, 0, 900, 900))
    shown = tree(low, high, words)
    assert keys(shown.at(10, 10), shown.at(25, 10), shown.at(300, 300)) == ["low", "high", None]


def test_what_is_turned_out_of_sight_is_at_no_point() -> None:
    shown = tree(node("a", 0, 0, clip=Rect(0, 20, 100, 100)))
    assert keys(shown.at(10, 10), shown.at(10, 30)) == [None, "a"]


def test_something_that_cannot_be_used_still_covers_what_is_below() -> None:
    shown = tree(node("low", 0, 0), node("high", 0, 0, enabled=False))
    assert keys(shown.at(10, 10)) == ["high"]


def test_a_thing_to_hover_over_answers_though_it_does_nothing() -> None:
    shown = tree(node("log", 0, 0, act=None, hover=True))
    assert keys(shown.at(10, 10)) == ["log"]
    assert shown.reachable() == []


# The focus.


def test_the_focus_is_on_something_that_can_be_used_or_nowhere() -> None:
    nodes = (node("a", 0, 0), node("b", 50, 0, enabled=False))
    assert tree(*nodes, focus="a").focus == "a"
    assert tree(*nodes, focus="b").focus == ""
    assert tree(*nodes, focus="gone").focus == ""
    assert tree(*nodes).focused is None


def test_the_focus_begins_at_the_marked_node_or_the_first() -> None:
    assert keys(tree(node("a", 0, 0), node("b", 50, 0, first=True)).first()) == ["b"]
    assert keys(tree(node("a", 0, 0), node("b", 50, 0)).first()) == ["a"]
    assert tree().first() is None
    hidden = node("b", 50, 0, first=True, enabled=False)
    assert keys(tree(node("a", 0, 0), hidden).first()) == ["a"]


def test_without_a_focus_any_key_that_moves_it_brings_it_to_the_first() -> None:
    shown = tree(node("a", 0, 0), node("b", 50, 0, first=True))
    assert keys(shown.neighbour(1, 0), shown.next_area(1)) == ["b", "b"]


def test_arrows_go_to_the_nearest_thing_in_their_direction() -> None:
    nodes = [node(f"{x}{y}", 100 * x, 100 * y) for y in range(3) for x in range(3)]
    shown = tree(*nodes, focus="11")
    ways = [shown.neighbour(*way) for way in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    assert keys(*ways) == ["01", "21", "10", "12"]
    shown = tree(*nodes, focus="00")
    assert keys(shown.neighbour(-1, 0), shown.neighbour(0, -1)) == [None, None]


def test_arrows_prefer_what_lies_straight_ahead() -> None:
    shown = tree(node("here", 0, 0), node("aslant", 60, 90), node("ahead", 150, 0), focus="here")
    assert keys(shown.neighbour(1, 0)) == ["ahead"]


def test_of_two_about_as_near_arrows_prefer_the_one_in_line() -> None:
    across = node("here", 0, 100), node("above", 95, 70), node("level", 100, 100)
    assert keys(tree(*across, focus="here").neighbour(1, 0)) == ["level"]
    down = node("here", 100, 0), node("left", 70, 95), node("below", 100, 100)
    assert keys(tree(*down, focus="here").neighbour(0, 1)) == ["below"]


def test_right_goes_along_a_row_of_an_area_before_the_rows_around_it() -> None:
    """Where a row of three stands below a row of two, the middle of the three is reached."""
    nodes = (node("above", 25, 0), node("first", 0, 53), node("middle", 97, 53))
    for one in nodes:
        one.area = "options"
    assert keys(tree(*nodes, focus="first").neighbour(1, 0)) == ["middle"]


def test_arrows_pass_over_what_cannot_be_used() -> None:
    nodes = (node("a", 0, 0), node("b", 100, 0, enabled=False), node("c", 200, 0))
    assert keys(tree(*nodes, focus="a").neighbour(1, 0)) == ["c"]


def test_tab_goes_round_the_areas_and_back() -> None:
    nodes = (
        node("a", 0, 0, "one"),
        node("b", 0, 50, "two"),
        node("c", 0, 100, "two", first=True),
        node("d", 0, 150, "three"),
        node("e", 0, 200, "one"),
    )
    ways = {"a": ("c", "d"), "c": ("d", "a"), "b": ("d", "a"), "d": ("a", "c"), "e": ("c", "d")}
    for here, (forward, back) in ways.items():
        shown = tree(*nodes, focus=here)
        assert keys(shown.next_area(1), shown.next_area(-1)) == [forward, back]
    assert tree().next_area(1) is None


# For a reader.


def test_a_reader_is_told_everything_in_points_of_the_window() -> None:
    child = node(
        "b", 100, 50, move="draw", command=of_offer("taki", "D", "Draw", ""), value="two cards"
    )
    root = Node("page", "A page", Rect(0, 0, 900, 900), children=[child])
    told = Tree(root, "b").as_json(2.0)
    assert json.loads(json.dumps(told)) == told
    assert told["rect"] == [0, 0, 450, 450]
    assert told["children"] == [
        {
            "role": "button",
            "name": "b",
            "value": "two cards",
            "rect": [50, 25, 20, 20],
            "enabled": True,
            "focused": True,
            "move": "draw",
            "shortcut": "D",
        }
    ]
