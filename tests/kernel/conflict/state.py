"""The position: what every team has, and what lies between them."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.dice import Dice
from cardwright.kernel.machine import Position
from tests.kernel.conflict.terms import DESIGN, DRAWN, HAND, NOBODY, RIVAL, SHOWN


class Team:
    """What a seat or the Rival has: its `cards`, each in one zone, its heroes, and what everybody knows of it.

    The last card of a deck is its top. `laid` are the cards in the conflict, each times three and its attribute.
    `known` are designs that were shown before the game and put back, `shown` those that were turned up last.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.laid: list[int] = []
        self.lastings: list[list[int]] = [[], []]
        self.injured = [0, 0]
        self.rolled: list[int] = []
        self.won: list[int] = []
        self.known: list[int] = []
        self.shown: list[int] = []

    def copy(self) -> "Team":
        team = Team(self.cards)
        team.hand, team.deck, team.discard, team.laid = self.hand[:], self.deck[:], self.discard[:], self.laid[:]
        team.lastings, team.injured = [attached[:] for attached in self.lastings], self.injured[:]
        team.rolled, team.won, team.known, team.shown = self.rolled[:], self.won[:], self.known[:], self.shown[:]
        return team

    def open_cards(self) -> list[int]:
        """The cards that everybody sees."""
        return [*self.discard, *self.lastings[0], *self.lastings[1]]

    def answers(self) -> list[int]:
        """The answers that laid the cards in the conflict."""
        return [answer_of(laid) for laid in self.laid]


def answer_of(laid: int) -> int:
    """The answer that laid a card on an attribute: its design instead of the card. These have an order, copies none."""
    return 3 * int(DESIGN[laid // 3]) + laid % 3


class Conflict(Position):
    """A position. Track i lies between team i and the next one; -1 is a track without a mission."""

    def __init__(self) -> None:
        super().__init__()
        self.variant: dict[str, str] = {}
        self.teams: list[Team] = []
        self.tracks: list[int] = []
        self.pile: list[int] = []
        self.out: list[int] = []
        self.track, self.attacker, self.turns = 0, 0, 0
        self.attitude, self.infamy = 0, 0
        self.rolls: list[int] = []

    def clone(self) -> "Conflict":
        t = type(self)()
        t.take_over(self)
        t.variant, t.teams = self.variant, [team.copy() for team in self.teams]
        t.tracks, t.pile, t.out, t.rolls = self.tracks[:], self.pile[:], self.out[:], self.rolls[:]
        t.track, t.attacker, t.turns = self.track, self.attacker, self.turns
        t.attitude, t.infamy = self.attitude, self.infamy
        return t

    def rival(self, team: int) -> bool:
        return self.players == 1 and team == RIVAL

    def seat_of(self, team: int) -> int:
        return NOBODY if self.rival(team) else team

    def owners(self, track: int) -> list[int]:
        return [track, (track + 1) % len(self.teams)]

    def opponent(self, team: int) -> int:
        """The team across the track of the conflict."""
        one, other = self.owners(self.track)
        return other if team == one else one

    def hero_of(self, team: int) -> int:
        """Which hero of a team stands on the track of the conflict."""
        return self.owners(self.track).index(team)

    def after(self, team: int) -> int:
        """Whose turn comes next."""
        left = [it for it in range(len(self.teams)) if it not in self.out]
        return min([it for it in left if it > team] or left)

    def draw(self, team: int) -> None:
        it = self.teams[team]
        it.hand.append(it.deck.pop())
        self.reveal()
        self.note(DRAWN, team, DESIGN[it.hand[-1]], seen_by=1 << team)
        it.hand.sort()

    def refill(self, team: int) -> None:
        """Draw up to the hand limit, or as far as the deck goes."""
        while len(self.teams[team].hand) < HAND and self.teams[team].deck:
            self.draw(team)

    def turn_up(self, team: int, cards: list[int]) -> None:
        """Show cards to everybody and discard them."""
        it = self.teams[team]
        self.reveal()
        for card in cards:
            it.discard.append(card)
            it.shown.append(int(DESIGN[card]))
            self.note(SHOWN, self.seat_of(team), DESIGN[card])


def conflict(t: Position) -> Conflict:
    assert isinstance(t, Conflict), "a position of another game"
    return t


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    mixed = vec[i64](cards)
    dice.shuffle(mixed)
    return [int(card) for card in mixed]
