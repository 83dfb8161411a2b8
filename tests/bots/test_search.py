"""How the search chooses what to try."""

from cardwright.bots.levels import reckoning
from cardwright.bots.search import Node, Search
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.shelf import game as find


def test_an_untried_answer_is_measured_by_what_was_tried_beside_it() -> None:
    """The node is good for whoever led to it, and so bad for whoever answers there now: no reason to try the rest."""
    game = find("vale")
    t = game.new(Setup(2, 1, {}))
    judgement = reckoning(game).judgement
    search = Search(game, judgement, t, seeded(1))
    node = Node(1.0)
    node.visits, node.total = 100, 90.0
    tried, *untried = [judgement.key(t, pick) for pick in t.options]
    for key in [tried, *untried]:
        node.children[key] = Node(0.0)
    node.children[tried].visits, node.children[tried].total = 99, 0.15 * 99
    assert search.select(node, t) == t.options[0]


def test_where_nothing_was_tried_the_prior_decides() -> None:
    game = find("vale")
    t = game.new(Setup(2, 1, {}))
    search = Search(game, reckoning(game).judgement, t, seeded(1))
    node = Node(1.0)
    priors = [0.1] * len(t.options)
    priors[2] = 0.4
    for pick, prior in zip(t.options, priors):
        node.children[search.judgement.key(t, pick)] = Node(prior)
    assert search.select(node, t) == t.options[2]
