"""How a conflict will end, as one seat sees it: the chance of the attacker, before and after cards are laid."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.thargos.features import MEAN_PAM, Figures, prospect, reach
from cardwright.bots.thargos.habits import Habits, at_least
from cardwright.bots.thargos.stories import chance_in_dice
from cardwright.games.thargos.moves.cards import own
from cardwright.games.thargos.moves.heroes import flip, may_attempt, worth
from cardwright.games.thargos.moves.laying import asked_for, bits, face_up, room_left
from cardwright.games.thargos.moves.temper import DEFENCE, pile
from cardwright.games.thargos.rival.piles import defended
from cardwright.games.thargos.rules.conflicts import ATTACKER_SEES, DEFENDER_SEES, LAY, STEP
from cardwright.games.thargos.rules.drawing import hand_sizes
from cardwright.games.thargos.rules.ending import next_in
from cardwright.games.thargos.rules.turns import ACT, ATTACH
from cardwright.games.thargos.seat import BEHIND, CARD, Conflict, Side
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import EXTRA_GRANTED, FIRM, NO_EXTRA
from cardwright.games.thargos.words.conflicts import Attempt
from cardwright.kernel.machine import Effect
from cardwright.kernel.zones import EMPTY

# The cards that a defender is ready to spend: some, more for every VP, and whatever there is where the game is lost.
READY: Final = 1.1
READY_PER_VP: Final = 0.75
READY_AT_LAST: Final = 3.0
STEEP: Final = 1.2
# Of what the hand leaves when he is level, an attacker lays about so much more.
SPENT: Final = 0.5
# What is hardly ever certain: something on a Hero may still change it.
SURE: Final = 0.98
HOPELESS: Final = 0.004
ALL_PLACES: Final = 15
# How far the PAM of a card is from the mean.
PAM_SPREAD: Final = 0.85
# The cards with which an attempt is repelled.
ANSWERED_WITH: Final = 2


def unsettled(t: Thargos) -> bool:
    """Whether a conflict is under way and nobody knows yet who wins it."""
    c = t.conflict
    return c is not None and not c.repelled and t.missions[c.track] >= 0


def step_of(t: Thargos) -> i64:
    """The next step of the conflict under way."""
    for i in range(t.height):
        f = t.agenda[i]
        if f.effect is STEP:
            return f.memo
    return 0


def odds(t: Thargos, viewer: i64, habits: Habits) -> float:
    """The chance that the attacker completes the Mission, as far as a viewer can know."""
    c = t.conflict
    assert c is not None
    if t.variant.story is not None:
        return odds_in_story(t, c, viewer, habits)
    step = step_of(t)
    f = t.asked
    answering = f is not None and f.effect is LAY and f.seat == c.defender
    if step >= ATTACKER_SEES and not (answering and viewer != c.defender):
        return compared(t, c, viewer, habits)
    if step == DEFENDER_SEES and t.seat() == c.attacker:
        return while_laying(t, c, viewer)
    if step < DEFENDER_SEES:
        return prospect(Figures(t), c.attacker, c.lead, reach(t, c.attacker, viewer), viewer)
    return unanswered(t, c, leads(t, c, viewer), viewer)


def odds_in_story(t: Thargos, c: Conflict, viewer: i64, habits: Habits) -> float:
    """In a story: against a Hero as in a duel, otherwise against dice, as the cards lie."""
    found = leads(t, c, viewer)
    f = t.asked
    if c.revealed:
        return compared(t, c, viewer, habits)
    if t.is_out(c.defender):
        asked = asked_for(t)
        chance = SURE
        for i in range(i64(len(asked))):
            lead = float(found.lead[i]) + MEAN_PAM * float(found.attacking[i])
            chance *= chance_in_dice(lead, t.mission(c.track).asks[asked[i]])
        return HOPELESS + (SURE - HOPELESS) * chance
    if f is not None and f.effect is LAY and f.seat == c.defender and viewer == c.defender:
        return compared(t, c, viewer, habits)
    return unanswered(t, c, found, viewer)


# What is to come.


def has_acted(t: Thargos) -> bool:
    """Whether the player whose turn it is has begun his action step, on a track: a story knows none."""
    f = t.asked
    if f is None or f.effect is ACT or f.effect is ATTACH or t.turns == 0 or t.variant.story is not None:
        return False
    return not any(t.agenda[i].effect is ACT for i in range(t.height))


def awaited(t: Thargos, side: i64) -> Conflict | None:
    """The most promising attempt that a player may still make in a turn in which he has acted."""
    places = places_ahead(t, side)
    mine = reach(t, side, side)
    figures = Figures(t)
    best: i64 = -1
    most = 0.0
    for place in range(i64(4)):
        if places >> place & 1 and may_attempt(t, side, place):
            hope = prospect(figures, side, place, mine, side) * float(t.mission(t.track(side, place)).vp)
            if hope > most:
                best = place
                most = hope
    if best < 0:
        return None
    track = t.track(side, best)
    other = t.across(side, track)
    return Conflict(track, side, best, other, t.place_on(other, track))


def places_ahead(t: Thargos, side: i64) -> i64:
    """The set of places from which an extra attempt may still be made."""
    if t.extra != NO_EXTRA:
        return t.extra_places if t.extra == EXTRA_GRANTED else 0
    s = t.sides[side]
    play = t.cards[s.cards[s.played]].play if s.played >= 0 else None
    return ALL_PLACES if play is not None and grants(play) else 0


def grants(effect: Effect) -> bool:
    """Whether something in an effect grants an extra attempt."""
    return isinstance(effect, Attempt) or any(grants(part) for part in effect.parts())


# What lies there.


class Leads:
    """By how much the attacker leads on each attribute that is asked for, without what the viewer cannot see.

    `before` is the same without the defender's cards: what the attacker saw when he laid his.
    """

    def __init__(self) -> None:
        self.lead: vec[i64] = vec[i64]()
        self.before: vec[i64] = vec[i64]()
        self.attacking: vec[i64] = vec[i64]()
        self.defending: vec[i64] = vec[i64]()


def leads(t: Thargos, c: Conflict, viewer: i64) -> Leads:
    """Known cards count what they count; unknown ones are counted, by attribute and side."""
    found = Leads()
    firm: i64 = 1 if t.stand(4 * c.defender + c.guard).traits & FIRM else 0
    for attribute in asked_for(t):
        mine, hidden = visible(t, c.attacker, attribute, viewer)
        theirs, covered = visible(t, c.defender, attribute, viewer)
        found.lead = append(found.lead, mine - theirs - firm)
        found.before = append(found.before, mine - face_up(t, c.defender, attribute) - firm)
        found.attacking = append(found.attacking, hidden)
        found.defending = append(found.defending, covered)
    return found


def visible(t: Thargos, side: i64, attribute: i64, viewer: i64) -> tuple[i64, i64]:
    """What a side has of an attribute as far as the viewer sees, and how many cards he does not see.

    Of these what they count beyond their PAM is known: everybody sees what sharpens them.
    """
    c = t.conflict
    assert c is not None
    s = t.sides[side]
    role = c.role(side)
    hero = 4 * side + c.place(side)
    total = face_up(t, side, attribute)
    hidden: i64 = 0
    for laid in s.laid:
        card = laid & CARD
        if laid >> BEHIND != attribute or card == c.void[role]:
            continue
        counts = worth(t, hero, card, c.first[role] == card)
        if s.seen[card] >> viewer & 1 or c.revealed:
            total += counts
        else:
            total += counts - t.design(side, card).pam
            hidden += 1
    return total, hidden


# The attacker's chance.


def compared(t: Thargos, c: Conflict, viewer: i64, habits: Habits) -> float:
    """As the cards lie; those that the viewer cannot see are as such cards usually are."""
    found = leads(t, c, viewer)
    chance = 1.0
    for i in range(i64(len(found.lead))):
        mine = habits.sums(found.attacking[i], -found.before[i])
        theirs = habits.sums(found.defending[i], 0)
        chance *= at_least(mine, theirs, -found.lead[i])
    return HOPELESS + (SURE - HOPELESS) * chance


def while_laying(t: Thargos, c: Conflict, viewer: i64) -> float:
    """The attacker may lay more: who is behind needs some of what is left in hand to be level."""
    found = leads(t, c, viewer)
    behind: i64 = 0
    for i in range(i64(len(found.lead))):
        behind += max(-found.lead[i], 0)
    if behind == 0:
        return unanswered(t, c, found, viewer)
    left = reach(t, c.attacker, viewer) - float(behind)
    if left < 0.0 or room_left(t, c.attacker) <= 0:
        return HOPELESS
    spare = i64(SPENT * left / float(len(found.lead)))
    for i in range(i64(len(found.lead))):
        found.lead[i] = max(found.lead[i], 0) + spare
    return unanswered(t, c, found, viewer)


def unanswered(t: Thargos, c: Conflict, found: Leads, viewer: i64) -> float:
    """The attacker has laid, and the defender may answer: where, and will he?"""
    asked = asked_for(t)
    single = len(asked) == 1 and not t.variant.single_mirrored
    need = 99.0
    for i in range(i64(len(asked))):
        lead = float(found.lead[i]) + MEAN_PAM * float(found.attacking[i])
        if lead < 0.0:
            return HOPELESS
        if single or c.opened >> asked[i] & 1:
            need = min(need, lead + 1.0)
    if need > 90.0:
        return SURE
    if not t.is_seated(c.defender):
        return HOPELESS + (SURE - HOPELESS) * against_pile(t, c, found)
    cards = need / MEAN_PAM + (0.0 if single else float(bits(c.opened) - 1))
    most = float(min(i64(len(t.sides[c.defender].hand)), room_left(t, c.defender)))
    if t.is_out(c.defender) or cards > most + 0.5:
        return SURE
    repelled = 1.0 / (1.0 + math.exp(-STEEP * (min(ready(t, c), most) - cards)))
    return HOPELESS + (SURE - HOPELESS) * (1.0 - repelled)


def against_pile(t: Thargos, c: Conflict, found: Leads) -> float:
    """The Rival answers with its whole pile: cards of its deck that nobody knows, in turn on each open attribute."""
    asked = asked_for(t)
    where = defended(t, c.defender)
    n = min(pile(t, DEFENCE) + t.temper.infamy + t.temper.added, room_left(t, c.defender))
    chance = 1.0
    for i in range(i64(len(where))):
        over: i64 = 1 if i < n % len(where) else 0
        cards = n // len(where) + over
        for j in range(i64(len(asked))):
            if asked[j] == where[i]:
                chance *= withstands(float(found.lead[j]) + MEAN_PAM * float(found.attacking[j]), cards)
    return chance


def withstands(lead: float, cards: i64) -> float:
    """The chance that so many unknown cards do not count more than a lead: a bell is near enough."""
    if cards <= 0:
        return 1.0
    spread = PAM_SPREAD * math.sqrt(float(cards))
    return 0.5 * (1.0 + math.erf((lead + 0.5 - MEAN_PAM * float(cards)) / (spread * 1.4142135623730951)))


def ready(t: Thargos, c: Conflict) -> float:
    """How many cards a defender is ready to spend."""
    return READY + READY_PER_VP * float(t.mission(c.track).vp) + (READY_AT_LAST if wins_game(t, c) else 0.0)


def wins_game(t: Thargos, c: Conflict) -> bool:
    """Whether completing the Mission brings the attacker to the target."""
    s = t.sides[c.attacker]
    return s.points + t.mission(c.track).vp >= s.target


# What comes of it.


def if_won(t: Thargos) -> Thargos:
    """The position after a success, before the Mission's own effect: the Mission scored, the defender's hand full."""
    c = t.conflict
    assert c is not None
    u = _cleared(t)
    winner = u.sides[c.attacker]
    winner.scored = append(winner.scored[:], u.missions[c.track])
    winner.points += u.mission(c.track).vp
    if u.variant.story is None:
        u.missions = u.missions[:]
        u.missions[c.track] = -1
        _draw_off(u, c.defender, 1)  # the Mission that takes its place
        _refill(u, c.defender)
    return u


def if_lost(t: Thargos) -> Thargos:
    """The position after a failure: the Hero is injured, and who has not answered yet has done so."""
    c = t.conflict
    assert c is not None
    u = _cleared(t)
    if u.variant.story is None and step_of(t) < ATTACKER_SEES and len(t.sides[c.defender].laid) == 0:
        _draw_off(u, c.defender, ANSWERED_WITH)
    hero = 4 * c.attacker + c.lead
    if u.stand(hero).hero >= 0 and not u.stand(hero).injured:
        flip(u, hero)
    return u


def _cleared(t: Thargos) -> Thargos:
    """The laid cards are gone, and the next player's turn begins, who draws. Only what changes is a copy."""
    u = t.shared()
    u.sides = vec[Side](capacity=i64(len(t.sides)))
    for it in t.sides:
        s = it.shared()
        s.laid = EMPTY
        s.stands = s.stands[:]
        u.sides = append(u.sides, s)
    u.turn = next_in(u, u.turn)
    _refill(u, u.turn)
    return u


def _draw_off(u: Thargos, side: i64, n: i64) -> None:
    """So many cards that nobody has seen are gone."""
    s = u.sides[side]
    s.deck = s.deck[: max(i64(len(s.deck)) - n, 0)]


def _refill(u: Thargos, side: i64) -> None:
    """Cards that nobody has seen come from the deck, until the hand is full."""
    s = u.sides[side]
    left: i64 = len(s.deck)
    lacking = min(hand_sizes(u, side)[0] - len(s.hand), left)
    if u.is_out(side) or lacking <= 0:
        return
    unseen = ~own(u, side)
    s.hand = s.hand[:]
    s.seen = s.seen[:]
    for i in range(left - 1, left - lacking - 1, -1):
        s.seen[s.deck[i]] &= unseen
        s.take(s.deck[i])
    s.deck = s.deck[: left - lacking]
