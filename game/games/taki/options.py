"""Options and presets of Taki."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.options import OFF_ON, ON_OFF, Choices, IntRange, Options, Preset, Value, option
from game.text.message import Message

FIRST_STAGE: Final = 8
MATCH: Final = Message("taki-the-game")
HOUSE_RULES: Final = Message("taki-house-rules")


@dataclass(frozen=True, slots=True)
class TakiOptions(Options):
    """The mode, the games that win a match, two liberties, and the size of the deal.

    A tournament deals its first stage whatever ``hand`` says, and is one game whatever ``wins``
    says; both are shown so.
    """

    mode: str = option(
        "single",
        Message("taki-mode"),
        Choices(
            ("single", "tournament"),
            (Message("taki-mode.single"), Message("taki-mode.tournament")),
        ),
        Message("taki-mode.help"),
        MATCH,
    )
    voluntary_draw: bool = option(
        False, Message("taki-voluntary"), OFF_ON, Message("taki-voluntary.help"), HOUSE_RULES
    )
    partial_runs: bool = option(
        False, Message("taki-partial"), OFF_ON, Message("taki-partial.help"), HOUSE_RULES
    )
    hand: int = option(8, Message("taki-hand"), IntRange(5, 10), Message("taki-hand.help"), MATCH)

    wins: int = option(
        1, Message("taki-wins"), Choices((1, 2, 3, 5, 7)), Message("taki-wins.help"), MATCH
    )

    lead: str = option(
        "number",
        Message("taki-lead"),
        Choices(
            ("number", "coloured"), (Message("taki-lead.number"), Message("taki-lead.coloured"))
        ),
        Message("taki-lead.help"),
        HOUSE_RULES,
    )
    plus_three: bool = option(
        True, Message("taki-plus-three"), ON_OFF, Message("taki-plus-three.help"), HOUSE_RULES
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset(
            "single-game",
            Message("taki-set-single-game"),
            Message("taki-set-single-game.sentence"),
            {},
        ),
        Preset(
            "box", Message("taki-set-box"), Message("taki-set-box.sentence"), {"lead": "coloured"}
        ),
        Preset(
            "older-box",
            Message("taki-set-older-box"),
            Message("taki-set-older-box.sentence"),
            {"plus_three": "off"},
        ),
        Preset(
            "tournament",
            Message("taki-set-tournament"),
            Message("taki-set-tournament.sentence"),
            {"mode": "tournament"},
        ),
        Preset(
            "first-to-three",
            Message("taki-set-first-to-three"),
            Message("taki-set-first-to-three.sentence"),
            {"wins": 3},
        ),
        Preset(
            "partial-runs",
            Message("taki-set-partial-runs"),
            Message("taki-set-partial-runs.sentence"),
            {"partial_runs": "on"},
        ),
        Preset(
            "draw-at-will",
            Message("taki-set-draw-at-will"),
            Message("taki-set-draw-at-will.sentence"),
            {"voluntary_draw": "on"},
        ),
    )
    for_children: ClassVar[Mapping[str, Value]] = {"plus_three": "off", "voluntary_draw": "on"}

    def validate(self) -> None:
        if self.mode == "tournament":
            object.__setattr__(self, "hand", FIRST_STAGE)
            object.__setattr__(self, "wins", 1)

    @property
    def several(self) -> bool:
        """Whether a match goes on for several games, which are counted."""
        return self.wins > 1
