"""What is told of a rivalry: each sentence under its condition, and no other."""

from collections.abc import Iterable
from random import Random

from game.core.table_values import DeedKind
from game.features.rivals.rivalry import Encounter, Rivalry
from game.features.rivals.sentences import (
    PRINTED_SENTENCES,
    SPOKEN_SENTENCES,
    Sentence,
    all_level,
    back_for_more,
    beaten_in_a_row,
    before_each_other,
    biggest_snatch,
    cards_counted,
    caught_with_points,
    crows,
    discards_called,
    discards_watched,
    ears_open,
    gone_out,
    hands_in_sight,
    high_cards,
    leave_me_a_minute,
    lonely_stacks,
    long_run_missed,
    nice_runs,
    no_breaker,
    out_before_your_last_card,
    printed,
    runs_never_lost,
    runs_taken,
    runs_to_take_back,
    say_last_card,
    spoken,
    spoken_level,
    stacks_snatched,
    thinking_about_last_time,
    threes_broken,
    won_last_time,
    you_again,
    you_lead,
)
from game.text.message import told
from tests.rivals.rivalries import drawn, met, rivalry

WON, LOST, LEVEL = met(1, 1), met(-1, -1), met()
AHEAD, BEHIND = met(1), met(-1)


def said(sentence: Sentence, *encounters: Encounter) -> str:
    """The sentence about these matches; empty for none."""
    found = sentence(rivalry(*encounters))
    return "" if found is None else told(found)


def of(kind: DeedKind, yours: int, theirs: int, size: int = 1) -> Encounter:
    """A match with so many deeds of a kind, the largest of a size."""
    done = [{kind: (times, size)} if times else {} for times in (yours, theirs)]
    return met(0, 0, *done)


def test_every_sentence_has_a_test_named_after_it() -> None:
    assert len(PRINTED_SENTENCES) == 14 and len(SPOKEN_SENTENCES) == 16
    names = [one.__name__ for one in (*PRINTED_SENTENCES, *SPOKEN_SENTENCES)]
    assert [name for name in names if f"test_{name}" not in globals()] == []


# On pages.


def test_runs_taken() -> None:
    both = of(DeedKind.TAKE, 2, 7)
    assert said(runs_taken, both) == "Max has taken seven runs from you, you two from Max."
    one = said(runs_taken, of(DeedKind.TAKE, 11, 1))
    assert one == "Max has taken one run from you, you 11 from Max."
    few = said(runs_taken, of(DeedKind.TAKE, 2, 0))
    assert few == "Max has taken no runs from you, you two from Max."
    assert not said(runs_taken, of(DeedKind.TAKE, 0, 3))
    assert not said(runs_taken, of(DeedKind.TAKE, 3, 0))
    assert not said(runs_taken, of(DeedKind.CAPTURE, 2, 7))


def test_runs_to_take_back() -> None:
    assert said(runs_to_take_back, of(DeedKind.TAKE, 0, 1)) == (
        "Max has taken one run from you. Time to take one back."
    )
    assert not said(runs_to_take_back, of(DeedKind.TAKE, 1, 4))
    assert not said(runs_to_take_back, LEVEL)


def test_runs_never_lost() -> None:
    assert said(runs_never_lost, of(DeedKind.TAKE, 2, 0), of(DeedKind.TAKE, 1, 0)) == (
        "You’ve taken three runs from Max, and never lost one."
    )
    assert not said(runs_never_lost, of(DeedKind.TAKE, 2, 0))
    assert not said(runs_never_lost, of(DeedKind.TAKE, 5, 1))


def test_stacks_snatched() -> None:
    assert said(stacks_snatched, of(DeedKind.CAPTURE, 1, 10)) == (
        "Max has snatched ten of your stacks, you one of theirs."
    )
    assert said(stacks_snatched, of(DeedKind.CAPTURE, 1, 0)) == (
        "Max has snatched none of your stacks, you one of theirs."
    )
    assert not said(stacks_snatched, of(DeedKind.TAKE, 1, 10))


def test_biggest_snatch() -> None:
    large = said(biggest_snatch, of(DeedKind.CAPTURE, 1, 0, 29), of(DeedKind.CAPTURE, 1, 0, 3))
    assert large == "Your biggest snatch from Max: 29 cards."
    small = said(biggest_snatch, of(DeedKind.CAPTURE, 1, 0, 1))
    assert small == "Your biggest snatch from Max: one card."
    assert not said(biggest_snatch, of(DeedKind.CAPTURE, 0, 4, 9))


def test_discards_called() -> None:
    assert said(discards_called, of(DeedKind.CALL, 3, 1)) == (
        "You’ve called “Rummy!” on Max three times, and Max once on you."
    )
    assert said(discards_called, of(DeedKind.CALL, 2, 0)) == (
        "You’ve called “Rummy!” on Max twice, and Max never on you."
    )
    assert not said(discards_called, of(DeedKind.CALL, 0, 2))


def test_threes_broken() -> None:
    assert said(threes_broken, of(DeedKind.BREAK, 1, 5)) == "You’ve broken one of Max’s +3s."
    assert not said(threes_broken, of(DeedKind.BREAK, 0, 5))


def test_out_before_your_last_card() -> None:
    assert said(out_before_your_last_card, of(DeedKind.LAST_CARD, 0, 4)) == (
        "Max went out four times while you held one card."
    )
    assert not said(out_before_your_last_card, of(DeedKind.LAST_CARD, 4, 0))
    assert not said(out_before_your_last_card, of(DeedKind.OUT, 0, 4))


def test_gone_out() -> None:
    assert said(gone_out, of(DeedKind.CAUGHT, 2, 3, 30)) == (
        "You’ve gone out twice against Max, Max three times against you."
    )
    assert not said(gone_out, of(DeedKind.CAUGHT, 0, 3, 30))


def test_caught_with_points() -> None:
    caught = met(0, 0, {DeedKind.CAUGHT: (1, 90)}, {DeedKind.CAUGHT: (2, 42)})
    assert said(caught_with_points, caught) == "Max once caught you with 42 points."
    assert said(caught_with_points, of(DeedKind.CAUGHT, 0, 1, 1)) == (
        "Max once caught you with one point."
    )
    assert not said(caught_with_points, of(DeedKind.CAUGHT, 0, 1, 0))


def test_before_each_other() -> None:
    assert said(before_each_other, WON, AHEAD, LEVEL, BEHIND) == (
        "You and Max: two to one in matches."
    )
    assert said(before_each_other, WON) == "You and Max: one to none in matches."
    assert not said(before_each_other, LOST)
    assert not said(before_each_other, LEVEL, LEVEL, LEVEL)
    assert not said(before_each_other, *[WON, LOST] * 3)


def test_all_level() -> None:
    assert said(all_level, *[WON, LOST] * 3) == "Three all with Max. Who’s next?"
    assert said(all_level, *[WON, LOST] * 12) == "12 all with Max. Who’s next?"
    assert not said(all_level, *[WON, LOST] * 2)
    assert not said(all_level, *[WON, LOST] * 3, BEHIND)


def test_won_last_time() -> None:
    assert said(won_last_time, WON, LOST) == "Max won last time."
    assert not said(won_last_time, LOST, WON)
    assert not said(won_last_time, LOST, BEHIND)


def test_beaten_in_a_row() -> None:
    assert said(beaten_in_a_row, LOST, *[WON] * 3) == "You’ve beaten Max three times in a row."
    assert said(beaten_in_a_row, *[WON] * 4) == "You’ve beaten Max four times in a row."
    assert not said(beaten_in_a_row, *[WON] * 5, LOST, WON, WON)
    assert not said(beaten_in_a_row, AHEAD, AHEAD, AHEAD)


# At the table.


def test_you_again() -> None:
    assert said(you_again, LEVEL) == "You again. Good."


def test_back_for_more() -> None:
    assert said(back_for_more, WON, BEHIND) == "Back for more? I like that."
    assert said(back_for_more, WON, LOST, LOST)
    assert not said(back_for_more, WON, LOST, LOST, LOST)
    assert not said(back_for_more, LOST, WON)


def test_thinking_about_last_time() -> None:
    assert said(thinking_about_last_time, LOST, AHEAD) == "I’ve been thinking about last time."
    assert not said(thinking_about_last_time, WON, LEVEL)


def test_you_lead() -> None:
    assert said(you_lead, WON, WON, LOST) == "You’re ahead of me. Not for long."
    assert not said(you_lead, WON, LOST)


def test_spoken_level() -> None:
    assert said(spoken_level, WON, LOST, LEVEL) == "We’re level, you and I."
    assert not said(spoken_level, LEVEL, LEVEL)
    assert not said(spoken_level, WON, WON, LOST)


def test_hands_in_sight() -> None:
    assert said(hands_in_sight, of(DeedKind.TAKE, 3, 2)) == "Hands where I can see them."
    assert not said(hands_in_sight, of(DeedKind.TAKE, 2, 2))


def test_nice_runs() -> None:
    assert said(nice_runs, of(DeedKind.TAKE, 2, 4)) == "Got any nice runs for me today?"
    assert not said(nice_runs, of(DeedKind.TAKE, 2, 5))
    assert not said(nice_runs, of(DeedKind.TAKE, 4, 4))


def test_long_run_missed() -> None:
    assert said(long_run_missed, of(DeedKind.TAKE, 1, 0, 80)) == "I still miss that long run."
    assert not said(long_run_missed, of(DeedKind.TAKE, 1, 0, 79))
    assert not said(long_run_missed, of(DeedKind.TAKE, 0, 1, 80))


def test_cards_counted() -> None:
    counted = "I’ve counted my cards. All of them."
    assert said(cards_counted, of(DeedKind.CAPTURE, 1, 0, 15)) == counted
    assert not said(cards_counted, of(DeedKind.CAPTURE, 1, 0, 14))
    assert not said(cards_counted, of(DeedKind.CAPTURE, 0, 1, 15))


def test_lonely_stacks() -> None:
    lonely = "Your stacks looked so lonely last time."
    assert said(lonely_stacks, of(DeedKind.CAPTURE, 2, 4)) == lonely
    assert not said(lonely_stacks, of(DeedKind.CAPTURE, 2, 5))
    assert not said(lonely_stacks, of(DeedKind.CAPTURE, 4, 4))
    assert not said(lonely_stacks, of(DeedKind.CAPTURE, 2, 4), LEVEL)


def test_discards_watched() -> None:
    assert said(discards_watched, of(DeedKind.CALL, 1, 9)) == "I’ll watch what I throw away today."
    assert not said(discards_watched, of(DeedKind.CALL, 0, 9))


def test_ears_open() -> None:
    assert said(ears_open, of(DeedKind.CALL, 1, 2)) == "I have my ears open. And my eyes."
    assert not said(ears_open, of(DeedKind.CALL, 1, 3))
    assert not said(ears_open, of(DeedKind.CALL, 1, 0))


def test_no_breaker() -> None:
    assert said(no_breaker, of(DeedKind.BREAK, 1, 9)) == "No Breaker today, I hope?"
    assert not said(no_breaker, of(DeedKind.BREAK, 0, 9))


def test_say_last_card() -> None:
    out, own = met(-1, -1, {}, {DeedKind.OUT: (1, 0)}), of(DeedKind.OUT, 1, 0)
    assert said(say_last_card, own, out) == "Don’t forget to say “last card”."
    assert not said(say_last_card, out)
    assert not said(say_last_card, out, own)
    assert not said(say_last_card, own, LOST)


def test_leave_me_a_minute() -> None:
    minute = "Leave me a minute before you go out, will you?"
    assert said(leave_me_a_minute, of(DeedKind.CAUGHT, 3, 2)) == minute
    assert not said(leave_me_a_minute, of(DeedKind.CAUGHT, 2, 2))


def test_high_cards() -> None:
    high = "High cards again today? I’m only asking."
    assert said(high_cards, of(DeedKind.CAUGHT, 1, 2, 40)) == high
    assert not said(high_cards, of(DeedKind.CAUGHT, 1, 2, 39))
    assert not said(high_cards, of(DeedKind.CAUGHT, 1, 3, 40))


# Laws.

FIGURES = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def figure(count: int) -> str:
    return FIGURES[count] if count < len(FIGURES) else str(count)


def times(count: int) -> str:
    return ("never", "once", "twice")[count] if count < 3 else f"{figure(count)} times"


def counted(count: int, noun: str) -> str:
    if count == 0:
        return f"no {noun}s"
    return f"{figure(count)} {noun}" + "s" * (count != 1)


def slowly(one: Rivalry) -> dict[str, tuple[int, int, int, int]]:
    """For each kind how often and how large, the player's and the rival's, counted one by one."""
    found = {}
    for kind in DeedKind:
        sums = [0, 0, 0, 0]
        for encounter in one.encounters:
            for deed in encounter.yours:
                if deed.kind == kind:
                    sums[0] += deed.times
                    sums[2] = max(sums[2], deed.largest)
            for deed in encounter.theirs:
                if deed.kind == kind:
                    sums[1] += deed.times
                    sums[3] = max(sums[3], deed.largest)
        found[kind.name] = (sums[0], sums[1], sums[2], sums[3])
    return found


def true_lines(one: Rivalry) -> set[str]:
    """Every line for a page that is true of a rivalry, in whatever case."""
    did = slowly(one)
    take, capture, call = did["TAKE"], did["CAPTURE"], did["CALL"]
    caught, results = did["CAUGHT"], [each.ahead for each in one.encounters]
    wins = [each.won for each in one.encounters]
    row = len(wins)
    for place, won in enumerate(reversed(wins)):
        if won != 1:
            row = place
            break
    up, down = results.count(1), results.count(-1)
    lines = {
        f"Max has taken {counted(take[1], 'run')} from you, you {figure(take[0])} from Max.",
        f"Max has snatched {figure(capture[1])} of your stacks, "
        f"you {figure(capture[0])} of theirs.",
        f"Your biggest snatch from Max: {counted(capture[2], 'card')}.",
        f"You’ve called “Rummy!” on Max {times(call[0])}, and Max {times(call[1])} on you.",
        f"You’ve broken {figure(did['BREAK'][0])} of Max’s +3s.",
        f"Max went out {times(did['LAST_CARD'][1])} while you held one card.",
        f"You’ve gone out {times(caught[0])} against Max, Max {times(caught[1])} against you.",
        f"Max once caught you with {counted(caught[3], 'point')}.",
        f"You and Max: {figure(up)} to {figure(down)} in matches.",
        f"You’ve beaten Max {times(row)} in a row.",
    }
    if take[0] == 0:
        lines.add(f"Max has taken {counted(take[1], 'run')} from you. Time to take one back.")
    if take[1] == 0:
        lines.add(f"You’ve taken {counted(take[0], 'run')} from Max, and never lost one.")
    if up == down:
        lines.add(f"{figure(up).capitalize()} all with Max. Who’s next?")
    if wins[-1] == -1:
        lines.add("Max won last time.")
    return lines


def histories(count: int) -> Iterable[Rivalry]:
    rng = Random(48)
    return (drawn(rng) for _ in range(count))


def test_no_line_is_untrue_of_any_history() -> None:
    heard = set()
    for one in histories(3000):
        true = true_lines(one)
        for sentence in PRINTED_SENTENCES:
            found = sentence(one)
            if found is not None:
                heard.add(sentence)
                assert told(found) in true, one
                assert " 0 " not in told(found)
        line = printed(one)
        assert line is None or told(line) in true
    assert heard == set(PRINTED_SENTENCES)


def test_nobody_crows() -> None:
    """A word about more of theirs is said only to a player within a factor of two."""
    heard = set()
    for one in histories(3000):
        did, results = slowly(one), [each.ahead for each in one.encounters]
        pairs = {
            back_for_more: (results.count(1), results.count(-1)),
            nice_runs: did["TAKE"][:2],
            lonely_stacks: did["CAPTURE"][:2],
            ears_open: did["CALL"][:2],
            say_last_card: did["OUT"][:2],
            high_cards: did["CAUGHT"][:2],
        }
        for sentence, (yours, theirs) in pairs.items():
            if sentence(one) is not None:
                heard.add(sentence)
                assert theirs <= 2 * yours
        assert spoken(one)
    assert heard == set(pairs)


def test_more_than_twice_the_players_is_crowing() -> None:
    assert crows(3, 1) and crows(1, 0)
    assert not crows(2, 1) and not crows(0, 0)


def test_another_line_is_told_after_each_match() -> None:
    encounters = [WON, LOST, of(DeedKind.TAKE, 2, 3), LOST]
    lines = [printed(rivalry(*encounters, *[LOST] * more)) for more in range(3)]
    assert len({told(line) for line in lines if line is not None}) == 3
