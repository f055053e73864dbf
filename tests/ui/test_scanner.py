"""The scanner: all is played by one switch or two, and nothing is used that was not meant."""

from random import Random
from statistics import median

import pytest

from game.games import GAMES_BY_NAME
from game.ui.app.scanner import (
    AIMED_CLICK_SECONDS,
    MAX_SCAN_ROUND_COUNT,
    MIN_SWITCH_GAP_SECONDS,
    UNSEEN_CHANGE_SECONDS,
)
from game.ui.features.rules.rules_page import RulesPage
from game.ui.features.settings.keyboard_pages import TypingPage
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.features.start.start_page import StartPage
from game.ui.kit.input.events import Explain, Key, KeyHeld, Moved, Press, Release, Typed
from game.ui.kit.pages.host import Spoken
from tests.ui.pages import playing
from tests.ui.stage import Stage
from tests.ui.switching import SHORT_MATCHES, SWITCH, SwitchPlayer

MEDIAN_PRESSES = 4
NEXT = Key("space")


@pytest.mark.night("take", "rummy500", "taki", "texas")
@pytest.mark.parametrize("name", SHORT_MATCHES)
def test_a_match_is_played_by_one_switch(stage: Stage, name: str) -> None:
    page = stage.sit(3, seed=5, game=GAMES_BY_NAME[name], options=SHORT_MATCHES[name])
    presses = [count for count, _ in SwitchPlayer(stage).play(page, Random(3))]
    assert page.session.match.state.over
    assert median(presses) <= MEDIAN_PRESSES
    assert max(presses) <= 3 * MEDIAN_PRESSES


@pytest.fixture
def player(stage: Stage) -> SwitchPlayer:
    stage.show(StartPage(stage.app))
    return SwitchPlayer(stage)


def names(player: SwitchPlayer, seconds: float) -> list[str]:
    """Where the frame stands one after the other, within so many seconds."""
    found: list[str] = []
    for _ in range(round(seconds * 10)):
        player.look()
        place = player.stage.app.scanner.place
        name = "" if place is None else place.name
        if found[-1:] != [name]:
            found.append(name)
    return found


def come_to(player: SwitchPlayer, name: str) -> None:
    """Wait until the frame stands at a place."""
    for _ in range(1000):
        player.look()
        place = player.stage.app.scanner.place
        if place is not None and place.name == name:
            return
    raise AssertionError(f"the frame never came to {name!r}")


def test_the_frame_goes_through_the_groups_and_rests_after_some_rounds(
    player: SwitchPlayer,
) -> None:
    gone = names(player, 1.2 * 5 * MAX_SCAN_ROUND_COUNT + 3)
    round_long = len(gone[:-1]) // MAX_SCAN_ROUND_COUNT
    assert gone[:-1] == gone[:round_long] * MAX_SCAN_ROUND_COUNT and round_long > 1
    assert gone[-1] == "" and player.stage.scene.renderer.reading is None
    player.press()
    assert names(player, 0.5) == gone[:1]


def test_a_switch_enters_a_group_and_leaves_it_after_its_last_stop(player: SwitchPlayer) -> None:
    scanner = player.stage.app.scanner
    player.look()
    first = scanner.place
    assert first is not None
    names(player, 1.2 * 1.5)
    while scanner.place is None or len(scanner.place.keys) < 2:
        player.look()
    group = scanner.place
    assert group.keys != first.keys, "not the one where the frame begins"
    stops = len(group.keys)
    names(player, 0.4)
    player.press()
    inside = names(player, 1.2 * (stops + 0.9))
    assert inside[-1] == "Back" and len(inside) == stops + 1
    player.press()
    assert scanner.place is not None and scanner.place.keys == group.keys


def test_the_frame_and_its_name_are_shown(player: SwitchPlayer) -> None:
    player.look()
    place, renderer = player.stage.app.scanner.place, player.stage.scene.renderer
    assert place is not None
    assert (renderer.reading, renderer.reading_tip) == (place.rect, place.name)
    player.stage.app.set("switch", "off")
    assert renderer.reading is None and not renderer.reading_tip


def test_the_step_time_is_chosen(player: SwitchPlayer) -> None:
    scanner = player.stage.app.scanner
    for tenths in (6, 40):
        player.stage.app.set("switch_step", tenths)
        player.look()
        player.press()
        player.look()
        assert scanner.next_due is not None
        assert 0 < scanner.next_due - player.stage.now <= tenths / 10


def test_with_two_switches_one_moves_the_frame_and_the_other_uses_it(
    player: SwitchPlayer,
) -> None:
    stage = player.stage
    stage.app.set("switch", "two")
    scanner = stage.app.scanner
    assert len(names(player, 10)) == 1 and scanner.next_due is None
    first = scanner.place
    stage.app.send(NEXT)
    assert first is not None and scanner.place is not None and scanner.place.name != first.name
    stage.now += MIN_SWITCH_GAP_SECONDS
    stage.app.send(Explain(1, 1))
    third = scanner.place
    stage.now += MIN_SWITCH_GAP_SECONDS
    stage.app.send(SWITCH)
    assert third is not None and scanner.place is not None and scanner.place != third


class Listener(SwitchPlayer):
    """Forgets at each press what was said before it."""

    def press(self) -> None:
        self.stage.app.announcements.take()
        super().press()

    def said(self) -> list[Spoken]:
        """What has been said since the last press, once nothing moves."""
        self.look()
        while self.stage.tick():
            pass
        self.look()
        return self.stage.app.announcements.take()


def test_what_a_switch_did_is_heard_before_where_the_frame_is_now(stage: Stage) -> None:
    stage.sit(2, seed=5, game=GAMES_BY_NAME["takeaway"])
    stage.asked()
    listener = Listener(stage)
    listener.use("do draw")
    said = listener.said()
    place = stage.app.scanner.place
    assert said[0].text.startswith("You draw")
    assert place is not None and place.name in [one.text for one in said[1:]]
    assert not any(one.at_once for one in said), "it would cut off what was done"


def test_after_a_use_that_tells_nothing_it_is_said_where_the_frame_is_now(stage: Stage) -> None:
    stage.show(SettingsPage(stage.app))
    listener = Listener(stage)
    listener.use("option step")
    place = stage.app.scanner.place
    assert place is not None
    assert [one.text for one in listener.said()] == [place.name]


def test_a_bouncing_switch_presses_once(player: SwitchPlayer) -> None:
    names(player, 0.5)
    scanner = player.stage.app.scanner
    player.press()
    place = scanner.place
    player.stage.now += MIN_SWITCH_GAP_SECONDS / 2
    player.press()
    assert scanner.place == place


def test_a_press_for_what_has_just_gone_uses_nothing(stage: Stage, player: SwitchPlayer) -> None:
    names(player, 0.5)
    page = stage.show(SettingsPage(stage.app))
    player.look()
    scanner = stage.app.scanner
    place = scanner.place
    stage.now += UNSEEN_CHANGE_SECONDS / 2
    player.press()
    assert stage.scene is page
    assert place is not None and scanner.place is not None and scanner.place.keys == place.keys


def test_a_click_is_a_switch_unless_it_is_aimed(stage: Stage, player: SwitchPlayer) -> None:
    names(player, 0.5)
    scanner = stage.app.scanner
    before = scanner.place
    node = stage.find("Settings")
    x, y = node.rect.center
    stage.app.send(Press(x, y))
    stage.app.send(Release(x, y))
    assert isinstance(stage.scene, StartPage) and scanner.place != before
    stage.now += AIMED_CLICK_SECONDS
    stage.app.send(Moved(x, y))
    stage.app.send(Press(x, y))
    stage.app.send(Release(x, y))
    assert isinstance(stage.scene, SettingsPage)


def test_a_setting_is_changed_and_a_slider_moved_by_a_switch(
    stage: Stage, player: SwitchPlayer
) -> None:
    stage.show(SettingsPage(stage.app, "volume"))
    slider = next(node for node in stage.nodes if node.step is not None and node.act is None)
    before = stage.app.settings.volume
    player.use(slider.key)
    come_to(player, "Less")
    for _ in range(2):
        stage.now += MIN_SWITCH_GAP_SECONDS
        player.press()
    assert stage.app.settings.volume == before - 20


def test_a_text_is_scrolled_by_a_switch(stage: Stage, player: SwitchPlayer) -> None:
    page = stage.show(RulesPage(stage.app, GAMES_BY_NAME["take"]))
    come_to(player, "Further down")
    stage.now += UNSEEN_CHANGE_SECONDS
    player.press()
    assert any(column.offset > 0 for column in page.columns)


def test_without_switches_nothing_is_framed(stage: Stage) -> None:
    page = stage.show(StartPage(stage.app))
    assert not stage.app.scanner.on and stage.app.scanner.next_due is None
    stage.app.frame(stage.now)
    assert page.renderer.reading is None
    stage.app.send(SWITCH)
    assert not page.renderer.reading_tip


def test_with_one_switch_both_keys_use_what_is_in_the_frame(player: SwitchPlayer) -> None:
    names(player, 0.5)
    scanner = player.stage.app.scanner
    before = scanner.place
    player.stage.app.send(NEXT)
    assert before is not None and scanner.place is not None
    assert set(scanner.place.keys) < set(before.keys), "it has gone into the group"


def test_what_is_asked_comes_first_and_nothing_that_cannot_be_used(stage: Stage) -> None:
    table = playing(stage, "take", 3)
    scanner = SwitchPlayer(stage).stage.app.scanner
    scanner.follow(table, stage.now)
    assert scanner.place is not None and "do draw" in scanner.place.keys
    off = {node.key for node in stage.nodes if node.act is not None and not node.enabled}
    assert off and not off & {key for place in scanner._places for key in place.keys}


def test_a_switch_that_is_held_down_presses_once(player: SwitchPlayer) -> None:
    names(player, 0.5)
    scanner = player.stage.app.scanner
    player.press()
    place = scanner.place
    for _ in range(5):
        player.stage.now += MIN_SWITCH_GAP_SECONDS
        assert scanner.take(KeyHeld(SWITCH), player.stage.scene, player.stage.now)
    assert scanner.place == place


def test_a_text_is_typed_by_a_switch_on_the_keys_of_the_screen(
    stage: Stage, player: SwitchPlayer
) -> None:
    page = stage.set_up(GAMES_BY_NAME["take"])
    player.use("deal")
    stage.top(TypingPage)
    assert scanner_takes_space(stage) and page.deal == ""


def scanner_takes_space(stage: Stage) -> bool:
    """Whether the space that the switch writes goes into no field."""
    return stage.app.scanner.take(Typed(" "), stage.scene, stage.now)
