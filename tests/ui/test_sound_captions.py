"""What is heard, in words: the page with each sound, and captions at the table."""

import pytest

from game.games import GAMES_BY_NAME
from game.text.message import told
from game.ui.features.settings.access_pages import HeardPage
from game.ui.sound import MATCH_EVENT_SOUNDS, SOUND_MEANINGS, SOUNDS, caption
from tests.ui.stage import Stage


def test_each_event_and_each_seat_is_told_and_played(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = stage.show(HeardPage(stage.app))
    played: list[tuple[str, int, float]] = []
    monkeypatch.setattr(
        stage.app.sounds, "sample", lambda name, step, pan: played.append((name, step, pan))
    )
    rows = [node for node in page.tree.nodes if node.key.startswith(("event ", "seat "))]
    for node in rows:
        stage.click(node) if node.clip is None else page.activate(node)
    seats = [step for name, step, _ in played if name == "seat"]
    assert [name for name, *_ in played if name != "seat"] == list(MATCH_EVENT_SOUNDS)
    assert len(MATCH_EVENT_SOUNDS) >= 12
    assert seats == list(range(SOUNDS["seat"].files))
    pans = [pan for name, step, pan in played if name == "seat" and step]
    assert pans == sorted(pans)
    assert len({node.name for node in rows}) == len(rows)


def test_a_seat_can_be_heard_on_the_page_while_the_table_leaves_it_out(stage: Stage) -> None:
    sounds = stage.app.sounds
    assert not stage.app.settings.seats
    assert sounds.volume("seat") == 0.0
    assert sounds.volume("seat", left_out=True) > 0
    stage.app.settings.muted = True
    assert sounds.volume("seat", left_out=True) == 0.0


def test_captions_say_what_was_heard_and_from_where_also_if_it_is_muted(stage: Stage) -> None:
    stage.app.set("captions", "on")
    stage.app.set("muted", "on")
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], moves=6, speed="fast")
    stage.asked()
    stage.app.sounds.play("draw", pan=-0.9)
    stage.app.sounds.play("click")
    stage.app.sounds.play("toss", pan=0.9)
    stage.tick()
    said = [node.name for node in stage.nodes]
    assert "A card is drawn, on the left" in said
    assert "A card is discarded, on the right" in said
    panel = page.tree.by_key["captions"]
    cards = [rect for rects in page.show.laid.rects.values() for rect in rects]
    assert panel.rect.collidelist(cards) < 0
    stage.app.set("captions", "off")
    page.changed()
    assert "captions" not in page.tree.by_key


def test_a_new_match_begins_without_the_captions_of_the_one_before(stage: Stage) -> None:
    stage.app.set("captions", "on")
    stage.app.sounds.play("win")
    page = stage.sit(2)
    stage.tick()
    assert "You win" not in [told(one) for one in page.model.captions]


def test_every_meaning_has_its_own_caption() -> None:
    captions = {told(caption(what, 0.0)) for what in SOUND_MEANINGS.values()}
    assert len(captions) == len(set(SOUND_MEANINGS.values()))
    assert set(SOUND_MEANINGS) <= set(SOUNDS)
