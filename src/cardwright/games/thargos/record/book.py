"""The addresses of every effect, and the numbers of cards and Heroes by name."""

from typing import Final
from zlib import crc32

from librt.vecs import vec

from cardwright.games.thargos.state import Card, Clause, Face, Variant
from cardwright.kernel.book import AddressBook, find
from cardwright.kernel.machine import Effect


class Book(AddressBook):
    """The addresses of the rules and of every effect of the cards, and the numbers of these by name.

    A position that is kept calls cards and Heroes by their numbers. `mark` stands for the lists where they have these.
    """

    def __init__(self, variant: Variant, rules: dict[str, Effect]) -> None:
        super().__init__(rules)
        self.numbers: Final[dict[str, int]] = {card.id: number for number, card in enumerate(variant.cards)}
        self.heroes: Final[dict[str, int]] = {hero.id: number for number, hero in enumerate(variant.heroes)}
        self.mark: Final = crc32(" ".join([*self.numbers, *self.heroes]).encode())
        for card in variant.cards:
            self.enter_card(card)
        for hero in variant.heroes:
            self.enter_face(hero.active, f"{hero.id}/active")
            self.enter_face(hero.injured, f"{hero.id}/injured")

    def enter_card(self, card: Card) -> None:
        post = None if card.post is None else card.post.effect
        for place, word in {"play": card.play, "complete": card.complete, "post": post}.items():
            if word is not None:
                self.enter(word, f"{card.id}/{place}")
        self.enter_clauses(card.clauses, card.id)
        for i, permanent in enumerate(card.always):
            instead = permanent.instead()
            if instead is not None:
                self.enter(instead, f"{card.id}/instead/{i}")

    def enter_face(self, face: Face, address: str) -> None:
        if face.action is not None:
            self.enter(face.action, f"{address}/action")
        self.enter_clauses(face.clauses, address)

    def enter_clauses(self, clauses: vec[Clause], address: str) -> None:
        for i, clause in enumerate(clauses):
            self.enter(clause.effect, f"{address}/clause/{i}")

    def number(self, card: str, where: str) -> int:
        return find(card, self.numbers, "card", where)

    def hero(self, hero: str, where: str) -> int:
        return find(hero, self.heroes, "Hero", where)

    def last(self) -> int:
        """How many cards of every kind there are: designs, and behind them Heroes."""
        return len(self.numbers) + len(self.heroes)
