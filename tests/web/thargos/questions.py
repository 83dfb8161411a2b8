"""Questions of every kind that Heroes of Thargos puts in its modes, met in games with decks by chance."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from cardwright.games.thargos.decks.chance import dealt
from cardwright.games.thargos.decks.sharing import code_of
from cardwright.games.thargos.game import THARGOS
from cardwright.games.thargos.terms import DUEL, SOLO, STORY, STORY_SOLO
from cardwright.kernel.dice import seeded
from cardwright.kernel.game import Setup
from cardwright.kernel.machine import Position
from cardwright.kernel.notation import name
from cardwright.text.speech import telling
from tests.shelf import Table, all_tables
from tests.web.site import Json
from tests.web.thargos.table import LAY

# Modes that are played on the table of another.
LIKE: Final = {SOLO: DUEL, STORY_SOLO: STORY}
TABLES: Final = [it for it in all_tables() if it[0] == THARGOS.name]


def begun(table: Table, seed: int) -> Position:
    """A game with decks by chance, in which any card may come up."""
    _, players, options = table
    whole = THARGOS.complete(options)
    dice = seeded(seed)
    decks = [code_of(dealt(whole, dice)) for _ in range(players)]
    return THARGOS.new(Setup(players, seed, options, brought=decks))


def seen(t: Position) -> Json:
    """What whoever is asked sees."""
    return THARGOS.view(t, int(t.seat()))


def scene(t: Position) -> Json:
    """What the page is told of a position, for the seat that is asked."""
    seat, view = int(t.seat()), seen(t)
    words, names = telling(THARGOS.name, "en"), [f"Player {i + 1}" for i in range(view["players"])]
    options = [{"answer": name(t, it), "words": words.option(t, it, names)} for it in t.options]
    return {"seat": seat, "turn": seat, "view": view, "prompt": words.prompt(t, names), "options": options}


def game(number: int) -> Iterator[Position]:
    """A game at one of the tables, at every question that it comes to; they are answered by chance."""
    t, dice = begun(TABLES[number % len(TABLES)], number), seeded(number)
    while t.asked is not None:
        yield t
        t.answer(t.options[dice.roll(len(t.options))])


def about(view: Json, seat: int) -> tuple[bool, ...]:
    """What may be missing where a question is put, a Mission or a Hero, and whether it is about one's own."""
    c = view["conflict"]
    gone = c is not None and len(view["missions"][c["track"]] or []) < 2
    vacant = any(not it["hero"] for it in view["sides"][seat]["stands"])
    stand = view["asked"][3] if len(view["asked"]) > 3 else -1
    return (c is not None, gone, vacant, stand >> 2 == seat)


def met(many: int) -> dict[tuple[object, ...], Json]:
    """A question of each kind from so many games: told apart by the word that asks, by what can be answered, by the
    table, and by what may be missing there.

    Rules ask otherwise in every mode, cards only on another table: two rows of Heroes, a circle or a map.
    """
    found: dict[tuple[object, ...], Json] = {}
    for t in chain.from_iterable(map(game, range(many))):
        assert t.asked is not None
        view = seen(t)
        verbs = sorted({name(t, it).split(" ")[0] for it in t.options})
        word, mode = type(t.asked.effect).__name__, view["variant"]["mode"]
        table = mode if view["asked"][0].startswith("rule/") else LIKE.get(mode, mode)
        kind = (table, word, *verbs, *about(view, int(t.seat())))
        if kind not in found:
            found[kind] = scene(t)
    return found


def fights(many: int) -> Iterator[Position]:
    """Questions what to lay, in so many games: of each the one in which most can be answered."""
    for number in range(many):
        found = [t.clone() for t in game(number) if seen(t)["asked"][0] == LAY]
        first = [t for t in found if not seen(t)["sides"][int(t.seat())]["laid"]["on"]]
        if first:
            yield max(first, key=lambda t: len(t.options))
