"""A deal's sum done from its proof alone; it imports nothing of the program."""

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


def check(proof, dealt):
    told = [line.split(": ", 1) for line in proof.splitlines() if ": " in line]
    said = {key: value for key, value in told if key != "shuffle"}
    text = f"{said['salt']} {said['number']} {said['deck']}"
    deck, cut = said["deck"].split(" "), int(said["cut"])
    assert sha256(text.encode()).hexdigest() == said["seal"], "the seal is another sum"
    assert (deck[cut:] + deck[:cut])[: len(dealt)] == dealt, "other cards were dealt"
    for count, cards in (value.split(" ", 1) for key, value in told if key == "shuffle"):
        before, after = (half.split(" ") for half in cards.split(" > "))
        assert shuffle(before, said["number"], count) == after, f"shuffle {count} is another"


if __name__ == "__main__":
    check(sys.stdin.read(), sys.argv[1:])
