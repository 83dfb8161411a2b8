"""A table as its entries made it: who sits there, the position, the clocks, what was proposed."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Final

from cardwright.kernel.deal import Deal
from cardwright.kernel.game import Game, Outcome
from cardwright.kernel.machine import Event, Position
from cardwright.kernel.notation import give, parse
from cardwright.shelf import game as find
from cardwright.table import entry as kinds
from cardwright.table.entry import Entry
from cardwright.table.plan import Plan
from cardwright.table.state import Finish, Place, Proposal, Said, Step, Summary, Told

# Statuses of a table, as lists and pages know them: at first it is open to whoever wants to sit down.
NOT_BEGUN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
# Who stands in for a person plays decently and answers at once.
SUBSTITUTE: Final = "normal"
# If a bot has not answered after so many milliseconds, its process may be gone: somebody looks after the table.
BOT_DUE: Final = 10_000
# How long the deal waits for the bits of somebody who sat down and went away, in milliseconds.
UNSEALING: Final = 10_000
# A position is kept of every so many answers: going back replays fewer than that, and a long game stays small.
EVERY: Final = 16


class Sitting:
    """The fold of a table's entries. `take` accepts entries in their order and never fails on a valid log.

    `lingered` counts the entries since the game was farther than ever before, `sat` how often somebody sat down or
    seated a bot.
    """

    def __init__(self, id: str, plan: Plan) -> None:
        self.id: Final = id
        self.plan: Final = plan
        self.game: Final[Game] = find(plan.game)
        self.brings: Final = plan.brings()
        self.position: Position | None = None
        self.number = 0
        self.question = 0
        self.asked_at = 0
        self.full_at = 0
        self.seals = ["" for _ in plan.chairs]
        self.bits = ["" for _ in plan.chairs]
        self.brought = plan.brought[:] or [chair.brings for chair in plan.chairs]
        self.places = [Place(level=chair.level) for chair in plan.chairs]
        self.left = [plan.clock.bank * 1000 if plan.clock else 0 for _ in plan.chairs]
        self.steps: list[Step] = []
        self.waypoints: list[Position] = []
        self.told: list[Told] = []
        self.farthest = 0
        self.lingered = 0
        self.sat: Counter[str] = Counter()
        self.proposal: Proposal | None = None
        self.chat: list[Said] = []
        self.requests: dict[str, int] = {}
        self.finish: Finish | None = None
        self.rematch: str | None = None
        self.vacant: frozenset[str] = frozenset()  # accounts that a chair is kept for, and that are no more

    def copy(self) -> "Sitting":
        """Another one, where an entry can be tried. What lies in the lists is never changed, so both may hold it."""
        other = copy(self)
        other.position = self.position.clone() if self.position is not None else None
        other.seals, other.bits, other.brought = self.seals[:], self.bits[:], self.brought[:]
        other.places, other.left, other.sat = self.places[:], self.left[:], self.sat.copy()
        other.steps, other.waypoints, other.told = self.steps[:], self.waypoints[:], self.told[:]
        other.chat, other.requests = self.chat[:], self.requests.copy()
        return other

    # What is the case.

    @property
    def t(self) -> Position:
        """The position; a table has none before everybody has sat down."""
        assert self.position is not None, f"table {self.id} has not begun"
        return self.position

    def begun(self) -> bool:
        return self.position is not None

    def status(self) -> str:
        if self.finish is not None:
            return FINISHED
        return PLAYING if self.begun() else NOT_BEGUN

    def full(self) -> bool:
        return all(place.taken() for place in self.places)

    def out(self) -> list[int]:
        """The seats that are out before the end: nobody waits for them any more."""
        return self.game.out(self.t) if self.begun() else []

    def unopened(self) -> list[int]:
        """The seats whose bits the deal waits for, once everybody has sat down."""
        return [seat for seat, sealed in enumerate(self.seals) if sealed and not self.bits[seat]]

    def deal(self) -> Deal | None:
        """How the game was dealt, if that can be checked; it tells the secret."""
        committed = self.plan.commitment
        if committed is None:
            return None
        return Deal(committed, self.plan.secret, self.plan.salt, self.seals, self.bits)

    def known_of(self, told: int, heard: int) -> int:
        """How many steps of the story still hold for somebody who has so many, as of the entry that they heard last."""
        return min(told, bisect_right(self.told, heard, key=lambda it: it.number))

    def at(self, step: int) -> Position:
        """The position after the first answers; whoever asks may change it."""
        i = min(step // EVERY, len(self.waypoints) - 1)
        t = self.waypoints[i].clone()
        for it in self.steps[i * EVERY : step]:
            give(t, it.answer)
        return t

    def turn(self) -> int:
        """The seat that must answer; -1 if none."""
        return int(self.t.seat()) if self.status() == PLAYING else -1

    def bot_to_move(self) -> str | None:
        """The level of the bot that must answer, if a bot must."""
        return self.places[self.turn()].level if self.turn() >= 0 else None

    def bots_alone(self) -> bool:
        """Whether nobody plays there who may still come back."""
        return all(place.account is None or place.lost for place in self.places)

    def seats_of(self, account: str | None) -> list[int]:
        return [i for i, place in enumerate(self.places) if account is not None and place.account == account]

    def people(self) -> list[int]:
        """The seats that a person plays now."""
        out = self.out()
        return [i for i, place in enumerate(self.places) if place.person and place.level is None and i not in out]

    def last_of(self, seat: int) -> int:
        """Which answer is the last that a seat gave; -1 if it gave none."""
        return max((i for i, step in enumerate(self.steps) if step.seat == seat), default=-1)

    def no_undo(self, seat: int) -> str:
        """What forbids a seat to take its last answer back without asking; nothing if it may.

        Nothing hidden may have shown, and nobody acted since; who plays against bots alone takes theirs back as well.
        """
        if self.status() != PLAYING:
            return "not_playing"
        if self.places[seat].level is not None:
            return "bot"
        last = self.last_of(seat)
        if last < 0:
            return "undo_nothing"
        if last < len(self.steps) - 1 and any(place.person for i, place in enumerate(self.places) if i != seat):
            return "undo_other"
        return "" if self.steps[last].secrets == self.t.secrets else "undo_secret"

    def time_left(self, seat: int, now: int) -> int:
        """What is left on a seat's clock, in milliseconds."""
        return self.left[seat] - (now - self.asked_at if seat == self.turn() else 0)

    def deadline(self) -> int | None:
        """When the table must be looked after, if nothing happens before: a bot's turn, a clock, an absence."""
        if self.full() and not self.begun():
            return self.full_at + UNSEALING
        seat = self.turn()
        if seat < 0 or (self.places[seat].level is not None and self.bots_alone()):
            return None
        if self.places[seat].level is not None or self.places[seat].gone():
            return self.asked_at + BOT_DUE
        due: list[int] = []
        if self.plan.clock is not None:
            due.append(self.asked_at + self.left[seat])
        if self.plan.absence is not None:
            due.append(self.asked_at + self.plan.absence * 1000)
        return min(due) + 1 if due else None

    def summary(self, changed: int) -> Summary:
        """What the lists say of the table, that changed then."""
        result = None if self.finish is None else self.finish.record()
        return Summary(self.status(), self.number, self.turn(), self.deadline(), changed, result)

    # What happens.

    def take(self, e: Entry) -> None:
        """Let an entry happen."""
        assert e.number == self.number + 1, f"table {self.id}: entry {e.number} after {self.number}"
        self.number = e.number
        if e.request is not None:
            self.requests[e.request] = e.number
        self.lingered += 1
        HAPPENINGS[e.kind](self, e)
        if not self.begun() and self.full() and not self.unopened():
            self._begin(e)

    def _begin(self, e: Entry) -> None:
        """Everybody has sat down: the game is dealt, and asks its first question."""
        opening: list[Event] = []
        self.position = self.plan.begin(self.bits, self.brought, opening)
        self.waypoints.append(self.t.clone())
        self.told.append(Told(e.number, opening, self.game.scores(self.t)))
        self._ask(e)

    def _ask(self, e: Entry) -> None:
        """The position changed: a question is asked from now on, or the game is over."""
        self.question = e.number
        self.asked_at = e.at
        self.proposal = None
        outcome = self.game.outcome(self.t)
        if outcome is not None:
            self._end(outcome)

    def _end(self, outcome: Outcome) -> None:
        """Ranks are as the game gives them, but last come those who gave up or ran out of time.

        Who is best then has won, unless nobody had.
        """
        keys = [(bool(place.lost), rank) for place, rank in zip(self.places, outcome.ranks)]
        best = min(outcome.ranks)
        ranked = Outcome([sorted(keys).index(key) + best for key in keys], outcome.scores, outcome.way)
        self.finish = Finish(ranked.winners, [int(score) for score in outcome.scores], outcome.way, ranked.ranks)

    def _lay(self, e: Entry) -> None:
        """A table is laid: the first entry of every log."""

    def _sit(self, e: Entry) -> None:
        self.places[e.seat] = replace(self.places[e.seat], account=e.account, person=True)
        self.seals[e.seat] = str(e.body.get("seal", ""))
        if not self.plan.goes_on():
            self.brought[e.seat] = str(e.body.get("brings", ""))
        self.sat[e.account or ""] += 1
        self.full_at = e.at

    def _stand(self, e: Entry) -> None:
        self.places[e.seat] = replace(self.places[e.seat], account=None, person=False)
        self.seals[e.seat] = ""
        if not self.plan.goes_on():
            self.brought[e.seat] = ""

    def _bot(self, e: Entry) -> None:
        """A bot takes a seat that nobody came for, or leaves it again."""
        level = e.body.get("level")
        self.places[e.seat] = Place(level=None if level is None else str(level))
        if not self.plan.goes_on():
            self.brought[e.seat] = str(e.body.get("brings", ""))
        self.sat[e.account or ""] += 1
        self.full_at = e.at

    def _unseal(self, e: Entry) -> None:
        self.bits[e.seat] = str(e.body["bits"])

    def _deal(self, e: Entry) -> None:
        """Somebody's bits did not come in time: the game is dealt without them, and everybody can see that."""
        self._begin(e)

    def _answer(self, e: Entry) -> None:
        self._use_time(e)
        used = self.left[e.seat]
        if self.plan.clock is not None:
            self.left[e.seat] = self.plan.clock.after(used)
        answer = str(e.body["answer"])
        pick = parse(self.t, answer) if e.pick is None else e.pick
        self.steps.append(Step(e.seat, answer, int(self.t.secrets), self.left[e.seat] - used))
        self.t.events = []
        self.t.answer(pick)
        self.told.append(Told(e.number, self.t.events, self.game.scores(self.t)))
        self.t.events = None
        if len(self.steps) == EVERY * len(self.waypoints):
            self.waypoints.append(self.t.clone())
        if len(self.steps) > self.farthest:
            self.farthest, self.lingered = len(self.steps), 0
        self._ask(e)

    def _undo(self, e: Entry) -> None:
        to = e.body.get("to", len(self.steps) - 1)
        assert isinstance(to, int)
        self._go_back(e, to)

    def _go_back(self, e: Entry, to: int) -> None:
        """Take answers back. The time is not given back."""
        self._use_time(e)
        for step in self.steps[to:]:
            self.left[step.seat] = max(0, self.left[step.seat] - step.gained)
        del self.steps[to:]
        del self.told[to + 1 :]
        self.position = self.at(to)
        del self.waypoints[to // EVERY + 1 :]
        self._ask(e)

    def _propose(self, e: Entry) -> None:
        to = e.body.get("to", 0)
        assert isinstance(to, int)
        waiting = frozenset(seat for seat in self.people() if seat != e.seat)
        self.proposal = Proposal(e.number, str(e.body["what"]), e.seat, to, waiting)
        self._settle(e)

    def _agree(self, e: Entry) -> None:
        assert self.proposal is not None
        self.proposal = replace(self.proposal, waiting=self.proposal.waiting - {e.seat})
        self._settle(e)

    def _decline(self, e: Entry) -> None:
        self.proposal = None

    def _settle(self, e: Entry) -> None:
        """What was proposed happens once nobody has to agree any more."""
        proposal = self.proposal
        if proposal is None or proposal.waiting:
            return
        self.proposal = None
        if proposal.what == "undo":
            self._go_back(e, proposal.to)
        else:
            self._hand_over(e, proposal.seat, SUBSTITUTE)

    def _use_time(self, e: Entry) -> None:
        """The clock of whoever is asked has run until now."""
        seat = self.turn()
        if seat >= 0 and self.plan.clock is not None:
            self.left[seat] = max(0, self.time_left(seat, e.at))

    def _hand_over(self, e: Entry, seat: int, level: str | None) -> None:
        """A bot or a person plays a seat from now on; if it is asked, it is asked anew."""
        self.places[seat] = replace(self.places[seat], level=level)
        if seat == self.turn():
            self._use_time(e)
            self.asked_at = e.at

    def _replace(self, e: Entry) -> None:
        self._hand_over(e, e.seat, SUBSTITUTE)

    def _return(self, e: Entry) -> None:
        self._hand_over(e, e.seat, None)

    def _resign(self, e: Entry) -> None:
        self._lose(e, "resigned")

    def _timeout(self, e: Entry) -> None:
        self._lose(e, "time")
        self.left[e.seat] = 0

    def _lose(self, e: Entry, way: str) -> None:
        """A seat has lost; a bot plays it to the end if at least two others go on. Alone, nobody has won."""
        self._hand_over(e, e.seat, SUBSTITUTE)
        answers = sum(step.seat == e.seat for step in self.steps)
        self.places[e.seat] = replace(self.places[e.seat], lost=way, answers=answers)
        self.proposal = None
        out = self.out()
        standing = [not place.lost and seat not in out for seat, place in enumerate(self.places)]
        if sum(standing) < 2:
            self._end(Outcome([1 if stands else 2 for stands in standing], [], way))

    def _say(self, e: Entry) -> None:
        self.lingered -= 1
        self.chat.append(Said(e.number, e.seat, e.account, str(e.body.get("text", "")), e.at))

    def _rematch(self, e: Entry) -> None:
        self.rematch = str(e.body["table"])


# What an entry of each kind does.
HAPPENINGS: Final[dict[str, Callable[[Sitting, Entry], None]]] = {
    kinds.LAY: Sitting._lay,
    kinds.SIT: Sitting._sit,
    kinds.STAND: Sitting._stand,
    kinds.BOT: Sitting._bot,
    kinds.UNSEAL: Sitting._unseal,
    kinds.DEAL: Sitting._deal,
    kinds.ANSWER: Sitting._answer,
    kinds.UNDO: Sitting._undo,
    kinds.PROPOSE: Sitting._propose,
    kinds.AGREE: Sitting._agree,
    kinds.DECLINE: Sitting._decline,
    kinds.RESIGN: Sitting._resign,
    kinds.TIMEOUT: Sitting._timeout,
    kinds.REPLACE: Sitting._replace,
    kinds.RETURN: Sitting._return,
    kinds.SAY: Sitting._say,
    kinds.REMATCH: Sitting._rematch,
}
