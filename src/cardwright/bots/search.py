"""Information-set Monte-Carlo tree search, for any game: every simulation deals the unseen cards anew.

One tree serves all deals. A node stands for the answers that led to it; its children are the answers seen there so far.
Answers are preferred by judgement (the prior), then by what simulations have brought; each ends at a moment that is
good to judge, played on to without much thought.
"""

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cardwright.bots.judgement import Judgement
from cardwright.bots.turns import appraise, best_of, look_through
from cardwright.kernel.dice import Dice
from cardwright.kernel.game import Game
from cardwright.kernel.machine import Position

# How much an answer is tried for being little known rather than for having done well. Less, and the search clings to
# what judgement liked first; more, and its time goes to answers that are plainly worse.
CURIOSITY: Final = 0.7
# How much better an answer must look, as a share of judgement's scale, to be tried e times as often at first.
TEMPERATURE: Final = 0.5
# By how much of a chance an untried answer is thought worse than what was tried beside it. More, and what judgement
# overlooked is found late; less, and simulations go to answers that judgement thinks bad.
DOUBT: Final = 0.1
# A bound for games in which answers could go on and on.
DEEPEST: Final = 200


class Node:
    """What has been seen after some answers: how often, and what it brought the seat that gave the last one.

    Children stand by the key of their answer, so that the copy of a card that a deal happens to use makes no other one.
    """

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0
        self.children: dict[i64, Node] = {}

    def mean(self, unseen: float) -> float:
        """What it has brought on average; `unseen` if nothing is known."""
        return self.total / float(self.visits) if self.visits > 0 else unseen


class Thought:
    """What the search thinks of one answer."""

    def __init__(self, pick: i64, visits: i64, chance: float) -> None:
        self.pick: Final[i64] = pick
        self.visits: Final[i64] = visits
        self.chance: Final = chance


class Way:
    """How far a simulation has come: how many moments that are good to judge it has reached."""

    def __init__(self, judgement: Judgement, u: Position) -> None:
        self.judgement: Final = judgement
        self.resting: bool = judgement.rests(u)
        self.rests: i64 = 0

    def go(self, u: Position) -> None:
        """An answer was given; a moment counts once, however many answers it lasts."""
        now = self.judgement.rests(u)
        if now and not self.resting:
            self.rests += 1
        self.resting = now


class Search:
    """A search for one seat's best answer in one position."""

    def __init__(self, game: Game, judgement: Judgement, t: Position, dice: Dice) -> None:
        self.game: Final = game
        self.judgement: Final = judgement
        self.t: Final = t
        self.seat: Final[i64] = t.seat()
        self.dice: Final = dice
        self.rests: Final[i64] = judgement.horizon
        self.root: Final = Node(1.0)
        self.simulations: i64 = 0

    def think(self, seconds: float, most: i64, clock: Callable[[], float]) -> None:
        """Simulate for so many seconds of a clock, or so many times if that comes first."""
        end = clock() + seconds
        done: i64 = 0
        while done < most and clock() < end:
            self.simulate()
            done += 1

    def simulate(self) -> None:
        u = self.game.resample(self.t, self.seat, self.dice)
        nodes = [self.root]
        seats = vec[i64]([-1])
        node = self.root
        way = Way(self.judgement, u)
        while u.asked is not None and len(nodes) < DEEPEST and way.rests < self.rests:
            if node.visits == 0 and node is not self.root:
                break
            seat = u.seat()
            if self.foreseen(u, seat):
                pick = self.select(node, u)
                node = node.children[self.judgement.key(u, pick)]
                nodes.append(node)
                seats = append(seats, seat)
            else:
                pick = self.judgement.inclination(u, self.dice)
            u.go_on(pick)
            way.go(u)
        self.play_on(u, way)
        self.learn(u, nodes, seats)

    def foreseen(self, u: Position, seat: i64) -> bool:
        """Whether the tree holds a seat's answer: one's own, and those of a single opponent.

        Several others answer in so many ways that none is tried often: they do what comes first to mind, except where
        judgement says that it matters.
        """
        return seat == self.seat or u.players == 2 or self.judgement.answers(u, seat)

    def select(self, node: Node, u: Position) -> i64:
        """The answer that looks best, between what it has brought and how little is known of it."""
        children = self.children(node, u)
        offered: i64 = 0
        brought = 0.0
        for child in children:
            offered += child.visits
            brought += child.total
        eager = CURIOSITY * math.sqrt(float(offered) + 1.0)
        expected = brought / float(offered) if offered > 0 else 0.5
        best: i64 = 0
        best_value = -1.0e9
        for i in range(i64(len(children))):
            child = children[i]
            value = child.mean(expected - DOUBT) + eager * child.prior / (1.0 + float(child.visits))
            if value > best_value:
                best = i
                best_value = value
        return u.options[best]

    def children(self, node: Node, u: Position) -> list[Node]:
        """What is known of each option; those not met before get their prior first."""
        keys = vec[i64](capacity=16)
        for pick in u.options:
            keys = append(keys, self.judgement.key(u, pick))
        if any(key not in node.children for key in keys):
            self.expand(node, u, keys)
        return [node.children[key] for key in keys]

    def expand(self, node: Node, u: Position, keys: vec[i64]) -> None:
        """Give every new answer its prior: how judgement likes it, at the root after looking through the turn."""
        values = (
            look_through(self.judgement, u, u.seat(), self.judgement.breadth)
            if node is self.root
            else appraise(self.judgement, u, u.seat())
        )
        best = values[best_of(values)]
        warmth = TEMPERATURE * self.judgement.scale
        weights = vec[float](capacity=16)
        total = 0.0
        for value in values:
            weight = math.exp(max((value - best) * float(u.players) / warmth, -30.0))
            weights = append(weights, weight)
            total += weight
        for i in range(i64(len(values))):
            if keys[i] not in node.children:
                node.children[keys[i]] = Node(weights[i] / total)

    def play_on(self, u: Position, way: Way) -> None:
        """Play on without much thought to the moment at which all simulations are judged, near or far."""
        while u.asked is not None and way.rests < self.rests:
            u.go_on(self.judgement.inclination(u, self.dice))
            way.go(u)

    def learn(self, u: Position, nodes: list[Node], seats: vec[i64]) -> None:
        self.simulations += 1
        chances = self.judgement.chances(u)
        self.root.visits += 1
        self.root.total += chances[self.seat]
        for i in range(i64(1), i64(len(nodes))):
            node = nodes[i]
            node.visits += 1
            node.total += chances[seats[i]]

    def thoughts(self) -> list[Thought]:
        """What is thought of every answer, the best first."""
        found: list[Thought] = []
        for pick in self.t.options:
            child = self.root.children.get(self.judgement.key(self.t, pick))
            if child is not None and child.visits > 0:
                found.append(Thought(pick, child.visits, child.mean(0.5)))
        return sorted(found, key=_visits, reverse=True)


def _visits(thought: Thought) -> tuple[int, float]:
    return thought.visits, thought.chance
