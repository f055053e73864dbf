"""Options and presets of Takeaway."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.core.options import Choices, IntRange, Options, Preset, Value, option
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class TakeawayOptions(Options):
    rounds: int = option(
        3, Message("takeaway-rounds"), IntRange(1, 9), Message("takeaway-rounds.help")
    )
    run_suits: str = option(
        "same",
        Message("takeaway-runs"),
        Choices(("same", "any"), (Message("takeaway-runs.same"), Message("takeaway-runs.any"))),
        Message("takeaway-runs.help"),
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("usual", Message("takeaway-set-usual"), Message("takeaway-set-usual.sentence"), {}),
        Preset(
            "one-round",
            Message("takeaway-set-one-round"),
            Message("takeaway-set-one-round.sentence"),
            {"rounds": 1},
        ),
        Preset(
            "any-suit",
            Message("takeaway-set-any-suit"),
            Message("takeaway-set-any-suit.sentence"),
            {"run_suits": "any"},
        ),
    )
    for_children: ClassVar[Mapping[str, Value]] = {"rounds": 1}
