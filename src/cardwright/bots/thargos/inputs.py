"""What a network is shown of a duel or a circle of Heroes of Thargos: what players have, tracks, a conflict under way.

Only what the seat may know goes in. Much of it is counted in steps, so that a network sees at once where something
changes: the last VP before the target, the last cards of a deck.
"""

from typing import Final

from mypy_extensions import i64

from cardwright.bots.network import Inputs
from cardwright.bots.thargos.conflict import leads, step_of, unsettled
from cardwright.bots.thargos.features import FACES, MEAN_PAM, PLACES, USES, Features, Figures, to_draw
from cardwright.games.thargos.moves.cards import pile_vp
from cardwright.games.thargos.rules.conflicts import ATTACKER_SEES, DEFENDER_SEES, LAY
from cardwright.games.thargos.rules.turns import ACT, ATTACH, EXTRA_ATTEMPT
from cardwright.games.thargos.seat import BEHIND, CARD, Conflict
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTRIBUTES, EXTRA_GRANTED, MISSION

NUMBERS: Final = ("points", "target", "hand", "pam", "unseen", "missions", "to_draw", "captives", "seals", "standing")
# How far what is counted in steps goes; beyond the last all is one.
NEEDS: Final = 20
DRAWS: Final = 18
DRAWS_A_STEP: Final = 3
COLUMNS: Final = 13
VPS: Final = 4
CHANCES: Final = 10
# Both chances on one track, coarser; the first step is that of who may not attempt it.
COARSE: Final = 6
QUIET: Final = 5
TURNS: Final = 12
TURNS_A_STEP: Final = 6
ASKED: Final = ("attach", "act", "extra", "lay", "else")
# What judgement without a network says, once in quarters of a VP, once in steps.
QUARTERS: Final = 4.0
MOST_WORTH: Final = 30.0
OPINIONS: Final = 20
# In a conflict, each for who attacks.
ODDS: Final = 20
STEPS: Final = ("declared", "laying", "answering", "shown")
LEADS: Final = 13
LEVEL: Final = 6
LAID: Final = ("attacking", "attacking_unseen", "defending", "defending_unseen")


class Opinion:
    """What judgement without a network says: the worth, its chance, and that of the attacker in a conflict."""

    def __init__(self, worth: float, chance: float, odds: float) -> None:
        self.worth: Final = worth
        self.chance: Final = chance
        self.odds: Final = odds


class Sheet(Inputs):
    """Inputs that are filled in one after the other, in the order of the layout."""

    def __init__(self) -> None:
        super().__init__()
        self.at: i64 = 0

    def number(self, n: i64) -> None:
        self.add(self.at, n)
        self.at += 1

    def step(self, steps: i64, n: i64) -> None:
        """One of so many inputs: the one that a number comes to."""
        self.add(self.at + max(min(n, steps - 1), 0), 1)
        self.at += steps


def layout(t: Thargos) -> list[str]:
    """The name of every input, in order: a network fits where these are the same."""
    cards, heroes = [card.id for card in t.cards], [hero.id for hero in t.heroes]
    one = [f"{place} {card}" for place in PLACES for card in cards]
    one += [f"{face} {hero}" for face in FACES for hero in heroes] + [*NUMBERS]
    one += [f"need {n}" for n in range(NEEDS)] + [f"to_draw {n}" for n in range(DRAWS)]
    one += [f"{attribute} {n}" for attribute in ATTRIBUTES for n in range(COLUMNS)]
    one += [f"attempt {vp} {n}" for vp in range(VPS) for n in range(CHANCES)]
    one += [f"decisive {n}" for n in range(CHANCES)]
    everybody = players(t)
    found = [f"{who} {name}" for who in everybody for name in one] + [f"mission {card}" for card in cards]
    found += [f"track {vp} {i} {j}" for vp in range(VPS) for i in range(COARSE) for j in range(COARSE)]
    found += [f"{who} {name}" for name in ("turn", "first", "extra") for who in everybody]
    found += [f"{who} asked {name}" for who in everybody for name in ASKED]
    found += [f"quiet {n}" for n in range(QUIET)] + [f"turns {n}" for n in range(TURNS)]
    found += ["worth", *(f"chance {n}" for n in range(OPINIONS))]
    fight = [f"vp {n}" for n in range(VPS)] + [f"step {name}" for name in STEPS]
    fight += [f"odds {n}" for n in range(ODDS)] + [f"decisive odds {n}" for n in range(ODDS)]
    fight += [f"lead {n}" for n in range(LEADS)] + [*LAID, "settled"]
    found += [f"{who} attack {name}" for who in everybody for name in fight]
    return found if t.players == 2 else found + [f"{who} {name}" for name in ("defence", "out") for who in everybody]


def players(t: Thargos) -> list[str]:
    """What players are called, in the order of their turns after the one who looks."""
    return ["own", "other"] if t.players == 2 else ["own", *(f"{n} after" for n in range(1, t.players))]


FIGHT: Final[i64] = VPS + len(STEPS) + 2 * ODDS + LEADS + len(LAID) + 1


def inputs(figures: Figures, seat: i64, found: list[Features], opinion: Opinion) -> Sheet:
    """A player's own, the others' as the player sees it, then what lies between them and what is going on."""
    t = figures.t
    sheet = Sheet()
    for n in range(t.players):
        _add_player(figures, (seat + n) % t.players, seat, found[n], sheet)
    _add_tracks(t, seat, found, sheet)
    _add_moment(t, seat, sheet)
    sheet.number(i64(QUARTERS * max(min(opinion.worth, MOST_WORTH), -MOST_WORTH)))
    sheet.step(OPINIONS, i64(OPINIONS * opinion.chance))
    c = t.conflict
    end = sheet.at + FIGHT * t.players
    if c is not None:
        sheet.at += FIGHT * after(t, seat, c.attacker)
        _add_conflict(t, c, seat, opinion.odds, sheet)
    sheet.at = end
    if t.players > 2:
        _add_circle(t, seat, sheet)
    return sheet


def after(t: Thargos, seat: i64, side: i64) -> i64:
    """How many turns after a player another comes."""
    return (side - seat) % t.players


def _add_player(figures: Figures, side: i64, viewer: i64, found: Features, sheet: Sheet) -> None:
    t = figures.t
    s = t.sides[side]
    cards: i64 = len(t.cards)
    heroes: i64 = len(t.heroes)
    first = sheet.at
    pam: i64 = 0
    unseen: i64 = 0
    missions: i64 = 0
    for card in s.hand:
        if s.seen[card] >> viewer & 1:
            design = t.cards[s.cards[card]]
            sheet.add(first + s.cards[card], 1)
            pam += design.pam
            missions += 1 if design.kind == MISSION else 0
        else:
            unseen += 1
    for stand in s.stands:
        for card in stand.lastings:
            sheet.add(first + cards + s.cards[card], 1)
        if stand.hero >= 0:
            sheet.add(first + 3 * cards + stand.hero + (heroes if stand.injured else 0), 1)
    for posted in s.posts:
        sheet.add(first + 2 * cards + s.cards[posted & CARD], posted >> USES)
    sheet.at = first + 3 * cards + 2 * heroes
    points = pile_vp(t, side)
    need = max(s.target - points, 0)
    drawable = to_draw(s)
    seals: i64 = 0
    for seal in t.seals:
        seals += seal >> side & 1
    sheet.number(points)
    sheet.number(s.target)
    sheet.number(len(s.hand))
    sheet.number(pam)
    sheet.number(unseen)
    sheet.number(missions)
    sheet.number(drawable)
    sheet.number(s.captives)
    sheet.number(seals)
    sheet.number(i64(QUARTERS * found.total))
    sheet.step(NEEDS, need)
    sheet.step(DRAWS, (drawable + DRAWS_A_STEP - 1) // DRAWS_A_STEP)
    _add_columns(figures, side, sheet)
    _add_attempts(t, side, need, found, sheet)


def _add_columns(figures: Figures, side: i64, sheet: Sheet) -> None:
    """What the Heroes have of each attribute."""
    for attribute in range(i64(len(ATTRIBUTES))):
        for place in range(i64(4)):
            if figures.t.sides[side].stands[place].hero >= 0:
                n = figures.of(4 * side + place, attribute)
                sheet.add(sheet.at + max(min(n, COLUMNS - 1), 0), 1)
        sheet.at += COLUMNS


def _add_attempts(t: Thargos, side: i64, need: i64, found: Features, sheet: Sheet) -> None:
    """What each attempt promises, by the VP of its Mission, and the best of those that would win the game."""
    decisive = -1.0
    for place in range(i64(4)):
        chance = found.chances[place]
        if chance >= 0.0:
            vp = t.mission(t.track(side, place)).vp
            sheet.add(sheet.at + CHANCES * (max(min(vp, VPS), 1) - 1) + min(i64(CHANCES * chance), CHANCES - 1), 1)
            if vp >= need:
                decisive = max(decisive, chance)
    sheet.at += VPS * CHANCES
    if decisive >= 0.0:
        sheet.add(sheet.at + min(i64(CHANCES * decisive), CHANCES - 1), 1)
    sheet.at += CHANCES


def _add_tracks(t: Thargos, seat: i64, found: list[Features], sheet: Sheet) -> None:
    """The Missions of a player's tracks, and how both who face each other there stand to them."""
    first = sheet.at
    sheet.at += len(t.cards)
    for place in range(i64(4)):
        track = t.track(seat, place)
        it = t.missions[track]
        if it >= 0:
            sheet.add(first + t.number(it >> BEHIND, it & CARD), 1)
            vp = max(min(t.mission(track).vp, VPS), 1) - 1
            other = t.across(seat, track)
            mine, theirs = found[0].chances[place], found[after(t, seat, other)].chances[t.place_on(other, track)]
            sheet.add(sheet.at + (vp * COARSE + _coarse(mine)) * COARSE + _coarse(theirs), 1)
    sheet.at += VPS * COARSE * COARSE


def _coarse(chance: float) -> i64:
    return 0 if chance < 0.0 else 1 + min(i64((COARSE - 1) * chance), COARSE - 2)


def _add_moment(t: Thargos, seat: i64, sheet: Sheet) -> None:
    """Whose turn it is, who is asked what, and how long the game has lasted."""
    f = t.asked
    on_turn = after(t, seat, t.turn)
    sheet.step(t.players, on_turn)
    sheet.step(t.players, after(t, seat, t.first))
    if t.extra == EXTRA_GRANTED:
        sheet.add(sheet.at + on_turn, 1)
    sheet.at += t.players
    kind: i64 = 4
    if f is not None:
        if f.effect is ATTACH:
            kind = 0
        elif f.effect is ACT:
            kind = 1
        elif f.effect is EXTRA_ATTEMPT:
            kind = 2
        elif f.effect is LAY:
            kind = 3
    sheet.step(t.players * len(ASKED), kind + len(ASKED) * after(t, seat, t.seat()))
    sheet.step(QUIET, t.quiet)
    sheet.step(TURNS, t.turns // TURNS_A_STEP)


def _add_conflict(t: Thargos, c: Conflict, seat: i64, odds: float, sheet: Sheet) -> None:
    """How an attempt goes on that is under way; of one that is settled, only that there was one."""
    if not unsettled(t):
        sheet.add(sheet.at + FIGHT - 1, 1)
        return
    mission = t.mission(c.track)
    step = step_of(t)
    sheet.step(VPS, mission.vp - 1)
    sheet.step(
        len(STEPS), 0 if step < DEFENDER_SEES else 1 if step == DEFENDER_SEES else 2 if step <= ATTACKER_SEES else 3
    )
    sheet.step(ODDS, i64(ODDS * odds))
    if t.sides[c.attacker].points + mission.vp >= t.sides[c.attacker].target:
        sheet.add(sheet.at + min(i64(ODDS * odds), ODDS - 1), 1)
    sheet.at += ODDS
    found = leads(t, c, seat)
    weakest = 99.0
    attacking: i64 = 0
    defending: i64 = 0
    for i in range(i64(len(found.lead))):
        unseen = float(found.attacking[i]) - float(found.defending[i])
        weakest = min(weakest, float(found.lead[i]) + MEAN_PAM * unseen)
        attacking += found.attacking[i]
        defending += found.defending[i]
    sheet.step(LEADS, i64(max(weakest, float(-LEVEL))) + LEVEL)
    sheet.number(len(t.sides[c.attacker].laid))
    sheet.number(attacking)
    sheet.number(len(t.sides[c.defender].laid))
    sheet.number(defending)


def _add_circle(t: Thargos, seat: i64, sheet: Sheet) -> None:
    """Of several others, which one is attacked, and who is out."""
    c = t.conflict
    if c is not None:
        sheet.add(sheet.at + after(t, seat, c.defender), 1)
    sheet.at += t.players
    for n in range(t.players):
        sheet.number(1 if t.is_out((seat + n) % t.players) else 0)
