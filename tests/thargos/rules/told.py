"""Tables for stories: parties on a map. I am at seat 1, and about to act; the others come after me."""

from typing import Any

from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.state import Thargos
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Event
from cardwright.kernel.paper import Page, Record
from tests.thargos.rules.whole import of_kind
from tests.thargos.table import PLAIN, Table, team

MOST_SEEDS = 20_000
STRONG = [20, 20, 20, 0, 0, 0]
KURNOR = [
    "spy_on_the_guilds_of_kurnor", "locate_the_beasts_lair", "hunt_the_darkwolf", "racket_in_kurnor",
    "secret_hoard_discovered", "uncover_the_secrets_of_metbetoch", "fear_as_a_weapon", "scatter_your_enemies",
    "infiltrate_the_enemy_colony", "counter_the_meloks_attack", "survive_the_jethreki_hordes_attack",
    "locate_the_secret_gate_of_rund",
]  # fmt: skip


def told(
    *heroes: str,
    parties: int = 2,
    won: list[str] | None = None,
    others: list[dict[str, Any]] | None = None,
    story: str = "kurnor",
    options: dict[str, str] | None = None,
    step: str = "act",
    **mine: Any,
) -> Table:
    """A story; `won` are the Missions of my party, `others` is what the other parties have."""
    table_keys = ("seed", "dice", "seals", "turns", "turn", "quiet", "left", "rolls", "gone", "found", "pile")
    whole = {key: mine.pop(key) for key in table_keys if key in mine}
    more = [*(others or []), *[{}] * (parties - 1 - len(others or []))]
    seats = [{"heroes": team(heroes), "scored": scored(won or [], parties), **mine}]
    seats += [{"heroes": team(()), **theirs(it, parties)} for it in more]
    scenario: Record = {
        "options": {"mode": "story", "story": story, **(options or {})}, "step": step, "seat": seats, **whole,
    }  # fmt: skip
    events: list[Event] = []
    t = THARGOS.lay(Page(scenario, ""), events)
    assert isinstance(t, Thargos)
    assert not THARGOS.faults(t), THARGOS.faults(t)
    table = Table(t)
    table.heard = events
    return table


def scored(missions: list[str], parties: int) -> list[list[object]]:
    """Missions of the story in a score pile: their owner comes behind the players."""
    return [[parties, mission, False] for mission in missions]


def theirs(has: dict[str, Any], parties: int) -> dict[str, Any]:
    won = has.pop("won", None) if "won" in has else None
    return {**has, **({"scored": scored(won, parties)} if won else {})}


def attempts(table: Table) -> list[str]:
    """The Missions that may be attempted, each once."""
    return list(dict.fromkeys(option.split()[1] for option in table.options if option.startswith("attempt ")))


def on_map(table: Table, seat: int = 1) -> list[str]:
    """The Missions as a seat sees them: gone ones are empty, and those that lie face down a question mark."""
    rows = table.view(seat)["missions"]
    return ["" if row is None else "?" if len(row) == 1 else row[1] for row in rows]


def faced(
    *heroes: str,
    won: list[str] | None = None,
    theirs: list[str] | None = None,
    shows: tuple[int, ...] = (),
    rival: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    step: str = "act",
    **mine: Any,
) -> Table:
    """A story against the Rival, whose dice begin with what they show; both have won some Missions of it."""
    table_keys = ("seals", "turns", "turn", "quiet", "left", "rolls", "gone", "found", "pile", "own_story")
    whole = {key: mine.pop(key) for key in table_keys if key in mine}
    scenario: Record = {
        "options": {"mode": "story-solo", **(options or {})},
        "step": step,
        "dice": loaded(shows),
        "seat": [{"heroes": team(heroes), "scored": scored(won or [], 2), **mine}],
        "rival": {"heroes": team(()), "scored": scored(theirs or [], 2), **(rival or {})},
        **whole,
    }
    events: list[Event] = []
    t = THARGOS.lay(Page(scenario, ""), events)
    assert isinstance(t, Thargos)
    assert not THARGOS.faults(t), THARGOS.faults(t)
    table = Table(t)
    table.heard = events
    return table


def rivals_turn(*shows: int, **more: Any) -> Table:
    """The Rival's turn in a story, up to my first question."""
    return faced(shows=shows, step="turn", turn=2, **more)


def loaded(shows: tuple[int, ...]) -> list[int]:
    """Dice that begin so."""
    for seed in range(MOST_SEEDS):
        hand = seeded(seed)
        if [hand.roll(6) + 1 for _ in shows] == list(shows):
            return seeded(seed).written()
    raise AssertionError(f"no dice show {shows}")


def outcome(table: Table) -> tuple[str, list[int]]:
    found = THARGOS.outcome(table.t)
    assert found is not None
    return found.way, found.ranks


def led(mission: str = KURNOR[0], *answers: str, won: list[str] | None = None, **more: Any) -> Table:
    """My first Hero attempts a Mission."""
    return told(won=won or [], **more).pick(f"attempt {mission} {PLAIN[0]}", *answers)


def named(table: Table, kind: str) -> list[str]:
    cards = [int(e.card) for e in of_kind(table, kind)]
    size = len(table.t.cards)
    return [table.t.cards[it].id if it < size else table.t.heroes[it - size].id for it in cards]
