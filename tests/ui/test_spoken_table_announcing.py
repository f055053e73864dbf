"""What happens at a table is announced: every line of the log once, in order, and what follows."""

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from game.core.event import PERSON_SEAT, Event, Seat
from game.core.game import Game
from game.core.state import SeatView
from game.games import GAMES, GAMES_BY_NAME
from game.games.takeaway.words import place_name
from game.games.taki.game import TAKI
from game.games.texas.game import TEXAS
from game.match.match import Match
from game.session import LogLine
from game.storage.settings import USUAL_DETAIL
from game.text.message import Message, Who, told
from game.ui import routes
from game.ui.features.match.match_page import TablePage
from game.ui.kit.pages.host import Spoken
from game.ui.table.control.spoken_table import consequences
from game.ui.table.model.actions import Redo, ShowAgain, SkipAhead, Undo
from tests.games.taki.positions import deck
from tests.support import told_words
from tests.ui.crowds import Crowd
from tests.ui.pages import PAGES, TABLES
from tests.ui.stage import NAMES, Stage
from tests.ui.switching import SHORT_MATCHES

PAGES_AND_TABLES = {**PAGES, **TABLES}
SOME = ("start", "settings", "puzzles", "lessons", "pause", "log", "result", "unfinished",
        "playing taki, 4", "choice of many", "puzzle asked")  # fmt: skip
"""Pages of every kind."""


class Ear:
    """Hears all that is announced on a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.heard: list[Spoken] = []

    def listen(self) -> None:
        self.heard += self.stage.app.announcements.take()

    @property
    def lines(self) -> list[str]:
        """The lines of the log among it."""
        self.listen()
        return [one.text for one in self.heard if isinstance(one.text, LogLine)]

    @property
    def besides(self) -> list[str]:
        """All else."""
        self.listen()
        return [one.text for one in self.heard if not isinstance(one.text, LogLine)]


def logged(page: TablePage) -> list[str]:
    """What there is to tell of the whole match."""
    return [line for lines in page.session.told() for line in lines]


def play(stage: Stage, page: TablePage, ear: Ear, moves: int, seconds: float = 0.2) -> None:
    """Play on as opponents would, until so many moves have been made and been seen."""
    rng, match = Random(5), page.session.match
    for _ in range(20_000):
        enough = len(match.moves) >= moves or match.state.over
        if not isinstance(stage.scene, TablePage):
            stage.scene.back()
        elif page.model.your_turn:
            if enough:
                break
            move = match.game.bot.rollout_move(match.state.clone(), rng)
            assert page.moves.try_move(match.game.write(move))
        elif enough and page.show.quiet and not page.show.telling.waits:
            break
        stage.tick(seconds)
        ear.listen()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_line_of_the_log_is_announced_once_and_in_order(game: Game, stage: Stage) -> None:
    page = stage.sit(3, game=game, options={})
    ear = Ear(stage)
    play(stage, page, ear, 60)
    assert len(ear.lines) > 40
    lines = [line for lines in page.session.told() for line in lines]
    turned = [one for one in lines if one.seat == PERSON_SEAT and "takeaway-drew" in repr(one.said)]
    assert ear.lines == [one for one in lines if one not in turned]
    # In the place of a card that one turns oneself: that card, its slot, and what fits it.
    heard = r"You draw the [^.]* onto your \w+ slot\. (It fits|\w+ fit|Nothing)"
    told_of = [text for text in ear.besides if re.match(heard, text)]
    assert len(told_of) == len(turned) and bool(turned) == (game.name == "takeaway")


@pytest.mark.parametrize("name", ["taki", "rummy500"])
def test_nothing_is_lost_or_said_twice_where_cards_travel_and_are_skipped(
    name: str, stage: Stage
) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME[name], speed="fast")
    ear, rng = Ear(stage), Random(3)
    for _ in range(6):
        play(stage, page, ear, len(page.session.match.moves) + 1, seconds=0.1)
        for _ in range(rng.randrange(8)):
            stage.tick(0.1)
        page.moves.skip()
        page.perform(SkipAhead())
    play(stage, page, ear, len(page.session.match.moves) + 4)
    assert len(ear.lines) > 12
    assert ear.lines == logged(page)


def test_a_line_is_not_heard_before_it_is_seen(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["take"], speed="normal")
    ear = Ear(stage)
    seen = 0
    for _ in range(400):
        stage.tick(0.03)
        assert ear.lines == page.show.log
        seen += page.show.telling.waits
    assert seen


def test_what_is_taken_back_is_said_and_what_is_made_again_is_said_again(stage: Stage) -> None:
    page = stage.sit(2, game=GAMES_BY_NAME["take"])
    ear = Ear(stage)
    play(stage, page, ear, 9)
    before = len(ear.lines)
    page.perform(Undo())
    stage.tick()
    assert len(ear.lines) == before, "what is gone back to is not told again"
    assert any(text.startswith("Taken back: ") for text in ear.besides[-2:])
    kept = logged(page)
    page.perform(Redo())
    play(stage, page, ear, 0)
    assert ear.lines[before:] == logged(page)[len(kept) :] != []


def test_a_match_that_goes_on_is_not_told_from_its_beginning(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"], moves=12)
    ear, known = Ear(stage), len(logged(page))
    stage.asked()
    assert ear.besides[0] == "Taki"
    assert ear.lines == logged(page)[known:]
    assert ear.besides[-1].startswith("It’s your turn. ")


def test_what_happened_is_told_once_more_when_somebody_asks_for_it(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["take"])
    ear = Ear(stage)
    play(stage, page, ear, 6)
    once, whole = ear.lines, logged(page)
    assert once == whole
    page.perform(ShowAgain())
    play(stage, page, ear, 0)
    assert ear.lines == [*once, *once[page.show.since.log :]] != once
    assert page.show.log == whole


@pytest.mark.parametrize("game", [TAKI, TEXAS], ids=lambda game: game.name)
def test_nothing_is_heard_of_a_card_that_only_another_sees(game: Game, stage: Stage) -> None:
    page = stage.sit(2, game=game)
    ear, match = Ear(stage), page.session.match
    told = game.table.card_name
    play(stage, page, ear, 0)
    hidden, page.session.forced = 0, False
    while len(match.moves) < 40 and not match.state.over:
        page.session.worker.slow = True
        if not isinstance(stage.scene, TablePage) or page.model.your_turn:
            play(stage, page, ear, len(match.moves) + 1)
            continue
        if match.state.asked in (PERSON_SEAT, None):
            stage.tick(0.2)
            continue
        ear.listen()
        count = len(ear.heard)
        rng = Random(len(match.moves))
        events = match.play(match.game.write(game.bot.rollout_move(match.state.clone(), rng)))
        page.session.forget_advice()
        page.show.add(events)
        for _ in range(20):
            stage.tick(0.3)
        ear.listen()
        said = " ".join(one.text for one in ear.heard[count:])
        for event in events:
            if None in event.as_seen_by(PERSON_SEAT).cards and len(events) < 4:
                hidden += 1
                assert not any(str(told(text)) in said for text in event.cards if text), said
    assert hidden


def test_the_cards_that_one_is_dealt_are_named_before_what_comes_next(stage: Stage) -> None:
    page = stage.sit(3, game=GAMES_BY_NAME["taki"])
    ear = Ear(stage)
    play(stage, page, ear, 0)
    texts = [one.text for one in ear.heard]
    dealt = next(text for text in texts if text.startswith("You’re dealt eight cards: "))
    first = page.session.match.opening
    cards = [
        event.cards[0] for event in first if event.name == "deal" and event.seat == PERSON_SEAT
    ]
    names = sorted(str(page.show.table.card_name(text)) for text in cards if text)
    assert sorted(dealt.partition(": ")[2].rstrip(".").split(", ")) == names
    assert "turned up" in texts[texts.index(dealt) + 1]


def test_what_is_asked_is_said_once_a_position_with_the_turn_that_begins(stage: Stage) -> None:
    page = stage.sit(2, game=GAMES_BY_NAME["take"])
    ear = Ear(stage)
    play(stage, page, ear, 1)
    first = [text for text in ear.besides if text.startswith("It’s your turn. ")]
    assert len(first) == 1
    for _ in range(10):
        stage.tick()
    assert page.moves.try_move("draw stock")
    for _ in range(10):
        stage.tick()
    assert ear.besides[-1].startswith("Discard a card to end your turn.")
    assert len([text for text in ear.besides if text.startswith("It’s your turn. ")]) == 1


def test_a_refusal_is_said_at_once_each_time(stage: Stage) -> None:
    page = stage.sit(2, game=GAMES_BY_NAME["take"])
    ear = Ear(stage)
    play(stage, page, ear, 1)
    for _ in range(2):
        assert not page.moves.try_move("finish")
        stage.tick()
    ear.listen()
    refused = [one for one in ear.heard if one.at_once]
    assert len(refused) == 2
    assert refused[0] == refused[1]
    assert refused[0].text == page.model.notice.text


def test_a_call_window_asks_at_once(stage: Stage) -> None:
    PAGES_AND_TABLES["playing with a call"](stage)
    stage.tick()
    ear = Ear(stage)
    ear.listen()
    asked = [one for one in ear.heard if "let it go" in one.text]
    assert [one.at_once for one in asked] == [True]


Step = tuple[Any, Event, Any, list[str]]
"""The state before an event, the event, the state after it, and what it led to in words."""
WHO = [Who("You", True), Who("Ada"), Who("Max")]


@cache
def steps(name: str, seed: int) -> list[Step]:
    """A match that opponents play, event by event as seat 0 sees it."""
    game = GAMES_BY_NAME[name]
    match, rng, found = Match(game, game.setup(3, {}, seed), NAMES[:3]), Random(seed), []
    seen: SeatView[Any] = SeatView(game)
    events = list(match.opening)
    while len(match.moves) < 90 and not match.state.over:
        events += match.play(game.write(game.bot.rollout_move(match.state.clone(), rng)))
    for event in (one.as_seen_by(PERSON_SEAT) for one in events):
        if not seen:
            seen.apply(event)
            continue
        before = seen.state
        seen.apply(event)
        said = consequences(game, before, event, seen.state, WHO)
        found.append((before, event, seen.state, [str(one) for one in said]))
    return found


def test_points_are_told_as_they_are_laid_and_by_nothing_else() -> None:
    counted = 0
    for name in ("take", "rummy500"):
        table = GAMES_BY_NAME[name].table
        for before, event, after, said in steps(name, 3):
            told = [text for text in said if "point" in text]
            laid = event.name in ("lay", "add", "take", "join")
            if not laid:
                assert told == []
                continue
            more = table.laid_points(after)[event.seat] - table.laid_points(before)[event.seat]
            assert told == ([str(Message("heard-points", points=more))] if more else [])
            counted += bool(more)
    assert counted > 10


def test_the_way_of_play_is_told_when_it_turns_and_whose_turn_it_is_then() -> None:
    turned = 0
    for before, _, after, said in steps("taki", 8):
        if before.direction != after.direction:
            way = "clockwise" if after.direction > 0 else "counter-clockwise"
            to = "" if after.asked == PERSON_SEAT else f", to {WHO[after.asked].name}"
            # The line of the log before it tells that play goes the other way.
            assert said == [f"{way.capitalize()}{to}."]
            turned += 1
        else:
            assert not any("clockwise" in text.casefold() for text in said)
    assert turned > 1


def test_who_is_next_after_one_that_is_skipped_is_who_is_asked() -> None:
    found = 0
    for seed in (3, 4):
        match = steps("taki", seed)
        for number, (_, event, _, said) in enumerate(match):
            if event.name == "skip":
                asked = next(
                    after.asked for _, one, after, _ in match[number:] if one.name == "asked"
                )
                assert said == ([] if asked == PERSON_SEAT else [f"{WHO[asked].name} is next."])
                found += 1
    assert found > 1


def test_where_taken_cards_lie_is_told_with_how_many_they_are_now() -> None:
    for _, event, after, said in steps("takeaway", 3):
        if event.name == "take":
            slot = int(event.target.split("/")[1])
            count = str(Message("cards-count", count=len(after.slots[slot])))
            assert said == [f"Now {count} lie on {place_name(3, slot, WHO)}."]
        else:
            assert said == []


def test_what_is_left_in_the_pot_is_told_when_coins_go() -> None:
    paid = [(after, said) for _, event, after, said in steps("texas", 3) if event.name == "dime"]
    assert paid
    assert all(said == [f"{after.pot} are left in the pot now."] for after, said in paid)


def test_a_meld_that_is_full_is_told_to_be_locked() -> None:
    crowd = Crowd("rummy500", 2, ["7S"], ["4H", "KC"], [(1, ["7H", "7D", "7C"])], others=5)
    match = crowd.match()
    game, seen = match.game, SeatView(match.game, match.view(PERSON_SEAT))
    told = []
    for event in (
        one.as_seen_by(PERSON_SEAT)
        for one in match.play(next(m for m in match.moves_now() if m.startswith("layoff")))
    ):
        before = seen.state
        seen.apply(event)
        told += [str(one) for one in consequences(game, before, event, seen.state, WHO)]
    assert "It’s locked." in told


def test_every_page_says_once_what_it_is_when_it_comes_up(stage: Stage) -> None:
    ear = Ear(stage)
    for name, made in PAGES_AND_TABLES.items():
        if name in SOME:
            made(stage)
            ear.listen()
            texts = [one.text for one in ear.heard]
            assert stage.scene.called, name
            assert texts.count(stage.scene.called) >= 1, (name, texts[-4:])
            ear.heard.clear()


def test_a_page_that_stayed_in_sight_is_not_called_again(stage: Stage) -> None:
    table = stage.sit(2, fresh=False)
    stage.app.announcements.take()
    stage.app.navigator.tell("A word", "There is one.")
    assert [one.text for one in stage.app.announcements.take()] == ["A word. There is one."]
    stage.app.navigator.back()
    assert stage.scene is table
    assert table.called not in [one.text for one in stage.app.announcements.take()]
    stage.app.navigator.open(routes.Settings())
    stage.app.announcements.take()
    stage.app.navigator.back()
    assert table.called in [one.text for one in stage.app.announcements.take()]


def test_the_cards_dealt_to_a_table_without_hands_are_told_with_their_places(
    stage: Stage,
) -> None:
    ear = Ear(stage)
    page = stage.sit(2, seed=3)
    dealt = page.session.match.state.clone()
    for _ in range(100):
        stage.tick(0.1)
    [told_of] = [text for text in ear.besides if text.startswith("On the table: ")]
    table = page.show.table
    places = [one for one in table.zones(dealt, page.show.names) if one.zone.startswith("slots/")]
    assert len(places) == 8
    for place in places:
        assert f"{told(place.name)}: " in told_of
    assert told_of.count(" of ") >= 8


@pytest.mark.parametrize("name", ["take", "takeaway", "rummy500", "texas"])
def test_the_points_of_a_round_are_told_once(stage: Stage, name: str) -> None:
    ear = Ear(stage)
    page = stage.sit(3, game=GAMES_BY_NAME[name], seed=5, options=SHORT_MATCHES[name])
    rng, match = Random(5), page.session.match
    while stage.scene is page and not match.state.rounds:
        stage.asked()
        if stage.scene is page and not match.state.rounds:
            move = match.game.bot.rollout_move(match.state.clone(), rng)
            assert page.moves.try_move(match.game.write(move))
    stage.until(lambda: stage.scene is not page)
    ear.listen()
    heard = [one.text for one in ear.heard]
    figures = [rf"{who.name} \W?{abs(score)}\b" for who, score in
               zip(page.show.names, match.state.rounds[0]["scores"], strict=True)]  # fmt: skip
    told_of = [text for text in heard if all(re.search(one, text) for one in figures)]
    assert len(told_of) == 1, heard[-4:]


def test_the_points_of_several_rounds_are_told_with_the_page(stage: Stage) -> None:
    page = PAGES["between rounds"](stage)
    state, names = page.model.show.state, page.model.show.names
    assert page.called.endswith("Ada won round 2."), "the log has told the points of the only one"
    state.rounds.append(state.rounds[0])
    figures = [f"{who.name} {score}" for who, score in zip(names, state.scores, strict=True)]
    assert page.called.endswith(f"In all: {', '.join(figures)}.")
    page = PAGES["result"](stage)
    page.model.show.state.rounds.append(page.model.show.state.rounds[0])
    assert page.called.endswith("In all: You 33, Ada 12, Max 7.")
    # A game without points has none to tell.
    PAGES["result without points, 2"](stage)
    assert "In all" not in stage.scene.called


def test_everything_has_remarks_and_each_reason_and_the_usual_each_reason_once(
    stage: Stage,
) -> None:
    said: dict[str, list[str]] = {}
    for detail in ("usual", "all"):
        stage.app.set("detail", detail)
        page = stage.sit(2, moves=20)
        ear = Ear(stage)
        reason = "It fits by rank."
        page.announcing.wanted = lambda reason=reason: ("Draw a card.", reason)
        for begins in (True, True):
            page.announcing._asked, page.announcing._theirs = None, begins
            stage.asked()
            stage.tick()
        page.model.remark = (Seat(1), "Well played!")
        page.show_on(stage.now)
        said[detail] = [text for text in ear.besides if reason in text or "Well played" in text]
    prompt = "Draw a card. It fits by rank."
    assert said["usual"] == [prompt], "a card is all that can be drawn"
    assert said["all"] == [f"It’s your turn. {prompt}"] * 2 + ["Ada: Well played!"]


@cache
def taki_told(seed: int) -> list[str]:
    return told_words.told("taki", USUAL_DETAIL, seed)


@pytest.mark.night("5")
@pytest.mark.parametrize("seed", [0, 5])
def test_a_round_of_taki_is_told_in_at_most_800_words_by_the_usual_settings(seed: int) -> None:
    assert 200 < sum(len(line.split()) for line in taki_told(seed)) <= 800


def test_that_it_is_your_turn_is_only_said_if_there_is_a_choice() -> None:
    lines, turn = taki_told(0), "It’s your turn. "
    drawn = [line for line in lines if re.search(r"\bNo \w+ card, no .*\. Draw a card\.$", line)]
    assert len(drawn) > 5 and not any(line.startswith(turn) for line in drawn)
    assert sum(line.startswith(f"{turn}Play ") for line in lines) > 5


def taki_of_two(stage: Stage, hand: str) -> TablePage:
    taki = GAMES_BY_NAME["taki"]
    setup = taki.setup(2, {"hand": 5}, 1, dealer=1, deck=deck((hand, "R8 R9 Y3 Y4 Y5"), "R5"))
    page = stage.sit_at(Match(taki, setup, NAMES[:2]))
    stage.asked()
    return page


@pytest.mark.parametrize(
    ("hand", "move", "said"),
    [
        ("R-stop R4 R3 Y3 B4", "play R-stop", "It’s your turn."),
        ("R-plus R4 R3 Y3 B4", "play R-plus", "Still your turn."),
    ],
)
def test_the_turn_that_comes_back_at_once_and_the_one_that_goes_on_are_told(
    stage: Stage, hand: str, move: str, said: str
) -> None:
    page = taki_of_two(stage, hand)
    stage.app.announcements.take()
    assert page.moves.try_move(move)
    stage.asked()
    heard = [one.text for one in stage.app.announcements.take()]
    assert [text for text in heard if text.startswith(said)] == heard[-1:]
