"""Positions to say something about: players with names, and any question put to one of them."""

from librt.vecs import vec
from mypy_extensions import i64

from cardwright.games.vale.cards.sets import ALL
from cardwright.games.vale.game import VALE
from cardwright.games.vale.rules.rounds import bare
from cardwright.games.vale.state import Vale, Word
from cardwright.kernel.dice import seeded
from cardwright.kernel.machine import Frame
from cardwright.text.language import LANGUAGES

CODES = list(LANGUAGES)
NAMES = ["Ann", "Bob", "Éloïse", "Max"]
NUMBERS = {card.id: number for number, card in enumerate(ALL)}


def at_table(players: int = 3) -> Vale:
    """Players with both expansions before them, and no card dealt yet."""
    with_everything = VALE.setup(players, 1, {"artifacts": "with", "curse": "with"})
    return bare(VALE.variant(with_everything.options), players, seeded(1))


def asking(t: Vale, word: Word, *options: int, seat: int = 0, card: str = "") -> Vale:
    """A position in which a word, of a card if one is named, asks a player."""
    t.wait(Frame(word, seat, NUMBERS[card] if card else -1), vec[i64](options))
    return t


def plain(text: str) -> str:
    """A text with plain spaces."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ")
