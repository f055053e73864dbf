"""The query keys tell how things stand: what they say is true, complete, and seen by everybody."""

import re
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.table import (
    HIDDEN_HAND_STYLE,
    MELD_STYLE,
    OPEN_HAND_STYLE,
    OWN_HAND_STYLE,
    PERSON_HAND_ZONE,
    SPREAD_STYLE,
)
from game.core.table_values import Intent
from game.games import GAMES, GAMES_BY_NAME
from game.text.message import Message, told
from game.ui.features.match.match_page import TablePage
from game.ui.kit.input.commands import (
    ASK_HAND,
    ASK_LAST_EVENTS,
    ASK_PLAYER,
    ASK_POSSIBLE_MOVES,
    ASK_SCORES,
    ASK_TABLE,
    ASK_WHERE_FOCUS_IS,
    Command,
)
from game.ui.kit.layout.leaf import SHORTENED_TEXT_MARK
from game.ui.kit.tree import Role
from game.ui.table.control.spoken_table import MAX_NAMED_MOVE_COUNT
from game.ui.table.model.notice import NoticeKind
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import Stage

ALL = (
    ASK_HAND,
    ASK_POSSIBLE_MOVES,
    ASK_TABLE,
    ASK_PLAYER,
    ASK_SCORES,
    ASK_LAST_EVENTS,
    ASK_WHERE_FOCUS_IS,
)


def ask(stage: Stage, command: Command) -> str:
    """What is heard at once when somebody asks."""
    stage.tick()
    stage.app.announcements.take()
    stage.key(command.keys[0].key, shift=bool(command.keys[0].shift))
    stage.tick()
    heard = stage.app.announcements.take()
    assert [one.at_once for one in heard] == [True]
    if command is not ASK_WHERE_FOCUS_IS:  # which ends with the name of what has the focus
        assert not re.search(r"[.!?] [a-z]", heard[0].text), "a sentence begins with a capital"
    return heard[0].text


def name(page: TablePage, text: str) -> str:
    return told(page.show.table.card_name(text))


def sit(stage: Stage, game: Game[Any, Any], seed: int, moves: int) -> TablePage:
    """A table at which the person is asked, some moves into the match."""
    page = stage.sit(3, game=game, seed=seed, moves=moves, options={})
    rng = Random(seed)
    for _ in range(500):
        stage.tick(0.2)
        if not isinstance(stage.scene, TablePage):
            stage.scene.back()
        elif page.model.your_turn and page.model.open_call() is None:
            return page
        elif page.model.your_turn:
            state = page.session.match.state
            page.moves.try_move(game.write(game.bot.rollout_move(state.clone(), rng)))
    raise AssertionError("the person is never asked")


@pytest.fixture(params=[(game, seed) for game in GAMES for seed in (3, 5)],
                ids=lambda one: f"{one[0].name} {one[1]}")  # fmt: skip
def page(request: pytest.FixtureRequest, stage: Stage) -> TablePage:
    game, seed = request.param
    return sit(stage, game, seed, 5 * seed)


def test_all_answers_are_true_and_complete(page: TablePage, stage: Stage) -> None:
    the_hand(page, ask(stage, ASK_HAND))
    what_can_be_done(page, ask(stage, ASK_POSSIBLE_MOVES))
    the_table(page, ask(stage, ASK_TABLE))
    for seat in (1, 2, 0):
        a_player(page, seat, ask(stage, ASK_PLAYER))
    the_scores(page, ask(stage, ASK_SCORES))
    what_happened(page, stage)
    where_one_is(page, ask(stage, ASK_WHERE_FOCUS_IS))


def the_hand(page: TablePage, said: str) -> None:
    if not page.show.table.has_hands:
        a_player(page, 0, said)
        return
    cards = said.partition(": ")[2].partition(". ")[0].rstrip(".")
    while "(" in cards:
        cards = cards.partition(" (")[0] + cards.partition(")")[2]
    assert cards.split(", ") == [name(page, text) for text in page.show.hand.order]
    assert sorted(page.show.hand.order) == sorted(page.session.match.view(PERSON_SEAT)["hands"][0])


def what_can_be_done(page: TablePage, said: str) -> None:
    """Every legal move is said in a sentence, a discard listed, or counted."""
    model, game = page.model, page.model.game
    assert said.startswith(told(page.show.table.prompt(page.show.state, page.show.names)))
    state = page.session.match.state
    legal = {game.write(move) for move in islice(state.legal(), 2000)}
    offers = {one.move: one for one in model.asking.legal(())}
    for text in page.show.hand.order if page.show.table.has_hands else ():
        offers |= {one.move: one for one in model.asking.legal((text,))}
    assert set(offers) <= legal
    sentences = f"You can {said.partition(' You can ')[2]}"
    assert re.fullmatch(
        r"You can [a-z][^;]*?[.”]( Or [a-z][^;]*?[.”])*( And there.*\.)?", sentences
    ), sentences
    for offer in offers.values():
        if offer.intent is Intent.DISCARD:
            assert name(page, offer.move.split()[-1]) in sentences.partition("discard ")[2]
        else:
            assert f" {clause(page, offer.move)}." in sentences
    rest = [move for move in legal if move not in offers]
    names = [clause(page, move) for move in rest]
    left = len(rest) - MAX_NAMED_MOVE_COUNT
    if left > 0:
        assert str(Message("queries-more", count=left)) in said
    assert sum(one in said for one in names) >= min(MAX_NAMED_MOVE_COUNT, len(rest))


def clause(page: TablePage, text: str) -> str:
    """A move as it stands behind “You can”."""
    game = page.model.game
    move = game.describe_move(page.session.match.state, game.parse(text), page.show.names)
    assert isinstance(move, Message)
    said = told(Message(move.name, **move.values, use="clause"))
    assert said[0].islower() and said != told(move)
    return said


def the_table(page: TablePage, said: str) -> None:
    show = page.show
    for place in show.laid.places:
        held = show.seen.zone(place.zone)
        if place.style.value in ("hand", "fan"):
            continue
        assert told(place.name) in said
        if isinstance(held, int):
            assert str(Message("table-cards", count=held)) in said
        elif held and place.style is not MELD_STYLE:
            face = show.table.top_face(show.state) if place.zone == "pile" else None
            assert told(show.table.card_name(face or held[-1])) in said
            if len(held) > 1:
                count = len(held) - (place.style is not SPREAD_STYLE)
                assert str(Message("table-cards", count=count)) in said
    for sign in show.table.table_signs(show.state):
        assert told(sign.sentence) in said
    assert show.names[show.state.dealer].name in said
    purse = show.table.coins(show.state)
    assert purse is None or f"{purse[0]} coin" in said


def a_player(page: TablePage, seat: int, said: str) -> None:
    show = page.show
    assert said.startswith(f"{show.names[seat].name}: ")
    count = show.table.plate_counts(show.state)[seat]
    assert told(show.table.count_text(count)) in said
    for place in show.laid.places:
        held = show.seen.zone(place.zone)
        if place.owner == seat and place.style is MELD_STYLE:
            assert all(told(show.table.card_name(text)) in said for text in held)
        if place.owner not in (seat, None):
            assert f"{told(place.name)}:" not in said


def test_how_a_player_stands_is_part_of_the_sentence(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], options={"mode": "tournament"})
    stage.asked()
    who = page.show.names[1].name
    assert re.match(rf"{who}: \w+ cards in hand, stage 8\.", ask(stage, ASK_PLAYER))


def the_scores(page: TablePage, said: str) -> None:
    show = page.show
    for seat, points in enumerate(show.table.laid_points(show.state) or ()):
        now = f"{show.names[seat].name}: {points} on the table in this round"
        assert (now in said) == bool(points)
    if show.table.scored and not any(show.state.scores):
        assert "Nobody has points yet." in said
        return
    for seat, who in enumerate(show.names):
        figure = told(show.table.count_text(show.table.plate_counts(show.state)[seat]))
        if show.table.scored:
            figure = f"{show.state.scores[seat]} point".replace("-", "\u2212")
        assert f"{who.name}: {figure}" in said


def what_happened(page: TablePage, stage: Stage) -> None:
    """Again and again it goes back, and says where it began."""
    log = [str(line) for line in page.show.log]
    for line in reversed(log[-4:]):
        assert ask(stage, ASK_LAST_EVENTS) == line
    ask(stage, ASK_SCORES)
    assert ask(stage, ASK_LAST_EVENTS) == log[-1], "whoever asks for something else begins anew"


def where_one_is(page: TablePage, said: str) -> None:
    assert said.startswith(f"{page.model.game.title}. ")
    assert told(page.show.table.prompt(page.show.state, page.show.names)) in said
    focused = page.tree.focused
    assert focused is not None
    assert focused.name in said


def test_the_table_is_told_without_the_hands_which_have_a_key_of_their_own(
    page: TablePage, stage: Stage
) -> None:
    said = ask(stage, ASK_TABLE)
    lies = [place for place in page.show.laid.places if place.zone in page.show.laid.spots]
    hands = [
        place
        for place in lies
        if place.style in (OWN_HAND_STYLE, HIDDEN_HAND_STYLE, OPEN_HAND_STYLE)
    ]
    assert hands or not page.show.table.has_hands
    assert not any(f"{told(place.name)}:" in said for place in hands)


def test_the_open_hands_of_a_replay_are_not_told_with_the_table(stage: Stage) -> None:
    page: Any = TABLES["replay of taki, 10"](stage)
    opened = [place for place in page.show.laid.places if place.style is OPEN_HAND_STYLE]
    assert opened
    said = ask(stage, ASK_TABLE)
    assert not any(f"{told(place.name)}:" in said for place in opened)


def test_what_happened_ends_where_the_match_began(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], moves=1)
    stage.asked()
    count = len(page.show.log)
    answers = [ask(stage, ASK_LAST_EVENTS) for _ in range(count + 2)]
    assert answers[count - 1] == str(page.show.log[0])
    assert answers[count] == answers[count + 1] == f"{page.show.log[0]} That’s where it began."


def test_an_answer_is_seen_by_everybody_until_something_happens(stage: Stage) -> None:
    page = sit(stage, GAMES_BY_NAME["take"], 3, 6)
    said = ask(stage, ASK_SCORES)
    assert page.model.notice is not None
    assert page.model.notice.kind is NoticeKind.TOLD
    (node,) = stage.role(Role.ALERT)
    assert node.name == said
    assert page.moves.try_move("draw stock")
    assert page.model.notice is None


def test_nothing_is_given_away_where_the_person_looks_for_the_card(stage: Stage) -> None:
    stage.app.settings.spot = True
    page = TABLES["playing with a call"](stage)
    stage.tick()
    assert isinstance(page, TablePage)
    assert page.model.hides()
    said = ask(stage, ASK_POSSIBLE_MOVES)
    top = name(page, page.show.seen.zone("pile")[-1])
    assert top not in said
    assert said.endswith("You can call “Rummy!”, or let it go.")


@pytest.mark.parametrize("where", ["playing with a refusal", "playing with a call",
                                   "replay of rummy500, 8", "playing texas, 10"])  # fmt: skip
def test_an_answer_has_room_in_the_smallest_window_with_the_largest_text(
    where: str, stage: Stage
) -> None:
    page: Any = TABLES[where](stage)
    stage.resize(960, 600, text_factor=2.0)
    stage.tick()
    felt = page.show.felt.copy()
    for command in ALL:
        said = ask(stage, command)
        (node,) = [one for one in stage.nodes if one.role is Role.ALERT]
        assert node.name == said
        assert page.measures.window.contains(node.rect)
        high = stage.app.texts.height(node.widget.size)
        shown = node.widget.seen
        assert shown
        assert shown.endswith(SHORTENED_TEXT_MARK) == (len(shown) < len(page.model.notice.seen))
        lines = stage.app.texts.wrapped(shown, node.widget.size, node.rect.w, "semibold")
        assert len(lines) * high <= node.rect.h
        assert page.show.felt.h >= 0.75 * felt.h
        others = [one for one in stage.nodes if one.area in ("bar", "moves") and one.act]
        assert not any(one.rect.colliderect(node.rect) for one in others)


def test_hand_and_table_are_told_of_a_replay_as_its_eyes_see_them(stage: Stage) -> None:
    page: Any = TABLES["replay of taki, 10"](stage)
    said = ask(stage, ASK_PLAYER)
    cards = page.show.seen.zone("hands/1")
    assert all(told(page.show.table.card_name(text)) in said for text in cards)
    assert PERSON_HAND_ZONE in page.show.laid.spots


def test_a_replay_through_the_eyes_of_another_answers_everything(stage: Stage) -> None:
    page: Any = PAGES["replay of take, 2"](stage)
    assert page.show.closed
    for command in ALL:
        for at in (page.session.at, page.session.at + 1, page.session.last):
            page.go(at)
            assert ask(stage, command)


def test_the_keys_are_answered_on_a_choice_and_on_the_pages_with_the_score(stage: Stage) -> None:
    for made in ("choice of jokers", "between rounds", "result", "score sheet"):
        PAGES[made](stage)
        page = stage.scene
        assert set(ALL) <= set(page.commands), made
        assert ask(stage, ASK_SCORES), made
        # Asked again, the next player is told of.
        first = ask(stage, ASK_PLAYER)
        assert ask(stage, ASK_PLAYER) != first, made
        assert stage.scene is page
