"""The reader: what it sends and when, what it does when asked, and what happens if it fails."""

import sys
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import accesskit
import pytest

from game.core.options import written
from game.core.table import PERSON_HAND_ZONE
from game.games import GAMES_BY_NAME
from game.match.match import Match
from game.storage.profile import Profile
from game.storage.settings import SCREEN_READER_DEFAULTS, Settings, SettingsFile
from game.text.message import ENGLISH_LANGUAGE, speak
from game.ui.app.screen_reader import accesskit_nodes
from game.ui.app.screen_reader.reader import ANIMATION_UPDATE_SECONDS, MAX_KEPT_ANNOUNCEMENT_COUNT
from game.ui.features.settings.settings_page import SettingsPage
from game.ui.kit.input.events import Key
from game.ui.table.model.drag_state import card_keys
from tests.games.taki.positions import deck
from tests.ui.pages import PAGES
from tests.ui.stage import NAMES, Stage
from tests.words.foreign import ship
from tests.words.pseudo import PseudoHebrew


class Panic(BaseException):
    """What the library raises when it breaks is no ``Exception``."""


class Ear:
    """In the place of the library's adapter: keeps what it is sent."""

    def __init__(self) -> None:
        self.awake = True
        self.fresh = True
        self.sent: list[Any] = []
        self.attended: list[bool] = []
        self.breaks: BaseException | None = None

    def has_new_reader(self) -> bool:
        fresh, self.fresh = self.fresh, False
        return fresh

    def send(self, update: Any) -> None:
        if self.breaks is not None:
            raise self.breaks
        self.sent.append(update)

    def attend(self, focused: bool) -> None:
        self.attended.append(focused)

    @property
    def said(self) -> list[tuple[int, str]]:
        """The sentences that were announced, with the nodes they were in."""
        return [
            (number, node.value)
            for update in self.sent
            for number, node in update.nodes
            if node.live is not None
        ]


@pytest.fixture
def ear(stage: Stage) -> Ear:
    """Listens to the settings page."""
    PAGES["settings"](stage)
    made = Ear()
    stage.app.reader._adapter = made  # type: ignore[assignment]
    frame(stage)
    return made


def frame(stage: Stage, seconds: float = 1 / 60) -> None:
    stage.now += seconds
    stage.app.frame(stage.now)


def ask(stage: Stage, action: Any, key: str, value: Any = None) -> None:
    """What the library asks for on behalf of a reader."""
    known = stage.app.reader._screen
    assert known is not None
    target = next(number for number, item in known.items.items() if item.key == key)
    data = None if value is None else (accesskit.ActionDataKind.NUMERIC_VALUE, value)
    stage.app.reader._hear(SimpleNamespace(action=action, target=target, data=data))
    frame(stage)
    frame(stage)


def test_the_first_thing_that_is_sent_is_the_whole_tree(stage: Stage, ear: Ear) -> None:
    first = ear.sent[0]
    assert first.tree is not None
    numbers = {number for number, _ in first.nodes}
    assert first.focus in numbers
    assert accesskit_nodes.WINDOW_ITEM_ID in numbers
    below = {child for _, node in first.nodes for child in node.children}
    assert below | {accesskit_nodes.WINDOW_ITEM_ID} == numbers
    assert ear.attended[-1] is True


def test_nothing_is_sent_while_nothing_changes(stage: Stage, ear: Ear) -> None:
    frame(stage)
    ear.sent.clear()
    for _ in range(50):
        frame(stage)
    assert ear.sent == []


def test_only_what_has_changed_is_sent(stage: Stage, ear: Ear) -> None:
    frame(stage)
    ear.sent.clear()
    ask(stage, accesskit.Action.CLICK, "option step")
    assert stage.app.settings.step
    [number] = {number for update in ear.sent for number, node in update.nodes if node.toggled}
    assert sum(len(update.nodes) for update in ear.sent) < 4
    assert number in {update.focus for update in ear.sent}


def test_after_a_change_of_the_language_everything_is_sent_with_the_new_one(
    stage: Stage, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(monkeypatch, PseudoHebrew())
    frame(stage)
    ear.sent.clear()
    try:
        stage.app.choose_language("pseudo-hebrew")
        frame(stage)
        sent = [node for update in ear.sent for _, node in update.nodes]
        screen = stage.app.reader._screen
        assert screen is not None and len(sent) > len(screen.items)
        assert {node.language for node in sent} == {"pseudo-hebrew"}
    finally:
        speak(ENGLISH_LANGUAGE)


def test_what_is_announced_is_told_once_and_in_order(stage: Stage, ear: Ear) -> None:
    said = ["Ada draws.", "Max draws.", "Max draws.", "That does not fit.", "It is your turn."]
    for text in said:
        stage.app.announcements.say(text, at_once=text.startswith("That"))
    before = len(ear.sent)
    frame(stage)
    frame(stage)
    heard = ear.said[-len(said) :]
    assert [text for _, text in heard] == said
    assert len({number for number, _ in ear.said}) == len(ear.said)
    # Each in an update of its own, and still there when the last one has been told.
    spoken = [update for update in ear.sent[before:] if any(n.live for _, n in update.nodes)]
    assert [len(update.nodes) for update in spoken] == [2] * len(said)
    window = dict(spoken[-1].nodes)[accesskit_nodes.WINDOW_ITEM_ID]
    assert set(window.children) >= {number for number, _ in heard}
    lives = [node.live for update in spoken for _, node in update.nodes if node.live]
    assert [one == accesskit.Live.ASSERTIVE for one in lives] == [False] * 3 + [True, False]


def test_what_was_said_on_a_page_is_told_before_the_page_that_follows(
    stage: Stage, ear: Ear
) -> None:
    ear.sent.clear()
    stage.app.announcements.say("The last card.")
    PAGES["statistics"](stage)
    stage.app.announcements.say("The next page.")
    frame(stage)
    values = [{node.value for _, node in update.nodes} for update in ear.sent]
    page = next(place for place, update in enumerate(ear.sent) if len(update.nodes) > 2)
    told = [place for place, some in enumerate(values) if "The last card." in some]
    after = [place for place, some in enumerate(values) if "The next page." in some]
    assert told < [page] < after


def test_no_more_sentences_are_kept_than_anybody_asks_for(stage: Stage, ear: Ear) -> None:
    for number in range(3 * MAX_KEPT_ANNOUNCEMENT_COUNT):
        stage.app.announcements.say(f"Sentence {number}.")
    frame(stage)
    window = dict(ear.sent[-1].nodes)[accesskit_nodes.WINDOW_ITEM_ID]
    assert len(window.children) == 1 + MAX_KEPT_ANNOUNCEMENT_COUNT


def test_what_was_said_before_anybody_listened_is_not_announced(stage: Stage) -> None:
    PAGES["settings"](stage)
    stage.app.announcements.say("Long ago.")
    frame(stage)
    made = Ear()
    stage.app.reader._adapter = made  # type: ignore[assignment]
    frame(stage)
    assert made.said == []


def test_while_cards_fly_the_tree_is_told_now_and_then(stage: Stage, ear: Ear) -> None:
    stage.sit(3, speed="slow")
    ear.sent.clear()
    times = []
    for _ in range(240):
        sent = len(ear.sent)
        frame(stage)
        if len(ear.sent) > sent:
            times.append(stage.now)
    assert len(times) > 3
    assert all(
        later - sooner > ANIMATION_UPDATE_SECONDS - 0.01 for sooner, later in pairwise(times)
    )


def test_the_focus_is_told_at_once(stage: Stage, ear: Ear) -> None:
    stage.sit(3, speed="slow")
    for _ in range(30):
        frame(stage)
    ear.sent.clear()
    for _ in range(2):
        stage.app.send(Key("tab"))
    frame(stage)
    known = stage.app.reader._screen
    assert known is not None
    assert ear.sent[-1].focus == known.focus
    assert known.items[known.focus].key == stage.scene.tree.focus


def test_numbers_are_stepped_and_set(stage: Stage, ear: Ear) -> None:
    PAGES["settings: volume"](stage)
    frame(stage)
    ask(stage, accesskit.Action.DECREMENT, "option volume")
    assert stage.app.settings.volume == 90
    ask(stage, accesskit.Action.INCREMENT, "option volume")
    assert stage.app.settings.volume == 100
    ask(stage, accesskit.Action.SET_VALUE, "option volume", 40.0)
    assert stage.app.settings.volume == 40


def test_the_focus_goes_where_a_reader_puts_it(stage: Stage, ear: Ear) -> None:
    ask(stage, accesskit.Action.FOCUS, "option remarks")
    assert stage.scene.tree.focus == "option remarks"
    focused = stage.scene.tree.focused
    assert focused is not None
    assert focused.seen, "the page is turned to it"


def test_a_text_is_typed(stage: Stage, ear: Ear) -> None:
    PAGES["set-up of taki, most"](stage)
    frame(stage)
    ask(stage, accesskit.Action.SET_VALUE, "deal", "1234")
    assert stage.find("deal").value == "1234"


def test_what_is_asked_of_a_page_that_has_gone_is_not_done(stage: Stage, ear: Ear) -> None:
    known = stage.app.reader._screen
    assert known is not None
    target = next(number for number, item in known.items.items() if item.key == "option remarks")
    PAGES["start"](stage)
    request = SimpleNamespace(action=accesskit.Action.CLICK, target=target, data=None)
    stage.app.reader._hear(request)
    frame(stage)
    assert stage.app.settings.remarks


def test_a_match_is_begun_and_a_card_drawn_by_what_a_reader_asks(stage: Stage, ear: Ear) -> None:
    table = stage.sit(3, moves=20)
    stage.asked()
    frame(stage)
    moves = len(table.session.match.moves)
    move = next(node for node in stage.nodes if node.move and node.role == "button")
    ask(stage, accesskit.Action.CLICK, move.key)
    assert len(table.session.match.moves) > moves


@pytest.mark.parametrize("failure", [Panic("broken"), ValueError("wrong"), RuntimeError()])
def test_a_call_that_fails_switches_the_reader_off(
    stage: Stage, ear: Ear, failure: BaseException
) -> None:
    assert stage.app.listened
    ear.breaks = failure
    stage.app.announcements.say("Something.")
    frame(stage)
    [notice] = stage.app.notices
    assert notice.name == "reader-failed"
    assert str(failure) in str(notice)
    frame(stage)
    assert not stage.app.listened
    stage.app.announcements.say("More.")
    frame(stage)
    assert len(stage.app.notices) == 1
    stage.app.notices.clear()
    frame(stage)
    assert stage.app.notices == [], "it is told once"
    stage.app.reader.start(stage.app.window, stage.app.settings)
    assert not stage.app.reader.listening


def test_ctrl_c_is_not_taken_for_a_failure(stage: Stage, ear: Ear) -> None:
    ear.breaks = KeyboardInterrupt()
    stage.app.announcements.say("Something.")
    with pytest.raises(KeyboardInterrupt):
        frame(stage)


def test_without_the_library_there_is_no_reader_and_no_complaint(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (
        "game.ui.app.screen_reader.accesskit_nodes",
        "game.ui.app.screen_reader.accesskit_nodes",
    ):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "accesskit", None)
    stage.app.reader.start(stage.app.window, stage.app.settings)
    PAGES["start"](stage)
    frame(stage)
    assert not stage.app.listened
    assert stage.app.notices == []


def test_switched_off_nobody_is_told_anything(stage: Stage, ear: Ear) -> None:
    stage.app.set("reader", "off")
    [(number, window)] = ear.sent[-1].nodes
    assert (number, window.children) == (accesskit_nodes.WINDOW_ITEM_ID, [])
    ear.sent.clear()
    stage.app.announcements.say("Something.")
    frame(stage)
    assert ear.sent == []
    assert not stage.app.listened
    stage.app.set("reader", "on")
    frame(stage)
    assert stage.app.listened
    assert len(ear.sent[0].nodes) > 30


# With a reader on.


def test_with_a_reader_calls_are_untimed_and_motion_is_reduced(stage: Stage, ear: Ear) -> None:
    settings = stage.app.settings
    assert {name: settings.get(name) for name in SCREEN_READER_DEFAULTS} == {
        name: written(value) for name, value in SCREEN_READER_DEFAULTS.items()
    }
    assert stage.app.by_keyboard
    ear.awake = False
    frame(stage)
    assert (settings.get("calls"), settings.get("reduced_motion")) == (5, "off")


def test_the_settings_page_shows_what_holds_with_a_reader(stage: Stage, ear: Ear) -> None:
    frame(stage)
    page = stage.top(SettingsPage)
    assert page.tree.by_key["option calls"].value == "No limit"


def test_what_the_player_has_chosen_holds_with_a_reader_too(stage: Stage, ear: Ear) -> None:
    stage.app.set("calls", 5)
    stage.app.set("reduced_motion", "off")
    again = SettingsFile(stage.app.profile).settings
    for settings in (stage.app.settings, again):
        settings.listened = True
        assert (settings.get("calls"), settings.get("reduced_motion")) == (5, "off")


def test_whether_somebody_listens_is_not_kept(stage: Stage, ear: Ear) -> None:
    assert stage.app.settings.listened
    stage.app.save_settings()
    assert not SettingsFile(stage.app.profile).settings.listened


def test_settings_of_an_older_version_mean_what_they_meant(tmp_path: Any) -> None:
    (tmp_path / "settings.json").write_text('{"version": 1, "calls": 3, "reduced_motion": "off"}')
    settings = SettingsFile(Profile(tmp_path)).settings
    assert (settings.get("calls"), settings.get("reduced_motion")) == (3, "off")
    settings.listened = True
    assert settings.get("calls") == 3, "three seconds are not what everybody has"
    assert settings.get("reduced_motion") == "on"
    assert settings == Settings(calls=3, bed=0), "and there was no music"


def test_what_a_reader_was_told_to_have_the_focus_is_known_to_the_page(
    stage: Stage, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        frame(stage)
    page = stage.scene
    assert page.focus == ""
    here = page.tree.focused
    assert here is not None
    assert page.renderer.heard == here.key
    last = ear.sent[-1].focus
    known = stage.app.reader._screen
    assert known is not None
    assert known.items[last].key == here.key
    done: list[str] = []
    monkeypatch.setattr(page, "activate", lambda node: done.append(node.key))
    stage.key("return")
    assert done == [here.key], "so Enter acts at once"


def test_the_question_of_a_dialog_is_told_before_the_focus_in_it(stage: Stage, ear: Ear) -> None:
    for name, question in (
        ("damaged", "A damaged match. "),
        ("between rounds", "The deck is empty and nothing fits. "),
    ):
        ear.sent.clear()
        PAGES[name](stage)
        frame(stage)
        known = stage.app.reader._screen
        assert known is not None
        order = dict.fromkeys(one.focus for one in ear.sent if one.focus in known.items)
        focused = [known.items[number] for number in order]
        assert focused[0].kind == "DIALOG", name
        assert focused[0].label.startswith(question), focused[0].label
        assert focused[1].key == stage.scene.tree.focus
        # The dialog tells it, so nothing else does.
        assert not any(text.startswith(question) for _, text in ear.said), name


def focused(stage: Stage, made: Ear) -> list[str]:
    """The keys of what was told to have the focus since the last time, each once in a row."""
    known = stage.app.reader._screen
    assert known is not None
    keys = [known.items[one.focus].key for one in made.sent if one.focus in known.items]
    made.sent.clear()
    return [key for place, key in enumerate(keys) if not place or key != keys[place - 1]]


def test_the_focus_rests_while_one_waits_and_is_told_only_when_the_player_moves_it(
    stage: Stage, ear: Ear
) -> None:
    table = stage.sit(3, moves=20)
    stage.asked()
    frame(stage)
    ear.sent.clear()
    move = next(node for node in stage.nodes if node.move and node.role == "button")
    table.set_focus(move)
    frame(stage)
    assert focused(stage, ear) == [move.key]
    stage.worker.slow = True
    table.use(move)
    for _ in range(40):
        frame(stage, 0.2)
    assert move.key not in table.tree.by_key, "it has gone"
    assert table.tree.focus != move.key, "something else stands in"
    assert set(focused(stage, ear)) <= {move.key}
    # What has gone cannot be used, and the first arrow tells where the focus is.
    ask(stage, accesskit.Action.CLICK, move.key)
    here = table.tree.focus
    ear.sent.clear()
    stage.key("right")
    frame(stage)
    assert focused(stage, ear) == [here]


def test_announcements_of_before_are_gone_when_the_page_turns_later(stage: Stage, ear: Ear) -> None:
    stage.app.announcements.say("Ada draws.")
    frame(stage)
    assert [text for _, text in ear.said][-1:] == ["Ada draws."]
    ear.sent.clear()
    PAGES["about"](stage)
    frame(stage, 60.0)
    frame(stage)
    window = [node for update in ear.sent for number, node in update.nodes
              if number == accesskit_nodes.WINDOW_ITEM_ID]  # fmt: skip
    said = {number for number, _ in ear.said}
    assert len(window[-1].children) == 1 + len(said)
    assert set(window[-1].children[1:]) == said


def test_an_announcement_is_no_line_of_the_window() -> None:
    node = accesskit_nodes.spoken("Ada draws.", False)
    assert node.bounds.x1 < 0
    assert node.bounds.y1 < 0


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_orca_drops_no_announcement_that_comes_soon_after_another(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    node = accesskit_nodes.spoken("Ada draws.", False)
    # It drops those of one program within 0.1 s, except those of selected things.
    assert bool(node.is_selected) == (system == "linux")


def test_what_has_gone_never_comes_back_under_its_number(stage: Stage, ear: Ear) -> None:
    def numbers() -> set[int]:
        """The numbers of all that was sent since the last time, without the announcements."""
        sent = {
            number
            for update in ear.sent
            for number, _ in update.nodes
            if 0 < number < accesskit_nodes.FIRST_ANNOUNCEMENT_ID
        }
        ear.sent.clear()
        return sent

    seen = numbers()
    assert len(seen) > 3
    for name in ("statistics", "settings", "statistics"):
        # Orca ignores whatever was removed before, also once it is there again.
        PAGES[name](stage)
        frame(stage)
        now = numbers()
        assert len(now) > 3
        assert not seen & now
        seen |= now


def test_the_name_of_a_page_is_told_before_the_focus_in_it(stage: Stage, ear: Ear) -> None:
    ear.sent.clear()
    PAGES["evening before its first game"](stage)
    frame(stage)
    known = stage.app.reader._screen
    assert known is not None
    assert known.items[known.root].label == stage.scene.called
    focuses = [update.focus for update in ear.sent]
    assert focuses[0] == known.root
    assert known.items[focuses[-1]].key == stage.scene.tree.focus
    assert stage.scene.called not in [text for _, text in ear.said]


def test_at_an_edge_a_reader_is_told_that_there_is_no_more(stage: Stage, ear: Ear) -> None:
    page = PAGES["settings"](stage)
    page.set_focus(page.tree.by_key["back"])
    frame(stage)
    ear.sent.clear()
    stage.app.send(Key("up"))
    frame(stage)
    assert [text for _, text in ear.said] == ["There’s nothing further that way."]
    stage.app.send(Key("down"))
    frame(stage)
    assert page.focus != "back"
    assert len(ear.said) == 1


def test_without_a_reader_an_edge_says_nothing(stage: Stage) -> None:
    page = PAGES["settings"](stage)
    page.set_focus(page.tree.by_key["back"])
    stage.app.announcements.take()
    stage.app.send(Key("up"))
    assert not stage.app.announcements.take()


def test_what_is_about_to_play_itself_is_not_told_as_the_focus(stage: Stage, ear: Ear) -> None:
    stage.app.settings.forced = "all"
    for moves in range(40):
        table = stage.sit(3, moves=moves, fresh=False)
        if table.session.yours and table.session.only_move is not None:
            break
    stage.until(lambda: table.model.your_turn)
    assert table.acts_itself
    table.set_focus(next(node for node in table.tree.reachable() if node.key != "back"))
    frame(stage)
    known = stage.app.reader._screen
    assert known is not None
    before = known.items[known.focus].label
    # What has the focus is now the forced move, under the key of what had it.
    node = table.tree.by_key[table.focus]
    node.name = "The only move"
    stage.app.reader._tree = None
    ear.sent.clear()
    frame(stage)
    focused = [node.label for update in ear.sent for number, node in update.nodes
               if number == update.focus]  # fmt: skip
    assert "The only move" not in focused
    assert before


def test_after_a_choice_the_focus_goes_nowhere_while_the_card_flies(stage: Stage, ear: Ear) -> None:
    taki = GAMES_BY_NAME["taki"]
    hands = ("color R4 R3 Y3 B4", "R8 R9 Y3 Y4 Y5", "R6 R7 G6 B7 B8")
    setup = taki.setup(3, {"hand": 5}, 1, dealer=2, deck=deck(hands, "R5"))
    table = stage.sit_at(Match(taki, setup, NAMES[:3]))
    stage.worker.slow = True
    stage.until(lambda: table.model.your_turn)
    stage.key("tab")
    place = table.show.hand.order.index("color")
    table.set_focus(table.tree.by_key[card_keys(table.show, PERSON_HAND_ZONE)[place]])
    stage.key("return")
    frame(stage)
    assert stage.scene.name == "choice"
    ear.sent.clear()
    stage.key("return")
    for _ in range(20):
        frame(stage)
    assert stage.scene is table
    assert table.tree.focus != table.focus, "something else stands in for the card"
    known = stage.app.reader._screen
    assert known is not None
    told = {known.items[update.focus].key for update in ear.sent}
    assert told == {known.items[known.root].key}
