"""Features of a board of Takeaway, in the order of ``evaluate.terms``."""

from game.games.takeaway.bot.evaluate import draw_chance
from game.games.takeaway.bot.rollout import Board
from game.games.takeaway.rules.fitting import CLOCKWISE_SLOTS, FITTING_CARD_SETS


def features(board: Board) -> list[list[float]]:
    """Each seat's features, in the order of ``evaluate.terms``, where a card is to be drawn."""
    left, slots = len(board.stock), len(board.tops)
    unseen = sum(1 << card for card in board.stock)
    masks = FITTING_CARD_SETS[board.run_suits]
    first = board.owner[board.slot]
    rows = [[0.0] * 9 + [1.0] for _ in range(board.players)]
    turns = [0] * board.players

    def flow(seat: int, rival: int, feature: int, cards: float) -> None:
        rows[seat][feature] -= cards
        rows[rival][feature] += cards

    for place, slot in enumerate((board.slot, *CLOCKWISE_SLOTS[board.used][board.slot])):
        seat, size = board.owner[slot], board.sizes[slot]
        if size:
            fit = (masks[board.tops[slot]] & unseen).bit_count()
            rows[seat][0] += size
            rows[seat][1] += size * (fit == 0)
            if place:
                flow(seat, first, 2, size * fit / left)
            for rival, count in enumerate(turns):
                if fit and count:
                    flow(
                        seat,
                        rival,
                        2 + min(fit, 4),
                        size * draw_chance(fit, left, place) * count / place,
                    )
                flow(seat, rival, 7, size * draw_chance(fit, left, slots - 1) / board.players)
        rows[seat][8] += place < left
        turns[seat] += 1
    return rows
