"""How a match ended: everybody in the order in which they came in."""

from game.core.event import Seat
from game.ui.box import Box, Column, Fixed, Group, Limit, Over, Roll, Row, Space, columns
from game.ui.parts.part import Part
from game.ui.tree import Node, Role
from game.ui.widgets.kit import nowhere
from game.ui.widgets.picture import drawn
from game.words.message import Message, figured, say, told

ROW, LEAST_ROW = 66.0, 50.0
WIDE = 420.0
"""Units: how high a row is, the least it is, and how wide all of it is."""


class Ranking(Part):
    """A row a player, the winners with a crown, then the others by their points."""

    title = Message("score-result")

    def ranks(self) -> list[tuple[int, Seat]]:
        """Everybody's place and seat, the winners first; those who are level share a place."""
        totals = self.state.scores
        sign = 1 if self.rules.lowest_wins else -1
        winners = self.state.winners or ()
        seats = sorted(
            self.seats, key=lambda seat: (seat not in winners, sign * totals[seat], seat)
        )
        found: list[tuple[int, Seat]] = []
        for number, seat in enumerate(seats, 1):
            level = found and totals[found[-1][1]] == totals[seat]
            beside = found and (found[-1][1] in winners) == (seat in winners)
            found.append((found[-1][0] if level and beside else number, seat))
        return found

    def box(self) -> Box:
        kit = self.kit
        ranks = self.ranks()
        cells = columns([self._cells(rank, seat) for rank, seat in ranks])
        rows: list[Box] = []
        for number, (rank, seat) in enumerate(ranks):
            node = Node(Role.ROW, self.names[seat].name, nowhere())
            if self.model.scored:
                points = self.rules.points(self.state.scores[seat])
                node.value = say("ranking-place", place=rank, points=points)
            row: Box = Limit(Row(cells[number], kit.px(12)), high=kit.px(LEAST_ROW))
            if number:
                row = Over([Column([kit.line()]), row])
            rows.append(Group(node, row))
        roll = Roll(self.scroller, rows, kit.measures, high=kit.px(ROW), enough=len(rows),
                    x=kit.px(10))  # fmt: skip
        return Limit(roll, ideal=kit.measures.grown(WIDE))

    def _cells(self, rank: int, seat: Seat) -> list[Box]:
        """A player's place, portrait, name and points."""
        kit, won = self.kit, seat in (self.state.winners or ())
        high = max(kit.high(18) + kit.high(14), kit.px(LEAST_ROW))
        cells: list[Box] = [kit.square(self.portrait(seat), high - kit.px(8)),
                            self._words(seat, won).growing()]  # fmt: skip
        if self.model.scored:
            place = kit.words(str(rank), 18, tone="dim", weight="bold", anchor="midleft")
            figure = figured(self.state.scores[seat])
            points = kit.words(figure, 24, weight="bold", anchor="midright",
                               tone="gold" if won else "text")  # fmt: skip
            cells = [place, *cells, points]
        return cells

    def _words(self, seat: Seat, won: bool) -> Box:
        """The name, the crown of a winner, and what is said of the seat beside the points."""
        kit, who = self.kit, self.names[seat]
        name: Box = kit.words(who.name, 18, weight="semibold", anchor="midleft")
        if won:
            crown = kit.sign("crown", say("ranking-won", who=who), 18)
            name = Row([name, crown, Space().growing()], kit.px(8))
        purse = self.rules.purse(self.state)
        more = told(self.rules.verdict(self.state, seat))
        if not more and purse is not None:
            more = str(purse[1][seat])
        if not more:
            return name
        under: Box = kit.words(more, 14, tone="dim", anchor="midleft")
        if purse is not None:
            side = kit.high(14)
            coin = Fixed(drawn("coins/dime", nowhere()), side, side)
            under = Row([coin, Limit(under).growing()], kit.px(5))
        return Column([name, under])
