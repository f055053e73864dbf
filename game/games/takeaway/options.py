"""What can be chosen before a match of Takeaway."""

from typing import ClassVar

from game.core.options import Between, OneOf, Options, Preset, option
from game.values import dataclass
from game.words.message import Message


@dataclass(frozen=True, slots=True)
class TakeawayOptions(Options):
    """What can be chosen before a match."""

    rounds: int = option(
        3, Message("takeaway-rounds"), Between(1, 9), Message("takeaway-rounds.help")
    )
    run_suits: str = option(
        "same",
        Message("takeaway-runs"),
        OneOf(("same", "any"), (Message("takeaway-runs.same"), Message("takeaway-runs.any"))),
        Message("takeaway-runs.help"),
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset(
            "the-usual-match",
            Message("takeaway-usual"),
            Message("takeaway-usual.sentence"),
            {},
        ),
        Preset(
            "quick", Message("takeaway-quick"), Message("takeaway-quick.sentence"), {"rounds": 1}
        ),
        Preset(
            "wild",
            Message("takeaway-wild"),
            Message("takeaway-wild.sentence"),
            {"run_suits": "any"},
        ),
    )
