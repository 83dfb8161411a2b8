"""A log told answer by answer, so that a change of the rules shows as a difference between two texts."""

from cardwright.kernel.game import Game
from cardwright.kernel.log import Log, replay
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give
from cardwright.kernel.paper import Page


def playthrough(game: Game, log: Log) -> str:
    """Every answer with its round and phase, the table at the end of every round, and the outcome."""
    t = replay(game, log, 0)
    now = Page(game.view(t, -1), "view")
    lines = [f"{game.name}, {log.setup.players} players, seed {log.setup.seed}"]
    for i, (seat, answer) in enumerate(zip(log.seats, log.answers)):
        assert t.seat() == seat, f"answer {i + 1}: seat {t.seat() + 1} is asked"
        turn = f"seat {seat + 1}  round {now.get('round'):>2} {now.get('phase'):<10}"
        lines.append(f"{i + 1:4}  {turn}  {answer}")
        give(t, answer)
        then = Page(game.view(t, -1), "view")
        if t.over() or then.get("round") != now.get("round"):
            lines += [f"      end of round {now.get('round')}", *_table(then)]
        now = then
    return "\n".join([*lines, _end(game, t), ""])


def _table(view: Page) -> list[str]:
    """One line a seat: points, stones and area."""
    lines = []
    for i, seat in enumerate(view.pages("seats")):
        stones = " ".join(f"{colour}={n}" for colour, n in seat.page("stones").data.items())
        area = " ".join(seat.texts("area"))
        more = "".join(f"; {key} {seat.get(key)}" for key in ("seals", "curses", "bought") if seat.data.get(key))
        lines.append(
            f"      seat {i + 1}: {seat.get('score')} points; stones {stones or '-'}; area {area or '-'}{more}"
        )
    return lines


def _end(game: Game, t: Position) -> str:
    outcome = game.outcome(t)
    assert outcome is not None, "the log stops before the end"
    winners = " and ".join(str(seat + 1) for seat in outcome.winners)
    return f"{outcome.way}: seat {winners} wins; scores {' '.join(str(score) for score in outcome.scores)}"
