"""A team and a deck as plain data."""

from typing import Final

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES


class Deck:
    """The numbers of the Heroes and of the cards, in order; a card stands there as often as it is held."""

    def __init__(self, heroes: list[int], cards: list[int]) -> None:
        self.heroes: Final = sorted(heroes)
        self.cards: Final = sorted(cards)

    def held(self) -> dict[int, int]:
        """How many there are of each card."""
        found: dict[int, int] = {}
        for number in self.cards:
            found[number] = found.get(number, 0) + 1
        return found

    def points(self) -> int:
        """The Hero points of the team: what must be scored in a full game."""
        return sum([int(HEROES[number].points) for number in self.heroes])

    def pam(self) -> int:
        """The PAM of all cards together."""
        return sum([int(DESIGNS[number].pam) for number in self.cards])

    def of_kind(self, kind: int) -> list[int]:
        """The cards of a kind."""
        return [number for number in self.cards if DESIGNS[number].kind == kind]
