"""Cards are cut beside the frames: a frame waits for none that there is something like."""

from collections.abc import Callable
from functools import partial
from threading import Event

import pygame
import pytest
from pygame import Surface

from game.ui.deck.card_images import CardImages
from game.ui.kit.paint import render_worker
from game.ui.kit.paint.images import MAX_BEHIND_FRAMES
from game.ui.kit.paint.render_worker import Key, RenderWorker
from tests.ui.stage import Stage

ACE, KING = ("card", "AS"), ("card", "KS")


class Told(RenderWorker):
    """Cuts when it is told to, and has no thread."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[Key, Callable[[], Surface]] = {}

    def ask(self, key: Key, work: Callable[[], Surface], soon: bool) -> None:
        self.asked.setdefault(key, work)

    def claim(self, key: Key) -> Surface | None:
        return None

    def take(self) -> dict[Key, Surface]:
        return {}

    def cut(self, images: CardImages) -> None:
        """Have all that was asked for be there with the next frame."""
        done = {key: work() for key, work in self.asked.items()}
        self.asked.clear()
        self.take = lambda: done  # type: ignore[method-assign]
        images.begin_frame(hurry=False)
        self.take = dict  # type: ignore[method-assign]


def raw(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def kept(stage: Stage) -> CardImages:
    kept = CardImages()
    kept.aside = Told()
    return kept


def told(kept: CardImages) -> Told:
    assert isinstance(kept.aside, Told)
    return kept.aside


@pytest.mark.parametrize("seen", [
    lambda one: one.card("5H", 70),
    lambda one: one.lifted("5H", 60, 3.0),
    lambda one: one.scaled("5H", 75, 70, 2.0),
])  # fmt: skip
def test_something_like_a_card_is_shown_until_it_is_cut_aside(
    kept: CardImages, seen: Callable[[CardImages], Surface]
) -> None:
    kept.card("5H", 60)
    kept.begin_frame(hurry=False)
    rough = raw(seen(kept))
    assert kept.behind
    told(kept).cut(kept)
    sharp = raw(seen(kept))
    assert not kept.behind
    assert sharp == raw(seen(CardImages())) != rough


def test_a_card_that_there_is_nothing_like_is_cut_at_once(kept: CardImages) -> None:
    assert raw(kept.card("5H", 60)) == raw(CardImages().card("5H", 60))
    assert not kept.behind


@pytest.mark.parametrize("angle", [0.0, 3.5])
def test_a_wild_card_is_seen_without_what_it_stands_for_until_that_is_cut(
    kept: CardImages, angle: float
) -> None:
    def seen(name: str) -> bytes:
        return raw(kept.lifted(name, 60, angle) if angle else kept.card(name, 60))

    plain = seen("JK")
    assert seen("JK=7H") == plain
    assert kept.behind
    told(kept).cut(kept)
    assert seen("JK=7H") != plain
    assert not kept.behind


def test_what_is_cut_ahead_is_there_when_it_is_wanted(kept: CardImages) -> None:
    assert not kept.cut_ahead("QD", 60)
    assert len(told(kept).asked) == 3
    told(kept).cut(kept)
    for seen in (kept.card("QD", 60), kept.lifted("QD", 60, 2.0), kept.scaled("QD", 50, 60, 0.0)):
        assert seen.get_width() > 0
    assert not told(kept).asked
    assert not kept.behind
    assert kept.is_in_time("QD", 60, 7.5)


def test_a_face_is_not_in_time_before_it_is_cut(kept: CardImages) -> None:
    assert not kept.is_in_time("QD", 60, 0.0)
    assert kept.behind
    told(kept).cut(kept)
    assert kept.is_in_time("QD", 60, 0.0)


def test_what_is_never_cut_aside_is_cut_in_the_end(kept: CardImages) -> None:
    kept.card("5H", 60)
    for frame in range(1, MAX_BEHIND_FRAMES + 2):
        kept.begin_frame(hurry=False)
        kept.card("5H", 70)
        assert kept.behind == (frame <= MAX_BEHIND_FRAMES)
    assert raw(kept.card("5H", 70)) == raw(CardImages().card("5H", 70))


def test_a_window_that_is_resized_for_long_waits_for_no_card_and_not_afterwards(
    kept: CardImages, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.card("5H", 60)
    with monkeypatch.context() as change:
        change.setattr(render_worker, "rasterize", pytest.fail)
        for width in range(61, 63 + MAX_BEHIND_FRAMES):
            kept.begin_frame(hurry=True)
            assert kept.card("5H", width).get_width() == width and kept.behind
        kept.begin_frame(hurry=False)
        kept.card("5H", width)
        assert kept.behind
    told(kept).cut(kept)
    assert raw(kept.card("5H", width)) == raw(CardImages().card("5H", width))
    assert not kept.behind


def test_its_thread_cuts_what_is_asked_for_and_ends() -> None:
    aside, begun = RenderWorker(), Event()

    def work() -> Surface:
        begun.set()
        return Surface((3, 4))

    aside.ask(ACE, work, False)
    begun.wait()
    found = aside.claim(ACE)
    assert found is not None
    assert found.get_size() == (3, 4)
    assert not aside.take()
    aside.close()
    assert aside._thread is not None
    assert not aside._thread.is_alive()
    aside.ask(KING, work, False)
    assert aside.claim(KING) is None


def test_what_waits_is_cut_by_whoever_wants_it_first() -> None:
    aside, begun, go_on = RenderWorker(), Event(), Event()
    cut = []

    def slow() -> Surface:
        begun.set()
        go_on.wait()
        return Surface((1, 1))

    def quick() -> Surface:
        cut.append(KING)
        return Surface((2, 2))

    aside.ask(ACE, slow, False)
    begun.wait()
    aside.ask(KING, quick, False)
    assert aside.claim(KING) is None
    aside.ask(KING, quick, True)
    aside.forget()
    go_on.set()
    assert aside.claim(ACE) is not None
    aside.close()
    assert not cut


def test_what_is_wanted_soon_is_cut_before_all_that_waits() -> None:
    aside, begun, go_on, done = RenderWorker(), Event(), Event(), Event()
    cut = []

    def slow() -> Surface:
        begun.set()
        go_on.wait()
        return Surface((1, 1))

    def noted(key: Key) -> Surface:
        cut.append(key)
        if len(cut) == 3:
            done.set()
        return Surface((1, 1))

    aside.ask(("slow",), slow, False)
    begun.wait()
    for key, soon in ((ACE, False), (KING, False), (("card", "QS"), True), (KING, True)):
        aside.ask(key, partial(noted, key), soon)
    go_on.set()
    done.wait()
    aside.close()
    assert cut == [KING, ("card", "QS"), ACE]


def test_a_drawing_that_cannot_be_cut_ends_nothing() -> None:
    aside, begun = RenderWorker(), Event()

    def broken() -> Surface:
        begun.set()
        raise pygame.error("no drawing")

    aside.ask(ACE, broken, False)
    begun.wait()
    assert aside.claim(ACE) is None
    begun.clear()
    aside.ask(ACE, broken, False)
    begun.wait()
    aside.close()
