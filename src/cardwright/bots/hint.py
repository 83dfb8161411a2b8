"""Advice for a person: what the hard bot would answer, what else it thought of, and why, in one sentence."""

from collections.abc import Sequence
from typing import Final

from cardwright.bots.levels import reckoning
from cardwright.bots.reckoning import Breakdown, Reckoning, average
from cardwright.bots.search import Thought
from cardwright.bots.thinking import NO_END, Hard
from cardwright.bots.turns import best_of, look_through
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.text.language import language
from cardwright.text.telling import Telling

# How often unseen cards are dealt before a reason is claimed that hangs on them.
DEALS: Final = 4
# No turn that somebody wants explained asks more; a bound where a game could go on and on.
LONGEST: Final = 60
# What a part must bring to be named as the reason, as a share of judgement's scale (in Vale a quarter of a point).
WORTH_SAYING: Final = 0.03125
# From such a difference on, the end of the turn is never said to be about as good (in Vale a point).
TELLING: Final = 0.125
# The difference of chances from which on an answer is said to be better in what follows, rather than about as good.
SURER: Final = 0.02
# The same question gets the same hint.
SEED: Final = 1


class Advice:
    """One answer: its name, the words for it, the chance to win in percent, and the lead to expect, if there is one."""

    def __init__(self, answer: str, words: str, chance: float, end: Breakdown) -> None:
        self.answer: Final = answer
        self.words: Final = words
        self.chance: Final = round(100 * chance)
        self.lead: Final = None if end.rival < 0 else end.worth()

    def record(self) -> Record:
        lead = None if self.lead is None else round(self.lead, 1)
        return {"answer": self.answer, "words": self.words, "chance": self.chance, "lead": lead}


class Hint:
    """The best answer, the runner-up if there is a choice, and a sentence that compares them."""

    def __init__(self, best: Advice, runner_up: Advice | None, why: str) -> None:
        self.best: Final = best
        self.runner_up: Final = runner_up
        self.why: Final = why

    def record(self) -> Record:
        second = None if self.runner_up is None else self.runner_up.record()
        return {"best": self.best.record(), "runner_up": second, "why": self.why}


def hint(
    game: Game, view: Record, seconds: float, names: Sequence[str], words: Telling, simulations: int = NO_END
) -> Hint:
    """What to answer. It searches for so many seconds, then needs a moment more to find the reason."""
    known = reckoning(game)
    bot = Hard(game, known.judgement, SEED, simulations)
    t = game.imagine(view, bot.dice)
    if len(t.options) == 1:
        only = int(t.options[0])
        end = after(t, only)
        chance = known.judgement.trained(end).chances(end)[t.seat()]
        alone = Advice(name(t, only), words.option(t, only, names), chance, foresee(game, known, t, only))
        return Hint(alone, None, words.reason("only"))
    two = two_best(known, t, bot.search(t, seconds).thoughts())
    ends = [foresee(game, known, t, int(thought.pick)) for thought in two]
    best, second = [
        Advice(name(t, thought.pick), words.option(t, int(thought.pick), names), thought.chance, end)
        for thought, end in zip(two, ends)
    ]
    return Hint(best, second, why(known, ends, two[0].chance - two[1].chance > SURER, second.words, names, words))


def two_best(known: Reckoning, t: Position, thoughts: list[Thought]) -> tuple[Thought, Thought]:
    """The first two thoughts; if the search had eyes for one answer only, judgement finds the second."""
    best = thoughts[0]
    if len(thoughts) > 1:
        return best, thoughts[1]
    judgement = known.judgement.trained(t)
    values = look_through(judgement, t, t.seat(), judgement.breadth)
    worth, pick = max((value, -int(pick)) for value, pick in zip(values, t.options) if pick != best.pick)
    return best, Thought(-pick, 0, judgement.chance(worth))


def after(t: Position, pick: int) -> Position:
    u = t.clone()
    u.answer(pick)
    return u


def foresee(game: Game, known: Reckoning, t: Position, pick: int) -> Breakdown:
    """How an answer stands at the end of the best turn that begins with it; unseen cards are dealt several times."""
    seat = int(t.seat())
    dice = seeded(SEED)
    end = play_turn(known, after(t, pick), seat)
    found = [known.breakdown(end, seat)]
    if end.secrets != t.secrets:
        for _ in range(DEALS - 1):
            u = game.resample(t, seat, dice)
            found.append(known.breakdown(play_turn(known, after(u, pick), seat), seat))
    return average(found)


def play_turn(known: Reckoning, begin: Position, seat: int) -> Position:
    """Play on as judgement likes it, until a seat's turn ends; others answer only what the turn asks of them."""
    u = begin.clone()
    for _ in range(LONGEST):
        if u.asked is None or not known.same_turn(begin, u, seat):
            break
        u.answer(u.options[best_of(look_through(known.judgement, u, u.seat(), known.judgement.breadth))])
    return u


def why(
    known: Reckoning, ends: list[Breakdown], surer: bool, other: str, names: Sequence[str], words: Telling
) -> str:  # fmt: skip
    """One true sentence: the part in which the best answer leads most, if the end of the turn shows it at all."""
    best, second = ends
    if best.won and not second.won:
        return words.reason("wins", other=other)
    enough = WORTH_SAYING * known.judgement.scale
    gains = {part: best.parts[part] - second.parts[part] for part in best.parts}
    part = max(gains, key=lambda part: gains[part], default="")
    lead = best.worth() - second.worth()
    if lead < enough or gains.get(part, 0.0) < enough:
        telling = TELLING * known.judgement.scale
        same = "ahead" if lead > telling else "behind" if lead < -telling else "equal"
        return words.reason("further" if surer and same != "ahead" else same, other=other)
    rival = "" if best.rival < 0 else language(words.code).player(names, best.rival)
    return words.reason(part, other=other, n=gains[part], name=rival)
