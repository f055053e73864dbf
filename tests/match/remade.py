"""Records of every kind, and forgeries in which all sums are made anew.

Whoever has a record can compute each of its sums again.  So a forgery here changes something and
then ``remade`` makes every seal, sum, deck and shuffle fit it: only the structure can tell.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import Any

from game.cards.shuffle import first_dealer, of_round, shuffled, with_part
from game.core.game import Game
from game.core.illegal import InvalidSetup
from game.core.options import IntRange
from game.core.record import InvalidRecord, parse_record
from game.match.match import BadCut, Match, load, set_up
from game.match.record_notes import FROM_HERE_MODE, SAME_CARDS_MODE
from game.match.seal import old_salt, setup_lines
from tests.match.sealed import SHORT
from tests.match.test_record_notes import WHEN

TAKI = "taki"
"""The game in which the winner deals the next round: the seals alone do not tell who that is."""
NAMES = ("You", "Ada (hard)", "Zoë", "李", "🦊 Fox", "Ada (easy)", "Otto", "Noor", "Mina", "Leo")


# Honest records.

CHANCES = ("part", "part", "day", "number", "part", "part", "old part", "number")
"""Where chance comes from: with an old part, who deals follows from the number alone."""


MODES = ("", "", SAME_CARDS_MODE, FROM_HERE_MODE, "evening 20261121-200000 2")
DAYS = ("day 2026-11-21", "round 2028-02-29", "week 2026-W48 2", "week-again 2026-W48 3",
        "day 2026-02-29", "day 0000-01-01", "week 2026-W48")  # fmt: skip
"""How a match was begun, as its notes have it; the last days are none."""


def honest(game: Game[Any, Any], many: int, seed: str = "") -> Iterator[tuple[str, str]]:
    """Records of a game as the program kept them, each with a name."""
    for number in range(many):
        rng = Random(f"{seed}{game.name} {number}")
        match = _begun(game, rng, chance=CHANCES[number % len(CHANCES)])
        _play(match, rng)
        name = f"{game.name} {number}"
        if match.setup.parts is None and number % 5 < 2:
            version = 1 if not match.setup.secret and number % 2 else 2
            text = older(match, version)
            yield f"{name}, version {version}", text
        elif not match.setup.secret and number % 5 == 2:
            yield f"{name}, sealed later", _sealed_later(match, rng)
        else:
            text = match.sealed_record()
            yield name, text.replace("\n", "\r\n") if number % 11 == 10 else text


def _begun(game: Game[Any, Any], rng: Random, chance: str) -> Match:
    while True:
        players = rng.randint(*game.players) if rng.random() < 0.5 else 2
        values = dict(SHORT.get(game.name, {}))
        for one in game.options_type.described():
            if one.name not in values and rng.random() < 0.3:
                allowed = one.values
                values[one.name] = (
                    rng.randint(allowed.least, allowed.most)
                    if isinstance(allowed, IntRange)
                    else rng.choice(allowed.values)
                )
        if game.name == TAKI:
            values["wins"] = rng.choice([1, 2])
        dealer = rng.randrange(players) if rng.random() < 0.2 else None
        deck = None
        if rng.random() < 0.15:
            with suppress(InvalidSetup):
                pack = game.pack(players, game.options_type.from_values(values))
                deck = rng.sample(pack, len(pack))
        shared = chance.endswith("part")
        with suppress(InvalidSetup):
            setup = game.setup(
                players, values, rng.getrandbits(128), dealer, deck,
                secret=chance != "number", parts=() if shared else None,
            )  # fmt: skip
            break
    setup = replace(setup, dealer_by_number=chance == "old part")
    names = [NAMES[seat] for seat in range(players)]
    match = Match(game, setup, names, draw_salt=lambda: f"{rng.getrandbits(128):032x}")
    mode = "" if chance == "number" else rng.choice(DAYS if chance == "day" else MODES)
    if rng.random() < 0.7:
        match.notes.begin(WHEN, mode, rng.choice([None, True, False]), rng.choice(["", "🦊" * 24]))
    return match


def _play(match: Match, rng: Random) -> None:
    """Play it to its end, or until it is given up or left, with parts, hints and undone moves."""
    most = rng.choice([0, 3, 20, 60, 150, 600, 600, 600])
    _give_part(match, rng)
    while not match.state.over and len(match.moves) < most:
        begun = len(match.deals)
        match.play(match.game.write(match.game.bot.rollout_move(match.state, rng)))
        if rng.random() < 0.02:
            match.notes.hint(len(match.moves))
        if rng.random() < 0.02 and len(match.moves) > 3:
            for _ in range(rng.randint(1, 3)):
                match.undo()
            match.notes.undo(len(match.moves))
        if len(match.deals) > begun:
            _give_part(match, rng)
    if not match.state.over and rng.random() < 0.4:
        match.give_up()
    match.notes.played(len(match.moves), rng.randrange(1000))


def _give_part(match: Match, rng: Random) -> None:
    """A cut, words, no cut, or nothing before the first move."""
    if match.setup.parts is None:
        if rng.random() < 0.4:
            with suppress(BadCut):
                match.cut(rng.randint(1, 50))
    elif match.wants_part and rng.random() < 0.8:
        words = rng.choice(["Good luck", "Grüße 🦊", "x" * 80, "🃏" * 80, "a\u00a0b \ufeff"])
        half = len(match.deals[-1].deck) // 2
        cut = f"cut {rng.choice([rng.randrange(52), half])}"
        match.add_part(rng.choice([cut, "cut 0", f"words {words}"]))


def older(match: Match, version: int) -> str:
    """A match without parts as version 1 or 2 of the seal kept it."""
    lines: list[str] = []
    for line in match.sealed_record().split("\n"):
        words = line.split(" ")
        if words[0] != "#" or words[1] in ("dealer", "dealt", "end"):
            if words[0] != "#":
                lines.append(line)
            continue
        if words[1] in ("seal", "deal"):
            deal = match.deals[int(words[2]) - 1]
            salt = old_salt(match.setup.seed, deal.number) if version == 1 else deal.salt
            told = " ".join([salt, *([] if version == 1 else [str(deal.root)]), *deal.deck])
            told = sha256(told.encode()).hexdigest() if words[1] == "seal" else told
            line = f"# {words[1]} {words[2]} {told}"
        elif words[1] == "draw":
            line = line.replace("draw", "shuffle", 1)
        if version == 1 and words[1] in ("salt", "shuffle", "draw"):
            continue
        lines.append(line)
    return "\n".join(lines)


def _sealed_later(match: Match, rng: Random) -> str:
    """A match by number that began before there were seals, and went on with them."""
    bare = match.record()
    if len(match.deals) < 2:
        return bare
    lines = bare.splitlines(keepends=True)
    kept = lines.index("---\n") + 1
    moves = 0
    while moves < match.deals[1].after:
        moves += not lines[kept].startswith("cut ")
        kept += 1
    again = load("".join(lines[:kept]))
    again._draw_salt = lambda: f"{rng.getrandbits(128):032x}"
    for _ in range(rng.choice([0, 5, 100])):
        if not again.state.over:
            again.play(again.game.write(again.game.bot.rollout_move(again.state, rng)))
    return again.sealed_record()


# All sums anew.

SEAL = re.compile(r"# seal (\d+) (v[34] )?(.*)")
DEAL = re.compile(r"# deal (\d+) ([0-9a-f]{32}) (.*)")
SHUFFLE = re.compile(r"# (draw|shuffle) (\d+) (\d+) (.*) > (.*)")


def remade(text: str, kept: Sequence[str] = ()) -> str:
    """A record with every sum, deck, shuffle and dealer as they follow from its other lines.

    But those ``kept``: ``deal``, ``shuffle``, ``dealer``, or the one ``seal 2``.
    """
    return _Remaking(text, kept).text()


class _Remaking:
    def __init__(self, text: str, kept: Sequence[str]) -> None:
        self.text_before, self.kept = text, kept
        self.lines = text.replace("\r\n", "\n").split("\n")
        self.made: list[str] = []

    def text(self) -> str:
        try:
            self.game, self.setup, _ = set_up(parse_record(self.text_before))
        except InvalidRecord:
            return self.text_before
        self.head = setup_lines(self.lines)
        self.pack = list(self.game.pack(self.setup.players, self.setup.options))
        self.parts: dict[int, str] = {}
        self.salts: dict[int, str] = {}
        self.dealers: dict[int, str] = {}
        self.counts = {0: 0}
        self.versions: dict[int, int] = {}
        self.round = 0
        self._find_parts()
        for line in self.lines:
            self.made.append(self._line(line))
        return "\n".join(self.made)

    def _find_parts(self) -> None:
        number = 0
        for line in self.lines:
            if found := SEAL.fullmatch(line):
                number = int(found[1])
            elif line.startswith(("cut ", "words ")):
                self.parts.setdefault(number, line)

    def _root(self, number: int) -> int:
        return of_round(self.setup.seed, number) if self.setup.secret else self.setup.seed

    def _chance(self, number: int) -> int:
        if self.setup.parts is None:
            return self._root(number)
        return with_part(self._root(number), self.parts.get(number, "cut 0"))

    def _deck(self, number: int) -> list[str]:
        if number == 1 and self.setup.deck is not None:
            return list(self.setup.deck)
        count = self._made_before(number) + 1 + self._draws
        return self._shuffled(self.pack, self._chance(number), count)

    def _made_before(self, number: int) -> int:
        """The shuffles that were drawn from the round's number before it began."""
        if self.setup.secret:
            return 0
        return self.counts.get(number - 1, (number - 1) * (1 + self._draws))

    @property
    def _draws(self) -> int:
        return 1 if self.game.name == "takeaway" else 0

    def _shuffled(self, cards: Sequence[str], number: int, count: int) -> list[str]:
        return [cards[place] for place in shuffled(range(len(cards)), number, count)]

    @property
    def _dealer_too(self) -> bool:
        """Whether the player has a part in who deals."""
        return self.setup.parts is not None and not self.setup.dealer_by_number

    def _drawn_by(self, number: int) -> int:
        """The number from which it follows who deals, where chance decides that."""
        return self._chance(number) if self._dealer_too else self._root(number)

    def _by_chance(self, number: int) -> bool:
        """Whether chance decides who deals a round."""
        if number == 1:
            return self.setup.dealer is None
        return self.game.name == "takeaway"

    def _dealer(self, number: int, told: str) -> str:
        setup = self.setup
        if self._by_chance(number) and self.game.name == "takeaway":
            count = self._made_before(number) + 1
            cards = self._shuffled(self.pack, self._drawn_by(number), count)
            return str(self._drawn(cards))
        by_end = self.setup.options.as_values().get("next_dealer", "left") != "left"
        if number > 1 and (by_end or self.game.name == TAKI):
            return told
        first = setup.dealer
        if first is None:
            first = first_dealer(setup.players, self._drawn_by(1))
        return str((first + number - 1) % setup.players)

    def _drawn(self, cards: Sequence[str]) -> int:
        drawing, place = list(range(self.setup.players)), iter(cards)
        while len(drawing) > 1:
            height = {seat: "23456789TJQKA".index(next(place)[0]) for seat in drawing}
            drawing = [seat for seat in drawing if height[seat] == max(height.values())]
        return drawing[0]

    def _before(self) -> str:
        return sha256("".join(f"{line}\n" for line in self.made).encode()).hexdigest()

    def _line(self, line: str) -> str:
        words = line.split(" ")
        if words[0] != "#" or len(words) < 3:
            return line
        kind, number = words[1], int(words[2]) if words[2].isascii() and words[2].isdigit() else 0
        if kind == "salt":
            self.salts[number] = words[3]
        elif kind == "dealer" and "dealer" not in self.kept:
            line = f"# dealer {number} {self._dealer(number, words[3])}"
        if kind == "dealer":
            self.dealers[number] = line.split(" ")[3]
        elif kind == "seal" and (found := SEAL.fullmatch(line)):
            made = f"# seal {number} {self._seal(number, found[2] or '')}"
            line = line if f"seal {number}" in self.kept else made
        elif kind in ("dealt", "end"):
            line = " ".join([*words[:-1], self._before()])
        elif kind == "deal" and (found := DEAL.fullmatch(line)):
            line = self._shown(number, found[3])
        elif found := SHUFFLE.fullmatch(line):
            line = self._other(number, found)
        return line

    def _seal(self, number: int, form: str) -> str:
        self.counts.setdefault(number, self._made_before(number) + 1 + self._draws)
        if form:
            self.versions[number] = 3
            dealer = [f"dealt-by: {self.dealers[number]}"] if number in self.dealers else []
            return form + self._sum(
                f"five-takes seal {form[1]}", *self.head, "shuffle-version: 1", f"round: {number}",
                *dealer, f"salt: {self.salts.get(number, '')}", f"number: {self._root(number)}",
                f"before: {self._before()}",
            )  # fmt: skip
        self.versions[number] = 2 if number in self.salts else 1
        return self._sum(self._told(number))

    def _sum(self, *lines: str) -> str:
        return sha256("\n".join(lines).encode()).hexdigest()

    def _told(self, number: int, cards: str = "") -> str:
        deck = cards or " ".join(self._deck(number))
        if self.versions.get(number) == 1:
            return f"{old_salt(self.setup.seed, number)} {deck}"
        return f"{self.salts.get(number, '0' * 32)} {self._root(number)} {deck}"

    def _shown(self, number: int, told: str) -> str:
        cards = " ".join(told.split(" ")[-len(self.pack) :]) if "deal" in self.kept else ""
        return f"# deal {number} {self._told(number, cards)}"

    def _other(self, number: int, found: re.Match[str]) -> str:
        kind, _, _, before, _ = found.groups()
        first = kind == "draw" or (self._draws and self.versions.get(number) == 2)
        if not first:
            self.counts[number] = self.counts.get(number, 0) + 1
        if "shuffle" in self.kept:
            return found[0]
        place = self.counts.get(number, 0) - (1 if first else 0)
        source = self._drawn_by(number) if first else self._chance(number)
        cards = before.split(" ")
        after = " ".join(self._shuffled(cards, source, place))
        return f"# {kind} {number} {place} {before} > {after}"


# Forgeries.

Forger = Callable[[list[str], Random], Sequence[str] | None]
"""Changes the lines of a record; returns what of them is not made anew.

None: there is nothing of its kind in the record.
"""


def _places(lines: list[str], *starts: str) -> list[int]:
    return [place for place, line in enumerate(lines) if line.startswith(starts)]


def _moves(lines: list[str]) -> list[int]:
    rule = lines.index("---")
    return [place for place in range(rule + 1, len(lines)) if lines[place][:1].isdigit()]


def rename_seat(lines: list[str], rng: Random) -> Sequence[str] | None:
    place = _places(lines, "seats: ")[0]
    lines[place] = lines[place].replace("You", rng.choice(["You too", "Ada", "Me", "🦊"]), 1)
    return ()


def name_dealer(lines: list[str], rng: Random) -> Sequence[str] | None:
    """Another first dealer in the header; those who deal later follow, or do not."""
    places = _places(lines[: lines.index("---")], "dealer: ")
    line = f"dealer: {rng.randrange(3)}"
    if places:
        lines[places[0]] = line
    else:
        lines.insert(lines.index("---"), line)
    return rng.choice([(), ("dealer",)])


def change_dealer(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _places(lines, "# dealer ")
    if not places:
        return None
    words = lines[rng.choice(places)].split(" ")
    other = rng.choice([seat for seat in ("0", "1", "2", "9", "00") if seat != words[3]])
    lines[lines.index(" ".join(words))] = " ".join([*words[:3], other])
    return ("dealer",)


def _blocks(lines: list[str]) -> list[int]:
    return _places(lines, "# salt ") or _places(lines, "# seal ")


def order_rounds(lines: list[str], rng: Random) -> Sequence[str] | None:
    """A round earlier or later, twice, or away; numbered anew or not."""
    starts = _blocks(lines)
    if len(starts) < 2:
        return None
    bounds = [*starts, len(lines) - 1]
    rounds = [lines[one:other] for one, other in pairwise(bounds)]
    place = rng.randrange(len(rounds) - 1)
    way = rng.randrange(3)
    if way == 0:
        rounds[place], rounds[place + 1] = rounds[place + 1], rounds[place]
    elif way == 1:
        del rounds[place]
    else:
        rounds.insert(place, rounds[place])
    if rng.random() < 0.5:
        rounds = [[_numbered(line, at) for line in one] for at, one in enumerate(rounds, 1)]
    lines[starts[0] : -1] = [line for one in rounds for line in one]
    return ()


def _numbered(line: str, number: int) -> str:
    words = line.split(" ")
    if words[0] == "#" and words[1] in (
        "salt",
        "dealer",
        "seal",
        "dealt",
        "deal",
        "draw",
        "shuffle",
    ):
        words[2] = str(number)
    return " ".join(words)


def change_seat(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _moves(lines)
    if not places:
        return None
    opening = [place for place in places if lines[place - 1].startswith("#")]
    place = rng.choice(opening if opening and rng.random() < 0.5 else places)
    seat, _, move = lines[place].partition(" ")
    lines[place] = f"{rng.choice([one for one in '0123' if one != seat])} {move}"
    return ()


def move_end(lines: list[str], rng: Random) -> Sequence[str] | None:
    """What stands between two rounds, or a line of it, a few moves earlier or later."""
    begins = _blocks(lines)[1:]
    if not begins:
        return None
    begin = rng.choice(begins)
    first, last = begin, begin
    while lines[first - 1].startswith("#"):
        first -= 1
    while last < len(lines) - 1 and not lines[last][:1].isdigit():
        last += 1
    if rng.random() < 0.4:
        first = rng.randrange(first, last)
        last = first + 1
    block = lines[first:last]
    del lines[first:last]
    moves = _moves(lines)
    places = [
        place for place in (*moves, len(lines) - 1) if abs(place - first) <= 4 and place != first
    ]
    if not places:
        return None
    place = rng.choice(places)
    lines[place:place] = block
    return ()


def use_salt_again(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _places(lines, "# salt ")
    if len(places) < 2:
        return None
    one, other = rng.sample(places, 2)
    lines[other] = " ".join([*lines[other].split(" ")[:3], lines[one].split(" ")[3]])
    return ()


def change_number(lines: list[str], rng: Random) -> Sequence[str] | None:
    lines[_places(lines, "seed: ")[0]] = f"seed: {rng.choice([0, 7, -3, rng.getrandbits(128)])}"
    return rng.choice([(), ("dealer",), ("deal",)])


PARTS = ("cut 0", "cut 1", "cut 51", "cut 52", "cut 400", "cut 07", "words Oh no", "words  two",
         "words " + "🦊" * 80, "words " + "🦊" * 81, "words a\u2028b", "words a\rb", "words \ufeff",
         "words \u00a0", "words ", "words a\u0085b")  # fmt: skip


def change_part(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _places(lines, "cut ", "words ")
    way = rng.randrange(4)
    if way == 0 and places:
        lines[rng.choice(places)] = rng.choice(PARTS)
    elif way == 1 and places:
        place = rng.choice(places)
        del lines[place]
        if lines[place].startswith("# dealt ") and rng.random() < 0.5:
            del lines[place]
    elif way == 2 and places:
        place = rng.choice(places)
        line = lines.pop(place)
        lines.insert(max(lines.index("---") + 1, place + rng.randint(-3, 3)), line)
    else:
        seals = _places(lines, "# seal ")
        if not seals:
            return None
        lines.insert(rng.choice(seals) + rng.randint(-1, 2), rng.choice(PARTS))
    return rng.choice([(), ("deal",)])


def change_cards(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _places(lines, "# deal ")
    if not places:
        return None
    place = rng.choice(places)
    words = lines[place].split(" ")
    one, other = rng.sample(range(5, len(words)), 2)
    if rng.random() < 0.8:
        words[one], words[other] = words[other], words[one]
    else:
        words[one] = rng.choice(["AS", "JK", "constructor", ""])
    lines[place] = " ".join(words)
    return ("deal",)


def change_shuffles(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _places(lines, "# draw ", "# shuffle ")
    deals = _places(lines, "# deal ")
    way = rng.randrange(4)
    if places and way == 0:
        del lines[rng.choice(places)]
        return ()
    if places and way == 1:
        place = rng.choice(places)
        lines.insert(place, lines[place])
        return rng.choice([(), ("shuffle",)])
    if places and way == 2:
        place = rng.choice(places)
        words = lines[place].split(" ")
        one, other = rng.sample([at for at in range(4, len(words)) if words[at] != ">"], 2)
        words[one], words[other] = words[other], words[one]
        lines[place] = " ".join(words)
        return rng.choice([(), ("shuffle",)])
    if not deals:
        return None
    place = rng.choice(deals)
    _, _, number, _, *cards = lines[place].split(" ")
    some = " ".join(sorted(cards[-9:]))
    lines.insert(place + 1, f"# {rng.choice(['shuffle', 'draw'])} {number} 2 {some} > {some}")
    return ()


HEADERS = (
    ("game", "constructor"), ("game", "__proto__"), ("game", "toString"), ("game", ""),
    ("game", "Take"), ("players", "3"), ("players", "02"), ("players", "-2"), ("players", "11"),
    ("players", "2.0"), ("players", "1e0"), ("seats", "You"), ("seats", ""), ("seats", "A | B | C"),
    ("seats", "A |  B"), ("options", ""), ("options", "target=0"), ("options", "hand=10"),
    ("options", "rounds=1"), ("options", "rounds=1-1"), ("options", "constructor=1"),
    ("options", "rounds=1 rounds=1"), ("options", "wins=1"), ("options", "jokers=off"),
    ("options", "target=100 "), ("options", "hand=8 wins=3"), ("options", "rounds"),
    ("options", "hand_for_two=7"), ("options", "rounds=09"), ("options", "mode=tournament"),
    ("seed", "x"), ("seed", "1" * 4301), ("seed", "1_0"), ("seed", "\u0661"), ("chance", "round"),
    ("chance", "round+part"), ("chance", "round+part+dealer"), ("chance", "constructor"),
    ("chance", ""), ("dealer", "9"),
    ("dealer", "-1"), ("dealer", "x"), ("deck", "AS 2S"), ("deck", ""), ("toString", "1"),
    ("note", "x"),
)  # fmt: skip


def change_deck(lines: list[str], rng: Random) -> Sequence[str] | None:
    """Other cards in the header: in another order, in one that Taki cannot deal, or too few."""
    places = _places(lines[: lines.index("---")], "deck: ")
    if not places:
        return None
    _, *cards = lines[places[0]].split(" ")
    numbers = sorted(cards, key=lambda card: not card[-1].isdigit() or card == "+3")
    cards = rng.choice([cards[1:], rng.sample(cards, len(cards)), numbers, numbers[::-1]])
    lines[places[0]] = " ".join(["deck:", *cards])
    return ()


def change_header(lines: list[str], rng: Random) -> Sequence[str] | None:
    rule = lines.index("---")
    way = rng.randrange(6)
    if way == 0:
        del lines[rng.randrange(rule + 1)]
    elif way == 1:
        place = rng.randrange(rule + 1)
        lines.insert(place, lines[place])
    elif way == 2:
        lines.insert(
            rng.randint(1, rule), rng.choice(["# a remark", "", "cut 3", "seed:7", "x: y"])
        )
    else:
        key, value = rng.choice(HEADERS)
        places = _places(lines[:rule], f"{key}: ")
        line = f"{key}: {value}" if value or rng.random() < 0.5 else f"{key}:"
        if places:
            lines[places[0]] = line
        else:
            lines.insert(rule, line)
    return rng.choice([(), ("dealer",)])


NOTES = ("# rules " + "🦊" * 24, "# rules " + "🦊" * 40, "# rules " + "🦊" * 41, "# rules a\u2028b",
         "# rules a\rb", "# rules \u00a0", "# rules \ufeff", "# mode \u2003day", "# mode a\u2028b",
         "# mode " + "🦊" * 80, "# mode " + "🦊" * 81, "# begun \u00a0now", "# begun now\ufeff",
         "# begun " + "🦊" * 40, "# hint", "# undo", "# given-up", "# hint ", "# rules a|b",
         "# played 12", "# played \u0661", "# for children", "# cards known", "# a remark",
         "# rules \x0b", "# rules a\x0b", "# mode a\r", "# hint\r")  # fmt: skip


def add_note(lines: list[str], rng: Random) -> Sequence[str] | None:
    place = len(lines) - 1 if rng.random() < 0.6 else rng.randrange(1, len(lines))
    lines.insert(place, rng.choice(NOTES))
    return ()


def add_line(lines: list[str], rng: Random) -> Sequence[str] | None:
    """A line that looks like one of those that count, somewhere."""
    sums = "ab" * 32
    line = rng.choice([
        f"# seal 1 v3 {sums}", f"# seal 2 v3 {sums}", f"# seal 3 {sums}", f"# seal 12 v3 {sums}",
        f"# salt 1 {'cd' * 16}", f"# salt 2 {'cd' * 16}", "# dealer 1 0", "# dealer 2 1",
        f"# dealt 1 {sums}", f"# dealt 2 {sums}", f"# end {sums}", f"# deal 2 {'cd' * 16} 1 AS",
        f"# deal 1 {'cd' * 16} 1 AS", "0 draw", "1 draw stock", "0  draw", "7 discard AS",
        "100 draw",
        "0\u00a0draw", "x", "", "0 ", "0 constructor", "cut 3", f"# seal 01 v3 {sums}",
        f"# seal 1 v4 {sums}", f"# SEAL 1 v3 {sums}",
    ])  # fmt: skip
    lines.insert(rng.randint(lines.index("---") + 1, len(lines) - 1), line)
    return ()


def lose_line(lines: list[str], rng: Random) -> Sequence[str] | None:
    del lines[rng.choice(_places(lines[:-1], "#", "cut ", "words ")[1:] or [1])]
    return ()


def double_line(lines: list[str], rng: Random) -> Sequence[str] | None:
    place = rng.choice(_places(lines[:-1], "#", "cut ", "words ")[1:] or [1])
    lines.insert(place, lines[place])
    return ()


def shift_line(lines: list[str], rng: Random) -> Sequence[str] | None:
    place = rng.choice(_places(lines[:-1], "#", "cut ", "words ")[1:] or [1])
    line = lines.pop(place)
    lines.insert(min(len(lines) - 1, max(1, place + rng.randint(-3, 3))), line)
    return ()


def change_version(lines: list[str], rng: Random) -> Sequence[str] | None:
    places = _places(lines, "# seal ")
    if not places:
        return None
    place = rng.choice(places)
    words = lines[place].split(" ")
    forms: list[list[str]] = [[], ["v3"], ["v4"], ["v5"]]
    form = rng.choice([form for form in forms if form != words[3:-1]])
    lines[place] = " ".join([*words[:3], *form, words[-1]])
    return ()


FORGERS: dict[str, Forger] = {
    "a seat's name": rename_seat,
    "the first dealer": name_dealer,
    "a dealer's line": change_dealer,
    "the order of rounds": order_rounds,
    "a move's seat": change_seat,
    "an end": move_end,
    "a salt again": use_salt_again,
    "the number": change_number,
    "a part": change_part,
    "cards": change_cards,
    "shuffles": change_shuffles,
    "the header": change_header,
    "the deck": change_deck,
    "a note": add_note,
    "a line more": add_line,
    "a line less": lose_line,
    "a line twice": double_line,
    "a line elsewhere": shift_line,
    "a version": change_version,
}


def forged(texts: Sequence[str], many: int, rng: Random) -> Iterator[tuple[str, str]]:
    """Forgeries of some records with all sums made anew, each with what is forged."""
    kinds = list(FORGERS)
    made = 0
    while made < many:
        kind = kinds[made % len(kinds)]
        lines = rng.choice(texts).replace("\r\n", "\n").split("\n")
        kept = FORGERS[kind](lines, rng)
        if kept is not None:
            made += 1
            yield kind, remade("\n".join(lines), kept)
