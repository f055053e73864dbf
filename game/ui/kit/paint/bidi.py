"""The order in which a line of two directions is drawn, by Unicode's Annex 9.

Isolates and paired brackets are built; explicit embeddings and overrides are dropped, as no text
here has them.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import bidirectional, combining

MAX_LEVEL_COUNT = 125
"""Greatest depth of isolates; deeper ones stay at the level around them."""
MAX_OPEN_BRACKET_COUNT = 63
ORDERED_SIGN_RANGES = "\u0590-\u08ff\u200f\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc"
"""The signs of living scripts that run from right to left, and the isolates.

Signs of more than 16 bits would make the search four times as slow, and no face has those.
"""
ORDERED_TEXT_PATTERN = re.compile(f"[{ORDERED_SIGN_RANGES}]")
"""A text without such a sign is drawn as it is."""
UNDRAWN_PATTERN = re.compile("[\u200f\u2066-\u2069]")
MIRRORED_PAIRS = ("()", "[]", "{}", "<>", "«»", "\u2039\u203a", "≤≥", "⟦⟧", "⟨⟩")
MIRRORED_SIGNS = {
    **{pair[0]: pair[1] for pair in MIRRORED_PAIRS},
    **{pair[1]: pair[0] for pair in MIRRORED_PAIRS},
}
"""Signs that face the other way in text that runs from right to left."""
CLOSING_BRACKETS = {"(": ")", "[": "]", "{": "}", "⟦": "⟧", "⟨": "⟩"}
ISOLATE_KINDS = ("LRI", "RLI", "FSI")
NEUTRAL_KINDS = ("B", "S", "WS", "ON", *ISOLATE_KINDS, "PDI")
DROPPED_KINDS = ("BN", "LRE", "RLE", "LRO", "RLO", "PDF")
LETTER_DIRECTIONS = {"L": "L", "R": "R", "AL": "R"}
RESOLVED_DIRECTIONS = {**LETTER_DIRECTIONS, "EN": "R", "AN": "R"}
"""Directions that neutral signs take over: numbers count as text from right to left."""


class IsolatedRun(NamedTuple):
    """The signs of one isolate without those of isolates in it, by their place in the text."""

    level: int
    places: list[int]


def in_visual_order(text: str, right_to_left: bool) -> str:
    """A line of text as it is drawn from left to right, in a paragraph of a direction.

    What is not drawn is left out, and brackets face the way they are read.
    """
    levels = sign_levels(text, right_to_left)
    drawn: list[str] = []
    marks: list[str] = []
    for place in visual_places(levels):
        sign, turned = text[place], levels[place] % 2
        if turned and combining(sign):
            marks.insert(0, sign)
            continue
        drawn.append(MIRRORED_SIGNS.get(sign, sign) if turned else sign)
        # A mark is drawn onto the letter before it (L3).
        drawn += marks
        marks = []
    return UNDRAWN_PATTERN.sub("", "".join(drawn + marks))


def first_direction(text: str) -> bool | None:
    """Whether the first letter of a text runs from right to left; None without a letter."""
    direction = _first_letter([bidirectional(sign) for sign in text], 0)
    return None if direction == "" else direction == "R"


def visual_places(levels: dict[int, int]) -> list[int]:
    """The places of a line, by their level, in the order in which they are drawn."""
    places = list(levels)
    for level in range(max(levels.values(), default=0), 0, -1):
        at = 0
        while at < len(places):
            end = at
            while end < len(places) and levels[places[end]] >= level:
                end += 1
            places[at:end] = reversed(places[at:end])
            at = end + 1
    return places


def sign_levels(text: str, right_to_left: bool) -> dict[int, int]:
    """The embedding level of each sign that is not dropped, by its place."""
    base, kinds = int(right_to_left), [bidirectional(sign) or "L" for sign in text]
    levels: dict[int, int] = {}
    for level, places in _isolated_runs(kinds, base):
        levels.update(_run_levels(text, kinds, level, places))
    levels = {place: levels[place] for place in sorted(levels)}
    ends = True
    for place in reversed(levels):
        if kinds[place] in ("B", "S") or (ends and kinds[place] in ("WS", *ISOLATE_KINDS, "PDI")):
            levels[place], ends = base, True
        else:
            ends = False
    return levels


def _isolated_runs(kinds: Sequence[str], base: int) -> list[IsolatedRun]:
    """The paragraph and its isolates (X1 to X10)."""
    found = [IsolatedRun(base, [])]
    open_runs, overflow = [found[0]], 0
    for place, kind in enumerate(kinds):
        if kind in DROPPED_KINDS:
            continue
        if kind == "PDI":
            if overflow:
                overflow -= 1
            elif len(open_runs) > 1:
                open_runs.pop()
        level = open_runs[-1].level
        open_runs[-1].places.append(place)
        if kind in ISOLATE_KINDS:
            if kind == "FSI":
                kind = "RLI" if _first_letter(kinds, place + 1) == "R" else "LRI"
            level += 2 - level % 2 if kind == "LRI" else 1 + level % 2
            if level > MAX_LEVEL_COUNT or overflow:
                overflow += 1
            else:
                found.append(IsolatedRun(level, []))
                open_runs.append(found[-1])
    return found


def _first_letter(kinds: Sequence[str], at: int) -> str:
    """The direction of the first letter from a place on, within its isolate (P2)."""
    deep = 0
    for kind in kinds[at:]:
        if kind in ISOLATE_KINDS:
            deep += 1
        elif kind == "PDI":
            deep -= 1
            if deep < 0:
                return ""
        elif not deep and kind in LETTER_DIRECTIONS:
            return LETTER_DIRECTIONS[kind]
    return ""


def _run_levels(
    text: str, kinds: Sequence[str], level: int, places: list[int]
) -> list[tuple[int, int]]:
    """The places of a run and their levels (W1 to I2)."""
    around = "R" if level % 2 else "L"
    run = _weak(kinds, places, around)
    _pair_brackets(text, kinds, places, run, around)
    at = 0
    while at < len(run):
        end = at
        while end < len(run) and run[end] in NEUTRAL_KINDS:
            end += 1
        before = RESOLVED_DIRECTIONS[run[at - 1]] if at else around
        after = RESOLVED_DIRECTIONS[run[end]] if end < len(run) else around
        run[at:end] = [before if before == after else around] * (end - at)
        at = end + 1
    if level % 2:
        return [(place, level + (kind != "R")) for place, kind in zip(places, run, strict=True)]
    raised = {"L": 0, "R": 1, "AN": 2, "EN": 2}
    return [(place, level + raised[kind]) for place, kind in zip(places, run, strict=True)]


def _weak(kinds: Sequence[str], places: list[int], around: str) -> list[str]:
    """The kinds of a run after marks, numbers and their signs are resolved (W1 to W7)."""
    run: list[str] = []
    letter = before = around
    for place in places:
        kind = kinds[place]
        if kind == "NSM":
            kind = "ON" if before in (*ISOLATE_KINDS, "PDI") else before
        before = kind
        if kind in LETTER_DIRECTIONS:
            letter = kind
        run.append("AN" if kind == "EN" and letter == "AL" else kind)
    run = ["R" if kind == "AL" else kind for kind in run]
    for at in range(1, len(run) - 1):
        between = run[at - 1]
        if between == run[at + 1] and (
            (run[at] in ("ES", "CS") and between == "EN") or (run[at] == "CS" and between == "AN")
        ):
            run[at] = between
    for way in (range(1, len(run)), range(len(run) - 2, -1, -1)):
        for at in way:
            if run[at] == "ET" and run[at - way.step] == "EN":
                run[at] = "EN"
    letter = around
    for at, kind in enumerate(run):
        if kind in LETTER_DIRECTIONS:
            letter = kind
        elif kind in ("ES", "ET", "CS"):
            run[at] = "ON"
        elif kind == "EN" and letter == "L":
            run[at] = "L"
    return run


def _pair_brackets(
    text: str, kinds: Sequence[str], places: list[int], run: list[str], around: str
) -> None:
    """Give pairs of brackets the direction of what they hold, or of what is before (N0)."""
    for opening, closing in _bracket_pairs(text, places, run):
        held = {
            RESOLVED_DIRECTIONS[kind]
            for kind in run[opening + 1 : closing]
            if kind in RESOLVED_DIRECTIONS
        }
        if not held:
            continue
        before = next(
            (
                RESOLVED_DIRECTIONS[run[at]]
                for at in range(opening - 1, -1, -1)
                if run[at] in RESOLVED_DIRECTIONS
            ),
            around,
        )
        direction = around if around in held else before
        for bracket in (opening, closing):
            run[bracket] = direction
            at = bracket + 1
            while at < len(run) and kinds[places[at]] == "NSM":
                run[at] = direction
                at += 1


def _bracket_pairs(text: str, places: list[int], run: list[str]) -> list[tuple[int, int]]:
    """Indices of the paired brackets of a run, by the opening ones (BD16)."""
    pairs, waiting = [], list[tuple[str, int]]()
    for at, place in enumerate(places):
        sign = text[place]
        if run[at] != "ON":
            continue
        if sign in CLOSING_BRACKETS:
            if len(waiting) == MAX_OPEN_BRACKET_COUNT:
                break
            waiting.append((CLOSING_BRACKETS[sign], at))
        else:
            for deep in range(len(waiting) - 1, -1, -1):
                if waiting[deep][0] == sign:
                    pairs.append((waiting[deep][1], at))
                    del waiting[deep:]
                    break
    return sorted(pairs)
