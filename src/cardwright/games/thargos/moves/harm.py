"""What befalls Heroes: Lastings come and go, injuries happen, are spared and are healed, the Undead take captives."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import bury, publish
from cardwright.games.thargos.moves.heroes import face_of, flip, put_stand, stand_of, with_lastings
from cardwright.games.thargos.moves.leaving import lose
from cardwright.games.thargos.moves.moments import trigger, trigger_card, trigger_face
from cardwright.games.thargos.seat import VACANT
from cardwright.games.thargos.state import Card, Thargos, Word
from cardwright.games.thargos.terms import (
    ATTACHED,
    ATTACHED_TO,
    BAR_CAPTURE,
    BAR_HEAL_EFFECTS,
    BAR_INJURY_EFFECTS,
    BESTOWED,
    CAPTURED,
    HEALED,
    INJURED,
    LEFT,
    RENEGADE,
    ROLLED,
    SPARED,
    SPARES,
    STRIPPED,
    WAS_INJURED,
)
from cardwright.kernel.copies import copy_in, designs_in
from cardwright.kernel.machine import Frame
from cardwright.kernel.zones import sorted_in

# What dice have shown is kept as the turn, the card that rolled, and what it rolled.
ROLL_CARD: Final = 9
ROLL_TURN: Final = 18


def keep_roll(t: Thargos, card: i64, rolled: i64) -> None:
    """Everybody can see what was rolled lately."""
    t.rolls = append(t.rolls, t.turns << ROLL_TURN | card << ROLL_CARD | rolled)


def hero_number(t: Thargos, hero: i64) -> i64:
    """The number by which events call the Hero at a place: Heroes come behind all designs."""
    return len(t.cards) + t.stand(hero).hero


# Lastings.


def may_bear(t: Thargos, hero: i64, lasting: Card) -> bool:
    """Whether a Lasting may be attached to a Hero: with the rule of factions one symbol must match.

    A Lasting without a symbol fits everybody, and a Renegade takes every Lasting.
    """
    stand = t.stand(hero)
    if stand.hero < 0:
        return False
    if not t.variant.factions or lasting.factions == 0:
        return True
    faction = t.heroes[stand.hero].faction
    return faction == RENEGADE or (faction >= 0 and lasting.factions >> faction & 1 == 1)


def attach(t: Thargos, hero: i64, card: i64) -> None:
    """A Lasting that has left its zone comes to a Hero; first its own clause answers, then the Hero's."""
    side = hero >> 2
    publish(t, side, card)
    with_lastings(t, hero, sorted_in(t.stand(hero).lastings[:], card))
    t.stirred = True
    t.note(ATTACHED_TO, side, t.number(side, card), it=hero_number(t, hero))
    trigger_face(t, BESTOWED, hero)
    trigger_card(t, ATTACHED, hero, card)


def detach(t: Thargos, hero: i64, design: i64) -> i64:
    """A Lasting of a design leaves its Hero; the card."""
    stand = t.stand(hero)
    card = copy_in(stand.lastings, t.sides[hero >> 2].cards, design)
    with_lastings(t, hero, remove(stand.lastings[:], card))
    return card


def strip(t: Thargos, hero: i64, design: i64) -> None:
    """A Lasting goes to its owner's discard pile."""
    t.note(STRIPPED, hero >> 2, design, it=hero_number(t, hero))
    bury(t, hero >> 2, detach(t, hero, design))


class LoseLasting(Word):
    """The player of a Hero chooses which of its Lastings is lost."""

    def do(self, t: Thargos, f: Frame) -> None:
        if len(t.stand(f.it).lastings) == 0:
            return
        if t.is_out(f.seat):
            strip(t, f.it, self.options(t, f)[0])
        else:
            t.ask(f, self.options(t, f))

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        return designs_in(t.stand(f.it).lastings, t.sides[f.it >> 2].cards)

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        strip(t, f.it, pick)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return f"lose {t.cards[pick].id} {t.heroes[t.stand(f.it).hero].id}"


# Injuries.


def injure(t: Thargos, hero: i64, by: i64, *, effect: bool) -> None:
    """A Hero is to be injured by a player, through a card's effect or in a failed attempt."""
    stand = t.stand(hero)
    if stand.hero < 0 or not can_harm(t, hero, by):
        return
    if not (effect and by != hero >> 2 and stand.traits & BAR_INJURY_EFFECTS):
        t.push(Frame(INJURY, hero >> 2, it=hero, memo=by))


def can_harm(t: Thargos, hero: i64, by: i64) -> bool:
    """Whether an injury by a player would do something: to an Injured Hero the Undead alone can do more."""
    stand = t.stand(hero)
    if not stand.injured:
        return True
    held = stand.traits & BAR_CAPTURE != 0 and any_other_injured(t, hero)
    return undead(t, by, hero) and (len(stand.lastings) > 0 or not held)


def undead(t: Thargos, by: i64, hero: i64) -> bool:
    """Whether an injury is one by the Undead, who go on where others stop, unless they are out."""
    return by != hero >> 2 and t.variant.undead and t.sides[by].undead and not t.is_out(by)


class Injury(Word):
    """An injury, unless something is done instead; the memo is the player who causes it."""

    def do(self, t: Thargos, f: Frame) -> None:
        found = self.options(t, f)
        if len(found) == 0:
            harm(t, f.it, f.memo)
        elif t.is_out(f.seat):
            self.chosen(t, f, found[len(found) - 1])
        else:
            t.ask(f, found)

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        """The Lastings that can spare the Hero; to suffer is an option if none of them must."""
        found = vec[i64]()
        must = False
        if t.stand(f.it).traits & SPARES:
            for number in designs_in(t.stand(f.it).lastings, t.sides[f.it >> 2].cards):
                for permanent in t.cards[number].always:
                    instead = permanent.instead()
                    if instead is None or not (t.is_seated(f.seat) or t.variant.rival.uses(t, instead)):
                        continue
                    if instead.can(t, Frame(instead, f.seat, number, f.it)):
                        found = append(found, number)
                        must = must or permanent.must()
        if len(found) > 0 and not must:
            found = append(found, -1)
        return found

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick < 0:
            harm(t, f.it, f.memo)
            return
        t.note(SPARED, f.seat, pick, it=hero_number(t, f.it))
        for permanent in t.cards[pick].always:
            instead = permanent.instead()
            if instead is not None:
                t.push(Frame(instead, f.seat, pick, f.it))

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "suffer" if pick < 0 else f"spare {t.cards[pick].id}"


def harm(t: Thargos, hero: i64, by: i64) -> None:
    """The injury happens. The Undead take a Lasting besides, and whoever is Injured and has none."""
    stand = t.stand(hero)
    hunted = undead(t, by, hero)
    if hunted and stand.injured and len(stand.lastings) == 0:
        capture(t, hero, by)
        return
    if hunted:
        t.push(Frame(LOSE_LASTING, hero >> 2, it=hero))
    if not stand.injured:
        flip(t, hero)
        t.note(WAS_INJURED, hero >> 2, hero_number(t, hero))
        trigger(t, INJURED, hero, hero >> 2)


def heal(t: Thargos, hero: i64, *, itself: bool) -> None:
    """A Hero is healed: by its own face, or by another card if it lets them."""
    stand = t.stand(hero)
    if can_heal(t, hero, itself=itself):
        flip(t, hero)
        t.note(HEALED, hero >> 2, len(t.cards) + stand.hero)
        if face_of(t, t.stand(hero)).dice and (not t.variant.dice_declared or t.conflict is not None):
            roll_dice(t, hero)


def can_heal(t: Thargos, hero: i64, *, itself: bool) -> bool:
    stand = t.stand(hero)
    return stand.hero >= 0 and stand.injured and (itself or stand.traits & BAR_HEAL_EFFECTS == 0)


# Dice.


def roll_dice(t: Thargos, hero: i64) -> None:
    """Three dice are a Hero's attributes until they are rolled again."""
    rolled: i64 = 0
    for attribute in range(3):
        rolled |= (t.dice.roll(6) + 1) << 3 * attribute
    set_dice(t, hero, rolled)


def set_dice(t: Thargos, hero: i64, rolled: i64) -> None:
    """The dice of a Hero show this, three bits each; everybody is told the three numbers as hundreds, tens and ones."""
    s = t.stand(hero)
    put_stand(t, hero, stand_of(t, hero >> 2, s.hero, s.injured, s.lastings, s.used, rolled, s.boosts))
    t.reveal()
    keep_roll(t, hero_number(t, hero), rolled)
    told = 100 * (rolled & 7) + 10 * (rolled >> 3 & 7) + (rolled >> 6 & 7)
    t.note(ROLLED, hero >> 2, hero_number(t, hero), told)


# Captives of the Undead.


def capture(t: Thargos, hero: i64, by: i64) -> None:
    """The Undead take a Hero, who may stand in for one of theirs or is gone; one without Heroes is out of the game."""
    stand = t.stand(hero)
    put_stand(t, hero, VACANT)
    t.sides[by].captives += 1
    t.note(CAPTURED, by, len(t.cards) + stand.hero)
    if all(it.hero < 0 for it in t.sides[hero >> 2].stands):
        lose(t, hero >> 2)
    if t.ended:
        return
    t.push(Frame(ENLIST, by, len(t.cards) + stand.hero, memo=stand.used))


def any_other_injured(t: Thargos, hero: i64) -> bool:
    return any(place != hero & 3 and t.sides[hero >> 2].stands[place].injured for place in range(4))


class Enlist(Word):
    """Put a captured Hero, Injured, in place of one of your own, whose Lastings are discarded; or let it go for good.

    The card is the captive, and the memo what its counters have used.
    """

    def options(self, t: Thargos, f: Frame) -> vec[i64]:
        found = vec[i64]([-1])
        for place in range(4):
            if t.sides[f.seat].stands[place].hero >= 0 and not self.doubled(t, f, place):
                found = append(found, place)
        return found

    def doubled(self, t: Thargos, f: Frame, place: i64) -> bool:
        """Whether the captive would stand beside the same Hero, or another version of it."""
        who = t.heroes[f.card - len(t.cards)].who
        for other in range(4):
            stand = t.sides[f.seat].stands[other]
            if other != place and stand.hero >= 0 and t.heroes[stand.hero].who == who:
                return True
        return False

    def chosen(self, t: Thargos, f: Frame, pick: i64) -> None:
        if pick < 0:
            return
        hero = 4 * f.seat + pick
        for card in t.stand(hero).lastings:
            strip(t, hero, t.number(f.seat, card))
        t.note(LEFT, f.seat, hero_number(t, hero))
        enlisted = stand_of(t, f.seat, f.card - len(t.cards), True, vec[i64](), f.memo)
        put_stand(t, hero, enlisted)

    def name(self, t: Thargos, f: Frame, pick: i64) -> str:
        return "release" if pick < 0 else f"enlist {t.heroes[t.sides[f.seat].stands[pick].hero].id}"


LOSE_LASTING: Final = LoseLasting()
INJURY: Final = Injury()
ENLIST: Final = Enlist()
