"""One game of two ready-made decks between bots, and what it shows: a line of JSON each, so that a match can go on."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from cardwright.bots.levels import reckoning
from cardwright.bots.thinking import Brief, ThinkingBot
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.moves.leaving import WAYS
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import (
    ATTACHED_TO,
    CAPTURED,
    DREW,
    DUG,
    LAID_CARD,
    LAID_MISSION,
    LEFT,
    PLAYED,
    POSTED,
    WON_MISSION,
)
from cardwright.kernel.dice import Dice, seeded
from cardwright.kernel.machine import Event

OPTIONS: Final = {"undead": "with"}
# A game that lasts longer never ends.
MOST_ANSWERS: Final = 5_000
# What becomes of a card of a deck: it is drawn, it is played for what it does, it is spent as PAM.
EFFECTS: Final = (ATTACHED_TO, PLAYED, POSTED, LAID_MISSION)
# How a game ends in which somebody is left without an opponent.
BURNT: Final = "burnt"
DIG: Final = "dug"
CAPTIVE: Final = "captured"


class Bout:
    """A game to play: which decks, from which seed, by whom; the first deck sits at the first seat."""

    def __init__(self, first: int, second: int, seed: int, level: str, simulations: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.seed: Final = seed
        self.level: Final = level
        self.simulations: Final = simulations

    def key(self) -> tuple[int, int, int]:
        return self.first, self.second, self.seed


class Game:
    """A game that was played. Cards and Heroes are numbers of designs; each list has one entry for each seat."""

    def __init__(self, line: str) -> None:
        record = json.loads(line)
        self.decks: Final[list[int]] = record["decks"]
        self.seed: Final[int] = record["seed"]
        self.began: Final[int] = record["began"]
        self.winners: Final[list[int]] = record["winners"]
        self.way: Final[str] = record["way"]
        self.turns: Final[int] = record["turns"]
        self.drawn: Final[list[list[int]]] = record["drawn"]
        self.effect: Final[list[list[int]]] = record["effect"]
        self.pam: Final[list[list[int]]] = record["pam"]
        self.vp: Final[list[dict[str, int]]] = record["vp"]

    def share(self, seat: int) -> float:
        """What a seat won: all, or its part of a shared victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def bouts(games: int, seed: int, level: str, simulations: int, only: Iterable[int] = ()) -> Iterator[Bout]:
    """Every pair of decks so often, half of the games in either seat; the pairs take turns, so that a part is fair."""
    wanted = [*only] or range(len(TEAMS))
    pairs = [(one, other) for one in wanted for other in wanted if one < other]
    for number in range(games):
        for one, other in pairs:
            first, second = (one, other) if number % 2 == 0 else (other, one)
            yield Bout(first, second, seed + number, level, simulations)


def mind(level: str, seed: int, simulations: int) -> ThinkingBot:
    known = reckoning(THARGOS)
    if level == "hard":
        return Brief(THARGOS, known.judgement, seed, simulations)
    return known.minds[level](THARGOS, known.judgement, seed)


def play(bout: Bout) -> str:
    """Play it to its end; the line to keep."""
    decks = [code_of(TEAMS[place].deck) for place in (bout.first, bout.second)]
    seed = (bout.seed * len(TEAMS) + bout.first) * len(TEAMS) + bout.second
    events: list[Event] = []
    t = THARGOS.new(THARGOS.setup(2, seed, THARGOS.complete(OPTIONS), brought=decks), events)
    assert isinstance(t, Thargos)
    minds = [mind(bout.level, 2 * seed + seat, bout.simulations) for seat in range(2)]
    for _ in answers(t, minds, seeded(~seed), events):
        pass
    return json.dumps(tell(t, events, bout))


def answers(t: Thargos, minds: Sequence[ThinkingBot], dice: Dice, events: list[Event]) -> Iterator[Thargos]:
    """Play on, and stop before every answer to let somebody look; a bot sees what its seat sees."""
    for _ in range(MOST_ANSWERS):
        if t.asked is None:
            return
        yield t
        seat = int(t.seat())
        pick = minds[seat].pick(THARGOS.resample(t, seat, dice), 0.0) if len(t.options) > 1 else t.options[0]
        t.events = events
        t.answer(pick)
        t.events = None


def tell(t: Thargos, events: list[Event], bout: Bout) -> dict[str, object]:
    outcome = THARGOS.outcome(t)
    return {
        "decks": [bout.first, bout.second],
        "seed": bout.seed,
        "began": int(t.first),
        "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
        "way": "endless" if outcome is None else way(t, events),
        "turns": int(t.turns),
        "drawn": [cards(events, seat, DREW) for seat in range(2)],
        "effect": [cards(events, seat, *EFFECTS) for seat in range(2)],
        "pam": [cards(events, seat, LAID_CARD) for seat in range(2)],
        "vp": [scored(t, events, seat) for seat in range(2)],
    }


def way(t: Thargos, events: list[Event]) -> str:
    """How it ended: at the target, in a stalemate, or because somebody was out, and why."""
    if WAYS[t.ended] != "last_left":
        return WAYS[t.ended]
    out = max(place for place, e in enumerate(events) if e.kind == LEFT)
    before = events[out - 1].kind
    return DIG if before == DUG else CAPTIVE if before == CAPTURED else BURNT


def cards(events: list[Event], seat: int, *kinds: int) -> list[int]:
    """The designs of a player to which something of these kinds happened."""
    return sorted({int(e.card) for e in events if e.seat == seat and e.kind in kinds and e.card >= 0})


def scored(t: Thargos, events: list[Event], seat: int) -> dict[str, int]:
    """The VP that each Hero of a player brought."""
    found: dict[str, int] = {}
    for e in events:
        if e.kind == WON_MISSION and e.seat == seat:
            hero = t.heroes[e.it - len(t.cards)].id
            found[hero] = found.get(hero, 0) + int(e.n)
    return found


def kept(path: Path) -> list[Game]:
    """The games of a file; a last line that was cut off is none."""
    lines = path.read_text().splitlines() if path.exists() else []
    return [Game(line) for line in lines if line.endswith("}")]
