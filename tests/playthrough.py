"""A log told answer by answer, so that a change of the rules shows as a difference between two texts."""

from cardwright.kernel.game import SPECTATOR, Game
from cardwright.kernel.log import Log, replay
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give
from cardwright.kernel.paper import Page


class Outline:
    """What a game shows of itself in a playthrough; whatever it does not say is left out."""

    def moment(self, view: Page) -> str:
        """When in the game an answer is given, before the answer."""
        return ""

    def chapter(self, view: Page) -> str:
        """What is over when it changes, such as "round 3"; a game may have no chapters."""
        return ""

    def table(self, view: Page) -> list[str]:
        """The table at the end of a chapter, line by line."""
        return []


def playthrough(game: Game, log: Log, outline: Outline) -> str:
    """Every answer with its moment, the table at the end of every chapter, and the outcome."""
    t = replay(game, log, 0)
    now = Page(game.view(t, SPECTATOR), "view")
    lines = [f"{game.name}, {log.setup.players} players, seed {log.setup.seed}"]
    for i, (seat, answer) in enumerate(zip(log.seats, log.answers)):
        assert t.seat() == seat, f"answer {i + 1}: seat {t.seat() + 1} is asked"
        lines.append(f"{i + 1:4}  seat {seat + 1}  {outline.moment(now)}{answer}")
        give(t, answer)
        then = Page(game.view(t, SPECTATOR), "view")
        chapter = outline.chapter(now)
        if chapter and (t.over() or outline.chapter(then) != chapter):
            lines += [f"      {line}" for line in (f"end of {chapter}", *outline.table(then))]
        now = then
    return "\n".join([*lines, _end(game, t), ""])


def _end(game: Game, t: Position) -> str:
    outcome = game.outcome(t)
    assert outcome is not None, "the log stops before the end"
    winners = " and ".join(str(seat + 1) for seat in outcome.winners)
    who = f"seat {winners} wins" if winners else "nobody wins"
    return f"{outcome.way}: {who}; scores {' '.join(str(score) for score in outcome.scores)}"
