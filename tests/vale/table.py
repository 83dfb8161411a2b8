"""A table for rules tests: one line lays it, one plays, one looks. Every answer is also taken back and given again."""

from librt.vecs import remove

from cardwright.games.vale.cards.sets import ALL, BASE, set_of
from cardwright.games.vale.game import VALE
from cardwright.games.vale.layout import between_effects
from cardwright.games.vale.record import ids, stones_on_paper
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import RED, stones_of
from cardwright.kernel.notation import names, parse
from cardwright.kernel.paper import Page, Record

ME = 0
NUMBERS = {card.id: number for number, card in enumerate(ALL)}


class Table:
    """A position and the player at seat 1, who is `me`."""

    def __init__(self, t: Vale) -> None:
        self.t = t

    def copy(self) -> "Table":
        return Table(self.t.copy())

    def pick(self, *answers: str) -> "Table":
        """Answer by name. Each answer is played, rolled back and played again, with the same result."""
        for answer in answers:
            before = self.t.copy()
            number = parse(self.t, answer)
            self.t.answer(number)
            before.answer(number)
            assert VALE.write(before) == VALE.write(self.t), f"not the same after undo: {answer}"
            assert not VALE.faults(self.t), VALE.faults(self.t)
        return self

    def summon(self, card: str, **stones: int) -> "Table":
        """Summon a card, dealt to me if need be, with these stones (red ones for the whole cost if none are named)."""
        self._deal(card, **stones)
        paid = " ".join(f"{colour}={n}" for colour, n in (stones or self._reds(card)).items() if n)
        return self.pick(f"summon {card} {paid}")

    def may_summon(self, card: str, **stones: int) -> bool:
        """Whether I could summon a card, dealt to me if need be, given the stones."""
        trial = self.copy()
        trial._deal(card, **stones)
        return any(option.split()[:2] == ["summon", card] for option in trial.options)

    def _deal(self, card: str, **stones: int) -> None:
        number = NUMBERS[card]
        s = self.t.seats[ME]
        if card not in self.hand:
            self.t.deck = remove(self.t.deck[:], number)
            s.take(number)
            self.t.let_know(number, self.t.everyone())
        for colour, n in (stones or self._reds(card)).items():
            s.stones += stones_of(("red", "blue", "purple").index(colour), n)
        self.t.ask_again()

    def _reds(self, card: str) -> dict[str, int]:
        worth = self.t.values(ME)[RED]
        return {"red": -(-self.t.cost(ME, NUMBERS[card]) // worth)}

    @property
    def options(self) -> list[str]:
        return names(self.t) if self.t.asked is not None else []

    @property
    def asked(self) -> int:
        """The seat that must answer, counted from 1; 0 if nothing is asked."""
        return self.t.seat() + 1

    def _settled(self) -> Vale:
        assert self.t.asked is None or between_effects(self.t), f"still open: {self.options}"
        return self.t

    @property
    def score(self) -> int:
        return self._settled().seats[ME].score

    @property
    def scores(self) -> list[int]:
        return [s.score for s in self._settled().seats]

    @property
    def stones(self) -> dict[str, int]:
        return stones_on_paper(self._settled().seats[ME].stones)

    @property
    def hand(self) -> list[str]:
        return ids(self.t, self.t.seats[ME].hand)

    @property
    def area(self) -> list[str]:
        return ids(self.t, self.t.seats[ME].area)

    def area_of(self, seat: int) -> list[str]:
        """The area of another seat, counted from 1."""
        return ids(self.t, self.t.seats[seat - 1].area)

    @property
    def shelter(self) -> list[str]:
        return ids(self.t, self.t.seats[ME].shelter)

    @property
    def appeased(self) -> list[str]:
        return ids(self.t, self.t.seats[ME].appeased)

    @property
    def gear(self) -> list[str]:
        """My artifact tile and my summoner's face."""
        return ids(self.t, self.t.seats[ME].gear)

    @property
    def curses(self) -> int:
        """Curses on me."""
        return int(self.t.seats[ME].curses)

    @property
    def seals(self) -> int:
        """My active seals."""
        return int(self.t.seats[ME].seals)

    @property
    def tokens(self) -> dict[str, int]:
        """Curses on the cards of all areas."""
        return {self.t.cards[c].id: int(n) for c, n in enumerate(self.t.tokens) if n}

    @property
    def pile(self) -> list[str]:
        return ids(self.t, self.t.pile)

    @property
    def deck(self) -> list[str]:
        """The deck from its top."""
        return ids(self.t, self.t.deck)[::-1]


def all_but(*cards: str) -> list[str]:
    """Every card but these: what to put elsewhere so that the deck is empty."""
    return [card.id for card in BASE if card.id not in cards]


def named(data: object) -> set[str]:
    """Every text in some data, keys included."""
    if isinstance(data, dict):
        return {*data} | named([*data.values()])
    if isinstance(data, list | tuple):
        return set().union(*map(named, data))
    return {data} if isinstance(data, str) else set()


def expansions(names: set[str]) -> dict[str, str]:
    """The expansions that cards, tiles and summoners of these names come from."""
    return {set_of(card): "with" for card in ALL if card.id in names and set_of(card) != "base"}


def lay(
    *area: str,
    hand: tuple[str, ...] = (),
    stones: dict[str, int] | None = None,
    score: int = 0,
    marked: tuple[str, ...] = (),
    facing: tuple[str, ...] = (),
    others: list[Record] | None = None,
    options: dict[str, str] | None = None,
    mine: Record | None = None,
    summons: tuple[str, ...] = (),
    **scenario: object,
) -> Table:
    """My area and what else matters, in my action turn of round 10 unless told otherwise.

    `facing` is the area of the one opponent; `others` are whole [[seat]] tables of opponents instead; `mine` is what
    else I have. The expansions of everything that is named are in play, and of the cards to be summoned later.
    """
    me: Record = {"area": [*area], "hand": [*hand], "stones": stones or {}, "score": score, "marked": [*marked]}
    opponents = others if others is not None else [{"area": [*facing], "score": 0}]
    page: Record = {"round": 10, "seat": [{**me, **(mine or {})}, *opponents], **scenario}
    page["options"] = {**expansions(named(page) | {*summons}), **(options or {})}
    t = VALE.lay(Page(page, ""))
    assert isinstance(t, Vale)
    return Table(t)


def resolve(*area: str, order: tuple[str, ...] = (), **what: object) -> Table:
    """My resolution turn of round 10, with cards activated in the order given; the last one runs by itself."""
    table = lay(*area, phase="resolution", **what)  # type: ignore[arg-type]  # the names are those of lay
    return table.pick(*[f"activate {card}" for card in order])
