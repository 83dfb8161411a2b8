"""What counts in a position of Heroes of Thargos: the numbers from which it is told how well a player stands.

A card that the viewer cannot see counts like any other card of its owner's: judgement knows no more than its seat.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.bots.thargos.stories import Outlook
from cardwright.games.thargos.moves.cards import pile_vp
from cardwright.games.thargos.moves.heroes import may_attempt, permanents
from cardwright.games.thargos.moves.temper import ATTACK, DEFENCE, pile
from cardwright.games.thargos.seat import CARD, Side
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTRIBUTES, BOOSTS, DECK, FIRM, MISSION
from cardwright.games.thargos.terms import HAND as HAND_SIZE

# A design counts by where it lies, a Hero by the face that is up.
PLACES: Final = ("hand", "attached", "posted")
HAND: Final = 0
ATTACHED: Final = 1
POSTED: Final = 2
# In a posted Action: the uses that are left lie behind its card and its place.
USES: Final = 8
FACES: Final = ("active", "injured")
WHOLE: Final = (
    "points", "near", "deck", "short", "spent", "cards", "pam", "unseen", "mission", "second_mission",
    "best", "prospects", "decisive", "turn", "turn_best", "turn_decisive", "quiet",
)  # fmt: skip
# The mean PAM of a card, near enough: of the set, of a ready-made deck, of what is laid.
MEAN_PAM: Final = 2.05
# From so many VP before the target on, and so few cards to draw, each counts more.
NEAR: Final = 5
SHORT: Final = 14
# How much more a turn in which nothing moves costs who is behind.
BEHIND: Final = 2.0
# What Heroes, Lastings and posted Actions are still good for just before the end, of what they are at the beginning.
LEAST_USE: Final = 0.15
# How an attempt goes, from the PAM that is left to the attacker when he is level and the PAM in the other's hand. Read
# off what bots did: with six cards each and level at once he wins seven times in ten, three behind two times in ten.
EDGE: Final = 0.7
ANSWER: Final = 0.6
BENT: Final = -2.6
# The PAM of a hand that is full again by then, and of what is left of one when the other's turn comes.
FULL_HAND: Final = 6 * MEAN_PAM
SOME_HAND: Final = 4 * MEAN_PAM
# The chance where everything that is asked for is there face up and nobody may answer.
UNANSWERED: Final = 0.96

EACH: Final[i64] = len(ATTRIBUTES)
NOTHING_KEPT: Final[list[tuple[int, float]]] = []
NO_CHANCES: Final = vec[float]()
# The chance of an attempt that may not be made.
BARRED: Final = -1.0


class Figures:
    """What Heroes have of each attribute face up: `column` finds it for one of them, here a side is added up at once.

    It is right as long as the position does not change.
    """

    def __init__(self, t: Thargos) -> None:
        self.t: Final = t
        self.found: Final = vec[i64]([0] * (4 * EACH * i64(len(t.sides))))
        self.sides: i64 = 0
        self.reached: i64 = -1
        self.reaching: float = 0.0

    def of(self, hero: i64, attribute: i64) -> i64:
        """What stands there has so much of it: ask only where somebody stands."""
        if self.sides >> (hero >> 2) & 1 == 0:
            self.add_up(hero >> 2)
        return self.found[EACH * hero + attribute]

    def add_up(self, side: i64) -> None:
        t, found = self.t, self.found
        for place in range(i64(4)):
            stand = t.sides[side].stands[place]
            at = EACH * (4 * side + place)
            found[at] += stand.might
            found[at + 1] += stand.mind
            found[at + 2] += stand.mysticism
            if stand.traits & BOOSTS:
                bearer = 4 * side + place
                for permanent in permanents(t, bearer, BOOSTS):
                    for hero in range(4 * side, 4 * side + 4):
                        if t.stand(hero).hero >= 0:
                            for attribute in range(EACH):
                                found[EACH * hero + attribute] += permanent.boost(t, bearer, hero, attribute)
        self.sides |= i64(1) << side

    def reach(self, side: i64, viewer: i64) -> float:
        """The PAM of a hand as a viewer can tell: one track after the other asks for that of the same player."""
        if self.reached != side << 8 | viewer:
            self.reached = side << 8 | viewer
            self.reaching = reach(self.t, side, viewer)
        return self.reaching


class Features:
    """What is not zero, weighed and added up as it comes; `kept` are the features themselves, if someone wants them.

    `chances` are those of an attempt from each place.
    """

    def __init__(self, cards: i64, heroes: i64, weights: vec[float], keep: bool) -> None:
        self.cards: Final[i64] = cards
        self.faces: Final[i64] = len(PLACES) * cards
        self.heroes: Final[i64] = heroes
        self.weights: Final[vec[float]] = weights
        self.keep: Final = keep
        self.next: i64 = len(PLACES) * cards + len(FACES) * heroes
        self.total: float = 0.0
        self.kept: list[tuple[int, float]] = [] if keep else NOTHING_KEPT
        self.chances: vec[float] = NO_CHANCES

    def add(self, which: i64, value: float) -> None:
        self.total += self.weights[which] * value
        if self.keep:
            self.kept.append((which, value))

    def card(self, place: i64, design: i64, value: float) -> None:
        self.add(place * self.cards + design, value)

    def face(self, hero: i64, injured: bool, value: float) -> None:
        self.add(self.faces + (self.heroes if injured else 0) + hero, value)

    def whole(self, value: float) -> None:
        """The next one of WHOLE."""
        if value != 0.0:
            self.add(self.next, value)
        self.next += 1


def features(figures: Figures, side: i64, viewer: i64, weights: vec[float], keep: bool = False) -> Features:
    """Everything that counts for one player as another sees it, or the player himself, weighed."""
    t = figures.t
    s = t.sides[side]
    x = Features(len(t.cards), len(t.heroes), weights, keep)
    use = LEAST_USE + (1.0 - LEAST_USE) * remaining(t)
    for stand in s.stands:
        if stand.hero >= 0:
            x.face(stand.hero, stand.injured, use)
        for card in stand.lastings:
            x.card(ATTACHED, s.cards[card], use)
    for posted in s.posts:
        x.card(POSTED, s.cards[posted & CARD], use * float(posted >> USES))
    points = pile_vp(t, side)
    need = max(s.target - points, 0)
    drawable = to_draw(s)
    x.whole(float(points) / float(s.target))
    x.whole(float(max(NEAR - need, 0)) / float(NEAR))
    x.whole(float(drawable) / float(DECK))
    x.whole(float(max(SHORT - drawable, 0)) / float(SHORT))
    x.whole(1.0 if drawable < 0 else 0.0)
    _add_hand(t, s, viewer, x)
    _add_tracks(figures, side, viewer, need, x)
    x.whole(waiting(t, side) if side == viewer else 0.0)
    return x


def to_draw(s: Side) -> i64:
    """The cards that a deck has left when the hand is full again; fewer than none, and who has to draw is out."""
    return i64(len(s.deck)) + i64(len(s.hand)) - HAND_SIZE


def remaining(t: Thargos) -> float:
    """How much of the game is left, from 1 to 0, for whom it will soonest end: by the target, or by the deck."""
    least = 1.0
    for side in range(t.players):
        s = t.sides[side]
        if not t.is_out(side):
            least = min(least, float(s.target - s.points) / float(s.target))
            least = min(least, float(to_draw(s)) / float(DECK))
    return max(least, 0.0)


def waiting(t: Thargos, side: i64) -> float:
    """The turns in which nobody has moved a card; they count more for who would lose the stalemate that they lead to.

    Only the viewer counts his own: if his wait were also the other's gain, whoever leads would wait for ever.
    """
    return float(t.quiet) * (1.0 if is_nearest(t, side) else BEHIND) if t.quiet > 0 else 0.0


def is_nearest(t: Thargos, side: i64) -> bool:
    """Whether nobody is as near to the target: who is would win a stalemate."""
    s = t.sides[side]
    for other in range(i64(len(t.sides))):
        o = t.sides[other]
        if other != side and not t.is_out(other) and o.points * s.target >= s.points * o.target:
            return False
    return True


def _add_hand(t: Thargos, s: Side, viewer: i64, x: Features) -> None:
    pam: i64 = 0
    unseen: i64 = 0
    missions: i64 = 0
    for card in s.hand:
        if s.seen[card] >> viewer & 1:
            design = t.cards[s.cards[card]]
            x.card(HAND, s.cards[card], 1.0)
            pam += design.pam
            missions += 1 if design.kind == MISSION else 0
        else:
            unseen += 1
    x.whole(float(len(s.hand)))
    x.whole(float(pam) + MEAN_PAM * float(unseen))
    x.whole(float(unseen))
    x.whole(1.0 if missions > 0 else 0.0)
    x.whole(1.0 if missions > 1 else 0.0)


def _add_tracks(figures: Figures, side: i64, viewer: i64, need: i64, x: Features) -> None:
    """What the four tracks, or the map, promise: the best attempt, all of them, and whether one would win the game."""
    t = figures.t
    s = t.sides[side]
    mine = reach(t, side, viewer) if t.turn == side else FULL_HAND
    best = 0.0
    total = 0.0
    decisive = 0.0
    x.chances = vec[float]([BARRED, BARRED, BARRED, BARRED])
    if t.variant.story is not None:
        outlook = Outlook(t, side, mine, need)
        best, total, decisive = outlook.best, outlook.total, outlook.decisive
    for place in range(i64(4 if t.variant.story is None else 0)):
        if may_attempt(t, side, place):
            chance = prospect(figures, side, place, mine, viewer)
            x.chances[place] = chance
            vp = t.mission(t.track(side, place)).vp
            worth = chance * float(min(vp, need)) / float(s.target)
            best = max(best, worth)
            total += worth
            if vp >= need:
                decisive = max(decisive, chance)
    now = 1.0 if t.turn == side else 0.0
    x.whole(best)
    x.whole(total)
    x.whole(decisive)
    x.whole(now)
    x.whole(now * best)
    x.whole(now * decisive)


def reach(t: Thargos, side: i64, viewer: i64) -> float:
    """The PAM of a hand as far as the viewer can tell; who is out lays nothing, and the Rival what its pile has."""
    if t.is_out(side):
        return 0.0
    if not t.is_seated(side):
        return MEAN_PAM * float(pile(t, ATTACK if t.turn == side else DEFENCE) + t.temper.infamy)
    s = t.sides[side]
    total = 0.0
    for card in s.hand:
        total += float(t.cards[s.cards[card]].pam) if s.seen[card] >> viewer & 1 else MEAN_PAM
    return total


def prospect(figures: Figures, side: i64, place: i64, mine: float, viewer: i64) -> float:
    """The chance that a Hero completes the Mission of its track, roughly, with so much PAM in hand."""
    t = figures.t
    hero = 4 * side + place
    track = t.track(side, place)
    mission = t.mission(track)
    other = t.across(side, track)
    facing = t.facing(hero)
    there = t.stand(facing).hero >= 0
    behind: i64 = 0
    ahead: i64 = 99
    for attribute in mission.asked:
        lead = figures.of(hero, attribute) - mission.asks[attribute]
        if there:
            lead -= figures.of(facing, attribute)
        behind += max(-lead, 0)
        ahead = min(ahead, lead)
    if there and t.stand(facing).traits & FIRM:
        behind += 1
    if behind == 0 and (len(mission.asked) > 1 or not there):
        return UNANSWERED
    left = mine - float(behind) + float(max(ahead, 0))
    if mine < float(behind):
        return 0.0
    theirs = figures.reach(other, viewer) if t.turn == side else SOME_HAND
    return 1.0 / (1.0 + math.exp(-EDGE * (left - ANSWER * theirs) - BENT))
