"""What the Curse expansion adds to the course of a game: summoners, a curse phase, another final count."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.vale.moves import SETTLING, burden, trigger, unhaunt
from cardwright.games.vale.state import Vale, Word
from cardwright.games.vale.terms import APPEASED, CHOSE_SUMMONER, COUNTED, CURSE, CURSED, LIFTED, ROUND_BEGAN
from cardwright.games.vale.words.curses import curses_of, other_face
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import holds

A_CURSE: Final = 2


class PickSummoners(Word):
    """Everybody takes a summoner, from the last player back to the first."""

    def do(self, t: Vale, f: Frame) -> None:
        for i in range(t.players):
            t.push(PICK_SUMMONER.at((t.first + i) % t.players))


class PickSummoner(Word):
    """Take a summoner that nobody has, with what its first face brings; by lot, if the game says so."""

    def do(self, t: Vale, f: Frame) -> None:
        if any(holds(t.variant.faces, g) for g in t.seats[f.seat].gear):
            return
        free = self.options(t, f)
        if t.variant.dealt_summoners:
            self.chosen(t, f, free[t.dice.roll(len(free))])
        else:
            t.turn = f.seat
            t.ask(f, free)

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        free = vec[i64]()
        for i in range(i64(0), i64(len(t.variant.faces)), i64(2)):
            if not self.taken(t, t.variant.faces[i]):
                free = append(free, t.variant.faces[i])
        return free

    def taken(self, t: Vale, face: i64) -> bool:
        back = other_face(t, face)
        return any(holds(s.gear, face) or holds(s.gear, back) for s in t.seats)

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        t.seats[f.seat].equip(pick, t.variant.traits)
        t.note(CHOSE_SUMMONER, f.seat, pick)
        start = t.cards[pick].start
        if start is not None:
            t.push(Frame(start, f.seat, pick))

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"summoner {t.cards[pick].id}"


class Dawn(Word):
    """A round begins, before anything else: some summoners turn over."""

    def do(self, t: Vale, f: Frame) -> None:
        trigger(t, ROUND_BEGAN, f.seat, -1)


class CursePhase(Word):
    """One player's curse phase: a curse of every cursed card goes to the player."""

    def do(self, t: Vale, f: Frame) -> None:
        t.phase = CURSE
        t.turn = f.seat
        t.seats[f.seat].used = vec[i64]()
        t.push(PASS_ON.at(f.seat))


class PassOn(Word):
    """Take a curse from the next cursed card; you choose which, where the order could matter."""

    def do(self, t: Vale, f: Frame) -> None:
        cursed = self.options(t, f)
        if len(cursed) == 0:
            t.seats[f.seat].used = vec[i64]()
        elif self.order_matters(t, f.seat):
            t.ask(f, cursed)
        else:
            self.chosen(t, f, cursed[0])

    def options(self, t: Vale, f: Frame) -> vec[i64]:
        s = t.seats[f.seat]
        cursed = vec[i64]()
        for c in s.area:
            if t.curses_on(c) > 0 and not holds(s.used, c):
                cursed = append(cursed, c)
        return cursed

    def order_matters(self, t: Vale, seat: i64) -> bool:
        """Whether something of the player's answers an appeased card or a curse taken."""
        for c in t.seats[seat].area:
            when = t.cards[c].when
            if when is not None and (when.event == APPEASED or when.event == CURSED):
                return True
        return False

    def chosen(self, t: Vale, f: Frame, pick: i64) -> None:
        s = t.seats[f.seat]
        s.use(pick)
        t.push(f)
        t.push(SETTLING)
        t.note(LIFTED, f.seat, pick, 1)
        burden(t, f.seat, 1)
        unhaunt(t, f.seat, pick)

    def name(self, t: Vale, f: Frame, pick: i64) -> str:
        return f"lift {t.cards[pick].id}"


class FinalCount(Word):
    """One player's final count: active seals and appeased cards, then curses; never below 0."""

    def do(self, t: Vale, f: Frame) -> None:
        s = t.seats[f.seat]
        before = s.score
        s.score += s.seals + len(s.appeased)
        s.score = max(i64(0), s.score - A_CURSE * curses_of(t, f.seat))
        t.note(COUNTED, f.seat, n=s.score - before)


PICK_SUMMONERS: Final = PickSummoners()
PICK_SUMMONER: Final = PickSummoner()
DAWN: Final = Dawn()
CURSE_PHASE: Final = CursePhase()
PASS_ON: Final = PassOn()
FINAL_COUNT: Final = FinalCount()
