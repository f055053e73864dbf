"""Whole matches in a real window, from the start page to the result page."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from game.games import GAMES, GAMES_BY_NAME
from game.text.languages import ALL_SPOKEN, Spoken
from game.text.message import Message, language_of, say
from game.ui.table.model.moods import OpponentMood
from tests.key_bindings import all_other, by_xdotool, kept
from tests.waiting import PATIENCE_SECONDS
from tests.window.conftest import Open
from tests.window.player import Keys, KeysByPosition, Mouse, OtherKeys
from tests.window.window import Screen, Tree, Window

pytestmark = pytest.mark.window


SHORT: dict[str, dict[str, object]] = {
    "take": {"target": 100},
    "rummy500": {"target": 100},
    "texas": {"rounds": "1-2"},
    "takeaway": {"rounds": 1},
}
"""Options that make a match short, of the games whose matches are long without them."""
OTHERWISE: dict[str, dict[str, object]] = {
    "take": {"target": 100, "next_dealer": "winner"},
    "rummy500": {
        "target": 100,
        "jokers": "four",
        "joker_swap": "on",
        "wilds": "one",
        "ace": "low",
        "shortest_run": 4,
        "first_turn": "discard",
        "next_dealer": "loser",
    },
    "taki": {"wins": 2, "plus_three_on": "any"},
    "texas": {
        "rounds": "1-3",
        "jokers": "one",
        "wilds": "one",
        "shortest_run": 4,
        "next_dealer": "winner",
    },
}
"""Options of which each changes what may be done at the table."""
every_game = pytest.mark.parametrize("name", [game.name for game in GAMES])


def hurried(name: str, players: int) -> dict[str, object]:
    """Settings with which nothing travels, nobody talks, and a short match was played last."""
    last = {"players": players, "options": SHORT.get(name, {})}
    return {"speed": "off", "calls": 2, "remarks": "off", "last": {name: last}}


def hurry(window: Window) -> None:
    """Have nothing travel and nobody pause to think."""
    window.go("Settings", "settings")
    window.click("Speed: Off")
    window.wait(lambda tree: window.find("Speed: Off", tree)["value"] == "chosen")
    window.click("Opponents think: At once")
    window.wait(lambda tree: window.find("Opponents think: At once", tree)["value"] == "chosen")
    window.click("Remarks")
    window.wait(lambda tree: window.find("Remarks", tree)["value"] == "off")
    window.go("Back", "start")


def begin(window: Window, players: int, rounds: int = 3) -> Tree:
    """Go from the start page to the table."""
    window.go("Set up Takeaway…", "setup")
    opponents = len(faces(window, window.wait(lambda tree: faces(window, tree))))
    while opponents != players - 1:
        step = 1 if opponents < players - 1 else -1
        window.click("Players: more" if step == 1 else "Players: less")
        opponents += step
        window.wait(lambda tree, count=opponents: len(faces(window, tree)) == count)
    length = "Length: One round" if rounds == 1 else f"Length: {rounds} rounds"
    window.click(length)
    window.wait(lambda tree: window.find(length, tree)["value"] == "chosen")
    window.click("Play")
    return window.wait_for_page("table")


def faces(window: Window, tree: Tree) -> list[str]:
    """The opponents on the set-up page, each with the level."""
    buttons = (node["name"] for node in window.nodes(tree) if node["role"] == "button")
    return [name for name in buttons if name.endswith(("(Easy)", "(Medium)", "(Hard)", "(Expert)"))]


def play_out(window: Window) -> Tree:
    """Play by clicks until the result is shown."""
    while True:
        tree = window.asked()
        if tree["scene"] == "result":
            return tree
        if tree["scene"] == "round":
            window.click("Next round")
        else:
            window.click_node(window.moves(tree)[0])
        window.answered()


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 3), (4, 1)])
def test_a_match_is_played_by_mouse_from_the_start_page_to_the_result(
    window: Window, players: int, rounds: int
) -> None:
    hurry(window)
    begin(window, players, rounds)
    tree = play_out(window)
    status = tree["status"]
    assert status["over"]
    assert sum(status["scores"]) == rounds * 52
    assert len(list((window.profile / "finished").iterdir())) == 1
    assert list((window.profile / "matches").iterdir()) == []
    window.go("Done", "start")


def test_a_match_is_played_by_keyboard_alone(open_window: Open) -> None:
    window = open_window({"thinking": "off", "remarks": "off"})
    window.key("s")
    window.wait_for_page("settings")
    window.key("Tab", "Right", "Down", "Right", "Right", "Right", "Return")
    window.wait(lambda tree: window.find("Speed: Off", tree)["value"] == "chosen")
    window.key("Escape")
    window.wait_for_page("start")
    focus_on_set_up(window, "Takeaway")
    window.key("Return")
    window.wait_for_page("setup")
    focus_on(window, "Length: One round", "Up")
    window.key("Return")
    window.wait(lambda tree: window.find("Length: One round", tree)["value"] == "chosen")
    focus_on(window, "Play", "Tab")
    window.key("Return")
    window.wait_for_page("table")
    while True:
        tree = window.asked()
        if tree["scene"] == "result":
            break
        if tree["scene"] == "table" and tree["status"]["phase"] == "draw":
            window.key("d")
        elif tree["scene"] == "table":
            tree = focus_on_move(window, tree)
            window.key("Return")
        else:
            window.key("Return")
        window.answered()
    assert sum(tree["status"]["scores"]) == 52


def begun(tree: Tree) -> bool:
    """Whether a match has begun; where nobody waits, its first round may even be over."""
    return tree["scene"] not in ("start", "setup")


@every_game
def test_a_match_of_any_game_is_played_by_mouse(open_window: Open, name: str) -> None:
    window = open_window(hurried(name, 3))
    window.go(f"Set up {GAMES_BY_NAME[name].title}…", "setup")
    window.click("Play")
    window.wait(begun)
    player = Mouse(window)
    status = player.play()["status"]
    assert status["over"]
    assert status["game"] == name
    assert ("round" in player.scenes) == (status["round"] > 1)
    assert len(list((window.profile / "finished").iterdir())) == 1
    window.go("Done", "start")
    assert window.quit() == 0


@pytest.mark.night
@pytest.mark.parametrize("spoken", ALL_SPOKEN[1:], ids=lambda spoken: str(spoken.tag))
@every_game
def test_a_match_is_played_by_mouse_in_each_language(
    open_window: Open, name: str, spoken: Spoken
) -> None:
    def named(message: Message) -> str:
        return language_of(spoken).say(message.name, message.values)

    window = open_window({**hurried(name, 3), "language": spoken.tag})
    window.go(named(Message("start-set-up.game", game=Message(f"{name}-title"))), "setup")
    window.click(named(Message("setup-play")))
    window.wait(begun)
    assert Mouse(window).play()["status"]["over"]
    window.go(named(Message("score-done")), "start")
    assert window.quit() == 0


@pytest.mark.night
@pytest.mark.parametrize("name", OTHERWISE)
def test_a_match_under_other_rules_is_played_by_mouse(open_window: Open, name: str) -> None:
    last = {"players": 3, "options": OTHERWISE[name]}
    window = open_window({**hurried(name, 3), "last": {name: last}})
    window.go(f"Set up {GAMES_BY_NAME[name].title}…", "setup")
    window.click("Play")
    window.wait(begun)
    assert Mouse(window).play()["status"]["over"]
    record = next((window.profile / "finished").iterdir()).read_text(encoding="utf-8")
    chosen = {f"{option}={value}" for option, value in OTHERWISE[name].items()}
    assert chosen <= set(record.split())
    assert window.quit() == 0


@every_game
def test_a_match_of_any_game_is_played_by_keyboard_alone(open_window: Open, name: str) -> None:
    window = open_window(hurried(name, 2))
    focus_on_set_up(window, str(GAMES_BY_NAME[name].title))
    window.key("Return")
    window.wait_for_page("setup")
    focus_on(window, "Play", "Tab")
    window.key("Return")
    window.wait(begun)
    player = Keys(window)
    status = player.play()["status"]
    assert status["over"]
    assert status["players"] == 2
    assert ("round" in player.scenes) == (status["round"] > 1)
    assert window.quit() == 0


@pytest.mark.parametrize("layout", ["ru", "gr", "il", "ara"])
def test_a_match_is_played_by_keyboard_under_a_layout_without_latin_letters(
    tmp_path: Path, layout: str
) -> None:
    own = Screen()
    try:
        subprocess.run(["setxkbmap", layout, "-display", own.display], check=True)
        window = Window(own, tmp_path, settings=hurried("taki", 2))
        window.wait_for_page("start")
        player = KeysByPosition(window)
        # The question mark at its place, and a letter.
        for key, scene in (("shift+61", "help"), ("Escape", "start"), ("s", "settings")):
            player.key(key)
            window.wait_for_page(scene)
        player.key("Escape")
        window.wait_for_page("start")
        focus_on_set_up(window, "Taki")
        player.key("Return")
        window.wait_for_page("setup")
        focus_on(window, "Play", "Tab")
        player.key("Return")
        window.wait(begun)
        assert player.play()["status"]["over"]
        assert window.quit() == 0
    finally:
        own.close()


def test_f1_opens_the_rules_a_question_mark_the_keys_and_control_and_q_quit(
    window: Window,
) -> None:
    for key, scene in (("question", "help"), ("F1", "rules"), ("q", "quit")):
        window.key(key)
        window.wait_for_page(scene)
        window.key("Escape")
        window.wait_for_page("start")
    window.key("ctrl+q")
    assert window.process.wait(PATIENCE_SECONDS) == 0
    window.log.close()


def test_a_match_is_played_with_keys_that_were_all_changed(open_window: Open) -> None:
    window = open_window({**hurried("taki", 2), "keys": kept()})
    player = OtherKeys(window)
    down = by_xdotool(all_other()["go-down"][0])
    focus_on_set_up(window, "Taki", lambda name: player.key(down if name == "Down" else name))
    player.key("Return")
    window.wait_for_page("setup")
    for _ in range(12):
        if window.find("Play")["focused"]:
            break
        player.key("Tab")
        window.answered()
    player.key("Return")
    window.wait(begun)
    # The usual keys mean nothing any more, or something else.
    assert window.find("Hint")["shortcut"] == all_other()["hint"][0].shown != "H"
    assert player.play()["status"]["over"]
    window.key(by_xdotool(all_other()["quit-now"][0]))
    assert window.process.wait(PATIENCE_SECONDS) == 0
    window.log.close()


def focus_on(window: Window, name: str, key: str) -> None:
    """Press a key until the focus is on the thing of this name."""
    for _ in range(24):
        tree = window.tree()
        if window.find(name, tree)["focused"]:
            return
        window.key(key)
        window.answered()
    raise AssertionError(f"the focus does not come to {name!r}")


def focus_on_set_up(window: Window, title: str, press: Callable[[str], None] | None = None) -> None:
    """Bring the focus from a start page to the link to a game's set-up page."""
    press = press or window.key
    for _ in range(6):
        if any(node["focused"] and node["role"] == "tile" for node in window.nodes(window.tree())):
            break
        press("Tab")
        window.answered()
    press("Down")
    window.answered()
    for _ in range(6):
        if window.find(f"Set up {title}…")["focused"]:
            return
        press("Right")
        window.answered()
    raise AssertionError(f"the focus does not come to the set-up of {title}")


def focus_on_move(window: Window, tree: Tree) -> Tree:
    """Bring the focus to a zone that makes a move: Tab goes to the first one."""
    for _ in range(6):
        if any(node["focused"] for node in window.moves(tree)):
            return tree
        window.key("Tab")
        tree = window.answered()
    raise AssertionError("the focus does not come to a move")


def test_after_a_kill_continue_brings_back_exactly_the_same_table(
    screen: Screen, tmp_path: Path
) -> None:
    window = Window(screen, tmp_path)
    hurry(window)
    begin(window, 3)
    for _ in range(8):
        tree = window.asked()
        window.click_node(window.moves(tree)[0])
        window.answered()
    window.asked()
    before = window.wait(calm)
    window.kill()

    again = Window(screen, tmp_path)
    again.go("Continue", "table")
    again.asked()
    after = again.wait(calm)
    assert after["status"] == before["status"]
    assert table(again, after) == table(again, before)
    again.kill()


def calm(tree: Tree) -> bool:
    """Whether nobody shows a feeling: those pass."""
    players = [node for node in Window.nodes(tree) if node["role"] == "player"]
    return not any((node["value"] or "").endswith(tuple(OpponentMood)) for node in players)


def table(window: Window, tree: Tree) -> list[tuple[object, ...]]:
    """What lies where, and what can be done with it.

    That a card is new since the person's turn is forgotten when a match is continued.
    """
    mark = say("table-card-new", card="")
    return [
        (
            node["role"],
            node["name"].replace(mark, ""),
            node["value"],
            node["move"],
            tuple(node["rect"]),
        )
        for node in window.nodes(tree)
        if node["role"] in ("slot", "player", "group", "log")
    ]


def test_a_stack_is_dragged_to_the_slot_being_played(window: Window) -> None:
    hurry(window)
    begin(window, 4)
    tree = window.asked()
    while tree["status"]["phase"] == "draw":
        window.key("d")
        window.answered()
        tree = window.asked()
    stack = window.moves(tree)[0]
    played = next(node for node in window.nodes(tree) if "being played" in (node["value"] or ""))
    window.drag(stack, played)
    after = window.wait(
        lambda now: now["status"] != tree["status"] or stacks(window, now) != stacks(window, tree)
    )
    assert stack["name"] not in stacks(window, after)


def stacks(window: Window, tree: Tree) -> list[str]:
    """The names of the slots, which tell their top cards."""
    return [node["name"] for node in window.nodes(tree) if node["role"] == "slot"]


def test_a_refused_move_says_why(window: Window) -> None:
    hurry(window)
    begin(window, 4)
    tree = window.asked()
    refused = next(
        node
        for node in window.nodes(tree)
        if node["role"] == "slot" and node["move"] is None and node["value"] != "no cards"
    )
    window.click_node(refused)
    after = window.wait(lambda now: any(node["role"] == "alert" for node in window.nodes(now)))
    assert after["status"] == tree["status"]
    window.go("Show rule", "rules")
