"""The same loop on engines that others use: random play, legal actions listed at every decision. Prints JSON."""

import json
import random
from collections.abc import Callable

from bench.clock import rate

PICKS = random.Random(1)


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(PICKS.choices(actions, weights)[0])
            else:
                state.apply_action(PICKS.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def uno() -> Callable[[], int]:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})

    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(PICKS.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


if __name__ == "__main__":
    loops = {"gin_rummy": open_spiel("gin_rummy"), "crazy_eights": open_spiel("crazy_eights"), "uno": uno()}
    print(json.dumps({name: rate(work) for name, work in loops.items()}))
