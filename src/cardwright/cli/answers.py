"""Understanding what a person types: a number, an answer in the notation, or words, all of it shortened at will."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from cardwright.kernel.machine import IllegalAnswer, Position
from cardwright.kernel.notation import name, parse
from cardwright.kernel.paper import Record

DIGITS: Final = 6


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


def find_card(text: str, cards: Sequence[Record]) -> tuple[Record | None, list[Record]]:
    """The card that a text names, by id or name or an unmistakable beginning; or else those it may have meant.

    One with two faces is unmistakable without saying which.
    """
    from difflib import get_close_matches

    wanted = plain(text)
    known = {plain(str(card[key])): card for card in cards for key in ("id", "name")}
    if wanted in known:
        return known[wanted], []
    begins = _once([card for key, card in known.items() if wanted and key.startswith(wanted)])
    if begins and all(card["id"] in (begins[0]["id"], begins[0]["back"]) for card in begins):
        return begins[0], []
    return None, begins or _once([known[key] for key in get_close_matches(wanted, known, n=3, cutoff=0.6)])


def _once(cards: list[Record]) -> list[Record]:
    """The cards, each at its first place only."""
    return list({str(card["id"]): card for card in cards}.values())
