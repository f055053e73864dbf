"""Matches in words.

The first part formats dates. The second describes finished matches from the match index: players,
time, duration and result. The last part describes unfinished matches from their previews.
"""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from game.ai.characters import Player, read_seat
from game.ai.levels import LEVELS
from game.core.event import PERSON_SEAT
from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import Value
from game.features.rule_sets.own_sets import OwnSets
from game.features.rule_sets.rules_line import RuleSet, without_length
from game.games import GAMES_BY_NAME, evening_games
from game.match.match import Match
from game.match.proved import DealProof
from game.match.record_notes import (
    EVENING_MODE,
    SAME_CARDS_MODE,
    WEEK_MODE,
    WEEK_RERUN_MODE,
    evening_of,
)
from game.match.summary import Summary, is_scored_by
from game.storage.match_index import TIME_FROM_CHANGE, TIME_FROM_NAME, IndexEntry
from game.storage.match_store import MatchPreview
from game.text.message import Message, TextValue, figured, listed, say, together, told

NAMED_WEEKDAY_COUNT = 7


def long_date(day: date) -> Message:
    """Date such as ``21 November 2026``."""
    return Message("dates-day", day=day.day, month=day.month, year=str(day.year))


def short_date(day: date) -> Message:
    """Date such as ``21 Nov``."""
    return Message("dates-short", day=day.day, month=day.month)


def month_of(day: date) -> Message:
    """Month such as ``November 2026``."""
    return Message("dates-month", month=day.month, year=str(day.year))


def weekday(number: int) -> Message:
    """Weekday such as ``Mon``, by number from 0."""
    return Message("dates-weekday", day=number)


MAX_NAMED_OPPONENT_COUNT = 3
"""Threshold above which opponents are counted instead of named."""
MODE_TITLES = {
    "day": Message("history-mode-day"),
    "round": Message("history-mode-round"),
    "again": Message("history-mode-again"),
    "from-here": Message("history-mode-from-here"),
    "lesson": Message("history-mode-lesson"),
    "puzzle": Message("history-mode-puzzle"),
    EVENING_MODE: Message("history-mode-evening"),
    WEEK_MODE: Message("history-mode-week"),
    WEEK_RERUN_MODE: Message("history-mode-week"),
}
"""Titles of the modes, by the first word."""


def game_of(one: Summary) -> Game[Any, Any]:
    return GAMES_BY_NAME[one.game]


def opponents(one: Summary) -> list[Player]:
    """All players except the person."""
    return [read_seat(text, seat) for seat, text in enumerate(one.seats) if seat != PERSON_SEAT]


def with_level(player: Player) -> Message:
    """An opponent's name and level: ``Ada (Hard)``."""
    level = LEVELS[player.level or "medium"].title
    return Message("history-opponent", name=player.who, level=level)


def named(players: list[Player]) -> Message | str:
    """Names with levels: ``Ada (hard) and Max (easy)``."""
    whole = together([with_level(one) for one in players])
    assert isinstance(whole, Message | str), "names together are a message"
    return whole


def against(one: Summary) -> str:
    """Game and opponents; more than ``MAX_NAMED_OPPONENT_COUNT`` opponents are only counted."""
    others, game = opponents(one), game_of(one).title
    if len(others) > MAX_NAMED_OPPONENT_COUNT:
        return say("history-against.many", game=game, count=len(others))
    return say("history-against", game=game, others=named(others))


def company(one: Summary) -> str:
    """The opponents alone: ``against Ada (Hard)``; more than three are counted."""
    others = opponents(one)
    if len(others) > MAX_NAMED_OPPONENT_COUNT:
        return say("history-company.many", count=len(others))
    return say("history-company", others=named(others))


def headline(entry: IndexEntry) -> str:
    """Title of a match; the file name if the record cannot be read."""
    if entry.summary is None:
        return say("history-file", file=entry.name)
    return against(entry.summary)


def date_of(when: datetime) -> str:
    """Date such as ``21 November 2026``."""
    return told(long_date(when))


def time_of(when: datetime) -> str:
    """Time of day such as ``20:14``."""
    return say("dates-time", hour=f"{when.hour:02}", minute=f"{when.minute:02}")


def moment_of(when: datetime) -> str:
    return say("history-when", date=date_of(when), time=time_of(when))


def lasted(seconds: int) -> str:
    """Duration such as ``12 min``."""
    minutes = seconds // 60
    if minutes < 60:
        return say("history-minutes", minutes=minutes)
    return say("history-minutes.hours", hours=minutes // 60, minutes=minutes % 60)


def mode_of(one: Summary) -> str:
    """Title of the match's mode; empty for an ordinary match."""
    word = one.mode.partition(" ")[0]
    return told(MODE_TITLES.get(word, Message("history-mode-other", mode=one.mode))) if word else ""


def circumstances(entry: IndexEntry, copy: bool = False) -> str:
    """The day, the player's own name of the rules, and special circumstances in one line."""
    one = entry.summary
    said: list[TextValue] = [date_of(entry.begun)]
    if one is not None:
        said += [one.rules] if one.rules else []
        mode = mode_of(one)
        said += [mode] if mode else []
        said += [Message("history-children")] if one.children else []
        # A win says it with its result.
        helped = one.assisted and not (one.over and one.share == 1)
        said += [Message("history-assisted")] if helped else []
        said += [Message("history-known")] if one.known and one.mode != SAME_CARDS_MODE else []
        said += [Message("history-unproved")] if one.proof == DealProof.UNPROVED else []
    if copy:
        said.append(Message("history-copy"))
    return told(listed(said))


def result(entry: IndexEntry) -> str:
    """Result in a word or two."""
    one = entry.summary
    if one is None:
        return say("history-won.newer") if entry.newer else say("history-won.damaged")
    if not one.decided:
        return say("history-won.open")
    if not one.over:
        return say("history-won.given-up")
    if one.share == 1:
        return say("history-won.helped") if one.assisted else say("history-won")
    if one.share:
        return say("history-won.shared")
    if one.players == 2 or not is_scored(one):
        return say("history-won.lost")
    return say("history-place", place=one.places[PERSON_SEAT], count=one.players)


def is_scored(one: Summary) -> bool:
    """Whether it is a match with points."""
    return is_scored_by(game_of(one), one.options)


def points(one: Summary) -> str:
    """Final points, of both players in a match of two; empty in a game without points."""
    if not is_scored(one):
        return ""
    own, *others = one.scores
    if len(others) == 1:
        return say("history-points", own=figured(own), other=figured(others[0]))
    table = game_of(one).table
    return figured(own) if table is None else told(table.points(own))


def rules_of(one: Summary, own: OwnSets) -> TextValue:
    """The name that a finished match's rules bear; empty in a game without sets."""
    game = game_of(one)
    try:
        values = game.options_type.from_text(one.options).as_values()
        plain = not game.options_type.presets and not game.options_type.differences(values)
        return "" if plain else rules_name(game, values, one.rules, one.mode, own)
    except InvalidSetup:
        return one.options


def rules_name(
    game: Game[Any, Any], values: Mapping[str, Value], noted: str, mode: str, own: OwnSets
) -> TextValue:
    """The name that a match's rules bear: the ``noted`` one, or that of their set and length.

    Rules without a set are the player's own in a match of no ``mode``. A game of an evening is
    named after it, any other match after what differs from the usual game.
    """
    if noted:
        return noted
    part = evening_of(mode)
    if part is not None:
        games = len(evening_games())
        return Message("evening-waiting.open", number=part.number, count=games)
    named = own.name_of(game, values)
    if named is not None:
        return named
    return (mode and rules_in_words(game, values)) or Message("rulesets-own")


def unusual_rules(match: Match, own: OwnSets) -> TextValue:
    """The name of a match's rules; empty for the usual game of any length and without sets.

    The game of an evening always has one, and so have rules that are in a set of the player's.
    """
    options, values = match.game.options_type, match.setup.options.as_values()
    usual = options.has_same_rules(without_length(match.game, values), {})
    plain = usual and not isinstance(own.with_rules(match.game, values), RuleSet)
    if not match.notes.rules and match.evening is None and (not options.presets or plain):
        return ""
    return rules_name(match.game, values, match.notes.rules, match.notes.mode, own)


def rules_in_words(game: Game[Any, Any], values: Mapping[str, object]) -> str:
    """What differs from the usual game; empty if nothing does."""
    options = game.options_type
    differing = options.differences(values)
    if not differing:
        return ""
    return told(
        listed(
            [
                Message(
                    "history-told-rule",
                    label=described.label,
                    value=described.values.label(differing[described.name]),
                )
                for described in options.described()
                if described.name in differing
            ]
        )
    )


def account(entry: IndexEntry, own: OwnSets, copy: bool = False) -> list[str]:
    """Full description of a match, one sentence per item."""
    one = entry.summary
    if one is None:
        if entry.newer:
            return [say("history-told-newer", file=entry.name)]
        return [say("history-told-damaged", file=entry.name, fault=entry.fault or "")]
    figures, ended = points(one), result(entry)
    ending = say("history-told-result", result=ended)
    if figures:
        ending = say("history-told-result.points", result=ended, points=figures)
    lines = [
        say("history-told-against", others=named(opponents(one))),
        ending,
        _begun(entry),
        say("history-told-lasted", long=lasted(one.seconds))
        if one.seconds
        else say("history-told-lasted.unknown"),
        say(
            "history-told-rounds",
            moves=one.moves,
            rounds=Message("history-at-rounds", count=one.rounds),
        ),
        say("history-told-help", hints=one.hints, undos=one.undos)
        if one.helped
        else say("history-told-help.none"),
    ]
    if one.children:
        lines[2:4] = [say("history-told-children", date=date_of(entry.begun))]
    lines += [say("history-told-known")] if one.known and one.counts else []
    lines += [say("history-told-unproved")] if one.proof == DealProof.UNPROVED else []
    lines += rules_told(one, own)
    if not one.decided:
        lines.append(say("history-told-open"))
    elif not one.counts:
        lines.append(say("history-told-uncounted", mode=mode_of(one)))
    lines += [say("history-told-copy")] if copy else []
    return lines


def rules_told(one: Summary, own: OwnSets) -> list[str]:
    """The name of a match's rules, and what they change; nothing for the usual rules."""
    name = told(rules_of(one, own))
    if not name:
        return []
    try:
        values = game_of(one).options_type.from_text(one.options).as_values()
        changes = rules_in_words(game_of(one), values)
    except InvalidSetup:
        changes = ""
    if name == changes:
        return [say("history-told-changes", rules=changes)]
    said = say("history-told-rules", rules=name)
    return [said, say("history-told-changes", rules=changes)] if changes else [said]


def _begun(entry: IndexEntry) -> str:
    """Sentence on the start time and, if it is not from the record, its source."""
    date, time = date_of(entry.begun), time_of(entry.begun)
    if entry.source == TIME_FROM_NAME:
        return say("history-told-time.named", date=date, time=time)
    if entry.source == TIME_FROM_CHANGE:
        return say("history-told-time.written", date=date, time=time)
    return say("history-told-time", date=date, time=time)


def pointed(points: float) -> str:
    """Points with one decimal."""
    return figured(round(10 * points) / 10, places=1)


def waiting_headline(seen: MatchPreview) -> str:
    """Title of an unfinished match: game, deal, round."""
    if seen.newer:
        return say("unfinished-newer", file=seen.path.name)
    if seen.game is None:
        return say("unfinished-unknown", file=seen.path.name)
    game, number, round = seen.game.title, seen.number, seen.round
    if number is None:
        if seen.fault:
            return say("unfinished-match.damaged", game=game, round=round)
        return say("unfinished-match", game=game, round=round)
    if seen.fault:
        return say("unfinished-deal.damaged", game=game, deal=str(number), round=round)
    return say("unfinished-deal", game=game, deal=str(number), round=round)


def standing(seen: MatchPreview) -> str:
    """Names of the players, with their points if the game has them."""
    if seen.game is None:
        return told(seen.fault or "")
    names = [read_seat(text, seat).who for seat, text in enumerate(seen.seats)]
    if not seen.scored:
        return told(listed([who.called for who in names]))
    scores = zip(names, seen.scores, strict=True)
    return told(listed(Message("unfinished-score", name=who, score=one) for who, one in scores))


def summary(seen: MatchPreview) -> str:
    """One line: title and standing."""
    if seen.game is None:
        return waiting_headline(seen)
    return say("unfinished-line", match=waiting_headline(seen), standing=standing(seen))


def line(seen: MatchPreview) -> str:
    """One line: title, standing and time of the last move."""
    return (
        waiting_headline(seen)
        if seen.game is None
        else say("unfinished-line", match=waiting_headline(seen), standing=when(seen))
    )


def when(seen: MatchPreview) -> str:
    """Standing and time of the last move."""
    if seen.changed is None or seen.game is None:
        return standing(seen)
    moment = Message("history-when", date=date_of(seen.changed), time=time_of(seen.changed))
    return say("unfinished-when", moment=moment, standing=standing(seen))
