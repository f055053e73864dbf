"""A deal's sums done from its proof alone; it imports nothing of the program."""

import sys
from hashlib import sha256


def shuffle(cards, number, count):
    name, block, words = f"{number}/shuffle {count}/", 0, []
    for i in range(len(cards) - 1, 0, -1):
        x = 2**32
        while x >= 2**32 - 2**32 % (i + 1):
            if not words:
                digest, block = sha256(f"{name}{block}".encode()).digest(), block + 1
                words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
            x = words.pop(0)
        cards[i], cards[x % (i + 1)] = cards[x % (i + 1)], cards[i]
    return cards


def first(chance, players):
    x, block = 2**32, 0
    while x >= 2**32 - 2**32 % int(players):
        digest = sha256(f"{chance}/dealer/{block // 8}".encode()).digest()
        x, block = int.from_bytes(digest[block % 8 * 4 :][:4], "big"), block + 1
    return x % int(players)


def highest(cards, players):
    cards, seats = iter(cards), list(range(players))
    while len(seats) > 1:
        drawn = {seat: "23456789TJQKA".index(next(cards)[0]) for seat in seats}
        seats = [seat for seat in seats if drawn[seat] == max(drawn.values())]
    return seats[0]


def check(proof, dealt):
    sealed = proof.split("\nsealed:\n")[1].split("\n\n")[0]
    late = sealed.startswith("five-takes seal 4\n") and "\nchance: round+part+dealer\n" in sealed
    told = [line.split(": ", 1) for line in proof.splitlines() if ": " in line]
    said = {key: value for key, value in told if key not in ("shuffle", "draw")}
    assert sha256(sealed.encode()).hexdigest() == said["seal"], "the seal is another sum"
    deck, cut, number = said["deck"].split(" "), int(said.get("cut", 0)), said["number"]
    chance = number
    if "part" in said:
        digits = sha256(f"{number} {said['part']}".encode()).hexdigest()
        chance = int(digits[:32], 16)
    pack, draw = sorted(deck), []
    assert (deck[cut:] + deck[:cut])[: len(dealt)] == dealt, "other cards were dealt"
    for kind, value in told:
        if kind in ("shuffle", "draw"):
            count, cards = value.split(" ", 1)
            before, after = (half.split(" ") for half in cards.split(" > "))
            seed = number if kind == "draw" and not late else chance
            assert shuffle(list(before), seed, count) == after, f"{kind} {count} is another"
            if kind == "draw":
                pack, draw = before, after
    if "\ndealt-by: " not in sealed:
        dealer = highest(draw, int(said["players"])) if draw else first(chance, said["players"])
        assert str(dealer) == said["dealt-by"], "the dealer is another"
    if draw:
        assert shuffle(list(pack), chance, 2) == deck, "the deck is another shuffle"


if __name__ == "__main__":
    check(sys.stdin.read(), sys.argv[1:])
