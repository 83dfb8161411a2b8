"""Words about tracks and their Missions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import bury, count_points, leave_hand, publish
from cardwright.games.thargos.moves.map import is_hidden
from cardwright.games.thargos.seat import BEHIND, CARD, ENHANCED
from cardwright.games.thargos.state import Thargos, Word
from cardwright.games.thargos.terms import MISSION, REPLACED, SEALED, SET_ASIDE, SWAPPED
from cardwright.games.thargos.words.joining import Asks
from cardwright.kernel.copies import designs_in
from cardwright.kernel.machine import Effect, Frame
from cardwright.kernel.zones import holds


def tracks_of(t: Thargos, side: i64) -> vec[i64]:
    """A player's tracks in order; in a story the Missions that lie face up."""
    found = vec[i64]()
    for track in range(i64(len(t.missions))):
        if lies_open(t, track) if t.variant.story is not None else t.place_on(side, track) >= 0:
            found = append(found, track)
    return found


def lies_open(t: Thargos, spot: i64) -> bool:
    return t.missions[spot] >= 0 and not is_hidden(t, spot)


class Seal(Asks):
    """Seal a track: nobody may attempt the Mission there until the start of your next turn.

    It is this Hero's track, in a conflict that of the conflict, or any of yours.
    """

    def __init__(self, *, any_track: bool = False) -> None:
        self.any_track: Final = any_track

    def tracks(self, t: Thargos, f: Frame) -> vec[i64]:
        if self.any_track:
            return tracks_of(t, f.seat)
        c = t.conflict
        if c is None and t.variant.story is not None:
            return vec[i64]()
        return vec[i64]([t.track(f.it >> 2, f.it & 3) if c is None else c.track])

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        """The tracks that you have not sealed already."""
        found = vec[i64]()
        for track in self.tracks(t, f):
            if t.seals[track] >> f.seat & 1 == 0:
                found = append(found, track)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        t.seals[pick] |= 1 << f.seat
        t.note(SEALED, f.seat, n=pick)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"seal {pick + 1}"


class SwapMissions(Asks):
    """Two Missions on your tracks change places."""

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        tracks = tracks_of(t, f.seat)
        found = vec[i64]()
        if t.variant.story is not None:
            return found
        for i in range(i64(len(tracks))):
            for j in range(i + 1, i64(len(tracks))):
                if t.missions[tracks[i]] >= 0 and t.missions[tracks[j]] >= 0:
                    found = append(found, tracks[i] << 4 | tracks[j])
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        one, other = pick >> 4, pick & 15
        t.missions[one], t.missions[other] = t.missions[other], t.missions[one]
        there, here = t.missions[one], t.missions[other]
        t.note(SWAPPED, f.seat, t.number(here >> BEHIND, here & CARD), it=t.number(there >> BEHIND, there & CARD))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"swap {(pick >> 4) + 1} {(pick & 15) + 1}"


class ReplaceMission(Word):
    """Put a Mission from your hand in place of one on your tracks, which its owner discards."""

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(t.sides[f.seat].hand) > 0 and t.variant.story is None

    def do(self, t: Thargos, f: Frame) -> None:
        if self.can(t, f):
            t.wait(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        s = t.sides[f.seat]
        found = vec[i64]()
        for design in designs_in(s.hand, s.cards):
            if t.cards[design].kind == MISSION:
                for track in tracks_of(t, f.seat):
                    if t.missions[track] >= 0:
                        found = append(found, design << 4 | track)
        return found if len(found) > 0 else vec[i64]([-1])

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick < 0:
            return
        old = t.missions[pick & 15]
        put_mission(t, f.seat, pick >> 4, pick & 15)
        t.note(REPLACED, f.seat, pick >> 4, pick & 15, it=t.number(old >> BEHIND, old & CARD))
        bury(t, old >> BEHIND, old & CARD)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "none" if pick < 0 else f"replace {(pick & 15) + 1} {t.cards[pick >> 4].id}"


def put_mission(t: Thargos, side: i64, design: i64, track: i64) -> None:
    """A Mission of a design goes from hand to a track."""
    card = leave_hand(t, side, design)
    publish(t, side, card)
    t.missions[track] = side << BEHIND | card
    t.stirred = True


class WorthMore(Word):
    """The Mission just completed counts one VP more in the score pile."""

    def do(self, t: Thargos, f: Frame) -> None:
        s = t.sides[f.seat]
        last = s.scored[-1]
        s.unscore(last)
        s.score(last | ENHANCED)


class Unscore(Word):
    """That player sets aside a Mission printed with so many VP from the score pile."""

    def __init__(self, vp: int) -> None:
        self.vp: Final[i64] = vp
        self.one: Final = SetAside(vp)

    def parts(self) -> list[Effect]:
        return [self.one]

    def can(self, t: Thargos, f: Frame) -> bool:
        return len(self.one.options(t, Frame(self.one, f.it >> 2))) > 0

    def do(self, t: Thargos, f: Frame) -> None:
        if self.can(t, f):
            t.push(Frame(self.one, f.it >> 2, f.card, f.it))


class SetAside(Word):
    """Set aside one of your scored Missions printed with so many VP."""

    def __init__(self, vp: int) -> None:
        self.vp: Final[i64] = vp

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]()
        for scored in t.sides[f.seat].scored:
            design = t.number(scored >> BEHIND & 7, scored & CARD)
            if t.cards[design].vp == self.vp and not holds(found, design):
                found = append(found, design)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        s = t.sides[f.seat]
        for scored in s.scored:
            if t.number(scored >> BEHIND & 7, scored & CARD) == pick:
                s.unscore(scored)
                s.aside = append(s.aside, scored & ~ENHANCED)
                break
        t.note(SET_ASIDE, f.seat, pick)
        count_points(t, f.seat)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"give up {t.cards[pick].id}"
