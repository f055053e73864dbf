"""Sentences agree: one thing is not told as many, and a verb goes with “you”."""

import re
from collections.abc import Iterator
from itertools import product

from game.text.message import (
    DEFAULT_DEVICE_WORDS,
    ENGLISH_LANGUAGE,
    Pattern,
    Select,
    Value,
    Who,
    entries,
    references,
    variables,
)
from tests.together import each_of
from tests.words.files import FILES

THINGS = (
    "cards|points|players|moves|times|rounds|matches|weeks|days|minutes|seconds|decisions|"
    "wins|games|tries|jokers|opponents|cells|dimes|coins|stacks|runs|melds|sets|characters|lines"
)
MANY = re.compile(
    rf"(?<![\d.,:;+-])(?<!\bof )(?<!\bto )(?<!\bof the )(?<!\bseat )\b(1|[Oo]ne) "
    rf"((?!of\b)[a-z-]+ )?({THINGS})\b"
    r"|\b[Oo]ne (card|stack|move|win) in a row\b|\b(1|[Oo]ne) of them (are|were|have)\b"
)
"""One thing that is told as many."""

NEVER_ONE = {
    # A card is worth more than a point.
    "rummy500-about", "rummy500-about-ace", "rummy500-about-joker", "rummy500-about-joker-as",
    "rummy500-about-joker-rank", "rummy500-about-joker-as.swap", "rummy500-about-joker-rank.swap",
    "rummy500-reason-top.alone",
    "take-about", "take-about-ace", "take-about-joker", "take-about-joker-as", "take-held",
    "take-why-costs", "take-why-lonely",
    # So are several cards.
    "rummy500-reason-call", "rummy500-reason-meld", "rummy500-reason-pile",
    "rummy500-reason-stock.several", "take-moment", "take-moment-double", "take-why-lay",
    "take-why-take",
    # There is another message for one.
    "calendar-tries", "evening-row-of-weeks", "history-against.many", "history-company.many",
    "rummy500-asks-where.several", "rummy500-offer-add.several", "rummy500-offer-take.several",
    "take-asks-where.several", "take-many-float", "takeaway-why-run", "rerun-within",
    # There are many of them by the rules of a game, or in the program.
    "calendar-hard", "calendar-hard.same", "evening-begin", "history-kept",
    "record-too-long", "record-too-many", "rulesets-bad-name",
    "rulesets-too-many", "rummy500-moment-dig-title", "rummy500-stock-first",
    "rummy500-why-stock", "start-minutes", "statistics-better.few",
    "statistics-players.count", "statistics-strength.number", "take-draw-first",
    "take-hand-too-large", "take-stocks-turn", "takeaway-moment-title", "texas-reason-stock",
    "texas-row", "texas-stock-first", "texas-why-stock", "rerun-done", "rerun-same",
    "rerun-strength", "rerun-strength.full", "match-no-players", "match-cuts", "proof-match",
    "statistics-course", "statistics-next", "statistics-next.same",
    # A tenth is told as well: “1.0 points”.
    "statistics-row.points",
}  # fmt: skip
"""Messages with a number that is never one."""

NUMBERS = {"0", "1", "2", "3", "one"}
"""Keys by which a message chooses for a number."""


def selects(name: str) -> Iterator[Select]:
    """The choices in a message and in those that it refers to."""
    pattern = ENGLISH_LANGUAGE.pattern(name)
    for other in references(pattern):
        yield from selects(other)
    yield from _within(pattern)


def _within(pattern: Pattern) -> Iterator[Select]:
    for part in pattern:
        if isinstance(part, Select):
            yield part
            for variant in part.variants.values():
                yield from _within(variant)


def named(name: str) -> set[str]:
    """The names of the values of a message and of those that it refers to."""
    pattern = ENGLISH_LANGUAGE.pattern(name)
    found = variables(pattern).union(*map(named, references(pattern)))
    return found - DEFAULT_DEVICE_WORDS.keys()


def with_one(name: str) -> Iterator[str]:
    """What a message says if all its numbers are one, in each of its other variants."""
    keys: dict[str, set[str]] = {}
    for select in selects(name):
        keys.setdefault(select.selector.name, set()).update(select.variants)
    choices: list[list[Value]] = []
    values = sorted(named(name))
    for value in values:
        known = keys.get(value, set())
        if not known or known & NUMBERS:
            choices.append([1])
        elif "you" in known:
            choices.append([Who("Ada"), Who("You", you=True)])
        else:
            choices.append(sorted(known))
    for one in product(*choices):
        yield ENGLISH_LANGUAGE.say(name, dict(zip(values, one, strict=True)))


def every() -> Iterator[str]:
    for file in FILES:
        yield from entries(file.read_text(encoding="utf-8"))


def told_as_many(name: str) -> list[str]:
    return [said for said in with_one(name) if MANY.search(said)]


def test_one_thing_is_not_told_as_many() -> None:
    wrong = {name: said[0] for name in every() if (said := told_as_many(name))}
    assert {name: said for name, said in wrong.items() if name not in NEVER_ONE} == {}
    assert sorted(NEVER_ONE - wrong.keys()) == [], "strike these off"


@each_of(
    "said", ["1 points", "You play one card in a row.", "1 of them were clear", "1 more cards"]
)
def test_one_thing_that_is_told_as_many_is_found(said: str) -> None:
    assert MANY.search(said)


# A verb goes with “you”.

PLAYERS = {"who", "whose", "dealer", "name"}
"""Values that are a player."""
DISAGREES = re.compile(r"\bYou(’s\b| (?!(always|pass|miss)\b)[a-z]*s\b)")
"""“You” with the verb of another person."""
OF_OTHERS = {
    # What the person reads while another player is asked, or has done something to them.
    "match-turn", "rummy500-prompt-others-draw", "rummy500-prompt-others-play",
    "rummy500-prompt-others-play.owing", "rummy500-reason-call.ending", "table-hand",
    "take-is-to-draw", "take-is-to-play", "take-then-other", "takeaway-plays",
    "taki-acts-plus-two", "taki-acts-plus-two.any", "taki-acts-skip", "taki-answer",
    "taki-broken", "taki-last-of", "taki-moment-break", "taki-moment-break-others",
    "taki-moment-cancel", "taki-moment-cancel-others", "taki-plus-of", "taki-plus-two-of",
    "taki-plus-two-of.any", "taki-runs-on", "taki-turn-of", "taki-turn-of.run",
    "texas-prompt-others-discard", "texas-prompt-others-draw",
    "texas-why-last",
    # About opponents.
    "replay-hands.one",
}  # fmt: skip
"""Messages that are never about the person."""


def to_you(name: str) -> Iterator[str]:
    """What a message says if each player in it is the person."""
    keys: dict[str, set[str]] = {}
    for select in selects(name):
        keys.setdefault(select.selector.name, set()).update(select.variants)
    values = sorted(named(name))
    choices: list[list[Value]] = [
        [Who("You", you=True)] if value in PLAYERS else sorted(keys.get(value, {"5"}))
        for value in values
    ]
    for one in product(*choices):
        yield ENGLISH_LANGUAGE.say(name, dict(zip(values, one, strict=True)))


def test_a_verb_goes_with_you() -> None:
    wrong = {name: said for name in every() for said in to_you(name) if DISAGREES.search(said)}
    assert {name: said for name, said in wrong.items() if name not in OF_OTHERS} == {}
    assert sorted(OF_OTHERS - wrong.keys()) == [], "strike these off"


@each_of("said", ["You deals.", "You’s hand", "Rummy! You adds 5S", "You is next.", "You has two"])
def test_a_verb_that_does_not_go_with_you_is_found(said: str) -> None:
    assert DISAGREES.search(said)


SENTENCE = re.compile(r"[A-Z][^;]*[.!?]")


def test_what_is_called_a_sentence_is_one() -> None:
    """What a sign of the table says to whoever hears it, or what is said of a set of rules."""
    found = {
        name: [said for said in with_one(name) if not SENTENCE.fullmatch(said)]
        for name in every()
        if name.endswith(".sentence")
    }
    assert len(found) > 40
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
