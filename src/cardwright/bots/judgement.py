"""Judgement: what a game's bots think a position is worth. Search knows no game; it asks this."""

from cardwright.kernel.machine import Position


class Judgement:
    """The contract: one number for a position, as one seat sees it."""

    def worth(self, t: Position, seat: int) -> float:
        """The lead, in points, that a seat may expect at the end; a game that is won is worth more than any lead."""
        raise NotImplementedError

    def hope(self, t: Position, seat: int) -> float:
        """The part of the worth that is the seat's own doing: quicker, for playing on without much thought."""
        raise NotImplementedError

    def rests(self, t: Position) -> bool:
        """Whether this is a good moment to judge: nothing is half done."""
        raise NotImplementedError

    def chance(self, lead: float) -> float:
        """The chance, from 0 to 1, that such a lead wins."""
        return 0.5 + 0.5 * lead / (SCALE + abs(lead))


SCALE = 8.0
