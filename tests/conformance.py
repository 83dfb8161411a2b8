"""What every game owes its contract, checked while random games are played.

It knows no game: only `Game`, the machine, the notation, the log and scenarios. `play` plays one game and raises
`Broken` at the first breach, with a scenario and a log that show it.
"""

import json
from collections.abc import Callable, Iterator
from typing import Final
from unittest.mock import patch

from cardwright.kernel import game as contract
from cardwright.kernel.dice import Dice, FastDice, seeded
from cardwright.kernel.game import OPEN, SPECTATOR, Game, Outcome, Setup, audience
from cardwright.kernel.log import Log, read_log, replay
from cardwright.kernel.machine import Event, IllegalAnswer, Position
from cardwright.kernel.notation import give, name, names, parse, same
from cardwright.kernel.paper import BadPaper, Page, Record
from cardwright.kernel.scenario import ready_made
from tests.loaded_dice import loaded

MOST_ANSWERS: Final = 5_000
MOST_UNDONE: Final = 12
WANDERING: Final = 2
# So many openings are dealt otherwise, each in one of the first words of its dice: most decks are shuffled with these.
OPENINGS: Final = 12
EARLY: Final = 60

Check = Callable[[Game, Position, Dice], None]


class Breach(AssertionError):
    """The contract is broken; the message says in which respect."""


class Broken(AssertionError):
    """A game broke its contract; the message carries the seed, a ready-made scenario and the log."""


def require(kept: bool, otherwise: str) -> None:
    if not kept:
        raise Breach(otherwise)


def play(game: Game, setup: Setup, dice: Dice, thoroughness: float = 1.0) -> Outcome:
    """Play a random game to its end and check it all the way.

    The cheap checks are made at every decision: options, their names, faults, the end. `thoroughness` is the share of
    decisions (0 to 1) at which the expensive ones are made too: copies, paper, views, scenarios, events, undo.
    """
    playthrough = Playthrough(game, setup, dice, thoroughness)
    try:
        return playthrough.run()
    except Exception as error:
        raise Broken(playthrough.report(error)) from error


class Playthrough:
    """One random game: where it stands, where it stood at every decision, and what was answered."""

    def __init__(self, game: Game, setup: Setup, dice: Dice, thoroughness: float) -> None:
        self.game: Final = game
        self.dice: Final = dice
        self.share: Final = round(thoroughness * 1_000)
        self.log: Final = Log(game.name, game.rules, game.checked(setup))
        self.t: Final = game.new(setup)
        self.out: list[int] = []
        self.stood: Final[list[Position]] = []
        self.picks: Final[list[int]] = []

    def run(self) -> Outcome:
        check_opening(self.game, self.log.setup, self.dice.copy())
        while not self.t.over():
            self.stood.append(self.t.clone())
            require(len(self.picks) < MOST_ANSWERS, f"the game does not end within {MOST_ANSWERS} answers")
            check_question(self.game, self.t)
            self.check_out()
            pick = self.t.options[self.dice.roll(len(self.t.options))]
            if self.dice.roll(1_000) < self.share:
                self.check_thoroughly(pick)
            self.log.add(self.t, pick)
            self.picks.append(pick)
            self.t.answer(pick)
        return self.check_end()

    def check_out(self) -> None:
        """Who is out stays out, and is asked nothing."""
        before, self.out = self.out, self.game.out(self.t)
        require(_are_seats(self.out, int(self.t.players)), f"out are {self.out}, which are not seats")
        require(set(before) <= set(self.out), f"out were {before}, and now {self.out}")
        require(self.t.seat() not in self.out, f"seat {self.t.seat()} is out, and asked")

    def check_thoroughly(self, pick: int) -> None:
        for check in THOROUGH:
            check(self.game, self.t, self.dice)
        check_answer(self.game, self.t, pick, self.dice)
        self.check_undo()

    def check_undo(self) -> None:
        """Roll some answers back and give them again."""
        back = self.dice.roll(min(len(self.picks), MOST_UNDONE) + 1)
        u = self.stood[len(self.picks) - back].clone()
        for pick in self.picks[len(self.picks) - back :]:
            u.answer(pick)
        require_equal(self.game.write(u), self.game.write(self.t), f"{back} answers undone and given again")

    def check_end(self) -> Outcome:
        game, t = self.game, self.t
        outcome = game.outcome(t)
        if outcome is None:
            raise Breach("the game is over and has no outcome")
        require(not game.faults(t), f"faults at the end: {game.faults(t)}")
        require(len(outcome.ranks) == t.players, f"{len(outcome.ranks)} ranks for {t.players} players")
        require(min(outcome.ranks) > 0, f"ranks {outcome.ranks} do not begin at 1")
        require(not set(self.out) & set(outcome.winners), f"{outcome.winners} have won, and {self.out} were out")
        require(len(outcome.scores) == t.players, f"{len(outcome.scores)} scores for {t.players} players")
        require(outcome.way != "", "the way the game ended has no name")
        check_illegal(game, t, self.dice)
        check_paper(game, t, self.dice)
        check_views(game, t, self.dice)
        check_open_view(game, t, self.dice)
        text = self.log.text()
        require(read_log(text).text() == text, "the log changes when it is read and written")
        require_equal(game.write(replay(game, read_log(text))), game.write(t), "the log replayed")
        return outcome

    def report(self, error: Exception) -> str:
        setup = self.log.setup
        try:
            scenario = ready_made(self.game, self.stood, self.log.answers)
        except Exception as worse:
            scenario = f"# none could be made: {worse!r}\n"
        return (
            f"{self.game.name}: {type(error).__name__}: {error}\n"
            f"seed {setup.seed}, {setup.players} players, {setup.options}, after answer {len(self.log.answers)}\n"
            f"\n--- scenario ---\n{scenario}\n--- log ---\n{self.log.text()}"
        )


def _are_seats(seats: list[int], players: int) -> bool:
    return len(seats) == len(set(seats)) and all(0 <= seat < players for seat in seats)


def require_equal(got: Record, wanted: Record, what: str) -> None:
    if got != wanted:
        keys = [key for key in {**wanted, **got} if got.get(key) != wanted.get(key)]
        differ = "; ".join(f"{key}: {got.get(key)!r}, expected {wanted.get(key)!r}" for key in keys)
        raise Breach(f"{what}: not the same: {differ}")


def through_json(record: Record) -> Record:
    """What comes back when a record is written as JSON text and read again."""
    back = json.loads(json.dumps(record))
    assert isinstance(back, dict)
    return back


def check_opening(game: Game, setup: Setup, dice: Dice) -> None:
    """What came before the first question has names, changes nothing, and tells nobody what they cannot see.

    The game is dealt again with dice that fall otherwise once: whoever sees no difference must have heard none.
    """
    told: list[Event] = []
    t = game.new(setup, told)
    require_equal(game.write(game.new(setup)), game.write(t), "the position when somebody listens to its opening")
    check_names(game, told)
    for u, told_there in otherwise(game, setup, dice):
        for seat in range(SPECTATOR, int(t.players)):
            if game.view(t, seat) == game.view(u, seat):
                heard, there = hear(told, seat, int(t.players)), hear(told_there, seat, int(t.players))
                require(heard == there, f"the opening tells seat {seat} what it cannot see: {heard} / {there}")


def otherwise(game: Game, setup: Setup, dice: Dice) -> Iterator[tuple[Position, list[Event]]]:
    """Openings of the same set-up in which a single word of the dice is another one; compiled dice are always fair."""
    if not str(contract.__file__).endswith(".py"):
        return
    for _ in range(OPENINGS):
        told: list[Event] = []
        wrong = dice.roll(EARLY)
        with patch.object(contract, "seeded", lambda seed, wrong=wrong: loaded(seeded(seed), wrong)):
            yield game.new(setup, told), told


def check_names(game: Game, told: list[Event]) -> None:
    kinds = {int(e.kind) for e in told}
    names_of_kinds = {game.event_name(kind) for kind in kinds}
    require("" not in names_of_kinds, "an event has no name")
    require(len(names_of_kinds) == len(kinds), f"names of events are not unique: {sorted(names_of_kinds)}")


def check_question(game: Game, t: Position) -> None:
    """What is cheap enough for every decision of every game."""
    options = list(t.options)
    spelled = names(t)
    require(len(options) > 0, "a question without options")
    offered = [] if t.asked is None else list(t.asked.effect.options(t, t.asked))
    require(options == offered, f"asked: {options}; asked again: {offered}")
    require(len(set(options)) == len(options), f"options are not unique: {options}")
    require(len(set(spelled)) == len(spelled), f"names of options are not unique: {spelled}")
    require(0 <= t.seat() < t.players, f"seat {t.seat()} is asked, of {t.players}")
    found = game.faults(t)
    require(not found, f"faults: {found}")


def check_unfinished(game: Game, t: Position, dice: Dice) -> None:
    require(game.outcome(t) is None, "the game goes on and has an outcome")


def check_copy(game: Game, t: Position, dice: Dice) -> None:
    """A copy is equal, and lives its own life."""
    before = through_json(game.write(t))
    u = t.clone()
    require_equal(game.write(u), before, "a copy")
    u.answer(u.options[dice.roll(len(u.options))])
    require_equal(game.write(t), before, "the original after an answer on its copy")


def check_paper(game: Game, t: Position, dice: Dice) -> None:
    """A position saved as JSON text and loaded is equal, and goes on equally."""
    record = through_json(game.write(t))
    u = game.read(record)
    require_equal(game.write(u), record, "saved and loaded")
    v = t.clone()
    for _ in range(WANDERING):
        if v.asked is None:
            break
        require(names(u) == names(v), f"saved and loaded: options {names(u)}, expected {names(v)}")
        pick = v.options[dice.roll(len(v.options))]
        u.answer(pick)
        v.answer(pick)
    require_equal(game.write(u), game.write(v), "saved, loaded and played on")


def check_views(game: Game, t: Position, dice: Dice) -> None:
    """Worlds that a seat thinks possible look the same to it, take the same answers, are sound, and can be played."""
    before = through_json(game.write(t))
    for seat in range(SPECTATOR, int(t.players)):
        seen = through_json(game.view(t, seat))
        for what, world in (("imagined", game.imagine(seen, dice)), ("resampled", game.resample(t, seat, dice))):
            same = seat != t.seat() or list(world.options) == list(t.options)
            require(same, f"{what} for seat {seat}: the answers are not the same: {world.options} / {t.options}")
            check_world(game, world, seat, seen, f"{what} for seat {seat}", dice)
    require_equal(game.write(t), before, "the original after looking at it")


def check_waiting(game: Game, t: Position, dice: Dice) -> None:
    """A question waits in every world that another seat thinks possible, or its waiting would tell which it is.

    So one about hidden cards must not answer itself where they leave a single option.
    """
    for seat in range(SPECTATOR, int(t.players)):
        world = game.resample(t, seat, dice)
        f = world.asked
        if f is None or seat == t.seat():
            continue
        world.asked = None
        f.effect.do(world, f)
        question = f"{type(f.effect).__name__} of {names(t)}"
        require(world.asked is not None, f"{question} would answer itself in a world that seat {seat} thinks possible")


def check_open_view(game: Game, t: Position, dice: Dice) -> None:
    """Who sees everything sees what each seat sees; and nobody who plays can be made to think that far."""
    everything = through_json(game.view(t, OPEN))
    for seat in range(SPECTATOR, int(t.players)):
        seen = through_json({**game.view(t, seat), "seat": OPEN})
        hidden = [key for key in seen if not shows(everything.get(key), seen[key])]
        require(not hidden, f"the open view hides what seat {seat} sees: {', '.join(hidden)}")
    try:
        game.imagine(everything, dice)
    except BadPaper:
        return
    raise Breach("a position can be imagined from the open view")


def shows(whole: object, part: object) -> bool:
    """Whether everything in one piece of JSON data is in another: values by name, items by place or anywhere."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(key in whole and shows(whole[key], value) for key, value in part.items())
    if isinstance(whole, list) and isinstance(part, list):
        in_place = len(whole) == len(part) and all(map(shows, whole, part))
        return in_place or all(item in whole for item in part)
    return whole == part


def check_world(game: Game, world: Position, seat: int, seen: Record, what: str, dice: Dice) -> None:
    require_equal(game.view(world, seat), seen, what)
    require(isinstance(world.dice, FastDice), f"{what}: the dice of a thought are fast ones")
    require(not game.faults(world), f"{what}: faults: {game.faults(world)}")
    wander(game, world, dice, what)


def wander(game: Game, t: Position, dice: Dice, what: str) -> None:
    """Play on for a few answers."""
    for _ in range(WANDERING):
        if t.asked is None:
            return
        require(len(t.options) > 0, f"{what}: a question without options")
        t.answer(t.options[dice.roll(len(t.options))])
    require(not game.faults(t), f"{what} and played on: faults: {game.faults(t)}")


def check_notation(game: Game, t: Position, dice: Dice) -> None:
    for pick, spelled in zip(t.options, names(t)):
        require(parse(t, spelled) == pick, f"'{spelled}' names {pick} but parses as {parse(t, spelled)}")
        require(parse(t, f"  {spelled.upper()} ") == pick, f"'{spelled.upper()}' is not read like '{spelled}'")


def check_illegal(game: Game, t: Position, dice: Dice) -> None:
    """What is not an option is refused, by its number or by a name gone wrong, and nothing has changed."""
    options, spelled = list(t.options) or [0], names(t) if t.asked is not None else ["pass"]
    before = through_json(game.write(t))
    wild = int(dice.next())
    for pick in {-2, 0, min(options) - 1, max(options) + 1, wild, -wild} - (
        {*options} if t.asked is not None else set()
    ):
        require(_refuses(t, pick), f"{pick} is not an option and was accepted")
    right = spelled[dice.roll(len(spelled))]
    for wrong in ("", right[1:], right[:-1], f"{right} {right}", f"{right} x", f"{right} x=1"):
        if not any(same(wrong, it) for it in spelled):
            require(_refuses(t, wrong), f"'{wrong}' names no option and was accepted")
    require_equal(game.write(t), before, "the position after illegal answers")


def _refuses(t: Position, answer: int | str) -> bool:
    try:
        give(t, answer) if isinstance(answer, str) else t.answer(answer)
    except IllegalAnswer:
        return True
    return False


def check_scenario(game: Game, t: Position, dice: Dice) -> None:
    """A position between effects is laid again by its own sketch; only the count of secrets starts anew."""
    sketch = game.sketch(t)
    if sketch is None:
        return
    u = game.lay(Page(through_json(sketch), ""))
    u.secrets = t.secrets
    require_equal(game.write(u), game.write(t), "sketched and laid")


def check_answer(game: Game, t: Position, pick: int, dice: Dice) -> None:
    """What an answer tells: events change nothing and show a seat only what its view shows; barriers stand.

    A seat cannot tell `t` from a resampled world. So if the same answer leads both worlds to equal views, the seat
    must have been told the same; and if it counts as revealing nothing, the views of the seat that gave it are equal.
    The seat that answers is watched at every decision, and one other seat or the spectator.
    """
    quiet = t.clone()
    quiet.answer(pick)
    u, told = _answer_aloud(t, pick)
    require_equal(game.write(u), game.write(quiet), "the position when somebody listens")
    check_names(game, told)
    onlooker = dice.roll(t.players + 1) - 1
    for seat in {int(t.seat()), int(onlooker)}:
        world = game.resample(t, seat, dice)
        if not world.legal(pick) or name(world, pick) != name(t, pick):
            continue
        v, told_there = _answer_aloud(world, pick)
        passing = any(_passes(game.event_name(int(e.kind)), int(e.seat) == seat) for e in told)
        same = game.view(u, seat) == game.view(v, seat) and not passing
        heard, heard_there = hear(told, seat, int(t.players)), hear(told_there, seat, int(t.players))
        require(not same or heard == heard_there, f"seat {seat} is told what it cannot see: {heard} / {heard_there}")
        barrier = seat != t.seat() or u.secrets > t.secrets
        require(barrier or same, f"'{name(t, pick)}' revealed something to seat {seat} and does not say so")


def _passes(event: str, own: bool) -> bool:
    """Whether a seat may have seen what no view remembers: it was shuffled away, or looked at by chance and known."""
    return event == "shuffled" or (event == "looked" and own)


def _answer_aloud(t: Position, pick: int) -> tuple[Position, list[Event]]:
    u = t.clone()
    told: list[Event] = []
    u.events = told
    u.answer(pick)
    u.events = None
    return u, told


def hear(told: list[Event], seat: int, players: int) -> list[tuple[int, int, int, int, int]]:
    """Events as one seat or the spectator hears them, without the cards that it may not know, in no order."""
    heard = [e.heard_by(audience(seat, players)) for e in told]
    return sorted((e.kind, e.seat, e.card, e.n, e.it) for e in heard)


THOROUGH: Final[tuple[Check, ...]] = (
    check_unfinished,
    check_copy,
    check_paper,
    check_views,
    check_waiting,
    check_open_view,
    check_notation,
    check_illegal,
    check_scenario,
)
