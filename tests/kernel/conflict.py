"""A test double of another game, to show that the kernel fits it: the conflict of a duel between two teams of heroes.

On one's turn one attempts one of two missions. The attacker lays hand cards face down, each on an attribute of the
mission; then the defender does, inside the attacker's turn; all are revealed and added up. Simplified: the attacker
may crowd one attribute; on a mission with several, the defender answers only where the attacker laid, but need not
answer everywhere; a mission won is replaced from a common pile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.kernel.book import AddressBook
from cardwright.kernel.copies import Stock, copy_in, designs_in
from cardwright.kernel.dice import Dice, FastDice, read_dice, seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Choice, Game, Outcome, Setup, ranked
from cardwright.kernel.machine import Effect, Event, Frame, Position
from cardwright.kernel.notation import names
from cardwright.kernel.paper import Page, Record

ATTRIBUTES: Final = ("might", "mind", "mysticism")
CARDS: Final = 24  # each seat's; seat 1 has cards 0 to 23, seat 2 the others
COPIES: Final = 2
DESIGN: Final = vec[i64]([card // COPIES for card in range(2 * CARDS)])
WORTH: Final = 3  # victory points of every mission
MISSIONS: Final = ((2, 0, 0), (0, 3, 0), (0, 0, 2), (1, 2, 0), (0, 1, 1), (2, 0, 2), (1, 1, 1), (3, 2, 1))
HEROES: Final = (((3, 2, 1), (2, 1, 1)), ((0, 0, 0), (0, 0, 0)))  # active and injured; no attributes: three dice
TRACKS: Final = 2
HAND: Final = 5
TARGET: Final = 12
MOST_TURNS: Final = 40
STOP: Final = -1
DRAWN, LAID, SHOWN, ROLLED, SCORED, INJURED = range(6)
EVENTS: Final = ("drawn", "laid", "shown", "rolled", "scored", "injured")


def pam(card: int) -> int:
    return DESIGN[card] % 3 + 1


def cards_of(seat: int) -> range:
    return range(seat * CARDS, (seat + 1) * CARDS)


def named(cards: list[int]) -> list[int]:
    """Cards as everybody calls them."""
    return [DESIGN[card] for card in cards]


class Team:
    """What one seat has. `laid` are its cards in the conflict in card order, each times three and its attribute."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.laid: list[int] = []
        self.injured: list[int] = [0] * TRACKS
        self.rolled: list[int] = []
        self.points = 0

    def copy(self) -> "Team":
        team = Team()
        team.hand, team.deck, team.discard, team.laid = self.hand[:], self.deck[:], self.discard[:], self.laid[:]
        team.injured, team.rolled, team.points = self.injured[:], self.rolled[:], self.points
        return team

    def answers(self) -> list[int]:
        """The answers that laid the cards in the conflict: designs instead of cards."""
        return [3 * DESIGN[laid // 3] + laid % 3 for laid in self.laid]

    def written(self) -> Record:
        """On paper, cards by their designs."""
        zones: Record = {"hand": named(self.hand), "deck": named(self.deck), "discard": named(self.discard)}
        return {**vars(self.copy()), **zones, "laid": self.answers()}


class Duel(Position):
    """A position; the last card of a deck or of the pile is its top. -1 is a track without a mission."""

    def __init__(self) -> None:
        super().__init__()
        self.teams: list[Team] = []
        self.tracks: list[int] = []
        self.pile: list[int] = []
        self.won: list[int] = []
        self.track, self.turns, self.burnt = 0, 0, -1

    def clone(self) -> "Duel":
        t = type(self)()
        t.take_over(self)
        t.teams = [team.copy() for team in self.teams]
        t.tracks, t.pile, t.won = self.tracks[:], self.pile[:], self.won[:]
        t.track, t.turns, t.burnt = self.track, self.turns, self.burnt
        return t

    def refill(self, seat: int) -> bool:
        """Draw up to the hand limit; false if a card is needed and none is left."""
        team = self.teams[seat]
        while len(team.hand) < HAND and team.deck:
            team.hand.append(team.deck.pop())
            self.reveal()
            self.note(DRAWN, seat, DESIGN[team.hand[-1]], seen_by=1 << seat)
        team.hand.sort()
        return len(team.hand) > 0

    def total(self, seat: int, attribute: int) -> int:
        team = self.teams[seat]
        printed = team.rolled or HEROES[self.track][team.injured[self.track]]
        return printed[attribute] + sum(pam(pick // 3) for pick in team.laid if pick % 3 == attribute)

    def printed(self) -> list[int]:
        """The attributes that the mission of the conflict asks for."""
        return [a for a, value in enumerate(MISSIONS[self.tracks[self.track]]) if value]


def duel(t: Position) -> Duel:
    assert isinstance(t, Duel)
    return t


class Turn(Effect):
    """Draw, then attempt a mission: the conflict and the other seat's turn are put on the agenda."""

    def run(self, t: Position, f: Frame) -> None:
        d = duel(t)
        if not d.refill(f.seat):
            d.burnt = f.seat
        tracks = self.offer(t, f)
        if d.burnt < 0 and len(tracks) > 0 and d.turns < MOST_TURNS:
            t.wait(f, tracks)

    def offer(self, t: Position, f: Frame) -> vec[i64]:
        return vec[i64]([i for i in range(TRACKS) if duel(t).tracks[i] >= 0])

    def resume(self, t: Position, f: Frame, pick: i64) -> None:
        d = duel(t)
        d.track, d.turns = int(pick), d.turns + 1
        t.push(Frame(TURN, 1 - f.seat))
        for word, seat in ((COMPARE, f.seat), (LAY, 1 - f.seat), (LAY, f.seat), (ROLL, 1 - f.seat), (ROLL, f.seat)):
            t.push(Frame(word, seat, memo=f.seat))

    def label(self, t: Position, f: Frame, pick: i64) -> str:
        return f"attempt {pick + 1}"


class Roll(Effect):
    """A hero without attributes rolls them, one die each."""

    def run(self, t: Position, f: Frame) -> None:
        d = duel(t)
        if not any(HEROES[d.track][0]):
            d.teams[f.seat].rolled = rolled = [int(t.dice.roll(6)) + 1 for _ in ATTRIBUTES]
            t.reveal()
            t.note(ROLLED, f.seat, n=100 * rolled[0] + 10 * rolled[1] + rolled[2])


class Lay(Effect):
    """Lay one more hand card face down, in card order, or stop. The memo is the attacker: everybody sees a memo.

    Everybody sees that a hand is empty, but not that its cards all come before the last one laid.
    """

    def run(self, t: Position, f: Frame) -> None:
        if duel(t).teams[f.seat].hand:
            t.wait(f, self.offer(t, f))
        else:
            t.ask(f, self.offer(t, f))

    def offer(self, t: Position, f: Frame) -> vec[i64]:
        d = duel(t)
        team, attacker = d.teams[f.seat], d.teams[f.memo]
        last, printed = team.answers()[-1] if team.laid else -1, d.printed()
        if len(printed) > 1 and team is not attacker:
            printed = [a for a in printed if any(laid % 3 == a for laid in attacker.laid)]
        picks = [3 * design + a for design in designs_in(vec[i64](team.hand), DESIGN) for a in printed]
        return vec[i64]([STOP, *(pick for pick in picks if pick >= last)])

    def resume(self, t: Position, f: Frame, pick: i64) -> None:
        if pick != STOP:
            team = duel(t).teams[f.seat]
            card = copy_in(vec[i64](team.hand), DESIGN, pick // 3)
            team.hand.remove(card)
            team.laid.append(3 * card + int(pick) % 3)
            t.note(LAID, f.seat, pick // 3, pick % 3, seen_by=1 << f.seat)
            t.push(f)

    def label(self, t: Position, f: Frame, pick: i64) -> str:
        return "stop" if pick == STOP else f"lay c{pick // 3} {ATTRIBUTES[pick % 3]}"


class Compare(Effect):
    """Reveal, compare, score or injure, and clear the table."""

    def run(self, t: Position, f: Frame) -> None:
        d = duel(t)
        mission = MISSIONS[d.tracks[d.track]]
        t.reveal()
        first = [team.answers()[0] // 3 if team.laid else -1 for team in d.teams]
        beaten = any(d.total(f.seat, a) < d.total(1 - f.seat, a) + mission[a] for a in d.printed())
        for seat, team in enumerate(d.teams):
            for laid in team.laid:
                t.note(SHOWN, seat, DESIGN[laid // 3], laid % 3)
                team.discard.append(laid // 3)
            team.laid, team.rolled = [], []
        if beaten:
            d.teams[f.seat].injured[d.track] = 1
            t.note(INJURED, f.seat, first[f.seat], it=first[1 - f.seat])
        else:
            self.score(d, f.seat)

    def score(self, d: Duel, seat: int) -> None:
        d.teams[seat].points += WORTH
        d.note(SCORED, seat, n=WORTH)
        d.won.append(d.tracks[d.track])
        d.tracks[d.track] = d.pile.pop() if d.pile else -1
        if d.teams[seat].points >= TARGET:
            d.agenda = []
        elif not d.refill(1 - seat):
            d.burnt, d.agenda = 1 - seat, []


TURN, ROLL, LAY, COMPARE = Turn(), Roll(), Lay(), Compare()
WORDS: Final[dict[str, Effect]] = {"turn": TURN, "roll": ROLL, "lay": LAY, "compare": COMPARE}

BOOK: Final = AddressBook(WORDS)


def stock_of(seat: int) -> Stock:
    return Stock(vec[i64](cards_of(seat)), DESIGN)


def shuffled(cards: vec[i64], dice: Dice) -> list[int]:
    mixed = cards[:]
    dice.shuffle(mixed)
    return [int(card) for card in mixed]


class ConflictGame(Game):
    """Signs the contract for the double."""

    name = "conflict"
    rules = 1
    table: type[Duel] = Duel

    def choices(self) -> list[Choice]:
        return []

    def seats(self, options: dict[str, str]) -> range:
        return range(2, 3)

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        setup = self.checked(setup)
        return self._laid(Page({"seat": [{}, {}]}, ""), setup.dice(), told)

    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    def write(self, t: Position) -> Record:
        d = duel(t)
        teams = [team.written() for team in d.teams]
        hidden: Record = {"pile": d.pile[:], "dice": d.dice.written(), "options": list(d.options)}
        return {**self._open(d), **hidden, "teams": teams}

    def _open(self, d: Duel) -> Record:
        """What lies open to everybody beside the teams."""
        numbers: Record = {"track": d.track, "turns": d.turns, "burnt": d.burnt, "secrets": d.secrets}
        return {**numbers, **BOOK.write_pending(d), "tracks": d.tracks[:], "won": d.won[:]}

    def _read_open(self, page: Page) -> Duel:
        d = self.table()
        d.players = 2
        d.track, d.turns = page.number("track", None, 0, TRACKS - 1), page.number("turns", None, 0, MOST_TURNS)
        d.burnt, d.secrets = page.number("burnt", None, -1, 1), page.number("secrets", None, 0, 1 << 40)
        d.tracks, d.won = page.numbers("tracks", -1, 7), page.numbers("won", 0, 7)
        BOOK.read_pending(d, page, 2 * CARDS)
        return d

    def _read_team(self, page: Page, stock: Stock) -> Team:
        """A team of cards from the stock; what nobody named is left in it."""
        team = Team()
        team.hand, team.deck, team.discard = (
            [stock.take(design, key) for design in page.numbers(key, 0, 2 * CARDS)]
            for key in ("hand", "deck", "discard")
        )
        laid = page.numbers("laid", 0, 6 * CARDS)
        team.laid = [3 * stock.take(pick // 3, "laid") + pick % 3 for pick in laid]
        team.injured = page.numbers("injured", 0, 1) or [0] * TRACKS
        team.rolled, team.points = page.numbers("rolled", 1, 6), page.number("points", 0, 0, 99)
        return team

    def read(self, record: Record) -> Position:
        page = Page(record, "")
        d = self._read_open(page)
        d.teams = [self._read_team(team, stock_of(seat)) for seat, team in enumerate(page.pages("teams"))]
        d.pile = page.numbers("pile", 0, 7)
        d.options = vec[i64](page.numbers("options", -1, 6 * CARDS))
        d.dice = read_dice(page)
        return d

    def view(self, t: Position, seat: int) -> Record:
        d = duel(t)
        options = names(d) if d.asked is not None and seat in (t.seat(), OPEN) else []
        teams = [self._view_team(team, seat in (i, OPEN)) for i, team in enumerate(d.teams)]
        hidden: Record = {"pile": d.pile[:], "decks": [named(team.deck) for team in d.teams]} if seat == OPEN else {}
        return {"seat": seat, **self._open(d), "options": options, "teams": teams, **hidden}

    def _view_team(self, team: Team, known: bool) -> Record:
        shown = ["discard", "points", "injured", "rolled", *(["hand", "laid"] if known else [])]
        sizes: Record = {"hand_size": len(team.hand), "deck_size": len(team.deck), "on": [p % 3 for p in team.laid]}
        return {**sizes, **{key: team.written()[key] for key in shown}}

    def imagine(self, view: Record, dice: Dice) -> Position:
        page = Page(view, "view")
        page.number("seat", None, SPECTATOR, 1)
        d = self._read_open(page)
        for seat, team_page in enumerate(page.pages("teams")):
            stock = stock_of(seat)
            team = self._read_team(team_page, stock)
            loose = shuffled(stock.cards, dice)
            if not team_page.has("hand"):
                team.hand = sorted(loose.pop() for _ in range(team_page.number("hand_size", None, 0, CARDS)))
                on = team_page.numbers("on", 0, 2)
                team.laid = [3 * card + a for card, a in zip(sorted(loose.pop() for _ in on), on)]
            team.deck = loose
            d.teams.append(team)
        d.pile = shuffled(vec[i64]([m for m in range(8) if m not in d.won + d.tracks]), dice)
        d.dice = FastDice(dice.next(), dice.next() | 1)
        if d.asked is not None:
            d.ask_again()
        return d

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        return self.imagine(self.view(t, seat), dice)

    def lay(self, scenario: Page, told: list[Event] | None = None) -> Position:
        return self._laid(scenario, seeded(scenario.number("seed", 1, -(1 << 62), 1 << 62)), told)

    def _laid(self, scenario: Page, dice: Dice, told: list[Event] | None) -> Position:
        d = self.table()
        d.players = 2
        d.dice = dice
        for seat, page in enumerate(scenario.pages("seat")):
            stock = stock_of(seat)
            team = self._read_team(page, stock)
            team.deck = shuffled(stock.cards, d.dice) + team.deck
            d.teams.append(team)
        d.won, d.pile = scenario.numbers("won", 0, 7), scenario.numbers("pile", 0, 7)
        d.tracks = scenario.numbers("tracks", -1, 7)
        d.pile = shuffled(vec[i64]([m for m in range(8) if m not in d.won + d.pile + d.tracks]), d.dice) + d.pile
        while len(d.tracks) < TRACKS:
            d.tracks.append(d.pile.pop())
        d.track, d.turns = scenario.number("track", 0, 0, 1), scenario.number("turns", 0, 0, MOST_TURNS)
        if scenario.has("dice"):
            d.dice = read_dice(scenario)
        d.push(Frame(TURN, scenario.number("turn", 1, 1, 2) - 1))
        d.events = told
        d.advance()
        d.events = None
        return d

    def sketch(self, t: Position) -> Record | None:
        d = duel(t)
        if d.asked is None or d.asked.effect is not TURN:
            return None
        shown = ("hand", "deck", "discard", "points", "injured")
        seats: list[Record] = [{key: team.written()[key] for key in shown} for team in d.teams]
        zones: Record = {"tracks": d.tracks, "won": d.won, "pile": d.pile, "dice": d.dice.written()}
        return {"turn": d.seat() + 1, "track": d.track, "turns": d.turns, **zones, "seat": seats}

    def outcome(self, t: Position) -> Outcome | None:
        d = duel(t)
        if not t.over():
            return None
        scores = [team.points for team in d.teams]
        ranks = [1 + (seat == d.burnt) for seat in range(2)] if d.burnt >= 0 else ranked(scores)
        return Outcome(ranks, scores, "burnt" if d.burnt >= 0 else "target" if max(scores) >= TARGET else "turns")

    def faults(self, t: Position) -> list[str]:
        d = duel(t)
        found = []
        for seat, team in enumerate(d.teams):
            cards = sorted(team.hand + team.deck + team.discard + [laid // 3 for laid in team.laid])
            if cards != list(cards_of(seat)):
                found.append(f"seat {seat + 1}: not every card lies in one place: {cards}")
        if sorted(d.pile + d.won + [m for m in d.tracks if m >= 0]) != list(range(len(MISSIONS))):
            found.append("not every mission lies in one place")
        return found


CONFLICT: Final = ConflictGame()
