"""How a story begins: the Heroes stand before their players, the Missions lie on the map."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.cards import draw, own
from cardwright.games.thargos.moves.heroes import put_stand, stand_of
from cardwright.games.thargos.rules.opening import first_player
from cardwright.games.thargos.rules.turns import BEGIN_TURN
from cardwright.games.thargos.seat import BEHIND, Side
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.story import Story
from cardwright.games.thargos.terms import HAND
from cardwright.kernel.machine import Frame


def world_of(story: Story) -> Side:
    """The side that has the cards of a story: those of the map in its order, then those of the pile."""
    designs = story.designs()
    w = Side(vec[i64](designs), vec[i64](), 1)
    w.seen = vec[i64]([0] * len(designs))
    return w


def prepare(t: Thargos, story: Story) -> None:
    """Everything before the first question."""
    for side in range(t.players):
        s = t.sides[side]
        s.seen = vec[i64]([own(t, side) << 8] * len(s.cards))
        s.deck = vec[i64](range(len(s.cards)))
        t.dice.shuffle(s.deck)
        for place in range(4):
            put_stand(t, 4 * side + place, stand_of(t, side, s.team[place], False, vec[i64]()))
    spread_out(t, story)
    w = t.sides[t.players]
    w.deck = vec[i64](range(len(story.spots), len(w.cards)))
    t.dice.shuffle(w.deck)
    t.first = first_player(t)
    t.turn = t.first
    for i in range(t.players):
        for _ in range(HAND):
            draw(t, (t.first + i) % t.players)
    t.push(Frame(BEGIN_TURN, t.first))


def spread_out(t: Thargos, story: Story) -> None:
    """The Missions of the map lie there, those of the pile do not yet; the world is no player."""
    w = t.players
    t.out |= 1 << w
    cards = len(t.sides[w].cards)
    t.seals = vec[i64]([0] * cards)
    t.missions = vec[i64]([-1] * cards)
    for spot in range(i64(len(story.spots))):
        t.missions[spot] = w << BEHIND | spot
        t.sides[w].seen[spot] = t.everyone() * 257
