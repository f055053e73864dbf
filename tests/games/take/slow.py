"""The rules of Take told again, slowly: cards are texts, and every row of moves is tried."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

PLACES = "A23456789TJQKA"
SUITS = "SHDC"
Run = tuple[str, ...]
Table = Mapping[str, Run]
"""The cards of each sequence, lowest first, by its name (``M1``)."""
Melding = tuple[str, Run, Table]
"""The text of a move, the cards that it lays, and the table after it."""


# Cards and sequences.


def counts_as(card: str) -> str:
    """The natural card that a card stands for: ``5S`` for ``5S`` and for ``JK=5S``."""
    return card[-2:]


def in_hand(card: str) -> str:
    """How a laid card looks in the hand: ``JK`` for ``JK=5S``."""
    return "JK" if card.startswith("JK") else card


def points(card: str) -> int:
    if card.startswith("JK"):
        return 20
    return 15 if card[0] == "A" else 10 if card[0] in "TJQK" else 5


@cache
def is_run(cards: Run) -> bool:
    """Whether these cards follow each other in one suit, and one of them at least is natural."""
    first = counts_as(cards[0])
    low = PLACES.index(first[0])
    wanted = [rank + first[1] for rank in PLACES[low : low + len(cards)]]
    natural = jokers_in(cards) < len(cards)
    return 3 <= len(cards) <= 13 and natural and wanted == list(map(counts_as, cards))


@cache
def wanted_by(run: Run) -> frozenset[str]:
    """The cards that can be added to a sequence; a locked one wants none."""
    suit = counts_as(run[0])[1]
    cards = [rank + suit for rank in PLACES]
    return frozenset(card for card in cards if is_run((card, *run)) or is_run((*run, card)))


def without(hand: Iterable[str], laid: Run) -> list[str]:
    """A hand after these cards have been laid."""
    return sorted((Counter(hand) - Counter(map(in_hand, laid))).elements())


# What can be melded.


@cache
def new_runs(hand: tuple[str, ...]) -> list[Run]:
    """Every sequence that a hand can lay."""
    found: list[Run] = []
    for suit in SUITS:
        for low in range(12):
            rows: list[Run] = [()]
            for rank in PLACES[low : low + 13]:
                card, joker = rank + suit, f"JK={rank}{suit}"
                natural = [(*row, card) for row in rows if card in hand]
                spare = [row for row in rows if jokers_in(row) < jokers_in(hand)]
                rows = natural + [(*row, joker) for row in spare]
                found += filter(is_run, rows)
    return found


def jokers_in(cards: Run) -> int:
    return sum(card.startswith("JK") for card in cards)


def additions(card: str, table: Table) -> Iterator[Melding]:
    """Every way to add a card to sequences; it joins two wherever it can."""
    below = [name for name, run in table.items() if is_run((*run, card))]
    above = [name for name, run in table.items() if is_run((card, *run))]
    joined = [
        (low, high) for low in below for high in above if is_run((*table[low], card, *table[high]))
    ]
    for low, high in joined:
        kept = min(low, high, key=number)
        after = {name: run for name, run in table.items() if name not in (low, high)}
        after[kept] = (*table[low], card, *table[high])
        yield f"add {card} to {low}+{high}", (card,), after
    for name in below:
        if all(name != low for low, _ in joined):
            end = " high" if name in above else ""
            yield f"add {card}{end} to {name}", (card,), {**table, name: (*table[name], card)}
    for name in above:
        if all(name != high for _, high in joined):
            end = " low" if name in below else ""
            yield f"add {card}{end} to {name}", (card,), {**table, name: (card, *table[name])}


def number(name: str) -> int:
    return int(name[1:])


def meldings(hand: list[str], table: Table, fresh: str) -> Iterator[Melding]:
    """Every move that lays cards of a hand; a new sequence gets the name ``fresh``."""
    held = set(hand)
    for run in new_runs(tuple(sorted(hand))):
        yield f"lay {' '.join(run)}", run, {**table, fresh: run}
    for card in sorted(set().union(*map(wanted_by, table.values()))):
        if card in held:
            yield from additions(card, table)
        if "JK" in held:
            yield from additions(f"JK={card}", table)


def hands_left(hand: list[str], table: Table, among: str = SUITS) -> Iterator[list[str]]:
    """The hand after every row of moves in these suits; a position met before is left out."""
    met = set()
    waiting: list[tuple[list[str], Table]] = [(sorted(hand), table)]
    while waiting:
        hand, table = waiting.pop()
        key = (tuple(hand), frozenset(table.values()))
        if key in met:
            continue
        met.add(key)
        yield hand
        for _, laid, after in meldings(hand, table, f"M{100 + len(met)}"):
            if counts_as(laid[0])[1] in among:
                waiting.append((without(hand, laid), after))


def can_be_melded(card: str, hand: list[str], table: Table) -> bool:
    """Whether a card of a hand can be melded in this turn; other suits can't help a natural one."""
    among = SUITS if card == "JK" else card[1]
    return any(left.count(card) < hand.count(card) for left in hands_left(hand, table, among))


def all_can_be_melded(hand: list[str], table: Table) -> bool:
    each = all(can_be_melded(card, hand, table) for card in hand)
    return each and any(not left for left in hands_left(hand, table))


class SlowTake:
    """A match that goes on from a full view, told move by move."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.options = view["options"]
        self.hands: list[list[str]] = [list(hand) for hand in view["hands"]]
        self.pile, self.stock = list(view["pile"]), list(view["stock"])
        self.table: Table = {run["id"]: tuple(run["cards"]) for run in view["melds"]}
        self.owners: dict[str, int] = {run["id"]: run["owner"] for run in view["melds"]}
        self.laid: int = view["laid"]
        self.seat, self.phase, self.dealer = view["seat"], view["phase"], view["dealer"]
        self.taken, self.owed, self.melded = view["taken"], view["must_meld"], view["melded"]
        self.idle: int = view["idle"]
        self.scores, self.rounds = list(view["scores"]), list(view["rounds"])
        self.winners: list[int] | None = view["winners"]

    def facts(self) -> dict[str, Any]:
        """What a full view shows of it, the cards of a hand in order."""
        melds = [
            {"id": name, "owner": self.owners[name], "cards": list(run), "locked": len(run) == 13}
            for name, run in sorted(self.table.items(), key=lambda one: number(one[0]))
        ]
        return {
            "hands": list(map(sorted, self.hands)),
            "pile": self.pile,
            "stock": self.stock,
            "melds": melds,
            "laid": self.laid,
            "seat": self.seat,
            "phase": self.phase,
            "dealer": self.dealer,
            "taken": self.taken,
            "must_meld": self.owed,
            "melded": self.melded,
            "idle": self.idle,
            "scores": self.scores,
            "rounds": self.rounds,
            "winners": self.winners,
        }

    # Moves.

    def legal(self) -> set[str]:
        hand = [] if self.seat is None else self.hands[self.seat]
        if self.phase == "draw":
            return self._draws(hand)
        if self.phase != "play":
            return set()
        melds = list(meldings(hand, self.table, f"M{self.laid + 1}"))
        if self.owed:
            return {text for text, laid, after in melds if self._pays(hand, laid, after)}
        discards = set() if all_can_be_melded(hand, self.table) else set(hand)
        discards -= set().union(*map(wanted_by, self.table.values()))
        if any(map(wanted_by, self.table.values())):
            discards.discard("JK")
        if self.taken and hand.count(self.taken) == 1:
            discards.discard(self.taken)
        return {text for text, _, _ in melds} | {f"discard {card}" for card in discards}

    def _draws(self, hand: list[str]) -> set[str]:
        top = self.pile[-1:] if hand else []
        if self.stock:
            first = self.idle >= 6 * len(self.hands)
            return {"draw stock", *(["draw pile"] if top and not first else [])}
        last = top and can_be_melded(top[0], hand + top, self.table)
        return {"finish", *(["draw pile"] if last else [])}

    def _pays(self, hand: list[str], laid: Run, after: Table) -> bool:
        """Whether the owed card is melded by a move, or can still be melded after it."""
        left = without(hand, laid)
        return self.owed in map(in_hand, laid) or can_be_melded(self.owed, left, after)

    def play(self, text: str) -> None:
        hand = self.hands[self.seat]
        word, _, rest = text.partition(" ")
        if word == "draw":
            self._draw(rest)
        elif word == "discard":
            hand.remove(rest)
            self.pile.append(rest)
            self._end_turn()
            if hand:
                self._pass_on()
            else:
                self._end_round(self.seat)
        elif word == "finish":
            self._end_round(None)
        else:
            self._meld(text)
            kept = len(hand) == 1 and hand == [self.taken] and self.legal() == set()
            if not hand or kept:
                self._end_turn()
                self._pass_on()

    def _draw(self, source: str) -> None:
        if source == "stock":
            card = self.stock.pop(0)
        else:
            card = self.taken = self.pile.pop()
            self.owed = None if self.stock else card
        self.hands[self.seat].append(card)
        self.phase = "play"

    def _meld(self, text: str) -> None:
        hand = self.hands[self.seat]
        fresh = f"M{self.laid + 1}"
        found = {text: (laid, after) for text, laid, after in meldings(hand, self.table, fresh)}
        laid, after = found[text]
        changed = {name for name, run in after.items() if self.table.get(name) != run}
        self.owners |= dict.fromkeys(changed, self.seat)
        self.table = after
        self.laid += fresh in after
        hand[:] = without(hand, laid)
        gone = set(map(in_hand, laid))
        self.taken = None if self.taken in gone else self.taken
        self.owed = None if self.owed in gone else self.owed
        self.melded = True

    # The end of a turn and of a round.

    def _end_turn(self) -> None:
        self.idle = self.idle + 1 if self.taken and not self.melded else 0
        self.taken = self.owed = None
        self.melded = False

    def _pass_on(self) -> None:
        """The next seat draws; what it cannot choose is done for it."""
        self.seat, self.phase = (self.seat + 1) % len(self.hands), "draw"
        hand = self.hands[self.seat]
        if not self.stock and (not hand or self.legal() == {"finish"}):
            self._end_round(None)
        elif not hand:
            self._draw("stock")
            moves = self.legal()
            if len(moves) == 1:
                self.play(*moves)

    def _end_round(self, out: int | None) -> None:
        """Count; the phase is ``deal`` until the next round is dealt, if there is one."""
        counted = [-sum(map(points, hand)) for hand in self.hands]
        for name, run in self.table.items():
            counted[self.owners[name]] += sum(map(points, run))
        self.scores = [total + more for total, more in zip(self.scores, counted, strict=True)]
        self.rounds.append({"scores": counted, "out": out})
        best = [seat for seat, total in enumerate(self.scores) if total == max(self.scores)]
        target = self.options["target"]
        won = max(self.scores) >= target and len(best) == 1
        self.phase = "deal"
        if won or len(self.rounds) == (50 if target else 1):
            self.winners, self.seat, self.phase = best, None, "over"

    def _who_deals(self) -> int:
        """The winner or the loser of the round, the one who is out first, then from the left."""
        scores, out = self.rounds[-1]["scores"], self.rounds[-1]["out"]
        wanted = {"winner": max, "loser": min}[self.options["next_dealer"]](scores)
        from_left = [(self.dealer + step) % len(scores) for step in range(1, len(scores) + 1)]
        return next(
            seat for seat in (out, *from_left) if seat is not None and scores[seat] == wanted
        )

    def deal(self, deck: list[str]) -> None:
        """The next dealer deals: a card at a time from the left, then one is turned up."""
        players = len(self.hands)
        if self.options["next_dealer"] == "left":
            self.dealer = (self.dealer + 1) % players
        else:
            self.dealer = self._who_deals()
        self.seat, self.phase = (self.dealer + 1) % players, "draw"
        dealt = self.options["hand"] * players
        for step in range(players):
            self.hands[(self.seat + step) % players] = deck[step:dealt:players]
        self.pile, self.stock = [deck[dealt]], deck[dealt + 1 :]
        self.table, self.owners, self.laid = {}, {}, 0
        self.taken, self.owed, self.melded, self.idle = None, None, False, 0
