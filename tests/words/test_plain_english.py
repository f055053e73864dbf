"""The words that players read are plain: short sentences, active verbs, one word for one thing.

``PLAIN`` has the words and lessons of every game, and the shared texts but those of ``NOT_YET``.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.together import each_of
from tests.words.files import GAME

NOT_YET = {
    "engine", "options", "record", "match", "verify",  # for the console
    "proof", "seal",  # exact words of a proof
    "remarks",  # characters speak as they are
    "dates",  # a month is called May
}  # fmt: skip
"""Files of shared texts that other rules hold, or none yet."""
PLAIN = {
    "shared": [one for one in GAME.glob("text/en/*.ftl") if one.stem not in NOT_YET],
    **{
        folder.name: [folder / "words/en.ftl", folder / "lessons/en.ftl"]
        for folder in sorted(GAME.glob("games/*/"))
        if (folder / "words/en.ftl").exists()
    },
}
"""Files of each area."""
FORBIDDEN = re.compile(
    r"\b(who(so)?ever|whatever|somebody|everybody|anybody|must|cannot|may)\b", re.I
)
"""Words that make a sentence sound like a contract."""
CONCEDED = re.compile(r"^You may \w+(?: it| them)?[.,] ")
"""How a lesson concedes a move."""
STIFF = re.compile(
    r"\b(it is(?![.!?])|you are|you have to be|do not|does not|did not|is not|will not)\b", re.I
)
"""Forms that a friend would contract."""
NOT_OURS = re.compile(
    r"\b(stock|laid off|lay off|lays off|melded|melding|in force|active \+2|threw away|sequence)\b",
    re.I,
)
"""Words of rule books, in place of which the table says deck, add, lay, colour, waiting, run."""
OPENING = re.compile(r"^(Who|Whoever|What|Whatever)\b[^?]*[.!]$")
"""A clause as the subject of a sentence."""
MAX_WORDS = 20
MEAN_WORDS = 9
PLACEABLE = re.compile(r"\{[^{}]*\}")
ENTRY = re.compile(r"^(?:[\w-]+ = |\s+\.[\w-]+ = |\s+\*?\[[\w-]+\] )(.*)$")
EXACT = {"taki-from-deck", "texas-no-move"}
"""Messages that explain a proof or quote moves as they are written: exact first."""


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """The name of a message and each of its one-line texts, with ``x`` for values."""
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if re.match(r"^[\w-]+ =", line):
            name = line.partition(" =")[0]
        found = ENTRY.match(line)
        if found and not line.startswith("#") and not found[1].endswith("->"):
            yield name, PLACEABLE.sub("x", found[1])


def sentences(text: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.!?…])[”’]?\s+", text) if len(one.split()) > 3]


def faults(name: str, text: str) -> list[str]:
    """What is not plain in a text; the one concession "You may ... But ..." is a friend's."""
    told = CONCEDED.sub("", text) if "-lesson-" in name else text
    found = [
        f"{name}: {one[0]!r} in {text!r}"
        for pattern in (FORBIDDEN, STIFF, *([] if name in EXACT else [NOT_OURS]))
        if (one := pattern.search(told)) is not None
    ]
    if re.search("[\"']|;.*[.!?]$", text):
        found.append(f"{name}: signs in {text!r}")
    for sentence in sentences(text):
        if OPENING.match(sentence):
            found.append(f"{name}: a clause opens {sentence!r}")
        if len(sentence.split()) > MAX_WORDS and name not in EXACT:
            found.append(f"{name}: {len(sentence.split())} words in {sentence!r}")
    return found


@each_of("area", PLAIN)
def test_messages_are_plain_english(area: str) -> None:
    told = [one for path in PLAIN[area] for one in texts(path)]
    assert len(told) > 100
    wrong = [fault for name, text in told for fault in faults(name, text)]
    assert not wrong, "\n".join(wrong)
    lengths = [len(one.split()) for _, text in told for one in sentences(text)]
    assert sum(lengths) / len(lengths) <= MEAN_WORDS


@each_of(
    "text",
    [
        "Who cannot play draws one card.",
        "The card must be melded.",
        "It is your turn.",
        "Draw from the stock.",
        "You hold a card; play it.",
        " ".join(["word"] * (MAX_WORDS + 1)) + ".",
    ],
)
def test_a_sentence_of_the_old_kind_is_found(text: str) -> None:
    assert faults("some", text)
