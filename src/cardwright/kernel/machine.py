"""The machine: an agenda of frames and at most one open question, put to one seat.

A game is played by looking at `options` and giving one of them to `answer`. Between two answers the machine runs the
agenda until it is empty (the game is over) or an instruction asks something.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cardwright.kernel.dice import NO_DICE, Dice
from cardwright.kernel.zones import EMPTY

FUSE: Final = 10_000
MOST_SEATS: Final = 8


class IllegalAnswer(ValueError):
    """The answer is not among the options; nothing has changed."""


class Event:
    """Something that happened and that a player may be told.

    It is about a `card`, or about a card and `it`, another one: the first is attached to the second, say. `seen_by` is
    the set of seats that may know the card, and `it_seen_by` of those that may know the other.
    """

    def __init__(
        self, kind: i64, seat: i64, card: i64, n: i64, seen_by: i64, it: i64 = -1, it_seen_by: i64 = -1
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card
        self.n: Final = n
        self.seen_by: Final = seen_by
        self.it: Final = it
        self.it_seen_by: Final = it_seen_by

    def heard_by(self, seats: i64) -> "Event":
        """The event as it may be told to a set of seats: without the cards that one of them may not know."""
        card = self.card if self.seen_by & seats == seats else -1
        it = self.it if self.it_seen_by & seats == seats else -1
        return Event(self.kind, self.seat, card, self.n, -1, it)


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One pending instruction: what to run, for whom, from which card. Never changed, only replaced.

    Everybody may see the agenda, so a frame holds no secret: what is hidden lies in a zone.
    """

    def __init__(self, effect: "Effect", seat: i64, card: i64 = -1, it: i64 = -1, memo: i64 = 0) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        self.card: Final = card
        self.it: Final = it
        self.memo: Final = memo

    def goto(self, effect: "Effect") -> "Frame":
        """The same frame with another instruction."""
        return Frame(effect, self.seat, self.card, self.it, self.memo)

    def about(self, effect: "Effect", it: i64) -> "Frame":
        """The same frame with another instruction, about the card `it` just picked."""
        return Frame(effect, self.seat, self.card, it, self.memo)

    def noting(self, memo: i64) -> "Frame":
        """The same frame with another memo: a small number that the instruction understands."""
        return Frame(self.effect, self.seat, self.card, self.it, memo)


class Effect:
    """An instruction. It is shared by all games at once, so it never holds running state.

    The machine calls it with a position of its own game, so it need not be told here which: its overrides say it.
    """

    places: vec[Frame] = vec[Frame]()

    def do(self, t: Any, f: Frame) -> None:
        """Change the position, push frames, or ask: what only asks need not say so.

        One that asks changes nothing before it has its answer.
        """
        t.ask(f, self.options(t, f))

    def options(self, t: Any, f: Frame) -> vec[i64]:
        """The options of the question that this instruction asks, in this position; nothing changes.

        It is asked again where a question was read from paper or cards were dealt anew: then there may be none.
        """
        return vec[i64]()

    def chosen(self, t: Any, f: Frame, pick: i64) -> None:
        """Go on with the answer to the question that this instruction asked."""
        raise NotImplementedError

    def name(self, t: Any, f: Frame, pick: i64) -> str:
        """The stable name of an answer to the question that this instruction asked."""
        raise NotImplementedError

    def can(self, t: Any, f: Frame) -> bool:
        """Whether it can be done, wholly, now."""
        return True

    def parts(self) -> list["Effect"]:
        """The instructions inside this one, in a fixed order: they make its address on paper."""
        return []

    def at(self, seat: i64) -> Frame:
        """This instruction for a seat, or for nobody, and nothing more to say: such a frame is made once."""
        if len(self.places) == 0:
            self.places = vec[Frame]([Frame(self, it) for it in range(-1, MOST_SEATS)])
        return self.places[seat + 1]


@mypyc_attr(acyclic=True)
class Position:
    """What every game shares. A game adds its zones and overrides `clone`.

    A new one is blank and costs nothing, so that a copy can be made of it: it has no dice either. The agenda goes up
    and down all the time: `height` frames of it are pending, and above them lies what was done and is written over.
    """

    def __init__(self) -> None:
        self.agenda: vec[Frame] = vec[Frame]()
        self.height: i64 = 0
        self.asked: Frame | None = None
        self.listed: vec[i64] = EMPTY
        self.unlisted: bool = False
        self.dice: Dice = NO_DICE
        self.players: i64 = 0
        self.secrets: i64 = 0
        self.actor: i64 = -1
        self.events: list[Event] | None = None
        self.alone: list[str] | None = None

    def clone(self) -> "Position":
        """An independent copy, also in the middle of an effect; it keeps no events."""
        raise NotImplementedError

    def take_over(self, other: "Position") -> None:
        """Make the shared part equal to another position's; options are never changed, only found anew."""
        self.agenda = other.agenda[: other.height]
        self.height = other.height
        self.asked = other.asked
        self.listed = other.options
        self.dice = other.dice.copy()
        self.players = other.players
        self.secrets = other.secrets

    def push(self, f: Frame) -> None:
        height = self.height
        if height < len(self.agenda):
            self.agenda[height] = f
        else:
            self.agenda = append(self.agenda, f)
        self.height = height + 1

    def frames(self) -> list[Frame]:
        """The frames of the agenda; the last one is the next to run."""
        return [self.agenda[i] for i in range(self.height)]

    def keep(self, lowest: i64) -> None:
        """Forget all frames but the lowest, so many of them or fewer."""
        self.height = min(self.height, lowest)

    def ask(self, f: Frame, options: vec[i64]) -> None:
        """Ask; a question with a single possible answer answers itself, and `alone` keeps that if anyone listens.

        Only where everybody can see that there is a single one: what a hand leaves open must `wait`, or others learn
        from its silence what the hand does not hold.
        """
        assert len(options) > 0, "a question needs an answer"
        if len(options) == 1:
            if self.alone is not None:
                self.alone.append(f.effect.name(self, f, options[0]))
            f.effect.chosen(self, f, options[0])
        else:
            self.wait(f, options)

    def ask_again(self) -> None:
        """Find the options of the open question, after it was read or what they depend on has changed."""
        f = self.asked
        assert f is not None
        self.unlisted = False  # first, because what can be done may be tried on copies
        self.listed = f.effect.options(self, f)

    def wait(self, f: Frame, options: vec[i64]) -> None:
        """Ask, even if there is a single possible answer."""
        self.asked = f
        self.listed = options
        self.unlisted = False

    def expect(self, f: Frame) -> None:
        """Ask what always has an answer, and wait for it. The options are found when somebody looks: a search judges
        most of its positions without looking."""
        self.asked = f
        self.unlisted = True

    @property
    def options(self) -> vec[i64]:
        """The options of the open question; none if the game is over."""
        if self.unlisted:
            self.ask_again()
        return self.listed

    def legal(self, pick: i64) -> bool:
        return self.asked is not None and pick in self.options

    def answer(self, pick: i64) -> None:
        """Answer the open question and run on to the next one."""
        f = self.asked
        if f is None or not self.legal(pick):
            raise IllegalAnswer(f"not an option: {pick}")
        self.go_on(pick)

    def go_on(self, pick: i64) -> None:
        """Answer with what was just found among the options: nobody looks again whether it is there."""
        f = self.asked
        assert f is not None
        self.asked = None
        self.actor = f.seat
        f.effect.chosen(self, f, pick)
        self.advance()

    def advance(self) -> None:
        """Run the agenda until something is asked or nothing is left."""
        fuse: i64 = FUSE
        while self.asked is None and self.height > 0:
            self.height -= 1
            f = self.agenda[self.height]
            f.effect.do(self, f)
            fuse -= 1
            if fuse == 0:
                raise RuntimeError(f"the agenda does not settle: {type(f.effect).__name__}")
        if self.asked is None:
            self.listed = EMPTY
            self.unlisted = False

    def clear(self) -> None:
        """Forget what is pending and what is asked: for trying something out on a copy."""
        self.height = 0
        self.asked = None
        self.listed = EMPTY
        self.unlisted = False

    def over(self) -> bool:
        return self.asked is None and self.height == 0

    def seat(self) -> i64:
        """The seat that must answer, or -1."""
        f = self.asked
        return -1 if f is None else f.seat

    def reveal(self) -> None:
        """Mark that something hidden became known or a die was rolled: no undo goes back across it."""
        self.secrets += 1

    def note(
        self, kind: i64, seat: i64, card: i64 = -1, n: i64 = 0, seen_by: i64 = -1, it: i64 = -1, it_seen_by: i64 = -1
    ) -> None:
        """Tell what happened, if anyone listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, card, n, seen_by, it, it_seen_by))


def playout(t: Position, dice: Dice) -> i64:
    """Play at random to the end; the number of answers given."""
    answers: i64 = 0
    while t.asked is not None:
        options = t.options
        t.go_on(options[dice.roll(len(options))])
        answers += 1
    return answers
