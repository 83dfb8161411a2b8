"""How a story begins: the Heroes stand before their players, the Missions lie on the map."""

from librt.vecs import remove, vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import draw, own
from cardwright.games.thargos.moves.heroes import put_stand, stand_of
from cardwright.games.thargos.moves.map import world
from cardwright.games.thargos.moves.temper import become_infamous
from cardwright.games.thargos.rival.dice import roll_attitude
from cardwright.games.thargos.rules.ending import target_of
from cardwright.games.thargos.rules.opening import first_player
from cardwright.games.thargos.rules.turns import BEGIN_TURN
from cardwright.games.thargos.seat import BEHIND, Side, nobody
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.story import Story
from cardwright.games.thargos.terms import HAND, PLACED
from cardwright.kernel.machine import Frame


def world_of(story: Story) -> Side:
    """The side that has the cards of a story: those of the map in its order, then those of the pile."""
    designs = story.designs()
    w = Side(vec[i64](designs), vec[i64](), 1, nobody())
    w.seen = vec[i64]([0] * len(designs))
    return w


def prepare(t: Thargos, story: Story) -> None:
    """Everything before the first question. Who is alone begins."""
    for side in range(world(t)):
        s = t.sides[side]
        s.seen = vec[i64]([own(t, side) << 8] * len(s.cards))
        s.deck = vec[i64](range(len(s.cards)))
        t.dice.shuffle(s.deck)
        if t.is_seated(side):
            for place in range(4):
                put_stand(t, 4 * side + place, stand_of(t, side, s.team[place], False, vec[i64]()))
    spread_out(t, story)
    w = t.sides[world(t)]
    w.deck = vec[i64](range(len(story.spots), len(w.cards)))
    t.dice.shuffle(w.deck)
    if t.variant.solo:
        line_up(t, t.players)
    else:
        t.first = first_player(t)
    t.turn = t.first
    for i in range(t.players):
        for _ in range(HAND):
            draw(t, (t.first + i) % t.players)
    t.push(Frame(BEGIN_TURN, t.first))


def line_up(t: Thargos, side: i64) -> None:
    """Four of the Rival's Heroes stand in a row by chance, and make its target; the Attitude die is rolled."""
    s = t.sides[side]
    s.bench = s.team[:]
    for place in range(4):
        hero = s.bench[t.dice.roll(len(s.bench))]
        s.bench = remove(s.bench, hero)
        put_stand(t, 4 * side + place, stand_of(t, side, hero, False, vec[i64]()))
        t.note(PLACED, side, len(t.cards) + hero, place)
    s.target = target_of(t.variant, [int(stand.hero) for stand in s.stands])
    become_infamous(t, int(t.variant.options["infamy"]))
    roll_attitude(t, side)


def spread_out(t: Thargos, story: Story) -> None:
    """The Missions of the map lie there, those of the pile do not yet; the world is no player."""
    w = world(t)
    t.out |= 1 << w
    cards = len(t.sides[w].cards)
    t.seals = vec[i64]([0] * cards)
    t.missions = vec[i64]([-1] * cards)
    for spot in range(i64(len(story.spots))):
        t.missions[spot] = w << BEHIND | spot
        t.sides[w].seen[spot] = t.everyone() * 257
