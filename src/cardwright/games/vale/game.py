"""The Vale of Eternity signs the contract."""

from typing import Final

from cardwright.games.vale import layout, record, view
from cardwright.games.vale.cards.sets import ALL, BASE, deck, faces, tiles
from cardwright.games.vale.moves import OVERFLOW, SETTLE
from cardwright.games.vale.record import Book
from cardwright.games.vale.rules.action import BEGIN_TURN, TURN
from cardwright.games.vale.rules.artifacts import LAY_TILES, RETURN_TILE, TAKE_TILE
from cardwright.games.vale.rules.curse import CURSE_PHASE, DAWN, FINAL_COUNT, PASS_ON, PICK_SUMMONER, PICK_SUMMONERS
from cardwright.games.vale.rules.hunting import HUNT
from cardwright.games.vale.rules.resolution import RESOLVE
from cardwright.games.vale.rules.rounds import END_GAME, END_ROUND, REVEAL, ROUND, deal, winners
from cardwright.games.vale.state import Course, Vale, Variant
from cardwright.games.vale.terms import EVENTS, SEALS, count
from cardwright.games.vale.words.creatures import ACTIVATE
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import EXPANSION, RULE, WITH, WITHOUT, Choice, Game, Outcome, Setup, ranked
from cardwright.kernel.machine import Effect, Event, Position
from cardwright.kernel.paper import Page, Record

RULES: Final[dict[str, Effect]] = {
    "round": ROUND,
    "reveal": REVEAL,
    "hunt": HUNT,
    "begin_turn": BEGIN_TURN,
    "turn": TURN,
    "resolve": RESOLVE,
    "activate": ACTIVATE,
    "end_round": END_ROUND,
    "end_game": END_GAME,
    "settle": SETTLE,
    "overflow": OVERFLOW,
    "lay_tiles": LAY_TILES,
    "take_tile": TAKE_TILE,
    "return_tile": RETURN_TILE,
    "pick_summoners": PICK_SUMMONERS,
    "pick_summoner": PICK_SUMMONER,
    "dawn": DAWN,
    "curse_phase": CURSE_PHASE,
    "pass_on": PASS_ON,
    "final_count": FINAL_COUNT,
}

EITHER: Final = [WITHOUT, WITH]
PERFORMER: Final = ["performer", "copied"]
CHOICES: Final = [
    Choice("artifacts", EITHER, WITHOUT, EXPANSION),
    Choice("curse", EITHER, WITHOUT, EXPANSION),
    Choice("copied_recover", PERFORMER, "performer", RULE),
    Choice("copied_other", PERFORMER, "performer", RULE),
    Choice("needless_stones", ["forbidden", "allowed"], "forbidden", RULE),
    Choice("tiles", ["drawn", "all", "none"], "drawn", RULE, of="artifacts", when=[WITH]),
    Choice("bought_spaces", ["two", "any"], "two", RULE, of="artifacts", when=[WITH]),
    Choice("shelter", ["secret", "open"], "secret", RULE, of="artifacts", when=[WITH]),
    Choice("ash_and_totem", ["ignored", "counts"], "ignored", RULE, of="artifacts", when=[WITH]),
    Choice("summoners", ["picked", "dealt"], "picked", RULE, of="curse", when=[WITH]),
]


class ValeGame(Game):
    """Two to four tamers hunt, sell, tame and summon creatures for ten rounds or 60 points."""

    def __init__(self) -> None:
        self.name = "vale"
        self.rules = 3
        self.variants: Final[dict[str, Variant]] = {}
        self.books: Final[dict[str, Book]] = {}

    def choices(self) -> list[Choice]:
        return CHOICES

    def seats(self, options: dict[str, str]) -> range:
        return range(2, 5)

    def variant(self, options: dict[str, str]) -> Variant:
        """The variant of these options; equal ones are made once."""
        key = ",".join(options.values())
        if key not in self.variants:
            self.variants[key] = make(options)
        return self.variants[key]

    def book(self, variant: Variant) -> Book:
        """The book of the cards in play."""
        if variant.box not in self.books:
            self.books[variant.box] = Book(variant, RULES)
        return self.books[variant.box]

    def understands(self, rules: int, options: dict[str, str]) -> bool:
        """Version 2 changed cards of the Artifacts and nothing else; by version 3 more questions wait for an answer."""
        return rules in (2, 3) or (rules == 1 and options.get("artifacts", WITHOUT) == WITHOUT)

    def hold_to(self, t: Position, rules: int) -> None:
        _vale(t).hasty = rules < 3

    def new(self, setup: Setup, told: list[Event] | None = None) -> Position:
        setup = self.checked(setup)
        return deal(self.variant(setup.options), setup.players, setup.dice(), told)

    def event_name(self, kind: int) -> str:
        return EVENTS[kind]

    def write(self, t: Position) -> Record:
        variant = _vale(t).variant
        found = record.write(_vale(t), self.book(variant))
        found["variant"] = self.unusual(variant.options)
        return found

    def read(self, record_: Record) -> Position:
        variant = self._variant_of(record_)
        return record.read(record_, variant, self.book(variant))

    def view(self, t: Position, seat: int) -> Record:
        variant = _vale(t).variant
        return {"variant": variant.options, **view.view(_vale(t), seat, self.book(variant))}

    def imagine(self, seen: Record, dice: Dice) -> Position:
        variant = self._variant_of(seen)
        return view.imagine(seen, variant, self.book(variant), dice)

    def resample(self, t: Position, seat: int, dice: Dice) -> Position:
        return view.resample(_vale(t), seat, dice)

    def lay(self, scenario: Page, told: list[Event] | None = None) -> Position:
        variant = self.variant(self.options_on(scenario.page("options")))
        return layout.lay(scenario, variant, self.book(variant), told)

    def sketch(self, t: Position) -> Record | None:
        sketch = layout.sketch(_vale(t))
        return None if sketch is None else {"options": _vale(t).variant.options, **sketch}

    def outcome(self, t: Position) -> Outcome | None:
        if not t.over():
            return None
        v = _vale(t)
        scores = self.scores(t)
        best = winners(v)
        way = "goal" if max(scores) >= v.variant.goal or v.round < v.variant.rounds else "rounds"
        if len(best) > 1:
            way = "shared"
        elif scores.count(max(scores)) > 1:
            way = "cards"
        return Outcome(ranked([2 * scores[seat] + (seat in best) for seat in range(len(scores))]), scores, way)

    def scores(self, t: Position) -> list[int]:
        return [int(s.score) for s in _vale(t).seats]

    def faults(self, t: Position) -> list[str]:
        v = _vale(t)
        found = record.misplaced(v)
        settling = any(f.effect is SETTLE for f in v.frames())
        for seat in range(v.players):
            s = v.seats[seat]
            if count(s.stones) > v.limit(seat) and not settling:
                found.append(f"seat {seat + 1} holds {count(s.stones)} stones; the limit is {v.limit(seat)}")
            if s.score < 0:
                found.append(f"seat {seat + 1} has {s.score} points")
            if v.room(seat) < 0:
                found.append(f"seat {seat + 1} has {len(s.area)} cards in {v.round + s.bought} spaces")
            if not 0 <= s.seals <= v.variant.seals or s.curses < 0:
                found.append(f"seat {seat + 1} has {s.seals} seals and {s.curses} curses")
        return found + _unknown_own(v)

    def _variant_of(self, data: Record) -> Variant:
        page = Page(data, "")
        return self.variant(self.options_on(page.page("variant")))


def _unknown_own(t: Vale) -> list[str]:
    """Cards in a hand that its owner does not know, or in the open that somebody does not."""
    everyone = t.everyone()
    found = [
        f"seat {seat + 1} does not know its own {t.cards[c].id}"
        for seat in range(t.players)
        for c in [*t.seats[seat].hand, *t.seats[seat].shelter]
        if not t.known_to(c) >> seat & 1
    ]
    for zone in [t.pile, t.board, *[s.area for s in t.seats], *[s.appeased for s in t.seats]]:
        found += [f"{t.cards[c].id} lies open, but not everybody knows" for c in zone if t.known_to(c) != everyone]
    return found


def _vale(t: Position) -> Vale:
    assert isinstance(t, Vale), "a position of another game"
    return t


def make(options: dict[str, str]) -> Variant:
    """A variant: the cards in play, and what the expansions add to the course of the game."""
    artifacts, curse = options["artifacts"] == WITH, options["curse"] == WITH
    tiled = artifacts and options["tiles"] != "none"
    course = Course()
    if tiled:
        course.before_hunt = [TAKE_TILE]
        course.after_action = [RETURN_TILE]
    if curse:
        course.dawn = [DAWN]
        course.after_resolution = [CURSE_PHASE]
        course.finale = [FINAL_COUNT]
    course.opening = ([PICK_SUMMONERS] if curse else []) + ([LAY_TILES] if tiled else [])
    return Variant(
        ALL if artifacts or curse else BASE,
        deck(artifacts, curse),
        course,
        options,
        tiles=tiles() if tiled else [],
        faces=faces(tiled) if curse else [],
        goal=80 if tiled else 60,
        seals=SEALS if curse else 0,
    )


VALE: Final = ValeGame()
