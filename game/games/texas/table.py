"""The table of Texas Rummy: what the window shows of it, and what its gestures mean."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.cards import french
from game.cards.melds import laid
from game.core.event import Seat, View, bare
from game.core.table import (
    HAND,
    Line,
    Offer,
    Opened,
    Place,
    Sign,
    Table,
    around,
    breaks,
    went_out,
)
from game.games.texas import offers, tabling
from game.games.texas.options import TexasOptions
from game.games.texas.rules import MOST_EMPTIED, TexasState, cards_dealt
from game.games.texas.scoring import factor, law_of
from game.games.texas.tabling import YOU
from game.games.texas.words import PLURALS

TIMES: Final = {2: "double", 3: "triple"}


class TexasTable(Table):
    """Seen from seat 0: the hands around the stock and the pile; melds stay in the hand."""

    lowest_wins = True

    # What lies where.

    def places(self, view: View, names: Sequence[str]) -> list[Place]:
        return around(view, names)

    def signs(self, view: View) -> list[Sign]:
        if view["wild"] is None:
            return []
        wild = PLURALS[french.RANKS.index(view["wild"])]
        found = [Sign(f"Wild: {wild}, deuces, jokers", icon="wild")]
        times = factor(view["round"])
        if times > 1:
            found.append(Sign(f"Counts {TIMES[times]}"))
        if view["emptied"] == MOST_EMPTIED:
            found.append(Sign("Last stock", icon="cards", warning=True))
        if tabling.stock_first(view):
            found.append(Sign("Stock first", icon="cards", warning=True))
        return found

    # Cards in figures and marks.

    def figure(self, view: View) -> str:
        points = tabling.deadwood(view)
        if points is None:
            return ""
        times = factor(view["round"])
        return f"Deadwood {points // times}{_times(times)}" if points else "Deadwood 0"

    def card_icons(self, view: View) -> Mapping[str, str]:
        icons = {text: "wild" for text in view["hands"][YOU] if self.wild(view, text)}
        barred = tabling.barred(view)
        if barred is not None:
            icons[french.write(barred)] = "barred"
        return icons

    def wild(self, view: View, text: str) -> bool:
        return bare(text) == "JK" or text[0] in ("2", view["wild"])

    def purse(self, view: View) -> tuple[int, list[int]] | None:
        return view["pot"], list(view["dimes"])

    # What is to be done.

    def prompt(self, view: View, names: Sequence[str]) -> str:
        return tabling.prompt(view, names)

    def following(self, view: View, names: Sequence[str]) -> tuple[str | None, str]:
        return None, tabling.why(view, names)

    # What gestures mean.

    def offers(self, state: Any, picked: Sequence[str], names: Sequence[str]) -> list[Offer]:
        table: TexasState = state
        if table.asked != YOU:
            return []
        cards = [french.read(text) for text in picked]
        if table.phase == "discard":
            return offers.discards(table, cards)
        if not cards:
            return offers.draws(table)
        # Too early a discard is offered for the sentence that says what comes first.
        return [offers.discard(card) for card in cards] if len(cards) == 1 else []

    def meaning(
        self, view: View, source: str, target: str | None, card: int | None = None
    ) -> str | None:
        if target not in (None, HAND):
            return None
        return {"stock": "draw stock", "pile": "draw pile"}.get(source)

    def aside(self, view: View, source: str, target: str, picked: Sequence[str] = ()) -> str:
        if source == target:
            return ""
        if source == HAND:
            return tabling.not_there(view, target, picked)
        if source in ("stock", "pile"):
            return "A card that is drawn goes into your hand."
        return ""

    def wasteful(self, state: Any, move: str) -> str:
        table: TexasState = state
        word, _, text = move.partition(" ")
        if word != "discard":
            return ""
        view = table.view(YOU)
        if tabling.outs(view):
            return "You can go out now."
        if self.wild(view, text):
            return "That card is wild."
        if breaks(view["hands"][YOU], self.melds(state), text):
            return "That card is part of a meld in your hand."
        return ""

    def melds(self, state: Any) -> list[tuple[str, ...]]:
        table: TexasState = state
        if table.law is None:
            return []
        hand = list(table.hands[YOU])
        if table.asked == YOU and table.phase == "discard":
            # Who can go out sees the melds that stay, not those the discard would be in.
            for card in tabling.outs(table.view(YOU))[:1]:
                hand.remove(card)
        melds = table.law.arrange(hand).melds
        return [tuple([french.write(laid.card_of(card)) for card in meld]) for meld in melds]

    # The round's end.

    def ending(self, view: View, names: Sequence[str]) -> str:
        return went_out(view, names) or "The stock ran out for the third time"

    def opened(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Opened]:
        return [
            Opened(Seat(seat), tuple(map(tuple, one["melds"])), tuple(one["deadwood"]))
            for seat, one in enumerate(view["rounds"][-1]["arranged"])
        ]

    def sum(self, view: View, hands: Mapping[int, Sequence[str]]) -> list[Line]:
        points = view["rounds"][-1]["scores"]
        times = factor(view["round"])
        left_over = Line("Left over", tuple([str(one // times) for one in points]))
        if times == 1:
            return [left_over]
        return [
            left_over,
            Line(f"Counts {TIMES[times]}", (f"x{times}",) * len(points)),
            Line("This round", tuple(map(str, points))),
        ]

    def row(self, view: View, number: int) -> str:
        first, _ = TexasOptions.from_values(view["options"]).first_and_last
        which = first + number
        wild = PLURALS[law_of(which).wild_rank]
        return f"{cards_dealt(which)} cards, {wild} wild{_times(factor(which), ',')}"

    def rows(self, view: View) -> list[str]:
        first, last = TexasOptions.from_values(view["options"]).first_and_last
        return [self.row(view, number) for number in range(last + 1 - first)]

    def verdict(self, view: View, seat: Seat) -> str:
        dimes = view["dimes"][seat]
        return "1 dime" if dimes == 1 else f"{dimes} dimes"


def _times(times: int, comma: str = "") -> str:
    """How often points count, where that is more than once."""
    return f"{comma} x{times}" if times > 1 else ""
