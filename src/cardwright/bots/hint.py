"""Advice for a person: what the hard bot would answer, what else it thought of, and why, in one sentence."""

from collections.abc import Sequence
from typing import Final

from cardwright.bots.levels import JUDGEMENTS
from cardwright.bots.players import BREADTH, NO_END, Hard
from cardwright.bots.search import Thought
from cardwright.bots.turns import best_of, look_through
from cardwright.bots.vale.judgement import ValeJudgement
from cardwright.bots.vale.reasons import PACE, PARTS, Reckoning, average, reckon
from cardwright.games.vale.state import Vale
from cardwright.games.vale.terms import HUNTING
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Game
from cardwright.kernel.notation import name
from cardwright.kernel.paper import Record
from cardwright.text.language import language
from cardwright.text.telling import Telling

DEALS: Final = 4
LONGEST: Final = 60
WORTH_SAYING: Final = 0.25
SURER: Final = 0.02
SEED: Final = 1


class Advice:
    """One answer: its name, the words for it, the chance to win in percent, and the lead to expect in points."""

    def __init__(self, answer: str, words: str, chance: int, lead: float) -> None:
        self.answer: Final = answer
        self.words: Final = words
        self.chance: Final = chance
        self.lead: Final = lead

    def record(self) -> Record:
        return {"answer": self.answer, "words": self.words, "chance": self.chance, "lead": round(self.lead, 1)}


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
    judgement = JUDGEMENTS[game.name]
    assert isinstance(judgement, ValeJudgement)
    bot = Hard(game, judgement, SEED, simulations)
    t = game.imagine(view, bot.dice)
    assert isinstance(t, Vale)
    if len(t.options) == 1:
        only = int(t.options[0])
        lead = foresee(game, judgement, t, only)
        chance = judgement.chance(judgement.worth(after(t, only), t.seat()))
        return Hint(advise(t, only, chance, lead, names, words), None, words.reason("only"))
    best, second = two_best(judgement, t, bot.search(t, seconds).thoughts())
    leads = [foresee(game, judgement, t, int(thought.pick)) for thought in (best, second)]
    first, other = [
        advise(t, int(thought.pick), thought.chance, lead, names, words)
        for thought, lead in zip((best, second), leads)
    ]  # fmt: skip
    return Hint(first, other, why(leads[0], leads[1], best.chance - second.chance > SURER, other.words, names, words))


def two_best(judgement: ValeJudgement, t: Vale, thoughts: list[Thought]) -> tuple[Thought, Thought]:
    """The first two thoughts; if the search had eyes for one answer only, judgement finds the second."""
    best = thoughts[0]
    if len(thoughts) > 1:
        return best, thoughts[1]
    values = look_through(judgement, t, t.seat(), BREADTH)
    worth, pick = max((value, -int(pick)) for value, pick in zip(values, t.options) if pick != best.pick)
    return best, Thought(-pick, 0, judgement.chance(worth))


def advise(t: Vale, pick: int, chance: float, end: Reckoning, names: Sequence[str], words: Telling) -> Advice:
    return Advice(name(t, pick), words.option(t, pick, names), round(100 * chance), end.lead())


def after(t: Vale, pick: int) -> Vale:
    u = t.copy()
    u.answer(pick)
    return u


def foresee(game: Game, judgement: ValeJudgement, t: Vale, pick: int) -> Reckoning:
    """How an answer stands at the end of the best turn that begins with it; unseen cards are dealt several times."""
    seat = int(t.seat())
    dice = seeded(SEED)
    end = play_turn(judgement, after(t, pick), seat)
    found = [reckon(judgement, end, seat)]
    if end.secrets != t.secrets:
        for _ in range(DEALS - 1):
            u = game.resample(t, seat, dice)
            assert isinstance(u, Vale)
            found.append(reckon(judgement, play_turn(judgement, after(u, pick), seat), seat))
    return average(found)


def play_turn(judgement: ValeJudgement, u: Vale, seat: int) -> Vale:
    """Play on as judgement likes it, until a seat's turn ends; others answer only what the turn asks of them."""
    round_ = u.round
    for _ in range(LONGEST):
        mine = u.seat() == seat or (u.turn == seat and u.phase != HUNTING)
        if u.asked is None or u.round != round_ or not mine:
            break
        u.answer(u.options[best_of(look_through(judgement, u, u.seat(), BREADTH))])
    return u


def why(
    best: Reckoning, second: Reckoning, surer: bool, other: str, names: Sequence[str], words: Telling
) -> str:  # fmt: skip
    """One true sentence: the part in which the best answer leads most, if the end of the turn shows it at all."""
    if best.won and not second.won:
        return words.reason("wins", other=other)
    gains = {part: best.parts[part] - second.parts[part] for part in PARTS if part != PACE}
    part = max(gains, key=lambda part: gains[part])
    if best.lead() - second.lead() < WORTH_SAYING or gains[part] < WORTH_SAYING:
        return words.reason("further" if surer else "equal", other=other)
    return words.reason(part, other=other, n=gains[part], name=language(words.code).player(names, best.rival))
