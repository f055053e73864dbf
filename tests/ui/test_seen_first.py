"""Nothing is told before it is seen, one's own figures included: no figure, sentence or line of the
log changes while the card that it is about is under way. Nothing covers what it is about."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from pygame import Rect

from game.core.event import PERSON_SEAT, Event, EventKind
from game.core.game import Game
from game.core.table import Table
from game.games import GAMES, GAMES_BY_NAME
from game.games.taki.game import TAKI
from game.match.match import Match
from game.text.message import told, told_briefly
from game.ui.features.match.match_page import TablePage
from game.ui.kit.tree import Node, Role
from game.ui.table.control import table_talk
from game.ui.table.motion.card_sprites import CardSprite
from game.ui.table.motion.recent_changes import PendingUpdate
from game.ui.table.render.felt_effects import points_place, word_place
from game.ui.table.render.picture import said_on
from tests.ui.stage import NAMES, Stage

MOVES = 600
OVERLAPPING = (EventKind.DEAL, EventKind.COLLECT)
TOLD = (Role.FIGURE, Role.SIGN, Role.WAY, Role.STATUS, Role.PROMPT, Role.MELD)
FIGURES = re.compile(r"\d+")


def texts(page: TablePage) -> Mapping[str, str]:
    """What the tree tells besides the cards: sentences, figures and lines of the log, by where."""
    found: dict[str, str] = {}
    for node in page.tree.nodes:
        if node.role in TOLD and not node.key.startswith("zone"):
            found[node.role] = f"{found.get(node.role, '')}; {node.name}"
        elif node.role is Role.MELD:
            found[node.key] = node.tip
        elif node.role is Role.PLAYER:
            # Who thinks, and who does so no more, is about no card.
            found[node.key] = "; ".join(FIGURES.findall(node.value or ""))
        elif node.key in ("score", "log"):
            found[node.key] = "; ".join(_all(node))
    return found


def _all(node: Node) -> list[str]:
    return [f"{one.name} {one.value or ''}" for one in node.walk()]


PART = 0.02
"""Part of a word, a remark or points that may lie over something, as rounding may have it."""


def covered(stage: Stage, page: TablePage) -> list[str]:
    """What words, points and remarks of a moment cover in this frame, though they are about it.

    A word and a remark keep off the cards of the moment and off plates that count, points that
    count off their plate and off what is said.  None of them leaves the felt.
    """
    show, painter, now = page.show, stage.app.painter, page.model.now
    moments, felt, said = show.stage, show.felt, said_on(show.felt, page.tree)
    counting = {f"plate {one.seat}, which counts": one.plate for one in moments.figures}
    remarks = {one.name: one.rect for one in page.tree.nodes if one.role is Role.REMARK}
    words: dict[str, Rect] = {}
    about: dict[str, Rect] = {}
    for one in moments.banners:
        if one.begins > now:
            continue
        rest = word_place(painter, one, felt, said)[1]
        words[one.text] = one.grown(rest, now, felt, said)
        if moments.running:
            about[f"what {one.text} is about"] = one.rect
    points = {
        f"{one.points} of {one.seat}": points_place(painter, one, felt, (*said, *words.values()))
        for one in moments.figures
        if one.begins + one.lasts <= now < one.counted
    }
    wrong = []
    for upper, lower in (
        (words, {**about, **counting, **remarks}),
        (remarks, {**about, **counting}),
        (points, {**counting, **words, **remarks}),
    ):
        for name, rect in upper.items():
            if not felt.contains(rect):
                wrong.append(f"{name} leaves the felt at {tuple(rect)}")
            for other, below in lower.items():
                both = rect.clip(below)
                if both.w * both.h > PART * rect.w * rect.h:
                    wrong.append(f"{name} at {tuple(rect)} covers {other} at {tuple(below)}")
    return wrong


class Witness:
    """Plays at a table and holds what is told in each frame against what was told in the last.

    What is told may change in a frame in which something has landed, and in no other.
    """

    def __init__(self, stage: Stage, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.stage, self.page = stage, page
        self.flown: dict[int, tuple[Event, float]] = {}
        """Events whose cards fly, by identity, and when they land."""
        self._moved: list[tuple[Event, list[CardSprite]]] = []
        self._begun: list[Event] = []
        self._landed = self._dealt = False
        self.wrong: list[str] = []
        self._hear, self._listen = page.show.telling.listen, page.show.listen
        self._follow = page.show.cast.follow
        page.show.telling.listen, page.show.listen = self.land, self.begin
        monkeypatch.setattr(page.show.cast, "follow", self.follow)
        self.before = texts(page)

    def begin(self, event: Event, seen: Any, now: float) -> None:
        self._begun.append(event)
        self._listen(event, seen, now)

    def follow(self, event: Event, *about: Any) -> list[CardSprite]:
        sprites = self._follow(event, *about)
        self._moved.append((event, sprites))
        return sprites

    def land(self, one: PendingUpdate) -> None:
        """Something is told: all that it has moved has landed, if only to leave again."""
        now = self.page.model.now
        lands = self.flown.pop(id(one.event), (one.event, 0.0))[1]
        assert now >= lands - 1e-6, f"{one.event} is told before its cards have landed"
        self._landed = True
        # Of cards dealt one after the other the tree tells when it changes the next time.
        self._dealt = self._dealt or self.page.model.game.event_kind(one.event) in OVERLAPPING
        self._hear(one)

    def _come_back(self, prompt: str, was_moment: bool) -> None:
        """A prompt is there again, after a call window or a moment, beside which none is.

        It is the last line, as what was asked in a call window is not asked once more.  After a
        moment it may be what is asked where nothing has happened but what has been told.
        """
        show = self.page.show
        allowed = [told_briefly(show.log[-1].said)]
        if was_moment:
            allowed.append(told(show.table.prompt(show.told, show.names)))
        assert any(one in prompt for one in allowed), f"{prompt} is none of {allowed}"

    def frame(self) -> bool:
        """Let a frame pass; whether the person is asked and nothing moves."""
        show = self.page.show
        self._begun.clear()
        self._moved.clear()
        self._landed = False
        was_moment = show.stage.running
        moving = self.stage.tick()
        if self.stage.scene is not self.page:
            self.stage.scene.back()
            self.stage.tick()
            assert self.stage.scene is self.page
        for event, sprites in self._moved:
            if self.page.model.game.event_kind(event) not in OVERLAPPING:
                lands = max((one.begins + one.lasts for one in sprites), default=0.0)
                self.flown[id(event)] = event, lands
        after = texts(self.page)
        changed = {key: (self.before.get(key), after.get(key))
                   for key in after
                   if self.before.get(key) != after.get(key)}  # fmt: skip
        if show.pace.overlaps:
            # Who plays is said when they begin, though the last card still lands.
            changed.pop(Role.PROMPT, None)
        if Role.PROMPT in changed and Role.PROMPT not in self.before:
            del changed[Role.PROMPT]
            self._come_back(after[Role.PROMPT], was_moment)
        assert self._landed or self._dealt or not changed, [str(one) for one in self._begun]
        self._dealt = self._dealt and not changed
        self.before = after
        self.wrong += covered(self.stage, self.page)
        return self.page.model.your_turn and not moving


@pytest.mark.night
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_told_before_its_card_has_landed_and_nothing_covers_what_it_is_about(
    stage: Stage, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "strength", lambda *about: 1.0)
    monkeypatch.setattr(table_talk, "REMARK_CHANCES", dict.fromkeys(table_talk.REMARK_CHANCES, 1.0))
    for players in sorted({3, min(5, game.players[1]), game.players[1]}):
        page = stage.sit(players, game=GAMES_BY_NAME[game.name], options={}, speed="normal", seed=3)
        stage.app.settings.thinking = "off"
        witness, rng, match = Witness(stage, page, monkeypatch), Random(3), page.session.match
        while len(match.moves) < MOVES and not match.state.over:
            if witness.frame():
                move = game.bot.rollout_move(match.state.clone(), rng)
                assert page.moves.try_move(game.write(move))
        wrong = list(dict.fromkeys(witness.wrong))
        assert not wrong, "\n".join([f"{players} players", *wrong])


def test_until_ones_own_card_lands_the_bar_says_what_it_said(stage: Stage) -> None:
    """Not what somebody did before that."""
    page = stage.sit(3, game=GAMES_BY_NAME["take"], options={}, speed="normal", seed=3)
    stage.app.settings.thinking = "off"
    stage.asked()
    said = [node.name for node in stage.role(Role.PROMPT)]
    assert page.moves.try_move("draw stock")
    while not page.show.news:
        stage.tick()
        if not page.show.news:
            assert [node.name for node in stage.role(Role.PROMPT)][:1] == said[:1]
    assert [node.name for node in stage.role(Role.PROMPT)] == [told_briefly(page.show.log[-1].said)]
    stage.asked()
    assert [node.name for node in stage.role(Role.PROMPT)] != said


def test_a_call_that_has_been_answered_is_not_asked_for_again(stage: Stage) -> None:
    for seed in range(40):
        match, rng = Match(TAKI, TAKI.setup(2, {}, seed), NAMES[:2]), Random(seed)
        while not match.state.over and "say last" not in match.moves_now():
            match.play(TAKI.write(TAKI.bot.rollout_move(match.state.clone(), rng)))
        if match.state.asked == PERSON_SEAT:
            break
    page = stage.sit_at(match)
    stage.app.settings.speed = "normal"
    page.entered()
    stage.tick()
    assert page.model.open_call() is not None
    assert page.moves.try_move("say last")
    stage.tick()
    last = told_briefly(page.show.log[-1].said)
    assert [node.name for node in stage.role(Role.PROMPT)] == [last]
