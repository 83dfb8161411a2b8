"""Nouns: stones, and cards of a kind in a place."""

from typing import Final

from cardwright.games.vale.state import Card
from cardwright.games.vale.terms import FAMILIES, STONES, held, stones_of
from cardwright.games.vale.words.choices import AREA, BOARD
from cardwright.games.vale.words.counts import Which
from cardwright.text.phrasebook import Argument, Said, said

ZONES: Final = ("area", "hand", "pile", "shelter", "board")


def colour(colour: int, n: int = 1) -> Said:
    """A colour, as it is said of so many stones."""
    return said(STONES[colour], n=n)


def stone(colour: int, n: int = 1) -> Said:
    """So many stones of one colour."""
    return stones(int(stones_of(colour, n)))


def stones(purse: int) -> Said:
    """The stones of a purse: the number of the first colour comes before all colours, the others’ with each."""
    there = [(c, int(held(purse, c))) for c in range(len(STONES)) if held(purse, c)]
    if not there:
        return said("no_stones")
    (first, n), *rest = there
    others = (said("of_colour", n=k, colour=colour(c, k)) for c, k in rest)
    return said("stones", n=n, colours=(colour(first, n), *others), last=there[-1][1])


def where(way: str, zone: int = AREA) -> Said:
    """A place as a card comes `from` it, lies `in` it and is counted, is `of` it, or is asked for `at` it."""
    key = "at_board" if way == "at" and zone == BOARD else way
    return said(key, zone=said(f"zone_{ZONES[zone]}"))


def kind(which: Which, place: Said | None = None, *, many: bool = False, other: bool = False) -> Said:
    """A card of a kind, or several, without an article."""
    marks = [said("low_cost", n=int(which.most))] if which.most >= 0 else []
    effects = {"instant_effect": which.instant, "permanent_effect": which.permanent, "active_effect": which.active}
    marks += [said(key) for key, marked in effects.items() if marked]
    args: dict[str, Argument] = {
        "other": said("other") if other else "",
        "family": said(FAMILIES[which.family]) if which.family >= 0 else "",
        "cursed": said("cursed", n=2 if many else 1) if which.cursed else "",
        "marks": said("with", marks=tuple(marks)) if marks else "",
        "place": place or "",
    }
    return said("cards_of_kind" if many else "card_of_kind", **args)


def one(which: Which, place: Said | None = None, *, other: bool = False) -> Said:
    """One card of a kind, or another one."""
    return said("another" if other else "one", card=kind(which, place))


def lies_in_area(card: Card) -> bool:
    """Whether a thing is a card, which speaks from an area; a tile or a summoner does not lie there."""
    return card.family >= 0


def named(card: Card) -> Said:
    """A card by its name."""
    return said(f"name_{card.id}")
