"""Undo goes back to the last information barrier of a turn, and no further."""

import pytest

from cardwright.games.vale.cards.sets import BASE
from cardwright.games.vale.game import VALE
from cardwright.games.vale.state import Vale
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import give
from cardwright.kernel.paper import Record
from cardwright.kernel.scenario import play_scenario, read_scenario
from tests.vale.table import lay

pytestmark = pytest.mark.rule("V19.6")

TABLE = """
round = 6
deck = ["odin", "imp"]

[[seat]]
score = 5
stones = { red = 1, blue = 1, purple = 2 }
area = ["ifrit", "kappa"]
hand = ["hydra", "pegasus", "surtr", "dandelion_spirit"]
marked = ["troll", "undine"]

[[seat]]
area = ["nessie"]
"""


def table(phase: str = "action", **seat: str) -> Position:
    text = f'phase = "{phase}"\n{TABLE}'
    for key, value in seat.items():
        text = text.replace(key, value)
    return play_scenario(VALE, read_scenario(text))


def secrets_of(t: Position, *answers: str) -> int:
    """How many secrets the answers brought to light."""
    before = t.secrets
    for answer in answers:
        give(t, answer)
    return int(t.secrets - before)


@pytest.mark.parametrize(
    "answers",
    [
        ["sell troll", "drop red=4"],
        ["tame troll"],
        ["tame troll", "tame undine", "summon surtr purple=1"],
        ["summon surtr blue=1 red=1"],
        ["remove ifrit purple=1"],
        ["summon hydra purple=1", "take purple", "take score=4"],
    ],
)
def test_nothing_comes_to_light(answers: list[str]) -> None:
    assert secrets_of(table(), *answers) == 0


@pytest.mark.parametrize(
    "answers",
    [
        ["summon pegasus blue=1"],
        ["summon dandelion_spirit blue=1"],
        ["summon hydra purple=1", "take draw", "take score=4"],
    ],
)
def test_a_card_is_drawn(answers: list[str]) -> None:
    assert secrets_of(table(), *answers) == 1


def test_the_next_round_turns_up_cards() -> None:
    assert secrets_of(table(), "sell troll", "drop red=4", "tame undine", "end", "end") == 4


def test_an_active_effect_draws() -> None:
    t = table("resolution", ifrit="griffon", kappa="salamander")
    assert secrets_of(t, "activate griffon") >= 1


def test_a_reshuffled_deck_comes_to_light() -> None:
    rest = [card.id for card in BASE if f'"{card.id}"' not in TABLE.replace('deck = ["odin", "imp"]', "")]
    t = table(**{'deck = ["odin", "imp"]': f"pile = {rest}"})
    assert VALE.view(t, 0)["deck"] == {"size": 0, "known": []}
    assert secrets_of(t, "summon pegasus blue=1") >= 1


def test_undo_within_a_turn_up_to_the_last_barrier() -> None:
    t = table()
    stood = [t.clone()]
    for answer in ("tame troll", "summon pegasus blue=1", "tame undine", "summon surtr purple=1"):
        give(t, answer)
        stood.append(t.clone())
    free = [u for u in stood[:-1] if u.secrets == t.secrets and u.seat() == t.seat()]
    assert [stood.index(u) for u in free] == [2, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_never_fall_and_hold_while_decks_and_hidden_hands_do(players: int) -> None:
    t = VALE.new(Setup(players, players, {}))
    assert isinstance(t, Vale)
    dice = seeded(players)
    while t.asked is not None:
        deck, secrets = list(t.deck), t.secrets
        t.answer(t.options[dice.roll(len(t.options))])
        drawn = list(t.deck)[: len(deck)] != deck  # it may have cards on top that it had not
        assert (t.secrets > secrets) == drawn


def test_another_players_hidden_card_is_a_barrier_even_if_nobody_asked() -> None:
    """Medusa discards a hand of one by herself, right after the answer of the player before."""
    others: list[Record] = [{"area": ["medusa"], "hand": ["willow"], "score": 5}]
    table = lay("basilisk", phase="resolution", others=others)
    before = int(table.t.secrets)
    table.pick("take red")
    assert table.pile == ["willow"]
    assert table.t.secrets > before


def test_a_card_that_everybody_knows_is_no_barrier() -> None:
    others: list[Record] = [{"area": ["medusa"], "hand": ["willow"], "shown": ["willow"], "score": 5}]
    table = lay("basilisk", phase="resolution", others=others)
    before = int(table.t.secrets)
    assert table.pick("take red").t.secrets == before


def test_copies_share_a_deck_until_one_of_them_puts_a_card_on_it() -> None:
    t = lay().t
    u = t.copy()
    before = list(t.deck)
    t.put_on_deck(1)
    u.put_on_deck(2)
    assert (list(t.deck), list(u.deck)) == ([*before, 1], [*before, 2])


def test_copies_share_their_rows_until_one_of_them_changes_any() -> None:
    t = lay("imp", hand=("kappa",)).t
    before = VALE.write(t)
    copies = [t.copy(), t.copy().copy()]
    for u in (t, *copies):
        stands = VALE.write(u)
        others = [VALE.write(it) for it in (t, *copies) if it is not u]
        assert stands == before
        card, held = u.seats[0].area[0], u.seats[0].hand[0]
        u.leave_area(0, card)
        u.bury(card)
        u.leave_hand(0, held)
        u.seats[0].use(held)
        u.let_know(held, 1)
        assert VALE.write(u) != before
        assert [VALE.write(it) for it in (t, *copies) if it is not u] == others


def test_who_knows_a_card_is_kept_for_each_card_by_itself() -> None:
    t = lay().t
    for card in range(16):
        t.let_know(card, card)
    t.let_know(9, 3)
    t.let_know(7, 0)
    assert [t.known_to(card) for card in range(16)] == [0, 1, 2, 3, 4, 5, 6, 0, 8, 3, 10, 11, 12, 13, 14, 15]
