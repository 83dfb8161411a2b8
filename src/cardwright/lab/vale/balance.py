"""Measures how fair the cards are, by playing: `python -m cardwright.lab.vale.balance --games 20000`.

The normal bot plays itself with both expansions. A card is as good as the seats that summoned it: in how many of those
games did they win? The printed cards show how far good and bad cards lie apart; ours should lie between.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from multiprocessing import get_context
from typing import Final

from rich.progress import track

from cardwright.bots.thinking import Brief, Normal, ThinkingBot
from cardwright.bots.vale.reckoning import RECKONING
from cardwright.games.vale.cards.sets import ALL, CREATURES, FIRST_FACE, set_of
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import CURSED, HAUNTED, SUMMONED
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Event
from cardwright.lab.meetings import NORMAL_95

BOTH: Final = {"artifacts": "with", "curse": "with", "summoners": "dealt"}
# A card with fewer games is not listed: its rate would be known to no better than 14 % either way.
FEWEST: Final = 50
# Several times as many as any game needs that ends.
MOST_ANSWERS: Final = 2_000
TAIL: Final = 0.05


class Tally:
    """How often each card was summoned, or each summoner led a seat, and the victories that came of it."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()
        self.curses: dict[bool, list[int]] = {True: [], False: []}
        self.endless: list[int] = []

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.endless += other.endless
        for won, curses in other.curses.items():
            self.curses[won] += curses

    def rate(self, number: int) -> float:
        return self.wins[number] / 2 / self.games[number]

    def error(self, number: int) -> float:
        """Half the width of the interval that holds the true rate 95 times in 100."""
        return NORMAL_95 * sqrt(0.25 / self.games[number])


def bot_of(level: str, seed: int, simulations: int) -> ThinkingBot:
    if level == "hard":
        return Brief(VALE, RECKONING.judgement, seed, simulations)
    return Normal(VALE, RECKONING.judgement, seed)


def play(task: tuple[int, str, int]) -> Tally:
    """One game of two bots, and what it shows. A victory counts two, a shared one one."""
    seed, level, simulations = task
    t = VALE.new(Setup(2, seed, BOTH))
    assert isinstance(t, Vale)
    faces = [(seat, number) for seat in range(2) for number in t.seats[seat].gear if number >= FIRST_FACE]
    events: list[Event] = []
    dice = seeded(~seed)
    bots = [bot_of(level, 2 * seed + seat, simulations) for seat in range(2)]
    answers = 0
    while t.asked is not None:
        answers += 1
        if answers > MOST_ANSWERS:
            return endless(seed)
        seat = int(t.seat())
        pick = bots[seat].pick(VALE.resample(t, seat, dice), 0.0) if len(t.options) > 1 else t.options[0]
        t.events = events
        t.answer(pick)
        t.events = None
    return tell(t, events, faces)


def endless(seed: int) -> Tally:
    """A game in which cards bring each other back for nothing."""
    tally = Tally()
    tally.endless.append(seed)
    return tally


def tell(t: Vale, events: list[Event], faces: list[tuple[int, int]]) -> Tally:
    outcome = VALE.outcome(t)
    assert outcome is not None
    worth = {seat: (2 // len(outcome.winners) if seat in outcome.winners else 0) for seat in range(2)}
    tally = Tally()
    summoned = {(int(e.seat), int(e.card)) for e in events if e.kind == SUMMONED}
    for seat, number in [*summoned, *faces]:
        tally.games[number] += 1
        tally.wins[number] += worth[seat]
    for seat in range(2):
        taken = sum(int(e.n) for e in events if e.seat == seat and e.kind == HAUNTED)
        taken += sum(int(e.n) for e in events if e.seat == seat and e.kind == CURSED)
        tally.curses[worth[seat] == 2].append(taken)
    return tally


def percentile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[round(share * (len(ordered) - 1))]


def report(tally: Tally) -> list[str]:
    """The measurement in Markdown. Cards that were hardly ever summoned say nothing, and are not listed."""
    mean = {won: sum(curses) / max(1, len(curses)) for won, curses in tally.curses.items()}
    any_ = {won: sum(n > 0 for n in curses) / max(1, len(curses)) for won, curses in tally.curses.items()}
    return [
        *cards(tally),
        "",
        *summoners(tally),
        f"Curses taken, with those on cards: winners {mean[True]:.1f}, losers {mean[False]:.1f} on average; "
        f"{any_[True]:.0%} of winners and {any_[False]:.0%} of losers took one or more.",
        f"Games that did not end within {MOST_ANSWERS:,} answers: {tally.endless or 'none'}.",
    ]


def cards(tally: Tally) -> list[str]:
    """Ours beside the printed ones: one by one, or all together where that is all that can be said."""
    printed = [n for n, card in enumerate(CREATURES) if card.provenance == "printed"]
    ours = [n for n, card in enumerate(CREATURES) if set_of(card) == "curse"]
    rates = [tally.rate(n) for n in ranked(tally, printed)]
    if not rates:
        few = f"No printed card was summoned in {FEWEST} games, so single cards cannot be compared."
        return [few, f"Together: printed cards {pooled(tally, printed)}, the cards of Curse {pooled(tally, ours)}."]
    low, middle, high = (percentile(rates, share) for share in (TAIL, 0.5, 1 - TAIL))
    return [
        f"Printed cards: 5th percentile {low:.1%}, median {middle:.1%}, 95th percentile {high:.1%}.",
        "",
        "| card | provenance | games | wins | ± | within |",
        "| :-- | :-- | --: | --: | --: | :-: |",
        *[row(tally, n, low, high) for n in ranked(tally, ours)],
    ]


def summoners(tally: Tally) -> list[str]:
    found = [row(tally, n, 0.42, 0.58) for n in ranked(tally, range(FIRST_FACE, len(ALL)))]
    head = ["| summoner | provenance | games | wins | ± | 42 to 58 % |", "| :-- | :-- | --: | --: | --: | :-: |"]
    return [*head, *found, ""] if found else []


def ranked(tally: Tally, numbers: Iterable[int]) -> list[int]:
    """Those that are known well enough, the weakest first."""
    return sorted((n for n in numbers if tally.games[n] >= FEWEST), key=tally.rate)


def pooled(tally: Tally, numbers: Iterable[int]) -> str:
    """How often somebody who summoned one of these won."""
    games = sum(tally.games[n] for n in numbers)
    wins = sum(tally.wins[n] for n in numbers) / 2
    return f"{wins / max(1, games):.1%} of {games:,}"


def row(tally: Tally, n: int, low: float, high: float) -> str:
    within = "yes" if low <= tally.rate(n) <= high else "**no**"
    cells = [ALL[n].id.replace("_", " "), ALL[n].provenance, f"{tally.games[n]:,}"]
    return f"| {' | '.join([*cells, f'{tally.rate(n):.1%}', f'{tally.error(n):.1%}', within])} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.lab.vale.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many (default 20000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument("--level", choices=["normal", "hard"], default="normal", help="who plays (default normal)")
    parser.add_argument("--simulations", type=int, default=200, help="how long hard thinks (default 200 simulations)")
    asked = parser.parse_args()
    tally = Tally()
    tasks = [(asked.seed + i, asked.level, asked.simulations) for i in range(asked.games)]
    with get_context("spawn").Pool() as pool:
        for part in track(pool.imap_unordered(play, tasks, chunksize=4), "games", total=asked.games):
            tally.add(part)
    print("\n".join(report(tally)))


if __name__ == "__main__":
    main()
