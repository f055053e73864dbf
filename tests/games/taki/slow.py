"""Taki told again, slowly and obviously, from what happened: cards as texts, no tables."""

from collections import Counter
from typing import Any

from game.core.event import Event

NUMBERS = "13456789"


def color_of(card: str) -> str | None:
    """The colour printed on a card."""
    return card[0] if card[0] in "RYGB" else None


def symbol_of(card: str) -> str | None:
    """The symbol printed on a card."""
    return card[1:].lstrip("-") if card[0] in "RYGB" else None


class Recount:
    """What a clerk at the table would have written down, event by event."""

    def __init__(self, full: dict[str, Any], options: dict[str, Any]) -> None:
        players = full["players"]
        self.options = options
        self.hands = [Counter[str]() for _ in range(players)]
        self.pile: list[tuple[str, str | None]] = []
        self.stages = [8] * players if options["mode"] == "tournament" else None
        self.turns = 0

    def note(self, event: Event, chosen: str | None) -> None:
        """Write an event down; ``chosen`` is the colour said with the move."""
        cards = [str(card) for card in event.cards]
        if event.source and event.source.startswith("hands/"):
            self.hands[int(event.source[6:])].subtract(cards)
        if event.target and event.target.startswith("hands/"):
            self.hands[int(event.target[6:])].update(cards)
        if event.source == "pile":
            self.pile = self.pile[len(cards) :] if event.name == "reshuffle" else self.pile[:-1]
        if event.target == "pile":
            self.pile += [(card, chosen) for card in cards]
        if event.name == "stage":
            assert event.seat is not None
            assert self.stages is not None
            assert not +self.hands[event.seat]
            self.stages[event.seat] -= 1

    def force(self) -> tuple[str | None, str | None]:
        """The colour and the symbol in force, found by digging down the pile."""
        symbol: str | None = None
        found = False
        for card, chosen in reversed(self.pile):
            if card in ("+3", "break"):
                continue
            if card == "king":
                return None, symbol
            if not found:
                symbol, found = ("taki" if card == "super" else symbol_of(card)), True
            if color_of(card) or chosen:
                return color_of(card) or chosen, symbol
        raise AssertionError("no card of the pile brings a colour")

    def playable(self, seat: int, phase: str, pending: int, run: str | None) -> set[str]:
        """The cards of a hand that may be played in phase turn, extra or run."""
        color, symbol = self.force()
        fit = set()
        mine = [card for card, count in self.hands[seat].items() if count > 0]
        owed = any(color_of(card) == run for card in mine)
        for card in mine:
            if phase == "run":
                ends = not owed or self.options["partial_runs"] == "on"
                good = color_of(card) == run or card == "super" or (card == "color" and ends)
            elif pending:
                three = card == "+3" and self.options["plus_three_on"] == "any"
                good = symbol_of(card) == "+2" or card == "king" or three
            elif color_of(card) is None or color is None:
                good = True
            else:
                good = color_of(card) == color or symbol_of(card) == symbol
            if good:
                fit.add(card)
        return fit

    def winners(self) -> list[int]:
        """Who wins if the match ends now with nobody out."""
        counts = [sum((+hand).values()) for hand in self.hands]
        standing = list(zip(self.stages or [0] * len(counts), counts, strict=True))
        return [seat for seat, one in enumerate(standing) if one == min(standing)]
