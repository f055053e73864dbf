"""Sentences about a rivalry: lines on the start page and the set-up page, and words at the table.

Each function is one sentence with its condition, and returns None where it would not be true.
Deeds of a kind belong to one game, so a condition on them names no game.
"""

from collections.abc import Callable

from game.core.table_values import DeedKind
from game.features.rivals.rivalry import Rivalry
from game.text.message import Message

Sentence = Callable[[Rivalry], Message | None]

MIN_ROW_MATCH_COUNT = 3
"""Number of matches from which a sentence says how many in a row, or how many each."""
MIN_LONG_RUN_POINTS = 80
"""Points of a run that its loser still misses."""
MIN_LARGE_STACK_CARD_COUNT = 15
"""Cards of a stack whose loser counts them."""
MIN_HIGH_HAND_POINTS = 40
"""Points of a hand of high cards."""
MAX_CROWING_FACTOR = 2
"""A character speaks of a higher figure of theirs up to this multiple of the player's."""


def printed(one: Rivalry) -> Message | None:
    """A true line for a page, which the next match changes; None if there is none."""
    true = [said for sentence in PRINTED_SENTENCES if (said := sentence(one)) is not None]
    return true[len(one.encounters) % len(true)] if true else None


def spoken(one: Rivalry) -> list[Message]:
    """What the rival may say when the player sits down; never empty."""
    return [said for sentence in SPOKEN_SENTENCES if (said := sentence(one)) is not None]


def crows(theirs: int, yours: int) -> bool:
    """Whether speaking of the rival's figure would be crowing."""
    return theirs > MAX_CROWING_FACTOR * yours


def _figure(count: int) -> Message:
    return Message("rivals-figure", count=count)


def _times(count: int) -> Message:
    return Message("rivals-times", count=count)


def _runs(count: int) -> Message:
    return Message("rivals-runs", count=count)


# On pages.


def runs_taken(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.TAKE), one.their_count(DeedKind.TAKE)
    if not yours or runs_never_lost(one) is not None:
        return None
    return Message("rivals-taken", rival=one.rival, theirs=_runs(theirs), yours=_figure(yours))


def runs_to_take_back(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.TAKE), one.their_count(DeedKind.TAKE)
    if yours or not theirs:
        return None
    return Message("rivals-take-back", rival=one.rival, theirs=_runs(theirs))


def runs_never_lost(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.TAKE), one.their_count(DeedKind.TAKE)
    if theirs or yours < MIN_ROW_MATCH_COUNT:
        return None
    return Message("rivals-never-lost", rival=one.rival, yours=_runs(yours))


def stacks_snatched(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.CAPTURE), one.their_count(DeedKind.CAPTURE)
    if not yours and not theirs:
        return None
    return Message("rivals-snatched", rival=one.rival, theirs=_figure(theirs), yours=_figure(yours))


def biggest_snatch(one: Rivalry) -> Message | None:
    cards = one.your_largest_size(DeedKind.CAPTURE)
    if not cards:
        return None
    return Message("rivals-biggest", rival=one.rival, cards=Message("rivals-cards", count=cards))


def discards_called(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.CALL), one.their_count(DeedKind.CALL)
    if not yours:
        return None
    return Message("rivals-called", rival=one.rival, yours=_times(yours), theirs=_times(theirs))


def threes_broken(one: Rivalry) -> Message | None:
    yours = one.your_count(DeedKind.BREAK)
    return Message("rivals-broken", rival=one.rival, yours=_figure(yours)) if yours else None


def out_before_your_last_card(one: Rivalry) -> Message | None:
    theirs = one.their_count(DeedKind.LAST_CARD)
    return Message("rivals-last-card", rival=one.rival, theirs=_times(theirs)) if theirs else None


def gone_out(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.CAUGHT), one.their_count(DeedKind.CAUGHT)
    if not yours:
        return None
    return Message("rivals-out", rival=one.rival, yours=_times(yours), theirs=_times(theirs))


def caught_with_points(one: Rivalry) -> Message | None:
    points = one.their_largest_size(DeedKind.CAUGHT)
    if not points:
        return None
    return Message("rivals-caught", rival=one.rival, points=Message("rivals-points", count=points))


def before_each_other(one: Rivalry) -> Message | None:
    if not one.before_count or all_level(one) is not None:
        return None
    return Message(
        "rivals-matches",
        rival=one.rival,
        yours=_figure(one.before_count),
        theirs=_figure(one.behind_count),
    )


def all_level(one: Rivalry) -> Message | None:
    if one.before_count != one.behind_count or one.before_count < MIN_ROW_MATCH_COUNT:
        return None
    return Message("rivals-level", rival=one.rival, count=one.before_count)


def won_last_time(one: Rivalry) -> Message | None:
    return Message("rivals-won-last", rival=one.rival) if one.last.won < 0 else None


def beaten_in_a_row(one: Rivalry) -> Message | None:
    count = one.win_row_count
    if count < MIN_ROW_MATCH_COUNT:
        return None
    return Message("rivals-in-a-row", rival=one.rival, times=_times(count))


PRINTED_SENTENCES: tuple[Sentence, ...] = (
    runs_taken,
    runs_to_take_back,
    runs_never_lost,
    stacks_snatched,
    biggest_snatch,
    discards_called,
    threes_broken,
    out_before_your_last_card,
    gone_out,
    caught_with_points,
    before_each_other,
    all_level,
    won_last_time,
    beaten_in_a_row,
)
"""The lines on pages."""


# At the table.


def you_again(one: Rivalry) -> Message | None:
    return Message("rivals-again")


def back_for_more(one: Rivalry) -> Message | None:
    lost = one.last.ahead < 0 and not crows(one.behind_count, one.before_count)
    return Message("rivals-back") if lost else None


def thinking_about_last_time(one: Rivalry) -> Message | None:
    return Message("rivals-thinking") if one.last.ahead > 0 else None


def you_lead(one: Rivalry) -> Message | None:
    return Message("rivals-lead") if one.before_count > one.behind_count else None


def spoken_level(one: Rivalry) -> Message | None:
    return Message("rivals-spoken-level") if one.before_count == one.behind_count > 0 else None


def hands_in_sight(one: Rivalry) -> Message | None:
    more = one.your_count(DeedKind.TAKE) > one.their_count(DeedKind.TAKE)
    return Message("rivals-hands") if more else None


def nice_runs(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.TAKE), one.their_count(DeedKind.TAKE)
    return Message("rivals-nice-runs") if theirs > yours and not crows(theirs, yours) else None


def long_run_missed(one: Rivalry) -> Message | None:
    long = one.your_largest_size(DeedKind.TAKE) >= MIN_LONG_RUN_POINTS
    return Message("rivals-long-run") if long else None


def cards_counted(one: Rivalry) -> Message | None:
    large = one.your_largest_size(DeedKind.CAPTURE) >= MIN_LARGE_STACK_CARD_COUNT
    return Message("rivals-counted") if large else None


def lonely_stacks(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.CAPTURE), one.their_count(DeedKind.CAPTURE)
    lately = any(deed.kind is DeedKind.CAPTURE for deed in one.last.theirs)
    more = lately and theirs > yours and not crows(theirs, yours)
    return Message("rivals-lonely") if more else None


def discards_watched(one: Rivalry) -> Message | None:
    return Message("rivals-watch") if one.your_count(DeedKind.CALL) else None


def ears_open(one: Rivalry) -> Message | None:
    yours, theirs = one.your_count(DeedKind.CALL), one.their_count(DeedKind.CALL)
    return Message("rivals-ears") if theirs and not crows(theirs, yours) else None


def no_breaker(one: Rivalry) -> Message | None:
    return Message("rivals-breaker") if one.your_count(DeedKind.BREAK) else None


def say_last_card(one: Rivalry) -> Message | None:
    went = one.last.won < 0 and any(deed.kind is DeedKind.OUT for deed in one.last.theirs)
    crowing = crows(one.their_count(DeedKind.OUT), one.your_count(DeedKind.OUT))
    return Message("rivals-say") if went and not crowing else None


def leave_me_a_minute(one: Rivalry) -> Message | None:
    more = one.your_count(DeedKind.CAUGHT) > one.their_count(DeedKind.CAUGHT)
    return Message("rivals-minute") if more else None


def high_cards(one: Rivalry) -> Message | None:
    caught = one.their_largest_size(DeedKind.CAUGHT) >= MIN_HIGH_HAND_POINTS
    crowing = crows(one.their_count(DeedKind.CAUGHT), one.your_count(DeedKind.CAUGHT))
    return Message("rivals-high") if caught and not crowing else None


SPOKEN_SENTENCES: tuple[Sentence, ...] = (
    you_again,
    back_for_more,
    thinking_about_last_time,
    you_lead,
    spoken_level,
    hands_in_sight,
    nice_runs,
    long_run_missed,
    cards_counted,
    lonely_stacks,
    discards_watched,
    ears_open,
    no_breaker,
    say_last_card,
    leave_me_a_minute,
    high_cards,
)
"""What a rival may say."""
