"""T8 Laying cards, against a list of all that could be: what the rules allow, in one way each, and nothing else."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from cardwright.games.thargos.seat import BEHIND, CARD
from cardwright.games.thargos.state import Thargos
from cardwright.games.thargos.terms import ATTRIBUTES
from cardwright.kernel.notation import names, parse
from tests.thargos.table import lay

ONE, TWO, THREE = "earth_elemental", "guardian", "tower_shield"
MISSIONS = {
    ("might",): "1:drive_off_the_carrion_pack",
    ("might", "mind"): "1:trade_hostages_at_the_bridge",
    ("might", "mysticism"): "1:storm_the_ember_chapel",
    ("might", "mind", "mysticism"): "1:win_the_games_of_celestia",
}
# Cards that lie in a row, each as attribute and card; equal rows are one way to lay them.
Row = tuple[tuple[str, str], ...]


def rows(t: Thargos, side: int) -> Iterator[Row]:
    """Every way to the end of a player's laying, and what lies there then."""
    for option in names(t):
        if option == "stop":
            yield row(t, side)
            continue
        after = t.copy()
        after.answer(parse(t, option))
        if laying(after, side):
            yield from rows(after, side)
        else:
            _, card, attribute = option.split()
            yield tuple(sorted([*row(t, side), (attribute, card)]))


def laying(t: Thargos, side: int) -> bool:
    """Whether a player is still asked for cards to lay in the first conflict."""
    c = t.conflict
    return c is not None and not c.revealed and t.asked is not None and t.asked.seat == side


def row(t: Thargos, side: int) -> Row:
    laid = t.sides[side].laid
    return tuple(sorted((ATTRIBUTES[it >> BEHIND], t.design(side, it & CARD).id) for it in laid))


def all_rows(hand: list[str], asked: tuple[str, ...]) -> set[Row]:
    """Whatever could be laid if there were no rules."""
    found = set()
    for places in product(["", *asked], repeat=len(hand)):
        found.add(tuple(sorted((place, card) for place, card in zip(places, hand, strict=True) if place)))
    return found


def lawful(hand: list[str], asked: tuple[str, ...], law: Callable[[Counter[str]], bool]) -> Counter[Row]:
    """What a law about the numbers of cards on attributes allows, each once."""
    return Counter(it for it in all_rows(hand, asked) if law(Counter(place for place, _ in it)))


@pytest.mark.rule("T8.5")
@pytest.mark.rule("T8.6")
@pytest.mark.rule("T18.2")
@pytest.mark.parametrize("asked", MISSIONS)
@pytest.mark.parametrize("hero", ["mason_knight_of_the_compact", "imperial_general", "hragga", "saphirel"])
def test_the_attacker_lays_what_the_spread_allows(hero: str, asked: tuple[str, ...]) -> None:
    hand = [ONE, TWO, TWO, THREE]
    knight = "mason_knight_of_the_compact"
    table = lay(hero, facing=(knight,), missions=[MISSIONS[asked]], hand=hand, theirs={"hand": [ONE]})
    table.pick("attempt 1")
    mine, theirs = table.view(0)["totals"]
    behind = [place for i, place in enumerate(ATTRIBUTES) if mine[i] < theirs[i]]

    def spread(laid: Counter[str]) -> bool:
        return len(behind) < 2 or laid.total() < 2 or len(laid) > 1

    assert Counter(rows(table.t, 0)) == lawful(hand, asked, spread)


@pytest.mark.rule("T8.11")
@pytest.mark.rule("T8.12")
@pytest.mark.rule("T8.13")
@pytest.mark.rule("T8.14")
@pytest.mark.rule("T8.15")
@pytest.mark.rule("T18.2")
@pytest.mark.rule("TO4.1")
@pytest.mark.rule("TO4.2")
@pytest.mark.parametrize("answer", ["mirror", "ceiling"])
@pytest.mark.parametrize("single", ["free", "mirrored"])
@pytest.mark.parametrize("held", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("asked", "laid"),
    [
        (("might",), ["might"]),
        (("might",), ["might", "might"]),
        (("might", "mind"), ["might"]),
        (("might", "mind"), ["mind"]),
        (("might", "mind"), ["might", "mind"]),
        (("might", "mysticism"), ["might", "mysticism", "mysticism"]),
        (("might", "mind", "mysticism"), ["mind"]),
        (("might", "mind", "mysticism"), ["might", "mysticism"]),
        (("might", "mind", "mysticism"), ["might", "mind", "mysticism"]),
    ],
)
def test_the_defender_lays_what_the_mirror_or_the_ceiling_allows(
    asked: tuple[str, ...], laid: list[str], held: int, single: str, answer: str
) -> None:
    hand = [TWO, THREE, TWO, ONE][:held]
    table = lay(
        missions=[MISSIONS[asked]],
        hand=[ONE] * 4,
        theirs={"hand": hand},
        options={"answer": answer, "single": single},
    )
    table.pick("attempt 1", *(f"lay {ONE} {place}" for place in laid), "stop")
    there = Counter(laid)

    def mirror(mine: Counter[str]) -> bool:
        if not mine:
            return True
        if held < len(there):
            return set(mine) <= set(there) and mine.total() == len(mine) == held
        return set(mine) == set(there)

    def ceiling(mine: Counter[str]) -> bool:
        return all(place in there and mine[place] <= there[place] + 2 for place in mine)

    def anything(mine: Counter[str]) -> bool:
        return True

    law = anything if len(asked) == 1 and single == "free" else mirror if answer == "mirror" else ceiling
    assert Counter(rows(table.t, 1)) == lawful(hand, asked, law)


@pytest.mark.rule("T8.6")
@pytest.mark.rule("T8.13")
@pytest.mark.rule("T18.2")
@pytest.mark.parametrize("held", [2, 3])
def test_where_the_first_card_counts_more_the_same_can_be_laid_with_any_of_it_first(held: int) -> None:
    knight, drill = "mason_knight_of_the_compact", {"mason_knight_of_the_compact": ["legion_drill"]}
    asked = ("might", "mind", "mysticism")
    hand = [ONE, TWO, THREE][:held]
    theirs = {"hand": hand, "lastings": drill}
    table = lay(
        lastings=drill, facing=(knight,), missions=["1:close_the_nameless_rift"], hand=[ONE, TWO, THREE], theirs=theirs
    ).pick("attempt 1")

    def spread(laid: Counter[str]) -> bool:
        return laid.total() < 2 or len(laid) > 1

    def mirror(mine: Counter[str]) -> bool:
        return not mine or mine.total() == len(mine) == held

    def firsts(ways: Counter[Row]) -> Counter[Row]:
        """As many ways as there are cards that can be the first."""
        return Counter({it: max(len(it), 1) for it in ways})

    assert Counter(rows(table.t, 0)) == firsts(lawful([ONE, TWO, THREE], asked, spread))
    table.pick(f"lay {ONE} might", f"lay {TWO} mind", f"lay {THREE} mysticism")
    assert Counter(rows(table.t, 1)) == firsts(lawful(hand, asked, mirror))
