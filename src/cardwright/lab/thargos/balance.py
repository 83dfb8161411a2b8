"""Are the ready-made decks and their cards fair? `python -m cardwright.lab.thargos.balance` lets bots play and reports.

Every deck plays every other. A deck should win neither much more nor much less than half of its games, no pairing
should be settled beforehand, games should end at the target, and every card should be played and spent now and then.
"""

import argparse
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Final

from rich.progress import track

from cardwright.games.thargos.cards.sets import DESIGNS, HEROES
from cardwright.games.thargos.decks.teams import TEAMS
from cardwright.lab.meetings import wilson
from cardwright.lab.thargos.pictures import ends, matrix
from cardwright.lab.thargos.played import BURNT, DIG, Game, bouts, kept, play

# The limits.
DECK: Final = (0.40, 0.60)
PAIR: Final = (0.25, 0.75)
FIRST: Final = (0.45, 0.55)
TURNS: Final = (12, 40)
BURNT_MOST: Final = 0.35
STALE_MOST: Final = 0.01
CARD_LEAST: Final = 0.10
ALONE_MOST: Final = 0.60
# A card that was drawn in fewer games is not judged.
FEWEST: Final = 30
NAMES: Final = [team.id for team in TEAMS]


class Rate:
    """How often something was so."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.wins += share

    def rate(self) -> float:
        return self.wins / max(1, self.games)

    def told(self) -> str:
        low, high = wilson(self.wins, self.games) if self.games else (0.0, 1.0)
        return f"{self.rate():.1%} ({100 * low:.1f} to {100 * high:.1f})"


class Tally:
    """What many games say."""

    def __init__(self, games: list[Game]) -> None:
        size = len(TEAMS)
        self.games: Final = games
        self.pairs: Final = [[Rate() for _ in range(size)] for _ in range(size)]
        self.decks: Final = [Rate() for _ in range(size)]
        self.began: Final = Rate()
        self.ways: Final = [Counter[str]() for _ in range(size)]
        self.drawn: Final = Counter[tuple[int, int]]()
        self.effect: Final = Counter[tuple[int, int]]()
        self.pam: Final = Counter[tuple[int, int]]()
        self.alone: Final = Counter[str]()
        for game in games:
            self.add(game)

    def add(self, game: Game) -> None:
        self.began.add(game.share(game.began))
        for seat, deck in enumerate(game.decks):
            share = game.share(seat)
            self.pairs[deck][game.decks[1 - seat]].add(share)
            self.decks[deck].add(share)
            if game.winners == [seat]:
                self.ways[deck][game.way] += 1
                most = max(game.vp[seat].values(), default=0)
                if 2 * most > sum(game.vp[seat].values()):
                    self.alone[max(game.vp[seat], key=lambda hero: game.vp[seat][hero])] += 1
            for counter, cards in ((self.drawn, game.drawn), (self.effect, game.effect), (self.pam, game.pam)):
                there = [card for card in cards[seat] if counter is self.drawn or card in game.drawn[seat]]
                counter.update((deck, card) for card in there)

    def share_of(self, *ways: str) -> float:
        return sum(game.way in ways for game in self.games) / max(1, len(self.games))


def check(value: float, limits: tuple[float, float]) -> str:
    return "yes" if limits[0] <= value <= limits[1] else "**no**"


def report(tally: Tally) -> list[str]:
    """The measurement in Markdown: each limit, the pairs, the decks, and the cards that are outside."""
    turns = median(game.turns for game in tally.games)
    burnt, stale = tally.share_of(BURNT, DIG), tally.share_of("stalemate", "endless")
    rows = [
        ("games", f"{len(tally.games):,}", ""),
        ("first player wins", tally.began.told(), check(tally.began.rate(), FIRST)),
        ("turns, median", f"{turns:.0f}", check(turns, TURNS)),
        ("ended at the target", f"{tally.share_of('target'):.1%}", ""),
        ("ended by a burnt deck or a failed dig", f"{burnt:.1%}", check(burnt, (0, BURNT_MOST))),
        ("ended in a stalemate", f"{stale:.1%}", check(stale, (0, STALE_MOST))),
    ]
    head = ["| what | measured | within |", "| :-- | --: | :-: |"]
    return [
        *head, *(f"| {' | '.join(row)} |" for row in rows), "", *pairs(tally), "", *decks(tally), "",
        *heroes(tally), "", *cards(tally),
    ]  # fmt: skip


def pairs(tally: Tally) -> list[str]:
    """Row beats column."""
    lines = [f"| row beats column | {' | '.join(NAMES)} |", f"| :-- |{' --: |' * len(NAMES)}"]
    for one, name in enumerate(NAMES):
        cells = ["" if one == other else _cell(tally.pairs[one][other]) for other in range(len(NAMES))]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def _cell(rate: Rate) -> str:
    if not rate.games:
        return "–"
    text = f"{100 * rate.rate():.0f}"
    return text if PAIR[0] <= rate.rate() <= PAIR[1] else f"**{text}**"


def decks(tally: Tally) -> list[str]:
    lines = [
        "| deck | games | wins | at the target | burnt or dug | 40 to 60 % |",
        "| :-- | --: | --: | --: | --: | :-: |",
    ]
    for deck, name in enumerate(NAMES):
        rate, ways = tally.decks[deck], tally.ways[deck]
        won = max(1, sum(ways.values()))
        shares = [f"{ways['target'] / won:.0%}", f"{(ways[BURNT] + ways[DIG]) / won:.0%}"]
        lines.append(f"| {' | '.join([name, f'{rate.games:,}', rate.told(), *shares, check(rate.rate(), DECK)])} |")
    return lines


def heroes(tally: Tally) -> list[str]:
    """The Heroes who bring more than half of the VP of a victory, as a share of their team's victories."""
    found: list[tuple[float, str]] = []
    for deck, team in enumerate(TEAMS):
        won = max(1, sum(tally.ways[deck].values()))
        found += [(tally.alone[HEROES[number].id] / won, HEROES[number].id) for number in team.deck.heroes]
    share, hero = max(found)
    return [
        f"No Hero brings more than half of the VP as often as {hero}: in {share:.0%} of its team's victories "
        f"(at most {ALONE_MOST:.0%}: {check(share, (0, ALONE_MOST))})."
    ]


def cards(tally: Tally) -> list[str]:
    """The cards of a deck that are hardly ever played, or hardly ever spent."""
    lines = ["| deck | card | drawn | played | spent as PAM |", "| :-- | :-- | --: | --: | --: |"]
    for (deck, card), n in sorted(tally.drawn.items()):
        effect, pam = tally.effect[deck, card] / n, tally.pam[deck, card] / n
        if n >= FEWEST and min(effect, pam) < CARD_LEAST:
            lines.append(f"| {NAMES[deck]} | {DESIGNS[card].id} | {n:,} | {effect:.0%} | {pam:.0%} |")
    return (
        lines
        if len(lines) > 2
        else ["Every card of every deck is played, and spent, in a tenth of the games in which it is drawn."]
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m cardwright.lab.thargos.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, help="for each pair of decks (default 2000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default 1)")
    parser.add_argument(
        "--level", choices=["easy", "normal", "hard"], default="normal", help="who plays (default normal)"
    )
    parser.add_argument("--simulations", type=int, default=200, help="how long hard thinks (default 200 simulations)")
    parser.add_argument("--decks", default="", help="only these, by name, with commas between")
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument(
        "--out", type=Path, default=Path("thargos-games.jsonl"), help="games played; a match goes on there"
    )
    parser.add_argument("--pictures", type=Path, help="a folder for the pictures")
    asked = parser.parse_args()
    only = [NAMES.index(name) for name in asked.decks.split(",") if name]
    done = {(*game.decks, game.seed) for game in kept(asked.out)}
    todo = [
        bout for bout in bouts(asked.games, asked.seed, asked.level, asked.simulations, only) if bout.key() not in done
    ]
    with get_context("spawn").Pool(asked.workers) as pool, asked.out.open("a") as file:
        for line in track(pool.imap_unordered(play, todo, chunksize=1), "games", total=len(todo)):
            file.write(line + "\n")
            file.flush()
    tally = Tally(kept(asked.out))
    print("\n".join(report(tally)))
    if asked.pictures:
        rates = [[rate.rate() if rate.games else -1.0 for rate in row] for row in tally.pairs]
        asked.pictures.mkdir(parents=True, exist_ok=True)
        (asked.pictures / "pairs.svg").write_text(matrix(NAMES, rates))
        (asked.pictures / "ends.svg").write_text(ends(NAMES, [dict(ways) for ways in tally.ways]))


if __name__ == "__main__":
    main()
