"""The answers of both verifiers, and how they are compared.

The program plays a record again by the rules; the page in the browser follows deals and dealers
alone.  So the program's answer has two parts.  Its reasons in ``MOVES`` and ``ENDS`` come from
playing: a move is refused, another seat is asked, or a round ends, or a pile is shuffled, elsewhere
than the record says.  All its other reasons are about deals and dealers, and of them the page says
the same of each round, in the same words: what is proved and what not, for which reason, and at
which line.

Where the program has a reason by the rules, the rounds before it are compared, and the record must
not be proved by the page unless its seals, sums, decks, shuffles and dealers are those that follow
from its other lines, which ``remade`` computes on its own: then nothing is wrong but the moves, of
which every heading of the page says that they are not looked at.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.record import InvalidRecord, parse_record
from game.match.match import recover
from game.match.seal_check import verify
from tests.match.browser import asked, proved
from tests.match.remade import remade
from tests.together import check_each

PAGE_ALONE = "proved by the page alone"
OTHER_REASONS = "refused by both for other reasons"

MOVES = {"record-refused", "record-turn", "record-over", "record-cut-late", "record-cut-once"}
"""What ends a replay by the rules: a move, or a part where no round begins."""
ENDS = {
    "verify-late", "verify-early", "verify-shown-early", "verify-not-shown", "verify-after-end",
    "verify-no-end", "verify-no-seal", "verify-other-shuffles",
}  # fmt: skip
"""What can come from a round that ends elsewhere by the rules, or from cards left to shuffle."""
UNCOUNTED = "verify-unfit"
"""What can come from them in version 1, too, which does not tell how often they were shuffled."""
SAME = {"seat": "record-turn", "move": "record-refused"}
"""The page's reasons that have another name in the program."""
SETUP = ("options-", "match-", "take-", "rummy500-", "taki-")
"""How the program's reasons begin for values of a header that no match can have."""


@dataclass
class Answer:
    """What one of the verifiers says of a record: reasons by name, None where all is well.

    ``refused`` is why it cannot be read at all, ``fault`` what is wrong with a line behind the
    header, with its number; ``rounds`` has the reason of each round, ``said`` its sentences.
    """

    refused: str | None
    fault: str | None
    line: int | None
    rounds: list[str | None]
    said: list[str]

    @property
    def proved(self) -> bool:
        return not self.refused and not self.fault and not any(self.rounds)


def by_program(text: str) -> Answer:
    try:
        match, fault = recover(text)
    except InvalidRecord as error:
        return Answer(_reason(error), None, error.line, [], [])
    verdicts = verify(match, parse_record(text))
    rounds = [None if one.good else one.sentence.name for one in verdicts]
    said = [str(one.sentence) for one in verdicts]
    return Answer(None, fault and _reason(fault), fault and fault.line, rounds, said)


def _reason(error: InvalidRecord) -> str:
    name: str = error.said.values["reason"].name  # type: ignore[union-attr]
    return "setup" if name.startswith(SETUP) and name != "options-no-option" else name


def by_page(told: dict[str, Any]) -> Answer:
    refused, fault = told["refused"] or {}, told["fault"] or {}
    kind = fault.get("kind")
    rounds = [None if one["good"] else one["kind"] for one in told["rounds"]]
    line = refused.get("line") or fault.get("line")
    said = [" ".join(one["remarks"]) if one["good"] else one["why"] for one in told["rounds"]]
    answer = Answer(refused.get("kind"), SAME.get(kind, kind), line, rounds, said)
    assert answer.proved == proved(told)
    return answer


def agree(program: Answer, page: Answer, text: str) -> str:
    """What of a record they do not agree in, which only the rules can tell; empty if they agree.

    Any other difference is a failed assertion.
    """
    if program == page:
        return ""
    assert not program.proved, (program, page)
    first_version = "\n# salt " not in text
    ends = ENDS | {UNCOUNTED} if first_version else ENDS
    by_rules = [place for place, why in enumerate(program.rounds) if why in ends]
    if program.fault in MOVES:
        by_rules.append(len(program.rounds) - 1)
    assert by_rules, (program, page)
    if page.proved:
        # Lines of other shuffles meant nothing in version 1.
        assert remade(text, ["shuffle"] if first_version else []) == text.replace("\r\n", "\n"), (
            program,
            page,
        )
        return PAGE_ALONE
    first = min(by_rules)
    assert program.rounds[:first] == page.rounds[:first] or _shown_elsewhere(program, page)
    return OTHER_REASONS


def _shown_elsewhere(program: Answer, page: Answer) -> bool:
    """Whether one blames the end of a round, and the other where the next begins."""
    pairs = zip(program.rounds, page.rounds, strict=False)
    differing = next(({one, other} for one, other in pairs if one != other), None)
    return differing is not None and differing - {None} <= ENDS


def compare(records: Sequence[tuple[str, str]]) -> Counter[str]:
    """Compare both verifiers' answers; in what they differ by the rules, and how often."""
    told = asked([text for _, text in records])["told"]
    differ: Counter[str] = Counter()

    def check(number: int) -> None:
        name, text = records[number]
        what = agree(by_program(text), by_page(told[number]), text)
        if what:
            differ[what] += 1
            differ[name] += 1

    check_each(check, range(len(records)), lambda number: f"{number}: {records[number][0]}")
    print(f"{len(records)} records, by the rules of play alone differ: {dict(differ)}")
    return differ
