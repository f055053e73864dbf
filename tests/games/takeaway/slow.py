"""A second referee of Takeaway, slow and obvious, that shares nothing with the rules.

It follows one round from the cards as they were dealt.  Stacks are lists of texts.
"""

RING = "A23456789TJQKA"


def fits(one: str, other: str, run_suits: str) -> bool:
    """Whether two top cards are a match or a run."""
    if one[0] == other[0]:
        return True
    if one[0] + other[0] not in RING and other[0] + one[0] not in RING:
        return False
    return run_suits == "any" or one[1] == other[1]


class Referee:
    """One round of Takeaway, told move by move."""

    def __init__(
        self, players: int, run_suits: str, dealer: int, stacks: list[list[str]], deck: list[str]
    ) -> None:
        self.run_suits = run_suits
        self.each = 4 if players == 2 else 2
        self.players = players
        self.stacks = [list(stack) for stack in stacks]
        self.deck = list(deck)
        self.playing = dealer * self.each
        self.taken_this_turn = False
        self.drawn_this_turn = False
        self.over = False

    def seat(self) -> int:
        return self.playing // self.each

    def clockwise(self) -> list[int]:
        """The other slots, in the order in which play would come to them."""
        count = len(self.stacks)
        return [(self.playing + step) % count for step in range(1, count)]

    def fitting(self, slot: int) -> list[int]:
        """The slots that could be taken onto a slot."""
        stacks = self.stacks
        return [
            other
            for other in range(len(stacks))
            if other != slot
            and stacks[slot]
            and stacks[other]
            and fits(stacks[slot][-1], stacks[other][-1], self.run_suits)
        ]

    def moves(self) -> set[str]:
        """What may be done now."""
        if self.over:
            return set()
        takes = {f"take {slot}" for slot in self.fitting(self.playing)}
        return takes or {"draw"}

    def play(self, text: str) -> None:
        """Do it, and pass the turn on if the slot is done."""
        stack = self.stacks[self.playing]
        if text == "draw":
            assert not self.taken_this_turn
            assert not self.drawn_this_turn
            stack.append(self.deck.pop(0))
            self.drawn_this_turn = True
        else:
            other = int(text.split()[1])
            stack.extend(self.stacks[other])
            self.stacks[other] = []
            self.taken_this_turn = True
        if not self.fitting(self.playing):
            self.pass_on()

    def pass_on(self) -> None:
        """Find the slot to be played next."""
        self.taken_this_turn = self.drawn_this_turn = False
        following = self.clockwise()
        if self.deck:
            empty = [slot for slot in following if not self.stacks[slot]]
            self.playing = empty[0] if empty else following[0]
            return
        able = [slot for slot in following if self.fitting(slot)]
        if able:
            self.playing = able[0]
        else:
            self.over = True

    def points(self) -> list[int]:
        """A point a card."""
        count = [0] * self.players
        for slot, stack in enumerate(self.stacks):
            count[slot // self.each] += len(stack)
        return count
