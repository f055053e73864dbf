"""Whether what is said for a move is true, worked out from the view alone and from the rules.

Each message of a reason has a function here that finds its values, or says that it may be said, in
another way than the opponents do.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from game.cards.french import RANKS, SUITS, read, write
from game.cards.melds import card_of
from game.core.game import Game, State
from game.games.rummy500.scoring import counted
from game.text.message import Message, TextValue, Who

Values = dict[str, Any]


class Told(NamedTuple):
    """A reason that was given: for a move, compared with another, of the seat that is asked."""

    game: Game[Any, Any]
    state: State[Any]
    move: str
    other: str
    names: list[Who]

    @property
    def view(self) -> Any:
        return self.state.view(self.state.asked)

    @property
    def seat(self) -> int:
        assert self.state.asked is not None
        return int(self.state.asked)

    @property
    def hand(self) -> list[str]:
        found: list[str] = self.view["hands"][self.seat]
        return found

    def card(self, of: str = "move") -> str:
        """The last word of a move: in most games the card that it is about."""
        return (self.move if of == "move" else self.other).split()[-1]

    def counts(self) -> list[int]:
        """How many cards each seat holds."""
        return [one if isinstance(one, int) else len(one) for one in self.view["hands"]]

    def who(self, said: Any) -> int:
        """The seat of somebody who is named."""
        return self.names.index(said)


def sentences(said: TextValue) -> Iterator[Message]:
    """The messages that follow each other in a reason."""
    if isinstance(said, Message) and said.name == "lists-then":
        yield from sentences(said.values["before"])
        yield from sentences(said.values["after"])
    elif isinstance(said, Message):
        yield said


def text(said: Any) -> str:
    """The text of a card that is named."""
    return "JK" if "joker" in said.name else said.values["rank"] + said.values["suit"]


def texts(said: Any) -> set[str]:
    """The texts of the cards that are named in a row."""
    if said.name in ("lists-and", "lists-row"):
        values = said.values
        return {
            one
            for part in ("before", "after", "first", "last")
            if part in values
            for one in texts(values[part])
        }
    return {text(said)}


def beside(one: str, other: str, around: bool = False) -> bool:
    """Whether two cards are neighbours in rank and of a suit; ``around`` of any."""
    apart = abs(RANKS.index(one[0]) - RANKS.index(other[0]))
    return apart in (1, 12) and (around or one[1] == other[1])


def sequences(high_ace: bool = True) -> Iterator[frozenset[str]]:
    """All three cards in a row, the ace low or high."""
    around = [*RANKS, RANKS[0]]
    for suit in SUITS:
        for begin in range(12 if high_ace else 11):
            yield frozenset(rank + suit for rank in around[begin : begin + 3])


def groups() -> Iterator[frozenset[str]]:
    """All three cards of a rank."""
    for rank in RANKS:
        for suits in combinations(SUITS, 3):
            yield frozenset(rank + suit for suit in suits)


# Takeaway.


class Ring:
    """What lies in the slots after a stack is taken, and all that must be taken then."""

    def __init__(self, told: Told, move: str) -> None:
        view = told.view
        self.slots = [one["cards"] if one else [] for one in view["slots"]]
        self.owner = [one["seat"] if one else None for one in view["slots"]]
        self.deck = {rank + suit for rank in RANKS for suit in SUITS} - {
            card for stack in self.slots for card in stack
        }
        self.around = view["options"]["run_suits"] == "any"
        self.slot, self.seat, first = view["slot"], told.seat, int(move.split()[1])
        self.of, self.named = self.owner[first], self.slots[first][-1]
        self.players = len(view["scores"])
        ways = [self.after(way) for way in self.ways([first])]
        most = max(way["won"] for way in ways)
        ways = [way for way in ways if way["won"] == most]
        ways = [way for way in ways if way["again"]] or ways
        self.way = min(
            ways,
            key=lambda way: (
                *(way["size"] * way["fits"], way["open"]),
                *(way["size"], read(way["top"])),
            ),
        )
        held = Counter(dict(enumerate(view["scores"])))
        for stack, owner in zip(self.slots, self.owner, strict=True):
            held[owner] += len(stack)
        rivals = [seat for seat in range(self.players) if seat != self.seat]
        self.ahead = [seat for seat in rivals if held[seat] == max(held[one] for one in rivals)]
        totals = [sum(pair) for pair in zip(view["scores"], self.way["held"], strict=True)]
        self.wins = all(
            totals[self.seat] > one for seat, one in enumerate(totals) if seat != self.seat
        ) and (told.state.round == view["options"]["rounds"])

    def fits(self, one: str, other: str) -> bool:
        return one != other and (one[0] == other[0] or beside(one, other, self.around))

    def ways(self, taken: list[int]) -> Iterator[list[int]]:
        """All rows of slots that can be taken one after the other until nothing fits."""
        top = self.slots[taken[-1]][-1]
        then = [
            place
            for place, stack in enumerate(self.slots)
            if stack and place not in (self.slot, *taken) and self.fits(stack[-1], top)
        ]
        for place in then:
            yield from self.ways([*taken, place])
        if not then:
            yield taken

    def after(self, way: list[int]) -> dict[str, Any]:
        """What is to be seen once such a row of slots has been taken."""
        stacks = list(self.slots)
        for place in way:
            stacks[self.slot], stacks[place] = stacks[self.slot] + stacks[place], []
        tops = {place: stack[-1] for place, stack in enumerate(stacks) if stack}
        mine = [place for place in tops if self.owner[place] == self.seat]
        theirs = [top for place, top in tops.items() if place not in mine]
        used = sum(owner is not None for owner in self.owner)
        ring = [(self.slot + step) % used for step in range(1, used)]
        if self.deck:
            following = [place for place in ring if not stacks[place]]
        else:
            following = [
                place
                for place in ring
                if place in tops and any(self.fits(tops[place], one) for one in tops.values())
            ]
        turn = self.owner[following[0]] if following else None
        return {
            "won": sum(len(self.slots[one]) for one in way if self.owner[one] != self.seat),
            "takes": len(way),
            "top": tops[self.slot],
            "size": len(stacks[self.slot]),
            "fits": sum(self.fits(one, tops[self.slot]) for one in self.deck),
            "over": not following,
            "again": bool(self.deck) and turn == self.seat,
            "prey": sum(any(self.fits(one, top) for top in theirs) for one in self.deck),
            "threat": sum(any(self.fits(one, tops[place]) for place in mine) for one in self.deck),
            "open": sum(
                len(stacks[place])
                for place in mine
                if any(self.fits(tops[place], top) for top in theirs)
            ),
            "held": [
                sum(len(stack) for stack, owner in zip(stacks, self.owner, strict=True)
                    if owner == seat)
                for seat in range(self.players)
            ],
        }  # fmt: skip


def says(told: Told, values: Values, *names: str, **theirs: str) -> bool:
    """Whether figures and cards that are said are those after the move, and after the other."""
    rings = {one: Ring(told, getattr(told, one)) for one in ("move", *(["other"] * bool(theirs)))}
    deck = "deck" not in values or values["deck"] == len(rings["move"].deck) > 0
    card = "card" not in values or text(values["card"]) == rings["move"].way["top"]
    return (
        deck
        and card
        and all(values[name] == rings["move"].way[name] for name in names)
        and all(values[name] == rings["other"].way[of] for name, of in theirs.items())
    )


def than(told: Told, values: Values) -> bool:
    """The other move is named by the card on top of what it takes."""
    return text(values["other"]) == Ring(told, told.other).named


def speaking(told: Told, move: str, other: str) -> list[str]:
    """What speaks for a move rather than for another, but for the cards that it brings."""
    mine, theirs = Ring(told, move).way, Ring(told, other).way
    found = [name for name in ("open", "fits") if mine[name] < theirs[name]]
    if mine["fits"] == theirs["fits"] > 0 and mine["size"] < theirs["size"]:
        found.append("size")
    if mine["again"] and not theirs["again"]:
        found.append("again")
    return found


def takeaway_brings(told: Told, values: Values) -> bool:
    mine = Ring(told, told.move)
    said = values["count"], told.who(values["who"]), 1
    return said == (mine.way["won"], mine.of, mine.way["takes"]) and mine.way["won"] > 0


def takeaway_own(told: Told, values: Values) -> bool:
    mine = Ring(told, told.move).way
    return says(told, values) and (values["count"], mine["won"]) == (mine["size"], 0)


def takeaway_run(told: Told, values: Values) -> bool:
    return says(told, values, "takes") and (
        values["count"] == Ring(told, told.move).way["won"] > 0 and values["takes"] > 1
    )


def takeaway_more(told: Told, values: Values) -> bool:
    mine, theirs = Ring(told, told.move).way, Ring(told, told.other).way
    said = values["count"], values["more"], values["takes"]
    held = mine["won"], mine["won"] - theirs["won"], mine["takes"]
    return than(told, values) and said == held and values["more"] > 0


def takeaway_first(told: Told, values: Values) -> bool:
    return says(told, values, "prey") and Ring(told, told.move).way["again"]


def takeaway_again(told: Told, values: Values) -> bool:
    other = Ring(told, told.other).way["again"]
    threat = says(told, values, threat="threat")
    return takeaway_first(told, values) and than(told, values) and threat and not other


def takeaway_leader(told: Told, values: Values) -> bool:
    mine, theirs = Ring(told, told.move), Ring(told, told.other)
    return [told.who(values["who"])] == mine.ahead == [mine.of] != [theirs.of]


def takeaway_open(told: Told, values: Values) -> bool:
    fewer = values["open"] < values["count"]
    return than(told, values) and says(told, values, "open", count="open") and fewer


def takeaway_safer(told: Told, values: Values) -> bool:
    return (
        says(told, values, "fits", "size", theirs="fits", stake="size")
        and values["fits"] < values["theirs"]
        and text(values["other"]) == Ring(told, told.other).way["top"]
    )


def takeaway_fewer(told: Told, values: Values) -> bool:
    other = Ring(told, told.other).way["fits"]
    return (
        says(told, values, "fits", "size", stake="size")
        and values["fits"] == other > 0
        and values["size"] < values["stake"]
    )


def takeaway_fits(told: Told, values: Values) -> bool:
    return says(told, values, "fits", "size")


def takeaway_ends(told: Told, values: Values) -> bool:
    mine = Ring(told, told.move)
    return mine.way["over"] and values["count"] == mine.way["held"][mine.seat]


def only(told: Told, values: Values) -> bool:
    return len(list(told.state.legal())) == 1


# Texas Rummy.


def hidden(told: Told) -> Counter[str]:
    """The cards that the seat has not seen, from the view."""
    view = told.view
    cards = Counter(told.game.pack(told.state.setup.players, told.state.setup.options))
    cards.subtract(view["pile"])
    cards.subtract(told.hand)
    for seat, known in enumerate(view["known"]):
        if seat != told.seat:
            cards.subtract(known)
    return +cards


def left(told: Told, hand: list[str]) -> int:
    """The fewest points that cards leave over."""
    points: int = told.state.law.points(sorted(map(read, hand)))
    return points


def best(told: Told, hand: list[str], barred: str = "") -> int:
    """The same after the best discard."""
    found = []
    for card in set(hand) - {barred}:
        rest = list(hand)
        rest.remove(card)
        found.append(left(told, rest))
    return min(found)


def without(told: Told, card: str) -> list[str]:
    rest = list(told.hand)
    rest.remove(card)
    return rest


def after_next(told: Told, hand: list[str]) -> list[int]:
    """What is left over with each card that is not seen, once for each copy."""
    return [
        points
        for card, count in hidden(told).items()
        for points in [best(told, [*hand, card])] * count
    ]


def with_top(told: Told) -> int:
    top = told.view["pile"][-1]
    return best(told, [*told.hand, top], "" if top in told.hand or not bars(told) else top)


def bars(told: Told) -> bool:
    """Whether a card just taken may not be discarded."""
    return bool(told.view["options"]["bar"] == "on")


def can_draw(told: Told) -> bool:
    """Whether a draw from the deck would yield a card, now or after a discard."""
    return bool(told.view["stock"] or told.view["emptied"] < 2)


def draws_again(told: Told) -> bool:
    """Whether a draw from the deck may follow in a later turn."""
    return can_draw(told) and told.view["laid"] is None


def texas_must(told: Told, values: Values) -> bool:
    """Nothing but a draw from the deck is legal, and it yields a card."""
    return only(told, values) and can_draw(told)


def texas_stock_out(told: Told, values: Values) -> bool:
    return with_top(told) == 0 and can_draw(told)


def texas_end(told: Told, values: Values) -> bool:
    """A draw from the deck ends the round, and nobody is out."""
    state = told.state.clone()
    state.apply(told.game.parse(told.move))
    this = state.rounds[len(told.state.rounds) :]
    return bool(
        this and this[0]["out"] is None and this[0]["scores"][told.seat] == values["points"]
    )


def texas_end_turn(told: Told, values: Values) -> bool:
    """A draw from the deck yields no card in a last turn."""
    last = told.view["laid"] is not None and not can_draw(told)
    return last and bool(values["points"] == left(told, told.hand))


def texas_stock(told: Told, values: Values) -> bool:
    now, after = left(told, told.hand), with_top(told)
    then = after_next(told, told.hand)
    fewer = sum(points < min(now, after) for points in then)
    said = values["fewer"], values["cards"], values.get("after", after), values.get("now", now)
    better = "after" in values
    # With nothing left over one goes out, but for in a last turn.
    least = 0 if told.view["laid"] is None else -1
    right = said == (fewer, len(then), after, now) and better == (least < after < now)
    return right and can_draw(told)


def texas_pile(told: Told, values: Values) -> bool:
    return (values["now"], values["after"]) == (left(told, told.hand), with_top(told)) and (
        values["after"] < values["now"]
    )


def texas_rarely(told: Told, values: Values) -> bool:
    then = after_next(told, told.hand)
    fewer = sum(points < with_top(told) for points in then)
    return (values["fewer"], values["cards"]) == (fewer, len(then)) and can_draw(told)


def texas_near(told: Told, values: Values) -> bool:
    card, near = text(values["card"]), text(values["near"])
    gap = abs(RANKS.index(card[0]) - RANKS.index(near[0]))
    return near in told.hand and (
        card[0] == near[0] or (card[1] == near[1] and min(gap, 13 - gap) <= 2)
    )


def texas_discard(told: Told, values: Values) -> bool:
    return bool(values["points"] == left(told, without(told, told.card())))


def texas_least(told: Told, values: Values) -> bool:
    barred = told.view["taken"] or ""
    barred = "" if told.hand.count(barred) > 1 or not bars(told) else barred
    return texas_discard(told, values) and values["points"] == best(told, told.hand, barred)


def texas_fewer(told: Told, values: Values) -> bool:
    theirs = left(told, without(told, told.card("other")))
    return texas_discard(told, values) and values["theirs"] == theirs > values["points"]


def texas_later(told: Told, values: Values) -> bool:
    mine, theirs = (
        after_next(told, without(told, card)) for card in (told.card(), told.card("other"))
    )
    means = round(sum(mine) / len(mine)), round(sum(theirs) / len(theirs))
    right = (values["mean"], values["theirs"]) == means and means[0] < means[1]
    return right and draws_again(told)


def texas_out(told: Told, values: Values) -> bool:
    mine, theirs = (
        after_next(told, without(told, card)) for card in (told.card(), told.card("other"))
    )
    said = values["out"], values["theirs"], values["cards"]
    right = said == (mine.count(0), theirs.count(0), len(mine)) and said[0] > said[1]
    return right and draws_again(told)


def texas_wanted(told: Told, values: Values) -> bool:
    seat = told.who(values["who"])
    following = (told.seat + 1) % told.state.setup.players
    near, other = text(values["near"]), text(values["other"])
    gap = abs(RANKS.index(other[0]) - RANKS.index(near[0]))
    goes = other[0] == near[0] or (other[1] == near[1] and min(gap, 13 - gap) <= 2)
    return seat == following and near in told.view["known"][seat] and goes


def texas_full(told: Told, values: Values) -> bool:
    """No meld takes the wild card: each is half wild already."""
    law, card = told.state.law, read(told.move.split()[1])
    arranged = law.arrange(sorted(map(read, told.hand)))
    wild = [sum(law.rules.wild[card_of(laid)] for laid in meld) for meld in arranged.melds]
    halves = [len(meld) / 2 for meld in arranged.melds]
    is_half = told.view["options"]["wilds"] == "half"
    return is_half and law.rules.wild[card] and wild == halves != []


def texas_full_of_one(told: Told, values: Values) -> bool:
    """No meld takes the wild card: each has one already."""
    law, card = told.state.law, read(told.move.split()[1])
    arranged = law.arrange(sorted(map(read, told.hand)))
    wild = [sum(law.rules.wild[card_of(laid)] for laid in meld) for meld in arranged.melds]
    only_one = told.view["options"]["wilds"] == "one"
    return only_one and law.rules.wild[card] and set(wild) == {1}


def texas_match(told: Told, values: Values) -> bool:
    state = told.state.clone()
    state.apply(told.game.parse(told.move))
    return state.winners == (told.seat,) and values["points"] == state.scores[told.seat]


# Take.


def lying(told: Told) -> set[str]:
    """The cards in the pile and on the table, jokers as themselves."""
    runs = told.view["melds"] if "melds" in told.view else told.view["runs"]
    laid = {card.partition("=")[0] for run in runs for card in run["cards"]}
    return (laid | set(told.view["pile"])) - set(told.hand)


def going_with(told: Told, card: str, seen: set[str], kinds: Callable[[], Any]) -> set[str]:
    """The cards of the hand of which one more, that may still come, makes a meld with one."""
    found = set()
    for meld in kinds():
        if card in meld:
            one, other = sorted(meld - {card})
            for near, far in ((one, other), (other, one)):
                if near in told.hand and near != "JK" and far not in seen:
                    found.add(near)
    return found


def take_mates(told: Told, card: str) -> set[str]:
    return going_with(told, card, lying(told) - {card}, sequences)


def top(told: Told) -> str:
    card: str = told.view["pile"][-1]
    return card


def take_costs(told: Told, values: Values) -> bool:
    card = told.card()
    points = 5 if card[0] in "23456789" else 15 if card[0] == "A" else 10
    mates = take_mates(told, card)
    near = texts(values["near"]) if "near" in values else set()
    return (text(values["card"]), values["points"], near) == (card, points, mates)


def take_other(told: Told, values: Values) -> bool:
    card = told.card("other")
    return text(values["card"]) == card and texts(values["near"]) == take_mates(told, card) != set()


def take_dearer(told: Told, values: Values) -> bool:
    named = text(values["card"]), text(values["other"])
    points = [15 if one[0] == "A" else 5 if one[0] in "23456789" else 10 for one in named]
    said = [values["points"], values["theirs"]]
    return named == (told.card(), told.card("other")) and said == points


def take_ways(told: Told, values: Values) -> bool:
    """What the ways to meld all come to is shown by the game's own tests."""
    said = text(values["card"]), text(values["other"])
    return said == (told.card(), told.card("other")) and said[0] != said[1]


def take_useless(told: Told, values: Values) -> bool:
    card = told.card()
    fits = any(f"add {card} " in told.game.write(move) for move in told.state.legal())
    gone = lying(told)
    return not fits and all(meld & gone for meld in sequences() if card in meld)


def take_goes(told: Told, values: Values) -> bool:
    return texts(values["near"]) == take_mates(told, top(told)) != set()


def take_lone_top(told: Told, values: Values) -> bool:
    return text(values["card"]) == top(told) and not take_mates(told, top(told))


def few(told: Told, values: Values) -> bool:
    """That somebody has the fewest cards of the others, and how many."""
    counts = told.counts()
    seat = told.who(values["who"])
    others = [count for one, count in enumerate(counts) if one != told.seat]
    return seat != told.seat and values["count"] == counts[seat] == min(others)


def fewest(told: Told, values: Values) -> bool:
    """How few cards another holds."""
    others = [count for seat, count in enumerate(told.counts()) if seat != told.seat]
    return bool(values["count"] == min(others))


def has(told: Told, values: Values) -> bool:
    """That somebody else has so many cards left."""
    seat = told.who(values["who"])
    return bool(seat != told.seat and values["count"] == told.counts()[seat])


def stock_left(told: Told, values: Values) -> bool:
    return bool(values["count"] == told.view["stock"])


def ends_of(told: Told, move: str) -> int:
    """How many cards that are not seen can be added to what a move lays, on the table alone."""
    cards = [word.partition("=")[2] or word for word in move.split()[1:]]
    ranks, suit = [card[0] for card in cards], cards[0][1]
    around = "".join([*RANKS, RANKS[0]])
    at = around.find("".join(ranks))
    ends = set()
    if at > 0:
        ends.add(around[at - 1] + suit)
    if at + len(ranks) < len(around):
        ends.add(around[at + len(ranks)] + suit)
    natural = {card for card in move.split()[1:] if "=" not in card}
    return len({one for one in ends - natural if one not in told.hand and one not in lying(told)})


def take_ends(told: Told, values: Values) -> bool:
    return bool(values["count"] == ends_of(told, told.move))


def take_wait(told: Told, values: Values) -> bool:
    return text(values["card"]) == told.card() and values["count"] == ends_of(told, told.other)


def take_lay(told: Told, values: Values) -> bool:
    cards = told.move.split()[1:]
    worth = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}
    points = sum(20 if "=" in card else worth.get(card[0], 5) for card in cards)
    return bool(values["points"] == points)


def take_won(told: Told, values: Values) -> bool:
    state = told.state.clone()
    before = owned(state.view(state.asked), told.seat)
    state.apply(told.game.parse(told.move))
    after = owned(state.view(told.state.asked), told.seat)
    card = told.move.split()[1]
    worth = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}
    own = 20 if "=" in card else worth.get(card[0], 5)
    return bool(values["points"] == after - before - own > 0)


def owned(view: Any, seat: int) -> int:
    """The points of the sequences that a seat owns."""
    worth = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}
    return sum(
        20 if "=" in card else worth.get(card[0], 5)
        for run in view["melds"]
        if run["owner"] == seat
        for card in run["cards"]
    )


def take_feeds(told: Told, values: Values) -> bool:
    following = (told.seat + 1) % told.state.setup.players
    card, near = told.card("other"), text(values["near"])
    known = told.view["known"][following]
    meet = any({card, near} <= meld for meld in sequences())
    return told.who(values["who"]) == following and near in known and meet


# 500 Rummy.


def both_kinds(told: Told) -> Iterator[frozenset[str]]:
    yield from sequences(told.view["options"]["ace"] == "both")
    yield from groups()


def gone_from_rummy(told: Told) -> set[str]:
    """The cards of which every copy lies in a meld."""
    laid = Counter(card for meld in told.view["melds"] for card in meld["cards"] if "=" not in card)
    pack = Counter(told.game.pack(told.state.setup.players, told.state.setup.options))
    return {card for card, count in laid.items() if count >= pack[card]}


def rummy_mates(told: Told, card: str) -> set[str]:
    return going_with(told, card, gone_from_rummy(told), lambda: both_kinds(told)) - {card}


def rummy_worth(told: Told, card: str) -> int:
    """What a card counts against whoever holds it."""
    if card == "JK":
        return 20 if small(told) else 15
    if card[0] == "A":
        return 15
    if card == "QS":
        return int(told.view["options"]["spade_queen"])
    if small(told):
        return 5 if card[0] in "23456789" else 10
    return int(card[0]) if card[0].isdigit() else 10


def small(told: Told) -> bool:
    return bool(told.view["options"]["pips"] == "fives")


def rummy_card(told: Told, values: Values) -> bool:
    """A card of the hand that is let go, with what it costs and what it goes with."""
    card = told.card()
    near = texts(values["near"]) if "near" in values else set()
    mates = rummy_mates(told, card)
    known = near <= mates and len(near) == min(3, len(mates))
    return values["points"] == rummy_worth(told, card) and text(values["card"]) == card and known


def rummy_wanted(told: Told, values: Values) -> bool:
    seat = told.who(values["who"])
    card = text(values["card"]) if "card" in values else told.card()
    known = told.view["known"][seat]
    meet = all(
        any({card, one} <= meld for meld in both_kinds(told)) for one in texts(values["near"])
    )
    return seat != told.seat and texts(values["near"]) <= set(known) and meet


def rummy_took(told: Told, values: Values) -> bool:
    """The next player took a card that goes with the one that was discarded."""
    seat, card = told.who(values["who"]), text(values["card"])
    goes = any({card, told.card("other")} <= meld for meld in both_kinds(told))
    return goes and seat == told.state.left_of(told.seat) and card in told.view["known"][seat]


def rummy_other(told: Told, values: Values) -> bool:
    near, mates = texts(values["near"]), rummy_mates(told, told.card("other"))
    return near <= mates and near != set() and not rummy_mates(told, told.card())


def rummy_cheaper(told: Told, values: Values) -> bool:
    mine, theirs = rummy_worth(told, told.card()), rummy_worth(told, told.card("other"))
    named = text(values["card"]), text(values["other"])
    return named == (told.card(), told.card("other")) and _both(values) == (mine, theirs)


def rummy_fewer(told: Told, values: Values) -> bool:
    """More cards that nobody has seen go with the other card than with the one let go."""
    mine, theirs = rummy_unseen(told, told.card()), rummy_unseen(told, told.card("other"))
    return bool(values["here"] == mine < theirs == values["there"])


def rummy_risk(told: Told, values: Values) -> bool:
    """Somebody may be out soon."""
    return few(told, values) and values["count"] <= 4


def rummy_dearer(told: Told, values: Values) -> bool:
    mine, theirs = rummy_worth(told, told.card()), rummy_worth(told, told.card("other"))
    return text(values["card"]) == told.card("other") and _both(values) == (mine, theirs)


def _both(values: Values) -> tuple[int, int]:
    return values["points"], values["theirs"]


def rummy_unseen(told: Told, card: str) -> int:
    """How many of the cards not yet seen are in a meld with a card, its third not gone."""
    left = Counter(told.game.pack(told.state.setup.players, told.state.setup.options))
    left.subtract([*told.hand, *told.view["pile"]])
    for meld in told.view["melds"]:
        left.subtract(["JK" if "=" in one else one for one in meld["cards"]])
    for seat, known in enumerate(told.view["known"]):
        left.subtract(known if seat != told.seat else [])
    gone = gone_from_rummy(told)
    near = {
        one
        for meld in both_kinds(told)
        if card in meld
        for one in meld - {card}
        if not meld - {card, one} & gone
    }
    return sum(left[one] for one in near)


def rummy_top(told: Told, values: Values) -> bool:
    card = top(told)
    near = texts(values["near"]) if "near" in values else set()
    mates = rummy_mates(told, card)
    worth = values.get("points", rummy_worth(told, card)) == rummy_worth(told, card)
    return text(values["card"]) == card and near <= mates and bool(near) == bool(mates) and worth


def rummy_several(told: Told, values: Values) -> bool:
    move = told.move if told.move.startswith(("draw pile", "rummy")) else told.other
    count = int(move.split()[-1])
    cards = told.view["pile"][-count:]
    points = sum(rummy_worth(told, card) for card in cards)
    named = "card" not in values or text(values["card"]) == cards[0]
    return (values["count"], values["points"]) == (count, points) and named


def rummy_brings(told: Told, values: Values) -> bool:
    return rummy_laid(told, told.move) in (None, values["points"])


def rummy_laid(told: Told, move: str) -> int | None:
    """The points that a move puts on the table: what it changes but for what leaves the hand.

    None if it ends the round.
    """
    state = told.state.clone()
    state.advance(told.game.parse(move))
    if state.round != told.state.round or state.over:
        return None
    gained = counted(state)[told.seat] - counted(told.state)[told.seat]
    gone = Counter(told.hand) - Counter(map(write, state.hands[told.seat]))
    return gained - sum(rummy_worth(told, card) * count for card, count in gone.items())


def rummy_at_stake(told: Told, values: Values) -> bool:
    """Whose last card may be called: without a call that player is out."""
    discarder = told.view["discarder"]
    return told.counts()[discarder] == 0 and told.who(values["who"]) == discarder


def rummy_after(told: Told) -> Any:
    """The state after a last card is discarded."""
    assert len(told.hand) == 1
    state: Any = told.state.clone()
    state.advance(told.game.parse(told.move))
    return state


def rummy_out(told: Told, values: Values) -> bool:
    """The round is over with a last card."""
    return bool(rummy_after(told).rounds[-1]["out"] == told.seat)


def rummy_callable(told: Told, values: Values) -> bool:
    """A last card may be called, and all pass: then its player is out."""
    state = rummy_after(told)
    asked = state.phase == "call" and text(values["card"]) == told.card()
    while asked and state.phase == "call":
        state.advance(told.game.parse("pass"))
    return bool(asked and state.rounds[-1]["out"] == told.seat)


# Taki.


def sign(card: str) -> str:
    return card[1:].lstrip("-")


def taki_fitting(told: Told, move: str) -> int:
    """How many coloured cards of the hand fit what a move leaves in force."""
    word = move.split()[1]
    card, _, chosen = word.partition("=")
    color = chosen or (card[0] if card[0] in "RYGB" and card != "break" else "")
    if card == "super" and not chosen:
        color = told.view["color"] or ""
    rest = list(told.hand)
    rest.remove(card)
    colored = [one for one in rest if one[0] in "RYGB"]
    mine = sign(card) if card[0] in "RYGB" else "?"
    return sum(one[0] == color or sign(one) == mine for one in colored)


def taki_more(told: Told, values: Values) -> bool:
    return bool(values["count"] == taki_fitting(told, told.move) > 0)


def taki_fits_more(told: Told, values: Values) -> bool:
    mine, theirs = taki_fitting(told, told.move), taki_fitting(told, told.other)
    return (values["count"], values["theirs"]) == (mine, theirs) and mine > theirs


def taki_of_color(told: Told, values: Values) -> bool:
    card = told.move.split()[1].partition("=")[0]
    rest = list(told.hand)
    rest.remove(card)
    return bool(values["count"] == sum(one[0] == values["color"] for one in rest))


def taki_pending(told: Told, values: Values) -> bool:
    return bool(values["count"] == told.state.pending > 0)


def plays(told: Told) -> set[str]:
    """The cards that may be played."""
    moves = (told.game.write(move).split() for move in told.state.legal())
    return {word.partition("=")[0] for first, *rest in moves if first == "play" for word in rest}


def taki_alone(told: Told, values: Values) -> bool:
    return taki_fitting(told, told.move) == 0


def taki_in_run(told: Told, values: Values) -> bool:
    return bool(values.get("count", 0) == len(taki_left_in_run(told)))


def taki_left_in_run(told: Told) -> list[str]:
    """The other cards of the hand that can go into the open run, but for Super Takis."""
    left = [one for one in told.hand if one[0] == "RYGB"[told.state.run]]
    played = told.move.split()[1]
    if played in left:
        left.remove(played)
    return left


def taki_does_something(told: Told, card: str) -> bool:
    """Whether a card with a colour does something to whoever is next."""
    return card[1:] in ("-stop", "+2") or (card[1:] == "-turn" and told.state.players > 2)


def taki_run_kept(told: Told, values: Values) -> bool:
    left = taki_left_in_run(told)
    return taki_in_run(told, values) and any(taki_does_something(told, one) for one in left)


def taki_run_alike(told: Told, values: Values) -> bool:
    return taki_in_run(told, values) and not taki_run_kept(told, values)


def taki_run_idle(told: Told, values: Values) -> bool:
    played = told.move.split()[1]
    return taki_in_run(told, values) and bool(values["count"]) and taki_does_something(told, played)


def taki_next(told: Told, values: Values) -> bool:
    return told.who(values["who"]) == told.state.after(told.state.asked)


def taki_likelier(told: Told, values: Values) -> bool:
    other = told.other.split()[1]
    return taki_next(told, values) and other[0] in "RYGB" and told.move.split()[1] != other


def taki_lacked(told: Told, values: Values) -> bool:
    """Everybody has seen that somebody had no card of a colour."""
    lacks = told.view["lacking"][told.who(values["who"])]
    return any(values["color"] in lack["none"] for lack in lacks)


def taki_kept(told: Told, values: Values) -> bool:
    """A number is played, and the other card is one that does something."""
    played, kept = told.move.split()[1], told.other.split()[1]
    return played[-1].isdigit() and "+" not in played and kept[1:] in ("-stop", "+2", "-turn")


def always(told: Told, values: Values) -> bool:
    """Nothing in it can be found in the view; when it is said is shown by the game's own tests."""
    return True


TRUE: dict[str, Callable[[Told, Values], bool]] = {
    "taki-overlooked-lack": taki_lacked,
    "taki-why-likelier": taki_likelier,
    "taki-why-kept": taki_kept,
    "takeaway-why-fill": only,
    "takeaway-why-draw": only,
    "takeaway-why-only": only,
    "takeaway-why-own": takeaway_own,
    "takeaway-why-brings": takeaway_brings,
    "takeaway-why-run": takeaway_run,
    "takeaway-why-more": takeaway_more,
    "takeaway-why-first": takeaway_first,
    "takeaway-why-again": takeaway_again,
    "takeaway-why-open": takeaway_open,
    "takeaway-why-safer": takeaway_safer,
    "takeaway-why-fewer": takeaway_fewer,
    "takeaway-why-fits": takeaway_fits,
    "takeaway-why-ends": takeaway_ends,
    "takeaway-why-leader": takeaway_leader,
    "takeaway-why-wins": lambda told, values: (
        takeaway_ends(told, values) and Ring(told, told.move).wins
    ),
    "texas-reason-out": always,
    "texas-reason-out.match": texas_match,
    "texas-reason-stock": texas_must,
    "texas-reason-stock.end": texas_end,
    "texas-reason-stock.end-turn": texas_end_turn,
    "texas-reason-stock.out": texas_stock_out,
    "texas-reason-stock.better": texas_stock,
    "texas-reason-stock.nothing": texas_stock,
    "texas-reason-pile.out": lambda told, values: with_top(told) == 0,
    "texas-reason-pile.brings": texas_pile,
    "texas-reason-pile.rarely": texas_rarely,
    "texas-reason-pile": texas_near,
    "texas-reason-pile.wild": always,
    "texas-reason-pile.nothing": always,
    "texas-reason-discard": texas_discard,
    "texas-reason-discard.least": texas_least,
    "texas-reason-discard.fewer": texas_fewer,
    "texas-reason-discard.full": texas_full,
    "texas-reason-discard.full-one": texas_full_of_one,
    "texas-reason-discard.later": texas_later,
    "texas-reason-discard.out": texas_out,
    "texas-reason-discard.wanted": texas_wanted,
    "take-why-no-pile": lambda told, values: not told.view["pile"],
    "take-why-stock-first": only,
    "take-why-stock-better": take_lone_top,
    "take-why-stock-near": take_goes,
    "take-why-goes": take_goes,
    "take-why-alone": take_lone_top,
    "take-why-useless": take_useless,
    "take-why-costs": take_costs,
    "take-why-lonely": take_costs,
    "take-why-other": take_other,
    "take-why-dearer": take_dearer,
    "take-why-ways": take_ways,
    "take-why-feeds": take_feeds,
    "take-why-few": few,
    "take-why-short": stock_left,
    "take-why-ends": take_ends,
    "take-why-wait": take_wait,
    "take-why-lay": take_lay,
    "take-why-take": take_won,
    "take-why-last": lambda told, values: len(told.hand) == 1,
    "rummy500-overlooked-took": rummy_took,
    "rummy500-reason-stock.only": only,
    "rummy500-reason-stock.several": rummy_several,
    "rummy500-reason-stock.nothing": rummy_top,
    "rummy500-reason-stock.near": rummy_top,
    "rummy500-reason-top": rummy_top,
    "rummy500-reason-top.alone": rummy_top,
    "rummy500-reason-pile": rummy_several,
    "rummy500-reason-call": rummy_several,
    "rummy500-reason-out": rummy_out,
    "rummy500-reason-out.callable": rummy_callable,
    "rummy500-reason-call.open": rummy_at_stake,
    "rummy500-reason-call.ending": rummy_at_stake,
    "rummy500-reason-meld": rummy_brings,
    "rummy500-reason-lay-off": rummy_brings,
    "rummy500-reason-few": few,
    "rummy500-reason-wait": fewest,
    "rummy500-reason-wait.risk": rummy_risk,
    "rummy500-reason-tempting": rummy_wanted,
    "rummy500-reason-spare": rummy_card,
    "rummy500-reason-nothing": rummy_card,
    "rummy500-reason-other": rummy_other,
    "rummy500-reason-other.wanted": rummy_wanted,
    "rummy500-reason-other.cheaper": rummy_cheaper,
    "rummy500-reason-other.fewer": rummy_fewer,
    "rummy500-reason-other.dearer": rummy_dearer,
    "taki-why-pending": taki_pending,
    "taki-why-draws": lambda told, values: told.view["pending"] > 0,
    "taki-why-no-way-out": taki_pending,
    "taki-why-change": taki_of_color,
    "taki-why-taki": taki_of_color,
    "taki-why-taki.super": taki_of_color,
    "taki-why-more": taki_more,
    "taki-why-fitting": taki_fits_more,
    "taki-why-none": lambda told, values: not plays(told),
    "taki-why-not-breaker": lambda told, values: plays(told) == {"break"},
    "taki-why-least": taki_alone,
    "taki-why-plus.alone": taki_alone,
    "taki-why-run": taki_run_kept,
    "taki-why-run.alike": taki_run_alike,
    "taki-why-run.idle": taki_run_idle,
    "taki-why-run-last": taki_in_run,
    "taki-why-few": has,
    "taki-why-stop": taki_next,
    "taki-why-plus-two": taki_next,
    "taki-why-plus-two.any": taki_next,
    "taki-why-again": lambda told, values: told.state.players == 2,
    "taki-why-out": lambda told, values: len(told.hand) == 1,
    "taki-why-last-fits": lambda told, values: len(told.hand) == 2,
}
"""For each message that names something what finds it out."""
