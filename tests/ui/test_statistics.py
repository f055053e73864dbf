"""The statistics: what they count, and that each figure says of how many matches it is."""

import re
from datetime import timedelta
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from game.ai.characters import ALL_CHARACTERS
from game.core.game import Game
from game.features.evening.evening import short_form
from game.features.history.match_text import pointed, rules_in_words
from game.features.lessons.progress import Progress
from game.features.review.review import Judgement
from game.features.review.review_session import Costly, DecisionStats, ReviewData
from game.features.rule_sets.own_sets import OwnSets
from game.features.statistics.player_statistics import (
    EVERY_MATCH_SORT,
    MATCH_SORTS,
    MIN_RATED_MATCH_COUNT,
    UNAIDED_MATCH_SORT,
    Tally,
)
from game.games import GAMES, GAMES_BY_NAME
from game.match.match import Match
from game.storage.checked_lines import believed
from game.text.message import MINUS_SIGN, told
from game.ui.features.history.history_page import HistoryPage
from game.ui.features.replay.open_replay import open_replay
from game.ui.features.replay.replay_page import ReplayPage
from game.ui.features.start.start_page import StartPage
from game.ui.features.statistics.statistics_page import (
    StatisticsPage,
    better_than_chance,
    by_kind,
)
from game.ui.kit.tree import Role
from game.ui.kit.widgets.surfaces import ImageWidget, Medallion
from tests import archive
from tests.ui.stage import Stage

SEALING = re.compile(r"# (seal|salt|deal|dealer|dealt|shuffle|draw|end) ")
TAKI = next(game for game in GAMES if game.name == "taki")


def counted(stage: Stage) -> StatisticsPage:
    """The page, when everything has been read and counted."""
    page = stage.app.page_stack.top
    if isinstance(page, StatisticsPage):
        page.entered()
    else:
        page = stage.show(StatisticsPage(stage.app))
    stage.app.match_store.match_index.look()
    while stage.app.match_store.match_index.step():
        pass
    stage.tick()
    stage.until(lambda: not stage.tick() and not page.waiting)
    return page


def unfolded(stage: Stage) -> StatisticsPage:
    """The page with everything on it."""
    page = counted(stage)
    page.unfolded = True
    page.changed()
    stage.tick()
    return page


def keep(stage: Stage, count: int, first: int = 0, **more: object) -> None:
    """So many matches of one game against one opponent at one level."""
    folder = stage.app.match_store.finished
    folder.mkdir(exist_ok=True)
    for number in range(first, first + count):
        when = archive.LAST - timedelta(days=number)
        text = archive.played(TAKI, number, 2, when, level="medium", **more)  # type: ignore[arg-type]
        (folder / f"{number}.record").write_text(text, encoding="utf-8")


def test_without_matches_it_says_so(stage: Stage) -> None:
    counted(stage)
    assert "Nothing to count yet" in stage.said()
    stage.click("Choose a game")
    stage.top(StartPage)


def test_it_opens_with_a_sentence_and_a_scorebook_with_the_newest_match_on_top(
    stage: Stage,
) -> None:
    archive.fill(stage.app.profile.folder, 26)
    page = counted(stage)
    stage.resize(1280, 720)
    stage.tick()
    assert page.count is not None
    wins = page.count.tallies.whole.wins
    assert f"You’ve won {wins} of {len(page.count.matches)} matches." in stage.said()
    paper = page.tree.by_key["book"]
    lines = [node for node in paper.walk() if node.key.startswith("match ")]
    assert len(lines) >= 10
    newest = sorted(page.count.matches, key=lambda one: one.begun, reverse=True)
    games = {game.name: str(game.title) for game in GAMES}
    for line, one in zip(lines, newest, strict=False):
        said = [node.name for node in line.walk() if node.role == "text"]
        assert said[0] == games[one.game]
        assert page.tree.by_key[line.key].rect.left >= paper.rect.left
        (poster,) = [node for node in line.walk() if isinstance(node.widget, ImageWidget)]
        assert poster.widget.drawing == f"pictures/{one.game}"  # type: ignore[union-attr]
        units = page.measures.px
        assert poster.rect.size == (units(32), units(40))
        faces = [node for node in line.walk() if isinstance(node.widget, Medallion)]
        largest = [node for node in faces if node.rect.w == units(40)]
        assert len(largest) == bool(one.winners)
        for winner in largest:
            look = winner.widget
            assert isinstance(look, Medallion)
            assert look.gold is (one.share > 0), "grey where it was lost"
            assert look.drawing.endswith("-glad")


def test_a_line_of_the_scorebook_leads_to_its_replay(stage: Stage) -> None:
    keep(stage, 3)
    page = counted(stage)
    (line, *_) = [node for node in page.tree.nodes if node.key.startswith("match ")]
    assert page.count is not None and line.key == f"match {page.count.entries[-1].name}"
    stage.click(line)
    session = stage.top(ReplayPage).session
    assert session.path is not None and f"match {session.path.name}" == line.key


def test_the_scorebook_has_the_matches_that_the_filters_leave(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 26)
    page = counted(stage)
    for place in range(len(GAMES) + 1):
        page.choose_game(place)
        for sort in (EVERY_MATCH_SORT, UNAIDED_MATCH_SORT):
            page.choose_sort(sort)
            counted(stage)
            assert page.count is not None
            assert [entry.summary for entry in page.count.entries] == page.count.matches


@pytest.mark.parametrize(("size", "text"), [((960, 600), 1.5), ((1280, 720), 2.0)])
def test_in_large_text_the_newest_lines_stand_below_the_figures(
    stage: Stage, size: tuple[int, int], text: float
) -> None:
    archive.fill(stage.app.profile.folder, 40)
    page = counted(stage)
    stage.resize(*size, text_factor=text)
    stage.tick()
    book = page.tree.by_key["book"]
    lines = [node for node in book.walk() if node.key.startswith("match ")]
    assert len(lines) == 20
    assert book.rect.top >= page.tree.by_key["how"].rect.bottom
    page.set_focus(lines[-1])
    page.reveal(lines[-1])
    stage.tick()
    assert page.tree.by_key[lines[-1].key].seen


def test_of_a_long_scorebook_only_what_is_visible_is_laid_out(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 40)
    page = counted(stage)
    assert page.count is not None
    page.count.entries = page.count.entries[:1] * 4000
    stage.resize(1280, 720)
    page.changed()
    stage.tick()
    lines = [node for node in page.tree.nodes if node.key.startswith("match ")]
    assert 0 < len(lines) < 20


def test_the_opening_sentence_speaks_of_chance_only_when_it_is_clear(stage: Stage) -> None:
    keep(stage, 1)
    page = counted(stage)
    assert page.count is not None
    page.count.ever_won = False
    for won, matches, sentence in (
        (0, 20, "Your first win is still to come."),
        (1, 20, "You’ve won 1 of 20 matches. That’s below chance so far."),
        (10, 20, "You’ve won 10 of 20 matches."),
        (19, 20, "You’ve won 19 of 20 matches. That’s better than chance."),
        (9, 9, "You’ve won 9 of 9 matches."),
    ):
        page.count.tallies.whole = Tally(matches=matches, won=won, wins=won, chance=matches / 2)
        page.changed()
        assert sentence in {node.name for node in stage.nodes}


def test_the_first_win_is_to_come_only_where_no_match_of_any_kind_was_won(stage: Stage) -> None:
    folder = stage.app.match_store.finished
    folder.mkdir()
    game = GAMES_BY_NAME["take"]
    lost = archive.played(game, 0, 2, archive.LAST, given_up=True)
    (folder / "lost.record").write_text(lost, encoding="utf-8")
    counted(stage)
    assert "Your first win is still to come." in stage.said()
    for number in range(1, 20):
        text = archive.played(TAKI, number, 2, archive.LAST, hints=1)
        (folder / "won.record").write_text(text, encoding="utf-8")
        page = counted(stage)
        if page.match_index.entries["won.record"].summary.share:  # type: ignore[union-attr]
            break
    assert "You’ve won 1 of 2 matches." in stage.said()
    for place, sort in ((0, UNAIDED_MATCH_SORT), (1 + GAMES.index(game), EVERY_MATCH_SORT)):
        page.choose_game(place)
        page.choose_sort(sort)
        counted(stage)
        assert "You haven’t won any of these yet." in stage.said()
        assert "Your first win" not in stage.said()


def test_a_match_that_does_not_prove_its_deals_counts_apart(stage: Stage) -> None:
    keep(stage, 3)
    keep(stage, 2, first=10, hints=1)
    counted(stage)
    folder = stage.app.match_store.finished
    without = folder / "10.record"
    text = without.read_text(encoding="utf-8")
    without.write_text(re.sub(r"(?m)^# hint.*\n", "", text), encoding="utf-8")
    harder = folder / "1.record"
    text = harder.read_text(encoding="utf-8")
    harder.write_text(text.replace("(medium)", "(expert)", 1), encoding="utf-8")
    old = folder / "2.record"
    lines = old.read_text(encoding="utf-8").splitlines(True)
    kept = (line for line in lines if not SEALING.match(line))
    old.write_text("".join(kept), encoding="utf-8")
    page = counted(stage)
    assert page.count is not None
    assert len(page.count.matches) == 5 and page.count.unsealed == 1
    names = {name: entry.summary for name, entry in page.match_index.entries.items()}
    proofs = {name: one.proof for name, one in names.items() if one is not None}
    proved, unproved, unsealed = "proved", "unproved", "unsealed"
    assert proofs == {"0.record": proved, "1.record": unproved, "2.record": unsealed,
                      "10.record": unproved, "11.record": proved}  # fmt: skip
    stage.click("how")
    assert "not proved 2." in stage.said()
    stage.click("more")
    stage.click("sort")
    stage.click("Without help")
    counted(stage)
    assert len(page.count.matches) == 2
    assert "2 matches don’t prove their deals" in stage.said()
    assert "1 match comes from a version that sealed nothing." in stage.said()
    stage.click("sort")
    stage.click("Not proved")
    counted(stage)
    assert len(page.count.matches) == 2 and "a seal is missing" in stage.said()


def test_it_tells_of_each_opponent_and_what_they_are_fond_of(stage: Stage) -> None:
    keep(stage, 12)
    page = unfolded(stage)
    assert page.count is not None
    whole = page.count.tallies.opponents
    assert sum(one.matches for one in whole.values()) == 12, "one opponent a match"
    names = [one for one in ALL_CHARACTERS if one.name in whole]
    for one in names:
        assert f"{one.name}, {one.manner}" in stage.said()
    page.choose_game(1 + GAMES.index(TAKI))
    counted(stage)
    for one in names:
        label = told(one.known(TAKI.bot.traits))
        (row,) = [node for node in stage.nodes if node.role == Role.GRAPH and node.name == label]
        count = whole[one.name].matches
        assert f"of {count} match" in str(row.value)
        (habit,) = [made for name, made in page.count.tallies.habits.items() if name == one.name]
        if not habit.moves:
            continue
        share, yours = round(100 * habit.share), round(100 * habit.your_share)
        of = one.style.trait(TAKI.bot.traits).among(habit.moves)
        assert f"When there was a choice, they did this in {share}% of {of}" in stage.said()
        assert f"you in {yours}%" in stage.said()


def test_every_match_is_in_it_once_whatever_is_shown(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 26)
    page = counted(stage)
    entries = [one.summary for one in page.match_index.entries.values() if one.summary is not None]
    whole = sum(one.counts for one in entries)
    assert page.count is not None
    assert len(page.count.matches) == sum(page.count.apart.values()) == whole
    assert page.count.uncounted == sum(not one.counts for one in entries) > 0
    assert page.count.unread == 1
    by_game = 0
    for place in range(1, len(GAMES) + 1):
        for sort in MATCH_SORTS:
            page.choose_game(place)
            page.choose_sort(sort)
            counted(stage)
            assert page.count is not None
            by_game += len(page.count.matches)
    assert by_game == whole


def test_a_copy_of_a_record_counts_nowhere(stage: Stage) -> None:
    keep(stage, 3)
    page = counted(stage)
    folder = stage.app.match_store.finished
    (folder / "copy.record").write_bytes((folder / "1.record").read_bytes())
    page = counted(stage)
    assert page.count is not None and len(page.count.matches) == 3
    assert page.count.unread == 1


def test_what_is_deleted_counts_no_more_until_it_is_brought_back(stage: Stage) -> None:
    keep(stage, 4)
    page = counted(stage)
    match_store = stage.app.match_store
    match_store.deleted.delete(match_store.finished / "2.record", stage.app.today())
    counted(stage)
    assert page.count is not None and len(page.count.matches) == 3
    match_store.deleted.bring_back(match_store.deleted.content()[-1])
    counted(stage)
    assert len(page.count.matches) == 4


def test_no_figure_stands_without_its_number_of_matches(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 26)
    keep(stage, MIN_RATED_MATCH_COUNT)
    page = counted(stage)
    for place, page.unfolded in product((0, 1 + GAMES.index(TAKI)), (False, True)):
        page.choose_game(place)
        counted(stage)
        shares = [node for node in stage.nodes if "%" in node.name and "now" in node.name]
        shares += [node for node in stage.nodes if "%" in node.name and "won" in node.name]
        assert shares
        assert all(re.search(r"of \d+ match", node.name) for node in shares)


def test_at_first_there_are_three_figures_and_all_else_is_behind_one_button(stage: Stage) -> None:
    for count in (3, MIN_RATED_MATCH_COUNT - 1, MIN_RATED_MATCH_COUNT):
        keep(stage, count)
        page = counted(stage)
        few = count < MIN_RATED_MATCH_COUNT
        for place, page.unfolded in product((0, 1 + GAMES.index(TAKI)), (False, True)):
            page.choose_game(place)
            counted(stage)
            said = stage.said()
            for asked in ("Matches", "Won", "Most wins in a row"):
                assert asked in said
            for behind in ("Better than chance?", "Your best moment", "How we count"):
                assert (behind in said) == page.unfolded
            assert ("Play 10 matches and we’ll show how you compare." in said) == few
            assert ("course" in page.tree.by_key) != few
            assert ("%" not in said) == few
            assert ("By rules" in said) == (page.unfolded and not few)


def test_intervals_and_methods_stand_behind_the_same_button(stage: Stage) -> None:
    keep(stage, 12)
    page = counted(stage)
    page.choose_game(1 + GAMES.index(TAKI))
    page.choose_sort(UNAIDED_MATCH_SORT)
    counted(stage)
    for shown in (False, True, False):
        said = stage.said()
        for words in ("very likely", "How we count", "On the same scale", "Giving up counts"):
            assert (words in said) == shown, words
        stage.click("how")


def test_better_than_chance_is_answered_only_when_it_is_clear() -> None:
    for won, answer in ((0, "Not yet"), (10, "Too close to call"), (20, "Yes")):
        tally = Tally(matches=20, won=won, wins=won, chance=10)
        assert better_than_chance(tally)[0] == answer


def test_the_best_moment_leads_to_its_replay(stage: Stage) -> None:
    archive.fill(stage.app.profile.folder, 5, damaged=False)
    page = unfolded(stage)
    assert "Still to come" in stage.said()
    while stage.app.moments.step():
        pass
    stage.tick()
    best = stage.app.moments.best()
    assert best is not None and page.tree.by_key["moment"].value == told(best.said)
    stage.click("moment")
    replay = stage.top(ReplayPage).session
    assert (replay.match.game.name, replay.at) == (best.game, best.at)


def test_strengths_of_levels_that_have_changed_since_are_said_to_be_older(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(stage, 12)
    page = counted(stage)
    page.unfolded = True
    page.choose_sort(UNAIDED_MATCH_SORT)
    for stale in (True, False):
        monkeypatch.setattr(type(TAKI.bot), "results_stale", stale)
        page.choose_game(1 + GAMES.index(TAKI))
        counted(stage)
        assert ("before they last changed" in stage.said()) == stale
        page.choose_game(0)


def test_matches_with_help_stand_apart_and_are_not_rated(stage: Stage) -> None:
    keep(stage, 3)
    keep(stage, 2, first=10, hints=1)
    page = counted(stage)
    stage.click("more")
    stage.click("sort")
    stage.click("Without help")
    counted(stage)
    assert (
        page.count is not None
        and len(page.count.matches) == 3
        and sum(page.count.apart.values()) == 2
    )
    stage.click("how")
    assert "2 matches with hints" in stage.said()
    stage.click("sort")
    stage.click("With help")
    counted(stage)
    assert page.count is not None and len(page.count.matches) == 2
    assert "Your strength" not in stage.said()


def test_matches_for_children_have_a_group_without_rating_or_time(stage: Stage) -> None:
    keep(stage, 3)
    keep(stage, 12, first=10, children=True)
    page = unfolded(stage)
    assert page.count is not None and len(page.count.matches) == 15
    assert "We measure it in matches without help." in stage.said()
    stage.click("sort")
    stage.click("For children")
    counted(stage)
    assert page.count is not None and len(page.count.matches) == 12
    assert "Your strength" not in stage.said() and "Time at the table" not in stage.said()


def test_rules_bear_todays_name_and_a_click_tells_what_they_change(stage: Stage) -> None:
    folder = stage.app.match_store.finished
    folder.mkdir(exist_ok=True)
    for number in range(12):
        when = archive.LAST - timedelta(days=number)
        text = archive.played(GAMES_BY_NAME["take"], number, 2, when, rules="Old name")
        (folder / f"{number}.record").write_text(text, encoding="utf-8")
    page = unfolded(stage)
    assert page.count is not None
    (rules,) = {(one.game, one.options) for one in page.count.matches}
    game = GAMES_BY_NAME[rules[0]]
    own = OwnSets(stage.app.profile)
    assert f"row {game.title}: Old name" in page.tree.by_key
    options = game.options_type.from_text(rules[1])
    named = own.called(game, options.as_values())
    assert named is None
    own.save(game, "New name", options)
    page = counted(stage)
    assert f"row {game.title}: Old name" not in page.tree.by_key
    node = stage.find(f"row {game.title}: New name")
    assert callable(node.act)
    node.act()
    assert rules_in_words(game, options.as_values()) in stage.said()


def test_it_is_reached_and_left_by_keys(stage: Stage) -> None:
    start = stage.show(StartPage(stage.app))
    stage.key("t")
    stage.top(StatisticsPage)
    stage.key("h")
    stage.top(HistoryPage)
    stage.key("escape", "escape")
    assert stage.scene is start


def test_a_game_is_chosen_by_keys(stage: Stage) -> None:
    keep(stage, 2)
    page = counted(stage)
    page.set_focus(page.tree.by_key["more"])
    stage.key("return")
    page.set_focus(page.tree.by_key["game"])
    stage.key("return", "right", "return")
    assert stage.scene is page
    assert page.game is GAMES[0]


def test_the_filters_are_behind_more_before_ten_matches(stage: Stage) -> None:
    keep(stage, 9)
    page = counted(stage)
    assert page.sort == EVERY_MATCH_SORT and page.game is None
    assert "sort" not in page.tree.by_key and "game" not in page.tree.by_key
    keep(stage, 1, first=9)
    page = counted(stage)
    assert {"sort", "game"} <= page.tree.by_key.keys() and "more" not in page.tree.by_key


def test_before_the_first_match_there_is_nothing_to_filter_or_to_explain(stage: Stage) -> None:
    page = counted(stage)
    assert stage.find("Choose a game")
    assert not {"more", "sort", "game", "how"} & page.tree.by_key.keys()
    game = GAMES_BY_NAME["take"]
    Progress(stage.app.settings.lessons).finished("take", game.first_hand)
    page.changed()
    assert f"First hands won: 1 of {len(GAMES)}" in stage.said()


def test_what_was_won_is_one_figure_that_counts_a_shared_win_and_tells_of_help(
    stage: Stage,
) -> None:
    keep(stage, 25)
    page = counted(stage)
    assert page.count is not None
    page.count.tallies.whole = Tally(matches=25, won=9.5, wins=10, helped=2, longest=4, streak=1)
    page.changed()
    said = stage.said()
    assert "You’ve won 10 of 25 matches." in said
    assert "Won 10" in said and "of 25 matches (2 with help)" in said
    assert "38%" not in said
    assert "Most wins in a row 4" in said and "1 now" in said


def test_first_hands_that_were_won_are_counted_and_are_wins(stage: Stage) -> None:
    folder = stage.app.match_store.finished
    folder.mkdir()
    lost = archive.played(GAMES_BY_NAME["take"], 0, 2, archive.LAST, given_up=True)
    (folder / "lost.record").write_text(lost, encoding="utf-8")
    counted(stage)
    assert "Your first win is still to come." in stage.said()
    hands = [game for game in GAMES if game.first_hand]
    progress = Progress(stage.app.settings.lessons)
    for number, game in enumerate(hands, 1):
        progress.finished(game.name, game.first_hand)
        counted(stage)
        assert f"First hands won: {number} of {len(hands)}" in stage.said()
        assert "Your first win is still to come." not in stage.said()


def test_points_have_a_tenth_and_a_true_minus() -> None:
    assert [pointed(one) for one in (12.34, 0.0, -3.06, 1234.5)] == [
        "12.3", "0.0", f"{MINUS_SIGN}3.1", "1,234.5",
    ]  # fmt: skip


def test_what_the_coach_found_is_summed_up(stage: Stage) -> None:
    keep(stage, MIN_RATED_MATCH_COUNT)
    page = unfolded(stage)
    page.choose_game(1 + GAMES.index(TAKI))
    counted(stage)
    assert "hasn’t reviewed any" in stage.said()
    reviews = stage.app.reviews
    match = Match(TAKI, TAKI.setup(2, {}, 1))
    for number, cost in ((0, 4.0), (2, 9.0)):
        worst = (Costly(1, cost, "Draw", f"Play {number}"),)
        reviews.keep(f"{number}.record", match, {}, ReviewData(10, 1, cost, worst))
    reviews.keep("gone.record", match, {}, ReviewData(500, 90, 900.0, ()))
    page.choose_game(1 + GAMES.index(TAKI))
    counted(stage)
    said = stage.said()
    assert "In 2 matches, the coach reviewed 20 decisions and found 2 clear mistakes. They" in said
    assert "They cost you 13% in all." in said and "Better: Play 2." in said
    assert said.index("Play 2") < said.index("Play 0")
    worst = (Costly(1, 0.5, "Draw", "Play a win", True),)
    reviews.keep("0.record", match, {}, ReviewData(10, 1, 0.5, worst))
    page.choose_game(1 + GAMES.index(TAKI))
    counted(stage)
    said = stage.said()
    assert said.index("Play a win") < said.index("Play 2"), "a sure win comes first"
    assert "A sure win thrown away" in said


def test_what_costs_most_is_told_by_kinds_of_decisions(stage: Stage) -> None:
    keep(stage, MIN_RATED_MATCH_COUNT)
    reviews = stage.app.reviews
    match = Match(TAKI, TAKI.setup(2, {}, 1))
    # Two words of one kind are summed up, over all the matches.
    for number in (0, 2):
        sorts = (
            DecisionStats("play", 9, 1, 4.5),
            DecisionStats("stop", 2, 1, 1.5),
            DecisionStats("draw", 5, 3, 14.0),
            DecisionStats("say", 1, 0, 0.0),
            DecisionStats("dance", 1, 1, 0.5),
        )
        reviews.keep(f"{number}.record", match, {}, ReviewData(18, 6, 20.5, (), sorts))
    reviews.keep("1.record", match, {}, ReviewData(10, 0, 0.0, ()))
    page = unfolded(stage)
    page.choose_game(1 + GAMES.index(TAKI))
    counted(stage)
    assert page.count is not None
    kinds = [(str(deed), *sums) for deed, *sums in by_kind(TAKI, page.count.looked)]
    assert kinds == [
        ("Drawing", 10, 6, 28.0),
        ("Playing cards", 22, 4, 12.0),
        ("Other moves", 2, 2, 1.0),
        ("Calling the last card", 2, 0, 0.0),
    ]
    said = stage.said()
    assert "4 clear mistakes in 22 cost you 12%" in said
    assert "No clear mistakes in 2" in said


def test_what_was_found_when_points_were_counted_is_not_summed_up_but_told(stage: Stage) -> None:
    keep(stage, MIN_RATED_MATCH_COUNT)
    reviews = stage.app.reviews
    reviews.keep("0.record", Match(TAKI, TAKI.setup(2, {}, 1)), {}, ReviewData(18, 6, 20.5, ()))
    file = reviews.folder / "0.json"
    told = believed(file.read_text().removesuffix("\n"))
    assert told is not None
    file.write_text(told.replace('"unit":"chance",', ""))
    page = unfolded(stage)
    page.choose_game(1 + GAMES.index(TAKI))
    counted(stage)
    said = stage.said()
    assert "1 match was reviewed by an older coach" in said
    assert "surely gave something away" not in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_is_of_a_kind_that_the_game_has_a_word_for(game: Game[Any, Any]) -> None:
    made = set()
    for preset in game.options_type.presets:
        rng = Random(1)
        state = game.new(game.setup(2, preset.values, 1))
        while state.asked is not None and state.round in (0, 1):
            made |= {game.write(move).split()[0] for move in islice(state.legal(), 40)}
            state.advance(game.bot.rollout_move(state, rng))
    assert made <= set(game.move_categories)
    assert len(set(game.move_categories.values())) > 1


def test_a_review_that_was_made_is_kept_for_the_statistics(stage: Stage) -> None:
    keep(stage, 1)
    open_replay(stage.app, stage.app.match_store.finished / "0.record", review=True)
    reviewing = stage.top(ReplayPage).reviewing
    assert reviewing is not None
    reviewing.decisions = reviewing.decisions[:3]
    for one in reviewing.decisions[:2]:
        reviewing.judged[one.number] = Judgement(one.move, "It wins.", 0.0, 0.0)
    stage.until(lambda: not stage.tick() and not reviewing.waiting, 50)
    kept = stage.app.reviews.of("0.record")
    assert kept is not None and kept.decisions == 3
    assert sum(one.decisions for one in kept.sorts) == 3
    assert {one.word for one in kept.sorts} <= set(TAKI.move_categories)


def test_the_rules_of_an_evening_are_not_the_persons_own(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "short", lambda game: short_form(game).as_values())
    folder = stage.app.match_store.finished
    folder.mkdir(exist_ok=True)
    for number in range(12):
        text = archive.played(TAKI, number, 2, archive.LAST - timedelta(days=number))
        (folder / f"{number}.record").write_text(text, encoding="utf-8")
    unfolded(stage)
    assert "Taki, first to 2 wins" in stage.said()
    assert "Your own rules" not in stage.said()
