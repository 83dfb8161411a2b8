"""Understanding what a person types: a number, an answer in the notation, or words, all of it shortened at will."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from cardwright.kernel.machine import IllegalAnswer, Position
from cardwright.kernel.notation import name, parse
from cardwright.kernel.paper import Record

DIGITS: Final = 6
# So many cards that a text may mean are told.
MOST_MEANT: Final = 9


def plain(text: str) -> str:
    """Letters without case and accents; underscores and hyphens are spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    spaced = "".join(" " if c in "_-" else c for c in bare if not unicodedata.combining(c))
    return " ".join(spaced.replace("œ", "oe").replace("’", "'").split())


def understand(t: Position, text: str, picks: list[int], words: list[str]) -> list[int]:
    """The options that a text may mean: one if it is clear, none if it is wrong. `picks` are as listed, from 1."""
    if text.isdecimal():
        return [picks[int(text) - 1]] if len(text) < DIGITS and 1 <= int(text) <= len(picks) else []
    try:
        return [parse(t, text)]
    except IllegalAnswer:
        pass
    found = [pick for pick in picks if _shortens(text, name(t, pick))]
    exact = [pick for pick in found if _numbers(text) and len(text.split()) == len(name(t, pick).split())]
    if exact or found:
        return exact or found
    return [pick for pick, said in zip(picks, words) if plain(said).startswith(plain(text))]


def _numbers(text: str) -> list[str]:
    return sorted(word for word in text.lower().split() if "=" in word)


def _shortens(text: str, answer: str) -> bool:
    """Whether every word of a text is the beginning of the same word of an answer, and every `a=1` is in it."""
    typed = [plain(word).replace(" ", "_") for word in text.split() if "=" not in word]
    meant = [word for word in answer.split() if "=" not in word]
    if not typed or len(typed) > len(meant) or not all(m.startswith(w) for w, m in zip(typed, meant)):
        return False
    return all(any(_same_number(w, m) for m in _numbers(answer)) for w in _numbers(text))


def _same_number(typed: str, meant: str) -> bool:
    key, _, value = typed.partition("=")
    return meant.partition("=")[0].startswith(key) and meant.partition("=")[2] == value


def find_card(
    text: str, cards: Sequence[Record], abroad: Callable[[], Sequence[Record]] = list
) -> tuple[Record | None, list[Record]]:
    """The card that a text names: by id, name or number, or an unmistakable part; or else those it may have meant.

    `abroad` are cards in other languages, whose names will do too. One with two faces is unmistakable without saying
    which.
    """
    from difflib import get_close_matches

    wanted = plain(text)
    if not wanted:
        return None, []
    own = _keys(cards, cards)
    if wanted in own:
        return own[wanted], []
    known = _keys(cards, abroad())
    if wanted in known:
        return known[wanted], []
    for keys in (own, known):
        for fits in (str.startswith, str.__contains__):
            near = _once([card for key, card in keys.items() if fits(key, wanted)])
            if len(near) == 1:
                return near[0], []
            if near:
                return None, near[:MOST_MEANT]
    close = [own[key] for key in get_close_matches(wanted, own, n=3, cutoff=0.6)]
    words = get_close_matches(wanted, {word for key in own for word in key.split()}, n=3, cutoff=0.8)
    return None, _once(close + [card for key, card in own.items() if {*words} & {*key.split()}])[:MOST_MEANT]


def _keys(cards: Sequence[Record], told: Sequence[Record]) -> dict[str, Record]:
    """Some cards by everything that they are called where they are told, perhaps in another language."""
    by_id = {str(card["id"]): card for card in cards}
    found: dict[str, Record] = {}
    for key in ("id", "name", "number"):
        for it in told:
            if key in it and str(it["id"]) in by_id:
                found.setdefault(plain(str(it[key])), by_id[str(it["id"])])
    return found


def _once(cards: list[Record]) -> list[Record]:
    """The cards, each at its first place only, and of two faces the first."""
    found: dict[str, Record] = {}
    for card in cards:
        if card.get("back") not in found:
            found.setdefault(str(card["id"]), card)
    return list(found.values())
