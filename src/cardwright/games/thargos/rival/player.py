"""The Rival as a side without a seat."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.thargos.moves.temper import DEFENCE, pile
from cardwright.games.thargos.rival.dice import roll_attitude
from cardwright.games.thargos.rival.piles import lay_pile, renew, throw_away
from cardwright.games.thargos.rival.turns import push_turn
from cardwright.games.thargos.state import Automaton, Thargos
from cardwright.games.thargos.words.hands import ALL
from cardwright.games.thargos.words.tags import decides
from cardwright.kernel.machine import Effect
from cardwright.kernel.zones import sorted_in


class Rival(Automaton):
    """Plays by the rules of the solo game."""

    def begin_turn(self, t: Thargos, side: i64) -> None:
        push_turn(t, side)

    def lay(self, t: Thargos, side: i64) -> None:
        lay_pile(t, side)

    def hand(self, t: Thargos, side: i64, gone: i64) -> vec[i64]:
        """The top cards of its deck, as many as its Defence pile has, less some that are gone."""
        deck = t.sides[side].deck
        found = vec[i64]()
        for i in range(min(pile(t, DEFENCE) - gone, i64(len(deck)))):
            found = sorted_in(found, deck[len(deck) - 1 - i])
        return found

    def discard(self, t: Thargos, side: i64, n: i64) -> None:
        """A whole hand is another Attitude; some cards of it are the top ones of its deck."""
        if n >= ALL:
            roll_attitude(t, side)
        else:
            throw_away(t, side, n)

    def renew(self, t: Thargos, side: i64) -> None:
        renew(t, side)

    def uses(self, t: Thargos, effect: Effect) -> bool:
        """What leaves a decision happens only if all effects do; chance decides then."""
        return t.variant.options["effects"] == "all" or not decides(effect)
