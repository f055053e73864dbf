"""Every legal wrong move of every lesson gets an answer that is true of that very move."""

import re
from collections.abc import Iterator

import pytest

from game.features.lessons.answers import CLAIM_CHECKERS, answer, untrue
from game.features.lessons.lesson import LEARNER_SEAT, Lesson, Step, read_lesson
from game.text.message import told
from tests.lessons.lessons import ALL, lesson

CLAIMED = {
    r"\bcosts? (?:you )?\d": {"costs"},
    r"\bcosts? (?:the )?most\b|\bcosts more\b": {"dearest", "dearest-alone", "costs"},
    r"\btwice as much\b": {"twice"},
    r"\bgoes with nothing\b|\bstands? alone\b|\bno use\b|\byour only\b": {"alone"},
    r"\bmakes? (?:a|no) (?:run|set|meld) with\b": {"makes", "no-meld"},
    r"\bpoints at once\b": {"brings"},
    r"\bonly one card\b": {"has"},
}
"""What a text says, and the claims of which one has to stand behind it."""


def texts(one: Lesson) -> Iterator[tuple[Step, str]]:
    """The sentences and answers of a lesson, by name."""
    for step in one.steps:
        for name in dict.fromkeys((step.says, *step.misses.values(), *filter(None, [step.apart]))):
            yield step, name


def wrong_moves(one: Lesson) -> Iterator[tuple[Step, str]]:
    """Every legal move that a step did not ask for."""
    for step in one.steps:
        if step.move is not None and not step.free:
            right = [move for _, move in one.moves[step.moves : step.moves + 1 + step.either]]
            for move in one.match(step.moves).moves_now():
                if move not in right:
                    yield step, move


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_wrong_move_gets_a_true_answer(game: str, name: str) -> None:
    one = lesson(game, name)
    unanswered = [
        (step.says, move) for step, move in wrong_moves(one) if not told(answer(one, step, move))
    ]
    assert unanswered == []
    assert [claim for step in one.steps for claim in untrue(one, step)] == []


RANKS = "A23456789TJQK"


def goes_with(card: str, other: str, sets: bool) -> bool:
    """Whether a third card would make a meld of two, counted without the program's rules."""
    apart = abs(RANKS.index(card[0]) - RANKS.index(other[0]))
    near = min(apart, 13 - apart if "A" in (card[0], other[0]) else apart)
    return (sets and near == 0) or (card[1] == other[1] and 0 < near <= 2)


@pytest.mark.night
def test_what_is_compared_of_two_cards_is_true() -> None:
    compared = 0
    for game, name in ALL:
        one = lesson(game, name)
        for step, move in wrong_moves(one):
            reply = answer(one, step, move)
            if isinstance(reply, str) or not reply.name.startswith("lessons-miss-"):
                continue
            compared += 1
            match = one.match(step.moves)
            hand = match.view(LEARNER_SEAT)["hands"][0]
            card, taught = move.split(" ")[1], str(step.move).split(" ")[1]
            mates = [
                [other for other in hand if other not in (this, "JK")
                 and goes_with(this, other, game != "take")]
                for this in (card, taught)
            ]  # fmt: skip
            if reply.name == "lessons-miss-near":
                assert mates[0] and not mates[1], (game, name, move)
            costs = dict(reply.values)
            if "more" in costs:
                assert costs["cost"] < costs["more"]
    assert compared > 20


def test_a_claim_that_is_false_is_a_fault_and_no_answer() -> None:
    text = lesson("take", "take").text
    # The jack costs as much as the queen.
    lie = read_lesson("take", text.replace("#: claim costs QH 10\n", "#: claim dearest QH\n"))
    assert [claim for step in lie.steps for claim in untrue(lie, step)] == ["dearest QH"]
    # A false claim of an answer leaves it unsaid.
    text = lesson("take", "turn").text
    lie = read_lesson("turn", text.replace("twice TD 2S", "twice 2S TD"))
    step = next(one for one in lie.steps if one.says == "rid")
    assert told(answer(lie, step, "discard 2S")).startswith("The 2 of spades costs you 5")


def test_what_a_text_says_of_cards_it_also_claims() -> None:
    unclaimed = []
    for game, name in ALL:
        for step, text in texts(lesson(game, name)):
            claims = {claim.split(" ")[0] for claim in step.claims.get(text, ())}
            assert claims <= CLAIM_CHECKERS.keys()
            for phrase, needed in CLAIMED.items():
                if re.search(phrase, told(lesson(game, name).said(text))) and not claims & needed:
                    unclaimed.append(f"{game}-{name}.{text}: {phrase}")
    assert not unclaimed, "\n".join(unclaimed)
