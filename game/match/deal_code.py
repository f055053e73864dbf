"""Deal codes, which a player types in to get the same deal again.

A code holds the seed of the deal (128 bits), the dealer and the cut. These 140 bits are written in
Crockford's base 32, in groups of four. A deal requested by a short number is written as that
number.
"""

from dataclasses import dataclass

from game.core.event import Seat
from game.text.message import Message

CROCKFORD_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's alphabet: I and L are read as 1, O as 0, and U is invalid."""
DEAL_CODE_DIGIT_COUNT = 28
DIGITS_PER_GROUP_COUNT = 4
MAX_DEAL_NUMBER_DIGIT_COUNT = 18
DEALER_BIT_COUNT = 4
CUT_BIT_COUNT = 8
NO_DEALER_CODE = 15


@dataclass(frozen=True, slots=True)
class Code:
    """A requested deal; ``dealer`` is None if the number also decides the dealer."""

    number: int
    dealer: Seat | None = None
    cut: int = 0


class NoCode(ValueError):
    """Raised for a text that is neither a number nor a code; ``said`` is the reason."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said


def write_code(code: Code) -> str:
    """The code of a deal whose number has at most 128 bits.

    >>> write_code(Code(1, Seat(2), 17))
    '0000-0000-0000-0000-0000-0000-04GH'
    """
    dealer = NO_DEALER_CODE if code.dealer is None else code.dealer
    bits = (code.number << DEALER_BIT_COUNT | dealer) << CUT_BIT_COUNT | code.cut
    signs = "".join(
        CROCKFORD_DIGITS[bits >> 5 * place & 31] for place in reversed(range(DEAL_CODE_DIGIT_COUNT))
    )
    return "-".join(
        signs[at : at + DIGITS_PER_GROUP_COUNT]
        for at in range(0, DEAL_CODE_DIGIT_COUNT, DIGITS_PER_GROUP_COUNT)
    )


def read_code(text: str) -> Code:
    """The deal that a number or a code stands for; raises ``NoCode``.

    >>> read_code("0000-0000-0000-0000-0000-0000-04gh")
    Code(number=1, dealer=2, cut=17)
    >>> read_code("250")
    Code(number=250, dealer=None, cut=0)
    """
    signs = "".join(text.upper().replace("-", " ").split())
    if signs.isascii() and signs.isdigit() and len(signs) <= MAX_DEAL_NUMBER_DIGIT_COUNT:
        return Code(int(signs))
    signs = signs.translate(str.maketrans("ILO", "110"))
    strange = next((sign for sign in signs if sign not in CROCKFORD_DIGITS), None)
    if strange is not None:
        raise NoCode(Message("setup-strange", sign=strange))
    if len(signs) != DEAL_CODE_DIGIT_COUNT:
        raise NoCode(
            Message(
                "setup-length",
                digits=MAX_DEAL_NUMBER_DIGIT_COUNT,
                signs=DEAL_CODE_DIGIT_COUNT,
                count=len(signs),
            )
        )
    bits = sum(
        CROCKFORD_DIGITS.index(sign) << 5 * place for place, sign in enumerate(reversed(signs))
    )
    dealer = bits >> CUT_BIT_COUNT & NO_DEALER_CODE
    return Code(
        bits >> CUT_BIT_COUNT + DEALER_BIT_COUNT,
        None if dealer == NO_DEALER_CODE else Seat(dealer),
        bits & (1 << CUT_BIT_COUNT) - 1,
    )
