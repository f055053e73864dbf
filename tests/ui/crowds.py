"""Tables as crowded as each game allows: the most players, large hands, many melds, deep piles.

Each is a position of the rules that agrees with a view written for it, so that prompts, offers
and pictures are those of a real table.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from game.core.event import PERSON_SEAT, View, copy_json
from game.core.game import Game
from game.core.options import Options
from game.games import GAMES_BY_NAME
from game.match.match import Match
from tests.ui.stage import NAMES

SUITS = "SHCD"
RANKS = "A23456789TJQK"
Owned = tuple[int, Sequence[str]]
"""A meld: whose it is, and its cards."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """What lies where; hands that are not named have ``others`` cards each.

    ``hand`` and ``pile`` are texts of cards, or how many: those that are not anywhere else.
    """

    game: str
    players: int
    hand: int | Sequence[str] = 7
    pile: int | Sequence[str] = 1
    melds: Sequence[Owned] = ()
    others: int = 2
    phase: str = "play"
    facts: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)

    def match(self) -> Match:
        """A match that has come to this position."""
        game: Game[Any, Any] = GAMES_BY_NAME[self.game]
        match = Match(game, game.setup(self.players, self.options, 5), NAMES[: self.players])
        left = _rest(game, self.players, match.setup.options, self.melds)
        view = match.view(PERSON_SEAT)
        wanted = {"hand": self.hand, "pile": self.pile}
        # What is named is taken before anything is drawn.
        named_first = sorted(wanted, key=lambda zone: isinstance(wanted[zone], int))
        taken = {zone: _taken(left, wanted[zone]) for zone in named_first}
        zones = {
            "known": [[] for _ in range(self.players)],
            "idle": 0,
            "hands": [sorted(taken["hand"]), *[self.others] * (self.players - 1)],
            "pile": taken["pile"],
        }
        view.update(seat=0, phase=self.phase)
        view.update({key: value for key, value in zones.items() if key in view})
        view["stock"] = len(left) - self.others * (self.players - 1)
        assert view["stock"] >= 0, "there are that many cards"
        if "melds" in view:
            view["melds"] = [
                _meld(self.game, number + 1, owner, cards)
                for number, (owner, cards) in enumerate(self.melds)
            ]
            view["melded"] = False
        view.update(self.facts)
        match.state = game.determinize(view, Random(1))
        assert _settled(match.view(PERSON_SEAT)) == _settled(view), "the position has this view"
        return match


def _settled(view: View) -> View:
    """A view without the seed and with the hand in one order: hands are in no promised order."""
    if "hands" not in view:
        return {**view, "seed": None}
    first, *others = view["hands"]
    return {**view, "seed": None, "hands": [sorted(first), *others]}


def _rest(
    game: Game[Any, Any], players: int, options: Options, melds: Sequence[Owned]
) -> list[str]:
    """The cards of the pack that are in no meld, mixed."""
    counts = Counter(game.pack(players, options))
    for _, cards in melds:
        counts.subtract("JK" if "=" in text else text for text in cards)
    assert min(counts.values()) >= 0, "no card lies in two melds"
    cards = sorted(counts.elements())
    Random(3).shuffle(cards)
    return cards


def _taken(left: list[str], wanted: int | Sequence[str]) -> list[str]:
    """Take cards out of those that are left."""
    if isinstance(wanted, int):
        return [left.pop() for _ in range(wanted)]
    for text in wanted:
        left.remove(text)
    return list(wanted)


def _meld(game: str, number: int, owner: int, cards: Sequence[str]) -> View:
    if game == "take":
        return {
            "id": f"M{number}", "owner": owner, "cards": list(cards), "locked": len(cards) == 13,
        }  # fmt: skip
    kind = "run" if len({text[1] for text in cards}) == 1 else "group"
    return {"id": f"M{number}", "kind": kind, "cards": list(cards), "by": [owner] * len(cards)}


def run(suit: str, first: int, count: int) -> list[str]:
    """A run of natural cards; ``first`` is the place of its lowest rank, the ace's being 0."""
    return [rank + suit for rank in RANKS[first : first + count]]


def threes(count: int, packs: int = 1) -> list[list[str]]:
    """So many runs of three."""
    found = [run(suit, first, 3) for first in (0, 3, 6, 9) for suit in SUITS for _ in range(packs)]
    return found[:count]


def owned(melds: Sequence[Sequence[str]], *owners: int) -> list[Owned]:
    """Melds given to owners by turns."""
    return [(owners[number % len(owners)], meld) for number, meld in enumerate(melds)]


FULL = [run(suit, 0, 13) for suit in SUITS]
"""The four longest sequences of a pack."""
LONG = [(suit, first, count) for suit in SUITS for first, count in ((0, 7), (7, 6))]


def stacks(players: int, tallest: int) -> Crowd:
    """Takeaway with one high stack and a card in each of the other slots."""
    slots = copy_json(
        GAMES_BY_NAME["takeaway"]
        .new(GAMES_BY_NAME["takeaway"].setup(players, {}, 5))
        .full_view()["slots"]
    )
    pack = [rank + suit for suit in SUITS for rank in RANKS]
    used = [slot for slot in slots if slot]
    for place, slot in enumerate(used):
        slot["cards"] = [pack.pop() for _ in range(40 if place == tallest else 1)]
    facts = {"slots": slots, "slot": slots.index(used[1 - tallest]), "stock": len(pack)}
    return Crowd("takeaway", players, [], [], others=0, phase="take", facts=facts)


RED_RUN = ["Y9", "R-taki", *[f"R{symbol}" for symbol in "13456789"], "R-stop", "R+2", "R-plus"]
"""A run of Taki that is longer than the window shows at once."""
EVERYBODY = range(8)
"""The seats of the most players of 500 Rummy."""

CROWDS: dict[str, Crowd] = {
    **{
        f"takeaway of {players}, a stack of 40 in slot {tallest}": stacks(players, tallest)
        for players in (2, 4)
        for tallest in (0, 1)
    },
    **{
        f"take of {players}, a hand of 30": Crowd("take", players, 30, 8, others=3)
        for players in (2, 5)
    },
    **{
        f"take of {players}, ten melds of seat {owner}": Crowd(
            "take", players, 8, 5, owned(threes(10), owner), others=1
        )
        for players in (2, 5)
        for owner in (0, 1)
    },
    **{
        f"take of {players}, sixteen melds": Crowd(
            "take", players, 1, 1, owned(threes(16), *range(players)), others=1
        )
        for players in (2, 5)
    },
    "take of 5, full sequences all around": Crowd(
        "take", 5, ["JK"], ["JK"], owned(FULL, 0, 1, 2, 3), others=0
    ),
    "take of 5, full sequences of one": Crowd(
        "take", 5, ["JK"], ["JK"], owned(FULL, 3), others=0
    ),
    "take of 5, full sequences of yours": Crowd(
        "take", 5, ["JK"], ["JK"], owned(FULL, 0), others=0
    ),
    "take of 2, halves of sequences of one": Crowd(
        "take", 2, ["JK"], ["JK"], owned([run(*one) for one in LONG], 1), others=0
    ),
    **{
        f"rummy500 of {players}, a hand of {hand}": Crowd("rummy500", players, hand, 2, others=3)
        for players, hand in ((2, 30), (2, 45), (8, 30), (8, 45))
    },
    **{
        f"rummy500 of {players}, a pile of {pile}": Crowd(
            "rummy500", players, 7, pile, others=1, phase="draw"
        )
        for players, pile in ((2, 45), (8, 45), (8, 70))
    },
    **{
        f"rummy500 of {players}, ten melds of seat {owner}": Crowd(
            "rummy500", players, 8, 9, owned(threes(10), owner)
        )
        for players in (2, 8)
        for owner in (0, 1)
    },
    "rummy500 of 8, melds of all cards": Crowd(
        "rummy500", 8, 3, 2, owned(threes(32, 2), *EVERYBODY), others=1
    ),
    "rummy500 of 8, full runs all around": Crowd(
        "rummy500", 8, ["JK"], ["JK"], owned(FULL * 2, *EVERYBODY), others=0
    ),
    "rummy500 of 8, full runs of two": Crowd(
        "rummy500", 8, ["JK"], ["JK"], owned(FULL * 2, 0, 4), others=0
    ),
    "rummy500 of 8, melds, a pile and a hand": Crowd(
        "rummy500", 8, 13, 31, owned(threes(16, 1), *EVERYBODY), others=2
    ),
    **{
        f"taki of {players}, a hand of {hand}": Crowd(
            "taki", players, hand, RED_RUN, others=7 if players == 10 else 30, phase="run",
            facts={"color": "R", "symbol": "plus", "run": "R"},
        )
        for players, hand in ((2, 30), (2, 50), (10, 30))
    },
    **{
        f"texas of {players}, the largest hands": Crowd(
            "texas", players, 14, 9, others=13, phase="discard", options={"rounds": "11-11"}
        )
        for players in (2, 10)
    },
}  # fmt: skip
