"""The bar: what is said can be read to its end, beside whatever buttons there are."""

from typing import Any

import pytest
from pygame import Rect

from game.core.game import Game
from game.games import GAMES
from game.games.take.game import TAKE
from game.match.match import Match
from game.text.message import Message, told
from game.ui.features.match.match_page import TablePage
from game.ui.kit.forms.builder import Kit
from game.ui.kit.input.commands import play_with
from game.ui.kit.input.events import Device
from game.ui.kit.paint.painter import Painter
from game.ui.kit.widgets.button import Button
from game.ui.table.model.notice import Notice, NoticeKind
from game.ui.table.motion.timeline import Timeline
from game.ui.table.render.action_bar import Own, bar, now
from game.ui.table.render.page_layout import felt
from tests.tiers import by_tier
from tests.together import check_each
from tests.ui import pages
from tests.ui.crowds import CROWDS
from tests.ui.stage import NAMES, SIZES, Stage

LONGEST = Notice(
    NoticeKind.REFUSAL,
    "The queen of diamonds, the deepest card taken, must be melded in a new meld this turn, "
    "and your hand, the cards taken and the table do not allow it.",
    "Drawing from the pile",
)
"""The longest refusal of any game."""


def piled(stage: Stage) -> TablePage:
    """500 Rummy with a pile to take from: as many buttons as there ever are beside a refusal."""
    scene = stage.sit_at(CROWDS["rummy500 of 2, a pile of 45"].match())
    stage.tick()
    return scene


def dealt(stage: Stage, game: Game[Any, Any]) -> TablePage:
    """A match of a game in which the person is asked first, as it was dealt."""
    for seed in range(99):
        match = Match(game, game.setup(2, {}, seed), NAMES[:2])
        if match.state.asked == 0:
            scene = stage.sit_at(match)
            stage.tick()
            return scene
    raise AssertionError("the person is asked first now and then")


@pytest.mark.parametrize("window", SIZES)
def test_a_refusal_is_never_cut_short(stage: Stage, window: tuple[int, int]) -> None:
    stage.resize(*window)
    scene = piled(stage)
    scene.moves.refuse(LONGEST)
    (alert,) = [node for node in scene.tree.nodes if node.role == "alert"]
    texts, look = stage.app.texts, alert.widget
    lines = texts.wrapped(LONGEST.text, look.size, alert.rect.w, look.weight)
    assert len(lines) * texts.height(look.size) <= alert.rect.h
    assert scene.tree.root.rect.contains(alert.rect)
    assert "Show rule" in [node.name for node in scene.tree.nodes]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_short_sentence_leaves_its_room_to_the_buttons(
    stage: Stage, game: Game[Any, Any]
) -> None:
    stage.resize(1280, 720)
    scene = dealt(stage, game)
    assert not any(
        getattr(node.widget, "keyed", False) for node in scene.tree.nodes if node.area == "bar"
    )
    scene.moves.refuse(Notice(NoticeKind.REFUSAL, "No."))
    assert not any(
        getattr(node.widget, "keyed", False) for node in scene.tree.nodes if node.area == "bar"
    )


@pytest.mark.parametrize("window", SIZES[:4])
def test_what_is_to_be_done_does_not_push_out_why(stage: Stage, window: tuple[int, int]) -> None:
    stage.resize(*window)
    scene = piled(stage)
    _, why = scene.show.table.next_zone(scene.show.state, scene.show.names)
    assert why
    assert told(why) in [node.name for node in scene.tree.nodes if node.role == "text"]


def test_with_large_text_a_second_sentence_without_room_is_a_tooltip(stage: Stage) -> None:
    """The bar keeps its two lines, and so do cards their height."""
    stage.resize(960, 600, text_factor=2.0)
    scene = stage.sit_at(CROWDS["rummy500 of 8, a pile of 45"].match())
    stage.tick()
    bare = felt(scene.measures, stage.app.texts, folded=True)
    assert scene.tree.root and scene.show.felt == bare
    _, why = scene.show.table.next_zone(scene.show.state, scene.show.names)
    stage.move(stage.visible_point(scene.tree.by_key["prompt"]))
    told_of = scene.renderer.tipped()
    assert told_of is not None and told_of.tip == told(why)


def test_the_bar_says_how_to_begin_where_only_cards_can_be_played(stage: Stage) -> None:
    table = stage.sit(2, game=TAKE, moves=0, fresh=False, seed=3)
    stage.until(lambda: table.model.your_turn)
    how = ("Click your cards to see what they can do. "
           "Right-click or F4 tells you about one.")  # fmt: skip
    assert how not in [node.name for node in stage.nodes]
    table.moves.try_move("draw stock")
    stage.until(lambda: table.model.your_turn)
    assert how in [node.name for node in stage.nodes]
    table.pointer.toggle(0)
    assert how not in [node.name for node in stage.nodes]


def test_the_bar_grows_for_what_is_said_and_keeps_its_height(stage: Stage) -> None:
    """Every line of a refusal is read with text of twice its size; cards do not move to and fro."""
    stage.resize(960, 600, text_factor=2.0)
    scene = piled(stage)
    assert scene.tree.root
    before = scene.show.felt.copy()
    scene.moves.refuse(LONGEST)
    [alert] = [node for node in scene.tree.nodes if node.role == "alert"]
    grown = scene.show.felt.copy()
    assert grown.h < before.h
    texts, look = stage.app.texts, alert.widget
    lines = texts.wrapped(LONGEST.text, look.size, alert.rect.w, look.weight)
    assert alert.rect.h == len(lines) * texts.height(look.size)
    assert alert.rect.top >= grown.bottom
    scene.model.say(None)
    scene.changed()
    assert scene.tree.root and scene.show.felt == grown
    stage.resize(1280, 720)
    assert scene.tree.root and scene.show.felt.bottom == 626


def test_the_way_to_the_rule_keeps_its_words_for_the_longest(stage: Stage) -> None:
    scene = piled(stage)
    scene.moves.refuse(pages.LONG)
    bar = {node.key: node.widget for node in scene.tree.nodes if node.area == "bar"}
    assert bar["do pile"].keyed or bar["hint"].keyed
    assert not bar["the rule"].keyed


def painted_words(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect]]:
    """The words that are painted on the page on top, with their places."""
    found: list[tuple[str, Rect]] = []
    words = Painter.words

    def kept(painter: Painter, text: str, *about: Any) -> Rect:
        place = words(painter, text, *about)
        found.append((text, place))
        return place

    with monkeypatch.context() as patch:
        patch.setattr(Painter, "words", kept)
        stage.app.frame(stage.now)
    return found


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD, Device.TOUCH])
@pytest.mark.parametrize("text", by_tier(change=(100, 200), night=(100, 125, 150, 175, 200)))
def test_every_button_of_the_bar_shows_a_word_or_a_key(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, text: int, device: Device
) -> None:
    stage.app.settings.text = text
    scene = piled(stage)

    def check(window: tuple[int, int]) -> None:
        for notice in (None, LONGEST):
            stage.resize(*window)
            scene.model.say(notice)
            scene.changed()
            stage.app.device = device
            stage.app.follow_device()
            written = painted_words(stage, monkeypatch)
            bar = [node for node in scene.tree.nodes if node.area == "bar"]
            assert len(bar) > 3
            for node in bar:
                assert scene.tree.root.rect.contains(node.rect), node
                inside = [said for said, place in written if node.rect.contains(place) and said]
                icons = device is Device.PAD and getattr(node.widget, "keyed", False)
                assert inside or icons, (node.name, window)
                cut = [said for said in inside if "…" in said and "…" not in node.name]
                assert not cut, (cut, window)

    check_each(check, ((960, 600), (1280, 720), (1920, 1080)))


def test_a_notice_names_the_keys_of_the_device_in_hand(stage: Stage) -> None:
    scene = piled(stage)
    asks = Message("table-sure-place", move="Discard", why="", place="the pile")
    scene.model.say(Notice(NoticeKind.ASKS, asks))
    said = set()
    for device in (Device.MOUSE, Device.KEYS):
        play_with(device)
        scene.changed()
        said |= {node.name for node in scene.tree.nodes if node.name == told(asks)}
    assert len(said) == 2


def test_many_cards_that_are_taken_are_counted_in_the_bar_and_named_in_the_log(
    stage: Stage,
) -> None:
    scene = piled(stage)
    show = scene.show
    show.set_pace("normal", False)
    scene.moves.try_move("draw pile 45")
    stage.until(lambda: show.news)
    line = show.log[-1]
    assert line.startswith("You take ") and len(line.split(", ")) == 44
    assert not show.quiet
    assert now(scene.model) == "You take 45 cards from the pile."


def test_a_bar_with_words_of_its_own_is_empty_only_while_a_moment_runs(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = dealt(stage, TAKE).model
    kit, room = Kit(model.measures, model.texts), Rect(0, 0, 1280, 120)
    own = Own(("Find the best move.", ""), [], ())
    for staged in (False, True, False):
        monkeypatch.setattr(Timeline, "staged", staged)
        words = [node.name for node in bar(model, kit, room, own).place(room)]
        assert words == ([] if staged else ["Find the best move."])


def test_the_likeliest_move_keeps_its_words_when_hint_and_undo_show_keys(stage: Stage) -> None:
    """At a table with long words, in the largest text."""
    scene = stage.sit_at(CROWDS["take of 2, ten melds of seat 0"].match())
    stage.resize(1280, 720, text_factor=2.0)
    stage.tick()
    buttons = [node for node in scene.tree.nodes if node.area == "bar" and node.role == "button"]
    keyed = {node.key: node.widget.keyed for node in buttons if isinstance(node.widget, Button)}
    (gold,) = (node for node in buttons if node.first)
    assert not keyed[gold.key], gold.name
    assert keyed["undo"]
